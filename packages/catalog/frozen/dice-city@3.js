import { FIRST_PLAYER as e, InputError as t, chancesOf as n, eachLanguage as r, emit as i, firstPlayer as a, frozenFlows as o, inEveryLanguage as s, innermost as c, itemsOf as ee, listed as l, namedFirst as te, parseSeat as ne, placesOf as re, seatName as ie, seatOf as ae, seatsFrom as oe, visit as se, wholeOf as u } from "@alea/engine";
// \0rolldown/runtime.js
var ce = Object.defineProperty, le = (e, t) => {
	let n = {};
	for (var r in e) ce(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || ce(n, Symbol.toStringTag, { value: "Module" }), n;
}, d = [
	"white",
	"yellow",
	"red",
	"blue",
	"black"
], f = [
	"W",
	"Y",
	"R",
	"B",
	"K"
], p = d.length * 6, m = (e, t) => e * 6 + t - 1, h = (e) => e / 6 | 0, ue = (e) => e % 6 + 1, de = Array.from({ length: p }, (e, t) => t), fe = (e) => e - e % 6, g = f.flatMap((e) => Array.from({ length: 6 }, (t, n) => `${e}${n + 1}`)), pe = d.map((e, t) => 63 << t * 6), me = [
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
], _ = [
	"small",
	"medium",
	"large"
], v = [
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
], y = [
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
], he = (e) => v.map(() => e + 2), ge = (e) => [
	e + 2,
	e,
	1
], _e = {
	"lumber-mill": C("resource", [
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
	quarry: C("resource", [
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
	mine: C("resource", [
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
	"regular-army": C("military", [
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
}, ve = {
	barracks: C("military", [
		0,
		2,
		1
	], 4, 2, { ability: { verb: "recruit" } }),
	blacksmith: C("military", [
		0,
		1,
		2
	], 4, 2, { ability: {
		verb: "forge",
		amount: 1
	} }),
	catapult: C("military", [
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
	"training-camp": C("military", [
		1,
		0,
		1
	], 3, 1, { ability: {
		verb: "train",
		amount: 1
	} }),
	"watch-tower": C("military", [
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
	bazaar: C("economic", [
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
	"market-place": C("economic", [
		2,
		0,
		1
	], 4, 2, { ability: {
		verb: "exchange",
		most: 2,
		rate: 2
	} }),
	"merchant-guild": C("economic", [
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
	mint: C("economic", [
		0,
		2,
		2
	], 5, 3, { ability: {
		verb: "mint",
		amount: 1
	} }),
	storehouse: C("economic", [
		1,
		1,
		0
	], 3, 1, { ability: {
		verb: "multiply",
		pay: 1,
		get: 3
	} }),
	cathedral: C("cultural", [
		1,
		2,
		2
	], 6, "cultural-row", {}),
	"festival-hall": C("cultural", [
		2,
		0,
		0
	], 3, 1, { ability: {
		verb: "pairs",
		amount: 1
	} }),
	"grand-statue": C("cultural", [
		0,
		1,
		1
	], 4, 2, { adornments: 3 }),
	"great-wall": C("cultural", [
		0,
		2,
		1
	], 5, 3, { shelters: 2 }),
	manor: C("cultural", [
		1,
		2,
		0
	], 4, 2, { ability: {
		verb: "points",
		amount: 2
	} }),
	cemetery: C("civic", [
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
	church: C("civic", [
		1,
		1,
		1
	], 4, 2, { ability: {
		verb: "copy",
		from: "dice"
	} }),
	stables: C("civic", [
		2,
		0,
		0
	], 3, 1, { ability: { verb: "ride" } }),
	"town-hall": C("civic", [
		2,
		2,
		1
	], 5, 3, { ability: {
		verb: "copy",
		from: "city"
	} }),
	well: C("civic", [
		0,
		1,
		1
	], 3, 1, { ability: {
		verb: "reroll",
		others: !0
	} })
}, ye = {
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
}, b = {
	..._e,
	...ve,
	...ye
}, be = Object.keys(_e), x = Object.keys(ve), S = Object.keys(b);
function C(e, t, n, r, i) {
	return {
		type: e,
		cost: t,
		defense: n,
		points: r,
		...i
	};
}
// packages/dice-city/src/content/cards.ts
var w = be.length, xe = x.length * 3, Se = w * 15 + xe, T = S.map((e) => b[e]), Ce = (e) => S.indexOf(e), E = (e) => S[e], we = Array.from({ length: Se }, (e, t) => t < w * 15 ? Math.floor(t / 15) : w + Math.floor((t - w * 15) / 3)), D = (e) => we[e], Te = Array.from({ length: xe }, (e, t) => w * 15 + t), Ee = (e, t) => e * 15 + t - 1, De = Array.from({ length: p }, (e, t) => Ce(me[Math.floor(t / 6)][t % 6])), Oe = Ce("regular-army"), O = [
	"wood",
	"stone",
	"iron"
], ke = {
	[-1]: "done",
	[-2]: "none"
}, Ae = (e) => (t) => e[t] ?? ke[t] ?? String(t), je = [
	...O,
	"strength",
	"disturb"
], Me = [
	"use",
	"pass",
	"refresh",
	"idle"
], Ne = Me.length * d.length, Pe = Ne + d.length * p, Fe = Pe + d.length * p, Ie = (e) => e, Le = (e) => d.length + e, Re = (e) => 2 * d.length + e, ze = (e) => 3 * d.length + e, Be = (e, t) => Ne + e * p + t, Ve = (e, t) => Pe + e * p + t, He = (e) => Fe + e, Ue = [
	...Me.flatMap((e) => d.map((t, n) => ({
		act: e,
		die: n
	}))),
	...["reactivate", "move"].flatMap((e) => d.flatMap((t, n) => g.map((t, r) => ({
		act: e,
		die: n,
		cell: r
	})))),
	...je.map((e) => ({
		act: "glass",
		effect: e
	}))
], We = (e) => Ue[e], Ge = Ae(Ue.map((e) => {
	if (e.act === "glass") return `glass:${e.effect}`;
	let t = `${e.act}:${f[e.die]}`;
	return "cell" in e ? `${t}:${g[e.cell]}` : t;
})), Ke = Ae(g), qe = Ae(O), Je = (e) => f[e], Ye = (e) => d.flatMap((t, n) => e & 1 << n ? [n] : []), Xe = (e) => Ye(e).map(Je).join(",") || ke[-2], Ze = 4, Qe = _.length, $e = Qe + Ze * O.length, et = (e) => e, tt = (e, t) => Qe + e * O.length + t, nt = (e, t) => $e + e * p + t, rt = Array.from({ length: Ze }, (e, t) => t), it = [
	..._.map((e, t) => ({
		act: "bandit",
		pile: t
	})),
	...rt.flatMap((e) => O.map((t, n) => ({
		act: "rob",
		seat: e,
		resource: n
	}))),
	...rt.flatMap((e) => g.map((t, n) => ({
		act: "raid",
		seat: e,
		cell: n
	})))
], at = (e) => it[e], ot = Ae(it.map((e) => e.act === "bandit" ? _[e.pile] : `p${e.seat + 1}.${e.act === "rob" ? O[e.resource] : g[e.cell]}`)), st = (e, t) => t ? `${e}@top` : e, ct = w + x.length, lt = 2 * ct, ut = (e) => e, dt = (e) => ct + e, ft = (e) => lt + e, pt = [...[!1, !0].flatMap((e) => S.slice(0, ct).map((t, n) => ({
	act: "buy",
	kind: n,
	top: e
}))), ..._.map((e, t) => ({
	act: "ship",
	pile: t
}))], mt = (e) => pt[e], ht = Ae(pt.map((e) => e.act === "ship" ? `ship:${_[e.pile]}` : st(S[e.kind], e.top))), gt = "none", _t = (e, t) => `${e}>${t.join(",")}`;
function vt(e, t) {
	let [n, r = ""] = e.split(">"), i = r.split(",");
	return {
		paid: O.map((e) => e === n ? i.length : 0),
		got: O.map((e) => t * i.filter((t) => t === e).length)
	};
}
var yt = (e, t) => e * 4 + t, bt = (e) => ({
	stone: e >> 2,
	iron: e & 3
});
function xt(e) {
	if (e === 0) return ke[-2];
	let { stone: t, iron: n } = bt(e);
	return `${t}s${n}i`;
}
var St = ["end", "play-on"];
// packages/dice-city/src/choice.ts
function Ct(e, t) {
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
		case "spend": return We(r);
		case "attack": return at(r);
		case "build": return mt(r);
		case "copy":
		case "ride":
		case "recruit":
		case "site": return Tt[n][r];
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
			dice: Ye(r)
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
			...bt(r)
		};
		case "declare": return {
			act: n,
			end: t === "end"
		};
	}
}
var wt = (e) => de.map((t) => ({
	act: e,
	cell: t
})), Tt = {
	copy: wt("copy"),
	ride: wt("ride"),
	recruit: wt("recruit"),
	site: wt("site")
}, { registered: Et, flow: k, frameOf: Dt, framesOf: Ot, isRunning: kt, calledBy: At, isOf: jt, reads: Mt, unwind: Nt, abort: Pt, enter: Ft } = o(3), It = ["normal", "hard"], Lt = {
	normal: 4,
	hard: 5
}, Rt = 5, zt = (e) => Math.min(500, e + Rt), Bt = {
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
}, A = (e) => ({
	card: e,
	location: E(D(e))
}), Vt = {
	title: "Dice City",
	pitch: "Five dice, thirty locations: build a city where every roll is a good one."
}, Ht = {
	title: "Dice City",
	pitch: "Cinq dés, trente lieux\xA0: bâtissez une cité où tous les lancers sont bons."
}, Ut = s({
	en: Vt,
	fr: Ht
}), Wt = {
	id: "dice-city",
	seats: {
		min: 1,
		max: 4,
		usual: 2
	},
	title: r((e) => Ut[e].title),
	pitch: r((e) => Ut[e].pitch)
}, Gt = [
	"bandits",
	"ships",
	"deck",
	"rows",
	"round-limit",
	"goal",
	"no-goal"
], j = (e) => e.rowSize > 0, Kt = ({ rowSize: e }, t) => e > 0 && t >= e, qt = ({ rowSize: e, replaced: t }) => Math.ceil((xe - t) / e), Jt = ({ ending: e, target: t }) => e === "goal" ? zt(t) : t, M = (e, t) => e.cities[t], N = (e) => e.cities[e.active];
function P(e, t) {
	let n = e.cells[t];
	return n === -1 ? De[t] : D(n);
}
var F = (e, t) => !!(e.off & 1 << t), I = (e, t) => e.cells[t] !== -1, Yt = (e, t) => !F(e, t) && T[P(e, t)].ability !== void 0;
function Xt(e, t) {
	let n = T[P(e, t)].defense ?? 0, r = fe(t);
	for (let i = r; i < r + 6; i++) i !== t && !F(e, i) && (n += T[P(e, i)].shelters ?? 0);
	return n;
}
function Zt(e, t) {
	let { points: n } = T[P(e, t)];
	return n === "cultural-row" ? Qt(e, t) : n ?? 0;
}
function Qt(e, t) {
	let n = fe(t), r = 0;
	for (let t = n; t < n + 6; t++) T[P(e, t)].type === "cultural" && r++;
	return r;
}
var L = (e, t) => Math.max(1, v[t].defense - e.trained), R = (e, t) => he(e.cities.length)[t] - e.bandits[t].length, z = (e, t) => ge(e.cities.length)[t] - e.ships[t].length;
function $t(e) {
	let t = [];
	for (let n = 0; n < d.length; n++) en(e, n) && t.push(n);
	return t;
}
function en(e, t) {
	if (e.off & pe[t]) return !1;
	for (let n = t * 6; n < (t + 1) * 6; n++) if (e.cells[n] === -1) return !1;
	return !0;
}
var tn = (e) => e.cells.reduce((e, t) => t === -1 ? e : e + 1, 0);
function nn(e) {
	let t = 0;
	for (let n = 0; n < p; n++) e.cells[n] !== -1 && (t += Zt(e, n));
	return t;
}
function rn(e, t) {
	let n = 0;
	for (let r = 0; r < 3; r++) {
		for (let i of e.bandits[r]) i === t && (n += v[r].points);
		for (let i of e.ships[r]) i === t && (n += y[r].points);
	}
	return n;
}
var B = (e, t) => M(e, t).points + rn(e, t) + nn(M(e, t)), an = (e, t) => e[0] >= t[0] && e[1] >= t[1] && e[2] >= t[2];
function on(e, t) {
	for (let n = 0; n < 3; n++) e[n] -= t[n];
}
function sn(e, { level: t, target: n, soloRefresh: r, openPoints: i, rowsDeclared: a, roundLimit: o, named: s }) {
	let c = e === 1 ? Lt[t] : 0;
	return {
		rowSize: c,
		target: n,
		soloRefresh: r,
		replaced: 0,
		openPoints: i,
		rowsDeclared: a,
		roundLimit: o,
		round: 0,
		named: s,
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
		deck: [...Te],
		display: Array(c > 0 ? 2 * c : 8).fill(-1),
		discards: 0,
		piles: Array(w).fill(15),
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
			cells: Array(p).fill(-1),
			off: 0,
			dice: Array(d.length).fill(0),
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
var cn = {
	resolve(e, t, { amount: n }) {
		return un(e, n), "";
	},
	estimate: ({ amount: e }) => e
}, ln = {
	resolve(e, t, { amount: n }) {
		return un(e, n * N(e).stock.reduce((e, t) => e + Math.floor(t / 2), 0)), "";
	},
	estimate: ({ amount: e }) => e
};
function un(e, t) {
	t !== 0 && (N(e).points += t, i(() => ({
		type: "points",
		seat: e.active,
		points: t
	})));
}
// packages/dice-city/src/whyNot.ts
var dn = (e, t) => ({
	is: "short-of-resources",
	of: t.map((t, n) => Math.max(0, t - e[n]))
});
// packages/dice-city/src/rules/ending.ts
function fn(e, t) {
	e.ending !== void 0 || j(e) || (e.ending = t, i(() => ({
		type: "ending",
		seat: e.active,
		reason: t
	})));
}
var pn = 2, mn = 2;
function hn(e) {
	vn(e) === 0 && fn(e, "bandits");
}
function gn(e) {
	yn(e) >= pn && fn(e, "ships");
}
var _n = (e) => $t(N(e)).length >= mn, vn = (e) => R(e, 0) + R(e, 1) + R(e, 2);
function yn(e) {
	let t = 0;
	for (let n = 0; n < 3; n++) z(e, n) === 0 && t++;
	return t;
}
function bn(e) {
	e.ending === void 0 && !e.rowsDeclared && _n(e) && fn(e, "rows");
}
function xn(e) {
	e.round >= e.roundLimit && fn(e, "round-limit");
}
var Sn = (e) => j(e) ? e.round >= qt(e) : e.ending !== void 0, Cn = (e) => Sn(e) && (e.active + 1) % e.cities.length === e.first;
function wn(e) {
	if (j(e)) return [];
	let t = he(e.cities.length).reduce((e, t) => e + t, 0), n = xe - 8, r = e.cities.map((e) => $t(e).length), i = Math.max(...r);
	return [
		{
			end: "bandits",
			done: t - vn(e),
			of: t,
			seat: null
		},
		{
			end: "ships",
			done: Math.min(pn, yn(e)),
			of: pn,
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
			done: Math.min(mn, i),
			of: mn,
			seat: r.indexOf(i)
		}
	];
}
function Tn(e, t) {
	e.ending = t, e.ended = !0, i(() => ({
		type: "ended",
		reason: t,
		scores: e.cities.map((t, n) => B(e, n)),
		...j(e) ? { nextTarget: Jt(e) } : {}
	}));
}
// packages/dice-city/src/rules/display.ts
function En(e, t = 0) {
	let n = [];
	for (let r = t; r < e.display.length; r++) e.display[r] === -1 && n.push(r);
	Dn(e, n);
}
function Dn(e, t) {
	let n = [];
	for (let r = 0; r < t.length && e.deck.length > 0; r++) {
		let i = e.deck.pop();
		e.display[t[r]] = i, n.push(i);
	}
	return n.length === 0 ? 0 : (i(() => ({
		type: "dealt",
		cards: n.map(A)
	})), e.deck.length === 0 && fn(e, "deck"), n.length);
}
function On(e, t) {
	let n = [];
	for (let r of t) {
		let t = e.display[r];
		t !== -1 && (n.push(t), e.display[r] = -1, e.discards++);
	}
	n.length > 0 && i(() => ({
		type: "discarded",
		seat: e.active,
		cards: n.map(A)
	}));
}
function kn(e) {
	let { display: t, rowSize: n } = e, r = Array.from({ length: n }, (e, t) => t);
	On(e, r);
	for (let e of r) t[e] = t[e + n], t[e + n] = -1;
	En(e, n);
}
// packages/dice-city/src/rules/place.ts
function An(e, t, n, r) {
	let a = M(e, t), o = a.cells[n];
	a.cells[n] = r, a.off &= ~(1 << n), se(() => `build/${E(D(r))}`), o !== -1 && (e.discards++, se(() => `cover/${E(D(o))}`)), i(() => ({
		type: "built",
		seat: t,
		cell: g[n],
		piece: A(r),
		...o === -1 ? {} : { covered: A(o) }
	})), bn(e);
}
function jn(e, t, n) {
	let r = M(e, t);
	r.off |= 1 << n, se(() => `deactivate/${E(D(r.cells[n]))}`);
}
// packages/dice-city/src/rules/build.ts
var Mn = k("dice-city/build", (e) => [e.run((e, t) => {
	t.over = !1, t.card = -1;
}), e.loop((e, t) => !t.over, e.ask("build", {
	who: (e) => e.active,
	options: Nn,
	key: ht,
	params: (e) => ({ stock: [...N(e).stock] }),
	unavailable: In,
	auto: !0,
	then: (e, t, n) => Ln(e, t, mt(n))
}), e.when((e, t) => t.card !== -1, e.ask("adorn", {
	who: (e) => e.active,
	options: Bn,
	key: xt,
	auto: !0,
	then: (e, t, n) => Vn(e, bt(n))
}), e.ask("site", {
	who: (e) => e.active,
	options: () => de,
	key: Ke,
	params: (e, t) => ({ kind: D(t.card) }),
	then: (e, t, n) => {
		An(e, e.active, n, t.card), t.card = -1, j(e) || En(e);
	}
})))]);
function Nn(e) {
	let { stock: t } = N(e), n = [-1], r = t[0] + t[1] + t[2];
	if (r < 2) return n;
	for (let r = 0; r < w; r++) e.piles[r] > 0 && an(t, T[r].cost) && n.push(ut(r));
	for (let [r, i] of Fn(e)) an(t, T[r].cost) && n.push(i);
	if (r >= 6) for (let r = 0; r < y.length; r++) an(t, y[r].cost) && Pn(e, r) && n.push(ft(r));
	return n;
}
var Pn = (e, t) => j(e) || z(e, t) > 0;
function Fn(e) {
	let { display: t, rowSize: n } = e, r = [], i = 0;
	for (let a = 0; a < t.length; a++) {
		a === n && (i = 0);
		let o = t[a];
		if (o === -1) continue;
		let s = D(o);
		i & 1 << s || r.push([s, Kt(e, a) ? dt(s) : ut(s)]), i |= 1 << s;
	}
	return r;
}
function In(e) {
	let { stock: t } = N(e), n = [], r = (e, t, r) => n.push({
		value: e,
		rule: t,
		why: r
	}), i = (e, n, i) => {
		an(t, n) || r(e, i, dn(t, n));
	};
	for (let t = 0; t < w; t++) e.piles[t] === 0 ? r(ut(t), "DC-2.2", { is: "pile-empty" }) : i(ut(t), T[t].cost, "DC-7.1");
	for (let [t, n] of Fn(e)) i(n, T[t].cost, "DC-7.1");
	for (let t = 0; t < y.length; t++) Pn(e, t) ? i(ft(t), y[t].cost, "DC-7.5") : r(ft(t), "DC-7.6", { is: "pile-empty" });
	return n;
}
function Ln(e, t, n) {
	n ? n.act === "ship" ? zn(e, n.pile) : (t.card = n.kind < w ? Ee(n.kind, e.piles[n.kind]--) : Rn(e, n), on(N(e).stock, T[n.kind].cost)) : t.over = !0;
}
function Rn({ display: e, rowSize: t }, { kind: n, top: r }) {
	let i = e.findIndex((e, i) => e !== -1 && D(e) === n && (!r || i >= t)), a = e[i];
	return e[i] = -1, a;
}
function zn(e, t) {
	let { cost: n, points: r } = y[t];
	on(N(e).stock, n), i(() => ({
		type: "shipped",
		seat: e.active,
		size: _[t],
		points: r
	})), j(e) ? un(e, r) : e.ships[t].push(e.active), gn(e);
}
function Bn(e, { card: t }) {
	let n = T[D(t)].adornments ?? 0, [, r, i] = N(e).stock, a = [];
	for (let e = 0; e <= Math.min(n, r); e++) for (let t = 0; t <= Math.min(n - e, i); t++) a.push(yt(e, t));
	return a;
}
function Vn(e, { stone: t, iron: n }) {
	t + n !== 0 && (on(N(e).stock, [
		0,
		t,
		n
	]), i(() => ({
		type: "adorned",
		seat: e.active,
		stone: t,
		iron: n
	})), un(e, t + n));
}
// packages/dice-city/src/insight/strength.ts
var Hn = 40, Un = /* @__PURE__ */ new Map();
function Wn(e) {
	let t = e.join(), n = Un.get(t) ?? Gn(e);
	return Un.set(t, n), n;
}
function Gn(e) {
	let t = [0];
	for (let n = 1; n <= Hn; n++) {
		t[n] = t[n - 1];
		for (let [r, i] of e.entries()) i > 0 && i <= n && (t[n] = Math.max(t[n], t[n - i] + v[r].points));
	}
	return t;
}
function Kn(e, t) {
	let n = e.strength + e.watch;
	if (n === 0) return 0;
	let r = Wn(v.map((t, n) => j(e) || R(e, n) > 0 ? L(e, n) : 0)), i = Math.min(n, Hn), a = r[i], o = i;
	for (; o > 0 && r[o - 1] === a;) o--;
	return a + t * (n - o);
}
// packages/dice-city/src/abilities/choices.ts
var qn = $n("recruit", 1.1), Jn = $n("exchange", 1.2), Yn = $n("multiply", 1.2), Xn = $n("copy", 1.3), Zn = $n("ride", .6), Qn = {
	resolve: (e, t, { others: n }) => n ? "reroll-with-others" : "reroll",
	estimate: ({ others: e }) => e ? .9 : .7
};
function $n(e, t) {
	return {
		resolve: () => e,
		estimate: () => t
	};
}
// packages/dice-city/src/abilities/force.ts
var er = {
	resolve(e, t, { amount: n }) {
		return ir(e, n + ar(e, t)), "";
	},
	estimate: ({ amount: e }) => .55 * e
}, tr = {
	resolve(e, t, { amount: n }) {
		e.watch += n, i(() => ({
			type: "strength",
			seat: e.active,
			amount: n,
			total: e.watch,
			banditsOnly: !0
		}));
		let r = ar(e, t);
		return r > 0 && ir(e, r), "";
	},
	estimate: ({ amount: e }) => .5 * e
}, nr = {
	resolve(e, t, { amount: n }) {
		return e.forged += n, i(() => ({
			type: "lasting",
			seat: e.active,
			effect: "forge",
			total: e.forged
		})), e.armies > 0 && ir(e, n * e.armies), "";
	},
	estimate: () => .8
}, rr = {
	resolve(e, t, { amount: n }) {
		return e.trained += n, i(() => ({
			type: "lasting",
			seat: e.active,
			effect: "train",
			total: e.trained
		})), "";
	},
	estimate: () => .6
};
function ir(e, t) {
	e.strength += t, i(() => ({
		type: "strength",
		seat: e.active,
		amount: t,
		total: e.strength,
		banditsOnly: !1
	}));
}
function ar(e, { cell: t }) {
	return T[P(N(e), t)].keyword === "army" ? (e.armies++, e.forged) : 0;
}
// packages/dice-city/src/abilities/gain.ts
var or = {
	resolve(e, { cell: t }, { gain: n }) {
		let { type: r } = T[P(N(e), t)];
		return sr(e, n, r === "resource" ? e.minted : 0), "";
	},
	estimate: ({ gain: [e, t, n] }) => .7 * (e + t + n)
};
function sr(e, t, n = 0) {
	let { stock: r } = N(e);
	for (let e = 0; e < 3; e++) t[e] > 0 && (r[e] += t[e] + n);
	i(() => ({
		type: "gained",
		seat: e.active,
		gain: t.map((e) => e > 0 ? e + n : 0)
	}));
}
// packages/dice-city/src/abilities/verbs.ts
var cr = {
	gain: or,
	strength: er,
	watch: tr,
	points: cn,
	pairs: ln,
	forge: nr,
	train: rr,
	mint: {
		resolve(e, t, { amount: n }) {
			return e.minted += n, i(() => ({
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
			let r = N(e), i = [
				0,
				0,
				0
			], a = fe(t);
			for (let e = a; e < a + 6; e++) {
				let { keyword: t, ability: a } = T[P(r, e)];
				if (!(t !== "harvest" || F(r, e) || a?.verb !== "gain")) for (let e = 0; e < 3; e++) a.gain[e] > 0 && (i[e] += n);
			}
			return sr(e, i), "";
		},
		estimate: ({ amount: e }) => e
	},
	recruit: qn,
	exchange: Jn,
	multiply: Yn,
	copy: Xn,
	ride: Zn,
	reroll: Qn
}, lr = (e) => cr[e.verb], ur = (e, t, n) => lr(n).resolve(e, t, n), dr = (e) => lr(e).estimate(e), fr = T.map(({ ability: e }) => e ? dr(e) : 0), pr = T.map(({ ability: e }) => e?.verb === "copy"), mr = T.map(({ ability: e }) => e?.verb === "harvest"), hr = T.map(({ keyword: e }) => e === "harvest"), gr = T.map(({ exhausts: e }) => e === !0), _r = (e) => fr[e];
function vr(e, t, n) {
	let r = P(e, t);
	return pr[r] || mr[r] ? yr(e, t, r, n) : gr[r] ? fr[r] - n.waking / 2 : fr[r];
}
function yr(e, t, n, r) {
	let i = fe(t), a = 0, o = fr[n];
	for (let n = i; n < i + 6; n++) {
		if (n === t || F(e, n)) continue;
		let r = P(e, n);
		hr[r] ? a++ : fr[r] > o && (o = fr[r]);
	}
	let s = mr[n] ? .75 * a : o;
	return gr[n] ? s - r.waking / 2 : s;
}
function br(e, t) {
	let n = 0;
	for (let r = 0; r < e.cells.length; r += 6) {
		let i = 0, a = 0;
		for (let n = r; n < r + 6; n++) {
			let r = F(e, n) ? 0 : vr(e, n, t);
			i += r, r > a && (a = r);
		}
		let o = i / 6;
		n += o + t.choice * (a - o);
	}
	return n;
}
// packages/dice-city/src/insight/evaluate.ts
function xr(e, t) {
	let r = Ar(e, t), i = e.cities.map((n, i) => Sr(e, i, r, t)), a = t.lead + t.doubt * r;
	return j(e) ? [1 / (1 + Math.exp((e.target - i[0]) / a))] : n(i, a);
}
function Sr(e, t, n, r) {
	let i = M(e, t), a = t === e.active, o = wr(e, t) ? Math.max(0, n - 1) : n, s = a || Tr(e, t);
	return B(e, t) + r.income * o * br(i, r) + (s ? Er(i, r) + r.hourglass * i.hourglasses : 0) + (a ? Or(e, n, r) : s ? Dr(i, r) : 0);
}
var Cr = (e, t) => (t - e.first + e.cities.length) % e.cities.length, wr = (e, t) => Cr(e, t) < Cr(e, e.active), Tr = (e, t) => e.ending === void 0 || Cr(e, t) > Cr(e, e.active);
function Er(e, t) {
	let n = 0;
	for (let r = 0; r < d.length; r++) {
		let i = e.dice[r];
		if (i === 0) continue;
		let a = m(r, i);
		n += Math.max(t.spare, F(e, a) ? 0 : vr(e, a, t));
	}
	return n;
}
var Dr = ({ stock: e }, { kept: t }) => t * (e[0] + e[1] + e[2]);
function Or(e, t, n) {
	let r = N(e), i = n.resource + n.growth * t, { stock: a } = r, o = 0;
	for (let e = 0; e < d.length; e++) r.dice[e] !== 0 && o++;
	let s = a[0] + a[1] + a[2], c = i * s;
	for (let t = 0; t < y.length; t++) {
		if (!j(e) && z(e, t) === 0) continue;
		let { cost: r, points: ee } = y[t], l = 0;
		for (let e = 0; e < 3; e++) l += Math.max(0, r[e] - a[e]);
		if (l > o) continue;
		let te = ee * n.hope ** l + i * Math.max(0, s + l - 3 * r[0]);
		te > c && (c = te);
	}
	return c + Kn(e, n.strength) + kr(e, t, n);
}
function kr(e, t, n) {
	let r = Dt(e, Mn)?.vars.card ?? -1;
	if (r === -1) return 0;
	let i = D(r), { points: a } = T[i], o = Math.max(0, _r(i) - .6) / 6;
	return (typeof a == "number" ? a : 3) + n.income * t * o;
}
function Ar(e, t) {
	if (j(e)) return qt(e) - e.round;
	if (e.ending !== void 0) return 0;
	let n = e.cities.length, r = 0, i = [];
	for (let t = 0; t < 3; t++) r += R(e, t), i.push(z(e, t));
	i.sort((e, t) => e - t);
	let a = 6 * d.length;
	for (let t of e.cities) a = Math.min(a, jr(t));
	return Math.min(t.longest, t.deckPace * e.deck.length / n, t.banditPace * r / n, t.shipPace * (i[0] + i[1]) / n, t.rowPace * a);
}
function jr(e) {
	let t = 6, n = 6;
	for (let r = 0; r < e.cells.length; r += 6) {
		let i = 0;
		for (let t = r; t < r + 6; t++) (e.cells[t] === -1 || F(e, t)) && i++;
		i < t ? (n = t, t = i) : i < n && (n = i);
	}
	return t + n;
}
// packages/dice-city/src/insight/weights.ts
var Mr = {
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
}, Nr = [
	"exchange",
	"multiply",
	"well",
	"disturb",
	"discard",
	"declare"
];
function Pr(e, { name: t, options: n }, r) {
	if (!Nr.includes(t)) return n[r].map((n) => Fr(e, Ct(t, n)));
}
function Fr(e, t) {
	switch (t.act) {
		case "glass": return t.effect === "disturb" ? .2 : .8;
		case "use":
		case "pass":
		case "refresh":
		case "idle":
		case "reactivate":
		case "move": return Ir(e, t);
		case "bandit": return v[t.pile].points;
		case "rob": return .8;
		case "raid": return .5 + Zt(M(e, t.seat), t.cell);
		case "ship": return y[t.pile].points;
		case "buy": {
			let { points: e } = T[t.kind];
			return (typeof e == "number" ? e : 3) + _r(t.kind);
		}
		case "site":
		case "recruit": return Lr(e, t.cell);
		case "copy": return _r(P(N(e), t.cell));
		case "ride": return vr(N(e), t.cell, Mr);
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
function Ir(e, t) {
	let n = N(e), r = (e) => F(n, e) ? 0 : vr(n, e, Mr), i = r(m(t.die, n.dice[t.die]));
	switch (t.act) {
		case "use": return i + .2;
		case "pass": return .6 - i;
		case "refresh": return .2 - i;
		case "idle": return -i;
		case "reactivate": return .5 + _r(P(n, t.cell)) / 3 - i;
		case "move": {
			let e = h(t.cell);
			return r(t.cell) - r(m(e, n.dice[e])) - i;
		}
	}
}
function Lr(e, t) {
	let n = N(e);
	return -Zt(n, t) - (F(n, t) ? 0 : vr(n, t, Mr));
}
// packages/dice-city/src/insight/insight.ts
var Rr = {
	evaluate: (e) => xr(e, Mr),
	sense: Pr,
	progress: (e) => e.round,
	horizon: 0
};
// packages/dice-city/src/redeal.ts
function zr(e, t, n) {
	let { deck: r } = e;
	Br(r);
	for (let e = r.length - 1; e > 0; e--) {
		let t = n.below(e + 1), i = r[e];
		r[e] = r[t], r[t] = i;
	}
}
function Br(e) {
	for (let t = 0; t < e.length; t++) Vr[e[t]] = 1;
	let t = 0;
	for (let n = Te[0]; n < Se; n++) Vr[n] !== 0 && (e[t++] = n, Vr[n] = 0);
}
var Vr = new Uint8Array(Se), Hr = k("dice-city/attack", (e) => [e.run((e, t) => {
	t.over = !1;
}), e.loop((e, t) => !t.over, e.ask("attack", {
	who: (e) => e.active,
	options: Wr,
	key: ot,
	params: ({ strength: e, watch: t }) => ({
		strength: e,
		watch: t
	}),
	unavailable: Kr,
	auto: !0,
	then: qr
}))]), Ur = [-1];
function Wr(e) {
	let { strength: t, watch: n, active: r } = e;
	if (t + n === 0) return Ur;
	let i = [];
	for (let r = 0; r < v.length; r++) Gr(e, r) && L(e, r) <= t + n && i.push(et(r));
	if (t >= 2) for (let n = 0; n < e.cities.length; n++) {
		if (n === r) continue;
		let a = M(e, n);
		for (let e = 0; e < O.length; e++) a.stock[e] > 0 && i.push(tt(n, e));
		for (let e = 0; e < p; e++) I(a, e) && !F(a, e) && Xt(a, e) <= t && i.push(nt(n, e));
	}
	return i.push(-1), i;
}
var Gr = (e, t) => j(e) || R(e, t) > 0;
function Kr(e) {
	let t = Wr(e), n = [], r = (e, r, i) => {
		t.includes(e) || n.push({
			value: e,
			rule: r,
			why: i
		});
	}, i = (t, n) => {
		let r = t - e.strength;
		return t <= e.strength + e.watch ? ["DC-6.6", {
			is: "bandits-only",
			by: r
		}] : [n, {
			is: "short-of-strength",
			by: r
		}];
	};
	for (let t = 0; t < v.length; t++) if (Gr(e, t)) {
		let n = L(e, t) - e.strength - e.watch;
		r(et(t), "DC-6.2", {
			is: "short-of-strength",
			by: n
		});
	} else r(et(t), "DC-6.8", { is: "pile-empty" });
	for (let [t, n] of e.cities.entries()) if (t !== e.active) {
		for (let e = 0; e < O.length; e++) n.stock[e] > 0 && r(tt(t, e), ...i(2, "DC-6.5"));
		for (let e = 0; e < p; e++) I(n, e) && F(n, e) ? r(nt(t, e), "DC-6.4", { is: "already-off" }) : I(n, e) && r(nt(t, e), ...i(Xt(n, e), "DC-6.3"));
	}
	return n;
}
function qr(e, t, n) {
	let r = at(n);
	r ? r.act === "bandit" ? Jr(e, r.pile) : r.act === "rob" ? Yr(e, r.seat, r.resource) : Xr(e, r.seat, r.cell) : t.over = !0;
}
function Jr(e, t) {
	let { points: n } = v[t], r = L(e, t), a = Math.min(e.watch, r);
	e.watch -= a, e.strength -= r - a, i(() => ({
		type: "bandit",
		seat: e.active,
		size: _[t],
		points: n
	})), j(e) ? un(e, n) : e.bandits[t].push(e.active), hn(e);
}
function Yr(e, t, n) {
	e.strength -= 2, M(e, t).stock[n]--, N(e).stock[n]++, i(() => ({
		type: "robbed",
		seat: e.active,
		owner: t,
		resource: O[n]
	}));
}
function Xr(e, t, n) {
	let r = M(e, t), a = Zt(r, n), o = E(P(r, n));
	e.strength -= Xt(r, n), se(() => `attack/${o}`), i(() => ({
		type: "attacked",
		seat: e.active,
		owner: t,
		cell: g[n],
		location: o,
		points: a
	})), jn(e, t, n), un(e, a);
}
// packages/dice-city/src/rules/follow/dice.ts
var Zr = k("dice-city/reroll", (e) => [e.roll("reroll", {
	dice: () => 1,
	whose: (e) => [e.active],
	params: (e, t) => ({ dice: [d[t.die]] }),
	then: (e, t, n) => ti(e, e.active, [t.die], n)
})]), Qr = k("dice-city/well", (e) => [e.ask("well", {
	who: (e) => e.active,
	options: (e) => $r(N(e).dice),
	key: Xe,
	auto: !0,
	then: (e, t, n) => {
		t.others = n;
	}
}), e.roll("reroll", {
	dice: (e, t) => ei(t).length,
	whose: (e) => [e.active],
	params: (e, t) => ({ dice: ei(t).map((e) => d[e]) }),
	then: (e, t, n) => ti(e, e.active, ei(t), n)
})]);
function $r(e) {
	let t = [0];
	for (let n = 0; n < d.length; n++) if (e[n] !== 0) for (let e = t.length - 1; e >= 0; e--) t.push(t[e] | 1 << n);
	return t;
}
var ei = ({ die: e, others: t = 0 }) => d.flatMap((n, r) => r === e || t & 1 << r ? [r] : []);
function ti(e, t, n, r) {
	let { dice: a } = M(e, t);
	for (let e = 0; e < n.length; e++) a[n[e]] = r[e];
	i(() => ({
		type: "rerolled",
		seat: e.active,
		owner: t,
		dice: n.map((e) => ({
			die: d[e],
			cell: g[m(e, a[e])]
		}))
	}));
}
var ni = k("dice-city/ride", (e) => [e.ask("ride", {
	who: (e) => e.active,
	options: (e) => {
		let t = N(e).dice.flatMap((e, t) => ri(t, e));
		return t.length > 0 ? [...t, -2] : t;
	},
	key: Ke,
	then: (e, t, n) => {
		n !== -2 && ii(e, t.die, n);
	}
})]), ri = (e, t) => t === 0 ? [] : Array.from({ length: 6 }, (t, n) => m(e, n + 1)).filter((n) => n !== m(e, t));
function ii(e, t, n) {
	N(e).dice[h(n)] = ue(n), i(() => ({
		type: "moved",
		seat: e.active,
		by: d[t],
		die: d[h(n)],
		cell: g[n]
	}));
}
// packages/dice-city/src/rules/use.ts
function ai(e, t, n) {
	let r = P(N(e), t.cell), { ability: a, exhausts: o } = T[r];
	if (!a) throw Error(`${E(r)} has nothing to use`);
	return se(() => `use/${E(r)}`), i(() => {
		let i = {
			seat: e.active,
			cell: g[t.cell],
			location: E(r)
		};
		return n ? {
			type: "copied",
			...i
		} : {
			type: "used",
			die: d[t.die],
			...i
		};
	}), o && jn(e, e.active, t.cell), ur(e, t, a);
}
// packages/dice-city/src/rules/follow/recruit.ts
var oi = [], si = k("dice-city/recruit", (e) => [e.ask("recruit", {
	who: (e) => e.active,
	options: (e) => e.piles[Oe] > 0 ? de : oi,
	key: Ke,
	then: (e, t, n) => {
		let r = Ee(Oe, e.piles[Oe]--);
		An(e, e.active, n, r);
	}
})]), ci = k("dice-city/exchange", (e) => [e.ask("exchange", {
	who: (e) => e.active,
	options: (e, t) => {
		let { most: n } = pi(e, t, "exchange"), r = N(e).stock.flatMap((e, t) => li(t, Math.min(e, n)));
		return r.length > 0 ? [...r, gt] : r;
	},
	then: (e, t, n) => {
		if (n === "none") return;
		let { paid: r, got: i } = vt(n, pi(e, t, "exchange").rate);
		fi(e, r, i);
	}
})]);
function li(e, t) {
	let [n, r] = O.filter((t, n) => n !== e), i = [];
	for (let a = 1; a <= t; a++) for (let t = a; t >= 0; t--) i.push(_t(O[e], [...Array(t).fill(n), ...Array(a - t).fill(r)]));
	return i;
}
var ui = k("dice-city/multiply", (e) => [e.ask("multiply", {
	who: (e) => e.active,
	options: (e, t) => {
		let { pay: n } = pi(e, t, "multiply"), r = N(e).stock.flatMap((e, t) => e >= n ? [t] : []);
		return r.length > 0 ? [...r, -2] : r;
	},
	key: qe,
	then: (e, t, n) => {
		if (n === -2) return;
		let { pay: r, get: i } = pi(e, t, "multiply");
		fi(e, di(n, r), di(n, i));
	}
})]), di = (e, t) => O.map((n, r) => r === e ? t : 0);
function fi(e, t, n) {
	let { stock: r } = N(e);
	for (let e = 0; e < 3; e++) r[e] += n[e] - t[e];
	i(() => ({
		type: "exchanged",
		seat: e.active,
		paid: [...t],
		got: [...n]
	}));
}
function pi(e, { cell: t }, n) {
	let { ability: r } = T[P(N(e), t)];
	if (r?.verb !== n) throw Error(`There is nothing to ${n} with`);
	return r;
}
// packages/dice-city/src/rules/follow/plain.ts
var mi = {
	recruit: si,
	exchange: ci,
	multiply: ui,
	ride: ni,
	reroll: Zr,
	"reroll-with-others": Qr
}, hi = k("dice-city/copy", (e) => [e.ask("copy", {
	who: (e) => e.active,
	options: (e, t) => _i(e, t).filter((n) => yi(e, t, n)),
	unavailable: (e, t) => _i(e, t).flatMap((n) => yi(e, t, n) ? [] : t.chain & 1 << n ? [{
		value: n,
		rule: "DC-5.30",
		why: { is: "in-chain" }
	}] : F(N(e), n) ? [{
		value: n,
		rule: "DC-5.31",
		why: { is: "off" }
	}] : [{
		value: n,
		rule: "DC-5.28",
		why: { is: "no-ability" }
	}]),
	key: Ke,
	params: (e, t) => ({
		cell: t.cell,
		location: P(N(e), t.cell)
	}),
	auto: !0,
	then: (e, t, n) => {
		t.target = n, t.next = ai(e, {
			cell: n,
			die: t.die,
			chain: t.chain | 1 << n
		}, !0);
	}
}), e.when((e, t) => !!t.next, e.call((e, t) => gi(t.next), (e, t) => ({
	cell: t.target,
	die: t.die,
	chain: t.chain | 1 << t.target
})))]), gi = (e) => e === "copy" ? hi : mi[e];
function _i(e, { cell: t }) {
	let n = N(e), { ability: r } = T[P(n, t)];
	switch (r?.verb === "copy" && r.from) {
		case "row": return vi[h(t)].filter((e) => e !== t);
		case "dice": return n.dice.flatMap((e, t) => e === 0 ? [] : [m(t, e)]);
		default: return de;
	}
}
var vi = d.map((e, t) => de.filter((e) => h(e) === t)), yi = (e, { chain: t }, n) => !(t & 1 << n) && Yt(N(e), n), bi = d.map((e, t) => t), xi = k("dice-city/disturb", (e) => [e.each("owner", (e) => oe(e.active, e.cities.length).slice(1), e.ask("disturb", {
	who: (e) => e.active,
	options: () => bi,
	key: Je,
	params: (e, t) => ({ owner: t.owner }),
	then: (e, t, n) => {
		t.picked = n;
	}
}), e.roll("reroll", {
	dice: () => 1,
	whose: (e, t) => [t.owner],
	params: (e, t) => ({ dice: [d[t.picked]] }),
	then: (e, t, n) => {
		ti(e, t.owner, [t.picked], n), t.picked = void 0;
	}
}))]), Si = k("dice-city/refresh", (e) => [
	e.run((e, t) => {
		t.chosen = [];
	}),
	e.loop((e, t) => t.chosen.length < 4, e.ask("discard", {
		who: (e) => e.active,
		options: (e, t) => wi(e, t.chosen),
		key: (e, t) => st(E(D(t.display[e])), Kt(t, e)),
		params: (e, t) => ({ left: 4 - t.chosen.length }),
		auto: !0,
		then: (e, t, n) => {
			t.chosen.push(n);
		}
	})),
	e.run((e, t) => {
		On(e, t.chosen);
		let n = Dn(e, [...t.chosen].sort(Ci));
		j(e) && (e.replaced += n);
	})
]), Ci = (e, t) => e - t;
function wi(e, t) {
	let { display: n, rowSize: r } = e, i = 0, a = 0, o = [];
	for (let e = 0; e < n.length; e++) {
		e === r && (i = 0);
		let s = n[e];
		if (s === -1 || t.includes(e)) continue;
		a++;
		let c = 1 << D(s);
		(i & c) === 0 && o.push(e), i |= c;
	}
	return a + t.length === 4 ? o.slice(0, 1) : o;
}
// packages/dice-city/src/rules/follow/follow.ts
var Ti = {
	...mi,
	copy: hi
}, Ei = {
	...Ti,
	refresh: Si,
	disturb: xi
}, Di = k("dice-city/dice", (e) => [e.run((e, t) => {
	t.next = "", t.over = !1;
}), e.loop((e, t) => !t.over && (ki(N(e)) || Ai(e)), e.ask("spend", {
	who: (e) => e.active,
	options: ji,
	key: Ge,
	params: (e) => ({
		dice: Oi(N(e)),
		hourglasses: N(e).hourglasses
	}),
	unavailable: Pi,
	auto: !0,
	then: Li
}), e.when((e, t) => t.next !== "", e.call((e, t) => Ei[t.next], (e, t) => ({
	cell: t.cell,
	die: t.die,
	chain: t.chain
}))))]), Oi = ({ dice: e }) => e.reduce((e, t) => t === 0 ? e : e + 1, 0);
function ki({ dice: e }) {
	for (let t = 0; t < d.length; t++) if (e[t] !== 0) return !0;
	return !1;
}
var Ai = (e) => N(e).hourglasses >= 2;
function ji(e) {
	let t = N(e), n = [], r = [];
	for (let e = 0; e < d.length; e++) t.dice[e] !== 0 && r.push(e);
	for (let e of r) Yt(t, m(e, t.dice[e])) && n.push(Ie(e));
	if (!e.passed) for (let e of r) n.push(Le(e));
	if (Mi(e)) for (let e of r) n.push(Re(e));
	if (t.off !== 0) for (let e of r) for (let r = 0; r < p; r++) F(t, r) && n.push(Be(e, r));
	for (let e of r) for (let i of r) {
		if (i === e) continue;
		let r = t.dice[i];
		r > 1 && n.push(Ve(e, m(i, r - 1))), r < 6 && n.push(Ve(e, m(i, r + 1)));
	}
	if (r.length === 1 && n.length === 0 && n.push(ze(r[0])), r.length === 0 && n.push(-1), t.hourglasses >= 2) for (let t = 0; t < je.length; t++) (je[t] !== "disturb" || e.cities.length > 1) && n.push(He(t));
	return n;
}
function Mi(e) {
	if (e.refreshed || Ni(e) || e.deck.length === 0) return !1;
	let t = 0;
	for (let n = 0; n < e.display.length; n++) e.display[n] !== -1 && t++;
	return t >= 4;
}
var Ni = (e) => j(e) && !e.soloRefresh;
function Pi(e) {
	let t = N(e), n = ji(e), r = [], i = (e, t, n) => r.push({
		value: e,
		rule: t,
		why: n
	});
	for (let r = 0; r < d.length; r++) {
		let a = t.dice[r];
		if (a === 0) continue;
		let o = m(r, a);
		Yt(t, o) || i(Ie(r), ...Fi(t, o)), e.passed && i(Le(r), "DC-3.7", { is: "passed" }), n.includes(ze(r)) || i(ze(r), "DC-3.8", { is: "can-act" }), Mi(e) || i(Re(r), ...Ii(e));
	}
	if (!Ai(e) && t.hourglasses > 0) for (let e of je.keys()) i(He(e), "DC-4.1", {
		is: "short-of-hourglasses",
		by: 2 - t.hourglasses
	});
	else Ai(e) && e.cities.length === 1 && i(He(je.indexOf("disturb")), "DC-11.5", { is: "solo" });
	return ki(t) && i(-1, "DC-3.2", {
		is: "dice-left",
		count: Oi(t)
	}), r;
}
var Fi = (e, t) => F(e, t) ? ["DC-5.31", { is: "off" }] : ["DC-5.28", { is: "no-ability" }];
function Ii(e) {
	return Ni(e) ? ["DC-11.5", { is: "solo" }] : e.refreshed ? ["DC-3.5", { is: "refreshed" }] : ["DC-3.12", { is: "nothing-to-refresh" }];
}
function Li(e, t, n) {
	t.next = "";
	let r = We(n);
	if (!r) {
		t.over = !0;
		return;
	}
	if (r.act === "glass") {
		zi(e, t, r.effect);
		return;
	}
	let { die: a } = r, o = N(e);
	switch (t.die = a, t.cell = m(a, o.dice[a]), t.chain = 1 << t.cell, o.dice[a] = 0, r.act) {
		case "use":
			t.next = ai(e, t, !1);
			return;
		case "move":
			ii(e, a, r.cell);
			return;
		case "reactivate":
			Ri(e, a, r.cell);
			return;
		case "refresh":
			e.refreshed = !0, t.next = "refresh";
			return;
		case "pass":
			e.passed = !0, o.hourglasses++, i(() => ({
				type: "passed",
				seat: e.active,
				die: d[a],
				hourglasses: o.hourglasses
			}));
			return;
		case "idle": i(() => ({
			type: "idled",
			seat: e.active,
			die: d[a]
		}));
	}
}
function Ri(e, t, n) {
	let r = N(e);
	r.off &= ~(1 << n), i(() => ({
		type: "reactivated",
		seat: e.active,
		die: d[t],
		cell: g[n],
		location: E(P(r, n))
	})), bn(e);
}
function zi(e, t, n) {
	let r = N(e);
	r.hourglasses -= 2, i(() => ({
		type: "hourglass",
		seat: e.active,
		effect: n,
		left: r.hourglasses
	})), n === "disturb" ? (t.next = "disturb", t.cell = t.die = t.chain = 0) : n === "strength" ? ir(e, 1) : sr(e, O.map((e) => +(e === n)));
}
// packages/dice-city/src/rules/rollDice.ts
var Bi = k("dice-city/roll-dice", (e) => [e.roll("dice", {
	dice: () => d.length,
	whose: (e, t) => [t.seat],
	params: () => ({ dice: d }),
	then: (e, t, n) => {
		M(e, t.seat).dice = [...n], i(() => ({
			type: "rolled",
			seat: t.seat,
			dice: [...n]
		}));
	}
})]), Vi = k("dice-city/end-turn", (e) => [
	e.run(Hi),
	e.when((e) => e.rowsDeclared && e.ending === void 0 && !j(e) && _n(e), e.ask("declare", {
		who: (e) => e.active,
		options: () => St,
		then: (e, t, n) => {
			n === "end" ? fn(e, "rows") : i(() => ({
				type: "declined",
				seat: e.active
			}));
		}
	})),
	e.run((e) => {
		j(e) && kn(e);
	}),
	e.when((e) => !Cn(e), e.call(Bi, (e) => ({ seat: e.active })))
]);
function Hi(e) {
	let { stock: t } = N(e), n = t.map((e) => Math.max(0, e - 1));
	for (let e = 0; e < 3; e++) t[e] -= n[e];
	e.strength = e.watch = e.armies = e.forged = e.minted = e.trained = 0, e.passed = e.refreshed = !1, n.some((e) => e > 0) && i(() => ({
		type: "stored",
		seat: e.active,
		stock: [...t],
		returned: n
	}));
}
// packages/dice-city/src/rules/match.ts
var Ui = k("dice-city/match", (e) => [
	a(e, (e) => e.cities.length, Wi),
	e.shuffle("deck", {
		stream: () => "locations",
		cards: () => xe,
		then: (e, t, n) => {
			let r = e.deck;
			e.deck = n.map((e) => r[e]).reverse(), En(e);
		}
	}),
	e.each("seat", (e) => oe(e.first, e.cities.length), e.call(Bi, (e, t) => ({ seat: t.seat }))),
	e.loop((e) => !e.ended, e.call(Gi))
]);
function Wi(e, t) {
	e.first = e.active = t, i(() => ({
		type: "first-player",
		seat: t
	}));
}
var Gi = k("dice-city/turn", (e) => [
	e.run(Ki),
	e.call(Di),
	e.call(Hr),
	e.call(Mn),
	e.call(Vi),
	e.run(qi)
]);
function Ki(e) {
	e.active === e.first && e.round++, xn(e), i(() => ({
		type: "turn",
		seat: e.active,
		round: e.round,
		last: Sn(e)
	}));
}
function qi(e) {
	j(e) ? Sn(e) && Tn(e, B(e, 0) >= e.target ? "goal" : "no-goal") : (e.active = (e.active + 1) % e.cities.length, e.active === e.first && e.ending !== void 0 && Tn(e, e.ending));
}
var Ji = {
	dice: Di,
	attack: Hr,
	build: Mn,
	"end-turn": Vi
};
// packages/dice-city/src/text/describe.ts
function Yi(e, t, n) {
	let { ability: r, exhausts: i, points: a, adornments: o, shelters: s } = b[e];
	return [
		...r ? [t[r.verb](r)] : [],
		...i ? [n.exhausts(e)] : [],
		...a === "cultural-row" ? [n.culturalRow] : [],
		...o === void 0 ? [] : [n.adornments(o)],
		...s === void 0 ? [] : [n.shelters(s)]
	].join(" ");
}
// packages/dice-city/src/text/en/amounts.ts
var Xi = [
	"wood",
	"stone",
	"iron"
];
function V(e) {
	let t = e.flatMap((e, t) => e > 0 ? [`${e} ${Xi[t]}`] : []);
	return t.length === 0 ? "nothing" : t.length === 1 ? t[0] : `${t.slice(0, -1).join(", ")} and ${t.at(-1)}`;
}
// packages/dice-city/src/text/en/abilities.ts
var Zi = {
	row: "Use the ability of another active location in this row.",
	dice: "Use the ability of an active location in your city that has one of your unused dice on it.",
	city: "Use the ability of any other active location in your city."
}, Qi = {
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
	copy: ({ from: e }) => Zi[e],
	ride: () => "Move another unused die to any column in its row.",
	reroll: ({ others: e }) => `Reroll this die${e ? ", and as many of your other unused dice as you like" : ""}; it stays unused.`
}, $i = {
	exhausts: () => "Using it deactivates it.",
	culturalRow: "Worth 1 VP for each cultural location in its row, including itself.",
	adornments: (e) => `When you build it: pay up to ${e} extra stone and iron, in any combination, and gain 1 VP for each.`,
	shelters: (e) => `While active: every other card in its row has +${e} defence.`
};
// packages/dice-city/src/text/cells.ts
function ea(e, t) {
	let n = d[f.findIndex((t) => e.startsWith(t))];
	return n === void 0 ? e : t[n] + e.slice(1);
}
// packages/dice-city/src/text/en/names.ts
var H = {
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
	letter: {
		white: "W",
		yellow: "Y",
		red: "R",
		blue: "B",
		black: "K"
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
		"round-limit": "The limit of rounds has been reached.",
		goal: "The goal has been reached.",
		"no-goal": "The goal was missed."
	}
}, { row: U, resource: ta, location: na } = H, ra = {
	spend: "move on",
	attack: "stop attacking",
	build: "stop building"
}, ia = {
	exchange: "exchange nothing",
	multiply: "nothing",
	ride: "leave the dice where they are",
	well: "no others",
	adorn: "nothing more"
}, aa = {
	wood: "1 wood",
	stone: "1 stone",
	iron: "1 iron",
	strength: "+1 strength",
	disturb: "everyone else rerolls a die"
}, W = (e) => `${ea(e.cell, H.letter)} ${na[e.location]}`, oa = (e) => e ? ", top row" : "", sa = {
	done: ({ question: e }) => ra[e],
	none: ({ question: e }) => ia[e],
	use: ({ die: e, at: t }) => `${U[e]}: use ${W(t)}`,
	pass: ({ die: e }) => `${U[e]}: pass for an hourglass`,
	refresh: ({ die: e }) => `${U[e]}: replace four cards`,
	idle: ({ die: e }) => `${U[e]}: nothing`,
	reactivate: ({ die: e, at: t }) => `${U[e]}: reactivate ${W(t)}`,
	move: ({ by: e, die: t, to: n }) => `${U[e]}: ${U[t]} → ${W(n)}`,
	glass: ({ effect: e }) => `2 hourglasses: ${aa[e]}`,
	copy: ({ at: e }) => W(e),
	ride: ({ at: e }) => W(e),
	recruit: ({ at: e }) => W(e),
	site: ({ at: e }) => W(e),
	multiply: ({ paid: e, got: t }) => `${V(e)} for ${V(t)}`,
	exchange: ({ paid: e, got: t }) => `${V(e)} for ${V(t)}`,
	disturb: ({ seat: e, die: t, at: n }, r) => `${r(e)}: ${U[t]}, on ${W(n)}`,
	well: ({ dice: e }) => e.map((e) => U[e]).join(", "),
	discard: (e) => na[e.location] + oa(e.top),
	bandit: ({ size: e, defense: t, points: n }) => `${H.bandit[e]} (${t}): ${n} VP`,
	rob: (e, t) => `${t(e.seat)}’s stock (2): 1 ${ta[e.resource]}`,
	raid: ({ seat: e, at: t, defense: n, points: r }, i) => `${i(e)}, ${W(t)} (${n}): ${r} VP`,
	buy: (e) => `${na[e.location]} (${V(e.cost)})${oa(e.top)}`,
	ship: ({ size: e, cost: t, points: n }) => `${H.ship[e]} (${V(t)}): ${n} VP`,
	adorn: ({ stone: e, iron: t }) => `${V([
		0,
		e,
		t
	])}: ${e + t} VP`,
	declare: ({ end: e }) => e ? "yes, this is the last round" : "no, play on"
}, { row: ca, resource: la, location: G } = H, K = (e) => ea(e, H.letter), ua = (e) => e.map((e) => G[e.location]).join(", "), da = (e) => e === "stables" ? G[e] : `a ${G[e]}`, fa = {
	forge: "strength of armies +",
	mint: "production of resource locations +",
	train: "defence of bandits −"
}, pa = {
	facts: Vt,
	names: H,
	amounts: V,
	abilities: Qi,
	traits: $i,
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
	labels: sa,
	events: {
		"first-player": (e, t) => `${t(e.seat)} is the first player.`,
		dealt: (e) => `On display: ${ua(e.cards)}.`,
		rolled: (e, t) => `${t(e.seat)} rolls ${e.dice.join(" ")}.`,
		turn: (e, t) => `Round ${e.round}${e.last ? ", the last" : ""}: ${t(e.seat)}.`,
		used: (e, t) => `${t(e.seat)} uses the ${G[e.location]} on ${K(e.cell)} with the ${ca[e.die]} die.`,
		copied: (e, t) => `${t(e.seat)} uses the ability of the ${G[e.location]} on ${K(e.cell)}.`,
		gained: (e, t) => `${t(e.seat)} gains ${V(e.gain)}.`,
		strength: (e, t) => `${t(e.seat)}: +${e.amount} strength${e.banditsOnly ? " against bandits" : ""} (${e.total}).`,
		lasting: (e, t) => `${t(e.seat)}, this turn: ${fa[e.effect]}${e.total}.`,
		points: (e, t) => `${t(e.seat)} gains ${e.points} VP.`,
		moved: (e, t) => `${t(e.seat)} spends the ${ca[e.by]} die to move the ${ca[e.die]} one to ${K(e.cell)}.`,
		rerolled: (e, t) => `${t(e.owner)} rerolls: ${e.dice.map(({ cell: e }) => K(e)).join(", ")}.`,
		exchanged: (e, t) => `${t(e.seat)} pays ${V(e.paid)} for ${V(e.got)}.`,
		discarded: (e) => `Discarded from the display: ${ua(e.cards)}.`,
		reactivated: (e, t) => `${t(e.seat)} reactivates the ${G[e.location]} on ${K(e.cell)} with the ${ca[e.die]} die.`,
		passed: (e, t) => `${t(e.seat)} passes with the ${ca[e.die]} die (hourglasses: ${e.hourglasses}).`,
		idled: (e, t) => `${t(e.seat)} spends the ${ca[e.die]} die for nothing.`,
		hourglass: (e, t) => `${t(e.seat)} spends two hourglasses: ${aa[e.effect]}.`,
		bandit: (e, t) => `${t(e.seat)} defeats ${H.bandit[e.size]}: ${e.points} VP.`,
		attacked: (e, t) => `${t(e.seat)} attacks ${t(e.owner)}: the ${G[e.location]} on ${K(e.cell)} is deactivated.`,
		robbed: (e, t) => `${t(e.seat)} takes 1 ${la[e.resource]} from ${t(e.owner)}.`,
		built: (e, t) => `${t(e.seat)} builds ${da(e.piece.location)} on ${K(e.cell)}${e.covered ? `, over the ${G[e.covered.location]}` : ""}.`,
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
			first: "First player",
			openPoints: "Point tokens, bandits and ships face up",
			rows: "Two complete rows",
			roundLimit: "Last round in any case",
			level: "Solo: cards per row",
			target: "Solo: points to reach",
			soloRefresh: "Solo: the display can be refreshed"
		},
		values: {
			chance: "drawn by lot",
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
	},
	whyNot: {
		"short-of-strength": ({ by: e }) => `${e} strength short`,
		"bandits-only": ({ by: e }) => `${e} strength short: the rest counts against bandits only`,
		"short-of-resources": ({ of: e }) => `${V(e)} short`,
		"short-of-hourglasses": ({ by: e }) => `${e} ${e === 1 ? "hourglass" : "hourglasses"} short`,
		"dice-left": ({ count: e }) => e === 1 ? "a die is still to be spent" : `${e} dice are still to be spent`,
		"pile-empty": () => "the pile is empty",
		"already-off": () => "already deactivated",
		off: () => "deactivated",
		"no-ability": () => "has no ability to use",
		"in-chain": () => "already used in this chain of copies",
		solo: () => "not in a solo match",
		passed: () => "you have already passed this turn",
		"can-act": () => "something can still be done with this die",
		refreshed: () => "you have already replaced cards this turn",
		"nothing-to-refresh": () => "too few cards are on display or in the deck"
	}
}, ma = [
	"bois",
	"pierre",
	"fer"
], ha = [
	"bois",
	"pierres",
	"fers"
], q = (e) => {
	let t = e.flatMap((e, t) => e > 0 ? [`${e} ${(e > 1 ? ha : ma)[t]}`] : []);
	return t.length === 0 ? "rien" : t.length === 1 ? t[0] : `${t.slice(0, -1).join(", ")} et ${t.at(-1)}`;
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
	letter: {
		white: "Bc",
		yellow: "J",
		red: "R",
		blue: "Be",
		black: "N"
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
		"round-limit": "La limite de manches est atteinte.",
		goal: "L’objectif est atteint.",
		"no-goal": "L’objectif est manqué."
	}
}, ga = [
	"traveller",
	"training-camp",
	"bazaar",
	"manor",
	"cemetery",
	"well",
	"mint",
	"storehouse",
	"town-hall"
], _a = ["stables"], va = (e) => /^[AEÉH]/.test(e);
function ya(e) {
	let t = J.location[e];
	return _a.includes(e) ? `les ${t}` : va(t) ? `l’${t}` : `${ga.includes(e) ? "le" : "la"} ${t}`;
}
var ba = (e) => _a.includes(e) ? "les" : ga.includes(e) ? "le" : "la", xa = (e) => `de ${ya(e)}`.replace(/^de le /, "du ").replace(/^de les /, "des ");
function Sa(e) {
	return `${_a.includes(e) ? "des" : ga.includes(e) ? "un" : "une"} ${J.location[e]}`;
}
var Ca = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, wa = {
	row: "Appliquez la capacité d’un autre lieu actif de cette rangée.",
	dice: "Appliquez la capacité d’un lieu actif de votre cité sur lequel se trouve un de vos dés disponibles.",
	city: "Appliquez la capacité de n’importe quel autre lieu actif de votre cité."
}, Ta = (e) => e > 1 ? `${e} unités` : `${e} unité`, Ea = {
	gain: ({ gain: e }) => `Gagnez ${q(e)}.`,
	harvest: ({ amount: e }) => `Pour chaque Scierie, Carrière et Mine active de cette rangée, gagnez ${Ta(e)} de ce qu’elle produit.`,
	mint: ({ amount: e }) => `Jusqu’à la fin du tour, chaque lieu de ressources utilisé produit ${e} de plus.`,
	strength: ({ amount: e }) => `+${e} en force.`,
	watch: ({ amount: e }) => `+${e} en force, contre les bandits seulement.`,
	forge: ({ amount: e }) => `Ce tour-ci, chaque lieu Armée que vous utilisez donne +${e} en force.`,
	train: ({ amount: e }) => `Ce tour-ci, la défense de tous les bandits baisse de ${e} (minimum 1).`,
	points: ({ amount: e }) => `Gagnez ${e} PV.`,
	pairs: ({ amount: e }) => `Gagnez ${e} PV pour chaque paire de ressources identiques dans votre stock ; vous les gardez.`,
	recruit: () => "Prenez une Armée régulière dans sa pile et posez-la sur la case de votre choix.",
	exchange: ({ most: e, rate: t }) => `Payez jusqu’à ${Ta(e)} d’une ressource ; pour chacune, gagnez ${Ta(t)} d’une autre ressource.`,
	multiply: ({ pay: e, get: t }) => `Payez ${Ta(e)} d’une ressource et gagnez-en ${t}.`,
	copy: ({ from: e }) => wa[e],
	ride: () => "Déplacez un autre dé disponible sur n’importe quelle colonne de sa rangée.",
	reroll: ({ others: e }) => `Relancez ce dé${e ? " et autant de vos autres dés disponibles que vous voulez" : ""} ; il reste disponible.`
}, Da = {
	exhausts: (e) => `L’utiliser ${ba(e)} désactive.`,
	culturalRow: "Vaut 1 PV par lieu culturel de sa rangée, lui-même compris.",
	adornments: (e) => `À la construction : payez jusqu’à ${e} pierres et fers de plus, au choix, et gagnez 1 PV par unité.`,
	shelters: (e) => `Tant que ce lieu est actif : les autres cartes de sa rangée ont +${e} en défense.`
}, { row: Y, resource: Oa, location: ka } = J, Aa = {
	spend: "continuer",
	attack: "ne plus attaquer",
	build: "ne plus construire"
}, ja = {
	exchange: "ne rien échanger",
	multiply: "aucune",
	ride: "laisser les dés où ils sont",
	well: "aucun autre",
	adorn: "rien de plus"
}, Ma = {
	wood: "1 bois",
	stone: "1 pierre",
	iron: "1 fer",
	strength: "+1 en force",
	disturb: "tous les autres relancent un dé"
}, X = (e) => `${ea(e.cell, J.letter)} ${ka[e.location]}`, Na = (e) => e ? ", rangée du haut" : "", Pa = {
	done: ({ question: e }) => Aa[e],
	none: ({ question: e }) => ja[e],
	use: ({ die: e, at: t }) => `${Y[e]} : utiliser ${X(t)}`,
	pass: ({ die: e }) => `${Y[e]} : passer pour un sablier`,
	refresh: ({ die: e }) => `${Y[e]} : remplacer quatre cartes`,
	idle: ({ die: e }) => `${Y[e]} : rien`,
	reactivate: ({ die: e, at: t }) => `${Y[e]} : réactiver ${X(t)}`,
	move: ({ by: e, die: t, to: n }) => `${Y[e]} : ${Y[t]} → ${X(n)}`,
	glass: ({ effect: e }) => `2 sabliers : ${Ma[e]}`,
	copy: ({ at: e }) => X(e),
	ride: ({ at: e }) => X(e),
	recruit: ({ at: e }) => X(e),
	site: ({ at: e }) => X(e),
	multiply: ({ paid: e, got: t }) => `${q(e)} contre ${q(t)}`,
	exchange: ({ paid: e, got: t }) => `${q(e)} contre ${q(t)}`,
	disturb: ({ seat: e, die: t, at: n }, r) => `${r(e)} : ${Y[t]}, en ${X(n)}`,
	well: ({ dice: e }) => e.map((e) => Y[e]).join(", "),
	discard: (e) => ka[e.location] + Na(e.top),
	bandit: ({ size: e, defense: t, points: n }) => `${J.bandit[e]} (${t}) : ${n} PV`,
	rob: (e, t) => `stock ${Ca(t(e.seat))} (2) : 1 ${Oa[e.resource]}`,
	raid: ({ seat: e, at: t, defense: n, points: r }, i) => `${i(e)}, ${X(t)} (${n}) : ${r} PV`,
	buy: (e) => `${ka[e.location]} (${q(e.cost)})${Na(e.top)}`,
	ship: ({ size: e, cost: t, points: n }) => `${J.ship[e]} (${q(t)}) : ${n} PV`,
	adorn: ({ stone: e, iron: t }) => `${q([
		0,
		e,
		t
	])} : ${e + t} PV`,
	declare: ({ end: e }) => e ? "oui, c’est la dernière manche" : "non, on continue"
}, { row: Fa, resource: Ia, location: La } = J, Z = (e) => ea(e, J.letter), Ra = (e) => e.map((e) => La[e.location]).join(", "), za = {
	small: "de petits bandits",
	medium: "des bandits",
	large: "de grands bandits"
}, Ba = {
	forge: "force des armées +",
	mint: "production des lieux de ressources +",
	train: "défense des bandits −"
}, Va = {
	facts: Ht,
	names: J,
	amounts: q,
	abilities: Ea,
	traits: Da,
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
	labels: Pa,
	events: {
		"first-player": (e, t) => `${t(e.seat)} est le premier joueur.`,
		dealt: (e) => `À l’étalage : ${Ra(e.cards)}.`,
		rolled: (e, t) => `${t(e.seat)} obtient ${e.dice.join(" ")}.`,
		turn: (e, t) => `Manche ${e.round}${e.last ? ", la dernière" : ""} : ${t(e.seat)}.`,
		used: (e, t) => `${t(e.seat)} utilise ${ya(e.location)} en ${Z(e.cell)} avec le dé ${Fa[e.die]}.`,
		copied: (e, t) => `${t(e.seat)} utilise la capacité ${xa(e.location)} en ${Z(e.cell)}.`,
		gained: (e, t) => `${t(e.seat)} gagne ${q(e.gain)}.`,
		strength: (e, t) => `${t(e.seat)} : +${e.amount} en force${e.banditsOnly ? " contre les bandits" : ""} (${e.total}).`,
		lasting: (e, t) => `${t(e.seat)}, ce tour-ci : ${Ba[e.effect]}${e.total}.`,
		points: (e, t) => `${t(e.seat)} gagne ${e.points} PV.`,
		moved: (e, t) => `${t(e.seat)} dépense le dé ${Fa[e.by]} pour déplacer le ${Fa[e.die]} en ${Z(e.cell)}.`,
		rerolled: (e, t) => `${t(e.owner)} relance : ${e.dice.map(({ cell: e }) => Z(e)).join(", ")}.`,
		exchanged: (e, t) => `${t(e.seat)} échange ${q(e.paid)} contre ${q(e.got)}.`,
		discarded: (e) => `Défaussées de l’étalage : ${Ra(e.cards)}.`,
		reactivated: (e, t) => `${t(e.seat)} réactive ${ya(e.location)} en ${Z(e.cell)} avec le dé ${Fa[e.die]}.`,
		passed: (e, t) => `${t(e.seat)} passe avec le dé ${Fa[e.die]} (sabliers : ${e.hourglasses}).`,
		idled: (e, t) => `${t(e.seat)} dépense le dé ${Fa[e.die]} sans rien faire.`,
		hourglass: (e, t) => `${t(e.seat)} dépense deux sabliers : ${Ma[e.effect]}.`,
		bandit: (e, t) => `${t(e.seat)} bat ${za[e.size]} : ${e.points} PV.`,
		attacked: (e, t) => `${t(e.seat)} attaque ${t(e.owner)} et désactive ${ya(e.location)} en ${Z(e.cell)}.`,
		robbed: (e, t) => `${t(e.seat)} prend 1 ${Ia[e.resource]} dans le stock ${Ca(t(e.owner))}.`,
		built: (e, t) => `${t(e.seat)} construit ${Sa(e.piece.location)} en ${Z(e.cell)}${e.covered ? `, par-dessus ${ya(e.covered.location)}` : ""}.`,
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
			first: "Premier joueur",
			openPoints: "Jetons PV, bandits et navires face visible",
			rows: "Deux rangées complètes",
			roundLimit: "Dernière manche, quoi qu’il arrive",
			level: "Solo\xA0: cartes par rangée",
			target: "Solo\xA0: points à atteindre",
			soloRefresh: "Solo\xA0: l’étalage peut être renouvelé"
		},
		values: {
			chance: "tiré au sort",
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
	},
	whyNot: {
		"short-of-strength": ({ by: e }) => `il manque ${e} en force`,
		"bandits-only": ({ by: e }) => `il manque ${e} en force : le reste ne compte que contre les bandits`,
		"short-of-resources": ({ of: e }) => `il manque ${q(e)}`,
		"short-of-hourglasses": ({ by: e }) => `il manque ${e} ${e === 1 ? "sablier" : "sabliers"}`,
		"dice-left": ({ count: e }) => e === 1 ? "il reste un dé à dépenser" : `il reste ${e} dés à dépenser`,
		"pile-empty": () => "la pile est vide",
		"already-off": () => "ce lieu est déjà désactivé",
		off: () => "ce lieu est désactivé",
		"no-ability": () => "ce lieu n’a pas de capacité à utiliser",
		"in-chain": () => "ce lieu a déjà servi dans cette suite de copies",
		solo: () => "pas en solitaire",
		passed: () => "vous avez déjà passé ce tour-ci",
		"can-act": () => "ce dé peut encore servir à quelque chose",
		refreshed: () => "vous avez déjà remplacé des cartes ce tour-ci",
		"nothing-to-refresh": () => "trop peu de cartes sont exposées ou dans la pioche"
	}
};
// packages/dice-city/src/text/meaning.ts
function Ha(e, t, n) {
	let r = Ct(e, t);
	switch (r.act) {
		case "done":
		case "none":
		case "declare":
		case "glass":
		case "adorn": return r;
		case "use": return {
			act: "use",
			die: d[r.die],
			at: Ka(n, n.active, r.die)
		};
		case "pass":
		case "refresh":
		case "idle": return {
			act: r.act,
			die: d[r.die]
		};
		case "reactivate": return {
			act: "reactivate",
			die: d[r.die],
			at: Ga(n, n.active, r.cell)
		};
		case "move": return {
			act: "move",
			by: d[r.die],
			die: d[h(r.cell)],
			to: Ga(n, n.active, r.cell)
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
			resource: O[r.resource]
		};
		case "raid": {
			let { defense: e, points: t } = n.cities[r.seat].places[r.cell], i = Ga(n, r.seat, r.cell);
			return {
				act: "raid",
				seat: r.seat,
				at: i,
				defense: e ?? 0,
				points: t
			};
		}
		case "buy": {
			let e = E(r.kind);
			return {
				act: "buy",
				location: e,
				cost: b[e].cost ?? [],
				top: r.top
			};
		}
		case "ship": return {
			act: "ship",
			size: _[r.pile],
			cost: y[r.pile].cost,
			points: y[r.pile].points
		};
		case "copy":
		case "ride":
		case "recruit":
		case "site": return {
			act: r.act,
			at: Ga(n, n.active, r.cell)
		};
		case "exchange": return {
			act: "exchange",
			...vt(r.deal, Wa.rate)
		};
		case "multiply": return {
			act: "multiply",
			resource: O[r.resource],
			paid: O.map((e, t) => t === r.resource ? Ua.pay : 0),
			got: O.map((e, t) => t === r.resource ? Ua.get : 0)
		};
		case "well": return {
			act: "well",
			dice: r.dice.map((e) => d[e])
		};
		case "disturb": {
			let e = n.disturbed;
			return {
				act: "disturb",
				seat: e,
				die: d[r.die],
				at: Ka(n, e, r.die)
			};
		}
		case "discard": {
			let { location: e } = n.display[r.shown];
			return {
				act: "discard",
				location: e,
				top: qa(n, r.shown)
			};
		}
	}
}
var Ua = b.storehouse.ability, Wa = b["market-place"].ability, Ga = (e, t, n) => ({
	cell: g[n],
	location: e.cities[t].places[n].location
}), Ka = (e, t, n) => Ga(e, t, m(n, e.cities[t].dice[n])), qa = ({ solo: e }, t) => e !== null && t >= e.rowSize, Ja = ({ facts: e, names: t, questions: n, labels: r, whyNot: i, events: a, matchOptions: o }) => ({
	...e,
	ask: (e, t) => n[e](Ya(t)),
	option(e, t, n, i) {
		let a = Ha(e, t, n);
		return r[a.act](a, i);
	},
	whyNot: (e) => i[e.is](e),
	dice: (e, n) => n.dice?.map((e) => t.row[e]).join(", "),
	event: (e, t) => a[e.type](e, t),
	reason: (e) => t.end[e] ?? e,
	matchOption(e, t) {
		let { options: n, values: r } = o;
		return t === void 0 ? n[e] ?? e : r[t] ?? t;
	}
});
function Ya(e) {
	let { dice: t = 0, strength: n = 0, watch: r = 0, stock: i = [], left: a = 0, location: o, kind: s } = e ?? {};
	return {
		dice: t,
		strength: n,
		watch: r,
		stock: i,
		left: a,
		location: E(o ?? s ?? 0)
	};
}
// packages/dice-city/src/text/index.ts
var Q = s({
	en: pa,
	fr: Va
}), Xa = r((e) => Ja(Q[e])), Za = r((e) => Q[e].names);
function Qa(e, t) {
	let { abilities: n, traits: r } = Q[t];
	return Yi(e, n, r);
}
var $a = (e, t) => Q[t].amounts(e), eo = (e, t) => ({
	round: e.round,
	roundLimit: e.roundLimit,
	first: e.first,
	active: e.active,
	step: so(e),
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
	cities: e.cities.map((n, r) => no(e, n, r, to(e, r, t))),
	display: e.display.map((e) => e === -1 ? null : A(e)),
	deck: e.deck.length,
	discards: e.discards,
	piles: Array.from({ length: w }, (t, n) => ({
		location: E(n),
		left: e.piles[n],
		top: e.piles[n] > 0 ? Ee(n, e.piles[n]) : null
	})),
	bandits: v.map(({ points: t }, n) => ({
		size: _[n],
		points: t,
		defense: L(e, n),
		left: j(e) ? null : R(e, n),
		of: he(e.cities.length)[n]
	})),
	ships: y.map(({ points: t, cost: n }, r) => ({
		size: _[r],
		points: t,
		cost: [...n],
		left: j(e) ? null : z(e, r),
		of: ge(e.cities.length)[r]
	})),
	solo: j(e) ? ao(e) : null,
	hand: co(e),
	marked: lo(e),
	working: uo(e),
	disturbed: fo(e),
	rolling: po(e),
	endings: wn(e),
	ending: e.ending ?? null,
	ended: e.ended
}), to = (e, t, n) => e.openPoints || e.ended || t === n;
function no(e, t, n, r) {
	return {
		seat: n,
		places: g.map((e, n) => ro(t, n)),
		dice: t.dice.map((e) => e === 0 ? null : e),
		stock: [...t.stock],
		hourglasses: t.hourglasses,
		points: r ? t.points : null,
		score: r ? B(e, n) : null,
		bountyPoints: r ? rn(e, n) : null,
		bandits: io(e.bandits, n, r),
		ships: io(e.ships, n, r),
		cityPoints: nn(t),
		cards: tn(t),
		completeRows: $t(t).map((e) => d[e])
	};
}
function ro(e, t) {
	let n = e.cells[t], r = I(e, t);
	return {
		cell: g[t],
		location: E(P(e, t)),
		card: r ? n : null,
		off: F(e, t),
		defense: r ? Xt(e, t) : null,
		points: Zt(e, t)
	};
}
var io = (e, t, n) => e.flatMap((e, r) => e.filter((e) => e === t).map(() => n ? _[r] : null)), ao = (e) => ({
	rowSize: e.rowSize,
	turns: qt(e),
	target: e.target,
	nextTarget: Jt(e)
}), oo = Object.keys(Ji), so = (e) => oo.find((t) => kt(e, Ji[t])) ?? null;
function co(e) {
	let t = Dt(e, Mn)?.vars.card ?? -1;
	return t === -1 ? null : A(t);
}
var lo = (e) => [...Dt(e, Si)?.vars.chosen ?? []];
function uo(e) {
	let t = c(e);
	for (let e of Object.values(Ti)) if (jt(t, e)) return g[t.vars.cell];
	return null;
}
var fo = (e) => Dt(e, xi)?.vars.owner ?? null;
function po(e) {
	let t = c(e);
	if (jt(t, xi)) {
		let { owner: e, picked: n } = t.vars;
		return n === void 0 ? null : {
			seat: e,
			dice: [d[n]]
		};
	}
	return jt(t, Zr) ? {
		seat: e.active,
		dice: [d[t.vars.die]]
	} : jt(t, Qr) ? {
		seat: e.active,
		dice: ei(t.vars).map((e) => d[e])
	} : null;
}
// packages/dice-city/src/vocabulary.ts
var mo = {
	strength: "strength",
	"bandit strength": "watch",
	forged: "forged",
	minted: "minted",
	trained: "trained",
	armies: "armies",
	round: "round"
}, ho = {
	passed: "passed",
	refreshed: "refreshed"
}, go = "empty", _o = be, vo = {
	set(e, t, n) {
		let [r = "", ...i] = t.split(/\s+/);
		if (ne(r) !== void 0) return So(e, ae(r, e.cities.length), i.join(" "), n);
		if (bo(t)) e[mo[t]] = u(n, 0, 999);
		else if (xo(t)) e[ho[t]] = Vo(n);
		else if (t === "first" || t === "active") e[t] = ae(n, e.cities.length);
		else if (t === "phase") zo(e, n);
		else if (t === "display") Oo(e, n);
		else if (t === "deck" || t === "deck cards") ko(e, n);
		else if (r === "pile") Ao(e, jo(i.join(" ")), u(n, 0, 15));
		else if (t === "bandits") No(e, "bandits", n);
		else if (t === "ships") No(e, "ships", n);
		else if (t === "ending") Ro(e, n);
		else throw $((e) => e.nothingToSet(t));
	},
	get(e, t) {
		let [n = "", ...r] = t.split(/\s+/), i = ne(n);
		return i !== void 0 && i < e.cities.length ? Co(e, i, r) : bo(t) ? String(e[mo[t]]) : xo(t) ? e[ho[t]] ? "yes" : "no" : n === "pile" ? e.piles[_o.indexOf(r.join(" "))]?.toString() : yo[t]?.(e);
	}
}, yo = {
	first: (e) => ie(e.first),
	active: (e) => ie(e.active),
	phase: (e) => so(e) ?? (e.ended ? "over" : "start"),
	display: (e) => l(e.display.map((e) => e === -1 ? go : E(D(e)))),
	"on display": (e) => String(e.display.filter((e) => e !== -1).length),
	deck: (e) => String(e.deck.length),
	"deck cards": (e) => l(e.deck.map((e) => E(D(e))).reverse()),
	discards: (e) => String(e.discards),
	bandits: (e) => l(_.map((t, n) => R(e, n))),
	ships: (e) => l(_.map((t, n) => z(e, n))),
	"bandit defense": (e) => l(_.map((t, n) => L(e, n))),
	ending: (e) => e.ending ?? "-",
	target: (e) => String(e.target),
	"next target": (e) => String(Jt(e)),
	turns: (e) => j(e) ? String(qt(e)) : "-"
}, bo = (e) => Object.hasOwn(mo, e), xo = (e) => Object.hasOwn(ho, e);
function So(e, t, n, r) {
	let i = M(e, t);
	if (n === "dice") To(i, r);
	else if (n === "city") Eo(e, i, r);
	else if (n === "stock") i.stock = Io(r);
	else if (n === "hourglasses") i.hourglasses = u(r, 0, 99);
	else if (n === "points") i.points = u(r, 0, 999);
	else if (n === "bandits") Po(e, "bandits", t, r);
	else if (n === "ships") Po(e, "ships", t, r);
	else throw $((e) => e.nothingOfPlayer(n));
}
function Co(e, t, [n = "", r = ""]) {
	let i = M(e, t);
	switch (n) {
		case "dice": return l(i.dice.flatMap((e, t) => e === 0 ? [] : [`${f[t]}${e}`]));
		case "city": return l(g.flatMap((e, t) => I(i, t) ? [`${e}:${wo(i, t)}`] : []));
		case "stock": return i.stock.join("/");
		case "hourglasses":
		case "points": return String(i[n]);
		case "bandits":
		case "ships": return l(e[n].map((e) => e.filter((e) => e === t).length));
		case "cards": return String(tn(i));
		case "score": return String(B(e, t));
		case "defense": return g.includes(r) ? String(Xt(i, g.indexOf(r))) : void 0;
		default: return;
	}
}
var wo = (e, t) => `${E(D(e.cells[t]))}${F(e, t) ? "!" : ""}`;
function To(e, t) {
	e.dice = d.map(() => 0);
	for (let n of ee(t)) {
		let t = Bo(n), r = h(t);
		if (e.dice[r] !== 0) throw $((e, { row: t }) => e.oneDie(n, t[d[r]]));
		e.dice[r] = ue(t);
	}
}
function Eo(e, t, n) {
	for (let r of ee(n)) {
		let n = /^([A-Z]\d):([a-z-]+)(!?)$/.exec(r);
		if (!n) throw $((e) => e.cellAndCard(r));
		let i = Bo(n[1]);
		if (I(t, i)) throw $((e) => e.covered(n[1]));
		t.cells[i] = Do(e, n[2]), n[3] && (t.off |= 1 << i);
	}
}
function Do(e, t) {
	let n = _o.indexOf(t);
	if (n >= 0) {
		if (e.piles[n] === 0) throw $((e) => e.noneLeft(t));
		return Ee(n, e.piles[n]--);
	}
	let r = w + x.indexOf(t);
	if (r < w) throw $((e) => e.noCard(t, [...be, ...x]));
	let i = e.deck.findIndex((e) => D(e) === r);
	if (i < 0) throw $((e) => e.noneInDeck(t));
	return e.deck.splice(i, 1)[0];
}
function Oo(e, t) {
	let n = ee(t);
	if (n.length > e.display.length) throw $((t) => t.displaySize(e.display.length));
	e.deck.unshift(...e.display.filter((e) => e !== -1)), e.display.fill(-1);
	for (let [t, r] of n.entries()) r !== go && (e.display[t] = Do(e, r));
}
function ko(e, t) {
	let n = ee(t), r = /^\d+$/.test(t) ? e.deck.slice(e.deck.length - u(t, 0, e.deck.length)) : n.map((t) => Do(e, t)).reverse();
	e.discards += /^\d+$/.test(t) ? e.deck.length - r.length : e.deck.length, e.deck = r;
}
function Ao(e, t, n) {
	e.discards += e.piles[t] - n, e.piles[t] = n;
}
function jo(e) {
	let t = _o.indexOf(e);
	if (t < 0) throw $((t) => t.noPile(e, be));
	return t;
}
function Mo(e, t) {
	if (j(e)) throw $((e) => e.endlessAlone(t));
	let n = t === "bandits" ? he : ge;
	return [e[t], n(e.cities.length)];
}
function No(e, t, n) {
	let [r, i] = Mo(e, t);
	for (let [e, t] of Fo(n).entries()) {
		let n = i[e] - t;
		if (n < r[e].length) throw $((n) => n.pileLeft(_[e], t));
		for (; r[e].length < n;) r[e].push(-1);
	}
}
function Po(e, t, n, r) {
	let [i, a] = Mo(e, t);
	for (let [e, t] of Fo(r).entries()) {
		i[e] = i[e].filter((e) => e !== n);
		for (let r = 0; r < t; r++) i[e].push(n);
		if (i[e].length > a[e]) throw $((t) => t.pileSize(_[e], a[e]));
	}
}
function Fo(e) {
	let t = ee(e);
	if (t.length !== _.length) throw $((t) => t.threeNumbers(e));
	return t.map((e) => u(e, 0, 99));
}
function Io(e) {
	let t = e.split("/");
	if (t.length !== 3) throw $((t) => t.threeResources(e));
	return t.map((e) => u(e, 0, 99));
}
var Lo = Gt.filter((e) => e !== "goal" && e !== "no-goal");
function Ro(e, t) {
	let n = Lo.find((e) => e === t);
	if (!n) throw $((e) => e.noEnding(t, Lo));
	e.ending = n;
}
function zo(e, t) {
	let n = Object.entries(Ji).find(([e]) => e === t)?.[1];
	if (!n) throw $((e) => e.noPhase(t, Object.keys(Ji)));
	e.round = Math.max(1, e.round), e.display.every((e) => e === -1) && En(e);
	for (let [t, n] of e.cities.entries()) t !== e.active && !ki(n) && n.dice.fill(1);
	Ft(e, Ui, Gi, n);
}
function Bo(e) {
	let t = g.indexOf(e);
	if (t < 0) throw $((t) => t.noCell(e));
	return t;
}
function Vo(e) {
	if (e === "yes" || e === "no") return e === "yes";
	throw $((t) => t.yesOrNo(e));
}
var $ = (e) => new t((t) => e(Q[t].faults, Q[t].names)), Ho = [...be, ...x], Uo = {
	id: Wt.id,
	rulesVersion: 3,
	seats: Wt.seats,
	options: {
		first: e,
		openPoints: {
			kind: "flag",
			default: !1
		},
		rows: {
			kind: "choice",
			values: ["automatic", "declared"],
			default: "automatic"
		},
		roundLimit: {
			kind: "number",
			min: 10,
			max: 200,
			default: 100
		},
		level: {
			kind: "choice",
			values: It,
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
	setup: (e, t) => sn(e, {
		level: t.level,
		target: t.target,
		soloRefresh: t.soloRefresh,
		openPoints: t.openPoints,
		rowsDeclared: t.rows === "declared",
		roundLimit: t.roundLimit,
		named: te(t)
	}),
	rules: Ui,
	view: eo,
	turn: Wo,
	active: (e) => e.round > 0 ? e.active : void 0,
	events: Bt,
	outcome: Go,
	nextGoal: ({ target: e }, { reason: t }) => t === "goal" ? { target: zt(e) } : void 0,
	redeal: zr,
	insight: Rr,
	conserved: qo,
	bound: 3e4,
	content: [...S.flatMap((e) => b[e].ability ? [`use/${e}`] : []), ...[
		"build",
		"cover",
		"attack",
		"deactivate"
	].flatMap((e) => Ho.map((t) => `${e}/${t}`))],
	vocabulary: vo,
	text: Xa
};
function Wo(e) {
	let t = e.cities.length;
	return e.ended || e.round === 0 ? e.round * t : (e.round - 1) * t + Ko(e, e.active) + 1;
}
function Go(e) {
	if (!e.ended || e.ending === void 0) return;
	let t = e.cities.map((t, n) => B(e, n));
	return {
		places: j(e) ? [e.ending === "goal" ? 1 : 2] : re(e.cities.map((n, r) => [
			t[r],
			tn(n),
			rn(e, r),
			-Ko(e, r)
		])),
		scores: t,
		reason: e.ending
	};
}
var Ko = (e, t) => (t - e.first + e.cities.length) % e.cities.length;
function qo(e) {
	let t = [
		...e.deck,
		...e.display,
		...e.cities.flatMap(({ cells: e }) => e),
		Dt(e, Mn)?.vars.card ?? -1
	], n = new Set(t.filter((e) => e !== -1)), r = e.piles.reduce((e, t) => e + t, 0);
	return { cards: n.size + r + e.discards };
}
// \0virtual:frozen-game
var Jo = Object.values(/* @__PURE__ */ le({
	BANDITS: () => v,
	CELL_NAMES: () => g,
	COLUMNS: () => 6,
	COPIES: () => 3,
	DECK_IDS: () => x,
	LETTERS: () => f,
	LOCATION: () => b,
	LOCATION_IDS: () => S,
	NAMES: () => Za,
	PRINTED: () => me,
	RESOURCES: () => O,
	ROWS: () => d,
	SHIPS: () => y,
	SIZES: () => _,
	STORED: () => 1,
	abilityText: () => Qa,
	amountsText: () => $a,
	cellText: () => ea,
	choiceOf: () => Ct,
	columnOf: () => ue,
	diceCity: () => Uo,
	diceCityWeights: () => Mr,
	isTopRow: () => qa,
	meaningOf: () => Ha,
	rowOf: () => h
})).find((e) => e?.id === "dice-city" && e.rulesVersion !== void 0), Yo = {
	...Jo,
	rules: Et(Jo.rules)
};
export { Yo as game };
