import { InputError as e, chancesOf as t, eachLanguage as n, emit as r, frozenFlows as i, inEveryLanguage as a, judgementText as o, parseSeat as s, placesOf as c, seatName as l } from "@alea/engine";
// \0rolldown/runtime.js
var u = Object.defineProperty, d = (e, t) => {
	let n = {};
	for (var r in e) u(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || u(n, Symbol.toStringTag, { value: "Module" }), n;
}, { registered: f, flow: p, frameOf: ee, framesOf: te, isRunning: ne, calledBy: re, isOf: ie, reads: ae, unwind: oe, abort: se, enter: ce } = i(1), m = {
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
}, v = 120, le = 1e-12;
function y({ scores: e, turn: t, turnTotal: n, target: r }) {
	if (e.length !== 2 || r > v) return;
	let i = x(r), [a, o] = [e[t], e[1 - t]], s = 1 - i[o * r + a];
	return {
		roll: w(C(i, r, a, o, s), n, s),
		hold: a + n >= r ? 1 : 1 - i[o * r + a + n],
		lost: s
	};
}
var b = /* @__PURE__ */ new Map();
function x(e) {
	let t = b.get(e);
	if (t) return t;
	let n = new Float64Array(e * e).fill(.5);
	for (let t = 2 * (e - 1); t >= 0; t--) for (let r = Math.min(t, e - 1); 2 * r >= t; r--) t - r < e && S(n, e, r, t - r);
	return b.set(e, n), n;
}
function S(e, t, n, r) {
	let [i, a] = [n * t + r, r * t + n];
	for (;;) {
		let o = e[i];
		if (e[i] = C(e, t, n, r, 1 - e[a])[0], e[a] = C(e, t, r, n, 1 - e[i])[0], Math.abs(e[i] - o) < le) return;
	}
}
function C(e, t, n, r, i) {
	let a = t - n, o = new Float64Array(a + 6).fill(1);
	for (let s = a - 1; s >= 0; s--) {
		let a = w(o, s, i);
		o[s] = s === 0 ? a : Math.max(a, 1 - e[r * t + n + s]);
	}
	return o;
}
var w = (e, t, n) => {
	let r = n;
	for (let n = 2; n <= 6; n++) r += e[t + n] ?? 1;
	return r / 6;
}, T = 20, E = {
	evaluate(e) {
		let { scores: n, turn: r, turnTotal: i, target: a } = e, o = y(e);
		if (o) {
			let e = i > 0 ? Math.max(o.roll, o.hold) : o.roll;
			return n.map((t, n) => n === r ? e : 1 - e);
		}
		let s = n.map((e, t) => Math.min(a, e + (t === r ? i : 0)));
		return t(s, D(e));
	},
	exact(e, { options: t }) {
		let n = y(e);
		return n && t[0].map((e) => n[e]);
	},
	sense({ scores: e, turn: t, turnTotal: n, target: r }, { options: i }) {
		let a = n >= T || e[t] + n >= r ? "hold" : "roll";
		return i[0].map((e) => +(e === a));
	},
	progress: () => 0,
	horizon: 1,
	judgement: {
		terms: O,
		chances: (e, n) => y(e) ? n : t(n, D(e)),
		exact: k
	}
}, D = ({ target: e }) => e / 6;
function O(e, t) {
	let { scores: n, turn: r, turnTotal: i, target: a } = e;
	if (!y(e)) {
		let e = n[t], o = t === r ? Math.min(a, e + i) - e : 0;
		return [{
			id: "banked",
			amount: e
		}, {
			id: "turn",
			amount: o
		}];
	}
	let o = E.evaluate(e)[t], s = E.evaluate({
		...e,
		turnTotal: 0
	})[t];
	return [{
		id: "banked",
		amount: s
	}, {
		id: "turn",
		amount: o - s
	}];
}
function k(e, { options: t }) {
	let n = y(e);
	if (!n) return;
	let { roll: r, hold: i, lost: a } = n, o = (a - i) / 6;
	return t[0].map((e) => {
		let t = {
			id: "hold",
			amount: i
		};
		return e === "hold" ? [t] : [
			t,
			{
				id: "risk",
				amount: o
			},
			{
				id: "gain",
				amount: r - i - o
			}
		];
	});
}
// examples/pig/src/state.ts
var A = {
	rolled: "roll",
	held: "gain"
}, j = ({ turn: e, turnTotal: t, scores: n, target: r }) => ({
	turn: e,
	turnTotal: t,
	scores: [...n],
	target: r
}), M = {
	noSubject: (e) => `Pig has no "${e}"; it has: turn, turn total, p1 score …`,
	notWhole: (e, t, n) => `${e}: ${t} is not a whole number from 0 to ${n}`,
	noSeat: (e, t) => `turn: ${e} is not one of the ${t} seats`
}, N = {
	unit: "points (between two: chances)",
	named: (e) => e,
	terms: {
		banked: "points held",
		turn: "points of this turn",
		hold: "holding now",
		gain: "what other faces would bring",
		risk: "what a 1 would lose"
	},
	because: {
		banked: {
			more: () => "secures the points of this turn",
			less: () => "secures nothing yet"
		},
		turn: {
			more: () => "goes on collecting points",
			less: () => "gives up collecting points"
		},
		gain: {
			more: () => "may bring more points this turn",
			less: () => "does without the points of another roll"
		},
		risk: {
			more: () => "takes no risk of rolling a 1",
			less: () => "may lose the turn by rolling a 1"
		}
	}
}, P = (e) => `${e} ${e === 1 ? "point" : "points"}`, F = {
	facts: m,
	faults: M,
	judgement: N,
	words: {
		firstRoll: "Roll the die",
		rollOrHold: (e) => `Roll again, or hold ${P(e)}?`,
		choice: {
			roll: () => "Roll",
			hold: (e) => `Hold ${e}`
		},
		nothingYet: "this turn has brought nothing yet",
		held: (e, t, n) => `${e} holds ${P(t)} and now has ${n}`,
		rolled: (e, t) => `${e} rolls a ${t}`,
		lost: (e, t) => `${e} rolls a 1 and loses ${P(t)}`,
		targetReached: "The target has been reached",
		target: "Points to win",
		points: (e) => `${e} points`
	}
}, I = {
	noSubject: (e) => `Le Cochon n’a pas de « ${e} » ; il a : turn, turn total, p1 score…`,
	notWhole: (e, t, n) => `${e} : ${t} n’est pas un nombre entier de 0 à ${n}`,
	noSeat: (e, t) => `turn : ${e} n’est pas une place de 1 à ${t}`
}, ue = {
	unit: "points (à deux\xA0: des chances)",
	named: (e) => e,
	terms: {
		banked: "points gardés",
		turn: "points de ce tour",
		hold: "garder maintenant",
		gain: "ce que rapporteraient les autres faces",
		risk: "ce qu’un 1 ferait perdre"
	},
	because: {
		banked: {
			more: () => "met les points de ce tour à l’abri",
			less: () => "ne met encore rien à l’abri"
		},
		turn: {
			more: () => "continue d’amasser des points",
			less: () => "cesse d’amasser des points"
		},
		gain: {
			more: () => "peut rapporter encore des points ce tour-ci",
			less: () => "renonce aux points d’un lancer de plus"
		},
		risk: {
			more: () => "ne risque pas de lancer un 1",
			less: () => "peut faire perdre le tour sur un 1"
		}
	}
}, L = (e) => `${e} ${e > 1 ? "points" : "point"}`, R = {
	facts: h,
	faults: I,
	judgement: ue,
	words: {
		firstRoll: "Lancez le dé",
		rollOrHold: (e) => `Relancer, ou garder ${L(e)} ?`,
		choice: {
			roll: () => "Lancer",
			hold: (e) => `Garder ${e}`
		},
		nothingYet: "ce tour n’a encore rien rapporté",
		held: (e, t, n) => `${e} garde ${L(t)} et en a maintenant ${n}`,
		rolled: (e, t) => `${e} obtient ${t}`,
		lost: (e, t) => `${e} obtient 1 et perd ${L(t)}`,
		targetReached: "L’objectif est atteint",
		target: "Points pour gagner",
		points: (e) => `${e} points`
	}
}, z = ({ title: e, pitch: t }, n, r) => ({
	title: e,
	pitch: t,
	ask: (e, t) => B(t) > 0 ? n.rollOrHold(B(t)) : n.firstRoll,
	option: (e, t, { turnTotal: r }) => n.choice[t](r),
	whyNot: () => n.nothingYet,
	event(e, t) {
		let r = e, i = t(r.seat);
		return r.type === "held" ? n.held(i, r.points, r.score) : r.face === 1 ? n.lost(i, r.lost) : n.rolled(i, r.face);
	},
	reason: () => n.targetReached,
	judgement: o(r, (e, t) => t),
	matchOption: (e, t) => t === void 0 ? n.target : n.points(t)
}), B = (e) => e.turnTotal, V = a({
	en: F,
	fr: R
}), H = n((e) => z(V[e].facts, V[e].words, V[e].judgement)), U = n((e) => V[e].faults), W = {
	set(t, n, r) {
		let i = G(t, n);
		if (i !== void 0) t.scores[i] = K(n, r, t.target - 1);
		else if (n === "turn total") t.turnTotal = K(n, r);
		else if (n === "turn") t.turn = q(t, r);
		else throw new e((e) => U[e].noSubject(n));
	},
	get(e, t) {
		let n = G(e, t);
		return n === void 0 ? t === "turn total" ? String(e.turnTotal) : t === "turn" ? l(e.turn) : void 0 : String(e.scores[n]);
	}
};
function G(e, t) {
	let n = s(t.replace(/ score$/, ""));
	return t.endsWith(" score") && n !== void 0 && n < e.scores.length ? n : void 0;
}
function K(t, n, r = 999) {
	if (/^\d{1,3}$/.test(n) && Number(n) <= r) return Number(n);
	throw new e((e) => U[e].notWhole(t, n, r));
}
function q(t, n) {
	let r = s(n);
	if (r !== void 0 && r < t.scores.length) return r;
	throw new e((e) => U[e].noSeat(n, t.scores.length));
}
// examples/pig/src/game.ts
var J = ["roll"], Y = ["roll", "hold"], X = p("pig/match", (e) => [e.loop((e) => !Q(e), e.call(de, () => ({ over: !1 })), e.run((e, t) => {
	e.turn = (e.turn + 1) % e.scores.length, t.ended = (t.ended ?? 0) + 1;
}))]), de = p("pig/turn", (e) => [e.loop((e, t) => !t.over, e.ask("choose", {
	who: (e) => e.turn,
	options: (e) => e.turnTotal > 0 ? Y : J,
	unavailable: (e) => e.turnTotal > 0 ? [] : [{
		value: "hold",
		rule: "PIG-2.2",
		why: "nothing-yet"
	}],
	params: ({ turnTotal: e }) => ({ turnTotal: e }),
	then: (e, t, n) => {
		t.over = n === "hold", t.over && Z(e);
	}
}), e.when((e, t) => !t.over, e.roll("roll", {
	dice: () => 1,
	whose: (e) => [e.turn],
	then: (e, t, [n]) => {
		t.over = n === 1, fe(e, n);
	}
})))]);
function Z(e) {
	e.scores[e.turn] += e.turnTotal, r(() => ({
		type: "held",
		seat: e.turn,
		points: e.turnTotal,
		score: e.scores[e.turn]
	})), e.turnTotal = 0;
}
function fe(e, t) {
	r(() => ({
		type: "rolled",
		seat: e.turn,
		face: t,
		lost: t === 1 ? e.turnTotal : 0
	})), e.turnTotal = t === 1 ? 0 : e.turnTotal + t;
}
var pe = (e) => {
	let t = ee(e, X);
	return t ? 1 + (t.vars.ended ?? 0) : 0;
}, Q = (e) => e.scores.some((t) => t >= e.target), me = {
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
	rules: X,
	view: j,
	turn: pe,
	active: (e) => e.turn,
	events: A,
	outcome: (e) => Q(e) ? {
		places: c(e.scores.map((e) => [e])),
		scores: [...e.scores],
		reason: "target"
	} : void 0,
	insight: E,
	bound: 1e5,
	content: [],
	vocabulary: W,
	text: H
}, $ = Object.values(/* @__PURE__ */ d({ pig: () => me })).find((e) => e?.id === "pig" && e.rulesVersion !== void 0), he = {
	...$,
	rules: f($.rules)
};
export { he as game };
