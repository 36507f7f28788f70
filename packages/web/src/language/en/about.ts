export const about = {
  title: 'About Aléa',
  what: [
    'Aléa lets you play dice games online with their complete rules. Every rule is numbered, enforced and explained: when you can’t do something, the game tells you why.',
    'You can start right away, without an account: against bots that see no more than you do, with friends through a link, or with several people around one device. Matches on this device need no network.',
    'Alea is Latin for “die”. In French, an aléa is something nobody can predict.',
  ],
  fairTitle: 'Dice you can check',
  fairIntro:
    'When people play each other, the server rolls the dice. Why should you trust it? Because it commits to them first:',
  fairSteps: [
    'When the table is created, the server draws a secret number and publishes its seal: a fingerprint that matches this secret and no other, and that does not give the secret away.',
    'Your browser draws a number of its own and publishes its seal. So does every other player’s browser.',
    'Only once all the seals are known are the players’ numbers revealed. Every die and every shuffle of the match follows from the secret and these numbers together.',
    'After the match, the secret is revealed. Anyone can then check the seals and roll every die again: that is what “Verify the dice” does in a replay.',
  ],
  proves: 'What this proves',
  provesAll: [
    'The server did not change a single die after the table was created.',
    'It did not pick its secret to suit the match, provided at least one player’s number was really random.',
  ],
  provesNot: 'What it does not prove',
  provesNotAll: [
    'That nobody looked. The server knows the dice in advance; it just can’t change them.',
    'That no player was colluding with the server: a player who withholds their number gets to choose between two outcomes.',
    'That the secret was random if no player added a number: in that case, the server could have picked it.',
  ],
  fairLocal:
    'On your own device, the dice come from the browser’s cryptographic random generator, and there is nobody you need to trust. Every face is equally likely; your profile keeps count.',
  botsTitle: 'Honest bots',
  bots: 'A bot only gets what its seat can see, and has to imagine the rest. It knows neither your hand nor the dice to come.',
  privacyTitle: 'What is stored, and where',
  privacyHere:
    'In this browser: your preferences, the matches you play on this device, and the numbers you added to the dice. “Delete” on the home page removes a match; clearing this site’s data removes everything.',
  privacyThere:
    'On the server, only if you play there: your name, a cookie to recognise you, your matches and their chat, your ratings and, if you have an account, a salted hash of your password. Anyone who has the link to a finished match can read its log.',
  privacyNone: 'No ads, no tracking, no third parties: this page loads nothing from anywhere else.',
  ownersTitle: 'Who owns these games',
  owners:
    'The names of the games and of their heroes, cards and creatures belong to their publishers and owners: Battle Dice, Dice Throne and Marvel Dice Throne, Dice Forge, Dice City. Aléa is independent: none of them made, approved or sponsored it.',
  ownersText:
    'The rules are written in our own words, and the artwork is ours. If you enjoy a game here, buy the real thing: nothing beats playing around a table.',
  creditsTitle: 'Credits',
  icons: 'The icons come from',
  iconsLicence: 'licensed under CC BY 3.0',
  iconsChanged: 'recoloured by us. Authors of the collection:',
  softwareTitle: 'Software',
  software: 'Aléa itself is released under the MIT licence. This page is built on:',
  docsTitle: 'For developers',
  docs: 'Anything you can do here, a program can do too, such as a bot:',
  docsLink: 'API documentation',
  docsOffline: 'on the server this page came from',
}
