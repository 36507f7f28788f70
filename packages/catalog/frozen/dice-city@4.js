import { FIRST_PLAYER as e, InputError as t, chancesOf as n, eachLanguage as r, emit as i, firstPlayer as a, frozenFlows as o, inEveryLanguage as s, innermost as c, itemsOf as l, judgementText as ee, listed as u, namedFirst as te, parseSeat as ne, placesOf as re, seatName as ie, seatOf as ae, seatsFrom as oe, spreadOf as se, summaryItems as ce, summaryParts as le, visit as ue, wholeOf as d } from "@alea/engine";
// \0rolldown/runtime.js
var de = Object.defineProperty, fe = (e, t) => {
	let n = {};
	for (var r in e) de(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || de(n, Symbol.toStringTag, { value: "Module" }), n;
}, f = [
	"white",
	"yellow",
	"red",
	"blue",
	"black"
], pe = [
	"W",
	"Y",
	"R",
	"B",
	"K"
], p = f.length * 6, m = (e, t) => e * 6 + t - 1, h = (e) => e / 6 | 0, me = (e) => e % 6 + 1, he = Array.from({ length: p }, (e, t) => t), ge = (e) => e - e % 6, g = pe.flatMap((e) => Array.from({ length: 6 }, (t, n) => `${e}${n + 1}`)), _e = f.map((e, t) => 63 << t * 6), ve = [
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
], ye = (e) => v.map(() => e + 2), be = (e) => [
	e + 2,
	e,
	1
], xe = {
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
}, Se = {
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
}, Ce = {
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
	...xe,
	...Se,
	...Ce
}, we = Object.keys(xe), x = Object.keys(Se), S = Object.keys(b);
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
var w = we.length, Te = x.length * 3, Ee = w * 15 + Te, T = S.map((e) => b[e]), De = (e) => S.indexOf(e), E = (e) => S[e], Oe = Array.from({ length: Ee }, (e, t) => t < w * 15 ? Math.floor(t / 15) : w + Math.floor((t - w * 15) / 3)), D = (e) => Oe[e], ke = Array.from({ length: Te }, (e, t) => w * 15 + t), Ae = (e, t) => e * 15 + t - 1, je = Array.from({ length: p }, (e, t) => De(ve[Math.floor(t / 6)][t % 6])), Me = De("regular-army"), O = [
	"wood",
	"stone",
	"iron"
], Ne = {
	[-1]: "done",
	[-2]: "none"
}, Pe = (e) => (t) => e[t] ?? Ne[t] ?? String(t), Fe = [
	...O,
	"strength",
	"disturb"
], Ie = [
	"use",
	"pass",
	"refresh",
	"idle"
], Le = Ie.length * f.length, Re = Le + f.length * p, ze = Re + f.length * p, Be = (e) => e, Ve = (e) => f.length + e, He = (e) => 2 * f.length + e, Ue = (e) => 3 * f.length + e, We = (e, t) => Le + e * p + t, Ge = (e, t) => Re + e * p + t, Ke = (e) => ze + e, qe = [
	...Ie.flatMap((e) => f.map((t, n) => ({
		act: e,
		die: n
	}))),
	...["reactivate", "move"].flatMap((e) => f.flatMap((t, n) => g.map((t, r) => ({
		act: e,
		die: n,
		cell: r
	})))),
	...Fe.map((e) => ({
		act: "glass",
		effect: e
	}))
], Je = (e) => qe[e], Ye = Pe(qe.map((e) => {
	if (e.act === "glass") return `glass:${e.effect}`;
	let t = `${e.act}:${pe[e.die]}`;
	return "cell" in e ? `${t}:${g[e.cell]}` : t;
})), Xe = Pe(g), Ze = Pe(O), Qe = (e) => pe[e], $e = (e) => f.flatMap((t, n) => e & 1 << n ? [n] : []), et = (e) => $e(e).map(Qe).join(",") || Ne[-2], tt = 4, nt = _.length, rt = nt + tt * O.length, it = (e) => e, at = (e, t) => nt + e * O.length + t, ot = (e, t) => rt + e * p + t, st = Array.from({ length: tt }, (e, t) => t), ct = [
	..._.map((e, t) => ({
		act: "bandit",
		pile: t
	})),
	...st.flatMap((e) => O.map((t, n) => ({
		act: "rob",
		seat: e,
		resource: n
	}))),
	...st.flatMap((e) => g.map((t, n) => ({
		act: "raid",
		seat: e,
		cell: n
	})))
], lt = (e) => ct[e], ut = Pe(ct.map((e) => e.act === "bandit" ? _[e.pile] : `p${e.seat + 1}.${e.act === "rob" ? O[e.resource] : g[e.cell]}`)), dt = (e, t) => t ? `${e}@top` : e, ft = w + x.length, pt = 2 * ft, mt = (e) => e, ht = (e) => ft + e, gt = (e) => pt + e, _t = [...[!1, !0].flatMap((e) => S.slice(0, ft).map((t, n) => ({
	act: "buy",
	kind: n,
	top: e
}))), ..._.map((e, t) => ({
	act: "ship",
	pile: t
}))], vt = (e) => _t[e], yt = Pe(_t.map((e) => e.act === "ship" ? `ship:${_[e.pile]}` : dt(S[e.kind], e.top))), bt = "none", xt = (e, t) => `${e}>${t.join(",")}`;
function St(e, t) {
	let [n, r = ""] = e.split(">"), i = r.split(",");
	return {
		paid: O.map((e) => e === n ? i.length : 0),
		got: O.map((e) => t * i.filter((t) => t === e).length)
	};
}
var Ct = (e, t) => e * 4 + t, wt = (e) => ({
	stone: e >> 2,
	iron: e & 3
});
function Tt(e) {
	if (e === 0) return Ne[-2];
	let { stone: t, iron: n } = wt(e);
	return `${t}s${n}i`;
}
var Et = ["end", "play-on"];
// packages/dice-city/src/choice.ts
function Dt(e, t) {
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
		case "spend": return Je(r);
		case "attack": return lt(r);
		case "build": return vt(r);
		case "copy":
		case "ride":
		case "recruit":
		case "site": return kt[n][r];
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
			dice: $e(r)
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
			...wt(r)
		};
		case "declare": return {
			act: n,
			end: t === "end"
		};
	}
}
var Ot = (e) => he.map((t) => ({
	act: e,
	cell: t
})), kt = {
	copy: Ot("copy"),
	ride: Ot("ride"),
	recruit: Ot("recruit"),
	site: Ot("site")
}, { registered: At, flow: k, frameOf: jt, framesOf: Mt, isRunning: Nt, calledBy: Pt, isOf: Ft, reads: It, unwind: Lt, abort: Rt, enter: zt } = o(4), Bt = ["normal", "hard"], Vt = {
	normal: 4,
	hard: 5
}, Ht = 5, Ut = (e) => Math.min(500, e + Ht), Wt = {
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
}, Gt = {
	"first-player": "DC-2.6",
	rolled: "DC-8.3",
	used: "DC-3.3",
	copied: "DC-5.29",
	strength: "DC-6.1",
	points: "DC-3.10",
	moved: "DC-3.4",
	discarded: "DC-3.5",
	reactivated: "DC-3.6",
	passed: "DC-3.7",
	idled: "DC-3.8",
	hourglass: "DC-4.1",
	bandit: "DC-6.2",
	attacked: "DC-6.3",
	robbed: "DC-6.5",
	built: "DC-7.2",
	adorned: "DC-5.19",
	shipped: "DC-7.5",
	stored: "DC-8.1",
	ending: "DC-9.6",
	declined: "DC-9.5",
	ended: "DC-10.1"
}, A = (e) => ({
	card: e,
	location: E(D(e))
}), Kt = {
	title: "Dice City",
	pitch: "Five dice, thirty locations: build a city where every roll is a good one."
}, qt = {
	title: "Dice City",
	pitch: "Cinq dés, trente lieux\xA0: bâtissez une cité où tous les lancers sont bons."
}, Jt = s({
	en: Kt,
	fr: qt
}), Yt = {
	id: "dice-city",
	seats: {
		min: 1,
		max: 4,
		usual: 2
	},
	title: r((e) => Jt[e].title),
	pitch: r((e) => Jt[e].pitch)
}, Xt = [
	"bandits",
	"ships",
	"deck",
	"rows",
	"round-limit",
	"goal",
	"no-goal"
], j = (e) => e.rowSize > 0, Zt = ({ rowSize: e }, t) => e > 0 && t >= e, Qt = ({ rowSize: e, replaced: t }) => Math.ceil((Te - t) / e), $t = ({ ending: e, target: t }) => e === "goal" ? Ut(t) : t, M = (e, t) => e.cities[t], N = (e) => e.cities[e.active];
function P(e, t) {
	let n = e.cells[t];
	return n === -1 ? je[t] : D(n);
}
var F = (e, t) => !!(e.off & 1 << t), I = (e, t) => e.cells[t] !== -1, en = (e, t) => !F(e, t) && T[P(e, t)].ability !== void 0;
function tn(e, t) {
	let n = T[P(e, t)].defense ?? 0, r = ge(t);
	for (let i = r; i < r + 6; i++) i !== t && !F(e, i) && (n += T[P(e, i)].shelters ?? 0);
	return n;
}
var nn = T.map(({ points: e }) => typeof e == "number" ? e : 0), rn = T.map(({ points: e }) => e === "cultural-row"), an = T.map(({ type: e }) => e === "cultural");
function L(e, t) {
	let n = P(e, t);
	return rn[n] ? on(e, t) : nn[n];
}
function on(e, t) {
	let n = ge(t), r = 0;
	for (let t = n; t < n + 6; t++) an[P(e, t)] && r++;
	return r;
}
var sn = (e, t) => Math.max(1, v[t].defense - e.trained), R = (e, t) => ye(e.cities.length)[t] - e.bandits[t].length, cn = (e, t) => be(e.cities.length)[t] - e.ships[t].length;
function ln(e) {
	let t = [];
	for (let n = 0; n < f.length; n++) un(e, n) && t.push(n);
	return t;
}
function un(e, t) {
	if (e.off & _e[t]) return !1;
	for (let n = t * 6; n < (t + 1) * 6; n++) if (e.cells[n] === -1) return !1;
	return !0;
}
var dn = (e) => e.cells.reduce((e, t) => t === -1 ? e : e + 1, 0);
function fn(e) {
	let t = 0;
	for (let n = 0; n < p; n++) e.cells[n] !== -1 && (t += L(e, n));
	return t;
}
function pn(e, t) {
	let n = 0;
	for (let r = 0; r < 3; r++) {
		for (let i of e.bandits[r]) i === t && (n += v[r].points);
		for (let i of e.ships[r]) i === t && (n += y[r].points);
	}
	return n;
}
var mn = (e, t) => M(e, t).points + pn(e, t) + fn(M(e, t)), hn = (e, t) => e[0] >= t[0] && e[1] >= t[1] && e[2] >= t[2];
function gn(e, t) {
	for (let n = 0; n < 3; n++) e[n] -= t[n];
}
function _n(e, { level: t, target: n, soloRefresh: r, openPoints: i, rowsDeclared: a, roundLimit: o, named: s }) {
	let c = e === 1 ? Vt[t] : 0;
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
		deck: [...ke],
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
			dice: Array(f.length).fill(0),
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
var vn = {
	resolve(e, t, { amount: n }) {
		return bn(e, n), "";
	},
	estimate: ({ amount: e }) => e
}, yn = {
	resolve(e, t, { amount: n }) {
		return bn(e, n * N(e).stock.reduce((e, t) => e + Math.floor(t / 2), 0)), "";
	},
	estimate: ({ amount: e }) => e
};
function bn(e, t) {
	t !== 0 && (N(e).points += t, i(() => ({
		type: "points",
		seat: e.active,
		points: t
	})));
}
// packages/dice-city/src/whyNot.ts
var xn = (e, t) => ({
	is: "short-of-resources",
	of: t.map((t, n) => Math.max(0, t - e[n]))
});
// packages/dice-city/src/rules/ending.ts
function Sn(e, t) {
	e.ending !== void 0 || j(e) || (e.ending = t, i(() => ({
		type: "ending",
		seat: e.active,
		reason: t
	})));
}
var Cn = 2, wn = 2;
function Tn(e) {
	On(e) === 0 && Sn(e, "bandits");
}
function En(e) {
	kn(e) >= Cn && Sn(e, "ships");
}
var Dn = (e) => ln(N(e)).length >= wn, On = (e) => R(e, 0) + R(e, 1) + R(e, 2);
function kn(e) {
	let t = 0;
	for (let n = 0; n < 3; n++) cn(e, n) === 0 && t++;
	return t;
}
function An(e) {
	e.ending === void 0 && !e.rowsDeclared && Dn(e) && Sn(e, "rows");
}
function jn(e) {
	e.round >= e.roundLimit && Sn(e, "round-limit");
}
var Mn = (e) => j(e) ? e.round >= Qt(e) : e.ending !== void 0, Nn = (e) => Mn(e) && (e.active + 1) % e.cities.length === e.first;
function Pn(e) {
	if (j(e)) return [];
	let t = ye(e.cities.length).reduce((e, t) => e + t, 0), n = Te - 8, r = e.cities.map((e) => ln(e).length), i = Math.max(...r);
	return [
		{
			end: "bandits",
			done: t - On(e),
			of: t,
			seat: null
		},
		{
			end: "ships",
			done: Math.min(Cn, kn(e)),
			of: Cn,
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
			done: Math.min(wn, i),
			of: wn,
			seat: r.indexOf(i)
		}
	];
}
function Fn(e, t) {
	e.ending = t, e.ended = !0, i(() => ({
		type: "ended",
		reason: t,
		scores: e.cities.map((t, n) => mn(e, n)),
		...j(e) ? { nextTarget: $t(e) } : {}
	}));
}
// packages/dice-city/src/rules/display.ts
function In(e, t = 0) {
	let n = [];
	for (let r = t; r < e.display.length; r++) e.display[r] === -1 && n.push(r);
	Ln(e, n);
}
function Ln(e, t) {
	let n = [];
	for (let r = 0; r < t.length && e.deck.length > 0; r++) {
		let i = e.deck.pop();
		e.display[t[r]] = i, n.push(i);
	}
	return n.length === 0 ? 0 : (i(() => ({
		type: "dealt",
		cards: n.map(A)
	})), e.deck.length === 0 && Sn(e, "deck"), n.length);
}
function Rn(e, t) {
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
function zn(e) {
	let { display: t, rowSize: n } = e, r = Array.from({ length: n }, (e, t) => t);
	Rn(e, r);
	for (let e of r) t[e] = t[e + n], t[e + n] = -1;
	In(e, n);
}
// packages/dice-city/src/rules/place.ts
function Bn(e, t, n, r) {
	let a = M(e, t), o = a.cells[n];
	a.cells[n] = r, a.off &= ~(1 << n), ue(() => `build/${E(D(r))}`, t), o !== -1 && (e.discards++, ue(() => `cover/${E(D(o))}`, t)), i(() => ({
		type: "built",
		seat: t,
		cell: g[n],
		piece: A(r),
		...o === -1 ? {} : { covered: A(o) }
	})), An(e);
}
function Vn(e, t, n) {
	let r = M(e, t);
	r.off |= 1 << n, ue(() => `deactivate/${E(D(r.cells[n]))}`, t);
}
// packages/dice-city/src/rules/build.ts
var Hn = k("dice-city/build", (e) => [e.run((e, t) => {
	t.over = !1, t.card = -1;
}), e.loop((e, t) => !t.over, e.ask("build", {
	who: (e) => e.active,
	options: Un,
	key: yt,
	params: (e) => ({ stock: [...N(e).stock] }),
	unavailable: Kn,
	auto: !0,
	then: (e, t, n) => qn(e, t, vt(n))
}), e.when((e, t) => t.card !== -1, e.ask("adorn", {
	who: (e) => e.active,
	options: Xn,
	key: Tt,
	auto: !0,
	then: (e, t, n) => Zn(e, wt(n))
}), e.ask("site", {
	who: (e) => e.active,
	options: () => he,
	key: Xe,
	params: (e, t) => ({ kind: D(t.card) }),
	then: (e, t, n) => {
		Bn(e, e.active, n, t.card), t.card = -1, j(e) || In(e);
	}
})))]);
function Un(e) {
	let { stock: t } = N(e), n = [-1], r = t[0] + t[1] + t[2];
	if (r < 2) return n;
	for (let r = 0; r < w; r++) e.piles[r] > 0 && hn(t, T[r].cost) && n.push(mt(r));
	for (let [r, i] of Gn(e)) hn(t, T[r].cost) && n.push(i);
	if (r >= 6) for (let r = 0; r < y.length; r++) hn(t, y[r].cost) && Wn(e, r) && n.push(gt(r));
	return n;
}
var Wn = (e, t) => j(e) || cn(e, t) > 0;
function Gn(e) {
	let { display: t, rowSize: n } = e, r = [], i = 0;
	for (let a = 0; a < t.length; a++) {
		a === n && (i = 0);
		let o = t[a];
		if (o === -1) continue;
		let s = D(o);
		i & 1 << s || r.push([s, Zt(e, a) ? ht(s) : mt(s)]), i |= 1 << s;
	}
	return r;
}
function Kn(e) {
	let { stock: t } = N(e), n = [], r = (e, t, r) => n.push({
		value: e,
		rule: t,
		why: r
	}), i = (e, n, i) => {
		hn(t, n) || r(e, i, xn(t, n));
	};
	for (let t = 0; t < w; t++) e.piles[t] === 0 ? r(mt(t), "DC-2.2", { is: "pile-empty" }) : i(mt(t), T[t].cost, "DC-7.1");
	for (let [t, n] of Gn(e)) i(n, T[t].cost, "DC-7.1");
	for (let t = 0; t < y.length; t++) Wn(e, t) ? i(gt(t), y[t].cost, "DC-7.5") : r(gt(t), "DC-7.6", { is: "pile-empty" });
	return n;
}
function qn(e, t, n) {
	n ? n.act === "ship" ? Yn(e, n.pile) : (t.card = n.kind < w ? Ae(n.kind, e.piles[n.kind]--) : Jn(e, n), gn(N(e).stock, T[n.kind].cost)) : t.over = !0;
}
function Jn({ display: e, rowSize: t }, { kind: n, top: r }) {
	let i = e.findIndex((e, i) => e !== -1 && D(e) === n && (!r || i >= t)), a = e[i];
	return e[i] = -1, a;
}
function Yn(e, t) {
	let { cost: n, points: r } = y[t];
	gn(N(e).stock, n), i(() => ({
		type: "shipped",
		seat: e.active,
		size: _[t],
		points: r
	})), j(e) ? bn(e, r) : e.ships[t].push(e.active), En(e);
}
function Xn(e, { card: t }) {
	let n = T[D(t)].adornments ?? 0, [, r, i] = N(e).stock, a = [];
	for (let e = 0; e <= Math.min(n, r); e++) for (let t = 0; t <= Math.min(n - e, i); t++) a.push(Ct(e, t));
	return a;
}
function Zn(e, { stone: t, iron: n }) {
	t + n !== 0 && (gn(N(e).stock, [
		0,
		t,
		n
	]), i(() => ({
		type: "adorned",
		seat: e.active,
		stone: t,
		iron: n
	})), bn(e, t + n));
}
// packages/dice-city/src/insight/strength.ts
var Qn = 40, $n = /* @__PURE__ */ new Map();
function er(e) {
	let t = e.join(), n = $n.get(t) ?? tr(e);
	return $n.set(t, n), n;
}
function tr(e) {
	let t = [0];
	for (let n = 1; n <= Qn; n++) {
		t[n] = t[n - 1];
		for (let [r, i] of e.entries()) i > 0 && i <= n && (t[n] = Math.max(t[n], t[n - i] + v[r].points));
	}
	return t;
}
function nr(e, t) {
	let n = e.strength + e.watch;
	if (n === 0) return 0;
	let r = er(v.map((t, n) => j(e) || R(e, n) > 0 ? sn(e, n) : 0)), i = Math.min(n, Qn), a = r[i], o = i;
	for (; o > 0 && r[o - 1] === a;) o--;
	return a + t * (n - o);
}
// packages/dice-city/src/abilities/choices.ts
var rr = lr("recruit", 1.1), ir = lr("exchange", 1.2), ar = lr("multiply", 1.2), or = lr("copy", 1.3), sr = lr("ride", .6), cr = {
	resolve: (e, t, { others: n }) => n ? "reroll-with-others" : "reroll",
	estimate: ({ others: e }) => e ? .9 : .7
};
function lr(e, t) {
	return {
		resolve: () => e,
		estimate: () => t
	};
}
// packages/dice-city/src/abilities/force.ts
var ur = {
	resolve(e, t, { amount: n }) {
		return mr(e, n + hr(e, t)), "";
	},
	estimate: ({ amount: e }) => .55 * e
}, dr = {
	resolve(e, t, { amount: n }) {
		e.watch += n, i(() => ({
			type: "strength",
			seat: e.active,
			amount: n,
			total: e.watch,
			banditsOnly: !0
		}));
		let r = hr(e, t);
		return r > 0 && mr(e, r), "";
	},
	estimate: ({ amount: e }) => .5 * e
}, fr = {
	resolve(e, t, { amount: n }) {
		return e.forged += n, i(() => ({
			type: "lasting",
			seat: e.active,
			effect: "forge",
			total: e.forged
		})), e.armies > 0 && mr(e, n * e.armies), "";
	},
	estimate: () => .8
}, pr = {
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
function mr(e, t) {
	e.strength += t, i(() => ({
		type: "strength",
		seat: e.active,
		amount: t,
		total: e.strength,
		banditsOnly: !1
	}));
}
function hr(e, { cell: t }) {
	return T[P(N(e), t)].keyword === "army" ? (e.armies++, e.forged) : 0;
}
// packages/dice-city/src/abilities/gain.ts
var gr = {
	resolve(e, { cell: t }, { gain: n }) {
		let { type: r } = T[P(N(e), t)];
		return _r(e, n, r === "resource" ? e.minted : 0), "";
	},
	estimate: ({ gain: [e, t, n] }) => .7 * (e + t + n)
};
function _r(e, t, n = 0) {
	let { stock: r } = N(e);
	for (let e = 0; e < 3; e++) t[e] > 0 && (r[e] += t[e] + n);
	i(() => ({
		type: "gained",
		seat: e.active,
		gain: t.map((e) => e > 0 ? e + n : 0)
	}));
}
// packages/dice-city/src/abilities/verbs.ts
var vr = {
	gain: gr,
	strength: ur,
	watch: dr,
	points: vn,
	pairs: yn,
	forge: fr,
	train: pr,
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
			], a = ge(t);
			for (let e = a; e < a + 6; e++) {
				let { keyword: t, ability: a } = T[P(r, e)];
				if (!(t !== "harvest" || F(r, e) || a?.verb !== "gain")) for (let e = 0; e < 3; e++) a.gain[e] > 0 && (i[e] += n);
			}
			return _r(e, i), "";
		},
		estimate: ({ amount: e }) => e
	},
	recruit: rr,
	exchange: ir,
	multiply: ar,
	copy: or,
	ride: sr,
	reroll: cr
}, yr = (e) => vr[e.verb], br = (e, t, n) => yr(n).resolve(e, t, n), xr = (e) => yr(e).estimate(e), Sr = T.map(({ ability: e }) => e ? xr(e) : 0), Cr = T.map(({ ability: e }) => e?.verb === "copy"), wr = T.map(({ ability: e }) => e?.verb === "harvest"), Tr = T.map(({ keyword: e }) => e === "harvest"), Er = T.map(({ exhausts: e }) => e === !0), Dr = (e) => Sr[e];
function Or(e, t, n) {
	let r = P(e, t);
	return Cr[r] || wr[r] ? kr(e, t, r, n) : Er[r] ? Sr[r] - n.waking / 2 : Sr[r];
}
function kr(e, t, n, r) {
	let i = ge(t), a = 0, o = Sr[n];
	for (let n = i; n < i + 6; n++) {
		if (n === t || F(e, n)) continue;
		let r = P(e, n);
		Tr[r] ? a++ : Sr[r] > o && (o = Sr[r]);
	}
	let s = wr[n] ? .75 * a : o;
	return Er[n] ? s - r.waking / 2 : s;
}
function Ar(e, t) {
	let n = 0;
	for (let r = 0; r < e.cells.length; r += 6) {
		let i = 0, a = 0;
		for (let n = r; n < r + 6; n++) {
			let r = F(e, n) ? 0 : Or(e, n, t);
			i += r, r > a && (a = r);
		}
		let o = i / 6;
		n += o + t.choice * (a - o);
	}
	return n;
}
// packages/dice-city/src/insight/weights.ts
var z = {
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
	longest: 14
}, jr = {
	1: {
		lead: 3,
		doubt: .5
	},
	2: {
		lead: .96,
		doubt: .5
	},
	3: {
		lead: 2.58,
		doubt: .2
	},
	4: {
		lead: 1.8,
		doubt: .6
	}
};
// packages/dice-city/src/insight/evaluate.ts
function Mr(e, t) {
	let n = Jr(e, t);
	return Nr(e, e.cities.map((r, i) => Pr(e, i, n, t)), n);
}
function Nr(e, t, r) {
	let i = se(jr, e.cities.length, r);
	return j(e) ? [1 / (1 + Math.exp((e.target - t[0]) / i))] : n(t, i);
}
function Pr(e, t, n, r) {
	let i = M(e, t), a = t === e.active, o = Fr(e, t, n), s = a || Rr(e, t);
	return mn(e, t) + r.income * o * Ar(i, r) + (s ? zr(i, r) + r.hourglass * i.hourglasses : 0) + (a ? Vr(e, n, r) : s ? Br(i, r) : 0);
}
var Fr = (e, t, n) => Lr(e, t) ? Math.max(0, n - 1) : n, Ir = (e, t) => (t - e.first + e.cities.length) % e.cities.length, Lr = (e, t) => Ir(e, t) < Ir(e, e.active), Rr = (e, t) => e.ending === void 0 || Ir(e, t) > Ir(e, e.active);
function zr(e, t) {
	let n = 0;
	for (let r = 0; r < f.length; r++) {
		let i = e.dice[r];
		if (i === 0) continue;
		let a = m(r, i);
		n += Math.max(t.spare, F(e, a) ? 0 : Or(e, a, t));
	}
	return n;
}
var Br = ({ stock: e }, { kept: t }) => t * (e[0] + e[1] + e[2]);
function Vr(e, t, n) {
	let r = Wr(e, t, n);
	for (let i = 0; i < y.length; i++) r = Math.max(r, Gr(e, i, t, n));
	return r + nr(e, n.strength) + qr(e, t, n);
}
var Hr = (e, { resource: t, growth: n }) => t + n * e, Ur = ({ stock: e }) => e[0] + e[1] + e[2], Wr = (e, t, n) => Hr(t, n) * Ur(N(e));
function Gr(e, t, n, r) {
	if (!j(e) && cn(e, t) === 0) return 0;
	let i = N(e), { cost: a, points: o } = y[t], s = 0;
	for (let e = 0; e < f.length; e++) i.dice[e] !== 0 && s++;
	let c = 0;
	for (let e = 0; e < 3; e++) c += Math.max(0, a[e] - i.stock[e]);
	return c > s ? 0 : o * r.hope ** c + Hr(n, r) * Math.max(0, Ur(i) + c - 3 * a[0]);
}
var Kr = (e) => jt(e, Hn)?.vars.card ?? -1;
function qr(e, t, n) {
	let r = Kr(e);
	if (r === -1) return 0;
	let i = D(r), { points: a } = T[i], o = Math.max(0, Dr(i) - .6) / 6;
	return (typeof a == "number" ? a : 3) + n.income * t * o;
}
function Jr(e, t) {
	if (j(e)) return Qt(e) - e.round;
	if (e.ending !== void 0) return 0;
	let n = e.cities.length, r = 0, i = 0, a = 0;
	for (let t = 0; t < 3; t++) {
		let n = cn(e, t);
		r += R(e, t), i += n, n > a && (a = n);
	}
	let o = 6 * f.length;
	for (let t of e.cities) o = Math.min(o, Yr(t));
	return Math.min(t.longest, t.deckPace * e.deck.length / n, t.banditPace * r / n, t.shipPace * (i - a) / n, t.rowPace * o);
}
function Yr(e) {
	let t = 6, n = 6;
	for (let r = 0; r < e.cells.length; r += 6) {
		let i = 0;
		for (let t = r; t < r + 6; t++) (e.cells[t] === -1 || F(e, t)) && i++;
		i < t ? (n = t, t = i) : i < n && (n = i);
	}
	return t + n;
}
// packages/dice-city/src/insight/sense.ts
var Xr = [
	"exchange",
	"multiply",
	"well",
	"disturb",
	"discard",
	"declare"
];
function Zr(e, { name: t, options: n }, r) {
	if (!Xr.includes(t)) return n[r].map((n) => Qr(e, Dt(t, n)));
}
function Qr(e, t) {
	switch (t.act) {
		case "glass": return t.effect === "disturb" ? .2 : .8;
		case "use":
		case "pass":
		case "refresh":
		case "idle":
		case "reactivate":
		case "move": return $r(e, t);
		case "bandit": return v[t.pile].points;
		case "rob": return .8;
		case "raid": return .5 + L(M(e, t.seat), t.cell);
		case "ship": return y[t.pile].points;
		case "buy": {
			let { points: e } = T[t.kind];
			return (typeof e == "number" ? e : 3) + Dr(t.kind);
		}
		case "site":
		case "recruit": return ei(e, t.cell);
		case "copy": return Dr(P(N(e), t.cell));
		case "ride": return Or(N(e), t.cell, z);
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
function $r(e, t) {
	let n = N(e), r = (e) => F(n, e) ? 0 : Or(n, e, z), i = r(m(t.die, n.dice[t.die]));
	switch (t.act) {
		case "use": return i + .2;
		case "pass": return .6 - i;
		case "refresh": return .2 - i;
		case "idle": return -i;
		case "reactivate": return .5 + Dr(P(n, t.cell)) / 3 - i;
		case "move": {
			let e = h(t.cell);
			return r(t.cell) - r(m(e, n.dice[e])) - i;
		}
	}
}
function ei(e, t) {
	let n = N(e);
	return -L(n, t) - (F(n, t) ? 0 : Or(n, t, z));
}
// packages/dice-city/src/insight/terms.ts
var ti = {
	terms: (e, t) => ni(e, t, z),
	chances: (e, t) => Nr(e, t, Jr(e, z))
};
function ni(e, t, n) {
	let r = M(e, t), i = Jr(e, n), a = t === e.active, o = a || Rr(e, t), s = [
		...ri(e, t),
		...ii(e, t),
		{
			id: "points",
			amount: r.points
		},
		{
			id: "income",
			amount: n.income * Fr(e, t, i) * Ar(r, n)
		}
	];
	return o && (s.push({
		id: "dice",
		amount: zr(r, n)
	}), s.push({
		id: "hourglasses",
		amount: n.hourglass * r.hourglasses
	})), a ? s.push(...ai(e, i, n)) : o && s.push({
		id: "kept",
		amount: Br(r, n)
	}), s;
}
function ri(e, t) {
	let n = M(e, t), r = /* @__PURE__ */ new Map();
	for (let e = 0; e < p; e++) {
		if (n.cells[e] === -1) continue;
		let t = E(P(n, e));
		r.set(t, (r.get(t) ?? 0) + L(n, e));
	}
	return [...r].map(([e, t]) => ({
		id: "locations",
		of: e,
		amount: t
	}));
}
var ii = (e, t) => _.flatMap((n, r) => {
	let i = (e) => e.filter((e) => e === t).length;
	return [{
		id: "bandits",
		of: n,
		amount: i(e.bandits[r]) * v[r].points
	}, {
		id: "ships",
		of: n,
		amount: i(e.ships[r]) * y[r].points
	}];
});
function ai(e, t, n) {
	let r = {
		id: "stock",
		amount: Wr(e, t, n)
	};
	for (let [i, a] of _.entries()) {
		let o = Gr(e, i, t, n);
		o > r.amount && (r = {
			id: "ship",
			of: a,
			amount: o
		});
	}
	let i = Kr(e);
	return [
		r,
		{
			id: "strength",
			amount: nr(e, n.strength)
		},
		{
			id: "hand",
			amount: qr(e, t, n),
			...i !== -1 && { of: E(D(i)) }
		}
	];
}
// packages/dice-city/src/insight/insight.ts
var oi = {
	unseen: (e) => e.deck.length,
	evaluate: (e) => Mr(e, z),
	sense: Zr,
	progress: (e) => e.round,
	horizon: 0,
	judgement: ti
};
// packages/dice-city/src/redeal.ts
function si(e, t, n) {
	let { deck: r } = e;
	ci(r);
	for (let e = r.length - 1; e > 0; e--) {
		let t = n.below(e + 1), i = r[e];
		r[e] = r[t], r[t] = i;
	}
}
function ci(e) {
	for (let t = 0; t < e.length; t++) li[e[t]] = 1;
	let t = 0;
	for (let n = ke[0]; n < Ee; n++) li[n] !== 0 && (e[t++] = n, li[n] = 0);
}
var li = new Uint8Array(Ee), ui = k("dice-city/attack", (e) => [e.run((e, t) => {
	t.over = !1;
}), e.loop((e, t) => !t.over, e.ask("attack", {
	who: (e) => e.active,
	options: fi,
	key: ut,
	params: ({ strength: e, watch: t }) => ({
		strength: e,
		watch: t
	}),
	unavailable: mi,
	auto: !0,
	then: hi
}))]), di = [-1];
function fi(e) {
	let { strength: t, watch: n, active: r } = e;
	if (t + n === 0) return di;
	let i = [];
	for (let r = 0; r < v.length; r++) pi(e, r) && sn(e, r) <= t + n && i.push(it(r));
	if (t >= 2) for (let n = 0; n < e.cities.length; n++) {
		if (n === r) continue;
		let a = M(e, n);
		for (let e = 0; e < O.length; e++) a.stock[e] > 0 && i.push(at(n, e));
		for (let e = 0; e < p; e++) I(a, e) && !F(a, e) && tn(a, e) <= t && i.push(ot(n, e));
	}
	return i.push(-1), i;
}
var pi = (e, t) => j(e) || R(e, t) > 0;
function mi(e) {
	let t = fi(e), n = [], r = (e, r, i) => {
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
	for (let t = 0; t < v.length; t++) if (pi(e, t)) {
		let n = sn(e, t) - e.strength - e.watch;
		r(it(t), "DC-6.2", {
			is: "short-of-strength",
			by: n
		});
	} else r(it(t), "DC-6.8", { is: "pile-empty" });
	for (let [t, n] of e.cities.entries()) if (t !== e.active) {
		for (let e = 0; e < O.length; e++) n.stock[e] > 0 && r(at(t, e), ...i(2, "DC-6.5"));
		for (let e = 0; e < p; e++) I(n, e) && F(n, e) ? r(ot(t, e), "DC-6.4", { is: "already-off" }) : I(n, e) && r(ot(t, e), ...i(tn(n, e), "DC-6.3"));
	}
	return n;
}
function hi(e, t, n) {
	let r = lt(n);
	r ? r.act === "bandit" ? gi(e, r.pile) : r.act === "rob" ? _i(e, r.seat, r.resource) : vi(e, r.seat, r.cell) : t.over = !0;
}
function gi(e, t) {
	let { points: n } = v[t], r = sn(e, t), a = Math.min(e.watch, r);
	e.watch -= a, e.strength -= r - a, i(() => ({
		type: "bandit",
		seat: e.active,
		size: _[t],
		points: n
	})), j(e) ? bn(e, n) : e.bandits[t].push(e.active), Tn(e);
}
function _i(e, t, n) {
	e.strength -= 2, M(e, t).stock[n]--, N(e).stock[n]++, i(() => ({
		type: "robbed",
		seat: e.active,
		owner: t,
		resource: O[n]
	}));
}
function vi(e, t, n) {
	let r = M(e, t), a = L(r, n), o = E(P(r, n));
	e.strength -= tn(r, n), ue(() => `attack/${o}`, e.active), i(() => ({
		type: "attacked",
		seat: e.active,
		owner: t,
		cell: g[n],
		location: o,
		points: a
	})), Vn(e, t, n), bn(e, a);
}
// packages/dice-city/src/rules/follow/dice.ts
var yi = k("dice-city/reroll", (e) => [e.roll("reroll", {
	dice: () => 1,
	whose: (e) => [e.active],
	params: (e, t) => ({ dice: [f[t.die]] }),
	then: (e, t, n) => Ci(e, e.active, [t.die], n)
})]), bi = k("dice-city/well", (e) => [e.ask("well", {
	who: (e) => e.active,
	options: (e) => xi(N(e).dice),
	key: et,
	auto: !0,
	then: (e, t, n) => {
		t.others = n;
	}
}), e.roll("reroll", {
	dice: (e, t) => Si(t).length,
	whose: (e) => [e.active],
	params: (e, t) => ({ dice: Si(t).map((e) => f[e]) }),
	then: (e, t, n) => Ci(e, e.active, Si(t), n)
})]);
function xi(e) {
	let t = [0];
	for (let n = 0; n < f.length; n++) if (e[n] !== 0) for (let e = t.length - 1; e >= 0; e--) t.push(t[e] | 1 << n);
	return t;
}
var Si = ({ die: e, others: t = 0 }) => f.flatMap((n, r) => r === e || t & 1 << r ? [r] : []);
function Ci(e, t, n, r) {
	let { dice: a } = M(e, t);
	for (let e = 0; e < n.length; e++) a[n[e]] = r[e];
	i(() => ({
		type: "rerolled",
		seat: e.active,
		owner: t,
		dice: n.map((e) => ({
			die: f[e],
			cell: g[m(e, a[e])]
		}))
	}));
}
var wi = k("dice-city/ride", (e) => [e.ask("ride", {
	who: (e) => e.active,
	options: (e) => {
		let t = N(e).dice.flatMap((e, t) => Ti(t, e));
		return t.length > 0 ? [...t, -2] : t;
	},
	key: Xe,
	then: (e, t, n) => {
		n !== -2 && Ei(e, t.die, n);
	}
})]), Ti = (e, t) => t === 0 ? [] : Array.from({ length: 6 }, (t, n) => m(e, n + 1)).filter((n) => n !== m(e, t));
function Ei(e, t, n) {
	N(e).dice[h(n)] = me(n), i(() => ({
		type: "moved",
		seat: e.active,
		by: f[t],
		die: f[h(n)],
		cell: g[n]
	}));
}
// packages/dice-city/src/rules/use.ts
function Di(e, t, n) {
	let r = P(N(e), t.cell), { ability: a, exhausts: o } = T[r];
	if (!a) throw Error(`${E(r)} has nothing to use`);
	return ue(() => `use/${E(r)}`, e.active), i(() => {
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
			die: f[t.die],
			...i
		};
	}), o && Vn(e, e.active, t.cell), br(e, t, a);
}
// packages/dice-city/src/rules/follow/recruit.ts
var Oi = [], ki = k("dice-city/recruit", (e) => [e.ask("recruit", {
	who: (e) => e.active,
	options: (e) => e.piles[Me] > 0 ? he : Oi,
	key: Xe,
	then: (e, t, n) => {
		let r = Ae(Me, e.piles[Me]--);
		Bn(e, e.active, n, r);
	}
})]), Ai = k("dice-city/exchange", (e) => [e.ask("exchange", {
	who: (e) => e.active,
	options: (e, t) => {
		let { most: n } = Fi(e, t, "exchange"), r = N(e).stock.flatMap((e, t) => ji(t, Math.min(e, n)));
		return r.length > 0 ? [...r, bt] : r;
	},
	then: (e, t, n) => {
		if (n === "none") return;
		let { paid: r, got: i } = St(n, Fi(e, t, "exchange").rate);
		Pi(e, r, i);
	}
})]);
function ji(e, t) {
	let [n, r] = O.filter((t, n) => n !== e), i = [];
	for (let a = 1; a <= t; a++) for (let t = a; t >= 0; t--) i.push(xt(O[e], [...Array(t).fill(n), ...Array(a - t).fill(r)]));
	return i;
}
var Mi = k("dice-city/multiply", (e) => [e.ask("multiply", {
	who: (e) => e.active,
	options: (e, t) => {
		let { pay: n } = Fi(e, t, "multiply"), r = N(e).stock.flatMap((e, t) => e >= n ? [t] : []);
		return r.length > 0 ? [...r, -2] : r;
	},
	key: Ze,
	then: (e, t, n) => {
		if (n === -2) return;
		let { pay: r, get: i } = Fi(e, t, "multiply");
		Pi(e, Ni(n, r), Ni(n, i));
	}
})]), Ni = (e, t) => O.map((n, r) => r === e ? t : 0);
function Pi(e, t, n) {
	let { stock: r } = N(e);
	for (let e = 0; e < 3; e++) r[e] += n[e] - t[e];
	i(() => ({
		type: "exchanged",
		seat: e.active,
		paid: [...t],
		got: [...n]
	}));
}
function Fi(e, { cell: t }, n) {
	let { ability: r } = T[P(N(e), t)];
	if (r?.verb !== n) throw Error(`There is nothing to ${n} with`);
	return r;
}
// packages/dice-city/src/rules/follow/plain.ts
var Ii = {
	recruit: ki,
	exchange: Ai,
	multiply: Mi,
	ride: wi,
	reroll: yi,
	"reroll-with-others": bi
}, Li = k("dice-city/copy", (e) => [e.ask("copy", {
	who: (e) => e.active,
	options: (e, t) => zi(e, t).filter((n) => Vi(e, t, n)),
	unavailable: (e, t) => zi(e, t).flatMap((n) => Vi(e, t, n) ? [] : t.chain & 1 << n ? [{
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
	key: Xe,
	params: (e, t) => ({
		cell: t.cell,
		location: P(N(e), t.cell)
	}),
	auto: !0,
	then: (e, t, n) => {
		t.target = n, t.next = Di(e, {
			cell: n,
			die: t.die,
			chain: t.chain | 1 << n
		}, !0);
	}
}), e.when((e, t) => !!t.next, e.call((e, t) => Ri(t.next), (e, t) => ({
	cell: t.target,
	die: t.die,
	chain: t.chain | 1 << t.target
})))]), Ri = (e) => e === "copy" ? Li : Ii[e];
function zi(e, { cell: t }) {
	let n = N(e), { ability: r } = T[P(n, t)];
	switch (r?.verb === "copy" && r.from) {
		case "row": return Bi[h(t)].filter((e) => e !== t);
		case "dice": return n.dice.flatMap((e, t) => e === 0 ? [] : [m(t, e)]);
		default: return he;
	}
}
var Bi = f.map((e, t) => he.filter((e) => h(e) === t)), Vi = (e, { chain: t }, n) => !(t & 1 << n) && en(N(e), n), Hi = f.map((e, t) => t), Ui = k("dice-city/disturb", (e) => [e.each("owner", (e) => oe(e.active, e.cities.length).slice(1), e.ask("disturb", {
	who: (e) => e.active,
	options: () => Hi,
	key: Qe,
	params: (e, t) => ({ owner: t.owner }),
	then: (e, t, n) => {
		t.picked = n;
	}
}), e.roll("reroll", {
	dice: () => 1,
	whose: (e, t) => [t.owner],
	params: (e, t) => ({ dice: [f[t.picked]] }),
	then: (e, t, n) => {
		Ci(e, t.owner, [t.picked], n), t.picked = void 0;
	}
}))]), Wi = k("dice-city/refresh", (e) => [
	e.run((e, t) => {
		t.chosen = [];
	}),
	e.loop((e, t) => t.chosen.length < 4, e.ask("discard", {
		who: (e) => e.active,
		options: (e, t) => Ki(e, t.chosen),
		key: (e, t) => dt(E(D(t.display[e])), Zt(t, e)),
		params: (e, t) => ({ left: 4 - t.chosen.length }),
		auto: !0,
		then: (e, t, n) => {
			t.chosen.push(n);
		}
	})),
	e.run((e, t) => {
		Rn(e, t.chosen);
		let n = Ln(e, [...t.chosen].sort(Gi));
		j(e) && (e.replaced += n);
	})
]), Gi = (e, t) => e - t;
function Ki(e, t) {
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
var qi = {
	...Ii,
	copy: Li
}, Ji = {
	...qi,
	refresh: Wi,
	disturb: Ui
}, Yi = k("dice-city/dice", (e) => [e.run((e, t) => {
	t.next = "", t.over = !1;
}), e.loop((e, t) => !t.over && (Zi(N(e)) || Qi(e)), e.ask("spend", {
	who: (e) => e.active,
	options: $i,
	key: Ye,
	params: (e) => ({
		dice: Xi(N(e)),
		hourglasses: N(e).hourglasses
	}),
	unavailable: ra,
	auto: !0,
	then: oa
}), e.when((e, t) => t.next !== "", e.call((e, t) => Ji[t.next], (e, t) => ({
	cell: t.cell,
	die: t.die,
	chain: t.chain
}))))]), Xi = ({ dice: e }) => e.reduce((e, t) => t === 0 ? e : e + 1, 0);
function Zi({ dice: e }) {
	for (let t = 0; t < f.length; t++) if (e[t] !== 0) return !0;
	return !1;
}
var Qi = (e) => N(e).hourglasses >= 2;
function $i(e) {
	let t = N(e), n = [], r = [];
	for (let e = 0; e < f.length; e++) t.dice[e] !== 0 && r.push(e);
	for (let e of r) en(t, m(e, t.dice[e])) && n.push(Be(e));
	if (!e.passed) for (let e of r) n.push(Ve(e));
	if (ta(e)) for (let e of r) n.push(He(e));
	if (t.off !== 0) for (let e of r) for (let r = 0; r < p; r++) F(t, r) && n.push(We(e, r));
	for (let e of r) for (let i of r) {
		if (i === e) continue;
		let r = t.dice[i];
		r > 1 && n.push(Ge(e, m(i, r - 1))), r < 6 && n.push(Ge(e, m(i, r + 1)));
	}
	for (let e of r) ea(t, e) && n.push(Ue(e));
	if (r.length === 0 && n.push(-1), t.hourglasses >= 2) for (let t = 0; t < Fe.length; t++) (Fe[t] !== "disturb" || e.cities.length > 1) && n.push(Ke(t));
	return n;
}
function ea(e, t) {
	let n = m(t, e.dice[t]);
	return !en(e, n) && !F(e, n);
}
function ta(e) {
	if (e.refreshed || na(e) || e.deck.length === 0) return !1;
	let t = 0;
	for (let n = 0; n < e.display.length; n++) e.display[n] !== -1 && t++;
	return t >= 4;
}
var na = (e) => j(e) && !e.soloRefresh;
function ra(e) {
	let t = N(e), n = [], r = (e, t, r) => n.push({
		value: e,
		rule: t,
		why: r
	});
	for (let n = 0; n < f.length; n++) {
		let i = t.dice[n];
		if (i === 0) continue;
		let a = m(n, i);
		en(t, a) || r(Be(n), ...ia(t, a)), e.passed && r(Ve(n), "DC-3.7", { is: "passed" }), ea(t, n) || r(Ue(n), "DC-3.8", { is: "can-act" }), ta(e) || r(He(n), ...aa(e));
	}
	if (!Qi(e) && t.hourglasses > 0) for (let e of Fe.keys()) r(Ke(e), "DC-4.1", {
		is: "short-of-hourglasses",
		by: 2 - t.hourglasses
	});
	else Qi(e) && e.cities.length === 1 && r(Ke(Fe.indexOf("disturb")), "DC-11.5", { is: "solo" });
	return Zi(t) && r(-1, "DC-3.2", {
		is: "dice-left",
		count: Xi(t)
	}), n;
}
var ia = (e, t) => F(e, t) ? ["DC-5.31", { is: "off" }] : ["DC-5.28", { is: "no-ability" }];
function aa(e) {
	return na(e) ? ["DC-11.5", { is: "solo" }] : e.refreshed ? ["DC-3.5", { is: "refreshed" }] : ["DC-3.12", { is: "nothing-to-refresh" }];
}
function oa(e, t, n) {
	t.next = "";
	let r = Je(n);
	if (!r) {
		t.over = !0;
		return;
	}
	if (r.act === "glass") {
		ca(e, t, r.effect);
		return;
	}
	let { die: a } = r, o = N(e);
	switch (t.die = a, t.cell = m(a, o.dice[a]), t.chain = 1 << t.cell, o.dice[a] = 0, r.act) {
		case "use":
			t.next = Di(e, t, !1);
			return;
		case "move":
			Ei(e, a, r.cell);
			return;
		case "reactivate":
			sa(e, a, r.cell);
			return;
		case "refresh":
			e.refreshed = !0, t.next = "refresh";
			return;
		case "pass":
			e.passed = !0, o.hourglasses++, i(() => ({
				type: "passed",
				seat: e.active,
				die: f[a],
				hourglasses: o.hourglasses
			}));
			return;
		case "idle": i(() => ({
			type: "idled",
			seat: e.active,
			die: f[a]
		}));
	}
}
function sa(e, t, n) {
	let r = N(e);
	r.off &= ~(1 << n), i(() => ({
		type: "reactivated",
		seat: e.active,
		die: f[t],
		cell: g[n],
		location: E(P(r, n))
	})), An(e);
}
function ca(e, t, n) {
	let r = N(e);
	r.hourglasses -= 2, i(() => ({
		type: "hourglass",
		seat: e.active,
		effect: n,
		left: r.hourglasses
	})), n === "disturb" ? (t.next = "disturb", t.cell = t.die = t.chain = 0) : n === "strength" ? mr(e, 1) : _r(e, O.map((e) => +(e === n)));
}
// packages/dice-city/src/rules/rollDice.ts
var la = k("dice-city/roll-dice", (e) => [e.roll("dice", {
	dice: () => f.length,
	whose: (e, t) => [t.seat],
	params: () => ({ dice: f }),
	then: (e, t, n) => {
		M(e, t.seat).dice = [...n], i(() => ({
			type: "rolled",
			seat: t.seat,
			dice: [...n]
		}));
	}
})]), ua = k("dice-city/end-turn", (e) => [
	e.run(da),
	e.when((e) => e.rowsDeclared && e.ending === void 0 && !j(e) && Dn(e), e.ask("declare", {
		who: (e) => e.active,
		options: () => Et,
		then: (e, t, n) => {
			n === "end" ? Sn(e, "rows") : i(() => ({
				type: "declined",
				seat: e.active
			}));
		}
	})),
	e.run((e) => {
		j(e) && zn(e);
	}),
	e.when((e) => !Nn(e), e.call(la, (e) => ({ seat: e.active })))
]);
function da(e) {
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
var fa = k("dice-city/match", (e) => [
	a(e, (e) => e.cities.length, pa),
	e.shuffle("deck", {
		stream: () => "locations",
		cards: () => Te,
		then: (e, t, n) => {
			let r = e.deck;
			e.deck = n.map((e) => r[e]).reverse(), In(e);
		}
	}),
	e.each("seat", (e) => oe(e.first, e.cities.length), e.call(la, (e, t) => ({ seat: t.seat }))),
	e.loop((e) => !e.ended, e.call(ma))
]);
function pa(e, t) {
	e.first = e.active = t, i(() => ({
		type: "first-player",
		seat: t
	}));
}
var ma = k("dice-city/turn", (e) => [
	e.run(ha),
	e.call(Yi),
	e.call(ui),
	e.call(Hn),
	e.call(ua),
	e.run(ga)
]);
function ha(e) {
	e.active === e.first && e.round++, jn(e), i(() => ({
		type: "turn",
		seat: e.active,
		round: e.round,
		last: Mn(e)
	}));
}
function ga(e) {
	j(e) ? Mn(e) && Fn(e, mn(e, 0) >= e.target ? "goal" : "no-goal") : (e.active = (e.active + 1) % e.cities.length, e.active === e.first && e.ending !== void 0 && Fn(e, e.ending));
}
var _a = {
	dice: Yi,
	attack: ui,
	build: Hn,
	"end-turn": ua
};
// packages/dice-city/src/summary.ts
function va(e) {
	let t = e;
	return t.type === "turn" ? {
		kind: "turn",
		seat: t.seat
	} : (t.type === "bandit" || t.type === "shipped") && t.size === "large" ? {
		kind: "feat",
		seat: t.seat
	} : void 0;
}
function ya(e, t) {
	return e.cities.map(({ seat: n, cityPoints: r, points: i, bandits: a, ships: o }) => {
		let s = t.filter((e) => e.seat === n), c = (e) => s.filter((t) => t.type === e).length, l = s.reduce((e, t) => t.type === "attacked" ? e + t.points : e, 0), ee = s.reduce((e, t) => t.type === "adorned" ? e + t.stone + t.iron : e, 0);
		return le([{
			id: "points",
			items: ce({
				locations: r,
				ships: ba(o, e.ships),
				bandits: ba(a, e.bandits),
				raids: l,
				adornments: ee,
				abilities: (i ?? 0) - l - ee
			}),
			isScore: !0
		}, {
			id: "deeds",
			items: ce({
				built: c("built"),
				shipped: c("shipped"),
				bandits: c("bandit"),
				raids: c("attacked"),
				robberies: c("robbed")
			})
		}]);
	});
}
var ba = (e, t) => e.reduce((e, n) => e + (t.find((e) => e.size === n)?.points ?? 0), 0);
// packages/dice-city/src/text/describe.ts
function xa(e, t, n) {
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
var Sa = [
	"wood",
	"stone",
	"iron"
];
function B(e) {
	let t = e.flatMap((e, t) => e > 0 ? [`${e} ${Sa[t]}`] : []);
	return t.length === 0 ? "nothing" : t.length === 1 ? t[0] : `${t.slice(0, -1).join(", ")} and ${t.at(-1)}`;
}
// packages/dice-city/src/text/en/abilities.ts
var Ca = {
	row: "Use the ability of another active location in this row.",
	dice: "Use the ability of an active location in your city that has one of your unused dice on it.",
	city: "Use the ability of any other active location in your city."
}, wa = {
	gain: ({ gain: e }) => `Gain ${B(e)}.`,
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
	copy: ({ from: e }) => Ca[e],
	ride: () => "Move another unused die to any column in its row.",
	reroll: ({ others: e }) => `Reroll this die${e ? ", and as many of your other unused dice as you like" : ""}; it stays unused.`
}, Ta = {
	exhausts: () => "Using it deactivates it.",
	culturalRow: "Worth 1 VP for each cultural location in its row, including itself.",
	adornments: (e) => `When you build it: pay up to ${e} extra stone and iron, in any combination, and gain 1 VP for each.`,
	shelters: (e) => `While active: every other card in its row has +${e} defence.`
}, Ea = {
	use: (e) => `${e}: used`,
	build: (e) => `${e}: built`,
	cover: (e) => `${e}: built over`,
	attack: (e) => `${e}: attacked`,
	deactivate: (e) => `${e}: deactivated`
};
// packages/dice-city/src/text/cells.ts
function Da(e, t) {
	let n = f[pe.findIndex((t) => e.startsWith(t))];
	return n === void 0 ? e : t[n] + e.slice(1);
}
// packages/dice-city/src/text/en/names.ts
var V = {
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
}, { row: H, resource: Oa, location: ka } = V, Aa = {
	spend: "move on",
	attack: "stop attacking",
	build: "stop building"
}, ja = {
	exchange: "exchange nothing",
	multiply: "nothing",
	ride: "leave the dice where they are",
	well: "no others",
	adorn: "nothing more"
}, Ma = {
	wood: "1 wood",
	stone: "1 stone",
	iron: "1 iron",
	strength: "+1 strength",
	disturb: "everyone else rerolls a die"
}, U = (e) => `${Da(e.cell, V.letter)} ${ka[e.location]}`, Na = (e) => e ? ", top row" : "", Pa = {
	done: ({ question: e }) => Aa[e],
	none: ({ question: e }) => ja[e],
	use: ({ die: e, at: t }) => `${H[e]}: use ${U(t)}`,
	pass: ({ die: e }) => `${H[e]}: pass for an hourglass`,
	refresh: ({ die: e }) => `${H[e]}: replace four cards`,
	idle: ({ die: e }) => `${H[e]}: nothing`,
	reactivate: ({ die: e, at: t }) => `${H[e]}: reactivate ${U(t)}`,
	move: ({ by: e, die: t, to: n }) => `${H[e]}: ${H[t]} → ${U(n)}`,
	glass: ({ effect: e }) => `2 hourglasses: ${Ma[e]}`,
	copy: ({ at: e }) => U(e),
	ride: ({ at: e }) => U(e),
	recruit: ({ at: e }) => U(e),
	site: ({ at: e }) => U(e),
	multiply: ({ paid: e, got: t }) => `${B(e)} for ${B(t)}`,
	exchange: ({ paid: e, got: t }) => `${B(e)} for ${B(t)}`,
	disturb: ({ seat: e, die: t, at: n }, r) => `${r(e)}: ${H[t]}, on ${U(n)}`,
	well: ({ dice: e }) => e.map((e) => H[e]).join(", "),
	discard: (e) => ka[e.location] + Na(e.top),
	bandit: ({ size: e, defense: t, points: n }) => `${V.bandit[e]} (${t}): ${n} VP`,
	rob: (e, t) => `${t(e.seat)}’s stock (2): 1 ${Oa[e.resource]}`,
	raid: ({ seat: e, at: t, defense: n, points: r }, i) => `${i(e)}, ${U(t)} (${n}): ${r} VP`,
	buy: (e) => `${ka[e.location]} (${B(e.cost)})${Na(e.top)}`,
	ship: ({ size: e, cost: t, points: n }) => `${V.ship[e]} (${B(t)}): ${n} VP`,
	adorn: ({ stone: e, iron: t }) => `${B([
		0,
		e,
		t
	])}: ${e + t} VP`,
	declare: ({ end: e }) => e ? "yes, this is the last round" : "no, play on"
}, { row: Fa, resource: Ia, location: W } = V, G = (e) => Da(e, V.letter), La = (e) => e.map((e) => W[e.location]).join(", "), Ra = (e) => e === "stables" ? W[e] : `a ${W[e]}`, za = {
	forge: "strength of armies +",
	mint: "production of resource locations +",
	train: "defence of bandits −"
}, Ba = {
	"first-player": (e, t) => `${t(e.seat)} is the first player.`,
	dealt: (e) => `On display: ${La(e.cards)}.`,
	rolled: (e, t) => `${t(e.seat)} rolls ${e.dice.join(" ")}.`,
	turn: (e, t) => `Round ${e.round}${e.last ? ", the last" : ""}: ${t(e.seat)}.`,
	used: (e, t) => `${t(e.seat)} uses the ${W[e.location]} on ${G(e.cell)} with the ${Fa[e.die]} die.`,
	copied: (e, t) => `${t(e.seat)} uses the ability of the ${W[e.location]} on ${G(e.cell)}.`,
	gained: (e, t) => `${t(e.seat)} gains ${B(e.gain)}.`,
	strength: (e, t) => `${t(e.seat)}: +${e.amount} strength${e.banditsOnly ? " against bandits" : ""} (${e.total}).`,
	lasting: (e, t) => `${t(e.seat)}, this turn: ${za[e.effect]}${e.total}.`,
	points: (e, t) => `${t(e.seat)} gains ${e.points} VP.`,
	moved: (e, t) => `${t(e.seat)} spends the ${Fa[e.by]} die to move the ${Fa[e.die]} one to ${G(e.cell)}.`,
	rerolled: (e, t) => `${t(e.owner)} rerolls: ${e.dice.map(({ cell: e }) => G(e)).join(", ")}.`,
	exchanged: (e, t) => `${t(e.seat)} pays ${B(e.paid)} for ${B(e.got)}.`,
	discarded: (e) => `Discarded from the display: ${La(e.cards)}.`,
	reactivated: (e, t) => `${t(e.seat)} reactivates the ${W[e.location]} on ${G(e.cell)} with the ${Fa[e.die]} die.`,
	passed: (e, t) => `${t(e.seat)} passes with the ${Fa[e.die]} die (hourglasses: ${e.hourglasses}).`,
	idled: (e, t) => `${t(e.seat)} spends the ${Fa[e.die]} die for nothing.`,
	hourglass: (e, t) => `${t(e.seat)} spends two hourglasses: ${Ma[e.effect]}.`,
	bandit: (e, t) => `${t(e.seat)} defeats ${V.bandit[e.size]}: ${e.points} VP.`,
	attacked: (e, t) => `${t(e.seat)} attacks ${t(e.owner)}: the ${W[e.location]} on ${G(e.cell)} is deactivated.`,
	robbed: (e, t) => `${t(e.seat)} takes 1 ${Ia[e.resource]} from ${t(e.owner)}.`,
	built: (e, t) => `${t(e.seat)} builds ${Ra(e.piece.location)} on ${G(e.cell)}${e.covered ? `, over the ${W[e.covered.location]}` : ""}.`,
	adorned: (e, t) => `${t(e.seat)} adds ${B([
		0,
		e.stone,
		e.iron
	])} to the statue.`,
	shipped: (e, t) => `${t(e.seat)} fills a ${V.ship[e.size]}: ${e.points} VP.`,
	stored: (e, t) => `${t(e.seat)} keeps ${B(e.stock)} and returns ${B(e.returned)}.`,
	ending: (e) => `${V.end[e.reason]} This is the last round.`,
	declined: (e, t) => `${t(e.seat)} has two complete rows and plays on.`,
	ended: (e, t) => `The match is over: ${e.scores.map((e, n) => `${t(n)} ${e}`).join(", ")}.${e.nextTarget === void 0 ? "" : ` Next goal: ${e.nextTarget} VP.`}`
}, Va = {
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
}, Ha = {
	unit: "victory points",
	named: (e, t) => `${e}: ${t}`,
	terms: {
		locations: "points on locations",
		ships: "ships taken",
		bandits: "bandits defeated",
		points: "point tokens",
		income: "what the city will yield",
		dice: "dice still to be spent",
		hourglasses: "hourglasses",
		stock: "resources",
		ship: "a ship within reach",
		strength: "strength",
		hand: "the location about to be built",
		kept: "resources kept for the next turn"
	},
	because: {
		locations: {
			more: (e) => e ? `brings points from locations (${e})` : "brings points from locations",
			less: (e) => e ? `does without points from locations (${e})` : "does without points from locations",
			theirLess: (e) => e ? `costs the others points from locations (${e})` : "costs the others points"
		},
		ships: {
			more: (e) => e ? `fills a ship (${e})` : "fills a ship",
			less: (e) => e ? `does without a ship (${e})` : "does without a ship",
			theirLess: () => "denies the others a ship"
		},
		bandits: {
			more: (e) => e ? `defeats ${e}` : "defeats bandits",
			less: (e) => e ? `lets ${e} go` : "lets bandits go",
			theirLess: () => "denies the others bandits"
		},
		points: {
			more: () => "brings point tokens",
			less: () => "brings fewer point tokens",
			theirLess: () => "costs the others point tokens"
		},
		income: {
			more: () => "makes the city yield more in the rounds to come",
			less: () => "makes the city yield less in the rounds to come",
			theirLess: () => "makes the others’ cities yield less"
		},
		dice: {
			more: () => "keeps better dice to spend",
			less: () => "uses up a good die"
		},
		hourglasses: {
			more: () => "gains or keeps an hourglass",
			less: () => "uses up an hourglass"
		},
		stock: {
			more: () => "leaves more resources to spend",
			less: () => "spends resources"
		},
		ship: {
			more: (e) => e ? `brings a ship within reach (${e})` : "brings a ship within reach",
			less: (e) => e ? `puts a ship out of reach (${e})` : "puts a ship out of reach"
		},
		strength: {
			more: () => "gains or keeps strength for an attack",
			less: () => "uses up strength"
		},
		hand: {
			more: (e) => e ? `builds ${e}` : "builds a location",
			less: (e) => e ? `does not build ${e}` : "builds nothing"
		},
		kept: {
			more: () => "keeps resources for the next turn",
			less: () => "keeps fewer resources for the next turn"
		}
	}
}, Ua = {
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
}, Wa = {
	spend: ({ dice: e }) => e === 0 ? "Spend hourglasses, or move on?" : `Spend a die: which one, and on what? (${e} left)`,
	recruit: () => "Barracks: where does the Regular Army go?",
	exchange: () => "Market Place: what do you exchange?",
	multiply: () => "Storehouse: which resource do you pay, to gain three of it?",
	copy: ({ location: e }) => `${V.location[e]}: which location’s ability do you use?`,
	ride: () => "Stables: which die do you move, and where?",
	well: () => "Well: which other dice do you reroll?",
	discard: ({ left: e }) => `Which card leaves the display? (${e} to go)`,
	disturb: () => "Which die must be rerolled?",
	attack: ({ strength: e, watch: t }) => `Attack with strength ${e}${t > 0 ? ` and ${t} against bandits` : ""}: which target?`,
	build: ({ stock: e }) => `You have ${B(e)}: build or trade?`,
	adorn: () => "Grand Statue: what do you add for more points?",
	site: ({ location: e }) => `${V.location[e]}: where do you build it?`,
	declare: () => "Two of your rows are complete: make this the last round?"
}, K = (e, t, n) => e === 1 ? t : n, Ga = {
	facts: Kt,
	names: V,
	content: Ea,
	amounts: B,
	abilities: wa,
	traits: Ta,
	questions: Wa,
	labels: Pa,
	events: Ba,
	matchOptions: Ua,
	faults: Va,
	whyNot: {
		"short-of-strength": ({ by: e }) => `${e} strength short`,
		"bandits-only": ({ by: e }) => `${e} strength short: the rest counts against bandits only`,
		"short-of-resources": ({ of: e }) => `${B(e)} short`,
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
	},
	summary: {
		score: (e) => `${e} ${K(e, "victory point", "victory points")}`,
		parts: {
			points: (e) => "Victory points",
			deeds: (e) => "In this match"
		},
		points: {
			locations: "locations",
			ships: "trade ships",
			bandits: "bandits",
			raids: "attacks on cities",
			adornments: "the Grand Statue",
			abilities: "abilities"
		},
		deeds: {
			built: (e) => K(e, "location built", "locations built"),
			shipped: (e) => K(e, "ship filled", "ships filled"),
			bandits: (e) => K(e, "victory over bandits", "victories over bandits"),
			raids: (e) => K(e, "location attacked", "locations attacked"),
			robberies: (e) => K(e, "robbery", "robberies")
		}
	},
	judgement: Ha
}, Ka = [
	"bois",
	"pierre",
	"fer"
], qa = [
	"bois",
	"pierres",
	"fers"
], q = (e) => {
	let t = e.flatMap((e, t) => e > 0 ? [`${e} ${(e > 1 ? qa : Ka)[t]}`] : []);
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
}, Ja = [
	"traveller",
	"training-camp",
	"bazaar",
	"manor",
	"cemetery",
	"well",
	"mint",
	"storehouse",
	"town-hall"
], Ya = ["stables"], Xa = (e) => /^[AEÉH]/.test(e);
function Za(e) {
	let t = J.location[e];
	return Ya.includes(e) ? `les ${t}` : Xa(t) ? `l’${t}` : `${Ja.includes(e) ? "le" : "la"} ${t}`;
}
var Qa = (e) => Ya.includes(e) ? "les" : Ja.includes(e) ? "le" : "la", $a = (e) => `de ${Za(e)}`.replace(/^de le /, "du ").replace(/^de les /, "des ");
function eo(e) {
	return `${Ya.includes(e) ? "des" : Ja.includes(e) ? "un" : "une"} ${J.location[e]}`;
}
var to = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, no = {
	row: "Appliquez la capacité d’un autre lieu actif de cette rangée.",
	dice: "Appliquez la capacité d’un lieu actif de votre cité sur lequel se trouve un de vos dés disponibles.",
	city: "Appliquez la capacité de n’importe quel autre lieu actif de votre cité."
}, ro = (e) => e > 1 ? `${e} unités` : `${e} unité`, io = {
	gain: ({ gain: e }) => `Gagnez ${q(e)}.`,
	harvest: ({ amount: e }) => `Pour chaque Scierie, Carrière et Mine active de cette rangée, gagnez ${ro(e)} de ce qu’elle produit.`,
	mint: ({ amount: e }) => `Jusqu’à la fin du tour, chaque lieu de ressources utilisé produit ${e} de plus.`,
	strength: ({ amount: e }) => `Gagnez ${e} de force.`,
	watch: ({ amount: e }) => `Gagnez ${e} de force, contre les bandits seulement.`,
	forge: ({ amount: e }) => `Ce tour-ci, chaque lieu Armée que vous utilisez donne ${e} de force de plus.`,
	train: ({ amount: e }) => `Ce tour-ci, la défense de tous les bandits baisse de ${e} (minimum 1).`,
	points: ({ amount: e }) => `Gagnez ${e} PV.`,
	pairs: ({ amount: e }) => `Gagnez ${e} PV pour chaque paire de ressources identiques dans votre stock ; vous les gardez.`,
	recruit: () => "Prenez une Armée régulière dans sa pile et posez-la sur la case de votre choix.",
	exchange: ({ most: e, rate: t }) => `Payez jusqu’à ${ro(e)} d’une ressource ; pour chacune, gagnez ${ro(t)} d’une autre ressource.`,
	multiply: ({ pay: e, get: t }) => `Payez ${ro(e)} d’une ressource et gagnez-en ${t}.`,
	copy: ({ from: e }) => no[e],
	ride: () => "Déplacez un autre dé disponible sur n’importe quelle colonne de sa rangée.",
	reroll: ({ others: e }) => `Relancez ce dé${e ? " et autant de vos autres dés disponibles que vous voulez" : ""} ; il reste disponible.`
}, ao = {
	exhausts: (e) => `L’utiliser ${Qa(e)} désactive.`,
	culturalRow: "Vaut 1 PV par lieu culturel de sa rangée, lui-même compris.",
	adornments: (e) => `À la construction : payez jusqu’à ${e} pierres et fers de plus, au choix, et gagnez 1 PV par unité.`,
	shelters: (e) => `Tant que ce lieu est actif : les autres cartes de sa rangée ont ${e} de défense de plus.`
}, oo = {
	use: (e) => `utiliser : ${e}`,
	build: (e) => `construire : ${e}`,
	cover: (e) => `recouvrir : ${e}`,
	attack: (e) => `attaquer : ${e}`,
	deactivate: (e) => `désactiver : ${e}`
}, { row: Y, resource: so, location: co } = J, lo = {
	spend: "continuer",
	attack: "ne plus attaquer",
	build: "ne plus construire"
}, uo = {
	exchange: "ne rien échanger",
	multiply: "aucune",
	ride: "laisser les dés où ils sont",
	well: "aucun autre",
	adorn: "rien de plus"
}, fo = {
	wood: "1 bois",
	stone: "1 pierre",
	iron: "1 fer",
	strength: "1 de force",
	disturb: "tous les autres relancent un dé"
}, X = (e) => `${Da(e.cell, J.letter)} ${co[e.location]}`, po = (e) => e ? ", rangée du haut" : "", mo = {
	done: ({ question: e }) => lo[e],
	none: ({ question: e }) => uo[e],
	use: ({ die: e, at: t }) => `${Y[e]} : utiliser ${X(t)}`,
	pass: ({ die: e }) => `${Y[e]} : passer pour un sablier`,
	refresh: ({ die: e }) => `${Y[e]} : remplacer quatre cartes`,
	idle: ({ die: e }) => `${Y[e]} : rien`,
	reactivate: ({ die: e, at: t }) => `${Y[e]} : réactiver ${X(t)}`,
	move: ({ by: e, die: t, to: n }) => `${Y[e]} : ${Y[t]} → ${X(n)}`,
	glass: ({ effect: e }) => `2 sabliers : ${fo[e]}`,
	copy: ({ at: e }) => X(e),
	ride: ({ at: e }) => X(e),
	recruit: ({ at: e }) => X(e),
	site: ({ at: e }) => X(e),
	multiply: ({ paid: e, got: t }) => `${q(e)} contre ${q(t)}`,
	exchange: ({ paid: e, got: t }) => `${q(e)} contre ${q(t)}`,
	disturb: ({ seat: e, die: t, at: n }, r) => `${r(e)} : ${Y[t]}, en ${X(n)}`,
	well: ({ dice: e }) => e.map((e) => Y[e]).join(", "),
	discard: (e) => co[e.location] + po(e.top),
	bandit: ({ size: e, defense: t, points: n }) => `${J.bandit[e]} (${t}) : ${n} PV`,
	rob: (e, t) => `stock ${to(t(e.seat))} (2) : 1 ${so[e.resource]}`,
	raid: ({ seat: e, at: t, defense: n, points: r }, i) => `${i(e)}, ${X(t)} (${n}) : ${r} PV`,
	buy: (e) => `${co[e.location]} (${q(e.cost)})${po(e.top)}`,
	ship: ({ size: e, cost: t, points: n }) => `${J.ship[e]} (${q(t)}) : ${n} PV`,
	adorn: ({ stone: e, iron: t }) => `${q([
		0,
		e,
		t
	])} : ${e + t} PV`,
	declare: ({ end: e }) => e ? "oui, c’est la dernière manche" : "non, on continue"
}, { row: ho, resource: go, location: _o } = J, Z = (e) => Da(e, J.letter), vo = (e) => e.map((e) => _o[e.location]).join(", "), yo = {
	small: "de petits bandits",
	medium: "des bandits",
	large: "de grands bandits"
}, bo = {
	forge: (e, t) => `les lieux Armée ${to(t)} donnent ${e} de force de plus`,
	mint: (e, t) => `les lieux de ressources ${to(t)} produisent ${e} de plus`,
	train: (e, t) => `la défense des bandits baisse de ${e} pour ${t}`
}, xo = (e) => e === q([
	0,
	0,
	0
]) ? "ne garde rien" : `garde ${e}`, So = {
	"first-player": (e, t) => `${t(e.seat)} joue en premier.`,
	dealt: (e) => `À l’étalage : ${vo(e.cards)}.`,
	rolled: (e, t) => `${t(e.seat)} obtient ${e.dice.join(" ")}.`,
	turn: (e, t) => `Manche ${e.round}${e.last ? ", la dernière" : ""} : à ${t(e.seat)} de jouer.`,
	used: (e, t) => `${t(e.seat)} utilise ${Za(e.location)} en ${Z(e.cell)} avec le dé ${ho[e.die]}.`,
	copied: (e, t) => `${t(e.seat)} utilise la capacité ${$a(e.location)} en ${Z(e.cell)}.`,
	gained: (e, t) => `${t(e.seat)} gagne ${q(e.gain)}.`,
	strength: (e, t) => `${t(e.seat)} gagne ${e.amount} de force${e.banditsOnly ? " contre les bandits" : ""} (${e.total} en tout).`,
	lasting: (e, t) => `Ce tour-ci, ${bo[e.effect](e.total, t(e.seat))}.`,
	points: (e, t) => `${t(e.seat)} gagne ${e.points} PV.`,
	moved: (e, t) => `${t(e.seat)} dépense le dé ${ho[e.by]} pour déplacer le ${ho[e.die]} en ${Z(e.cell)}.`,
	rerolled: (e, t) => `${t(e.owner)} relance : ${e.dice.map(({ cell: e }) => Z(e)).join(", ")}.`,
	exchanged: (e, t) => `${t(e.seat)} échange ${q(e.paid)} contre ${q(e.got)}.`,
	discarded: (e) => `Défausse de l’étalage : ${vo(e.cards)}.`,
	reactivated: (e, t) => `${t(e.seat)} réactive ${Za(e.location)} en ${Z(e.cell)} avec le dé ${ho[e.die]}.`,
	passed: (e, t) => `${t(e.seat)} passe avec le dé ${ho[e.die]} (sabliers : ${e.hourglasses}).`,
	idled: (e, t) => `${t(e.seat)} dépense le dé ${ho[e.die]} sans rien faire.`,
	hourglass: (e, t) => `${t(e.seat)} dépense deux sabliers : ${fo[e.effect]}.`,
	bandit: (e, t) => `${t(e.seat)} bat ${yo[e.size]} : ${e.points} PV.`,
	attacked: (e, t) => `${t(e.seat)} attaque ${t(e.owner)} et désactive ${Za(e.location)} en ${Z(e.cell)}.`,
	robbed: (e, t) => `${t(e.seat)} prend 1 ${go[e.resource]} dans le stock ${to(t(e.owner))}.`,
	built: (e, t) => `${t(e.seat)} construit ${eo(e.piece.location)} en ${Z(e.cell)}${e.covered ? `, par-dessus ${Za(e.covered.location)}` : ""}.`,
	adorned: (e, t) => `${t(e.seat)} ajoute ${q([
		0,
		e.stone,
		e.iron
	])} à la statue.`,
	shipped: (e, t) => `${t(e.seat)} remplit un ${J.ship[e.size]} : ${e.points} PV.`,
	stored: (e, t) => `${t(e.seat)} ${xo(q(e.stock))} et rend ${q(e.returned)}.`,
	ending: (e) => `${J.end[e.reason]} Cette manche est la dernière.`,
	declined: (e, t) => `${t(e.seat)} a deux rangées complètes et continue la partie.`,
	ended: (e, t) => `Partie terminée : ${e.scores.map((e, n) => `${t(n)} ${e}`).join(", ")}.${e.nextTarget === void 0 ? "" : ` Prochain objectif : ${e.nextTarget} PV.`}`
}, Co = {
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
	pileLeft: (e, t) => `il ne peut pas rester ${t} ${t > 1 ? "cartes" : "carte"} dans la pile ${e}`,
	pileSize: (e, t) => `la pile ${e} n’a que ${t} ${t > 1 ? "cartes" : "carte"}`,
	threeNumbers: (e) => `${e} : écrivez trois nombres, petit, moyen et grand`,
	threeResources: (e) => `${e} : écrivez bois, pierre et fer sous la forme 2/0/1`,
	noEnding: (e, t) => `${e} n’annonce pas la dernière manche ; ce qui l’annonce : ${t.join(", ")}`,
	noPhase: (e, t) => `${e} n’est pas une phase ; les phases sont ${t.join(", ")}`,
	noCell: (e) => `${e} n’est pas une case ; elles vont de W1 à W6, puis de même pour Y, R, B et K`,
	yesOrNo: (e) => `${e} : écrivez yes ou no`
}, wo = {
	unit: "points de victoire",
	named: (e, t) => `${e} : ${t}`,
	terms: {
		locations: "points des lieux",
		ships: "navires remplis",
		bandits: "bandits vaincus",
		points: "jetons de points",
		income: "ce que la cité va rapporter",
		dice: "dés encore à dépenser",
		hourglasses: "sabliers",
		stock: "ressources",
		ship: "un navire à portée",
		strength: "force",
		hand: "le lieu sur le point d’être construit",
		kept: "ressources gardées pour le prochain tour"
	},
	because: {
		locations: {
			more: (e) => e ? `rapporte les points de lieux (${e})` : "rapporte les points de lieux",
			less: (e) => e ? `se prive des points de lieux (${e})` : "se prive des points de lieux",
			theirLess: (e) => e ? `coûte aux autres les points de lieux (${e})` : "coûte aux autres des points de lieux"
		},
		ships: {
			more: (e) => e ? `remplit un navire (${e})` : "remplit un navire",
			less: (e) => e ? `se prive d’un navire (${e})` : "se prive d’un navire",
			theirLess: () => "prive les autres d’un navire"
		},
		bandits: {
			more: (e) => e ? `bat des bandits (${e})` : "bat des bandits",
			less: (e) => e ? `laisse filer des bandits (${e})` : "laisse filer des bandits",
			theirLess: () => "prive les autres de bandits"
		},
		points: {
			more: () => "rapporte des jetons de points",
			less: () => "rapporte moins de jetons de points",
			theirLess: () => "coûte des jetons de points aux autres"
		},
		income: {
			more: () => "fait rapporter plus à la cité dans les manches à venir",
			less: () => "fait rapporter moins à la cité dans les manches à venir",
			theirLess: () => "fait rapporter moins aux cités des autres"
		},
		dice: {
			more: () => "garde de meilleurs dés à dépenser",
			less: () => "utilise un bon dé"
		},
		hourglasses: {
			more: () => "gagne ou garde un sablier",
			less: () => "utilise un sablier"
		},
		stock: {
			more: () => "laisse plus de ressources à dépenser",
			less: () => "dépense des ressources"
		},
		ship: {
			more: (e) => e ? `met un navire à portée (${e})` : "met un navire à portée",
			less: (e) => e ? `met un navire hors de portée (${e})` : "met un navire hors de portée"
		},
		strength: {
			more: () => "gagne ou garde de la force pour une attaque",
			less: () => "utilise de la force"
		},
		hand: {
			more: (e) => e ? `fait construire un lieu (${e})` : "fait construire un lieu",
			less: (e) => e ? `ne fait pas construire de lieu (${e})` : "ne fait rien construire"
		},
		kept: {
			more: () => "garde des ressources pour le prochain tour",
			less: () => "garde moins de ressources pour le prochain tour"
		}
	}
}, To = {
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
}, Eo = {
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
}, Do = (e, t, n) => e < 2 ? t : n, Oo = {
	facts: qt,
	names: J,
	content: oo,
	amounts: q,
	abilities: io,
	traits: ao,
	questions: Eo,
	labels: mo,
	events: So,
	matchOptions: To,
	faults: Co,
	whyNot: {
		"short-of-strength": ({ by: e }) => `il manque ${e} de force`,
		"bandits-only": ({ by: e }) => `il manque ${e} de force : le reste ne compte que contre les bandits`,
		"short-of-resources": ({ of: e }) => `il manque ${q(e)}`,
		"short-of-hourglasses": ({ by: e }) => `il manque ${e} ${e === 1 ? "sablier" : "sabliers"}`,
		"dice-left": ({ count: e }) => e === 1 ? "il reste un dé à dépenser" : `il reste ${e} dés à dépenser`,
		"pile-empty": () => "la pile est vide",
		"already-off": () => "ce lieu est déjà désactivé",
		off: () => "ce lieu est désactivé",
		"no-ability": () => "ce lieu n’a pas de capacité à utiliser",
		"in-chain": () => "ce lieu a déjà servi dans cette suite de copies",
		solo: () => "pas en solo",
		passed: () => "vous avez déjà passé ce tour-ci",
		"can-act": () => "ce dé peut encore servir à quelque chose",
		refreshed: () => "vous avez déjà remplacé des cartes ce tour-ci",
		"nothing-to-refresh": () => "trop peu de cartes sont exposées ou dans la pioche"
	},
	summary: {
		score: (e) => `${e} ${Do(e, "point de victoire", "points de victoire")}`,
		parts: {
			points: () => "Points de victoire",
			deeds: () => "Au cours de la partie"
		},
		points: {
			locations: "lieux",
			ships: "navires",
			bandits: "bandits",
			raids: "attaques de cités",
			adornments: "la Grande statue",
			abilities: "capacités"
		},
		deeds: {
			built: (e) => Do(e, "lieu construit", "lieux construits"),
			shipped: (e) => Do(e, "navire rempli", "navires remplis"),
			bandits: (e) => Do(e, "victoire sur des bandits", "victoires sur des bandits"),
			raids: (e) => Do(e, "lieu attaqué", "lieux attaqués"),
			robberies: (e) => Do(e, "vol", "vols")
		}
	},
	judgement: wo
};
// packages/dice-city/src/text/meaning.ts
function ko(e, t, n) {
	let r = Dt(e, t);
	switch (r.act) {
		case "done":
		case "none":
		case "declare":
		case "glass":
		case "adorn": return r;
		case "use": return {
			act: "use",
			die: f[r.die],
			at: No(n, n.active, r.die)
		};
		case "pass":
		case "refresh":
		case "idle": return {
			act: r.act,
			die: f[r.die]
		};
		case "reactivate": return {
			act: "reactivate",
			die: f[r.die],
			at: Mo(n, n.active, r.cell)
		};
		case "move": return {
			act: "move",
			by: f[r.die],
			die: f[h(r.cell)],
			to: Mo(n, n.active, r.cell)
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
			let { defense: e, points: t } = n.cities[r.seat].places[r.cell], i = Mo(n, r.seat, r.cell);
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
			at: Mo(n, n.active, r.cell)
		};
		case "exchange": return {
			act: "exchange",
			...St(r.deal, jo.rate)
		};
		case "multiply": return {
			act: "multiply",
			resource: O[r.resource],
			paid: O.map((e, t) => t === r.resource ? Ao.pay : 0),
			got: O.map((e, t) => t === r.resource ? Ao.get : 0)
		};
		case "well": return {
			act: "well",
			dice: r.dice.map((e) => f[e])
		};
		case "disturb": {
			let e = n.disturbed;
			return {
				act: "disturb",
				seat: e,
				die: f[r.die],
				at: No(n, e, r.die)
			};
		}
		case "discard": {
			let { location: e } = n.display[r.shown];
			return {
				act: "discard",
				location: e,
				top: Po(n, r.shown)
			};
		}
	}
}
var Ao = b.storehouse.ability, jo = b["market-place"].ability, Mo = (e, t, n) => ({
	cell: g[n],
	location: e.cities[t].places[n].location
}), No = (e, t, n) => Mo(e, t, m(n, e.cities[t].dice[n])), Po = ({ solo: e }, t) => e !== null && t >= e.rowSize, Fo = ({ facts: e, names: t, content: n, questions: r, labels: i, whyNot: a, events: o, matchOptions: s, summary: c, judgement: l }) => ({
	...e,
	ask: (e, t) => r[e](Lo(t)),
	option(e, t, n, r) {
		let a = ko(e, t, n);
		return i[a.act](a, r);
	},
	whyNot: (e) => a[e.is](e),
	dice: (e, n) => n.dice?.map((e) => t.row[e]).join(", "),
	event: (e, t) => o[e.type](e, t),
	reason: (e) => t.end[e] ?? e,
	score: c.score,
	summary: Io(c),
	judgement: ee(l, (e, n) => e === "ship" || e === "ships" ? t.ship[n] : e === "bandits" ? t.bandit[n] : t.location[n]),
	content(e) {
		let [r, i] = e.split("/");
		return n[r](t.location[i]);
	},
	matchOption(e, t) {
		let { options: n, values: r } = s;
		return t === void 0 ? n[e] ?? e : r[t] ?? t;
	}
}), Io = ({ parts: e, points: t, deeds: n }) => ({
	part: (t, n) => e[t](n),
	item: (e, { id: r, amount: i }) => e === "points" ? t[r] : n[r](i)
});
function Lo(e) {
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
	en: Ga,
	fr: Oo
}), Ro = r((e) => Fo(Q[e])), zo = r((e) => Q[e].names);
function Bo(e, t) {
	let { abilities: n, traits: r } = Q[t];
	return xa(e, n, r);
}
var Vo = (e, t) => Q[t].amounts(e), Ho = (e, t) => ({
	round: e.round,
	roundLimit: e.roundLimit,
	first: e.first,
	active: e.active,
	step: Yo(e),
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
	cities: e.cities.map((n, r) => Wo(e, n, r, Uo(e, r, t))),
	display: e.display.map((e) => e === -1 ? null : A(e)),
	deck: e.deck.length,
	discards: e.discards,
	piles: Array.from({ length: w }, (t, n) => ({
		location: E(n),
		left: e.piles[n],
		top: e.piles[n] > 0 ? Ae(n, e.piles[n]) : null
	})),
	bandits: v.map(({ points: t }, n) => ({
		size: _[n],
		points: t,
		defense: sn(e, n),
		left: j(e) ? null : R(e, n),
		of: ye(e.cities.length)[n]
	})),
	ships: y.map(({ points: t, cost: n }, r) => ({
		size: _[r],
		points: t,
		cost: [...n],
		left: j(e) ? null : cn(e, r),
		of: be(e.cities.length)[r]
	})),
	solo: j(e) ? qo(e) : null,
	hand: Xo(e),
	marked: Zo(e),
	working: Qo(e),
	disturbed: $o(e),
	rolling: es(e),
	endings: Pn(e),
	ending: e.ending ?? null,
	ended: e.ended
}), Uo = (e, t, n) => e.openPoints || e.ended || t === n;
function Wo(e, t, n, r) {
	return {
		seat: n,
		places: g.map((e, n) => Go(t, n)),
		dice: t.dice.map((e) => e === 0 ? null : e),
		stock: [...t.stock],
		hourglasses: t.hourglasses,
		points: r ? t.points : null,
		score: r ? mn(e, n) : null,
		bountyPoints: r ? pn(e, n) : null,
		bandits: Ko(e.bandits, n, r),
		ships: Ko(e.ships, n, r),
		cityPoints: fn(t),
		cards: dn(t),
		completeRows: ln(t).map((e) => f[e])
	};
}
function Go(e, t) {
	let n = e.cells[t], r = I(e, t);
	return {
		cell: g[t],
		location: E(P(e, t)),
		card: r ? n : null,
		off: F(e, t),
		defense: r ? tn(e, t) : null,
		points: L(e, t)
	};
}
var Ko = (e, t, n) => e.flatMap((e, r) => e.filter((e) => e === t).map(() => n ? _[r] : null)), qo = (e) => ({
	rowSize: e.rowSize,
	turns: Qt(e),
	target: e.target,
	nextTarget: $t(e)
}), Jo = Object.keys(_a), Yo = (e) => Jo.find((t) => Nt(e, _a[t])) ?? null;
function Xo(e) {
	let t = jt(e, Hn)?.vars.card ?? -1;
	return t === -1 ? null : A(t);
}
var Zo = (e) => [...jt(e, Wi)?.vars.chosen ?? []];
function Qo(e) {
	let t = c(e);
	for (let e of Object.values(qi)) if (Ft(t, e)) return g[t.vars.cell];
	return null;
}
var $o = (e) => jt(e, Ui)?.vars.owner ?? null;
function es(e) {
	let t = c(e);
	if (Ft(t, Ui)) {
		let { owner: e, picked: n } = t.vars;
		return n === void 0 ? null : {
			seat: e,
			dice: [f[n]]
		};
	}
	return Ft(t, yi) ? {
		seat: e.active,
		dice: [f[t.vars.die]]
	} : Ft(t, bi) ? {
		seat: e.active,
		dice: Si(t.vars).map((e) => f[e])
	} : null;
}
// packages/dice-city/src/vocabulary.ts
var ts = {
	strength: "strength",
	"bandit strength": "watch",
	forged: "forged",
	minted: "minted",
	trained: "trained",
	armies: "armies",
	round: "round"
}, ns = {
	passed: "passed",
	refreshed: "refreshed"
}, rs = "empty", is = we, as = {
	set(e, t, n) {
		let [r = "", ...i] = t.split(/\s+/);
		if (ne(r) !== void 0) return ls(e, ae(r, e.cities.length), i.join(" "), n);
		if (ss(t)) e[ts[t]] = d(n, 0, 999);
		else if (cs(t)) e[ns[t]] = Os(n);
		else if (t === "first" || t === "active") e[t] = ae(n, e.cities.length);
		else if (t === "phase") Es(e, n);
		else if (t === "display") hs(e, n);
		else if (t === "deck" || t === "deck cards") gs(e, n);
		else if (r === "pile") _s(e, vs(i.join(" ")), d(n, 0, 15));
		else if (t === "bandits") bs(e, "bandits", n);
		else if (t === "ships") bs(e, "ships", n);
		else if (t === "ending") Ts(e, n);
		else throw $((e) => e.nothingToSet(t));
	},
	get(e, t) {
		let [n = "", ...r] = t.split(/\s+/), i = ne(n);
		return i !== void 0 && i < e.cities.length ? us(e, i, r) : ss(t) ? String(e[ts[t]]) : cs(t) ? e[ns[t]] ? "yes" : "no" : n === "pile" ? e.piles[is.indexOf(r.join(" "))]?.toString() : os[t]?.(e);
	}
}, os = {
	first: (e) => ie(e.first),
	active: (e) => ie(e.active),
	phase: (e) => Yo(e) ?? (e.ended ? "over" : "start"),
	display: (e) => u(e.display.map((e) => e === -1 ? rs : E(D(e)))),
	"on display": (e) => String(e.display.filter((e) => e !== -1).length),
	deck: (e) => String(e.deck.length),
	"deck cards": (e) => u(e.deck.map((e) => E(D(e))).reverse()),
	discards: (e) => String(e.discards),
	bandits: (e) => u(_.map((t, n) => R(e, n))),
	ships: (e) => u(_.map((t, n) => cn(e, n))),
	"bandit defense": (e) => u(_.map((t, n) => sn(e, n))),
	ending: (e) => e.ending ?? "-",
	target: (e) => String(e.target),
	"next target": (e) => String($t(e)),
	turns: (e) => j(e) ? String(Qt(e)) : "-"
}, ss = (e) => Object.hasOwn(ts, e), cs = (e) => Object.hasOwn(ns, e);
function ls(e, t, n, r) {
	let i = M(e, t);
	if (n === "dice") fs(i, r);
	else if (n === "city") ps(e, i, r);
	else if (n === "stock") i.stock = Cs(r);
	else if (n === "hourglasses") i.hourglasses = d(r, 0, 99);
	else if (n === "points") i.points = d(r, 0, 999);
	else if (n === "bandits") xs(e, "bandits", t, r);
	else if (n === "ships") xs(e, "ships", t, r);
	else throw $((e) => e.nothingOfPlayer(n));
}
function us(e, t, [n = "", r = ""]) {
	let i = M(e, t);
	switch (n) {
		case "dice": return u(i.dice.flatMap((e, t) => e === 0 ? [] : [`${pe[t]}${e}`]));
		case "city": return u(g.flatMap((e, t) => I(i, t) ? [`${e}:${ds(i, t)}`] : []));
		case "stock": return i.stock.join("/");
		case "hourglasses":
		case "points": return String(i[n]);
		case "bandits":
		case "ships": return u(e[n].map((e) => e.filter((e) => e === t).length));
		case "cards": return String(dn(i));
		case "score": return String(mn(e, t));
		case "defense": return g.includes(r) ? String(tn(i, g.indexOf(r))) : void 0;
		default: return;
	}
}
var ds = (e, t) => `${E(D(e.cells[t]))}${F(e, t) ? "!" : ""}`;
function fs(e, t) {
	e.dice = f.map(() => 0);
	for (let n of l(t)) {
		let t = Ds(n), r = h(t);
		if (e.dice[r] !== 0) throw $((e, { row: t }) => e.oneDie(n, t[f[r]]));
		e.dice[r] = me(t);
	}
}
function ps(e, t, n) {
	for (let r of l(n)) {
		let n = /^([A-Z]\d):([a-z-]+)(!?)$/.exec(r);
		if (!n) throw $((e) => e.cellAndCard(r));
		let i = Ds(n[1]);
		if (I(t, i)) throw $((e) => e.covered(n[1]));
		t.cells[i] = ms(e, n[2]), n[3] && (t.off |= 1 << i);
	}
}
function ms(e, t) {
	let n = is.indexOf(t);
	if (n >= 0) {
		if (e.piles[n] === 0) throw $((e) => e.noneLeft(t));
		return Ae(n, e.piles[n]--);
	}
	let r = w + x.indexOf(t);
	if (r < w) throw $((e) => e.noCard(t, [...we, ...x]));
	let i = e.deck.findIndex((e) => D(e) === r);
	if (i < 0) throw $((e) => e.noneInDeck(t));
	return e.deck.splice(i, 1)[0];
}
function hs(e, t) {
	let n = l(t);
	if (n.length > e.display.length) throw $((t) => t.displaySize(e.display.length));
	e.deck.unshift(...e.display.filter((e) => e !== -1)), e.display.fill(-1);
	for (let [t, r] of n.entries()) r !== rs && (e.display[t] = ms(e, r));
}
function gs(e, t) {
	let n = l(t), r = /^\d+$/.test(t) ? e.deck.slice(e.deck.length - d(t, 0, e.deck.length)) : n.map((t) => ms(e, t)).reverse();
	e.discards += /^\d+$/.test(t) ? e.deck.length - r.length : e.deck.length, e.deck = r;
}
function _s(e, t, n) {
	e.discards += e.piles[t] - n, e.piles[t] = n;
}
function vs(e) {
	let t = is.indexOf(e);
	if (t < 0) throw $((t) => t.noPile(e, we));
	return t;
}
function ys(e, t) {
	if (j(e)) throw $((e) => e.endlessAlone(t));
	let n = t === "bandits" ? ye : be;
	return [e[t], n(e.cities.length)];
}
function bs(e, t, n) {
	let [r, i] = ys(e, t);
	for (let [e, t] of Ss(n).entries()) {
		let n = i[e] - t;
		if (n < r[e].length) throw $((n) => n.pileLeft(_[e], t));
		for (; r[e].length < n;) r[e].push(-1);
	}
}
function xs(e, t, n, r) {
	let [i, a] = ys(e, t);
	for (let [e, t] of Ss(r).entries()) {
		i[e] = i[e].filter((e) => e !== n);
		for (let r = 0; r < t; r++) i[e].push(n);
		if (i[e].length > a[e]) throw $((t) => t.pileSize(_[e], a[e]));
	}
}
function Ss(e) {
	let t = l(e);
	if (t.length !== _.length) throw $((t) => t.threeNumbers(e));
	return t.map((e) => d(e, 0, 99));
}
function Cs(e) {
	let t = e.split("/");
	if (t.length !== 3) throw $((t) => t.threeResources(e));
	return t.map((e) => d(e, 0, 99));
}
var ws = Xt.filter((e) => e !== "goal" && e !== "no-goal");
function Ts(e, t) {
	let n = ws.find((e) => e === t);
	if (!n) throw $((e) => e.noEnding(t, ws));
	e.ending = n;
}
function Es(e, t) {
	let n = Object.entries(_a).find(([e]) => e === t)?.[1];
	if (!n) throw $((e) => e.noPhase(t, Object.keys(_a)));
	e.round = Math.max(1, e.round), e.display.every((e) => e === -1) && In(e);
	for (let [t, n] of e.cities.entries()) t !== e.active && !Zi(n) && n.dice.fill(1);
	zt(e, fa, ma, n);
}
function Ds(e) {
	let t = g.indexOf(e);
	if (t < 0) throw $((t) => t.noCell(e));
	return t;
}
function Os(e) {
	if (e === "yes" || e === "no") return e === "yes";
	throw $((t) => t.yesOrNo(e));
}
var $ = (e) => new t((t) => e(Q[t].faults, Q[t].names)), ks = [...we, ...x], As = {
	id: Yt.id,
	rulesVersion: 4,
	seats: Yt.seats,
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
			values: Bt,
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
	setup: (e, t) => _n(e, {
		level: t.level,
		target: t.target,
		soloRefresh: t.soloRefresh,
		openPoints: t.openPoints,
		rowsDeclared: t.rows === "declared",
		roundLimit: t.roundLimit,
		named: te(t)
	}),
	rules: fa,
	view: Ho,
	turn: js,
	active: (e) => e.round > 0 ? e.active : void 0,
	events: Wt,
	eventRules: Gt,
	highlight: va,
	summary: ya,
	outcome: Ms,
	nextGoal: ({ target: e }, { reason: t }) => t === "goal" ? { target: Ut(e) } : void 0,
	redeal: si,
	insight: oi,
	conserved: Ps,
	bound: 3e4,
	content: [...S.flatMap((e) => b[e].ability ? [`use/${e}`] : []), ...[
		"build",
		"cover",
		"attack",
		"deactivate"
	].flatMap((e) => ks.map((t) => `${e}/${t}`))],
	vocabulary: as,
	text: Ro
};
function js(e) {
	let t = e.cities.length;
	return e.ended || e.round === 0 ? e.round * t : (e.round - 1) * t + Ns(e, e.active) + 1;
}
function Ms(e) {
	if (!e.ended || e.ending === void 0) return;
	let t = e.cities.map((t, n) => mn(e, n));
	return {
		places: j(e) ? [e.ending === "goal" ? 1 : 2] : re(e.cities.map((n, r) => [
			t[r],
			dn(n),
			pn(e, r),
			-Ns(e, r)
		])),
		scores: t,
		reason: e.ending
	};
}
var Ns = (e, t) => (t - e.first + e.cities.length) % e.cities.length;
function Ps(e) {
	let t = [
		...e.deck,
		...e.display,
		...e.cities.flatMap(({ cells: e }) => e),
		jt(e, Hn)?.vars.card ?? -1
	], n = new Set(t.filter((e) => e !== -1)), r = e.piles.reduce((e, t) => e + t, 0);
	return { cards: n.size + r + e.discards };
}
// \0virtual:frozen-game
var Fs = Object.values(/* @__PURE__ */ fe({
	BANDITS: () => v,
	CELL_NAMES: () => g,
	COLUMNS: () => 6,
	COPIES: () => 3,
	DECK_IDS: () => x,
	LETTERS: () => pe,
	LOCATION: () => b,
	LOCATION_IDS: () => S,
	NAMES: () => zo,
	PRINTED: () => ve,
	RESOURCES: () => O,
	ROWS: () => f,
	SHIPS: () => y,
	SIZES: () => _,
	STORED: () => 1,
	abilityText: () => Bo,
	amountsText: () => Vo,
	cellText: () => Da,
	choiceOf: () => Dt,
	columnOf: () => me,
	diceCity: () => As,
	diceCitySpreads: () => jr,
	diceCityWeights: () => z,
	isTopRow: () => Po,
	meaningOf: () => ko,
	rowOf: () => h
})).find((e) => e?.id === "dice-city" && e.rulesVersion !== void 0), Is = {
	...Fs,
	rules: At(Fs.rules)
};
export { Is as game };
