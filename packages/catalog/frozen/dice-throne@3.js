import { BY_CHANCE as e, FIRST_PLAYER as t, InputError as n, LANGUAGES as r, NOTHING as i, advance as a, answerChance as o, cloneValue as s, eachLanguage as c, emit as l, finish as ee, frozenFlows as te, inEveryLanguage as u, itemsOf as ne, listed as re, namedFirst as ie, parseSeat as ae, permutation as oe, placesOf as se, seatName as ce, seatOf as le, varsWith as ue, visit as de, whisper as fe, wholeOf as pe } from "@alea/engine";
// \0rolldown/runtime.js
var me = Object.defineProperty, d = (e, t, n) => () => {
	if (n) throw n[0];
	try {
		return e && (t = e(e = 0)), t;
	} catch (e) {
		throw n = [e], e;
	}
}, he = (e, t) => {
	let n = {};
	for (var r in e) me(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || me(n, Symbol.toStringTag, { value: "Module" }), n;
}, ge, _e, f, ve, ye, be, xe, Se, Ce, we, Te, Ee, p = d((() => {
	ge = te(3), {registered: _e, flow: f, frameOf: ve, framesOf: ye, isRunning: be, calledBy: xe, isOf: Se, reads: Ce, unwind: we, abort: Te, enter: Ee} = ge;
}));
// packages/dice-throne/src/content/modes.ts
function De(e) {
	let t = Object.keys(Me).find((t) => e in Me[t].health);
	if (!t) throw Error(`No mode is played by ${e}`);
	return t;
}
function Oe(e) {
	let { targeting: t } = Ne(e);
	return typeof t == "string" ? void 0 : t;
}
function ke(e, t) {
	let { ring: n = [...Array(t).keys()] } = Ne(e);
	return n.map((e, r) => n.map((e, i) => n[(n.indexOf(r) + i) % t]));
}
var Ae, je, Me, Ne, Pe, Fe, Ie, Le, Re = d((() => {
	Ae = {
		health: { 2: 50 },
		targeting: "only-opponent",
		bounty: 0
	}, je = (e) => ({
		...Ae,
		...e
	}), Me = {
		duel: Ae,
		teams: je({
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
		hill: je({
			health: { 3: 35 },
			targeting: "choice",
			bounty: 1
		})
	}, Ne = (e) => Me[e], Pe = (e, t) => Ne(e).teams ?? t, Fe = (e) => Ne(e).targeting !== "only-opponent", Ie = (e) => Ne(e).teams !== void 0, Le = Object.fromEntries(Object.keys(Me).map((e) => [e, Object.fromEntries(Object.keys(Me[e].health).map((t) => [t, ke(e, Number(t))]))]));
}));
// packages/dice-throne/src/state.ts
function ze(e, t) {
	let n = Le[e.mode][e.fighters.length][t];
	return e.out.length === 0 ? n : n.filter((t) => Ue(e, t));
}
function Be(e, t, n) {
	let r = m(e, t);
	r.cp = Math.max(0, Math.min(15, r.cp + n));
}
var Ve, He, m, h, Ue, We, Ge, Ke, qe, Je, Ye, Xe, g = d((() => {
	Re(), Ve = [
		"upkeep",
		"income",
		"main-1",
		"offense",
		"targeting",
		"defense",
		"main-2",
		"discard"
	], He = [
		"normal",
		"undefendable",
		"pure",
		"collateral",
		"ultimate"
	], m = (e, t) => e.fighters[t], h = (e, t) => t % e.dials.length, Ue = (e, t) => !e.out.includes(t), We = (e, t, n) => h(e, t) !== h(e, n), Ge = (e, t) => ze(e, t).filter((n) => We(e, t, n)), Ke = (e) => Ne(e.mode).health[e.fighters.length], qe = (e, t) => e.dials[h(e, t)], Je = ({ fighters: e }) => e.some(({ hero: e }) => e === ""), Ye = (e, t) => e.variants.includes(t), Xe = (e) => e.phase === "offense" || e.phase === "targeting" || e.phase === "defense";
}));
// packages/dice-throne/src/options.ts
function Ze(e) {
	let t = /* @__PURE__ */ new Map();
	return (n) => {
		let r = t.get(n);
		if (r !== void 0) return r;
		let i = e(n);
		return t.set(n, i), i;
	};
}
function Qe(e, t) {
	return rt.set(e, t), Ze((t) => `${e}:${t}`);
}
function $e(e, t) {
	let n = mt(t);
	if (n.is !== e) throw Error(`${t} is no ${e}`);
	return n;
}
function et(e, t) {
	Kt.set(e, t);
}
function tt(e, t, n) {
	let r = Kt.get(e);
	if (!r) throw Error(`Nobody has said how the options of ${e} are read`);
	return r(t, n);
}
var nt, rt, it, at, ot, st, ct, lt, ut, dt, ft, pt, mt, ht, gt, _t, vt, yt, bt, xt, St, Ct, wt, Tt, Et, Dt, Ot, kt, At, jt, Mt, Nt, Pt, Ft, It, Lt, Rt, zt, Bt, Vt, Ht, Ut, Wt, Gt, Kt, _ = d((() => {
	g(), nt = [
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
	], rt = /* @__PURE__ */ new Map(), it = Qe("play", (e) => ({
		is: "play",
		card: e
	})), at = Qe("sell", (e) => ({
		is: "sell",
		card: e
	})), ot = Qe("spend", (e) => {
		let [t = "", n = ""] = e.split("/");
		return {
			is: "spend",
			token: t,
			use: n
		};
	}), st = (e, t) => ot(ct(e, t)), ct = (e, t) => t === "" ? e : `${e}/${t}`, lt = Qe("use", (e) => ({
		is: "use",
		action: e
	})), ut = Qe("announce", (e) => ({
		is: "announce",
		tier: e
	})), dt = Qe("top", (e) => ({
		is: "put-back",
		card: e,
		to: "top"
	})), ft = Qe("bottom", (e) => ({
		is: "put-back",
		card: e,
		to: "bottom"
	})), pt = Ze((e) => {
		let t = nt.find((t) => t === e);
		if (!t) throw Error(`No option is called ${e}`);
		return { is: t };
	}), mt = Ze((e) => {
		let t = e.indexOf(":");
		if (t < 0) return pt(e);
		let n = rt.get(e.slice(0, t));
		if (!n) throw Error(`No option is written ${e}`);
		return n(e.slice(t + 1));
	}), ht = Array.from({ length: 32 }, (e, t) => ({
		is: "keep-dice",
		places: Array.from({ length: 5 }, (e, t) => t + 1).filter((e) => t & 1 << e - 1)
	})), gt = ht.map(({ places: e }) => `keep:${e.join(",") || "-"}`), _t = (e) => gt[e], vt = (e) => ht[e].places, yt = (e) => e.join(","), bt = (e) => e.join("+"), xt = (e, t) => `${e}=${t}`, St = Ze((e) => {
		let [t, n] = e.split("=").map(Number);
		return {
			is: "turn-die",
			place: t,
			to: n
		};
	}), Ct = (e) => `p${e + 1}`, wt = (e, t) => `${Ct(e)}.${t}`, Tt = Ze((e) => {
		let t = e.indexOf(".");
		return {
			is: "token",
			seat: Number(e.slice(1, t)) - 1,
			token: e.slice(t + 1)
		};
	}), Et = ({ branch: e }) => String(e), Dt = Ze((e) => {
		let [, t, n = ""] = e.split("/"), [r = n] = n.split(".");
		return {
			is: "upkeep",
			from: t === "token" ? "token" : "ability",
			id: r,
			source: n
		};
	}), Ot = (e) => Dt(e).source, kt = (e) => pt(e), At = (e) => mt(e), jt = (e, t) => (n) => e.includes(n) ? pt(n) : t(n), Mt = (...e) => jt(e, (e) => ({
		is: "card",
		card: e
	})), Nt = (...e) => jt(e, (e) => ({
		is: "own-token",
		token: e
	})), Pt = (e) => (t) => ({
		is: e,
		count: t
	}), Ft = (...e) => jt(e, (e) => ({
		is: "pay-price",
		price: e
	})), It = kt, Lt = (e, t) => e === "reroll" ? {
		is: "reroll",
		place: Rt(t?.picking.at(-1)?.own.at(-1))
	} : kt(e), Rt = (e) => e && "die" in e && Number(e.die) || void 0, zt = { is: "give-up" }, Bt = { is: "no-defense" }, Vt = (e) => ht[e], Ht = jt(["none"], (e) => ({
		is: "player",
		seat: e
	})), Ut = jt(["none"], (e) => St(e)), Wt = jt(["none"], (e) => Tt(e)), Gt = (e) => ({
		is: "hero",
		hero: e
	}), Kt = new Map(Object.entries({
		ban: Gt,
		pick: Gt,
		attempt: (e) => e === "none" ? zt : typeof e == "number" ? Vt(e) : At(e),
		main: At,
		respond: At,
		answer: At,
		sell: At,
		"put-back": At,
		defend: (e) => e === "none" ? Bt : {
			is: "defend",
			ability: e
		},
		target: Ht,
		agree: (e) => ({
			is: "player",
			...e
		}),
		"choose-player": Ht,
		upkeep: (e) => Dt(e),
		check: Nt(),
		intercept: Nt(),
		"stand-up": (e) => e === "pay" ? { is: "stand-up" } : kt(e),
		foresee: Pt("foresee"),
		"roll-again": (e) => e === "reroll" ? { is: "reroll" } : kt(e),
		cast: Mt("none"),
		search: Mt("none"),
		"search-deck": Mt("none"),
		discard: Mt(),
		"pay-with": Nt(),
		"put-back-next": Mt("reveal"),
		gain: kt,
		"see-hand": kt,
		choose: (e) => ({
			is: "branch",
			branch: e
		}),
		"alter-die": Ut,
		"copy-die": Ut,
		"reroll-die": jt(["none"], (e) => ({
			is: "die",
			place: e
		})),
		"try-again": jt(["none", "again"], (e) => ({
			is: "reroll-dice",
			places: e
		})),
		"keep-dice": Vt,
		"keep-some": (e) => ({
			is: "take-dice",
			dice: e
		}),
		"reroll-some": jt(["none"], (e) => ({
			is: "reroll-dice",
			places: e
		})),
		"remove-token": Wt,
		"move-token": Wt
	}));
}));
// packages/dice-throne/src/effects/effect.ts
function v(e) {
	if (Yt.has(e.name)) throw Error(`Two verbs are called ${e.name}`);
	Yt.set(e.name, e);
	for (let [t, n] of Object.entries(e.options ?? {})) et(t, n);
	return (t) => ({
		do: e.name,
		...t
	});
}
function qt(e) {
	let t = Yt.get(e.do);
	if (!t) throw Error(`No verb is called ${e.do}`);
	return t;
}
function Jt(e, t, n, r = 0) {
	return t.flatMap((t) => {
		let { pass: i, parts: a, inner: o, vars: s } = qt(t);
		if (!(n === "whole" || o || (i?.(t) ?? "activation") === n)) return [];
		let c = a(e, t, {
			pass: n,
			own: (e) => e.own[r],
			parts: (t, i = n) => Jt(e, t, i, s ? r + 1 : r)
		});
		return !s || c.length === 0 ? c : [e.run((e, n) => {
			n.own[r] = s(t);
		}), ...c];
	});
}
var Yt, Xt, y = d((() => {
	_(), Yt = /* @__PURE__ */ new Map(), Xt = (e) => e.flatMap((e) => [e, ...(qt(e).inner?.(e) ?? []).flatMap(Xt)]);
}));
// packages/dice-throne/src/content/moments.ts
function Zt(e, t) {
	let n = e[en(t).field ?? t];
	return n && "effects" in n ? n.effects : n;
}
var Qt, $t, en, tn, nn, rn, an = d((() => {
	Qt = .8, $t = {
		defense: {
			on: ["ability"],
			field: "effects",
			program: "defense",
			self: "holder",
			target: "attacker",
			pooled: "damage-and-healing"
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
			on: ["hero", "ability"],
			program: "setup",
			self: "holder",
			target: "nobody"
		},
		spend: {
			on: ["token"],
			program: "spend",
			self: "holder",
			target: "other-side",
			tokenWorth: (e) => Qt * Math.max(.5, e)
		},
		upkeep: {
			on: ["token", "ability"],
			program: "upkeep",
			self: "holder",
			target: "nobody",
			pooled: "damage-and-healing",
			tokenWorth: (e, { persistent: t }) => (t ? 2 : 1) * e
		},
		endOfTurn: {
			on: ["ability", "token"],
			program: "end-of-turn",
			self: "holder",
			target: "nobody",
			tokenWorth: (e) => e
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
			pooled: "damage",
			attackDice: !0,
			tokenWorth: (e) => 2 * e
		},
		attacked: {
			on: ["token"],
			program: "attacked",
			self: "attacker",
			target: "attack-target",
			pooled: "damage",
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
			on: ["ability", "token"],
			program: "activating",
			self: "attacker",
			target: "nobody",
			pooled: "damage",
			attackDice: !0,
			tokenWorth: (e) => e
		},
		attempted: {
			on: ["token"],
			program: "attempted",
			self: "holder",
			target: "nobody",
			pooled: "damage",
			tokenWorth: (e) => e
		},
		totalled: {
			on: ["ability"],
			program: "totalled",
			self: "holder",
			target: "attacker"
		},
		dealt: {
			on: ["ability"],
			program: "dealt",
			self: "attacker",
			target: "attack-target"
		},
		inflicted: {
			on: ["token"],
			program: "inflicted",
			self: "holder",
			target: "nobody",
			tokenWorth: (e) => e
		},
		full: {
			on: ["token"],
			program: "full",
			self: "holder",
			target: "nobody",
			tokenWorth: (e) => e / 4
		}
	}, en = (e) => $t[e], tn = Object.keys($t), nn = (e) => tn.filter((t) => en(t).on.includes(e)), rn = {
		ability: nn("ability"),
		token: nn("token"),
		card: nn("card"),
		hero: nn("hero")
	};
}));
// packages/dice-throne/src/content/need.ts
function on(e, t) {
	let n = {};
	for (let r of e) {
		let e = t[r - 1];
		n[e] = (n[e] ?? 0) + 1;
	}
	return {
		symbols: n,
		run: ln(e),
		alike: un(e)
	};
}
function sn(e, t) {
	if ("symbols" in e) {
		for (let n in e.symbols) if ((t.symbols[n] ?? 0) < e.symbols[n]) return !1;
		return !0;
	}
	return "straight" in e ? t.run >= dn[e.straight] : t.alike >= e.ofAKind;
}
function cn(e, t, n) {
	let r = 0;
	for (let i of t) n[i - 1] === e && r++;
	return r;
}
function ln(e) {
	let t = 0, n = 0;
	for (let r = 1; r <= 6; r++) n = e.includes(r) ? n + 1 : 0, t = Math.max(t, n);
	return t;
}
function un(e) {
	let t = 0;
	for (let n = 1; n <= 6; n++) {
		let r = 0;
		for (let t of e) t === n && r++;
		t = Math.max(t, r);
	}
	return t;
}
var dn, b, fn, pn, mn, hn, gn = d((() => {
	dn = {
		small: 4,
		large: 5
	}, b = (e) => ({ symbols: e }), fn = { straight: "small" }, pn = { straight: "large" }, mn = (e) => ({ ofAKind: e }), hn = (e, t, n) => sn(e, on(t, n));
}));
// packages/dice-throne/src/content/programs.ts
function _n(e, t, n = "whole") {
	t && t.length !== 0 && xn.set(e, f(e, (e) => Jt(e, t, n)));
}
function vn(e, t) {
	_n(e.program, t), Cn(e.program) !== void 0 && Sn.set(e.program, e);
}
function yn(e) {
	let t = xn.get(e);
	if (!t) throw Error(`No program is called ${e}`);
	return t;
}
function bn(e) {
	let t = Sn.get(e);
	if (!t) throw Error(`No program that waits for a moment is called ${e}`);
	return t;
}
var xn, Sn, Cn, wn = d((() => {
	p(), y(), xn = /* @__PURE__ */ new Map(), Sn = /* @__PURE__ */ new Map(), Cn = (e) => xn.get(e)?.name;
}));
// packages/dice-throne/src/content/programNames.ts
function Tn(e, t) {
	let { program: n } = en(e);
	return n === void 0 ? void 0 : `${t}/${n}`;
}
var En, Dn, On, kn, An, jn, Mn, Nn, Pn, Fn = d((() => {
	an(), wn(), En = (e) => `dice-throne/${e}`, Dn = (e, t, n) => `dice-throne/${e}/${t}.${n}`, On = (e) => `dice-throne/token/${e}`, kn = (e, t) => `dice-throne/${e}/companion/${t}`, An = (e, t) => `dice-throne/${e}/companion/${t}`, jn = (e, t, n) => `dice-throne/${t}/${en(e).program}/${n}`, Mn = (e, t) => jn("cast", e, t), Nn = (e, t) => Cn(jn("played", "common", t)) ?? jn("played", e, t), Pn = (e) => Cn(Tn("setup", En(e)));
}));
// packages/dice-throne/src/content/rolls.ts
function In(e) {
	let t = 0;
	for (let n of e) t = t * 6 + n - 1;
	return t;
}
function Ln(e) {
	let t = [];
	for (let n = e, r = 0; r < 5; r++, n = Math.floor(n / 6)) t.push(1 + n % 6);
	return t;
}
function Rn(e) {
	return e.every((t, n) => n === 0 || e[n - 1] <= t);
}
var zn, Bn, Vn, Hn, Un, Wn = d((() => {
	zn = 7776, Bn = [...Array(zn).keys()].map(Ln).filter(Rn), Vn = new Uint8Array(zn), Hn = new Map(Bn.map((e, t) => [e.join(""), t]));
	for (let e = 0; e < zn; e++) Vn[e] = Hn.get(Ln(e).sort().join(""));
	Un = (e) => Vn[In(e)];
})), Gn, Kn, x, qn, Jn, S = d((() => {
	Gn = (e, t, n = "") => ({
		verb: e,
		things: [t],
		end: n
	}), Kn = (e, t) => typeof e == "object" && typeof t == "object" && e.verb === t.verb && e.end === t.end, x = (e, t = e) => ({
		one: e,
		many: t
	}), qn = (e, { one: t, many: n }) => `${e} ${e === 1 ? t : n}`.trim(), Jn = (e) => e.slice(0, 1).toUpperCase() + e.slice(1);
})), Yn, Xn = d((() => {
	S(), Yn = {
		each: (e, t = 1) => t === 1 ? `for each ${e}` : `for every ${t} ${e}`,
		eachOwn: (e, t = 1) => `${Yn.each(e, t)} you have`,
		eachPaid: (e = 1) => e === 1 ? "for each one used this way" : `for every ${e} used this way`,
		eachFurtherAttempt: (e = 1) => e === 1 ? "for each roll attempt after the first" : `for every ${e} roll attempts after the first`,
		eachUpgrade: "for each upgrade in play",
		eachUpgradeThisTurn: "for each upgrade played this turn",
		plus: (e, t) => `${e}, plus ${t}`,
		half: (e, t) => `${e === "" ? "" : `${e} equal to `}half ${t} (rounded up)`,
		all: (e) => `the ${e}`,
		allOwn: (e) => `your ${e}`,
		allPaid: "of those used this way",
		allFurtherAttempts: "the roll attempts after the first",
		atMost: (e, t) => e.endsWith(")") ? `${e.slice(0, -1)}, at most ${t})` : `${e} (at most ${t})`,
		total: ({ many: e }, t) => `${e} equal to ${t ? "the die" : "the total of the dice"}`,
		dealt: ({ many: e }) => `${e} equal to the damage dealt`,
		halfDie: ({ many: e }) => `${e} equal to half the die (rounded up)`,
		tokens: (e) => x(`${e} token`, `${e} tokens`),
		times: x("time", "times"),
		cp: "CP"
	};
})), Zn, C, Qn, $n = d((() => {
	g(), S(), Zn = (e) => e === 1 ? "1 roll" : `${e} rolls`, C = ({ by: e }, t) => e ? `${t.source(e)}: ` : "", Qn = {
		ban: () => "Which hero do you ban? Nobody may take it.",
		pick: () => "Which hero do you take?",
		attempt: ({ attempts: e = 0, each: t = 0 }) => e > 0 ? `Keep some dice and reroll the others (${Zn(e)} left${t > 0 ? `, ${t} CP each` : ""}), announce an ability, or act.` : "No rolls left: announce an ability, or act.",
		respond: ({ phase: e = "" }, t) => `${Jn(t.phase(e))}: do you want to act?`,
		answer: ({ action: e = "" }, t) => `Someone wants to ${t.action(e)}: do you want to act first?`,
		main: ({ phase: e = "", cp: t = 0 }, n) => `${Jn(n.phase(e))}, ${t} CP: play or sell cards, or move on.`,
		sell: ({ left: e = 1 }) => `Too many cards: sell ${e}.`,
		defend: () => "Do you defend yourself?",
		target: ({ word: e }) => e === "first" ? "Your side chooses the target: whom do you propose?" : e === "last" ? "You do not agree, so you decide: who is the target?" : "Who do you attack?",
		agree: () => "Your teammate has proposed a target: do you agree?",
		upkeep: () => "Upkeep: what comes first?",
		check: () => "Which status effect is checked first?",
		intercept: (e, t) => `${C(e, t)}which status effect do you intercept?`,
		"stand-up": () => "You are knocked down: pay 2 CP to stand up, or skip your offensive roll?",
		foresee: ({ token: e = "" }, t) => `How many ${t.token(e)} tokens do you spend?`,
		"put-back": () => "Which of the drawn cards goes back, and where?",
		cast: () => "Which spell do you cast?",
		gain: ({ token: e = "" }, t) => `Gain ${t.token(e)}?`,
		"choose-player": (e, t) => `${C(e, t)}choose a player.`,
		"remove-token": (e, t) => `${C(e, t)}which status effect is removed?`,
		"move-token": (e, t) => `${C(e, t)}which status effect moves?`,
		"alter-die": (e, t) => `${C(e, t)}which die do you change, and to what?`,
		"copy-die": (e, t) => `${C(e, t)}which die do you change, and to what?`,
		"reroll-die": (e, t) => `${C(e, t)}which die is rerolled?`,
		"try-again": (e, t) => `${C(e, t)}which dice are rerolled?`,
		"keep-dice": () => "Which dice do you keep? The others are rerolled.",
		"keep-some": (e, t) => `${C(e, t)}which ${e.left === 1 ? "die counts" : "dice count"}?`,
		"reroll-some": (e, t) => `${C(e, t)}which dice are rerolled?`,
		choose: (e, t) => `${C(e, t)}choose one.`,
		discard: (e, t) => `${C(e, t)}which card do you discard?`,
		pay: (e, t) => `${C(e, t)}do you pay its price?`,
		"pay-up-to": (e, t) => `${C(e, t)}how often do you pay (${t.price(e.price)})?`,
		"pay-with": (e, t) => `${C(e, t)}which token do you remove?`,
		"roll-again": (e, t) => `${C(e, t)}reroll it?`,
		"see-hand": (e, t) => `${C(e, t)}an opponent shows you their hand.`,
		search: (e, t) => `${C(e, t)}which upgrade do you take from the deck?`,
		"search-deck": (e, t) => `${C(e, t)}which card do you take from the deck?`,
		"put-back-next": (e, t) => `${C(e, t)}which card goes back next, from the top of the deck down?`,
		"see-cards": (e, t) => `${C(e, t)}these are the upgrades found.`
	};
})), er, tr = d((() => {
	g(), er = {
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
			targeted: {
				name: "Targeted",
				text: "Every attack on you deals 2 more damage, as long as you have this when the damage is totalled."
			},
			protect: {
				name: "Protect",
				text: "Spend when you are about to suffer non-ultimate damage: prevent half of it, rounded up."
			},
			"blessing-of-divinity": {
				name: "Blessing of Divinity",
				text: "When your health would drop to 0, remove this and set your health to 1. Cannot be removed or moved in any other way."
			},
			stun: {
				name: "Stun",
				text: "You cannot do anything. After the attack this is removed, and the attacker gets another offensive roll phase against you."
			},
			cleanse: {
				name: "Cleanse",
				text: "Spend at any time: remove one status effect from yourself."
			},
			bleed: {
				name: "Bleed",
				text: "During your upkeep, roll a die for each of these, one after the other: on a 1 to 4, suffer 1 damage; on a 5 or 6, remove that token."
			},
			poison: {
				name: "Poison",
				text: "During each of your upkeeps, suffer 1 damage for each of these tokens."
			}
		}
	};
})), nr, rr, ir, ar, or = d((() => {
	nr = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, rr = (e) => nr(e, " and "), ir = (e) => nr(e, " or "), ar = {
		and: rr,
		or: ir,
		orElse: "; or ",
		isPlain: (e) => !/^all opponents |[,;]|: | and /.test(e.replace(/\([^)]*\)/g, "")),
		isOptional: (e) => e.startsWith("you may "),
		broken: (e, t) => `${e}${/;|: /.test(e) ? ";" : ","} THEN ${t}`,
		labelled: (e, t) => `${e}: ${t}`,
		spaced: (e) => e,
		closed: (e) => e.replace(/([!?])\.$/, "$1")
	};
})), sr, cr, lr = d((() => {
	or(), sr = {
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
		atMost: (e) => `if the total is ${e} or less`,
		shows: (e) => `if any die shows a ${ir(e)}`,
		without: (e) => e.length > 1 ? `on neither ${e.join(" nor ")}` : `without ${e.join()}`,
		have: (e, t, n) => `if ${e === void 0 ? "you have" : `${e} has`} ${n === 1 ? t : `${n} or more ${t}`}`,
		type: (e) => `if the attack is ${ir(e)}`,
		attempts: (e) => `if you made fewer than ${e} roll attempts this turn`,
		starter: "if you are the Start Player",
		behind: (e) => `if you have less health than ${e}`,
		option: (e) => `with the option “${e}”`,
		paid: (e) => e === 1 ? "if you did" : `if you used ${e} or more this way`,
		peak: (e) => `if the attack’s damage was ${e} or more at any moment`,
		upgrades: (e) => `with ${e} or more upgrades`,
		added: (e) => `if at least ${e} damage was added`,
		dealt: (e) => `if at least ${e} damage was dealt`,
		base: (e) => `if the attack’s base damage is ${e} or more`,
		die: (e) => `on a ${ir(e)}`,
		dieFrom: (e) => `on a ${e} or higher`,
		face: (e) => `if your board shows its ${e === 0 ? "first" : "other"} face`,
		companion: (e, t) => `if ${e} is ${ir(t)}`,
		then: "then"
	}, cr = {
		straight: {
			small: "small straight",
			large: "large straight"
		},
		ofAKind: (e) => `${e} of a kind`
	};
})), ur, dr, fr, pr, mr, hr = d((() => {
	ur = {
		base: (e) => `${e}`,
		add: (e) => e < 0 ? `− ${-e}` : `+ ${e}`,
		other: (e) => `+ ${e}`,
		prevent: (e) => `− ${e}`,
		half: () => "½",
		avoid: () => "avoided",
		reflect: () => "half reflected",
		passed: (e) => `− ${e} passed on`
	}, dr = {
		undefendable: () => "undefendable",
		pure: () => "pure",
		collateral: () => "collateral",
		ultimate: () => "ultimate"
	}, fr = (e, t) => e.map(t.line).join(", ").replace(/^\+ /, ""), pr = (e, t) => e.map(t.card).join(", "), mr = {
		starter: (e, t) => `${t(e.seat)} starts.`,
		banned: (e, t, n) => `${t(e.seat)} bans ${n.hero(e.hero)}.`,
		picked: (e, t, n) => `${t(e.seat)} takes ${n.hero(e.hero)}.`,
		turn: (e, t) => `Turn ${e.turn}: ${t(e.seat)}.`,
		rolled: (e, t) => `${t(e.seat)} rolls ${e.dice.join(" ")}.`,
		die: (e, t) => `${t(e.by)} changes ${e.by === e.seat ? "a" : `${t(e.seat)}’s`} ${e.from} to ${e.to}.`,
		announced: (e, t, n) => `${t(e.seat)} announces ${n.ability(e.ability)}.`,
		activated: (e, t, n) => `${t(e.seat)} activates ${n.ability(e.ability)}.`,
		"no-ability": (e, t) => `${t(e.seat)} activates nothing.`,
		proposed: (e, t) => `${t(e.seat)} proposes ${t(e.target)} as the target.`,
		targeted: (e, t) => `${t(e.target)} is the target.`,
		defended: (e, t, n) => `${t(e.seat)} defends with ${n.ability(e.ability)}.`,
		played: (e, t, n) => `${t(e.seat)} plays ${n.card(e.card)}.`,
		cast: (e, t, n) => `${t(e.seat)} casts ${n.card(e.card)}.`,
		sold: (e, t, n) => `${t(e.seat)} sells ${n.card(e.card)}.`,
		discarded: (e, t, n) => `${t(e.seat)} discards ${n.card(e.card)}.`,
		drew: (e, t, n) => `${t(e.seat)} draws ${e.cards ? pr(e.cards, n) : `${e.count} ${e.count === 1 ? "card" : "cards"}`}.`,
		looked: (e, t, n) => `${t(e.seat)} looks at ${e.cards ? pr(e.cards, n) : `${e.count} ${e.count === 1 ? "card" : "cards"} from the deck`}.`,
		revealed: (e, t, n) => `${t(e.seat)} shows ${pr(e.cards, n)}.`,
		took: (e, t, n) => `${t(e.seat)} shows ${n.card(e.card)} and takes it into hand.`,
		fetched: (e, t, n) => `${t(e.seat)} takes ${e.card ? n.card(e.card) : "a card"} from the deck.`,
		saw: (e, t, n) => `${t(e.seat)} looks at ${t(e.of)}’s hand${e.cards ? `: ${pr(e.cards, n) || "no cards"}` : ""}.`,
		spent: (e, t, n) => `${t(e.seat)} spends ${n.token(e.token)}.`,
		used: (e, t, n) => `${t(e.seat)} uses ${n.ability(e.action)}.`,
		token: (e, t, n) => `${t(e.seat)}: ${e.change > 0 ? "+" : "−"}${Math.abs(e.change)} ${n.token(e.token)}.`,
		cp: (e, t) => `${t(e.seat)}: ${e.change > 0 ? "+" : "−"}${Math.abs(e.change)} CP.`,
		damaged: (e, t, n) => `${t(e.seat)} takes ${e.amount} damage${e.lines.length > 0 ? `: ${fr(e.lines, n)}` : ""}.`,
		healed: (e, t) => `${t(e.seat)} heals ${e.amount}.`,
		"stole-health": (e, t) => `${t(e.seat)} steals ${e.amount} health from ${t(e.from)}.`,
		flipped: (e, t) => `${t(e.seat)} flips their hero board.`,
		failed: (e, t) => `${t(e.seat)}’s ability fails.`,
		companion: (e, t, n) => `${t(e.seat)}: ${n.companion(e.companion)} is ${n.companionState(e.companion, e.state)}.`,
		"companion-dial": (e, t, n) => `${t(e.seat)}: ${n.companion(e.companion)} ${e.change > 0 ? "heals" : "loses"} ${Math.abs(e.change)} (now ${e.value}).`,
		skipped: (e, t, n) => `${t(e.seat)} skips a phase: ${n.phase(e.phase)}.`,
		reshuffled: (e, t) => `${t(e.seat)} shuffles the discard pile into a new deck.`,
		defeated: (e, t) => `${t(e.seat)} is defeated.`,
		ended: (e) => e.reason === "defeat" ? "The match is over." : "The match is a draw."
	};
})), gr, _r = d((() => {
	gr = {
		unknownHero: (e, t) => `no hero is called ${e}; the heroes are ${t.join(", ")}`,
		heroNames: (e) => `heroes are names: ${e}`,
		heroCount: (e, t) => `${e} players need ${e} heroes, not ${t}`,
		heroTwice: (e) => `${e} is there twice, and heroes must be distinct (DT-3.5)`,
		draftForTwo: (e) => `a draft is for two players, not ${e} (DT-3.6)`,
		nothingToSet: (e) => `Dice Throne has no ${e} to set`,
		nothingOfPlayer: (e) => `A player has no ${e} to set`,
		tokenLimit: (e, t) => t === 0 ? `${e}: there is no room for another one` : `${e}: at most ${t}`,
		tokenOwner: (e) => `${e}: a token that belongs to its maker carries the seat of a hero at this table who makes it, counted from 0, as in doubloon@0; others carry none`,
		oneFace: (e) => `the board of ${e} has only one face`,
		unknownToken: (e) => `no token is called ${e}`,
		unknownCard: (e, t) => `${e} has no card ${t}`,
		unknownLevel: (e, t, n) => `${e} has no level ${n} of ${t}`,
		notInDeck: (e) => `${e} is already somewhere else`,
		unknownPhase: (e, t) => `${e} is not a phase; write ${t.join(", ")}`,
		fiveDice: (e) => `an offensive roll has ${e} dice: 1 2 2 3 6`,
		nothingRolled: "no dice are rolled here: set them for phase = roll, targeting or defense",
		attackShape: (e, t) => `an attack is an ability of the active player (${e.join(", ")}), its damage and its type (${t.join(", ")}): smack.2 6 normal`,
		companionShape: (e, t, n) => `${e} is one of ${t.join(", ")}${n === void 0 ? "" : `, then its health from 0 to ${n}`}`,
		noAttack: (e) => `${e} needs an attack: attack = smack.2 6 normal`,
		noTarget: "there are several opponents: say whom it hits, target = p2",
		notAnOpponent: "the target is not an opponent of the active player"
	};
})), vr, yr = d((() => {
	vr = {
		barbarian: "Barbarian",
		paladin: "Paladin",
		gunslinger: "Gunslinger",
		"cursed-pirate": "Cursed Pirate",
		monk: "Monk",
		"moon-elf": "Moon Elf",
		ninja: "Ninja",
		pyromancer: "Pyromancer",
		"shadow-thief": "Shadow Thief",
		treant: "Treant",
		artificer: "Artificer",
		huntress: "Huntress",
		samurai: "Samurai",
		seraph: "Seraph",
		tactician: "Tactician",
		"vampire-lord": "Vampire Lord"
	};
})), br, xr, Sr, Cr, wr, Tr = d((() => {
	br = {
		defeat: "Only one side is left standing.",
		draw: "Everyone fell at the same time: a draw.",
		"turn-limit": "Two hundred turns have been played: a draw."
	}, xr = {
		first: "Start Player",
		"distinct-heroes": "Every player takes a different hero",
		heroes: "Heroes",
		rules: "Timing rules",
		promo: "Promotional cards",
		healing: "Healing of offensive abilities",
		"ultimate-aim": "Targeting die of an ultimate",
		leaflets: "Leaflets of Huntress, Tactician and Vampire Lord",
		"wither-strict": "Wither only reduces damage that can be modified",
		"instants-interrupt-roll-cards": "Instants can interrupt roll phase cards",
		"tithe-any-prayer": "Paladin: any Prayer among the five dice earns the CP of Tithe II",
		"kegs-together": "Cursed Pirate: both Kegs of Cursed Touch! may go to the same opponent",
		"shank-shakes-off": "Shadow Thief: Shadow Shank! shakes off negative status effects",
		"ultimate-clears-shame": "Samurai: an ultimate removes the attacker’s Shame, without being reduced",
		"spell-hand": "Doctor Strange: spells are a hand of their own, not cards of the deck"
	}, Sr = {
		heroes: { draft: "draft: each bans one, then takes one" },
		rules: {
			marvel: "of the Marvel boxes",
			"v2.2": "version 2.2"
		},
		healing: {
			"at-once": "at activation",
			pooled: "with the damage"
		},
		leaflets: {
			patched: "as the publisher patched them",
			original: "as first printed"
		},
		"ultimate-aim": {
			frozen: "nobody alters it",
			"own-side": "the attacker’s side may alter it"
		}
	}, Cr = "the highest die", wr = {
		"season-1": "Season One",
		"season-2": "Season Two",
		marvel: "Marvel"
	};
})), Er, Dr = d((() => {
	Er = {
		defense: {
			when: ({ dice: e }) => e === void 0 ? "" : `Roll ${e} ${e > 1 ? "dice" : "die"}`,
			target: "the attacker"
		},
		setup: { when: () => "At the start of the match" },
		upkeep: { when: () => "During your upkeep" },
		endOfTurn: { when: () => "At the end of your turn" },
		foeDidNotAttack: {
			when: () => "When an opponent ends their offensive roll phase without attacking",
			target: "that opponent"
		},
		attacking: { when: () => "When you attack" },
		upgraded: { when: () => "When you play another upgrade" },
		standing: { when: () => "" },
		activating: { when: ({ symbol: e }) => e === "" ? "When you activate an offensive ability" : `When you activate an offensive ability that requires ${e}, or a straight that shows it` },
		totalled: {
			when: () => "When the damage of an attack on you is about to be dealt",
			target: "the attacker"
		},
		dealt: { when: () => "When your attack has dealt its damage" }
	};
})), Or, kr, Ar = d((() => {
	g(), Or = (e) => e.length === 1 ? "die" : "dice", kr = {
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
		sell: (e) => `sell ${e} (+1 CP)`,
		priced: (e, t) => `${e} (${t} CP)`,
		spend: (e) => `spend ${e}`,
		spendFor: (e, t, n, r) => `spend ${t === 1 ? e : `${t} ${e}`}${r ? ` and ${r}` : ""}: ${n}`,
		use: (e) => `use ${e}`,
		announce: (e) => `announce ${e}`,
		top: (e) => `put ${e} on top of the deck`,
		bottom: (e) => `put ${e} at the bottom of the deck`,
		keepDice: (e) => e.length === 0 ? "reroll all dice" : `keep ${Or(e)} ${e.join(", ")}`,
		rerollDice: (e) => `${Or(e)} ${e.join(" and ")}`,
		takeDice: (e) => `keep ${e.join(" and ")}`,
		die: (e) => `die ${e}`,
		turnDie: (e, t) => `change die ${e} to ${t}`,
		proposed: (e) => `${e}, as proposed`,
		tokenOf: (e, t) => `${e}: ${t}`,
		nothing: "nothing"
	};
})), jr, Mr = d((() => {
	jr = {
		upkeep: "upkeep",
		income: "income",
		"main-1": "main phase 1",
		offense: "offensive roll",
		targeting: "targeting",
		defense: "defensive roll",
		"main-2": "main phase 2",
		discard: "discard"
	};
})), Nr, Pr, Fr = d((() => {
	S(), Xn(), Nr = (e, t) => "token" in e ? `spend ${qn(e.n, Yn.tokens(t.token(e.token)))}` : "family" in e ? `remove ${e.n} ${t.kind(e.family, e.n)}` : "cp" in e ? `pay ${e.cp} CP` : `discard ${qn(e.cards, x("card", "cards"))}`, Pr = {
		pay: Nr,
		toPay: Nr,
		upTo: (e, t, n) => {
			let r = t === "any" ? "any number of" : `up to ${t}`;
			return "token" in e ? `spend ${r} ${Yn.tokens(n.token(e.token)).many}` : "family" in e ? `remove ${r} ${n.kind(e.family, 2)}` : "cp" in e ? `pay ${r} CP` : `discard ${r} cards`;
		}
	};
})), Ir, Lr, Rr = d((() => {
	Ir = {
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
		"after-damage": "once the damage of your attack has been dealt",
		"my-upkeep": "during your upkeep",
		"my-roll-phase": "during your roll phase, before the damage is dealt",
		inflicting: "when an ability is about to inflict status effects on you",
		"foe-damage": "when you are about to suffer damage of an opponent’s roll phase"
	}, Lr = {
		modifier: "Attack modifier.",
		only: (e) => `Only ${e}.`,
		price: "Extra cost",
		played: "When it comes into play",
		prepare: "Prepare",
		cast: (e) => `Cast ${e}`,
		prepares: (e) => `${e === 1 ? "Once" : `${e} times`} per turn, during your main phases, you may prepare a spell from your hand.`,
		upgradesInRollPhases: "You may play upgrades during any roll phase.",
		bought: (e, t) => `${e}, for ${t} CP`
	};
})), zr, Br = d((() => {
	zr = {
		discard: (e, t) => e.who === "self" ? `discard a card${e.how === "random" ? " at random" : ""}` : `make ${t.who(e.who)} discard a card ${e.how === "random" ? "at random" : "of their choice"}`,
		"discard-hand": () => "discard your hand",
		"see-hand": (e, t) => `look at the hand of ${t.who(e.who)}`,
		search: (e) => {
			let [t, n] = e.most === 1 ? ["an upgrade", "it"] : [`up to ${e.most} upgrades`, "them"];
			return `search your deck for ${t}, ${e.to === "play" ? `put ${n} into play for free` : `show ${n}, put ${n} into your hand`} and shuffle the deck`;
		},
		"search-deck": (e) => {
			let [t, n] = e.most === 1 ? ["a card", "it"] : [`up to ${e.most} cards`, "them"];
			return `search your deck for ${t}, put ${n} into your hand unseen and shuffle the deck`;
		},
		cast: (e) => e.most === 1 ? "you may cast a spell" : `you may cast up to ${e.most} different spells`,
		lay: () => "place a spell on your book"
	};
})), Vr, Hr, Ur, Wr, Gr, Kr, qr = d((() => {
	Vr = (e) => e === "target", Hr = {
		"chosen-opponent": 1,
		"chosen-player": 1,
		"two-opponents": 2,
		"three-opponents": 3,
		"any-two-opponents": 2,
		"any-three-opponents": 3,
		"chosen-ally": 1,
		teammate: 1,
		"two-players": 2
	}, Ur = (e) => e === "target" || e === "active" || e.endsWith("-opponent") || e.endsWith("-opponents"), Wr = (e) => e.startsWith("any-"), Gr = (e) => Wr(e) ? Hr[e] : 1, Kr = (e) => e === "all-opponents" || (Hr[e] ?? 1) > 1;
}));
// packages/dice-throne/src/text/moreDice.ts
function Jr({ effects: e, otherwise: t }) {
	let [n, r] = [Yr(t), Yr(e)];
	if (n && r) return JSON.stringify({
		...n,
		dice: r.dice
	}) === JSON.stringify(r) ? [n, r] : void 0;
}
var Yr, Xr = d((() => {
	Yr = (e) => e.length === 1 && e[0].do === "roll" ? e[0] : void 0;
})), Zr, Qr, $r = d((() => {
	Zr = {
		self: "you",
		target: "the opponent",
		"chosen-opponent": "an opponent of your choice",
		"chosen-player": "a player of your choice",
		"all-opponents": "all opponents",
		"two-opponents": "up to two opponents",
		"three-opponents": "up to three opponents",
		"any-two-opponents": "two opponents of your choice (or the same one twice)",
		"any-three-opponents": "three opponents of your choice (or the same one several times)",
		"chosen-ally": "yourself or a teammate",
		teammate: "a teammate",
		"two-players": "up to two players of your choice",
		active: "the active player"
	}, Qr = {
		...Zr,
		"chosen-opponent": "an opponent",
		"chosen-player": "a player",
		"any-two-opponents": "two opponents (or the same one twice)",
		"any-three-opponents": "three opponents (or the same one several times)",
		"two-players": "up to two players"
	};
})), ei, ti, ni, ri = d((() => {
	or(), ei = {
		any: ["one die of any player", "dice of any players"],
		own: ["one of your dice", "of your dice"],
		team: ["one of your dice or a teammate’s", "of your dice or a teammate’s"],
		opponent: ["one of an opponent’s dice", "of an opponent’s dice"]
	}, ti = (e) => e === void 0 ? "any" : e === 1 ? "one" : `up to ${e}`, ni = {
		"alter-die": (e) => {
			let t = (e.upTo ?? 1) > 1, [n, r] = ei[e.whose], i = `${t ? `up to ${e.upTo} ${r}` : n}${e.from ? " showing an even number" : ""}`;
			return e.to === "neighbour" ? `raise or lower ${i} by 1` : typeof e.to == "object" ? `set ${i} to ${ir(e.to)}` : `set ${i} to ${e.to === "six" ? "6" : t ? "values of your choice" : "a value of your choice"}`;
		},
		"copy-die": () => "set one of your dice to the value of another die of the same roll",
		"reroll-die": (e) => e.whose === "opponent" ? "choose one of an opponent’s dice, which they must reroll" : e.upTo === 1 ? "reroll one of your dice" : `reroll up to ${e.upTo} of your dice`,
		"try-again": () => "you or a teammate may reroll one or two of your own dice, or one die twice in a row",
		"extra-attempt": (e) => e.of === "offense" ? "the player in the offensive roll phase gets one more roll attempt" : "the defender may reroll any of the defence dice once",
		"offense-again": () => "instead of activating an ability, start a new offensive roll phase",
		"reroll-any": (e) => e.single ? "you may reroll this die once" : `you may reroll ${ti(e.upTo)} of these dice once`,
		"keep-some": (e) => `keep ${e.dice} of them`
	};
}));
// packages/dice-throne/src/text/en/verbs/control.ts
function ii(e, t, n, r) {
	let i = t === 1 ? "it" : `${e >= t ? "any" : ti(e)} of them`;
	return `you may ${n ? `${r.price(n, !0)} to ` : ""}reroll ${i}`;
}
var ai, oi = d((() => {
	qr(), Xr(), or(), $r(), ri(), ai = {
		choose: (e, t) => {
			let { list: n, optional: r } = t.ways(e);
			return r ? `you may: ${n}` : `${e.by ? `${t.who("target")} chooses one` : "choose one"}: ${n}`;
		},
		when: (e, t) => t.conditional(e),
		then: () => "THEN",
		fail: () => "the ability has no effect",
		"extra-offense": (e) => `begin another offensive roll phase${e.sameTarget ? " against the same opponent" : ""}`,
		repeat: (e, t) => {
			let n = t.list(e.effects);
			return `${t.times(e.amount)}${n.includes(": ") ? ", " : ": "}${n}`;
		},
		pay: (e, t) => {
			let n = Jr(e);
			if (n) {
				let [r, i] = n;
				return `roll ${r.dice} ${r.dice > 1 ? "dice" : "die"} (${i.dice} if you ${t.price(e.price, !0)}): ${t.list(r.effects)}`;
			}
			let r = `you may ${t.price(e.price, !0)}: ${t.list(e.effects)}`;
			return e.otherwise.length === 0 ? r : `${r}; otherwise, ${t.list(e.otherwise)}`;
		},
		"pay-up-to": (e, t) => {
			let n = `you may ${t.priceUpTo(e.price, e.most)}`, r = e.each.length === 0 ? n : `${n}; for each: ${t.list(e.each)}`;
			return e.after.length === 0 ? r : `${r}; ${t.list(e.after)}`;
		},
		mark: (e) => `note ${e.value} for “${e.name}”`,
		aim: (e, t) => {
			let n = t.facing(Kr(e.who) ? "each of them" : "that player").list(e.effects);
			return `choose ${Qr[e.who]}${n.includes(": ") ? "; " : ": "}${n}`;
		},
		roll: (e, t) => {
			let n = `${e.by ? `${t.who("target")} rolls` : "roll"} ${e.dice} ${e.dice > 1 ? "dice" : "die"}`, r = e.again === void 0 ? n : `${n} (${ii(e.again, e.dice, e.price, t)})`, i = t.rolling(e.dice), [a, ...o] = e.effects;
			return a?.do === "then" ? ar.broken(r, i.list(o)) : `${r}: ${i.list(e.effects)}`;
		},
		contest: (e, t) => `you and ${e.attack ? "the opponent" : "the attacker"} each roll a die; if yours is ${e.ties ? "at least as high" : "higher"}, ${t.list(e.win)}; otherwise, ${t.list(e.lose)}`
	};
}));
// packages/dice-throne/src/text/en/verbs/damage.ts
function si({ amount: e, who: t }, n) {
	if (typeof e == "number" || !("tokens" in e)) return "";
	if (t === "self") return " on you";
	let r = Kr(t) ? " on them" : " there";
	return n.isOwned(e.tokens) ? ` of yours${r}` : r;
}
var ci, li, ui, di, fi, pi = d((() => {
	qr(), S(), ci = {
		normal: x("damage"),
		undefendable: x("undefendable damage"),
		pure: x("pure damage"),
		collateral: x("collateral damage"),
		ultimate: x("ultimate damage")
	}, li = (e, t, n = "", r = "normal") => t.amount(e, x(`${ci[r].one}${n}`)), ui = (e) => e ? " that cannot be reduced" : "", di = (e) => typeof e == "object" && "tokens" in e, fi = {
		damage: (e, t) => Gn("deal", t.amount(e.amount, ci[t.ultimate ? "ultimate" : e.type])),
		"add-damage": (e, t) => `add ${li(e.amount, t, " to the attack")}${di(e.amount) ? " on the opponent" : ""}`,
		"damage-back": (e, t) => `deal ${li(e.amount, t, " to the attacker")}`,
		hurt: (e, t) => e.who === "self" ? `suffer ${li(e.amount, t, ui(e.certain), e.type)}` : `deal ${li(e.amount, t, `${ui(e.certain)} to ${t.who(e.who)}`, e.type)}`,
		"pooled-damage": (e, t) => {
			let n = li(e.amount, t, ui(e.certain), e.type) + si(e, t);
			if (e.who === "self") return `suffer ${n}`;
			let r = Wr(e.who) ? "each suffer" : Kr(e.who) ? "suffer" : "suffers";
			return `${t.who(e.who)} ${r} ${n}`;
		},
		undefendable: () => "the attack becomes undefendable",
		recoil: (e, t) => `if any of it is dealt, suffer ${li(e.amount, t)}`,
		prevent: (e, t) => Gn("prevent", li(e.amount, t), e.who === "self" ? "" : ` to ${t.who(e.who)}`),
		"halve-dealt": () => "all damage you deal until the end of the roll phase is halved",
		"prevent-half": () => "prevent half the incoming damage (rounded up)",
		avoid: () => "avoid all incoming damage",
		reflect: () => "also deal half the incoming damage (rounded up) to the attacker"
	};
})), mi, hi = d((() => {
	qr(), S(), mi = {
		heal: (e, t) => e.who === "self" ? `heal ${t.amount(e.amount, x(""))}` : `restore ${t.amount(e.amount, x(`health to ${t.who(e.who)}`))}`,
		cp: (e, t) => Gn("gain", t.amount(e.amount, x("CP"))),
		draw: (e, t) => `draw ${t.amount(e.amount, x("card", "cards"))}`,
		"lose-cp": (e, t) => {
			let n = t.amount(e.amount, x("CP"));
			return e.who === "self" ? `lose ${n}` : `${t.who(e.who)} ${Kr(e.who) ? "lose" : "loses"} ${n}`;
		},
		"steal-health": (e, t) => `steal ${t.amount(e.amount, x(`health from ${t.who(e.from)}`))}`,
		"heal-dealt": () => "heal as much as you deal by attacking in this roll phase",
		"steal-cp": (e, t) => `steal ${e.amount} CP from ${t.who(e.from)}`
	};
})), gi, _i = d((() => {
	gi = (e) => Array.isArray(e) ? e.map((e) => [e, 1]) : Object.entries(e);
}));
// packages/dice-throne/src/text/en/verbs/tokens.ts
function vi(e, t) {
	return e === "self" ? " on yourself" : e === "target" && t.target === void 0 ? "" : ` on ${t.who(e)}`;
}
var yi, bi = d((() => {
	_i(), S(), Xn(), or(), yi = {
		gain: (e, t) => {
			let n = e.amount === 1 ? "you may gain" : "you may gain up to";
			return Gn(e.may ? n : "gain", t.tokens(e.token, e.amount));
		},
		inflict: (e, t) => Gn("inflict", t.tokens(e.token, e.amount), vi(e.who, t)),
		intercept: () => "one status effect that the ability would inflict on you never arrives",
		bestow: (e, t) => `give ${rr(gi(e.tokens).map(([e, n]) => t.tokens(e, n)))} to ${t.who(e.who)}`,
		lose: (e, t) => {
			let n = t.token(e.token);
			return `remove ${e.amount === "all" ? `all ${Yn.tokens(n).many}` : t.tokens(e.token, e.amount)}${e.who === "self" ? "" : ` from ${t.who(e.who)}`}`;
		},
		"fill-up": (e, t) => `gain ${t.token(e.token)} up to your stack limit`,
		"set-off": () => "it blows up",
		"pass-on": () => "you may move it to a player of your choice",
		"remove-token": (e, t) => {
			let n = {
				any: "a player of your choice",
				own: "yourself",
				target: t.who("target")
			};
			return `${e.may ? "you may remove" : "remove"} one status effect from ${n[e.reach]}`;
		},
		"remove-all-tokens": () => "remove all status effects from a player of your choice",
		"move-token": () => "move one status effect from one player to another",
		"raise-limit": (e, t) => `raise your stack limit for ${t.token(e.token)} by ${e.amount}`
	};
})), xi, Si = d((() => {
	Br(), oi(), pi(), ri(), hi(), bi(), xi = {
		...fi,
		...mi,
		...yi,
		...zr,
		...ni,
		...ai
	};
})), Ci, wi = d((() => {
	Ci = {
		short: (e) => `${e} CP short`,
		price: (e) => `you cannot ${e}`,
		dice: (e) => e === 1 ? "one die shows something else" : `${e} dice show something else`,
		timing: (e) => `only ${e}`,
		tokens: (e, t) => `${e} ${t} short`,
		"no-cards": "a status effect forbids you to play cards",
		upgraded: "the ability already has that level",
		prepared: "you have already prepared as many spells as you may this turn",
		used: "already used this turn",
		nothing: "there is nothing it could affect",
		sale: "cards are sold in your own main and discard phases"
	};
})), Ti, Ei = d((() => {
	Xn(), $n(), tr(), lr(), hr(), _r(), or(), yr(), Tr(), Dr(), Ar(), Mr(), Fr(), Rr(), Si(), $r(), wi(), Ti = {
		grammar: ar,
		who: Zr,
		amounts: Yn,
		needs: cr,
		prices: Pr,
		conditions: sr,
		timings: Ir,
		moments: Er,
		printed: Lr,
		verbs: xi,
		common: er,
		heroNames: vr,
		phases: jr,
		options: kr,
		ask: Qn,
		events: mr,
		lines: ur,
		damageTypes: dr,
		reasons: br,
		matchOptions: xr,
		boxes: wr,
		byChance: Cr,
		optionValues: Sr,
		faults: gr,
		whyNot: Ci
	};
})), Di, Oi, ki, Ai, ji, Mi, Ni, Pi, Fi = d((() => {
	Di = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, Oi = (e) => Di(e, " et "), ki = (e) => Di(e, " ou "), Ai = {
		and: Oi,
		or: ki,
		orElse: "; ou ",
		isPlain: (e) => !/^tous les adversaires |[,;]|: | et /.test(e.replace(/\([^)]*\)/g, "")),
		isOptional: (e) => e.startsWith("vous pouvez "),
		broken: (e, t) => `${e}${/;|: /.test(e) ? ";" : ","} PUIS ${t}`,
		labelled: (e, t) => `${e} : ${t}`,
		spaced: (e) => e.replace(/[ \u00a0]?;/g, "\xA0;").replace(/ ([:!?»])/g, "\xA0$1").replace(/« /g, "«\xA0"),
		closed: (e) => e.replace(/([!?])\.$/, "$1")
	}, ji = (e) => /^le /.test(e) ? `du ${e.slice(3)}` : /^[aeiouéèêh]/i.test(e) ? `d’${e}` : `de ${e}`, Mi = (e) => /^le /.test(e) ? `au ${e.slice(3)}` : `à ${e}`, Ni = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, Pi = (e) => `${e} dé${e > 1 ? "s" : ""}`;
})), Ii, Li = d((() => {
	S(), Fi(), Ii = {
		each: (e, t = 1) => t === 1 ? `par ${e}` : t === 2 ? `par paire ${ji(e)}` : `par groupe de ${t} ${e}`,
		eachOwn: (e, t = 1) => `${Ii.each(e, t)} que vous avez`,
		eachPaid: (e = 1) => e === 1 ? "par unité ainsi utilisée" : `toutes les ${e} unités ainsi utilisées`,
		eachFurtherAttempt: (e = 1) => e === 1 ? "par tentative de lancer après la première" : `toutes les ${e} tentatives de lancer après la première`,
		eachUpgrade: "par amélioration en jeu",
		eachUpgradeThisTurn: "par amélioration jouée ce tour-ci",
		plus: (e, t) => `${e}, plus ${t}`,
		half: (e, t) => `${e === "" ? "" : `en ${e} `}la moitié de ${t} (arrondie au supérieur)`,
		all: (e) => `ces ${e}`,
		allOwn: (e) => `vos ${e}`,
		allPaid: "celles ainsi utilisées",
		allFurtherAttempts: "les tentatives de lancer après la première",
		atMost: (e, t) => e.endsWith(")") ? `${e.slice(0, -1)}, ${t} au plus)` : `${e} (${t} au plus)`,
		total: ({ many: e }, t) => `autant de ${e} que ${t ? "la valeur du dé" : "le total des dés"}`,
		dealt: ({ many: e }) => `autant de ${e} que de dégâts infligés`,
		halfDie: ({ many: e }) => `en ${e} la moitié du dé (arrondie au supérieur)`,
		tokens: (e) => x(`jeton ${e}`, `jetons ${e}`),
		times: x("fois"),
		cp: "PC"
	};
})), w, Ri, zi = d((() => {
	g(), S(), w = ({ by: e }, t) => e ? `${t.source(e)} : ` : "", Ri = {
		ban: () => "Quel héros bannissez-vous\xA0? Personne ne pourra le prendre.",
		pick: () => "Quel héros prenez-vous\xA0?",
		attempt: ({ attempts: e = 0, each: t = 0 }) => e > 0 ? `Gardez des dés, relancez les autres (encore ${e > 1 ? `${e} lancers` : "1 lancer"}${t > 0 ? `, à ${t} PC chacun` : ""}), annoncez une capacité ou agissez.` : "Plus de lancer\xA0: annoncez une capacité ou agissez.",
		respond: ({ phase: e = "" }, t) => `${Jn(t.phase(e))} : voulez-vous agir ?`,
		answer: ({ action: e = "" }, t) => `Quelqu’un veut ${t.action(e)} : voulez-vous agir avant ?`,
		main: ({ phase: e = "", cp: t = 0 }, n) => `${Jn(n.phase(e))}, ${t} PC : jouez ou vendez des cartes, ou continuez.`,
		sell: ({ left: e = 1 }) => `Trop de cartes : vendez-en ${e}.`,
		defend: () => "Vous défendez-vous\xA0?",
		target: ({ word: e }) => e === "first" ? "Votre camp choisit la cible\xA0: qui proposez-vous\xA0?" : e === "last" ? "Faute d’accord, vous décidez\xA0: qui est la cible\xA0?" : "Qui attaquez-vous\xA0?",
		agree: () => "Votre coéquipier propose une cible\xA0: êtes-vous d’accord\xA0?",
		upkeep: () => "Entretien\xA0: par quoi commencer\xA0?",
		check: () => "Quelle altération est vérifiée en premier\xA0?",
		intercept: (e, t) => `${w(e, t)}quelle altération interceptez-vous ?`,
		"stand-up": () => "Vous êtes à terre\xA0: payer 2 PC pour vous relever, ou sauter votre lancer offensif\xA0?",
		foresee: ({ token: e = "" }, t) => `Combien de jetons ${t.token(e)} dépensez-vous ?`,
		"put-back": () => "Laquelle des cartes piochées remettez-vous, et où\xA0?",
		cast: () => "Quel sortilège lancez-vous\xA0?",
		gain: ({ token: e = "" }, t) => `Gagner ${t.token(e)} ?`,
		"choose-player": (e, t) => `${w(e, t)}choisissez un joueur.`,
		"remove-token": (e, t) => `${w(e, t)}quelle altération est retirée ?`,
		"move-token": (e, t) => `${w(e, t)}quelle altération se déplace ?`,
		"alter-die": (e, t) => `${w(e, t)}quel dé changez-vous, et en quoi ?`,
		"copy-die": (e, t) => `${w(e, t)}quel dé changez-vous, et en quoi ?`,
		"reroll-die": (e, t) => `${w(e, t)}quel dé est relancé ?`,
		"try-again": (e, t) => `${w(e, t)}quels dés sont relancés ?`,
		"keep-dice": () => "Quels dés gardez-vous\xA0? Les autres sont relancés.",
		"keep-some": (e, t) => `${w(e, t)}${e.left === 1 ? "quel dé compte" : "quels dés comptent"} ?`,
		"reroll-some": (e, t) => `${w(e, t)}quels dés sont relancés ?`,
		choose: (e, t) => `${w(e, t)}choisissez.`,
		discard: (e, t) => `${w(e, t)}quelle carte défaussez-vous ?`,
		pay: (e, t) => `${w(e, t)}en payez-vous le prix ?`,
		"pay-up-to": (e, t) => `${w(e, t)}combien de fois payez-vous (${t.price(e.price)}) ?`,
		"pay-with": (e, t) => `${w(e, t)}quel jeton retirez-vous ?`,
		"roll-again": (e, t) => `${w(e, t)}le relancer ?`,
		"see-hand": (e, t) => `${w(e, t)}un adversaire vous montre sa main.`,
		search: (e, t) => `${w(e, t)}quelle amélioration prenez-vous dans la pioche ?`,
		"search-deck": (e, t) => `${w(e, t)}quelle carte prenez-vous dans la pioche ?`,
		"put-back-next": (e, t) => `${w(e, t)}quelle carte remettez-vous ensuite, à partir du dessus de la pioche ?`,
		"see-cards": (e, t) => `${w(e, t)}voici les améliorations trouvées.`
	};
})), Bi, Vi = d((() => {
	g(), Bi = {
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
			targeted: {
				name: "Pris pour cible",
				text: "Chaque attaque contre vous inflige 2 dégâts de plus, tant que vous avez ce jeton au moment où les dégâts sont totalisés."
			},
			protect: {
				name: "Protection",
				text: "À dépenser quand vous allez subir des dégâts non ultimes\xA0: prévenez-en la moitié, arrondie au supérieur."
			},
			"blessing-of-divinity": {
				name: "Bénédiction divine",
				text: "Si votre santé devait tomber à 0, retirez ce jeton et mettez votre santé à 1. Il ne peut être ni retiré ni déplacé autrement."
			},
			stun: {
				name: "Étourdissement",
				text: "Vous ne pouvez rien faire. Après l’attaque, ce jeton est retiré et l’attaquant a une nouvelle phase de lancer offensif contre vous."
			},
			cleanse: {
				name: "Purification",
				text: "À dépenser à tout moment\xA0: retirez une de vos altérations."
			},
			bleed: {
				name: "Hémorragie",
				text: "À votre entretien, lancez un dé pour chacun de ces jetons, l’un après l’autre\xA0: de 1 à 4, subissez 1 dégât\xA0; sur 5 ou 6, retirez ce jeton."
			},
			poison: {
				name: "Poison",
				text: "À chacun de vos entretiens, subissez 1 dégât par jeton."
			}
		}
	};
})), Hi, Ui, Wi, Gi = d((() => {
	Fi(), Hi = {
		normal: "normale",
		undefendable: "imparable",
		pure: "pure",
		collateral: "collatérale",
		ultimate: "ultime"
	}, Ui = {
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
		atMost: (e) => `si le total est de ${e} ou moins`,
		shows: (e) => `si un dé montre ${ki(e)}`,
		without: (e) => `sans ${e.join(" ni ")}`,
		have: (e, t, n) => `si ${e === void 0 ? "vous avez" : `${e} a`} ${n === 1 ? t : `au moins ${n} ${t}`}`,
		type: (e) => `si l’attaque est ${ki(e.map((e) => Hi[e]))}`,
		attempts: (e) => `si vous avez fait moins de ${e} tentatives de lancer ce tour-ci`,
		starter: "si vous êtes le Joueur de Départ",
		behind: (e) => `si vous avez moins de santé que ${e}`,
		option: (e) => `avec l’option « ${e} »`,
		paid: (e) => e === 1 ? "si vous l’avez fait" : `si vous en avez ainsi utilisé ${e} ou plus`,
		peak: (e) => `si les dégâts de l’attaque ont atteint ${e} à un moment`,
		upgrades: (e) => `avec ${e} améliorations ou plus`,
		added: (e) => `si au moins ${e} dégâts ont été ajoutés`,
		dealt: (e) => `si au moins ${e} dégâts ont été infligés`,
		base: (e) => `si les dégâts de base de l’attaque sont de ${e} ou plus`,
		die: (e) => `sur ${ki(e)}`,
		dieFrom: (e) => `sur ${e} ou plus`,
		face: (e) => `si votre plateau montre ${e === 0 ? "sa première" : "son autre"} face`,
		companion: (e, t) => `si ${e} est ${ki(t)}`,
		then: "alors"
	}, Wi = {
		straight: {
			small: "petite suite",
			large: "grande suite"
		},
		ofAKind: (e) => `${e} chiffres identiques`
	};
})), Ki, qi, Ji, Yi, Xi, Zi = d((() => {
	Fi(), Ki = {
		base: (e) => `${e}`,
		add: (e) => e < 0 ? `− ${-e}` : `+ ${e}`,
		other: (e) => `+ ${e}`,
		prevent: (e) => `− ${e}`,
		half: () => "½",
		avoid: () => "évités",
		reflect: () => "la moitié renvoyée",
		passed: (e) => `− ${e} détourné${e > 1 ? "s" : ""}`
	}, qi = {
		undefendable: (e) => e > 1 ? "imparables" : "imparable",
		pure: (e) => e > 1 ? "purs" : "pur",
		collateral: (e) => e > 1 ? "collatéraux" : "collatéral",
		ultimate: (e) => e > 1 ? "ultimes" : "ultime"
	}, Ji = (e, t) => e.map(t.line).join(", ").replace(/^\+ /, ""), Yi = (e, t) => e.map(t.card).join(", "), Xi = {
		starter: (e, t) => `${t(e.seat)} commence.`,
		banned: (e, t, n) => `${t(e.seat)} bannit ${n.hero(e.hero)}.`,
		picked: (e, t, n) => `${t(e.seat)} prend ${n.hero(e.hero)}.`,
		turn: (e, t) => `Tour ${e.turn} : ${t(e.seat)}.`,
		rolled: (e, t) => `${t(e.seat)} obtient ${e.dice.join(" ")}.`,
		die: (e, t) => `${t(e.by)} change un ${e.from}${e.by === e.seat ? "" : ` ${Ni(t(e.seat))}`} en ${e.to}.`,
		announced: (e, t, n) => `${t(e.seat)} annonce ${n.ability(e.ability)}.`,
		activated: (e, t, n) => `${t(e.seat)} active ${n.ability(e.ability)}.`,
		"no-ability": (e, t) => `${t(e.seat)} n’active rien.`,
		proposed: (e, t) => `${t(e.seat)} propose ${t(e.target)} comme cible.`,
		targeted: (e, t) => `${t(e.target)} est la cible.`,
		defended: (e, t, n) => `${t(e.seat)} se défend avec ${n.ability(e.ability)}.`,
		played: (e, t, n) => `${t(e.seat)} joue ${n.card(e.card)}.`,
		cast: (e, t, n) => `${t(e.seat)} lance ${n.card(e.card)}.`,
		sold: (e, t, n) => `${t(e.seat)} vend ${n.card(e.card)}.`,
		discarded: (e, t, n) => `${t(e.seat)} défausse ${n.card(e.card)}.`,
		drew: (e, t, n) => `${t(e.seat)} pioche ${e.cards ? Yi(e.cards, n) : `${e.count} ${e.count > 1 ? "cartes" : "carte"}`}.`,
		looked: (e, t, n) => `${t(e.seat)} regarde ${e.cards ? Yi(e.cards, n) : `${e.count} ${e.count > 1 ? "cartes" : "carte"} de la pioche`}.`,
		revealed: (e, t, n) => `${t(e.seat)} montre ${Yi(e.cards, n)}.`,
		took: (e, t, n) => `${t(e.seat)} montre ${n.card(e.card)} et la prend en main.`,
		fetched: (e, t, n) => `${t(e.seat)} prend ${e.card ? n.card(e.card) : "une carte"} dans sa pioche.`,
		saw: (e, t, n) => `${t(e.seat)} regarde la main ${Ni(t(e.of))}${e.cards ? ` : ${Yi(e.cards, n) || "aucune carte"}` : ""}.`,
		spent: (e, t, n) => `${t(e.seat)} dépense ${n.token(e.token)}.`,
		used: (e, t, n) => `${t(e.seat)} utilise ${n.ability(e.action)}.`,
		token: (e, t, n) => `${t(e.seat)} : ${e.change > 0 ? "+" : "−"}${Math.abs(e.change)} ${n.token(e.token)}.`,
		cp: (e, t) => `${t(e.seat)} : ${e.change > 0 ? "+" : "−"}${Math.abs(e.change)} PC.`,
		damaged: (e, t, n) => `${t(e.seat)} subit ${e.amount} ${e.amount > 1 ? "dégâts" : "dégât"}${e.lines.length > 0 ? ` : ${Ji(e.lines, n)}` : ""}.`,
		healed: (e, t) => `${t(e.seat)} récupère ${e.amount} de santé.`,
		"stole-health": (e, t) => `${t(e.seat)} vole ${e.amount} de santé à ${t(e.from)}.`,
		flipped: (e, t) => `${t(e.seat)} retourne son plateau de héros.`,
		failed: (e, t) => `La capacité de ${t(e.seat)} échoue.`,
		companion: (e, t, n) => `${t(e.seat)} : ${n.companion(e.companion)}, ${n.companionState(e.companion, e.state)}.`,
		"companion-dial": (e, t, n) => `${t(e.seat)} : ${n.companion(e.companion)} ${e.change > 0 ? "récupère" : "perd"} ${Math.abs(e.change)} (reste ${e.value}).`,
		skipped: (e, t, n) => `${t(e.seat)} saute une phase : ${n.phase(e.phase)}.`,
		reshuffled: (e, t) => `${t(e.seat)} mélange sa défausse pour refaire sa pioche.`,
		defeated: (e, t) => `${t(e.seat)} est vaincu.`,
		ended: (e) => e.reason === "defeat" ? "La partie est terminée." : "Partie nulle."
	};
})), Qi, $i = d((() => {
	Qi = {
		unknownHero: (e, t) => `aucun héros ne s’appelle ${e} ; les héros sont ${t.join(", ")}`,
		heroNames: (e) => `les héros sont des noms : ${e}`,
		heroCount: (e, t) => `${e} joueurs ont besoin de ${e} héros, pas de ${t}`,
		heroTwice: (e) => `${e} figure deux fois, or les héros doivent être différents (DT-3.5)`,
		draftForTwo: (e) => `une sélection se joue à deux, pas à ${e} (DT-3.6)`,
		nothingToSet: (e) => `Dice Throne n’a pas de « ${e} » à fixer`,
		nothingOfPlayer: (e) => `Un joueur n’a pas de « ${e} » à fixer`,
		tokenLimit: (e, t) => t === 0 ? `${e} : il n’y a plus de place` : `${e} : ${t} au plus`,
		tokenOwner: (e) => `${e} : un jeton qui reste à son créateur porte le siège, compté à partir de 0, d’un héros de la table qui en crée, par exemple doubloon@0 ; les autres n’en portent pas`,
		oneFace: (e) => `le plateau de ${e} n’a qu’une face`,
		unknownToken: (e) => `aucun jeton ne s’appelle ${e}`,
		unknownCard: (e, t) => `${e} n’a pas de carte ${t}`,
		unknownLevel: (e, t, n) => `${e} n’a pas le niveau ${n} de ${t}`,
		notInDeck: (e) => `${e} se trouve déjà ailleurs`,
		unknownPhase: (e, t) => `${e} n’est pas une phase ; écrivez ${t.join(", ")}`,
		fiveDice: (e) => `un lancer offensif compte ${e} dés : 1 2 2 3 6`,
		nothingRolled: "aucun dé n’est lancé ici\xA0: fixez-les avec phase = roll, targeting ou defense",
		attackShape: (e, t) => `une attaque est une capacité du joueur actif (${e.join(", ")}), ses dégâts et leur type (${t.join(", ")}) : smack.2 6 normal`,
		companionShape: (e, t, n) => `${e} vaut ${t.join(", ")}${n === void 0 ? "" : `, puis sa santé de 0 à ${n}`}`,
		noAttack: (e) => `${e} suppose une attaque : attack = smack.2 6 normal`,
		noTarget: "il y a plusieurs adversaires\xA0: dites qui est visé, target = p2",
		notAnOpponent: "la cible n’est pas un adversaire du joueur actif"
	};
})), ea, ta = d((() => {
	ea = {
		barbarian: "Barbare",
		paladin: "Paladin",
		gunslinger: "As de la Gâchette",
		"cursed-pirate": "Pirate Maudite",
		monk: "Moine",
		"moon-elf": "Elfe Lunaire",
		ninja: "Ninja",
		pyromancer: "Pyromancienne",
		"shadow-thief": "Voleur de l’Ombre",
		treant: "Tréant",
		artificer: "Artificier",
		huntress: "Chasseresse",
		samurai: "Samouraï",
		seraph: "Séraphine",
		tactician: "Tacticien",
		"vampire-lord": "Reine Vampire"
	};
})), na, ra, ia, aa, oa, sa = d((() => {
	na = {
		defeat: "Il ne reste qu’un camp.",
		draw: "Tout le monde est tombé en même temps\xA0: partie nulle.",
		"turn-limit": "Deux cents tours\xA0: partie nulle."
	}, ra = {
		first: "Joueur de Départ",
		"distinct-heroes": "Chaque joueur prend un héros différent",
		heroes: "Héros",
		rules: "Règles de priorité",
		promo: "Cartes promotionnelles",
		healing: "Soins des capacités offensives",
		"ultimate-aim": "Dé de ciblage d’une capacité ultime",
		leaflets: "Livrets de la Chasseresse, du Tacticien et de la Reine Vampire",
		"wither-strict": "Dépérissement ne réduit que les dégâts modifiables",
		"instants-interrupt-roll-cards": "Les instantanées peuvent interrompre les cartes de phase de lancer",
		"tithe-any-prayer": "Paladin\xA0: toute Prière parmi les cinq dés rapporte le PC de Dîme II",
		"kegs-together": "Pirate Maudite\xA0: les deux Barils de Toucher maudit\xA0! peuvent aller au même adversaire",
		"shank-shakes-off": "Voleur de l’Ombre\xA0: Surin des ténèbres\xA0! chasse les altérations négatives",
		"ultimate-clears-shame": "Samouraï\xA0: une capacité ultime retire la Honte de l’attaquant, sans être réduite",
		"spell-hand": "Doctor Strange\xA0: ses sortilèges forment une main à part, hors de la pioche"
	}, ia = {
		heroes: { draft: "sélection\xA0: chacun en bannit un, puis en prend un" },
		rules: {
			marvel: "des boîtes Marvel",
			"v2.2": "version 2.2"
		},
		healing: {
			"at-once": "à l’activation",
			pooled: "avec les dégâts"
		},
		leaflets: {
			patched: "corrigés par l’éditeur",
			original: "de la première impression"
		},
		"ultimate-aim": {
			frozen: "personne ne l’altère",
			"own-side": "le camp de l’attaquant peut l’altérer"
		}
	}, aa = "le dé le plus haut", oa = {
		"season-1": "Saison 1",
		"season-2": "Saison 2",
		marvel: "Marvel"
	};
})), ca, la = d((() => {
	ca = {
		defense: {
			when: ({ dice: e }) => e === void 0 ? "" : `Lancez ${e} dé${e > 1 ? "s" : ""}`,
			target: "l’attaquant"
		},
		setup: { when: () => "Au début de la partie" },
		upkeep: { when: () => "Pendant votre entretien" },
		endOfTurn: { when: () => "À la fin de votre tour" },
		foeDidNotAttack: {
			when: () => "Quand un adversaire termine sa phase de lancer offensif sans avoir attaqué",
			target: "cet adversaire"
		},
		attacking: { when: () => "Quand vous attaquez" },
		upgraded: { when: () => "Quand vous jouez une autre amélioration" },
		standing: { when: () => "" },
		activating: { when: ({ symbol: e }) => e === "" ? "Quand vous activez une capacité offensive" : `Quand vous activez une capacité offensive qui demande ${e}, ou une suite où ce symbole apparaît` },
		totalled: {
			when: () => "Quand les dégâts d’une attaque vont vous être infligés",
			target: "l’attaquant"
		},
		dealt: { when: () => "Quand votre attaque a infligé ses dégâts" }
	};
})), ua, da, fa = d((() => {
	g(), ua = (e) => e.length === 1 ? "dé" : "dés", da = {
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
		sell: (e) => `vendre ${e} (+1 PC)`,
		priced: (e, t) => `${e} (${t} PC)`,
		spend: (e) => `dépenser ${e}`,
		spendFor: (e, t, n, r) => `dépenser ${t === 1 ? e : `${t} ${e}`}${r ? ` et ${r}` : ""} : ${n}`,
		use: (e) => `utiliser ${e}`,
		announce: (e) => `annoncer ${e}`,
		top: (e) => `remettre ${e} sur la pioche`,
		bottom: (e) => `remettre ${e} sous la pioche`,
		keepDice: (e) => e.length === 0 ? "tout relancer" : `garder ${e.length === 1 ? "le" : "les"} ${ua(e)} ${e.join(", ")}`,
		rerollDice: (e) => `${ua(e)} ${e.join(" et ")}`,
		takeDice: (e) => `garder ${e.join(" et ")}`,
		die: (e) => `dé ${e}`,
		turnDie: (e, t) => `mettre le dé ${e} sur ${t}`,
		proposed: (e) => `${e}, comme proposé`,
		tokenOf: (e, t) => `${e} : ${t}`,
		nothing: "rien"
	};
})), pa, ma = d((() => {
	pa = {
		upkeep: "entretien",
		income: "revenu",
		"main-1": "phase principale 1",
		offense: "lancer offensif",
		targeting: "ciblage",
		defense: "lancer défensif",
		"main-2": "phase principale 2",
		discard: "défausse"
	};
}));
// packages/dice-throne/src/text/fr/prices.ts
function ha(e, t) {
	return "token" in e ? [
		"dépensez",
		"dépenser",
		qn(e.n, Ii.tokens(t.token(e.token)))
	] : "family" in e ? [
		"retirez",
		"retirer",
		`${e.n} ${t.kind(e.family, e.n)}`
	] : "cp" in e ? [
		"payez",
		"payer",
		`${e.cp} PC`
	] : [
		"défaussez",
		"défausser",
		qn(e.cards, x("carte", "cartes"))
	];
}
var ga, _a = d((() => {
	S(), Li(), ga = {
		pay: (e, t) => {
			let [n, , r] = ha(e, t);
			return `${n} ${r}`;
		},
		toPay: (e, t) => {
			let [, n, r] = ha(e, t);
			return `${n} ${r}`;
		},
		upTo: (e, t, n) => {
			let r = t === "any" ? "autant de" : `jusqu’à ${t}`, i = t === "any" ? " que vous voulez" : "";
			return "token" in e ? `dépenser ${r} ${Ii.tokens(n.token(e.token)).many}${i}` : "family" in e ? `retirer ${r} ${n.kind(e.family, 2)}${i}` : "cp" in e ? `payer ${r} PC${i}` : `défausser ${r} cartes${i}`;
		}
	};
})), va, ya, ba = d((() => {
	va = {
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
		"after-damage": "une fois les dégâts de votre attaque infligés",
		"my-upkeep": "pendant votre entretien",
		"my-roll-phase": "pendant votre phase de lancer, avant que les dégâts soient infligés",
		inflicting: "quand une capacité va vous infliger des effets",
		"foe-damage": "quand vous allez subir des dégâts de la phase de lancer d’un adversaire"
	}, ya = {
		modifier: "Modificateur d’attaque.",
		only: (e) => `Seulement ${e}.`,
		price: "Coût supplémentaire",
		played: "Quand elle entre en jeu",
		prepare: "Préparation",
		cast: (e) => `Lancement ${e}`,
		prepares: (e) => `${e === 1 ? "Une fois" : `${e} fois`} par tour, pendant vos phases principales, vous pouvez préparer un sortilège de votre main.`,
		upgradesInRollPhases: "Vous pouvez jouer des améliorations pendant toutes les phases de lancer.",
		bought: (e, t) => `${e}, pour ${t} PC`
	};
})), xa, Sa = d((() => {
	Fi(), xa = {
		discard: (e, t) => e.who === "self" ? `défaussez une carte${e.how === "random" ? " au hasard" : ""}` : `faites défausser ${Mi(t.who(e.who))} une carte ${e.how === "random" ? "au hasard" : "de son choix"}`,
		"discard-hand": () => "défaussez votre main",
		"see-hand": (e, t) => `regardez la main ${ji(t.who(e.who))}`,
		search: (e) => {
			let [t, n] = e.most === 1 ? ["une amélioration", "la"] : [`jusqu’à ${e.most} améliorations`, "les"];
			return `cherchez dans votre pioche ${t}, ${e.to === "play" ? `mettez-${n} en jeu gratuitement` : `montrez-${n}, prenez-${n} en main`} et mélangez la pioche`;
		},
		"search-deck": (e) => {
			let [t, n] = e.most === 1 ? ["une carte", "la"] : [`jusqu’à ${e.most} cartes`, "les"];
			return `cherchez dans votre pioche ${t}, prenez-${n} en main sans ${n} montrer et mélangez la pioche`;
		},
		cast: (e) => e.most === 1 ? "vous pouvez lancer un sortilège" : `vous pouvez lancer jusqu’à ${e.most} sortilèges différents`,
		lay: () => "posez un sortilège sur votre livre"
	};
})), Ca, wa, Ta = d((() => {
	Ca = {
		self: "vous",
		target: "l’adversaire",
		"chosen-opponent": "un adversaire de votre choix",
		"chosen-player": "un joueur de votre choix",
		"all-opponents": "tous les adversaires",
		"two-opponents": "un ou deux adversaires",
		"three-opponents": "un, deux ou trois adversaires",
		"any-two-opponents": "deux adversaires de votre choix (ou deux fois le même)",
		"any-three-opponents": "trois adversaires de votre choix (ou plusieurs fois le même)",
		"chosen-ally": "vous ou un coéquipier",
		teammate: "un coéquipier",
		"two-players": "un ou deux joueurs de votre choix",
		active: "le joueur actif"
	}, wa = {
		...Ca,
		"chosen-opponent": "un adversaire",
		"chosen-player": "un joueur",
		"any-two-opponents": "deux adversaires (ou deux fois le même)",
		"any-three-opponents": "trois adversaires (ou plusieurs fois le même)",
		"two-players": "un ou deux joueurs"
	};
})), Ea, Da, Oa, ka = d((() => {
	Fi(), Ea = {
		any: ["un dé de n’importe quel joueur", "dés de n’importe quels joueurs"],
		own: ["un de vos dés", "de vos dés"],
		team: ["un de vos dés ou de ceux d’un coéquipier", "de vos dés ou de ceux d’un coéquipier"],
		opponent: ["un dé d’un adversaire", "dés d’un adversaire"]
	}, Da = (e) => e === void 0 ? "n’importe lesquels" : e === 1 ? "un" : `jusqu’à ${e}`, Oa = {
		"alter-die": (e) => {
			let t = (e.upTo ?? 1) > 1, [n, r] = Ea[e.whose], i = `${t ? `jusqu’à ${e.upTo} ${r}` : n}${e.from ? " montrant un chiffre pair" : ""}`;
			return e.to === "neighbour" ? `augmentez ou diminuez de 1 ${i}` : typeof e.to == "object" ? `mettez ${i} sur ${ki(e.to)}` : `mettez ${i} sur ${e.to === "six" ? "6" : t ? "les valeurs de votre choix" : "la valeur de votre choix"}`;
		},
		"copy-die": () => "donnez à un de vos dés la valeur d’un autre dé du même lancer",
		"reroll-die": (e) => e.whose === "opponent" ? "choisissez un dé d’un adversaire, qui doit le relancer" : e.upTo === 1 ? "relancez un de vos dés" : `relancez jusqu’à ${e.upTo} de vos dés`,
		"try-again": () => "vous ou un coéquipier pouvez relancer un ou deux de vos propres dés, ou un seul deux fois de suite",
		"extra-attempt": (e) => e.of === "offense" ? "le joueur en phase de lancer offensif gagne une tentative de lancer" : "le défenseur peut relancer une fois les dés de défense de son choix",
		"offense-again": () => "au lieu d’activer une capacité, commencez une nouvelle phase de lancer offensif",
		"reroll-any": (e) => e.single ? "vous pouvez relancer ce dé une fois" : `vous pouvez relancer une fois ${Da(e.upTo)} de ces dés`,
		"keep-some": (e) => `gardez-en ${e.dice}`
	};
}));
// packages/dice-throne/src/text/fr/verbs/control.ts
function Aa(e, t, n, r) {
	let i = t === 1 ? "le relancer" : `en relancer ${e >= t ? "autant que vous voulez" : Da(e)}`;
	return `vous pouvez ${n ? `${r.price(n, !0)} pour ` : ""}${i}`;
}
var ja, Ma = d((() => {
	qr(), Xr(), Fi(), Ta(), ka(), ja = {
		choose: (e, t) => {
			let { list: n, optional: r } = t.ways(e);
			return r ? `vous pouvez : ${n}` : `${e.by ? `au choix ${ji(t.who("target"))}` : "au choix"} : ${n}`;
		},
		when: (e, t) => t.conditional(e),
		then: () => "PUIS",
		fail: () => "la capacité n’a aucun effet",
		"extra-offense": (e) => `commencez une autre phase de lancer offensif${e.sameTarget ? " contre le même adversaire" : ""}`,
		repeat: (e, t) => {
			let n = t.list(e.effects);
			return `${t.times(e.amount)}${n.includes(": ") ? ", " : " : "}${n}`;
		},
		pay: (e, t) => {
			let n = Jr(e);
			if (n) {
				let [r, i] = n;
				return `lancez ${Pi(r.dice)} (${i.dice} si vous choisissez de ${t.price(e.price, !0)}) : ${t.list(r.effects)}`;
			}
			let r = `vous pouvez ${t.price(e.price, !0)} : ${t.list(e.effects)}`;
			return e.otherwise.length === 0 ? r : `${r}; sinon, ${t.list(e.otherwise)}`;
		},
		"pay-up-to": (e, t) => {
			let n = `vous pouvez ${t.priceUpTo(e.price, e.most)}`, r = e.each.length === 0 ? n : `${n}; pour ${"cards" in e.price ? "chacune" : "chacun"} : ${t.list(e.each)}`;
			return e.after.length === 0 ? r : `${r}; ${t.list(e.after)}`;
		},
		mark: (e) => `notez ${e.value} pour « ${e.name} »`,
		aim: (e, t) => {
			let n = t.facing(Kr(e.who) ? "chacun d’eux" : "ce joueur").list(e.effects);
			return `choisissez ${wa[e.who]}${n.includes("\xA0: ") ? "; " : " : "}${n}`;
		},
		roll: (e, t) => {
			let n = `${e.by ? `${t.who("target")} lance` : "lancez"} ${Pi(e.dice)}`, r = e.again === void 0 ? n : `${n} (${Aa(e.again, e.dice, e.price, t)})`, i = t.rolling(e.dice), [a, ...o] = e.effects;
			return a?.do === "then" ? Ai.broken(r, i.list(o)) : `${r} : ${i.list(e.effects)}`;
		},
		contest: (e, t) => `vous et ${e.attack ? "l’adversaire" : "l’attaquant"} lancez chacun un dé; si le vôtre est ${e.ties ? "au moins aussi haut" : "plus haut"}, ${t.list(e.win)}; sinon, ${t.list(e.lose)}`
	};
}));
// packages/dice-throne/src/text/fr/verbs/damage.ts
function Na({ amount: e, who: t }, n) {
	if (typeof e == "number" || !("tokens" in e)) return "";
	if (t === "self") return " que vous portez";
	let r = Kr(t) ? " qu’ils portent" : " qui s’y trouve";
	return n.isOwned(e.tokens) ? `${r} et qui vous appartient` : r;
}
var Pa, Fa, Ia, La, Ra = d((() => {
	qr(), pi(), S(), Fi(), Pa = {
		normal: x("dégât", "dégâts"),
		undefendable: x("dégât imparable", "dégâts imparables"),
		pure: x("dégât pur", "dégâts purs"),
		collateral: x("dégât collatéral", "dégâts collatéraux"),
		ultimate: x("dégât ultime", "dégâts ultimes")
	}, Fa = (e, t, n = "", r = "normal") => t.amount(e, x(`${Pa[r].one}${n}`, `${Pa[r].many}${n}`)), Ia = (e) => e ? " que rien ne peut réduire" : "", La = {
		damage: (e, t) => Gn("infligez", t.amount(e.amount, Pa[t.ultimate ? "ultimate" : e.type])),
		"add-damage": (e, t) => `ajoutez ${Fa(e.amount, t, " à l’attaque")}${di(e.amount) ? " de l’adversaire" : ""}`,
		"damage-back": (e, t) => `infligez ${Fa(e.amount, t, " à l’attaquant")}`,
		hurt: (e, t) => e.who === "self" ? `subissez ${Fa(e.amount, t, Ia(e.certain), e.type)}` : `infligez ${Fa(e.amount, t, `${Ia(e.certain)} ${Mi(t.who(e.who))}`, e.type)}`,
		"pooled-damage": (e, t) => {
			let n = Fa(e.amount, t, Ia(e.certain), e.type) + Na(e, t);
			if (e.who === "self") return `subissez ${n}`;
			let r = Wr(e.who) ? "subissent chacun" : Kr(e.who) ? "subissent" : "subit";
			return `${t.who(e.who)} ${r} ${n}`;
		},
		undefendable: () => "l’attaque devient imparable",
		recoil: (e, t) => `si au moins 1 est infligé, subissez ${Fa(e.amount, t)}`,
		prevent: (e, t) => Gn("prévenez", Fa(e.amount, t), e.who === "self" ? "" : ` destinés ${Mi(t.who(e.who))}`),
		"halve-dealt": () => "tous les dégâts que vous infligez jusqu’à la fin de la phase de lancer sont réduits de moitié",
		"prevent-half": () => "prévenez la moitié des dégâts entrants (arrondie au supérieur)",
		avoid: () => "évitez tous les dégâts entrants",
		reflect: () => "infligez aussi à l’attaquant la moitié des dégâts entrants (arrondie au supérieur)"
	};
})), za, Ba = d((() => {
	qr(), S(), Fi(), za = {
		heal: (e, t) => e.who === "self" ? `soignez ${t.amount(e.amount, x(""))}` : `rendez ${t.amount(e.amount, x(`de santé ${Mi(t.who(e.who))}`))}`,
		cp: (e, t) => Gn("gagnez", t.amount(e.amount, x("PC"))),
		draw: (e, t) => `piochez ${t.amount(e.amount, x("carte", "cartes"))}`,
		"lose-cp": (e, t) => {
			let n = t.amount(e.amount, x("PC"));
			return e.who === "self" ? `perdez ${n}` : `${t.who(e.who)} ${Kr(e.who) ? "perdent" : "perd"} ${n}`;
		},
		"steal-health": (e, t) => `volez ${t.amount(e.amount, x(`de santé ${Mi(t.who(e.from))}`))}`,
		"heal-dealt": () => "soignez autant que vos attaques infligent dans cette phase de lancer",
		"steal-cp": (e, t) => `volez ${e.amount} PC ${Mi(t.who(e.from))}`
	};
}));
// packages/dice-throne/src/text/fr/verbs/tokens.ts
function Va(e, t) {
	return e === "self" || e === "target" && t.target === void 0 ? "" : ` ${Mi(t.who(e))}`;
}
var Ha, Ua = d((() => {
	_i(), S(), Li(), Fi(), Ha = {
		gain: (e, t) => {
			let n = e.amount === 1 ? "vous pouvez gagner" : "vous pouvez gagner jusqu’à";
			return Gn(e.may ? n : "gagnez", t.tokens(e.token, e.amount));
		},
		inflict: (e, t) => Gn(e.who === "self" ? "infligez-vous" : "infligez", t.tokens(e.token, e.amount), Va(e.who, t)),
		intercept: () => "une altération que la capacité vous infligerait n’arrive jamais",
		bestow: (e, t) => `donnez ${Oi(gi(e.tokens).map(([e, n]) => t.tokens(e, n)))} ${Mi(t.who(e.who))}`,
		lose: (e, t) => `retirez ${e.amount === "all" ? `tous les ${Ii.tokens(t.token(e.token)).many}` : t.tokens(e.token, e.amount)}${e.who === "self" ? "" : ` ${Mi(t.who(e.who))}`}`,
		"fill-up": (e, t) => `gagnez ${t.token(e.token)} jusqu’à votre limite d’empilement`,
		"set-off": () => "il explose",
		"pass-on": () => "vous pouvez le donner à un joueur de votre choix",
		"remove-token": (e, t) => {
			let n = {
				any: "altération d’un joueur de votre choix",
				own: "de vos altérations",
				target: `altération ${ji(t.who("target"))}`
			};
			return `${e.may ? "vous pouvez retirer" : "retirez"} une ${n[e.reach]}`;
		},
		"remove-all-tokens": () => "retirez toutes les altérations d’un joueur de votre choix",
		"move-token": () => "déplacez une altération d’un joueur à un autre",
		"raise-limit": (e, t) => `augmentez de ${e.amount} votre limite d’empilement ${ji(t.token(e.token))}`
	};
})), Wa, Ga = d((() => {
	Sa(), Ma(), Ra(), ka(), Ba(), Ua(), Wa = {
		...La,
		...za,
		...Ha,
		...xa,
		...Oa,
		...ja
	};
})), Ka, qa = d((() => {
	Ka = {
		short: (e) => `il manque ${e} PC`,
		price: (e) => `vous ne pouvez pas ${e}`,
		dice: (e) => e === 1 ? "un dé montre autre chose" : `${e} dés montrent autre chose`,
		timing: (e) => `seulement ${e}`,
		tokens: (e, t) => `il manque ${e} ${t}`,
		"no-cards": "un effet vous interdit de jouer des cartes",
		upgraded: "la capacité a déjà ce niveau",
		prepared: "vous avez déjà préparé tous vos sortilèges pour ce tour",
		used: "déjà utilisé ce tour-ci",
		nothing: "cela n’aurait aucun effet",
		sale: "on vend ses cartes pendant ses phases principales et de défausse"
	};
})), Ja, Ya = d((() => {
	Li(), zi(), Vi(), Gi(), Zi(), $i(), Fi(), ta(), sa(), la(), fa(), ma(), _a(), ba(), Ga(), Ta(), qa(), Ja = {
		grammar: Ai,
		who: Ca,
		amounts: Ii,
		needs: Wi,
		prices: ga,
		conditions: Ui,
		timings: va,
		moments: ca,
		printed: ya,
		verbs: Wa,
		common: Bi,
		heroNames: ea,
		phases: pa,
		options: da,
		ask: Ri,
		events: Xi,
		lines: Ki,
		damageTypes: qi,
		reasons: na,
		matchOptions: ra,
		boxes: oa,
		byChance: aa,
		optionValues: ia,
		faults: Qi,
		whyNot: Ka
	};
})), T, Xa = d((() => {
	p(), Ei(), Ya(), T = u({
		en: Ti,
		fr: Ja
	});
})), E, Za = d((() => {
	p(), Xa(), E = (e) => new n((t) => e(T[t].faults, t));
}));
// packages/dice-throne/src/content/roster.ts
function Qa(e) {
	fo = e;
}
function $a(e) {
	if (co.has(e.id)) throw Error(`Two heroes are called ${e.id}`);
	co.set(e.id, e);
}
function eo(e) {
	if (lo.has(e.id)) throw Error(`Two heroes are called ${e.id}`);
	let t = new Map([...fo, ...e.cards].map((e) => [e.id, e])), n = (e.otherFace ? [e.abilities, e.otherFace] : [e.abilities]).map((t) => t.map((t) => to(e, t)));
	lo.set(e.id, {
		hero: e,
		faces: e.faces,
		slots: n,
		cards: t
	});
	for (let t of e.tokens) no(e, t);
}
function to(e, t) {
	let n = [[], [t]];
	for (let { upgrades: r } of e.cards) r?.ability.id === t.id && (n[r.level] = [r.ability, ...r.adds ?? []]);
	return {
		id: t.id,
		byLevel: n
	};
}
function no(e, t) {
	let n = uo.get(t.id);
	if (n && n.limit !== t.limit) throw Error(`${e.id}: ${t.id} has another limit elsewhere`);
	n || uo.set(t.id, t), bo = void 0, xo = void 0;
}
function ro(e) {
	let t = lo.get(e);
	if (!t && co.has(e)) throw Error(`The page of ${e} is not loaded`);
	if (!t) throw E((t) => t.unknownHero(e, ho()));
	return t;
}
function D(e) {
	let t = uo.get(e) ?? yo.get(e) ?? io(e);
	if (!t) throw Error(`No token is called ${e}`);
	return t;
}
function io(e) {
	let t = uo.get(e.slice(0, Math.max(0, e.indexOf("@"))));
	return t && yo.set(e, t), t;
}
function ao() {
	return bo ??= So().filter(({ weakens: e }) => e !== void 0), bo;
}
function oo() {
	return xo ??= So().filter(({ aura: e }) => e !== void 0), xo;
}
function so(e, t, n) {
	let r = vo(e, t).cards.get(n);
	if (!r) throw Error(`${m(e, t).hero} has no card ${n}`);
	return r;
}
var co, lo, uo, fo, po, mo, ho, go, _o, vo, yo, bo, xo, So, O = d((() => {
	Za(), g(), co = /* @__PURE__ */ new Map(), lo = /* @__PURE__ */ new Map(), uo = /* @__PURE__ */ new Map(), fo = [], po = () => fo, mo = (e) => co.get(e), ho = () => [.../* @__PURE__ */ new Set([...co.keys(), ...lo.keys()])], go = (e) => lo.has(e), _o = (e) => e === "" ? [] : ro(e).hero.companions ?? [], vo = (e, t) => ro(m(e, t).hero), yo = /* @__PURE__ */ new Map(), So = () => [...uo.values()];
}));
// packages/dice-throne/src/content/board.ts
function Co(e, t = 0, n = {}) {
	let r = [
		e,
		t,
		...Object.entries(n).map(([e, t]) => `${e}:${t}`).sort()
	].join("|"), i = Ao.get(r);
	return i === void 0 && Ao.set(r, r), i ?? r;
}
function wo(e, t, n, r = m(e, t).board) {
	for (let e of ko(r).tiers) if (e.id === n) return e;
	throw Error(`${n} is not on the board of ${m(e, t).hero}`);
}
function To(e) {
	let [t = "", n = "0", ...r] = e.split("|"), i = Object.fromEntries(r.map((e) => e.split(":")).map(([e, t]) => [e, Number(t)])), a = (t === "" ? [] : ro(t).slots[Number(n)] ?? []).map((e) => Eo(t, n, e, i[e.id] ?? 1)), o = {
		levels: i,
		abilities: a.flatMap(({ abilities: e }) => e),
		tiers: a.flatMap(({ tiers: e }) => e),
		defenses: a.flatMap(({ defenses: e }) => e),
		actions: [...Po(t), ...a.flatMap(({ actions: e }) => e)],
		hooks: Fo((e) => a.flatMap(({ hooks: t }) => t[e])),
		prepares: a.reduce((e, { prepares: t }) => e + t, 0),
		upgradesInRollPhases: a.some(({ upgradesInRollPhases: e }) => e)
	};
	return Oo.set(e, o), o;
}
function Eo(e, t, n, r) {
	let i = `${e}|${t}|${n.id}:${r}`, a = No.get(i) ?? Do(e, n.byLevel[r] ?? [], r);
	return No.set(i, a), a;
}
function Do(e, t, n) {
	let { faces: r } = ro(e), i = t.map((t) => ({
		ability: t,
		level: n,
		home: Dn(e, t.id, n)
	}));
	return {
		abilities: i,
		tiers: i.flatMap((e) => Io(e, r)),
		defenses: i.filter(({ ability: e }) => e.kind === "defensive"),
		actions: i.flatMap(({ ability: e, home: t }) => (e.actions ?? []).map((e) => ({
			...e,
			program: `${t}/${e.id}`
		}))),
		hooks: Fo((e) => i.flatMap(({ ability: t, home: n }) => {
			let r = Cn(Tn(e, n) ?? "");
			return r === void 0 ? [] : [{
				program: r,
				ability: t
			}];
		})),
		prepares: t.reduce((e, { prepares: t = 0 }) => e + t, 0),
		upgradesInRollPhases: t.some(({ upgradesInRollPhases: e }) => e)
	};
}
var Oo, k, ko, Ao, jo, Mo, No, Po, Fo, Io, A = d((() => {
	y(), _(), g(), an(), gn(), Fn(), wn(), Wn(), O(), Oo = /* @__PURE__ */ new Map(), k = (e, t) => ko(m(e, t).board), ko = (e) => Oo.get(e) ?? To(e), Ao = /* @__PURE__ */ new Map(), jo = (e, t, n) => k(e, t).levels[n] ?? 1, Mo = (e, t) => Object.keys(k(e, t).levels).length, No = /* @__PURE__ */ new Map(), Po = (e) => _o(e).flatMap(({ actions: t = [] }) => t.map((t) => ({
		...t,
		program: An(e, t.id),
		companion: !0
	}))), Fo = (e) => Object.fromEntries(rn.ability.map((t) => [t, e(t)])), Io = (e, t) => (e.ability.tiers ?? []).map(({ need: n, effects: r }, i) => {
		let a = `${e.home}.${i}`;
		return {
			...e,
			id: `${e.ability.id}.${i + 1}`,
			announcement: ut(`${e.ability.id}.${i + 1}`),
			tier: i,
			need: n,
			hands: Bn.map((e) => hn(n, e, t)),
			onlyDamage: r.every((e) => e.do === "damage" || qt(e).pass?.(e) === "target"),
			activation: Cn(`${a}/activation`),
			target: Cn(`${a}/target`),
			after: Cn(`${a}/after`),
			effects: r
		};
	});
}));
// packages/dice-throne/src/content/priceOver.ts
function Lo({ id: e, cost: t, upgrades: n }, r, i) {
	return !n || n.level < 3 || r[n.ability.id] !== 2 ? t : t - i.get(e.replace(/-iii$/, "-ii")).cost;
}
var Ro = d((() => {}));
// packages/dice-throne/src/content/spendings.ts
function zo(e) {
	let t = D(e), n = Vo.get(t) ?? Bo(t);
	return Vo.set(t, n), n;
}
function Bo(e) {
	let { spend: t, spends: n = [] } = e, r = Tn("spend", On(e.id));
	if (!t) return n.map((e) => ({
		...e,
		program: `${r}/${e.id}`
	}));
	let { oncePerTurn: i, ...a } = t;
	return [{
		id: "",
		cost: 1,
		...a,
		program: r,
		...i ? { perTurn: 1 } : {}
	}];
}
var Vo, Ho, Uo, Wo = d((() => {
	Fn(), O(), Vo = /* @__PURE__ */ new Map(), Ho = (e, t) => {
		let n = zo(e).find((e) => e.id === t);
		if (!n) throw Error(`${e} has no use called ${t}`);
		return n;
	}, Uo = (e) => zo(e).some(({ aged: e }) => e);
}));
// packages/dice-throne/src/rules/companions.ts
function Go(e, t, n) {
	let r = _o(m(e, t).hero).find((e) => e.id === n);
	if (!r) throw Error(`${m(e, t).hero} has no companion ${n}`);
	return r;
}
function Ko(e, t, n) {
	return _o(m(e, t).hero).find((e) => e.id === n)?.states[m(e, t).marks[n] ?? 0];
}
function qo(e, t, n, r) {
	let i = Go(e, t, n).states.indexOf(r);
	if (i < 0) throw Error(`${n} is never ${r}`);
	let { marks: a } = m(e, t);
	a[n] !== i && (a[n] = i, de(() => kn(m(e, t).hero, n)), l(() => ({
		type: "companion",
		seat: t,
		companion: n,
		state: r
	})));
}
function Jo(e, t, n, r) {
	let { dial: i } = Go(e, t, n), a = Qo(e, t, n), o = Math.max(0, Math.min(i?.most ?? 0, a + r));
	return m(e, t).marks[Xo(n)] = o, o !== a && l(() => ({
		type: "companion-dial",
		seat: t,
		companion: n,
		change: o - a,
		value: o
	})), o - a;
}
function Yo(e, t, n) {
	let r = 0;
	for (let { id: i, family: a } of _o(m(e, t).hero)) a === n && (m(e, t).marks[i] ?? 0) > 0 && r++;
	return r;
}
var Xo, Zo, Qo, $o = d((() => {
	p(), Fn(), O(), g(), Xo = (e) => `${e}:dial`, Zo = (e = []) => Object.fromEntries(e.flatMap(({ id: e, start: t, dial: n }) => [[e, t], ...n ? [[Xo(e), n.start]] : []])), Qo = (e, t, n) => m(e, t).marks[Xo(n)] ?? 0;
}));
// packages/dice-throne/src/rules/tokens.ts
function j(e, t) {
	let { tokens: n } = m(e, t), r = [];
	for (let e in n) n[e] > 0 && r.push(e);
	return r;
}
function es(e, t, n) {
	let { sharedLimit: r } = D(n), i = r ? j(e, t).reduce((n, i) => n + (D(i).sharedLimit === r ? N(e, t, i) : 0), 0) : N(e, t, n);
	return Math.max(0, ss(e, t, n) - i);
}
function ts(e, t, n, r) {
	let i = Math.min(r, es(e, t, n));
	if (i <= 0) return 0;
	let { tokens: a, marks: o } = m(e, t);
	return a[n] = (a[n] ?? 0) + i, Uo(n) && (o[ds(n)] = fs(e, t, n) + i), de(() => On(D(n).id)), l(() => ({
		type: "token",
		seat: t,
		token: n,
		change: i
	})), i;
}
function M(e, t, n, r, i = !1) {
	let { tokens: a, marks: o } = m(e, t), s = Math.min(r, a[n] ?? 0);
	return s <= 0 ? 0 : (a[n] = a[n] - s, !i && fs(e, t, n) > 0 && (o[ds(n)] = Math.max(0, fs(e, t, n) - s)), (o[ls(n)] ?? 0) > a[n] && (o[ls(n)] = a[n]), a[n] === 0 && as(e, t, n), l(() => ({
		type: "token",
		seat: t,
		token: n,
		change: -s
	})), s);
}
function ns(e, t, n) {
	for (let r of j(e, t)) D(r).ends === n && M(e, t, r, N(e, t, r) - us(e, t, r));
}
function rs(e, t) {
	let { tokens: n, marks: r } = m(e, t);
	for (let e in n) D(e).ends === "turn" && (r[ls(e)] = n[e]);
}
function is(e, t) {
	for (let n of j(e, t)) D(n).ends === "turn" && M(e, t, n, m(e, t).marks[ls(n)] ?? 0);
}
function as(e, t, n) {
	let { id: r, persistent: i, attacked: a } = D(n);
	i && a && (e.incoming[t] = e.incoming[t].filter(({ kind: e, by: t }) => e !== "add" || t !== r));
}
var N, os, ss, cs, ls, us, ds, fs, ps, ms, P = d((() => {
	p(), Fn(), O(), Wo(), g(), N = (e, t, n) => m(e, t).tokens[n] ?? 0, os = (e, t, n) => N(e, t, n) > 0, ss = (e, t, n) => {
		let { limit: r, limitOnOthers: i, limitWith: a } = D(n), o = a && Ye(e, a.option) ? a.limit : r;
		return (i === void 0 || n.endsWith(`@${t}`) ? o : i) + (m(e, t).raised[n] ?? 0);
	}, cs = (e) => `arrived:${e}`, ls = (e) => `held:${e}`, us = (e, t, n) => Math.min(N(e, t, n), m(e, t).marks[cs(n)] ?? 0), ds = (e) => `fresh:${e}`, fs = (e, t, n) => m(e, t).marks[ds(n)] ?? 0, ps = (e) => {
		let { fixed: t, kind: n } = D(e);
		return n !== "companion" && t !== "removal" && t !== "both";
	}, ms = (e) => D(e).kind !== "companion" && D(e).fixed === void 0;
}));
// packages/dice-throne/src/effects/amount.ts
function F(e, t, n) {
	if (typeof n == "number") return n;
	if ("per" in n) return hs(n, cn(n.per, t.dice, Os(e, t.self)));
	if ("tokens" in n) return hs(n, _s(e, t, n.tokens));
	if ("own" in n) return hs(n, gs(e, t.self, n.own));
	switch (n.of) {
		case "total": return t.dice.reduce((e, t) => e + t, 0);
		case "half-die": return Math.ceil((t.dice[0] ?? 0) / 2);
		case "upgrades": return n.base + Mo(e, t.self);
		case "paid": return hs(n, t.paid);
		case "further-attempts": return hs(n, Math.max(0, (m(e, t.self).marks["attempts-this-turn"] ?? 0) - 1));
		case "dealt": return e.dealt[t.target] ?? 0;
		case "upgrades-this-turn": return n.base + (m(e, t.self).marks["upgrades-this-turn"] ?? 0);
	}
}
function hs({ times: e, plus: t = 0, every: n = 1, half: r, most: i }, a) {
	let o = e * Math.floor(a / n), s = t + (r ? Math.ceil(o / 2) : o);
	return i === void 0 ? s : Math.min(i, s);
}
function gs(e, t, n) {
	if (n === "cp") return m(e, t).cp;
	let r = Yo(e, t, n);
	for (let i of j(e, t)) {
		let { id: a, family: o } = D(i);
		(a === n || o === n) && (r += N(e, t, i));
	}
	return r;
}
function _s(e, { self: t, target: n }, r) {
	if (!D(r).owned) return N(e, n, r);
	let i = 0;
	for (let a of j(e, n)) D(a).id === r && a.endsWith(`@${t}`) === (t !== n) && (i += N(e, n, a));
	return i;
}
var vs, I, ys, bs, xs, Ss, Cs, ws, Ts, Es, Ds, Os, ks = d((() => {
	A(), gn(), O(), $o(), P(), g(), vs = (e) => typeof e == "number" ? { times: e } : {
		times: 1,
		...e
	}, I = (e, t = 1, n = 0) => ({
		per: e,
		plus: n,
		...vs(t)
	}), ys = { of: "total" }, bs = { of: "half-die" }, xs = (e) => ({
		of: "upgrades",
		base: e
	}), Ss = (e) => ({
		of: "upgrades-this-turn",
		base: e
	}), Cs = (e, t = 1) => ({
		tokens: e,
		...vs(t)
	}), ws = (e, t = 1, n = 0) => ({
		own: e,
		plus: n,
		...vs(t)
	}), Ts = (e = 1) => ({
		of: "paid",
		...vs(e)
	}), Es = (e = 1) => ({
		of: "further-attempts",
		...vs(e)
	}), Ds = "attempts-this-turn", Os = (e, t) => vo(e, t).faces;
}));
// packages/dice-throne/src/effects/odds.ts
function As(e, t, n, r) {
	let i = {
		dice: t,
		chance: e,
		amount: (e) => js(e, i),
		token: n,
		...r === void 0 ? {} : { about: r },
		list: (e) => e.reduce((e, t) => e + qt(t).estimate(t, i), 0),
		rolling: (t) => As(e, t, n, r)
	};
	return i;
}
function js(e, { dice: t, chance: n, about: r }) {
	if (typeof e == "number") return e;
	if ("per" in e) return Ms(e, t * n(e.per));
	if ("tokens" in e) return Ms(e, 2);
	if ("own" in e) return Ms(e, e.own === "cp" ? Rs : e.own === r ? 1 : 2);
	switch (e.of) {
		case "total": return Fs * t;
		case "dealt": return Ls;
		case "half-die": return Is;
		case "paid": return Ms(e, r === void 0 ? 2 : 1);
		case "further-attempts": return Ms(e, 2);
		case "upgrades":
		case "upgrades-this-turn": return e.base + 2;
	}
}
function Ms({ times: e, plus: t = 0, every: n = 1, half: r, most: i }, a) {
	let o = n > 1 ? (n - 1) / 2 : 0, s = e * Math.max(0, (a - o) / n), c = t + (r ? s / 2 + .25 : s);
	return i === void 0 ? c : Math.min(i, c);
}
function Ns(e, t, n) {
	return e <= 0 ? 1 : e > t ? 0 : n * Ns(e - 1, t - 1, n) + (1 - n) * Ns(e, t - 1, n);
}
function Ps(e, t) {
	if (e <= t) return 1;
	if (e > 6 * t) return 0;
	let n = 0;
	for (let r = 1; r <= 6; r++) n += Ps(e - r, t - 1);
	return n / 6;
}
var Fs, Is, Ls, Rs, zs = d((() => {
	y(), Fs = 3.5, Is = 2, Ls = 5, Rs = 4;
}));
// packages/dice-throne/src/effects/condition.ts
function Bs(e, t, n) {
	return "dice" in n ? hn(n.dice, t.dice, vo(e, t.self).faces) : "total" in n ? Hs(t.dice) >= n.total : "atMost" in n ? Hs(t.dice) <= n.atMost : "shows" in n ? t.dice.some((e) => n.shows.includes(e)) : "without" in n ? !Us(t.dice, vo(e, t.self).faces, n.without) : "upgrades" in n ? Mo(e, t.self) >= n.upgrades : "have" in n ? Ws(e, n.on === "target" ? t.target : t.self, n) : "type" in n ? e.attack !== void 0 && n.type.includes(e.attack.type) : "attempts" in n ? (m(e, t.self).marks["attempts-this-turn"] ?? 0) < n.attempts : "starter" in n ? e.starter === t.self : "behind" in n ? t.target !== -1 && qe(e, t.self) < qe(e, t.target) : "option" in n ? Ye(e, n.option) !== (n.off ?? !1) : "paid" in n ? t.paid >= n.paid : "peak" in n ? (e.attack?.peak ?? 0) >= n.peak : "added" in n ? t.added >= n.added : "dealt" in n ? (e.dealt[t.target] ?? 0) >= n.dealt : "base" in n ? (e.attack?.base ?? 0) >= n.base : "die" in n ? n.die.includes(t.dice[0] ?? 0) : "companion" in n ? n.is.includes(Ko(e, t.self, n.companion) ?? "") : (m(e, t.self).marks[n.mark] ?? 0) === n.is;
}
function Vs(e, t) {
	return "die" in e ? e.die.length / 6 : "shows" in e ? Ns(1, t.dice, e.shows.length / 6) : "without" in e ? (1 - e.without.reduce((e, n) => e + t.chance(n), 0)) ** t.dice : "total" in e ? Ps(e.total, t.dice) : "atMost" in e ? 1 - Ps(e.atMost + 1, t.dice) : "option" in e ? +!!e.off : !("dice" in e) || !("symbols" in e.dice) ? .5 : Object.entries(e.dice.symbols).reduce((e, [n, r]) => e * Ns(r, t.dice, t.chance(n)), 1);
}
var Hs, Us, Ws, Gs, Ks, qs, Js, Ys = d((() => {
	A(), gn(), O(), $o(), g(), ks(), zs(), Hs = (e) => e.reduce((e, t) => e + t, 0), Us = (e, t, n) => n.some((n) => cn(n, e, t) > 0), Ws = (e, t, { have: n, n: r = 1 }) => t !== -1 && gs(e, t, n) >= r, Gs = (e) => Ks.some((t) => t in e), Ks = [
		"upgrades",
		"have",
		"type",
		"attempts",
		"starter",
		"behind",
		"option",
		"peak",
		"companion"
	], qs = (e) => Js.some((t) => t in e), Js = [
		"dice",
		"total",
		"atMost",
		"shows",
		"die"
	];
})), Xs, Zs = d((() => {
	O(), Xs = (e, t) => D(e).owned ? `${e}@${t}` : e;
}));
// packages/dice-throne/src/effects/price.ts
function Qs(e, t, n, { card: r, cp: i = 0 } = {}) {
	let { hand: a, cp: o } = m(e, t);
	if ("token" in n) return Math.floor(N(e, t, Xs(n.token, t)) / n.n);
	if ("family" in n) return Math.floor(gs(e, t, n.family) / n.n);
	if ("cp" in n) return Math.floor((o - i) / n.cp);
	let s = r !== void 0 && a.includes(r) ? a.length - 1 : a.length;
	return Math.floor(s / n.cards);
}
function $s(e, t) {
	return "token" in e ? e.n * Math.max(0, t(e.token)) : "family" in e ? e.n * rc : "cp" in e ? nc * e.cp : tc * e.cards;
}
var ec, tc, nc, rc, ic, ac = d((() => {
	P(), g(), ks(), Zs(), ec = (e, t, n, r) => Qs(e, t, n, r) > 0, tc = 1.2, nc = .8, rc = 1.5, ic = (e) => `paid:${"token" in e ? e.token : "family" in e ? e.family : Object.keys(e)[0]}`;
}));
// packages/dice-throne/src/rules/damageArithmetic.ts
function oc(e) {
	let t = 0;
	for (let { kind: n, amount: r, certain: i } of e) i || (n === "base" || n === "add" || n === "other" ? t += r : n === "prevent" && (t -= r));
	return Math.max(0, t);
}
function sc(e) {
	let t = e.reduce((e, { amount: t, certain: n }) => n ? e + t : e, 0), n = e.reduce((e, { kind: t, amount: n }) => t === "passed" ? e + n : e, 0);
	if (dc(e)) return Math.max(0, t - n);
	let r = oc(e), i = e.filter(({ kind: e }) => e === "half").length;
	return Math.max(0, t + Math.max(0, r - i * uc(r)) - n);
}
function cc(e) {
	return dc(e) ? 0 : e.filter(({ kind: e }) => e === "reflect").length * uc(oc(e));
}
var lc, uc, dc, fc, pc, mc, hc, gc = d((() => {
	lc = {
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
			modified: !1,
			reduced: !0
		},
		ultimate: {
			defended: !1,
			modified: !0,
			reduced: !1
		}
	}, uc = (e) => Math.ceil(e / 2), dc = (e) => e.some(({ kind: e }) => e === "avoid"), fc = (e, t) => cc(e) + (sc(e) > 0 ? t : 0), pc = 10, mc = (e) => e + pc, hc = (e, t, n) => Math.max(0, Math.min(mc(n), e + t));
}));
// packages/dice-throne/src/rules/forbidden.ts
function _c(e, t, n) {
	let { tokens: r } = m(e, t);
	for (let e in r) if (r[e] > 0 && D(e).forbids === n) return !0;
	return !1;
}
function vc(e, t) {
	let { attack: n } = e;
	if (!n || !lc[n.type].reduced || !We(e, n.by, t)) return !1;
	let { tokens: r } = m(e, t);
	for (let e in r) if (r[e] > 0 && D(e).shelters) return !0;
	return !1;
}
var yc, bc = d((() => {
	O(), g(), gc(), yc = (e, t) => e.attack?.by === t && lc[e.attack.type].reduced && _c(e, t, "damage");
}));
// packages/dice-throne/src/rules/fx.ts
function xc(e, t) {
	let { attack: n } = e;
	return n ? n.by === t ? n.target : n.by : -1;
}
var Sc, Cc = d((() => {
	g(), Sc = (e, t, n, r = []) => ({
		self: e,
		target: t,
		by: n,
		dice: [...r],
		added: 0,
		paid: 0,
		pooled: !1,
		healsLater: !1,
		own: []
	});
}));
// packages/dice-throne/src/rules/incoming.ts
function wc(e, t) {
	let n = e.incoming[t], r = e.attack?.by;
	return r === void 0 || r === t ? n : yc(e, r) || vc(e, t) ? n.filter(({ from: e }) => e !== r) : n;
}
function Tc(e, t, n) {
	e.isolated?.to === t ? e.isolated.lines.push(n) : e.incoming[t].push(n);
}
function Ec(e, t) {
	let n = kc(e, t);
	return dc(n) ? !1 : oc(n) > 0 || e.isolated === void 0 && e.attack?.by === t && Dc(e) > 0;
}
function Dc(e) {
	return !e.attack || e.attack.target === -1 || e.attack.stage === "dealt" ? 0 : fc(wc(e, e.attack.target), e.attack.recoil);
}
function Oc(e) {
	for (let t = 0; t < e.incoming.length; t++) e.incoming[t] = [], e.healing[t] = 0;
}
var kc, Ac, jc, Mc, Nc, Pc = d((() => {
	g(), gc(), bc(), kc = (e, t) => e.isolated?.to === t ? e.isolated.lines : wc(e, t), Ac = (e, t) => !e.attack || lc[e.attack.type].reduced || e.attack.by === t || e.isolated?.to === t, jc = (e, t) => Ec(e, t) || e.attack !== void 0 && lc[e.attack.type].reduced && Mc.includes(e.attack.stage), Mc = ["activated", "defended"], Nc = (e) => e.incoming.some((e) => e.length > 0) || e.healing.some((e) => e > 0);
}));
// packages/dice-throne/src/rules/actions.ts
function Fc(e, t) {
	return Ue(e, t) ? e.silenced && e.attack && We(e, e.attack.by, t) ? "DT-13.3" : _c(e, t, "acting") ? "DT-8.4" : void 0 : "DT-18.1";
}
function Ic(e, t, n) {
	if (!Gc(e, t)) return n;
	if (!Qc(e, t)) for (let r of m(e, t).hand) Rc(e, t, so(e, t, r)) && n.push(it(r));
	return Lc(e, t, n);
}
function Lc(e, t, n) {
	let { tokens: r } = m(e, t);
	for (let i in r) if (r[i] > 0) for (let r of zo(i)) Vc(e, t, i, r) && n.push(st(i, r.id));
	for (let r of k(e, t).actions) Uc(e, t, r) && n.push(lt(r.id));
	return n;
}
function Rc(e, t, n) {
	return n.kind === "instant" ? Bc(e, t, n) : n.kind === "roll" ? Xe(e) && Bc(e, t, n) : n.kind === "upgrade" && Xe(e) && k(e, t).upgradesInRollPhases && Bc(e, t, n);
}
function zc(e, t, n) {
	let r = mt(n);
	return r.is === "use" ? k(e, t).actions.find(({ id: e }) => e === r.action)?.companion === !0 : r.is === "spend" || r.is === "play" && so(e, t, r.card).kind === "instant";
}
function Bc(e, t, n) {
	let r = Jc(e, t, n);
	return r > m(e, t).cp || n.price && !ec(e, t, n.price, {
		card: n.id,
		cp: r
	}) || n.modifier && !Wc(e, t, "my-attack") || n.when && !Wc(e, t, n.when) ? !1 : n.upgrades ? jo(e, t, n.upgrades.ability.id) < n.upgrades.level : n.kind === "spell" ? (m(e, t).marks["spells-this-turn"] ?? 0) < k(e, t).prepares : n.effects.some((n) => qt(n).possible?.(e, t, n) ?? !0);
}
function Vc(e, t, n, r) {
	return !Wc(e, t, r.when) || Hc(e, t, n, r) || Xc(e, t, n, r) < r.cost || r.price && !ec(e, t, r.price) || r.if && !Zc(e, t, n, r.if) ? !1 : r.effects.some((n) => qt(n).possible?.(e, t, n) ?? !0);
}
function Hc(e, t, n, r) {
	let { marks: i } = m(e, t);
	return (i[Yc(n, r)] ?? 0) >= (r.perTurn ?? Infinity) || (i[Yc(n)] ?? 0) >= (D(n).perTurn ?? Infinity);
}
function Uc(e, t, n) {
	return n.cost > m(e, t).cp || !Wc(e, t, n.when) || n.price && !ec(e, t, n.price, { cp: n.cost }) || n.oncePerTurn && m(e, t).marks[`used:${n.id}`] || n.if && !Zc(e, t, n.id, n.if) ? !1 : n.effects.some((n) => qt(n).possible?.(e, t, n) ?? !0);
}
function Wc(e, t, n) {
	let { attack: r } = e, i = r?.isAttack && r.target !== -1 && (r.stage === "activated" || r.stage === "defended");
	switch (n) {
		case "any": return !0;
		case "incoming": return Ec(e, t) && Ac(e, t);
		case "my-attack": return !!i && r?.by === t && e.active === t;
		case "my-attack-undefended": return !!i && r?.by === t && r.stage === "activated" && lc[r.type].defended;
		case "end-of-my-offense": return r?.isAttack === !0 && r.by === t && r.stage === "activated" && lc[r.type].defended && (!Fe(e.mode) || e.phase === "offense");
		case "either-side": return Wc(e, t, "my-attack") || Wc(e, t, "attacked");
		case "attacked": return !!i && r?.target === t;
		case "my-offense": return e.phase === "offense" && e.active === t && (!r || r.stage === "announced");
		case "my-main": return e.active === t && (e.phase === "main-1" || e.phase === "main-2");
		case "my-defense": {
			let n = e.rolls.at(-1);
			return n?.purpose === "defense" && n.owner === t;
		}
		case "roll-phase": return Xe(e);
		case "after-damage": return r?.by === t && r.stage === "dealt";
		case "my-upkeep": return e.phase === "upkeep" && e.active === t;
		case "my-roll-phase": return Xe(e) && e.active === t && r?.stage !== "dealt";
		case "foe-damage": return r !== void 0 && We(e, r.by, t) && Wc(e, t, "incoming");
		case "inflicting": return r?.target === t && r.coming !== void 0 && r.coming.length > 0;
	}
}
var Gc, Kc, qc, Jc, Yc, Xc, Zc, Qc, $c = d((() => {
	A(), Re(), Ro(), O(), Wo(), Ys(), y(), ac(), _(), g(), gc(), bc(), Cc(), Pc(), P(), Gc = (e, t) => Ue(e, t) && !_c(e, t, "acting") && !(e.silenced && e.attack && We(e, e.attack.by, t)), Kc = (e, t) => Gc(e, t) && (m(e, t).hand.length > 0 && !Qc(e, t) || Lc(e, t, []).length > 0), qc = "spells-this-turn", Jc = (e, t, n) => Lo(n, k(e, t).levels, vo(e, t).cards), Yc = (e, t) => `spent:${ct(e, t?.id ?? "")}`, Xc = (e, t, n, { aged: r }) => N(e, t, n) - (r ? fs(e, t, n) : 0), Zc = (e, t, n, r) => Bs(e, Sc(t, xc(e, t), n), r), Qc = (e, t) => Xe(e) && e.active === t && _c(e, t, "cards");
})), el, L, tl, nl = d((() => {
	$c(), bc(), Cc(), ks(), y(), el = v({
		name: "add-damage",
		possible: (e, t, { amount: n }) => Wc(e, t, "my-attack") && e.attack?.type !== "pure" && !yc(e, t) && !tl(e, t, n),
		parts: (e, t) => [e.run((e, n) => {
			let r = F(e, n, t.amount);
			e.attack && e.attack.type !== "pure" && r !== 0 && (e.incoming[e.attack.target].push({
				kind: "add",
				by: n.by,
				amount: r,
				from: e.attack.by
			}), n.added = r);
		})],
		estimate: (e, t) => t.amount(e.amount)
	}), L = (e) => el({ amount: e }), tl = (e, t, n) => typeof n == "object" && "own" in n && F(e, Sc(t, e.attack.target, ""), n) === 0;
}));
// packages/dice-throne/src/effects/pick.ts
function rl(e, t, n, r = () => !0, i = () => Wr(n)) {
	let a = Hr[n];
	if (a === void 0) return [e.run((e, r) => {
		t(r).seats = il(e, r, n);
	})];
	let o = (e, a) => al(e, a.self, n).filter((n) => (i(e) || !t(a).seats.includes(n)) && r(e, a, n));
	return [e.run((e, n) => {
		t(n).seats = [], t(n).picks = a;
	}), e.loop((e, n) => t(n).picks > 0 && o(e, n).length > 0, e.ask("choose-player", {
		who: (e, t) => t.self,
		options: (e, r) => ll(n, t(r).seats.length) ? [...o(e, r), "none"] : o(e, r),
		key: (e) => e === "none" ? e : Ct(e),
		params: (e, t) => ({ by: t.by }),
		auto: !0,
		then: (e, n, r) => {
			let i = t(n);
			i.picks = r === "none" ? 0 : i.picks - 1, r !== "none" && i.seats.push(r);
		}
	}))];
}
function il(e, t, n) {
	return n === "self" ? [t.self] : n === "active" ? [e.active] : n === "all-opponents" ? Ge(e, t.self) : t.target === -1 ? [] : [t.target];
}
function al(e, t, n) {
	return n === "chosen-player" || n === "two-players" ? ze(e, t) : n === "chosen-ally" ? ze(e, t).filter((n) => !We(e, t, n)) : n === "teammate" ? ze(e, t).filter((n) => n !== t && !We(e, t, n)) : Ge(e, t);
}
var ol, sl, cl, ll, ul = d((() => {
	_(), g(), qr(), ol = () => ({
		seats: [],
		picks: 0
	}), sl = (e, t, n, r) => e.loop((e, n) => t(n).seats.length > 0, e.call(n, (e, n) => r(e, n, t(n).seats[0]), (e, n) => {
		t(n).seats.shift();
	})), cl = (e, t, n) => n === "self" ? [t] : Hr[n] === void 0 ? Ge(e, t) : al(e, t, n), ll = (e, t) => Hr[e] > 1 && !Wr(e) && (t > 0 || e === "two-players");
})), dl, fl, pl = d((() => {
	Cc(), y(), ul(), dl = v({
		name: "aim",
		vars: ol,
		possible: (e, t, n) => cl(e, t, n.who).length > 0,
		parts: (e, t, { own: n, parts: r }) => [
			...rl(e, n, t.who),
			e.loop((e, t) => n(t).seats.length > 0, e.run((e, t) => {
				t.target = n(t).seats.shift();
			}), ...r(t.effects, "whole")),
			e.run((e, t) => {
				t.target = xc(e, t.self);
			})
		],
		estimate: (e, t) => {
			let n = t.list(e.effects) * (e.who === "two-opponents" ? 1.5 : 1);
			return e.who === "chosen-ally" || e.who === "teammate" ? Math.abs(n) : n;
		}
	}), fl = (e, t) => dl({
		who: e,
		effects: t
	});
}));
// packages/dice-throne/src/effects/tableDice.ts
function ml(e) {
	let t = e.rolls[e.rolls.length - 1];
	if (!(t?.purpose === "offense" && e.attack && e.attack.stage !== "announced") && (t?.purpose !== "targeting" || e.attack?.type !== "ultimate" || Ye(e, "own-side-aim"))) return t;
}
function hl(e, t, n) {
	let r = ml(e);
	if (!r) return;
	let i = (r) => n === "own" ? r === t : n === "any" || n === "opponent" === We(e, t, r);
	if (!r.owners) return i(r.owner) ? r : void 0;
	let a = r.dice.map((e, t) => i(_l(r, t)) ? e : 0);
	return a.some((e) => e !== 0) ? {
		...r,
		dice: a
	} : void 0;
}
function gl(e, t, n, r) {
	let i = ml(e);
	if (!i) return;
	let a = i.dice[n - 1];
	i.dice[n - 1] = r, i.purpose === "offense" && (e.altered = !0), l(() => ({
		type: "die",
		seat: _l(i, n - 1),
		by: t,
		from: a,
		to: r
	}));
}
var _l, vl, yl, bl, xl = d((() => {
	p(), g(), _l = (e, t) => e.owners?.[t] ?? e.owner, vl = (e, t) => e && {
		...e,
		dice: e.dice.map((e, n) => t.includes(n + 1) ? 0 : e)
	}, yl = (e, t) => e.dice[t] !== 0 && !e.dice.some((n, r) => r < t && n === e.dice[t] && _l(e, r) === _l(e, t)), bl = (e) => (e?.dice ?? []).flatMap((t, n) => yl(e, n) ? [n + 1] : []);
}));
// packages/dice-throne/src/effects/alterDie.ts
function Sl(e, t) {
	let n = [];
	for (let [r, i] of (e?.dice ?? []).entries()) if (yl(e, r)) for (let e of Cl(i, t)) n.push(xt(r + 1, e));
	return n;
}
function Cl(e, { to: t, from: n }) {
	return n === "even" && e % 2 == 1 ? [] : Tl.filter((n) => n === e ? !1 : t === "any" ? !0 : t === "neighbour" ? Math.abs(n - e) === 1 : t === "six" ? n === 6 : t.includes(n));
}
var wl, Tl, El, Dl, Ol = d((() => {
	_(), y(), xl(), wl = (e, t) => e?.dice.some((e) => e !== 0 && Cl(e, t).length > 0) ?? !1, Tl = [
		1,
		2,
		3,
		4,
		5,
		6
	], El = v({
		name: "alter-die",
		possible: (e, t, n) => wl(hl(e, t, n.whose), n),
		vars: (e) => ({
			left: e.upTo ?? 1,
			changed: []
		}),
		parts: (e, t, { own: n }) => [e.loop((e, t) => n(t).left > 0, e.run((e, t) => {
			n(t).left--;
		}), e.ask("alter-die", {
			who: (e, t) => t.self,
			options: (e, r) => {
				let { changed: i } = n(r), a = Sl(vl(hl(e, r.self, t.whose), i), t);
				return i.length > 0 && a.length > 0 ? [...a, "none"] : a;
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				if (r === "none") {
					n(t).left = 0;
					return;
				}
				let { place: i, to: a } = St(r);
				gl(e, t.self, i, a), n(t).changed.push(i);
			}
		}))],
		estimate: () => 2
	}), Dl = (e) => El(e);
})), kl, Al, jl = d((() => {
	kl = (e) => ({ name: e }), Al = {
		match: kl("dice-throne/match"),
		resolveAttack: kl("dice-throne/resolve-attack"),
		act: kl("dice-throne/act"),
		playCard: kl("dice-throne/play-card")
	};
}));
// packages/dice-throne/src/rules/hand.ts
function Ml(e, t, n) {
	let r = m(e, t);
	r.spells.includes(n) ? r.spells.splice(r.spells.indexOf(n), 1) : (r.hand.splice(r.hand.lastIndexOf(n), 1), r.exposed.length > 0 && !r.hand.includes(n) && (r.exposed = r.exposed.filter((e) => e.card !== n)));
}
function Nl(e, t, n, r) {
	let { exposed: i } = m(e, t), a = i.find((e) => e.card === n);
	a ? a.to = [.../* @__PURE__ */ new Set([...a.to, ...r])].sort() : i.push({
		card: n,
		to: [...r]
	});
}
var Pl, Fl = d((() => {
	g(), Pl = (e, t) => {
		let { hand: n, spells: r } = m(e, t);
		return r.length > 0 ? [...n, ...r] : n;
	};
}));
// packages/dice-throne/src/rules/refusals.ts
function Il(e, t) {
	let { hand: n, cp: r } = m(e, t), i = [], a = (e, t) => {
		t && i.push({
			value: e,
			rule: t[0],
			why: t[1]
		});
	};
	for (let n of Pl(e, t)) a(it(n), Bl(e, t, so(e, t, n)));
	for (let n of j(e, t)) for (let r of zo(n)) Ul(e, r) && a(st(n, r.id), Hl(e, t, n, r));
	for (let { id: n, cost: i, when: o, price: s } of k(e, t).actions) Wc(e, t, o) && (i > r ? a(lt(n), ["DT-18.4", {
		is: "short",
		cp: i - r
	}]) : s && !ec(e, t, s, { cp: i }) && a(lt(n), ["DT-18.4", {
		is: "price",
		price: s
	}]));
	if (!Wc(e, t, "my-main")) for (let e of n) a(at(e), ["DT-4.7", { is: "sale" }]);
	return i;
}
function Ll(e, t) {
	let n = Un(t);
	return k(e, e.active).tiers.flatMap((e) => e.hands[n] ? [] : [{
		value: e.announcement,
		rule: "DT-5.2",
		why: {
			is: "dice",
			off: Rl(e, t)
		}
	}]);
}
function Rl({ hands: e }, t) {
	let n = t.length;
	for (let r = 0; r < Bn.length; r++) e[r] && (n = Math.min(n, zl(t, Bn[r])));
	return n;
}
function zl(e, t) {
	let n = [...t];
	for (let t of e) {
		let e = n.indexOf(t);
		e >= 0 && n.splice(e, 1);
	}
	return n.length;
}
function Bl(e, t, n) {
	if (Qc(e, t)) return ["DT-8.6", { is: "no-cards" }];
	let r = Wc(e, t, "my-main"), i = Xe(e) && k(e, t).upgradesInRollPhases;
	if (n.kind === "upgrade" && !r && !i || (n.kind === "main" || n.kind === "spell") && !r) return ["DT-8.1", {
		is: "timing",
		when: "my-main"
	}];
	if (n.kind === "roll" && !Xe(e)) return ["DT-8.2", {
		is: "timing",
		when: "roll-phase"
	}];
	if (n.upgrades && jo(e, t, n.upgrades.ability.id) >= n.upgrades.level) return ["DT-16.5", { is: "upgraded" }];
	if (n.modifier && !Wc(e, t, "my-attack")) return ["DT-11.3", {
		is: "timing",
		when: "my-attack"
	}];
	let a = Jc(e, t, n), o = a - m(e, t).cp;
	return o > 0 ? ["DT-18.4", {
		is: "short",
		cp: o
	}] : n.price && !ec(e, t, n.price, {
		card: n.id,
		cp: a
	}) ? ["DT-18.4", {
		is: "price",
		price: n.price
	}] : Bc(e, t, n) ? void 0 : ["DT-16.7", Vl(e, t, n)];
}
function Vl(e, t, n) {
	return n.when && !Wc(e, t, n.when) ? {
		is: "timing",
		when: n.when
	} : { is: n.kind === "spell" && (m(e, t).marks["spells-this-turn"] ?? 0) >= k(e, t).prepares ? "prepared" : "nothing" };
}
function Hl(e, t, n, r) {
	if (Vc(e, t, n, r)) return;
	if (!Wc(e, t, r.when)) return ["DT-14.3", {
		is: "timing",
		when: r.when
	}];
	if (Hc(e, t, n, r)) return ["DT-14.3", { is: "used" }];
	if (r.price && !ec(e, t, r.price)) return ["DT-18.4", {
		is: "price",
		price: r.price
	}];
	let i = r.cost - Xc(e, t, n, r);
	return ["DT-14.3", i > 0 ? {
		is: "tokens",
		token: n,
		missing: i
	} : { is: "nothing" }];
}
var Ul, Wl = d((() => {
	A(), Wn(), O(), Wo(), ac(), _(), g(), $c(), Fl(), P(), Ul = (e, { if: t }) => t === void 0 || !("option" in t) || Ye(e, t.option) !== (t.off ?? !1);
})), Gl, R, Kl, ql, Jl, Yl = d((() => {
	p(), g(), $c(), jl(), Wl(), Gl = "pass", R = (e, t = () => ({}), n) => e.when((e, n) => ql(e, t(e, n)), e.call(Kl, t, n)), Kl = f("dice-throne/window", (e) => [e.run((e, t) => {
		e.lastWindow = e.phase, t.queue = Jl(e, t);
	}), e.loop((e, t) => t.queue.length > 0, e.run((e, t) => {
		t.seat = t.queue.shift();
	}), e.ask("respond", {
		who: (e, t) => t.seat,
		options: (e, t) => {
			let n = Ic(e, t.seat, [Gl]);
			return t.instants ? n.filter((n) => n === "pass" || zc(e, t.seat, n)) : n;
		},
		params: (e) => ({ phase: e.phase }),
		unavailable: (e, t) => Il(e, t.seat),
		decline: Gl,
		then: (e, t, n) => {
			t.action = n;
		}
	}), e.when((e, t) => t.action !== Gl, e.call(Al.act, (e, t) => ({
		seat: t.seat,
		action: t.action
	})), e.run((e, t) => {
		t.acted = !0, t.queue = Jl(e, t);
	})))]), ql = (e, { but: t }) => ze(e, e.active).some((n) => n !== t && Kc(e, n)), Jl = (e, t) => ze(e, e.active).filter((n) => n !== t.but && Kc(e, n));
})), Xl, Zl, z, Ql = d((() => {
	Yl(), y(), Xl = v({
		name: "then",
		parts: (e, t) => t.before ? [] : [R(e)],
		estimate: () => 0
	}), Zl = () => Xl({}), z = () => Xl({ before: "damage" });
})), $l, eu, tu = d((() => {
	Pc(), y(), $l = v({
		name: "avoid",
		possible: (e, t) => Ac(e, t) && Ec(e, t),
		possibleLater: jc,
		parts: (e) => [e.run((e, t) => Tc(e, t.self, {
			kind: "avoid",
			by: t.by,
			amount: 0
		}))],
		estimate: () => 6
	}), eu = () => $l({});
})), nu, ru, iu = d((() => {
	P(), y(), _i(), Zs(), ul(), qr(), nu = v({
		name: "bestow",
		pass: ({ who: e }) => Vr(e) ? "target" : "activation",
		vars: ol,
		parts: (e, t, { own: n }) => [...rl(e, n, t.who), e.run((e, r) => {
			for (let i of n(r).seats) for (let [n, a] of gi(t.tokens)) ts(e, i, Xs(n, r.self), a);
		})],
		estimate: (e, t) => {
			let n = gi(e.tokens).reduce((e, [n, r]) => e + r * t.token(n), 0);
			return Ur(e.who) ? -n : n;
		}
	}), ru = (e, t) => nu({
		tokens: e,
		who: t
	});
}));
// packages/dice-throne/src/rules/hooks.ts
function au(e, t, n, r = D) {
	return en(n).on.flatMap((i) => i === "ability" ? cu(e, t, n) : i === "token" ? lu(e, t, n, r) : []);
}
function ou(e, t, n) {
	let { moment: r, source: i } = bn(t);
	return su(e, r, n, i);
}
function su(e, t, n, r, i) {
	let { self: a, target: o, pooled: s, attackDice: c } = en(t), l = a === "attacker" ? e.attack.by : n, ee = Sc(l, du[o](e, n), r, i ?? (c ? e.attack.dice : []));
	return ee.pooled = s !== void 0, ee.healsLater = s === "damage-and-healing" || s === "damage" && Ye(e, "pooled-healing"), ee;
}
var cu, lu, uu, du, fu = d((() => {
	A(), an(), Fn(), wn(), O(), g(), Cc(), P(), cu = (e, t, n) => k(e, t).hooks[n].map(({ program: e }) => e), lu = (e, t, n, r = D) => j(e, t).flatMap((e) => {
		let t = r(e);
		return t && Zt(t, n) ? [Cn(Tn(n, On(t.id)))] : [];
	}), uu = (e, t, n) => e.each("hook", t, e.call((e, t) => yn(t.hook), (e, t) => ou(e, t.hook, n(e)))), du = {
		nobody: () => -1,
		active: (e) => e.active,
		"other-side": xc,
		"attack-target": (e) => e.attack.target,
		attacker: (e) => e.attack.by
	};
})), pu, mu, hu = d((() => {
	p(), Fn(), wn(), O(), g(), $c(), fu(), pu = f("dice-throne/cast", (e) => [e.loop((e, t) => t.done.length < t.most, e.run((e, t) => {
		t.spell = void 0;
	}), e.ask("cast", {
		who: (e, t) => t.seat,
		options: (e, t) => {
			let n = mu(e, t.seat).filter((e) => !t.done.includes(e));
			return n.length > 0 ? [...n, "none"] : [];
		},
		then: (e, t, n) => {
			n !== "none" && (t.spell = n);
		}
	}), e.leave((e, t) => t.spell === void 0), e.run((e, t) => {
		t.done.push(t.spell), de(Mn(m(e, t.seat).hero, t.spell)), l(() => ({
			type: "cast",
			seat: t.seat,
			card: t.spell
		}));
	}), e.call((e, t) => yn(Mn(m(e, t.seat).hero, t.spell)), (e, t) => su(e, "cast", t.seat, t.spell)))]), mu = (e, t) => m(e, t).laid.filter((n) => {
		let { cast: r } = so(e, t, n);
		return r !== void 0 && Wc(e, t, r.when);
	});
})), gu, _u, vu = d((() => {
	hu(), y(), gu = v({
		name: "cast",
		pass: () => "target",
		possible: (e, t) => mu(e, t).length > 0,
		parts: (e, t) => [e.call(pu, (e, n) => ({
			seat: n.self,
			most: t.most,
			done: []
		}))],
		estimate: (e) => 3 * e.most
	}), _u = (e = 1) => gu({ most: e });
})), yu, bu, xu = d((() => {
	y(), yu = (e, t, n) => qt(n).possible?.(e, t, n) ?? !0, bu = (e, t, n) => yu(e, t, n) || qt(n).possibleLater?.(e, t, n) === !0;
})), Su, Cu, wu, Tu, Eu = d((() => {
	_(), g(), y(), xu(), Su = v({
		name: "choose",
		inner: ({ among: e }) => e,
		vars: () => ({ branch: 0 }),
		parts: (e, t, { own: n, pass: r, parts: i }) => {
			let a = Xt(t.among.flat()).some((e) => qt(e).pass?.(e) === "target");
			if (r !== "whole" && r === "target" !== (a || t.by === "target")) return [];
			let o = (e) => t.by === "target" ? e.target : e.self;
			return [e.ask("choose", {
				who: (e, t) => o(t),
				options: (e, n) => t.among.flatMap((t, r) => t.every((t) => bu(e, n.self, t)) ? [{
					branch: r + 1,
					does: t,
					hero: m(e, n.self).hero
				}] : []),
				key: Et,
				params: (e, t) => ({ by: t.by }),
				auto: !0,
				then: (e, t, { branch: r }) => {
					n(t).branch = r;
				}
			}), ...t.among.map((t, r) => e.when((e, t) => n(t).branch === r + 1, ...i(t, "whole")))];
		},
		estimate: (e, t) => Math.max(...e.among.map((e) => t.list(e)))
	}), Cu = (...e) => Su({ among: e }), wu = (...e) => Su({
		among: e,
		by: "target"
	}), Tu = (...e) => Su({ among: [e, []] });
}));
// packages/dice-throne/src/effects/discardFromHand.ts
function Du(e, t, n) {
	Ml(e, t, n), m(e, t).discard.push(n), l(() => ({
		type: "discarded",
		seat: t,
		card: n
	}));
}
var Ou = d((() => {
	p(), Fl(), g();
}));
// packages/dice-throne/src/rules/points.ts
function ku(e, t, n) {
	let r = m(e, t).cp;
	Be(e, t, n);
	let i = m(e, t).cp - r;
	i !== 0 && l(() => ({
		type: "cp",
		seat: t,
		change: i
	}));
}
var Au = d((() => {
	p(), g();
})), ju, Mu, Nu, Pu = d((() => {
	p(), O(), Ou(), Zs(), g(), Au(), P(), ju = f("dice-throne/pay", (e) => [e.run((e, t) => {
		let { seat: n, price: r, times: i } = t;
		t.left = "cards" in r ? i * r.cards : "family" in r ? i * r.n : 0, "token" in r ? M(e, n, Xs(r.token, n), i * r.n) : "cp" in r && ku(e, n, -i * r.cp);
	}), e.loop((e, t) => t.left > 0 && (Mu(e, t).length > 0 || Nu(e, t).length > 0), e.run((e, t) => {
		t.left--;
	}), e.ask("discard", {
		who: (e, t) => t.seat,
		options: Mu,
		params: (e, t) => ({ by: t.by }),
		then: (e, t, n) => Du(e, t.seat, n)
	}), e.ask("pay-with", {
		who: (e, t) => t.seat,
		options: Nu,
		params: (e, t) => ({ by: t.by }),
		auto: !0,
		then: (e, t, n) => {
			M(e, t.seat, n, 1);
		}
	}))]), Mu = (e, { seat: t, price: n }) => "cards" in n ? [...new Set(m(e, t).hand)] : [], Nu = (e, { seat: t, price: n }) => "family" in n ? j(e, t).filter((e) => D(e).family === n.family) : [];
}));
// packages/dice-throne/src/rules/throwDice.ts
function Fu(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let r = 1; r < 1 << e.length; r++) {
		let i = e.flatMap((e, t) => r & 1 << t ? [t + 1] : []), a = i.map((t) => e[t - 1]).sort().join();
		i.length <= t && !n.has(a) && n.set(a, i);
	}
	return [...n.values()];
}
function Iu({ owner: e, owners: t, purpose: n }, r) {
	if (t) for (let [e, i] of t.entries()) l(() => ({
		type: "rolled",
		seat: i,
		purpose: n,
		dice: [r[e]]
	}));
	else l(() => ({
		type: "rolled",
		seat: e,
		purpose: n,
		dice: [...r]
	}));
}
var Lu, Ru, zu, Bu = d((() => {
	p(), ac(), xl(), _(), Pu(), Yl(), Lu = f("dice-throne/throw", (e) => [
		e.roll("roll", {
			dice: (e, t) => t.count,
			whose: (e, t) => t.owners ?? [t.owner],
			then: (e, t, n) => {
				e.rolls.push({
					owner: t.owner,
					purpose: t.purpose,
					dice: [...n],
					by: t.by,
					owners: t.owners
				}), Iu(t, n);
			}
		}),
		e.leave((e, t) => t.count === 0),
		e.loop((e, t) => !t.settled, e.ask("roll-again", {
			who: (e, t) => t.owner,
			options: (e, t) => t.upTo === void 0 && zu(e, t) ? ["keep", "reroll"] : [],
			params: (e, t) => ({ by: t.by ?? "" }),
			then: (e, t, n) => {
				t.places = n === "reroll" ? Array.from({ length: t.count }, (e, t) => t + 1) : [];
			}
		}), e.ask("reroll-some", {
			who: (e, t) => t.owner,
			options: (e, t) => t.upTo !== void 0 && zu(e, t) ? [...Fu(Ru(e), t.upTo), "none"] : [],
			key: (e) => e === "none" ? e : yt(e),
			params: (e, t) => ({ by: t.by ?? "" }),
			then: (e, t, n) => {
				t.places = n === "none" ? [] : n;
			}
		}), e.either((e, t) => (t.places?.length ?? 0) > 0, [e.when((e, t) => t.price !== void 0, e.call(ju, (e, t) => ({
			seat: t.owner,
			price: t.price,
			times: 1,
			by: t.by ?? ""
		}))), e.roll("roll", {
			dice: (e, t) => t.places.length,
			whose: (e, t) => t.owners ?? [t.owner],
			then: (e, t, n) => {
				if (t.upTo === void 0) e.rolls[e.rolls.length - 1].dice = [...n], Iu(t, n);
				else for (let [r, i] of t.places.entries()) gl(e, t.owner, i, n[r]);
				t.again--, t.places = void 0;
			}
		})], [
			e.run((e, t) => {
				t.dice = [...Ru(e)];
			}),
			R(e),
			e.run((e, t) => {
				t.settled = !t.again || Ru(e).every((e, n) => e === t.dice[n]);
			})
		])),
		e.run((e, t) => {
			t.dice = e.rolls.pop().dice;
		})
	]), Ru = (e) => e.rolls[e.rolls.length - 1].dice, zu = (e, { again: t = 0, price: n, owner: r }) => t > 0 && (n === void 0 || ec(e, r, n));
})), Vu, Hu, Uu, Wu = d((() => {
	Bu(), y(), Vu = v({
		name: "contest",
		pass: () => "target",
		inner: ({ win: e, lose: t }) => [e, t],
		vars: () => ({ won: !1 }),
		parts: (e, t, { own: n, pass: r, parts: i }) => t.attack && r === "activation" ? [e.run((e) => {
			e.attack.isAttack = !0;
		})] : [e.call(Lu, (e, n) => ({
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
	}), Hu = (e, t, n) => Vu({
		ties: e,
		win: t,
		lose: n,
		attack: !0
	}), Uu = (e, t, n) => Vu({
		ties: e,
		win: t,
		lose: n,
		attack: !1
	});
})), Gu, Ku, qu, Ju = d((() => {
	_(), y(), xl(), Gu = (e) => {
		let t = [];
		for (let [n, r] of (e?.dice ?? []).entries()) for (let i of new Set(e.dice)) i !== r && i !== 0 && yl(e, n) && t.push(xt(n + 1, i));
		return t;
	}, Ku = v({
		name: "copy-die",
		possible: (e, t) => Gu(hl(e, t, "own")).length > 0,
		parts: (e) => [e.ask("copy-die", {
			who: (e, t) => t.self,
			options: (e, t) => Gu(hl(e, t.self, "own")),
			params: (e, t) => ({ by: t.by }),
			then: (e, t, n) => gl(e, t.self, St(n).place, St(n).to)
		})],
		estimate: () => 2
	}), qu = () => Ku({});
})), Yu, B, Xu = d((() => {
	Au(), ks(), y(), Yu = v({
		name: "cp",
		parts: (e, t) => [e.run((e, n) => ku(e, n.self, F(e, n, t.amount)))],
		estimate: (e, t) => t.amount(e.amount)
	}), B = (e) => Yu({ amount: e });
})), Zu, V, Qu = d((() => {
	ks(), y(), Zu = v({
		name: "damage",
		parts: (e, t) => [e.run((e, n) => {
			let r = F(e, n, t.amount);
			!e.attack || r <= 0 || (e.attack.base += r, e.attack.isAttack = !0, e.attack.type !== "ultimate" && t.type !== "normal" && (e.attack.type = t.type));
		})],
		estimate: (e, t) => t.amount(e.amount) + (e.type === "normal" ? 0 : 1.5)
	}), V = (e, t = "normal") => Zu({
		amount: e,
		type: t
	});
})), $u, H, ed = d((() => {
	ks(), y(), $u = v({
		name: "damage-back",
		parts: (e, t) => [e.run((e, n) => {
			let r = F(e, n, t.amount);
			r > 0 && e.incoming[n.target].push({
				kind: "other",
				by: n.by,
				amount: r,
				from: n.self
			});
		})],
		estimate: (e, t) => t.amount(e.amount)
	}), H = (e) => $u({ amount: e });
})), td, nd, rd = d((() => {
	g(), Ou(), y(), ul(), qr(), td = v({
		name: "discard",
		pass: ({ who: e }) => Vr(e) ? "target" : "activation",
		vars: ol,
		parts: (e, t, { own: n }) => [...rl(e, n, t.who), ...t.how === "choice" ? [e.ask("discard", {
			who: (e, t) => n(t).seats[0],
			options: (e, t) => {
				let [r] = n(t).seats;
				return r === void 0 ? [] : [...new Set(m(e, r).hand)];
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => Du(e, n(t).seats[0], r)
		})] : [e.roll("random-card", {
			dice: (e, t) => {
				let [r] = n(t).seats;
				return +(r !== void 0 && m(e, r).hand.length > 0);
			},
			lot: "pieces",
			sides: (e, t) => m(e, n(t).seats[0]).hand.length,
			then: (e, t, [r]) => {
				let i = n(t).seats[0];
				Du(e, i, m(e, i).hand[r - 1]);
			}
		})]],
		estimate: (e) => e.who === "self" ? -1.5 : 1.5
	}), nd = (e = "target", t = "choice") => td({
		who: e,
		how: t
	});
})), id, ad, od = d((() => {
	g(), Ou(), y(), id = v({
		name: "discard-hand",
		parts: (e) => [e.run((e, t) => {
			for (let n of [...m(e, t.self).hand]) Du(e, t.self, n);
		})],
		estimate: () => -3
	}), ad = () => id({});
}));
// packages/dice-throne/src/rules/draw.ts
function sd(e, t) {
	let n = [];
	for (let r = 0; r < e.fighters.length; r++) h(e, r) === h(e, t) && n.push(r);
	return n;
}
var cd, ld, ud, dd = d((() => {
	p(), g(), cd = f("dice-throne/draw", (e) => [e.loop((e, t) => t.count > 0 && (m(e, t.seat).deck.length > 0 || m(e, t.seat).discard.length > 0), e.when((e, t) => m(e, t.seat).deck.length === 0, e.call(ld, (e, t) => ({ seat: t.seat }))), e.run((e, t) => {
		let n = m(e, t.seat), r = n.deck.splice(Math.max(0, n.deck.length - t.count)).reverse();
		n.hand.push(...r), n.knownTop = Math.max(0, n.knownTop - r.length), t.count -= r.length, fe(sd(e, t.seat), () => ({
			type: "drew",
			seat: t.seat,
			cards: r,
			count: r.length
		}), () => ({
			type: "drew",
			seat: t.seat,
			count: r.length
		}));
	}))]), ld = f("dice-throne/reshuffle", (e) => [e.run((e, t) => {
		let n = m(e, t.seat);
		n.deck.push(...n.discard.splice(0)), n.knownTop = 0, l(() => ({
			type: "reshuffled",
			seat: t.seat
		}));
	}), e.call(ud, (e, t) => ({ seat: t.seat }))]), ud = f("dice-throne/shuffle", (e) => [e.shuffle("shuffle", {
		stream: (e, t) => `deck-${t.seat + 1}`,
		cards: (e, t) => m(e, t.seat).deck.length,
		then: (e, t, n) => {
			let r = m(e, t.seat);
			r.deck = n.map((e) => r.deck[e]), r.knownTop = 0;
		}
	})]);
})), fd, U, pd = d((() => {
	dd(), ks(), y(), fd = v({
		name: "draw",
		parts: (e, t) => [e.call(cd, (e, n) => ({
			seat: n.self,
			count: F(e, n, t.amount)
		}))],
		estimate: (e, t) => 1.5 * t.amount(e.amount)
	}), U = (e) => fd({ amount: e });
}));
// packages/dice-throne/src/effects/tokenWorth.ts
function md(e) {
	let t = _d.get(e.id);
	if (t !== void 0) return t;
	_d.set(e.id, e.kind === "negative" ? -1.5 : 1.5);
	let n = hd(e);
	return _d.set(e.id, n), n;
}
function hd(e) {
	if (e.worth !== void 0) return e.worth;
	let { forbids: t, weakens: n, saves: r, blast: i, foresees: a } = e, o = 0;
	for (let t of rn.token) {
		let n = Zt(e, t);
		n && (o += en(t).tokenWorth?.(yd(e.id).list(n), e) ?? 0);
	}
	for (let { effects: t, cost: n, aged: r, price: i } of e.spends ?? []) {
		let a = yd(e.id).list(t) - (i ? $s(i, vd) : 0);
		o = Math.max(o, (r ? .9 : 1) * Qt * a / Math.max(1, n));
	}
	return t && (o -= gd[t]), e.attempts && (o += 2 * e.attempts), e.attemptPrice && (o -= 1.5 * e.attemptPrice), e.shelters && (o += 6), e.aura && (o += (e.aura.of === "attacker" ? 1 : -1) * 2 * yd(e.id).amount(e.aura.amount)), n && (o -= n * 2), r && (o += 8), i && (o -= i / 2), a && (o += 1), o === 0 && (o = e.kind === "negative" ? -1.5 : 1.5), e.kind === "negative" ? Math.min(-.5, o) : o;
}
var gd, _d, vd, yd, bd = d((() => {
	an(), O(), zs(), ac(), gd = {
		offense: 4,
		income: 1.5,
		acting: 6,
		damage: 4,
		cards: 1.5
	}, _d = /* @__PURE__ */ new Map(), vd = (e) => md(D(e)), yd = (e) => As(() => 1 / 3, 1, vd, e);
})), xd, Sd, Cd = d((() => {
	zs(), bd(), xd = ({ faces: e }, t) => As((t) => e.filter((e) => e === t).length / 6, t, vd), Sd = (e, t) => xd(t, 5).list(e);
}));
// packages/dice-throne/src/effects/keepDice.ts
function wd(e, t, n = Infinity) {
	return [e.ask("keep-dice", {
		who: (e) => ml(e).owner,
		options: (e) => {
			let t = Td(ml(e));
			return Array.from({ length: 1 << t.length }, (e, t) => t).filter((e) => Dd(t, e).length <= n);
		},
		key: _t,
		then: (e, n, r) => {
			t(n).thrown = Dd(Td(ml(e)), r);
		}
	}), Ed(e, t)];
}
var Td, Ed, Dd, Od = d((() => {
	_(), xl(), Td = (e) => e.dice.filter((t, n) => _l(e, n) === e.owner), Ed = (e, t) => e.roll("roll", {
		dice: (e, n) => t(n).thrown.length,
		whose: (e) => [ml(e).owner],
		then: (e, n, r) => {
			for (let [i, a] of t(n).thrown.entries()) gl(e, n.self, a, r[i]);
		}
	}), Dd = (e, t) => e.flatMap((e, n) => t & 1 << n ? [] : [n + 1]);
})), kd, Ad, jd = d((() => {
	y(), Od(), xl(), kd = v({
		name: "extra-attempt",
		possible: (e, t, n) => ml(e)?.purpose === n.of,
		vars: () => ({ thrown: [] }),
		parts: (e, t, { own: n }) => t.of === "offense" ? [e.run((e) => {
			e.attempts++, e.altered = !0;
		})] : wd(e, n),
		estimate: () => 1.5
	}), Ad = (e) => kd(e);
})), Md, Nd, Pd = d((() => {
	g(), y(), Md = v({
		name: "extra-offense",
		parts: (e, t) => [e.run((e) => {
			e.furtherOffenses.push(t.sameTarget ? e.attack?.target ?? -1 : -1);
		})],
		estimate: () => 6
	}), Nd = ({ sameTarget: e = !1 } = {}) => Md({ sameTarget: e });
})), Fd, Id, Ld = d((() => {
	p(), jl(), y(), Fd = v({
		name: "fail",
		parts: (e) => [e.run((e, t) => {
			l(() => ({
				type: "failed",
				seat: t.self
			})), be(e, Al.resolveAttack) && Te(e, Al.resolveAttack);
		})],
		estimate: () => -7
	}), Id = () => Fd({});
})), Rd, zd, Bd = d((() => {
	P(), y(), zs(), Zs(), Rd = v({
		name: "fill-up",
		possible: (e, t, n) => es(e, t, Xs(n.token, t)) > 0,
		parts: (e, t) => [e.run((e, n) => {
			let r = Xs(t.token, n.self);
			ts(e, n.self, r, es(e, n.self, r));
		})],
		estimate: (e, t) => 2 * t.token(e.token)
	}), zd = (e) => Rd({ token: e });
})), Vd, Hd = d((() => {
	p(), A(), Fn(), wn(), O(), g(), fu(), Vd = f("dice-throne/upgrade", (e) => [
		e.run((e, t) => {
			let { upgrades: n } = so(e, t.seat, t.card), r = m(e, t.seat), { hero: i, marks: a, laid: o } = r, { levels: s } = k(e, t.seat);
			t.hooks = au(e, t.seat, "upgraded"), o.splice(o.indexOf(t.card), 1), a["cards-in-play"] = (a["cards-in-play"] ?? 0) + 1, r.board = Co(i, a.face, {
				...s,
				[n.ability.id]: n.level
			}), a["upgrades-this-turn"] = (a["upgrades-this-turn"] ?? 0) + 1;
		}),
		e.each("hook", (e, t) => t.hooks, e.call((e, t) => yn(t.hook), (e, t) => ou(e, t.hook, t.seat))),
		e.when((e, t) => Cn(Nn(m(e, t.seat).hero, t.card)) !== void 0, e.call((e, t) => yn(Nn(m(e, t.seat).hero, t.card)), (e, t) => su(e, "played", t.seat, t.card)))
	]);
})), Ud, Wd, Gd = d((() => {
	A(), O(), Ud = (e, t, n) => [...vo(e, t).cards.values()].flatMap(({ id: e, upgrades: t }) => t && n.includes(e) ? [e] : []), Wd = (e, t, n) => Ud(e, t, n).filter((n) => {
		let { ability: r, level: i } = vo(e, t).cards.get(n).upgrades;
		return jo(e, t, r.id) < i;
	});
}));
// packages/dice-throne/src/effects/freeUpgrade.ts
function Kd(e, t, n) {
	m(e, t).laid.push(n), l(() => ({
		type: "played",
		seat: t,
		card: n
	}));
}
var qd, Jd, Yd = d((() => {
	p(), Hd(), g(), Gd(), qd = (e) => e.loop((e, t) => Jd(e, t.self) !== void 0, e.call(Vd, (e, t) => ({
		seat: t.self,
		card: Jd(e, t.self)
	}))), Jd = (e, t) => m(e, t).laid.find((n) => Wd(e, t, [n]).length > 0);
}));
// packages/dice-throne/src/rules/damageType.ts
function Xd(e, { kind: t, type: n = "normal" }) {
	return t === "base" || t === "add" ? e.attack?.type ?? n : t === "other" ? n : void 0;
}
var Zd, Qd = d((() => {
	Zd = (e, t) => t.map((t) => {
		let n = Xd(e, t);
		return n === void 0 ? { ...t } : {
			...t,
			type: n
		};
	});
}));
// packages/dice-throne/src/rules/dials.ts
function $d(e, t) {
	for (let [n, r] of t.entries()) {
		let t = e.dials[n];
		e.dials[n] = rf(e, n, r), e.dials[n] === 0 && t > 0 && ef(e, n);
	}
}
function ef(e, t) {
	for (let n of e.fighters.keys()) {
		let r = h(e, n) === t ? j(e, n).find((e) => D(e).saves) : void 0;
		if (r !== void 0) {
			M(e, n, r, 1), e.dials[t] = 1;
			return;
		}
	}
}
var tf, nf, rf, af, of = d((() => {
	p(), O(), g(), gc(), P(), tf = (e, t, n) => {
		let r = qe(e, t);
		af(e, t, n);
		let i = qe(e, t) - r;
		i > 0 && l(() => ({
			type: "healed",
			seat: t,
			amount: i
		}));
	}, nf = (e, t) => mc(Ke(e)) - qe(e, t), rf = (e, t, n) => hc(e.dials[t], n, Ke(e)), af = (e, t, n) => $d(e, e.dials.map((r, i) => i === h(e, t) ? n : 0));
}));
// packages/dice-throne/src/rules/halved.ts
function sf(e, t, n) {
	m(e, t).marks[uf + n] = 1;
}
function cf(e, t) {
	let { marks: n } = m(e, t), r = [];
	if (!Xe(e)) return r;
	for (let e in n) n[e] > 0 && e.startsWith(uf) && r.push(e.slice(7));
	return r;
}
function lf(e, t) {
	let { marks: n } = m(e, t);
	for (let e in n) e.startsWith(uf) && (n[e] = 0);
}
var uf, df = d((() => {
	g(), uf = "halved:";
}));
// packages/dice-throne/src/rules/playing.ts
function ff(e, t, n) {
	let { discard: r, playing: i } = m(e, t), a = i.indexOf(n);
	a >= 0 && r.push(...i.splice(a, 1));
}
function pf(e) {
	let t = ye(e, Al.playCard).map(({ vars: e }) => e);
	for (let [n, { playing: r }] of e.fighters.entries()) for (let i of [...r]) t.some((e) => e.seat === n && e.card === i) || ff(e, n, i);
}
var mf = d((() => {
	p(), g(), jl();
}));
// packages/dice-throne/src/rules/damage.ts
function hf(e) {
	let t = Dc(e);
	t > 0 && e.incoming[e.attack.by].push({
		kind: "other",
		by: vf(e),
		amount: t
	});
	let n = e.incoming.map((t, n) => wc(e, n));
	e.dealt = n.map(sc);
	let r = e.dials.map(() => 0);
	for (let [t, i] of n.entries()) {
		let n = e.healing[t];
		r[h(e, t)] += n - e.dealt[t];
		let a = Math.min(n, e.dealt[t] + nf(e, t));
		(e.dealt[t] > 0 || i.length > 0) && l(() => ({
			type: "damaged",
			seat: t,
			amount: e.dealt[t],
			lines: Zd(e, i)
		})), a > 0 && l(() => ({
			type: "healed",
			seat: t,
			amount: a
		}));
	}
	$d(e, r), Oc(e);
}
function gf(e) {
	let { attack: t } = e;
	if (be(e, Al.resolveAttack) && t && t.target !== -1 && !Ue(e, t.target)) {
		Te(e, Al.resolveAttack), e.isolated = void 0, e.incoming[t.target] = [], e.healing[t.target] = 0;
		return;
	}
	let n = ye(e, Al.act).find(({ vars: t }) => !Ue(e, t.seat));
	if (!n) return;
	let r = Te(e, n), i = r.find((e) => Se(e, yf));
	i && (e.isolated = i.vars.outer);
	for (let t of r) Se(t, Lu) && e.rolls.pop();
}
var _f, vf, yf, bf, xf = d((() => {
	p(), g(), gc(), Qd(), of(), jl(), df(), Pc(), mf(), Yl(), Bu(), _f = f("dice-throne/apply-incoming", (e) => [e.run(hf), e.call(bf)]), vf = (e) => e.attack.tier.split(".")[0], yf = f("dice-throne/isolated", (e) => [
		e.leave((e, t) => t.amount <= 0 || !Ue(e, t.to)),
		e.run((e, t) => {
			t.outer = e.isolated;
			let n = t.from === void 0 ? [] : cf(e, t.from);
			e.isolated = {
				to: t.to,
				lines: [{
					kind: "other",
					by: t.by,
					amount: t.amount,
					type: t.type ?? "normal"
				}, ...n.map((e) => ({
					kind: "half",
					by: e,
					amount: 0
				}))]
			};
		}),
		e.when((e, t) => !t.certain, R(e)),
		e.run((e, t) => {
			let { lines: n } = e.isolated, r = sc(n);
			e.isolated = t.outer, l(() => ({
				type: "damaged",
				seat: t.to,
				amount: r,
				lines: Zd(e, n)
			})), af(e, t.to, -r);
		}),
		e.call(bf)
	]), bf = f("dice-throne/defeats", (e) => [e.run((e) => {
		let t = e.out.length;
		for (let n of e.fighters.keys()) e.dials[h(e, n)] > 0 || !Ue(e, n) || (e.out.push(n), e.fighters[n].marks.fell = t, l(() => ({
			type: "defeated",
			seat: n
		})));
		let n = new Set(e.fighters.flatMap((t, n) => Ue(e, n) ? [h(e, n)] : []));
		if (n.size === 1 && (e.ended = "defeat"), n.size === 0 && (e.ended = "draw"), e.ended) {
			let t = e.ended;
			l(() => ({
				type: "ended",
				reason: t
			})), ee(e);
		} else Ue(e, e.active) ? gf(e) : we(e, Al.match);
		pf(e);
	})]);
}));
// packages/dice-throne/src/rules/inflict.ts
function Sf(e, { seat: t, token: n, count: r }) {
	if (t !== e.active || !Xe(e) || D(n).ends === void 0) return;
	let { marks: i } = m(e, t);
	i[cs(n)] = (i[cs(n)] ?? 0) + r;
}
var Cf, wf, Tf, Ef, Df = d((() => {
	p(), an(), Fn(), wn(), O(), g(), xf(), fu(), P(), Cf = f("dice-throne/inflict", (e) => [
		e.leave((e, t) => t.count <= 0 || wf(e, t)),
		e.when((e, t) => D(t.token).blast !== void 0 && N(e, t.seat, t.token) > 0, e.run((e, t) => {
			M(e, t.seat, t.token, 1);
		}), e.call(yf, (e, t) => ({
			to: t.seat,
			amount: D(t.token).blast,
			by: t.token,
			certain: !1,
			type: "undefendable"
		}))),
		e.run((e, t) => {
			t.placed = ts(e, t.seat, t.token, t.count), Sf(e, t), t.placed > 0 && e.attack?.target === t.seat && e.attack.inflicted.push(t.token);
		}),
		e.leave((e, t) => t.placed === 0),
		e.when((e, t) => Zt(D(t.token), "inflicted") !== void 0, e.call((e, t) => yn(Tn("inflicted", On(D(t.token).id))), (e, t) => su(e, "inflicted", t.seat, t.token))),
		e.when(Tf, e.call(Ef, (e, t) => ({
			seat: t.seat,
			token: t.token
		})))
	]), wf = ({ attack: e }, { seat: t, token: n }) => e?.striking === !0 && e.target === t && e.intercepted?.includes(D(n).id) === !0, Tf = (e, { seat: t, token: n }) => Zt(D(n), "full") !== void 0 && es(e, t, n) === 0, Ef = f("dice-throne/filled", (e) => [e.call((e, t) => yn(Tn("full", On(D(t.token).id))), (e, t) => su(e, "full", t.seat, t.token))]);
})), Of, W, kf = d((() => {
	Df(), P(), ks(), y(), Zs(), Of = v({
		name: "gain",
		vars: () => ({
			left: 0,
			placed: !1
		}),
		parts: (e, t, { own: n }) => [e.run((e, r) => {
			n(r).left = F(e, r, t.amount);
		}), e.loop((e, t) => n(t).left > 0, e.ask("gain", {
			who: (e, t) => t.self,
			options: (e, n) => t.may && es(e, n.self, Xs(t.token, n.self)) > 0 ? ["gain", "decline"] : ["gain"],
			params: () => ({ token: t.token }),
			auto: !0,
			then: (e, r, i) => {
				n(r).left--, n(r).placed = i === "gain" && ts(e, r.self, Xs(t.token, r.self), 1) > 0;
			}
		}), e.when((e, r) => n(r).placed && Tf(e, {
			seat: r.self,
			token: Xs(t.token, r.self)
		}), e.run((e, t) => {
			n(t).left = 0;
		}), e.call(Ef, (e, n) => ({
			seat: n.self,
			token: Xs(t.token, n.self)
		}))))],
		estimate: (e, t) => t.token(e.token) * t.amount(e.amount)
	}), W = (e, t = 1, n = !1) => Of({
		token: e,
		amount: t,
		may: n
	});
})), Af, jf, Mf = d((() => {
	df(), y(), Af = v({
		name: "halve-dealt",
		parts: (e) => [e.run((e, t) => sf(e, t.self, t.by))],
		estimate: () => -3.5
	}), jf = () => Af({});
})), Nf, G, Pf = d((() => {
	of(), ks(), y(), ul(), qr(), Nf = v({
		name: "heal",
		pass: ({ who: e }) => Vr(e) ? "target" : "activation",
		vars: ol,
		parts: (e, t, { own: n }) => [...rl(e, n, t.who), e.run((e, r) => {
			for (let i of n(r).seats) {
				let n = F(e, {
					...r,
					target: i
				}, t.amount);
				n <= 0 || (r.healsLater ? e.healing[i] += n : tf(e, i, n));
			}
		})],
		estimate: (e, t) => (Ur(e.who) ? -1 : 1) * t.amount(e.amount)
	}), G = (e, t = "self") => Nf({
		amount: e,
		who: t
	});
}));
// packages/dice-throne/src/rules/healByDealt.ts
function Ff(e, t) {
	m(e, t).marks[Lf] = 1;
}
function If(e) {
	let { by: t, target: n } = e.attack, r = n === -1 ? 0 : e.dealt[n];
	m(e, t).marks[Lf] && r > 0 && tf(e, t, r);
}
var Lf, Rf = d((() => {
	g(), of(), Lf = "healed-by-dealt-this-turn";
})), zf, Bf, Vf = d((() => {
	Rf(), y(), zf = v({
		name: "heal-dealt",
		parts: (e) => [e.run((e, t) => Ff(e, t.self))],
		estimate: () => 5
	}), Bf = () => zf({});
})), Hf, Uf = d((() => {
	bc(), Hf = (e, t, n) => n !== t.self && (yc(e, t.self) || e.attack?.by === t.self && vc(e, n));
})), Wf, Gf, Kf, qf = d((() => {
	xf(), ks(), y(), Uf(), ul(), qr(), Wf = v({
		name: "hurt",
		pass: ({ who: e }) => Vr(e) ? "target" : "activation",
		vars: ol,
		parts: (e, t, { own: n }) => {
			let r = (e) => n(e).seats[0];
			return [...rl(e, n, t.who), e.loop((e, t) => n(t).seats.length > 0, e.call(yf, (e, i) => ({
				to: r(i),
				amount: Hf(e, i, r(i)) ? 0 : F(e, i, t.amount) * Kf(n(i)),
				by: i.by,
				certain: t.certain,
				type: t.type,
				from: i.self
			}), (e, t) => {
				let i = r(t);
				n(t).seats = n(t).seats.filter((e) => e !== i);
			}))];
		},
		estimate: (e, t) => (e.who === "self" ? -1 : 1) * t.amount(e.amount) * Gr(e.who)
	}), Gf = (e, t, n = !1, r = "normal") => Wf({
		amount: e,
		who: t,
		certain: n,
		type: r
	}), Kf = ({ seats: e }) => e.filter((t) => t === e[0]).length;
})), Jf, Yf, K, Xf = d((() => {
	Df(), g(), ks(), y(), Zs(), ul(), qr(), Jf = ({ who: e, repeatedWith: t }) => (n) => Wr(e) || t !== void 0 && Ye(n, t), Yf = v({
		name: "inflict",
		pass: ({ who: e }) => Vr(e) ? "target" : "activation",
		reaches: (e, t, { who: n, amount: r }) => Vr(n) && F(e, t, r) > 0,
		inflicts: (e, t, { who: n, token: r, amount: i }) => Vr(n) && F(e, t, i) > 0 ? [r] : [],
		vars: ol,
		parts: (e, t, { own: n }) => [...rl(e, n, t.who, void 0, Jf(t)), sl(e, n, Cf, (e, n, r) => ({
			seat: r,
			token: Xs(t.token, n.self),
			count: F(e, n, t.amount)
		}))],
		estimate: (e, t) => (e.who === "self" ? 1 : -1) * t.token(e.token) * t.amount(e.amount) * Gr(e.who)
	}), K = (e, t = 1, n = "target", r) => Yf({
		token: e,
		amount: t,
		who: n,
		...r ? { repeatedWith: r } : {}
	});
})), Zf, Qf, $f = d((() => {
	y(), Zf = v({
		name: "intercept",
		possible: (e, t) => e.attack?.target === t && (e.attack.coming?.length ?? 0) > 0,
		parts: (e) => [e.ask("intercept", {
			who: (e, t) => t.self,
			options: (e) => e.attack?.coming ?? [],
			params: (e, t) => ({ by: t.by }),
			auto: !0,
			then: (e, t, n) => {
				let r = e.attack;
				r.coming = r.coming.filter((e) => e !== n), r.intercepted = [...r.intercepted ?? [], n];
			}
		})],
		estimate: () => 3
	}), Qf = () => Zf({});
}));
// packages/dice-throne/src/effects/keepSome.ts
function ep(e, t) {
	return e === 0 ? [[]] : t.flatMap((n, r) => n === t[r - 1] ? [] : ep(e - 1, t.slice(r + 1)).map((e) => [n, ...e]));
}
var tp = d((() => {
	_(), y(), v({
		name: "keep-some",
		parts: (e, t, { pass: n }) => [e.ask("keep-some", {
			who: (e, t) => t.self,
			options: (e, n) => n.dice.length > t.dice ? ep(t.dice, [...n.dice].sort()) : [],
			key: bt,
			params: (e, n) => ({
				by: n.by,
				left: t.dice
			}),
			auto: !0,
			then: (e, t, r) => {
				t.dice = r, n === "activation" && (e.attack.rolled = [...r]);
			}
		})],
		estimate: () => 1
	});
})), np, rp, ip = d((() => {
	g(), y(), np = v({
		name: "lay",
		parts: (e, t) => [e.run((e, n) => {
			let { deck: r, laid: i, spells: a } = m(e, n.self), o = a.includes(t.card) ? a : r, s = o.indexOf(t.card);
			s >= 0 && i.push(...o.splice(s, 1));
		})],
		estimate: () => 3
	}), rp = (e) => np({ card: e });
})), ap, op, sp, cp = d((() => {
	P(), ks(), y(), zs(), Zs(), ul(), qr(), ap = (e, t, n, r) => N(e, t, Xs(n, r)), op = v({
		name: "lose",
		pass: ({ who: e }) => Vr(e) ? "target" : "activation",
		possible: (e, t, n) => cl(e, t, n.who).some((r) => ap(e, r, n.token, t) > 0),
		vars: ol,
		parts: (e, t, { own: n }) => [...rl(e, n, t.who, (e, n, r) => ap(e, r, t.token, n.self) > 0), e.run((e, r) => {
			let i = t.amount === "all" ? 2 ** 53 - 1 : F(e, r, t.amount);
			r.paid = 0;
			for (let a of n(r).seats) r.paid += M(e, a, Xs(t.token, r.self), i);
		})],
		estimate: (e, t) => {
			if (t.about === e.token) return 0;
			let n = t.token(e.token) * (e.amount === "all" ? 2 : t.amount(e.amount));
			return e.who === "self" ? -n : n;
		}
	}), sp = (e, t = 1, n = "self") => op({
		token: e,
		amount: t,
		who: n
	});
})), lp, up, dp = d((() => {
	Au(), ks(), y(), ul(), qr(), lp = v({
		name: "lose-cp",
		pass: ({ who: e }) => Vr(e) ? "target" : "activation",
		vars: ol,
		parts: (e, t, { own: n }) => [...rl(e, n, t.who), e.run((e, r) => {
			let i = F(e, r, t.amount);
			if (i > 0) for (let t of n(r).seats) ku(e, t, -i);
		})],
		estimate: (e, t) => (e.who === "self" ? -1 : 1) * t.amount(e.amount)
	}), up = (e, t = "target") => lp({
		amount: e,
		who: t
	});
})), fp = d((() => {
	g(), y(), v({
		name: "mark",
		parts: (e, t) => [e.run((e, n) => {
			m(e, n.self).marks[t.name] = t.value;
		})],
		estimate: () => 0
	});
}));
// packages/dice-throne/src/rules/interval.ts
function pp(e, t) {
	if (Ye(e, "v2.2")) return [];
	let n = ze(e, e.active);
	return n.slice(0, Math.max(0, n.indexOf(t))).filter((t) => Kc(e, t));
}
function mp(e, { seat: t, card: n }) {
	let { kind: r } = so(e, t, n);
	return r !== "instant" && (r !== "roll" || Ye(e, "instants-interrupt-roll-cards"));
}
var hp, gp, _p = d((() => {
	p(), O(), _(), g(), $c(), jl(), Wl(), Yl(), hp = f("dice-throne/answered", (e) => [e.run((e, t) => {
		t.queue = pp(e, t.seat);
	}), e.loop((e, t) => t.queue.length > 0, e.run((e, t) => {
		t.by = t.queue.shift();
	}), e.ask("answer", {
		who: (e, t) => t.by,
		options: (e, t) => Ic(e, t.by, [Gl]),
		params: (e, t) => ({
			seat: t.seat,
			action: t.action
		}),
		unavailable: (e, t) => Il(e, t.by),
		decline: Gl,
		then: (e, t, n) => {
			t.answer = n;
		}
	}), e.when((e, t) => t.answer !== Gl, e.call(Al.act, (e, t) => ({
		seat: t.by,
		action: t.answer
	})), e.run((e, t) => {
		t.acted = !0, t.queue = pp(e, t.seat);
	})))]), gp = f("dice-throne/interval", (e) => [e.call(hp, (e, t) => ({
		seat: t.seat,
		action: it(t.card)
	}), (e, t, { acted: n }) => {
		t.acted = n;
	}), e.when(mp, R(e, (e, t) => ({
		but: t.seat,
		instants: !0
	}), (e, t, { acted: n }) => {
		t.acted = t.acted || n;
	}))]);
}));
// packages/dice-throne/src/effects/nameTarget.ts
function vp(e, t, n, r, i) {
	return [
		...r,
		e.when((e, t) => t.open === !0, e.call(gp, (e, t) => ({
			seat: t.self,
			card: t.by
		}), (e, n, { acted: r }) => {
			t(n).answered = r === !0;
		}), e.when((e, n) => t(n).answered, e.run((e, r) => n(t(r))), ...r)),
		...i
	];
}
var yp = d((() => {
	_p();
})), bp, xp = d((() => {
	_(), P(), bp = (e, t, n) => t.flatMap((t) => j(e, t).filter(n).map((e) => wt(t, e)));
})), Sp, Cp, wp = d((() => {
	_(), Df(), P(), g(), y(), yp(), ul(), xp(), Sp = v({
		name: "move-token",
		names: !0,
		possible: (e, t) => bp(e, ze(e, t), ms).length > 0,
		vars: () => ({
			...ol(),
			token: "",
			answered: !1
		}),
		parts: (e, t, { own: n }) => vp(e, n, (e) => {
			e.token = "";
		}, [e.ask("move-token", {
			who: (e, t) => t.self,
			options: (e, t) => bp(e, ze(e, t.self), ms),
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				n(t).token = r;
			}
		}), ...rl(e, n, "chosen-player", (e, t, r) => {
			let { token: i } = n(t);
			return i !== "" && r !== Tt(i).seat;
		})], [e.when((e, t) => n(t).token !== "" && n(t).seats.length > 0, e.call(Cf, (e, t) => {
			let { seat: r, token: i } = Tt(n(t).token);
			return M(e, r, i, 1), {
				seat: n(t).seats[0],
				token: i,
				count: 1
			};
		}))]),
		estimate: () => 3
	}), Cp = () => Sp({});
}));
// packages/dice-throne/src/rules/recount.ts
function Tp(e) {
	let { attack: t } = e;
	if (!(!t || t.stage !== "activated" && t.stage !== "defended")) {
		for (let n of e.fighters.keys()) {
			if (n === t.by) continue;
			let r = e.incoming[n].filter(({ recounted: e }) => !e);
			e.incoming[n] = r, r.length !== 0 && (t.target === n && Ep(e, t, r), lc[t.type].reduced && Dp(e, t, n, r));
		}
		t.target !== -1 && (t.peak = Math.max(t.peak ?? 0, sc(wc(e, t.target))));
	}
}
function Ep(e, { by: t, target: n, type: r, isAttack: i }, a) {
	if (!i || !lc[r].modified || !Ue(e, n)) return;
	let o = (e, n) => {
		n !== 0 && a.push({
			kind: "add",
			by: e,
			amount: n,
			from: t,
			recounted: !0
		});
	};
	for (let { id: r, aura: i } of oo()) N(e, i.of === "attacker" ? t : n, r) > 0 && o(r, F(e, Sc(t, n, r), i.amount));
	for (let { id: n, aura: r } of _o(m(e, t).hero)) r && Ko(e, t, n) === r.state && o(n, r.damage);
}
function Dp(e, { by: t, ...n }, r, i) {
	if (Op(e, n, r)) for (let { id: n, weakens: r = 0 } of ao()) {
		let a = -r * N(e, t, n);
		a !== 0 && i.push({
			kind: "add",
			by: n,
			amount: a,
			from: t,
			recounted: !0
		});
	}
	for (let n of cf(e, t)) i.push({
		kind: "half",
		by: n,
		amount: 0,
		from: t,
		recounted: !0
	});
}
var Op, kp = d((() => {
	O(), ks(), g(), $o(), gc(), Cc(), df(), Pc(), P(), Op = (e, { isAttack: t, target: n, type: r }, i) => !Ye(e, "wither-strict") || t && n === i && lc[r].modified;
}));
// packages/dice-throne/src/rules/act.ts
function Ap({ effects: [e] }) {
	return e !== void 0 && qt(e).names === !0;
}
function jp(e, t, n) {
	let { laid: r, marks: i } = m(e, t);
	r.push(n), i[qc] = (i["spells-this-turn"] ?? 0) + 1;
}
var Mp, Np, Pp, Fp, Ip, Lp = d((() => {
	p(), A(), Fn(), wn(), O(), Wo(), y(), ac(), _(), g(), $c(), jl(), Cc(), Fl(), fu(), _p(), Pu(), mf(), kp(), Yl(), P(), Hd(), Mp = f(Al.act.name, (e) => [e.either((e, t) => mt(t.action).is === "play", [e.call(Np, (e, t) => ({
		seat: t.seat,
		card: $e("play", t.action).card
	}))], [e.call(hp, (e, t) => ({
		seat: t.seat,
		action: t.action
	})), e.either((e, t) => mt(t.action).is === "spend", [e.call(Pp, (e, t) => {
		let { token: n, use: r } = $e("spend", t.action);
		return {
			seat: t.seat,
			token: n,
			use: r
		};
	})], [e.when((e, t) => !zc(e, t.seat, t.action), R(e, (e, t) => ({
		but: t.seat,
		instants: !0
	}))), e.call(Fp, (e, t) => ({
		seat: t.seat,
		action: $e("use", t.action).action
	}))])]), e.run(Tp)]), Np = f(Al.playCard.name, (e) => [
		e.run((e, t) => {
			Be(e, t.seat, -Jc(e, t.seat, so(e, t.seat, t.card))), Ml(e, t.seat, t.card);
			let { kind: n } = so(e, t.seat, t.card);
			n === "spell" ? jp(e, t.seat, t.card) : m(e, t.seat)[n === "upgrade" ? "laid" : "playing"].push(t.card);
			let r = Nn(m(e, t.seat).hero, t.card);
			t.program = n === "upgrade" ? void 0 : Cn(r), de(r), l(() => ({
				type: "played",
				seat: t.seat,
				card: t.card
			}));
		}),
		e.when((e, t) => so(e, t.seat, t.card).price !== void 0, e.call(ju, (e, t) => ({
			seat: t.seat,
			price: so(e, t.seat, t.card).price,
			times: 1,
			by: t.card
		}))),
		e.when((e, t) => !Ap(so(e, t.seat, t.card)), e.call(gp, (e, t) => ({
			seat: t.seat,
			card: t.card
		}))),
		e.when((e, t) => so(e, t.seat, t.card).kind === "upgrade", e.call(Vd, (e, t) => ({
			seat: t.seat,
			card: t.card
		}))),
		e.when((e, t) => t.program !== void 0, e.call((e, t) => yn(t.program), (e, t) => ({
			...su(e, "played", t.seat, t.card),
			open: Ap(so(e, t.seat, t.card))
		}))),
		e.run((e, t) => ff(e, t.seat, t.card))
	]), Pp = f("dice-throne/spend-token", (e) => [
		e.leave((e, t) => {
			let n = Ho(t.token, t.use);
			return Xc(e, t.seat, t.token, n) < n.cost || n.price !== void 0 && !ec(e, t.seat, n.price);
		}),
		e.run((e, t) => {
			let n = Ho(t.token, t.use), { kind: r, spent: i } = D(t.token);
			l(() => ({
				type: "spent",
				seat: t.seat,
				token: t.token
			})), (r !== "companion" || i) && M(e, t.seat, t.token, n.cost, n.aged);
			let { marks: a } = m(e, t.seat);
			for (let e of /* @__PURE__ */ new Set([Yc(t.token), Yc(t.token, n)])) a[e] = (a[e] ?? 0) + 1;
		}),
		e.when((e, t) => Ho(t.token, t.use).price !== void 0, e.call(ju, (e, t) => ({
			seat: t.seat,
			price: Ho(t.token, t.use).price,
			times: 1,
			by: t.token
		}))),
		e.call((e, t) => yn(Ho(t.token, t.use).program), (e, t) => su(e, "spend", t.seat, t.token))
	]), Fp = f("dice-throne/use-action", (e) => [
		e.leave((e, t) => !Ic(e, t.seat, []).includes(lt(t.action))),
		e.run((e, t) => {
			let n = Ip(e, t);
			Be(e, t.seat, -n.cost), m(e, t.seat).marks[`used:${n.id}`] = 1, t.program = n.program, l(() => ({
				type: "used",
				seat: t.seat,
				action: t.action
			}));
		}),
		e.when((e, t) => Ip(e, t).price !== void 0, e.call(ju, (e, t) => ({
			seat: t.seat,
			price: Ip(e, t).price,
			times: 1,
			by: t.action
		}))),
		e.call((e, t) => yn(t.program), (e, t) => Sc(t.seat, xc(e, t.seat), t.action))
	]), Ip = (e, { seat: t, action: n }) => k(e, t).actions.find(({ id: e }) => e === n);
}));
// packages/dice-throne/src/rules/offense.ts
function Rp(e) {
	e.attempts = Math.max(1, 3 + Bp(e, ({ attempts: e }) => e)), e.declared = void 0, e.altered = !1, e.attack = void 0, e.rolls = [{
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
function zp(e, t, n) {
	let { dice: r } = Xp(e), i = 0;
	for (let e = 0; e < r.length; e++) t & 1 << e && (r[e] = n[i++]);
	e.attempts--;
	let { marks: a } = m(e, e.active);
	a[Ds] = (a["attempts-this-turn"] ?? 0) + 1, l(() => ({
		type: "rolled",
		seat: e.active,
		purpose: "offense",
		dice: [...r]
	}));
}
function Bp(e, t) {
	let { tokens: n } = m(e, e.active), r = 0;
	for (let e in n) n[e] > 0 && (r += n[e] * (t(D(e)) ?? 0));
	return r;
}
function Vp(e) {
	let t = In(e), n = em[t] ?? Array.from({ length: Kp }, (e, t) => t).filter((t) => Hp(t, e));
	return em[t] = n, n;
}
function Hp(e, t) {
	for (let n = 1; n < t.length; n++) if (e & 1 << n) {
		for (let r = 0; r < n; r++) if (t[r] === t[n] && !(e & 1 << r)) return !1;
	}
	return !0;
}
function Up(e, t) {
	let n = Un(Xp(e).dice);
	for (let { hands: r, announcement: i } of k(e, e.active).tiers) r[n] && t.push(i);
	return t;
}
function Wp(e, t) {
	let { tier: n } = $e("announce", t);
	e.attack = tm(e, n), l(() => ({
		type: "announced",
		seat: e.active,
		ability: n
	}));
}
function Gp(e) {
	e.attack = void 0;
}
var Kp, qp, Jp, Yp, Xp, Zp, Qp, $p, em, tm, nm, rm, im = d((() => {
	p(), A(), Wn(), O(), ks(), _(), g(), Lp(), $c(), Au(), Wl(), Yl(), Kp = 31, qp = "none", Jp = f("dice-throne/offense", (e) => [
		e.run((e) => {
			e.phase = "offense", Rp(e);
		}),
		e.roll("roll", {
			dice: () => 5,
			whose: (e) => [e.active],
			then: (e, t, n) => zp(e, Kp, n)
		}),
		e.loop((e, t) => !t.done, e.ask("attempt", {
			who: (e) => e.active,
			options: (e) => {
				let t = Up(e, Zp(e).slice());
				return t.push(qp), Ic(e, e.active, t);
			},
			key: (e) => typeof e == "number" ? _t(e) : e,
			params: (e) => ({
				attempts: e.attempts,
				each: Qp(e)
			}),
			unavailable: (e) => [...Ll(e, Xp(e).dice), ...Il(e, e.active)],
			then: (e, t, n) => {
				e.declared = n, e.altered = !1, nm(n) && Wp(e, n);
			}
		}), e.either((e) => rm(e.declared), [e.call(Mp, (e) => ({
			seat: e.active,
			action: e.declared
		}))], [R(e, (e) => nm(e.declared) ? {} : { but: e.active }), e.either((e) => e.altered || typeof e.declared == "number" && !$p(e), [e.run(Gp)], [e.when((e) => typeof e.declared == "number", e.run((e) => ku(e, e.active, -Qp(e))), e.roll("roll", {
			dice: (e) => 5 - vt(e.declared).length,
			whose: (e) => [e.active],
			then: (e, t, n) => zp(e, Kp & ~e.declared, n)
		})), e.run((e, t) => {
			t.done = typeof e.declared == "string";
		})])]))
	]), Yp = f("dice-throne/offense-again", (e) => [
		e.run(Rp),
		e.roll("roll", {
			dice: () => 5,
			whose: (e) => [e.active],
			then: (e, t, n) => zp(e, Kp, n)
		}),
		e.run((e) => {
			e.altered = !0;
		})
	]), Xp = (e) => e.rolls[0], Zp = (e) => e.attempts > 0 && $p(e) ? Vp(Xp(e).dice) : [], Qp = (e) => Ye(e, "original-leaflets") && e.attempts > 1 ? 0 : Bp(e, (e) => e.attemptPrice), $p = (e) => m(e, e.active).cp >= Qp(e), em = Array(zn).fill(void 0), tm = (e, t) => ({
		by: e.active,
		tier: t,
		dice: [...Xp(e).dice],
		rolled: [],
		target: -1,
		type: "normal",
		base: 0,
		isAttack: !1,
		recoil: 0,
		inflicted: [],
		modified: !1,
		marks: {},
		stage: "announced"
	}), nm = (e) => typeof e == "string" && mt(e).is === "announce", rm = (e) => typeof e == "string" && e !== qp && !nm(e);
})), am, om, sm = d((() => {
	im(), y(), xl(), am = v({
		name: "offense-again",
		possible: (e) => ml(e)?.purpose === "offense",
		parts: (e) => [e.call(Yp)],
		estimate: () => 3
	}), om = () => am({});
})), cm, lm, um = d((() => {
	_(), Df(), P(), g(), y(), cm = v({
		name: "pass-on",
		vars: () => ({ to: -1 }),
		parts: (e, t, { own: n }) => [e.ask("choose-player", {
			who: (e, t) => t.self,
			options: (e, n) => N(e, n.self, t.token) > 0 ? [...ze(e, n.self).filter((e) => e !== n.self), "none"] : [],
			key: (e) => e === "none" ? e : Ct(e),
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				r !== "none" && (n(t).to = r);
			}
		}), e.when((e, t) => n(t).to !== -1, e.call(Cf, (e, r) => (M(e, r.self, t.token, 1), {
			seat: n(r).to,
			token: t.token,
			count: 1
		})))],
		estimate: () => 2
	}), lm = (e) => cm({ token: e });
})), dm, fm, pm = d((() => {
	_(), Pu(), y(), xu(), ac(), dm = v({
		name: "pay",
		options: { pay: Ft("decline") },
		inner: ({ effects: e, otherwise: t }) => [e, t],
		reaches: (e, t, n, r) => r(e.attack?.marks[ic(n.price)] ? n.effects : n.otherwise),
		inflicts: (e, t, n, r) => r(e.attack?.marks[ic(n.price)] ? n.effects : n.otherwise),
		vars: () => ({ paid: !1 }),
		parts: (e, t, { own: n, pass: r, parts: i }) => {
			let a = e.either((e, t) => n(t).paid, i(t.effects), i(t.otherwise));
			return r === "target" ? [e.run((e, r) => {
				r.paid = e.attack.marks[ic(t.price)] ?? 0, n(r).paid = r.paid > 0;
			}), a] : [
				e.ask("pay", {
					who: (e, t) => t.self,
					options: (e, n) => ec(e, n.self, t.price) && t.effects.some((t) => bu(e, n.self, t)) ? [t.price, "decline"] : [],
					key: (e) => e === "decline" ? e : "pay",
					params: (e, t) => ({ by: t.by }),
					then: (e, t, r) => {
						n(t).paid = r !== "decline";
					}
				}),
				e.when((e, t) => n(t).paid, e.call(ju, (e, n) => ({
					seat: n.self,
					price: t.price,
					times: 1,
					by: n.by
				}))),
				e.run((e, i) => {
					i.paid = +!!n(i).paid, r === "activation" && (e.attack.marks[ic(t.price)] = i.paid);
				}),
				a
			];
		},
		possible: (e, t, n) => ec(e, t, n.price) && n.effects.some((n) => yu(e, t, n)) || n.otherwise.some((n) => yu(e, t, n)),
		estimate: (e, t) => {
			let n = t.list(e.otherwise);
			return n + Math.max(0, t.list(e.effects) - $s(e.price, t.token) - n) / 2;
		}
	}), fm = (e, t, n = []) => dm({
		price: e,
		effects: t,
		otherwise: n
	});
})), mm, hm, gm, _m, vm, ym = d((() => {
	_(), Pu(), y(), xu(), zs(), ac(), mm = (e) => e === "any" ? Infinity : e, hm = v({
		name: "pay-up-to",
		options: { "pay-up-to": Pt("pay-up-to") },
		inner: ({ each: e, after: t }) => [e, t],
		reaches: (e, t, n, r) => r(n.after) || vm(e, n.price) > 0 && r(n.each),
		inflicts: (e, t, n, r) => [...vm(e, n.price) > 0 ? r(n.each) : [], ...r(n.after)],
		vars: () => ({
			count: 0,
			left: 0
		}),
		parts: (e, t, { own: n, pass: r, parts: i }) => {
			let a = (e, t) => {
				n(e).count = t, n(e).left = t;
			}, o = [
				e.loop((e, t) => n(t).left > 0, e.run((e, t) => {
					n(t).left--;
				}), ...i(t.each)),
				e.run((e, t) => {
					t.paid = n(t).count;
				}),
				...i(t.after)
			];
			return r === "target" ? [e.run((e, n) => a(n, vm(e, t.price))), ...o] : [
				e.ask("pay-up-to", {
					who: (e, t) => t.self,
					options: (e, n) => {
						let r = Math.min(mm(t.most), Qs(e, n.self, t.price));
						return r === 0 ? [] : Array.from({ length: r + 1 }, (e, t) => t);
					},
					params: (e, n) => ({
						by: n.by,
						price: t.price
					}),
					then: (e, t, n) => a(t, n)
				}),
				e.when((e, t) => n(t).count > 0, e.call(ju, (e, r) => ({
					seat: r.self,
					price: t.price,
					times: n(r).count,
					by: r.by
				}))),
				e.run((e, i) => {
					i.paid = n(i).count, r === "activation" && (e.attack.marks[ic(t.price)] = i.paid);
				}),
				...o
			];
		},
		possible: (e, t, n) => ec(e, t, n.price) || n.after.some((n) => !_m(n) && yu(e, t, n)),
		estimate: (e, t) => Math.min(mm(e.most), 2) * Math.max(0, t.list(e.each) - $s(e.price, t.token)) + t.list(e.after)
	}), gm = (e, t, n, r = []) => hm({
		price: e,
		most: t,
		each: n,
		after: r
	}), _m = (e) => e.do === "when" && "paid" in e.if, vm = (e, t) => e.attack?.marks[ic(t)] ?? 0;
})), bm, q, xm = d((() => {
	Pc(), ks(), y(), ul(), bm = v({
		name: "prevent",
		possible: (e, t, n) => cl(e, t, n.who).some((t) => Ac(e, t) && Ec(e, t)),
		possibleLater: (e, t, n) => cl(e, t, n.who).some((t) => jc(e, t)),
		vars: ol,
		parts: (e, t, { own: n }) => [...rl(e, n, t.who, (e, n, r) => (t.who === "self" ? jc : Ec)(e, r)), e.run((e, r) => {
			let i = F(e, r, t.amount);
			if (i > 0) for (let t of n(r).seats) Tc(e, t, {
				kind: "prevent",
				by: r.by,
				amount: i
			});
		})],
		estimate: (e, t) => t.amount(e.amount)
	}), q = (e, t = "self") => bm({
		amount: e,
		who: t
	});
})), Sm, Cm, wm = d((() => {
	Pc(), y(), Sm = v({
		name: "prevent-half",
		possible: (e, t) => Ac(e, t) && Ec(e, t),
		possibleLater: jc,
		parts: (e) => [e.run((e, t) => Tc(e, t.self, {
			kind: "half",
			by: t.by,
			amount: 0
		}))],
		estimate: () => 3
	}), Cm = () => Sm({});
})), Tm, Em, Dm = d((() => {
	g(), y(), Zs(), Tm = v({
		name: "raise-limit",
		parts: (e, t) => [e.run((e, n) => {
			let { raised: r } = m(e, n.self), i = Xs(t.token, n.self);
			r[i] = (r[i] ?? 0) + t.amount;
		})],
		estimate: (e) => e.amount
	}), Em = (e, t = 1) => Tm({
		token: e,
		amount: t
	});
})), Om, km, Am = d((() => {
	y(), Om = v({
		name: "recoil",
		pass: () => "target",
		parts: (e, t) => [e.run((e) => {
			e.attack && (e.attack.recoil += t.amount);
		})],
		estimate: (e) => -.8 * e.amount
	}), km = (e) => Om({ amount: e });
})), jm, Mm, Nm = d((() => {
	Pc(), y(), jm = v({
		name: "reflect",
		possible: (e) => e.isolated === void 0,
		parts: (e) => [e.run((e, t) => Tc(e, t.self, {
			kind: "reflect",
			by: t.by,
			amount: 0
		}))],
		estimate: () => 3
	}), Mm = () => jm({});
})), Pm, Fm, Im = d((() => {
	P(), g(), y(), yp(), ul(), xp(), Pm = v({
		name: "remove-all-tokens",
		names: !0,
		possible: (e, t) => bp(e, ze(e, t), ps).length > 0,
		vars: () => ({
			...ol(),
			answered: !1
		}),
		parts: (e, t, { own: n }) => vp(e, n, (e) => {
			e.seats = [];
		}, rl(e, n, "chosen-player", (e, t, n) => j(e, n).some(ps)), [e.run((e, t) => {
			for (let r of n(t).seats) for (let t of j(e, r)) ps(t) && M(e, r, t, 2 ** 53 - 1);
		})]),
		estimate: () => 3
	}), Fm = () => Pm({});
}));
// packages/dice-throne/src/effects/removeToken.ts
function Lm(e, t, n, r) {
	let i = r === "own" ? [t] : r === "any" ? ze(e, t) : n === -1 ? [] : [n];
	return bp(e, i, ps);
}
var Rm, zm, Bm = d((() => {
	_(), Cc(), P(), g(), y(), yp(), xp(), Rm = v({
		name: "remove-token",
		names: !0,
		pass: ({ reach: e }) => e === "target" ? "target" : "activation",
		possible: (e, t, n) => Lm(e, t, xc(e, t), n.reach).length > 0,
		vars: () => ({
			token: "",
			answered: !1
		}),
		parts: (e, t, { own: n }) => vp(e, n, (e) => {
			e.token = "";
		}, [e.ask("remove-token", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = Lm(e, n.self, n.target, t.reach);
				return t.may && r.length > 0 ? [...r, "none"] : r;
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				n(t).token = r === "none" ? "" : r;
			}
		})], [e.run((e, t) => {
			if (n(t).token === "") return;
			let { seat: r, token: i } = Tt(n(t).token);
			M(e, r, i, 1);
		})]),
		estimate: () => 2
	}), zm = (e, t = !1) => Rm({
		reach: e,
		may: t
	});
})), Vm, Hm, Um = d((() => {
	ks(), y(), xu(), Vm = v({
		name: "repeat",
		inner: ({ effects: e }) => [e],
		reaches: (e, t, n, r) => F(e, t, n.amount) > 0 && r(n.effects),
		possible: (e, t, n) => n.effects.some((n) => yu(e, t, n)),
		vars: () => ({ left: 0 }),
		parts: (e, t, { own: n, parts: r }) => {
			let i = r(t.effects);
			return i.length === 0 ? [] : [e.run((e, r) => {
				n(r).left = F(e, r, t.amount);
			}), e.loop((e, t) => n(t).left > 0, e.run((e, t) => {
				n(t).left--;
			}), ...i)];
		},
		estimate: (e, t) => t.amount(e.amount) * t.list(e.effects)
	}), Hm = (e, t) => Vm({
		amount: e,
		effects: t
	});
})), Wm, Gm, Km = d((() => {
	y(), xl(), Wm = v({
		name: "reroll-die",
		possible: (e, t, n) => hl(e, t, n.whose) !== void 0,
		vars: (e) => ({
			left: e.upTo,
			place: 0
		}),
		parts: (e, t, { own: n }) => [e.loop((e, r) => n(r).left > 0 && hl(e, r.self, t.whose) !== void 0, e.ask("reroll-die", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = bl(hl(e, n.self, t.whose));
				return t.upTo > 1 ? [...r, "none"] : r;
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				let i = n(t);
				i.place = r === "none" ? 0 : r, i.left = r === "none" ? 0 : i.left - 1;
			}
		}), e.roll("roll", {
			dice: (e, t) => n(t).place === 0 ? 0 : 1,
			whose: (e, t) => [_l(ml(e), n(t).place - 1)],
			then: (e, t, [r]) => gl(e, t.self, n(t).place, r)
		}))],
		estimate: () => 1.5
	}), Gm = (e) => Wm(e);
})), qm, Jm, Ym, Xm = d((() => {
	y(), Od(), xl(), qm = v({
		name: "reroll-any",
		possible: (e, t) => ml(e)?.owner === t,
		vars: (e) => ({ thrown: e.single ? [1] : [] }),
		parts: (e, t, { own: n }) => t.single ? [Ed(e, n)] : wd(e, n, t.upTo),
		estimate: () => 1
	}), Jm = (e) => qm(e === void 0 ? {} : { upTo: e }), Ym = () => qm({ single: !0 });
})), Zm, Qm, J, $m, eh = d((() => {
	Bu(), y(), xu(), ac(), Zm = .15, Qm = v({
		name: "roll",
		inner: ({ effects: e }) => [e],
		reaches: (e, t, n, r) => r(n.effects, e.attack.rolled),
		inflicts: (e, t, n, r) => r(n.effects, e.attack.rolled),
		possible: (e, t, n) => n.effects.some((n) => yu(e, t, n)),
		possibleLater: (e, t, n) => n.effects.some((n) => bu(e, t, n)),
		parts: (e, t, { pass: n, parts: r }) => [...n === "target" ? [e.run((e, t) => {
			t.dice = [...e.attack.rolled];
		})] : [e.call(Lu, (e, n) => ({
			owner: t.by === "target" ? n.target : n.self,
			purpose: "effect",
			count: t.dice,
			by: n.by,
			dice: [],
			...t.again === void 0 ? {} : {
				again: 1,
				upTo: t.again
			},
			...t.price === void 0 ? {} : { price: t.price }
		}), (e, t, r) => {
			t.dice = r.dice, n === "activation" && (e.attack.rolled = [...r.dice]);
		})], ...r(t.effects)],
		estimate: (e, t) => {
			let n = e.effects.find((e) => e.do === "keep-some"), r = t.rolling(n?.dice ?? e.dice).list(e.effects), i = e.price ? $s(e.price, t.token) : 0;
			return r + (e.again ? Math.max(0, Zm * Math.abs(r) - i / 2) : 0);
		}
	}), J = (e, t, n = {}) => Qm({
		dice: e,
		effects: t,
		...n
	}), $m = (e, t) => Qm({
		dice: e,
		effects: t,
		by: "target"
	});
}));
// packages/dice-throne/src/effects/searchDeck.ts
function th(e, t, n) {
	let r = m(e, t);
	r.deck.splice(r.deck.indexOf(n), 1), r.knownTop = 0, r.hand.push(n), fe(sd(e, t), () => ({
		type: "fetched",
		seat: t,
		card: n
	}), () => ({
		type: "fetched",
		seat: t
	}));
}
var nh, rh, ih, ah = d((() => {
	p(), O(), dd(), g(), y(), nh = v({
		name: "search-deck",
		vars: (e) => ({ searches: e.most }),
		parts: (e, t, { own: n }) => [e.loop((e, t) => n(t).searches > 0, e.ask("search-deck", {
			who: (e, t) => t.self,
			options: (e, t) => [...ih(e, t.self), "none"],
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				let i = n(t);
				i.searches = r === "none" ? 0 : i.searches - 1, r !== "none" && th(e, t.self, r);
			}
		})), e.call(ud, (e, t) => ({ seat: t.self }))],
		estimate: (e) => 2 * e.most
	}), rh = (e) => nh({ most: e }), ih = (e, t) => {
		let { deck: n } = m(e, t);
		return [...vo(e, t).cards.keys()].filter((e) => n.includes(e));
	};
}));
// packages/dice-throne/src/effects/searchUpgrades.ts
function oh(e, t, n, r, i = []) {
	return [
		e.run((e, r) => {
			t(r).searches = n;
		}),
		e.loop((e, n) => t(n).searches > 0, e.ask("search", {
			who: (e, t) => t.self,
			options: (e, t) => {
				let { deck: n } = m(e, t.self);
				return [...r === "play" ? Wd(e, t.self, n) : Ud(e, t.self, n), "none"];
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, n, i) => {
				let a = t(n);
				a.searches = i === "none" ? 0 : a.searches - 1, i !== "none" && sh(e, n.self, i, r);
			}
		})),
		...i,
		e.call(ud, (e, t) => ({ seat: t.self })),
		...r === "play" ? [qd(e)] : []
	];
}
function sh(e, t, n, r) {
	let i = m(e, t);
	i.deck.splice(i.deck.indexOf(n), 1), i.knownTop = 0, r === "play" ? Kd(e, t, n) : (i.hand.push(n), Nl(e, t, n, [...e.fighters.keys()]), l(() => ({
		type: "took",
		seat: t,
		card: n
	})));
}
var ch, lh, uh = d((() => {
	p(), dd(), Fl(), g(), y(), Yd(), Gd(), ch = v({
		name: "search",
		vars: () => ({ searches: 0 }),
		parts: (e, t, { own: n }) => oh(e, n, t.most, t.to),
		estimate: (e) => (e.to === "play" ? 4 : 2) * e.most
	}), lh = (e, t) => ch({
		most: e,
		to: t
	});
})), dh, fh, ph = d((() => {
	p(), dd(), Fl(), g(), y(), ul(), qr(), dh = v({
		name: "see-hand",
		pass: ({ who: e }) => Vr(e) ? "target" : "activation",
		vars: ol,
		parts: (e, t, { own: n }) => [
			...rl(e, n, t.who),
			e.run((e, t) => {
				for (let r of n(t).seats) {
					m(e, r).shownTo = sd(e, t.self);
					for (let n of m(e, r).hand) Nl(e, r, n, sd(e, t.self));
					fe(sd(e, t.self), () => ({
						type: "saw",
						seat: t.self,
						of: r,
						cards: [...m(e, r).hand]
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
					for (let r of n(t).seats) m(e, r).shownTo = [];
				}
			})
		],
		estimate: () => .5
	}), fh = (e) => dh({ who: e });
})), mh, hh, gh = d((() => {
	O(), xf(), P(), y(), mh = v({
		name: "set-off",
		parts: (e, t) => [e.when((e, n) => N(e, n.self, t.token) > 0, e.run((e, n) => {
			M(e, n.self, t.token, 1);
		}), e.call(yf, (e, n) => ({
			to: n.self,
			amount: D(t.token).blast ?? 0,
			by: t.token,
			certain: !1,
			type: "undefendable"
		})))],
		estimate: (e) => -(D(e.token).blast ?? 0)
	}), hh = (e) => mh({ token: e });
})), _h, vh, yh = d((() => {
	Au(), g(), y(), ul(), qr(), _h = v({
		name: "steal-cp",
		pass: ({ from: e }) => Vr(e) ? "target" : "activation",
		vars: ol,
		parts: (e, t, { own: n }) => [...rl(e, n, t.from), e.run((e, r) => {
			for (let i of n(r).seats) {
				let n = Math.min(t.amount, m(e, i).cp);
				ku(e, i, -n), ku(e, r.self, n);
			}
		})],
		estimate: (e) => 2 * e.amount
	}), vh = (e, t = "target") => _h({
		amount: e,
		from: t
	});
}));
// packages/dice-throne/src/effects/stealHealth.ts
function bh(e, t, n, r) {
	let i = Math.min(r, qe(e, n));
	i <= 0 || (l(() => ({
		type: "stole-health",
		seat: t,
		from: n,
		amount: i
	})), $d(e, e.dials.map((r, a) => a === h(e, t) ? i : a === h(e, n) ? -i : 0)));
}
var xh, Sh, Ch = d((() => {
	p(), xf(), of(), g(), ks(), y(), ul(), qr(), xh = v({
		name: "steal-health",
		pass: ({ from: e }) => Vr(e) ? "target" : "activation",
		vars: ol,
		parts: (e, t, { own: n }) => [
			...rl(e, n, t.from),
			e.run((e, r) => {
				let i = F(e, r, t.amount);
				for (let t of n(r).seats) We(e, r.self, t) && bh(e, r.self, t, i);
			}),
			e.call(bf)
		],
		estimate: (e, t) => 2 * t.amount(e.amount)
	}), Sh = (e, t = "target") => xh({
		amount: e,
		from: t
	});
})), wh, Th, Eh = d((() => {
	g(), ks(), y(), ul(), qr(), wh = v({
		name: "pooled-damage",
		pass: ({ who: e }) => Vr(e) ? "target" : "activation",
		vars: ol,
		parts: (e, t, { own: n }) => [...rl(e, n, t.who), e.run((e, r) => {
			for (let i of n(r).seats) {
				let n = F(e, {
					...r,
					target: i
				}, t.amount);
				if (n <= 0 || !Ue(e, i)) continue;
				let a = {
					kind: "other",
					by: r.by,
					amount: n,
					type: t.type,
					from: r.self
				};
				e.incoming[i].push(t.certain ? {
					...a,
					certain: !0
				} : a);
			}
		})],
		estimate: (e, t) => (e.who === "self" || e.who === "active" ? -1 : 1) * t.amount(e.amount) * Gr(e.who)
	}), Th = (e, t, n = !1) => wh({
		amount: e,
		who: t,
		certain: n,
		type: Kr(t) ? "collateral" : "normal"
	});
}));
// packages/dice-throne/src/effects/topOfDeck.ts
function Dh(e, t, n) {
	let r = m(e, t), i = r.deck.splice(Math.max(0, r.deck.length - n)).reverse();
	r.looking = i, r.knownTop = Math.max(0, r.knownTop - i.length), fe(sd(e, t), () => ({
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
function Oh(e, t, n = () => [], r = () => void 0) {
	let i = (e, t) => m(e, t.self).looking;
	return [e.run((e, n) => {
		t(n).looked = i(e, n).length;
	}), e.loop((e, t) => i(e, t).length > 0, e.either((e, n) => i(e, n).length > 1 || t(n).looked === 1, [e.ask("put-back-next", {
		who: (e, t) => t.self,
		options: (e, r) => [...i(e, r), ...i(e, r).length === t(r).looked ? n(e, r) : []],
		params: (e, t) => ({ by: t.by }),
		then: (e, n, a) => {
			i(e, n).includes(a) ? kh(e, n.self, a, t(n).looked) : r(e, n, a);
		}
	})], [e.run((e, n) => kh(e, n.self, i(e, n)[0], t(n).looked))]))];
}
function kh(e, t, n, r) {
	let i = m(e, t), a = r - i.looking.length;
	i.looking.splice(i.looking.indexOf(n), 1), i.deck.splice(i.deck.length - a, 0, n), i.knownTop++;
}
var Ah = d((() => {
	p(), dd(), g();
}));
// packages/dice-throne/src/effects/tryAgain.ts
function jh(e, t) {
	let n = ml(e);
	return n && !n.owners ? n.owner : t.self;
}
function Mh(e) {
	if (!e) return [];
	let t = ["none"];
	for (let n of bl(e)) {
		t.push([n]);
		for (let r of bl(vl(e, [n]))) r > n && t.push([n, r]);
	}
	return t;
}
var Nh, Ph, Fh, Ih = d((() => {
	_(), y(), xl(), Nh = v({
		name: "try-again",
		possible: (e, t) => hl(e, t, "team") !== void 0,
		vars: () => ({
			places: [],
			single: !1
		}),
		parts: (e, t, { own: n }) => [
			e.ask("try-again", {
				who: jh,
				options: (e, t) => Mh(hl(e, t.self, "team")),
				key: (e) => e === "none" ? e : yt(e),
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					let i = n(t);
					i.places = r === "none" ? [] : r, i.single = i.places.length === 1;
				}
			}),
			Fh(e, n),
			e.ask("try-again", {
				who: jh,
				options: (e, t) => n(t).single && ml(e) ? ["again", "none"] : [],
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					r === "none" && (n(t).places = []);
				}
			}),
			e.when((e, t) => n(t).single, Fh(e, n))
		],
		estimate: () => 1.5
	}), Ph = () => Nh({}), Fh = (e, t) => e.roll("roll", {
		dice: (e, n) => ml(e) ? t(n).places.length : 0,
		whose: (e, t) => [jh(e, t)],
		then: (e, n, r) => {
			for (let [i, a] of t(n).places.entries()) gl(e, n.self, a, r[i]);
		}
	});
})), Lh, Rh, zh = d((() => {
	$c(), y(), Lh = v({
		name: "undefendable",
		possible: (e, t) => Wc(e, t, "my-attack-undefended") || Wc(e, t, "end-of-my-offense"),
		parts: (e) => [e.run((e) => {
			e.attack?.type === "normal" && (e.attack.type = "undefendable");
		})],
		estimate: () => 2
	}), Rh = () => Lh({});
})), Bh, Y, X, Vh = d((() => {
	Cc(), Ys(), y(), xu(), Bh = v({
		name: "when",
		inner: ({ effects: e, otherwise: t }) => [e, t],
		reaches: (e, t, n, r) => r(Bs(e, t, n.if) ? n.effects : n.otherwise),
		inflicts: (e, t, n, r) => r(Bs(e, t, n.if) ? n.effects : n.otherwise),
		parts: (e, t, { parts: n }) => [e.either((e, n) => Bs(e, n, t.if), n(t.effects), n(t.otherwise))],
		possible: (e, t, n) => Gs(n.if) ? (Bs(e, Sc(t, xc(e, t), ""), n.if) ? n.effects : n.otherwise).some((n) => yu(e, t, n)) : "base" in n.if && (e.attack?.base ?? 0) < n.if.base ? !1 : "base" in n.if ? n.effects.some((n) => yu(e, t, n)) : qs(n.if) ? [...n.effects, ...n.otherwise].some((n) => yu(e, t, n)) : "added" in n.if ? e.attack?.type !== "pure" : !("dealt" in n.if) || e.attack !== void 0 && (e.dealt[e.attack.target] ?? 0) >= n.if.dealt && t === e.attack.by,
		possibleLater: (e, t, n) => qs(n.if) && [...n.effects, ...n.otherwise].some((n) => bu(e, t, n)),
		estimate: (e, t) => {
			let n = Vs(e.if, t);
			return n * t.list(e.effects) + (1 - n) * t.list(e.otherwise);
		}
	}), Y = (e, t, n = []) => Bh({
		if: e,
		effects: t,
		otherwise: n
	}), X = (e, ...t) => Y({ dice: { symbols: e } }, t);
}));
// packages/dice-throne/src/effects/inflictions.ts
function Hh(e, t, n) {
	let r = n.flatMap((n) => {
		let { inflicts: r, inner: i } = qt(n), a = (n, r) => Hh(e, r ? {
			...t,
			dice: r
		} : t, n);
		return r ? r(e, t, n, a) : (i?.(n) ?? []).flatMap((e) => a(e));
	});
	return [...new Set(r)].filter((e) => D(e).kind === "negative");
}
var Uh = d((() => {
	O(), y();
})), Wh, Gh = d((() => {
	y(), Wh = (e, t, n) => n.some((n) => {
		let { inner: r, pass: i, reaches: a } = qt(n);
		return a ? a(e, t, n, (n, r = t.dice) => Wh(e, {
			...t,
			dice: r
		}, n)) : i?.(n) === "target" || (r?.(n) ?? []).some((n) => Wh(e, t, n));
	});
})), Kh, qh = d((() => {
	p(), an(), Fn(), wn(), O(), fu(), P(), Kh = f("dice-throne/checks", (e) => [e.run((e, t) => {
		t.checks = j(e, e.attack.by).filter((e) => Zt(D(e), "activating") !== void 0);
	}), e.loop((e, t) => t.checks.length > 0, e.ask("check", {
		who: (e) => e.attack.by,
		options: (e, t) => t.checks,
		auto: !0,
		then: (e, t, n) => {
			t.next = n, t.checks.splice(t.checks.indexOf(n), 1);
		}
	}), e.when((e, t) => os(e, e.attack.by, t.next), e.run((e, t) => {
		M(e, e.attack.by, t.next, 1);
	}), e.when((e) => e.attack.type !== "ultimate", e.call((e, t) => yn(Tn("activating", On(D(t.next).id))), (e, t) => su(e, "activating", e.attack.by, t.next)))))]);
}));
// packages/dice-throne/src/rules/attack.ts
function Jh(e) {
	let { by: t, dice: n, isAttack: r } = e.attack, { ability: i, effects: a } = eg(e);
	return r || Wh(e, Sc(t, -1, i.id, n), a);
}
function Yh(e) {
	let { by: t, target: n, dice: r } = e.attack, { ability: i, effects: a } = eg(e);
	e.attack.coming = Hh(e, Sc(t, n, i.id, r), a);
}
function Xh(e) {
	let { target: t } = e.attack;
	return Gc(e, t) && j(e, t).some((n) => zo(n).some((r) => r.when === "inflicting" && Vc(e, t, n, r)));
}
function Zh(e) {
	let { by: t, dice: n } = e.attack, { need: r } = eg(e);
	return k(e, t).hooks.activating.flatMap(({ program: i, ability: a }) => {
		let o = a.activating?.symbol;
		return o === void 0 || ("symbols" in r && !Ye(e, "tithe-any-prayer") ? o in r.symbols : cn(o, n, vo(e, t).faces) > 0) ? [i] : [];
	});
}
function Qh(e) {
	let { by: t, target: n, base: r, pooled: i } = e.attack;
	i || (e.attack.pooled = !0, e.incoming[n].unshift({
		kind: "base",
		by: eg(e).ability.id,
		amount: r,
		from: t
	}));
}
function $h(e) {
	let { by: t, target: n, type: r } = e.attack, i = cu(e, t, "attacking");
	return lc[r].modified ? [...i, ...lu(e, n, "attacked")] : i;
}
var eg, tg, ng, rg, ig, ag, og, sg = d((() => {
	p(), A(), gn(), wn(), O(), Wo(), Uh(), Gh(), g(), $c(), qh(), gc(), bc(), Cc(), fu(), P(), eg = (e) => wo(e, e.attack.by, e.attack.tier, e.attack.board), tg = (e, t, n) => ({
		...Sc(e.attack.by, t, n, e.attack.dice),
		pooled: !0,
		healsLater: Ye(e, "pooled-healing")
	}), ng = f("dice-throne/activate", (e) => [
		e.run((e) => {
			let t = e.attack, { ability: n, home: r, tier: i } = eg(e);
			t.stage = "activated", t.board = m(e, t.by).board, t.dice = [...e.rolls[0].dice], n.kind === "ultimate" && (t.type = "ultimate", e.silenced = !0), de(() => `${r}.${i}`), l(() => ({
				type: "activated",
				seat: t.by,
				ability: t.tier
			}));
		}),
		e.call(Kh),
		uu(e, Zh, (e) => e.attack.by),
		e.when((e) => eg(e).activation !== void 0, e.call((e) => yn(eg(e).activation), (e) => tg(e, -1, eg(e).ability.id)))
	]), rg = (e) => !eg(e).onlyDamage || Zh(e).length > 0 || j(e, e.active).some((e) => zo(e).some(({ when: e }) => e === "end-of-my-offense")), ig = f("dice-throne/strike", (e) => [e.when((e) => eg(e).target !== void 0, e.run((e) => {
		e.attack.striking = !0;
	}), e.call((e) => yn(eg(e).target), (e) => tg(e, e.attack.target, eg(e).ability.id)), e.run((e) => {
		e.attack.striking = !1;
	})), e.when((e) => e.attack.isAttack && Ue(e, e.attack.target), e.run(Qh), uu(e, (e) => lu(e, e.attack.by, "attacking"), (e) => e.attack.by), e.call(ag))]), ag = f("dice-throne/modify", (e) => [
		e.leave((e) => {
			let { isAttack: t, modified: n, by: r, target: i } = e.attack;
			return !t || n || yc(e, r) || !Ue(e, i);
		}),
		e.run((e) => {
			e.attack.modified = !0;
		}),
		uu(e, $h, (e) => e.attack.by)
	]), og = f("dice-throne/aftermath", (e) => [e.when((e) => eg(e).after !== void 0, e.call((e) => yn(eg(e).after), (e) => ({
		...tg(e, e.attack.target, eg(e).ability.id),
		pooled: !1,
		healsLater: !1
	})))]);
}));
// packages/dice-throne/src/text/lexicon.ts
function cg(e) {
	for (let t of r) ug(_g[t].names, e[t]);
}
function lg(e, t) {
	for (let n of r) {
		let r = t[n], { names: i, heroes: a, cards: o, abilities: s, tokens: c, companions: l, families: ee, verbs: te, questions: u } = _g[n];
		a.set(e.id, r), ug(i, { [e.id]: r.name }), ug(s, r.abilities), ug(s, r.actions), ug(o, r.cards);
		for (let { id: t, upgrades: n } of e.cards) n && ug(o, { [t]: vg(r.abilities[n.ability.id] ?? "", n.level) });
		ug(c, r.tokens), ug(l, r.companions), ug(ee, r.families), ug(te, r.verbs), ug(u, r.asks);
	}
}
function ug(e, t = {}) {
	for (let [n, r] of Object.entries(t)) e.has(n) || e.set(n, r);
}
function dg(e, t, n) {
	let { abilities: r, heroes: i } = _g[t], [a = e] = e.split(".");
	return i.get(n ?? "")?.abilities[a] ?? r.get(a) ?? a;
}
function fg(e, t) {
	let n = _g[t].heroes.get(e);
	if (!n) throw Error(`No hero is called ${e}`);
	return n.style;
}
function pg(e, t, n, r = 1) {
	let i = _g[n].heroes.get(e)?.symbols[t];
	return (r === 1 ? i?.one : i?.many) ?? t;
}
function mg(e, t, n = 1) {
	let r = _g[t].families.get(e);
	return n === 1 ? r?.one : r?.many;
}
function hg(e, t) {
	let { cards: n, companions: r } = _g[t];
	return n.get(e) ?? Cg(e, t)?.name ?? r.get(e)?.name ?? dg(e, t);
}
function gg(e, t) {
	let n = _g[t].verbs.get(e);
	if (!n) throw Error(`The verb ${e} has no sentence in the language ${t}`);
	return n;
}
var _g, vg, yg, bg, xg, Sg, Cg, wg, Tg, Eg, Dg, Og = d((() => {
	p(), O(), Xa(), _g = c((e) => {
		let { common: t, verbs: n } = T[e];
		return {
			names: /* @__PURE__ */ new Map(),
			heroes: /* @__PURE__ */ new Map(),
			cards: new Map(Object.entries(t.cards)),
			abilities: /* @__PURE__ */ new Map(),
			tokens: new Map(Object.entries(t.tokens)),
			companions: /* @__PURE__ */ new Map(),
			families: /* @__PURE__ */ new Map(),
			verbs: new Map(Object.entries(n)),
			questions: /* @__PURE__ */ new Map()
		};
	}), vg = (e, t) => `${e} ${"I".repeat(t)}`, yg = (e, t) => _g[t].cards.get(e) ?? e, bg = (e, t) => _g[t].names.get(e) ?? e, xg = (e, t) => Cg(e, t)?.name ?? e, Sg = (e, t) => Cg(e, t)?.text ?? "", Cg = (e, t) => {
		let { tokens: n } = _g[t];
		return n.get(e) ?? n.get(e.slice(0, Math.max(0, e.indexOf("@"))));
	}, wg = (e, t) => _g[t].companions.get(e)?.name ?? e, Tg = (e, t) => _g[t].companions.get(e)?.text ?? "", Eg = (e, t, n) => _g[n].companions.get(e)?.states[t] ?? t, Dg = (e, t) => _g[t].questions.get(e);
})), kg, Ag = d((() => {
	an(), S(), kg = (e, t, { grammar: n, moments: r }) => rn.ability.flatMap((i) => {
		let a = Zt(e, i);
		if (!a) return [];
		let { when: o, target: s } = r[i], c = e.activating?.symbol, l = o({
			symbol: c === void 0 ? "" : t.symbol(c),
			dice: e.dice
		}), ee = (s === void 0 ? t : t.facing(s)).list(a);
		return [l === "" ? `${Jn(ee)}.` : `${n.labelled(l, ee)}.`];
	});
}));
// packages/dice-throne/src/text/sayFor.ts
function jg(e, t, n = {}) {
	let r = T[t], i = {
		ultimate: n.ultimate ?? !1,
		target: n.target,
		oneDie: n.oneDie ?? !1,
		token: (e) => xg(e, t),
		isOwned: (e) => D(e).owned === !0,
		symbol: (n, r) => pg(e, n, t, r),
		companion: (e) => wg(e, t),
		companionState: (e, n) => Eg(e, n, t),
		kind: (e, n = 1) => {
			if (e === "cp") return r.amounts.cp;
			let a = i.token(e);
			return mg(e, t, n) ?? (n === 1 ? a : r.amounts.tokens(a).many);
		},
		times: (e) => Fg(e, i, r),
		who: (e) => e === "target" && n.target !== void 0 ? n.target : r.who[e],
		amount: (e, t) => Pg(e, t, i, r),
		tokens: (e, t) => t === 1 ? i.token(e) : i.amount(t, r.amounts.tokens(i.token(e))),
		price: (e, t) => t ? r.prices.toPay(e, i) : r.prices.pay(e, i),
		priceUpTo: (e, t) => r.prices.upTo(e, t, i),
		one: (e) => gg(e.do, t)(e, i),
		list: (e) => r.grammar.spaced(Mg(e, i, r)),
		ways: (e) => zg(e, i, r),
		conditional: (e) => Bg(e, i, r),
		facing: (r) => jg(e, t, {
			...n,
			target: r
		}),
		rolling: (r) => jg(e, t, {
			...n,
			oneDie: r === 1
		})
	};
	return i;
}
function Mg(e, t, { grammar: n }) {
	let r = [[]];
	for (let n of e) n.do === "then" ? r.push([]) : Ng(r.at(-1), t.one(n));
	return r.map((e) => Wg(e.map((e) => typeof e == "string" ? e : `${e.verb} ${n.and(e.things)}${e.end}`), n)).reduce(n.broken);
}
function Ng(e, t) {
	let n = e.at(-1);
	typeof n == "object" && typeof t == "object" && Kn(n, t) ? e[e.length - 1] = {
		...t,
		things: [...n.things, ...t.things]
	} : e.push(t);
}
function Pg(e, t, n, { amounts: r }) {
	if (typeof e == "number") return qn(e, t);
	if (Gg(e)) return Ig(e, t, n, r);
	switch (e.of) {
		case "total": return r.total(t, n.oneDie);
		case "dealt": return r.dealt(t);
		case "half-die": return r.halfDie(t);
		case "upgrades": return i(e.base, 1, r.eachUpgrade);
		case "upgrades-this-turn": return i(e.base, 1, r.eachUpgradeThisTurn);
	}
	function i(e, n, i) {
		return e > 0 ? r.plus(qn(e, t), `${n} ${i}`) : `${qn(n, t)} ${i}`;
	}
}
function Fg(e, t, n) {
	let { amounts: r } = n;
	if (!Gg(e)) return t.amount(e, r.times);
	let { times: i, plus: a = 0, half: o, most: s } = e;
	return i === 1 && a === 0 && !o && s === void 0 ? Rg(e, t, r) : Ig(e, r.times, t, r);
}
function Ig(e, t, n, r) {
	let { times: i, plus: a = 0, half: o, most: s } = e, c = Rg(e, n, r), l = a === 0 ? "" : qn(a, t), ee = i === 1 ? Lg(e, n, r) : `${i} ${c}`, te = `${l === "" ? qn(i, t) : i} ${c}`, u = o ? r.half(l === "" ? t.many : "", ee) : te, ne = l === "" ? u : r.plus(l, u);
	return s === void 0 ? ne : r.atMost(ne, s);
}
function Lg(e, t, n) {
	return "of" in e ? e.of === "paid" ? n.allPaid : n.allFurtherAttempts : "per" in e ? n.all(t.symbol(e.per, 2)) : "tokens" in e ? n.all(n.tokens(t.token(e.tokens)).many) : n.allOwn(t.kind(e.own, 2));
}
function Rg(e, t, n) {
	let { every: r = 1 } = e;
	return "of" in e ? e.of === "paid" ? n.eachPaid(r) : n.eachFurtherAttempt(r) : "per" in e ? n.each(t.symbol(e.per, r), r) : "tokens" in e ? n.each(t.kind(e.tokens, r), r) : n.eachOwn(t.kind(e.own, r), r);
}
function zg({ among: e }, t, { grammar: n }) {
	let r = e.flatMap((e) => e.length > 0 ? [t.list(e)] : []), i = r.length < e.length;
	return {
		list: !i && r.every(n.isPlain) ? n.or(r) : r.join(n.orElse),
		optional: i
	};
}
function Bg({ if: e, effects: t, otherwise: n }, r, i) {
	let { conditions: a } = i, o = Vg(e, r, i);
	if (n.length === 0) return a.only(o, r.list(t));
	let [s, c] = [t, n].map((e) => e.length === 1 ? r.one(e[0]) : "");
	return typeof s == "object" && Kn(s, c) ? a.instead(r.list(n), s.things.join(", "), o) : a.orElse(o, r.list(t), r.list(n));
}
function Vg(e, t, n) {
	let { conditions: r } = n, i = n.matchOptions;
	if ("dice" in e) return Hg(e.dice, t, r);
	if ("total" in e) return r.total(e.total);
	if ("atMost" in e) return r.atMost(e.atMost);
	if ("shows" in e) return r.shows(e.shows);
	if ("without" in e) return r.without(e.without.map((e) => t.symbol(e)));
	if ("have" in e) {
		let { have: n, n: i = 1, on: a = "self" } = e;
		return r.have(a === "self" ? void 0 : t.who(a), t.kind(n, i), i);
	}
	return "type" in e ? r.type(e.type) : "attempts" in e ? r.attempts(e.attempts) : "starter" in e ? r.starter : "behind" in e ? r.behind(t.who("target")) : "option" in e ? r.option(i[e.option] ?? e.option) : "paid" in e ? r.paid(e.paid) : "peak" in e ? r.peak(e.peak) : "upgrades" in e ? r.upgrades(e.upgrades) : "added" in e ? r.added(e.added) : "dealt" in e ? r.dealt(e.dealt) : "base" in e ? r.base(e.base) : "die" in e ? Ug(e.die, r) : "companion" in e ? r.companion(t.companion(e.companion), e.is.map((n) => t.companionState(e.companion, n))) : e.mark === "face" ? r.face(e.is) : r.then;
}
function Hg(e, t, n) {
	if ("ofAKind" in e) return n.ofAKind(e.ofAKind);
	if ("straight" in e) return n.straight[e.straight];
	let r = Object.entries(e.symbols), i = r.map(([e, n]) => r.length === 1 && n === 1 ? t.symbol(e) : `${n} ${t.symbol(e, n)}`);
	return n.symbols(i.join(" + "));
}
function Ug(e, t) {
	let [n = 0] = e;
	return e.length > 1 && e.at(-1) === 6 && n === 7 - e.length ? t.dieFrom(n) : t.die(e);
}
var Wg, Gg, Kg = d((() => {
	O(), Og(), S(), Xa(), Wg = (e, t) => e.every(t.isPlain) && !e.slice(0, -1).some(t.isOptional) ? t.and(e) : e.join("; "), Gg = (e) => typeof e == "object" && "times" in e;
}));
// packages/dice-throne/src/text/describe.ts
function qg(e, t, n, r) {
	let i = jg(t.id, n, { target: r }).list(e);
	return i === "" ? "" : `${Jn(i)}.`;
}
function Jg(e, t, n) {
	let { needs: r } = T[n];
	return "straight" in e ? r.straight[e.straight] : "ofAKind" in e ? r.ofAKind(e.ofAKind) : Object.entries(e.symbols).map(([e, r]) => `${r} ${pg(t, e, n, r)}`).join(" + ");
}
function Yg(e, t, n) {
	let { effects: r, upgrades: i, cast: a, modifier: o, when: s, price: c } = e, { grammar: l, moments: ee, printed: te, timings: u } = T[n], ne = (e, r) => r.length > 0 ? [`${l.labelled(e, jg(t.id, n).list(r))}.`] : [], re = [...o ? [te.modifier] : [], ...s ? [te.only(u[s])] : []];
	if (c && re.push(`${l.labelled(te.price, jg(t.id, n).price(c))}.`), i) {
		re.push(...ne(te.played, r));
		for (let e of [i.ability, ...i.adds ?? []]) re.push(Xg(e, t, n));
	} else a ? (re.push(...ne(te.prepare, r)), re.push(...ne(te.cast(u[a.when]), a.effects))) : re.push(qg(r, t, n, s === "attacked" ? ee.defense.target : void 0));
	return l.spaced(re.join(" "));
}
function Xg(e, t, n) {
	let { grammar: r } = T[n];
	return r.spaced(`${dg(e.id, n, t.id)} — ${Zg(e, t, n)}`);
}
function Zg(e, t, n) {
	let { grammar: r, printed: i, timings: a } = T[n], o = jg(t.id, n, { ultimate: e.kind === "ultimate" }), s = [...Qg(e, t, n, o), ...kg(e, o, T[n])];
	e.prepares && s.push(i.prepares(e.prepares)), e.upgradesInRollPhases && s.push(i.upgradesInRollPhases);
	for (let { cost: t, when: n, effects: c, price: l } of e.actions ?? []) {
		let e = o.list(c), ee = l ? r.labelled(o.price(l), e) : e;
		s.push(`${Jn(t === 0 ? ee : r.labelled(i.bought(a[n], t), ee))}.`);
	}
	return r.spaced(s.join(" "));
}
function Qg({ tiers: e = [] }, t, n, r) {
	let { grammar: i } = T[n], a = e.length > 1 ? $g(e) : [], o = e.map(({ need: e, effects: o, after: s = [] }) => {
		let c = r.list(o.slice(0, o.length - a.length)), l = s.length > 0 ? i.broken(c, r.list(s)) : c;
		return `${i.labelled(Jn(Jg(e, t.id, n)), l)}.`;
	});
	return a.length > 0 ? [...o, `${Jn(r.list(a))}.`] : o;
}
function $g(e) {
	let [t, ...n] = e.map(({ effects: e }) => e.toReversed()), r = t.findIndex((e, t) => e.do !== "when" && e.do !== "pay" || n.some((n) => JSON.stringify(n[t]) !== JSON.stringify(e)));
	return t.slice(0, r < 0 ? t.length : r).toReversed();
}
var e_ = d((() => {
	Og(), Ag(), S(), Kg(), Xa();
}));
// packages/dice-throne/src/content/enlist.ts
function t_(e, t) {
	let n = new Set(So().map(({ id: e }) => e));
	eo(e), lg(e, t);
	for (let t of [...e.abilities, ...e.otherFace ?? []]) r_(e.id, t, 1);
	for (let t of e.cards) {
		if (i_(e.id, t), !t.upgrades) continue;
		let { ability: n, level: r, adds: i = [] } = t.upgrades;
		for (let t of [n, ...i]) r_(e.id, t, r);
	}
	for (let t of e.tokens) n.has(t.id) || a_(t);
	for (let t of e.companions ?? []) for (let n of t.actions ?? []) _n(An(e.id, n.id), n.effects);
	o_("hero", e, e.id, (t) => Tn(t, En(e.id)));
}
function n_(e) {
	Qa(e);
	for (let t of e) i_("common", t);
}
function r_(e, t, n) {
	let r = Dn(e, t.id, n);
	for (let [e, { effects: n, after: i }] of (t.tiers ?? []).entries()) _n(`${r}.${e}/activation`, n, "activation"), Xt(n).some(s_) && _n(`${r}.${e}/target`, n, "target"), _n(`${r}.${e}/after`, i);
	o_("ability", t, `${t.id}.${n}`, (e) => Tn(e, r));
	for (let e of t.actions ?? []) _n(`${r}/${e.id}`, e.effects);
}
function i_(e, t) {
	o_("card", t, t.id, (n) => jn(n, e, t.id));
}
function a_(e) {
	o_("token", e, e.id, (t) => Tn(t, On(e.id)));
	for (let { program: t, effects: n } of e.spends ? zo(e.id) : []) _n(t, n);
}
function o_(e, t, n, r) {
	for (let i of rn[e]) {
		let e = r(i);
		e !== void 0 && vn({
			program: e,
			moment: i,
			source: n
		}, Zt(t, i));
	}
}
var s_, c_ = d((() => {
	y(), Og(), an(), Fn(), wn(), O(), Wo(), s_ = (e) => qt(e).pass?.(e) === "target";
}));
// packages/dice-throne/src/content/loadHeroes.ts
function l_(e, t) {
	cg(t);
	for (let t of e) $a(t);
}
async function u_(e) {
	let t = ho().filter((t) => e.includes(t) && !go(t)), n = await Promise.all(t.map((e) => mo(e).load()));
	for (let { hero: e, texts: t } of n) go(e.id) || t_(e, t);
}
var d_ = d((() => {
	Og(), c_(), O();
})), f_, p_, m_ = d((() => {
	an(), f_ = (e) => p_("ability", e, e.id).flatMap(({ effects: e }) => e), p_ = (e, t, n) => rn[e].map((e) => ({
		where: `${n}, ${e}`,
		effects: Zt(t, e) ?? []
	}));
})), h_, g_, __, v_, y_, b_, x_, S_, C_, w_ = d((() => {
	ks(), tu(), cp(), wm(), Bm(), Um(), eh(), Eh(), Vh(), h_ = {
		id: "evasive",
		kind: "positive",
		limit: 3,
		spend: {
			when: "incoming",
			effects: [J(1, [Y({ die: [1, 2] }, [eu()])])]
		}
	}, g_ = {
		id: "knockdown",
		kind: "negative",
		limit: 1,
		forbids: "offense"
	}, __ = {
		id: "targeted",
		kind: "negative",
		limit: 1,
		persistent: !0,
		aura: {
			of: "attacked",
			amount: 2
		}
	}, v_ = {
		id: "protect",
		kind: "positive",
		limit: 1,
		spend: {
			when: "incoming",
			effects: [Cm()]
		}
	}, y_ = {
		id: "blessing-of-divinity",
		kind: "unique",
		limit: 1,
		fixed: "both",
		saves: !0
	}, b_ = {
		id: "stun",
		kind: "negative",
		limit: 1,
		forbids: "acting"
	}, x_ = {
		id: "cleanse",
		kind: "positive",
		limit: 3,
		spend: {
			when: "any",
			effects: [zm("own")]
		}
	}, S_ = {
		id: "bleed",
		kind: "negative",
		limit: 2,
		upkeep: [Hm(ws("bleed"), [J(1, [Y({ die: [
			1,
			2,
			3,
			4
		] }, [Th(1, "self")], [sp("bleed")])])])]
	}, C_ = {
		id: "poison",
		kind: "negative",
		limit: 3,
		persistent: !0,
		upkeep: [Th(ws("poison"), "self")]
	};
})), Z, T_ = d((() => {
	Z = (e, t, n, r, i = []) => ({
		id: e,
		kind: "upgrade",
		cost: t,
		effects: [],
		upgrades: {
			ability: r,
			level: n,
			adds: i
		}
	});
})), Q = d((() => {
	p(), nl(), pl(), Ol(), ks(), Ql(), tu(), iu(), vu(), Eu(), Wu(), Ju(), Xu(), Qu(), ed(), rd(), od(), pd(), y(), Cd(), jd(), Pd(), Ld(), Bd(), Yd(), kf(), Mf(), Pf(), Vf(), qf(), Xf(), $f(), xu(), tp(), ip(), cp(), dp(), fp(), wp(), sm(), Zs(), um(), pm(), ym(), ul(), xm(), wm(), Dm(), Am(), Nm(), Im(), Bm(), Um(), Km(), Xm(), eh(), ah(), uh(), ph(), gh(), yh(), Ch(), Eh(), xl(), Ah(), Ih(), zh(), Gd(), Vh(), _(), $c(), sg(), $o(), xf(), gc(), bc(), Fl(), Pc(), Au(), Yl(), Bu(), P(), g(), e_(), Og(), S(), A(), c_(), d_(), gn(), m_(), O(), w_(), T_();
}));
// packages/dice-throne/src/content/hero.ts
Q();
var E_ = [
	"season-1",
	"season-2",
	"marvel"
], D_ = [
	"main",
	"roll",
	"instant",
	"upgrade",
	"spell"
];
Ol(), ks(), Ju(), Xu(), pd(), jd(), wp(), xm(), Im(), Bm(), Km(), eh(), Ih();
var O_ = [
	{
		id: "transference",
		kind: "main",
		cost: 2,
		effects: [Cp()]
	},
	{
		id: "what-status-effects",
		kind: "main",
		cost: 2,
		effects: [Fm()]
	},
	{
		id: "vegas-baby",
		kind: "main",
		cost: 0,
		effects: [J(1, [B(bs)])]
	},
	{
		id: "get-that-outta-here",
		kind: "main",
		cost: 1,
		effects: [zm("any")]
	},
	{
		id: "triple-up",
		kind: "instant",
		cost: 2,
		effects: [U(3)]
	},
	{
		id: "double-up",
		kind: "instant",
		cost: 1,
		effects: [U(2)]
	},
	{
		id: "buh-bye",
		kind: "instant",
		cost: 2,
		effects: [zm("any")]
	},
	{
		id: "tip-it",
		kind: "instant",
		cost: 1,
		effects: [Dl({
			whose: "any",
			to: "neighbour"
		})]
	},
	{
		id: "getting-paid",
		kind: "instant",
		cost: 0,
		effects: [B(2)]
	},
	{
		id: "not-this-time",
		kind: "roll",
		cost: 1,
		effects: [q(6, "chosen-player")]
	},
	{
		id: "twice-as-wild",
		kind: "roll",
		cost: 3,
		effects: [Dl({
			whose: "any",
			to: "any",
			upTo: 2
		})]
	},
	{
		id: "try-try-again",
		kind: "roll",
		cost: 1,
		effects: [Ph()]
	},
	{
		id: "so-wild",
		kind: "roll",
		cost: 2,
		effects: [Dl({
			whose: "any",
			to: "any"
		})]
	},
	{
		id: "samesies",
		kind: "roll",
		cost: 1,
		effects: [qu()]
	},
	{
		id: "one-more-time",
		kind: "roll",
		cost: 1,
		effects: [Ad({ of: "offense" })]
	},
	{
		id: "helping-hand",
		kind: "roll",
		cost: 1,
		effects: [Gm({
			whose: "opponent",
			upTo: 1
		})]
	},
	{
		id: "better-d",
		kind: "roll",
		cost: 0,
		effects: [Ad({ of: "defense" })]
	},
	{
		id: "six-it",
		kind: "roll",
		cost: 1,
		effects: [Dl({
			whose: "own",
			to: "six"
		})]
	}
], k_, A_ = d((() => {
	S(), k_ = {
		name: "Barbarian",
		style: ["Hits hard, takes hits and heals: the easiest hero to learn the game with.", "Collect Swords for steady damage; four Pows stun the opponent and let you attack again at once."],
		symbols: {
			sword: x("Sword", "Swords"),
			life: x("Life", "Lives"),
			pow: x("Pow", "Pows")
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
		tokens: { concussion: {
			name: "Concussion",
			text: "You skip your next income phase, then this is removed."
		} },
		cards: {
			concuss: "Concuss!",
			"head-bash": "Head Bash!",
			"get-some": "Get Some!",
			"feelin-good": "Feelin’ Good!",
			"adrenaline-surge": "Adrenaline Surge!"
		},
		verbs: { "barbarian/ward": () => "you may prevent one incoming status effect" },
		asks: { ward: "Which status effect do you prevent?" }
	};
})), j_, M_ = d((() => {
	S(), j_ = {
		name: "Barbare",
		style: ["Il frappe fort, encaisse et se soigne\xA0: le héros le plus simple pour apprendre le jeu.", "Amassez les Épées pour des dégâts réguliers\xA0; quatre Puissances étourdissent l’adversaire et vous laissent attaquer de nouveau aussitôt."],
		symbols: {
			sword: x("Épée", "Épées"),
			life: x("Vie", "Vies"),
			pow: x("Puissance", "Puissances")
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
		tokens: { concussion: {
			name: "Commotion",
			text: "Vous sautez votre prochaine phase de revenu, puis ce jeton est retiré."
		} },
		cards: {
			concuss: "Commotion\xA0!",
			"head-bash": "Coup de boule\xA0!",
			"get-some": "Viens Là\xA0!",
			"feelin-good": "En pleine forme\xA0!",
			"adrenaline-surge": "Poussée d’adrénaline\xA0!"
		},
		verbs: { "barbarian/ward": () => "vous pouvez prévenir une altération entrante" },
		asks: { ward: "Quelle altération prévenez-vous\xA0?" }
	};
})), N_, P_, F_ = d((() => {
	N_ = v({
		name: "barbarian/ward",
		options: { ward: Nt("none") },
		parts: (e) => [e.ask("ward", {
			who: (e, t) => t.self,
			options: (e, t) => {
				let n = [...new Set(e.attack?.inflicted ?? [])].filter((n) => D(n).kind !== "unique" && os(e, t.self, n));
				return n.length > 0 ? [...n, "none"] : [];
			},
			then: (e, t, n) => {
				n !== "none" && M(e, t.self, n, 1);
			}
		})],
		estimate: () => 1
	}), P_ = () => N_({});
})), I_, L_, R_, z_, B_, V_, H_, U_, W_, G_, K_, q_, J_, Y_, X_ = d((() => {
	Q(), F_(), I_ = [
		b({ sword: 3 }),
		b({ sword: 4 }),
		b({ sword: 5 })
	], L_ = (e, t) => ({
		id: "smack",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: I_[n],
			effects: [V(t), ...e > 1 ? [Y({ dice: mn(4) }, [Rh()])] : []]
		}))
	}), R_ = (e) => ({
		id: "sturdy-blow",
		kind: "offensive",
		tiers: [{
			need: b({
				sword: 2,
				pow: 2
			}),
			effects: [V(e, "undefendable")]
		}]
	}), z_ = [
		b({ life: 3 }),
		b({ life: 4 }),
		b({ life: 5 })
	], B_ = (e, t) => ({
		id: "fortitude",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: z_[n],
			effects: [G(t), ...e > 1 ? [Y({ dice: mn(3) }, [zm("own", !0)])] : []]
		}))
	}), V_ = (e) => ({
		id: "overpower",
		kind: "offensive",
		tiers: [{
			need: b({
				sword: 3,
				pow: 2
			}),
			effects: [J(3, [
				z(),
				V(ys),
				Y({ total: e }, [K("concussion")])
			])]
		}]
	}), H_ = (e) => ({
		id: "mighty-blow",
		kind: "offensive",
		tiers: [{
			need: fn,
			effects: [e === 1 ? V(9) : V(8, "undefendable")]
		}]
	}), U_ = (e) => ({
		id: "crit-bash",
		kind: "offensive",
		tiers: [{
			need: b({ pow: 4 }),
			effects: [
				K("stun"),
				z(),
				V(e, "undefendable")
			]
		}]
	}), W_ = (e, t) => ({
		id: "reckless",
		kind: "offensive",
		tiers: [{
			need: pn,
			effects: [V(e), km(t)]
		}]
	}), G_ = (e) => ({
		id: "thick-skin",
		kind: "defensive",
		dice: e === 1 ? 3 : 4,
		effects: [G(I("life", 2)), ...e > 1 ? [X({ life: 2 }, P_())] : []]
	}), K_ = [
		L_(1, [
			4,
			6,
			8
		]),
		R_(4),
		B_(1, [
			4,
			5,
			6
		]),
		V_(14),
		H_(1),
		U_(5),
		W_(15, 4),
		{
			id: "rage",
			kind: "ultimate",
			tiers: [{
				need: b({ pow: 5 }),
				effects: [K("stun"), V(15)]
			}]
		},
		G_(1)
	], q_ = [{
		id: "concussion",
		kind: "negative",
		limit: 1,
		forbids: "income"
	}, b_], J_ = [
		Z("smack-ii", 2, 2, L_(2, [
			5,
			7,
			9
		])),
		Z("smack-iii", 3, 3, L_(3, [
			6,
			8,
			10
		])),
		Z("sturdy-blow-ii", 1, 2, R_(5)),
		Z("sturdy-blow-iii", 2, 3, R_(6)),
		Z("mighty-blow-ii", 2, 2, H_(2)),
		Z("crit-bash-ii", 2, 2, U_(7), [{
			id: "crit-smash",
			kind: "offensive",
			tiers: [{
				need: b({ pow: 3 }),
				effects: [
					K("concussion"),
					z(),
					V(2, "undefendable")
				]
			}]
		}]),
		Z("fortitude-ii", 2, 2, B_(2, [
			5,
			6,
			7
		])),
		Z("overpower-ii", 2, 2, V_(10), [{
			id: "war-cry",
			kind: "offensive",
			tiers: [{
				need: b({
					sword: 2,
					life: 2
				}),
				effects: [G(2), V(2, "undefendable")]
			}]
		}]),
		Z("reckless-ii", 2, 2, W_(20, 5)),
		Z("thick-skin-ii", 3, 2, G_(2)),
		{
			id: "concuss",
			kind: "main",
			cost: 1,
			effects: [K("concussion", 1, "chosen-opponent")]
		},
		{
			id: "head-bash",
			kind: "roll",
			cost: 0,
			when: "after-damage",
			effects: [Y({ dealt: 8 }, [K("concussion")])]
		},
		{
			id: "get-some",
			kind: "roll",
			cost: 2,
			modifier: !0,
			effects: [J(5, [L(I("sword"))]), K("concussion")]
		},
		{
			id: "feelin-good",
			kind: "instant",
			cost: 0,
			effects: [J(3, [G(I("life", 2, 1))])]
		},
		{
			id: "adrenaline-surge",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: b({ pow: 1 }) }, [G(2), K("concussion", 1, "chosen-opponent")], [U(1)])])]
		}
	], Y_ = {
		id: "barbarian",
		box: "season-1",
		difficulty: 1,
		faces: [
			"sword",
			"sword",
			"sword",
			"life",
			"life",
			"pow"
		],
		abilities: K_,
		tokens: q_,
		cards: J_
	};
})), Z_ = /* @__PURE__ */ he({
	hero: () => Y_,
	texts: () => Q_
}), Q_, $_ = d((() => {
	p(), A_(), M_(), X_(), Q_ = u({
		en: k_,
		fr: j_
	});
})), ev, tv = d((() => {
	S(), ev = {
		name: "Paladin",
		style: ["Builds up tokens to strike harder, to survive and to hit back.", "Save Crit and Accuracy for one decisive attack, and keep Protect and Retribution for the turns in which you are the target."],
		symbols: {
			sword: x("Sword", "Swords"),
			helmet: x("Helmet", "Helmets"),
			life: x("Life", "Lives"),
			prayer: x("Prayer", "Prayers")
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
	};
})), nv, rv = d((() => {
	S(), nv = {
		name: "Paladin",
		style: ["Il accumule des jetons pour frapper plus fort, survivre et rendre les coups.", "Gardez Critique et Précision pour une attaque décisive, Protection et Rétribution pour les tours où c’est vous que l’on vise."],
		symbols: {
			sword: x("Épée", "Épées"),
			helmet: x("Heaume", "Heaumes"),
			life: x("Vie", "Vies"),
			prayer: x("Prière", "Prières")
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
	};
})), iv, av, ov, sv, cv, lv, uv, dv, fv, pv, mv, hv, gv = d((() => {
	Q(), iv = (e) => ({
		id: "tithe",
		kind: "passive",
		actions: [{
			id: "tithe-reroll",
			cost: 1,
			when: "any",
			effects: [Gm({
				whose: "own",
				upTo: 1
			})]
		}, {
			id: "tithe-draw",
			cost: e === 1 ? 3 : 2,
			when: "any",
			effects: [U(1)]
		}],
		...e > 1 ? { activating: {
			symbol: "prayer",
			effects: [B(1)]
		} } : {}
	}), av = (e, t) => ({
		id: "righteous-combat",
		kind: "offensive",
		tiers: [{
			need: b({
				sword: 3,
				helmet: 2
			}),
			effects: [V(e), J(t, [
				V(I("sword", 2)),
				V(I("helmet")),
				G(I("life", 2)),
				B(I("prayer"))
			])]
		}]
	}), ov = (e) => ({
		id: "retaliate",
		kind: "offensive",
		tiers: [{
			need: b({
				helmet: 3,
				prayer: 1
			}),
			effects: [ru(["retribution"], "chosen-player"), B(e)]
		}]
	}), sv = (e) => ({
		id: "mighty-prayer",
		kind: "offensive",
		tiers: [{
			need: b({
				sword: 3,
				prayer: 1
			}),
			effects: [V(e, "undefendable")],
			after: [W("crit"), W("accuracy")]
		}]
	}), cv = (e) => ({
		id: "holy-light",
		kind: "offensive",
		tiers: [{
			need: b({ life: 2 }),
			effects: [G(I("life")), J(e, [
				W("crit", I("sword")),
				W("protect", I("helmet")),
				U(I("life")),
				B(I("prayer", 2))
			])]
		}]
	}), lv = (e, t) => ({
		id: "holy-attack",
		kind: "offensive",
		tiers: [{
			need: fn,
			effects: [G(1), V(e)]
		}, {
			need: pn,
			effects: [G(2), V(t)]
		}]
	}), uv = (e) => ({
		id: "righteous-prayer",
		kind: "offensive",
		tiers: [{
			need: b({ prayer: 4 }),
			effects: [V(8, e === 1 ? "normal" : "undefendable")],
			after: [W("crit"), B(2)]
		}]
	}), dv = (e) => ({
		id: "divine-defense",
		kind: "defensive",
		dice: e === 1 ? 3 : 4,
		effects: [
			H(I("sword")),
			q(I("helmet")),
			q(I("life", 2)),
			B(I("prayer")),
			...e === 3 ? [X({
				helmet: 2,
				prayer: 1
			}, W("protect"))] : []
		]
	}), fv = [
		iv(1),
		av(5, 2),
		ov(2),
		sv(3),
		cv(1),
		lv(5, 8),
		uv(1),
		{
			id: "resolute-faith",
			kind: "ultimate",
			tiers: [{
				need: b({ prayer: 5 }),
				effects: [
					W("blessing-of-divinity"),
					G(5),
					V(10)
				]
			}]
		},
		dv(1)
	], pv = [
		{
			id: "retribution",
			kind: "positive",
			limit: 1,
			spend: {
				when: "attacked",
				effects: [Mm()]
			}
		},
		{
			id: "crit",
			kind: "positive",
			limit: 1,
			spend: {
				when: "my-attack",
				effects: [Y({ base: 5 }, [L(4)])]
			}
		},
		v_,
		{
			id: "accuracy",
			kind: "positive",
			limit: 1,
			spend: {
				when: "end-of-my-offense",
				effects: [Rh()]
			}
		},
		y_
	], mv = [
		Z("tithe-ii", 3, 2, iv(2)),
		Z("retaliate-ii", 1, 2, ov(4), [{
			id: "requital",
			kind: "offensive",
			tiers: [{
				need: b({
					sword: 1,
					helmet: 1,
					life: 1,
					prayer: 1
				}),
				effects: [
					W("retribution"),
					G(1),
					V(3, "undefendable")
				]
			}]
		}]),
		Z("holy-attack-ii", 2, 2, lv(7, 9)),
		Z("righteous-prayer-ii", 2, 2, uv(2), [{
			id: "prosperity",
			kind: "offensive",
			tiers: [{
				need: b({ prayer: 3 }),
				effects: [B(4)]
			}]
		}]),
		Z("righteous-combat-ii", 2, 2, av(5, 3)),
		Z("righteous-combat-iii", 4, 3, av(6, 3), [{
			id: "steadfast",
			kind: "offensive",
			tiers: [{
				need: b({
					sword: 2,
					helmet: 1
				}),
				effects: [G(2), V(2, "undefendable")]
			}]
		}]),
		Z("mighty-prayer-ii", 2, 2, sv(4), [{
			id: "offensive-stance",
			kind: "offensive",
			tiers: [{
				need: b({
					sword: 2,
					prayer: 1
				}),
				effects: [V(2, "undefendable"), Cu([W("crit")], [W("accuracy")])]
			}]
		}]),
		Z("holy-light-ii", 2, 2, cv(3)),
		Z("divine-defense-ii", 3, 2, dv(2)),
		Z("divine-defense-iii", 4, 3, dv(3)),
		{
			id: "mighty",
			kind: "main",
			cost: 1,
			effects: [ru(["crit"], "chosen-player")]
		},
		{
			id: "consecration",
			kind: "main",
			cost: 4,
			effects: [ru([
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
			effects: [J(1, [
				X({ sword: 1 }, U(2)),
				X({ helmet: 1 }, G(3)),
				X({ life: 1 }, G(4)),
				X({ prayer: 1 }, B(3))
			])]
		},
		{
			id: "absolution",
			kind: "roll",
			cost: 1,
			when: "attacked",
			effects: [J(1, [
				X({ sword: 1 }, H(3)),
				X({ helmet: 1 }, q(3)),
				X({ life: 1 }, q(5)),
				X({ prayer: 1 }, q(2), B(2))
			])]
		},
		{
			id: "divine-favor",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: b({ prayer: 1 }) }, [B(4)], [U(1)])])]
		}
	], hv = {
		id: "paladin",
		box: "season-1",
		difficulty: 5,
		faces: [
			"sword",
			"sword",
			"helmet",
			"helmet",
			"life",
			"prayer"
		],
		abilities: fv,
		tokens: pv,
		cards: mv
	};
})), _v = /* @__PURE__ */ he({
	hero: () => hv,
	texts: () => vv
}), vv, yv = d((() => {
	p(), tv(), rv(), gv(), vv = u({
		en: ev,
		fr: nv
	});
})), bv, xv = d((() => {
	S(), bv = {
		name: "Gunslinger",
		style: ["Fast, direct attacks, and a little luck in the chamber.", "Put a Bounty on your opponent, so that every attack on them hurts more and pays you CP, and spend Reload to add half a die to the damage."],
		symbols: {
			bullet: x("Bullet", "Bullets"),
			dash: x("Dash", "Dashes"),
			bullseye: x("Bullseye", "Bullseyes")
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
	};
})), Sv, Cv = d((() => {
	S(), Sv = {
		name: "As de la Gâchette",
		style: ["Des attaques rapides et directes, et un peu de chance dans le barillet.", "Mettez une Prime sur l’adversaire, pour que chaque attaque contre lui fasse plus mal et vous rapporte un PC, et dépensez Recharge pour ajouter la moitié d’un dé aux dégâts."],
		symbols: {
			bullet: x("Balle", "Balles"),
			dash: x("Sprint", "Sprints"),
			bullseye: x("Cible", "Cibles")
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
	};
})), wv, Tv, Ev, Dv, Ov, kv, Av = d((() => {
	Q(), wv = "gunslinger/reload-again", Tv = "gunslinger/reload-plus", Ev = (e, t) => (e.attack?.marks[wv] ?? 0) + k(e, t).abilities.filter(({ ability: e }) => e.standing?.some((e) => e.do === wv)).length, Dv = (e) => e.attack.marks[Tv] ?? 0, Ov = v({
		name: wv,
		possible: (e, t) => os(e, t, "reload"),
		parts: (e, t) => [e.run((e) => {
			let { marks: n } = e.attack;
			n[wv] = (n[wv] ?? 0) + 1, n[Tv] = (n[Tv] ?? 0) + t.plus;
		})],
		estimate: (e) => .5 + e.plus
	}), kv = (e = 0) => Ov({ plus: e });
})), jv, Mv, Nv = d((() => {
	Q(), Av(), jv = v({
		name: "gunslinger/reload",
		possible: (e, t) => Wc(e, t, "my-attack") && e.attack?.type !== "pure" && !yc(e, t),
		vars: () => ({ extra: 0 }),
		parts: (e, t, { own: n }) => [e.run((e, t) => {
			n(t).extra = Dv(e);
		}), e.call(Lu, (e, t) => ({
			owner: t.self,
			purpose: "effect",
			count: 1,
			by: t.by,
			again: Ev(e, t.self),
			dice: []
		}), (e, t, { dice: [r = 0] }) => {
			let i = Math.ceil(r / 2) + n(t).extra;
			e.incoming[e.attack.target].push({
				kind: "add",
				by: t.by,
				amount: i,
				from: e.attack.by
			});
		})],
		estimate: () => 2
	}), Mv = () => jv({});
})), Pv, Fv, Iv, Lv, Rv, zv, Bv, Vv, Hv, Uv, Wv, Gv, Kv, qv = d((() => {
	Q(), Nv(), Av(), Pv = [
		b({ bullet: 3 }),
		b({ bullet: 4 }),
		b({ bullet: 5 })
	], Fv = (e, t) => ({
		id: "revolver",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: Pv[n],
			effects: [V(t), ...e > 1 ? [Y({ dice: mn(4) }, [K("knockdown")])] : []]
		}))
	}), Iv = (e) => ({
		id: "bounty-hunter",
		kind: "offensive",
		tiers: [{
			need: b({
				bullet: 2,
				bullseye: 2
			}),
			effects: [
				K("bounty"),
				...e > 1 ? [z()] : [],
				V(e, "undefendable")
			]
		}]
	}), Lv = (e) => ({
		id: "quick-draw",
		kind: "passive",
		upkeep: [W("reload")],
		...e > 1 ? { standing: [kv()] } : {}
	}), Rv = (e) => ({
		id: "take-cover",
		kind: "offensive",
		tiers: [{
			need: b({
				bullet: 2,
				dash: 3
			}),
			effects: [W("evasive"), V(e)]
		}]
	}), zv = (e, t) => ({
		id: "showdown",
		kind: "offensive",
		tiers: [{
			need: fn,
			effects: [Hu(!0, [V(e)], [V(t)])]
		}]
	}), Bv = (e) => ({
		id: "deadeye",
		kind: "offensive",
		tiers: [{
			need: b({ bullseye: 4 }),
			effects: [
				K("knockdown"),
				z(),
				V(e, "undefendable")
			]
		}]
	}), Vv = (e) => ({
		id: "fan-the-hammer",
		kind: "offensive",
		tiers: [{
			need: pn,
			effects: [W("evasive", 2), V(e)]
		}]
	}), Hv = (e) => ({
		id: "duel",
		kind: "defensive",
		effects: [Uu(e, [Cu([H(3)], [Cm()])], [H(1)])]
	}), Uv = [
		Fv(1, [
			3,
			4,
			5
		]),
		Iv(1),
		Lv(1),
		Rv(5),
		zv(7, 5),
		Bv(6),
		Vv(7),
		Hv(!1),
		{
			id: "fill-em-with-lead",
			kind: "ultimate",
			tiers: [{
				need: b({ bullseye: 5 }),
				effects: [
					W("evasive"),
					K("bounty"),
					K("knockdown"),
					z(),
					V(10),
					kv()
				]
			}]
		}
	], Wv = [
		h_,
		{
			id: "reload",
			kind: "positive",
			limit: 2,
			spend: {
				when: "my-attack",
				effects: [Mv()]
			}
		},
		g_,
		{
			id: "bounty",
			kind: "negative",
			limit: 1,
			persistent: !0,
			attacked: [B(1), L(1)]
		}
	], Gv = [
		Z("revolver-ii", 2, 2, Fv(2, [
			4,
			5,
			6
		])),
		Z("bounty-hunter-ii", 1, 2, Iv(2)),
		Z("showdown-ii", 1, 2, zv(8, 6)),
		Z("showdown-iii", 2, 3, zv(9, 6)),
		Z("fan-the-hammer-ii", 2, 2, Vv(8), [{
			id: "pistol-whip",
			kind: "offensive",
			tiers: [{
				need: b({
					dash: 2,
					bullseye: 1
				}),
				effects: [
					W("evasive"),
					K("knockdown"),
					V(1, "undefendable")
				]
			}]
		}]),
		Z("take-cover-ii", 2, 2, Rv(6), [{
			id: "mark-the-target",
			kind: "offensive",
			tiers: [{
				need: b({ dash: 3 }),
				effects: [W("evasive", 2), K("bounty")]
			}]
		}]),
		Z("deadeye-ii", 2, 2, Bv(8), [{
			id: "enforcer",
			kind: "offensive",
			tiers: [{
				need: b({ bullseye: 3 }),
				effects: [W("evasive"), fl("two-opponents", [K("bounty"), K("knockdown")])]
			}]
		}]),
		Z("duel-ii", 3, 2, Hv(!0)),
		Z("quick-draw-ii", 2, 2, Lv(2)),
		{
			id: "wanted",
			kind: "main",
			cost: 2,
			effects: [K("bounty", 1, "chosen-player")]
		},
		{
			id: "spin-the-chamber",
			kind: "main",
			cost: 1,
			effects: [W("reload")]
		},
		{
			id: "roulette",
			kind: "main",
			cost: 1,
			effects: [fl("chosen-player", [J(1, [
				X({ bullet: 1 }, Gf(2, "target")),
				X({ dash: 1 }, K("knockdown")),
				X({ bullseye: 1 }, K("bounty"))
			])])]
		},
		{
			id: "wild-west",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [kv(1)]
		},
		{
			id: "eat-lead",
			kind: "roll",
			cost: 2,
			modifier: !0,
			effects: [J(5, [L(I("bullet")), Y({ added: 4 }, [K("knockdown")])])]
		},
		{
			id: "run-and-gun",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: b({ bullseye: 1 }) }, [W("reload"), W("evasive", 2)], [U(1)])])]
		}
	], Kv = {
		id: "gunslinger",
		box: "season-2",
		difficulty: 2,
		faces: [
			"bullet",
			"bullet",
			"bullet",
			"dash",
			"dash",
			"bullseye"
		],
		abilities: Uv,
		tokens: Wv,
		cards: Gv
	};
})), Jv = /* @__PURE__ */ he({
	hero: () => Kv,
	texts: () => Yv
}), Yv, Xv = d((() => {
	p(), xv(), Cv(), qv(), Yv = u({
		en: bv,
		fr: Sv
	});
})), Zv, Qv = d((() => {
	S(), Zv = {
		name: "Cursed Pirate",
		style: ["Begins as a human and later turns her board over to a more dangerous, cursed side.", "Decide how fast you get rid of your own Cursed Doubloons; then wear your opponents down with Doubloons, Powder Kegs and Parlay."],
		symbols: {
			cutlass: x("Cutlass", "Cutlasses"),
			loot: x("Loot", "Loot"),
			skull: x("Skull", "Skulls")
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
				text: "During upkeep, roll a die: on a 1 or 2 it blows up, on a 6 you may move it to another player. A second Keg blows up the first. When it blows up, it is removed and deals you 3 undefendable damage at once, separate from any attack."
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
	};
})), $v, ey = d((() => {
	S(), $v = {
		name: "Pirate Maudite",
		style: ["Elle commence humaine, puis retourne son plateau sur une face maudite, plus redoutable.", "Choisissez à quel rythme vous vous défaites de vos Doublons Maudits\xA0; usez ensuite vos adversaires à coups de Doublons, de Barils de Poudre et de Pourparlers."],
		symbols: {
			cutlass: x("Sabre", "Sabres"),
			loot: x("Butin", "Butins"),
			skull: x("Crâne", "Crânes")
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
				text: "Pendant l’entretien, lancez un dé\xA0: sur 1 ou 2, il explose\xA0; sur 6, vous pouvez le donner à un autre joueur. Un second Baril fait exploser le premier. L’explosion le retire et vous inflige aussitôt 3 dégâts imparables, hors de toute attaque."
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
	};
}));
// packages/dice-throne/src/heroes/cursed-pirate/ransom.ts
function ty(e, t, n, r) {
	ku(e, t, -r), ku(e, n, r);
}
var ny, ry, iy = d((() => {
	Q(), ny = v({
		name: "cursed-pirate/ransom",
		options: { ransom: Lt },
		possible: (e, t) => bl(hl(e, t, "opponent")).length > 0,
		vars: () => ({
			die: 0,
			owner: 0,
			reroll: !1
		}),
		parts: (e, t, { own: n }) => [
			e.ask("reroll-die", {
				who: (e, t) => t.self,
				options: (e, t) => bl(hl(e, t.self, "opponent")),
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					n(t).die = r, n(t).owner = _l(hl(e, t.self, "opponent"), r - 1);
				}
			}),
			e.ask("ransom", {
				who: (e, t) => n(t).owner,
				options: (e, r) => {
					let { die: i, owner: a } = n(r);
					return i === 0 ? [] : m(e, a).cp >= t.price ? ["pay", "reroll"] : ["reroll"];
				},
				params: (e, t) => ({ die: n(t).die }),
				auto: !0,
				then: (e, r, i) => {
					n(r).reroll = i === "reroll", i === "pay" && ty(e, n(r).owner, r.self, t.price);
				}
			}),
			e.roll("roll", {
				dice: (e, t) => +!!n(t).reroll,
				whose: (e, t) => [n(t).owner],
				then: (e, t, [r]) => gl(e, t.self, n(t).die, r)
			})
		],
		estimate: () => 2
	}), ry = (e) => ny({ price: e });
})), ay, oy, sy = d((() => {
	Q(), ay = v({
		name: "cursed-pirate/shed",
		options: { shed: Pt("shed") },
		parts: (e) => [e.ask("shed", {
			who: (e, t) => t.self,
			options: (e, t) => {
				let n = N(e, t.self, Xs("doubloon", t.self));
				return n === 0 ? [] : Array.from({ length: n + 1 }, (e, t) => t);
			},
			then: (e, t, n) => {
				M(e, t.self, Xs("doubloon", t.self), n);
			}
		})],
		estimate: () => 1
	}), oy = () => ay({});
}));
// packages/dice-throne/src/heroes/cursed-pirate/wane.ts
function cy(e, t) {
	let n = m(e, t);
	n.marks.face = 1, n.board = Co(n.hero, 1, k(e, t).levels), l(() => ({
		type: "flipped",
		seat: t
	}));
}
var ly, uy, dy = d((() => {
	Q(), ly = v({
		name: "cursed-pirate/wane",
		parts: (e) => [e.run((e, t) => {
			M(e, t.self, Xs("doubloon", t.self), 1) === 0 && cy(e, t.self);
		})],
		estimate: () => 0
	}), uy = () => ly({});
})), fy, py, my, hy, gy, _y, vy, yy, by, xy = d((() => {
	Q(), iy(), sy(), dy(), fy = [
		b({ cutlass: 3 }),
		b({ cutlass: 4 }),
		b({ cutlass: 5 })
	], py = b({
		cutlass: 1,
		loot: 2,
		skull: 1
	}), my = b({
		cutlass: 1,
		skull: 3
	}), hy = (e = 1) => W("doubloon", e, !0), gy = [
		{
			id: "cutlass-strike",
			kind: "offensive",
			tiers: [
				5,
				6,
				7
			].map((e, t) => ({
				need: fy[t],
				effects: [V(e), Y({ dice: mn(4) }, [K("powder-keg")])]
			}))
		},
		{
			id: "x-marks-the-spot",
			kind: "offensive",
			tiers: [{
				need: b({ loot: 3 }),
				effects: [
					B(1),
					Zl(),
					J(3, [
						V(I("cutlass", 2), "undefendable"),
						U(I("loot")),
						hy(I("skull"))
					])
				]
			}]
		},
		{
			id: "cursed",
			kind: "passive",
			endOfTurn: [uy()]
		},
		{
			id: "walk-the-plank",
			kind: "offensive",
			tiers: [{
				need: py,
				effects: [
					Cu([vh(1)], [nd("target")]),
					z(),
					V(7)
				]
			}]
		},
		{
			id: "light-the-fuse",
			kind: "offensive",
			tiers: [{
				need: fn,
				effects: [
					K("powder-keg"),
					z(),
					V(7)
				]
			}, {
				need: pn,
				effects: [
					K("powder-keg"),
					z(),
					V(9)
				]
			}]
		},
		{
			id: "black-spot",
			kind: "offensive",
			tiers: [{
				need: b({ skull: 4 }),
				effects: [
					hy(),
					K("parlay"),
					V(7, "undefendable")
				]
			}]
		},
		{
			id: "shiver-me-timbers",
			kind: "offensive",
			tiers: [{
				need: my,
				effects: [V(7, "undefendable"), oy()]
			}]
		},
		{
			id: "pirates-touch",
			kind: "ultimate",
			tiers: [{
				need: b({ skull: 5 }),
				effects: [
					V(12),
					hy(2),
					K("parlay"),
					K("powder-keg")
				]
			}]
		},
		{
			id: "ahoy-matey",
			kind: "defensive",
			dice: 4,
			effects: [
				H(I("cutlass")),
				B(I("loot")),
				q(I("skull", 2)),
				X({
					cutlass: 2,
					skull: 1
				}, hy())
			]
		}
	], _y = [
		{
			id: "soul-cutlass",
			kind: "offensive",
			tiers: [
				5,
				7,
				9
			].map((e, t) => ({
				need: fy[t],
				effects: [V(e), Y({ dice: mn(3) }, [K("powder-keg")])]
			}))
		},
		{
			id: "dread-mark",
			kind: "offensive",
			tiers: [{
				need: b({ loot: 3 }),
				effects: [
					B(2),
					Zl(),
					J(4, [
						V(I("cutlass", 2), "undefendable"),
						U(I("loot")),
						K("doubloon", I("skull"))
					])
				]
			}]
		},
		{
			id: "curse",
			kind: "passive",
			upkeep: [Th(4, "self", !0)],
			foeDidNotAttack: [K("powder-keg")]
		},
		{
			id: "abyssal-walk",
			kind: "offensive",
			tiers: [{
				need: py,
				effects: [
					vh(1),
					nd("target"),
					K("wither"),
					z(),
					V(8)
				]
			}]
		},
		{
			id: "thar-she-blows",
			kind: "offensive",
			tiers: [{
				need: fn,
				effects: [
					K("wither"),
					K("powder-keg"),
					z(),
					V(7)
				]
			}, {
				need: pn,
				effects: [
					K("wither"),
					K("powder-keg"),
					z(),
					V(10)
				]
			}]
		},
		{
			id: "black-soul",
			kind: "offensive",
			tiers: [{
				need: b({ skull: 4 }),
				effects: [
					K("parlay"),
					K("powder-keg"),
					K("wither"),
					z(),
					V(8, "undefendable")
				]
			}]
		},
		{
			id: "the-shivering",
			kind: "offensive",
			tiers: [{
				need: my,
				effects: [V(8, "undefendable"), Th(Cs("doubloon"), "all-opponents")]
			}]
		},
		{
			id: "cursed-touch",
			kind: "ultimate",
			tiers: [{
				need: b({ skull: 5 }),
				effects: [
					V(13),
					K("parlay"),
					K("doubloon"),
					K("wither"),
					K("powder-keg", 1, "two-opponents", "kegs-together")
				]
			}]
		},
		{
			id: "avast-ye",
			kind: "defensive",
			dice: 5,
			effects: [
				H(I("cutlass")),
				B(I("loot")),
				q(I("skull", 2)),
				X({
					cutlass: 2,
					skull: 1
				}, K("doubloon"))
			]
		}
	], vy = [
		{
			id: "doubloon",
			kind: "unique",
			limit: 5,
			limitOnOthers: 3,
			owned: !0,
			persistent: !0,
			fixed: "both",
			upkeep: [Th(Cs("doubloon"), "self")]
		},
		{
			id: "powder-keg",
			kind: "negative",
			limit: 1,
			blast: 3,
			upkeep: [J(1, [Y({ die: [1, 2] }, [hh("powder-keg")]), Y({ die: [6] }, [lm("powder-keg")])])]
		},
		{
			id: "parlay",
			kind: "negative",
			limit: 1,
			forbids: "damage",
			ends: "roll-phase"
		},
		{
			id: "wither",
			kind: "negative",
			limit: 2,
			persistent: !0,
			weakens: 1
		}
	], yy = [
		{
			id: "cursed-cards",
			kind: "instant",
			cost: 0,
			effects: [Cu([U(1)], [Gf(2, "self", !0), U(2)], [Gf(4, "self", !0), U(3)])]
		},
		{
			id: "batten-down",
			kind: "instant",
			cost: 4,
			effects: [ad(), U(4)]
		},
		{
			id: "shark-bait",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [L(2)]
		},
		{
			id: "run-ya-through",
			kind: "roll",
			cost: 2,
			modifier: !0,
			effects: [J(5, [L(I("cutlass")), Y({ added: 3 }, [K("powder-keg")])])]
		},
		{
			id: "ransom",
			kind: "roll",
			cost: 1,
			effects: [ry(2)]
		},
		{
			id: "swashbuckle",
			kind: "main",
			cost: 2,
			effects: [J(1, [
				X({ cutlass: 1 }, Gf(2, "chosen-opponent")),
				X({ loot: 1 }, U(2)),
				X({ skull: 1 }, K("powder-keg", 1, "chosen-opponent"))
			])]
		},
		{
			id: "scurvy",
			kind: "main",
			cost: 2,
			effects: [Gf(1, "self", !0), K("wither", 1, "chosen-opponent")]
		},
		{
			id: "pillage",
			kind: "main",
			cost: 0,
			effects: [vh(1, "chosen-opponent")]
		},
		{
			id: "truce",
			kind: "main",
			cost: 3,
			effects: [K("parlay", 1, "chosen-opponent")]
		},
		{
			id: "crows-nest",
			kind: "main",
			cost: 1,
			effects: [fl("chosen-opponent", [J(1, [
				X({ cutlass: 1 }, fh("target")),
				X({ loot: 1 }, nd("target")),
				X({ skull: 1 }, nd("target", "random"))
			])])]
		},
		{
			id: "high-stakes",
			kind: "main",
			cost: 2,
			effects: [J(2, [X({ loot: 1 }, U(2), B(2))])]
		},
		{
			id: "pirates-life",
			kind: "main",
			cost: 1,
			effects: [Y({
				mark: "face",
				is: 0
			}, [hy()], [G(3)])]
		},
		{
			id: "feed-the-fish",
			kind: "main",
			cost: 3,
			effects: [K("powder-keg", 1, "three-opponents")]
		},
		{
			id: "light-it-up",
			kind: "main",
			cost: 2,
			effects: [K("powder-keg", 1, "chosen-opponent")]
		},
		{
			id: "yo-ho",
			kind: "main",
			cost: 2,
			effects: [fl("chosen-opponent", [wu([K("powder-keg")], [$m(1, [Y({ die: [
				3,
				4,
				5,
				6
			] }, [K("powder-keg"), K("wither")])])])])]
		},
		{
			id: "heave-ho",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: b({ skull: 1 }) }, [K("parlay", 1, "chosen-opponent")], [U(1)])])]
		}
	], by = {
		id: "cursed-pirate",
		box: "season-2",
		difficulty: 4,
		faces: [
			"cutlass",
			"cutlass",
			"cutlass",
			"loot",
			"loot",
			"skull"
		],
		setup: [W("doubloon", 3)],
		abilities: gy,
		otherFace: _y,
		tokens: vy,
		cards: yy
	};
})), Sy = /* @__PURE__ */ he({
	hero: () => by,
	texts: () => Cy
}), Cy, wy = d((() => {
	p(), Qv(), ey(), xy(), Cy = u({
		en: Zv,
		fr: $v
	});
})), Ty, Ey = d((() => {
	S(), Ty = {
		name: "Monk",
		style: ["Patient: gathers Chi, soaks up blows and strikes when the time is right.", "Chi prevents damage at once, but adds to your attacks only from a later turn on, so decide what you save it for; Lotus faces raise how much of it you can hold."],
		symbols: {
			fist: x("Fist", "Fists"),
			palm: x("Palm", "Palms"),
			zen: x("Zen"),
			lotus: x("Lotus", "Lotuses")
		},
		abilities: {
			"fist-strike": "Fist Strike",
			meditate: "Meditate",
			"combo-strike": "Combo Strike",
			"tempest-rush": "Tempest Rush",
			"fist-of-harmony": "Fist of Harmony",
			"fist-of-tranquility": "Fist of Tranquility",
			"lotus-strike": "Lotus Strike",
			transcendence: "Transcendence!",
			serenity: "Serenity",
			"zen-strike": "Zen Strike",
			"way-of-the-lotus": "Way of the Lotus",
			"way-of-the-monk": "Way of the Monk"
		},
		tokens: { chi: {
			name: "Chi",
			text: "Spend any number when you are about to suffer non-ultimate damage: prevent 1 for each. Or spend any number that you did not gain this turn on your attack: add 1 damage for each."
		} },
		cards: {
			"palm-strike": "Palm Strike!",
			"mystic-mantra": "Mystic Mantra!",
			ruminate: "Ruminate!",
			contemplate: "Contemplate!",
			enlightenment: "Enlightenment!"
		}
	};
})), Dy, Oy = d((() => {
	S(), Dy = {
		name: "Moine",
		style: ["Tout en patience\xA0: il accumule le Chi, encaisse les coups et frappe au bon moment.", "Le Chi prévient des dégâts tout de suite, mais ne renforce vos attaques qu’à partir d’un tour suivant\xA0: à vous de choisir pour quoi le garder\xA0; les Lotus augmentent la quantité que vous pouvez en avoir."],
		symbols: {
			fist: x("Poing", "Poings"),
			palm: x("Paume", "Paumes"),
			zen: x("Zen"),
			lotus: x("Lotus")
		},
		abilities: {
			"fist-strike": "Coup de poing",
			meditate: "Méditation",
			"combo-strike": "Enchaînement",
			"tempest-rush": "Charge de la tempête",
			"fist-of-harmony": "Poing de l’harmonie",
			"fist-of-tranquility": "Poing de la quiétude",
			"lotus-strike": "Frappe du lotus",
			transcendence: "Transcendance\xA0!",
			serenity: "Sérénité",
			"zen-strike": "Frappe zen",
			"way-of-the-lotus": "Voie du lotus",
			"way-of-the-monk": "Voie du moine"
		},
		tokens: { chi: {
			name: "Chi",
			text: "À dépenser, autant que vous voulez, quand vous allez subir des dégâts non ultimes\xA0: prévenez 1 dégât par jeton. Ou, avec des jetons gagnés à un tour précédent, sur votre attaque\xA0: ajoutez 1 dégât par jeton."
		} },
		cards: {
			"palm-strike": "Coup de paume\xA0!",
			"mystic-mantra": "Mantra mystique\xA0!",
			ruminate: "Rumination\xA0!",
			contemplate: "Contemplation\xA0!",
			enlightenment: "Illumination\xA0!"
		}
	};
})), ky, Ay, jy, My, Ny, Py, Fy, Iy, Ly, Ry, zy, By, Vy, Hy, Uy = d((() => {
	Q(), ky = Cu([W("evasive")], [W("cleanse")]), Ay = [
		b({ fist: 3 }),
		b({ fist: 4 }),
		b({ fist: 5 })
	], jy = (e, t) => ({
		id: "fist-strike",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: Ay[n],
			effects: [V(t), ...e > 2 ? [Y({ dice: mn(4) }, [K("knockdown")])] : []]
		}))
	}), My = (e, ...t) => ({
		id: "meditate",
		kind: "offensive",
		tiers: [{
			need: b({ zen: 3 }),
			effects: [W("chi", e), ...t]
		}]
	}), Ny = (e, t) => ({
		id: "combo-strike",
		kind: "offensive",
		tiers: [{
			need: b({
				fist: 3,
				palm: 1
			}),
			effects: [V(e), J(t, [
				V(I("fist", 2)),
				V(I("palm", 3)),
				W("chi", I("zen", 2)),
				Hm(I("lotus"), [ky])
			])]
		}]
	}), Py = (e) => ({
		id: "tempest-rush",
		kind: "offensive",
		tiers: [{
			need: b({ palm: 3 }),
			effects: [J(3, [V(ys), Y({ total: e > 1 ? 12 : 13 }, [K("knockdown")])], e > 1 ? {
				again: 1,
				price: {
					token: "chi",
					n: 1
				}
			} : {})]
		}]
	}), Fy = (e) => ({
		id: "fist-of-harmony",
		kind: "offensive",
		tiers: [{
			need: fn,
			effects: [V(6)],
			after: [W("chi", e)]
		}]
	}), Iy = (...e) => ({
		id: "fist-of-tranquility",
		kind: "offensive",
		tiers: [{
			need: pn,
			effects: [...e, V(7)],
			after: [W("evasive"), W("chi", 3)]
		}]
	}), Ly = (e) => ({
		id: "lotus-strike",
		kind: "offensive",
		tiers: [{
			need: b({ lotus: 4 }),
			effects: [V(e, "undefendable")],
			after: [Em("chi"), W("chi", e)]
		}]
	}), Ry = (e, ...t) => ({
		id: "serenity",
		kind: "defensive",
		dice: e,
		effects: [
			W("chi", I("zen")),
			H(I("fist")),
			...t
		]
	}), zy = [
		jy(1, [
			6,
			7,
			8
		]),
		My(5, ky),
		Ny(6, 1),
		Py(1),
		Fy(2),
		Iy(),
		Ly(5),
		{
			id: "transcendence",
			kind: "ultimate",
			tiers: [{
				need: b({ lotus: 5 }),
				effects: [
					W("evasive"),
					W("cleanse"),
					K("knockdown"),
					V(10)
				],
				after: [Em("chi"), W("chi", 6)]
			}]
		},
		Ry(4)
	], By = [
		{
			id: "chi",
			kind: "positive",
			limit: 5,
			spends: [{
				id: "prevent",
				cost: 1,
				when: "incoming",
				effects: [q(1)]
			}, {
				id: "add",
				cost: 1,
				when: "my-attack",
				aged: !0,
				effects: [L(1)]
			}]
		},
		h_,
		x_,
		g_
	], Vy = [
		Z("fist-strike-ii", 1, 2, jy(2, [
			7,
			8,
			9
		])),
		Z("fist-strike-iii", 2, 3, jy(3, [
			7,
			8,
			9
		])),
		Z("meditate-ii", 2, 2, My(6, W("evasive"), W("cleanse")), [{
			id: "zen-strike",
			kind: "offensive",
			tiers: [{
				need: b({
					fist: 2,
					zen: 2
				}),
				effects: [V(6)],
				after: [W("chi", 2)]
			}]
		}]),
		Z("fist-of-harmony-ii", 1, 2, Fy(3)),
		Z("lotus-strike-ii", 2, 2, Ly(6), [{
			id: "way-of-the-lotus",
			kind: "offensive",
			tiers: [{
				need: b({ lotus: 3 }),
				effects: [V(2, "undefendable")],
				after: [W("evasive"), W("chi", 2)]
			}]
		}]),
		Z("combo-strike-ii", 2, 2, Ny(5, 2)),
		Z("tempest-rush-ii", 1, 2, Py(2)),
		Z("fist-of-tranquility-ii", 2, 2, Iy(K("knockdown")), [{
			id: "way-of-the-monk",
			kind: "offensive",
			tiers: [{
				need: b({
					fist: 1,
					palm: 1,
					zen: 1,
					lotus: 1
				}),
				effects: [W("evasive", 2), V(3, "undefendable")]
			}]
		}]),
		Z("serenity-ii", 2, 2, Ry(5)),
		Z("serenity-iii", 3, 3, Ry(5, X({
			zen: 1,
			lotus: 1
		}, ky))),
		{
			id: "palm-strike",
			kind: "main",
			cost: 0,
			effects: [K("knockdown", 1, "chosen-opponent")]
		},
		{
			id: "mystic-mantra",
			kind: "main",
			cost: 3,
			effects: [
				W("chi"),
				W("evasive"),
				W("cleanse"),
				K("knockdown", 1, "chosen-opponent")
			]
		},
		{
			id: "ruminate",
			kind: "instant",
			cost: 3,
			effects: [W("chi", 5)]
		},
		{
			id: "contemplate",
			kind: "instant",
			cost: 0,
			effects: [W("chi", 2)]
		},
		{
			id: "enlightenment",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: b({ lotus: 1 }) }, [
				W("chi", 2),
				W("evasive"),
				W("cleanse")
			], [U(1)])])]
		}
	], Hy = {
		id: "monk",
		box: "season-1",
		difficulty: 4,
		faces: [
			"fist",
			"fist",
			"palm",
			"zen",
			"zen",
			"lotus"
		],
		abilities: zy,
		tokens: By,
		cards: Vy
	};
})), Wy = /* @__PURE__ */ he({
	hero: () => Hy,
	texts: () => Gy
}), Gy, Ky = d((() => {
	p(), Ey(), Oy(), Uy(), Gy = u({
		en: Ty,
		fr: Dy
	});
})), qy, Jy = d((() => {
	S(), qy = {
		name: "Moon Elf",
		style: ["Arrows from afar, and an opponent who cannot see, move or hide.", "Blind, Entangle and Targeted spoil the other side’s turns while your bow wears it down; keep Evasive for the hit that would hurt most."],
		symbols: {
			arrow: x("Arrow", "Arrows"),
			foot: x("Foot", "Feet"),
			moon: x("Moon", "Moons")
		},
		abilities: {
			longbow: "Longbow",
			"demising-shot": "Demising Shot",
			"covered-shot": "Covered Shot",
			"exploding-arrow": "Exploding Arrow",
			"entangling-shot": "Entangling Shot",
			eclipse: "Eclipse",
			"blinding-shot": "Blinding Shot",
			"lunar-eclipse": "Lunar Eclipse!",
			"missed-me": "Missed Me",
			focus: "Focus",
			"evasive-action": "Evasive Action",
			"lunar-blessing": "Lunar Blessing",
			"moon-shadow": "Moon Shadow"
		},
		tokens: {
			blind: {
				name: "Blind",
				text: "When you activate an offensive ability, remove this and roll a die, unless it is an ultimate: on a 1 or 2, the ability has no effect. Also removed at the end of an offensive roll phase without an ability."
			},
			entangle: {
				name: "Entangle",
				text: "You have one fewer roll attempt in your next offensive roll phase; removed at the end of that roll phase."
			}
		},
		cards: {
			"moon-magic": "Moon Magic!",
			"take-that": "Take That!",
			volley: "Volley!",
			evade: "Evade!",
			"lunar-umbra": "Lunar Umbra!"
		}
	};
})), Yy, Xy = d((() => {
	S(), Yy = {
		name: "Elfe Lunaire",
		style: ["Des flèches tirées de loin, sur un adversaire qui ne peut plus ni voir, ni bouger, ni se cacher.", "Aveuglement, Enchevêtrement et Pris pour cible gâchent les tours de l’autre camp pendant que votre arc l’use\xA0; gardez Évitement pour le coup qui ferait le plus mal."],
		symbols: {
			arrow: x("Flèche", "Flèches"),
			foot: x("Pied", "Pieds"),
			moon: x("Lune", "Lunes")
		},
		abilities: {
			longbow: "Arc long",
			"demising-shot": "Tir funeste",
			"covered-shot": "Tir à couvert",
			"exploding-arrow": "Flèche explosive",
			"entangling-shot": "Tir d’entrave",
			eclipse: "Éclipse",
			"blinding-shot": "Tir aveuglant",
			"lunar-eclipse": "Éclipse lunaire\xA0!",
			"missed-me": "Raté",
			focus: "Concentration",
			"evasive-action": "Manœuvre d’évitement",
			"lunar-blessing": "Bénédiction lunaire",
			"moon-shadow": "Ombre de la lune"
		},
		tokens: {
			blind: {
				name: "Aveuglement",
				text: "Quand vous activez une capacité offensive, retirez ce jeton et, sauf si elle est ultime, lancez un dé\xA0: sur 1 ou 2, la capacité n’a aucun effet. Il est aussi retiré à la fin d’une phase de lancer offensif sans capacité."
			},
			entangle: {
				name: "Enchevêtrement",
				text: "Vous avez une tentative de lancer de moins à votre prochaine phase de lancer offensif\xA0; retiré à la fin de cette phase de lancer."
			}
		},
		cards: {
			"moon-magic": "Magie lunaire\xA0!",
			"take-that": "Prends ça\xA0!",
			volley: "Volée de flèches\xA0!",
			evade: "Esquive\xA0!",
			"lunar-umbra": "Cône d’ombre\xA0!"
		}
	};
})), Zy, Qy, $y, eb, tb, nb, rb, ib, ab, ob, sb, cb, lb, ub, db = d((() => {
	Q(), Zy = [
		b({ arrow: 3 }),
		b({ arrow: 4 }),
		b({ arrow: 5 })
	], Qy = [
		K("blind"),
		K("entangle"),
		K("targeted")
	], $y = (e, t) => ({
		id: "longbow",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: Zy[n],
			effects: [V(e), ...t === void 0 ? [] : [Y({ dice: mn(t) }, [K("entangle")])]]
		}))
	}), eb = (e) => ({
		id: "demising-shot",
		kind: "offensive",
		tiers: [{
			need: b({
				arrow: 3,
				moon: 2
			}),
			effects: [
				K("targeted"),
				z(),
				V(e)
			]
		}]
	}), tb = (e) => ({
		id: "covered-shot",
		kind: "offensive",
		tiers: [{
			need: b({
				arrow: 2,
				foot: 3
			}),
			effects: [W("evasive"), V(e)]
		}]
	}), nb = (e, t, ...n) => ({
		id: "exploding-arrow",
		kind: "offensive",
		tiers: [{
			need: b({
				arrow: 1,
				moon: 3
			}),
			effects: [
				J(5, [
					V(I("arrow", t, e)),
					V(I("foot")),
					up(I("moon"))
				]),
				K("blind"),
				...n
			]
		}]
	}), rb = (e) => ({
		id: "entangling-shot",
		kind: "offensive",
		tiers: [{
			need: fn,
			effects: [K("entangle"), V(e)]
		}]
	}), ib = (e) => ({
		id: "eclipse",
		kind: "offensive",
		tiers: [{
			need: b({ moon: 4 }),
			effects: [
				...Qy,
				z(),
				V(e)
			]
		}]
	}), ab = (e) => ({
		id: "blinding-shot",
		kind: "offensive",
		tiers: [{
			need: pn,
			effects: [
				K("blind"),
				W("evasive"),
				V(e)
			]
		}]
	}), ob = (e) => ({
		id: "missed-me",
		kind: "defensive",
		dice: 5,
		effects: [X({ foot: 2 }, Cm()), H(I("arrow", { every: e }))]
	}), sb = [
		$y([
			3,
			5,
			7
		]),
		eb(4),
		tb(7),
		nb(4, 1),
		rb(7),
		ib(7),
		ab(8),
		{
			id: "lunar-eclipse",
			kind: "ultimate",
			tiers: [{
				need: b({ moon: 5 }),
				effects: [
					W("evasive"),
					...Qy,
					z(),
					V(12)
				]
			}]
		},
		ob(2)
	], cb = [
		h_,
		{
			id: "blind",
			kind: "negative",
			limit: 1,
			ends: "offense",
			activating: { effects: [J(1, [Y({ die: [1, 2] }, [Id()])])] }
		},
		{
			id: "entangle",
			kind: "negative",
			limit: 1,
			ends: "roll-phase",
			attempts: -1
		},
		__
	], lb = [
		Z("longbow-ii", 2, 2, $y([
			4,
			6,
			8
		], 4)),
		Z("longbow-iii", 3, 3, $y([
			5,
			7,
			9
		], 3)),
		Z("demising-shot-ii", 2, 2, eb(6), [{
			id: "focus",
			kind: "offensive",
			tiers: [{
				need: b({
					arrow: 2,
					moon: 1
				}),
				effects: [K("targeted"), K("entangle")]
			}]
		}]),
		Z("covered-shot-ii", 2, 2, tb(9), [{
			id: "evasive-action",
			kind: "offensive",
			tiers: [{
				need: b({ foot: 3 }),
				effects: [ru(["evasive"], "chosen-player"), V(2, "undefendable")]
			}]
		}]),
		Z("exploding-arrow-ii", 2, 2, nb(3, 2)),
		Z("exploding-arrow-iii", 3, 3, nb(3, 2, K("entangle"))),
		Z("entangling-shot-ii", 2, 2, rb(9)),
		Z("blinding-shot-ii", 2, 2, ab(10), [{
			id: "lunar-blessing",
			kind: "offensive",
			tiers: [{
				need: b({
					arrow: 1,
					foot: 2,
					moon: 1
				}),
				effects: [W("evasive", 3), K("entangle")]
			}]
		}]),
		Z("eclipse-ii", 2, 2, ib(9), [{
			id: "moon-shadow",
			kind: "offensive",
			tiers: [{
				need: b({ moon: 3 }),
				effects: [W("evasive"), ...Qy]
			}]
		}]),
		Z("missed-me-ii", 3, 2, ob(1)),
		{
			id: "moon-magic",
			kind: "main",
			cost: 4,
			effects: [W("evasive"), fl("chosen-opponent", Qy)]
		},
		{
			id: "take-that",
			kind: "roll",
			cost: 0,
			modifier: !0,
			effects: [J(1, [
				X({ arrow: 1 }, L(2)),
				X({ foot: 1 }, K("entangle")),
				X({ moon: 1 }, K("blind"))
			])]
		},
		{
			id: "volley",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [J(5, [L(I("arrow"))]), K("entangle")]
		},
		{
			id: "evade",
			kind: "instant",
			cost: 1,
			effects: [ru(["evasive"], "chosen-player")]
		},
		{
			id: "lunar-umbra",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: b({ moon: 1 }) }, [fl("chosen-opponent", Qy)], [U(1)])])]
		}
	], ub = {
		id: "moon-elf",
		box: "season-1",
		difficulty: 2,
		faces: [
			"arrow",
			"arrow",
			"arrow",
			"foot",
			"foot",
			"moon"
		],
		abilities: sb,
		tokens: cb,
		cards: lb
	};
})), fb = /* @__PURE__ */ he({
	hero: () => ub,
	texts: () => pb
}), pb, mb = d((() => {
	p(), Jy(), Xy(), db(), pb = u({
		en: qy,
		fr: Yy
	});
})), hb, gb = d((() => {
	S(), hb = {
		name: "Ninja",
		style: ["Strikes unseen: poison works while she is already gone in the smoke.", "Delayed Poison hurts at the end of the opponent’s turn, Ninjutsu sharpens the attack you are making, and a Smoke Bomb has an even chance to make a blow miss altogether."],
		symbols: {
			ninjato: x("Ninjatō"),
			shuriken: x("Shuriken"),
			mask: x("Mask", "Masks")
		},
		abilities: {
			slash: "Slash",
			"walk-the-line": "Walk the Line",
			"death-blossom": "Death Blossom",
			"smoke-screen": "Smoke Screen",
			"poison-blade": "Poison Blade",
			"shadow-fang": "Shadow Fang",
			shadewalk: "Shadewalk",
			assassinate: "Assassinate!",
			"shade-shift": "Shade Shift",
			"kuji-kiri": "Kuji-Kiri",
			"tip-of-the-blade": "Tip of the Blade",
			misdirect: "Misdirect",
			jugulate: "Jugulate"
		},
		actions: { "shade-shift-reroll": "Shade Shift (reroll)" },
		tokens: {
			"delayed-poison": {
				name: "Delayed Poison",
				text: "At the end of your turn, remove all of these and suffer 3 damage for each."
			},
			"smoke-bomb": {
				name: "Smoke Bomb",
				text: "When you are about to suffer non-ultimate damage, spend this and roll a die: on a 1, 2 or 3, you suffer none of it."
			},
			ninjutsu: {
				name: "Ninjutsu",
				text: "Spend on your attack and roll a die: on 1 to 3, add 1 damage; on 4 or 5, add 2; on 6, choose one: add 2 damage, inflict Delayed Poison, or, before the defence, make the attack undefendable."
			}
		},
		cards: {
			"poison-dart": "Poison Dart!",
			"throwing-stars": "Throwing Stars!",
			"fan-of-knives": "Fan of Knives!",
			"smoke-offering": "Smoke Offering!",
			train: "Train!",
			escape: "Escape!",
			dojo: "Dojo!"
		}
	};
})), _b, vb = d((() => {
	S(), _b = {
		name: "Ninja",
		style: ["Frappe sans être vue\xA0: le poison agit quand elle a déjà disparu dans la fumée.", "Le Poison latent blesse à la fin du tour de l’adversaire, Ninjutsu aiguise l’attaque en cours, et une Bombe fumigène a une chance sur deux de faire manquer un coup tout entier."],
		symbols: {
			ninjato: x("Ninjatō"),
			shuriken: x("Shuriken", "Shurikens"),
			mask: x("Masque", "Masques")
		},
		abilities: {
			slash: "Entaille",
			"walk-the-line": "Sur le fil",
			"death-blossom": "Fleur de mort",
			"smoke-screen": "Écran de fumée",
			"poison-blade": "Lame empoisonnée",
			"shadow-fang": "Croc de l’ombre",
			shadewalk: "Marche des ombres",
			assassinate: "Assassinat\xA0!",
			"shade-shift": "Jeu d’ombres",
			"kuji-kiri": "Kuji-Kiri",
			"tip-of-the-blade": "Pointe de la lame",
			misdirect: "Diversion",
			jugulate: "Égorgement"
		},
		actions: { "shade-shift-reroll": "Jeu d’ombres (relance)" },
		tokens: {
			"delayed-poison": {
				name: "Poison latent",
				text: "À la fin de votre tour, retirez tous ces jetons et subissez 3 dégâts par jeton."
			},
			"smoke-bomb": {
				name: "Bombe fumigène",
				text: "Quand vous allez subir des dégâts non ultimes, dépensez ce jeton et lancez un dé\xA0: sur 1, 2 ou 3, vous n’en subissez aucun."
			},
			ninjutsu: {
				name: "Ninjutsu",
				text: "À dépenser sur votre attaque\xA0: lancez un dé. De 1 à 3, ajoutez 1 dégât\xA0; sur 4 ou 5, ajoutez-en 2\xA0; sur 6, au choix\xA0: ajoutez 2 dégâts, infligez Poison latent ou, avant la défense, rendez l’attaque imparable."
			}
		},
		cards: {
			"poison-dart": "Fléchette empoisonnée\xA0!",
			"throwing-stars": "Étoiles de jet\xA0!",
			"fan-of-knives": "Éventail de couteaux\xA0!",
			"smoke-offering": "Offrande de fumée\xA0!",
			train: "Entraînement\xA0!",
			escape: "Échappatoire\xA0!",
			dojo: "Dojo\xA0!"
		}
	};
})), yb, bb, xb, Sb, Cb, wb, Tb, Eb, Db, Ob, kb, Ab, jb, Mb = d((() => {
	Q(), yb = [
		b({ ninjato: 3 }),
		b({ ninjato: 4 }),
		b({ ninjato: 5 })
	], bb = (e, t) => ({
		id: "slash",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: yb[n],
			effects: [V(t), ...e > 1 ? [Y({ dice: mn(3) }, [W("ninjutsu")])] : []]
		}))
	}), xb = (e) => ({
		id: "walk-the-line",
		kind: "offensive",
		tiers: [{
			need: b({ shuriken: 4 }),
			effects: [J(2, [V(ys), Y({ atMost: 6 }, [Rh()])], e > 1 ? { again: 1 } : {})]
		}]
	}), Sb = (e) => ({
		id: "death-blossom",
		kind: "offensive",
		tiers: [{
			need: b({
				ninjato: 3,
				shuriken: 2
			}),
			effects: [J(5, [
				V(I("ninjato")),
				V(I("shuriken", 2)),
				X({ mask: 1 }, Rh()),
				...e > 1 ? [X({ mask: 2 }, K("delayed-poison"))] : []
			], e > 1 ? { again: 2 } : {})]
		}]
	}), Cb = (e) => ({
		id: "smoke-screen",
		kind: "offensive",
		tiers: [{
			need: b({
				ninjato: 1,
				shuriken: 2,
				mask: 1
			}),
			effects: [ru({
				"smoke-bomb": 1,
				ninjutsu: e
			}, "chosen-player"), K("delayed-poison", 1, "chosen-opponent")]
		}]
	}), wb = (e) => ({
		id: "poison-blade",
		kind: "offensive",
		tiers: [{
			need: fn,
			effects: [e, V(5)]
		}]
	}), Tb = (...e) => ({
		id: "shadow-fang",
		kind: "offensive",
		tiers: [{
			need: pn,
			effects: [
				...e,
				W("ninjutsu", 2),
				z(),
				V(8)
			]
		}]
	}), Eb = (e, t) => ({
		id: "shadewalk",
		kind: "offensive",
		tiers: [{
			need: b({ mask: 4 }),
			effects: [
				W("smoke-bomb"),
				K("delayed-poison", e),
				V(t, "undefendable")
			]
		}]
	}), Db = (e) => ({
		id: "shade-shift",
		kind: "defensive",
		dice: 3,
		effects: [
			e > 1 ? H(I("ninjato")) : X({ ninjato: 1 }, H(1)),
			X({ shuriken: 1 }, H(2)),
			X({ mask: 2 }, W("smoke-bomb"))
		],
		actions: [{
			id: "shade-shift-reroll",
			cost: 0,
			when: "my-defense",
			oncePerTurn: !0,
			effects: [Jm(e)]
		}]
	}), Ob = [
		bb(1, [
			5,
			6,
			7
		]),
		xb(1),
		Sb(1),
		Cb(2),
		wb(K("delayed-poison")),
		Tb(),
		Eb(1, 6),
		{
			id: "assassinate",
			kind: "ultimate",
			tiers: [{
				need: b({ mask: 5 }),
				effects: [
					K("delayed-poison", 1, "any-two-opponents"),
					W("smoke-bomb"),
					V(10)
				]
			}]
		},
		Db(1)
	], kb = [
		{
			id: "delayed-poison",
			kind: "negative",
			limit: 2,
			endOfTurn: [sp("delayed-poison", "all"), Gf(Ts(3), "self")]
		},
		{
			id: "smoke-bomb",
			kind: "positive",
			limit: 1,
			spend: {
				when: "incoming",
				effects: [J(1, [Y({ die: [
					1,
					2,
					3
				] }, [eu()])])]
			}
		},
		{
			id: "ninjutsu",
			kind: "positive",
			limit: 3,
			spend: {
				when: "my-attack",
				if: { type: [
					"normal",
					"undefendable",
					"ultimate"
				] },
				effects: [J(1, [
					Y({ die: [
						1,
						2,
						3
					] }, [L(1)]),
					Y({ die: [4, 5] }, [L(2)]),
					Y({ die: [6] }, [Cu([L(2)], [K("delayed-poison")], [Rh()])])
				])]
			}
		}
	], Ab = [
		Z("slash-ii", 2, 2, bb(2, [
			4,
			6,
			8
		])),
		Z("death-blossom-ii", 2, 2, Sb(2)),
		Z("smoke-screen-ii", 2, 2, Cb(3), [{
			id: "kuji-kiri",
			kind: "offensive",
			tiers: [{
				need: b({
					shuriken: 3,
					mask: 2
				}),
				effects: [Th(4, "any-two-opponents")]
			}]
		}]),
		Z("walk-the-line-ii", 2, 2, xb(2), [{
			id: "tip-of-the-blade",
			kind: "offensive",
			tiers: [{
				need: b({ shuriken: 3 }),
				effects: [J(1, [V(ys, "pure")])]
			}]
		}]),
		Z("poison-blade-ii", 1, 2, wb(J(1, [
			X({ ninjato: 1 }, K("delayed-poison")),
			X({ shuriken: 1 }, K("delayed-poison", 2)),
			X({ mask: 1 }, K("delayed-poison", 2))
		]))),
		Z("shadow-fang-ii", 2, 2, Tb(W("smoke-bomb")), [{
			id: "misdirect",
			kind: "offensive",
			tiers: [{
				need: b({
					ninjato: 2,
					mask: 2
				}),
				effects: [W("smoke-bomb"), V(2, "undefendable")]
			}]
		}]),
		Z("shadewalk-ii", 2, 2, Eb(2, 5), [{
			id: "jugulate",
			kind: "offensive",
			tiers: [{
				need: b({ mask: 3 }),
				effects: [W("ninjutsu", 3), K("delayed-poison", 1, "chosen-opponent")]
			}]
		}]),
		Z("shade-shift-ii", 2, 2, Db(2)),
		{
			id: "poison-dart",
			kind: "main",
			cost: 2,
			effects: [K("delayed-poison", 1, "chosen-opponent")]
		},
		{
			id: "throwing-stars",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [J(5, [L(I("shuriken"))], { again: 5 })]
		},
		{
			id: "fan-of-knives",
			kind: "main",
			cost: 2,
			effects: [Gf(1, "any-three-opponents", !1, "undefendable")]
		},
		{
			id: "smoke-offering",
			kind: "instant",
			cost: 0,
			price: { cards: 1 },
			effects: [ru(["smoke-bomb"], "chosen-player")]
		},
		{
			id: "train",
			kind: "instant",
			cost: 0,
			effects: [W("ninjutsu")]
		},
		{
			id: "escape",
			kind: "roll",
			cost: 0,
			when: "attacked",
			effects: [J(1, [
				X({ ninjato: 1 }, q(1)),
				X({ shuriken: 1 }, q(2)),
				X({ mask: 1 }, W("smoke-bomb"))
			])]
		},
		{
			id: "dojo",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: b({ mask: 1 }) }, [W("smoke-bomb"), W("ninjutsu", 2)], [U(1)])])]
		}
	], jb = {
		id: "ninja",
		box: "season-1",
		difficulty: 2,
		faces: [
			"ninjato",
			"ninjato",
			"ninjato",
			"shuriken",
			"shuriken",
			"mask"
		],
		abilities: Ob,
		tokens: kb,
		cards: Ab
	};
})), Nb = /* @__PURE__ */ he({
	hero: () => jb,
	texts: () => Pb
}), Pb, Fb = d((() => {
	p(), gb(), vb(), Mb(), Pb = u({
		en: hb,
		fr: _b
	});
})), Ib, Lb = d((() => {
	S(), Ib = {
		name: "Pyromancer",
		style: ["Stoke the fire, then let it all go at once.", "Fire Mastery makes her attacks grow but cools by one each turn: gather it fast, raise its limit, and burn it in one great blow."],
		symbols: {
			flame: x("Flame", "Flames"),
			blaze: x("Blaze", "Blazes"),
			"fiery-soul": x("Fiery Soul", "Fiery Souls"),
			meteor: x("Meteor", "Meteors")
		},
		abilities: {
			fireball: "Fireball",
			"burning-soul": "Burning Soul",
			pyroblast: "Pyroblast",
			combustion: "Combustion",
			"hot-streak": "Hot Streak",
			ignite: "Ignite",
			meteorite: "Meteorite",
			"scorch-the-earth": "Scorch the Earth!",
			"molten-armor": "Molten Armor",
			scorch: "Scorch",
			"blazing-soul": "Blazing Soul",
			meteoroid: "Meteoroid"
		},
		tokens: {
			"fire-mastery": {
				name: "Fire Mastery",
				text: "In your upkeep, remove one of these tokens. Abilities and cards count them, or remove them for damage."
			},
			burn: {
				name: "Burn",
				text: "In each of your upkeeps, suffer 2 damage. Persistent."
			}
		},
		cards: {
			"warm-up": "Warm Up!",
			"fire-up": "Fire Up!",
			"red-hot": "Red Hot!",
			huzzah: "Huzzah!",
			"infernal-infusion": "Infernal Infusion!"
		}
	};
})), Rb, zb = d((() => {
	S(), Rb = {
		name: "Pyromancienne",
		style: ["Attisez le feu, puis lâchez tout d’un coup.", "La Maîtrise du Feu fait grandir ses attaques, mais elle refroidit d’un jeton par tour\xA0: accumulez-la vite, augmentez sa limite et brûlez-la en un seul grand coup."],
		symbols: {
			flame: x("Flamme", "Flammes"),
			blaze: x("Brasier", "Brasiers"),
			"fiery-soul": x("Âme ardente", "Âmes ardentes"),
			meteor: x("Météore", "Météores")
		},
		abilities: {
			fireball: "Boule de feu",
			"burning-soul": "Âme brûlante",
			pyroblast: "Explosion pyrotechnique",
			combustion: "Combustion",
			"hot-streak": "Série brûlante",
			ignite: "Embrasement",
			meteorite: "Météorite",
			"scorch-the-earth": "Terre brûlée\xA0!",
			"molten-armor": "Armure en fusion",
			scorch: "Roussi",
			"blazing-soul": "Âme flamboyante",
			meteoroid: "Météoroïde"
		},
		tokens: {
			"fire-mastery": {
				name: "Maîtrise du Feu",
				text: "À votre entretien, retirez un de ces jetons. Des capacités et des cartes les comptent, ou les retirent pour infliger des dégâts."
			},
			burn: {
				name: "Brûlure",
				text: "À chacun de vos entretiens, subissez 2 dégâts. Persistante."
			}
		},
		cards: {
			"warm-up": "Échauffement\xA0!",
			"fire-up": "Feu aux poudres\xA0!",
			"red-hot": "Chauffé au rouge\xA0!",
			huzzah: "Hourra\xA0!",
			"infernal-infusion": "Infusion infernale\xA0!"
		}
	};
})), $, Bb, Vb, Hb, Ub, Wb, Gb, Kb, qb, Jb, Yb, Xb, Zb, Qb, $b, ex = d((() => {
	Q(), $ = "fire-mastery", Bb = [
		b({ flame: 3 }),
		b({ flame: 4 }),
		b({ flame: 5 })
	], Vb = (e) => ({
		id: "fireball",
		kind: "offensive",
		tiers: [
			4,
			6,
			8
		].map((t, n) => ({
			need: Bb[n],
			effects: [W($, e), V(t)]
		}))
	}), Hb = (e) => ({
		id: "burning-soul",
		kind: "offensive",
		tiers: [{
			need: b({ "fiery-soul": 2 }),
			effects: [
				...e > 1 ? [X({ "fiery-soul": 3 }, K("burn")), X({ "fiery-soul": 4 }, Em($))] : [],
				W($, I("fiery-soul", 2)),
				Th(I("fiery-soul"), "all-opponents")
			]
		}]
	}), Ub = (e) => J(1, [
		X({ flame: 1 }, e),
		X({ blaze: 1 }, K("burn")),
		X({ "fiery-soul": 1 }, W($, 2)),
		X({ meteor: 1 }, K("knockdown"))
	]), Wb = (e) => ({
		id: "pyroblast",
		kind: "offensive",
		tiers: [{
			need: b({
				flame: 3,
				meteor: 1
			}),
			effects: [V(6), e === 1 ? Ub(V(3)) : J(2, [
				V(I("flame", 3)),
				K("burn", I("blaze")),
				W($, I("fiery-soul", 2)),
				K("knockdown", I("meteor"))
			], e > 2 ? { again: 1 } : {})]
		}]
	}), Gb = (e) => ({
		id: "combustion",
		kind: "offensive",
		tiers: [{
			need: b({
				flame: 1,
				blaze: 1,
				"fiery-soul": 1,
				meteor: 1
			}),
			effects: [W($), gm({
				token: $,
				n: 1
			}, 4, [V(e, "undefendable")])]
		}]
	}), Kb = (e) => ({
		id: "hot-streak",
		kind: "offensive",
		tiers: [{
			need: fn,
			effects: [
				W($, 2),
				Zl(),
				V(ws($, 1, e))
			]
		}]
	}), qb = (e, t) => ({
		id: "ignite",
		kind: "offensive",
		tiers: [{
			need: pn,
			effects: [
				W($, 2),
				...e > 1 ? [K("burn")] : [],
				Zl(),
				V(ws($, 2, t))
			]
		}]
	}), Jb = (e) => ({
		id: "meteorite",
		kind: "offensive",
		tiers: [{
			need: b({ meteor: 4 }),
			effects: [
				W($, 2),
				K("stun"),
				z(),
				V(ws($), "undefendable"),
				Th(e, "all-opponents")
			]
		}]
	}), Yb = (e) => ({
		id: "molten-armor",
		kind: "defensive",
		dice: 5,
		effects: [
			W($, I("fiery-soul")),
			...e > 2 ? [W($, I("meteor"))] : [],
			...e > 1 ? [X({
				flame: 1,
				blaze: 1
			}, K("burn"))] : [],
			H(I("flame")),
			...e > 2 ? [H(I("meteor"))] : []
		]
	}), Xb = [
		Vb(1),
		Hb(1),
		Wb(1),
		Gb(3),
		Kb(5),
		qb(1, 4),
		Jb(2),
		{
			id: "scorch-the-earth",
			kind: "ultimate",
			tiers: [{
				need: b({ meteor: 5 }),
				effects: [
					W($, 3),
					K("knockdown"),
					K("burn"),
					V(12),
					Th(2, "all-opponents")
				]
			}]
		},
		Yb(1)
	], Zb = [
		{
			id: $,
			kind: "positive",
			limit: 5,
			upkeep: [sp($)]
		},
		{
			id: "burn",
			kind: "negative",
			limit: 1,
			persistent: !0,
			upkeep: [Th(2, "self")]
		},
		g_,
		b_
	], Qb = [
		Z("fireball-ii", 1, 2, Vb(2)),
		Z("pyroblast-ii", 2, 2, Wb(2)),
		Z("pyroblast-iii", 3, 3, Wb(3)),
		Z("burning-soul-ii", 1, 2, Hb(2)),
		Z("combustion-ii", 2, 2, Gb(4)),
		Z("hot-streak-ii", 2, 2, Kb(6), [{
			id: "scorch",
			kind: "offensive",
			tiers: [{
				need: b({
					flame: 2,
					blaze: 2
				}),
				effects: [
					W($, 2),
					K("burn"),
					V(6)
				]
			}]
		}]),
		Z("ignite-ii", 2, 2, qb(2, 5), [{
			id: "blazing-soul",
			kind: "offensive",
			tiers: [{
				need: b({
					blaze: 2,
					"fiery-soul": 2
				}),
				effects: [
					Em($),
					W($, 5),
					K("knockdown")
				]
			}]
		}]),
		Z("meteorite-ii", 2, 2, Jb(3), [{
			id: "meteoroid",
			kind: "offensive",
			tiers: [{
				need: b({ meteor: 3 }),
				effects: [
					K("knockdown"),
					K("burn"),
					K("stun")
				]
			}]
		}]),
		Z("molten-armor-ii", 1, 2, Yb(2)),
		Z("molten-armor-iii", 3, 3, Yb(3)),
		{
			id: "warm-up",
			kind: "main",
			cost: 0,
			effects: [W($), gm({ cp: 1 }, "any", [W($)])]
		},
		{
			id: "fire-up",
			kind: "main",
			cost: 3,
			effects: [
				Em($),
				Zl(),
				W($, 2)
			]
		},
		{
			id: "red-hot",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [L(ws($))]
		},
		{
			id: "huzzah",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [Ub(L(3))]
		},
		{
			id: "infernal-infusion",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: b({ meteor: 1 }) }, [zd($)], [U(1)])])]
		}
	], $b = {
		id: "pyromancer",
		box: "season-1",
		difficulty: 3,
		faces: [
			"flame",
			"flame",
			"flame",
			"blaze",
			"fiery-soul",
			"meteor"
		],
		abilities: Xb,
		tokens: Zb,
		cards: Qb
	};
})), tx = /* @__PURE__ */ he({
	hero: () => $b,
	texts: () => nx
}), nx, rx = d((() => {
	p(), Lb(), zb(), ex(), nx = u({
		en: Ib,
		fr: Rb
	});
})), ix, ax = d((() => {
	S(), ix = {
		name: "Shadow Thief",
		style: ["Steal, hoard, and turn every coin into a wound.", "Your attacks hit as hard as your purse is full, so save up for the big strike; Shadows hides you until it comes, and you pick one of two defences each time."],
		symbols: {
			dagger: x("Dagger", "Daggers"),
			bag: x("Bag", "Bags"),
			card: x("Card", "Cards"),
			shadow: x("Shadow", "Shadows")
		},
		abilities: {
			"dagger-strike": "Dagger Strike",
			pickpocket: "Pickpocket",
			"shifty-strike": "Shifty Strike",
			"insidious-strike": "Insidious Strike",
			"shadow-dance": "Shadow Dance",
			carducopia: "Carducopia",
			"shadow-shank": "Shadow Shank!",
			"shadow-defense": "Shadow Defense",
			"counter-strike": "Counter Strike",
			"shadow-strike": "Shadow Strike",
			"shank-attack": "Shank Attack"
		},
		tokens: {
			shadows: {
				name: "Shadows",
				text: "You suffer no damage of an opponent’s roll phase, unless it is an ultimate’s, and do not defend; everything else still happens. Removed at the end of the first turn that you begin with it."
			},
			"sneak-attack": {
				name: "Sneak Attack",
				text: "Spend on your attack and roll a die: add its value to the damage."
			}
		},
		cards: {
			sneaky: "Sneaky!",
			"poison-wound": "Poison Wound!",
			"wild-shadow": "Wild Shadow!",
			"shadow-coin": "Shadow Coin!",
			"enter-the-shadows": "Enter the Shadows!",
			"card-trick": "Card Trick!",
			"shadow-meld": "Shadow Meld!"
		},
		verbs: {
			"shadow-thief/pilfer": ({ most: e }) => `you may take ${e === 1 ? "one" : `up to ${e}`} of them from an opponent instead of the bank`,
			"shadow-thief/shake-off": () => "remove all negative status effects from yourself"
		},
		asks: { pilfer: "How many of these CP do you take from an opponent?" }
	};
})), ox, sx = d((() => {
	S(), ox = {
		name: "Voleur de l’Ombre",
		style: ["Volez, amassez, et que chaque pièce devienne une blessure.", "Vos attaques frappent aussi fort que votre bourse est pleine\xA0: économisez pour le grand coup\xA0; Ombre vous cache en attendant, et vous avez à chaque fois le choix entre deux défenses."],
		symbols: {
			dagger: x("Dague", "Dagues"),
			bag: x("Sac", "Sacs"),
			card: x("Carte", "Cartes"),
			shadow: x("Ombre", "Ombres")
		},
		abilities: {
			"dagger-strike": "Coup de dague",
			pickpocket: "Pickpocket",
			"shifty-strike": "Coup robuste",
			"insidious-strike": "Frappe sournoise",
			"shadow-dance": "Danse de l’ombre",
			carducopia: "Carducopia",
			"shadow-shank": "Surin des ténèbres\xA0!",
			"shadow-defense": "Défense de l’ombre",
			"counter-strike": "Contre-attaque",
			"shadow-strike": "Frappe de l’ombre",
			"shank-attack": "Coup de surin"
		},
		tokens: {
			shadows: {
				name: "Ombre",
				text: "Vous ne subissez aucun dégât de la phase de lancer d’un adversaire, sauf ceux d’un ultime, et ne vous défendez pas\xA0; tout le reste a lieu. Retiré à la fin du premier tour que vous commencez avec ce jeton."
			},
			"sneak-attack": {
				name: "Attaque furtive",
				text: "À dépenser sur votre attaque\xA0: lancez un dé et ajoutez sa valeur aux dégâts."
			}
		},
		cards: {
			sneaky: "Sournois\xA0!",
			"poison-wound": "Plaie empoisonnée\xA0!",
			"wild-shadow": "Ombre folle\xA0!",
			"shadow-coin": "Pièce de l’ombre\xA0!",
			"enter-the-shadows": "Entrer dans l’ombre\xA0!",
			"card-trick": "Tour de cartes\xA0!",
			"shadow-meld": "Fondu dans l’ombre\xA0!"
		},
		verbs: {
			"shadow-thief/pilfer": ({ most: e }) => `vous pouvez en prendre ${e === 1 ? "un" : `jusqu’à ${e}`} à un adversaire plutôt qu’à la banque`,
			"shadow-thief/shake-off": () => "retirez toutes vos altérations négatives"
		},
		asks: { pilfer: "Combien de ces PC prenez-vous à un adversaire\xA0?" }
	};
})), cx, lx, ux, dx = d((() => {
	Q(), cx = (e, t) => Math.max(0, ...Ge(e, t).map((t) => m(e, t).cp)), lx = v({
		name: "shadow-thief/pilfer",
		options: { pilfer: Pt("pilfer") },
		vars: () => ({
			...ol(),
			taken: 0
		}),
		parts: (e, t, { own: n }) => [e.ask("pilfer", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = Math.min(t.most, cx(e, n.self));
				return r === 0 ? [] : Array.from({ length: r + 1 }, (e, t) => t);
			},
			then: (e, t, r) => {
				n(t).taken = r;
			}
		}), e.when((e, t) => n(t).taken > 0, ...rl(e, n, "chosen-opponent", (e, t, r) => m(e, r).cp >= n(t).taken), e.run((e, t) => {
			for (let r of n(t).seats) ku(e, r, -n(t).taken);
		}))],
		estimate: (e) => e.most
	}), ux = (e) => lx({ most: e });
})), fx, px, mx = d((() => {
	Q(), fx = v({
		name: "shadow-thief/shake-off",
		parts: (e) => [e.run((e, t) => {
			for (let n of j(e, t.self)) D(n).kind === "negative" && ps(n) && M(e, t.self, n, N(e, t.self, n));
		})],
		estimate: () => 2
	}), px = () => fx({});
})), hx, gx, _x, vx, yx, bx, xx, Sx, Cx, wx, Tx, Ex, Dx, Ox, kx = d((() => {
	Q(), dx(), mx(), hx = { have: "shadows" }, gx = ws("cp", { half: !0 }), _x = (...e) => ({
		id: "dagger-strike",
		kind: "offensive",
		tiers: [
			4,
			6,
			8
		].map((t, n) => ({
			need: b({ dagger: 3 + n }),
			effects: [
				V(t),
				...e,
				X({ shadow: 1 }, K("poison"))
			]
		}))
	}), vx = (e, t) => ({
		id: "pickpocket",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: b({ bag: 2 + n }),
			effects: [B(e), X({ shadow: 1 }, ux(t))]
		}))
	}), yx = (e) => ({
		id: "shifty-strike",
		kind: "offensive",
		tiers: [{
			need: fn,
			effects: [
				B(e),
				Zl(),
				V(gx)
			]
		}]
	}), bx = (e) => ({
		id: "insidious-strike",
		kind: "offensive",
		tiers: [{
			need: pn,
			effects: [
				B(e),
				Zl(),
				V(ws("cp"))
			]
		}]
	}), xx = (...e) => ({
		id: "shadow-dance",
		kind: "offensive",
		tiers: [{
			need: b({ shadow: 3 }),
			effects: [J(1, [V(bs, "pure")]), ...e],
			after: [W("shadows"), W("sneak-attack")]
		}]
	}), Sx = (...e) => ({
		id: "carducopia",
		kind: "offensive",
		tiers: [{
			need: b({ card: 2 }),
			effects: [U(I("card")), ...e]
		}]
	}), Cx = (e) => ({
		id: "shadow-defense",
		kind: "defensive",
		dice: e,
		effects: [
			X({ dagger: 2 }, K("poison")),
			X({ shadow: 1 }, W("sneak-attack")),
			X({ shadow: 2 }, W("shadows"))
		]
	}), wx = (e) => ({
		id: "counter-strike",
		kind: "defensive",
		dice: 5,
		effects: [H(I("dagger", e)), X({
			dagger: 1,
			shadow: 1
		}, K("poison"))]
	}), Tx = [
		_x(X({ bag: 1 }, B(1))),
		vx([
			2,
			3,
			4
		], 1),
		yx(3),
		bx(3),
		xx(),
		Sx(),
		{
			id: "shadow-shank",
			kind: "ultimate",
			tiers: [{
				need: b({ shadow: 5 }),
				effects: [
					B(3),
					W("shadows"),
					Y({ option: "shank-shakes-off" }, [px()]),
					Zl(),
					V(ws("cp", 1, 5))
				]
			}]
		},
		Cx(4),
		wx(1)
	], Ex = [
		{
			id: "shadows",
			kind: "positive",
			limit: 1,
			shelters: !0,
			ends: "turn"
		},
		{
			id: "sneak-attack",
			kind: "positive",
			limit: 1,
			spend: {
				when: "my-attack",
				effects: [J(1, [L(ys)])]
			}
		},
		C_
	], Dx = [
		Z("dagger-strike-ii", 0, 2, _x(B(1), X({ card: 1 }, U(1)))),
		Z("pickpocket-ii", 1, 2, vx([
			3,
			4,
			5,
			6
		], 2)),
		Z("shifty-strike-ii", 2, 2, yx(4), [{
			id: "shadow-strike",
			kind: "offensive",
			tiers: [{
				need: b({
					dagger: 2,
					shadow: 2
				}),
				effects: [K("poison"), V(gx)]
			}]
		}]),
		Z("insidious-strike-ii", 2, 2, bx(4), [{
			id: "shank-attack",
			kind: "offensive",
			tiers: [{
				need: b({
					dagger: 1,
					bag: 1,
					card: 1,
					shadow: 1
				}),
				effects: [
					B(1),
					W("sneak-attack"),
					U(1),
					K("poison")
				]
			}]
		}]),
		Z("shadow-dance-ii", 1, 2, xx(U(1))),
		Z("carducopia-ii", 2, 2, Sx(X({ shadow: 1 }, nd("target", "random")), X({ bag: 1 }, B(1)))),
		Z("shadow-defense-ii", 3, 2, Cx(5)),
		Z("counter-strike-ii", 4, 2, wx(2)),
		{
			id: "sneaky",
			kind: "main",
			cost: 1,
			effects: [W("sneak-attack")]
		},
		{
			id: "poison-wound",
			kind: "instant",
			cost: 2,
			effects: [K("poison", 1, "chosen-opponent")]
		},
		{
			id: "wild-shadow",
			kind: "roll",
			cost: 4,
			effects: [Y(hx, [Dl({
				whose: "any",
				to: "any",
				upTo: 2
			})], [Dl({
				whose: "any",
				to: "any"
			})])]
		},
		{
			id: "shadow-coin",
			kind: "instant",
			cost: 0,
			effects: [Y(hx, [B(3)], [B(2)])]
		},
		{
			id: "enter-the-shadows",
			kind: "instant",
			cost: 4,
			effects: [W("shadows")]
		},
		{
			id: "card-trick",
			kind: "main",
			cost: 2,
			effects: [nd("chosen-opponent", "random"), Y(hx, [U(2)], [U(1)])]
		},
		{
			id: "shadow-meld",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: b({ shadow: 1 }) }, [W("sneak-attack"), B(2)], [U(1)])])]
		}
	], Ox = {
		id: "shadow-thief",
		box: "season-1",
		difficulty: 5,
		faces: [
			"dagger",
			"dagger",
			"bag",
			"bag",
			"card",
			"shadow"
		],
		abilities: Tx,
		tokens: Ex,
		cards: Dx
	};
})), Ax = /* @__PURE__ */ he({
	hero: () => Ox,
	texts: () => jx
}), jx, Mx = d((() => {
	p(), ax(), sx(), kx(), jx = u({
		en: ix,
		fr: ox
	});
})), Nx, Px = d((() => {
	S(), Nx = {
		name: "Treant",
		style: ["A forest that grows a little every turn, from Seedlings to a Dryad.", "Decide which Spirits to keep growing, which to spend on rerolls, healing and damage, and wrap your opponent in Barbed Vine."],
		symbols: {
			branch: x("Branch", "Branches"),
			leaf: x("Leaf", "Leaves"),
			spirit: x("Spirit", "Spirits")
		},
		abilities: {
			fertilize: "Fertilize",
			splinter: "Splinter",
			tend: "Tend",
			overgrowth: "Overgrowth",
			"vengeful-vines": "Vengeful Vines",
			"call-of-the-wild": "Call of the Wild",
			"natures-grasp": "Nature’s Grasp",
			"wake-the-forest": "Wake the Forest!",
			rooted: "Rooted",
			cultivate: "Cultivate",
			plant: "Plant",
			bitterroot: "Bitterroot",
			enrapture: "Enrapture",
			"natures-blessing": "Nature’s Blessing"
		},
		tokens: {
			seedling: {
				name: "Seedling",
				text: "A Spirit. Spend to reroll one of your dice. One Seedling per turn."
			},
			sapling: {
				name: "Sapling",
				text: "A Spirit. Spend at any time to heal 1 and gain 1 CP, or with 1 CP to draw a card. One Sapling per turn."
			},
			dryad: {
				name: "Dryad",
				text: "A Spirit. Spend on your attack to add 3 damage, or after an opponent’s offensive roll phase to stop one negative status effect that their ability would inflict on you. One Dryad per turn."
			},
			wellspring: {
				name: "Wellspring",
				text: "Spend in one of your main phases and roll a die: heal half of it, rounded up."
			},
			"barbed-vine": {
				name: "Barbed Vine",
				text: "Removed when your roll attempts are over. At the end of that roll phase, suffer 1 damage for each attempt after the first, at most 2."
			}
		},
		families: { spirits: x("Spirit", "Spirits") },
		cards: {
			harvest: "Harvest!",
			"cultivate-spirits": "Cultivate!",
			"will-o-wisp": "Will o’ Wisp!",
			"down-pour": "Down Pour!",
			stomp: "Stomp!",
			"drink-deep": "Drink Deep!",
			"mother-tree": "Mother Tree!"
		},
		verbs: {
			"treant/grow": (e, t) => `grow ${t.amount(e.amount, x("Spirit", "Spirits"))}${typeof e.amount == "number" ? "" : " rolled"}`,
			"treant/grow-each": () => "each Spirit you have may grow once, in any order"
		},
		asks: {
			grow: "A Spirit grows: into what?",
			"grow-each": "What does the next Spirit grow into?"
		}
	};
})), Fx, Ix = d((() => {
	S(), Fx = {
		name: "Tréant",
		style: ["Une forêt qui pousse un peu à chaque tour, de la Jeune pousse à la Dryade.", "Choisissez les Esprits à faire grandir et ceux à dépenser en relances, en soins et en dégâts, et enlacez l’adversaire de Ronces."],
		symbols: {
			branch: x("Branche", "Branches"),
			leaf: x("Feuille", "Feuilles"),
			spirit: x("Esprit", "Esprits")
		},
		abilities: {
			fertilize: "Fertilisation",
			splinter: "Écharde",
			tend: "Entretien",
			overgrowth: "Luxuriance",
			"vengeful-vines": "Lianes vengeresses",
			"call-of-the-wild": "Appel de la forêt",
			"natures-grasp": "Emprise de la nature",
			"wake-the-forest": "Réveil de la forêt\xA0!",
			rooted: "Enracinement",
			cultivate: "Culture",
			plant: "Plantation",
			bitterroot: "Amère racine",
			enrapture: "Capture",
			"natures-blessing": "Bénédiction de la nature"
		},
		tokens: {
			seedling: {
				name: "Jeune pousse",
				text: "Un Esprit. À dépenser pour relancer un de vos dés. Une seule Jeune pousse par tour."
			},
			sapling: {
				name: "Arbrisseau",
				text: "Un Esprit. À dépenser à tout moment pour soigner 1 et gagner 1 PC, ou avec 1 PC pour piocher une carte. Un seul Arbrisseau par tour."
			},
			dryad: {
				name: "Dryade",
				text: "Un Esprit. À dépenser sur votre attaque pour ajouter 3 dégâts, ou après la phase de lancer offensif d’un adversaire pour arrêter une altération négative que sa capacité vous infligerait. Une seule Dryade par tour."
			},
			wellspring: {
				name: "Source",
				text: "À dépenser dans une de vos phases principales\xA0: lancez un dé et soignez-en la moitié, arrondie au supérieur."
			},
			"barbed-vine": {
				name: "Ronces",
				text: "Retirées quand vos tentatives de lancer sont finies. À la fin de cette phase de lancer, subissez 1 dégât par tentative après la première, 2 au plus."
			}
		},
		families: { spirits: x("Esprit", "Esprits") },
		cards: {
			harvest: "Récolte\xA0!",
			"cultivate-spirits": "Cultivez\xA0!",
			"will-o-wisp": "Feu follet\xA0!",
			"down-pour": "Averse\xA0!",
			stomp: "Piétinement\xA0!",
			"drink-deep": "Buvez à la Source\xA0!",
			"mother-tree": "Arbre-mère\xA0!"
		},
		verbs: {
			"treant/grow": (e, t) => `faites pousser ${t.amount(e.amount, x("Esprit", "Esprits"))}${typeof e.amount == "number" ? "" : " obtenu"}`,
			"treant/grow-each": () => "chaque Esprit que vous avez peut grandir une fois, dans l’ordre de votre choix"
		},
		asks: {
			grow: "Un Esprit pousse\xA0: en quoi\xA0?",
			"grow-each": "En quoi grandit l’Esprit suivant\xA0?"
		}
	};
}));
// packages/dice-throne/src/heroes/treant/growth.ts
function Lx(e, t, n) {
	let r = Bx(n);
	return es(e, t, n) > 0 && (r === void 0 || N(e, t, r) > 0);
}
function Rx(e, t, n) {
	let r = Bx(n);
	r && M(e, t, r, 1), ts(e, t, n, 1);
}
var zx, Bx, Vx = d((() => {
	Q(), zx = [
		"seedling",
		"sapling",
		"dryad"
	], Bx = (e) => zx[zx.indexOf(e) - 1];
})), Hx, Ux, Wx, Gx = d((() => {
	Q(), Vx(), Hx = (e, t) => zx.filter((n) => Lx(e, t, n)), Ux = v({
		name: "treant/grow",
		options: { grow: Nt() },
		possible: (e, t) => Hx(e, t).length > 0,
		vars: () => ({ left: 0 }),
		parts: (e, t, { own: n }) => [e.run((e, r) => {
			n(r).left = F(e, r, t.amount);
		}), e.loop((e, t) => n(t).left > 0 && Hx(e, t.self).length > 0, e.ask("grow", {
			who: (e, t) => t.self,
			options: (e, t) => Hx(e, t.self),
			params: (e, t) => ({
				by: t.by,
				left: n(t).left
			}),
			auto: !0,
			then: (e, t, r) => {
				n(t).left--, Rx(e, t.self, r);
			}
		}))],
		estimate: (e, t) => 1.2 * t.amount(e.amount)
	}), Wx = (e) => Ux({ amount: e });
})), Kx, qx, Jx, Yx, Xx, Zx = d((() => {
	Q(), Vx(), Kx = (e, t, n) => ["sapling", "dryad"].filter((r) => n[qx(r)] > 0 && Lx(e, t, r)), qx = (e) => Bx(e), Jx = (e, t) => ({
		seedling: N(e, t, "seedling"),
		sapling: N(e, t, "sapling")
	}), Yx = v({
		name: "treant/grow-each",
		options: { "grow-each": Nt("none") },
		possible: (e, t) => Kx(e, t, Jx(e, t)).length > 0,
		vars: () => ({
			seedling: 0,
			sapling: 0
		}),
		parts: (e, t, { own: n }) => [e.run((e, t) => {
			Object.assign(n(t), Jx(e, t.self));
		}), e.loop((e, t) => Kx(e, t.self, n(t)).length > 0, e.ask("grow-each", {
			who: (e, t) => t.self,
			options: (e, t) => [...Kx(e, t.self, n(t)), "none"],
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				let i = n(t);
				r === "none" ? Object.assign(i, {
					seedling: 0,
					sapling: 0
				}) : (i[qx(r)]--, Rx(e, t.self, r));
			}
		}))],
		estimate: () => 2.4
	}), Xx = () => Yx({});
})), Qx, $x, eS, tS, nS, rS, iS, aS, oS, sS, cS, lS, uS, dS = d((() => {
	Q(), Gx(), Zx(), Qx = {
		family: "spirits",
		n: 1
	}, $x = (e) => ({
		id: "splinter",
		kind: "offensive",
		tiers: [
			5,
			6,
			7
		].map((t, n) => ({
			need: b({ branch: 3 + n }),
			effects: [
				V(t),
				e > 1 ? K("barbed-vine") : fm(Qx, [K("barbed-vine")]),
				...e > 2 ? [Y({ dice: mn(3) }, [Wx(1)])] : []
			]
		}))
	}), eS = (e) => ({
		id: "tend",
		kind: "offensive",
		tiers: [{
			need: b({
				leaf: 2,
				spirit: 2
			}),
			effects: [
				U(1),
				Wx(e),
				ru(["wellspring"], "chosen-player"),
				K("barbed-vine", 1, "chosen-opponent")
			]
		}]
	}), tS = (e) => ({
		id: "overgrowth",
		kind: "offensive",
		tiers: [{
			need: b({
				branch: 2,
				leaf: 3
			}),
			effects: [
				V(e),
				gm(Qx, 2, [V(4)]),
				fm({
					token: "wellspring",
					n: 1
				}, [Rh()])
			]
		}]
	}), nS = (e) => ({
		id: "vengeful-vines",
		kind: "offensive",
		tiers: [{
			need: fn,
			effects: [K("barbed-vine"), V(e)]
		}]
	}), rS = (e) => ({
		id: "call-of-the-wild",
		kind: "offensive",
		tiers: [{
			need: pn,
			effects: [V(8), J(e, [
				V(I("branch")),
				X({ leaf: 1 }, W("wellspring")),
				Wx(I("spirit"))
			])]
		}]
	}), iS = (e) => ({
		id: "natures-grasp",
		kind: "offensive",
		tiers: [{
			need: b({ spirit: 4 }),
			effects: [
				Wx(2),
				z(),
				V(ws("spirits", 1, e), "undefendable")
			]
		}]
	}), aS = (e) => ({
		id: "rooted",
		kind: "defensive",
		dice: 2 + e,
		effects: [
			q(I("branch")),
			q(I("spirit")),
			X({ leaf: 2 }, Wx(1)),
			...e > 1 ? [X({ spirit: 2 }, ru(["wellspring"], "chosen-player"))] : []
		]
	}), oS = [
		{
			id: "fertilize",
			kind: "passive",
			upkeep: [Wx(1)]
		},
		$x(1),
		eS(3),
		tS(2),
		nS(7),
		rS(4),
		iS(5),
		{
			id: "wake-the-forest",
			kind: "ultimate",
			tiers: [{
				need: b({ spirit: 5 }),
				effects: [
					W("wellspring"),
					ru(["wellspring"], "teammate"),
					Wx(5),
					K("barbed-vine"),
					z(),
					V(10)
				]
			}]
		},
		aS(1)
	], sS = {
		kind: "companion",
		spent: !0,
		family: "spirits",
		perTurn: 1
	}, cS = [
		{
			...sS,
			id: "seedling",
			limit: 3,
			spend: {
				when: "any",
				effects: [Gm({
					whose: "own",
					upTo: 1
				})]
			}
		},
		{
			...sS,
			id: "sapling",
			limit: 2,
			spends: [{
				id: "heal",
				cost: 1,
				when: "any",
				effects: [G(1), B(1)]
			}, {
				id: "draw",
				cost: 1,
				price: { cp: 1 },
				when: "any",
				effects: [U(1)]
			}]
		},
		{
			...sS,
			id: "dryad",
			limit: 1,
			spends: [{
				id: "add",
				cost: 1,
				when: "my-attack",
				effects: [L(3)]
			}, {
				id: "shield",
				cost: 1,
				when: "inflicting",
				effects: [Qf()]
			}]
		},
		{
			id: "wellspring",
			kind: "positive",
			limit: 1,
			spend: {
				when: "my-main",
				effects: [J(1, [G(bs)])]
			}
		},
		{
			id: "barbed-vine",
			kind: "negative",
			limit: 1,
			attempted: [sp("barbed-vine"), Th(Es({ most: 2 }), "self")]
		}
	], lS = [
		Z("splinter-ii", 1, 2, $x(2)),
		Z("splinter-iii", 2, 3, $x(3)),
		Z("tend-ii", 2, 2, eS(4), [{
			id: "cultivate",
			kind: "offensive",
			tiers: [{
				need: b({
					branch: 2,
					spirit: 2
				}),
				effects: [Wx(6)]
			}]
		}]),
		Z("overgrowth-ii", 2, 2, tS(4), [{
			id: "plant",
			kind: "offensive",
			tiers: [{
				need: b({
					branch: 1,
					leaf: 2
				}),
				effects: [Wx(3)]
			}]
		}]),
		Z("vengeful-vines-ii", 2, 2, nS(8), [{
			id: "bitterroot",
			kind: "offensive",
			tiers: [{
				need: b({ leaf: 3 }),
				effects: [V(ws("spirits"), "pure")]
			}]
		}]),
		Z("call-of-the-wild-ii", 2, 2, rS(5), [{
			id: "enrapture",
			kind: "offensive",
			tiers: [{
				need: b({
					branch: 2,
					spirit: 2
				}),
				effects: [K("barbed-vine"), V(4, "undefendable")]
			}]
		}]),
		Z("natures-grasp-ii", 2, 2, iS(6), [{
			id: "natures-blessing",
			kind: "offensive",
			tiers: [{
				need: b({ spirit: 3 }),
				effects: [
					G(1),
					B(1),
					U(1),
					Wx(1)
				]
			}]
		}]),
		Z("rooted-ii", 3, 2, aS(2)),
		{
			id: "harvest",
			kind: "main",
			cost: 0,
			effects: [gm(Qx, 3, [B(1)], [Y({ paid: 2 }, [ru(["wellspring"], "two-players")])])]
		},
		{
			id: "cultivate-spirits",
			kind: "main",
			cost: 3,
			effects: [Wx(3)]
		},
		{
			id: "will-o-wisp",
			kind: "main",
			cost: 1,
			effects: [J(3, [
				X({ branch: 1 }, Gf(1, "all-opponents", !1, "collateral")),
				X({ leaf: 1 }, W("wellspring")),
				X({ spirit: 1 }, Wx(1))
			])]
		},
		{
			id: "down-pour",
			kind: "main",
			cost: 2,
			effects: [Xx()]
		},
		{
			id: "stomp",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [J(5, [L(I("branch")), Y({ added: 3 }, [K("barbed-vine")])])]
		},
		{
			id: "drink-deep",
			kind: "instant",
			cost: 1,
			effects: [ru(["wellspring"], "chosen-player")]
		},
		{
			id: "mother-tree",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: b({ spirit: 1 }) }, [Wx(4)], [U(1)])])]
		}
	], uS = {
		id: "treant",
		box: "season-1",
		difficulty: 6,
		faces: [
			"branch",
			"branch",
			"branch",
			"leaf",
			"leaf",
			"spirit"
		],
		abilities: oS,
		tokens: cS,
		cards: lS
	};
})), fS = /* @__PURE__ */ he({
	hero: () => uS,
	texts: () => pS
}), pS, mS = d((() => {
	p(), Px(), Ix(), dS(), pS = u({
		en: Nx,
		fr: Fx
	});
})), hS, gS = d((() => {
	S(), hS = {
		name: "Artificer",
		style: ["A workshop of bots, slow to build and hard to stop.", "Collect Synth, build your bots and keep enough of it to put them to work, and let your Nanites pile up before you detonate them."],
		symbols: {
			wrench: x("Wrench", "Wrenches"),
			nut: x("Nut", "Nuts"),
			bolt: x("Bolt", "Bolts")
		},
		abilities: {
			"spanner-strike": "Spanner Strike",
			schematics: "Schematics",
			"scrap-collector": "Scrap Collector",
			eureka: "Eureka",
			jolt: "Jolt",
			zapppp: "Zapppp!",
			overclock: "Overclock",
			"ratchet-up": "Ratchet Up",
			"maximum-power": "Maximum Power!",
			"scratch-built": "Scratch Built",
			"nuts-n-bolts": "Nuts n’ Bolts",
			"power-up": "Power Up",
			"swarming-bots": "Swarming Bots"
		},
		actions: {
			"nanobot-build": "the plans of the Nanobot",
			"nanobot-improve": "spare parts for the Nanobot",
			"nanobot-basic": "the Nanobot",
			"nanobot-advanced": "the Nanobot",
			"shock-bot-build": "the plans of the Shock Bot",
			"shock-bot-improve": "spare parts for the Shock Bot",
			"shock-bot-basic": "the Shock Bot",
			"shock-bot-advanced": "the Shock Bot",
			"heal-bot-build": "the plans of the Heal Bot",
			"heal-bot-improve": "spare parts for the Heal Bot",
			"heal-bot-basic": "the Heal Bot",
			"heal-bot-advanced": "the Heal Bot"
		},
		tokens: {
			synth: {
				name: "Synth",
				text: "In a main phase of their own the Artificer spends 2 to build a basic bot, 3 to make a basic bot advanced; activating a basic bot costs 2, an advanced one 1. At any time the Artificer may spend 4 to inflict Nanite on an opponent."
			},
			nanite: {
				name: "Nanite",
				text: "When Nanites are detonated you lose all of yours: 1, 2 or 3 of them deal 1, 3 or 5 damage. In your upkeep, roll a die for each: on a 6 it is removed."
			}
		},
		families: { bots: x("bot", "bots") },
		companions: {
			nanobot: {
				name: "Nanobot",
				text: "Once in each of your upkeeps (2 Synth if basic, 1 if advanced): detonate all Nanites of all players.",
				states: {
					unbuilt: "not built",
					basic: "basic",
					advanced: "advanced"
				}
			},
			"shock-bot": {
				name: "Shock Bot",
				text: "Once per turn, on your attack (2 Synth if basic, 1 if advanced): add 3 damage.",
				states: {
					unbuilt: "not built",
					basic: "basic",
					advanced: "advanced"
				}
			},
			"heal-bot": {
				name: "Heal Bot",
				text: "Up to twice when you are attacked with 6 damage or more (2 Synth if basic, 1 if advanced): roll a die; heal 1 on 1 to 3, 2 on 4 to 6.",
				states: {
					unbuilt: "not built",
					basic: "basic",
					advanced: "advanced"
				}
			}
		},
		cards: {
			"high-voltage": "High Voltage!",
			"nanite-assault": "Nanite Assault!",
			conductivity: "Conductivity!",
			"oooh-shiny": "Oooh Shiny!",
			"robo-revenge": "Robo Revenge!",
			"arcing-shield": "Arcing Shield",
			synthesize: "Synthesize!"
		},
		verbs: {
			"artificer/activate": (e, t) => `activate the ${t.companion(e.bot)} (${t.list(e.effects)})`,
			"artificer/build": (e, t) => `${e.state === "basic" ? "build the" : "take the advanced"} ${t.companion(e.bot)}`,
			"artificer/detonate": () => "detonate all Nanites of all players",
			"artificer/free-bots": (e) => e.most === 1 ? "activate one of your bots for free" : `activate up to ${e.most} different bots for free`
		}
	};
})), _S, vS = d((() => {
	S(), _S = {
		name: "Artificier",
		style: ["Un atelier de robots, longs à construire et difficiles à arrêter.", "Amassez du Synthé, construisez vos robots en gardant de quoi les faire travailler, et laissez les Nanites s’accumuler avant de les faire exploser."],
		symbols: {
			wrench: x("Clé", "Clés"),
			nut: x("Écrou", "Écrous"),
			bolt: x("Éclair", "Éclairs")
		},
		abilities: {
			"spanner-strike": "Coup de clé",
			schematics: "Schémas",
			"scrap-collector": "Récupération",
			eureka: "Euréka",
			jolt: "Décharge",
			zapppp: "Zapppp\xA0!",
			overclock: "Surcadençage",
			"ratchet-up": "Coup de cliquet",
			"maximum-power": "Puissance max\xA0!",
			"scratch-built": "À partir de zéro",
			"nuts-n-bolts": "Les rouages du système",
			"power-up": "Mise sous tension",
			"swarming-bots": "Essaim de robots"
		},
		actions: {
			"nanobot-build": "les plans du Nanobot",
			"nanobot-improve": "des pièces pour le Nanobot",
			"nanobot-basic": "le Nanobot",
			"nanobot-advanced": "le Nanobot",
			"shock-bot-build": "les plans du Robot-choc",
			"shock-bot-improve": "des pièces pour le Robot-choc",
			"shock-bot-basic": "le Robot-choc",
			"shock-bot-advanced": "le Robot-choc",
			"heal-bot-build": "les plans du Robot-soin",
			"heal-bot-improve": "des pièces pour le Robot-soin",
			"heal-bot-basic": "le Robot-soin",
			"heal-bot-advanced": "le Robot-soin"
		},
		tokens: {
			synth: {
				name: "Synthé",
				text: "Dans ses phases principales, l’Artificier en dépense 2 pour construire un robot de base, 3 pour perfectionner un robot de base\xA0; activer un robot de base coûte 2, un robot perfectionné 1. À tout moment, il peut en dépenser 4 pour infliger Nanite à un adversaire."
			},
			nanite: {
				name: "Nanite",
				text: "Quand les Nanites explosent, vous perdez toutes les vôtres\xA0: 1, 2 ou 3 d’entre elles infligent 1, 3 ou 5 dégâts. À votre entretien, lancez un dé pour chacune\xA0: sur un 6, elle est retirée."
			}
		},
		families: { bots: x("robot", "robots") },
		companions: {
			nanobot: {
				name: "Nanobot",
				text: "Une fois à chacun de vos entretiens (2 Synthé s’il est de base, 1 s’il est perfectionné)\xA0: toutes les Nanites de tous les joueurs explosent.",
				states: {
					unbuilt: "non construit",
					basic: "de base",
					advanced: "perfectionné"
				}
			},
			"shock-bot": {
				name: "Robot-choc",
				text: "Une fois par tour, sur votre attaque (2 Synthé s’il est de base, 1 s’il est perfectionné)\xA0: ajoutez 3 dégâts.",
				states: {
					unbuilt: "non construit",
					basic: "de base",
					advanced: "perfectionné"
				}
			},
			"heal-bot": {
				name: "Robot-soin",
				text: "Jusqu’à deux fois quand vous êtes attaqué avec au moins 6 dégâts (2 Synthé s’il est de base, 1 s’il est perfectionné)\xA0: lancez un dé\xA0; soignez 1 sur 1 à 3, 2 sur 4 à 6.",
				states: {
					unbuilt: "non construit",
					basic: "de base",
					advanced: "perfectionné"
				}
			}
		},
		cards: {
			"high-voltage": "Haute tension\xA0!",
			"nanite-assault": "Assaut de nanites\xA0!",
			conductivity: "Conductivité\xA0!",
			"oooh-shiny": "Oh, ça brille\xA0!",
			"robo-revenge": "Vengeance robotique\xA0!",
			"arcing-shield": "Bouclier à arc",
			synthesize: "Synthèse\xA0!"
		},
		verbs: {
			"artificer/activate": (e, t) => `activez le ${t.companion(e.bot)} (${t.list(e.effects)})`,
			"artificer/build": (e, t) => e.state === "basic" ? `construisez le ${t.companion(e.bot)}` : `prenez le ${t.companion(e.bot)} perfectionné`,
			"artificer/detonate": () => "toutes les Nanites de tous les joueurs explosent",
			"artificer/free-bots": (e) => e.most === 1 ? "activez gratuitement un de vos robots" : `activez gratuitement jusqu’à ${e.most} robots différents`
		}
	};
})), yS, bS, xS, SS, CS, wS = d((() => {
	Q(), yS = (e) => `${e}-this-turn`, bS = (e, t) => `${e}@${t}`, xS = (e, t, n) => (Ko(e, t, n) ?? "unbuilt") !== "unbuilt", SS = v({
		name: "artificer/activate",
		inner: ({ effects: e }) => [e],
		possible: (e, t, n) => xS(e, t, n.bot) && (m(e, t).marks[yS(n.bot)] ?? 0) < (n.perTurn ?? Infinity) && (e.attack?.marks[bS(n.bot, t)] ?? 0) < (n.perAttack ?? Infinity) && n.effects.some((n) => yu(e, t, n)),
		parts: (e, t, { parts: n }) => [e.run((e, n) => {
			let { marks: r } = m(e, n.self);
			r[yS(t.bot)] = (r[yS(t.bot)] ?? 0) + 1;
			let i = bS(t.bot, n.self);
			e.attack && (e.attack.marks[i] = (e.attack.marks[i] ?? 0) + 1), n.by = t.bot;
		}), ...n(t.effects, "whole")],
		estimate: (e, t) => t.list(e.effects)
	}), CS = (e, t, n = {}) => SS({
		bot: e,
		effects: t,
		...n
	});
})), TS, ES, DS = d((() => {
	Q(), TS = v({
		name: "artificer/build",
		possible: (e, t, { bot: n, state: r }) => {
			let i = Ko(e, t, n);
			return i === "unbuilt" || i === "basic" && r === "advanced";
		},
		parts: (e, t) => [e.run((e, n) => qo(e, n.self, t.bot, t.state))],
		estimate: ({ state: e }) => e === "basic" ? 3 : 5
	}), ES = (e, t) => TS({
		bot: e,
		state: t
	});
})), OS, kS, AS, jS, MS, NS = d((() => {
	Q(), OS = "nanite", kS = [
		0,
		1,
		3,
		5
	], AS = (e) => [...e.fighters.keys()].filter((t) => N(e, t, OS) > 0), jS = v({
		name: "artificer/detonate",
		pass: () => "target",
		possible: (e) => AS(e).length > 0,
		parts: (e) => [e.run((e, t) => {
			for (let n of AS(e)) {
				let r = kS[M(e, n, OS, N(e, n, OS))], i = e.attack?.target === n && Wc(e, t.self, "my-attack"), a = e.attack ? "collateral" : "normal";
				e.incoming[n].push(i ? {
					kind: "add",
					by: t.by,
					amount: r,
					from: t.self
				} : {
					kind: "other",
					by: t.by,
					amount: r,
					type: a,
					from: t.self
				});
			}
		})],
		estimate: () => 3
	}), MS = () => jS({});
})), PS, FS, IS = d((() => {
	Q(), PS = v({
		name: "artificer/free-bots",
		pass: () => "target",
		inner: ({ bots: e }) => [e],
		vars: ({ most: e }) => ({
			left: e,
			done: [],
			branch: 0
		}),
		parts: (e, t, { own: n, pass: r, parts: i }) => {
			if (r === "activation") return [];
			let a = (e, r) => t.bots.flatMap((t, i) => n(r).done.includes(i + 1) || !yu(e, r.self, t) ? [] : [{
				branch: i + 1,
				does: [t],
				hero: m(e, r.self).hero
			}]);
			return [e.loop((e, t) => n(t).left > 0 && a(e, t).length > 0, e.ask("choose", {
				who: (e, t) => t.self,
				options: (e, n) => [...a(e, n), {
					branch: t.bots.length + 1,
					does: [],
					hero: m(e, n.self).hero
				}],
				key: Et,
				params: (e, t) => ({ by: t.by }),
				then: (e, r, { branch: i }) => {
					let a = n(r);
					a.branch = i, a.done.push(i), a.left = i > t.bots.length ? 0 : a.left - 1;
				}
			}), ...t.bots.map((t, r) => e.when((e, t) => n(t).branch === r + 1, ...i([t], "whole"))))];
		},
		estimate: (e) => 2 * e.most
	}), FS = (e, t) => PS({
		most: e,
		bots: t
	});
})), LS, RS, zS, BS, VS, HS, US, WS, GS, KS, qS, JS, YS, XS, ZS, QS, $S, eC, tC, nC, rC, iC = d((() => {
	Q(), wS(), DS(), NS(), IS(), LS = (e) => ({
		token: "synth",
		n: e
	}), RS = CS("nanobot", [MS()]), zS = CS("shock-bot", [L(3)], { perTurn: 1 }), BS = CS("heal-bot", [J(1, [Y({ die: [
		1,
		2,
		3
	] }, [G(1)], [G(2)])])], { perAttack: 2 }), VS = [
		RS,
		zS,
		BS
	], HS = [
		b({ wrench: 3 }),
		b({ wrench: 4 }),
		b({ wrench: 5 })
	], US = [
		X({ wrench: 1 }, V(1)),
		X({ nut: 1 }, V(2)),
		W("synth", I("bolt"))
	], WS = (e) => ({
		id: "spanner-strike",
		kind: "offensive",
		tiers: e.map((e, t) => ({
			need: HS[t],
			effects: [V(e), fm(LS(1), [J(3, US)], [J(1, US)])]
		}))
	}), GS = (e) => ({
		id: "schematics",
		kind: "offensive",
		tiers: [{
			need: b({
				nut: 3,
				bolt: 1
			}),
			effects: [
				...e > 1 ? [B(2)] : [],
				U(2),
				G(2),
				W("synth", 4)
			]
		}]
	}), KS = (...e) => ({
		id: "scrap-collector",
		kind: "passive",
		upkeep: e
	}), qS = (e) => ({
		id: "eureka",
		kind: "offensive",
		tiers: [{
			need: b({
				wrench: 2,
				nut: 3
			}),
			effects: [W("synth", 3), V(e)]
		}]
	}), JS = (e) => ({
		id: "jolt",
		kind: "offensive",
		tiers: [{
			need: fn,
			effects: [
				W("synth"),
				K("nanite", e),
				V(7)
			]
		}]
	}), YS = (e) => ({
		id: "zapppp",
		kind: "offensive",
		tiers: [{
			need: pn,
			effects: [
				...e > 1 ? [W("synth", 2)] : [],
				K("nanite"),
				V(9),
				FS(1, VS)
			]
		}]
	}), XS = (e) => ({
		id: "overclock",
		kind: "offensive",
		tiers: [{
			need: b({ bolt: 4 }),
			effects: [
				...e > 1 ? [K("nanite")] : [],
				V(6, "undefendable"),
				FS(2, VS)
			]
		}]
	}), ZS = (e, ...t) => ({
		id: "ratchet-up",
		kind: "defensive",
		dice: e,
		effects: t
	}), QS = [
		WS([
			3,
			4,
			5
		]),
		GS(1),
		KS(W("synth")),
		qS(7),
		JS(1),
		YS(1),
		XS(1),
		ZS(4, W("synth", I("nut")), X({ bolt: 1 }, K("nanite"))),
		{
			id: "maximum-power",
			kind: "ultimate",
			tiers: [{
				need: b({ bolt: 5 }),
				effects: [
					W("synth", 2),
					K("nanite"),
					V(10),
					FS(2, VS)
				]
			}]
		}
	], $S = [{
		id: "synth",
		kind: "positive",
		limit: 7,
		worth: .7,
		spends: [{
			id: "nanite",
			cost: 4,
			when: "any",
			if: {
				companion: "nanobot",
				is: [
					"unbuilt",
					"basic",
					"advanced"
				]
			},
			effects: [K("nanite", 1, "chosen-opponent")]
		}]
	}, {
		id: "nanite",
		kind: "negative",
		limit: 3,
		worth: -1.2,
		upkeep: [Hm(ws("nanite"), [J(1, [Y({ die: [6] }, [sp("nanite")])])])]
	}], eC = (e, t, n) => {
		let r = (t) => ({
			companion: e,
			is: [t]
		});
		return {
			id: e,
			states: [
				"unbuilt",
				"basic",
				"advanced"
			],
			start: 0,
			family: "bots",
			worth: n,
			actions: [
				{
					id: `${e}-build`,
					cost: 0,
					price: LS(2),
					when: "my-main",
					if: r("unbuilt"),
					effects: [ES(e, "basic")]
				},
				{
					id: `${e}-improve`,
					cost: 0,
					price: LS(3),
					when: "my-main",
					if: r("basic"),
					effects: [ES(e, "advanced")]
				},
				{
					id: `${e}-basic`,
					cost: 0,
					price: LS(2),
					if: r("basic"),
					...t
				},
				{
					id: `${e}-advanced`,
					cost: 0,
					price: LS(1),
					if: r("advanced"),
					...t
				}
			]
		};
	}, tC = [
		eC("nanobot", {
			when: "my-upkeep",
			effects: [RS],
			oncePerTurn: !0
		}, [
			0,
			3,
			5
		]),
		eC("shock-bot", {
			when: "my-attack",
			effects: [zS]
		}, [
			0,
			4.5,
			7
		]),
		eC("heal-bot", {
			when: "attacked",
			effects: [Y({ peak: 6 }, [BS])]
		}, [
			0,
			2.5,
			4.5
		])
	], nC = [
		Z("spanner-strike-ii", 1, 2, WS([
			4,
			5,
			6
		])),
		Z("schematics-ii", 1, 2, GS(2)),
		Z("scrap-collector-ii", 2, 2, KS(J(1, [Y({ die: [
			4,
			5,
			6
		] }, [W("synth", 2)], [W("synth")])]))),
		Z("eureka-ii", 2, 2, qS(8), [{
			id: "scratch-built",
			kind: "offensive",
			tiers: [{
				need: b({
					wrench: 2,
					nut: 2
				}),
				effects: [Cu([ES("nanobot", "advanced")], [ES("shock-bot", "advanced")], [ES("heal-bot", "advanced")])]
			}]
		}]),
		Z("jolt-ii", 2, 2, JS(2), [{
			id: "nuts-n-bolts",
			kind: "offensive",
			tiers: [{
				need: b({
					wrench: 3,
					bolt: 1
				}),
				effects: [W("synth", 5)]
			}]
		}]),
		Z("overclock-ii", 2, 2, XS(2), [{
			id: "power-up",
			kind: "offensive",
			tiers: [{
				need: b({ bolt: 3 }),
				effects: [K("nanite", 3, "chosen-opponent")]
			}]
		}]),
		Z("zapppp-ii", 2, 2, YS(2), [{
			id: "swarming-bots",
			kind: "offensive",
			tiers: [{
				need: b({
					wrench: 1,
					nut: 2,
					bolt: 1
				}),
				effects: [V(ws("bots", 1, 5))]
			}]
		}]),
		Z("ratchet-up-ii", 3, 2, ZS(5, X({ wrench: 2 }, H(1)), W("synth", I("nut")), K("nanite", I("bolt")))),
		{
			id: "high-voltage",
			kind: "instant",
			cost: 1,
			effects: [W("synth", 2)]
		},
		{
			id: "nanite-assault",
			kind: "instant",
			cost: 1,
			effects: [K("nanite", 1, "chosen-opponent")]
		},
		{
			id: "conductivity",
			kind: "instant",
			cost: 0,
			effects: [J(1, [
				X({ wrench: 1 }, G(2)),
				X({ nut: 1 }, W("synth")),
				X({ bolt: 1 }, K("nanite", 1, "chosen-opponent"))
			])]
		},
		{
			id: "oooh-shiny",
			kind: "instant",
			cost: 0,
			effects: [J(1, [W("synth", bs)])]
		},
		{
			id: "robo-revenge",
			kind: "roll",
			cost: 1,
			when: "attacked",
			effects: [q(2), K("nanite")]
		},
		{
			id: "arcing-shield",
			kind: "roll",
			cost: 0,
			when: "attacked",
			effects: [fm(LS(1), [q(3)], [q(2)])]
		},
		{
			id: "synthesize",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: b({ bolt: 1 }) }, [W("synth", 5)], [U(1)])])]
		}
	], rC = {
		id: "artificer",
		box: "season-2",
		difficulty: 6,
		faces: [
			"wrench",
			"wrench",
			"wrench",
			"nut",
			"nut",
			"bolt"
		],
		setup: [W("synth", 3)],
		abilities: QS,
		tokens: $S,
		cards: nC,
		companions: tC
	};
})), aC = /* @__PURE__ */ he({
	hero: () => rC,
	texts: () => oC
}), oC, sC = d((() => {
	p(), gS(), vS(), iC(), oC = u({
		en: hS,
		fr: _S
	});
})), cC, lC = d((() => {
	S(), cC = {
		name: "Huntress",
		style: ["Two hunters for the price of one: Nyra bites with you and takes blows for you.", "Keep her on her feet: as long as she is active, every attack deals 2 more, and she can suffer the damage meant for you."],
		symbols: {
			spear: x("Spear", "Spears"),
			claw: x("Claw", "Claws"),
			"bonded-soul": x("Bonded Soul", "Bonded Souls"),
			sabertooth: x("Sabertooth", "Sabertooths")
		},
		abilities: {
			animalistic: "Animalistic",
			savage: "Savage",
			resuscitate: "Resuscitate",
			"feral-instincts": "Feral Instincts",
			onslaught: "Onslaught",
			"predatory-advance": "Predatory Advance",
			feral: "Feral",
			"maternal-bond": "Maternal Bond",
			"jungle-fury": "Jungle Fury!",
			nyra: "Nyra",
			hunt: "Hunt",
			swipe: "Swipe",
			jugular: "Jugular",
			ferocious: "Ferocious"
		},
		actions: {
			"nyra-rerolls": "Nyra (reroll a die)",
			"nyra-steps-in": "Nyra (take the damage)"
		},
		tokens: { "nyras-bond": {
			name: "Nyra’s Bond",
			text: "Spend when an attack is about to deal you damage that is not ultimate, if Nyra is active: divide it between you and her as you like (with the original leaflet, decide before your defence, and instead of it). Or spend at any time to heal Nyra 2."
		} },
		companions: { nyra: {
			name: "Nyra",
			text: "Active: your attacks deal 2 more damage; when an attack is about to deal you damage that is not ultimate, she may suffer all of it instead; once per turn, in your offensive roll phase, deal 1 damage to her to reroll one of your dice. At 0 health she becomes inactive; in your upkeep she heals 1 then, or becomes active if she has 5 or more. (Original leaflet: she suffers the damage instead of your defence, and rerolls nothing.)",
			states: {
				inactive: "inactive",
				active: "active"
			}
		} },
		cards: {
			resilient: "Resilient!",
			prowl: "Prowl!",
			pounce: "Pounce!",
			"savage-slash": "Savage Slash!",
			"blood-bond": "Blood Bond!",
			"primal-roar": "Primal Roar!"
		},
		verbs: {
			"huntress/heal-nyra": (e, t) => `heal Nyra ${t.amount(e.amount, x(""))}`,
			"huntress/hurt-nyra": (e) => `deal ${e.amount} damage to Nyra`,
			"huntress/rouse-nyra": (e) => `if Nyra is inactive, she becomes active with ${e.from} or more health; otherwise, she heals 1`,
			"huntress/nyra-takes": () => "Nyra suffers all of it",
			"huntress/share": (e) => e.paid ? "divide it between you and Nyra" : "spend Nyra’s Bond and divide it between you and Nyra",
			"huntress/step-in": (e) => e.shared ? "instead of defending, divide the damage of this attack between you and Nyra" : "instead of defending, let Nyra suffer all the damage of this attack",
			"huntress/guard": () => "if Nyra is active and the attack is not ultimate, she may suffer all of it, or you may spend Nyra’s Bond to divide it between you and her"
		},
		asks: { "nyras-share": "How much of the damage does Nyra suffer?" }
	};
})), uC, dC = d((() => {
	S(), uC = {
		name: "Chasseresse",
		style: ["Deux chasseresses pour le prix d’une\xA0: Nyra mord avec vous et encaisse pour vous.", "Gardez-la sur pied\xA0: tant qu’elle est active, chaque attaque inflige 2 dégâts de plus, et elle peut subir ceux qui vous visent."],
		symbols: {
			spear: x("Lance", "Lances"),
			claw: x("Griffe", "Griffes"),
			"bonded-soul": x("Âme liée", "Âmes liées"),
			sabertooth: x("Dents-de-sabre", "Dents-de-sabre")
		},
		abilities: {
			animalistic: "Bestiale",
			savage: "Sauvage",
			resuscitate: "Réanimer",
			"feral-instincts": "Instincts Féroces",
			onslaught: "Charge",
			"predatory-advance": "Traque Prédatrice",
			feral: "Nature Cruelle",
			"maternal-bond": "Lien maternel",
			"jungle-fury": "Fureur de la jungle\xA0!",
			nyra: "Nyra",
			hunt: "Chasse",
			swipe: "Coups de patte",
			jugular: "Jugulaire",
			ferocious: "Farouche"
		},
		actions: {
			"nyra-rerolls": "Nyra (relancer un dé)",
			"nyra-steps-in": "Nyra (subir les dégâts)"
		},
		tokens: { "nyras-bond": {
			name: "Lien de Nyra",
			text: "À dépenser quand une attaque est sur le point de vous infliger des dégâts non ultimes, si Nyra est active\xA0: partagez-les comme vous voulez entre vous et elle (avec le livret d’origine, décidez avant votre défense, et au lieu d’elle). Ou à dépenser à tout moment pour soigner Nyra de 2."
		} },
		companions: { nyra: {
			name: "Nyra",
			text: "Active\xA0: vos attaques infligent 2 dégâts de plus\xA0; quand une attaque est sur le point de vous infliger des dégâts non ultimes, elle peut les subir tous à votre place\xA0; une fois par tour, à votre phase de lancer offensif, infligez-lui 1 dégât pour relancer un de vos dés. À 0 de santé, elle devient inactive\xA0; à votre entretien, elle récupère alors 1, ou redevient active si elle a 5 ou plus. (Livret d’origine\xA0: elle subit les dégâts au lieu de votre défense, et ne relance rien.)",
			states: {
				inactive: "inactive",
				active: "active"
			}
		} },
		cards: {
			resilient: "Résiliente\xA0!",
			prowl: "À l’affût\xA0!",
			pounce: "Bond\xA0!",
			"savage-slash": "Coup de griffe sauvage\xA0!",
			"blood-bond": "Lien de sang\xA0!",
			"primal-roar": "Rugissement primal\xA0!"
		},
		verbs: {
			"huntress/heal-nyra": (e, t) => `soignez Nyra de ${t.amount(e.amount, x(""))}`,
			"huntress/hurt-nyra": (e) => `infligez ${e.amount} dégât${e.amount > 1 ? "s" : ""} à Nyra`,
			"huntress/rouse-nyra": (e) => `si Nyra est inactive, elle redevient active avec ${e.from} de santé ou plus; sinon, elle récupère 1`,
			"huntress/nyra-takes": () => "Nyra les subit tous",
			"huntress/share": (e) => e.paid ? "partagez-les entre vous et Nyra" : "dépensez Lien de Nyra et partagez-les entre vous et Nyra",
			"huntress/step-in": (e) => e.shared ? "au lieu de vous défendre, partagez les dégâts de cette attaque entre vous et Nyra" : "au lieu de vous défendre, laissez Nyra subir tous les dégâts de cette attaque",
			"huntress/guard": () => "si Nyra est active et l’attaque n’est pas ultime, elle peut les subir tous, ou vous pouvez dépenser Lien de Nyra pour les partager entre vous et elle"
		},
		asks: { "nyras-share": "Combien de dégâts Nyra subit-elle\xA0?" }
	};
}));
// packages/dice-throne/src/heroes/huntress/nyra.ts
function fC(e, t, n) {
	Jo(e, t, mC, -n), Qo(e, t, "nyra") === 0 && qo(e, t, mC, "inactive");
}
function pC(e, t, n) {
	n <= 0 || (Tc(e, t, {
		kind: "passed",
		by: mC,
		amount: n
	}), fC(e, t, n));
}
var mC, hC, gC, _C, vC, yC, bC = d((() => {
	Q(), mC = "nyra", hC = "nyras-bond", gC = (e, t) => Ko(e, t, mC) !== void 0, _C = (e, t) => Ko(e, t, mC) === "active", vC = (e, t) => sc(wc(e, t)), yC = (e, t) => _C(e, t) && Gc(e, t);
})), xC, SC, CC = d((() => {
	Q(), bC(), xC = v({
		name: "huntress/nyra-takes",
		possible: (e, t) => yC(e, t) && vC(e, t) > 0,
		parts: (e) => [e.run((e, t) => pC(e, t.self, vC(e, t.self)))],
		estimate: () => 3
	}), SC = () => xC({});
})), wC, TC, EC = d((() => {
	Q(), bC(), wC = v({
		name: "huntress/share",
		options: { "nyras-share": Pt("share") },
		possible: (e, t) => yC(e, t) && os(e, t, "nyras-bond") && vC(e, t) > 1,
		parts: (e, t) => [e.run((e, n) => {
			t.paid || (l(() => ({
				type: "spent",
				seat: n.self,
				token: hC
			})), M(e, n.self, hC, 1));
		}), e.ask("nyras-share", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = vC(e, n.self);
				return r === 0 ? [] : t.paid ? Array.from({ length: r + 1 }, (e, t) => t) : Array.from({ length: r - 1 }, (e, t) => t + 1);
			},
			params: () => ({ by: hC }),
			then: (e, t, n) => pC(e, t.self, n)
		})],
		estimate: () => 2.5
	}), TC = (e = !1) => wC({ paid: e });
})), DC, OC, kC, AC = d((() => {
	Q(), bC(), DC = "huntress/promise", OC = v({
		name: "huntress/step-in",
		possible: (e, t) => Ye(e, "original-leaflets") && yC(e, t) && e.attack?.stage === "activated" && e.attack.type !== "ultimate" && !e.attack.forgone,
		parts: (e, t) => [e.run((e) => {
			e.attack.forgone = !0, e.attack.marks[DC] = t.shared ? 2 : 1;
		})],
		estimate: (e) => e.shared ? 2.5 : 2
	}), kC = (e = !1) => OC({ shared: e });
})), jC, MC, NC, PC = d((() => {
	Q(), CC(), EC(), AC(), jC = [Cu([SC()], [TC()], [])], MC = v({
		name: "huntress/guard",
		inner: () => [jC],
		parts: (e, t, { parts: n }) => [e.either((e) => Ye(e, "original-leaflets"), [e.when((e) => e.attack.marks[DC] === 1, ...n([SC()])), e.when((e) => e.attack.marks[DC] === 2, ...n([TC(!0)]))], n(jC))],
		estimate: () => 2
	}), NC = () => MC({});
})), FC, IC, LC, RC, zC = d((() => {
	Q(), bC(), FC = .7, IC = 7, LC = v({
		name: "huntress/heal-nyra",
		possible: (e, t) => gC(e, t) && Qo(e, t, "nyra") < IC,
		parts: (e, t) => [e.run((e, n) => {
			let r = F(e, n, t.amount);
			r > 0 && gC(e, n.self) && Jo(e, n.self, mC, r);
		})],
		estimate: (e, t) => FC * t.amount(e.amount)
	}), RC = (e) => LC({ amount: e });
})), BC, VC, HC = d((() => {
	Q(), bC(), BC = v({
		name: "huntress/hurt-nyra",
		possible: () => !1,
		parts: (e, t) => [e.run((e, n) => fC(e, n.self, t.amount))],
		estimate: (e) => -e.amount
	}), VC = (e) => BC({ amount: e });
})), UC, WC, GC = d((() => {
	Q(), bC(), UC = v({
		name: "huntress/rouse-nyra",
		parts: (e, t) => [e.run((e, n) => {
			Ko(e, n.self, "nyra") === "inactive" && (Qo(e, n.self, "nyra") >= t.from ? qo(e, n.self, mC, "active") : Jo(e, n.self, mC, 1));
		})],
		estimate: () => 1
	}), WC = (e) => UC({ from: e });
})), KC, qC, JC, YC, XC, ZC, QC, $C, ew, tw, nw, rw, iw, aw, ow = d((() => {
	Q(), PC(), zC(), HC(), GC(), AC(), KC = {
		companion: "nyra",
		is: ["active"]
	}, qC = (e, t) => ({
		id: "animalistic",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: b({ spear: 3 + n }),
			effects: [V(t), ...e > 1 ? [Y({ dice: mn(4) }, [K("bleed")])] : []]
		}))
	}), JC = (e) => ({
		id: "savage",
		kind: "offensive",
		tiers: [{
			need: b({
				claw: 3,
				sabertooth: 1
			}),
			effects: [V(e), J(1, [
				X({ spear: 1 }, V(1)),
				X({ claw: 1 }, V(2)),
				X({ "bonded-soul": 1 }, W("nyras-bond")),
				X({ sabertooth: 1 }, K("bleed"))
			])]
		}]
	}), YC = (e) => ({
		id: "resuscitate",
		kind: "offensive",
		tiers: [{
			need: b({ "bonded-soul": 2 }),
			effects: [W("nyras-bond"), RC(e > 1 ? I("bonded-soul", 2) : 3)]
		}]
	}), XC = (e) => ({
		id: "feral-instincts",
		kind: "offensive",
		tiers: [{
			need: b({
				spear: 3,
				"bonded-soul": 1
			}),
			effects: [W("nyras-bond"), V(e, "undefendable")]
		}]
	}), ZC = (e, t) => ({
		id: "onslaught",
		kind: "offensive",
		tiers: [{
			need: fn,
			effects: [K("bleed"), V(e)]
		}, {
			need: pn,
			effects: [K("bleed", 2), V(t)]
		}]
	}), QC = (e) => ({
		id: "predatory-advance",
		kind: "offensive",
		tiers: [{
			need: b({
				spear: 2,
				claw: 2,
				"bonded-soul": 1
			}),
			effects: [RC(1), V(e)]
		}]
	}), $C = (e) => ({
		id: "feral",
		kind: "offensive",
		tiers: [{
			need: b({ sabertooth: 4 }),
			effects: [RC(1), V(e, "undefendable")]
		}]
	}), ew = (e) => ({
		id: "maternal-bond",
		kind: "defensive",
		dice: e > 1 ? 4 : 3,
		effects: [
			...e > 2 ? [H(I("spear")), H(I("sabertooth"))] : [X({ spear: 1 }, H(1))],
			RC(I("bonded-soul")),
			Y(KC, [X({ claw: 1 }, H(2))])
		]
	}), tw = [
		qC(1, [
			3,
			4,
			5
		]),
		JC(4),
		YC(1),
		XC(2),
		ZC(4, 7),
		QC(5),
		$C(5),
		ew(1),
		{
			id: "jungle-fury",
			kind: "ultimate",
			tiers: [{
				need: b({ sabertooth: 5 }),
				effects: [
					W("nyras-bond"),
					K("bleed", 2),
					V(12)
				]
			}]
		},
		{
			id: "nyra",
			kind: "passive",
			upkeep: [WC(5)],
			totalled: [NC()]
		}
	], nw = [S_, {
		id: "nyras-bond",
		kind: "positive",
		limit: 1,
		spends: [{
			id: "share",
			cost: 1,
			when: "attacked",
			if: { option: "original-leaflets" },
			effects: [kC(!0)]
		}, {
			id: "heal",
			cost: 1,
			when: "any",
			effects: [RC(2)]
		}]
	}], rw = [{
		id: "nyra",
		states: ["inactive", "active"],
		start: 1,
		dial: {
			most: 7,
			start: 5
		},
		aura: {
			state: "active",
			damage: 2
		},
		actions: [{
			id: "nyra-rerolls",
			cost: 0,
			when: "my-offense",
			oncePerTurn: !0,
			if: {
				option: "original-leaflets",
				off: !0
			},
			effects: [Y(KC, [VC(1), Gm({
				whose: "own",
				upTo: 1
			})])]
		}, {
			id: "nyra-steps-in",
			cost: 0,
			when: "attacked",
			effects: [kC()]
		}]
	}], iw = [
		Z("animalistic-ii", 2, 2, qC(2, [
			4,
			5,
			6
		])),
		Z("savage-ii", 2, 2, JC(5), [{
			id: "hunt",
			kind: "offensive",
			tiers: [{
				need: b({
					claw: 2,
					sabertooth: 1
				}),
				effects: [K("bleed"), V(3)]
			}]
		}]),
		Z("resuscitate-ii", 2, 2, YC(2)),
		Z("feral-instincts-ii", 2, 2, XC(3), [{
			id: "swipe",
			kind: "offensive",
			tiers: [{
				need: b({
					spear: 2,
					sabertooth: 1
				}),
				effects: [K("bleed", 1, "three-opponents")]
			}]
		}]),
		Z("onslaught-ii", 2, 2, ZC(5, 8)),
		Z("predatory-advance-ii", 2, 2, QC(6), [{
			id: "jugular",
			kind: "offensive",
			tiers: [{
				need: b({
					spear: 1,
					claw: 1,
					sabertooth: 1
				}),
				effects: [K("bleed", 2)]
			}]
		}]),
		Z("feral-ii", 2, 2, $C(6), [{
			id: "ferocious",
			kind: "offensive",
			tiers: [{
				need: b({ sabertooth: 3 }),
				effects: [RC(1), K("bleed", 2, "chosen-opponent")]
			}]
		}]),
		Z("maternal-bond-ii", 2, 2, ew(2)),
		Z("maternal-bond-iii", 4, 3, ew(3)),
		{
			id: "resilient",
			kind: "instant",
			cost: 1,
			effects: [W("nyras-bond")]
		},
		{
			id: "prowl",
			kind: "roll",
			cost: 0,
			modifier: !0,
			effects: [J(1, [
				X({ spear: 1 }, L(1)),
				X({ claw: 1 }, L(2)),
				X({ "bonded-soul": 1 }, RC(1)),
				X({ sabertooth: 1 }, L(3))
			])]
		},
		{
			id: "pounce",
			kind: "roll",
			cost: 0,
			modifier: !0,
			effects: [J(5, [L(I("spear")), X({ claw: 1 }, K("bleed"))])]
		},
		{
			id: "savage-slash",
			kind: "main",
			cost: 1,
			effects: [fl("chosen-player", [J(1, [
				X({ spear: 1 }, K("bleed")),
				X({ claw: 1 }, K("bleed", 2)),
				X({ "bonded-soul": 1 }, K("bleed")),
				X({ sabertooth: 1 }, K("bleed", 2))
			])])]
		},
		{
			id: "blood-bond",
			kind: "main",
			cost: 1,
			effects: [J(3, [RC(I("bonded-soul", 1, 1)), RC(I("sabertooth", 2))])]
		},
		{
			id: "primal-roar",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: b({ sabertooth: 1 }) }, [RC(4)], [U(1)])])]
		}
	], aw = {
		id: "huntress",
		box: "season-2",
		difficulty: 5,
		faces: [
			"spear",
			"spear",
			"claw",
			"claw",
			"bonded-soul",
			"sabertooth"
		],
		abilities: tw,
		tokens: nw,
		cards: iw,
		companions: rw
	};
})), sw = /* @__PURE__ */ he({
	hero: () => aw,
	texts: () => cw
}), cw, lw = d((() => {
	p(), lC(), dC(), ow(), cw = u({
		en: cC,
		fr: uC
	});
})), uw, dw = d((() => {
	S(), uw = {
		name: "Samurai",
		style: ["Patience, discipline, and shame upon his opponents.", "Whoever is content with fewer than three roll attempts earns Honor for the next blow; Shame blunts what comes back, and Back Strike returns some of it."],
		symbols: {
			katana: x("Katana", "Katanas"),
			helm: x("Kabuto"),
			"rising-sun": x("Rising Sun", "Rising Suns")
		},
		abilities: {
			"katana-slice": "Katana Slice",
			wakizashi: "Wakizashi",
			bushido: "Bushido",
			solemnity: "Solemnity",
			budo: "Budo",
			hagakure: "Hagakure",
			masamune: "Masamune",
			"stand-tall": "Stand Tall",
			shogun: "Shogun!",
			solemn: "Solemn",
			empower: "Empower",
			haga: "Haga"
		},
		tokens: {
			honor: {
				name: "Honor",
				text: "On your attack, spend one to add 1 damage, or two together to add 3."
			},
			shame: {
				name: "Shame",
				text: "When you attack with normal or undefendable damage, remove all these tokens: each reduces that damage by 1."
			},
			"back-strike": {
				name: "Back Strike",
				text: "Spend when you are about to suffer damage of an opponent’s roll phase and roll a die: deal half of it, rounded up, to the attacker."
			}
		},
		cards: {
			honorable: "Honorable!",
			"shame-on-you": "Shame on You!",
			"dont-back-down": "Don’t Back Down!",
			gishi: "Gishi!",
			"follow-through": "Follow Through!",
			kensei: "Kensei!"
		}
	};
})), fw, pw = d((() => {
	S(), fw = {
		name: "Samouraï",
		style: ["Patience, discipline, et la honte pour l’adversaire.", "Qui se contente de moins de trois tentatives de lancer gagne Honneur pour le prochain coup\xA0; Honte émousse les attaques adverses, et Riposte en renvoie une part."],
		symbols: {
			katana: x("Katana", "Katanas"),
			helm: x("Casque", "Casques"),
			"rising-sun": x("Soleil levant", "Soleils levants")
		},
		abilities: {
			"katana-slice": "Coup de katana",
			wakizashi: "Wakizashi",
			bushido: "Bushido",
			solemnity: "Solennité",
			budo: "Budo",
			hagakure: "Hagakure",
			masamune: "Masamune",
			"stand-tall": "Tenir bon",
			shogun: "Shogun\xA0!",
			solemn: "Solennel",
			empower: "Puissance intérieure",
			haga: "Haga"
		},
		tokens: {
			honor: {
				name: "Honneur",
				text: "Sur votre attaque, dépensez-en un pour ajouter 1 dégât, ou deux ensemble pour en ajouter 3."
			},
			shame: {
				name: "Honte",
				text: "Quand vous attaquez avec des dégâts normaux ou imparables, retirez tous ces jetons\xA0: chacun réduit ces dégâts de 1."
			},
			"back-strike": {
				name: "Riposte",
				text: "À dépenser quand vous allez subir des dégâts de la phase de lancer d’un adversaire\xA0: lancez un dé et infligez-en la moitié, arrondie au supérieur, à l’attaquant."
			}
		},
		cards: {
			honorable: "Honorable\xA0!",
			"shame-on-you": "Honte à toi\xA0!",
			"dont-back-down": "Ne recule pas\xA0!",
			gishi: "Gishi\xA0!",
			"follow-through": "Sans faiblir\xA0!",
			kensei: "Kensei\xA0!"
		}
	};
})), mw, hw, gw, _w, vw, yw, bw, xw, Sw, Cw, ww, Tw, Ew, Dw = d((() => {
	Q(), mw = [
		b({ katana: 3 }),
		b({ katana: 4 }),
		b({ katana: 5 })
	], hw = (e, t) => ({
		id: "katana-slice",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: mw[n],
			effects: [V(e), ...t ? [Y({ dice: mn(t) }, [K("shame")])] : []]
		}))
	}), gw = (e) => ({
		id: "wakizashi",
		kind: "offensive",
		tiers: [{
			need: b({
				katana: 2,
				"rising-sun": 2
			}),
			effects: [
				W("back-strike"),
				...e > 2 ? [K("shame")] : [],
				V(e === 1 ? 3 : 4, "undefendable")
			]
		}]
	}), _w = (e, t) => ({
		id: "solemnity",
		kind: "offensive",
		tiers: [{
			need: b({
				katana: 2,
				helm: 3
			}),
			effects: [K("shame", e), V(t)]
		}]
	}), vw = (e) => ({
		id: "budo",
		kind: "offensive",
		tiers: [{
			need: fn,
			effects: [
				W("honor"),
				z(),
				V(e)
			]
		}]
	}), yw = (e) => ({
		id: "hagakure",
		kind: "offensive",
		tiers: [{
			need: b({ "rising-sun": 4 }),
			effects: [
				W("honor"),
				W("back-strike"),
				K("shame", 2),
				z(),
				V(e, "undefendable")
			]
		}]
	}), bw = (e) => ({
		id: "masamune",
		kind: "offensive",
		tiers: [{
			need: pn,
			effects: [V(7), J(e, [
				V(I("katana")),
				K("shame", I("helm")),
				X({ "rising-sun": 1 }, W("back-strike"))
			])]
		}]
	}), xw = X({ "rising-sun": 1 }, q(2)), Sw = (e) => ({
		id: "stand-tall",
		kind: "defensive",
		dice: e === 1 ? 3 : 4,
		effects: [
			H(I("katana")),
			q(I("helm")),
			xw,
			...e === 1 ? [Y({ without: ["helm", "rising-sun"] }, [K("shame", 1, "self")])] : []
		]
	}), Cw = [
		hw([
			5,
			6,
			7
		]),
		gw(1),
		{
			id: "bushido",
			kind: "passive",
			setup: [Y({ starter: !0 }, [W("honor")])],
			endOfTurn: [Y({ attempts: 3 }, [W("honor")])]
		},
		_w(1, 7),
		vw(6),
		yw(5),
		bw(4),
		Sw(1),
		{
			id: "shogun",
			kind: "ultimate",
			tiers: [{
				need: b({ "rising-sun": 5 }),
				effects: [
					W("honor"),
					K("shame", 2),
					z(),
					V(13)
				]
			}]
		}
	], ww = [
		{
			id: "honor",
			kind: "positive",
			limit: 2,
			spends: [{
				id: "one",
				cost: 1,
				when: "my-attack",
				effects: [L(1)]
			}, {
				id: "both",
				cost: 2,
				when: "my-attack",
				effects: [L(3)]
			}]
		},
		{
			id: "shame",
			kind: "negative",
			limit: 2,
			attacking: [Y({ type: ["normal", "undefendable"] }, [sp("shame", "all"), L(Ts(-1))]), Y({ option: "ultimate-clears-shame" }, [Y({ type: ["ultimate"] }, [sp("shame", "all")])])]
		},
		{
			id: "back-strike",
			kind: "positive",
			limit: 1,
			spend: {
				when: "foe-damage",
				effects: [J(1, [H(bs)])]
			}
		}
	], Tw = [
		Z("katana-slice-ii", 2, 2, hw([
			6,
			7,
			8
		], 4)),
		Z("katana-slice-iii", 3, 3, hw([
			6,
			7,
			8
		], 3)),
		Z("wakizashi-ii", 1, 2, gw(2)),
		Z("wakizashi-iii", 2, 3, gw(3)),
		Z("solemnity-ii", 2, 2, _w(2, 8), [{
			id: "solemn",
			kind: "offensive",
			tiers: [{
				need: b({ helm: 3 }),
				effects: [K("shame", 2)]
			}]
		}]),
		Z("budo-ii", 2, 2, vw(8)),
		Z("masamune-ii", 2, 2, bw(5), [{
			id: "empower",
			kind: "offensive",
			tiers: [{
				need: b({
					katana: 1,
					helm: 1,
					"rising-sun": 1
				}),
				effects: [W("back-strike")]
			}]
		}]),
		Z("hagakure-ii", 2, 2, yw(7), [{
			id: "haga",
			kind: "offensive",
			tiers: [{
				need: b({ "rising-sun": 3 }),
				effects: [
					W("honor"),
					K("shame", 2),
					z(),
					V(2, "undefendable")
				]
			}]
		}]),
		Z("stand-tall-ii", 3, 2, Sw(2)),
		{
			id: "honorable",
			kind: "main",
			cost: 1,
			effects: [W("honor", 2)]
		},
		{
			id: "shame-on-you",
			kind: "main",
			cost: 1,
			effects: [K("shame", 2, "chosen-opponent")]
		},
		{
			id: "dont-back-down",
			kind: "main",
			cost: 1,
			effects: [W("back-strike")]
		},
		{
			id: "gishi",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [J(1, [
				X({ katana: 1 }, L(2)),
				X({ helm: 1 }, K("shame", 2)),
				X({ "rising-sun": 1 }, W("back-strike"))
			])]
		},
		{
			id: "follow-through",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [J(5, [L(I("katana"))]), K("shame")]
		},
		{
			id: "kensei",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: b({ "rising-sun": 1 }) }, [W("back-strike"), W("honor", 2)], [U(1)])])]
		}
	], Ew = {
		id: "samurai",
		box: "season-2",
		difficulty: 3,
		faces: [
			"katana",
			"katana",
			"katana",
			"helm",
			"helm",
			"rising-sun"
		],
		abilities: Cw,
		tokens: ww,
		cards: Tw
	};
})), Ow = /* @__PURE__ */ he({
	hero: () => Ew,
	texts: () => kw
}), kw, Aw = d((() => {
	p(), dw(), pw(), Dw(), kw = u({
		en: uw,
		fr: fw
	});
})), jw, Mw = d((() => {
	S(), jw = {
		name: "Seraph",
		style: ["Blesses herself and her friends, and blinds everybody else.", "Gather Flight, to strike past defences or to escape an attack, let Holy Presence wear your opponents down, and spoil their best rolls with Blinding Light."],
		symbols: {
			blade: x("Blade", "Blades"),
			wings: x("Wings", "Wings"),
			cross: x("Cross", "Crosses"),
			pendant: x("Pendant", "Pendants")
		},
		abilities: {
			"holy-blade": "Holy Blade",
			glorious: "Glorious",
			purify: "Purify",
			"holy-smite": "Holy Smite",
			triumphant: "Triumphant",
			"highest-power": "Highest Power",
			"archangels-will": "Archangel’s Will",
			"angelic-mantle": "Angelic Mantle",
			"split-the-heavens": "Split the Heavens!",
			cherubim: "Cherubim",
			"take-flight": "Take Flight",
			"holy-command": "Holy Command",
			"divine-visage": "Divine Visage",
			"heavens-blessing": "Heaven’s Blessing"
		},
		actions: { "mantle-again": "Angelic Mantle again" },
		tokens: {
			flight: {
				name: "Flight",
				text: "Spend on your attack before the defence, or when you are attacked, and roll two dice. With at least one 6 your attack becomes undefendable, or you suffer none of the damage."
			},
			"blinding-light": {
				name: "Blinding Light",
				text: "The next time you activate an offensive ability, remove this and roll a die: on a 1 the ability fails, on a 2 or 3 you deal half damage until the end of the roll phase. Ultimates are not affected."
			},
			"holy-presence": {
				name: "Holy Presence",
				text: "During your upkeep, deals 1 damage to all opponents for each of these tokens. Cannot be moved. Persistent."
			}
		},
		cards: {
			smote: "Smote!",
			"angelic-combat": "Angelic Combat!",
			"divine-intervention": "Divine Intervention!",
			"to-the-skies": "To the Skies!",
			"holier-than-thou": "Holier Than Thou!"
		},
		verbs: { "seraph/purify": (e, t) => {
			let n = t.facing("that player");
			return `choose an opponent: ${n.list(e.foe)}; or choose yourself or a teammate: ${n.list(e.friend)}; in either case, ${n.list(e.either)}`;
		} }
	};
})), Nw, Pw = d((() => {
	S(), Nw = {
		name: "Séraphine",
		style: ["Elle bénit ses amis et elle-même, et aveugle tous les autres.", "Accumulez le Vol, pour frapper malgré les défenses ou échapper à une attaque, laissez la Présence divine user vos adversaires et gâchez leurs plus beaux lancers avec Lumière aveuglante."],
		symbols: {
			blade: x("Lame", "Lames"),
			wings: x("Ailes", "Ailes"),
			cross: x("Croix", "Croix"),
			pendant: x("Pendentif", "Pendentifs")
		},
		abilities: {
			"holy-blade": "Lame sacrée",
			glorious: "Glorieuse",
			purify: "Purifier",
			"holy-smite": "Châtiment sacré",
			triumphant: "Triomphe",
			"highest-power": "Puissance suprême",
			"archangels-will": "Volonté de l’archange",
			"angelic-mantle": "Manteau angélique",
			"split-the-heavens": "Fendre les cieux\xA0!",
			cherubim: "Chérubins",
			"take-flight": "Envol",
			"holy-command": "Ordre sacré",
			"divine-visage": "Visage divin",
			"heavens-blessing": "Bénédiction des cieux"
		},
		actions: { "mantle-again": "encore Manteau angélique" },
		tokens: {
			flight: {
				name: "Vol",
				text: "À dépenser sur votre attaque avant la défense, ou quand vous êtes attaqué\xA0: lancez deux dés. Avec au moins un 6, votre attaque devient imparable, ou vous ne subissez aucun des dégâts."
			},
			"blinding-light": {
				name: "Lumière aveuglante",
				text: "La prochaine fois que vous activez une capacité offensive, retirez ce jeton et lancez un dé\xA0: sur 1, la capacité échoue\xA0; sur 2 ou 3, vos dégâts sont réduits de moitié jusqu’à la fin de la phase de lancer. Sans effet sur les ultimes."
			},
			"holy-presence": {
				name: "Présence divine",
				text: "Pendant votre entretien, inflige à tous les adversaires 1 dégât par jeton. Ne peut pas être déplacée. Persistante."
			}
		},
		cards: {
			smote: "Foudroyé\xA0!",
			"angelic-combat": "Combat angélique\xA0!",
			"divine-intervention": "Intervention divine\xA0!",
			"to-the-skies": "Vers les cieux\xA0!",
			"holier-than-thou": "Plus saint que toi\xA0!"
		},
		verbs: { "seraph/purify": (e, t) => {
			let n = t.facing("ce joueur");
			return `choisissez un adversaire : ${n.list(e.foe)}; ou bien vous-même ou un coéquipier : ${n.list(e.friend)}; dans les deux cas, ${n.list(e.either)}`;
		} }
	};
})), Fw, Iw, Lw, Rw = d((() => {
	Q(), Fw = v({
		name: "seraph/purify",
		inner: ({ foe: e, friend: t, either: n }) => [
			e,
			t,
			n
		],
		reaches: (e) => e.attack.target !== -1,
		vars: ol,
		parts: (e, t, { own: n, pass: r, parts: i }) => r === "target" ? [
			e.run(Qh),
			e.when(Lw, R(e)),
			...i([...t.foe, ...t.either])
		] : [
			...rl(e, n, "chosen-player"),
			e.run((e, t) => {
				t.target = n(t).seats[0], We(e, t.self, t.target) && (e.attack.target = t.target);
			}),
			e.either((e, t) => We(e, t.self, t.target), i([...t.foe, ...t.either]), i([...t.friend, ...t.either], "whole")),
			e.run((e, t) => {
				t.target = -1;
			})
		],
		estimate: (e, t) => t.list(e.foe) + t.list(e.either)
	}), Iw = (e, t, n) => Fw({
		foe: e,
		friend: t,
		either: n
	}), Lw = (e) => j(e, e.attack.target).some(ps);
})), zw, Bw, Vw, Hw, Uw, Ww, Gw, Kw, qw, Jw, Yw, Xw, Zw, Qw, $w = d((() => {
	Q(), Rw(), zw = (e, t) => ({
		id: "holy-blade",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: b({ blade: 3 + n }),
			effects: [V(t), ...e > 2 ? [Y({ dice: mn(4) }, [K("blinding-light")])] : []]
		}))
	}), Bw = (e) => ({
		id: "cherubim",
		kind: "offensive",
		tiers: [{
			need: b({
				blade: 3,
				pendant: 1
			}),
			effects: [
				W("flight"),
				...e > 2 ? [W("cleanse")] : [],
				W("holy-presence")
			]
		}]
	}), Vw = (e) => ({
		id: "glorious",
		kind: "offensive",
		tiers: [{
			need: b({
				blade: 3,
				wings: 1
			}),
			effects: [
				W("flight"),
				z(),
				V(e)
			]
		}]
	}), Hw = (e, t) => ({
		id: "purify",
		kind: "offensive",
		tiers: [{
			need: b({
				cross: 2,
				pendant: 1
			}),
			effects: [Iw([V(e, "undefendable")], [G(t, "target")], [zm("target", !0)])]
		}]
	}), Uw = (e) => ({
		id: "holy-smite",
		kind: "offensive",
		tiers: [{
			need: b({
				blade: 1,
				wings: 1,
				cross: 1,
				pendant: 1
			}),
			effects: [J(4, [
				V(I("blade", 2), "undefendable"),
				...e > 1 ? [W("flight", I("wings")), W("cleanse", I("cross"))] : [X({ wings: 1 }, W("flight")), X({ cross: 1 }, W("cleanse"))],
				X({ pendant: 1 }, K("blinding-light"))
			])]
		}]
	}), Ww = (e) => ({
		id: "triumphant",
		kind: "offensive",
		tiers: [{
			need: fn,
			effects: [V(e), J(1, [
				X({ blade: 1 }, V(1)),
				X({ wings: 1 }, V(2)),
				X({ cross: 1 }, V(3)),
				X({ pendant: 1 }, Rh())
			])]
		}]
	}), Gw = (e) => ({
		id: "highest-power",
		kind: "offensive",
		tiers: [{
			need: b({ pendant: 4 }),
			effects: [
				W("flight"),
				W("holy-presence"),
				K("blinding-light"),
				z(),
				V(e)
			]
		}]
	}), Kw = (e) => ({
		id: "archangels-will",
		kind: "offensive",
		tiers: [{
			need: pn,
			effects: [
				W("flight"),
				K("blinding-light"),
				z(),
				V(e)
			]
		}]
	}), qw = {
		id: "mantle-again",
		cost: 0,
		when: "my-defense",
		effects: [Ym()],
		oncePerTurn: !0
	}, Jw = (e, t, n, r) => ({
		id: "angelic-mantle",
		kind: "defensive",
		dice: 1,
		effects: [
			X({ blade: 1 }, H(t)),
			X({ wings: 1 }, W("flight")),
			X({ cross: 1 }, q(n)),
			X({ pendant: 1 }, q(r))
		],
		...e > 1 ? { actions: [qw] } : {}
	}), Yw = [
		zw(1, [
			5,
			6,
			7
		]),
		Vw(6),
		Hw(5, 4),
		Uw(1),
		Ww(6),
		Gw(8),
		Kw(8),
		Jw(1, 2, 2, 3),
		{
			id: "split-the-heavens",
			kind: "ultimate",
			tiers: [{
				need: b({ pendant: 5 }),
				effects: [
					W("flight"),
					W("holy-presence"),
					W("blessing-of-divinity"),
					V(13)
				]
			}]
		}
	], Xw = [
		{
			id: "flight",
			kind: "positive",
			limit: 3,
			spends: [{
				id: "strike",
				cost: 1,
				when: "my-attack-undefended",
				effects: [J(2, [Y({ shows: [6] }, [Rh()])])]
			}, {
				id: "dodge",
				cost: 1,
				when: "attacked",
				effects: [J(2, [Y({ shows: [6] }, [eu()])])]
			}]
		},
		{
			id: "blinding-light",
			kind: "negative",
			limit: 1,
			activating: { effects: [J(1, [Y({ die: [1] }, [Id()]), Y({ die: [2, 3] }, [jf()])])] }
		},
		x_,
		{
			id: "holy-presence",
			kind: "unique",
			limit: 2,
			persistent: !0,
			fixed: "transfer",
			upkeep: [Th(ws("holy-presence"), "all-opponents")]
		},
		y_
	], Zw = [
		Z("holy-blade-ii", 2, 2, zw(2, [
			6,
			7,
			8
		]), [Bw(2)]),
		Z("holy-blade-iii", 3, 3, zw(3, [
			5,
			7,
			9
		]), [Bw(3)]),
		Z("glorious-ii", 2, 2, Vw(7), [{
			id: "take-flight",
			kind: "offensive",
			tiers: [{
				need: b({
					blade: 1,
					wings: 2
				}),
				effects: [ru(["flight"], "chosen-player"), V(3, "undefendable")]
			}]
		}]),
		Z("purify-ii", 2, 2, Hw(6, 5)),
		Z("holy-smite-ii", 2, 2, Uw(2), [{
			id: "holy-command",
			kind: "offensive",
			tiers: [{
				need: b({
					blade: 3,
					cross: 1
				}),
				effects: [G(1), V(4, "undefendable")]
			}]
		}]),
		Z("triumphant-ii", 2, 2, Ww(8)),
		Z("highest-power-ii", 2, 2, Gw(10), [{
			id: "divine-visage",
			kind: "offensive",
			tiers: [{
				need: b({ pendant: 3 }),
				effects: [
					W("holy-presence"),
					W("flight", 2),
					W("cleanse", 2),
					K("blinding-light", 1, "chosen-opponent")
				]
			}]
		}]),
		Z("archangels-will-ii", 2, 2, Kw(9), [{
			id: "heavens-blessing",
			kind: "offensive",
			tiers: [{
				need: b({
					blade: 1,
					cross: 2
				}),
				effects: [ru({
					cleanse: 2,
					flight: 2
				}, "chosen-player")]
			}]
		}]),
		Z("angelic-mantle-ii", 2, 2, Jw(2, 2, 2, 3)),
		Z("angelic-mantle-iii", 3, 3, Jw(3, 3, 3, 4)),
		{
			id: "smote",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [J(5, [L(I("blade")), X({ pendant: 1 }, K("blinding-light"))])]
		},
		{
			id: "angelic-combat",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [J(1, [
				X({ blade: 1 }, L(3)),
				X({ wings: 1 }, W("flight")),
				X({ cross: 1 }, W("cleanse")),
				X({ pendant: 1 }, W("holy-presence"))
			])]
		},
		{
			id: "divine-intervention",
			kind: "main",
			cost: 4,
			effects: [
				W("holy-presence"),
				K("blinding-light", 1, "chosen-player"),
				ru({ flight: 2 }, "chosen-player"),
				ru(["cleanse"], "chosen-player")
			]
		},
		{
			id: "to-the-skies",
			kind: "main",
			cost: 1,
			effects: [ru(["flight"], "chosen-player")]
		},
		{
			id: "holier-than-thou",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: b({ pendant: 1 }) }, [W("flight", 2), W("cleanse", 2)], [U(1)])])]
		}
	], Qw = {
		id: "seraph",
		box: "season-2",
		difficulty: 3,
		faces: [
			"blade",
			"blade",
			"blade",
			"wings",
			"cross",
			"pendant"
		],
		abilities: Yw,
		tokens: Xw,
		cards: Zw
	};
})), eT = /* @__PURE__ */ he({
	hero: () => Qw,
	texts: () => tT
}), tT, nT = d((() => {
	p(), Mw(), Pw(), $w(), tT = u({
		en: jw,
		fr: Nw
	});
})), rT, iT = d((() => {
	S(), rT = {
		name: "Tactician",
		style: ["A commander with an answer to everything.", "Gather Tactical Advantage and spend it at the right moment, on a reroll, a card or a shield, and make every roll of your opponents cost them CP with Constrict."],
		symbols: {
			saber: x("Saber", "Sabers"),
			banner: x("Banner", "Banners"),
			medal: x("Medal", "Medals")
		},
		abilities: {
			"saber-strike": "Saber Strike",
			"carpet-bomb": "Carpet Bomb",
			profiteer: "Profiteer",
			"strategic-approach": "Strategic Approach",
			flank: "Flank",
			exploit: "Exploit",
			maneuver: "Maneuver",
			countermeasures: "Countermeasures",
			"higher-ground": "Higher Ground!",
			strategize: "Strategize",
			"indirect-approach": "Indirect Approach",
			interdiction: "Interdiction",
			reconnaissance: "Reconnaissance"
		},
		tokens: {
			"tactical-advantage": {
				name: "Tactical Advantage",
				text: "At any time, spend 1 to gain 1 CP or to reroll one of your dice, 3 to draw a card or to inflict Targeted on an opponent of your choice, 4 to give Protect to a player of your choice. In your main phases, spend 4 to move one status effect from one player to another."
			},
			constrict: {
				name: "Constrict",
				text: "In your offensive roll phase, every roll attempt after the first costs you 1 CP. Removed at the end of your roll phase."
			}
		},
		cards: {
			ambush: "Ambush!",
			disengage: "Disengage!",
			"feigned-retreat": "Feigned Retreat!",
			"war-room": "War Room!",
			"bunker-up": "Bunker Up!",
			"upper-hand": "Upper Hand!"
		}
	};
})), aT, oT = d((() => {
	S(), aT = {
		name: "Tacticien",
		style: ["Un commandant qui a réponse à tout.", "Accumulez l’Avantage tactique et dépensez-le au bon moment, pour une relance, une carte ou une protection, et faites payer en PC chaque lancer de vos adversaires avec Compression."],
		symbols: {
			saber: x("Sabre", "Sabres"),
			banner: x("Étendard", "Étendards"),
			medal: x("Médaille", "Médailles")
		},
		abilities: {
			"saber-strike": "Coup de sabre",
			"carpet-bomb": "Tapis de bombes",
			profiteer: "Profiteur",
			"strategic-approach": "Approche stratégique",
			flank: "Prise de flanc",
			exploit: "Exploitation",
			maneuver: "Manœuvre",
			countermeasures: "Contre-mesures",
			"higher-ground": "En position de force\xA0!",
			strategize: "Plan de bataille",
			"indirect-approach": "Approche indirecte",
			interdiction: "Interdiction",
			reconnaissance: "Reconnaissance"
		},
		tokens: {
			"tactical-advantage": {
				name: "Avantage tactique",
				text: "À tout moment, dépensez-en 1 pour gagner 1 PC ou relancer un de vos dés, 3 pour piocher une carte ou infliger Pris pour cible à un adversaire de votre choix, 4 pour donner Protection à un joueur de votre choix. Dans vos phases principales, dépensez-en 4 pour déplacer une altération d’état d’un joueur à un autre."
			},
			constrict: {
				name: "Compression",
				text: "Dans votre phase de lancer offensif, chaque lancer après le premier vous coûte 1 PC. Retirée à la fin de votre phase de lancer."
			}
		},
		cards: {
			ambush: "Embuscade\xA0!",
			disengage: "Désengagement\xA0!",
			"feigned-retreat": "Fausse retraite\xA0!",
			"war-room": "Salle de guerre\xA0!",
			"bunker-up": "Aux abris\xA0!",
			"upper-hand": "Prendre le dessus\xA0!"
		}
	};
})), sT, cT, lT, uT, dT, fT, pT, mT, hT, gT, _T, vT, yT, bT, xT = d((() => {
	Q(), sT = "tactical-advantage", cT = [
		b({ saber: 3 }),
		b({ saber: 4 }),
		b({ saber: 5 })
	], lT = (e, t) => ({
		id: "saber-strike",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: cT[n],
			effects: [V(t), ...e > 1 ? [Y({ dice: mn(3) }, [K("constrict")])] : []]
		}))
	}), uT = (e) => ({
		id: "carpet-bomb",
		kind: "offensive",
		tiers: [{
			need: b({
				saber: 2,
				medal: 2
			}),
			effects: [
				W(sT, e),
				Zl(),
				Th(2, "two-opponents")
			]
		}]
	}), dT = ({ first: e, amount: t, more: n }) => ({
		id: "profiteer",
		kind: "offensive",
		tiers: [{
			need: b({
				saber: 1,
				banner: 3
			}),
			effects: [W(sT, e), J(1, [
				X({ saber: 1 }, V(t)),
				X({ banner: 1 }, W(sT, n)),
				X({ medal: 1 }, U(1), Nd())
			])]
		}]
	}), fT = (e) => ({
		id: "strategic-approach",
		kind: "offensive",
		tiers: [{
			need: b({
				saber: 3,
				medal: 2
			}),
			effects: e > 1 ? [
				W(sT),
				K("constrict"),
				z(),
				V(7)
			] : [K("constrict"), V(7)]
		}]
	}), pT = (e) => ({
		id: "flank",
		kind: "offensive",
		tiers: [{
			need: fn,
			effects: [
				W(sT, e),
				z(),
				V(6)
			]
		}]
	}), mT = (e) => ({
		id: "exploit",
		kind: "offensive",
		tiers: [{
			need: pn,
			effects: [
				W(sT, e),
				K("constrict"),
				z(),
				V(9)
			]
		}]
	}), hT = (e) => ({
		id: "maneuver",
		kind: "offensive",
		tiers: [{
			need: b({ medal: 4 }),
			effects: [
				W(sT, 5),
				...e > 1 ? [K("constrict")] : [],
				z(),
				V(5, "undefendable")
			]
		}]
	}), gT = (e, t) => ({
		id: "countermeasures",
		kind: "defensive",
		dice: e,
		effects: [
			H(I("saber", {
				times: t,
				every: 2
			})),
			q(I("banner")),
			W(sT, I("medal"))
		]
	}), _T = [
		lT(1, [
			4,
			5,
			6
		]),
		uT(1),
		dT({
			first: 1,
			amount: 5,
			more: 4
		}),
		fT(1),
		pT(1),
		mT(2),
		hT(1),
		gT(4, 1),
		{
			id: "higher-ground",
			kind: "ultimate",
			tiers: [{
				need: b({ medal: 5 }),
				effects: [
					K("targeted"),
					K("constrict"),
					Em(sT),
					Zl(),
					zd(sT),
					V(12)
				]
			}]
		}
	], vT = [
		{
			id: sT,
			kind: "positive",
			limit: 5,
			spends: [
				{
					id: "cp",
					cost: 1,
					when: "any",
					effects: [B(1)]
				},
				{
					id: "reroll",
					cost: 1,
					when: "any",
					effects: [Gm({
						whose: "own",
						upTo: 1
					})]
				},
				{
					id: "draw",
					cost: 3,
					when: "any",
					effects: [U(1)]
				},
				{
					id: "target",
					cost: 3,
					when: "any",
					effects: [K("targeted", 1, "chosen-opponent")]
				},
				{
					id: "protect",
					cost: 4,
					when: "any",
					if: {
						option: "original-leaflets",
						off: !0
					},
					effects: [ru(["protect"], "chosen-player")]
				},
				{
					id: "protect-self",
					cost: 4,
					when: "any",
					if: { option: "original-leaflets" },
					effects: [W("protect")]
				},
				{
					id: "move",
					cost: 4,
					when: "my-main",
					effects: [Cp()]
				}
			]
		},
		{
			id: "constrict",
			kind: "negative",
			limit: 1,
			ends: "roll-phase",
			attemptPrice: 1
		},
		__,
		v_
	], yT = [
		Z("saber-strike-ii", 1, 2, lT(2, [
			5,
			6,
			7
		])),
		Z("carpet-bomb-ii", 2, 2, uT(2), [{
			id: "strategize",
			kind: "offensive",
			tiers: [{
				need: b({ banner: 4 }),
				effects: [W(sT, 3), U(2)]
			}]
		}]),
		Z("profiteer-ii", 2, 2, dT({
			first: 2,
			amount: 6,
			more: 3
		})),
		Z("strategic-approach-ii", 2, 2, fT(2), [{
			id: "indirect-approach",
			kind: "offensive",
			tiers: [{
				need: b({
					saber: 3,
					banner: 1
				}),
				effects: [
					W(sT, 2),
					z(),
					V(2, "undefendable")
				]
			}]
		}]),
		Z("flank-ii", 2, 2, pT(2)),
		Z("exploit-ii", 2, 2, mT(3), [{
			id: "interdiction",
			kind: "offensive",
			tiers: [{
				need: b({
					saber: 1,
					banner: 2,
					medal: 1
				}),
				effects: [U(2), K("constrict", 1, "chosen-opponent")]
			}]
		}]),
		Z("maneuver-ii", 2, 2, hT(2), [{
			id: "reconnaissance",
			kind: "offensive",
			tiers: [{
				need: b({ medal: 3 }),
				effects: [W(sT, 5)]
			}]
		}]),
		Z("countermeasures-ii", 3, 2, gT(5, 1)),
		Z("countermeasures-iii", 5, 3, gT(5, 2)),
		{
			id: "ambush",
			kind: "instant",
			cost: 1,
			effects: [W(sT, 2)]
		},
		{
			id: "disengage",
			kind: "roll",
			cost: 0,
			when: "attacked",
			effects: [J(1, [
				X({ saber: 1 }, H(2)),
				X({ banner: 1 }, q(3)),
				X({ medal: 1 }, W("protect"))
			])]
		},
		{
			id: "feigned-retreat",
			kind: "instant",
			cost: 2,
			when: "attacked",
			effects: [K("constrict"), q(3)]
		},
		{
			id: "war-room",
			kind: "main",
			cost: 1,
			effects: [J(1, [W(sT, bs)])]
		},
		{
			id: "bunker-up",
			kind: "main",
			cost: 2,
			effects: [ru(["protect"], "chosen-player")]
		},
		{
			id: "upper-hand",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: b({ medal: 1 }) }, [W(sT, 4)], [U(1)])])]
		}
	], bT = {
		id: "tactician",
		box: "season-2",
		difficulty: 5,
		faces: [
			"saber",
			"saber",
			"saber",
			"banner",
			"banner",
			"medal"
		],
		setup: [W(sT, 2)],
		abilities: _T,
		tokens: vT,
		cards: yT
	};
})), ST = /* @__PURE__ */ he({
	hero: () => bT,
	texts: () => CT
}), CT, wT = d((() => {
	p(), iT(), oT(), xT(), CT = u({
		en: rT,
		fr: aT
	});
})), TT, ET = d((() => {
	S(), TT = {
		name: "Vampire Lord",
		style: ["She saves up Blood Power and decides late what it is for.", "One token strengthens an attack, four heal you by all the damage it deals; opponents who bleed twice bring you more of it."],
		symbols: {
			claw: x("Claw", "Claws"),
			gaze: x("Gaze", "Gazes"),
			drop: x("Blood Drop", "Blood Drops")
		},
		abilities: {
			gouge: "Gouge",
			glamour: "Glamour",
			sanguimancy: "Sanguimancy",
			rend: "Rend",
			possess: "Possess",
			"blood-thirst": "Blood Thirst",
			"blood-magic": "Blood Magic",
			"immortal-flesh": "Immortal Flesh",
			exsanguinate: "Exsanguinate!",
			"blood-power": "Blood Power",
			influence: "Influence",
			presence: "Presence",
			"draw-blood": "Draw Blood",
			hemorrhage: "Hemorrhage",
			gash: "Gash"
		},
		tokens: {
			"blood-power": {
				name: "Blood Power",
				text: "Each use once per turn. Spend 1 on your attack: add 3 damage. 2 in your main phase: remove one status effect from a player. 3 at any time: draw 2 cards. 4 in your roll phase: heal as much as you deal by attacking in it. (Original leaflet: at most 4 tokens; 1 adds 2; 2 remove one of your own status effects, at any time; 3 draw 2 cards, then you discard 1.)"
			},
			mesmerize: {
				name: "Mesmerize",
				text: "Spend while an opponent’s dice are on the table and roll a die: on a 5 or 6, you may make them reroll one of those dice."
			}
		},
		cards: {
			"blood-flow": "Blood Flow!",
			"limb-from-limb": "Limb from Limb!",
			"blood-boil": "Blood Boil!",
			"blood-letting": "Blood Letting!",
			"consume-blood": "Consume Blood!",
			"dark-omen": "Dark Omen!",
			"blood-tide": "Blood Tide!"
		},
		verbs: {
			"vampire-lord/mesmerize": () => "roll 1 die: on a 5 or 6, you may make an opponent reroll one of their dice",
			"vampire-lord/smell-blood": ({ at: e }) => e === "dealt" ? "remember whether it damaged an opponent with 2 Bleed tokens" : "if an attack of yours damaged an opponent with 2 Bleed tokens this turn, gain Blood Power (not with the original leaflet)"
		}
	};
})), DT, OT = d((() => {
	S(), DT = {
		name: "Reine Vampire",
		style: ["Elle amasse du Pouvoir du Sang et choisit au dernier moment à quoi il servira.", "Un jeton renforce une attaque, quatre vous soignent de tous les dégâts qu’elle inflige\xA0; les adversaires qui saignent deux fois vous en rapportent encore."],
		symbols: {
			claw: x("Griffe", "Griffes"),
			gaze: x("Regard", "Regards"),
			drop: x("Gouttelette", "Gouttelettes")
		},
		abilities: {
			gouge: "Incision",
			glamour: "Glamour",
			sanguimancy: "Sanguimancie",
			rend: "Déchiqueter",
			possess: "Possession",
			"blood-thirst": "Soif de sang",
			"blood-magic": "Magie du sang",
			"immortal-flesh": "Chair immortelle",
			exsanguinate: "Exsanguination\xA0!",
			"blood-power": "Pouvoir du Sang",
			influence: "Influence",
			presence: "Présence",
			"draw-blood": "Saignement",
			hemorrhage: "Effusion de sang",
			gash: "Lacération"
		},
		tokens: {
			"blood-power": {
				name: "Pouvoir du Sang",
				text: "Chaque usage une fois par tour. Dépensez-en 1 sur votre attaque\xA0: ajoutez 3 dégâts. 2 à votre phase principale\xA0: retirez une altération d’un joueur. 3 à tout moment\xA0: piochez 2 cartes. 4 à votre phase de lancer\xA0: soignez autant que vos attaques y infligent. (Livret d’origine\xA0: 4 jetons au plus\xA0; 1 ajoute 2\xA0; 2 retirent une de vos propres altérations, à tout moment\xA0; 3 font piocher 2 cartes, puis en défausser 1.)"
			},
			mesmerize: {
				name: "Hypnose",
				text: "À dépenser tant que les dés d’un adversaire sont sur la table\xA0: lancez un dé, et sur 5 ou 6, vous pouvez lui faire relancer un de ces dés."
			}
		},
		cards: {
			"blood-flow": "Flot de sang\xA0!",
			"limb-from-limb": "Membre par membre\xA0!",
			"blood-boil": "Sang bouillant\xA0!",
			"blood-letting": "Saignée\xA0!",
			"consume-blood": "Boire le sang\xA0!",
			"dark-omen": "Sombre présage\xA0!",
			"blood-tide": "Marée de sang\xA0!"
		},
		verbs: {
			"vampire-lord/mesmerize": () => "lancez 1 dé : sur 5 ou 6, vous pouvez faire relancer à un adversaire un de ses dés",
			"vampire-lord/smell-blood": ({ at: e }) => e === "dealt" ? "retenez si elle a blessé un adversaire ayant 2 jetons Hémorragie" : "si une de vos attaques a blessé ce tour-ci un adversaire ayant 2 jetons Hémorragie, gagnez Pouvoir du Sang (pas avec le livret d’origine)"
		}
	};
})), kT, AT, jT, MT = d((() => {
	Q(), kT = [J(1, [Y({ die: [5, 6] }, [Tu(Gm({
		whose: "opponent",
		upTo: 1
	}))])])], AT = v({
		name: "vampire-lord/mesmerize",
		inner: () => [kT],
		possible: (e, t) => hl(e, t, "opponent") !== void 0,
		parts: (e, t, { parts: n }) => n(kT),
		estimate: (e, t) => t.list(kT)
	}), jT = () => AT({});
})), NT, PT, FT, IT, LT = d((() => {
	Q(), NT = "smelled-blood-this-turn", PT = 2, FT = v({
		name: "vampire-lord/smell-blood",
		parts: (e, { at: t }) => [e.run((e, n) => {
			if (Ye(e, "original-leaflets")) return;
			let { marks: r } = m(e, n.self);
			t === "end" ? r[NT] && ts(e, n.self, "blood-power", 1) : (e.dealt[n.target] ?? 0) > 0 && N(e, n.target, "bleed") >= PT && (r[NT] = 1);
		})],
		estimate: ({ at: e }) => e === "end" ? .5 : 0
	}), IT = (e) => FT({ at: e });
})), RT, zT, BT, VT, HT, UT, WT, GT, KT, qT, JT, YT, XT, ZT, QT = d((() => {
	Q(), MT(), LT(), RT = (e, t) => ({
		id: "gouge",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: b({ claw: 3 + n }),
			effects: [V(e), Y({ dice: mn(t) }, [W("blood-power")])]
		}))
	}), zT = (e) => ({
		id: "glamour",
		kind: "offensive",
		tiers: [{
			need: b({ gaze: 3 }),
			effects: [
				B(1),
				W("mesmerize"),
				V(e, "undefendable")
			]
		}]
	}), BT = (e) => ({
		id: "sanguimancy",
		kind: "offensive",
		tiers: [{
			need: b({
				gaze: 3,
				drop: 1
			}),
			effects: [G(e), W("blood-power", 3)]
		}]
	}), VT = (e) => ({
		id: "rend",
		kind: "offensive",
		tiers: [{
			need: b({
				claw: 3,
				drop: 2
			}),
			effects: [V(6), J(e, [
				V(I("claw")),
				X({ gaze: 1 }, U(1)),
				X({ drop: 1 }, W("blood-power"))
			])]
		}]
	}), HT = (e) => ({
		id: "possess",
		kind: "offensive",
		tiers: [{
			need: fn,
			effects: e > 1 ? [V(8), Cu([K("bleed")], [W("mesmerize")])] : [V(7), J(1, [
				X({ claw: 1 }, K("bleed")),
				X({ gaze: 1 }, W("mesmerize")),
				X({ drop: 1 }, W("mesmerize"))
			])]
		}]
	}), UT = (e) => ({
		id: "blood-thirst",
		kind: "offensive",
		tiers: [{
			need: b({ drop: 4 }),
			effects: e > 1 ? [W("blood-power", 3), V(6, "undefendable")] : [
				W("blood-power", 2),
				z(),
				V(5, "undefendable")
			]
		}]
	}), WT = (e) => ({
		id: "blood-magic",
		kind: "offensive",
		tiers: [{
			need: pn,
			effects: [
				W("blood-power"),
				K("bleed"),
				...e > 1 ? [V(8, "undefendable")] : [
					z(),
					V(8),
					fm({
						token: "mesmerize",
						n: 1
					}, [Rh()])
				]
			]
		}]
	}), GT = (e) => ({
		id: "immortal-flesh",
		kind: "defensive",
		dice: e,
		effects: [
			X({ claw: 2 }, K("bleed")),
			X({ gaze: 2 }, W("blood-power")),
			Sh(I("drop"))
		]
	}), KT = [
		RT([
			3,
			5,
			7
		], 4),
		zT(4),
		BT(2),
		VT(3),
		HT(1),
		UT(1),
		WT(1),
		GT(3),
		{
			id: "exsanguinate",
			kind: "ultimate",
			tiers: [{
				need: b({ drop: 5 }),
				effects: [
					rh(1),
					W("blood-power", 2),
					z(),
					V(10)
				]
			}]
		},
		{
			id: "blood-power",
			kind: "passive",
			dealt: [IT("dealt")],
			endOfTurn: [IT("end")]
		}
	], qT = {
		option: "original-leaflets",
		off: !0
	}, JT = { option: "original-leaflets" }, YT = [
		{
			id: "blood-power",
			kind: "positive",
			limit: 5,
			limitWith: {
				option: "original-leaflets",
				limit: 4
			},
			spends: [
				{
					id: "add",
					cost: 1,
					when: "my-attack",
					perTurn: 1,
					if: qT,
					effects: [L(3)]
				},
				{
					id: "remove",
					cost: 2,
					when: "my-main",
					perTurn: 1,
					if: qT,
					effects: [zm("any")]
				},
				{
					id: "draw",
					cost: 3,
					when: "any",
					perTurn: 1,
					if: qT,
					effects: [U(2)]
				},
				{
					id: "add-2",
					cost: 1,
					when: "my-attack",
					perTurn: 1,
					if: JT,
					effects: [L(2)]
				},
				{
					id: "remove-own",
					cost: 2,
					when: "any",
					perTurn: 1,
					if: JT,
					effects: [zm("own")]
				},
				{
					id: "exchange",
					cost: 3,
					when: "any",
					perTurn: 1,
					if: JT,
					effects: [U(2), nd("self", "choice")]
				},
				{
					id: "heal",
					cost: 4,
					when: "my-roll-phase",
					perTurn: 1,
					effects: [Bf()]
				}
			]
		},
		{
			id: "mesmerize",
			kind: "positive",
			limit: 1,
			spend: {
				when: "any",
				effects: [jT()]
			}
		},
		S_
	], XT = [
		Z("gouge-ii", 1, 2, RT([
			3,
			5,
			7
		], 3)),
		Z("gouge-iii", 2, 3, RT([
			4,
			6,
			8
		], 3)),
		Z("glamour-ii", 2, 2, zT(5), [{
			id: "influence",
			kind: "offensive",
			tiers: [{
				need: b({
					claw: 1,
					gaze: 2
				}),
				effects: [W("mesmerize"), K("bleed", 2, "chosen-opponent")]
			}]
		}]),
		Z("sanguimancy-ii", 2, 2, BT(3), [{
			id: "presence",
			kind: "offensive",
			tiers: [{
				need: b({
					claw: 1,
					gaze: 1,
					drop: 2
				}),
				effects: [W("blood-power", 2), U(1)]
			}]
		}]),
		Z("rend-ii", 2, 2, VT(5)),
		Z("possess-ii", 2, 2, HT(2), [{
			id: "draw-blood",
			kind: "offensive",
			tiers: [{
				need: b({
					claw: 2,
					drop: 1
				}),
				effects: [W("blood-power", 2)]
			}]
		}]),
		Z("blood-thirst-ii", 2, 2, UT(2), [{
			id: "hemorrhage",
			kind: "offensive",
			tiers: [{
				need: b({ drop: 3 }),
				effects: [K("bleed", 2), Th(2, "all-opponents")]
			}]
		}]),
		Z("blood-magic-ii", 2, 2, WT(2), [{
			id: "gash",
			kind: "offensive",
			tiers: [{
				need: b({
					claw: 2,
					drop: 2
				}),
				effects: [V(5, "undefendable")]
			}]
		}]),
		Z("immortal-flesh-ii", 2, 2, GT(4)),
		{
			id: "blood-flow",
			kind: "instant",
			cost: 1,
			effects: [J(1, [W("blood-power", bs)])]
		},
		{
			id: "limb-from-limb",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [J(5, [L(I("claw")), Y({ added: 3 }, [K("bleed")])])]
		},
		{
			id: "blood-boil",
			kind: "roll",
			cost: 0,
			modifier: !0,
			effects: [L(Cs("bleed", { plus: 1 }))]
		},
		{
			id: "blood-letting",
			kind: "main",
			cost: 0,
			effects: [W("blood-power"), W("mesmerize")]
		},
		{
			id: "consume-blood",
			kind: "main",
			cost: 0,
			effects: [gm({
				token: "blood-power",
				n: 1
			}, 2, [B(2)])]
		},
		{
			id: "dark-omen",
			kind: "main",
			cost: 4,
			effects: [
				W("mesmerize"),
				W("blood-power", 2),
				K("bleed", 1, "chosen-opponent")
			]
		},
		{
			id: "blood-tide",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: b({ drop: 1 }) }, [W("blood-power", 3)], [U(1)])])]
		}
	], ZT = {
		id: "vampire-lord",
		box: "season-2",
		difficulty: 4,
		faces: [
			"claw",
			"claw",
			"claw",
			"gaze",
			"gaze",
			"drop"
		],
		abilities: KT,
		tokens: YT,
		cards: XT
	};
})), $T = /* @__PURE__ */ he({
	hero: () => ZT,
	texts: () => eE
}), eE, tE = d((() => {
	p(), ET(), OT(), QT(), eE = u({
		en: TT,
		fr: DT
	});
}));
p(), c_(), Q(), d_(), Xa();
var nE = [
	{
		id: "barbarian",
		box: "season-1",
		difficulty: 1,
		load: () => Promise.resolve().then(() => ($_(), Z_))
	},
	{
		id: "paladin",
		box: "season-1",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (yv(), _v))
	},
	{
		id: "gunslinger",
		box: "season-2",
		difficulty: 2,
		load: () => Promise.resolve().then(() => (Xv(), Jv))
	},
	{
		id: "cursed-pirate",
		box: "season-2",
		difficulty: 4,
		load: () => Promise.resolve().then(() => (wy(), Sy))
	},
	{
		id: "monk",
		box: "season-1",
		difficulty: 4,
		load: () => Promise.resolve().then(() => (Ky(), Wy))
	},
	{
		id: "moon-elf",
		box: "season-1",
		difficulty: 2,
		load: () => Promise.resolve().then(() => (mb(), fb))
	},
	{
		id: "ninja",
		box: "season-1",
		difficulty: 2,
		load: () => Promise.resolve().then(() => (Fb(), Nb))
	},
	{
		id: "pyromancer",
		box: "season-1",
		difficulty: 3,
		load: () => Promise.resolve().then(() => (rx(), tx))
	},
	{
		id: "shadow-thief",
		box: "season-1",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (Mx(), Ax))
	},
	{
		id: "treant",
		box: "season-1",
		difficulty: 6,
		load: () => Promise.resolve().then(() => (mS(), fS))
	},
	{
		id: "artificer",
		box: "season-2",
		difficulty: 6,
		load: () => Promise.resolve().then(() => (sC(), aC))
	},
	{
		id: "huntress",
		box: "season-2",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (lw(), sw))
	},
	{
		id: "samurai",
		box: "season-2",
		difficulty: 3,
		load: () => Promise.resolve().then(() => (Aw(), Ow))
	},
	{
		id: "seraph",
		box: "season-2",
		difficulty: 3,
		load: () => Promise.resolve().then(() => (nT(), eT))
	},
	{
		id: "tactician",
		box: "season-2",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (wT(), ST))
	},
	{
		id: "vampire-lord",
		box: "season-2",
		difficulty: 4,
		load: () => Promise.resolve().then(() => (tE(), $T))
	}
];
n_(O_), l_(nE, c((e) => T[e].heroNames)), d_(), await u_(nE.map(({ id: e }) => e)), Fn(), O();
function rE() {
	let e = po().map(({ id: e }) => jn("played", "common", e));
	for (let t of ho().filter(go)) {
		let { hero: n, slots: r } = ro(t);
		for (let { byLevel: n } of r.flat()) for (let [r, i] of n.entries()) for (let { id: n, tiers: a, kind: o } of i) {
			for (let i of (a ?? []).keys()) e.push(`${Dn(t, n, r)}.${i}`);
			o === "defensive" && e.push(Dn(t, n, r));
		}
		for (let { id: r, kind: i, effects: a, cast: o } of n.cards) (i !== "spell" || a.length > 0) && e.push(jn("played", t, r)), o && e.push(Mn(t, r));
		for (let { id: t } of n.tokens) e.push(On(t));
		for (let { id: r } of n.companions ?? []) e.push(kn(t, r));
	}
	return [...new Set(e)];
}
// packages/dice-throne/src/events.ts
var iE = {
	starter: "note",
	banned: "note",
	picked: "note",
	turn: "turn",
	rolled: "roll",
	die: "roll",
	announced: "note",
	activated: "note",
	"no-ability": "note",
	proposed: "note",
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
	fetched: "card",
	saw: "note",
	spent: "note",
	used: "note",
	token: "gain",
	cp: "gain",
	damaged: "hit",
	healed: "gain",
	"stole-health": "hit",
	flipped: "note",
	failed: "note",
	companion: "note",
	"companion-dial": "gain",
	skipped: "note",
	reshuffled: "card",
	defeated: "hit",
	ended: "end"
}, aE = {
	title: "Dice Throne",
	pitch: "Heroes fight it out with dice, cards and nerve: roll, take risks, strike back, and be the last one standing."
}, oE = {
	title: "Dice Throne",
	pitch: "Des héros s’affrontent à coups de dés, de cartes et d’audace\xA0: lancez, osez, ripostez et soyez le dernier debout."
};
// packages/dice-throne/src/facts.ts
p();
var sE = u({
	en: aE,
	fr: oE
}), cE = {
	id: "dice-throne",
	seats: {
		min: 2,
		max: 4,
		usual: 2
	},
	title: c((e) => sE[e].title),
	pitch: c((e) => sE[e].pitch)
}, lE = 5e4, uE = /* @__PURE__ */ new Map();
function dE(e, t = 6) {
	if (!Number.isInteger(e) || e < 1 || e > 8) throw RangeError(`Dice are counted from 1 to 8, not ${e}`);
	if (!Number.isInteger(t) || t < 2 || t > 12) throw RangeError(`Dice have 2 to 12 sides, not ${t}`);
	let n = `${e}d${t}`, r = uE.get(n) ?? pE(e, t);
	return uE.set(n, r), r;
}
function fE(e, t) {
	let n = 0;
	for (let r of t) {
		if (!Number.isInteger(r) || r < 1 || r > e.sides) throw RangeError(`${r} is not a face from 1 to ${e.sides}`);
		if (n >= e.first[e.dice]) throw RangeError(`There are ${e.dice} dice, not ${t.length}`);
		n = e.grown[n * e.sides + r - 1];
	}
	return n;
}
function pE(e, t) {
	let n = [], r = [];
	for (let i = 0; i <= e; i++) if (r.push(n.length), mE(n, [], i, 1, t), n.length > lE) throw RangeError(`${e} dice with ${t} sides have too many hands`);
	let i = new Map(n.map((e, t) => [e.join(), t])), a = new Int32Array(r[e] * t);
	for (let o = 0; o < r[e]; o++) for (let e = 1; e <= t; e++) a[o * t + e - 1] = i.get([...n[o], e].sort((e, t) => e - t).join());
	let o = n.length - r[e], s = new Int32Array(o + 1), c = [];
	for (let t = 0; t < o; t++) {
		for (let a of hE(n[r[e] + t])) c.push(i.get(a.join()));
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
function mE(e, t, n, r, i) {
	if (n === 0) e.push([...t]);
	else for (let a = r; a <= i; a++) mE(e, [...t, a], n - 1, a, i);
}
function hE(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n = 0; n < 1 << e.length; n++) {
		let r = e.filter((e, t) => n & 1 << t);
		t.set(r.join(), r);
	}
	return [...t.values()].sort((e, t) => e.length - t.length);
}
// packages/odds/src/keep.ts
function gE(e, t, n) {
	let r = e.faces.length - e.first[e.dice];
	if (t.length !== r) throw RangeError(`A pay-off has ${r} values, not ${t.length}`);
	let i = [Float64Array.from(t)], a = [/* @__PURE__ */ new Float64Array()];
	for (let t = 1; t <= n; t++) {
		let n = _E(e, i[t - 1]);
		a.push(n), i.push(vE(e, n));
	}
	return {
		byRolls: i,
		kept: a
	};
}
function _E({ faces: e, first: t, dice: n, sides: r, grown: i }, a) {
	let o = new Float64Array(e.length), s = t[n];
	for (let t = e.length - 1; t >= s; t--) o[t] = a[t - s];
	for (let e = s - 1; e >= 0; e--) {
		let t = 0;
		for (let n = e * r, a = n + r; n < a; n++) t += o[i[n]];
		o[e] = t / r;
	}
	return o;
}
function vE({ keepsFrom: e, keeps: t }, n) {
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
A(), an(), Wn(), O(), y(), Cd();
var yE = dE(5), bE = yE.first[5], xE = yE.faces.slice(bE).map((e) => Bn.findIndex((t) => [...t].sort().join() === e.join())), SE = (e) => fE(yE, e), CE = (e) => fE(yE, e) - bE, wE = /* @__PURE__ */ new Map();
function TE(e) {
	let t = wE.get(e) ?? EE(e);
	return wE.set(e, t), t;
}
function EE(e) {
	let t = ko(e), { hero: n } = ro(e.split("|")[0]), r = t.tiers.map((e) => OE(e, n)), i = gE(yE, DE(r, ({ value: e }) => e), 2);
	return {
		tiers: r,
		solved: i,
		offense: _E(yE, i.byRolls[2])[0],
		defense: kE(t, n)
	};
}
function DE(e, t, n = 0) {
	let r = e.map(t);
	return Float64Array.from(xE, (t) => {
		let i = n;
		for (let n = 0; n < e.length; n++) r[n] > i && e[n].tier.hands[t] && (i = r[n]);
		return i;
	});
}
function OE(e, t) {
	let { effects: n, after: r = [] } = e.ability.tiers[e.tier], i = xd(t, 5), a = Xt(n).reduce((e, t) => {
		let { name: n, estimate: r } = qt(t);
		return n === "damage" ? e + r(t, i) : e;
	}, 0);
	return {
		tier: e,
		value: Sd(n, t) + Sd(r, t),
		damage: a
	};
}
var kE = ({ defenses: e }, t) => Math.max(0, ...e.map(({ ability: e }) => xd(t, e.dice ?? 0).list(Zt(e, "defense") ?? [])));
O(), bd(), $o(), gc(), bc(), Pc(), g();
function AE(e, t, n) {
	let r = m(e, t), { offense: i, defense: a } = TE(r.board), o = n.cp * r.cp + n.card * r.hand.length + n.card * r.laid.length;
	for (let e in r.tokens) r.tokens[e] > 0 && (o += n.token * r.tokens[e] * md(D(e)));
	for (let { id: i, dial: a, aura: s, worth: c } of _o(r.hero)) o += n.token * (c?.[r.marks[i] ?? 0] ?? 0), a && (o += n.dial * Qo(e, t, i)), s && Ko(e, t, i) === s.state && (o += n.aura * s.damage);
	return o + n.board * i + n.defense * a;
}
function jE(e, t) {
	let n = e.dials[t];
	for (let r = 0; r < e.fighters.length; r++) h(e, r) === t && (n += e.healing[r] - sc(wc(e, r)), e.isolated?.to === r && (n -= sc(e.isolated.lines)));
	return n;
}
function ME(e, t) {
	let { attack: n } = e, { board: r } = m(e, e.active);
	if (!n) {
		if (e.phase === "main-2" || e.phase === "discard" || _c(e, e.active, "offense")) return 0;
		let { solved: n, offense: i } = TE(r), a = e.rolls[0];
		return e.phase !== "offense" || a?.purpose !== "offense" || a.dice.length !== 5 ? t.coming * i : t.coming * n.byRolls[Math.min(2, e.attempts)][CE(a.dice)];
	}
	if (n.stage === "announced") {
		let e = TE(r).tiers.find(({ tier: e }) => e.id === n.tier);
		return t.coming * (e?.value ?? 0);
	}
	let i = n.target !== -1 && e.incoming[n.target].some(({ kind: e }) => e === "base");
	return n.stage === "activated" && n.isAttack && !i ? t.coming * n.base : 0;
}
function NE(e, t, n = ME(e, t)) {
	let r = e.dials.map((t, n) => jE(e, n)), i = h(e, e.active), a = Infinity, o = r.map((e, t) => (e > 0 && (a = Math.min(a, e)), e + (t === i ? n : 0))), s = e.fighters.length / e.dials.length;
	for (let n = 0; n < e.fighters.length; n++) Ue(e, n) && (o[h(e, n)] += AE(e, n, t) / s);
	return PE(o, r, t.lead + t.doubt * Math.min(a, 50));
}
function PE(e, t, n) {
	let r = Math.max(...e), i = e.map((e, i) => (t[i] > 0 ? 1 : .02) * Math.exp((e - r) / n)), a = i.reduce((e, t) => e + t);
	return i.map((e) => e / a);
}
// packages/dice-throne/src/insight/weights.ts
var FE = {
	cp: .8,
	card: 1.2,
	token: .8,
	dial: .7,
	aura: 3,
	board: 2.2,
	defense: 1.2,
	coming: .8,
	lead: 5,
	doubt: .18,
	kill: 15
};
_(), g();
function IE(e, { options: t }) {
	let n = h(e, e.active), { tiers: r } = TE(m(e, e.active).board), i = Math.min(...Ge(e, e.active).map((t) => e.dials[h(e, t)])), a = ({ value: t, damage: r }) => NE(e, FE, FE.coming * t + (r >= i ? FE.kill : 0))[n], o = new Map(r.map((e) => [e.tier.id, a(e)])), s = NE(e, FE, 0)[n], { kept: c } = gE(yE, DE(r, (e) => o.get(e.tier.id), s), e.attempts);
	return t[0].map((t) => {
		let n = tt("attempt", t);
		switch (n.is) {
			case "keep-dice": return c[e.attempts][SE(RE(e, n.places))];
			case "give-up": return s;
			case "announce": return o.get(n.tier) ?? NaN;
			default: return NaN;
		}
	});
}
function LE(e, { options: t }) {
	let { solved: n, tiers: r } = TE(m(e, e.active).board), i = n.kept[Math.min(2, e.attempts)];
	return t[0].map((t) => {
		let n = tt("attempt", t);
		switch (n.is) {
			case "keep-dice": return i[SE(RE(e, n.places))];
			case "give-up": return 0;
			case "announce": return r.find(({ tier: e }) => e.id === n.tier)?.value ?? -1;
			default: return -1;
		}
	});
}
var RE = (e, t) => {
	let { dice: n } = e.rolls[0];
	return t.map((e) => n[e - 1]);
};
// packages/dice-throne/src/insight/draftWorth.ts
A();
var zE = 100;
function BE(e, t) {
	return e.options[t].map((e) => {
		let { offense: t, defense: n } = TE(Co(e));
		return Math.min(1, (FE.board * t + FE.defense * n) / zE);
	});
}
A(), O(), Wo(), Cd(), ac(), bd(), _(), $c(), gc(), Pc(), g();
function VE(e, t, n) {
	if (t.name === "attempt") return LE(e, t);
	let r = GE[t.name];
	return r && t.options[n].map((i) => r(e, t.seats[n], tt(t.name, i)));
}
var HE = (e, t, n) => {
	switch (n.is) {
		case "play": return UE(e, t, so(e, t, n.card));
		case "sell": return FE.cp - FE.card - .1;
		case "spend": return WE(e, t, n);
		case "use": {
			let r = k(e, t).actions.find(({ id: e }) => e === n.action);
			if (!r) return 0;
			let i = r.price ? $s(r.price, vd) : 0;
			return Sd(r.effects, vo(e, t).hero) - FE.cp * r.cost - i - .2;
		}
		default: return 0;
	}
};
function UE(e, t, n) {
	let r = n.price ? $s(n.price, vd) : 0, i = FE.cp * Jc(e, t, n) + FE.card + r;
	if (!n.upgrades) return Sd(n.effects, vo(e, t).hero) - i;
	let a = m(e, t), o = {
		...k(e, t).levels,
		[n.upgrades.ability.id]: n.upgrades.level
	}, s = TE(Co(a.hero, a.marks.face, o)), c = TE(a.board);
	return FE.board * (s.offense - c.offense) + FE.defense * (s.defense - c.defense) + 1 - i;
}
function WE(e, t, { token: n, use: r }) {
	let { effects: i, when: a, cost: o } = Ho(n, r);
	return Sd(i, vo(e, t).hero) * (a === "incoming" ? sc(kc(e, t)) / 6 : 1.2) - o * FE.token * md(D(n));
}
var GE = {
	main: HE,
	respond: HE,
	answer: HE,
	sell: (e, t, n) => n.is === "sell" ? -UE(e, t, so(e, t, n.card)) : 0,
	"stand-up": (e, t, n) => +(n.is === "stand-up"),
	target: (e, t, n) => n.is === "player" ? -qe(e, n.seat) : 0
};
// packages/dice-throne/src/insight/insight.ts
g();
var KE = {
	evaluate(e) {
		if (Je(e)) return e.fighters.map(() => 1 / e.fighters.length);
		let t = NE(e, FE);
		return e.fighters.map((n, r) => t[h(e, r)]);
	},
	exact(e, t, n) {
		return t.name === "attempt" ? IE(e, t) : t.name === "ban" || t.name === "pick" ? BE(t, n) : void 0;
	},
	sense: VE,
	progress: (e) => e.turn + (e.phase === "main-2" || e.phase === "discard" ? .5 : 0),
	horizon: 0
};
p(), g();
function qE(e, t, n) {
	for (let [r, i] of e.fighters.entries()) {
		if (t.some((t) => h(e, t) === h(e, r))) {
			let e = i.deck.splice(i.deck.length - i.knownTop);
			i.deck = [...YE(i.deck, n), ...e];
			continue;
		}
		let a = t.some((e) => i.shownTo.includes(e)) ? i.hand : JE(i, t), o = [
			...i.hand,
			...i.looking,
			...i.deck
		];
		for (let e of a) o.splice(o.indexOf(e), 1);
		let s = YE(o, n);
		i.hand = [...a].sort().concat(s.splice(0, i.hand.length - a.length)), i.looking = s.splice(0, i.looking.length), i.deck = s;
	}
}
var JE = ({ exposed: e }, t) => e.flatMap(({ card: e, to: n }) => n.some((e) => t.includes(e)) ? [e] : []);
function YE(e, t) {
	let n = [...e].sort();
	return oe(e.length, t).map((e) => n[e]);
}
p(), A(), Re(), O(), Za(), $o(), g(), Og();
var XE = "draft";
function ZE(e, t, n) {
	if (e === "draft") {
		if (t !== 2) throw E((e) => e.draftForTwo(t));
		return XE;
	}
	if (e === "default") return Array.from({ length: t }, (e, t) => ho()[t % ho().length]);
	let r = typeof e == "string" ? e.split(",").map((e) => e.trim()) : e;
	if (!Array.isArray(r) || r.some((e) => typeof e != "string")) throw E((e) => e.heroNames(ho().slice(0, 2).join(",")));
	if (r.length !== t) throw E((e) => e.heroCount(t, r.length));
	for (let e of r) if (!ho().includes(e)) throw E((t) => t.unknownHero(e, ho()));
	let i = r.find((e, t) => r.indexOf(e) < t);
	if (n && i !== void 0) throw E((e, t) => e.heroTwice(bg(i, t)));
	return r;
}
function QE({ heroes: e }) {
	let t = ho(), n = Array.isArray(e) ? e.map(String) : [];
	return n.length > 0 && n.every((e) => t.includes(e)) ? n : t;
}
function $E(e) {
	let t = ho();
	return t.flatMap((n, r) => t.map((n, i) => Array.from({ length: e }, (e, n) => t[(r + n * i) % t.length])));
}
function eD(e, t) {
	let n = De(e), r = t.heroes === "draft" ? Array(e).fill("") : t.heroes, i = Object.entries(t).flatMap(([e, t]) => t === !0 ? [e] : []);
	return t.rules === "v2.2" && i.push("v2.2"), t.healing === "pooled" && i.push("pooled-healing"), t.leaflets === "original" && i.push("original-leaflets"), t["ultimate-aim"] === "own-side" && i.push("own-side-aim"), {
		mode: n,
		variants: i,
		fighters: r.map((e) => tD(e, t.promo === !0, t["spell-hand"] === !0)),
		...t.heroes === "draft" && { banned: [] },
		dials: Array(Pe(n, e)).fill(Ne(n).health[e]),
		active: 0,
		named: ie(t),
		starter: 0,
		turn: 0,
		phase: "upkeep",
		rolls: [],
		attempts: 0,
		furtherOffenses: [],
		altered: !1,
		incoming: Array.from({ length: e }, () => []),
		healing: Array(e).fill(0),
		silenced: !1,
		dealt: Array(e).fill(0),
		out: []
	};
}
function tD(e, t, n) {
	let r = (e === "" ? [] : [...ro(e).cards.values()]).filter((e) => t || !e.promo), i = ({ kind: e }) => n && e === "spell";
	return {
		hero: e,
		board: e === "" ? "" : Co(e),
		cp: 2,
		hand: [],
		deck: r.filter((e) => !i(e)).map(({ id: e }) => e),
		discard: [],
		playing: [],
		spells: r.filter(i).map(({ id: e }) => e),
		tokens: {},
		raised: {},
		marks: Zo(_o(e)),
		laid: [],
		looking: [],
		knownTop: 0,
		shownTo: [],
		exposed: []
	};
}
p(), O(), g();
var nD = f("dice-throne/draft", (e) => [e.each("seat", rD, e.ask("ban", {
	who: (e, t) => t.seat,
	options: iD,
	then: (e, t, n) => {
		e.banned.push(n), l(() => ({
			type: "banned",
			seat: t.seat,
			hero: n
		}));
	}
})), e.each("seat", rD, e.ask("pick", {
	who: (e, t) => t.seat,
	options: iD,
	then: (e, t, n) => {
		e.fighters[t.seat] = tD(n, Ye(e, "promo"), Ye(e, "spell-hand")), l(() => ({
			type: "picked",
			seat: t.seat,
			hero: n
		}));
	}
}))]);
function rD(e) {
	return [...[...e.fighters.keys()].filter((t) => t !== e.starter), e.starter];
}
function iD(e) {
	return ho().filter((t) => !e.banned.includes(t) && !e.fighters.some((e) => e.hero === t));
}
p(), Fn(), wn(), g(), dd(), fu();
var aD = 4, oD = f("dice-throne/begin", (e) => [
	e.run((e, t) => {
		t.tied = e.named === void 0 ? [...e.fighters.keys()] : [e.named];
	}),
	e.loop((e, t) => t.tied.length > 1, e.roll("start-roll", {
		dice: (e, t) => t.tied.length,
		whose: (e, t) => t.tied,
		then: (e, t, n) => {
			let r = Math.max(...n);
			t.tied = t.tied.filter((e, t) => n[t] === r);
		}
	})),
	e.run((e, t) => {
		e.active = t.tied[0], e.starter = e.active, l(() => ({
			type: "starter",
			seat: e.active
		}));
	}),
	e.when((e) => e.banned !== void 0, e.call(nD)),
	e.each("seat", (e) => [...e.fighters.keys()], e.when((e, t) => Pn(m(e, t.seat).hero) !== void 0, e.call((e, t) => yn(Pn(m(e, t.seat).hero)), (e, t) => su(e, "setup", t.seat, "setup"))), e.each("hook", (e, t) => au(e, t.seat, "setup"), e.call((e, t) => yn(t.hook), (e, t) => ou(e, t.hook, t.seat))), e.call(ud, (e, t) => ({ seat: t.seat })), e.call(cd, (e, t) => ({
		seat: t.seat,
		count: aD
	})))
]);
p(), O(), _(), g(), Lp(), $c(), Fl(), Wl(), Yl();
var sD = f("dice-throne/main", (e) => [
	e.run((e, t) => {
		e.phase = t.phase;
	}),
	e.loop((e, t) => t.choice !== "end", e.ask("main", {
		who: (e) => e.active,
		options: (e) => uD(e, e.active, Ic(e, e.active, lD(e, ["end"]))),
		params: (e) => ({
			phase: e.phase,
			cp: m(e, e.active).cp
		}),
		unavailable: (e) => Il(e, e.active),
		then: (e, t, n) => {
			t.choice = n, t.acted ||= n !== "end";
			let r = mt(n);
			r.is === "sell" && dD(e, e.active, r.card);
		}
	}), e.when((e, t) => t.choice !== "end" && mt(t.choice).is !== "sell", e.call(Mp, (e, t) => ({
		seat: e.active,
		action: t.choice
	})))),
	e.when((e, t) => t.phase === "main-1" && (t.acted === !0 || !cD(e)), R(e, (e) => ({ but: e.active })))
]), cD = ({ lastWindow: e, turn: t }) => e === "income" || t === 1 && e === "upkeep";
function lD(e, t) {
	for (let n of Pl(e, e.active)) {
		let r = so(e, e.active, n);
		(r.kind === "main" || r.kind === "upgrade" || r.kind === "spell") && Bc(e, e.active, r) && t.push(it(n));
	}
	return t;
}
function uD(e, t, n) {
	for (let r of m(e, t).hand) n.push(at(r));
	return n;
}
function dD(e, t, n) {
	Ml(e, t, n), m(e, t).discard.push(n), Be(e, t, 1), l(() => ({
		type: "sold",
		seat: t,
		card: n
	}));
}
p(), _(), g(), fu(), Yl(), P();
var fD = f("dice-throne/discard", (e) => [
	e.when((e) => mD(e) || pD(e).length > 0, R(e, (e) => ({ but: e.active }))),
	e.run((e) => {
		e.phase = "discard";
	}),
	e.call(hD),
	uu(e, pD, (e) => e.active),
	e.run((e) => is(e, e.active)),
	R(e),
	e.loop(mD, e.call(hD), R(e))
]), pD = (e) => au(e, e.active, "endOfTurn"), mD = (e) => m(e, e.active).hand.length > 6, hD = f("dice-throne/sell-surplus", (e) => [e.loop(mD, e.ask("sell", {
	who: (e) => e.active,
	options: (e) => uD(e, e.active, []),
	params: (e) => ({ left: m(e, e.active).hand.length - 6 }),
	then: (e, t, n) => dD(e, e.active, $e("sell", n).card)
}))]);
p(), O(), _(), g(), dd(), Fl(), P();
var gD = (e) => _D(e) !== void 0, _D = (e) => j(e, e.active).find((e) => D(e).foresees), vD = f("dice-throne/foresee", (e) => [
	e.run((e, t) => {
		t.token = _D(e), t.before = m(e, e.active).hand.length;
	}),
	e.ask("foresee", {
		who: (e) => e.active,
		options: (e, t) => [0, ...yD(t).filter((n) => n <= N(e, e.active, t.token))],
		params: (e, t) => ({ token: t.token }),
		then: (e, t, n) => {
			t.spent = n, n !== 0 && (l(() => ({
				type: "spent",
				seat: e.active,
				token: t.token
			})), M(e, e.active, t.token, n));
		}
	}),
	e.call(cd, (e, t) => ({
		seat: e.active,
		count: bD(t)
	})),
	e.leave((e, t) => t.spent === 0),
	e.ask("put-back", {
		who: (e) => e.active,
		options: (e, t) => [...new Set(m(e, e.active).hand.slice(t.before))].flatMap((e) => [dt(e), ft(e)]),
		then: (e, t, n) => {
			let r = m(e, e.active), { card: i, to: a } = $e("put-back", n);
			Ml(e, e.active, i), a === "bottom" ? r.deck.unshift(i) : (r.deck.push(i), r.knownTop++);
		}
	})
]), yD = (e) => D(e.token).foresees.map(({ spend: e }) => e), bD = (e) => D(e.token).foresees.find(({ spend: t }) => t === e.spent)?.draw ?? 1;
p(), O(), P();
function xD(e, t) {
	for (let n of j(e, e.active)) D(n).forbids === t && M(e, e.active, n, 1);
	l(() => ({
		type: "skipped",
		seat: e.active,
		phase: t
	}));
}
p(), dd(), bc(), Au(), Yl();
var SD = f("dice-throne/income", (e) => [
	e.run((e) => {
		e.phase = "income";
	}),
	e.leave((e) => e.turn === 1),
	e.when((e) => _c(e, e.active, "income"), e.run((e) => xD(e, "income")), e.leave()),
	e.run((e) => ku(e, e.active, 1)),
	e.either(gD, [e.call(vD)], [e.call(cd, (e) => ({
		seat: e.active,
		count: 1
	}))]),
	R(e, (e) => ({ but: e.active }))
]);
p(), A(), Fn(), wn(), g(), $c(), gc(), bc(), fu(), Bu();
var CD = f("dice-throne/defense", (e) => [
	e.ask("defend", {
		who: (e) => e.attack.target,
		options: (e) => [...TD(e, e.attack.target), "none"],
		then: (e, t, n) => {
			n !== "none" && (t.ability = n);
		}
	}),
	e.run((e) => {
		e.attack.stage = "defended";
	}),
	e.leave((e, t) => t.ability === void 0),
	e.run((e, t) => {
		let { target: n } = e.attack, { ability: r, home: i } = ED(e, t);
		t.home = i;
		for (let { id: t } of r.actions ?? []) m(e, n).marks[`used:${t}`] = 0;
		l(() => ({
			type: "defended",
			seat: n,
			ability: t.ability
		}));
	}),
	e.call(Lu, (e, t) => ({
		owner: e.attack.target,
		purpose: "defense",
		count: ED(e, t).ability.dice ?? 0,
		dice: []
	}), (e, t, n) => {
		t.dice = n.dice;
	}),
	e.run((e, t) => de(t.home)),
	e.call((e, t) => yn(Tn("defense", t.home)), (e, t) => su(e, "defense", e.attack.target, t.ability, t.dice))
]), wD = (e) => e.attack.isAttack && lc[e.attack.type].defended && !e.attack.forgone && Gc(e, e.attack.target) && !yc(e, e.attack.by) && !vc(e, e.attack.target), TD = (e, t) => k(e, t).defenses.map(({ ability: e }) => e.id), ED = (e, t) => k(e, e.attack.target).defenses.find(({ ability: e }) => e.id === t.ability);
p(), Re(), _(), g(), sg(), dd(), Yl();
var DD = f("dice-throne/targeting", (e) => [
	e.run((e) => {
		let t = Ge(e, e.active);
		t.length === 1 ? e.attack.target = t[0] : e.phase = "targeting";
	}),
	e.when((e) => e.attack.target === -1 && Oe(e.mode) !== void 0, e.roll("targeting-roll", {
		dice: () => 1,
		whose: (e) => [e.active],
		then: (e, t, [n]) => {
			e.rolls.push({
				owner: e.active,
				purpose: "targeting",
				dice: [n]
			}), l(() => ({
				type: "rolled",
				seat: e.active,
				purpose: "targeting",
				dice: [n]
			}));
		}
	}), R(e), e.run((e, t) => {
		let n = e.rolls.pop().dice[0], r = Oe(e.mode)[n - 1], i = Ge(e, e.active);
		typeof r == "number" ? e.attack.target = i[r % i.length] : t.agreed = r === "opponents";
	}), e.when((e, t) => t.agreed === !0, e.call(OD))),
	e.run((e, t) => {
		t.chosen = t.agreed === !0 || e.attack.target === -1;
	}),
	e.ask("target", {
		who: (e) => e.active,
		options: (e) => e.attack.target === -1 ? Ge(e, e.active) : [],
		key: Ct,
		then: (e, t, n) => {
			e.attack.target = n;
		}
	}),
	e.run((e) => l(() => ({
		type: "targeted",
		seat: e.active,
		target: e.attack.target
	}))),
	e.when((e) => e.attack.isAttack && jD(e, e.attack.target), e.call(cd, (e) => ({
		seat: e.active,
		count: Ne(e.mode).bounty
	}))),
	e.when((e, t) => t.chosen === !0 && eg(e).target !== void 0, R(e))
]), OD = f("dice-throne/agreement", (e) => [
	kD(e, "first"),
	e.run((e, t) => {
		t.others = Ge(e, e.active).slice(1);
	}),
	e.loop((e, t) => t.others.length > 0, e.ask("agree", {
		who: (e, t) => t.others[0],
		options: (e, t) => Ge(e, e.active).map((e) => ({
			seat: e,
			proposed: e === t.proposal
		})),
		key: ({ seat: e }) => Ct(e),
		then: (e, t, { seat: n, proposed: r }) => {
			let i = t.others.shift();
			r || (t.opposed = !0, AD(i, n));
		}
	})),
	e.when((e, t) => t.opposed === !0, kD(e, "last")),
	e.run((e, t) => {
		e.attack.target = t.proposal;
	})
]), kD = (e, t) => e.ask("target", {
	who: (e) => Ge(e, e.active)[0],
	options: (e) => Ge(e, e.active),
	key: Ct,
	params: () => ({ word: t }),
	then: (e, n, r) => {
		n.proposal = r, t === "first" && AD(Ge(e, e.active)[0], r);
	}
}), AD = (e, t) => l(() => ({
	type: "proposed",
	seat: e,
	target: t
})), jD = (e, t) => Ne(e.mode).bounty > 0 && e.fighters.every((n, r) => !Ue(e, r) || qe(e, r) <= qe(e, t));
p(), Re(), wn(), O(), g(), sg(), xf(), bc(), jl(), df(), Rf(), fu(), Pc(), im(), kp(), Yl(), P();
var MD = f("dice-throne/roll-phase", (e) => [
	e.call(FD),
	e.when((e) => _c(e, e.active, "offense"), e.run((e) => xD(e, "offense")), e.leave()),
	e.loop((e, t) => !t.done, e.call(Jp), e.call(ID), e.either((e) => e.attack !== void 0, [e.call(ND, (e, t) => ({ again: t.again }))], [e.run((e) => {
		e.rolls = [], l(() => ({
			type: "no-ability",
			seat: e.active
		}));
	})]), e.when(Nc, e.when((e) => Ec(e, e.active), R(e)), e.call(_f)), e.call(LD), e.run((e, t) => {
		ns(e, e.active, "offense");
		let n = RD(e);
		n !== -1 && (zD(e, n), e.furtherOffenses.unshift(n)), e.furtherOffenses = e.furtherOffenses.filter((t) => t === -1 || Ue(e, t)), t.again = e.furtherOffenses.shift(), t.done = t.again === void 0, e.silenced = !1, e.rolls = [];
	})),
	e.run(BD)
]), ND = f(Al.resolveAttack.name, (e) => [
	e.call(ng),
	e.when((e) => Fe(e.mode) && rg(e), R(e)),
	e.when(Jh, e.either((e, t) => t.again !== void 0 && t.again !== -1, [e.run((e, t) => {
		e.attack.target = t.again;
	})], [e.call(DD)]), e.run(Yh), e.when(Xh, R(e)), e.run((e) => {
		e.phase = "defense", e.attack.coming = void 0;
	}), e.call(ig)),
	e.run(Tp),
	R(e),
	e.call(ag),
	e.when(wD, e.call(CD), R(e), e.call(ag)),
	e.run((e) => {
		e.attack.stage = "defended";
	}),
	e.run(Tp),
	e.when((e) => e.attack.isAttack && e.attack.type !== "ultimate" && Ue(e, e.attack.target), uu(e, (e) => au(e, e.attack.target, "totalled"), (e) => e.attack.target)),
	e.run((e) => {
		hf(e), e.attack.stage = "dealt";
	}),
	e.when((e) => e.attack.isAttack && qe(e, e.attack.by) > 0, e.run(If), uu(e, (e) => au(e, e.attack.by, "dealt"), (e) => e.attack.by)),
	e.call(bf),
	e.when((e) => e.attack.isAttack && PD(e), R(e)),
	e.call(og)
]), PD = (e) => [...vo(e, e.active).cards.values()].some(({ when: e }) => e === "after-damage"), FD = f("dice-throne/stand-up", (e) => [e.ask("stand-up", {
	who: (e) => e.active,
	options: (e) => _c(e, e.active, "offense") && m(e, e.active).cp >= 2 ? ["pay", "skip"] : [],
	then: (e, t, n) => {
		if (n !== "skip") {
			Be(e, e.active, -2);
			for (let t of j(e, e.active)) D(t).forbids === "offense" && M(e, e.active, t, 1);
		}
	}
})]), ID = f("dice-throne/attempted", (e) => [uu(e, (e) => au(e, e.active, "attempted"), (e) => e.active)]), LD = f("dice-throne/unattacked", (e) => [e.leave((e) => e.attack?.isAttack === !0 || e.furtherOffenses.length > 0), e.each("hook", (e) => Ge(e, e.active).flatMap((t) => au(e, t, "foeDidNotAttack").map((e) => ({
	seat: t,
	name: e
}))), e.call((e, t) => yn(t.hook.name), (e, t) => ou(e, t.hook.name, t.hook.seat)))]), RD = (e) => {
	let t = e.attack?.target ?? -1;
	return t !== -1 && Ue(e, t) && _c(e, t, "acting") ? t : -1;
};
function zD(e, t) {
	for (let n of j(e, t)) D(n).forbids === "acting" && M(e, t, n, 1);
}
function BD(e) {
	ns(e, e.active, "roll-phase"), lf(e, e.active), e.attack = void 0;
}
p(), A(), wn(), O(), _(), $c(), xf(), fu(), Pc(), Yl();
var VD = f("dice-throne/upkeep", (e) => [
	e.run((e, t) => {
		e.phase = "upkeep", t.stirring = UD(e);
	}),
	e.either((e, t) => t.stirring.length > 0, [R(e)], [e.when((e) => e.turn === 1, R(e, (e) => ({ but: e.active })))]),
	e.loop((e, t) => t.stirring.length > 0, e.ask("upkeep", {
		who: (e) => e.active,
		options: (e, t) => t.stirring,
		key: Ot,
		auto: !0,
		then: (e, t, n) => {
			t.next = n, t.stirring.splice(t.stirring.indexOf(n), 1);
		}
	}), e.when((e, t) => UD(e).includes(t.next), e.call((e, t) => yn(t.next), (e, t) => ou(e, t.next, e.active)))),
	e.when((e) => e.incoming.some((e) => e.length > 0) || HD(e), R(e)),
	e.when(Nc, e.call(_f))
]), HD = (e) => Gc(e, e.active) && k(e, e.active).actions.some((t) => t.when === "my-upkeep" && Uc(e, e.active, t)), UD = (e) => [...new Set(au(e, e.active, "upkeep", (t) => WD(e, t)))];
function WD(e, t) {
	let n = D(D(t).stirsWith ?? t);
	return n.owned && t.endsWith(`@${e.active}`) ? void 0 : n;
}
p(), g(), jl(), Pc(), P();
var GD = f(Al.match.name, (e) => [e.call(oD), e.loop((e) => e.ended === void 0, e.call(KD), e.run($D))]), KD = f("dice-throne/turn", (e) => [
	e.call(qD),
	e.call(VD),
	e.call(SD),
	e.call(YD),
	e.call(MD),
	e.call(XD),
	e.call(fD)
]), qD = f("dice-throne/start-turn", (e) => [e.run((e) => {
	e.turn++, JD(e);
	for (let { marks: t } of e.fighters) for (let e in t) ZD(e) && (t[e] = 0);
	rs(e, e.active), l(() => ({
		type: "turn",
		seat: e.active,
		turn: e.turn
	}));
})]);
function JD(e) {
	e.attack = void 0, e.isolated = void 0, e.declared = void 0, e.furtherOffenses = [], e.silenced = !1, e.rolls = [], Oc(e);
}
var YD = f("dice-throne/main-1", (e) => [e.call(sD, () => ({ phase: "main-1" }))]), XD = f("dice-throne/main-2", (e) => [e.call(sD, () => ({ phase: "main-2" }))]), ZD = (e) => e.endsWith("-this-turn") || QD.some((t) => e.startsWith(t)), QD = [
	"spent:",
	"used:",
	"fresh:",
	"arrived:"
];
function $D(e) {
	do
		e.active = (e.active + 1) % e.fighters.length;
	while (!Ue(e, e.active));
	e.turn < 200 || (e.ended = "turn-limit", l(() => ({
		type: "ended",
		reason: "turn-limit"
	})));
}
A(), O(), e_(), Og(), Xa();
var eO = (e) => ({
	phase: (t) => T[e].phases[t] ?? t,
	hero: (t) => bg(t, e),
	style: (t) => fg(t, e),
	box: (t) => T[e].boxes[t],
	symbol: (t, n) => pg(t, ro(t).faces[n - 1] ?? "", e),
	ability: (t) => dg(t, e),
	need: (t, n) => {
		let r = ko(t).tiers.find(({ id: e }) => e === n);
		return r ? Jg(r.need, t.split("|")[0] ?? "", e) : "";
	},
	token: (t) => xg(t, e),
	tokenText: (t) => Sg(t, e),
	companion: (t) => wg(t, e),
	companionText: (t) => Tg(t, e),
	companionState: (t, n) => Eg(t, n, e),
	source: (t) => hg(t, e),
	line: ({ kind: t, by: n, amount: r, type: i }) => {
		let { damageTypes: a, lines: o } = T[e], s = i && i !== "normal" && t !== "add" ? ` ${a[i](r)}` : "";
		return `${o[t](r)}${s} (${hg(n, e)})`;
	},
	card: (t) => yg(t, e),
	cardLine: (t, n) => {
		let { cards: r, hero: i } = ro(t), a = r.get(n);
		return {
			cost: a?.cost ?? 0,
			text: a ? Yg(a, i, e) : ""
		};
	},
	board: (t) => {
		let { abilities: n, tiers: r } = ko(t), { hero: i } = ro(t.split("|")[0] ?? "");
		return n.map(({ ability: t, level: n }) => ({
			id: t.id,
			name: dg(t.id, e, i.id),
			level: n,
			text: Xg(t, i, e),
			sentences: Zg(t, i, e),
			tiers: r.filter((e) => e.ability === t).map(({ id: e }) => e)
		}));
	}
});
A(), Ro(), O(), Wo(), e_(), Og(), Kg(), Xa();
function tO(e, t, n, r, i) {
	switch (e.is) {
		case "play": {
			let i = rO(r, e.card), a = t.play(yg(e.card, n));
			return i === void 0 ? a : t.priced(a, i);
		}
		case "sell": return t.sell(yg(e.card, n));
		case "spend": return aO(e, t, n);
		case "use": return nO(e, t, n, r);
		case "announce": return t.announce(oO(e.tier, r, n));
		case "defend": return dg(e.ability, n);
		case "keep-dice": return t.keepDice(e.places);
		case "reroll-dice": return t.rerollDice(e.places);
		case "take-dice": return t.takeDice(e.dice);
		case "die": return t.die(e.place);
		case "turn-die": return t.turnDie(e.place, e.to);
		case "player": return e.proposed ? t.proposed(i(e.seat)) : i(e.seat);
		case "token": return t.tokenOf(i(e.seat), xg(e.token, n));
		case "own-token": return xg(e.token, n);
		case "card": return yg(e.card, n);
		case "hero": return bg(e.hero, n);
		case "put-back": return t[e.to](yg(e.card, n));
		case "foresee":
		case "shed":
		case "pay-up-to":
		case "share":
		case "pilfer": return String(e.count);
		case "pay-price": return T[n].prices.toPay(e.price, jg("", n));
		case "upkeep": return e.from === "token" ? xg(e.id, n) : dg(e.id, n);
		case "branch": {
			let { does: r, hero: i } = e.branch;
			return jg(i, n).list(r) || t.nothing;
		}
		default: return t[e.is];
	}
}
function nO({ action: e }, t, n, { fighters: r }) {
	for (let { board: t, hero: i } of r) {
		let { price: r, effects: a } = ko(t).actions.find(({ id: t }) => t === e) ?? {};
		if (!r) continue;
		let { grammar: o, prices: s } = T[n], c = jg(i, n);
		return o.spaced(o.labelled(s.toPay(r, c), c.list(a)));
	}
	return t.use(dg(e, n));
}
function rO({ fighters: e }, t) {
	let n = (e) => typeof e != "number" && e.includes(t), r = e.find(({ hand: e, spells: t }) => n(e) || n(t));
	if (!r) return;
	let { cards: i } = ro(r.hero);
	return Lo(i.get(t), ko(r.board).levels, i);
}
function iO(e, t, n) {
	switch (e.is) {
		case "play": return t.play(yg(e.card, n));
		case "spend": return aO(e, t, n);
		case "use": return t.use(dg(e.action, n));
		default: throw Error(`Nobody answers ${e.is}`);
	}
}
function aO({ token: e, use: t }, n, r) {
	let i = xg(e, r);
	if (t === "") return n.spend(i);
	let { cost: a, price: o, effects: s } = Ho(e, t), c = jg("", r);
	return n.spendFor(i, a, c.list(s), o && c.price(o, !0));
}
function oO(e, t, n) {
	let { board: r, hero: i } = t.fighters[t.active], a = ko(r).tiers.find(({ id: t }) => t === e)?.need, o = dg(e, n);
	return a ? `${o} (${Jg(a, i, n)})` : o;
}
p(), _(), Og(), Kg(), Xa();
var sO = c(eO), cO = c((t) => ({
	title: cE.title[t],
	pitch: cE.pitch[t],
	ask: (e, n) => lO(e, n, t),
	option: (e, n, r, i) => tO(tt(e, n, r), T[t].options, t, r, i),
	whyNot: (e) => uO(e, t),
	event: (e, n) => dO(e, n, t),
	reason: (e) => {
		let { reasons: n } = T[t];
		return n[e] ?? n["turn-limit"];
	},
	matchOption: (n, r) => {
		let { matchOptions: i, optionValues: a, byChance: o } = T[t];
		return r === void 0 ? i[n] ?? n : r === e ? o : a[n]?.[r] ?? (n === "heroes" ? bg(r, t) : r);
	}
}));
function lO(e, t, n) {
	let r = T[n].ask, i = {
		...sO[n],
		price: (e) => e ? jg("", n).price(e, !0) : "",
		action: (e) => iO(mt(e), T[n].options, n)
	};
	return Object.hasOwn(r, e) ? r[e](t, i) : Dg(e, n) ?? e;
}
function uO(e, t) {
	let { whyNot: n, timings: r } = T[t];
	return e.is === "short" ? n.short(e.cp) : e.is === "price" ? n.price(jg("", t).price(e.price, !0)) : e.is === "dice" ? n.dice(e.off) : e.is === "tokens" ? n.tokens(e.missing, xg(e.token, t)) : e.is === "timing" ? n.timing(r[e.when]) : n[e.is];
}
function dO(e, t, n) {
	let { events: r, grammar: i } = T[n], a = r[e.type];
	return i.closed(a(e, t, sO[n]));
}
p(), A(), O(), $o(), gc(), Qd(), of(), Pc(), P(), g();
var fO = (e, t) => ({
	mode: e.mode,
	variants: [...e.variants],
	turn: e.turn,
	active: e.active,
	starter: e.starter,
	phase: e.phase,
	dials: [...e.dials],
	startingHealth: Ke(e),
	attempts: e.attempts,
	furtherOffenses: [...e.furtherOffenses],
	declared: e.declared ?? null,
	rolls: e.rolls.map(gO),
	attack: e.attack ? _O(e.attack) : null,
	silenced: e.silenced,
	altered: e.altered,
	dealt: [...e.dealt],
	isolated: e.isolated ? {
		to: e.isolated.to,
		...hO(e, e.isolated.to, e.isolated.lines, 0)
	} : null,
	banned: [...e.banned ?? []],
	fighters: e.fighters.map((n, r) => {
		let i = t !== void 0 && h(e, t) === h(e, r);
		return {
			seat: r,
			hero: n.hero,
			team: h(e, r),
			cp: n.cp,
			hand: i || t !== void 0 && n.shownTo.includes(t) ? [...n.hand] : n.hand.length,
			deck: n.deck.length,
			knownTop: i ? n.deck.slice(n.deck.length - n.knownTop) : n.knownTop,
			looking: i ? [...n.looking] : n.looking.length,
			discard: [...n.discard],
			playing: [...n.playing],
			spells: [...n.spells],
			laid: [...n.laid],
			levels: pO(e, r).levels,
			companions: _o(n.hero).map(({ id: t, dial: n }) => ({
				id: t,
				state: Ko(e, r, t),
				dial: n ? {
					value: Qo(e, r, t),
					most: n.most
				} : null
			})),
			tokens: j(e, r).map((t) => ({
				id: t,
				count: N(e, r, t)
			})),
			raised: { ...n.raised },
			marks: { ...n.marks },
			board: n.board,
			abilities: pO(e, r).abilities,
			leader: jD(e, r),
			incoming: hO(e, r, wc(e, r), e.healing[r])
		};
	}),
	picking: ue(e, "own").map(({ by: e, dice: t, own: n }) => ({
		by: e,
		dice: [...t],
		own: s(n)
	})),
	due: [...ue(e, "stirring").flatMap(({ stirring: e }) => e), ...ue(e, "checks").flatMap(({ checks: e }) => e)],
	out: [...e.out],
	ended: e.ended ?? null
});
function pO(e, t) {
	let n = k(e, t), r = mO.get(n);
	if (r) return r;
	let i = n.abilities.map(({ ability: e, level: t }) => ({
		id: e.id,
		level: t
	})), a = {
		levels: { ...n.levels },
		abilities: i
	};
	return mO.set(n, a), a;
}
var mO = /* @__PURE__ */ new WeakMap();
function hO(e, t, n, r) {
	let i = oc(n), a = sc(n);
	return {
		lines: n.map((t) => ({
			kind: t.kind,
			by: t.by,
			amount: t.amount,
			certain: t.certain === !0,
			type: Xd(e, t) ?? null
		})),
		heal: r,
		subtotal: i,
		half: uc(i),
		final: a,
		left: rf(e, h(e, t), r - a)
	};
}
var gO = ({ owner: e, purpose: t, dice: n, by: r, owners: i }) => ({
	owner: e,
	purpose: t,
	dice: [...n],
	by: r ?? null,
	owners: i ? [...i] : null
}), _O = ({ by: e, tier: t, board: n, dice: r, rolled: i, target: a, type: o, base: s, isAttack: c, recoil: l, inflicted: ee, coming: te, intercepted: u, peak: ne, marks: re, stage: ie }) => ({
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
	coming: [...te ?? []],
	intercepted: [...u ?? []],
	peak: ne ?? 0,
	marks: { ...re },
	stage: ie
});
p(), A(), Wn(), Za(), sg(), jl(), g();
var vO = {
	upkeep: [VD],
	income: [SD],
	"main-1": [YD],
	roll: [MD],
	targeting: [
		MD,
		Al.resolveAttack,
		DD
	],
	defense: [
		MD,
		Al.resolveAttack,
		ig
	],
	"main-2": [XD],
	discard: [fD]
};
function yO(e, t) {
	let n = Object.entries(vO).find(([e]) => e === t)?.[1];
	if (!n) throw E((e) => e.unknownPhase(t, Object.keys(vO)));
	e.turn = Math.max(2, e.turn), t === "targeting" || t === "defense" ? CO(e, t) : e.attack = void 0, Ee(e, GD, KD, ...n), t === "roll" && e.rolls[0] && xO(e, e.rolls[0].dice);
}
function bO(e, t) {
	let n = ne(t).map((e) => pe(e, 1, 6));
	if (n.length !== 5) throw E((e) => e.fiveDice(5));
	be(e, MD) && !e.attack ? xO(e, n) : e.rolls = [{
		owner: e.active,
		purpose: "offense",
		dice: n
	}];
}
function xO(e, t) {
	let n = a(e);
	if (n?.kind !== "chance" || n.count !== 5) throw E((e) => e.nothingRolled);
	o(e, n, t);
}
function SO(e, t) {
	let [n = "", r = "", i = ""] = ne(t), a = k(e, e.active).tiers.find((e) => e.id === n), o = He.find((e) => e === i);
	if (!a || !o) throw E((t) => t.attackShape(k(e, e.active).tiers.map((e) => e.id), He));
	e.attack = {
		by: e.active,
		tier: n,
		dice: [...Bn[a.hands.indexOf(!0)]],
		rolled: [],
		target: -1,
		type: o,
		base: pe(r, 0, 99),
		isAttack: Number(r) > 0 && o !== "collateral",
		recoil: 0,
		inflicted: [],
		modified: !1,
		marks: {},
		stage: "activated"
	};
}
function CO(e, t) {
	let { attack: n } = e;
	if (!n) throw E((e) => e.noAttack(t));
	n.by = e.active, e.rolls[0] && (n.dice = [...e.rolls[0].dice]), e.rolls = [{
		owner: e.active,
		purpose: "offense",
		dice: [...n.dice]
	}], e.silenced = n.type === "ultimate", e.attempts = 0, t === "defense" && (e.phase = "defense", n.target = wO(e, n));
}
function wO(e, { target: t }) {
	let n = Ge(e, e.active);
	if (t === -1 && n.length > 1) throw E((e) => e.noTarget);
	if (t !== -1 && !n.includes(t)) throw E((e) => e.notAnOpponent);
	return t === -1 ? n[0] : t;
}
p(), A(), O(), Za(), g();
var TO = [
	"hand",
	"deck",
	"discard",
	"laid"
], EO = (e) => TO.includes(e), DO = (e) => e === "deck" || e === "discard", OO = "...", kO = (e, t) => re(DO(t) ? [...e[t]].reverse() : e[t]);
function AO(e, t, n, r) {
	let i = m(e, t), a = ne(r), o = n === "deck" && a.at(-1) === OO, s = o ? a.slice(0, -1) : a;
	n !== "deck" && i.deck.unshift(...i[n].splice(0));
	for (let n of s) MO(e, t, n);
	n === "deck" && !o && (i.deck = []), i[n].push(...DO(n) ? [...s].reverse() : s);
	let c = s.find((e, t) => s.indexOf(e) !== t);
	if (c) throw E((e) => e.notInDeck(c));
}
function jO(e, t, n, r) {
	let i = m(e, t), a = [...ro(i.hero).cards.values()].find(({ upgrades: e }) => e?.ability.id === n && e.level === r);
	if (!a) throw E((e) => e.unknownLevel(i.hero, n, r));
	MO(e, t, a.id), i.board = Co(i.hero, i.marks.face, {
		...k(e, t).levels,
		[n]: r
	}), i.marks["cards-in-play"] = (i.marks["cards-in-play"] ?? 0) + 1;
}
function MO(e, t, n) {
	let r = m(e, t), i = ro(r.hero).cards.get(n);
	if (!i) throw E((e) => e.unknownCard(r.hero, n));
	let a = r.spells.includes(n) ? r.spells : r.deck, o = a.indexOf(n);
	if (o >= 0) a.splice(o, 1);
	else if (TO.some((e) => r[e].includes(n)) || NO(e, t, i)) throw E((e) => e.notInDeck(n));
}
var NO = (e, t, { upgrades: n }) => n !== void 0 && (k(e, t).levels[n.ability.id] ?? 1) >= n.level;
p(), A(), O(), Za(), $o(), gc(), Qd(), Pc(), im(), P(), g();
var PO = {
	set(e, t, n) {
		let [r = "", i = ""] = t.split(/\s+/);
		if (ae(r) !== void 0) return IO(e, le(r, e.fighters.length), i, n);
		if (t === "turn") e.turn = pe(n, 1, 200);
		else if (t === "active") e.active = le(n, e.fighters.length);
		else if (t === "phase") yO(e, n);
		else if (t === "dice") bO(e, n);
		else if (t === "attempts") e.attempts = pe(n, 0, 3);
		else if (t === "attack") SO(e, n);
		else if (t === "target") HO(e, n);
		else throw E((e) => e.nothingToSet(t));
	},
	get(e, t) {
		let [n = "", r = ""] = t.split(/\s+/), a = ae(n);
		if (a !== void 0 && a < e.fighters.length) return LO(e, a, r);
		if (t === "turn") return String(e.turn);
		if (t === "active") return ce(e.active);
		if (t === "phase") return e.phase;
		if (t === "attempts") return String(e.attempts);
		if (t === "dice") return re(e.rolls.at(-1)?.dice ?? []);
		if (t === "attack") return e.attack ? `${e.attack.tier} ${e.attack.base} ${e.attack.type}` : i;
		if (t === "target") return e.attack && e.attack.target !== -1 ? ce(e.attack.target) : i;
	},
	unordered(e) {
		let t = e.replace(/^p\d+ /, "");
		return t === "tokens" || t === "levels" || EO(t) && !DO(t);
	},
	meaning: (e, t, n) => FO(n, e.rolls.at(-1))
};
function FO(e, t) {
	let n = /^(keep:)?([1-9](?:,[1-9])*)(=[1-6])?$/.exec(e);
	if (!n || !t || t.owners) return e;
	let r = n[2].split(",").map((e) => t.dice[Number(e) - 1] ?? 0);
	return `${n[1] ?? ""}${r.sort().join(",")}${n[3] ?? ""}`;
}
function IO(e, t, n, r) {
	let i = m(e, t);
	if (EO(n)) AO(e, t, n, r);
	else if (n === "health") e.dials[h(e, t)] = pe(r, 1, mc(Ke(e)));
	else if (n === "cp") i.cp = pe(r, 0, 15);
	else if (n === "tokens") BO(e, t, r);
	else if (n === "levels") {
		i.board = Co(i.hero, i.marks.face);
		for (let [n, i] of WO(r)) jO(e, t, n, i);
	} else if (n === "face") UO(e, t, pe(r, 0, 1));
	else if (_o(m(e, t).hero).some(({ id: e }) => e === n)) zO(e, t, n, r);
	else throw E((e) => e.nothingOfPlayer(n));
}
function LO(e, t, n) {
	let r = m(e, t);
	if (EO(n)) return kO(r, n);
	if (n === "playing" || n === "spells") return re([...r[n]].sort());
	switch (n) {
		case "health": return String(qe(e, t));
		case "cp": return String(r.cp);
		case "cards": return String(r.hand.length);
		case "tokens": return re(j(e, t).sort().map((n) => `${n}:${N(e, t, n)}`));
		case "levels": return re(Object.entries(k(e, t).levels).map(([e, t]) => `${e}:${t}`));
		case "incoming": return String(sc(wc(e, t)));
		case "damage": return re(kc(e, t).flatMap((t) => {
			let n = Xd(e, t);
			return n === void 0 ? [] : [`${t.by}:${t.amount}:${n}`];
		}));
		case "subtotal": return String(oc(wc(e, t)));
		case "face": return String(r.marks.face ?? 0);
		default: return RO(e, t, n);
	}
}
function RO(e, t, n) {
	let r = _o(m(e, t).hero).find((e) => e.id === n);
	if (!r) return;
	let i = Ko(e, t, n);
	return r.dial ? `${i} ${Qo(e, t, n)}` : i;
}
function zO(e, t, n, r) {
	let { states: i, dial: a } = _o(m(e, t).hero).find((e) => e.id === n), [o = "", s] = ne(r);
	if (!i.includes(o) || s !== void 0 && !a) throw E((e) => e.companionShape(n, i, a?.most));
	qo(e, t, n, o), a && s !== void 0 && Jo(e, t, n, pe(s, 0, a.most) - Qo(e, t, n));
}
function BO(e, t, n) {
	let { tokens: r } = m(e, t);
	for (let e in r) r[e] = 0;
	for (let [i, a] of WO(n)) {
		VO(e, GO(i));
		let n = es(e, t, i);
		if (a > n) throw E((e) => e.tokenLimit(i, n));
		r[i] = (r[i] ?? 0) + a;
	}
}
function VO(e, t) {
	let [n = "", r] = t.split("@");
	if (!D(t).owned && r === void 0) return;
	let i = e.fighters[Number(r)], a = i && ro(i.hero).hero.tokens.some((e) => e.id === n);
	if (!D(t).owned || !a) throw E((e) => e.tokenOwner(t));
}
function HO(e, t) {
	if (!e.attack) throw E((e) => e.noAttack("target"));
	e.attack.target = le(t, e.fighters.length);
}
function UO(e, t, n) {
	let r = m(e, t);
	if (n > 0 && !ro(r.hero).hero.otherFace) throw E((e) => e.oneFace(r.hero));
	r.marks.face = n, r.board = Co(r.hero, n, k(e, t).levels);
}
var WO = (e) => ne(e).map((e) => {
	let [t = "", n = "1"] = e.split(":");
	return [t, pe(n, 1, 99)];
});
function GO(e) {
	try {
		return D(e), e;
	} catch {
		throw E((t) => t.unknownToken(e));
	}
}
p(), d_(), Re(), O(), $c(), g();
var KO = {
	id: cE.id,
	rulesVersion: 3,
	seats: cE.seats,
	options: {
		first: t,
		"distinct-heroes": {
			kind: "flag",
			default: !1
		},
		heroes: {
			kind: "data",
			default: "default",
			check: (e, t, n) => {
				let r = ZE(e, t, n["distinct-heroes"] === !0);
				return r === "draft" ? r : [...r];
			},
			words: () => [
				"default",
				XE,
				...ho()
			],
			samples: (e) => [...$E(e), ...e === 2 ? [XE] : []]
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
		healing: {
			kind: "choice",
			values: ["at-once", "pooled"],
			default: "at-once"
		},
		"ultimate-aim": {
			kind: "choice",
			values: ["frozen", "own-side"],
			default: "frozen"
		},
		leaflets: {
			kind: "choice",
			values: ["patched", "original"],
			default: "patched"
		},
		"wither-strict": {
			kind: "flag",
			default: !1
		},
		"instants-interrupt-roll-cards": {
			kind: "flag",
			default: !1
		},
		"tithe-any-prayer": {
			kind: "flag",
			default: !1
		},
		"kegs-together": {
			kind: "flag",
			default: !1
		},
		"shank-shakes-off": {
			kind: "flag",
			default: !1
		},
		"ultimate-clears-shame": {
			kind: "flag",
			default: !1
		},
		"spell-hand": {
			kind: "flag",
			default: !1
		}
	},
	prepare: (e) => u_(QE(e)),
	setup: eD,
	rules: GD,
	view: fO,
	turn: (e) => e.turn,
	active: (e) => e.turn > 0 ? e.active : void 0,
	events: iE,
	silencedBy: Fc,
	outcome: JO,
	redeal: qE,
	insight: KE,
	conserved: (e) => e.banned ? {} : Object.fromEntries(e.fighters.map((e, t) => [`cards of p${t + 1}`, qO(e)])),
	bound: 4e4,
	get content() {
		return rE();
	},
	vocabulary: PO,
	text: cO
}, qO = (e) => [
	e.hand,
	e.deck,
	e.discard,
	e.playing,
	e.spells,
	e.laid,
	e.looking
].flat().length + (e.marks["cards-in-play"] ?? 0);
function JO(e) {
	if (e.ended === void 0) return;
	let t = e.fighters.map((t, n) => e.dials[h(e, n)]), n = e.fighters.map((t, n) => +!!Ue(e, n)), r = e.fighters.map(({ marks: e }) => e.fell ?? 0);
	return {
		places: se(n.map((e, t) => [e, r[t]])),
		scores: t,
		...Ie(e.mode) ? { teams: e.fighters.map((t, n) => h(e, n)) } : {},
		reason: e.ended
	};
}
// packages/dice-throne/src/index.ts
var YO = /* @__PURE__ */ he({
	ATTEMPTS: () => 3,
	BOXES: () => E_,
	CARD_KINDS: () => D_,
	DICE: () => 5,
	DRAFT: () => XE,
	HAND_LIMIT: () => 6,
	MAX_CP: () => 15,
	MODES: () => Me,
	MOST_DIFFICULT: () => 6,
	NAMES: () => sO,
	PHASES: () => Ve,
	RUN_LENGTHS: () => dn,
	boardKey: () => Co,
	boardNamed: () => ko,
	diceThrone: () => KO,
	diceThroneWeights: () => FE,
	fiveDice: () => yE,
	fullHand: () => CE,
	hasTargeting: () => Fe,
	heroIds: () => ho,
	heroesIn: () => QE,
	hookedEffects: () => f_,
	isDrafting: () => Je,
	isEnlisted: () => go,
	keptHand: () => SE,
	listedHero: () => mo,
	loadHeroes: () => u_,
	optionOf: () => tt,
	payoff: () => DE,
	sharesDials: () => Ie,
	sheetOf: () => ro,
	strengthOf: () => TE,
	tokenOf: () => D
});
A(), d_(), Re(), gn(), m_(), O(), _(), im(), g();
// packages/dice-throne-marvel/src/text/en/heroNames.ts
var XO = {
	"black-widow": "Black Widow",
	"doctor-strange": "Doctor Strange"
}, ZO = {
	"black-widow": "Black Widow",
	"doctor-strange": "Doctor Strange"
};
// packages/dice-throne-marvel/src/text/index.ts
p();
var QO = u({
	en: XO,
	fr: ZO
}), $O, ek = d((() => {
	Q(), $O = {
		name: "Black Widow",
		style: ["Plays upgrades even in the middle of a roll phase, and grows with every one of them.", "Use Covert Ops to bring upgrades out early, plant Time Bombs along the way, and finish with attacks that count the upgrades in play."],
		symbols: {
			espionage: x("Espionage", "Espionage"),
			batons: x("Baton", "Batons"),
			widow: x("Widow", "Widows")
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
	};
})), tk, nk = d((() => {
	Q(), tk = {
		name: "Black Widow",
		style: ["Elle joue ses améliorations même en pleine phase de lancer, et chacune la renforce.", "Servez-vous d’Opérations secrètes pour les sortir tôt, posez des Bombes à retardement en chemin et concluez par des attaques qui comptent les améliorations en jeu."],
		symbols: {
			espionage: x("Espionnage", "Espionnages"),
			batons: x("Bâton", "Bâtons"),
			widow: x("Veuve", "Veuves")
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
	};
}));
// packages/dice-throne-marvel/src/black-widow/bombs.ts
function rk(e, t, n) {
	ts(e, t, ak, M(e, t, ik, n));
}
var ik, ak, ok = d((() => {
	Q(), ik = "time-bomb-2", ak = "time-bomb-1";
})), sk, ck, lk = d((() => {
	Q(), ok(), sk = v({
		name: "black-widow/advance",
		vars: () => ({ blown: [] }),
		parts: (e, t, { own: n }) => [e.run((e, t) => {
			n(t).blown = ze(e, e.active).flatMap((t) => {
				let n = M(e, t, ak, 2 ** 53 - 1);
				return rk(e, t, 2 ** 53 - 1), Array(n).fill(t);
			});
		}), e.loop((e, t) => n(t).blown.length > 0, e.call(yf, (e, t) => ({
			to: n(t).blown[0],
			amount: 4,
			by: ak,
			certain: !1
		}), (e, t) => {
			n(t).blown.shift();
		}))],
		estimate: () => 2
	}), ck = () => sk({});
})), uk, dk, fk = d((() => {
	Q(), uk = v({
		name: "black-widow/covert-ops",
		options: { "covert-ops": Mt("look") },
		vars: () => ({
			looked: 0,
			searches: 0
		}),
		parts: (e, t, { own: n }) => [
			e.ask("covert-ops", {
				who: (e, t) => t.self,
				options: (e, t) => [...Wd(e, t.self, m(e, t.self).hand), "look"],
				then: (e, n, r) => {
					if (r === "look") return Dh(e, n.self, t.cards);
					Ml(e, n.self, r), Kd(e, n.self, r);
				}
			}),
			qd(e),
			...Oh(e, n, (e, t) => Ud(e, t.self, m(e, t.self).looking).length === 0 ? ["reveal"] : [], (e, t) => {
				let { looking: n, laid: r } = m(e, t.self);
				r.push(...n.splice(0)), l(() => ({
					type: "revealed",
					seat: t.self,
					cards: [...r]
				}));
			}),
			e.when((e, t) => m(e, t.self).laid.length > 0, ...oh(e, n, 1, "hand", [e.run((e, t) => {
				let { deck: n, laid: r } = m(e, t.self);
				n.push(...r.splice(0));
			})]))
		],
		estimate: () => 4
	}), dk = (e) => uk({ cards: e });
})), pk, mk, hk = d((() => {
	Q(), pk = v({
		name: "black-widow/elude",
		possible: (e, t, n) => {
			let r = e.rolls.at(-1);
			return r?.owner === t && r.by === n.token && r.dice[0] >= n.from && Ec(e, t);
		},
		parts: (e) => [e.run((e, t) => Tc(e, t.self, {
			kind: "avoid",
			by: t.by,
			amount: 0
		}))],
		estimate: () => 4
	}), mk = (e, t) => pk({
		token: e,
		from: t
	});
})), gk, _k, vk = d((() => {
	Q(), gk = v({
		name: "black-widow/gather",
		options: { "see-cards": It },
		possible: (e, t) => m(e, t).deck.length > 0,
		vars: () => ({ looked: 0 }),
		parts: (e, t, { own: n }) => [
			e.run((e, n) => {
				Dh(e, n.self, t.cards);
				let r = m(e, n.self), i = Ud(e, n.self, r.looking);
				r.looking = r.looking.filter((e) => !i.includes(e)), r.laid.push(...i), i.length > 0 && l(() => ({
					type: "revealed",
					seat: n.self,
					cards: i
				}));
			}),
			e.ask("see-cards", {
				who: (e, t) => t.self,
				options: (e, t) => m(e, t.self).looking.length === 0 ? ["done"] : [],
				params: (e, t) => ({ by: t.by }),
				then: () => void 0
			}),
			...Oh(e, n),
			e.run((e, t) => {
				let { hand: n, laid: r } = m(e, t.self);
				for (let n of r) Nl(e, t.self, n, [...e.fighters.keys()]);
				n.push(...r.splice(0));
			})
		],
		estimate: (e) => e.cards / 2
	}), _k = (e) => gk({ cards: e });
}));
// packages/dice-throne-marvel/src/black-widow/recount.ts
function yk(e) {
	let { ability: t, tier: n } = eg(e);
	return Xt(t.tiers[n].effects).some(({ amount: e }) => typeof e == "object" && "of" in e && e.of === "upgrades");
}
var bk, xk, Sk = d((() => {
	Q(), bk = v({
		name: "black-widow/recount",
		parts: (e, t) => [e.run((e, n) => {
			let { attack: r } = e;
			if (r?.by !== n.self || !r.isAttack || r.stage !== "activated" && r.stage !== "defended") return;
			let i = e.incoming[r.target] ?? [], a = i.some(({ kind: e }) => e === "base"), o = +!!yk(e);
			if (!a) r.base += o;
			else {
				let r = o + +(Mo(e, n.self) === t.bonusAt);
				r > 0 && i.push({
					kind: "add",
					by: n.by,
					amount: r,
					from: n.self
				});
			}
		})],
		estimate: () => .5
	}), xk = (e) => bk({ bonusAt: e });
})), Ck, wk, Tk = d((() => {
	Q(), ok(), Ck = v({
		name: "black-widow/tick",
		vars: () => ({
			bombs: 0,
			blows: !1
		}),
		parts: (e, t, { own: n }) => [ak, ik].flatMap((r) => [e.run((e, t) => {
			n(t).bombs = N(e, t.self, r);
		}), e.loop((e, t) => n(t).bombs > 0 && N(e, t.self, r) > 0, e.call(Lu, (e, t) => ({
			owner: t.self,
			purpose: "effect",
			count: 1,
			by: r,
			dice: []
		}), (e, t, { dice: i }) => {
			n(t).bombs--;
			let a = i[0] < 6;
			if (a && r === "time-bomb-2") return rk(e, t.self, 1);
			let o = M(e, t.self, r, 1);
			n(t).blows = a && o > 0;
		}), ...r === "time-bomb-1" ? [e.when((e, t) => n(t).blows, e.call(yf, (e, n) => ({
			to: n.self,
			amount: t.blast,
			by: ak,
			certain: !1
		})))] : [])]),
		estimate: () => -2
	}), wk = () => Ck({ blast: 4 });
})), Ek, Dk, Ok, kk, Ak, jk, Mk, Nk, Pk, Fk, Ik, Lk, Rk, zk = d((() => {
	Q(), lk(), ok(), fk(), hk(), vk(), Sk(), Tk(), Ek = (e = "target") => Y({ upgrades: 6 }, [K(ak, 1, e)], [K(ik, 1, e)]), Dk = (e) => ({
		id: "baton-strike",
		kind: "offensive",
		tiers: e.map((e, t) => ({
			need: b({ batons: t + 3 }),
			effects: [V(e)]
		}))
	}), Ok = (e) => ({
		id: "infiltrate",
		kind: "offensive",
		tiers: [{
			need: b({
				espionage: 2,
				batons: 1,
				widow: 1
			}),
			effects: e === 1 ? [
				W("agility"),
				ck(),
				Zl(),
				Ek()
			] : [W("agility"), Ek()],
			...e === 1 ? {} : { after: [ck()] }
		}]
	}), kk = (e) => ({
		id: "widows-gauntlets",
		kind: "offensive",
		tiers: [{
			need: b({
				espionage: 3,
				batons: 2
			}),
			effects: [B(1), V(xs(e))]
		}]
	}), Ak = (e) => ({
		id: "hacked",
		kind: "offensive",
		tiers: [{
			need: fn,
			effects: [Ek("chosen-opponent"), Y({ upgrades: 3 }, [V(e + 2)], [V(e)])]
		}]
	}), jk = (e, t) => ({
		id: "grapple",
		kind: "offensive",
		tiers: [{
			need: b({ widow: 4 }),
			effects: [
				W("agility"),
				e === 1 ? Y({ upgrades: 2 }, [B(1)]) : B(1),
				V(xs(t), "undefendable")
			]
		}]
	}), Mk = (e) => ({
		id: "vengeance",
		kind: "offensive",
		tiers: [{
			need: pn,
			effects: [W("agility"), J(e, [
				V(I("batons", 1, 7)),
				X({ espionage: 1 }, Ek()),
				X({ widow: 2 }, W("covert-ops"))
			])]
		}]
	}), Nk = (e) => ({
		id: "red-room-training",
		kind: "passive",
		upgradesInRollPhases: !0,
		attacking: [Y({ upgrades: 5 }, [L(1)])],
		upgraded: [xk(5), ...e > 1 ? [U(1)] : []]
	}), Pk = (e) => ({
		id: "sabotage",
		kind: "defensive",
		dice: e,
		effects: [
			H(I("batons")),
			q(I("espionage")),
			X({ widow: 2 }, Ek())
		],
		actions: [{
			id: "sabotage-reroll",
			cost: 0,
			when: "my-defense",
			oncePerTurn: !0,
			effects: [Y({ upgrades: 4 }, [Jm()])]
		}]
	}), Fk = [
		Dk([
			5,
			6,
			7
		]),
		Ok(1),
		kk(6),
		Ak(5),
		jk(1, 6),
		Mk(4),
		{
			id: "widows-bite",
			kind: "ultimate",
			tiers: [{
				need: b({ widow: 5 }),
				effects: [
					lh(2, "play"),
					Ek(),
					V(10)
				]
			}]
		},
		Nk(1),
		Pk(3)
	], Ik = [
		{
			id: "covert-ops",
			kind: "unique",
			limit: 3,
			fixed: "both",
			spend: {
				when: "my-main",
				oncePerTurn: !0,
				effects: [dk(3)]
			}
		},
		{
			id: "agility",
			kind: "positive",
			limit: 2,
			spend: {
				when: "incoming",
				effects: [J(1, [Y({ die: [
					1,
					2,
					3
				] }, [Cm()])])]
			}
		},
		{
			id: ik,
			kind: "negative",
			limit: 2,
			sharedLimit: "time-bomb",
			upkeep: [wk()]
		},
		{
			id: ak,
			kind: "negative",
			limit: 2,
			sharedLimit: "time-bomb",
			stirsWith: ik
		}
	], Lk = [
		{
			...Z("baton-strike-ii", 1, 2, Dk([
				6,
				7,
				8
			])),
			effects: [fh("chosen-opponent")]
		},
		Z("widows-gauntlets-ii", 2, 2, kk(7), [{
			id: "covert-mission",
			kind: "offensive",
			tiers: [{
				need: b({
					espionage: 2,
					batons: 2
				}),
				effects: [Ek("two-opponents")]
			}]
		}]),
		Z("infiltrate-ii", 2, 2, Ok(2), [{
			id: "spy-game",
			kind: "offensive",
			tiers: [{
				need: b({
					espionage: 2,
					batons: 1,
					widow: 2
				}),
				effects: [
					W("covert-ops"),
					W("agility"),
					V(6, "undefendable")
				]
			}]
		}]),
		Z("hacked-ii", 1, 2, Ak(6)),
		Z("grapple-ii", 2, 2, jk(2, 7), [{
			id: "recon",
			kind: "offensive",
			tiers: [{
				need: b({ widow: 3 }),
				effects: [W("agility"), lh(1, "play")]
			}]
		}]),
		Z("vengeance-ii", 2, 2, Mk(5), [{
			id: "subvert",
			kind: "offensive",
			tiers: [{
				need: b({
					espionage: 1,
					batons: 3
				}),
				effects: [W("covert-ops"), W("agility")]
			}]
		}]),
		Z("red-room-training-ii", 2, 2, Nk(2)),
		Z("sabotage-ii", 2, 2, Pk(4)),
		{
			id: "recoil",
			kind: "roll",
			cost: 0,
			when: "attacked",
			effects: [J(2, [X({ espionage: 1 }, B(1)), X({ widow: 1 }, Cm())])]
		},
		{
			id: "subversion",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [L(Ss(2))]
		},
		{
			id: "assemble",
			kind: "instant",
			cost: 1,
			effects: [W("agility", 2)]
		},
		{
			id: "elude",
			kind: "roll",
			cost: 1,
			effects: [mk("agility", 5)]
		},
		{
			id: "undercover-mission",
			kind: "main",
			cost: 2,
			effects: [Ek("chosen-opponent"), Y({ upgrades: 4 }, [W("agility")])]
		},
		{
			id: "cunning",
			kind: "main",
			cost: 2,
			effects: [_k(5)]
		}
	], Rk = {
		id: "black-widow",
		box: "marvel",
		difficulty: 4,
		faces: [
			"espionage",
			"espionage",
			"batons",
			"batons",
			"batons",
			"widow"
		],
		setup: [W("covert-ops", 3)],
		abilities: Fk,
		tokens: Ik,
		cards: Lk
	};
})), Bk = /* @__PURE__ */ he({
	hero: () => Rk,
	texts: () => Vk
}), Vk, Hk = d((() => {
	p(), ek(), nk(), zk(), Vk = u({
		en: $O,
		fr: tk
	});
})), Uk, Wk = d((() => {
	Q(), Uk = {
		name: "Doctor Strange",
		style: ["Prepares spells, chooses what to draw, and keeps others from playing their cards.", "Lay your spells on the book and cast them at the right moment; Premonition finds the cards you need, and Déjà Vu starts a bad roll phase over."],
		symbols: {
			hand: x("Mystic Hand", "Mystic Hands"),
			vision: x("Vision", "Visions"),
			bands: x("Band", "Bands"),
			eye: x("Eye of Agamotto", "Eyes of Agamotto")
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
	};
})), Gk, Kk = d((() => {
	Q(), Gk = {
		name: "Doctor Strange",
		style: ["Il prépare des sortilèges, choisit ce qu’il pioche et empêche les autres de jouer leurs cartes.", "Posez vos sortilèges sur le livre et lancez-les au bon moment\xA0; Prémonition trouve les cartes qu’il vous faut, et Déjà-vu recommence une phase de lancer ratée."],
		symbols: {
			hand: x("Main mystique", "Mains mystiques"),
			vision: x("Vision", "Visions"),
			bands: x("Bande", "Bandes"),
			eye: x("Œil d’Agamotto", "Yeux d’Agamotto")
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
	};
})), qk, Jk = d((() => {
	Q(), qk = [
		{
			id: "flames-of-faltine",
			kind: "spell",
			cost: 0,
			effects: [],
			cast: {
				when: "my-attack",
				effects: [L(3)]
			}
		},
		{
			id: "bolts-of-balthakk",
			kind: "spell",
			cost: 1,
			effects: [Gf(1, "chosen-opponent")],
			cast: {
				when: "my-attack",
				effects: [L(4)]
			}
		},
		{
			id: "winds-of-watoomb",
			kind: "spell",
			cost: 1,
			effects: [W("premonition")],
			cast: {
				when: "my-attack-undefended",
				effects: [Rh()]
			}
		},
		{
			id: "crimson-bands-of-cyttorak",
			kind: "spell",
			cost: 2,
			effects: [K("crimson-bands", 1, "chosen-opponent")],
			cast: {
				when: "my-attack",
				effects: [K("crimson-bands"), L(1)]
			}
		},
		{
			id: "shield-of-the-seraphim",
			kind: "spell",
			cost: 1,
			effects: [G(1)],
			cast: {
				when: "attacked",
				effects: [q(3)]
			}
		},
		{
			id: "images-of-ikonn",
			kind: "spell",
			cost: 0,
			effects: [U(1)],
			cast: {
				when: "either-side",
				effects: [nd("target", "random")]
			}
		}
	];
})), Yk, Xk, Zk, Qk, $k, eA, tA, nA, rA = d((() => {
	Q(), Jk(), Yk = (e, t) => ({
		id: "augury",
		kind: "offensive",
		tiers: [{
			need: b({
				vision: 2,
				eye: 2
			}),
			effects: [
				W("deja-vu"),
				...t > 0 ? [W("premonition", t)] : [],
				V(e)
			]
		}]
	}), Xk = (e, t, n) => ({
		id: "mystic-bolts",
		kind: "offensive",
		tiers: [{
			need: fn,
			effects: [V(e), _u(1)]
		}, {
			need: pn,
			effects: [V(t), _u(n)]
		}]
	}), Zk = (e) => ({
		id: "binding",
		kind: "offensive",
		tiers: [{
			need: b({
				hand: 2,
				bands: 2
			}),
			effects: [K("crimson-bands"), V(e)]
		}]
	}), Qk = (e) => ({
		id: "sanctum-ward",
		kind: "defensive",
		dice: e,
		effects: [
			q(I("hand")),
			H(I("vision")),
			X({ eye: 1 }, _u(1))
		]
	}), $k = [
		Yk(8, 0),
		{
			id: "universal-awareness",
			kind: "offensive",
			tiers: [{
				need: b({ vision: 4 }),
				effects: [
					U(1),
					W("deja-vu"),
					W("premonition", 2)
				]
			}]
		},
		{
			id: "astral-incursion",
			kind: "offensive",
			tiers: [{
				need: b({
					hand: 1,
					vision: 1,
					bands: 1,
					eye: 1
				}),
				effects: [W("premonition"), V(8)]
			}]
		},
		Xk(6, 9, 1),
		Zk(9),
		{
			id: "wands-of-watoomb",
			kind: "offensive",
			tiers: [{
				need: b({ eye: 4 }),
				effects: [
					K("crimson-bands"),
					V(5, "undefendable"),
					_u(1)
				]
			}]
		},
		{
			id: "all-seeing-eye",
			kind: "ultimate",
			tiers: [{
				need: b({ eye: 5 }),
				effects: [V(10), _u(2)]
			}]
		},
		{
			id: "book-of-vishanti",
			kind: "passive",
			prepares: 1
		},
		Qk(3)
	], eA = [
		{
			id: "deja-vu",
			kind: "positive",
			limit: 1,
			spend: {
				when: "my-offense",
				effects: [om()]
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
			ends: "roll-phase"
		}
	], tA = [
		Z("augury-ii", 2, 2, Yk(9, 1)),
		Z("mystic-bolts-ii", 2, 2, Xk(7, 10, 2)),
		Z("binding-ii", 2, 2, Zk(10)),
		Z("sanctum-ward-ii", 2, 2, Qk(4)),
		...qk,
		{
			id: "icy-tendrils",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [L(1), _u(1)]
		},
		{
			id: "time-loop",
			kind: "instant",
			cost: 2,
			effects: [W("deja-vu")]
		},
		{
			id: "foresight",
			kind: "main",
			cost: 1,
			effects: [W("premonition", 2)]
		},
		{
			id: "cloak-of-levitation",
			kind: "roll",
			cost: 1,
			when: "attacked",
			effects: [q(1), _u(1)]
		}
	], nA = {
		id: "doctor-strange",
		box: "marvel",
		difficulty: 5,
		faces: [
			"hand",
			"hand",
			"vision",
			"vision",
			"bands",
			"eye"
		],
		setup: [rp("flames-of-faltine")],
		abilities: $k,
		tokens: eA,
		cards: tA
	};
})), iA = /* @__PURE__ */ he({
	hero: () => nA,
	texts: () => aA
}), aA, oA = d((() => {
	p(), Wk(), Kk(), rA(), aA = u({
		en: Uk,
		fr: Gk
	});
}));
// packages/dice-throne-marvel/src/heroes.ts
Q();
var sA = [{
	id: "black-widow",
	box: "marvel",
	difficulty: 4,
	load: () => Promise.resolve().then(() => (Hk(), Bk))
}, {
	id: "doctor-strange",
	box: "marvel",
	difficulty: 5,
	load: () => Promise.resolve().then(() => (oA(), iA))
}];
// \0virtual:frozen-game
l_(sA, QO), Q(), await u_(sA.map(({ id: e }) => e)), p();
var cA = Object.values(YO).find((e) => e?.id === "dice-throne" && e.rulesVersion !== void 0), lA = {
	...cA,
	rules: _e(cA.rules)
};
export { lA as game };
