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
function L(e, t) {
	let { points: n } = T[P(e, t)];
	return n === "cultural-row" ? nn(e, t) : n ?? 0;
}
function nn(e, t) {
	let n = ge(t), r = 0;
	for (let t = n; t < n + 6; t++) T[P(e, t)].type === "cultural" && r++;
	return r;
}
var R = (e, t) => Math.max(1, v[t].defense - e.trained), z = (e, t) => ye(e.cities.length)[t] - e.bandits[t].length, rn = (e, t) => be(e.cities.length)[t] - e.ships[t].length;
function an(e) {
	let t = [];
	for (let n = 0; n < f.length; n++) on(e, n) && t.push(n);
	return t;
}
function on(e, t) {
	if (e.off & _e[t]) return !1;
	for (let n = t * 6; n < (t + 1) * 6; n++) if (e.cells[n] === -1) return !1;
	return !0;
}
var sn = (e) => e.cells.reduce((e, t) => t === -1 ? e : e + 1, 0);
function cn(e) {
	let t = 0;
	for (let n = 0; n < p; n++) e.cells[n] !== -1 && (t += L(e, n));
	return t;
}
function ln(e, t) {
	let n = 0;
	for (let r = 0; r < 3; r++) {
		for (let i of e.bandits[r]) i === t && (n += v[r].points);
		for (let i of e.ships[r]) i === t && (n += y[r].points);
	}
	return n;
}
var un = (e, t) => M(e, t).points + ln(e, t) + cn(M(e, t)), dn = (e, t) => e[0] >= t[0] && e[1] >= t[1] && e[2] >= t[2];
function fn(e, t) {
	for (let n = 0; n < 3; n++) e[n] -= t[n];
}
function pn(e, { level: t, target: n, soloRefresh: r, openPoints: i, rowsDeclared: a, roundLimit: o, named: s }) {
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
var mn = {
	resolve(e, t, { amount: n }) {
		return gn(e, n), "";
	},
	estimate: ({ amount: e }) => e
}, hn = {
	resolve(e, t, { amount: n }) {
		return gn(e, n * N(e).stock.reduce((e, t) => e + Math.floor(t / 2), 0)), "";
	},
	estimate: ({ amount: e }) => e
};
function gn(e, t) {
	t !== 0 && (N(e).points += t, i(() => ({
		type: "points",
		seat: e.active,
		points: t
	})));
}
// packages/dice-city/src/whyNot.ts
var _n = (e, t) => ({
	is: "short-of-resources",
	of: t.map((t, n) => Math.max(0, t - e[n]))
});
// packages/dice-city/src/rules/ending.ts
function vn(e, t) {
	e.ending !== void 0 || j(e) || (e.ending = t, i(() => ({
		type: "ending",
		seat: e.active,
		reason: t
	})));
}
var yn = 2, bn = 2;
function xn(e) {
	wn(e) === 0 && vn(e, "bandits");
}
function Sn(e) {
	Tn(e) >= yn && vn(e, "ships");
}
var Cn = (e) => an(N(e)).length >= bn, wn = (e) => z(e, 0) + z(e, 1) + z(e, 2);
function Tn(e) {
	let t = 0;
	for (let n = 0; n < 3; n++) rn(e, n) === 0 && t++;
	return t;
}
function En(e) {
	e.ending === void 0 && !e.rowsDeclared && Cn(e) && vn(e, "rows");
}
function Dn(e) {
	e.round >= e.roundLimit && vn(e, "round-limit");
}
var On = (e) => j(e) ? e.round >= Qt(e) : e.ending !== void 0, kn = (e) => On(e) && (e.active + 1) % e.cities.length === e.first;
function An(e) {
	if (j(e)) return [];
	let t = ye(e.cities.length).reduce((e, t) => e + t, 0), n = Te - 8, r = e.cities.map((e) => an(e).length), i = Math.max(...r);
	return [
		{
			end: "bandits",
			done: t - wn(e),
			of: t,
			seat: null
		},
		{
			end: "ships",
			done: Math.min(yn, Tn(e)),
			of: yn,
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
			done: Math.min(bn, i),
			of: bn,
			seat: r.indexOf(i)
		}
	];
}
function jn(e, t) {
	e.ending = t, e.ended = !0, i(() => ({
		type: "ended",
		reason: t,
		scores: e.cities.map((t, n) => un(e, n)),
		...j(e) ? { nextTarget: $t(e) } : {}
	}));
}
// packages/dice-city/src/rules/display.ts
function Mn(e, t = 0) {
	let n = [];
	for (let r = t; r < e.display.length; r++) e.display[r] === -1 && n.push(r);
	Nn(e, n);
}
function Nn(e, t) {
	let n = [];
	for (let r = 0; r < t.length && e.deck.length > 0; r++) {
		let i = e.deck.pop();
		e.display[t[r]] = i, n.push(i);
	}
	return n.length === 0 ? 0 : (i(() => ({
		type: "dealt",
		cards: n.map(A)
	})), e.deck.length === 0 && vn(e, "deck"), n.length);
}
function Pn(e, t) {
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
function Fn(e) {
	let { display: t, rowSize: n } = e, r = Array.from({ length: n }, (e, t) => t);
	Pn(e, r);
	for (let e of r) t[e] = t[e + n], t[e + n] = -1;
	Mn(e, n);
}
// packages/dice-city/src/rules/place.ts
function In(e, t, n, r) {
	let a = M(e, t), o = a.cells[n];
	a.cells[n] = r, a.off &= ~(1 << n), ue(() => `build/${E(D(r))}`, t), o !== -1 && (e.discards++, ue(() => `cover/${E(D(o))}`, t)), i(() => ({
		type: "built",
		seat: t,
		cell: g[n],
		piece: A(r),
		...o === -1 ? {} : { covered: A(o) }
	})), En(e);
}
function Ln(e, t, n) {
	let r = M(e, t);
	r.off |= 1 << n, ue(() => `deactivate/${E(D(r.cells[n]))}`, t);
}
// packages/dice-city/src/rules/build.ts
var Rn = k("dice-city/build", (e) => [e.run((e, t) => {
	t.over = !1, t.card = -1;
}), e.loop((e, t) => !t.over, e.ask("build", {
	who: (e) => e.active,
	options: zn,
	key: yt,
	params: (e) => ({ stock: [...N(e).stock] }),
	unavailable: Hn,
	auto: !0,
	then: (e, t, n) => Un(e, t, vt(n))
}), e.when((e, t) => t.card !== -1, e.ask("adorn", {
	who: (e) => e.active,
	options: Kn,
	key: Tt,
	auto: !0,
	then: (e, t, n) => qn(e, wt(n))
}), e.ask("site", {
	who: (e) => e.active,
	options: () => he,
	key: Xe,
	params: (e, t) => ({ kind: D(t.card) }),
	then: (e, t, n) => {
		In(e, e.active, n, t.card), t.card = -1, j(e) || Mn(e);
	}
})))]);
function zn(e) {
	let { stock: t } = N(e), n = [-1], r = t[0] + t[1] + t[2];
	if (r < 2) return n;
	for (let r = 0; r < w; r++) e.piles[r] > 0 && dn(t, T[r].cost) && n.push(mt(r));
	for (let [r, i] of Vn(e)) dn(t, T[r].cost) && n.push(i);
	if (r >= 6) for (let r = 0; r < y.length; r++) dn(t, y[r].cost) && Bn(e, r) && n.push(gt(r));
	return n;
}
var Bn = (e, t) => j(e) || rn(e, t) > 0;
function Vn(e) {
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
function Hn(e) {
	let { stock: t } = N(e), n = [], r = (e, t, r) => n.push({
		value: e,
		rule: t,
		why: r
	}), i = (e, n, i) => {
		dn(t, n) || r(e, i, _n(t, n));
	};
	for (let t = 0; t < w; t++) e.piles[t] === 0 ? r(mt(t), "DC-2.2", { is: "pile-empty" }) : i(mt(t), T[t].cost, "DC-7.1");
	for (let [t, n] of Vn(e)) i(n, T[t].cost, "DC-7.1");
	for (let t = 0; t < y.length; t++) Bn(e, t) ? i(gt(t), y[t].cost, "DC-7.5") : r(gt(t), "DC-7.6", { is: "pile-empty" });
	return n;
}
function Un(e, t, n) {
	n ? n.act === "ship" ? Gn(e, n.pile) : (t.card = n.kind < w ? Ae(n.kind, e.piles[n.kind]--) : Wn(e, n), fn(N(e).stock, T[n.kind].cost)) : t.over = !0;
}
function Wn({ display: e, rowSize: t }, { kind: n, top: r }) {
	let i = e.findIndex((e, i) => e !== -1 && D(e) === n && (!r || i >= t)), a = e[i];
	return e[i] = -1, a;
}
function Gn(e, t) {
	let { cost: n, points: r } = y[t];
	fn(N(e).stock, n), i(() => ({
		type: "shipped",
		seat: e.active,
		size: _[t],
		points: r
	})), j(e) ? gn(e, r) : e.ships[t].push(e.active), Sn(e);
}
function Kn(e, { card: t }) {
	let n = T[D(t)].adornments ?? 0, [, r, i] = N(e).stock, a = [];
	for (let e = 0; e <= Math.min(n, r); e++) for (let t = 0; t <= Math.min(n - e, i); t++) a.push(Ct(e, t));
	return a;
}
function qn(e, { stone: t, iron: n }) {
	t + n !== 0 && (fn(N(e).stock, [
		0,
		t,
		n
	]), i(() => ({
		type: "adorned",
		seat: e.active,
		stone: t,
		iron: n
	})), gn(e, t + n));
}
// packages/dice-city/src/insight/strength.ts
var Jn = 40, Yn = /* @__PURE__ */ new Map();
function Xn(e) {
	let t = e.join(), n = Yn.get(t) ?? Zn(e);
	return Yn.set(t, n), n;
}
function Zn(e) {
	let t = [0];
	for (let n = 1; n <= Jn; n++) {
		t[n] = t[n - 1];
		for (let [r, i] of e.entries()) i > 0 && i <= n && (t[n] = Math.max(t[n], t[n - i] + v[r].points));
	}
	return t;
}
function Qn(e, t) {
	let n = e.strength + e.watch;
	if (n === 0) return 0;
	let r = Xn(v.map((t, n) => j(e) || z(e, n) > 0 ? R(e, n) : 0)), i = Math.min(n, Jn), a = r[i], o = i;
	for (; o > 0 && r[o - 1] === a;) o--;
	return a + t * (n - o);
}
// packages/dice-city/src/abilities/choices.ts
var $n = ar("recruit", 1.1), er = ar("exchange", 1.2), tr = ar("multiply", 1.2), nr = ar("copy", 1.3), rr = ar("ride", .6), ir = {
	resolve: (e, t, { others: n }) => n ? "reroll-with-others" : "reroll",
	estimate: ({ others: e }) => e ? .9 : .7
};
function ar(e, t) {
	return {
		resolve: () => e,
		estimate: () => t
	};
}
// packages/dice-city/src/abilities/force.ts
var or = {
	resolve(e, t, { amount: n }) {
		return ur(e, n + dr(e, t)), "";
	},
	estimate: ({ amount: e }) => .55 * e
}, sr = {
	resolve(e, t, { amount: n }) {
		e.watch += n, i(() => ({
			type: "strength",
			seat: e.active,
			amount: n,
			total: e.watch,
			banditsOnly: !0
		}));
		let r = dr(e, t);
		return r > 0 && ur(e, r), "";
	},
	estimate: ({ amount: e }) => .5 * e
}, cr = {
	resolve(e, t, { amount: n }) {
		return e.forged += n, i(() => ({
			type: "lasting",
			seat: e.active,
			effect: "forge",
			total: e.forged
		})), e.armies > 0 && ur(e, n * e.armies), "";
	},
	estimate: () => .8
}, lr = {
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
function ur(e, t) {
	e.strength += t, i(() => ({
		type: "strength",
		seat: e.active,
		amount: t,
		total: e.strength,
		banditsOnly: !1
	}));
}
function dr(e, { cell: t }) {
	return T[P(N(e), t)].keyword === "army" ? (e.armies++, e.forged) : 0;
}
// packages/dice-city/src/abilities/gain.ts
var fr = {
	resolve(e, { cell: t }, { gain: n }) {
		let { type: r } = T[P(N(e), t)];
		return pr(e, n, r === "resource" ? e.minted : 0), "";
	},
	estimate: ({ gain: [e, t, n] }) => .7 * (e + t + n)
};
function pr(e, t, n = 0) {
	let { stock: r } = N(e);
	for (let e = 0; e < 3; e++) t[e] > 0 && (r[e] += t[e] + n);
	i(() => ({
		type: "gained",
		seat: e.active,
		gain: t.map((e) => e > 0 ? e + n : 0)
	}));
}
// packages/dice-city/src/abilities/verbs.ts
var mr = {
	gain: fr,
	strength: or,
	watch: sr,
	points: mn,
	pairs: hn,
	forge: cr,
	train: lr,
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
			return pr(e, i), "";
		},
		estimate: ({ amount: e }) => e
	},
	recruit: $n,
	exchange: er,
	multiply: tr,
	copy: nr,
	ride: rr,
	reroll: ir
}, hr = (e) => mr[e.verb], gr = (e, t, n) => hr(n).resolve(e, t, n), _r = (e) => hr(e).estimate(e), vr = T.map(({ ability: e }) => e ? _r(e) : 0), yr = T.map(({ ability: e }) => e?.verb === "copy"), br = T.map(({ ability: e }) => e?.verb === "harvest"), xr = T.map(({ keyword: e }) => e === "harvest"), Sr = T.map(({ exhausts: e }) => e === !0), Cr = (e) => vr[e];
function wr(e, t, n) {
	let r = P(e, t);
	return yr[r] || br[r] ? Tr(e, t, r, n) : Sr[r] ? vr[r] - n.waking / 2 : vr[r];
}
function Tr(e, t, n, r) {
	let i = ge(t), a = 0, o = vr[n];
	for (let n = i; n < i + 6; n++) {
		if (n === t || F(e, n)) continue;
		let r = P(e, n);
		xr[r] ? a++ : vr[r] > o && (o = vr[r]);
	}
	let s = br[n] ? .75 * a : o;
	return Sr[n] ? s - r.waking / 2 : s;
}
function Er(e, t) {
	let n = 0;
	for (let r = 0; r < e.cells.length; r += 6) {
		let i = 0, a = 0;
		for (let n = r; n < r + 6; n++) {
			let r = F(e, n) ? 0 : wr(e, n, t);
			i += r, r > a && (a = r);
		}
		let o = i / 6;
		n += o + t.choice * (a - o);
	}
	return n;
}
// packages/dice-city/src/insight/weights.ts
var B = {
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
}, Dr = {
	1: {
		lead: 3,
		doubt: .5
	},
	2: {
		lead: .96,
		doubt: .5
	},
	4: {
		lead: 1.8,
		doubt: .6
	}
};
// packages/dice-city/src/insight/evaluate.ts
function Or(e, t) {
	let n = Wr(e, t);
	return kr(e, e.cities.map((r, i) => Ar(e, i, n, t)), n);
}
function kr(e, t, r) {
	let i = se(Dr, e.cities.length, r);
	return j(e) ? [1 / (1 + Math.exp((e.target - t[0]) / i))] : n(t, i);
}
function Ar(e, t, n, r) {
	let i = M(e, t), a = t === e.active, o = jr(e, t, n), s = a || Pr(e, t);
	return un(e, t) + r.income * o * Er(i, r) + (s ? Fr(i, r) + r.hourglass * i.hourglasses : 0) + (a ? Lr(e, n, r) : s ? Ir(i, r) : 0);
}
var jr = (e, t, n) => Nr(e, t) ? Math.max(0, n - 1) : n, Mr = (e, t) => (t - e.first + e.cities.length) % e.cities.length, Nr = (e, t) => Mr(e, t) < Mr(e, e.active), Pr = (e, t) => e.ending === void 0 || Mr(e, t) > Mr(e, e.active);
function Fr(e, t) {
	let n = 0;
	for (let r = 0; r < f.length; r++) {
		let i = e.dice[r];
		if (i === 0) continue;
		let a = m(r, i);
		n += Math.max(t.spare, F(e, a) ? 0 : wr(e, a, t));
	}
	return n;
}
var Ir = ({ stock: e }, { kept: t }) => t * (e[0] + e[1] + e[2]);
function Lr(e, t, n) {
	let r = Br(e, t, n);
	for (let i = 0; i < y.length; i++) r = Math.max(r, Vr(e, i, t, n));
	return r + Qn(e, n.strength) + Ur(e, t, n);
}
var Rr = (e, { resource: t, growth: n }) => t + n * e, zr = ({ stock: e }) => e[0] + e[1] + e[2], Br = (e, t, n) => Rr(t, n) * zr(N(e));
function Vr(e, t, n, r) {
	if (!j(e) && rn(e, t) === 0) return 0;
	let i = N(e), { cost: a, points: o } = y[t], s = 0;
	for (let e = 0; e < f.length; e++) i.dice[e] !== 0 && s++;
	let c = 0;
	for (let e = 0; e < 3; e++) c += Math.max(0, a[e] - i.stock[e]);
	return c > s ? 0 : o * r.hope ** c + Rr(n, r) * Math.max(0, zr(i) + c - 3 * a[0]);
}
var Hr = (e) => jt(e, Rn)?.vars.card ?? -1;
function Ur(e, t, n) {
	let r = Hr(e);
	if (r === -1) return 0;
	let i = D(r), { points: a } = T[i], o = Math.max(0, Cr(i) - .6) / 6;
	return (typeof a == "number" ? a : 3) + n.income * t * o;
}
function Wr(e, t) {
	if (j(e)) return Qt(e) - e.round;
	if (e.ending !== void 0) return 0;
	let n = e.cities.length, r = 0, i = [];
	for (let t = 0; t < 3; t++) r += z(e, t), i.push(rn(e, t));
	i.sort((e, t) => e - t);
	let a = 6 * f.length;
	for (let t of e.cities) a = Math.min(a, Gr(t));
	return Math.min(t.longest, t.deckPace * e.deck.length / n, t.banditPace * r / n, t.shipPace * (i[0] + i[1]) / n, t.rowPace * a);
}
function Gr(e) {
	let t = 6, n = 6;
	for (let r = 0; r < e.cells.length; r += 6) {
		let i = 0;
		for (let t = r; t < r + 6; t++) (e.cells[t] === -1 || F(e, t)) && i++;
		i < t ? (n = t, t = i) : i < n && (n = i);
	}
	return t + n;
}
// packages/dice-city/src/insight/sense.ts
var Kr = [
	"exchange",
	"multiply",
	"well",
	"disturb",
	"discard",
	"declare"
];
function qr(e, { name: t, options: n }, r) {
	if (!Kr.includes(t)) return n[r].map((n) => Jr(e, Dt(t, n)));
}
function Jr(e, t) {
	switch (t.act) {
		case "glass": return t.effect === "disturb" ? .2 : .8;
		case "use":
		case "pass":
		case "refresh":
		case "idle":
		case "reactivate":
		case "move": return Yr(e, t);
		case "bandit": return v[t.pile].points;
		case "rob": return .8;
		case "raid": return .5 + L(M(e, t.seat), t.cell);
		case "ship": return y[t.pile].points;
		case "buy": {
			let { points: e } = T[t.kind];
			return (typeof e == "number" ? e : 3) + Cr(t.kind);
		}
		case "site":
		case "recruit": return Xr(e, t.cell);
		case "copy": return Cr(P(N(e), t.cell));
		case "ride": return wr(N(e), t.cell, B);
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
function Yr(e, t) {
	let n = N(e), r = (e) => F(n, e) ? 0 : wr(n, e, B), i = r(m(t.die, n.dice[t.die]));
	switch (t.act) {
		case "use": return i + .2;
		case "pass": return .6 - i;
		case "refresh": return .2 - i;
		case "idle": return -i;
		case "reactivate": return .5 + Cr(P(n, t.cell)) / 3 - i;
		case "move": {
			let e = h(t.cell);
			return r(t.cell) - r(m(e, n.dice[e])) - i;
		}
	}
}
function Xr(e, t) {
	let n = N(e);
	return -L(n, t) - (F(n, t) ? 0 : wr(n, t, B));
}
// packages/dice-city/src/insight/terms.ts
var Zr = {
	terms: (e, t) => Qr(e, t, B),
	chances: (e, t) => kr(e, t, Wr(e, B))
};
function Qr(e, t, n) {
	let r = M(e, t), i = Wr(e, n), a = t === e.active, o = a || Pr(e, t), s = [
		...$r(e, t),
		...ei(e, t),
		{
			id: "points",
			amount: r.points
		},
		{
			id: "income",
			amount: n.income * jr(e, t, i) * Er(r, n)
		}
	];
	return o && (s.push({
		id: "dice",
		amount: Fr(r, n)
	}), s.push({
		id: "hourglasses",
		amount: n.hourglass * r.hourglasses
	})), a ? s.push(...ti(e, i, n)) : o && s.push({
		id: "kept",
		amount: Ir(r, n)
	}), s;
}
function $r(e, t) {
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
var ei = (e, t) => _.flatMap((n, r) => {
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
function ti(e, t, n) {
	let r = {
		id: "stock",
		amount: Br(e, t, n)
	};
	for (let [i, a] of _.entries()) {
		let o = Vr(e, i, t, n);
		o > r.amount && (r = {
			id: "ship",
			of: a,
			amount: o
		});
	}
	let i = Hr(e);
	return [
		r,
		{
			id: "strength",
			amount: Qn(e, n.strength)
		},
		{
			id: "hand",
			amount: Ur(e, t, n),
			...i !== -1 && { of: E(D(i)) }
		}
	];
}
// packages/dice-city/src/insight/insight.ts
var ni = {
	unseen: (e) => e.deck.length,
	evaluate: (e) => Or(e, B),
	sense: qr,
	progress: (e) => e.round,
	horizon: 0,
	judgement: Zr
};
// packages/dice-city/src/redeal.ts
function ri(e, t, n) {
	let { deck: r } = e;
	ii(r);
	for (let e = r.length - 1; e > 0; e--) {
		let t = n.below(e + 1), i = r[e];
		r[e] = r[t], r[t] = i;
	}
}
function ii(e) {
	for (let t = 0; t < e.length; t++) ai[e[t]] = 1;
	let t = 0;
	for (let n = ke[0]; n < Ee; n++) ai[n] !== 0 && (e[t++] = n, ai[n] = 0);
}
var ai = new Uint8Array(Ee), oi = k("dice-city/attack", (e) => [e.run((e, t) => {
	t.over = !1;
}), e.loop((e, t) => !t.over, e.ask("attack", {
	who: (e) => e.active,
	options: ci,
	key: ut,
	params: ({ strength: e, watch: t }) => ({
		strength: e,
		watch: t
	}),
	unavailable: ui,
	auto: !0,
	then: di
}))]), si = [-1];
function ci(e) {
	let { strength: t, watch: n, active: r } = e;
	if (t + n === 0) return si;
	let i = [];
	for (let r = 0; r < v.length; r++) li(e, r) && R(e, r) <= t + n && i.push(it(r));
	if (t >= 2) for (let n = 0; n < e.cities.length; n++) {
		if (n === r) continue;
		let a = M(e, n);
		for (let e = 0; e < O.length; e++) a.stock[e] > 0 && i.push(at(n, e));
		for (let e = 0; e < p; e++) I(a, e) && !F(a, e) && tn(a, e) <= t && i.push(ot(n, e));
	}
	return i.push(-1), i;
}
var li = (e, t) => j(e) || z(e, t) > 0;
function ui(e) {
	let t = ci(e), n = [], r = (e, r, i) => {
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
	for (let t = 0; t < v.length; t++) if (li(e, t)) {
		let n = R(e, t) - e.strength - e.watch;
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
function di(e, t, n) {
	let r = lt(n);
	r ? r.act === "bandit" ? fi(e, r.pile) : r.act === "rob" ? pi(e, r.seat, r.resource) : mi(e, r.seat, r.cell) : t.over = !0;
}
function fi(e, t) {
	let { points: n } = v[t], r = R(e, t), a = Math.min(e.watch, r);
	e.watch -= a, e.strength -= r - a, i(() => ({
		type: "bandit",
		seat: e.active,
		size: _[t],
		points: n
	})), j(e) ? gn(e, n) : e.bandits[t].push(e.active), xn(e);
}
function pi(e, t, n) {
	e.strength -= 2, M(e, t).stock[n]--, N(e).stock[n]++, i(() => ({
		type: "robbed",
		seat: e.active,
		owner: t,
		resource: O[n]
	}));
}
function mi(e, t, n) {
	let r = M(e, t), a = L(r, n), o = E(P(r, n));
	e.strength -= tn(r, n), ue(() => `attack/${o}`, e.active), i(() => ({
		type: "attacked",
		seat: e.active,
		owner: t,
		cell: g[n],
		location: o,
		points: a
	})), Ln(e, t, n), gn(e, a);
}
// packages/dice-city/src/rules/follow/dice.ts
var hi = k("dice-city/reroll", (e) => [e.roll("reroll", {
	dice: () => 1,
	whose: (e) => [e.active],
	params: (e, t) => ({ dice: [f[t.die]] }),
	then: (e, t, n) => yi(e, e.active, [t.die], n)
})]), gi = k("dice-city/well", (e) => [e.ask("well", {
	who: (e) => e.active,
	options: (e) => _i(N(e).dice),
	key: et,
	auto: !0,
	then: (e, t, n) => {
		t.others = n;
	}
}), e.roll("reroll", {
	dice: (e, t) => vi(t).length,
	whose: (e) => [e.active],
	params: (e, t) => ({ dice: vi(t).map((e) => f[e]) }),
	then: (e, t, n) => yi(e, e.active, vi(t), n)
})]);
function _i(e) {
	let t = [0];
	for (let n = 0; n < f.length; n++) if (e[n] !== 0) for (let e = t.length - 1; e >= 0; e--) t.push(t[e] | 1 << n);
	return t;
}
var vi = ({ die: e, others: t = 0 }) => f.flatMap((n, r) => r === e || t & 1 << r ? [r] : []);
function yi(e, t, n, r) {
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
var bi = k("dice-city/ride", (e) => [e.ask("ride", {
	who: (e) => e.active,
	options: (e) => {
		let t = N(e).dice.flatMap((e, t) => xi(t, e));
		return t.length > 0 ? [...t, -2] : t;
	},
	key: Xe,
	then: (e, t, n) => {
		n !== -2 && Si(e, t.die, n);
	}
})]), xi = (e, t) => t === 0 ? [] : Array.from({ length: 6 }, (t, n) => m(e, n + 1)).filter((n) => n !== m(e, t));
function Si(e, t, n) {
	N(e).dice[h(n)] = me(n), i(() => ({
		type: "moved",
		seat: e.active,
		by: f[t],
		die: f[h(n)],
		cell: g[n]
	}));
}
// packages/dice-city/src/rules/use.ts
function Ci(e, t, n) {
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
	}), o && Ln(e, e.active, t.cell), gr(e, t, a);
}
// packages/dice-city/src/rules/follow/recruit.ts
var wi = [], Ti = k("dice-city/recruit", (e) => [e.ask("recruit", {
	who: (e) => e.active,
	options: (e) => e.piles[Me] > 0 ? he : wi,
	key: Xe,
	then: (e, t, n) => {
		let r = Ae(Me, e.piles[Me]--);
		In(e, e.active, n, r);
	}
})]), Ei = k("dice-city/exchange", (e) => [e.ask("exchange", {
	who: (e) => e.active,
	options: (e, t) => {
		let { most: n } = ji(e, t, "exchange"), r = N(e).stock.flatMap((e, t) => Di(t, Math.min(e, n)));
		return r.length > 0 ? [...r, bt] : r;
	},
	then: (e, t, n) => {
		if (n === "none") return;
		let { paid: r, got: i } = St(n, ji(e, t, "exchange").rate);
		Ai(e, r, i);
	}
})]);
function Di(e, t) {
	let [n, r] = O.filter((t, n) => n !== e), i = [];
	for (let a = 1; a <= t; a++) for (let t = a; t >= 0; t--) i.push(xt(O[e], [...Array(t).fill(n), ...Array(a - t).fill(r)]));
	return i;
}
var Oi = k("dice-city/multiply", (e) => [e.ask("multiply", {
	who: (e) => e.active,
	options: (e, t) => {
		let { pay: n } = ji(e, t, "multiply"), r = N(e).stock.flatMap((e, t) => e >= n ? [t] : []);
		return r.length > 0 ? [...r, -2] : r;
	},
	key: Ze,
	then: (e, t, n) => {
		if (n === -2) return;
		let { pay: r, get: i } = ji(e, t, "multiply");
		Ai(e, ki(n, r), ki(n, i));
	}
})]), ki = (e, t) => O.map((n, r) => r === e ? t : 0);
function Ai(e, t, n) {
	let { stock: r } = N(e);
	for (let e = 0; e < 3; e++) r[e] += n[e] - t[e];
	i(() => ({
		type: "exchanged",
		seat: e.active,
		paid: [...t],
		got: [...n]
	}));
}
function ji(e, { cell: t }, n) {
	let { ability: r } = T[P(N(e), t)];
	if (r?.verb !== n) throw Error(`There is nothing to ${n} with`);
	return r;
}
// packages/dice-city/src/rules/follow/plain.ts
var Mi = {
	recruit: Ti,
	exchange: Ei,
	multiply: Oi,
	ride: bi,
	reroll: hi,
	"reroll-with-others": gi
}, Ni = k("dice-city/copy", (e) => [e.ask("copy", {
	who: (e) => e.active,
	options: (e, t) => Fi(e, t).filter((n) => Li(e, t, n)),
	unavailable: (e, t) => Fi(e, t).flatMap((n) => Li(e, t, n) ? [] : t.chain & 1 << n ? [{
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
		t.target = n, t.next = Ci(e, {
			cell: n,
			die: t.die,
			chain: t.chain | 1 << n
		}, !0);
	}
}), e.when((e, t) => !!t.next, e.call((e, t) => Pi(t.next), (e, t) => ({
	cell: t.target,
	die: t.die,
	chain: t.chain | 1 << t.target
})))]), Pi = (e) => e === "copy" ? Ni : Mi[e];
function Fi(e, { cell: t }) {
	let n = N(e), { ability: r } = T[P(n, t)];
	switch (r?.verb === "copy" && r.from) {
		case "row": return Ii[h(t)].filter((e) => e !== t);
		case "dice": return n.dice.flatMap((e, t) => e === 0 ? [] : [m(t, e)]);
		default: return he;
	}
}
var Ii = f.map((e, t) => he.filter((e) => h(e) === t)), Li = (e, { chain: t }, n) => !(t & 1 << n) && en(N(e), n), Ri = f.map((e, t) => t), zi = k("dice-city/disturb", (e) => [e.each("owner", (e) => oe(e.active, e.cities.length).slice(1), e.ask("disturb", {
	who: (e) => e.active,
	options: () => Ri,
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
		yi(e, t.owner, [t.picked], n), t.picked = void 0;
	}
}))]), Bi = k("dice-city/refresh", (e) => [
	e.run((e, t) => {
		t.chosen = [];
	}),
	e.loop((e, t) => t.chosen.length < 4, e.ask("discard", {
		who: (e) => e.active,
		options: (e, t) => Hi(e, t.chosen),
		key: (e, t) => dt(E(D(t.display[e])), Zt(t, e)),
		params: (e, t) => ({ left: 4 - t.chosen.length }),
		auto: !0,
		then: (e, t, n) => {
			t.chosen.push(n);
		}
	})),
	e.run((e, t) => {
		Pn(e, t.chosen);
		let n = Nn(e, [...t.chosen].sort(Vi));
		j(e) && (e.replaced += n);
	})
]), Vi = (e, t) => e - t;
function Hi(e, t) {
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
var Ui = {
	...Mi,
	copy: Ni
}, Wi = {
	...Ui,
	refresh: Bi,
	disturb: zi
}, Gi = k("dice-city/dice", (e) => [e.run((e, t) => {
	t.next = "", t.over = !1;
}), e.loop((e, t) => !t.over && (qi(N(e)) || Ji(e)), e.ask("spend", {
	who: (e) => e.active,
	options: Yi,
	key: Ye,
	params: (e) => ({
		dice: Ki(N(e)),
		hourglasses: N(e).hourglasses
	}),
	unavailable: $i,
	auto: !0,
	then: na
}), e.when((e, t) => t.next !== "", e.call((e, t) => Wi[t.next], (e, t) => ({
	cell: t.cell,
	die: t.die,
	chain: t.chain
}))))]), Ki = ({ dice: e }) => e.reduce((e, t) => t === 0 ? e : e + 1, 0);
function qi({ dice: e }) {
	for (let t = 0; t < f.length; t++) if (e[t] !== 0) return !0;
	return !1;
}
var Ji = (e) => N(e).hourglasses >= 2;
function Yi(e) {
	let t = N(e), n = [], r = [];
	for (let e = 0; e < f.length; e++) t.dice[e] !== 0 && r.push(e);
	for (let e of r) en(t, m(e, t.dice[e])) && n.push(Be(e));
	if (!e.passed) for (let e of r) n.push(Ve(e));
	if (Zi(e)) for (let e of r) n.push(He(e));
	if (t.off !== 0) for (let e of r) for (let r = 0; r < p; r++) F(t, r) && n.push(We(e, r));
	for (let e of r) for (let i of r) {
		if (i === e) continue;
		let r = t.dice[i];
		r > 1 && n.push(Ge(e, m(i, r - 1))), r < 6 && n.push(Ge(e, m(i, r + 1)));
	}
	for (let e of r) Xi(t, e) && n.push(Ue(e));
	if (r.length === 0 && n.push(-1), t.hourglasses >= 2) for (let t = 0; t < Fe.length; t++) (Fe[t] !== "disturb" || e.cities.length > 1) && n.push(Ke(t));
	return n;
}
function Xi(e, t) {
	let n = m(t, e.dice[t]);
	return !en(e, n) && !F(e, n);
}
function Zi(e) {
	if (e.refreshed || Qi(e) || e.deck.length === 0) return !1;
	let t = 0;
	for (let n = 0; n < e.display.length; n++) e.display[n] !== -1 && t++;
	return t >= 4;
}
var Qi = (e) => j(e) && !e.soloRefresh;
function $i(e) {
	let t = N(e), n = [], r = (e, t, r) => n.push({
		value: e,
		rule: t,
		why: r
	});
	for (let n = 0; n < f.length; n++) {
		let i = t.dice[n];
		if (i === 0) continue;
		let a = m(n, i);
		en(t, a) || r(Be(n), ...ea(t, a)), e.passed && r(Ve(n), "DC-3.7", { is: "passed" }), Xi(t, n) || r(Ue(n), "DC-3.8", { is: "can-act" }), Zi(e) || r(He(n), ...ta(e));
	}
	if (!Ji(e) && t.hourglasses > 0) for (let e of Fe.keys()) r(Ke(e), "DC-4.1", {
		is: "short-of-hourglasses",
		by: 2 - t.hourglasses
	});
	else Ji(e) && e.cities.length === 1 && r(Ke(Fe.indexOf("disturb")), "DC-11.5", { is: "solo" });
	return qi(t) && r(-1, "DC-3.2", {
		is: "dice-left",
		count: Ki(t)
	}), n;
}
var ea = (e, t) => F(e, t) ? ["DC-5.31", { is: "off" }] : ["DC-5.28", { is: "no-ability" }];
function ta(e) {
	return Qi(e) ? ["DC-11.5", { is: "solo" }] : e.refreshed ? ["DC-3.5", { is: "refreshed" }] : ["DC-3.12", { is: "nothing-to-refresh" }];
}
function na(e, t, n) {
	t.next = "";
	let r = Je(n);
	if (!r) {
		t.over = !0;
		return;
	}
	if (r.act === "glass") {
		ia(e, t, r.effect);
		return;
	}
	let { die: a } = r, o = N(e);
	switch (t.die = a, t.cell = m(a, o.dice[a]), t.chain = 1 << t.cell, o.dice[a] = 0, r.act) {
		case "use":
			t.next = Ci(e, t, !1);
			return;
		case "move":
			Si(e, a, r.cell);
			return;
		case "reactivate":
			ra(e, a, r.cell);
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
function ra(e, t, n) {
	let r = N(e);
	r.off &= ~(1 << n), i(() => ({
		type: "reactivated",
		seat: e.active,
		die: f[t],
		cell: g[n],
		location: E(P(r, n))
	})), En(e);
}
function ia(e, t, n) {
	let r = N(e);
	r.hourglasses -= 2, i(() => ({
		type: "hourglass",
		seat: e.active,
		effect: n,
		left: r.hourglasses
	})), n === "disturb" ? (t.next = "disturb", t.cell = t.die = t.chain = 0) : n === "strength" ? ur(e, 1) : pr(e, O.map((e) => +(e === n)));
}
// packages/dice-city/src/rules/rollDice.ts
var aa = k("dice-city/roll-dice", (e) => [e.roll("dice", {
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
})]), oa = k("dice-city/end-turn", (e) => [
	e.run(sa),
	e.when((e) => e.rowsDeclared && e.ending === void 0 && !j(e) && Cn(e), e.ask("declare", {
		who: (e) => e.active,
		options: () => Et,
		then: (e, t, n) => {
			n === "end" ? vn(e, "rows") : i(() => ({
				type: "declined",
				seat: e.active
			}));
		}
	})),
	e.run((e) => {
		j(e) && Fn(e);
	}),
	e.when((e) => !kn(e), e.call(aa, (e) => ({ seat: e.active })))
]);
function sa(e) {
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
var ca = k("dice-city/match", (e) => [
	a(e, (e) => e.cities.length, la),
	e.shuffle("deck", {
		stream: () => "locations",
		cards: () => Te,
		then: (e, t, n) => {
			let r = e.deck;
			e.deck = n.map((e) => r[e]).reverse(), Mn(e);
		}
	}),
	e.each("seat", (e) => oe(e.first, e.cities.length), e.call(aa, (e, t) => ({ seat: t.seat }))),
	e.loop((e) => !e.ended, e.call(ua))
]);
function la(e, t) {
	e.first = e.active = t, i(() => ({
		type: "first-player",
		seat: t
	}));
}
var ua = k("dice-city/turn", (e) => [
	e.run(da),
	e.call(Gi),
	e.call(oi),
	e.call(Rn),
	e.call(oa),
	e.run(fa)
]);
function da(e) {
	e.active === e.first && e.round++, Dn(e), i(() => ({
		type: "turn",
		seat: e.active,
		round: e.round,
		last: On(e)
	}));
}
function fa(e) {
	j(e) ? On(e) && jn(e, un(e, 0) >= e.target ? "goal" : "no-goal") : (e.active = (e.active + 1) % e.cities.length, e.active === e.first && e.ending !== void 0 && jn(e, e.ending));
}
var pa = {
	dice: Gi,
	attack: oi,
	build: Rn,
	"end-turn": oa
};
// packages/dice-city/src/summary.ts
function ma(e) {
	let t = e;
	return t.type === "turn" ? {
		kind: "turn",
		seat: t.seat
	} : (t.type === "bandit" || t.type === "shipped") && t.size === "large" ? {
		kind: "feat",
		seat: t.seat
	} : void 0;
}
function ha(e, t) {
	return e.cities.map(({ seat: n, cityPoints: r, points: i, bandits: a, ships: o }) => {
		let s = t.filter((e) => e.seat === n), c = (e) => s.filter((t) => t.type === e).length, l = s.reduce((e, t) => t.type === "attacked" ? e + t.points : e, 0), ee = s.reduce((e, t) => t.type === "adorned" ? e + t.stone + t.iron : e, 0);
		return le([{
			id: "points",
			items: ce({
				locations: r,
				ships: ga(o, e.ships),
				bandits: ga(a, e.bandits),
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
var ga = (e, t) => e.reduce((e, n) => e + (t.find((e) => e.size === n)?.points ?? 0), 0);
// packages/dice-city/src/text/describe.ts
function _a(e, t, n) {
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
var va = [
	"wood",
	"stone",
	"iron"
];
function V(e) {
	let t = e.flatMap((e, t) => e > 0 ? [`${e} ${va[t]}`] : []);
	return t.length === 0 ? "nothing" : t.length === 1 ? t[0] : `${t.slice(0, -1).join(", ")} and ${t.at(-1)}`;
}
// packages/dice-city/src/text/en/abilities.ts
var ya = {
	row: "Use the ability of another active location in this row.",
	dice: "Use the ability of an active location in your city that has one of your unused dice on it.",
	city: "Use the ability of any other active location in your city."
}, ba = {
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
	copy: ({ from: e }) => ya[e],
	ride: () => "Move another unused die to any column in its row.",
	reroll: ({ others: e }) => `Reroll this die${e ? ", and as many of your other unused dice as you like" : ""}; it stays unused.`
}, xa = {
	exhausts: () => "Using it deactivates it.",
	culturalRow: "Worth 1 VP for each cultural location in its row, including itself.",
	adornments: (e) => `When you build it: pay up to ${e} extra stone and iron, in any combination, and gain 1 VP for each.`,
	shelters: (e) => `While active: every other card in its row has +${e} defence.`
}, Sa = {
	use: (e) => `${e}: used`,
	build: (e) => `${e}: built`,
	cover: (e) => `${e}: built over`,
	attack: (e) => `${e}: attacked`,
	deactivate: (e) => `${e}: deactivated`
};
// packages/dice-city/src/text/cells.ts
function Ca(e, t) {
	let n = f[pe.findIndex((t) => e.startsWith(t))];
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
}, { row: U, resource: wa, location: Ta } = H, Ea = {
	spend: "move on",
	attack: "stop attacking",
	build: "stop building"
}, Da = {
	exchange: "exchange nothing",
	multiply: "nothing",
	ride: "leave the dice where they are",
	well: "no others",
	adorn: "nothing more"
}, Oa = {
	wood: "1 wood",
	stone: "1 stone",
	iron: "1 iron",
	strength: "+1 strength",
	disturb: "everyone else rerolls a die"
}, W = (e) => `${Ca(e.cell, H.letter)} ${Ta[e.location]}`, ka = (e) => e ? ", top row" : "", Aa = {
	done: ({ question: e }) => Ea[e],
	none: ({ question: e }) => Da[e],
	use: ({ die: e, at: t }) => `${U[e]}: use ${W(t)}`,
	pass: ({ die: e }) => `${U[e]}: pass for an hourglass`,
	refresh: ({ die: e }) => `${U[e]}: replace four cards`,
	idle: ({ die: e }) => `${U[e]}: nothing`,
	reactivate: ({ die: e, at: t }) => `${U[e]}: reactivate ${W(t)}`,
	move: ({ by: e, die: t, to: n }) => `${U[e]}: ${U[t]} → ${W(n)}`,
	glass: ({ effect: e }) => `2 hourglasses: ${Oa[e]}`,
	copy: ({ at: e }) => W(e),
	ride: ({ at: e }) => W(e),
	recruit: ({ at: e }) => W(e),
	site: ({ at: e }) => W(e),
	multiply: ({ paid: e, got: t }) => `${V(e)} for ${V(t)}`,
	exchange: ({ paid: e, got: t }) => `${V(e)} for ${V(t)}`,
	disturb: ({ seat: e, die: t, at: n }, r) => `${r(e)}: ${U[t]}, on ${W(n)}`,
	well: ({ dice: e }) => e.map((e) => U[e]).join(", "),
	discard: (e) => Ta[e.location] + ka(e.top),
	bandit: ({ size: e, defense: t, points: n }) => `${H.bandit[e]} (${t}): ${n} VP`,
	rob: (e, t) => `${t(e.seat)}’s stock (2): 1 ${wa[e.resource]}`,
	raid: ({ seat: e, at: t, defense: n, points: r }, i) => `${i(e)}, ${W(t)} (${n}): ${r} VP`,
	buy: (e) => `${Ta[e.location]} (${V(e.cost)})${ka(e.top)}`,
	ship: ({ size: e, cost: t, points: n }) => `${H.ship[e]} (${V(t)}): ${n} VP`,
	adorn: ({ stone: e, iron: t }) => `${V([
		0,
		e,
		t
	])}: ${e + t} VP`,
	declare: ({ end: e }) => e ? "yes, this is the last round" : "no, play on"
}, { row: ja, resource: Ma, location: G } = H, K = (e) => Ca(e, H.letter), Na = (e) => e.map((e) => G[e.location]).join(", "), Pa = (e) => e === "stables" ? G[e] : `a ${G[e]}`, Fa = {
	forge: "strength of armies +",
	mint: "production of resource locations +",
	train: "defence of bandits −"
}, Ia = {
	"first-player": (e, t) => `${t(e.seat)} is the first player.`,
	dealt: (e) => `On display: ${Na(e.cards)}.`,
	rolled: (e, t) => `${t(e.seat)} rolls ${e.dice.join(" ")}.`,
	turn: (e, t) => `Round ${e.round}${e.last ? ", the last" : ""}: ${t(e.seat)}.`,
	used: (e, t) => `${t(e.seat)} uses the ${G[e.location]} on ${K(e.cell)} with the ${ja[e.die]} die.`,
	copied: (e, t) => `${t(e.seat)} uses the ability of the ${G[e.location]} on ${K(e.cell)}.`,
	gained: (e, t) => `${t(e.seat)} gains ${V(e.gain)}.`,
	strength: (e, t) => `${t(e.seat)}: +${e.amount} strength${e.banditsOnly ? " against bandits" : ""} (${e.total}).`,
	lasting: (e, t) => `${t(e.seat)}, this turn: ${Fa[e.effect]}${e.total}.`,
	points: (e, t) => `${t(e.seat)} gains ${e.points} VP.`,
	moved: (e, t) => `${t(e.seat)} spends the ${ja[e.by]} die to move the ${ja[e.die]} one to ${K(e.cell)}.`,
	rerolled: (e, t) => `${t(e.owner)} rerolls: ${e.dice.map(({ cell: e }) => K(e)).join(", ")}.`,
	exchanged: (e, t) => `${t(e.seat)} pays ${V(e.paid)} for ${V(e.got)}.`,
	discarded: (e) => `Discarded from the display: ${Na(e.cards)}.`,
	reactivated: (e, t) => `${t(e.seat)} reactivates the ${G[e.location]} on ${K(e.cell)} with the ${ja[e.die]} die.`,
	passed: (e, t) => `${t(e.seat)} passes with the ${ja[e.die]} die (hourglasses: ${e.hourglasses}).`,
	idled: (e, t) => `${t(e.seat)} spends the ${ja[e.die]} die for nothing.`,
	hourglass: (e, t) => `${t(e.seat)} spends two hourglasses: ${Oa[e.effect]}.`,
	bandit: (e, t) => `${t(e.seat)} defeats ${H.bandit[e.size]}: ${e.points} VP.`,
	attacked: (e, t) => `${t(e.seat)} attacks ${t(e.owner)}: the ${G[e.location]} on ${K(e.cell)} is deactivated.`,
	robbed: (e, t) => `${t(e.seat)} takes 1 ${Ma[e.resource]} from ${t(e.owner)}.`,
	built: (e, t) => `${t(e.seat)} builds ${Pa(e.piece.location)} on ${K(e.cell)}${e.covered ? `, over the ${G[e.covered.location]}` : ""}.`,
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
}, La = {
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
}, Ra = {
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
}, za = {
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
}, Ba = {
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
}, Va = (e, t, n) => e === 1 ? t : n, Ha = {
	facts: Kt,
	names: H,
	content: Sa,
	amounts: V,
	abilities: ba,
	traits: xa,
	questions: Ba,
	labels: Aa,
	events: Ia,
	matchOptions: za,
	faults: La,
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
	},
	summary: {
		score: (e) => `${e} ${Va(e, "victory point", "victory points")}`,
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
			built: (e) => Va(e, "location built", "locations built"),
			shipped: (e) => Va(e, "ship filled", "ships filled"),
			bandits: (e) => Va(e, "victory over bandits", "victories over bandits"),
			raids: (e) => Va(e, "location attacked", "locations attacked"),
			robberies: (e) => Va(e, "robbery", "robberies")
		}
	},
	judgement: Ra
}, Ua = [
	"bois",
	"pierre",
	"fer"
], Wa = [
	"bois",
	"pierres",
	"fers"
], q = (e) => {
	let t = e.flatMap((e, t) => e > 0 ? [`${e} ${(e > 1 ? Wa : Ua)[t]}`] : []);
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
}, Ga = [
	"traveller",
	"training-camp",
	"bazaar",
	"manor",
	"cemetery",
	"well",
	"mint",
	"storehouse",
	"town-hall"
], Ka = ["stables"], qa = (e) => /^[AEÉH]/.test(e);
function Ja(e) {
	let t = J.location[e];
	return Ka.includes(e) ? `les ${t}` : qa(t) ? `l’${t}` : `${Ga.includes(e) ? "le" : "la"} ${t}`;
}
var Ya = (e) => Ka.includes(e) ? "les" : Ga.includes(e) ? "le" : "la", Xa = (e) => `de ${Ja(e)}`.replace(/^de le /, "du ").replace(/^de les /, "des ");
function Za(e) {
	return `${Ka.includes(e) ? "des" : Ga.includes(e) ? "un" : "une"} ${J.location[e]}`;
}
var Qa = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, $a = {
	row: "Appliquez la capacité d’un autre lieu actif de cette rangée.",
	dice: "Appliquez la capacité d’un lieu actif de votre cité sur lequel se trouve un de vos dés disponibles.",
	city: "Appliquez la capacité de n’importe quel autre lieu actif de votre cité."
}, eo = (e) => e > 1 ? `${e} unités` : `${e} unité`, to = {
	gain: ({ gain: e }) => `Gagnez ${q(e)}.`,
	harvest: ({ amount: e }) => `Pour chaque Scierie, Carrière et Mine active de cette rangée, gagnez ${eo(e)} de ce qu’elle produit.`,
	mint: ({ amount: e }) => `Jusqu’à la fin du tour, chaque lieu de ressources utilisé produit ${e} de plus.`,
	strength: ({ amount: e }) => `Gagnez ${e} de force.`,
	watch: ({ amount: e }) => `Gagnez ${e} de force, contre les bandits seulement.`,
	forge: ({ amount: e }) => `Ce tour-ci, chaque lieu Armée que vous utilisez donne ${e} de force de plus.`,
	train: ({ amount: e }) => `Ce tour-ci, la défense de tous les bandits baisse de ${e} (minimum 1).`,
	points: ({ amount: e }) => `Gagnez ${e} PV.`,
	pairs: ({ amount: e }) => `Gagnez ${e} PV pour chaque paire de ressources identiques dans votre stock ; vous les gardez.`,
	recruit: () => "Prenez une Armée régulière dans sa pile et posez-la sur la case de votre choix.",
	exchange: ({ most: e, rate: t }) => `Payez jusqu’à ${eo(e)} d’une ressource ; pour chacune, gagnez ${eo(t)} d’une autre ressource.`,
	multiply: ({ pay: e, get: t }) => `Payez ${eo(e)} d’une ressource et gagnez-en ${t}.`,
	copy: ({ from: e }) => $a[e],
	ride: () => "Déplacez un autre dé disponible sur n’importe quelle colonne de sa rangée.",
	reroll: ({ others: e }) => `Relancez ce dé${e ? " et autant de vos autres dés disponibles que vous voulez" : ""} ; il reste disponible.`
}, no = {
	exhausts: (e) => `L’utiliser ${Ya(e)} désactive.`,
	culturalRow: "Vaut 1 PV par lieu culturel de sa rangée, lui-même compris.",
	adornments: (e) => `À la construction : payez jusqu’à ${e} pierres et fers de plus, au choix, et gagnez 1 PV par unité.`,
	shelters: (e) => `Tant que ce lieu est actif : les autres cartes de sa rangée ont ${e} de défense de plus.`
}, ro = {
	use: (e) => `utiliser : ${e}`,
	build: (e) => `construire : ${e}`,
	cover: (e) => `recouvrir : ${e}`,
	attack: (e) => `attaquer : ${e}`,
	deactivate: (e) => `désactiver : ${e}`
}, { row: Y, resource: io, location: ao } = J, oo = {
	spend: "continuer",
	attack: "ne plus attaquer",
	build: "ne plus construire"
}, so = {
	exchange: "ne rien échanger",
	multiply: "aucune",
	ride: "laisser les dés où ils sont",
	well: "aucun autre",
	adorn: "rien de plus"
}, co = {
	wood: "1 bois",
	stone: "1 pierre",
	iron: "1 fer",
	strength: "1 de force",
	disturb: "tous les autres relancent un dé"
}, X = (e) => `${Ca(e.cell, J.letter)} ${ao[e.location]}`, lo = (e) => e ? ", rangée du haut" : "", uo = {
	done: ({ question: e }) => oo[e],
	none: ({ question: e }) => so[e],
	use: ({ die: e, at: t }) => `${Y[e]} : utiliser ${X(t)}`,
	pass: ({ die: e }) => `${Y[e]} : passer pour un sablier`,
	refresh: ({ die: e }) => `${Y[e]} : remplacer quatre cartes`,
	idle: ({ die: e }) => `${Y[e]} : rien`,
	reactivate: ({ die: e, at: t }) => `${Y[e]} : réactiver ${X(t)}`,
	move: ({ by: e, die: t, to: n }) => `${Y[e]} : ${Y[t]} → ${X(n)}`,
	glass: ({ effect: e }) => `2 sabliers : ${co[e]}`,
	copy: ({ at: e }) => X(e),
	ride: ({ at: e }) => X(e),
	recruit: ({ at: e }) => X(e),
	site: ({ at: e }) => X(e),
	multiply: ({ paid: e, got: t }) => `${q(e)} contre ${q(t)}`,
	exchange: ({ paid: e, got: t }) => `${q(e)} contre ${q(t)}`,
	disturb: ({ seat: e, die: t, at: n }, r) => `${r(e)} : ${Y[t]}, en ${X(n)}`,
	well: ({ dice: e }) => e.map((e) => Y[e]).join(", "),
	discard: (e) => ao[e.location] + lo(e.top),
	bandit: ({ size: e, defense: t, points: n }) => `${J.bandit[e]} (${t}) : ${n} PV`,
	rob: (e, t) => `stock ${Qa(t(e.seat))} (2) : 1 ${io[e.resource]}`,
	raid: ({ seat: e, at: t, defense: n, points: r }, i) => `${i(e)}, ${X(t)} (${n}) : ${r} PV`,
	buy: (e) => `${ao[e.location]} (${q(e.cost)})${lo(e.top)}`,
	ship: ({ size: e, cost: t, points: n }) => `${J.ship[e]} (${q(t)}) : ${n} PV`,
	adorn: ({ stone: e, iron: t }) => `${q([
		0,
		e,
		t
	])} : ${e + t} PV`,
	declare: ({ end: e }) => e ? "oui, c’est la dernière manche" : "non, on continue"
}, { row: fo, resource: po, location: mo } = J, Z = (e) => Ca(e, J.letter), ho = (e) => e.map((e) => mo[e.location]).join(", "), go = {
	small: "de petits bandits",
	medium: "des bandits",
	large: "de grands bandits"
}, _o = {
	forge: (e, t) => `les lieux Armée ${Qa(t)} donnent ${e} de force de plus`,
	mint: (e, t) => `les lieux de ressources ${Qa(t)} produisent ${e} de plus`,
	train: (e, t) => `la défense des bandits baisse de ${e} pour ${t}`
}, vo = (e) => e === q([
	0,
	0,
	0
]) ? "ne garde rien" : `garde ${e}`, yo = {
	"first-player": (e, t) => `${t(e.seat)} joue en premier.`,
	dealt: (e) => `À l’étalage : ${ho(e.cards)}.`,
	rolled: (e, t) => `${t(e.seat)} obtient ${e.dice.join(" ")}.`,
	turn: (e, t) => `Manche ${e.round}${e.last ? ", la dernière" : ""} : à ${t(e.seat)} de jouer.`,
	used: (e, t) => `${t(e.seat)} utilise ${Ja(e.location)} en ${Z(e.cell)} avec le dé ${fo[e.die]}.`,
	copied: (e, t) => `${t(e.seat)} utilise la capacité ${Xa(e.location)} en ${Z(e.cell)}.`,
	gained: (e, t) => `${t(e.seat)} gagne ${q(e.gain)}.`,
	strength: (e, t) => `${t(e.seat)} gagne ${e.amount} de force${e.banditsOnly ? " contre les bandits" : ""} (${e.total} en tout).`,
	lasting: (e, t) => `Ce tour-ci, ${_o[e.effect](e.total, t(e.seat))}.`,
	points: (e, t) => `${t(e.seat)} gagne ${e.points} PV.`,
	moved: (e, t) => `${t(e.seat)} dépense le dé ${fo[e.by]} pour déplacer le ${fo[e.die]} en ${Z(e.cell)}.`,
	rerolled: (e, t) => `${t(e.owner)} relance : ${e.dice.map(({ cell: e }) => Z(e)).join(", ")}.`,
	exchanged: (e, t) => `${t(e.seat)} échange ${q(e.paid)} contre ${q(e.got)}.`,
	discarded: (e) => `Défausse de l’étalage : ${ho(e.cards)}.`,
	reactivated: (e, t) => `${t(e.seat)} réactive ${Ja(e.location)} en ${Z(e.cell)} avec le dé ${fo[e.die]}.`,
	passed: (e, t) => `${t(e.seat)} passe avec le dé ${fo[e.die]} (sabliers : ${e.hourglasses}).`,
	idled: (e, t) => `${t(e.seat)} dépense le dé ${fo[e.die]} sans rien faire.`,
	hourglass: (e, t) => `${t(e.seat)} dépense deux sabliers : ${co[e.effect]}.`,
	bandit: (e, t) => `${t(e.seat)} bat ${go[e.size]} : ${e.points} PV.`,
	attacked: (e, t) => `${t(e.seat)} attaque ${t(e.owner)} et désactive ${Ja(e.location)} en ${Z(e.cell)}.`,
	robbed: (e, t) => `${t(e.seat)} prend 1 ${po[e.resource]} dans le stock ${Qa(t(e.owner))}.`,
	built: (e, t) => `${t(e.seat)} construit ${Za(e.piece.location)} en ${Z(e.cell)}${e.covered ? `, par-dessus ${Ja(e.covered.location)}` : ""}.`,
	adorned: (e, t) => `${t(e.seat)} ajoute ${q([
		0,
		e.stone,
		e.iron
	])} à la statue.`,
	shipped: (e, t) => `${t(e.seat)} remplit un ${J.ship[e.size]} : ${e.points} PV.`,
	stored: (e, t) => `${t(e.seat)} ${vo(q(e.stock))} et rend ${q(e.returned)}.`,
	ending: (e) => `${J.end[e.reason]} Cette manche est la dernière.`,
	declined: (e, t) => `${t(e.seat)} a deux rangées complètes et continue la partie.`,
	ended: (e, t) => `Partie terminée : ${e.scores.map((e, n) => `${t(n)} ${e}`).join(", ")}.${e.nextTarget === void 0 ? "" : ` Prochain objectif : ${e.nextTarget} PV.`}`
}, bo = {
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
}, xo = {
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
}, So = {
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
}, Co = {
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
}, wo = (e, t, n) => e < 2 ? t : n, To = {
	facts: qt,
	names: J,
	content: ro,
	amounts: q,
	abilities: to,
	traits: no,
	questions: Co,
	labels: uo,
	events: yo,
	matchOptions: So,
	faults: bo,
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
		score: (e) => `${e} ${wo(e, "point de victoire", "points de victoire")}`,
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
			built: (e) => wo(e, "lieu construit", "lieux construits"),
			shipped: (e) => wo(e, "navire rempli", "navires remplis"),
			bandits: (e) => wo(e, "victoire sur des bandits", "victoires sur des bandits"),
			raids: (e) => wo(e, "lieu attaqué", "lieux attaqués"),
			robberies: (e) => wo(e, "vol", "vols")
		}
	},
	judgement: xo
};
// packages/dice-city/src/text/meaning.ts
function Eo(e, t, n) {
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
			at: Ao(n, n.active, r.die)
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
			at: ko(n, n.active, r.cell)
		};
		case "move": return {
			act: "move",
			by: f[r.die],
			die: f[h(r.cell)],
			to: ko(n, n.active, r.cell)
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
			let { defense: e, points: t } = n.cities[r.seat].places[r.cell], i = ko(n, r.seat, r.cell);
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
			at: ko(n, n.active, r.cell)
		};
		case "exchange": return {
			act: "exchange",
			...St(r.deal, Oo.rate)
		};
		case "multiply": return {
			act: "multiply",
			resource: O[r.resource],
			paid: O.map((e, t) => t === r.resource ? Do.pay : 0),
			got: O.map((e, t) => t === r.resource ? Do.get : 0)
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
				at: Ao(n, e, r.die)
			};
		}
		case "discard": {
			let { location: e } = n.display[r.shown];
			return {
				act: "discard",
				location: e,
				top: jo(n, r.shown)
			};
		}
	}
}
var Do = b.storehouse.ability, Oo = b["market-place"].ability, ko = (e, t, n) => ({
	cell: g[n],
	location: e.cities[t].places[n].location
}), Ao = (e, t, n) => ko(e, t, m(n, e.cities[t].dice[n])), jo = ({ solo: e }, t) => e !== null && t >= e.rowSize, Mo = ({ facts: e, names: t, content: n, questions: r, labels: i, whyNot: a, events: o, matchOptions: s, summary: c, judgement: l }) => ({
	...e,
	ask: (e, t) => r[e](Po(t)),
	option(e, t, n, r) {
		let a = Eo(e, t, n);
		return i[a.act](a, r);
	},
	whyNot: (e) => a[e.is](e),
	dice: (e, n) => n.dice?.map((e) => t.row[e]).join(", "),
	event: (e, t) => o[e.type](e, t),
	reason: (e) => t.end[e] ?? e,
	score: c.score,
	summary: No(c),
	judgement: ee(l, (e, n) => e === "ship" || e === "ships" ? t.ship[n] : e === "bandits" ? t.bandit[n] : t.location[n]),
	content(e) {
		let [r, i] = e.split("/");
		return n[r](t.location[i]);
	},
	matchOption(e, t) {
		let { options: n, values: r } = s;
		return t === void 0 ? n[e] ?? e : r[t] ?? t;
	}
}), No = ({ parts: e, points: t, deeds: n }) => ({
	part: (t, n) => e[t](n),
	item: (e, { id: r, amount: i }) => e === "points" ? t[r] : n[r](i)
});
function Po(e) {
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
	en: Ha,
	fr: To
}), Fo = r((e) => Mo(Q[e])), Io = r((e) => Q[e].names);
function Lo(e, t) {
	let { abilities: n, traits: r } = Q[t];
	return _a(e, n, r);
}
var Ro = (e, t) => Q[t].amounts(e), zo = (e, t) => ({
	round: e.round,
	roundLimit: e.roundLimit,
	first: e.first,
	active: e.active,
	step: Ko(e),
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
	cities: e.cities.map((n, r) => Vo(e, n, r, Bo(e, r, t))),
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
		defense: R(e, n),
		left: j(e) ? null : z(e, n),
		of: ye(e.cities.length)[n]
	})),
	ships: y.map(({ points: t, cost: n }, r) => ({
		size: _[r],
		points: t,
		cost: [...n],
		left: j(e) ? null : rn(e, r),
		of: be(e.cities.length)[r]
	})),
	solo: j(e) ? Wo(e) : null,
	hand: qo(e),
	marked: Jo(e),
	working: Yo(e),
	disturbed: Xo(e),
	rolling: Zo(e),
	endings: An(e),
	ending: e.ending ?? null,
	ended: e.ended
}), Bo = (e, t, n) => e.openPoints || e.ended || t === n;
function Vo(e, t, n, r) {
	return {
		seat: n,
		places: g.map((e, n) => Ho(t, n)),
		dice: t.dice.map((e) => e === 0 ? null : e),
		stock: [...t.stock],
		hourglasses: t.hourglasses,
		points: r ? t.points : null,
		score: r ? un(e, n) : null,
		bountyPoints: r ? ln(e, n) : null,
		bandits: Uo(e.bandits, n, r),
		ships: Uo(e.ships, n, r),
		cityPoints: cn(t),
		cards: sn(t),
		completeRows: an(t).map((e) => f[e])
	};
}
function Ho(e, t) {
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
var Uo = (e, t, n) => e.flatMap((e, r) => e.filter((e) => e === t).map(() => n ? _[r] : null)), Wo = (e) => ({
	rowSize: e.rowSize,
	turns: Qt(e),
	target: e.target,
	nextTarget: $t(e)
}), Go = Object.keys(pa), Ko = (e) => Go.find((t) => Nt(e, pa[t])) ?? null;
function qo(e) {
	let t = jt(e, Rn)?.vars.card ?? -1;
	return t === -1 ? null : A(t);
}
var Jo = (e) => [...jt(e, Bi)?.vars.chosen ?? []];
function Yo(e) {
	let t = c(e);
	for (let e of Object.values(Ui)) if (Ft(t, e)) return g[t.vars.cell];
	return null;
}
var Xo = (e) => jt(e, zi)?.vars.owner ?? null;
function Zo(e) {
	let t = c(e);
	if (Ft(t, zi)) {
		let { owner: e, picked: n } = t.vars;
		return n === void 0 ? null : {
			seat: e,
			dice: [f[n]]
		};
	}
	return Ft(t, hi) ? {
		seat: e.active,
		dice: [f[t.vars.die]]
	} : Ft(t, gi) ? {
		seat: e.active,
		dice: vi(t.vars).map((e) => f[e])
	} : null;
}
// packages/dice-city/src/vocabulary.ts
var Qo = {
	strength: "strength",
	"bandit strength": "watch",
	forged: "forged",
	minted: "minted",
	trained: "trained",
	armies: "armies",
	round: "round"
}, $o = {
	passed: "passed",
	refreshed: "refreshed"
}, es = "empty", ts = we, ns = {
	set(e, t, n) {
		let [r = "", ...i] = t.split(/\s+/);
		if (ne(r) !== void 0) return os(e, ae(r, e.cities.length), i.join(" "), n);
		if (is(t)) e[Qo[t]] = d(n, 0, 999);
		else if (as(t)) e[$o[t]] = Ts(n);
		else if (t === "first" || t === "active") e[t] = ae(n, e.cities.length);
		else if (t === "phase") Cs(e, n);
		else if (t === "display") fs(e, n);
		else if (t === "deck" || t === "deck cards") ps(e, n);
		else if (r === "pile") ms(e, hs(i.join(" ")), d(n, 0, 15));
		else if (t === "bandits") _s(e, "bandits", n);
		else if (t === "ships") _s(e, "ships", n);
		else if (t === "ending") Ss(e, n);
		else throw $((e) => e.nothingToSet(t));
	},
	get(e, t) {
		let [n = "", ...r] = t.split(/\s+/), i = ne(n);
		return i !== void 0 && i < e.cities.length ? ss(e, i, r) : is(t) ? String(e[Qo[t]]) : as(t) ? e[$o[t]] ? "yes" : "no" : n === "pile" ? e.piles[ts.indexOf(r.join(" "))]?.toString() : rs[t]?.(e);
	}
}, rs = {
	first: (e) => ie(e.first),
	active: (e) => ie(e.active),
	phase: (e) => Ko(e) ?? (e.ended ? "over" : "start"),
	display: (e) => u(e.display.map((e) => e === -1 ? es : E(D(e)))),
	"on display": (e) => String(e.display.filter((e) => e !== -1).length),
	deck: (e) => String(e.deck.length),
	"deck cards": (e) => u(e.deck.map((e) => E(D(e))).reverse()),
	discards: (e) => String(e.discards),
	bandits: (e) => u(_.map((t, n) => z(e, n))),
	ships: (e) => u(_.map((t, n) => rn(e, n))),
	"bandit defense": (e) => u(_.map((t, n) => R(e, n))),
	ending: (e) => e.ending ?? "-",
	target: (e) => String(e.target),
	"next target": (e) => String($t(e)),
	turns: (e) => j(e) ? String(Qt(e)) : "-"
}, is = (e) => Object.hasOwn(Qo, e), as = (e) => Object.hasOwn($o, e);
function os(e, t, n, r) {
	let i = M(e, t);
	if (n === "dice") ls(i, r);
	else if (n === "city") us(e, i, r);
	else if (n === "stock") i.stock = bs(r);
	else if (n === "hourglasses") i.hourglasses = d(r, 0, 99);
	else if (n === "points") i.points = d(r, 0, 999);
	else if (n === "bandits") vs(e, "bandits", t, r);
	else if (n === "ships") vs(e, "ships", t, r);
	else throw $((e) => e.nothingOfPlayer(n));
}
function ss(e, t, [n = "", r = ""]) {
	let i = M(e, t);
	switch (n) {
		case "dice": return u(i.dice.flatMap((e, t) => e === 0 ? [] : [`${pe[t]}${e}`]));
		case "city": return u(g.flatMap((e, t) => I(i, t) ? [`${e}:${cs(i, t)}`] : []));
		case "stock": return i.stock.join("/");
		case "hourglasses":
		case "points": return String(i[n]);
		case "bandits":
		case "ships": return u(e[n].map((e) => e.filter((e) => e === t).length));
		case "cards": return String(sn(i));
		case "score": return String(un(e, t));
		case "defense": return g.includes(r) ? String(tn(i, g.indexOf(r))) : void 0;
		default: return;
	}
}
var cs = (e, t) => `${E(D(e.cells[t]))}${F(e, t) ? "!" : ""}`;
function ls(e, t) {
	e.dice = f.map(() => 0);
	for (let n of l(t)) {
		let t = ws(n), r = h(t);
		if (e.dice[r] !== 0) throw $((e, { row: t }) => e.oneDie(n, t[f[r]]));
		e.dice[r] = me(t);
	}
}
function us(e, t, n) {
	for (let r of l(n)) {
		let n = /^([A-Z]\d):([a-z-]+)(!?)$/.exec(r);
		if (!n) throw $((e) => e.cellAndCard(r));
		let i = ws(n[1]);
		if (I(t, i)) throw $((e) => e.covered(n[1]));
		t.cells[i] = ds(e, n[2]), n[3] && (t.off |= 1 << i);
	}
}
function ds(e, t) {
	let n = ts.indexOf(t);
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
function fs(e, t) {
	let n = l(t);
	if (n.length > e.display.length) throw $((t) => t.displaySize(e.display.length));
	e.deck.unshift(...e.display.filter((e) => e !== -1)), e.display.fill(-1);
	for (let [t, r] of n.entries()) r !== es && (e.display[t] = ds(e, r));
}
function ps(e, t) {
	let n = l(t), r = /^\d+$/.test(t) ? e.deck.slice(e.deck.length - d(t, 0, e.deck.length)) : n.map((t) => ds(e, t)).reverse();
	e.discards += /^\d+$/.test(t) ? e.deck.length - r.length : e.deck.length, e.deck = r;
}
function ms(e, t, n) {
	e.discards += e.piles[t] - n, e.piles[t] = n;
}
function hs(e) {
	let t = ts.indexOf(e);
	if (t < 0) throw $((t) => t.noPile(e, we));
	return t;
}
function gs(e, t) {
	if (j(e)) throw $((e) => e.endlessAlone(t));
	let n = t === "bandits" ? ye : be;
	return [e[t], n(e.cities.length)];
}
function _s(e, t, n) {
	let [r, i] = gs(e, t);
	for (let [e, t] of ys(n).entries()) {
		let n = i[e] - t;
		if (n < r[e].length) throw $((n) => n.pileLeft(_[e], t));
		for (; r[e].length < n;) r[e].push(-1);
	}
}
function vs(e, t, n, r) {
	let [i, a] = gs(e, t);
	for (let [e, t] of ys(r).entries()) {
		i[e] = i[e].filter((e) => e !== n);
		for (let r = 0; r < t; r++) i[e].push(n);
		if (i[e].length > a[e]) throw $((t) => t.pileSize(_[e], a[e]));
	}
}
function ys(e) {
	let t = l(e);
	if (t.length !== _.length) throw $((t) => t.threeNumbers(e));
	return t.map((e) => d(e, 0, 99));
}
function bs(e) {
	let t = e.split("/");
	if (t.length !== 3) throw $((t) => t.threeResources(e));
	return t.map((e) => d(e, 0, 99));
}
var xs = Xt.filter((e) => e !== "goal" && e !== "no-goal");
function Ss(e, t) {
	let n = xs.find((e) => e === t);
	if (!n) throw $((e) => e.noEnding(t, xs));
	e.ending = n;
}
function Cs(e, t) {
	let n = Object.entries(pa).find(([e]) => e === t)?.[1];
	if (!n) throw $((e) => e.noPhase(t, Object.keys(pa)));
	e.round = Math.max(1, e.round), e.display.every((e) => e === -1) && Mn(e);
	for (let [t, n] of e.cities.entries()) t !== e.active && !qi(n) && n.dice.fill(1);
	zt(e, ca, ua, n);
}
function ws(e) {
	let t = g.indexOf(e);
	if (t < 0) throw $((t) => t.noCell(e));
	return t;
}
function Ts(e) {
	if (e === "yes" || e === "no") return e === "yes";
	throw $((t) => t.yesOrNo(e));
}
var $ = (e) => new t((t) => e(Q[t].faults, Q[t].names)), Es = [...we, ...x], Ds = {
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
	setup: (e, t) => pn(e, {
		level: t.level,
		target: t.target,
		soloRefresh: t.soloRefresh,
		openPoints: t.openPoints,
		rowsDeclared: t.rows === "declared",
		roundLimit: t.roundLimit,
		named: te(t)
	}),
	rules: ca,
	view: zo,
	turn: Os,
	active: (e) => e.round > 0 ? e.active : void 0,
	events: Wt,
	eventRules: Gt,
	highlight: ma,
	summary: ha,
	outcome: ks,
	nextGoal: ({ target: e }, { reason: t }) => t === "goal" ? { target: Ut(e) } : void 0,
	redeal: ri,
	insight: ni,
	conserved: js,
	bound: 3e4,
	content: [...S.flatMap((e) => b[e].ability ? [`use/${e}`] : []), ...[
		"build",
		"cover",
		"attack",
		"deactivate"
	].flatMap((e) => Es.map((t) => `${e}/${t}`))],
	vocabulary: ns,
	text: Fo
};
function Os(e) {
	let t = e.cities.length;
	return e.ended || e.round === 0 ? e.round * t : (e.round - 1) * t + As(e, e.active) + 1;
}
function ks(e) {
	if (!e.ended || e.ending === void 0) return;
	let t = e.cities.map((t, n) => un(e, n));
	return {
		places: j(e) ? [e.ending === "goal" ? 1 : 2] : re(e.cities.map((n, r) => [
			t[r],
			sn(n),
			ln(e, r),
			-As(e, r)
		])),
		scores: t,
		reason: e.ending
	};
}
var As = (e, t) => (t - e.first + e.cities.length) % e.cities.length;
function js(e) {
	let t = [
		...e.deck,
		...e.display,
		...e.cities.flatMap(({ cells: e }) => e),
		jt(e, Rn)?.vars.card ?? -1
	], n = new Set(t.filter((e) => e !== -1)), r = e.piles.reduce((e, t) => e + t, 0);
	return { cards: n.size + r + e.discards };
}
// \0virtual:frozen-game
var Ms = Object.values(/* @__PURE__ */ fe({
	BANDITS: () => v,
	CELL_NAMES: () => g,
	COLUMNS: () => 6,
	COPIES: () => 3,
	DECK_IDS: () => x,
	LETTERS: () => pe,
	LOCATION: () => b,
	LOCATION_IDS: () => S,
	NAMES: () => Io,
	PRINTED: () => ve,
	RESOURCES: () => O,
	ROWS: () => f,
	SHIPS: () => y,
	SIZES: () => _,
	STORED: () => 1,
	abilityText: () => Lo,
	amountsText: () => Ro,
	cellText: () => Ca,
	choiceOf: () => Dt,
	columnOf: () => me,
	diceCity: () => Ds,
	diceCitySpreads: () => Dr,
	diceCityWeights: () => B,
	isTopRow: () => jo,
	meaningOf: () => Eo,
	rowOf: () => h
})).find((e) => e?.id === "dice-city" && e.rulesVersion !== void 0), Ns = {
	...Ms,
	rules: At(Ms.rules)
};
export { Ns as game };
