import { InputError as e, chancesOf as t, eachLanguage as n, emit as r, frozenFlows as i, inEveryLanguage as a, parseSeat as o, placesOf as s, seatName as c } from "@alea/engine";
// \0rolldown/runtime.js
var l = Object.defineProperty, u = (e, t) => {
	let n = {};
	for (var r in e) l(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || l(n, Symbol.toStringTag, { value: "Module" }), n;
}, { registered: d, flow: f, frameOf: p, framesOf: m, isRunning: h, calledBy: g, isOf: _, reads: v, unwind: y, abort: b, enter: x } = i(1), S = {
	title: "Pig",
	pitch: "One die, one question: roll again, or keep what you have?"
}, C = {
	title: "Le Cochon",
	pitch: "Un dé, une question\xA0: relancer, ou garder ce qu’on a\xA0?"
}, w = a({
	en: S,
	fr: C
}), T = {
	id: "pig",
	seats: {
		min: 2,
		max: 10,
		usual: 3
	},
	title: n((e) => w[e].title),
	pitch: n((e) => w[e].pitch)
}, E = 20, D = {
	evaluate({ scores: e, turn: n, turnTotal: r, target: i }) {
		let a = e.map((e, t) => Math.min(i, e + (t === n ? r : 0)));
		return t(a, i / 6);
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
	facts: S,
	faults: {
		noSubject: (e) => `Pig has no "${e}"; it has: turn, turn total, p1 score …`,
		notWhole: (e, t, n) => `${e}: ${t} is not a whole number from 0 to ${n}`,
		noSeat: (e, t) => `turn: ${e} is not one of the ${t} seats`
	},
	words: {
		firstRoll: "Roll the die",
		rollOrHold: (e) => `Roll again, or hold ${e} ${e === 1 ? "point" : "points"}?`,
		choice: {
			roll: () => "Roll",
			hold: (e) => `Hold ${e}`
		},
		nothingYet: "this turn has brought nothing yet",
		held: (e, t, n) => `${e} holds ${t}: score ${n}`,
		rolled: (e, t) => `${e} rolls a ${t}`,
		lost: (e, t) => `${e} rolls a 1 and loses ${t}`,
		targetReached: "The target has been reached",
		target: "Points to win",
		points: (e) => `${e} points`
	}
}, j = {
	facts: C,
	faults: {
		noSubject: (e) => `Le Cochon n’a pas de « ${e} » ; il a : turn, turn total, p1 score…`,
		notWhole: (e, t, n) => `${e} : ${t} n’est pas un nombre entier de 0 à ${n}`,
		noSeat: (e, t) => `turn : ${e} ne fait pas partie des ${t} places`
	},
	words: {
		firstRoll: "Lancez le dé",
		rollOrHold: (e) => `Relancer, ou garder ${e} ${e > 1 ? "points" : "point"} ?`,
		choice: {
			roll: () => "Lancer",
			hold: (e) => `Garder ${e}`
		},
		nothingYet: "ce tour n’a encore rien rapporté",
		held: (e, t, n) => `${e} garde ${t} : score ${n}`,
		rolled: (e, t) => `${e} obtient ${t}`,
		lost: (e, t) => `${e} obtient 1 et perd ${t}`,
		targetReached: "L’objectif est atteint",
		target: "Points pour gagner",
		points: (e) => `${e} points`
	}
}, M = ({ title: e, pitch: t }, n) => ({
	title: e,
	pitch: t,
	ask: (e, t) => N(t) > 0 ? n.rollOrHold(N(t)) : n.firstRoll,
	option: (e, t, { turnTotal: r }) => n.choice[t](r),
	whyNot: () => n.nothingYet,
	event(e, t) {
		let r = e, i = t(r.seat);
		return r.type === "held" ? n.held(i, r.points, r.score) : r.face === 1 ? n.lost(i, r.lost) : n.rolled(i, r.face);
	},
	reason: () => n.targetReached,
	matchOption: (e, t) => t === void 0 ? n.target : n.points(t)
}), N = (e) => e.turnTotal, P = a({
	en: A,
	fr: j
}), F = n((e) => M(P[e].facts, P[e].words)), I = n((e) => P[e].faults), L = {
	set(t, n, r) {
		let i = R(t, n);
		if (i !== void 0) t.scores[i] = z(n, r, t.target - 1);
		else if (n === "turn total") t.turnTotal = z(n, r);
		else if (n === "turn") t.turn = B(t, r);
		else throw new e((e) => I[e].noSubject(n));
	},
	get(e, t) {
		let n = R(e, t);
		return n === void 0 ? t === "turn total" ? String(e.turnTotal) : t === "turn" ? c(e.turn) : void 0 : String(e.scores[n]);
	}
};
function R(e, t) {
	let n = o(t.replace(/ score$/, ""));
	return t.endsWith(" score") && n !== void 0 && n < e.scores.length ? n : void 0;
}
function z(t, n, r = 999) {
	if (/^\d{1,3}$/.test(n) && Number(n) <= r) return Number(n);
	throw new e((e) => I[e].notWhole(t, n, r));
}
function B(t, n) {
	let r = o(n);
	if (r !== void 0 && r < t.scores.length) return r;
	throw new e((e) => I[e].noSeat(n, t.scores.length));
}
// examples/pig/src/game.ts
var V = ["roll"], H = ["roll", "hold"], U = f("pig/match", (e) => [e.loop((e) => !J(e), e.call(W, () => ({ over: !1 })), e.run((e, t) => {
	e.turn = (e.turn + 1) % e.scores.length, t.ended = (t.ended ?? 0) + 1;
}))]), W = f("pig/turn", (e) => [e.loop((e, t) => !t.over, e.ask("choose", {
	who: (e) => e.turn,
	options: (e) => e.turnTotal > 0 ? H : V,
	unavailable: (e) => e.turnTotal > 0 ? [] : [{
		value: "hold",
		rule: "PIG-2.2",
		why: "nothing-yet"
	}],
	params: ({ turnTotal: e }) => ({ turnTotal: e }),
	then: (e, t, n) => {
		t.over = n === "hold", t.over && G(e);
	}
}), e.when((e, t) => !t.over, e.roll("roll", {
	dice: () => 1,
	whose: (e) => [e.turn],
	then: (e, t, [n]) => {
		t.over = n === 1, K(e, n);
	}
})))]);
function G(e) {
	e.scores[e.turn] += e.turnTotal, r(() => ({
		type: "held",
		seat: e.turn,
		points: e.turnTotal,
		score: e.scores[e.turn]
	})), e.turnTotal = 0;
}
function K(e, t) {
	r(() => ({
		type: "rolled",
		seat: e.turn,
		face: t,
		lost: t === 1 ? e.turnTotal : 0
	})), e.turnTotal = t === 1 ? 0 : e.turnTotal + t;
}
var q = (e) => {
	let t = p(e, U);
	return t ? 1 + (t.vars.ended ?? 0) : 0;
}, J = (e) => e.scores.some((t) => t >= e.target), Y = {
	id: T.id,
	rulesVersion: 1,
	seats: T.seats,
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
	rules: U,
	view: k,
	turn: q,
	active: (e) => e.turn,
	events: O,
	outcome: (e) => J(e) ? {
		places: s(e.scores.map((e) => [e])),
		scores: [...e.scores],
		reason: "target"
	} : void 0,
	insight: D,
	bound: 1e5,
	content: [],
	vocabulary: L,
	text: F
}, X = Object.values(/* @__PURE__ */ u({ pig: () => Y })).find((e) => e?.id === "pig" && e.rulesVersion !== void 0), Z = {
	...X,
	rules: d(X.rules)
};
export { Z as game };
