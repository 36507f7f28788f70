import type { NotificationWords } from '../en/notifications.ts'

const list = new Intl.ListFormat('fr', { type: 'conjunction' })

export const notifications: NotificationWords = {
  title: (game) => `${game} : à vous de jouer`,
  body: (others) => (others.length === 0 ? 'Votre table vous attend.' : `Avec ${list.format(others)}.`),
  subject: (games) =>
    games.length === 1 ? `${games[0]} : à vous de jouer` : `À vous de jouer à ${games.length} tables`,
  intro: (tables) => (tables === 1 ? 'Une table vous attend :' : `${tables} tables vous attendent :`),
  line: (game, others) => (others.length === 0 ? game : `${game}, avec ${list.format(others)}`),
  footer:
    'Vous recevez ce message parce que vous avez demandé à Aléa de vous prévenir quand c’est à vous. Un clic, et il n’y en aura plus :',
  confirmSubject: 'Aléa : est-ce votre adresse ?',
  confirmText: (name) =>
    `${name} souhaite recevoir un e-mail quand c’est son tour sur Aléa. Si c’est vous, confirmez avec ce lien :`,
  confirmIgnore: 'Sinon, ne faites rien : plus rien ne sera envoyé.',
}
