import { BY_CHANCE as e, FIRST_PLAYER as t, InputError as n, LANGUAGES as r, chancesOf as i, eachLanguage as a, emit as o, firstPlayer as s, frozenFlows as c, inEveryLanguage as ee, itemsOf as te, judgementText as ne, listed as l, namedFirst as re, parseSeat as ie, placesOf as ae, seatName as oe, seatOf as se, seatsFrom as ce, spreadOf as le, summaryItems as ue, summaryParts as de, varsWith as fe, visit as u, wholeOf as d } from "@alea/engine";
// \0rolldown/runtime.js
var pe = Object.defineProperty, me = (e, t) => {
	let n = {};
	for (var r in e) pe(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || pe(n, Symbol.toStringTag, { value: "Module" }), n;
}, { registered: he, flow: f, frameOf: ge, framesOf: _e, isRunning: ve, calledBy: ye, isOf: be, reads: xe, unwind: Se, abort: Ce, enter: we } = c(4), Te = {
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
}, Ee = {
	creature: (e) => `${e}, bought`,
	face: (e, t) => `${e}, face ${t}`,
	power: (e) => e === "multiplier" ? "power: multiplier" : e === "gold" ? "power: gold" : `power: ${Te.powers[e]}`
}, p = (e) => /^[aeo]/.test(e) ? `an ${e}` : `a ${e}`, De = {
	firstPlayer: (e) => `${e} is the first player.`,
	turn: (e, t) => `Turn ${e}: ${t} begins.`,
	returned: (e) => `${e}: all creatures in the infirmary return to the locker room.`,
	released: (e, t) => `${e} sends the kept ${t} to the infirmary.`,
	sent: (e, t) => `${e} sends ${p(t)}.`,
	rolled: (e, t) => `${e} rolls: ${t}.`,
	moved: (e, t, n) => `${e} moves the ${t} to position ${n}.`,
	shielded: (e, t) => `${e} raises the shield of the ${t}.`,
	kept: (e, t) => `${e} keeps the ${t} in the arena.`,
	corrupted: (e, t, n) => `${e} corrupts ${n}’s ${t}.`,
	killed: (e, t, n) => `${e} kills ${n}’s ${t}.`,
	knockedOut: (e, t, n) => `${e} knocks out ${n}’s ${t}.`,
	rerolled: (e, t, n) => e === t ? `${e} rerolls: ${n}.` : `${e} has ${t}’s dice rerolled: ${n}.`,
	replaced: (e, t, n, r) => `${e} replaces ${e === n ? "their" : `${n}’s`} ${t} with ${p(r)}.`,
	reinforced: (e, t) => `${e} calls reinforcements: ${t}.`,
	wounded: (e, t, n) => `${e} wounds ${n}’s ${t}.`,
	healed: (e, t) => `${e} heals ${p(t)}.`,
	gold: (e, t) => `${e} earns ${t} gold.`,
	bought: (e, t, n) => `${e} buys ${p(t)} (${n} gold left).`,
	regenerated: (e, t) => `${e}: the ${t} regenerates.`,
	ended: (e) => `The match is over: ${e}.`
}, Oe = {
	"sold-out": "Two races are sold out.",
	"turn-limit": "The sixtieth turn is over."
}, ke = {
	first: "First player",
	dice: "Dice"
}, Ae = "drawn by lot", je = {
	title: "Battle Dice",
	pitch: "Train goblins, trolls and dark mages, throw them into the arena and own the most valuable stable."
}, m = (e) => e.join(", "), Me = {
	noSuchTable: (e, t) => `there is no table of dice called ${e}; known: ${m(t)}`,
	notATable: "a table of dice is an object: each race and its six faces",
	notARace: (e, t) => `${e} is not a race; the races are ${m(t)}`,
	notAList: (e) => `${e}: write a list of six faces`,
	missingFaces: (e, t) => `${e}: ${t.length > 1 ? "faces" : "face"} ${m(t)} ${t.length > 1 ? "are" : "is"} missing; a die has six faces`,
	tooManyFaces: (e, t) => `${e}: ${t} faces; a die has six faces`,
	notAVariant: "variant is true or false",
	tooMuchGold: (e) => `a face earns at most ${e} gold; if the table is a variant, it says so: "variant": true`,
	onFace: (e, t, n) => `${e}, face ${t}: ${n}`,
	notAFace: "a face is a text such as \"1 + ko 1\"",
	notANumber: (e) => `"${e}" is neither a number from 0 to 9 nor a multiplier ×2 or ×3`,
	slowAndPriority: "a face cannot have both priority and slow",
	notAPower: (e) => `"${e}" is not a power`,
	powerTwice: (e) => `${e} is on the face twice`,
	needsNumber: (e, t) => `${e} takes a number: ${m(t)}`,
	takesNoNumber: (e) => `${e} takes no number`,
	cannotSet: (e) => `Battle Dice has no ${e} to set`,
	cannotSetOfPlayer: (e) => `A player has no ${e} to set`,
	notACreature: (e) => `${e}: write a race`,
	notAFighter: (e) => `${e}: write a race, its face and, if it is not the player’s own, its owner: orc/2@p2`,
	noneInStock: (e) => `no ${e} is left in the stock`,
	tooFewInStock: (e, t) => `only ${t} ${e} left in the stock`,
	notAPhase: (e, t) => `${e} is not a phase; the phases are ${m(t)}`
}, Ne = {
	unit: "points",
	named: (e, t) => `${e}: ${t}`,
	terms: {
		stable: "stable",
		last: "the last of a race",
		gold: "gold in hand",
		row: "gold the row will earn",
		kept: "dice kept in the arena",
		income: "gold of the turns to come",
		rested: "creatures ready to fight"
	},
	because: {
		stable: {
			more: (e) => e ? `adds to the stable: ${e}` : "makes the stable more valuable",
			less: (e) => e ? `does without ${e}` : "leaves the stable less valuable",
			theirLess: (e) => e ? `costs the others ${e}` : "makes the others’ stables less valuable"
		},
		last: {
			more: (e) => e ? `takes the last ${e}, which nobody else can buy then` : "takes the last of a race",
			less: (e) => e ? `leaves the last ${e} to the others` : "leaves the last of a race to the others",
			theirLess: (e) => e ? `denies the others the last ${e}` : "denies the others the last of a race"
		},
		gold: {
			more: () => "keeps more gold in hand",
			less: () => "spends gold"
		},
		row: {
			more: () => "lets the row earn more this turn",
			less: () => "lets the row earn less this turn",
			theirLess: () => "costs the others gold this turn",
			theirMore: () => "lets the others earn more this turn"
		},
		kept: {
			more: () => "keeps a good die in the arena",
			less: () => "gives up a die kept in the arena"
		},
		income: {
			more: () => "earns more in the turns to come",
			less: () => "earns less in the turns to come",
			theirLess: () => "lets the others earn less in the turns to come",
			theirMore: () => "lets the others earn more in the turns to come"
		},
		rested: {
			more: () => "has more creatures ready for the next turn",
			less: () => "has fewer creatures ready for the next turn",
			theirLess: () => "leaves the others fewer creatures ready"
		}
	}
}, Pe = {
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
	one: (e, t) => `${p(e)} (${t} gold)`,
	creatures: (e) => e === 1 ? "1 creature" : `${e} creatures`,
	toPlace: (e) => `move to position ${e}`,
	fighter: (e, t, n) => `${e}, position ${t}: ${n}`,
	patient: (e, t) => `${e}: ${t}`
}, Fe = {
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
}, h = (e, t, n) => e === 1 ? t : n, Ie = {
	facts: je,
	names: Te,
	content: Ee,
	questions: Fe,
	options: Pe,
	events: De,
	reasons: Oe,
	matchOptions: ke,
	byChance: Ae,
	faults: Me,
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
			killed: (e) => h(e, "creature killed", "creatures killed"),
			knockedOut: (e) => h(e, "creature knocked out", "creatures knocked out"),
			corrupted: (e) => h(e, "creature corrupted", "creatures corrupted"),
			bought: (e) => h(e, "creature bought", "creatures bought"),
			gold: (e) => "gold earned"
		}
	},
	judgement: Ne
}, Le = {
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
}, Re = {
	creature: (e) => `achat : ${e}`,
	face: (e, t) => `${e}, face ${t}`,
	power: (e) => e === "multiplier" ? "pouvoir\xA0: multiplicateur" : e === "gold" ? "pouvoir\xA0: or" : `pouvoir : ${Le.powers[e]}`
}, g = (e) => /^[aeiou]/.test(e) ? `l’${e}` : `le ${e}`, ze = (e) => /^[aeiou]/.test(e) ? `de l’${e}` : `du ${e}`, Be = (e) => e.slice(0, 1).toUpperCase() + e.slice(1), _ = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, Ve = {
	firstPlayer: (e) => `${e} joue en premier.`,
	turn: (e, t) => `Tour ${e} : ${t} commence.`,
	returned: (e) => `Toute l’infirmerie ${_(e)} revient au vestiaire.`,
	released: (e, t) => `${e} renvoie ${g(t)} à l’infirmerie.`,
	sent: (e, t) => `${e} envoie un ${t}.`,
	rolled: (e, t) => `${e} obtient : ${t}.`,
	moved: (e, t, n) => `${e} déplace ${g(t)} en position ${n}.`,
	shielded: (e, t) => `${e} active la protection ${ze(t)}.`,
	kept: (e, t) => `${e} garde ${g(t)} dans l’arène.`,
	corrupted: (e, t, n) => `${e} corrompt ${g(t)} ${_(n)}.`,
	killed: (e, t, n) => `${e} tue ${g(t)} ${_(n)}.`,
	knockedOut: (e, t, n) => `${e} met KO ${g(t)} ${_(n)}.`,
	rerolled: (e, t, n) => e === t ? `${e} relance : ${n}.` : `${e} fait relancer les dés ${_(t)} : ${n}.`,
	replaced: (e, t, n, r) => `${e} remplace ${e === n ? `son ${t}` : `${g(t)} ${_(n)}`} par un ${r}.`,
	reinforced: (e, t) => `${e} appelle en renfort : ${t}.`,
	wounded: (e, t, n) => `${e} blesse un ${t} ${_(n)}.`,
	healed: (e, t) => `${e} guérit un ${t}.`,
	gold: (e, t) => `${e} gagne ${t} or.`,
	bought: (e, t, n) => `${e} achète un ${t} (reste ${n} or).`,
	regenerated: (e, t) => `${Be(g(t))} ${_(e)} se régénère.`,
	ended: (e) => `Partie terminée : ${e}.`
}, He = {
	"sold-out": "Deux races sont épuisées.",
	"turn-limit": "Le soixantième tour est terminé."
}, Ue = {
	first: "Premier joueur",
	dice: "Dés"
}, We = "tiré au sort", Ge = {
	title: "Battle Dice",
	pitch: "Entraînez gobelins, trolls et mages noirs, lancez-les dans l’arène et bâtissez l’écurie la plus précieuse."
}, v = (e) => e.join(", "), Ke = {
	noSuchTable: (e, t) => `aucune table de dés ne s’appelle ${e} ; tables connues : ${v(t)}`,
	notATable: "une table de dés est un objet\xA0: chaque race et ses six faces",
	notARace: (e, t) => `${e} n’est pas une race ; les races sont ${v(t)}`,
	notAList: (e) => `${e} : écrivez une liste de six faces`,
	missingFaces: (e, t) => `${e} : il manque ${t.length > 1 ? "les faces" : "la face"} ${v(t)} ; un dé a six faces`,
	tooManyFaces: (e, t) => `${e} : ${t} ${t > 1 ? "faces" : "face"} ; un dé a six faces`,
	notAVariant: "variant vaut true ou false",
	tooMuchGold: (e) => `une face rapporte au plus ${e} or ; si la table est une variante, elle le dit : "variant": true`,
	onFace: (e, t, n) => `${e}, face ${t} : ${n}`,
	notAFace: "une face est un texte comme «\xA01 + ko 1\xA0»",
	notANumber: (e) => `« ${e} » n’est ni un nombre de 0 à 9 ni un multiplicateur ×2 ou ×3`,
	slowAndPriority: "une face ne peut pas être à la fois ralentie et prioritaire",
	notAPower: (e) => `« ${e} » n’est pas un pouvoir`,
	powerTwice: (e) => `${e} figure deux fois sur la face`,
	needsNumber: (e, t) => `${e} demande un nombre : ${v(t)}`,
	takesNoNumber: (e) => `${e} ne prend pas de nombre`,
	cannotSet: (e) => `Battle Dice n’a pas de ${e} à régler`,
	cannotSetOfPlayer: (e) => `Un joueur n’a pas de ${e} à régler`,
	notACreature: (e) => `${e} : écrivez une race`,
	notAFighter: (e) => `${e} : écrivez une race, sa face et, si elle n’est pas au joueur, son propriétaire, par exemple orc/2@p2`,
	noneInStock: (e) => `il ne reste pas de ${e} dans le stock`,
	tooFewInStock: (e, t) => `il n’y a que ${t} ${e} dans le stock`,
	notAPhase: (e, t) => `${e} n’est pas une phase ; les phases sont ${v(t)}`
}, qe = {
	unit: "points",
	named: (e, t) => `${e} : ${t}`,
	terms: {
		stable: "écurie",
		last: "dernière créature d’une race",
		gold: "or en main",
		row: "or que la rangée va rapporter",
		kept: "dés gardés dans l’arène",
		income: "or des tours à venir",
		rested: "créatures prêtes à combattre"
	},
	because: {
		stable: {
			more: (e) => e ? `renforce l’écurie (${e})` : "donne une écurie de plus grande valeur",
			less: (e) => e ? `se prive de créatures (${e})` : "donne une écurie de moindre valeur",
			theirLess: (e) => e ? `coûte des créatures aux autres (${e})` : "réduit la valeur des écuries adverses"
		},
		last: {
			more: (e) => e ? `prend la dernière créature de cette race (${e})` : "prend la dernière créature d’une race",
			less: (e) => e ? `laisse aux autres la dernière créature de cette race (${e})` : "laisse aux autres la dernière créature d’une race",
			theirLess: (e) => e ? `prive les autres de la dernière créature de cette race (${e})` : "prive les autres de la dernière créature d’une race"
		},
		gold: {
			more: () => "garde plus d’or en main",
			less: () => "dépense de l’or"
		},
		row: {
			more: () => "fait gagner plus d’or à la rangée ce tour-ci",
			less: () => "fait gagner moins d’or à la rangée ce tour-ci",
			theirLess: () => "coûte de l’or aux autres ce tour-ci",
			theirMore: () => "laisse les autres gagner plus d’or ce tour-ci"
		},
		kept: {
			more: () => "garde un bon dé dans l’arène",
			less: () => "renonce à un dé gardé dans l’arène"
		},
		income: {
			more: () => "rapporte plus dans les tours à venir",
			less: () => "rapporte moins dans les tours à venir",
			theirLess: () => "fait gagner moins aux autres dans les tours à venir",
			theirMore: () => "laisse les autres gagner plus dans les tours à venir"
		},
		rested: {
			more: () => "donne plus de créatures prêtes pour le prochain tour",
			less: () => "donne moins de créatures prêtes pour le prochain tour",
			theirLess: () => "laisse aux autres moins de créatures prêtes"
		}
	}
}, Je = {
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
}, Ye = {
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
	reinforce: ({ races: e }) => `Renfort : combien ${_(e)} appeler ?`,
	wound: () => "Blessure\xA0: quelle créature d’un vestiaire adverse envoyer à l’infirmerie\xA0?",
	heal: () => "Guérison\xA0: qui revient dans votre vestiaire\xA0?",
	buy: ({ gold: e }) => `Vous avez ${e} or : acheter une créature ?`
}, y = (e, t, n) => e < 2 ? t : n, b = ee({
	en: Ie,
	fr: {
		facts: Ge,
		names: Le,
		content: Re,
		questions: Ye,
		options: Je,
		events: Ve,
		reasons: He,
		matchOptions: Ue,
		byChance: We,
		faults: Ke,
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
				killed: (e) => y(e, "créature tuée", "créatures tuées"),
				knockedOut: (e) => y(e, "créature mise KO", "créatures mises KO"),
				corrupted: (e) => y(e, "créature corrompue", "créatures corrompues"),
				bought: (e) => y(e, "créature achetée", "créatures achetées"),
				gold: () => "or gagné"
			}
		},
		judgement: qe
	}
}), x = [
	"goblin",
	"orc",
	"dwarf",
	"elf",
	"troll",
	"mage"
], S = {
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
}, Xe = [
	"goblin",
	"orc",
	"dwarf"
], Ze = (e) => x.includes(e), Qe = [
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
], $e = [
	"priority",
	"slow",
	"gold",
	"regenerate",
	"pauldron"
], et = {
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
}, tt = {
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
}, nt = {
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
}, rt = {
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
}, C = {
	standard: et,
	"high-gains": tt,
	prototype: nt
}, it = [
	"0",
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"9",
	"×2",
	"×3"
], at = [
	1,
	2,
	3,
	4,
	5,
	6
], ot = {
	ko: [1, 2],
	retry: [
		1,
		2,
		3
	],
	reinforce: [1, 2]
}, st = (e) => ot[e] ?? [];
function ct(e) {
	if (typeof e == "string" && Object.hasOwn(C, e)) return e;
	if (typeof e == "string") throw w((t) => t.noSuchTable(e, Object.keys(C)));
	if (typeof e != "object" || !e || Array.isArray(e)) throw w((e) => e.notATable);
	let { variant: t = !1, ...n } = e;
	if (typeof t != "boolean") throw w((e) => e.notAVariant);
	let r = Object.entries(n).map(([e, n]) => [e, lt(e, n, t)]);
	return {
		...et,
		...Object.fromEntries(r),
		...t ? { variant: t } : {}
	};
}
function lt(e, t, r) {
	if (!x.includes(e)) throw w((t) => t.notARace(e, x));
	if (!Array.isArray(t)) throw w((t) => t.notAList(e));
	let i = at.slice(t.length);
	if (i.length > 0) throw w((t) => t.missingFaces(e, i));
	if (t.length > at.length) throw w((n) => n.tooManyFaces(e, t.length));
	return t.map((t, i) => {
		try {
			let { text: e, number: n } = ut(t);
			if (n > 3 && !r) throw w((e) => e.tooMuchGold(3));
			return e;
		} catch (t) {
			throw t instanceof n ? w((n, r) => n.onFace(e, at[i], t.in(r))) : t;
		}
	});
}
var w = (e) => new n((t) => e(b[t].faults, t));
function ut(e) {
	if (typeof e != "string") throw w((e) => e.notAFace);
	let [t = "", ...n] = e.split("+").map((e) => e.trim()), r = /^[×x]([23])$/.exec(t);
	if (!r && !/^[0-9]$/.test(t)) throw w((e) => e.notANumber(t));
	let i = r ? [{
		name: "multiplier",
		count: Number(r[1])
	}] : [], a = {};
	for (let e of n) dt(e, i, a);
	if (i.some(({ name: e }) => e === "death") && (a.slow = !0), a.slow && a.priority) throw w((e) => e.slowAndPriority);
	let o = r ? 0 : Number(t);
	return o > 0 && (a.gold = !0), {
		text: [r ? `×${r[1]}` : t, ...n].join(" + "),
		number: o,
		times: r ? Number(r[1]) : 1,
		powers: i,
		lasting: a
	};
}
function dt(e, t, n) {
	let [r = "", i, ...a] = e.split(/\s+/), o = $e.find((e) => e === r && e !== "gold"), s = Qe.find((e) => e === r && e !== "multiplier");
	if (!o && !s || a.length > 0) throw w((t) => t.notAPower(e));
	if (o && n[o] || s && t.some((e) => e.name === s)) throw w((e) => e.powerTwice(r));
	let c = s && ot[s];
	if (c ? !c.includes(Number(i)) : i !== void 0) throw w((e) => c ? e.needsNumber(r, c) : e.takesNoNumber(r));
	o ? n[o] = !0 : s && t.push({
		name: s,
		count: i === void 0 ? 1 : Number(i)
	});
}
var ft = 100, T = /* @__PURE__ */ new Map(), pt = {
	table: "",
	dice: {}
};
function E(e) {
	return pt.table !== e && (pt = {
		table: e,
		dice: T.get(e) ?? mt(e)
	}), pt.dice;
}
function mt(e) {
	let t = C[e] ?? JSON.parse(e), n = Object.fromEntries(x.map((e) => [e, t[e].map(ut)]));
	return T.size >= ft && T.clear(), T.set(e, n), n;
}
var D = x.flatMap((e) => Array(S[e].dice).fill(e)), ht = D.map((e) => x.indexOf(e)), O = D.length, k = (e) => D[e], A = (e, t) => E(e.dice)[D[t]][e.face[t] - 1], gt = (e, t, n) => A(e, t).lasting[n] === !0, j = (e, t) => e.trainers[t], M = (e) => ce(e.first, e.trainers.length), N = (e, t) => e.face[t] !== 0;
function _t(e, t, n) {
	e.face[t] = 0, j(e, n).arena.push(t);
}
var P = (e, t) => e.trainers.findIndex(({ arena: e }) => e.includes(t)), vt = Array.from({ length: 1 << x.length }, (e, t) => x.filter((e, n) => t & 1 << n));
function F(e) {
	let t = 0;
	for (let n of e) t |= 1 << ht[n];
	return vt[t];
}
function I(e, t) {
	let n = e.indexOf(t);
	n >= 0 && e.splice(n, 1);
}
var yt = (e) => x.length - F(e.stock).length;
function L(e, t) {
	let n = e.find((e) => k(e) === t);
	if (n === void 0) throw Error(`No ${t} there`);
	return I(e, n), n;
}
function bt(e, t) {
	I(j(e, P(e, t)).arena, t), xt(e, t);
}
function xt(e, t) {
	I(e.acted, t), I(e.shielding, t), I(e.kept, t);
}
var R = (e, t) => {
	let n = [];
	for (let r = 0; r < O; r++) e.owner[r] === t && n.push(r);
	return n;
}, z = (e) => e.reduce((e, t) => e + S[k(t)].cost, 0);
function St(e, t, n) {
	let r = Array.from({ length: O }, (e, t) => t), i = Array(O).fill(-1);
	return {
		dice: t,
		turn: 0,
		named: n,
		first: 0,
		step: 0,
		trainers: Array.from({ length: e }, (e, t) => {
			let n = Xe.map((e) => L(r, e));
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
var Ct = {
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
}, wt = {
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
}), Tt = ee({
	en: je,
	fr: Ge
}), Et = {
	id: "battle-dice",
	seats: {
		min: 2,
		max: 4,
		usual: 3
	},
	title: a((e) => Tt[e].title),
	pitch: a((e) => Tt[e].pitch)
}, H = "none", Dt = "done", Ot = "keep", kt = [
	"send",
	"replacement",
	"heal",
	"buy"
], At = ["release", "activate"], jt = [
	"corruption",
	"death",
	"ko",
	"retry",
	"replace"
], Mt = [
	"multiplier",
	"major-shield",
	"minor-shield"
], Nt = [
	...kt,
	...At,
	...jt,
	...Mt,
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
function Pt(e, t) {
	switch (e.is) {
		case "none":
		case "done":
		case "keep": return e.is;
		case "send":
		case "replacement":
		case "heal":
		case "buy": return e.race;
		case "release":
		case "activate": return String(Ft(e.die, t).place);
		case "corruption":
		case "death":
		case "ko":
		case "retry":
		case "replace": {
			let { row: n, place: r } = Ft(e.die, t);
			return `${oe(n)}.${r}`;
		}
		case "multiplier":
		case "major-shield":
		case "minor-shield": return String(e.place);
		case "reinforce": return String(e.count);
		case "wound": return `${oe(e.seat)}.${e.race}`;
	}
}
var W = (e) => (t, n) => Pt(U(e, t), n);
function Ft(e, t) {
	let n = P(t, e);
	return {
		row: n,
		place: j(t, n).arena.indexOf(e) + 1
	};
}
// packages/battle-dice/src/rules/buy.ts
var It = f("battle-dice/buy", (e) => [e.each("seat", M, e.run((e, t) => {
	t.done = !1;
}), e.loop((e, t) => !t.done, e.ask("buy", {
	who: (e, t) => t.seat,
	options: (e, t) => [Dt, ...Lt(e, t.seat)],
	key: W("buy"),
	params: (e, t) => ({ gold: j(e, t.seat).gold }),
	unavailable: (e, t) => x.filter((n) => !Lt(e, t.seat).includes(n)).map((n) => ({
		value: n,
		...F(e.stock).includes(n) ? {
			rule: "BD-8.2",
			why: {
				is: "short",
				gold: S[n].cost - j(e, t.seat).gold
			}
		} : {
			rule: "BD-8.4",
			why: { is: "none-left" }
		}
	})),
	auto: !0,
	then: (e, t, n) => {
		n === "done" ? t.done = !0 : Rt(e, t.seat, n);
	}
})), e.run((e, t) => {
	j(e, t.seat).gold = 0;
}))]), Lt = (e, t) => F(e.stock).filter((n) => S[n].cost <= j(e, t).gold);
function Rt(e, t, n) {
	let r = j(e, t), i = L(e.stock, n);
	r.gold -= S[n].cost, r.infirmary.push(i), e.owner[i] = t, u(() => `creature/${n}`, t), o(() => ({
		type: "bought",
		seat: t,
		creature: B(i),
		gold: r.gold
	}));
}
// packages/battle-dice/src/rules/gold.ts
var zt = f("battle-dice/gold", (e) => [e.run((e) => {
	for (let t of M(e)) j(e, t).gold = Bt(e, t), o(() => ({
		type: "gold",
		seat: t,
		gold: j(e, t).gold,
		row: j(e, t).arena.map((t) => V(e, t))
	}));
})]);
function Bt(e, t) {
	let n = 0, r = 1;
	for (let i of j(e, t).arena) {
		if (!N(e, i)) continue;
		let a = A(e, i);
		a.times > 1 ? r *= a.times : (a.number > 0 && u("power/gold", t), n += a.number * r, r = 1);
	}
	return n;
}
var Vt = f("battle-dice/prepare", (e) => [e.each("seat", M, e.when((e, t) => G(e, t.seat).length > 0, e.call(Ht, (e, t) => ({
	seat: t.seat,
	done: !1
}))), e.call(Ut, (e, t) => ({
	seat: t.seat,
	places: 0,
	obliged: []
})))]), Ht = f("battle-dice/release", (e) => [e.loop((e, t) => !t.done && G(e, t.seat).length > 0, e.ask("release", {
	who: (e, t) => t.seat,
	options: (e, t) => [H, ...G(e, t.seat)],
	key: W("release"),
	then: (e, t, n) => {
		if (n === "none") {
			t.done = !0;
			return;
		}
		let { arena: r, infirmary: i } = j(e, t.seat);
		I(r, n), xt(e, n), i.push(n), o(() => ({
			type: "released",
			seat: t.seat,
			creature: V(e, n)
		}));
	}
}))]), Ut = f("battle-dice/line-up", (e) => [e.run((e, t) => {
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
		I(t.obliged, i), I(r, i), _t(e, i, t.seat), t.places--, o(() => ({
			type: "sent",
			seat: t.seat,
			creature: B(i)
		}));
	}
}))]), G = (e, t) => e.kept.length === 0 ? e.kept : j(e, t).arena.filter((t) => e.kept.includes(t)), K = {
	power: .1,
	multiplied: 1.9,
	income: 1.5,
	pace: 2.4,
	purse: 1.2,
	many: .5,
	rested: .05,
	kept: .64
}, Wt = {
	2: {
		lead: 1.1,
		doubt: .9
	},
	3: {
		lead: 2.14,
		doubt: .56
	},
	4: {
		lead: 2.82,
		doubt: .43
	}
}, Gt = {
	evaluate: (e) => Kt(e, K),
	sense: an,
	progress: (e) => e.turn,
	horizon: 0,
	judgement: {
		terms: (e, t) => Jt(e, t, K),
		chances: (e, t) => qt(t, $t(e, K))
	}
};
function Kt(e, t) {
	let n = $t(e, t);
	return qt(e.trainers.map((r, i) => Yt(e, i, n, t)), n);
}
var qt = (e, t) => i(e, le(Wt, e.length, t));
function Jt(e, t, n) {
	let r = R(e, t), { locker: i, gold: a } = e.trainers[t], o = tn(e.dice, n), s = [
		{
			id: "gold",
			amount: n.purse * a
		},
		{
			id: "row",
			amount: n.purse * Zt(e, t, o)
		},
		{
			id: "kept",
			amount: n.kept * Qt(e, t)
		},
		{
			id: "income",
			amount: n.income * $t(e, n) * Xt(r, o)
		},
		{
			id: "rested",
			amount: n.rested * i.length
		}
	];
	for (let t of x) {
		let i = r.filter((e) => k(e) === t).length;
		if (i === 0) continue;
		let a = S[t].cost + n.many, o = !e.stock.some((e) => k(e) === t);
		s.push({
			id: "stable",
			of: t,
			amount: a * (o ? i - 1 : i)
		}), o && s.push({
			id: "last",
			of: t,
			amount: a
		});
	}
	return s;
}
function Yt(e, t, n, r) {
	let i = R(e, t), { locker: a, gold: o } = e.trainers[t], s = tn(e.dice, r);
	return z(i) + r.many * i.length + r.purse * (o + Zt(e, t, s)) + r.kept * Qt(e, t) + r.income * n * Xt(i, s) + r.rested * a.length;
}
function Xt(e, t) {
	let n = 0;
	for (let r of e) n += t[k(r)];
	return e.length > 0 ? n / e.length * Math.min(3, e.length) : 0;
}
function Zt(e, t, n) {
	let { arena: r } = e.trainers[t];
	if (ve(e, It)) return 0;
	let i = Bt(e, t);
	for (let t of r) N(e, t) || (i += n[k(t)]);
	return i;
}
var Qt = (e, t) => e.kept.reduce((n, r) => e.owner[r] === t ? n + 1 : n, 0);
function $t(e, { pace: t }) {
	let n = x.map(() => 0);
	for (let t of e.stock) n[x.indexOf(k(t))]++;
	return n.sort((e, t) => e - t), t * (n[0] + n[1]) / e.trainers.length;
}
var en = /* @__PURE__ */ new Map(), q = {
	dice: "",
	power: 0,
	multiplied: 0,
	means: {}
};
function tn(e, t) {
	let { power: n, multiplied: r } = t;
	if (q.dice === e && q.power === n && q.multiplied === r) return q.means;
	let i = `${n} ${r} ${e}`, a = en.get(i) ?? nn(E(e), t);
	return en.set(i, a), q = {
		dice: e,
		power: n,
		multiplied: r,
		means: a
	}, a;
}
var nn = (e, t) => Object.fromEntries(x.map((n) => [n, e[n].reduce((e, n) => e + rn(n, t), 0) / 6])), rn = (e, { power: t, multiplied: n }) => e.number + (e.times - 1) * n + t * e.powers.reduce((e, { count: t }) => e + Math.max(1, t), 0);
function an(e, { name: t, seats: n, options: r }, i) {
	let a = n[i];
	if (!Mt.includes(t)) return r[i].map((n) => on(e, a, U(t, n)));
}
function on(e, t, n) {
	switch (n.is) {
		case "none": return sn[n.question] ?? 0;
		case "done": return 0;
		case "buy": return S[n.race].cost;
		case "send":
		case "replacement": return tn(e.dice, K)[n.race];
		case "death": return S[k(n.die)].cost;
		case "ko":
		case "corruption": return cn(e, n.die);
		case "retry":
		case "replace": {
			let r = cn(e, n.die);
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
var sn = {
	release: 1,
	ko: .5,
	corruption: .5,
	retry: 1,
	replace: 1
}, cn = (e, t) => A(e, t).number + A(e, t).times - 1, ln = f("battle-dice/clean-up", (e) => [e.run((e) => {
	for (let [t, n] of e.trainers.entries()) {
		let r = n.arena;
		n.arena = r.filter((t) => e.kept.includes(t));
		for (let n of r) {
			if (e.kept.includes(n)) continue;
			let r = e.owner[n], i = r === t && gt(e, n, "regenerate"), { locker: a, infirmary: s } = j(e, r);
			(i ? a : s).push(n), i && (u("power/regenerate", t), o(() => ({
				type: "regenerated",
				seat: t,
				creature: V(e, n)
			})));
		}
	}
	e.acted = [];
})]);
// packages/battle-dice/src/rules/powers/targets.ts
function un(e, t) {
	let n = [];
	for (let [r, { arena: i }] of e.trainers.entries()) r !== t && n.push(...i);
	return n;
}
function dn(e, t) {
	if (e.shielding.length === 0) return !1;
	let { arena: n } = j(e, P(e, t)), r = n.indexOf(t);
	return e.shielding.some((t) => {
		let i = n.indexOf(t);
		return i < 0 || i >= r ? !1 : i === r - 1 || A(e, t).powers.some(({ name: e }) => e === "major-shield");
	});
}
var J = (e, t) => un(e, t).filter((t) => !dn(e, t)), Y = (e, t) => J(e, t).filter((t) => !fn(e, t));
function fn(e, t) {
	let n = gt(e, t, "pauldron");
	return n && u("power/pauldron", e.owner[t]), n;
}
var X = (e, t) => un(e, t).filter((t) => dn(e, t)).map((e) => ({
	value: e,
	rule: "BD-6.9",
	why: { is: "shielded" }
})), pn = (e, t) => [...X(e, t), ...J(e, t).filter((t) => fn(e, t)).map((e) => ({
	value: e,
	rule: "BD-6.15",
	why: { is: "armoured" }
}))], mn = {
	usable: (e, t) => J(e, t).length > 0,
	flow: f("battle-dice/corruption", (e) => [e.ask("corruption", {
		who: (e, t) => t.seat,
		options: (e, t) => [...J(e, t.seat), H],
		unavailable: (e, t) => X(e, t.seat),
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
}, hn = {
	usable: (e, t) => Y(e, t).length > 0,
	flow: f("battle-dice/death", (e) => [e.ask("death", {
		who: (e, t) => t.seat,
		options: (e, t) => [...Y(e, t.seat), H],
		unavailable: (e, t) => pn(e, t.seat),
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
			})), bt(e, n), e.owner[n] = -1, e.dead.push(n);
		}
	})])
}, gn = {
	usable: (e, t) => j(e, t).infirmary.length > 0,
	flow: f("battle-dice/heal", (e) => [e.ask("heal", {
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
}, _n = {
	usable: (e, t, n) => e.owner[n] === t,
	flow: f("battle-dice/keep", (e) => [e.ask("keep", {
		who: (e, t) => t.seat,
		options: () => [Ot, H],
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
}, vn = (e, t, n, r) => e.loop((e, t) => t.count > 0 && n(e, t).length > 0, e.ask(t, {
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
})), yn = {
	usable: (e, t) => Y(e, t).length > 0,
	flow: f("battle-dice/ko", (e) => [vn(e, "ko", bn, pn), e.run((e, t) => {
		for (let n of t.chosen) {
			let r = e.owner[n];
			bt(e, n), j(e, r).infirmary.push(n), o(() => ({
				type: "knocked-out",
				seat: t.seat,
				creature: V(e, n),
				owner: r
			}));
		}
	})])
}, bn = (e, t) => Y(e, t.seat).filter((e) => !t.chosen.includes(e)), xn = (e, { seat: t }) => j(e, t).arena.map((e, t) => t + 1), Sn = (e, { seat: t, die: n }) => j(e, t).arena.indexOf(n) + 1;
function Cn(e, t, n) {
	if (n === Sn(e, t)) return;
	let { arena: r } = j(e, t.seat);
	I(r, t.die), r.splice(n - 1, 0, t.die), o(() => ({
		type: "moved",
		seat: t.seat,
		creature: V(e, t.die),
		place: n
	}));
}
// packages/battle-dice/src/rules/powers/multiplier.ts
var wn = {
	usable: (e, t) => j(e, t).arena.length > 1,
	flow: f("battle-dice/multiplier", (e) => [e.ask("multiplier", {
		who: (e, t) => t.seat,
		options: (e, t) => [H, ...xn(e, t).filter((n) => n !== Sn(e, t))],
		key: W("multiplier"),
		params: (e, t) => ({
			die: t.die,
			place: Sn(e, t)
		}),
		then: (e, t, n) => {
			n !== "none" && Cn(e, t, n);
		}
	})])
}, Tn = f("battle-dice/roll", (e) => [e.each("seat", M, e.roll("roll", {
	dice: (e, t) => En(e, t.seat).length,
	whose: (e, t) => [t.seat],
	then: (e, t, n) => {
		let r = En(e, t.seat);
		Dn(e, r, n), o(() => ({
			type: "rolled",
			seat: t.seat,
			creatures: r.map((t) => V(e, t))
		}));
	}
}))]), En = (e, t) => j(e, t).arena.filter((t) => !e.kept.includes(t));
function Dn(e, t, n) {
	for (let r = 0; r < t.length; r++) {
		let i = t[r];
		e.face[i] = n[r], u(() => `face/${k(i)}-${n[r]}`, e.owner[i]);
	}
}
// packages/battle-dice/src/rules/powers/reinforce.ts
var On = {
	usable: (e, t, n) => kn(e, {
		seat: t,
		die: n
	}).length > 0,
	flow: f("battle-dice/reinforce", (e) => [e.ask("reinforce", {
		who: (e, t) => t.seat,
		options: (e, t) => [H, ...Array.from({ length: An(e, t) }, (e, t) => t + 1)],
		key: W("reinforce"),
		params: (e, t) => ({
			die: t.die,
			race: k(t.die)
		}),
		then: (e, t, n) => {
			n !== "none" && (t.chosen = kn(e, t).slice(0, n));
			for (let n of t.chosen) I(j(e, t.seat).locker, n), _t(e, n, t.seat);
		}
	}), e.roll("roll", {
		dice: (e, t) => t.chosen.length,
		whose: (e, t) => [t.seat],
		then: (e, t, n) => {
			Dn(e, t.chosen, n), o(() => ({
				type: "reinforced",
				seat: t.seat,
				creatures: t.chosen.map((t) => V(e, t))
			}));
		}
	})])
}, kn = (e, { seat: t, die: n }) => j(e, t).locker.filter((e) => k(e) === k(n)), An = (e, t) => Math.min(t.count, kn(e, t).length), jn = {
	usable: (e, t) => Nn(e, t).length > 0,
	flow: f("battle-dice/replace", (e) => [
		e.ask("replace", {
			who: (e, t) => t.seat,
			options: (e, t) => [...Nn(e, t.seat), H],
			unavailable: (e, t) => [...X(e, t.seat), ...Mn(e, t.seat).filter((t) => !Fn(e, t)).map((e) => ({
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
			options: (e, t) => F(Pn(e, Z(t))),
			key: W("replacement"),
			params: (e, t) => ({ die: Z(t) }),
			auto: !0,
			then: (e, t, n) => {
				let r = e.owner[Z(t)];
				bt(e, Z(t)), j(e, r).infirmary.push(Z(t)), t.newcomer = L(j(e, r).locker, n), _t(e, t.newcomer, r);
			}
		}),
		e.roll("roll", {
			dice: () => 1,
			whose: (e, t) => [e.owner[t.newcomer]],
			then: (e, t, n) => {
				Dn(e, [t.newcomer], n), o(() => ({
					type: "replaced",
					seat: t.seat,
					owner: e.owner[t.newcomer],
					gone: V(e, Z(t)),
					newcomer: V(e, t.newcomer)
				}));
			}
		})
	])
}, Z = (e) => e.chosen[0], Mn = (e, t) => [...j(e, t).arena, ...J(e, t)], Nn = (e, t) => Mn(e, t).filter((t) => Fn(e, t)), Pn = (e, t) => e.owner[t] === -1 ? [] : j(e, e.owner[t]).locker, Fn = (e, t) => Pn(e, t).length > 0, In = {
	usable: () => !0,
	flow: f("battle-dice/retry", (e) => [vn(e, "retry", Ln, X), e.roll("roll", {
		dice: (e, t) => t.chosen.length,
		whose: (e, t) => [P(e, t.chosen[0])],
		then: (e, t, n) => {
			for (let n of t.chosen) xt(e, n);
			Dn(e, t.chosen, n), o(() => ({
				type: "rerolled",
				seat: t.seat,
				row: P(e, t.chosen[0]),
				creatures: t.chosen.map((t) => V(e, t))
			}));
		}
	})])
};
function Ln(e, { seat: t, chosen: n }) {
	let r = [...j(e, t).arena, ...J(e, t)], [i] = n;
	return i === void 0 ? r : r.filter((t) => P(e, t) === P(e, i) && !n.includes(t));
}
// packages/battle-dice/src/rules/powers/shield.ts
var Rn = (e) => ({
	usable: () => !0,
	flow: f(`battle-dice/${e}`, (t) => [t.ask(e, {
		who: (e, t) => t.seat,
		options: (e, t) => [H, ...xn(e, t)],
		key: W(e),
		params: (e, t) => ({
			die: t.die,
			place: Sn(e, t)
		}),
		then: (e, t, n) => {
			n !== "none" && (Cn(e, t, n), e.shielding.push(t.die), o(() => ({
				type: "shielded",
				seat: t.seat,
				creature: V(e, t.die),
				place: n
			})));
		}
	})])
}), zn = Rn("major-shield"), Bn = Rn("minor-shield"), Vn = {
	usable: (e, t) => e.trainers.some(({ locker: e }, n) => n !== t && e.length > 0),
	flow: f("battle-dice/wound", (e) => [e.ask("wound", {
		who: (e, t) => t.seat,
		options: (e, t) => [...Hn(e, t.seat), H],
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
}, Hn = (e, t) => e.trainers.flatMap(({ locker: e }, n) => n === t ? [] : F(e).map((e) => ({
	seat: n,
	race: e
}))), Un = {
	multiplier: wn,
	keep: _n,
	corruption: mn,
	death: hn,
	ko: yn,
	"major-shield": zn,
	"minor-shield": Bn,
	retry: In,
	replace: jn,
	reinforce: On,
	wound: Vn,
	heal: gn
}, Q = 1, Wn = 7, Gn = f("battle-dice/powers", (e) => [
	e.run((e) => {
		e.step = Q, e.acted = [...e.kept];
	}),
	e.loop(qn, e.ask("activate", {
		who: (e, t) => t.seat,
		options: (e, t) => t.able.length === 1 ? t.able : [...t.able, H],
		key: W("activate"),
		params: (e) => ({ step: e.step }),
		auto: !0,
		then: (e, t, n) => {
			t.die = n === "none" ? void 0 : n, n === "none" && e.acted.push(...t.able);
		}
	}), e.when((e, t) => t.die !== void 0, e.call(Kn, (e, t) => ({
		seat: t.seat,
		die: t.die
	})))),
	e.run((e) => {
		e.step = 0, e.shielding = [];
	})
]), Kn = f("battle-dice/activate", (e) => [e.run((e, t) => {
	e.acted.push(t.die), e.step === Q && u("power/priority", t.seat), e.step === Wn && u("power/slow", t.seat);
}), e.each("power", (e, t) => A(e, t.die).powers, e.when((e, t) => e.acted.includes(t.die) && Un[t.power.name].usable(e, t.seat, t.die), e.run((e, t) => u(() => `power/${t.power.name}`, t.seat)), e.call((e, t) => Un[t.power.name].flow, (e, t) => ({
	seat: t.seat,
	die: t.die,
	count: t.power.count,
	chosen: []
}))))]);
function qn(e, t) {
	for (;;) {
		let n = Yn(e);
		if (n > Wn) return !1;
		if (n > e.step && (e.step = n, o(() => ({
			type: "step",
			step: n
		}))), Jn(e, t, n < e.step)) return !0;
	}
}
function Jn(e, t, n) {
	for (let r of M(e)) {
		let i = j(e, r).arena.filter((t) => Xn(e, t) && Zn(e, t) < e.step + +!n), a = i.filter((t) => A(e, t).powers.some(({ name: n }) => Un[n].usable(e, r, t)));
		if (a.length > 0) return t.seat = r, t.able = e.step === Q ? a.slice(0, 1) : a, !0;
		e.acted.push(...i);
	}
	return !1;
}
function Yn(e) {
	let t = 8;
	for (let { arena: n } of e.trainers) for (let r of n) Xn(e, r) && (t = Math.min(t, Zn(e, r)));
	return t;
}
var Xn = (e, t) => A(e, t).powers.length > 0 && !e.acted.includes(t);
function Zn(e, t) {
	let { lasting: n } = A(e, t);
	return n.slow ? Wn : e.step === Q && n.priority ? Q : S[k(t)].rung;
}
var Qn = f("battle-dice/match", (e) => [s(e, (e) => e.trainers.length, (e, t) => {
	e.first = t, o(() => ({
		type: "first-player",
		seat: t
	}));
}), e.loop((e) => e.ended === void 0, e.call($n))]), $n = f("battle-dice/turn", (e) => [
	e.run(er),
	e.call(Vt),
	e.call(Tn),
	e.call(Gn),
	e.call(zt),
	e.call(It),
	e.run(tr),
	e.leave((e) => e.ended !== void 0),
	e.call(ln),
	e.run((e) => {
		e.first = (e.first + 1) % e.trainers.length;
	})
]);
function er(e) {
	e.turn++, o(() => ({
		type: "turn",
		turn: e.turn,
		first: e.first
	}));
}
function tr(e) {
	if (yt(e) >= 2 ? e.ended = "sold-out" : e.turn >= 60 && (e.ended = "turn-limit"), e.ended === void 0) return;
	let t = e.ended;
	o(() => ({
		type: "ended",
		reason: t,
		values: e.trainers.map((t, n) => z(R(e, n)))
	}));
}
var nr = {
	prepare: Vt,
	roll: Tn,
	powers: Gn,
	gold: zt,
	buy: It,
	"clean-up": ln
};
// packages/battle-dice/src/summary.ts
function rr(e) {
	return e.type === "turn" ? { kind: "turn" } : void 0;
}
function ir(e, t) {
	let n = e.trainers.flatMap(({ locker: e, arena: t, infirmary: n }) => [
		...e,
		...t,
		...n
	]);
	return e.trainers.map(({ seat: e }) => {
		let r = n.filter(({ owner: t }) => t === e), i = t.filter((t) => t.seat === e), a = (e) => i.filter((t) => t.type === e).length, o = x.map((e) => {
			let t = r.filter((t) => t.race === e).length;
			return {
				id: e,
				amount: t * S[e].cost,
				times: t
			};
		});
		return de([{
			id: "stable",
			items: o,
			isScore: !0
		}, {
			id: "deeds",
			items: ue({
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
var ar = ({ names: e }) => ({
	race: (t) => e.races[t],
	face: (t) => t.split(" + ").map(or(e.powers)).join(" + "),
	rungs: e.rungs
}), or = (e) => (t) => {
	let [n = "", r] = t.split(" ");
	return /^[×\d]/.test(n) ? n : [e[n] ?? n, r].filter(Boolean).join("\xA0");
}, sr = Object.fromEntries(r.map((e) => [e, ar(b[e])]));
// packages/battle-dice/src/text/gameText.ts
function cr(t) {
	let n = ar(t);
	return {
		title: t.facts.title,
		pitch: t.facts.pitch,
		ask: (e, n) => dr(e, n, t),
		option: (e, r, i, a) => fr(e, r, i, a, t, n),
		whyNot: (e) => pr(e, t),
		event: (e, r) => hr(e, r, t, n),
		reason: (e) => t.reasons[e],
		score: t.summary.score,
		summary: ur(t),
		judgement: ne(t.judgement, (e, n) => (e === "last" ? t.names.races : t.names.racePlurals)[n]),
		content: (e) => lr(e, t, n),
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
function lr(e, { content: t }, n) {
	let [r, i = ""] = e.split("/");
	if (r === "creature") return t.creature(n.race(i));
	if (r === "power") return t.power(i);
	let [a, o] = i.split("-");
	return t.face(n.race(a), Number(o));
}
var ur = ({ summary: { parts: e, deeds: t }, names: n }) => ({
	part: (t, n) => e[t](n),
	item: (e, { id: r, amount: i, times: a }) => e === "stable" ? (a === 1 ? n.races : n.racePlurals)[r] : t[r](i)
});
function dr(e, t, { questions: n, names: r }) {
	let { place: i = 1, left: a = 1, step: o = 1, race: s = "goblin", gold: c = 0 } = t, ee = n[e];
	return ee?.({
		place: i,
		left: a,
		rung: r.rungs[o - 1],
		races: r.racePlurals[s],
		gold: c
	}) ?? e;
}
function fr(e, t, n, r, { options: i }, a) {
	let o = U(e, t);
	if ("place" in o) return i.toPlace(o.place);
	if ("die" in o) {
		let { seat: e, place: t, race: s, face: c } = mr(n, o.die);
		return i.fighter(r(e), t, `${a.race(s)} [${a.face(c)}]`);
	}
	switch (o.is) {
		case "none": return i.none[o.question];
		case "done": return i.done;
		case "keep": return i.keep;
		case "buy": return i.one(a.race(o.race), S[o.race].cost);
		case "send":
		case "replacement":
		case "heal": return a.race(o.race);
		case "reinforce": return i.creatures(o.count);
		case "wound": return i.patient(r(o.seat), a.race(o.race));
	}
}
var pr = (e, { whyNot: t }) => e.is === "short" ? t.short(e.gold) : t[e.is];
function mr({ trainers: e }, t) {
	let { seat: n, arena: r } = e.find((e) => e.arena.some((e) => e.die === t)), i = r.findIndex((e) => e.die === t), { race: a, text: o = "" } = r[i];
	return {
		seat: n,
		place: i + 1,
		race: a,
		face: o
	};
}
function hr(e, t, { events: n }, r) {
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
var gr = Object.fromEntries(r.map((e) => [e, cr(b[e])])), _r = (e) => {
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
			shielded: dn(e, n),
			kept: r,
			acted: e.acted.includes(n)
		};
	};
	return {
		turn: e.turn,
		first: e.first,
		step: e.step,
		stock: x.map((t) => {
			let n = e.stock.filter((e) => k(e) === t);
			return {
				race: t,
				left: n.length,
				next: n[0] ?? null
			};
		}),
		soldOut: {
			races: yt(e),
			of: 2
		},
		dead: e.dead.map(k),
		chosen: fe(e, "chosen").flatMap(({ chosen: e }) => e),
		trainers: e.trainers.map(({ locker: r, arena: i, infirmary: a, gold: o }, s) => ({
			seat: s,
			gold: o,
			earning: Bt(e, s),
			value: z(R(e, s)),
			locker: r.map(t),
			arena: i.map(n),
			infirmary: a.map(t)
		})),
		faces: x.map((t) => ({
			race: t,
			faces: E(e.dice)[t].map(({ text: e }) => e)
		})),
		ended: e.ended ?? null
	};
}, vr = [
	"locker",
	"arena",
	"infirmary"
], yr = {
	set(e, t, n) {
		let [r = "", i] = t.split(/\s+/);
		if (ie(r) !== void 0) return br(e, se(r, e.trainers.length), i ?? "", n);
		if (t === "turn") e.turn = d(n, 0, 60);
		else if (t === "first") e.first = se(n, e.trainers.length);
		else if (t === "phase") Er(e, n);
		else if (r === "stock" && i !== void 0) Tr(e, Ar(i), d(n, 0, 8));
		else throw $((e) => e.cannotSet(t));
	},
	get(e, t) {
		let [n = "", r = ""] = t.split(/\s+/), i = ie(n);
		if (i !== void 0 && i < e.trainers.length) return xr(e, i, r);
		if (t === "turn") return String(e.turn);
		if (t === "first") return oe(e.first);
		if (t === "step") return String(e.step);
		if (t === "phase") return Dr(e);
		if (t === "dead") return l(e.dead.map(k));
		if (n === "stock" && Ze(r)) return String(e.stock.filter((e) => k(e) === r).length);
	},
	unordered: (e) => e === "dead" || /^p\d+ (locker|infirmary)$/.test(e)
};
function br(e, t, n, r) {
	if (kr(n)) Cr(e, t, n, r);
	else if (n === "gold") j(e, t).gold = d(r, 0, 999);
	else if (n === "kept") e.kept.push(...Or(e, t, r));
	else if (n === "shielding") e.shielding.push(...Or(e, t, r));
	else throw $((e) => e.cannotSetOfPlayer(n));
}
function xr(e, t, n) {
	let { arena: r, gold: i } = j(e, t), a = (e) => l(r.flatMap((t, n) => e.includes(t) ? [String(n + 1)] : []));
	switch (n) {
		case "locker":
		case "infirmary": return l(j(e, t)[n].map(k));
		case "arena": return l(r.map((n) => Sr(e, t, n)));
		case "gold": return String(i);
		case "value": return String(z(R(e, t)));
		case "kept": return a(e.kept);
		case "shielding": return a(e.shielding);
		default: return;
	}
}
var Sr = (e, t, n) => `${k(n)}${N(e, n) ? `/${e.face[n]}` : ""}${e.owner[n] === t ? "" : `@${oe(e.owner[n])}`}`;
function Cr(e, t, n, r) {
	for (let r of j(e, t)[n].splice(0)) e.owner[r] = -1, e.stock.push(r);
	for (let i of te(r)) {
		let r = /^([a-z]+)(?:\/([1-6]))?(?:@(p[1-4]))?$/.exec(i);
		if (!r || n !== "arena" && (r[2] || r[3])) throw $((e) => n === "arena" ? e.notAFighter(i) : e.notACreature(i));
		let a = wr(e, Ar(r[1]));
		e.owner[a] = r[3] ? se(r[3], e.trainers.length) : t, e.face[a] = Number(r[2] ?? 0), j(e, t)[n].push(a);
	}
}
function wr(e, t) {
	let n = e.stock.find((e) => k(e) === t);
	if (n === void 0) throw $((e) => e.noneInStock(t));
	return I(e.stock, n), n;
}
function Tr(e, t, n) {
	let r = e.stock.filter((e) => k(e) === t);
	if (r.length < n) throw $((e) => e.tooFewInStock(t, r.length));
	for (let t of r.slice(n)) I(e.stock, t), e.dead.push(t);
}
function Er(e, t) {
	let n = Object.entries(nr).find(([e]) => e === t)?.[1];
	if (!n) throw $((e) => e.notAPhase(t, Object.keys(nr)));
	e.turn = Math.max(1, e.turn), we(e, Qn, $n, n);
}
var Dr = (e) => Object.entries(nr).find(([, t]) => ve(e, t))?.[0] ?? (e.ended ? "over" : "start");
function Or(e, t, n) {
	let { arena: r } = j(e, t);
	return te(n).map((e) => r[d(e, 1, r.length) - 1]);
}
var kr = (e) => vr.includes(e);
function Ar(e) {
	if (Ze(e)) return e;
	throw $((t) => t.notARace(e, x));
}
var $ = (e) => new n((t) => e(b[t].faults)), jr = {
	id: Et.id,
	rulesVersion: 4,
	seats: Et.seats,
	options: {
		first: t,
		dice: {
			kind: "data",
			default: "standard",
			check: ct,
			words: () => Object.keys(C),
			samples: () => [...Object.keys(C).filter((e) => e !== "standard"), rt]
		}
	},
	setup: (e, t) => St(e, Mr(t), re(t)),
	rules: Qn,
	view: _r,
	turn: (e) => e.turn,
	active: () => void 0,
	events: Ct,
	eventRules: wt,
	highlight: rr,
	summary: ir,
	outcome: Nr,
	insight: Gt,
	conserved: (e) => ({
		dice: e.stock.length + e.dead.length + e.trainers.reduce((e, { locker: t, arena: n, infirmary: r }) => e + t.length + n.length + r.length, 0),
		owned: e.stock.length + e.dead.length + e.owner.filter((e) => e >= 0).length
	}),
	bound: 2e4,
	content: [
		...x.map((e) => `creature/${e}`),
		...x.flatMap((e) => Array.from({ length: 6 }, (t, n) => `face/${e}-${n + 1}`)),
		...[...Qe, ...$e].map((e) => `power/${e}`)
	],
	vocabulary: yr,
	text: gr
}, Mr = ({ dice: e }) => typeof e == "string" ? e : JSON.stringify(e);
function Nr(e) {
	if (e.ended === void 0) return;
	let t = e.trainers.map((t, n) => R(e, n));
	return {
		places: ae(t.map((e) => [z(e), e.length])),
		scores: t.map(z),
		reason: e.ended
	};
}
// packages/battle-dice/src/odds.ts
function Pr(e, t) {
	let n = E(typeof e == "string" ? e : JSON.stringify(e)), r = Fr(n, t);
	return {
		gold: r,
		mean: r.reduce((e, [t, n]) => e + t * n, 0),
		powers: Ir(n, t)
	};
}
function Fr(e, t) {
	let n = /* @__PURE__ */ new Map([[0, /* @__PURE__ */ new Map([[1, 1]])]]);
	for (let r of t) {
		let t = /* @__PURE__ */ new Map(), i = (e, n, r) => {
			let i = t.get(e) ?? /* @__PURE__ */ new Map();
			t.set(e, i.set(n, (i.get(n) ?? 0) + r));
		};
		for (let [t, a] of n) for (let [n, o] of a) for (let a of e[r]) {
			let s = o / e[r].length;
			a.times > 1 ? i(t, n * a.times, s) : i(t + a.number * n, 1, s);
		}
		n = t;
	}
	return [...n].map(([e, t]) => [e, [...t.values()].reduce((e, t) => e + t)]).sort(([e], [t]) => e - t);
}
function Ir(e, t) {
	let n = (n) => t.map((t) => {
		let r = e[t];
		return r.filter((e) => Lr(e, n)).length / r.length;
	}), r = new Set(t.flatMap((t) => e[t].flatMap(({ powers: e, lasting: t }) => [...e.map(({ name: e }) => e), ...Object.keys(t)])));
	return r.delete("gold"), [...r].map((e) => ({
		power: e,
		chance: 1 - n(e).reduce((e, t) => e * (1 - t), 1),
		mean: n(e).reduce((e, t) => e + t, 0)
	})).sort((e, t) => t.chance - e.chance || (e.power < t.power ? -1 : 1));
}
var Lr = ({ powers: e, lasting: t }, n) => e.some(({ name: e }) => e === n) || t[n] === !0, Rr = Object.values(/* @__PURE__ */ me({
	ACTIVE_POWERS: () => Qe,
	LASTING_POWERS: () => $e,
	MOST_GAIN: () => 3,
	PLACE_QUESTIONS: () => Mt,
	QUESTIONS: () => Nt,
	RACE: () => S,
	RACES: () => x,
	STANDARD: () => et,
	STARTS: () => it,
	TABLES: () => C,
	battleDice: () => jr,
	battleDiceNames: () => sr,
	battleDiceSpreads: () => Wt,
	battleDiceWeights: () => K,
	checkTable: () => ct,
	countsOf: () => st,
	keyOf: () => Pt,
	optionOf: () => U,
	parseFace: () => ut,
	rowOdds: () => Pr
})).find((e) => e?.id === "battle-dice" && e.rulesVersion !== void 0), zr = {
	...Rr,
	rules: he(Rr.rules)
};
export { zr as game };
