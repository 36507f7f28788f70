import { InputError as e, LANGUAGES as t, NOTHING as n, cloneValue as r, eachLanguage as i, emit as a, finish as o, frozenFlows as s, inEveryLanguage as c, itemsOf as l, listed as ee, parseSeat as te, permutation as ne, placesOf as re, seatName as ie, seatOf as ae, varsWith as oe, visit as se, whisper as ce, wholeOf as le } from "@alea/engine";
// \0rolldown/runtime.js
var ue = Object.defineProperty, de = (e, t) => {
	let n = {};
	for (var r in e) ue(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || ue(n, Symbol.toStringTag, { value: "Module" }), n;
}, fe = {
	health: { 2: 50 },
	targeting: "only-opponent",
	bounty: 0
}, pe = (e) => ({
	...fe,
	...e
}), me = {
	duel: fe,
	teams: pe({
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
	hill: pe({
		health: { 3: 35 },
		targeting: "choice",
		bounty: 1
	})
}, he = (e) => me[e];
function ge(e) {
	let t = Object.keys(me).find((t) => e in me[t].health);
	if (!t) throw Error(`No mode is played by ${e}`);
	return t;
}
function _e(e) {
	let { targeting: t } = he(e);
	return typeof t == "string" ? void 0 : t;
}
var ve = (e, t) => he(e).teams ?? t, ye = (e) => he(e).targeting !== "only-opponent", be = (e) => he(e).teams !== void 0, xe = Object.fromEntries(Object.keys(me).map((e) => [e, Object.fromEntries(Object.keys(me[e].health).map((t) => [t, Se(e, Number(t))]))]));
function Se(e, t) {
	let { ring: n = [...Array(t).keys()] } = he(e);
	return n.map((e, r) => n.map((e, i) => n[(n.indexOf(r) + i) % t]));
}
// packages/dice-throne/src/state.ts
var Ce = [
	"upkeep",
	"income",
	"main-1",
	"offense",
	"targeting",
	"defense",
	"main-2",
	"discard"
], u = (e, t) => e.fighters[t], d = (e, t) => t % e.dials.length, f = (e, t) => !e.out.includes(t), we = (e, t, n) => d(e, t) !== d(e, n);
function p(e, t) {
	let n = xe[e.mode][e.fighters.length][t];
	return e.out.length === 0 ? n : n.filter((t) => f(e, t));
}
var Te = (e, t) => p(e, t).filter((n) => we(e, t, n)), Ee = (e) => he(e.mode).health[e.fighters.length], De = (e, t) => e.dials[d(e, t)];
function Oe(e, t, n) {
	let r = u(e, t);
	r.cp = Math.max(0, Math.min(15, r.cp + n));
}
var ke = (e, t) => e.variants.includes(t), Ae = (e) => e.phase === "offense" || e.phase === "targeting" || e.phase === "defense", je = [
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
function Me(e) {
	let t = /* @__PURE__ */ new Map();
	return (n) => {
		let r = t.get(n);
		if (r !== void 0) return r;
		let i = e(n);
		return t.set(n, i), i;
	};
}
var Ne = /* @__PURE__ */ new Map();
function Pe(e, t) {
	return Ne.set(e, t), Me((t) => `${e}:${t}`);
}
var Fe = Pe("play", (e) => ({
	is: "play",
	card: e
})), Ie = Pe("sell", (e) => ({
	is: "sell",
	card: e
})), Le = Pe("spend", (e) => ({
	is: "spend",
	token: e
})), Re = Pe("use", (e) => ({
	is: "use",
	action: e
})), ze = Pe("announce", (e) => ({
	is: "announce",
	tier: e
})), Be = Pe("top", (e) => ({
	is: "put-back",
	card: e,
	to: "top"
})), Ve = Pe("bottom", (e) => ({
	is: "put-back",
	card: e,
	to: "bottom"
})), He = Me((e) => {
	let t = je.find((t) => t === e);
	if (!t) throw Error(`No option is called ${e}`);
	return { is: t };
}), Ue = Me((e) => {
	let t = e.indexOf(":");
	if (t < 0) return He(e);
	let n = Ne.get(e.slice(0, t));
	if (!n) throw Error(`No option is written ${e}`);
	return n(e.slice(t + 1));
});
function We(e, t) {
	let n = Ue(t);
	if (n.is !== e) throw Error(`${t} is no ${e}`);
	return n;
}
var Ge = Array.from({ length: 32 }, (e, t) => ({
	is: "keep-dice",
	places: Array.from({ length: 5 }, (e, t) => t + 1).filter((e) => t & 1 << e - 1)
})), Ke = Ge.map(({ places: e }) => `keep:${e.join(",") || "-"}`), qe = (e) => Ke[e], Je = (e) => Ge[e].places, Ye = (e) => e.join(","), Xe = (e, t) => `${e}=${t}`, Ze = Me((e) => {
	let [t, n] = e.split("=").map(Number);
	return {
		is: "turn-die",
		place: t,
		to: n
	};
}), Qe = (e) => `p${e + 1}`, $e = (e, t) => `${Qe(e)}.${t}`, et = Me((e) => {
	let t = e.indexOf(".");
	return {
		is: "token",
		seat: Number(e.slice(1, t)) - 1,
		token: e.slice(t + 1)
	};
}), tt = ({ branch: e }) => String(e), nt = Me((e) => {
	let [, t, n = ""] = e.split("/"), [r = n] = n.split(".");
	return {
		is: "upkeep",
		from: t === "token" ? "token" : "ability",
		id: r,
		source: n
	};
}), rt = (e) => nt(e).source, it = (e) => He(e), at = (e) => Ue(e), ot = (e, t) => (n) => e.includes(n) ? He(n) : t(n), st = (...e) => ot(e, (e) => ({
	is: "card",
	card: e
})), ct = (...e) => ot(e, (e) => ({
	is: "own-token",
	token: e
})), lt = (e) => (t) => ({
	is: e,
	count: t
}), ut = it, dt = (e, t) => e === "reroll" ? {
	is: "reroll",
	place: ft(t?.picking.at(-1)?.own.at(-1))
} : it(e), ft = (e) => e && "die" in e && Number(e.die) || void 0, pt = { is: "give-up" }, mt = { is: "no-defense" }, ht = (e) => Ge[e], gt = ot(["none"], (e) => ({
	is: "player",
	seat: e
})), _t = ot(["none"], (e) => Ze(e)), vt = ot(["none"], (e) => et(e)), yt = new Map(Object.entries({
	attempt: (e) => e === "none" ? pt : typeof e == "number" ? ht(e) : at(e),
	main: at,
	respond: at,
	answer: at,
	sell: at,
	"put-back": at,
	defend: (e) => e === "none" ? mt : {
		is: "defend",
		ability: e
	},
	target: gt,
	"choose-player": gt,
	upkeep: (e) => nt(e),
	"stand-up": (e) => e === "pay" ? { is: "stand-up" } : it(e),
	foresee: lt("foresee"),
	"roll-again": (e) => e === "reroll" ? { is: "reroll" } : it(e),
	cast: st("none"),
	search: st("none"),
	discard: st(),
	"put-back-next": st("reveal"),
	gain: it,
	"see-hand": it,
	choose: (e) => ({
		is: "branch",
		branch: e
	}),
	"alter-die": _t,
	"copy-die": _t,
	"reroll-die": ot(["none"], (e) => ({
		is: "die",
		place: e
	})),
	"try-again": ot(["none", "again"], (e) => ({
		is: "reroll-dice",
		places: e
	})),
	"keep-dice": ht,
	"remove-token": vt,
	"move-token": vt
}));
function bt(e, t) {
	yt.set(e, t);
}
function xt(e, t, n) {
	let r = yt.get(e);
	if (!r) throw Error(`Nobody has said how the options of ${e} are read`);
	return r(t, n);
}
// packages/dice-throne/src/effects/effect.ts
var St = /* @__PURE__ */ new Map();
function m(e) {
	if (St.has(e.name)) throw Error(`Two verbs are called ${e.name}`);
	St.set(e.name, e);
	for (let [t, n] of Object.entries(e.options ?? {})) bt(t, n);
	return (t) => ({
		do: e.name,
		...t
	});
}
function h(e) {
	let t = St.get(e.do);
	if (!t) throw Error(`No verb is called ${e.do}`);
	return t;
}
function Ct(e, t, n, r = 0) {
	return t.flatMap((t) => {
		let { pass: i, parts: a, inner: o, vars: s } = h(t);
		if (!(n === "whole" || o || (i?.(t) ?? "activation") === n)) return [];
		let c = a(e, t, {
			pass: n,
			own: (e) => e.own[r],
			parts: (t, i = n) => Ct(e, t, i, s ? r + 1 : r)
		});
		return !s || c.length === 0 ? c : [e.run((e, n) => {
			n.own[r] = s(t);
		}), ...c];
	});
}
var wt = (e) => e.flatMap((e) => [e, ...(h(e).inner?.(e) ?? []).flatMap(wt)]), Tt = .8, Et = {
	defense: {
		on: ["ability"],
		field: "effects",
		program: "defense",
		self: "holder",
		target: "attacker",
		pooled: !0
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
		tokenWorth: (e) => Tt * Math.max(.5, e)
	},
	upkeep: {
		on: ["token", "ability"],
		program: "upkeep",
		self: "holder",
		target: "nobody",
		pooled: !0,
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
		pooled: !0,
		attackDice: !0,
		tokenWorth: (e) => 2 * e
	},
	attacked: {
		on: ["token"],
		program: "attacked",
		self: "attacker",
		target: "attack-target",
		pooled: !0,
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
		pooled: !0,
		attackDice: !0
	}
}, Dt = (e) => Et[e], Ot = Object.keys(Et), kt = (e) => Ot.filter((t) => Dt(t).on.includes(e)), At = {
	ability: kt("ability"),
	token: kt("token"),
	card: kt("card"),
	hero: kt("hero")
};
function jt(e, t) {
	let n = e[Dt(t).field ?? t];
	return n && "effects" in n ? n.effects : n;
}
// packages/dice-throne/src/content/need.ts
var Mt = {
	small: 4,
	large: 5
}, g = (e) => ({ symbols: e }), Nt = { straight: "small" }, Pt = { straight: "large" }, Ft = (e) => ({ ofAKind: e }), It = (e, t, n) => Rt(e, Lt(t, n));
function Lt(e, t) {
	let n = {};
	for (let r of e) {
		let e = t[r - 1];
		n[e] = (n[e] ?? 0) + 1;
	}
	return {
		symbols: n,
		run: Bt(e),
		alike: Vt(e)
	};
}
function Rt(e, t) {
	if ("symbols" in e) {
		for (let n in e.symbols) if ((t.symbols[n] ?? 0) < e.symbols[n]) return !1;
		return !0;
	}
	return "straight" in e ? t.run >= Mt[e.straight] : t.alike >= e.ofAKind;
}
function zt(e, t, n) {
	let r = 0;
	for (let i of t) n[i - 1] === e && r++;
	return r;
}
function Bt(e) {
	let t = 0, n = 0;
	for (let r = 1; r <= 6; r++) n = e.includes(r) ? n + 1 : 0, t = Math.max(t, n);
	return t;
}
function Vt(e) {
	let t = 0;
	for (let n = 1; n <= 6; n++) {
		let r = 0;
		for (let t of e) t === n && r++;
		t = Math.max(t, r);
	}
	return t;
}
var { registered: Ht, flow: _, frameOf: Ut, framesOf: Wt, isRunning: Gt, calledBy: Kt, isOf: qt, reads: Jt, unwind: Yt, abort: Xt, enter: Zt } = s(1), Qt = /* @__PURE__ */ new Map(), $t = /* @__PURE__ */ new Map();
function en(e, t, n = "whole") {
	t && t.length !== 0 && Qt.set(e, _(e, (e) => Ct(e, t, n)));
}
function tn(e, t) {
	en(e.program, t), nn(e.program) !== void 0 && $t.set(e.program, e);
}
var nn = (e) => Qt.get(e)?.name;
function v(e) {
	let t = Qt.get(e);
	if (!t) throw Error(`No program is called ${e}`);
	return t;
}
function rn(e) {
	let t = $t.get(e);
	if (!t) throw Error(`No program that waits for a moment is called ${e}`);
	return t;
}
// packages/dice-throne/src/content/programNames.ts
var an = (e) => `dice-throne/${e}`, on = (e, t, n) => `dice-throne/${e}/${t}.${n}`, sn = (e) => `dice-throne/token/${e}`, cn = (e, t, n) => `dice-throne/${t}/${Dt(e).program}/${n}`;
function ln(e, t) {
	let { program: n } = Dt(e);
	return n === void 0 ? void 0 : `${t}/${n}`;
}
var un = (e, t) => cn("cast", e, t), dn = (e, t) => nn(cn("played", "common", t)) ?? cn("played", e, t), fn = (e) => nn(ln("setup", an(e))), pn = 7776;
function mn(e) {
	let t = 0;
	for (let n of e) t = t * 6 + n - 1;
	return t;
}
var hn = [...Array(pn).keys()].map(yn).filter(bn), gn = new Uint8Array(pn), _n = new Map(hn.map((e, t) => [e.join(""), t]));
for (let e = 0; e < pn; e++) gn[e] = _n.get(yn(e).sort().join(""));
var vn = (e) => gn[mn(e)];
function yn(e) {
	let t = [];
	for (let n = e, r = 0; r < 5; r++, n = Math.floor(n / 6)) t.push(1 + n % 6);
	return t;
}
function bn(e) {
	return e.every((t, n) => n === 0 || e[n - 1] <= t);
}
// packages/dice-throne/src/text/phrase.ts
var xn = (e, t, n = "") => ({
	verb: e,
	things: [t],
	end: n
}), Sn = (e, t) => typeof e == "object" && typeof t == "object" && e.verb === t.verb && e.end === t.end, y = (e, t = e) => ({
	one: e,
	many: t
}), Cn = (e, { one: t, many: n }) => `${e} ${e === 1 ? t : n}`.trim(), wn = (e) => e.slice(0, 1).toUpperCase() + e.slice(1), Tn = {
	each: (e) => `for each ${e}`,
	eachUpgrade: "for each upgrade in play",
	eachUpgradeThisTurn: "for each upgrade played this turn",
	more: (e, t, n) => `${e}, plus ${t} ${n}`,
	total: ({ many: e }) => `${e} equal to the total of the dice`,
	halfDie: ({ many: e }) => `${e} equal to half the die (rounded up)`,
	tokens: (e) => y(`${e} token`, `${e} tokens`)
}, En = (e) => e === 1 ? "1 roll" : `${e} rolls`, b = ({ by: e }, t) => e ? `${t.source(e)}: ` : "", Dn = {
	attempt: ({ attempts: e = 0 }) => e > 0 ? `Keep some dice and reroll the others (${En(e)} left), announce an ability, or act.` : "No rolls left: announce an ability, or act.",
	respond: ({ phase: e = "" }, t) => `${wn(t.phase(e))}: do you want to act?`,
	answer: ({ action: e = "" }, t) => `Someone wants to ${t.action(e)}: do you want to act first?`,
	main: ({ phase: e = "", cp: t = 0 }, n) => `${wn(n.phase(e))}, ${t} CP: play or sell cards, or move on.`,
	sell: ({ left: e = 1 }) => `Too many cards: sell ${e}.`,
	defend: () => "Do you defend yourself?",
	target: () => "Who do you attack?",
	upkeep: () => "Upkeep: what comes first?",
	"stand-up": () => "You are knocked down: pay 2 CP to stand up, or skip your offensive roll?",
	foresee: ({ token: e = "" }, t) => `How many ${t.token(e)} tokens do you spend?`,
	"put-back": () => "Which of the drawn cards goes back, and where?",
	cast: () => "Which spell do you cast?",
	gain: ({ token: e = "" }, t) => `Gain ${t.token(e)}?`,
	"choose-player": (e, t) => `${b(e, t)}choose a player.`,
	"remove-token": (e, t) => `${b(e, t)}which status effect is removed?`,
	"move-token": (e, t) => `${b(e, t)}which status effect moves?`,
	"alter-die": (e, t) => `${b(e, t)}which die do you change, and to what?`,
	"copy-die": (e, t) => `${b(e, t)}which die do you change, and to what?`,
	"reroll-die": (e, t) => `${b(e, t)}which die is rerolled?`,
	"try-again": (e, t) => `${b(e, t)}which dice are rerolled?`,
	"keep-dice": () => "Which dice do you keep? The others are rerolled.",
	choose: (e, t) => `${b(e, t)}choose one.`,
	discard: (e, t) => `${b(e, t)}which card do you discard?`,
	"roll-again": (e, t) => `${b(e, t)}reroll it?`,
	"see-hand": (e, t) => `${b(e, t)}an opponent shows you their hand.`,
	search: (e, t) => `${b(e, t)}which upgrade do you take from the deck?`,
	"put-back-next": (e, t) => `${b(e, t)}which card goes back next, from the top of the deck down?`,
	"see-cards": (e, t) => `${b(e, t)}these are the upgrades found.`
}, On = {
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
}, kn = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, An = (e) => kn(e, " and "), jn = (e) => kn(e, " or "), Mn = {
	and: An,
	or: jn,
	orElse: "; or ",
	isPlain: (e) => !/[,;]|: | and /.test(e.replace(/\([^)]*\)/g, "")),
	isOptional: (e) => e.startsWith("you may "),
	broken: (e, t) => `${e}${/;|: /.test(e) ? ";" : ","} THEN ${t}`,
	labelled: (e, t) => `${e}: ${t}`,
	spaced: (e) => e,
	closed: (e) => e.replace(/([!?])\.$/, "$1")
}, Nn = {
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
	die: (e) => `on a ${jn(e)}`,
	dieFrom: (e) => `on a ${e} or higher`,
	face: (e) => `if your board shows its ${e === 0 ? "first" : "other"} face`,
	then: "then"
}, Pn = {
	straight: {
		small: "small straight",
		large: "large straight"
	},
	ofAKind: (e) => `${e} of a kind`
}, Fn = {
	base: (e) => `${e}`,
	add: (e) => e < 0 ? `− ${-e}` : `+ ${e}`,
	other: (e) => `+ ${e}`,
	prevent: (e) => `− ${e}`,
	half: () => "½",
	avoid: () => "avoided",
	reflect: () => "half reflected"
}, In = (e, t) => e.map(t.line).join(", ").replace(/^\+ /, ""), Ln = (e, t) => e.map(t.card).join(", "), Rn = {
	starter: (e, t) => `${t(e.seat)} starts.`,
	turn: (e, t) => `Turn ${e.turn}: ${t(e.seat)}.`,
	rolled: (e, t) => `${t(e.seat)} rolls ${e.dice.join(" ")}.`,
	die: (e, t) => `${t(e.by)} changes ${e.by === e.seat ? "a" : `${t(e.seat)}’s`} ${e.from} to ${e.to}.`,
	announced: (e, t, n) => `${t(e.seat)} announces ${n.ability(e.ability)}.`,
	activated: (e, t, n) => `${t(e.seat)} activates ${n.ability(e.ability)}.`,
	"no-ability": (e, t) => `${t(e.seat)} activates nothing.`,
	targeted: (e, t) => `${t(e.target)} is the target.`,
	defended: (e, t, n) => `${t(e.seat)} defends with ${n.ability(e.ability)}.`,
	played: (e, t, n) => `${t(e.seat)} plays ${n.card(e.card)}.`,
	cast: (e, t, n) => `${t(e.seat)} casts ${n.card(e.card)}.`,
	sold: (e, t, n) => `${t(e.seat)} sells ${n.card(e.card)}.`,
	discarded: (e, t, n) => `${t(e.seat)} discards ${n.card(e.card)}.`,
	drew: (e, t, n) => `${t(e.seat)} draws ${e.cards ? Ln(e.cards, n) : `${e.count} ${e.count === 1 ? "card" : "cards"}`}.`,
	looked: (e, t, n) => `${t(e.seat)} looks at ${e.cards ? Ln(e.cards, n) : `${e.count} ${e.count === 1 ? "card" : "cards"} from the deck`}.`,
	revealed: (e, t, n) => `${t(e.seat)} shows ${Ln(e.cards, n)}.`,
	took: (e, t, n) => `${t(e.seat)} shows ${n.card(e.card)} and takes it into hand.`,
	saw: (e, t, n) => `${t(e.seat)} looks at ${t(e.of)}’s hand${e.cards ? `: ${Ln(e.cards, n) || "no cards"}` : ""}.`,
	spent: (e, t, n) => `${t(e.seat)} spends ${n.token(e.token)}.`,
	used: (e, t, n) => `${t(e.seat)} uses ${n.ability(e.action)}.`,
	token: (e, t, n) => `${t(e.seat)}: ${e.change > 0 ? "+" : "−"}${Math.abs(e.change)} ${n.token(e.token)}.`,
	cp: (e, t) => `${t(e.seat)}: ${e.change > 0 ? "+" : "−"}${Math.abs(e.change)} CP.`,
	damaged: (e, t, n) => `${t(e.seat)} takes ${e.amount} damage${e.lines.length > 0 ? `: ${In(e.lines, n)}` : ""}.`,
	healed: (e, t) => `${t(e.seat)} heals ${e.amount}.`,
	flipped: (e, t) => `${t(e.seat)} flips their hero board.`,
	skipped: (e, t, n) => `${t(e.seat)} skips a phase: ${n.phase(e.phase)}.`,
	reshuffled: (e, t) => `${t(e.seat)} shuffles the discard pile into a new deck.`,
	defeated: (e, t) => `${t(e.seat)} is defeated.`,
	ended: (e) => e.reason === "defeat" ? "The match is over." : "The match is a draw."
}, zn = {
	unknownHero: (e, t) => `no hero is called ${e}; the heroes are ${t.join(", ")}`,
	heroNames: (e) => `heroes are names: ${e}`,
	heroCount: (e, t) => `${e} players need ${e} heroes, not ${t}`,
	nothingToSet: (e) => `Dice Throne has no ${e} to set`,
	nothingOfPlayer: (e) => `A player has no ${e} to set`,
	tokenLimit: (e, t) => `${e}: at most ${t}`,
	unknownToken: (e) => `no token is called ${e}`,
	unknownCard: (e, t) => `${e} has no card ${t}`,
	unknownLevel: (e, t, n) => `${e} has no level ${n} of ${t}`,
	notInDeck: (e) => `${e} is not in the deck any more`,
	unknownPhase: (e, t) => `${e} is not a phase; write ${t.join(", ")}`
}, Bn = {
	name: "Barbarian",
	symbols: {
		sword: y("Sword", "Swords"),
		life: y("Life", "Lives"),
		pow: y("Pow", "Pows")
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
}, Vn = {
	name: "Cursed Pirate",
	symbols: {
		cutlass: y("Cutlass", "Cutlasses"),
		loot: y("Loot", "Loot"),
		skull: y("Skull", "Skulls")
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
			text: "During upkeep, roll a die: on a 1 or 2 it blows up, on a 6 you may move it to another player. A second Keg blows up the first. When it blows up, it is removed and deals you 3 damage at once, separate from any attack."
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
}, Hn = {
	name: "Gunslinger",
	symbols: {
		bullet: y("Bullet", "Bullets"),
		dash: y("Dash", "Dashes"),
		bullseye: y("Bullseye", "Bullseyes")
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
}, Un = {
	barbarian: Bn,
	paladin: {
		name: "Paladin",
		symbols: {
			sword: y("Sword", "Swords"),
			helmet: y("Helmet", "Helmets"),
			life: y("Life", "Lives"),
			prayer: y("Prayer", "Prayers")
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
	gunslinger: Hn,
	"cursed-pirate": Vn
}, Wn = {
	defeat: "Only one side is left standing.",
	draw: "Everyone fell at the same time: a draw.",
	"turn-limit": "Two hundred turns have been played: a draw."
}, Gn = {
	heroes: "Heroes",
	rules: "Timing rules",
	promo: "Promotional cards",
	"wither-strict": "Wither only reduces damage that can be modified",
	"instants-interrupt-roll-cards": "Instants can interrupt roll phase cards"
}, Kn = {
	marvel: "of the Marvel boxes",
	"v2.2": "version 2.2"
}, qn = {
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
}, Jn = (e) => e.length === 1 ? "die" : "dice", Yn = {
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
	sell: (e) => `sell ${e}`,
	spend: (e) => `spend ${e}`,
	use: (e) => `use ${e}`,
	announce: (e) => `announce ${e}`,
	top: (e) => `put ${e} on top of the deck`,
	bottom: (e) => `put ${e} at the bottom of the deck`,
	keepDice: (e) => e.length === 0 ? "reroll all dice" : `keep ${Jn(e)} ${e.join(", ")}`,
	rerollDice: (e) => `${Jn(e)} ${e.join(" and ")}`,
	die: (e) => `die ${e}`,
	turnDie: (e, t) => `change die ${e} to ${t}`,
	tokenOf: (e, t) => `${e}: ${t}`,
	nothing: "nothing"
}, Xn = {
	upkeep: "upkeep",
	income: "income",
	"main-1": "main phase 1",
	offense: "offensive roll",
	targeting: "targeting",
	defense: "defensive roll",
	"main-2": "main phase 2",
	discard: "discard"
}, Zn = {
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
}, Qn = {
	modifier: "Attack modifier.",
	only: (e) => `Only ${e}.`,
	played: "When it comes into play",
	prepare: "Prepare",
	cast: (e) => `Cast ${e}`,
	prepares: (e) => `${e === 1 ? "Once" : `${e} times`} per turn, during your main phases, you may prepare a spell from your hand.`,
	upgradesInRollPhases: "You may play upgrades during any roll phase.",
	bought: (e, t) => `${e}, for ${t} CP`
}, $n = {
	discard: (e, t) => e.who === "self" ? `discard a card${e.how === "random" ? " at random" : ""}` : `make ${t.who(e.who)} discard a card ${e.how === "random" ? "at random" : "of their choice"}`,
	"discard-hand": () => "discard your hand",
	"see-hand": (e, t) => `look at the hand of ${t.who(e.who)}`,
	search: (e) => {
		let [t, n] = e.most === 1 ? ["an upgrade", "it"] : [`up to ${e.most} upgrades`, "them"];
		return `search your deck for ${t}, ${e.to === "play" ? `put ${n} into play for free` : `show ${n}, put ${n} into your hand`} and shuffle the deck`;
	},
	cast: (e) => e.most === 1 ? "you may cast a spell" : `you may cast up to ${e.most} different spells`,
	lay: () => "place a spell on your book"
}, er = (e) => e === "target", tr = {
	"chosen-opponent": 1,
	"chosen-player": 1,
	"two-opponents": 2,
	"three-opponents": 3
}, nr = (e) => e === "all-opponents" || (tr[e] ?? 1) > 1, rr = {
	self: "you",
	target: "the opponent",
	"chosen-opponent": "an opponent of your choice",
	"chosen-player": "a player of your choice",
	"all-opponents": "all opponents",
	"two-opponents": "up to two opponents",
	"three-opponents": "up to three opponents",
	active: "the active player"
}, ir = {
	...rr,
	"chosen-opponent": "an opponent",
	"chosen-player": "a player"
}, ar = {
	choose: (e, t) => {
		let { list: n, optional: r } = t.ways(e);
		return r ? `you may: ${n}` : `${e.by ? `${t.who("target")} chooses one` : "choose one"}: ${n}`;
	},
	when: (e, t) => t.conditional(e),
	then: () => "THEN",
	aim: (e, t) => {
		let n = t.facing(nr(e.who) ? "each of them" : "that player").list(e.effects);
		return `choose ${ir[e.who]}${n.includes(": ") ? "; " : ": "}${n}`;
	},
	roll: (e, t) => `${e.by ? `${t.who("target")} rolls` : "roll"} ${e.dice} ${e.dice > 1 ? "dice" : "die"}: ${t.list(e.effects)}`,
	contest: (e, t) => `you and ${e.attack ? "the opponent" : "the attacker"} each roll a die; if yours is ${e.ties ? "at least as high" : "higher"}, ${t.list(e.win)}; otherwise, ${t.list(e.lose)}`
}, or = {
	normal: y("damage"),
	undefendable: y("undefendable damage"),
	pure: y("pure damage"),
	collateral: y("collateral damage"),
	ultimate: y("ultimate damage")
}, sr = (e, t, n = "") => t.amount(e, y(`damage${n}`)), cr = (e) => e ? " that cannot be reduced" : "";
function lr({ amount: e, who: t }, n) {
	if (typeof e == "number" || !("tokens" in e)) return "";
	if (t === "self") return " on you";
	let r = nr(t) ? " on them" : " there";
	return n.isOwned(e.tokens) ? ` of yours${r}` : r;
}
var ur = {
	damage: (e, t) => xn("deal", t.amount(e.amount, or[t.ultimate ? "ultimate" : e.type])),
	"add-damage": (e, t) => `add ${sr(e.amount, t, " to the attack")}`,
	"damage-back": (e, t) => `deal ${sr(e.amount, t, " to the attacker")}`,
	hurt: (e, t) => e.who === "self" ? `suffer ${sr(e.amount, t, cr(e.certain))}` : `deal ${sr(e.amount, t, `${cr(e.certain)} to ${t.who(e.who)}`)}`,
	"pooled-damage": (e, t) => {
		let n = sr(e.amount, t, cr(e.certain)) + lr(e, t);
		return e.who === "self" ? `suffer ${n}` : `${t.who(e.who)} suffer${nr(e.who) ? "" : "s"} ${n}`;
	},
	undefendable: () => "the attack becomes undefendable",
	recoil: (e, t) => `if any of it is dealt, suffer ${sr(e.amount, t)}`,
	prevent: (e, t) => xn("prevent", sr(e.amount, t), e.who === "self" ? "" : ` to ${t.who(e.who)}`),
	"prevent-half": () => "prevent half the incoming damage (rounded up)",
	avoid: () => "avoid all incoming damage",
	reflect: () => "also deal half the incoming damage (rounded up) to the attacker"
}, dr = {
	any: ["one die of any player", "dice of any players"],
	own: ["one of your dice", "of your dice"],
	team: ["one of your dice or a teammate’s", "of your dice or a teammate’s"],
	opponent: ["one of an opponent’s dice", "of an opponent’s dice"]
}, fr = {
	"alter-die": (e) => {
		let t = (e.upTo ?? 1) > 1, [n, r] = dr[e.whose], i = t ? `up to ${e.upTo} ${r}` : n;
		return e.to === "neighbour" ? `raise or lower ${i} by 1` : `set ${i} to ${e.to === "six" ? "6" : t ? "values of your choice" : "a value of your choice"}`;
	},
	"copy-die": () => "set one of your dice to the value of another die of the same roll",
	"reroll-die": (e) => e.whose === "opponent" ? "choose one of an opponent’s dice, which they must reroll" : e.upTo === 1 ? "reroll one of your dice" : `reroll up to ${e.upTo} of your dice`,
	"try-again": () => "you or a teammate may reroll one or two of your own dice, or one die twice in a row",
	"extra-attempt": (e) => e.of === "offense" ? "the player in the offensive roll phase gets one more roll attempt" : "the defender may reroll any of the defence dice once",
	"offense-again": () => "instead of activating an ability, start a new offensive roll phase",
	"reroll-any": () => "you may reroll any of these dice once"
}, pr = {
	heal: (e, t) => `heal ${t.amount(e.amount, y(""))}`,
	cp: (e, t) => xn("gain", t.amount(e.amount, y("CP"))),
	draw: (e, t) => `draw ${t.amount(e.amount, y("card", "cards"))}`,
	"steal-cp": (e, t) => `steal ${e.amount} CP from ${t.who(e.from)}`
};
// packages/dice-throne/src/text/en/verbs/tokens.ts
function mr(e, t) {
	return e === "self" ? " on yourself" : e === "target" && t.target === void 0 ? "" : ` on ${t.who(e)}`;
}
var hr = {
	gain: (e, t) => {
		let n = e.amount === 1 ? "you may gain" : "you may gain up to";
		return xn(e.may ? n : "gain", t.tokens(e.token, e.amount));
	},
	inflict: (e, t) => xn("inflict", t.tokens(e.token, e.amount), mr(e.who, t)),
	bestow: (e, t) => `give ${An(e.tokens.map(t.token))} to ${t.who(e.who)}`,
	"set-off": () => "it blows up",
	"pass-on": () => "you may move it to a player of your choice",
	"remove-token": (e) => `${e.may ? "you may remove" : "remove"} one status effect from ${e.reach === "own" ? "yourself" : "a player of your choice"}`,
	"remove-all-tokens": () => "remove all status effects from a player of your choice",
	"move-token": () => "move one status effect from one player to another",
	"raise-limit": (e, t) => `raise your stack limit for ${t.token(e.token)} by ${e.amount}`
}, gr = {
	grammar: Mn,
	who: rr,
	amounts: Tn,
	needs: Pn,
	conditions: Nn,
	timings: Zn,
	moments: qn,
	printed: Qn,
	verbs: {
		...ur,
		...pr,
		...hr,
		...$n,
		...fr,
		...ar
	},
	common: On,
	heroes: Un,
	phases: Xn,
	options: Yn,
	ask: Dn,
	events: Rn,
	lines: Fn,
	reasons: Wn,
	matchOptions: Gn,
	ruleSets: Kn,
	faults: zn
}, _r = {
	each: (e) => `par ${e}`,
	eachUpgrade: "par amélioration en jeu",
	eachUpgradeThisTurn: "par amélioration jouée ce tour-ci",
	more: (e, t, n) => `${e}, plus ${t} ${n}`,
	total: ({ many: e }) => `autant de ${e} que le total des dés`,
	halfDie: ({ many: e }) => `en ${e} la moitié du dé (arrondie au supérieur)`,
	tokens: (e) => y(`jeton ${e}`, `jetons ${e}`)
}, x = ({ by: e }, t) => e ? `${t.source(e)} : ` : "", vr = {
	attempt: ({ attempts: e = 0 }) => e > 0 ? `Gardez des dés, relancez les autres (encore ${e > 1 ? `${e} lancers` : "1 lancer"}), annoncez une capacité ou agissez.` : "Plus de lancer\xA0: annoncez une capacité ou agissez.",
	respond: ({ phase: e = "" }, t) => `${wn(t.phase(e))} : voulez-vous agir ?`,
	answer: ({ action: e = "" }, t) => `Quelqu’un veut ${t.action(e)} : voulez-vous agir avant ?`,
	main: ({ phase: e = "", cp: t = 0 }, n) => `${wn(n.phase(e))}, ${t} PC : jouez ou vendez des cartes, ou continuez.`,
	sell: ({ left: e = 1 }) => `Trop de cartes : vendez-en ${e}.`,
	defend: () => "Vous défendez-vous\xA0?",
	target: () => "Qui attaquez-vous\xA0?",
	upkeep: () => "Entretien\xA0: par quoi commencer\xA0?",
	"stand-up": () => "Vous êtes à terre\xA0: payer 2 PC pour vous relever, ou sauter votre lancer offensif\xA0?",
	foresee: ({ token: e = "" }, t) => `Combien de jetons ${t.token(e)} dépensez-vous ?`,
	"put-back": () => "Laquelle des cartes piochées remettez-vous, et où\xA0?",
	cast: () => "Quel sortilège lancez-vous\xA0?",
	gain: ({ token: e = "" }, t) => `Gagner ${t.token(e)} ?`,
	"choose-player": (e, t) => `${x(e, t)}choisissez un joueur.`,
	"remove-token": (e, t) => `${x(e, t)}quelle altération est retirée ?`,
	"move-token": (e, t) => `${x(e, t)}quelle altération se déplace ?`,
	"alter-die": (e, t) => `${x(e, t)}quel dé changez-vous, et en quoi ?`,
	"copy-die": (e, t) => `${x(e, t)}quel dé changez-vous, et en quoi ?`,
	"reroll-die": (e, t) => `${x(e, t)}quel dé est relancé ?`,
	"try-again": (e, t) => `${x(e, t)}quels dés sont relancés ?`,
	"keep-dice": () => "Quels dés gardez-vous\xA0? Les autres sont relancés.",
	choose: (e, t) => `${x(e, t)}choisissez.`,
	discard: (e, t) => `${x(e, t)}quelle carte défaussez-vous ?`,
	"roll-again": (e, t) => `${x(e, t)}le relancer ?`,
	"see-hand": (e, t) => `${x(e, t)}un adversaire vous montre sa main.`,
	search: (e, t) => `${x(e, t)}quelle amélioration prenez-vous dans la pioche ?`,
	"put-back-next": (e, t) => `${x(e, t)}quelle carte remettez-vous ensuite, à partir du dessus de la pioche ?`,
	"see-cards": (e, t) => `${x(e, t)}voici les améliorations trouvées.`
}, yr = {
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
}, br = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, xr = (e) => br(e, " et "), Sr = (e) => br(e, " ou "), Cr = {
	and: xr,
	or: Sr,
	orElse: "; ou ",
	isPlain: (e) => !/[,;]|: | et /.test(e.replace(/\([^)]*\)/g, "")),
	isOptional: (e) => e.startsWith("vous pouvez "),
	broken: (e, t) => `${e}${/;|: /.test(e) ? ";" : ","} PUIS ${t}`,
	labelled: (e, t) => `${e} : ${t}`,
	spaced: (e) => e.replace(/[ \u00a0]?;/g, "\xA0;").replace(/ ([:!?»])/g, "\xA0$1").replace(/« /g, "«\xA0"),
	closed: (e) => e.replace(/([!?])\.$/, "$1")
}, wr = (e) => /^le /.test(e) ? `du ${e.slice(3)}` : /^[aeiouéèêh]/i.test(e) ? `d’${e}` : `de ${e}`, Tr = (e) => /^le /.test(e) ? `au ${e.slice(3)}` : `à ${e}`, Er = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, Dr = (e) => `${e} dé${e > 1 ? "s" : ""}`, Or = {
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
	die: (e) => `sur ${Sr(e)}`,
	dieFrom: (e) => `sur ${e} ou plus`,
	face: (e) => `si votre plateau montre ${e === 0 ? "sa première" : "son autre"} face`,
	then: "alors"
}, kr = {
	straight: {
		small: "petite suite",
		large: "grande suite"
	},
	ofAKind: (e) => `${e} chiffres identiques`
}, Ar = {
	base: (e) => `${e}`,
	add: (e) => e < 0 ? `− ${-e}` : `+ ${e}`,
	other: (e) => `+ ${e}`,
	prevent: (e) => `− ${e}`,
	half: () => "½",
	avoid: () => "évités",
	reflect: () => "la moitié renvoyée"
}, jr = (e, t) => e.map(t.line).join(", ").replace(/^\+ /, ""), Mr = (e, t) => e.map(t.card).join(", "), Nr = {
	starter: (e, t) => `${t(e.seat)} commence.`,
	turn: (e, t) => `Tour ${e.turn} : ${t(e.seat)}.`,
	rolled: (e, t) => `${t(e.seat)} obtient ${e.dice.join(" ")}.`,
	die: (e, t) => `${t(e.by)} change un ${e.from}${e.by === e.seat ? "" : ` ${Er(t(e.seat))}`} en ${e.to}.`,
	announced: (e, t, n) => `${t(e.seat)} annonce ${n.ability(e.ability)}.`,
	activated: (e, t, n) => `${t(e.seat)} active ${n.ability(e.ability)}.`,
	"no-ability": (e, t) => `${t(e.seat)} n’active rien.`,
	targeted: (e, t) => `${t(e.target)} est la cible.`,
	defended: (e, t, n) => `${t(e.seat)} se défend avec ${n.ability(e.ability)}.`,
	played: (e, t, n) => `${t(e.seat)} joue ${n.card(e.card)}.`,
	cast: (e, t, n) => `${t(e.seat)} lance ${n.card(e.card)}.`,
	sold: (e, t, n) => `${t(e.seat)} vend ${n.card(e.card)}.`,
	discarded: (e, t, n) => `${t(e.seat)} défausse ${n.card(e.card)}.`,
	drew: (e, t, n) => `${t(e.seat)} pioche ${e.cards ? Mr(e.cards, n) : `${e.count} ${e.count > 1 ? "cartes" : "carte"}`}.`,
	looked: (e, t, n) => `${t(e.seat)} regarde ${e.cards ? Mr(e.cards, n) : `${e.count} ${e.count > 1 ? "cartes" : "carte"} de la pioche`}.`,
	revealed: (e, t, n) => `${t(e.seat)} montre ${Mr(e.cards, n)}.`,
	took: (e, t, n) => `${t(e.seat)} montre ${n.card(e.card)} et la prend en main.`,
	saw: (e, t, n) => `${t(e.seat)} regarde la main ${Er(t(e.of))}${e.cards ? ` : ${Mr(e.cards, n) || "aucune carte"}` : ""}.`,
	spent: (e, t, n) => `${t(e.seat)} dépense ${n.token(e.token)}.`,
	used: (e, t, n) => `${t(e.seat)} utilise ${n.ability(e.action)}.`,
	token: (e, t, n) => `${t(e.seat)} : ${e.change > 0 ? "+" : "−"}${Math.abs(e.change)} ${n.token(e.token)}.`,
	cp: (e, t) => `${t(e.seat)} : ${e.change > 0 ? "+" : "−"}${Math.abs(e.change)} PC.`,
	damaged: (e, t, n) => `${t(e.seat)} subit ${e.amount} ${e.amount > 1 ? "dégâts" : "dégât"}${e.lines.length > 0 ? ` : ${jr(e.lines, n)}` : ""}.`,
	healed: (e, t) => `${t(e.seat)} récupère ${e.amount} de santé.`,
	flipped: (e, t) => `${t(e.seat)} retourne son plateau de héros.`,
	skipped: (e, t, n) => `${t(e.seat)} saute une phase : ${n.phase(e.phase)}.`,
	reshuffled: (e, t) => `${t(e.seat)} mélange sa défausse pour refaire sa pioche.`,
	defeated: (e, t) => `${t(e.seat)} est vaincu.`,
	ended: (e) => e.reason === "defeat" ? "La partie est terminée." : "Partie nulle."
}, Pr = {
	unknownHero: (e, t) => `aucun héros ne s’appelle ${e} ; les héros sont ${t.join(", ")}`,
	heroNames: (e) => `les héros sont des noms : ${e}`,
	heroCount: (e, t) => `${e} joueurs ont besoin de ${e} héros, pas de ${t}`,
	nothingToSet: (e) => `Dice Throne n’a pas de « ${e} » à fixer`,
	nothingOfPlayer: (e) => `Un joueur n’a pas de « ${e} » à fixer`,
	tokenLimit: (e, t) => `${e} : ${t} au plus`,
	unknownToken: (e) => `aucun jeton ne s’appelle ${e}`,
	unknownCard: (e, t) => `${e} n’a pas de carte ${t}`,
	unknownLevel: (e, t, n) => `${e} n’a pas le niveau ${n} de ${t}`,
	notInDeck: (e) => `${e} n’est plus dans la pioche`,
	unknownPhase: (e, t) => `${e} n’est pas une phase ; écrivez ${t.join(", ")}`
}, Fr = {
	name: "Barbare",
	symbols: {
		sword: y("Épée", "Épées"),
		life: y("Vie", "Vies"),
		pow: y("Puissance", "Puissances")
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
}, Ir = {
	name: "Pirate Maudite",
	symbols: {
		cutlass: y("Sabre", "Sabres"),
		loot: y("Butin", "Butins"),
		skull: y("Crâne", "Crânes")
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
			text: "Pendant l’entretien, lancez un dé\xA0: sur 1 ou 2, il explose\xA0; sur 6, vous pouvez le donner à un autre joueur. Un second Baril fait exploser le premier. L’explosion le retire et vous inflige aussitôt 3 dégâts, hors de toute attaque."
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
}, Lr = {
	name: "As de la Gâchette",
	symbols: {
		bullet: y("Balle", "Balles"),
		dash: y("Sprint", "Sprints"),
		bullseye: y("Cible", "Cibles")
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
}, Rr = {
	barbarian: Fr,
	paladin: {
		name: "Paladin",
		symbols: {
			sword: y("Épée", "Épées"),
			helmet: y("Heaume", "Heaumes"),
			life: y("Vie", "Vies"),
			prayer: y("Prière", "Prières")
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
	gunslinger: Lr,
	"cursed-pirate": Ir
}, zr = {
	defeat: "Il ne reste qu’un camp.",
	draw: "Tout le monde est tombé en même temps\xA0: partie nulle.",
	"turn-limit": "Deux cents tours\xA0: partie nulle."
}, Br = {
	heroes: "Héros",
	rules: "Règles de priorité",
	promo: "Cartes promotionnelles",
	"wither-strict": "Dépérissement ne réduit que les dégâts modifiables",
	"instants-interrupt-roll-cards": "Les instantanées peuvent interrompre les cartes de phase de lancer"
}, Vr = {
	marvel: "des boîtes Marvel",
	"v2.2": "version 2.2"
}, Hr = {
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
}, Ur = (e) => e.length === 1 ? "dé" : "dés", Wr = {
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
	sell: (e) => `vendre ${e}`,
	spend: (e) => `dépenser ${e}`,
	use: (e) => `utiliser ${e}`,
	announce: (e) => `annoncer ${e}`,
	top: (e) => `remettre ${e} sur la pioche`,
	bottom: (e) => `remettre ${e} sous la pioche`,
	keepDice: (e) => e.length === 0 ? "tout relancer" : `garder ${e.length === 1 ? "le" : "les"} ${Ur(e)} ${e.join(", ")}`,
	rerollDice: (e) => `${Ur(e)} ${e.join(" et ")}`,
	die: (e) => `dé ${e}`,
	turnDie: (e, t) => `mettre le dé ${e} sur ${t}`,
	tokenOf: (e, t) => `${e} : ${t}`,
	nothing: "rien"
}, Gr = {
	upkeep: "entretien",
	income: "revenu",
	"main-1": "phase principale 1",
	offense: "lancer offensif",
	targeting: "ciblage",
	defense: "lancer défensif",
	"main-2": "phase principale 2",
	discard: "défausse"
}, Kr = {
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
}, qr = {
	modifier: "Modificateur d’attaque.",
	only: (e) => `Seulement ${e}.`,
	played: "Quand elle entre en jeu",
	prepare: "Préparation",
	cast: (e) => `Lancement ${e}`,
	prepares: (e) => `${e === 1 ? "Une fois" : `${e} fois`} par tour, pendant vos phases principales, vous pouvez préparer un sortilège de votre main.`,
	upgradesInRollPhases: "Vous pouvez jouer des améliorations pendant toutes les phases de lancer.",
	bought: (e, t) => `${e}, pour ${t} PC`
}, Jr = {
	discard: (e, t) => e.who === "self" ? `défaussez une carte${e.how === "random" ? " au hasard" : ""}` : `faites défausser ${Tr(t.who(e.who))} une carte ${e.how === "random" ? "au hasard" : "de son choix"}`,
	"discard-hand": () => "défaussez votre main",
	"see-hand": (e, t) => `regardez la main ${wr(t.who(e.who))}`,
	search: (e) => {
		let [t, n] = e.most === 1 ? ["une amélioration", "la"] : [`jusqu’à ${e.most} améliorations`, "les"];
		return `cherchez dans votre pioche ${t}, ${e.to === "play" ? `mettez-${n} en jeu gratuitement` : `montrez-${n}, prenez-${n} en main`} et mélangez la pioche`;
	},
	cast: (e) => e.most === 1 ? "vous pouvez lancer un sortilège" : `vous pouvez lancer jusqu’à ${e.most} sortilèges différents`,
	lay: () => "posez un sortilège sur votre livre"
}, Yr = {
	self: "vous",
	target: "l’adversaire",
	"chosen-opponent": "un adversaire de votre choix",
	"chosen-player": "un joueur de votre choix",
	"all-opponents": "tous les adversaires",
	"two-opponents": "un ou deux adversaires",
	"three-opponents": "un, deux ou trois adversaires",
	active: "le joueur actif"
}, Xr = {
	...Yr,
	"chosen-opponent": "un adversaire",
	"chosen-player": "un joueur"
}, Zr = {
	choose: (e, t) => {
		let { list: n, optional: r } = t.ways(e);
		return r ? `vous pouvez : ${n}` : `${e.by ? `au choix ${wr(t.who("target"))}` : "au choix"} : ${n}`;
	},
	when: (e, t) => t.conditional(e),
	then: () => "PUIS",
	aim: (e, t) => {
		let n = t.facing(nr(e.who) ? "chacun d’eux" : "ce joueur").list(e.effects);
		return `choisissez ${Xr[e.who]}${n.includes("\xA0: ") ? "; " : " : "}${n}`;
	},
	roll: (e, t) => `${e.by ? `${t.who("target")} lance` : "lancez"} ${Dr(e.dice)} : ${t.list(e.effects)}`,
	contest: (e, t) => `vous et ${e.attack ? "l’adversaire" : "l’attaquant"} lancez chacun un dé; si le vôtre est ${e.ties ? "au moins aussi haut" : "plus haut"}, ${t.list(e.win)}; sinon, ${t.list(e.lose)}`
}, Qr = {
	normal: y("dégât", "dégâts"),
	undefendable: y("dégât imparable", "dégâts imparables"),
	pure: y("dégât pur", "dégâts purs"),
	collateral: y("dégât collatéral", "dégâts collatéraux"),
	ultimate: y("dégât ultime", "dégâts ultimes")
}, $r = (e, t, n = "") => t.amount(e, y(`dégât${n}`, `dégâts${n}`)), ei = (e) => e ? " que rien ne peut réduire" : "";
function ti({ amount: e, who: t }, n) {
	if (typeof e == "number" || !("tokens" in e)) return "";
	if (t === "self") return " que vous portez";
	let r = nr(t) ? " qu’ils portent" : " qui s’y trouve";
	return n.isOwned(e.tokens) ? `${r} et qui vous appartient` : r;
}
var ni = {
	damage: (e, t) => xn("infligez", t.amount(e.amount, Qr[t.ultimate ? "ultimate" : e.type])),
	"add-damage": (e, t) => `ajoutez ${$r(e.amount, t, " à l’attaque")}`,
	"damage-back": (e, t) => `infligez ${$r(e.amount, t, " à l’attaquant")}`,
	hurt: (e, t) => e.who === "self" ? `subissez ${$r(e.amount, t, ei(e.certain))}` : `infligez ${$r(e.amount, t, `${ei(e.certain)} ${Tr(t.who(e.who))}`)}`,
	"pooled-damage": (e, t) => {
		let n = $r(e.amount, t, ei(e.certain)) + ti(e, t);
		return e.who === "self" ? `subissez ${n}` : `${t.who(e.who)} ${nr(e.who) ? "subissent" : "subit"} ${n}`;
	},
	undefendable: () => "l’attaque devient imparable",
	recoil: (e, t) => `si au moins 1 est infligé, subissez ${$r(e.amount, t)}`,
	prevent: (e, t) => xn("prévenez", $r(e.amount, t), e.who === "self" ? "" : ` destinés ${Tr(t.who(e.who))}`),
	"prevent-half": () => "prévenez la moitié des dégâts entrants (arrondie au supérieur)",
	avoid: () => "évitez tous les dégâts entrants",
	reflect: () => "infligez aussi à l’attaquant la moitié des dégâts entrants (arrondie au supérieur)"
}, ri = {
	any: ["un dé de n’importe quel joueur", "dés de n’importe quels joueurs"],
	own: ["un de vos dés", "de vos dés"],
	team: ["un de vos dés ou de ceux d’un coéquipier", "de vos dés ou de ceux d’un coéquipier"],
	opponent: ["un dé d’un adversaire", "dés d’un adversaire"]
}, ii = {
	"alter-die": (e) => {
		let t = (e.upTo ?? 1) > 1, [n, r] = ri[e.whose], i = t ? `jusqu’à ${e.upTo} ${r}` : n;
		return e.to === "neighbour" ? `augmentez ou diminuez de 1 ${i}` : `mettez ${i} sur ${e.to === "six" ? "6" : t ? "les valeurs de votre choix" : "la valeur de votre choix"}`;
	},
	"copy-die": () => "donnez à un de vos dés la valeur d’un autre dé du même lancer",
	"reroll-die": (e) => e.whose === "opponent" ? "choisissez un dé d’un adversaire, qui doit le relancer" : e.upTo === 1 ? "relancez un de vos dés" : `relancez jusqu’à ${e.upTo} de vos dés`,
	"try-again": () => "vous ou un coéquipier pouvez relancer un ou deux de vos propres dés, ou un seul deux fois de suite",
	"extra-attempt": (e) => e.of === "offense" ? "le joueur en phase de lancer offensif gagne une tentative de lancer" : "le défenseur peut relancer une fois les dés de défense de son choix",
	"offense-again": () => "au lieu d’activer une capacité, commencez une nouvelle phase de lancer offensif",
	"reroll-any": () => "vous pouvez relancer une fois n’importe lesquels de ces dés"
}, ai = {
	heal: (e, t) => `soignez ${t.amount(e.amount, y(""))}`,
	cp: (e, t) => xn("gagnez", t.amount(e.amount, y("PC"))),
	draw: (e, t) => `piochez ${t.amount(e.amount, y("carte", "cartes"))}`,
	"steal-cp": (e, t) => `volez ${e.amount} PC ${Tr(t.who(e.from))}`
};
// packages/dice-throne/src/text/fr/verbs/tokens.ts
function oi(e, t) {
	return e === "self" ? " à vous-même" : e === "target" && t.target === void 0 ? "" : ` ${Tr(t.who(e))}`;
}
var si = {
	gain: (e, t) => {
		let n = e.amount === 1 ? "vous pouvez gagner" : "vous pouvez gagner jusqu’à";
		return xn(e.may ? n : "gagnez", t.tokens(e.token, e.amount));
	},
	inflict: (e, t) => xn("infligez", t.tokens(e.token, e.amount), oi(e.who, t)),
	bestow: (e, t) => `donnez ${xr(e.tokens.map(t.token))} ${Tr(t.who(e.who))}`,
	"set-off": () => "il explose",
	"pass-on": () => "vous pouvez le donner à un joueur de votre choix",
	"remove-token": (e) => `${e.may ? "vous pouvez retirer" : "retirez"} une ${e.reach === "own" ? "de vos altérations" : "altération d’un joueur de votre choix"}`,
	"remove-all-tokens": () => "retirez toutes les altérations d’un joueur de votre choix",
	"move-token": () => "déplacez une altération d’un joueur à un autre",
	"raise-limit": (e, t) => `augmentez de ${e.amount} votre limite d’empilement de ${t.token(e.token)}`
}, ci = {
	grammar: Cr,
	who: Yr,
	amounts: _r,
	needs: kr,
	conditions: Or,
	timings: Kr,
	moments: Hr,
	printed: qr,
	verbs: {
		...ni,
		...ai,
		...si,
		...Jr,
		...ii,
		...Zr
	},
	common: yr,
	heroes: Rr,
	phases: Gr,
	options: Wr,
	ask: vr,
	events: Nr,
	lines: Ar,
	reasons: zr,
	matchOptions: Br,
	ruleSets: Vr,
	faults: Pr
}, S = c({
	en: gr,
	fr: ci
}), li = i((e) => S[e].heroes), C = (t) => new e((e) => t(S[e].faults)), ui = /* @__PURE__ */ new Map(), di = /* @__PURE__ */ new Map(), fi = [];
function pi(e) {
	fi = e;
}
var mi = () => fi;
function hi(e) {
	if (ui.has(e.id)) throw Error(`Two heroes are called ${e.id}`);
	let t = new Map([...fi, ...e.cards].map((e) => [e.id, e])), n = (e.otherFace ? [e.abilities, e.otherFace] : [e.abilities]).map((t) => t.map((t) => gi(e, t)));
	ui.set(e.id, {
		hero: e,
		faces: e.faces,
		slots: n,
		cards: t
	});
	for (let t of e.tokens) _i(e, t);
}
function gi(e, t) {
	let n = [[], [t]];
	for (let { upgrades: r } of e.cards) r?.ability.id === t.id && (n[r.level] = [r.ability, ...r.adds ?? []]);
	return {
		id: t.id,
		byLevel: n
	};
}
function _i(e, t) {
	let n = di.get(t.id);
	if (n && n.limit !== t.limit) throw Error(`${e.id}: ${t.id} has another limit elsewhere`);
	n || di.set(t.id, t), Si = void 0;
}
var vi = () => [...ui.keys()];
function w(e) {
	let t = ui.get(e);
	if (!t) throw C((t) => t.unknownHero(e, vi()));
	return t;
}
var yi = (e, t) => w(u(e, t).hero);
function T(e) {
	let t = di.get(e) ?? bi.get(e) ?? xi(e);
	if (!t) throw Error(`No token is called ${e}`);
	return t;
}
var bi = /* @__PURE__ */ new Map();
function xi(e) {
	let t = di.get(e.slice(0, Math.max(0, e.indexOf("@"))));
	return t && bi.set(e, t), t;
}
var Si;
function Ci() {
	return Si ??= wi().filter(({ weakens: e }) => e !== void 0), Si;
}
var wi = () => [...di.values()];
function E(e, t, n) {
	let r = yi(e, t).cards.get(n);
	if (!r) throw Error(`${u(e, t).hero} has no card ${n}`);
	return r;
}
// packages/dice-throne/src/content/board.ts
var Ti = /* @__PURE__ */ new Map(), D = (e, t) => Ei(u(e, t).board), Ei = (e) => Ti.get(e) ?? Mi(e), Di = /* @__PURE__ */ new Map();
function Oi(e, t = 0, n = {}) {
	let r = [
		e,
		t,
		...Object.entries(n).map(([e, t]) => `${e}:${t}`).sort()
	].join("|"), i = Di.get(r);
	return i === void 0 && Di.set(r, r), i ?? r;
}
function ki(e, t, n, r = u(e, t).board) {
	for (let e of Ei(r).tiers) if (e.id === n) return e;
	throw Error(`${n} is not on the board of ${u(e, t).hero}`);
}
var Ai = (e, t, n) => D(e, t).levels[n] ?? 1, ji = (e, t) => Object.keys(D(e, t).levels).length;
function Mi(e) {
	let [t = "", n = "0", ...r] = e.split("|"), i = Object.fromEntries(r.map((e) => e.split(":")).map(([e, t]) => [e, Number(t)])), a = (w(t).slots[Number(n)] ?? []).map((e) => Pi(t, n, e, i[e.id] ?? 1)), o = {
		levels: i,
		abilities: a.flatMap(({ abilities: e }) => e),
		tiers: a.flatMap(({ tiers: e }) => e),
		defenses: a.flatMap(({ defenses: e }) => e),
		actions: a.flatMap(({ actions: e }) => e),
		hooks: Ii((e) => a.flatMap(({ hooks: t }) => t[e])),
		prepares: a.reduce((e, { prepares: t }) => e + t, 0),
		upgradesInRollPhases: a.some(({ upgradesInRollPhases: e }) => e)
	};
	return Ti.set(e, o), o;
}
var Ni = /* @__PURE__ */ new Map();
function Pi(e, t, n, r) {
	let i = `${e}|${t}|${n.id}:${r}`, a = Ni.get(i) ?? Fi(e, n.byLevel[r] ?? [], r);
	return Ni.set(i, a), a;
}
function Fi(e, t, n) {
	let { faces: r } = w(e), i = t.map((t) => ({
		ability: t,
		level: n,
		home: on(e, t.id, n)
	}));
	return {
		abilities: i,
		tiers: i.flatMap((e) => Li(e, r)),
		defenses: i.filter(({ ability: e }) => e.kind === "defensive"),
		actions: i.flatMap(({ ability: e, home: t }) => (e.actions ?? []).map((e) => ({
			...e,
			program: `${t}/${e.id}`
		}))),
		hooks: Ii((e) => i.flatMap(({ ability: t, home: n }) => {
			let r = nn(ln(e, n) ?? "");
			return r === void 0 ? [] : [{
				program: r,
				ability: t
			}];
		})),
		prepares: t.reduce((e, { prepares: t = 0 }) => e + t, 0),
		upgradesInRollPhases: t.some(({ upgradesInRollPhases: e }) => e)
	};
}
var Ii = (e) => Object.fromEntries(At.ability.map((t) => [t, e(t)])), Li = (e, t) => (e.ability.tiers ?? []).map(({ need: n, effects: r }, i) => {
	let a = `${e.home}.${i}`;
	return {
		...e,
		id: `${e.ability.id}.${i + 1}`,
		announcement: ze(`${e.ability.id}.${i + 1}`),
		tier: i,
		need: n,
		hands: hn.map((e) => It(n, e, t)),
		activation: nn(`${a}/activation`),
		target: nn(`${a}/target`),
		after: nn(`${a}/after`),
		needsTarget: wt(r).some((e) => {
			let { name: t, pass: n } = h(e);
			return t === "damage" || n?.(e) === "target";
		})
	};
}), Ri = (e) => zi("ability", e, e.id).flatMap(({ effects: e }) => e), zi = (e, t, n) => At[e].map((e) => ({
	where: `${n}, ${e}`,
	effects: jt(t, e) ?? []
}));
// packages/dice-throne/src/effects/tableDice.ts
function Bi(e) {
	let t = e.rolls[e.rolls.length - 1];
	if (!(t?.purpose === "offense" && e.attack && e.attack.stage !== "announced")) return t;
}
var Vi = (e, t) => e.owners?.[t] ?? e.owner;
function O(e, t, n) {
	let r = Bi(e);
	if (!r) return;
	let i = (r) => n === "own" ? r === t : n === "any" || n === "opponent" === we(e, t, r);
	if (!r.owners) return i(r.owner) ? r : void 0;
	let a = r.dice.map((e, t) => i(Vi(r, t)) ? e : 0);
	return a.some((e) => e !== 0) ? {
		...r,
		dice: a
	} : void 0;
}
var Hi = (e, t) => e && {
	...e,
	dice: e.dice.map((e, n) => t.includes(n + 1) ? 0 : e)
}, Ui = (e, t) => e.dice[t] !== 0 && !e.dice.some((n, r) => r < t && n === e.dice[t] && Vi(e, r) === Vi(e, t)), Wi = (e) => (e?.dice ?? []).flatMap((t, n) => Ui(e, n) ? [n + 1] : []);
function Gi(e, t, n, r) {
	let i = Bi(e);
	if (!i) return;
	let o = i.dice[n - 1];
	i.dice[n - 1] = r, i.purpose === "offense" && (e.altered = !0), a(() => ({
		type: "die",
		seat: Vi(i, n - 1),
		by: t,
		from: o,
		to: r
	}));
}
// packages/dice-throne/src/effects/alterDie.ts
function Ki(e, t) {
	let n = [];
	for (let [r, i] of (e?.dice ?? []).entries()) if (Ui(e, r)) for (let e = 1; e <= 6; e++) e === i || t === "six" && e !== 6 || t === "neighbour" && Math.abs(e - i) !== 1 || n.push(Xe(r + 1, e));
	return n;
}
var qi = (e, t) => e?.dice.some((e) => e !== 0 && (t !== "six" || e !== 6)) ?? !1, Ji = m({
	name: "alter-die",
	possible: (e, t, n) => qi(O(e, t, n.whose), n.to),
	vars: (e) => ({
		left: e.upTo ?? 1,
		changed: []
	}),
	parts: (e, t, { own: n }) => [e.loop((e, t) => n(t).left > 0, e.run((e, t) => {
		n(t).left--;
	}), e.ask("alter-die", {
		who: (e, t) => t.self,
		options: (e, r) => {
			let { changed: i } = n(r), a = Ki(Hi(O(e, r.self, t.whose), i), t.to);
			return i.length > 0 && a.length > 0 ? [...a, "none"] : a;
		},
		params: (e, t) => ({ by: t.by }),
		then: (e, t, r) => {
			if (r === "none") {
				n(t).left = 0;
				return;
			}
			let { place: i, to: a } = Ze(r);
			Gi(e, t.self, i, a), n(t).changed.push(i);
		}
	}))],
	estimate: () => 2
}), Yi = (e) => Ji(e), k = (e, t, n) => u(e, t).tokens[n] ?? 0, Xi = (e, t, n) => k(e, t, n) > 0;
function A(e, t) {
	let { tokens: n } = u(e, t), r = [];
	for (let e in n) n[e] > 0 && r.push(e);
	return r;
}
var Zi = (e, t, n) => {
	let { limit: r, limitOnOthers: i } = T(n);
	return (i === void 0 || n.endsWith(`@${t}`) ? r : i) + (u(e, t).raised[n] ?? 0);
};
function Qi(e, t, n) {
	let { sharedLimit: r } = T(n), i = r ? A(e, t).reduce((n, i) => n + (T(i).sharedLimit === r ? k(e, t, i) : 0), 0) : k(e, t, n);
	return Math.max(0, Zi(e, t, n) - i);
}
function $i(e, t, n, r) {
	let i = Math.min(r, Qi(e, t, n));
	if (i <= 0) return 0;
	let { tokens: o } = u(e, t);
	return o[n] = (o[n] ?? 0) + i, se(() => sn(T(n).id)), a(() => ({
		type: "token",
		seat: t,
		token: n,
		change: i
	})), i;
}
function j(e, t, n, r) {
	let { tokens: i } = u(e, t), o = Math.min(r, i[n] ?? 0);
	return o <= 0 ? 0 : (i[n] = i[n] - o, i[n] === 0 && ea(e, t, n), a(() => ({
		type: "token",
		seat: t,
		token: n,
		change: -o
	})), o);
}
function ea(e, t, n) {
	let { id: r, persistent: i, attacked: a } = T(n);
	i && a && (e.incoming[t] = e.incoming[t].filter(({ kind: e, by: t }) => e !== "add" || t !== r));
}
var ta = (e) => {
	let { fixed: t, kind: n } = T(e);
	return n !== "companion" && t !== "removal" && t !== "both";
}, na = (e) => T(e).kind !== "companion" && T(e).fixed === void 0, M = (e, t = 1, n = 0) => ({
	per: e,
	times: t,
	plus: n
}), ra = { of: "total" }, ia = { of: "half-die" }, aa = (e) => ({
	of: "upgrades",
	base: e
}), oa = (e) => ({
	of: "upgrades-this-turn",
	base: e
}), sa = (e, t = 1) => ({
	tokens: e,
	times: t
});
function N(e, t, n) {
	if (typeof n == "number") return n;
	if ("per" in n) return (n.plus ?? 0) + n.times * zt(n.per, t.dice, la(e, t.self));
	if ("tokens" in n) return n.times * ca(e, t, n.tokens);
	switch (n.of) {
		case "total": return t.dice.reduce((e, t) => e + t, 0);
		case "half-die": return Math.ceil((t.dice[0] ?? 0) / 2);
		case "upgrades": return n.base + ji(e, t.self);
		case "upgrades-this-turn": return n.base + (u(e, t.self).marks["upgrades-this-turn"] ?? 0);
	}
}
function ca(e, { self: t, target: n }, r) {
	if (!T(r).owned) return k(e, n, r);
	let i = 0;
	for (let a of A(e, n)) T(a).id === r && a.endsWith(`@${t}`) === (t !== n) && (i += k(e, n, a));
	return i;
}
var la = (e, t) => yi(e, t).faces, ua = (e) => {
	let t = [];
	for (let [n, r] of (e?.dice ?? []).entries()) for (let i of new Set(e.dice)) i !== r && i !== 0 && Ui(e, n) && t.push(Xe(n + 1, i));
	return t;
}, da = m({
	name: "copy-die",
	possible: (e, t) => ua(O(e, t, "own")).length > 0,
	parts: (e) => [e.ask("copy-die", {
		who: (e, t) => t.self,
		options: (e, t) => ua(O(e, t.self, "own")),
		params: (e, t) => ({ by: t.by }),
		then: (e, t, n) => Gi(e, t.self, Ze(n).place, Ze(n).to)
	})],
	estimate: () => 2
}), fa = () => da({}), pa = m({
	name: "cp",
	parts: (e, t) => [e.run((e, n) => {
		let r = u(e, n.self).cp;
		Oe(e, n.self, N(e, n, t.amount));
		let i = u(e, n.self).cp - r;
		i !== 0 && a(() => ({
			type: "cp",
			seat: n.self,
			change: i
		}));
	})],
	estimate: (e, t) => t.amount(e.amount)
}), P = (e) => pa({ amount: e }), ma = (e) => ({ name: e }), F = {
	match: ma("dice-throne/match"),
	resolveAttack: ma("dice-throne/resolve-attack"),
	act: ma("dice-throne/act"),
	playCard: ma("dice-throne/play-card")
}, ha = _("dice-throne/draw", (e) => [e.loop((e, t) => t.count > 0 && (u(e, t.seat).deck.length > 0 || ga(e, t.seat).length > 0), e.when((e, t) => u(e, t.seat).deck.length === 0, e.call(_a, (e, t) => ({ seat: t.seat }))), e.run((e, t) => {
	let n = u(e, t.seat), r = n.deck.splice(Math.max(0, n.deck.length - t.count)).reverse();
	n.hand.push(...r), n.knownTop = Math.max(0, n.knownTop - r.length), t.count -= r.length, ce(ya(e, t.seat), () => ({
		type: "drew",
		seat: t.seat,
		cards: r,
		count: r.length
	}), () => ({
		type: "drew",
		seat: t.seat,
		count: r.length
	}));
}))]);
function ga(e, t) {
	let n = Wt(e, F.playCard).flatMap(({ vars: e }) => e.seat === t ? [e.card] : []);
	return u(e, t).discard.filter((e) => !n.includes(e));
}
var _a = _("dice-throne/reshuffle", (e) => [e.run((e, t) => {
	let n = u(e, t.seat), r = ga(e, t.seat);
	n.deck.push(...r), n.discard = n.discard.filter((e) => !r.includes(e)), n.knownTop = 0, a(() => ({
		type: "reshuffled",
		seat: t.seat
	}));
}), e.call(va, (e, t) => ({ seat: t.seat }))]), va = _("dice-throne/shuffle", (e) => [e.shuffle("shuffle", {
	stream: (e, t) => `deck-${t.seat + 1}`,
	cards: (e, t) => u(e, t.seat).deck.length,
	then: (e, t, n) => {
		let r = u(e, t.seat);
		r.deck = n.map((e) => r.deck[e]), r.knownTop = 0;
	}
})]);
function ya(e, t) {
	let n = [];
	for (let r = 0; r < e.fighters.length; r++) d(e, r) === d(e, t) && n.push(r);
	return n;
}
// packages/dice-throne/src/effects/draw.ts
var ba = m({
	name: "draw",
	parts: (e, t) => [e.call(ha, (e, n) => ({
		seat: n.self,
		count: N(e, n, t.amount)
	}))],
	estimate: (e, t) => 1.5 * t.amount(e.amount)
}), I = (e) => ba({ amount: e }), xa = (e) => e.dice.filter((t, n) => Vi(e, n) === e.owner);
function Sa(e, t) {
	return [e.ask("keep-dice", {
		who: (e) => Bi(e).owner,
		options: (e) => Array.from({ length: 1 << xa(Bi(e)).length }, (e, t) => t),
		key: qe,
		then: (e, n, r) => {
			t(n).thrown = xa(Bi(e)).flatMap((e, t) => r & 1 << t ? [] : [t + 1]);
		}
	}), e.roll("roll", {
		dice: (e, n) => t(n).thrown.length,
		then: (e, n, r) => {
			for (let [i, a] of t(n).thrown.entries()) Gi(e, n.self, a, r[i]);
		}
	})];
}
// packages/dice-throne/src/effects/extraAttempt.ts
var Ca = m({
	name: "extra-attempt",
	possible: (e, t, n) => Bi(e)?.purpose === n.of,
	vars: () => ({ thrown: [] }),
	parts: (e, t, { own: n }) => t.of === "offense" ? [e.run((e) => {
		e.attempts++, e.altered = !0;
	})] : Sa(e, n),
	estimate: () => 1.5
}), wa = (e) => Ca(e), Ta = {
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
		modified: !0,
		reduced: !0
	},
	ultimate: {
		defended: !1,
		modified: !0,
		reduced: !1
	}
};
function Ea(e) {
	let t = 0;
	for (let { kind: n, amount: r, certain: i } of e) i || (n === "base" || n === "add" || n === "other" ? t += r : n === "prevent" && (t -= r));
	return Math.max(0, t);
}
var Da = (e) => Math.ceil(e / 2), Oa = (e) => e.some(({ kind: e }) => e === "avoid");
function ka(e) {
	let t = e.reduce((e, { amount: t, certain: n }) => n ? e + t : e, 0);
	if (Oa(e)) return t;
	let n = Ea(e), r = e.filter(({ kind: e }) => e === "half").length;
	return t + Math.max(0, n - r * Da(n));
}
function Aa(e) {
	return Oa(e) ? 0 : e.filter(({ kind: e }) => e === "reflect").length * Da(Ea(e));
}
var ja = (e, t) => Aa(e) + (ka(e) > 0 ? t : 0), Ma = 10, Na = (e) => e + Ma, Pa = (e, t, n) => Math.max(0, Math.min(Na(n), e + t)), Fa = (e, t, n) => {
	a(() => ({
		type: "healed",
		seat: t,
		amount: n
	})), La(e, t, n);
}, Ia = (e, t, n) => Pa(e.dials[t], n, Ee(e)), La = (e, t, n) => Ra(e, e.dials.map((r, i) => i === d(e, t) ? n : 0));
function Ra(e, t) {
	for (let [n, r] of t.entries()) {
		let t = e.dials[n];
		e.dials[n] = Ia(e, n, r), e.dials[n] === 0 && t > 0 && za(e, n);
	}
}
function za(e, t) {
	for (let n of e.fighters.keys()) {
		let r = d(e, n) === t ? A(e, n).find((e) => T(e).saves) : void 0;
		if (r !== void 0) {
			j(e, n, r, 1), e.dials[t] = 1;
			return;
		}
	}
}
// packages/dice-throne/src/rules/incoming.ts
var Ba = (e, t) => e.isolated?.to === t ? e.isolated.lines : e.incoming[t];
function Va(e, t, n) {
	Ba(e, t).push(n);
}
function Ha(e, t) {
	let n = Ba(e, t);
	return Oa(n) ? !1 : Ea(n) > 0 || e.isolated === void 0 && e.attack?.by === t && Ua(e) > 0;
}
function Ua(e) {
	return !e.attack || e.attack.target === -1 || e.attack.stage === "dealt" ? 0 : ja(e.incoming[e.attack.target], e.attack.recoil);
}
var Wa = (e) => e.incoming.some((e) => e.length > 0) || e.healing.some((e) => e > 0);
function Ga(e) {
	for (let t = 0; t < e.incoming.length; t++) e.incoming[t] = [], e.healing[t] = 0;
}
// packages/dice-throne/src/rules/actions.ts
var Ka = (e, t) => f(e, t) && !Ja(e, t, "acting") && !(e.silenced && e.attack && we(e, e.attack.by, t));
function qa(e, t) {
	return f(e, t) ? e.silenced && e.attack && we(e, e.attack.by, t) ? "DT-13.3" : Ja(e, t, "acting") ? "DT-8.4" : void 0 : "DT-18.1";
}
function Ja(e, t, n) {
	let { tokens: r } = u(e, t);
	for (let e in r) if (r[e] > 0 && T(e).forbids === n) return !0;
	return !1;
}
var Ya = (e, t) => e.attack?.by === t && Ta[e.attack.type].reduced && Ja(e, t, "damage"), Xa = (e, t) => Ka(e, t) && (u(e, t).hand.length > 0 && !co(e, t) || Qa(e, t, []).length > 0);
function Za(e, t, n) {
	if (!Ka(e, t)) return n;
	if (!co(e, t)) for (let r of u(e, t).hand) $a(e, t, E(e, t, r)) && n.push(Fe(r));
	return Qa(e, t, n);
}
function Qa(e, t, n) {
	let { tokens: r } = u(e, t);
	for (let i in r) r[i] > 0 && oo(e, t, i) && n.push(Le(i));
	for (let r of D(e, t).actions) so(e, t, r) && n.push(Re(r.id));
	return n;
}
function $a(e, t, n) {
	return n.kind === "instant" ? io(e, t, n) : n.kind === "roll" ? Ae(e) && io(e, t, n) : n.kind === "upgrade" && Ae(e) && D(e, t).upgradesInRollPhases && io(e, t, n);
}
function eo(e, t, n) {
	let r = Ue(n);
	return r.is === "spend" || r.is === "play" && E(e, t, r.card).kind === "instant";
}
function to(e, t) {
	return u(e, t).hand.flatMap((n) => {
		let r = no(e, t, E(e, t, n));
		return r === void 0 ? [] : [{
			value: Fe(n),
			rule: r
		}];
	});
}
function no(e, t, n) {
	if (co(e, t)) return "DT-8.6";
	let r = L(e, t, "my-main");
	return n.kind === "upgrade" && !r && !(Ae(e) && D(e, t).upgradesInRollPhases) || (n.kind === "main" || n.kind === "spell") && !r ? "DT-8.1" : n.kind === "roll" && !Ae(e) ? "DT-8.2" : n.upgrades && Ai(e, t, n.upgrades.ability.id) >= n.upgrades.level ? "DT-16.5" : n.modifier && !L(e, t, "my-attack") ? "DT-11.3" : ao(e, t, n) > u(e, t).cp ? "DT-18.4" : io(e, t, n) ? void 0 : "DT-16.7";
}
var ro = "spells-this-turn";
function io(e, t, n) {
	return ao(e, t, n) > u(e, t).cp || n.modifier && !L(e, t, "my-attack") || n.when && !L(e, t, n.when) ? !1 : n.upgrades ? Ai(e, t, n.upgrades.ability.id) < n.upgrades.level : n.kind === "spell" ? (u(e, t).marks["spells-this-turn"] ?? 0) < D(e, t).prepares : n.effects.some((n) => h(n).possible?.(e, t, n) ?? !0);
}
function ao(e, t, n) {
	if (!n.upgrades || n.upgrades.level < 3) return n.cost;
	let { id: r } = n.upgrades.ability;
	if (Ai(e, t, r) !== 2) return n.cost;
	let i = E(e, t, n.id.replace(/-iii$/, "-ii"));
	return n.cost - i.cost;
}
function oo(e, t, n) {
	let { spend: r } = T(n);
	return !r || !L(e, t, r.when) || r.oncePerTurn && u(e, t).marks[`spent:${n}`] ? !1 : k(e, t, n) > 0 && r.effects.some((n) => h(n).possible?.(e, t, n) ?? !0);
}
function so(e, t, n) {
	return n.cost > u(e, t).cp || !L(e, t, n.when) || n.oncePerTurn && u(e, t).marks[`used:${n.id}`] ? !1 : n.effects.some((n) => h(n).possible?.(e, t, n) ?? !0);
}
function L(e, t, n) {
	let { attack: r } = e, i = r?.isAttack && r.target !== -1 && (r.stage === "activated" || r.stage === "defended");
	switch (n) {
		case "any": return !0;
		case "incoming": return Ha(e, t) && (!r || Ta[r.type].reduced || e.isolated !== void 0);
		case "my-attack": return !!i && r?.by === t && e.active === t;
		case "my-attack-undefended": return !!i && r?.by === t && r.stage === "activated" && Ta[r.type].defended;
		case "end-of-my-offense": return r?.isAttack === !0 && r.by === t && r.stage === "activated" && Ta[r.type].defended && (!ye(e.mode) || e.phase === "offense");
		case "either-side": return L(e, t, "my-attack") || L(e, t, "attacked");
		case "attacked": return !!i && r?.target === t;
		case "my-offense": return e.phase === "offense" && e.active === t && (!r || r.stage === "announced");
		case "my-main": return e.active === t && (e.phase === "main-1" || e.phase === "main-2");
		case "my-defense": {
			let n = e.rolls.at(-1);
			return n?.purpose === "defense" && n.owner === t;
		}
		case "roll-phase": return Ae(e);
		case "after-damage": return r?.by === t && r.stage === "dealt";
	}
}
var co = (e, t) => Ae(e) && e.active === t && Ja(e, t, "cards"), lo = "pass", R = (e, t = () => ({}), n) => e.when((e, n) => fo(e, t(e, n)), e.call(uo, t, n)), uo = _("dice-throne/window", (e) => [e.run((e, t) => {
	t.queue = po(e, t);
}), e.loop((e, t) => t.queue.length > 0, e.run((e, t) => {
	t.seat = t.queue.shift();
}), e.ask("respond", {
	who: (e, t) => t.seat,
	options: (e, t) => {
		let n = Za(e, t.seat, [lo]);
		return t.instants ? n.filter((n) => n === "pass" || eo(e, t.seat, n)) : n;
	},
	params: (e) => ({ phase: e.phase }),
	unavailable: (e, t) => to(e, t.seat),
	decline: lo,
	then: (e, t, n) => {
		t.action = n;
	}
}), e.when((e, t) => t.action !== lo, e.call(F.act, (e, t) => ({
	seat: t.seat,
	action: t.action
})), e.run((e, t) => {
	t.acted = !0, t.queue = po(e, t);
})))]), fo = (e, { but: t }) => p(e, e.active).some((n) => n !== t && Xa(e, n)), po = (e, t) => p(e, e.active).filter((n) => n !== t.but && Xa(e, n)), mo = _("dice-throne/throw", (e) => [
	e.roll("roll", {
		dice: (e, t) => t.count,
		then: (e, t, n) => {
			e.rolls.push({
				owner: t.owner,
				purpose: t.purpose,
				dice: [...n],
				by: t.by,
				owners: t.owners
			}), ho(t, n);
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
		then: (e, t, n) => {
			e.rolls[e.rolls.length - 1].dice = [...n], t.again--, t.choice = void 0, ho(t, n);
		}
	})], [
		e.run((e, t) => {
			t.dice = [...e.rolls[e.rolls.length - 1].dice];
		}),
		R(e),
		e.run((e, t) => {
			let { dice: n } = e.rolls[e.rolls.length - 1];
			t.settled = !t.again || n.every((e, n) => e === t.dice[n]);
		})
	])),
	e.run((e, t) => {
		t.dice = e.rolls.pop().dice;
	})
]);
function ho({ owner: e, owners: t, purpose: n }, r) {
	if (t) for (let [e, i] of t.entries()) a(() => ({
		type: "rolled",
		seat: i,
		purpose: n,
		dice: [r[e]]
	}));
	else a(() => ({
		type: "rolled",
		seat: e,
		purpose: n,
		dice: [...r]
	}));
}
// packages/dice-throne/src/rules/damage.ts
var go = _("dice-throne/apply-incoming", (e) => [e.run((e) => {
	let t = Ua(e);
	t > 0 && e.incoming[e.attack.by].push({
		kind: "other",
		by: _o(e),
		amount: t
	}), e.dealt = e.incoming.map(ka);
	let n = e.dials.map(() => 0);
	for (let [t, r] of e.incoming.entries()) {
		let i = e.healing[t];
		n[d(e, t)] += i - e.dealt[t], (e.dealt[t] > 0 || r.length > 0) && a(() => ({
			type: "damaged",
			seat: t,
			amount: e.dealt[t],
			lines: [...r]
		})), i > 0 && a(() => ({
			type: "healed",
			seat: t,
			amount: i
		}));
	}
	Ra(e, n), Ga(e);
}), e.call(yo)]), _o = (e) => e.attack.tier.split(".")[0], vo = _("dice-throne/isolated", (e) => [
	e.leave((e, t) => t.amount <= 0 || !f(e, t.to)),
	e.run((e, t) => {
		t.outer = e.isolated, e.isolated = {
			to: t.to,
			lines: [{
				kind: "other",
				by: t.by,
				amount: t.amount
			}]
		};
	}),
	e.when((e, t) => !t.certain, R(e)),
	e.run((e, t) => {
		let { lines: n } = e.isolated, r = ka(n);
		e.isolated = t.outer, a(() => ({
			type: "damaged",
			seat: t.to,
			amount: r,
			lines: n
		})), La(e, t.to, -r);
	}),
	e.call(yo)
]), yo = _("dice-throne/defeats", (e) => [e.run((e) => {
	let t = e.out.length;
	for (let n of e.fighters.keys()) e.dials[d(e, n)] > 0 || !f(e, n) || (e.out.push(n), e.fighters[n].marks.fell = t, a(() => ({
		type: "defeated",
		seat: n
	})));
	let n = new Set(e.fighters.flatMap((t, n) => f(e, n) ? [d(e, n)] : []));
	if (n.size === 1 && (e.ended = "defeat"), n.size === 0 && (e.ended = "draw"), e.ended) {
		let t = e.ended;
		a(() => ({
			type: "ended",
			reason: t
		})), o(e);
	} else f(e, e.active) ? bo(e) : Yt(e, F.match);
})]);
function bo(e) {
	let { attack: t } = e;
	if (Gt(e, F.resolveAttack) && t && t.target !== -1 && !f(e, t.target)) {
		Xt(e, F.resolveAttack), e.isolated = void 0, e.incoming[t.target] = [], e.healing[t.target] = 0;
		return;
	}
	let n = Wt(e, F.act).find(({ vars: t }) => !f(e, t.seat));
	if (!n) return;
	let r = Xt(e, n), i = r.find((e) => qt(e, vo));
	i && (e.isolated = i.vars.outer);
	for (let t of r) qt(t, mo) && e.rolls.pop();
}
// packages/dice-throne/src/rules/inflict.ts
var xo = _("dice-throne/inflict", (e) => [
	e.leave((e, t) => t.count <= 0),
	e.when((e, t) => T(t.token).blast !== void 0 && k(e, t.seat, t.token) > 0, e.run((e, t) => {
		j(e, t.seat, t.token, 1);
	}), e.call(vo, (e, t) => ({
		to: t.seat,
		amount: T(t.token).blast,
		by: t.token,
		certain: !1
	}))),
	e.run((e, t) => {
		$i(e, t.seat, t.token, t.count) > 0 && e.attack?.target === t.seat && e.attack.inflicted.push(t.token);
	})
]), So = _("dice-throne/answered", (e) => [
	e.leave((e, t) => t.seat === e.active || ke(e, "v2.2") || !Xa(e, e.active)),
	e.ask("answer", {
		who: (e) => e.active,
		options: (e) => Za(e, e.active, [lo]),
		params: (e, t) => ({
			seat: t.seat,
			action: t.action
		}),
		unavailable: (e) => to(e, e.active),
		decline: lo,
		then: (e, t, n) => {
			t.answer = n;
		}
	}),
	e.leave((e, t) => t.answer === lo),
	e.run((e, t) => {
		t.acted = !0;
	}),
	e.call(F.act, (e, t) => ({
		seat: e.active,
		action: t.answer
	}))
]), Co = _("dice-throne/interval", (e) => [e.call(So, (e, t) => ({
	seat: t.seat,
	action: Fe(t.card)
}), (e, t, { acted: n }) => {
	t.acted = n;
}), e.when(wo, R(e, (e, t) => ({
	but: t.seat,
	instants: E(e, t.seat, t.card).kind === "roll"
}), (e, t, { acted: n }) => {
	t.acted = t.acted || n;
}))]);
function wo(e, { seat: t, card: n }) {
	let { kind: r } = E(e, t, n);
	return r === "main" || r === "spell" || r === "roll" && ke(e, "instants-interrupt-roll-cards");
}
// packages/dice-throne/src/effects/nameTarget.ts
function To(e, t, n, r, i) {
	return [
		...r,
		e.when((e, t) => t.open === !0, e.call(Co, (e, t) => ({
			seat: t.self,
			card: t.by
		}), (e, n, { acted: r }) => {
			t(n).answered = r === !0;
		}), e.when((e, n) => t(n).answered, e.run((e, r) => n(t(r))), ...r)),
		...i
	];
}
// packages/dice-throne/src/effects/pick.ts
var z = () => ({
	seats: [],
	picks: 0
});
function B(e, t, n, r = () => !0) {
	let i = tr[n];
	if (i === void 0) return [e.run((e, r) => {
		t(r).seats = Do(e, r, n);
	})];
	let a = (e, i) => (n === "chosen-player" ? p(e, i.self) : Te(e, i.self)).filter((n) => !t(i).seats.includes(n) && r(e, i, n));
	return [e.run((e, n) => {
		t(n).seats = [], t(n).picks = i;
	}), e.loop((e, n) => t(n).picks > 0 && a(e, n).length > 0, e.ask("choose-player", {
		who: (e, t) => t.self,
		options: (e, n) => i > 1 && t(n).seats.length > 0 ? [...a(e, n), "none"] : a(e, n),
		key: (e) => e === "none" ? e : Qe(e),
		params: (e, t) => ({ by: t.by }),
		auto: !0,
		then: (e, n, r) => {
			let i = t(n);
			i.picks = r === "none" ? 0 : i.picks - 1, r !== "none" && i.seats.push(r);
		}
	}))];
}
var Eo = (e, t, n, r) => e.loop((e, n) => t(n).seats.length > 0, e.call(n, (e, n) => r(e, n, t(n).seats[0]), (e, n) => {
	t(n).seats.shift();
}));
function Do(e, t, n) {
	return n === "self" ? [t.self] : n === "active" ? [e.active] : n === "all-opponents" ? Te(e, t.self) : t.target === -1 ? [] : [t.target];
}
var Oo = (e, t, n) => n === "self" ? [t] : n === "chosen-player" ? p(e, t) : Te(e, t), ko = (e, t, n) => t.flatMap((t) => A(e, t).filter(n).map((e) => $e(t, e))), Ao = m({
	name: "move-token",
	names: !0,
	possible: (e, t) => ko(e, p(e, t), na).length > 0,
	vars: () => ({
		...z(),
		token: "",
		answered: !1
	}),
	parts: (e, t, { own: n }) => To(e, n, (e) => {
		e.token = "";
	}, [e.ask("move-token", {
		who: (e, t) => t.self,
		options: (e, t) => ko(e, p(e, t.self), na),
		params: (e, t) => ({ by: t.by }),
		then: (e, t, r) => {
			n(t).token = r;
		}
	}), ...B(e, n, "chosen-player", (e, t, r) => {
		let { token: i } = n(t);
		return i !== "" && r !== et(i).seat;
	})], [e.when((e, t) => n(t).token !== "" && n(t).seats.length > 0, e.call(xo, (e, t) => {
		let { seat: r, token: i } = et(n(t).token);
		return j(e, r, i, 1), {
			seat: n(t).seats[0],
			token: i,
			count: 1
		};
	}))]),
	estimate: () => 3
}), jo = () => Ao({}), Mo = m({
	name: "prevent",
	possible: (e, t, n) => e.attack?.type !== "ultimate" && Oo(e, t, n.who).some((t) => Ha(e, t)),
	vars: z,
	parts: (e, t, { own: n }) => [...B(e, n, t.who, (e, t, n) => Ha(e, n)), e.run((e, r) => {
		let i = N(e, r, t.amount);
		if (i > 0) for (let t of n(r).seats) Va(e, t, {
			kind: "prevent",
			by: r.by,
			amount: i
		});
	})],
	estimate: (e, t) => t.amount(e.amount)
}), V = (e, t = "self") => Mo({
	amount: e,
	who: t
}), No = m({
	name: "remove-all-tokens",
	names: !0,
	possible: (e, t) => ko(e, p(e, t), ta).length > 0,
	vars: () => ({
		...z(),
		answered: !1
	}),
	parts: (e, t, { own: n }) => To(e, n, (e) => {
		e.seats = [];
	}, B(e, n, "chosen-player", (e, t, n) => A(e, n).some(ta)), [e.run((e, t) => {
		for (let r of n(t).seats) for (let t of A(e, r)) ta(t) && j(e, r, t, 2 ** 53 - 1);
	})]),
	estimate: () => 3
}), Po = () => No({}), Fo = (e, t, n) => ko(e, n === "own" ? [t] : p(e, t), ta), Io = m({
	name: "remove-token",
	names: !0,
	possible: (e, t, n) => Fo(e, t, n.reach).length > 0,
	vars: () => ({
		token: "",
		answered: !1
	}),
	parts: (e, t, { own: n }) => To(e, n, (e) => {
		e.token = "";
	}, [e.ask("remove-token", {
		who: (e, t) => t.self,
		options: (e, n) => {
			let r = Fo(e, n.self, t.reach);
			return t.may && r.length > 0 ? [...r, "none"] : r;
		},
		params: (e, t) => ({ by: t.by }),
		then: (e, t, r) => {
			n(t).token = r === "none" ? "" : r;
		}
	})], [e.run((e, t) => {
		if (n(t).token === "") return;
		let { seat: r, token: i } = et(n(t).token);
		j(e, r, i, 1);
	})]),
	estimate: () => 2
}), Lo = (e, t = !1) => Io({
	reach: e,
	may: t
}), Ro = m({
	name: "reroll-die",
	possible: (e, t, n) => O(e, t, n.whose) !== void 0,
	vars: (e) => ({
		left: e.upTo,
		place: 0
	}),
	parts: (e, t, { own: n }) => [e.loop((e, r) => n(r).left > 0 && O(e, r.self, t.whose) !== void 0, e.ask("reroll-die", {
		who: (e, t) => t.self,
		options: (e, n) => {
			let r = Wi(O(e, n.self, t.whose));
			return t.upTo > 1 ? [...r, "none"] : r;
		},
		params: (e, t) => ({ by: t.by }),
		then: (e, t, r) => {
			let i = n(t);
			i.place = r === "none" ? 0 : r, i.left = r === "none" ? 0 : i.left - 1;
		}
	}), e.roll("roll", {
		dice: (e, t) => n(t).place === 0 ? 0 : 1,
		then: (e, t, [r]) => Gi(e, t.self, n(t).place, r)
	}))],
	estimate: () => 1.5
}), zo = (e) => Ro(e), Bo = m({
	name: "roll",
	inner: ({ effects: e }) => [e],
	parts: (e, t, { pass: n, parts: r }) => [...n === "target" ? [e.run((e, t) => {
		t.dice = [...e.attack.rolled];
	})] : [e.call(mo, (e, n) => ({
		owner: t.by === "target" ? n.target : n.self,
		purpose: "effect",
		count: t.dice,
		by: n.by,
		dice: []
	}), (e, t, r) => {
		t.dice = r.dice, n === "activation" && (e.attack.rolled = [...r.dice]);
	})], ...r(t.effects)],
	estimate: (e, t) => t.rolling(e.dice).list(e.effects)
}), H = (e, t) => Bo({
	dice: e,
	effects: t
}), Vo = (e, t) => Bo({
	dice: e,
	effects: t,
	by: "target"
}), Ho = m({
	name: "try-again",
	possible: (e, t) => O(e, t, "team") !== void 0,
	vars: () => ({
		places: [],
		single: !1
	}),
	parts: (e, t, { own: n }) => [
		e.ask("try-again", {
			who: Wo,
			options: (e, t) => Go(O(e, t.self, "team")),
			key: (e) => e === "none" ? e : Ye(e),
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				let i = n(t);
				i.places = r === "none" ? [] : r, i.single = i.places.length === 1;
			}
		}),
		Ko(e, n),
		e.ask("try-again", {
			who: Wo,
			options: (e, t) => n(t).single && Bi(e) ? ["again", "none"] : [],
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				r === "none" && (n(t).places = []);
			}
		}),
		e.when((e, t) => n(t).single, Ko(e, n))
	],
	estimate: () => 1.5
}), Uo = () => Ho({});
function Wo(e, t) {
	let n = Bi(e);
	return n && !n.owners ? n.owner : t.self;
}
function Go(e) {
	if (!e) return [];
	let t = ["none"];
	for (let n of Wi(e)) {
		t.push([n]);
		for (let r of Wi(Hi(e, [n]))) r > n && t.push([n, r]);
	}
	return t;
}
var Ko = (e, t) => e.roll("roll", {
	dice: (e, n) => Bi(e) ? t(n).places.length : 0,
	then: (e, n, r) => {
		for (let [i, a] of t(n).places.entries()) Gi(e, n.self, a, r[i]);
	}
}), qo = [
	{
		id: "transference",
		kind: "main",
		cost: 2,
		effects: [jo()]
	},
	{
		id: "what-status-effects",
		kind: "main",
		cost: 2,
		effects: [Po()]
	},
	{
		id: "vegas-baby",
		kind: "main",
		cost: 0,
		effects: [H(1, [P(ia)])]
	},
	{
		id: "get-that-outta-here",
		kind: "main",
		cost: 1,
		effects: [Lo("any")]
	},
	{
		id: "triple-up",
		kind: "instant",
		cost: 2,
		effects: [I(3)]
	},
	{
		id: "double-up",
		kind: "instant",
		cost: 1,
		effects: [I(2)]
	},
	{
		id: "buh-bye",
		kind: "instant",
		cost: 2,
		effects: [Lo("any")]
	},
	{
		id: "tip-it",
		kind: "instant",
		cost: 1,
		effects: [Yi({
			whose: "any",
			to: "neighbour"
		})]
	},
	{
		id: "getting-paid",
		kind: "instant",
		cost: 0,
		effects: [P(2)]
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
		effects: [Yi({
			whose: "any",
			to: "any",
			upTo: 2
		})]
	},
	{
		id: "try-try-again",
		kind: "roll",
		cost: 1,
		effects: [Uo()]
	},
	{
		id: "so-wild",
		kind: "roll",
		cost: 2,
		effects: [Yi({
			whose: "any",
			to: "any"
		})]
	},
	{
		id: "samesies",
		kind: "roll",
		cost: 1,
		effects: [fa()]
	},
	{
		id: "one-more-time",
		kind: "roll",
		cost: 1,
		effects: [wa({ of: "offense" })]
	},
	{
		id: "helping-hand",
		kind: "roll",
		cost: 1,
		effects: [zo({
			whose: "opponent",
			upTo: 1
		})]
	},
	{
		id: "better-d",
		kind: "roll",
		cost: 0,
		effects: [wa({ of: "defense" })]
	},
	{
		id: "six-it",
		kind: "roll",
		cost: 1,
		effects: [Yi({
			whose: "own",
			to: "six"
		})]
	}
], Jo = i((e) => {
	let { common: t, verbs: n } = S[e];
	return {
		heroes: /* @__PURE__ */ new Map(),
		cards: new Map(Object.entries(t.cards)),
		abilities: /* @__PURE__ */ new Map(),
		tokens: new Map(Object.entries(t.tokens)),
		verbs: new Map(Object.entries(n)),
		questions: /* @__PURE__ */ new Map()
	};
});
function Yo(e, n) {
	for (let r of t) {
		let t = n[r][e.id];
		if (!t) throw Error(`${e.id} has no text in the language ${r}`);
		let { heroes: i, cards: a, abilities: o, tokens: s, verbs: c, questions: l } = Jo[r];
		i.set(e.id, t), Xo(o, t.abilities), Xo(o, t.actions), Xo(a, t.cards);
		for (let { id: n, upgrades: r } of e.cards) r && Xo(a, { [n]: Zo(t.abilities[r.ability.id] ?? "", r.level) });
		Xo(s, t.tokens), Xo(c, t.verbs), Xo(l, t.asks);
	}
}
function Xo(e, t = {}) {
	for (let [n, r] of Object.entries(t)) e.has(n) || e.set(n, r);
}
var Zo = (e, t) => `${e} ${"I".repeat(t)}`, Qo = (e, t) => Jo[t].cards.get(e) ?? e;
function $o(e, t, n) {
	let { abilities: r, heroes: i } = Jo[t], [a = e] = e.split(".");
	return i.get(n ?? "")?.abilities[a] ?? r.get(a) ?? a;
}
var es = (e, t) => Jo[t].heroes.get(e)?.name ?? e;
function ts(e, t, n, r = 1) {
	let i = Jo[n].heroes.get(e)?.symbols[t];
	return (r === 1 ? i?.one : i?.many) ?? t;
}
var ns = (e, t) => is(e, t)?.name ?? e, rs = (e, t) => is(e, t)?.text ?? "", is = (e, t) => {
	let { tokens: n } = Jo[t];
	return n.get(e) ?? n.get(e.slice(0, Math.max(0, e.indexOf("@"))));
};
function as(e, t) {
	let { cards: n } = Jo[t];
	return n.get(e) ?? is(e, t)?.name ?? $o(e, t);
}
function os(e, t) {
	let n = Jo[t].verbs.get(e);
	if (!n) throw Error(`The verb ${e} has no sentence in the language ${t}`);
	return n;
}
var ss = (e, t) => Jo[t].questions.get(e);
// packages/dice-throne/src/content/enlist.ts
function cs(e, t) {
	let n = new Set(wi().map(({ id: e }) => e));
	hi(e), Yo(e, t);
	for (let t of [...e.abilities, ...e.otherFace ?? []]) us(e.id, t, 1);
	for (let t of e.cards) {
		if (fs(e.id, t), !t.upgrades) continue;
		let { ability: n, level: r, adds: i = [] } = t.upgrades;
		for (let t of [n, ...i]) us(e.id, t, r);
	}
	for (let t of e.tokens) n.has(t.id) || ps(t);
	ms("hero", e, e.id, (t) => ln(t, an(e.id)));
}
function ls(e) {
	pi(e);
	for (let t of e) fs("common", t);
}
function us(e, t, n) {
	let r = on(e, t.id, n);
	for (let [e, { effects: n, after: i }] of (t.tiers ?? []).entries()) en(`${r}.${e}/activation`, n, "activation"), wt(n).some(ds) && en(`${r}.${e}/target`, n, "target"), en(`${r}.${e}/after`, i);
	ms("ability", t, `${t.id}.${n}`, (e) => ln(e, r));
	for (let e of t.actions ?? []) en(`${r}/${e.id}`, e.effects);
}
var ds = (e) => h(e).pass?.(e) === "target";
function fs(e, t) {
	ms("card", t, t.id, (n) => cn(n, e, t.id));
}
function ps(e) {
	ms("token", e, e.id, (t) => ln(t, sn(e.id)));
}
function ms(e, t, n, r) {
	for (let i of At[e]) {
		let e = r(i);
		e !== void 0 && tn({
			program: e,
			moment: i,
			source: n
		}, jt(t, i));
	}
}
// packages/dice-throne/src/effects/addDamage.ts
var hs = m({
	name: "add-damage",
	possible: (e, t) => L(e, t, "my-attack") && e.attack?.type !== "pure" && !Ya(e, t),
	parts: (e, t) => [e.run((e, n) => {
		let r = N(e, n, t.amount);
		e.attack && e.attack.type !== "pure" && r !== 0 && !Ya(e, e.attack.by) && (e.incoming[e.attack.target].push({
			kind: "add",
			by: n.by,
			amount: r
		}), n.added = r);
	})],
	estimate: (e, t) => t.amount(e.amount)
}), U = (e) => hs({ amount: e }), gs = (e, t, n, r = []) => ({
	self: e,
	target: t,
	by: n,
	dice: [...r],
	added: 0,
	pooled: !1,
	own: []
});
function _s(e, t) {
	let { attack: n } = e;
	return n ? n.by === t ? n.target : n.by : -1;
}
// packages/dice-throne/src/effects/aim.ts
var vs = m({
	name: "aim",
	vars: z,
	possible: (e, t, n) => Oo(e, t, n.who).length > 0,
	parts: (e, t, { own: n, parts: r }) => [
		...B(e, n, t.who),
		e.loop((e, t) => n(t).seats.length > 0, e.run((e, t) => {
			t.target = n(t).seats.shift();
		}), ...r(t.effects, "whole")),
		e.run((e, t) => {
			t.target = _s(e, t.self);
		})
	],
	estimate: (e, t) => t.list(e.effects) * (e.who === "two-opponents" ? 1.5 : 1)
}), ys = (e, t) => vs({
	who: e,
	effects: t
}), bs = m({
	name: "then",
	parts: (e, t) => t.before ? [] : [R(e)],
	estimate: () => 0
}), xs = () => bs({}), W = () => bs({ before: "damage" }), Ss = m({
	name: "avoid",
	possible: (e, t) => e.attack?.type !== "ultimate" && Ha(e, t),
	parts: (e) => [e.run((e, t) => Va(e, t.self, {
		kind: "avoid",
		by: t.by,
		amount: 0
	}))],
	estimate: () => 6
}), Cs = () => Ss({}), ws = (e, t) => T(e).owned ? `${e}@${t}` : e, Ts = m({
	name: "bestow",
	pass: ({ who: e }) => er(e) ? "target" : "activation",
	vars: z,
	parts: (e, t, { own: n }) => [...B(e, n, t.who), e.run((e, r) => {
		for (let i of n(r).seats) for (let n of t.tokens) $i(e, i, ws(n, r.self), 1);
	})],
	estimate: (e, t) => (e.who === "self" ? 1 : -1) * e.tokens.reduce((e, n) => e + t.token(n), 0)
}), Es = (e, t) => Ts({
	tokens: e,
	who: t
});
// packages/dice-throne/src/rules/hooks.ts
function Ds(e, t, n, r = T) {
	let i = [];
	for (let a of Dt(n).on) if (a === "ability") for (let { program: r } of D(e, t).hooks[n]) i.push(r);
	else for (let a of A(e, t)) {
		let e = r(a);
		e && jt(e, n) && i.push(nn(ln(n, sn(e.id))));
	}
	return i;
}
var Os = (e, t, n) => e.each("hook", t, e.call((e, t) => v(t.hook), (e, t) => ks(e, t.hook, n(e))));
function ks(e, t, n) {
	let { moment: r, source: i } = rn(t);
	return As(e, r, n, i);
}
function As(e, t, n, r, i) {
	let { self: a, target: o, pooled: s = !1, attackDice: c } = Dt(t), l = gs(a === "attacker" ? e.attack.by : n, js[o](e, n), r, i ?? (c ? e.attack.dice : []));
	return l.pooled = s, l;
}
var js = {
	nobody: () => -1,
	active: (e) => e.active,
	"other-side": _s,
	"attack-target": (e) => e.attack.target,
	attacker: (e) => e.attack.by
}, Ms = _("dice-throne/cast", (e) => [e.loop((e, t) => t.done.length < t.most, e.run((e, t) => {
	t.spell = void 0;
}), e.ask("cast", {
	who: (e, t) => t.seat,
	options: (e, t) => {
		let n = Ns(e, t.seat).filter((e) => !t.done.includes(e));
		return n.length > 0 ? [...n, "none"] : [];
	},
	then: (e, t, n) => {
		n !== "none" && (t.spell = n);
	}
}), e.leave((e, t) => t.spell === void 0), e.run((e, t) => {
	t.done.push(t.spell), se(un(u(e, t.seat).hero, t.spell)), a(() => ({
		type: "cast",
		seat: t.seat,
		card: t.spell
	}));
}), e.call((e, t) => v(un(u(e, t.seat).hero, t.spell)), (e, t) => As(e, "cast", t.seat, t.spell)))]), Ns = (e, t) => u(e, t).laid.filter((n) => {
	let { cast: r } = E(e, t, n);
	return r !== void 0 && L(e, t, r.when);
}), Ps = m({
	name: "cast",
	pass: () => "target",
	possible: (e, t) => Ns(e, t).length > 0,
	parts: (e, t) => [e.call(Ms, (e, n) => ({
		seat: n.self,
		most: t.most,
		done: []
	}))],
	estimate: (e) => 3 * e.most
}), Fs = (e = 1) => Ps({ most: e }), Is = m({
	name: "choose",
	inner: ({ among: e }) => e,
	vars: () => ({ branch: 0 }),
	parts: (e, t, { own: n, pass: r, parts: i }) => {
		let a = wt(t.among.flat()).some((e) => h(e).pass?.(e) === "target");
		if (r !== "whole" && r === "target" !== (a || t.by === "target")) return [];
		let o = (e) => t.by === "target" ? e.target : e.self;
		return [e.ask("choose", {
			who: (e, t) => o(t),
			options: (e, n) => t.among.flatMap((t, r) => t.every((t) => h(t).possible?.(e, n.self, t) ?? !0) ? [{
				branch: r + 1,
				does: t,
				hero: u(e, n.self).hero
			}] : []),
			key: tt,
			params: (e, t) => ({ by: t.by }),
			auto: !0,
			then: (e, t, { branch: r }) => {
				n(t).branch = r;
			}
		}), ...t.among.map((t, r) => e.when((e, t) => n(t).branch === r + 1, ...i(t, "whole")))];
	},
	estimate: (e, t) => Math.max(...e.among.map((e) => t.list(e)))
}), Ls = (...e) => Is({ among: e }), Rs = (...e) => Is({
	among: e,
	by: "target"
}), zs = m({
	name: "contest",
	pass: () => "target",
	inner: ({ win: e, lose: t }) => [e, t],
	vars: () => ({ won: !1 }),
	parts: (e, t, { own: n, pass: r, parts: i }) => t.attack && r === "activation" ? [e.run((e) => {
		e.attack.isAttack = !0;
	})] : [e.call(mo, (e, n) => ({
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
}), Bs = (e, t, n) => zs({
	ties: e,
	win: t,
	lose: n,
	attack: !0
}), Vs = (e, t, n) => zs({
	ties: e,
	win: t,
	lose: n,
	attack: !1
}), Hs = m({
	name: "damage",
	parts: (e, t) => [e.run((e, n) => {
		let r = N(e, n, t.amount);
		!e.attack || r <= 0 || (e.attack.base += r, e.attack.isAttack = !0, e.attack.type !== "ultimate" && t.type !== "normal" && (e.attack.type = t.type));
	})],
	estimate: (e, t) => t.amount(e.amount) + (e.type === "normal" ? 0 : 1.5)
}), G = (e, t = "normal") => Hs({
	amount: e,
	type: t
}), Us = m({
	name: "damage-back",
	parts: (e, t) => [e.run((e, n) => {
		let r = N(e, n, t.amount);
		r > 0 && e.incoming[n.target].push({
			kind: "other",
			by: n.by,
			amount: r
		});
	})],
	estimate: (e, t) => t.amount(e.amount)
}), Ws = (e) => Us({ amount: e });
// packages/dice-throne/src/rules/hand.ts
function Gs(e, t, n) {
	let r = u(e, t);
	r.hand.splice(r.hand.lastIndexOf(n), 1), r.exposed.length > 0 && !r.hand.includes(n) && (r.exposed = r.exposed.filter((e) => e.card !== n));
}
function Ks(e, t, n, r) {
	let { exposed: i } = u(e, t), a = i.find((e) => e.card === n);
	a ? a.to = [.../* @__PURE__ */ new Set([...a.to, ...r])].sort() : i.push({
		card: n,
		to: [...r]
	});
}
// packages/dice-throne/src/effects/discardFromHand.ts
function qs(e, t, n) {
	Gs(e, t, n), u(e, t).discard.push(n), a(() => ({
		type: "discarded",
		seat: t,
		card: n
	}));
}
// packages/dice-throne/src/effects/discardCard.ts
var Js = m({
	name: "discard",
	pass: ({ who: e }) => er(e) ? "target" : "activation",
	vars: z,
	parts: (e, t, { own: n }) => [...B(e, n, t.who), ...t.how === "choice" ? [e.ask("discard", {
		who: (e, t) => n(t).seats[0],
		options: (e, t) => {
			let [r] = n(t).seats;
			return r === void 0 ? [] : [...new Set(u(e, r).hand)];
		},
		params: (e, t) => ({ by: t.by }),
		then: (e, t, r) => qs(e, n(t).seats[0], r)
	})] : [e.roll("random-card", {
		dice: (e, t) => {
			let [r] = n(t).seats;
			return +(r !== void 0 && u(e, r).hand.length > 0);
		},
		sides: (e, t) => u(e, n(t).seats[0]).hand.length,
		then: (e, t, [r]) => {
			let i = n(t).seats[0];
			qs(e, i, u(e, i).hand[r - 1]);
		}
	})]],
	estimate: (e) => e.who === "self" ? -1.5 : 1.5
}), Ys = (e = "target", t = "choice") => Js({
	who: e,
	how: t
}), Xs = m({
	name: "discard-hand",
	parts: (e) => [e.run((e, t) => {
		for (let n of [...u(e, t.self).hand]) qs(e, t.self, n);
	})],
	estimate: () => -3
}), Zs = () => Xs({}), Qs = 3.5, $s = 2, ec = 2;
function tc(e, t, n) {
	let r = {
		dice: t,
		chance: e,
		amount: (n) => nc(n, t, e),
		token: n,
		list: (e) => e.reduce((e, t) => e + h(t).estimate(t, r), 0),
		rolling: (t) => tc(e, t, n)
	};
	return r;
}
function nc(e, t, n) {
	if (typeof e == "number") return e;
	if ("per" in e) return (e.plus ?? 0) + e.times * t * n(e.per);
	if ("tokens" in e) return e.times * ec;
	switch (e.of) {
		case "total": return Qs * t;
		case "half-die": return $s;
		case "upgrades":
		case "upgrades-this-turn": return e.base + ec;
	}
}
// packages/dice-throne/src/effects/tokenWorth.ts
var rc = {
	offense: 4,
	income: 1.5,
	acting: 6,
	damage: 4,
	cards: 1.5
}, ic = /* @__PURE__ */ new Map();
function ac(e) {
	let t = ic.get(e.id);
	if (t !== void 0) return t;
	ic.set(e.id, e.kind === "negative" ? -1.5 : 1.5);
	let n = sc(e);
	return ic.set(e.id, n), n;
}
var oc = (e) => ac(T(e));
function sc(e) {
	let { forbids: t, weakens: n, saves: r, blast: i, foresees: a } = e, o = 0;
	for (let t of At.token) {
		let n = jt(e, t);
		n && (o += Dt(t).tokenWorth?.(cc().list(n), e) ?? 0);
	}
	return t && (o -= rc[t]), n && (o -= n * 2), r && (o += 8), i && (o -= i / 2), a && (o += 1), o === 0 && (o = e.kind === "negative" ? -1.5 : 1.5), e.kind === "negative" ? Math.min(-.5, o) : o;
}
var cc = () => tc(() => 1 / 3, 1, oc), lc = ({ faces: e }, t) => tc((t) => e.filter((e) => e === t).length / 6, t, oc), uc = (e, t) => lc(t, 5).list(e), dc = _("dice-throne/upgrade", (e) => [
	e.run((e, t) => {
		let { upgrades: n } = E(e, t.seat, t.card), r = u(e, t.seat), { hero: i, marks: a, laid: o } = r, { levels: s } = D(e, t.seat);
		t.hooks = Ds(e, t.seat, "upgraded"), o.splice(o.indexOf(t.card), 1), a["cards-in-play"] = (a["cards-in-play"] ?? 0) + 1, r.board = Oi(i, a.face, {
			...s,
			[n.ability.id]: n.level
		}), a["upgrades-this-turn"] = (a["upgrades-this-turn"] ?? 0) + 1;
	}),
	e.each("hook", (e, t) => t.hooks, e.call((e, t) => v(t.hook), (e, t) => ks(e, t.hook, t.seat))),
	e.when((e, t) => nn(dn(u(e, t.seat).hero, t.card)) !== void 0, e.call((e, t) => v(dn(u(e, t.seat).hero, t.card)), (e, t) => As(e, "played", t.seat, t.card)))
]), fc = (e, t, n) => [...yi(e, t).cards.values()].flatMap(({ id: e, upgrades: t }) => t && n.includes(e) ? [e] : []), pc = (e, t, n) => fc(e, t, n).filter((n) => {
	let { ability: r, level: i } = yi(e, t).cards.get(n).upgrades;
	return Ai(e, t, r.id) < i;
});
// packages/dice-throne/src/effects/freeUpgrade.ts
function mc(e, t, n) {
	u(e, t).laid.push(n), a(() => ({
		type: "played",
		seat: t,
		card: n
	}));
}
var hc = (e) => e.loop((e, t) => gc(e, t.self) !== void 0, e.call(dc, (e, t) => ({
	seat: t.self,
	card: gc(e, t.self)
}))), gc = (e, t) => u(e, t).laid.find((n) => pc(e, t, [n]).length > 0), _c = m({
	name: "gain",
	vars: () => ({ left: 0 }),
	parts: (e, t, { own: n }) => [e.run((e, r) => {
		n(r).left = N(e, r, t.amount);
	}), e.loop((e, t) => n(t).left > 0, e.ask("gain", {
		who: (e, t) => t.self,
		options: (e, n) => t.may && Qi(e, n.self, ws(t.token, n.self)) > 0 ? ["gain", "decline"] : ["gain"],
		params: () => ({ token: t.token }),
		auto: !0,
		then: (e, r, i) => {
			n(r).left--, i === "gain" && $i(e, r.self, ws(t.token, r.self), 1);
		}
	}))],
	estimate: (e, t) => t.token(e.token) * t.amount(e.amount)
}), K = (e, t = 1, n = !1) => _c({
	token: e,
	amount: t,
	may: n
}), vc = m({
	name: "heal",
	parts: (e, t) => [e.run((e, n) => {
		let r = N(e, n, t.amount);
		r <= 0 || (n.pooled ? e.healing[n.self] += r : Fa(e, n.self, r));
	})],
	estimate: (e, t) => t.amount(e.amount)
}), q = (e) => vc({ amount: e }), yc = (e, t, n) => n !== t.self && Ya(e, t.self), bc = m({
	name: "hurt",
	pass: ({ who: e }) => er(e) ? "target" : "activation",
	vars: z,
	parts: (e, t, { own: n }) => [...B(e, n, t.who), Eo(e, n, vo, (e, n, r) => ({
		to: r,
		amount: yc(e, n, r) ? 0 : N(e, n, t.amount),
		by: n.by,
		certain: t.certain
	}))],
	estimate: (e, t) => (e.who === "self" ? -1 : 1) * t.amount(e.amount)
}), xc = (e, t, n = !1) => bc({
	amount: e,
	who: t,
	certain: n
}), Sc = m({
	name: "inflict",
	pass: ({ who: e }) => er(e) ? "target" : "activation",
	vars: z,
	parts: (e, t, { own: n }) => [...B(e, n, t.who), Eo(e, n, xo, (e, n, r) => ({
		seat: r,
		token: ws(t.token, n.self),
		count: N(e, n, t.amount)
	}))],
	estimate: (e, t) => (e.who === "self" ? 1 : -1) * t.token(e.token) * t.amount(e.amount)
}), J = (e, t = 1, n = "target") => Sc({
	token: e,
	amount: t,
	who: n
}), Cc = m({
	name: "lay",
	parts: (e, t) => [e.run((e, n) => {
		let { deck: r, laid: i } = u(e, n.self), a = r.indexOf(t.card);
		a >= 0 && i.push(...r.splice(a, 1));
	})],
	estimate: () => 3
}), wc = (e) => Cc({ card: e }), Tc = _(F.act.name, (e) => [e.either((e, t) => Ue(t.action).is === "play", [e.call(Ec, (e, t) => ({
	seat: t.seat,
	card: We("play", t.action).card
}))], [e.call(So, (e, t) => ({
	seat: t.seat,
	action: t.action
})), e.either((e, t) => Ue(t.action).is === "spend", [e.call(kc, (e, t) => ({
	seat: t.seat,
	token: We("spend", t.action).token
}))], [e.call(Ac, (e, t) => ({
	seat: t.seat,
	action: We("use", t.action).action
}))])])]), Ec = _(F.playCard.name, (e) => [
	e.run((e, t) => {
		Oe(e, t.seat, -ao(e, t.seat, E(e, t.seat, t.card))), Gs(e, t.seat, t.card);
		let { kind: n } = E(e, t.seat, t.card);
		n === "spell" ? Oc(e, t.seat, t.card) : u(e, t.seat)[n === "upgrade" ? "laid" : "discard"].push(t.card);
		let r = dn(u(e, t.seat).hero, t.card);
		t.program = n === "upgrade" ? void 0 : nn(r), se(r), a(() => ({
			type: "played",
			seat: t.seat,
			card: t.card
		}));
	}),
	e.when((e, t) => !Dc(E(e, t.seat, t.card)), e.call(Co, (e, t) => ({
		seat: t.seat,
		card: t.card
	}))),
	e.when((e, t) => E(e, t.seat, t.card).kind === "upgrade", e.call(dc, (e, t) => ({
		seat: t.seat,
		card: t.card
	}))),
	e.when((e, t) => t.program !== void 0, e.call((e, t) => v(t.program), (e, t) => ({
		...As(e, "played", t.seat, t.card),
		open: Dc(E(e, t.seat, t.card))
	})))
]);
function Dc({ effects: [e] }) {
	return e !== void 0 && h(e).names === !0;
}
function Oc(e, t, n) {
	let { laid: r, marks: i } = u(e, t);
	r.push(n), i[ro] = (i["spells-this-turn"] ?? 0) + 1;
}
var kc = _("dice-throne/spend-token", (e) => [
	e.leave((e, t) => k(e, t.seat, t.token) === 0),
	e.run((e, t) => {
		a(() => ({
			type: "spent",
			seat: t.seat,
			token: t.token
		})), T(t.token).kind !== "companion" && j(e, t.seat, t.token, 1), u(e, t.seat).marks[`spent:${t.token}`] = 1;
	}),
	e.call((e, t) => v(ln("spend", sn(T(t.token).id))), (e, t) => As(e, "spend", t.seat, t.token))
]), Ac = _("dice-throne/use-action", (e) => [
	e.leave((e, t) => !Za(e, t.seat, []).includes(Re(t.action))),
	e.run((e, t) => {
		let n = D(e, t.seat).actions.find(({ id: e }) => e === t.action);
		Oe(e, t.seat, -n.cost), u(e, t.seat).marks[`used:${n.id}`] = 1, t.program = n.program, a(() => ({
			type: "used",
			seat: t.seat,
			action: t.action
		}));
	}),
	e.call((e, t) => v(t.program), (e, t) => gs(t.seat, _s(e, t.seat), t.action))
]), jc = 31, Mc = "none", Nc = _("dice-throne/offense", (e) => [
	e.run((e) => {
		e.phase = "offense", Fc(e);
	}),
	e.roll("roll", {
		dice: () => 5,
		then: (e, t, n) => Lc(e, jc, n)
	}),
	e.loop((e, t) => !t.done, e.ask("attempt", {
		who: (e) => e.active,
		options: (e) => {
			let t = Hc(e, Rc(e).slice());
			return t.push(Mc), Za(e, e.active, t);
		},
		key: (e) => typeof e == "number" ? qe(e) : e,
		params: (e) => ({ attempts: e.attempts }),
		unavailable: (e) => to(e, e.active),
		then: (e, t, n) => {
			e.declared = n, e.altered = !1, Kc(n) && Uc(e, n);
		}
	}), e.either((e) => qc(e.declared), [e.call(Tc, (e) => ({
		seat: e.active,
		action: e.declared
	}))], [R(e, (e) => ({ but: e.active })), e.either((e) => e.altered, [e.run(Gc)], [e.when((e) => typeof e.declared == "number", e.roll("roll", {
		dice: (e) => 5 - Je(e.declared).length,
		then: (e, t, n) => Lc(e, jc & ~e.declared, n)
	})), e.run((e, t) => {
		t.done = typeof e.declared == "string";
	})])]))
]), Pc = _("dice-throne/offense-again", (e) => [
	e.run(Fc),
	e.roll("roll", {
		dice: () => 5,
		then: (e, t, n) => Lc(e, jc, n)
	}),
	e.run((e) => {
		e.altered = !0;
	})
]);
function Fc(e) {
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
var Ic = (e) => e.rolls[0];
function Lc(e, t, n) {
	let { dice: r } = Ic(e), i = 0;
	for (let e = 0; e < r.length; e++) t & 1 << e && (r[e] = n[i++]);
	e.attempts--, a(() => ({
		type: "rolled",
		seat: e.active,
		purpose: "offense",
		dice: [...r]
	}));
}
var Rc = (e) => e.attempts > 0 ? Bc(Ic(e).dice) : [], zc = Array(pn).fill(void 0);
function Bc(e) {
	let t = mn(e), n = zc[t] ?? Array.from({ length: jc }, (e, t) => t).filter((t) => Vc(t, e));
	return zc[t] = n, n;
}
function Vc(e, t) {
	for (let n = 1; n < t.length; n++) if (e & 1 << n) {
		for (let r = 0; r < n; r++) if (t[r] === t[n] && !(e & 1 << r)) return !1;
	}
	return !0;
}
function Hc(e, t) {
	let n = vn(Ic(e).dice);
	for (let { hands: r, announcement: i } of D(e, e.active).tiers) r[n] && t.push(i);
	return t;
}
function Uc(e, t) {
	let { tier: n } = We("announce", t);
	e.attack = Wc(e, n), a(() => ({
		type: "announced",
		seat: e.active,
		ability: n
	}));
}
var Wc = (e, t) => ({
	by: e.active,
	tier: t,
	dice: [...Ic(e).dice],
	rolled: [],
	target: -1,
	type: "normal",
	base: 0,
	isAttack: !1,
	recoil: 0,
	inflicted: [],
	marks: {},
	stage: "announced"
});
function Gc(e) {
	e.attack = void 0;
}
var Kc = (e) => typeof e == "string" && Ue(e).is === "announce", qc = (e) => typeof e == "string" && e !== Mc && !Kc(e), Jc = m({
	name: "offense-again",
	possible: (e) => Bi(e)?.purpose === "offense",
	parts: (e) => [e.call(Pc)],
	estimate: () => 3
}), Yc = () => Jc({}), Xc = m({
	name: "pass-on",
	vars: () => ({ to: -1 }),
	parts: (e, t, { own: n }) => [e.ask("choose-player", {
		who: (e, t) => t.self,
		options: (e, n) => k(e, n.self, t.token) > 0 ? [...p(e, n.self).filter((e) => e !== n.self), "none"] : [],
		key: (e) => e === "none" ? e : Qe(e),
		params: (e, t) => ({ by: t.by }),
		then: (e, t, r) => {
			r !== "none" && (n(t).to = r);
		}
	}), e.when((e, t) => n(t).to !== -1, e.call(xo, (e, r) => (j(e, r.self, t.token, 1), {
		seat: n(r).to,
		token: t.token,
		count: 1
	})))],
	estimate: () => 2
}), Zc = (e) => Xc({ token: e }), Qc = m({
	name: "prevent-half",
	possible: (e, t) => e.attack?.type !== "ultimate" && Ha(e, t),
	parts: (e) => [e.run((e, t) => Va(e, t.self, {
		kind: "half",
		by: t.by,
		amount: 0
	}))],
	estimate: () => 3
}), $c = () => Qc({});
m({
	name: "raise-limit",
	parts: (e, t) => [e.run((e, n) => {
		let { raised: r } = u(e, n.self), i = ws(t.token, n.self);
		r[i] = (r[i] ?? 0) + t.amount;
	})],
	estimate: (e) => e.amount
});
// packages/dice-throne/src/effects/recoil.ts
var el = m({
	name: "recoil",
	pass: () => "target",
	parts: (e, t) => [e.run((e) => {
		e.attack && (e.attack.recoil += t.amount);
	})],
	estimate: (e) => -.8 * e.amount
}), tl = (e) => el({ amount: e }), nl = m({
	name: "reflect",
	possible: (e) => e.isolated === void 0,
	parts: (e) => [e.run((e, t) => Va(e, t.self, {
		kind: "reflect",
		by: t.by,
		amount: 0
	}))],
	estimate: () => 3
}), rl = () => nl({}), il = m({
	name: "reroll-any",
	possible: (e, t) => Bi(e)?.owner === t,
	vars: () => ({ thrown: [] }),
	parts: (e, t, { own: n }) => Sa(e, n),
	estimate: () => 1
}), al = () => il({}), ol = m({
	name: "search",
	vars: () => ({ searches: 0 }),
	parts: (e, t, { own: n }) => cl(e, n, t.most, t.to),
	estimate: (e) => (e.to === "play" ? 4 : 2) * e.most
}), sl = (e, t) => ol({
	most: e,
	to: t
});
function cl(e, t, n, r, i = []) {
	return [
		e.run((e, r) => {
			t(r).searches = n;
		}),
		e.loop((e, n) => t(n).searches > 0, e.ask("search", {
			who: (e, t) => t.self,
			options: (e, t) => {
				let { deck: n } = u(e, t.self);
				return [...r === "play" ? pc(e, t.self, n) : fc(e, t.self, n), "none"];
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, n, i) => {
				let a = t(n);
				a.searches = i === "none" ? 0 : a.searches - 1, i !== "none" && ll(e, n.self, i, r);
			}
		})),
		...i,
		e.call(va, (e, t) => ({ seat: t.self })),
		...r === "play" ? [hc(e)] : []
	];
}
function ll(e, t, n, r) {
	let i = u(e, t);
	i.deck.splice(i.deck.indexOf(n), 1), i.knownTop = 0, r === "play" ? mc(e, t, n) : (i.hand.push(n), Ks(e, t, n, [...e.fighters.keys()]), a(() => ({
		type: "took",
		seat: t,
		card: n
	})));
}
// packages/dice-throne/src/effects/seeHand.ts
var ul = m({
	name: "see-hand",
	pass: ({ who: e }) => er(e) ? "target" : "activation",
	vars: z,
	parts: (e, t, { own: n }) => [
		...B(e, n, t.who),
		e.run((e, t) => {
			for (let r of n(t).seats) {
				u(e, r).shownTo = ya(e, t.self);
				for (let n of u(e, r).hand) Ks(e, r, n, ya(e, t.self));
				ce(ya(e, t.self), () => ({
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
}), dl = (e) => ul({ who: e }), fl = m({
	name: "set-off",
	parts: (e, t) => [e.when((e, n) => k(e, n.self, t.token) > 0, e.run((e, n) => {
		j(e, n.self, t.token, 1);
	}), e.call(vo, (e, n) => ({
		to: n.self,
		amount: T(t.token).blast ?? 0,
		by: t.token,
		certain: !1
	})))],
	estimate: (e) => -(T(e.token).blast ?? 0)
}), pl = (e) => fl({ token: e }), ml = m({
	name: "steal-cp",
	pass: ({ from: e }) => er(e) ? "target" : "activation",
	vars: z,
	parts: (e, t, { own: n }) => [...B(e, n, t.from), e.run((e, r) => {
		for (let i of n(r).seats) {
			let n = Math.min(t.amount, u(e, i).cp);
			Oe(e, i, -n), Oe(e, r.self, n), n <= 0 || (a(() => ({
				type: "cp",
				seat: i,
				change: -n
			})), a(() => ({
				type: "cp",
				seat: r.self,
				change: n
			})));
		}
	})],
	estimate: (e) => 2 * e.amount
}), hl = (e, t = "target") => ml({
	amount: e,
	from: t
}), gl = m({
	name: "pooled-damage",
	pass: ({ who: e }) => er(e) ? "target" : "activation",
	vars: z,
	parts: (e, t, { own: n }) => [...B(e, n, t.who), e.run((e, r) => {
		for (let i of n(r).seats) {
			let n = N(e, {
				...r,
				target: i
			}, t.amount);
			if (n <= 0 || !f(e, i) || yc(e, r, i)) continue;
			let a = {
				kind: "other",
				by: r.by,
				amount: n
			};
			e.incoming[i].push(t.certain ? {
				...a,
				certain: !0
			} : a);
		}
	})],
	estimate: (e, t) => (e.who === "self" || e.who === "active" ? -1 : 1) * t.amount(e.amount)
}), _l = (e, t, n = !1) => gl({
	amount: e,
	who: t,
	certain: n
});
// packages/dice-throne/src/effects/topOfDeck.ts
function vl(e, t, n) {
	let r = u(e, t), i = r.deck.splice(Math.max(0, r.deck.length - n)).reverse();
	r.looking = i, r.knownTop = Math.max(0, r.knownTop - i.length), ce(ya(e, t), () => ({
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
function yl(e, t, n = () => [], r = () => void 0) {
	let i = (e, t) => u(e, t.self).looking;
	return [e.run((e, n) => {
		t(n).looked = i(e, n).length;
	}), e.loop((e, t) => i(e, t).length > 0, e.either((e, n) => i(e, n).length > 1 || t(n).looked === 1, [e.ask("put-back-next", {
		who: (e, t) => t.self,
		options: (e, r) => [...i(e, r), ...i(e, r).length === t(r).looked ? n(e, r) : []],
		params: (e, t) => ({ by: t.by }),
		then: (e, n, a) => {
			i(e, n).includes(a) ? bl(e, n.self, a, t(n).looked) : r(e, n, a);
		}
	})], [e.run((e, n) => bl(e, n.self, i(e, n)[0], t(n).looked))]))];
}
function bl(e, t, n, r) {
	let i = u(e, t), a = r - i.looking.length;
	i.looking.splice(i.looking.indexOf(n), 1), i.deck.splice(i.deck.length - a, 0, n), i.knownTop++;
}
// packages/dice-throne/src/effects/undefendable.ts
var xl = m({
	name: "undefendable",
	possible: (e, t) => L(e, t, "my-attack-undefended") || L(e, t, "end-of-my-offense"),
	parts: (e) => [e.run((e) => {
		e.attack?.type === "normal" && (e.attack.type = "undefendable");
	})],
	estimate: () => 2
}), Sl = () => xl({});
// packages/dice-throne/src/effects/condition.ts
function Cl(e, t, n) {
	return "dice" in n ? It(n.dice, t.dice, yi(e, t.self).faces) : "total" in n ? t.dice.reduce((e, t) => e + t, 0) >= n.total : "upgrades" in n ? ji(e, t.self) >= n.upgrades : "added" in n ? t.added >= n.added : "dealt" in n ? (e.dealt[t.target] ?? 0) >= n.dealt : "base" in n ? (e.attack?.base ?? 0) >= n.base : "die" in n ? n.die.includes(t.dice[0] ?? 0) : (u(e, t.self).marks[n.mark] ?? 0) === n.is;
}
function wl(e, t) {
	return "die" in e ? e.die.length / 6 : !("dice" in e) || !("symbols" in e.dice) ? .5 : Object.entries(e.dice.symbols).reduce((e, [n, r]) => e * Tl(r, t.dice, t.chance(n)), 1);
}
function Tl(e, t, n) {
	return e <= 0 ? 1 : e > t ? 0 : n * Tl(e - 1, t - 1, n) + (1 - n) * Tl(e, t - 1, n);
}
// packages/dice-throne/src/effects/when.ts
var El = m({
	name: "when",
	inner: ({ effects: e, otherwise: t }) => [e, t],
	parts: (e, t, { parts: n }) => [e.either((e, n) => Cl(e, n, t.if), n(t.effects), n(t.otherwise))],
	possible: (e, t, n) => "upgrades" in n.if ? (ji(e, t) >= n.if.upgrades ? n.effects : n.otherwise).some((n) => h(n).possible?.(e, t, n) ?? !0) : "base" in n.if && (e.attack?.base ?? 0) < n.if.base ? !1 : "base" in n.if ? n.effects.some((n) => h(n).possible?.(e, t, n) ?? !0) : !("dealt" in n.if) || e.attack !== void 0 && (e.dealt[e.attack.target] ?? 0) >= n.if.dealt && t === e.attack.by,
	estimate: (e, t) => {
		let n = wl(e.if, t);
		return n * t.list(e.effects) + (1 - n) * t.list(e.otherwise);
	}
}), Y = (e, t, n = []) => El({
	if: e,
	effects: t,
	otherwise: n
}), X = (e, ...t) => Y({ dice: { symbols: e } }, t), Z = (e) => ki(e, e.attack.by, e.attack.tier, e.attack.board), Dl = (e, t, n) => ({
	...gs(e.attack.by, t, n, e.attack.dice),
	pooled: !0
}), Ol = _("dice-throne/activate", (e) => [
	e.run((e) => {
		let t = e.attack, { ability: n, home: r, tier: i } = Z(e);
		t.stage = "activated", t.board = u(e, t.by).board, t.dice = [...e.rolls[0].dice], n.kind === "ultimate" && (t.type = "ultimate", e.silenced = !0), se(() => `${r}.${i}`), a(() => ({
			type: "activated",
			seat: t.by,
			ability: t.tier
		}));
	}),
	Os(e, kl, (e) => e.attack.by),
	e.when((e) => Z(e).activation !== void 0, e.call((e) => v(Z(e).activation), (e) => Dl(e, -1, Z(e).ability.id)))
]);
function kl(e) {
	let { by: t, dice: n } = e.attack, { need: r } = Z(e);
	return Ds(e, t, "activating").filter((i) => {
		let a = D(e, t).hooks.activating.find((e) => e.program === i)?.ability.activating?.symbol;
		return a === void 0 ? !0 : "symbols" in r ? a in r.symbols : zt(a, n, yi(e, t).faces) > 0;
	});
}
var Al = _("dice-throne/strike", (e) => [e.when((e) => Z(e).target !== void 0, e.call((e) => v(Z(e).target), (e) => Dl(e, e.attack.target, Z(e).ability.id))), e.when((e) => e.attack.isAttack && !Ya(e, e.attack.by) && f(e, e.attack.target), e.run((e) => {
	let { target: t, base: n } = e.attack;
	Ba(e, t).unshift({
		kind: "base",
		by: Z(e).ability.id,
		amount: n
	});
}), Os(e, jl, (e) => e.attack.by))]);
function jl(e) {
	let { by: t, target: n, type: r } = e.attack, i = Ds(e, t, "attacking");
	return Ta[r].modified ? [...i, ...Ds(e, n, "attacked")] : i;
}
function Ml(e) {
	let { by: t, type: n } = e.attack;
	if (!Ta[n].reduced) return;
	let r = Ci();
	for (let n of e.fighters.keys()) {
		if (n === t) continue;
		let i = e.incoming[n].filter(({ kind: e, by: t }) => e !== "add" || r.every(({ id: e }) => e !== t));
		if (e.incoming[n] = i, i.length !== 0 && Nl(e, n)) for (let { id: n, weakens: a = 0 } of r) k(e, t, n) > 0 && i.push({
			kind: "add",
			by: n,
			amount: -a * k(e, t, n)
		});
	}
}
function Nl(e, t) {
	let { isAttack: n, target: r, type: i } = e.attack;
	return !ke(e, "wither-strict") || n && r === t && Ta[i].modified;
}
var Pl = _("dice-throne/aftermath", (e) => [e.when((e) => Z(e).after !== void 0, e.call((e) => v(Z(e).after), (e) => ({
	...Dl(e, e.attack.target, Z(e).ability.id),
	pooled: !1
})))]), Fl = (e, t, { grammar: n, moments: r }) => At.ability.flatMap((i) => {
	let a = jt(e, i);
	if (!a) return [];
	let { when: o, target: s } = r[i], c = o({
		symbol: t.symbol(e.activating?.symbol ?? ""),
		dice: e.dice
	}), l = (s === void 0 ? t : t.facing(s)).list(a);
	return [c === "" ? `${wn(l)}.` : `${n.labelled(c, l)}.`];
});
// packages/dice-throne/src/text/sayFor.ts
function Il(e, t, n = {}) {
	let r = S[t], i = {
		ultimate: n.ultimate ?? !1,
		target: n.target,
		token: (e) => ns(e, t),
		isOwned: (e) => T(e).owned === !0,
		symbol: (n, r) => ts(e, n, t, r),
		who: (e) => e === "target" && n.target !== void 0 ? n.target : r.who[e],
		amount: (e, t) => Bl(e, t, i, r),
		tokens: (e, t) => t === 1 ? i.token(e) : i.amount(t, r.amounts.tokens(i.token(e))),
		one: (e) => os(e.do, t)(e, i),
		list: (e) => r.grammar.spaced(Ll(e, i, r)),
		ways: (e) => Vl(e, i, r),
		conditional: (e) => Hl(e, i, r),
		facing: (r) => Il(e, t, {
			...n,
			target: r
		})
	};
	return i;
}
function Ll(e, t, { grammar: n }) {
	let r = [[]];
	for (let n of e) n.do === "then" ? r.push([]) : Rl(r.at(-1), t.one(n));
	return r.map((e) => zl(e.map((e) => typeof e == "string" ? e : `${e.verb} ${n.and(e.things)}${e.end}`), n)).reduce(n.broken);
}
function Rl(e, t) {
	let n = e.at(-1);
	typeof n == "object" && typeof t == "object" && Sn(n, t) ? e[e.length - 1] = {
		...t,
		things: [...n.things, ...t.things]
	} : e.push(t);
}
var zl = (e, t) => e.every(t.isPlain) && !e.slice(0, -1).some(t.isOptional) ? t.and(e) : e.join("; ");
function Bl(e, t, n, { amounts: r }) {
	if (typeof e == "number") return Cn(e, t);
	if ("per" in e) return i(e.plus ?? 0, e.times, r.each(n.symbol(e.per)));
	if ("tokens" in e) return i(0, e.times, r.each(n.token(e.tokens)));
	switch (e.of) {
		case "total": return r.total(t);
		case "half-die": return r.halfDie(t);
		case "upgrades": return i(e.base, 1, r.eachUpgrade);
		case "upgrades-this-turn": return i(e.base, 1, r.eachUpgradeThisTurn);
	}
	function i(e, n, i) {
		return e > 0 ? r.more(Cn(e, t), n, i) : `${Cn(n, t)} ${i}`;
	}
}
function Vl({ among: e }, t, { grammar: n }) {
	let r = e.flatMap((e) => e.length > 0 ? [t.list(e)] : []), i = r.length < e.length;
	return {
		list: !i && r.every(n.isPlain) ? n.or(r) : r.join(n.orElse),
		optional: i
	};
}
function Hl({ if: e, effects: t, otherwise: n }, r, i) {
	let { conditions: a } = i, o = Ul(e, r, i);
	if (n.length === 0) return a.only(o, r.list(t));
	let [s, c] = [t, n].map((e) => e.length === 1 ? r.one(e[0]) : "");
	return typeof s == "object" && Sn(s, c) ? a.instead(r.list(n), s.things.join(", "), o) : a.orElse(o, r.list(t), r.list(n));
}
function Ul(e, t, { conditions: n }) {
	return "dice" in e ? Wl(e.dice, t, n) : "total" in e ? n.total(e.total) : "upgrades" in e ? n.upgrades(e.upgrades) : "added" in e ? n.added(e.added) : "dealt" in e ? n.dealt(e.dealt) : "base" in e ? n.base(e.base) : "die" in e ? Gl(e.die, n) : e.mark === "face" ? n.face(e.is) : n.then;
}
function Wl(e, t, n) {
	if ("ofAKind" in e) return n.ofAKind(e.ofAKind);
	if ("straight" in e) return n.straight[e.straight];
	let r = Object.entries(e.symbols), i = r.map(([e, n]) => r.length === 1 && n === 1 ? t.symbol(e) : `${n} ${t.symbol(e, n)}`);
	return n.symbols(i.join(" + "));
}
function Gl(e, t) {
	let [n = 0] = e;
	return e.length > 1 && e.at(-1) === 6 && n === 7 - e.length ? t.dieFrom(n) : t.die(e);
}
// packages/dice-throne/src/text/describe.ts
function Kl(e, t, n) {
	let r = Il(t.id, n).list(e);
	return r === "" ? "" : `${wn(r)}.`;
}
function ql(e, t, n) {
	let { needs: r } = S[n];
	return "straight" in e ? r.straight[e.straight] : "ofAKind" in e ? r.ofAKind(e.ofAKind) : Object.entries(e.symbols).map(([e, r]) => `${r} ${ts(t, e, n, r)}`).join(" + ");
}
function Jl(e, t, n) {
	let { effects: r, upgrades: i, cast: a, modifier: o, when: s } = e, { grammar: c, printed: l, timings: ee } = S[n], te = (e, r) => r.length > 0 ? [`${c.labelled(e, Il(t.id, n).list(r))}.`] : [], ne = [...o ? [l.modifier] : [], ...s ? [l.only(ee[s])] : []];
	if (i) {
		ne.push(...te(l.played, r));
		for (let e of [i.ability, ...i.adds ?? []]) ne.push(Yl(e, t, n));
	} else a ? (ne.push(...te(l.prepare, r)), ne.push(...te(l.cast(ee[a.when]), a.effects))) : ne.push(Kl(r, t, n));
	return c.spaced(ne.join(" "));
}
function Yl(e, t, n) {
	let { grammar: r, printed: i, timings: a } = S[n], o = Il(t.id, n, { ultimate: e.kind === "ultimate" }), s = [...Xl(e, t, n, o), ...Fl(e, o, S[n])];
	e.prepares && s.push(i.prepares(e.prepares)), e.upgradesInRollPhases && s.push(i.upgradesInRollPhases);
	for (let { cost: t, when: n, effects: c } of e.actions ?? []) {
		let e = o.list(c);
		s.push(`${wn(t === 0 ? e : r.labelled(i.bought(a[n], t), e))}.`);
	}
	return r.spaced([`${$o(e.id, n, t.id)} —`, ...s].join(" "));
}
function Xl({ tiers: e = [] }, t, n, r) {
	let { grammar: i } = S[n], a = e.length > 1 ? Zl(e) : void 0, o = e.map(({ need: e, effects: o, after: s = [] }) => {
		let c = r.list(a ? o.slice(0, -1) : o), l = s.length > 0 ? i.broken(c, r.list(s)) : c;
		return `${i.labelled(wn(ql(e, t.id, n)), l)}.`;
	});
	return a ? [...o, `${wn(r.list([a]))}.`] : o;
}
function Zl(e) {
	let [t, ...n] = e.map(({ effects: e }) => e.at(-1)), r = n.every((e) => JSON.stringify(e) === JSON.stringify(t));
	return t?.do === "when" && r ? t : void 0;
}
// packages/dice-throne/src/content/sharedTokens.ts
var Ql = {
	id: "evasive",
	kind: "positive",
	limit: 3,
	spend: {
		when: "incoming",
		effects: [H(1, [Y({ die: [1, 2] }, [Cs()])])]
	}
}, $l = {
	id: "knockdown",
	kind: "negative",
	limit: 1,
	forbids: "offense"
}, eu = {
	id: "protect",
	kind: "positive",
	limit: 1,
	spend: {
		when: "incoming",
		effects: [$c()]
	}
}, tu = {
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
}), nu = m({
	name: "barbarian/ward",
	options: { ward: ct("none") },
	parts: (e) => [e.ask("ward", {
		who: (e, t) => t.self,
		options: (e, t) => {
			let n = [...new Set(e.attack?.inflicted ?? [])].filter((n) => T(n).kind !== "unique" && Xi(e, t.self, n));
			return n.length > 0 ? [...n, "none"] : [];
		},
		then: (e, t, n) => {
			n !== "none" && j(e, t.self, n, 1);
		}
	})],
	estimate: () => 1
}), ru = () => nu({}), iu = [
	g({ sword: 3 }),
	g({ sword: 4 }),
	g({ sword: 5 })
], au = (e, t) => ({
	id: "smack",
	kind: "offensive",
	tiers: t.map((t, n) => ({
		need: iu[n],
		effects: [G(t), ...e > 1 ? [Y({ dice: Ft(4) }, [Sl()])] : []]
	}))
}), ou = (e) => ({
	id: "sturdy-blow",
	kind: "offensive",
	tiers: [{
		need: g({
			sword: 2,
			pow: 2
		}),
		effects: [G(e, "undefendable")]
	}]
}), su = [
	g({ life: 3 }),
	g({ life: 4 }),
	g({ life: 5 })
], cu = (e, t) => ({
	id: "fortitude",
	kind: "offensive",
	tiers: t.map((t, n) => ({
		need: su[n],
		effects: [q(t), ...e > 1 ? [Y({ dice: Ft(3) }, [Lo("own", !0)])] : []]
	}))
}), lu = (e) => ({
	id: "overpower",
	kind: "offensive",
	tiers: [{
		need: g({
			sword: 3,
			pow: 2
		}),
		effects: [H(3, [G(ra), Y({ total: e }, [J("concussion")])])]
	}]
}), uu = (e) => ({
	id: "mighty-blow",
	kind: "offensive",
	tiers: [{
		need: Nt,
		effects: [e === 1 ? G(9) : G(8, "undefendable")]
	}]
}), du = (e) => ({
	id: "crit-bash",
	kind: "offensive",
	tiers: [{
		need: g({ pow: 4 }),
		effects: [
			J("stun"),
			W(),
			G(e, "undefendable")
		]
	}]
}), fu = (e, t) => ({
	id: "reckless",
	kind: "offensive",
	tiers: [{
		need: Pt,
		effects: [G(e), tl(t)]
	}]
}), pu = (e) => ({
	id: "thick-skin",
	kind: "defensive",
	dice: e === 1 ? 3 : 4,
	effects: [q(M("life", 2)), ...e > 1 ? [X({ life: 2 }, ru())] : []]
}), mu = {
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
		au(1, [
			4,
			6,
			8
		]),
		ou(4),
		cu(1, [
			4,
			5,
			6
		]),
		lu(14),
		uu(1),
		du(5),
		fu(15, 4),
		{
			id: "rage",
			kind: "ultimate",
			tiers: [{
				need: g({ pow: 5 }),
				effects: [J("stun"), G(15)]
			}]
		},
		pu(1)
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
		Q("smack-ii", 2, 2, au(2, [
			5,
			7,
			9
		])),
		Q("smack-iii", 3, 3, au(3, [
			6,
			8,
			10
		])),
		Q("sturdy-blow-ii", 1, 2, ou(5)),
		Q("sturdy-blow-iii", 2, 3, ou(6)),
		Q("mighty-blow-ii", 2, 2, uu(2)),
		Q("crit-bash-ii", 2, 2, du(7), [{
			id: "crit-smash",
			kind: "offensive",
			tiers: [{
				need: g({ pow: 3 }),
				effects: [
					J("concussion"),
					W(),
					G(2, "undefendable")
				]
			}]
		}]),
		Q("fortitude-ii", 2, 2, cu(2, [
			5,
			6,
			7
		])),
		Q("overpower-ii", 2, 2, lu(10), [{
			id: "war-cry",
			kind: "offensive",
			tiers: [{
				need: g({
					sword: 2,
					life: 2
				}),
				effects: [q(2), G(2, "undefendable")]
			}]
		}]),
		Q("reckless-ii", 2, 2, fu(20, 5)),
		Q("thick-skin-ii", 3, 2, pu(2)),
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
			effects: [H(5, [U(M("sword"))]), J("concussion")]
		},
		{
			id: "feelin-good",
			kind: "instant",
			cost: 0,
			effects: [H(3, [q(M("life", 2, 1))])]
		},
		{
			id: "adrenaline-surge",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [H(1, [Y({ dice: g({ pow: 1 }) }, [q(2), J("concussion", 1, "chosen-opponent")], [I(1)])])]
		}
	]
}, hu = m({
	name: "cursed-pirate/ransom",
	options: { ransom: dt },
	possible: (e, t) => Wi(O(e, t, "opponent")).length > 0,
	vars: () => ({
		die: 0,
		owner: 0,
		reroll: !1
	}),
	parts: (e, t, { own: n }) => [
		e.ask("reroll-die", {
			who: (e, t) => t.self,
			options: (e, t) => Wi(O(e, t.self, "opponent")),
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				n(t).die = r, n(t).owner = Vi(O(e, t.self, "opponent"), r - 1);
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
				n(r).reroll = i === "reroll", i === "pay" && _u(e, n(r).owner, r.self, t.price);
			}
		}),
		e.roll("roll", {
			dice: (e, t) => +!!n(t).reroll,
			then: (e, t, [r]) => Gi(e, t.self, n(t).die, r)
		})
	],
	estimate: () => 2
}), gu = (e) => hu({ price: e });
function _u(e, t, n, r) {
	let i = u(e, n).cp;
	Oe(e, t, -r), Oe(e, n, r), a(() => ({
		type: "cp",
		seat: t,
		change: -r
	}));
	let o = u(e, n).cp - i;
	o > 0 && a(() => ({
		type: "cp",
		seat: n,
		change: o
	}));
}
// packages/dice-throne/src/heroes/cursed-pirate/shed.ts
var vu = m({
	name: "cursed-pirate/shed",
	options: { shed: lt("shed") },
	parts: (e) => [e.ask("shed", {
		who: (e, t) => t.self,
		options: (e, t) => {
			let n = k(e, t.self, ws("doubloon", t.self));
			return n === 0 ? [] : Array.from({ length: n + 1 }, (e, t) => t);
		},
		then: (e, t, n) => {
			j(e, t.self, ws("doubloon", t.self), n);
		}
	})],
	estimate: () => 1
}), yu = () => vu({}), bu = m({
	name: "cursed-pirate/wane",
	parts: (e) => [e.run((e, t) => {
		j(e, t.self, ws("doubloon", t.self), 1) === 0 && Su(e, t.self);
	})],
	estimate: () => 0
}), xu = () => bu({});
function Su(e, t) {
	let n = u(e, t);
	n.marks.face = 1, n.board = Oi(n.hero, 1, D(e, t).levels), a(() => ({
		type: "flipped",
		seat: t
	}));
}
// packages/dice-throne/src/heroes/cursed-pirate/cursed-pirate.ts
var Cu = [
	g({ cutlass: 3 }),
	g({ cutlass: 4 }),
	g({ cutlass: 5 })
], wu = g({
	cutlass: 1,
	loot: 2,
	skull: 1
}), Tu = g({
	cutlass: 1,
	skull: 3
}), Eu = (e = 1) => K("doubloon", e, !0), Du = [
	{
		id: "cutlass-strike",
		kind: "offensive",
		tiers: [
			5,
			6,
			7
		].map((e, t) => ({
			need: Cu[t],
			effects: [G(e), Y({ dice: Ft(4) }, [J("powder-keg")])]
		}))
	},
	{
		id: "x-marks-the-spot",
		kind: "offensive",
		tiers: [{
			need: g({ loot: 3 }),
			effects: [
				P(1),
				xs(),
				H(3, [
					G(M("cutlass", 2), "undefendable"),
					I(M("loot")),
					Eu(M("skull"))
				])
			]
		}]
	},
	{
		id: "cursed",
		kind: "passive",
		endOfTurn: [xu()]
	},
	{
		id: "walk-the-plank",
		kind: "offensive",
		tiers: [{
			need: wu,
			effects: [
				Ls([hl(1)], [Ys("target")]),
				W(),
				G(7)
			]
		}]
	},
	{
		id: "light-the-fuse",
		kind: "offensive",
		tiers: [{
			need: Nt,
			effects: [
				J("powder-keg"),
				W(),
				G(7)
			]
		}, {
			need: Pt,
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
			need: g({ skull: 4 }),
			effects: [
				Eu(),
				J("parlay"),
				G(7, "undefendable")
			]
		}]
	},
	{
		id: "shiver-me-timbers",
		kind: "offensive",
		tiers: [{
			need: Tu,
			effects: [G(7, "undefendable"), yu()]
		}]
	},
	{
		id: "pirates-touch",
		kind: "ultimate",
		tiers: [{
			need: g({ skull: 5 }),
			effects: [
				G(12),
				Eu(2),
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
			Ws(M("cutlass")),
			P(M("loot")),
			V(M("skull", 2)),
			X({
				cutlass: 2,
				skull: 1
			}, Eu())
		]
	}
], Ou = [
	{
		id: "soul-cutlass",
		kind: "offensive",
		tiers: [
			5,
			7,
			9
		].map((e, t) => ({
			need: Cu[t],
			effects: [G(e), Y({ dice: Ft(3) }, [J("powder-keg")])]
		}))
	},
	{
		id: "dread-mark",
		kind: "offensive",
		tiers: [{
			need: g({ loot: 3 }),
			effects: [
				P(2),
				xs(),
				H(4, [
					G(M("cutlass", 2), "undefendable"),
					I(M("loot")),
					J("doubloon", M("skull"))
				])
			]
		}]
	},
	{
		id: "curse",
		kind: "passive",
		upkeep: [_l(4, "self", !0)],
		foeDidNotAttack: [J("powder-keg")]
	},
	{
		id: "abyssal-walk",
		kind: "offensive",
		tiers: [{
			need: wu,
			effects: [
				hl(1),
				Ys("target"),
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
			need: Nt,
			effects: [
				J("wither"),
				J("powder-keg"),
				W(),
				G(7)
			]
		}, {
			need: Pt,
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
			need: g({ skull: 4 }),
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
			need: Tu,
			effects: [G(8, "undefendable"), _l(sa("doubloon"), "all-opponents")]
		}]
	},
	{
		id: "cursed-touch",
		kind: "ultimate",
		tiers: [{
			need: g({ skull: 5 }),
			effects: [
				G(13),
				J("parlay"),
				J("doubloon"),
				J("wither"),
				J("powder-keg", 1, "two-opponents")
			]
		}]
	},
	{
		id: "avast-ye",
		kind: "defensive",
		dice: 5,
		effects: [
			Ws(M("cutlass")),
			P(M("loot")),
			V(M("skull", 2)),
			X({
				cutlass: 2,
				skull: 1
			}, J("doubloon"))
		]
	}
], ku = [
	{
		id: "doubloon",
		kind: "unique",
		limit: 5,
		limitOnOthers: 3,
		owned: !0,
		persistent: !0,
		fixed: "both",
		upkeep: [_l(sa("doubloon"), "self")]
	},
	{
		id: "powder-keg",
		kind: "negative",
		limit: 1,
		blast: 3,
		upkeep: [H(1, [Y({ die: [1, 2] }, [pl("powder-keg")]), Y({ die: [6] }, [Zc("powder-keg")])])]
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
], Au = [
	{
		id: "cursed-cards",
		kind: "instant",
		cost: 0,
		effects: [Ls([I(1)], [xc(2, "self", !0), I(2)], [xc(4, "self", !0), I(3)])]
	},
	{
		id: "batten-down",
		kind: "instant",
		cost: 4,
		effects: [Zs(), I(4)]
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
		effects: [H(5, [U(M("cutlass")), Y({ added: 3 }, [J("powder-keg")])])]
	},
	{
		id: "ransom",
		kind: "roll",
		cost: 1,
		effects: [gu(2)]
	},
	{
		id: "swashbuckle",
		kind: "main",
		cost: 2,
		effects: [H(1, [
			X({ cutlass: 1 }, xc(2, "chosen-opponent")),
			X({ loot: 1 }, I(2)),
			X({ skull: 1 }, J("powder-keg", 1, "chosen-opponent"))
		])]
	},
	{
		id: "scurvy",
		kind: "main",
		cost: 2,
		effects: [xc(1, "self", !0), J("wither", 1, "chosen-opponent")]
	},
	{
		id: "pillage",
		kind: "main",
		cost: 0,
		effects: [hl(1, "chosen-opponent")]
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
		effects: [ys("chosen-opponent", [H(1, [
			X({ cutlass: 1 }, dl("target")),
			X({ loot: 1 }, Ys("target")),
			X({ skull: 1 }, Ys("target", "random"))
		])])]
	},
	{
		id: "high-stakes",
		kind: "main",
		cost: 2,
		effects: [H(2, [X({ loot: 1 }, I(2), P(2))])]
	},
	{
		id: "pirates-life",
		kind: "main",
		cost: 1,
		effects: [Y({
			mark: "face",
			is: 0
		}, [Eu()], [q(3)])]
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
		effects: [ys("chosen-opponent", [Rs([J("powder-keg")], [Vo(1, [Y({ die: [
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
		effects: [H(1, [Y({ dice: g({ skull: 1 }) }, [J("parlay", 1, "chosen-opponent")], [I(1)])])]
	}
], ju = {
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
	abilities: Du,
	otherFace: Ou,
	tokens: ku,
	cards: Au
}, Mu = "gunslinger/reload-again", Nu = "gunslinger/reload-plus", Pu = (e, t) => (e.attack?.marks[Mu] ?? 0) + D(e, t).abilities.filter(({ ability: e }) => e.standing?.some((e) => e.do === Mu)).length, Fu = (e) => e.attack.marks[Nu] ?? 0, Iu = m({
	name: Mu,
	possible: (e, t) => Xi(e, t, "reload"),
	parts: (e, t) => [e.run((e) => {
		let { marks: n } = e.attack;
		n[Mu] = (n[Mu] ?? 0) + 1, n[Nu] = (n[Nu] ?? 0) + t.plus;
	})],
	estimate: (e) => .5 + e.plus
}), Lu = (e = 0) => Iu({ plus: e }), Ru = m({
	name: "gunslinger/reload",
	possible: (e, t) => L(e, t, "my-attack") && e.attack?.type !== "pure" && !Ya(e, t),
	vars: () => ({ extra: 0 }),
	parts: (e, t, { own: n }) => [e.run((e, t) => {
		n(t).extra = Fu(e);
	}), e.call(mo, (e, t) => ({
		owner: t.self,
		purpose: "effect",
		count: 1,
		by: t.by,
		again: Pu(e, t.self),
		dice: []
	}), (e, t, { dice: [r = 0] }) => {
		e.incoming[e.attack.target].push({
			kind: "add",
			by: t.by,
			amount: Math.ceil(r / 2) + n(t).extra
		});
	})],
	estimate: () => 2
}), zu = () => Ru({}), Bu = [
	g({ bullet: 3 }),
	g({ bullet: 4 }),
	g({ bullet: 5 })
], Vu = (e, t) => ({
	id: "revolver",
	kind: "offensive",
	tiers: t.map((t, n) => ({
		need: Bu[n],
		effects: [G(t), ...e > 1 ? [Y({ dice: Ft(4) }, [J("knockdown")])] : []]
	}))
}), Hu = (e) => ({
	id: "bounty-hunter",
	kind: "offensive",
	tiers: [{
		need: g({
			bullet: 2,
			bullseye: 2
		}),
		effects: [
			J("bounty"),
			W(),
			G(e, "undefendable")
		]
	}]
}), Uu = (e) => ({
	id: "quick-draw",
	kind: "passive",
	upkeep: [K("reload")],
	...e > 1 ? { standing: [Lu()] } : {}
}), Wu = (e) => ({
	id: "take-cover",
	kind: "offensive",
	tiers: [{
		need: g({
			bullet: 2,
			dash: 3
		}),
		effects: [K("evasive"), G(e)]
	}]
}), Gu = (e, t) => ({
	id: "showdown",
	kind: "offensive",
	tiers: [{
		need: Nt,
		effects: [Bs(!0, [G(e)], [G(t)])]
	}]
}), Ku = (e) => ({
	id: "deadeye",
	kind: "offensive",
	tiers: [{
		need: g({ bullseye: 4 }),
		effects: [
			J("knockdown"),
			W(),
			G(e, "undefendable")
		]
	}]
}), qu = (e) => ({
	id: "fan-the-hammer",
	kind: "offensive",
	tiers: [{
		need: Pt,
		effects: [K("evasive", 2), G(e)]
	}]
}), Ju = (e) => ({
	id: "duel",
	kind: "defensive",
	effects: [Vs(e, [Ls([Ws(3)], [$c()])], [Ws(1)])]
}), Yu = {
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
		Vu(1, [
			3,
			4,
			5
		]),
		Hu(1),
		Uu(1),
		Wu(5),
		Gu(7, 5),
		Ku(6),
		qu(7),
		Ju(!1),
		{
			id: "fill-em-with-lead",
			kind: "ultimate",
			tiers: [{
				need: g({ bullseye: 5 }),
				effects: [
					K("evasive"),
					J("bounty"),
					J("knockdown"),
					W(),
					G(10),
					Lu()
				]
			}]
		}
	],
	tokens: [
		Ql,
		{
			id: "reload",
			kind: "positive",
			limit: 2,
			spend: {
				when: "my-attack",
				effects: [zu()]
			}
		},
		$l,
		{
			id: "bounty",
			kind: "negative",
			limit: 1,
			persistent: !0,
			attacked: [P(1), U(1)]
		}
	],
	cards: [
		Q("revolver-ii", 2, 2, Vu(2, [
			4,
			5,
			6
		])),
		Q("bounty-hunter-ii", 1, 2, Hu(2)),
		Q("showdown-ii", 1, 2, Gu(8, 6)),
		Q("showdown-iii", 2, 3, Gu(9, 6)),
		Q("fan-the-hammer-ii", 2, 2, qu(8), [{
			id: "pistol-whip",
			kind: "offensive",
			tiers: [{
				need: g({
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
		Q("take-cover-ii", 2, 2, Wu(6), [{
			id: "mark-the-target",
			kind: "offensive",
			tiers: [{
				need: g({ dash: 3 }),
				effects: [K("evasive", 2), J("bounty")]
			}]
		}]),
		Q("deadeye-ii", 2, 2, Ku(8), [{
			id: "enforcer",
			kind: "offensive",
			tiers: [{
				need: g({ bullseye: 3 }),
				effects: [K("evasive"), ys("two-opponents", [J("bounty"), J("knockdown")])]
			}]
		}]),
		Q("duel-ii", 3, 2, Ju(!0)),
		Q("quick-draw-ii", 2, 2, Uu(2)),
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
			effects: [ys("chosen-player", [H(1, [
				X({ bullet: 1 }, xc(2, "target")),
				X({ dash: 1 }, J("knockdown")),
				X({ bullseye: 1 }, J("bounty"))
			])])]
		},
		{
			id: "wild-west",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [Lu(1)]
		},
		{
			id: "eat-lead",
			kind: "roll",
			cost: 2,
			modifier: !0,
			effects: [H(5, [U(M("bullet")), Y({ added: 4 }, [J("knockdown")])])]
		},
		{
			id: "run-and-gun",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [H(1, [Y({ dice: g({ bullseye: 1 }) }, [K("reload"), K("evasive", 2)], [I(1)])])]
		}
	]
}, Xu = (e) => ({
	id: "tithe",
	kind: "passive",
	actions: [{
		id: "tithe-reroll",
		cost: 1,
		when: "any",
		effects: [zo({
			whose: "own",
			upTo: 1
		})]
	}, {
		id: "tithe-draw",
		cost: e === 1 ? 3 : 2,
		when: "any",
		effects: [I(1)]
	}],
	...e > 1 ? { activating: {
		symbol: "prayer",
		effects: [P(1)]
	} } : {}
}), Zu = (e, t) => ({
	id: "righteous-combat",
	kind: "offensive",
	tiers: [{
		need: g({
			sword: 3,
			helmet: 2
		}),
		effects: [G(e), H(t, [
			G(M("sword", 2)),
			G(M("helmet")),
			q(M("life", 2)),
			P(M("prayer"))
		])]
	}]
}), Qu = (e) => ({
	id: "retaliate",
	kind: "offensive",
	tiers: [{
		need: g({
			helmet: 3,
			prayer: 1
		}),
		effects: [Es(["retribution"], "chosen-player"), P(e)]
	}]
}), $u = (e) => ({
	id: "mighty-prayer",
	kind: "offensive",
	tiers: [{
		need: g({
			sword: 3,
			prayer: 1
		}),
		effects: [G(e, "undefendable")],
		after: [K("crit"), K("accuracy")]
	}]
}), ed = (e) => ({
	id: "holy-light",
	kind: "offensive",
	tiers: [{
		need: g({ life: 2 }),
		effects: [q(M("life")), H(e, [
			K("crit", M("sword")),
			K("protect", M("helmet")),
			I(M("life")),
			P(M("prayer", 2))
		])]
	}]
}), td = (e, t) => ({
	id: "holy-attack",
	kind: "offensive",
	tiers: [{
		need: Nt,
		effects: [q(1), G(e)]
	}, {
		need: Pt,
		effects: [q(2), G(t)]
	}]
}), nd = (e) => ({
	id: "righteous-prayer",
	kind: "offensive",
	tiers: [{
		need: g({ prayer: 4 }),
		effects: [G(8, e === 1 ? "normal" : "undefendable")],
		after: [K("crit"), P(2)]
	}]
}), rd = (e) => ({
	id: "divine-defense",
	kind: "defensive",
	dice: e === 1 ? 3 : 4,
	effects: [
		Ws(M("sword")),
		V(M("helmet")),
		V(M("life", 2)),
		P(M("prayer")),
		...e === 3 ? [X({
			helmet: 2,
			prayer: 1
		}, K("protect"))] : []
	]
}), id = {
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
		Xu(1),
		Zu(5, 2),
		Qu(2),
		$u(3),
		ed(1),
		td(5, 8),
		nd(1),
		{
			id: "resolute-faith",
			kind: "ultimate",
			tiers: [{
				need: g({ prayer: 5 }),
				effects: [
					K("blessing-of-divinity"),
					q(5),
					G(10)
				]
			}]
		},
		rd(1)
	],
	tokens: [
		{
			id: "retribution",
			kind: "positive",
			limit: 1,
			spend: {
				when: "attacked",
				effects: [rl()]
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
		eu,
		{
			id: "accuracy",
			kind: "positive",
			limit: 1,
			spend: {
				when: "end-of-my-offense",
				effects: [Sl()]
			}
		},
		tu
	],
	cards: [
		Q("tithe-ii", 3, 2, Xu(2)),
		Q("retaliate-ii", 1, 2, Qu(4), [{
			id: "requital",
			kind: "offensive",
			tiers: [{
				need: g({
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
		Q("holy-attack-ii", 2, 2, td(7, 9)),
		Q("righteous-prayer-ii", 2, 2, nd(2), [{
			id: "prosperity",
			kind: "offensive",
			tiers: [{
				need: g({ prayer: 3 }),
				effects: [P(4)]
			}]
		}]),
		Q("righteous-combat-ii", 2, 2, Zu(5, 3)),
		Q("righteous-combat-iii", 4, 3, Zu(6, 3), [{
			id: "steadfast",
			kind: "offensive",
			tiers: [{
				need: g({
					sword: 2,
					helmet: 1
				}),
				effects: [q(2), G(2, "undefendable")]
			}]
		}]),
		Q("mighty-prayer-ii", 2, 2, $u(4), [{
			id: "offensive-stance",
			kind: "offensive",
			tiers: [{
				need: g({
					sword: 2,
					prayer: 1
				}),
				effects: [G(2, "undefendable"), Ls([K("crit")], [K("accuracy")])]
			}]
		}]),
		Q("holy-light-ii", 2, 2, ed(3)),
		Q("divine-defense-ii", 3, 2, rd(2)),
		Q("divine-defense-iii", 4, 3, rd(3)),
		{
			id: "mighty",
			kind: "main",
			cost: 1,
			effects: [Es(["crit"], "chosen-player")]
		},
		{
			id: "consecration",
			kind: "main",
			cost: 4,
			effects: [Es([
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
				X({ sword: 1 }, I(2)),
				X({ helmet: 1 }, q(3)),
				X({ life: 1 }, q(4)),
				X({ prayer: 1 }, P(3))
			])]
		},
		{
			id: "absolution",
			kind: "roll",
			cost: 1,
			when: "attacked",
			effects: [H(1, [
				X({ sword: 1 }, Ws(3)),
				X({ helmet: 1 }, V(3)),
				X({ life: 1 }, V(5)),
				X({ prayer: 1 }, V(2), P(2))
			])]
		},
		{
			id: "divine-favor",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [H(1, [Y({ dice: g({ prayer: 1 }) }, [P(4)], [I(1)])])]
		}
	]
};
// packages/dice-throne/src/heroes/index.ts
ls(qo);
for (let e of [
	mu,
	id,
	Yu,
	ju
]) cs(e, li);
// packages/dice-throne/src/content/inventory.ts
function ad() {
	let e = mi().map(({ id: e }) => cn("played", "common", e));
	for (let t of vi()) {
		let { hero: n, slots: r } = w(t);
		for (let { byLevel: n } of r.flat()) for (let [r, i] of n.entries()) for (let { id: n, tiers: a, kind: o } of i) {
			for (let i of (a ?? []).keys()) e.push(`${on(t, n, r)}.${i}`);
			o === "defensive" && e.push(on(t, n, r));
		}
		for (let { id: r, kind: i, effects: a, cast: o } of n.cards) (i !== "spell" || a.length > 0) && e.push(cn("played", t, r)), o && e.push(un(t, r));
		for (let { id: t } of n.tokens) e.push(sn(t));
	}
	return [...new Set(e)];
}
// packages/dice-throne/src/events.ts
var od = {
	starter: "note",
	turn: "turn",
	rolled: "roll",
	die: "roll",
	announced: "note",
	activated: "note",
	"no-ability": "note",
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
}, sd = c({
	en: {
		title: "Dice Throne",
		pitch: "Heroes fight it out with dice, cards and nerve: roll, take risks, strike back, and be the last one standing."
	},
	fr: {
		title: "Dice Throne",
		pitch: "Des héros s’affrontent à coups de dés, de cartes et d’audace\xA0: lancez, osez, ripostez et soyez le dernier debout."
	}
}), cd = {
	id: "dice-throne",
	seats: {
		min: 2,
		max: 4,
		usual: 2
	},
	title: i((e) => sd[e].title),
	pitch: i((e) => sd[e].pitch)
}, ld = 5e4, ud = /* @__PURE__ */ new Map();
function dd(e, t = 6) {
	if (!Number.isInteger(e) || e < 1 || e > 8) throw RangeError(`Dice are counted from 1 to 8, not ${e}`);
	if (!Number.isInteger(t) || t < 2 || t > 12) throw RangeError(`Dice have 2 to 12 sides, not ${t}`);
	let n = `${e}d${t}`, r = ud.get(n) ?? pd(e, t);
	return ud.set(n, r), r;
}
function fd(e, t) {
	let n = 0;
	for (let r of t) {
		if (!Number.isInteger(r) || r < 1 || r > e.sides) throw RangeError(`${r} is not a face from 1 to ${e.sides}`);
		if (n >= e.first[e.dice]) throw RangeError(`There are ${e.dice} dice, not ${t.length}`);
		n = e.grown[n * e.sides + r - 1];
	}
	return n;
}
function pd(e, t) {
	let n = [], r = [];
	for (let i = 0; i <= e; i++) if (r.push(n.length), md(n, [], i, 1, t), n.length > ld) throw RangeError(`${e} dice with ${t} sides have too many hands`);
	let i = new Map(n.map((e, t) => [e.join(), t])), a = new Int32Array(r[e] * t);
	for (let o = 0; o < r[e]; o++) for (let e = 1; e <= t; e++) a[o * t + e - 1] = i.get([...n[o], e].sort((e, t) => e - t).join());
	let o = n.length - r[e], s = new Int32Array(o + 1), c = [];
	for (let t = 0; t < o; t++) {
		for (let a of hd(n[r[e] + t])) c.push(i.get(a.join()));
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
function md(e, t, n, r, i) {
	if (n === 0) e.push([...t]);
	else for (let a = r; a <= i; a++) md(e, [...t, a], n - 1, a, i);
}
function hd(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n = 0; n < 1 << e.length; n++) {
		let r = e.filter((e, t) => n & 1 << t);
		t.set(r.join(), r);
	}
	return [...t.values()].sort((e, t) => e.length - t.length);
}
// packages/odds/src/keep.ts
function gd(e, t, n) {
	let r = e.faces.length - e.first[e.dice];
	if (t.length !== r) throw RangeError(`A pay-off has ${r} values, not ${t.length}`);
	let i = [Float64Array.from(t)], a = [/* @__PURE__ */ new Float64Array()];
	for (let t = 1; t <= n; t++) {
		let n = _d(e, i[t - 1]);
		a.push(n), i.push(vd(e, n));
	}
	return {
		byRolls: i,
		kept: a
	};
}
function _d({ faces: e, first: t, dice: n, sides: r, grown: i }, a) {
	let o = new Float64Array(e.length), s = t[n];
	for (let t = e.length - 1; t >= s; t--) o[t] = a[t - s];
	for (let e = s - 1; e >= 0; e--) {
		let t = 0;
		for (let n = e * r, a = n + r; n < a; n++) t += o[i[n]];
		o[e] = t / r;
	}
	return o;
}
function vd({ keepsFrom: e, keeps: t }, n) {
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
var yd = dd(5), bd = yd.first[5], xd = yd.faces.slice(bd).map((e) => hn.findIndex((t) => [...t].sort().join() === e.join())), Sd = (e) => fd(yd, e), Cd = (e) => fd(yd, e) - bd, wd = /* @__PURE__ */ new Map();
function Td(e) {
	let t = wd.get(e) ?? Ed(e);
	return wd.set(e, t), t;
}
function Ed(e) {
	let t = Ei(e), { hero: n } = w(e.split("|")[0]), r = t.tiers.map((e) => Od(e, n)), i = gd(yd, Dd(r, ({ value: e }) => e), 2);
	return {
		tiers: r,
		solved: i,
		offense: _d(yd, i.byRolls[2])[0],
		defense: kd(t, n)
	};
}
function Dd(e, t, n = 0) {
	let r = e.map(t);
	return Float64Array.from(xd, (t) => {
		let i = n;
		for (let n = 0; n < e.length; n++) r[n] > i && e[n].tier.hands[t] && (i = r[n]);
		return i;
	});
}
function Od(e, t) {
	let { effects: n, after: r = [] } = e.ability.tiers[e.tier], i = lc(t, 5), a = wt(n).reduce((e, t) => {
		let { name: n, estimate: r } = h(t);
		return n === "damage" ? e + r(t, i) : e;
	}, 0);
	return {
		tier: e,
		value: uc(n, t) + uc(r, t),
		damage: a
	};
}
var kd = ({ defenses: e }, t) => Math.max(0, ...e.map(({ ability: e }) => lc(t, e.dice ?? 0).list(jt(e, "defense") ?? [])));
// packages/dice-throne/src/insight/score.ts
function Ad(e, t, n) {
	let r = u(e, t), { offense: i, defense: a } = Td(r.board), o = n.cp * r.cp + n.card * r.hand.length + n.card * r.laid.length;
	for (let e in r.tokens) r.tokens[e] > 0 && (o += n.token * r.tokens[e] * ac(T(e)));
	return o + n.board * i + n.defense * a;
}
function jd(e, t) {
	let n = e.dials[t];
	for (let r = 0; r < e.fighters.length; r++) d(e, r) === t && (n += e.healing[r] - ka(e.incoming[r]), e.isolated?.to === r && (n -= ka(e.isolated.lines)));
	return n;
}
function Md(e, t) {
	let { attack: n } = e, { board: r } = u(e, e.active);
	if (!n) {
		if (e.phase === "main-2" || e.phase === "discard" || Ja(e, e.active, "offense")) return 0;
		let { solved: n, offense: i } = Td(r), a = e.rolls[0];
		return e.phase !== "offense" || a?.purpose !== "offense" || a.dice.length !== 5 ? t.coming * i : t.coming * n.byRolls[Math.min(2, e.attempts)][Cd(a.dice)];
	}
	if (n.stage === "announced") {
		let e = Td(r).tiers.find(({ tier: e }) => e.id === n.tier);
		return t.coming * (e?.value ?? 0);
	}
	let i = n.target !== -1 && e.incoming[n.target].some(({ kind: e }) => e === "base");
	return n.stage === "activated" && n.isAttack && !i ? t.coming * n.base : 0;
}
function Nd(e, t, n = Md(e, t)) {
	let r = e.dials.map((t, n) => jd(e, n)), i = d(e, e.active), a = Infinity, o = r.map((e, t) => (e > 0 && (a = Math.min(a, e)), e + (t === i ? n : 0))), s = e.fighters.length / e.dials.length;
	for (let n = 0; n < e.fighters.length; n++) f(e, n) && (o[d(e, n)] += Ad(e, n, t) / s);
	return Pd(o, r, t.lead + t.doubt * Math.min(a, 50));
}
function Pd(e, t, n) {
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
function Fd(e, { options: t }) {
	let n = d(e, e.active), { tiers: r } = Td(u(e, e.active).board), i = Math.min(...Te(e, e.active).map((t) => e.dials[d(e, t)])), a = ({ value: t, damage: r }) => Nd(e, $, $.coming * t + (r >= i ? $.kill : 0))[n], o = new Map(r.map((e) => [e.tier.id, a(e)])), s = Nd(e, $, 0)[n], { kept: c } = gd(yd, Dd(r, (e) => o.get(e.tier.id), s), e.attempts);
	return t[0].map((t) => {
		let n = xt("attempt", t);
		switch (n.is) {
			case "keep-dice": return c[e.attempts][Sd(Ld(e, n.places))];
			case "give-up": return s;
			case "announce": return o.get(n.tier) ?? NaN;
			default: return NaN;
		}
	});
}
function Id(e, { options: t }) {
	let { solved: n, tiers: r } = Td(u(e, e.active).board), i = n.kept[Math.min(2, e.attempts)];
	return t[0].map((t) => {
		let n = xt("attempt", t);
		switch (n.is) {
			case "keep-dice": return i[Sd(Ld(e, n.places))];
			case "give-up": return 0;
			case "announce": return r.find(({ tier: e }) => e.id === n.tier)?.value ?? -1;
			default: return -1;
		}
	});
}
var Ld = (e, t) => {
	let { dice: n } = e.rolls[0];
	return t.map((e) => n[e - 1]);
};
// packages/dice-throne/src/insight/sense.ts
function Rd(e, t, n) {
	if (t.name === "attempt") return Id(e, t);
	let r = Hd[t.name];
	return r && t.options[n].map((i) => r(e, t.seats[n], xt(t.name, i)));
}
var zd = (e, t, n) => {
	switch (n.is) {
		case "play": return Bd(e, t, E(e, t, n.card));
		case "sell": return $.cp - $.card - .1;
		case "spend": return Vd(e, t, n.token);
		case "use": {
			let r = D(e, t).actions.find(({ id: e }) => e === n.action);
			return r ? uc(r.effects, yi(e, t).hero) - $.cp * r.cost - .2 : 0;
		}
		default: return 0;
	}
};
function Bd(e, t, n) {
	let r = $.cp * ao(e, t, n) + $.card;
	if (!n.upgrades) return uc(n.effects, yi(e, t).hero) - r;
	let i = u(e, t), a = {
		...D(e, t).levels,
		[n.upgrades.ability.id]: n.upgrades.level
	}, o = Td(Oi(i.hero, i.marks.face, a)), s = Td(i.board);
	return $.board * (o.offense - s.offense) + $.defense * (o.defense - s.defense) + 1 - r;
}
function Vd(e, t, n) {
	let { spend: r } = T(n);
	return (r ? uc(r.effects, yi(e, t).hero) : 0) * (r?.when === "incoming" ? ka(Ba(e, t)) / 6 : 1.2) - $.token * ac(T(n));
}
var Hd = {
	main: zd,
	respond: zd,
	answer: zd,
	sell: (e, t, n) => n.is === "sell" ? -Bd(e, t, E(e, t, n.card)) : 0,
	"stand-up": (e, t, n) => +(n.is === "stand-up"),
	target: (e, t, n) => n.is === "player" ? -De(e, n.seat) : 0
}, Ud = {
	evaluate(e) {
		let t = Nd(e, $);
		return e.fighters.map((n, r) => t[d(e, r)]);
	},
	exact: (e, t) => t.name === "attempt" ? Fd(e, t) : void 0,
	sense: Rd,
	progress: (e) => e.turn + (e.phase === "main-2" || e.phase === "discard" ? .5 : 0),
	horizon: 0
};
// packages/dice-throne/src/redeal.ts
function Wd(e, t, n) {
	for (let [r, i] of e.fighters.entries()) {
		if (t.some((t) => d(e, t) === d(e, r))) {
			let e = i.deck.splice(i.deck.length - i.knownTop);
			i.deck = [...Kd(i.deck, n), ...e];
			continue;
		}
		let a = t.some((e) => i.shownTo.includes(e)) ? i.hand : Gd(i, t), o = [
			...i.hand,
			...i.looking,
			...i.deck
		];
		for (let e of a) o.splice(o.indexOf(e), 1);
		let s = Kd(o, n);
		i.hand = [...a].sort().concat(s.splice(0, i.hand.length - a.length)), i.looking = s.splice(0, i.looking.length), i.deck = s;
	}
}
var Gd = ({ exposed: e }, t) => e.flatMap(({ card: e, to: n }) => n.some((e) => t.includes(e)) ? [e] : []);
function Kd(e, t) {
	let n = [...e].sort();
	return ne(e.length, t).map((e) => n[e]);
}
// packages/dice-throne/src/rules/begin.ts
var qd = 4, Jd = _("dice-throne/begin", (e) => [
	e.run((e, t) => {
		t.tied = [...e.fighters.keys()];
	}),
	e.loop((e, t) => t.tied.length > 1, e.roll("start-roll", {
		dice: (e, t) => t.tied.length,
		then: (e, t, n) => {
			let r = Math.max(...n);
			t.tied = t.tied.filter((e, t) => n[t] === r);
		}
	})),
	e.run((e, t) => {
		e.active = t.tied[0], e.starter = e.active, a(() => ({
			type: "starter",
			seat: e.active
		}));
	}),
	e.each("seat", (e) => [...e.fighters.keys()], e.when((e, t) => fn(u(e, t.seat).hero) !== void 0, e.call((e, t) => v(fn(u(e, t.seat).hero)), (e, t) => As(e, "setup", t.seat, "setup"))), e.call(va, (e, t) => ({ seat: t.seat })), e.call(ha, (e, t) => ({
		seat: t.seat,
		count: qd
	})))
]), Yd = _("dice-throne/main", (e) => [
	e.run((e, t) => {
		e.phase = t.phase;
	}),
	e.loop((e, t) => t.choice !== "end", e.ask("main", {
		who: (e) => e.active,
		options: (e) => Zd(e, e.active, Za(e, e.active, Xd(e, ["end"]))),
		params: (e) => ({
			phase: e.phase,
			cp: u(e, e.active).cp
		}),
		unavailable: (e) => to(e, e.active),
		then: (e, t, n) => {
			t.choice = n;
			let r = Ue(n);
			r.is === "sell" && Qd(e, e.active, r.card);
		}
	}), e.when((e, t) => t.choice !== "end" && Ue(t.choice).is !== "sell", e.call(Tc, (e, t) => ({
		seat: e.active,
		action: t.choice
	})))),
	e.when((e, t) => t.phase === "main-1", R(e, (e) => ({ but: e.active })))
]);
function Xd(e, t) {
	for (let n of u(e, e.active).hand) {
		let r = E(e, e.active, n);
		(r.kind === "main" || r.kind === "upgrade" || r.kind === "spell") && io(e, e.active, r) && t.push(Fe(n));
	}
	return t;
}
function Zd(e, t, n) {
	for (let r of u(e, t).hand) n.push(Ie(r));
	return n;
}
function Qd(e, t, n) {
	Gs(e, t, n), u(e, t).discard.push(n), Oe(e, t, 1), a(() => ({
		type: "sold",
		seat: t,
		card: n
	}));
}
// packages/dice-throne/src/rules/discard.ts
var $d = _("dice-throne/discard", (e) => [
	e.run((e) => {
		e.phase = "discard";
	}),
	e.loop((e) => u(e, e.active).hand.length > 6, e.ask("sell", {
		who: (e) => e.active,
		options: (e) => Zd(e, e.active, []),
		params: (e) => ({ left: u(e, e.active).hand.length - 6 }),
		then: (e, t, n) => Qd(e, e.active, We("sell", n).card)
	})),
	Os(e, (e) => Ds(e, e.active, "endOfTurn"), (e) => e.active),
	R(e)
]), ef = (e) => tf(e) !== void 0, tf = (e) => A(e, e.active).find((e) => T(e).foresees), nf = _("dice-throne/foresee", (e) => [
	e.run((e, t) => {
		t.token = tf(e), t.before = u(e, e.active).hand.length;
	}),
	e.ask("foresee", {
		who: (e) => e.active,
		options: (e, t) => [0, ...rf(t).filter((n) => n <= k(e, e.active, t.token))],
		params: (e, t) => ({ token: t.token }),
		then: (e, t, n) => {
			t.spent = n, n !== 0 && (a(() => ({
				type: "spent",
				seat: e.active,
				token: t.token
			})), j(e, e.active, t.token, n));
		}
	}),
	e.call(ha, (e, t) => ({
		seat: e.active,
		count: af(t)
	})),
	e.leave((e, t) => t.spent === 0),
	e.ask("put-back", {
		who: (e) => e.active,
		options: (e, t) => [...new Set(u(e, e.active).hand.slice(t.before))].flatMap((e) => [Be(e), Ve(e)]),
		then: (e, t, n) => {
			let r = u(e, e.active), { card: i, to: a } = We("put-back", n);
			Gs(e, e.active, i), a === "bottom" ? r.deck.unshift(i) : (r.deck.push(i), r.knownTop++);
		}
	})
]), rf = (e) => T(e.token).foresees.map(({ spend: e }) => e), af = (e) => T(e.token).foresees.find(({ spend: t }) => t === e.spent)?.draw ?? 1;
// packages/dice-throne/src/rules/losePhase.ts
function of(e, t) {
	for (let n of A(e, e.active)) T(n).forbids === t && j(e, e.active, n, 1);
	a(() => ({
		type: "skipped",
		seat: e.active,
		phase: t
	}));
}
// packages/dice-throne/src/rules/income.ts
var sf = _("dice-throne/income", (e) => [
	e.run((e) => {
		e.phase = "income";
	}),
	e.leave((e) => e.turn === 1),
	e.when((e) => Ja(e, e.active, "income"), e.run((e) => of(e, "income")), e.leave()),
	e.run((e) => {
		let t = u(e, e.active).cp;
		Oe(e, e.active, 1);
		let n = u(e, e.active).cp - t;
		n > 0 && a(() => ({
			type: "cp",
			seat: e.active,
			change: n
		}));
	}),
	e.either(ef, [e.call(nf)], [e.call(ha, (e) => ({
		seat: e.active,
		count: 1
	}))])
]), cf = _("dice-throne/defense", (e) => [
	e.leave((e) => !lf(e)),
	e.ask("defend", {
		who: (e) => e.attack.target,
		options: (e) => [...uf(e, e.attack.target), "none"],
		then: (e, t, n) => {
			n !== "none" && (t.ability = n);
		}
	}),
	e.run((e) => {
		e.attack.stage = "defended";
	}),
	e.leave((e, t) => t.ability === void 0),
	e.run((e, t) => {
		let { target: n } = e.attack, { ability: r, home: i } = df(e, t);
		t.home = i;
		for (let { id: t } of r.actions ?? []) u(e, n).marks[`used:${t}`] = 0;
		a(() => ({
			type: "defended",
			seat: n,
			ability: t.ability
		}));
	}),
	e.call(mo, (e, t) => ({
		owner: e.attack.target,
		purpose: "defense",
		count: df(e, t).ability.dice ?? 0,
		dice: []
	}), (e, t, n) => {
		t.dice = n.dice;
	}),
	e.run((e, t) => se(t.home)),
	e.call((e, t) => v(ln("defense", t.home)), (e, t) => As(e, "defense", e.attack.target, t.ability, t.dice))
]), lf = (e) => e.attack.isAttack && Ta[e.attack.type].defended && Ka(e, e.attack.target) && !Ya(e, e.attack.by), uf = (e, t) => D(e, t).defenses.map(({ ability: e }) => e.id), df = (e, t) => D(e, e.attack.target).defenses.find(({ ability: e }) => e.id === t.ability), ff = _("dice-throne/targeting", (e) => [
	e.run((e) => {
		let t = Te(e, e.active);
		t.length === 1 ? e.attack.target = t[0] : e.phase = "targeting";
	}),
	e.when((e) => e.attack.target === -1 && _e(e.mode) !== void 0, e.roll("targeting-roll", {
		dice: () => 1,
		then: (e, t, [n]) => {
			e.rolls.push({
				owner: e.active,
				purpose: "targeting",
				dice: [n]
			}), a(() => ({
				type: "rolled",
				seat: e.active,
				purpose: "targeting",
				dice: [n]
			}));
		}
	}), R(e), e.run((e, t) => {
		let n = e.rolls.pop().dice[0], r = _e(e.mode)[n - 1], i = Te(e, e.active);
		typeof r == "number" ? e.attack.target = i[r % i.length] : t.chooser = r === "opponents" ? i[0] : e.active;
	})),
	e.ask("target", {
		who: (e, t) => t.chooser ?? e.active,
		options: (e) => e.attack.target === -1 ? Te(e, e.active) : [],
		key: Qe,
		then: (e, t, n) => {
			e.attack.target = n;
		}
	}),
	e.run((e) => a(() => ({
		type: "targeted",
		seat: e.active,
		target: e.attack.target
	}))),
	e.when((e) => e.attack.isAttack && pf(e, e.attack.target), e.call(ha, (e) => ({
		seat: e.active,
		count: he(e.mode).bounty
	})))
]), pf = (e, t) => he(e.mode).bounty > 0 && e.fighters.every((n, r) => !f(e, r) || De(e, r) <= De(e, t)), mf = _("dice-throne/roll-phase", (e) => [
	e.call(_f),
	e.when((e) => Ja(e, e.active, "offense"), e.run((e) => of(e, "offense")), e.leave()),
	e.loop((e, t) => !t.done, e.call(Nc), e.either((e) => e.attack !== void 0, [e.call(hf, (e, t) => ({ again: t.again }))], [e.run((e) => {
		e.rolls = [], a(() => ({
			type: "no-ability",
			seat: e.active
		}));
	})]), e.when(Wa, e.call(go)), e.call(vf), e.run((e, t) => {
		let n = yf(e);
		n !== -1 && bf(e, n), t.again = n, t.done = n === -1, e.silenced = !1, e.rolls = [];
	})),
	e.run(xf)
]), hf = _(F.resolveAttack.name, (e) => [
	e.call(Ol),
	e.when((e) => ye(e.mode), R(e)),
	e.when((e) => Z(e).needsTarget, e.either((e, t) => t.again !== void 0 && t.again !== -1, [e.run((e, t) => {
		e.attack.target = t.again;
	})], [e.call(ff)]), e.run((e) => {
		e.phase = "defense";
	}), e.call(Al)),
	e.run(Ml),
	R(e),
	e.call(cf),
	e.run((e) => {
		e.attack.stage = "defended";
	}),
	R(e),
	e.run(Ml),
	e.call(go),
	e.run((e) => {
		e.attack.stage = "dealt";
	}),
	e.when((e) => e.attack.isAttack && gf(e), R(e)),
	e.call(Pl)
]), gf = (e) => [...yi(e, e.active).cards.values()].some(({ when: e }) => e === "after-damage"), _f = _("dice-throne/stand-up", (e) => [e.ask("stand-up", {
	who: (e) => e.active,
	options: (e) => Ja(e, e.active, "offense") && u(e, e.active).cp >= 2 ? ["pay", "skip"] : [],
	then: (e, t, n) => {
		if (n !== "skip") {
			Oe(e, e.active, -2);
			for (let t of A(e, e.active)) T(t).forbids === "offense" && j(e, e.active, t, 1);
		}
	}
})]), vf = _("dice-throne/unattacked", (e) => [e.leave((e) => e.attack?.isAttack === !0), e.each("hook", (e) => Te(e, e.active).flatMap((t) => Ds(e, t, "foeDidNotAttack").map((e) => ({
	seat: t,
	name: e
}))), e.call((e, t) => v(t.hook.name), (e, t) => ks(e, t.hook.name, t.hook.seat)))]), yf = (e) => {
	let t = e.attack?.target ?? -1;
	return t !== -1 && f(e, t) && Ja(e, t, "acting") ? t : -1;
};
function bf(e, t) {
	for (let n of A(e, t)) T(n).forbids === "acting" && j(e, t, n, 1);
}
function xf(e) {
	for (let t of A(e, e.active)) T(t).endsWithRollPhase && j(e, e.active, t, u(e, e.active).tokens[t]);
	e.attack = void 0;
}
// packages/dice-throne/src/rules/upkeep.ts
var Sf = _("dice-throne/upkeep", (e) => [
	e.run((e, t) => {
		e.phase = "upkeep", t.stirring = Cf(e);
	}),
	e.when((e, t) => t.stirring.length > 0, R(e)),
	e.loop((e, t) => t.stirring.length > 0, e.ask("upkeep", {
		who: (e) => e.active,
		options: (e, t) => t.stirring,
		key: rt,
		auto: !0,
		then: (e, t, n) => {
			t.next = n, t.stirring.splice(t.stirring.indexOf(n), 1);
		}
	}), e.when((e, t) => Cf(e).includes(t.next), e.call((e, t) => v(t.next), (e, t) => ks(e, t.next, e.active)))),
	e.when((e) => e.incoming.some((e) => e.length > 0), R(e)),
	e.when(Wa, e.call(go))
]), Cf = (e) => [...new Set(Ds(e, e.active, "upkeep", (t) => wf(e, t)))];
function wf(e, t) {
	let n = T(T(t).stirsWith ?? t);
	return n.owned && t.endsWith(`@${e.active}`) ? void 0 : n;
}
var Tf = _(F.match.name, (e) => [e.call(Jd), e.loop((e) => e.ended === void 0, e.call(Ef), e.run(Mf))]), Ef = _("dice-throne/turn", (e) => [
	e.call(Df),
	e.call(Sf),
	e.call(sf),
	e.call(kf),
	e.call(mf),
	e.call(Af),
	e.call($d)
]), Df = _("dice-throne/start-turn", (e) => [e.run((e) => {
	e.turn++, Of(e);
	for (let { marks: t } of e.fighters) for (let e in t) jf(e) && (t[e] = 0);
	a(() => ({
		type: "turn",
		seat: e.active,
		turn: e.turn
	}));
})]);
function Of(e) {
	e.attack = void 0, e.isolated = void 0, e.declared = void 0, e.silenced = !1, e.rolls = [], Ga(e);
}
var kf = _("dice-throne/main-1", (e) => [e.call(Yd, () => ({ phase: "main-1" }))]), Af = _("dice-throne/main-2", (e) => [e.call(Yd, () => ({ phase: "main-2" }))]), jf = (e) => e.startsWith("spent:") || e.startsWith("used:") || e.endsWith("-this-turn");
function Mf(e) {
	do
		e.active = (e.active + 1) % e.fighters.length;
	while (!f(e, e.active));
	e.turn < 200 || (e.ended = "turn-limit", a(() => ({
		type: "ended",
		reason: "turn-limit"
	})));
}
// packages/dice-throne/src/setup.ts
function Nf(e, t) {
	if (e === "default") return Array.from({ length: t }, (e, t) => vi()[t % vi().length]);
	let n = typeof e == "string" ? e.split(",").map((e) => e.trim()) : e;
	if (!Array.isArray(n) || n.some((e) => typeof e != "string")) throw C((e) => e.heroNames(vi().slice(0, 2).join(",")));
	if (n.length !== t) throw C((e) => e.heroCount(t, n.length));
	for (let e of n) w(e);
	return n;
}
function Pf(e) {
	let t = vi();
	return t.flatMap((n, r) => t.map((n, i) => Array.from({ length: e }, (e, n) => t[(r + n * i) % t.length])));
}
function Ff(e, t) {
	let n = ge(e), r = Object.entries(t).flatMap(([e, t]) => t === !0 ? [e] : []);
	return t.rules === "v2.2" && r.push("v2.2"), {
		mode: n,
		variants: r,
		fighters: t.heroes.map((e) => If(e, t.promo === !0)),
		dials: Array(ve(n, e)).fill(he(n).health[e]),
		active: 0,
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
function If(e, t) {
	let n = [...w(e).cards.values()].filter((e) => t || !e.promo).map(({ id: e }) => e);
	return {
		hero: e,
		board: Oi(e),
		cp: 2,
		hand: [],
		deck: n,
		discard: [],
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
var Lf = (e) => ({
	phase: (t) => S[e].phases[t] ?? t,
	hero: (t) => es(t, e),
	symbol: (t, n) => ts(t, w(t).faces[n - 1] ?? "", e),
	ability: (t) => $o(t, e),
	need: (t, n) => {
		let r = Ei(t).tiers.find(({ id: e }) => e === n);
		return r ? ql(r.need, t.split("|")[0] ?? "", e) : "";
	},
	token: (t) => ns(t, e),
	tokenText: (t) => rs(t, e),
	source: (t) => as(t, e),
	line: ({ kind: t, by: n, amount: r }) => `${S[e].lines[t](r)} (${as(n, e)})`,
	card: (t) => Qo(t, e),
	cardLine: (t, n) => {
		let { cards: r, hero: i } = w(t), a = r.get(n);
		return {
			cost: a?.cost ?? 0,
			text: a ? Jl(a, i, e) : ""
		};
	},
	board: (t) => {
		let { abilities: n, tiers: r } = Ei(t);
		return n.map(({ ability: n, level: i }) => ({
			id: n.id,
			level: i,
			text: Yl(n, w(t.split("|")[0] ?? "").hero, e),
			tiers: r.filter((e) => e.ability === n).map(({ id: e }) => e)
		}));
	}
});
// packages/dice-throne/src/text/optionText.ts
function Rf(e, t, n, r, i) {
	switch (e.is) {
		case "play":
		case "sell": return t[e.is](Qo(e.card, n));
		case "spend": return t.spend(ns(e.token, n));
		case "use": return t.use($o(e.action, n));
		case "announce": return t.announce(Bf(e.tier, r, n));
		case "defend": return $o(e.ability, n);
		case "keep-dice": return t.keepDice(e.places);
		case "reroll-dice": return t.rerollDice(e.places);
		case "die": return t.die(e.place);
		case "turn-die": return t.turnDie(e.place, e.to);
		case "player": return i(e.seat);
		case "token": return t.tokenOf(i(e.seat), ns(e.token, n));
		case "own-token": return ns(e.token, n);
		case "card": return Qo(e.card, n);
		case "put-back": return t[e.to](Qo(e.card, n));
		case "foresee":
		case "shed": return String(e.count);
		case "upkeep": return e.from === "token" ? ns(e.id, n) : $o(e.id, n);
		case "branch": {
			let { does: r, hero: i } = e.branch;
			return Il(i, n).list(r) || t.nothing;
		}
		default: return t[e.is];
	}
}
function zf(e, t, n) {
	switch (e.is) {
		case "play": return t.play(Qo(e.card, n));
		case "spend": return t.spend(ns(e.token, n));
		case "use": return t.use($o(e.action, n));
		default: throw Error(`Nobody answers ${e.is}`);
	}
}
function Bf(e, t, n) {
	let { board: r, hero: i } = t.fighters[t.active], a = Ei(r).tiers.find(({ id: t }) => t === e)?.need, o = $o(e, n);
	return a ? `${o} (${ql(a, i, n)})` : o;
}
// packages/dice-throne/src/text/index.ts
var Vf = i(Lf), Hf = i((e) => ({
	title: cd.title[e],
	pitch: cd.pitch[e],
	ask: (t, n) => Uf(t, n, e),
	option: (t, n, r, i) => Rf(xt(t, n, r), S[e].options, e, r, i),
	event: (t, n) => Wf(t, n, e),
	reason: (t) => {
		let { reasons: n } = S[e];
		return n[t] ?? n["turn-limit"];
	},
	matchOption: (t, n) => {
		let { matchOptions: r, ruleSets: i } = S[e];
		return n === void 0 ? r[t] ?? t : t === "heroes" ? es(n, e) : i[n] ?? n;
	}
}));
function Uf(e, t, n) {
	let r = S[n].ask, i = {
		...Vf[n],
		action: (e) => zf(Ue(e), S[n].options, n)
	};
	return Object.hasOwn(r, e) ? r[e](t, i) : ss(e, n) ?? e;
}
function Wf(e, t, n) {
	let { events: r, grammar: i } = S[n], a = r[e.type];
	return i.closed(a(e, t, Vf[n]));
}
// packages/dice-throne/src/view.ts
var Gf = (e, t) => ({
	mode: e.mode,
	variants: [...e.variants],
	turn: e.turn,
	active: e.active,
	starter: e.starter,
	phase: e.phase,
	dials: [...e.dials],
	startingHealth: Ee(e),
	attempts: e.attempts,
	declared: e.declared ?? null,
	rolls: e.rolls.map(Yf),
	attack: e.attack ? Xf(e.attack) : null,
	silenced: e.silenced,
	altered: e.altered,
	dealt: [...e.dealt],
	isolated: e.isolated ? {
		to: e.isolated.to,
		...Jf(e, e.isolated.to, e.isolated.lines, 0)
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
			laid: [...n.laid],
			levels: Kf(e, r).levels,
			tokens: A(e, r).map((t) => ({
				id: t,
				count: k(e, r, t)
			})),
			raised: { ...n.raised },
			marks: { ...n.marks },
			board: n.board,
			abilities: Kf(e, r).abilities,
			leader: pf(e, r),
			incoming: Jf(e, r, e.incoming[r], e.healing[r])
		};
	}),
	picking: oe(e, "own").map(({ by: e, dice: t, own: n }) => ({
		by: e,
		dice: [...t],
		own: r(n)
	})),
	out: [...e.out],
	ended: e.ended ?? null
});
function Kf(e, t) {
	let n = D(e, t), r = qf.get(n);
	if (r) return r;
	let i = n.abilities.map(({ ability: e, level: t }) => ({
		id: e.id,
		level: t
	})), a = {
		levels: { ...n.levels },
		abilities: i
	};
	return qf.set(n, a), a;
}
var qf = /* @__PURE__ */ new WeakMap();
function Jf(e, t, n, r) {
	let i = Ea(n), a = ka(n);
	return {
		lines: n.map(({ kind: e, by: t, amount: n, certain: r }) => ({
			kind: e,
			by: t,
			amount: n,
			certain: r === !0
		})),
		heal: r,
		subtotal: i,
		half: Da(i),
		final: a,
		left: Ia(e, d(e, t), r - a)
	};
}
var Yf = ({ owner: e, purpose: t, dice: n, by: r, owners: i }) => ({
	owner: e,
	purpose: t,
	dice: [...n],
	by: r ?? null,
	owners: i ? [...i] : null
}), Xf = ({ by: e, tier: t, board: n, dice: r, rolled: i, target: a, type: o, base: s, isAttack: c, recoil: l, inflicted: ee, marks: te, stage: ne }) => ({
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
}), Zf = [
	"hand",
	"deck",
	"discard",
	"laid"
], Qf = {
	set(e, t, n) {
		let [r = "", i = ""] = t.split(/\s+/);
		if (te(r) !== void 0) return $f(e, ae(r, e.fighters.length), i, n);
		if (t === "turn") e.turn = le(n, 1, 200);
		else if (t === "active") e.active = ae(n, e.fighters.length);
		else if (t === "phase") ap(e, n);
		else throw C((e) => e.nothingToSet(t));
	},
	get(e, t) {
		let [r = "", i = ""] = t.split(/\s+/), a = te(r);
		if (a !== void 0 && a < e.fighters.length) return ep(e, a, i);
		if (t === "turn") return String(e.turn);
		if (t === "active") return ie(e.active);
		if (t === "phase") return e.phase;
		if (t === "attempts") return String(e.attempts);
		if (t === "dice") return ee(e.rolls.at(-1)?.dice ?? []);
		if (t === "attack") return e.attack ? `${e.attack.tier} ${e.attack.base} ${e.attack.type}` : n;
	}
};
function $f(e, t, n, r) {
	let i = u(e, t);
	if (cp(n)) tp(e, t, n, r);
	else if (n === "health") e.dials[d(e, t)] = le(r, 1, Na(Ee(e)));
	else if (n === "cp") i.cp = le(r, 0, 15);
	else if (n === "tokens") {
		i.tokens = {};
		for (let [e, t] of op(r)) {
			let { limit: n } = T(sp(e));
			if (t > n) throw C((t) => t.tokenLimit(e, n));
			i.tokens[e] = t;
		}
	} else if (n === "levels") {
		i.board = Oi(i.hero, i.marks.face);
		for (let [n, i] of op(r)) np(e, t, n, i);
	} else if (n === "face") rp(e, t, le(r, 0, 1));
	else throw C((e) => e.nothingOfPlayer(n));
}
function ep(e, t, n) {
	let r = u(e, t);
	if (cp(n)) return ee([...r[n]].sort());
	switch (n) {
		case "health": return String(De(e, t));
		case "cp": return String(r.cp);
		case "cards": return String(r.hand.length);
		case "tokens": return ee(A(e, t).sort().map((n) => `${n}:${k(e, t, n)}`));
		case "levels": return ee(Object.entries(D(e, t).levels).map(([e, t]) => `${e}:${t}`));
		case "incoming": return String(ka(e.incoming[t]));
		case "subtotal": return String(Ea(e.incoming[t]));
		case "face": return String(r.marks.face ?? 0);
		default: return;
	}
}
function tp(e, t, n, r) {
	let i = u(e, t);
	i.deck.unshift(...i[n].splice(0));
	let a = l(r);
	for (let e of a) {
		if (!w(i.hero).cards.has(e)) throw C((t) => t.unknownCard(i.hero, e));
		let t = i.deck.indexOf(e);
		if (t < 0) throw C((t) => t.notInDeck(e));
		i.deck.splice(t, 1);
	}
	i[n].push(...n === "deck" || n === "discard" ? [...a].reverse() : a);
}
function np(e, t, n, r) {
	let i = u(e, t), a = [...w(i.hero).cards.values()].find(({ upgrades: e }) => e?.ability.id === n && e.level === r);
	if (!a) throw C((e) => e.unknownLevel(i.hero, n, r));
	let o = i.deck.indexOf(a.id);
	if (o < 0) throw C((e) => e.notInDeck(a.id));
	i.deck.splice(o, 1), i.board = Oi(i.hero, i.marks.face, {
		...D(e, t).levels,
		[n]: r
	}), i.marks["cards-in-play"] = (i.marks["cards-in-play"] ?? 0) + 1;
}
function rp(e, t, n) {
	let r = u(e, t);
	r.marks.face = n, r.board = Oi(r.hero, n, D(e, t).levels);
}
var ip = {
	upkeep: Sf,
	income: sf,
	"main-1": kf,
	roll: mf,
	"main-2": Af,
	discard: $d
};
function ap(e, t) {
	let n = Object.entries(ip).find(([e]) => e === t)?.[1];
	if (!n) throw C((e) => e.unknownPhase(t, Object.keys(ip)));
	e.turn = Math.max(2, e.turn), Zt(e, Tf, Ef, n);
}
var op = (e) => l(e).map((e) => {
	let [t = "", n = "1"] = e.split(":");
	return [t, le(n, 1, 99)];
});
function sp(e) {
	try {
		return T(e), e;
	} catch {
		throw C((t) => t.unknownToken(e));
	}
}
var cp = (e) => Zf.includes(e), lp = {
	id: cd.id,
	rulesVersion: 1,
	seats: cd.seats,
	options: {
		heroes: {
			kind: "data",
			default: "default",
			check: (e, t) => [...Nf(e, t)],
			samples: Pf
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
		"wither-strict": {
			kind: "flag",
			default: !1
		},
		"instants-interrupt-roll-cards": {
			kind: "flag",
			default: !1
		}
	},
	setup: Ff,
	rules: Tf,
	view: Gf,
	turn: (e) => e.turn,
	active: (e) => e.turn > 0 ? e.active : void 0,
	events: od,
	silencedBy: qa,
	outcome: dp,
	redeal: Wd,
	insight: Ud,
	conserved: (e) => Object.fromEntries(e.fighters.map((e, t) => [`cards of p${t + 1}`, up(e)])),
	bound: 4e4,
	get content() {
		return ad();
	},
	vocabulary: Qf,
	text: Hf
}, up = ({ hand: e, deck: t, discard: n, laid: r, looking: i, marks: a }) => e.length + t.length + n.length + r.length + i.length + (a["cards-in-play"] ?? 0);
function dp(e) {
	if (e.ended === void 0) return;
	let t = e.fighters.map((t, n) => e.dials[d(e, n)]), n = e.fighters.map((t, n) => +!!f(e, n)), r = e.fighters.map(({ marks: e }) => e.fell ?? 0);
	return {
		places: re(n.map((e, t) => [e, r[t]])),
		scores: t,
		...be(e.mode) ? { teams: e.fighters.map((t, n) => d(e, n)) } : {},
		reason: e.ended
	};
}
// packages/dice-throne/src/index.ts
var fp = /* @__PURE__ */ de({
	ATTEMPTS: () => 3,
	DICE: () => 5,
	HAND_LIMIT: () => 6,
	MAX_CP: () => 15,
	MODES: () => me,
	NAMES: () => Vf,
	PHASES: () => Ce,
	RUN_LENGTHS: () => Mt,
	boardKey: () => Oi,
	boardNamed: () => Ei,
	diceThrone: () => lp,
	diceThroneWeights: () => $,
	fiveDice: () => yd,
	fullHand: () => Cd,
	hasTargeting: () => ye,
	heroIds: () => vi,
	hookedEffects: () => Ri,
	keptHand: () => Sd,
	optionOf: () => xt,
	payoff: () => Dd,
	sharesDials: () => be,
	sheetOf: () => w,
	strengthOf: () => Td,
	tokenOf: () => T
}), pp = "time-bomb-2", mp = "time-bomb-1";
function hp(e, t, n) {
	$i(e, t, mp, j(e, t, pp, n));
}
// packages/dice-throne-marvel/src/black-widow/advanceBombs.ts
var gp = m({
	name: "black-widow/advance",
	vars: () => ({ blown: [] }),
	parts: (e, t, { own: n }) => [e.run((e, t) => {
		n(t).blown = p(e, e.active).flatMap((t) => {
			let n = j(e, t, mp, 2 ** 53 - 1);
			return hp(e, t, 2 ** 53 - 1), Array(n).fill(t);
		});
	}), e.loop((e, t) => n(t).blown.length > 0, e.call(vo, (e, t) => ({
		to: n(t).blown[0],
		amount: 4,
		by: mp,
		certain: !1
	}), (e, t) => {
		n(t).blown.shift();
	}))],
	estimate: () => 2
}), _p = () => gp({}), vp = m({
	name: "black-widow/covert-ops",
	options: { "covert-ops": st("look") },
	vars: () => ({
		looked: 0,
		searches: 0
	}),
	parts: (e, t, { own: n }) => [
		e.ask("covert-ops", {
			who: (e, t) => t.self,
			options: (e, t) => [...pc(e, t.self, u(e, t.self).hand), "look"],
			then: (e, n, r) => {
				if (r === "look") return vl(e, n.self, t.cards);
				Gs(e, n.self, r), mc(e, n.self, r);
			}
		}),
		hc(e),
		...yl(e, n, (e, t) => fc(e, t.self, u(e, t.self).looking).length === 0 ? ["reveal"] : [], (e, t) => {
			let { looking: n, laid: r } = u(e, t.self);
			r.push(...n.splice(0)), a(() => ({
				type: "revealed",
				seat: t.self,
				cards: [...r]
			}));
		}),
		e.when((e, t) => u(e, t.self).laid.length > 0, ...cl(e, n, 1, "hand", [e.run((e, t) => {
			let { deck: n, laid: r } = u(e, t.self);
			n.push(...r.splice(0));
		})]))
	],
	estimate: () => 4
}), yp = (e) => vp({ cards: e }), bp = m({
	name: "black-widow/elude",
	possible: (e, t, n) => {
		let r = e.rolls.at(-1);
		return r?.owner === t && r.by === n.token && r.dice[0] >= n.from && Ha(e, t);
	},
	parts: (e) => [e.run((e, t) => Va(e, t.self, {
		kind: "avoid",
		by: t.by,
		amount: 0
	}))],
	estimate: () => 4
}), xp = (e, t) => bp({
	token: e,
	from: t
}), Sp = m({
	name: "black-widow/gather",
	options: { "see-cards": ut },
	possible: (e, t) => u(e, t).deck.length > 0,
	vars: () => ({ looked: 0 }),
	parts: (e, t, { own: n }) => [
		e.run((e, n) => {
			vl(e, n.self, t.cards);
			let r = u(e, n.self), i = fc(e, n.self, r.looking);
			r.looking = r.looking.filter((e) => !i.includes(e)), r.laid.push(...i), i.length > 0 && a(() => ({
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
		...yl(e, n),
		e.run((e, t) => {
			let { hand: n, laid: r } = u(e, t.self);
			for (let n of r) Ks(e, t.self, n, [...e.fighters.keys()]);
			n.push(...r.splice(0));
		})
	],
	estimate: (e) => e.cards / 2
}), Cp = (e) => Sp({ cards: e }), wp = m({
	name: "black-widow/recount",
	parts: (e, t) => [e.run((e, n) => {
		let { attack: r } = e;
		if (r?.by !== n.self || !r.isAttack || r.stage !== "activated" && r.stage !== "defended") return;
		let i = e.incoming[r.target] ?? [], a = i.some(({ kind: e }) => e === "base"), o = +!!Ep(e);
		if (!a) r.base += o;
		else {
			let r = o + +(ji(e, n.self) === t.bonusAt);
			r > 0 && i.push({
				kind: "add",
				by: n.by,
				amount: r
			});
		}
	})],
	estimate: () => .5
}), Tp = (e) => wp({ bonusAt: e });
function Ep(e) {
	let { ability: t, tier: n } = Z(e);
	return wt(t.tiers[n].effects).some(({ amount: e }) => typeof e == "object" && "of" in e && e.of === "upgrades");
}
// packages/dice-throne-marvel/src/black-widow/tickBombs.ts
var Dp = m({
	name: "black-widow/tick",
	vars: () => ({
		bombs: 0,
		blows: !1
	}),
	parts: (e, t, { own: n }) => [mp, pp].flatMap((r) => [e.run((e, t) => {
		n(t).bombs = k(e, t.self, r);
	}), e.loop((e, t) => n(t).bombs > 0 && k(e, t.self, r) > 0, e.call(mo, (e, t) => ({
		owner: t.self,
		purpose: "effect",
		count: 1,
		by: r,
		dice: []
	}), (e, t, { dice: i }) => {
		n(t).bombs--;
		let a = i[0] < 6;
		if (a && r === "time-bomb-2") return hp(e, t.self, 1);
		let o = j(e, t.self, r, 1);
		n(t).blows = a && o > 0;
	}), ...r === "time-bomb-1" ? [e.when((e, t) => n(t).blows, e.call(vo, (e, n) => ({
		to: n.self,
		amount: t.blast,
		by: mp,
		certain: !1
	})))] : [])]),
	estimate: () => -2
}), Op = () => Dp({ blast: 4 }), kp = (e = "target") => Y({ upgrades: 6 }, [J(mp, 1, e)], [J(pp, 1, e)]), Ap = (e) => ({
	id: "baton-strike",
	kind: "offensive",
	tiers: e.map((e, t) => ({
		need: g({ batons: t + 3 }),
		effects: [G(e)]
	}))
}), jp = (e) => ({
	id: "infiltrate",
	kind: "offensive",
	tiers: [{
		need: g({
			espionage: 2,
			batons: 1,
			widow: 1
		}),
		effects: e === 1 ? [
			K("agility"),
			_p(),
			xs(),
			kp()
		] : [K("agility"), kp()],
		...e === 1 ? {} : { after: [_p()] }
	}]
}), Mp = (e) => ({
	id: "widows-gauntlets",
	kind: "offensive",
	tiers: [{
		need: g({
			espionage: 3,
			batons: 2
		}),
		effects: [P(1), G(aa(e))]
	}]
}), Np = (e) => ({
	id: "hacked",
	kind: "offensive",
	tiers: [{
		need: Nt,
		effects: [kp("chosen-opponent"), Y({ upgrades: 3 }, [G(e + 2)], [G(e)])]
	}]
}), Pp = (e, t) => ({
	id: "grapple",
	kind: "offensive",
	tiers: [{
		need: g({ widow: 4 }),
		effects: [
			K("agility"),
			e === 1 ? Y({ upgrades: 2 }, [P(1)]) : P(1),
			G(aa(t), "undefendable")
		]
	}]
}), Fp = (e) => ({
	id: "vengeance",
	kind: "offensive",
	tiers: [{
		need: Pt,
		effects: [K("agility"), H(e, [
			G(M("batons", 1, 7)),
			X({ espionage: 1 }, kp()),
			X({ widow: 2 }, K("covert-ops"))
		])]
	}]
}), Ip = (e) => ({
	id: "red-room-training",
	kind: "passive",
	upgradesInRollPhases: !0,
	attacking: [Y({ upgrades: 5 }, [U(1)])],
	upgraded: [Tp(5), ...e > 1 ? [I(1)] : []]
}), Lp = (e) => ({
	id: "sabotage",
	kind: "defensive",
	dice: e,
	effects: [
		Ws(M("batons")),
		V(M("espionage")),
		X({ widow: 2 }, kp())
	],
	actions: [{
		id: "sabotage-reroll",
		cost: 0,
		when: "my-defense",
		oncePerTurn: !0,
		effects: [Y({ upgrades: 4 }, [al()])]
	}]
}), Rp = [
	Ap([
		5,
		6,
		7
	]),
	jp(1),
	Mp(6),
	Np(5),
	Pp(1, 6),
	Fp(4),
	{
		id: "widows-bite",
		kind: "ultimate",
		tiers: [{
			need: g({ widow: 5 }),
			effects: [
				sl(2, "play"),
				kp(),
				G(10)
			]
		}]
	},
	Ip(1),
	Lp(3)
], zp = [
	{
		id: "covert-ops",
		kind: "unique",
		limit: 3,
		fixed: "both",
		spend: {
			when: "my-main",
			oncePerTurn: !0,
			effects: [yp(3)]
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
			] }, [$c()])])]
		}
	},
	{
		id: pp,
		kind: "negative",
		limit: 2,
		sharedLimit: "time-bomb",
		upkeep: [Op()]
	},
	{
		id: mp,
		kind: "negative",
		limit: 2,
		sharedLimit: "time-bomb",
		stirsWith: pp
	}
], Bp = [
	{
		...Q("baton-strike-ii", 1, 2, Ap([
			6,
			7,
			8
		])),
		effects: [dl("chosen-opponent")]
	},
	Q("widows-gauntlets-ii", 2, 2, Mp(7), [{
		id: "covert-mission",
		kind: "offensive",
		tiers: [{
			need: g({
				espionage: 2,
				batons: 2
			}),
			effects: [kp("two-opponents")]
		}]
	}]),
	Q("infiltrate-ii", 2, 2, jp(2), [{
		id: "spy-game",
		kind: "offensive",
		tiers: [{
			need: g({
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
	Q("hacked-ii", 1, 2, Np(6)),
	Q("grapple-ii", 2, 2, Pp(2, 7), [{
		id: "recon",
		kind: "offensive",
		tiers: [{
			need: g({ widow: 3 }),
			effects: [K("agility"), sl(1, "play")]
		}]
	}]),
	Q("vengeance-ii", 2, 2, Fp(5), [{
		id: "subvert",
		kind: "offensive",
		tiers: [{
			need: g({
				espionage: 1,
				batons: 3
			}),
			effects: [K("covert-ops"), K("agility")]
		}]
	}]),
	Q("red-room-training-ii", 2, 2, Ip(2)),
	Q("sabotage-ii", 2, 2, Lp(4)),
	{
		id: "recoil",
		kind: "roll",
		cost: 0,
		when: "attacked",
		effects: [H(2, [X({ espionage: 1 }, P(1)), X({ widow: 1 }, $c())])]
	},
	{
		id: "subversion",
		kind: "roll",
		cost: 1,
		modifier: !0,
		effects: [U(oa(2))]
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
		effects: [xp("agility", 5)]
	},
	{
		id: "undercover-mission",
		kind: "main",
		cost: 2,
		effects: [kp("chosen-opponent"), Y({ upgrades: 4 }, [K("agility")])]
	},
	{
		id: "cunning",
		kind: "main",
		cost: 2,
		effects: [Cp(5)]
	}
], Vp = {
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
	abilities: Rp,
	tokens: zp,
	cards: Bp
}, Hp = [
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
		effects: [xc(1, "chosen-opponent")],
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
			effects: [Sl()]
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
		effects: [I(1)],
		cast: {
			when: "either-side",
			effects: [Ys("target", "random")]
		}
	}
], Up = (e, t) => ({
	id: "augury",
	kind: "offensive",
	tiers: [{
		need: g({
			vision: 2,
			eye: 2
		}),
		effects: [
			K("deja-vu"),
			...t > 0 ? [K("premonition", t)] : [],
			G(e)
		]
	}]
}), Wp = (e, t, n) => ({
	id: "mystic-bolts",
	kind: "offensive",
	tiers: [{
		need: Nt,
		effects: [G(e), Fs(1)]
	}, {
		need: Pt,
		effects: [G(t), Fs(n)]
	}]
}), Gp = (e) => ({
	id: "binding",
	kind: "offensive",
	tiers: [{
		need: g({
			hand: 2,
			bands: 2
		}),
		effects: [J("crimson-bands"), G(e)]
	}]
}), Kp = (e) => ({
	id: "sanctum-ward",
	kind: "defensive",
	dice: e,
	effects: [
		V(M("hand")),
		Ws(M("vision")),
		X({ eye: 1 }, Fs(1))
	]
}), qp = [
	Up(8, 0),
	{
		id: "universal-awareness",
		kind: "offensive",
		tiers: [{
			need: g({ vision: 4 }),
			effects: [
				I(1),
				K("deja-vu"),
				K("premonition", 2)
			]
		}]
	},
	{
		id: "astral-incursion",
		kind: "offensive",
		tiers: [{
			need: g({
				hand: 1,
				vision: 1,
				bands: 1,
				eye: 1
			}),
			effects: [K("premonition"), G(8)]
		}]
	},
	Wp(6, 9, 1),
	Gp(9),
	{
		id: "wands-of-watoomb",
		kind: "offensive",
		tiers: [{
			need: g({ eye: 4 }),
			effects: [
				J("crimson-bands"),
				G(5, "undefendable"),
				Fs(1)
			]
		}]
	},
	{
		id: "all-seeing-eye",
		kind: "ultimate",
		tiers: [{
			need: g({ eye: 5 }),
			effects: [G(10), Fs(2)]
		}]
	},
	{
		id: "book-of-vishanti",
		kind: "passive",
		prepares: 1
	},
	Kp(3)
], Jp = [
	{
		id: "deja-vu",
		kind: "positive",
		limit: 1,
		spend: {
			when: "my-offense",
			effects: [Yc()]
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
], Yp = [
	Q("augury-ii", 2, 2, Up(9, 1)),
	Q("mystic-bolts-ii", 2, 2, Wp(7, 10, 2)),
	Q("binding-ii", 2, 2, Gp(10)),
	Q("sanctum-ward-ii", 2, 2, Kp(4)),
	...Hp,
	{
		id: "icy-tendrils",
		kind: "roll",
		cost: 1,
		modifier: !0,
		effects: [U(1), Fs(1)]
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
		effects: [V(1), Fs(1)]
	}
], Xp = {
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
	setup: [wc("flames-of-faltine")],
	abilities: qp,
	tokens: Jp,
	cards: Yp
}, Zp = {
	"black-widow": {
		name: "Black Widow",
		symbols: {
			espionage: y("Espionage", "Espionage"),
			batons: y("Baton", "Batons"),
			widow: y("Widow", "Widows")
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
			hand: y("Mystic Hand", "Mystic Hands"),
			vision: y("Vision", "Visions"),
			bands: y("Band", "Bands"),
			eye: y("Eye of Agamotto", "Eyes of Agamotto")
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
}, Qp = {
	"black-widow": {
		name: "Black Widow",
		symbols: {
			espionage: y("Espionnage", "Espionnages"),
			batons: y("Bâton", "Bâtons"),
			widow: y("Veuve", "Veuves")
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
			hand: y("Main mystique", "Mains mystiques"),
			vision: y("Vision", "Visions"),
			bands: y("Bande", "Bandes"),
			eye: y("Œil d’Agamotto", "Yeux d’Agamotto")
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
}, $p = c({
	en: Zp,
	fr: Qp
});
// packages/dice-throne-marvel/src/index.ts
for (let e of [Vp, Xp]) cs(e, $p);
// \0virtual:frozen-game
var em = Object.values(fp).find((e) => e?.id === "dice-throne" && e.rulesVersion !== void 0), tm = {
	...em,
	rules: Ht(em.rules)
};
export { tm as game };
