import { InputError as e, LANGUAGES as t, chancesOf as n, eachLanguage as r, emit as i, frozenFlows as a, hasReached as o, inEveryLanguage as s, isAt as c, isOver as l, itemsOf as u, listed as d, parseSeat as f, placesOf as ee, readersOf as te, seatName as p, seatOf as ne, seatsFrom as re, sumFrames as ie, visit as m, wholeOf as h } from "@alea/engine";
// \0rolldown/runtime.js
var ae = Object.defineProperty, oe = (e, t) => {
	let n = {};
	for (var r in e) ae(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || ae(n, Symbol.toStringTag, { value: "Module" }), n;
}, se = ["cerberus", "triton"], ce = (e) => ({
	verb: "gain",
	gives: e
}), le = (...e) => ({
	verb: "pick",
	among: e
}), ue = (e, t) => ({
	verb: "spend",
	gold: e,
	gives: t
}), de = (e, t = "none") => ({
	verb: "favours",
	count: e,
	convert: t
}), fe = (e, t = "none") => ({
	verb: "minor",
	count: e,
	convert: t
}), pe = (e) => ({
	verb: "forge",
	garden: e
}), me = { verb: "hammer" }, he = { verb: "chest" }, ge = (e) => ({
	verb: "token",
	token: e
}), _e = (e) => ({
	verb: "forged",
	gives: e
}), ve = { verb: "boar" }, ye = { verb: "satyrs" }, be = { verb: "minotaur" }, xe = {
	shards: 2,
	gold: 1
}, g = {
	gold: 6,
	sun: 2,
	moon: 2
}, Se = {
	gold: 4,
	shards: 3
}, Ce = {
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
], we = [
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
}, Te = (e, t) => [
	e[0] + t[0],
	e[1] + t[1],
	e[2] + t[2],
	e[3] + t[3]
], Ee = (e, t) => [
	e[0] * t,
	e[1] * t,
	e[2] * t,
	e[3] * t
], De = (e) => (t, n, r, i = {}) => ({
	id: t,
	sun: e.sun ? n : 0,
	moon: e.moon ? n : 0,
	glory: r,
	...i
}), b = De({
	sun: !1,
	moon: !0
}), x = De({
	sun: !0,
	moon: !1
}), Oe = De({
	sun: !0,
	moon: !0
}), S = [
	b("hammer", 1, 0, { now: me }),
	b("chest", 1, 2, { now: he }),
	b("silver-hind", 2, 2, { reinforcement: fe(1) }),
	b("great-bear", 2, 2, { ousting: ce(y(3, 3)) }),
	b("satyrs", 3, 6, { now: ye }),
	b("boar", 3, 4, {
		now: ve,
		boar: le(y(1, 1), y(2, 1), y(3, 3))
	}),
	b("ferryman", 4, 12),
	b("cerberus", 4, 6, { now: ge("cerberus") }),
	b("helmet", 5, 4, { now: pe("triple") }),
	b("cancer", 6, 8, { now: de(2) }),
	b("sentinel", 6, 6, { now: de(2, "shards") }),
	Oe("hydra", 5, 26),
	Oe("typhon", 5, 16, { now: _e(y(3, 1)) }),
	x("sphinx", 6, 10, { now: fe(4) }),
	x("cyclops", 6, 8, { now: fe(4, "gold") }),
	x("gorgon", 4, 14),
	x("triton", 4, 8, { now: ge("triton") }),
	x("abyssal-mirror", 5, 10, { now: pe("mirror") }),
	x("owl", 2, 4, { reinforcement: le(y(0, 1), y(1, 1), y(2, 1)) }),
	x("celestial-ship", 2, 4, { now: pe("ship") }),
	x("minotaur", 3, 8, { now: be }),
	x("guardians-shield", 3, 6, { now: pe("shield") }),
	x("elder", 1, 0, { reinforcement: ue(3, y(3, 4)) }),
	x("wild-spirits", 1, 2, { now: ce([
		3,
		0,
		3,
		0
	]) })
], ke = Object.fromEntries(S.map(({ id: e }, t) => [e, t])), C = (e) => Object.hasOwn(ke, e) ? ke[e] : void 0, w = (e) => S[e].id, Ae = ke.hammer, je = ke.chest, Me = ke.boar, Ne = (e, t) => e * 4 + t, T = (e) => Math.floor(e / 4), Pe = (e) => e % 4, Fe = [
	"red",
	"yellow",
	"green",
	"blue"
], Ie = [
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
], Le = [
	"mirror",
	"shield",
	"ship",
	"boar",
	"triple"
], Re = y(3, 5), E = (e, t = 0, n = 0, r = 0) => ({
	kind: "gain",
	gives: [
		e,
		t,
		n,
		r
	]
}), ze = (...e) => ({
	kind: "choice",
	among: e
}), Be = (e) => [y(1, e), y(2, e)], Ve = (e) => ze(y(0, e), ...Be(e)), D = (e, t, n, r = 4) => ({
	id: e,
	power: t,
	pool: n,
	copies: r
}), He = (e, t, n, r = 4) => ({
	id: e,
	power: t,
	garden: Le.indexOf(n),
	copies: r
}), Ue = (e, t, n) => He(e, {
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
	D("any1", Ve(1), 4, 1),
	D("s1v1", E(0, 1, 0, 1), 4, 1),
	D("g2m1", E(2, 0, 1), 4, 1),
	D("g3-v2", ze(y(0, 3), y(3, 2)), 5),
	D("m2", E(0, 0, 2), 6),
	D("s2", E(0, 2), 7),
	D("v3", E(0, 0, 0, 3), 8),
	D("v4", E(0, 0, 0, 4), 9, 1),
	D("m2v2", E(0, 0, 2, 2), 9, 1),
	D("any2", Ve(2), 9, 1),
	D("all1", E(1, 1, 1, 1), 9, 1),
	He("mirror", { kind: "mirror" }, "mirror"),
	Ue("shield-sun", 1, 2),
	Ue("shield-moon", 2, 2),
	Ue("shield-gold", 0, 3),
	Ue("shield-glory", 3, 3),
	He("ship", { kind: "ship" }, "ship"),
	...Fe.map((e) => He(`boar-${e}`, {
		kind: "boar",
		colour: e,
		among: Be(1)
	}, "boar", 1)),
	He("x3", { kind: "triple" }, "triple")
], We = Object.fromEntries(O.map(({ id: e }, t) => [e, t])), k = (e) => Object.hasOwn(We, e) ? We[e] : void 0, Ge = (e) => We[e], Ke = Ge("mirror"), A = Ge("x3"), qe = Ge("ship"), Je = Ge("boar-red"), j = (e) => O[e].power, Ye = (e) => e >= Je && e < Je + Fe.length, M = (e) => O[e].id, Xe = O.flatMap(({ pool: e }, t) => e === void 0 ? [] : [t]), Ze = Xe.map(M), Qe = O.map(({ pool: e }) => e === void 0 ? 0 : Ie[e]), $e = (e) => Qe[e], et = Le.map((e, t) => O.flatMap(({ garden: e }, n) => e === t ? [n] : [])), tt = (e) => et[Le.indexOf(e)], nt = [
	"g1",
	"g1",
	"g1",
	"g1",
	"g1",
	"s1"
].map(Ge), rt = [
	"g1",
	"g1",
	"g1",
	"g1",
	"m1",
	"v2"
].map(Ge), it = O.flatMap(({ copies: e }, t) => Array(e).fill(t)), at = [...nt, ...rt], ot = 4, st = [...it, ...Array.from({ length: ot }, () => at).flat()], ct = st.length, N = (e) => st[e], lt = O.map((e, t) => it.indexOf(t)), ut = (e, t) => lt[e] + t, dt = (e) => at.map((t, n) => it.length + 12 * e + n), { registered: ft, flow: P, frameOf: pt, framesOf: mt, isRunning: ht, calledBy: gt, isOf: F, reads: _t, unwind: vt, abort: yt, enter: bt } = a(2), xt = {
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
}, St = {
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
}, Ct = { "last-round": "The last round is over." }, wt = {
	title: "Dice Forge",
	pitch: "Forge your own dice, face by face, and win a place among the gods."
}, Tt = (e) => e.join(", "), Et = {
	notACardList: (e) => `write ${Tt(e)}, or cards: great-bear,typhon`,
	twoSets: (e, t) => `${e} and ${t}: write only one of them`,
	noSuchCard: (e, t) => `there is no card called ${e}; the cards are ${Tt(t)}`,
	cardTwice: (e) => `${e} is named twice`,
	onePile: (e, t) => `${e} and ${t} share one pile: name only one of them`,
	cannotSet: (e) => `Dice Forge has no ${e} to set`,
	cannotSetOfHero: (e) => `A hero has no ${e} to set`,
	notAToken: (e, t) => `${e} is not a token; the tokens are ${Tt(t)}`,
	notAReserve: "a reserve is four numbers: gold, sun, moon, glory",
	notADie: "a die has six faces: write the first ones",
	notTwoFaces: "the dice show two faces: light, then dark",
	noneLeft: (e) => `no ${e} is left`,
	tooFewInTemple: (e, t) => `the temple has only ${t} of ${e}`,
	noHammer: "no hammer is open: give the hero the card first",
	notAPass: "write the pass and the space: II 13",
	occupied: (e) => `another hero is on island ${e}`,
	notAStep: (e, t) => `${e} is not a step; the steps are ${Tt(t)}`,
	notAFace: (e) => `${e} is not a face`,
	noPile: (e) => `no pile of ${e} is in play`
}, Dt = {
	gold: "gold",
	sun: "sun",
	moon: "moon",
	glory: "glory"
}, Ot = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, kt = (e, t) => `${e}\u00a0${Dt[t]}`, At = {
	facts: wt,
	grammar: {
		resources: Dt,
		amount: kt,
		brief: kt,
		and: (e) => Ot(e, " and "),
		or: (e) => Ot(e, " or "),
		clauses: (e) => e.join("; ")
	},
	names: {
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
			cards: "Cards",
			reflection: "Mirrors can reflect your own dice"
		}
	},
	effects: xt,
	questions: {
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
	},
	options: {
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
			glory: "take glory",
			keep: "keep it as it is"
		},
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
	},
	events: St,
	reasons: Ct,
	faults: Et
}, jt = {
	gold: "or",
	sun: "soleil",
	moon: "lune",
	glory: "gloire"
}, Mt = ["sun", "moon"], Nt = (e, t) => e > 1 && Mt.includes(t) ? "s" : "", Pt = (e, t) => `${e}\u00a0${jt[t]}${Nt(e, t)}`, I = (e) => `${e}\u00a0${e > 1 ? "points" : "point"} de gloire`, Ft = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, It = {
	resources: jt,
	amount: (e, t) => t === "glory" ? I(e) : Pt(e, t),
	brief: Pt,
	and: (e) => Ft(e, " et "),
	or: (e) => Ft(e, " ou "),
	clauses: (e) => e.join("\xA0; ")
}, Lt = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, Rt = {
	gain: (e) => `gagnez ${e}`,
	spend: (e, t) => `dépensez ${e} or pour gagner ${t}`,
	favours: (e) => `recevez ${e} fois de suite les faveurs des dieux`,
	minorFavour: "recevez une faveur mineure (un seul dé)",
	minorFavours: (e) => `recevez ${e} faveurs mineures avec un même dé`,
	shardsAsGlory: (e) => `chaque fragment gagné peut être changé en ${I(e)}`,
	goldAsGlory: (e) => `chaque or gagné peut être changé en ${I(e)}`,
	forge: {
		mirror: "forgez une face miroir",
		shield: "forgez une face bouclier de votre choix",
		ship: "forgez une face bateau",
		boar: "forgez une face sanglier",
		triple: "forgez une face ×3"
	},
	hammer: (e, t, n) => `l’or que vous gagnez peut aller au marteau : ${e} cases pour ${I(t)}, ${e} autres pour ${n}`,
	chest: (e, t) => `vos réserves contiennent ${e} or de plus, et ${t} fragments de plus de chaque sorte`,
	cerberus: "prenez un jeton\xA0: une fois, appliquez à nouveau les faces que vous venez d’obtenir",
	triton: (e) => `prenez un jeton : une fois, à votre tour, gagnez ${e}`,
	perForged: (e) => `gagnez ${e} par face que vous avez forgée`,
	boar: "un autre joueur de votre choix doit forger le sanglier de cette couleur et ne pourra jamais le remplacer",
	satyrs: "tous les autres joueurs lancent leurs dés\xA0; vous appliquez deux de leurs faces comme si c’étaient les vôtres",
	minotaur: "tous les autres joueurs lancent leurs dés et perdent ce qu’ils auraient gagné",
	eachTurn: (e) => `à chaque tour : ${e}`,
	whenOusting: (e) => `chaque fois que vous chassez un héros ou êtes chassé : ${e}`,
	whenBoar: (e) => `chaque fois que cette face est appliquée : ${e}`,
	gloryOnly: "seulement de la gloire"
}, zt = (e, t) => t === void 0 ? `ne ${e} rien` : `${e} ${t}`, Bt = {
	firstPlayer: (e) => `${e} est le premier joueur.`,
	sets: (e) => `Cartes de cette partie : ${e}.`,
	removed: (e) => `Remises dans la boîte : ${e}.`,
	round: (e, t) => `Manche ${e} sur ${t}.`,
	turn: (e) => `${e} est le joueur actif.`,
	rolled: (e, t) => `${e} obtient ${t}.`,
	mirrored: (e, t) => `Le miroir ${Lt(e)} copie ${t}.`,
	ordered: (e, t) => `${e} applique d’abord ${t}.`,
	choseDie: (e, t) => `${e} choisit le ${t}.`,
	stole: (e, t) => `${e} prend ${t}.`,
	gained: (e, t, n) => `${e} ${zt("gagne", t)}${n > 0 ? ` ; ${n} ${n > 1 ? "perdus" : "perdu"} faute de place` : ""}.`,
	lost: (e, t) => `${e} ${zt("perd", t)}.`,
	converted: (e, t, n) => `${e} prend ${I(t)} plutôt que ${n}.`,
	hammered: (e, t) => `${e} verse ${t} or au marteau.`,
	hammerPass: (e, t, n) => `${e} termine le parcours ${t} du marteau : ${I(n)}.`,
	repeated: (e) => `${e} rend un jeton Cerbère et applique ses faces à nouveau.`,
	reinforced: (e, t) => `${e} appelle ${t}.`,
	spent: (e, t) => `${e} dépense ${t} or.`,
	passed: (e) => `${e} ne fait rien.`,
	extra: (e, t) => `${e} paie ${It.amount(t, "sun")} pour agir encore une fois.`,
	bought: (e, t, n) => `${e} achète ${t} pour ${n} or.`,
	forged: (e, t, n, r) => `${e} forge ${t} à la place de ${n} sur le ${r}.`,
	paid: (e, t, n) => `${e} paie ${t} pour ${n}.`,
	moved: (e, t) => `${e} va sur l’île ${t}.`,
	ousted: (e, t) => `${e} chasse ${t}.`,
	took: (e, t) => `${e} prend ${t}.`,
	chest: (e) => `Les réserves ${Lt(e)} s’agrandissent.`,
	token: (e, t) => `${e} reçoit un jeton ${t}.`,
	cashed: (e, t) => `${e} rend un jeton Triton contre ${t}.`,
	garden: (e, t) => `${e} prend ${t} dans les jardins.`,
	boar: (e, t, n) => `${e} donne ${t} à ${n}.`,
	ended: (e) => `Partie terminée : ${e}.`
}, Vt = { "last-round": "La dernière manche est terminée." }, Ht = {
	title: "Dice Forge",
	pitch: "Forgez vos dés, face après face, et gagnez votre place parmi les dieux."
}, Ut = (e) => e.join(", "), Wt = {
	notACardList: (e) => `écrivez ${Ut(e)}, ou des cartes : great-bear,typhon`,
	twoSets: (e, t) => `${e} et ${t} : écrivez l’un ou l’autre`,
	noSuchCard: (e, t) => `aucune carte ne s’appelle ${e} ; les cartes sont ${Ut(t)}`,
	cardTwice: (e) => `${e} est nommée deux fois`,
	onePile: (e, t) => `${e} et ${t} se partagent une pile : nommez l’une ou l’autre`,
	cannotSet: (e) => `Dice Forge n’a pas de ${e} à régler`,
	cannotSetOfHero: (e) => `Un héros n’a pas de ${e} à régler`,
	notAToken: (e, t) => `${e} n’est pas un jeton ; les jetons sont ${Ut(t)}`,
	notAReserve: "une réserve, ce sont quatre nombres\xA0: or, soleil, lune, gloire",
	notADie: "un dé a six faces\xA0: écrivez les premières",
	notTwoFaces: "les dés montrent deux faces\xA0: celle du clair, puis celle du foncé",
	noneLeft: (e) => `il ne reste plus de ${e}`,
	tooFewInTemple: (e, t) => `il n’y a que ${t} ${e} dans le temple`,
	noHammer: "aucun marteau n’est ouvert\xA0: donnez d’abord la carte au héros",
	notAPass: "écrivez le parcours et la case\xA0: II 13",
	occupied: (e) => `un autre héros se trouve sur l’île ${e}`,
	notAStep: (e, t) => `${e} n’est pas une étape ; les étapes sont ${Ut(t)}`,
	notAFace: (e) => `${e} n’est pas une face`,
	noPile: (e) => `aucune pile de ${e} n’est en jeu`
}, Gt = {
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
		cards: "Cartes",
		reflection: "Les miroirs peuvent refléter vos propres dés"
	}
}, Kt = {
	pass: {
		action: "ne rien faire",
		extra: "terminer le tour"
	},
	pay: (e) => `payer d’abord ${It.amount(e, "sun")}, puis choisir`,
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
		glory: "prendre la gloire",
		keep: "garder tel quel"
	},
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
}, { amount: qt } = It, Jt = (e, t, n) => [
	qt(e, "gold"),
	qt(t, "sun"),
	qt(n, "moon")
].join(", "), Yt = s({
	en: At,
	fr: {
		facts: Ht,
		grammar: It,
		names: Gt,
		effects: Rt,
		questions: {
			mirror: ({ losing: e, beside: t }) => `${e ? "Votre miroir doit copier une face, et vous perdez ce qu’elle donne\xA0: laquelle\xA0?" : "Votre miroir\xA0: quelle face visible copiez-vous\xA0?"}${t === void 0 ? "" : ` Votre autre dé montre ${t}.`}`,
			order: () => "Quelle face appliquez-vous d’abord\xA0?",
			pick: ({ by: e, losing: t }) => `${e} : que ${t ? "perdez" : "prenez"}-vous ?`,
			hammer: ({ gold: e }) => `Vous gagnez ${e} or : combien pour le marteau ?`,
			convert: ({ gain: e, glory: t }) => `Prendre ${I(t)} plutôt que ${e} ?`,
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
			action: ({ gold: e, sun: t, moon: n }) => `Acheter des faces ou prendre une carte ? Vous avez ${Jt(e, t, n)}.`,
			extra: ({ gold: e, sun: t, moon: n, extra: r }) => `Agir encore une fois pour ${qt(r, "sun")} ? Vous avez ${Jt(e, t, n)}.`
		},
		options: Kt,
		events: Bt,
		reasons: Vt,
		faults: Wt
	}
}), Xt = [
	1,
	2,
	3,
	4,
	5,
	6,
	7
], L = (e, ...t) => ({
	island: e,
	cards: t.map((e) => C(e))
}), R = [
	L(1, "hammer"),
	L(1, "chest"),
	L(2, "silver-hind", "great-bear"),
	L(2, "satyrs", "boar"),
	L(3, "ferryman", "cerberus"),
	L(3, "helmet"),
	L(4, "cancer", "sentinel"),
	L(4, "hydra", "typhon"),
	L(4, "sphinx", "cyclops"),
	L(5, "gorgon", "triton"),
	L(5, "abyssal-mirror"),
	L(6, "owl", "celestial-ship"),
	L(6, "minotaur", "guardians-shield"),
	L(7, "elder"),
	L(7, "wild-spirits")
], Zt = R.flatMap(({ cards: e }, t) => e.length > 1 ? [t] : []), Qt = S.map((e, t) => R.findIndex(({ cards: e }) => e.includes(t))), z = (e) => Qt[e], $t = (e) => R[z(e)].island, en = R.map(({ cards: e }) => e[0]), tn = R.map(({ cards: e }) => e.at(-1)), nn = [
	"first",
	"alternative",
	"random"
], rn = (e) => nn.includes(e);
function an(e) {
	let t = typeof e == "string" ? e.split(/[\s,]+/).filter((e) => e !== "") : e;
	if (!Array.isArray(t) || t.length === 0) throw un((e) => e.notACardList(nn));
	let [n = "first", r] = t.filter(rn);
	if (r) throw un((e) => e.twoSets(n, r));
	let i = [];
	for (let e of t.filter((e) => !rn(e))) {
		let t = typeof e == "string" ? C(e) : void 0;
		if (t === void 0) throw un((t) => t.noSuchCard(sn(e), on));
		let n = z(t);
		if (i[n] === e) throw un((t) => t.cardTwice(e));
		let r = i[n];
		if (r !== void 0) throw un((t) => t.onePile(r, e));
		i[n] = e;
	}
	let a = R.flatMap((e, t) => i[t] ?? []);
	return [...a, ...n === "first" && a.length > 0 ? [] : [n]].join(",");
}
var on = S.map(({ id: e }) => e), sn = (e) => typeof e == "string" ? e : JSON.stringify(e) ?? String(e);
function cn(e) {
	let t = e.split(","), n = [...t.includes("alternative") ? tn : en];
	for (let e of dn(t)) n[z(e)] = e;
	return n;
}
function ln(e) {
	let t = e.split(",");
	if (!t.includes("random")) return [];
	let n = dn(t).map(z);
	return Zt.filter((e) => !n.includes(e));
}
var un = (t) => new e((e) => t(Yt[e].faults)), dn = (e) => e.flatMap((e) => C(e) ?? []), fn = {
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
}, pn = s({
	en: wt,
	fr: Ht
}), mn = {
	id: "dice-forge",
	seats: {
		min: 2,
		max: 4,
		usual: 3
	},
	title: r((e) => pn[e].title),
	pitch: r((e) => pn[e].pitch)
}, B = ["light", "dark"], V = (e, t) => e.heroes[t], hn = (e) => re(e.active, e.heroes.length), H = (e, t) => (t - e.first + e.heroes.length) % e.heroes.length, gn = (e) => e === 3 ? 10 : 9, _n = (e) => Ce.gold + Se.gold * e.chests, U = (e) => Ce.shards + Se.shards * e.chests, W = (e, t) => N(e.dice[e.shown[t]]), vn = (e) => e.hammers === 0 ? 0 : e.hammers * _.spaces * 2 - e.struck, yn = (e) => {
	let t = 0;
	for (let n of e.cards) t += S[T(n)].glory;
	return t;
}, bn = (e) => e.glory + yn(e), xn = (e, t) => {
	let n = 0;
	for (let r of e.cards) T(r) === t && n++;
	return n;
};
function Sn(e, t) {
	return ut(t, --e.stock[t]);
}
var Cn = 4, wn = 2, Tn = 3;
function En(e, t) {
	e.first = e.active = t;
	for (let [n, r] of re(t, e.heroes.length).entries()) e.heroes[r].gold = Tn - n;
}
function Dn(e, t, n) {
	let r = O.map(({ copies: e }) => e), i = [];
	if (e === 2) for (let [e, { pool: t, copies: n }] of O.entries()) for (; t !== void 0 && n === Cn && r[e] > wn;) i.push(ut(e, --r[e]));
	let a = {
		round: 1,
		first: 0,
		active: 0,
		heroes: Array.from({ length: e }, (e, t) => On(t)),
		drawn: ln(t),
		reflection: n,
		sets: cn(t),
		left: R.map(() => e),
		stock: r,
		box: i
	};
	return En(a, 0), a;
}
var On = (e) => ({
	gold: 0,
	sun: 0,
	moon: 0,
	glory: 0,
	dice: dt(e),
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
}), kn = Ie.map((e, t) => O.flatMap((e, n) => e.pool === t && e.copies === 1 ? [n] : [])), An = Ie.flatMap((e, t) => kn[t].length > 0 ? [t] : []), jn = "pass", Mn = "done", Nn = "none", Pn = "again", Fn = ["glory", "keep"], In = [
	"gold",
	"sun",
	"moon"
], Ln = (e) => `triton-${e}`, Rn = In.map(Ln);
function zn(e) {
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
		case "triton": return Ln(e.resource);
		case "pick": return e.resource;
		case "convert": return e.to;
		case "die": return e.die;
	}
}
var G = (...e) => new Map(e.map((e) => [zn(e), e])), Bn = S.map(({ id: e }) => e), Vn = Bn.map((e) => ({
	is: "exploit",
	card: e
})), Hn = (e) => Ze.map((t) => ({
	is: "buy",
	question: e,
	face: t
})), Un = (e) => In.map((t) => ({
	is: "triton",
	question: e,
	resource: t
})), Wn = (e) => G(...O.map(({ id: t }) => ({
	is: e,
	face: t
}))), Gn = {
	action: G({
		is: "pass",
		question: "action"
	}, ...Vn, ...Hn("action"), ...Un("action")),
	extra: G({
		is: "pass",
		question: "extra"
	}, { is: "pay" }, ...Vn, ...Hn("extra"), ...Un("extra")),
	buy: G({
		is: "done",
		question: "buy"
	}, ...Hn("buy"), ...Un("buy")),
	ship: G({
		is: "none",
		question: "ship"
	}, ...Hn("ship"), ...Un("ship")),
	reinforce: G({
		is: "done",
		question: "reinforce"
	}, ...Bn.map((e) => ({
		is: "reinforce",
		card: e
	})), ...Un("reinforce")),
	triton: G({
		is: "none",
		question: "triton"
	}, ...Un("triton")),
	cerberus: G({ is: "again" }, {
		is: "none",
		question: "cerberus"
	}),
	mirror: Wn("mirror"),
	order: Wn("order"),
	steal: Wn("steal"),
	garden: Wn("garden"),
	pick: G(...v.map((e) => ({
		is: "pick",
		resource: e
	}))),
	convert: G(...Fn.map((e) => ({
		is: "convert",
		to: e
	}))),
	die: G(...B.map((e) => ({
		is: "die",
		die: e
	})))
}, Kn = [
	...Object.keys(Gn),
	"hammer",
	"forge",
	"bearer"
];
function K(e, t) {
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
		default: return Gn[e].get(t);
	}
}
function qn(e, t) {
	switch (e.is) {
		case "hammer": return String(e.gold);
		case "forge": return `${B[Math.floor(e.place / 6)]}.${M(N(t[e.place]))}`;
		case "bearer": return p(e.seat);
		default: return zn(e);
	}
}
var q = (e) => (t, n, r) => qn(K(e, t), V(n, r.seat).dice);
// packages/dice-forge/src/rules/dice.ts
function Jn(e, t, n, r) {
	let { shown: a } = V(e, t);
	a[0] = n - 1, a[1] = 6 + r - 1, i(() => ({
		type: "rolled",
		seat: t,
		dice: [Xn(e, t, 0), Xn(e, t, 1)]
	}));
}
function Yn(e, t, n, r) {
	V(e, t).shown[n] = n * 6 + r - 1, i(() => ({
		type: "rolled",
		seat: t,
		dice: [Xn(e, t, n)]
	}));
}
var Xn = (e, t, n) => ({
	die: B[n],
	face: M(W(V(e, t), n))
});
function Zn(e, t) {
	let n = [];
	for (let r = 0; r < e.heroes.length; r++) r !== t && n.push(W(V(e, r), 0), W(V(e, r), 1));
	return n;
}
function Qn(e, t) {
	let n = Zn(e, t);
	if (e.reflection && n.includes(Ke)) {
		let r = V(e, t);
		n.push(W(r, 0), W(r, 1));
	}
	return $n(n).filter((e) => e !== Ke);
}
var $n = (e) => e.filter((t, n) => e.indexOf(t) === n);
// packages/dice-forge/src/rules/reserve.ts
function er(e, t, n, r, a, o, s = 0) {
	let c = V(e, t);
	s > 0 && nr(c, t, s);
	let l = n - s, u = Math.min(l, _n(c) - c.gold), d = Math.min(r, U(c) - c.sun), f = Math.min(a, U(c) - c.moon);
	c.gold += u, c.sun += d, c.moon += f, c.glory += o, l + r + a + o !== 0 && i(() => ({
		type: "gained",
		seat: t,
		gold: u,
		sun: d,
		moon: f,
		glory: o,
		wasted: l + r + a - u - d - f
	}));
}
var tr = (e, t, [n, r, i, a]) => er(e, t, n, r, i, a);
function nr(e, t, n) {
	i(() => ({
		type: "hammered",
		seat: t,
		gold: n
	}));
	let r = Math.floor(e.struck / _.spaces);
	for (e.struck += n; e.struck >= (r + 1) * _.spaces;) {
		let n = _.rewards[r];
		e.glory += n;
		let a = r + 1;
		i(() => ({
			type: "hammer-pass",
			seat: t,
			pass: a,
			glory: n
		})), m(`hammer/${a}`), r++, r < _.rewards.length || (e.struck -= _.rewards.length * _.spaces, e.hammers--, r = 0);
	}
}
function rr(e, t, n, r, a, o) {
	if (n + r + a + o === 0) return;
	let s = V(e, t), c = {
		gold: Math.min(n, s.gold),
		sun: Math.min(r, s.sun),
		moon: Math.min(a, s.moon),
		glory: Math.min(o, s.glory)
	};
	s.gold -= c.gold, s.sun -= c.sun, s.moon -= c.moon, s.glory -= c.glory, i(() => ({
		type: "lost",
		seat: t,
		...c
	}));
}
// packages/dice-forge/src/rules/gain.ts
var ir = (e, [t, n, r, i], a = "none") => ({
	seat: e,
	gold: t,
	sun: n,
	moon: r,
	glory: i,
	convert: a,
	struck: 0
}), ar = (e, t, n, r) => r === "none" && (n === 0 || V(e, t).hammers === 0), or = P("dice-forge/gain", (e) => [
	...cr(e, "shards", 1),
	...cr(e, "shards", 2),
	...cr(e, "gold", 0),
	e.ask("hammer", {
		who: (e, t) => t.seat,
		options: (e, t) => ur(Math.min(t.gold, vn(V(e, t.seat)))),
		key: q("hammer"),
		params: (e, t) => ({ gold: t.gold }),
		then: (e, t, n) => {
			t.struck = n;
		}
	}),
	e.run((e, t) => er(e, t.seat, t.gold, t.sun, t.moon, t.glory, t.struck))
]), sr = [];
function cr(e, t, n) {
	let r = v[n];
	return [e.ask("convert", {
		who: (e, t) => t.seat,
		options: (e, n) => n.convert === t && n[r] > 0 ? Fn : sr,
		key: q("convert"),
		params: (e, n) => ({
			resource: r,
			amount: n[r],
			glory: n[r] * xe[t]
		}),
		then: (e, n, a) => {
			if (a === "keep") return;
			let o = n[r], s = o * xe[t];
			n[r] = 0, n.glory += s, i(() => ({
				type: "converted",
				seat: n.seat,
				resource: r,
				amount: o,
				glory: s
			}));
		}
	})];
}
var lr = Array.from({ length: 64 }, (e, t) => t === 0 ? [] : Array.from({ length: t + 1 }, (e, t) => t)), ur = (e) => lr[e], dr = (e) => e.sort((e, t) => fr(e) - fr(t)), fr = (e) => {
	let { kind: t } = j(e);
	return t === "ship" ? 2 : +(t === "shield");
};
function pr(e, [t, n]) {
	if (t === void 0 || n !== qe || t === qe) return !1;
	let r = mr(t);
	return r > 0 && e.gold + r > _n(e);
}
function mr(e) {
	let t = j(e);
	return "gives" in t ? t.gives[0] : "among" in t ? Math.max(...t.among.map(([e]) => e)) : 0;
}
function hr(e, t) {
	let n = [e, t].filter((e) => e !== -1).map(j);
	if (!n.every(gr)) return;
	let [r, i] = n.filter(({ kind: e }) => e !== "triple");
	if (!r) return we;
	if (!i) return Ee(r.gives, n.length > 1 ? 3 : 1);
	let [a, o] = r.kind === "shield" ? [i, r] : [r, i];
	return Te(a.gives, o.kind === "shield" ? vr(o, _r(a.gives)) : o.gives);
}
var gr = ({ kind: e }) => e === "gain" || e === "shield" || e === "triple", _r = (e) => +(e[0] > 0) | (e[1] > 0 ? 2 : 0) | (e[2] > 0 ? 4 : 0) | (e[3] > 0 ? 8 : 0), vr = (e, t) => t & 1 << e.key ? Re : e.gives, yr = O.length + 1, br = O.flatMap((e, t) => [-1, ...O.keys()].map((e) => hr(t, e))), xr = (e, t) => br[e * yr + t + 1], Sr = (e) => v[e.findIndex((e) => e > 0)], Cr = (e, t) => i(() => ({
	type: "picked",
	seat: e,
	resource: t
})), wr = P("dice-forge/pick", (e) => [e.ask("pick", {
	who: (e, t) => t.seat,
	options: (e, t) => t.does.among.map(Sr),
	key: q("pick"),
	params: (e, t) => ({
		by: w(T(t.piece)),
		among: t.does.among.map((e) => Math.max(...e))
	}),
	then: (e, t, n) => {
		t.picked = t.does.among.findIndex((e) => Sr(e) === n), Cr(t.seat, n);
	}
}), e.call(or, (e, t) => ir(t.seat, t.does.among[t.picked]))]);
// packages/dice-forge/src/rules/forge.ts
function Tr(e, t, n) {
	V(e, t).forging = Sn(e, n);
}
var Er = P("dice-forge/forge", (e) => [e.ask("forge", {
	who: (e, t) => t.seat,
	options: (e, t) => Dr(V(e, t.seat)),
	key: q("forge"),
	params: (e, t) => ({ face: M(N(V(e, t.seat).forging)) }),
	unavailable: (e, t) => V(e, t.seat).dice.flatMap((e, t) => Ye(N(e)) ? [{
		value: t,
		rule: "DF-8.8"
	}] : []),
	then: (e, t, n) => Or(e, t.seat, n)
})]);
function Dr({ dice: e }) {
	let t = [], n = 0;
	for (let r = 0; r < e.length; r++) {
		r === 6 && (n = 0);
		let i = N(e[r]);
		n & 1 << i || Ye(i) || (n |= 1 << i, t.push(r));
	}
	return t;
}
function Or(e, t, n) {
	let r = V(e, t), a = Math.floor(n / 6), o = r.dice[n], s = M(N(r.forging));
	r.discarded.push(o), r.dice[n] = r.forging, r.shown[a] = n, r.forging = -1, i(() => ({
		type: "forged",
		seat: t,
		die: B[a],
		face: s,
		over: M(N(o))
	}));
}
// packages/dice-forge/src/rules/sanctuary.ts
var kr = (e, t) => Math.max(0, $e(e) - t);
function Ar(e, t, n, r = 0, i = 0) {
	for (let a = 0; a < Xe.length; a++) {
		let o = Xe[a];
		t.stock[o] > 0 && $e(o) - r <= n && !(i & 1 << o) && e.push(Ze[a]);
	}
}
function jr(e, t, n = 0, r = 0) {
	return Xe.flatMap((i) => {
		let a = M(i);
		return r & 1 << i ? [{
			value: a,
			rule: "DF-8.2"
		}] : e.stock[i] === 0 ? [{
			value: a,
			rule: "DF-8.4"
		}] : kr(i, n) > t ? [{
			value: a,
			rule: "DF-8.1"
		}] : [];
	});
}
function Mr(e, t, n, r = 0) {
	let a = kr(n, r);
	V(e, t).gold -= a, Tr(e, t, n), i(() => ({
		type: "bought",
		seat: t,
		face: M(n),
		price: a
	}));
}
// packages/dice-forge/src/rules/triton.ts
var Nr = [], Pr = (e, t) => e.active === t && V(e, t).triton > 0 ? Rn : Nr;
function Fr(e, t, n) {
	V(e, t.seat).triton--, t.cash = Ln(n), i(() => ({
		type: "cashed",
		seat: t.seat,
		resource: n
	}));
}
var Ir = (e) => e.when((e, t) => t.cash !== "", e.call(or, (e, t) => ir(t.seat, Lr[t.cash])), e.run((e, t) => {
	t.cash = "";
})), Lr = {
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
}, Rr = P("dice-forge/last-triton", (e) => [e.run((e, t) => {
	t.seat = e.active, t.cash = "", t.done = !1;
}), e.loop((e, t) => !t.done && V(e, t.seat).triton > 0, e.ask("triton", {
	who: (e, t) => t.seat,
	options: () => [Nn, ...Rn],
	key: q("triton"),
	then: (e, t, n) => {
		let r = K("triton", n);
		r.is === "triton" ? Fr(e, t, r.resource) : t.done = !0;
	}
}), Ir(e))]), zr = (e, t) => ({
	seat: e,
	cash: "",
	discount: t,
	decided: ""
}), Br = P("dice-forge/ship", (e) => [e.loop((e, t) => t.decided === "", e.ask("ship", {
	who: (e, t) => t.seat,
	options: (e, t) => {
		let n = [Nn];
		return Ar(n, e, V(e, t.seat).gold, t.discount), n.push(...Pr(e, t.seat)), n;
	},
	key: q("ship"),
	params: (e, t) => ({
		discount: t.discount,
		gold: V(e, t.seat).gold
	}),
	unavailable: (e, t) => jr(e, V(e, t.seat).gold, t.discount),
	auto: !0,
	then: (e, t, n) => {
		let r = K("ship", n);
		if (r.is === "triton") return Fr(e, t, r.resource);
		t.decided = r.is === "buy" ? "bought" : "none", r.is === "buy" && Mr(e, t.seat, k(r.face), t.discount);
	}
}), Ir(e)), e.when((e, t) => t.decided === "bought", e.call(Er, (e, t) => ({ seat: t.seat })))]), Vr = -1, Hr = (e, t, n, r = "none", i = !1) => ({
	seat: e,
	first: t,
	second: n,
	losing: i,
	convert: r,
	factor: 1,
	queue: [],
	face: -1,
	picked: Vr,
	types: 0,
	due: []
}), J = P("dice-forge/apply", (e) => [
	Gr(e, "first"),
	Gr(e, "second"),
	e.mark("mirrored"),
	e.run(qr),
	e.ask("order", {
		who: (e, t) => t.seat,
		options: (e, t) => !t.losing && pr(V(e, t.seat), t.queue) ? t.queue.map(M) : [],
		key: q("order"),
		then: (e, t, n) => {
			k(n) === qe && t.queue.reverse(), i(() => ({
				type: "ordered",
				seat: t.seat,
				face: n
			}));
		}
	}),
	e.when((e, t) => Jr(t) !== void 0, ...Qr(e, (e) => Jr(e))),
	e.loop((e, t) => t.queue.length > 0, e.run(Yr), e.ask("pick", {
		who: (e, t) => t.seat,
		options: (e, t) => Xr[t.face].map(Sr),
		key: q("pick"),
		params: (e, t) => ({
			by: M(t.face),
			among: Xr[t.face].map((e) => Math.max(...e) * t.factor),
			losing: t.losing
		}),
		then: (e, t, n) => {
			t.picked = Xr[t.face].findIndex((e) => Sr(e) === n), Cr(t.seat, n);
		}
	}), ...Qr(e, Zr), e.run((e, t) => {
		if (t.types |= _r(Zr(t)), Ye(t.face) && $r(e, t.face) !== void 0) for (let e = 0; e < t.factor; e++) t.due.push(t.face);
	}), e.loop(Ur, e.call(wr, (e, t) => {
		let n = t.due.shift();
		return {
			seat: $r(e, n),
			piece: ei(n),
			does: Wr
		};
	})), e.when((e, t) => t.face === qe && !t.losing, e.call(Br, (e, t) => zr(t.seat, 2 * t.factor))))
]), Ur = (e, { due: t, losing: n, queue: r }) => t.length > 0 && !(n && r.length > 0), Wr = S[Me].boar, Gr = (e, t) => e.ask("mirror", {
	who: (e, t) => t.seat,
	options: (e, n) => n[t] === Ke ? Qn(e, n.seat).map(M) : [],
	key: q("mirror"),
	params: (e, n) => ({
		losing: n.losing,
		beside: Kr(n, t)
	}),
	auto: !0,
	then: (e, n, r) => {
		m("face/mirror"), n[t] = k(r), i(() => ({
			type: "mirrored",
			seat: n.seat,
			face: r
		}));
	}
});
function Kr({ first: e, second: t }, n) {
	let r = n === "first" ? t : e;
	return r === -1 ? "" : M(r);
}
function qr(e, t) {
	let { first: n, second: r } = t;
	(n === A || r === A) && m("face/x3"), Jr(t) === void 0 ? (t.queue = dr([n, r].filter((e) => e !== -1 && e !== A && e !== Ke)), t.factor = t.queue.length === 1 && (n === A || r === A) ? 3 : 1) : (m(() => `face/${M(n)}`), r !== -1 && m(() => `face/${M(r)}`));
}
var Jr = (e) => e.convert === "shards" || e.first === -1 ? void 0 : xr(e.first, e.second);
function Yr(e, t) {
	t.face = t.queue.shift(), t.picked = Vr, m(() => `face/${M(t.face)}`);
}
var Xr = O.map(({ power: e }) => "among" in e ? e.among : []);
function Zr(e) {
	let t = j(e.face), n = t.kind === "shield" ? vr(t, e.types) : t.kind === "gain" ? t.gives : Xr[e.face][e.picked] ?? we, r = e.factor;
	return r === 1 ? n : [
		n[0] * r,
		n[1] * r,
		n[2] * r,
		n[3] * r
	];
}
var Qr = (e, t) => [e.either((e, n) => n.losing || ar(e, n.seat, t(n)[0], n.convert), [e.run((e, n) => {
	let [r, i, a, o] = t(n);
	n.losing ? rr(e, n.seat, r, i, a, o) : er(e, n.seat, r, i, a, o);
})], [e.call(or, (e, n) => ir(n.seat, t(n), n.convert))])];
function $r(e, t) {
	let n = ei(t), r = e.heroes.findIndex(({ cards: e }) => e.includes(n));
	return r >= 0 && m("card/boar/back"), r >= 0 ? r : void 0;
}
var ei = (e) => Ne(Me, e - Je), Y = P("dice-forge/favours-of-all", (e) => [e.roll("favours", {
	dice: (e) => 2 * e.heroes.length,
	then: (e, t, n) => {
		let { length: r } = e.heroes;
		for (let t = 0; t < r; t++) Jn(e, (e.active + t) % r, n[2 * t], n[2 * t + 1]);
		t.served = 0;
	}
}), e.loop(ni, e.call(si, (e, t) => ii(e, ti(e, t.served), "none")))]), ti = (e, t) => (e.active + t - 1) % e.heroes.length;
function ni(e, t) {
	for (; t.served < e.heroes.length;) if (t.served++, !ri(e, ti(e, t.served))) return !0;
	return !1;
}
function ri(e, t) {
	let n = V(e, t);
	if (n.cerberus > 0) return !1;
	let r = W(n, 0), i = W(n, 1), a = xr(r, i);
	return !a || a[0] > 0 && n.hammers > 0 ? !1 : (m(() => `face/${M(r)}`), m(() => `face/${M(i)}`), tr(e, t, a), !0);
}
var ii = (e, t, n) => ({
	seat: t,
	first: W(V(e, t), 0),
	second: W(V(e, t), 1),
	convert: n,
	again: !1
}), ai = [Pn, Nn], oi = [], si = P("dice-forge/receive", (e) => [
	e.call(J, (e, t) => Hr(t.seat, t.first, t.second, t.convert)),
	e.ask("cerberus", {
		who: (e, t) => t.seat,
		options: (e, t) => V(e, t.seat).cerberus > 0 ? ai : oi,
		key: q("cerberus"),
		params: (e, t) => ({ faces: [t.first, t.second].filter((e) => e !== -1).map(M) }),
		then: (e, t, n) => {
			n !== "none" && (t.again = !0, V(e, t.seat).cerberus--, i(() => ({
				type: "repeated",
				seat: t.seat
			})));
		}
	}),
	e.when((e, t) => t.again, e.call(J, (e, t) => Hr(t.seat, t.first, t.second, t.convert)))
]), ci = P("dice-forge/favours", (e) => [e.loop((e, t) => t.count > 0, e.roll("favours", {
	dice: () => 2,
	then: (e, t, [n, r]) => {
		t.count--, Jn(e, t.seat, n, r);
	}
}), e.when((e, t) => t.convert !== "none" || !ri(e, t.seat), e.call(si, (e, t) => ii(e, t.seat, t.convert))))]), li = P("dice-forge/minor", (e) => [e.ask("die", {
	who: (e, t) => t.seat,
	options: () => B,
	key: q("die"),
	params: (e, t) => ({ count: t.count }),
	then: (e, t, n) => {
		t.die = B.indexOf(n), i(() => ({
			type: "chose-die",
			seat: t.seat,
			die: n
		}));
	}
}), e.loop((e, t) => t.count > 0, e.roll("minor", {
	dice: () => 1,
	then: (e, t, [n]) => {
		t.count--, Yn(e, t.seat, t.die, n);
	}
}), e.call(si, (e, t) => ({
	seat: t.seat,
	first: W(V(e, t.seat), t.die),
	second: -1,
	convert: t.convert,
	again: !1
})))]), ui = (e) => hn(e).slice(1), di = (e) => e.roll("rivals", {
	dice: (e) => 2 * (e.heroes.length - 1),
	then: (e, t, n) => {
		for (let [t, r] of ui(e).entries()) Jn(e, r, n[2 * t], n[2 * t + 1]);
	}
}), fi = P("dice-forge/satyrs", (e) => [
	di(e),
	e.ask("steal", {
		who: (e, t) => t.seat,
		options: (e, t) => pi(Zn(e, t.seat)).map(M),
		key: q("steal"),
		params: () => ({ left: 2 }),
		auto: !0,
		then: (e, t, n) => {
			t.first = mi(t.seat, n);
		}
	}),
	e.ask("steal", {
		who: (e, t) => t.seat,
		options: (e, t) => $n(hi(Zn(e, t.seat), t.first)).map(M),
		key: q("steal"),
		params: () => ({ left: 1 }),
		unavailable: (e, t) => {
			let n = t.first ?? -1;
			return hi(Zn(e, t.seat), n).includes(n) ? [] : [{
				value: M(n),
				rule: "DF-11.5"
			}];
		},
		auto: !0,
		then: (e, t, n) => {
			t.second = mi(t.seat, n);
		}
	}),
	e.mark("stolen"),
	e.call(J, (e, t) => Hr(t.seat, t.first, t.second))
]), pi = (e) => e.length === 2 ? e.slice(0, 1) : $n(e);
function mi(e, t) {
	return i(() => ({
		type: "stole",
		seat: e,
		face: t
	})), k(t);
}
var hi = (e, t) => e.filter((n, r) => r !== e.indexOf(t)), gi = P("dice-forge/minotaur", (e) => [di(e), e.each("victim", ui, e.call(J, (e, t) => {
	let n = V(e, t.victim);
	return Hr(t.victim, W(n, 0), W(n, 1), "none", !0);
}))]), _i = P("dice-forge/card-gain", (e) => [e.call(or, (e, t) => ir(t.seat, t.does.gives))]), vi = P("dice-forge/card-spend", (e) => [e.run((e, t) => {
	V(e, t.seat).gold -= t.does.gold, i(() => ({
		type: "spent",
		seat: t.seat,
		gold: t.does.gold
	})), tr(e, t.seat, t.does.gives);
})]), yi = P("dice-forge/card-favours", (e) => [e.call(ci, (e, { seat: t, does: { count: n, convert: r } }) => ({
	seat: t,
	count: n,
	convert: r
}))]), bi = P("dice-forge/card-minor", (e) => [e.call(li, (e, { seat: t, does: { count: n, convert: r } }) => ({
	seat: t,
	count: n,
	convert: r,
	die: 0
}))]), xi = P("dice-forge/card-forge", (e) => [e.ask("garden", {
	who: (e, t) => t.seat,
	options: (e, t) => Si(e, t).map(M),
	key: q("garden"),
	unavailable: (e, t) => tt(t.does.garden).filter((t) => e.stock[t] === 0).map((e) => ({
		value: M(e),
		rule: "DF-11.25"
	})),
	auto: !0,
	then: (e, t, n) => {
		Tr(e, t.seat, k(n)), i(() => ({
			type: "garden",
			seat: t.seat,
			face: n
		}));
	}
}), e.call(Er, (e, t) => ({ seat: t.seat }))]), Si = (e, { does: t }) => tt(t.garden).filter((t) => e.stock[t] > 0), Ci = P("dice-forge/card-hammer", (e) => [e.run((e, t) => {
	V(e, t.seat).hammers++, i(() => ({
		type: "hammer-opened",
		seat: t.seat
	}));
})]), wi = P("dice-forge/card-chest", (e) => [e.run((e, t) => {
	V(e, t.seat).chests++, i(() => ({
		type: "chest",
		seat: t.seat
	}));
})]), Ti = P("dice-forge/card-token", (e) => [e.run((e, t) => {
	V(e, t.seat)[t.does.token]++, i(() => ({
		type: "token",
		seat: t.seat,
		token: t.does.token
	}));
})]), Ei = P("dice-forge/card-forged", (e) => [e.run((e, t) => tr(e, t.seat, Ee(t.does.gives, V(e, t.seat).discarded.length)))]), Di = P("dice-forge/card-boar", (e) => [e.ask("bearer", {
	who: (e, t) => t.seat,
	options: (e, t) => [...e.heroes.keys()].filter((e) => e !== t.seat),
	key: q("bearer"),
	params: (e, t) => ({ face: M(Oi(t.piece)) }),
	auto: !0,
	then: (e, t, n) => {
		t.bearer = n, Tr(e, n, Oi(t.piece)), i(() => ({
			type: "boar",
			seat: t.seat,
			bearer: n,
			face: M(Oi(t.piece))
		}));
	}
}), e.call(Er, (e, t) => ({ seat: t.bearer }))]), Oi = (e) => Je + Pe(e), ki = {
	gain: _i,
	pick: wr,
	spend: vi,
	favours: yi,
	minor: bi,
	forge: xi,
	hammer: Ci,
	chest: wi,
	token: Ti,
	forged: Ei,
	boar: Di,
	satyrs: fi,
	minotaur: gi
}, Ai = (e) => ki[e.verb], ji = -1, Mi = P("dice-forge/reinforcements", (e) => [e.run((e, t) => {
	t.seat = e.active, t.cash = "", t.piece = ji, t.ready = V(e, e.active).cards.filter((e) => S[T(e)].reinforcement);
}), e.loop((e, t) => t.ready.length > 0, e.ask("reinforce", {
	who: (e, t) => t.seat,
	options: (e, t) => [
		Mn,
		...Fi(e, t),
		...Pr(e, t.seat)
	],
	key: q("reinforce"),
	unavailable: (e, t) => Pi(t.ready).flatMap((n) => Fi(e, t).includes(n) ? [] : [{
		value: n,
		rule: "DF-11.18"
	}]),
	auto: !0,
	then: (e, t, n) => {
		let r = K("reinforce", n);
		t.piece = ji, r.is === "triton" ? Fr(e, t, r.resource) : r.is === "reinforce" ? Li(t, r.card) : t.ready = [];
	}
}), Ir(e), e.when((e, t) => t.piece !== ji, e.call((e, t) => Ai(Ni(t.piece)), (e, { seat: t, piece: n }) => ({
	seat: t,
	piece: n,
	does: Ni(n)
}))))]), Ni = (e) => S[T(e)].reinforcement, Pi = (e) => [...new Set(e.map((e) => w(T(e))))], Fi = (e, { ready: t, seat: n }) => Pi(t.filter((t) => Ii(e, n, Ni(t)))), Ii = (e, t, n) => n.verb !== "spend" || V(e, t).gold >= n.gold;
function Li(e, t) {
	e.piece = e.ready.find((e) => T(e) === C(t)), e.ready = e.ready.filter((t) => t !== e.piece), m(`card/${t}/back`), i(() => ({
		type: "reinforced",
		seat: e.seat,
		card: t
	}));
}
// packages/dice-forge/src/insight/diceWorth.ts
var Ri = (e, { fresh: t, sun: n, moon: r }) => e[0] * t + e[1] * n + e[2] * r + e[3], zi = (e, t) => {
	let n = 0;
	for (let r of e) n = Math.max(n, Ri(r, t));
	return n;
};
function X(e, t, n) {
	let r = j(e);
	switch (r.kind) {
		case "gain":
		case "shield": return Ri(r.gives, t);
		case "choice":
		case "boar": return zi(r.among, t);
		case "ship": return t.gold * (2 + n.ship);
		default: return 0;
	}
}
function Bi(e, t, n, r) {
	let i = 0;
	for (let a = 0; a < 6; a++) i += X(N(e.dice[t * 6 + a]), n, r);
	return i / 6;
}
function Vi(e, t, n, r) {
	let i = j(e);
	switch (i.kind) {
		case "triple": return 2 * t.average;
		case "mirror": return r.mirror * t.rival;
		case "shield": return X(e, n, r) + t.chances[i.key] * (Re[3] - X(e, n, r));
		default: return X(e, n, r);
	}
}
function Hi(e, t, n, r) {
	let i = [
		0,
		0,
		0,
		0
	], a = 1 - t;
	for (let t = 0; t < 6; t++) {
		let n = j(N(e.dice[a * 6 + t]));
		if (n.kind === "gain") for (let e = 0; e <= 3; e++) n.gives[e] > 0 && (i[e] += 1 / 6);
	}
	return {
		chances: i,
		average: n,
		rival: r
	};
}
function Ui(e, t, n, r) {
	let i = V(e, t), a = [Bi(i, 0, n, r), Bi(i, 1, n, r)], o = Wi(e, t, n, r), s = i.forging < 0 ? -1 : N(i.forging), c = [0, 0], l = [
		0,
		0,
		0,
		0
	], u = 0;
	for (let e = 0; e < 2; e++) {
		let t = Hi(i, e, a[1 - e], o), d = Infinity, f = 0;
		for (let a = 0; a < 6; a++) {
			let o = N(i.dice[e * 6 + a]), s = Vi(o, t, n, r);
			f += s, s < d && (d = s);
			let c = j(o);
			if (c.kind === "gain") for (let e = 0; e < 3; e++) l[e] += c.gives[e] / 6;
		}
		c[e] = f / 6, s !== -1 && (u = Math.max(u, (Vi(s, t, n, r) - d) / 6));
	}
	return {
		roll: c[0] + c[1],
		best: Math.max(c[0], c[1]),
		inHand: u,
		income: l
	};
}
function Wi(e, t, n, r) {
	let i = 0;
	for (let a = 0; a < e.heroes.length; a++) a !== t && (i = Math.max(i, Bi(V(e, a), 0, n, r), Bi(V(e, a), 1, n, r)));
	return i;
}
// packages/dice-forge/src/insight/estimate.ts
var Gi = {
	gain: ({ gives: e }, t) => Ri(e, t.outlook),
	pick: ({ among: e }, t) => Math.max(...e.map((e) => Ri(e, t.outlook))),
	spend: ({ gold: e, gives: t }, n) => Math.max(0, Ri(t, n.outlook) - e * n.outlook.gold),
	favours: ({ count: e, convert: t }, n) => e * n.dice.roll * (t === "none" ? 1 : 1.2),
	minor: ({ count: e, convert: t }, n) => e * n.dice.best * (t === "none" ? 1 : 1.2),
	forge: ({ garden: e }, t) => t.outlook.rolls / 6 * Math.max(...tt(e).map((e) => Vi(e, t.beside, t.outlook, t.weights))),
	hammer: (e, t) => Math.max(0, t.weights.hammered - t.outlook.gold) * t.outlook.rolls * t.dice.income[0],
	chest: (e, t) => t.weights.chest * t.outlook.turns,
	token: ({ token: e }, t) => e === "cerberus" ? Ki(t) : qi(t),
	forged: ({ gives: e }, t) => t.forged * Ri(e, t.outlook),
	boar: (e, t) => t.outlook.rolls / 6 * 2,
	satyrs: (e, t) => t.dice.roll * 1.3,
	minotaur: (e, t) => t.dice.roll * .7
}, Z = (e, t) => Gi[e.verb](e, t), Ki = ({ outlook: e, dice: t, weights: n }) => e.rolls > 0 ? n.cerberus * t.roll : 0, qi = ({ outlook: { actions: e, fresh: t, sun: n, moon: r }, weights: i }) => e > 0 ? i.triton * Math.max(g.gold * t, g.sun * n, g.moon * r) : 0, Ji = -1, Yi = (e, t) => ({
	seat: e,
	card: t,
	piece: 0,
	ousted: Ji
}), Xi = P("dice-forge/exploit", (e) => [
	e.run(Zi),
	e.when((e, t) => t.ousted !== Ji, e.call(ci, (e, t) => ({
		seat: t.ousted,
		count: 1,
		convert: "none"
	}))),
	e.run($i),
	e.mark("taken"),
	e.when((e, t) => S[t.card].now !== void 0, e.call((e, t) => Ai(S[t.card].now), (e, { seat: t, piece: n, card: r }) => ({
		seat: t,
		piece: n,
		does: S[r].now
	})))
]);
function Zi(e, t) {
	let n = V(e, t.seat), { sun: r, moon: a } = S[t.card];
	n.sun -= r, n.moon -= a, i(() => ({
		type: "paid",
		seat: t.seat,
		card: w(t.card),
		sun: r,
		moon: a
	}));
	let o = $t(t.card);
	n.island !== o && (t.ousted = e.heroes.findIndex((e) => e.island === o), n.island = o, i(() => ({
		type: "moved",
		seat: t.seat,
		island: o
	})), t.ousted !== Ji && (V(e, t.ousted).island = 0, i(() => ({
		type: "ousted",
		seat: t.ousted,
		by: t.seat,
		island: o
	})), Qi(e, t.seat), Qi(e, t.ousted)));
}
function Qi(e, t) {
	for (let n of V(e, t).cards) {
		let { id: r, ousting: i } = S[T(n)];
		i?.verb === "gain" && (m(`card/${r}/back`), tr(e, t, i.gives));
	}
}
function $i(e, t) {
	let n = z(t.card);
	t.piece = Ne(t.card, e.heroes.length - e.left[n]), e.left[n]--, V(e, t.seat).cards.push(t.piece), m(() => `card/${w(t.card)}`), i(() => ({
		type: "took",
		seat: t.seat,
		card: w(t.card)
	}));
}
// packages/dice-forge/src/rules/offering.ts
var ea = P("dice-forge/offering", (e) => [e.loop((e, t) => !t.done, e.when((e, t) => t.face !== -1, e.run((e, t) => {
	Mr(e, t.seat, t.face), t.bought |= 1 << t.face, t.face = -1;
}), e.call(Er, (e, t) => ({ seat: t.seat }))), e.ask("buy", {
	who: (e, t) => t.seat,
	options: (e, t) => {
		let n = [Mn];
		return Ar(n, e, V(e, t.seat).gold, 0, t.bought), n.push(...Pr(e, t.seat)), n;
	},
	key: q("buy"),
	params: (e, t) => ({ gold: V(e, t.seat).gold }),
	unavailable: (e, t) => jr(e, V(e, t.seat).gold, 0, t.bought),
	auto: !0,
	then: (e, t, n) => {
		let r = K("buy", n);
		r.is === "triton" ? Fr(e, t, r.resource) : r.is === "buy" ? t.face = k(r.face) : t.done = !0;
	}
}), Ir(e))]), ta = -1, na = P("dice-forge/action", (e) => [
	e.run(aa),
	e.loop((e, t) => !t.done, e.ask("action", {
		who: (e, t) => t.seat,
		options: (e, t) => sa(e, t, 0),
		key: q("action"),
		params: (e, t) => oa(e, t),
		unavailable: (e, t) => ua(e, t, 0),
		auto: !0,
		then: (e, t, n) => {
			n === "pass" && i(() => ({
				type: "passed",
				seat: t.seat
			})), fa(e, t, K("action", n));
		}
	}), Ir(e)),
	...pa(e)
]), ra = P("dice-forge/extra-action", (e) => [
	e.run((e, t) => {
		aa(e, t), t.paid = !1;
	}),
	e.loop((e, t) => !t.done, e.ask("extra", {
		who: (e, t) => t.seat,
		options: (e, t) => V(e, t.seat).sun < 2 ? ca([jn], e, t) : la(e, t),
		key: q("extra"),
		params: (e, t) => oa(e, t),
		unavailable: (e, t) => V(e, t.seat).sun >= 2 ? ua(e, t, 2) : [{
			value: "pay",
			rule: "DF-7.2"
		}],
		auto: !0,
		then: (e, t, n) => {
			let r = K("extra", n);
			t.paid = r.is === "pay", r.is !== "pass" && r.is !== "triton" && da(e, t), t.paid ? t.done = !0 : fa(e, t, r);
		}
	}), Ir(e)),
	...pa(e),
	e.when((e, t) => t.paid, e.call(na, () => ia(), (e, t, { acted: n }) => {
		t.acted = n;
	}))
]), ia = () => ({
	seat: 0,
	cash: "",
	card: ta,
	face: -1,
	acted: !1,
	done: !1
});
function aa(e, t) {
	t.seat = e.active, t.cash = "", t.card = ta, t.face = -1, t.acted = !1, t.done = !1;
}
var oa = (e, { seat: t }) => {
	let { gold: n, sun: r, moon: i } = V(e, t);
	return {
		gold: n,
		sun: r,
		moon: i
	};
};
function sa(e, t, n) {
	let r = V(e, t.seat), i = [jn];
	for (let t = 0; t < e.left.length; t++) {
		if (e.left[t] === 0) continue;
		let a = S[e.sets[t]];
		a.sun + n <= r.sun && a.moon <= r.moon && i.push(a.id);
	}
	return Ar(i, e, r.gold), ca(i, e, t);
}
function ca(e, t, { seat: n }) {
	return e.push(...Pr(t, n)), e;
}
function la(e, t) {
	let n = sa(e, t, 2);
	return V(e, t.seat).triton > 0 && n.push("pay"), n;
}
function ua(e, t, n) {
	let r = V(e, t.seat);
	return [...e.sets.flatMap((t, i) => {
		let a = S[t], o = a.sun + n <= r.sun && a.moon <= r.moon;
		return e.left[i] === 0 || !o ? [{
			value: w(t),
			rule: "DF-9.1"
		}] : [];
	}), ...jr(e, r.gold)];
}
function da(e, { seat: t }) {
	V(e, t).sun -= 2, i(() => ({
		type: "extra",
		seat: t,
		sun: 2
	}));
}
function fa(e, t, n) {
	n.is === "triton" ? Fr(e, t, n.resource) : (t.done = !0, t.acted = n.is !== "pass", n.is === "exploit" && (t.card = C(n.card)), n.is === "buy" && (t.face = k(n.face)));
}
var pa = (e) => [e.when((e, t) => t.card !== ta, e.call(Xi, (e, t) => Yi(t.seat, t.card))), e.when((e, t) => t.face !== -1, e.call(ea, (e, t) => ({
	seat: t.seat,
	cash: "",
	face: t.face,
	bought: 0,
	done: !1
})))], ma = P("dice-forge/match", (e) => [e.call(ha), e.loop((e) => e.ended === void 0, e.call(ga))]), ha = P("dice-forge/prepare", (e) => [
	e.roll("first-player", {
		dice: () => 1,
		sides: (e) => e.heroes.length,
		then: (e, t, [n]) => {
			En(e, n - 1), i(() => ({
				type: "first-player",
				seat: e.first
			}));
		}
	}),
	e.roll("sets", {
		dice: (e) => e.drawn.length,
		sides: () => 2,
		then: (e, t, n) => {
			for (let [t, r] of e.drawn.entries()) e.sets[r] = R[r].cards[n[t] - 1];
			i(() => ({
				type: "sets",
				cards: e.sets.map(w)
			}));
		}
	}),
	e.each("pool", (e) => e.heroes.length === 2 ? An : [], e.shuffle("pool", {
		stream: (e, t) => `pool ${t.pool}`,
		cards: (e, t) => kn[t.pool].length,
		then: (e, t, n) => {
			let r = n.slice(2).map((e) => kn[t.pool][e]);
			for (let t of r) e.box.push(ut(t, --e.stock[t]));
			i(() => ({
				type: "removed",
				faces: r.map(M)
			}));
		}
	}))
]), ga = P("dice-forge/turn", (e) => [
	e.run((e) => {
		e.active === e.first && i(() => ({
			type: "round",
			round: e.round,
			rounds: gn(e.heroes.length)
		})), i(() => ({
			type: "turn",
			seat: e.active
		}));
	}),
	e.call(Y, () => ({ served: 0 })),
	e.when((e) => e.heroes.length === 2, e.mark("second-favours"), e.call(Y, () => ({ served: 0 }))),
	e.when((e) => V(e, e.active).cards.length > 0, e.call(Mi)),
	e.call(na, void 0, (e, t, { acted: n }) => {
		t.acted = n;
	}),
	e.when((e, t) => t.acted === !0, e.call(ra, void 0, (e, t, { acted: n }) => {
		t.acted = n;
	})),
	e.when((e, t) => t.acted === !0 && V(e, e.active).triton > 0, e.call(Rr)),
	e.run(_a)
]);
function _a(e) {
	e.active = (e.active + 1) % e.heroes.length, e.active === e.first && (e.round < gn(e.heroes.length) ? e.round++ : (e.ended = "last-round", i(() => ({
		type: "ended",
		reason: "last-round",
		scores: e.heroes.map(bn)
	}))));
}
function va(e) {
	let t = e.heroes.length;
	return e.ended ? e.round * t : ht(e, ga) ? (e.round - 1) * t + H(e, e.active) + 1 : 0;
}
var ya = {
	favours: Y,
	reinforcements: Mi,
	action: na,
	extra: ra,
	triton: Rr
};
// packages/dice-forge/src/insight/outlook.ts
function ba(e, t, n) {
	let r = e.heroes.length, i = gn(r), a = r === 2 ? 2 : 1, o = (e.round - 1) * r + H(e, e.active), s = (i - 1) * r + H(e, t), c = gt(e, ga), l = t === e.active && Sa(e, c), u = i - e.round + +(H(e, t) > H(e, e.active)), d = u + +!!l, f = xa(e, c), ee = s < o || s === o && !l ? 0 : a * (s - o) + f, te = d > 0 ? n.goldLast + n.gold * (ee / (a * i * r)) : 0, p = d > 1 ? 1 : d * n.last, ne = l ? 0 : (t - e.active + r) % r || r;
	return {
		phase: c,
		rolls: a * (i * r - 1 - o) + f,
		useful: ee,
		soon: d > 0 ? a * ne + f : 0,
		actions: d,
		turns: u,
		gold: te,
		sun: n.sun * p,
		moon: n.moon * p,
		fresh: vn(V(e, t)) > 0 ? Math.max(te, n.hammered) : te
	};
}
function xa(e, t) {
	return e.heroes.length !== 2 || !F(t, Y) ? 0 : +!o(pt(e, ga), "second-favours");
}
function Sa(e, t) {
	return t ? F(t, na) ? !t.vars.done : F(t, Y) || F(t, Mi) : !l(e);
}
// packages/dice-forge/src/insight/pending.ts
var Ca = (e, t) => wa(e, t) + ie(e, Ta, t, t.outlook.phase);
function wa(e, t) {
	let { phase: n } = t.outlook;
	if (!F(n, Y) || (t.seat - e.active + e.heroes.length) % e.heroes.length < n.vars.served) return 0;
	let r = e.heroes[t.seat];
	return Ea(W(r, 0), W(r, 1), t);
}
var Q = (e, t) => _t(e, (e, n) => e.vars.seat === n.seat ? t(e, n) : 0), Ta = te(Q(J, (e, t) => {
	let n = e.vars, r = n.losing ? -1 : 1;
	if (!o(e, "mirrored")) return r * Ea(n.first, n.second, t);
	let i = 0;
	for (let e of n.queue) i += X(e, t.outlook, t.weights) * n.factor;
	return c(e, "pick") && (i += X(n.face, t.outlook, t.weights) * n.factor), r * i;
}), Q(or, ({ vars: e }, t) => e.gold * t.outlook.fresh + e.sun * t.outlook.sun + e.moon * t.outlook.moon + e.glory), Q(Xi, (e, t) => {
	if (o(e, "taken")) return 0;
	let { glory: n, now: r } = S[e.vars.card];
	return n + (r ? Z(r, t) : 0);
}), Q(wr, (e, t) => c(e, "pick") ? Z(e.vars.does, t) : 0), Q(li, ({ vars: e }, t) => e.count * t.dice.best), Q(ci, ({ vars: e }, t) => e.count * t.dice.roll), Q(fi, (e, t) => {
	if (o(e, "stolen")) return 0;
	let { first: n = -1 } = e.vars;
	return n === -1 ? t.dice.roll : Ea(n, -1, t) + t.dice.best;
}));
function Ea(e, t, n) {
	let r = Da(e, n), i = t === -1 ? 0 : Da(t, n);
	return e === A ? t === -1 ? 2 * n.dice.best : 3 * i : t === A ? 3 * r : r + i;
}
var Da = (e, { outlook: t, weights: n, beside: r }) => e === Ke ? n.mirror * r.rival : X(e, t, n);
// packages/dice-forge/src/insight/situation.ts
function Oa(e, t, n) {
	let r = ba(e, t, n), i = Ui(e, t, ka(r, n), n), a = V(e, t);
	return {
		seat: t,
		outlook: r,
		dice: i,
		beside: Hi(a, 0, i.best, i.roll / 2),
		forged: a.discarded.length,
		weights: n
	};
}
var ka = (e, { future: t }) => ({
	...e,
	gold: e.gold * t,
	fresh: e.fresh * t,
	sun: e.sun * t,
	moon: e.moon * t
}), Aa = {
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
}, ja = [
	"order",
	"triton",
	"die",
	"garden",
	"bearer"
];
function Ma(e, { name: t, seats: n, options: r }, i) {
	if (ja.includes(t)) return;
	let a = n[i], o = Oa(e, a, Aa);
	return r[i].map((n) => Na(K(t, n), o, e, a));
}
function Na(e, t, n, r) {
	switch (e.is) {
		case "exploit": return Fa(e.card, t);
		case "buy": return Pa(e.face, t);
		case "mirror":
		case "steal": return X(k(e.face), t.outlook, t.weights);
		case "forge": return -Vi(N(V(n, r).dice[e.place]), t.beside, t.outlook, t.weights);
		case "pick": return Ia(e.resource, t);
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
function Pa(e, t) {
	let n = k(e);
	return t.outlook.rolls / 6 * Vi(n, t.beside, t.outlook, t.weights) - $e(n) * t.outlook.gold;
}
function Fa(e, t) {
	let { glory: n, sun: r, moon: i, now: a, reinforcement: o } = S[C(e)];
	return n + (a ? Z(a, t) : 0) + (o ? t.outlook.turns * Z(o, t) : 0) - r * t.outlook.sun - i * t.outlook.moon;
}
var Ia = (e, { outlook: { fresh: t, sun: n, moon: r } }) => ({
	gold: t,
	sun: n,
	moon: r,
	glory: 3
})[e], La = {
	evaluate: (e) => Ra(e, Aa),
	sense: Ma,
	progress: (e) => (e.round - 1) * e.heroes.length + H(e, e.active),
	horizon: 0
};
function Ra(e, t) {
	let r = e.heroes.map((n, r) => za(e, r, t));
	return n(r, t.lead + t.doubt * ba(e, 0, t).rolls);
}
function za(e, t, n) {
	let r = V(e, t), i = Oa(e, t, n), { outlook: a, dice: o } = i;
	return bn(r) + r.gold * a.gold + r.sun * a.sun + r.moon * a.moon - n.waste * Ba(r, a, o) + o.roll * (a.useful + a.rolls) * .5 + o.inHand * a.rolls + Va(e, t, i) + Ua(r, i) + r.cerberus * Ki(i) + r.triton * qi(i) + Ca(e, i);
}
function Ba(e, t, { income: n }) {
	let r = (e, n, r) => Math.max(0, e + n * t.soon - r);
	return (e.hammers > 0 ? 0 : r(e.gold, n[0], _n(e)) * t.gold) + r(e.sun, n[1], U(e)) * t.sun + r(e.moon, n[2], U(e)) * t.moon;
}
function Va(e, t, n) {
	let { outlook: r, weights: i } = n, a = V(e, t), o = 0;
	for (let t of a.cards) {
		let { reinforcement: a, ousting: s, boar: c } = S[T(t)];
		a && (o += (r.turns + +!!Ha(e, n, t)) * Z(a, n)), s && (o += r.turns * i.ousting * Z(s, n)), c && (o += r.rolls / 6 * Z(c, n));
	}
	return o + a.chests * i.chest * r.turns;
}
function Ha({ active: e }, { seat: t, outlook: { phase: n } }, r) {
	return t === e ? F(n, Y) || F(n, Mi) && n.vars.ready.includes(r) : !1;
}
function Ua(e, { outlook: t, dice: n, weights: r }) {
	if (e.hammers === 0) return 0;
	let i = Math.floor(e.struck / _.spaces), a = e.struck % _.spaces, o = Math.min(1, (t.rolls * n.income[0] + 1) / (_.spaces - a));
	return r.progress * _.rewards[i] * (a / _.spaces) * o;
}
// packages/dice-forge/src/text/amounts.ts
var Wa = (e, t) => v.flatMap((n, r) => e[r] > 0 ? [t(e[r], n)] : []), Ga = (e, { grammar: t }) => Wa(e, t.brief).join(" + "), Ka = (e, { grammar: t }) => t.and(Wa(e, t.amount)), qa = (e, { grammar: t }) => t.and(Wa(e, t.amount)) || void 0, Ja = (e, t) => t.grammar.or(e.map((e) => Ga(e, t))), Ya = (e, t) => t.grammar.or(e.map((e) => Ka(e, t)));
function Xa(e, t) {
	let n = k(e);
	return n === void 0 ? e : Za(j(n), t);
}
function Za(e, t) {
	switch (e.kind) {
		case "gain": return Ga(e.gives, t);
		case "choice": return Ja(e.among, t);
		case "shield": return `${t.names.faces.shield} (${Ga(e.gives, t)})`;
		case "boar": return t.names.boars[e.colour];
		default: return t.names.faces[e.kind];
	}
}
// packages/dice-forge/src/text/describe.ts
function Qa(e, t) {
	let { effects: n } = t;
	switch (e.verb) {
		case "gain": return n.gain(Ka(e.gives, t));
		case "pick": return n.gain(Ya(e.among, t));
		case "spend": return n.spend(e.gold, Ka(e.gives, t));
		case "favours": return eo(n.favours(e.count), e.convert, t);
		case "minor": return eo(e.count === 1 ? n.minorFavour : n.minorFavours(e.count), e.convert, t);
		case "forge": return n.forge[e.garden];
		case "hammer": return n.hammer(_.spaces, _.rewards[0], _.rewards[1]);
		case "chest": return n.chest(Se.gold, Se.shards);
		case "token": return e.token === "cerberus" ? n.cerberus : n.triton(Ya($a, t));
		case "forged": return n.perForged(Ka(e.gives, t));
		case "boar":
		case "satyrs":
		case "minotaur": return n[e.verb];
	}
}
var $a = [
	y(0, g.gold),
	y(1, g.sun),
	y(2, g.moon)
];
function eo(e, t, { effects: n, grammar: r }) {
	if (t === "none") return e;
	let i = t === "shards" ? n.shardsAsGlory : n.goldAsGlory;
	return r.clauses([e, i(xe[t])]);
}
function to({ now: e, reinforcement: t, ousting: n, boar: r }, i) {
	let { effects: a, grammar: o } = i, s = [
		e && Qa(e, i),
		t && a.eachTurn(Qa(t, i)),
		n && a.whenOusting(Qa(n, i)),
		r && a.whenBoar(Qa(r, i))
	].filter((e) => e !== void 0);
	return s.length > 0 ? o.clauses(s) : a.gloryOnly;
}
// packages/dice-forge/src/text/eventText.ts
function no(e, t, n) {
	let { events: r, names: i, grammar: a } = n, o = (e) => `[${Xa(e, n)}]`, s = (e) => e.map(o).join(" "), c = (e) => i.inSentence(i.cards[e]);
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
		case "gained": return r.gained(t(e.seat), qa([
			e.gold,
			e.sun,
			e.moon,
			e.glory
		], n), e.wasted);
		case "lost": return r.lost(t(e.seat), qa([
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
		case "paid": return r.paid(t(e.seat), qa([
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
var ro = (e) => ({
	title: e.facts.title,
	pitch: e.facts.pitch,
	ask: (t, n) => io(t, n, e),
	option: (t, n, r, i) => ao(K(t, n), r, i, e),
	event: (t, n) => no(t, n, e),
	reason: (t) => e.reasons[t],
	matchOption: (t, n) => lo(t, n, e)
});
function io(e, t, n) {
	let { gold: r = 0, sun: i = 0, moon: a = 0, glory: o = 0, discount: s = 0, count: c = 1, left: l = 1, ...u } = t, { face: d = "", faces: f = [], beside: ee = "", losing: te = !1, by: p = "", resource: ne = "gold", amount: re = 0 } = u, ie = (e) => `[${Xa(e, n)}]`, m = {
		gold: r,
		sun: i,
		moon: a,
		glory: o,
		discount: s,
		count: c,
		left: l,
		losing: te,
		face: ie(d),
		faces: f.map(ie).join(" "),
		beside: ee === "" ? void 0 : ie(ee),
		by: k(p) === void 0 ? n.names.cards[p] : ie(p),
		gain: n.grammar.amount(re, ne),
		extra: 2
	};
	return n.questions[e]?.(m) ?? e;
}
function ao(e, t, n, r) {
	let { options: i, names: a } = r;
	switch (e.is) {
		case "pass": return i.pass[e.question];
		case "pay": return i.pay(2);
		case "done": return i.done[e.question];
		case "none": return i.none[e.question];
		case "again": return i.again;
		case "exploit": {
			let { sun: t, moon: n } = S[C(e.card)];
			return i.priced(a.cards[e.card], Ga([
				0,
				t,
				n,
				0
			], r));
		}
		case "buy": {
			let n = r.grammar.amount(oo(t, e.face, e.question === "ship"), "gold");
			return i.priced(`[${Xa(e.face, r)}]`, n);
		}
		case "reinforce": return i.reinforcement(a.cards[e.card], Qa(S[C(e.card)].reinforcement, r));
		case "triton": return i.triton(co(e.resource, r));
		case "mirror":
		case "order":
		case "steal":
		case "garden": return `[${Xa(e.face, r)}]`;
		case "pick": return r.grammar.resources[e.resource];
		case "convert": return i.convert[e.to];
		case "die": return i.die[e.die];
		case "hammer": return e.gold === 0 ? i.noGold : i.gold(e.gold);
		case "forge": {
			let { die: n, face: o } = so(t, e.place);
			return i.onDie(a.dice[n], Xa(o, r));
		}
		case "bearer": return n(e.seat);
	}
}
function oo({ applying: e }, t, n) {
	let r = e.at(-1)?.factor ?? 0;
	return kr(k(t), n ? 2 * r : 0);
}
function so({ heroes: e }, t) {
	let n = Math.floor(t / 6), r = e.find(({ forging: e }) => e !== null);
	return {
		die: B[n],
		face: r?.dice[n]?.faces[t % 6]?.face ?? ""
	};
}
var co = (e, { grammar: t }) => t.amount(g[e], e);
function lo(e, t, { names: n }) {
	let { cardSets: r, otherPiles: i, cards: a, matchOptions: o } = n;
	if (t === void 0) return o[e] ?? e;
	if (e !== "cards") return t;
	if (Object.hasOwn(r, t)) return r[t];
	let s = {
		...a,
		...i
	};
	return t.split(",").map((e) => s[e] ?? e).join(", ");
}
var uo = Object.fromEntries(t.map((e) => [e, ro(Yt[e])])), fo = (e) => ({
	round: e.round,
	rounds: gn(e.heroes.length),
	first: e.first,
	active: e.active,
	step: ho(e),
	sanctuary: Ie.map((t, n) => ({
		price: t,
		faces: vo(e, _o[n])
	})),
	gardens: Le.map((t) => ({
		garden: t,
		faces: vo(e, tt(t))
	})),
	islands: Xt.map((t) => ({
		island: t,
		hero: bo(e, t),
		piles: yo[t].map((t) => xo(e, t))
	})),
	heroes: e.heroes.map((e, t) => Co(e, t)),
	box: e.box.map(go),
	applying: mt(e, J).map(({ vars: e }) => wo(e)),
	offered: mt(e, ea).flatMap(({ vars: e }) => To(e)),
	exploit: mt(e, Xi).flatMap((e) => o(e, "taken") ? [] : [w(e.vars.card)]),
	ready: [...pt(e, Mi)?.vars.ready ?? []],
	reflection: e.reflection,
	ended: e.ended ?? null
}), po = {
	"favours-of-all": Y,
	reinforcements: Mi,
	action: na,
	"extra-action": ra,
	"last-triton": Rr
}, mo = Object.keys(po);
function ho(e) {
	return e.ended ? "over" : mo.find((t) => ht(e, po[t])) ?? "set-up";
}
var go = (e) => ({
	piece: e,
	face: M(N(e))
}), _o = Ie.map((e, t) => O.flatMap(({ pool: e }, n) => e === t ? [n] : []));
function vo(e, t) {
	let n = [];
	for (let r of t) for (let t = 0; t < e.stock[r]; t++) n.push(go(ut(r, t)));
	return n;
}
var yo = [0, ...Xt].map((e) => R.flatMap((t, n) => t.island === e ? [n] : [])), bo = (e, t) => {
	let n = e.heroes.findIndex((e) => e.island === t);
	return n >= 0 ? n : null;
};
function xo(e, t) {
	let n = e.sets[t], { id: r, sun: i, moon: a, glory: o } = S[n], s = e.heroes.length - e.left[t], c = Array.from({ length: e.left[t] }, (e, t) => Ne(n, s + t));
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
var So = (e) => {
	let t = T(e), n = S[t].boar ? Fe[Pe(e)] : null;
	return {
		piece: e,
		card: w(t),
		glory: S[t].glory,
		colour: n
	};
}, Co = (e, t) => ({
	seat: t,
	gold: e.gold,
	sun: e.sun,
	moon: e.moon,
	glory: e.glory,
	hundreds: Math.floor(e.glory / 100),
	printed: yn(e),
	score: bn(e),
	caps: {
		gold: _n(e),
		shards: U(e)
	},
	chests: e.chests,
	hammer: e.hammers === 0 ? null : {
		cards: e.hammers,
		pass: 1 + Math.floor(e.struck / _.spaces),
		space: e.struck % _.spaces,
		spaces: _.spaces,
		room: vn(e)
	},
	tokens: {
		cerberus: e.cerberus,
		triton: e.triton
	},
	island: e.island,
	dice: B.map((t, n) => ({
		die: t,
		faces: e.dice.slice(n * 6, (n + 1) * 6).map(go),
		shown: e.shown[n] - n * 6
	})),
	forging: e.forging === -1 ? null : go(e.forging),
	discarded: e.discarded.map(go),
	cards: e.cards.map(So)
}), wo = ({ seat: e, first: t, second: n, losing: r, convert: i, factor: a, queue: o, face: s }) => ({
	seat: e,
	faces: [t, n].filter((e) => e >= 0).map(M),
	waiting: o.map(M),
	face: s >= 0 ? M(s) : null,
	losing: r,
	convert: i,
	factor: a
}), To = ({ bought: e }) => O.flatMap(({ id: t }, n) => e & 1 << n ? [t] : []), Eo = {
	set(e, t, n) {
		let [r = "", i = ""] = t.split(/\s+/);
		if (f(r) !== void 0) return Do(e, ne(r, e.heroes.length), i, n);
		if (r === "stock") Vo(e, Ko(i), h(n, 0, 4));
		else if (r === "pile") e.left[qo(e, i)] = h(n, 0, e.heroes.length);
		else if (t === "round") e.round = h(n, 1, gn(e.heroes.length));
		else if (t === "first" || t === "active") e[t] = ne(n, e.heroes.length);
		else if (t === "step") Go(e, n);
		else throw $((e) => e.cannotSet(t));
	},
	get(e, t) {
		let [n = "", r = ""] = t.split(/\s+/), i = f(n);
		if (i !== void 0 && i < e.heroes.length) return Oo(e, i, r);
		if (n === "stock") return String(e.stock[Ko(r)]);
		if (n === "pile") return String(e.left[qo(e, r)]);
		if (t === "round") return String(e.round);
		if (t === "rounds") return String(gn(e.heroes.length));
		if (t === "first" || t === "active") return p(e[t]);
		if (t === "cards") return d(e.sets.map(w));
		if (t === "box") return d(e.box.map((e) => M(N(e))));
		if (t === "sanctuary") return String(Jo(e, !0));
		if (t === "gardens") return String(Jo(e, !1));
	}
};
function Do(e, t, n, r) {
	let i = V(e, t);
	if (jo(n)) i[n] = h(r, 0, Po(e, t, n));
	else if (n === "reserve") Fo(e, t, r);
	else if (Mo(n)) Io(e, t, n, r);
	else if (n === "shows") Ro(e, t, r);
	else if (n === "cards") Ho(e, t, r);
	else if (n === "hammer") Uo(e, t, r);
	else if (n === "tokens") {
		for (let e of se) i[e] = u(r).filter((t) => t === e).length;
		let e = u(r).find((e) => !No(e));
		if (e) throw $((t) => t.notAToken(e, se));
	} else if (n === "island") Wo(e, t, r);
	else if (n === "discarded") i.discarded = u(r).map((t) => Bo(e, Ko(t)));
	else throw $((e) => e.cannotSetOfHero(n));
}
function Oo(e, t, n) {
	let r = V(e, t);
	if (jo(n)) return String(r[n]);
	if (Mo(n)) return d(zo(e, t, n).map(M));
	switch (n) {
		case "reserve": return d(v.map((e) => r[e]));
		case "caps": return d([
			_n(r),
			U(r),
			U(r)
		]);
		case "shows": return d(B.map((e, t) => M(W(r, t))));
		case "cards": return d(r.cards.map((e) => w(T(e))));
		case "hammer": return r.hammers === 0 ? "-" : `${Ao[Math.floor(r.struck / _.spaces)]} ${r.struck % _.spaces}`;
		case "hammers": return String(r.hammers);
		case "tokens": return d(se.flatMap((e) => Array(r[e]).fill(e)));
		case "island": return r.island === 0 ? "home" : String(r.island);
		case "discarded": return d(r.discarded.map((e) => M(N(e))));
		case "forged": return String(r.discarded.length);
		case "hundreds": return String(Math.floor(r.glory / 100));
		case "score": return String(bn(r));
		default: return;
	}
}
var $ = (t) => new e((e) => t(Yt[e].faults)), ko = S.map(({ id: e }) => e), Ao = ["I", "II"], jo = (e) => v.includes(e), Mo = (e) => B.includes(e), No = (e) => se.includes(e), Po = (e, t, n) => n === "glory" ? 999 : n === "gold" ? _n(V(e, t)) : U(V(e, t));
function Fo(e, t, n) {
	let r = u(n);
	if (r.length !== v.length) throw $((e) => e.notAReserve);
	for (let [n, i] of v.entries()) V(e, t)[i] = h(r[n], 0, Po(e, t, i));
}
function Io(e, t, n, r) {
	let i = u(r);
	if (i.length === 0 || i.length > 6) throw $((e) => e.notADie);
	for (let [r, a] of i.entries()) Lo(e, t, B.indexOf(n) * 6 + r, Ko(a));
}
function Lo(e, t, n, r) {
	let { dice: i } = V(e, t);
	N(i[n]) !== r && (i[n] = Bo(e, r));
}
function Ro(e, t, n) {
	let r = u(n);
	if (r.length !== B.length) throw $((e) => e.notTwoFaces);
	for (let [n, i] of r.entries()) {
		let r = zo(e, t, B[n]).indexOf(Ko(i));
		r < 0 && Lo(e, t, n * 6, Ko(i)), V(e, t).shown[n] = n * 6 + Math.max(0, r);
	}
}
var zo = (e, t, n) => {
	let r = B.indexOf(n) * 6;
	return V(e, t).dice.slice(r, r + 6).map(N);
};
function Bo(e, t) {
	if (e.stock[t] > 0) return ut(t, --e.stock[t]);
	let n = new Set(e.heroes.flatMap(({ dice: e, discarded: t }) => [...e, ...t]));
	for (let r = 0; r < ct; r++) if (N(r) === t && !n.has(r)) return e.box = e.box.filter((e) => e !== r), r;
	throw $((e) => e.noneLeft(M(t)));
}
function Vo(e, t, n) {
	let r = e.stock[t];
	if (r < n) throw $((e) => e.tooFewInTemple(M(t), r));
	for (; e.stock[t] > n;) e.box.push(ut(t, --e.stock[t]));
}
function Ho(e, t, n) {
	let r = V(e, t);
	for (let t of u(n)) {
		let n = C(t);
		if (n === void 0) throw $((e) => e.noSuchCard(t, ko));
		let i = z(n), a = e.sets[i] === n;
		if (a && e.left[i] === 0) throw $((e) => e.noneLeft(t));
		let o = e.heroes.reduce((e, t) => e + xn(t, n), 0);
		r.cards.push(Ne(n, a ? e.heroes.length - e.left[i] : o)), a && e.left[i]--;
	}
	r.hammers = xn(r, Ae), r.chests = xn(r, je);
}
function Uo(e, t, n) {
	let r = V(e, t), [i = "", a = ""] = u(n);
	if (r.hammers === 0) throw $((e) => e.noHammer);
	if (!Ao.includes(i)) throw $((e) => e.notAPass);
	r.struck = Ao.indexOf(i) * _.spaces + h(a, 0, _.spaces - 1);
}
function Wo(e, t, n) {
	let r = n === "home" ? 0 : h(n, 1, 7);
	if (r !== 0 && e.heroes.some((e, n) => n !== t && e.island === r)) throw $((e) => e.occupied(r));
	V(e, t).island = r;
}
function Go(e, t) {
	let n = Object.entries(ya).find(([e]) => e === t)?.[1];
	if (!n) throw $((e) => e.notAStep(t, Object.keys(ya)));
	bt(e, ma, ga, n);
}
function Ko(e) {
	let t = k(e);
	if (t === void 0) throw $((t) => t.notAFace(e));
	return t;
}
function qo(e, t) {
	let n = C(t);
	if (n === void 0 || e.sets[z(n)] !== n) throw $((e) => e.noPile(t));
	return z(n);
}
var Jo = (e, t) => e.stock.reduce((e, n, r) => Yo(r) === t ? e + n : e, 0), Yo = (e) => Xe.includes(e), Xo = {
	id: mn.id,
	rulesVersion: 2,
	seats: mn.seats,
	options: {
		cards: {
			kind: "data",
			default: "first",
			check: an,
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
	setup: (e, { cards: t, reflection: n }) => Dn(e, String(t), n === !0),
	rules: ma,
	view: fo,
	turn: va,
	active: (e) => va(e) > 0 ? e.active : void 0,
	events: fn,
	outcome: Qo,
	insight: La,
	conserved: (e) => ({
		faces: Zo(e.stock) + e.box.length + Zo(e.heroes.map((e) => e.dice.length + e.discarded.length + (e.forging === -1 ? 0 : 1))),
		cards: Zo(e.left) + Zo(e.heroes.map(({ cards: e }) => e.length))
	}),
	bound: 2e4,
	content: [
		...O.map(({ id: e }) => `face/${e}`),
		...S.map(({ id: e }) => `card/${e}`),
		...S.flatMap(({ id: e, reinforcement: t, ousting: n, boar: r }) => t || n || r ? [`card/${e}/back`] : []),
		"hammer/1",
		"hammer/2"
	],
	vocabulary: Eo,
	text: uo
}, Zo = (e) => e.reduce((e, t) => e + t, 0);
function Qo(e) {
	if (e.ended === void 0) return;
	let t = e.heroes.map(bn);
	return {
		places: ee(t.map((e) => [e])),
		scores: t,
		reason: e.ended
	};
}
// packages/dice-forge/src/text/names.ts
var $o = (e) => {
	let { names: t, grammar: n } = e;
	return {
		card: (e) => t.cards[e],
		shortCard: (e) => t.withoutArticle(t.cards[e]),
		cardText: (t) => to(S[C(t)], e),
		face: (t) => Xa(t, e),
		resource: (e) => n.resources[e],
		amount: n.amount,
		either: (t) => Ya(t, e),
		token: (e) => t.tokens[e],
		die: (e) => t.dice[e],
		phase: (e) => t.phases[e],
		island: (e) => e === 0 ? t.headings.home : `${t.headings.island} ${e}`,
		heading: (e) => t.headings[e]
	};
}, es = Object.fromEntries(t.map((e) => [e, $o(Yt[e])])), ts = Object.values(/* @__PURE__ */ oe({
	BOAR_COLOURS: () => Fe,
	CARDS: () => S,
	CARD_SETS: () => nn,
	FACES: () => O,
	GLORY: () => 3,
	GLORY_TOKEN: () => 100,
	HOME: () => 0,
	OPEN_SLOTS: () => Zt,
	QUESTIONS: () => Kn,
	RESOURCES: () => v,
	SHIELD_GLORY: () => Re,
	SHIP_DISCOUNT: () => 2,
	SIDES: () => 6,
	SLOTS: () => R,
	TOKENS: () => se,
	TRIPLED: () => 3,
	diceForge: () => Xo,
	diceForgeNames: () => es,
	diceForgeWeights: () => Aa,
	keyOf: () => qn,
	optionOf: () => K
})).find((e) => e?.id === "dice-forge" && e.rulesVersion !== void 0), ns = {
	...ts,
	rules: ft(ts.rules)
};
export { ns as game };
