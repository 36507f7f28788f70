import { InputError as e, LANGUAGES as t, chancesOf as n, eachLanguage as r, emit as i, frozenFlows as a, inEveryLanguage as o, itemsOf as s, listed as c, parseSeat as l, placesOf as ee, seatName as u, seatOf as d, seatsFrom as te, varsWith as ne, visit as f, wholeOf as p } from "@alea/engine";
// \0rolldown/runtime.js
var re = Object.defineProperty, ie = (e, t) => {
	let n = {};
	for (var r in e) re(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || re(n, Symbol.toStringTag, { value: "Module" }), n;
}, { registered: ae, flow: m, frameOf: oe, framesOf: se, isRunning: ce, calledBy: le, isOf: ue, reads: de, unwind: fe, abort: pe, enter: me } = a(3), h = (e) => /^[aeo]/.test(e) ? `an ${e}` : `a ${e}`, he = {
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
}, ge = {
	"sold-out": "Two races are sold out.",
	"turn-limit": "The sixtieth turn is over."
}, _e = { dice: "Dice" }, ve = {
	title: "Battle Dice",
	pitch: "Train goblins, trolls and dark mages, throw them into the arena and own the most valuable stable."
}, g = (e) => e.join(", "), ye = {
	facts: ve,
	names: {
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
			prototype: "first prototype: generous dice",
			house: "house dice"
		}
	},
	questions: {
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
	},
	options: {
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
		one: h,
		toPlace: (e) => `move to position ${e}`,
		fighter: (e, t, n) => `${e}, position ${t}: ${n}`,
		patient: (e, t) => `${e}: ${t}`
	},
	events: he,
	reasons: ge,
	matchOptions: _e,
	faults: {
		noSuchTable: (e, t) => `there is no table of dice called ${e}; known: ${g(t)}`,
		notATable: "a table of dice is an object: each race and its six faces",
		notARace: (e, t) => `${e} is not a race; the races are ${g(t)}`,
		notSixFaces: (e) => `${e}: a die has six faces`,
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
	}
}, _ = (e) => /^[aeiou]/.test(e) ? `l’${e}` : `le ${e}`, be = (e) => /^[aeiou]/.test(e) ? `de l’${e}` : `du ${e}`, v = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, xe = {
	firstPlayer: (e) => `${e} est le premier joueur.`,
	turn: (e, t) => `Tour ${e} : ${t} commence.`,
	returned: (e) => `${e} : toute l’infirmerie revient au vestiaire.`,
	released: (e, t) => `${e} renvoie ${_(t)} à l’infirmerie.`,
	sent: (e, t) => `${e} envoie un ${t}.`,
	rolled: (e, t) => `${e} obtient : ${t}.`,
	moved: (e, t, n) => `${e} déplace ${_(t)} en position ${n}.`,
	shielded: (e, t) => `${e} active la protection ${be(t)}.`,
	kept: (e, t) => `${e} garde ${_(t)} dans l’arène.`,
	corrupted: (e, t, n) => `${e} corrompt ${_(t)} ${v(n)}.`,
	killed: (e, t, n) => `${e} tue ${_(t)} ${v(n)}.`,
	knockedOut: (e, t, n) => `${e} met KO ${_(t)} ${v(n)}.`,
	rerolled: (e, t, n) => e === t ? `${e} relance : ${n}.` : `${e} fait relancer les dés ${v(t)} : ${n}.`,
	replaced: (e, t, n, r) => `${e} remplace ${e === n ? `son ${t}` : `${_(t)} ${v(n)}`} par un ${r}.`,
	reinforced: (e, t) => `${e} appelle en renfort : ${t}.`,
	wounded: (e, t, n) => `${e} blesse un ${t} ${v(n)}.`,
	healed: (e, t) => `${e} guérit un ${t}.`,
	gold: (e, t) => `${e} gagne ${t} or.`,
	bought: (e, t, n) => `${e} achète un ${t} (reste ${n} or).`,
	regenerated: (e, t) => `${e} : ${_(t)} se régénère.`,
	ended: (e) => `Partie terminée : ${e}.`
}, Se = {
	"sold-out": "Deux races sont épuisées.",
	"turn-limit": "Le soixantième tour est terminé."
}, Ce = { dice: "Dés" }, we = {
	title: "Battle Dice",
	pitch: "Entraînez gobelins, trolls et mages noirs, lancez-les dans l’arène et bâtissez l’écurie la plus précieuse."
}, y = (e) => e.join(", "), b = o({
	en: ye,
	fr: {
		facts: we,
		names: {
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
				prototype: "premier prototype\xA0: dés généreux",
				house: "dés maison"
			}
		},
		questions: {
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
			reinforce: ({ races: e }) => `Renfort : combien ${v(e)} appeler ?`,
			wound: () => "Blessure\xA0: quelle créature d’un vestiaire adverse envoyer à l’infirmerie\xA0?",
			heal: () => "Guérison\xA0: qui revient dans votre vestiaire\xA0?",
			buy: ({ gold: e }) => `Vous avez ${e} or : acheter une créature ?`
		},
		options: {
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
			one: (e) => `un ${e}`,
			toPlace: (e) => `déplacer en position ${e}`,
			fighter: (e, t, n) => `${e}, position ${t} : ${n}`,
			patient: (e, t) => `${e} : ${t}`
		},
		events: xe,
		reasons: Se,
		matchOptions: Ce,
		faults: {
			noSuchTable: (e, t) => `aucune table de dés ne s’appelle ${e} ; tables connues : ${y(t)}`,
			notATable: "une table de dés est un objet\xA0: chaque race et ses six faces",
			notARace: (e, t) => `${e} n’est pas une race ; les races sont ${y(t)}`,
			notSixFaces: (e) => `${e} : un dé a six faces`,
			onFace: (e, t, n) => `${e}, face ${t} : ${n}`,
			notAFace: "une face est un texte comme «\xA01 + ko 1\xA0»",
			notANumber: (e) => `« ${e} » n’est ni un nombre de 0 à 9 ni un multiplicateur ×2 ou ×3`,
			slowAndPriority: "une face ne peut pas être à la fois ralentie et prioritaire",
			notAPower: (e) => `« ${e} » n’est pas un pouvoir`,
			powerTwice: (e) => `${e} figure deux fois sur la face`,
			needsNumber: (e, t) => `${e} demande un nombre : ${y(t)}`,
			takesNoNumber: (e) => `${e} ne prend pas de nombre`,
			cannotSet: (e) => `Battle Dice n’a pas de ${e} à régler`,
			cannotSetOfPlayer: (e) => `Un joueur n’a pas de ${e} à régler`,
			notACreature: (e) => `${e} : écrivez une race`,
			notAFighter: (e) => `${e} : écrivez une race, sa face et, si elle n’est pas au joueur, son propriétaire : orc/2@p2`,
			noneInStock: (e) => `il ne reste pas de ${e} dans le stock`,
			tooFewInStock: (e, t) => `il n’y a que ${t} ${e} dans le stock`,
			notAPhase: (e, t) => `${e} n’est pas une phase ; les phases sont ${y(t)}`
		}
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
}, Te = [
	"goblin",
	"orc",
	"dwarf"
], Ee = (e) => x.includes(e), De = [
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
], Oe = [
	"priority",
	"slow",
	"gold",
	"regenerate",
	"pauldron"
], ke = {
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
}, Ae = {
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
}, je = {
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
}, Me = {
	standard: ke,
	prototype: Ae
}, Ne = {
	ko: [1, 2],
	retry: [
		1,
		2,
		3
	],
	reinforce: [1, 2]
};
function Pe(t) {
	if (typeof t == "string" && Object.hasOwn(Me, t)) return t;
	if (typeof t == "string") throw C((e) => e.noSuchTable(t, Object.keys(Me)));
	if (typeof t != "object" || !t || Array.isArray(t)) throw C((e) => e.notATable);
	let n = {};
	for (let [r, i] of Object.entries(t)) {
		if (!x.includes(r)) throw C((e) => e.notARace(r, x));
		if (!Array.isArray(i) || i.length !== 6) throw C((e) => e.notSixFaces(r));
		n[r] = i.map((t, n) => {
			try {
				return Fe(t).text;
			} catch (t) {
				throw t instanceof e ? C((e, i) => e.onFace(r, n + 1, t.in(i))) : t;
			}
		});
	}
	return {
		...ke,
		...n
	};
}
var C = (t) => new e((e) => t(b[e].faults, e));
function Fe(e) {
	if (typeof e != "string") throw C((e) => e.notAFace);
	let [t = "", ...n] = e.split("+").map((e) => e.trim()), r = /^[×x]([23])$/.exec(t);
	if (!r && !/^[0-9]$/.test(t)) throw C((e) => e.notANumber(t));
	let i = r ? [{
		name: "multiplier",
		count: Number(r[1])
	}] : [], a = {};
	for (let e of n) Ie(e, i, a);
	if (i.some(({ name: e }) => e === "death") && (a.slow = !0), a.slow && a.priority) throw C((e) => e.slowAndPriority);
	let o = r ? 0 : Number(t);
	return o > 0 && (a.gold = !0), {
		text: [r ? `×${r[1]}` : t, ...n].join(" + "),
		number: o,
		times: r ? Number(r[1]) : 1,
		powers: i,
		lasting: a
	};
}
function Ie(e, t, n) {
	let [r = "", i, ...a] = e.split(/\s+/), o = Oe.find((e) => e === r && e !== "gold"), s = De.find((e) => e === r && e !== "multiplier");
	if (!o && !s || a.length > 0) throw C((t) => t.notAPower(e));
	if (o && n[o] || s && t.some((e) => e.name === s)) throw C((e) => e.powerTwice(r));
	let c = s && Ne[s];
	if (c ? !c.includes(Number(i)) : i !== void 0) throw C((e) => c ? e.needsNumber(r, c) : e.takesNoNumber(r));
	o ? n[o] = !0 : s && t.push({
		name: s,
		count: i === void 0 ? 1 : Number(i)
	});
}
var Le = 100, w = /* @__PURE__ */ new Map(), Re = {
	table: "",
	dice: {}
};
function T(e) {
	return Re.table !== e && (Re = {
		table: e,
		dice: w.get(e) ?? ze(e)
	}), Re.dice;
}
function ze(e) {
	let t = Me[e] ?? JSON.parse(e), n = Object.fromEntries(x.map((e) => [e, t[e].map(Fe)]));
	return w.size >= Le && w.clear(), w.set(e, n), n;
}
var E = x.flatMap((e) => Array(S[e].dice).fill(e)), Be = E.map((e) => x.indexOf(e)), D = E.length, O = (e) => E[e], k = (e, t) => T(e.dice)[E[t]][e.face[t] - 1], Ve = (e, t, n) => k(e, t).lasting[n] === !0, A = (e, t) => e.trainers[t], j = (e) => te(e.first, e.trainers.length), M = (e, t) => e.face[t] !== 0;
function He(e, t, n) {
	e.face[t] = 0, A(e, n).arena.push(t);
}
var N = (e, t) => e.trainers.findIndex(({ arena: e }) => e.includes(t)), Ue = Array.from({ length: 1 << x.length }, (e, t) => x.filter((e, n) => t & 1 << n));
function P(e) {
	let t = 0;
	for (let n of e) t |= 1 << Be[n];
	return Ue[t];
}
function F(e, t) {
	let n = e.indexOf(t);
	n >= 0 && e.splice(n, 1);
}
var We = (e) => x.length - P(e.stock).length;
function I(e, t) {
	let n = e.find((e) => O(e) === t);
	if (n === void 0) throw Error(`No ${t} there`);
	return F(e, n), n;
}
function Ge(e, t) {
	F(A(e, N(e, t)).arena, t), Ke(e, t);
}
function Ke(e, t) {
	F(e.acted, t), F(e.shielding, t), F(e.kept, t);
}
var L = (e, t) => {
	let n = [];
	for (let r = 0; r < D; r++) e.owner[r] === t && n.push(r);
	return n;
}, R = (e) => e.reduce((e, t) => e + S[O(t)].cost, 0);
function qe(e, t) {
	let n = Array.from({ length: D }, (e, t) => t), r = Array(D).fill(-1);
	return {
		dice: t,
		turn: 0,
		first: 0,
		step: 0,
		trainers: Array.from({ length: e }, (e, t) => {
			let i = Te.map((e) => I(n, e));
			for (let e of i) r[e] = t;
			return {
				locker: i,
				arena: [],
				infirmary: [],
				gold: 0
			};
		}),
		stock: n,
		dead: [],
		owner: r,
		face: Array(D).fill(0),
		acted: [],
		shielding: [],
		kept: []
	};
}
// packages/battle-dice/src/events.ts
var Je = {
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
}, z = (e) => ({
	die: e,
	race: O(e)
}), B = (e, t) => ({
	die: t,
	race: O(t),
	face: k(e, t).text
}), Ye = o({
	en: ve,
	fr: we
}), Xe = {
	id: "battle-dice",
	seats: {
		min: 2,
		max: 4,
		usual: 3
	},
	title: r((e) => Ye[e].title),
	pitch: r((e) => Ye[e].pitch)
}, V = "none", Ze = "done", Qe = "keep", $e = [
	"send",
	"replacement",
	"heal",
	"buy"
], et = ["release", "activate"], tt = [
	"corruption",
	"death",
	"ko",
	"retry",
	"replace"
], H = [
	"multiplier",
	"major-shield",
	"minor-shield"
], nt = [
	...$e,
	...et,
	...tt,
	...H,
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
function rt(e, t) {
	switch (e.is) {
		case "none":
		case "done":
		case "keep": return e.is;
		case "send":
		case "replacement":
		case "heal":
		case "buy": return e.race;
		case "release":
		case "activate": return String(it(e.die, t).place);
		case "corruption":
		case "death":
		case "ko":
		case "retry":
		case "replace": {
			let { row: n, place: r } = it(e.die, t);
			return `${u(n)}.${r}`;
		}
		case "multiplier":
		case "major-shield":
		case "minor-shield": return String(e.place);
		case "reinforce": return String(e.count);
		case "wound": return `${u(e.seat)}.${e.race}`;
	}
}
var W = (e) => (t, n) => rt(U(e, t), n);
function it(e, t) {
	let n = N(t, e);
	return {
		row: n,
		place: A(t, n).arena.indexOf(e) + 1
	};
}
// packages/battle-dice/src/rules/buy.ts
var at = m("battle-dice/buy", (e) => [e.each("seat", j, e.run((e, t) => {
	t.done = !1;
}), e.loop((e, t) => !t.done, e.ask("buy", {
	who: (e, t) => t.seat,
	options: (e, t) => [Ze, ...ot(e, t.seat)],
	key: W("buy"),
	params: (e, t) => ({ gold: A(e, t.seat).gold }),
	unavailable: (e, t) => x.filter((n) => !ot(e, t.seat).includes(n)).map((t) => ({
		value: t,
		rule: P(e.stock).includes(t) ? "BD-8.2" : "BD-8.4"
	})),
	auto: !0,
	then: (e, t, n) => {
		n === "done" ? t.done = !0 : st(e, t.seat, n);
	}
})), e.run((e, t) => {
	A(e, t.seat).gold = 0;
}))]), ot = (e, t) => P(e.stock).filter((n) => S[n].cost <= A(e, t).gold);
function st(e, t, n) {
	let r = A(e, t), a = I(e.stock, n);
	r.gold -= S[n].cost, r.infirmary.push(a), e.owner[a] = t, i(() => ({
		type: "bought",
		seat: t,
		creature: z(a),
		gold: r.gold
	}));
}
// packages/battle-dice/src/rules/gold.ts
var ct = m("battle-dice/gold", (e) => [e.run((e) => {
	for (let t of j(e)) A(e, t).gold = lt(e, t), i(() => ({
		type: "gold",
		seat: t,
		gold: A(e, t).gold,
		row: A(e, t).arena.map((t) => B(e, t))
	}));
})]);
function lt(e, t) {
	let n = 0, r = 1;
	for (let i of A(e, t).arena) {
		if (!M(e, i)) continue;
		let t = k(e, i);
		t.times > 1 ? r *= t.times : (t.number > 0 && f("power/gold"), n += t.number * r, r = 1);
	}
	return n;
}
var ut = m("battle-dice/prepare", (e) => [e.each("seat", j, e.when((e, t) => G(e, t.seat).length > 0, e.call(dt, (e, t) => ({
	seat: t.seat,
	done: !1
}))), e.call(ft, (e, t) => ({
	seat: t.seat,
	places: 0,
	obliged: []
})))]), dt = m("battle-dice/release", (e) => [e.loop((e, t) => !t.done && G(e, t.seat).length > 0, e.ask("release", {
	who: (e, t) => t.seat,
	options: (e, t) => [V, ...G(e, t.seat)],
	key: W("release"),
	then: (e, t, n) => {
		if (n === "none") {
			t.done = !0;
			return;
		}
		let { arena: r, infirmary: a } = A(e, t.seat);
		F(r, n), Ke(e, n), a.push(n), i(() => ({
			type: "released",
			seat: t.seat,
			creature: B(e, n)
		}));
	}
}))]), ft = m("battle-dice/line-up", (e) => [e.run((e, t) => {
	let { locker: n, infirmary: r } = A(e, t.seat), a = 3 + G(e, t.seat).length;
	n.length < a && (t.obliged = [...n], r.length > 0 && i(() => ({
		type: "returned",
		seat: t.seat
	})), n.push(...r.splice(0))), t.places = Math.min(a, n.length);
}), e.loop((e, t) => t.places > 0, e.ask("send", {
	who: (e, t) => t.seat,
	options: (e, t) => P(t.places > t.obliged.length ? A(e, t.seat).locker : t.obliged),
	key: W("send"),
	params: (e, t) => ({
		place: A(e, t.seat).arena.length + 1,
		left: t.places
	}),
	unavailable: (e, t) => t.places > t.obliged.length ? [] : P(A(e, t.seat).locker).filter((e) => !P(t.obliged).includes(e)).map((e) => ({
		value: e,
		rule: "BD-4.4"
	})),
	auto: !0,
	then: (e, t, n) => {
		let { locker: r } = A(e, t.seat), a = [...t.obliged, ...r].find((e) => O(e) === n);
		F(t.obliged, a), F(r, a), He(e, a, t.seat), t.places--, i(() => ({
			type: "sent",
			seat: t.seat,
			creature: z(a)
		}));
	}
}))]), G = (e, t) => e.kept.length === 0 ? e.kept : A(e, t).arena.filter((t) => e.kept.includes(t)), pt = {
	power: .1,
	income: 1.5,
	pace: 2.4,
	purse: 1.2,
	many: .5,
	rested: .05,
	kept: .64,
	lead: 1.1,
	doubt: .9
}, mt = {
	evaluate: (e) => ht(e, pt),
	sense: wt,
	progress: (e) => e.turn,
	horizon: 0
};
function ht(e, t) {
	let r = yt(e, t), i = e.trainers.map((n, i) => gt(e, i, r, t));
	return n(i, t.lead + t.doubt * r);
}
function gt(e, t, n, r) {
	let i = L(e, t), { locker: a, gold: o } = e.trainers[t], s = xt(e.dice, r.power), c = 0;
	for (let e of i) c += s[O(e)];
	let l = i.length > 0 ? c / i.length * Math.min(3, i.length) : 0;
	return R(i) + r.many * i.length + r.purse * (o + _t(e, t, s)) + r.kept * vt(e, t) + r.income * n * l + r.rested * a.length;
}
function _t(e, t, n) {
	let { arena: r } = e.trainers[t];
	if (ce(e, at)) return 0;
	let i = lt(e, t);
	for (let t of r) M(e, t) || (i += n[O(t)]);
	return i;
}
var vt = (e, t) => e.kept.reduce((n, r) => e.owner[r] === t ? n + 1 : n, 0);
function yt(e, { pace: t }) {
	let n = x.map(() => 0);
	for (let t of e.stock) n[x.indexOf(O(t))]++;
	return n.sort((e, t) => e - t), t * (n[0] + n[1]) / e.trainers.length;
}
var bt = /* @__PURE__ */ new Map();
function xt(e, t) {
	let n = `${t} ${e}`, r = bt.get(n) ?? St(T(e), t);
	return bt.set(n, r), r;
}
var St = (e, t) => Object.fromEntries(x.map((n) => [n, e[n].reduce((e, n) => e + Ct(n, t), 0) / 6])), Ct = (e, t) => e.number + (e.times - 1) * 2 + t * e.powers.reduce((e, { count: t }) => e + Math.max(1, t), 0);
function wt(e, { name: t, seats: n, options: r }, i) {
	let a = n[i];
	if (!H.includes(t)) return r[i].map((n) => Tt(e, a, U(t, n)));
}
function Tt(e, t, n) {
	switch (n.is) {
		case "none": return Et[n.question] ?? 0;
		case "done": return 0;
		case "buy": return S[n.race].cost;
		case "send":
		case "replacement": return xt(e.dice, pt.power)[n.race];
		case "death": return S[O(n.die)].cost;
		case "ko":
		case "corruption": return Dt(e, n.die);
		case "retry":
		case "replace": {
			let r = Dt(e, n.die);
			return N(e, n.die) === t ? 2.5 - r : r;
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
var Et = {
	release: 1,
	ko: .5,
	corruption: .5,
	retry: 1,
	replace: 1
}, Dt = (e, t) => k(e, t).number + k(e, t).times - 1, Ot = m("battle-dice/clean-up", (e) => [e.run((e) => {
	for (let [t, n] of e.trainers.entries()) {
		let r = n.arena;
		n.arena = r.filter((t) => e.kept.includes(t));
		for (let n of r) {
			if (e.kept.includes(n)) continue;
			let r = e.owner[n], a = r === t && Ve(e, n, "regenerate"), { locker: o, infirmary: s } = A(e, r);
			(a ? o : s).push(n), a && (f("power/regenerate"), i(() => ({
				type: "regenerated",
				seat: t,
				creature: B(e, n)
			})));
		}
	}
	e.acted = [];
})]);
// packages/battle-dice/src/rules/powers/targets.ts
function kt(e, t) {
	let n = [];
	for (let [r, { arena: i }] of e.trainers.entries()) r !== t && n.push(...i);
	return n;
}
function At(e, t) {
	if (e.shielding.length === 0) return !1;
	let { arena: n } = A(e, N(e, t)), r = n.indexOf(t);
	return e.shielding.some((t) => {
		let i = n.indexOf(t);
		return i < 0 || i >= r ? !1 : i === r - 1 || k(e, t).powers.some(({ name: e }) => e === "major-shield");
	});
}
var K = (e, t) => kt(e, t).filter((t) => !At(e, t)), q = (e, t) => K(e, t).filter((t) => !jt(e, t));
function jt(e, t) {
	let n = Ve(e, t, "pauldron");
	return n && f("power/pauldron"), n;
}
var J = (e, t) => kt(e, t).filter((t) => At(e, t)).map((e) => ({
	value: e,
	rule: "BD-6.9"
})), Mt = (e, t) => [...J(e, t), ...K(e, t).filter((t) => jt(e, t)).map((e) => ({
	value: e,
	rule: "BD-6.15"
}))], Nt = {
	usable: (e, t) => K(e, t).length > 0,
	flow: m("battle-dice/corruption", (e) => [e.ask("corruption", {
		who: (e, t) => t.seat,
		options: (e, t) => [...K(e, t.seat), V],
		unavailable: (e, t) => J(e, t.seat),
		key: W("corruption"),
		params: (e, t) => ({ die: t.die }),
		then: (e, t, n) => {
			if (n === "none") return;
			let r = N(e, n);
			F(A(e, r).arena, n), A(e, t.seat).arena.push(n), F(e.shielding, n), F(e.kept, n), i(() => ({
				type: "corrupted",
				seat: t.seat,
				creature: B(e, n),
				from: r
			}));
		}
	})])
}, Pt = {
	usable: (e, t) => q(e, t).length > 0,
	flow: m("battle-dice/death", (e) => [e.ask("death", {
		who: (e, t) => t.seat,
		options: (e, t) => [...q(e, t.seat), V],
		unavailable: (e, t) => Mt(e, t.seat),
		key: W("death"),
		params: (e, t) => ({ die: t.die }),
		then: (e, t, n) => {
			if (n === "none") return;
			let r = e.owner[n];
			i(() => ({
				type: "killed",
				seat: t.seat,
				creature: B(e, n),
				owner: r
			})), Ge(e, n), e.owner[n] = -1, e.dead.push(n);
		}
	})])
}, Ft = {
	usable: (e, t) => A(e, t).infirmary.length > 0,
	flow: m("battle-dice/heal", (e) => [e.ask("heal", {
		who: (e, t) => t.seat,
		options: (e, t) => [...P(A(e, t.seat).infirmary), V],
		key: W("heal"),
		params: (e, t) => ({ die: t.die }),
		then: (e, t, n) => {
			if (n === "none") return;
			let { locker: r, infirmary: a } = A(e, t.seat), o = I(a, n);
			r.push(o), i(() => ({
				type: "healed",
				seat: t.seat,
				creature: z(o)
			}));
		}
	})])
}, It = {
	usable: (e, t, n) => e.owner[n] === t,
	flow: m("battle-dice/keep", (e) => [e.ask("keep", {
		who: (e, t) => t.seat,
		options: () => [Qe, V],
		key: W("keep"),
		params: (e, t) => ({ die: t.die }),
		then: (e, t, n) => {
			n !== "none" && (e.kept.push(t.die), i(() => ({
				type: "kept",
				seat: t.seat,
				creature: B(e, t.die)
			})));
		}
	})])
}, Lt = (e, t, n, r) => e.loop((e, t) => t.count > 0 && n(e, t).length > 0, e.ask(t, {
	who: (e, t) => t.seat,
	options: (e, t) => [...n(e, t), V],
	unavailable: (e, t) => r(e, t.seat),
	key: W(t),
	params: (e, t) => ({
		die: t.die,
		left: t.count
	}),
	then: (e, t, n) => {
		n !== "none" && t.chosen.push(n), t.count = n === "none" ? 0 : t.count - 1;
	}
})), Rt = {
	usable: (e, t) => q(e, t).length > 0,
	flow: m("battle-dice/ko", (e) => [Lt(e, "ko", zt, Mt), e.run((e, t) => {
		for (let n of t.chosen) {
			let r = e.owner[n];
			Ge(e, n), A(e, r).infirmary.push(n), i(() => ({
				type: "knocked-out",
				seat: t.seat,
				creature: B(e, n),
				owner: r
			}));
		}
	})])
}, zt = (e, t) => q(e, t.seat).filter((e) => !t.chosen.includes(e)), Bt = (e, { seat: t }) => A(e, t).arena.map((e, t) => t + 1), Y = (e, { seat: t, die: n }) => A(e, t).arena.indexOf(n) + 1;
function Vt(e, t, n) {
	if (n === Y(e, t)) return;
	let { arena: r } = A(e, t.seat);
	F(r, t.die), r.splice(n - 1, 0, t.die), i(() => ({
		type: "moved",
		seat: t.seat,
		creature: B(e, t.die),
		place: n
	}));
}
// packages/battle-dice/src/rules/powers/multiplier.ts
var Ht = {
	usable: (e, t) => A(e, t).arena.length > 1,
	flow: m("battle-dice/multiplier", (e) => [e.ask("multiplier", {
		who: (e, t) => t.seat,
		options: (e, t) => [V, ...Bt(e, t).filter((n) => n !== Y(e, t))],
		key: W("multiplier"),
		params: (e, t) => ({
			die: t.die,
			place: Y(e, t)
		}),
		then: (e, t, n) => {
			n !== "none" && Vt(e, t, n);
		}
	})])
}, Ut = m("battle-dice/roll", (e) => [e.each("seat", j, e.roll("roll", {
	dice: (e, t) => Wt(e, t.seat).length,
	then: (e, t, n) => {
		let r = Wt(e, t.seat);
		X(e, r, n), i(() => ({
			type: "rolled",
			seat: t.seat,
			creatures: r.map((t) => B(e, t))
		}));
	}
}))]), Wt = (e, t) => A(e, t).arena.filter((t) => !e.kept.includes(t));
function X(e, t, n) {
	for (let r = 0; r < t.length; r++) {
		let i = t[r];
		e.face[i] = n[r], f(() => `face/${O(i)}-${n[r]}`);
	}
}
// packages/battle-dice/src/rules/powers/reinforce.ts
var Gt = {
	usable: (e, t, n) => Kt(e, {
		seat: t,
		die: n
	}).length > 0,
	flow: m("battle-dice/reinforce", (e) => [e.ask("reinforce", {
		who: (e, t) => t.seat,
		options: (e, t) => [V, ...Array.from({ length: qt(e, t) }, (e, t) => t + 1)],
		key: W("reinforce"),
		params: (e, t) => ({
			die: t.die,
			race: O(t.die)
		}),
		then: (e, t, n) => {
			n !== "none" && (t.chosen = Kt(e, t).slice(0, n));
			for (let n of t.chosen) F(A(e, t.seat).locker, n), He(e, n, t.seat);
		}
	}), e.roll("roll", {
		dice: (e, t) => t.chosen.length,
		then: (e, t, n) => {
			X(e, t.chosen, n), i(() => ({
				type: "reinforced",
				seat: t.seat,
				creatures: t.chosen.map((t) => B(e, t))
			}));
		}
	})])
}, Kt = (e, { seat: t, die: n }) => A(e, t).locker.filter((e) => O(e) === O(n)), qt = (e, t) => Math.min(t.count, Kt(e, t).length), Jt = {
	usable: (e, t) => Xt(e, t).length > 0,
	flow: m("battle-dice/replace", (e) => [
		e.ask("replace", {
			who: (e, t) => t.seat,
			options: (e, t) => [...Xt(e, t.seat), V],
			unavailable: (e, t) => [...J(e, t.seat), ...Yt(e, t.seat).filter((t) => !Qt(e, t)).map((e) => ({
				value: e,
				rule: "BD-6.20"
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
			options: (e, t) => P(Zt(e, Z(t))),
			key: W("replacement"),
			params: (e, t) => ({ die: Z(t) }),
			auto: !0,
			then: (e, t, n) => {
				let r = e.owner[Z(t)];
				Ge(e, Z(t)), A(e, r).infirmary.push(Z(t)), t.newcomer = I(A(e, r).locker, n), He(e, t.newcomer, r);
			}
		}),
		e.roll("roll", {
			dice: () => 1,
			then: (e, t, n) => {
				X(e, [t.newcomer], n), i(() => ({
					type: "replaced",
					seat: t.seat,
					owner: e.owner[t.newcomer],
					gone: B(e, Z(t)),
					newcomer: B(e, t.newcomer)
				}));
			}
		})
	])
}, Z = (e) => e.chosen[0], Yt = (e, t) => [...A(e, t).arena, ...K(e, t)], Xt = (e, t) => Yt(e, t).filter((t) => Qt(e, t)), Zt = (e, t) => e.owner[t] === -1 ? [] : A(e, e.owner[t]).locker, Qt = (e, t) => Zt(e, t).length > 0, $t = {
	usable: () => !0,
	flow: m("battle-dice/retry", (e) => [Lt(e, "retry", en, J), e.roll("roll", {
		dice: (e, t) => t.chosen.length,
		then: (e, t, n) => {
			for (let n of t.chosen) Ke(e, n);
			X(e, t.chosen, n), i(() => ({
				type: "rerolled",
				seat: t.seat,
				row: N(e, t.chosen[0]),
				creatures: t.chosen.map((t) => B(e, t))
			}));
		}
	})])
};
function en(e, { seat: t, chosen: n }) {
	let r = [...A(e, t).arena, ...K(e, t)], [i] = n;
	return i === void 0 ? r : r.filter((t) => N(e, t) === N(e, i) && !n.includes(t));
}
// packages/battle-dice/src/rules/powers/shield.ts
var tn = (e) => ({
	usable: () => !0,
	flow: m(`battle-dice/${e}`, (t) => [t.ask(e, {
		who: (e, t) => t.seat,
		options: (e, t) => [V, ...Bt(e, t)],
		key: W(e),
		params: (e, t) => ({
			die: t.die,
			place: Y(e, t)
		}),
		then: (e, t, n) => {
			n !== "none" && (Vt(e, t, n), e.shielding.push(t.die), i(() => ({
				type: "shielded",
				seat: t.seat,
				creature: B(e, t.die),
				place: n
			})));
		}
	})])
}), nn = tn("major-shield"), rn = tn("minor-shield"), an = {
	usable: (e, t) => e.trainers.some(({ locker: e }, n) => n !== t && e.length > 0),
	flow: m("battle-dice/wound", (e) => [e.ask("wound", {
		who: (e, t) => t.seat,
		options: (e, t) => [...on(e, t.seat), V],
		key: W("wound"),
		params: (e, t) => ({ die: t.die }),
		then: (e, t, n) => {
			if (n === "none") return;
			let { locker: r, infirmary: a } = A(e, n.seat), o = I(r, n.race);
			a.push(o), i(() => ({
				type: "wounded",
				seat: t.seat,
				owner: n.seat,
				creature: z(o)
			}));
		}
	})])
}, on = (e, t) => e.trainers.flatMap(({ locker: e }, n) => n === t ? [] : P(e).map((e) => ({
	seat: n,
	race: e
}))), sn = {
	multiplier: Ht,
	keep: It,
	corruption: Nt,
	death: Pt,
	ko: Rt,
	"major-shield": nn,
	"minor-shield": rn,
	retry: $t,
	replace: Jt,
	reinforce: Gt,
	wound: an,
	heal: Ft
}, Q = 1, cn = 7, ln = m("battle-dice/powers", (e) => [
	e.run((e) => {
		e.step = Q, e.acted = [...e.kept];
	}),
	e.loop(dn, e.ask("activate", {
		who: (e, t) => t.seat,
		options: (e, t) => t.able.length === 1 ? t.able : [...t.able, V],
		key: W("activate"),
		params: (e) => ({ step: e.step }),
		auto: !0,
		then: (e, t, n) => {
			t.die = n === "none" ? void 0 : n, n === "none" && e.acted.push(...t.able);
		}
	}), e.when((e, t) => t.die !== void 0, e.call(un, (e, t) => ({
		seat: t.seat,
		die: t.die
	})))),
	e.run((e) => {
		e.step = 0, e.shielding = [];
	})
]), un = m("battle-dice/activate", (e) => [e.run((e, t) => {
	e.acted.push(t.die), e.step === Q && f("power/priority"), e.step === cn && f("power/slow");
}), e.each("power", (e, t) => k(e, t.die).powers, e.when((e, t) => A(e, t.seat).arena.includes(t.die) && sn[t.power.name].usable(e, t.seat, t.die), e.run((e, t) => f(() => `power/${t.power.name}`)), e.call((e, t) => sn[t.power.name].flow, (e, t) => ({
	seat: t.seat,
	die: t.die,
	count: t.power.count,
	chosen: []
}))))]);
function dn(e, t) {
	for (;;) {
		let n = pn(e);
		if (n > cn) return !1;
		if (n > e.step && (e.step = n, i(() => ({
			type: "step",
			step: n
		}))), fn(e, t, n < e.step)) return !0;
	}
}
function fn(e, t, n) {
	for (let r of j(e)) {
		let i = A(e, r).arena.filter((t) => mn(e, t) && hn(e, t) < e.step + +!n), a = i.filter((t) => k(e, t).powers.some(({ name: n }) => sn[n].usable(e, r, t)));
		if (a.length > 0) return t.seat = r, t.able = e.step === Q ? a.slice(0, 1) : a, !0;
		e.acted.push(...i);
	}
	return !1;
}
function pn(e) {
	let t = 8;
	for (let { arena: n } of e.trainers) for (let r of n) mn(e, r) && (t = Math.min(t, hn(e, r)));
	return t;
}
var mn = (e, t) => k(e, t).powers.length > 0 && !e.acted.includes(t);
function hn(e, t) {
	let { lasting: n } = k(e, t);
	return n.slow ? cn : e.step === Q && n.priority ? Q : S[O(t)].rung;
}
var gn = m("battle-dice/match", (e) => [e.roll("first-player", {
	dice: () => 1,
	sides: (e) => e.trainers.length,
	then: (e, t, [n]) => {
		e.first = n - 1, i(() => ({
			type: "first-player",
			seat: e.first
		}));
	}
}), e.loop((e) => e.ended === void 0, e.call(_n))]), _n = m("battle-dice/turn", (e) => [
	e.run(vn),
	e.call(ut),
	e.call(Ut),
	e.call(ln),
	e.call(ct),
	e.call(at),
	e.run(yn),
	e.leave((e) => e.ended !== void 0),
	e.call(Ot),
	e.run((e) => {
		e.first = (e.first + 1) % e.trainers.length;
	})
]);
function vn(e) {
	e.turn++, i(() => ({
		type: "turn",
		turn: e.turn,
		first: e.first
	}));
}
function yn(e) {
	if (We(e) >= 2 ? e.ended = "sold-out" : e.turn >= 60 && (e.ended = "turn-limit"), e.ended === void 0) return;
	let t = e.ended;
	i(() => ({
		type: "ended",
		reason: t,
		values: e.trainers.map((t, n) => R(L(e, n)))
	}));
}
var bn = {
	prepare: ut,
	roll: Ut,
	powers: ln,
	gold: ct,
	buy: at,
	"clean-up": Ot
}, xn = ({ names: e }) => ({
	race: (t) => e.races[t],
	face: (t) => t.split(" + ").map(Sn(e.powers)).join(" + "),
	rungs: e.rungs
}), Sn = (e) => (t) => {
	let [n = "", r] = t.split(" ");
	return /^[×\d]/.test(n) ? n : [e[n] ?? n, r].filter(Boolean).join("\xA0");
}, Cn = Object.fromEntries(t.map((e) => [e, xn(b[e])]));
// packages/battle-dice/src/text/gameText.ts
function wn(e) {
	let t = xn(e);
	return {
		title: e.facts.title,
		pitch: e.facts.pitch,
		ask: (t, n) => Tn(t, n, e),
		option: (n, r, i, a) => En(n, r, i, a, e, t),
		event: (n, r) => On(n, r, e, t),
		reason: (t) => e.reasons[t],
		matchOption(t, n) {
			let { matchOptions: r } = e;
			if (n === void 0) return r[t] ?? t;
			if (t !== "dice") return n;
			let { tables: i } = e.names;
			return Object.hasOwn(i, n) ? i[n] : i.house;
		}
	};
}
function Tn(e, t, { questions: n, names: r }) {
	let { place: i = 1, left: a = 1, step: o = 1, race: s = "goblin", gold: c = 0 } = t, l = n[e];
	return l?.({
		place: i,
		left: a,
		rung: r.rungs[o - 1],
		races: r.racePlurals[s],
		gold: c
	}) ?? e;
}
function En(e, t, n, r, { options: i }, a) {
	let o = U(e, t);
	if ("place" in o) return i.toPlace(o.place);
	if ("die" in o) {
		let { seat: e, place: t, race: s, face: c } = Dn(n, o.die);
		return i.fighter(r(e), t, `${a.race(s)} [${a.face(c)}]`);
	}
	switch (o.is) {
		case "none": return i.none[o.question];
		case "done": return i.done;
		case "keep": return i.keep;
		case "buy": return i.one(a.race(o.race));
		case "send":
		case "replacement":
		case "heal": return a.race(o.race);
		case "reinforce": return String(o.count);
		case "wound": return i.patient(r(o.seat), a.race(o.race));
	}
}
function Dn({ trainers: e }, t) {
	let { seat: n, arena: r } = e.find((e) => e.arena.some((e) => e.die === t)), i = r.findIndex((e) => e.die === t), { race: a, text: o = "" } = r[i];
	return {
		seat: n,
		place: i + 1,
		race: a,
		face: o
	};
}
function On(e, t, { events: n }, r) {
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
var kn = Object.fromEntries(t.map((e) => [e, wn(b[e])])), An = (e) => {
	let t = (t) => ({
		die: t,
		race: O(t),
		owner: e.owner[t]
	}), n = (n) => {
		let r = e.kept.includes(n), i = M(e, n) ? {
			face: e.face[n],
			text: k(e, n).text
		} : {};
		return {
			...t(n),
			...i,
			shielding: e.shielding.includes(n),
			shielded: At(e, n),
			kept: r,
			acted: e.acted.includes(n)
		};
	};
	return {
		turn: e.turn,
		first: e.first,
		step: e.step,
		stock: x.map((t) => {
			let n = e.stock.filter((e) => O(e) === t);
			return {
				race: t,
				left: n.length,
				next: n[0] ?? null
			};
		}),
		soldOut: {
			races: We(e),
			of: 2
		},
		dead: e.dead.map(O),
		chosen: ne(e, "chosen").flatMap(({ chosen: e }) => e),
		trainers: e.trainers.map(({ locker: r, arena: i, infirmary: a, gold: o }, s) => ({
			seat: s,
			gold: o,
			earning: lt(e, s),
			value: R(L(e, s)),
			locker: r.map(t),
			arena: i.map(n),
			infirmary: a.map(t)
		})),
		faces: x.map((t) => ({
			race: t,
			faces: T(e.dice)[t].map(({ text: e }) => e)
		})),
		ended: e.ended ?? null
	};
}, jn = [
	"locker",
	"arena",
	"infirmary"
], Mn = {
	set(e, t, n) {
		let [r = "", i] = t.split(/\s+/);
		if (l(r) !== void 0) return Nn(e, d(r, e.trainers.length), i ?? "", n);
		if (t === "turn") e.turn = p(n, 0, 60);
		else if (t === "first") e.first = d(n, e.trainers.length);
		else if (t === "phase") zn(e, n);
		else if (r === "stock" && i !== void 0) Rn(e, Un(i), p(n, 0, 8));
		else throw $((e) => e.cannotSet(t));
	},
	get(e, t) {
		let [n = "", r = ""] = t.split(/\s+/), i = l(n);
		if (i !== void 0 && i < e.trainers.length) return Pn(e, i, r);
		if (t === "turn") return String(e.turn);
		if (t === "first") return u(e.first);
		if (t === "step") return String(e.step);
		if (t === "phase") return Bn(e);
		if (t === "dead") return c(e.dead.map(O));
		if (n === "stock" && Ee(r)) return String(e.stock.filter((e) => O(e) === r).length);
	}
};
function Nn(e, t, n, r) {
	if (Hn(n)) In(e, t, n, r);
	else if (n === "gold") A(e, t).gold = p(r, 0, 999);
	else if (n === "kept") e.kept.push(...Vn(e, t, r));
	else if (n === "shielding") e.shielding.push(...Vn(e, t, r));
	else throw $((e) => e.cannotSetOfPlayer(n));
}
function Pn(e, t, n) {
	let { arena: r, gold: i } = A(e, t), a = (e) => c(r.flatMap((t, n) => e.includes(t) ? [String(n + 1)] : []));
	switch (n) {
		case "locker":
		case "infirmary": return c(x.flatMap((r) => A(e, t)[n].map(O).filter((e) => e === r)));
		case "arena": return c(r.map((n) => Fn(e, t, n)));
		case "gold": return String(i);
		case "value": return String(R(L(e, t)));
		case "kept": return a(e.kept);
		case "shielding": return a(e.shielding);
		default: return;
	}
}
var Fn = (e, t, n) => `${O(n)}${M(e, n) ? `/${e.face[n]}` : ""}${e.owner[n] === t ? "" : `@${u(e.owner[n])}`}`;
function In(e, t, n, r) {
	for (let r of A(e, t)[n].splice(0)) e.owner[r] = -1, e.stock.push(r);
	for (let i of s(r)) {
		let r = /^([a-z]+)(?:\/([1-6]))?(?:@(p[1-4]))?$/.exec(i);
		if (!r || n !== "arena" && (r[2] || r[3])) throw $((e) => n === "arena" ? e.notAFighter(i) : e.notACreature(i));
		let a = Ln(e, Un(r[1]));
		e.owner[a] = r[3] ? d(r[3], e.trainers.length) : t, e.face[a] = Number(r[2] ?? 0), A(e, t)[n].push(a);
	}
}
function Ln(e, t) {
	let n = e.stock.find((e) => O(e) === t);
	if (n === void 0) throw $((e) => e.noneInStock(t));
	return F(e.stock, n), n;
}
function Rn(e, t, n) {
	let r = e.stock.filter((e) => O(e) === t);
	if (r.length < n) throw $((e) => e.tooFewInStock(t, r.length));
	for (let t of r.slice(n)) F(e.stock, t), e.dead.push(t);
}
function zn(e, t) {
	let n = Object.entries(bn).find(([e]) => e === t)?.[1];
	if (!n) throw $((e) => e.notAPhase(t, Object.keys(bn)));
	e.turn = Math.max(1, e.turn), me(e, gn, _n, n);
}
var Bn = (e) => Object.entries(bn).find(([, t]) => ce(e, t))?.[0] ?? (e.ended ? "over" : "start");
function Vn(e, t, n) {
	let { arena: r } = A(e, t);
	return s(n).map((e) => r[p(e, 1, r.length) - 1]);
}
var Hn = (e) => jn.includes(e);
function Un(e) {
	if (Ee(e)) return e;
	throw $((t) => t.notARace(e, x));
}
var $ = (t) => new e((e) => t(b[e].faults)), Wn = {
	id: Xe.id,
	rulesVersion: 3,
	seats: Xe.seats,
	options: { dice: {
		kind: "data",
		default: "standard",
		check: Pe,
		samples: () => ["prototype", je]
	} },
	setup: (e, t) => qe(e, Gn(t)),
	rules: gn,
	view: An,
	turn: (e) => e.turn,
	active: () => void 0,
	events: Je,
	outcome: Kn,
	insight: mt,
	conserved: (e) => ({
		dice: e.stock.length + e.dead.length + e.trainers.reduce((e, { locker: t, arena: n, infirmary: r }) => e + t.length + n.length + r.length, 0),
		owned: e.stock.length + e.dead.length + e.owner.filter((e) => e >= 0).length
	}),
	bound: 2e4,
	content: [...x.flatMap((e) => Array.from({ length: 6 }, (t, n) => `face/${e}-${n + 1}`)), ...[...De, ...Oe].map((e) => `power/${e}`)],
	vocabulary: Mn,
	text: kn
}, Gn = ({ dice: e }) => typeof e == "string" ? e : JSON.stringify(e);
function Kn(e) {
	if (e.ended === void 0) return;
	let t = e.trainers.map((t, n) => L(e, n));
	return {
		places: ee(t.map((e) => [R(e), e.length])),
		scores: t.map(R),
		reason: e.ended
	};
}
// \0virtual:frozen-game
var qn = Object.values(/* @__PURE__ */ ie({
	PLACE_QUESTIONS: () => H,
	QUESTIONS: () => nt,
	RACE: () => S,
	RACES: () => x,
	STANDARD: () => ke,
	battleDice: () => Wn,
	battleDiceNames: () => Cn,
	battleDiceWeights: () => pt,
	keyOf: () => rt,
	optionOf: () => U,
	parseFace: () => Fe
})).find((e) => e?.id === "battle-dice" && e.rulesVersion !== void 0), Jn = {
	...qn,
	rules: ae(qn.rules)
};
export { Jn as game };
