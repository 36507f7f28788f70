/** The work of others that Aléa uses. */
interface Credit {
  readonly name: string
  readonly link?: string
  readonly licence?: string
}

/** As the licence file of the game-icons collection lists them; the package we take the icons from does not say who drew which. */
export const ICON_AUTHORS: readonly string[] = [
  'Lorc',
  'Delapouite',
  'John Colburn',
  'Felbrigg',
  'John Redman',
  'Carl Olsen',
  'Sbed',
  'PriorBlue',
  'Willdabeast',
  'Viscious Speed',
  'Lord Berandas',
  'Irongamer',
  'HeavenlyDog',
  'Lucas',
  'Faithtoken',
  'Skoll',
  'Andy Meneely',
  'Cathelineau',
  'Kier Heyl',
  'Aussiesim',
  'Sparker',
  'Zeromancer',
  'Rihlsul',
  'Quoting',
  'Guard13007',
  'DarkZaitzev',
  'SpencerDub',
  'GeneralAce135',
  'Zajkonur',
]

export const ICONS_LINK = 'https://game-icons.net'
export const ICONS_LICENCE = 'https://creativecommons.org/licenses/by/3.0/'

export const SOFTWARE: readonly Credit[] = [
  { name: 'React', link: 'https://react.dev', licence: 'MIT' },
  { name: 'wouter', link: 'https://github.com/molefrog/wouter', licence: 'Unlicense' },
  { name: 'idb-keyval', link: 'https://github.com/jakearchibald/idb-keyval', licence: 'Apache 2.0' },
  { name: 'MiniSearch', link: 'https://github.com/lucaong/minisearch', licence: 'MIT' },
  { name: 'Orama stemmers', link: 'https://github.com/oramasearch/orama', licence: 'Apache 2.0' },
  { name: 'noble-hashes', link: 'https://github.com/paulmillr/noble-hashes', licence: 'MIT' },
  { name: 'Workbox', link: 'https://github.com/GoogleChrome/workbox', licence: 'MIT' },
  { name: 'Vite', link: 'https://vite.dev', licence: 'MIT' },
]
