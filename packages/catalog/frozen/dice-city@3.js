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
	"lumber-mill": S("resource", [
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
	quarry: S("resource", [
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
	mine: S("resource", [
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
	"regular-army": S("military", [
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
	barracks: S("military", [
		0,
		2,
		1
	], 4, 2, { ability: { verb: "recruit" } }),
	blacksmith: S("military", [
		0,
		1,
		2
	], 4, 2, { ability: {
		verb: "forge",
		amount: 1
	} }),
	catapult: S("military", [
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
	"training-camp": S("military", [
		1,
		0,
		1
	], 3, 1, { ability: {
		verb: "train",
		amount: 1
	} }),
	"watch-tower": S("military", [
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
	bazaar: S("economic", [
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
	"market-place": S("economic", [
		2,
		0,
		1
	], 4, 2, { ability: {
		verb: "exchange",
		most: 2,
		rate: 2
	} }),
	"merchant-guild": S("economic", [
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
	mint: S("economic", [
		0,
		2,
		2
	], 5, 3, { ability: {
		verb: "mint",
		amount: 1
	} }),
	storehouse: S("economic", [
		1,
		1,
		0
	], 3, 1, { ability: {
		verb: "multiply",
		pay: 1,
		get: 3
	} }),
	cathedral: S("cultural", [
		1,
		2,
		2
	], 6, "cultural-row", {}),
	"festival-hall": S("cultural", [
		2,
		0,
		0
	], 3, 1, { ability: {
		verb: "pairs",
		amount: 1
	} }),
	"grand-statue": S("cultural", [
		0,
		1,
		1
	], 4, 2, { adornments: 3 }),
	"great-wall": S("cultural", [
		0,
		2,
		1
	], 5, 3, { shelters: 2 }),
	manor: S("cultural", [
		1,
		2,
		0
	], 4, 2, { ability: {
		verb: "points",
		amount: 2
	} }),
	cemetery: S("civic", [
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
	church: S("civic", [
		1,
		1,
		1
	], 4, 2, { ability: {
		verb: "copy",
		from: "dice"
	} }),
	stables: S("civic", [
		2,
		0,
		0
	], 3, 1, { ability: { verb: "ride" } }),
	"town-hall": S("civic", [
		2,
		2,
		1
	], 5, 3, { ability: {
		verb: "copy",
		from: "city"
	} }),
	well: S("civic", [
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
}, we = Object.keys(xe), Te = Object.keys(Se), x = Object.keys(b);
function S(e, t, n, r, i) {
	return {
		type: e,
		cost: t,
		defense: n,
		points: r,
		...i
	};
}
// packages/dice-city/src/content/cards.ts
var C = we.length, Ee = Te.length * 3, De = C * 15 + Ee, w = x.map((e) => b[e]), Oe = (e) => x.indexOf(e), T = (e) => x[e], ke = Array.from({ length: De }, (e, t) => t < C * 15 ? Math.floor(t / 15) : C + Math.floor((t - C * 15) / 3)), E = (e) => ke[e], Ae = Array.from({ length: Ee }, (e, t) => C * 15 + t), je = (e, t) => e * 15 + t - 1, Me = Array.from({ length: p }, (e, t) => Oe(ve[Math.floor(t / 6)][t % 6])), Ne = Oe("regular-army"), D = [
	"wood",
	"stone",
	"iron"
], Pe = {
	[-1]: "done",
	[-2]: "none"
}, Fe = (e) => (t) => e[t] ?? Pe[t] ?? String(t), Ie = [
	...D,
	"strength",
	"disturb"
], Le = [
	"use",
	"pass",
	"refresh",
	"idle"
], Re = Le.length * f.length, ze = Re + f.length * p, Be = ze + f.length * p, Ve = (e) => e, He = (e) => f.length + e, Ue = (e) => 2 * f.length + e, We = (e) => 3 * f.length + e, Ge = (e, t) => Re + e * p + t, Ke = (e, t) => ze + e * p + t, qe = (e) => Be + e, Je = [
	...Le.flatMap((e) => f.map((t, n) => ({
		act: e,
		die: n
	}))),
	...["reactivate", "move"].flatMap((e) => f.flatMap((t, n) => g.map((t, r) => ({
		act: e,
		die: n,
		cell: r
	})))),
	...Ie.map((e) => ({
		act: "glass",
		effect: e
	}))
], Ye = (e) => Je[e], Xe = Fe(Je.map((e) => {
	if (e.act === "glass") return `glass:${e.effect}`;
	let t = `${e.act}:${pe[e.die]}`;
	return "cell" in e ? `${t}:${g[e.cell]}` : t;
})), Ze = Fe(g), Qe = Fe(D), $e = (e) => pe[e], et = (e) => f.flatMap((t, n) => e & 1 << n ? [n] : []), tt = (e) => et(e).map($e).join(",") || Pe[-2], nt = 4, rt = _.length, it = rt + nt * D.length, at = (e) => e, ot = (e, t) => rt + e * D.length + t, st = (e, t) => it + e * p + t, ct = Array.from({ length: nt }, (e, t) => t), lt = [
	..._.map((e, t) => ({
		act: "bandit",
		pile: t
	})),
	...ct.flatMap((e) => D.map((t, n) => ({
		act: "rob",
		seat: e,
		resource: n
	}))),
	...ct.flatMap((e) => g.map((t, n) => ({
		act: "raid",
		seat: e,
		cell: n
	})))
], ut = (e) => lt[e], dt = Fe(lt.map((e) => e.act === "bandit" ? _[e.pile] : `p${e.seat + 1}.${e.act === "rob" ? D[e.resource] : g[e.cell]}`)), ft = (e, t) => t ? `${e}@top` : e, pt = C + Te.length, mt = 2 * pt, ht = (e) => e, gt = (e) => pt + e, _t = (e) => mt + e, vt = [...[!1, !0].flatMap((e) => x.slice(0, pt).map((t, n) => ({
	act: "buy",
	kind: n,
	top: e
}))), ..._.map((e, t) => ({
	act: "ship",
	pile: t
}))], yt = (e) => vt[e], bt = Fe(vt.map((e) => e.act === "ship" ? `ship:${_[e.pile]}` : ft(x[e.kind], e.top))), xt = "none", St = (e, t) => `${e}>${t.join(",")}`;
function Ct(e, t) {
	let [n, r = ""] = e.split(">"), i = r.split(",");
	return {
		paid: D.map((e) => e === n ? i.length : 0),
		got: D.map((e) => t * i.filter((t) => t === e).length)
	};
}
var wt = (e, t) => e * 4 + t, Tt = (e) => ({
	stone: e >> 2,
	iron: e & 3
});
function Et(e) {
	if (e === 0) return Pe[-2];
	let { stone: t, iron: n } = Tt(e);
	return `${t}s${n}i`;
}
var Dt = ["end", "play-on"];
// packages/dice-city/src/choice.ts
function Ot(e, t) {
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
		case "spend": return Ye(r);
		case "attack": return ut(r);
		case "build": return yt(r);
		case "copy":
		case "ride":
		case "recruit":
		case "site": return At[n][r];
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
			dice: et(r)
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
			...Tt(r)
		};
		case "declare": return {
			act: n,
			end: t === "end"
		};
	}
}
var kt = (e) => he.map((t) => ({
	act: e,
	cell: t
})), At = {
	copy: kt("copy"),
	ride: kt("ride"),
	recruit: kt("recruit"),
	site: kt("site")
}, { registered: jt, flow: O, frameOf: Mt, framesOf: Nt, isRunning: Pt, calledBy: Ft, isOf: It, reads: Lt, unwind: Rt, abort: zt, enter: Bt } = o(3), Vt = ["normal", "hard"], Ht = {
	normal: 4,
	hard: 5
}, Ut = 5, Wt = (e) => Math.min(500, e + Ut), Gt = {
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
}, Kt = {
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
}, qt = (e) => ({
	card: e,
	location: T(E(e))
}), Jt = {
	title: "Dice City",
	pitch: "Five dice, thirty locations: build a city where every roll is a good one."
}, Yt = {
	title: "Dice City",
	pitch: "Cinq dés, trente lieux\xA0: bâtissez une cité où tous les lancers sont bons."
}, Xt = s({
	en: Jt,
	fr: Yt
}), Zt = {
	id: "dice-city",
	seats: {
		min: 1,
		max: 4,
		usual: 2
	},
	title: r((e) => Xt[e].title),
	pitch: r((e) => Xt[e].pitch)
}, Qt = [
	"bandits",
	"ships",
	"deck",
	"rows",
	"round-limit",
	"goal",
	"no-goal"
], k = (e) => e.rowSize > 0, $t = ({ rowSize: e }, t) => e > 0 && t >= e, en = ({ rowSize: e, replaced: t }) => Math.ceil((Ee - t) / e), tn = ({ ending: e, target: t }) => e === "goal" ? Wt(t) : t, A = (e, t) => e.cities[t], j = (e) => e.cities[e.active];
function M(e, t) {
	let n = e.cells[t];
	return n === -1 ? Me[t] : E(n);
}
var N = (e, t) => !!(e.off & 1 << t), nn = (e, t) => e.cells[t] !== -1, rn = (e, t) => !N(e, t) && w[M(e, t)].ability !== void 0;
function an(e, t) {
	let n = w[M(e, t)].defense ?? 0, r = ge(t);
	for (let i = r; i < r + 6; i++) i !== t && !N(e, i) && (n += w[M(e, i)].shelters ?? 0);
	return n;
}
function P(e, t) {
	let { points: n } = w[M(e, t)];
	return n === "cultural-row" ? on(e, t) : n ?? 0;
}
function on(e, t) {
	let n = ge(t), r = 0;
	for (let t = n; t < n + 6; t++) w[M(e, t)].type === "cultural" && r++;
	return r;
}
var F = (e, t) => Math.max(1, v[t].defense - e.trained), I = (e, t) => ye(e.cities.length)[t] - e.bandits[t].length, L = (e, t) => be(e.cities.length)[t] - e.ships[t].length;
function sn(e) {
	let t = [];
	for (let n = 0; n < f.length; n++) cn(e, n) && t.push(n);
	return t;
}
function cn(e, t) {
	if (e.off & _e[t]) return !1;
	for (let n = t * 6; n < (t + 1) * 6; n++) if (e.cells[n] === -1) return !1;
	return !0;
}
var ln = (e) => e.cells.reduce((e, t) => t === -1 ? e : e + 1, 0);
function un(e) {
	let t = 0;
	for (let n = 0; n < p; n++) e.cells[n] !== -1 && (t += P(e, n));
	return t;
}
function dn(e, t) {
	let n = 0;
	for (let r = 0; r < 3; r++) {
		for (let i of e.bandits[r]) i === t && (n += v[r].points);
		for (let i of e.ships[r]) i === t && (n += y[r].points);
	}
	return n;
}
var R = (e, t) => A(e, t).points + dn(e, t) + un(A(e, t)), fn = (e, t) => e[0] >= t[0] && e[1] >= t[1] && e[2] >= t[2];
function pn(e, t) {
	for (let n = 0; n < 3; n++) e[n] -= t[n];
}
function mn(e, { level: t, target: n, soloRefresh: r, openPoints: i, rowsDeclared: a, roundLimit: o, named: s }) {
	let c = e === 1 ? Ht[t] : 0;
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
		deck: [...Ae],
		display: Array(c > 0 ? 2 * c : 8).fill(-1),
		discards: 0,
		piles: Array(C).fill(15),
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
var hn = {
	resolve(e, t, { amount: n }) {
		return z(e, n), "";
	},
	estimate: ({ amount: e }) => e
}, gn = {
	resolve(e, t, { amount: n }) {
		return z(e, n * j(e).stock.reduce((e, t) => e + Math.floor(t / 2), 0)), "";
	},
	estimate: ({ amount: e }) => e
};
function z(e, t) {
	t !== 0 && (j(e).points += t, i(() => ({
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
	e.ending !== void 0 || k(e) || (e.ending = t, i(() => ({
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
var Cn = (e) => sn(j(e)).length >= bn, wn = (e) => I(e, 0) + I(e, 1) + I(e, 2);
function Tn(e) {
	let t = 0;
	for (let n = 0; n < 3; n++) L(e, n) === 0 && t++;
	return t;
}
function En(e) {
	e.ending === void 0 && !e.rowsDeclared && Cn(e) && vn(e, "rows");
}
function Dn(e) {
	e.round >= e.roundLimit && vn(e, "round-limit");
}
var On = (e) => k(e) ? e.round >= en(e) : e.ending !== void 0, kn = (e) => On(e) && (e.active + 1) % e.cities.length === e.first;
function An(e) {
	if (k(e)) return [];
	let t = ye(e.cities.length).reduce((e, t) => e + t, 0), n = Ee - 8, r = e.cities.map((e) => sn(e).length), i = Math.max(...r);
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
		scores: e.cities.map((t, n) => R(e, n)),
		...k(e) ? { nextTarget: tn(e) } : {}
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
		cards: n.map(qt)
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
		cards: n.map(qt)
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
	let a = A(e, t), o = a.cells[n];
	a.cells[n] = r, a.off &= ~(1 << n), ue(() => `build/${T(E(r))}`, t), o !== -1 && (e.discards++, ue(() => `cover/${T(E(o))}`, t)), i(() => ({
		type: "built",
		seat: t,
		cell: g[n],
		piece: qt(r),
		...o === -1 ? {} : { covered: qt(o) }
	})), En(e);
}
function Ln(e, t, n) {
	let r = A(e, t);
	r.off |= 1 << n, ue(() => `deactivate/${T(E(r.cells[n]))}`, t);
}
// packages/dice-city/src/rules/build.ts
var Rn = O("dice-city/build", (e) => [e.run((e, t) => {
	t.over = !1, t.card = -1;
}), e.loop((e, t) => !t.over, e.ask("build", {
	who: (e) => e.active,
	options: zn,
	key: bt,
	params: (e) => ({ stock: [...j(e).stock] }),
	unavailable: Hn,
	auto: !0,
	then: (e, t, n) => Un(e, t, yt(n))
}), e.when((e, t) => t.card !== -1, e.ask("adorn", {
	who: (e) => e.active,
	options: Kn,
	key: Et,
	auto: !0,
	then: (e, t, n) => qn(e, Tt(n))
}), e.ask("site", {
	who: (e) => e.active,
	options: () => he,
	key: Ze,
	params: (e, t) => ({ kind: E(t.card) }),
	then: (e, t, n) => {
		In(e, e.active, n, t.card), t.card = -1, k(e) || Mn(e);
	}
})))]);
function zn(e) {
	let { stock: t } = j(e), n = [-1], r = t[0] + t[1] + t[2];
	if (r < 2) return n;
	for (let r = 0; r < C; r++) e.piles[r] > 0 && fn(t, w[r].cost) && n.push(ht(r));
	for (let [r, i] of Vn(e)) fn(t, w[r].cost) && n.push(i);
	if (r >= 6) for (let r = 0; r < y.length; r++) fn(t, y[r].cost) && Bn(e, r) && n.push(_t(r));
	return n;
}
var Bn = (e, t) => k(e) || L(e, t) > 0;
function Vn(e) {
	let { display: t, rowSize: n } = e, r = [], i = 0;
	for (let a = 0; a < t.length; a++) {
		a === n && (i = 0);
		let o = t[a];
		if (o === -1) continue;
		let s = E(o);
		i & 1 << s || r.push([s, $t(e, a) ? gt(s) : ht(s)]), i |= 1 << s;
	}
	return r;
}
function Hn(e) {
	let { stock: t } = j(e), n = [], r = (e, t, r) => n.push({
		value: e,
		rule: t,
		why: r
	}), i = (e, n, i) => {
		fn(t, n) || r(e, i, _n(t, n));
	};
	for (let t = 0; t < C; t++) e.piles[t] === 0 ? r(ht(t), "DC-2.2", { is: "pile-empty" }) : i(ht(t), w[t].cost, "DC-7.1");
	for (let [t, n] of Vn(e)) i(n, w[t].cost, "DC-7.1");
	for (let t = 0; t < y.length; t++) Bn(e, t) ? i(_t(t), y[t].cost, "DC-7.5") : r(_t(t), "DC-7.6", { is: "pile-empty" });
	return n;
}
function Un(e, t, n) {
	n ? n.act === "ship" ? Gn(e, n.pile) : (t.card = n.kind < C ? je(n.kind, e.piles[n.kind]--) : Wn(e, n), pn(j(e).stock, w[n.kind].cost)) : t.over = !0;
}
function Wn({ display: e, rowSize: t }, { kind: n, top: r }) {
	let i = e.findIndex((e, i) => e !== -1 && E(e) === n && (!r || i >= t)), a = e[i];
	return e[i] = -1, a;
}
function Gn(e, t) {
	let { cost: n, points: r } = y[t];
	pn(j(e).stock, n), i(() => ({
		type: "shipped",
		seat: e.active,
		size: _[t],
		points: r
	})), k(e) ? z(e, r) : e.ships[t].push(e.active), Sn(e);
}
function Kn(e, { card: t }) {
	let n = w[E(t)].adornments ?? 0, [, r, i] = j(e).stock, a = [];
	for (let e = 0; e <= Math.min(n, r); e++) for (let t = 0; t <= Math.min(n - e, i); t++) a.push(wt(e, t));
	return a;
}
function qn(e, { stone: t, iron: n }) {
	t + n !== 0 && (pn(j(e).stock, [
		0,
		t,
		n
	]), i(() => ({
		type: "adorned",
		seat: e.active,
		stone: t,
		iron: n
	})), z(e, t + n));
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
	let r = Xn(v.map((t, n) => k(e) || I(e, n) > 0 ? F(e, n) : 0)), i = Math.min(n, Jn), a = r[i], o = i;
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
	return w[M(j(e), t)].keyword === "army" ? (e.armies++, e.forged) : 0;
}
// packages/dice-city/src/abilities/gain.ts
var fr = {
	resolve(e, { cell: t }, { gain: n }) {
		let { type: r } = w[M(j(e), t)];
		return pr(e, n, r === "resource" ? e.minted : 0), "";
	},
	estimate: ({ gain: [e, t, n] }) => .7 * (e + t + n)
};
function pr(e, t, n = 0) {
	let { stock: r } = j(e);
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
	points: hn,
	pairs: gn,
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
			let r = j(e), i = [
				0,
				0,
				0
			], a = ge(t);
			for (let e = a; e < a + 6; e++) {
				let { keyword: t, ability: a } = w[M(r, e)];
				if (!(t !== "harvest" || N(r, e) || a?.verb !== "gain")) for (let e = 0; e < 3; e++) a.gain[e] > 0 && (i[e] += n);
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
}, hr = (e) => mr[e.verb], gr = (e, t, n) => hr(n).resolve(e, t, n), _r = (e) => hr(e).estimate(e), B = w.map(({ ability: e }) => e ? _r(e) : 0), vr = w.map(({ ability: e }) => e?.verb === "copy"), yr = w.map(({ ability: e }) => e?.verb === "harvest"), br = w.map(({ keyword: e }) => e === "harvest"), xr = w.map(({ exhausts: e }) => e === !0), Sr = (e) => B[e];
function Cr(e, t, n) {
	let r = M(e, t);
	return vr[r] || yr[r] ? wr(e, t, r, n) : xr[r] ? B[r] - n.waking / 2 : B[r];
}
function wr(e, t, n, r) {
	let i = ge(t), a = 0, o = B[n];
	for (let n = i; n < i + 6; n++) {
		if (n === t || N(e, n)) continue;
		let r = M(e, n);
		br[r] ? a++ : B[r] > o && (o = B[r]);
	}
	let s = yr[n] ? .75 * a : o;
	return xr[n] ? s - r.waking / 2 : s;
}
function Tr(e, t) {
	let n = 0;
	for (let r = 0; r < e.cells.length; r += 6) {
		let i = 0, a = 0;
		for (let n = r; n < r + 6; n++) {
			let r = N(e, n) ? 0 : Cr(e, n, t);
			i += r, r > a && (a = r);
		}
		let o = i / 6;
		n += o + t.choice * (a - o);
	}
	return n;
}
// packages/dice-city/src/insight/weights.ts
var V = {
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
}, Er = {
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
function Dr(e, t) {
	let n = Ur(e, t);
	return Or(e, e.cities.map((r, i) => kr(e, i, n, t)), n);
}
function Or(e, t, r) {
	let i = se(Er, e.cities.length, r);
	return k(e) ? [1 / (1 + Math.exp((e.target - t[0]) / i))] : n(t, i);
}
function kr(e, t, n, r) {
	let i = A(e, t), a = t === e.active, o = Ar(e, t, n), s = a || Nr(e, t);
	return R(e, t) + r.income * o * Tr(i, r) + (s ? Pr(i, r) + r.hourglass * i.hourglasses : 0) + (a ? Ir(e, n, r) : s ? Fr(i, r) : 0);
}
var Ar = (e, t, n) => Mr(e, t) ? Math.max(0, n - 1) : n, jr = (e, t) => (t - e.first + e.cities.length) % e.cities.length, Mr = (e, t) => jr(e, t) < jr(e, e.active), Nr = (e, t) => e.ending === void 0 || jr(e, t) > jr(e, e.active);
function Pr(e, t) {
	let n = 0;
	for (let r = 0; r < f.length; r++) {
		let i = e.dice[r];
		if (i === 0) continue;
		let a = m(r, i);
		n += Math.max(t.spare, N(e, a) ? 0 : Cr(e, a, t));
	}
	return n;
}
var Fr = ({ stock: e }, { kept: t }) => t * (e[0] + e[1] + e[2]);
function Ir(e, t, n) {
	let r = zr(e, t, n);
	for (let i = 0; i < y.length; i++) r = Math.max(r, Br(e, i, t, n));
	return r + Qn(e, n.strength) + Hr(e, t, n);
}
var Lr = (e, { resource: t, growth: n }) => t + n * e, Rr = ({ stock: e }) => e[0] + e[1] + e[2], zr = (e, t, n) => Lr(t, n) * Rr(j(e));
function Br(e, t, n, r) {
	if (!k(e) && L(e, t) === 0) return 0;
	let i = j(e), { cost: a, points: o } = y[t], s = 0;
	for (let e = 0; e < f.length; e++) i.dice[e] !== 0 && s++;
	let c = 0;
	for (let e = 0; e < 3; e++) c += Math.max(0, a[e] - i.stock[e]);
	return c > s ? 0 : o * r.hope ** c + Lr(n, r) * Math.max(0, Rr(i) + c - 3 * a[0]);
}
var Vr = (e) => Mt(e, Rn)?.vars.card ?? -1;
function Hr(e, t, n) {
	let r = Vr(e);
	if (r === -1) return 0;
	let i = E(r), { points: a } = w[i], o = Math.max(0, Sr(i) - .6) / 6;
	return (typeof a == "number" ? a : 3) + n.income * t * o;
}
function Ur(e, t) {
	if (k(e)) return en(e) - e.round;
	if (e.ending !== void 0) return 0;
	let n = e.cities.length, r = 0, i = [];
	for (let t = 0; t < 3; t++) r += I(e, t), i.push(L(e, t));
	i.sort((e, t) => e - t);
	let a = 6 * f.length;
	for (let t of e.cities) a = Math.min(a, Wr(t));
	return Math.min(t.longest, t.deckPace * e.deck.length / n, t.banditPace * r / n, t.shipPace * (i[0] + i[1]) / n, t.rowPace * a);
}
function Wr(e) {
	let t = 6, n = 6;
	for (let r = 0; r < e.cells.length; r += 6) {
		let i = 0;
		for (let t = r; t < r + 6; t++) (e.cells[t] === -1 || N(e, t)) && i++;
		i < t ? (n = t, t = i) : i < n && (n = i);
	}
	return t + n;
}
// packages/dice-city/src/insight/sense.ts
var Gr = [
	"exchange",
	"multiply",
	"well",
	"disturb",
	"discard",
	"declare"
];
function Kr(e, { name: t, options: n }, r) {
	if (!Gr.includes(t)) return n[r].map((n) => qr(e, Ot(t, n)));
}
function qr(e, t) {
	switch (t.act) {
		case "glass": return t.effect === "disturb" ? .2 : .8;
		case "use":
		case "pass":
		case "refresh":
		case "idle":
		case "reactivate":
		case "move": return Jr(e, t);
		case "bandit": return v[t.pile].points;
		case "rob": return .8;
		case "raid": return .5 + P(A(e, t.seat), t.cell);
		case "ship": return y[t.pile].points;
		case "buy": {
			let { points: e } = w[t.kind];
			return (typeof e == "number" ? e : 3) + Sr(t.kind);
		}
		case "site":
		case "recruit": return Yr(e, t.cell);
		case "copy": return Sr(M(j(e), t.cell));
		case "ride": return Cr(j(e), t.cell, V);
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
function Jr(e, t) {
	let n = j(e), r = (e) => N(n, e) ? 0 : Cr(n, e, V), i = r(m(t.die, n.dice[t.die]));
	switch (t.act) {
		case "use": return i + .2;
		case "pass": return .6 - i;
		case "refresh": return .2 - i;
		case "idle": return -i;
		case "reactivate": return .5 + Sr(M(n, t.cell)) / 3 - i;
		case "move": {
			let e = h(t.cell);
			return r(t.cell) - r(m(e, n.dice[e])) - i;
		}
	}
}
function Yr(e, t) {
	let n = j(e);
	return -P(n, t) - (N(n, t) ? 0 : Cr(n, t, V));
}
// packages/dice-city/src/insight/terms.ts
var Xr = {
	terms: (e, t) => Zr(e, t, V),
	chances: (e, t) => Or(e, t, Ur(e, V))
};
function Zr(e, t, n) {
	let r = A(e, t), i = Ur(e, n), a = t === e.active, o = a || Nr(e, t), s = [
		...Qr(e, t),
		...$r(e, t),
		{
			id: "points",
			amount: r.points
		},
		{
			id: "income",
			amount: n.income * Ar(e, t, i) * Tr(r, n)
		}
	];
	return o && (s.push({
		id: "dice",
		amount: Pr(r, n)
	}), s.push({
		id: "hourglasses",
		amount: n.hourglass * r.hourglasses
	})), a ? s.push(...ei(e, i, n)) : o && s.push({
		id: "kept",
		amount: Fr(r, n)
	}), s;
}
function Qr(e, t) {
	let n = A(e, t), r = /* @__PURE__ */ new Map();
	for (let e = 0; e < p; e++) {
		if (n.cells[e] === -1) continue;
		let t = T(M(n, e));
		r.set(t, (r.get(t) ?? 0) + P(n, e));
	}
	return [...r].map(([e, t]) => ({
		id: "locations",
		of: e,
		amount: t
	}));
}
var $r = (e, t) => _.flatMap((n, r) => {
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
function ei(e, t, n) {
	let r = {
		id: "stock",
		amount: zr(e, t, n)
	};
	for (let [i, a] of _.entries()) {
		let o = Br(e, i, t, n);
		o > r.amount && (r = {
			id: "ship",
			of: a,
			amount: o
		});
	}
	let i = Vr(e);
	return [
		r,
		{
			id: "strength",
			amount: Qn(e, n.strength)
		},
		{
			id: "hand",
			amount: Hr(e, t, n),
			...i !== -1 && { of: T(E(i)) }
		}
	];
}
// packages/dice-city/src/insight/insight.ts
var ti = {
	unseen: (e) => e.deck.length,
	evaluate: (e) => Dr(e, V),
	sense: Kr,
	progress: (e) => e.round,
	horizon: 0,
	judgement: Xr
};
// packages/dice-city/src/redeal.ts
function ni(e, t, n) {
	let { deck: r } = e;
	ri(r);
	for (let e = r.length - 1; e > 0; e--) {
		let t = n.below(e + 1), i = r[e];
		r[e] = r[t], r[t] = i;
	}
}
function ri(e) {
	for (let t = 0; t < e.length; t++) ii[e[t]] = 1;
	let t = 0;
	for (let n = Ae[0]; n < De; n++) ii[n] !== 0 && (e[t++] = n, ii[n] = 0);
}
var ii = new Uint8Array(De), ai = O("dice-city/attack", (e) => [e.run((e, t) => {
	t.over = !1;
}), e.loop((e, t) => !t.over, e.ask("attack", {
	who: (e) => e.active,
	options: si,
	key: dt,
	params: ({ strength: e, watch: t }) => ({
		strength: e,
		watch: t
	}),
	unavailable: li,
	auto: !0,
	then: ui
}))]), oi = [-1];
function si(e) {
	let { strength: t, watch: n, active: r } = e;
	if (t + n === 0) return oi;
	let i = [];
	for (let r = 0; r < v.length; r++) ci(e, r) && F(e, r) <= t + n && i.push(at(r));
	if (t >= 2) for (let n = 0; n < e.cities.length; n++) {
		if (n === r) continue;
		let a = A(e, n);
		for (let e = 0; e < D.length; e++) a.stock[e] > 0 && i.push(ot(n, e));
		for (let e = 0; e < p; e++) nn(a, e) && !N(a, e) && an(a, e) <= t && i.push(st(n, e));
	}
	return i.push(-1), i;
}
var ci = (e, t) => k(e) || I(e, t) > 0;
function li(e) {
	let t = si(e), n = [], r = (e, r, i) => {
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
	for (let t = 0; t < v.length; t++) if (ci(e, t)) {
		let n = F(e, t) - e.strength - e.watch;
		r(at(t), "DC-6.2", {
			is: "short-of-strength",
			by: n
		});
	} else r(at(t), "DC-6.8", { is: "pile-empty" });
	for (let [t, n] of e.cities.entries()) if (t !== e.active) {
		for (let e = 0; e < D.length; e++) n.stock[e] > 0 && r(ot(t, e), ...i(2, "DC-6.5"));
		for (let e = 0; e < p; e++) nn(n, e) && N(n, e) ? r(st(t, e), "DC-6.4", { is: "already-off" }) : nn(n, e) && r(st(t, e), ...i(an(n, e), "DC-6.3"));
	}
	return n;
}
function ui(e, t, n) {
	let r = ut(n);
	r ? r.act === "bandit" ? di(e, r.pile) : r.act === "rob" ? fi(e, r.seat, r.resource) : pi(e, r.seat, r.cell) : t.over = !0;
}
function di(e, t) {
	let { points: n } = v[t], r = F(e, t), a = Math.min(e.watch, r);
	e.watch -= a, e.strength -= r - a, i(() => ({
		type: "bandit",
		seat: e.active,
		size: _[t],
		points: n
	})), k(e) ? z(e, n) : e.bandits[t].push(e.active), xn(e);
}
function fi(e, t, n) {
	e.strength -= 2, A(e, t).stock[n]--, j(e).stock[n]++, i(() => ({
		type: "robbed",
		seat: e.active,
		owner: t,
		resource: D[n]
	}));
}
function pi(e, t, n) {
	let r = A(e, t), a = P(r, n), o = T(M(r, n));
	e.strength -= an(r, n), ue(() => `attack/${o}`, e.active), i(() => ({
		type: "attacked",
		seat: e.active,
		owner: t,
		cell: g[n],
		location: o,
		points: a
	})), Ln(e, t, n), z(e, a);
}
// packages/dice-city/src/rules/follow/dice.ts
var mi = O("dice-city/reroll", (e) => [e.roll("reroll", {
	dice: () => 1,
	whose: (e) => [e.active],
	params: (e, t) => ({ dice: [f[t.die]] }),
	then: (e, t, n) => vi(e, e.active, [t.die], n)
})]), hi = O("dice-city/well", (e) => [e.ask("well", {
	who: (e) => e.active,
	options: (e) => gi(j(e).dice),
	key: tt,
	auto: !0,
	then: (e, t, n) => {
		t.others = n;
	}
}), e.roll("reroll", {
	dice: (e, t) => _i(t).length,
	whose: (e) => [e.active],
	params: (e, t) => ({ dice: _i(t).map((e) => f[e]) }),
	then: (e, t, n) => vi(e, e.active, _i(t), n)
})]);
function gi(e) {
	let t = [0];
	for (let n = 0; n < f.length; n++) if (e[n] !== 0) for (let e = t.length - 1; e >= 0; e--) t.push(t[e] | 1 << n);
	return t;
}
var _i = ({ die: e, others: t = 0 }) => f.flatMap((n, r) => r === e || t & 1 << r ? [r] : []);
function vi(e, t, n, r) {
	let { dice: a } = A(e, t);
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
var yi = O("dice-city/ride", (e) => [e.ask("ride", {
	who: (e) => e.active,
	options: (e) => {
		let t = j(e).dice.flatMap((e, t) => bi(t, e));
		return t.length > 0 ? [...t, -2] : t;
	},
	key: Ze,
	then: (e, t, n) => {
		n !== -2 && xi(e, t.die, n);
	}
})]), bi = (e, t) => t === 0 ? [] : Array.from({ length: 6 }, (t, n) => m(e, n + 1)).filter((n) => n !== m(e, t));
function xi(e, t, n) {
	j(e).dice[h(n)] = me(n), i(() => ({
		type: "moved",
		seat: e.active,
		by: f[t],
		die: f[h(n)],
		cell: g[n]
	}));
}
// packages/dice-city/src/rules/use.ts
function Si(e, t, n) {
	let r = M(j(e), t.cell), { ability: a, exhausts: o } = w[r];
	if (!a) throw Error(`${T(r)} has nothing to use`);
	return ue(() => `use/${T(r)}`, e.active), i(() => {
		let i = {
			seat: e.active,
			cell: g[t.cell],
			location: T(r)
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
var Ci = [], wi = O("dice-city/recruit", (e) => [e.ask("recruit", {
	who: (e) => e.active,
	options: (e) => e.piles[Ne] > 0 ? he : Ci,
	key: Ze,
	then: (e, t, n) => {
		let r = je(Ne, e.piles[Ne]--);
		In(e, e.active, n, r);
	}
})]), Ti = O("dice-city/exchange", (e) => [e.ask("exchange", {
	who: (e) => e.active,
	options: (e, t) => {
		let { most: n } = Ai(e, t, "exchange"), r = j(e).stock.flatMap((e, t) => Ei(t, Math.min(e, n)));
		return r.length > 0 ? [...r, xt] : r;
	},
	then: (e, t, n) => {
		if (n === "none") return;
		let { paid: r, got: i } = Ct(n, Ai(e, t, "exchange").rate);
		ki(e, r, i);
	}
})]);
function Ei(e, t) {
	let [n, r] = D.filter((t, n) => n !== e), i = [];
	for (let a = 1; a <= t; a++) for (let t = a; t >= 0; t--) i.push(St(D[e], [...Array(t).fill(n), ...Array(a - t).fill(r)]));
	return i;
}
var Di = O("dice-city/multiply", (e) => [e.ask("multiply", {
	who: (e) => e.active,
	options: (e, t) => {
		let { pay: n } = Ai(e, t, "multiply"), r = j(e).stock.flatMap((e, t) => e >= n ? [t] : []);
		return r.length > 0 ? [...r, -2] : r;
	},
	key: Qe,
	then: (e, t, n) => {
		if (n === -2) return;
		let { pay: r, get: i } = Ai(e, t, "multiply");
		ki(e, Oi(n, r), Oi(n, i));
	}
})]), Oi = (e, t) => D.map((n, r) => r === e ? t : 0);
function ki(e, t, n) {
	let { stock: r } = j(e);
	for (let e = 0; e < 3; e++) r[e] += n[e] - t[e];
	i(() => ({
		type: "exchanged",
		seat: e.active,
		paid: [...t],
		got: [...n]
	}));
}
function Ai(e, { cell: t }, n) {
	let { ability: r } = w[M(j(e), t)];
	if (r?.verb !== n) throw Error(`There is nothing to ${n} with`);
	return r;
}
// packages/dice-city/src/rules/follow/plain.ts
var ji = {
	recruit: wi,
	exchange: Ti,
	multiply: Di,
	ride: yi,
	reroll: mi,
	"reroll-with-others": hi
}, Mi = O("dice-city/copy", (e) => [e.ask("copy", {
	who: (e) => e.active,
	options: (e, t) => Pi(e, t).filter((n) => Ii(e, t, n)),
	unavailable: (e, t) => Pi(e, t).flatMap((n) => Ii(e, t, n) ? [] : t.chain & 1 << n ? [{
		value: n,
		rule: "DC-5.30",
		why: { is: "in-chain" }
	}] : N(j(e), n) ? [{
		value: n,
		rule: "DC-5.31",
		why: { is: "off" }
	}] : [{
		value: n,
		rule: "DC-5.28",
		why: { is: "no-ability" }
	}]),
	key: Ze,
	params: (e, t) => ({
		cell: t.cell,
		location: M(j(e), t.cell)
	}),
	auto: !0,
	then: (e, t, n) => {
		t.target = n, t.next = Si(e, {
			cell: n,
			die: t.die,
			chain: t.chain | 1 << n
		}, !0);
	}
}), e.when((e, t) => !!t.next, e.call((e, t) => Ni(t.next), (e, t) => ({
	cell: t.target,
	die: t.die,
	chain: t.chain | 1 << t.target
})))]), Ni = (e) => e === "copy" ? Mi : ji[e];
function Pi(e, { cell: t }) {
	let n = j(e), { ability: r } = w[M(n, t)];
	switch (r?.verb === "copy" && r.from) {
		case "row": return Fi[h(t)].filter((e) => e !== t);
		case "dice": return n.dice.flatMap((e, t) => e === 0 ? [] : [m(t, e)]);
		default: return he;
	}
}
var Fi = f.map((e, t) => he.filter((e) => h(e) === t)), Ii = (e, { chain: t }, n) => !(t & 1 << n) && rn(j(e), n), Li = f.map((e, t) => t), Ri = O("dice-city/disturb", (e) => [e.each("owner", (e) => oe(e.active, e.cities.length).slice(1), e.ask("disturb", {
	who: (e) => e.active,
	options: () => Li,
	key: $e,
	params: (e, t) => ({ owner: t.owner }),
	then: (e, t, n) => {
		t.picked = n;
	}
}), e.roll("reroll", {
	dice: () => 1,
	whose: (e, t) => [t.owner],
	params: (e, t) => ({ dice: [f[t.picked]] }),
	then: (e, t, n) => {
		vi(e, t.owner, [t.picked], n), t.picked = void 0;
	}
}))]), zi = O("dice-city/refresh", (e) => [
	e.run((e, t) => {
		t.chosen = [];
	}),
	e.loop((e, t) => t.chosen.length < 4, e.ask("discard", {
		who: (e) => e.active,
		options: (e, t) => Vi(e, t.chosen),
		key: (e, t) => ft(T(E(t.display[e])), $t(t, e)),
		params: (e, t) => ({ left: 4 - t.chosen.length }),
		auto: !0,
		then: (e, t, n) => {
			t.chosen.push(n);
		}
	})),
	e.run((e, t) => {
		Pn(e, t.chosen);
		let n = Nn(e, [...t.chosen].sort(Bi));
		k(e) && (e.replaced += n);
	})
]), Bi = (e, t) => e - t;
function Vi(e, t) {
	let { display: n, rowSize: r } = e, i = 0, a = 0, o = [];
	for (let e = 0; e < n.length; e++) {
		e === r && (i = 0);
		let s = n[e];
		if (s === -1 || t.includes(e)) continue;
		a++;
		let c = 1 << E(s);
		(i & c) === 0 && o.push(e), i |= c;
	}
	return a + t.length === 4 ? o.slice(0, 1) : o;
}
// packages/dice-city/src/rules/follow/follow.ts
var Hi = {
	...ji,
	copy: Mi
}, Ui = {
	...Hi,
	refresh: zi,
	disturb: Ri
}, Wi = O("dice-city/dice", (e) => [e.run((e, t) => {
	t.next = "", t.over = !1;
}), e.loop((e, t) => !t.over && (Ki(j(e)) || qi(e)), e.ask("spend", {
	who: (e) => e.active,
	options: Ji,
	key: Xe,
	params: (e) => ({
		dice: Gi(j(e)),
		hourglasses: j(e).hourglasses
	}),
	unavailable: Zi,
	auto: !0,
	then: ea
}), e.when((e, t) => t.next !== "", e.call((e, t) => Ui[t.next], (e, t) => ({
	cell: t.cell,
	die: t.die,
	chain: t.chain
}))))]), Gi = ({ dice: e }) => e.reduce((e, t) => t === 0 ? e : e + 1, 0);
function Ki({ dice: e }) {
	for (let t = 0; t < f.length; t++) if (e[t] !== 0) return !0;
	return !1;
}
var qi = (e) => j(e).hourglasses >= 2;
function Ji(e) {
	let t = j(e), n = [], r = [];
	for (let e = 0; e < f.length; e++) t.dice[e] !== 0 && r.push(e);
	for (let e of r) rn(t, m(e, t.dice[e])) && n.push(Ve(e));
	if (!e.passed) for (let e of r) n.push(He(e));
	if (Yi(e)) for (let e of r) n.push(Ue(e));
	if (t.off !== 0) for (let e of r) for (let r = 0; r < p; r++) N(t, r) && n.push(Ge(e, r));
	for (let e of r) for (let i of r) {
		if (i === e) continue;
		let r = t.dice[i];
		r > 1 && n.push(Ke(e, m(i, r - 1))), r < 6 && n.push(Ke(e, m(i, r + 1)));
	}
	if (r.length === 1 && n.length === 0 && n.push(We(r[0])), r.length === 0 && n.push(-1), t.hourglasses >= 2) for (let t = 0; t < Ie.length; t++) (Ie[t] !== "disturb" || e.cities.length > 1) && n.push(qe(t));
	return n;
}
function Yi(e) {
	if (e.refreshed || Xi(e) || e.deck.length === 0) return !1;
	let t = 0;
	for (let n = 0; n < e.display.length; n++) e.display[n] !== -1 && t++;
	return t >= 4;
}
var Xi = (e) => k(e) && !e.soloRefresh;
function Zi(e) {
	let t = j(e), n = Ji(e), r = [], i = (e, t, n) => r.push({
		value: e,
		rule: t,
		why: n
	});
	for (let r = 0; r < f.length; r++) {
		let a = t.dice[r];
		if (a === 0) continue;
		let o = m(r, a);
		rn(t, o) || i(Ve(r), ...Qi(t, o)), e.passed && i(He(r), "DC-3.7", { is: "passed" }), n.includes(We(r)) || i(We(r), "DC-3.8", { is: "can-act" }), Yi(e) || i(Ue(r), ...$i(e));
	}
	if (!qi(e) && t.hourglasses > 0) for (let e of Ie.keys()) i(qe(e), "DC-4.1", {
		is: "short-of-hourglasses",
		by: 2 - t.hourglasses
	});
	else qi(e) && e.cities.length === 1 && i(qe(Ie.indexOf("disturb")), "DC-11.5", { is: "solo" });
	return Ki(t) && i(-1, "DC-3.2", {
		is: "dice-left",
		count: Gi(t)
	}), r;
}
var Qi = (e, t) => N(e, t) ? ["DC-5.31", { is: "off" }] : ["DC-5.28", { is: "no-ability" }];
function $i(e) {
	return Xi(e) ? ["DC-11.5", { is: "solo" }] : e.refreshed ? ["DC-3.5", { is: "refreshed" }] : ["DC-3.12", { is: "nothing-to-refresh" }];
}
function ea(e, t, n) {
	t.next = "";
	let r = Ye(n);
	if (!r) {
		t.over = !0;
		return;
	}
	if (r.act === "glass") {
		na(e, t, r.effect);
		return;
	}
	let { die: a } = r, o = j(e);
	switch (t.die = a, t.cell = m(a, o.dice[a]), t.chain = 1 << t.cell, o.dice[a] = 0, r.act) {
		case "use":
			t.next = Si(e, t, !1);
			return;
		case "move":
			xi(e, a, r.cell);
			return;
		case "reactivate":
			ta(e, a, r.cell);
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
function ta(e, t, n) {
	let r = j(e);
	r.off &= ~(1 << n), i(() => ({
		type: "reactivated",
		seat: e.active,
		die: f[t],
		cell: g[n],
		location: T(M(r, n))
	})), En(e);
}
function na(e, t, n) {
	let r = j(e);
	r.hourglasses -= 2, i(() => ({
		type: "hourglass",
		seat: e.active,
		effect: n,
		left: r.hourglasses
	})), n === "disturb" ? (t.next = "disturb", t.cell = t.die = t.chain = 0) : n === "strength" ? ur(e, 1) : pr(e, D.map((e) => +(e === n)));
}
// packages/dice-city/src/rules/rollDice.ts
var ra = O("dice-city/roll-dice", (e) => [e.roll("dice", {
	dice: () => f.length,
	whose: (e, t) => [t.seat],
	params: () => ({ dice: f }),
	then: (e, t, n) => {
		A(e, t.seat).dice = [...n], i(() => ({
			type: "rolled",
			seat: t.seat,
			dice: [...n]
		}));
	}
})]), ia = O("dice-city/end-turn", (e) => [
	e.run(aa),
	e.when((e) => e.rowsDeclared && e.ending === void 0 && !k(e) && Cn(e), e.ask("declare", {
		who: (e) => e.active,
		options: () => Dt,
		then: (e, t, n) => {
			n === "end" ? vn(e, "rows") : i(() => ({
				type: "declined",
				seat: e.active
			}));
		}
	})),
	e.run((e) => {
		k(e) && Fn(e);
	}),
	e.when((e) => !kn(e), e.call(ra, (e) => ({ seat: e.active })))
]);
function aa(e) {
	let { stock: t } = j(e), n = t.map((e) => Math.max(0, e - 1));
	for (let e = 0; e < 3; e++) t[e] -= n[e];
	e.strength = e.watch = e.armies = e.forged = e.minted = e.trained = 0, e.passed = e.refreshed = !1, n.some((e) => e > 0) && i(() => ({
		type: "stored",
		seat: e.active,
		stock: [...t],
		returned: n
	}));
}
// packages/dice-city/src/rules/match.ts
var oa = O("dice-city/match", (e) => [
	a(e, (e) => e.cities.length, sa),
	e.shuffle("deck", {
		stream: () => "locations",
		cards: () => Ee,
		then: (e, t, n) => {
			let r = e.deck;
			e.deck = n.map((e) => r[e]).reverse(), Mn(e);
		}
	}),
	e.each("seat", (e) => oe(e.first, e.cities.length), e.call(ra, (e, t) => ({ seat: t.seat }))),
	e.loop((e) => !e.ended, e.call(ca))
]);
function sa(e, t) {
	e.first = e.active = t, i(() => ({
		type: "first-player",
		seat: t
	}));
}
var ca = O("dice-city/turn", (e) => [
	e.run(la),
	e.call(Wi),
	e.call(ai),
	e.call(Rn),
	e.call(ia),
	e.run(ua)
]);
function la(e) {
	e.active === e.first && e.round++, Dn(e), i(() => ({
		type: "turn",
		seat: e.active,
		round: e.round,
		last: On(e)
	}));
}
function ua(e) {
	k(e) ? On(e) && jn(e, R(e, 0) >= e.target ? "goal" : "no-goal") : (e.active = (e.active + 1) % e.cities.length, e.active === e.first && e.ending !== void 0 && jn(e, e.ending));
}
var da = {
	dice: Wi,
	attack: ai,
	build: Rn,
	"end-turn": ia
};
// packages/dice-city/src/summary.ts
function fa(e) {
	let t = e;
	return t.type === "turn" ? {
		kind: "turn",
		seat: t.seat
	} : (t.type === "bandit" || t.type === "shipped") && t.size === "large" ? {
		kind: "feat",
		seat: t.seat
	} : void 0;
}
function pa(e, t) {
	return e.cities.map(({ seat: n, cityPoints: r, points: i, bandits: a, ships: o }) => {
		let s = t.filter((e) => e.seat === n), c = (e) => s.filter((t) => t.type === e).length, l = s.reduce((e, t) => t.type === "attacked" ? e + t.points : e, 0), ee = s.reduce((e, t) => t.type === "adorned" ? e + t.stone + t.iron : e, 0);
		return le([{
			id: "points",
			items: ce({
				locations: r,
				ships: ma(o, e.ships),
				bandits: ma(a, e.bandits),
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
var ma = (e, t) => e.reduce((e, n) => e + (t.find((e) => e.size === n)?.points ?? 0), 0);
// packages/dice-city/src/text/describe.ts
function ha(e, t, n) {
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
var ga = [
	"wood",
	"stone",
	"iron"
];
function H(e) {
	let t = e.flatMap((e, t) => e > 0 ? [`${e} ${ga[t]}`] : []);
	return t.length === 0 ? "nothing" : t.length === 1 ? t[0] : `${t.slice(0, -1).join(", ")} and ${t.at(-1)}`;
}
// packages/dice-city/src/text/en/abilities.ts
var _a = {
	row: "Use the ability of another active location in this row.",
	dice: "Use the ability of an active location in your city that has one of your unused dice on it.",
	city: "Use the ability of any other active location in your city."
}, va = {
	gain: ({ gain: e }) => `Gain ${H(e)}.`,
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
	copy: ({ from: e }) => _a[e],
	ride: () => "Move another unused die to any column in its row.",
	reroll: ({ others: e }) => `Reroll this die${e ? ", and as many of your other unused dice as you like" : ""}; it stays unused.`
}, ya = {
	exhausts: () => "Using it deactivates it.",
	culturalRow: "Worth 1 VP for each cultural location in its row, including itself.",
	adornments: (e) => `When you build it: pay up to ${e} extra stone and iron, in any combination, and gain 1 VP for each.`,
	shelters: (e) => `While active: every other card in its row has +${e} defence.`
}, ba = {
	use: (e) => `${e}: used`,
	build: (e) => `${e}: built`,
	cover: (e) => `${e}: built over`,
	attack: (e) => `${e}: attacked`,
	deactivate: (e) => `${e}: deactivated`
};
// packages/dice-city/src/text/cells.ts
function xa(e, t) {
	let n = f[pe.findIndex((t) => e.startsWith(t))];
	return n === void 0 ? e : t[n] + e.slice(1);
}
// packages/dice-city/src/text/en/names.ts
var U = {
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
}, { row: W, resource: Sa, location: Ca } = U, wa = {
	spend: "move on",
	attack: "stop attacking",
	build: "stop building"
}, Ta = {
	exchange: "exchange nothing",
	multiply: "nothing",
	ride: "leave the dice where they are",
	well: "no others",
	adorn: "nothing more"
}, Ea = {
	wood: "1 wood",
	stone: "1 stone",
	iron: "1 iron",
	strength: "+1 strength",
	disturb: "everyone else rerolls a die"
}, G = (e) => `${xa(e.cell, U.letter)} ${Ca[e.location]}`, Da = (e) => e ? ", top row" : "", Oa = {
	done: ({ question: e }) => wa[e],
	none: ({ question: e }) => Ta[e],
	use: ({ die: e, at: t }) => `${W[e]}: use ${G(t)}`,
	pass: ({ die: e }) => `${W[e]}: pass for an hourglass`,
	refresh: ({ die: e }) => `${W[e]}: replace four cards`,
	idle: ({ die: e }) => `${W[e]}: nothing`,
	reactivate: ({ die: e, at: t }) => `${W[e]}: reactivate ${G(t)}`,
	move: ({ by: e, die: t, to: n }) => `${W[e]}: ${W[t]} → ${G(n)}`,
	glass: ({ effect: e }) => `2 hourglasses: ${Ea[e]}`,
	copy: ({ at: e }) => G(e),
	ride: ({ at: e }) => G(e),
	recruit: ({ at: e }) => G(e),
	site: ({ at: e }) => G(e),
	multiply: ({ paid: e, got: t }) => `${H(e)} for ${H(t)}`,
	exchange: ({ paid: e, got: t }) => `${H(e)} for ${H(t)}`,
	disturb: ({ seat: e, die: t, at: n }, r) => `${r(e)}: ${W[t]}, on ${G(n)}`,
	well: ({ dice: e }) => e.map((e) => W[e]).join(", "),
	discard: (e) => Ca[e.location] + Da(e.top),
	bandit: ({ size: e, defense: t, points: n }) => `${U.bandit[e]} (${t}): ${n} VP`,
	rob: (e, t) => `${t(e.seat)}’s stock (2): 1 ${Sa[e.resource]}`,
	raid: ({ seat: e, at: t, defense: n, points: r }, i) => `${i(e)}, ${G(t)} (${n}): ${r} VP`,
	buy: (e) => `${Ca[e.location]} (${H(e.cost)})${Da(e.top)}`,
	ship: ({ size: e, cost: t, points: n }) => `${U.ship[e]} (${H(t)}): ${n} VP`,
	adorn: ({ stone: e, iron: t }) => `${H([
		0,
		e,
		t
	])}: ${e + t} VP`,
	declare: ({ end: e }) => e ? "yes, this is the last round" : "no, play on"
}, { row: ka, resource: Aa, location: K } = U, q = (e) => xa(e, U.letter), ja = (e) => e.map((e) => K[e.location]).join(", "), Ma = (e) => e === "stables" ? K[e] : `a ${K[e]}`, Na = {
	forge: "strength of armies +",
	mint: "production of resource locations +",
	train: "defence of bandits −"
}, Pa = {
	"first-player": (e, t) => `${t(e.seat)} is the first player.`,
	dealt: (e) => `On display: ${ja(e.cards)}.`,
	rolled: (e, t) => `${t(e.seat)} rolls ${e.dice.join(" ")}.`,
	turn: (e, t) => `Round ${e.round}${e.last ? ", the last" : ""}: ${t(e.seat)}.`,
	used: (e, t) => `${t(e.seat)} uses the ${K[e.location]} on ${q(e.cell)} with the ${ka[e.die]} die.`,
	copied: (e, t) => `${t(e.seat)} uses the ability of the ${K[e.location]} on ${q(e.cell)}.`,
	gained: (e, t) => `${t(e.seat)} gains ${H(e.gain)}.`,
	strength: (e, t) => `${t(e.seat)}: +${e.amount} strength${e.banditsOnly ? " against bandits" : ""} (${e.total}).`,
	lasting: (e, t) => `${t(e.seat)}, this turn: ${Na[e.effect]}${e.total}.`,
	points: (e, t) => `${t(e.seat)} gains ${e.points} VP.`,
	moved: (e, t) => `${t(e.seat)} spends the ${ka[e.by]} die to move the ${ka[e.die]} one to ${q(e.cell)}.`,
	rerolled: (e, t) => `${t(e.owner)} rerolls: ${e.dice.map(({ cell: e }) => q(e)).join(", ")}.`,
	exchanged: (e, t) => `${t(e.seat)} pays ${H(e.paid)} for ${H(e.got)}.`,
	discarded: (e) => `Discarded from the display: ${ja(e.cards)}.`,
	reactivated: (e, t) => `${t(e.seat)} reactivates the ${K[e.location]} on ${q(e.cell)} with the ${ka[e.die]} die.`,
	passed: (e, t) => `${t(e.seat)} passes with the ${ka[e.die]} die (hourglasses: ${e.hourglasses}).`,
	idled: (e, t) => `${t(e.seat)} spends the ${ka[e.die]} die for nothing.`,
	hourglass: (e, t) => `${t(e.seat)} spends two hourglasses: ${Ea[e.effect]}.`,
	bandit: (e, t) => `${t(e.seat)} defeats ${U.bandit[e.size]}: ${e.points} VP.`,
	attacked: (e, t) => `${t(e.seat)} attacks ${t(e.owner)}: the ${K[e.location]} on ${q(e.cell)} is deactivated.`,
	robbed: (e, t) => `${t(e.seat)} takes 1 ${Aa[e.resource]} from ${t(e.owner)}.`,
	built: (e, t) => `${t(e.seat)} builds ${Ma(e.piece.location)} on ${q(e.cell)}${e.covered ? `, over the ${K[e.covered.location]}` : ""}.`,
	adorned: (e, t) => `${t(e.seat)} adds ${H([
		0,
		e.stone,
		e.iron
	])} to the statue.`,
	shipped: (e, t) => `${t(e.seat)} fills a ${U.ship[e.size]}: ${e.points} VP.`,
	stored: (e, t) => `${t(e.seat)} keeps ${H(e.stock)} and returns ${H(e.returned)}.`,
	ending: (e) => `${U.end[e.reason]} This is the last round.`,
	declined: (e, t) => `${t(e.seat)} has two complete rows and plays on.`,
	ended: (e, t) => `The match is over: ${e.scores.map((e, n) => `${t(n)} ${e}`).join(", ")}.${e.nextTarget === void 0 ? "" : ` Next goal: ${e.nextTarget} VP.`}`
}, Fa = {
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
}, Ia = {
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
}, La = {
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
}, Ra = {
	spend: ({ dice: e }) => e === 0 ? "Spend hourglasses, or move on?" : `Spend a die: which one, and on what? (${e} left)`,
	recruit: () => "Barracks: where does the Regular Army go?",
	exchange: () => "Market Place: what do you exchange?",
	multiply: () => "Storehouse: which resource do you pay, to gain three of it?",
	copy: ({ location: e }) => `${U.location[e]}: which location’s ability do you use?`,
	ride: () => "Stables: which die do you move, and where?",
	well: () => "Well: which other dice do you reroll?",
	discard: ({ left: e }) => `Which card leaves the display? (${e} to go)`,
	disturb: () => "Which die must be rerolled?",
	attack: ({ strength: e, watch: t }) => `Attack with strength ${e}${t > 0 ? ` and ${t} against bandits` : ""}: which target?`,
	build: ({ stock: e }) => `You have ${H(e)}: build or trade?`,
	adorn: () => "Grand Statue: what do you add for more points?",
	site: ({ location: e }) => `${U.location[e]}: where do you build it?`,
	declare: () => "Two of your rows are complete: make this the last round?"
}, za = (e, t, n) => e === 1 ? t : n, Ba = {
	facts: Jt,
	names: U,
	content: ba,
	amounts: H,
	abilities: va,
	traits: ya,
	questions: Ra,
	labels: Oa,
	events: Pa,
	matchOptions: La,
	faults: Fa,
	whyNot: {
		"short-of-strength": ({ by: e }) => `${e} strength short`,
		"bandits-only": ({ by: e }) => `${e} strength short: the rest counts against bandits only`,
		"short-of-resources": ({ of: e }) => `${H(e)} short`,
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
		score: (e) => `${e} ${za(e, "victory point", "victory points")}`,
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
			built: (e) => za(e, "location built", "locations built"),
			shipped: (e) => za(e, "ship filled", "ships filled"),
			bandits: (e) => za(e, "victory over bandits", "victories over bandits"),
			raids: (e) => za(e, "location attacked", "locations attacked"),
			robberies: (e) => za(e, "robbery", "robberies")
		}
	},
	judgement: Ia
}, Va = [
	"bois",
	"pierre",
	"fer"
], Ha = [
	"bois",
	"pierres",
	"fers"
], J = (e) => {
	let t = e.flatMap((e, t) => e > 0 ? [`${e} ${(e > 1 ? Ha : Va)[t]}`] : []);
	return t.length === 0 ? "rien" : t.length === 1 ? t[0] : `${t.slice(0, -1).join(", ")} et ${t.at(-1)}`;
}, Y = {
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
}, Ua = [
	"traveller",
	"training-camp",
	"bazaar",
	"manor",
	"cemetery",
	"well",
	"mint",
	"storehouse",
	"town-hall"
], Wa = ["stables"], Ga = (e) => /^[AEÉH]/.test(e);
function Ka(e) {
	let t = Y.location[e];
	return Wa.includes(e) ? `les ${t}` : Ga(t) ? `l’${t}` : `${Ua.includes(e) ? "le" : "la"} ${t}`;
}
var qa = (e) => Wa.includes(e) ? "les" : Ua.includes(e) ? "le" : "la", Ja = (e) => `de ${Ka(e)}`.replace(/^de le /, "du ").replace(/^de les /, "des ");
function Ya(e) {
	return `${Wa.includes(e) ? "des" : Ua.includes(e) ? "un" : "une"} ${Y.location[e]}`;
}
var Xa = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, Za = {
	row: "Appliquez la capacité d’un autre lieu actif de cette rangée.",
	dice: "Appliquez la capacité d’un lieu actif de votre cité sur lequel se trouve un de vos dés disponibles.",
	city: "Appliquez la capacité de n’importe quel autre lieu actif de votre cité."
}, Qa = (e) => e > 1 ? `${e} unités` : `${e} unité`, $a = {
	gain: ({ gain: e }) => `Gagnez ${J(e)}.`,
	harvest: ({ amount: e }) => `Pour chaque Scierie, Carrière et Mine active de cette rangée, gagnez ${Qa(e)} de ce qu’elle produit.`,
	mint: ({ amount: e }) => `Jusqu’à la fin du tour, chaque lieu de ressources utilisé produit ${e} de plus.`,
	strength: ({ amount: e }) => `Gagnez ${e} de force.`,
	watch: ({ amount: e }) => `Gagnez ${e} de force, contre les bandits seulement.`,
	forge: ({ amount: e }) => `Ce tour-ci, chaque lieu Armée que vous utilisez donne ${e} de force de plus.`,
	train: ({ amount: e }) => `Ce tour-ci, la défense de tous les bandits baisse de ${e} (minimum 1).`,
	points: ({ amount: e }) => `Gagnez ${e} PV.`,
	pairs: ({ amount: e }) => `Gagnez ${e} PV pour chaque paire de ressources identiques dans votre stock ; vous les gardez.`,
	recruit: () => "Prenez une Armée régulière dans sa pile et posez-la sur la case de votre choix.",
	exchange: ({ most: e, rate: t }) => `Payez jusqu’à ${Qa(e)} d’une ressource ; pour chacune, gagnez ${Qa(t)} d’une autre ressource.`,
	multiply: ({ pay: e, get: t }) => `Payez ${Qa(e)} d’une ressource et gagnez-en ${t}.`,
	copy: ({ from: e }) => Za[e],
	ride: () => "Déplacez un autre dé disponible sur n’importe quelle colonne de sa rangée.",
	reroll: ({ others: e }) => `Relancez ce dé${e ? " et autant de vos autres dés disponibles que vous voulez" : ""} ; il reste disponible.`
}, eo = {
	exhausts: (e) => `L’utiliser ${qa(e)} désactive.`,
	culturalRow: "Vaut 1 PV par lieu culturel de sa rangée, lui-même compris.",
	adornments: (e) => `À la construction : payez jusqu’à ${e} pierres et fers de plus, au choix, et gagnez 1 PV par unité.`,
	shelters: (e) => `Tant que ce lieu est actif : les autres cartes de sa rangée ont ${e} de défense de plus.`
}, to = {
	use: (e) => `utiliser : ${e}`,
	build: (e) => `construire : ${e}`,
	cover: (e) => `recouvrir : ${e}`,
	attack: (e) => `attaquer : ${e}`,
	deactivate: (e) => `désactiver : ${e}`
}, { row: X, resource: no, location: ro } = Y, io = {
	spend: "continuer",
	attack: "ne plus attaquer",
	build: "ne plus construire"
}, ao = {
	exchange: "ne rien échanger",
	multiply: "aucune",
	ride: "laisser les dés où ils sont",
	well: "aucun autre",
	adorn: "rien de plus"
}, oo = {
	wood: "1 bois",
	stone: "1 pierre",
	iron: "1 fer",
	strength: "1 de force",
	disturb: "tous les autres relancent un dé"
}, Z = (e) => `${xa(e.cell, Y.letter)} ${ro[e.location]}`, so = (e) => e ? ", rangée du haut" : "", co = {
	done: ({ question: e }) => io[e],
	none: ({ question: e }) => ao[e],
	use: ({ die: e, at: t }) => `${X[e]} : utiliser ${Z(t)}`,
	pass: ({ die: e }) => `${X[e]} : passer pour un sablier`,
	refresh: ({ die: e }) => `${X[e]} : remplacer quatre cartes`,
	idle: ({ die: e }) => `${X[e]} : rien`,
	reactivate: ({ die: e, at: t }) => `${X[e]} : réactiver ${Z(t)}`,
	move: ({ by: e, die: t, to: n }) => `${X[e]} : ${X[t]} → ${Z(n)}`,
	glass: ({ effect: e }) => `2 sabliers : ${oo[e]}`,
	copy: ({ at: e }) => Z(e),
	ride: ({ at: e }) => Z(e),
	recruit: ({ at: e }) => Z(e),
	site: ({ at: e }) => Z(e),
	multiply: ({ paid: e, got: t }) => `${J(e)} contre ${J(t)}`,
	exchange: ({ paid: e, got: t }) => `${J(e)} contre ${J(t)}`,
	disturb: ({ seat: e, die: t, at: n }, r) => `${r(e)} : ${X[t]}, en ${Z(n)}`,
	well: ({ dice: e }) => e.map((e) => X[e]).join(", "),
	discard: (e) => ro[e.location] + so(e.top),
	bandit: ({ size: e, defense: t, points: n }) => `${Y.bandit[e]} (${t}) : ${n} PV`,
	rob: (e, t) => `stock ${Xa(t(e.seat))} (2) : 1 ${no[e.resource]}`,
	raid: ({ seat: e, at: t, defense: n, points: r }, i) => `${i(e)}, ${Z(t)} (${n}) : ${r} PV`,
	buy: (e) => `${ro[e.location]} (${J(e.cost)})${so(e.top)}`,
	ship: ({ size: e, cost: t, points: n }) => `${Y.ship[e]} (${J(t)}) : ${n} PV`,
	adorn: ({ stone: e, iron: t }) => `${J([
		0,
		e,
		t
	])} : ${e + t} PV`,
	declare: ({ end: e }) => e ? "oui, c’est la dernière manche" : "non, on continue"
}, { row: lo, resource: uo, location: fo } = Y, Q = (e) => xa(e, Y.letter), po = (e) => e.map((e) => fo[e.location]).join(", "), mo = {
	small: "de petits bandits",
	medium: "des bandits",
	large: "de grands bandits"
}, ho = {
	forge: (e, t) => `les lieux Armée ${Xa(t)} donnent ${e} de force de plus`,
	mint: (e, t) => `les lieux de ressources ${Xa(t)} produisent ${e} de plus`,
	train: (e, t) => `la défense des bandits baisse de ${e} pour ${t}`
}, go = (e) => e === J([
	0,
	0,
	0
]) ? "ne garde rien" : `garde ${e}`, _o = {
	"first-player": (e, t) => `${t(e.seat)} joue en premier.`,
	dealt: (e) => `À l’étalage : ${po(e.cards)}.`,
	rolled: (e, t) => `${t(e.seat)} obtient ${e.dice.join(" ")}.`,
	turn: (e, t) => `Manche ${e.round}${e.last ? ", la dernière" : ""} : à ${t(e.seat)} de jouer.`,
	used: (e, t) => `${t(e.seat)} utilise ${Ka(e.location)} en ${Q(e.cell)} avec le dé ${lo[e.die]}.`,
	copied: (e, t) => `${t(e.seat)} utilise la capacité ${Ja(e.location)} en ${Q(e.cell)}.`,
	gained: (e, t) => `${t(e.seat)} gagne ${J(e.gain)}.`,
	strength: (e, t) => `${t(e.seat)} gagne ${e.amount} de force${e.banditsOnly ? " contre les bandits" : ""} (${e.total} en tout).`,
	lasting: (e, t) => `Ce tour-ci, ${ho[e.effect](e.total, t(e.seat))}.`,
	points: (e, t) => `${t(e.seat)} gagne ${e.points} PV.`,
	moved: (e, t) => `${t(e.seat)} dépense le dé ${lo[e.by]} pour déplacer le ${lo[e.die]} en ${Q(e.cell)}.`,
	rerolled: (e, t) => `${t(e.owner)} relance : ${e.dice.map(({ cell: e }) => Q(e)).join(", ")}.`,
	exchanged: (e, t) => `${t(e.seat)} échange ${J(e.paid)} contre ${J(e.got)}.`,
	discarded: (e) => `Défausse de l’étalage : ${po(e.cards)}.`,
	reactivated: (e, t) => `${t(e.seat)} réactive ${Ka(e.location)} en ${Q(e.cell)} avec le dé ${lo[e.die]}.`,
	passed: (e, t) => `${t(e.seat)} passe avec le dé ${lo[e.die]} (sabliers : ${e.hourglasses}).`,
	idled: (e, t) => `${t(e.seat)} dépense le dé ${lo[e.die]} sans rien faire.`,
	hourglass: (e, t) => `${t(e.seat)} dépense deux sabliers : ${oo[e.effect]}.`,
	bandit: (e, t) => `${t(e.seat)} bat ${mo[e.size]} : ${e.points} PV.`,
	attacked: (e, t) => `${t(e.seat)} attaque ${t(e.owner)} et désactive ${Ka(e.location)} en ${Q(e.cell)}.`,
	robbed: (e, t) => `${t(e.seat)} prend 1 ${uo[e.resource]} dans le stock ${Xa(t(e.owner))}.`,
	built: (e, t) => `${t(e.seat)} construit ${Ya(e.piece.location)} en ${Q(e.cell)}${e.covered ? `, par-dessus ${Ka(e.covered.location)}` : ""}.`,
	adorned: (e, t) => `${t(e.seat)} ajoute ${J([
		0,
		e.stone,
		e.iron
	])} à la statue.`,
	shipped: (e, t) => `${t(e.seat)} remplit un ${Y.ship[e.size]} : ${e.points} PV.`,
	stored: (e, t) => `${t(e.seat)} ${go(J(e.stock))} et rend ${J(e.returned)}.`,
	ending: (e) => `${Y.end[e.reason]} Cette manche est la dernière.`,
	declined: (e, t) => `${t(e.seat)} a deux rangées complètes et continue la partie.`,
	ended: (e, t) => `Partie terminée : ${e.scores.map((e, n) => `${t(n)} ${e}`).join(", ")}.${e.nextTarget === void 0 ? "" : ` Prochain objectif : ${e.nextTarget} PV.`}`
}, vo = {
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
}, yo = {
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
}, bo = {
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
}, xo = {
	spend: ({ dice: e }) => e === 0 ? "Dépenser des sabliers, ou continuer\xA0?" : `Dépensez un dé : lequel, et pour quoi faire ? (encore ${e})`,
	recruit: () => "Caserne\xA0: où placer l’Armée régulière\xA0?",
	exchange: () => "Place du marché\xA0: qu’échangez-vous\xA0?",
	multiply: () => "Entrepôt\xA0: quelle ressource payer, pour en gagner trois\xA0?",
	copy: ({ location: e }) => `${Y.location[e]} : la capacité de quel lieu ?`,
	ride: () => "Écuries\xA0: quel dé déplacer, et où\xA0?",
	well: () => "Puits\xA0: quels autres dés relancer\xA0?",
	discard: ({ left: e }) => `Quelle carte quitte l’étalage ? (encore ${e})`,
	disturb: () => "Quel dé faire relancer\xA0?",
	attack: ({ strength: e, watch: t }) => `Attaquer avec une force de ${e}${t > 0 ? ` et ${t} contre les bandits` : ""} : quelle cible ?`,
	build: ({ stock: e }) => `Vous avez ${J(e)} : construire ou commercer ?`,
	adorn: () => "Grande statue\xA0: qu’ajoutez-vous pour plus de points\xA0?",
	site: ({ location: e }) => `${Y.location[e]} : sur quelle case ?`,
	declare: () => "Deux de vos rangées sont complètes\xA0: cette manche sera-t-elle la dernière\xA0?"
}, So = (e, t, n) => e < 2 ? t : n, Co = {
	facts: Yt,
	names: Y,
	content: to,
	amounts: J,
	abilities: $a,
	traits: eo,
	questions: xo,
	labels: co,
	events: _o,
	matchOptions: bo,
	faults: vo,
	whyNot: {
		"short-of-strength": ({ by: e }) => `il manque ${e} de force`,
		"bandits-only": ({ by: e }) => `il manque ${e} de force : le reste ne compte que contre les bandits`,
		"short-of-resources": ({ of: e }) => `il manque ${J(e)}`,
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
		score: (e) => `${e} ${So(e, "point de victoire", "points de victoire")}`,
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
			built: (e) => So(e, "lieu construit", "lieux construits"),
			shipped: (e) => So(e, "navire rempli", "navires remplis"),
			bandits: (e) => So(e, "victoire sur des bandits", "victoires sur des bandits"),
			raids: (e) => So(e, "lieu attaqué", "lieux attaqués"),
			robberies: (e) => So(e, "vol", "vols")
		}
	},
	judgement: yo
};
// packages/dice-city/src/text/meaning.ts
function wo(e, t, n) {
	let r = Ot(e, t);
	switch (r.act) {
		case "done":
		case "none":
		case "declare":
		case "glass":
		case "adorn": return r;
		case "use": return {
			act: "use",
			die: f[r.die],
			at: Oo(n, n.active, r.die)
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
			at: Do(n, n.active, r.cell)
		};
		case "move": return {
			act: "move",
			by: f[r.die],
			die: f[h(r.cell)],
			to: Do(n, n.active, r.cell)
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
			resource: D[r.resource]
		};
		case "raid": {
			let { defense: e, points: t } = n.cities[r.seat].places[r.cell], i = Do(n, r.seat, r.cell);
			return {
				act: "raid",
				seat: r.seat,
				at: i,
				defense: e ?? 0,
				points: t
			};
		}
		case "buy": {
			let e = T(r.kind);
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
			at: Do(n, n.active, r.cell)
		};
		case "exchange": return {
			act: "exchange",
			...Ct(r.deal, Eo.rate)
		};
		case "multiply": return {
			act: "multiply",
			resource: D[r.resource],
			paid: D.map((e, t) => t === r.resource ? To.pay : 0),
			got: D.map((e, t) => t === r.resource ? To.get : 0)
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
				at: Oo(n, e, r.die)
			};
		}
		case "discard": {
			let { location: e } = n.display[r.shown];
			return {
				act: "discard",
				location: e,
				top: ko(n, r.shown)
			};
		}
	}
}
var To = b.storehouse.ability, Eo = b["market-place"].ability, Do = (e, t, n) => ({
	cell: g[n],
	location: e.cities[t].places[n].location
}), Oo = (e, t, n) => Do(e, t, m(n, e.cities[t].dice[n])), ko = ({ solo: e }, t) => e !== null && t >= e.rowSize, Ao = ({ facts: e, names: t, content: n, questions: r, labels: i, whyNot: a, events: o, matchOptions: s, summary: c, judgement: l }) => ({
	...e,
	ask: (e, t) => r[e](Mo(t)),
	option(e, t, n, r) {
		let a = wo(e, t, n);
		return i[a.act](a, r);
	},
	whyNot: (e) => a[e.is](e),
	dice: (e, n) => n.dice?.map((e) => t.row[e]).join(", "),
	event: (e, t) => o[e.type](e, t),
	reason: (e) => t.end[e] ?? e,
	score: c.score,
	summary: jo(c),
	judgement: ee(l, (e, n) => e === "ship" || e === "ships" ? t.ship[n] : e === "bandits" ? t.bandit[n] : t.location[n]),
	content(e) {
		let [r, i] = e.split("/");
		return n[r](t.location[i]);
	},
	matchOption(e, t) {
		let { options: n, values: r } = s;
		return t === void 0 ? n[e] ?? e : r[t] ?? t;
	}
}), jo = ({ parts: e, points: t, deeds: n }) => ({
	part: (t, n) => e[t](n),
	item: (e, { id: r, amount: i }) => e === "points" ? t[r] : n[r](i)
});
function Mo(e) {
	let { dice: t = 0, strength: n = 0, watch: r = 0, stock: i = [], left: a = 0, location: o, kind: s } = e ?? {};
	return {
		dice: t,
		strength: n,
		watch: r,
		stock: i,
		left: a,
		location: T(o ?? s ?? 0)
	};
}
// packages/dice-city/src/text/index.ts
var No = s({
	en: Ba,
	fr: Co
}), Po = r((e) => Ao(No[e])), Fo = r((e) => No[e].names);
function Io(e, t) {
	let { abilities: n, traits: r } = No[t];
	return ha(e, n, r);
}
var Lo = (e, t) => No[t].amounts(e), Ro = (e, t) => ({
	round: e.round,
	roundLimit: e.roundLimit,
	first: e.first,
	active: e.active,
	step: Go(e),
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
	cities: e.cities.map((n, r) => Bo(e, n, r, zo(e, r, t))),
	display: e.display.map((e) => e === -1 ? null : qt(e)),
	deck: e.deck.length,
	discards: e.discards,
	piles: Array.from({ length: C }, (t, n) => ({
		location: T(n),
		left: e.piles[n],
		top: e.piles[n] > 0 ? je(n, e.piles[n]) : null
	})),
	bandits: v.map(({ points: t }, n) => ({
		size: _[n],
		points: t,
		defense: F(e, n),
		left: k(e) ? null : I(e, n),
		of: ye(e.cities.length)[n]
	})),
	ships: y.map(({ points: t, cost: n }, r) => ({
		size: _[r],
		points: t,
		cost: [...n],
		left: k(e) ? null : L(e, r),
		of: be(e.cities.length)[r]
	})),
	solo: k(e) ? Uo(e) : null,
	hand: Ko(e),
	marked: qo(e),
	working: Jo(e),
	disturbed: Yo(e),
	rolling: Xo(e),
	endings: An(e),
	ending: e.ending ?? null,
	ended: e.ended
}), zo = (e, t, n) => e.openPoints || e.ended || t === n;
function Bo(e, t, n, r) {
	return {
		seat: n,
		places: g.map((e, n) => Vo(t, n)),
		dice: t.dice.map((e) => e === 0 ? null : e),
		stock: [...t.stock],
		hourglasses: t.hourglasses,
		points: r ? t.points : null,
		score: r ? R(e, n) : null,
		bountyPoints: r ? dn(e, n) : null,
		bandits: Ho(e.bandits, n, r),
		ships: Ho(e.ships, n, r),
		cityPoints: un(t),
		cards: ln(t),
		completeRows: sn(t).map((e) => f[e])
	};
}
function Vo(e, t) {
	let n = e.cells[t], r = nn(e, t);
	return {
		cell: g[t],
		location: T(M(e, t)),
		card: r ? n : null,
		off: N(e, t),
		defense: r ? an(e, t) : null,
		points: P(e, t)
	};
}
var Ho = (e, t, n) => e.flatMap((e, r) => e.filter((e) => e === t).map(() => n ? _[r] : null)), Uo = (e) => ({
	rowSize: e.rowSize,
	turns: en(e),
	target: e.target,
	nextTarget: tn(e)
}), Wo = Object.keys(da), Go = (e) => Wo.find((t) => Pt(e, da[t])) ?? null;
function Ko(e) {
	let t = Mt(e, Rn)?.vars.card ?? -1;
	return t === -1 ? null : qt(t);
}
var qo = (e) => [...Mt(e, zi)?.vars.chosen ?? []];
function Jo(e) {
	let t = c(e);
	for (let e of Object.values(Hi)) if (It(t, e)) return g[t.vars.cell];
	return null;
}
var Yo = (e) => Mt(e, Ri)?.vars.owner ?? null;
function Xo(e) {
	let t = c(e);
	if (It(t, Ri)) {
		let { owner: e, picked: n } = t.vars;
		return n === void 0 ? null : {
			seat: e,
			dice: [f[n]]
		};
	}
	return It(t, mi) ? {
		seat: e.active,
		dice: [f[t.vars.die]]
	} : It(t, hi) ? {
		seat: e.active,
		dice: _i(t.vars).map((e) => f[e])
	} : null;
}
// packages/dice-city/src/vocabulary.ts
var Zo = {
	strength: "strength",
	"bandit strength": "watch",
	forged: "forged",
	minted: "minted",
	trained: "trained",
	armies: "armies",
	round: "round"
}, Qo = {
	passed: "passed",
	refreshed: "refreshed"
}, $o = "empty", es = we, ts = {
	set(e, t, n) {
		let [r = "", ...i] = t.split(/\s+/);
		if (ne(r) !== void 0) return as(e, ae(r, e.cities.length), i.join(" "), n);
		if (rs(t)) e[Zo[t]] = d(n, 0, 999);
		else if (is(t)) e[Qo[t]] = ws(n);
		else if (t === "first" || t === "active") e[t] = ae(n, e.cities.length);
		else if (t === "phase") Ss(e, n);
		else if (t === "display") ds(e, n);
		else if (t === "deck" || t === "deck cards") fs(e, n);
		else if (r === "pile") ps(e, ms(i.join(" ")), d(n, 0, 15));
		else if (t === "bandits") gs(e, "bandits", n);
		else if (t === "ships") gs(e, "ships", n);
		else if (t === "ending") xs(e, n);
		else throw $((e) => e.nothingToSet(t));
	},
	get(e, t) {
		let [n = "", ...r] = t.split(/\s+/), i = ne(n);
		return i !== void 0 && i < e.cities.length ? os(e, i, r) : rs(t) ? String(e[Zo[t]]) : is(t) ? e[Qo[t]] ? "yes" : "no" : n === "pile" ? e.piles[es.indexOf(r.join(" "))]?.toString() : ns[t]?.(e);
	}
}, ns = {
	first: (e) => ie(e.first),
	active: (e) => ie(e.active),
	phase: (e) => Go(e) ?? (e.ended ? "over" : "start"),
	display: (e) => u(e.display.map((e) => e === -1 ? $o : T(E(e)))),
	"on display": (e) => String(e.display.filter((e) => e !== -1).length),
	deck: (e) => String(e.deck.length),
	"deck cards": (e) => u(e.deck.map((e) => T(E(e))).reverse()),
	discards: (e) => String(e.discards),
	bandits: (e) => u(_.map((t, n) => I(e, n))),
	ships: (e) => u(_.map((t, n) => L(e, n))),
	"bandit defense": (e) => u(_.map((t, n) => F(e, n))),
	ending: (e) => e.ending ?? "-",
	target: (e) => String(e.target),
	"next target": (e) => String(tn(e)),
	turns: (e) => k(e) ? String(en(e)) : "-"
}, rs = (e) => Object.hasOwn(Zo, e), is = (e) => Object.hasOwn(Qo, e);
function as(e, t, n, r) {
	let i = A(e, t);
	if (n === "dice") cs(i, r);
	else if (n === "city") ls(e, i, r);
	else if (n === "stock") i.stock = ys(r);
	else if (n === "hourglasses") i.hourglasses = d(r, 0, 99);
	else if (n === "points") i.points = d(r, 0, 999);
	else if (n === "bandits") _s(e, "bandits", t, r);
	else if (n === "ships") _s(e, "ships", t, r);
	else throw $((e) => e.nothingOfPlayer(n));
}
function os(e, t, [n = "", r = ""]) {
	let i = A(e, t);
	switch (n) {
		case "dice": return u(i.dice.flatMap((e, t) => e === 0 ? [] : [`${pe[t]}${e}`]));
		case "city": return u(g.flatMap((e, t) => nn(i, t) ? [`${e}:${ss(i, t)}`] : []));
		case "stock": return i.stock.join("/");
		case "hourglasses":
		case "points": return String(i[n]);
		case "bandits":
		case "ships": return u(e[n].map((e) => e.filter((e) => e === t).length));
		case "cards": return String(ln(i));
		case "score": return String(R(e, t));
		case "defense": return g.includes(r) ? String(an(i, g.indexOf(r))) : void 0;
		default: return;
	}
}
var ss = (e, t) => `${T(E(e.cells[t]))}${N(e, t) ? "!" : ""}`;
function cs(e, t) {
	e.dice = f.map(() => 0);
	for (let n of l(t)) {
		let t = Cs(n), r = h(t);
		if (e.dice[r] !== 0) throw $((e, { row: t }) => e.oneDie(n, t[f[r]]));
		e.dice[r] = me(t);
	}
}
function ls(e, t, n) {
	for (let r of l(n)) {
		let n = /^([A-Z]\d):([a-z-]+)(!?)$/.exec(r);
		if (!n) throw $((e) => e.cellAndCard(r));
		let i = Cs(n[1]);
		if (nn(t, i)) throw $((e) => e.covered(n[1]));
		t.cells[i] = us(e, n[2]), n[3] && (t.off |= 1 << i);
	}
}
function us(e, t) {
	let n = es.indexOf(t);
	if (n >= 0) {
		if (e.piles[n] === 0) throw $((e) => e.noneLeft(t));
		return je(n, e.piles[n]--);
	}
	let r = C + Te.indexOf(t);
	if (r < C) throw $((e) => e.noCard(t, [...we, ...Te]));
	let i = e.deck.findIndex((e) => E(e) === r);
	if (i < 0) throw $((e) => e.noneInDeck(t));
	return e.deck.splice(i, 1)[0];
}
function ds(e, t) {
	let n = l(t);
	if (n.length > e.display.length) throw $((t) => t.displaySize(e.display.length));
	e.deck.unshift(...e.display.filter((e) => e !== -1)), e.display.fill(-1);
	for (let [t, r] of n.entries()) r !== $o && (e.display[t] = us(e, r));
}
function fs(e, t) {
	let n = l(t), r = /^\d+$/.test(t) ? e.deck.slice(e.deck.length - d(t, 0, e.deck.length)) : n.map((t) => us(e, t)).reverse();
	e.discards += /^\d+$/.test(t) ? e.deck.length - r.length : e.deck.length, e.deck = r;
}
function ps(e, t, n) {
	e.discards += e.piles[t] - n, e.piles[t] = n;
}
function ms(e) {
	let t = es.indexOf(e);
	if (t < 0) throw $((t) => t.noPile(e, we));
	return t;
}
function hs(e, t) {
	if (k(e)) throw $((e) => e.endlessAlone(t));
	let n = t === "bandits" ? ye : be;
	return [e[t], n(e.cities.length)];
}
function gs(e, t, n) {
	let [r, i] = hs(e, t);
	for (let [e, t] of vs(n).entries()) {
		let n = i[e] - t;
		if (n < r[e].length) throw $((n) => n.pileLeft(_[e], t));
		for (; r[e].length < n;) r[e].push(-1);
	}
}
function _s(e, t, n, r) {
	let [i, a] = hs(e, t);
	for (let [e, t] of vs(r).entries()) {
		i[e] = i[e].filter((e) => e !== n);
		for (let r = 0; r < t; r++) i[e].push(n);
		if (i[e].length > a[e]) throw $((t) => t.pileSize(_[e], a[e]));
	}
}
function vs(e) {
	let t = l(e);
	if (t.length !== _.length) throw $((t) => t.threeNumbers(e));
	return t.map((e) => d(e, 0, 99));
}
function ys(e) {
	let t = e.split("/");
	if (t.length !== 3) throw $((t) => t.threeResources(e));
	return t.map((e) => d(e, 0, 99));
}
var bs = Qt.filter((e) => e !== "goal" && e !== "no-goal");
function xs(e, t) {
	let n = bs.find((e) => e === t);
	if (!n) throw $((e) => e.noEnding(t, bs));
	e.ending = n;
}
function Ss(e, t) {
	let n = Object.entries(da).find(([e]) => e === t)?.[1];
	if (!n) throw $((e) => e.noPhase(t, Object.keys(da)));
	e.round = Math.max(1, e.round), e.display.every((e) => e === -1) && Mn(e);
	for (let [t, n] of e.cities.entries()) t !== e.active && !Ki(n) && n.dice.fill(1);
	Bt(e, oa, ca, n);
}
function Cs(e) {
	let t = g.indexOf(e);
	if (t < 0) throw $((t) => t.noCell(e));
	return t;
}
function ws(e) {
	if (e === "yes" || e === "no") return e === "yes";
	throw $((t) => t.yesOrNo(e));
}
var $ = (e) => new t((t) => e(No[t].faults, No[t].names)), Ts = [...we, ...Te], Es = {
	id: Zt.id,
	rulesVersion: 3,
	seats: Zt.seats,
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
			values: Vt,
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
	setup: (e, t) => mn(e, {
		level: t.level,
		target: t.target,
		soloRefresh: t.soloRefresh,
		openPoints: t.openPoints,
		rowsDeclared: t.rows === "declared",
		roundLimit: t.roundLimit,
		named: te(t)
	}),
	rules: oa,
	view: Ro,
	turn: Ds,
	active: (e) => e.round > 0 ? e.active : void 0,
	events: Gt,
	eventRules: Kt,
	highlight: fa,
	summary: pa,
	outcome: Os,
	nextGoal: ({ target: e }, { reason: t }) => t === "goal" ? { target: Wt(e) } : void 0,
	redeal: ni,
	insight: ti,
	conserved: As,
	bound: 3e4,
	content: [...x.flatMap((e) => b[e].ability ? [`use/${e}`] : []), ...[
		"build",
		"cover",
		"attack",
		"deactivate"
	].flatMap((e) => Ts.map((t) => `${e}/${t}`))],
	vocabulary: ts,
	text: Po
};
function Ds(e) {
	let t = e.cities.length;
	return e.ended || e.round === 0 ? e.round * t : (e.round - 1) * t + ks(e, e.active) + 1;
}
function Os(e) {
	if (!e.ended || e.ending === void 0) return;
	let t = e.cities.map((t, n) => R(e, n));
	return {
		places: k(e) ? [e.ending === "goal" ? 1 : 2] : re(e.cities.map((n, r) => [
			t[r],
			ln(n),
			dn(e, r),
			-ks(e, r)
		])),
		scores: t,
		reason: e.ending
	};
}
var ks = (e, t) => (t - e.first + e.cities.length) % e.cities.length;
function As(e) {
	let t = [
		...e.deck,
		...e.display,
		...e.cities.flatMap(({ cells: e }) => e),
		Mt(e, Rn)?.vars.card ?? -1
	], n = new Set(t.filter((e) => e !== -1)), r = e.piles.reduce((e, t) => e + t, 0);
	return { cards: n.size + r + e.discards };
}
// \0virtual:frozen-game
var js = Object.values(/* @__PURE__ */ fe({
	BANDITS: () => v,
	CELL_NAMES: () => g,
	COLUMNS: () => 6,
	COPIES: () => 3,
	DECK_IDS: () => Te,
	LETTERS: () => pe,
	LOCATION: () => b,
	LOCATION_IDS: () => x,
	NAMES: () => Fo,
	PRINTED: () => ve,
	RESOURCES: () => D,
	ROWS: () => f,
	SHIPS: () => y,
	SIZES: () => _,
	STORED: () => 1,
	abilityText: () => Io,
	amountsText: () => Lo,
	cellText: () => xa,
	choiceOf: () => Ot,
	columnOf: () => me,
	diceCity: () => Es,
	diceCitySpreads: () => Er,
	diceCityWeights: () => V,
	isTopRow: () => ko,
	meaningOf: () => wo,
	rowOf: () => h
})).find((e) => e?.id === "dice-city" && e.rulesVersion !== void 0), Ms = {
	...js,
	rules: jt(js.rules)
};
export { Ms as game };
