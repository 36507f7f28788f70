/** What can be done with a location, in a list of how often that happened. */
export const content = {
  use: (location: string) => `${location}: used`,
  build: (location: string) => `${location}: built`,
  cover: (location: string) => `${location}: built over`,
  attack: (location: string) => `${location}: attacked`,
  deactivate: (location: string) => `${location}: deactivated`,
}
