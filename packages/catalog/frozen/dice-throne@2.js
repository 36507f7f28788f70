import { BY_CHANCE as e, FIRST_PLAYER as t, InputError as n, LANGUAGES as r, NOTHING as i, advance as a, answerChance as o, cloneValue as s, eachLanguage as c, emit as l, finish as ee, frozenFlows as te, inEveryLanguage as ne, itemsOf as re, listed as ie, namedFirst as ae, parseSeat as oe, permutation as se, placesOf as ce, seatName as le, seatOf as ue, varsWith as de, visit as fe, whisper as pe, wholeOf as me } from "@alea/engine";
// \0rolldown/runtime.js
var he = Object.defineProperty, ge = (e, t) => {
	let n = {};
	for (var r in e) he(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || he(n, Symbol.toStringTag, { value: "Module" }), n;
}, _e = {
	health: { 2: 50 },
	targeting: "only-opponent",
	bounty: 0
}, ve = (e) => ({
	..._e,
	...e
}), ye = {
	duel: _e,
	teams: ve({
		health: { 4: 50 },
		teams: 2,
		ring: [
			0,
			1,
			3,
			2
		],
		targeting: [
			0,
			0,
			1,
			1,
			"opponents",
			"attacker"
		]
	}),
	hill: ve({
		health: { 3: 35 },
		targeting: "choice",
		bounty: 1
	})
}, be = (e) => ye[e];
function xe(e) {
	let t = Object.keys(ye).find((t) => e in ye[t].health);
	if (!t) throw Error(`No mode is played by ${e}`);
	return t;
}
function Se(e) {
	let { targeting: t } = be(e);
	return typeof t == "string" ? void 0 : t;
}
var Ce = (e, t) => be(e).teams ?? t, we = (e) => be(e).targeting !== "only-opponent", Te = (e) => be(e).teams !== void 0, Ee = Object.fromEntries(Object.keys(ye).map((e) => [e, Object.fromEntries(Object.keys(ye[e].health).map((t) => [t, De(e, Number(t))]))]));
function De(e, t) {
	let { ring: n = [...Array(t).keys()] } = be(e);
	return n.map((e, r) => n.map((e, i) => n[(n.indexOf(r) + i) % t]));
}
// packages/dice-throne/src/state.ts
var Oe = [
	"upkeep",
	"income",
	"main-1",
	"offense",
	"targeting",
	"defense",
	"main-2",
	"discard"
], ke = [
	"normal",
	"undefendable",
	"pure",
	"collateral",
	"ultimate"
], u = (e, t) => e.fighters[t], d = (e, t) => t % e.dials.length, f = (e, t) => !e.out.includes(t), Ae = (e, t, n) => d(e, t) !== d(e, n);
function p(e, t) {
	let n = Ee[e.mode][e.fighters.length][t];
	return e.out.length === 0 ? n : n.filter((t) => f(e, t));
}
var m = (e, t) => p(e, t).filter((n) => Ae(e, t, n)), je = (e) => be(e.mode).health[e.fighters.length], Me = (e, t) => e.dials[d(e, t)];
function Ne(e, t, n) {
	let r = u(e, t);
	r.cp = Math.max(0, Math.min(15, r.cp + n));
}
var Pe = (e, t) => e.variants.includes(t), Fe = (e) => e.phase === "offense" || e.phase === "targeting" || e.phase === "defense", Ie = [
	"pass",
	"end",
	"none",
	"done",
	"gain",
	"decline",
	"pay",
	"skip",
	"again",
	"keep",
	"look",
	"reveal"
];
function Le(e) {
	let t = /* @__PURE__ */ new Map();
	return (n) => {
		let r = t.get(n);
		if (r !== void 0) return r;
		let i = e(n);
		return t.set(n, i), i;
	};
}
var Re = /* @__PURE__ */ new Map();
function ze(e, t) {
	return Re.set(e, t), Le((t) => `${e}:${t}`);
}
var Be = ze("play", (e) => ({
	is: "play",
	card: e
})), Ve = ze("sell", (e) => ({
	is: "sell",
	card: e
})), He = ze("spend", (e) => ({
	is: "spend",
	token: e
})), Ue = ze("use", (e) => ({
	is: "use",
	action: e
})), We = ze("announce", (e) => ({
	is: "announce",
	tier: e
})), Ge = ze("top", (e) => ({
	is: "put-back",
	card: e,
	to: "top"
})), Ke = ze("bottom", (e) => ({
	is: "put-back",
	card: e,
	to: "bottom"
})), qe = Le((e) => {
	let t = Ie.find((t) => t === e);
	if (!t) throw Error(`No option is called ${e}`);
	return { is: t };
}), Je = Le((e) => {
	let t = e.indexOf(":");
	if (t < 0) return qe(e);
	let n = Re.get(e.slice(0, t));
	if (!n) throw Error(`No option is written ${e}`);
	return n(e.slice(t + 1));
});
function Ye(e, t) {
	let n = Je(t);
	if (n.is !== e) throw Error(`${t} is no ${e}`);
	return n;
}
var Xe = Array.from({ length: 32 }, (e, t) => ({
	is: "keep-dice",
	places: Array.from({ length: 5 }, (e, t) => t + 1).filter((e) => t & 1 << e - 1)
})), Ze = Xe.map(({ places: e }) => `keep:${e.join(",") || "-"}`), Qe = (e) => Ze[e], $e = (e) => Xe[e].places, et = (e) => e.join(","), tt = (e, t) => `${e}=${t}`, nt = Le((e) => {
	let [t, n] = e.split("=").map(Number);
	return {
		is: "turn-die",
		place: t,
		to: n
	};
}), rt = (e) => `p${e + 1}`, it = (e, t) => `${rt(e)}.${t}`, at = Le((e) => {
	let t = e.indexOf(".");
	return {
		is: "token",
		seat: Number(e.slice(1, t)) - 1,
		token: e.slice(t + 1)
	};
}), ot = ({ branch: e }) => String(e), st = Le((e) => {
	let [, t, n = ""] = e.split("/"), [r = n] = n.split(".");
	return {
		is: "upkeep",
		from: t === "token" ? "token" : "ability",
		id: r,
		source: n
	};
}), ct = (e) => st(e).source, lt = (e) => qe(e), ut = (e) => Je(e), dt = (e, t) => (n) => e.includes(n) ? qe(n) : t(n), ft = (...e) => dt(e, (e) => ({
	is: "card",
	card: e
})), pt = (...e) => dt(e, (e) => ({
	is: "own-token",
	token: e
})), mt = (e) => (t) => ({
	is: e,
	count: t
}), ht = lt, gt = (e, t) => e === "reroll" ? {
	is: "reroll",
	place: _t(t?.picking.at(-1)?.own.at(-1))
} : lt(e), _t = (e) => e && "die" in e && Number(e.die) || void 0, vt = { is: "give-up" }, yt = { is: "no-defense" }, bt = (e) => Xe[e], xt = dt(["none"], (e) => ({
	is: "player",
	seat: e
})), St = dt(["none"], (e) => nt(e)), Ct = dt(["none"], (e) => at(e)), wt = new Map(Object.entries({
	attempt: (e) => e === "none" ? vt : typeof e == "number" ? bt(e) : ut(e),
	main: ut,
	respond: ut,
	answer: ut,
	sell: ut,
	"put-back": ut,
	defend: (e) => e === "none" ? yt : {
		is: "defend",
		ability: e
	},
	target: xt,
	agree: (e) => ({
		is: "player",
		...e
	}),
	"choose-player": xt,
	upkeep: (e) => st(e),
	"stand-up": (e) => e === "pay" ? { is: "stand-up" } : lt(e),
	foresee: mt("foresee"),
	"roll-again": (e) => e === "reroll" ? { is: "reroll" } : lt(e),
	cast: ft("none"),
	search: ft("none"),
	discard: ft(),
	"put-back-next": ft("reveal"),
	gain: lt,
	"see-hand": lt,
	choose: (e) => ({
		is: "branch",
		branch: e
	}),
	"alter-die": St,
	"copy-die": St,
	"reroll-die": dt(["none"], (e) => ({
		is: "die",
		place: e
	})),
	"try-again": dt(["none", "again"], (e) => ({
		is: "reroll-dice",
		places: e
	})),
	"keep-dice": bt,
	"remove-token": Ct,
	"move-token": Ct
}));
function Tt(e, t) {
	wt.set(e, t);
}
function Et(e, t, n) {
	let r = wt.get(e);
	if (!r) throw Error(`Nobody has said how the options of ${e} are read`);
	return r(t, n);
}
// packages/dice-throne/src/effects/effect.ts
var Dt = /* @__PURE__ */ new Map();
function h(e) {
	if (Dt.has(e.name)) throw Error(`Two verbs are called ${e.name}`);
	Dt.set(e.name, e);
	for (let [t, n] of Object.entries(e.options ?? {})) Tt(t, n);
	return (t) => ({
		do: e.name,
		...t
	});
}
function g(e) {
	let t = Dt.get(e.do);
	if (!t) throw Error(`No verb is called ${e.do}`);
	return t;
}
function Ot(e, t, n, r = 0) {
	return t.flatMap((t) => {
		let { pass: i, parts: a, inner: o, vars: s } = g(t);
		if (!(n === "whole" || o || (i?.(t) ?? "activation") === n)) return [];
		let c = a(e, t, {
			pass: n,
			own: (e) => e.own[r],
			parts: (t, i = n) => Ot(e, t, i, s ? r + 1 : r)
		});
		return !s || c.length === 0 ? c : [e.run((e, n) => {
			n.own[r] = s(t);
		}), ...c];
	});
}
var kt = (e) => e.flatMap((e) => [e, ...(g(e).inner?.(e) ?? []).flatMap(kt)]), At = .8, jt = {
	defense: {
		on: ["ability"],
		field: "effects",
		program: "defense",
		self: "holder",
		target: "attacker",
		pooled: "damage-and-healing"
	},
	played: {
		on: ["card"],
		field: "effects",
		program: "card",
		self: "holder",
		target: "other-side"
	},
	cast: {
		on: ["card"],
		program: "cast",
		self: "holder",
		target: "other-side"
	},
	setup: {
		on: ["hero"],
		program: "setup",
		self: "holder",
		target: "nobody"
	},
	spend: {
		on: ["token"],
		program: "spend",
		self: "holder",
		target: "other-side",
		tokenWorth: (e) => At * Math.max(.5, e)
	},
	upkeep: {
		on: ["token", "ability"],
		program: "upkeep",
		self: "holder",
		target: "nobody",
		pooled: "damage-and-healing",
		tokenWorth: (e, { persistent: t }) => (t ? 2 : 1) * e
	},
	endOfTurn: {
		on: ["ability"],
		program: "end-of-turn",
		self: "holder",
		target: "nobody"
	},
	foeDidNotAttack: {
		on: ["ability"],
		program: "foe-did-not-attack",
		self: "holder",
		target: "active"
	},
	attacking: {
		on: ["ability", "token"],
		program: "attacking",
		self: "attacker",
		target: "attack-target",
		pooled: "damage",
		attackDice: !0,
		tokenWorth: (e) => 2 * e
	},
	attacked: {
		on: ["token"],
		program: "attacked",
		self: "attacker",
		target: "attack-target",
		pooled: "damage",
		attackDice: !0,
		tokenWorth: (e) => -2 * e
	},
	upgraded: {
		on: ["ability"],
		program: "upgraded",
		self: "holder",
		target: "other-side"
	},
	standing: {
		on: ["ability"],
		self: "holder",
		target: "nobody"
	},
	activating: {
		on: ["ability"],
		program: "activating",
		self: "attacker",
		target: "nobody",
		pooled: "damage",
		attackDice: !0
	}
}, Mt = (e) => jt[e], Nt = Object.keys(jt), Pt = (e) => Nt.filter((t) => Mt(t).on.includes(e)), Ft = {
	ability: Pt("ability"),
	token: Pt("token"),
	card: Pt("card"),
	hero: Pt("hero")
};
function It(e, t) {
	let n = e[Mt(t).field ?? t];
	return n && "effects" in n ? n.effects : n;
}
// packages/dice-throne/src/content/need.ts
var Lt = {
	small: 4,
	large: 5
}, _ = (e) => ({ symbols: e }), Rt = { straight: "small" }, zt = { straight: "large" }, Bt = (e) => ({ ofAKind: e }), Vt = (e, t, n) => Ut(e, Ht(t, n));
function Ht(e, t) {
	let n = {};
	for (let r of e) {
		let e = t[r - 1];
		n[e] = (n[e] ?? 0) + 1;
	}
	return {
		symbols: n,
		run: Gt(e),
		alike: Kt(e)
	};
}
function Ut(e, t) {
	if ("symbols" in e) {
		for (let n in e.symbols) if ((t.symbols[n] ?? 0) < e.symbols[n]) return !1;
		return !0;
	}
	return "straight" in e ? t.run >= Lt[e.straight] : t.alike >= e.ofAKind;
}
function Wt(e, t, n) {
	let r = 0;
	for (let i of t) n[i - 1] === e && r++;
	return r;
}
function Gt(e) {
	let t = 0, n = 0;
	for (let r = 1; r <= 6; r++) n = e.includes(r) ? n + 1 : 0, t = Math.max(t, n);
	return t;
}
function Kt(e) {
	let t = 0;
	for (let n = 1; n <= 6; n++) {
		let r = 0;
		for (let t of e) t === n && r++;
		t = Math.max(t, r);
	}
	return t;
}
var { registered: qt, flow: v, frameOf: Jt, framesOf: Yt, isRunning: Xt, calledBy: Zt, isOf: Qt, reads: $t, unwind: en, abort: tn, enter: nn } = te(2), rn = /* @__PURE__ */ new Map(), an = /* @__PURE__ */ new Map();
function on(e, t, n = "whole") {
	t && t.length !== 0 && rn.set(e, v(e, (e) => Ot(e, t, n)));
}
function sn(e, t) {
	on(e.program, t), cn(e.program) !== void 0 && an.set(e.program, e);
}
var cn = (e) => rn.get(e)?.name;
function y(e) {
	let t = rn.get(e);
	if (!t) throw Error(`No program is called ${e}`);
	return t;
}
function ln(e) {
	let t = an.get(e);
	if (!t) throw Error(`No program that waits for a moment is called ${e}`);
	return t;
}
// packages/dice-throne/src/content/programNames.ts
var un = (e) => `dice-throne/${e}`, dn = (e, t, n) => `dice-throne/${e}/${t}.${n}`, fn = (e) => `dice-throne/token/${e}`, pn = (e, t, n) => `dice-throne/${t}/${Mt(e).program}/${n}`;
function mn(e, t) {
	let { program: n } = Mt(e);
	return n === void 0 ? void 0 : `${t}/${n}`;
}
var hn = (e, t) => pn("cast", e, t), gn = (e, t) => cn(pn("played", "common", t)) ?? pn("played", e, t), _n = (e) => cn(mn("setup", un(e))), vn = 7776;
function yn(e) {
	let t = 0;
	for (let n of e) t = t * 6 + n - 1;
	return t;
}
var bn = [...Array(vn).keys()].map(wn).filter(Tn), xn = new Uint8Array(vn), Sn = new Map(bn.map((e, t) => [e.join(""), t]));
for (let e = 0; e < vn; e++) xn[e] = Sn.get(wn(e).sort().join(""));
var Cn = (e) => xn[yn(e)];
function wn(e) {
	let t = [];
	for (let n = e, r = 0; r < 5; r++, n = Math.floor(n / 6)) t.push(1 + n % 6);
	return t;
}
function Tn(e) {
	return e.every((t, n) => n === 0 || e[n - 1] <= t);
}
// packages/dice-throne/src/text/phrase.ts
var En = (e, t, n = "") => ({
	verb: e,
	things: [t],
	end: n
}), Dn = (e, t) => typeof e == "object" && typeof t == "object" && e.verb === t.verb && e.end === t.end, b = (e, t = e) => ({
	one: e,
	many: t
}), On = (e, { one: t, many: n }) => `${e} ${e === 1 ? t : n}`.trim(), kn = (e) => e.slice(0, 1).toUpperCase() + e.slice(1), An = {
	each: (e) => `for each ${e}`,
	eachUpgrade: "for each upgrade in play",
	eachUpgradeThisTurn: "for each upgrade played this turn",
	more: (e, t, n) => `${e}, plus ${t} ${n}`,
	total: ({ many: e }) => `${e} equal to the total of the dice`,
	halfDie: ({ many: e }) => `${e} equal to half the die (rounded up)`,
	tokens: (e) => b(`${e} token`, `${e} tokens`)
}, jn = (e) => e === 1 ? "1 roll" : `${e} rolls`, x = ({ by: e }, t) => e ? `${t.source(e)}: ` : "", Mn = {
	attempt: ({ attempts: e = 0 }) => e > 0 ? `Keep some dice and reroll the others (${jn(e)} left), announce an ability, or act.` : "No rolls left: announce an ability, or act.",
	respond: ({ phase: e = "" }, t) => `${kn(t.phase(e))}: do you want to act?`,
	answer: ({ action: e = "" }, t) => `Someone wants to ${t.action(e)}: do you want to act first?`,
	main: ({ phase: e = "", cp: t = 0 }, n) => `${kn(n.phase(e))}, ${t} CP: play or sell cards, or move on.`,
	sell: ({ left: e = 1 }) => `Too many cards: sell ${e}.`,
	defend: () => "Do you defend yourself?",
	target: ({ word: e }) => e === "first" ? "Your side chooses the target: whom do you propose?" : e === "last" ? "You do not agree, so you decide: who is the target?" : "Who do you attack?",
	agree: () => "Your teammate has proposed a target: do you agree?",
	upkeep: () => "Upkeep: what comes first?",
	"stand-up": () => "You are knocked down: pay 2 CP to stand up, or skip your offensive roll?",
	foresee: ({ token: e = "" }, t) => `How many ${t.token(e)} tokens do you spend?`,
	"put-back": () => "Which of the drawn cards goes back, and where?",
	cast: () => "Which spell do you cast?",
	gain: ({ token: e = "" }, t) => `Gain ${t.token(e)}?`,
	"choose-player": (e, t) => `${x(e, t)}choose a player.`,
	"remove-token": (e, t) => `${x(e, t)}which status effect is removed?`,
	"move-token": (e, t) => `${x(e, t)}which status effect moves?`,
	"alter-die": (e, t) => `${x(e, t)}which die do you change, and to what?`,
	"copy-die": (e, t) => `${x(e, t)}which die do you change, and to what?`,
	"reroll-die": (e, t) => `${x(e, t)}which die is rerolled?`,
	"try-again": (e, t) => `${x(e, t)}which dice are rerolled?`,
	"keep-dice": () => "Which dice do you keep? The others are rerolled.",
	choose: (e, t) => `${x(e, t)}choose one.`,
	discard: (e, t) => `${x(e, t)}which card do you discard?`,
	"roll-again": (e, t) => `${x(e, t)}reroll it?`,
	"see-hand": (e, t) => `${x(e, t)}an opponent shows you their hand.`,
	search: (e, t) => `${x(e, t)}which upgrade do you take from the deck?`,
	"put-back-next": (e, t) => `${x(e, t)}which card goes back next, from the top of the deck down?`,
	"see-cards": (e, t) => `${x(e, t)}these are the upgrades found.`
}, Nn = {
	cards: {
		transference: "Transference!",
		"what-status-effects": "What Status Effects?",
		"vegas-baby": "Vegas Baby!",
		"get-that-outta-here": "Get That Outta Here!",
		"triple-up": "Triple Up!",
		"double-up": "Double Up!",
		"buh-bye": "Buh, Bye!",
		"tip-it": "Tip It!",
		"getting-paid": "Getting Paid!",
		"not-this-time": "Not This Time!",
		"twice-as-wild": "Twice as Wild!",
		"try-try-again": "Try, Try Again!",
		"so-wild": "So Wild!",
		samesies: "Samesies!",
		"one-more-time": "One More Time!",
		"helping-hand": "Helping Hand!",
		"better-d": "Better D!",
		"six-it": "Six-It!"
	},
	tokens: {
		evasive: {
			name: "Evasive",
			text: "When you are about to suffer non-ultimate damage, spend this and roll a die: on a 1 or 2, you suffer none of it."
		},
		knockdown: {
			name: "Knockdown",
			text: "Before your offensive roll phase, pay 2 CP to remove this; otherwise you skip that phase, then this is removed."
		},
		protect: {
			name: "Protect",
			text: "Spend when you are about to suffer non-ultimate damage: prevent half of it, rounded up."
		},
		"blessing-of-divinity": {
			name: "Blessing of Divinity",
			text: "When your health would drop to 0, remove this and set your health to 1. Cannot be removed or moved in any other way."
		}
	}
}, Pn = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, Fn = (e) => Pn(e, " and "), In = (e) => Pn(e, " or "), Ln = {
	and: Fn,
	or: In,
	orElse: "; or ",
	isPlain: (e) => !/[,;]|: | and /.test(e.replace(/\([^)]*\)/g, "")),
	isOptional: (e) => e.startsWith("you may "),
	broken: (e, t) => `${e}${/;|: /.test(e) ? ";" : ","} THEN ${t}`,
	labelled: (e, t) => `${e}: ${t}`,
	spaced: (e) => e,
	closed: (e) => e.replace(/([!?])\.$/, "$1")
}, Rn = {
	only: (e, t) => `${e}, ${t}`,
	instead: (e, t, n) => `${e} (${t} ${n})`,
	orElse: (e, t, n) => `${e}, ${t}; otherwise, ${n}`,
	symbols: (e) => `on ${e}`,
	ofAKind: (e) => `with ${e} of a kind`,
	straight: {
		small: "with a small straight",
		large: "with a large straight"
	},
	total: (e) => `if the total is ${e} or more`,
	upgrades: (e) => `with ${e} or more upgrades`,
	added: (e) => `if at least ${e} damage was added`,
	dealt: (e) => `if at least ${e} damage was dealt`,
	base: (e) => `if the attack’s base damage is ${e} or more`,
	die: (e) => `on a ${In(e)}`,
	dieFrom: (e) => `on a ${e} or higher`,
	face: (e) => `if your board shows its ${e === 0 ? "first" : "other"} face`,
	then: "then"
}, zn = {
	straight: {
		small: "small straight",
		large: "large straight"
	},
	ofAKind: (e) => `${e} of a kind`
}, Bn = {
	base: (e) => `${e}`,
	add: (e) => e < 0 ? `− ${-e}` : `+ ${e}`,
	other: (e) => `+ ${e}`,
	prevent: (e) => `− ${e}`,
	half: () => "½",
	avoid: () => "avoided",
	reflect: () => "half reflected"
}, Vn = {
	undefendable: () => "undefendable",
	pure: () => "pure",
	collateral: () => "collateral",
	ultimate: () => "ultimate"
}, Hn = (e, t) => e.map(t.line).join(", ").replace(/^\+ /, ""), Un = (e, t) => e.map(t.card).join(", "), Wn = {
	starter: (e, t) => `${t(e.seat)} starts.`,
	turn: (e, t) => `Turn ${e.turn}: ${t(e.seat)}.`,
	rolled: (e, t) => `${t(e.seat)} rolls ${e.dice.join(" ")}.`,
	die: (e, t) => `${t(e.by)} changes ${e.by === e.seat ? "a" : `${t(e.seat)}’s`} ${e.from} to ${e.to}.`,
	announced: (e, t, n) => `${t(e.seat)} announces ${n.ability(e.ability)}.`,
	activated: (e, t, n) => `${t(e.seat)} activates ${n.ability(e.ability)}.`,
	"no-ability": (e, t) => `${t(e.seat)} activates nothing.`,
	proposed: (e, t) => `${t(e.seat)} proposes ${t(e.target)} as the target.`,
	targeted: (e, t) => `${t(e.target)} is the target.`,
	defended: (e, t, n) => `${t(e.seat)} defends with ${n.ability(e.ability)}.`,
	played: (e, t, n) => `${t(e.seat)} plays ${n.card(e.card)}.`,
	cast: (e, t, n) => `${t(e.seat)} casts ${n.card(e.card)}.`,
	sold: (e, t, n) => `${t(e.seat)} sells ${n.card(e.card)}.`,
	discarded: (e, t, n) => `${t(e.seat)} discards ${n.card(e.card)}.`,
	drew: (e, t, n) => `${t(e.seat)} draws ${e.cards ? Un(e.cards, n) : `${e.count} ${e.count === 1 ? "card" : "cards"}`}.`,
	looked: (e, t, n) => `${t(e.seat)} looks at ${e.cards ? Un(e.cards, n) : `${e.count} ${e.count === 1 ? "card" : "cards"} from the deck`}.`,
	revealed: (e, t, n) => `${t(e.seat)} shows ${Un(e.cards, n)}.`,
	took: (e, t, n) => `${t(e.seat)} shows ${n.card(e.card)} and takes it into hand.`,
	saw: (e, t, n) => `${t(e.seat)} looks at ${t(e.of)}’s hand${e.cards ? `: ${Un(e.cards, n) || "no cards"}` : ""}.`,
	spent: (e, t, n) => `${t(e.seat)} spends ${n.token(e.token)}.`,
	used: (e, t, n) => `${t(e.seat)} uses ${n.ability(e.action)}.`,
	token: (e, t, n) => `${t(e.seat)}: ${e.change > 0 ? "+" : "−"}${Math.abs(e.change)} ${n.token(e.token)}.`,
	cp: (e, t) => `${t(e.seat)}: ${e.change > 0 ? "+" : "−"}${Math.abs(e.change)} CP.`,
	damaged: (e, t, n) => `${t(e.seat)} takes ${e.amount} damage${e.lines.length > 0 ? `: ${Hn(e.lines, n)}` : ""}.`,
	healed: (e, t) => `${t(e.seat)} heals ${e.amount}.`,
	flipped: (e, t) => `${t(e.seat)} flips their hero board.`,
	skipped: (e, t, n) => `${t(e.seat)} skips a phase: ${n.phase(e.phase)}.`,
	reshuffled: (e, t) => `${t(e.seat)} shuffles the discard pile into a new deck.`,
	defeated: (e, t) => `${t(e.seat)} is defeated.`,
	ended: (e) => e.reason === "defeat" ? "The match is over." : "The match is a draw."
}, Gn = {
	unknownHero: (e, t) => `no hero is called ${e}; the heroes are ${t.join(", ")}`,
	heroNames: (e) => `heroes are names: ${e}`,
	heroCount: (e, t) => `${e} players need ${e} heroes, not ${t}`,
	nothingToSet: (e) => `Dice Throne has no ${e} to set`,
	nothingOfPlayer: (e) => `A player has no ${e} to set`,
	tokenLimit: (e, t) => t === 0 ? `${e}: there is no room for another one` : `${e}: at most ${t}`,
	tokenOwner: (e) => `${e}: a token that belongs to its maker carries the seat of a hero at this table who makes it, counted from 0, as in doubloon@0; others carry none`,
	oneFace: (e) => `the board of ${e} has only one face`,
	unknownToken: (e) => `no token is called ${e}`,
	unknownCard: (e, t) => `${e} has no card ${t}`,
	unknownLevel: (e, t, n) => `${e} has no level ${n} of ${t}`,
	notInDeck: (e) => `${e} is already somewhere else`,
	unknownPhase: (e, t) => `${e} is not a phase; write ${t.join(", ")}`,
	fiveDice: (e) => `an offensive roll has ${e} dice: 1 2 2 3 6`,
	nothingRolled: "no dice are rolled here: set them for phase = roll, targeting or defense",
	attackShape: (e, t) => `an attack is an ability of the active player (${e.join(", ")}), its damage and its type (${t.join(", ")}): smack.2 6 normal`,
	noAttack: (e) => `${e} needs an attack: attack = smack.2 6 normal`,
	noTarget: "there are several opponents: say whom it hits, target = p2",
	notAnOpponent: "the target is not an opponent of the active player"
}, Kn = {
	name: "Barbarian",
	symbols: {
		sword: b("Sword", "Swords"),
		life: b("Life", "Lives"),
		pow: b("Pow", "Pows")
	},
	abilities: {
		smack: "Smack",
		"sturdy-blow": "Sturdy Blow",
		fortitude: "Fortitude",
		overpower: "Overpower",
		"mighty-blow": "Mighty Blow",
		"crit-bash": "Crit Bash",
		reckless: "Reckless",
		rage: "Rage!",
		"thick-skin": "Thick Skin",
		"crit-smash": "Crit Smash",
		"war-cry": "War Cry"
	},
	tokens: {
		concussion: {
			name: "Concussion",
			text: "You skip your next income phase, then this is removed."
		},
		stun: {
			name: "Stun",
			text: "You cannot do anything. After the attack this is removed, and the attacker gets another offensive roll phase against you."
		}
	},
	cards: {
		concuss: "Concuss!",
		"head-bash": "Head Bash!",
		"get-some": "Get Some!",
		"feelin-good": "Feelin’ Good!",
		"adrenaline-surge": "Adrenaline Surge!"
	},
	verbs: { "barbarian/ward": () => "you may prevent one incoming status effect" },
	asks: { ward: "Which status effect do you prevent?" }
}, qn = {
	name: "Cursed Pirate",
	symbols: {
		cutlass: b("Cutlass", "Cutlasses"),
		loot: b("Loot", "Loot"),
		skull: b("Skull", "Skulls")
	},
	abilities: {
		"cutlass-strike": "Cutlass Strike",
		"x-marks-the-spot": "X Marks the Spot",
		cursed: "Cursed",
		"walk-the-plank": "Walk the Plank",
		"light-the-fuse": "Light the Fuse",
		"black-spot": "Black Spot",
		"shiver-me-timbers": "Shiver Me Timbers",
		"pirates-touch": "Pirate’s Touch!",
		"ahoy-matey": "Ahoy Matey",
		"soul-cutlass": "Soul Cutlass",
		"dread-mark": "Dread Mark",
		curse: "Cursed",
		"abyssal-walk": "Abyssal Walk",
		"thar-she-blows": "Thar She Blows!",
		"black-soul": "Black Soul",
		"the-shivering": "The Shivering",
		"cursed-touch": "Cursed Touch!",
		"avast-ye": "Avast Ye"
	},
	tokens: {
		doubloon: {
			name: "Cursed Doubloon",
			text: "During upkeep, deals its bearer 1 damage, unless that is the Pirate it belongs to. Only her own board can move or remove it."
		},
		"powder-keg": {
			name: "Powder Keg",
			text: "During upkeep, roll a die: on a 1 or 2 it blows up, on a 6 you may move it to another player. A second Keg blows up the first. When it blows up, it is removed and deals you 3 undefendable damage at once, separate from any attack."
		},
		parlay: {
			name: "Parlay",
			text: "You deal no damage in your next offensive roll phase; removed at the end of that roll phase."
		},
		wither: {
			name: "Wither",
			text: "All damage from your offensive roll phase is reduced by 1 for each token, except ultimate damage. Persistent."
		}
	},
	cards: {
		"cursed-cards": "Cursed Cards!",
		"batten-down": "Batten Down!",
		"shark-bait": "Shark Bait!",
		"run-ya-through": "Run Ya Through!",
		ransom: "Ransom!",
		swashbuckle: "Swashbuckle!",
		scurvy: "Scurvy!",
		pillage: "Pillage!",
		truce: "Truce!",
		"crows-nest": "Crow’s Nest!",
		"high-stakes": "High Stakes!",
		"pirates-life": "Pirate’s Life!",
		"feed-the-fish": "Feed the Fish!",
		"light-it-up": "Light It Up!",
		"yo-ho": "Yo Ho!",
		"heave-ho": "Heave-Ho!"
	},
	verbs: {
		"cursed-pirate/wane": () => "remove one of your Cursed Doubloons; if you have none, flip your board to its cursed face",
		"cursed-pirate/shed": () => "you may remove any number of your Cursed Doubloons",
		"cursed-pirate/ransom": (e) => `choose one of an opponent’s dice: they pay you ${e.price} CP or reroll it`
	},
	asks: {
		shed: "How many of your Cursed Doubloons do you remove?",
		ransom: "Ransom: pay 2 CP, or reroll the die?"
	}
}, Jn = {
	name: "Gunslinger",
	symbols: {
		bullet: b("Bullet", "Bullets"),
		dash: b("Dash", "Dashes"),
		bullseye: b("Bullseye", "Bullseyes")
	},
	abilities: {
		revolver: "Revolver",
		"bounty-hunter": "Bounty Hunter",
		"quick-draw": "Quick Draw",
		"take-cover": "Take Cover",
		showdown: "Showdown",
		deadeye: "Deadeye",
		"fan-the-hammer": "Fan the Hammer",
		duel: "Duel",
		"fill-em-with-lead": "Fill ’em with Lead!",
		"pistol-whip": "Pistol Whip",
		"mark-the-target": "Mark the Target",
		enforcer: "Enforcer"
	},
	tokens: {
		reload: {
			name: "Reload",
			text: "Spend on your attack and roll a die: add half of it, rounded up, to the damage."
		},
		bounty: {
			name: "Bounty",
			text: "Whoever attacks you gains 1 CP and deals 1 more damage. Persistent."
		}
	},
	cards: {
		wanted: "Wanted!",
		"spin-the-chamber": "Spin the Chamber!",
		roulette: "Roulette!",
		"wild-west": "Wild West!",
		"eat-lead": "Eat Lead!",
		"run-and-gun": "Run and Gun!"
	},
	verbs: {
		"gunslinger/reload-again": (e) => `whenever you spend Reload, you may reroll its die once${e.plus > 0 ? `, and it adds ${e.plus} more damage` : ""}`,
		"gunslinger/reload": () => "roll 1 die: add half of it (rounded up) to the damage of the attack"
	}
}, Yn = {
	barbarian: Kn,
	paladin: {
		name: "Paladin",
		symbols: {
			sword: b("Sword", "Swords"),
			helmet: b("Helmet", "Helmets"),
			life: b("Life", "Lives"),
			prayer: b("Prayer", "Prayers")
		},
		abilities: {
			tithe: "Tithe",
			"righteous-combat": "Righteous Combat",
			retaliate: "Retaliate",
			"mighty-prayer": "Mighty Prayer",
			"holy-light": "Holy Light",
			"holy-attack": "Holy Attack",
			"righteous-prayer": "Righteous Prayer",
			"resolute-faith": "Resolute Faith!",
			"divine-defense": "Divine Defense",
			requital: "Requital",
			prosperity: "Prosperity",
			steadfast: "Steadfast",
			"offensive-stance": "Offensive Stance"
		},
		actions: {
			"tithe-reroll": "Tithe (reroll a die)",
			"tithe-draw": "Tithe (draw)"
		},
		tokens: {
			retribution: {
				name: "Retribution",
				text: "Spend after being attacked: half the incoming damage, rounded up, is also dealt to the attacker."
			},
			crit: {
				name: "Crit",
				text: "Spend on your attack if its base damage is 5 or more: add 4 damage."
			},
			accuracy: {
				name: "Accuracy",
				text: "Spend at the end of your offensive roll phase: your attack becomes undefendable."
			}
		},
		cards: {
			mighty: "Mighty!",
			consecration: "Consecration!",
			blessed: "Blessed!",
			absolution: "Absolution!",
			"divine-favor": "Divine Favor!"
		}
	},
	gunslinger: Jn,
	"cursed-pirate": qn
}, Xn = {
	defeat: "Only one side is left standing.",
	draw: "Everyone fell at the same time: a draw.",
	"turn-limit": "Two hundred turns have been played: a draw."
}, Zn = {
	first: "Start Player",
	heroes: "Heroes",
	rules: "Timing rules",
	promo: "Promotional cards",
	healing: "Healing of offensive abilities",
	"ultimate-aim": "Targeting die of an ultimate",
	"wither-strict": "Wither only reduces damage that can be modified",
	"instants-interrupt-roll-cards": "Instants can interrupt roll phase cards",
	"tithe-any-prayer": "Paladin: any Prayer among the five dice earns the CP of Tithe II",
	"kegs-together": "Cursed Pirate: both Kegs of Cursed Touch! may go to the same opponent",
	"spell-hand": "Doctor Strange: spells are a hand of their own, not cards of the deck"
}, Qn = {
	rules: {
		marvel: "of the Marvel boxes",
		"v2.2": "version 2.2"
	},
	healing: {
		"at-once": "at activation",
		pooled: "with the damage"
	},
	"ultimate-aim": {
		frozen: "nobody alters it",
		"own-side": "the attacker’s side may alter it"
	}
}, $n = "the highest die", er = {
	defense: {
		when: ({ dice: e }) => e === void 0 ? "" : `Roll ${e} ${e > 1 ? "dice" : "die"}`,
		target: "the attacker"
	},
	upkeep: { when: () => "During your upkeep" },
	endOfTurn: { when: () => "At the end of your turn" },
	foeDidNotAttack: {
		when: () => "When an opponent ends their offensive roll phase without attacking",
		target: "that opponent"
	},
	attacking: { when: () => "When you attack" },
	upgraded: { when: () => "When you play another upgrade" },
	standing: { when: () => "" },
	activating: { when: ({ symbol: e }) => `When you activate an offensive ability that requires ${e}, or a straight that shows it` }
}, tr = (e) => e.length === 1 ? "die" : "dice", nr = {
	pass: "pass",
	end: "move on to the next phase",
	none: "none",
	done: "move on",
	gain: "gain it",
	decline: "decline",
	pay: "pay 2 CP",
	skip: "skip the offensive roll",
	again: "once more",
	keep: "keep it",
	look: "look at the top of the deck",
	reveal: "show these cards and search the deck",
	reroll: "reroll it",
	"give-up": "end the roll phase without an ability",
	"no-defense": "do not defend",
	"stand-up": "pay 2 CP",
	play: (e) => `play ${e}`,
	sell: (e) => `sell ${e} (+1 CP)`,
	priced: (e, t) => `${e} (${t} CP)`,
	spend: (e) => `spend ${e}`,
	use: (e) => `use ${e}`,
	announce: (e) => `announce ${e}`,
	top: (e) => `put ${e} on top of the deck`,
	bottom: (e) => `put ${e} at the bottom of the deck`,
	keepDice: (e) => e.length === 0 ? "reroll all dice" : `keep ${tr(e)} ${e.join(", ")}`,
	rerollDice: (e) => `${tr(e)} ${e.join(" and ")}`,
	die: (e) => `die ${e}`,
	turnDie: (e, t) => `change die ${e} to ${t}`,
	proposed: (e) => `${e}, as proposed`,
	tokenOf: (e, t) => `${e}: ${t}`,
	nothing: "nothing"
}, rr = {
	upkeep: "upkeep",
	income: "income",
	"main-1": "main phase 1",
	offense: "offensive roll",
	targeting: "targeting",
	defense: "defensive roll",
	"main-2": "main phase 2",
	discard: "discard"
}, ir = {
	any: "at any time",
	incoming: "when you are about to suffer damage",
	"my-attack": "during your attack",
	"my-attack-undefended": "during your attack, before the defence",
	"end-of-my-offense": "at the end of your offensive roll phase",
	attacked: "when you are attacked",
	"either-side": "during your attack or when you are attacked",
	"my-offense": "during your offensive roll phase",
	"my-main": "during your main phases",
	"roll-phase": "during roll phases",
	"my-defense": "during your defensive roll",
	"after-damage": "once the damage of your attack has been dealt"
}, ar = {
	modifier: "Attack modifier.",
	only: (e) => `Only ${e}.`,
	played: "When it comes into play",
	prepare: "Prepare",
	cast: (e) => `Cast ${e}`,
	prepares: (e) => `${e === 1 ? "Once" : `${e} times`} per turn, during your main phases, you may prepare a spell from your hand.`,
	upgradesInRollPhases: "You may play upgrades during any roll phase.",
	bought: (e, t) => `${e}, for ${t} CP`
}, or = {
	discard: (e, t) => e.who === "self" ? `discard a card${e.how === "random" ? " at random" : ""}` : `make ${t.who(e.who)} discard a card ${e.how === "random" ? "at random" : "of their choice"}`,
	"discard-hand": () => "discard your hand",
	"see-hand": (e, t) => `look at the hand of ${t.who(e.who)}`,
	search: (e) => {
		let [t, n] = e.most === 1 ? ["an upgrade", "it"] : [`up to ${e.most} upgrades`, "them"];
		return `search your deck for ${t}, ${e.to === "play" ? `put ${n} into play for free` : `show ${n}, put ${n} into your hand`} and shuffle the deck`;
	},
	cast: (e) => e.most === 1 ? "you may cast a spell" : `you may cast up to ${e.most} different spells`,
	lay: () => "place a spell on your book"
}, sr = (e) => e === "target", cr = {
	"chosen-opponent": 1,
	"chosen-player": 1,
	"two-opponents": 2,
	"three-opponents": 3
}, lr = (e) => e === "all-opponents" || (cr[e] ?? 1) > 1, ur = {
	self: "you",
	target: "the opponent",
	"chosen-opponent": "an opponent of your choice",
	"chosen-player": "a player of your choice",
	"all-opponents": "all opponents",
	"two-opponents": "up to two opponents",
	"three-opponents": "up to three opponents",
	active: "the active player"
}, dr = {
	...ur,
	"chosen-opponent": "an opponent",
	"chosen-player": "a player"
}, fr = {
	choose: (e, t) => {
		let { list: n, optional: r } = t.ways(e);
		return r ? `you may: ${n}` : `${e.by ? `${t.who("target")} chooses one` : "choose one"}: ${n}`;
	},
	when: (e, t) => t.conditional(e),
	then: () => "THEN",
	aim: (e, t) => {
		let n = t.facing(lr(e.who) ? "each of them" : "that player").list(e.effects);
		return `choose ${dr[e.who]}${n.includes(": ") ? "; " : ": "}${n}`;
	},
	roll: (e, t) => {
		let n = `${e.by ? `${t.who("target")} rolls` : "roll"} ${e.dice} ${e.dice > 1 ? "dice" : "die"}`, [r, ...i] = e.effects;
		return r?.do === "then" ? Ln.broken(n, t.list(i)) : `${n}: ${t.list(e.effects)}`;
	},
	contest: (e, t) => `you and ${e.attack ? "the opponent" : "the attacker"} each roll a die; if yours is ${e.ties ? "at least as high" : "higher"}, ${t.list(e.win)}; otherwise, ${t.list(e.lose)}`
}, pr = {
	normal: b("damage"),
	undefendable: b("undefendable damage"),
	pure: b("pure damage"),
	collateral: b("collateral damage"),
	ultimate: b("ultimate damage")
}, mr = (e, t, n = "", r = "normal") => t.amount(e, b(`${pr[r].one}${n}`)), hr = (e) => e ? " that cannot be reduced" : "";
function gr({ amount: e, who: t }, n) {
	if (typeof e == "number" || !("tokens" in e)) return "";
	if (t === "self") return " on you";
	let r = lr(t) ? " on them" : " there";
	return n.isOwned(e.tokens) ? ` of yours${r}` : r;
}
var _r = {
	damage: (e, t) => En("deal", t.amount(e.amount, pr[t.ultimate ? "ultimate" : e.type])),
	"add-damage": (e, t) => `add ${mr(e.amount, t, " to the attack")}`,
	"damage-back": (e, t) => `deal ${mr(e.amount, t, " to the attacker")}`,
	hurt: (e, t) => e.who === "self" ? `suffer ${mr(e.amount, t, hr(e.certain))}` : `deal ${mr(e.amount, t, `${hr(e.certain)} to ${t.who(e.who)}`)}`,
	"pooled-damage": (e, t) => {
		let n = mr(e.amount, t, hr(e.certain), e.type) + gr(e, t);
		return e.who === "self" ? `suffer ${n}` : `${t.who(e.who)} suffer${lr(e.who) ? "" : "s"} ${n}`;
	},
	undefendable: () => "the attack becomes undefendable",
	recoil: (e, t) => `if any of it is dealt, suffer ${mr(e.amount, t)}`,
	prevent: (e, t) => En("prevent", mr(e.amount, t), e.who === "self" ? "" : ` to ${t.who(e.who)}`),
	"prevent-half": () => "prevent half the incoming damage (rounded up)",
	avoid: () => "avoid all incoming damage",
	reflect: () => "also deal half the incoming damage (rounded up) to the attacker"
}, vr = {
	any: ["one die of any player", "dice of any players"],
	own: ["one of your dice", "of your dice"],
	team: ["one of your dice or a teammate’s", "of your dice or a teammate’s"],
	opponent: ["one of an opponent’s dice", "of an opponent’s dice"]
}, yr = {
	"alter-die": (e) => {
		let t = (e.upTo ?? 1) > 1, [n, r] = vr[e.whose], i = t ? `up to ${e.upTo} ${r}` : n;
		return e.to === "neighbour" ? `raise or lower ${i} by 1` : `set ${i} to ${e.to === "six" ? "6" : t ? "values of your choice" : "a value of your choice"}`;
	},
	"copy-die": () => "set one of your dice to the value of another die of the same roll",
	"reroll-die": (e) => e.whose === "opponent" ? "choose one of an opponent’s dice, which they must reroll" : e.upTo === 1 ? "reroll one of your dice" : `reroll up to ${e.upTo} of your dice`,
	"try-again": () => "you or a teammate may reroll one or two of your own dice, or one die twice in a row",
	"extra-attempt": (e) => e.of === "offense" ? "the player in the offensive roll phase gets one more roll attempt" : "the defender may reroll any of the defence dice once",
	"offense-again": () => "instead of activating an ability, start a new offensive roll phase",
	"reroll-any": () => "you may reroll any of these dice once"
}, br = {
	heal: (e, t) => `heal ${t.amount(e.amount, b(""))}`,
	cp: (e, t) => En("gain", t.amount(e.amount, b("CP"))),
	draw: (e, t) => `draw ${t.amount(e.amount, b("card", "cards"))}`,
	"steal-cp": (e, t) => `steal ${e.amount} CP from ${t.who(e.from)}`
};
// packages/dice-throne/src/text/en/verbs/tokens.ts
function xr(e, t) {
	return e === "self" ? " on yourself" : e === "target" && t.target === void 0 ? "" : ` on ${t.who(e)}`;
}
var Sr = {
	gain: (e, t) => {
		let n = e.amount === 1 ? "you may gain" : "you may gain up to";
		return En(e.may ? n : "gain", t.tokens(e.token, e.amount));
	},
	inflict: (e, t) => En("inflict", t.tokens(e.token, e.amount), xr(e.who, t)),
	bestow: (e, t) => `give ${Fn(e.tokens.map(t.token))} to ${t.who(e.who)}`,
	"set-off": () => "it blows up",
	"pass-on": () => "you may move it to a player of your choice",
	"remove-token": (e) => `${e.may ? "you may remove" : "remove"} one status effect from ${e.reach === "own" ? "yourself" : "a player of your choice"}`,
	"remove-all-tokens": () => "remove all status effects from a player of your choice",
	"move-token": () => "move one status effect from one player to another",
	"raise-limit": (e, t) => `raise your stack limit for ${t.token(e.token)} by ${e.amount}`
}, Cr = {
	grammar: Ln,
	who: ur,
	amounts: An,
	needs: zn,
	conditions: Rn,
	timings: ir,
	moments: er,
	printed: ar,
	verbs: {
		..._r,
		...br,
		...Sr,
		...or,
		...yr,
		...fr
	},
	common: Nn,
	heroes: Yn,
	phases: rr,
	options: nr,
	ask: Mn,
	events: Wn,
	lines: Bn,
	damageTypes: Vn,
	reasons: Xn,
	matchOptions: Zn,
	byChance: $n,
	optionValues: Qn,
	faults: Gn,
	whyNot: {
		short: (e) => `${e} CP short`,
		dice: (e) => e === 1 ? "one die shows something else" : `${e} dice show something else`,
		timing: (e) => `only ${e}`,
		"no-cards": "a status effect forbids you to play cards",
		upgraded: "the ability already has that level",
		prepared: "you have already prepared as many spells as you may this turn",
		used: "already used this turn",
		nothing: "there is nothing it could affect",
		sale: "cards are sold in your own main and discard phases"
	}
}, wr = {
	each: (e) => `par ${e}`,
	eachUpgrade: "par amélioration en jeu",
	eachUpgradeThisTurn: "par amélioration jouée ce tour-ci",
	more: (e, t, n) => `${e}, plus ${t} ${n}`,
	total: ({ many: e }) => `autant de ${e} que le total des dés`,
	halfDie: ({ many: e }) => `en ${e} la moitié du dé (arrondie au supérieur)`,
	tokens: (e) => b(`jeton ${e}`, `jetons ${e}`)
}, S = ({ by: e }, t) => e ? `${t.source(e)} : ` : "", Tr = {
	attempt: ({ attempts: e = 0 }) => e > 0 ? `Gardez des dés, relancez les autres (encore ${e > 1 ? `${e} lancers` : "1 lancer"}), annoncez une capacité ou agissez.` : "Plus de lancer\xA0: annoncez une capacité ou agissez.",
	respond: ({ phase: e = "" }, t) => `${kn(t.phase(e))} : voulez-vous agir ?`,
	answer: ({ action: e = "" }, t) => `Quelqu’un veut ${t.action(e)} : voulez-vous agir avant ?`,
	main: ({ phase: e = "", cp: t = 0 }, n) => `${kn(n.phase(e))}, ${t} PC : jouez ou vendez des cartes, ou continuez.`,
	sell: ({ left: e = 1 }) => `Trop de cartes : vendez-en ${e}.`,
	defend: () => "Vous défendez-vous\xA0?",
	target: ({ word: e }) => e === "first" ? "Votre camp choisit la cible\xA0: qui proposez-vous\xA0?" : e === "last" ? "Faute d’accord, vous décidez\xA0: qui est la cible\xA0?" : "Qui attaquez-vous\xA0?",
	agree: () => "Votre coéquipier propose une cible\xA0: êtes-vous d’accord\xA0?",
	upkeep: () => "Entretien\xA0: par quoi commencer\xA0?",
	"stand-up": () => "Vous êtes à terre\xA0: payer 2 PC pour vous relever, ou sauter votre lancer offensif\xA0?",
	foresee: ({ token: e = "" }, t) => `Combien de jetons ${t.token(e)} dépensez-vous ?`,
	"put-back": () => "Laquelle des cartes piochées remettez-vous, et où\xA0?",
	cast: () => "Quel sortilège lancez-vous\xA0?",
	gain: ({ token: e = "" }, t) => `Gagner ${t.token(e)} ?`,
	"choose-player": (e, t) => `${S(e, t)}choisissez un joueur.`,
	"remove-token": (e, t) => `${S(e, t)}quelle altération est retirée ?`,
	"move-token": (e, t) => `${S(e, t)}quelle altération se déplace ?`,
	"alter-die": (e, t) => `${S(e, t)}quel dé changez-vous, et en quoi ?`,
	"copy-die": (e, t) => `${S(e, t)}quel dé changez-vous, et en quoi ?`,
	"reroll-die": (e, t) => `${S(e, t)}quel dé est relancé ?`,
	"try-again": (e, t) => `${S(e, t)}quels dés sont relancés ?`,
	"keep-dice": () => "Quels dés gardez-vous\xA0? Les autres sont relancés.",
	choose: (e, t) => `${S(e, t)}choisissez.`,
	discard: (e, t) => `${S(e, t)}quelle carte défaussez-vous ?`,
	"roll-again": (e, t) => `${S(e, t)}le relancer ?`,
	"see-hand": (e, t) => `${S(e, t)}un adversaire vous montre sa main.`,
	search: (e, t) => `${S(e, t)}quelle amélioration prenez-vous dans la pioche ?`,
	"put-back-next": (e, t) => `${S(e, t)}quelle carte remettez-vous ensuite, à partir du dessus de la pioche ?`,
	"see-cards": (e, t) => `${S(e, t)}voici les améliorations trouvées.`
}, Er = {
	cards: {
		transference: "Transfert\xA0!",
		"what-status-effects": "Quelle altération\xA0?",
		"vegas-baby": "Vegas, baby\xA0!",
		"get-that-outta-here": "Dégage-moi ça\xA0!",
		"triple-up": "Triple pioche\xA0!",
		"double-up": "Double pioche\xA0!",
		"buh-bye": "Tcha, ciao\xA0!",
		"tip-it": "Pichenette\xA0!",
		"getting-paid": "Jour de paye\xA0!",
		"not-this-time": "Pas cette fois\xA0!",
		"twice-as-wild": "Double joker fou\xA0!",
		"try-try-again": "Essaie encore\xA0!",
		"so-wild": "Joker fou\xA0!",
		samesies: "Du pareil au même\xA0!",
		"one-more-time": "Encore une fois\xA0!",
		"helping-hand": "Coup de main\xA0!",
		"better-d": "Meilleure défense\xA0!",
		"six-it": "Six et seulement six\xA0!"
	},
	tokens: {
		evasive: {
			name: "Évitement",
			text: "Quand vous allez subir des dégâts non ultimes, dépensez ce jeton et lancez un dé\xA0: sur 1 ou 2, vous n’en subissez aucun."
		},
		knockdown: {
			name: "À Terre",
			text: "Avant votre phase de lancer offensif, payez 2 PC pour retirer ce jeton\xA0; sinon, vous sautez cette phase, puis il est retiré."
		},
		protect: {
			name: "Protection",
			text: "À dépenser quand vous allez subir des dégâts non ultimes\xA0: prévenez-en la moitié, arrondie au supérieur."
		},
		"blessing-of-divinity": {
			name: "Bénédiction divine",
			text: "Si votre santé devait tomber à 0, retirez ce jeton et mettez votre santé à 1. Il ne peut être ni retiré ni déplacé autrement."
		}
	}
}, Dr = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, Or = (e) => Dr(e, " et "), kr = (e) => Dr(e, " ou "), Ar = {
	and: Or,
	or: kr,
	orElse: "; ou ",
	isPlain: (e) => !/[,;]|: | et /.test(e.replace(/\([^)]*\)/g, "")),
	isOptional: (e) => e.startsWith("vous pouvez "),
	broken: (e, t) => `${e}${/;|: /.test(e) ? ";" : ","} PUIS ${t}`,
	labelled: (e, t) => `${e} : ${t}`,
	spaced: (e) => e.replace(/[ \u00a0]?;/g, "\xA0;").replace(/ ([:!?»])/g, "\xA0$1").replace(/« /g, "«\xA0"),
	closed: (e) => e.replace(/([!?])\.$/, "$1")
}, jr = (e) => /^le /.test(e) ? `du ${e.slice(3)}` : /^[aeiouéèêh]/i.test(e) ? `d’${e}` : `de ${e}`, Mr = (e) => /^le /.test(e) ? `au ${e.slice(3)}` : `à ${e}`, Nr = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, Pr = (e) => `${e} dé${e > 1 ? "s" : ""}`, Fr = {
	only: (e, t) => `${e}, ${t}`,
	instead: (e, t, n) => `${e} (${t} ${n})`,
	orElse: (e, t, n) => `${e}, ${t}; sinon, ${n}`,
	symbols: (e) => `sur ${e}`,
	ofAKind: (e) => `avec ${e} chiffres identiques`,
	straight: {
		small: "avec une petite suite",
		large: "avec une grande suite"
	},
	total: (e) => `si le total est de ${e} ou plus`,
	upgrades: (e) => `avec ${e} améliorations ou plus`,
	added: (e) => `si au moins ${e} dégâts ont été ajoutés`,
	dealt: (e) => `si au moins ${e} dégâts ont été infligés`,
	base: (e) => `si les dégâts de base de l’attaque sont de ${e} ou plus`,
	die: (e) => `sur ${kr(e)}`,
	dieFrom: (e) => `sur ${e} ou plus`,
	face: (e) => `si votre plateau montre ${e === 0 ? "sa première" : "son autre"} face`,
	then: "alors"
}, Ir = {
	straight: {
		small: "petite suite",
		large: "grande suite"
	},
	ofAKind: (e) => `${e} chiffres identiques`
}, Lr = {
	base: (e) => `${e}`,
	add: (e) => e < 0 ? `− ${-e}` : `+ ${e}`,
	other: (e) => `+ ${e}`,
	prevent: (e) => `− ${e}`,
	half: () => "½",
	avoid: () => "évités",
	reflect: () => "la moitié renvoyée"
}, Rr = {
	undefendable: (e) => e > 1 ? "imparables" : "imparable",
	pure: (e) => e > 1 ? "purs" : "pur",
	collateral: (e) => e > 1 ? "collatéraux" : "collatéral",
	ultimate: (e) => e > 1 ? "ultimes" : "ultime"
}, zr = (e, t) => e.map(t.line).join(", ").replace(/^\+ /, ""), Br = (e, t) => e.map(t.card).join(", "), Vr = {
	starter: (e, t) => `${t(e.seat)} commence.`,
	turn: (e, t) => `Tour ${e.turn} : ${t(e.seat)}.`,
	rolled: (e, t) => `${t(e.seat)} obtient ${e.dice.join(" ")}.`,
	die: (e, t) => `${t(e.by)} change un ${e.from}${e.by === e.seat ? "" : ` ${Nr(t(e.seat))}`} en ${e.to}.`,
	announced: (e, t, n) => `${t(e.seat)} annonce ${n.ability(e.ability)}.`,
	activated: (e, t, n) => `${t(e.seat)} active ${n.ability(e.ability)}.`,
	"no-ability": (e, t) => `${t(e.seat)} n’active rien.`,
	proposed: (e, t) => `${t(e.seat)} propose ${t(e.target)} comme cible.`,
	targeted: (e, t) => `${t(e.target)} est la cible.`,
	defended: (e, t, n) => `${t(e.seat)} se défend avec ${n.ability(e.ability)}.`,
	played: (e, t, n) => `${t(e.seat)} joue ${n.card(e.card)}.`,
	cast: (e, t, n) => `${t(e.seat)} lance ${n.card(e.card)}.`,
	sold: (e, t, n) => `${t(e.seat)} vend ${n.card(e.card)}.`,
	discarded: (e, t, n) => `${t(e.seat)} défausse ${n.card(e.card)}.`,
	drew: (e, t, n) => `${t(e.seat)} pioche ${e.cards ? Br(e.cards, n) : `${e.count} ${e.count > 1 ? "cartes" : "carte"}`}.`,
	looked: (e, t, n) => `${t(e.seat)} regarde ${e.cards ? Br(e.cards, n) : `${e.count} ${e.count > 1 ? "cartes" : "carte"} de la pioche`}.`,
	revealed: (e, t, n) => `${t(e.seat)} montre ${Br(e.cards, n)}.`,
	took: (e, t, n) => `${t(e.seat)} montre ${n.card(e.card)} et la prend en main.`,
	saw: (e, t, n) => `${t(e.seat)} regarde la main ${Nr(t(e.of))}${e.cards ? ` : ${Br(e.cards, n) || "aucune carte"}` : ""}.`,
	spent: (e, t, n) => `${t(e.seat)} dépense ${n.token(e.token)}.`,
	used: (e, t, n) => `${t(e.seat)} utilise ${n.ability(e.action)}.`,
	token: (e, t, n) => `${t(e.seat)} : ${e.change > 0 ? "+" : "−"}${Math.abs(e.change)} ${n.token(e.token)}.`,
	cp: (e, t) => `${t(e.seat)} : ${e.change > 0 ? "+" : "−"}${Math.abs(e.change)} PC.`,
	damaged: (e, t, n) => `${t(e.seat)} subit ${e.amount} ${e.amount > 1 ? "dégâts" : "dégât"}${e.lines.length > 0 ? ` : ${zr(e.lines, n)}` : ""}.`,
	healed: (e, t) => `${t(e.seat)} récupère ${e.amount} de santé.`,
	flipped: (e, t) => `${t(e.seat)} retourne son plateau de héros.`,
	skipped: (e, t, n) => `${t(e.seat)} saute une phase : ${n.phase(e.phase)}.`,
	reshuffled: (e, t) => `${t(e.seat)} mélange sa défausse pour refaire sa pioche.`,
	defeated: (e, t) => `${t(e.seat)} est vaincu.`,
	ended: (e) => e.reason === "defeat" ? "La partie est terminée." : "Partie nulle."
}, Hr = {
	unknownHero: (e, t) => `aucun héros ne s’appelle ${e} ; les héros sont ${t.join(", ")}`,
	heroNames: (e) => `les héros sont des noms : ${e}`,
	heroCount: (e, t) => `${e} joueurs ont besoin de ${e} héros, pas de ${t}`,
	nothingToSet: (e) => `Dice Throne n’a pas de « ${e} » à fixer`,
	nothingOfPlayer: (e) => `Un joueur n’a pas de « ${e} » à fixer`,
	tokenLimit: (e, t) => t === 0 ? `${e} : il n’y a plus de place` : `${e} : ${t} au plus`,
	tokenOwner: (e) => `${e} : un jeton qui reste à son créateur porte le siège, compté à partir de 0, d’un héros de la table qui en crée, par exemple doubloon@0 ; les autres n’en portent pas`,
	oneFace: (e) => `le plateau de ${e} n’a qu’une face`,
	unknownToken: (e) => `aucun jeton ne s’appelle ${e}`,
	unknownCard: (e, t) => `${e} n’a pas de carte ${t}`,
	unknownLevel: (e, t, n) => `${e} n’a pas le niveau ${n} de ${t}`,
	notInDeck: (e) => `${e} se trouve déjà ailleurs`,
	unknownPhase: (e, t) => `${e} n’est pas une phase ; écrivez ${t.join(", ")}`,
	fiveDice: (e) => `un lancer offensif compte ${e} dés : 1 2 2 3 6`,
	nothingRolled: "aucun dé n’est lancé ici\xA0: fixez-les avec phase = roll, targeting ou defense",
	attackShape: (e, t) => `une attaque est une capacité du joueur actif (${e.join(", ")}), ses dégâts et leur type (${t.join(", ")}) : smack.2 6 normal`,
	noAttack: (e) => `${e} suppose une attaque : attack = smack.2 6 normal`,
	noTarget: "il y a plusieurs adversaires\xA0: dites qui est visé, target = p2",
	notAnOpponent: "la cible n’est pas un adversaire du joueur actif"
}, Ur = {
	name: "Barbare",
	symbols: {
		sword: b("Épée", "Épées"),
		life: b("Vie", "Vies"),
		pow: b("Puissance", "Puissances")
	},
	abilities: {
		smack: "Gifle",
		"sturdy-blow": "Coup vigoureux",
		fortitude: "Endurance",
		overpower: "Domination",
		"mighty-blow": "Coup puissant",
		"crit-bash": "Choc critique",
		reckless: "Témérité",
		rage: "Rage\xA0!",
		"thick-skin": "Peau épaisse",
		"crit-smash": "Fracas critique",
		"war-cry": "Cri de guerre"
	},
	tokens: {
		concussion: {
			name: "Commotion",
			text: "Vous sautez votre prochaine phase de revenu, puis ce jeton est retiré."
		},
		stun: {
			name: "Étourdissement",
			text: "Vous ne pouvez rien faire. Après l’attaque, ce jeton est retiré et l’attaquant a une nouvelle phase de lancer offensif contre vous."
		}
	},
	cards: {
		concuss: "Commotion\xA0!",
		"head-bash": "Coup de boule\xA0!",
		"get-some": "Viens Là\xA0!",
		"feelin-good": "En pleine forme\xA0!",
		"adrenaline-surge": "Poussée d’adrénaline\xA0!"
	},
	verbs: { "barbarian/ward": () => "vous pouvez prévenir une altération entrante" },
	asks: { ward: "Quelle altération prévenez-vous\xA0?" }
}, Wr = {
	name: "Pirate Maudite",
	symbols: {
		cutlass: b("Sabre", "Sabres"),
		loot: b("Butin", "Butins"),
		skull: b("Crâne", "Crânes")
	},
	abilities: {
		"cutlass-strike": "Coup de sabre",
		"x-marks-the-spot": "Marqué d’une croix",
		cursed: "Malédiction",
		"walk-the-plank": "Sur la planche",
		"light-the-fuse": "Allumez la mèche",
		"black-spot": "Marque noire",
		"shiver-me-timbers": "Mort de mes os",
		"pirates-touch": "Estocade pirate\xA0!",
		"ahoy-matey": "Ohé matelot",
		"soul-cutlass": "Sabre d’âmes",
		"dread-mark": "Marque d’effroi",
		curse: "Malédiction",
		"abyssal-walk": "Marche abyssale",
		"thar-she-blows": "Ça va sauter\xA0!",
		"black-soul": "Âme noire",
		"the-shivering": "Le grand frisson",
		"cursed-touch": "Toucher maudit\xA0!",
		"avast-ye": "Tenez bon"
	},
	tokens: {
		doubloon: {
			name: "Doublon Maudit",
			text: "Pendant l’entretien, inflige 1 dégât à son porteur, sauf à la Pirate à qui il appartient. Seul le plateau de la Pirate peut le déplacer ou le retirer."
		},
		"powder-keg": {
			name: "Baril de Poudre",
			text: "Pendant l’entretien, lancez un dé\xA0: sur 1 ou 2, il explose\xA0; sur 6, vous pouvez le donner à un autre joueur. Un second Baril fait exploser le premier. L’explosion le retire et vous inflige aussitôt 3 dégâts imparables, hors de toute attaque."
		},
		parlay: {
			name: "Pourparlers",
			text: "Vous n’infligez aucun dégât pendant votre prochaine phase de lancer offensif\xA0; ce jeton est retiré à la fin de cette phase de lancer."
		},
		wither: {
			name: "Dépérissement",
			text: "Tous les dégâts de votre phase de lancer offensif sont réduits de 1 par jeton, sauf les dégâts ultimes. Persistante."
		}
	},
	cards: {
		"cursed-cards": "Cartes maudites\xA0!",
		"batten-down": "Fermez les écoutilles\xA0!",
		"shark-bait": "Appât à requins\xA0!",
		"run-ya-through": "Pourfendue\xA0!",
		ransom: "Rançon\xA0!",
		swashbuckle: "Bretteuse\xA0!",
		scurvy: "Scorbut\xA0!",
		pillage: "Pillage\xA0!",
		truce: "Trêve\xA0!",
		"crows-nest": "Nid-de-pie\xA0!",
		"high-stakes": "Gros enjeux\xA0!",
		"pirates-life": "La vie de pirate\xA0!",
		"feed-the-fish": "Aux poissons\xA0!",
		"light-it-up": "Mets le feu\xA0!",
		"yo-ho": "Yo-ho\xA0!",
		"heave-ho": "Hissez-ho\xA0!"
	},
	verbs: {
		"cursed-pirate/wane": () => "retirez un de vos Doublons Maudits\xA0; si vous n’en avez pas, retournez votre plateau sur sa face maudite",
		"cursed-pirate/shed": () => "vous pouvez retirer autant de vos Doublons Maudits que vous voulez",
		"cursed-pirate/ransom": (e) => `choisissez un dé d’un adversaire, qui vous paie ${e.price} PC ou le relance`
	},
	asks: {
		shed: "Combien de vos Doublons Maudits retirez-vous\xA0?",
		ransom: "Rançon\xA0: payer 2 PC, ou relancer le dé\xA0?"
	}
}, Gr = {
	name: "As de la Gâchette",
	symbols: {
		bullet: b("Balle", "Balles"),
		dash: b("Sprint", "Sprints"),
		bullseye: b("Cible", "Cibles")
	},
	abilities: {
		revolver: "Colts d’or",
		"bounty-hunter": "Quelques dollars de plus",
		"quick-draw": "Plus vite que ton ombre",
		"take-cover": "À couvert",
		showdown: "Dernier face à face",
		deadeye: "Cible humaine",
		"fan-the-hammer": "Recharge héroïque",
		duel: "Duel au soleil",
		"fill-em-with-lead": "Une poignée de plomb\xA0!",
		"pistol-whip": "Coup de crosse",
		"mark-the-target": "Cible verrouillée",
		enforcer: "Représentante de la loi"
	},
	tokens: {
		reload: {
			name: "Recharge",
			text: "À dépenser sur votre attaque\xA0: lancez un dé et ajoutez-en la moitié, arrondie au supérieur, aux dégâts."
		},
		bounty: {
			name: "Prime",
			text: "Quiconque vous attaque gagne 1 PC et inflige 1 dégât de plus. Persistante."
		}
	},
	cards: {
		wanted: "Wanted\xA0!",
		"spin-the-chamber": "Fais tourner le barillet\xA0!",
		roulette: "Roulette russe\xA0!",
		"wild-west": "Far West\xA0!",
		"eat-lead": "Mange du plomb\xA0!",
		"run-and-gun": "Tire et cours\xA0!"
	},
	verbs: {
		"gunslinger/reload-again": (e) => `chaque fois que vous dépensez Recharge, vous pouvez relancer son dé une fois${e.plus > 0 ? `, et elle ajoute ${e.plus} dégât${e.plus > 1 ? "s" : ""} de plus` : ""}`,
		"gunslinger/reload": () => "lancez 1 dé\xA0: ajoutez-en la moitié (arrondie au supérieur) aux dégâts de l’attaque"
	}
}, Kr = {
	barbarian: Ur,
	paladin: {
		name: "Paladin",
		symbols: {
			sword: b("Épée", "Épées"),
			helmet: b("Heaume", "Heaumes"),
			life: b("Vie", "Vies"),
			prayer: b("Prière", "Prières")
		},
		abilities: {
			tithe: "Dîme",
			"righteous-combat": "Combat vertueux",
			retaliate: "Riposte",
			"mighty-prayer": "Puissante prière",
			"holy-light": "Lumière sacrée",
			"holy-attack": "Attaque sacrée",
			"righteous-prayer": "Prière du juste",
			"resolute-faith": "Foi inébranlable\xA0!",
			"divine-defense": "Défense Divine",
			requital: "Récompense",
			prosperity: "Prospérité",
			steadfast: "Inébranlable",
			"offensive-stance": "Posture offensive"
		},
		actions: {
			"tithe-reroll": "Dîme (relancer un dé)",
			"tithe-draw": "Dîme (piocher)"
		},
		tokens: {
			retribution: {
				name: "Rétribution",
				text: "À dépenser après avoir été attaqué\xA0: la moitié des dégâts entrants, arrondie au supérieur, est aussi infligée à l’attaquant."
			},
			crit: {
				name: "Critique",
				text: "À dépenser sur votre attaque si ses dégâts de base sont de 5 ou plus\xA0: ajoutez 4 dégâts."
			},
			accuracy: {
				name: "Précision",
				text: "À dépenser à la fin de votre phase de lancer offensif\xA0: votre attaque devient imparable."
			}
		},
		cards: {
			mighty: "Puissance\xA0!",
			consecration: "Consécration\xA0!",
			blessed: "Béni\xA0!",
			absolution: "Absolution\xA0!",
			"divine-favor": "Faveur divine\xA0!"
		}
	},
	gunslinger: Gr,
	"cursed-pirate": Wr
}, qr = {
	defeat: "Il ne reste qu’un camp.",
	draw: "Tout le monde est tombé en même temps\xA0: partie nulle.",
	"turn-limit": "Deux cents tours\xA0: partie nulle."
}, Jr = {
	first: "Joueur de Départ",
	heroes: "Héros",
	rules: "Règles de priorité",
	promo: "Cartes promotionnelles",
	healing: "Soins des capacités offensives",
	"ultimate-aim": "Dé de ciblage d’une capacité ultime",
	"wither-strict": "Dépérissement ne réduit que les dégâts modifiables",
	"instants-interrupt-roll-cards": "Les instantanées peuvent interrompre les cartes de phase de lancer",
	"tithe-any-prayer": "Paladin\xA0: toute Prière parmi les cinq dés rapporte le PC de Dîme II",
	"kegs-together": "Pirate Maudite\xA0: les deux Barils de Toucher maudit\xA0! peuvent aller au même adversaire",
	"spell-hand": "Doctor Strange\xA0: ses sortilèges forment une main à part, hors de la pioche"
}, Yr = {
	rules: {
		marvel: "des boîtes Marvel",
		"v2.2": "version 2.2"
	},
	healing: {
		"at-once": "à l’activation",
		pooled: "avec les dégâts"
	},
	"ultimate-aim": {
		frozen: "personne ne l’altère",
		"own-side": "le camp de l’attaquant peut l’altérer"
	}
}, Xr = "le dé le plus haut", Zr = {
	defense: {
		when: ({ dice: e }) => e === void 0 ? "" : `Lancez ${e} dé${e > 1 ? "s" : ""}`,
		target: "l’attaquant"
	},
	upkeep: { when: () => "Pendant votre entretien" },
	endOfTurn: { when: () => "À la fin de votre tour" },
	foeDidNotAttack: {
		when: () => "Quand un adversaire termine sa phase de lancer offensif sans avoir attaqué",
		target: "cet adversaire"
	},
	attacking: { when: () => "Quand vous attaquez" },
	upgraded: { when: () => "Quand vous jouez une autre amélioration" },
	standing: { when: () => "" },
	activating: { when: ({ symbol: e }) => `Quand vous activez une capacité offensive qui demande ${e}, ou une suite où ce symbole apparaît` }
}, Qr = (e) => e.length === 1 ? "dé" : "dés", $r = {
	pass: "passer",
	end: "passer à la phase suivante",
	none: "rien",
	done: "continuer",
	gain: "gagner",
	decline: "refuser",
	pay: "payer 2 PC",
	skip: "sauter le lancer offensif",
	again: "encore une fois",
	keep: "le garder",
	look: "regarder le dessus de la pioche",
	reveal: "montrer ces cartes et chercher dans la pioche",
	reroll: "le relancer",
	"give-up": "terminer la phase de lancer sans capacité",
	"no-defense": "ne pas se défendre",
	"stand-up": "payer 2 PC",
	play: (e) => `jouer ${e}`,
	sell: (e) => `vendre ${e} (+1 PC)`,
	priced: (e, t) => `${e} (${t} PC)`,
	spend: (e) => `dépenser ${e}`,
	use: (e) => `utiliser ${e}`,
	announce: (e) => `annoncer ${e}`,
	top: (e) => `remettre ${e} sur la pioche`,
	bottom: (e) => `remettre ${e} sous la pioche`,
	keepDice: (e) => e.length === 0 ? "tout relancer" : `garder ${e.length === 1 ? "le" : "les"} ${Qr(e)} ${e.join(", ")}`,
	rerollDice: (e) => `${Qr(e)} ${e.join(" et ")}`,
	die: (e) => `dé ${e}`,
	turnDie: (e, t) => `mettre le dé ${e} sur ${t}`,
	proposed: (e) => `${e}, comme proposé`,
	tokenOf: (e, t) => `${e} : ${t}`,
	nothing: "rien"
}, ei = {
	upkeep: "entretien",
	income: "revenu",
	"main-1": "phase principale 1",
	offense: "lancer offensif",
	targeting: "ciblage",
	defense: "lancer défensif",
	"main-2": "phase principale 2",
	discard: "défausse"
}, ti = {
	any: "à tout moment",
	incoming: "quand vous allez subir des dégâts",
	"my-attack": "pendant votre attaque",
	"my-attack-undefended": "pendant votre attaque, avant la défense",
	"end-of-my-offense": "à la fin de votre phase de lancer offensif",
	attacked: "quand on vous attaque",
	"either-side": "pendant votre attaque ou quand on vous attaque",
	"my-offense": "pendant votre phase de lancer offensif",
	"my-main": "pendant vos phases principales",
	"roll-phase": "pendant les phases de lancer",
	"my-defense": "pendant votre lancer défensif",
	"after-damage": "une fois les dégâts de votre attaque infligés"
}, ni = {
	modifier: "Modificateur d’attaque.",
	only: (e) => `Seulement ${e}.`,
	played: "Quand elle entre en jeu",
	prepare: "Préparation",
	cast: (e) => `Lancement ${e}`,
	prepares: (e) => `${e === 1 ? "Une fois" : `${e} fois`} par tour, pendant vos phases principales, vous pouvez préparer un sortilège de votre main.`,
	upgradesInRollPhases: "Vous pouvez jouer des améliorations pendant toutes les phases de lancer.",
	bought: (e, t) => `${e}, pour ${t} PC`
}, ri = {
	discard: (e, t) => e.who === "self" ? `défaussez une carte${e.how === "random" ? " au hasard" : ""}` : `faites défausser ${Mr(t.who(e.who))} une carte ${e.how === "random" ? "au hasard" : "de son choix"}`,
	"discard-hand": () => "défaussez votre main",
	"see-hand": (e, t) => `regardez la main ${jr(t.who(e.who))}`,
	search: (e) => {
		let [t, n] = e.most === 1 ? ["une amélioration", "la"] : [`jusqu’à ${e.most} améliorations`, "les"];
		return `cherchez dans votre pioche ${t}, ${e.to === "play" ? `mettez-${n} en jeu gratuitement` : `montrez-${n}, prenez-${n} en main`} et mélangez la pioche`;
	},
	cast: (e) => e.most === 1 ? "vous pouvez lancer un sortilège" : `vous pouvez lancer jusqu’à ${e.most} sortilèges différents`,
	lay: () => "posez un sortilège sur votre livre"
}, ii = {
	self: "vous",
	target: "l’adversaire",
	"chosen-opponent": "un adversaire de votre choix",
	"chosen-player": "un joueur de votre choix",
	"all-opponents": "tous les adversaires",
	"two-opponents": "un ou deux adversaires",
	"three-opponents": "un, deux ou trois adversaires",
	active: "le joueur actif"
}, ai = {
	...ii,
	"chosen-opponent": "un adversaire",
	"chosen-player": "un joueur"
}, oi = {
	choose: (e, t) => {
		let { list: n, optional: r } = t.ways(e);
		return r ? `vous pouvez : ${n}` : `${e.by ? `au choix ${jr(t.who("target"))}` : "au choix"} : ${n}`;
	},
	when: (e, t) => t.conditional(e),
	then: () => "PUIS",
	aim: (e, t) => {
		let n = t.facing(lr(e.who) ? "chacun d’eux" : "ce joueur").list(e.effects);
		return `choisissez ${ai[e.who]}${n.includes("\xA0: ") ? "; " : " : "}${n}`;
	},
	roll: (e, t) => {
		let n = `${e.by ? `${t.who("target")} lance` : "lancez"} ${Pr(e.dice)}`, [r, ...i] = e.effects;
		return r?.do === "then" ? Ar.broken(n, t.list(i)) : `${n} : ${t.list(e.effects)}`;
	},
	contest: (e, t) => `vous et ${e.attack ? "l’adversaire" : "l’attaquant"} lancez chacun un dé; si le vôtre est ${e.ties ? "au moins aussi haut" : "plus haut"}, ${t.list(e.win)}; sinon, ${t.list(e.lose)}`
}, si = {
	normal: b("dégât", "dégâts"),
	undefendable: b("dégât imparable", "dégâts imparables"),
	pure: b("dégât pur", "dégâts purs"),
	collateral: b("dégât collatéral", "dégâts collatéraux"),
	ultimate: b("dégât ultime", "dégâts ultimes")
}, ci = (e, t, n = "", r = "normal") => t.amount(e, b(`${si[r].one}${n}`, `${si[r].many}${n}`)), li = (e) => e ? " que rien ne peut réduire" : "";
function ui({ amount: e, who: t }, n) {
	if (typeof e == "number" || !("tokens" in e)) return "";
	if (t === "self") return " que vous portez";
	let r = lr(t) ? " qu’ils portent" : " qui s’y trouve";
	return n.isOwned(e.tokens) ? `${r} et qui vous appartient` : r;
}
var di = {
	damage: (e, t) => En("infligez", t.amount(e.amount, si[t.ultimate ? "ultimate" : e.type])),
	"add-damage": (e, t) => `ajoutez ${ci(e.amount, t, " à l’attaque")}`,
	"damage-back": (e, t) => `infligez ${ci(e.amount, t, " à l’attaquant")}`,
	hurt: (e, t) => e.who === "self" ? `subissez ${ci(e.amount, t, li(e.certain))}` : `infligez ${ci(e.amount, t, `${li(e.certain)} ${Mr(t.who(e.who))}`)}`,
	"pooled-damage": (e, t) => {
		let n = ci(e.amount, t, li(e.certain), e.type) + ui(e, t);
		return e.who === "self" ? `subissez ${n}` : `${t.who(e.who)} ${lr(e.who) ? "subissent" : "subit"} ${n}`;
	},
	undefendable: () => "l’attaque devient imparable",
	recoil: (e, t) => `si au moins 1 est infligé, subissez ${ci(e.amount, t)}`,
	prevent: (e, t) => En("prévenez", ci(e.amount, t), e.who === "self" ? "" : ` destinés ${Mr(t.who(e.who))}`),
	"prevent-half": () => "prévenez la moitié des dégâts entrants (arrondie au supérieur)",
	avoid: () => "évitez tous les dégâts entrants",
	reflect: () => "infligez aussi à l’attaquant la moitié des dégâts entrants (arrondie au supérieur)"
}, fi = {
	any: ["un dé de n’importe quel joueur", "dés de n’importe quels joueurs"],
	own: ["un de vos dés", "de vos dés"],
	team: ["un de vos dés ou de ceux d’un coéquipier", "de vos dés ou de ceux d’un coéquipier"],
	opponent: ["un dé d’un adversaire", "dés d’un adversaire"]
}, pi = {
	"alter-die": (e) => {
		let t = (e.upTo ?? 1) > 1, [n, r] = fi[e.whose], i = t ? `jusqu’à ${e.upTo} ${r}` : n;
		return e.to === "neighbour" ? `augmentez ou diminuez de 1 ${i}` : `mettez ${i} sur ${e.to === "six" ? "6" : t ? "les valeurs de votre choix" : "la valeur de votre choix"}`;
	},
	"copy-die": () => "donnez à un de vos dés la valeur d’un autre dé du même lancer",
	"reroll-die": (e) => e.whose === "opponent" ? "choisissez un dé d’un adversaire, qui doit le relancer" : e.upTo === 1 ? "relancez un de vos dés" : `relancez jusqu’à ${e.upTo} de vos dés`,
	"try-again": () => "vous ou un coéquipier pouvez relancer un ou deux de vos propres dés, ou un seul deux fois de suite",
	"extra-attempt": (e) => e.of === "offense" ? "le joueur en phase de lancer offensif gagne une tentative de lancer" : "le défenseur peut relancer une fois les dés de défense de son choix",
	"offense-again": () => "au lieu d’activer une capacité, commencez une nouvelle phase de lancer offensif",
	"reroll-any": () => "vous pouvez relancer une fois n’importe lesquels de ces dés"
}, mi = {
	heal: (e, t) => `soignez ${t.amount(e.amount, b(""))}`,
	cp: (e, t) => En("gagnez", t.amount(e.amount, b("PC"))),
	draw: (e, t) => `piochez ${t.amount(e.amount, b("carte", "cartes"))}`,
	"steal-cp": (e, t) => `volez ${e.amount} PC ${Mr(t.who(e.from))}`
};
// packages/dice-throne/src/text/fr/verbs/tokens.ts
function hi(e, t) {
	return e === "self" ? " à vous-même" : e === "target" && t.target === void 0 ? "" : ` ${Mr(t.who(e))}`;
}
var gi = {
	gain: (e, t) => {
		let n = e.amount === 1 ? "vous pouvez gagner" : "vous pouvez gagner jusqu’à";
		return En(e.may ? n : "gagnez", t.tokens(e.token, e.amount));
	},
	inflict: (e, t) => En("infligez", t.tokens(e.token, e.amount), hi(e.who, t)),
	bestow: (e, t) => `donnez ${Or(e.tokens.map(t.token))} ${Mr(t.who(e.who))}`,
	"set-off": () => "il explose",
	"pass-on": () => "vous pouvez le donner à un joueur de votre choix",
	"remove-token": (e) => `${e.may ? "vous pouvez retirer" : "retirez"} une ${e.reach === "own" ? "de vos altérations" : "altération d’un joueur de votre choix"}`,
	"remove-all-tokens": () => "retirez toutes les altérations d’un joueur de votre choix",
	"move-token": () => "déplacez une altération d’un joueur à un autre",
	"raise-limit": (e, t) => `augmentez de ${e.amount} votre limite d’empilement de ${t.token(e.token)}`
}, _i = {
	grammar: Ar,
	who: ii,
	amounts: wr,
	needs: Ir,
	conditions: Fr,
	timings: ti,
	moments: Zr,
	printed: ni,
	verbs: {
		...di,
		...mi,
		...gi,
		...ri,
		...pi,
		...oi
	},
	common: Er,
	heroes: Kr,
	phases: ei,
	options: $r,
	ask: Tr,
	events: Vr,
	lines: Lr,
	damageTypes: Rr,
	reasons: qr,
	matchOptions: Jr,
	byChance: Xr,
	optionValues: Yr,
	faults: Hr,
	whyNot: {
		short: (e) => `il manque ${e} PC`,
		dice: (e) => e === 1 ? "un dé montre autre chose" : `${e} dés montrent autre chose`,
		timing: (e) => `seulement ${e}`,
		"no-cards": "un effet vous interdit de jouer des cartes",
		upgraded: "la capacité a déjà ce niveau",
		prepared: "vous avez déjà préparé tous vos sortilèges pour ce tour",
		used: "déjà utilisé ce tour-ci",
		nothing: "cela n’aurait aucun effet",
		sale: "on vend ses cartes pendant ses phases principales et de défausse"
	}
}, C = ne({
	en: Cr,
	fr: _i
}), vi = c((e) => C[e].heroes), w = (e) => new n((t) => e(C[t].faults)), yi = /* @__PURE__ */ new Map(), bi = /* @__PURE__ */ new Map(), xi = [];
function Si(e) {
	xi = e;
}
var Ci = () => xi;
function wi(e) {
	if (yi.has(e.id)) throw Error(`Two heroes are called ${e.id}`);
	let t = new Map([...xi, ...e.cards].map((e) => [e.id, e])), n = (e.otherFace ? [e.abilities, e.otherFace] : [e.abilities]).map((t) => t.map((t) => Ti(e, t)));
	yi.set(e.id, {
		hero: e,
		faces: e.faces,
		slots: n,
		cards: t
	});
	for (let t of e.tokens) Ei(e, t);
}
function Ti(e, t) {
	let n = [[], [t]];
	for (let { upgrades: r } of e.cards) r?.ability.id === t.id && (n[r.level] = [r.ability, ...r.adds ?? []]);
	return {
		id: t.id,
		byLevel: n
	};
}
function Ei(e, t) {
	let n = bi.get(t.id);
	if (n && n.limit !== t.limit) throw Error(`${e.id}: ${t.id} has another limit elsewhere`);
	n || bi.set(t.id, t), ji = void 0;
}
var Di = () => [...yi.keys()];
function T(e) {
	let t = yi.get(e);
	if (!t) throw w((t) => t.unknownHero(e, Di()));
	return t;
}
var Oi = (e, t) => T(u(e, t).hero);
function E(e) {
	let t = bi.get(e) ?? ki.get(e) ?? Ai(e);
	if (!t) throw Error(`No token is called ${e}`);
	return t;
}
var ki = /* @__PURE__ */ new Map();
function Ai(e) {
	let t = bi.get(e.slice(0, Math.max(0, e.indexOf("@"))));
	return t && ki.set(e, t), t;
}
var ji;
function Mi() {
	return ji ??= Ni().filter(({ weakens: e }) => e !== void 0), ji;
}
var Ni = () => [...bi.values()];
function D(e, t, n) {
	let r = Oi(e, t).cards.get(n);
	if (!r) throw Error(`${u(e, t).hero} has no card ${n}`);
	return r;
}
// packages/dice-throne/src/content/board.ts
var Pi = /* @__PURE__ */ new Map(), O = (e, t) => Fi(u(e, t).board), Fi = (e) => Pi.get(e) ?? Vi(e), Ii = /* @__PURE__ */ new Map();
function Li(e, t = 0, n = {}) {
	let r = [
		e,
		t,
		...Object.entries(n).map(([e, t]) => `${e}:${t}`).sort()
	].join("|"), i = Ii.get(r);
	return i === void 0 && Ii.set(r, r), i ?? r;
}
function Ri(e, t, n, r = u(e, t).board) {
	for (let e of Fi(r).tiers) if (e.id === n) return e;
	throw Error(`${n} is not on the board of ${u(e, t).hero}`);
}
var zi = (e, t, n) => O(e, t).levels[n] ?? 1, Bi = (e, t) => Object.keys(O(e, t).levels).length;
function Vi(e) {
	let [t = "", n = "0", ...r] = e.split("|"), i = Object.fromEntries(r.map((e) => e.split(":")).map(([e, t]) => [e, Number(t)])), a = (T(t).slots[Number(n)] ?? []).map((e) => Ui(t, n, e, i[e.id] ?? 1)), o = {
		levels: i,
		abilities: a.flatMap(({ abilities: e }) => e),
		tiers: a.flatMap(({ tiers: e }) => e),
		defenses: a.flatMap(({ defenses: e }) => e),
		actions: a.flatMap(({ actions: e }) => e),
		hooks: Gi((e) => a.flatMap(({ hooks: t }) => t[e])),
		prepares: a.reduce((e, { prepares: t }) => e + t, 0),
		upgradesInRollPhases: a.some(({ upgradesInRollPhases: e }) => e)
	};
	return Pi.set(e, o), o;
}
var Hi = /* @__PURE__ */ new Map();
function Ui(e, t, n, r) {
	let i = `${e}|${t}|${n.id}:${r}`, a = Hi.get(i) ?? Wi(e, n.byLevel[r] ?? [], r);
	return Hi.set(i, a), a;
}
function Wi(e, t, n) {
	let { faces: r } = T(e), i = t.map((t) => ({
		ability: t,
		level: n,
		home: dn(e, t.id, n)
	}));
	return {
		abilities: i,
		tiers: i.flatMap((e) => Ki(e, r)),
		defenses: i.filter(({ ability: e }) => e.kind === "defensive"),
		actions: i.flatMap(({ ability: e, home: t }) => (e.actions ?? []).map((e) => ({
			...e,
			program: `${t}/${e.id}`
		}))),
		hooks: Gi((e) => i.flatMap(({ ability: t, home: n }) => {
			let r = cn(mn(e, n) ?? "");
			return r === void 0 ? [] : [{
				program: r,
				ability: t
			}];
		})),
		prepares: t.reduce((e, { prepares: t = 0 }) => e + t, 0),
		upgradesInRollPhases: t.some(({ upgradesInRollPhases: e }) => e)
	};
}
var Gi = (e) => Object.fromEntries(Ft.ability.map((t) => [t, e(t)])), Ki = (e, t) => (e.ability.tiers ?? []).map(({ need: n, effects: r }, i) => {
	let a = `${e.home}.${i}`;
	return {
		...e,
		id: `${e.ability.id}.${i + 1}`,
		announcement: We(`${e.ability.id}.${i + 1}`),
		tier: i,
		need: n,
		hands: bn.map((e) => Vt(n, e, t)),
		onlyDamage: r.every((e) => e.do === "damage" || g(e).pass?.(e) === "target"),
		activation: cn(`${a}/activation`),
		target: cn(`${a}/target`),
		after: cn(`${a}/after`),
		effects: r
	};
}), qi = (e) => Ji("ability", e, e.id).flatMap(({ effects: e }) => e), Ji = (e, t, n) => Ft[e].map((e) => ({
	where: `${n}, ${e}`,
	effects: It(t, e) ?? []
}));
// packages/dice-throne/src/effects/tableDice.ts
function k(e) {
	let t = e.rolls[e.rolls.length - 1];
	if (!(t?.purpose === "offense" && e.attack && e.attack.stage !== "announced") && (t?.purpose !== "targeting" || e.attack?.type !== "ultimate" || Pe(e, "own-side-aim"))) return t;
}
var Yi = (e, t) => e.owners?.[t] ?? e.owner;
function A(e, t, n) {
	let r = k(e);
	if (!r) return;
	let i = (r) => n === "own" ? r === t : n === "any" || n === "opponent" === Ae(e, t, r);
	if (!r.owners) return i(r.owner) ? r : void 0;
	let a = r.dice.map((e, t) => i(Yi(r, t)) ? e : 0);
	return a.some((e) => e !== 0) ? {
		...r,
		dice: a
	} : void 0;
}
var Xi = (e, t) => e && {
	...e,
	dice: e.dice.map((e, n) => t.includes(n + 1) ? 0 : e)
}, Zi = (e, t) => e.dice[t] !== 0 && !e.dice.some((n, r) => r < t && n === e.dice[t] && Yi(e, r) === Yi(e, t)), Qi = (e) => (e?.dice ?? []).flatMap((t, n) => Zi(e, n) ? [n + 1] : []);
function $i(e, t, n, r) {
	let i = k(e);
	if (!i) return;
	let a = i.dice[n - 1];
	i.dice[n - 1] = r, i.purpose === "offense" && (e.altered = !0), l(() => ({
		type: "die",
		seat: Yi(i, n - 1),
		by: t,
		from: a,
		to: r
	}));
}
// packages/dice-throne/src/effects/alterDie.ts
function ea(e, t) {
	let n = [];
	for (let [r, i] of (e?.dice ?? []).entries()) if (Zi(e, r)) for (let e = 1; e <= 6; e++) e === i || t === "six" && e !== 6 || t === "neighbour" && Math.abs(e - i) !== 1 || n.push(tt(r + 1, e));
	return n;
}
var ta = (e, t) => e?.dice.some((e) => e !== 0 && (t !== "six" || e !== 6)) ?? !1, na = h({
	name: "alter-die",
	possible: (e, t, n) => ta(A(e, t, n.whose), n.to),
	vars: (e) => ({
		left: e.upTo ?? 1,
		changed: []
	}),
	parts: (e, t, { own: n }) => [e.loop((e, t) => n(t).left > 0, e.run((e, t) => {
		n(t).left--;
	}), e.ask("alter-die", {
		who: (e, t) => t.self,
		options: (e, r) => {
			let { changed: i } = n(r), a = ea(Xi(A(e, r.self, t.whose), i), t.to);
			return i.length > 0 && a.length > 0 ? [...a, "none"] : a;
		},
		params: (e, t) => ({ by: t.by }),
		then: (e, t, r) => {
			if (r === "none") {
				n(t).left = 0;
				return;
			}
			let { place: i, to: a } = nt(r);
			$i(e, t.self, i, a), n(t).changed.push(i);
		}
	}))],
	estimate: () => 2
}), ra = (e) => na(e), j = (e, t, n) => u(e, t).tokens[n] ?? 0, ia = (e, t, n) => j(e, t, n) > 0;
function M(e, t) {
	let { tokens: n } = u(e, t), r = [];
	for (let e in n) n[e] > 0 && r.push(e);
	return r;
}
var aa = (e, t, n) => {
	let { limit: r, limitOnOthers: i } = E(n);
	return (i === void 0 || n.endsWith(`@${t}`) ? r : i) + (u(e, t).raised[n] ?? 0);
};
function oa(e, t, n) {
	let { sharedLimit: r } = E(n), i = r ? M(e, t).reduce((n, i) => n + (E(i).sharedLimit === r ? j(e, t, i) : 0), 0) : j(e, t, n);
	return Math.max(0, aa(e, t, n) - i);
}
function sa(e, t, n, r) {
	let i = Math.min(r, oa(e, t, n));
	if (i <= 0) return 0;
	let { tokens: a } = u(e, t);
	return a[n] = (a[n] ?? 0) + i, fe(() => fn(E(n).id)), l(() => ({
		type: "token",
		seat: t,
		token: n,
		change: i
	})), i;
}
function N(e, t, n, r) {
	let { tokens: i } = u(e, t), a = Math.min(r, i[n] ?? 0);
	return a <= 0 ? 0 : (i[n] = i[n] - a, i[n] === 0 && ca(e, t, n), l(() => ({
		type: "token",
		seat: t,
		token: n,
		change: -a
	})), a);
}
function ca(e, t, n) {
	let { id: r, persistent: i, attacked: a } = E(n);
	i && a && (e.incoming[t] = e.incoming[t].filter(({ kind: e, by: t }) => e !== "add" || t !== r));
}
var la = (e) => {
	let { fixed: t, kind: n } = E(e);
	return n !== "companion" && t !== "removal" && t !== "both";
}, ua = (e) => E(e).kind !== "companion" && E(e).fixed === void 0, P = (e, t = 1, n = 0) => ({
	per: e,
	times: t,
	plus: n
}), da = { of: "total" }, fa = { of: "half-die" }, pa = (e) => ({
	of: "upgrades",
	base: e
}), ma = (e) => ({
	of: "upgrades-this-turn",
	base: e
}), ha = (e, t = 1) => ({
	tokens: e,
	times: t
});
function F(e, t, n) {
	if (typeof n == "number") return n;
	if ("per" in n) return (n.plus ?? 0) + n.times * Wt(n.per, t.dice, _a(e, t.self));
	if ("tokens" in n) return n.times * ga(e, t, n.tokens);
	switch (n.of) {
		case "total": return t.dice.reduce((e, t) => e + t, 0);
		case "half-die": return Math.ceil((t.dice[0] ?? 0) / 2);
		case "upgrades": return n.base + Bi(e, t.self);
		case "upgrades-this-turn": return n.base + (u(e, t.self).marks["upgrades-this-turn"] ?? 0);
	}
}
function ga(e, { self: t, target: n }, r) {
	if (!E(r).owned) return j(e, n, r);
	let i = 0;
	for (let a of M(e, n)) E(a).id === r && a.endsWith(`@${t}`) === (t !== n) && (i += j(e, n, a));
	return i;
}
var _a = (e, t) => Oi(e, t).faces, va = (e) => {
	let t = [];
	for (let [n, r] of (e?.dice ?? []).entries()) for (let i of new Set(e.dice)) i !== r && i !== 0 && Zi(e, n) && t.push(tt(n + 1, i));
	return t;
}, ya = h({
	name: "copy-die",
	possible: (e, t) => va(A(e, t, "own")).length > 0,
	parts: (e) => [e.ask("copy-die", {
		who: (e, t) => t.self,
		options: (e, t) => va(A(e, t.self, "own")),
		params: (e, t) => ({ by: t.by }),
		then: (e, t, n) => $i(e, t.self, nt(n).place, nt(n).to)
	})],
	estimate: () => 2
}), ba = () => ya({});
// packages/dice-throne/src/rules/points.ts
function xa(e, t, n) {
	let r = u(e, t).cp;
	Ne(e, t, n);
	let i = u(e, t).cp - r;
	i !== 0 && l(() => ({
		type: "cp",
		seat: t,
		change: i
	}));
}
// packages/dice-throne/src/effects/cp.ts
var Sa = h({
	name: "cp",
	parts: (e, t) => [e.run((e, n) => xa(e, n.self, F(e, n, t.amount)))],
	estimate: (e, t) => t.amount(e.amount)
}), I = (e) => Sa({ amount: e }), Ca = v("dice-throne/draw", (e) => [e.loop((e, t) => t.count > 0 && (u(e, t.seat).deck.length > 0 || u(e, t.seat).discard.length > 0), e.when((e, t) => u(e, t.seat).deck.length === 0, e.call(wa, (e, t) => ({ seat: t.seat }))), e.run((e, t) => {
	let n = u(e, t.seat), r = n.deck.splice(Math.max(0, n.deck.length - t.count)).reverse();
	n.hand.push(...r), n.knownTop = Math.max(0, n.knownTop - r.length), t.count -= r.length, pe(Ea(e, t.seat), () => ({
		type: "drew",
		seat: t.seat,
		cards: r,
		count: r.length
	}), () => ({
		type: "drew",
		seat: t.seat,
		count: r.length
	}));
}))]), wa = v("dice-throne/reshuffle", (e) => [e.run((e, t) => {
	let n = u(e, t.seat);
	n.deck.push(...n.discard.splice(0)), n.knownTop = 0, l(() => ({
		type: "reshuffled",
		seat: t.seat
	}));
}), e.call(Ta, (e, t) => ({ seat: t.seat }))]), Ta = v("dice-throne/shuffle", (e) => [e.shuffle("shuffle", {
	stream: (e, t) => `deck-${t.seat + 1}`,
	cards: (e, t) => u(e, t.seat).deck.length,
	then: (e, t, n) => {
		let r = u(e, t.seat);
		r.deck = n.map((e) => r.deck[e]), r.knownTop = 0;
	}
})]);
function Ea(e, t) {
	let n = [];
	for (let r = 0; r < e.fighters.length; r++) d(e, r) === d(e, t) && n.push(r);
	return n;
}
// packages/dice-throne/src/effects/draw.ts
var Da = h({
	name: "draw",
	parts: (e, t) => [e.call(Ca, (e, n) => ({
		seat: n.self,
		count: F(e, n, t.amount)
	}))],
	estimate: (e, t) => 1.5 * t.amount(e.amount)
}), L = (e) => Da({ amount: e }), Oa = (e) => e.dice.filter((t, n) => Yi(e, n) === e.owner);
function ka(e, t) {
	return [e.ask("keep-dice", {
		who: (e) => k(e).owner,
		options: (e) => Array.from({ length: 1 << Oa(k(e)).length }, (e, t) => t),
		key: Qe,
		then: (e, n, r) => {
			t(n).thrown = Oa(k(e)).flatMap((e, t) => r & 1 << t ? [] : [t + 1]);
		}
	}), e.roll("roll", {
		dice: (e, n) => t(n).thrown.length,
		whose: (e) => [k(e).owner],
		then: (e, n, r) => {
			for (let [i, a] of t(n).thrown.entries()) $i(e, n.self, a, r[i]);
		}
	})];
}
// packages/dice-throne/src/effects/extraAttempt.ts
var Aa = h({
	name: "extra-attempt",
	possible: (e, t, n) => k(e)?.purpose === n.of,
	vars: () => ({ thrown: [] }),
	parts: (e, t, { own: n }) => t.of === "offense" ? [e.run((e) => {
		e.attempts++, e.altered = !0;
	})] : ka(e, n),
	estimate: () => 1.5
}), ja = (e) => Aa(e), Ma = {
	normal: {
		defended: !0,
		modified: !0,
		reduced: !0
	},
	undefendable: {
		defended: !1,
		modified: !0,
		reduced: !0
	},
	pure: {
		defended: !1,
		modified: !1,
		reduced: !0
	},
	collateral: {
		defended: !1,
		modified: !1,
		reduced: !0
	},
	ultimate: {
		defended: !1,
		modified: !0,
		reduced: !1
	}
};
function Na(e) {
	let t = 0;
	for (let { kind: n, amount: r, certain: i } of e) i || (n === "base" || n === "add" || n === "other" ? t += r : n === "prevent" && (t -= r));
	return Math.max(0, t);
}
var Pa = (e) => Math.ceil(e / 2), Fa = (e) => e.some(({ kind: e }) => e === "avoid");
function Ia(e) {
	let t = e.reduce((e, { amount: t, certain: n }) => n ? e + t : e, 0);
	if (Fa(e)) return t;
	let n = Na(e), r = e.filter(({ kind: e }) => e === "half").length;
	return t + Math.max(0, n - r * Pa(n));
}
function La(e) {
	return Fa(e) ? 0 : e.filter(({ kind: e }) => e === "reflect").length * Pa(Na(e));
}
var Ra = (e, t) => La(e) + (Ia(e) > 0 ? t : 0), za = 10, Ba = (e) => e + za, Va = (e, t, n) => Math.max(0, Math.min(Ba(n), e + t));
// packages/dice-throne/src/rules/damageType.ts
function Ha(e, { kind: t, type: n = "normal" }) {
	return t === "base" || t === "add" ? e.attack?.type ?? n : t === "other" ? n : void 0;
}
var Ua = (e, t) => t.map((t) => {
	let n = Ha(e, t);
	return n === void 0 ? { ...t } : {
		...t,
		type: n
	};
}), Wa = (e, t, n) => {
	let r = Me(e, t);
	qa(e, t, n);
	let i = Me(e, t) - r;
	i > 0 && l(() => ({
		type: "healed",
		seat: t,
		amount: i
	}));
}, Ga = (e, t) => Ba(je(e)) - Me(e, t), Ka = (e, t, n) => Va(e.dials[t], n, je(e)), qa = (e, t, n) => Ja(e, e.dials.map((r, i) => i === d(e, t) ? n : 0));
function Ja(e, t) {
	for (let [n, r] of t.entries()) {
		let t = e.dials[n];
		e.dials[n] = Ka(e, n, r), e.dials[n] === 0 && t > 0 && Ya(e, n);
	}
}
function Ya(e, t) {
	for (let n of e.fighters.keys()) {
		let r = d(e, n) === t ? M(e, n).find((e) => E(e).saves) : void 0;
		if (r !== void 0) {
			N(e, n, r, 1), e.dials[t] = 1;
			return;
		}
	}
}
// packages/dice-throne/src/rules/forward.ts
var Xa = (e) => ({ name: e }), R = {
	match: Xa("dice-throne/match"),
	resolveAttack: Xa("dice-throne/resolve-attack"),
	act: Xa("dice-throne/act"),
	playCard: Xa("dice-throne/play-card")
};
// packages/dice-throne/src/rules/forbidden.ts
function Za(e, t, n) {
	let { tokens: r } = u(e, t);
	for (let e in r) if (r[e] > 0 && E(e).forbids === n) return !0;
	return !1;
}
var Qa = (e, t) => e.attack?.by === t && Ma[e.attack.type].reduced && Za(e, t, "damage"), $a = (e, t) => e.isolated?.to === t ? e.isolated.lines : eo(e, t);
function eo(e, t) {
	let n = e.incoming[t], r = e.attack?.by;
	return r !== void 0 && r !== t && Qa(e, r) ? n.filter(({ from: e }) => e !== r) : n;
}
function to(e, t, n) {
	e.isolated?.to === t ? e.isolated.lines.push(n) : e.incoming[t].push(n);
}
function no(e, t) {
	let n = $a(e, t);
	return Fa(n) ? !1 : Na(n) > 0 || e.isolated === void 0 && e.attack?.by === t && ao(e) > 0;
}
var ro = (e, t) => no(e, t) || e.attack !== void 0 && Ma[e.attack.type].reduced && io.includes(e.attack.stage), io = ["activated", "defended"];
function ao(e) {
	return !e.attack || e.attack.target === -1 || e.attack.stage === "dealt" ? 0 : Ra(eo(e, e.attack.target), e.attack.recoil);
}
var oo = (e) => e.incoming.some((e) => e.length > 0) || e.healing.some((e) => e > 0);
function so(e) {
	for (let t = 0; t < e.incoming.length; t++) e.incoming[t] = [], e.healing[t] = 0;
}
// packages/dice-throne/src/rules/playing.ts
function co(e, t, n) {
	let { discard: r, playing: i } = u(e, t), a = i.indexOf(n);
	a >= 0 && r.push(...i.splice(a, 1));
}
function lo(e) {
	let t = Yt(e, R.playCard).map(({ vars: e }) => e);
	for (let [n, { playing: r }] of e.fighters.entries()) for (let i of [...r]) t.some((e) => e.seat === n && e.card === i) || co(e, n, i);
}
// packages/dice-throne/src/content/priceOver.ts
function uo({ id: e, cost: t, upgrades: n }, r, i) {
	return !n || n.level < 3 || r[n.ability.id] !== 2 ? t : t - i.get(e.replace(/-iii$/, "-ii")).cost;
}
// packages/dice-throne/src/rules/actions.ts
var fo = (e, t) => f(e, t) && !Za(e, t, "acting") && !(e.silenced && e.attack && Ae(e, e.attack.by, t));
function po(e, t) {
	return f(e, t) ? e.silenced && e.attack && Ae(e, e.attack.by, t) ? "DT-13.3" : Za(e, t, "acting") ? "DT-8.4" : void 0 : "DT-18.1";
}
var mo = (e, t) => fo(e, t) && (u(e, t).hand.length > 0 && !wo(e, t) || go(e, t, []).length > 0);
function ho(e, t, n) {
	if (!fo(e, t)) return n;
	if (!wo(e, t)) for (let r of u(e, t).hand) _o(e, t, D(e, t, r)) && n.push(Be(r));
	return go(e, t, n);
}
function go(e, t, n) {
	let { tokens: r } = u(e, t);
	for (let i in r) r[i] > 0 && So(e, t, i) && n.push(He(i));
	for (let r of O(e, t).actions) Co(e, t, r) && n.push(Ue(r.id));
	return n;
}
function _o(e, t, n) {
	return n.kind === "instant" ? bo(e, t, n) : n.kind === "roll" ? Fe(e) && bo(e, t, n) : n.kind === "upgrade" && Fe(e) && O(e, t).upgradesInRollPhases && bo(e, t, n);
}
function vo(e, t, n) {
	let r = Je(n);
	return r.is === "spend" || r.is === "play" && D(e, t, r.card).kind === "instant";
}
var yo = "spells-this-turn";
function bo(e, t, n) {
	return xo(e, t, n) > u(e, t).cp || n.modifier && !z(e, t, "my-attack") || n.when && !z(e, t, n.when) ? !1 : n.upgrades ? zi(e, t, n.upgrades.ability.id) < n.upgrades.level : n.kind === "spell" ? (u(e, t).marks["spells-this-turn"] ?? 0) < O(e, t).prepares : n.effects.some((n) => g(n).possible?.(e, t, n) ?? !0);
}
var xo = (e, t, n) => uo(n, O(e, t).levels, Oi(e, t).cards);
function So(e, t, n) {
	let { spend: r } = E(n);
	return !r || !z(e, t, r.when) || r.oncePerTurn && u(e, t).marks[`spent:${n}`] ? !1 : j(e, t, n) > 0 && r.effects.some((n) => g(n).possible?.(e, t, n) ?? !0);
}
function Co(e, t, n) {
	return n.cost > u(e, t).cp || !z(e, t, n.when) || n.oncePerTurn && u(e, t).marks[`used:${n.id}`] ? !1 : n.effects.some((n) => g(n).possible?.(e, t, n) ?? !0);
}
function z(e, t, n) {
	let { attack: r } = e, i = r?.isAttack && r.target !== -1 && (r.stage === "activated" || r.stage === "defended");
	switch (n) {
		case "any": return !0;
		case "incoming": return no(e, t) && (!r || Ma[r.type].reduced || e.isolated !== void 0);
		case "my-attack": return !!i && r?.by === t && e.active === t;
		case "my-attack-undefended": return !!i && r?.by === t && r.stage === "activated" && Ma[r.type].defended;
		case "end-of-my-offense": return r?.isAttack === !0 && r.by === t && r.stage === "activated" && Ma[r.type].defended && (!we(e.mode) || e.phase === "offense");
		case "either-side": return z(e, t, "my-attack") || z(e, t, "attacked");
		case "attacked": return !!i && r?.target === t;
		case "my-offense": return e.phase === "offense" && e.active === t && (!r || r.stage === "announced");
		case "my-main": return e.active === t && (e.phase === "main-1" || e.phase === "main-2");
		case "my-defense": {
			let n = e.rolls.at(-1);
			return n?.purpose === "defense" && n.owner === t;
		}
		case "roll-phase": return Fe(e);
		case "after-damage": return r?.by === t && r.stage === "dealt";
	}
}
var wo = (e, t) => Fe(e) && e.active === t && Za(e, t, "cards"), To = (e, t) => {
	let { hand: n, spells: r } = u(e, t);
	return r.length > 0 ? [...n, ...r] : n;
};
function Eo(e, t, n) {
	let r = u(e, t);
	r.spells.includes(n) ? r.spells.splice(r.spells.indexOf(n), 1) : (r.hand.splice(r.hand.lastIndexOf(n), 1), r.exposed.length > 0 && !r.hand.includes(n) && (r.exposed = r.exposed.filter((e) => e.card !== n)));
}
function Do(e, t, n, r) {
	let { exposed: i } = u(e, t), a = i.find((e) => e.card === n);
	a ? a.to = [.../* @__PURE__ */ new Set([...a.to, ...r])].sort() : i.push({
		card: n,
		to: [...r]
	});
}
// packages/dice-throne/src/rules/refusals.ts
function Oo(e, t) {
	let { hand: n, cp: r } = u(e, t), i = [], a = (e, t) => {
		t && i.push({
			value: e,
			rule: t[0],
			why: t[1]
		});
	};
	for (let n of To(e, t)) a(Be(n), Mo(e, t, D(e, t, n)));
	for (let n of M(e, t)) E(n).spend && a(He(n), Po(e, t, n));
	for (let { id: n, cost: i, when: o } of O(e, t).actions) i > r && z(e, t, o) && a(Ue(n), ["DT-18.4", {
		is: "short",
		cp: i - r
	}]);
	if (!z(e, t, "my-main")) for (let e of n) a(Ve(e), ["DT-4.7", { is: "sale" }]);
	return i;
}
function ko(e, t) {
	let n = Cn(t);
	return O(e, e.active).tiers.flatMap((e) => e.hands[n] ? [] : [{
		value: e.announcement,
		rule: "DT-5.2",
		why: {
			is: "dice",
			off: Ao(e, t)
		}
	}]);
}
function Ao({ hands: e }, t) {
	let n = t.length;
	for (let r = 0; r < bn.length; r++) e[r] && (n = Math.min(n, jo(t, bn[r])));
	return n;
}
function jo(e, t) {
	let n = [...t];
	for (let t of e) {
		let e = n.indexOf(t);
		e >= 0 && n.splice(e, 1);
	}
	return n.length;
}
function Mo(e, t, n) {
	if (wo(e, t)) return ["DT-8.6", { is: "no-cards" }];
	let r = z(e, t, "my-main"), i = Fe(e) && O(e, t).upgradesInRollPhases;
	if (n.kind === "upgrade" && !r && !i || (n.kind === "main" || n.kind === "spell") && !r) return ["DT-8.1", {
		is: "timing",
		when: "my-main"
	}];
	if (n.kind === "roll" && !Fe(e)) return ["DT-8.2", {
		is: "timing",
		when: "roll-phase"
	}];
	if (n.upgrades && zi(e, t, n.upgrades.ability.id) >= n.upgrades.level) return ["DT-16.5", { is: "upgraded" }];
	if (n.modifier && !z(e, t, "my-attack")) return ["DT-11.3", {
		is: "timing",
		when: "my-attack"
	}];
	let a = xo(e, t, n) - u(e, t).cp;
	return a > 0 ? ["DT-18.4", {
		is: "short",
		cp: a
	}] : bo(e, t, n) ? void 0 : ["DT-16.7", No(e, t, n)];
}
function No(e, t, n) {
	return n.when && !z(e, t, n.when) ? {
		is: "timing",
		when: n.when
	} : { is: n.kind === "spell" && (u(e, t).marks["spells-this-turn"] ?? 0) >= O(e, t).prepares ? "prepared" : "nothing" };
}
function Po(e, t, n) {
	if (So(e, t, n)) return;
	let { spend: r } = E(n);
	return r && !z(e, t, r.when) ? ["DT-14.3", {
		is: "timing",
		when: r.when
	}] : ["DT-14.3", { is: r?.oncePerTurn && u(e, t).marks[`spent:${n}`] ? "used" : "nothing" }];
}
// packages/dice-throne/src/rules/responseWindow.ts
var Fo = "pass", B = (e, t = () => ({}), n) => e.when((e, n) => Lo(e, t(e, n)), e.call(Io, t, n)), Io = v("dice-throne/window", (e) => [e.run((e, t) => {
	e.lastWindow = e.phase, t.queue = Ro(e, t);
}), e.loop((e, t) => t.queue.length > 0, e.run((e, t) => {
	t.seat = t.queue.shift();
}), e.ask("respond", {
	who: (e, t) => t.seat,
	options: (e, t) => {
		let n = ho(e, t.seat, [Fo]);
		return t.instants ? n.filter((n) => n === "pass" || vo(e, t.seat, n)) : n;
	},
	params: (e) => ({ phase: e.phase }),
	unavailable: (e, t) => Oo(e, t.seat),
	decline: Fo,
	then: (e, t, n) => {
		t.action = n;
	}
}), e.when((e, t) => t.action !== Fo, e.call(R.act, (e, t) => ({
	seat: t.seat,
	action: t.action
})), e.run((e, t) => {
	t.acted = !0, t.queue = Ro(e, t);
})))]), Lo = (e, { but: t }) => p(e, e.active).some((n) => n !== t && mo(e, n)), Ro = (e, t) => p(e, e.active).filter((n) => n !== t.but && mo(e, n)), zo = v("dice-throne/throw", (e) => [
	e.roll("roll", {
		dice: (e, t) => t.count,
		whose: (e, t) => t.owners ?? [t.owner],
		then: (e, t, n) => {
			e.rolls.push({
				owner: t.owner,
				purpose: t.purpose,
				dice: [...n],
				by: t.by,
				owners: t.owners
			}), Bo(t, n);
		}
	}),
	e.leave((e, t) => t.count === 0),
	e.loop((e, t) => !t.settled, e.ask("roll-again", {
		who: (e, t) => t.owner,
		options: (e, t) => (t.again ?? 0) > 0 ? ["keep", "reroll"] : [],
		params: (e, t) => ({ by: t.by ?? "" }),
		then: (e, t, n) => {
			t.choice = n;
		}
	}), e.either((e, t) => t.choice === "reroll", [e.roll("roll", {
		dice: (e, t) => t.count,
		whose: (e, t) => t.owners ?? [t.owner],
		then: (e, t, n) => {
			e.rolls[e.rolls.length - 1].dice = [...n], t.again--, t.choice = void 0, Bo(t, n);
		}
	})], [
		e.run((e, t) => {
			t.dice = [...e.rolls[e.rolls.length - 1].dice];
		}),
		B(e),
		e.run((e, t) => {
			let { dice: n } = e.rolls[e.rolls.length - 1];
			t.settled = !t.again || n.every((e, n) => e === t.dice[n]);
		})
	])),
	e.run((e, t) => {
		t.dice = e.rolls.pop().dice;
	})
]);
function Bo({ owner: e, owners: t, purpose: n }, r) {
	if (t) for (let [e, i] of t.entries()) l(() => ({
		type: "rolled",
		seat: i,
		purpose: n,
		dice: [r[e]]
	}));
	else l(() => ({
		type: "rolled",
		seat: e,
		purpose: n,
		dice: [...r]
	}));
}
// packages/dice-throne/src/rules/damage.ts
var Vo = v("dice-throne/apply-incoming", (e) => [e.run((e) => {
	let t = ao(e);
	t > 0 && e.incoming[e.attack.by].push({
		kind: "other",
		by: Ho(e),
		amount: t
	});
	let n = e.incoming.map((t, n) => eo(e, n));
	e.dealt = n.map(Ia);
	let r = e.dials.map(() => 0);
	for (let [t, i] of n.entries()) {
		let n = e.healing[t];
		r[d(e, t)] += n - e.dealt[t];
		let a = Math.min(n, e.dealt[t] + Ga(e, t));
		(e.dealt[t] > 0 || i.length > 0) && l(() => ({
			type: "damaged",
			seat: t,
			amount: e.dealt[t],
			lines: Ua(e, i)
		})), a > 0 && l(() => ({
			type: "healed",
			seat: t,
			amount: a
		}));
	}
	Ja(e, r), so(e);
}), e.call(Wo)]), Ho = (e) => e.attack.tier.split(".")[0], Uo = v("dice-throne/isolated", (e) => [
	e.leave((e, t) => t.amount <= 0 || !f(e, t.to)),
	e.run((e, t) => {
		t.outer = e.isolated, e.isolated = {
			to: t.to,
			lines: [{
				kind: "other",
				by: t.by,
				amount: t.amount,
				type: t.type ?? "normal"
			}]
		};
	}),
	e.when((e, t) => !t.certain, B(e)),
	e.run((e, t) => {
		let { lines: n } = e.isolated, r = Ia(n);
		e.isolated = t.outer, l(() => ({
			type: "damaged",
			seat: t.to,
			amount: r,
			lines: Ua(e, n)
		})), qa(e, t.to, -r);
	}),
	e.call(Wo)
]), Wo = v("dice-throne/defeats", (e) => [e.run((e) => {
	let t = e.out.length;
	for (let n of e.fighters.keys()) e.dials[d(e, n)] > 0 || !f(e, n) || (e.out.push(n), e.fighters[n].marks.fell = t, l(() => ({
		type: "defeated",
		seat: n
	})));
	let n = new Set(e.fighters.flatMap((t, n) => f(e, n) ? [d(e, n)] : []));
	if (n.size === 1 && (e.ended = "defeat"), n.size === 0 && (e.ended = "draw"), e.ended) {
		let t = e.ended;
		l(() => ({
			type: "ended",
			reason: t
		})), ee(e);
	} else f(e, e.active) ? Go(e) : en(e, R.match);
	lo(e);
})]);
function Go(e) {
	let { attack: t } = e;
	if (Xt(e, R.resolveAttack) && t && t.target !== -1 && !f(e, t.target)) {
		tn(e, R.resolveAttack), e.isolated = void 0, e.incoming[t.target] = [], e.healing[t.target] = 0;
		return;
	}
	let n = Yt(e, R.act).find(({ vars: t }) => !f(e, t.seat));
	if (!n) return;
	let r = tn(e, n), i = r.find((e) => Qt(e, Uo));
	i && (e.isolated = i.vars.outer);
	for (let t of r) Qt(t, zo) && e.rolls.pop();
}
// packages/dice-throne/src/rules/inflict.ts
var Ko = v("dice-throne/inflict", (e) => [
	e.leave((e, t) => t.count <= 0),
	e.when((e, t) => E(t.token).blast !== void 0 && j(e, t.seat, t.token) > 0, e.run((e, t) => {
		N(e, t.seat, t.token, 1);
	}), e.call(Uo, (e, t) => ({
		to: t.seat,
		amount: E(t.token).blast,
		by: t.token,
		certain: !1,
		type: "undefendable"
	}))),
	e.run((e, t) => {
		sa(e, t.seat, t.token, t.count) > 0 && e.attack?.target === t.seat && e.attack.inflicted.push(t.token);
	})
]), qo = v("dice-throne/answered", (e) => [e.run((e, t) => {
	t.queue = Jo(e, t.seat);
}), e.loop((e, t) => t.queue.length > 0, e.run((e, t) => {
	t.by = t.queue.shift();
}), e.ask("answer", {
	who: (e, t) => t.by,
	options: (e, t) => ho(e, t.by, [Fo]),
	params: (e, t) => ({
		seat: t.seat,
		action: t.action
	}),
	unavailable: (e, t) => Oo(e, t.by),
	decline: Fo,
	then: (e, t, n) => {
		t.answer = n;
	}
}), e.when((e, t) => t.answer !== Fo, e.call(R.act, (e, t) => ({
	seat: t.by,
	action: t.answer
})), e.run((e, t) => {
	t.acted = !0, t.queue = Jo(e, t.seat);
})))]);
function Jo(e, t) {
	if (Pe(e, "v2.2")) return [];
	let n = p(e, e.active);
	return n.slice(0, Math.max(0, n.indexOf(t))).filter((t) => mo(e, t));
}
var Yo = v("dice-throne/interval", (e) => [e.call(qo, (e, t) => ({
	seat: t.seat,
	action: Be(t.card)
}), (e, t, { acted: n }) => {
	t.acted = n;
}), e.when(Xo, B(e, (e, t) => ({
	but: t.seat,
	instants: !0
}), (e, t, { acted: n }) => {
	t.acted = t.acted || n;
}))]);
function Xo(e, { seat: t, card: n }) {
	let { kind: r } = D(e, t, n);
	return r !== "instant" && (r !== "roll" || Pe(e, "instants-interrupt-roll-cards"));
}
// packages/dice-throne/src/effects/nameTarget.ts
function Zo(e, t, n, r, i) {
	return [
		...r,
		e.when((e, t) => t.open === !0, e.call(Yo, (e, t) => ({
			seat: t.self,
			card: t.by
		}), (e, n, { acted: r }) => {
			t(n).answered = r === !0;
		}), e.when((e, n) => t(n).answered, e.run((e, r) => n(t(r))), ...r)),
		...i
	];
}
// packages/dice-throne/src/effects/pick.ts
var Qo = () => ({
	seats: [],
	picks: 0
});
function $o(e, t, n, r = () => !0, i = () => !1) {
	let a = cr[n];
	if (a === void 0) return [e.run((e, r) => {
		t(r).seats = ts(e, r, n);
	})];
	let o = (e, a) => (n === "chosen-player" ? p(e, a.self) : m(e, a.self)).filter((n) => (i(e) || !t(a).seats.includes(n)) && r(e, a, n));
	return [e.run((e, n) => {
		t(n).seats = [], t(n).picks = a;
	}), e.loop((e, n) => t(n).picks > 0 && o(e, n).length > 0, e.ask("choose-player", {
		who: (e, t) => t.self,
		options: (e, n) => a > 1 && t(n).seats.length > 0 ? [...o(e, n), "none"] : o(e, n),
		key: (e) => e === "none" ? e : rt(e),
		params: (e, t) => ({ by: t.by }),
		auto: !0,
		then: (e, n, r) => {
			let i = t(n);
			i.picks = r === "none" ? 0 : i.picks - 1, r !== "none" && i.seats.push(r);
		}
	}))];
}
var es = (e, t, n, r) => e.loop((e, n) => t(n).seats.length > 0, e.call(n, (e, n) => r(e, n, t(n).seats[0]), (e, n) => {
	t(n).seats.shift();
}));
function ts(e, t, n) {
	return n === "self" ? [t.self] : n === "active" ? [e.active] : n === "all-opponents" ? m(e, t.self) : t.target === -1 ? [] : [t.target];
}
var ns = (e, t, n) => n === "self" ? [t] : n === "chosen-player" ? p(e, t) : m(e, t), rs = (e, t, n) => t.flatMap((t) => M(e, t).filter(n).map((e) => it(t, e))), is = h({
	name: "move-token",
	names: !0,
	possible: (e, t) => rs(e, p(e, t), ua).length > 0,
	vars: () => ({
		...Qo(),
		token: "",
		answered: !1
	}),
	parts: (e, t, { own: n }) => Zo(e, n, (e) => {
		e.token = "";
	}, [e.ask("move-token", {
		who: (e, t) => t.self,
		options: (e, t) => rs(e, p(e, t.self), ua),
		params: (e, t) => ({ by: t.by }),
		then: (e, t, r) => {
			n(t).token = r;
		}
	}), ...$o(e, n, "chosen-player", (e, t, r) => {
		let { token: i } = n(t);
		return i !== "" && r !== at(i).seat;
	})], [e.when((e, t) => n(t).token !== "" && n(t).seats.length > 0, e.call(Ko, (e, t) => {
		let { seat: r, token: i } = at(n(t).token);
		return N(e, r, i, 1), {
			seat: n(t).seats[0],
			token: i,
			count: 1
		};
	}))]),
	estimate: () => 3
}), as = () => is({}), os = h({
	name: "prevent",
	possible: (e, t, n) => e.attack?.type !== "ultimate" && ns(e, t, n.who).some((t) => no(e, t)),
	possibleLater: (e, t, n) => ns(e, t, n.who).some((t) => ro(e, t)),
	vars: Qo,
	parts: (e, t, { own: n }) => [...$o(e, n, t.who, (e, n, r) => (t.who === "self" ? ro : no)(e, r)), e.run((e, r) => {
		let i = F(e, r, t.amount);
		if (i > 0) for (let t of n(r).seats) to(e, t, {
			kind: "prevent",
			by: r.by,
			amount: i
		});
	})],
	estimate: (e, t) => t.amount(e.amount)
}), V = (e, t = "self") => os({
	amount: e,
	who: t
}), ss = h({
	name: "remove-all-tokens",
	names: !0,
	possible: (e, t) => rs(e, p(e, t), la).length > 0,
	vars: () => ({
		...Qo(),
		answered: !1
	}),
	parts: (e, t, { own: n }) => Zo(e, n, (e) => {
		e.seats = [];
	}, $o(e, n, "chosen-player", (e, t, n) => M(e, n).some(la)), [e.run((e, t) => {
		for (let r of n(t).seats) for (let t of M(e, r)) la(t) && N(e, r, t, 2 ** 53 - 1);
	})]),
	estimate: () => 3
}), cs = () => ss({}), ls = (e, t, n) => rs(e, n === "own" ? [t] : p(e, t), la), us = h({
	name: "remove-token",
	names: !0,
	possible: (e, t, n) => ls(e, t, n.reach).length > 0,
	vars: () => ({
		token: "",
		answered: !1
	}),
	parts: (e, t, { own: n }) => Zo(e, n, (e) => {
		e.token = "";
	}, [e.ask("remove-token", {
		who: (e, t) => t.self,
		options: (e, n) => {
			let r = ls(e, n.self, t.reach);
			return t.may && r.length > 0 ? [...r, "none"] : r;
		},
		params: (e, t) => ({ by: t.by }),
		then: (e, t, r) => {
			n(t).token = r === "none" ? "" : r;
		}
	})], [e.run((e, t) => {
		if (n(t).token === "") return;
		let { seat: r, token: i } = at(n(t).token);
		N(e, r, i, 1);
	})]),
	estimate: () => 2
}), ds = (e, t = !1) => us({
	reach: e,
	may: t
}), fs = h({
	name: "reroll-die",
	possible: (e, t, n) => A(e, t, n.whose) !== void 0,
	vars: (e) => ({
		left: e.upTo,
		place: 0
	}),
	parts: (e, t, { own: n }) => [e.loop((e, r) => n(r).left > 0 && A(e, r.self, t.whose) !== void 0, e.ask("reroll-die", {
		who: (e, t) => t.self,
		options: (e, n) => {
			let r = Qi(A(e, n.self, t.whose));
			return t.upTo > 1 ? [...r, "none"] : r;
		},
		params: (e, t) => ({ by: t.by }),
		then: (e, t, r) => {
			let i = n(t);
			i.place = r === "none" ? 0 : r, i.left = r === "none" ? 0 : i.left - 1;
		}
	}), e.roll("roll", {
		dice: (e, t) => n(t).place === 0 ? 0 : 1,
		whose: (e, t) => [Yi(k(e), n(t).place - 1)],
		then: (e, t, [r]) => $i(e, t.self, n(t).place, r)
	}))],
	estimate: () => 1.5
}), ps = (e) => fs(e), ms = h({
	name: "roll",
	inner: ({ effects: e }) => [e],
	reaches: (e, t, n, r) => r(n.effects, e.attack.rolled),
	parts: (e, t, { pass: n, parts: r }) => [...n === "target" ? [e.run((e, t) => {
		t.dice = [...e.attack.rolled];
	})] : [e.call(zo, (e, n) => ({
		owner: t.by === "target" ? n.target : n.self,
		purpose: "effect",
		count: t.dice,
		by: n.by,
		dice: []
	}), (e, t, r) => {
		t.dice = r.dice, n === "activation" && (e.attack.rolled = [...r.dice]);
	})], ...r(t.effects)],
	estimate: (e, t) => t.rolling(e.dice).list(e.effects)
}), H = (e, t) => ms({
	dice: e,
	effects: t
}), hs = (e, t) => ms({
	dice: e,
	effects: t,
	by: "target"
}), gs = h({
	name: "try-again",
	possible: (e, t) => A(e, t, "team") !== void 0,
	vars: () => ({
		places: [],
		single: !1
	}),
	parts: (e, t, { own: n }) => [
		e.ask("try-again", {
			who: vs,
			options: (e, t) => ys(A(e, t.self, "team")),
			key: (e) => e === "none" ? e : et(e),
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				let i = n(t);
				i.places = r === "none" ? [] : r, i.single = i.places.length === 1;
			}
		}),
		bs(e, n),
		e.ask("try-again", {
			who: vs,
			options: (e, t) => n(t).single && k(e) ? ["again", "none"] : [],
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				r === "none" && (n(t).places = []);
			}
		}),
		e.when((e, t) => n(t).single, bs(e, n))
	],
	estimate: () => 1.5
}), _s = () => gs({});
function vs(e, t) {
	let n = k(e);
	return n && !n.owners ? n.owner : t.self;
}
function ys(e) {
	if (!e) return [];
	let t = ["none"];
	for (let n of Qi(e)) {
		t.push([n]);
		for (let r of Qi(Xi(e, [n]))) r > n && t.push([n, r]);
	}
	return t;
}
var bs = (e, t) => e.roll("roll", {
	dice: (e, n) => k(e) ? t(n).places.length : 0,
	whose: (e, t) => [vs(e, t)],
	then: (e, n, r) => {
		for (let [i, a] of t(n).places.entries()) $i(e, n.self, a, r[i]);
	}
}), xs = [
	{
		id: "transference",
		kind: "main",
		cost: 2,
		effects: [as()]
	},
	{
		id: "what-status-effects",
		kind: "main",
		cost: 2,
		effects: [cs()]
	},
	{
		id: "vegas-baby",
		kind: "main",
		cost: 0,
		effects: [H(1, [I(fa)])]
	},
	{
		id: "get-that-outta-here",
		kind: "main",
		cost: 1,
		effects: [ds("any")]
	},
	{
		id: "triple-up",
		kind: "instant",
		cost: 2,
		effects: [L(3)]
	},
	{
		id: "double-up",
		kind: "instant",
		cost: 1,
		effects: [L(2)]
	},
	{
		id: "buh-bye",
		kind: "instant",
		cost: 2,
		effects: [ds("any")]
	},
	{
		id: "tip-it",
		kind: "instant",
		cost: 1,
		effects: [ra({
			whose: "any",
			to: "neighbour"
		})]
	},
	{
		id: "getting-paid",
		kind: "instant",
		cost: 0,
		effects: [I(2)]
	},
	{
		id: "not-this-time",
		kind: "roll",
		cost: 1,
		effects: [V(6, "chosen-player")]
	},
	{
		id: "twice-as-wild",
		kind: "roll",
		cost: 3,
		effects: [ra({
			whose: "any",
			to: "any",
			upTo: 2
		})]
	},
	{
		id: "try-try-again",
		kind: "roll",
		cost: 1,
		effects: [_s()]
	},
	{
		id: "so-wild",
		kind: "roll",
		cost: 2,
		effects: [ra({
			whose: "any",
			to: "any"
		})]
	},
	{
		id: "samesies",
		kind: "roll",
		cost: 1,
		effects: [ba()]
	},
	{
		id: "one-more-time",
		kind: "roll",
		cost: 1,
		effects: [ja({ of: "offense" })]
	},
	{
		id: "helping-hand",
		kind: "roll",
		cost: 1,
		effects: [ps({
			whose: "opponent",
			upTo: 1
		})]
	},
	{
		id: "better-d",
		kind: "roll",
		cost: 0,
		effects: [ja({ of: "defense" })]
	},
	{
		id: "six-it",
		kind: "roll",
		cost: 1,
		effects: [ra({
			whose: "own",
			to: "six"
		})]
	}
], Ss = c((e) => {
	let { common: t, verbs: n } = C[e];
	return {
		heroes: /* @__PURE__ */ new Map(),
		cards: new Map(Object.entries(t.cards)),
		abilities: /* @__PURE__ */ new Map(),
		tokens: new Map(Object.entries(t.tokens)),
		verbs: new Map(Object.entries(n)),
		questions: /* @__PURE__ */ new Map()
	};
});
function Cs(e, t) {
	for (let n of r) {
		let r = t[n][e.id];
		if (!r) throw Error(`${e.id} has no text in the language ${n}`);
		let { heroes: i, cards: a, abilities: o, tokens: s, verbs: c, questions: l } = Ss[n];
		i.set(e.id, r), ws(o, r.abilities), ws(o, r.actions), ws(a, r.cards);
		for (let { id: t, upgrades: n } of e.cards) n && ws(a, { [t]: Ts(r.abilities[n.ability.id] ?? "", n.level) });
		ws(s, r.tokens), ws(c, r.verbs), ws(l, r.asks);
	}
}
function ws(e, t = {}) {
	for (let [n, r] of Object.entries(t)) e.has(n) || e.set(n, r);
}
var Ts = (e, t) => `${e} ${"I".repeat(t)}`, Es = (e, t) => Ss[t].cards.get(e) ?? e;
function Ds(e, t, n) {
	let { abilities: r, heroes: i } = Ss[t], [a = e] = e.split(".");
	return i.get(n ?? "")?.abilities[a] ?? r.get(a) ?? a;
}
var Os = (e, t) => Ss[t].heroes.get(e)?.name ?? e;
function ks(e, t, n, r = 1) {
	let i = Ss[n].heroes.get(e)?.symbols[t];
	return (r === 1 ? i?.one : i?.many) ?? t;
}
var As = (e, t) => Ms(e, t)?.name ?? e, js = (e, t) => Ms(e, t)?.text ?? "", Ms = (e, t) => {
	let { tokens: n } = Ss[t];
	return n.get(e) ?? n.get(e.slice(0, Math.max(0, e.indexOf("@"))));
};
function Ns(e, t) {
	let { cards: n } = Ss[t];
	return n.get(e) ?? Ms(e, t)?.name ?? Ds(e, t);
}
function Ps(e, t) {
	let n = Ss[t].verbs.get(e);
	if (!n) throw Error(`The verb ${e} has no sentence in the language ${t}`);
	return n;
}
var Fs = (e, t) => Ss[t].questions.get(e);
// packages/dice-throne/src/content/enlist.ts
function Is(e, t) {
	let n = new Set(Ni().map(({ id: e }) => e));
	wi(e), Cs(e, t);
	for (let t of [...e.abilities, ...e.otherFace ?? []]) Rs(e.id, t, 1);
	for (let t of e.cards) {
		if (Bs(e.id, t), !t.upgrades) continue;
		let { ability: n, level: r, adds: i = [] } = t.upgrades;
		for (let t of [n, ...i]) Rs(e.id, t, r);
	}
	for (let t of e.tokens) n.has(t.id) || Vs(t);
	Hs("hero", e, e.id, (t) => mn(t, un(e.id)));
}
function Ls(e) {
	Si(e);
	for (let t of e) Bs("common", t);
}
function Rs(e, t, n) {
	let r = dn(e, t.id, n);
	for (let [e, { effects: n, after: i }] of (t.tiers ?? []).entries()) on(`${r}.${e}/activation`, n, "activation"), kt(n).some(zs) && on(`${r}.${e}/target`, n, "target"), on(`${r}.${e}/after`, i);
	Hs("ability", t, `${t.id}.${n}`, (e) => mn(e, r));
	for (let e of t.actions ?? []) on(`${r}/${e.id}`, e.effects);
}
var zs = (e) => g(e).pass?.(e) === "target";
function Bs(e, t) {
	Hs("card", t, t.id, (n) => pn(n, e, t.id));
}
function Vs(e) {
	Hs("token", e, e.id, (t) => mn(t, fn(e.id)));
}
function Hs(e, t, n, r) {
	for (let i of Ft[e]) {
		let e = r(i);
		e !== void 0 && sn({
			program: e,
			moment: i,
			source: n
		}, It(t, i));
	}
}
// packages/dice-throne/src/effects/addDamage.ts
var Us = h({
	name: "add-damage",
	possible: (e, t) => z(e, t, "my-attack") && e.attack?.type !== "pure" && !Qa(e, t),
	parts: (e, t) => [e.run((e, n) => {
		let r = F(e, n, t.amount);
		e.attack && e.attack.type !== "pure" && r !== 0 && (e.incoming[e.attack.target].push({
			kind: "add",
			by: n.by,
			amount: r,
			from: e.attack.by
		}), n.added = r);
	})],
	estimate: (e, t) => t.amount(e.amount)
}), U = (e) => Us({ amount: e }), Ws = (e, t, n, r = []) => ({
	self: e,
	target: t,
	by: n,
	dice: [...r],
	added: 0,
	pooled: !1,
	healsLater: !1,
	own: []
});
function Gs(e, t) {
	let { attack: n } = e;
	return n ? n.by === t ? n.target : n.by : -1;
}
// packages/dice-throne/src/effects/aim.ts
var Ks = h({
	name: "aim",
	vars: Qo,
	possible: (e, t, n) => ns(e, t, n.who).length > 0,
	parts: (e, t, { own: n, parts: r }) => [
		...$o(e, n, t.who),
		e.loop((e, t) => n(t).seats.length > 0, e.run((e, t) => {
			t.target = n(t).seats.shift();
		}), ...r(t.effects, "whole")),
		e.run((e, t) => {
			t.target = Gs(e, t.self);
		})
	],
	estimate: (e, t) => t.list(e.effects) * (e.who === "two-opponents" ? 1.5 : 1)
}), qs = (e, t) => Ks({
	who: e,
	effects: t
}), Js = h({
	name: "then",
	parts: (e, t) => t.before ? [] : [B(e)],
	estimate: () => 0
}), Ys = () => Js({}), W = () => Js({ before: "damage" }), Xs = h({
	name: "avoid",
	possible: (e, t) => e.attack?.type !== "ultimate" && no(e, t),
	possibleLater: ro,
	parts: (e) => [e.run((e, t) => to(e, t.self, {
		kind: "avoid",
		by: t.by,
		amount: 0
	}))],
	estimate: () => 6
}), Zs = () => Xs({}), Qs = (e, t) => E(e).owned ? `${e}@${t}` : e, $s = h({
	name: "bestow",
	pass: ({ who: e }) => sr(e) ? "target" : "activation",
	vars: Qo,
	parts: (e, t, { own: n }) => [...$o(e, n, t.who), e.run((e, r) => {
		for (let i of n(r).seats) for (let n of t.tokens) sa(e, i, Qs(n, r.self), 1);
	})],
	estimate: (e, t) => (e.who === "self" ? 1 : -1) * e.tokens.reduce((e, n) => e + t.token(n), 0)
}), ec = (e, t) => $s({
	tokens: e,
	who: t
});
// packages/dice-throne/src/rules/hooks.ts
function tc(e, t, n, r = E) {
	let i = [];
	for (let a of Mt(n).on) if (a === "ability") for (let { program: r } of O(e, t).hooks[n]) i.push(r);
	else for (let a of M(e, t)) {
		let e = r(a);
		e && It(e, n) && i.push(cn(mn(n, fn(e.id))));
	}
	return i;
}
var nc = (e, t, n) => e.each("hook", t, e.call((e, t) => y(t.hook), (e, t) => rc(e, t.hook, n(e))));
function rc(e, t, n) {
	let { moment: r, source: i } = ln(t);
	return ic(e, r, n, i);
}
function ic(e, t, n, r, i) {
	let { self: a, target: o, pooled: s, attackDice: c } = Mt(t), l = Ws(a === "attacker" ? e.attack.by : n, ac[o](e, n), r, i ?? (c ? e.attack.dice : []));
	return l.pooled = s !== void 0, l.healsLater = s === "damage-and-healing" || s === "damage" && Pe(e, "pooled-healing"), l;
}
var ac = {
	nobody: () => -1,
	active: (e) => e.active,
	"other-side": Gs,
	"attack-target": (e) => e.attack.target,
	attacker: (e) => e.attack.by
}, oc = v("dice-throne/cast", (e) => [e.loop((e, t) => t.done.length < t.most, e.run((e, t) => {
	t.spell = void 0;
}), e.ask("cast", {
	who: (e, t) => t.seat,
	options: (e, t) => {
		let n = sc(e, t.seat).filter((e) => !t.done.includes(e));
		return n.length > 0 ? [...n, "none"] : [];
	},
	then: (e, t, n) => {
		n !== "none" && (t.spell = n);
	}
}), e.leave((e, t) => t.spell === void 0), e.run((e, t) => {
	t.done.push(t.spell), fe(hn(u(e, t.seat).hero, t.spell)), l(() => ({
		type: "cast",
		seat: t.seat,
		card: t.spell
	}));
}), e.call((e, t) => y(hn(u(e, t.seat).hero, t.spell)), (e, t) => ic(e, "cast", t.seat, t.spell)))]), sc = (e, t) => u(e, t).laid.filter((n) => {
	let { cast: r } = D(e, t, n);
	return r !== void 0 && z(e, t, r.when);
}), cc = h({
	name: "cast",
	pass: () => "target",
	possible: (e, t) => sc(e, t).length > 0,
	parts: (e, t) => [e.call(oc, (e, n) => ({
		seat: n.self,
		most: t.most,
		done: []
	}))],
	estimate: (e) => 3 * e.most
}), lc = (e = 1) => cc({ most: e }), uc = h({
	name: "choose",
	inner: ({ among: e }) => e,
	vars: () => ({ branch: 0 }),
	parts: (e, t, { own: n, pass: r, parts: i }) => {
		let a = kt(t.among.flat()).some((e) => g(e).pass?.(e) === "target");
		if (r !== "whole" && r === "target" !== (a || t.by === "target")) return [];
		let o = (e) => t.by === "target" ? e.target : e.self;
		return [e.ask("choose", {
			who: (e, t) => o(t),
			options: (e, n) => t.among.flatMap((t, r) => t.every((t) => pc(e, n.self, t)) ? [{
				branch: r + 1,
				does: t,
				hero: u(e, n.self).hero
			}] : []),
			key: ot,
			params: (e, t) => ({ by: t.by }),
			auto: !0,
			then: (e, t, { branch: r }) => {
				n(t).branch = r;
			}
		}), ...t.among.map((t, r) => e.when((e, t) => n(t).branch === r + 1, ...i(t, "whole")))];
	},
	estimate: (e, t) => Math.max(...e.among.map((e) => t.list(e)))
}), dc = (...e) => uc({ among: e }), fc = (...e) => uc({
	among: e,
	by: "target"
});
function pc(e, t, n) {
	let { possible: r, possibleLater: i } = g(n);
	return (r?.(e, t, n) ?? !0) || i?.(e, t, n) === !0;
}
// packages/dice-throne/src/effects/contest.ts
var mc = h({
	name: "contest",
	pass: () => "target",
	inner: ({ win: e, lose: t }) => [e, t],
	vars: () => ({ won: !1 }),
	parts: (e, t, { own: n, pass: r, parts: i }) => t.attack && r === "activation" ? [e.run((e) => {
		e.attack.isAttack = !0;
	})] : [e.call(zo, (e, n) => ({
		owner: n.self,
		owners: [n.self, n.target],
		purpose: t.attack ? "effect" : "defense",
		count: 2,
		by: n.by,
		dice: []
	}), (e, r, { dice: [i = 0, a = 0] }) => {
		n(r).won = i > a || t.ties && i === a;
	}), e.either((e, t) => n(t).won, i(t.win, "whole"), i(t.lose, "whole"))],
	estimate: (e, t) => (t.list(e.win) + t.list(e.lose)) / 2
}), hc = (e, t, n) => mc({
	ties: e,
	win: t,
	lose: n,
	attack: !0
}), gc = (e, t, n) => mc({
	ties: e,
	win: t,
	lose: n,
	attack: !1
}), _c = h({
	name: "damage",
	parts: (e, t) => [e.run((e, n) => {
		let r = F(e, n, t.amount);
		!e.attack || r <= 0 || (e.attack.base += r, e.attack.isAttack = !0, e.attack.type !== "ultimate" && t.type !== "normal" && (e.attack.type = t.type));
	})],
	estimate: (e, t) => t.amount(e.amount) + (e.type === "normal" ? 0 : 1.5)
}), G = (e, t = "normal") => _c({
	amount: e,
	type: t
}), vc = h({
	name: "damage-back",
	parts: (e, t) => [e.run((e, n) => {
		let r = F(e, n, t.amount);
		r > 0 && e.incoming[n.target].push({
			kind: "other",
			by: n.by,
			amount: r,
			from: n.self
		});
	})],
	estimate: (e, t) => t.amount(e.amount)
}), yc = (e) => vc({ amount: e });
// packages/dice-throne/src/effects/discardFromHand.ts
function bc(e, t, n) {
	Eo(e, t, n), u(e, t).discard.push(n), l(() => ({
		type: "discarded",
		seat: t,
		card: n
	}));
}
// packages/dice-throne/src/effects/discardCard.ts
var xc = h({
	name: "discard",
	pass: ({ who: e }) => sr(e) ? "target" : "activation",
	vars: Qo,
	parts: (e, t, { own: n }) => [...$o(e, n, t.who), ...t.how === "choice" ? [e.ask("discard", {
		who: (e, t) => n(t).seats[0],
		options: (e, t) => {
			let [r] = n(t).seats;
			return r === void 0 ? [] : [...new Set(u(e, r).hand)];
		},
		params: (e, t) => ({ by: t.by }),
		then: (e, t, r) => bc(e, n(t).seats[0], r)
	})] : [e.roll("random-card", {
		dice: (e, t) => {
			let [r] = n(t).seats;
			return +(r !== void 0 && u(e, r).hand.length > 0);
		},
		lot: "pieces",
		sides: (e, t) => u(e, n(t).seats[0]).hand.length,
		then: (e, t, [r]) => {
			let i = n(t).seats[0];
			bc(e, i, u(e, i).hand[r - 1]);
		}
	})]],
	estimate: (e) => e.who === "self" ? -1.5 : 1.5
}), Sc = (e = "target", t = "choice") => xc({
	who: e,
	how: t
}), Cc = h({
	name: "discard-hand",
	parts: (e) => [e.run((e, t) => {
		for (let n of [...u(e, t.self).hand]) bc(e, t.self, n);
	})],
	estimate: () => -3
}), wc = () => Cc({}), Tc = 3.5, Ec = 2, Dc = 2;
function Oc(e, t, n) {
	let r = {
		dice: t,
		chance: e,
		amount: (n) => kc(n, t, e),
		token: n,
		list: (e) => e.reduce((e, t) => e + g(t).estimate(t, r), 0),
		rolling: (t) => Oc(e, t, n)
	};
	return r;
}
function kc(e, t, n) {
	if (typeof e == "number") return e;
	if ("per" in e) return (e.plus ?? 0) + e.times * t * n(e.per);
	if ("tokens" in e) return e.times * Dc;
	switch (e.of) {
		case "total": return Tc * t;
		case "half-die": return Ec;
		case "upgrades":
		case "upgrades-this-turn": return e.base + Dc;
	}
}
// packages/dice-throne/src/effects/tokenWorth.ts
var Ac = {
	offense: 4,
	income: 1.5,
	acting: 6,
	damage: 4,
	cards: 1.5
}, jc = /* @__PURE__ */ new Map();
function Mc(e) {
	let t = jc.get(e.id);
	if (t !== void 0) return t;
	jc.set(e.id, e.kind === "negative" ? -1.5 : 1.5);
	let n = Pc(e);
	return jc.set(e.id, n), n;
}
var Nc = (e) => Mc(E(e));
function Pc(e) {
	let { forbids: t, weakens: n, saves: r, blast: i, foresees: a } = e, o = 0;
	for (let t of Ft.token) {
		let n = It(e, t);
		n && (o += Mt(t).tokenWorth?.(Fc().list(n), e) ?? 0);
	}
	return t && (o -= Ac[t]), n && (o -= n * 2), r && (o += 8), i && (o -= i / 2), a && (o += 1), o === 0 && (o = e.kind === "negative" ? -1.5 : 1.5), e.kind === "negative" ? Math.min(-.5, o) : o;
}
var Fc = () => Oc(() => 1 / 3, 1, Nc), Ic = ({ faces: e }, t) => Oc((t) => e.filter((e) => e === t).length / 6, t, Nc), Lc = (e, t) => Ic(t, 5).list(e), Rc = v("dice-throne/upgrade", (e) => [
	e.run((e, t) => {
		let { upgrades: n } = D(e, t.seat, t.card), r = u(e, t.seat), { hero: i, marks: a, laid: o } = r, { levels: s } = O(e, t.seat);
		t.hooks = tc(e, t.seat, "upgraded"), o.splice(o.indexOf(t.card), 1), a["cards-in-play"] = (a["cards-in-play"] ?? 0) + 1, r.board = Li(i, a.face, {
			...s,
			[n.ability.id]: n.level
		}), a["upgrades-this-turn"] = (a["upgrades-this-turn"] ?? 0) + 1;
	}),
	e.each("hook", (e, t) => t.hooks, e.call((e, t) => y(t.hook), (e, t) => rc(e, t.hook, t.seat))),
	e.when((e, t) => cn(gn(u(e, t.seat).hero, t.card)) !== void 0, e.call((e, t) => y(gn(u(e, t.seat).hero, t.card)), (e, t) => ic(e, "played", t.seat, t.card)))
]), zc = (e, t, n) => [...Oi(e, t).cards.values()].flatMap(({ id: e, upgrades: t }) => t && n.includes(e) ? [e] : []), Bc = (e, t, n) => zc(e, t, n).filter((n) => {
	let { ability: r, level: i } = Oi(e, t).cards.get(n).upgrades;
	return zi(e, t, r.id) < i;
});
// packages/dice-throne/src/effects/freeUpgrade.ts
function Vc(e, t, n) {
	u(e, t).laid.push(n), l(() => ({
		type: "played",
		seat: t,
		card: n
	}));
}
var Hc = (e) => e.loop((e, t) => Uc(e, t.self) !== void 0, e.call(Rc, (e, t) => ({
	seat: t.self,
	card: Uc(e, t.self)
}))), Uc = (e, t) => u(e, t).laid.find((n) => Bc(e, t, [n]).length > 0), Wc = h({
	name: "gain",
	vars: () => ({ left: 0 }),
	parts: (e, t, { own: n }) => [e.run((e, r) => {
		n(r).left = F(e, r, t.amount);
	}), e.loop((e, t) => n(t).left > 0, e.ask("gain", {
		who: (e, t) => t.self,
		options: (e, n) => t.may && oa(e, n.self, Qs(t.token, n.self)) > 0 ? ["gain", "decline"] : ["gain"],
		params: () => ({ token: t.token }),
		auto: !0,
		then: (e, r, i) => {
			n(r).left--, i === "gain" && sa(e, r.self, Qs(t.token, r.self), 1);
		}
	}))],
	estimate: (e, t) => t.token(e.token) * t.amount(e.amount)
}), K = (e, t = 1, n = !1) => Wc({
	token: e,
	amount: t,
	may: n
}), Gc = h({
	name: "heal",
	parts: (e, t) => [e.run((e, n) => {
		let r = F(e, n, t.amount);
		r <= 0 || (n.healsLater ? e.healing[n.self] += r : Wa(e, n.self, r));
	})],
	estimate: (e, t) => t.amount(e.amount)
}), q = (e) => Gc({ amount: e }), Kc = (e, t, n) => n !== t.self && Qa(e, t.self), qc = h({
	name: "hurt",
	pass: ({ who: e }) => sr(e) ? "target" : "activation",
	vars: Qo,
	parts: (e, t, { own: n }) => [...$o(e, n, t.who), es(e, n, Uo, (e, n, r) => ({
		to: r,
		amount: Kc(e, n, r) ? 0 : F(e, n, t.amount),
		by: n.by,
		certain: t.certain
	}))],
	estimate: (e, t) => (e.who === "self" ? -1 : 1) * t.amount(e.amount)
}), Jc = (e, t, n = !1) => qc({
	amount: e,
	who: t,
	certain: n
}), Yc = h({
	name: "inflict",
	pass: ({ who: e }) => sr(e) ? "target" : "activation",
	reaches: (e, t, { who: n, amount: r }) => sr(n) && F(e, t, r) > 0,
	vars: Qo,
	parts: (e, t, { own: n }) => [...$o(e, n, t.who, void 0, (e) => t.repeatedWith !== void 0 && Pe(e, t.repeatedWith)), es(e, n, Ko, (e, n, r) => ({
		seat: r,
		token: Qs(t.token, n.self),
		count: F(e, n, t.amount)
	}))],
	estimate: (e, t) => (e.who === "self" ? 1 : -1) * t.token(e.token) * t.amount(e.amount)
}), J = (e, t = 1, n = "target", r) => Yc({
	token: e,
	amount: t,
	who: n,
	...r ? { repeatedWith: r } : {}
}), Xc = h({
	name: "lay",
	parts: (e, t) => [e.run((e, n) => {
		let { deck: r, laid: i, spells: a } = u(e, n.self), o = a.includes(t.card) ? a : r, s = o.indexOf(t.card);
		s >= 0 && i.push(...o.splice(s, 1));
	})],
	estimate: () => 3
}), Zc = (e) => Xc({ card: e }), Qc = v(R.act.name, (e) => [e.either((e, t) => Je(t.action).is === "play", [e.call($c, (e, t) => ({
	seat: t.seat,
	card: Ye("play", t.action).card
}))], [e.call(qo, (e, t) => ({
	seat: t.seat,
	action: t.action
})), e.either((e, t) => Je(t.action).is === "spend", [e.call(nl, (e, t) => ({
	seat: t.seat,
	token: Ye("spend", t.action).token
}))], [B(e, (e, t) => ({
	but: t.seat,
	instants: !0
})), e.call(rl, (e, t) => ({
	seat: t.seat,
	action: Ye("use", t.action).action
}))])])]), $c = v(R.playCard.name, (e) => [
	e.run((e, t) => {
		Ne(e, t.seat, -xo(e, t.seat, D(e, t.seat, t.card))), Eo(e, t.seat, t.card);
		let { kind: n } = D(e, t.seat, t.card);
		n === "spell" ? tl(e, t.seat, t.card) : u(e, t.seat)[n === "upgrade" ? "laid" : "playing"].push(t.card);
		let r = gn(u(e, t.seat).hero, t.card);
		t.program = n === "upgrade" ? void 0 : cn(r), fe(r), l(() => ({
			type: "played",
			seat: t.seat,
			card: t.card
		}));
	}),
	e.when((e, t) => !el(D(e, t.seat, t.card)), e.call(Yo, (e, t) => ({
		seat: t.seat,
		card: t.card
	}))),
	e.when((e, t) => D(e, t.seat, t.card).kind === "upgrade", e.call(Rc, (e, t) => ({
		seat: t.seat,
		card: t.card
	}))),
	e.when((e, t) => t.program !== void 0, e.call((e, t) => y(t.program), (e, t) => ({
		...ic(e, "played", t.seat, t.card),
		open: el(D(e, t.seat, t.card))
	}))),
	e.run((e, t) => co(e, t.seat, t.card))
]);
function el({ effects: [e] }) {
	return e !== void 0 && g(e).names === !0;
}
function tl(e, t, n) {
	let { laid: r, marks: i } = u(e, t);
	r.push(n), i[yo] = (i["spells-this-turn"] ?? 0) + 1;
}
var nl = v("dice-throne/spend-token", (e) => [
	e.leave((e, t) => j(e, t.seat, t.token) === 0),
	e.run((e, t) => {
		l(() => ({
			type: "spent",
			seat: t.seat,
			token: t.token
		})), E(t.token).kind !== "companion" && N(e, t.seat, t.token, 1), u(e, t.seat).marks[`spent:${t.token}`] = 1;
	}),
	e.call((e, t) => y(mn("spend", fn(E(t.token).id))), (e, t) => ic(e, "spend", t.seat, t.token))
]), rl = v("dice-throne/use-action", (e) => [
	e.leave((e, t) => !ho(e, t.seat, []).includes(Ue(t.action))),
	e.run((e, t) => {
		let n = O(e, t.seat).actions.find(({ id: e }) => e === t.action);
		Ne(e, t.seat, -n.cost), u(e, t.seat).marks[`used:${n.id}`] = 1, t.program = n.program, l(() => ({
			type: "used",
			seat: t.seat,
			action: t.action
		}));
	}),
	e.call((e, t) => y(t.program), (e, t) => Ws(t.seat, Gs(e, t.seat), t.action))
]), il = 31, al = "none", ol = v("dice-throne/offense", (e) => [
	e.run((e) => {
		e.phase = "offense", cl(e);
	}),
	e.roll("roll", {
		dice: () => 5,
		whose: (e) => [e.active],
		then: (e, t, n) => ul(e, il, n)
	}),
	e.loop((e, t) => !t.done, e.ask("attempt", {
		who: (e) => e.active,
		options: (e) => {
			let t = hl(e, dl(e).slice());
			return t.push(al), ho(e, e.active, t);
		},
		key: (e) => typeof e == "number" ? Qe(e) : e,
		params: (e) => ({ attempts: e.attempts }),
		unavailable: (e) => [...ko(e, ll(e).dice), ...Oo(e, e.active)],
		then: (e, t, n) => {
			e.declared = n, e.altered = !1, yl(n) && gl(e, n);
		}
	}), e.either((e) => bl(e.declared), [e.call(Qc, (e) => ({
		seat: e.active,
		action: e.declared
	}))], [B(e, (e) => yl(e.declared) ? {} : { but: e.active }), e.either((e) => e.altered, [e.run(vl)], [e.when((e) => typeof e.declared == "number", e.roll("roll", {
		dice: (e) => 5 - $e(e.declared).length,
		whose: (e) => [e.active],
		then: (e, t, n) => ul(e, il & ~e.declared, n)
	})), e.run((e, t) => {
		t.done = typeof e.declared == "string";
	})])]))
]), sl = v("dice-throne/offense-again", (e) => [
	e.run(cl),
	e.roll("roll", {
		dice: () => 5,
		whose: (e) => [e.active],
		then: (e, t, n) => ul(e, il, n)
	}),
	e.run((e) => {
		e.altered = !0;
	})
]);
function cl(e) {
	e.attempts = 3, e.declared = void 0, e.altered = !1, e.attack = void 0, e.rolls = [{
		owner: e.active,
		purpose: "offense",
		dice: [
			,
			,
			,
			,
			,
		].fill(1)
	}];
}
var ll = (e) => e.rolls[0];
function ul(e, t, n) {
	let { dice: r } = ll(e), i = 0;
	for (let e = 0; e < r.length; e++) t & 1 << e && (r[e] = n[i++]);
	e.attempts--, l(() => ({
		type: "rolled",
		seat: e.active,
		purpose: "offense",
		dice: [...r]
	}));
}
var dl = (e) => e.attempts > 0 ? pl(ll(e).dice) : [], fl = Array(vn).fill(void 0);
function pl(e) {
	let t = yn(e), n = fl[t] ?? Array.from({ length: il }, (e, t) => t).filter((t) => ml(t, e));
	return fl[t] = n, n;
}
function ml(e, t) {
	for (let n = 1; n < t.length; n++) if (e & 1 << n) {
		for (let r = 0; r < n; r++) if (t[r] === t[n] && !(e & 1 << r)) return !1;
	}
	return !0;
}
function hl(e, t) {
	let n = Cn(ll(e).dice);
	for (let { hands: r, announcement: i } of O(e, e.active).tiers) r[n] && t.push(i);
	return t;
}
function gl(e, t) {
	let { tier: n } = Ye("announce", t);
	e.attack = _l(e, n), l(() => ({
		type: "announced",
		seat: e.active,
		ability: n
	}));
}
var _l = (e, t) => ({
	by: e.active,
	tier: t,
	dice: [...ll(e).dice],
	rolled: [],
	target: -1,
	type: "normal",
	base: 0,
	isAttack: !1,
	recoil: 0,
	inflicted: [],
	modified: !1,
	marks: {},
	stage: "announced"
});
function vl(e) {
	e.attack = void 0;
}
var yl = (e) => typeof e == "string" && Je(e).is === "announce", bl = (e) => typeof e == "string" && e !== al && !yl(e), xl = h({
	name: "offense-again",
	possible: (e) => k(e)?.purpose === "offense",
	parts: (e) => [e.call(sl)],
	estimate: () => 3
}), Sl = () => xl({}), Cl = h({
	name: "pass-on",
	vars: () => ({ to: -1 }),
	parts: (e, t, { own: n }) => [e.ask("choose-player", {
		who: (e, t) => t.self,
		options: (e, n) => j(e, n.self, t.token) > 0 ? [...p(e, n.self).filter((e) => e !== n.self), "none"] : [],
		key: (e) => e === "none" ? e : rt(e),
		params: (e, t) => ({ by: t.by }),
		then: (e, t, r) => {
			r !== "none" && (n(t).to = r);
		}
	}), e.when((e, t) => n(t).to !== -1, e.call(Ko, (e, r) => (N(e, r.self, t.token, 1), {
		seat: n(r).to,
		token: t.token,
		count: 1
	})))],
	estimate: () => 2
}), wl = (e) => Cl({ token: e }), Tl = h({
	name: "prevent-half",
	possible: (e, t) => e.attack?.type !== "ultimate" && no(e, t),
	possibleLater: ro,
	parts: (e) => [e.run((e, t) => to(e, t.self, {
		kind: "half",
		by: t.by,
		amount: 0
	}))],
	estimate: () => 3
}), El = () => Tl({});
h({
	name: "raise-limit",
	parts: (e, t) => [e.run((e, n) => {
		let { raised: r } = u(e, n.self), i = Qs(t.token, n.self);
		r[i] = (r[i] ?? 0) + t.amount;
	})],
	estimate: (e) => e.amount
});
// packages/dice-throne/src/effects/recoil.ts
var Dl = h({
	name: "recoil",
	pass: () => "target",
	parts: (e, t) => [e.run((e) => {
		e.attack && (e.attack.recoil += t.amount);
	})],
	estimate: (e) => -.8 * e.amount
}), Ol = (e) => Dl({ amount: e }), kl = h({
	name: "reflect",
	possible: (e) => e.isolated === void 0,
	parts: (e) => [e.run((e, t) => to(e, t.self, {
		kind: "reflect",
		by: t.by,
		amount: 0
	}))],
	estimate: () => 3
}), Al = () => kl({}), jl = h({
	name: "reroll-any",
	possible: (e, t) => k(e)?.owner === t,
	vars: () => ({ thrown: [] }),
	parts: (e, t, { own: n }) => ka(e, n),
	estimate: () => 1
}), Ml = () => jl({}), Nl = h({
	name: "search",
	vars: () => ({ searches: 0 }),
	parts: (e, t, { own: n }) => Fl(e, n, t.most, t.to),
	estimate: (e) => (e.to === "play" ? 4 : 2) * e.most
}), Pl = (e, t) => Nl({
	most: e,
	to: t
});
function Fl(e, t, n, r, i = []) {
	return [
		e.run((e, r) => {
			t(r).searches = n;
		}),
		e.loop((e, n) => t(n).searches > 0, e.ask("search", {
			who: (e, t) => t.self,
			options: (e, t) => {
				let { deck: n } = u(e, t.self);
				return [...r === "play" ? Bc(e, t.self, n) : zc(e, t.self, n), "none"];
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, n, i) => {
				let a = t(n);
				a.searches = i === "none" ? 0 : a.searches - 1, i !== "none" && Il(e, n.self, i, r);
			}
		})),
		...i,
		e.call(Ta, (e, t) => ({ seat: t.self })),
		...r === "play" ? [Hc(e)] : []
	];
}
function Il(e, t, n, r) {
	let i = u(e, t);
	i.deck.splice(i.deck.indexOf(n), 1), i.knownTop = 0, r === "play" ? Vc(e, t, n) : (i.hand.push(n), Do(e, t, n, [...e.fighters.keys()]), l(() => ({
		type: "took",
		seat: t,
		card: n
	})));
}
// packages/dice-throne/src/effects/seeHand.ts
var Ll = h({
	name: "see-hand",
	pass: ({ who: e }) => sr(e) ? "target" : "activation",
	vars: Qo,
	parts: (e, t, { own: n }) => [
		...$o(e, n, t.who),
		e.run((e, t) => {
			for (let r of n(t).seats) {
				u(e, r).shownTo = Ea(e, t.self);
				for (let n of u(e, r).hand) Do(e, r, n, Ea(e, t.self));
				pe(Ea(e, t.self), () => ({
					type: "saw",
					seat: t.self,
					of: r,
					cards: [...u(e, r).hand]
				}), () => ({
					type: "saw",
					seat: t.self,
					of: r
				}));
			}
		}),
		e.ask("see-hand", {
			who: (e, t) => t.self,
			options: (e, t) => n(t).seats.length > 0 ? ["done"] : [],
			params: (e, t) => ({ by: t.by }),
			then: (e, t) => {
				for (let r of n(t).seats) u(e, r).shownTo = [];
			}
		})
	],
	estimate: () => .5
}), Rl = (e) => Ll({ who: e }), zl = h({
	name: "set-off",
	parts: (e, t) => [e.when((e, n) => j(e, n.self, t.token) > 0, e.run((e, n) => {
		N(e, n.self, t.token, 1);
	}), e.call(Uo, (e, n) => ({
		to: n.self,
		amount: E(t.token).blast ?? 0,
		by: t.token,
		certain: !1,
		type: "undefendable"
	})))],
	estimate: (e) => -(E(e.token).blast ?? 0)
}), Bl = (e) => zl({ token: e }), Vl = h({
	name: "steal-cp",
	pass: ({ from: e }) => sr(e) ? "target" : "activation",
	vars: Qo,
	parts: (e, t, { own: n }) => [...$o(e, n, t.from), e.run((e, r) => {
		for (let i of n(r).seats) {
			let n = Math.min(t.amount, u(e, i).cp);
			xa(e, i, -n), xa(e, r.self, n);
		}
	})],
	estimate: (e) => 2 * e.amount
}), Hl = (e, t = "target") => Vl({
	amount: e,
	from: t
}), Ul = h({
	name: "pooled-damage",
	pass: ({ who: e }) => sr(e) ? "target" : "activation",
	vars: Qo,
	parts: (e, t, { own: n }) => [...$o(e, n, t.who), e.run((e, r) => {
		for (let i of n(r).seats) {
			let n = F(e, {
				...r,
				target: i
			}, t.amount);
			if (n <= 0 || !f(e, i)) continue;
			let a = {
				kind: "other",
				by: r.by,
				amount: n,
				type: t.type,
				from: r.self
			};
			e.incoming[i].push(t.certain ? {
				...a,
				certain: !0
			} : a);
		}
	})],
	estimate: (e, t) => (e.who === "self" || e.who === "active" ? -1 : 1) * t.amount(e.amount)
}), Wl = (e, t, n = !1) => Ul({
	amount: e,
	who: t,
	certain: n,
	type: lr(t) ? "collateral" : "normal"
});
// packages/dice-throne/src/effects/topOfDeck.ts
function Gl(e, t, n) {
	let r = u(e, t), i = r.deck.splice(Math.max(0, r.deck.length - n)).reverse();
	r.looking = i, r.knownTop = Math.max(0, r.knownTop - i.length), pe(Ea(e, t), () => ({
		type: "looked",
		seat: t,
		cards: i,
		count: i.length
	}), () => ({
		type: "looked",
		seat: t,
		count: i.length
	}));
}
function Kl(e, t, n = () => [], r = () => void 0) {
	let i = (e, t) => u(e, t.self).looking;
	return [e.run((e, n) => {
		t(n).looked = i(e, n).length;
	}), e.loop((e, t) => i(e, t).length > 0, e.either((e, n) => i(e, n).length > 1 || t(n).looked === 1, [e.ask("put-back-next", {
		who: (e, t) => t.self,
		options: (e, r) => [...i(e, r), ...i(e, r).length === t(r).looked ? n(e, r) : []],
		params: (e, t) => ({ by: t.by }),
		then: (e, n, a) => {
			i(e, n).includes(a) ? ql(e, n.self, a, t(n).looked) : r(e, n, a);
		}
	})], [e.run((e, n) => ql(e, n.self, i(e, n)[0], t(n).looked))]))];
}
function ql(e, t, n, r) {
	let i = u(e, t), a = r - i.looking.length;
	i.looking.splice(i.looking.indexOf(n), 1), i.deck.splice(i.deck.length - a, 0, n), i.knownTop++;
}
// packages/dice-throne/src/effects/undefendable.ts
var Jl = h({
	name: "undefendable",
	possible: (e, t) => z(e, t, "my-attack-undefended") || z(e, t, "end-of-my-offense"),
	parts: (e) => [e.run((e) => {
		e.attack?.type === "normal" && (e.attack.type = "undefendable");
	})],
	estimate: () => 2
}), Yl = () => Jl({});
// packages/dice-throne/src/effects/condition.ts
function Xl(e, t, n) {
	return "dice" in n ? Vt(n.dice, t.dice, Oi(e, t.self).faces) : "total" in n ? t.dice.reduce((e, t) => e + t, 0) >= n.total : "upgrades" in n ? Bi(e, t.self) >= n.upgrades : "added" in n ? t.added >= n.added : "dealt" in n ? (e.dealt[t.target] ?? 0) >= n.dealt : "base" in n ? (e.attack?.base ?? 0) >= n.base : "die" in n ? n.die.includes(t.dice[0] ?? 0) : (u(e, t.self).marks[n.mark] ?? 0) === n.is;
}
function Zl(e, t) {
	return "die" in e ? e.die.length / 6 : !("dice" in e) || !("symbols" in e.dice) ? .5 : Object.entries(e.dice.symbols).reduce((e, [n, r]) => e * Ql(r, t.dice, t.chance(n)), 1);
}
function Ql(e, t, n) {
	return e <= 0 ? 1 : e > t ? 0 : n * Ql(e - 1, t - 1, n) + (1 - n) * Ql(e, t - 1, n);
}
// packages/dice-throne/src/effects/when.ts
var $l = h({
	name: "when",
	inner: ({ effects: e, otherwise: t }) => [e, t],
	reaches: (e, t, n, r) => r(Xl(e, t, n.if) ? n.effects : n.otherwise),
	parts: (e, t, { parts: n }) => [e.either((e, n) => Xl(e, n, t.if), n(t.effects), n(t.otherwise))],
	possible: (e, t, n) => "upgrades" in n.if ? (Bi(e, t) >= n.if.upgrades ? n.effects : n.otherwise).some((n) => g(n).possible?.(e, t, n) ?? !0) : "base" in n.if && (e.attack?.base ?? 0) < n.if.base ? !1 : "base" in n.if ? n.effects.some((n) => g(n).possible?.(e, t, n) ?? !0) : !("dealt" in n.if) || e.attack !== void 0 && (e.dealt[e.attack.target] ?? 0) >= n.if.dealt && t === e.attack.by,
	estimate: (e, t) => {
		let n = Zl(e.if, t);
		return n * t.list(e.effects) + (1 - n) * t.list(e.otherwise);
	}
}), Y = (e, t, n = []) => $l({
	if: e,
	effects: t,
	otherwise: n
}), X = (e, ...t) => Y({ dice: { symbols: e } }, t), eu = (e, t, n) => n.some((n) => {
	let { inner: r, pass: i, reaches: a } = g(n);
	return a ? a(e, t, n, (n, r = t.dice) => eu(e, {
		...t,
		dice: r
	}, n)) : i?.(n) === "target" || (r?.(n) ?? []).some((n) => eu(e, t, n));
}), Z = (e) => Ri(e, e.attack.by, e.attack.tier, e.attack.board), tu = (e, t, n) => ({
	...Ws(e.attack.by, t, n, e.attack.dice),
	pooled: !0,
	healsLater: Pe(e, "pooled-healing")
}), nu = v("dice-throne/activate", (e) => [
	e.run((e) => {
		let t = e.attack, { ability: n, home: r, tier: i } = Z(e);
		t.stage = "activated", t.board = u(e, t.by).board, t.dice = [...e.rolls[0].dice], n.kind === "ultimate" && (t.type = "ultimate", e.silenced = !0), fe(() => `${r}.${i}`), l(() => ({
			type: "activated",
			seat: t.by,
			ability: t.tier
		}));
	}),
	nc(e, au, (e) => e.attack.by),
	e.when((e) => Z(e).activation !== void 0, e.call((e) => y(Z(e).activation), (e) => tu(e, -1, Z(e).ability.id)))
]);
function ru(e) {
	let { by: t, dice: n, isAttack: r } = e.attack, { ability: i, effects: a } = Z(e);
	return r || eu(e, Ws(t, -1, i.id, n), a);
}
var iu = (e) => !Z(e).onlyDamage || au(e).length > 0 || M(e, e.active).some((e) => E(e).spend?.when === "end-of-my-offense");
function au(e) {
	let { by: t, dice: n } = e.attack, { need: r } = Z(e);
	return tc(e, t, "activating").filter((i) => {
		let a = O(e, t).hooks.activating.find((e) => e.program === i)?.ability.activating?.symbol;
		return a === void 0 ? !0 : "symbols" in r && !Pe(e, "tithe-any-prayer") ? a in r.symbols : Wt(a, n, Oi(e, t).faces) > 0;
	});
}
var ou = v("dice-throne/strike", (e) => [e.when((e) => Z(e).target !== void 0, e.call((e) => y(Z(e).target), (e) => tu(e, e.attack.target, Z(e).ability.id))), e.when((e) => e.attack.isAttack && f(e, e.attack.target), e.run((e) => {
	let { by: t, target: n, base: r } = e.attack;
	e.incoming[n].unshift({
		kind: "base",
		by: Z(e).ability.id,
		amount: r,
		from: t
	});
}), e.call(su))]), su = v("dice-throne/modify", (e) => [
	e.leave((e) => {
		let { isAttack: t, modified: n, by: r, target: i } = e.attack;
		return !t || n || Qa(e, r) || !f(e, i);
	}),
	e.run((e) => {
		e.attack.modified = !0;
	}),
	nc(e, cu, (e) => e.attack.by)
]);
function cu(e) {
	let { by: t, target: n, type: r } = e.attack, i = tc(e, t, "attacking");
	return Ma[r].modified ? [...i, ...tc(e, n, "attacked")] : i;
}
function lu(e) {
	let { by: t, type: n } = e.attack;
	if (!Ma[n].reduced) return;
	let r = Mi();
	for (let n of e.fighters.keys()) {
		if (n === t) continue;
		let i = e.incoming[n].filter(({ kind: e, by: t }) => e !== "add" || r.every(({ id: e }) => e !== t));
		if (e.incoming[n] = i, i.length !== 0 && uu(e, n)) for (let { id: n, weakens: a = 0 } of r) j(e, t, n) > 0 && i.push({
			kind: "add",
			by: n,
			amount: -a * j(e, t, n),
			from: t
		});
	}
}
function uu(e, t) {
	let { isAttack: n, target: r, type: i } = e.attack;
	return !Pe(e, "wither-strict") || n && r === t && Ma[i].modified;
}
var du = v("dice-throne/aftermath", (e) => [e.when((e) => Z(e).after !== void 0, e.call((e) => y(Z(e).after), (e) => ({
	...tu(e, e.attack.target, Z(e).ability.id),
	pooled: !1,
	healsLater: !1
})))]), fu = (e, t, { grammar: n, moments: r }) => Ft.ability.flatMap((i) => {
	let a = It(e, i);
	if (!a) return [];
	let { when: o, target: s } = r[i], c = o({
		symbol: t.symbol(e.activating?.symbol ?? ""),
		dice: e.dice
	}), l = (s === void 0 ? t : t.facing(s)).list(a);
	return [c === "" ? `${kn(l)}.` : `${n.labelled(c, l)}.`];
});
// packages/dice-throne/src/text/sayFor.ts
function pu(e, t, n = {}) {
	let r = C[t], i = {
		ultimate: n.ultimate ?? !1,
		target: n.target,
		token: (e) => As(e, t),
		isOwned: (e) => E(e).owned === !0,
		symbol: (n, r) => ks(e, n, t, r),
		who: (e) => e === "target" && n.target !== void 0 ? n.target : r.who[e],
		amount: (e, t) => _u(e, t, i, r),
		tokens: (e, t) => t === 1 ? i.token(e) : i.amount(t, r.amounts.tokens(i.token(e))),
		one: (e) => Ps(e.do, t)(e, i),
		list: (e) => r.grammar.spaced(mu(e, i, r)),
		ways: (e) => vu(e, i, r),
		conditional: (e) => yu(e, i, r),
		facing: (r) => pu(e, t, {
			...n,
			target: r
		})
	};
	return i;
}
function mu(e, t, { grammar: n }) {
	let r = [[]];
	for (let n of e) n.do === "then" ? r.push([]) : hu(r.at(-1), t.one(n));
	return r.map((e) => gu(e.map((e) => typeof e == "string" ? e : `${e.verb} ${n.and(e.things)}${e.end}`), n)).reduce(n.broken);
}
function hu(e, t) {
	let n = e.at(-1);
	typeof n == "object" && typeof t == "object" && Dn(n, t) ? e[e.length - 1] = {
		...t,
		things: [...n.things, ...t.things]
	} : e.push(t);
}
var gu = (e, t) => e.every(t.isPlain) && !e.slice(0, -1).some(t.isOptional) ? t.and(e) : e.join("; ");
function _u(e, t, n, { amounts: r }) {
	if (typeof e == "number") return On(e, t);
	if ("per" in e) return i(e.plus ?? 0, e.times, r.each(n.symbol(e.per)));
	if ("tokens" in e) return i(0, e.times, r.each(n.token(e.tokens)));
	switch (e.of) {
		case "total": return r.total(t);
		case "half-die": return r.halfDie(t);
		case "upgrades": return i(e.base, 1, r.eachUpgrade);
		case "upgrades-this-turn": return i(e.base, 1, r.eachUpgradeThisTurn);
	}
	function i(e, n, i) {
		return e > 0 ? r.more(On(e, t), n, i) : `${On(n, t)} ${i}`;
	}
}
function vu({ among: e }, t, { grammar: n }) {
	let r = e.flatMap((e) => e.length > 0 ? [t.list(e)] : []), i = r.length < e.length;
	return {
		list: !i && r.every(n.isPlain) ? n.or(r) : r.join(n.orElse),
		optional: i
	};
}
function yu({ if: e, effects: t, otherwise: n }, r, i) {
	let { conditions: a } = i, o = bu(e, r, i);
	if (n.length === 0) return a.only(o, r.list(t));
	let [s, c] = [t, n].map((e) => e.length === 1 ? r.one(e[0]) : "");
	return typeof s == "object" && Dn(s, c) ? a.instead(r.list(n), s.things.join(", "), o) : a.orElse(o, r.list(t), r.list(n));
}
function bu(e, t, { conditions: n }) {
	return "dice" in e ? xu(e.dice, t, n) : "total" in e ? n.total(e.total) : "upgrades" in e ? n.upgrades(e.upgrades) : "added" in e ? n.added(e.added) : "dealt" in e ? n.dealt(e.dealt) : "base" in e ? n.base(e.base) : "die" in e ? Su(e.die, n) : e.mark === "face" ? n.face(e.is) : n.then;
}
function xu(e, t, n) {
	if ("ofAKind" in e) return n.ofAKind(e.ofAKind);
	if ("straight" in e) return n.straight[e.straight];
	let r = Object.entries(e.symbols), i = r.map(([e, n]) => r.length === 1 && n === 1 ? t.symbol(e) : `${n} ${t.symbol(e, n)}`);
	return n.symbols(i.join(" + "));
}
function Su(e, t) {
	let [n = 0] = e;
	return e.length > 1 && e.at(-1) === 6 && n === 7 - e.length ? t.dieFrom(n) : t.die(e);
}
// packages/dice-throne/src/text/describe.ts
function Cu(e, t, n) {
	let r = pu(t.id, n).list(e);
	return r === "" ? "" : `${kn(r)}.`;
}
function wu(e, t, n) {
	let { needs: r } = C[n];
	return "straight" in e ? r.straight[e.straight] : "ofAKind" in e ? r.ofAKind(e.ofAKind) : Object.entries(e.symbols).map(([e, r]) => `${r} ${ks(t, e, n, r)}`).join(" + ");
}
function Tu(e, t, n) {
	let { effects: r, upgrades: i, cast: a, modifier: o, when: s } = e, { grammar: c, printed: l, timings: ee } = C[n], te = (e, r) => r.length > 0 ? [`${c.labelled(e, pu(t.id, n).list(r))}.`] : [], ne = [...o ? [l.modifier] : [], ...s ? [l.only(ee[s])] : []];
	if (i) {
		ne.push(...te(l.played, r));
		for (let e of [i.ability, ...i.adds ?? []]) ne.push(Eu(e, t, n));
	} else a ? (ne.push(...te(l.prepare, r)), ne.push(...te(l.cast(ee[a.when]), a.effects))) : ne.push(Cu(r, t, n));
	return c.spaced(ne.join(" "));
}
function Eu(e, t, n) {
	let { grammar: r, printed: i, timings: a } = C[n], o = pu(t.id, n, { ultimate: e.kind === "ultimate" }), s = [...Du(e, t, n, o), ...fu(e, o, C[n])];
	e.prepares && s.push(i.prepares(e.prepares)), e.upgradesInRollPhases && s.push(i.upgradesInRollPhases);
	for (let { cost: t, when: n, effects: c } of e.actions ?? []) {
		let e = o.list(c);
		s.push(`${kn(t === 0 ? e : r.labelled(i.bought(a[n], t), e))}.`);
	}
	return r.spaced([`${Ds(e.id, n, t.id)} —`, ...s].join(" "));
}
function Du({ tiers: e = [] }, t, n, r) {
	let { grammar: i } = C[n], a = e.length > 1 ? Ou(e) : void 0, o = e.map(({ need: e, effects: o, after: s = [] }) => {
		let c = r.list(a ? o.slice(0, -1) : o), l = s.length > 0 ? i.broken(c, r.list(s)) : c;
		return `${i.labelled(kn(wu(e, t.id, n)), l)}.`;
	});
	return a ? [...o, `${kn(r.list([a]))}.`] : o;
}
function Ou(e) {
	let [t, ...n] = e.map(({ effects: e }) => e.at(-1)), r = n.every((e) => JSON.stringify(e) === JSON.stringify(t));
	return t?.do === "when" && r ? t : void 0;
}
// packages/dice-throne/src/content/sharedTokens.ts
var ku = {
	id: "evasive",
	kind: "positive",
	limit: 3,
	spend: {
		when: "incoming",
		effects: [H(1, [Y({ die: [1, 2] }, [Zs()])])]
	}
}, Au = {
	id: "knockdown",
	kind: "negative",
	limit: 1,
	forbids: "offense"
}, ju = {
	id: "protect",
	kind: "positive",
	limit: 1,
	spend: {
		when: "incoming",
		effects: [El()]
	}
}, Mu = {
	id: "blessing-of-divinity",
	kind: "unique",
	limit: 1,
	fixed: "both",
	saves: !0
}, Q = (e, t, n, r, i = []) => ({
	id: e,
	kind: "upgrade",
	cost: t,
	effects: [],
	upgrades: {
		ability: r,
		level: n,
		adds: i
	}
}), Nu = h({
	name: "barbarian/ward",
	options: { ward: pt("none") },
	parts: (e) => [e.ask("ward", {
		who: (e, t) => t.self,
		options: (e, t) => {
			let n = [...new Set(e.attack?.inflicted ?? [])].filter((n) => E(n).kind !== "unique" && ia(e, t.self, n));
			return n.length > 0 ? [...n, "none"] : [];
		},
		then: (e, t, n) => {
			n !== "none" && N(e, t.self, n, 1);
		}
	})],
	estimate: () => 1
}), Pu = () => Nu({}), Fu = [
	_({ sword: 3 }),
	_({ sword: 4 }),
	_({ sword: 5 })
], Iu = (e, t) => ({
	id: "smack",
	kind: "offensive",
	tiers: t.map((t, n) => ({
		need: Fu[n],
		effects: [G(t), ...e > 1 ? [Y({ dice: Bt(4) }, [Yl()])] : []]
	}))
}), Lu = (e) => ({
	id: "sturdy-blow",
	kind: "offensive",
	tiers: [{
		need: _({
			sword: 2,
			pow: 2
		}),
		effects: [G(e, "undefendable")]
	}]
}), Ru = [
	_({ life: 3 }),
	_({ life: 4 }),
	_({ life: 5 })
], zu = (e, t) => ({
	id: "fortitude",
	kind: "offensive",
	tiers: t.map((t, n) => ({
		need: Ru[n],
		effects: [q(t), ...e > 1 ? [Y({ dice: Bt(3) }, [ds("own", !0)])] : []]
	}))
}), Bu = (e) => ({
	id: "overpower",
	kind: "offensive",
	tiers: [{
		need: _({
			sword: 3,
			pow: 2
		}),
		effects: [H(3, [
			W(),
			G(da),
			Y({ total: e }, [J("concussion")])
		])]
	}]
}), Vu = (e) => ({
	id: "mighty-blow",
	kind: "offensive",
	tiers: [{
		need: Rt,
		effects: [e === 1 ? G(9) : G(8, "undefendable")]
	}]
}), Hu = (e) => ({
	id: "crit-bash",
	kind: "offensive",
	tiers: [{
		need: _({ pow: 4 }),
		effects: [
			J("stun"),
			W(),
			G(e, "undefendable")
		]
	}]
}), Uu = (e, t) => ({
	id: "reckless",
	kind: "offensive",
	tiers: [{
		need: zt,
		effects: [G(e), Ol(t)]
	}]
}), Wu = (e) => ({
	id: "thick-skin",
	kind: "defensive",
	dice: e === 1 ? 3 : 4,
	effects: [q(P("life", 2)), ...e > 1 ? [X({ life: 2 }, Pu())] : []]
}), Gu = {
	id: "barbarian",
	difficulty: 1,
	faces: [
		"sword",
		"sword",
		"sword",
		"life",
		"life",
		"pow"
	],
	abilities: [
		Iu(1, [
			4,
			6,
			8
		]),
		Lu(4),
		zu(1, [
			4,
			5,
			6
		]),
		Bu(14),
		Vu(1),
		Hu(5),
		Uu(15, 4),
		{
			id: "rage",
			kind: "ultimate",
			tiers: [{
				need: _({ pow: 5 }),
				effects: [J("stun"), G(15)]
			}]
		},
		Wu(1)
	],
	tokens: [{
		id: "concussion",
		kind: "negative",
		limit: 1,
		forbids: "income"
	}, {
		id: "stun",
		kind: "negative",
		limit: 1,
		forbids: "acting"
	}],
	cards: [
		Q("smack-ii", 2, 2, Iu(2, [
			5,
			7,
			9
		])),
		Q("smack-iii", 3, 3, Iu(3, [
			6,
			8,
			10
		])),
		Q("sturdy-blow-ii", 1, 2, Lu(5)),
		Q("sturdy-blow-iii", 2, 3, Lu(6)),
		Q("mighty-blow-ii", 2, 2, Vu(2)),
		Q("crit-bash-ii", 2, 2, Hu(7), [{
			id: "crit-smash",
			kind: "offensive",
			tiers: [{
				need: _({ pow: 3 }),
				effects: [
					J("concussion"),
					W(),
					G(2, "undefendable")
				]
			}]
		}]),
		Q("fortitude-ii", 2, 2, zu(2, [
			5,
			6,
			7
		])),
		Q("overpower-ii", 2, 2, Bu(10), [{
			id: "war-cry",
			kind: "offensive",
			tiers: [{
				need: _({
					sword: 2,
					life: 2
				}),
				effects: [q(2), G(2, "undefendable")]
			}]
		}]),
		Q("reckless-ii", 2, 2, Uu(20, 5)),
		Q("thick-skin-ii", 3, 2, Wu(2)),
		{
			id: "concuss",
			kind: "main",
			cost: 1,
			effects: [J("concussion", 1, "chosen-opponent")]
		},
		{
			id: "head-bash",
			kind: "roll",
			cost: 0,
			when: "after-damage",
			effects: [Y({ dealt: 8 }, [J("concussion")])]
		},
		{
			id: "get-some",
			kind: "roll",
			cost: 2,
			modifier: !0,
			effects: [H(5, [U(P("sword"))]), J("concussion")]
		},
		{
			id: "feelin-good",
			kind: "instant",
			cost: 0,
			effects: [H(3, [q(P("life", 2, 1))])]
		},
		{
			id: "adrenaline-surge",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [H(1, [Y({ dice: _({ pow: 1 }) }, [q(2), J("concussion", 1, "chosen-opponent")], [L(1)])])]
		}
	]
}, Ku = h({
	name: "cursed-pirate/ransom",
	options: { ransom: gt },
	possible: (e, t) => Qi(A(e, t, "opponent")).length > 0,
	vars: () => ({
		die: 0,
		owner: 0,
		reroll: !1
	}),
	parts: (e, t, { own: n }) => [
		e.ask("reroll-die", {
			who: (e, t) => t.self,
			options: (e, t) => Qi(A(e, t.self, "opponent")),
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				n(t).die = r, n(t).owner = Yi(A(e, t.self, "opponent"), r - 1);
			}
		}),
		e.ask("ransom", {
			who: (e, t) => n(t).owner,
			options: (e, r) => {
				let { die: i, owner: a } = n(r);
				return i === 0 ? [] : u(e, a).cp >= t.price ? ["pay", "reroll"] : ["reroll"];
			},
			params: (e, t) => ({ die: n(t).die }),
			auto: !0,
			then: (e, r, i) => {
				n(r).reroll = i === "reroll", i === "pay" && Ju(e, n(r).owner, r.self, t.price);
			}
		}),
		e.roll("roll", {
			dice: (e, t) => +!!n(t).reroll,
			whose: (e, t) => [n(t).owner],
			then: (e, t, [r]) => $i(e, t.self, n(t).die, r)
		})
	],
	estimate: () => 2
}), qu = (e) => Ku({ price: e });
function Ju(e, t, n, r) {
	xa(e, t, -r), xa(e, n, r);
}
// packages/dice-throne/src/heroes/cursed-pirate/shed.ts
var Yu = h({
	name: "cursed-pirate/shed",
	options: { shed: mt("shed") },
	parts: (e) => [e.ask("shed", {
		who: (e, t) => t.self,
		options: (e, t) => {
			let n = j(e, t.self, Qs("doubloon", t.self));
			return n === 0 ? [] : Array.from({ length: n + 1 }, (e, t) => t);
		},
		then: (e, t, n) => {
			N(e, t.self, Qs("doubloon", t.self), n);
		}
	})],
	estimate: () => 1
}), Xu = () => Yu({}), Zu = h({
	name: "cursed-pirate/wane",
	parts: (e) => [e.run((e, t) => {
		N(e, t.self, Qs("doubloon", t.self), 1) === 0 && $u(e, t.self);
	})],
	estimate: () => 0
}), Qu = () => Zu({});
function $u(e, t) {
	let n = u(e, t);
	n.marks.face = 1, n.board = Li(n.hero, 1, O(e, t).levels), l(() => ({
		type: "flipped",
		seat: t
	}));
}
// packages/dice-throne/src/heroes/cursed-pirate/cursed-pirate.ts
var ed = [
	_({ cutlass: 3 }),
	_({ cutlass: 4 }),
	_({ cutlass: 5 })
], td = _({
	cutlass: 1,
	loot: 2,
	skull: 1
}), nd = _({
	cutlass: 1,
	skull: 3
}), rd = (e = 1) => K("doubloon", e, !0), id = [
	{
		id: "cutlass-strike",
		kind: "offensive",
		tiers: [
			5,
			6,
			7
		].map((e, t) => ({
			need: ed[t],
			effects: [G(e), Y({ dice: Bt(4) }, [J("powder-keg")])]
		}))
	},
	{
		id: "x-marks-the-spot",
		kind: "offensive",
		tiers: [{
			need: _({ loot: 3 }),
			effects: [
				I(1),
				Ys(),
				H(3, [
					G(P("cutlass", 2), "undefendable"),
					L(P("loot")),
					rd(P("skull"))
				])
			]
		}]
	},
	{
		id: "cursed",
		kind: "passive",
		endOfTurn: [Qu()]
	},
	{
		id: "walk-the-plank",
		kind: "offensive",
		tiers: [{
			need: td,
			effects: [
				dc([Hl(1)], [Sc("target")]),
				W(),
				G(7)
			]
		}]
	},
	{
		id: "light-the-fuse",
		kind: "offensive",
		tiers: [{
			need: Rt,
			effects: [
				J("powder-keg"),
				W(),
				G(7)
			]
		}, {
			need: zt,
			effects: [
				J("powder-keg"),
				W(),
				G(9)
			]
		}]
	},
	{
		id: "black-spot",
		kind: "offensive",
		tiers: [{
			need: _({ skull: 4 }),
			effects: [
				rd(),
				J("parlay"),
				G(7, "undefendable")
			]
		}]
	},
	{
		id: "shiver-me-timbers",
		kind: "offensive",
		tiers: [{
			need: nd,
			effects: [G(7, "undefendable"), Xu()]
		}]
	},
	{
		id: "pirates-touch",
		kind: "ultimate",
		tiers: [{
			need: _({ skull: 5 }),
			effects: [
				G(12),
				rd(2),
				J("parlay"),
				J("powder-keg")
			]
		}]
	},
	{
		id: "ahoy-matey",
		kind: "defensive",
		dice: 4,
		effects: [
			yc(P("cutlass")),
			I(P("loot")),
			V(P("skull", 2)),
			X({
				cutlass: 2,
				skull: 1
			}, rd())
		]
	}
], ad = [
	{
		id: "soul-cutlass",
		kind: "offensive",
		tiers: [
			5,
			7,
			9
		].map((e, t) => ({
			need: ed[t],
			effects: [G(e), Y({ dice: Bt(3) }, [J("powder-keg")])]
		}))
	},
	{
		id: "dread-mark",
		kind: "offensive",
		tiers: [{
			need: _({ loot: 3 }),
			effects: [
				I(2),
				Ys(),
				H(4, [
					G(P("cutlass", 2), "undefendable"),
					L(P("loot")),
					J("doubloon", P("skull"))
				])
			]
		}]
	},
	{
		id: "curse",
		kind: "passive",
		upkeep: [Wl(4, "self", !0)],
		foeDidNotAttack: [J("powder-keg")]
	},
	{
		id: "abyssal-walk",
		kind: "offensive",
		tiers: [{
			need: td,
			effects: [
				Hl(1),
				Sc("target"),
				J("wither"),
				W(),
				G(8)
			]
		}]
	},
	{
		id: "thar-she-blows",
		kind: "offensive",
		tiers: [{
			need: Rt,
			effects: [
				J("wither"),
				J("powder-keg"),
				W(),
				G(7)
			]
		}, {
			need: zt,
			effects: [
				J("wither"),
				J("powder-keg"),
				W(),
				G(10)
			]
		}]
	},
	{
		id: "black-soul",
		kind: "offensive",
		tiers: [{
			need: _({ skull: 4 }),
			effects: [
				J("parlay"),
				J("powder-keg"),
				J("wither"),
				W(),
				G(8, "undefendable")
			]
		}]
	},
	{
		id: "the-shivering",
		kind: "offensive",
		tiers: [{
			need: nd,
			effects: [G(8, "undefendable"), Wl(ha("doubloon"), "all-opponents")]
		}]
	},
	{
		id: "cursed-touch",
		kind: "ultimate",
		tiers: [{
			need: _({ skull: 5 }),
			effects: [
				G(13),
				J("parlay"),
				J("doubloon"),
				J("wither"),
				J("powder-keg", 1, "two-opponents", "kegs-together")
			]
		}]
	},
	{
		id: "avast-ye",
		kind: "defensive",
		dice: 5,
		effects: [
			yc(P("cutlass")),
			I(P("loot")),
			V(P("skull", 2)),
			X({
				cutlass: 2,
				skull: 1
			}, J("doubloon"))
		]
	}
], od = [
	{
		id: "doubloon",
		kind: "unique",
		limit: 5,
		limitOnOthers: 3,
		owned: !0,
		persistent: !0,
		fixed: "both",
		upkeep: [Wl(ha("doubloon"), "self")]
	},
	{
		id: "powder-keg",
		kind: "negative",
		limit: 1,
		blast: 3,
		upkeep: [H(1, [Y({ die: [1, 2] }, [Bl("powder-keg")]), Y({ die: [6] }, [wl("powder-keg")])])]
	},
	{
		id: "parlay",
		kind: "negative",
		limit: 1,
		forbids: "damage",
		endsWithRollPhase: !0
	},
	{
		id: "wither",
		kind: "negative",
		limit: 2,
		persistent: !0,
		weakens: 1
	}
], sd = [
	{
		id: "cursed-cards",
		kind: "instant",
		cost: 0,
		effects: [dc([L(1)], [Jc(2, "self", !0), L(2)], [Jc(4, "self", !0), L(3)])]
	},
	{
		id: "batten-down",
		kind: "instant",
		cost: 4,
		effects: [wc(), L(4)]
	},
	{
		id: "shark-bait",
		kind: "roll",
		cost: 1,
		modifier: !0,
		effects: [U(2)]
	},
	{
		id: "run-ya-through",
		kind: "roll",
		cost: 2,
		modifier: !0,
		effects: [H(5, [U(P("cutlass")), Y({ added: 3 }, [J("powder-keg")])])]
	},
	{
		id: "ransom",
		kind: "roll",
		cost: 1,
		effects: [qu(2)]
	},
	{
		id: "swashbuckle",
		kind: "main",
		cost: 2,
		effects: [H(1, [
			X({ cutlass: 1 }, Jc(2, "chosen-opponent")),
			X({ loot: 1 }, L(2)),
			X({ skull: 1 }, J("powder-keg", 1, "chosen-opponent"))
		])]
	},
	{
		id: "scurvy",
		kind: "main",
		cost: 2,
		effects: [Jc(1, "self", !0), J("wither", 1, "chosen-opponent")]
	},
	{
		id: "pillage",
		kind: "main",
		cost: 0,
		effects: [Hl(1, "chosen-opponent")]
	},
	{
		id: "truce",
		kind: "main",
		cost: 3,
		effects: [J("parlay", 1, "chosen-opponent")]
	},
	{
		id: "crows-nest",
		kind: "main",
		cost: 1,
		effects: [qs("chosen-opponent", [H(1, [
			X({ cutlass: 1 }, Rl("target")),
			X({ loot: 1 }, Sc("target")),
			X({ skull: 1 }, Sc("target", "random"))
		])])]
	},
	{
		id: "high-stakes",
		kind: "main",
		cost: 2,
		effects: [H(2, [X({ loot: 1 }, L(2), I(2))])]
	},
	{
		id: "pirates-life",
		kind: "main",
		cost: 1,
		effects: [Y({
			mark: "face",
			is: 0
		}, [rd()], [q(3)])]
	},
	{
		id: "feed-the-fish",
		kind: "main",
		cost: 3,
		effects: [J("powder-keg", 1, "three-opponents")]
	},
	{
		id: "light-it-up",
		kind: "main",
		cost: 2,
		effects: [J("powder-keg", 1, "chosen-opponent")]
	},
	{
		id: "yo-ho",
		kind: "main",
		cost: 2,
		effects: [qs("chosen-opponent", [fc([J("powder-keg")], [hs(1, [Y({ die: [
			3,
			4,
			5,
			6
		] }, [J("powder-keg"), J("wither")])])])])]
	},
	{
		id: "heave-ho",
		kind: "main",
		cost: 0,
		promo: !0,
		effects: [H(1, [Y({ dice: _({ skull: 1 }) }, [J("parlay", 1, "chosen-opponent")], [L(1)])])]
	}
], cd = {
	id: "cursed-pirate",
	difficulty: 4,
	faces: [
		"cutlass",
		"cutlass",
		"cutlass",
		"loot",
		"loot",
		"skull"
	],
	setup: [K("doubloon", 3)],
	abilities: id,
	otherFace: ad,
	tokens: od,
	cards: sd
}, ld = "gunslinger/reload-again", ud = "gunslinger/reload-plus", dd = (e, t) => (e.attack?.marks[ld] ?? 0) + O(e, t).abilities.filter(({ ability: e }) => e.standing?.some((e) => e.do === ld)).length, fd = (e) => e.attack.marks[ud] ?? 0, pd = h({
	name: ld,
	possible: (e, t) => ia(e, t, "reload"),
	parts: (e, t) => [e.run((e) => {
		let { marks: n } = e.attack;
		n[ld] = (n[ld] ?? 0) + 1, n[ud] = (n[ud] ?? 0) + t.plus;
	})],
	estimate: (e) => .5 + e.plus
}), md = (e = 0) => pd({ plus: e }), hd = h({
	name: "gunslinger/reload",
	possible: (e, t) => z(e, t, "my-attack") && e.attack?.type !== "pure" && !Qa(e, t),
	vars: () => ({ extra: 0 }),
	parts: (e, t, { own: n }) => [e.run((e, t) => {
		n(t).extra = fd(e);
	}), e.call(zo, (e, t) => ({
		owner: t.self,
		purpose: "effect",
		count: 1,
		by: t.by,
		again: dd(e, t.self),
		dice: []
	}), (e, t, { dice: [r = 0] }) => {
		let i = Math.ceil(r / 2) + n(t).extra;
		e.incoming[e.attack.target].push({
			kind: "add",
			by: t.by,
			amount: i,
			from: e.attack.by
		});
	})],
	estimate: () => 2
}), gd = () => hd({}), _d = [
	_({ bullet: 3 }),
	_({ bullet: 4 }),
	_({ bullet: 5 })
], vd = (e, t) => ({
	id: "revolver",
	kind: "offensive",
	tiers: t.map((t, n) => ({
		need: _d[n],
		effects: [G(t), ...e > 1 ? [Y({ dice: Bt(4) }, [J("knockdown")])] : []]
	}))
}), yd = (e) => ({
	id: "bounty-hunter",
	kind: "offensive",
	tiers: [{
		need: _({
			bullet: 2,
			bullseye: 2
		}),
		effects: [
			J("bounty"),
			...e > 1 ? [W()] : [],
			G(e, "undefendable")
		]
	}]
}), bd = (e) => ({
	id: "quick-draw",
	kind: "passive",
	upkeep: [K("reload")],
	...e > 1 ? { standing: [md()] } : {}
}), xd = (e) => ({
	id: "take-cover",
	kind: "offensive",
	tiers: [{
		need: _({
			bullet: 2,
			dash: 3
		}),
		effects: [K("evasive"), G(e)]
	}]
}), Sd = (e, t) => ({
	id: "showdown",
	kind: "offensive",
	tiers: [{
		need: Rt,
		effects: [hc(!0, [G(e)], [G(t)])]
	}]
}), Cd = (e) => ({
	id: "deadeye",
	kind: "offensive",
	tiers: [{
		need: _({ bullseye: 4 }),
		effects: [
			J("knockdown"),
			W(),
			G(e, "undefendable")
		]
	}]
}), wd = (e) => ({
	id: "fan-the-hammer",
	kind: "offensive",
	tiers: [{
		need: zt,
		effects: [K("evasive", 2), G(e)]
	}]
}), Td = (e) => ({
	id: "duel",
	kind: "defensive",
	effects: [gc(e, [dc([yc(3)], [El()])], [yc(1)])]
}), Ed = {
	id: "gunslinger",
	difficulty: 2,
	faces: [
		"bullet",
		"bullet",
		"bullet",
		"dash",
		"dash",
		"bullseye"
	],
	abilities: [
		vd(1, [
			3,
			4,
			5
		]),
		yd(1),
		bd(1),
		xd(5),
		Sd(7, 5),
		Cd(6),
		wd(7),
		Td(!1),
		{
			id: "fill-em-with-lead",
			kind: "ultimate",
			tiers: [{
				need: _({ bullseye: 5 }),
				effects: [
					K("evasive"),
					J("bounty"),
					J("knockdown"),
					W(),
					G(10),
					md()
				]
			}]
		}
	],
	tokens: [
		ku,
		{
			id: "reload",
			kind: "positive",
			limit: 2,
			spend: {
				when: "my-attack",
				effects: [gd()]
			}
		},
		Au,
		{
			id: "bounty",
			kind: "negative",
			limit: 1,
			persistent: !0,
			attacked: [I(1), U(1)]
		}
	],
	cards: [
		Q("revolver-ii", 2, 2, vd(2, [
			4,
			5,
			6
		])),
		Q("bounty-hunter-ii", 1, 2, yd(2)),
		Q("showdown-ii", 1, 2, Sd(8, 6)),
		Q("showdown-iii", 2, 3, Sd(9, 6)),
		Q("fan-the-hammer-ii", 2, 2, wd(8), [{
			id: "pistol-whip",
			kind: "offensive",
			tiers: [{
				need: _({
					dash: 2,
					bullseye: 1
				}),
				effects: [
					K("evasive"),
					J("knockdown"),
					G(1, "undefendable")
				]
			}]
		}]),
		Q("take-cover-ii", 2, 2, xd(6), [{
			id: "mark-the-target",
			kind: "offensive",
			tiers: [{
				need: _({ dash: 3 }),
				effects: [K("evasive", 2), J("bounty")]
			}]
		}]),
		Q("deadeye-ii", 2, 2, Cd(8), [{
			id: "enforcer",
			kind: "offensive",
			tiers: [{
				need: _({ bullseye: 3 }),
				effects: [K("evasive"), qs("two-opponents", [J("bounty"), J("knockdown")])]
			}]
		}]),
		Q("duel-ii", 3, 2, Td(!0)),
		Q("quick-draw-ii", 2, 2, bd(2)),
		{
			id: "wanted",
			kind: "main",
			cost: 2,
			effects: [J("bounty", 1, "chosen-player")]
		},
		{
			id: "spin-the-chamber",
			kind: "main",
			cost: 1,
			effects: [K("reload")]
		},
		{
			id: "roulette",
			kind: "main",
			cost: 1,
			effects: [qs("chosen-player", [H(1, [
				X({ bullet: 1 }, Jc(2, "target")),
				X({ dash: 1 }, J("knockdown")),
				X({ bullseye: 1 }, J("bounty"))
			])])]
		},
		{
			id: "wild-west",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [md(1)]
		},
		{
			id: "eat-lead",
			kind: "roll",
			cost: 2,
			modifier: !0,
			effects: [H(5, [U(P("bullet")), Y({ added: 4 }, [J("knockdown")])])]
		},
		{
			id: "run-and-gun",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [H(1, [Y({ dice: _({ bullseye: 1 }) }, [K("reload"), K("evasive", 2)], [L(1)])])]
		}
	]
}, Dd = (e) => ({
	id: "tithe",
	kind: "passive",
	actions: [{
		id: "tithe-reroll",
		cost: 1,
		when: "any",
		effects: [ps({
			whose: "own",
			upTo: 1
		})]
	}, {
		id: "tithe-draw",
		cost: e === 1 ? 3 : 2,
		when: "any",
		effects: [L(1)]
	}],
	...e > 1 ? { activating: {
		symbol: "prayer",
		effects: [I(1)]
	} } : {}
}), Od = (e, t) => ({
	id: "righteous-combat",
	kind: "offensive",
	tiers: [{
		need: _({
			sword: 3,
			helmet: 2
		}),
		effects: [G(e), H(t, [
			G(P("sword", 2)),
			G(P("helmet")),
			q(P("life", 2)),
			I(P("prayer"))
		])]
	}]
}), kd = (e) => ({
	id: "retaliate",
	kind: "offensive",
	tiers: [{
		need: _({
			helmet: 3,
			prayer: 1
		}),
		effects: [ec(["retribution"], "chosen-player"), I(e)]
	}]
}), Ad = (e) => ({
	id: "mighty-prayer",
	kind: "offensive",
	tiers: [{
		need: _({
			sword: 3,
			prayer: 1
		}),
		effects: [G(e, "undefendable")],
		after: [K("crit"), K("accuracy")]
	}]
}), jd = (e) => ({
	id: "holy-light",
	kind: "offensive",
	tiers: [{
		need: _({ life: 2 }),
		effects: [q(P("life")), H(e, [
			K("crit", P("sword")),
			K("protect", P("helmet")),
			L(P("life")),
			I(P("prayer", 2))
		])]
	}]
}), Md = (e, t) => ({
	id: "holy-attack",
	kind: "offensive",
	tiers: [{
		need: Rt,
		effects: [q(1), G(e)]
	}, {
		need: zt,
		effects: [q(2), G(t)]
	}]
}), Nd = (e) => ({
	id: "righteous-prayer",
	kind: "offensive",
	tiers: [{
		need: _({ prayer: 4 }),
		effects: [G(8, e === 1 ? "normal" : "undefendable")],
		after: [K("crit"), I(2)]
	}]
}), Pd = (e) => ({
	id: "divine-defense",
	kind: "defensive",
	dice: e === 1 ? 3 : 4,
	effects: [
		yc(P("sword")),
		V(P("helmet")),
		V(P("life", 2)),
		I(P("prayer")),
		...e === 3 ? [X({
			helmet: 2,
			prayer: 1
		}, K("protect"))] : []
	]
}), Fd = {
	id: "paladin",
	difficulty: 5,
	faces: [
		"sword",
		"sword",
		"helmet",
		"helmet",
		"life",
		"prayer"
	],
	abilities: [
		Dd(1),
		Od(5, 2),
		kd(2),
		Ad(3),
		jd(1),
		Md(5, 8),
		Nd(1),
		{
			id: "resolute-faith",
			kind: "ultimate",
			tiers: [{
				need: _({ prayer: 5 }),
				effects: [
					K("blessing-of-divinity"),
					q(5),
					G(10)
				]
			}]
		},
		Pd(1)
	],
	tokens: [
		{
			id: "retribution",
			kind: "positive",
			limit: 1,
			spend: {
				when: "attacked",
				effects: [Al()]
			}
		},
		{
			id: "crit",
			kind: "positive",
			limit: 1,
			spend: {
				when: "my-attack",
				effects: [Y({ base: 5 }, [U(4)])]
			}
		},
		ju,
		{
			id: "accuracy",
			kind: "positive",
			limit: 1,
			spend: {
				when: "end-of-my-offense",
				effects: [Yl()]
			}
		},
		Mu
	],
	cards: [
		Q("tithe-ii", 3, 2, Dd(2)),
		Q("retaliate-ii", 1, 2, kd(4), [{
			id: "requital",
			kind: "offensive",
			tiers: [{
				need: _({
					sword: 1,
					helmet: 1,
					life: 1,
					prayer: 1
				}),
				effects: [
					K("retribution"),
					q(1),
					G(3, "undefendable")
				]
			}]
		}]),
		Q("holy-attack-ii", 2, 2, Md(7, 9)),
		Q("righteous-prayer-ii", 2, 2, Nd(2), [{
			id: "prosperity",
			kind: "offensive",
			tiers: [{
				need: _({ prayer: 3 }),
				effects: [I(4)]
			}]
		}]),
		Q("righteous-combat-ii", 2, 2, Od(5, 3)),
		Q("righteous-combat-iii", 4, 3, Od(6, 3), [{
			id: "steadfast",
			kind: "offensive",
			tiers: [{
				need: _({
					sword: 2,
					helmet: 1
				}),
				effects: [q(2), G(2, "undefendable")]
			}]
		}]),
		Q("mighty-prayer-ii", 2, 2, Ad(4), [{
			id: "offensive-stance",
			kind: "offensive",
			tiers: [{
				need: _({
					sword: 2,
					prayer: 1
				}),
				effects: [G(2, "undefendable"), dc([K("crit")], [K("accuracy")])]
			}]
		}]),
		Q("holy-light-ii", 2, 2, jd(3)),
		Q("divine-defense-ii", 3, 2, Pd(2)),
		Q("divine-defense-iii", 4, 3, Pd(3)),
		{
			id: "mighty",
			kind: "main",
			cost: 1,
			effects: [ec(["crit"], "chosen-player")]
		},
		{
			id: "consecration",
			kind: "main",
			cost: 4,
			effects: [ec([
				"protect",
				"retribution",
				"crit",
				"accuracy"
			], "chosen-player")]
		},
		{
			id: "blessed",
			kind: "main",
			cost: 1,
			effects: [H(1, [
				X({ sword: 1 }, L(2)),
				X({ helmet: 1 }, q(3)),
				X({ life: 1 }, q(4)),
				X({ prayer: 1 }, I(3))
			])]
		},
		{
			id: "absolution",
			kind: "roll",
			cost: 1,
			when: "attacked",
			effects: [H(1, [
				X({ sword: 1 }, yc(3)),
				X({ helmet: 1 }, V(3)),
				X({ life: 1 }, V(5)),
				X({ prayer: 1 }, V(2), I(2))
			])]
		},
		{
			id: "divine-favor",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [H(1, [Y({ dice: _({ prayer: 1 }) }, [I(4)], [L(1)])])]
		}
	]
};
// packages/dice-throne/src/heroes/index.ts
Ls(xs);
for (let e of [
	Gu,
	Fd,
	Ed,
	cd
]) Is(e, vi);
// packages/dice-throne/src/content/inventory.ts
function Id() {
	let e = Ci().map(({ id: e }) => pn("played", "common", e));
	for (let t of Di()) {
		let { hero: n, slots: r } = T(t);
		for (let { byLevel: n } of r.flat()) for (let [r, i] of n.entries()) for (let { id: n, tiers: a, kind: o } of i) {
			for (let i of (a ?? []).keys()) e.push(`${dn(t, n, r)}.${i}`);
			o === "defensive" && e.push(dn(t, n, r));
		}
		for (let { id: r, kind: i, effects: a, cast: o } of n.cards) (i !== "spell" || a.length > 0) && e.push(pn("played", t, r)), o && e.push(hn(t, r));
		for (let { id: t } of n.tokens) e.push(fn(t));
	}
	return [...new Set(e)];
}
// packages/dice-throne/src/events.ts
var Ld = {
	starter: "note",
	turn: "turn",
	rolled: "roll",
	die: "roll",
	announced: "note",
	activated: "note",
	"no-ability": "note",
	proposed: "note",
	targeted: "note",
	defended: "note",
	played: "card",
	cast: "card",
	sold: "card",
	discarded: "card",
	drew: "card",
	looked: "note",
	revealed: "note",
	took: "card",
	saw: "note",
	spent: "note",
	used: "note",
	token: "gain",
	cp: "gain",
	damaged: "hit",
	healed: "gain",
	flipped: "note",
	skipped: "note",
	reshuffled: "card",
	defeated: "hit",
	ended: "end"
}, Rd = ne({
	en: {
		title: "Dice Throne",
		pitch: "Heroes fight it out with dice, cards and nerve: roll, take risks, strike back, and be the last one standing."
	},
	fr: {
		title: "Dice Throne",
		pitch: "Des héros s’affrontent à coups de dés, de cartes et d’audace\xA0: lancez, osez, ripostez et soyez le dernier debout."
	}
}), zd = {
	id: "dice-throne",
	seats: {
		min: 2,
		max: 4,
		usual: 2
	},
	title: c((e) => Rd[e].title),
	pitch: c((e) => Rd[e].pitch)
}, Bd = 5e4, Vd = /* @__PURE__ */ new Map();
function Hd(e, t = 6) {
	if (!Number.isInteger(e) || e < 1 || e > 8) throw RangeError(`Dice are counted from 1 to 8, not ${e}`);
	if (!Number.isInteger(t) || t < 2 || t > 12) throw RangeError(`Dice have 2 to 12 sides, not ${t}`);
	let n = `${e}d${t}`, r = Vd.get(n) ?? Wd(e, t);
	return Vd.set(n, r), r;
}
function Ud(e, t) {
	let n = 0;
	for (let r of t) {
		if (!Number.isInteger(r) || r < 1 || r > e.sides) throw RangeError(`${r} is not a face from 1 to ${e.sides}`);
		if (n >= e.first[e.dice]) throw RangeError(`There are ${e.dice} dice, not ${t.length}`);
		n = e.grown[n * e.sides + r - 1];
	}
	return n;
}
function Wd(e, t) {
	let n = [], r = [];
	for (let i = 0; i <= e; i++) if (r.push(n.length), Gd(n, [], i, 1, t), n.length > Bd) throw RangeError(`${e} dice with ${t} sides have too many hands`);
	let i = new Map(n.map((e, t) => [e.join(), t])), a = new Int32Array(r[e] * t);
	for (let o = 0; o < r[e]; o++) for (let e = 1; e <= t; e++) a[o * t + e - 1] = i.get([...n[o], e].sort((e, t) => e - t).join());
	let o = n.length - r[e], s = new Int32Array(o + 1), c = [];
	for (let t = 0; t < o; t++) {
		for (let a of Kd(n[r[e] + t])) c.push(i.get(a.join()));
		s[t + 1] = c.length;
	}
	return {
		dice: e,
		sides: t,
		faces: n,
		first: r,
		grown: a,
		keepsFrom: s,
		keeps: Int32Array.from(c)
	};
}
function Gd(e, t, n, r, i) {
	if (n === 0) e.push([...t]);
	else for (let a = r; a <= i; a++) Gd(e, [...t, a], n - 1, a, i);
}
function Kd(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n = 0; n < 1 << e.length; n++) {
		let r = e.filter((e, t) => n & 1 << t);
		t.set(r.join(), r);
	}
	return [...t.values()].sort((e, t) => e.length - t.length);
}
// packages/odds/src/keep.ts
function qd(e, t, n) {
	let r = e.faces.length - e.first[e.dice];
	if (t.length !== r) throw RangeError(`A pay-off has ${r} values, not ${t.length}`);
	let i = [Float64Array.from(t)], a = [/* @__PURE__ */ new Float64Array()];
	for (let t = 1; t <= n; t++) {
		let n = Jd(e, i[t - 1]);
		a.push(n), i.push(Yd(e, n));
	}
	return {
		byRolls: i,
		kept: a
	};
}
function Jd({ faces: e, first: t, dice: n, sides: r, grown: i }, a) {
	let o = new Float64Array(e.length), s = t[n];
	for (let t = e.length - 1; t >= s; t--) o[t] = a[t - s];
	for (let e = s - 1; e >= 0; e--) {
		let t = 0;
		for (let n = e * r, a = n + r; n < a; n++) t += o[i[n]];
		o[e] = t / r;
	}
	return o;
}
function Yd({ keepsFrom: e, keeps: t }, n) {
	let r = new Float64Array(e.length - 1);
	for (let i = 0; i < r.length; i++) {
		let a = -Infinity;
		for (let r = e[i], o = e[i + 1]; r < o; r++) {
			let e = n[t[r]];
			e > a && (a = e);
		}
		r[i] = a;
	}
	return r;
}
var Xd = Hd(5), Zd = Xd.first[5], Qd = Xd.faces.slice(Zd).map((e) => bn.findIndex((t) => [...t].sort().join() === e.join())), $d = (e) => Ud(Xd, e), ef = (e) => Ud(Xd, e) - Zd, tf = /* @__PURE__ */ new Map();
function nf(e) {
	let t = tf.get(e) ?? rf(e);
	return tf.set(e, t), t;
}
function rf(e) {
	let t = Fi(e), { hero: n } = T(e.split("|")[0]), r = t.tiers.map((e) => of(e, n)), i = qd(Xd, af(r, ({ value: e }) => e), 2);
	return {
		tiers: r,
		solved: i,
		offense: Jd(Xd, i.byRolls[2])[0],
		defense: sf(t, n)
	};
}
function af(e, t, n = 0) {
	let r = e.map(t);
	return Float64Array.from(Qd, (t) => {
		let i = n;
		for (let n = 0; n < e.length; n++) r[n] > i && e[n].tier.hands[t] && (i = r[n]);
		return i;
	});
}
function of(e, t) {
	let { effects: n, after: r = [] } = e.ability.tiers[e.tier], i = Ic(t, 5), a = kt(n).reduce((e, t) => {
		let { name: n, estimate: r } = g(t);
		return n === "damage" ? e + r(t, i) : e;
	}, 0);
	return {
		tier: e,
		value: Lc(n, t) + Lc(r, t),
		damage: a
	};
}
var sf = ({ defenses: e }, t) => Math.max(0, ...e.map(({ ability: e }) => Ic(t, e.dice ?? 0).list(It(e, "defense") ?? [])));
// packages/dice-throne/src/insight/score.ts
function cf(e, t, n) {
	let r = u(e, t), { offense: i, defense: a } = nf(r.board), o = n.cp * r.cp + n.card * r.hand.length + n.card * r.laid.length;
	for (let e in r.tokens) r.tokens[e] > 0 && (o += n.token * r.tokens[e] * Mc(E(e)));
	return o + n.board * i + n.defense * a;
}
function lf(e, t) {
	let n = e.dials[t];
	for (let r = 0; r < e.fighters.length; r++) d(e, r) === t && (n += e.healing[r] - Ia(eo(e, r)), e.isolated?.to === r && (n -= Ia(e.isolated.lines)));
	return n;
}
function uf(e, t) {
	let { attack: n } = e, { board: r } = u(e, e.active);
	if (!n) {
		if (e.phase === "main-2" || e.phase === "discard" || Za(e, e.active, "offense")) return 0;
		let { solved: n, offense: i } = nf(r), a = e.rolls[0];
		return e.phase !== "offense" || a?.purpose !== "offense" || a.dice.length !== 5 ? t.coming * i : t.coming * n.byRolls[Math.min(2, e.attempts)][ef(a.dice)];
	}
	if (n.stage === "announced") {
		let e = nf(r).tiers.find(({ tier: e }) => e.id === n.tier);
		return t.coming * (e?.value ?? 0);
	}
	let i = n.target !== -1 && e.incoming[n.target].some(({ kind: e }) => e === "base");
	return n.stage === "activated" && n.isAttack && !i ? t.coming * n.base : 0;
}
function df(e, t, n = uf(e, t)) {
	let r = e.dials.map((t, n) => lf(e, n)), i = d(e, e.active), a = Infinity, o = r.map((e, t) => (e > 0 && (a = Math.min(a, e)), e + (t === i ? n : 0))), s = e.fighters.length / e.dials.length;
	for (let n = 0; n < e.fighters.length; n++) f(e, n) && (o[d(e, n)] += cf(e, n, t) / s);
	return ff(o, r, t.lead + t.doubt * Math.min(a, 50));
}
function ff(e, t, n) {
	let r = Math.max(...e), i = e.map((e, i) => (t[i] > 0 ? 1 : .02) * Math.exp((e - r) / n)), a = i.reduce((e, t) => e + t);
	return i.map((e) => e / a);
}
// packages/dice-throne/src/insight/weights.ts
var $ = {
	cp: .8,
	card: 1.2,
	token: .8,
	board: 2.2,
	defense: 1.2,
	coming: .8,
	lead: 5,
	doubt: .18,
	kill: 15
};
// packages/dice-throne/src/insight/attempts.ts
function pf(e, { options: t }) {
	let n = d(e, e.active), { tiers: r } = nf(u(e, e.active).board), i = Math.min(...m(e, e.active).map((t) => e.dials[d(e, t)])), a = ({ value: t, damage: r }) => df(e, $, $.coming * t + (r >= i ? $.kill : 0))[n], o = new Map(r.map((e) => [e.tier.id, a(e)])), s = df(e, $, 0)[n], { kept: c } = qd(Xd, af(r, (e) => o.get(e.tier.id), s), e.attempts);
	return t[0].map((t) => {
		let n = Et("attempt", t);
		switch (n.is) {
			case "keep-dice": return c[e.attempts][$d(hf(e, n.places))];
			case "give-up": return s;
			case "announce": return o.get(n.tier) ?? NaN;
			default: return NaN;
		}
	});
}
function mf(e, { options: t }) {
	let { solved: n, tiers: r } = nf(u(e, e.active).board), i = n.kept[Math.min(2, e.attempts)];
	return t[0].map((t) => {
		let n = Et("attempt", t);
		switch (n.is) {
			case "keep-dice": return i[$d(hf(e, n.places))];
			case "give-up": return 0;
			case "announce": return r.find(({ tier: e }) => e.id === n.tier)?.value ?? -1;
			default: return -1;
		}
	});
}
var hf = (e, t) => {
	let { dice: n } = e.rolls[0];
	return t.map((e) => n[e - 1]);
};
// packages/dice-throne/src/insight/sense.ts
function gf(e, t, n) {
	if (t.name === "attempt") return mf(e, t);
	let r = bf[t.name];
	return r && t.options[n].map((i) => r(e, t.seats[n], Et(t.name, i)));
}
var _f = (e, t, n) => {
	switch (n.is) {
		case "play": return vf(e, t, D(e, t, n.card));
		case "sell": return $.cp - $.card - .1;
		case "spend": return yf(e, t, n.token);
		case "use": {
			let r = O(e, t).actions.find(({ id: e }) => e === n.action);
			return r ? Lc(r.effects, Oi(e, t).hero) - $.cp * r.cost - .2 : 0;
		}
		default: return 0;
	}
};
function vf(e, t, n) {
	let r = $.cp * xo(e, t, n) + $.card;
	if (!n.upgrades) return Lc(n.effects, Oi(e, t).hero) - r;
	let i = u(e, t), a = {
		...O(e, t).levels,
		[n.upgrades.ability.id]: n.upgrades.level
	}, o = nf(Li(i.hero, i.marks.face, a)), s = nf(i.board);
	return $.board * (o.offense - s.offense) + $.defense * (o.defense - s.defense) + 1 - r;
}
function yf(e, t, n) {
	let { spend: r } = E(n);
	return (r ? Lc(r.effects, Oi(e, t).hero) : 0) * (r?.when === "incoming" ? Ia($a(e, t)) / 6 : 1.2) - $.token * Mc(E(n));
}
var bf = {
	main: _f,
	respond: _f,
	answer: _f,
	sell: (e, t, n) => n.is === "sell" ? -vf(e, t, D(e, t, n.card)) : 0,
	"stand-up": (e, t, n) => +(n.is === "stand-up"),
	target: (e, t, n) => n.is === "player" ? -Me(e, n.seat) : 0
}, xf = {
	evaluate(e) {
		let t = df(e, $);
		return e.fighters.map((n, r) => t[d(e, r)]);
	},
	exact: (e, t) => t.name === "attempt" ? pf(e, t) : void 0,
	sense: gf,
	progress: (e) => e.turn + (e.phase === "main-2" || e.phase === "discard" ? .5 : 0),
	horizon: 0
};
// packages/dice-throne/src/redeal.ts
function Sf(e, t, n) {
	for (let [r, i] of e.fighters.entries()) {
		if (t.some((t) => d(e, t) === d(e, r))) {
			let e = i.deck.splice(i.deck.length - i.knownTop);
			i.deck = [...wf(i.deck, n), ...e];
			continue;
		}
		let a = t.some((e) => i.shownTo.includes(e)) ? i.hand : Cf(i, t), o = [
			...i.hand,
			...i.looking,
			...i.deck
		];
		for (let e of a) o.splice(o.indexOf(e), 1);
		let s = wf(o, n);
		i.hand = [...a].sort().concat(s.splice(0, i.hand.length - a.length)), i.looking = s.splice(0, i.looking.length), i.deck = s;
	}
}
var Cf = ({ exposed: e }, t) => e.flatMap(({ card: e, to: n }) => n.some((e) => t.includes(e)) ? [e] : []);
function wf(e, t) {
	let n = [...e].sort();
	return se(e.length, t).map((e) => n[e]);
}
// packages/dice-throne/src/rules/begin.ts
var Tf = 4, Ef = v("dice-throne/begin", (e) => [
	e.run((e, t) => {
		t.tied = e.named === void 0 ? [...e.fighters.keys()] : [e.named];
	}),
	e.loop((e, t) => t.tied.length > 1, e.roll("start-roll", {
		dice: (e, t) => t.tied.length,
		whose: (e, t) => t.tied,
		then: (e, t, n) => {
			let r = Math.max(...n);
			t.tied = t.tied.filter((e, t) => n[t] === r);
		}
	})),
	e.run((e, t) => {
		e.active = t.tied[0], e.starter = e.active, l(() => ({
			type: "starter",
			seat: e.active
		}));
	}),
	e.each("seat", (e) => [...e.fighters.keys()], e.when((e, t) => _n(u(e, t.seat).hero) !== void 0, e.call((e, t) => y(_n(u(e, t.seat).hero)), (e, t) => ic(e, "setup", t.seat, "setup"))), e.call(Ta, (e, t) => ({ seat: t.seat })), e.call(Ca, (e, t) => ({
		seat: t.seat,
		count: Tf
	})))
]), Df = v("dice-throne/main", (e) => [
	e.run((e, t) => {
		e.phase = t.phase;
	}),
	e.loop((e, t) => t.choice !== "end", e.ask("main", {
		who: (e) => e.active,
		options: (e) => Af(e, e.active, ho(e, e.active, kf(e, ["end"]))),
		params: (e) => ({
			phase: e.phase,
			cp: u(e, e.active).cp
		}),
		unavailable: (e) => Oo(e, e.active),
		then: (e, t, n) => {
			t.choice = n, t.acted ||= n !== "end";
			let r = Je(n);
			r.is === "sell" && jf(e, e.active, r.card);
		}
	}), e.when((e, t) => t.choice !== "end" && Je(t.choice).is !== "sell", e.call(Qc, (e, t) => ({
		seat: e.active,
		action: t.choice
	})))),
	e.when((e, t) => t.phase === "main-1" && (t.acted === !0 || !Of(e)), B(e, (e) => ({ but: e.active })))
]), Of = ({ lastWindow: e, turn: t }) => e === "income" || t === 1 && e === "upkeep";
function kf(e, t) {
	for (let n of To(e, e.active)) {
		let r = D(e, e.active, n);
		(r.kind === "main" || r.kind === "upgrade" || r.kind === "spell") && bo(e, e.active, r) && t.push(Be(n));
	}
	return t;
}
function Af(e, t, n) {
	for (let r of u(e, t).hand) n.push(Ve(r));
	return n;
}
function jf(e, t, n) {
	Eo(e, t, n), u(e, t).discard.push(n), Ne(e, t, 1), l(() => ({
		type: "sold",
		seat: t,
		card: n
	}));
}
// packages/dice-throne/src/rules/discard.ts
var Mf = v("dice-throne/discard", (e) => [
	e.when((e) => Pf(e) || Nf(e).length > 0, B(e, (e) => ({ but: e.active }))),
	e.run((e) => {
		e.phase = "discard";
	}),
	e.call(Ff),
	nc(e, Nf, (e) => e.active),
	B(e),
	e.loop(Pf, e.call(Ff), B(e))
]), Nf = (e) => tc(e, e.active, "endOfTurn"), Pf = (e) => u(e, e.active).hand.length > 6, Ff = v("dice-throne/sell-surplus", (e) => [e.loop(Pf, e.ask("sell", {
	who: (e) => e.active,
	options: (e) => Af(e, e.active, []),
	params: (e) => ({ left: u(e, e.active).hand.length - 6 }),
	then: (e, t, n) => jf(e, e.active, Ye("sell", n).card)
}))]), If = (e) => Lf(e) !== void 0, Lf = (e) => M(e, e.active).find((e) => E(e).foresees), Rf = v("dice-throne/foresee", (e) => [
	e.run((e, t) => {
		t.token = Lf(e), t.before = u(e, e.active).hand.length;
	}),
	e.ask("foresee", {
		who: (e) => e.active,
		options: (e, t) => [0, ...zf(t).filter((n) => n <= j(e, e.active, t.token))],
		params: (e, t) => ({ token: t.token }),
		then: (e, t, n) => {
			t.spent = n, n !== 0 && (l(() => ({
				type: "spent",
				seat: e.active,
				token: t.token
			})), N(e, e.active, t.token, n));
		}
	}),
	e.call(Ca, (e, t) => ({
		seat: e.active,
		count: Bf(t)
	})),
	e.leave((e, t) => t.spent === 0),
	e.ask("put-back", {
		who: (e) => e.active,
		options: (e, t) => [...new Set(u(e, e.active).hand.slice(t.before))].flatMap((e) => [Ge(e), Ke(e)]),
		then: (e, t, n) => {
			let r = u(e, e.active), { card: i, to: a } = Ye("put-back", n);
			Eo(e, e.active, i), a === "bottom" ? r.deck.unshift(i) : (r.deck.push(i), r.knownTop++);
		}
	})
]), zf = (e) => E(e.token).foresees.map(({ spend: e }) => e), Bf = (e) => E(e.token).foresees.find(({ spend: t }) => t === e.spent)?.draw ?? 1;
// packages/dice-throne/src/rules/losePhase.ts
function Vf(e, t) {
	for (let n of M(e, e.active)) E(n).forbids === t && N(e, e.active, n, 1);
	l(() => ({
		type: "skipped",
		seat: e.active,
		phase: t
	}));
}
// packages/dice-throne/src/rules/income.ts
var Hf = v("dice-throne/income", (e) => [
	e.run((e) => {
		e.phase = "income";
	}),
	e.leave((e) => e.turn === 1),
	e.when((e) => Za(e, e.active, "income"), e.run((e) => Vf(e, "income")), e.leave()),
	e.run((e) => xa(e, e.active, 1)),
	e.either(If, [e.call(Rf)], [e.call(Ca, (e) => ({
		seat: e.active,
		count: 1
	}))]),
	B(e, (e) => ({ but: e.active }))
]), Uf = v("dice-throne/defense", (e) => [
	e.ask("defend", {
		who: (e) => e.attack.target,
		options: (e) => [...Gf(e, e.attack.target), "none"],
		then: (e, t, n) => {
			n !== "none" && (t.ability = n);
		}
	}),
	e.run((e) => {
		e.attack.stage = "defended";
	}),
	e.leave((e, t) => t.ability === void 0),
	e.run((e, t) => {
		let { target: n } = e.attack, { ability: r, home: i } = Kf(e, t);
		t.home = i;
		for (let { id: t } of r.actions ?? []) u(e, n).marks[`used:${t}`] = 0;
		l(() => ({
			type: "defended",
			seat: n,
			ability: t.ability
		}));
	}),
	e.call(zo, (e, t) => ({
		owner: e.attack.target,
		purpose: "defense",
		count: Kf(e, t).ability.dice ?? 0,
		dice: []
	}), (e, t, n) => {
		t.dice = n.dice;
	}),
	e.run((e, t) => fe(t.home)),
	e.call((e, t) => y(mn("defense", t.home)), (e, t) => ic(e, "defense", e.attack.target, t.ability, t.dice))
]), Wf = (e) => e.attack.isAttack && Ma[e.attack.type].defended && fo(e, e.attack.target) && !Qa(e, e.attack.by), Gf = (e, t) => O(e, t).defenses.map(({ ability: e }) => e.id), Kf = (e, t) => O(e, e.attack.target).defenses.find(({ ability: e }) => e.id === t.ability), qf = v("dice-throne/targeting", (e) => [
	e.run((e) => {
		let t = m(e, e.active);
		t.length === 1 ? e.attack.target = t[0] : e.phase = "targeting";
	}),
	e.when((e) => e.attack.target === -1 && Se(e.mode) !== void 0, e.roll("targeting-roll", {
		dice: () => 1,
		whose: (e) => [e.active],
		then: (e, t, [n]) => {
			e.rolls.push({
				owner: e.active,
				purpose: "targeting",
				dice: [n]
			}), l(() => ({
				type: "rolled",
				seat: e.active,
				purpose: "targeting",
				dice: [n]
			}));
		}
	}), B(e), e.run((e, t) => {
		let n = e.rolls.pop().dice[0], r = Se(e.mode)[n - 1], i = m(e, e.active);
		typeof r == "number" ? e.attack.target = i[r % i.length] : t.agreed = r === "opponents";
	}), e.when((e, t) => t.agreed === !0, e.call(Jf))),
	e.run((e, t) => {
		t.chosen = t.agreed === !0 || e.attack.target === -1;
	}),
	e.ask("target", {
		who: (e) => e.active,
		options: (e) => e.attack.target === -1 ? m(e, e.active) : [],
		key: rt,
		then: (e, t, n) => {
			e.attack.target = n;
		}
	}),
	e.run((e) => l(() => ({
		type: "targeted",
		seat: e.active,
		target: e.attack.target
	}))),
	e.when((e) => e.attack.isAttack && Zf(e, e.attack.target), e.call(Ca, (e) => ({
		seat: e.active,
		count: be(e.mode).bounty
	}))),
	e.when((e, t) => t.chosen === !0 && Z(e).target !== void 0, B(e))
]), Jf = v("dice-throne/agreement", (e) => [
	Yf(e, "first"),
	e.run((e, t) => {
		t.others = m(e, e.active).slice(1);
	}),
	e.loop((e, t) => t.others.length > 0, e.ask("agree", {
		who: (e, t) => t.others[0],
		options: (e, t) => m(e, e.active).map((e) => ({
			seat: e,
			proposed: e === t.proposal
		})),
		key: ({ seat: e }) => rt(e),
		then: (e, t, { seat: n, proposed: r }) => {
			let i = t.others.shift();
			r || (t.opposed = !0, Xf(i, n));
		}
	})),
	e.when((e, t) => t.opposed === !0, Yf(e, "last")),
	e.run((e, t) => {
		e.attack.target = t.proposal;
	})
]), Yf = (e, t) => e.ask("target", {
	who: (e) => m(e, e.active)[0],
	options: (e) => m(e, e.active),
	key: rt,
	params: () => ({ word: t }),
	then: (e, n, r) => {
		n.proposal = r, t === "first" && Xf(m(e, e.active)[0], r);
	}
}), Xf = (e, t) => l(() => ({
	type: "proposed",
	seat: e,
	target: t
})), Zf = (e, t) => be(e.mode).bounty > 0 && e.fighters.every((n, r) => !f(e, r) || Me(e, r) <= Me(e, t)), Qf = v("dice-throne/roll-phase", (e) => [
	e.call(tp),
	e.when((e) => Za(e, e.active, "offense"), e.run((e) => Vf(e, "offense")), e.leave()),
	e.loop((e, t) => !t.done, e.call(ol), e.either((e) => e.attack !== void 0, [e.call($f, (e, t) => ({ again: t.again }))], [e.run((e) => {
		e.rolls = [], l(() => ({
			type: "no-ability",
			seat: e.active
		}));
	})]), e.when(oo, e.call(Vo)), e.call(np), e.run((e, t) => {
		let n = rp(e);
		n !== -1 && ip(e, n), t.again = n, t.done = n === -1, e.silenced = !1, e.rolls = [];
	})),
	e.run(ap)
]), $f = v(R.resolveAttack.name, (e) => [
	e.call(nu),
	e.when((e) => we(e.mode) && iu(e), B(e)),
	e.when(ru, e.either((e, t) => t.again !== void 0 && t.again !== -1, [e.run((e, t) => {
		e.attack.target = t.again;
	})], [e.call(qf)]), e.run((e) => {
		e.phase = "defense";
	}), e.call(ou)),
	e.run(lu),
	B(e),
	e.call(su),
	e.when(Wf, e.call(Uf), B(e), e.call(su)),
	e.run((e) => {
		e.attack.stage = "defended";
	}),
	e.run(lu),
	e.call(Vo),
	e.run((e) => {
		e.attack.stage = "dealt";
	}),
	e.when((e) => e.attack.isAttack && ep(e), B(e)),
	e.call(du)
]), ep = (e) => [...Oi(e, e.active).cards.values()].some(({ when: e }) => e === "after-damage"), tp = v("dice-throne/stand-up", (e) => [e.ask("stand-up", {
	who: (e) => e.active,
	options: (e) => Za(e, e.active, "offense") && u(e, e.active).cp >= 2 ? ["pay", "skip"] : [],
	then: (e, t, n) => {
		if (n !== "skip") {
			Ne(e, e.active, -2);
			for (let t of M(e, e.active)) E(t).forbids === "offense" && N(e, e.active, t, 1);
		}
	}
})]), np = v("dice-throne/unattacked", (e) => [e.leave((e) => e.attack?.isAttack === !0), e.each("hook", (e) => m(e, e.active).flatMap((t) => tc(e, t, "foeDidNotAttack").map((e) => ({
	seat: t,
	name: e
}))), e.call((e, t) => y(t.hook.name), (e, t) => rc(e, t.hook.name, t.hook.seat)))]), rp = (e) => {
	let t = e.attack?.target ?? -1;
	return t !== -1 && f(e, t) && Za(e, t, "acting") ? t : -1;
};
function ip(e, t) {
	for (let n of M(e, t)) E(n).forbids === "acting" && N(e, t, n, 1);
}
function ap(e) {
	for (let t of M(e, e.active)) E(t).endsWithRollPhase && N(e, e.active, t, u(e, e.active).tokens[t]);
	e.attack = void 0;
}
// packages/dice-throne/src/rules/upkeep.ts
var op = v("dice-throne/upkeep", (e) => [
	e.run((e, t) => {
		e.phase = "upkeep", t.stirring = sp(e);
	}),
	e.either((e, t) => t.stirring.length > 0, [B(e)], [e.when((e) => e.turn === 1, B(e, (e) => ({ but: e.active })))]),
	e.loop((e, t) => t.stirring.length > 0, e.ask("upkeep", {
		who: (e) => e.active,
		options: (e, t) => t.stirring,
		key: ct,
		auto: !0,
		then: (e, t, n) => {
			t.next = n, t.stirring.splice(t.stirring.indexOf(n), 1);
		}
	}), e.when((e, t) => sp(e).includes(t.next), e.call((e, t) => y(t.next), (e, t) => rc(e, t.next, e.active)))),
	e.when((e) => e.incoming.some((e) => e.length > 0), B(e)),
	e.when(oo, e.call(Vo))
]), sp = (e) => [...new Set(tc(e, e.active, "upkeep", (t) => cp(e, t)))];
function cp(e, t) {
	let n = E(E(t).stirsWith ?? t);
	return n.owned && t.endsWith(`@${e.active}`) ? void 0 : n;
}
var lp = v(R.match.name, (e) => [e.call(Ef), e.loop((e) => e.ended === void 0, e.call(up), e.run(gp))]), up = v("dice-throne/turn", (e) => [
	e.call(dp),
	e.call(op),
	e.call(Hf),
	e.call(pp),
	e.call(Qf),
	e.call(mp),
	e.call(Mf)
]), dp = v("dice-throne/start-turn", (e) => [e.run((e) => {
	e.turn++, fp(e);
	for (let { marks: t } of e.fighters) for (let e in t) hp(e) && (t[e] = 0);
	l(() => ({
		type: "turn",
		seat: e.active,
		turn: e.turn
	}));
})]);
function fp(e) {
	e.attack = void 0, e.isolated = void 0, e.declared = void 0, e.silenced = !1, e.rolls = [], so(e);
}
var pp = v("dice-throne/main-1", (e) => [e.call(Df, () => ({ phase: "main-1" }))]), mp = v("dice-throne/main-2", (e) => [e.call(Df, () => ({ phase: "main-2" }))]), hp = (e) => e.startsWith("spent:") || e.startsWith("used:") || e.endsWith("-this-turn");
function gp(e) {
	do
		e.active = (e.active + 1) % e.fighters.length;
	while (!f(e, e.active));
	e.turn < 200 || (e.ended = "turn-limit", l(() => ({
		type: "ended",
		reason: "turn-limit"
	})));
}
// packages/dice-throne/src/setup.ts
function _p(e, t) {
	if (e === "default") return Array.from({ length: t }, (e, t) => Di()[t % Di().length]);
	let n = typeof e == "string" ? e.split(",").map((e) => e.trim()) : e;
	if (!Array.isArray(n) || n.some((e) => typeof e != "string")) throw w((e) => e.heroNames(Di().slice(0, 2).join(",")));
	if (n.length !== t) throw w((e) => e.heroCount(t, n.length));
	for (let e of n) T(e);
	return n;
}
function vp(e) {
	let t = Di();
	return t.flatMap((n, r) => t.map((n, i) => Array.from({ length: e }, (e, n) => t[(r + n * i) % t.length])));
}
function yp(e, t) {
	let n = xe(e), r = Object.entries(t).flatMap(([e, t]) => t === !0 ? [e] : []);
	return t.rules === "v2.2" && r.push("v2.2"), t.healing === "pooled" && r.push("pooled-healing"), t["ultimate-aim"] === "own-side" && r.push("own-side-aim"), {
		mode: n,
		variants: r,
		fighters: t.heroes.map((e) => bp(e, t.promo === !0, t["spell-hand"] === !0)),
		dials: Array(Ce(n, e)).fill(be(n).health[e]),
		active: 0,
		named: ae(t),
		starter: 0,
		turn: 0,
		phase: "upkeep",
		rolls: [],
		attempts: 0,
		altered: !1,
		incoming: Array.from({ length: e }, () => []),
		healing: Array(e).fill(0),
		silenced: !1,
		dealt: Array(e).fill(0),
		out: []
	};
}
function bp(e, t, n) {
	let r = [...T(e).cards.values()].filter((e) => t || !e.promo), i = ({ kind: e }) => n && e === "spell";
	return {
		hero: e,
		board: Li(e),
		cp: 2,
		hand: [],
		deck: r.filter((e) => !i(e)).map(({ id: e }) => e),
		discard: [],
		playing: [],
		spells: r.filter(i).map(({ id: e }) => e),
		tokens: {},
		raised: {},
		marks: {},
		laid: [],
		looking: [],
		knownTop: 0,
		shownTo: [],
		exposed: []
	};
}
// packages/dice-throne/src/text/names.ts
var xp = (e) => ({
	phase: (t) => C[e].phases[t] ?? t,
	hero: (t) => Os(t, e),
	symbol: (t, n) => ks(t, T(t).faces[n - 1] ?? "", e),
	ability: (t) => Ds(t, e),
	need: (t, n) => {
		let r = Fi(t).tiers.find(({ id: e }) => e === n);
		return r ? wu(r.need, t.split("|")[0] ?? "", e) : "";
	},
	token: (t) => As(t, e),
	tokenText: (t) => js(t, e),
	source: (t) => Ns(t, e),
	line: ({ kind: t, by: n, amount: r, type: i }) => {
		let { damageTypes: a, lines: o } = C[e], s = i && i !== "normal" && t !== "add" ? ` ${a[i](r)}` : "";
		return `${o[t](r)}${s} (${Ns(n, e)})`;
	},
	card: (t) => Es(t, e),
	cardLine: (t, n) => {
		let { cards: r, hero: i } = T(t), a = r.get(n);
		return {
			cost: a?.cost ?? 0,
			text: a ? Tu(a, i, e) : ""
		};
	},
	board: (t) => {
		let { abilities: n, tiers: r } = Fi(t);
		return n.map(({ ability: n, level: i }) => ({
			id: n.id,
			level: i,
			text: Eu(n, T(t.split("|")[0] ?? "").hero, e),
			tiers: r.filter((e) => e.ability === n).map(({ id: e }) => e)
		}));
	}
});
// packages/dice-throne/src/text/optionText.ts
function Sp(e, t, n, r, i) {
	switch (e.is) {
		case "play": {
			let i = Cp(r, e.card), a = t.play(Es(e.card, n));
			return i === void 0 ? a : t.priced(a, i);
		}
		case "sell": return t.sell(Es(e.card, n));
		case "spend": return t.spend(As(e.token, n));
		case "use": return t.use(Ds(e.action, n));
		case "announce": return t.announce(Tp(e.tier, r, n));
		case "defend": return Ds(e.ability, n);
		case "keep-dice": return t.keepDice(e.places);
		case "reroll-dice": return t.rerollDice(e.places);
		case "die": return t.die(e.place);
		case "turn-die": return t.turnDie(e.place, e.to);
		case "player": return e.proposed ? t.proposed(i(e.seat)) : i(e.seat);
		case "token": return t.tokenOf(i(e.seat), As(e.token, n));
		case "own-token": return As(e.token, n);
		case "card": return Es(e.card, n);
		case "put-back": return t[e.to](Es(e.card, n));
		case "foresee":
		case "shed": return String(e.count);
		case "upkeep": return e.from === "token" ? As(e.id, n) : Ds(e.id, n);
		case "branch": {
			let { does: r, hero: i } = e.branch;
			return pu(i, n).list(r) || t.nothing;
		}
		default: return t[e.is];
	}
}
function Cp({ fighters: e }, t) {
	let n = (e) => typeof e != "number" && e.includes(t), r = e.find(({ hand: e, spells: t }) => n(e) || n(t));
	if (!r) return;
	let { cards: i } = T(r.hero);
	return uo(i.get(t), Fi(r.board).levels, i);
}
function wp(e, t, n) {
	switch (e.is) {
		case "play": return t.play(Es(e.card, n));
		case "spend": return t.spend(As(e.token, n));
		case "use": return t.use(Ds(e.action, n));
		default: throw Error(`Nobody answers ${e.is}`);
	}
}
function Tp(e, t, n) {
	let { board: r, hero: i } = t.fighters[t.active], a = Fi(r).tiers.find(({ id: t }) => t === e)?.need, o = Ds(e, n);
	return a ? `${o} (${wu(a, i, n)})` : o;
}
// packages/dice-throne/src/text/index.ts
var Ep = c(xp), Dp = c((t) => ({
	title: zd.title[t],
	pitch: zd.pitch[t],
	ask: (e, n) => Op(e, n, t),
	option: (e, n, r, i) => Sp(Et(e, n, r), C[t].options, t, r, i),
	whyNot: (e) => kp(e, t),
	event: (e, n) => Ap(e, n, t),
	reason: (e) => {
		let { reasons: n } = C[t];
		return n[e] ?? n["turn-limit"];
	},
	matchOption: (n, r) => {
		let { matchOptions: i, optionValues: a, byChance: o } = C[t];
		return r === void 0 ? i[n] ?? n : r === e ? o : n === "heroes" ? Os(r, t) : a[n]?.[r] ?? r;
	}
}));
function Op(e, t, n) {
	let r = C[n].ask, i = {
		...Ep[n],
		action: (e) => wp(Je(e), C[n].options, n)
	};
	return Object.hasOwn(r, e) ? r[e](t, i) : Fs(e, n) ?? e;
}
function kp(e, t) {
	let { whyNot: n, timings: r } = C[t];
	return e.is === "short" ? n.short(e.cp) : e.is === "dice" ? n.dice(e.off) : e.is === "timing" ? n.timing(r[e.when]) : n[e.is];
}
function Ap(e, t, n) {
	let { events: r, grammar: i } = C[n], a = r[e.type];
	return i.closed(a(e, t, Ep[n]));
}
// packages/dice-throne/src/view.ts
var jp = (e, t) => ({
	mode: e.mode,
	variants: [...e.variants],
	turn: e.turn,
	active: e.active,
	starter: e.starter,
	phase: e.phase,
	dials: [...e.dials],
	startingHealth: je(e),
	attempts: e.attempts,
	declared: e.declared ?? null,
	rolls: e.rolls.map(Fp),
	attack: e.attack ? Ip(e.attack) : null,
	silenced: e.silenced,
	altered: e.altered,
	dealt: [...e.dealt],
	isolated: e.isolated ? {
		to: e.isolated.to,
		...Pp(e, e.isolated.to, e.isolated.lines, 0)
	} : null,
	fighters: e.fighters.map((n, r) => {
		let i = t !== void 0 && d(e, t) === d(e, r);
		return {
			seat: r,
			hero: n.hero,
			team: d(e, r),
			cp: n.cp,
			hand: i || t !== void 0 && n.shownTo.includes(t) ? [...n.hand] : n.hand.length,
			deck: n.deck.length,
			knownTop: i ? n.deck.slice(n.deck.length - n.knownTop) : n.knownTop,
			looking: i ? [...n.looking] : n.looking.length,
			discard: [...n.discard],
			playing: [...n.playing],
			spells: [...n.spells],
			laid: [...n.laid],
			levels: Mp(e, r).levels,
			tokens: M(e, r).map((t) => ({
				id: t,
				count: j(e, r, t)
			})),
			raised: { ...n.raised },
			marks: { ...n.marks },
			board: n.board,
			abilities: Mp(e, r).abilities,
			leader: Zf(e, r),
			incoming: Pp(e, r, eo(e, r), e.healing[r])
		};
	}),
	picking: de(e, "own").map(({ by: e, dice: t, own: n }) => ({
		by: e,
		dice: [...t],
		own: s(n)
	})),
	out: [...e.out],
	ended: e.ended ?? null
});
function Mp(e, t) {
	let n = O(e, t), r = Np.get(n);
	if (r) return r;
	let i = n.abilities.map(({ ability: e, level: t }) => ({
		id: e.id,
		level: t
	})), a = {
		levels: { ...n.levels },
		abilities: i
	};
	return Np.set(n, a), a;
}
var Np = /* @__PURE__ */ new WeakMap();
function Pp(e, t, n, r) {
	let i = Na(n), a = Ia(n);
	return {
		lines: n.map((t) => ({
			kind: t.kind,
			by: t.by,
			amount: t.amount,
			certain: t.certain === !0,
			type: Ha(e, t) ?? null
		})),
		heal: r,
		subtotal: i,
		half: Pa(i),
		final: a,
		left: Ka(e, d(e, t), r - a)
	};
}
var Fp = ({ owner: e, purpose: t, dice: n, by: r, owners: i }) => ({
	owner: e,
	purpose: t,
	dice: [...n],
	by: r ?? null,
	owners: i ? [...i] : null
}), Ip = ({ by: e, tier: t, board: n, dice: r, rolled: i, target: a, type: o, base: s, isAttack: c, recoil: l, inflicted: ee, marks: te, stage: ne }) => ({
	by: e,
	tier: t,
	board: n ?? null,
	dice: [...r],
	rolled: [...i],
	target: a,
	type: o,
	base: s,
	isAttack: c,
	recoil: l,
	inflicted: [...ee],
	marks: { ...te },
	stage: ne
}), Lp = {
	upkeep: [op],
	income: [Hf],
	"main-1": [pp],
	roll: [Qf],
	targeting: [
		Qf,
		R.resolveAttack,
		qf
	],
	defense: [
		Qf,
		R.resolveAttack,
		ou
	],
	"main-2": [mp],
	discard: [Mf]
};
function Rp(e, t) {
	let n = Object.entries(Lp).find(([e]) => e === t)?.[1];
	if (!n) throw w((e) => e.unknownPhase(t, Object.keys(Lp)));
	e.turn = Math.max(2, e.turn), t === "targeting" || t === "defense" ? Hp(e, t) : e.attack = void 0, nn(e, lp, up, ...n), t === "roll" && e.rolls[0] && Bp(e, e.rolls[0].dice);
}
function zp(e, t) {
	let n = re(t).map((e) => me(e, 1, 6));
	if (n.length !== 5) throw w((e) => e.fiveDice(5));
	Xt(e, Qf) && !e.attack ? Bp(e, n) : e.rolls = [{
		owner: e.active,
		purpose: "offense",
		dice: n
	}];
}
function Bp(e, t) {
	let n = a(e);
	if (n?.kind !== "chance" || n.count !== 5) throw w((e) => e.nothingRolled);
	o(e, n, t);
}
function Vp(e, t) {
	let [n = "", r = "", i = ""] = re(t), a = O(e, e.active).tiers.find((e) => e.id === n), o = ke.find((e) => e === i);
	if (!a || !o) throw w((t) => t.attackShape(O(e, e.active).tiers.map((e) => e.id), ke));
	e.attack = {
		by: e.active,
		tier: n,
		dice: [...bn[a.hands.indexOf(!0)]],
		rolled: [],
		target: -1,
		type: o,
		base: me(r, 0, 99),
		isAttack: Number(r) > 0 && o !== "collateral",
		recoil: 0,
		inflicted: [],
		modified: !1,
		marks: {},
		stage: "activated"
	};
}
function Hp(e, t) {
	let { attack: n } = e;
	if (!n) throw w((e) => e.noAttack(t));
	n.by = e.active, e.rolls[0] && (n.dice = [...e.rolls[0].dice]), e.rolls = [{
		owner: e.active,
		purpose: "offense",
		dice: [...n.dice]
	}], e.silenced = n.type === "ultimate", e.attempts = 0, t === "defense" && (e.phase = "defense", n.target = Up(e, n));
}
function Up(e, { target: t }) {
	let n = m(e, e.active);
	if (t === -1 && n.length > 1) throw w((e) => e.noTarget);
	if (t !== -1 && !n.includes(t)) throw w((e) => e.notAnOpponent);
	return t === -1 ? n[0] : t;
}
// packages/dice-throne/src/vocabularyZones.ts
var Wp = [
	"hand",
	"deck",
	"discard",
	"laid"
], Gp = (e) => Wp.includes(e), Kp = (e) => e === "deck" || e === "discard", qp = "...", Jp = (e, t) => ie(Kp(t) ? [...e[t]].reverse() : e[t]);
function Yp(e, t, n, r) {
	let i = u(e, t), a = re(r), o = n === "deck" && a.at(-1) === qp, s = o ? a.slice(0, -1) : a;
	n !== "deck" && i.deck.unshift(...i[n].splice(0));
	for (let n of s) Zp(e, t, n);
	n === "deck" && !o && (i.deck = []), i[n].push(...Kp(n) ? [...s].reverse() : s);
	let c = s.find((e, t) => s.indexOf(e) !== t);
	if (c) throw w((e) => e.notInDeck(c));
}
function Xp(e, t, n, r) {
	let i = u(e, t), a = [...T(i.hero).cards.values()].find(({ upgrades: e }) => e?.ability.id === n && e.level === r);
	if (!a) throw w((e) => e.unknownLevel(i.hero, n, r));
	Zp(e, t, a.id), i.board = Li(i.hero, i.marks.face, {
		...O(e, t).levels,
		[n]: r
	}), i.marks["cards-in-play"] = (i.marks["cards-in-play"] ?? 0) + 1;
}
function Zp(e, t, n) {
	let r = u(e, t), i = T(r.hero).cards.get(n);
	if (!i) throw w((e) => e.unknownCard(r.hero, n));
	let a = r.spells.includes(n) ? r.spells : r.deck, o = a.indexOf(n);
	if (o >= 0) a.splice(o, 1);
	else if (Wp.some((e) => r[e].includes(n)) || Qp(e, t, i)) throw w((e) => e.notInDeck(n));
}
var Qp = (e, t, { upgrades: n }) => n !== void 0 && (O(e, t).levels[n.ability.id] ?? 1) >= n.level, $p = {
	set(e, t, n) {
		let [r = "", i = ""] = t.split(/\s+/);
		if (oe(r) !== void 0) return tm(e, ue(r, e.fighters.length), i, n);
		if (t === "turn") e.turn = me(n, 1, 200);
		else if (t === "active") e.active = ue(n, e.fighters.length);
		else if (t === "phase") Rp(e, n);
		else if (t === "dice") zp(e, n);
		else if (t === "attempts") e.attempts = me(n, 0, 3);
		else if (t === "attack") Vp(e, n);
		else if (t === "target") am(e, n);
		else throw w((e) => e.nothingToSet(t));
	},
	get(e, t) {
		let [n = "", r = ""] = t.split(/\s+/), a = oe(n);
		if (a !== void 0 && a < e.fighters.length) return nm(e, a, r);
		if (t === "turn") return String(e.turn);
		if (t === "active") return le(e.active);
		if (t === "phase") return e.phase;
		if (t === "attempts") return String(e.attempts);
		if (t === "dice") return ie(e.rolls.at(-1)?.dice ?? []);
		if (t === "attack") return e.attack ? `${e.attack.tier} ${e.attack.base} ${e.attack.type}` : i;
		if (t === "target") return e.attack && e.attack.target !== -1 ? le(e.attack.target) : i;
	},
	unordered(e) {
		let t = e.replace(/^p\d+ /, "");
		return t === "tokens" || t === "levels" || Gp(t) && !Kp(t);
	},
	meaning: (e, t, n) => em(n, e.rolls.at(-1))
};
function em(e, t) {
	let n = /^(keep:)?([1-9](?:,[1-9])*)(=[1-6])?$/.exec(e);
	if (!n || !t || t.owners) return e;
	let r = n[2].split(",").map((e) => t.dice[Number(e) - 1] ?? 0);
	return `${n[1] ?? ""}${r.sort().join(",")}${n[3] ?? ""}`;
}
function tm(e, t, n, r) {
	let i = u(e, t);
	if (Gp(n)) Yp(e, t, n, r);
	else if (n === "health") e.dials[d(e, t)] = me(r, 1, Ba(je(e)));
	else if (n === "cp") i.cp = me(r, 0, 15);
	else if (n === "tokens") rm(e, t, r);
	else if (n === "levels") {
		i.board = Li(i.hero, i.marks.face);
		for (let [n, i] of sm(r)) Xp(e, t, n, i);
	} else if (n === "face") om(e, t, me(r, 0, 1));
	else throw w((e) => e.nothingOfPlayer(n));
}
function nm(e, t, n) {
	let r = u(e, t);
	if (Gp(n)) return Jp(r, n);
	if (n === "playing" || n === "spells") return ie([...r[n]].sort());
	switch (n) {
		case "health": return String(Me(e, t));
		case "cp": return String(r.cp);
		case "cards": return String(r.hand.length);
		case "tokens": return ie(M(e, t).sort().map((n) => `${n}:${j(e, t, n)}`));
		case "levels": return ie(Object.entries(O(e, t).levels).map(([e, t]) => `${e}:${t}`));
		case "incoming": return String(Ia(eo(e, t)));
		case "damage": return ie($a(e, t).flatMap((t) => {
			let n = Ha(e, t);
			return n === void 0 ? [] : [`${t.by}:${t.amount}:${n}`];
		}));
		case "subtotal": return String(Na(eo(e, t)));
		case "face": return String(r.marks.face ?? 0);
		default: return;
	}
}
function rm(e, t, n) {
	let { tokens: r } = u(e, t);
	for (let e in r) r[e] = 0;
	for (let [i, a] of sm(n)) {
		im(e, cm(i));
		let n = oa(e, t, i);
		if (a > n) throw w((e) => e.tokenLimit(i, n));
		r[i] = (r[i] ?? 0) + a;
	}
}
function im(e, t) {
	let [n = "", r] = t.split("@");
	if (!E(t).owned && r === void 0) return;
	let i = e.fighters[Number(r)], a = i && T(i.hero).hero.tokens.some((e) => e.id === n);
	if (!E(t).owned || !a) throw w((e) => e.tokenOwner(t));
}
function am(e, t) {
	if (!e.attack) throw w((e) => e.noAttack("target"));
	e.attack.target = ue(t, e.fighters.length);
}
function om(e, t, n) {
	let r = u(e, t);
	if (n > 0 && !T(r.hero).hero.otherFace) throw w((e) => e.oneFace(r.hero));
	r.marks.face = n, r.board = Li(r.hero, n, O(e, t).levels);
}
var sm = (e) => re(e).map((e) => {
	let [t = "", n = "1"] = e.split(":");
	return [t, me(n, 1, 99)];
});
function cm(e) {
	try {
		return E(e), e;
	} catch {
		throw w((t) => t.unknownToken(e));
	}
}
// packages/dice-throne/src/game.ts
var lm = {
	id: zd.id,
	rulesVersion: 2,
	seats: zd.seats,
	options: {
		first: t,
		heroes: {
			kind: "data",
			default: "default",
			check: (e, t) => [..._p(e, t)],
			words: () => ["default", ...Di()],
			samples: vp
		},
		rules: {
			kind: "choice",
			values: ["marvel", "v2.2"],
			default: "marvel"
		},
		promo: {
			kind: "flag",
			default: !1
		},
		healing: {
			kind: "choice",
			values: ["at-once", "pooled"],
			default: "at-once"
		},
		"ultimate-aim": {
			kind: "choice",
			values: ["frozen", "own-side"],
			default: "frozen"
		},
		"wither-strict": {
			kind: "flag",
			default: !1
		},
		"instants-interrupt-roll-cards": {
			kind: "flag",
			default: !1
		},
		"tithe-any-prayer": {
			kind: "flag",
			default: !1
		},
		"kegs-together": {
			kind: "flag",
			default: !1
		},
		"spell-hand": {
			kind: "flag",
			default: !1
		}
	},
	setup: yp,
	rules: lp,
	view: jp,
	turn: (e) => e.turn,
	active: (e) => e.turn > 0 ? e.active : void 0,
	events: Ld,
	silencedBy: po,
	outcome: dm,
	redeal: Sf,
	insight: xf,
	conserved: (e) => Object.fromEntries(e.fighters.map((e, t) => [`cards of p${t + 1}`, um(e)])),
	bound: 4e4,
	get content() {
		return Id();
	},
	vocabulary: $p,
	text: Dp
}, um = (e) => [
	e.hand,
	e.deck,
	e.discard,
	e.playing,
	e.spells,
	e.laid,
	e.looking
].flat().length + (e.marks["cards-in-play"] ?? 0);
function dm(e) {
	if (e.ended === void 0) return;
	let t = e.fighters.map((t, n) => e.dials[d(e, n)]), n = e.fighters.map((t, n) => +!!f(e, n)), r = e.fighters.map(({ marks: e }) => e.fell ?? 0);
	return {
		places: ce(n.map((e, t) => [e, r[t]])),
		scores: t,
		...Te(e.mode) ? { teams: e.fighters.map((t, n) => d(e, n)) } : {},
		reason: e.ended
	};
}
// packages/dice-throne/src/index.ts
var fm = /* @__PURE__ */ ge({
	ATTEMPTS: () => 3,
	DICE: () => 5,
	HAND_LIMIT: () => 6,
	MAX_CP: () => 15,
	MODES: () => ye,
	NAMES: () => Ep,
	PHASES: () => Oe,
	RUN_LENGTHS: () => Lt,
	boardKey: () => Li,
	boardNamed: () => Fi,
	diceThrone: () => lm,
	diceThroneWeights: () => $,
	fiveDice: () => Xd,
	fullHand: () => ef,
	hasTargeting: () => we,
	heroIds: () => Di,
	hookedEffects: () => qi,
	keptHand: () => $d,
	optionOf: () => Et,
	payoff: () => af,
	sharesDials: () => Te,
	sheetOf: () => T,
	strengthOf: () => nf,
	tokenOf: () => E
}), pm = "time-bomb-2", mm = "time-bomb-1";
function hm(e, t, n) {
	sa(e, t, mm, N(e, t, pm, n));
}
// packages/dice-throne-marvel/src/black-widow/advanceBombs.ts
var gm = h({
	name: "black-widow/advance",
	vars: () => ({ blown: [] }),
	parts: (e, t, { own: n }) => [e.run((e, t) => {
		n(t).blown = p(e, e.active).flatMap((t) => {
			let n = N(e, t, mm, 2 ** 53 - 1);
			return hm(e, t, 2 ** 53 - 1), Array(n).fill(t);
		});
	}), e.loop((e, t) => n(t).blown.length > 0, e.call(Uo, (e, t) => ({
		to: n(t).blown[0],
		amount: 4,
		by: mm,
		certain: !1
	}), (e, t) => {
		n(t).blown.shift();
	}))],
	estimate: () => 2
}), _m = () => gm({}), vm = h({
	name: "black-widow/covert-ops",
	options: { "covert-ops": ft("look") },
	vars: () => ({
		looked: 0,
		searches: 0
	}),
	parts: (e, t, { own: n }) => [
		e.ask("covert-ops", {
			who: (e, t) => t.self,
			options: (e, t) => [...Bc(e, t.self, u(e, t.self).hand), "look"],
			then: (e, n, r) => {
				if (r === "look") return Gl(e, n.self, t.cards);
				Eo(e, n.self, r), Vc(e, n.self, r);
			}
		}),
		Hc(e),
		...Kl(e, n, (e, t) => zc(e, t.self, u(e, t.self).looking).length === 0 ? ["reveal"] : [], (e, t) => {
			let { looking: n, laid: r } = u(e, t.self);
			r.push(...n.splice(0)), l(() => ({
				type: "revealed",
				seat: t.self,
				cards: [...r]
			}));
		}),
		e.when((e, t) => u(e, t.self).laid.length > 0, ...Fl(e, n, 1, "hand", [e.run((e, t) => {
			let { deck: n, laid: r } = u(e, t.self);
			n.push(...r.splice(0));
		})]))
	],
	estimate: () => 4
}), ym = (e) => vm({ cards: e }), bm = h({
	name: "black-widow/elude",
	possible: (e, t, n) => {
		let r = e.rolls.at(-1);
		return r?.owner === t && r.by === n.token && r.dice[0] >= n.from && no(e, t);
	},
	parts: (e) => [e.run((e, t) => to(e, t.self, {
		kind: "avoid",
		by: t.by,
		amount: 0
	}))],
	estimate: () => 4
}), xm = (e, t) => bm({
	token: e,
	from: t
}), Sm = h({
	name: "black-widow/gather",
	options: { "see-cards": ht },
	possible: (e, t) => u(e, t).deck.length > 0,
	vars: () => ({ looked: 0 }),
	parts: (e, t, { own: n }) => [
		e.run((e, n) => {
			Gl(e, n.self, t.cards);
			let r = u(e, n.self), i = zc(e, n.self, r.looking);
			r.looking = r.looking.filter((e) => !i.includes(e)), r.laid.push(...i), i.length > 0 && l(() => ({
				type: "revealed",
				seat: n.self,
				cards: i
			}));
		}),
		e.ask("see-cards", {
			who: (e, t) => t.self,
			options: (e, t) => u(e, t.self).looking.length === 0 ? ["done"] : [],
			params: (e, t) => ({ by: t.by }),
			then: () => void 0
		}),
		...Kl(e, n),
		e.run((e, t) => {
			let { hand: n, laid: r } = u(e, t.self);
			for (let n of r) Do(e, t.self, n, [...e.fighters.keys()]);
			n.push(...r.splice(0));
		})
	],
	estimate: (e) => e.cards / 2
}), Cm = (e) => Sm({ cards: e }), wm = h({
	name: "black-widow/recount",
	parts: (e, t) => [e.run((e, n) => {
		let { attack: r } = e;
		if (r?.by !== n.self || !r.isAttack || r.stage !== "activated" && r.stage !== "defended") return;
		let i = e.incoming[r.target] ?? [], a = i.some(({ kind: e }) => e === "base"), o = +!!Em(e);
		if (!a) r.base += o;
		else {
			let r = o + +(Bi(e, n.self) === t.bonusAt);
			r > 0 && i.push({
				kind: "add",
				by: n.by,
				amount: r,
				from: n.self
			});
		}
	})],
	estimate: () => .5
}), Tm = (e) => wm({ bonusAt: e });
function Em(e) {
	let { ability: t, tier: n } = Z(e);
	return kt(t.tiers[n].effects).some(({ amount: e }) => typeof e == "object" && "of" in e && e.of === "upgrades");
}
// packages/dice-throne-marvel/src/black-widow/tickBombs.ts
var Dm = h({
	name: "black-widow/tick",
	vars: () => ({
		bombs: 0,
		blows: !1
	}),
	parts: (e, t, { own: n }) => [mm, pm].flatMap((r) => [e.run((e, t) => {
		n(t).bombs = j(e, t.self, r);
	}), e.loop((e, t) => n(t).bombs > 0 && j(e, t.self, r) > 0, e.call(zo, (e, t) => ({
		owner: t.self,
		purpose: "effect",
		count: 1,
		by: r,
		dice: []
	}), (e, t, { dice: i }) => {
		n(t).bombs--;
		let a = i[0] < 6;
		if (a && r === "time-bomb-2") return hm(e, t.self, 1);
		let o = N(e, t.self, r, 1);
		n(t).blows = a && o > 0;
	}), ...r === "time-bomb-1" ? [e.when((e, t) => n(t).blows, e.call(Uo, (e, n) => ({
		to: n.self,
		amount: t.blast,
		by: mm,
		certain: !1
	})))] : [])]),
	estimate: () => -2
}), Om = () => Dm({ blast: 4 }), km = (e = "target") => Y({ upgrades: 6 }, [J(mm, 1, e)], [J(pm, 1, e)]), Am = (e) => ({
	id: "baton-strike",
	kind: "offensive",
	tiers: e.map((e, t) => ({
		need: _({ batons: t + 3 }),
		effects: [G(e)]
	}))
}), jm = (e) => ({
	id: "infiltrate",
	kind: "offensive",
	tiers: [{
		need: _({
			espionage: 2,
			batons: 1,
			widow: 1
		}),
		effects: e === 1 ? [
			K("agility"),
			_m(),
			Ys(),
			km()
		] : [K("agility"), km()],
		...e === 1 ? {} : { after: [_m()] }
	}]
}), Mm = (e) => ({
	id: "widows-gauntlets",
	kind: "offensive",
	tiers: [{
		need: _({
			espionage: 3,
			batons: 2
		}),
		effects: [I(1), G(pa(e))]
	}]
}), Nm = (e) => ({
	id: "hacked",
	kind: "offensive",
	tiers: [{
		need: Rt,
		effects: [km("chosen-opponent"), Y({ upgrades: 3 }, [G(e + 2)], [G(e)])]
	}]
}), Pm = (e, t) => ({
	id: "grapple",
	kind: "offensive",
	tiers: [{
		need: _({ widow: 4 }),
		effects: [
			K("agility"),
			e === 1 ? Y({ upgrades: 2 }, [I(1)]) : I(1),
			G(pa(t), "undefendable")
		]
	}]
}), Fm = (e) => ({
	id: "vengeance",
	kind: "offensive",
	tiers: [{
		need: zt,
		effects: [K("agility"), H(e, [
			G(P("batons", 1, 7)),
			X({ espionage: 1 }, km()),
			X({ widow: 2 }, K("covert-ops"))
		])]
	}]
}), Im = (e) => ({
	id: "red-room-training",
	kind: "passive",
	upgradesInRollPhases: !0,
	attacking: [Y({ upgrades: 5 }, [U(1)])],
	upgraded: [Tm(5), ...e > 1 ? [L(1)] : []]
}), Lm = (e) => ({
	id: "sabotage",
	kind: "defensive",
	dice: e,
	effects: [
		yc(P("batons")),
		V(P("espionage")),
		X({ widow: 2 }, km())
	],
	actions: [{
		id: "sabotage-reroll",
		cost: 0,
		when: "my-defense",
		oncePerTurn: !0,
		effects: [Y({ upgrades: 4 }, [Ml()])]
	}]
}), Rm = [
	Am([
		5,
		6,
		7
	]),
	jm(1),
	Mm(6),
	Nm(5),
	Pm(1, 6),
	Fm(4),
	{
		id: "widows-bite",
		kind: "ultimate",
		tiers: [{
			need: _({ widow: 5 }),
			effects: [
				Pl(2, "play"),
				km(),
				G(10)
			]
		}]
	},
	Im(1),
	Lm(3)
], zm = [
	{
		id: "covert-ops",
		kind: "unique",
		limit: 3,
		fixed: "both",
		spend: {
			when: "my-main",
			oncePerTurn: !0,
			effects: [ym(3)]
		}
	},
	{
		id: "agility",
		kind: "positive",
		limit: 2,
		spend: {
			when: "incoming",
			effects: [H(1, [Y({ die: [
				1,
				2,
				3
			] }, [El()])])]
		}
	},
	{
		id: pm,
		kind: "negative",
		limit: 2,
		sharedLimit: "time-bomb",
		upkeep: [Om()]
	},
	{
		id: mm,
		kind: "negative",
		limit: 2,
		sharedLimit: "time-bomb",
		stirsWith: pm
	}
], Bm = [
	{
		...Q("baton-strike-ii", 1, 2, Am([
			6,
			7,
			8
		])),
		effects: [Rl("chosen-opponent")]
	},
	Q("widows-gauntlets-ii", 2, 2, Mm(7), [{
		id: "covert-mission",
		kind: "offensive",
		tiers: [{
			need: _({
				espionage: 2,
				batons: 2
			}),
			effects: [km("two-opponents")]
		}]
	}]),
	Q("infiltrate-ii", 2, 2, jm(2), [{
		id: "spy-game",
		kind: "offensive",
		tiers: [{
			need: _({
				espionage: 2,
				batons: 1,
				widow: 2
			}),
			effects: [
				K("covert-ops"),
				K("agility"),
				G(6, "undefendable")
			]
		}]
	}]),
	Q("hacked-ii", 1, 2, Nm(6)),
	Q("grapple-ii", 2, 2, Pm(2, 7), [{
		id: "recon",
		kind: "offensive",
		tiers: [{
			need: _({ widow: 3 }),
			effects: [K("agility"), Pl(1, "play")]
		}]
	}]),
	Q("vengeance-ii", 2, 2, Fm(5), [{
		id: "subvert",
		kind: "offensive",
		tiers: [{
			need: _({
				espionage: 1,
				batons: 3
			}),
			effects: [K("covert-ops"), K("agility")]
		}]
	}]),
	Q("red-room-training-ii", 2, 2, Im(2)),
	Q("sabotage-ii", 2, 2, Lm(4)),
	{
		id: "recoil",
		kind: "roll",
		cost: 0,
		when: "attacked",
		effects: [H(2, [X({ espionage: 1 }, I(1)), X({ widow: 1 }, El())])]
	},
	{
		id: "subversion",
		kind: "roll",
		cost: 1,
		modifier: !0,
		effects: [U(ma(2))]
	},
	{
		id: "assemble",
		kind: "instant",
		cost: 1,
		effects: [K("agility", 2)]
	},
	{
		id: "elude",
		kind: "roll",
		cost: 1,
		effects: [xm("agility", 5)]
	},
	{
		id: "undercover-mission",
		kind: "main",
		cost: 2,
		effects: [km("chosen-opponent"), Y({ upgrades: 4 }, [K("agility")])]
	},
	{
		id: "cunning",
		kind: "main",
		cost: 2,
		effects: [Cm(5)]
	}
], Vm = {
	id: "black-widow",
	difficulty: 4,
	faces: [
		"espionage",
		"espionage",
		"batons",
		"batons",
		"batons",
		"widow"
	],
	setup: [K("covert-ops", 3)],
	abilities: Rm,
	tokens: zm,
	cards: Bm
}, Hm = [
	{
		id: "flames-of-faltine",
		kind: "spell",
		cost: 0,
		effects: [],
		cast: {
			when: "my-attack",
			effects: [U(3)]
		}
	},
	{
		id: "bolts-of-balthakk",
		kind: "spell",
		cost: 1,
		effects: [Jc(1, "chosen-opponent")],
		cast: {
			when: "my-attack",
			effects: [U(4)]
		}
	},
	{
		id: "winds-of-watoomb",
		kind: "spell",
		cost: 1,
		effects: [K("premonition")],
		cast: {
			when: "my-attack-undefended",
			effects: [Yl()]
		}
	},
	{
		id: "crimson-bands-of-cyttorak",
		kind: "spell",
		cost: 2,
		effects: [J("crimson-bands", 1, "chosen-opponent")],
		cast: {
			when: "my-attack",
			effects: [J("crimson-bands"), U(1)]
		}
	},
	{
		id: "shield-of-the-seraphim",
		kind: "spell",
		cost: 1,
		effects: [q(1)],
		cast: {
			when: "attacked",
			effects: [V(3)]
		}
	},
	{
		id: "images-of-ikonn",
		kind: "spell",
		cost: 0,
		effects: [L(1)],
		cast: {
			when: "either-side",
			effects: [Sc("target", "random")]
		}
	}
], Um = (e, t) => ({
	id: "augury",
	kind: "offensive",
	tiers: [{
		need: _({
			vision: 2,
			eye: 2
		}),
		effects: [
			K("deja-vu"),
			...t > 0 ? [K("premonition", t)] : [],
			G(e)
		]
	}]
}), Wm = (e, t, n) => ({
	id: "mystic-bolts",
	kind: "offensive",
	tiers: [{
		need: Rt,
		effects: [G(e), lc(1)]
	}, {
		need: zt,
		effects: [G(t), lc(n)]
	}]
}), Gm = (e) => ({
	id: "binding",
	kind: "offensive",
	tiers: [{
		need: _({
			hand: 2,
			bands: 2
		}),
		effects: [J("crimson-bands"), G(e)]
	}]
}), Km = (e) => ({
	id: "sanctum-ward",
	kind: "defensive",
	dice: e,
	effects: [
		V(P("hand")),
		yc(P("vision")),
		X({ eye: 1 }, lc(1))
	]
}), qm = [
	Um(8, 0),
	{
		id: "universal-awareness",
		kind: "offensive",
		tiers: [{
			need: _({ vision: 4 }),
			effects: [
				L(1),
				K("deja-vu"),
				K("premonition", 2)
			]
		}]
	},
	{
		id: "astral-incursion",
		kind: "offensive",
		tiers: [{
			need: _({
				hand: 1,
				vision: 1,
				bands: 1,
				eye: 1
			}),
			effects: [K("premonition"), G(8)]
		}]
	},
	Wm(6, 9, 1),
	Gm(9),
	{
		id: "wands-of-watoomb",
		kind: "offensive",
		tiers: [{
			need: _({ eye: 4 }),
			effects: [
				J("crimson-bands"),
				G(5, "undefendable"),
				lc(1)
			]
		}]
	},
	{
		id: "all-seeing-eye",
		kind: "ultimate",
		tiers: [{
			need: _({ eye: 5 }),
			effects: [G(10), lc(2)]
		}]
	},
	{
		id: "book-of-vishanti",
		kind: "passive",
		prepares: 1
	},
	Km(3)
], Jm = [
	{
		id: "deja-vu",
		kind: "positive",
		limit: 1,
		spend: {
			when: "my-offense",
			effects: [Sl()]
		}
	},
	{
		id: "premonition",
		kind: "positive",
		limit: 3,
		foresees: [{
			spend: 1,
			draw: 2
		}, {
			spend: 3,
			draw: 3
		}]
	},
	{
		id: "crimson-bands",
		kind: "negative",
		limit: 1,
		forbids: "cards",
		endsWithRollPhase: !0
	}
], Ym = [
	Q("augury-ii", 2, 2, Um(9, 1)),
	Q("mystic-bolts-ii", 2, 2, Wm(7, 10, 2)),
	Q("binding-ii", 2, 2, Gm(10)),
	Q("sanctum-ward-ii", 2, 2, Km(4)),
	...Hm,
	{
		id: "icy-tendrils",
		kind: "roll",
		cost: 1,
		modifier: !0,
		effects: [U(1), lc(1)]
	},
	{
		id: "time-loop",
		kind: "instant",
		cost: 2,
		effects: [K("deja-vu")]
	},
	{
		id: "foresight",
		kind: "main",
		cost: 1,
		effects: [K("premonition", 2)]
	},
	{
		id: "cloak-of-levitation",
		kind: "roll",
		cost: 1,
		when: "attacked",
		effects: [V(1), lc(1)]
	}
], Xm = {
	id: "doctor-strange",
	difficulty: 5,
	faces: [
		"hand",
		"hand",
		"vision",
		"vision",
		"bands",
		"eye"
	],
	setup: [Zc("flames-of-faltine")],
	abilities: qm,
	tokens: Jm,
	cards: Ym
}, Zm = {
	"black-widow": {
		name: "Black Widow",
		symbols: {
			espionage: b("Espionage", "Espionage"),
			batons: b("Baton", "Batons"),
			widow: b("Widow", "Widows")
		},
		abilities: {
			"baton-strike": "Baton Strike",
			infiltrate: "Infiltrate",
			"widows-gauntlets": "Widow’s Gauntlets",
			hacked: "Hacked",
			grapple: "Grapple",
			vengeance: "Vengeance",
			"widows-bite": "Widow’s Bite!",
			"red-room-training": "Red Room Training",
			sabotage: "Sabotage",
			"covert-mission": "Covert Mission",
			"spy-game": "Spy Game",
			recon: "Recon",
			subvert: "Subvert"
		},
		actions: { "sabotage-reroll": "the Sabotage reroll" },
		tokens: {
			"covert-ops": {
				name: "Covert Ops",
				text: "Once per turn, during your main phase: put an upgrade from your hand into play for free, or look at the top three cards of your deck. If none is an upgrade, you may show them, take an upgrade from the deck and shuffle; otherwise, put them back in any order."
			},
			agility: {
				name: "Agility",
				text: "Spend against incoming non-ultimate damage and roll a die: on a 1, 2 or 3, half of it, rounded up, is prevented."
			},
			"time-bomb-2": {
				name: "Time Bomb 0:02",
				text: "During upkeep, roll a die: on a 6 it is removed, otherwise it turns to 0:01."
			},
			"time-bomb-1": {
				name: "Time Bomb 0:01",
				text: "During upkeep, roll a die and remove it: unless the die shows a 6, it deals you 4 damage at once."
			}
		},
		cards: {
			recoil: "Recoil!",
			subversion: "Subversion!",
			assemble: "Assemble!",
			elude: "Elude!",
			"undercover-mission": "Undercover Mission!",
			cunning: "Cunning!"
		},
		verbs: {
			"black-widow/tick": (e) => `roll a die for each bomb: on a 6 it is removed, otherwise it advances; from 0:01, it explodes for ${e.blast} damage`,
			"black-widow/advance": () => "advance every Time Bomb in play",
			"black-widow/recount": () => "count it towards any attack in progress that counts upgrades",
			"black-widow/covert-ops": (e) => `put an upgrade from your hand into play for free, or look at the top ${e.cards} cards of your deck: if none is an upgrade, you may show them, search the deck for one and shuffle; otherwise, put them back in any order`,
			"black-widow/gather": (e) => `look at the top ${e.cards} cards of your deck, show and take every upgrade among them, and put the others back in any order`,
			"black-widow/elude": (e, t) => `when your ${t.token(e.token)} die shows ${e.from} or more, avoid all incoming damage`
		},
		asks: { "covert-ops": "Covert Ops: put an upgrade into play for free, or look at the deck?" }
	},
	"doctor-strange": {
		name: "Doctor Strange",
		symbols: {
			hand: b("Mystic Hand", "Mystic Hands"),
			vision: b("Vision", "Visions"),
			bands: b("Band", "Bands"),
			eye: b("Eye of Agamotto", "Eyes of Agamotto")
		},
		abilities: {
			augury: "Augury",
			"universal-awareness": "Universal Awareness",
			"astral-incursion": "Astral Incursion",
			"mystic-bolts": "Mystic Bolts",
			binding: "Binding",
			"wands-of-watoomb": "Wands of Watoomb",
			"all-seeing-eye": "All-Seeing Eye!",
			"book-of-vishanti": "Book of Vishanti",
			"sanctum-ward": "Sanctum Ward"
		},
		tokens: {
			"deja-vu": {
				name: "Déjà Vu",
				text: "Spend during your offensive roll phase, instead of activating an ability: a whole new offensive roll phase begins."
			},
			premonition: {
				name: "Premonition",
				text: "During your income phase, spend one to draw 2 cards, or three to draw 3, instead of 1; then put one of them on the top or bottom of your deck."
			},
			"crimson-bands": {
				name: "Crimson Bands",
				text: "You cannot play cards during the roll phase of your next turn; then this is removed."
			}
		},
		cards: {
			"flames-of-faltine": "Flames of Faltine",
			"bolts-of-balthakk": "Bolts of Balthakk",
			"winds-of-watoomb": "Winds of Watoomb",
			"crimson-bands-of-cyttorak": "Crimson Bands of Cyttorak",
			"shield-of-the-seraphim": "Shield of the Seraphim",
			"images-of-ikonn": "Images of Ikonn",
			"icy-tendrils": "Icy Tendrils!",
			"time-loop": "Time Loop!",
			foresight: "Foresight!",
			"cloak-of-levitation": "Cloak of Levitation!"
		}
	}
}, Qm = {
	"black-widow": {
		name: "Black Widow",
		symbols: {
			espionage: b("Espionnage", "Espionnages"),
			batons: b("Bâton", "Bâtons"),
			widow: b("Veuve", "Veuves")
		},
		abilities: {
			"baton-strike": "Frappe au bâton",
			infiltrate: "Infiltration",
			"widows-gauntlets": "Gantelets de la Veuve",
			hacked: "Piratage",
			grapple: "Grappin",
			vengeance: "Vengeance",
			"widows-bite": "Morsure de la Veuve\xA0!",
			"red-room-training": "Entraînement de la Chambre Rouge",
			sabotage: "Sabotage",
			"covert-mission": "Mission secrète",
			"spy-game": "Jeu d’espions",
			recon: "Reconnaissance",
			subvert: "Subversion"
		},
		actions: { "sabotage-reroll": "la relance de Sabotage" },
		tokens: {
			"covert-ops": {
				name: "Opérations secrètes",
				text: "Une fois par tour, pendant votre phase principale\xA0: mettez en jeu gratuitement une amélioration de votre main, ou regardez les trois cartes du dessus de votre pioche. Si aucune n’est une amélioration, vous pouvez les montrer, prendre une amélioration dans la pioche et mélanger\xA0; sinon, remettez-les dans l’ordre de votre choix."
			},
			agility: {
				name: "Agilité",
				text: "À dépenser contre des dégâts entrants non ultimes\xA0: lancez un dé\xA0; sur 1, 2 ou 3, prévenez-en la moitié, arrondie au supérieur."
			},
			"time-bomb-2": {
				name: "Bombe à retardement 0:02",
				text: "Pendant l’entretien, lancez un dé\xA0: sur 6, elle est retirée\xA0; sinon, elle passe à 0:01."
			},
			"time-bomb-1": {
				name: "Bombe à retardement 0:01",
				text: "Pendant l’entretien, lancez un dé\xA0: elle est retirée et, sauf sur un 6, vous inflige aussitôt 4 dégâts."
			}
		},
		cards: {
			recoil: "Recul\xA0!",
			subversion: "Subversion\xA0!",
			assemble: "Assemblé\xA0!",
			elude: "Esquive\xA0!",
			"undercover-mission": "Mission d’infiltration\xA0!",
			cunning: "Ruse\xA0!"
		},
		verbs: {
			"black-widow/tick": (e) => `lancez un dé par bombe\u00a0: sur 6, elle est retirée ; sinon, elle avance et, depuis 0:01, explose pour ${e.blast} dégâts`,
			"black-widow/advance": () => "faites avancer toutes les Bombes à retardement en jeu",
			"black-widow/recount": () => "comptez-la dans toute attaque en cours qui compte les améliorations",
			"black-widow/covert-ops": (e) => `mettez en jeu gratuitement une amélioration de votre main, ou regardez les ${e.cards} cartes du dessus de votre pioche\u00a0: si aucune n’est une amélioration, vous pouvez les montrer, chercher une amélioration dans la pioche et mélanger\u00a0; sinon, remettez-les dans l’ordre de votre choix`,
			"black-widow/gather": (e) => `regardez les ${e.cards} cartes du dessus de votre pioche, montrez et prenez toutes les améliorations, et remettez les autres dans l’ordre de votre choix`,
			"black-widow/elude": (e, t) => `quand le dé lancé pour ${t.token(e.token)} montre ${e.from} ou plus, évitez tous les dégâts entrants`
		},
		asks: { "covert-ops": "Opérations secrètes\xA0: mettre en jeu une amélioration gratuite, ou regarder la pioche\xA0?" }
	},
	"doctor-strange": {
		name: "Doctor Strange",
		symbols: {
			hand: b("Main mystique", "Mains mystiques"),
			vision: b("Vision", "Visions"),
			bands: b("Bande", "Bandes"),
			eye: b("Œil d’Agamotto", "Yeux d’Agamotto")
		},
		abilities: {
			augury: "Augure",
			"universal-awareness": "Conscience universelle",
			"astral-incursion": "Incursion astrale",
			"mystic-bolts": "Sorts mystiques",
			binding: "Entrave",
			"wands-of-watoomb": "Baguettes de Watoomb",
			"all-seeing-eye": "Œil omniscient\xA0!",
			"book-of-vishanti": "Livre des Vishanti",
			"sanctum-ward": "Protection du Sanctum"
		},
		tokens: {
			"deja-vu": {
				name: "Déjà-vu",
				text: "À dépenser pendant votre phase de lancer offensif, au lieu d’activer une capacité\xA0: une nouvelle phase de lancer offensif commence."
			},
			premonition: {
				name: "Prémonition",
				text: "Pendant votre phase de revenu, dépensez un jeton pour piocher 2 cartes, ou trois pour en piocher 3, au lieu d’une\xA0; remettez ensuite l’une d’elles sur ou sous votre pioche."
			},
			"crimson-bands": {
				name: "Bandes pourpres",
				text: "Vous ne pouvez pas jouer de cartes pendant la phase de lancer de votre prochain tour\xA0; ce jeton est ensuite retiré."
			}
		},
		cards: {
			"flames-of-faltine": "Flammes des Faltine",
			"bolts-of-balthakk": "Éclairs de Balthakk",
			"winds-of-watoomb": "Vents de Watoomb",
			"crimson-bands-of-cyttorak": "Bandes pourpres de Cyttorak",
			"shield-of-the-seraphim": "Bouclier des Séraphins",
			"images-of-ikonn": "Images d’Ikonn",
			"icy-tendrils": "Vrilles gelées\xA0!",
			"time-loop": "Boucle temporelle\xA0!",
			foresight: "Clairvoyance\xA0!",
			"cloak-of-levitation": "Cape de lévitation\xA0!"
		}
	}
}, $m = ne({
	en: Zm,
	fr: Qm
});
// packages/dice-throne-marvel/src/index.ts
for (let e of [Vm, Xm]) Is(e, $m);
// \0virtual:frozen-game
var eh = Object.values(fm).find((e) => e?.id === "dice-throne" && e.rulesVersion !== void 0), th = {
	...eh,
	rules: qt(eh.rules)
};
export { th as game };
