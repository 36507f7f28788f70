import { FIRST_PLAYER as e, InputError as t, chancesOf as n, eachLanguage as r, emit as i, firstPlayer as a, frozenFlows as o, inEveryLanguage as s, innermost as c, itemsOf as l, listed as u, namedFirst as ee, parseSeat as te, placesOf as ne, seatName as re, seatOf as ie, seatsFrom as ae, summaryItems as oe, summaryParts as se, visit as ce, wholeOf as d } from "@alea/engine";
// \0rolldown/runtime.js
var le = Object.defineProperty, ue = (e, t) => {
	let n = {};
	for (var r in e) le(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || le(n, Symbol.toStringTag, { value: "Module" }), n;
}, f = [
	"white",
	"yellow",
	"red",
	"blue",
	"black"
], de = [
	"W",
	"Y",
	"R",
	"B",
	"K"
], p = f.length * 6, m = (e, t) => e * 6 + t - 1, h = (e) => e / 6 | 0, fe = (e) => e % 6 + 1, pe = Array.from({ length: p }, (e, t) => t), me = (e) => e - e % 6, g = de.flatMap((e) => Array.from({ length: 6 }, (t, n) => `${e}${n + 1}`)), he = f.map((e, t) => 63 << t * 6), ge = [
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
], _e = (e) => v.map(() => e + 2), ve = (e) => [
	e + 2,
	e,
	1
], ye = {
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
}, be = {
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
}, xe = {
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
	...ye,
	...be,
	...xe
}, Se = Object.keys(ye), x = Object.keys(be), S = Object.keys(b);
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
var w = Se.length, Ce = x.length * 3, we = w * 15 + Ce, T = S.map((e) => b[e]), Te = (e) => S.indexOf(e), E = (e) => S[e], Ee = Array.from({ length: we }, (e, t) => t < w * 15 ? Math.floor(t / 15) : w + Math.floor((t - w * 15) / 3)), D = (e) => Ee[e], De = Array.from({ length: Ce }, (e, t) => w * 15 + t), Oe = (e, t) => e * 15 + t - 1, ke = Array.from({ length: p }, (e, t) => Te(ge[Math.floor(t / 6)][t % 6])), Ae = Te("regular-army"), O = [
	"wood",
	"stone",
	"iron"
], je = {
	[-1]: "done",
	[-2]: "none"
}, Me = (e) => (t) => e[t] ?? je[t] ?? String(t), Ne = [
	...O,
	"strength",
	"disturb"
], Pe = [
	"use",
	"pass",
	"refresh",
	"idle"
], Fe = Pe.length * f.length, Ie = Fe + f.length * p, Le = Ie + f.length * p, Re = (e) => e, ze = (e) => f.length + e, Be = (e) => 2 * f.length + e, Ve = (e) => 3 * f.length + e, He = (e, t) => Fe + e * p + t, Ue = (e, t) => Ie + e * p + t, We = (e) => Le + e, Ge = [
	...Pe.flatMap((e) => f.map((t, n) => ({
		act: e,
		die: n
	}))),
	...["reactivate", "move"].flatMap((e) => f.flatMap((t, n) => g.map((t, r) => ({
		act: e,
		die: n,
		cell: r
	})))),
	...Ne.map((e) => ({
		act: "glass",
		effect: e
	}))
], Ke = (e) => Ge[e], qe = Me(Ge.map((e) => {
	if (e.act === "glass") return `glass:${e.effect}`;
	let t = `${e.act}:${de[e.die]}`;
	return "cell" in e ? `${t}:${g[e.cell]}` : t;
})), Je = Me(g), Ye = Me(O), Xe = (e) => de[e], Ze = (e) => f.flatMap((t, n) => e & 1 << n ? [n] : []), Qe = (e) => Ze(e).map(Xe).join(",") || je[-2], $e = 4, et = _.length, tt = et + $e * O.length, nt = (e) => e, rt = (e, t) => et + e * O.length + t, it = (e, t) => tt + e * p + t, at = Array.from({ length: $e }, (e, t) => t), ot = [
	..._.map((e, t) => ({
		act: "bandit",
		pile: t
	})),
	...at.flatMap((e) => O.map((t, n) => ({
		act: "rob",
		seat: e,
		resource: n
	}))),
	...at.flatMap((e) => g.map((t, n) => ({
		act: "raid",
		seat: e,
		cell: n
	})))
], st = (e) => ot[e], ct = Me(ot.map((e) => e.act === "bandit" ? _[e.pile] : `p${e.seat + 1}.${e.act === "rob" ? O[e.resource] : g[e.cell]}`)), lt = (e, t) => t ? `${e}@top` : e, ut = w + x.length, dt = 2 * ut, ft = (e) => e, pt = (e) => ut + e, mt = (e) => dt + e, ht = [...[!1, !0].flatMap((e) => S.slice(0, ut).map((t, n) => ({
	act: "buy",
	kind: n,
	top: e
}))), ..._.map((e, t) => ({
	act: "ship",
	pile: t
}))], gt = (e) => ht[e], _t = Me(ht.map((e) => e.act === "ship" ? `ship:${_[e.pile]}` : lt(S[e.kind], e.top))), vt = "none", yt = (e, t) => `${e}>${t.join(",")}`;
function bt(e, t) {
	let [n, r = ""] = e.split(">"), i = r.split(",");
	return {
		paid: O.map((e) => e === n ? i.length : 0),
		got: O.map((e) => t * i.filter((t) => t === e).length)
	};
}
var xt = (e, t) => e * 4 + t, St = (e) => ({
	stone: e >> 2,
	iron: e & 3
});
function Ct(e) {
	if (e === 0) return je[-2];
	let { stone: t, iron: n } = St(e);
	return `${t}s${n}i`;
}
var wt = ["end", "play-on"];
// packages/dice-city/src/choice.ts
function Tt(e, t) {
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
		case "spend": return Ke(r);
		case "attack": return st(r);
		case "build": return gt(r);
		case "copy":
		case "ride":
		case "recruit":
		case "site": return Dt[n][r];
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
			dice: Ze(r)
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
			...St(r)
		};
		case "declare": return {
			act: n,
			end: t === "end"
		};
	}
}
var Et = (e) => pe.map((t) => ({
	act: e,
	cell: t
})), Dt = {
	copy: Et("copy"),
	ride: Et("ride"),
	recruit: Et("recruit"),
	site: Et("site")
}, { registered: Ot, flow: k, frameOf: kt, framesOf: At, isRunning: jt, calledBy: Mt, isOf: Nt, reads: Pt, unwind: Ft, abort: It, enter: Lt } = o(3), Rt = ["normal", "hard"], zt = {
	normal: 4,
	hard: 5
}, Bt = 5, Vt = (e) => Math.min(500, e + Bt), Ht = {
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
}, Ut = {
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
}), Wt = {
	title: "Dice City",
	pitch: "Five dice, thirty locations: build a city where every roll is a good one."
}, Gt = {
	title: "Dice City",
	pitch: "Cinq dés, trente lieux\xA0: bâtissez une cité où tous les lancers sont bons."
}, Kt = s({
	en: Wt,
	fr: Gt
}), qt = {
	id: "dice-city",
	seats: {
		min: 1,
		max: 4,
		usual: 2
	},
	title: r((e) => Kt[e].title),
	pitch: r((e) => Kt[e].pitch)
}, Jt = [
	"bandits",
	"ships",
	"deck",
	"rows",
	"round-limit",
	"goal",
	"no-goal"
], j = (e) => e.rowSize > 0, Yt = ({ rowSize: e }, t) => e > 0 && t >= e, Xt = ({ rowSize: e, replaced: t }) => Math.ceil((Ce - t) / e), Zt = ({ ending: e, target: t }) => e === "goal" ? Vt(t) : t, M = (e, t) => e.cities[t], N = (e) => e.cities[e.active];
function P(e, t) {
	let n = e.cells[t];
	return n === -1 ? ke[t] : D(n);
}
var F = (e, t) => !!(e.off & 1 << t), I = (e, t) => e.cells[t] !== -1, Qt = (e, t) => !F(e, t) && T[P(e, t)].ability !== void 0;
function $t(e, t) {
	let n = T[P(e, t)].defense ?? 0, r = me(t);
	for (let i = r; i < r + 6; i++) i !== t && !F(e, i) && (n += T[P(e, i)].shelters ?? 0);
	return n;
}
function en(e, t) {
	let { points: n } = T[P(e, t)];
	return n === "cultural-row" ? tn(e, t) : n ?? 0;
}
function tn(e, t) {
	let n = me(t), r = 0;
	for (let t = n; t < n + 6; t++) T[P(e, t)].type === "cultural" && r++;
	return r;
}
var L = (e, t) => Math.max(1, v[t].defense - e.trained), R = (e, t) => _e(e.cities.length)[t] - e.bandits[t].length, z = (e, t) => ve(e.cities.length)[t] - e.ships[t].length;
function nn(e) {
	let t = [];
	for (let n = 0; n < f.length; n++) rn(e, n) && t.push(n);
	return t;
}
function rn(e, t) {
	if (e.off & he[t]) return !1;
	for (let n = t * 6; n < (t + 1) * 6; n++) if (e.cells[n] === -1) return !1;
	return !0;
}
var an = (e) => e.cells.reduce((e, t) => t === -1 ? e : e + 1, 0);
function on(e) {
	let t = 0;
	for (let n = 0; n < p; n++) e.cells[n] !== -1 && (t += en(e, n));
	return t;
}
function sn(e, t) {
	let n = 0;
	for (let r = 0; r < 3; r++) {
		for (let i of e.bandits[r]) i === t && (n += v[r].points);
		for (let i of e.ships[r]) i === t && (n += y[r].points);
	}
	return n;
}
var B = (e, t) => M(e, t).points + sn(e, t) + on(M(e, t)), cn = (e, t) => e[0] >= t[0] && e[1] >= t[1] && e[2] >= t[2];
function ln(e, t) {
	for (let n = 0; n < 3; n++) e[n] -= t[n];
}
function un(e, { level: t, target: n, soloRefresh: r, openPoints: i, rowsDeclared: a, roundLimit: o, named: s }) {
	let c = e === 1 ? zt[t] : 0;
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
		deck: [...De],
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
var dn = {
	resolve(e, t, { amount: n }) {
		return pn(e, n), "";
	},
	estimate: ({ amount: e }) => e
}, fn = {
	resolve(e, t, { amount: n }) {
		return pn(e, n * N(e).stock.reduce((e, t) => e + Math.floor(t / 2), 0)), "";
	},
	estimate: ({ amount: e }) => e
};
function pn(e, t) {
	t !== 0 && (N(e).points += t, i(() => ({
		type: "points",
		seat: e.active,
		points: t
	})));
}
// packages/dice-city/src/whyNot.ts
var mn = (e, t) => ({
	is: "short-of-resources",
	of: t.map((t, n) => Math.max(0, t - e[n]))
});
// packages/dice-city/src/rules/ending.ts
function hn(e, t) {
	e.ending !== void 0 || j(e) || (e.ending = t, i(() => ({
		type: "ending",
		seat: e.active,
		reason: t
	})));
}
var gn = 2, _n = 2;
function vn(e) {
	xn(e) === 0 && hn(e, "bandits");
}
function yn(e) {
	Sn(e) >= gn && hn(e, "ships");
}
var bn = (e) => nn(N(e)).length >= _n, xn = (e) => R(e, 0) + R(e, 1) + R(e, 2);
function Sn(e) {
	let t = 0;
	for (let n = 0; n < 3; n++) z(e, n) === 0 && t++;
	return t;
}
function Cn(e) {
	e.ending === void 0 && !e.rowsDeclared && bn(e) && hn(e, "rows");
}
function wn(e) {
	e.round >= e.roundLimit && hn(e, "round-limit");
}
var Tn = (e) => j(e) ? e.round >= Xt(e) : e.ending !== void 0, En = (e) => Tn(e) && (e.active + 1) % e.cities.length === e.first;
function Dn(e) {
	if (j(e)) return [];
	let t = _e(e.cities.length).reduce((e, t) => e + t, 0), n = Ce - 8, r = e.cities.map((e) => nn(e).length), i = Math.max(...r);
	return [
		{
			end: "bandits",
			done: t - xn(e),
			of: t,
			seat: null
		},
		{
			end: "ships",
			done: Math.min(gn, Sn(e)),
			of: gn,
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
			done: Math.min(_n, i),
			of: _n,
			seat: r.indexOf(i)
		}
	];
}
function On(e, t) {
	e.ending = t, e.ended = !0, i(() => ({
		type: "ended",
		reason: t,
		scores: e.cities.map((t, n) => B(e, n)),
		...j(e) ? { nextTarget: Zt(e) } : {}
	}));
}
// packages/dice-city/src/rules/display.ts
function kn(e, t = 0) {
	let n = [];
	for (let r = t; r < e.display.length; r++) e.display[r] === -1 && n.push(r);
	An(e, n);
}
function An(e, t) {
	let n = [];
	for (let r = 0; r < t.length && e.deck.length > 0; r++) {
		let i = e.deck.pop();
		e.display[t[r]] = i, n.push(i);
	}
	return n.length === 0 ? 0 : (i(() => ({
		type: "dealt",
		cards: n.map(A)
	})), e.deck.length === 0 && hn(e, "deck"), n.length);
}
function jn(e, t) {
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
function Mn(e) {
	let { display: t, rowSize: n } = e, r = Array.from({ length: n }, (e, t) => t);
	jn(e, r);
	for (let e of r) t[e] = t[e + n], t[e + n] = -1;
	kn(e, n);
}
// packages/dice-city/src/rules/place.ts
function Nn(e, t, n, r) {
	let a = M(e, t), o = a.cells[n];
	a.cells[n] = r, a.off &= ~(1 << n), ce(() => `build/${E(D(r))}`, t), o !== -1 && (e.discards++, ce(() => `cover/${E(D(o))}`, t)), i(() => ({
		type: "built",
		seat: t,
		cell: g[n],
		piece: A(r),
		...o === -1 ? {} : { covered: A(o) }
	})), Cn(e);
}
function Pn(e, t, n) {
	let r = M(e, t);
	r.off |= 1 << n, ce(() => `deactivate/${E(D(r.cells[n]))}`, t);
}
// packages/dice-city/src/rules/build.ts
var Fn = k("dice-city/build", (e) => [e.run((e, t) => {
	t.over = !1, t.card = -1;
}), e.loop((e, t) => !t.over, e.ask("build", {
	who: (e) => e.active,
	options: In,
	key: _t,
	params: (e) => ({ stock: [...N(e).stock] }),
	unavailable: zn,
	auto: !0,
	then: (e, t, n) => Bn(e, t, gt(n))
}), e.when((e, t) => t.card !== -1, e.ask("adorn", {
	who: (e) => e.active,
	options: Un,
	key: Ct,
	auto: !0,
	then: (e, t, n) => Wn(e, St(n))
}), e.ask("site", {
	who: (e) => e.active,
	options: () => pe,
	key: Je,
	params: (e, t) => ({ kind: D(t.card) }),
	then: (e, t, n) => {
		Nn(e, e.active, n, t.card), t.card = -1, j(e) || kn(e);
	}
})))]);
function In(e) {
	let { stock: t } = N(e), n = [-1], r = t[0] + t[1] + t[2];
	if (r < 2) return n;
	for (let r = 0; r < w; r++) e.piles[r] > 0 && cn(t, T[r].cost) && n.push(ft(r));
	for (let [r, i] of Rn(e)) cn(t, T[r].cost) && n.push(i);
	if (r >= 6) for (let r = 0; r < y.length; r++) cn(t, y[r].cost) && Ln(e, r) && n.push(mt(r));
	return n;
}
var Ln = (e, t) => j(e) || z(e, t) > 0;
function Rn(e) {
	let { display: t, rowSize: n } = e, r = [], i = 0;
	for (let a = 0; a < t.length; a++) {
		a === n && (i = 0);
		let o = t[a];
		if (o === -1) continue;
		let s = D(o);
		i & 1 << s || r.push([s, Yt(e, a) ? pt(s) : ft(s)]), i |= 1 << s;
	}
	return r;
}
function zn(e) {
	let { stock: t } = N(e), n = [], r = (e, t, r) => n.push({
		value: e,
		rule: t,
		why: r
	}), i = (e, n, i) => {
		cn(t, n) || r(e, i, mn(t, n));
	};
	for (let t = 0; t < w; t++) e.piles[t] === 0 ? r(ft(t), "DC-2.2", { is: "pile-empty" }) : i(ft(t), T[t].cost, "DC-7.1");
	for (let [t, n] of Rn(e)) i(n, T[t].cost, "DC-7.1");
	for (let t = 0; t < y.length; t++) Ln(e, t) ? i(mt(t), y[t].cost, "DC-7.5") : r(mt(t), "DC-7.6", { is: "pile-empty" });
	return n;
}
function Bn(e, t, n) {
	n ? n.act === "ship" ? Hn(e, n.pile) : (t.card = n.kind < w ? Oe(n.kind, e.piles[n.kind]--) : Vn(e, n), ln(N(e).stock, T[n.kind].cost)) : t.over = !0;
}
function Vn({ display: e, rowSize: t }, { kind: n, top: r }) {
	let i = e.findIndex((e, i) => e !== -1 && D(e) === n && (!r || i >= t)), a = e[i];
	return e[i] = -1, a;
}
function Hn(e, t) {
	let { cost: n, points: r } = y[t];
	ln(N(e).stock, n), i(() => ({
		type: "shipped",
		seat: e.active,
		size: _[t],
		points: r
	})), j(e) ? pn(e, r) : e.ships[t].push(e.active), yn(e);
}
function Un(e, { card: t }) {
	let n = T[D(t)].adornments ?? 0, [, r, i] = N(e).stock, a = [];
	for (let e = 0; e <= Math.min(n, r); e++) for (let t = 0; t <= Math.min(n - e, i); t++) a.push(xt(e, t));
	return a;
}
function Wn(e, { stone: t, iron: n }) {
	t + n !== 0 && (ln(N(e).stock, [
		0,
		t,
		n
	]), i(() => ({
		type: "adorned",
		seat: e.active,
		stone: t,
		iron: n
	})), pn(e, t + n));
}
// packages/dice-city/src/insight/strength.ts
var Gn = 40, Kn = /* @__PURE__ */ new Map();
function qn(e) {
	let t = e.join(), n = Kn.get(t) ?? Jn(e);
	return Kn.set(t, n), n;
}
function Jn(e) {
	let t = [0];
	for (let n = 1; n <= Gn; n++) {
		t[n] = t[n - 1];
		for (let [r, i] of e.entries()) i > 0 && i <= n && (t[n] = Math.max(t[n], t[n - i] + v[r].points));
	}
	return t;
}
function Yn(e, t) {
	let n = e.strength + e.watch;
	if (n === 0) return 0;
	let r = qn(v.map((t, n) => j(e) || R(e, n) > 0 ? L(e, n) : 0)), i = Math.min(n, Gn), a = r[i], o = i;
	for (; o > 0 && r[o - 1] === a;) o--;
	return a + t * (n - o);
}
// packages/dice-city/src/abilities/choices.ts
var Xn = nr("recruit", 1.1), Zn = nr("exchange", 1.2), Qn = nr("multiply", 1.2), $n = nr("copy", 1.3), er = nr("ride", .6), tr = {
	resolve: (e, t, { others: n }) => n ? "reroll-with-others" : "reroll",
	estimate: ({ others: e }) => e ? .9 : .7
};
function nr(e, t) {
	return {
		resolve: () => e,
		estimate: () => t
	};
}
// packages/dice-city/src/abilities/force.ts
var rr = {
	resolve(e, t, { amount: n }) {
		return sr(e, n + cr(e, t)), "";
	},
	estimate: ({ amount: e }) => .55 * e
}, ir = {
	resolve(e, t, { amount: n }) {
		e.watch += n, i(() => ({
			type: "strength",
			seat: e.active,
			amount: n,
			total: e.watch,
			banditsOnly: !0
		}));
		let r = cr(e, t);
		return r > 0 && sr(e, r), "";
	},
	estimate: ({ amount: e }) => .5 * e
}, ar = {
	resolve(e, t, { amount: n }) {
		return e.forged += n, i(() => ({
			type: "lasting",
			seat: e.active,
			effect: "forge",
			total: e.forged
		})), e.armies > 0 && sr(e, n * e.armies), "";
	},
	estimate: () => .8
}, or = {
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
function sr(e, t) {
	e.strength += t, i(() => ({
		type: "strength",
		seat: e.active,
		amount: t,
		total: e.strength,
		banditsOnly: !1
	}));
}
function cr(e, { cell: t }) {
	return T[P(N(e), t)].keyword === "army" ? (e.armies++, e.forged) : 0;
}
// packages/dice-city/src/abilities/gain.ts
var lr = {
	resolve(e, { cell: t }, { gain: n }) {
		let { type: r } = T[P(N(e), t)];
		return ur(e, n, r === "resource" ? e.minted : 0), "";
	},
	estimate: ({ gain: [e, t, n] }) => .7 * (e + t + n)
};
function ur(e, t, n = 0) {
	let { stock: r } = N(e);
	for (let e = 0; e < 3; e++) t[e] > 0 && (r[e] += t[e] + n);
	i(() => ({
		type: "gained",
		seat: e.active,
		gain: t.map((e) => e > 0 ? e + n : 0)
	}));
}
// packages/dice-city/src/abilities/verbs.ts
var dr = {
	gain: lr,
	strength: rr,
	watch: ir,
	points: dn,
	pairs: fn,
	forge: ar,
	train: or,
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
			], a = me(t);
			for (let e = a; e < a + 6; e++) {
				let { keyword: t, ability: a } = T[P(r, e)];
				if (!(t !== "harvest" || F(r, e) || a?.verb !== "gain")) for (let e = 0; e < 3; e++) a.gain[e] > 0 && (i[e] += n);
			}
			return ur(e, i), "";
		},
		estimate: ({ amount: e }) => e
	},
	recruit: Xn,
	exchange: Zn,
	multiply: Qn,
	copy: $n,
	ride: er,
	reroll: tr
}, fr = (e) => dr[e.verb], pr = (e, t, n) => fr(n).resolve(e, t, n), mr = (e) => fr(e).estimate(e), hr = T.map(({ ability: e }) => e ? mr(e) : 0), gr = T.map(({ ability: e }) => e?.verb === "copy"), _r = T.map(({ ability: e }) => e?.verb === "harvest"), vr = T.map(({ keyword: e }) => e === "harvest"), yr = T.map(({ exhausts: e }) => e === !0), br = (e) => hr[e];
function xr(e, t, n) {
	let r = P(e, t);
	return gr[r] || _r[r] ? Sr(e, t, r, n) : yr[r] ? hr[r] - n.waking / 2 : hr[r];
}
function Sr(e, t, n, r) {
	let i = me(t), a = 0, o = hr[n];
	for (let n = i; n < i + 6; n++) {
		if (n === t || F(e, n)) continue;
		let r = P(e, n);
		vr[r] ? a++ : hr[r] > o && (o = hr[r]);
	}
	let s = _r[n] ? .75 * a : o;
	return yr[n] ? s - r.waking / 2 : s;
}
function Cr(e, t) {
	let n = 0;
	for (let r = 0; r < e.cells.length; r += 6) {
		let i = 0, a = 0;
		for (let n = r; n < r + 6; n++) {
			let r = F(e, n) ? 0 : xr(e, n, t);
			i += r, r > a && (a = r);
		}
		let o = i / 6;
		n += o + t.choice * (a - o);
	}
	return n;
}
// packages/dice-city/src/insight/evaluate.ts
function wr(e, t) {
	let r = Nr(e, t), i = e.cities.map((n, i) => Tr(e, i, r, t)), a = t.lead + t.doubt * r;
	return j(e) ? [1 / (1 + Math.exp((e.target - i[0]) / a))] : n(i, a);
}
function Tr(e, t, n, r) {
	let i = M(e, t), a = t === e.active, o = Dr(e, t) ? Math.max(0, n - 1) : n, s = a || Or(e, t);
	return B(e, t) + r.income * o * Cr(i, r) + (s ? kr(i, r) + r.hourglass * i.hourglasses : 0) + (a ? jr(e, n, r) : s ? Ar(i, r) : 0);
}
var Er = (e, t) => (t - e.first + e.cities.length) % e.cities.length, Dr = (e, t) => Er(e, t) < Er(e, e.active), Or = (e, t) => e.ending === void 0 || Er(e, t) > Er(e, e.active);
function kr(e, t) {
	let n = 0;
	for (let r = 0; r < f.length; r++) {
		let i = e.dice[r];
		if (i === 0) continue;
		let a = m(r, i);
		n += Math.max(t.spare, F(e, a) ? 0 : xr(e, a, t));
	}
	return n;
}
var Ar = ({ stock: e }, { kept: t }) => t * (e[0] + e[1] + e[2]);
function jr(e, t, n) {
	let r = N(e), i = n.resource + n.growth * t, { stock: a } = r, o = 0;
	for (let e = 0; e < f.length; e++) r.dice[e] !== 0 && o++;
	let s = a[0] + a[1] + a[2], c = i * s;
	for (let t = 0; t < y.length; t++) {
		if (!j(e) && z(e, t) === 0) continue;
		let { cost: r, points: l } = y[t], u = 0;
		for (let e = 0; e < 3; e++) u += Math.max(0, r[e] - a[e]);
		if (u > o) continue;
		let ee = l * n.hope ** u + i * Math.max(0, s + u - 3 * r[0]);
		ee > c && (c = ee);
	}
	return c + Yn(e, n.strength) + Mr(e, t, n);
}
function Mr(e, t, n) {
	let r = kt(e, Fn)?.vars.card ?? -1;
	if (r === -1) return 0;
	let i = D(r), { points: a } = T[i], o = Math.max(0, br(i) - .6) / 6;
	return (typeof a == "number" ? a : 3) + n.income * t * o;
}
function Nr(e, t) {
	if (j(e)) return Xt(e) - e.round;
	if (e.ending !== void 0) return 0;
	let n = e.cities.length, r = 0, i = [];
	for (let t = 0; t < 3; t++) r += R(e, t), i.push(z(e, t));
	i.sort((e, t) => e - t);
	let a = 6 * f.length;
	for (let t of e.cities) a = Math.min(a, Pr(t));
	return Math.min(t.longest, t.deckPace * e.deck.length / n, t.banditPace * r / n, t.shipPace * (i[0] + i[1]) / n, t.rowPace * a);
}
function Pr(e) {
	let t = 6, n = 6;
	for (let r = 0; r < e.cells.length; r += 6) {
		let i = 0;
		for (let t = r; t < r + 6; t++) (e.cells[t] === -1 || F(e, t)) && i++;
		i < t ? (n = t, t = i) : i < n && (n = i);
	}
	return t + n;
}
// packages/dice-city/src/insight/weights.ts
var Fr = {
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
}, Ir = [
	"exchange",
	"multiply",
	"well",
	"disturb",
	"discard",
	"declare"
];
function Lr(e, { name: t, options: n }, r) {
	if (!Ir.includes(t)) return n[r].map((n) => Rr(e, Tt(t, n)));
}
function Rr(e, t) {
	switch (t.act) {
		case "glass": return t.effect === "disturb" ? .2 : .8;
		case "use":
		case "pass":
		case "refresh":
		case "idle":
		case "reactivate":
		case "move": return zr(e, t);
		case "bandit": return v[t.pile].points;
		case "rob": return .8;
		case "raid": return .5 + en(M(e, t.seat), t.cell);
		case "ship": return y[t.pile].points;
		case "buy": {
			let { points: e } = T[t.kind];
			return (typeof e == "number" ? e : 3) + br(t.kind);
		}
		case "site":
		case "recruit": return Br(e, t.cell);
		case "copy": return br(P(N(e), t.cell));
		case "ride": return xr(N(e), t.cell, Fr);
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
function zr(e, t) {
	let n = N(e), r = (e) => F(n, e) ? 0 : xr(n, e, Fr), i = r(m(t.die, n.dice[t.die]));
	switch (t.act) {
		case "use": return i + .2;
		case "pass": return .6 - i;
		case "refresh": return .2 - i;
		case "idle": return -i;
		case "reactivate": return .5 + br(P(n, t.cell)) / 3 - i;
		case "move": {
			let e = h(t.cell);
			return r(t.cell) - r(m(e, n.dice[e])) - i;
		}
	}
}
function Br(e, t) {
	let n = N(e);
	return -en(n, t) - (F(n, t) ? 0 : xr(n, t, Fr));
}
// packages/dice-city/src/insight/insight.ts
var Vr = {
	evaluate: (e) => wr(e, Fr),
	sense: Lr,
	progress: (e) => e.round,
	horizon: 0
};
// packages/dice-city/src/redeal.ts
function Hr(e, t, n) {
	let { deck: r } = e;
	Ur(r);
	for (let e = r.length - 1; e > 0; e--) {
		let t = n.below(e + 1), i = r[e];
		r[e] = r[t], r[t] = i;
	}
}
function Ur(e) {
	for (let t = 0; t < e.length; t++) Wr[e[t]] = 1;
	let t = 0;
	for (let n = De[0]; n < we; n++) Wr[n] !== 0 && (e[t++] = n, Wr[n] = 0);
}
var Wr = new Uint8Array(we), Gr = k("dice-city/attack", (e) => [e.run((e, t) => {
	t.over = !1;
}), e.loop((e, t) => !t.over, e.ask("attack", {
	who: (e) => e.active,
	options: qr,
	key: ct,
	params: ({ strength: e, watch: t }) => ({
		strength: e,
		watch: t
	}),
	unavailable: Yr,
	auto: !0,
	then: Xr
}))]), Kr = [-1];
function qr(e) {
	let { strength: t, watch: n, active: r } = e;
	if (t + n === 0) return Kr;
	let i = [];
	for (let r = 0; r < v.length; r++) Jr(e, r) && L(e, r) <= t + n && i.push(nt(r));
	if (t >= 2) for (let n = 0; n < e.cities.length; n++) {
		if (n === r) continue;
		let a = M(e, n);
		for (let e = 0; e < O.length; e++) a.stock[e] > 0 && i.push(rt(n, e));
		for (let e = 0; e < p; e++) I(a, e) && !F(a, e) && $t(a, e) <= t && i.push(it(n, e));
	}
	return i.push(-1), i;
}
var Jr = (e, t) => j(e) || R(e, t) > 0;
function Yr(e) {
	let t = qr(e), n = [], r = (e, r, i) => {
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
	for (let t = 0; t < v.length; t++) if (Jr(e, t)) {
		let n = L(e, t) - e.strength - e.watch;
		r(nt(t), "DC-6.2", {
			is: "short-of-strength",
			by: n
		});
	} else r(nt(t), "DC-6.8", { is: "pile-empty" });
	for (let [t, n] of e.cities.entries()) if (t !== e.active) {
		for (let e = 0; e < O.length; e++) n.stock[e] > 0 && r(rt(t, e), ...i(2, "DC-6.5"));
		for (let e = 0; e < p; e++) I(n, e) && F(n, e) ? r(it(t, e), "DC-6.4", { is: "already-off" }) : I(n, e) && r(it(t, e), ...i($t(n, e), "DC-6.3"));
	}
	return n;
}
function Xr(e, t, n) {
	let r = st(n);
	r ? r.act === "bandit" ? Zr(e, r.pile) : r.act === "rob" ? Qr(e, r.seat, r.resource) : $r(e, r.seat, r.cell) : t.over = !0;
}
function Zr(e, t) {
	let { points: n } = v[t], r = L(e, t), a = Math.min(e.watch, r);
	e.watch -= a, e.strength -= r - a, i(() => ({
		type: "bandit",
		seat: e.active,
		size: _[t],
		points: n
	})), j(e) ? pn(e, n) : e.bandits[t].push(e.active), vn(e);
}
function Qr(e, t, n) {
	e.strength -= 2, M(e, t).stock[n]--, N(e).stock[n]++, i(() => ({
		type: "robbed",
		seat: e.active,
		owner: t,
		resource: O[n]
	}));
}
function $r(e, t, n) {
	let r = M(e, t), a = en(r, n), o = E(P(r, n));
	e.strength -= $t(r, n), ce(() => `attack/${o}`, e.active), i(() => ({
		type: "attacked",
		seat: e.active,
		owner: t,
		cell: g[n],
		location: o,
		points: a
	})), Pn(e, t, n), pn(e, a);
}
// packages/dice-city/src/rules/follow/dice.ts
var ei = k("dice-city/reroll", (e) => [e.roll("reroll", {
	dice: () => 1,
	whose: (e) => [e.active],
	params: (e, t) => ({ dice: [f[t.die]] }),
	then: (e, t, n) => ii(e, e.active, [t.die], n)
})]), ti = k("dice-city/well", (e) => [e.ask("well", {
	who: (e) => e.active,
	options: (e) => ni(N(e).dice),
	key: Qe,
	auto: !0,
	then: (e, t, n) => {
		t.others = n;
	}
}), e.roll("reroll", {
	dice: (e, t) => ri(t).length,
	whose: (e) => [e.active],
	params: (e, t) => ({ dice: ri(t).map((e) => f[e]) }),
	then: (e, t, n) => ii(e, e.active, ri(t), n)
})]);
function ni(e) {
	let t = [0];
	for (let n = 0; n < f.length; n++) if (e[n] !== 0) for (let e = t.length - 1; e >= 0; e--) t.push(t[e] | 1 << n);
	return t;
}
var ri = ({ die: e, others: t = 0 }) => f.flatMap((n, r) => r === e || t & 1 << r ? [r] : []);
function ii(e, t, n, r) {
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
var ai = k("dice-city/ride", (e) => [e.ask("ride", {
	who: (e) => e.active,
	options: (e) => {
		let t = N(e).dice.flatMap((e, t) => oi(t, e));
		return t.length > 0 ? [...t, -2] : t;
	},
	key: Je,
	then: (e, t, n) => {
		n !== -2 && si(e, t.die, n);
	}
})]), oi = (e, t) => t === 0 ? [] : Array.from({ length: 6 }, (t, n) => m(e, n + 1)).filter((n) => n !== m(e, t));
function si(e, t, n) {
	N(e).dice[h(n)] = fe(n), i(() => ({
		type: "moved",
		seat: e.active,
		by: f[t],
		die: f[h(n)],
		cell: g[n]
	}));
}
// packages/dice-city/src/rules/use.ts
function ci(e, t, n) {
	let r = P(N(e), t.cell), { ability: a, exhausts: o } = T[r];
	if (!a) throw Error(`${E(r)} has nothing to use`);
	return ce(() => `use/${E(r)}`, e.active), i(() => {
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
	}), o && Pn(e, e.active, t.cell), pr(e, t, a);
}
// packages/dice-city/src/rules/follow/recruit.ts
var li = [], ui = k("dice-city/recruit", (e) => [e.ask("recruit", {
	who: (e) => e.active,
	options: (e) => e.piles[Ae] > 0 ? pe : li,
	key: Je,
	then: (e, t, n) => {
		let r = Oe(Ae, e.piles[Ae]--);
		Nn(e, e.active, n, r);
	}
})]), di = k("dice-city/exchange", (e) => [e.ask("exchange", {
	who: (e) => e.active,
	options: (e, t) => {
		let { most: n } = gi(e, t, "exchange"), r = N(e).stock.flatMap((e, t) => fi(t, Math.min(e, n)));
		return r.length > 0 ? [...r, vt] : r;
	},
	then: (e, t, n) => {
		if (n === "none") return;
		let { paid: r, got: i } = bt(n, gi(e, t, "exchange").rate);
		hi(e, r, i);
	}
})]);
function fi(e, t) {
	let [n, r] = O.filter((t, n) => n !== e), i = [];
	for (let a = 1; a <= t; a++) for (let t = a; t >= 0; t--) i.push(yt(O[e], [...Array(t).fill(n), ...Array(a - t).fill(r)]));
	return i;
}
var pi = k("dice-city/multiply", (e) => [e.ask("multiply", {
	who: (e) => e.active,
	options: (e, t) => {
		let { pay: n } = gi(e, t, "multiply"), r = N(e).stock.flatMap((e, t) => e >= n ? [t] : []);
		return r.length > 0 ? [...r, -2] : r;
	},
	key: Ye,
	then: (e, t, n) => {
		if (n === -2) return;
		let { pay: r, get: i } = gi(e, t, "multiply");
		hi(e, mi(n, r), mi(n, i));
	}
})]), mi = (e, t) => O.map((n, r) => r === e ? t : 0);
function hi(e, t, n) {
	let { stock: r } = N(e);
	for (let e = 0; e < 3; e++) r[e] += n[e] - t[e];
	i(() => ({
		type: "exchanged",
		seat: e.active,
		paid: [...t],
		got: [...n]
	}));
}
function gi(e, { cell: t }, n) {
	let { ability: r } = T[P(N(e), t)];
	if (r?.verb !== n) throw Error(`There is nothing to ${n} with`);
	return r;
}
// packages/dice-city/src/rules/follow/plain.ts
var _i = {
	recruit: ui,
	exchange: di,
	multiply: pi,
	ride: ai,
	reroll: ei,
	"reroll-with-others": ti
}, vi = k("dice-city/copy", (e) => [e.ask("copy", {
	who: (e) => e.active,
	options: (e, t) => bi(e, t).filter((n) => Si(e, t, n)),
	unavailable: (e, t) => bi(e, t).flatMap((n) => Si(e, t, n) ? [] : t.chain & 1 << n ? [{
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
	key: Je,
	params: (e, t) => ({
		cell: t.cell,
		location: P(N(e), t.cell)
	}),
	auto: !0,
	then: (e, t, n) => {
		t.target = n, t.next = ci(e, {
			cell: n,
			die: t.die,
			chain: t.chain | 1 << n
		}, !0);
	}
}), e.when((e, t) => !!t.next, e.call((e, t) => yi(t.next), (e, t) => ({
	cell: t.target,
	die: t.die,
	chain: t.chain | 1 << t.target
})))]), yi = (e) => e === "copy" ? vi : _i[e];
function bi(e, { cell: t }) {
	let n = N(e), { ability: r } = T[P(n, t)];
	switch (r?.verb === "copy" && r.from) {
		case "row": return xi[h(t)].filter((e) => e !== t);
		case "dice": return n.dice.flatMap((e, t) => e === 0 ? [] : [m(t, e)]);
		default: return pe;
	}
}
var xi = f.map((e, t) => pe.filter((e) => h(e) === t)), Si = (e, { chain: t }, n) => !(t & 1 << n) && Qt(N(e), n), Ci = f.map((e, t) => t), wi = k("dice-city/disturb", (e) => [e.each("owner", (e) => ae(e.active, e.cities.length).slice(1), e.ask("disturb", {
	who: (e) => e.active,
	options: () => Ci,
	key: Xe,
	params: (e, t) => ({ owner: t.owner }),
	then: (e, t, n) => {
		t.picked = n;
	}
}), e.roll("reroll", {
	dice: () => 1,
	whose: (e, t) => [t.owner],
	params: (e, t) => ({ dice: [f[t.picked]] }),
	then: (e, t, n) => {
		ii(e, t.owner, [t.picked], n), t.picked = void 0;
	}
}))]), Ti = k("dice-city/refresh", (e) => [
	e.run((e, t) => {
		t.chosen = [];
	}),
	e.loop((e, t) => t.chosen.length < 4, e.ask("discard", {
		who: (e) => e.active,
		options: (e, t) => Di(e, t.chosen),
		key: (e, t) => lt(E(D(t.display[e])), Yt(t, e)),
		params: (e, t) => ({ left: 4 - t.chosen.length }),
		auto: !0,
		then: (e, t, n) => {
			t.chosen.push(n);
		}
	})),
	e.run((e, t) => {
		jn(e, t.chosen);
		let n = An(e, [...t.chosen].sort(Ei));
		j(e) && (e.replaced += n);
	})
]), Ei = (e, t) => e - t;
function Di(e, t) {
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
var Oi = {
	..._i,
	copy: vi
}, ki = {
	...Oi,
	refresh: Ti,
	disturb: wi
}, Ai = k("dice-city/dice", (e) => [e.run((e, t) => {
	t.next = "", t.over = !1;
}), e.loop((e, t) => !t.over && (Mi(N(e)) || Ni(e)), e.ask("spend", {
	who: (e) => e.active,
	options: Pi,
	key: qe,
	params: (e) => ({
		dice: ji(N(e)),
		hourglasses: N(e).hourglasses
	}),
	unavailable: Li,
	auto: !0,
	then: Bi
}), e.when((e, t) => t.next !== "", e.call((e, t) => ki[t.next], (e, t) => ({
	cell: t.cell,
	die: t.die,
	chain: t.chain
}))))]), ji = ({ dice: e }) => e.reduce((e, t) => t === 0 ? e : e + 1, 0);
function Mi({ dice: e }) {
	for (let t = 0; t < f.length; t++) if (e[t] !== 0) return !0;
	return !1;
}
var Ni = (e) => N(e).hourglasses >= 2;
function Pi(e) {
	let t = N(e), n = [], r = [];
	for (let e = 0; e < f.length; e++) t.dice[e] !== 0 && r.push(e);
	for (let e of r) Qt(t, m(e, t.dice[e])) && n.push(Re(e));
	if (!e.passed) for (let e of r) n.push(ze(e));
	if (Fi(e)) for (let e of r) n.push(Be(e));
	if (t.off !== 0) for (let e of r) for (let r = 0; r < p; r++) F(t, r) && n.push(He(e, r));
	for (let e of r) for (let i of r) {
		if (i === e) continue;
		let r = t.dice[i];
		r > 1 && n.push(Ue(e, m(i, r - 1))), r < 6 && n.push(Ue(e, m(i, r + 1)));
	}
	if (r.length === 1 && n.length === 0 && n.push(Ve(r[0])), r.length === 0 && n.push(-1), t.hourglasses >= 2) for (let t = 0; t < Ne.length; t++) (Ne[t] !== "disturb" || e.cities.length > 1) && n.push(We(t));
	return n;
}
function Fi(e) {
	if (e.refreshed || Ii(e) || e.deck.length === 0) return !1;
	let t = 0;
	for (let n = 0; n < e.display.length; n++) e.display[n] !== -1 && t++;
	return t >= 4;
}
var Ii = (e) => j(e) && !e.soloRefresh;
function Li(e) {
	let t = N(e), n = Pi(e), r = [], i = (e, t, n) => r.push({
		value: e,
		rule: t,
		why: n
	});
	for (let r = 0; r < f.length; r++) {
		let a = t.dice[r];
		if (a === 0) continue;
		let o = m(r, a);
		Qt(t, o) || i(Re(r), ...Ri(t, o)), e.passed && i(ze(r), "DC-3.7", { is: "passed" }), n.includes(Ve(r)) || i(Ve(r), "DC-3.8", { is: "can-act" }), Fi(e) || i(Be(r), ...zi(e));
	}
	if (!Ni(e) && t.hourglasses > 0) for (let e of Ne.keys()) i(We(e), "DC-4.1", {
		is: "short-of-hourglasses",
		by: 2 - t.hourglasses
	});
	else Ni(e) && e.cities.length === 1 && i(We(Ne.indexOf("disturb")), "DC-11.5", { is: "solo" });
	return Mi(t) && i(-1, "DC-3.2", {
		is: "dice-left",
		count: ji(t)
	}), r;
}
var Ri = (e, t) => F(e, t) ? ["DC-5.31", { is: "off" }] : ["DC-5.28", { is: "no-ability" }];
function zi(e) {
	return Ii(e) ? ["DC-11.5", { is: "solo" }] : e.refreshed ? ["DC-3.5", { is: "refreshed" }] : ["DC-3.12", { is: "nothing-to-refresh" }];
}
function Bi(e, t, n) {
	t.next = "";
	let r = Ke(n);
	if (!r) {
		t.over = !0;
		return;
	}
	if (r.act === "glass") {
		Hi(e, t, r.effect);
		return;
	}
	let { die: a } = r, o = N(e);
	switch (t.die = a, t.cell = m(a, o.dice[a]), t.chain = 1 << t.cell, o.dice[a] = 0, r.act) {
		case "use":
			t.next = ci(e, t, !1);
			return;
		case "move":
			si(e, a, r.cell);
			return;
		case "reactivate":
			Vi(e, a, r.cell);
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
function Vi(e, t, n) {
	let r = N(e);
	r.off &= ~(1 << n), i(() => ({
		type: "reactivated",
		seat: e.active,
		die: f[t],
		cell: g[n],
		location: E(P(r, n))
	})), Cn(e);
}
function Hi(e, t, n) {
	let r = N(e);
	r.hourglasses -= 2, i(() => ({
		type: "hourglass",
		seat: e.active,
		effect: n,
		left: r.hourglasses
	})), n === "disturb" ? (t.next = "disturb", t.cell = t.die = t.chain = 0) : n === "strength" ? sr(e, 1) : ur(e, O.map((e) => +(e === n)));
}
// packages/dice-city/src/rules/rollDice.ts
var Ui = k("dice-city/roll-dice", (e) => [e.roll("dice", {
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
})]), Wi = k("dice-city/end-turn", (e) => [
	e.run(Gi),
	e.when((e) => e.rowsDeclared && e.ending === void 0 && !j(e) && bn(e), e.ask("declare", {
		who: (e) => e.active,
		options: () => wt,
		then: (e, t, n) => {
			n === "end" ? hn(e, "rows") : i(() => ({
				type: "declined",
				seat: e.active
			}));
		}
	})),
	e.run((e) => {
		j(e) && Mn(e);
	}),
	e.when((e) => !En(e), e.call(Ui, (e) => ({ seat: e.active })))
]);
function Gi(e) {
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
var Ki = k("dice-city/match", (e) => [
	a(e, (e) => e.cities.length, qi),
	e.shuffle("deck", {
		stream: () => "locations",
		cards: () => Ce,
		then: (e, t, n) => {
			let r = e.deck;
			e.deck = n.map((e) => r[e]).reverse(), kn(e);
		}
	}),
	e.each("seat", (e) => ae(e.first, e.cities.length), e.call(Ui, (e, t) => ({ seat: t.seat }))),
	e.loop((e) => !e.ended, e.call(Ji))
]);
function qi(e, t) {
	e.first = e.active = t, i(() => ({
		type: "first-player",
		seat: t
	}));
}
var Ji = k("dice-city/turn", (e) => [
	e.run(Yi),
	e.call(Ai),
	e.call(Gr),
	e.call(Fn),
	e.call(Wi),
	e.run(Xi)
]);
function Yi(e) {
	e.active === e.first && e.round++, wn(e), i(() => ({
		type: "turn",
		seat: e.active,
		round: e.round,
		last: Tn(e)
	}));
}
function Xi(e) {
	j(e) ? Tn(e) && On(e, B(e, 0) >= e.target ? "goal" : "no-goal") : (e.active = (e.active + 1) % e.cities.length, e.active === e.first && e.ending !== void 0 && On(e, e.ending));
}
var Zi = {
	dice: Ai,
	attack: Gr,
	build: Fn,
	"end-turn": Wi
};
// packages/dice-city/src/summary.ts
function Qi(e) {
	let t = e;
	return t.type === "turn" ? {
		kind: "turn",
		seat: t.seat
	} : (t.type === "bandit" || t.type === "shipped") && t.size === "large" ? {
		kind: "feat",
		seat: t.seat
	} : void 0;
}
function $i(e, t) {
	return e.cities.map(({ seat: n, cityPoints: r, points: i, bandits: a, ships: o }) => {
		let s = t.filter((e) => e.seat === n), c = (e) => s.filter((t) => t.type === e).length, l = s.reduce((e, t) => t.type === "attacked" ? e + t.points : e, 0), u = s.reduce((e, t) => t.type === "adorned" ? e + t.stone + t.iron : e, 0);
		return se([{
			id: "points",
			items: oe({
				locations: r,
				ships: ea(o, e.ships),
				bandits: ea(a, e.bandits),
				raids: l,
				adornments: u,
				abilities: (i ?? 0) - l - u
			}),
			isScore: !0
		}, {
			id: "deeds",
			items: oe({
				built: c("built"),
				shipped: c("shipped"),
				bandits: c("bandit"),
				raids: c("attacked"),
				robberies: c("robbed")
			})
		}]);
	});
}
var ea = (e, t) => e.reduce((e, n) => e + (t.find((e) => e.size === n)?.points ?? 0), 0);
// packages/dice-city/src/text/describe.ts
function ta(e, t, n) {
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
var na = [
	"wood",
	"stone",
	"iron"
];
function V(e) {
	let t = e.flatMap((e, t) => e > 0 ? [`${e} ${na[t]}`] : []);
	return t.length === 0 ? "nothing" : t.length === 1 ? t[0] : `${t.slice(0, -1).join(", ")} and ${t.at(-1)}`;
}
// packages/dice-city/src/text/en/abilities.ts
var ra = {
	row: "Use the ability of another active location in this row.",
	dice: "Use the ability of an active location in your city that has one of your unused dice on it.",
	city: "Use the ability of any other active location in your city."
}, ia = {
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
	copy: ({ from: e }) => ra[e],
	ride: () => "Move another unused die to any column in its row.",
	reroll: ({ others: e }) => `Reroll this die${e ? ", and as many of your other unused dice as you like" : ""}; it stays unused.`
}, aa = {
	exhausts: () => "Using it deactivates it.",
	culturalRow: "Worth 1 VP for each cultural location in its row, including itself.",
	adornments: (e) => `When you build it: pay up to ${e} extra stone and iron, in any combination, and gain 1 VP for each.`,
	shelters: (e) => `While active: every other card in its row has +${e} defence.`
}, oa = {
	use: (e) => `${e}: used`,
	build: (e) => `${e}: built`,
	cover: (e) => `${e}: built over`,
	attack: (e) => `${e}: attacked`,
	deactivate: (e) => `${e}: deactivated`
};
// packages/dice-city/src/text/cells.ts
function sa(e, t) {
	let n = f[de.findIndex((t) => e.startsWith(t))];
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
}, { row: U, resource: ca, location: la } = H, ua = {
	spend: "move on",
	attack: "stop attacking",
	build: "stop building"
}, da = {
	exchange: "exchange nothing",
	multiply: "nothing",
	ride: "leave the dice where they are",
	well: "no others",
	adorn: "nothing more"
}, fa = {
	wood: "1 wood",
	stone: "1 stone",
	iron: "1 iron",
	strength: "+1 strength",
	disturb: "everyone else rerolls a die"
}, W = (e) => `${sa(e.cell, H.letter)} ${la[e.location]}`, pa = (e) => e ? ", top row" : "", ma = {
	done: ({ question: e }) => ua[e],
	none: ({ question: e }) => da[e],
	use: ({ die: e, at: t }) => `${U[e]}: use ${W(t)}`,
	pass: ({ die: e }) => `${U[e]}: pass for an hourglass`,
	refresh: ({ die: e }) => `${U[e]}: replace four cards`,
	idle: ({ die: e }) => `${U[e]}: nothing`,
	reactivate: ({ die: e, at: t }) => `${U[e]}: reactivate ${W(t)}`,
	move: ({ by: e, die: t, to: n }) => `${U[e]}: ${U[t]} → ${W(n)}`,
	glass: ({ effect: e }) => `2 hourglasses: ${fa[e]}`,
	copy: ({ at: e }) => W(e),
	ride: ({ at: e }) => W(e),
	recruit: ({ at: e }) => W(e),
	site: ({ at: e }) => W(e),
	multiply: ({ paid: e, got: t }) => `${V(e)} for ${V(t)}`,
	exchange: ({ paid: e, got: t }) => `${V(e)} for ${V(t)}`,
	disturb: ({ seat: e, die: t, at: n }, r) => `${r(e)}: ${U[t]}, on ${W(n)}`,
	well: ({ dice: e }) => e.map((e) => U[e]).join(", "),
	discard: (e) => la[e.location] + pa(e.top),
	bandit: ({ size: e, defense: t, points: n }) => `${H.bandit[e]} (${t}): ${n} VP`,
	rob: (e, t) => `${t(e.seat)}’s stock (2): 1 ${ca[e.resource]}`,
	raid: ({ seat: e, at: t, defense: n, points: r }, i) => `${i(e)}, ${W(t)} (${n}): ${r} VP`,
	buy: (e) => `${la[e.location]} (${V(e.cost)})${pa(e.top)}`,
	ship: ({ size: e, cost: t, points: n }) => `${H.ship[e]} (${V(t)}): ${n} VP`,
	adorn: ({ stone: e, iron: t }) => `${V([
		0,
		e,
		t
	])}: ${e + t} VP`,
	declare: ({ end: e }) => e ? "yes, this is the last round" : "no, play on"
}, { row: ha, resource: ga, location: G } = H, K = (e) => sa(e, H.letter), _a = (e) => e.map((e) => G[e.location]).join(", "), va = (e) => e === "stables" ? G[e] : `a ${G[e]}`, ya = {
	forge: "strength of armies +",
	mint: "production of resource locations +",
	train: "defence of bandits −"
}, ba = {
	"first-player": (e, t) => `${t(e.seat)} is the first player.`,
	dealt: (e) => `On display: ${_a(e.cards)}.`,
	rolled: (e, t) => `${t(e.seat)} rolls ${e.dice.join(" ")}.`,
	turn: (e, t) => `Round ${e.round}${e.last ? ", the last" : ""}: ${t(e.seat)}.`,
	used: (e, t) => `${t(e.seat)} uses the ${G[e.location]} on ${K(e.cell)} with the ${ha[e.die]} die.`,
	copied: (e, t) => `${t(e.seat)} uses the ability of the ${G[e.location]} on ${K(e.cell)}.`,
	gained: (e, t) => `${t(e.seat)} gains ${V(e.gain)}.`,
	strength: (e, t) => `${t(e.seat)}: +${e.amount} strength${e.banditsOnly ? " against bandits" : ""} (${e.total}).`,
	lasting: (e, t) => `${t(e.seat)}, this turn: ${ya[e.effect]}${e.total}.`,
	points: (e, t) => `${t(e.seat)} gains ${e.points} VP.`,
	moved: (e, t) => `${t(e.seat)} spends the ${ha[e.by]} die to move the ${ha[e.die]} one to ${K(e.cell)}.`,
	rerolled: (e, t) => `${t(e.owner)} rerolls: ${e.dice.map(({ cell: e }) => K(e)).join(", ")}.`,
	exchanged: (e, t) => `${t(e.seat)} pays ${V(e.paid)} for ${V(e.got)}.`,
	discarded: (e) => `Discarded from the display: ${_a(e.cards)}.`,
	reactivated: (e, t) => `${t(e.seat)} reactivates the ${G[e.location]} on ${K(e.cell)} with the ${ha[e.die]} die.`,
	passed: (e, t) => `${t(e.seat)} passes with the ${ha[e.die]} die (hourglasses: ${e.hourglasses}).`,
	idled: (e, t) => `${t(e.seat)} spends the ${ha[e.die]} die for nothing.`,
	hourglass: (e, t) => `${t(e.seat)} spends two hourglasses: ${fa[e.effect]}.`,
	bandit: (e, t) => `${t(e.seat)} defeats ${H.bandit[e.size]}: ${e.points} VP.`,
	attacked: (e, t) => `${t(e.seat)} attacks ${t(e.owner)}: the ${G[e.location]} on ${K(e.cell)} is deactivated.`,
	robbed: (e, t) => `${t(e.seat)} takes 1 ${ga[e.resource]} from ${t(e.owner)}.`,
	built: (e, t) => `${t(e.seat)} builds ${va(e.piece.location)} on ${K(e.cell)}${e.covered ? `, over the ${G[e.covered.location]}` : ""}.`,
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
}, xa = {
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
}, Sa = {
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
}, Ca = {
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
}, wa = (e, t, n) => e === 1 ? t : n, Ta = {
	facts: Wt,
	names: H,
	content: oa,
	amounts: V,
	abilities: ia,
	traits: aa,
	questions: Ca,
	labels: ma,
	events: ba,
	matchOptions: Sa,
	faults: xa,
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
		score: (e) => `${e} ${wa(e, "victory point", "victory points")}`,
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
			built: (e) => wa(e, "location built", "locations built"),
			shipped: (e) => wa(e, "ship filled", "ships filled"),
			bandits: (e) => wa(e, "victory over bandits", "victories over bandits"),
			raids: (e) => wa(e, "location attacked", "locations attacked"),
			robberies: (e) => wa(e, "robbery", "robberies")
		}
	}
}, Ea = [
	"bois",
	"pierre",
	"fer"
], Da = [
	"bois",
	"pierres",
	"fers"
], q = (e) => {
	let t = e.flatMap((e, t) => e > 0 ? [`${e} ${(e > 1 ? Da : Ea)[t]}`] : []);
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
}, Oa = [
	"traveller",
	"training-camp",
	"bazaar",
	"manor",
	"cemetery",
	"well",
	"mint",
	"storehouse",
	"town-hall"
], ka = ["stables"], Aa = (e) => /^[AEÉH]/.test(e);
function ja(e) {
	let t = J.location[e];
	return ka.includes(e) ? `les ${t}` : Aa(t) ? `l’${t}` : `${Oa.includes(e) ? "le" : "la"} ${t}`;
}
var Ma = (e) => ka.includes(e) ? "les" : Oa.includes(e) ? "le" : "la", Na = (e) => `de ${ja(e)}`.replace(/^de le /, "du ").replace(/^de les /, "des ");
function Pa(e) {
	return `${ka.includes(e) ? "des" : Oa.includes(e) ? "un" : "une"} ${J.location[e]}`;
}
var Fa = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, Ia = {
	row: "Appliquez la capacité d’un autre lieu actif de cette rangée.",
	dice: "Appliquez la capacité d’un lieu actif de votre cité sur lequel se trouve un de vos dés disponibles.",
	city: "Appliquez la capacité de n’importe quel autre lieu actif de votre cité."
}, La = (e) => e > 1 ? `${e} unités` : `${e} unité`, Ra = {
	gain: ({ gain: e }) => `Gagnez ${q(e)}.`,
	harvest: ({ amount: e }) => `Pour chaque Scierie, Carrière et Mine active de cette rangée, gagnez ${La(e)} de ce qu’elle produit.`,
	mint: ({ amount: e }) => `Jusqu’à la fin du tour, chaque lieu de ressources utilisé produit ${e} de plus.`,
	strength: ({ amount: e }) => `Gagnez ${e} de force.`,
	watch: ({ amount: e }) => `Gagnez ${e} de force, contre les bandits seulement.`,
	forge: ({ amount: e }) => `Ce tour-ci, chaque lieu Armée que vous utilisez donne ${e} de force de plus.`,
	train: ({ amount: e }) => `Ce tour-ci, la défense de tous les bandits baisse de ${e} (minimum 1).`,
	points: ({ amount: e }) => `Gagnez ${e} PV.`,
	pairs: ({ amount: e }) => `Gagnez ${e} PV pour chaque paire de ressources identiques dans votre stock ; vous les gardez.`,
	recruit: () => "Prenez une Armée régulière dans sa pile et posez-la sur la case de votre choix.",
	exchange: ({ most: e, rate: t }) => `Payez jusqu’à ${La(e)} d’une ressource ; pour chacune, gagnez ${La(t)} d’une autre ressource.`,
	multiply: ({ pay: e, get: t }) => `Payez ${La(e)} d’une ressource et gagnez-en ${t}.`,
	copy: ({ from: e }) => Ia[e],
	ride: () => "Déplacez un autre dé disponible sur n’importe quelle colonne de sa rangée.",
	reroll: ({ others: e }) => `Relancez ce dé${e ? " et autant de vos autres dés disponibles que vous voulez" : ""} ; il reste disponible.`
}, za = {
	exhausts: (e) => `L’utiliser ${Ma(e)} désactive.`,
	culturalRow: "Vaut 1 PV par lieu culturel de sa rangée, lui-même compris.",
	adornments: (e) => `À la construction : payez jusqu’à ${e} pierres et fers de plus, au choix, et gagnez 1 PV par unité.`,
	shelters: (e) => `Tant que ce lieu est actif : les autres cartes de sa rangée ont ${e} de défense de plus.`
}, Ba = {
	use: (e) => `utiliser : ${e}`,
	build: (e) => `construire : ${e}`,
	cover: (e) => `recouvrir : ${e}`,
	attack: (e) => `attaquer : ${e}`,
	deactivate: (e) => `désactiver : ${e}`
}, { row: Y, resource: Va, location: Ha } = J, Ua = {
	spend: "continuer",
	attack: "ne plus attaquer",
	build: "ne plus construire"
}, Wa = {
	exchange: "ne rien échanger",
	multiply: "aucune",
	ride: "laisser les dés où ils sont",
	well: "aucun autre",
	adorn: "rien de plus"
}, Ga = {
	wood: "1 bois",
	stone: "1 pierre",
	iron: "1 fer",
	strength: "1 de force",
	disturb: "tous les autres relancent un dé"
}, X = (e) => `${sa(e.cell, J.letter)} ${Ha[e.location]}`, Ka = (e) => e ? ", rangée du haut" : "", qa = {
	done: ({ question: e }) => Ua[e],
	none: ({ question: e }) => Wa[e],
	use: ({ die: e, at: t }) => `${Y[e]} : utiliser ${X(t)}`,
	pass: ({ die: e }) => `${Y[e]} : passer pour un sablier`,
	refresh: ({ die: e }) => `${Y[e]} : remplacer quatre cartes`,
	idle: ({ die: e }) => `${Y[e]} : rien`,
	reactivate: ({ die: e, at: t }) => `${Y[e]} : réactiver ${X(t)}`,
	move: ({ by: e, die: t, to: n }) => `${Y[e]} : ${Y[t]} → ${X(n)}`,
	glass: ({ effect: e }) => `2 sabliers : ${Ga[e]}`,
	copy: ({ at: e }) => X(e),
	ride: ({ at: e }) => X(e),
	recruit: ({ at: e }) => X(e),
	site: ({ at: e }) => X(e),
	multiply: ({ paid: e, got: t }) => `${q(e)} contre ${q(t)}`,
	exchange: ({ paid: e, got: t }) => `${q(e)} contre ${q(t)}`,
	disturb: ({ seat: e, die: t, at: n }, r) => `${r(e)} : ${Y[t]}, en ${X(n)}`,
	well: ({ dice: e }) => e.map((e) => Y[e]).join(", "),
	discard: (e) => Ha[e.location] + Ka(e.top),
	bandit: ({ size: e, defense: t, points: n }) => `${J.bandit[e]} (${t}) : ${n} PV`,
	rob: (e, t) => `stock ${Fa(t(e.seat))} (2) : 1 ${Va[e.resource]}`,
	raid: ({ seat: e, at: t, defense: n, points: r }, i) => `${i(e)}, ${X(t)} (${n}) : ${r} PV`,
	buy: (e) => `${Ha[e.location]} (${q(e.cost)})${Ka(e.top)}`,
	ship: ({ size: e, cost: t, points: n }) => `${J.ship[e]} (${q(t)}) : ${n} PV`,
	adorn: ({ stone: e, iron: t }) => `${q([
		0,
		e,
		t
	])} : ${e + t} PV`,
	declare: ({ end: e }) => e ? "oui, c’est la dernière manche" : "non, on continue"
}, { row: Ja, resource: Ya, location: Xa } = J, Z = (e) => sa(e, J.letter), Za = (e) => e.map((e) => Xa[e.location]).join(", "), Qa = {
	small: "de petits bandits",
	medium: "des bandits",
	large: "de grands bandits"
}, $a = {
	forge: (e, t) => `les lieux Armée ${Fa(t)} donnent ${e} de force de plus`,
	mint: (e, t) => `les lieux de ressources ${Fa(t)} produisent ${e} de plus`,
	train: (e, t) => `la défense des bandits baisse de ${e} pour ${t}`
}, eo = (e) => e === q([
	0,
	0,
	0
]) ? "ne garde rien" : `garde ${e}`, to = {
	"first-player": (e, t) => `${t(e.seat)} joue en premier.`,
	dealt: (e) => `À l’étalage : ${Za(e.cards)}.`,
	rolled: (e, t) => `${t(e.seat)} obtient ${e.dice.join(" ")}.`,
	turn: (e, t) => `Manche ${e.round}${e.last ? ", la dernière" : ""} : à ${t(e.seat)} de jouer.`,
	used: (e, t) => `${t(e.seat)} utilise ${ja(e.location)} en ${Z(e.cell)} avec le dé ${Ja[e.die]}.`,
	copied: (e, t) => `${t(e.seat)} utilise la capacité ${Na(e.location)} en ${Z(e.cell)}.`,
	gained: (e, t) => `${t(e.seat)} gagne ${q(e.gain)}.`,
	strength: (e, t) => `${t(e.seat)} gagne ${e.amount} de force${e.banditsOnly ? " contre les bandits" : ""} (${e.total} en tout).`,
	lasting: (e, t) => `Ce tour-ci, ${$a[e.effect](e.total, t(e.seat))}.`,
	points: (e, t) => `${t(e.seat)} gagne ${e.points} PV.`,
	moved: (e, t) => `${t(e.seat)} dépense le dé ${Ja[e.by]} pour déplacer le ${Ja[e.die]} en ${Z(e.cell)}.`,
	rerolled: (e, t) => `${t(e.owner)} relance : ${e.dice.map(({ cell: e }) => Z(e)).join(", ")}.`,
	exchanged: (e, t) => `${t(e.seat)} échange ${q(e.paid)} contre ${q(e.got)}.`,
	discarded: (e) => `Défausse de l’étalage : ${Za(e.cards)}.`,
	reactivated: (e, t) => `${t(e.seat)} réactive ${ja(e.location)} en ${Z(e.cell)} avec le dé ${Ja[e.die]}.`,
	passed: (e, t) => `${t(e.seat)} passe avec le dé ${Ja[e.die]} (sabliers : ${e.hourglasses}).`,
	idled: (e, t) => `${t(e.seat)} dépense le dé ${Ja[e.die]} sans rien faire.`,
	hourglass: (e, t) => `${t(e.seat)} dépense deux sabliers : ${Ga[e.effect]}.`,
	bandit: (e, t) => `${t(e.seat)} bat ${Qa[e.size]} : ${e.points} PV.`,
	attacked: (e, t) => `${t(e.seat)} attaque ${t(e.owner)} et désactive ${ja(e.location)} en ${Z(e.cell)}.`,
	robbed: (e, t) => `${t(e.seat)} prend 1 ${Ya[e.resource]} dans le stock ${Fa(t(e.owner))}.`,
	built: (e, t) => `${t(e.seat)} construit ${Pa(e.piece.location)} en ${Z(e.cell)}${e.covered ? `, par-dessus ${ja(e.covered.location)}` : ""}.`,
	adorned: (e, t) => `${t(e.seat)} ajoute ${q([
		0,
		e.stone,
		e.iron
	])} à la statue.`,
	shipped: (e, t) => `${t(e.seat)} remplit un ${J.ship[e.size]} : ${e.points} PV.`,
	stored: (e, t) => `${t(e.seat)} ${eo(q(e.stock))} et rend ${q(e.returned)}.`,
	ending: (e) => `${J.end[e.reason]} Cette manche est la dernière.`,
	declined: (e, t) => `${t(e.seat)} a deux rangées complètes et continue la partie.`,
	ended: (e, t) => `Partie terminée : ${e.scores.map((e, n) => `${t(n)} ${e}`).join(", ")}.${e.nextTarget === void 0 ? "" : ` Prochain objectif : ${e.nextTarget} PV.`}`
}, no = {
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
}, ro = {
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
}, io = {
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
}, ao = (e, t, n) => e < 2 ? t : n, oo = {
	facts: Gt,
	names: J,
	content: Ba,
	amounts: q,
	abilities: Ra,
	traits: za,
	questions: io,
	labels: qa,
	events: to,
	matchOptions: ro,
	faults: no,
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
		score: (e) => `${e} ${ao(e, "point de victoire", "points de victoire")}`,
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
			built: (e) => ao(e, "lieu construit", "lieux construits"),
			shipped: (e) => ao(e, "navire rempli", "navires remplis"),
			bandits: (e) => ao(e, "victoire sur des bandits", "victoires sur des bandits"),
			raids: (e) => ao(e, "lieu attaqué", "lieux attaqués"),
			robberies: (e) => ao(e, "vol", "vols")
		}
	}
};
// packages/dice-city/src/text/meaning.ts
function so(e, t, n) {
	let r = Tt(e, t);
	switch (r.act) {
		case "done":
		case "none":
		case "declare":
		case "glass":
		case "adorn": return r;
		case "use": return {
			act: "use",
			die: f[r.die],
			at: fo(n, n.active, r.die)
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
			at: uo(n, n.active, r.cell)
		};
		case "move": return {
			act: "move",
			by: f[r.die],
			die: f[h(r.cell)],
			to: uo(n, n.active, r.cell)
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
			let { defense: e, points: t } = n.cities[r.seat].places[r.cell], i = uo(n, r.seat, r.cell);
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
			at: uo(n, n.active, r.cell)
		};
		case "exchange": return {
			act: "exchange",
			...bt(r.deal, lo.rate)
		};
		case "multiply": return {
			act: "multiply",
			resource: O[r.resource],
			paid: O.map((e, t) => t === r.resource ? co.pay : 0),
			got: O.map((e, t) => t === r.resource ? co.get : 0)
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
				at: fo(n, e, r.die)
			};
		}
		case "discard": {
			let { location: e } = n.display[r.shown];
			return {
				act: "discard",
				location: e,
				top: po(n, r.shown)
			};
		}
	}
}
var co = b.storehouse.ability, lo = b["market-place"].ability, uo = (e, t, n) => ({
	cell: g[n],
	location: e.cities[t].places[n].location
}), fo = (e, t, n) => uo(e, t, m(n, e.cities[t].dice[n])), po = ({ solo: e }, t) => e !== null && t >= e.rowSize, mo = ({ facts: e, names: t, content: n, questions: r, labels: i, whyNot: a, events: o, matchOptions: s, summary: c }) => ({
	...e,
	ask: (e, t) => r[e](go(t)),
	option(e, t, n, r) {
		let a = so(e, t, n);
		return i[a.act](a, r);
	},
	whyNot: (e) => a[e.is](e),
	dice: (e, n) => n.dice?.map((e) => t.row[e]).join(", "),
	event: (e, t) => o[e.type](e, t),
	reason: (e) => t.end[e] ?? e,
	score: c.score,
	summary: ho(c),
	content(e) {
		let [r, i] = e.split("/");
		return n[r](t.location[i]);
	},
	matchOption(e, t) {
		let { options: n, values: r } = s;
		return t === void 0 ? n[e] ?? e : r[t] ?? t;
	}
}), ho = ({ parts: e, points: t, deeds: n }) => ({
	part: (t, n) => e[t](n),
	item: (e, { id: r, amount: i }) => e === "points" ? t[r] : n[r](i)
});
function go(e) {
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
	en: Ta,
	fr: oo
}), _o = r((e) => mo(Q[e])), vo = r((e) => Q[e].names);
function yo(e, t) {
	let { abilities: n, traits: r } = Q[t];
	return ta(e, n, r);
}
var bo = (e, t) => Q[t].amounts(e), xo = (e, t) => ({
	round: e.round,
	roundLimit: e.roundLimit,
	first: e.first,
	active: e.active,
	step: Oo(e),
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
	cities: e.cities.map((n, r) => Co(e, n, r, So(e, r, t))),
	display: e.display.map((e) => e === -1 ? null : A(e)),
	deck: e.deck.length,
	discards: e.discards,
	piles: Array.from({ length: w }, (t, n) => ({
		location: E(n),
		left: e.piles[n],
		top: e.piles[n] > 0 ? Oe(n, e.piles[n]) : null
	})),
	bandits: v.map(({ points: t }, n) => ({
		size: _[n],
		points: t,
		defense: L(e, n),
		left: j(e) ? null : R(e, n),
		of: _e(e.cities.length)[n]
	})),
	ships: y.map(({ points: t, cost: n }, r) => ({
		size: _[r],
		points: t,
		cost: [...n],
		left: j(e) ? null : z(e, r),
		of: ve(e.cities.length)[r]
	})),
	solo: j(e) ? Eo(e) : null,
	hand: ko(e),
	marked: Ao(e),
	working: jo(e),
	disturbed: Mo(e),
	rolling: No(e),
	endings: Dn(e),
	ending: e.ending ?? null,
	ended: e.ended
}), So = (e, t, n) => e.openPoints || e.ended || t === n;
function Co(e, t, n, r) {
	return {
		seat: n,
		places: g.map((e, n) => wo(t, n)),
		dice: t.dice.map((e) => e === 0 ? null : e),
		stock: [...t.stock],
		hourglasses: t.hourglasses,
		points: r ? t.points : null,
		score: r ? B(e, n) : null,
		bountyPoints: r ? sn(e, n) : null,
		bandits: To(e.bandits, n, r),
		ships: To(e.ships, n, r),
		cityPoints: on(t),
		cards: an(t),
		completeRows: nn(t).map((e) => f[e])
	};
}
function wo(e, t) {
	let n = e.cells[t], r = I(e, t);
	return {
		cell: g[t],
		location: E(P(e, t)),
		card: r ? n : null,
		off: F(e, t),
		defense: r ? $t(e, t) : null,
		points: en(e, t)
	};
}
var To = (e, t, n) => e.flatMap((e, r) => e.filter((e) => e === t).map(() => n ? _[r] : null)), Eo = (e) => ({
	rowSize: e.rowSize,
	turns: Xt(e),
	target: e.target,
	nextTarget: Zt(e)
}), Do = Object.keys(Zi), Oo = (e) => Do.find((t) => jt(e, Zi[t])) ?? null;
function ko(e) {
	let t = kt(e, Fn)?.vars.card ?? -1;
	return t === -1 ? null : A(t);
}
var Ao = (e) => [...kt(e, Ti)?.vars.chosen ?? []];
function jo(e) {
	let t = c(e);
	for (let e of Object.values(Oi)) if (Nt(t, e)) return g[t.vars.cell];
	return null;
}
var Mo = (e) => kt(e, wi)?.vars.owner ?? null;
function No(e) {
	let t = c(e);
	if (Nt(t, wi)) {
		let { owner: e, picked: n } = t.vars;
		return n === void 0 ? null : {
			seat: e,
			dice: [f[n]]
		};
	}
	return Nt(t, ei) ? {
		seat: e.active,
		dice: [f[t.vars.die]]
	} : Nt(t, ti) ? {
		seat: e.active,
		dice: ri(t.vars).map((e) => f[e])
	} : null;
}
// packages/dice-city/src/vocabulary.ts
var Po = {
	strength: "strength",
	"bandit strength": "watch",
	forged: "forged",
	minted: "minted",
	trained: "trained",
	armies: "armies",
	round: "round"
}, Fo = {
	passed: "passed",
	refreshed: "refreshed"
}, Io = "empty", Lo = Se, Ro = {
	set(e, t, n) {
		let [r = "", ...i] = t.split(/\s+/);
		if (te(r) !== void 0) return Ho(e, ie(r, e.cities.length), i.join(" "), n);
		if (Bo(t)) e[Po[t]] = d(n, 0, 999);
		else if (Vo(t)) e[Fo[t]] = ss(n);
		else if (t === "first" || t === "active") e[t] = ie(n, e.cities.length);
		else if (t === "phase") as(e, n);
		else if (t === "display") Jo(e, n);
		else if (t === "deck" || t === "deck cards") Yo(e, n);
		else if (r === "pile") Xo(e, Zo(i.join(" ")), d(n, 0, 15));
		else if (t === "bandits") $o(e, "bandits", n);
		else if (t === "ships") $o(e, "ships", n);
		else if (t === "ending") is(e, n);
		else throw $((e) => e.nothingToSet(t));
	},
	get(e, t) {
		let [n = "", ...r] = t.split(/\s+/), i = te(n);
		return i !== void 0 && i < e.cities.length ? Uo(e, i, r) : Bo(t) ? String(e[Po[t]]) : Vo(t) ? e[Fo[t]] ? "yes" : "no" : n === "pile" ? e.piles[Lo.indexOf(r.join(" "))]?.toString() : zo[t]?.(e);
	}
}, zo = {
	first: (e) => re(e.first),
	active: (e) => re(e.active),
	phase: (e) => Oo(e) ?? (e.ended ? "over" : "start"),
	display: (e) => u(e.display.map((e) => e === -1 ? Io : E(D(e)))),
	"on display": (e) => String(e.display.filter((e) => e !== -1).length),
	deck: (e) => String(e.deck.length),
	"deck cards": (e) => u(e.deck.map((e) => E(D(e))).reverse()),
	discards: (e) => String(e.discards),
	bandits: (e) => u(_.map((t, n) => R(e, n))),
	ships: (e) => u(_.map((t, n) => z(e, n))),
	"bandit defense": (e) => u(_.map((t, n) => L(e, n))),
	ending: (e) => e.ending ?? "-",
	target: (e) => String(e.target),
	"next target": (e) => String(Zt(e)),
	turns: (e) => j(e) ? String(Xt(e)) : "-"
}, Bo = (e) => Object.hasOwn(Po, e), Vo = (e) => Object.hasOwn(Fo, e);
function Ho(e, t, n, r) {
	let i = M(e, t);
	if (n === "dice") Go(i, r);
	else if (n === "city") Ko(e, i, r);
	else if (n === "stock") i.stock = ns(r);
	else if (n === "hourglasses") i.hourglasses = d(r, 0, 99);
	else if (n === "points") i.points = d(r, 0, 999);
	else if (n === "bandits") es(e, "bandits", t, r);
	else if (n === "ships") es(e, "ships", t, r);
	else throw $((e) => e.nothingOfPlayer(n));
}
function Uo(e, t, [n = "", r = ""]) {
	let i = M(e, t);
	switch (n) {
		case "dice": return u(i.dice.flatMap((e, t) => e === 0 ? [] : [`${de[t]}${e}`]));
		case "city": return u(g.flatMap((e, t) => I(i, t) ? [`${e}:${Wo(i, t)}`] : []));
		case "stock": return i.stock.join("/");
		case "hourglasses":
		case "points": return String(i[n]);
		case "bandits":
		case "ships": return u(e[n].map((e) => e.filter((e) => e === t).length));
		case "cards": return String(an(i));
		case "score": return String(B(e, t));
		case "defense": return g.includes(r) ? String($t(i, g.indexOf(r))) : void 0;
		default: return;
	}
}
var Wo = (e, t) => `${E(D(e.cells[t]))}${F(e, t) ? "!" : ""}`;
function Go(e, t) {
	e.dice = f.map(() => 0);
	for (let n of l(t)) {
		let t = os(n), r = h(t);
		if (e.dice[r] !== 0) throw $((e, { row: t }) => e.oneDie(n, t[f[r]]));
		e.dice[r] = fe(t);
	}
}
function Ko(e, t, n) {
	for (let r of l(n)) {
		let n = /^([A-Z]\d):([a-z-]+)(!?)$/.exec(r);
		if (!n) throw $((e) => e.cellAndCard(r));
		let i = os(n[1]);
		if (I(t, i)) throw $((e) => e.covered(n[1]));
		t.cells[i] = qo(e, n[2]), n[3] && (t.off |= 1 << i);
	}
}
function qo(e, t) {
	let n = Lo.indexOf(t);
	if (n >= 0) {
		if (e.piles[n] === 0) throw $((e) => e.noneLeft(t));
		return Oe(n, e.piles[n]--);
	}
	let r = w + x.indexOf(t);
	if (r < w) throw $((e) => e.noCard(t, [...Se, ...x]));
	let i = e.deck.findIndex((e) => D(e) === r);
	if (i < 0) throw $((e) => e.noneInDeck(t));
	return e.deck.splice(i, 1)[0];
}
function Jo(e, t) {
	let n = l(t);
	if (n.length > e.display.length) throw $((t) => t.displaySize(e.display.length));
	e.deck.unshift(...e.display.filter((e) => e !== -1)), e.display.fill(-1);
	for (let [t, r] of n.entries()) r !== Io && (e.display[t] = qo(e, r));
}
function Yo(e, t) {
	let n = l(t), r = /^\d+$/.test(t) ? e.deck.slice(e.deck.length - d(t, 0, e.deck.length)) : n.map((t) => qo(e, t)).reverse();
	e.discards += /^\d+$/.test(t) ? e.deck.length - r.length : e.deck.length, e.deck = r;
}
function Xo(e, t, n) {
	e.discards += e.piles[t] - n, e.piles[t] = n;
}
function Zo(e) {
	let t = Lo.indexOf(e);
	if (t < 0) throw $((t) => t.noPile(e, Se));
	return t;
}
function Qo(e, t) {
	if (j(e)) throw $((e) => e.endlessAlone(t));
	let n = t === "bandits" ? _e : ve;
	return [e[t], n(e.cities.length)];
}
function $o(e, t, n) {
	let [r, i] = Qo(e, t);
	for (let [e, t] of ts(n).entries()) {
		let n = i[e] - t;
		if (n < r[e].length) throw $((n) => n.pileLeft(_[e], t));
		for (; r[e].length < n;) r[e].push(-1);
	}
}
function es(e, t, n, r) {
	let [i, a] = Qo(e, t);
	for (let [e, t] of ts(r).entries()) {
		i[e] = i[e].filter((e) => e !== n);
		for (let r = 0; r < t; r++) i[e].push(n);
		if (i[e].length > a[e]) throw $((t) => t.pileSize(_[e], a[e]));
	}
}
function ts(e) {
	let t = l(e);
	if (t.length !== _.length) throw $((t) => t.threeNumbers(e));
	return t.map((e) => d(e, 0, 99));
}
function ns(e) {
	let t = e.split("/");
	if (t.length !== 3) throw $((t) => t.threeResources(e));
	return t.map((e) => d(e, 0, 99));
}
var rs = Jt.filter((e) => e !== "goal" && e !== "no-goal");
function is(e, t) {
	let n = rs.find((e) => e === t);
	if (!n) throw $((e) => e.noEnding(t, rs));
	e.ending = n;
}
function as(e, t) {
	let n = Object.entries(Zi).find(([e]) => e === t)?.[1];
	if (!n) throw $((e) => e.noPhase(t, Object.keys(Zi)));
	e.round = Math.max(1, e.round), e.display.every((e) => e === -1) && kn(e);
	for (let [t, n] of e.cities.entries()) t !== e.active && !Mi(n) && n.dice.fill(1);
	Lt(e, Ki, Ji, n);
}
function os(e) {
	let t = g.indexOf(e);
	if (t < 0) throw $((t) => t.noCell(e));
	return t;
}
function ss(e) {
	if (e === "yes" || e === "no") return e === "yes";
	throw $((t) => t.yesOrNo(e));
}
var $ = (e) => new t((t) => e(Q[t].faults, Q[t].names)), cs = [...Se, ...x], ls = {
	id: qt.id,
	rulesVersion: 3,
	seats: qt.seats,
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
			values: Rt,
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
	setup: (e, t) => un(e, {
		level: t.level,
		target: t.target,
		soloRefresh: t.soloRefresh,
		openPoints: t.openPoints,
		rowsDeclared: t.rows === "declared",
		roundLimit: t.roundLimit,
		named: ee(t)
	}),
	rules: Ki,
	view: xo,
	turn: us,
	active: (e) => e.round > 0 ? e.active : void 0,
	events: Ht,
	eventRules: Ut,
	highlight: Qi,
	summary: $i,
	outcome: ds,
	nextGoal: ({ target: e }, { reason: t }) => t === "goal" ? { target: Vt(e) } : void 0,
	redeal: Hr,
	insight: Vr,
	conserved: ps,
	bound: 3e4,
	content: [...S.flatMap((e) => b[e].ability ? [`use/${e}`] : []), ...[
		"build",
		"cover",
		"attack",
		"deactivate"
	].flatMap((e) => cs.map((t) => `${e}/${t}`))],
	vocabulary: Ro,
	text: _o
};
function us(e) {
	let t = e.cities.length;
	return e.ended || e.round === 0 ? e.round * t : (e.round - 1) * t + fs(e, e.active) + 1;
}
function ds(e) {
	if (!e.ended || e.ending === void 0) return;
	let t = e.cities.map((t, n) => B(e, n));
	return {
		places: j(e) ? [e.ending === "goal" ? 1 : 2] : ne(e.cities.map((n, r) => [
			t[r],
			an(n),
			sn(e, r),
			-fs(e, r)
		])),
		scores: t,
		reason: e.ending
	};
}
var fs = (e, t) => (t - e.first + e.cities.length) % e.cities.length;
function ps(e) {
	let t = [
		...e.deck,
		...e.display,
		...e.cities.flatMap(({ cells: e }) => e),
		kt(e, Fn)?.vars.card ?? -1
	], n = new Set(t.filter((e) => e !== -1)), r = e.piles.reduce((e, t) => e + t, 0);
	return { cards: n.size + r + e.discards };
}
// \0virtual:frozen-game
var ms = Object.values(/* @__PURE__ */ ue({
	BANDITS: () => v,
	CELL_NAMES: () => g,
	COLUMNS: () => 6,
	COPIES: () => 3,
	DECK_IDS: () => x,
	LETTERS: () => de,
	LOCATION: () => b,
	LOCATION_IDS: () => S,
	NAMES: () => vo,
	PRINTED: () => ge,
	RESOURCES: () => O,
	ROWS: () => f,
	SHIPS: () => y,
	SIZES: () => _,
	STORED: () => 1,
	abilityText: () => yo,
	amountsText: () => bo,
	cellText: () => sa,
	choiceOf: () => Tt,
	columnOf: () => fe,
	diceCity: () => ls,
	diceCityWeights: () => Fr,
	isTopRow: () => po,
	meaningOf: () => so,
	rowOf: () => h
})).find((e) => e?.id === "dice-city" && e.rulesVersion !== void 0), hs = {
	...ms,
	rules: Ot(ms.rules)
};
export { hs as game };
