import { BY_CHANCE as e, FIRST_PLAYER as t, InputError as n, LANGUAGES as r, chancesOf as i, eachLanguage as a, emit as o, firstPlayer as s, frozenFlows as c, hasReached as l, inEveryLanguage as u, isAt as d, isOver as f, itemsOf as p, listed as m, namedFirst as ee, parseSeat as te, placesOf as ne, readersOf as re, seatName as ie, seatOf as ae, seatsFrom as oe, sumFrames as se, summaryItems as ce, summaryParts as le, visit as h, wholeOf as g } from "@alea/engine";
// \0rolldown/runtime.js
var ue = Object.defineProperty, de = (e, t) => {
	let n = {};
	for (var r in e) ue(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || ue(n, Symbol.toStringTag, { value: "Module" }), n;
}, fe = ["cerberus", "triton"], pe = (e) => ({
	verb: "gain",
	gives: e
}), me = (...e) => ({
	verb: "pick",
	among: e
}), he = (e, t) => ({
	verb: "spend",
	gold: e,
	gives: t
}), ge = (e, t = "none") => ({
	verb: "favours",
	count: e,
	convert: t
}), _e = (e, t = "none") => ({
	verb: "minor",
	count: e,
	convert: t
}), ve = (e) => ({
	verb: "forge",
	garden: e
}), ye = { verb: "hammer" }, be = { verb: "chest" }, xe = (e) => ({
	verb: "token",
	token: e
}), Se = (e) => ({
	verb: "forged",
	gives: e
}), Ce = { verb: "boar" }, we = { verb: "satyrs" }, Te = { verb: "minotaur" }, Ee = {
	shards: 2,
	gold: 1
}, _ = {
	gold: 6,
	sun: 2,
	moon: 2
}, De = {
	gold: 4,
	shards: 3
}, Oe = {
	gold: 12,
	shards: 6
}, v = {
	spaces: 15,
	rewards: [10, 15]
}, y = [
	"gold",
	"sun",
	"moon",
	"glory"
], ke = [
	0,
	0,
	0,
	0
], b = (e, t) => {
	let n = [
		0,
		0,
		0,
		0
	];
	return n[e] = t, n;
}, Ae = (e, t) => [
	e[0] + t[0],
	e[1] + t[1],
	e[2] + t[2],
	e[3] + t[3]
], je = (e, t) => [
	e[0] * t,
	e[1] * t,
	e[2] * t,
	e[3] * t
], Me = (e) => (t, n, r, i = {}) => ({
	id: t,
	sun: e.sun ? n : 0,
	moon: e.moon ? n : 0,
	glory: r,
	...i
}), x = Me({
	sun: !1,
	moon: !0
}), S = Me({
	sun: !0,
	moon: !1
}), Ne = Me({
	sun: !0,
	moon: !0
}), C = [
	x("hammer", 1, 0, { now: ye }),
	x("chest", 1, 2, { now: be }),
	x("silver-hind", 2, 2, { reinforcement: _e(1) }),
	x("great-bear", 2, 2, { ousting: pe(b(3, 3)) }),
	x("satyrs", 3, 6, { now: we }),
	x("boar", 3, 4, {
		now: Ce,
		boar: me(b(1, 1), b(2, 1), b(3, 3))
	}),
	x("ferryman", 4, 12),
	x("cerberus", 4, 6, { now: xe("cerberus") }),
	x("helmet", 5, 4, { now: ve("triple") }),
	x("cancer", 6, 8, { now: ge(2) }),
	x("sentinel", 6, 6, { now: ge(2, "shards") }),
	Ne("hydra", 5, 26),
	Ne("typhon", 5, 16, { now: Se(b(3, 1)) }),
	S("sphinx", 6, 10, { now: _e(4) }),
	S("cyclops", 6, 8, { now: _e(4, "gold") }),
	S("gorgon", 4, 14),
	S("triton", 4, 8, { now: xe("triton") }),
	S("abyssal-mirror", 5, 10, { now: ve("mirror") }),
	S("owl", 2, 4, { reinforcement: me(b(0, 1), b(1, 1), b(2, 1)) }),
	S("celestial-ship", 2, 4, { now: ve("ship") }),
	S("minotaur", 3, 8, { now: Te }),
	S("guardians-shield", 3, 6, { now: ve("shield") }),
	S("elder", 1, 0, { reinforcement: he(3, b(3, 4)) }),
	S("wild-spirits", 1, 2, { now: pe([
		3,
		0,
		3,
		0
	]) })
], Pe = Object.fromEntries(C.map(({ id: e }, t) => [e, t])), w = (e) => Object.hasOwn(Pe, e) ? Pe[e] : void 0, T = (e) => C[e].id, Fe = Pe.hammer, Ie = Pe.chest, Le = Pe.boar, Re = (e, t) => e * 4 + t, E = (e) => Math.floor(e / 4), ze = (e) => e % 4, Be = [
	"red",
	"yellow",
	"green",
	"blue"
], Ve = [
	2,
	2,
	3,
	3,
	4,
	5,
	6,
	8,
	8,
	12
], He = [
	"mirror",
	"shield",
	"ship",
	"boar",
	"triple"
], Ue = b(3, 5), D = (e, t = 0, n = 0, r = 0) => ({
	kind: "gain",
	gives: [
		e,
		t,
		n,
		r
	]
}), We = (...e) => ({
	kind: "choice",
	among: e
}), Ge = (e) => [b(1, e), b(2, e)], Ke = (e) => We(b(0, e), ...Ge(e)), O = (e, t, n, r = 4) => ({
	id: e,
	power: t,
	pool: n,
	copies: r
}), qe = (e, t, n, r = 4) => ({
	id: e,
	power: t,
	garden: He.indexOf(n),
	copies: r
}), Je = (e, t, n) => qe(e, {
	kind: "shield",
	key: t,
	gives: b(t, n)
}, "shield", 1), k = [
	{
		id: "g1",
		power: D(1),
		copies: 0
	},
	{
		id: "v2",
		power: D(0, 0, 0, 2),
		copies: 0
	},
	O("g3", D(3), 0),
	O("m1", D(0, 0, 1), 1),
	O("g4", D(4), 2),
	O("s1", D(0, 1), 3),
	O("g6", D(6), 4, 1),
	O("any1", Ke(1), 4, 1),
	O("s1v1", D(0, 1, 0, 1), 4, 1),
	O("g2m1", D(2, 0, 1), 4, 1),
	O("g3-v2", We(b(0, 3), b(3, 2)), 5),
	O("m2", D(0, 0, 2), 6),
	O("s2", D(0, 2), 7),
	O("v3", D(0, 0, 0, 3), 8),
	O("v4", D(0, 0, 0, 4), 9, 1),
	O("m2v2", D(0, 0, 2, 2), 9, 1),
	O("any2", Ke(2), 9, 1),
	O("all1", D(1, 1, 1, 1), 9, 1),
	qe("mirror", { kind: "mirror" }, "mirror"),
	Je("shield-sun", 1, 2),
	Je("shield-moon", 2, 2),
	Je("shield-gold", 0, 3),
	Je("shield-glory", 3, 3),
	qe("ship", { kind: "ship" }, "ship"),
	...Be.map((e) => qe(`boar-${e}`, {
		kind: "boar",
		colour: e,
		among: Ge(1)
	}, "boar", 1)),
	qe("x3", { kind: "triple" }, "triple")
], Ye = Object.fromEntries(k.map(({ id: e }, t) => [e, t])), A = (e) => Object.hasOwn(Ye, e) ? Ye[e] : void 0, Xe = (e) => Ye[e], j = Xe("mirror"), M = Xe("x3"), N = Xe("ship"), Ze = Xe("boar-red"), P = (e) => k[e].power, Qe = (e) => e >= Ze && e < Ze + Be.length, F = (e) => k[e].id, $e = k.flatMap(({ pool: e }, t) => e === void 0 ? [] : [t]), et = $e.map(F), tt = k.map(({ pool: e }) => e === void 0 ? 0 : Ve[e]), nt = (e) => tt[e], rt = He.map((e, t) => k.flatMap(({ garden: e }, n) => e === t ? [n] : [])), it = (e) => rt[He.indexOf(e)], at = [
	"g1",
	"g1",
	"g1",
	"g1",
	"g1",
	"s1"
].map(Xe), ot = [
	"g1",
	"g1",
	"g1",
	"g1",
	"m1",
	"v2"
].map(Xe), st = k.flatMap(({ copies: e }, t) => Array(e).fill(t)), ct = [...at, ...ot], lt = 4, ut = [...st, ...Array.from({ length: lt }, () => ct).flat()], dt = ut.length, I = (e) => ut[e], ft = k.map((e, t) => st.indexOf(t)), pt = (e, t) => ft[e] + t, mt = (e) => ct.map((t, n) => st.length + 12 * e + n), { registered: ht, flow: L, frameOf: gt, framesOf: _t, isRunning: vt, calledBy: yt, isOf: R, reads: bt, unwind: xt, abort: St, enter: Ct } = c(3), wt = {
	face: (e) => `face: ${e}`,
	card: (e) => `${e}, taken`,
	effect: (e) => `${e}, effect used`,
	hammer: (e) => `hammer, pass ${e}`
}, Tt = {
	gain: (e) => `gain ${e}`,
	spend: (e, t) => `spend ${e} gold to gain ${t}`,
	favours: (e) => `receive the favours of the gods ${e === 2 ? "twice" : `${e} times`} in a row`,
	minorFavour: "receive a minor favour (roll one die)",
	minorFavours: (e) => `receive ${e} minor favours with the same die`,
	shardsAsGlory: (e) => `you may take each shard gained as ${e} glory instead`,
	goldAsGlory: (e) => `you may take each gold gained as ${e} glory instead`,
	forge: {
		mirror: "forge a mirror face",
		shield: "forge a shield face of your choice",
		ship: "forge a ship face",
		boar: "forge a boar face",
		triple: "forge a ×3 face"
	},
	hammer: (e, t, n) => `gold you gain may go to the hammer: ${e} spaces for ${t} glory, ${e} more for ${n}`,
	chest: (e, t) => `your reserves hold ${e} more gold and ${t} more of each shard`,
	cerberus: "take a token: once, apply the faces you have just rolled a second time",
	triton: (e) => `take a token: once, on your turn, gain ${e}`,
	perForged: (e) => `gain ${e} for each face you have forged`,
	boar: "another player of your choice must forge the boar of this colour and can never replace it",
	satyrs: "all other players roll; you apply two of their faces as if they were your own",
	minotaur: "all other players roll and lose what they would have gained",
	eachTurn: (e) => `each turn: ${e}`,
	whenOusting: (e) => `each time you oust a hero or are ousted: ${e}`,
	whenBoar: (e) => `each time that face is applied: ${e}`,
	gloryOnly: "glory only"
}, Et = {
	firstPlayer: (e) => `${e} is the first player.`,
	sets: (e) => `Cards of this match: ${e}.`,
	removed: (e) => `Returned to the box: ${e}.`,
	round: (e, t) => `Round ${e} of ${t}.`,
	turn: (e) => `${e} is the active player.`,
	rolled: (e, t) => `${e} rolls ${t}.`,
	mirrored: (e, t) => `${e}’s mirror copies ${t}.`,
	ordered: (e, t) => `${e} applies ${t} first.`,
	choseDie: (e, t) => `${e} chooses the ${t}.`,
	stole: (e, t) => `${e} takes ${t}.`,
	gained: (e, t, n) => `${e} gains ${t ?? "nothing"}${n > 0 ? `; ${n} lost for lack of room` : ""}.`,
	lost: (e, t) => `${e} loses ${t ?? "nothing"}.`,
	converted: (e, t, n) => `${e} takes ${t} glory instead of ${n}.`,
	hammered: (e, t) => `${e} puts ${t} gold into the hammer.`,
	hammerPass: (e, t, n) => `${e} finishes pass ${t} of the hammer: ${n} glory.`,
	repeated: (e) => `${e} gives up a Cerberus token and applies the faces again.`,
	reinforced: (e, t) => `${e} calls ${t}.`,
	spent: (e, t) => `${e} spends ${t} gold.`,
	passed: (e) => `${e} does nothing.`,
	extra: (e, t) => `${e} pays ${t} sun to act again.`,
	bought: (e, t, n) => `${e} buys ${t} for ${n} gold.`,
	forged: (e, t, n, r) => `${e} forges ${t} over ${n} on the ${r}.`,
	paid: (e, t, n) => `${e} pays ${t} for ${n}.`,
	moved: (e, t) => `${e} travels to island ${t}.`,
	ousted: (e, t) => `${e} ousts ${t}.`,
	took: (e, t) => `${e} takes ${t}.`,
	chest: (e) => `${e}’s reserves grow.`,
	token: (e, t) => `${e} receives a ${t} token.`,
	cashed: (e, t) => `${e} gives up a Triton token for ${t}.`,
	garden: (e, t) => `${e} takes ${t} from the gardens.`,
	boar: (e, t, n) => `${e} gives ${t} to ${n}.`,
	ended: (e) => `The match is over: ${e}.`
}, Dt = { "last-round": "The last round is over." }, Ot = {
	title: "Dice Forge",
	pitch: "Forge your own dice, face by face, and win a place among the gods."
}, kt = (e) => e.join(", "), At = {
	notACardList: (e) => `write ${kt(e)}, or cards: great-bear,typhon`,
	twoSets: (e, t) => `${e} and ${t}: write only one of them`,
	noSuchCard: (e, t) => `there is no card called ${e}; the cards are ${kt(t)}`,
	cardTwice: (e) => `${e} is named twice`,
	onePile: (e, t) => `${e} and ${t} share one pile: name only one of them`,
	cannotSet: (e) => `Dice Forge has no ${e} to set`,
	cannotSetOfHero: (e) => `A hero has no ${e} to set`,
	tooManyTokens: (e, t) => `${e}: this table has only ${t}`,
	notAToken: (e, t) => `${e} is not a token; the tokens are ${kt(t)}`,
	notAReserve: "a reserve is four numbers: gold, sun, moon, glory",
	notADie: "a die has six faces: write the first ones",
	notTwoFaces: "the dice show two faces: light, then dark",
	noneLeft: (e) => `no ${e} is left`,
	tooFewInTemple: (e, t) => `the temple has only ${t} of ${e}`,
	noHammer: "no hammer is open: give the hero the card first",
	notAPass: "write the pass and the space: II 13",
	occupied: (e) => `another hero is on island ${e}`,
	notAStep: (e, t) => `${e} is not a step; the steps are ${kt(t)}`,
	notAFace: (e) => `${e} is not a face`,
	noPile: (e) => `no pile of ${e} is in play`
}, jt = {
	gold: "gold",
	sun: "sun",
	moon: "moon",
	glory: "glory"
}, Mt = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, Nt = (e, t) => `${e}\u00a0${jt[t]}`, Pt = {
	resources: jt,
	amount: Nt,
	brief: Nt,
	and: (e) => Mt(e, " and "),
	or: (e) => Mt(e, " or "),
	clauses: (e) => e.join("; ")
}, Ft = {
	cards: {
		hammer: "The Blacksmith’s Hammer",
		chest: "The Blacksmith’s Chest",
		"silver-hind": "The Silver Hind",
		"great-bear": "The Great Bear",
		satyrs: "Satyrs",
		boar: "Tenacious Boar",
		ferryman: "Ferryman",
		cerberus: "Cerberus",
		helmet: "Helmet of Invisibility",
		cancer: "Cancer",
		sentinel: "Sentinel",
		hydra: "Hydra",
		typhon: "Typhon",
		sphinx: "Sphinx",
		cyclops: "Cyclops",
		gorgon: "Gorgon",
		triton: "Triton",
		"abyssal-mirror": "Mirror of the Abyss",
		owl: "The Guardian’s Owl",
		"celestial-ship": "Celestial Ship",
		minotaur: "Minotaur",
		"guardians-shield": "The Guardian’s Shield",
		elder: "The Elder",
		"wild-spirits": "Wild Spirits"
	},
	inSentence: (e) => e.replace(/^The /, "the "),
	withoutArticle: (e) => e.replace(/^The /, ""),
	tokens: {
		cerberus: "Cerberus",
		triton: "Triton"
	},
	dice: {
		light: "light die",
		dark: "dark die"
	},
	phases: {
		"set-up": "set-up",
		"favours-of-all": "favours of the gods",
		reinforcements: "reinforcements",
		action: "action",
		"extra-action": "extra action",
		"last-triton": "end of the turn",
		over: "over"
	},
	faces: {
		triple: "×3",
		mirror: "mirror",
		ship: "ship",
		shield: "shield"
	},
	boars: {
		red: "red boar",
		yellow: "yellow boar",
		green: "green boar",
		blue: "blue boar"
	},
	headings: {
		round: "round",
		sanctuary: "sanctuary",
		gardens: "gardens",
		islands: "islands",
		island: "island",
		home: "home",
		cards: "cards",
		hammer: "hammer",
		tokens: "tokens",
		forging: "in hand"
	},
	cardSets: {
		first: "for a first match",
		alternative: "the alternative cards",
		random: "drawn at random"
	},
	otherPiles: {
		alternative: "the other piles with their alternative card",
		random: "the other piles drawn at random"
	},
	matchOptions: {
		first: "First player",
		cards: "Cards",
		reflection: "Mirrors can reflect your own dice"
	},
	byChance: "drawn by lot"
}, It = {
	pass: {
		action: "do nothing",
		extra: "end the turn"
	},
	pay: (e) => `pay ${e} sun first, then choose`,
	done: {
		buy: "stop buying",
		reinforce: "no more reinforcements"
	},
	none: {
		ship: "buy nothing",
		triton: "keep it",
		cerberus: "keep the token"
	},
	again: "apply them again",
	convert: {
		glory: (e) => `take ${e}`,
		keep: (e) => `keep ${e}`
	},
	times: (e, t) => `${e} ×${t}`,
	gives: (e, t) => `${e}: ${t}`,
	pays: (e, t) => `${e}, pays ${t}`,
	die: {
		light: "the light die",
		dark: "the dark die"
	},
	noGold: "none",
	gold: (e) => `${e} gold`,
	onDie: (e, t) => `${e}: ${t}`,
	triton: (e) => `Triton token: ${e}`,
	reinforcement: (e, t) => `${e}: ${t}`,
	priced: (e, t) => `${e} for ${t}`
}, Lt = {
	mirror: ({ losing: e, beside: t }) => `${e ? "Your mirror must copy a face, and you lose what it gives: which one?" : "Your mirror: which displayed face do you copy?"}${t === void 0 ? "" : ` Your other die shows ${t}.`}`,
	order: () => "Which face do you apply first?",
	pick: ({ by: e, losing: t }) => `${e}: what do you ${t ? "lose" : "take"}?`,
	hammer: ({ gold: e }) => `You gain ${e} gold: how much of it goes to the hammer?`,
	convert: ({ gain: e, glory: t }) => `Take ${t} glory instead of ${e}?`,
	forge: ({ face: e }) => `Forge ${e}: which face does it replace?`,
	ship: ({ discount: e, gold: t }) => `Ship: buy a face for ${e} gold less? You have ${t} gold.`,
	triton: () => "End of your turn: give up a Triton token?",
	cerberus: ({ faces: e }) => `Give up a Cerberus token to apply ${e} again?`,
	die: ({ count: e }) => e > 1 ? `${e} minor favours with the same die: which one?` : "A minor favour: which die do you roll?",
	steal: ({ left: e }) => e > 1 ? "Satyrs: which face do you take first?" : "Satyrs: which face do you take from another die?",
	garden: () => "Which face do you take from the gardens?",
	bearer: ({ face: e }) => `Who must forge ${e}?`,
	reinforce: () => "Call reinforcements?",
	buy: ({ gold: e }) => `You have ${e} gold left: buy another face, different from those already bought?`,
	action: ({ gold: e, sun: t, moon: n }) => `Buy faces or take a card? You have ${e} gold, ${t} sun, ${n} moon.`,
	extra: ({ gold: e, sun: t, moon: n, extra: r }) => `Act once more for ${r} sun? You have ${e} gold, ${t} sun, ${n} moon.`
}, Rt = (e, t, n) => e === 1 ? t : n, zt = {
	facts: Ot,
	grammar: Pt,
	names: Ft,
	content: wt,
	effects: Tt,
	questions: Lt,
	options: It,
	events: Et,
	reasons: Dt,
	faults: At,
	whyNot: {
		short: (e) => `${e} short`,
		"pile-empty": "the pile is empty",
		"face-gone": "none is left in the temple",
		bought: "already bought in this offering",
		boar: "a boar is never covered",
		"same-die": "no other die shows it"
	},
	summary: {
		score: (e) => `${e} glory`,
		parts: {
			glory: (e) => "Glory",
			deeds: (e) => "In this match",
			gathered: (e) => "Gathered"
		},
		glory: {
			cards: "printed on cards",
			dice: "dice and effects",
			hammers: "hammers"
		},
		deeds: {
			forged: (e) => Rt(e, "face forged", "faces forged"),
			taken: (e) => Rt(e, "exploit", "exploits")
		},
		gathered: {
			gold: (e) => "gold",
			sun: (e) => "sun",
			moon: (e) => "moon"
		}
	}
}, Bt = {
	face: (e) => `face : ${e}`,
	card: (e) => `exploit : ${e}`,
	effect: (e) => `effet : ${e}`,
	hammer: (e) => `marteau, parcours ${e}`
}, Vt = {
	gold: "or",
	sun: "soleil",
	moon: "lune",
	glory: "gloire"
}, Ht = ["sun", "moon"], Ut = (e, t) => e > 1 && Ht.includes(t) ? "s" : "", Wt = (e, t) => `${e}\u00a0${Vt[t]}${Ut(e, t)}`, z = (e) => `${e}\u00a0${e > 1 ? "points" : "point"} de gloire`, Gt = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, Kt = {
	resources: Vt,
	amount: (e, t) => t === "glory" ? z(e) : Wt(e, t),
	brief: Wt,
	and: (e) => Gt(e, " et "),
	or: (e) => Gt(e, " ou "),
	clauses: (e) => e.join("\xA0; ")
}, qt = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, Jt = {
	gain: (e) => `gagnez ${e}`,
	spend: (e, t) => `dépensez ${e} or pour gagner ${t}`,
	favours: (e) => `recevez ${e} fois de suite les faveurs des dieux`,
	minorFavour: "recevez une faveur mineure (un seul dé)",
	minorFavours: (e) => `recevez ${e} faveurs mineures avec un même dé`,
	shardsAsGlory: (e) => `chaque fragment gagné peut être changé en ${z(e)}`,
	goldAsGlory: (e) => `chaque or gagné peut être changé en ${z(e)}`,
	forge: {
		mirror: "forgez une face miroir",
		shield: "forgez une face bouclier de votre choix",
		ship: "forgez une face bateau",
		boar: "forgez une face sanglier",
		triple: "forgez une face ×3"
	},
	hammer: (e, t, n) => `l’or que vous gagnez peut aller au marteau : ${e} cases pour ${z(t)}, ${e} autres pour ${n}`,
	chest: (e, t) => `vos réserves contiennent ${e} or de plus, et ${t} fragments de plus de chaque sorte`,
	cerberus: "prenez un jeton\xA0: une fois, appliquez à nouveau les faces que vous venez d’obtenir",
	triton: (e) => `prenez un jeton : une fois, à votre tour, gagnez ${e}`,
	perForged: (e) => `gagnez ${e} par face que vous avez forgée`,
	boar: "un autre joueur de votre choix doit forger le sanglier de cette couleur et ne pourra jamais le remplacer",
	satyrs: "tous les autres joueurs lancent leurs dés\xA0; vous appliquez deux de leurs faces comme si c’étaient les vôtres",
	minotaur: "tous les autres joueurs lancent leurs dés et perdent ce qu’ils auraient gagné",
	eachTurn: (e) => `à chaque tour : ${e}`,
	whenOusting: (e) => `chaque fois que vous chassez un héros ou qu’on vous chasse : ${e}`,
	whenBoar: (e) => `chaque fois que cette face est appliquée : ${e}`,
	gloryOnly: "seulement de la gloire"
}, Yt = (e, t) => t === void 0 ? `ne ${e} rien` : `${e} ${t}`, Xt = {
	firstPlayer: (e) => `${e} joue en premier.`,
	sets: (e) => `Cartes de cette partie : ${e}.`,
	removed: (e) => `Remises dans la boîte : ${e}.`,
	round: (e, t) => `Manche ${e} sur ${t}.`,
	turn: (e) => `C’est au tour ${qt(e)}.`,
	rolled: (e, t) => `${e} obtient ${t}.`,
	mirrored: (e, t) => `Le miroir ${qt(e)} copie ${t}.`,
	ordered: (e, t) => `${e} applique d’abord ${t}.`,
	choseDie: (e, t) => `${e} choisit le ${t}.`,
	stole: (e, t) => `${e} prend ${t}.`,
	gained: (e, t, n) => `${e} ${Yt("gagne", t)}${n > 0 ? ` ; ${n} ${n > 1 ? "perdus" : "perdu"} faute de place` : ""}.`,
	lost: (e, t) => `${e} ${Yt("perd", t)}.`,
	converted: (e, t, n) => `${e} prend ${z(t)} plutôt que ${n}.`,
	hammered: (e, t) => `${e} verse ${t} or au marteau.`,
	hammerPass: (e, t, n) => `${e} termine le parcours ${t} du marteau : ${z(n)}.`,
	repeated: (e) => `${e} rend un jeton Cerbère et applique ses faces à nouveau.`,
	reinforced: (e, t) => `${e} appelle ${t}.`,
	spent: (e, t) => `${e} dépense ${t} or.`,
	passed: (e) => `${e} ne fait rien.`,
	extra: (e, t) => `${e} paie ${Kt.amount(t, "sun")} pour agir encore une fois.`,
	bought: (e, t, n) => `${e} achète ${t} pour ${n} or.`,
	forged: (e, t, n, r) => `${e} forge ${t} à la place de ${n} sur le ${r}.`,
	paid: (e, t, n) => `${e} paie ${t} pour ${n}.`,
	moved: (e, t) => `${e} va sur l’île ${t}.`,
	ousted: (e, t) => `${e} chasse ${t}.`,
	took: (e, t) => `${e} prend ${t}.`,
	chest: (e) => `Les réserves ${qt(e)} s’agrandissent.`,
	token: (e, t) => `${e} reçoit un jeton ${t}.`,
	cashed: (e, t) => `${e} rend un jeton Triton contre ${t}.`,
	garden: (e, t) => `${e} prend ${t} dans les jardins.`,
	boar: (e, t, n) => `${e} donne ${t} à ${n}.`,
	ended: (e) => `Partie terminée : ${e}.`
}, Zt = { "last-round": "La dernière manche est terminée." }, Qt = {
	title: "Dice Forge",
	pitch: "Forgez vos dés, face après face, et gagnez votre place parmi les dieux."
}, $t = (e) => e.join(", "), en = {
	notACardList: (e) => `écrivez ${$t(e)}, ou des cartes : great-bear,typhon`,
	twoSets: (e, t) => `${e} et ${t} : écrivez l’un ou l’autre`,
	noSuchCard: (e, t) => `aucune carte ne s’appelle ${e} ; les cartes sont ${$t(t)}`,
	cardTwice: (e) => `${e} est nommée deux fois`,
	onePile: (e, t) => `${e} et ${t} se partagent une pile : nommez l’une ou l’autre`,
	cannotSet: (e) => `Dice Forge n’a pas de ${e} à régler`,
	cannotSetOfHero: (e) => `Un héros n’a pas de ${e} à régler`,
	tooManyTokens: (e, t) => `${e} : il n’y en a que ${t} à cette table`,
	notAToken: (e, t) => `${e} n’est pas un jeton ; les jetons sont ${$t(t)}`,
	notAReserve: "une réserve, ce sont quatre nombres\xA0: or, soleil, lune, gloire",
	notADie: "un dé a six faces\xA0: écrivez les premières",
	notTwoFaces: "les dés montrent deux faces\xA0: celle du clair, puis celle du foncé",
	noneLeft: (e) => `il ne reste plus de ${e}`,
	tooFewInTemple: (e, t) => `il n’y a que ${t} ${e} dans le temple`,
	noHammer: "aucun marteau n’est ouvert\xA0: donnez d’abord la carte au héros",
	notAPass: "écrivez le parcours et la case\xA0: II 13",
	occupied: (e) => `un autre héros se trouve sur l’île ${e}`,
	notAStep: (e, t) => `${e} n’est pas une étape ; les étapes sont ${$t(t)}`,
	notAFace: (e) => `${e} n’est pas une face`,
	noPile: (e) => `aucune pile de ${e} n’est en jeu`
}, tn = {
	cards: {
		hammer: "Le Marteau du Forgeron",
		chest: "Le Coffre du Forgeron",
		"silver-hind": "Les Sabots d’Argent",
		"great-bear": "La Grande Ourse",
		satyrs: "Les Satyres",
		boar: "Le Sanglier Acharné",
		ferryman: "Le Passeur",
		cerberus: "Le Cerbère",
		helmet: "Le Casque d’Invisibilité",
		cancer: "La Pince",
		sentinel: "La Sentinelle",
		hydra: "L’Hydre",
		typhon: "Le Typhon",
		sphinx: "L’Énigme",
		cyclops: "Le Cyclope",
		gorgon: "La Méduse",
		triton: "Le Triton",
		"abyssal-mirror": "Le Miroir Abyssal",
		owl: "Les Ailes de la Gardienne",
		"celestial-ship": "La Voile Céleste",
		minotaur: "Le Minotaure",
		"guardians-shield": "Le Bouclier de la Gardienne",
		elder: "L’Ancien",
		"wild-spirits": "Les Herbes Folles"
	},
	inSentence: (e) => e.replace(/^(?:Les? |La |L’)/, (e) => e.toLowerCase()),
	withoutArticle: (e) => e.replace(/^(?:Les? |La |L’)/, "").replace(/^./, (e) => e.toUpperCase()),
	tokens: {
		cerberus: "Cerbère",
		triton: "Triton"
	},
	dice: {
		light: "dé clair",
		dark: "dé foncé"
	},
	phases: {
		"set-up": "mise en place",
		"favours-of-all": "faveurs des dieux",
		reinforcements: "renforts",
		action: "action",
		"extra-action": "action supplémentaire",
		"last-triton": "fin du tour",
		over: "partie terminée"
	},
	faces: {
		triple: "×3",
		mirror: "miroir",
		ship: "bateau",
		shield: "bouclier"
	},
	boars: {
		red: "sanglier rouge",
		yellow: "sanglier jaune",
		green: "sanglier vert",
		blue: "sanglier bleu"
	},
	headings: {
		round: "manche",
		sanctuary: "sanctuaire",
		gardens: "jardins",
		islands: "îles",
		island: "île",
		home: "départ",
		cards: "cartes",
		hammer: "marteau",
		tokens: "jetons",
		forging: "à forger"
	},
	cardSets: {
		first: "pour une première partie",
		alternative: "les cartes alternatives",
		random: "tirées au sort"
	},
	otherPiles: {
		alternative: "les autres piles avec leur carte alternative",
		random: "les autres piles tirées au sort"
	},
	matchOptions: {
		first: "Premier joueur",
		cards: "Cartes",
		reflection: "Les miroirs peuvent refléter vos propres dés"
	},
	byChance: "tiré au sort"
}, nn = {
	pass: {
		action: "ne rien faire",
		extra: "terminer le tour"
	},
	pay: (e) => `payer d’abord ${Kt.amount(e, "sun")}, puis choisir`,
	done: {
		buy: "ne plus acheter",
		reinforce: "ne plus appeler de renforts"
	},
	none: {
		ship: "ne rien acheter",
		triton: "le garder",
		cerberus: "garder le jeton"
	},
	again: "les appliquer à nouveau",
	convert: {
		glory: (e) => `prendre ${e}`,
		keep: (e) => `garder ${e}`
	},
	times: (e, t) => `${e} ×${t}`,
	gives: (e, t) => `${e} : ${t}`,
	pays: (e, t) => `${e}, au profit ${qt(t)}`,
	die: {
		light: "le dé clair",
		dark: "le dé foncé"
	},
	noGold: "rien",
	gold: (e) => `${e} or`,
	onDie: (e, t) => `${e} : ${t}`,
	triton: (e) => `jeton Triton : ${e}`,
	reinforcement: (e, t) => `${e} : ${t}`,
	priced: (e, t) => `${e} pour ${t}`
}, { amount: rn } = Kt, an = (e, t, n) => [
	rn(e, "gold"),
	rn(t, "sun"),
	rn(n, "moon")
].join(", "), on = {
	mirror: ({ losing: e, beside: t }) => `${e ? "Votre miroir doit copier une face, et vous perdez ce qu’elle donne\xA0: laquelle\xA0?" : "Votre miroir\xA0: quelle face visible copiez-vous\xA0?"}${t === void 0 ? "" : ` Votre autre dé montre ${t}.`}`,
	order: () => "Quelle face appliquez-vous d’abord\xA0?",
	pick: ({ by: e, losing: t }) => `${e} : que ${t ? "perdez" : "prenez"}-vous ?`,
	hammer: ({ gold: e }) => `Vous gagnez ${e} or : combien pour le marteau ?`,
	convert: ({ gain: e, glory: t }) => `Prendre ${z(t)} plutôt que ${e} ?`,
	forge: ({ face: e }) => `Forgez ${e} : quelle face remplace-t-elle ?`,
	ship: ({ discount: e, gold: t }) => `Bateau : acheter une face pour ${e} or de moins ? Vous avez ${t} or.`,
	triton: () => "Fin de votre tour\xA0: rendre un jeton Triton\xA0?",
	cerberus: ({ faces: e }) => `Rendre un jeton Cerbère pour appliquer à nouveau ${e} ?`,
	die: ({ count: e }) => e > 1 ? `${e} faveurs mineures avec un même dé : lequel ?` : "Une faveur mineure\xA0: quel dé lancez-vous\xA0?",
	steal: ({ left: e }) => e > 1 ? "Satyres\xA0: quelle face prenez-vous d’abord\xA0?" : "Satyres\xA0: quelle face prenez-vous sur un autre dé\xA0?",
	garden: () => "Quelle face prenez-vous dans les jardins\xA0?",
	bearer: ({ face: e }) => `Qui doit forger ${e} ?`,
	reinforce: () => "Appeler des renforts\xA0?",
	buy: ({ gold: e }) => `Il vous reste ${e} or : acheter une autre face, différente des précédentes ?`,
	action: ({ gold: e, sun: t, moon: n }) => `Acheter des faces ou prendre une carte ? Vous avez ${an(e, t, n)}.`,
	extra: ({ gold: e, sun: t, moon: n, extra: r }) => `Agir encore une fois pour ${rn(r, "sun")} ? Vous avez ${an(e, t, n)}.`
}, sn = (e, t, n) => e < 2 ? t : n, cn = u({
	en: zt,
	fr: {
		facts: Qt,
		grammar: Kt,
		names: tn,
		content: Bt,
		effects: Jt,
		questions: on,
		options: nn,
		events: Xt,
		reasons: Zt,
		faults: en,
		whyNot: {
			short: (e) => `il manque ${e}`,
			"pile-empty": "la pile est vide",
			"face-gone": "il n’en reste plus dans le temple",
			bought: "déjà achetée pendant cette offrande",
			boar: "un sanglier ne se recouvre jamais",
			"same-die": "aucun autre dé ne la montre"
		},
		summary: {
			score: z,
			parts: {
				glory: () => "Points de gloire",
				deeds: () => "Au cours de la partie",
				gathered: () => "Récolte"
			},
			glory: {
				cards: "inscrits sur les cartes",
				dice: "dés et effets",
				hammers: "marteaux"
			},
			deeds: {
				forged: (e) => sn(e, "face forgée", "faces forgées"),
				taken: (e) => sn(e, "exploit", "exploits")
			},
			gathered: {
				gold: () => "or",
				sun: (e) => sn(e, "soleil", "soleils"),
				moon: (e) => sn(e, "lune", "lunes")
			}
		}
	}
}), ln = [
	1,
	2,
	3,
	4,
	5,
	6,
	7
], B = (e, ...t) => ({
	island: e,
	cards: t.map((e) => w(e))
}), V = [
	B(1, "hammer"),
	B(1, "chest"),
	B(2, "silver-hind", "great-bear"),
	B(2, "satyrs", "boar"),
	B(3, "ferryman", "cerberus"),
	B(3, "helmet"),
	B(4, "cancer", "sentinel"),
	B(4, "hydra", "typhon"),
	B(4, "sphinx", "cyclops"),
	B(5, "gorgon", "triton"),
	B(5, "abyssal-mirror"),
	B(6, "owl", "celestial-ship"),
	B(6, "minotaur", "guardians-shield"),
	B(7, "elder"),
	B(7, "wild-spirits")
], un = V.flatMap(({ cards: e }, t) => e.length > 1 ? [t] : []), dn = C.map((e, t) => V.findIndex(({ cards: e }) => e.includes(t))), H = (e) => dn[e], fn = (e) => V[H(e)].island, pn = V.map(({ cards: e }) => e[0]), mn = V.map(({ cards: e }) => e.at(-1)), hn = [
	"first",
	"alternative",
	"random"
], gn = (e) => hn.includes(e);
function _n(e) {
	let t = typeof e == "string" ? e.split(/[\s,]+/).filter((e) => e !== "") : e;
	if (!Array.isArray(t) || t.length === 0) throw Sn((e) => e.notACardList(hn));
	let [n = "first", r] = t.filter(gn);
	if (r) throw Sn((e) => e.twoSets(n, r));
	let i = [];
	for (let e of t.filter((e) => !gn(e))) {
		let t = typeof e == "string" ? w(e) : void 0;
		if (t === void 0) throw Sn((t) => t.noSuchCard(yn(e), vn));
		let n = H(t);
		if (i[n] === e) throw Sn((t) => t.cardTwice(e));
		let r = i[n];
		if (r !== void 0) throw Sn((t) => t.onePile(r, e));
		i[n] = e;
	}
	let a = V.flatMap((e, t) => i[t] ?? []);
	return [...a, ...n === "first" && a.length > 0 ? [] : [n]].join(",");
}
var vn = C.map(({ id: e }) => e), yn = (e) => typeof e == "string" ? e : JSON.stringify(e) ?? String(e);
function bn(e) {
	let t = e.split(","), n = [...t.includes("alternative") ? mn : pn];
	for (let e of Cn(t)) n[H(e)] = e;
	return n;
}
function xn(e) {
	let t = e.split(",");
	if (!t.includes("random")) return [];
	let n = Cn(t).map(H);
	return un.filter((e) => !n.includes(e));
}
var Sn = (e) => new n((t) => e(cn[t].faults)), Cn = (e) => e.flatMap((e) => w(e) ?? []), wn = {
	"first-player": "note",
	sets: "note",
	removed: "card",
	round: "turn",
	turn: "turn",
	rolled: "roll",
	mirrored: "note",
	ordered: "note",
	picked: "note",
	"chose-die": "note",
	stole: "note",
	gained: "gain",
	lost: "hit",
	converted: "gain",
	hammered: "gain",
	"hammer-pass": "gain",
	repeated: "note",
	reinforced: "card",
	spent: "note",
	passed: "note",
	extra: "note",
	bought: "card",
	forged: "card",
	paid: "note",
	moved: "card",
	ousted: "hit",
	took: "card",
	"hammer-opened": "card",
	chest: "gain",
	token: "gain",
	cashed: "gain",
	garden: "card",
	boar: "card",
	ended: "end"
}, Tn = {
	"first-player": "DF-2.8",
	sets: "DF-2.9",
	removed: "DF-2.3",
	round: "DF-3.1",
	turn: "DF-3.2",
	rolled: "DF-4.1",
	mirrored: "DF-5.4",
	ordered: "DF-4.6",
	"chose-die": "DF-4.3",
	stole: "DF-11.5",
	gained: "DF-10.1",
	lost: "DF-10.3",
	converted: "DF-11.16",
	hammered: "DF-10.4",
	"hammer-pass": "DF-10.5",
	repeated: "DF-12.1",
	reinforced: "DF-6.1",
	passed: "DF-7.1",
	extra: "DF-7.2",
	bought: "DF-8.1",
	forged: "DF-8.5",
	paid: "DF-9.1",
	moved: "DF-9.2",
	ousted: "DF-9.3",
	took: "DF-9.4",
	"hammer-opened": "DF-11.1",
	chest: "DF-11.2",
	cashed: "DF-12.4",
	garden: "DF-2.4",
	boar: "DF-11.7",
	ended: "DF-13.1"
}, En = u({
	en: Ot,
	fr: Qt
}), Dn = {
	id: "dice-forge",
	seats: {
		min: 2,
		max: 4,
		usual: 3
	},
	title: a((e) => En[e].title),
	pitch: a((e) => En[e].pitch)
}, U = ["light", "dark"], W = (e, t) => e.heroes[t], On = (e) => oe(e.active, e.heroes.length), kn = (e, t) => (t - e.first + e.heroes.length) % e.heroes.length, An = (e) => e === 3 ? 10 : 9, jn = (e) => Oe.gold + De.gold * e.chests, G = (e) => Oe.shards + De.shards * e.chests, K = (e, t) => I(e.dice[e.shown[t]]), Mn = (e) => e.hammers === 0 ? 0 : e.hammers * v.spaces * 2 - e.struck, Nn = (e) => {
	let t = 0;
	for (let n of e.cards) t += C[E(n)].glory;
	return t;
}, Pn = (e) => e.glory + Nn(e), Fn = (e, t) => {
	let n = 0;
	for (let r of e.cards) E(r) === t && n++;
	return n;
};
function In(e, t) {
	return pt(t, --e.stock[t]);
}
var Ln = 4, Rn = 2, zn = 3;
function Bn(e, t) {
	e.first = e.active = t;
	for (let [n, r] of oe(t, e.heroes.length).entries()) e.heroes[r].gold = zn - n;
}
function Vn(e, t, n, r) {
	let i = k.map(({ copies: e }) => e), a = [];
	if (e === 2) for (let [e, { pool: t, copies: n }] of k.entries()) for (; t !== void 0 && n === Ln && i[e] > Rn;) a.push(pt(e, --i[e]));
	let o = {
		round: 1,
		named: r,
		first: 0,
		active: 0,
		heroes: Array.from({ length: e }, (e, t) => Hn(t)),
		drawn: xn(t),
		reflection: n,
		sets: bn(t),
		left: V.map(() => e),
		stock: i,
		box: a
	};
	return Bn(o, 0), o;
}
var Hn = (e) => ({
	gold: 0,
	sun: 0,
	moon: 0,
	glory: 0,
	dice: mt(e),
	shown: [0, 6],
	discarded: [],
	forging: -1,
	cards: [],
	chests: 0,
	hammers: 0,
	struck: 0,
	cerberus: 0,
	triton: 0,
	island: 0
}), Un = Ve.map((e, t) => k.flatMap((e, n) => e.pool === t && e.copies === 1 ? [n] : [])), Wn = Ve.flatMap((e, t) => Un[t].length > 0 ? [t] : []), Gn = "pass", Kn = "done", qn = "none", Jn = "again", Yn = ["glory", "keep"], Xn = [
	"gold",
	"sun",
	"moon"
], Zn = (e) => `triton-${e}`, Qn = Xn.map(Zn);
function $n(e) {
	switch (e.is) {
		case "pass":
		case "pay":
		case "done":
		case "none":
		case "again": return e.is;
		case "exploit":
		case "reinforce": return e.card;
		case "buy":
		case "mirror":
		case "order":
		case "steal":
		case "garden": return e.face;
		case "triton": return Zn(e.resource);
		case "pick": return e.resource;
		case "convert": return e.to;
		case "die": return e.die;
	}
}
var q = (...e) => new Map(e.map((e) => [$n(e), e])), er = C.map(({ id: e }) => e), tr = er.map((e) => ({
	is: "exploit",
	card: e
})), nr = (e) => et.map((t) => ({
	is: "buy",
	question: e,
	face: t
})), rr = (e) => Xn.map((t) => ({
	is: "triton",
	question: e,
	resource: t
})), ir = (e) => q(...k.map(({ id: t }) => ({
	is: e,
	face: t
}))), ar = {
	action: q({
		is: "pass",
		question: "action"
	}, ...tr, ...nr("action"), ...rr("action")),
	extra: q({
		is: "pass",
		question: "extra"
	}, { is: "pay" }, ...tr, ...nr("extra"), ...rr("extra")),
	buy: q({
		is: "done",
		question: "buy"
	}, ...nr("buy"), ...rr("buy")),
	ship: q({
		is: "none",
		question: "ship"
	}, ...nr("ship"), ...rr("ship")),
	reinforce: q({
		is: "done",
		question: "reinforce"
	}, ...er.map((e) => ({
		is: "reinforce",
		card: e
	})), ...rr("reinforce")),
	triton: q({
		is: "none",
		question: "triton"
	}, ...rr("triton")),
	cerberus: q({ is: "again" }, {
		is: "none",
		question: "cerberus"
	}),
	mirror: ir("mirror"),
	order: ir("order"),
	steal: ir("steal"),
	garden: ir("garden"),
	pick: q(...y.map((e) => ({
		is: "pick",
		resource: e
	}))),
	convert: q(...Yn.map((e) => ({
		is: "convert",
		to: e
	}))),
	die: q(...U.map((e) => ({
		is: "die",
		die: e
	})))
}, or = [
	...Object.keys(ar),
	"hammer",
	"forge",
	"bearer"
];
function J(e, t) {
	switch (e) {
		case "hammer": return {
			is: e,
			gold: t
		};
		case "forge": return {
			is: e,
			place: t
		};
		case "bearer": return {
			is: e,
			seat: t
		};
		default: return ar[e].get(t);
	}
}
function sr(e, t) {
	switch (e.is) {
		case "hammer": return String(e.gold);
		case "forge": return `${U[Math.floor(e.place / 6)]}.${F(I(t[e.place]))}`;
		case "bearer": return ie(e.seat);
		default: return $n(e);
	}
}
var Y = (e) => (t, n, r) => sr(J(e, t), W(n, r.seat).dice);
// packages/dice-forge/src/rules/dice.ts
function cr(e, t, n, r) {
	let { shown: i } = W(e, t);
	i[0] = n - 1, i[1] = 6 + r - 1, o(() => ({
		type: "rolled",
		seat: t,
		dice: [ur(e, t, 0), ur(e, t, 1)]
	}));
}
function lr(e, t, n, r) {
	W(e, t).shown[n] = n * 6 + r - 1, o(() => ({
		type: "rolled",
		seat: t,
		dice: [ur(e, t, n)]
	}));
}
var ur = (e, t, n) => ({
	die: U[n],
	face: F(K(W(e, t), n))
});
function dr(e, t) {
	let n = [];
	for (let r = 0; r < e.heroes.length; r++) r !== t && n.push(K(W(e, r), 0), K(W(e, r), 1));
	return n;
}
function fr(e, t) {
	let n = dr(e, t);
	if (pr(e, t)) {
		let r = W(e, t);
		n.push(K(r, 0), K(r, 1));
	}
	return mr(n).filter((e) => e !== j);
}
var pr = (e, t) => e.reflection && dr(e, t).includes(j), mr = (e) => e.filter((t, n) => e.indexOf(t) === n);
// packages/dice-forge/src/rules/reserve.ts
function hr(e, t, n, r, i, a, s = 0) {
	let c = W(e, t);
	s > 0 && _r(c, t, s);
	let l = n - s, u = Math.min(l, jn(c) - c.gold), d = Math.min(r, G(c) - c.sun), f = Math.min(i, G(c) - c.moon);
	c.gold += u, c.sun += d, c.moon += f, c.glory += a, l + r + i + a !== 0 && o(() => ({
		type: "gained",
		seat: t,
		gold: u,
		sun: d,
		moon: f,
		glory: a,
		wasted: l + r + i - u - d - f
	}));
}
var gr = (e, t, [n, r, i, a]) => hr(e, t, n, r, i, a);
function _r(e, t, n) {
	o(() => ({
		type: "hammered",
		seat: t,
		gold: n
	}));
	let r = Math.floor(e.struck / v.spaces);
	for (e.struck += n; e.struck >= (r + 1) * v.spaces;) {
		let n = v.rewards[r];
		e.glory += n;
		let i = r + 1;
		o(() => ({
			type: "hammer-pass",
			seat: t,
			pass: i,
			glory: n
		})), h(`hammer/${i}`, t), r++, r < v.rewards.length || (e.struck -= v.rewards.length * v.spaces, e.hammers--, r = 0);
	}
}
function vr(e, t, n, r, i, a) {
	if (n + r + i + a === 0) return;
	let s = W(e, t), c = {
		gold: Math.min(n, s.gold),
		sun: Math.min(r, s.sun),
		moon: Math.min(i, s.moon),
		glory: Math.min(a, s.glory)
	};
	s.gold -= c.gold, s.sun -= c.sun, s.moon -= c.moon, s.glory -= c.glory, o(() => ({
		type: "lost",
		seat: t,
		...c
	}));
}
// packages/dice-forge/src/rules/gain.ts
var yr = (e, [t, n, r, i], a = "none") => ({
	seat: e,
	gold: t,
	sun: n,
	moon: r,
	glory: i,
	convert: a,
	struck: 0
}), br = (e, t, n, r) => r === "none" && (n === 0 || W(e, t).hammers === 0), xr = L("dice-forge/gain", (e) => [
	...Cr(e, "shards", 1),
	...Cr(e, "shards", 2),
	...Cr(e, "gold", 0),
	e.ask("hammer", {
		who: (e, t) => t.seat,
		options: (e, t) => Tr(Math.min(t.gold, Mn(W(e, t.seat)))),
		key: Y("hammer"),
		params: (e, t) => ({ gold: t.gold }),
		then: (e, t, n) => {
			t.struck = n;
		}
	}),
	e.run((e, t) => hr(e, t.seat, t.gold, t.sun, t.moon, t.glory, t.struck))
]), Sr = [];
function Cr(e, t, n) {
	let r = y[n];
	return [e.ask("convert", {
		who: (e, t) => t.seat,
		options: (e, n) => n.convert === t && n[r] > 0 ? Yn : Sr,
		key: Y("convert"),
		params: (e, n) => ({
			resource: r,
			amount: n[r],
			glory: n[r] * Ee[t]
		}),
		then: (e, n, i) => {
			if (i === "keep") return;
			let a = n[r], s = a * Ee[t];
			n[r] = 0, n.glory += s, o(() => ({
				type: "converted",
				seat: n.seat,
				resource: r,
				amount: a,
				glory: s
			}));
		}
	})];
}
var wr = Array.from({ length: 64 }, (e, t) => t === 0 ? [] : Array.from({ length: t + 1 }, (e, t) => t)), Tr = (e) => wr[e], Er = (e) => e.sort((e, t) => Dr(e) - Dr(t)), Dr = (e) => {
	let { kind: t } = P(e);
	return t === "ship" ? 2 : +(t === "shield");
};
function Or(e, [t, n]) {
	if (t === void 0 || n !== N || t === N) return !1;
	let r = kr(t);
	return r > 0 && e.gold + r > jn(e);
}
function kr(e) {
	let t = P(e);
	return "gives" in t ? t.gives[0] : "among" in t ? Math.max(...t.among.map(([e]) => e)) : 0;
}
function Ar(e, t) {
	let n = [e, t].filter((e) => e !== -1).map(P);
	if (!n.every(jr)) return;
	let [r, i] = n.filter(({ kind: e }) => e !== "triple");
	if (!r) return ke;
	if (!i) return je(r.gives, n.length > 1 ? 3 : 1);
	let [a, o] = r.kind === "shield" ? [i, r] : [r, i];
	return Ae(a.gives, o.kind === "shield" ? Nr(o, Mr(a.gives)) : o.gives);
}
var jr = ({ kind: e }) => e === "gain" || e === "shield" || e === "triple", Mr = (e) => +(e[0] > 0) | (e[1] > 0 ? 2 : 0) | (e[2] > 0 ? 4 : 0) | (e[3] > 0 ? 8 : 0), Nr = (e, t) => t & 1 << e.key ? Ue : e.gives, Pr = k.length + 1, Fr = k.flatMap((e, t) => [-1, ...k.keys()].map((e) => Ar(t, e))), Ir = (e, t) => Fr[e * Pr + t + 1], Lr = (e) => y[e.findIndex((e) => e > 0)], Rr = (e, t = 1) => Object.fromEntries(e.map((e) => [Lr(e), Math.max(...e) * t])), zr = (e, t) => o(() => ({
	type: "picked",
	seat: e,
	resource: t
})), Br = L("dice-forge/pick", (e) => [e.ask("pick", {
	who: (e, t) => t.seat,
	options: (e, t) => t.does.among.map(Lr),
	key: Y("pick"),
	params: (e, t) => ({
		by: T(E(t.piece)),
		among: Rr(t.does.among)
	}),
	then: (e, t, n) => {
		t.picked = t.does.among.findIndex((e) => Lr(e) === n), zr(t.seat, n);
	}
}), e.call(xr, (e, t) => yr(t.seat, t.does.among[t.picked]))]);
// packages/dice-forge/src/rules/forge.ts
function Vr(e, t, n) {
	W(e, t).forging = In(e, n);
}
var Hr = L("dice-forge/forge", (e) => [e.ask("forge", {
	who: (e, t) => t.seat,
	options: (e, t) => Ur(W(e, t.seat)),
	key: Y("forge"),
	params: (e, t) => ({ face: F(I(W(e, t.seat).forging)) }),
	unavailable: (e, t) => W(e, t.seat).dice.flatMap((e, t) => Qe(I(e)) ? [{
		value: t,
		rule: "DF-8.8",
		why: { is: "boar" }
	}] : []),
	then: (e, t, n) => Wr(e, t.seat, n)
})]);
function Ur({ dice: e }) {
	let t = [], n = 0;
	for (let r = 0; r < e.length; r++) {
		r === 6 && (n = 0);
		let i = I(e[r]);
		n & 1 << i || Qe(i) || (n |= 1 << i, t.push(r));
	}
	return t;
}
function Wr(e, t, n) {
	let r = W(e, t), i = Math.floor(n / 6), a = r.dice[n], s = F(I(r.forging));
	r.discarded.push(a), r.dice[n] = r.forging, r.shown[i] = n, r.forging = -1, o(() => ({
		type: "forged",
		seat: t,
		die: U[i],
		face: s,
		over: F(I(a))
	}));
}
// packages/dice-forge/src/rules/sanctuary.ts
var Gr = (e, t) => Math.max(0, nt(e) - t);
function Kr(e, t, n, r = 0, i = 0) {
	for (let a = 0; a < $e.length; a++) {
		let o = $e[a];
		t.stock[o] > 0 && nt(o) - r <= n && !(i & 1 << o) && e.push(et[a]);
	}
}
function qr(e, t, n = 0, r = 0) {
	return $e.flatMap((i) => {
		let a = F(i);
		if (r & 1 << i) return [{
			value: a,
			rule: "DF-8.2",
			why: { is: "bought" }
		}];
		if (e.stock[i] === 0) return [{
			value: a,
			rule: "DF-8.4",
			why: { is: "face-gone" }
		}];
		let o = Gr(i, n) - t;
		return o > 0 ? [{
			value: a,
			rule: "DF-8.1",
			why: {
				is: "short",
				of: { gold: o }
			}
		}] : [];
	});
}
function Jr(e, t, n, r = 0) {
	let i = Gr(n, r);
	W(e, t).gold -= i, Vr(e, t, n), o(() => ({
		type: "bought",
		seat: t,
		face: F(n),
		price: i
	}));
}
// packages/dice-forge/src/rules/triton.ts
var Yr = [], Xr = (e, t) => e.active === t && W(e, t).triton > 0 ? Qn : Yr;
function Zr(e, t, n) {
	W(e, t.seat).triton--, t.cash = Zn(n), o(() => ({
		type: "cashed",
		seat: t.seat,
		resource: n
	}));
}
var Qr = (e) => e.when((e, t) => t.cash !== "", e.call(xr, (e, t) => yr(t.seat, $r[t.cash])), e.run((e, t) => {
	t.cash = "";
})), $r = {
	"triton-gold": [
		_.gold,
		0,
		0,
		0
	],
	"triton-sun": [
		0,
		_.sun,
		0,
		0
	],
	"triton-moon": [
		0,
		0,
		_.moon,
		0
	]
}, ei = L("dice-forge/last-triton", (e) => [e.run((e, t) => {
	t.seat = e.active, t.cash = "", t.done = !1;
}), e.loop((e, t) => !t.done && W(e, t.seat).triton > 0, e.ask("triton", {
	who: (e, t) => t.seat,
	options: () => [qn, ...Qn],
	key: Y("triton"),
	then: (e, t, n) => {
		let r = J("triton", n);
		r.is === "triton" ? Zr(e, t, r.resource) : t.done = !0;
	}
}), Qr(e))]), ti = (e, t) => ({
	seat: e,
	cash: "",
	discount: t,
	decided: ""
}), ni = L("dice-forge/ship", (e) => [e.loop((e, t) => t.decided === "", e.ask("ship", {
	who: (e, t) => t.seat,
	options: (e, t) => ri(e, t.seat, t.discount),
	key: Y("ship"),
	params: (e, t) => ({
		discount: t.discount,
		gold: W(e, t.seat).gold
	}),
	unavailable: (e, t) => qr(e, W(e, t.seat).gold, t.discount),
	auto: !0,
	then: (e, t, n) => {
		let r = J("ship", n);
		if (r.is === "triton") return Zr(e, t, r.resource);
		t.decided = r.is === "buy" ? "bought" : "none", r.is === "buy" && Jr(e, t.seat, A(r.face), t.discount);
	}
}), Qr(e)), e.when((e, t) => t.decided === "bought", e.call(Hr, (e, t) => ({ seat: t.seat })))]);
function ri(e, t, n) {
	let r = [qn];
	return Kr(r, e, W(e, t).gold, n), r.push(...Xr(e, t)), r;
}
var ii = (e, t, n) => ri(e, t, n).length > 1, ai = -1, oi = (e, t, n, r = "none", i = !1) => ({
	seat: e,
	first: t,
	second: n,
	losing: i,
	convert: r,
	factor: 1,
	sailed: !1,
	queue: [],
	face: -1,
	picked: ai,
	types: 0,
	due: []
}), si = L("dice-forge/apply", (e) => [
	...ui(e, "first"),
	...ui(e, "second"),
	e.mark("mirrored"),
	e.run(hi),
	e.ask("order", {
		who: (e, t) => t.seat,
		options: (e, t) => !t.losing && Or(W(e, t.seat), t.queue) ? t.queue.map(F) : [],
		key: Y("order"),
		then: (e, t, n) => {
			A(n) === N && t.queue.reverse(), o(() => ({
				type: "ordered",
				seat: t.seat,
				face: n
			}));
		}
	}),
	e.when((e, t) => gi(t) !== void 0, ...bi(e, (e) => gi(e))),
	e.loop((e, t) => t.queue.length > 0, e.run(_i), e.ask("pick", {
		who: (e, t) => t.seat,
		options: (e, t) => vi[t.face].map(Lr),
		key: Y("pick"),
		params: (e, t) => ({
			by: F(t.face),
			among: Rr(vi[t.face], t.factor),
			losing: t.losing
		}),
		then: (e, t, n) => {
			t.picked = vi[t.face].findIndex((e) => Lr(e) === n), zr(t.seat, n);
		}
	}), ...bi(e, yi), e.run((e, t) => {
		if (t.types |= Mr(yi(t)), Qe(t.face) && xi(e, t.face) !== void 0) for (let e = 0; e < t.factor; e++) t.due.push(t.face);
	}), e.loop(ci, e.call(Br, (e, t) => {
		let n = t.due.shift();
		return {
			seat: xi(e, n),
			piece: Si(n),
			does: li
		};
	})), e.when((e, t) => t.face === N && !t.losing, e.call(ni, (e, t) => ti(t.seat, 2 * t.factor))))
]), ci = (e, { due: t, losing: n, queue: r }) => t.length > 0 && !(n && r.length > 0), li = C[Le].boar, ui = (e, t) => [
	e.ask("order", {
		who: (e, t) => t.seat,
		options: (e, n) => fi(e, n, t) ? di : [],
		key: Y("order"),
		then: (e, t, n) => {
			t.sailed = A(n) === N, o(() => ({
				type: "ordered",
				seat: t.seat,
				face: n
			}));
		}
	}),
	e.when((e, n) => n.sailed && n[t] === j, e.call(ni, (e, t) => ti(t.seat, 2))),
	e.ask("mirror", {
		who: (e, t) => t.seat,
		options: (e, n) => n[t] === j ? fr(e, n.seat).map(F) : [],
		key: Y("mirror"),
		params: (e, n) => ({
			losing: n.losing,
			beside: mi(n, t)
		}),
		auto: !0,
		then: (e, n, r) => {
			h("face/mirror", n.seat), n[t] = A(r), o(() => ({
				type: "mirrored",
				seat: n.seat,
				face: r
			}));
		}
	})
], di = [j, N].map(F), fi = (e, t, n) => t[n] === j && pi(t, n) === N && !t.losing && pr(e, t.seat) && ii(e, t.seat, 2), pi = ({ first: e, second: t }, n) => n === "first" ? t : e;
function mi(e, t) {
	let n = pi(e, t);
	return n === -1 || e.sailed ? "" : F(n);
}
function hi(e, t) {
	let { first: n, second: r } = t;
	(n === M || r === M) && h("face/x3", t.seat), gi(t) === void 0 ? (t.queue = Er([n, r].filter((e) => e !== -1 && e !== M && e !== j)), t.sailed && t.queue.splice(t.queue.indexOf(N), 1), t.factor = t.queue.length === 1 && (n === M || r === M) ? 3 : 1) : (h(() => `face/${F(n)}`, t.seat), r !== -1 && h(() => `face/${F(r)}`, t.seat));
}
var gi = (e) => e.convert === "shards" || e.first === -1 ? void 0 : Ir(e.first, e.second);
function _i(e, t) {
	t.face = t.queue.shift(), t.picked = ai, h(() => `face/${F(t.face)}`, t.seat);
}
var vi = k.map(({ power: e }) => "among" in e ? e.among : []);
function yi(e) {
	let t = P(e.face), n = t.kind === "shield" ? Nr(t, e.types) : t.kind === "gain" ? t.gives : vi[e.face][e.picked] ?? ke, r = e.factor;
	return r === 1 ? n : [
		n[0] * r,
		n[1] * r,
		n[2] * r,
		n[3] * r
	];
}
var bi = (e, t) => [e.either((e, n) => n.losing || br(e, n.seat, t(n)[0], n.convert), [e.run((e, n) => {
	let [r, i, a, o] = t(n);
	n.losing ? vr(e, n.seat, r, i, a, o) : hr(e, n.seat, r, i, a, o);
})], [e.call(xr, (e, n) => yr(n.seat, t(n), n.convert))])];
function xi(e, t) {
	let n = Si(t), r = e.heroes.findIndex(({ cards: e }) => e.includes(n));
	return r >= 0 && h("card/boar/back", r), r >= 0 ? r : void 0;
}
var Si = (e) => Re(Le, e - Ze), X = L("dice-forge/favours-of-all", (e) => [e.roll("favours", {
	dice: (e) => 2 * e.heroes.length,
	whose: On,
	params: () => ({ dice: U }),
	then: (e, t, n) => {
		let { length: r } = e.heroes;
		for (let t = 0; t < r; t++) cr(e, (e.active + t) % r, n[2 * t], n[2 * t + 1]);
		t.served = 0;
	}
}), e.loop(wi, e.call(ki, (e, t) => Ei(e, Ci(e, t.served), "none")))]), Ci = (e, t) => (e.active + t - 1) % e.heroes.length;
function wi(e, t) {
	for (; t.served < e.heroes.length;) if (t.served++, !Ti(e, Ci(e, t.served))) return !0;
	return !1;
}
function Ti(e, t) {
	let n = W(e, t);
	if (n.cerberus > 0) return !1;
	let r = K(n, 0), i = K(n, 1), a = Ir(r, i);
	return !a || a[0] > 0 && n.hammers > 0 ? !1 : (h(() => `face/${F(r)}`, t), h(() => `face/${F(i)}`, t), gr(e, t, a), !0);
}
var Ei = (e, t, n) => ({
	seat: t,
	first: K(W(e, t), 0),
	second: K(W(e, t), 1),
	convert: n,
	again: !1
}), Di = [Jn, qn], Oi = [], ki = L("dice-forge/receive", (e) => [
	e.call(si, (e, t) => oi(t.seat, t.first, t.second, t.convert)),
	e.ask("cerberus", {
		who: (e, t) => t.seat,
		options: (e, t) => W(e, t.seat).cerberus > 0 ? Di : Oi,
		key: Y("cerberus"),
		params: (e, t) => ({ faces: [t.first, t.second].filter((e) => e !== -1).map(F) }),
		then: (e, t, n) => {
			n !== "none" && (t.again = !0, W(e, t.seat).cerberus--, o(() => ({
				type: "repeated",
				seat: t.seat
			})));
		}
	}),
	e.when((e, t) => t.again, e.call(si, (e, t) => oi(t.seat, t.first, t.second, t.convert)))
]), Ai = L("dice-forge/favours", (e) => [e.loop((e, t) => t.count > 0, e.roll("favours", {
	dice: () => 2,
	whose: (e, t) => [t.seat],
	params: () => ({ dice: U }),
	then: (e, t, [n, r]) => {
		t.count--, cr(e, t.seat, n, r);
	}
}), e.when((e, t) => t.convert !== "none" || !Ti(e, t.seat), e.call(ki, (e, t) => Ei(e, t.seat, t.convert))))]), ji = L("dice-forge/minor", (e) => [e.ask("die", {
	who: (e, t) => t.seat,
	options: () => U,
	key: Y("die"),
	params: (e, t) => ({ count: t.count }),
	then: (e, t, n) => {
		t.die = U.indexOf(n), o(() => ({
			type: "chose-die",
			seat: t.seat,
			die: n
		}));
	}
}), e.loop((e, t) => t.count > 0, e.roll("minor", {
	dice: () => 1,
	whose: (e, t) => [t.seat],
	params: (e, t) => ({ dice: [U[t.die]] }),
	then: (e, t, [n]) => {
		t.count--, lr(e, t.seat, t.die, n);
	}
}), e.call(ki, (e, t) => ({
	seat: t.seat,
	first: K(W(e, t.seat), t.die),
	second: -1,
	convert: t.convert,
	again: !1
})))]), Mi = (e, t) => {
	let n = {};
	for (let r of [
		"gold",
		"sun",
		"moon"
	]) {
		let i = (t[r] ?? 0) - e[r];
		i > 0 && (n[r] = i);
	}
	return {
		is: "short",
		of: n
	};
}, Ni = (e) => On(e).slice(1), Pi = (e) => e.roll("rivals", {
	dice: (e) => 2 * (e.heroes.length - 1),
	whose: Ni,
	params: () => ({ dice: U }),
	then: (e, t, n) => {
		for (let [t, r] of Ni(e).entries()) cr(e, r, n[2 * t], n[2 * t + 1]);
	}
}), Fi = L("dice-forge/satyrs", (e) => [
	Pi(e),
	e.ask("steal", {
		who: (e, t) => t.seat,
		options: (e, t) => Ii(dr(e, t.seat)).map(F),
		key: Y("steal"),
		params: () => ({ left: 2 }),
		auto: !0,
		then: (e, t, n) => {
			t.first = Li(t.seat, n);
		}
	}),
	e.ask("steal", {
		who: (e, t) => t.seat,
		options: (e, t) => mr(Ri(dr(e, t.seat), t.first)).map(F),
		key: Y("steal"),
		params: () => ({ left: 1 }),
		unavailable: (e, t) => {
			let n = t.first ?? -1;
			return Ri(dr(e, t.seat), n).includes(n) ? [] : [{
				value: F(n),
				rule: "DF-11.5",
				why: { is: "same-die" }
			}];
		},
		auto: !0,
		then: (e, t, n) => {
			t.second = Li(t.seat, n);
		}
	}),
	e.mark("stolen"),
	e.call(si, (e, t) => oi(t.seat, t.first, t.second))
]), Ii = (e) => e.length === 2 ? e.slice(0, 1) : mr(e);
function Li(e, t) {
	return o(() => ({
		type: "stole",
		seat: e,
		face: t
	})), A(t);
}
var Ri = (e, t) => e.filter((n, r) => r !== e.indexOf(t)), zi = L("dice-forge/minotaur", (e) => [Pi(e), e.each("victim", Ni, e.call(si, (e, t) => {
	let n = W(e, t.victim);
	return oi(t.victim, K(n, 0), K(n, 1), "none", !0);
}))]), Bi = L("dice-forge/card-gain", (e) => [e.call(xr, (e, t) => yr(t.seat, t.does.gives))]), Vi = L("dice-forge/card-spend", (e) => [e.run((e, t) => {
	W(e, t.seat).gold -= t.does.gold, o(() => ({
		type: "spent",
		seat: t.seat,
		gold: t.does.gold
	})), gr(e, t.seat, t.does.gives);
})]), Hi = L("dice-forge/card-favours", (e) => [e.call(Ai, (e, { seat: t, does: { count: n, convert: r } }) => ({
	seat: t,
	count: n,
	convert: r
}))]), Ui = L("dice-forge/card-minor", (e) => [e.call(ji, (e, { seat: t, does: { count: n, convert: r } }) => ({
	seat: t,
	count: n,
	convert: r,
	die: 0
}))]), Wi = L("dice-forge/card-forge", (e) => [e.ask("garden", {
	who: (e, t) => t.seat,
	options: (e, t) => Gi(e, t).map(F),
	key: Y("garden"),
	unavailable: (e, t) => it(t.does.garden).filter((t) => e.stock[t] === 0).map((e) => ({
		value: F(e),
		rule: "DF-11.25",
		why: { is: "face-gone" }
	})),
	auto: !0,
	then: (e, t, n) => {
		Vr(e, t.seat, A(n)), o(() => ({
			type: "garden",
			seat: t.seat,
			face: n
		}));
	}
}), e.call(Hr, (e, t) => ({ seat: t.seat }))]), Gi = (e, { does: t }) => it(t.garden).filter((t) => e.stock[t] > 0), Ki = L("dice-forge/card-hammer", (e) => [e.run((e, t) => {
	W(e, t.seat).hammers++, o(() => ({
		type: "hammer-opened",
		seat: t.seat
	}));
})]), qi = L("dice-forge/card-chest", (e) => [e.run((e, t) => {
	W(e, t.seat).chests++, o(() => ({
		type: "chest",
		seat: t.seat
	}));
})]), Ji = L("dice-forge/card-token", (e) => [e.run((e, t) => {
	W(e, t.seat)[t.does.token]++, o(() => ({
		type: "token",
		seat: t.seat,
		token: t.does.token
	}));
})]), Yi = L("dice-forge/card-forged", (e) => [e.run((e, t) => gr(e, t.seat, je(t.does.gives, W(e, t.seat).discarded.length)))]), Xi = L("dice-forge/card-boar", (e) => [e.ask("bearer", {
	who: (e, t) => t.seat,
	options: (e, t) => [...e.heroes.keys()].filter((e) => e !== t.seat),
	key: Y("bearer"),
	params: (e, t) => ({ face: F(Zi(t.piece)) }),
	auto: !0,
	then: (e, t, n) => {
		t.bearer = n, Vr(e, n, Zi(t.piece)), o(() => ({
			type: "boar",
			seat: t.seat,
			bearer: n,
			face: F(Zi(t.piece))
		}));
	}
}), e.call(Hr, (e, t) => ({ seat: t.bearer }))]), Zi = (e) => Ze + ze(e), Qi = {
	gain: Bi,
	pick: Br,
	spend: Vi,
	favours: Hi,
	minor: Ui,
	forge: Wi,
	hammer: Ki,
	chest: qi,
	token: Ji,
	forged: Yi,
	boar: Xi,
	satyrs: Fi,
	minotaur: zi
}, $i = (e) => Qi[e.verb], ea = -1, ta = L("dice-forge/reinforcements", (e) => [e.run((e, t) => {
	t.seat = e.active, t.cash = "", t.piece = ea, t.ready = W(e, e.active).cards.filter((e) => C[E(e)].reinforcement);
}), e.loop((e, t) => t.ready.length > 0, e.ask("reinforce", {
	who: (e, t) => t.seat,
	options: (e, t) => [
		Kn,
		...ia(e, t),
		...Xr(e, t.seat)
	],
	key: Y("reinforce"),
	unavailable: (e, t) => ra(t.ready).flatMap((n) => ia(e, t).includes(n) ? [] : [{
		value: n,
		rule: "DF-11.18",
		why: Mi(W(e, t.seat), { gold: aa(n) })
	}]),
	auto: !0,
	then: (e, t, n) => {
		let r = J("reinforce", n);
		t.piece = ea, r.is === "triton" ? Zr(e, t, r.resource) : r.is === "reinforce" ? sa(t, r.card) : t.ready = [];
	}
}), Qr(e), e.when((e, t) => t.piece !== ea, e.call((e, t) => $i(na(t.piece)), (e, { seat: t, piece: n }) => ({
	seat: t,
	piece: n,
	does: na(n)
}))))]), na = (e) => C[E(e)].reinforcement, ra = (e) => [...new Set(e.map((e) => T(E(e))))], ia = (e, { ready: t, seat: n }) => ra(t.filter((t) => oa(e, n, na(t))));
function aa(e) {
	let t = C[w(e)].reinforcement;
	return t?.verb === "spend" ? t.gold : 0;
}
var oa = (e, t, n) => n.verb !== "spend" || W(e, t).gold >= n.gold;
function sa(e, t) {
	e.piece = e.ready.find((e) => E(e) === w(t)), e.ready = e.ready.filter((t) => t !== e.piece), h(`card/${t}/back`, e.seat), o(() => ({
		type: "reinforced",
		seat: e.seat,
		card: t
	}));
}
// packages/dice-forge/src/insight/diceWorth.ts
var ca = (e, { fresh: t, sun: n, moon: r }) => e[0] * t + e[1] * n + e[2] * r + e[3], la = (e, t) => {
	let n = 0;
	for (let r of e) n = Math.max(n, ca(r, t));
	return n;
};
function Z(e, t, n) {
	let r = P(e);
	switch (r.kind) {
		case "gain":
		case "shield": return ca(r.gives, t);
		case "choice":
		case "boar": return la(r.among, t);
		case "ship": return t.gold * (2 + n.ship);
		default: return 0;
	}
}
function ua(e, t, n, r) {
	let i = 0;
	for (let a = 0; a < 6; a++) i += Z(I(e.dice[t * 6 + a]), n, r);
	return i / 6;
}
function da(e, t, n, r) {
	let i = P(e);
	switch (i.kind) {
		case "triple": return 2 * t.average;
		case "mirror": return r.mirror * t.rival;
		case "shield": return Z(e, n, r) + t.chances[i.key] * (Ue[3] - Z(e, n, r));
		default: return Z(e, n, r);
	}
}
function fa(e, t, n, r) {
	let i = [
		0,
		0,
		0,
		0
	], a = 1 - t;
	for (let t = 0; t < 6; t++) {
		let n = P(I(e.dice[a * 6 + t]));
		if (n.kind === "gain") for (let e = 0; e <= 3; e++) n.gives[e] > 0 && (i[e] += 1 / 6);
	}
	return {
		chances: i,
		average: n,
		rival: r
	};
}
function pa(e, t, n, r) {
	let i = W(e, t), a = [ua(i, 0, n, r), ua(i, 1, n, r)], o = ma(e, t, n, r), s = i.forging < 0 ? -1 : I(i.forging), c = [0, 0], l = [
		0,
		0,
		0,
		0
	], u = 0;
	for (let e = 0; e < 2; e++) {
		let t = fa(i, e, a[1 - e], o), d = Infinity, f = 0;
		for (let a = 0; a < 6; a++) {
			let o = I(i.dice[e * 6 + a]), s = da(o, t, n, r);
			f += s, s < d && (d = s);
			let c = P(o);
			if (c.kind === "gain") for (let e = 0; e < 3; e++) l[e] += c.gives[e] / 6;
		}
		c[e] = f / 6, s !== -1 && (u = Math.max(u, (da(s, t, n, r) - d) / 6));
	}
	return {
		roll: c[0] + c[1],
		best: Math.max(c[0], c[1]),
		inHand: u,
		income: l
	};
}
function ma(e, t, n, r) {
	let i = 0;
	for (let a = 0; a < e.heroes.length; a++) a !== t && (i = Math.max(i, ua(W(e, a), 0, n, r), ua(W(e, a), 1, n, r)));
	return i;
}
// packages/dice-forge/src/insight/estimate.ts
var ha = {
	gain: ({ gives: e }, t) => ca(e, t.outlook),
	pick: ({ among: e }, t) => Math.max(...e.map((e) => ca(e, t.outlook))),
	spend: ({ gold: e, gives: t }, n) => Math.max(0, ca(t, n.outlook) - e * n.outlook.gold),
	favours: ({ count: e, convert: t }, n) => e * n.dice.roll * (t === "none" ? 1 : 1.2),
	minor: ({ count: e, convert: t }, n) => e * n.dice.best * (t === "none" ? 1 : 1.2),
	forge: ({ garden: e }, t) => t.outlook.rolls / 6 * Math.max(...it(e).map((e) => da(e, t.beside, t.outlook, t.weights))),
	hammer: (e, t) => Math.max(0, t.weights.hammered - t.outlook.gold) * t.outlook.rolls * t.dice.income[0],
	chest: (e, t) => t.weights.chest * t.outlook.turns,
	token: ({ token: e }, t) => e === "cerberus" ? _a(t) : va(t),
	forged: ({ gives: e }, t) => t.forged * ca(e, t.outlook),
	boar: (e, t) => t.outlook.rolls / 6 * 2,
	satyrs: (e, t) => t.dice.roll * 1.3,
	minotaur: (e, t) => t.dice.roll * .7
}, ga = (e, t) => ha[e.verb](e, t), _a = ({ outlook: e, dice: t, weights: n }) => e.rolls > 0 ? n.cerberus * t.roll : 0, va = ({ outlook: { actions: e, fresh: t, sun: n, moon: r }, weights: i }) => e > 0 ? i.triton * Math.max(_.gold * t, _.sun * n, _.moon * r) : 0, ya = -1, ba = (e, t) => ({
	seat: e,
	card: t,
	piece: 0,
	ousted: ya
}), xa = L("dice-forge/exploit", (e) => [
	e.run(Sa),
	e.when((e, t) => t.ousted !== ya, e.call(Ai, (e, t) => ({
		seat: t.ousted,
		count: 1,
		convert: "none"
	}))),
	e.run(wa),
	e.mark("taken"),
	e.when((e, t) => C[t.card].now !== void 0, e.call((e, t) => $i(C[t.card].now), (e, { seat: t, piece: n, card: r }) => ({
		seat: t,
		piece: n,
		does: C[r].now
	})))
]);
function Sa(e, t) {
	let n = W(e, t.seat), { sun: r, moon: i } = C[t.card];
	n.sun -= r, n.moon -= i, o(() => ({
		type: "paid",
		seat: t.seat,
		card: T(t.card),
		sun: r,
		moon: i
	}));
	let a = fn(t.card);
	n.island !== a && (t.ousted = e.heroes.findIndex((e) => e.island === a), n.island = a, o(() => ({
		type: "moved",
		seat: t.seat,
		island: a
	})), t.ousted !== ya && (W(e, t.ousted).island = 0, o(() => ({
		type: "ousted",
		seat: t.ousted,
		by: t.seat,
		island: a
	})), Ca(e, t.seat), Ca(e, t.ousted)));
}
function Ca(e, t) {
	for (let n of W(e, t).cards) {
		let { id: r, ousting: i } = C[E(n)];
		i?.verb === "gain" && (h(`card/${r}/back`, t), gr(e, t, i.gives));
	}
}
function wa(e, t) {
	let n = H(t.card);
	t.piece = Re(t.card, e.heroes.length - e.left[n]), e.left[n]--, W(e, t.seat).cards.push(t.piece), h(() => `card/${T(t.card)}`, t.seat), o(() => ({
		type: "took",
		seat: t.seat,
		card: T(t.card)
	}));
}
// packages/dice-forge/src/rules/offering.ts
var Ta = L("dice-forge/offering", (e) => [e.loop((e, t) => !t.done, e.when((e, t) => t.face !== -1, e.run((e, t) => {
	Jr(e, t.seat, t.face), t.bought |= 1 << t.face, t.face = -1;
}), e.call(Hr, (e, t) => ({ seat: t.seat }))), e.ask("buy", {
	who: (e, t) => t.seat,
	options: (e, t) => {
		let n = [Kn];
		return Kr(n, e, W(e, t.seat).gold, 0, t.bought), n.push(...Xr(e, t.seat)), n;
	},
	key: Y("buy"),
	params: (e, t) => ({ gold: W(e, t.seat).gold }),
	unavailable: (e, t) => qr(e, W(e, t.seat).gold, 0, t.bought),
	auto: !0,
	then: (e, t, n) => {
		let r = J("buy", n);
		r.is === "triton" ? Zr(e, t, r.resource) : r.is === "buy" ? t.face = A(r.face) : t.done = !0;
	}
}), Qr(e))]), Ea = -1, Da = L("dice-forge/action", (e) => [
	e.run(Aa),
	e.loop((e, t) => !t.done, e.ask("action", {
		who: (e, t) => t.seat,
		options: (e, t) => Ma(e, t, 0),
		key: Y("action"),
		params: (e, t) => ja(e, t),
		unavailable: (e, t) => Fa(e, t, 0),
		auto: !0,
		then: (e, t, n) => {
			n === "pass" && o(() => ({
				type: "passed",
				seat: t.seat
			})), La(e, t, J("action", n));
		}
	}), Qr(e)),
	...Ra(e)
]), Oa = L("dice-forge/extra-action", (e) => [
	e.run((e, t) => {
		Aa(e, t), t.paid = !1;
	}),
	e.loop((e, t) => !t.done, e.ask("extra", {
		who: (e, t) => t.seat,
		options: (e, t) => W(e, t.seat).sun < 2 ? Na([Gn], e, t) : Pa(e, t),
		key: Y("extra"),
		params: (e, t) => ja(e, t),
		unavailable: (e, t) => W(e, t.seat).sun >= 2 ? Fa(e, t, 2) : [{
			value: "pay",
			rule: "DF-7.2",
			why: Mi(W(e, t.seat), { sun: 2 })
		}],
		auto: !0,
		then: (e, t, n) => {
			let r = J("extra", n);
			t.paid = r.is === "pay", r.is !== "pass" && r.is !== "triton" && Ia(e, t), t.paid ? t.done = !0 : La(e, t, r);
		}
	}), Qr(e)),
	...Ra(e),
	e.when((e, t) => t.paid, e.call(Da, () => ka(), (e, t, { acted: n }) => {
		t.acted = n;
	}))
]), ka = () => ({
	seat: 0,
	cash: "",
	card: Ea,
	face: -1,
	acted: !1,
	done: !1
});
function Aa(e, t) {
	t.seat = e.active, t.cash = "", t.card = Ea, t.face = -1, t.acted = !1, t.done = !1;
}
var ja = (e, { seat: t }) => {
	let { gold: n, sun: r, moon: i } = W(e, t);
	return {
		gold: n,
		sun: r,
		moon: i
	};
};
function Ma(e, t, n) {
	let r = W(e, t.seat), i = [Gn];
	for (let t = 0; t < e.left.length; t++) {
		if (e.left[t] === 0) continue;
		let a = C[e.sets[t]];
		a.sun + n <= r.sun && a.moon <= r.moon && i.push(a.id);
	}
	return Kr(i, e, r.gold), Na(i, e, t);
}
function Na(e, t, { seat: n }) {
	return e.push(...Xr(t, n)), e;
}
function Pa(e, t) {
	let n = Ma(e, t, 2);
	return W(e, t.seat).triton > 0 && n.push("pay"), n;
}
function Fa(e, t, n) {
	let r = W(e, t.seat);
	return [...e.sets.flatMap((t, i) => {
		let a = C[t], o = T(t);
		return e.left[i] === 0 ? [{
			value: o,
			rule: "DF-9.1",
			why: { is: "pile-empty" }
		}] : a.sun + n <= r.sun && a.moon <= r.moon ? [] : [{
			value: o,
			rule: "DF-9.1",
			why: Mi(r, {
				sun: a.sun + n,
				moon: a.moon
			})
		}];
	}), ...qr(e, r.gold)];
}
function Ia(e, { seat: t }) {
	W(e, t).sun -= 2, o(() => ({
		type: "extra",
		seat: t,
		sun: 2
	}));
}
function La(e, t, n) {
	n.is === "triton" ? Zr(e, t, n.resource) : (t.done = !0, t.acted = n.is !== "pass", n.is === "exploit" && (t.card = w(n.card)), n.is === "buy" && (t.face = A(n.face)));
}
var Ra = (e) => [e.when((e, t) => t.card !== Ea, e.call(xa, (e, t) => ba(t.seat, t.card))), e.when((e, t) => t.face !== -1, e.call(Ta, (e, t) => ({
	seat: t.seat,
	cash: "",
	face: t.face,
	bought: 0,
	done: !1
})))], za = L("dice-forge/match", (e) => [e.call(Ba), e.loop((e) => e.ended === void 0, e.call(Va))]), Ba = L("dice-forge/prepare", (e) => [
	s(e, (e) => e.heroes.length, (e, t) => {
		Bn(e, t), o(() => ({
			type: "first-player",
			seat: t
		}));
	}),
	e.roll("sets", {
		dice: (e) => e.drawn.length,
		sides: () => 2,
		lot: "pieces",
		then: (e, t, n) => {
			for (let [t, r] of e.drawn.entries()) e.sets[r] = V[r].cards[n[t] - 1];
			o(() => ({
				type: "sets",
				cards: e.sets.map(T)
			}));
		}
	}),
	e.each("pool", (e) => e.heroes.length === 2 ? Wn : [], e.shuffle("pool", {
		stream: (e, t) => `pool ${t.pool}`,
		cards: (e, t) => Un[t.pool].length,
		then: (e, t, n) => {
			let r = n.slice(2).map((e) => Un[t.pool][e]);
			for (let t of r) e.box.push(pt(t, --e.stock[t]));
			o(() => ({
				type: "removed",
				faces: r.map(F)
			}));
		}
	}))
]), Va = L("dice-forge/turn", (e) => [
	e.run((e) => {
		e.active === e.first && o(() => ({
			type: "round",
			round: e.round,
			rounds: An(e.heroes.length)
		})), o(() => ({
			type: "turn",
			seat: e.active
		}));
	}),
	e.call(X, () => ({ served: 0 })),
	e.when((e) => e.heroes.length === 2, e.mark("second-favours"), e.call(X, () => ({ served: 0 }))),
	e.when((e) => W(e, e.active).cards.length > 0, e.call(ta)),
	e.call(Da, void 0, (e, t, { acted: n }) => {
		t.acted = n;
	}),
	e.when((e, t) => t.acted === !0, e.call(Oa, void 0, (e, t, { acted: n }) => {
		t.acted = n;
	})),
	e.when((e, t) => t.acted === !0 && W(e, e.active).triton > 0, e.call(ei)),
	e.run(Ha)
]);
function Ha(e) {
	e.active = (e.active + 1) % e.heroes.length, e.active === e.first && (e.round < An(e.heroes.length) ? e.round++ : (e.ended = "last-round", o(() => ({
		type: "ended",
		reason: "last-round",
		scores: e.heroes.map(Pn)
	}))));
}
function Ua(e) {
	let t = e.heroes.length;
	return e.ended ? e.round * t : vt(e, Va) ? (e.round - 1) * t + kn(e, e.active) + 1 : 0;
}
var Wa = {
	favours: X,
	reinforcements: ta,
	action: Da,
	extra: Oa,
	triton: ei
};
// packages/dice-forge/src/insight/outlook.ts
function Ga(e, t, n) {
	let r = e.heroes.length, i = An(r), a = r === 2 ? 2 : 1, o = (e.round - 1) * r + kn(e, e.active), s = (i - 1) * r + kn(e, t), c = yt(e, Va), l = t === e.active && qa(e, c), u = i - e.round + +(kn(e, t) > kn(e, e.active)), d = u + +!!l, f = Ka(e, c), p = s < o || s === o && !l ? 0 : a * (s - o) + f, m = d > 0 ? n.goldLast + n.gold * (p / (a * i * r)) : 0, ee = d > 1 ? 1 : d * n.last, te = l ? 0 : (t - e.active + r) % r || r;
	return {
		phase: c,
		rolls: a * (i * r - 1 - o) + f,
		useful: p,
		soon: d > 0 ? a * te + f : 0,
		actions: d,
		turns: u,
		gold: m,
		sun: n.sun * ee,
		moon: n.moon * ee,
		fresh: Mn(W(e, t)) > 0 ? Math.max(m, n.hammered) : m
	};
}
function Ka(e, t) {
	return e.heroes.length !== 2 || !R(t, X) ? 0 : +!l(gt(e, Va), "second-favours");
}
function qa(e, t) {
	return t ? R(t, Da) ? !t.vars.done : R(t, X) || R(t, ta) : !f(e);
}
// packages/dice-forge/src/insight/pending.ts
var Ja = (e, t) => Ya(e, t) + se(e, Za, t, t.outlook.phase);
function Ya(e, t) {
	let { phase: n } = t.outlook;
	if (!R(n, X) || (t.seat - e.active + e.heroes.length) % e.heroes.length < n.vars.served) return 0;
	let r = e.heroes[t.seat];
	return Qa(K(r, 0), K(r, 1), t);
}
var Xa = (e, t) => bt(e, (e, n) => e.vars.seat === n.seat ? t(e, n) : 0), Za = re(Xa(si, (e, t) => {
	let n = e.vars, r = n.losing ? -1 : 1;
	if (!l(e, "mirrored")) return r * (n.sailed ? $a(j, t) : Qa(n.first, n.second, t));
	let i = 0;
	for (let e of n.queue) i += Z(e, t.outlook, t.weights) * n.factor;
	return d(e, "pick") && (i += Z(n.face, t.outlook, t.weights) * n.factor), r * i;
}), Xa(xr, ({ vars: e }, t) => e.gold * t.outlook.fresh + e.sun * t.outlook.sun + e.moon * t.outlook.moon + e.glory), Xa(xa, (e, t) => {
	if (l(e, "taken")) return 0;
	let { glory: n, now: r } = C[e.vars.card];
	return n + (r ? ga(r, t) : 0);
}), Xa(Br, (e, t) => d(e, "pick") ? ga(e.vars.does, t) : 0), Xa(ji, ({ vars: e }, t) => e.count * t.dice.best), Xa(Ai, ({ vars: e }, t) => e.count * t.dice.roll), Xa(Fi, (e, t) => {
	if (l(e, "stolen")) return 0;
	let { first: n = -1 } = e.vars;
	return n === -1 ? t.dice.roll : Qa(n, -1, t) + t.dice.best;
}));
function Qa(e, t, n) {
	let r = $a(e, n), i = t === -1 ? 0 : $a(t, n);
	return e === M ? t === -1 ? 2 * n.dice.best : 3 * i : t === M ? 3 * r : r + i;
}
var $a = (e, { outlook: t, weights: n, beside: r }) => e === j ? n.mirror * r.rival : Z(e, t, n);
// packages/dice-forge/src/insight/situation.ts
function eo(e, t, n) {
	let r = Ga(e, t, n), i = pa(e, t, to(r, n), n), a = W(e, t);
	return {
		seat: t,
		outlook: r,
		dice: i,
		beside: fa(a, 0, i.best, i.roll / 2),
		forged: a.discarded.length,
		weights: n
	};
}
var to = (e, { future: t }) => ({
	...e,
	gold: e.gold * t,
	fresh: e.fresh * t,
	sun: e.sun * t,
	moon: e.moon * t
}), no = {
	sun: 2.2,
	moon: 1.6,
	goldLast: .2,
	gold: .65,
	future: .9,
	hammered: .6,
	progress: .85,
	waste: .6,
	mirror: 1.25,
	ship: 1.5,
	chest: .4,
	ousting: .5,
	cerberus: 1.2,
	triton: .9,
	last: .8,
	lead: 3,
	doubt: .35
}, ro = [
	"order",
	"triton",
	"die",
	"garden",
	"bearer"
];
function io(e, { name: t, seats: n, options: r }, i) {
	if (ro.includes(t)) return;
	let a = n[i], o = eo(e, a, no);
	return r[i].map((n) => ao(J(t, n), o, e, a));
}
function ao(e, t, n, r) {
	switch (e.is) {
		case "exploit": return so(e.card, t);
		case "buy": return oo(e.face, t);
		case "mirror":
		case "steal": return Z(A(e.face), t.outlook, t.weights);
		case "forge": return -da(I(W(n, r).dice[e.place]), t.beside, t.outlook, t.weights);
		case "pick": return co(e.resource, t);
		case "hammer": return e.gold * (t.weights.hammered + .2 - t.outlook.gold);
		case "again": return 2;
		case "convert": return +(e.to === "glory");
		case "reinforce": return 1;
		case "triton": return +(e.question === "reinforce");
		case "pass":
		case "pay":
		case "done":
		case "none":
		case "order":
		case "garden":
		case "die":
		case "bearer": return 0;
	}
}
function oo(e, t) {
	let n = A(e);
	return t.outlook.rolls / 6 * da(n, t.beside, t.outlook, t.weights) - nt(n) * t.outlook.gold;
}
function so(e, t) {
	let { glory: n, sun: r, moon: i, now: a, reinforcement: o } = C[w(e)];
	return n + (a ? ga(a, t) : 0) + (o ? t.outlook.turns * ga(o, t) : 0) - r * t.outlook.sun - i * t.outlook.moon;
}
var co = (e, { outlook: { fresh: t, sun: n, moon: r } }) => ({
	gold: t,
	sun: n,
	moon: r,
	glory: 3
})[e], lo = {
	evaluate: (e) => uo(e, no),
	sense: io,
	progress: (e) => (e.round - 1) * e.heroes.length + kn(e, e.active),
	horizon: 0
};
function uo(e, t) {
	let n = e.heroes.map((n, r) => fo(e, r, t));
	return i(n, t.lead + t.doubt * Ga(e, 0, t).rolls);
}
function fo(e, t, n) {
	let r = W(e, t), i = eo(e, t, n), { outlook: a, dice: o } = i;
	return Pn(r) + r.gold * a.gold + r.sun * a.sun + r.moon * a.moon - n.waste * po(r, a, o) + o.roll * (a.useful + a.rolls) * .5 + o.inHand * a.rolls + mo(e, t, i) + go(r, i) + r.cerberus * _a(i) + r.triton * va(i) + Ja(e, i);
}
function po(e, t, { income: n }) {
	let r = (e, n, r) => Math.max(0, e + n * t.soon - r);
	return (e.hammers > 0 ? 0 : r(e.gold, n[0], jn(e)) * t.gold) + r(e.sun, n[1], G(e)) * t.sun + r(e.moon, n[2], G(e)) * t.moon;
}
function mo(e, t, n) {
	let { outlook: r, weights: i } = n, a = W(e, t), o = 0;
	for (let t of a.cards) {
		let { reinforcement: a, ousting: s, boar: c } = C[E(t)];
		a && (o += (r.turns + +!!ho(e, n, t)) * ga(a, n)), s && (o += r.turns * i.ousting * ga(s, n)), c && (o += r.rolls / 6 * ga(c, n));
	}
	return o + a.chests * i.chest * r.turns;
}
function ho({ active: e }, { seat: t, outlook: { phase: n } }, r) {
	return t === e ? R(n, X) || R(n, ta) && n.vars.ready.includes(r) : !1;
}
function go(e, { outlook: t, dice: n, weights: r }) {
	if (e.hammers === 0) return 0;
	let i = Math.floor(e.struck / v.spaces), a = e.struck % v.spaces, o = Math.min(1, (t.rolls * n.income[0] + 1) / (v.spaces - a));
	return r.progress * v.rewards[i] * (a / v.spaces) * o;
}
// packages/dice-forge/src/summary.ts
var _o = 20;
function vo(e) {
	let t = e;
	return t.type === "turn" ? {
		kind: "turn",
		seat: t.seat
	} : t.type === "hammer-pass" || t.type === "took" && C[w(t.card)].glory >= _o ? {
		kind: "feat",
		seat: t.seat
	} : void 0;
}
function yo(e, t) {
	return e.heroes.map(({ seat: e, glory: n, printed: r }) => {
		let i = t.filter((t) => t.seat === e), a = (e) => i.filter((t) => t.type === e).length, o = {
			gold: 0,
			sun: 0,
			moon: 0
		}, s = 0;
		for (let e of i) e.type === "hammer-pass" && (s += e.glory), e.type === "gained" && (o.gold += e.gold, o.sun += e.sun, o.moon += e.moon);
		return le([
			{
				id: "glory",
				items: ce({
					cards: r,
					dice: n - s,
					hammers: s
				}),
				isScore: !0
			},
			{
				id: "deeds",
				items: ce({
					forged: a("forged"),
					taken: a("took")
				})
			},
			{
				id: "gathered",
				items: ce(o)
			}
		]);
	});
}
// packages/dice-forge/src/text/amounts.ts
var bo = (e, t) => y.flatMap((n, r) => e[r] > 0 ? [t(e[r], n)] : []), xo = (e, { grammar: t }) => bo(e, t.brief).join(" + "), So = (e, { grammar: t }) => t.and(bo(e, t.amount)), Co = (e, { grammar: t }) => t.and(bo(e, t.amount)) || void 0, wo = (e, t) => t.grammar.or(e.map((e) => xo(e, t))), To = (e, t) => t.grammar.or(e.map((e) => So(e, t)));
function Q(e, t, n = 1) {
	let r = A(e);
	return r === void 0 ? e : Eo(P(r), t, n);
}
function Eo(e, t, n) {
	switch (e.kind) {
		case "gain": return xo(je(e.gives, n), t);
		case "choice": return wo(e.among.map((e) => je(e, n)), t);
		case "shield": return `${t.names.faces.shield} (${xo(e.gives, t)})`;
		case "boar": return t.names.boars[e.colour];
		default: return t.names.faces[e.kind];
	}
}
// packages/dice-forge/src/text/describe.ts
function Do(e, t) {
	let { effects: n } = t;
	switch (e.verb) {
		case "gain": return n.gain(So(e.gives, t));
		case "pick": return n.gain(To(e.among, t));
		case "spend": return n.spend(e.gold, So(e.gives, t));
		case "favours": return ko(n.favours(e.count), e.convert, t);
		case "minor": return ko(e.count === 1 ? n.minorFavour : n.minorFavours(e.count), e.convert, t);
		case "forge": return n.forge[e.garden];
		case "hammer": return n.hammer(v.spaces, v.rewards[0], v.rewards[1]);
		case "chest": return n.chest(De.gold, De.shards);
		case "token": return e.token === "cerberus" ? n.cerberus : n.triton(To(Oo, t));
		case "forged": return n.perForged(So(e.gives, t));
		case "boar":
		case "satyrs":
		case "minotaur": return n[e.verb];
	}
}
var Oo = [
	b(0, _.gold),
	b(1, _.sun),
	b(2, _.moon)
];
function ko(e, t, { effects: n, grammar: r }) {
	if (t === "none") return e;
	let i = t === "shards" ? n.shardsAsGlory : n.goldAsGlory;
	return r.clauses([e, i(Ee[t])]);
}
function Ao({ now: e, reinforcement: t, ousting: n, boar: r }, i) {
	let { effects: a, grammar: o } = i, s = [
		e && Do(e, i),
		t && a.eachTurn(Do(t, i)),
		n && a.whenOusting(Do(n, i)),
		r && a.whenBoar(Do(r, i))
	].filter((e) => e !== void 0);
	return s.length > 0 ? o.clauses(s) : a.gloryOnly;
}
// packages/dice-forge/src/text/eventText.ts
function jo(e, t, n) {
	let { events: r, names: i, grammar: a } = n, o = (e) => `[${Q(e, n)}]`, s = (e) => e.map(o).join(" "), c = (e) => i.inSentence(i.cards[e]);
	switch (e.type) {
		case "first-player": return r.firstPlayer(t(e.seat));
		case "sets": return r.sets(e.cards.map((e) => i.cards[e]).join(", "));
		case "removed": return r.removed(s(e.faces));
		case "round": return r.round(e.round, e.rounds);
		case "turn": return r.turn(t(e.seat));
		case "rolled": return r.rolled(t(e.seat), s(e.dice.map((e) => e.face)));
		case "mirrored": return r.mirrored(t(e.seat), o(e.face));
		case "ordered": return r.ordered(t(e.seat), o(e.face));
		case "picked": return;
		case "chose-die": return r.choseDie(t(e.seat), i.dice[e.die]);
		case "stole": return r.stole(t(e.seat), o(e.face));
		case "gained": return r.gained(t(e.seat), Co([
			e.gold,
			e.sun,
			e.moon,
			e.glory
		], n), e.wasted);
		case "lost": return r.lost(t(e.seat), Co([
			e.gold,
			e.sun,
			e.moon,
			e.glory
		], n));
		case "converted": return r.converted(t(e.seat), e.glory, a.amount(e.amount, e.resource));
		case "hammered": return r.hammered(t(e.seat), e.gold);
		case "hammer-pass": return r.hammerPass(t(e.seat), e.pass, e.glory);
		case "repeated": return r.repeated(t(e.seat));
		case "reinforced": return r.reinforced(t(e.seat), c(e.card));
		case "spent": return r.spent(t(e.seat), e.gold);
		case "passed": return r.passed(t(e.seat));
		case "extra": return r.extra(t(e.seat), e.sun);
		case "bought": return r.bought(t(e.seat), o(e.face), e.price);
		case "forged": return r.forged(t(e.seat), o(e.face), o(e.over), i.dice[e.die]);
		case "paid": return r.paid(t(e.seat), Co([
			0,
			e.sun,
			e.moon,
			0
		], n), c(e.card));
		case "moved": return r.moved(t(e.seat), e.island);
		case "ousted": return r.ousted(t(e.by), t(e.seat));
		case "took": return r.took(t(e.seat), c(e.card));
		case "hammer-opened": return;
		case "chest": return r.chest(t(e.seat));
		case "token": return r.token(t(e.seat), i.tokens[e.token]);
		case "cashed": return r.cashed(t(e.seat), a.amount(_[e.resource], e.resource));
		case "garden": return r.garden(t(e.seat), o(e.face));
		case "boar": return r.boar(t(e.seat), o(e.face), t(e.bearer));
		case "ended": return r.ended(e.scores.map((e, n) => `${t(n)} ${e}`).join(", "));
		default: return;
	}
}
// packages/dice-forge/src/text/gameText.ts
var Mo = (e) => ({
	title: e.facts.title,
	pitch: e.facts.pitch,
	ask: (t, n) => Fo(t, n, e),
	option: (t, n, r, i, a) => Io(J(t, n), r, i, e, a ?? {}),
	whyNot: (t) => Ro(t, e),
	event: (t, n) => jo(t, n, e),
	reason: (t) => e.reasons[t],
	dice: (t, n) => n.dice?.map((t) => e.names.dice[t]).join(", "),
	score: e.summary.score,
	summary: Po(e.summary),
	content: (t) => No(t, e),
	matchOption: (t, n) => Ho(t, n, e)
});
function No(e, t) {
	let { content: n, names: r } = t, [i, a = "", o] = e.split("/");
	return i === "face" ? n.face(Q(a, t)) : i === "hammer" ? n.hammer(Number(a)) : (o ? n.effect : n.card)(r.cards[a]);
}
var Po = ({ parts: e, glory: t, deeds: n, gathered: r }) => ({
	part: (t, n) => e[t](n),
	item(e, { id: i, amount: a }) {
		return e === "glory" ? t[i] : e === "deeds" ? n[i](a) : r[i](a);
	}
});
function Fo(e, t, n) {
	let { gold: r = 0, sun: i = 0, moon: a = 0, glory: o = 0, discount: s = 0, count: c = 1, left: l = 1, ...u } = t, { face: d = "", faces: f = [], beside: p = "", losing: m = !1, by: ee = "", resource: te = "gold", amount: ne = 0 } = u, re = (e) => `[${Q(e, n)}]`, ie = {
		gold: r,
		sun: i,
		moon: a,
		glory: o,
		discount: s,
		count: c,
		left: l,
		losing: m,
		face: re(d),
		faces: f.map(re).join(" "),
		beside: p === "" ? void 0 : re(p),
		by: A(ee) === void 0 ? n.names.cards[ee] : re(ee),
		gain: n.grammar.amount(ne, te),
		extra: 2
	};
	return n.questions[e]?.(ie) ?? e;
}
function Io(e, t, n, r, i) {
	let { options: a, names: o } = r;
	switch (e.is) {
		case "pass": return a.pass[e.question];
		case "pay": return a.pay(2);
		case "done": return a.done[e.question];
		case "none": return a.none[e.question];
		case "again": return a.again;
		case "exploit": {
			let { sun: t, moon: n } = C[w(e.card)];
			return a.priced(o.cards[e.card], xo([
				0,
				t,
				n,
				0
			], r));
		}
		case "buy": {
			let n = r.grammar.amount(zo(t, e.face, e.question === "ship"), "gold");
			return a.priced(`[${Q(e.face, r)}]`, n);
		}
		case "reinforce": return a.reinforcement(o.cards[e.card], Do(C[w(e.card)].reinforcement, r));
		case "triton": return a.triton(Vo(e.resource, r));
		case "mirror":
		case "order":
		case "steal":
		case "garden": return Lo(e, t, n, r, i);
		case "pick": {
			let t = i.among?.[e.resource];
			return t === void 0 ? r.grammar.resources[e.resource] : r.grammar.amount(t, e.resource);
		}
		case "convert": {
			let { resource: t = "gold", amount: n = 0, glory: o = 0 } = i;
			return e.to === "glory" ? a.convert.glory(r.grammar.amount(o, "glory")) : a.convert.keep(r.grammar.amount(n, t));
		}
		case "die": return a.die[e.die];
		case "hammer": return e.gold === 0 ? a.noGold : a.gold(e.gold);
		case "forge": {
			let { die: n, face: i } = Bo(t, e.place);
			return a.onDie(o.dice[n], Q(i, r));
		}
		case "bearer": return n(e.seat);
	}
}
function Lo(e, { heroes: t }, n, r, { beside: i }) {
	let { options: a } = r, o = `[${Q(e.face, r)}]`, s = P(A(e.face)), c = e.is === "mirror" && i !== void 0 && A(i) === M;
	if (s.kind === "boar" && e.is !== "garden") {
		let e = t.find(({ cards: e }) => e.some(({ colour: e }) => e === s.colour)), r = c ? a.times(o, 3) : o;
		return e ? a.pays(r, n(e.seat)) : r;
	}
	let l = c ? Q(e.face, r, 3) : "";
	return l === "" || l === Q(e.face, r) ? o : a.gives(a.times(o, 3), l);
}
function Ro(e, t) {
	if (e.is !== "short") return t.whyNot[e.is];
	let { gold: n = 0, sun: r = 0, moon: i = 0 } = e.of;
	return t.whyNot.short(So([
		n,
		r,
		i,
		0
	], t));
}
function zo({ applying: e }, t, n) {
	let r = e.at(-1)?.factor ?? 0;
	return Gr(A(t), n ? 2 * r : 0);
}
function Bo({ heroes: e }, t) {
	let n = Math.floor(t / 6), r = e.find(({ forging: e }) => e !== null);
	return {
		die: U[n],
		face: r?.dice[n]?.faces[t % 6]?.face ?? ""
	};
}
var Vo = (e, { grammar: t }) => t.amount(_[e], e);
function Ho(t, n, { names: r }) {
	let { cardSets: i, otherPiles: a, cards: o, matchOptions: s, byChance: c } = r;
	if (n === void 0) return s[t] ?? t;
	if (n === e) return c;
	if (t !== "cards") return n;
	if (Object.hasOwn(i, n)) return i[n];
	let l = {
		...o,
		...a
	};
	return n.split(",").map((e) => l[e] ?? e).join(", ");
}
var Uo = Object.fromEntries(r.map((e) => [e, Mo(cn[e])])), Wo = (e) => ({
	round: e.round,
	rounds: An(e.heroes.length),
	first: e.first,
	active: e.active,
	step: qo(e),
	sanctuary: Ve.map((t, n) => ({
		price: t,
		faces: Xo(e, Yo[n])
	})),
	gardens: He.map((t) => ({
		garden: t,
		faces: Xo(e, it(t))
	})),
	islands: ln.map((t) => ({
		island: t,
		hero: Qo(e, t),
		piles: Zo[t].map((t) => $o(e, t))
	})),
	heroes: e.heroes.map((e, t) => ts(e, t)),
	box: e.box.map(Jo),
	applying: _t(e, si).map(({ vars: e }) => ns(e)),
	offered: _t(e, Ta).flatMap(({ vars: e }) => rs(e)),
	exploit: _t(e, xa).flatMap((e) => l(e, "taken") ? [] : [T(e.vars.card)]),
	ready: [...gt(e, ta)?.vars.ready ?? []],
	reflection: e.reflection,
	ended: e.ended ?? null
}), Go = {
	"favours-of-all": X,
	reinforcements: ta,
	action: Da,
	"extra-action": Oa,
	"last-triton": ei
}, Ko = Object.keys(Go);
function qo(e) {
	return e.ended ? "over" : Ko.find((t) => vt(e, Go[t])) ?? "set-up";
}
var Jo = (e) => ({
	piece: e,
	face: F(I(e))
}), Yo = Ve.map((e, t) => k.flatMap(({ pool: e }, n) => e === t ? [n] : []));
function Xo(e, t) {
	let n = [];
	for (let r of t) for (let t = 0; t < e.stock[r]; t++) n.push(Jo(pt(r, t)));
	return n;
}
var Zo = [0, ...ln].map((e) => V.flatMap((t, n) => t.island === e ? [n] : [])), Qo = (e, t) => {
	let n = e.heroes.findIndex((e) => e.island === t);
	return n >= 0 ? n : null;
};
function $o(e, t) {
	let n = e.sets[t], { id: r, sun: i, moon: a, glory: o } = C[n], s = e.heroes.length - e.left[t], c = Array.from({ length: e.left[t] }, (e, t) => Re(n, s + t));
	return {
		slot: t,
		card: r,
		sun: i,
		moon: a,
		glory: o,
		left: e.left[t],
		pieces: c
	};
}
var es = (e) => {
	let t = E(e), n = C[t].boar ? Be[ze(e)] : null;
	return {
		piece: e,
		card: T(t),
		glory: C[t].glory,
		colour: n
	};
}, ts = (e, t) => ({
	seat: t,
	gold: e.gold,
	sun: e.sun,
	moon: e.moon,
	glory: e.glory,
	hundreds: Math.floor(e.glory / 100),
	printed: Nn(e),
	score: Pn(e),
	caps: {
		gold: jn(e),
		shards: G(e)
	},
	chests: e.chests,
	hammer: e.hammers === 0 ? null : {
		cards: e.hammers,
		pass: 1 + Math.floor(e.struck / v.spaces),
		space: e.struck % v.spaces,
		spaces: v.spaces,
		room: Mn(e)
	},
	tokens: {
		cerberus: e.cerberus,
		triton: e.triton
	},
	island: e.island,
	dice: U.map((t, n) => ({
		die: t,
		faces: e.dice.slice(n * 6, (n + 1) * 6).map(Jo),
		shown: e.shown[n] - n * 6
	})),
	forging: e.forging === -1 ? null : Jo(e.forging),
	discarded: e.discarded.map(Jo),
	cards: e.cards.map(es)
}), ns = ({ seat: e, first: t, second: n, losing: r, convert: i, factor: a, queue: o, face: s }) => ({
	seat: e,
	faces: [t, n].filter((e) => e >= 0).map(F),
	waiting: o.map(F),
	face: s >= 0 ? F(s) : null,
	losing: r,
	convert: i,
	factor: a
}), rs = ({ bought: e }) => k.flatMap(({ id: t }, n) => e & 1 << n ? [t] : []), is = {
	set(e, t, n) {
		let [r = "", i = ""] = t.split(/\s+/);
		if (te(r) !== void 0) return as(e, ae(r, e.heroes.length), i, n);
		if (r === "stock") ys(e, Ts(i), g(n, 0, 4));
		else if (r === "pile") e.left[Es(e, i)] = g(n, 0, e.heroes.length);
		else if (t === "round") e.round = g(n, 1, An(e.heroes.length));
		else if (t === "first" || t === "active") e[t] = ae(n, e.heroes.length);
		else if (t === "step") ws(e, n);
		else throw $((e) => e.cannotSet(t));
	},
	get(e, t) {
		let [n = "", r = ""] = t.split(/\s+/), i = te(n);
		if (i !== void 0 && i < e.heroes.length) return os(e, i, r);
		if (n === "stock") return String(e.stock[Ts(r)]);
		if (n === "pile") return String(e.left[Es(e, r)]);
		if (t === "round") return String(e.round);
		if (t === "rounds") return String(An(e.heroes.length));
		if (t === "first" || t === "active") return ie(e[t]);
		if (t === "cards") return m(e.sets.map(T));
		if (t === "box") return m(e.box.map((e) => F(I(e))));
		if (t === "sanctuary") return String(Ds(e, !0));
		if (t === "gardens") return String(Ds(e, !1));
	},
	unordered: (e) => e === "box" || /^p\d+ tokens$/.test(e)
};
function as(e, t, n, r) {
	let i = W(e, t);
	if (ls(n)) i[n] = g(r, 0, fs(e, t, n));
	else if (n === "reserve") ps(e, t, r);
	else if (us(n)) ms(e, t, n, r);
	else if (n === "shows") gs(e, t, r);
	else if (n === "cards") bs(e, t, r);
	else if (n === "hammer") Ss(e, t, r);
	else if (n === "tokens") xs(e, t, r);
	else if (n === "island") Cs(e, t, r);
	else if (n === "discarded") i.discarded = p(r).map((t) => vs(e, Ts(t)));
	else throw $((e) => e.cannotSetOfHero(n));
}
function os(e, t, n) {
	let r = W(e, t);
	if (ls(n)) return String(r[n]);
	if (us(n)) return m(_s(e, t, n).map(F));
	switch (n) {
		case "reserve": return m(y.map((e) => r[e]));
		case "caps": return m([
			jn(r),
			G(r),
			G(r)
		]);
		case "shows": return m(U.map((e, t) => F(K(r, t))));
		case "cards": return m(r.cards.map((e) => T(E(e))));
		case "hammer": return r.hammers === 0 ? "-" : `${cs[Math.floor(r.struck / v.spaces)]} ${r.struck % v.spaces}`;
		case "hammers": return String(r.hammers);
		case "tokens": return m(fe.flatMap((e) => Array(r[e]).fill(e)));
		case "island": return r.island === 0 ? "home" : String(r.island);
		case "discarded": return m(r.discarded.map((e) => F(I(e))));
		case "forged": return String(r.discarded.length);
		case "hundreds": return String(Math.floor(r.glory / 100));
		case "score": return String(Pn(r));
		default: return;
	}
}
var $ = (e) => new n((t) => e(cn[t].faults)), ss = C.map(({ id: e }) => e), cs = ["I", "II"], ls = (e) => y.includes(e), us = (e) => U.includes(e), ds = (e) => fe.includes(e), fs = (e, t, n) => n === "glory" ? 999 : n === "gold" ? jn(W(e, t)) : G(W(e, t));
function ps(e, t, n) {
	let r = p(n);
	if (r.length !== y.length) throw $((e) => e.notAReserve);
	for (let [n, i] of y.entries()) W(e, t)[i] = g(r[n], 0, fs(e, t, i));
}
function ms(e, t, n, r) {
	let i = p(r);
	if (i.length === 0 || i.length > 6) throw $((e) => e.notADie);
	for (let [r, a] of i.entries()) hs(e, t, U.indexOf(n) * 6 + r, Ts(a));
}
function hs(e, t, n, r) {
	let { dice: i } = W(e, t);
	I(i[n]) !== r && (i[n] = vs(e, r));
}
function gs(e, t, n) {
	let r = p(n);
	if (r.length !== U.length) throw $((e) => e.notTwoFaces);
	for (let [n, i] of r.entries()) {
		let r = _s(e, t, U[n]).indexOf(Ts(i));
		r < 0 && hs(e, t, n * 6, Ts(i)), W(e, t).shown[n] = n * 6 + Math.max(0, r);
	}
}
var _s = (e, t, n) => {
	let r = U.indexOf(n) * 6;
	return W(e, t).dice.slice(r, r + 6).map(I);
};
function vs(e, t) {
	if (e.stock[t] > 0) return pt(t, --e.stock[t]);
	let n = new Set(e.heroes.flatMap(({ dice: e, discarded: t }) => [...e, ...t]));
	for (let r = 0; r < dt; r++) if (I(r) === t && !n.has(r)) return e.box = e.box.filter((e) => e !== r), r;
	throw $((e) => e.noneLeft(F(t)));
}
function ys(e, t, n) {
	let r = e.stock[t];
	if (r < n) throw $((e) => e.tooFewInTemple(F(t), r));
	for (; e.stock[t] > n;) e.box.push(pt(t, --e.stock[t]));
}
function bs(e, t, n) {
	let r = W(e, t);
	for (let t of p(n)) {
		let n = w(t);
		if (n === void 0) throw $((e) => e.noSuchCard(t, ss));
		let i = H(n), a = e.sets[i] === n;
		if (a && e.left[i] === 0) throw $((e) => e.noneLeft(t));
		let o = e.heroes.reduce((e, t) => e + Fn(t, n), 0);
		r.cards.push(Re(n, a ? e.heroes.length - e.left[i] : o)), a && e.left[i]--;
	}
	r.hammers = Fn(r, Fe), r.chests = Fn(r, Ie);
}
function xs(e, t, n) {
	let r = p(n), i = r.find((e) => !ds(e));
	if (i) throw $((e) => e.notAToken(i, fe));
	for (let n of fe) if (W(e, t)[n] = r.filter((e) => e === n).length, e.heroes.reduce((e, t) => e + t[n], 0) > e.heroes.length) throw $((t) => t.tooManyTokens(n, e.heroes.length));
}
function Ss(e, t, n) {
	let r = W(e, t), [i = "", a = ""] = p(n);
	if (r.hammers === 0) throw $((e) => e.noHammer);
	if (!cs.includes(i)) throw $((e) => e.notAPass);
	r.struck = cs.indexOf(i) * v.spaces + g(a, 0, v.spaces - 1);
}
function Cs(e, t, n) {
	let r = n === "home" ? 0 : g(n, 1, 7);
	if (r !== 0 && e.heroes.some((e, n) => n !== t && e.island === r)) throw $((e) => e.occupied(r));
	W(e, t).island = r;
}
function ws(e, t) {
	let n = Object.entries(Wa).find(([e]) => e === t)?.[1];
	if (!n) throw $((e) => e.notAStep(t, Object.keys(Wa)));
	Ct(e, za, Va, n);
}
function Ts(e) {
	let t = A(e);
	if (t === void 0) throw $((t) => t.notAFace(e));
	return t;
}
function Es(e, t) {
	let n = w(t);
	if (n === void 0 || e.sets[H(n)] !== n) throw $((e) => e.noPile(t));
	return H(n);
}
var Ds = (e, t) => e.stock.reduce((e, n, r) => Os(r) === t ? e + n : e, 0), Os = (e) => $e.includes(e), ks = {
	id: Dn.id,
	rulesVersion: 3,
	seats: Dn.seats,
	options: {
		first: t,
		cards: {
			kind: "data",
			default: "first",
			check: _n,
			words: () => [...hn, ...un.flatMap((e) => V[e].cards.map((e) => C[e].id))],
			samples: () => [
				"alternative",
				"random",
				"great-bear,sentinel,triton",
				"boar,triton,random"
			]
		},
		reflection: {
			kind: "flag",
			default: !1
		}
	},
	setup: (e, t) => Vn(e, String(t.cards), t.reflection === !0, ee(t)),
	rules: za,
	view: Wo,
	turn: Ua,
	active: (e) => Ua(e) > 0 ? e.active : void 0,
	events: wn,
	eventRules: Tn,
	highlight: vo,
	summary: yo,
	outcome: js,
	insight: lo,
	conserved: (e) => ({
		faces: As(e.stock) + e.box.length + As(e.heroes.map((e) => e.dice.length + e.discarded.length + (e.forging === -1 ? 0 : 1))),
		cards: As(e.left) + As(e.heroes.map(({ cards: e }) => e.length))
	}),
	bound: 2e4,
	content: [
		...k.map(({ id: e }) => `face/${e}`),
		...C.map(({ id: e }) => `card/${e}`),
		...C.flatMap(({ id: e, reinforcement: t, ousting: n, boar: r }) => t || n || r ? [`card/${e}/back`] : []),
		"hammer/1",
		"hammer/2"
	],
	vocabulary: is,
	text: Uo
}, As = (e) => e.reduce((e, t) => e + t, 0);
function js(e) {
	if (e.ended === void 0) return;
	let t = e.heroes.map(Pn);
	return {
		places: ne(t.map((e) => [e])),
		scores: t,
		reason: e.ended
	};
}
// packages/dice-forge/src/text/names.ts
var Ms = (e) => {
	let { names: t, grammar: n } = e;
	return {
		card: (e) => t.cards[e],
		shortCard: (e) => t.withoutArticle(t.cards[e]),
		cardText: (t) => Ao(C[w(t)], e),
		face: (t) => Q(t, e),
		resource: (e) => n.resources[e],
		amount: n.amount,
		either: (t) => To(t, e),
		token: (e) => t.tokens[e],
		die: (e) => t.dice[e],
		phase: (e) => t.phases[e],
		island: (e) => e === 0 ? t.headings.home : `${t.headings.island} ${e}`,
		heading: (e) => t.headings[e]
	};
}, Ns = Object.fromEntries(r.map((e) => [e, Ms(cn[e])])), Ps = Object.values(/* @__PURE__ */ de({
	BOAR_COLOURS: () => Be,
	CARDS: () => C,
	CARD_SETS: () => hn,
	FACES: () => k,
	GLORY: () => 3,
	GLORY_TOKEN: () => 100,
	HOME: () => 0,
	OPEN_SLOTS: () => un,
	POOLS: () => Ve,
	QUESTIONS: () => or,
	RESOURCES: () => y,
	SHIELD_GLORY: () => Ue,
	SHIP_DISCOUNT: () => 2,
	SIDES: () => 6,
	SLOTS: () => V,
	TOKENS: () => fe,
	TRIPLED: () => 3,
	diceForge: () => ks,
	diceForgeNames: () => Ns,
	diceForgeWeights: () => no,
	keyOf: () => sr,
	optionOf: () => J
})).find((e) => e?.id === "dice-forge" && e.rulesVersion !== void 0), Fs = {
	...Ps,
	rules: ht(Ps.rules)
};
export { Fs as game };
