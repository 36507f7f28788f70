import { BY_CHANCE as e, FIRST_PLAYER as t, InputError as n, LANGUAGES as r, chancesOf as i, eachLanguage as a, emit as o, firstPlayer as s, frozenFlows as c, inEveryLanguage as l, itemsOf as ee, listed as u, namedFirst as te, parseSeat as ne, placesOf as re, seatName as d, seatOf as ie, seatsFrom as ae, summaryItems as oe, summaryParts as se, varsWith as ce, visit as f, wholeOf as p } from "@alea/engine";
// \0rolldown/runtime.js
var le = Object.defineProperty, ue = (e, t) => {
	let n = {};
	for (var r in e) le(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || le(n, Symbol.toStringTag, { value: "Module" }), n;
}, { registered: de, flow: m, frameOf: fe, framesOf: pe, isRunning: me, calledBy: he, isOf: ge, reads: _e, unwind: ve, abort: ye, enter: be } = c(4), xe = {
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
}, Se = {
	creature: (e) => `${e}, bought`,
	face: (e, t) => `${e}, face ${t}`,
	power: (e) => e === "multiplier" ? "power: multiplier" : e === "gold" ? "power: gold" : `power: ${xe.powers[e]}`
}, h = (e) => /^[aeo]/.test(e) ? `an ${e}` : `a ${e}`, Ce = {
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
}, we = {
	"sold-out": "Two races are sold out.",
	"turn-limit": "The sixtieth turn is over."
}, Te = {
	first: "First player",
	dice: "Dice"
}, Ee = "drawn by lot", De = {
	title: "Battle Dice",
	pitch: "Train goblins, trolls and dark mages, throw them into the arena and own the most valuable stable."
}, g = (e) => e.join(", "), Oe = {
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
}, ke = {
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
}, Ae = {
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
}, _ = (e, t, n) => e === 1 ? t : n, je = {
	facts: De,
	names: xe,
	content: Se,
	questions: Ae,
	options: ke,
	events: Ce,
	reasons: we,
	matchOptions: Te,
	byChance: Ee,
	faults: Oe,
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
}, Me = {
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
}, Ne = {
	creature: (e) => `achat : ${e}`,
	face: (e, t) => `${e}, face ${t}`,
	power: (e) => e === "multiplier" ? "pouvoir\xA0: multiplicateur" : e === "gold" ? "pouvoir\xA0: or" : `pouvoir : ${Me.powers[e]}`
}, v = (e) => /^[aeiou]/.test(e) ? `l’${e}` : `le ${e}`, Pe = (e) => /^[aeiou]/.test(e) ? `de l’${e}` : `du ${e}`, Fe = (e) => e.slice(0, 1).toUpperCase() + e.slice(1), y = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, Ie = {
	firstPlayer: (e) => `${e} joue en premier.`,
	turn: (e, t) => `Tour ${e} : ${t} commence.`,
	returned: (e) => `Toute l’infirmerie ${y(e)} revient au vestiaire.`,
	released: (e, t) => `${e} renvoie ${v(t)} à l’infirmerie.`,
	sent: (e, t) => `${e} envoie un ${t}.`,
	rolled: (e, t) => `${e} obtient : ${t}.`,
	moved: (e, t, n) => `${e} déplace ${v(t)} en position ${n}.`,
	shielded: (e, t) => `${e} active la protection ${Pe(t)}.`,
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
	regenerated: (e, t) => `${Fe(v(t))} ${y(e)} se régénère.`,
	ended: (e) => `Partie terminée : ${e}.`
}, Le = {
	"sold-out": "Deux races sont épuisées.",
	"turn-limit": "Le soixantième tour est terminé."
}, Re = {
	first: "Premier joueur",
	dice: "Dés"
}, ze = "tiré au sort", Be = {
	title: "Battle Dice",
	pitch: "Entraînez gobelins, trolls et mages noirs, lancez-les dans l’arène et bâtissez l’écurie la plus précieuse."
}, b = (e) => e.join(", "), Ve = {
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
}, He = {
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
}, Ue = {
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
}, x = (e, t, n) => e < 2 ? t : n, S = l({
	en: je,
	fr: {
		facts: Be,
		names: Me,
		content: Ne,
		questions: Ue,
		options: He,
		events: Ie,
		reasons: Le,
		matchOptions: Re,
		byChance: ze,
		faults: Ve,
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
}), C = [
	"goblin",
	"orc",
	"dwarf",
	"elf",
	"troll",
	"mage"
], w = {
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
}, We = [
	"goblin",
	"orc",
	"dwarf"
], Ge = (e) => C.includes(e), Ke = [
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
], qe = [
	"priority",
	"slow",
	"gold",
	"regenerate",
	"pauldron"
], Je = {
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
}, Ye = {
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
}, Xe = {
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
}, Ze = {
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
}, T = {
	standard: Je,
	"high-gains": Ye,
	prototype: Xe
}, Qe = [
	1,
	2,
	3,
	4,
	5,
	6
], $e = {
	ko: [1, 2],
	retry: [
		1,
		2,
		3
	],
	reinforce: [1, 2]
};
function et(e) {
	if (typeof e == "string" && Object.hasOwn(T, e)) return e;
	if (typeof e == "string") throw E((t) => t.noSuchTable(e, Object.keys(T)));
	if (typeof e != "object" || !e || Array.isArray(e)) throw E((e) => e.notATable);
	let { variant: t = !1, ...n } = e;
	if (typeof t != "boolean") throw E((e) => e.notAVariant);
	let r = Object.entries(n).map(([e, n]) => [e, tt(e, n, t)]);
	return {
		...Je,
		...Object.fromEntries(r),
		...t ? { variant: t } : {}
	};
}
function tt(e, t, r) {
	if (!C.includes(e)) throw E((t) => t.notARace(e, C));
	if (!Array.isArray(t)) throw E((t) => t.notAList(e));
	let i = Qe.slice(t.length);
	if (i.length > 0) throw E((t) => t.missingFaces(e, i));
	if (t.length > Qe.length) throw E((n) => n.tooManyFaces(e, t.length));
	return t.map((t, i) => {
		try {
			let { text: e, number: n } = nt(t);
			if (n > 3 && !r) throw E((e) => e.tooMuchGold(3));
			return e;
		} catch (t) {
			throw t instanceof n ? E((n, r) => n.onFace(e, Qe[i], t.in(r))) : t;
		}
	});
}
var E = (e) => new n((t) => e(S[t].faults, t));
function nt(e) {
	if (typeof e != "string") throw E((e) => e.notAFace);
	let [t = "", ...n] = e.split("+").map((e) => e.trim()), r = /^[×x]([23])$/.exec(t);
	if (!r && !/^[0-9]$/.test(t)) throw E((e) => e.notANumber(t));
	let i = r ? [{
		name: "multiplier",
		count: Number(r[1])
	}] : [], a = {};
	for (let e of n) rt(e, i, a);
	if (i.some(({ name: e }) => e === "death") && (a.slow = !0), a.slow && a.priority) throw E((e) => e.slowAndPriority);
	let o = r ? 0 : Number(t);
	return o > 0 && (a.gold = !0), {
		text: [r ? `×${r[1]}` : t, ...n].join(" + "),
		number: o,
		times: r ? Number(r[1]) : 1,
		powers: i,
		lasting: a
	};
}
function rt(e, t, n) {
	let [r = "", i, ...a] = e.split(/\s+/), o = qe.find((e) => e === r && e !== "gold"), s = Ke.find((e) => e === r && e !== "multiplier");
	if (!o && !s || a.length > 0) throw E((t) => t.notAPower(e));
	if (o && n[o] || s && t.some((e) => e.name === s)) throw E((e) => e.powerTwice(r));
	let c = s && $e[s];
	if (c ? !c.includes(Number(i)) : i !== void 0) throw E((e) => c ? e.needsNumber(r, c) : e.takesNoNumber(r));
	o ? n[o] = !0 : s && t.push({
		name: s,
		count: i === void 0 ? 1 : Number(i)
	});
}
var it = 100, D = /* @__PURE__ */ new Map(), at = {
	table: "",
	dice: {}
};
function ot(e) {
	return at.table !== e && (at = {
		table: e,
		dice: D.get(e) ?? st(e)
	}), at.dice;
}
function st(e) {
	let t = T[e] ?? JSON.parse(e), n = Object.fromEntries(C.map((e) => [e, t[e].map(nt)]));
	return D.size >= it && D.clear(), D.set(e, n), n;
}
var O = C.flatMap((e) => Array(w[e].dice).fill(e)), ct = O.map((e) => C.indexOf(e)), k = O.length, A = (e) => O[e], j = (e, t) => ot(e.dice)[O[t]][e.face[t] - 1], lt = (e, t, n) => j(e, t).lasting[n] === !0, M = (e, t) => e.trainers[t], N = (e) => ae(e.first, e.trainers.length), P = (e, t) => e.face[t] !== 0;
function ut(e, t, n) {
	e.face[t] = 0, M(e, n).arena.push(t);
}
var F = (e, t) => e.trainers.findIndex(({ arena: e }) => e.includes(t)), dt = Array.from({ length: 1 << C.length }, (e, t) => C.filter((e, n) => t & 1 << n));
function I(e) {
	let t = 0;
	for (let n of e) t |= 1 << ct[n];
	return dt[t];
}
function L(e, t) {
	let n = e.indexOf(t);
	n >= 0 && e.splice(n, 1);
}
var ft = (e) => C.length - I(e.stock).length;
function R(e, t) {
	let n = e.find((e) => A(e) === t);
	if (n === void 0) throw Error(`No ${t} there`);
	return L(e, n), n;
}
function pt(e, t) {
	L(M(e, F(e, t)).arena, t), mt(e, t);
}
function mt(e, t) {
	L(e.acted, t), L(e.shielding, t), L(e.kept, t);
}
var z = (e, t) => {
	let n = [];
	for (let r = 0; r < k; r++) e.owner[r] === t && n.push(r);
	return n;
}, B = (e) => e.reduce((e, t) => e + w[A(t)].cost, 0);
function ht(e, t, n) {
	let r = Array.from({ length: k }, (e, t) => t), i = Array(k).fill(-1);
	return {
		dice: t,
		turn: 0,
		named: n,
		first: 0,
		step: 0,
		trainers: Array.from({ length: e }, (e, t) => {
			let n = We.map((e) => R(r, e));
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
		face: Array(k).fill(0),
		acted: [],
		shielding: [],
		kept: []
	};
}
// packages/battle-dice/src/events.ts
var gt = {
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
}, _t = {
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
}, V = (e) => ({
	die: e,
	race: A(e)
}), H = (e, t) => ({
	die: t,
	race: A(t),
	face: j(e, t).text
}), vt = l({
	en: De,
	fr: Be
}), yt = {
	id: "battle-dice",
	seats: {
		min: 2,
		max: 4,
		usual: 3
	},
	title: a((e) => vt[e].title),
	pitch: a((e) => vt[e].pitch)
}, U = "none", bt = "done", xt = "keep", St = [
	"send",
	"replacement",
	"heal",
	"buy"
], Ct = ["release", "activate"], wt = [
	"corruption",
	"death",
	"ko",
	"retry",
	"replace"
], Tt = [
	"multiplier",
	"major-shield",
	"minor-shield"
], Et = [
	...St,
	...Ct,
	...wt,
	...Tt,
	"keep",
	"reinforce",
	"wound"
];
function Dt(e, t) {
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
function Ot(e, t) {
	switch (e.is) {
		case "none":
		case "done":
		case "keep": return e.is;
		case "send":
		case "replacement":
		case "heal":
		case "buy": return e.race;
		case "release":
		case "activate": return String(kt(e.die, t).place);
		case "corruption":
		case "death":
		case "ko":
		case "retry":
		case "replace": {
			let { row: n, place: r } = kt(e.die, t);
			return `${d(n)}.${r}`;
		}
		case "multiplier":
		case "major-shield":
		case "minor-shield": return String(e.place);
		case "reinforce": return String(e.count);
		case "wound": return `${d(e.seat)}.${e.race}`;
	}
}
var W = (e) => (t, n) => Ot(Dt(e, t), n);
function kt(e, t) {
	let n = F(t, e);
	return {
		row: n,
		place: M(t, n).arena.indexOf(e) + 1
	};
}
// packages/battle-dice/src/rules/buy.ts
var At = m("battle-dice/buy", (e) => [e.each("seat", N, e.run((e, t) => {
	t.done = !1;
}), e.loop((e, t) => !t.done, e.ask("buy", {
	who: (e, t) => t.seat,
	options: (e, t) => [bt, ...jt(e, t.seat)],
	key: W("buy"),
	params: (e, t) => ({ gold: M(e, t.seat).gold }),
	unavailable: (e, t) => C.filter((n) => !jt(e, t.seat).includes(n)).map((n) => ({
		value: n,
		...I(e.stock).includes(n) ? {
			rule: "BD-8.2",
			why: {
				is: "short",
				gold: w[n].cost - M(e, t.seat).gold
			}
		} : {
			rule: "BD-8.4",
			why: { is: "none-left" }
		}
	})),
	auto: !0,
	then: (e, t, n) => {
		n === "done" ? t.done = !0 : Mt(e, t.seat, n);
	}
})), e.run((e, t) => {
	M(e, t.seat).gold = 0;
}))]), jt = (e, t) => I(e.stock).filter((n) => w[n].cost <= M(e, t).gold);
function Mt(e, t, n) {
	let r = M(e, t), i = R(e.stock, n);
	r.gold -= w[n].cost, r.infirmary.push(i), e.owner[i] = t, f(() => `creature/${n}`, t), o(() => ({
		type: "bought",
		seat: t,
		creature: V(i),
		gold: r.gold
	}));
}
// packages/battle-dice/src/rules/gold.ts
var Nt = m("battle-dice/gold", (e) => [e.run((e) => {
	for (let t of N(e)) M(e, t).gold = Pt(e, t), o(() => ({
		type: "gold",
		seat: t,
		gold: M(e, t).gold,
		row: M(e, t).arena.map((t) => H(e, t))
	}));
})]);
function Pt(e, t) {
	let n = 0, r = 1;
	for (let i of M(e, t).arena) {
		if (!P(e, i)) continue;
		let a = j(e, i);
		a.times > 1 ? r *= a.times : (a.number > 0 && f("power/gold", t), n += a.number * r, r = 1);
	}
	return n;
}
var Ft = m("battle-dice/prepare", (e) => [e.each("seat", N, e.when((e, t) => G(e, t.seat).length > 0, e.call(It, (e, t) => ({
	seat: t.seat,
	done: !1
}))), e.call(Lt, (e, t) => ({
	seat: t.seat,
	places: 0,
	obliged: []
})))]), It = m("battle-dice/release", (e) => [e.loop((e, t) => !t.done && G(e, t.seat).length > 0, e.ask("release", {
	who: (e, t) => t.seat,
	options: (e, t) => [U, ...G(e, t.seat)],
	key: W("release"),
	then: (e, t, n) => {
		if (n === "none") {
			t.done = !0;
			return;
		}
		let { arena: r, infirmary: i } = M(e, t.seat);
		L(r, n), mt(e, n), i.push(n), o(() => ({
			type: "released",
			seat: t.seat,
			creature: H(e, n)
		}));
	}
}))]), Lt = m("battle-dice/line-up", (e) => [e.run((e, t) => {
	let { locker: n, infirmary: r } = M(e, t.seat), i = 3 + G(e, t.seat).length;
	n.length < i && (t.obliged = [...n], r.length > 0 && o(() => ({
		type: "returned",
		seat: t.seat
	})), n.push(...r.splice(0))), t.places = Math.min(i, n.length);
}), e.loop((e, t) => t.places > 0, e.ask("send", {
	who: (e, t) => t.seat,
	options: (e, t) => I(t.places > t.obliged.length ? M(e, t.seat).locker : t.obliged),
	key: W("send"),
	params: (e, t) => ({
		place: M(e, t.seat).arena.length + 1,
		left: t.places
	}),
	unavailable: (e, t) => t.places > t.obliged.length ? [] : I(M(e, t.seat).locker).filter((e) => !I(t.obliged).includes(e)).map((e) => ({
		value: e,
		rule: "BD-4.4",
		why: { is: "others-first" }
	})),
	auto: !0,
	then: (e, t, n) => {
		let { locker: r } = M(e, t.seat), i = [...t.obliged, ...r].find((e) => A(e) === n);
		L(t.obliged, i), L(r, i), ut(e, i, t.seat), t.places--, o(() => ({
			type: "sent",
			seat: t.seat,
			creature: V(i)
		}));
	}
}))]), G = (e, t) => e.kept.length === 0 ? e.kept : M(e, t).arena.filter((t) => e.kept.includes(t)), Rt = {
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
}, zt = {
	evaluate: (e) => Bt(e, Rt),
	sense: Yt,
	progress: (e) => e.turn,
	horizon: 0
};
function Bt(e, t) {
	let n = Wt(e, t), r = e.trainers.map((r, i) => Vt(e, i, n, t));
	return i(r, t.lead + t.doubt * n);
}
function Vt(e, t, n, r) {
	let i = z(e, t), { locker: a, gold: o } = e.trainers[t], s = Kt(e.dice, r), c = 0;
	for (let e of i) c += s[A(e)];
	let l = i.length > 0 ? c / i.length * Math.min(3, i.length) : 0;
	return B(i) + r.many * i.length + r.purse * (o + Ht(e, t, s)) + r.kept * Ut(e, t) + r.income * n * l + r.rested * a.length;
}
function Ht(e, t, n) {
	let { arena: r } = e.trainers[t];
	if (me(e, At)) return 0;
	let i = Pt(e, t);
	for (let t of r) P(e, t) || (i += n[A(t)]);
	return i;
}
var Ut = (e, t) => e.kept.reduce((n, r) => e.owner[r] === t ? n + 1 : n, 0);
function Wt(e, { pace: t }) {
	let n = C.map(() => 0);
	for (let t of e.stock) n[C.indexOf(A(t))]++;
	return n.sort((e, t) => e - t), t * (n[0] + n[1]) / e.trainers.length;
}
var Gt = /* @__PURE__ */ new Map();
function Kt(e, t) {
	let n = `${t.power} ${t.multiplied} ${e}`, r = Gt.get(n) ?? qt(ot(e), t);
	return Gt.set(n, r), r;
}
var qt = (e, t) => Object.fromEntries(C.map((n) => [n, e[n].reduce((e, n) => e + Jt(n, t), 0) / 6])), Jt = (e, { power: t, multiplied: n }) => e.number + (e.times - 1) * n + t * e.powers.reduce((e, { count: t }) => e + Math.max(1, t), 0);
function Yt(e, { name: t, seats: n, options: r }, i) {
	let a = n[i];
	if (!Tt.includes(t)) return r[i].map((n) => Xt(e, a, Dt(t, n)));
}
function Xt(e, t, n) {
	switch (n.is) {
		case "none": return Zt[n.question] ?? 0;
		case "done": return 0;
		case "buy": return w[n.race].cost;
		case "send":
		case "replacement": return Kt(e.dice, Rt)[n.race];
		case "death": return w[A(n.die)].cost;
		case "ko":
		case "corruption": return Qt(e, n.die);
		case "retry":
		case "replace": {
			let r = Qt(e, n.die);
			return F(e, n.die) === t ? 2.5 - r : r;
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
var Zt = {
	release: 1,
	ko: .5,
	corruption: .5,
	retry: 1,
	replace: 1
}, Qt = (e, t) => j(e, t).number + j(e, t).times - 1, $t = m("battle-dice/clean-up", (e) => [e.run((e) => {
	for (let [t, n] of e.trainers.entries()) {
		let r = n.arena;
		n.arena = r.filter((t) => e.kept.includes(t));
		for (let n of r) {
			if (e.kept.includes(n)) continue;
			let r = e.owner[n], i = r === t && lt(e, n, "regenerate"), { locker: a, infirmary: s } = M(e, r);
			(i ? a : s).push(n), i && (f("power/regenerate", t), o(() => ({
				type: "regenerated",
				seat: t,
				creature: H(e, n)
			})));
		}
	}
	e.acted = [];
})]);
// packages/battle-dice/src/rules/powers/targets.ts
function en(e, t) {
	let n = [];
	for (let [r, { arena: i }] of e.trainers.entries()) r !== t && n.push(...i);
	return n;
}
function tn(e, t) {
	if (e.shielding.length === 0) return !1;
	let { arena: n } = M(e, F(e, t)), r = n.indexOf(t);
	return e.shielding.some((t) => {
		let i = n.indexOf(t);
		return i < 0 || i >= r ? !1 : i === r - 1 || j(e, t).powers.some(({ name: e }) => e === "major-shield");
	});
}
var K = (e, t) => en(e, t).filter((t) => !tn(e, t)), q = (e, t) => K(e, t).filter((t) => !nn(e, t));
function nn(e, t) {
	let n = lt(e, t, "pauldron");
	return n && f("power/pauldron", e.owner[t]), n;
}
var J = (e, t) => en(e, t).filter((t) => tn(e, t)).map((e) => ({
	value: e,
	rule: "BD-6.9",
	why: { is: "shielded" }
})), rn = (e, t) => [...J(e, t), ...K(e, t).filter((t) => nn(e, t)).map((e) => ({
	value: e,
	rule: "BD-6.15",
	why: { is: "armoured" }
}))], an = {
	usable: (e, t) => K(e, t).length > 0,
	flow: m("battle-dice/corruption", (e) => [e.ask("corruption", {
		who: (e, t) => t.seat,
		options: (e, t) => [...K(e, t.seat), U],
		unavailable: (e, t) => J(e, t.seat),
		key: W("corruption"),
		params: (e, t) => ({ die: t.die }),
		then: (e, t, n) => {
			if (n === "none") return;
			let r = F(e, n);
			L(M(e, r).arena, n), M(e, t.seat).arena.push(n), L(e.shielding, n), L(e.kept, n), o(() => ({
				type: "corrupted",
				seat: t.seat,
				creature: H(e, n),
				from: r
			}));
		}
	})])
}, on = {
	usable: (e, t) => q(e, t).length > 0,
	flow: m("battle-dice/death", (e) => [e.ask("death", {
		who: (e, t) => t.seat,
		options: (e, t) => [...q(e, t.seat), U],
		unavailable: (e, t) => rn(e, t.seat),
		key: W("death"),
		params: (e, t) => ({ die: t.die }),
		then: (e, t, n) => {
			if (n === "none") return;
			let r = e.owner[n];
			o(() => ({
				type: "killed",
				seat: t.seat,
				creature: H(e, n),
				owner: r
			})), pt(e, n), e.owner[n] = -1, e.dead.push(n);
		}
	})])
}, sn = {
	usable: (e, t) => M(e, t).infirmary.length > 0,
	flow: m("battle-dice/heal", (e) => [e.ask("heal", {
		who: (e, t) => t.seat,
		options: (e, t) => [...I(M(e, t.seat).infirmary), U],
		key: W("heal"),
		params: (e, t) => ({ die: t.die }),
		then: (e, t, n) => {
			if (n === "none") return;
			let { locker: r, infirmary: i } = M(e, t.seat), a = R(i, n);
			r.push(a), o(() => ({
				type: "healed",
				seat: t.seat,
				creature: V(a)
			}));
		}
	})])
}, cn = {
	usable: (e, t, n) => e.owner[n] === t,
	flow: m("battle-dice/keep", (e) => [e.ask("keep", {
		who: (e, t) => t.seat,
		options: () => [xt, U],
		key: W("keep"),
		params: (e, t) => ({ die: t.die }),
		then: (e, t, n) => {
			n !== "none" && (e.kept.push(t.die), o(() => ({
				type: "kept",
				seat: t.seat,
				creature: H(e, t.die)
			})));
		}
	})])
}, ln = (e, t, n, r) => e.loop((e, t) => t.count > 0 && n(e, t).length > 0, e.ask(t, {
	who: (e, t) => t.seat,
	options: (e, t) => [...n(e, t), U],
	unavailable: (e, t) => r(e, t.seat),
	key: W(t),
	params: (e, t) => ({
		die: t.die,
		left: t.count
	}),
	then: (e, t, n) => {
		n !== "none" && t.chosen.push(n), t.count = n === "none" ? 0 : t.count - 1;
	}
})), un = {
	usable: (e, t) => q(e, t).length > 0,
	flow: m("battle-dice/ko", (e) => [ln(e, "ko", dn, rn), e.run((e, t) => {
		for (let n of t.chosen) {
			let r = e.owner[n];
			pt(e, n), M(e, r).infirmary.push(n), o(() => ({
				type: "knocked-out",
				seat: t.seat,
				creature: H(e, n),
				owner: r
			}));
		}
	})])
}, dn = (e, t) => q(e, t.seat).filter((e) => !t.chosen.includes(e)), fn = (e, { seat: t }) => M(e, t).arena.map((e, t) => t + 1), Y = (e, { seat: t, die: n }) => M(e, t).arena.indexOf(n) + 1;
function pn(e, t, n) {
	if (n === Y(e, t)) return;
	let { arena: r } = M(e, t.seat);
	L(r, t.die), r.splice(n - 1, 0, t.die), o(() => ({
		type: "moved",
		seat: t.seat,
		creature: H(e, t.die),
		place: n
	}));
}
// packages/battle-dice/src/rules/powers/multiplier.ts
var mn = {
	usable: (e, t) => M(e, t).arena.length > 1,
	flow: m("battle-dice/multiplier", (e) => [e.ask("multiplier", {
		who: (e, t) => t.seat,
		options: (e, t) => [U, ...fn(e, t).filter((n) => n !== Y(e, t))],
		key: W("multiplier"),
		params: (e, t) => ({
			die: t.die,
			place: Y(e, t)
		}),
		then: (e, t, n) => {
			n !== "none" && pn(e, t, n);
		}
	})])
}, hn = m("battle-dice/roll", (e) => [e.each("seat", N, e.roll("roll", {
	dice: (e, t) => gn(e, t.seat).length,
	whose: (e, t) => [t.seat],
	then: (e, t, n) => {
		let r = gn(e, t.seat);
		X(e, r, n), o(() => ({
			type: "rolled",
			seat: t.seat,
			creatures: r.map((t) => H(e, t))
		}));
	}
}))]), gn = (e, t) => M(e, t).arena.filter((t) => !e.kept.includes(t));
function X(e, t, n) {
	for (let r = 0; r < t.length; r++) {
		let i = t[r];
		e.face[i] = n[r], f(() => `face/${A(i)}-${n[r]}`, e.owner[i]);
	}
}
// packages/battle-dice/src/rules/powers/reinforce.ts
var _n = {
	usable: (e, t, n) => vn(e, {
		seat: t,
		die: n
	}).length > 0,
	flow: m("battle-dice/reinforce", (e) => [e.ask("reinforce", {
		who: (e, t) => t.seat,
		options: (e, t) => [U, ...Array.from({ length: yn(e, t) }, (e, t) => t + 1)],
		key: W("reinforce"),
		params: (e, t) => ({
			die: t.die,
			race: A(t.die)
		}),
		then: (e, t, n) => {
			n !== "none" && (t.chosen = vn(e, t).slice(0, n));
			for (let n of t.chosen) L(M(e, t.seat).locker, n), ut(e, n, t.seat);
		}
	}), e.roll("roll", {
		dice: (e, t) => t.chosen.length,
		whose: (e, t) => [t.seat],
		then: (e, t, n) => {
			X(e, t.chosen, n), o(() => ({
				type: "reinforced",
				seat: t.seat,
				creatures: t.chosen.map((t) => H(e, t))
			}));
		}
	})])
}, vn = (e, { seat: t, die: n }) => M(e, t).locker.filter((e) => A(e) === A(n)), yn = (e, t) => Math.min(t.count, vn(e, t).length), bn = {
	usable: (e, t) => Sn(e, t).length > 0,
	flow: m("battle-dice/replace", (e) => [
		e.ask("replace", {
			who: (e, t) => t.seat,
			options: (e, t) => [...Sn(e, t.seat), U],
			unavailable: (e, t) => [...J(e, t.seat), ...xn(e, t.seat).filter((t) => !wn(e, t)).map((e) => ({
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
			options: (e, t) => I(Cn(e, Z(t))),
			key: W("replacement"),
			params: (e, t) => ({ die: Z(t) }),
			auto: !0,
			then: (e, t, n) => {
				let r = e.owner[Z(t)];
				pt(e, Z(t)), M(e, r).infirmary.push(Z(t)), t.newcomer = R(M(e, r).locker, n), ut(e, t.newcomer, r);
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
					gone: H(e, Z(t)),
					newcomer: H(e, t.newcomer)
				}));
			}
		})
	])
}, Z = (e) => e.chosen[0], xn = (e, t) => [...M(e, t).arena, ...K(e, t)], Sn = (e, t) => xn(e, t).filter((t) => wn(e, t)), Cn = (e, t) => e.owner[t] === -1 ? [] : M(e, e.owner[t]).locker, wn = (e, t) => Cn(e, t).length > 0, Tn = {
	usable: () => !0,
	flow: m("battle-dice/retry", (e) => [ln(e, "retry", En, J), e.roll("roll", {
		dice: (e, t) => t.chosen.length,
		whose: (e, t) => [F(e, t.chosen[0])],
		then: (e, t, n) => {
			for (let n of t.chosen) mt(e, n);
			X(e, t.chosen, n), o(() => ({
				type: "rerolled",
				seat: t.seat,
				row: F(e, t.chosen[0]),
				creatures: t.chosen.map((t) => H(e, t))
			}));
		}
	})])
};
function En(e, { seat: t, chosen: n }) {
	let r = [...M(e, t).arena, ...K(e, t)], [i] = n;
	return i === void 0 ? r : r.filter((t) => F(e, t) === F(e, i) && !n.includes(t));
}
// packages/battle-dice/src/rules/powers/shield.ts
var Dn = (e) => ({
	usable: () => !0,
	flow: m(`battle-dice/${e}`, (t) => [t.ask(e, {
		who: (e, t) => t.seat,
		options: (e, t) => [U, ...fn(e, t)],
		key: W(e),
		params: (e, t) => ({
			die: t.die,
			place: Y(e, t)
		}),
		then: (e, t, n) => {
			n !== "none" && (pn(e, t, n), e.shielding.push(t.die), o(() => ({
				type: "shielded",
				seat: t.seat,
				creature: H(e, t.die),
				place: n
			})));
		}
	})])
}), On = Dn("major-shield"), kn = Dn("minor-shield"), An = {
	usable: (e, t) => e.trainers.some(({ locker: e }, n) => n !== t && e.length > 0),
	flow: m("battle-dice/wound", (e) => [e.ask("wound", {
		who: (e, t) => t.seat,
		options: (e, t) => [...jn(e, t.seat), U],
		key: W("wound"),
		params: (e, t) => ({ die: t.die }),
		then: (e, t, n) => {
			if (n === "none") return;
			let { locker: r, infirmary: i } = M(e, n.seat), a = R(r, n.race);
			i.push(a), o(() => ({
				type: "wounded",
				seat: t.seat,
				owner: n.seat,
				creature: V(a)
			}));
		}
	})])
}, jn = (e, t) => e.trainers.flatMap(({ locker: e }, n) => n === t ? [] : I(e).map((e) => ({
	seat: n,
	race: e
}))), Mn = {
	multiplier: mn,
	keep: cn,
	corruption: an,
	death: on,
	ko: un,
	"major-shield": On,
	"minor-shield": kn,
	retry: Tn,
	replace: bn,
	reinforce: _n,
	wound: An,
	heal: sn
}, Q = 1, Nn = 7, Pn = m("battle-dice/powers", (e) => [
	e.run((e) => {
		e.step = Q, e.acted = [...e.kept];
	}),
	e.loop(In, e.ask("activate", {
		who: (e, t) => t.seat,
		options: (e, t) => t.able.length === 1 ? t.able : [...t.able, U],
		key: W("activate"),
		params: (e) => ({ step: e.step }),
		auto: !0,
		then: (e, t, n) => {
			t.die = n === "none" ? void 0 : n, n === "none" && e.acted.push(...t.able);
		}
	}), e.when((e, t) => t.die !== void 0, e.call(Fn, (e, t) => ({
		seat: t.seat,
		die: t.die
	})))),
	e.run((e) => {
		e.step = 0, e.shielding = [];
	})
]), Fn = m("battle-dice/activate", (e) => [e.run((e, t) => {
	e.acted.push(t.die), e.step === Q && f("power/priority", t.seat), e.step === Nn && f("power/slow", t.seat);
}), e.each("power", (e, t) => j(e, t.die).powers, e.when((e, t) => e.acted.includes(t.die) && Mn[t.power.name].usable(e, t.seat, t.die), e.run((e, t) => f(() => `power/${t.power.name}`, t.seat)), e.call((e, t) => Mn[t.power.name].flow, (e, t) => ({
	seat: t.seat,
	die: t.die,
	count: t.power.count,
	chosen: []
}))))]);
function In(e, t) {
	for (;;) {
		let n = Rn(e);
		if (n > Nn) return !1;
		if (n > e.step && (e.step = n, o(() => ({
			type: "step",
			step: n
		}))), Ln(e, t, n < e.step)) return !0;
	}
}
function Ln(e, t, n) {
	for (let r of N(e)) {
		let i = M(e, r).arena.filter((t) => zn(e, t) && Bn(e, t) < e.step + +!n), a = i.filter((t) => j(e, t).powers.some(({ name: n }) => Mn[n].usable(e, r, t)));
		if (a.length > 0) return t.seat = r, t.able = e.step === Q ? a.slice(0, 1) : a, !0;
		e.acted.push(...i);
	}
	return !1;
}
function Rn(e) {
	let t = 8;
	for (let { arena: n } of e.trainers) for (let r of n) zn(e, r) && (t = Math.min(t, Bn(e, r)));
	return t;
}
var zn = (e, t) => j(e, t).powers.length > 0 && !e.acted.includes(t);
function Bn(e, t) {
	let { lasting: n } = j(e, t);
	return n.slow ? Nn : e.step === Q && n.priority ? Q : w[A(t)].rung;
}
var Vn = m("battle-dice/match", (e) => [s(e, (e) => e.trainers.length, (e, t) => {
	e.first = t, o(() => ({
		type: "first-player",
		seat: t
	}));
}), e.loop((e) => e.ended === void 0, e.call(Hn))]), Hn = m("battle-dice/turn", (e) => [
	e.run(Un),
	e.call(Ft),
	e.call(hn),
	e.call(Pn),
	e.call(Nt),
	e.call(At),
	e.run(Wn),
	e.leave((e) => e.ended !== void 0),
	e.call($t),
	e.run((e) => {
		e.first = (e.first + 1) % e.trainers.length;
	})
]);
function Un(e) {
	e.turn++, o(() => ({
		type: "turn",
		turn: e.turn,
		first: e.first
	}));
}
function Wn(e) {
	if (ft(e) >= 2 ? e.ended = "sold-out" : e.turn >= 60 && (e.ended = "turn-limit"), e.ended === void 0) return;
	let t = e.ended;
	o(() => ({
		type: "ended",
		reason: t,
		values: e.trainers.map((t, n) => B(z(e, n)))
	}));
}
var Gn = {
	prepare: Ft,
	roll: hn,
	powers: Pn,
	gold: Nt,
	buy: At,
	"clean-up": $t
};
// packages/battle-dice/src/summary.ts
function Kn(e) {
	return e.type === "turn" ? { kind: "turn" } : void 0;
}
function qn(e, t) {
	let n = e.trainers.flatMap(({ locker: e, arena: t, infirmary: n }) => [
		...e,
		...t,
		...n
	]);
	return e.trainers.map(({ seat: e }) => {
		let r = n.filter(({ owner: t }) => t === e), i = t.filter((t) => t.seat === e), a = (e) => i.filter((t) => t.type === e).length, o = C.map((e) => {
			let t = r.filter((t) => t.race === e).length;
			return {
				id: e,
				amount: t * w[e].cost,
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
var Jn = ({ names: e }) => ({
	race: (t) => e.races[t],
	face: (t) => t.split(" + ").map(Yn(e.powers)).join(" + "),
	rungs: e.rungs
}), Yn = (e) => (t) => {
	let [n = "", r] = t.split(" ");
	return /^[×\d]/.test(n) ? n : [e[n] ?? n, r].filter(Boolean).join("\xA0");
}, Xn = Object.fromEntries(r.map((e) => [e, Jn(S[e])]));
// packages/battle-dice/src/text/gameText.ts
function Zn(t) {
	let n = Jn(t);
	return {
		title: t.facts.title,
		pitch: t.facts.pitch,
		ask: (e, n) => er(e, n, t),
		option: (e, r, i, a) => tr(e, r, i, a, t, n),
		whyNot: (e) => nr(e, t),
		event: (e, r) => ir(e, r, t, n),
		reason: (e) => t.reasons[e],
		score: t.summary.score,
		summary: $n(t),
		content: (e) => Qn(e, t, n),
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
function Qn(e, { content: t }, n) {
	let [r, i = ""] = e.split("/");
	if (r === "creature") return t.creature(n.race(i));
	if (r === "power") return t.power(i);
	let [a, o] = i.split("-");
	return t.face(n.race(a), Number(o));
}
var $n = ({ summary: { parts: e, deeds: t }, names: n }) => ({
	part: (t, n) => e[t](n),
	item: (e, { id: r, amount: i, times: a }) => e === "stable" ? (a === 1 ? n.races : n.racePlurals)[r] : t[r](i)
});
function er(e, t, { questions: n, names: r }) {
	let { place: i = 1, left: a = 1, step: o = 1, race: s = "goblin", gold: c = 0 } = t, l = n[e];
	return l?.({
		place: i,
		left: a,
		rung: r.rungs[o - 1],
		races: r.racePlurals[s],
		gold: c
	}) ?? e;
}
function tr(e, t, n, r, { options: i }, a) {
	let o = Dt(e, t);
	if ("place" in o) return i.toPlace(o.place);
	if ("die" in o) {
		let { seat: e, place: t, race: s, face: c } = rr(n, o.die);
		return i.fighter(r(e), t, `${a.race(s)} [${a.face(c)}]`);
	}
	switch (o.is) {
		case "none": return i.none[o.question];
		case "done": return i.done;
		case "keep": return i.keep;
		case "buy": return i.one(a.race(o.race), w[o.race].cost);
		case "send":
		case "replacement":
		case "heal": return a.race(o.race);
		case "reinforce": return i.creatures(o.count);
		case "wound": return i.patient(r(o.seat), a.race(o.race));
	}
}
var nr = (e, { whyNot: t }) => e.is === "short" ? t.short(e.gold) : t[e.is];
function rr({ trainers: e }, t) {
	let { seat: n, arena: r } = e.find((e) => e.arena.some((e) => e.die === t)), i = r.findIndex((e) => e.die === t), { race: a, text: o = "" } = r[i];
	return {
		seat: n,
		place: i + 1,
		race: a,
		face: o
	};
}
function ir(e, t, { events: n }, r) {
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
var ar = Object.fromEntries(r.map((e) => [e, Zn(S[e])])), or = (e) => {
	let t = (t) => ({
		die: t,
		race: A(t),
		owner: e.owner[t]
	}), n = (n) => {
		let r = e.kept.includes(n), i = P(e, n) ? {
			face: e.face[n],
			text: j(e, n).text
		} : {};
		return {
			...t(n),
			...i,
			shielding: e.shielding.includes(n),
			shielded: tn(e, n),
			kept: r,
			acted: e.acted.includes(n)
		};
	};
	return {
		turn: e.turn,
		first: e.first,
		step: e.step,
		stock: C.map((t) => {
			let n = e.stock.filter((e) => A(e) === t);
			return {
				race: t,
				left: n.length,
				next: n[0] ?? null
			};
		}),
		soldOut: {
			races: ft(e),
			of: 2
		},
		dead: e.dead.map(A),
		chosen: ce(e, "chosen").flatMap(({ chosen: e }) => e),
		trainers: e.trainers.map(({ locker: r, arena: i, infirmary: a, gold: o }, s) => ({
			seat: s,
			gold: o,
			earning: Pt(e, s),
			value: B(z(e, s)),
			locker: r.map(t),
			arena: i.map(n),
			infirmary: a.map(t)
		})),
		faces: C.map((t) => ({
			race: t,
			faces: ot(e.dice)[t].map(({ text: e }) => e)
		})),
		ended: e.ended ?? null
	};
}, sr = [
	"locker",
	"arena",
	"infirmary"
], cr = {
	set(e, t, n) {
		let [r = "", i] = t.split(/\s+/);
		if (ne(r) !== void 0) return lr(e, ie(r, e.trainers.length), i ?? "", n);
		if (t === "turn") e.turn = p(n, 0, 60);
		else if (t === "first") e.first = ie(n, e.trainers.length);
		else if (t === "phase") hr(e, n);
		else if (r === "stock" && i !== void 0) mr(e, yr(i), p(n, 0, 8));
		else throw $((e) => e.cannotSet(t));
	},
	get(e, t) {
		let [n = "", r = ""] = t.split(/\s+/), i = ne(n);
		if (i !== void 0 && i < e.trainers.length) return ur(e, i, r);
		if (t === "turn") return String(e.turn);
		if (t === "first") return d(e.first);
		if (t === "step") return String(e.step);
		if (t === "phase") return gr(e);
		if (t === "dead") return u(e.dead.map(A));
		if (n === "stock" && Ge(r)) return String(e.stock.filter((e) => A(e) === r).length);
	},
	unordered: (e) => e === "dead" || /^p\d+ (locker|infirmary)$/.test(e)
};
function lr(e, t, n, r) {
	if (vr(n)) fr(e, t, n, r);
	else if (n === "gold") M(e, t).gold = p(r, 0, 999);
	else if (n === "kept") e.kept.push(..._r(e, t, r));
	else if (n === "shielding") e.shielding.push(..._r(e, t, r));
	else throw $((e) => e.cannotSetOfPlayer(n));
}
function ur(e, t, n) {
	let { arena: r, gold: i } = M(e, t), a = (e) => u(r.flatMap((t, n) => e.includes(t) ? [String(n + 1)] : []));
	switch (n) {
		case "locker":
		case "infirmary": return u(M(e, t)[n].map(A));
		case "arena": return u(r.map((n) => dr(e, t, n)));
		case "gold": return String(i);
		case "value": return String(B(z(e, t)));
		case "kept": return a(e.kept);
		case "shielding": return a(e.shielding);
		default: return;
	}
}
var dr = (e, t, n) => `${A(n)}${P(e, n) ? `/${e.face[n]}` : ""}${e.owner[n] === t ? "" : `@${d(e.owner[n])}`}`;
function fr(e, t, n, r) {
	for (let r of M(e, t)[n].splice(0)) e.owner[r] = -1, e.stock.push(r);
	for (let i of ee(r)) {
		let r = /^([a-z]+)(?:\/([1-6]))?(?:@(p[1-4]))?$/.exec(i);
		if (!r || n !== "arena" && (r[2] || r[3])) throw $((e) => n === "arena" ? e.notAFighter(i) : e.notACreature(i));
		let a = pr(e, yr(r[1]));
		e.owner[a] = r[3] ? ie(r[3], e.trainers.length) : t, e.face[a] = Number(r[2] ?? 0), M(e, t)[n].push(a);
	}
}
function pr(e, t) {
	let n = e.stock.find((e) => A(e) === t);
	if (n === void 0) throw $((e) => e.noneInStock(t));
	return L(e.stock, n), n;
}
function mr(e, t, n) {
	let r = e.stock.filter((e) => A(e) === t);
	if (r.length < n) throw $((e) => e.tooFewInStock(t, r.length));
	for (let t of r.slice(n)) L(e.stock, t), e.dead.push(t);
}
function hr(e, t) {
	let n = Object.entries(Gn).find(([e]) => e === t)?.[1];
	if (!n) throw $((e) => e.notAPhase(t, Object.keys(Gn)));
	e.turn = Math.max(1, e.turn), be(e, Vn, Hn, n);
}
var gr = (e) => Object.entries(Gn).find(([, t]) => me(e, t))?.[0] ?? (e.ended ? "over" : "start");
function _r(e, t, n) {
	let { arena: r } = M(e, t);
	return ee(n).map((e) => r[p(e, 1, r.length) - 1]);
}
var vr = (e) => sr.includes(e);
function yr(e) {
	if (Ge(e)) return e;
	throw $((t) => t.notARace(e, C));
}
var $ = (e) => new n((t) => e(S[t].faults)), br = {
	id: yt.id,
	rulesVersion: 4,
	seats: yt.seats,
	options: {
		first: t,
		dice: {
			kind: "data",
			default: "standard",
			check: et,
			words: () => Object.keys(T),
			samples: () => [...Object.keys(T).filter((e) => e !== "standard"), Ze]
		}
	},
	setup: (e, t) => ht(e, xr(t), te(t)),
	rules: Vn,
	view: or,
	turn: (e) => e.turn,
	active: () => void 0,
	events: gt,
	eventRules: _t,
	highlight: Kn,
	summary: qn,
	outcome: Sr,
	insight: zt,
	conserved: (e) => ({
		dice: e.stock.length + e.dead.length + e.trainers.reduce((e, { locker: t, arena: n, infirmary: r }) => e + t.length + n.length + r.length, 0),
		owned: e.stock.length + e.dead.length + e.owner.filter((e) => e >= 0).length
	}),
	bound: 2e4,
	content: [
		...C.map((e) => `creature/${e}`),
		...C.flatMap((e) => Array.from({ length: 6 }, (t, n) => `face/${e}-${n + 1}`)),
		...[...Ke, ...qe].map((e) => `power/${e}`)
	],
	vocabulary: cr,
	text: ar
}, xr = ({ dice: e }) => typeof e == "string" ? e : JSON.stringify(e);
function Sr(e) {
	if (e.ended === void 0) return;
	let t = e.trainers.map((t, n) => z(e, n));
	return {
		places: re(t.map((e) => [B(e), e.length])),
		scores: t.map(B),
		reason: e.ended
	};
}
// \0virtual:frozen-game
var Cr = Object.values(/* @__PURE__ */ ue({
	MOST_GAIN: () => 3,
	PLACE_QUESTIONS: () => Tt,
	QUESTIONS: () => Et,
	RACE: () => w,
	RACES: () => C,
	STANDARD: () => Je,
	TABLES: () => T,
	battleDice: () => br,
	battleDiceNames: () => Xn,
	battleDiceWeights: () => Rt,
	checkTable: () => et,
	keyOf: () => Ot,
	optionOf: () => Dt,
	parseFace: () => nt
})).find((e) => e?.id === "battle-dice" && e.rulesVersion !== void 0), wr = {
	...Cr,
	rules: de(Cr.rules)
};
export { wr as game };
