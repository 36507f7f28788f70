import { InputError as e, chancesOf as t, eachLanguage as n, emit as r, frozenFlows as i, inEveryLanguage as a, innermost as o, itemsOf as s, listed as c, parseSeat as ee, placesOf as te, seatName as ne, seatOf as re, seatsFrom as ie, visit as ae, wholeOf as l } from "@alea/engine";
// \0rolldown/runtime.js
var oe = Object.defineProperty, se = (e, t) => {
	let n = {};
	for (var r in e) oe(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || oe(n, Symbol.toStringTag, { value: "Module" }), n;
}, u = [
	"white",
	"yellow",
	"red",
	"blue",
	"black"
], ce = [
	"W",
	"Y",
	"R",
	"B",
	"K"
], d = u.length * 6, f = (e, t) => e * 6 + t - 1, p = (e) => e / 6 | 0, le = (e) => e % 6 + 1, ue = Array.from({ length: d }, (e, t) => t), de = (e) => e - e % 6, m = ce.flatMap((e) => Array.from({ length: 6 }, (t, n) => `${e}${n + 1}`)), fe = u.map((e, t) => 63 << t * 6), pe = [
	[
		"forest",
		"mountain",
		"cave",
		"forest",
		"mountain",
		"cave"
	],
	[
		"mountain",
		"militia",
		"small-house",
		"traveller",
		"militia",
		"forest"
	],
	[
		"cave",
		"militia",
		"traveller",
		"militia",
		"small-house",
		"mountain"
	],
	[
		"forest",
		"small-house",
		"militia",
		"traveller",
		"militia",
		"cave"
	],
	[
		"mountain",
		"cave",
		"forest",
		"mountain",
		"cave",
		"forest"
	]
], h = [
	"small",
	"medium",
	"large"
], g = [
	{
		defense: 3,
		points: 2
	},
	{
		defense: 4,
		points: 3
	},
	{
		defense: 5,
		points: 4
	}
], _ = [
	{
		cost: [
			2,
			2,
			2
		],
		points: 5
	},
	{
		cost: [
			3,
			3,
			3
		],
		points: 10
	},
	{
		cost: [
			4,
			4,
			4
		],
		points: 20
	}
], me = (e) => g.map(() => e + 2), he = (e) => [
	e + 2,
	e,
	1
], ge = {
	"lumber-mill": x("resource", [
		2,
		0,
		0
	], 2, 0, {
		keyword: "harvest",
		ability: {
			verb: "gain",
			gain: [
				2,
				0,
				0
			]
		}
	}),
	quarry: x("resource", [
		0,
		2,
		0
	], 2, 0, {
		keyword: "harvest",
		ability: {
			verb: "gain",
			gain: [
				0,
				2,
				0
			]
		}
	}),
	mine: x("resource", [
		0,
		0,
		2
	], 2, 0, {
		keyword: "harvest",
		ability: {
			verb: "gain",
			gain: [
				0,
				0,
				2
			]
		}
	}),
	"regular-army": x("military", [
		0,
		0,
		2
	], 3, 1, {
		keyword: "army",
		ability: {
			verb: "strength",
			amount: 2
		}
	})
}, _e = {
	barracks: x("military", [
		0,
		2,
		1
	], 4, 2, { ability: { verb: "recruit" } }),
	blacksmith: x("military", [
		0,
		1,
		2
	], 4, 2, { ability: {
		verb: "forge",
		amount: 1
	} }),
	catapult: x("military", [
		2,
		0,
		1
	], 4, 2, {
		keyword: "army",
		ability: {
			verb: "strength",
			amount: 3
		},
		exhausts: !0
	}),
	"training-camp": x("military", [
		1,
		0,
		1
	], 3, 1, { ability: {
		verb: "train",
		amount: 1
	} }),
	"watch-tower": x("military", [
		1,
		1,
		1
	], 4, 2, {
		keyword: "army",
		ability: {
			verb: "watch",
			amount: 3
		}
	}),
	bazaar: x("economic", [
		1,
		0,
		1
	], 3, 1, {
		ability: {
			verb: "gain",
			gain: [
				1,
				1,
				1
			]
		},
		exhausts: !0
	}),
	"market-place": x("economic", [
		2,
		0,
		1
	], 4, 2, { ability: {
		verb: "exchange",
		most: 2,
		rate: 2
	} }),
	"merchant-guild": x("economic", [
		2,
		1,
		1
	], 5, 3, {
		ability: {
			verb: "harvest",
			amount: 1
		},
		exhausts: !0
	}),
	mint: x("economic", [
		0,
		2,
		2
	], 5, 3, { ability: {
		verb: "mint",
		amount: 1
	} }),
	storehouse: x("economic", [
		1,
		1,
		0
	], 3, 1, { ability: {
		verb: "multiply",
		pay: 1,
		get: 3
	} }),
	cathedral: x("cultural", [
		1,
		2,
		2
	], 6, "cultural-row", {}),
	"festival-hall": x("cultural", [
		2,
		0,
		0
	], 3, 1, { ability: {
		verb: "pairs",
		amount: 1
	} }),
	"grand-statue": x("cultural", [
		0,
		1,
		1
	], 4, 2, { adornments: 3 }),
	"great-wall": x("cultural", [
		0,
		2,
		1
	], 5, 3, { shelters: 2 }),
	manor: x("cultural", [
		1,
		2,
		0
	], 4, 2, { ability: {
		verb: "points",
		amount: 2
	} }),
	cemetery: x("civic", [
		1,
		1,
		0
	], 3, 1, {
		ability: {
			verb: "copy",
			from: "row"
		},
		exhausts: !0
	}),
	church: x("civic", [
		1,
		1,
		1
	], 4, 2, { ability: {
		verb: "copy",
		from: "dice"
	} }),
	stables: x("civic", [
		2,
		0,
		0
	], 3, 1, { ability: { verb: "ride" } }),
	"town-hall": x("civic", [
		2,
		2,
		1
	], 5, 3, { ability: {
		verb: "copy",
		from: "city"
	} }),
	well: x("civic", [
		0,
		1,
		1
	], 3, 1, { ability: {
		verb: "reroll",
		others: !0
	} })
}, ve = {
	forest: {
		type: "resource",
		ability: {
			verb: "gain",
			gain: [
				1,
				0,
				0
			]
		}
	},
	mountain: {
		type: "resource",
		ability: {
			verb: "gain",
			gain: [
				0,
				1,
				0
			]
		}
	},
	cave: {
		type: "resource",
		ability: {
			verb: "gain",
			gain: [
				0,
				0,
				1
			]
		}
	},
	militia: {
		type: "military",
		keyword: "army",
		ability: {
			verb: "strength",
			amount: 1
		}
	},
	"small-house": {
		type: "cultural",
		ability: {
			verb: "points",
			amount: 1
		}
	},
	traveller: {
		type: "civic",
		ability: {
			verb: "reroll",
			others: !1
		}
	}
}, v = {
	...ge,
	..._e,
	...ve
}, ye = Object.keys(ge), y = Object.keys(_e), b = Object.keys(v);
function x(e, t, n, r, i) {
	return {
		type: e,
		cost: t,
		defense: n,
		points: r,
		...i
	};
}
// packages/dice-city/src/content/cards.ts
var S = ye.length, be = y.length * 3, xe = S * 15 + be, C = b.map((e) => v[e]), Se = (e) => b.indexOf(e), w = (e) => b[e], Ce = Array.from({ length: xe }, (e, t) => t < S * 15 ? Math.floor(t / 15) : S + Math.floor((t - S * 15) / 3)), T = (e) => Ce[e], we = Array.from({ length: be }, (e, t) => S * 15 + t), Te = (e, t) => e * 15 + t - 1, Ee = Array.from({ length: d }, (e, t) => Se(pe[Math.floor(t / 6)][t % 6])), De = Se("regular-army"), E = [
	"wood",
	"stone",
	"iron"
], Oe = {
	[-1]: "done",
	[-2]: "none"
}, ke = (e) => (t) => e[t] ?? Oe[t] ?? String(t), Ae = [
	...E,
	"strength",
	"disturb"
], je = [
	"use",
	"pass",
	"refresh",
	"idle"
], Me = je.length * u.length, Ne = Me + u.length * d, Pe = Ne + u.length * d, Fe = (e) => e, Ie = (e) => u.length + e, Le = (e) => 2 * u.length + e, Re = (e) => 3 * u.length + e, ze = (e, t) => Me + e * d + t, Be = (e, t) => Ne + e * d + t, Ve = (e) => Pe + e, He = [
	...je.flatMap((e) => u.map((t, n) => ({
		act: e,
		die: n
	}))),
	...["reactivate", "move"].flatMap((e) => u.flatMap((t, n) => m.map((t, r) => ({
		act: e,
		die: n,
		cell: r
	})))),
	...Ae.map((e) => ({
		act: "glass",
		effect: e
	}))
], Ue = (e) => He[e], We = ke(He.map((e) => {
	if (e.act === "glass") return `glass:${e.effect}`;
	let t = `${e.act}:${ce[e.die]}`;
	return "cell" in e ? `${t}:${m[e.cell]}` : t;
})), Ge = ke(m), Ke = ke(E), qe = (e) => ce[e], Je = (e) => u.flatMap((t, n) => e & 1 << n ? [n] : []), Ye = (e) => Je(e).map(qe).join(",") || Oe[-2], Xe = 4, Ze = h.length, Qe = Ze + Xe * E.length, $e = (e) => e, et = (e, t) => Ze + e * E.length + t, tt = (e, t) => Qe + e * d + t, nt = Array.from({ length: Xe }, (e, t) => t), rt = [
	...h.map((e, t) => ({
		act: "bandit",
		pile: t
	})),
	...nt.flatMap((e) => E.map((t, n) => ({
		act: "rob",
		seat: e,
		resource: n
	}))),
	...nt.flatMap((e) => m.map((t, n) => ({
		act: "raid",
		seat: e,
		cell: n
	})))
], it = (e) => rt[e], at = ke(rt.map((e) => e.act === "bandit" ? h[e.pile] : `p${e.seat + 1}.${e.act === "rob" ? E[e.resource] : m[e.cell]}`)), ot = (e, t) => t ? `${e}@top` : e, st = S + y.length, ct = 2 * st, lt = (e) => e, ut = (e) => st + e, dt = (e) => ct + e, ft = [...[!1, !0].flatMap((e) => b.slice(0, st).map((t, n) => ({
	act: "buy",
	kind: n,
	top: e
}))), ...h.map((e, t) => ({
	act: "ship",
	pile: t
}))], pt = (e) => ft[e], mt = ke(ft.map((e) => e.act === "ship" ? `ship:${h[e.pile]}` : ot(b[e.kind], e.top))), ht = "none", gt = (e, t) => `${e}>${t.join(",")}`;
function _t(e, t) {
	let [n, r = ""] = e.split(">"), i = r.split(",");
	return {
		paid: E.map((e) => e === n ? i.length : 0),
		got: E.map((e) => t * i.filter((t) => t === e).length)
	};
}
var vt = (e, t) => e * 4 + t, yt = (e) => ({
	stone: e >> 2,
	iron: e & 3
});
function bt(e) {
	if (e === 0) return Oe[-2];
	let { stone: t, iron: n } = yt(e);
	return `${t}s${n}i`;
}
var xt = ["end", "play-on"];
// packages/dice-city/src/choice.ts
function St(e, t) {
	let n = e;
	if (t === -1) return {
		act: "done",
		question: n
	};
	if (t === -2 || t === "none") return {
		act: "none",
		question: n
	};
	let r = t;
	switch (n) {
		case "spend": return Ue(r);
		case "attack": return it(r);
		case "build": return pt(r);
		case "copy":
		case "ride":
		case "recruit":
		case "site": return wt[n][r];
		case "exchange": return {
			act: n,
			deal: t
		};
		case "multiply": return {
			act: n,
			resource: r
		};
		case "well": return r === 0 ? {
			act: "none",
			question: n
		} : {
			act: n,
			dice: Je(r)
		};
		case "disturb": return {
			act: n,
			die: r
		};
		case "discard": return {
			act: n,
			shown: r
		};
		case "adorn": return r === 0 ? {
			act: "none",
			question: n
		} : {
			act: n,
			...yt(r)
		};
		case "declare": return {
			act: n,
			end: t === "end"
		};
	}
}
var Ct = (e) => ue.map((t) => ({
	act: e,
	cell: t
})), wt = {
	copy: Ct("copy"),
	ride: Ct("ride"),
	recruit: Ct("recruit"),
	site: Ct("site")
}, { registered: Tt, flow: D, frameOf: Et, framesOf: Dt, isRunning: Ot, calledBy: kt, isOf: At, reads: jt, unwind: Mt, abort: Nt, enter: Pt } = i(2), Ft = ["normal", "hard"], It = {
	normal: 4,
	hard: 5
}, Lt = {
	"first-player": "note",
	dealt: "card",
	rolled: "roll",
	turn: "turn",
	used: "note",
	copied: "note",
	gained: "gain",
	strength: "gain",
	lasting: "gain",
	points: "gain",
	moved: "roll",
	rerolled: "roll",
	exchanged: "gain",
	discarded: "card",
	reactivated: "note",
	passed: "gain",
	idled: "note",
	hourglass: "note",
	bandit: "card",
	attacked: "hit",
	robbed: "hit",
	built: "card",
	adorned: "gain",
	shipped: "card",
	stored: "note",
	ending: "note",
	declined: "note",
	ended: "end"
}, O = (e) => ({
	card: e,
	location: w(T(e))
}), Rt = {
	title: "Dice City",
	pitch: "Five dice, thirty locations: build a city where every roll is a good one."
}, zt = {
	title: "Dice City",
	pitch: "Cinq dés, trente lieux\xA0: bâtissez une cité où tous les lancers sont bons."
}, Bt = a({
	en: Rt,
	fr: zt
}), Vt = {
	id: "dice-city",
	seats: {
		min: 1,
		max: 4,
		usual: 2
	},
	title: n((e) => Bt[e].title),
	pitch: n((e) => Bt[e].pitch)
}, Ht = [
	"bandits",
	"ships",
	"deck",
	"rows",
	"round-limit",
	"goal",
	"no-goal"
], k = (e) => e.rowSize > 0, Ut = ({ rowSize: e }, t) => e > 0 && t >= e, Wt = ({ rowSize: e, replaced: t }) => Math.ceil((be - t) / e), Gt = ({ ending: e, target: t }) => e === "goal" ? t + 5 : t, A = (e, t) => e.cities[t], j = (e) => e.cities[e.active];
function M(e, t) {
	let n = e.cells[t];
	return n === -1 ? Ee[t] : T(n);
}
var N = (e, t) => !!(e.off & 1 << t), Kt = (e, t) => e.cells[t] !== -1, qt = (e, t) => !N(e, t) && C[M(e, t)].ability !== void 0;
function Jt(e, t) {
	let n = C[M(e, t)].defense ?? 0, r = de(t);
	for (let i = r; i < r + 6; i++) i !== t && !N(e, i) && (n += C[M(e, i)].shelters ?? 0);
	return n;
}
function Yt(e, t) {
	let { points: n } = C[M(e, t)];
	return n === "cultural-row" ? Xt(e, t) : n ?? 0;
}
function Xt(e, t) {
	let n = de(t), r = 0;
	for (let t = n; t < n + 6; t++) C[M(e, t)].type === "cultural" && r++;
	return r;
}
var Zt = (e, t) => Math.max(1, g[t].defense - e.trained), P = (e, t) => me(e.cities.length)[t] - e.bandits[t].length, F = (e, t) => he(e.cities.length)[t] - e.ships[t].length;
function Qt(e) {
	let t = [];
	for (let n = 0; n < u.length; n++) $t(e, n) && t.push(n);
	return t;
}
function $t(e, t) {
	if (e.off & fe[t]) return !1;
	for (let n = t * 6; n < (t + 1) * 6; n++) if (e.cells[n] === -1) return !1;
	return !0;
}
var en = (e) => e.cells.reduce((e, t) => t === -1 ? e : e + 1, 0);
function tn(e) {
	let t = 0;
	for (let n = 0; n < d; n++) e.cells[n] !== -1 && (t += Yt(e, n));
	return t;
}
function nn(e, t) {
	let n = 0;
	for (let r = 0; r < 3; r++) {
		for (let i of e.bandits[r]) i === t && (n += g[r].points);
		for (let i of e.ships[r]) i === t && (n += _[r].points);
	}
	return n;
}
var I = (e, t) => A(e, t).points + nn(e, t) + tn(A(e, t)), L = (e, t) => e[0] >= t[0] && e[1] >= t[1] && e[2] >= t[2];
function rn(e, t) {
	for (let n = 0; n < 3; n++) e[n] -= t[n];
}
function an(e, { level: t, target: n, soloRefresh: r, openPoints: i, rowsDeclared: a }) {
	let o = e === 1 ? It[t] : 0;
	return {
		rowSize: o,
		target: n,
		soloRefresh: r,
		replaced: 0,
		openPoints: i,
		rowsDeclared: a,
		round: 0,
		first: 0,
		active: 0,
		strength: 0,
		watch: 0,
		armies: 0,
		forged: 0,
		minted: 0,
		trained: 0,
		passed: !1,
		refreshed: !1,
		deck: [...we],
		display: Array(o > 0 ? 2 * o : 8).fill(-1),
		discards: 0,
		piles: Array(S).fill(15),
		bandits: [
			[],
			[],
			[]
		],
		ships: [
			[],
			[],
			[]
		],
		cities: Array.from({ length: e }, () => ({
			cells: Array(d).fill(-1),
			off: 0,
			dice: Array(u.length).fill(0),
			stock: [
				0,
				0,
				0
			],
			hourglasses: 0,
			points: 0
		})),
		ended: !1
	};
}
// packages/dice-city/src/abilities/glory.ts
var on = {
	resolve(e, t, { amount: n }) {
		return R(e, n), "";
	},
	estimate: ({ amount: e }) => e
}, sn = {
	resolve(e, t, { amount: n }) {
		return R(e, n * j(e).stock.reduce((e, t) => e + Math.floor(t / 2), 0)), "";
	},
	estimate: ({ amount: e }) => e
};
function R(e, t) {
	t !== 0 && (j(e).points += t, r(() => ({
		type: "points",
		seat: e.active,
		points: t
	})));
}
function z(e, t) {
	e.ending !== void 0 || k(e) || (e.ending = t, r(() => ({
		type: "ending",
		seat: e.active,
		reason: t
	})));
}
var cn = 2, ln = 2;
function un(e) {
	pn(e) === 0 && z(e, "bandits");
}
function dn(e) {
	mn(e) >= cn && z(e, "ships");
}
var fn = (e) => Qt(j(e)).length >= ln, pn = (e) => P(e, 0) + P(e, 1) + P(e, 2);
function mn(e) {
	let t = 0;
	for (let n = 0; n < 3; n++) F(e, n) === 0 && t++;
	return t;
}
function hn(e) {
	e.ending === void 0 && !e.rowsDeclared && fn(e) && z(e, "rows");
}
function gn(e) {
	e.round >= 100 && z(e, "round-limit");
}
function _n(e) {
	if (k(e)) return [];
	let t = me(e.cities.length).reduce((e, t) => e + t, 0), n = be - 8, r = e.cities.map((e) => Qt(e).length), i = Math.max(...r);
	return [
		{
			end: "bandits",
			done: t - pn(e),
			of: t,
			seat: null
		},
		{
			end: "ships",
			done: Math.min(cn, mn(e)),
			of: cn,
			seat: null
		},
		{
			end: "deck",
			done: Math.max(0, n - e.deck.length),
			of: n,
			seat: null
		},
		{
			end: "rows",
			done: Math.min(ln, i),
			of: ln,
			seat: r.indexOf(i)
		}
	];
}
function vn(e, t) {
	e.ending = t, e.ended = !0, r(() => ({
		type: "ended",
		reason: t,
		scores: e.cities.map((t, n) => I(e, n)),
		...k(e) ? { nextTarget: Gt(e) } : {}
	}));
}
// packages/dice-city/src/rules/display.ts
function yn(e, t = 0) {
	let n = [];
	for (let r = t; r < e.display.length; r++) e.display[r] === -1 && n.push(r);
	bn(e, n);
}
function bn(e, t) {
	let n = [];
	for (let r = 0; r < t.length && e.deck.length > 0; r++) {
		let i = e.deck.pop();
		e.display[t[r]] = i, n.push(i);
	}
	return n.length === 0 ? 0 : (r(() => ({
		type: "dealt",
		cards: n.map(O)
	})), e.deck.length === 0 && z(e, "deck"), n.length);
}
function xn(e, t) {
	let n = [];
	for (let r of t) {
		let t = e.display[r];
		t !== -1 && (n.push(t), e.display[r] = -1, e.discards++);
	}
	n.length > 0 && r(() => ({
		type: "discarded",
		seat: e.active,
		cards: n.map(O)
	}));
}
function Sn(e) {
	let { display: t, rowSize: n } = e, r = Array.from({ length: n }, (e, t) => t);
	xn(e, r);
	for (let e of r) t[e] = t[e + n], t[e + n] = -1;
	yn(e, n);
}
// packages/dice-city/src/rules/place.ts
function Cn(e, t, n, i) {
	let a = A(e, t), o = a.cells[n];
	a.cells[n] = i, a.off &= ~(1 << n), ae(() => `build/${w(T(i))}`), o !== -1 && (e.discards++, ae(() => `cover/${w(T(o))}`)), r(() => ({
		type: "built",
		seat: t,
		cell: m[n],
		piece: O(i),
		...o === -1 ? {} : { covered: O(o) }
	})), hn(e);
}
function wn(e, t, n) {
	let r = A(e, t);
	r.off |= 1 << n, ae(() => `deactivate/${w(T(r.cells[n]))}`);
}
// packages/dice-city/src/rules/build.ts
var Tn = D("dice-city/build", (e) => [e.run((e, t) => {
	t.over = !1, t.card = -1;
}), e.loop((e, t) => !t.over, e.ask("build", {
	who: (e) => e.active,
	options: En,
	key: mt,
	params: (e) => ({ stock: [...j(e).stock] }),
	unavailable: kn,
	auto: !0,
	then: (e, t, n) => An(e, t, pt(n))
}), e.when((e, t) => t.card !== -1, e.ask("adorn", {
	who: (e) => e.active,
	options: Nn,
	key: bt,
	auto: !0,
	then: (e, t, n) => Pn(e, yt(n))
}), e.ask("site", {
	who: (e) => e.active,
	options: () => ue,
	key: Ge,
	params: (e, t) => ({ kind: T(t.card) }),
	then: (e, t, n) => {
		Cn(e, e.active, n, t.card), t.card = -1, k(e) || yn(e);
	}
})))]);
function En(e) {
	let { stock: t } = j(e), n = [-1], r = t[0] + t[1] + t[2];
	if (r < 2) return n;
	for (let r = 0; r < S; r++) e.piles[r] > 0 && L(t, C[r].cost) && n.push(lt(r));
	for (let [r, i] of On(e)) L(t, C[r].cost) && n.push(i);
	if (r >= 6) for (let r = 0; r < _.length; r++) L(t, _[r].cost) && Dn(e, r) && n.push(dt(r));
	return n;
}
var Dn = (e, t) => k(e) || F(e, t) > 0;
function On(e) {
	let { display: t, rowSize: n } = e, r = [], i = 0;
	for (let a = 0; a < t.length; a++) {
		a === n && (i = 0);
		let o = t[a];
		if (o === -1) continue;
		let s = T(o);
		i & 1 << s || r.push([s, Ut(e, a) ? ut(s) : lt(s)]), i |= 1 << s;
	}
	return r;
}
function kn(e) {
	let { stock: t } = j(e), n = [];
	for (let r = 0; r < S; r++) e.piles[r] === 0 ? n.push({
		value: lt(r),
		rule: "DC-2.2"
	}) : L(t, C[r].cost) || n.push({
		value: lt(r),
		rule: "DC-7.1"
	});
	for (let [r, i] of On(e)) L(t, C[r].cost) || n.push({
		value: i,
		rule: "DC-7.1"
	});
	for (let r = 0; r < _.length; r++) Dn(e, r) ? L(t, _[r].cost) || n.push({
		value: dt(r),
		rule: "DC-7.5"
	}) : n.push({
		value: dt(r),
		rule: "DC-7.6"
	});
	return n;
}
function An(e, t, n) {
	n ? n.act === "ship" ? Mn(e, n.pile) : (t.card = n.kind < S ? Te(n.kind, e.piles[n.kind]--) : jn(e, n), rn(j(e).stock, C[n.kind].cost)) : t.over = !0;
}
function jn({ display: e, rowSize: t }, { kind: n, top: r }) {
	let i = e.findIndex((e, i) => e !== -1 && T(e) === n && (!r || i >= t)), a = e[i];
	return e[i] = -1, a;
}
function Mn(e, t) {
	let { cost: n, points: i } = _[t];
	rn(j(e).stock, n), r(() => ({
		type: "shipped",
		seat: e.active,
		size: h[t],
		points: i
	})), k(e) ? R(e, i) : e.ships[t].push(e.active), dn(e);
}
function Nn(e, { card: t }) {
	let n = C[T(t)].adornments ?? 0, [, r, i] = j(e).stock, a = [];
	for (let e = 0; e <= Math.min(n, r); e++) for (let t = 0; t <= Math.min(n - e, i); t++) a.push(vt(e, t));
	return a;
}
function Pn(e, { stone: t, iron: n }) {
	t + n !== 0 && (rn(j(e).stock, [
		0,
		t,
		n
	]), r(() => ({
		type: "adorned",
		seat: e.active,
		stone: t,
		iron: n
	})), R(e, t + n));
}
// packages/dice-city/src/insight/strength.ts
var Fn = 40, In = /* @__PURE__ */ new Map();
function Ln(e) {
	let t = e.join(), n = In.get(t) ?? Rn(e);
	return In.set(t, n), n;
}
function Rn(e) {
	let t = [0];
	for (let n = 1; n <= Fn; n++) {
		t[n] = t[n - 1];
		for (let [r, i] of e.entries()) i > 0 && i <= n && (t[n] = Math.max(t[n], t[n - i] + g[r].points));
	}
	return t;
}
function zn(e, t) {
	let n = e.strength + e.watch;
	if (n === 0) return 0;
	let r = Ln(g.map((t, n) => k(e) || P(e, n) > 0 ? Zt(e, n) : 0)), i = Math.min(n, Fn), a = r[i], o = i;
	for (; o > 0 && r[o - 1] === a;) o--;
	return a + t * (n - o);
}
// packages/dice-city/src/abilities/choices.ts
var Bn = Kn("recruit", 1.1), Vn = Kn("exchange", 1.2), Hn = Kn("multiply", 1.2), Un = Kn("copy", 1.3), Wn = Kn("ride", .6), Gn = {
	resolve: (e, t, { others: n }) => n ? "reroll-with-others" : "reroll",
	estimate: ({ others: e }) => e ? .9 : .7
};
function Kn(e, t) {
	return {
		resolve: () => e,
		estimate: () => t
	};
}
// packages/dice-city/src/abilities/force.ts
var qn = {
	resolve(e, t, { amount: n }) {
		return Zn(e, n + Qn(e, t)), "";
	},
	estimate: ({ amount: e }) => .55 * e
}, Jn = {
	resolve(e, t, { amount: n }) {
		e.watch += n, r(() => ({
			type: "strength",
			seat: e.active,
			amount: n,
			total: e.watch,
			banditsOnly: !0
		}));
		let i = Qn(e, t);
		return i > 0 && Zn(e, i), "";
	},
	estimate: ({ amount: e }) => .5 * e
}, Yn = {
	resolve(e, t, { amount: n }) {
		return e.forged += n, r(() => ({
			type: "lasting",
			seat: e.active,
			effect: "forge",
			total: e.forged
		})), e.armies > 0 && Zn(e, n * e.armies), "";
	},
	estimate: () => .8
}, Xn = {
	resolve(e, t, { amount: n }) {
		return e.trained += n, r(() => ({
			type: "lasting",
			seat: e.active,
			effect: "train",
			total: e.trained
		})), "";
	},
	estimate: () => .6
};
function Zn(e, t) {
	e.strength += t, r(() => ({
		type: "strength",
		seat: e.active,
		amount: t,
		total: e.strength,
		banditsOnly: !1
	}));
}
function Qn(e, { cell: t }) {
	return C[M(j(e), t)].keyword === "army" ? (e.armies++, e.forged) : 0;
}
// packages/dice-city/src/abilities/gain.ts
var $n = {
	resolve(e, { cell: t }, { gain: n }) {
		let { type: r } = C[M(j(e), t)];
		return er(e, n, r === "resource" ? e.minted : 0), "";
	},
	estimate: ({ gain: [e, t, n] }) => .7 * (e + t + n)
};
function er(e, t, n = 0) {
	let { stock: i } = j(e);
	for (let e = 0; e < 3; e++) t[e] > 0 && (i[e] += t[e] + n);
	r(() => ({
		type: "gained",
		seat: e.active,
		gain: t.map((e) => e > 0 ? e + n : 0)
	}));
}
// packages/dice-city/src/abilities/verbs.ts
var tr = {
	gain: $n,
	strength: qn,
	watch: Jn,
	points: on,
	pairs: sn,
	forge: Yn,
	train: Xn,
	mint: {
		resolve(e, t, { amount: n }) {
			return e.minted += n, r(() => ({
				type: "lasting",
				seat: e.active,
				effect: "mint",
				total: e.minted
			})), "";
		},
		estimate: () => .9
	},
	harvest: {
		resolve(e, { cell: t }, { amount: n }) {
			let r = j(e), i = [
				0,
				0,
				0
			], a = de(t);
			for (let e = a; e < a + 6; e++) {
				let { keyword: t, ability: a } = C[M(r, e)];
				if (!(t !== "harvest" || N(r, e) || a?.verb !== "gain")) for (let e = 0; e < 3; e++) a.gain[e] > 0 && (i[e] += n);
			}
			return er(e, i), "";
		},
		estimate: ({ amount: e }) => e
	},
	recruit: Bn,
	exchange: Vn,
	multiply: Hn,
	copy: Un,
	ride: Wn,
	reroll: Gn
}, nr = (e) => tr[e.verb], rr = (e, t, n) => nr(n).resolve(e, t, n), ir = (e) => nr(e).estimate(e), B = C.map(({ ability: e }) => e ? ir(e) : 0), ar = C.map(({ ability: e }) => e?.verb === "copy"), or = C.map(({ ability: e }) => e?.verb === "harvest"), sr = C.map(({ keyword: e }) => e === "harvest"), cr = C.map(({ exhausts: e }) => e === !0), lr = (e) => B[e];
function ur(e, t, n) {
	let r = M(e, t);
	return ar[r] || or[r] ? dr(e, t, r, n) : cr[r] ? B[r] - n.waking / 2 : B[r];
}
function dr(e, t, n, r) {
	let i = de(t), a = 0, o = B[n];
	for (let n = i; n < i + 6; n++) {
		if (n === t || N(e, n)) continue;
		let r = M(e, n);
		sr[r] ? a++ : B[r] > o && (o = B[r]);
	}
	let s = or[n] ? .75 * a : o;
	return cr[n] ? s - r.waking / 2 : s;
}
function fr(e, t) {
	let n = 0;
	for (let r = 0; r < e.cells.length; r += 6) {
		let i = 0, a = 0;
		for (let n = r; n < r + 6; n++) {
			let r = N(e, n) ? 0 : ur(e, n, t);
			i += r, r > a && (a = r);
		}
		let o = i / 6;
		n += o + t.choice * (a - o);
	}
	return n;
}
// packages/dice-city/src/insight/evaluate.ts
function pr(e, n) {
	let r = Sr(e, n), i = e.cities.map((t, i) => mr(e, i, r, n)), a = n.lead + n.doubt * r;
	return k(e) ? [1 / (1 + Math.exp((e.target - i[0]) / a))] : t(i, a);
}
function mr(e, t, n, r) {
	let i = A(e, t), a = t === e.active, o = gr(e, t) ? Math.max(0, n - 1) : n, s = a || _r(e, t);
	return I(e, t) + r.income * o * fr(i, r) + (s ? vr(i, r) + r.hourglass * i.hourglasses : 0) + (a ? br(e, n, r) : s ? yr(i, r) : 0);
}
var hr = (e, t) => (t - e.first + e.cities.length) % e.cities.length, gr = (e, t) => hr(e, t) < hr(e, e.active), _r = (e, t) => e.ending === void 0 || hr(e, t) > hr(e, e.active);
function vr(e, t) {
	let n = 0;
	for (let r = 0; r < u.length; r++) {
		let i = e.dice[r];
		if (i === 0) continue;
		let a = f(r, i);
		n += Math.max(t.spare, N(e, a) ? 0 : ur(e, a, t));
	}
	return n;
}
var yr = ({ stock: e }, { kept: t }) => t * (e[0] + e[1] + e[2]);
function br(e, t, n) {
	let r = j(e), i = n.resource + n.growth * t, { stock: a } = r, o = 0;
	for (let e = 0; e < u.length; e++) r.dice[e] !== 0 && o++;
	let s = a[0] + a[1] + a[2], c = i * s;
	for (let t = 0; t < _.length; t++) {
		if (!k(e) && F(e, t) === 0) continue;
		let { cost: r, points: ee } = _[t], te = 0;
		for (let e = 0; e < 3; e++) te += Math.max(0, r[e] - a[e]);
		if (te > o) continue;
		let ne = ee * n.hope ** te + i * Math.max(0, s + te - 3 * r[0]);
		ne > c && (c = ne);
	}
	return c + zn(e, n.strength) + xr(e, t, n);
}
function xr(e, t, n) {
	let r = Et(e, Tn)?.vars.card ?? -1;
	if (r === -1) return 0;
	let i = T(r), { points: a } = C[i], o = Math.max(0, lr(i) - .6) / 6;
	return (typeof a == "number" ? a : 3) + n.income * t * o;
}
function Sr(e, t) {
	if (k(e)) return Wt(e) - e.round;
	if (e.ending !== void 0) return 0;
	let n = e.cities.length, r = 0, i = [];
	for (let t = 0; t < 3; t++) r += P(e, t), i.push(F(e, t));
	i.sort((e, t) => e - t);
	let a = 6 * u.length;
	for (let t of e.cities) a = Math.min(a, Cr(t));
	return Math.min(t.longest, t.deckPace * e.deck.length / n, t.banditPace * r / n, t.shipPace * (i[0] + i[1]) / n, t.rowPace * a);
}
function Cr(e) {
	let t = 6, n = 6;
	for (let r = 0; r < e.cells.length; r += 6) {
		let i = 0;
		for (let t = r; t < r + 6; t++) (e.cells[t] === -1 || N(e, t)) && i++;
		i < t ? (n = t, t = i) : i < n && (n = i);
	}
	return t + n;
}
// packages/dice-city/src/insight/weights.ts
var wr = {
	resource: .55,
	growth: .03,
	kept: .5,
	hope: .6,
	strength: .25,
	hourglass: .35,
	spare: .3,
	choice: .25,
	income: .9,
	waking: .7,
	deckPace: .75,
	banditPace: 1.6,
	shipPace: 2.2,
	rowPace: 1.1,
	longest: 14,
	lead: 3,
	doubt: .5
}, Tr = [
	"exchange",
	"multiply",
	"well",
	"disturb",
	"discard",
	"declare"
];
function Er(e, { name: t, options: n }, r) {
	if (!Tr.includes(t)) return n[r].map((n) => Dr(e, St(t, n)));
}
function Dr(e, t) {
	switch (t.act) {
		case "glass": return t.effect === "disturb" ? .2 : .8;
		case "use":
		case "pass":
		case "refresh":
		case "idle":
		case "reactivate":
		case "move": return Or(e, t);
		case "bandit": return g[t.pile].points;
		case "rob": return .8;
		case "raid": return .5 + Yt(A(e, t.seat), t.cell);
		case "ship": return _[t.pile].points;
		case "buy": {
			let { points: e } = C[t.kind];
			return (typeof e == "number" ? e : 3) + lr(t.kind);
		}
		case "site":
		case "recruit": return kr(e, t.cell);
		case "copy": return lr(M(j(e), t.cell));
		case "ride": return ur(j(e), t.cell, wr);
		case "adorn": return t.stone + t.iron;
		case "done":
		case "none":
		case "exchange":
		case "multiply":
		case "well":
		case "disturb":
		case "discard":
		case "declare": return 0;
	}
}
function Or(e, t) {
	let n = j(e), r = (e) => N(n, e) ? 0 : ur(n, e, wr), i = r(f(t.die, n.dice[t.die]));
	switch (t.act) {
		case "use": return i + .2;
		case "pass": return .6 - i;
		case "refresh": return .2 - i;
		case "idle": return -i;
		case "reactivate": return .5 + lr(M(n, t.cell)) / 3 - i;
		case "move": {
			let e = p(t.cell);
			return r(t.cell) - r(f(e, n.dice[e])) - i;
		}
	}
}
function kr(e, t) {
	let n = j(e);
	return -Yt(n, t) - (N(n, t) ? 0 : ur(n, t, wr));
}
// packages/dice-city/src/insight/insight.ts
var Ar = {
	evaluate: (e) => pr(e, wr),
	sense: Er,
	progress: (e) => e.round,
	horizon: 0
};
// packages/dice-city/src/redeal.ts
function jr(e, t, n) {
	let { deck: r } = e;
	Mr(r);
	for (let e = r.length - 1; e > 0; e--) {
		let t = n.below(e + 1), i = r[e];
		r[e] = r[t], r[t] = i;
	}
}
function Mr(e) {
	for (let t = 0; t < e.length; t++) Nr[e[t]] = 1;
	let t = 0;
	for (let n = we[0]; n < xe; n++) Nr[n] !== 0 && (e[t++] = n, Nr[n] = 0);
}
var Nr = new Uint8Array(xe), Pr = D("dice-city/attack", (e) => [e.run((e, t) => {
	t.over = !1;
}), e.loop((e, t) => !t.over, e.ask("attack", {
	who: (e) => e.active,
	options: Ir,
	key: at,
	params: ({ strength: e, watch: t }) => ({
		strength: e,
		watch: t
	}),
	unavailable: Rr,
	auto: !0,
	then: zr
}))]), Fr = [-1];
function Ir(e) {
	let { strength: t, watch: n, active: r } = e;
	if (t + n === 0) return Fr;
	let i = [];
	for (let r = 0; r < g.length; r++) Lr(e, r) && Zt(e, r) <= t + n && i.push($e(r));
	if (t >= 2) for (let n = 0; n < e.cities.length; n++) {
		if (n === r) continue;
		let a = A(e, n);
		for (let e = 0; e < E.length; e++) a.stock[e] > 0 && i.push(et(n, e));
		for (let e = 0; e < d; e++) Kt(a, e) && !N(a, e) && Jt(a, e) <= t && i.push(tt(n, e));
	}
	return i.push(-1), i;
}
var Lr = (e, t) => k(e) || P(e, t) > 0;
function Rr(e) {
	let t = Ir(e), n = [], r = (e, r) => {
		t.includes(e) || n.push({
			value: e,
			rule: r
		});
	}, i = (t, n) => t <= e.strength + e.watch ? "DC-6.6" : n;
	for (let t = 0; t < g.length; t++) r($e(t), Lr(e, t) ? "DC-6.2" : "DC-6.8");
	for (let [t, n] of e.cities.entries()) if (t !== e.active) {
		for (let e = 0; e < E.length; e++) n.stock[e] > 0 && r(et(t, e), i(2, "DC-6.5"));
		for (let e = 0; e < d; e++) Kt(n, e) && r(tt(t, e), N(n, e) ? "DC-6.4" : i(Jt(n, e), "DC-6.3"));
	}
	return n;
}
function zr(e, t, n) {
	let r = it(n);
	r ? r.act === "bandit" ? Br(e, r.pile) : r.act === "rob" ? Vr(e, r.seat, r.resource) : Hr(e, r.seat, r.cell) : t.over = !0;
}
function Br(e, t) {
	let { points: n } = g[t], i = Zt(e, t), a = Math.min(e.watch, i);
	e.watch -= a, e.strength -= i - a, r(() => ({
		type: "bandit",
		seat: e.active,
		size: h[t],
		points: n
	})), k(e) ? R(e, n) : e.bandits[t].push(e.active), un(e);
}
function Vr(e, t, n) {
	e.strength -= 2, A(e, t).stock[n]--, j(e).stock[n]++, r(() => ({
		type: "robbed",
		seat: e.active,
		owner: t,
		resource: E[n]
	}));
}
function Hr(e, t, n) {
	let i = A(e, t), a = Yt(i, n), o = w(M(i, n));
	e.strength -= Jt(i, n), ae(() => `attack/${o}`), r(() => ({
		type: "attacked",
		seat: e.active,
		owner: t,
		cell: m[n],
		location: o,
		points: a
	})), wn(e, t, n), R(e, a);
}
// packages/dice-city/src/rules/follow/dice.ts
var Ur = D("dice-city/reroll", (e) => [e.roll("reroll", {
	dice: () => 1,
	then: (e, t, n) => qr(e, e.active, [t.die], n)
})]), Wr = D("dice-city/well", (e) => [e.ask("well", {
	who: (e) => e.active,
	options: (e) => Gr(j(e).dice),
	key: Ye,
	auto: !0,
	then: (e, t, n) => {
		t.others = n;
	}
}), e.roll("reroll", {
	dice: (e, t) => Kr(t).length,
	then: (e, t, n) => qr(e, e.active, Kr(t), n)
})]);
function Gr(e) {
	let t = [0];
	for (let n = 0; n < u.length; n++) if (e[n] !== 0) for (let e = t.length - 1; e >= 0; e--) t.push(t[e] | 1 << n);
	return t;
}
var Kr = ({ die: e, others: t = 0 }) => u.flatMap((n, r) => r === e || t & 1 << r ? [r] : []);
function qr(e, t, n, i) {
	let { dice: a } = A(e, t);
	for (let e = 0; e < n.length; e++) a[n[e]] = i[e];
	r(() => ({
		type: "rerolled",
		seat: e.active,
		owner: t,
		dice: n.map((e) => ({
			die: u[e],
			cell: m[f(e, a[e])]
		}))
	}));
}
var Jr = D("dice-city/ride", (e) => [e.ask("ride", {
	who: (e) => e.active,
	options: (e) => {
		let t = j(e).dice.flatMap((e, t) => Yr(t, e));
		return t.length > 0 ? [...t, -2] : t;
	},
	key: Ge,
	then: (e, t, n) => {
		n !== -2 && Xr(e, t.die, n);
	}
})]), Yr = (e, t) => t === 0 ? [] : Array.from({ length: 6 }, (t, n) => f(e, n + 1)).filter((n) => n !== f(e, t));
function Xr(e, t, n) {
	j(e).dice[p(n)] = le(n), r(() => ({
		type: "moved",
		seat: e.active,
		by: u[t],
		die: u[p(n)],
		cell: m[n]
	}));
}
// packages/dice-city/src/rules/use.ts
function Zr(e, t, n) {
	let i = M(j(e), t.cell), { ability: a, exhausts: o } = C[i];
	if (!a) throw Error(`${w(i)} has nothing to use`);
	return ae(() => `use/${w(i)}`), r(() => {
		let r = {
			seat: e.active,
			cell: m[t.cell],
			location: w(i)
		};
		return n ? {
			type: "copied",
			...r
		} : {
			type: "used",
			die: u[t.die],
			...r
		};
	}), o && wn(e, e.active, t.cell), rr(e, t, a);
}
// packages/dice-city/src/rules/follow/recruit.ts
var Qr = [], $r = D("dice-city/recruit", (e) => [e.ask("recruit", {
	who: (e) => e.active,
	options: (e) => e.piles[De] > 0 ? ue : Qr,
	key: Ge,
	then: (e, t, n) => {
		let r = Te(De, e.piles[De]--);
		Cn(e, e.active, n, r);
	}
})]), ei = D("dice-city/exchange", (e) => [e.ask("exchange", {
	who: (e) => e.active,
	options: (e, t) => {
		let { most: n } = ai(e, t, "exchange"), r = j(e).stock.flatMap((e, t) => ti(t, Math.min(e, n)));
		return r.length > 0 ? [...r, ht] : r;
	},
	then: (e, t, n) => {
		if (n === "none") return;
		let { paid: r, got: i } = _t(n, ai(e, t, "exchange").rate);
		ii(e, r, i);
	}
})]);
function ti(e, t) {
	let [n, r] = E.filter((t, n) => n !== e), i = [];
	for (let a = 1; a <= t; a++) for (let t = a; t >= 0; t--) i.push(gt(E[e], [...Array(t).fill(n), ...Array(a - t).fill(r)]));
	return i;
}
var ni = D("dice-city/multiply", (e) => [e.ask("multiply", {
	who: (e) => e.active,
	options: (e, t) => {
		let { pay: n } = ai(e, t, "multiply"), r = j(e).stock.flatMap((e, t) => e >= n ? [t] : []);
		return r.length > 0 ? [...r, -2] : r;
	},
	key: Ke,
	then: (e, t, n) => {
		if (n === -2) return;
		let { pay: r, get: i } = ai(e, t, "multiply");
		ii(e, ri(n, r), ri(n, i));
	}
})]), ri = (e, t) => E.map((n, r) => r === e ? t : 0);
function ii(e, t, n) {
	let { stock: i } = j(e);
	for (let e = 0; e < 3; e++) i[e] += n[e] - t[e];
	r(() => ({
		type: "exchanged",
		seat: e.active,
		paid: [...t],
		got: [...n]
	}));
}
function ai(e, { cell: t }, n) {
	let { ability: r } = C[M(j(e), t)];
	if (r?.verb !== n) throw Error(`There is nothing to ${n} with`);
	return r;
}
// packages/dice-city/src/rules/follow/plain.ts
var oi = {
	recruit: $r,
	exchange: ei,
	multiply: ni,
	ride: Jr,
	reroll: Ur,
	"reroll-with-others": Wr
}, si = D("dice-city/copy", (e) => [e.ask("copy", {
	who: (e) => e.active,
	options: (e, t) => li(e, t).filter((n) => di(e, t, n)),
	unavailable: (e, t) => li(e, t).flatMap((n) => di(e, t, n) ? [] : [{
		value: n,
		rule: t.chain & 1 << n ? "DC-5.30" : N(j(e), n) ? "DC-5.31" : "DC-5.28"
	}]),
	key: Ge,
	params: (e, t) => ({
		cell: t.cell,
		location: M(j(e), t.cell)
	}),
	auto: !0,
	then: (e, t, n) => {
		t.target = n, t.next = Zr(e, {
			cell: n,
			die: t.die,
			chain: t.chain | 1 << n
		}, !0);
	}
}), e.when((e, t) => !!t.next, e.call((e, t) => ci(t.next), (e, t) => ({
	cell: t.target,
	die: t.die,
	chain: t.chain | 1 << t.target
})))]), ci = (e) => e === "copy" ? si : oi[e];
function li(e, { cell: t }) {
	let n = j(e), { ability: r } = C[M(n, t)];
	switch (r?.verb === "copy" && r.from) {
		case "row": return ui[p(t)].filter((e) => e !== t);
		case "dice": return n.dice.flatMap((e, t) => e === 0 ? [] : [f(t, e)]);
		default: return ue;
	}
}
var ui = u.map((e, t) => ue.filter((e) => p(e) === t)), di = (e, { chain: t }, n) => !(t & 1 << n) && qt(j(e), n), fi = u.map((e, t) => t), pi = D("dice-city/disturb", (e) => [e.each("owner", (e) => ie(e.active, e.cities.length).slice(1), e.ask("disturb", {
	who: (e) => e.active,
	options: () => fi,
	key: qe,
	params: (e, t) => ({ owner: t.owner }),
	then: (e, t, n) => {
		t.picked = n;
	}
}), e.roll("reroll", {
	dice: () => 1,
	then: (e, t, n) => {
		qr(e, t.owner, [t.picked], n), t.picked = void 0;
	}
}))]), mi = D("dice-city/refresh", (e) => [
	e.run((e, t) => {
		t.chosen = [];
	}),
	e.loop((e, t) => t.chosen.length < 4, e.ask("discard", {
		who: (e) => e.active,
		options: (e, t) => gi(e, t.chosen),
		key: (e, t) => ot(w(T(t.display[e])), Ut(t, e)),
		params: (e, t) => ({ left: 4 - t.chosen.length }),
		auto: !0,
		then: (e, t, n) => {
			t.chosen.push(n);
		}
	})),
	e.run((e, t) => {
		xn(e, t.chosen);
		let n = bn(e, [...t.chosen].sort(hi));
		k(e) && (e.replaced += n);
	})
]), hi = (e, t) => e - t;
function gi(e, t) {
	let { display: n, rowSize: r } = e, i = 0, a = 0, o = [];
	for (let e = 0; e < n.length; e++) {
		e === r && (i = 0);
		let s = n[e];
		if (s === -1 || t.includes(e)) continue;
		a++;
		let c = 1 << T(s);
		(i & c) === 0 && o.push(e), i |= c;
	}
	return a + t.length === 4 ? o.slice(0, 1) : o;
}
// packages/dice-city/src/rules/follow/follow.ts
var _i = {
	...oi,
	copy: si
}, vi = {
	..._i,
	refresh: mi,
	disturb: pi
}, yi = D("dice-city/dice", (e) => [e.run((e, t) => {
	t.next = "", t.over = !1;
}), e.loop((e, t) => !t.over && (xi(j(e)) || Si(e)), e.ask("spend", {
	who: (e) => e.active,
	options: Ci,
	key: We,
	params: (e) => ({
		dice: bi(j(e)),
		hourglasses: j(e).hourglasses
	}),
	unavailable: Ei,
	auto: !0,
	then: Di
}), e.when((e, t) => t.next !== "", e.call((e, t) => vi[t.next], (e, t) => ({
	cell: t.cell,
	die: t.die,
	chain: t.chain
}))))]), bi = ({ dice: e }) => e.reduce((e, t) => t === 0 ? e : e + 1, 0);
function xi({ dice: e }) {
	for (let t = 0; t < u.length; t++) if (e[t] !== 0) return !0;
	return !1;
}
var Si = (e) => j(e).hourglasses >= 2;
function Ci(e) {
	let t = j(e), n = [], r = [];
	for (let e = 0; e < u.length; e++) t.dice[e] !== 0 && r.push(e);
	for (let e of r) qt(t, f(e, t.dice[e])) && n.push(Fe(e));
	for (let t of r) n.push(e.passed ? Re(t) : Ie(t));
	if (wi(e)) for (let e of r) n.push(Le(e));
	if (t.off !== 0) for (let e of r) for (let r = 0; r < d; r++) N(t, r) && n.push(ze(e, r));
	for (let e of r) for (let i of r) {
		if (i === e) continue;
		let r = t.dice[i];
		r > 1 && n.push(Be(e, f(i, r - 1))), r < 6 && n.push(Be(e, f(i, r + 1)));
	}
	if (r.length === 0 && n.push(-1), t.hourglasses >= 2) for (let t = 0; t < Ae.length; t++) (Ae[t] !== "disturb" || e.cities.length > 1) && n.push(Ve(t));
	return n;
}
function wi(e) {
	if (e.refreshed || Ti(e) || e.deck.length === 0) return !1;
	let t = 0;
	for (let n = 0; n < e.display.length; n++) e.display[n] !== -1 && t++;
	return t >= 4;
}
var Ti = (e) => k(e) && !e.soloRefresh;
function Ei(e) {
	let t = j(e), n = [];
	for (let r = 0; r < u.length; r++) {
		let i = t.dice[r];
		if (i === 0) continue;
		let a = f(r, i);
		qt(t, a) || n.push({
			value: Fe(r),
			rule: N(t, a) ? "DC-5.31" : "DC-5.28"
		}), e.passed ? n.push({
			value: Ie(r),
			rule: "DC-3.7"
		}) : n.push({
			value: Re(r),
			rule: "DC-3.8"
		}), wi(e) || n.push({
			value: Le(r),
			rule: Ti(e) ? "DC-11.5" : e.refreshed ? "DC-3.5" : "DC-3.12"
		});
	}
	return !Si(e) && t.hourglasses > 0 ? n.push(...Ae.map((e, t) => ({
		value: Ve(t),
		rule: "DC-4.1"
	}))) : Si(e) && e.cities.length === 1 && n.push({
		value: Ve(Ae.indexOf("disturb")),
		rule: "DC-11.5"
	}), xi(t) && n.push({
		value: -1,
		rule: "DC-3.2"
	}), n;
}
function Di(e, t, n) {
	t.next = "";
	let i = Ue(n);
	if (!i) {
		t.over = !0;
		return;
	}
	if (i.act === "glass") {
		ki(e, t, i.effect);
		return;
	}
	let { die: a } = i, o = j(e);
	switch (t.die = a, t.cell = f(a, o.dice[a]), t.chain = 1 << t.cell, o.dice[a] = 0, i.act) {
		case "use":
			t.next = Zr(e, t, !1);
			return;
		case "move":
			Xr(e, a, i.cell);
			return;
		case "reactivate":
			Oi(e, a, i.cell);
			return;
		case "refresh":
			e.refreshed = !0, t.next = "refresh";
			return;
		case "pass":
			e.passed = !0, o.hourglasses++, r(() => ({
				type: "passed",
				seat: e.active,
				die: u[a],
				hourglasses: o.hourglasses
			}));
			return;
		case "idle": r(() => ({
			type: "idled",
			seat: e.active,
			die: u[a]
		}));
	}
}
function Oi(e, t, n) {
	let i = j(e);
	i.off &= ~(1 << n), r(() => ({
		type: "reactivated",
		seat: e.active,
		die: u[t],
		cell: m[n],
		location: w(M(i, n))
	})), hn(e);
}
function ki(e, t, n) {
	let i = j(e);
	i.hourglasses -= 2, r(() => ({
		type: "hourglass",
		seat: e.active,
		effect: n,
		left: i.hourglasses
	})), n === "disturb" ? (t.next = "disturb", t.cell = t.die = t.chain = 0) : n === "strength" ? Zn(e, 1) : er(e, E.map((e) => +(e === n)));
}
// packages/dice-city/src/rules/rollDice.ts
var Ai = D("dice-city/roll-dice", (e) => [e.roll("dice", {
	dice: () => u.length,
	then: (e, t, n) => {
		A(e, t.seat).dice = [...n], r(() => ({
			type: "rolled",
			seat: t.seat,
			dice: [...n]
		}));
	}
})]), ji = D("dice-city/end-turn", (e) => [
	e.run(Mi),
	e.when((e) => e.rowsDeclared && e.ending === void 0 && !k(e) && fn(e), e.ask("declare", {
		who: (e) => e.active,
		options: () => xt,
		then: (e, t, n) => {
			n === "end" ? z(e, "rows") : r(() => ({
				type: "declined",
				seat: e.active
			}));
		}
	})),
	e.run((e) => {
		k(e) && Sn(e);
	}),
	e.call(Ai, (e) => ({ seat: e.active }))
]);
function Mi(e) {
	let { stock: t } = j(e), n = t.map((e) => Math.max(0, e - 1));
	for (let e = 0; e < 3; e++) t[e] -= n[e];
	e.strength = e.watch = e.armies = e.forged = e.minted = e.trained = 0, e.passed = e.refreshed = !1, n.some((e) => e > 0) && r(() => ({
		type: "stored",
		seat: e.active,
		stock: [...t],
		returned: n
	}));
}
// packages/dice-city/src/rules/match.ts
var Ni = D("dice-city/match", (e) => [
	e.roll("first-player", {
		dice: (e) => +!k(e),
		sides: (e) => e.cities.length,
		then: (e, t, [n]) => {
			e.first = e.active = n - 1, r(() => ({
				type: "first-player",
				seat: e.first
			}));
		}
	}),
	e.shuffle("deck", {
		stream: () => "locations",
		cards: () => be,
		then: (e, t, n) => {
			let r = e.deck;
			e.deck = n.map((e) => r[e]).reverse(), yn(e);
		}
	}),
	e.each("seat", (e) => ie(e.first, e.cities.length), e.call(Ai, (e, t) => ({ seat: t.seat }))),
	e.loop((e) => !e.ended, e.call(Pi))
]), Pi = D("dice-city/turn", (e) => [
	e.run(Fi),
	e.call(yi),
	e.call(Pr),
	e.call(Tn),
	e.call(ji),
	e.run(Li)
]);
function Fi(e) {
	e.active === e.first && e.round++, gn(e), r(() => ({
		type: "turn",
		seat: e.active,
		round: e.round,
		last: Ii(e)
	}));
}
var Ii = (e) => k(e) ? e.round >= Wt(e) : e.ending !== void 0;
function Li(e) {
	k(e) ? Ii(e) && vn(e, I(e, 0) >= e.target ? "goal" : "no-goal") : (e.active = (e.active + 1) % e.cities.length, e.active === e.first && e.ending !== void 0 && vn(e, e.ending));
}
var Ri = {
	dice: yi,
	attack: Pr,
	build: Tn,
	"end-turn": ji
};
// packages/dice-city/src/text/describe.ts
function zi(e, t, n) {
	let { ability: r, exhausts: i, points: a, adornments: o, shelters: s } = v[e];
	return [
		...r ? [t[r.verb](r)] : [],
		...i ? [n.exhausts] : [],
		...a === "cultural-row" ? [n.culturalRow] : [],
		...o === void 0 ? [] : [n.adornments(o)],
		...s === void 0 ? [] : [n.shelters(s)]
	].join(" ");
}
// packages/dice-city/src/text/en/amounts.ts
var Bi = [
	"wood",
	"stone",
	"iron"
];
function V(e) {
	let t = e.flatMap((e, t) => e > 0 ? [`${e} ${Bi[t]}`] : []);
	return t.length === 0 ? "nothing" : t.length === 1 ? t[0] : `${t.slice(0, -1).join(", ")} and ${t.at(-1)}`;
}
// packages/dice-city/src/text/en/abilities.ts
var Vi = {
	row: "Use the ability of another active location in this row.",
	dice: "Use the ability of an active location in your city that has one of your unused dice on it.",
	city: "Use the ability of any other active location in your city."
}, Hi = {
	gain: ({ gain: e }) => `Gain ${V(e)}.`,
	harvest: ({ amount: e }) => `For each active Lumber Mill, Quarry and Mine in this row, gain ${e} of what it produces.`,
	mint: ({ amount: e }) => `For the rest of this turn, every resource location you use produces ${e} more.`,
	strength: ({ amount: e }) => `+${e} strength.`,
	watch: ({ amount: e }) => `+${e} strength, against bandits only.`,
	forge: ({ amount: e }) => `This turn, every Army location you use gives +${e} strength.`,
	train: ({ amount: e }) => `This turn, all bandits have ${e} less defence (minimum 1).`,
	points: ({ amount: e }) => `Gain ${e} VP.`,
	pairs: ({ amount: e }) => `Gain ${e} VP for each pair of identical resources in your stock; you keep the resources.`,
	recruit: () => "Take a Regular Army from its pile and place it on any cell of your city.",
	exchange: ({ most: e, rate: t }) => `Pay up to ${e} of one resource; for each, gain ${t} of another resource.`,
	multiply: ({ pay: e, get: t }) => `Pay ${e} of a resource and gain ${t} of the same resource.`,
	copy: ({ from: e }) => Vi[e],
	ride: () => "Move another unused die to any column in its row.",
	reroll: ({ others: e }) => `Reroll this die${e ? ", and as many of your other unused dice as you like" : ""}; it stays unused.`
}, Ui = {
	exhausts: "Using it deactivates it.",
	culturalRow: "Worth 1 VP for each cultural location in its row, including itself.",
	adornments: (e) => `When you build it: pay up to ${e} extra stone and iron, in any combination, and gain 1 VP for each.`,
	shelters: (e) => `While active: every other card in its row has +${e} defence.`
}, H = {
	location: {
		"lumber-mill": "Lumber Mill",
		quarry: "Quarry",
		mine: "Mine",
		"regular-army": "Regular Army",
		barracks: "Barracks",
		blacksmith: "Blacksmith",
		catapult: "Catapult",
		"training-camp": "Training Camp",
		"watch-tower": "Watch Tower",
		bazaar: "Bazaar",
		"market-place": "Market Place",
		"merchant-guild": "Merchant Guild",
		mint: "Mint",
		storehouse: "Storehouse",
		cathedral: "Cathedral",
		"festival-hall": "Festival Hall",
		"grand-statue": "Grand Statue",
		"great-wall": "Great Wall",
		manor: "Manor",
		cemetery: "Cemetery",
		church: "Church",
		stables: "Stables",
		"town-hall": "Town Hall",
		well: "Well",
		forest: "Forest",
		mountain: "Mountain",
		cave: "Cave",
		militia: "Militia",
		"small-house": "Small House",
		traveller: "Traveller"
	},
	type: {
		resource: "resource",
		military: "military",
		economic: "economic",
		cultural: "cultural",
		civic: "civic"
	},
	keyword: {
		army: "Army",
		harvest: "Harvest"
	},
	resource: {
		wood: "wood",
		stone: "stone",
		iron: "iron"
	},
	row: {
		white: "white",
		yellow: "yellow",
		red: "red",
		blue: "blue",
		black: "black"
	},
	bandit: {
		small: "small bandits",
		medium: "bandits",
		large: "large bandits"
	},
	ship: {
		small: "small ship",
		medium: "ship",
		large: "large ship"
	},
	phase: {
		dice: "dice",
		attack: "attack",
		build: "building and trade",
		"end-turn": "end of turn"
	},
	end: {
		bandits: "The last bandits have been defeated.",
		ships: "Two trade ship piles are empty.",
		deck: "The location deck is empty.",
		rows: "Two rows of a city are complete.",
		"round-limit": "The limit of one hundred rounds has been reached.",
		goal: "The goal has been reached.",
		"no-goal": "The goal was missed."
	}
}, { row: U, resource: Wi, location: Gi } = H, Ki = {
	spend: "move on",
	attack: "stop attacking",
	build: "stop building"
}, qi = {
	exchange: "exchange nothing",
	multiply: "nothing",
	ride: "leave the dice where they are",
	well: "no others",
	adorn: "nothing more"
}, Ji = {
	wood: "1 wood",
	stone: "1 stone",
	iron: "1 iron",
	strength: "+1 strength",
	disturb: "everyone else rerolls a die"
}, W = (e) => `${e.cell} ${Gi[e.location]}`, Yi = (e) => e ? ", top row" : "", Xi = {
	done: ({ question: e }) => Ki[e],
	none: ({ question: e }) => qi[e],
	use: ({ die: e, at: t }) => `${U[e]}: use ${W(t)}`,
	pass: ({ die: e }) => `${U[e]}: pass for an hourglass`,
	refresh: ({ die: e }) => `${U[e]}: replace four cards`,
	idle: ({ die: e }) => `${U[e]}: nothing`,
	reactivate: ({ die: e, at: t }) => `${U[e]}: reactivate ${W(t)}`,
	move: ({ by: e, die: t, to: n }) => `${U[e]}: ${U[t]} → ${W(n)}`,
	glass: ({ effect: e }) => `2 hourglasses: ${Ji[e]}`,
	copy: ({ at: e }) => W(e),
	ride: ({ at: e }) => W(e),
	recruit: ({ at: e }) => W(e),
	site: ({ at: e }) => W(e),
	multiply: (e) => Wi[e.resource],
	exchange: ({ paid: e, got: t }) => `${V(e)} for ${V(t)}`,
	disturb: ({ seat: e, die: t, at: n }, r) => `${r(e)}: ${U[t]}, on ${W(n)}`,
	well: ({ dice: e }) => e.map((e) => U[e]).join(", "),
	discard: (e) => Gi[e.location] + Yi(e.top),
	bandit: ({ size: e, defense: t, points: n }) => `${H.bandit[e]} (${t}): ${n} VP`,
	rob: (e, t) => `${t(e.seat)}’s stock (2): 1 ${Wi[e.resource]}`,
	raid: ({ seat: e, at: t, defense: n, points: r }, i) => `${i(e)}, ${W(t)} (${n}): ${r} VP`,
	buy: (e) => `${Gi[e.location]} (${V(e.cost)})${Yi(e.top)}`,
	ship: ({ size: e, points: t }) => `${H.ship[e]}: ${t} VP`,
	adorn: ({ stone: e, iron: t }) => `${V([
		0,
		e,
		t
	])}: ${e + t} VP`,
	declare: ({ end: e }) => e ? "yes, this is the last round" : "no, play on"
}, { row: G, resource: Zi, location: K } = H, Qi = (e) => e.map((e) => K[e.location]).join(", "), $i = (e) => e === "stables" ? K[e] : `a ${K[e]}`, ea = {
	forge: "strength of armies +",
	mint: "production of resource locations +",
	train: "defence of bandits −"
}, ta = {
	facts: Rt,
	names: H,
	amounts: V,
	abilities: Hi,
	traits: Ui,
	questions: {
		spend: ({ dice: e }) => e === 0 ? "Spend hourglasses, or move on?" : `Spend a die: which one, and on what? (${e} left)`,
		recruit: () => "Barracks: where does the Regular Army go?",
		exchange: () => "Market Place: what do you exchange?",
		multiply: () => "Storehouse: which resource do you pay, to gain three of it?",
		copy: ({ location: e }) => `${H.location[e]}: which location’s ability do you use?`,
		ride: () => "Stables: which die do you move, and where?",
		well: () => "Well: which other dice do you reroll?",
		discard: ({ left: e }) => `Which card leaves the display? (${e} to go)`,
		disturb: () => "Which die must be rerolled?",
		attack: ({ strength: e, watch: t }) => `Attack with strength ${e}${t > 0 ? ` and ${t} against bandits` : ""}: which target?`,
		build: ({ stock: e }) => `You have ${V(e)}: build or trade?`,
		adorn: () => "Grand Statue: what do you add for more points?",
		site: ({ location: e }) => `${H.location[e]}: where do you build it?`,
		declare: () => "Two of your rows are complete: make this the last round?"
	},
	labels: Xi,
	events: {
		"first-player": (e, t) => `${t(e.seat)} is the first player.`,
		dealt: (e) => `On display: ${Qi(e.cards)}.`,
		rolled: (e, t) => `${t(e.seat)} rolls ${e.dice.join(" ")}.`,
		turn: (e, t) => `Round ${e.round}${e.last ? ", the last" : ""}: ${t(e.seat)}.`,
		used: (e, t) => `${t(e.seat)} uses the ${K[e.location]} on ${e.cell} with the ${G[e.die]} die.`,
		copied: (e, t) => `${t(e.seat)} uses the ability of the ${K[e.location]} on ${e.cell}.`,
		gained: (e, t) => `${t(e.seat)} gains ${V(e.gain)}.`,
		strength: (e, t) => `${t(e.seat)}: +${e.amount} strength${e.banditsOnly ? " against bandits" : ""} (${e.total}).`,
		lasting: (e, t) => `${t(e.seat)}, this turn: ${ea[e.effect]}${e.total}.`,
		points: (e, t) => `${t(e.seat)} gains ${e.points} VP.`,
		moved: (e, t) => `${t(e.seat)} spends the ${G[e.by]} die to move the ${G[e.die]} one to ${e.cell}.`,
		rerolled: (e, t) => `${t(e.owner)} rerolls: ${e.dice.map(({ cell: e }) => e).join(", ")}.`,
		exchanged: (e, t) => `${t(e.seat)} pays ${V(e.paid)} for ${V(e.got)}.`,
		discarded: (e) => `Discarded from the display: ${Qi(e.cards)}.`,
		reactivated: (e, t) => `${t(e.seat)} reactivates the ${K[e.location]} on ${e.cell} with the ${G[e.die]} die.`,
		passed: (e, t) => `${t(e.seat)} passes with the ${G[e.die]} die (hourglasses: ${e.hourglasses}).`,
		idled: (e, t) => `${t(e.seat)} spends the ${G[e.die]} die for nothing.`,
		hourglass: (e, t) => `${t(e.seat)} spends two hourglasses: ${Ji[e.effect]}.`,
		bandit: (e, t) => `${t(e.seat)} defeats ${H.bandit[e.size]}: ${e.points} VP.`,
		attacked: (e, t) => `${t(e.seat)} attacks ${t(e.owner)}: the ${K[e.location]} on ${e.cell} is deactivated.`,
		robbed: (e, t) => `${t(e.seat)} takes 1 ${Zi[e.resource]} from ${t(e.owner)}.`,
		built: (e, t) => `${t(e.seat)} builds ${$i(e.piece.location)} on ${e.cell}${e.covered ? `, over the ${K[e.covered.location]}` : ""}.`,
		adorned: (e, t) => `${t(e.seat)} adds ${V([
			0,
			e.stone,
			e.iron
		])} to the statue.`,
		shipped: (e, t) => `${t(e.seat)} fills a ${H.ship[e.size]}: ${e.points} VP.`,
		stored: (e, t) => `${t(e.seat)} keeps ${V(e.stock)} and returns ${V(e.returned)}.`,
		ending: (e) => `${H.end[e.reason]} This is the last round.`,
		declined: (e, t) => `${t(e.seat)} has two complete rows and plays on.`,
		ended: (e, t) => `The match is over: ${e.scores.map((e, n) => `${t(n)} ${e}`).join(", ")}.${e.nextTarget === void 0 ? "" : ` Next goal: ${e.nextTarget} VP.`}`
	},
	matchOptions: {
		options: {
			openPoints: "Point tokens face up",
			rows: "Two complete rows",
			level: "Solo: cards per row",
			target: "Solo: points to reach",
			soloRefresh: "Solo: the display can be refreshed"
		},
		values: {
			automatic: "end the match",
			declared: "end it if their owner wants to",
			normal: "four, fifteen turns",
			hard: "five, twelve turns"
		}
	},
	faults: {
		nothingToSet: (e) => `Dice City has no ${e} to set`,
		nothingOfPlayer: (e) => `A player has no ${e} to set`,
		oneDie: (e, t) => `${e}: the ${t} row has only one die`,
		cellAndCard: (e) => `${e}: write a cell and a card, R1:manor, or R1:manor! if deactivated`,
		covered: (e) => `${e} already holds a card`,
		noneLeft: (e) => `no ${e} is left`,
		noneInDeck: (e) => `no ${e} is left in the deck`,
		noCard: (e, t) => `${e} is not a location card; they are ${t.join(", ")}`,
		displaySize: (e) => `the display has ${e} places`,
		noPile: (e, t) => `${e} is not a pile; the piles are ${t.join(", ")}`,
		endlessAlone: (e) => `in a solo match ${e} never run out and are not kept: set p1 points`,
		pileLeft: (e, t) => `the ${e} pile cannot have ${t} left`,
		pileSize: (e, t) => `the ${e} pile has only ${t} ${t === 1 ? "card" : "cards"}`,
		threeNumbers: (e) => `${e}: write three numbers, small, medium and large`,
		threeResources: (e) => `${e}: write wood, stone and iron as 2/0/1`,
		noEnding: (e, t) => `${e} does not make a round the last; what does: ${t.join(", ")}`,
		noPhase: (e, t) => `${e} is not a phase; the phases are ${t.join(", ")}`,
		noCell: (e) => `${e} is not a cell; they are W1 to W6, and so on for Y, R, B and K`,
		yesOrNo: (e) => `${e}: write yes or no`
	}
}, na = [
	"bois",
	"pierre",
	"fer"
], ra = [
	"bois",
	"pierres",
	"fers"
], q = (e) => {
	let t = e.flatMap((e, t) => e > 0 ? [`${e} ${(e > 1 ? ra : na)[t]}`] : []);
	return t.length === 0 ? "rien" : t.length === 1 ? t[0] : `${t.slice(0, -1).join(", ")} et ${t.at(-1)}`;
}, ia = {
	row: "Appliquez la capacité d’un autre lieu actif de cette rangée.",
	dice: "Appliquez la capacité d’un lieu actif de votre cité sur lequel se trouve un de vos dés disponibles.",
	city: "Appliquez la capacité de n’importe quel autre lieu actif de votre cité."
}, aa = (e) => e > 1 ? `${e} unités` : `${e} unité`, oa = {
	gain: ({ gain: e }) => `Gagnez ${q(e)}.`,
	harvest: ({ amount: e }) => `Pour chaque Scierie, Carrière et Mine active de cette rangée, gagnez ${aa(e)} de ce qu’elle produit.`,
	mint: ({ amount: e }) => `Jusqu’à la fin du tour, chaque lieu de ressources utilisé produit ${e} de plus.`,
	strength: ({ amount: e }) => `+${e} en force.`,
	watch: ({ amount: e }) => `+${e} en force, contre les bandits seulement.`,
	forge: ({ amount: e }) => `Ce tour-ci, chaque lieu Armée que vous utilisez donne +${e} en force.`,
	train: ({ amount: e }) => `Ce tour-ci, la défense de tous les bandits baisse de ${e} (minimum 1).`,
	points: ({ amount: e }) => `Gagnez ${e} PV.`,
	pairs: ({ amount: e }) => `Gagnez ${e} PV pour chaque paire de ressources identiques dans votre stock ; vous les gardez.`,
	recruit: () => "Prenez une Armée régulière dans sa pile et posez-la sur la case de votre choix.",
	exchange: ({ most: e, rate: t }) => `Payez jusqu’à ${aa(e)} d’une ressource ; pour chacune, gagnez ${aa(t)} d’une autre ressource.`,
	multiply: ({ pay: e, get: t }) => `Payez ${aa(e)} d’une ressource et gagnez-en ${t}.`,
	copy: ({ from: e }) => ia[e],
	ride: () => "Déplacez un autre dé disponible sur n’importe quelle colonne de sa rangée.",
	reroll: ({ others: e }) => `Relancez ce dé${e ? " et autant de vos autres dés disponibles que vous voulez" : ""} ; il reste disponible.`
}, sa = {
	exhausts: "L’utiliser le désactive.",
	culturalRow: "Vaut 1 PV par lieu culturel de sa rangée, lui-même compris.",
	adornments: (e) => `À la construction : payez jusqu’à ${e} pierres et fers de plus, au choix, et gagnez 1 PV par unité.`,
	shelters: (e) => `Tant que ce lieu est actif : les autres cartes de sa rangée ont +${e} en défense.`
}, J = {
	location: {
		"lumber-mill": "Scierie",
		quarry: "Carrière",
		mine: "Mine",
		"regular-army": "Armée régulière",
		barracks: "Caserne",
		blacksmith: "Forge",
		catapult: "Catapulte",
		"training-camp": "Camp d’entraînement",
		"watch-tower": "Tour de guet",
		bazaar: "Bazar",
		"market-place": "Place du marché",
		"merchant-guild": "Guilde des marchands",
		mint: "Hôtel de la Monnaie",
		storehouse: "Entrepôt",
		cathedral: "Cathédrale",
		"festival-hall": "Salle des fêtes",
		"grand-statue": "Grande statue",
		"great-wall": "Grande muraille",
		manor: "Manoir",
		cemetery: "Cimetière",
		church: "Église",
		stables: "Écuries",
		"town-hall": "Hôtel de ville",
		well: "Puits",
		forest: "Forêt",
		mountain: "Montagne",
		cave: "Caverne",
		militia: "Milice",
		"small-house": "Petite maison",
		traveller: "Voyageur"
	},
	type: {
		resource: "ressource",
		military: "militaire",
		economic: "économie",
		cultural: "culture",
		civic: "civique"
	},
	keyword: {
		army: "Armée",
		harvest: "Récolte"
	},
	resource: {
		wood: "bois",
		stone: "pierre",
		iron: "fer"
	},
	row: {
		white: "blanc",
		yellow: "jaune",
		red: "rouge",
		blue: "bleu",
		black: "noir"
	},
	bandit: {
		small: "petits bandits",
		medium: "bandits",
		large: "grands bandits"
	},
	ship: {
		small: "petit navire",
		medium: "navire",
		large: "grand navire"
	},
	phase: {
		dice: "dés",
		attack: "attaque",
		build: "construction et commerce",
		"end-turn": "fin du tour"
	},
	end: {
		bandits: "Les derniers bandits sont vaincus.",
		ships: "Deux piles de navires sont vides.",
		deck: "La pioche de lieux est vide.",
		rows: "Deux rangées d’une cité sont complètes.",
		"round-limit": "La limite de cent manches est atteinte.",
		goal: "L’objectif est atteint.",
		"no-goal": "L’objectif est manqué."
	}
}, ca = [
	"traveller",
	"training-camp",
	"bazaar",
	"manor",
	"cemetery",
	"well",
	"mint",
	"storehouse",
	"town-hall"
], la = ["stables"], ua = (e) => /^[AEÉH]/.test(e);
function da(e) {
	let t = J.location[e];
	return la.includes(e) ? `les ${t}` : ua(t) ? `l’${t}` : `${ca.includes(e) ? "le" : "la"} ${t}`;
}
var fa = (e) => `de ${da(e)}`.replace(/^de le /, "du ").replace(/^de les /, "des ");
function pa(e) {
	return `${la.includes(e) ? "des" : ca.includes(e) ? "un" : "une"} ${J.location[e]}`;
}
var ma = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, { row: Y, resource: ha, location: ga } = J, _a = {
	spend: "continuer",
	attack: "ne plus attaquer",
	build: "ne plus construire"
}, va = {
	exchange: "ne rien échanger",
	multiply: "aucune",
	ride: "laisser les dés où ils sont",
	well: "aucun autre",
	adorn: "rien de plus"
}, ya = {
	wood: "1 bois",
	stone: "1 pierre",
	iron: "1 fer",
	strength: "+1 en force",
	disturb: "tous les autres relancent un dé"
}, X = (e) => `${e.cell} ${ga[e.location]}`, ba = (e) => e ? ", rangée du haut" : "", xa = {
	done: ({ question: e }) => _a[e],
	none: ({ question: e }) => va[e],
	use: ({ die: e, at: t }) => `${Y[e]} : utiliser ${X(t)}`,
	pass: ({ die: e }) => `${Y[e]} : passer pour un sablier`,
	refresh: ({ die: e }) => `${Y[e]} : remplacer quatre cartes`,
	idle: ({ die: e }) => `${Y[e]} : rien`,
	reactivate: ({ die: e, at: t }) => `${Y[e]} : réactiver ${X(t)}`,
	move: ({ by: e, die: t, to: n }) => `${Y[e]} : ${Y[t]} → ${X(n)}`,
	glass: ({ effect: e }) => `2 sabliers : ${ya[e]}`,
	copy: ({ at: e }) => X(e),
	ride: ({ at: e }) => X(e),
	recruit: ({ at: e }) => X(e),
	site: ({ at: e }) => X(e),
	multiply: (e) => ha[e.resource],
	exchange: ({ paid: e, got: t }) => `${q(e)} contre ${q(t)}`,
	disturb: ({ seat: e, die: t, at: n }, r) => `${r(e)} : ${Y[t]}, en ${X(n)}`,
	well: ({ dice: e }) => e.map((e) => Y[e]).join(", "),
	discard: (e) => ga[e.location] + ba(e.top),
	bandit: ({ size: e, defense: t, points: n }) => `${J.bandit[e]} (${t}) : ${n} PV`,
	rob: (e, t) => `stock ${ma(t(e.seat))} (2) : 1 ${ha[e.resource]}`,
	raid: ({ seat: e, at: t, defense: n, points: r }, i) => `${i(e)}, ${X(t)} (${n}) : ${r} PV`,
	buy: (e) => `${ga[e.location]} (${q(e.cost)})${ba(e.top)}`,
	ship: ({ size: e, points: t }) => `${J.ship[e]} : ${t} PV`,
	adorn: ({ stone: e, iron: t }) => `${q([
		0,
		e,
		t
	])} : ${e + t} PV`,
	declare: ({ end: e }) => e ? "oui, c’est la dernière manche" : "non, on continue"
}, { row: Z, resource: Sa, location: Ca } = J, wa = (e) => e.map((e) => Ca[e.location]).join(", "), Ta = {
	small: "de petits bandits",
	medium: "des bandits",
	large: "de grands bandits"
}, Ea = {
	forge: "force des armées +",
	mint: "production des lieux de ressources +",
	train: "défense des bandits −"
}, Da = {
	facts: zt,
	names: J,
	amounts: q,
	abilities: oa,
	traits: sa,
	questions: {
		spend: ({ dice: e }) => e === 0 ? "Dépenser des sabliers, ou continuer\xA0?" : `Dépensez un dé : lequel, et pour quoi faire ? (encore ${e})`,
		recruit: () => "Caserne\xA0: où placer l’Armée régulière\xA0?",
		exchange: () => "Place du marché\xA0: qu’échangez-vous\xA0?",
		multiply: () => "Entrepôt\xA0: quelle ressource payer, pour en gagner trois\xA0?",
		copy: ({ location: e }) => `${J.location[e]} : la capacité de quel lieu ?`,
		ride: () => "Écuries\xA0: quel dé déplacer, et où\xA0?",
		well: () => "Puits\xA0: quels autres dés relancer\xA0?",
		discard: ({ left: e }) => `Quelle carte quitte l’étalage ? (encore ${e})`,
		disturb: () => "Quel dé faire relancer\xA0?",
		attack: ({ strength: e, watch: t }) => `Attaquer avec une force de ${e}${t > 0 ? ` et ${t} contre les bandits` : ""} : quelle cible ?`,
		build: ({ stock: e }) => `Vous avez ${q(e)} : construire ou commercer ?`,
		adorn: () => "Grande statue\xA0: qu’ajoutez-vous pour plus de points\xA0?",
		site: ({ location: e }) => `${J.location[e]} : sur quelle case ?`,
		declare: () => "Deux de vos rangées sont complètes\xA0: cette manche sera-t-elle la dernière\xA0?"
	},
	labels: xa,
	events: {
		"first-player": (e, t) => `${t(e.seat)} est le premier joueur.`,
		dealt: (e) => `À l’étalage : ${wa(e.cards)}.`,
		rolled: (e, t) => `${t(e.seat)} obtient ${e.dice.join(" ")}.`,
		turn: (e, t) => `Manche ${e.round}${e.last ? ", la dernière" : ""} : ${t(e.seat)}.`,
		used: (e, t) => `${t(e.seat)} utilise ${da(e.location)} en ${e.cell} avec le dé ${Z[e.die]}.`,
		copied: (e, t) => `${t(e.seat)} utilise la capacité ${fa(e.location)} en ${e.cell}.`,
		gained: (e, t) => `${t(e.seat)} gagne ${q(e.gain)}.`,
		strength: (e, t) => `${t(e.seat)} : +${e.amount} en force${e.banditsOnly ? " contre les bandits" : ""} (${e.total}).`,
		lasting: (e, t) => `${t(e.seat)}, ce tour-ci : ${Ea[e.effect]}${e.total}.`,
		points: (e, t) => `${t(e.seat)} gagne ${e.points} PV.`,
		moved: (e, t) => `${t(e.seat)} dépense le dé ${Z[e.by]} pour déplacer le ${Z[e.die]} en ${e.cell}.`,
		rerolled: (e, t) => `${t(e.owner)} relance : ${e.dice.map(({ cell: e }) => e).join(", ")}.`,
		exchanged: (e, t) => `${t(e.seat)} échange ${q(e.paid)} contre ${q(e.got)}.`,
		discarded: (e) => `Défaussées de l’étalage : ${wa(e.cards)}.`,
		reactivated: (e, t) => `${t(e.seat)} réactive ${da(e.location)} en ${e.cell} avec le dé ${Z[e.die]}.`,
		passed: (e, t) => `${t(e.seat)} passe avec le dé ${Z[e.die]} (sabliers : ${e.hourglasses}).`,
		idled: (e, t) => `${t(e.seat)} dépense le dé ${Z[e.die]} sans rien faire.`,
		hourglass: (e, t) => `${t(e.seat)} dépense deux sabliers : ${ya[e.effect]}.`,
		bandit: (e, t) => `${t(e.seat)} bat ${Ta[e.size]} : ${e.points} PV.`,
		attacked: (e, t) => `${t(e.seat)} attaque ${t(e.owner)} et désactive ${da(e.location)} en ${e.cell}.`,
		robbed: (e, t) => `${t(e.seat)} prend 1 ${Sa[e.resource]} dans le stock ${ma(t(e.owner))}.`,
		built: (e, t) => `${t(e.seat)} construit ${pa(e.piece.location)} en ${e.cell}${e.covered ? `, par-dessus ${da(e.covered.location)}` : ""}.`,
		adorned: (e, t) => `${t(e.seat)} ajoute ${q([
			0,
			e.stone,
			e.iron
		])} à la statue.`,
		shipped: (e, t) => `${t(e.seat)} remplit un ${J.ship[e.size]} : ${e.points} PV.`,
		stored: (e, t) => `${t(e.seat)} garde ${q(e.stock)} et rend ${q(e.returned)}.`,
		ending: (e) => `${J.end[e.reason]} Cette manche est la dernière.`,
		declined: (e, t) => `${t(e.seat)} a deux rangées complètes et continue la partie.`,
		ended: (e, t) => `Partie terminée : ${e.scores.map((e, n) => `${t(n)} ${e}`).join(", ")}.${e.nextTarget === void 0 ? "" : ` Prochain objectif : ${e.nextTarget} PV.`}`
	},
	matchOptions: {
		options: {
			openPoints: "Jetons PV face visible",
			rows: "Deux rangées complètes",
			level: "Solo\xA0: cartes par rangée",
			target: "Solo\xA0: points à atteindre",
			soloRefresh: "Solo\xA0: l’étalage peut être renouvelé"
		},
		values: {
			automatic: "mettent fin à la partie",
			declared: "y mettent fin si leur propriétaire le veut",
			normal: "quatre, quinze tours",
			hard: "cinq, douze tours"
		}
	},
	faults: {
		nothingToSet: (e) => `Dice City n’a pas de « ${e} » à fixer`,
		nothingOfPlayer: (e) => `Un joueur n’a pas de « ${e} » à fixer`,
		oneDie: (e, t) => `${e} : la rangée ${t} n’a qu’un dé`,
		cellAndCard: (e) => `${e} : écrivez une case et une carte, R1:manor, ou R1:manor! si elle est désactivée`,
		covered: (e) => `${e} porte déjà une carte`,
		noneLeft: (e) => `il ne reste pas de ${e}`,
		noneInDeck: (e) => `il ne reste pas de ${e} dans la pioche`,
		noCard: (e, t) => `${e} n’est pas une carte de lieu ; il y a ${t.join(", ")}`,
		displaySize: (e) => `l’étalage a ${e} places`,
		noPile: (e, t) => `${e} n’est pas une pile ; les piles sont ${t.join(", ")}`,
		endlessAlone: (e) => `en solo, ${e} ne s’épuisent jamais et ne se gardent pas : fixez p1 points`,
		pileLeft: (e, t) => `il ne peut pas rester ${t} cartes dans la pile ${e}`,
		pileSize: (e, t) => `la pile ${e} n’a que ${t} ${t > 1 ? "cartes" : "carte"}`,
		threeNumbers: (e) => `${e} : écrivez trois nombres, petit, moyen et grand`,
		threeResources: (e) => `${e} : écrivez bois, pierre et fer sous la forme 2/0/1`,
		noEnding: (e, t) => `${e} n’annonce pas la dernière manche ; ce qui l’annonce : ${t.join(", ")}`,
		noPhase: (e, t) => `${e} n’est pas une phase ; les phases sont ${t.join(", ")}`,
		noCell: (e) => `${e} n’est pas une case ; elles vont de W1 à W6, puis de même pour Y, R, B et K`,
		yesOrNo: (e) => `${e} : écrivez yes ou no`
	}
};
// packages/dice-city/src/text/meaning.ts
function Oa(e, t, n) {
	let r = St(e, t);
	switch (r.act) {
		case "done":
		case "none":
		case "declare":
		case "glass":
		case "adorn": return r;
		case "use": return {
			act: "use",
			die: u[r.die],
			at: ja(n, n.active, r.die)
		};
		case "pass":
		case "refresh":
		case "idle": return {
			act: r.act,
			die: u[r.die]
		};
		case "reactivate": return {
			act: "reactivate",
			die: u[r.die],
			at: Aa(n, n.active, r.cell)
		};
		case "move": return {
			act: "move",
			by: u[r.die],
			die: u[p(r.cell)],
			to: Aa(n, n.active, r.cell)
		};
		case "bandit": {
			let { size: e, defense: t, points: i } = n.bandits[r.pile];
			return {
				act: "bandit",
				size: e,
				defense: t,
				points: i
			};
		}
		case "rob": return {
			act: "rob",
			seat: r.seat,
			resource: E[r.resource]
		};
		case "raid": {
			let { defense: e, points: t } = n.cities[r.seat].places[r.cell], i = Aa(n, r.seat, r.cell);
			return {
				act: "raid",
				seat: r.seat,
				at: i,
				defense: e ?? 0,
				points: t
			};
		}
		case "buy": {
			let e = w(r.kind);
			return {
				act: "buy",
				location: e,
				cost: v[e].cost ?? [],
				top: r.top
			};
		}
		case "ship": return {
			act: "ship",
			size: h[r.pile],
			points: n.ships[r.pile].points
		};
		case "copy":
		case "ride":
		case "recruit":
		case "site": return {
			act: r.act,
			at: Aa(n, n.active, r.cell)
		};
		case "exchange": return {
			act: "exchange",
			..._t(r.deal, ka.rate)
		};
		case "multiply": return {
			act: "multiply",
			resource: E[r.resource]
		};
		case "well": return {
			act: "well",
			dice: r.dice.map((e) => u[e])
		};
		case "disturb": {
			let e = n.disturbed;
			return {
				act: "disturb",
				seat: e,
				die: u[r.die],
				at: ja(n, e, r.die)
			};
		}
		case "discard": {
			let { location: e } = n.display[r.shown];
			return {
				act: "discard",
				location: e,
				top: Ma(n, r.shown)
			};
		}
	}
}
var ka = v["market-place"].ability, Aa = (e, t, n) => ({
	cell: m[n],
	location: e.cities[t].places[n].location
}), ja = (e, t, n) => Aa(e, t, f(n, e.cities[t].dice[n])), Ma = ({ solo: e }, t) => e !== null && t >= e.rowSize, Na = ({ facts: e, names: t, questions: n, labels: r, events: i, matchOptions: a }) => ({
	...e,
	ask: (e, t) => n[e](Pa(t)),
	option(e, t, n, i) {
		let a = Oa(e, t, n);
		return r[a.act](a, i);
	},
	event: (e, t) => i[e.type](e, t),
	reason: (e) => t.end[e] ?? e,
	matchOption(e, t) {
		let { options: n, values: r } = a;
		return t === void 0 ? n[e] ?? e : r[t] ?? t;
	}
});
function Pa(e) {
	let { dice: t = 0, strength: n = 0, watch: r = 0, stock: i = [], left: a = 0, location: o, kind: s } = e ?? {};
	return {
		dice: t,
		strength: n,
		watch: r,
		stock: i,
		left: a,
		location: w(o ?? s ?? 0)
	};
}
// packages/dice-city/src/text/index.ts
var Q = a({
	en: ta,
	fr: Da
}), Fa = n((e) => Na(Q[e])), Ia = n((e) => Q[e].names);
function La(e, t) {
	let { abilities: n, traits: r } = Q[t];
	return zi(e, n, r);
}
var Ra = (e, t) => Q[t].amounts(e), za = (e, t) => ({
	round: e.round,
	first: e.first,
	active: e.active,
	step: Ka(e),
	turn: {
		strength: e.strength,
		banditStrength: e.watch,
		armies: e.armies,
		forged: e.forged,
		minted: e.minted,
		trained: e.trained,
		passed: e.passed,
		refreshed: e.refreshed
	},
	cities: e.cities.map((n, r) => Va(e, n, r, Ba(e, r, t))),
	display: e.display.map((e) => e === -1 ? null : O(e)),
	deck: e.deck.length,
	discards: e.discards,
	piles: Array.from({ length: S }, (t, n) => ({
		location: w(n),
		left: e.piles[n],
		top: e.piles[n] > 0 ? Te(n, e.piles[n]) : null
	})),
	bandits: g.map(({ points: t }, n) => ({
		size: h[n],
		points: t,
		defense: Zt(e, n),
		left: k(e) ? null : P(e, n),
		of: me(e.cities.length)[n]
	})),
	ships: _.map(({ points: t, cost: n }, r) => ({
		size: h[r],
		points: t,
		cost: [...n],
		left: k(e) ? null : F(e, r),
		of: he(e.cities.length)[r]
	})),
	solo: k(e) ? Wa(e) : null,
	hand: qa(e),
	marked: Ja(e),
	working: Ya(e),
	disturbed: Xa(e),
	rolling: Za(e),
	endings: _n(e),
	ending: e.ending ?? null,
	ended: e.ended
}), Ba = (e, t, n) => e.openPoints || e.ended || t === n;
function Va(e, t, n, r) {
	return {
		seat: n,
		places: m.map((e, n) => Ha(t, n)),
		dice: t.dice.map((e) => e === 0 ? null : e),
		stock: [...t.stock],
		hourglasses: t.hourglasses,
		points: r ? t.points : null,
		score: r ? I(e, n) : null,
		cityPoints: tn(t),
		bountyPoints: nn(e, n),
		cards: en(t),
		bandits: Ua(e.bandits, n, "bandit"),
		ships: Ua(e.ships, n, "ship"),
		completeRows: Qt(t).map((e) => u[e])
	};
}
function Ha(e, t) {
	let n = e.cells[t], r = Kt(e, t);
	return {
		cell: m[t],
		location: w(M(e, t)),
		card: r ? n : null,
		off: N(e, t),
		defense: r ? Jt(e, t) : null,
		points: Yt(e, t)
	};
}
var Ua = (e, t, n) => e.flatMap((e, r) => e.flatMap((e, i) => e === t ? [{
	id: `${n}-${h[r]}-${i + 1}`,
	size: h[r]
}] : [])), Wa = (e) => ({
	rowSize: e.rowSize,
	turns: Wt(e),
	target: e.target,
	nextTarget: Gt(e)
}), Ga = Object.keys(Ri), Ka = (e) => Ga.find((t) => Ot(e, Ri[t])) ?? null;
function qa(e) {
	let t = Et(e, Tn)?.vars.card ?? -1;
	return t === -1 ? null : O(t);
}
var Ja = (e) => [...Et(e, mi)?.vars.chosen ?? []];
function Ya(e) {
	let t = o(e);
	for (let e of Object.values(_i)) if (At(t, e)) return m[t.vars.cell];
	return null;
}
var Xa = (e) => Et(e, pi)?.vars.owner ?? null;
function Za(e) {
	let t = o(e);
	if (At(t, pi)) {
		let { owner: e, picked: n } = t.vars;
		return n === void 0 ? null : {
			seat: e,
			dice: [u[n]]
		};
	}
	return At(t, Ur) ? {
		seat: e.active,
		dice: [u[t.vars.die]]
	} : At(t, Wr) ? {
		seat: e.active,
		dice: Kr(t.vars).map((e) => u[e])
	} : null;
}
// packages/dice-city/src/vocabulary.ts
var Qa = {
	strength: "strength",
	"bandit strength": "watch",
	forged: "forged",
	minted: "minted",
	trained: "trained",
	armies: "armies",
	round: "round"
}, $a = {
	passed: "passed",
	refreshed: "refreshed"
}, eo = "empty", to = ye, no = {
	set(e, t, n) {
		let [r = "", ...i] = t.split(/\s+/);
		if (ee(r) !== void 0) return oo(e, re(r, e.cities.length), i.join(" "), n);
		if (io(t)) e[Qa[t]] = l(n, 0, 999);
		else if (ao(t)) e[$a[t]] = Eo(n);
		else if (t === "first" || t === "active") e[t] = re(n, e.cities.length);
		else if (t === "phase") wo(e, n);
		else if (t === "display") po(e, n);
		else if (t === "deck") mo(e, n);
		else if (r === "pile") ho(e, go(i.join(" ")), l(n, 0, 15));
		else if (t === "bandits") vo(e, "bandits", n);
		else if (t === "ships") vo(e, "ships", n);
		else if (t === "ending") Co(e, n);
		else throw $((e) => e.nothingToSet(t));
	},
	get(e, t) {
		let [n = "", ...r] = t.split(/\s+/), i = ee(n);
		return i !== void 0 && i < e.cities.length ? so(e, i, r) : io(t) ? String(e[Qa[t]]) : ao(t) ? e[$a[t]] ? "yes" : "no" : n === "pile" ? e.piles[to.indexOf(r.join(" "))]?.toString() : ro[t]?.(e);
	}
}, ro = {
	first: (e) => ne(e.first),
	active: (e) => ne(e.active),
	phase: (e) => Ka(e) ?? (e.ended ? "over" : "start"),
	display: (e) => c(e.display.map((e) => e === -1 ? eo : w(T(e)))),
	"on display": (e) => String(e.display.filter((e) => e !== -1).length),
	deck: (e) => String(e.deck.length),
	discards: (e) => String(e.discards),
	bandits: (e) => c(h.map((t, n) => P(e, n))),
	ships: (e) => c(h.map((t, n) => F(e, n))),
	"bandit defense": (e) => c(h.map((t, n) => Zt(e, n))),
	ending: (e) => e.ending ?? "-",
	target: (e) => String(e.target),
	"next target": (e) => String(Gt(e)),
	turns: (e) => k(e) ? String(Wt(e)) : "-"
}, io = (e) => Object.hasOwn(Qa, e), ao = (e) => Object.hasOwn($a, e);
function oo(e, t, n, r) {
	let i = A(e, t);
	if (n === "dice") lo(i, r);
	else if (n === "city") uo(e, i, r);
	else if (n === "stock") i.stock = xo(r);
	else if (n === "hourglasses") i.hourglasses = l(r, 0, 99);
	else if (n === "points") i.points = l(r, 0, 999);
	else if (n === "bandits") yo(e, "bandits", t, r);
	else if (n === "ships") yo(e, "ships", t, r);
	else throw $((e) => e.nothingOfPlayer(n));
}
function so(e, t, [n = "", r = ""]) {
	let i = A(e, t);
	switch (n) {
		case "dice": return c(i.dice.flatMap((e, t) => e === 0 ? [] : [`${ce[t]}${e}`]));
		case "city": return c(m.flatMap((e, t) => Kt(i, t) ? [`${e}:${co(i, t)}`] : []));
		case "stock": return i.stock.join("/");
		case "hourglasses":
		case "points": return String(i[n]);
		case "bandits":
		case "ships": return c(e[n].map((e) => e.filter((e) => e === t).length));
		case "cards": return String(en(i));
		case "score": return String(I(e, t));
		case "defense": return m.includes(r) ? String(Jt(i, m.indexOf(r))) : void 0;
		default: return;
	}
}
var co = (e, t) => `${w(T(e.cells[t]))}${N(e, t) ? "!" : ""}`;
function lo(e, t) {
	e.dice = u.map(() => 0);
	for (let n of s(t)) {
		let t = To(n), r = p(t);
		if (e.dice[r] !== 0) throw $((e, { row: t }) => e.oneDie(n, t[u[r]]));
		e.dice[r] = le(t);
	}
}
function uo(e, t, n) {
	for (let r of s(n)) {
		let n = /^([A-Z]\d):([a-z-]+)(!?)$/.exec(r);
		if (!n) throw $((e) => e.cellAndCard(r));
		let i = To(n[1]);
		if (Kt(t, i)) throw $((e) => e.covered(n[1]));
		t.cells[i] = fo(e, n[2]), n[3] && (t.off |= 1 << i);
	}
}
function fo(e, t) {
	let n = to.indexOf(t);
	if (n >= 0) {
		if (e.piles[n] === 0) throw $((e) => e.noneLeft(t));
		return Te(n, e.piles[n]--);
	}
	let r = S + y.indexOf(t);
	if (r < S) throw $((e) => e.noCard(t, [...ye, ...y]));
	let i = e.deck.findIndex((e) => T(e) === r);
	if (i < 0) throw $((e) => e.noneInDeck(t));
	return e.deck.splice(i, 1)[0];
}
function po(e, t) {
	let n = s(t);
	if (n.length > e.display.length) throw $((t) => t.displaySize(e.display.length));
	e.deck.unshift(...e.display.filter((e) => e !== -1)), e.display.fill(-1);
	for (let [t, r] of n.entries()) r !== eo && (e.display[t] = fo(e, r));
}
function mo(e, t) {
	let n = s(t), r = /^\d+$/.test(t) ? e.deck.slice(e.deck.length - l(t, 0, e.deck.length)) : n.map((t) => fo(e, t)).reverse();
	e.discards += /^\d+$/.test(t) ? e.deck.length - r.length : e.deck.length, e.deck = r;
}
function ho(e, t, n) {
	e.discards += e.piles[t] - n, e.piles[t] = n;
}
function go(e) {
	let t = to.indexOf(e);
	if (t < 0) throw $((t) => t.noPile(e, ye));
	return t;
}
function _o(e, t) {
	if (k(e)) throw $((e) => e.endlessAlone(t));
	let n = t === "bandits" ? me : he;
	return [e[t], n(e.cities.length)];
}
function vo(e, t, n) {
	let [r, i] = _o(e, t);
	for (let [e, t] of bo(n).entries()) {
		let n = i[e] - t;
		if (n < r[e].length) throw $((n) => n.pileLeft(h[e], t));
		for (; r[e].length < n;) r[e].push(-1);
	}
}
function yo(e, t, n, r) {
	let [i, a] = _o(e, t);
	for (let [e, t] of bo(r).entries()) {
		i[e] = i[e].filter((e) => e !== n);
		for (let r = 0; r < t; r++) i[e].push(n);
		if (i[e].length > a[e]) throw $((t) => t.pileSize(h[e], a[e]));
	}
}
function bo(e) {
	let t = s(e);
	if (t.length !== h.length) throw $((t) => t.threeNumbers(e));
	return t.map((e) => l(e, 0, 99));
}
function xo(e) {
	let t = e.split("/");
	if (t.length !== 3) throw $((t) => t.threeResources(e));
	return t.map((e) => l(e, 0, 99));
}
var So = Ht.filter((e) => e !== "goal" && e !== "no-goal");
function Co(e, t) {
	let n = So.find((e) => e === t);
	if (!n) throw $((e) => e.noEnding(t, So));
	e.ending = n;
}
function wo(e, t) {
	let n = Object.entries(Ri).find(([e]) => e === t)?.[1];
	if (!n) throw $((e) => e.noPhase(t, Object.keys(Ri)));
	e.round = Math.max(1, e.round), e.display.every((e) => e === -1) && yn(e);
	for (let [t, n] of e.cities.entries()) t !== e.active && !xi(n) && n.dice.fill(1);
	Pt(e, Ni, Pi, n);
}
function To(e) {
	let t = m.indexOf(e);
	if (t < 0) throw $((t) => t.noCell(e));
	return t;
}
function Eo(e) {
	if (e === "yes" || e === "no") return e === "yes";
	throw $((t) => t.yesOrNo(e));
}
var $ = (t) => new e((e) => t(Q[e].faults, Q[e].names)), Do = [...ye, ...y], Oo = {
	id: Vt.id,
	rulesVersion: 2,
	seats: Vt.seats,
	options: {
		openPoints: {
			kind: "flag",
			default: !1
		},
		rows: {
			kind: "choice",
			values: ["automatic", "declared"],
			default: "automatic"
		},
		level: {
			kind: "choice",
			values: Ft,
			default: "normal"
		},
		target: {
			kind: "number",
			min: 5,
			max: 500,
			default: 50
		},
		soloRefresh: {
			kind: "flag",
			default: !1
		}
	},
	setup: (e, { openPoints: t, rows: n, level: r, target: i, soloRefresh: a }) => an(e, {
		level: r,
		target: i,
		soloRefresh: a,
		openPoints: t,
		rowsDeclared: n === "declared"
	}),
	rules: Ni,
	view: za,
	turn: ko,
	active: (e) => e.round > 0 ? e.active : void 0,
	events: Lt,
	outcome: Ao,
	redeal: jr,
	insight: Ar,
	conserved: Mo,
	bound: 3e4,
	content: [...b.flatMap((e) => v[e].ability ? [`use/${e}`] : []), ...[
		"build",
		"cover",
		"attack",
		"deactivate"
	].flatMap((e) => Do.map((t) => `${e}/${t}`))],
	vocabulary: no,
	text: Fa
};
function ko(e) {
	let t = e.cities.length;
	return e.ended || e.round === 0 ? e.round * t : (e.round - 1) * t + jo(e, e.active) + 1;
}
function Ao(e) {
	if (!e.ended || e.ending === void 0) return;
	let t = e.cities.map((t, n) => I(e, n));
	return {
		places: k(e) ? [e.ending === "goal" ? 1 : 2] : te(e.cities.map((n, r) => [
			t[r],
			en(n),
			nn(e, r),
			-jo(e, r)
		])),
		scores: t,
		reason: e.ending
	};
}
var jo = (e, t) => (t - e.first + e.cities.length) % e.cities.length;
function Mo(e) {
	let t = [
		...e.deck,
		...e.display,
		...e.cities.flatMap(({ cells: e }) => e),
		Et(e, Tn)?.vars.card ?? -1
	], n = new Set(t.filter((e) => e !== -1)), r = e.piles.reduce((e, t) => e + t, 0);
	return { cards: n.size + r + e.discards };
}
// \0virtual:frozen-game
var No = Object.values(/* @__PURE__ */ se({
	CELL_NAMES: () => m,
	COLUMNS: () => 6,
	COPIES: () => 3,
	DECK_IDS: () => y,
	LETTERS: () => ce,
	LOCATION: () => v,
	LOCATION_IDS: () => b,
	NAMES: () => Ia,
	PRINTED: () => pe,
	RESOURCES: () => E,
	ROWS: () => u,
	SIZES: () => h,
	STORED: () => 1,
	abilityText: () => La,
	amountsText: () => Ra,
	choiceOf: () => St,
	columnOf: () => le,
	diceCity: () => Oo,
	diceCityWeights: () => wr,
	isTopRow: () => Ma,
	meaningOf: () => Oa,
	rowOf: () => p
})).find((e) => e?.id === "dice-city" && e.rulesVersion !== void 0), Po = {
	...No,
	rules: Tt(No.rules)
};
export { Po as game };
