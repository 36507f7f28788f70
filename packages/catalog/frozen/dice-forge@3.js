import { BY_CHANCE as e, FIRST_PLAYER as t, InputError as n, LANGUAGES as r, chancesOf as i, eachLanguage as a, emit as o, firstPlayer as s, frozenFlows as c, hasReached as l, inEveryLanguage as u, isAt as d, isOver as f, itemsOf as p, judgementText as ee, listed as m, namedFirst as te, parseSeat as ne, placesOf as re, readersOf as ie, seatName as ae, seatOf as oe, seatsFrom as se, spreadOf as ce, sumFrames as le, summaryItems as ue, summaryParts as de, visit as h, wholeOf as fe } from "@alea/engine";
// \0rolldown/runtime.js
var pe = Object.defineProperty, me = (e, t) => {
	let n = {};
	for (var r in e) pe(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || pe(n, Symbol.toStringTag, { value: "Module" }), n;
}, he = ["cerberus", "triton"], ge = (e) => ({
	verb: "gain",
	gives: e
}), _e = (...e) => ({
	verb: "pick",
	among: e
}), ve = (e, t) => ({
	verb: "spend",
	gold: e,
	gives: t
}), ye = (e, t = "none") => ({
	verb: "favours",
	count: e,
	convert: t
}), be = (e, t = "none") => ({
	verb: "minor",
	count: e,
	convert: t
}), xe = (e) => ({
	verb: "forge",
	garden: e
}), Se = { verb: "hammer" }, Ce = { verb: "chest" }, we = (e) => ({
	verb: "token",
	token: e
}), Te = (e) => ({
	verb: "forged",
	gives: e
}), Ee = { verb: "boar" }, De = { verb: "satyrs" }, Oe = { verb: "minotaur" }, ke = {
	shards: 2,
	gold: 1
}, g = {
	gold: 6,
	sun: 2,
	moon: 2
}, Ae = {
	gold: 4,
	shards: 3
}, je = {
	gold: 12,
	shards: 6
}, _ = {
	spaces: 15,
	rewards: [10, 15]
}, v = [
	"gold",
	"sun",
	"moon",
	"glory"
], Me = [
	0,
	0,
	0,
	0
], y = (e, t) => {
	let n = [
		0,
		0,
		0,
		0
	];
	return n[e] = t, n;
}, Ne = (e, t) => [
	e[0] + t[0],
	e[1] + t[1],
	e[2] + t[2],
	e[3] + t[3]
], Pe = (e, t) => [
	e[0] * t,
	e[1] * t,
	e[2] * t,
	e[3] * t
], Fe = (e) => (t, n, r, i = {}) => ({
	id: t,
	sun: e.sun ? n : 0,
	moon: e.moon ? n : 0,
	glory: r,
	...i
}), b = Fe({
	sun: !1,
	moon: !0
}), x = Fe({
	sun: !0,
	moon: !1
}), Ie = Fe({
	sun: !0,
	moon: !0
}), S = [
	b("hammer", 1, 0, { now: Se }),
	b("chest", 1, 2, { now: Ce }),
	b("silver-hind", 2, 2, { reinforcement: be(1) }),
	b("great-bear", 2, 2, { ousting: ge(y(3, 3)) }),
	b("satyrs", 3, 6, { now: De }),
	b("boar", 3, 4, {
		now: Ee,
		boar: _e(y(1, 1), y(2, 1), y(3, 3))
	}),
	b("ferryman", 4, 12),
	b("cerberus", 4, 6, { now: we("cerberus") }),
	b("helmet", 5, 4, { now: xe("triple") }),
	b("cancer", 6, 8, { now: ye(2) }),
	b("sentinel", 6, 6, { now: ye(2, "shards") }),
	Ie("hydra", 5, 26),
	Ie("typhon", 5, 16, { now: Te(y(3, 1)) }),
	x("sphinx", 6, 10, { now: be(4) }),
	x("cyclops", 6, 8, { now: be(4, "gold") }),
	x("gorgon", 4, 14),
	x("triton", 4, 8, { now: we("triton") }),
	x("abyssal-mirror", 5, 10, { now: xe("mirror") }),
	x("owl", 2, 4, { reinforcement: _e(y(0, 1), y(1, 1), y(2, 1)) }),
	x("celestial-ship", 2, 4, { now: xe("ship") }),
	x("minotaur", 3, 8, { now: Oe }),
	x("guardians-shield", 3, 6, { now: xe("shield") }),
	x("elder", 1, 0, { reinforcement: ve(3, y(3, 4)) }),
	x("wild-spirits", 1, 2, { now: ge([
		3,
		0,
		3,
		0
	]) })
], Le = Object.fromEntries(S.map(({ id: e }, t) => [e, t])), C = (e) => Object.hasOwn(Le, e) ? Le[e] : void 0, w = (e) => S[e].id, Re = Le.hammer, ze = Le.chest, Be = Le.boar, Ve = (e, t) => e * 4 + t, T = (e) => Math.floor(e / 4), He = (e) => e % 4, Ue = [
	"red",
	"yellow",
	"green",
	"blue"
], We = [
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
], Ge = [
	"mirror",
	"shield",
	"ship",
	"boar",
	"triple"
], Ke = y(3, 5), E = (e, t = 0, n = 0, r = 0) => ({
	kind: "gain",
	gives: [
		e,
		t,
		n,
		r
	]
}), qe = (...e) => ({
	kind: "choice",
	among: e
}), Je = (e) => [y(1, e), y(2, e)], Ye = (e) => qe(y(0, e), ...Je(e)), D = (e, t, n, r = 4) => ({
	id: e,
	power: t,
	pool: n,
	copies: r
}), Xe = (e, t, n, r = 4) => ({
	id: e,
	power: t,
	garden: Ge.indexOf(n),
	copies: r
}), Ze = (e, t, n) => Xe(e, {
	kind: "shield",
	key: t,
	gives: y(t, n)
}, "shield", 1), O = [
	{
		id: "g1",
		power: E(1),
		copies: 0
	},
	{
		id: "v2",
		power: E(0, 0, 0, 2),
		copies: 0
	},
	D("g3", E(3), 0),
	D("m1", E(0, 0, 1), 1),
	D("g4", E(4), 2),
	D("s1", E(0, 1), 3),
	D("g6", E(6), 4, 1),
	D("any1", Ye(1), 4, 1),
	D("s1v1", E(0, 1, 0, 1), 4, 1),
	D("g2m1", E(2, 0, 1), 4, 1),
	D("g3-v2", qe(y(0, 3), y(3, 2)), 5),
	D("m2", E(0, 0, 2), 6),
	D("s2", E(0, 2), 7),
	D("v3", E(0, 0, 0, 3), 8),
	D("v4", E(0, 0, 0, 4), 9, 1),
	D("m2v2", E(0, 0, 2, 2), 9, 1),
	D("any2", Ye(2), 9, 1),
	D("all1", E(1, 1, 1, 1), 9, 1),
	Xe("mirror", { kind: "mirror" }, "mirror"),
	Ze("shield-sun", 1, 2),
	Ze("shield-moon", 2, 2),
	Ze("shield-gold", 0, 3),
	Ze("shield-glory", 3, 3),
	Xe("ship", { kind: "ship" }, "ship"),
	...Ue.map((e) => Xe(`boar-${e}`, {
		kind: "boar",
		colour: e,
		among: Je(1)
	}, "boar", 1)),
	Xe("x3", { kind: "triple" }, "triple")
], Qe = Object.fromEntries(O.map(({ id: e }, t) => [e, t])), k = (e) => Object.hasOwn(Qe, e) ? Qe[e] : void 0, $e = (e) => Qe[e], A = $e("mirror"), j = $e("x3"), M = $e("ship"), et = $e("boar-red"), N = (e) => O[e].power, tt = (e) => e >= et && e < et + Ue.length, P = (e) => O[e].id, nt = O.flatMap(({ pool: e }, t) => e === void 0 ? [] : [t]), rt = nt.map(P), it = O.map(({ pool: e }) => e === void 0 ? 0 : We[e]), at = (e) => it[e], ot = Ge.map((e, t) => O.flatMap(({ garden: e }, n) => e === t ? [n] : [])), st = (e) => ot[Ge.indexOf(e)], ct = [
	"g1",
	"g1",
	"g1",
	"g1",
	"g1",
	"s1"
].map($e), lt = [
	"g1",
	"g1",
	"g1",
	"g1",
	"m1",
	"v2"
].map($e), ut = O.flatMap(({ copies: e }, t) => Array(e).fill(t)), dt = [...ct, ...lt], ft = 4, pt = [...ut, ...Array.from({ length: ft }, () => dt).flat()], mt = pt.length, F = (e) => pt[e], ht = O.map((e, t) => ut.indexOf(t)), gt = (e, t) => ht[e] + t, _t = (e) => dt.map((t, n) => ut.length + 12 * e + n), { registered: vt, flow: I, frameOf: yt, framesOf: bt, isRunning: xt, calledBy: St, isOf: L, reads: Ct, unwind: wt, abort: Tt, enter: Et } = c(3), Dt = {
	face: (e) => `face: ${e}`,
	card: (e) => `${e}, taken`,
	effect: (e) => `${e}, effect used`,
	hammer: (e) => `hammer, pass ${e}`
}, Ot = {
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
}, kt = {
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
}, At = { "last-round": "The last round is over." }, jt = {
	title: "Dice Forge",
	pitch: "Forge your own dice, face by face, and win a place among the gods."
}, Mt = (e) => e.join(", "), Nt = {
	notACardList: (e) => `write ${Mt(e)}, or cards: great-bear,typhon`,
	twoSets: (e, t) => `${e} and ${t}: write only one of them`,
	noSuchCard: (e, t) => `there is no card called ${e}; the cards are ${Mt(t)}`,
	cardTwice: (e) => `${e} is named twice`,
	onePile: (e, t) => `${e} and ${t} share one pile: name only one of them`,
	cannotSet: (e) => `Dice Forge has no ${e} to set`,
	cannotSetOfHero: (e) => `A hero has no ${e} to set`,
	tooManyTokens: (e, t) => `${e}: this table has only ${t}`,
	notAToken: (e, t) => `${e} is not a token; the tokens are ${Mt(t)}`,
	notAReserve: "a reserve is four numbers: gold, sun, moon, glory",
	notADie: "a die has six faces: write the first ones",
	notTwoFaces: "the dice show two faces: light, then dark",
	noneLeft: (e) => `no ${e} is left`,
	tooFewInTemple: (e, t) => `the temple has only ${t} of ${e}`,
	noHammer: "no hammer is open: give the hero the card first",
	notAPass: "write the pass and the space: II 13",
	occupied: (e) => `another hero is on island ${e}`,
	notAStep: (e, t) => `${e} is not a step; the steps are ${Mt(t)}`,
	notAFace: (e) => `${e} is not a face`,
	noPile: (e) => `no pile of ${e} is in play`
}, Pt = {
	gold: "gold",
	sun: "sun",
	moon: "moon",
	glory: "glory"
}, Ft = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, It = (e, t) => `${e}\u00a0${Pt[t]}`, Lt = {
	resources: Pt,
	amount: It,
	brief: It,
	and: (e) => Ft(e, " and "),
	or: (e) => Ft(e, " or "),
	clauses: (e) => e.join("; ")
}, Rt = {
	unit: "glory",
	named: (e, t) => `${e}: ${t}`,
	terms: {
		glory: "glory won",
		printed: "glory printed on cards",
		gold: "gold in reserve",
		sun: "sun in reserve",
		moon: "moon in reserve",
		wasted: "what will not fit into the reserves",
		dice: "what the dice will bring",
		forging: "the face about to be forged",
		cards: "what cards will still bring",
		chests: "larger reserves",
		hammer: "the hammer’s progress",
		cerberus: "Cerberus token",
		triton: "Triton token",
		pending: "what is about to be gained"
	},
	because: {
		glory: {
			more: () => "wins glory",
			less: () => "wins less glory",
			theirLess: () => "costs the others glory"
		},
		printed: {
			more: (e) => e ? `takes the glory of ${e}` : "takes the glory of a card",
			less: (e) => e ? `does without the glory of ${e}` : "does without the glory of a card",
			theirLess: (e) => e ? `denies the others ${e}` : "denies the others a card"
		},
		gold: {
			more: () => "keeps gold",
			less: () => "spends gold",
			theirLess: () => "costs the others gold"
		},
		sun: {
			more: () => "keeps sun",
			less: () => "spends sun",
			theirLess: () => "costs the others sun"
		},
		moon: {
			more: () => "keeps moon",
			less: () => "spends moon",
			theirLess: () => "costs the others moon"
		},
		wasted: {
			more: () => "makes room in the reserves, so that less is wasted",
			less: () => "lets the reserves overflow"
		},
		dice: {
			more: () => "makes the dice better for the rest of the match",
			less: () => "leaves the dice as they are",
			theirLess: () => "makes the others’ dice worse"
		},
		forging: {
			more: () => "gains a better face to forge",
			less: () => "gains a worse face to forge"
		},
		cards: {
			more: (e) => e ? `uses ${e} turn after turn` : "has cards that bring something turn after turn",
			less: (e) => e ? `does without ${e} turn after turn` : "has fewer cards that work for it",
			theirLess: (e) => e ? `denies the others ${e}` : "denies the others a card"
		},
		chests: { more: () => "makes the reserves larger" },
		hammer: {
			more: () => "moves the hammer on",
			less: () => "does not move the hammer on"
		},
		cerberus: {
			more: () => "keeps a Cerberus token",
			less: () => "spends a Cerberus token"
		},
		triton: {
			more: () => "keeps a Triton token",
			less: () => "spends a Triton token"
		},
		pending: {
			more: () => "is about to gain more",
			less: () => "is about to gain less"
		}
	}
}, zt = {
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
}, Bt = {
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
}, Vt = {
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
}, Ht = (e, t, n) => e === 1 ? t : n, Ut = {
	facts: jt,
	grammar: Lt,
	names: zt,
	content: Dt,
	effects: Ot,
	questions: Vt,
	options: Bt,
	events: kt,
	reasons: At,
	faults: Nt,
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
			forged: (e) => Ht(e, "face forged", "faces forged"),
			taken: (e) => Ht(e, "exploit", "exploits")
		},
		gathered: {
			gold: (e) => "gold",
			sun: (e) => "sun",
			moon: (e) => "moon"
		}
	},
	judgement: Rt
}, Wt = {
	face: (e) => `face : ${e}`,
	card: (e) => `exploit : ${e}`,
	effect: (e) => `effet : ${e}`,
	hammer: (e) => `marteau, parcours ${e}`
}, Gt = {
	gold: "or",
	sun: "soleil",
	moon: "lune",
	glory: "gloire"
}, Kt = ["sun", "moon"], qt = (e, t) => e > 1 && Kt.includes(t) ? "s" : "", Jt = (e, t) => `${e}\u00a0${Gt[t]}${qt(e, t)}`, R = (e) => `${e}\u00a0${e > 1 ? "points" : "point"} de gloire`, Yt = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, Xt = {
	resources: Gt,
	amount: (e, t) => t === "glory" ? R(e) : Jt(e, t),
	brief: Jt,
	and: (e) => Yt(e, " et "),
	or: (e) => Yt(e, " ou "),
	clauses: (e) => e.join("\xA0; ")
}, Zt = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, Qt = {
	gain: (e) => `gagnez ${e}`,
	spend: (e, t) => `dépensez ${e} or pour gagner ${t}`,
	favours: (e) => `recevez ${e} fois de suite les faveurs des dieux`,
	minorFavour: "recevez une faveur mineure (un seul dé)",
	minorFavours: (e) => `recevez ${e} faveurs mineures avec un même dé`,
	shardsAsGlory: (e) => `chaque fragment gagné peut être changé en ${R(e)}`,
	goldAsGlory: (e) => `chaque or gagné peut être changé en ${R(e)}`,
	forge: {
		mirror: "forgez une face miroir",
		shield: "forgez une face bouclier de votre choix",
		ship: "forgez une face bateau",
		boar: "forgez une face sanglier",
		triple: "forgez une face ×3"
	},
	hammer: (e, t, n) => `l’or que vous gagnez peut aller au marteau : ${e} cases pour ${R(t)}, ${e} autres pour ${n}`,
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
}, $t = (e, t) => t === void 0 ? `ne ${e} rien` : `${e} ${t}`, en = {
	firstPlayer: (e) => `${e} joue en premier.`,
	sets: (e) => `Cartes de cette partie : ${e}.`,
	removed: (e) => `Remises dans la boîte : ${e}.`,
	round: (e, t) => `Manche ${e} sur ${t}.`,
	turn: (e) => `C’est au tour ${Zt(e)}.`,
	rolled: (e, t) => `${e} obtient ${t}.`,
	mirrored: (e, t) => `Le miroir ${Zt(e)} copie ${t}.`,
	ordered: (e, t) => `${e} applique d’abord ${t}.`,
	choseDie: (e, t) => `${e} choisit le ${t}.`,
	stole: (e, t) => `${e} prend ${t}.`,
	gained: (e, t, n) => `${e} ${$t("gagne", t)}${n > 0 ? ` ; ${n} ${n > 1 ? "perdus" : "perdu"} faute de place` : ""}.`,
	lost: (e, t) => `${e} ${$t("perd", t)}.`,
	converted: (e, t, n) => `${e} prend ${R(t)} plutôt que ${n}.`,
	hammered: (e, t) => `${e} verse ${t} or au marteau.`,
	hammerPass: (e, t, n) => `${e} termine le parcours ${t} du marteau : ${R(n)}.`,
	repeated: (e) => `${e} rend un jeton Cerbère et applique ses faces à nouveau.`,
	reinforced: (e, t) => `${e} appelle ${t}.`,
	spent: (e, t) => `${e} dépense ${t} or.`,
	passed: (e) => `${e} ne fait rien.`,
	extra: (e, t) => `${e} paie ${Xt.amount(t, "sun")} pour agir encore une fois.`,
	bought: (e, t, n) => `${e} achète ${t} pour ${n} or.`,
	forged: (e, t, n, r) => `${e} forge ${t} à la place de ${n} sur le ${r}.`,
	paid: (e, t, n) => `${e} paie ${t} pour ${n}.`,
	moved: (e, t) => `${e} va sur l’île ${t}.`,
	ousted: (e, t) => `${e} chasse ${t}.`,
	took: (e, t) => `${e} prend ${t}.`,
	chest: (e) => `Les réserves ${Zt(e)} s’agrandissent.`,
	token: (e, t) => `${e} reçoit un jeton ${t}.`,
	cashed: (e, t) => `${e} rend un jeton Triton contre ${t}.`,
	garden: (e, t) => `${e} prend ${t} dans les jardins.`,
	boar: (e, t, n) => `${e} donne ${t} à ${n}.`,
	ended: (e) => `Partie terminée : ${e}.`
}, tn = { "last-round": "La dernière manche est terminée." }, nn = {
	title: "Dice Forge",
	pitch: "Forgez vos dés, face après face, et gagnez votre place parmi les dieux."
}, rn = (e) => e.join(", "), an = {
	notACardList: (e) => `écrivez ${rn(e)}, ou des cartes : great-bear,typhon`,
	twoSets: (e, t) => `${e} et ${t} : écrivez l’un ou l’autre`,
	noSuchCard: (e, t) => `aucune carte ne s’appelle ${e} ; les cartes sont ${rn(t)}`,
	cardTwice: (e) => `${e} est nommée deux fois`,
	onePile: (e, t) => `${e} et ${t} se partagent une pile : nommez l’une ou l’autre`,
	cannotSet: (e) => `Dice Forge n’a pas de ${e} à régler`,
	cannotSetOfHero: (e) => `Un héros n’a pas de ${e} à régler`,
	tooManyTokens: (e, t) => `${e} : il n’y en a que ${t} à cette table`,
	notAToken: (e, t) => `${e} n’est pas un jeton ; les jetons sont ${rn(t)}`,
	notAReserve: "une réserve, ce sont quatre nombres\xA0: or, soleil, lune, gloire",
	notADie: "un dé a six faces\xA0: écrivez les premières",
	notTwoFaces: "les dés montrent deux faces\xA0: celle du clair, puis celle du foncé",
	noneLeft: (e) => `il ne reste plus de ${e}`,
	tooFewInTemple: (e, t) => `il n’y a que ${t} ${e} dans le temple`,
	noHammer: "aucun marteau n’est ouvert\xA0: donnez d’abord la carte au héros",
	notAPass: "écrivez le parcours et la case\xA0: II 13",
	occupied: (e) => `un autre héros se trouve sur l’île ${e}`,
	notAStep: (e, t) => `${e} n’est pas une étape ; les étapes sont ${rn(t)}`,
	notAFace: (e) => `${e} n’est pas une face`,
	noPile: (e) => `aucune pile de ${e} n’est en jeu`
}, on = {
	unit: "points de gloire",
	named: (e, t) => `${e} : ${t}`,
	terms: {
		glory: "gloire gagnée",
		printed: "gloire inscrite sur les cartes",
		gold: "or en réserve",
		sun: "soleil en réserve",
		moon: "lune en réserve",
		wasted: "ce qui débordera des réserves",
		dice: "ce que les dés vont rapporter",
		forging: "la face à forger",
		cards: "ce que les cartes vont encore rapporter",
		chests: "réserves agrandies",
		hammer: "la progression du marteau",
		cerberus: "jeton Cerbère",
		triton: "jeton Triton",
		pending: "ce qui est sur le point d’être gagné"
	},
	because: {
		glory: {
			more: () => "fait gagner de la gloire",
			less: () => "fait gagner moins de gloire",
			theirLess: () => "coûte de la gloire aux autres"
		},
		printed: {
			more: (e) => e ? `prend la gloire d’une carte (${e})` : "prend la gloire d’une carte",
			less: (e) => e ? `se prive de la gloire d’une carte (${e})` : "se prive de la gloire d’une carte",
			theirLess: (e) => e ? `prive les autres d’une carte (${e})` : "prive les autres d’une carte"
		},
		gold: {
			more: () => "garde de l’or",
			less: () => "dépense de l’or",
			theirLess: () => "coûte de l’or aux autres"
		},
		sun: {
			more: () => "garde des soleils",
			less: () => "dépense des soleils",
			theirLess: () => "coûte des soleils aux autres"
		},
		moon: {
			more: () => "garde des lunes",
			less: () => "dépense des lunes",
			theirLess: () => "coûte des lunes aux autres"
		},
		wasted: {
			more: () => "fait de la place dans les réserves et évite du gaspillage",
			less: () => "laisse déborder les réserves"
		},
		dice: {
			more: () => "améliore les dés jusqu’à la fin de la partie",
			less: () => "laisse les dés comme ils sont",
			theirLess: () => "affaiblit les dés des autres"
		},
		forging: {
			more: () => "donne une meilleure face à forger",
			less: () => "donne une moins bonne face à forger"
		},
		cards: {
			more: (e) => e ? `fait servir une carte tour après tour (${e})` : "donne des cartes qui servent tour après tour",
			less: (e) => e ? `se prive d’une carte utile à chaque tour (${e})` : "donne moins de cartes qui servent",
			theirLess: (e) => e ? `prive les autres d’une carte (${e})` : "prive les autres d’une carte"
		},
		chests: { more: () => "agrandit les réserves" },
		hammer: {
			more: () => "fait avancer le marteau",
			less: () => "ne fait pas avancer le marteau"
		},
		cerberus: {
			more: () => "garde un jeton Cerbère",
			less: () => "dépense un jeton Cerbère"
		},
		triton: {
			more: () => "garde un jeton Triton",
			less: () => "dépense un jeton Triton"
		},
		pending: {
			more: () => "va faire gagner davantage",
			less: () => "va faire gagner moins"
		}
	}
}, sn = {
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
}, cn = {
	pass: {
		action: "ne rien faire",
		extra: "terminer le tour"
	},
	pay: (e) => `payer d’abord ${Xt.amount(e, "sun")}, puis choisir`,
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
	pays: (e, t) => `${e}, au profit ${Zt(t)}`,
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
}, { amount: ln } = Xt, un = (e, t, n) => [
	ln(e, "gold"),
	ln(t, "sun"),
	ln(n, "moon")
].join(", "), dn = {
	mirror: ({ losing: e, beside: t }) => `${e ? "Votre miroir doit copier une face, et vous perdez ce qu’elle donne\xA0: laquelle\xA0?" : "Votre miroir\xA0: quelle face visible copiez-vous\xA0?"}${t === void 0 ? "" : ` Votre autre dé montre ${t}.`}`,
	order: () => "Quelle face appliquez-vous d’abord\xA0?",
	pick: ({ by: e, losing: t }) => `${e} : que ${t ? "perdez" : "prenez"}-vous ?`,
	hammer: ({ gold: e }) => `Vous gagnez ${e} or : combien pour le marteau ?`,
	convert: ({ gain: e, glory: t }) => `Prendre ${R(t)} plutôt que ${e} ?`,
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
	action: ({ gold: e, sun: t, moon: n }) => `Acheter des faces ou prendre une carte ? Vous avez ${un(e, t, n)}.`,
	extra: ({ gold: e, sun: t, moon: n, extra: r }) => `Agir encore une fois pour ${ln(r, "sun")} ? Vous avez ${un(e, t, n)}.`
}, fn = (e, t, n) => e < 2 ? t : n, pn = u({
	en: Ut,
	fr: {
		facts: nn,
		grammar: Xt,
		names: sn,
		content: Wt,
		effects: Qt,
		questions: dn,
		options: cn,
		events: en,
		reasons: tn,
		faults: an,
		whyNot: {
			short: (e) => `il manque ${e}`,
			"pile-empty": "la pile est vide",
			"face-gone": "il n’en reste plus dans le temple",
			bought: "déjà achetée pendant cette offrande",
			boar: "un sanglier ne se recouvre jamais",
			"same-die": "aucun autre dé ne la montre"
		},
		summary: {
			score: R,
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
				forged: (e) => fn(e, "face forgée", "faces forgées"),
				taken: (e) => fn(e, "exploit", "exploits")
			},
			gathered: {
				gold: () => "or",
				sun: (e) => fn(e, "soleil", "soleils"),
				moon: (e) => fn(e, "lune", "lunes")
			}
		},
		judgement: on
	}
}), mn = [
	1,
	2,
	3,
	4,
	5,
	6,
	7
], z = (e, ...t) => ({
	island: e,
	cards: t.map((e) => C(e))
}), B = [
	z(1, "hammer"),
	z(1, "chest"),
	z(2, "silver-hind", "great-bear"),
	z(2, "satyrs", "boar"),
	z(3, "ferryman", "cerberus"),
	z(3, "helmet"),
	z(4, "cancer", "sentinel"),
	z(4, "hydra", "typhon"),
	z(4, "sphinx", "cyclops"),
	z(5, "gorgon", "triton"),
	z(5, "abyssal-mirror"),
	z(6, "owl", "celestial-ship"),
	z(6, "minotaur", "guardians-shield"),
	z(7, "elder"),
	z(7, "wild-spirits")
], hn = B.flatMap(({ cards: e }, t) => e.length > 1 ? [t] : []), gn = S.map((e, t) => B.findIndex(({ cards: e }) => e.includes(t))), V = (e) => gn[e], _n = (e) => B[V(e)].island, vn = B.map(({ cards: e }) => e[0]), yn = B.map(({ cards: e }) => e.at(-1)), bn = [
	"first",
	"alternative",
	"random"
], xn = (e) => bn.includes(e);
function Sn(e) {
	let t = typeof e == "string" ? e.split(/[\s,]+/).filter((e) => e !== "") : e;
	if (!Array.isArray(t) || t.length === 0) throw Dn((e) => e.notACardList(bn));
	let [n = "first", r] = t.filter(xn);
	if (r) throw Dn((e) => e.twoSets(n, r));
	let i = [];
	for (let e of t.filter((e) => !xn(e))) {
		let t = typeof e == "string" ? C(e) : void 0;
		if (t === void 0) throw Dn((t) => t.noSuchCard(wn(e), Cn));
		let n = V(t);
		if (i[n] === e) throw Dn((t) => t.cardTwice(e));
		let r = i[n];
		if (r !== void 0) throw Dn((t) => t.onePile(r, e));
		i[n] = e;
	}
	let a = B.flatMap((e, t) => i[t] ?? []);
	return [...a, ...n === "first" && a.length > 0 ? [] : [n]].join(",");
}
var Cn = S.map(({ id: e }) => e), wn = (e) => typeof e == "string" ? e : JSON.stringify(e) ?? String(e);
function Tn(e) {
	let t = e.split(","), n = [...t.includes("alternative") ? yn : vn];
	for (let e of On(t)) n[V(e)] = e;
	return n;
}
function En(e) {
	let t = e.split(",");
	if (!t.includes("random")) return [];
	let n = On(t).map(V);
	return hn.filter((e) => !n.includes(e));
}
var Dn = (e) => new n((t) => e(pn[t].faults)), On = (e) => e.flatMap((e) => C(e) ?? []), kn = {
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
}, An = {
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
}, jn = u({
	en: jt,
	fr: nn
}), Mn = {
	id: "dice-forge",
	seats: {
		min: 2,
		max: 4,
		usual: 3
	},
	title: a((e) => jn[e].title),
	pitch: a((e) => jn[e].pitch)
}, H = ["light", "dark"], U = (e, t) => e.heroes[t], Nn = (e) => se(e.active, e.heroes.length), Pn = (e, t) => (t - e.first + e.heroes.length) % e.heroes.length, Fn = (e) => e === 3 ? 10 : 9, In = (e) => je.gold + Ae.gold * e.chests, W = (e) => je.shards + Ae.shards * e.chests, G = (e, t) => F(e.dice[e.shown[t]]), Ln = (e) => e.hammers === 0 ? 0 : e.hammers * _.spaces * 2 - e.struck, Rn = (e) => {
	let t = 0;
	for (let n of e.cards) t += S[T(n)].glory;
	return t;
}, zn = (e) => e.glory + Rn(e), Bn = (e, t) => {
	let n = 0;
	for (let r of e.cards) T(r) === t && n++;
	return n;
};
function Vn(e, t) {
	return gt(t, --e.stock[t]);
}
var Hn = 4, Un = 2, Wn = 3;
function Gn(e, t) {
	e.first = e.active = t;
	for (let [n, r] of se(t, e.heroes.length).entries()) e.heroes[r].gold = Wn - n;
}
function Kn(e, t, n, r) {
	let i = O.map(({ copies: e }) => e), a = [];
	if (e === 2) for (let [e, { pool: t, copies: n }] of O.entries()) for (; t !== void 0 && n === Hn && i[e] > Un;) a.push(gt(e, --i[e]));
	let o = {
		round: 1,
		named: r,
		first: 0,
		active: 0,
		heroes: Array.from({ length: e }, (e, t) => qn(t)),
		drawn: En(t),
		reflection: n,
		sets: Tn(t),
		left: B.map(() => e),
		stock: i,
		box: a
	};
	return Gn(o, 0), o;
}
var qn = (e) => ({
	gold: 0,
	sun: 0,
	moon: 0,
	glory: 0,
	dice: _t(e),
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
}), Jn = We.map((e, t) => O.flatMap((e, n) => e.pool === t && e.copies === 1 ? [n] : [])), Yn = We.flatMap((e, t) => Jn[t].length > 0 ? [t] : []), Xn = "pass", Zn = "done", Qn = "none", $n = "again", er = ["glory", "keep"], tr = [
	"gold",
	"sun",
	"moon"
], nr = (e) => `triton-${e}`, rr = tr.map(nr);
function ir(e) {
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
		case "triton": return nr(e.resource);
		case "pick": return e.resource;
		case "convert": return e.to;
		case "die": return e.die;
	}
}
var K = (...e) => new Map(e.map((e) => [ir(e), e])), ar = S.map(({ id: e }) => e), or = ar.map((e) => ({
	is: "exploit",
	card: e
})), sr = (e) => rt.map((t) => ({
	is: "buy",
	question: e,
	face: t
})), cr = (e) => tr.map((t) => ({
	is: "triton",
	question: e,
	resource: t
})), lr = (e) => K(...O.map(({ id: t }) => ({
	is: e,
	face: t
}))), ur = {
	action: K({
		is: "pass",
		question: "action"
	}, ...or, ...sr("action"), ...cr("action")),
	extra: K({
		is: "pass",
		question: "extra"
	}, { is: "pay" }, ...or, ...sr("extra"), ...cr("extra")),
	buy: K({
		is: "done",
		question: "buy"
	}, ...sr("buy"), ...cr("buy")),
	ship: K({
		is: "none",
		question: "ship"
	}, ...sr("ship"), ...cr("ship")),
	reinforce: K({
		is: "done",
		question: "reinforce"
	}, ...ar.map((e) => ({
		is: "reinforce",
		card: e
	})), ...cr("reinforce")),
	triton: K({
		is: "none",
		question: "triton"
	}, ...cr("triton")),
	cerberus: K({ is: "again" }, {
		is: "none",
		question: "cerberus"
	}),
	mirror: lr("mirror"),
	order: lr("order"),
	steal: lr("steal"),
	garden: lr("garden"),
	pick: K(...v.map((e) => ({
		is: "pick",
		resource: e
	}))),
	convert: K(...er.map((e) => ({
		is: "convert",
		to: e
	}))),
	die: K(...H.map((e) => ({
		is: "die",
		die: e
	})))
}, dr = [
	...Object.keys(ur),
	"hammer",
	"forge",
	"bearer"
];
function q(e, t) {
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
		default: return ur[e].get(t);
	}
}
function fr(e, t) {
	switch (e.is) {
		case "hammer": return String(e.gold);
		case "forge": return `${H[Math.floor(e.place / 6)]}.${P(F(t[e.place]))}`;
		case "bearer": return ae(e.seat);
		default: return ir(e);
	}
}
var J = (e) => (t, n, r) => fr(q(e, t), U(n, r.seat).dice);
// packages/dice-forge/src/rules/dice.ts
function pr(e, t, n, r) {
	let { shown: i } = U(e, t);
	i[0] = n - 1, i[1] = 6 + r - 1, o(() => ({
		type: "rolled",
		seat: t,
		dice: [hr(e, t, 0), hr(e, t, 1)]
	}));
}
function mr(e, t, n, r) {
	U(e, t).shown[n] = n * 6 + r - 1, o(() => ({
		type: "rolled",
		seat: t,
		dice: [hr(e, t, n)]
	}));
}
var hr = (e, t, n) => ({
	die: H[n],
	face: P(G(U(e, t), n))
});
function gr(e, t) {
	let n = [];
	for (let r = 0; r < e.heroes.length; r++) r !== t && n.push(G(U(e, r), 0), G(U(e, r), 1));
	return n;
}
function _r(e, t) {
	let n = gr(e, t);
	if (vr(e, t)) {
		let r = U(e, t);
		n.push(G(r, 0), G(r, 1));
	}
	return yr(n).filter((e) => e !== A);
}
var vr = (e, t) => e.reflection && gr(e, t).includes(A), yr = (e) => e.filter((t, n) => e.indexOf(t) === n);
// packages/dice-forge/src/rules/reserve.ts
function br(e, t, n, r, i, a, s = 0) {
	let c = U(e, t);
	s > 0 && Sr(c, t, s);
	let l = n - s, u = Math.min(l, In(c) - c.gold), d = Math.min(r, W(c) - c.sun), f = Math.min(i, W(c) - c.moon);
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
var xr = (e, t, [n, r, i, a]) => br(e, t, n, r, i, a);
function Sr(e, t, n) {
	o(() => ({
		type: "hammered",
		seat: t,
		gold: n
	}));
	let r = Math.floor(e.struck / _.spaces);
	for (e.struck += n; e.struck >= (r + 1) * _.spaces;) {
		let n = _.rewards[r];
		e.glory += n;
		let i = r + 1;
		o(() => ({
			type: "hammer-pass",
			seat: t,
			pass: i,
			glory: n
		})), h(`hammer/${i}`, t), r++, r < _.rewards.length || (e.struck -= _.rewards.length * _.spaces, e.hammers--, r = 0);
	}
}
function Cr(e, t, n, r, i, a) {
	if (n + r + i + a === 0) return;
	let s = U(e, t), c = {
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
var wr = (e, [t, n, r, i], a = "none") => ({
	seat: e,
	gold: t,
	sun: n,
	moon: r,
	glory: i,
	convert: a,
	struck: 0
}), Tr = (e, t, n, r) => r === "none" && (n === 0 || U(e, t).hammers === 0), Er = I("dice-forge/gain", (e) => [
	...Or(e, "shards", 1),
	...Or(e, "shards", 2),
	...Or(e, "gold", 0),
	e.ask("hammer", {
		who: (e, t) => t.seat,
		options: (e, t) => Ar(Math.min(t.gold, Ln(U(e, t.seat)))),
		key: J("hammer"),
		params: (e, t) => ({ gold: t.gold }),
		then: (e, t, n) => {
			t.struck = n;
		}
	}),
	e.run((e, t) => br(e, t.seat, t.gold, t.sun, t.moon, t.glory, t.struck))
]), Dr = [];
function Or(e, t, n) {
	let r = v[n];
	return [e.ask("convert", {
		who: (e, t) => t.seat,
		options: (e, n) => n.convert === t && n[r] > 0 ? er : Dr,
		key: J("convert"),
		params: (e, n) => ({
			resource: r,
			amount: n[r],
			glory: n[r] * ke[t]
		}),
		then: (e, n, i) => {
			if (i === "keep") return;
			let a = n[r], s = a * ke[t];
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
var kr = Array.from({ length: 64 }, (e, t) => t === 0 ? [] : Array.from({ length: t + 1 }, (e, t) => t)), Ar = (e) => kr[e], jr = (e) => e.sort((e, t) => Mr(e) - Mr(t)), Mr = (e) => {
	let { kind: t } = N(e);
	return t === "ship" ? 2 : +(t === "shield");
};
function Nr(e, [t, n]) {
	if (t === void 0 || n !== M || t === M) return !1;
	let r = Pr(t);
	return r > 0 && e.gold + r > In(e);
}
function Pr(e) {
	let t = N(e);
	return "gives" in t ? t.gives[0] : "among" in t ? Math.max(...t.among.map(([e]) => e)) : 0;
}
function Fr(e, t) {
	let n = [e, t].filter((e) => e !== -1).map(N);
	if (!n.every(Ir)) return;
	let [r, i] = n.filter(({ kind: e }) => e !== "triple");
	if (!r) return Me;
	if (!i) return Pe(r.gives, n.length > 1 ? 3 : 1);
	let [a, o] = r.kind === "shield" ? [i, r] : [r, i];
	return Ne(a.gives, o.kind === "shield" ? Rr(o, Lr(a.gives)) : o.gives);
}
var Ir = ({ kind: e }) => e === "gain" || e === "shield" || e === "triple", Lr = (e) => +(e[0] > 0) | (e[1] > 0 ? 2 : 0) | (e[2] > 0 ? 4 : 0) | (e[3] > 0 ? 8 : 0), Rr = (e, t) => t & 1 << e.key ? Ke : e.gives, zr = O.length + 1, Br = O.flatMap((e, t) => [-1, ...O.keys()].map((e) => Fr(t, e))), Vr = (e, t) => Br[e * zr + t + 1], Hr = (e) => v[e.findIndex((e) => e > 0)], Ur = (e, t = 1) => Object.fromEntries(e.map((e) => [Hr(e), Math.max(...e) * t])), Wr = (e, t) => o(() => ({
	type: "picked",
	seat: e,
	resource: t
})), Gr = I("dice-forge/pick", (e) => [e.ask("pick", {
	who: (e, t) => t.seat,
	options: (e, t) => t.does.among.map(Hr),
	key: J("pick"),
	params: (e, t) => ({
		by: w(T(t.piece)),
		among: Ur(t.does.among)
	}),
	then: (e, t, n) => {
		t.picked = t.does.among.findIndex((e) => Hr(e) === n), Wr(t.seat, n);
	}
}), e.call(Er, (e, t) => wr(t.seat, t.does.among[t.picked]))]);
// packages/dice-forge/src/rules/forge.ts
function Kr(e, t, n) {
	U(e, t).forging = Vn(e, n);
}
var qr = I("dice-forge/forge", (e) => [e.ask("forge", {
	who: (e, t) => t.seat,
	options: (e, t) => Jr(U(e, t.seat)),
	key: J("forge"),
	params: (e, t) => ({ face: P(F(U(e, t.seat).forging)) }),
	unavailable: (e, t) => U(e, t.seat).dice.flatMap((e, t) => tt(F(e)) ? [{
		value: t,
		rule: "DF-8.8",
		why: { is: "boar" }
	}] : []),
	then: (e, t, n) => Yr(e, t.seat, n)
})]);
function Jr({ dice: e }) {
	let t = [], n = 0;
	for (let r = 0; r < e.length; r++) {
		r === 6 && (n = 0);
		let i = F(e[r]);
		n & 1 << i || tt(i) || (n |= 1 << i, t.push(r));
	}
	return t;
}
function Yr(e, t, n) {
	let r = U(e, t), i = Math.floor(n / 6), a = r.dice[n], s = P(F(r.forging));
	r.discarded.push(a), r.dice[n] = r.forging, r.shown[i] = n, r.forging = -1, o(() => ({
		type: "forged",
		seat: t,
		die: H[i],
		face: s,
		over: P(F(a))
	}));
}
// packages/dice-forge/src/rules/sanctuary.ts
var Xr = (e, t) => Math.max(0, at(e) - t);
function Zr(e, t, n, r = 0, i = 0) {
	for (let a = 0; a < nt.length; a++) {
		let o = nt[a];
		t.stock[o] > 0 && at(o) - r <= n && !(i & 1 << o) && e.push(rt[a]);
	}
}
function Qr(e, t, n = 0, r = 0) {
	return nt.flatMap((i) => {
		let a = P(i);
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
		let o = Xr(i, n) - t;
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
function $r(e, t, n, r = 0) {
	let i = Xr(n, r);
	U(e, t).gold -= i, Kr(e, t, n), o(() => ({
		type: "bought",
		seat: t,
		face: P(n),
		price: i
	}));
}
// packages/dice-forge/src/rules/triton.ts
var ei = [], ti = (e, t) => e.active === t && U(e, t).triton > 0 ? rr : ei;
function ni(e, t, n) {
	U(e, t.seat).triton--, t.cash = nr(n), o(() => ({
		type: "cashed",
		seat: t.seat,
		resource: n
	}));
}
var ri = (e) => e.when((e, t) => t.cash !== "", e.call(Er, (e, t) => wr(t.seat, ii[t.cash])), e.run((e, t) => {
	t.cash = "";
})), ii = {
	"triton-gold": [
		g.gold,
		0,
		0,
		0
	],
	"triton-sun": [
		0,
		g.sun,
		0,
		0
	],
	"triton-moon": [
		0,
		0,
		g.moon,
		0
	]
}, ai = I("dice-forge/last-triton", (e) => [e.run((e, t) => {
	t.seat = e.active, t.cash = "", t.done = !1;
}), e.loop((e, t) => !t.done && U(e, t.seat).triton > 0, e.ask("triton", {
	who: (e, t) => t.seat,
	options: () => [Qn, ...rr],
	key: J("triton"),
	then: (e, t, n) => {
		let r = q("triton", n);
		r.is === "triton" ? ni(e, t, r.resource) : t.done = !0;
	}
}), ri(e))]), oi = (e, t) => ({
	seat: e,
	cash: "",
	discount: t,
	decided: ""
}), si = I("dice-forge/ship", (e) => [e.loop((e, t) => t.decided === "", e.ask("ship", {
	who: (e, t) => t.seat,
	options: (e, t) => ci(e, t.seat, t.discount),
	key: J("ship"),
	params: (e, t) => ({
		discount: t.discount,
		gold: U(e, t.seat).gold
	}),
	unavailable: (e, t) => Qr(e, U(e, t.seat).gold, t.discount),
	auto: !0,
	then: (e, t, n) => {
		let r = q("ship", n);
		if (r.is === "triton") return ni(e, t, r.resource);
		t.decided = r.is === "buy" ? "bought" : "none", r.is === "buy" && $r(e, t.seat, k(r.face), t.discount);
	}
}), ri(e)), e.when((e, t) => t.decided === "bought", e.call(qr, (e, t) => ({ seat: t.seat })))]);
function ci(e, t, n) {
	let r = [Qn];
	return Zr(r, e, U(e, t).gold, n), r.push(...ti(e, t)), r;
}
var li = (e, t, n) => ci(e, t, n).length > 1, ui = -1, di = (e, t, n, r = "none", i = !1) => ({
	seat: e,
	first: t,
	second: n,
	losing: i,
	convert: r,
	factor: 1,
	sailed: !1,
	queue: [],
	face: -1,
	picked: ui,
	types: 0,
	due: []
}), fi = I("dice-forge/apply", (e) => [
	...hi(e, "first"),
	...hi(e, "second"),
	e.mark("mirrored"),
	e.run(bi),
	e.ask("order", {
		who: (e, t) => t.seat,
		options: (e, t) => !t.losing && Nr(U(e, t.seat), t.queue) ? t.queue.map(P) : [],
		key: J("order"),
		then: (e, t, n) => {
			k(n) === M && t.queue.reverse(), o(() => ({
				type: "ordered",
				seat: t.seat,
				face: n
			}));
		}
	}),
	e.when((e, t) => xi(t) !== void 0, ...Ti(e, (e) => xi(e))),
	e.loop((e, t) => t.queue.length > 0, e.run(Si), e.ask("pick", {
		who: (e, t) => t.seat,
		options: (e, t) => Ci[t.face].map(Hr),
		key: J("pick"),
		params: (e, t) => ({
			by: P(t.face),
			among: Ur(Ci[t.face], t.factor),
			losing: t.losing
		}),
		then: (e, t, n) => {
			t.picked = Ci[t.face].findIndex((e) => Hr(e) === n), Wr(t.seat, n);
		}
	}), ...Ti(e, wi), e.run((e, t) => {
		if (t.types |= Lr(wi(t)), tt(t.face) && Ei(e, t.face) !== void 0) for (let e = 0; e < t.factor; e++) t.due.push(t.face);
	}), e.loop(pi, e.call(Gr, (e, t) => {
		let n = t.due.shift();
		return {
			seat: Ei(e, n),
			piece: Di(n),
			does: mi
		};
	})), e.when((e, t) => t.face === M && !t.losing, e.call(si, (e, t) => oi(t.seat, 2 * t.factor))))
]), pi = (e, { due: t, losing: n, queue: r }) => t.length > 0 && !(n && r.length > 0), mi = S[Be].boar, hi = (e, t) => [
	e.ask("order", {
		who: (e, t) => t.seat,
		options: (e, n) => _i(e, n, t) ? gi : [],
		key: J("order"),
		then: (e, t, n) => {
			t.sailed = k(n) === M, o(() => ({
				type: "ordered",
				seat: t.seat,
				face: n
			}));
		}
	}),
	e.when((e, n) => n.sailed && n[t] === A, e.call(si, (e, t) => oi(t.seat, 2))),
	e.ask("mirror", {
		who: (e, t) => t.seat,
		options: (e, n) => n[t] === A ? _r(e, n.seat).map(P) : [],
		key: J("mirror"),
		params: (e, n) => ({
			losing: n.losing,
			beside: yi(n, t)
		}),
		auto: !0,
		then: (e, n, r) => {
			h("face/mirror", n.seat), n[t] = k(r), o(() => ({
				type: "mirrored",
				seat: n.seat,
				face: r
			}));
		}
	})
], gi = [A, M].map(P), _i = (e, t, n) => t[n] === A && vi(t, n) === M && !t.losing && vr(e, t.seat) && li(e, t.seat, 2), vi = ({ first: e, second: t }, n) => n === "first" ? t : e;
function yi(e, t) {
	let n = vi(e, t);
	return n === -1 || e.sailed ? "" : P(n);
}
function bi(e, t) {
	let { first: n, second: r } = t;
	(n === j || r === j) && h("face/x3", t.seat), xi(t) === void 0 ? (t.queue = jr([n, r].filter((e) => e !== -1 && e !== j && e !== A)), t.sailed && t.queue.splice(t.queue.indexOf(M), 1), t.factor = t.queue.length === 1 && (n === j || r === j) ? 3 : 1) : (h(() => `face/${P(n)}`, t.seat), r !== -1 && h(() => `face/${P(r)}`, t.seat));
}
var xi = (e) => e.convert === "shards" || e.first === -1 ? void 0 : Vr(e.first, e.second);
function Si(e, t) {
	t.face = t.queue.shift(), t.picked = ui, h(() => `face/${P(t.face)}`, t.seat);
}
var Ci = O.map(({ power: e }) => "among" in e ? e.among : []);
function wi(e) {
	let t = N(e.face), n = t.kind === "shield" ? Rr(t, e.types) : t.kind === "gain" ? t.gives : Ci[e.face][e.picked] ?? Me, r = e.factor;
	return r === 1 ? n : [
		n[0] * r,
		n[1] * r,
		n[2] * r,
		n[3] * r
	];
}
var Ti = (e, t) => [e.either((e, n) => n.losing || Tr(e, n.seat, t(n)[0], n.convert), [e.run((e, n) => {
	let [r, i, a, o] = t(n);
	n.losing ? Cr(e, n.seat, r, i, a, o) : br(e, n.seat, r, i, a, o);
})], [e.call(Er, (e, n) => wr(n.seat, t(n), n.convert))])];
function Ei(e, t) {
	let n = Di(t), r = e.heroes.findIndex(({ cards: e }) => e.includes(n));
	return r >= 0 && h("card/boar/back", r), r >= 0 ? r : void 0;
}
var Di = (e) => Ve(Be, e - et), Y = I("dice-forge/favours-of-all", (e) => [e.roll("favours", {
	dice: (e) => 2 * e.heroes.length,
	whose: Nn,
	params: () => ({ dice: H }),
	then: (e, t, n) => {
		let { length: r } = e.heroes;
		for (let t = 0; t < r; t++) pr(e, (e.active + t) % r, n[2 * t], n[2 * t + 1]);
		t.served = 0;
	}
}), e.loop(ki, e.call(Pi, (e, t) => ji(e, Oi(e, t.served), "none")))]), Oi = (e, t) => (e.active + t - 1) % e.heroes.length;
function ki(e, t) {
	for (; t.served < e.heroes.length;) if (t.served++, !Ai(e, Oi(e, t.served))) return !0;
	return !1;
}
function Ai(e, t) {
	let n = U(e, t);
	if (n.cerberus > 0) return !1;
	let r = G(n, 0), i = G(n, 1), a = Vr(r, i);
	return !a || a[0] > 0 && n.hammers > 0 ? !1 : (h(() => `face/${P(r)}`, t), h(() => `face/${P(i)}`, t), xr(e, t, a), !0);
}
var ji = (e, t, n) => ({
	seat: t,
	first: G(U(e, t), 0),
	second: G(U(e, t), 1),
	convert: n,
	again: !1
}), Mi = [$n, Qn], Ni = [], Pi = I("dice-forge/receive", (e) => [
	e.call(fi, (e, t) => di(t.seat, t.first, t.second, t.convert)),
	e.ask("cerberus", {
		who: (e, t) => t.seat,
		options: (e, t) => U(e, t.seat).cerberus > 0 ? Mi : Ni,
		key: J("cerberus"),
		params: (e, t) => ({ faces: [t.first, t.second].filter((e) => e !== -1).map(P) }),
		then: (e, t, n) => {
			n !== "none" && (t.again = !0, U(e, t.seat).cerberus--, o(() => ({
				type: "repeated",
				seat: t.seat
			})));
		}
	}),
	e.when((e, t) => t.again, e.call(fi, (e, t) => di(t.seat, t.first, t.second, t.convert)))
]), Fi = I("dice-forge/favours", (e) => [e.loop((e, t) => t.count > 0, e.roll("favours", {
	dice: () => 2,
	whose: (e, t) => [t.seat],
	params: () => ({ dice: H }),
	then: (e, t, [n, r]) => {
		t.count--, pr(e, t.seat, n, r);
	}
}), e.when((e, t) => t.convert !== "none" || !Ai(e, t.seat), e.call(Pi, (e, t) => ji(e, t.seat, t.convert))))]), Ii = I("dice-forge/minor", (e) => [e.ask("die", {
	who: (e, t) => t.seat,
	options: () => H,
	key: J("die"),
	params: (e, t) => ({ count: t.count }),
	then: (e, t, n) => {
		t.die = H.indexOf(n), o(() => ({
			type: "chose-die",
			seat: t.seat,
			die: n
		}));
	}
}), e.loop((e, t) => t.count > 0, e.roll("minor", {
	dice: () => 1,
	whose: (e, t) => [t.seat],
	params: (e, t) => ({ dice: [H[t.die]] }),
	then: (e, t, [n]) => {
		t.count--, mr(e, t.seat, t.die, n);
	}
}), e.call(Pi, (e, t) => ({
	seat: t.seat,
	first: G(U(e, t.seat), t.die),
	second: -1,
	convert: t.convert,
	again: !1
})))]), Li = (e, t) => {
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
}, Ri = (e) => Nn(e).slice(1), zi = (e) => e.roll("rivals", {
	dice: (e) => 2 * (e.heroes.length - 1),
	whose: Ri,
	params: () => ({ dice: H }),
	then: (e, t, n) => {
		for (let [t, r] of Ri(e).entries()) pr(e, r, n[2 * t], n[2 * t + 1]);
	}
}), Bi = I("dice-forge/satyrs", (e) => [
	zi(e),
	e.ask("steal", {
		who: (e, t) => t.seat,
		options: (e, t) => Vi(gr(e, t.seat)).map(P),
		key: J("steal"),
		params: () => ({ left: 2 }),
		auto: !0,
		then: (e, t, n) => {
			t.first = Hi(t.seat, n);
		}
	}),
	e.ask("steal", {
		who: (e, t) => t.seat,
		options: (e, t) => yr(Ui(gr(e, t.seat), t.first)).map(P),
		key: J("steal"),
		params: () => ({ left: 1 }),
		unavailable: (e, t) => {
			let n = t.first ?? -1;
			return Ui(gr(e, t.seat), n).includes(n) ? [] : [{
				value: P(n),
				rule: "DF-11.5",
				why: { is: "same-die" }
			}];
		},
		auto: !0,
		then: (e, t, n) => {
			t.second = Hi(t.seat, n);
		}
	}),
	e.mark("stolen"),
	e.call(fi, (e, t) => di(t.seat, t.first, t.second))
]), Vi = (e) => e.length === 2 ? e.slice(0, 1) : yr(e);
function Hi(e, t) {
	return o(() => ({
		type: "stole",
		seat: e,
		face: t
	})), k(t);
}
var Ui = (e, t) => e.filter((n, r) => r !== e.indexOf(t)), Wi = I("dice-forge/minotaur", (e) => [zi(e), e.each("victim", Ri, e.call(fi, (e, t) => {
	let n = U(e, t.victim);
	return di(t.victim, G(n, 0), G(n, 1), "none", !0);
}))]), Gi = I("dice-forge/card-gain", (e) => [e.call(Er, (e, t) => wr(t.seat, t.does.gives))]), Ki = I("dice-forge/card-spend", (e) => [e.run((e, t) => {
	U(e, t.seat).gold -= t.does.gold, o(() => ({
		type: "spent",
		seat: t.seat,
		gold: t.does.gold
	})), xr(e, t.seat, t.does.gives);
})]), qi = I("dice-forge/card-favours", (e) => [e.call(Fi, (e, { seat: t, does: { count: n, convert: r } }) => ({
	seat: t,
	count: n,
	convert: r
}))]), Ji = I("dice-forge/card-minor", (e) => [e.call(Ii, (e, { seat: t, does: { count: n, convert: r } }) => ({
	seat: t,
	count: n,
	convert: r,
	die: 0
}))]), Yi = I("dice-forge/card-forge", (e) => [e.ask("garden", {
	who: (e, t) => t.seat,
	options: (e, t) => Xi(e, t).map(P),
	key: J("garden"),
	unavailable: (e, t) => st(t.does.garden).filter((t) => e.stock[t] === 0).map((e) => ({
		value: P(e),
		rule: "DF-11.25",
		why: { is: "face-gone" }
	})),
	auto: !0,
	then: (e, t, n) => {
		Kr(e, t.seat, k(n)), o(() => ({
			type: "garden",
			seat: t.seat,
			face: n
		}));
	}
}), e.call(qr, (e, t) => ({ seat: t.seat }))]), Xi = (e, { does: t }) => st(t.garden).filter((t) => e.stock[t] > 0), Zi = I("dice-forge/card-hammer", (e) => [e.run((e, t) => {
	U(e, t.seat).hammers++, o(() => ({
		type: "hammer-opened",
		seat: t.seat
	}));
})]), Qi = I("dice-forge/card-chest", (e) => [e.run((e, t) => {
	U(e, t.seat).chests++, o(() => ({
		type: "chest",
		seat: t.seat
	}));
})]), $i = I("dice-forge/card-token", (e) => [e.run((e, t) => {
	U(e, t.seat)[t.does.token]++, o(() => ({
		type: "token",
		seat: t.seat,
		token: t.does.token
	}));
})]), ea = I("dice-forge/card-forged", (e) => [e.run((e, t) => xr(e, t.seat, Pe(t.does.gives, U(e, t.seat).discarded.length)))]), ta = I("dice-forge/card-boar", (e) => [e.ask("bearer", {
	who: (e, t) => t.seat,
	options: (e, t) => [...e.heroes.keys()].filter((e) => e !== t.seat),
	key: J("bearer"),
	params: (e, t) => ({ face: P(na(t.piece)) }),
	auto: !0,
	then: (e, t, n) => {
		t.bearer = n, Kr(e, n, na(t.piece)), o(() => ({
			type: "boar",
			seat: t.seat,
			bearer: n,
			face: P(na(t.piece))
		}));
	}
}), e.call(qr, (e, t) => ({ seat: t.bearer }))]), na = (e) => et + He(e), ra = {
	gain: Gi,
	pick: Gr,
	spend: Ki,
	favours: qi,
	minor: Ji,
	forge: Yi,
	hammer: Zi,
	chest: Qi,
	token: $i,
	forged: ea,
	boar: ta,
	satyrs: Bi,
	minotaur: Wi
}, ia = (e) => ra[e.verb], aa = -1, oa = I("dice-forge/reinforcements", (e) => [e.run((e, t) => {
	t.seat = e.active, t.cash = "", t.piece = aa, t.ready = U(e, e.active).cards.filter((e) => S[T(e)].reinforcement);
}), e.loop((e, t) => t.ready.length > 0, e.ask("reinforce", {
	who: (e, t) => t.seat,
	options: (e, t) => [
		Zn,
		...la(e, t),
		...ti(e, t.seat)
	],
	key: J("reinforce"),
	unavailable: (e, t) => ca(t.ready).flatMap((n) => la(e, t).includes(n) ? [] : [{
		value: n,
		rule: "DF-11.18",
		why: Li(U(e, t.seat), { gold: ua(n) })
	}]),
	auto: !0,
	then: (e, t, n) => {
		let r = q("reinforce", n);
		t.piece = aa, r.is === "triton" ? ni(e, t, r.resource) : r.is === "reinforce" ? fa(t, r.card) : t.ready = [];
	}
}), ri(e), e.when((e, t) => t.piece !== aa, e.call((e, t) => ia(sa(t.piece)), (e, { seat: t, piece: n }) => ({
	seat: t,
	piece: n,
	does: sa(n)
}))))]), sa = (e) => S[T(e)].reinforcement, ca = (e) => [...new Set(e.map((e) => w(T(e))))], la = (e, { ready: t, seat: n }) => ca(t.filter((t) => da(e, n, sa(t))));
function ua(e) {
	let t = S[C(e)].reinforcement;
	return t?.verb === "spend" ? t.gold : 0;
}
var da = (e, t, n) => n.verb !== "spend" || U(e, t).gold >= n.gold;
function fa(e, t) {
	e.piece = e.ready.find((e) => T(e) === C(t)), e.ready = e.ready.filter((t) => t !== e.piece), h(`card/${t}/back`, e.seat), o(() => ({
		type: "reinforced",
		seat: e.seat,
		card: t
	}));
}
// packages/dice-forge/src/insight/diceWorth.ts
var pa = (e, { fresh: t, sun: n, moon: r }) => e[0] * t + e[1] * n + e[2] * r + e[3], ma = (e, t) => {
	let n = 0;
	for (let r of e) n = Math.max(n, pa(r, t));
	return n;
};
function X(e, t, n) {
	let r = N(e);
	switch (r.kind) {
		case "gain":
		case "shield": return pa(r.gives, t);
		case "choice":
		case "boar": return ma(r.among, t);
		case "ship": return t.gold * (2 + n.ship);
		default: return 0;
	}
}
function ha(e, t, n, r) {
	let i = 0;
	for (let a = 0; a < 6; a++) i += X(F(e.dice[t * 6 + a]), n, r);
	return i / 6;
}
function ga(e, t, n, r) {
	let i = N(e);
	switch (i.kind) {
		case "triple": return 2 * t.average;
		case "mirror": return r.mirror * t.rival;
		case "shield": return X(e, n, r) + t.chances[i.key] * (Ke[3] - X(e, n, r));
		default: return X(e, n, r);
	}
}
function _a(e, t, n, r) {
	let i = [
		0,
		0,
		0,
		0
	], a = 1 - t;
	for (let t = 0; t < 6; t++) {
		let n = N(F(e.dice[a * 6 + t]));
		if (n.kind === "gain") for (let e = 0; e <= 3; e++) n.gives[e] > 0 && (i[e] += 1 / 6);
	}
	return {
		chances: i,
		average: n,
		rival: r
	};
}
function va(e, t, n, r) {
	let i = U(e, t), a = [ha(i, 0, n, r), ha(i, 1, n, r)], o = ya(e, t, n, r), s = i.forging < 0 ? -1 : F(i.forging), c = [0, 0], l = [
		0,
		0,
		0,
		0
	], u = 0;
	for (let e = 0; e < 2; e++) {
		let t = _a(i, e, a[1 - e], o), d = Infinity, f = 0;
		for (let a = 0; a < 6; a++) {
			let o = F(i.dice[e * 6 + a]), s = ga(o, t, n, r);
			f += s, s < d && (d = s);
			let c = N(o);
			if (c.kind === "gain") for (let e = 0; e < 3; e++) l[e] += c.gives[e] / 6;
		}
		c[e] = f / 6, s !== -1 && (u = Math.max(u, (ga(s, t, n, r) - d) / 6));
	}
	return {
		roll: c[0] + c[1],
		best: Math.max(c[0], c[1]),
		inHand: u,
		income: l
	};
}
function ya(e, t, n, r) {
	let i = 0;
	for (let a = 0; a < e.heroes.length; a++) a !== t && (i = Math.max(i, ha(U(e, a), 0, n, r), ha(U(e, a), 1, n, r)));
	return i;
}
// packages/dice-forge/src/insight/estimate.ts
var ba = {
	gain: ({ gives: e }, t) => pa(e, t.outlook),
	pick: ({ among: e }, t) => Math.max(...e.map((e) => pa(e, t.outlook))),
	spend: ({ gold: e, gives: t }, n) => Math.max(0, pa(t, n.outlook) - e * n.outlook.gold),
	favours: ({ count: e, convert: t }, n) => e * n.dice.roll * (t === "none" ? 1 : 1.2),
	minor: ({ count: e, convert: t }, n) => e * n.dice.best * (t === "none" ? 1 : 1.2),
	forge: ({ garden: e }, t) => t.outlook.rolls / 6 * Math.max(...st(e).map((e) => ga(e, t.beside, t.outlook, t.weights))),
	hammer: (e, t) => Math.max(0, t.weights.hammered - t.outlook.gold) * t.outlook.rolls * t.dice.income[0],
	chest: (e, t) => t.weights.chest * t.outlook.turns,
	token: ({ token: e }, t) => e === "cerberus" ? xa(t) : Sa(t),
	forged: ({ gives: e }, t) => t.forged * pa(e, t.outlook),
	boar: (e, t) => t.outlook.rolls / 6 * 2,
	satyrs: (e, t) => t.dice.roll * 1.3,
	minotaur: (e, t) => t.dice.roll * .7
}, Z = (e, t) => ba[e.verb](e, t), xa = ({ outlook: e, dice: t, weights: n }) => e.rolls > 0 ? n.cerberus * t.roll : 0, Sa = ({ outlook: { actions: e, fresh: t, sun: n, moon: r }, weights: i }) => e > 0 ? i.triton * Math.max(g.gold * t, g.sun * n, g.moon * r) : 0, Ca = -1, wa = (e, t) => ({
	seat: e,
	card: t,
	piece: 0,
	ousted: Ca
}), Ta = I("dice-forge/exploit", (e) => [
	e.run(Ea),
	e.when((e, t) => t.ousted !== Ca, e.call(Fi, (e, t) => ({
		seat: t.ousted,
		count: 1,
		convert: "none"
	}))),
	e.run(Oa),
	e.mark("taken"),
	e.when((e, t) => S[t.card].now !== void 0, e.call((e, t) => ia(S[t.card].now), (e, { seat: t, piece: n, card: r }) => ({
		seat: t,
		piece: n,
		does: S[r].now
	})))
]);
function Ea(e, t) {
	let n = U(e, t.seat), { sun: r, moon: i } = S[t.card];
	n.sun -= r, n.moon -= i, o(() => ({
		type: "paid",
		seat: t.seat,
		card: w(t.card),
		sun: r,
		moon: i
	}));
	let a = _n(t.card);
	n.island !== a && (t.ousted = e.heroes.findIndex((e) => e.island === a), n.island = a, o(() => ({
		type: "moved",
		seat: t.seat,
		island: a
	})), t.ousted !== Ca && (U(e, t.ousted).island = 0, o(() => ({
		type: "ousted",
		seat: t.ousted,
		by: t.seat,
		island: a
	})), Da(e, t.seat), Da(e, t.ousted)));
}
function Da(e, t) {
	for (let n of U(e, t).cards) {
		let { id: r, ousting: i } = S[T(n)];
		i?.verb === "gain" && (h(`card/${r}/back`, t), xr(e, t, i.gives));
	}
}
function Oa(e, t) {
	let n = V(t.card);
	t.piece = Ve(t.card, e.heroes.length - e.left[n]), e.left[n]--, U(e, t.seat).cards.push(t.piece), h(() => `card/${w(t.card)}`, t.seat), o(() => ({
		type: "took",
		seat: t.seat,
		card: w(t.card)
	}));
}
// packages/dice-forge/src/rules/offering.ts
var ka = I("dice-forge/offering", (e) => [e.loop((e, t) => !t.done, e.when((e, t) => t.face !== -1, e.run((e, t) => {
	$r(e, t.seat, t.face), t.bought |= 1 << t.face, t.face = -1;
}), e.call(qr, (e, t) => ({ seat: t.seat }))), e.ask("buy", {
	who: (e, t) => t.seat,
	options: (e, t) => {
		let n = [Zn];
		return Zr(n, e, U(e, t.seat).gold, 0, t.bought), n.push(...ti(e, t.seat)), n;
	},
	key: J("buy"),
	params: (e, t) => ({ gold: U(e, t.seat).gold }),
	unavailable: (e, t) => Qr(e, U(e, t.seat).gold, 0, t.bought),
	auto: !0,
	then: (e, t, n) => {
		let r = q("buy", n);
		r.is === "triton" ? ni(e, t, r.resource) : r.is === "buy" ? t.face = k(r.face) : t.done = !0;
	}
}), ri(e))]), Aa = -1, ja = I("dice-forge/action", (e) => [
	e.run(Pa),
	e.loop((e, t) => !t.done, e.ask("action", {
		who: (e, t) => t.seat,
		options: (e, t) => Ia(e, t, 0),
		key: J("action"),
		params: (e, t) => Fa(e, t),
		unavailable: (e, t) => za(e, t, 0),
		auto: !0,
		then: (e, t, n) => {
			n === "pass" && o(() => ({
				type: "passed",
				seat: t.seat
			})), Va(e, t, q("action", n));
		}
	}), ri(e)),
	...Ha(e)
]), Ma = I("dice-forge/extra-action", (e) => [
	e.run((e, t) => {
		Pa(e, t), t.paid = !1;
	}),
	e.loop((e, t) => !t.done, e.ask("extra", {
		who: (e, t) => t.seat,
		options: (e, t) => U(e, t.seat).sun < 2 ? La([Xn], e, t) : Ra(e, t),
		key: J("extra"),
		params: (e, t) => Fa(e, t),
		unavailable: (e, t) => U(e, t.seat).sun >= 2 ? za(e, t, 2) : [{
			value: "pay",
			rule: "DF-7.2",
			why: Li(U(e, t.seat), { sun: 2 })
		}],
		auto: !0,
		then: (e, t, n) => {
			let r = q("extra", n);
			t.paid = r.is === "pay", r.is !== "pass" && r.is !== "triton" && Ba(e, t), t.paid ? t.done = !0 : Va(e, t, r);
		}
	}), ri(e)),
	...Ha(e),
	e.when((e, t) => t.paid, e.call(ja, () => Na(), (e, t, { acted: n }) => {
		t.acted = n;
	}))
]), Na = () => ({
	seat: 0,
	cash: "",
	card: Aa,
	face: -1,
	acted: !1,
	done: !1
});
function Pa(e, t) {
	t.seat = e.active, t.cash = "", t.card = Aa, t.face = -1, t.acted = !1, t.done = !1;
}
var Fa = (e, { seat: t }) => {
	let { gold: n, sun: r, moon: i } = U(e, t);
	return {
		gold: n,
		sun: r,
		moon: i
	};
};
function Ia(e, t, n) {
	let r = U(e, t.seat), i = [Xn];
	for (let t = 0; t < e.left.length; t++) {
		if (e.left[t] === 0) continue;
		let a = S[e.sets[t]];
		a.sun + n <= r.sun && a.moon <= r.moon && i.push(a.id);
	}
	return Zr(i, e, r.gold), La(i, e, t);
}
function La(e, t, { seat: n }) {
	return e.push(...ti(t, n)), e;
}
function Ra(e, t) {
	let n = Ia(e, t, 2);
	return U(e, t.seat).triton > 0 && n.push("pay"), n;
}
function za(e, t, n) {
	let r = U(e, t.seat);
	return [...e.sets.flatMap((t, i) => {
		let a = S[t], o = w(t);
		return e.left[i] === 0 ? [{
			value: o,
			rule: "DF-9.1",
			why: { is: "pile-empty" }
		}] : a.sun + n <= r.sun && a.moon <= r.moon ? [] : [{
			value: o,
			rule: "DF-9.1",
			why: Li(r, {
				sun: a.sun + n,
				moon: a.moon
			})
		}];
	}), ...Qr(e, r.gold)];
}
function Ba(e, { seat: t }) {
	U(e, t).sun -= 2, o(() => ({
		type: "extra",
		seat: t,
		sun: 2
	}));
}
function Va(e, t, n) {
	n.is === "triton" ? ni(e, t, n.resource) : (t.done = !0, t.acted = n.is !== "pass", n.is === "exploit" && (t.card = C(n.card)), n.is === "buy" && (t.face = k(n.face)));
}
var Ha = (e) => [e.when((e, t) => t.card !== Aa, e.call(Ta, (e, t) => wa(t.seat, t.card))), e.when((e, t) => t.face !== -1, e.call(ka, (e, t) => ({
	seat: t.seat,
	cash: "",
	face: t.face,
	bought: 0,
	done: !1
})))], Ua = I("dice-forge/match", (e) => [e.call(Wa), e.loop((e) => e.ended === void 0, e.call(Ga))]), Wa = I("dice-forge/prepare", (e) => [
	s(e, (e) => e.heroes.length, (e, t) => {
		Gn(e, t), o(() => ({
			type: "first-player",
			seat: t
		}));
	}),
	e.roll("sets", {
		dice: (e) => e.drawn.length,
		sides: () => 2,
		lot: "pieces",
		then: (e, t, n) => {
			for (let [t, r] of e.drawn.entries()) e.sets[r] = B[r].cards[n[t] - 1];
			o(() => ({
				type: "sets",
				cards: e.sets.map(w)
			}));
		}
	}),
	e.each("pool", (e) => e.heroes.length === 2 ? Yn : [], e.shuffle("pool", {
		stream: (e, t) => `pool ${t.pool}`,
		cards: (e, t) => Jn[t.pool].length,
		then: (e, t, n) => {
			let r = n.slice(2).map((e) => Jn[t.pool][e]);
			for (let t of r) e.box.push(gt(t, --e.stock[t]));
			o(() => ({
				type: "removed",
				faces: r.map(P)
			}));
		}
	}))
]), Ga = I("dice-forge/turn", (e) => [
	e.run((e) => {
		e.active === e.first && o(() => ({
			type: "round",
			round: e.round,
			rounds: Fn(e.heroes.length)
		})), o(() => ({
			type: "turn",
			seat: e.active
		}));
	}),
	e.call(Y, () => ({ served: 0 })),
	e.when((e) => e.heroes.length === 2, e.mark("second-favours"), e.call(Y, () => ({ served: 0 }))),
	e.when((e) => U(e, e.active).cards.length > 0, e.call(oa)),
	e.call(ja, void 0, (e, t, { acted: n }) => {
		t.acted = n;
	}),
	e.when((e, t) => t.acted === !0, e.call(Ma, void 0, (e, t, { acted: n }) => {
		t.acted = n;
	})),
	e.when((e, t) => t.acted === !0 && U(e, e.active).triton > 0, e.call(ai)),
	e.run(Ka)
]);
function Ka(e) {
	e.active = (e.active + 1) % e.heroes.length, e.active === e.first && (e.round < Fn(e.heroes.length) ? e.round++ : (e.ended = "last-round", o(() => ({
		type: "ended",
		reason: "last-round",
		scores: e.heroes.map(zn)
	}))));
}
function qa(e) {
	let t = e.heroes.length;
	return e.ended ? e.round * t : xt(e, Ga) ? (e.round - 1) * t + Pn(e, e.active) + 1 : 0;
}
var Ja = {
	favours: Y,
	reinforcements: oa,
	action: ja,
	extra: Ma,
	triton: ai
};
// packages/dice-forge/src/insight/outlook.ts
function Ya(e, t, n) {
	let r = e.heroes.length, i = Fn(r), a = r === 2 ? 2 : 1, o = (e.round - 1) * r + Pn(e, e.active), s = (i - 1) * r + Pn(e, t), c = St(e, Ga), l = t === e.active && Za(e, c), u = i - e.round + +(Pn(e, t) > Pn(e, e.active)), d = u + +!!l, f = Xa(e, c), p = s < o || s === o && !l ? 0 : a * (s - o) + f, ee = d > 0 ? n.goldLast + n.gold * (p / (a * i * r)) : 0, m = d > 1 ? 1 : d * n.last, te = l ? 0 : (t - e.active + r) % r || r;
	return {
		phase: c,
		rolls: a * (i * r - 1 - o) + f,
		useful: p,
		soon: d > 0 ? a * te + f : 0,
		actions: d,
		turns: u,
		gold: ee,
		sun: n.sun * m,
		moon: n.moon * m,
		fresh: Ln(U(e, t)) > 0 ? Math.max(ee, n.hammered) : ee
	};
}
function Xa(e, t) {
	return e.heroes.length !== 2 || !L(t, Y) ? 0 : +!l(yt(e, Ga), "second-favours");
}
function Za(e, t) {
	return t ? L(t, ja) ? !t.vars.done : L(t, Y) || L(t, oa) : !f(e);
}
// packages/dice-forge/src/insight/pending.ts
var Qa = (e, t) => $a(e, t) + le(e, to, t, t.outlook.phase);
function $a(e, t) {
	let { phase: n } = t.outlook;
	if (!L(n, Y) || (t.seat - e.active + e.heroes.length) % e.heroes.length < n.vars.served) return 0;
	let r = e.heroes[t.seat];
	return no(G(r, 0), G(r, 1), t);
}
var eo = (e, t) => Ct(e, (e, n) => e.vars.seat === n.seat ? t(e, n) : 0), to = ie(eo(fi, (e, t) => {
	let n = e.vars, r = n.losing ? -1 : 1;
	if (!l(e, "mirrored")) return r * (n.sailed ? ro(A, t) : no(n.first, n.second, t));
	let i = 0;
	for (let e of n.queue) i += X(e, t.outlook, t.weights) * n.factor;
	return d(e, "pick") && (i += X(n.face, t.outlook, t.weights) * n.factor), r * i;
}), eo(Er, ({ vars: e }, t) => e.gold * t.outlook.fresh + e.sun * t.outlook.sun + e.moon * t.outlook.moon + e.glory), eo(Ta, (e, t) => {
	if (l(e, "taken")) return 0;
	let { glory: n, now: r } = S[e.vars.card];
	return n + (r ? Z(r, t) : 0);
}), eo(Gr, (e, t) => d(e, "pick") ? Z(e.vars.does, t) : 0), eo(Ii, ({ vars: e }, t) => e.count * t.dice.best), eo(Fi, ({ vars: e }, t) => e.count * t.dice.roll), eo(Bi, (e, t) => {
	if (l(e, "stolen")) return 0;
	let { first: n = -1 } = e.vars;
	return n === -1 ? t.dice.roll : no(n, -1, t) + t.dice.best;
}));
function no(e, t, n) {
	let r = ro(e, n), i = t === -1 ? 0 : ro(t, n);
	return e === j ? t === -1 ? 2 * n.dice.best : 3 * i : t === j ? 3 * r : r + i;
}
var ro = (e, { outlook: t, weights: n, beside: r }) => e === A ? n.mirror * r.rival : X(e, t, n);
// packages/dice-forge/src/insight/situation.ts
function io(e, t, n) {
	let r = Ya(e, t, n), i = va(e, t, ao(r, n), n), a = U(e, t);
	return {
		seat: t,
		outlook: r,
		dice: i,
		beside: _a(a, 0, i.best, i.roll / 2),
		forged: a.discarded.length,
		weights: n
	};
}
var ao = (e, { future: t }) => ({
	...e,
	gold: e.gold * t,
	fresh: e.fresh * t,
	sun: e.sun * t,
	moon: e.moon * t
}), oo = {
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
	last: .8
}, so = {
	2: {
		lead: 2.33,
		doubt: .77
	},
	3: {
		lead: 2.6,
		doubt: .49
	},
	4: {
		lead: 2.2,
		doubt: .59
	}
}, co = [
	"order",
	"triton",
	"die",
	"garden",
	"bearer"
];
function lo(e, { name: t, seats: n, options: r }, i) {
	if (co.includes(t)) return;
	let a = n[i], o = io(e, a, oo);
	return r[i].map((n) => uo(q(t, n), o, e, a));
}
function uo(e, t, n, r) {
	switch (e.is) {
		case "exploit": return po(e.card, t);
		case "buy": return fo(e.face, t);
		case "mirror":
		case "steal": return X(k(e.face), t.outlook, t.weights);
		case "forge": return -ga(F(U(n, r).dice[e.place]), t.beside, t.outlook, t.weights);
		case "pick": return mo(e.resource, t);
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
function fo(e, t) {
	let n = k(e);
	return t.outlook.rolls / 6 * ga(n, t.beside, t.outlook, t.weights) - at(n) * t.outlook.gold;
}
function po(e, t) {
	let { glory: n, sun: r, moon: i, now: a, reinforcement: o } = S[C(e)];
	return n + (a ? Z(a, t) : 0) + (o ? t.outlook.turns * Z(o, t) : 0) - r * t.outlook.sun - i * t.outlook.moon;
}
var mo = (e, { outlook: { fresh: t, sun: n, moon: r } }) => ({
	gold: t,
	sun: n,
	moon: r,
	glory: 3
})[e], ho = {
	evaluate: (e) => go(e, oo),
	sense: lo,
	progress: (e) => (e.round - 1) * e.heroes.length + Pn(e, e.active),
	horizon: 0,
	judgement: {
		terms: (e, t) => yo(e, t, oo),
		chances: (e, t) => _o(e, t, oo)
	}
};
function go(e, t) {
	return _o(e, e.heroes.map((n, r) => vo(e, r, t)), t);
}
var _o = (e, t, n) => i(t, ce(so, t.length, Ya(e, 0, n).rolls));
function vo(e, t, n) {
	let r = U(e, t), i = io(e, t, n), { outlook: a, dice: o } = i;
	return zn(r) + r.gold * a.gold + r.sun * a.sun + r.moon * a.moon - n.waste * bo(r, i, xo(e, i)) + o.roll * (a.useful + a.rolls) * .5 + o.inHand * a.rolls + So(e, t, i) + Eo(r, i) + r.cerberus * xa(i) + r.triton * Sa(i) + Qa(e, i);
}
function yo(e, t, n) {
	let r = U(e, t), i = io(e, t, n), { outlook: a, dice: o } = i;
	return [
		{
			id: "glory",
			amount: r.glory
		},
		...r.cards.flatMap((t) => {
			let { id: n, glory: r } = S[T(t)];
			return [{
				id: "printed",
				of: n,
				amount: r
			}, {
				id: "cards",
				of: n,
				amount: Co(e, t, i)
			}];
		}),
		{
			id: "gold",
			amount: r.gold * a.gold
		},
		{
			id: "sun",
			amount: r.sun * a.sun
		},
		{
			id: "moon",
			amount: r.moon * a.moon
		},
		{
			id: "wasted",
			amount: -n.waste * bo(r, i, xo(e, i))
		},
		{
			id: "dice",
			amount: o.roll * (a.useful + a.rolls) * .5
		},
		{
			id: "forging",
			amount: o.inHand * a.rolls
		},
		{
			id: "chests",
			amount: wo(r, i)
		},
		{
			id: "hammer",
			amount: Eo(r, i)
		},
		{
			id: "cerberus",
			amount: r.cerberus * xa(i)
		},
		{
			id: "triton",
			amount: r.triton * Sa(i)
		},
		{
			id: "pending",
			amount: Qa(e, i)
		}
	];
}
function bo(e, { outlook: t, dice: { income: n } }, r) {
	let i = t.soon + r, a = (e, t, n) => Math.max(0, e + t * i - n);
	return (e.hammers > 0 ? 0 : a(e.gold, n[0], In(e)) * t.gold) + a(e.sun, n[1], W(e)) * t.sun + a(e.moon, n[2], W(e)) * t.moon;
}
function xo(e, t) {
	if (t.seat !== e.active) return 0;
	let n = 0;
	for (let r of U(e, t.seat).cards) {
		let { reinforcement: i } = S[T(r)];
		i?.verb === "minor" && To(e, t, r) && (n += i.count / 2);
	}
	return n;
}
function So(e, t, n) {
	let r = U(e, t), i = 0;
	for (let t of r.cards) i += Co(e, t, n);
	return i + wo(r, n);
}
function Co(e, t, n) {
	let { outlook: r, weights: i } = n, { reinforcement: a, ousting: o, boar: s } = S[T(t)], c = 0;
	return a && (c += (r.turns + +!!To(e, n, t)) * Z(a, n)), o && (c += r.turns * i.ousting * Z(o, n)), s && (c += r.rolls / 6 * Z(s, n)), c;
}
var wo = (e, { outlook: t, weights: n }) => e.chests * n.chest * t.turns;
function To({ active: e }, { seat: t, outlook: { phase: n } }, r) {
	return t === e ? L(n, Y) || L(n, oa) && n.vars.ready.includes(r) : !1;
}
function Eo(e, { outlook: t, dice: n, weights: r }) {
	if (e.hammers === 0) return 0;
	let i = Math.floor(e.struck / _.spaces), a = e.struck % _.spaces, o = Math.min(1, (t.rolls * n.income[0] + 1) / (_.spaces - a));
	return r.progress * _.rewards[i] * (a / _.spaces) * o;
}
// packages/dice-forge/src/summary.ts
var Do = 20;
function Oo(e) {
	let t = e;
	return t.type === "turn" ? {
		kind: "turn",
		seat: t.seat
	} : t.type === "hammer-pass" || t.type === "took" && S[C(t.card)].glory >= Do ? {
		kind: "feat",
		seat: t.seat
	} : void 0;
}
function ko(e, t) {
	return e.heroes.map(({ seat: e, glory: n, printed: r }) => {
		let i = t.filter((t) => t.seat === e), a = (e) => i.filter((t) => t.type === e).length, o = {
			gold: 0,
			sun: 0,
			moon: 0
		}, s = 0;
		for (let e of i) e.type === "hammer-pass" && (s += e.glory), e.type === "gained" && (o.gold += e.gold, o.sun += e.sun, o.moon += e.moon);
		return de([
			{
				id: "glory",
				items: ue({
					cards: r,
					dice: n - s,
					hammers: s
				}),
				isScore: !0
			},
			{
				id: "deeds",
				items: ue({
					forged: a("forged"),
					taken: a("took")
				})
			},
			{
				id: "gathered",
				items: ue(o)
			}
		]);
	});
}
// packages/dice-forge/src/text/amounts.ts
var Ao = (e, t) => v.flatMap((n, r) => e[r] > 0 ? [t(e[r], n)] : []), jo = (e, { grammar: t }) => Ao(e, t.brief).join(" + "), Mo = (e, { grammar: t }) => t.and(Ao(e, t.amount)), No = (e, { grammar: t }) => t.and(Ao(e, t.amount)) || void 0, Po = (e, t) => t.grammar.or(e.map((e) => jo(e, t))), Fo = (e, t) => t.grammar.or(e.map((e) => Mo(e, t)));
function Q(e, t, n = 1) {
	let r = k(e);
	return r === void 0 ? e : Io(N(r), t, n);
}
function Io(e, t, n) {
	switch (e.kind) {
		case "gain": return jo(Pe(e.gives, n), t);
		case "choice": return Po(e.among.map((e) => Pe(e, n)), t);
		case "shield": return `${t.names.faces.shield} (${jo(e.gives, t)})`;
		case "boar": return t.names.boars[e.colour];
		default: return t.names.faces[e.kind];
	}
}
// packages/dice-forge/src/text/describe.ts
function Lo(e, t) {
	let { effects: n } = t;
	switch (e.verb) {
		case "gain": return n.gain(Mo(e.gives, t));
		case "pick": return n.gain(Fo(e.among, t));
		case "spend": return n.spend(e.gold, Mo(e.gives, t));
		case "favours": return zo(n.favours(e.count), e.convert, t);
		case "minor": return zo(e.count === 1 ? n.minorFavour : n.minorFavours(e.count), e.convert, t);
		case "forge": return n.forge[e.garden];
		case "hammer": return n.hammer(_.spaces, _.rewards[0], _.rewards[1]);
		case "chest": return n.chest(Ae.gold, Ae.shards);
		case "token": return e.token === "cerberus" ? n.cerberus : n.triton(Fo(Ro, t));
		case "forged": return n.perForged(Mo(e.gives, t));
		case "boar":
		case "satyrs":
		case "minotaur": return n[e.verb];
	}
}
var Ro = [
	y(0, g.gold),
	y(1, g.sun),
	y(2, g.moon)
];
function zo(e, t, { effects: n, grammar: r }) {
	if (t === "none") return e;
	let i = t === "shards" ? n.shardsAsGlory : n.goldAsGlory;
	return r.clauses([e, i(ke[t])]);
}
function Bo({ now: e, reinforcement: t, ousting: n, boar: r }, i) {
	let { effects: a, grammar: o } = i, s = [
		e && Lo(e, i),
		t && a.eachTurn(Lo(t, i)),
		n && a.whenOusting(Lo(n, i)),
		r && a.whenBoar(Lo(r, i))
	].filter((e) => e !== void 0);
	return s.length > 0 ? o.clauses(s) : a.gloryOnly;
}
// packages/dice-forge/src/text/eventText.ts
function Vo(e, t, n) {
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
		case "gained": return r.gained(t(e.seat), No([
			e.gold,
			e.sun,
			e.moon,
			e.glory
		], n), e.wasted);
		case "lost": return r.lost(t(e.seat), No([
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
		case "paid": return r.paid(t(e.seat), No([
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
		case "cashed": return r.cashed(t(e.seat), a.amount(g[e.resource], e.resource));
		case "garden": return r.garden(t(e.seat), o(e.face));
		case "boar": return r.boar(t(e.seat), o(e.face), t(e.bearer));
		case "ended": return r.ended(e.scores.map((e, n) => `${t(n)} ${e}`).join(", "));
		default: return;
	}
}
// packages/dice-forge/src/text/gameText.ts
var Ho = (e) => ({
	title: e.facts.title,
	pitch: e.facts.pitch,
	ask: (t, n) => Go(t, n, e),
	option: (t, n, r, i, a) => Ko(q(t, n), r, i, e, a ?? {}),
	whyNot: (t) => Jo(t, e),
	event: (t, n) => Vo(t, n, e),
	reason: (t) => e.reasons[t],
	dice: (t, n) => n.dice?.map((t) => e.names.dice[t]).join(", "),
	score: e.summary.score,
	summary: Wo(e.summary),
	judgement: ee(e.judgement, (t, n) => e.names.cards[n]),
	content: (t) => Uo(t, e),
	matchOption: (t, n) => Qo(t, n, e)
});
function Uo(e, t) {
	let { content: n, names: r } = t, [i, a = "", o] = e.split("/");
	return i === "face" ? n.face(Q(a, t)) : i === "hammer" ? n.hammer(Number(a)) : (o ? n.effect : n.card)(r.cards[a]);
}
var Wo = ({ parts: e, glory: t, deeds: n, gathered: r }) => ({
	part: (t, n) => e[t](n),
	item(e, { id: i, amount: a }) {
		return e === "glory" ? t[i] : e === "deeds" ? n[i](a) : r[i](a);
	}
});
function Go(e, t, n) {
	let { gold: r = 0, sun: i = 0, moon: a = 0, glory: o = 0, discount: s = 0, count: c = 1, left: l = 1, ...u } = t, { face: d = "", faces: f = [], beside: p = "", losing: ee = !1, by: m = "", resource: te = "gold", amount: ne = 0 } = u, re = (e) => `[${Q(e, n)}]`, ie = {
		gold: r,
		sun: i,
		moon: a,
		glory: o,
		discount: s,
		count: c,
		left: l,
		losing: ee,
		face: re(d),
		faces: f.map(re).join(" "),
		beside: p === "" ? void 0 : re(p),
		by: k(m) === void 0 ? n.names.cards[m] : re(m),
		gain: n.grammar.amount(ne, te),
		extra: 2
	};
	return n.questions[e]?.(ie) ?? e;
}
function Ko(e, t, n, r, i) {
	let { options: a, names: o } = r;
	switch (e.is) {
		case "pass": return a.pass[e.question];
		case "pay": return a.pay(2);
		case "done": return a.done[e.question];
		case "none": return a.none[e.question];
		case "again": return a.again;
		case "exploit": {
			let { sun: t, moon: n } = S[C(e.card)];
			return a.priced(o.cards[e.card], jo([
				0,
				t,
				n,
				0
			], r));
		}
		case "buy": {
			let n = r.grammar.amount(Yo(t, e.face, e.question === "ship"), "gold");
			return a.priced(`[${Q(e.face, r)}]`, n);
		}
		case "reinforce": return a.reinforcement(o.cards[e.card], Lo(S[C(e.card)].reinforcement, r));
		case "triton": return a.triton(Zo(e.resource, r));
		case "mirror":
		case "order":
		case "steal":
		case "garden": return qo(e, t, n, r, i);
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
			let { die: n, face: i } = Xo(t, e.place);
			return a.onDie(o.dice[n], Q(i, r));
		}
		case "bearer": return n(e.seat);
	}
}
function qo(e, { heroes: t }, n, r, { beside: i }) {
	let { options: a } = r, o = `[${Q(e.face, r)}]`, s = N(k(e.face)), c = e.is === "mirror" && i !== void 0 && k(i) === j;
	if (s.kind === "boar" && e.is !== "garden") {
		let e = t.find(({ cards: e }) => e.some(({ colour: e }) => e === s.colour)), r = c ? a.times(o, 3) : o;
		return e ? a.pays(r, n(e.seat)) : r;
	}
	let l = c ? Q(e.face, r, 3) : "";
	return l === "" || l === Q(e.face, r) ? o : a.gives(a.times(o, 3), l);
}
function Jo(e, t) {
	if (e.is !== "short") return t.whyNot[e.is];
	let { gold: n = 0, sun: r = 0, moon: i = 0 } = e.of;
	return t.whyNot.short(Mo([
		n,
		r,
		i,
		0
	], t));
}
function Yo({ applying: e }, t, n) {
	let r = e.at(-1)?.factor ?? 0;
	return Xr(k(t), n ? 2 * r : 0);
}
function Xo({ heroes: e }, t) {
	let n = Math.floor(t / 6), r = e.find(({ forging: e }) => e !== null);
	return {
		die: H[n],
		face: r?.dice[n]?.faces[t % 6]?.face ?? ""
	};
}
var Zo = (e, { grammar: t }) => t.amount(g[e], e);
function Qo(t, n, { names: r }) {
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
var $o = Object.fromEntries(r.map((e) => [e, Ho(pn[e])])), es = (e) => ({
	round: e.round,
	rounds: Fn(e.heroes.length),
	first: e.first,
	active: e.active,
	step: rs(e),
	sanctuary: We.map((t, n) => ({
		price: t,
		faces: os(e, as[n])
	})),
	gardens: Ge.map((t) => ({
		garden: t,
		faces: os(e, st(t))
	})),
	islands: mn.map((t) => ({
		island: t,
		hero: cs(e, t),
		piles: ss[t].map((t) => ls(e, t))
	})),
	heroes: e.heroes.map((e, t) => ds(e, t)),
	box: e.box.map(is),
	applying: bt(e, fi).map(({ vars: e }) => fs(e)),
	offered: bt(e, ka).flatMap(({ vars: e }) => ps(e)),
	exploit: bt(e, Ta).flatMap((e) => l(e, "taken") ? [] : [w(e.vars.card)]),
	ready: [...yt(e, oa)?.vars.ready ?? []],
	reflection: e.reflection,
	ended: e.ended ?? null
}), ts = {
	"favours-of-all": Y,
	reinforcements: oa,
	action: ja,
	"extra-action": Ma,
	"last-triton": ai
}, ns = Object.keys(ts);
function rs(e) {
	return e.ended ? "over" : ns.find((t) => xt(e, ts[t])) ?? "set-up";
}
var is = (e) => ({
	piece: e,
	face: P(F(e))
}), as = We.map((e, t) => O.flatMap(({ pool: e }, n) => e === t ? [n] : []));
function os(e, t) {
	let n = [];
	for (let r of t) for (let t = 0; t < e.stock[r]; t++) n.push(is(gt(r, t)));
	return n;
}
var ss = [0, ...mn].map((e) => B.flatMap((t, n) => t.island === e ? [n] : [])), cs = (e, t) => {
	let n = e.heroes.findIndex((e) => e.island === t);
	return n >= 0 ? n : null;
};
function ls(e, t) {
	let n = e.sets[t], { id: r, sun: i, moon: a, glory: o } = S[n], s = e.heroes.length - e.left[t], c = Array.from({ length: e.left[t] }, (e, t) => Ve(n, s + t));
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
var us = (e) => {
	let t = T(e), n = S[t].boar ? Ue[He(e)] : null;
	return {
		piece: e,
		card: w(t),
		glory: S[t].glory,
		colour: n
	};
}, ds = (e, t) => ({
	seat: t,
	gold: e.gold,
	sun: e.sun,
	moon: e.moon,
	glory: e.glory,
	hundreds: Math.floor(e.glory / 100),
	printed: Rn(e),
	score: zn(e),
	caps: {
		gold: In(e),
		shards: W(e)
	},
	chests: e.chests,
	hammer: e.hammers === 0 ? null : {
		cards: e.hammers,
		pass: 1 + Math.floor(e.struck / _.spaces),
		space: e.struck % _.spaces,
		spaces: _.spaces,
		room: Ln(e)
	},
	tokens: {
		cerberus: e.cerberus,
		triton: e.triton
	},
	island: e.island,
	dice: H.map((t, n) => ({
		die: t,
		faces: e.dice.slice(n * 6, (n + 1) * 6).map(is),
		shown: e.shown[n] - n * 6
	})),
	forging: e.forging === -1 ? null : is(e.forging),
	discarded: e.discarded.map(is),
	cards: e.cards.map(us)
}), fs = ({ seat: e, first: t, second: n, losing: r, convert: i, factor: a, queue: o, face: s }) => ({
	seat: e,
	faces: [t, n].filter((e) => e >= 0).map(P),
	waiting: o.map(P),
	face: s >= 0 ? P(s) : null,
	losing: r,
	convert: i,
	factor: a
}), ps = ({ bought: e }) => O.flatMap(({ id: t }, n) => e & 1 << n ? [t] : []), ms = {
	set(e, t, n) {
		let [r = "", i = ""] = t.split(/\s+/);
		if (ne(r) !== void 0) return hs(e, oe(r, e.heroes.length), i, n);
		if (r === "stock") ks(e, Fs(i), fe(n, 0, 4));
		else if (r === "pile") e.left[Is(e, i)] = fe(n, 0, e.heroes.length);
		else if (t === "round") e.round = fe(n, 1, Fn(e.heroes.length));
		else if (t === "first" || t === "active") e[t] = oe(n, e.heroes.length);
		else if (t === "step") Ps(e, n);
		else throw $((e) => e.cannotSet(t));
	},
	get(e, t) {
		let [n = "", r = ""] = t.split(/\s+/), i = ne(n);
		if (i !== void 0 && i < e.heroes.length) return gs(e, i, r);
		if (n === "stock") return String(e.stock[Fs(r)]);
		if (n === "pile") return String(e.left[Is(e, r)]);
		if (t === "round") return String(e.round);
		if (t === "rounds") return String(Fn(e.heroes.length));
		if (t === "first" || t === "active") return ae(e[t]);
		if (t === "cards") return m(e.sets.map(w));
		if (t === "box") return m(e.box.map((e) => P(F(e))));
		if (t === "sanctuary") return String(Ls(e, !0));
		if (t === "gardens") return String(Ls(e, !1));
	},
	unordered: (e) => e === "box" || /^p\d+ tokens$/.test(e)
};
function hs(e, t, n, r) {
	let i = U(e, t);
	if (ys(n)) i[n] = fe(r, 0, Ss(e, t, n));
	else if (n === "reserve") Cs(e, t, r);
	else if (bs(n)) ws(e, t, n, r);
	else if (n === "shows") Es(e, t, r);
	else if (n === "cards") As(e, t, r);
	else if (n === "hammer") Ms(e, t, r);
	else if (n === "tokens") js(e, t, r);
	else if (n === "island") Ns(e, t, r);
	else if (n === "discarded") i.discarded = p(r).map((t) => Os(e, Fs(t)));
	else throw $((e) => e.cannotSetOfHero(n));
}
function gs(e, t, n) {
	let r = U(e, t);
	if (ys(n)) return String(r[n]);
	if (bs(n)) return m(Ds(e, t, n).map(P));
	switch (n) {
		case "reserve": return m(v.map((e) => r[e]));
		case "caps": return m([
			In(r),
			W(r),
			W(r)
		]);
		case "shows": return m(H.map((e, t) => P(G(r, t))));
		case "cards": return m(r.cards.map((e) => w(T(e))));
		case "hammer": return r.hammers === 0 ? "-" : `${vs[Math.floor(r.struck / _.spaces)]} ${r.struck % _.spaces}`;
		case "hammers": return String(r.hammers);
		case "tokens": return m(he.flatMap((e) => Array(r[e]).fill(e)));
		case "island": return r.island === 0 ? "home" : String(r.island);
		case "discarded": return m(r.discarded.map((e) => P(F(e))));
		case "forged": return String(r.discarded.length);
		case "hundreds": return String(Math.floor(r.glory / 100));
		case "score": return String(zn(r));
		default: return;
	}
}
var $ = (e) => new n((t) => e(pn[t].faults)), _s = S.map(({ id: e }) => e), vs = ["I", "II"], ys = (e) => v.includes(e), bs = (e) => H.includes(e), xs = (e) => he.includes(e), Ss = (e, t, n) => n === "glory" ? 999 : n === "gold" ? In(U(e, t)) : W(U(e, t));
function Cs(e, t, n) {
	let r = p(n);
	if (r.length !== v.length) throw $((e) => e.notAReserve);
	for (let [n, i] of v.entries()) U(e, t)[i] = fe(r[n], 0, Ss(e, t, i));
}
function ws(e, t, n, r) {
	let i = p(r);
	if (i.length === 0 || i.length > 6) throw $((e) => e.notADie);
	for (let [r, a] of i.entries()) Ts(e, t, H.indexOf(n) * 6 + r, Fs(a));
}
function Ts(e, t, n, r) {
	let { dice: i } = U(e, t);
	F(i[n]) !== r && (i[n] = Os(e, r));
}
function Es(e, t, n) {
	let r = p(n);
	if (r.length !== H.length) throw $((e) => e.notTwoFaces);
	for (let [n, i] of r.entries()) {
		let r = Ds(e, t, H[n]).indexOf(Fs(i));
		r < 0 && Ts(e, t, n * 6, Fs(i)), U(e, t).shown[n] = n * 6 + Math.max(0, r);
	}
}
var Ds = (e, t, n) => {
	let r = H.indexOf(n) * 6;
	return U(e, t).dice.slice(r, r + 6).map(F);
};
function Os(e, t) {
	if (e.stock[t] > 0) return gt(t, --e.stock[t]);
	let n = new Set(e.heroes.flatMap(({ dice: e, discarded: t }) => [...e, ...t]));
	for (let r = 0; r < mt; r++) if (F(r) === t && !n.has(r)) return e.box = e.box.filter((e) => e !== r), r;
	throw $((e) => e.noneLeft(P(t)));
}
function ks(e, t, n) {
	let r = e.stock[t];
	if (r < n) throw $((e) => e.tooFewInTemple(P(t), r));
	for (; e.stock[t] > n;) e.box.push(gt(t, --e.stock[t]));
}
function As(e, t, n) {
	let r = U(e, t);
	for (let t of p(n)) {
		let n = C(t);
		if (n === void 0) throw $((e) => e.noSuchCard(t, _s));
		let i = V(n), a = e.sets[i] === n;
		if (a && e.left[i] === 0) throw $((e) => e.noneLeft(t));
		let o = e.heroes.reduce((e, t) => e + Bn(t, n), 0);
		r.cards.push(Ve(n, a ? e.heroes.length - e.left[i] : o)), a && e.left[i]--;
	}
	r.hammers = Bn(r, Re), r.chests = Bn(r, ze);
}
function js(e, t, n) {
	let r = p(n), i = r.find((e) => !xs(e));
	if (i) throw $((e) => e.notAToken(i, he));
	for (let n of he) if (U(e, t)[n] = r.filter((e) => e === n).length, e.heroes.reduce((e, t) => e + t[n], 0) > e.heroes.length) throw $((t) => t.tooManyTokens(n, e.heroes.length));
}
function Ms(e, t, n) {
	let r = U(e, t), [i = "", a = ""] = p(n);
	if (r.hammers === 0) throw $((e) => e.noHammer);
	if (!vs.includes(i)) throw $((e) => e.notAPass);
	r.struck = vs.indexOf(i) * _.spaces + fe(a, 0, _.spaces - 1);
}
function Ns(e, t, n) {
	let r = n === "home" ? 0 : fe(n, 1, 7);
	if (r !== 0 && e.heroes.some((e, n) => n !== t && e.island === r)) throw $((e) => e.occupied(r));
	U(e, t).island = r;
}
function Ps(e, t) {
	let n = Object.entries(Ja).find(([e]) => e === t)?.[1];
	if (!n) throw $((e) => e.notAStep(t, Object.keys(Ja)));
	Et(e, Ua, Ga, n);
}
function Fs(e) {
	let t = k(e);
	if (t === void 0) throw $((t) => t.notAFace(e));
	return t;
}
function Is(e, t) {
	let n = C(t);
	if (n === void 0 || e.sets[V(n)] !== n) throw $((e) => e.noPile(t));
	return V(n);
}
var Ls = (e, t) => e.stock.reduce((e, n, r) => Rs(r) === t ? e + n : e, 0), Rs = (e) => nt.includes(e), zs = {
	id: Mn.id,
	rulesVersion: 3,
	seats: Mn.seats,
	options: {
		first: t,
		cards: {
			kind: "data",
			default: "first",
			check: Sn,
			words: () => [...bn, ...hn.flatMap((e) => B[e].cards.map((e) => S[e].id))],
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
	setup: (e, t) => Kn(e, String(t.cards), t.reflection === !0, te(t)),
	rules: Ua,
	view: es,
	turn: qa,
	active: (e) => qa(e) > 0 ? e.active : void 0,
	events: kn,
	eventRules: An,
	highlight: Oo,
	summary: ko,
	outcome: Vs,
	insight: ho,
	conserved: (e) => ({
		faces: Bs(e.stock) + e.box.length + Bs(e.heroes.map((e) => e.dice.length + e.discarded.length + (e.forging === -1 ? 0 : 1))),
		cards: Bs(e.left) + Bs(e.heroes.map(({ cards: e }) => e.length))
	}),
	bound: 2e4,
	content: [
		...O.map(({ id: e }) => `face/${e}`),
		...S.map(({ id: e }) => `card/${e}`),
		...S.flatMap(({ id: e, reinforcement: t, ousting: n, boar: r }) => t || n || r ? [`card/${e}/back`] : []),
		"hammer/1",
		"hammer/2"
	],
	vocabulary: ms,
	text: $o
}, Bs = (e) => e.reduce((e, t) => e + t, 0);
function Vs(e) {
	if (e.ended === void 0) return;
	let t = e.heroes.map(zn);
	return {
		places: re(t.map((e) => [e])),
		scores: t,
		reason: e.ended
	};
}
// packages/dice-forge/src/text/names.ts
var Hs = (e) => {
	let { names: t, grammar: n } = e;
	return {
		card: (e) => t.cards[e],
		shortCard: (e) => t.withoutArticle(t.cards[e]),
		cardText: (t) => Bo(S[C(t)], e),
		face: (t) => Q(t, e),
		resource: (e) => n.resources[e],
		amount: n.amount,
		either: (t) => Fo(t, e),
		token: (e) => t.tokens[e],
		die: (e) => t.dice[e],
		phase: (e) => t.phases[e],
		island: (e) => e === 0 ? t.headings.home : `${t.headings.island} ${e}`,
		heading: (e) => t.headings[e]
	};
}, Us = Object.fromEntries(r.map((e) => [e, Hs(pn[e])])), Ws = Object.values(/* @__PURE__ */ me({
	BOAR_COLOURS: () => Ue,
	CARDS: () => S,
	CARD_SETS: () => bn,
	FACES: () => O,
	GLORY: () => 3,
	GLORY_TOKEN: () => 100,
	HOME: () => 0,
	OPEN_SLOTS: () => hn,
	POOLS: () => We,
	QUESTIONS: () => dr,
	RESOURCES: () => v,
	SHIELD_GLORY: () => Ke,
	SHIP_DISCOUNT: () => 2,
	SIDES: () => 6,
	SLOTS: () => B,
	TOKENS: () => he,
	TRIPLED: () => 3,
	diceForge: () => zs,
	diceForgeNames: () => Us,
	diceForgeSpreads: () => so,
	diceForgeWeights: () => oo,
	keyOf: () => fr,
	optionOf: () => q
})).find((e) => e?.id === "dice-forge" && e.rulesVersion !== void 0), Gs = {
	...Ws,
	rules: vt(Ws.rules)
};
export { Gs as game };
