import { BY_CHANCE as e, FIRST_PLAYER as t, InputError as n, LANGUAGES as r, chancesOf as i, eachLanguage as a, emit as o, firstPlayer as s, frozenFlows as c, inEveryLanguage as l, itemsOf as ee, listed as u, namedFirst as te, parseSeat as ne, placesOf as re, seatName as d, seatOf as ie, seatsFrom as ae, summaryItems as oe, summaryParts as se, varsWith as ce, visit as f, wholeOf as p } from "@alea/engine";
// \0rolldown/runtime.js
var le = Object.defineProperty, ue = (e, t) => {
	let n = {};
	for (var r in e) le(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || le(n, Symbol.toStringTag, { value: "Module" }), n;
}, { registered: de, flow: m, frameOf: fe, framesOf: pe, isRunning: me, calledBy: he, isOf: ge, reads: _e, unwind: ve, abort: ye, enter: be } = c(4), h = (e) => /^[aeo]/.test(e) ? `an ${e}` : `a ${e}`, xe = {
	firstPlayer: (e) => `${e} is the first player.`,
	turn: (e, t) => `Turn ${e}: ${t} begins.`,
	returned: (e) => `${e}: all creatures in the infirmary return to the locker room.`,
	released: (e, t) => `${e} sends the kept ${t} to the infirmary.`,
	sent: (e, t) => `${e} sends ${h(t)}.`,
	rolled: (e, t) => `${e} rolls: ${t}.`,
	moved: (e, t, n) => `${e} moves the ${t} to position ${n}.`,
	shielded: (e, t) => `${e} raises the shield of the ${t}.`,
	kept: (e, t) => `${e} keeps the ${t} in the arena.`,
	corrupted: (e, t, n) => `${e} corrupts ${n}’s ${t}.`,
	killed: (e, t, n) => `${e} kills ${n}’s ${t}.`,
	knockedOut: (e, t, n) => `${e} knocks out ${n}’s ${t}.`,
	rerolled: (e, t, n) => e === t ? `${e} rerolls: ${n}.` : `${e} has ${t}’s dice rerolled: ${n}.`,
	replaced: (e, t, n, r) => `${e} replaces ${e === n ? "their" : `${n}’s`} ${t} with ${h(r)}.`,
	reinforced: (e, t) => `${e} calls reinforcements: ${t}.`,
	wounded: (e, t, n) => `${e} wounds ${n}’s ${t}.`,
	healed: (e, t) => `${e} heals ${h(t)}.`,
	gold: (e, t) => `${e} earns ${t} gold.`,
	bought: (e, t, n) => `${e} buys ${h(t)} (${n} gold left).`,
	regenerated: (e, t) => `${e}: the ${t} regenerates.`,
	ended: (e) => `The match is over: ${e}.`
}, Se = {
	"sold-out": "Two races are sold out.",
	"turn-limit": "The sixtieth turn is over."
}, Ce = {
	first: "First player",
	dice: "Dice"
}, we = "drawn by lot", Te = {
	title: "Battle Dice",
	pitch: "Train goblins, trolls and dark mages, throw them into the arena and own the most valuable stable."
}, g = (e) => e.join(", "), Ee = {
	noSuchTable: (e, t) => `there is no table of dice called ${e}; known: ${g(t)}`,
	notATable: "a table of dice is an object: each race and its six faces",
	notARace: (e, t) => `${e} is not a race; the races are ${g(t)}`,
	notAList: (e) => `${e}: write a list of six faces`,
	missingFaces: (e, t) => `${e}: ${t.length > 1 ? "faces" : "face"} ${g(t)} ${t.length > 1 ? "are" : "is"} missing; a die has six faces`,
	tooManyFaces: (e, t) => `${e}: ${t} faces; a die has six faces`,
	notAVariant: "variant is true or false",
	tooMuchGold: (e) => `a face earns at most ${e} gold; if the table is a variant, it says so: "variant": true`,
	onFace: (e, t, n) => `${e}, face ${t}: ${n}`,
	notAFace: "a face is a text such as \"1 + ko 1\"",
	notANumber: (e) => `"${e}" is neither a number from 0 to 9 nor a multiplier ×2 or ×3`,
	slowAndPriority: "a face cannot have both priority and slow",
	notAPower: (e) => `"${e}" is not a power`,
	powerTwice: (e) => `${e} is on the face twice`,
	needsNumber: (e, t) => `${e} takes a number: ${g(t)}`,
	takesNoNumber: (e) => `${e} takes no number`,
	cannotSet: (e) => `Battle Dice has no ${e} to set`,
	cannotSetOfPlayer: (e) => `A player has no ${e} to set`,
	notACreature: (e) => `${e}: write a race`,
	notAFighter: (e) => `${e}: write a race, its face and, if it is not the player’s own, its owner: orc/2@p2`,
	noneInStock: (e) => `no ${e} is left in the stock`,
	tooFewInStock: (e, t) => `only ${t} ${e} left in the stock`,
	notAPhase: (e, t) => `${e} is not a phase; the phases are ${g(t)}`
}, De = {
	races: {
		goblin: "goblin",
		orc: "orc",
		dwarf: "dwarf",
		elf: "elf",
		troll: "troll",
		mage: "dark mage"
	},
	racePlurals: {
		goblin: "goblins",
		orc: "orcs",
		dwarf: "dwarves",
		elf: "elves",
		troll: "trolls",
		mage: "dark mages"
	},
	powers: {
		priority: "priority",
		slow: "slow",
		keep: "keep",
		corruption: "corruption",
		death: "death",
		ko: "KO",
		"major-shield": "major shield",
		"minor-shield": "minor shield",
		retry: "retry",
		replace: "replace",
		reinforce: "reinforce",
		regenerate: "regenerate",
		pauldron: "pauldron",
		wound: "wound",
		heal: "heal"
	},
	rungs: [
		"priority",
		"dark mages",
		"trolls",
		"elves",
		"dwarves and orcs",
		"goblins",
		"slow faces"
	],
	tables: {
		standard: "standard",
		"high-gains": "high gains: up to 5 gold a face",
		prototype: "first prototype: generous dice",
		house: "house dice"
	}
}, Oe = {
	none: {
		release: "keep them all",
		activate: "use none of these powers",
		multiplier: "leave it where it is",
		"major-shield": "do not raise it",
		"minor-shield": "do not raise it",
		keep: "do not keep it",
		reinforce: "call no one",
		corruption: "no one",
		death: "no one",
		ko: "no one",
		retry: "no one",
		replace: "no one",
		wound: "no one",
		heal: "no one"
	},
	done: "stop buying",
	keep: "keep it in the arena",
	one: (e, t) => `${h(e)} (${t} gold)`,
	creatures: (e) => e === 1 ? "1 creature" : `${e} creatures`,
	toPlace: (e) => `move to position ${e}`,
	fighter: (e, t, n) => `${e}, position ${t}: ${n}`,
	patient: (e, t) => `${e}: ${t}`
}, ke = {
	release: () => "Send a kept creature to the infirmary?",
	send: ({ place: e, left: t }) => `Line up your row: who takes position ${e}${t > 1 ? ` (${t} still to send)` : ""}?`,
	activate: ({ rung: e }) => `Powers, ${e}: which creature acts first?`,
	multiplier: () => "Move your multiplier to the left of the creature it is to multiply?",
	"major-shield": () => "Raise the major shield: it protects everyone to its right. Where?",
	"minor-shield": () => "Raise the minor shield: it protects the creature just to its right. Where?",
	keep: () => "Keep this die in the arena from turn to turn?",
	corruption: () => "Corrupt an opponent’s creature: it fights for you this turn. Which one?",
	death: () => "Death: which creature leaves the game?",
	ko: ({ left: e }) => `Knock out ${e > 1 ? `up to ${e} creatures` : "a creature"}: which one?`,
	retry: ({ left: e }) => `Reroll ${e > 1 ? `up to ${e} creatures of one player` : "a creature"}: which one?`,
	replace: () => "Replace a creature with one from its owner’s locker room: which one leaves?",
	replacement: () => "Your creature is replaced: who comes in?",
	reinforce: ({ races: e }) => `Call reinforcements: how many ${e}?`,
	wound: () => "Wound a creature in an opponent’s locker room: which one?",
	heal: () => "Heal a creature: who returns to your locker room?",
	buy: ({ gold: e }) => `You have ${e} gold: buy a creature?`
}, _ = (e, t, n) => e === 1 ? t : n, Ae = {
	facts: Te,
	names: De,
	questions: ke,
	options: Oe,
	events: xe,
	reasons: Se,
	matchOptions: Ce,
	byChance: we,
	faults: Ee,
	whyNot: {
		short: (e) => `${e} gold short`,
		"none-left": "none is left in the stock",
		shielded: "a shield protects it",
		armoured: "its pauldron protects it",
		"no-reserve": "its owner has nobody in the locker room to replace it",
		"others-first": "those who were already in the locker room go first"
	},
	summary: {
		score: (e) => `a stable worth ${e}`,
		parts: {
			stable: (e) => "Value of the stable",
			deeds: (e) => "In the arena"
		},
		deeds: {
			killed: (e) => _(e, "creature killed", "creatures killed"),
			knockedOut: (e) => _(e, "creature knocked out", "creatures knocked out"),
			corrupted: (e) => _(e, "creature corrupted", "creatures corrupted"),
			bought: (e) => _(e, "creature bought", "creatures bought"),
			gold: (e) => "gold earned"
		}
	}
}, v = (e) => /^[aeiou]/.test(e) ? `l’${e}` : `le ${e}`, je = (e) => /^[aeiou]/.test(e) ? `de l’${e}` : `du ${e}`, Me = (e) => e.slice(0, 1).toUpperCase() + e.slice(1), y = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, Ne = {
	firstPlayer: (e) => `${e} joue en premier.`,
	turn: (e, t) => `Tour ${e} : ${t} commence.`,
	returned: (e) => `Toute l’infirmerie ${y(e)} revient au vestiaire.`,
	released: (e, t) => `${e} renvoie ${v(t)} à l’infirmerie.`,
	sent: (e, t) => `${e} envoie un ${t}.`,
	rolled: (e, t) => `${e} obtient : ${t}.`,
	moved: (e, t, n) => `${e} déplace ${v(t)} en position ${n}.`,
	shielded: (e, t) => `${e} active la protection ${je(t)}.`,
	kept: (e, t) => `${e} garde ${v(t)} dans l’arène.`,
	corrupted: (e, t, n) => `${e} corrompt ${v(t)} ${y(n)}.`,
	killed: (e, t, n) => `${e} tue ${v(t)} ${y(n)}.`,
	knockedOut: (e, t, n) => `${e} met KO ${v(t)} ${y(n)}.`,
	rerolled: (e, t, n) => e === t ? `${e} relance : ${n}.` : `${e} fait relancer les dés ${y(t)} : ${n}.`,
	replaced: (e, t, n, r) => `${e} remplace ${e === n ? `son ${t}` : `${v(t)} ${y(n)}`} par un ${r}.`,
	reinforced: (e, t) => `${e} appelle en renfort : ${t}.`,
	wounded: (e, t, n) => `${e} blesse un ${t} ${y(n)}.`,
	healed: (e, t) => `${e} guérit un ${t}.`,
	gold: (e, t) => `${e} gagne ${t} or.`,
	bought: (e, t, n) => `${e} achète un ${t} (reste ${n} or).`,
	regenerated: (e, t) => `${Me(v(t))} ${y(e)} se régénère.`,
	ended: (e) => `Partie terminée : ${e}.`
}, Pe = {
	"sold-out": "Deux races sont épuisées.",
	"turn-limit": "Le soixantième tour est terminé."
}, Fe = {
	first: "Premier joueur",
	dice: "Dés"
}, Ie = "tiré au sort", Le = {
	title: "Battle Dice",
	pitch: "Entraînez gobelins, trolls et mages noirs, lancez-les dans l’arène et bâtissez l’écurie la plus précieuse."
}, b = (e) => e.join(", "), Re = {
	noSuchTable: (e, t) => `aucune table de dés ne s’appelle ${e} ; tables connues : ${b(t)}`,
	notATable: "une table de dés est un objet\xA0: chaque race et ses six faces",
	notARace: (e, t) => `${e} n’est pas une race ; les races sont ${b(t)}`,
	notAList: (e) => `${e} : écrivez une liste de six faces`,
	missingFaces: (e, t) => `${e} : il manque ${t.length > 1 ? "les faces" : "la face"} ${b(t)} ; un dé a six faces`,
	tooManyFaces: (e, t) => `${e} : ${t} ${t > 1 ? "faces" : "face"} ; un dé a six faces`,
	notAVariant: "variant vaut true ou false",
	tooMuchGold: (e) => `une face rapporte au plus ${e} or ; si la table est une variante, elle le dit : "variant": true`,
	onFace: (e, t, n) => `${e}, face ${t} : ${n}`,
	notAFace: "une face est un texte comme «\xA01 + ko 1\xA0»",
	notANumber: (e) => `« ${e} » n’est ni un nombre de 0 à 9 ni un multiplicateur ×2 ou ×3`,
	slowAndPriority: "une face ne peut pas être à la fois ralentie et prioritaire",
	notAPower: (e) => `« ${e} » n’est pas un pouvoir`,
	powerTwice: (e) => `${e} figure deux fois sur la face`,
	needsNumber: (e, t) => `${e} demande un nombre : ${b(t)}`,
	takesNoNumber: (e) => `${e} ne prend pas de nombre`,
	cannotSet: (e) => `Battle Dice n’a pas de ${e} à régler`,
	cannotSetOfPlayer: (e) => `Un joueur n’a pas de ${e} à régler`,
	notACreature: (e) => `${e} : écrivez une race`,
	notAFighter: (e) => `${e} : écrivez une race, sa face et, si elle n’est pas au joueur, son propriétaire, par exemple orc/2@p2`,
	noneInStock: (e) => `il ne reste pas de ${e} dans le stock`,
	tooFewInStock: (e, t) => `il n’y a que ${t} ${e} dans le stock`,
	notAPhase: (e, t) => `${e} n’est pas une phase ; les phases sont ${b(t)}`
}, ze = {
	races: {
		goblin: "gobelin",
		orc: "orque",
		dwarf: "nain",
		elf: "elfe",
		troll: "troll",
		mage: "mage noir"
	},
	racePlurals: {
		goblin: "gobelins",
		orc: "orques",
		dwarf: "nains",
		elf: "elfes",
		troll: "trolls",
		mage: "mages noirs"
	},
	powers: {
		priority: "priorité",
		slow: "ralenti",
		keep: "garder",
		corruption: "corruption",
		death: "mort",
		ko: "KO",
		"major-shield": "protection majeure",
		"minor-shield": "protection mineure",
		retry: "essai à refaire",
		replace: "remplacement",
		reinforce: "renfort",
		regenerate: "régénération",
		pauldron: "épaulette",
		wound: "blessure",
		heal: "guérison"
	},
	rungs: [
		"priorité",
		"mages noirs",
		"trolls",
		"elfes",
		"nains et orques",
		"gobelins",
		"faces ralenties"
	],
	tables: {
		standard: "dés de base",
		"high-gains": "gros gains\xA0: jusqu’à 5 or par face",
		prototype: "premier prototype\xA0: dés généreux",
		house: "dés maison"
	}
}, Be = {
	none: {
		release: "tout garder",
		activate: "n’utiliser aucun de ces pouvoirs",
		multiplier: "le laisser où il est",
		"major-shield": "ne pas l’activer",
		"minor-shield": "ne pas l’activer",
		keep: "ne pas le garder",
		reinforce: "n’appeler personne",
		corruption: "personne",
		death: "personne",
		ko: "personne",
		retry: "personne",
		replace: "personne",
		wound: "personne",
		heal: "personne"
	},
	done: "ne plus acheter",
	keep: "le garder dans l’arène",
	one: (e, t) => `un ${e} (${t} or)`,
	creatures: (e) => e > 1 ? `${e} créatures` : `${e} créature`,
	toPlace: (e) => `déplacer en position ${e}`,
	fighter: (e, t, n) => `${e}, position ${t} : ${n}`,
	patient: (e, t) => `${e} : ${t}`
}, Ve = {
	release: () => "Renvoyer une créature gardée à l’infirmerie\xA0?",
	send: ({ place: e, left: t }) => `Formez votre rangée : qui prend la position ${e}${t > 1 ? ` (encore ${t} à envoyer)` : ""} ?`,
	activate: ({ rung: e }) => `Pouvoirs, ${e} : quelle créature agit d’abord ?`,
	multiplier: () => "Déplacer votre multiplicateur à gauche de la créature à multiplier\xA0?",
	"major-shield": () => "Protection majeure\xA0: elle couvre toutes les créatures à sa droite. À quelle position\xA0?",
	"minor-shield": () => "Protection mineure\xA0: elle couvre la créature juste à sa droite. À quelle position\xA0?",
	keep: () => "Garder ce dé dans l’arène de tour en tour\xA0?",
	corruption: () => "Corruption\xA0: quelle créature adverse se bat pour vous ce tour-ci\xA0?",
	death: () => "Mort\xA0: quelle créature quitte la partie\xA0?",
	ko: ({ left: e }) => `KO : quelle créature mettre hors de combat${e > 1 ? ` (jusqu’à ${e})` : ""} ?`,
	retry: ({ left: e }) => `Essai à refaire : quelle créature relancer${e > 1 ? ` (jusqu’à ${e}, d’un même joueur)` : ""} ?`,
	replace: () => "Remplacement\xA0: quelle créature cède sa place à une autre du vestiaire de son propriétaire\xA0?",
	replacement: () => "Votre créature est remplacée\xA0: qui entre dans l’arène\xA0?",
	reinforce: ({ races: e }) => `Renfort : combien ${y(e)} appeler ?`,
	wound: () => "Blessure\xA0: quelle créature d’un vestiaire adverse envoyer à l’infirmerie\xA0?",
	heal: () => "Guérison\xA0: qui revient dans votre vestiaire\xA0?",
	buy: ({ gold: e }) => `Vous avez ${e} or : acheter une créature ?`
}, x = (e, t, n) => e < 2 ? t : n, He = l({
	en: Ae,
	fr: {
		facts: Le,
		names: ze,
		questions: Ve,
		options: Be,
		events: Ne,
		reasons: Pe,
		matchOptions: Fe,
		byChance: Ie,
		faults: Re,
		whyNot: {
			short: (e) => `il manque ${e} or`,
			"none-left": "il n’en reste plus dans le stock",
			shielded: "une protection la couvre",
			armoured: "son épaulette la protège",
			"no-reserve": "son propriétaire n’a personne au vestiaire pour la remplacer",
			"others-first": "ceux qui étaient déjà au vestiaire passent d’abord"
		},
		summary: {
			score: (e) => `écurie de valeur ${e}`,
			parts: {
				stable: () => "Valeur de l’écurie",
				deeds: () => "Dans l’arène"
			},
			deeds: {
				killed: (e) => x(e, "créature tuée", "créatures tuées"),
				knockedOut: (e) => x(e, "créature mise KO", "créatures mises KO"),
				corrupted: (e) => x(e, "créature corrompue", "créatures corrompues"),
				bought: (e) => x(e, "créature achetée", "créatures achetées"),
				gold: () => "or gagné"
			}
		}
	}
}), S = [
	"goblin",
	"orc",
	"dwarf",
	"elf",
	"troll",
	"mage"
], C = {
	goblin: {
		dice: 8,
		cost: 1,
		rung: 6
	},
	orc: {
		dice: 6,
		cost: 2,
		rung: 5
	},
	dwarf: {
		dice: 6,
		cost: 2,
		rung: 5
	},
	elf: {
		dice: 4,
		cost: 3,
		rung: 4
	},
	troll: {
		dice: 4,
		cost: 4,
		rung: 3
	},
	mage: {
		dice: 4,
		cost: 5,
		rung: 2
	}
}, Ue = [
	"goblin",
	"orc",
	"dwarf"
], We = (e) => S.includes(e), Ge = [
	"multiplier",
	"keep",
	"corruption",
	"death",
	"ko",
	"major-shield",
	"minor-shield",
	"retry",
	"replace",
	"reinforce",
	"wound",
	"heal"
], Ke = [
	"priority",
	"slow",
	"gold",
	"regenerate",
	"pauldron"
], qe = {
	goblin: [
		"0",
		"0",
		"1",
		"0 + reinforce 1",
		"0 + reinforce 2",
		"0 + replace"
	],
	orc: [
		"0",
		"0",
		"3 + pauldron",
		"0 + ko 1",
		"0 + wound",
		"0 + reinforce 1"
	],
	dwarf: [
		"0",
		"0",
		"1",
		"×2",
		"0 + minor-shield",
		"0 + pauldron + retry 1"
	],
	elf: [
		"0",
		"3",
		"0 + retry 3",
		"0 + heal + priority",
		"0 + major-shield + priority",
		"2 + replace"
	],
	troll: [
		"0 + regenerate",
		"3 + regenerate",
		"3 + pauldron",
		"1 + ko 2",
		"1 + ko 1 + priority",
		"×2 + regenerate"
	],
	mage: [
		"3",
		"×3",
		"2 + corruption",
		"0 + death + slow",
		"2 + keep",
		"0 + major-shield + priority"
	]
}, Je = {
	goblin: [
		"0",
		"0",
		"1",
		"0 + reinforce 1",
		"0 + reinforce 2",
		"0 + replace"
	],
	orc: [
		"0",
		"1",
		"2 + pauldron",
		"1 + ko 1",
		"0 + wound",
		"1 + reinforce 1"
	],
	dwarf: [
		"0",
		"1",
		"2",
		"×2",
		"0 + minor-shield",
		"0 + pauldron + retry 1"
	],
	elf: [
		"0",
		"3",
		"0 + retry 3",
		"1 + heal + priority",
		"0 + major-shield + priority",
		"2 + replace"
	],
	troll: [
		"0 + regenerate",
		"3 + regenerate",
		"4 + pauldron",
		"0 + ko 2",
		"1 + ko 1 + priority",
		"×2 + regenerate"
	],
	mage: [
		"5",
		"×3",
		"1 + corruption",
		"0 + death + slow",
		"2 + keep",
		"1 + major-shield + priority"
	]
}, Ye = {
	goblin: [
		"1",
		"1",
		"2",
		"1 + reinforce 1",
		"0 + reinforce 2",
		"0 + replace"
	],
	orc: [
		"1",
		"2",
		"2 + pauldron",
		"1 + ko 1",
		"1 + wound",
		"1 + reinforce 1"
	],
	dwarf: [
		"1",
		"2",
		"3",
		"×2",
		"1 + minor-shield",
		"1 + pauldron + retry 1"
	],
	elf: [
		"2",
		"3",
		"1 + retry 3",
		"2 + heal + priority",
		"1 + major-shield + priority",
		"2 + replace"
	],
	troll: [
		"2 + regenerate",
		"3 + regenerate",
		"3 + pauldron",
		"1 + ko 2",
		"2 + ko 1 + priority",
		"×2 + regenerate"
	],
	mage: [
		"3",
		"×3",
		"2 + corruption",
		"1 + death + slow",
		"1 + keep",
		"2 + major-shield + priority"
	]
}, Xe = {
	goblin: [
		"1",
		"0 + retry 1 + slow",
		"2 + wound + slow",
		"1 + reinforce 1 + heal",
		"0 + ko 1 + priority",
		"×2"
	],
	orc: [
		"1",
		"2 + retry 2 + priority",
		"1 + replace + ko 1",
		"1 + ko 1",
		"×3 + slow",
		"1 + keep + minor-shield"
	],
	dwarf: [
		"1",
		"2",
		"3",
		"×2 + priority",
		"1 + minor-shield + heal",
		"1 + pauldron + retry 1"
	],
	elf: [
		"2",
		"3",
		"1 + retry 3",
		"2 + corruption + priority",
		"1 + major-shield + priority",
		"2 + replace"
	],
	troll: [
		"2 + regenerate",
		"3",
		"3 + pauldron",
		"1 + ko 2",
		"2 + ko 1 + wound",
		"×2 + regenerate"
	],
	mage: [
		"3",
		"×3",
		"2 + corruption",
		"1 + death",
		"1 + keep",
		"2 + major-shield + priority"
	]
}, w = {
	standard: qe,
	"high-gains": Je,
	prototype: Ye
}, Ze = [
	1,
	2,
	3,
	4,
	5,
	6
], Qe = {
	ko: [1, 2],
	retry: [
		1,
		2,
		3
	],
	reinforce: [1, 2]
};
function $e(e) {
	if (typeof e == "string" && Object.hasOwn(w, e)) return e;
	if (typeof e == "string") throw T((t) => t.noSuchTable(e, Object.keys(w)));
	if (typeof e != "object" || !e || Array.isArray(e)) throw T((e) => e.notATable);
	let { variant: t = !1, ...n } = e;
	if (typeof t != "boolean") throw T((e) => e.notAVariant);
	let r = Object.entries(n).map(([e, n]) => [e, et(e, n, t)]);
	return {
		...qe,
		...Object.fromEntries(r),
		...t ? { variant: t } : {}
	};
}
function et(e, t, r) {
	if (!S.includes(e)) throw T((t) => t.notARace(e, S));
	if (!Array.isArray(t)) throw T((t) => t.notAList(e));
	let i = Ze.slice(t.length);
	if (i.length > 0) throw T((t) => t.missingFaces(e, i));
	if (t.length > Ze.length) throw T((n) => n.tooManyFaces(e, t.length));
	return t.map((t, i) => {
		try {
			let { text: e, number: n } = tt(t);
			if (n > 3 && !r) throw T((e) => e.tooMuchGold(3));
			return e;
		} catch (t) {
			throw t instanceof n ? T((n, r) => n.onFace(e, Ze[i], t.in(r))) : t;
		}
	});
}
var T = (e) => new n((t) => e(He[t].faults, t));
function tt(e) {
	if (typeof e != "string") throw T((e) => e.notAFace);
	let [t = "", ...n] = e.split("+").map((e) => e.trim()), r = /^[×x]([23])$/.exec(t);
	if (!r && !/^[0-9]$/.test(t)) throw T((e) => e.notANumber(t));
	let i = r ? [{
		name: "multiplier",
		count: Number(r[1])
	}] : [], a = {};
	for (let e of n) nt(e, i, a);
	if (i.some(({ name: e }) => e === "death") && (a.slow = !0), a.slow && a.priority) throw T((e) => e.slowAndPriority);
	let o = r ? 0 : Number(t);
	return o > 0 && (a.gold = !0), {
		text: [r ? `×${r[1]}` : t, ...n].join(" + "),
		number: o,
		times: r ? Number(r[1]) : 1,
		powers: i,
		lasting: a
	};
}
function nt(e, t, n) {
	let [r = "", i, ...a] = e.split(/\s+/), o = Ke.find((e) => e === r && e !== "gold"), s = Ge.find((e) => e === r && e !== "multiplier");
	if (!o && !s || a.length > 0) throw T((t) => t.notAPower(e));
	if (o && n[o] || s && t.some((e) => e.name === s)) throw T((e) => e.powerTwice(r));
	let c = s && Qe[s];
	if (c ? !c.includes(Number(i)) : i !== void 0) throw T((e) => c ? e.needsNumber(r, c) : e.takesNoNumber(r));
	o ? n[o] = !0 : s && t.push({
		name: s,
		count: i === void 0 ? 1 : Number(i)
	});
}
var rt = 100, E = /* @__PURE__ */ new Map(), it = {
	table: "",
	dice: {}
};
function at(e) {
	return it.table !== e && (it = {
		table: e,
		dice: E.get(e) ?? ot(e)
	}), it.dice;
}
function ot(e) {
	let t = w[e] ?? JSON.parse(e), n = Object.fromEntries(S.map((e) => [e, t[e].map(tt)]));
	return E.size >= rt && E.clear(), E.set(e, n), n;
}
var D = S.flatMap((e) => Array(C[e].dice).fill(e)), st = D.map((e) => S.indexOf(e)), O = D.length, k = (e) => D[e], A = (e, t) => at(e.dice)[D[t]][e.face[t] - 1], ct = (e, t, n) => A(e, t).lasting[n] === !0, j = (e, t) => e.trainers[t], M = (e) => ae(e.first, e.trainers.length), N = (e, t) => e.face[t] !== 0;
function lt(e, t, n) {
	e.face[t] = 0, j(e, n).arena.push(t);
}
var P = (e, t) => e.trainers.findIndex(({ arena: e }) => e.includes(t)), ut = Array.from({ length: 1 << S.length }, (e, t) => S.filter((e, n) => t & 1 << n));
function F(e) {
	let t = 0;
	for (let n of e) t |= 1 << st[n];
	return ut[t];
}
function I(e, t) {
	let n = e.indexOf(t);
	n >= 0 && e.splice(n, 1);
}
var dt = (e) => S.length - F(e.stock).length;
function L(e, t) {
	let n = e.find((e) => k(e) === t);
	if (n === void 0) throw Error(`No ${t} there`);
	return I(e, n), n;
}
function ft(e, t) {
	I(j(e, P(e, t)).arena, t), pt(e, t);
}
function pt(e, t) {
	I(e.acted, t), I(e.shielding, t), I(e.kept, t);
}
var R = (e, t) => {
	let n = [];
	for (let r = 0; r < O; r++) e.owner[r] === t && n.push(r);
	return n;
}, z = (e) => e.reduce((e, t) => e + C[k(t)].cost, 0);
function mt(e, t, n) {
	let r = Array.from({ length: O }, (e, t) => t), i = Array(O).fill(-1);
	return {
		dice: t,
		turn: 0,
		named: n,
		first: 0,
		step: 0,
		trainers: Array.from({ length: e }, (e, t) => {
			let n = Ue.map((e) => L(r, e));
			for (let e of n) i[e] = t;
			return {
				locker: n,
				arena: [],
				infirmary: [],
				gold: 0
			};
		}),
		stock: r,
		dead: [],
		owner: i,
		face: Array(O).fill(0),
		acted: [],
		shielding: [],
		kept: []
	};
}
// packages/battle-dice/src/events.ts
var ht = {
	"first-player": "note",
	turn: "turn",
	returned: "card",
	released: "card",
	sent: "card",
	rolled: "roll",
	step: "turn",
	moved: "card",
	shielded: "gain",
	kept: "note",
	corrupted: "hit",
	killed: "hit",
	"knocked-out": "hit",
	rerolled: "roll",
	replaced: "card",
	reinforced: "card",
	wounded: "hit",
	healed: "gain",
	gold: "gain",
	bought: "card",
	regenerated: "gain",
	ended: "end"
}, gt = {
	"first-player": "BD-2.3",
	turn: "BD-3.4",
	returned: "BD-4.3",
	released: "BD-4.7",
	sent: "BD-4.1",
	rolled: "BD-5.1",
	moved: "BD-6.7",
	shielded: "BD-6.8",
	kept: "BD-6.24",
	corrupted: "BD-6.16",
	killed: "BD-6.14",
	"knocked-out": "BD-6.12",
	rerolled: "BD-6.18",
	replaced: "BD-6.19",
	reinforced: "BD-6.21",
	wounded: "BD-6.22",
	healed: "BD-6.23",
	gold: "BD-7.1",
	bought: "BD-8.1",
	regenerated: "BD-6.26",
	ended: "BD-10.2"
}, B = (e) => ({
	die: e,
	race: k(e)
}), V = (e, t) => ({
	die: t,
	race: k(t),
	face: A(e, t).text
}), _t = l({
	en: Te,
	fr: Le
}), vt = {
	id: "battle-dice",
	seats: {
		min: 2,
		max: 4,
		usual: 3
	},
	title: a((e) => _t[e].title),
	pitch: a((e) => _t[e].pitch)
}, H = "none", yt = "done", bt = "keep", xt = [
	"send",
	"replacement",
	"heal",
	"buy"
], St = ["release", "activate"], Ct = [
	"corruption",
	"death",
	"ko",
	"retry",
	"replace"
], wt = [
	"multiplier",
	"major-shield",
	"minor-shield"
], Tt = [
	...xt,
	...St,
	...Ct,
	...wt,
	"keep",
	"reinforce",
	"wound"
];
function U(e, t) {
	let n = e;
	if (t === "none") return {
		is: "none",
		question: n
	};
	if (t === "done") return { is: "done" };
	switch (n) {
		case "keep": return { is: n };
		case "send":
		case "replacement":
		case "heal":
		case "buy": return {
			is: n,
			race: t
		};
		case "release":
		case "activate":
		case "corruption":
		case "death":
		case "ko":
		case "retry":
		case "replace": return {
			is: n,
			die: t
		};
		case "multiplier":
		case "major-shield":
		case "minor-shield": return {
			is: n,
			place: t
		};
		case "reinforce": return {
			is: n,
			count: t
		};
		case "wound": return {
			is: n,
			...t
		};
	}
}
function Et(e, t) {
	switch (e.is) {
		case "none":
		case "done":
		case "keep": return e.is;
		case "send":
		case "replacement":
		case "heal":
		case "buy": return e.race;
		case "release":
		case "activate": return String(Dt(e.die, t).place);
		case "corruption":
		case "death":
		case "ko":
		case "retry":
		case "replace": {
			let { row: n, place: r } = Dt(e.die, t);
			return `${d(n)}.${r}`;
		}
		case "multiplier":
		case "major-shield":
		case "minor-shield": return String(e.place);
		case "reinforce": return String(e.count);
		case "wound": return `${d(e.seat)}.${e.race}`;
	}
}
var W = (e) => (t, n) => Et(U(e, t), n);
function Dt(e, t) {
	let n = P(t, e);
	return {
		row: n,
		place: j(t, n).arena.indexOf(e) + 1
	};
}
// packages/battle-dice/src/rules/buy.ts
var Ot = m("battle-dice/buy", (e) => [e.each("seat", M, e.run((e, t) => {
	t.done = !1;
}), e.loop((e, t) => !t.done, e.ask("buy", {
	who: (e, t) => t.seat,
	options: (e, t) => [yt, ...kt(e, t.seat)],
	key: W("buy"),
	params: (e, t) => ({ gold: j(e, t.seat).gold }),
	unavailable: (e, t) => S.filter((n) => !kt(e, t.seat).includes(n)).map((n) => ({
		value: n,
		...F(e.stock).includes(n) ? {
			rule: "BD-8.2",
			why: {
				is: "short",
				gold: C[n].cost - j(e, t.seat).gold
			}
		} : {
			rule: "BD-8.4",
			why: { is: "none-left" }
		}
	})),
	auto: !0,
	then: (e, t, n) => {
		n === "done" ? t.done = !0 : At(e, t.seat, n);
	}
})), e.run((e, t) => {
	j(e, t.seat).gold = 0;
}))]), kt = (e, t) => F(e.stock).filter((n) => C[n].cost <= j(e, t).gold);
function At(e, t, n) {
	let r = j(e, t), i = L(e.stock, n);
	r.gold -= C[n].cost, r.infirmary.push(i), e.owner[i] = t, o(() => ({
		type: "bought",
		seat: t,
		creature: B(i),
		gold: r.gold
	}));
}
// packages/battle-dice/src/rules/gold.ts
var jt = m("battle-dice/gold", (e) => [e.run((e) => {
	for (let t of M(e)) j(e, t).gold = Mt(e, t), o(() => ({
		type: "gold",
		seat: t,
		gold: j(e, t).gold,
		row: j(e, t).arena.map((t) => V(e, t))
	}));
})]);
function Mt(e, t) {
	let n = 0, r = 1;
	for (let i of j(e, t).arena) {
		if (!N(e, i)) continue;
		let t = A(e, i);
		t.times > 1 ? r *= t.times : (t.number > 0 && f("power/gold"), n += t.number * r, r = 1);
	}
	return n;
}
var Nt = m("battle-dice/prepare", (e) => [e.each("seat", M, e.when((e, t) => G(e, t.seat).length > 0, e.call(Pt, (e, t) => ({
	seat: t.seat,
	done: !1
}))), e.call(Ft, (e, t) => ({
	seat: t.seat,
	places: 0,
	obliged: []
})))]), Pt = m("battle-dice/release", (e) => [e.loop((e, t) => !t.done && G(e, t.seat).length > 0, e.ask("release", {
	who: (e, t) => t.seat,
	options: (e, t) => [H, ...G(e, t.seat)],
	key: W("release"),
	then: (e, t, n) => {
		if (n === "none") {
			t.done = !0;
			return;
		}
		let { arena: r, infirmary: i } = j(e, t.seat);
		I(r, n), pt(e, n), i.push(n), o(() => ({
			type: "released",
			seat: t.seat,
			creature: V(e, n)
		}));
	}
}))]), Ft = m("battle-dice/line-up", (e) => [e.run((e, t) => {
	let { locker: n, infirmary: r } = j(e, t.seat), i = 3 + G(e, t.seat).length;
	n.length < i && (t.obliged = [...n], r.length > 0 && o(() => ({
		type: "returned",
		seat: t.seat
	})), n.push(...r.splice(0))), t.places = Math.min(i, n.length);
}), e.loop((e, t) => t.places > 0, e.ask("send", {
	who: (e, t) => t.seat,
	options: (e, t) => F(t.places > t.obliged.length ? j(e, t.seat).locker : t.obliged),
	key: W("send"),
	params: (e, t) => ({
		place: j(e, t.seat).arena.length + 1,
		left: t.places
	}),
	unavailable: (e, t) => t.places > t.obliged.length ? [] : F(j(e, t.seat).locker).filter((e) => !F(t.obliged).includes(e)).map((e) => ({
		value: e,
		rule: "BD-4.4",
		why: { is: "others-first" }
	})),
	auto: !0,
	then: (e, t, n) => {
		let { locker: r } = j(e, t.seat), i = [...t.obliged, ...r].find((e) => k(e) === n);
		I(t.obliged, i), I(r, i), lt(e, i, t.seat), t.places--, o(() => ({
			type: "sent",
			seat: t.seat,
			creature: B(i)
		}));
	}
}))]), G = (e, t) => e.kept.length === 0 ? e.kept : j(e, t).arena.filter((t) => e.kept.includes(t)), It = {
	power: .1,
	multiplied: 1.9,
	income: 1.5,
	pace: 2.4,
	purse: 1.2,
	many: .5,
	rested: .05,
	kept: .64,
	lead: 1.1,
	doubt: .9
}, Lt = {
	evaluate: (e) => Rt(e, It),
	sense: qt,
	progress: (e) => e.turn,
	horizon: 0
};
function Rt(e, t) {
	let n = Ht(e, t), r = e.trainers.map((r, i) => zt(e, i, n, t));
	return i(r, t.lead + t.doubt * n);
}
function zt(e, t, n, r) {
	let i = R(e, t), { locker: a, gold: o } = e.trainers[t], s = Wt(e.dice, r), c = 0;
	for (let e of i) c += s[k(e)];
	let l = i.length > 0 ? c / i.length * Math.min(3, i.length) : 0;
	return z(i) + r.many * i.length + r.purse * (o + Bt(e, t, s)) + r.kept * Vt(e, t) + r.income * n * l + r.rested * a.length;
}
function Bt(e, t, n) {
	let { arena: r } = e.trainers[t];
	if (me(e, Ot)) return 0;
	let i = Mt(e, t);
	for (let t of r) N(e, t) || (i += n[k(t)]);
	return i;
}
var Vt = (e, t) => e.kept.reduce((n, r) => e.owner[r] === t ? n + 1 : n, 0);
function Ht(e, { pace: t }) {
	let n = S.map(() => 0);
	for (let t of e.stock) n[S.indexOf(k(t))]++;
	return n.sort((e, t) => e - t), t * (n[0] + n[1]) / e.trainers.length;
}
var Ut = /* @__PURE__ */ new Map();
function Wt(e, t) {
	let n = `${t.power} ${t.multiplied} ${e}`, r = Ut.get(n) ?? Gt(at(e), t);
	return Ut.set(n, r), r;
}
var Gt = (e, t) => Object.fromEntries(S.map((n) => [n, e[n].reduce((e, n) => e + Kt(n, t), 0) / 6])), Kt = (e, { power: t, multiplied: n }) => e.number + (e.times - 1) * n + t * e.powers.reduce((e, { count: t }) => e + Math.max(1, t), 0);
function qt(e, { name: t, seats: n, options: r }, i) {
	let a = n[i];
	if (!wt.includes(t)) return r[i].map((n) => Jt(e, a, U(t, n)));
}
function Jt(e, t, n) {
	switch (n.is) {
		case "none": return Yt[n.question] ?? 0;
		case "done": return 0;
		case "buy": return C[n.race].cost;
		case "send":
		case "replacement": return Wt(e.dice, It)[n.race];
		case "death": return C[k(n.die)].cost;
		case "ko":
		case "corruption": return Xt(e, n.die);
		case "retry":
		case "replace": {
			let r = Xt(e, n.die);
			return P(e, n.die) === t ? 2.5 - r : r;
		}
		case "reinforce": return n.count;
		case "release":
		case "multiplier":
		case "major-shield":
		case "minor-shield": return 0;
		case "activate":
		case "heal":
		case "wound":
		case "keep": return 1;
	}
}
var Yt = {
	release: 1,
	ko: .5,
	corruption: .5,
	retry: 1,
	replace: 1
}, Xt = (e, t) => A(e, t).number + A(e, t).times - 1, Zt = m("battle-dice/clean-up", (e) => [e.run((e) => {
	for (let [t, n] of e.trainers.entries()) {
		let r = n.arena;
		n.arena = r.filter((t) => e.kept.includes(t));
		for (let n of r) {
			if (e.kept.includes(n)) continue;
			let r = e.owner[n], i = r === t && ct(e, n, "regenerate"), { locker: a, infirmary: s } = j(e, r);
			(i ? a : s).push(n), i && (f("power/regenerate"), o(() => ({
				type: "regenerated",
				seat: t,
				creature: V(e, n)
			})));
		}
	}
	e.acted = [];
})]);
// packages/battle-dice/src/rules/powers/targets.ts
function Qt(e, t) {
	let n = [];
	for (let [r, { arena: i }] of e.trainers.entries()) r !== t && n.push(...i);
	return n;
}
function $t(e, t) {
	if (e.shielding.length === 0) return !1;
	let { arena: n } = j(e, P(e, t)), r = n.indexOf(t);
	return e.shielding.some((t) => {
		let i = n.indexOf(t);
		return i < 0 || i >= r ? !1 : i === r - 1 || A(e, t).powers.some(({ name: e }) => e === "major-shield");
	});
}
var K = (e, t) => Qt(e, t).filter((t) => !$t(e, t)), q = (e, t) => K(e, t).filter((t) => !en(e, t));
function en(e, t) {
	let n = ct(e, t, "pauldron");
	return n && f("power/pauldron"), n;
}
var J = (e, t) => Qt(e, t).filter((t) => $t(e, t)).map((e) => ({
	value: e,
	rule: "BD-6.9",
	why: { is: "shielded" }
})), tn = (e, t) => [...J(e, t), ...K(e, t).filter((t) => en(e, t)).map((e) => ({
	value: e,
	rule: "BD-6.15",
	why: { is: "armoured" }
}))], nn = {
	usable: (e, t) => K(e, t).length > 0,
	flow: m("battle-dice/corruption", (e) => [e.ask("corruption", {
		who: (e, t) => t.seat,
		options: (e, t) => [...K(e, t.seat), H],
		unavailable: (e, t) => J(e, t.seat),
		key: W("corruption"),
		params: (e, t) => ({ die: t.die }),
		then: (e, t, n) => {
			if (n === "none") return;
			let r = P(e, n);
			I(j(e, r).arena, n), j(e, t.seat).arena.push(n), I(e.shielding, n), I(e.kept, n), o(() => ({
				type: "corrupted",
				seat: t.seat,
				creature: V(e, n),
				from: r
			}));
		}
	})])
}, rn = {
	usable: (e, t) => q(e, t).length > 0,
	flow: m("battle-dice/death", (e) => [e.ask("death", {
		who: (e, t) => t.seat,
		options: (e, t) => [...q(e, t.seat), H],
		unavailable: (e, t) => tn(e, t.seat),
		key: W("death"),
		params: (e, t) => ({ die: t.die }),
		then: (e, t, n) => {
			if (n === "none") return;
			let r = e.owner[n];
			o(() => ({
				type: "killed",
				seat: t.seat,
				creature: V(e, n),
				owner: r
			})), ft(e, n), e.owner[n] = -1, e.dead.push(n);
		}
	})])
}, an = {
	usable: (e, t) => j(e, t).infirmary.length > 0,
	flow: m("battle-dice/heal", (e) => [e.ask("heal", {
		who: (e, t) => t.seat,
		options: (e, t) => [...F(j(e, t.seat).infirmary), H],
		key: W("heal"),
		params: (e, t) => ({ die: t.die }),
		then: (e, t, n) => {
			if (n === "none") return;
			let { locker: r, infirmary: i } = j(e, t.seat), a = L(i, n);
			r.push(a), o(() => ({
				type: "healed",
				seat: t.seat,
				creature: B(a)
			}));
		}
	})])
}, on = {
	usable: (e, t, n) => e.owner[n] === t,
	flow: m("battle-dice/keep", (e) => [e.ask("keep", {
		who: (e, t) => t.seat,
		options: () => [bt, H],
		key: W("keep"),
		params: (e, t) => ({ die: t.die }),
		then: (e, t, n) => {
			n !== "none" && (e.kept.push(t.die), o(() => ({
				type: "kept",
				seat: t.seat,
				creature: V(e, t.die)
			})));
		}
	})])
}, sn = (e, t, n, r) => e.loop((e, t) => t.count > 0 && n(e, t).length > 0, e.ask(t, {
	who: (e, t) => t.seat,
	options: (e, t) => [...n(e, t), H],
	unavailable: (e, t) => r(e, t.seat),
	key: W(t),
	params: (e, t) => ({
		die: t.die,
		left: t.count
	}),
	then: (e, t, n) => {
		n !== "none" && t.chosen.push(n), t.count = n === "none" ? 0 : t.count - 1;
	}
})), cn = {
	usable: (e, t) => q(e, t).length > 0,
	flow: m("battle-dice/ko", (e) => [sn(e, "ko", ln, tn), e.run((e, t) => {
		for (let n of t.chosen) {
			let r = e.owner[n];
			ft(e, n), j(e, r).infirmary.push(n), o(() => ({
				type: "knocked-out",
				seat: t.seat,
				creature: V(e, n),
				owner: r
			}));
		}
	})])
}, ln = (e, t) => q(e, t.seat).filter((e) => !t.chosen.includes(e)), un = (e, { seat: t }) => j(e, t).arena.map((e, t) => t + 1), Y = (e, { seat: t, die: n }) => j(e, t).arena.indexOf(n) + 1;
function dn(e, t, n) {
	if (n === Y(e, t)) return;
	let { arena: r } = j(e, t.seat);
	I(r, t.die), r.splice(n - 1, 0, t.die), o(() => ({
		type: "moved",
		seat: t.seat,
		creature: V(e, t.die),
		place: n
	}));
}
// packages/battle-dice/src/rules/powers/multiplier.ts
var fn = {
	usable: (e, t) => j(e, t).arena.length > 1,
	flow: m("battle-dice/multiplier", (e) => [e.ask("multiplier", {
		who: (e, t) => t.seat,
		options: (e, t) => [H, ...un(e, t).filter((n) => n !== Y(e, t))],
		key: W("multiplier"),
		params: (e, t) => ({
			die: t.die,
			place: Y(e, t)
		}),
		then: (e, t, n) => {
			n !== "none" && dn(e, t, n);
		}
	})])
}, pn = m("battle-dice/roll", (e) => [e.each("seat", M, e.roll("roll", {
	dice: (e, t) => mn(e, t.seat).length,
	whose: (e, t) => [t.seat],
	then: (e, t, n) => {
		let r = mn(e, t.seat);
		X(e, r, n), o(() => ({
			type: "rolled",
			seat: t.seat,
			creatures: r.map((t) => V(e, t))
		}));
	}
}))]), mn = (e, t) => j(e, t).arena.filter((t) => !e.kept.includes(t));
function X(e, t, n) {
	for (let r = 0; r < t.length; r++) {
		let i = t[r];
		e.face[i] = n[r], f(() => `face/${k(i)}-${n[r]}`);
	}
}
// packages/battle-dice/src/rules/powers/reinforce.ts
var hn = {
	usable: (e, t, n) => gn(e, {
		seat: t,
		die: n
	}).length > 0,
	flow: m("battle-dice/reinforce", (e) => [e.ask("reinforce", {
		who: (e, t) => t.seat,
		options: (e, t) => [H, ...Array.from({ length: _n(e, t) }, (e, t) => t + 1)],
		key: W("reinforce"),
		params: (e, t) => ({
			die: t.die,
			race: k(t.die)
		}),
		then: (e, t, n) => {
			n !== "none" && (t.chosen = gn(e, t).slice(0, n));
			for (let n of t.chosen) I(j(e, t.seat).locker, n), lt(e, n, t.seat);
		}
	}), e.roll("roll", {
		dice: (e, t) => t.chosen.length,
		whose: (e, t) => [t.seat],
		then: (e, t, n) => {
			X(e, t.chosen, n), o(() => ({
				type: "reinforced",
				seat: t.seat,
				creatures: t.chosen.map((t) => V(e, t))
			}));
		}
	})])
}, gn = (e, { seat: t, die: n }) => j(e, t).locker.filter((e) => k(e) === k(n)), _n = (e, t) => Math.min(t.count, gn(e, t).length), vn = {
	usable: (e, t) => bn(e, t).length > 0,
	flow: m("battle-dice/replace", (e) => [
		e.ask("replace", {
			who: (e, t) => t.seat,
			options: (e, t) => [...bn(e, t.seat), H],
			unavailable: (e, t) => [...J(e, t.seat), ...yn(e, t.seat).filter((t) => !Sn(e, t)).map((e) => ({
				value: e,
				rule: "BD-6.20",
				why: { is: "no-reserve" }
			}))],
			key: W("replace"),
			params: (e, t) => ({ die: t.die }),
			then: (e, t, n) => {
				n !== "none" && t.chosen.push(n);
			}
		}),
		e.leave((e, t) => t.chosen.length === 0),
		e.ask("replacement", {
			who: (e, t) => e.owner[Z(t)],
			options: (e, t) => F(xn(e, Z(t))),
			key: W("replacement"),
			params: (e, t) => ({ die: Z(t) }),
			auto: !0,
			then: (e, t, n) => {
				let r = e.owner[Z(t)];
				ft(e, Z(t)), j(e, r).infirmary.push(Z(t)), t.newcomer = L(j(e, r).locker, n), lt(e, t.newcomer, r);
			}
		}),
		e.roll("roll", {
			dice: () => 1,
			whose: (e, t) => [e.owner[t.newcomer]],
			then: (e, t, n) => {
				X(e, [t.newcomer], n), o(() => ({
					type: "replaced",
					seat: t.seat,
					owner: e.owner[t.newcomer],
					gone: V(e, Z(t)),
					newcomer: V(e, t.newcomer)
				}));
			}
		})
	])
}, Z = (e) => e.chosen[0], yn = (e, t) => [...j(e, t).arena, ...K(e, t)], bn = (e, t) => yn(e, t).filter((t) => Sn(e, t)), xn = (e, t) => e.owner[t] === -1 ? [] : j(e, e.owner[t]).locker, Sn = (e, t) => xn(e, t).length > 0, Cn = {
	usable: () => !0,
	flow: m("battle-dice/retry", (e) => [sn(e, "retry", wn, J), e.roll("roll", {
		dice: (e, t) => t.chosen.length,
		whose: (e, t) => [P(e, t.chosen[0])],
		then: (e, t, n) => {
			for (let n of t.chosen) pt(e, n);
			X(e, t.chosen, n), o(() => ({
				type: "rerolled",
				seat: t.seat,
				row: P(e, t.chosen[0]),
				creatures: t.chosen.map((t) => V(e, t))
			}));
		}
	})])
};
function wn(e, { seat: t, chosen: n }) {
	let r = [...j(e, t).arena, ...K(e, t)], [i] = n;
	return i === void 0 ? r : r.filter((t) => P(e, t) === P(e, i) && !n.includes(t));
}
// packages/battle-dice/src/rules/powers/shield.ts
var Tn = (e) => ({
	usable: () => !0,
	flow: m(`battle-dice/${e}`, (t) => [t.ask(e, {
		who: (e, t) => t.seat,
		options: (e, t) => [H, ...un(e, t)],
		key: W(e),
		params: (e, t) => ({
			die: t.die,
			place: Y(e, t)
		}),
		then: (e, t, n) => {
			n !== "none" && (dn(e, t, n), e.shielding.push(t.die), o(() => ({
				type: "shielded",
				seat: t.seat,
				creature: V(e, t.die),
				place: n
			})));
		}
	})])
}), En = Tn("major-shield"), Dn = Tn("minor-shield"), On = {
	usable: (e, t) => e.trainers.some(({ locker: e }, n) => n !== t && e.length > 0),
	flow: m("battle-dice/wound", (e) => [e.ask("wound", {
		who: (e, t) => t.seat,
		options: (e, t) => [...kn(e, t.seat), H],
		key: W("wound"),
		params: (e, t) => ({ die: t.die }),
		then: (e, t, n) => {
			if (n === "none") return;
			let { locker: r, infirmary: i } = j(e, n.seat), a = L(r, n.race);
			i.push(a), o(() => ({
				type: "wounded",
				seat: t.seat,
				owner: n.seat,
				creature: B(a)
			}));
		}
	})])
}, kn = (e, t) => e.trainers.flatMap(({ locker: e }, n) => n === t ? [] : F(e).map((e) => ({
	seat: n,
	race: e
}))), An = {
	multiplier: fn,
	keep: on,
	corruption: nn,
	death: rn,
	ko: cn,
	"major-shield": En,
	"minor-shield": Dn,
	retry: Cn,
	replace: vn,
	reinforce: hn,
	wound: On,
	heal: an
}, Q = 1, jn = 7, Mn = m("battle-dice/powers", (e) => [
	e.run((e) => {
		e.step = Q, e.acted = [...e.kept];
	}),
	e.loop(Pn, e.ask("activate", {
		who: (e, t) => t.seat,
		options: (e, t) => t.able.length === 1 ? t.able : [...t.able, H],
		key: W("activate"),
		params: (e) => ({ step: e.step }),
		auto: !0,
		then: (e, t, n) => {
			t.die = n === "none" ? void 0 : n, n === "none" && e.acted.push(...t.able);
		}
	}), e.when((e, t) => t.die !== void 0, e.call(Nn, (e, t) => ({
		seat: t.seat,
		die: t.die
	})))),
	e.run((e) => {
		e.step = 0, e.shielding = [];
	})
]), Nn = m("battle-dice/activate", (e) => [e.run((e, t) => {
	e.acted.push(t.die), e.step === Q && f("power/priority"), e.step === jn && f("power/slow");
}), e.each("power", (e, t) => A(e, t.die).powers, e.when((e, t) => e.acted.includes(t.die) && An[t.power.name].usable(e, t.seat, t.die), e.run((e, t) => f(() => `power/${t.power.name}`)), e.call((e, t) => An[t.power.name].flow, (e, t) => ({
	seat: t.seat,
	die: t.die,
	count: t.power.count,
	chosen: []
}))))]);
function Pn(e, t) {
	for (;;) {
		let n = In(e);
		if (n > jn) return !1;
		if (n > e.step && (e.step = n, o(() => ({
			type: "step",
			step: n
		}))), Fn(e, t, n < e.step)) return !0;
	}
}
function Fn(e, t, n) {
	for (let r of M(e)) {
		let i = j(e, r).arena.filter((t) => Ln(e, t) && Rn(e, t) < e.step + +!n), a = i.filter((t) => A(e, t).powers.some(({ name: n }) => An[n].usable(e, r, t)));
		if (a.length > 0) return t.seat = r, t.able = e.step === Q ? a.slice(0, 1) : a, !0;
		e.acted.push(...i);
	}
	return !1;
}
function In(e) {
	let t = 8;
	for (let { arena: n } of e.trainers) for (let r of n) Ln(e, r) && (t = Math.min(t, Rn(e, r)));
	return t;
}
var Ln = (e, t) => A(e, t).powers.length > 0 && !e.acted.includes(t);
function Rn(e, t) {
	let { lasting: n } = A(e, t);
	return n.slow ? jn : e.step === Q && n.priority ? Q : C[k(t)].rung;
}
var zn = m("battle-dice/match", (e) => [s(e, (e) => e.trainers.length, (e, t) => {
	e.first = t, o(() => ({
		type: "first-player",
		seat: t
	}));
}), e.loop((e) => e.ended === void 0, e.call(Bn))]), Bn = m("battle-dice/turn", (e) => [
	e.run(Vn),
	e.call(Nt),
	e.call(pn),
	e.call(Mn),
	e.call(jt),
	e.call(Ot),
	e.run(Hn),
	e.leave((e) => e.ended !== void 0),
	e.call(Zt),
	e.run((e) => {
		e.first = (e.first + 1) % e.trainers.length;
	})
]);
function Vn(e) {
	e.turn++, o(() => ({
		type: "turn",
		turn: e.turn,
		first: e.first
	}));
}
function Hn(e) {
	if (dt(e) >= 2 ? e.ended = "sold-out" : e.turn >= 60 && (e.ended = "turn-limit"), e.ended === void 0) return;
	let t = e.ended;
	o(() => ({
		type: "ended",
		reason: t,
		values: e.trainers.map((t, n) => z(R(e, n)))
	}));
}
var Un = {
	prepare: Nt,
	roll: pn,
	powers: Mn,
	gold: jt,
	buy: Ot,
	"clean-up": Zt
};
// packages/battle-dice/src/summary.ts
function Wn(e) {
	return e.type === "turn" ? { kind: "turn" } : void 0;
}
function Gn(e, t) {
	let n = e.trainers.flatMap(({ locker: e, arena: t, infirmary: n }) => [
		...e,
		...t,
		...n
	]);
	return e.trainers.map(({ seat: e }) => {
		let r = n.filter(({ owner: t }) => t === e), i = t.filter((t) => t.seat === e), a = (e) => i.filter((t) => t.type === e).length, o = S.map((e) => {
			let t = r.filter((t) => t.race === e).length;
			return {
				id: e,
				amount: t * C[e].cost,
				times: t
			};
		});
		return se([{
			id: "stable",
			items: o,
			isScore: !0
		}, {
			id: "deeds",
			items: oe({
				killed: a("killed"),
				knockedOut: a("knocked-out"),
				corrupted: a("corrupted"),
				bought: a("bought"),
				gold: i.reduce((e, t) => t.type === "gold" ? e + t.gold : e, 0)
			})
		}]);
	});
}
// packages/battle-dice/src/text/names.ts
var Kn = ({ names: e }) => ({
	race: (t) => e.races[t],
	face: (t) => t.split(" + ").map(qn(e.powers)).join(" + "),
	rungs: e.rungs
}), qn = (e) => (t) => {
	let [n = "", r] = t.split(" ");
	return /^[×\d]/.test(n) ? n : [e[n] ?? n, r].filter(Boolean).join("\xA0");
}, Jn = Object.fromEntries(r.map((e) => [e, Kn(He[e])]));
// packages/battle-dice/src/text/gameText.ts
function Yn(t) {
	let n = Kn(t);
	return {
		title: t.facts.title,
		pitch: t.facts.pitch,
		ask: (e, n) => Zn(e, n, t),
		option: (e, r, i, a) => Qn(e, r, i, a, t, n),
		whyNot: (e) => $n(e, t),
		event: (e, r) => tr(e, r, t, n),
		reason: (e) => t.reasons[e],
		score: t.summary.score,
		summary: Xn(t),
		matchOption(n, r) {
			let { matchOptions: i } = t;
			if (r === void 0) return i[n] ?? n;
			if (r === e) return t.byChance;
			if (n !== "dice") return r;
			let { tables: a } = t.names;
			return Object.hasOwn(a, r) ? a[r] : a.house;
		}
	};
}
var Xn = ({ summary: { parts: e, deeds: t }, names: n }) => ({
	part: (t, n) => e[t](n),
	item: (e, { id: r, amount: i, times: a }) => e === "stable" ? (a === 1 ? n.races : n.racePlurals)[r] : t[r](i)
});
function Zn(e, t, { questions: n, names: r }) {
	let { place: i = 1, left: a = 1, step: o = 1, race: s = "goblin", gold: c = 0 } = t, l = n[e];
	return l?.({
		place: i,
		left: a,
		rung: r.rungs[o - 1],
		races: r.racePlurals[s],
		gold: c
	}) ?? e;
}
function Qn(e, t, n, r, { options: i }, a) {
	let o = U(e, t);
	if ("place" in o) return i.toPlace(o.place);
	if ("die" in o) {
		let { seat: e, place: t, race: s, face: c } = er(n, o.die);
		return i.fighter(r(e), t, `${a.race(s)} [${a.face(c)}]`);
	}
	switch (o.is) {
		case "none": return i.none[o.question];
		case "done": return i.done;
		case "keep": return i.keep;
		case "buy": return i.one(a.race(o.race), C[o.race].cost);
		case "send":
		case "replacement":
		case "heal": return a.race(o.race);
		case "reinforce": return i.creatures(o.count);
		case "wound": return i.patient(r(o.seat), a.race(o.race));
	}
}
var $n = (e, { whyNot: t }) => e.is === "short" ? t.short(e.gold) : t[e.is];
function er({ trainers: e }, t) {
	let { seat: n, arena: r } = e.find((e) => e.arena.some((e) => e.die === t)), i = r.findIndex((e) => e.die === t), { race: a, text: o = "" } = r[i];
	return {
		seat: n,
		place: i + 1,
		race: a,
		face: o
	};
}
function tr(e, t, { events: n }, r) {
	let i = ({ race: e, face: t }) => t === void 0 ? r.race(e) : `${r.race(e)} [${r.face(t)}]`, a = (e) => e.map(i).join(", ");
	switch (e.type) {
		case "first-player": return n.firstPlayer(t(e.seat));
		case "turn": return n.turn(e.turn, t(e.first));
		case "returned": return n.returned(t(e.seat));
		case "released": return n.released(t(e.seat), i(e.creature));
		case "sent": return n.sent(t(e.seat), r.race(e.creature.race));
		case "rolled": return n.rolled(t(e.seat), a(e.creatures));
		case "step": return;
		case "moved": return n.moved(t(e.seat), i(e.creature), e.place);
		case "shielded": return n.shielded(t(e.seat), i(e.creature));
		case "kept": return n.kept(t(e.seat), i(e.creature));
		case "corrupted": return n.corrupted(t(e.seat), i(e.creature), t(e.from));
		case "killed": return n.killed(t(e.seat), i(e.creature), t(e.owner));
		case "knocked-out": return n.knockedOut(t(e.seat), i(e.creature), t(e.owner));
		case "rerolled": return n.rerolled(t(e.seat), t(e.row), a(e.creatures));
		case "replaced": return n.replaced(t(e.seat), r.race(e.gone.race), t(e.owner), i(e.newcomer));
		case "reinforced": return n.reinforced(t(e.seat), a(e.creatures));
		case "wounded": return n.wounded(t(e.seat), r.race(e.creature.race), t(e.owner));
		case "healed": return n.healed(t(e.seat), r.race(e.creature.race));
		case "gold": return n.gold(t(e.seat), e.gold);
		case "bought": return n.bought(t(e.seat), r.race(e.creature.race), e.gold);
		case "regenerated": return n.regenerated(t(e.seat), r.race(e.creature.race));
		case "ended": return n.ended(e.values.map((e, n) => `${t(n)} ${e}`).join(", "));
		default: return;
	}
}
var nr = Object.fromEntries(r.map((e) => [e, Yn(He[e])])), rr = (e) => {
	let t = (t) => ({
		die: t,
		race: k(t),
		owner: e.owner[t]
	}), n = (n) => {
		let r = e.kept.includes(n), i = N(e, n) ? {
			face: e.face[n],
			text: A(e, n).text
		} : {};
		return {
			...t(n),
			...i,
			shielding: e.shielding.includes(n),
			shielded: $t(e, n),
			kept: r,
			acted: e.acted.includes(n)
		};
	};
	return {
		turn: e.turn,
		first: e.first,
		step: e.step,
		stock: S.map((t) => {
			let n = e.stock.filter((e) => k(e) === t);
			return {
				race: t,
				left: n.length,
				next: n[0] ?? null
			};
		}),
		soldOut: {
			races: dt(e),
			of: 2
		},
		dead: e.dead.map(k),
		chosen: ce(e, "chosen").flatMap(({ chosen: e }) => e),
		trainers: e.trainers.map(({ locker: r, arena: i, infirmary: a, gold: o }, s) => ({
			seat: s,
			gold: o,
			earning: Mt(e, s),
			value: z(R(e, s)),
			locker: r.map(t),
			arena: i.map(n),
			infirmary: a.map(t)
		})),
		faces: S.map((t) => ({
			race: t,
			faces: at(e.dice)[t].map(({ text: e }) => e)
		})),
		ended: e.ended ?? null
	};
}, ir = [
	"locker",
	"arena",
	"infirmary"
], ar = {
	set(e, t, n) {
		let [r = "", i] = t.split(/\s+/);
		if (ne(r) !== void 0) return or(e, ie(r, e.trainers.length), i ?? "", n);
		if (t === "turn") e.turn = p(n, 0, 60);
		else if (t === "first") e.first = ie(n, e.trainers.length);
		else if (t === "phase") fr(e, n);
		else if (r === "stock" && i !== void 0) dr(e, gr(i), p(n, 0, 8));
		else throw $((e) => e.cannotSet(t));
	},
	get(e, t) {
		let [n = "", r = ""] = t.split(/\s+/), i = ne(n);
		if (i !== void 0 && i < e.trainers.length) return sr(e, i, r);
		if (t === "turn") return String(e.turn);
		if (t === "first") return d(e.first);
		if (t === "step") return String(e.step);
		if (t === "phase") return pr(e);
		if (t === "dead") return u(e.dead.map(k));
		if (n === "stock" && We(r)) return String(e.stock.filter((e) => k(e) === r).length);
	},
	unordered: (e) => e === "dead" || /^p\d+ (locker|infirmary)$/.test(e)
};
function or(e, t, n, r) {
	if (hr(n)) lr(e, t, n, r);
	else if (n === "gold") j(e, t).gold = p(r, 0, 999);
	else if (n === "kept") e.kept.push(...mr(e, t, r));
	else if (n === "shielding") e.shielding.push(...mr(e, t, r));
	else throw $((e) => e.cannotSetOfPlayer(n));
}
function sr(e, t, n) {
	let { arena: r, gold: i } = j(e, t), a = (e) => u(r.flatMap((t, n) => e.includes(t) ? [String(n + 1)] : []));
	switch (n) {
		case "locker":
		case "infirmary": return u(j(e, t)[n].map(k));
		case "arena": return u(r.map((n) => cr(e, t, n)));
		case "gold": return String(i);
		case "value": return String(z(R(e, t)));
		case "kept": return a(e.kept);
		case "shielding": return a(e.shielding);
		default: return;
	}
}
var cr = (e, t, n) => `${k(n)}${N(e, n) ? `/${e.face[n]}` : ""}${e.owner[n] === t ? "" : `@${d(e.owner[n])}`}`;
function lr(e, t, n, r) {
	for (let r of j(e, t)[n].splice(0)) e.owner[r] = -1, e.stock.push(r);
	for (let i of ee(r)) {
		let r = /^([a-z]+)(?:\/([1-6]))?(?:@(p[1-4]))?$/.exec(i);
		if (!r || n !== "arena" && (r[2] || r[3])) throw $((e) => n === "arena" ? e.notAFighter(i) : e.notACreature(i));
		let a = ur(e, gr(r[1]));
		e.owner[a] = r[3] ? ie(r[3], e.trainers.length) : t, e.face[a] = Number(r[2] ?? 0), j(e, t)[n].push(a);
	}
}
function ur(e, t) {
	let n = e.stock.find((e) => k(e) === t);
	if (n === void 0) throw $((e) => e.noneInStock(t));
	return I(e.stock, n), n;
}
function dr(e, t, n) {
	let r = e.stock.filter((e) => k(e) === t);
	if (r.length < n) throw $((e) => e.tooFewInStock(t, r.length));
	for (let t of r.slice(n)) I(e.stock, t), e.dead.push(t);
}
function fr(e, t) {
	let n = Object.entries(Un).find(([e]) => e === t)?.[1];
	if (!n) throw $((e) => e.notAPhase(t, Object.keys(Un)));
	e.turn = Math.max(1, e.turn), be(e, zn, Bn, n);
}
var pr = (e) => Object.entries(Un).find(([, t]) => me(e, t))?.[0] ?? (e.ended ? "over" : "start");
function mr(e, t, n) {
	let { arena: r } = j(e, t);
	return ee(n).map((e) => r[p(e, 1, r.length) - 1]);
}
var hr = (e) => ir.includes(e);
function gr(e) {
	if (We(e)) return e;
	throw $((t) => t.notARace(e, S));
}
var $ = (e) => new n((t) => e(He[t].faults)), _r = {
	id: vt.id,
	rulesVersion: 4,
	seats: vt.seats,
	options: {
		first: t,
		dice: {
			kind: "data",
			default: "standard",
			check: $e,
			words: () => Object.keys(w),
			samples: () => [...Object.keys(w).filter((e) => e !== "standard"), Xe]
		}
	},
	setup: (e, t) => mt(e, vr(t), te(t)),
	rules: zn,
	view: rr,
	turn: (e) => e.turn,
	active: () => void 0,
	events: ht,
	eventRules: gt,
	highlight: Wn,
	summary: Gn,
	outcome: yr,
	insight: Lt,
	conserved: (e) => ({
		dice: e.stock.length + e.dead.length + e.trainers.reduce((e, { locker: t, arena: n, infirmary: r }) => e + t.length + n.length + r.length, 0),
		owned: e.stock.length + e.dead.length + e.owner.filter((e) => e >= 0).length
	}),
	bound: 2e4,
	content: [...S.flatMap((e) => Array.from({ length: 6 }, (t, n) => `face/${e}-${n + 1}`)), ...[...Ge, ...Ke].map((e) => `power/${e}`)],
	vocabulary: ar,
	text: nr
}, vr = ({ dice: e }) => typeof e == "string" ? e : JSON.stringify(e);
function yr(e) {
	if (e.ended === void 0) return;
	let t = e.trainers.map((t, n) => R(e, n));
	return {
		places: re(t.map((e) => [z(e), e.length])),
		scores: t.map(z),
		reason: e.ended
	};
}
// \0virtual:frozen-game
var br = Object.values(/* @__PURE__ */ ue({
	MOST_GAIN: () => 3,
	PLACE_QUESTIONS: () => wt,
	QUESTIONS: () => Tt,
	RACE: () => C,
	RACES: () => S,
	STANDARD: () => qe,
	TABLES: () => w,
	battleDice: () => _r,
	battleDiceNames: () => Jn,
	battleDiceWeights: () => It,
	checkTable: () => $e,
	keyOf: () => Et,
	optionOf: () => U,
	parseFace: () => tt
})).find((e) => e?.id === "battle-dice" && e.rulesVersion !== void 0), xr = {
	...br,
	rules: de(br.rules)
};
export { xr as game };
