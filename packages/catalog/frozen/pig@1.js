import { InputError as e, chancesOf as t, eachLanguage as n, emit as r, frozenFlows as i, inEveryLanguage as a, parseSeat as o, placesOf as s, seatName as c } from "@alea/engine";
// \0rolldown/runtime.js
var l = Object.defineProperty, u = (e, t) => {
	let n = {};
	for (var r in e) l(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || l(n, Symbol.toStringTag, { value: "Module" }), n;
}, { registered: d, flow: f, frameOf: p, framesOf: ee, isRunning: te, calledBy: ne, isOf: re, reads: ie, unwind: ae, abort: oe, enter: se } = i(1), m = {
	title: "Pig",
	pitch: "One die, one question: roll again, or keep what you have?"
}, h = {
	title: "Le Cochon",
	pitch: "Un dé, une question\xA0: relancer, ou garder ce qu’on a\xA0?"
}, g = a({
	en: m,
	fr: h
}), _ = {
	id: "pig",
	seats: {
		min: 2,
		max: 10,
		usual: 3
	},
	title: n((e) => g[e].title),
	pitch: n((e) => g[e].pitch)
}, v = 120, y = 1e-12;
function b({ scores: e, turn: t, turnTotal: n, target: r }) {
	if (e.length !== 2 || r > v) return;
	let i = S(r), [a, o] = [e[t], e[1 - t]], s = 1 - i[o * r + a];
	return {
		roll: T(w(i, r, a, o, s), n, s),
		hold: a + n >= r ? 1 : 1 - i[o * r + a + n]
	};
}
var x = /* @__PURE__ */ new Map();
function S(e) {
	let t = x.get(e);
	if (t) return t;
	let n = new Float64Array(e * e).fill(.5);
	for (let t = 2 * (e - 1); t >= 0; t--) for (let r = Math.min(t, e - 1); 2 * r >= t; r--) t - r < e && C(n, e, r, t - r);
	return x.set(e, n), n;
}
function C(e, t, n, r) {
	let [i, a] = [n * t + r, r * t + n];
	for (;;) {
		let o = e[i];
		if (e[i] = w(e, t, n, r, 1 - e[a])[0], e[a] = w(e, t, r, n, 1 - e[i])[0], Math.abs(e[i] - o) < y) return;
	}
}
function w(e, t, n, r, i) {
	let a = t - n, o = new Float64Array(a + 6).fill(1);
	for (let s = a - 1; s >= 0; s--) {
		let a = T(o, s, i);
		o[s] = s === 0 ? a : Math.max(a, 1 - e[r * t + n + s]);
	}
	return o;
}
var T = (e, t, n) => {
	let r = n;
	for (let n = 2; n <= 6; n++) r += e[t + n] ?? 1;
	return r / 6;
}, E = 20, D = {
	evaluate(e) {
		let { scores: n, turn: r, turnTotal: i, target: a } = e, o = b(e);
		if (o) {
			let e = i > 0 ? Math.max(o.roll, o.hold) : o.roll;
			return n.map((t, n) => n === r ? e : 1 - e);
		}
		let s = n.map((e, t) => Math.min(a, e + (t === r ? i : 0)));
		return t(s, a / 6);
	},
	exact(e, { options: t }) {
		let n = b(e);
		return n && t[0].map((e) => n[e]);
	},
	sense({ scores: e, turn: t, turnTotal: n, target: r }, { options: i }) {
		let a = n >= E || e[t] + n >= r ? "hold" : "roll";
		return i[0].map((e) => +(e === a));
	},
	progress: () => 0,
	horizon: 1
}, O = {
	rolled: "roll",
	held: "gain"
}, k = ({ turn: e, turnTotal: t, scores: n, target: r }) => ({
	turn: e,
	turnTotal: t,
	scores: [...n],
	target: r
}), A = {
	noSubject: (e) => `Pig has no "${e}"; it has: turn, turn total, p1 score …`,
	notWhole: (e, t, n) => `${e}: ${t} is not a whole number from 0 to ${n}`,
	noSeat: (e, t) => `turn: ${e} is not one of the ${t} seats`
}, j = (e) => `${e} ${e === 1 ? "point" : "points"}`, M = {
	facts: m,
	faults: A,
	words: {
		firstRoll: "Roll the die",
		rollOrHold: (e) => `Roll again, or hold ${j(e)}?`,
		choice: {
			roll: () => "Roll",
			hold: (e) => `Hold ${e}`
		},
		nothingYet: "this turn has brought nothing yet",
		held: (e, t, n) => `${e} holds ${j(t)} and now has ${n}`,
		rolled: (e, t) => `${e} rolls a ${t}`,
		lost: (e, t) => `${e} rolls a 1 and loses ${j(t)}`,
		targetReached: "The target has been reached",
		target: "Points to win",
		points: (e) => `${e} points`
	}
}, N = {
	noSubject: (e) => `Le Cochon n’a pas de « ${e} » ; il a : turn, turn total, p1 score…`,
	notWhole: (e, t, n) => `${e} : ${t} n’est pas un nombre entier de 0 à ${n}`,
	noSeat: (e, t) => `turn : ${e} n’est pas une place de 1 à ${t}`
}, P = (e) => `${e} ${e > 1 ? "points" : "point"}`, F = {
	facts: h,
	faults: N,
	words: {
		firstRoll: "Lancez le dé",
		rollOrHold: (e) => `Relancer, ou garder ${P(e)} ?`,
		choice: {
			roll: () => "Lancer",
			hold: (e) => `Garder ${e}`
		},
		nothingYet: "ce tour n’a encore rien rapporté",
		held: (e, t, n) => `${e} garde ${P(t)} et en a maintenant ${n}`,
		rolled: (e, t) => `${e} obtient ${t}`,
		lost: (e, t) => `${e} obtient 1 et perd ${P(t)}`,
		targetReached: "L’objectif est atteint",
		target: "Points pour gagner",
		points: (e) => `${e} points`
	}
}, I = ({ title: e, pitch: t }, n) => ({
	title: e,
	pitch: t,
	ask: (e, t) => L(t) > 0 ? n.rollOrHold(L(t)) : n.firstRoll,
	option: (e, t, { turnTotal: r }) => n.choice[t](r),
	whyNot: () => n.nothingYet,
	event(e, t) {
		let r = e, i = t(r.seat);
		return r.type === "held" ? n.held(i, r.points, r.score) : r.face === 1 ? n.lost(i, r.lost) : n.rolled(i, r.face);
	},
	reason: () => n.targetReached,
	matchOption: (e, t) => t === void 0 ? n.target : n.points(t)
}), L = (e) => e.turnTotal, R = a({
	en: M,
	fr: F
}), z = n((e) => I(R[e].facts, R[e].words)), B = n((e) => R[e].faults), V = {
	set(t, n, r) {
		let i = H(t, n);
		if (i !== void 0) t.scores[i] = U(n, r, t.target - 1);
		else if (n === "turn total") t.turnTotal = U(n, r);
		else if (n === "turn") t.turn = W(t, r);
		else throw new e((e) => B[e].noSubject(n));
	},
	get(e, t) {
		let n = H(e, t);
		return n === void 0 ? t === "turn total" ? String(e.turnTotal) : t === "turn" ? c(e.turn) : void 0 : String(e.scores[n]);
	}
};
function H(e, t) {
	let n = o(t.replace(/ score$/, ""));
	return t.endsWith(" score") && n !== void 0 && n < e.scores.length ? n : void 0;
}
function U(t, n, r = 999) {
	if (/^\d{1,3}$/.test(n) && Number(n) <= r) return Number(n);
	throw new e((e) => B[e].notWhole(t, n, r));
}
function W(t, n) {
	let r = o(n);
	if (r !== void 0 && r < t.scores.length) return r;
	throw new e((e) => B[e].noSeat(n, t.scores.length));
}
// examples/pig/src/game.ts
var G = ["roll"], K = ["roll", "hold"], q = f("pig/match", (e) => [e.loop((e) => !Q(e), e.call(J, () => ({ over: !1 })), e.run((e, t) => {
	e.turn = (e.turn + 1) % e.scores.length, t.ended = (t.ended ?? 0) + 1;
}))]), J = f("pig/turn", (e) => [e.loop((e, t) => !t.over, e.ask("choose", {
	who: (e) => e.turn,
	options: (e) => e.turnTotal > 0 ? K : G,
	unavailable: (e) => e.turnTotal > 0 ? [] : [{
		value: "hold",
		rule: "PIG-2.2",
		why: "nothing-yet"
	}],
	params: ({ turnTotal: e }) => ({ turnTotal: e }),
	then: (e, t, n) => {
		t.over = n === "hold", t.over && Y(e);
	}
}), e.when((e, t) => !t.over, e.roll("roll", {
	dice: () => 1,
	whose: (e) => [e.turn],
	then: (e, t, [n]) => {
		t.over = n === 1, X(e, n);
	}
})))]);
function Y(e) {
	e.scores[e.turn] += e.turnTotal, r(() => ({
		type: "held",
		seat: e.turn,
		points: e.turnTotal,
		score: e.scores[e.turn]
	})), e.turnTotal = 0;
}
function X(e, t) {
	r(() => ({
		type: "rolled",
		seat: e.turn,
		face: t,
		lost: t === 1 ? e.turnTotal : 0
	})), e.turnTotal = t === 1 ? 0 : e.turnTotal + t;
}
var Z = (e) => {
	let t = p(e, q);
	return t ? 1 + (t.vars.ended ?? 0) : 0;
}, Q = (e) => e.scores.some((t) => t >= e.target), ce = {
	id: _.id,
	rulesVersion: 1,
	seats: _.seats,
	options: { target: {
		kind: "number",
		min: 10,
		max: 1e3,
		default: 100
	} },
	setup: (e, { target: t }) => ({
		turn: 0,
		turnTotal: 0,
		scores: Array(e).fill(0),
		target: t
	}),
	rules: q,
	view: k,
	turn: Z,
	active: (e) => e.turn,
	events: O,
	outcome: (e) => Q(e) ? {
		places: s(e.scores.map((e) => [e])),
		scores: [...e.scores],
		reason: "target"
	} : void 0,
	insight: D,
	bound: 1e5,
	content: [],
	vocabulary: V,
	text: z
}, $ = Object.values(/* @__PURE__ */ u({ pig: () => ce })).find((e) => e?.id === "pig" && e.rulesVersion !== void 0), le = {
	...$,
	rules: d($.rules)
};
export { le as game };
