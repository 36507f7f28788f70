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
}, Tt = {
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
}, Et = { "last-round": "The last round is over." }, Dt = {
	title: "Dice Forge",
	pitch: "Forge your own dice, face by face, and win a place among the gods."
}, Ot = (e) => e.join(", "), kt = {
	notACardList: (e) => `write ${Ot(e)}, or cards: great-bear,typhon`,
	twoSets: (e, t) => `${e} and ${t}: write only one of them`,
	noSuchCard: (e, t) => `there is no card called ${e}; the cards are ${Ot(t)}`,
	cardTwice: (e) => `${e} is named twice`,
	onePile: (e, t) => `${e} and ${t} share one pile: name only one of them`,
	cannotSet: (e) => `Dice Forge has no ${e} to set`,
	cannotSetOfHero: (e) => `A hero has no ${e} to set`,
	tooManyTokens: (e, t) => `${e}: this table has only ${t}`,
	notAToken: (e, t) => `${e} is not a token; the tokens are ${Ot(t)}`,
	notAReserve: "a reserve is four numbers: gold, sun, moon, glory",
	notADie: "a die has six faces: write the first ones",
	notTwoFaces: "the dice show two faces: light, then dark",
	noneLeft: (e) => `no ${e} is left`,
	tooFewInTemple: (e, t) => `the temple has only ${t} of ${e}`,
	noHammer: "no hammer is open: give the hero the card first",
	notAPass: "write the pass and the space: II 13",
	occupied: (e) => `another hero is on island ${e}`,
	notAStep: (e, t) => `${e} is not a step; the steps are ${Ot(t)}`,
	notAFace: (e) => `${e} is not a face`,
	noPile: (e) => `no pile of ${e} is in play`
}, At = {
	gold: "gold",
	sun: "sun",
	moon: "moon",
	glory: "glory"
}, jt = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, Mt = (e, t) => `${e}\u00a0${At[t]}`, Nt = {
	resources: At,
	amount: Mt,
	brief: Mt,
	and: (e) => jt(e, " and "),
	or: (e) => jt(e, " or "),
	clauses: (e) => e.join("; ")
}, Pt = {
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
}, Ft = {
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
}, It = {
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
}, Lt = (e, t, n) => e === 1 ? t : n, Rt = {
	facts: Dt,
	grammar: Nt,
	names: Pt,
	effects: wt,
	questions: It,
	options: Ft,
	events: Tt,
	reasons: Et,
	faults: kt,
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
			forged: (e) => Lt(e, "face forged", "faces forged"),
			taken: (e) => Lt(e, "exploit", "exploits")
		},
		gathered: {
			gold: (e) => "gold",
			sun: (e) => "sun",
			moon: (e) => "moon"
		}
	}
}, zt = {
	gold: "or",
	sun: "soleil",
	moon: "lune",
	glory: "gloire"
}, Bt = ["sun", "moon"], Vt = (e, t) => e > 1 && Bt.includes(t) ? "s" : "", Ht = (e, t) => `${e}\u00a0${zt[t]}${Vt(e, t)}`, z = (e) => `${e}\u00a0${e > 1 ? "points" : "point"} de gloire`, Ut = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, Wt = {
	resources: zt,
	amount: (e, t) => t === "glory" ? z(e) : Ht(e, t),
	brief: Ht,
	and: (e) => Ut(e, " et "),
	or: (e) => Ut(e, " ou "),
	clauses: (e) => e.join("\xA0; ")
}, Gt = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, Kt = {
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
}, qt = (e, t) => t === void 0 ? `ne ${e} rien` : `${e} ${t}`, Jt = {
	firstPlayer: (e) => `${e} joue en premier.`,
	sets: (e) => `Cartes de cette partie : ${e}.`,
	removed: (e) => `Remises dans la boîte : ${e}.`,
	round: (e, t) => `Manche ${e} sur ${t}.`,
	turn: (e) => `C’est au tour ${Gt(e)}.`,
	rolled: (e, t) => `${e} obtient ${t}.`,
	mirrored: (e, t) => `Le miroir ${Gt(e)} copie ${t}.`,
	ordered: (e, t) => `${e} applique d’abord ${t}.`,
	choseDie: (e, t) => `${e} choisit le ${t}.`,
	stole: (e, t) => `${e} prend ${t}.`,
	gained: (e, t, n) => `${e} ${qt("gagne", t)}${n > 0 ? ` ; ${n} ${n > 1 ? "perdus" : "perdu"} faute de place` : ""}.`,
	lost: (e, t) => `${e} ${qt("perd", t)}.`,
	converted: (e, t, n) => `${e} prend ${z(t)} plutôt que ${n}.`,
	hammered: (e, t) => `${e} verse ${t} or au marteau.`,
	hammerPass: (e, t, n) => `${e} termine le parcours ${t} du marteau : ${z(n)}.`,
	repeated: (e) => `${e} rend un jeton Cerbère et applique ses faces à nouveau.`,
	reinforced: (e, t) => `${e} appelle ${t}.`,
	spent: (e, t) => `${e} dépense ${t} or.`,
	passed: (e) => `${e} ne fait rien.`,
	extra: (e, t) => `${e} paie ${Wt.amount(t, "sun")} pour agir encore une fois.`,
	bought: (e, t, n) => `${e} achète ${t} pour ${n} or.`,
	forged: (e, t, n, r) => `${e} forge ${t} à la place de ${n} sur le ${r}.`,
	paid: (e, t, n) => `${e} paie ${t} pour ${n}.`,
	moved: (e, t) => `${e} va sur l’île ${t}.`,
	ousted: (e, t) => `${e} chasse ${t}.`,
	took: (e, t) => `${e} prend ${t}.`,
	chest: (e) => `Les réserves ${Gt(e)} s’agrandissent.`,
	token: (e, t) => `${e} reçoit un jeton ${t}.`,
	cashed: (e, t) => `${e} rend un jeton Triton contre ${t}.`,
	garden: (e, t) => `${e} prend ${t} dans les jardins.`,
	boar: (e, t, n) => `${e} donne ${t} à ${n}.`,
	ended: (e) => `Partie terminée : ${e}.`
}, Yt = { "last-round": "La dernière manche est terminée." }, Xt = {
	title: "Dice Forge",
	pitch: "Forgez vos dés, face après face, et gagnez votre place parmi les dieux."
}, Zt = (e) => e.join(", "), Qt = {
	notACardList: (e) => `écrivez ${Zt(e)}, ou des cartes : great-bear,typhon`,
	twoSets: (e, t) => `${e} et ${t} : écrivez l’un ou l’autre`,
	noSuchCard: (e, t) => `aucune carte ne s’appelle ${e} ; les cartes sont ${Zt(t)}`,
	cardTwice: (e) => `${e} est nommée deux fois`,
	onePile: (e, t) => `${e} et ${t} se partagent une pile : nommez l’une ou l’autre`,
	cannotSet: (e) => `Dice Forge n’a pas de ${e} à régler`,
	cannotSetOfHero: (e) => `Un héros n’a pas de ${e} à régler`,
	tooManyTokens: (e, t) => `${e} : il n’y en a que ${t} à cette table`,
	notAToken: (e, t) => `${e} n’est pas un jeton ; les jetons sont ${Zt(t)}`,
	notAReserve: "une réserve, ce sont quatre nombres\xA0: or, soleil, lune, gloire",
	notADie: "un dé a six faces\xA0: écrivez les premières",
	notTwoFaces: "les dés montrent deux faces\xA0: celle du clair, puis celle du foncé",
	noneLeft: (e) => `il ne reste plus de ${e}`,
	tooFewInTemple: (e, t) => `il n’y a que ${t} ${e} dans le temple`,
	noHammer: "aucun marteau n’est ouvert\xA0: donnez d’abord la carte au héros",
	notAPass: "écrivez le parcours et la case\xA0: II 13",
	occupied: (e) => `un autre héros se trouve sur l’île ${e}`,
	notAStep: (e, t) => `${e} n’est pas une étape ; les étapes sont ${Zt(t)}`,
	notAFace: (e) => `${e} n’est pas une face`,
	noPile: (e) => `aucune pile de ${e} n’est en jeu`
}, $t = {
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
}, en = {
	pass: {
		action: "ne rien faire",
		extra: "terminer le tour"
	},
	pay: (e) => `payer d’abord ${Wt.amount(e, "sun")}, puis choisir`,
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
	pays: (e, t) => `${e}, au profit ${Gt(t)}`,
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
}, { amount: tn } = Wt, nn = (e, t, n) => [
	tn(e, "gold"),
	tn(t, "sun"),
	tn(n, "moon")
].join(", "), rn = {
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
	action: ({ gold: e, sun: t, moon: n }) => `Acheter des faces ou prendre une carte ? Vous avez ${nn(e, t, n)}.`,
	extra: ({ gold: e, sun: t, moon: n, extra: r }) => `Agir encore une fois pour ${tn(r, "sun")} ? Vous avez ${nn(e, t, n)}.`
}, an = (e, t, n) => e < 2 ? t : n, on = u({
	en: Rt,
	fr: {
		facts: Xt,
		grammar: Wt,
		names: $t,
		effects: Kt,
		questions: rn,
		options: en,
		events: Jt,
		reasons: Yt,
		faults: Qt,
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
				forged: (e) => an(e, "face forgée", "faces forgées"),
				taken: (e) => an(e, "exploit", "exploits")
			},
			gathered: {
				gold: () => "or",
				sun: (e) => an(e, "soleil", "soleils"),
				moon: (e) => an(e, "lune", "lunes")
			}
		}
	}
}), sn = [
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
], cn = V.flatMap(({ cards: e }, t) => e.length > 1 ? [t] : []), ln = C.map((e, t) => V.findIndex(({ cards: e }) => e.includes(t))), H = (e) => ln[e], un = (e) => V[H(e)].island, dn = V.map(({ cards: e }) => e[0]), fn = V.map(({ cards: e }) => e.at(-1)), pn = [
	"first",
	"alternative",
	"random"
], mn = (e) => pn.includes(e);
function hn(e) {
	let t = typeof e == "string" ? e.split(/[\s,]+/).filter((e) => e !== "") : e;
	if (!Array.isArray(t) || t.length === 0) throw bn((e) => e.notACardList(pn));
	let [n = "first", r] = t.filter(mn);
	if (r) throw bn((e) => e.twoSets(n, r));
	let i = [];
	for (let e of t.filter((e) => !mn(e))) {
		let t = typeof e == "string" ? w(e) : void 0;
		if (t === void 0) throw bn((t) => t.noSuchCard(_n(e), gn));
		let n = H(t);
		if (i[n] === e) throw bn((t) => t.cardTwice(e));
		let r = i[n];
		if (r !== void 0) throw bn((t) => t.onePile(r, e));
		i[n] = e;
	}
	let a = V.flatMap((e, t) => i[t] ?? []);
	return [...a, ...n === "first" && a.length > 0 ? [] : [n]].join(",");
}
var gn = C.map(({ id: e }) => e), _n = (e) => typeof e == "string" ? e : JSON.stringify(e) ?? String(e);
function vn(e) {
	let t = e.split(","), n = [...t.includes("alternative") ? fn : dn];
	for (let e of xn(t)) n[H(e)] = e;
	return n;
}
function yn(e) {
	let t = e.split(",");
	if (!t.includes("random")) return [];
	let n = xn(t).map(H);
	return cn.filter((e) => !n.includes(e));
}
var bn = (e) => new n((t) => e(on[t].faults)), xn = (e) => e.flatMap((e) => w(e) ?? []), Sn = {
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
}, Cn = {
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
}, wn = u({
	en: Dt,
	fr: Xt
}), Tn = {
	id: "dice-forge",
	seats: {
		min: 2,
		max: 4,
		usual: 3
	},
	title: a((e) => wn[e].title),
	pitch: a((e) => wn[e].pitch)
}, U = ["light", "dark"], W = (e, t) => e.heroes[t], En = (e) => oe(e.active, e.heroes.length), Dn = (e, t) => (t - e.first + e.heroes.length) % e.heroes.length, On = (e) => e === 3 ? 10 : 9, kn = (e) => Oe.gold + De.gold * e.chests, G = (e) => Oe.shards + De.shards * e.chests, K = (e, t) => I(e.dice[e.shown[t]]), An = (e) => e.hammers === 0 ? 0 : e.hammers * v.spaces * 2 - e.struck, jn = (e) => {
	let t = 0;
	for (let n of e.cards) t += C[E(n)].glory;
	return t;
}, Mn = (e) => e.glory + jn(e), Nn = (e, t) => {
	let n = 0;
	for (let r of e.cards) E(r) === t && n++;
	return n;
};
function Pn(e, t) {
	return pt(t, --e.stock[t]);
}
var Fn = 4, In = 2, Ln = 3;
function Rn(e, t) {
	e.first = e.active = t;
	for (let [n, r] of oe(t, e.heroes.length).entries()) e.heroes[r].gold = Ln - n;
}
function zn(e, t, n, r) {
	let i = k.map(({ copies: e }) => e), a = [];
	if (e === 2) for (let [e, { pool: t, copies: n }] of k.entries()) for (; t !== void 0 && n === Fn && i[e] > In;) a.push(pt(e, --i[e]));
	let o = {
		round: 1,
		named: r,
		first: 0,
		active: 0,
		heroes: Array.from({ length: e }, (e, t) => Bn(t)),
		drawn: yn(t),
		reflection: n,
		sets: vn(t),
		left: V.map(() => e),
		stock: i,
		box: a
	};
	return Rn(o, 0), o;
}
var Bn = (e) => ({
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
}), Vn = Ve.map((e, t) => k.flatMap((e, n) => e.pool === t && e.copies === 1 ? [n] : [])), Hn = Ve.flatMap((e, t) => Vn[t].length > 0 ? [t] : []), Un = "pass", Wn = "done", Gn = "none", Kn = "again", qn = ["glory", "keep"], Jn = [
	"gold",
	"sun",
	"moon"
], Yn = (e) => `triton-${e}`, Xn = Jn.map(Yn);
function Zn(e) {
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
		case "triton": return Yn(e.resource);
		case "pick": return e.resource;
		case "convert": return e.to;
		case "die": return e.die;
	}
}
var q = (...e) => new Map(e.map((e) => [Zn(e), e])), Qn = C.map(({ id: e }) => e), $n = Qn.map((e) => ({
	is: "exploit",
	card: e
})), er = (e) => et.map((t) => ({
	is: "buy",
	question: e,
	face: t
})), tr = (e) => Jn.map((t) => ({
	is: "triton",
	question: e,
	resource: t
})), nr = (e) => q(...k.map(({ id: t }) => ({
	is: e,
	face: t
}))), rr = {
	action: q({
		is: "pass",
		question: "action"
	}, ...$n, ...er("action"), ...tr("action")),
	extra: q({
		is: "pass",
		question: "extra"
	}, { is: "pay" }, ...$n, ...er("extra"), ...tr("extra")),
	buy: q({
		is: "done",
		question: "buy"
	}, ...er("buy"), ...tr("buy")),
	ship: q({
		is: "none",
		question: "ship"
	}, ...er("ship"), ...tr("ship")),
	reinforce: q({
		is: "done",
		question: "reinforce"
	}, ...Qn.map((e) => ({
		is: "reinforce",
		card: e
	})), ...tr("reinforce")),
	triton: q({
		is: "none",
		question: "triton"
	}, ...tr("triton")),
	cerberus: q({ is: "again" }, {
		is: "none",
		question: "cerberus"
	}),
	mirror: nr("mirror"),
	order: nr("order"),
	steal: nr("steal"),
	garden: nr("garden"),
	pick: q(...y.map((e) => ({
		is: "pick",
		resource: e
	}))),
	convert: q(...qn.map((e) => ({
		is: "convert",
		to: e
	}))),
	die: q(...U.map((e) => ({
		is: "die",
		die: e
	})))
}, ir = [
	...Object.keys(rr),
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
		default: return rr[e].get(t);
	}
}
function ar(e, t) {
	switch (e.is) {
		case "hammer": return String(e.gold);
		case "forge": return `${U[Math.floor(e.place / 6)]}.${F(I(t[e.place]))}`;
		case "bearer": return ie(e.seat);
		default: return Zn(e);
	}
}
var Y = (e) => (t, n, r) => ar(J(e, t), W(n, r.seat).dice);
// packages/dice-forge/src/rules/dice.ts
function or(e, t, n, r) {
	let { shown: i } = W(e, t);
	i[0] = n - 1, i[1] = 6 + r - 1, o(() => ({
		type: "rolled",
		seat: t,
		dice: [cr(e, t, 0), cr(e, t, 1)]
	}));
}
function sr(e, t, n, r) {
	W(e, t).shown[n] = n * 6 + r - 1, o(() => ({
		type: "rolled",
		seat: t,
		dice: [cr(e, t, n)]
	}));
}
var cr = (e, t, n) => ({
	die: U[n],
	face: F(K(W(e, t), n))
});
function lr(e, t) {
	let n = [];
	for (let r = 0; r < e.heroes.length; r++) r !== t && n.push(K(W(e, r), 0), K(W(e, r), 1));
	return n;
}
function ur(e, t) {
	let n = lr(e, t);
	if (dr(e, t)) {
		let r = W(e, t);
		n.push(K(r, 0), K(r, 1));
	}
	return fr(n).filter((e) => e !== j);
}
var dr = (e, t) => e.reflection && lr(e, t).includes(j), fr = (e) => e.filter((t, n) => e.indexOf(t) === n);
// packages/dice-forge/src/rules/reserve.ts
function pr(e, t, n, r, i, a, s = 0) {
	let c = W(e, t);
	s > 0 && hr(c, t, s);
	let l = n - s, u = Math.min(l, kn(c) - c.gold), d = Math.min(r, G(c) - c.sun), f = Math.min(i, G(c) - c.moon);
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
var mr = (e, t, [n, r, i, a]) => pr(e, t, n, r, i, a);
function hr(e, t, n) {
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
		})), h(`hammer/${i}`), r++, r < v.rewards.length || (e.struck -= v.rewards.length * v.spaces, e.hammers--, r = 0);
	}
}
function gr(e, t, n, r, i, a) {
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
var _r = (e, [t, n, r, i], a = "none") => ({
	seat: e,
	gold: t,
	sun: n,
	moon: r,
	glory: i,
	convert: a,
	struck: 0
}), vr = (e, t, n, r) => r === "none" && (n === 0 || W(e, t).hammers === 0), yr = L("dice-forge/gain", (e) => [
	...xr(e, "shards", 1),
	...xr(e, "shards", 2),
	...xr(e, "gold", 0),
	e.ask("hammer", {
		who: (e, t) => t.seat,
		options: (e, t) => Cr(Math.min(t.gold, An(W(e, t.seat)))),
		key: Y("hammer"),
		params: (e, t) => ({ gold: t.gold }),
		then: (e, t, n) => {
			t.struck = n;
		}
	}),
	e.run((e, t) => pr(e, t.seat, t.gold, t.sun, t.moon, t.glory, t.struck))
]), br = [];
function xr(e, t, n) {
	let r = y[n];
	return [e.ask("convert", {
		who: (e, t) => t.seat,
		options: (e, n) => n.convert === t && n[r] > 0 ? qn : br,
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
var Sr = Array.from({ length: 64 }, (e, t) => t === 0 ? [] : Array.from({ length: t + 1 }, (e, t) => t)), Cr = (e) => Sr[e], wr = (e) => e.sort((e, t) => Tr(e) - Tr(t)), Tr = (e) => {
	let { kind: t } = P(e);
	return t === "ship" ? 2 : +(t === "shield");
};
function Er(e, [t, n]) {
	if (t === void 0 || n !== N || t === N) return !1;
	let r = Dr(t);
	return r > 0 && e.gold + r > kn(e);
}
function Dr(e) {
	let t = P(e);
	return "gives" in t ? t.gives[0] : "among" in t ? Math.max(...t.among.map(([e]) => e)) : 0;
}
function Or(e, t) {
	let n = [e, t].filter((e) => e !== -1).map(P);
	if (!n.every(kr)) return;
	let [r, i] = n.filter(({ kind: e }) => e !== "triple");
	if (!r) return ke;
	if (!i) return je(r.gives, n.length > 1 ? 3 : 1);
	let [a, o] = r.kind === "shield" ? [i, r] : [r, i];
	return Ae(a.gives, o.kind === "shield" ? jr(o, Ar(a.gives)) : o.gives);
}
var kr = ({ kind: e }) => e === "gain" || e === "shield" || e === "triple", Ar = (e) => +(e[0] > 0) | (e[1] > 0 ? 2 : 0) | (e[2] > 0 ? 4 : 0) | (e[3] > 0 ? 8 : 0), jr = (e, t) => t & 1 << e.key ? Ue : e.gives, Mr = k.length + 1, Nr = k.flatMap((e, t) => [-1, ...k.keys()].map((e) => Or(t, e))), Pr = (e, t) => Nr[e * Mr + t + 1], Fr = (e) => y[e.findIndex((e) => e > 0)], Ir = (e, t = 1) => Object.fromEntries(e.map((e) => [Fr(e), Math.max(...e) * t])), Lr = (e, t) => o(() => ({
	type: "picked",
	seat: e,
	resource: t
})), Rr = L("dice-forge/pick", (e) => [e.ask("pick", {
	who: (e, t) => t.seat,
	options: (e, t) => t.does.among.map(Fr),
	key: Y("pick"),
	params: (e, t) => ({
		by: T(E(t.piece)),
		among: Ir(t.does.among)
	}),
	then: (e, t, n) => {
		t.picked = t.does.among.findIndex((e) => Fr(e) === n), Lr(t.seat, n);
	}
}), e.call(yr, (e, t) => _r(t.seat, t.does.among[t.picked]))]);
// packages/dice-forge/src/rules/forge.ts
function zr(e, t, n) {
	W(e, t).forging = Pn(e, n);
}
var Br = L("dice-forge/forge", (e) => [e.ask("forge", {
	who: (e, t) => t.seat,
	options: (e, t) => Vr(W(e, t.seat)),
	key: Y("forge"),
	params: (e, t) => ({ face: F(I(W(e, t.seat).forging)) }),
	unavailable: (e, t) => W(e, t.seat).dice.flatMap((e, t) => Qe(I(e)) ? [{
		value: t,
		rule: "DF-8.8",
		why: { is: "boar" }
	}] : []),
	then: (e, t, n) => Hr(e, t.seat, n)
})]);
function Vr({ dice: e }) {
	let t = [], n = 0;
	for (let r = 0; r < e.length; r++) {
		r === 6 && (n = 0);
		let i = I(e[r]);
		n & 1 << i || Qe(i) || (n |= 1 << i, t.push(r));
	}
	return t;
}
function Hr(e, t, n) {
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
var Ur = (e, t) => Math.max(0, nt(e) - t);
function Wr(e, t, n, r = 0, i = 0) {
	for (let a = 0; a < $e.length; a++) {
		let o = $e[a];
		t.stock[o] > 0 && nt(o) - r <= n && !(i & 1 << o) && e.push(et[a]);
	}
}
function Gr(e, t, n = 0, r = 0) {
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
		let o = Ur(i, n) - t;
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
function Kr(e, t, n, r = 0) {
	let i = Ur(n, r);
	W(e, t).gold -= i, zr(e, t, n), o(() => ({
		type: "bought",
		seat: t,
		face: F(n),
		price: i
	}));
}
// packages/dice-forge/src/rules/triton.ts
var qr = [], Jr = (e, t) => e.active === t && W(e, t).triton > 0 ? Xn : qr;
function Yr(e, t, n) {
	W(e, t.seat).triton--, t.cash = Yn(n), o(() => ({
		type: "cashed",
		seat: t.seat,
		resource: n
	}));
}
var Xr = (e) => e.when((e, t) => t.cash !== "", e.call(yr, (e, t) => _r(t.seat, Zr[t.cash])), e.run((e, t) => {
	t.cash = "";
})), Zr = {
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
}, Qr = L("dice-forge/last-triton", (e) => [e.run((e, t) => {
	t.seat = e.active, t.cash = "", t.done = !1;
}), e.loop((e, t) => !t.done && W(e, t.seat).triton > 0, e.ask("triton", {
	who: (e, t) => t.seat,
	options: () => [Gn, ...Xn],
	key: Y("triton"),
	then: (e, t, n) => {
		let r = J("triton", n);
		r.is === "triton" ? Yr(e, t, r.resource) : t.done = !0;
	}
}), Xr(e))]), $r = (e, t) => ({
	seat: e,
	cash: "",
	discount: t,
	decided: ""
}), ei = L("dice-forge/ship", (e) => [e.loop((e, t) => t.decided === "", e.ask("ship", {
	who: (e, t) => t.seat,
	options: (e, t) => ti(e, t.seat, t.discount),
	key: Y("ship"),
	params: (e, t) => ({
		discount: t.discount,
		gold: W(e, t.seat).gold
	}),
	unavailable: (e, t) => Gr(e, W(e, t.seat).gold, t.discount),
	auto: !0,
	then: (e, t, n) => {
		let r = J("ship", n);
		if (r.is === "triton") return Yr(e, t, r.resource);
		t.decided = r.is === "buy" ? "bought" : "none", r.is === "buy" && Kr(e, t.seat, A(r.face), t.discount);
	}
}), Xr(e)), e.when((e, t) => t.decided === "bought", e.call(Br, (e, t) => ({ seat: t.seat })))]);
function ti(e, t, n) {
	let r = [Gn];
	return Wr(r, e, W(e, t).gold, n), r.push(...Jr(e, t)), r;
}
var ni = (e, t, n) => ti(e, t, n).length > 1, ri = -1, ii = (e, t, n, r = "none", i = !1) => ({
	seat: e,
	first: t,
	second: n,
	losing: i,
	convert: r,
	factor: 1,
	sailed: !1,
	queue: [],
	face: -1,
	picked: ri,
	types: 0,
	due: []
}), ai = L("dice-forge/apply", (e) => [
	...ci(e, "first"),
	...ci(e, "second"),
	e.mark("mirrored"),
	e.run(pi),
	e.ask("order", {
		who: (e, t) => t.seat,
		options: (e, t) => !t.losing && Er(W(e, t.seat), t.queue) ? t.queue.map(F) : [],
		key: Y("order"),
		then: (e, t, n) => {
			A(n) === N && t.queue.reverse(), o(() => ({
				type: "ordered",
				seat: t.seat,
				face: n
			}));
		}
	}),
	e.when((e, t) => mi(t) !== void 0, ...vi(e, (e) => mi(e))),
	e.loop((e, t) => t.queue.length > 0, e.run(hi), e.ask("pick", {
		who: (e, t) => t.seat,
		options: (e, t) => gi[t.face].map(Fr),
		key: Y("pick"),
		params: (e, t) => ({
			by: F(t.face),
			among: Ir(gi[t.face], t.factor),
			losing: t.losing
		}),
		then: (e, t, n) => {
			t.picked = gi[t.face].findIndex((e) => Fr(e) === n), Lr(t.seat, n);
		}
	}), ...vi(e, _i), e.run((e, t) => {
		if (t.types |= Ar(_i(t)), Qe(t.face) && yi(e, t.face) !== void 0) for (let e = 0; e < t.factor; e++) t.due.push(t.face);
	}), e.loop(oi, e.call(Rr, (e, t) => {
		let n = t.due.shift();
		return {
			seat: yi(e, n),
			piece: bi(n),
			does: si
		};
	})), e.when((e, t) => t.face === N && !t.losing, e.call(ei, (e, t) => $r(t.seat, 2 * t.factor))))
]), oi = (e, { due: t, losing: n, queue: r }) => t.length > 0 && !(n && r.length > 0), si = C[Le].boar, ci = (e, t) => [
	e.ask("order", {
		who: (e, t) => t.seat,
		options: (e, n) => ui(e, n, t) ? li : [],
		key: Y("order"),
		then: (e, t, n) => {
			t.sailed = A(n) === N, o(() => ({
				type: "ordered",
				seat: t.seat,
				face: n
			}));
		}
	}),
	e.when((e, n) => n.sailed && n[t] === j, e.call(ei, (e, t) => $r(t.seat, 2))),
	e.ask("mirror", {
		who: (e, t) => t.seat,
		options: (e, n) => n[t] === j ? ur(e, n.seat).map(F) : [],
		key: Y("mirror"),
		params: (e, n) => ({
			losing: n.losing,
			beside: fi(n, t)
		}),
		auto: !0,
		then: (e, n, r) => {
			h("face/mirror"), n[t] = A(r), o(() => ({
				type: "mirrored",
				seat: n.seat,
				face: r
			}));
		}
	})
], li = [j, N].map(F), ui = (e, t, n) => t[n] === j && di(t, n) === N && !t.losing && dr(e, t.seat) && ni(e, t.seat, 2), di = ({ first: e, second: t }, n) => n === "first" ? t : e;
function fi(e, t) {
	let n = di(e, t);
	return n === -1 || e.sailed ? "" : F(n);
}
function pi(e, t) {
	let { first: n, second: r } = t;
	(n === M || r === M) && h("face/x3"), mi(t) === void 0 ? (t.queue = wr([n, r].filter((e) => e !== -1 && e !== M && e !== j)), t.sailed && t.queue.splice(t.queue.indexOf(N), 1), t.factor = t.queue.length === 1 && (n === M || r === M) ? 3 : 1) : (h(() => `face/${F(n)}`), r !== -1 && h(() => `face/${F(r)}`));
}
var mi = (e) => e.convert === "shards" || e.first === -1 ? void 0 : Pr(e.first, e.second);
function hi(e, t) {
	t.face = t.queue.shift(), t.picked = ri, h(() => `face/${F(t.face)}`);
}
var gi = k.map(({ power: e }) => "among" in e ? e.among : []);
function _i(e) {
	let t = P(e.face), n = t.kind === "shield" ? jr(t, e.types) : t.kind === "gain" ? t.gives : gi[e.face][e.picked] ?? ke, r = e.factor;
	return r === 1 ? n : [
		n[0] * r,
		n[1] * r,
		n[2] * r,
		n[3] * r
	];
}
var vi = (e, t) => [e.either((e, n) => n.losing || vr(e, n.seat, t(n)[0], n.convert), [e.run((e, n) => {
	let [r, i, a, o] = t(n);
	n.losing ? gr(e, n.seat, r, i, a, o) : pr(e, n.seat, r, i, a, o);
})], [e.call(yr, (e, n) => _r(n.seat, t(n), n.convert))])];
function yi(e, t) {
	let n = bi(t), r = e.heroes.findIndex(({ cards: e }) => e.includes(n));
	return r >= 0 && h("card/boar/back"), r >= 0 ? r : void 0;
}
var bi = (e) => Re(Le, e - Ze), X = L("dice-forge/favours-of-all", (e) => [e.roll("favours", {
	dice: (e) => 2 * e.heroes.length,
	whose: En,
	params: () => ({ dice: U }),
	then: (e, t, n) => {
		let { length: r } = e.heroes;
		for (let t = 0; t < r; t++) or(e, (e.active + t) % r, n[2 * t], n[2 * t + 1]);
		t.served = 0;
	}
}), e.loop(Si, e.call(Di, (e, t) => wi(e, xi(e, t.served), "none")))]), xi = (e, t) => (e.active + t - 1) % e.heroes.length;
function Si(e, t) {
	for (; t.served < e.heroes.length;) if (t.served++, !Ci(e, xi(e, t.served))) return !0;
	return !1;
}
function Ci(e, t) {
	let n = W(e, t);
	if (n.cerberus > 0) return !1;
	let r = K(n, 0), i = K(n, 1), a = Pr(r, i);
	return !a || a[0] > 0 && n.hammers > 0 ? !1 : (h(() => `face/${F(r)}`), h(() => `face/${F(i)}`), mr(e, t, a), !0);
}
var wi = (e, t, n) => ({
	seat: t,
	first: K(W(e, t), 0),
	second: K(W(e, t), 1),
	convert: n,
	again: !1
}), Ti = [Kn, Gn], Ei = [], Di = L("dice-forge/receive", (e) => [
	e.call(ai, (e, t) => ii(t.seat, t.first, t.second, t.convert)),
	e.ask("cerberus", {
		who: (e, t) => t.seat,
		options: (e, t) => W(e, t.seat).cerberus > 0 ? Ti : Ei,
		key: Y("cerberus"),
		params: (e, t) => ({ faces: [t.first, t.second].filter((e) => e !== -1).map(F) }),
		then: (e, t, n) => {
			n !== "none" && (t.again = !0, W(e, t.seat).cerberus--, o(() => ({
				type: "repeated",
				seat: t.seat
			})));
		}
	}),
	e.when((e, t) => t.again, e.call(ai, (e, t) => ii(t.seat, t.first, t.second, t.convert)))
]), Oi = L("dice-forge/favours", (e) => [e.loop((e, t) => t.count > 0, e.roll("favours", {
	dice: () => 2,
	whose: (e, t) => [t.seat],
	params: () => ({ dice: U }),
	then: (e, t, [n, r]) => {
		t.count--, or(e, t.seat, n, r);
	}
}), e.when((e, t) => t.convert !== "none" || !Ci(e, t.seat), e.call(Di, (e, t) => wi(e, t.seat, t.convert))))]), ki = L("dice-forge/minor", (e) => [e.ask("die", {
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
		t.count--, sr(e, t.seat, t.die, n);
	}
}), e.call(Di, (e, t) => ({
	seat: t.seat,
	first: K(W(e, t.seat), t.die),
	second: -1,
	convert: t.convert,
	again: !1
})))]), Ai = (e, t) => {
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
}, ji = (e) => En(e).slice(1), Mi = (e) => e.roll("rivals", {
	dice: (e) => 2 * (e.heroes.length - 1),
	whose: ji,
	params: () => ({ dice: U }),
	then: (e, t, n) => {
		for (let [t, r] of ji(e).entries()) or(e, r, n[2 * t], n[2 * t + 1]);
	}
}), Ni = L("dice-forge/satyrs", (e) => [
	Mi(e),
	e.ask("steal", {
		who: (e, t) => t.seat,
		options: (e, t) => Pi(lr(e, t.seat)).map(F),
		key: Y("steal"),
		params: () => ({ left: 2 }),
		auto: !0,
		then: (e, t, n) => {
			t.first = Fi(t.seat, n);
		}
	}),
	e.ask("steal", {
		who: (e, t) => t.seat,
		options: (e, t) => fr(Ii(lr(e, t.seat), t.first)).map(F),
		key: Y("steal"),
		params: () => ({ left: 1 }),
		unavailable: (e, t) => {
			let n = t.first ?? -1;
			return Ii(lr(e, t.seat), n).includes(n) ? [] : [{
				value: F(n),
				rule: "DF-11.5",
				why: { is: "same-die" }
			}];
		},
		auto: !0,
		then: (e, t, n) => {
			t.second = Fi(t.seat, n);
		}
	}),
	e.mark("stolen"),
	e.call(ai, (e, t) => ii(t.seat, t.first, t.second))
]), Pi = (e) => e.length === 2 ? e.slice(0, 1) : fr(e);
function Fi(e, t) {
	return o(() => ({
		type: "stole",
		seat: e,
		face: t
	})), A(t);
}
var Ii = (e, t) => e.filter((n, r) => r !== e.indexOf(t)), Li = L("dice-forge/minotaur", (e) => [Mi(e), e.each("victim", ji, e.call(ai, (e, t) => {
	let n = W(e, t.victim);
	return ii(t.victim, K(n, 0), K(n, 1), "none", !0);
}))]), Ri = L("dice-forge/card-gain", (e) => [e.call(yr, (e, t) => _r(t.seat, t.does.gives))]), zi = L("dice-forge/card-spend", (e) => [e.run((e, t) => {
	W(e, t.seat).gold -= t.does.gold, o(() => ({
		type: "spent",
		seat: t.seat,
		gold: t.does.gold
	})), mr(e, t.seat, t.does.gives);
})]), Bi = L("dice-forge/card-favours", (e) => [e.call(Oi, (e, { seat: t, does: { count: n, convert: r } }) => ({
	seat: t,
	count: n,
	convert: r
}))]), Vi = L("dice-forge/card-minor", (e) => [e.call(ki, (e, { seat: t, does: { count: n, convert: r } }) => ({
	seat: t,
	count: n,
	convert: r,
	die: 0
}))]), Hi = L("dice-forge/card-forge", (e) => [e.ask("garden", {
	who: (e, t) => t.seat,
	options: (e, t) => Ui(e, t).map(F),
	key: Y("garden"),
	unavailable: (e, t) => it(t.does.garden).filter((t) => e.stock[t] === 0).map((e) => ({
		value: F(e),
		rule: "DF-11.25",
		why: { is: "face-gone" }
	})),
	auto: !0,
	then: (e, t, n) => {
		zr(e, t.seat, A(n)), o(() => ({
			type: "garden",
			seat: t.seat,
			face: n
		}));
	}
}), e.call(Br, (e, t) => ({ seat: t.seat }))]), Ui = (e, { does: t }) => it(t.garden).filter((t) => e.stock[t] > 0), Wi = L("dice-forge/card-hammer", (e) => [e.run((e, t) => {
	W(e, t.seat).hammers++, o(() => ({
		type: "hammer-opened",
		seat: t.seat
	}));
})]), Gi = L("dice-forge/card-chest", (e) => [e.run((e, t) => {
	W(e, t.seat).chests++, o(() => ({
		type: "chest",
		seat: t.seat
	}));
})]), Ki = L("dice-forge/card-token", (e) => [e.run((e, t) => {
	W(e, t.seat)[t.does.token]++, o(() => ({
		type: "token",
		seat: t.seat,
		token: t.does.token
	}));
})]), qi = L("dice-forge/card-forged", (e) => [e.run((e, t) => mr(e, t.seat, je(t.does.gives, W(e, t.seat).discarded.length)))]), Ji = L("dice-forge/card-boar", (e) => [e.ask("bearer", {
	who: (e, t) => t.seat,
	options: (e, t) => [...e.heroes.keys()].filter((e) => e !== t.seat),
	key: Y("bearer"),
	params: (e, t) => ({ face: F(Yi(t.piece)) }),
	auto: !0,
	then: (e, t, n) => {
		t.bearer = n, zr(e, n, Yi(t.piece)), o(() => ({
			type: "boar",
			seat: t.seat,
			bearer: n,
			face: F(Yi(t.piece))
		}));
	}
}), e.call(Br, (e, t) => ({ seat: t.bearer }))]), Yi = (e) => Ze + ze(e), Xi = {
	gain: Ri,
	pick: Rr,
	spend: zi,
	favours: Bi,
	minor: Vi,
	forge: Hi,
	hammer: Wi,
	chest: Gi,
	token: Ki,
	forged: qi,
	boar: Ji,
	satyrs: Ni,
	minotaur: Li
}, Zi = (e) => Xi[e.verb], Qi = -1, $i = L("dice-forge/reinforcements", (e) => [e.run((e, t) => {
	t.seat = e.active, t.cash = "", t.piece = Qi, t.ready = W(e, e.active).cards.filter((e) => C[E(e)].reinforcement);
}), e.loop((e, t) => t.ready.length > 0, e.ask("reinforce", {
	who: (e, t) => t.seat,
	options: (e, t) => [
		Wn,
		...na(e, t),
		...Jr(e, t.seat)
	],
	key: Y("reinforce"),
	unavailable: (e, t) => ta(t.ready).flatMap((n) => na(e, t).includes(n) ? [] : [{
		value: n,
		rule: "DF-11.18",
		why: Ai(W(e, t.seat), { gold: ra(n) })
	}]),
	auto: !0,
	then: (e, t, n) => {
		let r = J("reinforce", n);
		t.piece = Qi, r.is === "triton" ? Yr(e, t, r.resource) : r.is === "reinforce" ? aa(t, r.card) : t.ready = [];
	}
}), Xr(e), e.when((e, t) => t.piece !== Qi, e.call((e, t) => Zi(ea(t.piece)), (e, { seat: t, piece: n }) => ({
	seat: t,
	piece: n,
	does: ea(n)
}))))]), ea = (e) => C[E(e)].reinforcement, ta = (e) => [...new Set(e.map((e) => T(E(e))))], na = (e, { ready: t, seat: n }) => ta(t.filter((t) => ia(e, n, ea(t))));
function ra(e) {
	let t = C[w(e)].reinforcement;
	return t?.verb === "spend" ? t.gold : 0;
}
var ia = (e, t, n) => n.verb !== "spend" || W(e, t).gold >= n.gold;
function aa(e, t) {
	e.piece = e.ready.find((e) => E(e) === w(t)), e.ready = e.ready.filter((t) => t !== e.piece), h(`card/${t}/back`), o(() => ({
		type: "reinforced",
		seat: e.seat,
		card: t
	}));
}
// packages/dice-forge/src/insight/diceWorth.ts
var oa = (e, { fresh: t, sun: n, moon: r }) => e[0] * t + e[1] * n + e[2] * r + e[3], sa = (e, t) => {
	let n = 0;
	for (let r of e) n = Math.max(n, oa(r, t));
	return n;
};
function Z(e, t, n) {
	let r = P(e);
	switch (r.kind) {
		case "gain":
		case "shield": return oa(r.gives, t);
		case "choice":
		case "boar": return sa(r.among, t);
		case "ship": return t.gold * (2 + n.ship);
		default: return 0;
	}
}
function ca(e, t, n, r) {
	let i = 0;
	for (let a = 0; a < 6; a++) i += Z(I(e.dice[t * 6 + a]), n, r);
	return i / 6;
}
function la(e, t, n, r) {
	let i = P(e);
	switch (i.kind) {
		case "triple": return 2 * t.average;
		case "mirror": return r.mirror * t.rival;
		case "shield": return Z(e, n, r) + t.chances[i.key] * (Ue[3] - Z(e, n, r));
		default: return Z(e, n, r);
	}
}
function ua(e, t, n, r) {
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
function da(e, t, n, r) {
	let i = W(e, t), a = [ca(i, 0, n, r), ca(i, 1, n, r)], o = fa(e, t, n, r), s = i.forging < 0 ? -1 : I(i.forging), c = [0, 0], l = [
		0,
		0,
		0,
		0
	], u = 0;
	for (let e = 0; e < 2; e++) {
		let t = ua(i, e, a[1 - e], o), d = Infinity, f = 0;
		for (let a = 0; a < 6; a++) {
			let o = I(i.dice[e * 6 + a]), s = la(o, t, n, r);
			f += s, s < d && (d = s);
			let c = P(o);
			if (c.kind === "gain") for (let e = 0; e < 3; e++) l[e] += c.gives[e] / 6;
		}
		c[e] = f / 6, s !== -1 && (u = Math.max(u, (la(s, t, n, r) - d) / 6));
	}
	return {
		roll: c[0] + c[1],
		best: Math.max(c[0], c[1]),
		inHand: u,
		income: l
	};
}
function fa(e, t, n, r) {
	let i = 0;
	for (let a = 0; a < e.heroes.length; a++) a !== t && (i = Math.max(i, ca(W(e, a), 0, n, r), ca(W(e, a), 1, n, r)));
	return i;
}
// packages/dice-forge/src/insight/estimate.ts
var pa = {
	gain: ({ gives: e }, t) => oa(e, t.outlook),
	pick: ({ among: e }, t) => Math.max(...e.map((e) => oa(e, t.outlook))),
	spend: ({ gold: e, gives: t }, n) => Math.max(0, oa(t, n.outlook) - e * n.outlook.gold),
	favours: ({ count: e, convert: t }, n) => e * n.dice.roll * (t === "none" ? 1 : 1.2),
	minor: ({ count: e, convert: t }, n) => e * n.dice.best * (t === "none" ? 1 : 1.2),
	forge: ({ garden: e }, t) => t.outlook.rolls / 6 * Math.max(...it(e).map((e) => la(e, t.beside, t.outlook, t.weights))),
	hammer: (e, t) => Math.max(0, t.weights.hammered - t.outlook.gold) * t.outlook.rolls * t.dice.income[0],
	chest: (e, t) => t.weights.chest * t.outlook.turns,
	token: ({ token: e }, t) => e === "cerberus" ? ha(t) : ga(t),
	forged: ({ gives: e }, t) => t.forged * oa(e, t.outlook),
	boar: (e, t) => t.outlook.rolls / 6 * 2,
	satyrs: (e, t) => t.dice.roll * 1.3,
	minotaur: (e, t) => t.dice.roll * .7
}, ma = (e, t) => pa[e.verb](e, t), ha = ({ outlook: e, dice: t, weights: n }) => e.rolls > 0 ? n.cerberus * t.roll : 0, ga = ({ outlook: { actions: e, fresh: t, sun: n, moon: r }, weights: i }) => e > 0 ? i.triton * Math.max(_.gold * t, _.sun * n, _.moon * r) : 0, _a = -1, va = (e, t) => ({
	seat: e,
	card: t,
	piece: 0,
	ousted: _a
}), ya = L("dice-forge/exploit", (e) => [
	e.run(ba),
	e.when((e, t) => t.ousted !== _a, e.call(Oi, (e, t) => ({
		seat: t.ousted,
		count: 1,
		convert: "none"
	}))),
	e.run(Sa),
	e.mark("taken"),
	e.when((e, t) => C[t.card].now !== void 0, e.call((e, t) => Zi(C[t.card].now), (e, { seat: t, piece: n, card: r }) => ({
		seat: t,
		piece: n,
		does: C[r].now
	})))
]);
function ba(e, t) {
	let n = W(e, t.seat), { sun: r, moon: i } = C[t.card];
	n.sun -= r, n.moon -= i, o(() => ({
		type: "paid",
		seat: t.seat,
		card: T(t.card),
		sun: r,
		moon: i
	}));
	let a = un(t.card);
	n.island !== a && (t.ousted = e.heroes.findIndex((e) => e.island === a), n.island = a, o(() => ({
		type: "moved",
		seat: t.seat,
		island: a
	})), t.ousted !== _a && (W(e, t.ousted).island = 0, o(() => ({
		type: "ousted",
		seat: t.ousted,
		by: t.seat,
		island: a
	})), xa(e, t.seat), xa(e, t.ousted)));
}
function xa(e, t) {
	for (let n of W(e, t).cards) {
		let { id: r, ousting: i } = C[E(n)];
		i?.verb === "gain" && (h(`card/${r}/back`), mr(e, t, i.gives));
	}
}
function Sa(e, t) {
	let n = H(t.card);
	t.piece = Re(t.card, e.heroes.length - e.left[n]), e.left[n]--, W(e, t.seat).cards.push(t.piece), h(() => `card/${T(t.card)}`), o(() => ({
		type: "took",
		seat: t.seat,
		card: T(t.card)
	}));
}
// packages/dice-forge/src/rules/offering.ts
var Ca = L("dice-forge/offering", (e) => [e.loop((e, t) => !t.done, e.when((e, t) => t.face !== -1, e.run((e, t) => {
	Kr(e, t.seat, t.face), t.bought |= 1 << t.face, t.face = -1;
}), e.call(Br, (e, t) => ({ seat: t.seat }))), e.ask("buy", {
	who: (e, t) => t.seat,
	options: (e, t) => {
		let n = [Wn];
		return Wr(n, e, W(e, t.seat).gold, 0, t.bought), n.push(...Jr(e, t.seat)), n;
	},
	key: Y("buy"),
	params: (e, t) => ({ gold: W(e, t.seat).gold }),
	unavailable: (e, t) => Gr(e, W(e, t.seat).gold, 0, t.bought),
	auto: !0,
	then: (e, t, n) => {
		let r = J("buy", n);
		r.is === "triton" ? Yr(e, t, r.resource) : r.is === "buy" ? t.face = A(r.face) : t.done = !0;
	}
}), Xr(e))]), wa = -1, Ta = L("dice-forge/action", (e) => [
	e.run(Oa),
	e.loop((e, t) => !t.done, e.ask("action", {
		who: (e, t) => t.seat,
		options: (e, t) => Aa(e, t, 0),
		key: Y("action"),
		params: (e, t) => ka(e, t),
		unavailable: (e, t) => Na(e, t, 0),
		auto: !0,
		then: (e, t, n) => {
			n === "pass" && o(() => ({
				type: "passed",
				seat: t.seat
			})), Fa(e, t, J("action", n));
		}
	}), Xr(e)),
	...Ia(e)
]), Ea = L("dice-forge/extra-action", (e) => [
	e.run((e, t) => {
		Oa(e, t), t.paid = !1;
	}),
	e.loop((e, t) => !t.done, e.ask("extra", {
		who: (e, t) => t.seat,
		options: (e, t) => W(e, t.seat).sun < 2 ? ja([Un], e, t) : Ma(e, t),
		key: Y("extra"),
		params: (e, t) => ka(e, t),
		unavailable: (e, t) => W(e, t.seat).sun >= 2 ? Na(e, t, 2) : [{
			value: "pay",
			rule: "DF-7.2",
			why: Ai(W(e, t.seat), { sun: 2 })
		}],
		auto: !0,
		then: (e, t, n) => {
			let r = J("extra", n);
			t.paid = r.is === "pay", r.is !== "pass" && r.is !== "triton" && Pa(e, t), t.paid ? t.done = !0 : Fa(e, t, r);
		}
	}), Xr(e)),
	...Ia(e),
	e.when((e, t) => t.paid, e.call(Ta, () => Da(), (e, t, { acted: n }) => {
		t.acted = n;
	}))
]), Da = () => ({
	seat: 0,
	cash: "",
	card: wa,
	face: -1,
	acted: !1,
	done: !1
});
function Oa(e, t) {
	t.seat = e.active, t.cash = "", t.card = wa, t.face = -1, t.acted = !1, t.done = !1;
}
var ka = (e, { seat: t }) => {
	let { gold: n, sun: r, moon: i } = W(e, t);
	return {
		gold: n,
		sun: r,
		moon: i
	};
};
function Aa(e, t, n) {
	let r = W(e, t.seat), i = [Un];
	for (let t = 0; t < e.left.length; t++) {
		if (e.left[t] === 0) continue;
		let a = C[e.sets[t]];
		a.sun + n <= r.sun && a.moon <= r.moon && i.push(a.id);
	}
	return Wr(i, e, r.gold), ja(i, e, t);
}
function ja(e, t, { seat: n }) {
	return e.push(...Jr(t, n)), e;
}
function Ma(e, t) {
	let n = Aa(e, t, 2);
	return W(e, t.seat).triton > 0 && n.push("pay"), n;
}
function Na(e, t, n) {
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
			why: Ai(r, {
				sun: a.sun + n,
				moon: a.moon
			})
		}];
	}), ...Gr(e, r.gold)];
}
function Pa(e, { seat: t }) {
	W(e, t).sun -= 2, o(() => ({
		type: "extra",
		seat: t,
		sun: 2
	}));
}
function Fa(e, t, n) {
	n.is === "triton" ? Yr(e, t, n.resource) : (t.done = !0, t.acted = n.is !== "pass", n.is === "exploit" && (t.card = w(n.card)), n.is === "buy" && (t.face = A(n.face)));
}
var Ia = (e) => [e.when((e, t) => t.card !== wa, e.call(ya, (e, t) => va(t.seat, t.card))), e.when((e, t) => t.face !== -1, e.call(Ca, (e, t) => ({
	seat: t.seat,
	cash: "",
	face: t.face,
	bought: 0,
	done: !1
})))], La = L("dice-forge/match", (e) => [e.call(Ra), e.loop((e) => e.ended === void 0, e.call(za))]), Ra = L("dice-forge/prepare", (e) => [
	s(e, (e) => e.heroes.length, (e, t) => {
		Rn(e, t), o(() => ({
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
	e.each("pool", (e) => e.heroes.length === 2 ? Hn : [], e.shuffle("pool", {
		stream: (e, t) => `pool ${t.pool}`,
		cards: (e, t) => Vn[t.pool].length,
		then: (e, t, n) => {
			let r = n.slice(2).map((e) => Vn[t.pool][e]);
			for (let t of r) e.box.push(pt(t, --e.stock[t]));
			o(() => ({
				type: "removed",
				faces: r.map(F)
			}));
		}
	}))
]), za = L("dice-forge/turn", (e) => [
	e.run((e) => {
		e.active === e.first && o(() => ({
			type: "round",
			round: e.round,
			rounds: On(e.heroes.length)
		})), o(() => ({
			type: "turn",
			seat: e.active
		}));
	}),
	e.call(X, () => ({ served: 0 })),
	e.when((e) => e.heroes.length === 2, e.mark("second-favours"), e.call(X, () => ({ served: 0 }))),
	e.when((e) => W(e, e.active).cards.length > 0, e.call($i)),
	e.call(Ta, void 0, (e, t, { acted: n }) => {
		t.acted = n;
	}),
	e.when((e, t) => t.acted === !0, e.call(Ea, void 0, (e, t, { acted: n }) => {
		t.acted = n;
	})),
	e.when((e, t) => t.acted === !0 && W(e, e.active).triton > 0, e.call(Qr)),
	e.run(Ba)
]);
function Ba(e) {
	e.active = (e.active + 1) % e.heroes.length, e.active === e.first && (e.round < On(e.heroes.length) ? e.round++ : (e.ended = "last-round", o(() => ({
		type: "ended",
		reason: "last-round",
		scores: e.heroes.map(Mn)
	}))));
}
function Va(e) {
	let t = e.heroes.length;
	return e.ended ? e.round * t : vt(e, za) ? (e.round - 1) * t + Dn(e, e.active) + 1 : 0;
}
var Ha = {
	favours: X,
	reinforcements: $i,
	action: Ta,
	extra: Ea,
	triton: Qr
};
// packages/dice-forge/src/insight/outlook.ts
function Ua(e, t, n) {
	let r = e.heroes.length, i = On(r), a = r === 2 ? 2 : 1, o = (e.round - 1) * r + Dn(e, e.active), s = (i - 1) * r + Dn(e, t), c = yt(e, za), l = t === e.active && Ga(e, c), u = i - e.round + +(Dn(e, t) > Dn(e, e.active)), d = u + +!!l, f = Wa(e, c), p = s < o || s === o && !l ? 0 : a * (s - o) + f, m = d > 0 ? n.goldLast + n.gold * (p / (a * i * r)) : 0, ee = d > 1 ? 1 : d * n.last, te = l ? 0 : (t - e.active + r) % r || r;
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
		fresh: An(W(e, t)) > 0 ? Math.max(m, n.hammered) : m
	};
}
function Wa(e, t) {
	return e.heroes.length !== 2 || !R(t, X) ? 0 : +!l(gt(e, za), "second-favours");
}
function Ga(e, t) {
	return t ? R(t, Ta) ? !t.vars.done : R(t, X) || R(t, $i) : !f(e);
}
// packages/dice-forge/src/insight/pending.ts
var Ka = (e, t) => qa(e, t) + se(e, Ya, t, t.outlook.phase);
function qa(e, t) {
	let { phase: n } = t.outlook;
	if (!R(n, X) || (t.seat - e.active + e.heroes.length) % e.heroes.length < n.vars.served) return 0;
	let r = e.heroes[t.seat];
	return Xa(K(r, 0), K(r, 1), t);
}
var Ja = (e, t) => bt(e, (e, n) => e.vars.seat === n.seat ? t(e, n) : 0), Ya = re(Ja(ai, (e, t) => {
	let n = e.vars, r = n.losing ? -1 : 1;
	if (!l(e, "mirrored")) return r * (n.sailed ? Za(j, t) : Xa(n.first, n.second, t));
	let i = 0;
	for (let e of n.queue) i += Z(e, t.outlook, t.weights) * n.factor;
	return d(e, "pick") && (i += Z(n.face, t.outlook, t.weights) * n.factor), r * i;
}), Ja(yr, ({ vars: e }, t) => e.gold * t.outlook.fresh + e.sun * t.outlook.sun + e.moon * t.outlook.moon + e.glory), Ja(ya, (e, t) => {
	if (l(e, "taken")) return 0;
	let { glory: n, now: r } = C[e.vars.card];
	return n + (r ? ma(r, t) : 0);
}), Ja(Rr, (e, t) => d(e, "pick") ? ma(e.vars.does, t) : 0), Ja(ki, ({ vars: e }, t) => e.count * t.dice.best), Ja(Oi, ({ vars: e }, t) => e.count * t.dice.roll), Ja(Ni, (e, t) => {
	if (l(e, "stolen")) return 0;
	let { first: n = -1 } = e.vars;
	return n === -1 ? t.dice.roll : Xa(n, -1, t) + t.dice.best;
}));
function Xa(e, t, n) {
	let r = Za(e, n), i = t === -1 ? 0 : Za(t, n);
	return e === M ? t === -1 ? 2 * n.dice.best : 3 * i : t === M ? 3 * r : r + i;
}
var Za = (e, { outlook: t, weights: n, beside: r }) => e === j ? n.mirror * r.rival : Z(e, t, n);
// packages/dice-forge/src/insight/situation.ts
function Qa(e, t, n) {
	let r = Ua(e, t, n), i = da(e, t, $a(r, n), n), a = W(e, t);
	return {
		seat: t,
		outlook: r,
		dice: i,
		beside: ua(a, 0, i.best, i.roll / 2),
		forged: a.discarded.length,
		weights: n
	};
}
var $a = (e, { future: t }) => ({
	...e,
	gold: e.gold * t,
	fresh: e.fresh * t,
	sun: e.sun * t,
	moon: e.moon * t
}), eo = {
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
}, to = [
	"order",
	"triton",
	"die",
	"garden",
	"bearer"
];
function no(e, { name: t, seats: n, options: r }, i) {
	if (to.includes(t)) return;
	let a = n[i], o = Qa(e, a, eo);
	return r[i].map((n) => ro(J(t, n), o, e, a));
}
function ro(e, t, n, r) {
	switch (e.is) {
		case "exploit": return ao(e.card, t);
		case "buy": return io(e.face, t);
		case "mirror":
		case "steal": return Z(A(e.face), t.outlook, t.weights);
		case "forge": return -la(I(W(n, r).dice[e.place]), t.beside, t.outlook, t.weights);
		case "pick": return oo(e.resource, t);
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
function io(e, t) {
	let n = A(e);
	return t.outlook.rolls / 6 * la(n, t.beside, t.outlook, t.weights) - nt(n) * t.outlook.gold;
}
function ao(e, t) {
	let { glory: n, sun: r, moon: i, now: a, reinforcement: o } = C[w(e)];
	return n + (a ? ma(a, t) : 0) + (o ? t.outlook.turns * ma(o, t) : 0) - r * t.outlook.sun - i * t.outlook.moon;
}
var oo = (e, { outlook: { fresh: t, sun: n, moon: r } }) => ({
	gold: t,
	sun: n,
	moon: r,
	glory: 3
})[e], so = {
	evaluate: (e) => co(e, eo),
	sense: no,
	progress: (e) => (e.round - 1) * e.heroes.length + Dn(e, e.active),
	horizon: 0
};
function co(e, t) {
	let n = e.heroes.map((n, r) => lo(e, r, t));
	return i(n, t.lead + t.doubt * Ua(e, 0, t).rolls);
}
function lo(e, t, n) {
	let r = W(e, t), i = Qa(e, t, n), { outlook: a, dice: o } = i;
	return Mn(r) + r.gold * a.gold + r.sun * a.sun + r.moon * a.moon - n.waste * uo(r, a, o) + o.roll * (a.useful + a.rolls) * .5 + o.inHand * a.rolls + fo(e, t, i) + mo(r, i) + r.cerberus * ha(i) + r.triton * ga(i) + Ka(e, i);
}
function uo(e, t, { income: n }) {
	let r = (e, n, r) => Math.max(0, e + n * t.soon - r);
	return (e.hammers > 0 ? 0 : r(e.gold, n[0], kn(e)) * t.gold) + r(e.sun, n[1], G(e)) * t.sun + r(e.moon, n[2], G(e)) * t.moon;
}
function fo(e, t, n) {
	let { outlook: r, weights: i } = n, a = W(e, t), o = 0;
	for (let t of a.cards) {
		let { reinforcement: a, ousting: s, boar: c } = C[E(t)];
		a && (o += (r.turns + +!!po(e, n, t)) * ma(a, n)), s && (o += r.turns * i.ousting * ma(s, n)), c && (o += r.rolls / 6 * ma(c, n));
	}
	return o + a.chests * i.chest * r.turns;
}
function po({ active: e }, { seat: t, outlook: { phase: n } }, r) {
	return t === e ? R(n, X) || R(n, $i) && n.vars.ready.includes(r) : !1;
}
function mo(e, { outlook: t, dice: n, weights: r }) {
	if (e.hammers === 0) return 0;
	let i = Math.floor(e.struck / v.spaces), a = e.struck % v.spaces, o = Math.min(1, (t.rolls * n.income[0] + 1) / (v.spaces - a));
	return r.progress * v.rewards[i] * (a / v.spaces) * o;
}
// packages/dice-forge/src/summary.ts
var ho = 20;
function go(e) {
	let t = e;
	return t.type === "turn" ? {
		kind: "turn",
		seat: t.seat
	} : t.type === "hammer-pass" || t.type === "took" && C[w(t.card)].glory >= ho ? {
		kind: "feat",
		seat: t.seat
	} : void 0;
}
function _o(e, t) {
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
var vo = (e, t) => y.flatMap((n, r) => e[r] > 0 ? [t(e[r], n)] : []), yo = (e, { grammar: t }) => vo(e, t.brief).join(" + "), bo = (e, { grammar: t }) => t.and(vo(e, t.amount)), xo = (e, { grammar: t }) => t.and(vo(e, t.amount)) || void 0, So = (e, t) => t.grammar.or(e.map((e) => yo(e, t))), Co = (e, t) => t.grammar.or(e.map((e) => bo(e, t)));
function Q(e, t, n = 1) {
	let r = A(e);
	return r === void 0 ? e : wo(P(r), t, n);
}
function wo(e, t, n) {
	switch (e.kind) {
		case "gain": return yo(je(e.gives, n), t);
		case "choice": return So(e.among.map((e) => je(e, n)), t);
		case "shield": return `${t.names.faces.shield} (${yo(e.gives, t)})`;
		case "boar": return t.names.boars[e.colour];
		default: return t.names.faces[e.kind];
	}
}
// packages/dice-forge/src/text/describe.ts
function To(e, t) {
	let { effects: n } = t;
	switch (e.verb) {
		case "gain": return n.gain(bo(e.gives, t));
		case "pick": return n.gain(Co(e.among, t));
		case "spend": return n.spend(e.gold, bo(e.gives, t));
		case "favours": return Do(n.favours(e.count), e.convert, t);
		case "minor": return Do(e.count === 1 ? n.minorFavour : n.minorFavours(e.count), e.convert, t);
		case "forge": return n.forge[e.garden];
		case "hammer": return n.hammer(v.spaces, v.rewards[0], v.rewards[1]);
		case "chest": return n.chest(De.gold, De.shards);
		case "token": return e.token === "cerberus" ? n.cerberus : n.triton(Co(Eo, t));
		case "forged": return n.perForged(bo(e.gives, t));
		case "boar":
		case "satyrs":
		case "minotaur": return n[e.verb];
	}
}
var Eo = [
	b(0, _.gold),
	b(1, _.sun),
	b(2, _.moon)
];
function Do(e, t, { effects: n, grammar: r }) {
	if (t === "none") return e;
	let i = t === "shards" ? n.shardsAsGlory : n.goldAsGlory;
	return r.clauses([e, i(Ee[t])]);
}
function Oo({ now: e, reinforcement: t, ousting: n, boar: r }, i) {
	let { effects: a, grammar: o } = i, s = [
		e && To(e, i),
		t && a.eachTurn(To(t, i)),
		n && a.whenOusting(To(n, i)),
		r && a.whenBoar(To(r, i))
	].filter((e) => e !== void 0);
	return s.length > 0 ? o.clauses(s) : a.gloryOnly;
}
// packages/dice-forge/src/text/eventText.ts
function ko(e, t, n) {
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
		case "gained": return r.gained(t(e.seat), xo([
			e.gold,
			e.sun,
			e.moon,
			e.glory
		], n), e.wasted);
		case "lost": return r.lost(t(e.seat), xo([
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
		case "paid": return r.paid(t(e.seat), xo([
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
var Ao = (e) => ({
	title: e.facts.title,
	pitch: e.facts.pitch,
	ask: (t, n) => Mo(t, n, e),
	option: (t, n, r, i, a) => No(J(t, n), r, i, e, a ?? {}),
	whyNot: (t) => Fo(t, e),
	event: (t, n) => ko(t, n, e),
	reason: (t) => e.reasons[t],
	dice: (t, n) => n.dice?.map((t) => e.names.dice[t]).join(", "),
	score: e.summary.score,
	summary: jo(e.summary),
	matchOption: (t, n) => zo(t, n, e)
}), jo = ({ parts: e, glory: t, deeds: n, gathered: r }) => ({
	part: (t, n) => e[t](n),
	item(e, { id: i, amount: a }) {
		return e === "glory" ? t[i] : e === "deeds" ? n[i](a) : r[i](a);
	}
});
function Mo(e, t, n) {
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
function No(e, t, n, r, i) {
	let { options: a, names: o } = r;
	switch (e.is) {
		case "pass": return a.pass[e.question];
		case "pay": return a.pay(2);
		case "done": return a.done[e.question];
		case "none": return a.none[e.question];
		case "again": return a.again;
		case "exploit": {
			let { sun: t, moon: n } = C[w(e.card)];
			return a.priced(o.cards[e.card], yo([
				0,
				t,
				n,
				0
			], r));
		}
		case "buy": {
			let n = r.grammar.amount(Io(t, e.face, e.question === "ship"), "gold");
			return a.priced(`[${Q(e.face, r)}]`, n);
		}
		case "reinforce": return a.reinforcement(o.cards[e.card], To(C[w(e.card)].reinforcement, r));
		case "triton": return a.triton(Ro(e.resource, r));
		case "mirror":
		case "order":
		case "steal":
		case "garden": return Po(e, t, n, r, i);
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
			let { die: n, face: i } = Lo(t, e.place);
			return a.onDie(o.dice[n], Q(i, r));
		}
		case "bearer": return n(e.seat);
	}
}
function Po(e, { heroes: t }, n, r, { beside: i }) {
	let { options: a } = r, o = `[${Q(e.face, r)}]`, s = P(A(e.face)), c = e.is === "mirror" && i !== void 0 && A(i) === M;
	if (s.kind === "boar" && e.is !== "garden") {
		let e = t.find(({ cards: e }) => e.some(({ colour: e }) => e === s.colour)), r = c ? a.times(o, 3) : o;
		return e ? a.pays(r, n(e.seat)) : r;
	}
	let l = c ? Q(e.face, r, 3) : "";
	return l === "" || l === Q(e.face, r) ? o : a.gives(a.times(o, 3), l);
}
function Fo(e, t) {
	if (e.is !== "short") return t.whyNot[e.is];
	let { gold: n = 0, sun: r = 0, moon: i = 0 } = e.of;
	return t.whyNot.short(bo([
		n,
		r,
		i,
		0
	], t));
}
function Io({ applying: e }, t, n) {
	let r = e.at(-1)?.factor ?? 0;
	return Ur(A(t), n ? 2 * r : 0);
}
function Lo({ heroes: e }, t) {
	let n = Math.floor(t / 6), r = e.find(({ forging: e }) => e !== null);
	return {
		die: U[n],
		face: r?.dice[n]?.faces[t % 6]?.face ?? ""
	};
}
var Ro = (e, { grammar: t }) => t.amount(_[e], e);
function zo(t, n, { names: r }) {
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
var Bo = Object.fromEntries(r.map((e) => [e, Ao(on[e])])), Vo = (e) => ({
	round: e.round,
	rounds: On(e.heroes.length),
	first: e.first,
	active: e.active,
	step: Wo(e),
	sanctuary: Ve.map((t, n) => ({
		price: t,
		faces: qo(e, Ko[n])
	})),
	gardens: He.map((t) => ({
		garden: t,
		faces: qo(e, it(t))
	})),
	islands: sn.map((t) => ({
		island: t,
		hero: Yo(e, t),
		piles: Jo[t].map((t) => Xo(e, t))
	})),
	heroes: e.heroes.map((e, t) => Qo(e, t)),
	box: e.box.map(Go),
	applying: _t(e, ai).map(({ vars: e }) => $o(e)),
	offered: _t(e, Ca).flatMap(({ vars: e }) => es(e)),
	exploit: _t(e, ya).flatMap((e) => l(e, "taken") ? [] : [T(e.vars.card)]),
	ready: [...gt(e, $i)?.vars.ready ?? []],
	reflection: e.reflection,
	ended: e.ended ?? null
}), Ho = {
	"favours-of-all": X,
	reinforcements: $i,
	action: Ta,
	"extra-action": Ea,
	"last-triton": Qr
}, Uo = Object.keys(Ho);
function Wo(e) {
	return e.ended ? "over" : Uo.find((t) => vt(e, Ho[t])) ?? "set-up";
}
var Go = (e) => ({
	piece: e,
	face: F(I(e))
}), Ko = Ve.map((e, t) => k.flatMap(({ pool: e }, n) => e === t ? [n] : []));
function qo(e, t) {
	let n = [];
	for (let r of t) for (let t = 0; t < e.stock[r]; t++) n.push(Go(pt(r, t)));
	return n;
}
var Jo = [0, ...sn].map((e) => V.flatMap((t, n) => t.island === e ? [n] : [])), Yo = (e, t) => {
	let n = e.heroes.findIndex((e) => e.island === t);
	return n >= 0 ? n : null;
};
function Xo(e, t) {
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
var Zo = (e) => {
	let t = E(e), n = C[t].boar ? Be[ze(e)] : null;
	return {
		piece: e,
		card: T(t),
		glory: C[t].glory,
		colour: n
	};
}, Qo = (e, t) => ({
	seat: t,
	gold: e.gold,
	sun: e.sun,
	moon: e.moon,
	glory: e.glory,
	hundreds: Math.floor(e.glory / 100),
	printed: jn(e),
	score: Mn(e),
	caps: {
		gold: kn(e),
		shards: G(e)
	},
	chests: e.chests,
	hammer: e.hammers === 0 ? null : {
		cards: e.hammers,
		pass: 1 + Math.floor(e.struck / v.spaces),
		space: e.struck % v.spaces,
		spaces: v.spaces,
		room: An(e)
	},
	tokens: {
		cerberus: e.cerberus,
		triton: e.triton
	},
	island: e.island,
	dice: U.map((t, n) => ({
		die: t,
		faces: e.dice.slice(n * 6, (n + 1) * 6).map(Go),
		shown: e.shown[n] - n * 6
	})),
	forging: e.forging === -1 ? null : Go(e.forging),
	discarded: e.discarded.map(Go),
	cards: e.cards.map(Zo)
}), $o = ({ seat: e, first: t, second: n, losing: r, convert: i, factor: a, queue: o, face: s }) => ({
	seat: e,
	faces: [t, n].filter((e) => e >= 0).map(F),
	waiting: o.map(F),
	face: s >= 0 ? F(s) : null,
	losing: r,
	convert: i,
	factor: a
}), es = ({ bought: e }) => k.flatMap(({ id: t }, n) => e & 1 << n ? [t] : []), ts = {
	set(e, t, n) {
		let [r = "", i = ""] = t.split(/\s+/);
		if (te(r) !== void 0) return ns(e, ae(r, e.heroes.length), i, n);
		if (r === "stock") gs(e, Ss(i), g(n, 0, 4));
		else if (r === "pile") e.left[Cs(e, i)] = g(n, 0, e.heroes.length);
		else if (t === "round") e.round = g(n, 1, On(e.heroes.length));
		else if (t === "first" || t === "active") e[t] = ae(n, e.heroes.length);
		else if (t === "step") xs(e, n);
		else throw $((e) => e.cannotSet(t));
	},
	get(e, t) {
		let [n = "", r = ""] = t.split(/\s+/), i = te(n);
		if (i !== void 0 && i < e.heroes.length) return rs(e, i, r);
		if (n === "stock") return String(e.stock[Ss(r)]);
		if (n === "pile") return String(e.left[Cs(e, r)]);
		if (t === "round") return String(e.round);
		if (t === "rounds") return String(On(e.heroes.length));
		if (t === "first" || t === "active") return ie(e[t]);
		if (t === "cards") return m(e.sets.map(T));
		if (t === "box") return m(e.box.map((e) => F(I(e))));
		if (t === "sanctuary") return String(ws(e, !0));
		if (t === "gardens") return String(ws(e, !1));
	},
	unordered: (e) => e === "box" || /^p\d+ tokens$/.test(e)
};
function ns(e, t, n, r) {
	let i = W(e, t);
	if (os(n)) i[n] = g(r, 0, ls(e, t, n));
	else if (n === "reserve") us(e, t, r);
	else if (ss(n)) ds(e, t, n, r);
	else if (n === "shows") ps(e, t, r);
	else if (n === "cards") _s(e, t, r);
	else if (n === "hammer") ys(e, t, r);
	else if (n === "tokens") vs(e, t, r);
	else if (n === "island") bs(e, t, r);
	else if (n === "discarded") i.discarded = p(r).map((t) => hs(e, Ss(t)));
	else throw $((e) => e.cannotSetOfHero(n));
}
function rs(e, t, n) {
	let r = W(e, t);
	if (os(n)) return String(r[n]);
	if (ss(n)) return m(ms(e, t, n).map(F));
	switch (n) {
		case "reserve": return m(y.map((e) => r[e]));
		case "caps": return m([
			kn(r),
			G(r),
			G(r)
		]);
		case "shows": return m(U.map((e, t) => F(K(r, t))));
		case "cards": return m(r.cards.map((e) => T(E(e))));
		case "hammer": return r.hammers === 0 ? "-" : `${as[Math.floor(r.struck / v.spaces)]} ${r.struck % v.spaces}`;
		case "hammers": return String(r.hammers);
		case "tokens": return m(fe.flatMap((e) => Array(r[e]).fill(e)));
		case "island": return r.island === 0 ? "home" : String(r.island);
		case "discarded": return m(r.discarded.map((e) => F(I(e))));
		case "forged": return String(r.discarded.length);
		case "hundreds": return String(Math.floor(r.glory / 100));
		case "score": return String(Mn(r));
		default: return;
	}
}
var $ = (e) => new n((t) => e(on[t].faults)), is = C.map(({ id: e }) => e), as = ["I", "II"], os = (e) => y.includes(e), ss = (e) => U.includes(e), cs = (e) => fe.includes(e), ls = (e, t, n) => n === "glory" ? 999 : n === "gold" ? kn(W(e, t)) : G(W(e, t));
function us(e, t, n) {
	let r = p(n);
	if (r.length !== y.length) throw $((e) => e.notAReserve);
	for (let [n, i] of y.entries()) W(e, t)[i] = g(r[n], 0, ls(e, t, i));
}
function ds(e, t, n, r) {
	let i = p(r);
	if (i.length === 0 || i.length > 6) throw $((e) => e.notADie);
	for (let [r, a] of i.entries()) fs(e, t, U.indexOf(n) * 6 + r, Ss(a));
}
function fs(e, t, n, r) {
	let { dice: i } = W(e, t);
	I(i[n]) !== r && (i[n] = hs(e, r));
}
function ps(e, t, n) {
	let r = p(n);
	if (r.length !== U.length) throw $((e) => e.notTwoFaces);
	for (let [n, i] of r.entries()) {
		let r = ms(e, t, U[n]).indexOf(Ss(i));
		r < 0 && fs(e, t, n * 6, Ss(i)), W(e, t).shown[n] = n * 6 + Math.max(0, r);
	}
}
var ms = (e, t, n) => {
	let r = U.indexOf(n) * 6;
	return W(e, t).dice.slice(r, r + 6).map(I);
};
function hs(e, t) {
	if (e.stock[t] > 0) return pt(t, --e.stock[t]);
	let n = new Set(e.heroes.flatMap(({ dice: e, discarded: t }) => [...e, ...t]));
	for (let r = 0; r < dt; r++) if (I(r) === t && !n.has(r)) return e.box = e.box.filter((e) => e !== r), r;
	throw $((e) => e.noneLeft(F(t)));
}
function gs(e, t, n) {
	let r = e.stock[t];
	if (r < n) throw $((e) => e.tooFewInTemple(F(t), r));
	for (; e.stock[t] > n;) e.box.push(pt(t, --e.stock[t]));
}
function _s(e, t, n) {
	let r = W(e, t);
	for (let t of p(n)) {
		let n = w(t);
		if (n === void 0) throw $((e) => e.noSuchCard(t, is));
		let i = H(n), a = e.sets[i] === n;
		if (a && e.left[i] === 0) throw $((e) => e.noneLeft(t));
		let o = e.heroes.reduce((e, t) => e + Nn(t, n), 0);
		r.cards.push(Re(n, a ? e.heroes.length - e.left[i] : o)), a && e.left[i]--;
	}
	r.hammers = Nn(r, Fe), r.chests = Nn(r, Ie);
}
function vs(e, t, n) {
	let r = p(n), i = r.find((e) => !cs(e));
	if (i) throw $((e) => e.notAToken(i, fe));
	for (let n of fe) if (W(e, t)[n] = r.filter((e) => e === n).length, e.heroes.reduce((e, t) => e + t[n], 0) > e.heroes.length) throw $((t) => t.tooManyTokens(n, e.heroes.length));
}
function ys(e, t, n) {
	let r = W(e, t), [i = "", a = ""] = p(n);
	if (r.hammers === 0) throw $((e) => e.noHammer);
	if (!as.includes(i)) throw $((e) => e.notAPass);
	r.struck = as.indexOf(i) * v.spaces + g(a, 0, v.spaces - 1);
}
function bs(e, t, n) {
	let r = n === "home" ? 0 : g(n, 1, 7);
	if (r !== 0 && e.heroes.some((e, n) => n !== t && e.island === r)) throw $((e) => e.occupied(r));
	W(e, t).island = r;
}
function xs(e, t) {
	let n = Object.entries(Ha).find(([e]) => e === t)?.[1];
	if (!n) throw $((e) => e.notAStep(t, Object.keys(Ha)));
	Ct(e, La, za, n);
}
function Ss(e) {
	let t = A(e);
	if (t === void 0) throw $((t) => t.notAFace(e));
	return t;
}
function Cs(e, t) {
	let n = w(t);
	if (n === void 0 || e.sets[H(n)] !== n) throw $((e) => e.noPile(t));
	return H(n);
}
var ws = (e, t) => e.stock.reduce((e, n, r) => Ts(r) === t ? e + n : e, 0), Ts = (e) => $e.includes(e), Es = {
	id: Tn.id,
	rulesVersion: 3,
	seats: Tn.seats,
	options: {
		first: t,
		cards: {
			kind: "data",
			default: "first",
			check: hn,
			words: () => [...pn, ...cn.flatMap((e) => V[e].cards.map((e) => C[e].id))],
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
	setup: (e, t) => zn(e, String(t.cards), t.reflection === !0, ee(t)),
	rules: La,
	view: Vo,
	turn: Va,
	active: (e) => Va(e) > 0 ? e.active : void 0,
	events: Sn,
	eventRules: Cn,
	highlight: go,
	summary: _o,
	outcome: Os,
	insight: so,
	conserved: (e) => ({
		faces: Ds(e.stock) + e.box.length + Ds(e.heroes.map((e) => e.dice.length + e.discarded.length + (e.forging === -1 ? 0 : 1))),
		cards: Ds(e.left) + Ds(e.heroes.map(({ cards: e }) => e.length))
	}),
	bound: 2e4,
	content: [
		...k.map(({ id: e }) => `face/${e}`),
		...C.map(({ id: e }) => `card/${e}`),
		...C.flatMap(({ id: e, reinforcement: t, ousting: n, boar: r }) => t || n || r ? [`card/${e}/back`] : []),
		"hammer/1",
		"hammer/2"
	],
	vocabulary: ts,
	text: Bo
}, Ds = (e) => e.reduce((e, t) => e + t, 0);
function Os(e) {
	if (e.ended === void 0) return;
	let t = e.heroes.map(Mn);
	return {
		places: ne(t.map((e) => [e])),
		scores: t,
		reason: e.ended
	};
}
// packages/dice-forge/src/text/names.ts
var ks = (e) => {
	let { names: t, grammar: n } = e;
	return {
		card: (e) => t.cards[e],
		shortCard: (e) => t.withoutArticle(t.cards[e]),
		cardText: (t) => Oo(C[w(t)], e),
		face: (t) => Q(t, e),
		resource: (e) => n.resources[e],
		amount: n.amount,
		either: (t) => Co(t, e),
		token: (e) => t.tokens[e],
		die: (e) => t.dice[e],
		phase: (e) => t.phases[e],
		island: (e) => e === 0 ? t.headings.home : `${t.headings.island} ${e}`,
		heading: (e) => t.headings[e]
	};
}, As = Object.fromEntries(r.map((e) => [e, ks(on[e])])), js = Object.values(/* @__PURE__ */ de({
	BOAR_COLOURS: () => Be,
	CARDS: () => C,
	CARD_SETS: () => pn,
	FACES: () => k,
	GLORY: () => 3,
	GLORY_TOKEN: () => 100,
	HOME: () => 0,
	OPEN_SLOTS: () => cn,
	POOLS: () => Ve,
	QUESTIONS: () => ir,
	RESOURCES: () => y,
	SHIELD_GLORY: () => Ue,
	SHIP_DISCOUNT: () => 2,
	SIDES: () => 6,
	SLOTS: () => V,
	TOKENS: () => fe,
	TRIPLED: () => 3,
	diceForge: () => Es,
	diceForgeNames: () => As,
	diceForgeWeights: () => eo,
	keyOf: () => ar,
	optionOf: () => J
})).find((e) => e?.id === "dice-forge" && e.rulesVersion !== void 0), Ms = {
	...js,
	rules: ht(js.rules)
};
export { Ms as game };
