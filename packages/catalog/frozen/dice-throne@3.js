import { BY_CHANCE as e, FIRST_PLAYER as t, InputError as n, LANGUAGES as r, NOTHING as i, advance as a, answerChance as o, cloneValue as s, eachLanguage as c, emit as l, finish as ee, frozenFlows as te, hash as ne, inEveryLanguage as u, itemsOf as re, listed as ie, namedFirst as ae, parseSeat as oe, permutation as se, placesOf as ce, seatName as le, seatOf as ue, summaryItems as de, summaryParts as fe, varsWith as pe, visit as me, whisper as he, wholeOf as ge } from "@alea/engine";
// \0rolldown/runtime.js
var _e = Object.defineProperty, d = (e, t, n) => () => {
	if (n) throw n[0];
	try {
		return e && (t = e(e = 0)), t;
	} catch (e) {
		throw n = [e], e;
	}
}, f = (e, t) => {
	let n = {};
	for (var r in e) _e(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || _e(n, Symbol.toStringTag, { value: "Module" }), n;
}, ve, ye, p, be, xe, Se, Ce, we, Te, Ee, De, Oe, m = d((() => {
	ve = te(3), {registered: ye, flow: p, frameOf: be, framesOf: xe, isRunning: Se, calledBy: Ce, isOf: we, reads: Te, unwind: Ee, abort: De, enter: Oe} = ve;
}));
// packages/dice-throne/src/text/phrase.ts
function ke(e, { things: t, measure: n, ...r }) {
	let i = n !== void 0 && n.of === e.measure?.of ? n.again : void 0;
	return {
		...r,
		things: [...e.things, ...i === void 0 ? t : [i]],
		...n && { measure: n }
	};
}
var h, Ae, g, je, Me, _ = d((() => {
	h = (e, t, n = "", r) => ({
		verb: e,
		things: [t],
		end: n,
		...r && { measure: r }
	}), Ae = (e, t) => typeof e == "object" && typeof t == "object" && e.verb === t.verb && e.end === t.end, g = (e, t = e) => ({
		one: e,
		many: t
	}), je = (e, { one: t, many: n }) => `${e} ${e === 1 ? t : n}`.trim(), Me = (e) => e.slice(0, 1).toUpperCase() + e.slice(1);
})), Ne, Pe = d((() => {
	_(), Ne = {
		each: (e, t = 1) => t === 1 ? `for each ${e}` : `for every ${t} ${e}`,
		eachOwn: (e, t = 1) => `${Ne.each(e, t)} you have`,
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
		total: ({ many: e }, t) => `${e} equal to ${t ? "the value of the die" : "the total of the dice"}`,
		dealt: ({ many: e }) => `${e} equal to the damage dealt`,
		halfDie: ({ many: e }) => `${e} equal to half the value of the die (rounded up)`,
		tokens: (e) => g(`${e} token`, `${e} tokens`),
		times: g("time", "times"),
		cp: "CP",
		status: g("positive or negative token", "positive or negative tokens")
	};
}));
// packages/dice-throne/src/content/modes.ts
function Fe(e, t, n) {
	let { health: r, health2018: i = r } = Ve(e);
	return (n ? i : r)[t];
}
function Ie(e, t) {
	let { targeting: n } = Ve(e);
	return typeof n == "string" ? void 0 : n[t];
}
function Le(e, t) {
	let n = Ve(e).ring?.[t] ?? [...Array(t).keys()];
	return n.map((e, r) => n.map((e, i) => n[(n.indexOf(r) + i) % t]));
}
var Re, ze, Be, Ve, He, Ue, We, Ge, Ke, qe, Je = d((() => {
	Re = {
		health: { 2: 50 },
		targeting: "only-opponent",
		bounty: 0
	}, ze = (e) => ({
		...Re,
		...e
	}), Be = {
		duel: Re,
		teams: ze({
			health: {
				4: 50,
				6: 50
			},
			teams: 2,
			ring: {
				4: [
					0,
					1,
					3,
					2
				],
				6: [
					0,
					1,
					3,
					5,
					4,
					2
				]
			},
			targeting: {
				4: [
					0,
					0,
					1,
					1,
					"opponents",
					"attacker"
				],
				6: [
					0,
					0,
					1,
					1,
					2,
					2
				]
			}
		}),
		"three-teams": ze({
			health: { 6: 50 },
			teams: 3,
			targeting: { 6: [
				0,
				1,
				2,
				3,
				"attacker",
				"attacker"
			] }
		}),
		hill: ze({
			health: {
				3: 35,
				4: 25,
				5: 20,
				6: 20
			},
			health2018: {
				3: 35,
				4: 35,
				5: 35,
				6: 35
			},
			targeting: "choice",
			bounty: 1
		})
	}, Ve = (e) => Be[e], He = (e) => Object.keys(Be).filter((t) => e in Be[t].health), Ue = (e, t) => Ve(e).teams ?? t, We = (e) => Ve(e).targeting !== "only-opponent", Ge = (e) => Ve(e).teams !== void 0, Ke = (e, t, n) => qe[e][t][n], qe = Object.fromEntries(Object.keys(Be).map((e) => [e, Object.fromEntries(Object.keys(Be[e].health).map((t) => [t, Le(e, Number(t))]))]));
}));
// packages/dice-throne/src/state.ts
function Ye(e, t) {
	let n = Ke(e.mode, e.fighters.length, t);
	return e.out.length === 0 ? n : n.filter((t) => et(e, t));
}
function Xe(e, t, n) {
	let r = v(e, t);
	r.cp = Math.max(0, Math.min(15, r.cp + n));
}
var Ze, Qe, $e, v, y, et, tt, nt, rt, it, at, ot, st, ct, b = d((() => {
	Je(), Ze = [
		"upkeep",
		"income",
		"main-1",
		"offense",
		"targeting",
		"defense",
		"main-2",
		"discard"
	], Qe = [
		"normal",
		"undefendable",
		"pure",
		"collateral",
		"ultimate"
	], $e = ({ tier: e }) => e.split(".")[0], v = (e, t) => e.fighters[t], y = (e, t) => t % e.dials.length, et = (e, t) => !e.out.includes(t), tt = (e, t, n) => y(e, t) !== y(e, n), nt = (e, t) => Ye(e, t).filter((n) => tt(e, t, n)), rt = (e) => Fe(e.mode, e.fighters.length, st(e, "hill-health-2018")), it = (e, t) => e.dials[y(e, t)], at = "cards-in-play", ot = ({ fighters: e }) => e.some(({ hero: e }) => e === ""), st = (e, t) => e.variants.includes(t), ct = (e) => e.phase === "offense" || e.phase === "targeting" || e.phase === "defense";
}));
// packages/dice-throne/src/text/en/ask.ts
function lt({ by: e }, t, n) {
	if (!e) return Me(n);
	let r = Me(t.source(e));
	return /[!?]$/.test(r) ? `${r} ${Me(n)}` : `${r}: ${n}`;
}
var ut, dt, ft, pt = d((() => {
	b(), _(), ut = (e) => e === 1 ? "1 roll" : `${e} rolls`, dt = (e) => /[!?]$/.test(e) ? e : `${e}.`, ft = {
		ban: () => "Which hero do you ban? Nobody may take it.",
		pick: () => "Which hero do you take?",
		attempt: ({ attempts: e = 0, each: t = 0 }) => e > 0 ? `Keep some dice and reroll the others (${ut(e)} left${t > 0 ? `, ${t} CP${e > 1 ? " each" : ""}` : ""}), announce an ability, or act.` : "No rolls left: announce an ability, or act.",
		respond: ({ phase: e = "", ability: t = "", role: n }, r) => n === "announces" ? `You announce ${dt(r.ability(t))} Do you want to act first?` : n === "uses" ? `You use ${dt(r.ability(t))} Do you want to act?` : n === "target" ? `You are attacked with ${dt(r.ability(t))} Do you want to act?` : `${Me(r.phase(e))}: do you want to act?`,
		answer: ({ action: e = "" }, t) => `Someone wants to ${dt(t.action(e))} Do you want to act first?`,
		main: ({ phase: e = "", cp: t = 0 }, n) => `${Me(n.phase(e))} (${t} CP): play or sell cards, or move on.`,
		sell: ({ left: e = 1 }) => `Too many cards: sell ${e}.`,
		defend: ({ ability: e }, t) => e ? `You are attacked with ${dt(t.ability(e))} Do you defend yourself?` : "Do you defend yourself?",
		target: ({ word: e }) => e === "first" ? "Your side chooses the target: who do you propose?" : e === "last" ? "You do not agree, so you decide: who is the target?" : "Who do you attack?",
		agree: () => "Your teammate has proposed a target: do you agree?",
		upkeep: () => "Upkeep: what comes first?",
		check: () => "Which status effect is checked first?",
		avoid: (e, t) => lt(e, t, "which damage do you avoid?"),
		intercept: (e, t) => lt(e, t, "which status effect do you intercept?"),
		cover: ({ token: e = "" }, t) => `${t.token(e)}: which ability does it cover?`,
		"lay-down": (e, t) => lt(e, t, "in which order do you lay the cards face down?"),
		recommend: (e, t) => lt(e, t, "which card do you recommend? It may be a lie."),
		"turn-up": (e, t) => lt(e, t, "which card do you turn up?"),
		"stand-up": () => "You are knocked down: pay 2 CP to stand up, or skip your offensive roll?",
		foresee: ({ token: e = "" }, t) => `How many ${t.token(e)} tokens do you spend?`,
		"put-back": () => "Which of the drawn cards goes back, and where?",
		cast: () => "Which spell do you cast?",
		gain: ({ token: e = "" }, t) => `Gain ${t.token(e)}?`,
		"choose-player": (e, t) => lt(e, t, "choose a player."),
		"remove-token": (e, t) => lt(e, t, "which status effect is removed?"),
		"move-token": (e, t) => lt(e, t, "which status effect moves?"),
		"alter-die": (e, t) => lt(e, t, "which die do you change, and to what?"),
		"copy-die": (e, t) => lt(e, t, "which die do you change, and to what?"),
		"reroll-die": (e, t) => lt(e, t, "which die is rerolled?"),
		"try-again": (e, t) => lt(e, t, "which dice are rerolled?"),
		"keep-dice": () => "Which dice do you keep? The others are rerolled.",
		"keep-some": (e, t) => lt(e, t, `which ${e.left === 1 ? "die counts" : "dice count"}?`),
		"reroll-some": (e, t) => lt(e, t, "which dice are rerolled?"),
		choose: (e, t) => lt(e, t, "choose one."),
		discard: (e, t) => lt(e, t, "which card do you discard?"),
		pay: (e, t) => lt(e, t, "do you pay its price?"),
		"pay-up-to": (e, t) => lt(e, t, `${t.howMany(e.price)}?`),
		"pay-with": (e, t) => lt(e, t, "which token do you remove?"),
		"roll-again": (e, t) => lt(e, t, "reroll it?"),
		"see-hand": (e, t) => lt(e, t, "an opponent shows you their hand."),
		search: (e, t) => lt(e, t, "which upgrade do you take from the deck?"),
		"search-deck": (e, t) => lt(e, t, "which card do you take from the deck?"),
		"put-back-next": (e, t) => lt(e, t, "which card goes back next, from the top of the deck down?"),
		"see-cards": (e, t) => lt(e, t, "these are the upgrades found.")
	};
})), mt, ht = d((() => {
	b(), mt = {
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
				text: "When you are about to suffer non-ultimate damage, spend this and roll a die: on a 1 or 2, you suffer none from one source."
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
})), gt, _t, vt, yt, bt = d((() => {
	gt = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, _t = (e) => gt(e, " and "), vt = (e) => gt(e, " or "), yt = {
		and: _t,
		or: vt,
		orElse: "; or ",
		isPlain: (e) => !/^(all opponents|make) |[,;]|: | (and|or) /.test(e.replace(/\([^)]*\)/g, "")),
		isOptional: (e) => e.startsWith("you may "),
		anyway: (e) => `in any case, ${e}`,
		broken: (e, t) => `${e}${/;|: /.test(e) ? ";" : ","} THEN ${t}`,
		labelled: (e, t) => `${e}${/^[^;.]*: /.test(t.replace(/\([^)]*\)/g, "")) ? " –" : ":"} ${t}`,
		spaced: (e) => e,
		closed: (e) => e.replace(/([!?])\.$/, "$1")
	};
})), xt, St, Ct = d((() => {
	bt(), xt = {
		only: (e, t) => `${e}, ${t}`,
		instead: (e, t, n) => `${e} (${t} ${n})`,
		orElse: (e, t, n) => `${e}, ${t}; otherwise, ${n}`,
		withOption: (e, t, n) => `${e} (${t}: ${n})`,
		symbols: (e) => `on ${e}`,
		ofAKind: (e) => `with ${e} of a kind`,
		straight: {
			small: "with a small straight",
			large: "with a large straight"
		},
		total: (e) => `if the total is ${e} or more`,
		atMost: (e) => `if the total is ${e} or less`,
		shows: (e) => `if any die shows a ${vt(e)}`,
		without: (e) => `if no die shows ${vt(e)}`,
		defenseShows: (e) => `if your defence roll shows ${e}`,
		have: (e, t, n) => `if ${e === void 0 ? "you have" : `${e} has`} ${n === 1 ? t : `${n} or more ${t}`}`,
		type: (e) => `if the attack is ${vt(e)}`,
		attempts: (e) => `if you made fewer than ${e} roll attempts this turn`,
		starter: "if you are the Start Player",
		behind: (e) => `if you have less health than ${e}`,
		option: (e) => `with the option “${e}”`,
		paid: (e) => e === 1 ? "if you did" : `if you used ${e} or more this way`,
		peak: (e) => `if the attack’s damage was ${e} or more at any moment`,
		upgrades: (e) => `with ${e} or more upgrades`,
		added: (e) => `if at least ${e} damage was added`,
		dealt: (e) => `if at least ${e} damage was dealt`,
		suffered: (e) => `if it was ${e} or more`,
		base: (e) => `if the attack’s base damage is ${e} or more`,
		die: (e) => `on a ${vt(e)}`,
		dieFrom: (e) => `on a ${e} or higher`,
		face: (e) => `if your board shows its ${e === 0 ? "first" : "other"} face`,
		companion: (e, t) => `if ${e} is ${vt(t)}`,
		prevented: (e) => `if ${e} prevents damage`,
		then: "then"
	}, St = {
		straight: {
			small: "small straight",
			large: "large straight"
		},
		ofAKind: (e) => `${e} of a kind`
	};
})), wt, Tt = d((() => {
	wt = {
		token: (e) => `${e}, received`,
		card: (e, t) => t ? `${e}, played (${t})` : `${e}, played`,
		ability: (e, t, n) => n === void 0 ? `${e} (${t})` : `${e}, row ${n + 1} (${t})`
	};
})), Et, Dt, Ot, kt, At, jt, Mt = d((() => {
	_(), Pe(), Et = {
		base: (e) => `${e}`,
		add: (e) => e < 0 ? `− ${-e}` : `+ ${e}`,
		other: (e) => `+ ${e}`,
		prevent: (e) => `− ${e}`,
		half: () => "½",
		avoid: () => "avoided",
		reflect: () => "half reflected",
		passed: (e) => `− ${e} passed on`
	}, Dt = {
		undefendable: () => "undefendable",
		pure: () => "pure",
		collateral: () => "collateral",
		ultimate: () => "ultimate"
	}, Ot = (e, t) => e.map(t.line).reduce((e, t) => `${e}${/^[+−]/.test(t) ? " " : ", "}${t}`).replace(/^\+ /, ""), kt = (e, t) => e.map(t.card).join(", "), At = (e) => e.startsWith("main phase") ? e : `${e} phase`, jt = {
		starter: (e, t) => `${t(e.seat)} starts.`,
		banned: (e, t, n) => `${t(e.seat)} bans ${n.hero(e.hero)}.`,
		picked: (e, t, n) => `${t(e.seat)} takes ${n.hero(e.hero)}.`,
		turn: (e, t) => `Turn ${e.turn}: ${t(e.seat)} to play.`,
		rolled: (e, t) => `${t(e.seat)} rolls ${e.dice.join(" ")}.`,
		die: (e, t) => e.from === e.to ? `${t(e.seat)}’s ${e.from} stays a ${e.to}.` : `${t(e.by)} changes ${e.by === e.seat ? "a" : `${t(e.seat)}’s`} ${e.from} to ${e.to}.`,
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
		drew: (e, t, n) => `${t(e.seat)} draws ${e.cards ? kt(e.cards, n) : `${e.count} ${e.count === 1 ? "card" : "cards"}`}.`,
		looked: (e, t, n) => e.count === 0 ? `${t(e.seat)} has no card left to look at: the deck is empty.` : `${t(e.seat)} looks at ${e.cards ? kt(e.cards, n) : `${e.count} ${e.count === 1 ? "card" : "cards"} from the deck`}.`,
		revealed: (e, t, n) => `${t(e.seat)} shows ${kt(e.cards, n)}.`,
		recommended: (e, t) => `${t(e.seat)} recommends card ${e.place}.`,
		"turned-up": (e, t, n) => `Card ${e.place} is ${n.card(e.card)}.`,
		took: (e, t, n) => `${t(e.seat)} shows ${n.card(e.card)} and takes it into their hand.`,
		fetched: (e, t, n) => `${t(e.seat)} takes ${e.card ? n.card(e.card) : "a card"} from the deck.`,
		saw: (e, t, n) => `${t(e.seat)} looks at ${t(e.of)}’s hand${e.cards ? `: ${kt(e.cards, n) || "no cards"}` : ""}.`,
		spent: (e, t, n) => `${t(e.seat)} spends 1 ${Ne.tokens(n.token(e.token)).one}.`,
		declared: (e, t, n) => `${t(e.seat)} wants to use ${n.ability(e.action)}.`,
		used: (e, t, n) => `${t(e.seat)} uses ${n.ability(e.action)}.`,
		token: (e, t, n) => `${t(e.seat)} ${e.change > 0 ? "gets" : "loses"} ${je(Math.abs(e.change), Ne.tokens(n.token(e.token)))}.`,
		cp: (e, t) => `${t(e.seat)} ${e.change > 0 ? "gains" : "loses"} ${Math.abs(e.change)} CP.`,
		damaged: (e, t, n) => `${t(e.seat)} takes ${e.amount} damage${e.lines.length > 0 ? `: ${Ot(e.lines, n)}` : ""}.`,
		healed: (e, t) => `${t(e.seat)} heals ${e.amount}.`,
		"stole-health": (e, t) => `${t(e.seat)} steals ${e.amount} health from ${t(e.from)}.`,
		flipped: (e, t) => `${t(e.seat)} flips their hero board.`,
		failed: (e, t) => `${t(e.seat)}’s ability fails.`,
		companion: (e, t, n) => `${t(e.seat)}: ${n.companion(e.companion)} is now ${n.companionState(e.companion, e.state, t)}.`,
		"companion-dial": (e, t, n) => `${t(e.seat)}: ${n.companion(e.companion)} ${e.change > 0 ? "gains" : "loses"} ${Math.abs(e.change)} health (now ${e.value}).`,
		skipped: (e, t, n) => `${t(e.seat)} skips their ${At(n.phase(e.phase))}.`,
		reshuffled: (e, t) => `${t(e.seat)} shuffles the discard pile into a new deck.`,
		defeated: (e, t) => `${t(e.seat)} is defeated.`,
		ended: (e) => e.reason === "defeat" ? "The match is over." : "The match is a draw."
	};
})), Nt, Pt = d((() => {
	Nt = {
		unknownHero: (e, t) => `no hero is called ${e}; the heroes are ${t.join(", ")}`,
		modeFor: (e, t, n) => `${e} is not for ${t} players; ${t} play ${n.join(" or ")}`,
		heroNames: (e) => `heroes are names: ${e}`,
		heroCount: (e, t) => `${e} players need ${e} heroes, not ${t}`,
		heroTwice: (e) => `${e} is there twice, and heroes must be distinct (DT-3.5)`,
		draftForTwo: (e) => `a draft is for two players, not ${e} (DT-3.6)`,
		numbersShape: (e) => `house numbers are an object, hero by hero, in a file: ${e} (DT-3.7)`,
		numbersOfHero: (e, t) => `the numbers of ${e} are an object, name by name: ${t}`,
		numbersHero: (e, t) => `no hero is called ${e}; those with numbers to replace are ${t.join(", ")} (DT-3.7)`,
		numbersFixed: (e, t) => `${e} has no numbers to replace; these heroes have: ${t.join(", ")} (DT-3.7)`,
		unknownNumber: (e, t, n) => `${e} has no number called ${t}; there are ${n.join(", ")}`,
		numberRange: (e, t, n, r, i) => `${e}, ${t}: ${n} is not a whole number from ${r} to ${i}`,
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
})), Ft, It = d((() => {
	Ft = {
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
})), Lt, Rt, zt, Bt, Vt, Ht = d((() => {
	Lt = {
		defeat: "Only one side is left standing.",
		draw: "Everyone fell at the same time: a draw.",
		"turn-limit": "Two hundred turns have been played: a draw."
	}, Rt = {
		first: "Start Player",
		mode: "Mode",
		"hill-health": "Starting health of King of the Hill",
		"distinct-heroes": "Every player takes a different hero",
		heroes: "Heroes",
		numbers: "House numbers",
		rules: "Timing rules",
		promo: "Promotional cards",
		healing: "Healing of offensive abilities",
		"ultimate-aim": "Targeting die of an ultimate",
		leaflets: "Leaflets of Huntress, Tactician, Thor and Vampire Lord",
		"wither-strict": "Wither only reduces damage that can be modified",
		"instants-interrupt-roll-cards": "Instants can interrupt roll phase cards",
		"tithe-any-prayer": "Paladin: any Prayer among the five dice earns the CP of Tithe II",
		"kegs-together": "Cursed Pirate: both Kegs of Cursed Touch! may go to the same opponent",
		"shank-shakes-off": "Shadow Thief: Shadow Shank! shakes off negative status effects",
		"ultimate-clears-shame": "Samurai: an ultimate removes the attacker’s Shame, without being reduced",
		"every-sun-prevents": "Samurai: Stand Tall counts every Rising Sun",
		"follow-through-masamune": "Samurai: Follow Through! does what the dice of Masamune do",
		"spell-hand": "Doctor Strange: spells are a hand of their own, not cards of the deck"
	}, zt = {
		mode: {
			usual: "the usual one",
			duel: "duel",
			teams: "two teams",
			"three-teams": "three teams of two",
			hill: "King of the Hill"
		},
		"hill-health": {
			standard: "35, 25, 20, 20 with 3, 4, 5, 6 players",
			2018: "35 for all, as in 2018"
		},
		heroes: { draft: "draft: each bans one, then takes one" },
		numbers: { default: "ours" },
		rules: {
			marvel: "newer, of the Marvel boxes",
			"v2.2": "older, of seasons one and two"
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
	}, Bt = "the highest die", Vt = {
		"season-1": "Season One",
		"season-2": "Season Two",
		marvel: "Marvel"
	};
})), Ut, Wt = d((() => {
	Ut = {
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
		dealt: { when: () => "When your attack has dealt its damage" },
		damaged: { when: () => "Each time damage has been dealt to you, except during an opponent’s ultimate" }
	};
})), Gt, Kt = d((() => {
	b(), _(), Pe(), bt(), Gt = {
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
		"give-up": "end without an ability",
		"no-defense": "do not defend",
		"stand-up": "pay 2 CP",
		play: (e) => `play ${e}`,
		sell: (e) => `sell ${e} (+1 CP)`,
		priced: (e, t) => `${e} (${t} CP)`,
		spend: (e) => `spend ${e}`,
		spendSome: (e, t, n) => `spend ${t === 1 ? e : je(t, Ne.tokens(e))}${n ? ` and ${n}` : ""}`,
		use: (e) => `use ${e}`,
		announce: (e) => `announce ${e}`,
		top: (e) => `put ${e} on top of the deck`,
		bottom: (e) => `put ${e} at the bottom of the deck`,
		keepDice: (e) => e.length === 0 ? "reroll all dice" : `keep ${_t(e)}`,
		rerollDice: (e) => `reroll ${_t(e)}`,
		takeDice: (e) => `keep ${_t(e)}`,
		die: (e, t) => `${t === void 0 ? "the" : `${t}’s`} ${e}`,
		turnDie: (e, t, n) => `change ${n === void 0 ? "a" : `${n}’s`} ${e} to ${t}`,
		proposed: (e) => `${e}, as proposed`,
		facedown: (e) => `card ${e}`,
		recommended: (e) => `card ${e}, as recommended`,
		tokenOf: (e, t) => `${e}: ${t}`,
		source: (e, t, n) => `${e}: ${t}${n && ` ${n}`} damage`,
		nothing: "nothing"
	};
})), qt, Jt = d((() => {
	qt = {
		upkeep: "upkeep",
		income: "income",
		"main-1": "main phase 1",
		offense: "offensive roll",
		targeting: "targeting",
		defense: "defensive roll",
		"main-2": "main phase 2",
		discard: "discard"
	};
}));
// packages/dice-throne/src/text/en/prices.ts
function Yt(e, t) {
	return "token" in e ? [
		Ne.tokens(t.token(e.token)).many,
		e.n,
		"spend"
	] : "family" in e ? [
		t.kind(e.family, 2),
		e.n,
		"remove"
	] : "cp" in e ? [
		"CP",
		e.cp,
		"pay"
	] : [
		"cards",
		e.cards,
		"discard"
	];
}
var Xt, Zt, Qt, $t = d((() => {
	_(), Pe(), Xt = ({ token: e, n: t }, n) => t === 1 && n.isSingle(e) ? n.token(e) : je(t, Ne.tokens(n.token(e))), Zt = (e, t) => "token" in e ? `spend ${Xt(e, t)}` : "family" in e ? `remove ${e.n} ${t.kind(e.family, e.n)}` : "cp" in e ? `pay ${e.cp} CP` : `discard ${je(e.cards, g("card", "cards"))}`, Qt = {
		pay: Zt,
		toPay: Zt,
		howMany: (e, t) => {
			let [n, r, i] = Yt(e, t);
			return r === 1 ? `how many ${n} do you ${i}` : `how often do you ${Zt(e, t)}`;
		},
		upTo: (e, t, n) => {
			let [r, , i] = Yt(e, n);
			return `${i} ${t === "any" ? "any number of" : `up to ${t}`} ${r}`;
		}
	};
})), en, tn, nn = d((() => {
	en = {
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
	}, tn = {
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
})), rn, an, on = d((() => {
	rn = (e, t, n) => e === 1 ? t : n, an = {
		score: (e) => `${e} health`,
		parts: {
			dealt: (e) => `${e} damage dealt`,
			targets: (e) => "Targets",
			health: (e) => "Health",
			cards: (e) => `${e} ${rn(e, "card", "cards")}`,
			tokens: (e) => `${e} ${rn(e, "status effect", "status effects")} spent`
		},
		health: {
			suffered: (e) => "lost",
			prevented: (e) => "damage prevented",
			healed: (e) => "healed"
		},
		cards: {
			played: (e) => "played",
			upgrades: (e) => rn(e, "upgrade", "upgrades"),
			sold: (e) => "sold"
		},
		target: (e) => `to ${e}`,
		stolen: "Stolen health"
	};
})), sn, cn = d((() => {
	sn = {
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
		lay: (e, t) => `place ${t.card(e.card)} on your book`
	};
})), ln, un, dn, fn, pn, mn, hn = d((() => {
	ln = (e) => e === "target", un = {
		"chosen-opponent": 1,
		"chosen-player": 1,
		"both-opponents": 2,
		"two-opponents": 2,
		"three-opponents": 3,
		"any-two-opponents": 2,
		"any-three-opponents": 3,
		"chosen-ally": 1,
		teammate: 1,
		"two-players": 2
	}, dn = (e) => e === "target" || e === "active" || e.endsWith("-opponent") || e.endsWith("-opponents"), fn = (e) => e.startsWith("any-"), pn = (e) => fn(e) ? un[e] : 1, mn = (e) => e === "all-opponents" || (un[e] ?? 1) > 1;
}));
// packages/dice-throne/src/text/aim.ts
function gn({ who: e, effects: t }, n) {
	if (mn(e)) return;
	let r = n.who(e), i = n.facing(r).list(t);
	return i.split(r).length === 2 && !/[;:]/.test(i) ? i : void 0;
}
var _n = d((() => {
	hn();
}));
// packages/dice-throne/src/text/moreDice.ts
function vn({ effects: e, otherwise: t }) {
	let [n, r] = [yn(t), yn(e)];
	if (n && r) return JSON.stringify({
		...n,
		dice: r.dice
	}) === JSON.stringify(r) ? [n, r] : void 0;
}
var yn, bn = d((() => {
	yn = (e) => e.length === 1 && e[0].do === "roll" ? e[0] : void 0;
})), xn, Sn, Cn = d((() => {
	xn = {
		self: "you",
		target: "the opponent",
		"chosen-opponent": "an opponent of your choice",
		"chosen-player": "a player of your choice",
		"all-opponents": "all opponents",
		"both-opponents": "two different opponents of your choice",
		"two-opponents": "up to two opponents",
		"three-opponents": "up to three opponents",
		"any-two-opponents": "two opponents of your choice (or the same one twice)",
		"any-three-opponents": "three opponents of your choice (or the same one several times)",
		"chosen-ally": "yourself or a teammate",
		teammate: "a teammate",
		"two-players": "up to two players of your choice",
		active: "the active player"
	}, Sn = {
		...xn,
		"chosen-opponent": "an opponent",
		"chosen-player": "a player",
		"both-opponents": "two different opponents",
		"any-two-opponents": "two opponents (or the same one twice)",
		"any-three-opponents": "three opponents (or the same one several times)",
		"two-players": "up to two players"
	};
})), wn, Tn, En, Dn = d((() => {
	bt(), wn = {
		any: ["one die of any player", "dice of any players"],
		own: ["one of your dice", "of your dice"],
		team: ["one of your dice or a teammate’s", "of your dice or a teammate’s"],
		opponent: ["one of an opponent’s dice", "of an opponent’s dice"]
	}, Tn = (e) => e === void 0 ? "any" : e === 1 ? "one" : `up to ${e}`, En = {
		"alter-die": (e) => {
			let t = (e.upTo ?? 1) > 1, [n, r] = wn[e.whose], i = `${t ? `up to ${e.upTo} ${r}` : n}${e.from ? " showing an even number" : ""}`;
			return e.to === "neighbour" ? `raise or lower ${i} by 1` : typeof e.to == "object" ? `set ${i} to ${vt(e.to)}` : `set ${i} to ${e.to === "six" ? "6" : t ? "values of your choice" : "a value of your choice"}`;
		},
		"copy-die": () => "set one of your dice to the value of another die of the same roll",
		"reroll-die": (e) => e.whose === "opponent" ? "choose one of an opponent’s dice, which they must reroll" : e.upTo === 1 ? "reroll one of your dice" : `reroll up to ${e.upTo} of your dice`,
		"try-again": () => "you or a teammate may reroll one or two of your own dice, or one die twice in a row",
		"extra-attempt": (e) => e.of === "offense" ? "the player in the offensive roll phase gets one more roll attempt" : "the defender may reroll any of the defence dice once",
		"offense-again": () => "instead of activating an ability, start a new offensive roll phase",
		"reroll-any": (e) => e.single ? "you may reroll this die once" : `you may reroll ${Tn(e.upTo)} of these dice once`,
		"keep-some": (e) => `keep ${e.dice} of them`
	};
}));
// packages/dice-throne/src/text/en/verbs/control.ts
function On(e, t, n, r) {
	let i = t === 1 ? "it" : `${e >= t ? "any" : Tn(e)} of them`;
	return `you may ${n ? `${r.price(n, !0)} to ` : ""}reroll ${i} once`;
}
var kn, An = d((() => {
	hn(), _n(), bn(), bt(), Cn(), Dn(), kn = {
		choose: (e, t) => {
			let { list: n, optional: r, alike: i } = t.ways(e);
			return i && !e.by ? n : r ? `you may: ${n}` : `${e.by ? `${t.who("target")} chooses one` : "choose one"}: ${n}`;
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
			let n = vn(e);
			if (n) {
				let [r, i] = n;
				return `roll ${r.dice} ${r.dice > 1 ? "dice" : "die"} (${i.dice} if you ${t.price(e.price, !0)}): ${t.list(r.effects)}`;
			}
			let r = `you may ${t.price(e.price, !0)}: ${t.list(e.effects)}`;
			return e.otherwise.length === 0 ? r : `${r}; otherwise, ${t.list(e.otherwise)}`;
		},
		"pay-up-to": (e, t) => {
			let n = `you may ${t.priceUpTo(e.price, e.most)}`, r = e.each.length === 0 ? n : `${n}; for each, ${t.list(e.each)}`;
			return e.after.length === 0 ? r : `${r}; ${t.list(e.after)}`;
		},
		mark: (e) => `note ${e.value} for “${e.name}”`,
		aim: (e, t) => {
			let n = gn(e, t);
			if (n !== void 0) return n;
			let r = t.facing(mn(e.who) ? "each of them" : "that player").list(e.effects);
			return `choose ${Sn[e.who]}${r.includes(": ") ? "; " : ": "}${r}`;
		},
		roll: (e, t) => {
			let n = `${e.by ? `${t.who("target")} rolls` : "roll"} ${e.dice} ${e.dice > 1 ? "dice" : "die"}`, r = e.again === void 0 ? n : `${n} (${On(e.again, e.dice, e.price, t)})`, i = t.rolling(e.dice), [a, ...o] = e.effects;
			return a?.do === "then" ? yt.broken(r, i.list(o)) : `${r}: ${i.list(e.effects)}`;
		},
		contest: (e, t) => `you and ${e.attack ? "the opponent" : "the attacker"} each roll a die; if yours is ${e.ties ? "at least as high" : "higher"}, ${t.list(e.win)}; otherwise, ${t.list(e.lose)}`
	};
}));
// packages/dice-throne/src/text/en/verbs/damage.ts
function jn({ amount: e, who: t }, n) {
	if (typeof e == "number" || !("tokens" in e)) return "";
	if (t === "self") return " on you";
	let r = mn(t) ? " on them" : " there";
	return n.isOwned(e.tokens) ? ` of yours${r}` : r;
}
var Mn, Nn, Pn, Fn, In, Ln, Rn, zn, Bn = d((() => {
	hn(), _(), Mn = {
		normal: g("damage"),
		undefendable: g("undefendable damage"),
		pure: g("pure damage"),
		collateral: g("collateral damage"),
		ultimate: g("ultimate damage")
	}, Nn = (e, t, n = "", r = "normal") => t.amount(e, g(`${Mn[r].one}${n}`)), Pn = (e, t) => t.measure(e, Mn.normal), Fn = (e, { more: t }) => t ? g(`more ${Mn[e].one}`) : Mn[e], In = (e) => e ? " that cannot be reduced" : "", Ln = (e) => typeof e == "object" && "tokens" in e, Rn = (e) => e.replace(/( \([^)]*\))?$/, " on its target$1"), zn = {
		damage: (e, t) => {
			let n = t.ultimate ? "ultimate" : e.type;
			return h("deal", t.amount(e.amount, Fn(n, t)), "", t.measure(e.amount, Mn[n]));
		},
		"add-damage": (e, t) => Ln(e.amount) ? h("add", Rn(Nn(e.amount, t, " to the attack"))) : h("add", Nn(e.amount, t, " to the attack"), "", Pn(e.amount, t)),
		"damage-back": (e, t) => h("deal", Nn(e.amount, t, " to the attacker"), "", Pn(e.amount, t)),
		hurt: (e, t) => e.who === "self" ? `suffer ${Nn(e.amount, t, In(e.certain), e.type)}` : `deal ${Nn(e.amount, t, `${In(e.certain)} to ${t.who(e.who)}`, e.type)}`,
		"pooled-damage": (e, t) => {
			let n = Nn(e.amount, t, In(e.certain), e.type) + jn(e, t);
			if (e.who === "self") return `suffer ${n}`;
			let r = fn(e.who) || e.who === "two-opponents" || e.who === "three-opponents" ? "each suffer" : mn(e.who) ? "suffer" : "suffers";
			return `${t.who(e.who)} ${r} ${n}`;
		},
		undefendable: () => "the attack becomes undefendable",
		"defend-anyway": () => "you may defend against the attack anyway",
		recoil: (e, t) => `if any of it is dealt, suffer ${Nn(e.amount, t)}`,
		prevent: (e, t) => h("prevent", Nn(e.amount, t), e.who === "self" ? "" : ` to ${t.who(e.who)}`, Pn(e.amount, t)),
		"halve-dealt": () => "all damage you deal until the end of the roll phase is reduced by half (rounded up)",
		"prevent-half": () => "prevent half the incoming damage (rounded up)",
		endure: () => "your health becomes 1 instead of 0",
		avoid: ({ all: e }) => e ? "avoid all damage of the roll phase" : "avoid one source of incoming damage",
		reflect: () => "also deal half the incoming damage (rounded up) to the attacker"
	};
})), Vn, Hn = d((() => {
	hn(), _(), Vn = {
		heal: (e, t) => e.who === "self" ? h("heal", t.amount(e.amount, g("")), "", t.measure(e.amount, g(""))) : `restore ${t.amount(e.amount, g(`health to ${t.who(e.who)}`))}`,
		cp: (e, t) => h("gain", t.amount(e.amount, g("CP"))),
		draw: (e, t) => h("draw", t.amount(e.amount, g("card", "cards"))),
		"lose-cp": (e, t) => {
			let n = t.amount(e.amount, g("CP"));
			return e.who === "self" ? `lose ${n}` : `${t.who(e.who)} ${mn(e.who) ? "lose" : "loses"} ${n}`;
		},
		"steal-health": (e, t) => `steal ${t.amount(e.amount, g(`health from ${t.who(e.from)}`))}`,
		"heal-dealt": () => "heal as much as you deal by attacking in this roll phase",
		"steal-cp": (e, t) => `steal ${e.amount} CP from ${t.who(e.from)}`
	};
})), Un, Wn = d((() => {
	Un = (e) => Array.isArray(e) ? e.map((e) => [e, 1]) : Object.entries(e);
}));
// packages/dice-throne/src/text/en/verbs/tokens.ts
function Gn(e, t) {
	return e === "target" && t.target === void 0 ? "" : ` on ${t.who(e)}`;
}
var Kn, qn = d((() => {
	Wn(), _(), Pe(), bt(), Kn = {
		gain: (e, t) => {
			let n = e.amount === 1 ? "you may gain" : "you may gain up to", r = t.measure(e.amount, Ne.tokens(t.token(e.token)));
			return h(e.may ? n : "gain", t.tokens(e.token, e.amount), "", r);
		},
		inflict: (e, t) => {
			if (e.who === "self") return h("gain", t.tokens(e.token, e.amount));
			let n = Gn(e.who, t);
			if (typeof e.amount == "number") return h("inflict", t.tokens(e.token, e.amount), n);
			let { one: r, many: i } = Ne.tokens(t.token(e.token));
			return h("inflict", t.amount(e.amount, g(`${r}${n}`, `${i}${n}`)));
		},
		intercept: () => "one status effect that the ability would inflict on you never arrives",
		bestow: (e, t) => `give ${_t(Un(e.tokens).map(([e, n]) => t.tokens(e, n)))} to ${t.who(e.who)}`,
		lose: (e, t) => {
			let n = t.token(e.token);
			return `remove ${e.amount === "all" ? `all ${Ne.tokens(n).many}` : t.tokens(e.token, e.amount)}${e.who === "self" ? "" : ` from ${t.who(e.who)}`}`;
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
})), Jn, Yn = d((() => {
	cn(), An(), Bn(), Dn(), Hn(), qn(), Jn = {
		...zn,
		...Vn,
		...Kn,
		...sn,
		...En,
		...kn
	};
})), Xn, Zn = d((() => {
	_(), Pe(), Xn = {
		short: (e) => `${e} CP short`,
		price: (e) => `you cannot ${e}`,
		dice: (e) => e === 1 ? "one die shows something else" : `${e} dice show something else`,
		timing: (e) => `only ${e}`,
		tokens: (e, t) => `${je(e, Ne.tokens(t))} short`,
		"no-cards": "a status effect forbids you to play cards",
		covered: "a status effect covers this ability",
		warped: "the dice show something else, and one of them is only a number",
		upgraded: "the ability already has that level",
		prepared: "you have already prepared as many spells as you may this turn",
		used: "already used this turn",
		nothing: "there is nothing it could affect",
		sale: "cards are sold in your own main and discard phases"
	};
})), Qn, $n = d((() => {
	Pe(), pt(), ht(), Ct(), Tt(), Mt(), Pt(), bt(), It(), Ht(), Wt(), Kt(), Jt(), $t(), nn(), on(), Yn(), Cn(), Zn(), Qn = {
		grammar: yt,
		who: xn,
		amounts: Ne,
		needs: St,
		prices: Qt,
		conditions: xt,
		content: wt,
		timings: en,
		moments: Ut,
		printed: tn,
		verbs: Jn,
		common: mt,
		heroNames: Ft,
		phases: qt,
		options: Gt,
		ask: ft,
		events: jt,
		lines: Et,
		damageTypes: Dt,
		reasons: Lt,
		summary: an,
		matchOptions: Rt,
		boxes: Vt,
		byChance: Bt,
		optionValues: zt,
		faults: Nt,
		whyNot: Xn
	};
})), er, tr, nr, rr, ir, ar, or, sr, cr = d((() => {
	er = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, tr = (e) => er(e, " et "), nr = (e) => er(e, " ou "), rr = {
		and: tr,
		or: nr,
		orElse: "; ou ",
		isPlain: (e) => !/^(tous les adversaires|vous pouvez) |[,;]|: | (et|ou) /.test(e.replace(/\([^)]*\)/g, "")),
		isOptional: (e) => e.startsWith("vous pouvez "),
		anyway: (e) => `dans tous les cas, ${e}`,
		broken: (e, t) => `${e}${/;|: /.test(e) ? ";" : ","} PUIS ${t}`,
		labelled: (e, t) => `${e}${/^[^;.]*: /.test(t.replace(/\([^)]*\)/g, "")) ? " –" : " :"} ${t}`,
		spaced: (e) => e.replace(/[ \u00a0]?;/g, "\xA0;").replace(/ ([:!?»])/g, "\xA0$1").replace(/« /g, "«\xA0"),
		closed: (e) => e.replace(/([!?])\.$/, "$1")
	}, ir = (e) => /^le /.test(e) ? `du ${e.slice(3)}` : /^[aeiouéèêh]/i.test(e) ? `d’${e}` : `de ${e}`, ar = (e) => /^le /.test(e) ? `au ${e.slice(3)}` : `à ${e.replace(" ou un ", " ou à un ")}`, or = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, sr = (e) => `${e} dé${e > 1 ? "s" : ""}`;
})), lr, ur = d((() => {
	_(), cr(), lr = {
		each: (e, t = 1) => t === 1 ? `par ${e}` : t === 2 ? `par paire ${ir(e)}` : `par groupe de ${t} ${e}`,
		eachOwn: (e, t = 1) => `${lr.each(e, t)} que vous avez`,
		eachPaid: (e = 1) => e === 1 ? "par unité ainsi utilisée" : `toutes les ${e} unités ainsi utilisées`,
		eachFurtherAttempt: (e = 1) => e === 1 ? "par tentative de lancer après la première" : `toutes les ${e} tentatives de lancer après la première`,
		eachUpgrade: "par amélioration en jeu",
		eachUpgradeThisTurn: "par amélioration jouée ce tour-ci",
		plus: (e, t) => `${e}, plus ${t}`,
		half: (e, t) => `${e === "" ? "" : `un nombre ${ir(e)} égal à `}la moitié de ${t} (arrondie au supérieur)`,
		all: (e) => `ces ${e}`,
		allOwn: (e) => `vos ${e}`,
		allPaid: "celles ainsi utilisées",
		allFurtherAttempts: "les tentatives de lancer après la première",
		atMost: (e, t) => e.endsWith(")") ? `${e.slice(0, -1)}, ${t} au plus)` : `${e} (${t} au plus)`,
		total: ({ many: e }, t) => `autant de ${e} que ${t ? "la valeur du dé" : "le total des dés"}`,
		dealt: ({ many: e }) => `autant de ${e} que de dégâts infligés`,
		halfDie: ({ many: e }) => `un nombre ${ir(e)} égal à la moitié de la valeur du dé (arrondie au supérieur)`,
		tokens: (e) => g(`jeton ${e}`, `jetons ${e}`),
		times: g("fois"),
		cp: "PC",
		status: g("jeton positif ou négatif", "jetons positifs ou négatifs")
	};
}));
// packages/dice-throne/src/text/fr/ask.ts
function dr({ by: e }, t, n) {
	if (!e) return Me(n);
	let r = Me(t.source(e));
	return /[!?]$/.test(r) ? `${r} ${Me(n)}` : `${r} : ${n}`;
}
var fr, pr, mr = d((() => {
	b(), _(), fr = (e) => /[!?]$/.test(e) ? e : `${e}.`, pr = {
		ban: () => "Quel héros bannissez-vous\xA0? Personne ne pourra le prendre.",
		pick: () => "Quel héros prenez-vous\xA0?",
		attempt: ({ attempts: e = 0, each: t = 0 }) => e > 0 ? `Gardez des dés, relancez les autres (encore ${e > 1 ? `${e} lancers` : "1 lancer"}${t > 0 ? `, à ${t} PC${e > 1 ? " chacun" : ""}` : ""}), annoncez une capacité ou agissez.` : "Plus de lancer\xA0: annoncez une capacité ou agissez.",
		respond: ({ phase: e = "", ability: t = "", role: n }, r) => n === "announces" ? `Vous annoncez ${fr(r.ability(t))} Voulez-vous agir avant ?` : n === "uses" ? `Vous utilisez ${fr(r.ability(t))} Voulez-vous agir ?` : n === "target" ? `On vous attaque avec ${fr(r.ability(t))} Voulez-vous agir ?` : `${Me(r.phase(e))} : voulez-vous agir ?`,
		answer: ({ action: e = "" }, t) => `Quelqu’un veut ${fr(t.action(e))} Voulez-vous agir avant ?`,
		main: ({ phase: e = "", cp: t = 0 }, n) => `${Me(n.phase(e))} (${t} PC) : jouez ou vendez des cartes, ou continuez.`,
		sell: ({ left: e = 1 }) => `Trop de cartes : vendez-en ${e}.`,
		defend: ({ ability: e }, t) => e ? `On vous attaque avec ${fr(t.ability(e))} Vous défendez-vous ?` : "Vous défendez-vous\xA0?",
		target: ({ word: e }) => e === "first" ? "Votre camp choisit la cible\xA0: qui proposez-vous\xA0?" : e === "last" ? "Faute d’accord, vous décidez\xA0: qui est la cible\xA0?" : "Qui attaquez-vous\xA0?",
		agree: () => "Votre coéquipier propose une cible\xA0: êtes-vous d’accord\xA0?",
		upkeep: () => "Entretien\xA0: par quoi commencer\xA0?",
		check: () => "Quelle altération est vérifiée en premier\xA0?",
		avoid: (e, t) => dr(e, t, "quels dégâts évitez-vous\xA0?"),
		intercept: (e, t) => dr(e, t, "quelle altération interceptez-vous\xA0?"),
		cover: ({ token: e = "" }, t) => `${t.token(e)} : quelle capacité recouvre-t-il ?`,
		"lay-down": (e, t) => dr(e, t, "dans quel ordre posez-vous les cartes face cachée\xA0?"),
		recommend: (e, t) => dr(e, t, "quelle carte recommandez-vous\xA0? Vous pouvez mentir."),
		"turn-up": (e, t) => dr(e, t, "quelle carte retournez-vous\xA0?"),
		"stand-up": () => "Vous êtes à terre\xA0: payer 2 PC pour vous relever, ou sauter votre lancer offensif\xA0?",
		foresee: ({ token: e = "" }, t) => `Combien de jetons ${t.token(e)} dépensez-vous ?`,
		"put-back": () => "Laquelle des cartes piochées remettez-vous, et où\xA0?",
		cast: () => "Quel sortilège lancez-vous\xA0?",
		gain: ({ token: e = "" }, t) => `Gagner ${t.token(e)} ?`,
		"choose-player": (e, t) => dr(e, t, "choisissez un joueur."),
		"remove-token": (e, t) => dr(e, t, "quelle altération est retirée\xA0?"),
		"move-token": (e, t) => dr(e, t, "quelle altération se déplace\xA0?"),
		"alter-die": (e, t) => dr(e, t, "quel dé changez-vous, et en quoi\xA0?"),
		"copy-die": (e, t) => dr(e, t, "quel dé changez-vous, et en quoi\xA0?"),
		"reroll-die": (e, t) => dr(e, t, "quel dé est relancé\xA0?"),
		"try-again": (e, t) => dr(e, t, "quels dés sont relancés\xA0?"),
		"keep-dice": () => "Quels dés gardez-vous\xA0? Les autres sont relancés.",
		"keep-some": (e, t) => dr(e, t, `${e.left === 1 ? "quel dé compte" : "quels dés comptent"} ?`),
		"reroll-some": (e, t) => dr(e, t, "quels dés sont relancés\xA0?"),
		choose: (e, t) => dr(e, t, "choisissez."),
		discard: (e, t) => dr(e, t, "quelle carte défaussez-vous\xA0?"),
		pay: (e, t) => dr(e, t, "en payez-vous le prix\xA0?"),
		"pay-up-to": (e, t) => dr(e, t, `${t.howMany(e.price)} ?`),
		"pay-with": (e, t) => dr(e, t, "quel jeton retirez-vous\xA0?"),
		"roll-again": (e, t) => dr(e, t, "le relancer\xA0?"),
		"see-hand": (e, t) => dr(e, t, "un adversaire vous montre sa main."),
		search: (e, t) => dr(e, t, "quelle amélioration prenez-vous dans la pioche\xA0?"),
		"search-deck": (e, t) => dr(e, t, "quelle carte prenez-vous dans la pioche\xA0?"),
		"put-back-next": (e, t) => dr(e, t, "quelle carte remettez-vous ensuite, à partir du dessus de la pioche\xA0?"),
		"see-cards": (e, t) => dr(e, t, "voici les améliorations trouvées.")
	};
})), hr, gr = d((() => {
	b(), hr = {
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
				text: "Quand vous allez subir des dégâts non ultimes, dépensez ce jeton et lancez un dé\xA0: sur 1 ou 2, vous n’en subissez aucun d’une source."
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
})), _r, vr, yr, br = d((() => {
	cr(), _r = {
		normal: "normale",
		undefendable: "imparable",
		pure: "pure",
		collateral: "collatérale",
		ultimate: "ultime"
	}, vr = {
		only: (e, t) => `${e}, ${t}`,
		instead: (e, t, n) => `${e} (${t} ${n})`,
		orElse: (e, t, n) => `${e}, ${t}; sinon, ${n}`,
		withOption: (e, t, n) => `${e} (${t} : ${n})`,
		symbols: (e) => `sur ${e}`,
		ofAKind: (e) => `avec ${e} chiffres identiques`,
		straight: {
			small: "avec une petite suite",
			large: "avec une grande suite"
		},
		total: (e) => `si le total est de ${e} ou plus`,
		atMost: (e) => `si le total est de ${e} ou moins`,
		shows: (e) => `si un dé montre ${nr(e)}`,
		without: (e) => `si aucun dé ne montre ${e.join(" ni ")}`,
		defenseShows: (e) => `si votre lancer défensif montre ${e}`,
		have: (e, t, n) => `si ${e === void 0 ? "vous avez" : `${e} a`} ${n === 1 ? t : `au moins ${n} ${t}`}`,
		type: (e) => `si l’attaque est ${nr(e.map((e) => _r[e]))}`,
		attempts: (e) => `si vous avez fait moins de ${e} tentatives de lancer ce tour-ci`,
		starter: "si vous êtes le Joueur de Départ",
		behind: (e) => `si vous avez moins de santé que ${e}`,
		option: (e) => `avec l’option « ${e} »`,
		paid: (e) => e === 1 ? "si vous l’avez fait" : `si vous en avez ainsi utilisé ${e} ou plus`,
		peak: (e) => `si les dégâts de l’attaque ont atteint ${e} à un moment`,
		upgrades: (e) => `avec ${e} améliorations ou plus`,
		added: (e) => `si au moins ${e} dégâts ont été ajoutés`,
		dealt: (e) => `si au moins ${e} dégâts ont été infligés`,
		suffered: (e) => `s’il y en a eu au moins ${e}`,
		base: (e) => `si les dégâts de base de l’attaque sont de ${e} ou plus`,
		die: (e) => `sur ${nr(e)}`,
		dieFrom: (e) => `sur ${e} ou plus`,
		face: (e) => `si votre plateau montre ${e === 0 ? "sa première" : "son autre"} face`,
		companion: (e, t) => `si ${e} est ${nr(t)}`,
		prevented: (e) => `si ${e} prévient des dégâts`,
		then: "alors"
	}, yr = {
		straight: {
			small: "petite suite",
			large: "grande suite"
		},
		ofAKind: (e) => `${e} chiffres identiques`
	};
})), xr, Sr = d((() => {
	xr = {
		token: (e) => `recevoir : ${e}`,
		card: (e, t) => t ? `carte : ${e} (${t})` : `carte : ${e}`,
		ability: (e, t, n) => n === void 0 ? `${e} (${t})` : `${e}, ligne ${n + 1} (${t})`
	};
})), Cr, wr, Tr, Er, Dr, Or, kr, Ar = d((() => {
	_(), ur(), cr(), Cr = {
		base: (e) => `${e}`,
		add: (e) => e < 0 ? `− ${-e}` : `+ ${e}`,
		other: (e) => `+ ${e}`,
		prevent: (e) => `− ${e}`,
		half: () => "½",
		avoid: () => "évités",
		reflect: () => "la moitié renvoyée",
		passed: (e) => `− ${e} détourné${e > 1 ? "s" : ""}`
	}, wr = {
		undefendable: (e) => e > 1 ? "imparables" : "imparable",
		pure: (e) => e > 1 ? "purs" : "pur",
		collateral: (e) => e > 1 ? "collatéraux" : "collatéral",
		ultimate: (e) => e > 1 ? "ultimes" : "ultime"
	}, Tr = (e, t) => e.map(t.line).reduce((e, t) => `${e}${/^[+−]/.test(t) ? " " : ", "}${t}`).replace(/^\+ /, ""), Er = (e, t) => e.map(t.card).join(", "), Dr = (e) => `${e} point${e > 1 ? "s" : ""} de santé`, Or = (e) => e.startsWith("phase ") ? `sa ${e}` : `sa phase ${ir(e)}`, kr = {
		starter: (e, t) => `${t(e.seat)} commence.`,
		banned: (e, t, n) => `${t(e.seat)} bannit ${n.hero(e.hero)}.`,
		picked: (e, t, n) => `${t(e.seat)} prend ${n.hero(e.hero)}.`,
		turn: (e, t) => `Tour ${e.turn} : à ${t(e.seat)} de jouer.`,
		rolled: (e, t) => `${t(e.seat)} obtient ${e.dice.join(" ")}.`,
		die: (e, t) => e.from === e.to ? `Un ${e.from} ${or(t(e.seat))} reste un ${e.to}.` : `${t(e.by)} change un ${e.from}${e.by === e.seat ? "" : ` ${or(t(e.seat))}`} en ${e.to}.`,
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
		drew: (e, t, n) => `${t(e.seat)} pioche ${e.cards ? Er(e.cards, n) : `${e.count} ${e.count > 1 ? "cartes" : "carte"}`}.`,
		looked: (e, t, n) => e.count === 0 ? `${t(e.seat)} n’a plus de carte à regarder : la pioche est vide.` : `${t(e.seat)} regarde ${e.cards ? Er(e.cards, n) : `${e.count} ${e.count > 1 ? "cartes" : "carte"} de la pioche`}.`,
		revealed: (e, t, n) => `${t(e.seat)} montre ${Er(e.cards, n)}.`,
		recommended: (e, t) => `${t(e.seat)} recommande la carte ${e.place}.`,
		"turned-up": (e, t, n) => `La carte ${e.place} est ${n.card(e.card)}.`,
		took: (e, t, n) => `${t(e.seat)} montre ${n.card(e.card)} et la prend en main.`,
		fetched: (e, t, n) => `${t(e.seat)} prend ${e.card ? n.card(e.card) : "une carte"} dans sa pioche.`,
		saw: (e, t, n) => `${t(e.seat)} regarde la main ${or(t(e.of))}${e.cards ? ` : ${Er(e.cards, n) || "aucune carte"}` : ""}.`,
		spent: (e, t, n) => `${t(e.seat)} dépense un jeton ${n.token(e.token)}.`,
		declared: (e, t, n) => `${t(e.seat)} veut utiliser ${n.ability(e.action)}.`,
		used: (e, t, n) => `${t(e.seat)} utilise ${n.ability(e.action)}.`,
		token: (e, t, n) => `${t(e.seat)} ${e.change > 0 ? "reçoit" : "perd"} ${je(Math.abs(e.change), lr.tokens(n.token(e.token)))}.`,
		cp: (e, t) => `${t(e.seat)} ${e.change > 0 ? "gagne" : "perd"} ${Math.abs(e.change)} PC.`,
		damaged: (e, t, n) => `${t(e.seat)} subit ${e.amount} ${e.amount > 1 ? "dégâts" : "dégât"}${e.lines.length > 0 ? ` : ${Tr(e.lines, n)}` : ""}.`,
		healed: (e, t) => `${t(e.seat)} récupère ${Dr(e.amount)}.`,
		"stole-health": (e, t) => `${t(e.seat)} vole ${Dr(e.amount)} à ${t(e.from)}.`,
		flipped: (e, t) => `${t(e.seat)} retourne son plateau de héros.`,
		failed: (e, t) => `La capacité ${or(t(e.seat))} échoue.`,
		companion: (e, t, n) => `${t(e.seat)} : ${n.companion(e.companion)} est maintenant ${n.companionState(e.companion, e.state, t)}.`,
		"companion-dial": (e, t, n) => `${t(e.seat)} : ${n.companion(e.companion)} ${e.change > 0 ? "récupère" : "perd"} ${Dr(Math.abs(e.change))} (${e.value} maintenant).`,
		skipped: (e, t, n) => `${t(e.seat)} saute ${Or(n.phase(e.phase))}.`,
		reshuffled: (e, t) => `${t(e.seat)} mélange sa défausse pour refaire sa pioche.`,
		defeated: (e, t) => `${t(e.seat)} est hors de combat.`,
		ended: (e) => e.reason === "defeat" ? "La partie est terminée." : "La partie est nulle."
	};
})), jr, Mr = d((() => {
	jr = {
		unknownHero: (e, t) => `aucun héros ne s’appelle ${e} ; les héros sont ${t.join(", ")}`,
		modeFor: (e, t, n) => `${e} ne se joue pas à ${t} ; à ${t}, on joue ${n.join(" ou ")}`,
		heroNames: (e) => `les héros sont des noms : ${e}`,
		heroCount: (e, t) => `${e} joueurs ont besoin de ${e} héros, pas de ${t}`,
		heroTwice: (e) => `${e} figure deux fois, or les héros doivent être différents (DT-3.5)`,
		draftForTwo: (e) => `une sélection se joue à deux, pas à ${e} (DT-3.6)`,
		numbersShape: (e) => `les nombres maison sont un objet, héros par héros, dans un fichier : ${e} (DT-3.7)`,
		numbersOfHero: (e, t) => `${e} : ses nombres sont un objet, nom par nom, par exemple ${t}`,
		numbersHero: (e, t) => `aucun héros ne s’appelle ${e} ; ceux qui ont des nombres à remplacer sont ${t.join(", ")} (DT-3.7)`,
		numbersFixed: (e, t) => `${e} n’a pas de nombres à remplacer ; ces héros en ont : ${t.join(", ")} (DT-3.7)`,
		unknownNumber: (e, t, n) => `${e} n’a pas de nombre appelé ${t} ; il y a ${n.join(", ")}`,
		numberRange: (e, t, n, r, i) => `${e}, ${t} : ${n} n’est pas un nombre entier de ${r} à ${i}`,
		nothingToSet: (e) => `Dice Throne n’a pas de « ${e} » à fixer`,
		nothingOfPlayer: (e) => `Un joueur n’a pas de « ${e} » à fixer`,
		tokenLimit: (e, t) => t === 0 ? `${e} : il n’y a plus de place` : `${e} : ${t} au plus`,
		tokenOwner: (e) => `${e} : un jeton qui reste à son créateur porte le siège, compté à partir de 0, d’un héros de la table qui en crée, par exemple doubloon@0 ; les autres n’en portent pas`,
		oneFace: (e) => `le plateau de ${e} n’a qu’une face`,
		unknownToken: (e) => `aucun jeton ne s’appelle ${e}`,
		unknownCard: (e, t) => `${e} n’a pas de carte ${t}`,
		unknownLevel: (e, t, n) => `${e} n’a pas le niveau ${n} de ${t}`,
		notInDeck: (e) => `${e} se trouve déjà ailleurs`,
		unknownPhase: (e, t) => `${e} n’est pas une phase ; écrivez ${t.join(", ")}`,
		fiveDice: (e) => `un lancer offensif compte ${e} dés : 1 2 2 3 6`,
		nothingRolled: "aucun dé n’est lancé ici\xA0: fixez-les avec phase = roll, targeting ou defense",
		attackShape: (e, t) => `une attaque est une capacité du joueur actif (${e.join(", ")}), ses dégâts et leur type (${t.join(", ")}) : smack.2 6 normal`,
		companionShape: (e, t, n) => `${e} vaut ${t.join(", ")}${n === void 0 ? "" : `, puis sa santé de 0 à ${n}`}`,
		noAttack: (e) => `${e} suppose une attaque : attack = smack.2 6 normal`,
		noTarget: "il y a plusieurs adversaires\xA0: dites qui est visé, target = p2",
		notAnOpponent: "la cible n’est pas un adversaire du joueur actif"
	};
})), Nr, Pr = d((() => {
	Nr = {
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
})), Fr, Ir, Lr, Rr, zr, Br = d((() => {
	Fr = {
		defeat: "Il ne reste qu’un camp.",
		draw: "Tout le monde est tombé en même temps\xA0: partie nulle.",
		"turn-limit": "Deux cents tours\xA0: partie nulle."
	}, Ir = {
		first: "Joueur de Départ",
		mode: "Mode de jeu",
		"hill-health": "Santé de départ au Roi de la Montagne",
		"distinct-heroes": "Chaque joueur prend un héros différent",
		heroes: "Héros",
		numbers: "Nombres maison",
		rules: "Règles de priorité",
		promo: "Cartes promotionnelles",
		healing: "Soins des capacités offensives",
		"ultimate-aim": "Dé de ciblage d’une capacité ultime",
		leaflets: "Livrets de la Chasseresse, du Tacticien, de Thor et de la Reine Vampire",
		"wither-strict": "Dépérissement ne réduit que les dégâts modifiables",
		"instants-interrupt-roll-cards": "Les instantanées peuvent interrompre les cartes de phase de lancer",
		"tithe-any-prayer": "Paladin\xA0: toute Prière parmi les cinq dés rapporte le PC de Dîme II",
		"kegs-together": "Pirate Maudite\xA0: les deux Barils de Toucher maudit\xA0! peuvent aller au même adversaire",
		"shank-shakes-off": "Voleur de l’Ombre\xA0: Surin des ténèbres\xA0! chasse les altérations négatives",
		"ultimate-clears-shame": "Samouraï\xA0: une capacité ultime retire la Honte de l’attaquant, sans être réduite",
		"every-sun-prevents": "Samouraï\xA0: Tenir bon compte chaque Soleil levant",
		"follow-through-masamune": "Samouraï\xA0: Sans faiblir\xA0! fait ce que font les dés de Masamune",
		"spell-hand": "Doctor Strange\xA0: ses sortilèges forment une main à part, hors de la pioche"
	}, Lr = {
		mode: {
			usual: "le mode habituel",
			duel: "duel",
			teams: "deux équipes",
			"three-teams": "trois équipes de deux",
			hill: "Roi de la Montagne"
		},
		"hill-health": {
			standard: "35, 25, 20, 20 à 3, 4, 5, 6 joueurs",
			2018: "35 pour tous, comme en 2018"
		},
		heroes: { draft: "sélection\xA0: chacun en bannit un, puis en prend un" },
		numbers: { default: "les nôtres" },
		rules: {
			marvel: "récentes, des boîtes Marvel",
			"v2.2": "anciennes, des saisons 1 et 2"
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
	}, Rr = "le dé le plus haut", zr = {
		"season-1": "Saison 1",
		"season-2": "Saison 2",
		marvel: "Marvel"
	};
})), Vr, Hr = d((() => {
	Vr = {
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
		dealt: { when: () => "Quand votre attaque a infligé ses dégâts" },
		damaged: { when: () => "Chaque fois que vous venez de subir des dégâts, sauf pendant une capacité ultime adverse" }
	};
})), Ur, Wr = d((() => {
	b(), _(), ur(), cr(), Ur = {
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
		"give-up": "terminer sans capacité",
		"no-defense": "ne pas se défendre",
		"stand-up": "payer 2 PC",
		play: (e) => `jouer ${e}`,
		sell: (e) => `vendre ${e} (+1 PC)`,
		priced: (e, t) => `${e} (${t} PC)`,
		spend: (e) => `dépenser ${e}`,
		spendSome: (e, t, n) => `dépenser ${t === 1 ? e : je(t, lr.tokens(e))}${n ? ` et ${n}` : ""}`,
		use: (e) => `utiliser ${e}`,
		announce: (e) => `annoncer ${e}`,
		top: (e) => `remettre ${e} sur la pioche`,
		bottom: (e) => `remettre ${e} sous la pioche`,
		keepDice: (e) => e.length === 0 ? "tout relancer" : `garder ${tr(e)}`,
		rerollDice: (e) => `relancer ${tr(e)}`,
		takeDice: (e) => `garder ${tr(e)}`,
		die: (e, t) => `le ${e}${t === void 0 ? "" : ` ${or(t)}`}`,
		turnDie: (e, t, n) => `changer un ${e}${n === void 0 ? "" : ` ${or(n)}`} en ${t}`,
		proposed: (e) => `${e}, comme proposé`,
		facedown: (e) => `la carte ${e}`,
		recommended: (e) => `la carte ${e}, celle qu’on vous recommande`,
		tokenOf: (e, t) => `${e} : ${t}`,
		source: (e, t, n) => `${e} : ${t} dégât${t > 1 ? "s" : ""}${n && ` ${n}`}`,
		nothing: "rien"
	};
})), Gr, Kr = d((() => {
	Gr = {
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
function qr(e, t) {
	return "token" in e ? [
		"dépensez",
		"dépenser",
		Yr(e, t)
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
		je(e.cards, g("carte", "cartes"))
	];
}
function Jr(e, t) {
	return "token" in e ? [lr.tokens(t.token(e.token)).many, e.n] : "family" in e ? [t.kind(e.family, 2), e.n] : "cp" in e ? ["PC", e.cp] : ["cartes", e.cards];
}
var Yr, Xr, Zr = d((() => {
	_(), ur(), cr(), Yr = ({ token: e, n: t }, n) => t === 1 && n.isSingle(e) ? n.token(e) : je(t, lr.tokens(n.token(e))), Xr = {
		pay: (e, t) => {
			let [n, , r] = qr(e, t);
			return `${n} ${r}`;
		},
		toPay: (e, t) => {
			let [, n, r] = qr(e, t);
			return `${n} ${r}`;
		},
		howMany: (e, t) => {
			let [n, , r] = qr(e, t), [i, a] = Jr(e, t);
			return a === 1 ? `combien ${ir(i)} ${n}-vous` : `combien de fois ${n}-vous ${r}`;
		},
		upTo: (e, t, n) => {
			let r = t === "any" ? "autant de" : `jusqu’à ${t}`, i = t === "any" ? " que vous voulez" : "", [, a] = qr(e, n);
			return `${a} ${r} ${Jr(e, n)[0]}${i}`;
		}
	};
})), Qr, $r, ei = d((() => {
	Qr = {
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
	}, $r = {
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
})), ti, ni, ri = d((() => {
	ti = (e, t, n) => e < 2 ? t : n, ni = {
		score: (e) => `${e} ${ti(e, "point de santé", "points de santé")}`,
		parts: {
			dealt: (e) => `${e} ${ti(e, "dégât infligé", "dégâts infligés")}`,
			targets: () => "Cibles",
			health: () => "Points de santé",
			cards: (e) => `${e} ${ti(e, "carte", "cartes")}`,
			tokens: (e) => `${e} ${ti(e, "altération dépensée", "altérations dépensées")}`
		},
		health: {
			suffered: (e) => ti(e, "perdu", "perdus"),
			prevented: (e) => ti(e, "dégât prévenu", "dégâts prévenus"),
			healed: (e) => ti(e, "récupéré", "récupérés")
		},
		cards: {
			played: (e) => ti(e, "jouée", "jouées"),
			upgrades: (e) => ti(e, "amélioration", "améliorations"),
			sold: (e) => ti(e, "vendue", "vendues")
		},
		target: (e) => `à ${e}`,
		stolen: "Santé volée"
	};
})), ii, ai = d((() => {
	cr(), ii = {
		discard: (e, t) => e.who === "self" ? `défaussez une carte${e.how === "random" ? " au hasard" : ""}` : `faites défausser ${ar(t.who(e.who))} une carte ${e.how === "random" ? "au hasard" : "de son choix"}`,
		"discard-hand": () => "défaussez votre main",
		"see-hand": (e, t) => `regardez la main ${ir(t.who(e.who))}`,
		search: (e) => {
			let [t, n] = e.most === 1 ? ["une amélioration", "la"] : [`jusqu’à ${e.most} améliorations`, "les"];
			return `cherchez dans votre pioche ${t}, ${e.to === "play" ? `mettez-${n} en jeu gratuitement` : `montrez-${n}, prenez-${n} en main`} et mélangez la pioche`;
		},
		"search-deck": (e) => {
			let [t, n] = e.most === 1 ? ["une carte", "la"] : [`jusqu’à ${e.most} cartes`, "les"];
			return `cherchez dans votre pioche ${t}, prenez-${n} en main sans ${n} montrer et mélangez la pioche`;
		},
		cast: (e) => e.most === 1 ? "vous pouvez lancer un sortilège" : `vous pouvez lancer jusqu’à ${e.most} sortilèges différents`,
		lay: (e, t) => `posez ${t.card(e.card)} sur votre livre`
	};
})), oi, si, ci = d((() => {
	oi = {
		self: "vous",
		target: "l’adversaire",
		"chosen-opponent": "un adversaire de votre choix",
		"chosen-player": "un joueur de votre choix",
		"all-opponents": "tous les adversaires",
		"both-opponents": "deux adversaires différents de votre choix",
		"two-opponents": "un ou deux adversaires",
		"three-opponents": "un, deux ou trois adversaires",
		"any-two-opponents": "deux adversaires de votre choix (ou deux fois le même)",
		"any-three-opponents": "trois adversaires de votre choix (ou plusieurs fois le même)",
		"chosen-ally": "vous ou un coéquipier",
		teammate: "un coéquipier",
		"two-players": "un ou deux joueurs de votre choix",
		active: "le joueur actif"
	}, si = {
		...oi,
		"chosen-opponent": "un adversaire",
		"chosen-player": "un joueur",
		"both-opponents": "deux adversaires différents",
		"any-two-opponents": "deux adversaires (ou deux fois le même)",
		"any-three-opponents": "trois adversaires (ou plusieurs fois le même)",
		"two-players": "un ou deux joueurs"
	};
}));
// packages/dice-throne/src/text/fr/verbs/control.ts
function li(e, t, n, r) {
	let i = e === 1 ? "l’un d’eux" : `jusqu’à ${e} d’entre eux`, a = t === 1 ? "le relancer une fois" : `relancer une fois ${e >= t ? "autant de ces dés que vous voulez" : i}`;
	return `vous pouvez ${n ? `${r.price(n, !0)} pour ` : ""}${a}`;
}
var ui, di = d((() => {
	hn(), _n(), bn(), cr(), ci(), ui = {
		choose: (e, t) => {
			let { list: n, optional: r, alike: i } = t.ways(e);
			return i && !e.by ? n : r ? `vous pouvez : ${n}` : `${e.by ? `au choix ${ir(t.who("target"))}` : "au choix"} : ${n}`;
		},
		when: (e, t) => t.conditional(e),
		then: () => "PUIS",
		fail: () => "la capacité n’a aucun effet",
		"extra-offense": (e) => `commencez une autre phase de lancer offensif${e.sameTarget ? " contre le même adversaire" : ""}`,
		repeat: (e, t) => {
			let n = t.list(e.effects);
			return `${t.times(e.amount).replace(/^par /, "pour chaque ")}${n.includes(": ") ? ", " : " : "}${n}`;
		},
		pay: (e, t) => {
			let n = vn(e);
			if (n) {
				let [r, i] = n;
				return `lancez ${sr(r.dice)} (${i.dice} si vous ${t.price(e.price)}) : ${t.list(r.effects)}`;
			}
			let r = `vous pouvez ${t.price(e.price, !0)} : ${t.list(e.effects)}`;
			return e.otherwise.length === 0 ? r : `${r}; sinon, ${t.list(e.otherwise)}`;
		},
		"pay-up-to": (e, t) => {
			let n = `vous pouvez ${t.priceUpTo(e.price, e.most)}`, r = e.each.length === 0 ? n : `${n}; pour ${"cards" in e.price ? "chacune" : "chacun"}, ${t.list(e.each)}`;
			return e.after.length === 0 ? r : `${r}; ${t.list(e.after)}`;
		},
		mark: (e) => `notez ${e.value} pour « ${e.name} »`,
		aim: (e, t) => {
			let n = gn(e, t);
			if (n !== void 0) return n;
			let r = t.facing(mn(e.who) ? "chacun d’eux" : "ce joueur").list(e.effects);
			return `choisissez ${si[e.who]}${r.includes("\xA0: ") ? "; " : " : "}${r}`;
		},
		roll: (e, t) => {
			let n = `${e.by ? `${t.who("target")} lance` : "lancez"} ${sr(e.dice)}`, r = e.again === void 0 ? n : `${n} (${li(e.again, e.dice, e.price, t)})`, i = t.rolling(e.dice), [a, ...o] = e.effects;
			return a?.do === "then" ? rr.broken(r, i.list(o)) : `${r} : ${i.list(e.effects)}`;
		},
		contest: (e, t) => `vous et ${e.attack ? "l’adversaire" : "l’attaquant"} lancez chacun un dé; si le vôtre est ${e.ties ? "au moins aussi haut" : "plus haut"}, ${t.list(e.win)}; sinon, ${t.list(e.lose)}`
	};
}));
// packages/dice-throne/src/text/fr/verbs/damage.ts
function fi(e, { more: t }) {
	let { one: n, many: r } = mi[e];
	return t ? g(`${n} de plus`, `${r} de plus`) : mi[e];
}
function pi({ amount: e, who: t }, n) {
	if (typeof e == "number" || !("tokens" in e)) return "";
	if (t === "self") return " que vous portez";
	let r = mn(t) ? " qu’ils portent" : " qui s’y trouve";
	return n.isOwned(e.tokens) ? `${r} et qui vous appartient` : r;
}
var mi, hi, gi, _i, vi, yi, bi = d((() => {
	hn(), Bn(), _(), cr(), mi = {
		normal: g("dégât", "dégâts"),
		undefendable: g("dégât imparable", "dégâts imparables"),
		pure: g("dégât pur", "dégâts purs"),
		collateral: g("dégât collatéral", "dégâts collatéraux"),
		ultimate: g("dégât ultime", "dégâts ultimes")
	}, hi = (e, t, n = "", r = "normal") => t.amount(e, g(`${mi[r].one}${n}`, `${mi[r].many}${n}`)), gi = (e, t) => t.measure(e, mi.normal), _i = (e) => e ? " que rien ne peut réduire" : "", vi = (e) => e.replace(/( \([^)]*\))?$/, " de sa cible$1"), yi = {
		damage: (e, t) => {
			let n = t.ultimate ? "ultimate" : e.type;
			return h("infligez", t.amount(e.amount, fi(n, t)), "", t.measure(e.amount, mi[n]));
		},
		"add-damage": (e, t) => Ln(e.amount) ? h("ajoutez", vi(hi(e.amount, t, " à l’attaque"))) : h("ajoutez", hi(e.amount, t, " à l’attaque"), "", gi(e.amount, t)),
		"damage-back": (e, t) => h("infligez", hi(e.amount, t, " à l’attaquant"), "", gi(e.amount, t)),
		hurt: (e, t) => e.who === "self" ? `subissez ${hi(e.amount, t, _i(e.certain), e.type)}` : `infligez ${hi(e.amount, t, `${_i(e.certain)} ${ar(t.who(e.who))}`, e.type)}`,
		"pooled-damage": (e, t) => {
			let n = hi(e.amount, t, _i(e.certain), e.type) + pi(e, t);
			if (e.who === "self") return `subissez ${n}`;
			let r = fn(e.who) || e.who === "two-opponents" || e.who === "three-opponents" ? "subissent chacun" : mn(e.who) ? "subissent" : "subit";
			return `${t.who(e.who)} ${r} ${n}`;
		},
		undefendable: () => "l’attaque devient imparable",
		"defend-anyway": () => "vous pouvez quand même vous défendre contre l’attaque",
		recoil: (e, t) => `si au moins 1 dégât est infligé, subissez ${hi(e.amount, t)}`,
		prevent: (e, t) => h("prévenez", hi(e.amount, t), e.who === "self" ? "" : ` destinés ${ar(t.who(e.who))}`, gi(e.amount, t)),
		"halve-dealt": () => "tous les dégâts que vous infligez jusqu’à la fin de la phase de lancer sont réduits de moitié (réduction arrondie au supérieur)",
		"prevent-half": () => "prévenez la moitié des dégâts entrants (arrondie au supérieur)",
		endure: () => "votre santé passe à 1 au lieu de 0",
		avoid: ({ all: e }) => e ? "évitez tous les dégâts de la phase de lancer" : "évitez une source de dégâts entrants",
		reflect: () => "infligez aussi à l’attaquant la moitié des dégâts entrants (arrondie au supérieur)"
	};
})), xi, Si, Ci, wi = d((() => {
	cr(), xi = {
		any: ["un dé de n’importe quel joueur", "dés de n’importe quels joueurs"],
		own: ["un de vos dés", "de vos dés"],
		team: ["un de vos dés ou de ceux d’un coéquipier", "de vos dés ou de ceux d’un coéquipier"],
		opponent: ["un dé d’un adversaire", "dés d’un adversaire"]
	}, Si = (e) => e === void 0 ? "n’importe lesquels" : e === 1 ? "un" : `jusqu’à ${e}`, Ci = {
		"alter-die": (e) => {
			let t = (e.upTo ?? 1) > 1, [n, r] = xi[e.whose], i = `${t ? `jusqu’à ${e.upTo} ${r}` : n}${e.from ? " montrant un chiffre pair" : ""}`;
			return e.to === "neighbour" ? `augmentez ou diminuez de 1 ${i}` : typeof e.to == "object" ? `mettez ${i} sur ${nr(e.to)}` : `mettez ${i} sur ${e.to === "six" ? "6" : t ? "les valeurs de votre choix" : "la valeur de votre choix"}`;
		},
		"copy-die": () => "donnez à un de vos dés la valeur d’un autre dé du même lancer",
		"reroll-die": (e) => e.whose === "opponent" ? "choisissez un dé d’un adversaire, qui doit le relancer" : e.upTo === 1 ? "relancez un de vos dés" : `relancez jusqu’à ${e.upTo} de vos dés`,
		"try-again": () => "vous ou un coéquipier pouvez relancer un ou deux de vos propres dés, ou un seul deux fois de suite",
		"extra-attempt": (e) => e.of === "offense" ? "le joueur en phase de lancer offensif gagne une tentative de lancer" : "le défenseur peut relancer une fois les dés de défense de son choix",
		"offense-again": () => "au lieu d’activer une capacité, commencez une nouvelle phase de lancer offensif",
		"reroll-any": (e) => e.single ? "vous pouvez relancer ce dé une fois" : `vous pouvez relancer une fois ${Si(e.upTo)} de ces dés`,
		"keep-some": (e) => `gardez-en ${e.dice}`
	};
})), Ti, Ei, Di = d((() => {
	hn(), _(), cr(), Ti = (e) => g(`point de santé ${e}`, `points de santé ${e}`), Ei = {
		heal: (e, t) => e.who === "self" ? h("soignez-vous de", t.amount(e.amount, g("")), "", t.measure(e.amount, g(""))) : `rendez ${t.amount(e.amount, Ti(ar(t.who(e.who))))}`,
		cp: (e, t) => h("gagnez", t.amount(e.amount, g("PC"))),
		draw: (e, t) => h("piochez", t.amount(e.amount, g("carte", "cartes"))),
		"lose-cp": (e, t) => {
			let n = t.amount(e.amount, g("PC"));
			return e.who === "self" ? `perdez ${n}` : `${t.who(e.who)} ${mn(e.who) ? "perdent" : "perd"} ${n}`;
		},
		"steal-health": (e, t) => `volez ${t.amount(e.amount, Ti(ar(t.who(e.from))))}`,
		"heal-dealt": () => "soignez-vous d’autant de points que vos attaques infligent de dégâts dans cette phase de lancer",
		"steal-cp": (e, t) => `volez ${e.amount} PC ${ar(t.who(e.from))}`
	};
}));
// packages/dice-throne/src/text/fr/verbs/tokens.ts
function Oi(e, t) {
	return e === "target" && t.target === void 0 ? "" : ` ${ar(t.who(e))}`;
}
var ki, Ai = d((() => {
	Wn(), _(), ur(), cr(), ki = {
		gain: (e, t) => {
			let n = e.amount === 1 ? "vous pouvez gagner" : "vous pouvez gagner jusqu’à", r = t.measure(e.amount, lr.tokens(t.token(e.token)));
			return h(e.may ? n : "gagnez", t.tokens(e.token, e.amount), "", r);
		},
		inflict: (e, t) => {
			if (e.who === "self") return h("gagnez", t.tokens(e.token, e.amount));
			let n = Oi(e.who, t);
			if (typeof e.amount == "number") return h("infligez", t.tokens(e.token, e.amount), n);
			let { one: r, many: i } = lr.tokens(t.token(e.token));
			return h("infligez", t.amount(e.amount, g(`${r}${n}`, `${i}${n}`)));
		},
		intercept: () => "une altération que la capacité vous infligerait n’arrive jamais",
		bestow: (e, t) => `donnez ${tr(Un(e.tokens).map(([e, n]) => t.tokens(e, n)))} ${ar(t.who(e.who))}`,
		lose: (e, t) => `retirez ${e.amount === "all" ? `tous les ${lr.tokens(t.token(e.token)).many}` : t.tokens(e.token, e.amount)}${e.who === "self" ? "" : ` ${ar(t.who(e.who))}`}`,
		"fill-up": (e, t) => `gagnez ${t.token(e.token)} jusqu’à votre limite d’empilement`,
		"set-off": () => "il explose",
		"pass-on": () => "vous pouvez le donner à un joueur de votre choix",
		"remove-token": (e, t) => {
			let n = {
				any: "altération d’un joueur de votre choix",
				own: "de vos altérations",
				target: `altération ${ir(t.who("target"))}`
			};
			return `${e.may ? "vous pouvez retirer" : "retirez"} une ${n[e.reach]}`;
		},
		"remove-all-tokens": () => "retirez toutes les altérations d’un joueur de votre choix",
		"move-token": () => "déplacez une altération d’un joueur à un autre",
		"raise-limit": (e, t) => `augmentez de ${e.amount} votre limite d’empilement ${ir(t.token(e.token))}`
	};
})), ji, Mi = d((() => {
	ai(), di(), bi(), wi(), Di(), Ai(), ji = {
		...yi,
		...Ei,
		...ki,
		...ii,
		...Ci,
		...ui
	};
})), Ni, Pi = d((() => {
	_(), ur(), Ni = {
		short: (e) => `il manque ${e} PC`,
		price: (e) => `vous ne pouvez pas ${e}`,
		dice: (e) => e === 1 ? "un dé montre autre chose" : `${e} dés montrent autre chose`,
		timing: (e) => `seulement ${e}`,
		tokens: (e, t) => `il manque ${je(e, lr.tokens(t))}`,
		"no-cards": "un effet vous interdit de jouer des cartes",
		covered: "une altération recouvre cette capacité",
		warped: "les dés montrent autre chose, et l’un d’eux n’est qu’un chiffre",
		upgraded: "la capacité a déjà ce niveau",
		prepared: "vous avez déjà préparé tous vos sortilèges pour ce tour",
		used: "déjà utilisé ce tour-ci",
		nothing: "cela n’aurait aucun effet",
		sale: "on vend ses cartes pendant ses phases principales et de défausse"
	};
})), Fi, Ii = d((() => {
	ur(), mr(), gr(), br(), Sr(), Ar(), Mr(), cr(), Pr(), Br(), Hr(), Wr(), Kr(), Zr(), ei(), ri(), Mi(), ci(), Pi(), Fi = {
		grammar: rr,
		who: oi,
		amounts: lr,
		needs: yr,
		prices: Xr,
		conditions: vr,
		content: xr,
		timings: Qr,
		moments: Vr,
		printed: $r,
		verbs: ji,
		common: hr,
		heroNames: Nr,
		phases: Gr,
		options: Ur,
		ask: pr,
		events: kr,
		lines: Cr,
		damageTypes: wr,
		reasons: Fr,
		summary: ni,
		matchOptions: Ir,
		boxes: zr,
		byChance: Rr,
		optionValues: Lr,
		faults: jr,
		whyNot: Ni
	};
})), x, Li = d((() => {
	m(), $n(), Ii(), x = u({
		en: Qn,
		fr: Fi
	});
})), S, Ri = d((() => {
	m(), Li(), S = (e) => new n((t) => e(x[t].faults, t));
}));
// packages/dice-throne/src/content/roster.ts
function zi(e) {
	ra = e;
}
function Bi(e) {
	if (Qi.has(e.id)) throw Error(`Two heroes are called ${e.id}`);
	Qi.set(e.id, e);
}
function Vi(e) {
	$i.set(e.hero.id, e);
}
function Hi(e) {
	let t = $i.get(e);
	if (!t) throw Error(`The page of ${e} is not loaded`);
	return t;
}
function Ui(e) {
	let t = e.indexOf(oa);
	return t < 0 ? e : e.slice(0, t);
}
function Wi(e) {
	if (ea.has(e.id)) throw Error(`Two heroes are called ${e.id}`);
	let t = new Map([...ra, ...e.cards].map((e) => [e.id, e])), n = (e.otherFace ? [e.abilities, e.otherFace] : [e.abilities]).map((t) => t.map((t) => Gi(e, t)));
	ea.set(e.id, {
		hero: e,
		faces: e.faces,
		slots: n,
		cards: t
	});
	for (let t of e.tokens) Ki(e, t);
	for (let { id: t, actions: n = [] } of e.companions ?? []) for (let e of n) na.set(e.id, t);
}
function Gi(e, t) {
	let n = [[], [t]];
	for (let { upgrades: r } of e.cards) r?.ability.id === t.id && (n[r.level] = [r.ability, ...r.adds ?? []]);
	return {
		id: t.id,
		byLevel: n
	};
}
function Ki(e, t) {
	let n = ta.get(t.id);
	if (n && n.limit !== t.limit) throw Error(`${e.id}: ${t.id} has another limit elsewhere`);
	n || ta.set(t.id, t), ma = void 0, ha = void 0;
}
function qi(e) {
	let t = ea.get(e);
	if (!t && Qi.has(e)) throw Error(`The page of ${e} is not loaded`);
	if (!t) throw S((t) => t.unknownHero(e, ca()));
	return t;
}
function C(e) {
	let t = ta.get(e) ?? pa.get(e) ?? Ji(e);
	if (!t) throw Error(`No token is called ${e}`);
	return t;
}
function Ji(e) {
	let t = ta.get(e.slice(0, Math.max(0, e.indexOf("@"))));
	return t && pa.set(e, t), t;
}
function Yi() {
	return ma ??= ga().filter(({ weakens: e }) => e !== void 0), ma;
}
function Xi() {
	return ha ??= ga().filter(({ aura: e }) => e !== void 0), ha;
}
function Zi(e, t, n) {
	let r = fa(e, t).cards.get(n);
	if (!r) throw Error(`${v(e, t).hero} has no card ${n}`);
	return r;
}
var Qi, $i, ea, ta, na, ra, ia, aa, oa, sa, ca, la, ua, da, fa, pa, ma, ha, ga, w = d((() => {
	Ri(), b(), Qi = /* @__PURE__ */ new Map(), $i = /* @__PURE__ */ new Map(), ea = /* @__PURE__ */ new Map(), ta = /* @__PURE__ */ new Map(), na = /* @__PURE__ */ new Map(), ra = [], ia = () => ra, aa = (e) => Qi.get(Ui(e)), oa = "~", sa = (e, t) => `${e}${oa}${t}`, ca = () => [.../* @__PURE__ */ new Set([...Qi.keys(), ...[...ea.keys()].map(Ui)])], la = (e) => ea.has(e), ua = (e) => e === "" ? [] : qi(e).hero.companions ?? [], da = (e) => na.get(e), fa = (e, t) => qi(v(e, t).hero), pa = /* @__PURE__ */ new Map(), ga = () => [...ta.values()];
}));
// packages/dice-throne/src/options.ts
function _a(e) {
	let t = /* @__PURE__ */ new Map();
	return (n) => {
		let r = t.get(n);
		if (r !== void 0) return r;
		let i = e(n);
		return t.set(n, i), i;
	};
}
function va(e, t) {
	return Ca.set(e, t), _a((t) => `${e}:${t}`);
}
function ya(e, t) {
	let n = Pa(t);
	if (n.is !== e) throw Error(`${t} is no ${e}`);
	return n;
}
function ba(e, t) {
	_o.set(e, t);
}
function xa(e, t, n) {
	let r = _o.get(e);
	if (!r) throw Error(`Nobody has said how the options of ${e} are read`);
	return r(t, n);
}
var Sa, Ca, wa, Ta, Ea, Da, Oa, ka, Aa, ja, Ma, Na, Pa, Fa, Ia, La, Ra, za, Ba, Va, Ha, Ua, Wa, Ga, Ka, qa, Ja, Ya, Xa, Za, Qa, $a, eo, to, no, ro, io, ao, oo, so, co, lo, uo, fo, po, mo, ho, go, _o, T = d((() => {
	w(), b(), Sa = [
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
	], Ca = /* @__PURE__ */ new Map(), wa = va("play", (e) => ({
		is: "play",
		card: e
	})), Ta = va("sell", (e) => ({
		is: "sell",
		card: e
	})), Ea = va("spend", (e) => {
		let [t = "", n = ""] = e.split("/");
		return {
			is: "spend",
			token: t,
			use: n
		};
	}), Da = (e, t) => Ea(Oa(e, t)), Oa = (e, t) => t === "" ? e : `${e}/${t}`, ka = va("use", (e) => ({
		is: "use",
		action: e,
		companion: da(e)
	})), Aa = va("announce", (e) => ({
		is: "announce",
		tier: e
	})), ja = va("top", (e) => ({
		is: "put-back",
		card: e,
		to: "top"
	})), Ma = va("bottom", (e) => ({
		is: "put-back",
		card: e,
		to: "bottom"
	})), Na = _a((e) => {
		let t = Sa.find((t) => t === e);
		if (!t) throw Error(`No option is called ${e}`);
		return { is: t };
	}), Pa = _a((e) => {
		let t = e.indexOf(":");
		if (t < 0) return Na(e);
		let n = Ca.get(e.slice(0, t));
		if (!n) throw Error(`No option is written ${e}`);
		return n(e.slice(t + 1));
	}), Fa = Array.from({ length: 32 }, (e, t) => ({
		is: "keep-dice",
		places: Array.from({ length: 5 }, (e, t) => t + 1).filter((e) => t & 1 << e - 1)
	})), Ia = Fa.map(({ places: e }) => `keep:${e.join(",") || "-"}`), La = (e) => Ia[e], Ra = (e) => Fa[e].places, za = (e) => e.join(","), Ba = (e) => e.join("+"), Va = (e, t) => `${e}=${t}`, Ha = _a((e) => {
		let [t, n] = e.split("=").map(Number);
		return {
			is: "turn-die",
			place: t,
			to: n
		};
	}), Ua = (e) => `p${e + 1}`, Wa = (e) => /^p[1-9]$/.test(e) ? Number(e[1]) - 1 : void 0, Ga = (e, t) => `${Ua(e)}.${t}`, Ka = _a((e) => {
		let t = e.indexOf(".");
		return {
			is: "token",
			seat: Number(e.slice(1, t)) - 1,
			token: e.slice(t + 1)
		};
	}), qa = (e) => e.join("+"), Ja = ({ place: e }) => String(e), Ya = ({ branch: e }) => String(e), Xa = _a((e) => {
		let [, t, n = ""] = e.split("/"), [r = n] = n.split(".");
		return {
			is: "upkeep",
			from: t === "token" ? "token" : "ability",
			id: r,
			source: n
		};
	}), Za = (e) => Xa(e).source, Qa = (e) => Na(e), $a = (e) => Pa(e), eo = (e, t) => (n) => e.includes(n) ? Na(n) : t(n), to = (...e) => eo(e, (e) => ({
		is: "card",
		card: e
	})), no = (...e) => eo(e, (e) => ({
		is: "own-token",
		token: e
	})), ro = (...e) => eo(e, (e) => ({
		is: "player",
		seat: e
	})), io = (e) => (t) => ({
		is: e,
		count: t
	}), ao = (...e) => eo(e, (e) => ({
		is: "pay-price",
		price: e
	})), oo = Qa, so = (e, t) => e === "reroll" ? {
		is: "reroll",
		place: co(t?.picking.at(-1)?.own.at(-1))
	} : Qa(e), co = (e) => e && "die" in e && Number(e.die) || void 0, lo = { is: "give-up" }, uo = { is: "no-defense" }, fo = (e) => Fa[e], po = ro("none"), mo = eo(["none"], (e) => Ha(e)), ho = eo(["none"], (e) => Ka(e)), go = (e) => ({
		is: "hero",
		hero: e
	}), _o = new Map(Object.entries({
		ban: go,
		pick: go,
		attempt: (e) => e === "none" ? lo : typeof e == "number" ? fo(e) : $a(e),
		main: $a,
		respond: $a,
		answer: $a,
		sell: $a,
		"put-back": $a,
		defend: (e) => e === "none" ? uo : {
			is: "defend",
			ability: e
		},
		target: po,
		agree: (e) => ({
			is: "player",
			...e
		}),
		"choose-player": po,
		upkeep: (e) => Xa(e),
		check: no(),
		intercept: no(),
		avoid: (e) => ({
			is: "source",
			...e
		}),
		cover: (e) => ({
			is: "ability",
			ability: e
		}),
		"stand-up": (e) => e === "pay" ? { is: "stand-up" } : Qa(e),
		foresee: io("foresee"),
		"roll-again": (e) => e === "reroll" ? { is: "reroll" } : Qa(e),
		cast: to("none"),
		search: to("none"),
		"search-deck": to("none"),
		discard: to(),
		"lay-down": (e) => ({
			is: "lay-down",
			cards: e
		}),
		recommend: eo(["none"], (e) => ({
			is: "facedown",
			place: e
		})),
		"turn-up": (e) => ({
			is: "facedown",
			...e
		}),
		"pay-with": no(),
		"put-back-next": to("reveal"),
		gain: Qa,
		"see-hand": Qa,
		choose: (e) => ({
			is: "branch",
			branch: e
		}),
		"alter-die": mo,
		"copy-die": mo,
		"reroll-die": eo(["none"], (e) => ({
			is: "die",
			place: e
		})),
		"try-again": eo(["none", "again"], (e) => ({
			is: "reroll-dice",
			places: e
		})),
		"keep-dice": fo,
		"keep-some": (e) => ({
			is: "take-dice",
			dice: e
		}),
		"reroll-some": eo(["none"], (e) => ({
			is: "reroll-dice",
			places: e
		})),
		"remove-token": ho,
		"move-token": ho
	}));
}));
// packages/dice-throne/src/effects/effect.ts
function E(e) {
	if (bo.has(e.name)) throw Error(`Two verbs are called ${e.name}`);
	bo.set(e.name, e);
	for (let [t, n] of Object.entries(e.options ?? {})) ba(t, n);
	return (t) => ({
		do: e.name,
		...t
	});
}
function vo(e) {
	let t = bo.get(e.do);
	if (!t) throw Error(`No verb is called ${e.do}`);
	return t;
}
function yo(e, t, n, r = 0) {
	return t.flatMap((t) => {
		let { pass: i, parts: a, inner: o, vars: s } = vo(t), c = i?.(t) ?? "activation";
		if (!(n === "whole" || o || c === "both" || c === n)) return [];
		let l = a(e, t, {
			pass: n,
			own: (e) => e.own[r],
			parts: (t, i = n) => yo(e, t, i, s ? r + 1 : r)
		});
		return !s || l.length === 0 ? l : [e.run((e, n) => {
			n.own[r] = s(t);
		}), ...l];
	});
}
var bo, xo, D = d((() => {
	T(), bo = /* @__PURE__ */ new Map(), xo = (e) => e.flatMap((e) => [e, ...(vo(e).inner?.(e) ?? []).flatMap(xo)]);
}));
// packages/dice-throne/src/content/moments.ts
function So(e, t) {
	let n = e[To(t).field ?? t];
	return n && "effects" in n ? n.effects : n;
}
var Co, wo, To, Eo, Do, Oo, ko = d((() => {
	Co = .8, wo = {
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
			tokenWorth: (e) => Co * Math.max(.5, e)
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
		damaged: {
			on: ["ability"],
			program: "damaged",
			self: "holder",
			target: "nobody"
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
	}, To = (e) => wo[e], Eo = Object.keys(wo), Do = (e) => Eo.filter((t) => To(t).on.includes(e)), Oo = {
		ability: Do("ability"),
		token: Do("token"),
		card: Do("card"),
		hero: Do("hero")
	};
}));
// packages/dice-throne/src/content/need.ts
function Ao(e, t, n) {
	let r = {};
	for (let [i, a] of e.entries()) {
		if (i === n) continue;
		let e = t[a - 1];
		r[e] = (r[e] ?? 0) + 1;
	}
	return {
		symbols: r,
		run: No(e),
		alike: Po(e)
	};
}
function jo(e, t) {
	if ("symbols" in e) {
		for (let n in e.symbols) if ((t.symbols[n] ?? 0) < e.symbols[n]) return !1;
		return !0;
	}
	return "straight" in e ? t.run >= Fo[e.straight] : t.alike >= e.ofAKind;
}
function Mo(e, t, n, r) {
	let i = 0;
	for (let a = 0; a < t.length; a++) n[t[a] - 1] === e && a !== r && i++;
	return i;
}
function No(e) {
	let t = 0, n = 0;
	for (let r = 1; r <= 6; r++) n = e.includes(r) ? n + 1 : 0, t = Math.max(t, n);
	return t;
}
function Po(e) {
	let t = 0;
	for (let n = 1; n <= 6; n++) {
		let r = 0;
		for (let t of e) t === n && r++;
		t = Math.max(t, r);
	}
	return t;
}
var Fo, O, k, A, Io, Lo, Ro = d((() => {
	Fo = {
		small: 4,
		large: 5
	}, O = (e) => ({ symbols: e }), k = { straight: "small" }, A = { straight: "large" }, Io = (e) => ({ ofAKind: e }), Lo = (e, t, n, r) => jo(e, Ao(t, n, r));
}));
// packages/dice-throne/src/content/programs.ts
function zo(e, t, n = "whole") {
	t && t.length !== 0 && Uo.set(e, p(e, (e) => yo(e, t, n)));
}
function Bo(e, t) {
	zo(e.program, t), Go(e.program) !== void 0 && Wo.set(e.program, e);
}
function Vo(e) {
	let t = Uo.get(e);
	if (!t) throw Error(`No program is called ${e}`);
	return t;
}
function Ho(e) {
	let t = Wo.get(e);
	if (!t) throw Error(`No program that waits for a moment is called ${e}`);
	return t;
}
var Uo, Wo, Go, Ko = d((() => {
	m(), D(), Uo = /* @__PURE__ */ new Map(), Wo = /* @__PURE__ */ new Map(), Go = (e) => Uo.get(e)?.name;
}));
// packages/dice-throne/src/content/programNames.ts
function qo(e, t) {
	let { program: n } = To(e);
	return n === void 0 ? void 0 : `${t}/${n}`;
}
function Jo(e) {
	let [, t = "", n = "", r = ""] = e.split("/");
	if (t === "token") return {
		is: "token",
		id: n
	};
	if (n === "companion") return {
		is: "companion",
		id: r
	};
	if (r !== "") return {
		is: "card",
		id: r,
		hero: t
	};
	let [i = "", a, o] = n.split(".");
	return {
		is: "ability",
		id: i,
		hero: t,
		level: Number(a),
		tier: o === void 0 ? void 0 : Number(o)
	};
}
var Yo, Xo, Zo, Qo, $o, es, ts, ns, rs, is = d((() => {
	ko(), Ko(), Yo = (e) => `dice-throne/${e}`, Xo = (e, t, n) => `dice-throne/${e}/${t}.${n}`, Zo = (e) => `dice-throne/token/${e}`, Qo = (e, t) => `dice-throne/${e}/companion/${t}`, $o = (e, t) => `dice-throne/${e}/companion/${t}`, es = (e, t, n) => `dice-throne/${t}/${To(e).program}/${n}`, ts = (e, t) => es("cast", e, t), ns = (e, t) => Go(es("played", "common", t)) ?? es("played", e, t), rs = (e) => Go(qo("setup", Yo(e)));
}));
// packages/dice-throne/src/content/rolls.ts
function as(e) {
	let t = 0;
	for (let n of e) t = t * 6 + n - 1;
	return t;
}
function os(e) {
	let t = [];
	for (let n = e, r = 0; r < 5; r++, n = Math.floor(n / 6)) t.push(1 + n % 6);
	return t;
}
function ss(e) {
	let t = 0;
	for (let n of e) t += 6 ** (n - 1);
	return t;
}
function cs(e) {
	return e.every((t, n) => n === 0 || e[n - 1] <= t);
}
var ls, us, ds, fs, ps, ms = d((() => {
	ls = 7776, us = [...Array(ls).keys()].map(os).filter(cs), ds = new Uint8Array(ls), fs = new Map(us.map((e, t) => [ss(e), t]));
	for (let e = 0; e < ls; e++) ds[e] = fs.get(ss(os(e)));
	ps = (e) => ds[as(e)];
}));
// packages/dice-throne/src/content/board.ts
function hs(e, t = 0, n = {}) {
	let r = [
		e,
		t,
		...Object.entries(n).map(([e, t]) => `${e}:${t}`).sort()
	].join("|"), i = Ss.get(r);
	return i === void 0 && Ss.set(r, r), i ?? r;
}
function gs(e, t, n, r = v(e, t).board) {
	for (let e of xs(r).tiers) if (e.id === n) return e;
	throw Error(`${n} is not on the board of ${v(e, t).hero}`);
}
function _s(e) {
	let [t = "", n = "0", ...r] = e.split("|"), i = Object.fromEntries(r.map((e) => e.split(":")).map(([e, t]) => [e, Number(t)])), a = (t === "" ? [] : qi(t).slots[Number(n)] ?? []).map((e) => vs(t, n, e, i[e.id] ?? 1)), o = {
		hero: t,
		levels: i,
		abilities: a.flatMap(({ abilities: e }) => e),
		tiers: a.flatMap(({ tiers: e }) => e),
		defenses: a.flatMap(({ defenses: e }) => e),
		actions: [...Es(t), ...a.flatMap(({ actions: e }) => e)],
		hooks: Ds((e) => a.flatMap(({ hooks: t }) => t[e])),
		prepares: a.reduce((e, { prepares: t }) => e + t, 0),
		upgradesInRollPhases: a.some(({ upgradesInRollPhases: e }) => e)
	};
	return bs.set(e, o), o;
}
function vs(e, t, n, r) {
	let i = `${e}|${t}|${n.id}:${r}`, a = Ts.get(i) ?? ys(e, n.byLevel[r] ?? [], r);
	return Ts.set(i, a), a;
}
function ys(e, t, n) {
	let { faces: r } = qi(e), i = t.map((t) => ({
		ability: t,
		level: n,
		home: Xo(e, t.id, n)
	}));
	return {
		abilities: i,
		tiers: i.flatMap((e) => Os(e, r)),
		defenses: i.filter(({ ability: e }) => e.kind === "defensive"),
		actions: i.flatMap(({ ability: e, home: t }) => (e.actions ?? []).map((n) => ({
			...n,
			program: `${t}/${n.id}`,
			...e.kind === "defensive" ? { defense: e.id } : {}
		}))),
		hooks: Ds((e) => i.flatMap(({ ability: t, home: n }) => {
			let r = Go(qo(e, n) ?? "");
			return r === void 0 ? [] : [{
				program: r,
				ability: t
			}];
		})),
		prepares: t.reduce((e, { prepares: t = 0 }) => e + t, 0),
		upgradesInRollPhases: t.some(({ upgradesInRollPhases: e }) => e)
	};
}
var bs, j, xs, Ss, Cs, ws, Ts, Es, Ds, Os, M = d((() => {
	D(), T(), b(), ko(), Ro(), is(), Ko(), ms(), w(), bs = /* @__PURE__ */ new Map(), j = (e, t) => xs(v(e, t).board), xs = (e) => bs.get(e) ?? _s(e), Ss = /* @__PURE__ */ new Map(), Cs = (e, t, n) => j(e, t).levels[n] ?? 1, ws = (e, t) => Object.keys(j(e, t).levels).length, Ts = /* @__PURE__ */ new Map(), Es = (e) => ua(e).flatMap(({ actions: t = [] }) => t.map((t) => ({
		...t,
		program: $o(e, t.id)
	}))), Ds = (e) => Object.fromEntries(Oo.ability.map((t) => [t, e(t)])), Os = (e, t) => (e.ability.tiers ?? []).map(({ need: n, effects: r }, i) => {
		let a = `${e.home}.${i}`;
		return {
			...e,
			id: `${e.ability.id}.${i + 1}`,
			announcement: Aa(`${e.ability.id}.${i + 1}`),
			tier: i,
			need: n,
			hands: us.map((e) => Lo(n, e, t)),
			onlyDamage: r.every((e) => e.do === "damage" || vo(e).pass?.(e) === "target"),
			activation: Go(`${a}/activation`),
			target: Go(`${a}/target`),
			after: Go(`${a}/after`),
			effects: r
		};
	});
}));
// packages/dice-throne/src/content/priceOver.ts
function ks({ id: e, cost: t, upgrades: n }, r, i) {
	return !n || n.level < 3 || r[n.ability.id] !== 2 ? t : t - i.get(e.replace(/-iii$/, "-ii")).cost;
}
var As = d((() => {}));
// packages/dice-throne/src/content/spendings.ts
function js(e) {
	let t = C(e), n = Ns.get(t) ?? Ms(t);
	return Ns.set(t, n), n;
}
function Ms(e) {
	let { spend: t, spends: n = [] } = e, r = qo("spend", Zo(e.id));
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
var Ns, Ps, Fs, Is = d((() => {
	is(), w(), Ns = /* @__PURE__ */ new Map(), Ps = (e, t) => {
		let n = js(e).find((e) => e.id === t);
		if (!n) throw Error(`${e} has no use called ${t}`);
		return n;
	}, Fs = (e) => js(e).some(({ aged: e }) => e);
}));
// packages/dice-throne/src/effects/ownedId.ts
function Ls(e) {
	let t = /@(\d+)$/.exec(e)?.[1];
	return t === void 0 ? void 0 : Number(t);
}
var Rs, zs = d((() => {
	w(), Rs = (e, t) => C(e).owned ? `${e}@${t}` : e;
}));
// packages/dice-throne/src/rules/tokens.ts
function N(e, t) {
	let { tokens: n } = v(e, t), r = [];
	for (let e in n) n[e] > 0 && r.push(e);
	return r;
}
function Bs(e, t, n) {
	if (!et(e, t)) return 0;
	let { sharedLimit: r } = C(n), i = r ? N(e, t).reduce((n, i) => n + (C(i).sharedLimit === r ? F(e, t, i) : 0), 0) : F(e, t, n);
	return Math.max(0, Ys(e, t, n) - i);
}
function Vs(e, t, n, r) {
	let i = Math.min(r, Bs(e, t, n));
	if (i <= 0) return 0;
	let { tokens: a, marks: o } = v(e, t);
	return a[n] = (a[n] ?? 0) + i, Fs(n) && (o[ec(n)] = tc(e, t, n) + i), me(() => Zo(C(n).id), t), l(() => ({
		type: "token",
		seat: t,
		token: n,
		change: i
	})), i;
}
function P(e, t, n, r, i = !1) {
	let { tokens: a, marks: o } = v(e, t), s = Math.min(r, a[n] ?? 0);
	return s <= 0 ? 0 : (a[n] = a[n] - s, !i && tc(e, t, n) > 0 && (o[ec(n)] = Math.max(0, tc(e, t, n) - s)), (o[Qs(n)] ?? 0) > a[n] && (o[Qs(n)] = a[n]), a[n] === 0 && qs(e, t, n), l(() => ({
		type: "token",
		seat: t,
		token: n,
		change: -s
	})), s);
}
function Hs(e, t) {
	for (let n of N(e, t)) C(n).covers && (v(e, t).marks[Xs(n)] = 0);
}
function Us(e, t, n) {
	for (let r of N(e, t)) C(r).ends === n && P(e, t, r, F(e, t, r) - $s(e, t, r));
}
function Ws(e, t) {
	Us(e, e.active, "offense"), e.phase = t;
}
function Gs(e, t) {
	let { tokens: n, marks: r } = v(e, t);
	for (let e in n) C(e).ends === "turn" && (r[Qs(e)] = n[e]);
}
function Ks(e, t) {
	for (let n of N(e, t)) C(n).ends === "turn" && P(e, t, n, Zs(e, t, n));
}
function qs(e, t, n) {
	let { id: r, persistent: i, attacked: a } = C(n);
	i && a && (e.incoming[t] = e.incoming[t].filter(({ kind: e, by: t }) => e !== "add" || t !== r));
}
var F, Js, Ys, Xs, Zs, Qs, $s, ec, tc, nc, rc, I = d((() => {
	m(), is(), w(), Is(), zs(), b(), F = (e, t, n) => v(e, t).tokens[n] ?? 0, Js = (e, t, n) => F(e, t, n) > 0, Ys = (e, t, n) => {
		let { limit: r, limitOnOthers: i, limitWith: a } = C(n), o = a && st(e, a.option) ? a.limit : r;
		return (i === void 0 || Ls(n) === t ? o : i) + (v(e, t).raised[n] ?? 0);
	}, Xs = (e) => `arrived:${e}`, Zs = (e, t, n) => v(e, t).marks[Qs(n)] ?? 0, Qs = (e) => `held:${e}`, $s = (e, t, n) => Math.min(F(e, t, n), v(e, t).marks[Xs(n)] ?? 0), ec = (e) => `fresh:${e}`, tc = (e, t, n) => v(e, t).marks[ec(n)] ?? 0, nc = (e) => {
		let { fixed: t, kind: n } = C(e);
		return n !== "companion" && t !== "removal" && t !== "both";
	}, rc = (e) => C(e).kind !== "companion" && C(e).fixed === void 0;
}));
// packages/dice-throne/src/rules/companions.ts
function ic(e, t, n) {
	let r = ua(v(e, t).hero).find((e) => e.id === n);
	if (!r) throw Error(`${v(e, t).hero} has no companion ${n}`);
	return r;
}
function ac(e, t, n) {
	return ua(v(e, t).hero).find((e) => e.id === n)?.states[v(e, t).marks[n] ?? 0];
}
function oc(e, t, n, r) {
	let i = ic(e, t, n).states.indexOf(r);
	if (i < 0) throw Error(`${n} is never ${r}`);
	let { marks: a } = v(e, t);
	a[n] !== i && (a[n] = i, me(() => Qo(v(e, t).hero, n), t), l(() => ({
		type: "companion",
		seat: t,
		companion: n,
		state: r
	})));
}
function sc(e, t) {
	for (let [n, { hero: r }] of e.fighters.entries()) for (let { id: i, states: a, start: o, returns: s } of et(e, n) ? ua(r) : []) s && ac(e, n, i) === Ua(t) && (oc(e, n, i, a[o]), Vs(e, n, s.gain, 1));
}
function cc(e, t, n, r) {
	let { dial: i } = ic(e, t, n), a = fc(e, t, n), o = Math.max(0, Math.min(i?.most ?? 0, a + r));
	return v(e, t).marks[uc(n)] = o, o !== a && l(() => ({
		type: "companion-dial",
		seat: t,
		companion: n,
		change: o - a,
		value: o
	})), o - a;
}
function lc(e, t, n) {
	let r = 0;
	for (let { id: i, family: a } of ua(v(e, t).hero)) a === n && (v(e, t).marks[i] ?? 0) > 0 && r++;
	return r;
}
var uc, dc, fc, pc = d((() => {
	m(), is(), w(), T(), b(), I(), uc = (e) => `${e}:dial`, dc = (e = []) => Object.fromEntries(e.flatMap(({ id: e, start: t, dial: n }) => [[e, t], ...n ? [[uc(e), n.start]] : []])), fc = (e, t, n) => v(e, t).marks[uc(n)] ?? 0;
}));
// packages/dice-throne/src/rules/damageArithmetic.ts
function mc(e) {
	let t = 0;
	for (let { kind: n, amount: r, certain: i } of e) i || (n === "base" || n === "add" || n === "other" ? t += r : n === "prevent" && (t -= r));
	return Math.max(0, t);
}
function hc({ kind: e, by: t, amount: n, certain: r }) {
	if (!(r || n <= 0)) return e === "base" || e === "add" ? bc : e === "other" ? t : void 0;
}
function gc(e) {
	return e.some(({ kind: e }) => e === "avoid") ? e.filter((t) => {
		let n = hc(t);
		return n === void 0 || !xc(e, n);
	}) : e;
}
function _c(e) {
	let t = e.reduce((e, { amount: t, certain: n }) => n ? e + t : e, 0), n = e.reduce((e, { kind: t, amount: n }) => t === "passed" ? e + n : e, 0), r = mc(gc(e)), i = e.filter(({ kind: e }) => e === "half").length;
	return Math.max(0, t + Math.max(0, r - i * yc(r)) - n);
}
var vc, yc, bc, xc, Sc, Cc, wc, Tc, Ec, Dc, Oc, kc = d((() => {
	vc = {
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
	}, yc = (e) => Math.ceil(e / 2), bc = "attack", xc = (e, t) => e.some((e) => e.kind === "avoid" && (e.source === void 0 || e.source === t)), Sc = (e) => e.filter(({ kind: e }) => e !== "other"), Cc = (e) => Math.min(_c(e), _c(Sc(e))), wc = (e) => e.filter(({ kind: e }) => e === "reflect").length * yc(mc(gc(e))), Tc = (e, t) => wc(e) + (_c(e) > 0 ? t : 0), Ec = 10, Dc = (e) => e + Ec, Oc = (e, t, n) => Math.max(0, Math.min(Dc(n), e + t));
}));
// packages/dice-throne/src/rules/damageType.ts
function Ac(e, { kind: t, type: n = "normal" }) {
	return t === "base" || t === "add" ? e.attack?.type ?? n : t === "other" ? n : void 0;
}
var jc, Mc = d((() => {
	jc = (e, t) => t.map((t) => {
		let n = Ac(e, t);
		return n === void 0 ? { ...t } : {
			...t,
			type: n
		};
	});
}));
// packages/dice-throne/src/rules/forbidden.ts
function Nc(e, t, n) {
	let { tokens: r } = v(e, t);
	for (let e in r) if (r[e] > 0 && C(e).forbids === n) return !0;
	return !1;
}
function Pc(e, t) {
	let { attack: n } = e;
	if (!n || !vc[n.type].reduced || !tt(e, n.by, t)) return !1;
	let { tokens: r } = v(e, t);
	for (let e in r) if (r[e] > 0 && C(e).shelters) return !0;
	return !1;
}
var Fc, Ic, Lc = d((() => {
	w(), b(), kc(), Fc = (e, t) => e.attack?.by === t && vc[e.attack.type].reduced && Nc(e, t, "damage"), Ic = (e, t) => e.attack !== void 0 && e.attack.by !== t && (Fc(e, e.attack.by) || Pc(e, t));
}));
// packages/dice-throne/src/rules/incoming.ts
function Rc(e, t) {
	let n = e.incoming[t];
	return Ic(e, t) ? n.filter(({ from: t }) => t !== e.attack.by) : n;
}
function zc(e, t, n) {
	e.isolated?.to === t ? e.isolated.lines.push(n) : e.incoming[t].push(n);
}
function Bc(e, t) {
	let n = [];
	for (let r of gc(Rc(e, t))) {
		let t = hc(r);
		if (t === void 0) continue;
		let i = n.findIndex((e) => e.source === t);
		i < 0 ? n.push({
			source: t,
			by: r.by,
			amount: r.amount,
			type: Ac(e, r)
		}) : n[i] = {
			...n[i],
			amount: n[i].amount + r.amount
		};
	}
	let r = e.attack && $e(e.attack);
	return r && Kc(e, t) && n.push({
		source: r,
		by: r,
		amount: Vc(e),
		type: "normal"
	}), n;
}
function Vc(e) {
	return !e.attack || e.attack.target === -1 || e.attack.stage === "dealt" ? 0 : Tc(Rc(e, e.attack.target), e.attack.recoil);
}
function Hc(e) {
	for (let t = 0; t < e.incoming.length; t++) e.incoming[t] = [], e.healing[t] = 0;
}
var Uc, Wc, Gc, Kc, qc, Jc, Yc, Xc, Zc, Qc = d((() => {
	b(), kc(), Mc(), Lc(), Uc = (e, t) => e.isolated?.to === t ? e.isolated.lines : Rc(e, t), Wc = (e, t) => mc(gc(Uc(e, t))) > 0 || Kc(e, t), Gc = (e, t) => mc(Sc(gc(Rc(e, t)))) > 0, Kc = (e, t) => e.isolated === void 0 && e.attack?.by === t && Vc(e) > 0 && !xc(e.incoming[t], $e(e.attack)), qc = (e, t) => !e.attack || vc[e.attack.type].reduced || e.attack.by === t || e.isolated?.to === t, Jc = (e, t) => e.attack !== void 0 && vc[e.attack.type].reduced && mc(gc(Rc(e, t))) > 0, Yc = (e, t) => Wc(e, t) || e.attack !== void 0 && vc[e.attack.type].reduced && Xc.includes(e.attack.stage), Xc = ["activated", "defended"], Zc = (e) => e.incoming.some((e) => e.length > 0) || e.healing.some((e) => e > 0);
}));
// packages/dice-throne/src/effects/amount.ts
function $c(e, t, n) {
	if (typeof n == "number") return n;
	if ("per" in n) return el(n, Mo(n.per, t.dice, ml(e, t.self), t.foreign));
	if ("tokens" in n) return el(n, nl(e, t, n.tokens));
	if ("own" in n) return el(n, tl(e, t.self, n.own));
	switch (n.of) {
		case "total": return t.dice.reduce((e, t) => e + t, 0);
		case "half-die": return Math.ceil((t.dice[0] ?? 0) / 2);
		case "upgrades": return n.base + ws(e, t.self);
		case "paid": return el(n, t.paid);
		case "further-attempts": return el(n, Math.max(0, (v(e, t.self).marks["attempts-this-turn"] ?? 0) - 1));
		case "dealt": return e.dealt[t.target] ?? 0;
		case "upgrades-this-turn": return n.base + (v(e, t.self).marks["upgrades-this-turn"] ?? 0);
	}
}
function el({ times: e, plus: t = 0, every: n = 1, half: r, most: i }, a) {
	let o = e * Math.floor(a / n), s = t + (r ? Math.ceil(o / 2) : o);
	return i === void 0 ? s : Math.min(i, s);
}
function tl(e, t, n) {
	if (n === "cp") return v(e, t).cp;
	let r = lc(e, t, n);
	for (let i of N(e, t)) {
		let { id: a, family: o, kind: s } = C(i);
		(a === n || o === n || n === "status" && (s === "positive" || s === "negative")) && (r += F(e, t, i));
	}
	return r;
}
function nl(e, { self: t, target: n }, r) {
	let { owned: i, covers: a } = C(r);
	if (a) return tl(e, n, r);
	if (!i) return F(e, n, r);
	let o = 0;
	for (let i of N(e, n)) C(i).id === r && Ls(i) === t == (t !== n) && (o += F(e, n, i));
	return o;
}
var rl, L, il, al, ol, sl, cl, ll, ul, dl, fl, pl, ml, hl = d((() => {
	M(), Ro(), w(), pc(), I(), b(), zs(), rl = (e) => typeof e == "number" ? { times: e } : {
		times: 1,
		...e
	}, L = (e, t = 1, n = 0) => ({
		per: e,
		plus: n,
		...rl(t)
	}), il = { of: "total" }, al = { of: "half-die" }, ol = (e) => ({
		of: "upgrades",
		base: e
	}), sl = (e) => ({
		of: "upgrades-this-turn",
		base: e
	}), cl = (e, t = 1) => ({
		tokens: e,
		...rl(t)
	}), ll = (e, t = 1, n = 0) => ({
		own: e,
		plus: n,
		...rl(t)
	}), ul = (e = 1) => ({
		of: "paid",
		...rl(e)
	}), dl = (e = 1) => ({
		of: "further-attempts",
		...rl(e)
	}), fl = "attempts-this-turn", pl = "upgrades-this-turn", ml = (e, t) => fa(e, t).faces;
}));
// packages/dice-throne/src/effects/odds.ts
function gl(e, t, n, r, i, a) {
	let o = {
		dice: t,
		chance: e,
		amount: (e) => _l(e, o),
		token: n,
		...r === void 0 ? {} : { about: r },
		...i && { own: i },
		...a && { shown: a },
		list: (e) => e.reduce((e, t) => e + vo(t).estimate(t, o), 0),
		rolling: (t) => gl(e, t, n, r, i)
	};
	return o;
}
function _l(e, { dice: t, chance: n, about: r, own: i, shown: a }) {
	if (typeof e == "number") return e;
	if ("per" in e && a) return el(e, Mo(e.per, a.dice, a.faces));
	if ("per" in e) return vl(e, t * n(e.per));
	if ("tokens" in e) return vl(e, 2);
	if ("own" in e) return vl(e, i?.(e.own) ?? Tl(e.own, r));
	switch (e.of) {
		case "total": return xl * t;
		case "dealt": return Cl;
		case "half-die": return Sl;
		case "paid": return vl(e, r === void 0 ? 2 : 1);
		case "further-attempts": return vl(e, 2);
		case "upgrades":
		case "upgrades-this-turn": return e.base + 2;
	}
}
function vl({ times: e, plus: t = 0, every: n = 1, half: r, most: i }, a) {
	let o = n > 1 ? (n - 1) / 2 : 0, s = e * Math.max(0, (a - o) / n), c = t + (r ? s / 2 + .25 : s);
	return i === void 0 ? c : Math.min(i, c);
}
function yl(e, t, n) {
	return e <= 0 ? 1 : e > t ? 0 : n * yl(e - 1, t - 1, n) + (1 - n) * yl(e, t - 1, n);
}
function bl(e, t) {
	if (e <= t) return 1;
	if (e > 6 * t) return 0;
	let n = 0;
	for (let r = 1; r <= 6; r++) n += bl(e - r, t - 1);
	return n / 6;
}
var xl, Sl, Cl, wl, Tl, El = d((() => {
	Ro(), hl(), D(), xl = 3.5, Sl = 2, Cl = 5, wl = 4, Tl = (e, t) => e === "cp" ? wl : e === t ? 1 : 2;
}));
// packages/dice-throne/src/effects/condition.ts
function Dl(e, t, n) {
	return "dice" in n ? Lo(n.dice, t.dice, fa(e, t.self).faces, t.foreign) : "total" in n ? jl(t.dice) >= n.total : "atMost" in n ? jl(t.dice) <= n.atMost : "shows" in n ? t.dice.some((e) => n.shows.includes(e)) : "without" in n ? !Ml(t, fa(e, t.self).faces, n.without) : "defenseShows" in n ? Ol(e, t.self, n.defenseShows) : "upgrades" in n ? ws(e, t.self) >= n.upgrades : "have" in n ? Pl(e, n.on === "target" ? t.target : t.self, n) : "type" in n ? e.attack !== void 0 && n.type.includes(e.attack.type) : "attempts" in n ? (v(e, t.self).marks["attempts-this-turn"] ?? 0) < n.attempts : "starter" in n ? e.starter === t.self : "behind" in n ? t.target !== -1 && it(e, t.self) < it(e, t.target) : "option" in n ? st(e, n.option) !== (n.off ?? !1) : "paid" in n ? t.paid >= n.paid : "peak" in n ? (e.attack?.peak ?? 0) >= n.peak : "added" in n ? t.added >= n.added : "dealt" in n ? (e.dealt[t.target] ?? 0) >= n.dealt : "suffered" in n ? (t.suffered ?? 0) >= n.suffered : "base" in n ? (e.attack?.base ?? 0) >= n.base : "die" in n ? n.die.includes(t.dice[0] ?? 0) : "prevented" in n ? kl(e, t.self, n.prevented) : "companion" in n ? n.is.includes(ac(e, t.self, n.companion) ?? "") : (v(e, t.self).marks[n.mark] ?? 0) === n.is;
}
function Ol(e, t, n) {
	let r = e.rolls.find(({ purpose: e, owner: n }) => e === "defense" && n === t), i = e.attack?.target === t ? e.attack.defense : void 0;
	return Mo(n, r?.dice ?? i ?? [], fa(e, t).faces) > 0;
}
function kl(e, t, n) {
	let r = Rc(e, t), i = r.filter((e) => e.by !== n || !Nl.includes(e.kind));
	return i.length < r.length && mc(i) > 0;
}
function Al(e, t) {
	return t.shown && "dice" in e ? +!!Lo(e.dice, t.shown.dice, t.shown.faces) : "die" in e ? e.die.length / 6 : "shows" in e ? yl(1, t.dice, e.shows.length / 6) : "without" in e ? (1 - e.without.reduce((e, n) => e + t.chance(n), 0)) ** t.dice : "total" in e ? bl(e.total, t.dice) : "atMost" in e ? 1 - bl(e.atMost + 1, t.dice) : "have" in e && e.have === t.about && (e.n ?? 1) === 1 ? 1 : "option" in e ? +!!e.off : !("dice" in e) || !("symbols" in e.dice) ? .5 : Object.entries(e.dice.symbols).reduce((e, [n, r]) => e * yl(r, t.dice, t.chance(n)), 1);
}
var jl, Ml, Nl, Pl, Fl, Il, Ll, Rl, zl = d((() => {
	M(), Ro(), w(), pc(), kc(), Qc(), b(), hl(), El(), jl = (e) => e.reduce((e, t) => e + t, 0), Ml = ({ dice: e, foreign: t }, n, r) => r.some((r) => Mo(r, e, n, t) > 0), Nl = [
		"prevent",
		"half",
		"avoid"
	], Pl = (e, t, { have: n, n: r = 1 }) => t !== -1 && tl(e, t, n) >= r, Fl = (e) => Il.some((t) => t in e), Il = [
		"defenseShows",
		"upgrades",
		"have",
		"type",
		"attempts",
		"starter",
		"behind",
		"option",
		"peak",
		"companion",
		"prevented"
	], Ll = (e) => Rl.some((t) => t in e), Rl = [
		"dice",
		"total",
		"atMost",
		"shows",
		"die"
	];
}));
// packages/dice-throne/src/effects/price.ts
function Bl(e, t, n, { card: r, cp: i = 0 } = {}) {
	let { hand: a, cp: o } = v(e, t);
	if ("token" in n) return Math.floor(F(e, t, Rs(n.token, t)) / n.n);
	if ("family" in n) return Math.floor(tl(e, t, n.family) / n.n);
	if ("cp" in n) return Math.floor((o - i) / n.cp);
	let s = r !== void 0 && a.includes(r) ? a.length - 1 : a.length;
	return Math.floor(s / n.cards);
}
function Vl(e, t) {
	return "token" in e ? e.n * Math.max(0, t(e.token)) : "family" in e ? e.n * Gl : "cp" in e ? Wl * e.cp : Ul * e.cards;
}
var Hl, Ul, Wl, Gl, Kl, ql = d((() => {
	I(), b(), hl(), zs(), Hl = (e, t, n, r) => Bl(e, t, n, r) > 0, Ul = 1.2, Wl = .8, Gl = 1.5, Kl = (e) => `paid:${"token" in e ? e.token : "family" in e ? e.family : Object.keys(e)[0]}`;
})), Jl, Yl, Xl = d((() => {
	Jl = (e) => ({ name: e }), Yl = {
		match: Jl("dice-throne/match"),
		resolveAttack: Jl("dice-throne/resolve-attack"),
		act: Jl("dice-throne/act"),
		playCard: Jl("dice-throne/play-card")
	};
}));
// packages/dice-throne/src/rules/fx.ts
function Zl(e, t) {
	let { attack: n } = e;
	return n ? n.by === t ? n.target : n.by : -1;
}
var Ql, $l = d((() => {
	b(), Ql = (e, t, n, r = []) => ({
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
// packages/dice-throne/src/rules/actions.ts
function eu(e, t) {
	return et(e, t) ? e.silenced && e.attack && tt(e, e.attack.by, t) ? "DT-13.3" : Nc(e, t, "acting") ? "DT-8.4" : void 0 : "DT-18.1";
}
function tu(e, t, n) {
	if (!uu(e, t)) return n;
	if (!bu(e, t)) for (let r of v(e, t).hand) ru(e, t, Zi(e, t, r)) && n.push(wa(r));
	return nu(e, t, n);
}
function nu(e, t, n) {
	let { tokens: r } = v(e, t);
	for (let i in r) if (r[i] > 0) for (let r of js(i)) ou(e, t, i, r) && n.push(Da(i, r.id));
	for (let r of j(e, t).actions) cu(e, t, r) && !fu(e, t, ka(r.id)) && n.push(ka(r.id));
	return n;
}
function ru(e, t, n) {
	return n.kind === "instant" ? au(e, t, n) : n.kind === "roll" ? ct(e) && au(e, t, n) : n.kind === "upgrade" && ct(e) && j(e, t).upgradesInRollPhases && au(e, t, n);
}
function iu(e, t, n) {
	let r = Pa(n);
	return r.is === "use" ? r.companion !== void 0 : r.is === "spend" || r.is === "play" && Zi(e, t, r.card).kind === "instant";
}
function au(e, t, n) {
	let r = mu(e, t, n);
	return r > v(e, t).cp || n.price && !Hl(e, t, n.price, {
		card: n.id,
		cp: r
	}) || n.modifier && !lu(e, t, "my-attack") || n.when && !lu(e, t, n.when) ? !1 : n.upgrades ? Cs(e, t, n.upgrades.ability.id) < n.upgrades.level : n.kind === "spell" ? (v(e, t).marks["spells-this-turn"] ?? 0) < j(e, t).prepares : n.effects.some((n) => vo(n).possible?.(e, t, n) ?? !0);
}
function ou(e, t, n, r) {
	if (!lu(e, t, r.when) || su(e, t, n, r) || _u(e, t, n, r) < r.cost || r.price && !Hl(e, t, r.price) || r.if && !vu(e, t, n, r.if)) return !1;
	let i = {
		seat: t,
		token: n,
		count: r.cost
	};
	return r.effects.some((n) => vo(n).possible?.(e, t, n, i) ?? !0);
}
function su(e, t, n, r) {
	let { marks: i } = v(e, t), { perTurn: a } = C(n);
	return r.perTurn !== void 0 && (i[hu(n, r)] ?? 0) >= r.perTurn || a !== void 0 && (i[hu(n)] ?? 0) >= a;
}
function cu(e, t, n) {
	return n.cost > v(e, t).cp || !yu(e, t, n) || n.price && !Hl(e, t, n.price, { cp: n.cost }) || n.oncePerTurn && v(e, t).marks[gu(n.id)] || n.if && !vu(e, t, n.id, n.if) ? !1 : n.effects.some((n) => vo(n).possible?.(e, t, n) ?? !0);
}
function lu(e, t, n) {
	let { attack: r } = e, i = r?.isAttack && r.target !== -1 && (r.stage === "activated" || r.stage === "defended");
	switch (n) {
		case "any": return !0;
		case "incoming": return Wc(e, t) && qc(e, t);
		case "my-attack": return !!i && r?.by === t && e.active === t;
		case "my-attack-undefended": return !!i && r?.by === t && r.stage === "activated" && vc[r.type].defended;
		case "end-of-my-offense": return r?.isAttack === !0 && r.by === t && r.stage === "activated" && vc[r.type].defended && (!We(e.mode) || e.phase === "offense");
		case "either-side": return lu(e, t, "my-attack") || lu(e, t, "attacked");
		case "attacked": return !!i && r?.target === t;
		case "my-offense": return e.phase === "offense" && e.active === t;
		case "my-main": return e.active === t && (e.phase === "main-1" || e.phase === "main-2");
		case "my-defense": {
			let n = e.rolls.at(-1);
			return n?.purpose === "defense" && n.owner === t;
		}
		case "roll-phase": return ct(e);
		case "after-damage": return r?.by === t && r.isAttack && r.stage === "dealt";
		case "my-upkeep": return e.phase === "upkeep" && e.active === t;
		case "my-roll-phase": return ct(e) && e.active === t && r?.stage !== "dealt";
		case "foe-damage": return r !== void 0 && tt(e, r.by, t) && lu(e, t, "incoming");
		case "inflicting": return r?.target === t && r.coming !== void 0 && r.coming.length > 0;
	}
}
var uu, du, fu, pu, mu, hu, gu, _u, vu, yu, bu, xu = d((() => {
	m(), M(), Je(), As(), w(), Is(), zl(), D(), ql(), T(), b(), kc(), Lc(), Xl(), $l(), Qc(), I(), uu = (e, t) => et(e, t) && !Nc(e, t, "acting") && !(e.silenced && e.attack && tt(e, e.attack.by, t)), du = (e, t) => uu(e, t) && (v(e, t).hand.length > 0 && !bu(e, t) || nu(e, t, []).length > 0), fu = (e, t, n) => xe(e, Yl.act).some(({ vars: e }) => e.seat === t && e.action === n && !e.begun), pu = "spells-this-turn", mu = (e, t, n) => ks(n, j(e, t).levels, fa(e, t).cards), hu = (e, t) => `spent:${Oa(e, t?.id ?? "")}`, gu = (e) => `used:${e}`, _u = (e, t, n, { aged: r }) => F(e, t, n) - (r ? tc(e, t, n) : 0), vu = (e, t, n, r) => Dl(e, Ql(t, Zl(e, t), n), r), yu = (e, t, { when: n, defense: r }) => lu(e, t, n) && (r === void 0 || e.rolls.at(-1)?.by === r), bu = (e, t) => ct(e) && e.active === t && Nc(e, t, "cards");
})), Su, R, Cu, wu = d((() => {
	xu(), Lc(), $l(), hl(), D(), Su = E({
		name: "add-damage",
		possible: (e, t, { amount: n }) => lu(e, t, "my-attack") && e.attack?.type !== "pure" && !Fc(e, t) && !Cu(e, t, n),
		parts: (e, t) => [e.run((e, n) => {
			let r = $c(e, n, t.amount);
			e.attack && e.attack.type !== "pure" && r !== 0 && (e.incoming[e.attack.target].push({
				kind: "add",
				by: n.by,
				amount: r,
				from: e.attack.by
			}), n.added = r);
		})],
		estimate: (e, t) => t.amount(e.amount)
	}), R = (e) => Su({ amount: e }), Cu = (e, t, n) => typeof n == "object" && "own" in n && $c(e, Ql(t, e.attack.target, ""), n) === 0;
}));
// packages/dice-throne/src/effects/pick.ts
function Tu(e, t, n, r = () => !0, i = () => fn(n)) {
	let a = un[n];
	if (a === void 0) return [e.run((e, r) => {
		t(r).seats = Eu(e, r, n);
	})];
	let o = (e, a) => Du(e, a.self, n).filter((n) => (i(e) || !t(a).seats.includes(n)) && r(e, a, n));
	return [e.run((e, n) => {
		t(n).seats = [], t(n).picks = a;
	}), e.loop((e, n) => t(n).picks > 0 && o(e, n).length > 0, e.ask("choose-player", {
		who: (e, t) => t.self,
		options: (e, r) => Mu(n, t(r).seats.length) ? [...o(e, r), "none"] : o(e, r),
		key: (e) => e === "none" ? e : Ua(e),
		params: (e, t) => ({ by: t.by }),
		auto: !0,
		then: (e, n, r) => {
			let i = t(n);
			i.picks = r === "none" ? 0 : i.picks - 1, r !== "none" && i.seats.push(r);
		}
	}))];
}
function Eu(e, t, n) {
	return n === "self" ? [t.self] : n === "active" ? [e.active] : n === "all-opponents" ? nt(e, t.self) : t.target === -1 ? [] : [t.target];
}
function Du(e, t, n) {
	return n === "chosen-player" || n === "two-players" ? Ye(e, t) : n === "chosen-ally" ? Ye(e, t).filter((n) => !tt(e, t, n)) : n === "teammate" ? Ye(e, t).filter((n) => n !== t && !tt(e, t, n)) : nt(e, t);
}
var Ou, ku, Au, ju, Mu, Nu = d((() => {
	T(), I(), b(), zs(), hn(), Ou = () => ({
		seats: [],
		picks: 0
	}), ku = (e, t, n, r) => e.loop((e, n) => t(n).seats.length > 0, e.call(n, (e, n) => r(e, n, t(n).seats[0]), (e, n) => {
		t(n).seats.shift();
	})), Au = (e, t, n) => n === "self" ? [t] : un[n] === void 0 ? nt(e, t) : Du(e, t, n), ju = (e, t, n, r) => un[n] === void 0 || Du(e, t, n).some((n) => r.some((r) => Bs(e, n, Rs(r, t)) > 0)), Mu = (e, t) => un[e] > 1 && !fn(e) && e !== "both-opponents" && (t > 0 || e === "two-players");
})), Pu, Fu, Iu = d((() => {
	$l(), D(), Nu(), Pu = E({
		name: "aim",
		vars: Ou,
		possible: (e, t, n) => Au(e, t, n.who).length > 0,
		parts: (e, t, { own: n, parts: r }) => [
			...Tu(e, n, t.who),
			e.loop((e, t) => n(t).seats.length > 0, e.run((e, t) => {
				t.target = n(t).seats.shift();
			}), ...r(t.effects, "whole")),
			e.run((e, t) => {
				t.target = Zl(e, t.self);
			})
		],
		estimate: (e, t) => {
			let n = t.list(e.effects) * (e.who === "two-opponents" ? 1.5 : 1);
			return e.who === "chosen-ally" || e.who === "teammate" ? Math.abs(n) : n;
		}
	}), Fu = (e, t) => Pu({
		who: e,
		effects: t
	});
}));
// packages/dice-throne/src/effects/tableDice.ts
function Lu(e) {
	let t = e.rolls[e.rolls.length - 1];
	if (!(t?.purpose === "offense" && e.attack && e.attack.stage !== "announced") && (t?.purpose !== "targeting" || e.attack?.type !== "ultimate" || st(e, "own-side-aim"))) return t;
}
function Ru(e, t, n) {
	let r = Lu(e);
	if (!r) return;
	let i = (r) => n === "own" ? r === t : n === "any" || n === "opponent" === tt(e, t, r);
	if (!r.owners) return i(r.owner) ? r : void 0;
	let a = r.dice.map((e, t) => i(Bu(r, t)) ? e : 0);
	return a.some((e) => e !== 0) ? {
		...r,
		dice: a
	} : void 0;
}
function zu(e, t, n, r) {
	let i = Lu(e);
	if (!i) return;
	let a = i.dice[n - 1];
	i.dice[n - 1] = r, i.purpose === "offense" && (e.altered = !0), l(() => ({
		type: "die",
		seat: Bu(i, n - 1),
		by: t,
		from: a,
		to: r
	}));
}
var Bu, Vu, Hu, Uu, Wu = d((() => {
	m(), b(), Bu = (e, t) => e.owners?.[t] ?? e.owner, Vu = (e, t) => e && {
		...e,
		dice: e.dice.map((e, n) => t.includes(n + 1) ? 0 : e)
	}, Hu = (e, t) => e.dice[t] !== 0 && (e.foreign?.at === t || !e.dice.some((n, r) => r < t && n === e.dice[t] && r !== e.foreign?.at && Bu(e, r) === Bu(e, t))), Uu = (e) => (e?.dice ?? []).flatMap((t, n) => Hu(e, n) ? [n + 1] : []);
}));
// packages/dice-throne/src/effects/alterDie.ts
function Gu(e, t) {
	let n = [];
	for (let [r, i] of (e?.dice ?? []).entries()) if (Hu(e, r)) for (let e of Ku(i, t)) n.push(Va(r + 1, e));
	return n;
}
function Ku(e, { to: t, from: n }) {
	return n === "even" && e % 2 == 1 ? [] : Ju.filter((n) => n === e ? !1 : t === "any" ? !0 : t === "neighbour" ? Math.abs(n - e) === 1 : t === "six" ? n === 6 : t.includes(n));
}
var qu, Ju, Yu, Xu, Zu = d((() => {
	T(), D(), Wu(), qu = (e, t) => e?.dice.some((e) => e !== 0 && Ku(e, t).length > 0) ?? !1, Ju = [
		1,
		2,
		3,
		4,
		5,
		6
	], Yu = E({
		name: "alter-die",
		possible: (e, t, n) => qu(Ru(e, t, n.whose), n),
		vars: (e) => ({
			left: e.upTo ?? 1,
			changed: []
		}),
		parts: (e, t, { own: n }) => [e.loop((e, t) => n(t).left > 0, e.run((e, t) => {
			n(t).left--;
		}), e.ask("alter-die", {
			who: (e, t) => t.self,
			options: (e, r) => {
				let { changed: i } = n(r), a = Gu(Vu(Ru(e, r.self, t.whose), i), t);
				return i.length > 0 && a.length > 0 ? [...a, "none"] : a;
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				if (r === "none") {
					n(t).left = 0;
					return;
				}
				let { place: i, to: a } = Ha(r);
				zu(e, t.self, i, a), n(t).changed.push(i);
			}
		}))],
		estimate: () => 2
	}), Xu = (e) => Yu(e);
}));
// packages/dice-throne/src/rules/covered.ts
function Qu(e, t) {
	let { tokens: n } = v(e, t), r = [];
	for (let e in n) n[e] > 0 && C(e).covers && r.push(rd(e));
	return r;
}
function $u(e, t, n) {
	if (Bs(e, t, n) === 0) return [];
	let r = Qu(e, t), i = j(e, t).abilities.filter(({ ability: e }) => e.kind === "offensive" && !r.includes(e.id)).map(({ ability: e }) => e.id);
	return i.length > 1 ? i : [];
}
function ed(e, t) {
	for (let n of N(e, t)) C(n).covers && P(e, t, n, 2 ** 53 - 1);
}
function td(e, t) {
	let n = new Set(j(e, t).abilities.map(({ ability: e }) => e.id));
	for (let r of N(e, t)) C(r).covers && !n.has(rd(r)) && P(e, t, r, 2 ** 53 - 1);
}
var nd, rd, id = d((() => {
	M(), w(), b(), I(), nd = (e, t) => `${e}@${t}`, rd = (e) => e.slice(e.indexOf("@") + 1);
}));
// packages/dice-throne/src/rules/hand.ts
function ad(e, t, n) {
	let r = v(e, t);
	r.spells.includes(n) ? r.spells.splice(r.spells.indexOf(n), 1) : (r.hand.splice(r.hand.lastIndexOf(n), 1), r.exposed.length > 0 && !r.hand.includes(n) && (r.exposed = r.exposed.filter((e) => e.card !== n)));
}
function od(e, t, n, r) {
	let { exposed: i } = v(e, t), a = i.find((e) => e.card === n);
	a ? a.to = [.../* @__PURE__ */ new Set([...a.to, ...r])].sort() : i.push({
		card: n,
		to: [...r]
	});
}
var sd, cd = d((() => {
	b(), sd = (e, t) => {
		let { hand: n, spells: r } = v(e, t);
		return r.length > 0 ? [...n, ...r] : n;
	};
}));
// packages/dice-throne/src/rules/refusals.ts
function ld(e, t) {
	let { hand: n, cp: r } = v(e, t), i = [], a = (e, t) => {
		t && i.push({
			value: e,
			rule: t[0],
			why: t[1]
		});
	};
	for (let n of sd(e, t)) a(wa(n), pd(e, t, Zi(e, t, n)));
	for (let n of N(e, t)) for (let r of js(n)) gd(e, r) && a(Da(n, r.id), hd(e, t, n, r));
	for (let n of j(e, t).actions) {
		if (!yu(e, t, n)) continue;
		let { id: i, cost: o, price: s } = n;
		o > r ? a(ka(i), ["DT-18.4", {
			is: "short",
			cp: o - r
		}]) : s && !Hl(e, t, s, { cp: o }) && a(ka(i), ["DT-18.4", {
			is: "price",
			price: s
		}]);
	}
	if (!lu(e, t, "my-main")) for (let e of n) a(Ta(e), ["DT-4.7", { is: "sale" }]);
	return i;
}
function ud(e, t, n) {
	let r = Qu(e, e.active);
	return j(e, e.active).tiers.flatMap((i) => {
		let a = (e) => [{
			value: i.announcement,
			rule: "DT-5.2",
			why: e
		}];
		return r.includes(i.ability.id) ? a({ is: "covered" }) : n(e, i, t) ? [] : a(t.foreign ? { is: "warped" } : {
			is: "dice",
			off: dd(i, t.dice)
		});
	});
}
function dd({ hands: e }, t) {
	let n = t.length;
	for (let r = 0; r < us.length; r++) e[r] && (n = Math.min(n, fd(t, us[r])));
	return n;
}
function fd(e, t) {
	let n = [...t];
	for (let t of e) {
		let e = n.indexOf(t);
		e >= 0 && n.splice(e, 1);
	}
	return n.length;
}
function pd(e, t, n) {
	if (bu(e, t)) return ["DT-8.6", { is: "no-cards" }];
	let r = lu(e, t, "my-main"), i = ct(e) && j(e, t).upgradesInRollPhases;
	if (n.kind === "upgrade" && !r && !i || (n.kind === "main" || n.kind === "spell") && !r) return ["DT-8.1", {
		is: "timing",
		when: "my-main"
	}];
	if (n.kind === "roll" && !ct(e)) return ["DT-8.2", {
		is: "timing",
		when: "roll-phase"
	}];
	if (n.upgrades && Cs(e, t, n.upgrades.ability.id) >= n.upgrades.level) return ["DT-16.5", { is: "upgraded" }];
	if (n.modifier && !lu(e, t, "my-attack")) return ["DT-11.3", {
		is: "timing",
		when: "my-attack"
	}];
	let a = mu(e, t, n), o = a - v(e, t).cp;
	return o > 0 ? ["DT-18.4", {
		is: "short",
		cp: o
	}] : n.price && !Hl(e, t, n.price, {
		card: n.id,
		cp: a
	}) ? ["DT-18.4", {
		is: "price",
		price: n.price
	}] : au(e, t, n) ? void 0 : ["DT-16.7", md(e, t, n)];
}
function md(e, t, n) {
	return n.when && !lu(e, t, n.when) ? {
		is: "timing",
		when: n.when
	} : { is: n.kind === "spell" && (v(e, t).marks["spells-this-turn"] ?? 0) >= j(e, t).prepares ? "prepared" : "nothing" };
}
function hd(e, t, n, r) {
	if (ou(e, t, n, r)) return;
	if (!lu(e, t, r.when)) return ["DT-14.3", {
		is: "timing",
		when: r.when
	}];
	if (su(e, t, n, r)) return ["DT-14.3", { is: "used" }];
	if (r.price && !Hl(e, t, r.price)) return ["DT-18.4", {
		is: "price",
		price: r.price
	}];
	let i = r.cost - _u(e, t, n, r);
	return i > 0 ? ["DT-14.3", {
		is: "tokens",
		token: n,
		missing: i
	}] : ["DT-14.17", { is: "nothing" }];
}
var gd, _d = d((() => {
	M(), ms(), w(), Is(), ql(), T(), b(), xu(), id(), cd(), I(), gd = (e, { if: t }) => t === void 0 || !("option" in t) || st(e, t.option) !== (t.off ?? !1);
}));
// packages/dice-throne/src/rules/underway.ts
function vd({ attack: e }, t) {
	if (!e || e.stage === "dealt") return;
	let { tier: n, by: r, target: i, stage: a, isAttack: o } = e;
	return r === t ? {
		ability: n,
		role: a === "announced" ? "announces" : "uses"
	} : o && i === t && a !== "announced" ? {
		ability: n,
		role: "target"
	} : void 0;
}
var yd = d((() => {})), bd, xd, Sd, Cd, wd, Td = d((() => {
	m(), b(), xu(), Xl(), _d(), yd(), bd = "pass", xd = (e, t = () => ({}), n) => e.when((e, n) => Cd(e, t(e, n)), e.call(Sd, t, n)), Sd = p("dice-throne/window", (e) => [e.run((e, t) => {
		e.lastWindow = e.phase, t.queue = wd(e, t);
	}), e.loop((e, t) => t.queue.length > 0, e.run((e, t) => {
		t.seat = t.queue.shift();
	}), e.ask("respond", {
		who: (e, t) => t.seat,
		options: (e, t) => {
			let n = tu(e, t.seat, [bd]);
			return t.instants ? n.filter((n) => n === "pass" || iu(e, t.seat, n)) : n;
		},
		params: (e, t) => ({
			phase: e.phase,
			...vd(e, t.seat)
		}),
		unavailable: (e, t) => ld(e, t.seat),
		decline: bd,
		then: (e, t, n) => {
			t.action = n;
		}
	}), e.when((e, t) => t.action !== bd, e.call(Yl.act, (e, t) => ({
		seat: t.seat,
		action: t.action
	})), e.run((e, t) => {
		t.acted = !0, t.queue = wd(e, t);
	})))]), Cd = (e, { but: t }) => Ye(e, e.active).some((n) => n !== t && du(e, n)), wd = (e, t) => Ye(e, e.active).filter((n) => n !== t.but && du(e, n));
})), Ed, Dd, z, Od, kd = d((() => {
	Td(), D(), Ed = E({
		name: "then",
		pass: ({ after: e }) => e ?? "activation",
		parts: (e, t) => t.before ? [] : [xd(e)],
		estimate: () => 0
	}), Dd = () => Ed({}), z = () => Ed({ before: "damage" }), Od = () => Ed({ after: "target" });
})), Ad, jd, Md, Nd, Pd = d((() => {
	Qc(), b(), D(), Ad = E({
		name: "avoid",
		possible: (e, t, n) => n.all ? Jc(e, t) : qc(e, t) && Wc(e, t),
		possibleLater: Yc,
		parts: (e, t) => t.all ? [e.run((e, t) => e.incoming[t.self].push({
			kind: "avoid",
			by: t.by,
			amount: 0
		}))] : [e.when(jd, e.run((e, t) => zc(e, t.self, {
			kind: "avoid",
			by: t.by,
			amount: 0
		}))), e.ask("avoid", {
			who: (e, t) => t.self,
			options: (e, t) => jd(e, t) ? [] : Bc(e, t.self),
			key: ({ source: e }) => e,
			params: (e, t) => ({ by: t.by }),
			auto: !0,
			then: (e, t, { source: n }) => zc(e, t.self, {
				kind: "avoid",
				by: t.by,
				amount: 0,
				source: n
			})
		})],
		estimate: () => 6
	}), jd = (e, t) => e.isolated?.to === t.self || !ct(e), Md = () => Ad({}), Nd = () => Ad({ all: !0 });
})), Fd, Id, Ld, Rd = d((() => {
	w(), I(), D(), Wn(), zs(), Nu(), hn(), Fd = E({
		name: "bestow",
		pass: ({ who: e }) => ln(e) ? "target" : "activation",
		possible: (e, t, { who: n, tokens: r }) => ju(e, t, n, Un(r).map(([e]) => e)),
		vars: Ou,
		parts: (e, t, { own: n }) => [...Tu(e, n, t.who, (e, n, r) => !t.room || Un(t.tokens).some(([t]) => Bs(e, r, Rs(t, n.self)) > 0)), e.run((e, r) => {
			for (let i of n(r).seats) for (let [n, a] of Un(t.tokens)) Vs(e, i, Rs(n, r.self), a);
		})],
		estimate: (e, t) => {
			let n = Un(e.tokens).reduce((n, [r, i]) => n + i * Ld(e.who, t.token(r), r), 0);
			return dn(e.who) ? -n : n;
		}
	}), Id = (e, t, n) => Fd({
		tokens: e,
		who: t,
		...n ? { room: n } : {}
	}), Ld = (e, t, n) => e === "chosen-player" ? Math.max(t, -(C(n).worthOnOthers ?? 0)) : t;
}));
// packages/dice-throne/src/rules/hooks.ts
function zd(e, t, n, r = C) {
	return To(n).on.flatMap((i) => i === "ability" ? Hd(e, t, n) : i === "token" ? Ud(e, t, n, r) : []);
}
function Bd(e, t, n) {
	let { moment: r, source: i } = Ho(t);
	return Vd(e, r, n, i);
}
function Vd(e, t, n, r, i) {
	let { self: a, target: o, pooled: s, attackDice: c } = To(t), l = a === "attacker" ? e.attack.by : n, ee = Ql(l, Gd[o](e, n), r, i ?? (c ? e.attack.dice : []));
	return c && !i && (ee.foreign = e.attack.foreign), ee.pooled = s !== void 0, ee.healsLater = s === "damage-and-healing" || s === "damage" && st(e, "pooled-healing"), ee;
}
var Hd, Ud, Wd, Gd, Kd = d((() => {
	M(), ko(), is(), Ko(), w(), b(), $l(), I(), Hd = (e, t, n) => j(e, t).hooks[n].map(({ program: e }) => e), Ud = (e, t, n, r = C) => N(e, t).flatMap((e) => {
		let t = r(e);
		return t && So(t, n) ? [Go(qo(n, Zo(t.id)))] : [];
	}), Wd = (e, t, n) => e.each("hook", t, e.call((e, t) => Vo(t.hook), (e, t) => Bd(e, t.hook, n(e)))), Gd = {
		nobody: () => -1,
		active: (e) => e.active,
		"other-side": Zl,
		"attack-target": (e) => e.attack.target,
		attacker: (e) => e.attack.by
	};
})), qd, Jd, Yd = d((() => {
	m(), is(), Ko(), w(), b(), xu(), Kd(), qd = p("dice-throne/cast", (e) => [e.loop((e, t) => t.done.length < t.most, e.run((e, t) => {
		t.spell = void 0;
	}), e.ask("cast", {
		who: (e, t) => t.seat,
		options: (e, t) => {
			let n = Jd(e, t.seat).filter((e) => !t.done.includes(e));
			return n.length > 0 ? [...n, "none"] : [];
		},
		then: (e, t, n) => {
			n !== "none" && (t.spell = n);
		}
	}), e.leave((e, t) => t.spell === void 0), e.run((e, t) => {
		t.done.push(t.spell), me(ts(v(e, t.seat).hero, t.spell), t.seat), l(() => ({
			type: "cast",
			seat: t.seat,
			card: t.spell
		}));
	}), e.call((e, t) => Vo(ts(v(e, t.seat).hero, t.spell)), (e, t) => Vd(e, "cast", t.seat, t.spell)))]), Jd = (e, t) => v(e, t).laid.filter((n) => {
		let { cast: r } = Zi(e, t, n);
		return r !== void 0 && lu(e, t, r.when);
	});
})), Xd, Zd, Qd = d((() => {
	Yd(), D(), Xd = E({
		name: "cast",
		pass: () => "target",
		possible: (e, t) => Jd(e, t).length > 0,
		parts: (e, t) => [e.call(qd, (e, n) => ({
			seat: n.self,
			most: t.most,
			done: []
		}))],
		estimate: (e) => 3 * e.most
	}), Zd = (e = 1) => Xd({ most: e });
})), $d, ef, tf = d((() => {
	D(), $d = (e, t, n) => vo(n).possible?.(e, t, n) ?? !0, ef = (e, t, n) => $d(e, t, n) || vo(n).possibleLater?.(e, t, n) === !0;
})), nf, rf, af, of, sf = d((() => {
	T(), b(), D(), tf(), nf = E({
		name: "choose",
		inner: ({ among: e }) => e,
		vars: () => ({ branch: 0 }),
		parts: (e, t, { own: n, pass: r, parts: i }) => {
			let a = xo(t.among.flat()).some((e) => vo(e).pass?.(e) === "target");
			if (r !== "whole" && r === "target" !== (a || t.by === "target")) return [];
			let o = (e) => t.by === "target" ? e.target : e.self;
			return [e.ask("choose", {
				who: (e, t) => o(t),
				options: (e, n) => t.among.flatMap((t, r) => t.every((t) => ef(e, n.self, t)) ? [{
					branch: r + 1,
					does: t,
					hero: v(e, n.self).hero,
					seat: n.self
				}] : []),
				key: Ya,
				params: (e, t) => ({ by: t.by }),
				auto: !0,
				then: (e, t, { branch: r }) => {
					n(t).branch = r;
				}
			}), ...t.among.map((t, r) => e.when((e, t) => n(t).branch === r + 1, ...i(t, "whole")))];
		},
		estimate: (e, t) => Math.max(...e.among.map((e) => t.list(e)))
	}), rf = (...e) => nf({ among: e }), af = (...e) => nf({
		among: e,
		by: "target"
	}), of = (...e) => nf({ among: [e, []] });
}));
// packages/dice-throne/src/effects/discardFromHand.ts
function cf(e, t, n) {
	ad(e, t, n), v(e, t).discard.push(n), l(() => ({
		type: "discarded",
		seat: t,
		card: n
	}));
}
var lf = d((() => {
	m(), cd(), b();
}));
// packages/dice-throne/src/rules/points.ts
function uf(e, t, n) {
	let r = v(e, t).cp;
	Xe(e, t, n);
	let i = v(e, t).cp - r;
	i !== 0 && l(() => ({
		type: "cp",
		seat: t,
		change: i
	}));
}
var df = d((() => {
	m(), b();
})), ff, pf, mf, hf = d((() => {
	m(), w(), lf(), zs(), b(), df(), I(), ff = p("dice-throne/pay", (e) => [e.run((e, t) => {
		let { seat: n, price: r, times: i } = t;
		t.left = "cards" in r ? i * r.cards : "family" in r ? i * r.n : 0, "token" in r ? P(e, n, Rs(r.token, n), i * r.n) : "cp" in r && uf(e, n, -i * r.cp);
	}), e.loop((e, t) => t.left > 0 && (pf(e, t).length > 0 || mf(e, t).length > 0), e.run((e, t) => {
		t.left--;
	}), e.ask("discard", {
		who: (e, t) => t.seat,
		options: pf,
		params: (e, t) => ({ by: t.by }),
		then: (e, t, n) => cf(e, t.seat, n)
	}), e.ask("pay-with", {
		who: (e, t) => t.seat,
		options: mf,
		params: (e, t) => ({ by: t.by }),
		auto: !0,
		then: (e, t, n) => {
			P(e, t.seat, n, 1);
		}
	}))]), pf = (e, { seat: t, price: n }) => "cards" in n ? [...new Set(v(e, t).hand)] : [], mf = (e, { seat: t, price: n }) => "family" in n ? N(e, t).filter((e) => C(e).family === n.family) : [];
}));
// packages/dice-throne/src/rules/throwDice.ts
function gf(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let r = 1; r < 1 << e.length; r++) {
		let i = e.flatMap((e, t) => r & 1 << t ? [t + 1] : []), a = i.map((t) => e[t - 1]).sort().join();
		i.length <= t && !n.has(a) && n.set(a, i);
	}
	return [...n.values()];
}
function _f({ owner: e, owners: t, purpose: n }, r) {
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
var vf, yf, bf, xf = d((() => {
	m(), ql(), Wu(), T(), hf(), Td(), vf = p("dice-throne/throw", (e) => [
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
				}), _f(t, n);
			}
		}),
		e.leave((e, t) => t.count === 0),
		e.loop((e, t) => !t.settled, e.ask("roll-again", {
			open: !0,
			who: (e, t) => t.owner,
			options: (e, t) => t.upTo === void 0 && bf(e, t) ? ["keep", "reroll"] : [],
			params: (e, t) => ({ by: t.by ?? "" }),
			then: (e, t, n) => {
				t.places = n === "reroll" ? Array.from({ length: t.count }, (e, t) => t + 1) : [];
			}
		}), e.ask("reroll-some", {
			open: !0,
			who: (e, t) => t.owner,
			options: (e, t) => t.upTo !== void 0 && bf(e, t) ? [...gf(yf(e), t.upTo), "none"] : [],
			key: (e) => e === "none" ? e : za(e),
			params: (e, t) => ({ by: t.by ?? "" }),
			then: (e, t, n) => {
				t.places = n === "none" ? [] : n;
			}
		}), e.either((e, t) => (t.places?.length ?? 0) > 0, [e.when((e, t) => t.price !== void 0, e.call(ff, (e, t) => ({
			seat: t.owner,
			price: t.price,
			times: 1,
			by: t.by ?? ""
		}))), e.roll("roll", {
			dice: (e, t) => t.places.length,
			whose: (e, t) => t.owners ?? [t.owner],
			then: (e, t, n) => {
				if (t.upTo === void 0) e.rolls[e.rolls.length - 1].dice = [...n], _f(t, n);
				else for (let [r, i] of t.places.entries()) zu(e, t.owner, i, n[r]);
				t.again--, t.places = void 0;
			}
		})], [
			e.run((e, t) => {
				t.dice = [...yf(e)];
			}),
			xd(e),
			e.run((e, t) => {
				t.settled = !t.again || yf(e).every((e, n) => e === t.dice[n]);
			})
		])),
		e.run((e, t) => {
			t.dice = e.rolls.pop().dice;
		})
	]), yf = (e) => e.rolls[e.rolls.length - 1].dice, bf = (e, { again: t = 0, price: n, owner: r }) => t > 0 && (n === void 0 || Hl(e, r, n));
})), Sf, Cf, wf, Tf = d((() => {
	xf(), D(), Sf = E({
		name: "contest",
		pass: () => "target",
		inner: ({ win: e, lose: t }) => [e, t],
		vars: () => ({ won: !1 }),
		parts: (e, t, { own: n, pass: r, parts: i }) => t.attack && r === "activation" ? [e.run((e) => {
			e.attack.isAttack = !0;
		})] : [e.call(vf, (e, n) => ({
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
	}), Cf = (e, t, n) => Sf({
		ties: e,
		win: t,
		lose: n,
		attack: !0
	}), wf = (e, t, n) => Sf({
		ties: e,
		win: t,
		lose: n,
		attack: !1
	});
})), Ef, Df, Of, kf = d((() => {
	T(), D(), Wu(), Ef = (e) => {
		let t = [];
		for (let [n, r] of (e?.dice ?? []).entries()) for (let i of new Set(e.dice)) i !== r && i !== 0 && Hu(e, n) && t.push(Va(n + 1, i));
		return t;
	}, Df = E({
		name: "copy-die",
		possible: (e, t) => Ef(Ru(e, t, "own")).length > 0,
		parts: (e) => [e.ask("copy-die", {
			who: (e, t) => t.self,
			options: (e, t) => Ef(Ru(e, t.self, "own")),
			params: (e, t) => ({ by: t.by }),
			then: (e, t, n) => zu(e, t.self, Ha(n).place, Ha(n).to)
		})],
		estimate: () => 2
	}), Of = () => Df({});
})), Af, B, jf = d((() => {
	df(), hl(), D(), Af = E({
		name: "cp",
		parts: (e, t) => [e.run((e, n) => uf(e, n.self, $c(e, n, t.amount)))],
		estimate: (e, t) => t.amount(e.amount),
		gives: ({ amount: e }) => ({
			what: "cp",
			amount: e
		})
	}), B = (e) => Af({ amount: e });
})), Mf, Nf, V, Pf, Ff = d((() => {
	hl(), D(), Mf = "counted", Nf = E({
		name: "damage",
		pass: ({ late: e }) => e ? "both" : "activation",
		parts: (e, t, { pass: n }) => [e.run((e, r) => {
			let i = $c(e, r, t.amount);
			if (!e.attack) return;
			let { attack: a } = e;
			n === "target" ? a.base += i - (a.marks[Mf] ?? 0) : (t.late && (a.marks[Mf] = i), i <= 0 || (a.base += i, a.isAttack = !0, a.type !== "ultimate" && t.type !== "normal" && (a.type = t.type)));
		})],
		estimate: (e, t) => t.amount(e.amount) + (e.type === "normal" ? 0 : 1.5)
	}), V = (e, t = "normal") => Nf({
		amount: e,
		type: t
	}), Pf = (e, t = "normal") => Nf({
		amount: e,
		type: t,
		late: !0
	});
})), If, H, Lf = d((() => {
	hl(), D(), If = E({
		name: "damage-back",
		parts: (e, t) => [e.run((e, n) => {
			let r = $c(e, n, t.amount);
			r > 0 && e.incoming[n.target].push({
				kind: "other",
				by: n.by,
				amount: r,
				from: n.self
			});
		})],
		estimate: (e, t) => t.amount(e.amount)
	}), H = (e) => If({ amount: e });
})), Rf, zf, Bf = d((() => {
	kc(), D(), Rf = E({
		name: "defend-anyway",
		possible: ({ attack: e }, t) => e?.isAttack === !0 && e.target === t && e.stage === "activated" && !e.defendable && !vc[e.type].defended && vc[e.type].reduced,
		parts: (e) => [e.run((e) => {
			e.attack && (e.attack.defendable = !0);
		})],
		estimate: () => 3
	}), zf = () => Rf({});
})), Vf, Hf, Uf = d((() => {
	b(), lf(), D(), Nu(), hn(), Vf = E({
		name: "discard",
		pass: ({ who: e }) => ln(e) ? "target" : "activation",
		vars: Ou,
		parts: (e, t, { own: n }) => [...Tu(e, n, t.who), ...t.how === "choice" ? [e.ask("discard", {
			who: (e, t) => n(t).seats[0],
			options: (e, t) => {
				let [r] = n(t).seats;
				return r === void 0 ? [] : [...new Set(v(e, r).hand)];
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => cf(e, n(t).seats[0], r)
		})] : [e.roll("random-card", {
			dice: (e, t) => {
				let [r] = n(t).seats;
				return +(r !== void 0 && v(e, r).hand.length > 0);
			},
			lot: "pieces",
			sides: (e, t) => v(e, n(t).seats[0]).hand.length,
			then: (e, t, [r]) => {
				let i = n(t).seats[0];
				cf(e, i, v(e, i).hand[r - 1]);
			}
		})]],
		estimate: (e) => e.who === "self" ? -1.5 : 1.5
	}), Hf = (e = "target", t = "choice") => Vf({
		who: e,
		how: t
	});
})), Wf, Gf, Kf = d((() => {
	b(), lf(), D(), Wf = E({
		name: "discard-hand",
		parts: (e) => [e.run((e, t) => {
			for (let n of [...v(e, t.self).hand]) cf(e, t.self, n);
		})],
		estimate: () => -3
	}), Gf = () => Wf({});
}));
// packages/dice-throne/src/rules/draw.ts
function qf(e, t) {
	let n = [];
	for (let r = 0; r < e.fighters.length; r++) y(e, r) === y(e, t) && n.push(r);
	return n;
}
var Jf, Yf, Xf, Zf = d((() => {
	m(), b(), Jf = p("dice-throne/draw", (e) => [e.loop((e, t) => t.count > 0 && (v(e, t.seat).deck.length > 0 || v(e, t.seat).discard.length > 0), e.when((e, t) => v(e, t.seat).deck.length === 0, e.call(Yf, (e, t) => ({ seat: t.seat }))), e.run((e, t) => {
		let n = v(e, t.seat), r = n.deck.splice(Math.max(0, n.deck.length - t.count)).reverse();
		n.hand.push(...r), n.knownTop = Math.max(0, n.knownTop - r.length), t.count -= r.length, he(qf(e, t.seat), () => ({
			type: "drew",
			seat: t.seat,
			cards: r,
			count: r.length
		}), () => ({
			type: "drew",
			seat: t.seat,
			count: r.length
		}));
	}))]), Yf = p("dice-throne/reshuffle", (e) => [e.run((e, t) => {
		let n = v(e, t.seat);
		n.deck.push(...n.discard.splice(0)), n.knownTop = 0, l(() => ({
			type: "reshuffled",
			seat: t.seat
		}));
	}), e.call(Xf, (e, t) => ({ seat: t.seat }))]), Xf = p("dice-throne/shuffle", (e) => [e.shuffle("shuffle", {
		stream: (e, t) => `deck-${t.seat + 1}`,
		cards: (e, t) => v(e, t.seat).deck.length,
		then: (e, t, n) => {
			let r = v(e, t.seat);
			r.deck = n.map((e) => r.deck[e]), r.knownTop = 0;
		}
	})]);
})), Qf, U, $f = d((() => {
	Zf(), hl(), D(), Qf = E({
		name: "draw",
		parts: (e, t) => [e.call(Jf, (e, n) => ({
			seat: n.self,
			count: $c(e, n, t.amount)
		}))],
		estimate: (e, t) => 1.5 * t.amount(e.amount)
	}), U = (e) => Qf({ amount: e });
}));
// packages/dice-throne/src/rules/dials.ts
function ep(e, t) {
	for (let [n, r] of t.entries()) {
		let t = e.dials[n];
		e.dials[n] = ip(e, n, r), e.dials[n] === 0 && t > 0 && tp(e, n);
	}
}
function tp(e, t) {
	for (let n of e.fighters.keys()) {
		let r = y(e, n) === t ? N(e, n).find((e) => C(e).saves) : void 0;
		if (r !== void 0) {
			P(e, n, r, 1), e.dials[t] = 1;
			return;
		}
	}
}
var np, rp, ip, ap, op = d((() => {
	m(), w(), b(), kc(), I(), np = (e, t, n) => {
		let r = it(e, t);
		ap(e, t, n);
		let i = it(e, t) - r;
		i > 0 && l(() => ({
			type: "healed",
			seat: t,
			amount: i
		}));
	}, rp = (e, t) => Dc(rt(e)) - it(e, t), ip = (e, t, n) => Oc(e.dials[t], n, rt(e)), ap = (e, t, n) => ep(e, e.dials.map((r, i) => i === y(e, t) ? n : 0));
})), sp, cp, lp, up = d((() => {
	kc(), op(), Qc(), b(), D(), sp = E({
		name: "endure",
		possible: (e, t) => e.attack?.isAttack === !0 && e.attack.target === t && !e.attack.endured && vc[e.attack.type].reduced && lp(e, t),
		parts: (e) => [e.run((e, t) => {
			e.attack?.target === t.self && (e.attack.endured = !0);
		})],
		estimate: () => 8
	}), cp = () => sp({}), lp = (e, t) => ip(e, y(e, t), e.healing[t] - _c(Rc(e, t))) === 0;
}));
// packages/dice-throne/src/effects/tokenWorth.ts
function dp(e) {
	let t = mp.get(e.id);
	if (t !== void 0) return t;
	mp.set(e.id, e.kind === "negative" ? -1.5 : 1.5);
	let n = fp(e);
	return mp.set(e.id, n), n;
}
function fp(e) {
	if (e.worth !== void 0) return e.worth;
	let { forbids: t, weakens: n, saves: r, blast: i, foresees: a } = e, o = 0;
	for (let t of Oo.token) {
		let n = So(e, t);
		n && (o += To(t).tokenWorth?.(gp(e.id).list(n), e) ?? 0);
	}
	for (let { effects: t, cost: n, aged: r, price: i } of e.spends ?? []) {
		let a = gp(e.id).list(t) - (i ? Vl(i, hp) : 0);
		o = Math.max(o, (r ? .9 : 1) * Co * a / Math.max(1, n));
	}
	return t && (o -= pp[t]), e.attempts && (o += 2 * e.attempts), e.attemptPrice && (o -= 1.5 * e.attemptPrice), e.shelters && (o += 6), e.aura && (o += (e.aura.of === "attacker" ? 1 : -1) * 2 * gp(e.id).amount(e.aura.amount)), n && (o -= n * 2), r && (o += 8), i && (o -= i / 2), a && (o += 1), o === 0 && (o = e.kind === "negative" ? -1.5 : 1.5), e.kind === "negative" ? Math.min(-.5, o) : o;
}
var pp, mp, hp, gp, _p = d((() => {
	ko(), w(), El(), ql(), pp = {
		offense: 4,
		income: 1.5,
		acting: 6,
		damage: 4,
		cards: 1.5
	}, mp = /* @__PURE__ */ new Map(), hp = (e) => dp(C(e)), gp = (e) => gl(() => 1 / 3, 1, hp, e);
})), vp, yp, bp = d((() => {
	El(), _p(), vp = ({ faces: e }, t, n, r) => gl((t) => e.filter((e) => e === t).length / 6, t, hp, void 0, n, r && {
		dice: r,
		faces: e
	}), yp = (e, t) => vp(t, 5).list(e);
}));
// packages/dice-throne/src/effects/keepDice.ts
function xp(e, t, n = Infinity) {
	return [e.ask("keep-dice", {
		who: (e) => Lu(e).owner,
		options: (e) => {
			let t = Sp(Lu(e));
			return Array.from({ length: 1 << t.length }, (e, t) => t).filter((e) => wp(t, e).length <= n);
		},
		key: La,
		then: (e, n, r) => {
			t(n).thrown = wp(Sp(Lu(e)), r);
		}
	}), Cp(e, t)];
}
var Sp, Cp, wp, Tp = d((() => {
	T(), Wu(), Sp = (e) => e.dice.filter((t, n) => Bu(e, n) === e.owner), Cp = (e, t) => e.roll("roll", {
		dice: (e, n) => t(n).thrown.length,
		whose: (e) => [Lu(e).owner],
		then: (e, n, r) => {
			for (let [i, a] of t(n).thrown.entries()) zu(e, n.self, a, r[i]);
		}
	}), wp = (e, t) => e.flatMap((e, n) => t & 1 << n ? [] : [n + 1]);
})), Ep, Dp, Op = d((() => {
	D(), Tp(), Wu(), Ep = E({
		name: "extra-attempt",
		possible: (e, t, n) => Lu(e)?.purpose === n.of,
		vars: () => ({ thrown: [] }),
		parts: (e, t, { own: n }) => t.of === "offense" ? [e.run((e) => {
			e.attempts++, e.altered = !0;
		})] : xp(e, n),
		estimate: () => 1.5
	}), Dp = (e) => Ep(e);
})), kp, Ap, jp = d((() => {
	b(), D(), kp = E({
		name: "extra-offense",
		parts: (e, t) => [e.run((e) => {
			e.furtherOffenses.push(t.sameTarget ? e.attack?.target ?? -1 : -1);
		})],
		estimate: () => 6
	}), Ap = ({ sameTarget: e = !1 } = {}) => kp({ sameTarget: e });
})), Mp, Np, Pp = d((() => {
	m(), Xl(), D(), Mp = E({
		name: "fail",
		parts: (e) => [e.run((e, t) => {
			l(() => ({
				type: "failed",
				seat: t.self
			})), Se(e, Yl.resolveAttack) && De(e, Yl.resolveAttack);
		})],
		estimate: () => -7
	}), Np = () => Mp({});
})), Fp, Ip, Lp, Rp = d((() => {
	I(), D(), El(), zs(), Fp = E({
		name: "fill-up",
		pass: ({ late: e }) => e ? "target" : "activation",
		possible: (e, t, n) => Bs(e, t, Rs(n.token, t)) > 0,
		parts: (e, t) => [e.run((e, n) => {
			let r = Rs(t.token, n.self);
			Vs(e, n.self, r, Bs(e, n.self, r));
		})],
		estimate: (e, t) => 2 * t.token(e.token)
	}), Ip = (e) => Fp({ token: e }), Lp = (e) => Fp({
		token: e,
		late: !0
	});
})), zp, Bp = d((() => {
	m(), M(), is(), Ko(), w(), hl(), b(), Kd(), zp = p("dice-throne/upgrade", (e) => [
		e.leave((e, t) => !v(e, t.seat).laid.includes(t.card)),
		e.run((e, t) => {
			let { upgrades: n } = Zi(e, t.seat, t.card), r = v(e, t.seat), { hero: i, marks: a, laid: o } = r, { levels: s } = j(e, t.seat);
			t.hooks = zd(e, t.seat, "upgraded"), o.splice(o.indexOf(t.card), 1), a[at] = (a["cards-in-play"] ?? 0) + 1, r.board = hs(i, a.face, {
				...s,
				[n.ability.id]: n.level
			}), a[pl] = (a["upgrades-this-turn"] ?? 0) + 1;
		}),
		e.each("hook", (e, t) => t.hooks, e.call((e, t) => Vo(t.hook), (e, t) => Bd(e, t.hook, t.seat))),
		e.when((e, t) => Go(ns(v(e, t.seat).hero, t.card)) !== void 0, e.call((e, t) => Vo(ns(v(e, t.seat).hero, t.card)), (e, t) => Vd(e, "played", t.seat, t.card)))
	]);
})), Vp, Hp, Up = d((() => {
	M(), w(), Vp = (e, t, n) => [...fa(e, t).cards.values()].flatMap(({ id: e, upgrades: t }) => t && n.includes(e) ? [e] : []), Hp = (e, t, n) => Vp(e, t, n).filter((n) => {
		let { ability: r, level: i } = fa(e, t).cards.get(n).upgrades;
		return Cs(e, t, r.id) < i;
	});
}));
// packages/dice-throne/src/effects/freeUpgrade.ts
function Wp(e, t, n) {
	v(e, t).laid.push(n), l(() => ({
		type: "played",
		seat: t,
		card: n
	}));
}
var Gp, Kp, qp = d((() => {
	m(), Bp(), b(), Up(), Gp = (e) => e.loop((e, t) => Kp(e, t.self) !== void 0, e.call(zp, (e, t) => ({
		seat: t.self,
		card: Kp(e, t.self)
	}))), Kp = (e, t) => v(e, t).laid.find((n) => Hp(e, t, [n]).length > 0);
}));
// packages/dice-throne/src/rules/halved.ts
function Jp(e, t, n) {
	v(e, t).marks[Zp + n] = 1;
}
function Yp(e, t) {
	let { marks: n } = v(e, t), r = [];
	if (!ct(e)) return r;
	for (let e in n) n[e] > 0 && e.startsWith(Zp) && r.push(e.slice(7));
	return r;
}
function Xp(e, t) {
	let { marks: n } = v(e, t);
	for (let e in n) e.startsWith(Zp) && (n[e] = 0);
}
var Zp, Qp = d((() => {
	b(), Zp = "halved:";
}));
// packages/dice-throne/src/rules/leave.ts
function $p(e, t) {
	let n = v(e, t);
	for (let e in n.tokens) n.tokens[e] = 0;
	n.marks[em] = 1, n.marks[tm] = n.hand.length + n.deck.length + n.looking.length, n.hand = [], n.exposed = [], n.shownTo = [], n.deck = [], n.looking = [], n.knownTop = 0, n.facedown = void 0, n.cp = 0, e.incoming[t] = [], e.healing[t] = 0;
}
var em, tm, nm, rm, im = d((() => {
	b(), em = "gone", tm = "cards-gone", nm = ({ marks: e }) => e[tm] ?? 0, rm = (e, t) => v(e, t).marks[em] === 1;
}));
// packages/dice-throne/src/rules/playing.ts
function am(e, t, n) {
	let { discard: r, playing: i } = v(e, t), a = i.indexOf(n);
	a >= 0 && r.push(...i.splice(a, 1));
}
function om(e) {
	let t = xe(e, Yl.playCard).map(({ vars: e }) => e);
	for (let [n, { playing: r }] of e.fighters.entries()) for (let i of [...r]) t.some((e) => e.seat === n && e.card === i) || am(e, n, i);
}
var sm = d((() => {
	m(), b(), Xl();
}));
// packages/dice-throne/src/rules/reactions.ts
function cm(e, t, n) {
	n <= 0 || !uu(e, t) || zd(e, t, "damaged").length === 0 || (e.harmed = [...e.harmed ?? [], {
		seat: t,
		amount: n
	}]);
}
var lm, um = d((() => {
	m(), Ko(), b(), xu(), Kd(), lm = p("dice-throne/reactions", (e) => [e.loop((e) => e.harmed !== void 0, e.run((e, t) => {
		let [n, ...r] = e.harmed;
		t.seat = n.seat, t.amount = n.amount, e.harmed = r.length > 0 ? r : void 0;
	}), e.each("hook", (e, t) => et(e, t.seat) ? zd(e, t.seat, "damaged") : [], e.call((e, t) => Vo(t.hook), (e, t) => ({
		...Bd(e, t.hook, t.seat),
		suffered: t.amount
	}))))]);
}));
// packages/dice-throne/src/rules/damage.ts
function dm(e) {
	let t = Vc(e);
	t > 0 && e.incoming[e.attack.by].push({
		kind: "other",
		by: $e(e.attack),
		amount: t
	});
	let n = e.incoming.map((t, n) => Rc(e, n));
	e.dealt = n.map(_c), e.attack && e.attack.target !== -1 && (e.attack.dealt = Cc(n[e.attack.target]));
	let r = e.dials.map(() => 0);
	for (let [t, i] of n.entries()) {
		cm(e, t, e.dealt[t]);
		let n = e.healing[t];
		r[y(e, t)] += n - e.dealt[t];
		let a = Math.min(n, e.dealt[t] + rp(e, t));
		(e.dealt[t] > 0 || i.length > 0) && l(() => ({
			type: "damaged",
			seat: t,
			amount: e.dealt[t],
			lines: jc(e, i)
		})), a > 0 && l(() => ({
			type: "healed",
			seat: t,
			amount: a
		}));
	}
	if (e.attack?.endured) {
		let t = y(e, e.attack.target);
		r[t] = Math.max(r[t], 1 - e.dials[t]), e.attack.endured = void 0;
	}
	ep(e, r), Hc(e);
}
function fm(e) {
	let { attack: t } = e;
	if (Se(e, Yl.resolveAttack) && t && t.target !== -1 && !et(e, t.target)) {
		De(e, Yl.resolveAttack), e.isolated = void 0;
		return;
	}
	let n = xe(e, Yl.act).find(({ vars: t }) => !et(e, t.seat));
	if (!n) return;
	let r = De(e, n), i = r.find((e) => we(e, mm));
	i && (e.isolated = i.vars.outer);
	for (let t of r) we(t, vf) && e.rolls.pop();
}
var pm, mm, hm, gm, _m = d((() => {
	m(), b(), pc(), kc(), Mc(), op(), Xl(), Qp(), Qc(), im(), sm(), um(), Td(), xf(), pm = p("dice-throne/apply-incoming", (e) => [
		e.run(dm),
		e.call(gm),
		e.call(lm)
	]), mm = p("dice-throne/isolated", (e) => [
		e.leave((e, t) => t.amount <= 0 || !et(e, t.to)),
		e.run((e, t) => {
			t.outer = e.isolated;
			let n = t.from === void 0 ? [] : Yp(e, t.from);
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
		e.when((e, t) => !t.certain, xd(e)),
		e.run((e, t) => {
			let { lines: n } = e.isolated, r = _c(n);
			e.isolated = t.outer, l(() => ({
				type: "damaged",
				seat: t.to,
				amount: r,
				lines: hm(t.from, jc(e, n))
			})), ap(e, t.to, -r), cm(e, t.to, r);
		}),
		e.call(gm),
		e.call(lm)
	]), hm = (e, t) => t.map((t) => t.kind === "other" && e !== void 0 ? {
		...t,
		from: e
	} : t), gm = p("dice-throne/defeats", (e) => [e.run((e) => {
		let t = e.out.length, n = [...e.fighters.keys()].filter((t) => et(e, t) && it(e, t) === 0);
		for (let r of n) e.out.push(r), e.fighters[r].marks.fell = t, l(() => ({
			type: "defeated",
			seat: r
		}));
		for (let n of e.out.slice(t)) sc(e, n);
		let r = new Set(e.fighters.flatMap((t, n) => et(e, n) ? [y(e, n)] : []));
		if (r.size === 1 && (e.ended = "defeat"), r.size === 0 && (e.ended = "draw"), e.ended) {
			let t = e.ended;
			l(() => ({
				type: "ended",
				reason: t
			})), ee(e);
		} else {
			for (let t of n) $p(e, t);
			et(e, e.active) ? fm(e) : Ee(e, Yl.match);
		}
		om(e);
	})]);
}));
// packages/dice-throne/src/rules/inflict.ts
function vm(e, { seat: t, token: n, count: r }) {
	let { ends: i, covers: a } = C(n);
	if (t !== e.active || !ct(e) || i === void 0 || a && e.phase === "offense") return;
	let { marks: o } = v(e, t);
	o[Xs(n)] = (o[Xs(n)] ?? 0) + r;
}
var ym, bm, xm, Sm, Cm, wm = d((() => {
	m(), ko(), is(), Ko(), w(), b(), id(), _m(), Lc(), Kd(), I(), ym = p("dice-throne/inflict", (e) => [
		e.leave((e, t) => t.count <= 0 || xm(e, t)),
		e.when((e, t) => C(t.token).covers === !0, e.call(bm, (e, t) => ({
			...t,
			by: t.by ?? t.seat
		})), e.leave()),
		e.when((e, t) => C(t.token).blast !== void 0 && F(e, t.seat, t.token) > 0, e.run((e, t) => {
			P(e, t.seat, t.token, 1);
		}), e.call(mm, (e, t) => ({
			to: t.seat,
			amount: Ic(e, t.seat) ? 0 : C(t.token).blast,
			by: t.token,
			certain: !1,
			type: "undefendable"
		}))),
		e.run((e, t) => {
			t.placed = Vs(e, t.seat, t.token, t.count), vm(e, t), t.placed > 0 && e.attack?.target === t.seat && e.attack.inflicted.push(t.token);
		}),
		e.leave((e, t) => t.placed === 0),
		e.when((e, t) => !t.moved && !Ic(e, t.seat) && So(C(t.token), "inflicted") !== void 0, e.call((e, t) => Vo(qo("inflicted", Zo(C(t.token).id))), (e, t) => Vd(e, "inflicted", t.seat, t.token))),
		e.when(Sm, e.call(Cm, (e, t) => ({
			seat: t.seat,
			token: t.token
		})))
	]), bm = p("dice-throne/cover", (e) => [e.loop((e, t) => t.count > 0 && $u(e, t.seat, t.token).length > 0, e.ask("cover", {
		who: (e, t) => t.by,
		options: (e, t) => $u(e, t.seat, t.token),
		params: (e, t) => ({
			token: t.token,
			seat: t.seat
		}),
		auto: !0,
		then: (e, t, n) => {
			t.count--;
			let r = nd(t.token, n);
			Vs(e, t.seat, r, 1), vm(e, {
				seat: t.seat,
				token: r,
				count: 1
			}), e.attack?.target === t.seat && e.attack.inflicted.push(r);
		}
	}))]), xm = ({ attack: e }, { seat: t, token: n }) => e?.striking === !0 && e.target === t && e.intercepted?.includes(C(n).id) === !0, Sm = (e, { seat: t, token: n }) => So(C(n), "full") !== void 0 && Bs(e, t, n) === 0, Cm = p("dice-throne/filled", (e) => [e.call((e, t) => Vo(qo("full", Zo(C(t.token).id))), (e, t) => Vd(e, "full", t.seat, t.token))]);
})), Tm, W, Em = d((() => {
	wm(), I(), hl(), D(), zs(), Tm = E({
		name: "gain",
		vars: () => ({
			left: 0,
			placed: !1
		}),
		parts: (e, t, { own: n }) => [e.run((e, r) => {
			n(r).left = $c(e, r, t.amount);
		}), e.loop((e, t) => n(t).left > 0, e.ask("gain", {
			who: (e, t) => t.self,
			options: (e, n) => t.may && Bs(e, n.self, Rs(t.token, n.self)) > 0 ? ["gain", "decline"] : ["gain"],
			params: () => ({ token: t.token }),
			auto: !0,
			then: (e, r, i) => {
				n(r).left--, n(r).placed = i === "gain" && Vs(e, r.self, Rs(t.token, r.self), 1) > 0;
			}
		}), e.when((e, r) => n(r).placed && Sm(e, {
			seat: r.self,
			token: Rs(t.token, r.self)
		}), e.run((e, t) => {
			n(t).left = 0;
		}), e.call(Cm, (e, n) => ({
			seat: n.self,
			token: Rs(t.token, n.self)
		}))))],
		estimate: (e, t) => t.token(e.token) * t.amount(e.amount),
		gives: ({ token: e, amount: t }) => ({
			what: e,
			amount: t
		})
	}), W = (e, t = 1, n = !1) => Tm({
		token: e,
		amount: t,
		may: n
	});
})), Dm, Om, km = d((() => {
	Qp(), D(), Dm = E({
		name: "halve-dealt",
		parts: (e) => [e.run((e, t) => Jp(e, t.self, t.by))],
		estimate: () => -3.5
	}), Om = () => Dm({});
})), Am, G, jm = d((() => {
	op(), hl(), D(), Nu(), hn(), Am = E({
		name: "heal",
		pass: ({ who: e }) => ln(e) ? "target" : "activation",
		vars: Ou,
		parts: (e, t, { own: n }) => [...Tu(e, n, t.who), e.run((e, r) => {
			for (let i of n(r).seats) {
				let n = $c(e, {
					...r,
					target: i
				}, t.amount);
				n <= 0 || (r.healsLater ? e.healing[i] += n : np(e, i, n));
			}
		})],
		estimate: (e, t) => (dn(e.who) ? -1 : 1) * t.amount(e.amount)
	}), G = (e, t = "self") => Am({
		amount: e,
		who: t
	});
}));
// packages/dice-throne/src/rules/healByDealt.ts
function Mm(e, t) {
	v(e, t).marks[Pm] = 1;
}
function Nm(e) {
	let { by: t, dealt: n = 0 } = e.attack;
	v(e, t).marks[Pm] && n > 0 && np(e, t, n);
}
var Pm, Fm = d((() => {
	b(), op(), Pm = "healed-by-dealt-this-turn";
})), Im, Lm, Rm = d((() => {
	Fm(), D(), Im = E({
		name: "heal-dealt",
		parts: (e) => [e.run((e, t) => Mm(e, t.self))],
		estimate: () => 5
	}), Lm = () => Im({});
})), zm, Bm, Vm = d((() => {
	Lc(), b(), zm = (e, t, n) => n !== t.self && (Fc(e, t.self) || Bm(e, t) && Ic(e, n)), Bm = ({ attack: e }, { self: t, by: n }) => e?.by === t && n === $e(e);
})), Hm, Um, Wm, Gm = d((() => {
	_m(), hl(), D(), Vm(), Nu(), hn(), Hm = E({
		name: "hurt",
		pass: ({ who: e }) => ln(e) ? "target" : "activation",
		vars: Ou,
		parts: (e, t, { own: n }) => {
			let r = (e) => n(e).seats[0];
			return [...Tu(e, n, t.who), e.loop((e, t) => n(t).seats.length > 0, e.call(mm, (e, i) => ({
				to: r(i),
				amount: zm(e, i, r(i)) ? 0 : $c(e, i, t.amount) * Wm(n(i)),
				by: i.by,
				certain: t.certain,
				type: t.type,
				from: i.self
			}), (e, t) => {
				let i = r(t);
				n(t).seats = n(t).seats.filter((e) => e !== i);
			}))];
		},
		estimate: (e, t) => (e.who === "self" ? -1 : 1) * t.amount(e.amount) * pn(e.who)
	}), Um = (e, t, n = !1, r = "normal") => Hm({
		amount: e,
		who: t,
		certain: n,
		type: r
	}), Wm = ({ seats: e }) => e.filter((t) => t === e[0]).length;
})), Km, qm, K, Jm = d((() => {
	w(), wm(), b(), hl(), D(), zs(), Nu(), hn(), Km = ({ who: e, repeatedWith: t }) => (n) => fn(e) || t !== void 0 && st(n, t), qm = E({
		name: "inflict",
		pass: ({ who: e }) => ln(e) ? "target" : "activation",
		reaches: (e, t, { who: n, amount: r }) => ln(n) && $c(e, t, r) > 0,
		inflicts: (e, t, { who: n, token: r, amount: i }) => ln(n) && $c(e, t, i) > 0 ? [r] : [],
		possible: (e, t, { who: n, token: r }) => C(r).blast !== void 0 || C(r).ends !== void 0 || ju(e, t, n, [r]),
		vars: Ou,
		parts: (e, t, { own: n }) => [...Tu(e, n, t.who, void 0, Km(t)), ku(e, n, ym, (e, n, r) => ({
			seat: r,
			token: Rs(t.token, n.self),
			count: $c(e, n, t.amount),
			by: n.self
		}))],
		estimate: (e, t) => (e.who === "self" ? 1 : -1) * t.token(e.token) * t.amount(e.amount) * pn(e.who)
	}), K = (e, t = 1, n = "target", r) => qm({
		token: e,
		amount: t,
		who: n,
		...r ? { repeatedWith: r } : {}
	});
})), Ym, Xm, Zm = d((() => {
	D(), Ym = E({
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
	}), Xm = () => Ym({});
}));
// packages/dice-throne/src/effects/keepSome.ts
function Qm(e, t) {
	return e === 0 ? [[]] : t.flatMap((n, r) => n === t[r - 1] ? [] : Qm(e - 1, t.slice(r + 1)).map((e) => [n, ...e]));
}
var $m, eh, th = d((() => {
	T(), D(), $m = E({
		name: "keep-some",
		parts: (e, t, { pass: n }) => [e.ask("keep-some", {
			who: (e, t) => t.self,
			options: (e, n) => n.dice.length > t.dice ? Qm(t.dice, [...n.dice].sort()) : [],
			key: Ba,
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
	}), eh = (e) => $m({ dice: e });
})), nh, rh, ih = d((() => {
	b(), D(), nh = E({
		name: "lay",
		parts: (e, t) => [e.run((e, n) => {
			let { deck: r, laid: i, spells: a } = v(e, n.self), o = a.includes(t.card) ? a : r, s = o.indexOf(t.card);
			s >= 0 && i.push(...o.splice(s, 1));
		})],
		estimate: () => 3
	}), rh = (e) => nh({ card: e });
})), ah, oh, sh, ch = d((() => {
	I(), hl(), D(), El(), zs(), Nu(), hn(), ah = (e, t, n, r) => F(e, t, Rs(n, r)), oh = E({
		name: "lose",
		pass: ({ who: e }) => ln(e) ? "target" : "activation",
		possible: (e, t, n) => Au(e, t, n.who).some((r) => ah(e, r, n.token, t) > 0),
		vars: Ou,
		parts: (e, t, { own: n }) => [...Tu(e, n, t.who, (e, n, r) => ah(e, r, t.token, n.self) > 0), e.run((e, r) => {
			let i = t.amount === "all" ? 2 ** 53 - 1 : $c(e, r, t.amount);
			r.paid = 0;
			for (let a of n(r).seats) r.paid += P(e, a, Rs(t.token, r.self), i);
		})],
		estimate: (e, t) => {
			if (t.about === e.token) return 0;
			let n = t.token(e.token) * (e.amount === "all" ? 2 : t.amount(e.amount));
			return e.who === "self" ? -n : n;
		}
	}), sh = (e, t = 1, n = "self") => oh({
		token: e,
		amount: t,
		who: n
	});
})), lh, uh, dh = d((() => {
	df(), hl(), D(), Nu(), hn(), lh = E({
		name: "lose-cp",
		pass: ({ who: e }) => ln(e) ? "target" : "activation",
		vars: Ou,
		parts: (e, t, { own: n }) => [...Tu(e, n, t.who), e.run((e, r) => {
			let i = $c(e, r, t.amount);
			if (i > 0) for (let t of n(r).seats) uf(e, t, -i);
		})],
		estimate: (e, t) => (e.who === "self" ? -1 : 1) * t.amount(e.amount)
	}), uh = (e, t = "target") => lh({
		amount: e,
		who: t
	});
})), fh = d((() => {
	b(), D(), E({
		name: "mark",
		parts: (e, t) => [e.run((e, n) => {
			v(e, n.self).marks[t.name] = t.value;
		})],
		estimate: () => 0
	});
}));
// packages/dice-throne/src/rules/interval.ts
function ph(e, t) {
	if (st(e, "v2.2")) return [];
	let n = Ye(e, e.active);
	return n.slice(0, Math.max(0, n.indexOf(t))).filter((t) => du(e, t));
}
function mh(e, { seat: t, card: n }) {
	let { kind: r } = Zi(e, t, n);
	return r !== "instant" && (r !== "roll" || st(e, "instants-interrupt-roll-cards"));
}
var hh, gh, _h = d((() => {
	m(), w(), T(), b(), xu(), Xl(), _d(), Td(), hh = p("dice-throne/answered", (e) => [e.run((e, t) => {
		t.queue = ph(e, t.seat);
	}), e.loop((e, t) => t.queue.length > 0, e.run((e, t) => {
		t.by = t.queue.shift();
	}), e.ask("answer", {
		who: (e, t) => t.by,
		options: (e, t) => tu(e, t.by, [bd]),
		params: (e, t) => ({
			seat: t.seat,
			action: t.action
		}),
		unavailable: (e, t) => ld(e, t.by),
		decline: bd,
		then: (e, t, n) => {
			t.answer = n;
		}
	}), e.when((e, t) => t.answer !== bd, e.call(Yl.act, (e, t) => ({
		seat: t.by,
		action: t.answer
	})), e.run((e, t) => {
		t.acted = !0, t.queue = ph(e, t.seat);
	})))]), gh = p("dice-throne/interval", (e) => [e.call(hh, (e, t) => ({
		seat: t.seat,
		action: wa(t.card)
	}), (e, t, { acted: n }) => {
		t.acted = n;
	}), e.when(mh, xd(e, (e, t) => ({
		but: t.seat,
		instants: !0
	}), (e, t, { acted: n }) => {
		t.acted = t.acted || n;
	}))]);
}));
// packages/dice-throne/src/effects/nameTarget.ts
function vh(e, t, n, r, i) {
	return [
		...r,
		e.when((e, t) => t.open === !0, e.call(gh, (e, t) => ({
			seat: t.self,
			card: t.by
		}), (e, n, { acted: r }) => {
			t(n).answered = r === !0;
		}), e.when((e, n) => t(n).answered, e.run((e, r) => n(t(r))), ...r)),
		...i
	];
}
var yh = d((() => {
	_h();
})), bh, xh = d((() => {
	T(), I(), bh = (e, t, n, r) => t.flatMap((t) => N(e, t).filter((i) => n(i) && F(e, t, i) > (r?.seat === t && r.token === i ? r.count : 0)).map((e) => Ga(t, e)));
})), Sh, Ch, wh = d((() => {
	T(), wm(), I(), b(), D(), yh(), Nu(), xh(), Sh = E({
		name: "move-token",
		names: !0,
		possible: (e, t, n, r) => bh(e, Ye(e, t), rc, r).length > 0,
		vars: () => ({
			...Ou(),
			token: "",
			answered: !1
		}),
		parts: (e, t, { own: n }) => vh(e, n, (e) => {
			e.token = "";
		}, [e.ask("move-token", {
			who: (e, t) => t.self,
			options: (e, t) => bh(e, Ye(e, t.self), rc),
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				n(t).token = r;
			}
		}), ...Tu(e, n, "chosen-player", (e, t, r) => {
			let { token: i } = n(t);
			return i !== "" && r !== Ka(i).seat;
		})], [e.when((e, t) => n(t).token !== "" && n(t).seats.length > 0, e.call(ym, (e, t) => {
			let { seat: r, token: i } = Ka(n(t).token);
			return P(e, r, i, 1), {
				seat: n(t).seats[0],
				token: i,
				count: 1,
				moved: !0
			};
		}))]),
		estimate: () => 3
	}), Ch = () => Sh({});
}));
// packages/dice-throne/src/rules/recount.ts
function Th(e) {
	let { attack: t } = e;
	if (!(!t || t.stage !== "activated" && t.stage !== "defended")) {
		for (let n of e.fighters.keys()) {
			if (n === t.by) continue;
			let r = e.incoming[n].filter(({ recounted: e }) => !e);
			e.incoming[n] = r, r.length !== 0 && (t.target === n && Eh(e, t, r), vc[t.type].reduced && Dh(e, t, n, r));
		}
		t.target !== -1 && (t.peak = Math.max(t.peak ?? 0, Cc(Rc(e, t.target))));
	}
}
function Eh(e, { by: t, target: n, type: r, isAttack: i }, a) {
	if (!i || !vc[r].modified || !et(e, n)) return;
	let o = (e, n) => {
		n !== 0 && a.push({
			kind: "add",
			by: e,
			amount: n,
			from: t,
			recounted: !0
		});
	};
	for (let { id: r, aura: i } of Xi()) F(e, i.of === "attacker" ? t : n, r) > 0 && o(r, $c(e, Ql(t, n, r), i.amount));
	for (let { id: n, aura: r } of ua(v(e, t).hero)) r && ac(e, t, n) === r.state && o(n, r.damage);
}
function Dh(e, { by: t, ...n }, r, i) {
	if (Oh(e, n, r)) for (let { id: n, weakens: r = 0 } of Yi()) {
		let a = -r * F(e, t, n);
		a !== 0 && i.push({
			kind: "add",
			by: n,
			amount: a,
			from: t,
			recounted: !0
		});
	}
	for (let n of Yp(e, t)) i.push({
		kind: "half",
		by: n,
		amount: 0,
		from: t,
		recounted: !0
	});
}
var Oh, kh = d((() => {
	w(), hl(), b(), pc(), kc(), $l(), Qp(), Qc(), I(), Oh = (e, { isAttack: t, target: n, type: r }, i) => !st(e, "wither-strict") || t && n === i && vc[r].modified;
}));
// packages/dice-throne/src/rules/act.ts
function Ah({ effects: [e] }) {
	return e !== void 0 && vo(e).names === !0;
}
function jh(e, t, n) {
	let { laid: r, marks: i } = v(e, t);
	r.push(n), i[pu] = (i["spells-this-turn"] ?? 0) + 1;
}
var Mh, Nh, Ph, Fh, Ih, Lh = d((() => {
	m(), M(), is(), Ko(), w(), Is(), D(), ql(), T(), b(), xu(), Xl(), $l(), cd(), Kd(), _h(), hf(), sm(), kh(), Td(), I(), Bp(), Mh = p(Yl.act.name, (e) => [e.either((e, t) => Pa(t.action).is === "play", [e.call(Nh, (e, t) => ({
		seat: t.seat,
		card: ya("play", t.action).card
	}))], [e.call(hh, (e, t) => ({
		seat: t.seat,
		action: t.action
	})), e.either((e, t) => Pa(t.action).is === "spend", [e.call(Ph, (e, t) => {
		let { token: n, use: r } = ya("spend", t.action);
		return {
			seat: t.seat,
			token: n,
			use: r
		};
	})], [
		e.when((e, t) => !iu(e, t.seat, t.action) && Cd(e, { but: t.seat }), e.run((e, t) => l(() => ({
			type: "declared",
			seat: t.seat,
			action: ya("use", t.action).action
		}))), xd(e, (e, t) => ({
			but: t.seat,
			instants: !0
		}))),
		e.run((e, t) => {
			t.begun = !0;
		}),
		e.call(Fh, (e, t) => ({
			seat: t.seat,
			action: ya("use", t.action).action
		}))
	])]), e.run(Th)]), Nh = p(Yl.playCard.name, (e) => [
		e.run((e, t) => {
			Xe(e, t.seat, -mu(e, t.seat, Zi(e, t.seat, t.card))), ad(e, t.seat, t.card);
			let { kind: n } = Zi(e, t.seat, t.card);
			n === "spell" ? jh(e, t.seat, t.card) : v(e, t.seat)[n === "upgrade" ? "laid" : "playing"].push(t.card);
			let r = ns(v(e, t.seat).hero, t.card);
			t.program = n === "upgrade" ? void 0 : Go(r), me(r, t.seat), l(() => ({
				type: "played",
				seat: t.seat,
				card: t.card
			}));
		}),
		e.when((e, t) => Zi(e, t.seat, t.card).price !== void 0, e.call(ff, (e, t) => ({
			seat: t.seat,
			price: Zi(e, t.seat, t.card).price,
			times: 1,
			by: t.card
		}))),
		e.when((e, t) => !Ah(Zi(e, t.seat, t.card)), e.call(gh, (e, t) => ({
			seat: t.seat,
			card: t.card
		}))),
		e.when((e, t) => Zi(e, t.seat, t.card).kind === "upgrade", e.call(zp, (e, t) => ({
			seat: t.seat,
			card: t.card
		}))),
		e.when((e, t) => t.program !== void 0, e.call((e, t) => Vo(t.program), (e, t) => ({
			...Vd(e, "played", t.seat, t.card),
			open: Ah(Zi(e, t.seat, t.card))
		}))),
		e.run((e, t) => am(e, t.seat, t.card))
	]), Ph = p("dice-throne/spend-token", (e) => [
		e.leave((e, t) => {
			let n = Ps(t.token, t.use);
			return _u(e, t.seat, t.token, n) < n.cost || n.price !== void 0 && !Hl(e, t.seat, n.price);
		}),
		e.run((e, t) => {
			let n = Ps(t.token, t.use), { kind: r, spent: i } = C(t.token);
			l(() => ({
				type: "spent",
				seat: t.seat,
				token: t.token
			})), (r !== "companion" || i) && P(e, t.seat, t.token, n.cost, n.aged);
			let { marks: a } = v(e, t.seat);
			for (let e of /* @__PURE__ */ new Set([hu(t.token), hu(t.token, n)])) a[e] = (a[e] ?? 0) + 1;
		}),
		e.when((e, t) => Ps(t.token, t.use).price !== void 0, e.call(ff, (e, t) => ({
			seat: t.seat,
			price: Ps(t.token, t.use).price,
			times: 1,
			by: t.token
		}))),
		e.call((e, t) => Vo(Ps(t.token, t.use).program), (e, t) => Vd(e, "spend", t.seat, t.token))
	]), Fh = p("dice-throne/use-action", (e) => [
		e.leave((e, t) => !uu(e, t.seat) || !cu(e, t.seat, Ih(e, t))),
		e.run((e, t) => {
			let n = Ih(e, t);
			Xe(e, t.seat, -n.cost), v(e, t.seat).marks[gu(n.id)] = 1, t.program = n.program, l(() => ({
				type: "used",
				seat: t.seat,
				action: t.action
			}));
		}),
		e.when((e, t) => Ih(e, t).price !== void 0, e.call(ff, (e, t) => ({
			seat: t.seat,
			price: Ih(e, t).price,
			times: 1,
			by: t.action
		}))),
		e.call((e, t) => Vo(t.program), (e, t) => Ql(t.seat, Zl(e, t.seat), t.action))
	]), Ih = (e, { seat: t, action: n }) => j(e, t).actions.find(({ id: e }) => e === n);
}));
// packages/dice-throne/src/rules/offense.ts
function Rh(e) {
	let t = be(e, Yh)?.vars.further ? 0 : Vh(e, ({ attempts: e }) => e);
	e.attempts = Math.max(1, 3 + t), e.declared = void 0, e.altered = !1, e.attack = void 0, e.rolls = [{
		owner: e.active,
		purpose: "offense",
		dice: [
			,
			,
			,
			,
			,
		].fill(1),
		...zh(e)
	}];
}
function zh(e) {
	let t = N(e, e.active).find((e) => C(e).warps !== void 0);
	if (t === void 0) return {};
	P(e, e.active, t, 1);
	let n = C(t).warps;
	return n === Ui(v(e, e.active).hero) ? {} : { foreign: {
		at: 4,
		hero: n
	} };
}
function Bh(e, t, n) {
	let { dice: r } = Qh(e), i = 0;
	for (let e = 0; e < r.length; e++) t & 1 << e && (r[e] = n[i++]);
	e.attempts--;
	let { marks: a } = v(e, e.active);
	a[fl] = (a["attempts-this-turn"] ?? 0) + 1, l(() => ({
		type: "rolled",
		seat: e.active,
		purpose: "offense",
		dice: [...r]
	}));
}
function Vh(e, t) {
	let { tokens: n } = v(e, e.active), r = 0;
	for (let e in n) n[e] > 0 && (r += n[e] * (t(C(e)) ?? 0));
	return r;
}
function Hh({ dice: e, foreign: t }) {
	if (t) return rg.filter((n) => Uh(n, e, t.at));
	let n = as(e), r = ng[n] ?? rg.filter((t) => Uh(t, e));
	return ng[n] = r, r;
}
function Uh(e, t, n) {
	for (let r = 1; r < t.length; r++) if (e & 1 << r && r !== n) {
		for (let i = 0; i < r; i++) if (t[i] === t[r] && i !== n && !(e & 1 << i)) return !1;
	}
	return !0;
}
function Wh(e, t) {
	let n = Qh(e), r = Qu(e, e.active);
	for (let i of j(e, e.active).tiers) Zh(e, i, n) && !r.includes(i.ability.id) && t.push(i.announcement);
	return t;
}
function Gh(e, t) {
	let { tier: n } = ya("announce", t);
	e.attack = ag(e, n), l(() => ({
		type: "announced",
		seat: e.active,
		ability: n
	}));
}
function Kh(e) {
	e.attack = void 0;
}
var qh, Jh, Yh, Xh, Zh, Qh, $h, eg, tg, ng, rg, ig, ag, og, sg, cg = d((() => {
	m(), M(), Ro(), ms(), w(), hl(), T(), b(), Lh(), xu(), id(), df(), _d(), Td(), I(), qh = 31, Jh = "none", Yh = p("dice-throne/offense", (e) => [
		e.run((e) => {
			e.phase = "offense", Hs(e, e.active), Rh(e);
		}),
		e.roll("roll", {
			dice: () => 5,
			whose: (e) => [e.active],
			then: (e, t, n) => Bh(e, qh, n)
		}),
		e.loop((e, t) => !t.done, e.ask("attempt", {
			who: (e) => e.active,
			options: (e) => {
				let t = Wh(e, $h(e).slice());
				return t.push(Jh), tu(e, e.active, t);
			},
			key: (e) => typeof e == "number" ? La(e) : e,
			params: (e) => ({
				attempts: e.attempts,
				each: eg(e)
			}),
			unavailable: (e) => [...ud(e, Qh(e), Zh), ...ld(e, e.active)],
			then: (e, t, n) => {
				e.declared = n, e.altered = !1, og(n) && Gh(e, n);
			}
		}), e.either((e) => sg(e.declared), [e.call(Mh, (e) => ({
			seat: e.active,
			action: e.declared
		}))], [xd(e, (e) => og(e.declared) ? {} : { but: e.active }), e.either((e) => e.altered || typeof e.declared == "number" && !tg(e) || ig(e), [e.run(Kh)], [e.when((e) => typeof e.declared == "number", e.run((e) => uf(e, e.active, -eg(e))), e.roll("roll", {
			dice: (e) => 5 - Ra(e.declared).length,
			whose: (e) => [e.active],
			then: (e, t, n) => Bh(e, qh & ~e.declared, n)
		})), e.run((e, t) => {
			t.done = typeof e.declared == "string";
		})])]))
	]), Xh = p("dice-throne/offense-again", (e) => [
		e.run((e) => {
			ed(e, e.active), Rh(e);
		}),
		e.roll("roll", {
			dice: () => 5,
			whose: (e) => [e.active],
			then: (e, t, n) => Bh(e, qh, n)
		}),
		e.run((e) => {
			e.altered = !0;
		})
	]), Zh = (e, { hands: t, need: n }, { dice: r, foreign: i }) => i ? Lo(n, r, fa(e, e.active).faces, i.at) : t[ps(r)], Qh = (e) => e.rolls[0], $h = (e) => e.attempts > 0 && tg(e) ? Hh(Qh(e)) : [], eg = (e) => st(e, "original-leaflets") && e.attempts > 1 ? 0 : Vh(e, (e) => e.attemptPrice), tg = (e) => v(e, e.active).cp >= eg(e), ng = Array(ls).fill(void 0), rg = Array.from({ length: qh }, (e, t) => t), ig = (e) => e.attack !== void 0 && Qu(e, e.active).includes($e(e.attack)), ag = (e, t) => ({
		by: e.active,
		tier: t,
		dice: [...Qh(e).dice],
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
	}), og = (e) => typeof e == "string" && Pa(e).is === "announce", sg = (e) => typeof e == "string" && e !== Jh && !og(e);
})), lg, ug, dg = d((() => {
	cg(), D(), Wu(), lg = E({
		name: "offense-again",
		possible: (e) => Lu(e)?.purpose === "offense",
		parts: (e) => [e.call(Xh)],
		estimate: () => 3
	}), ug = () => lg({});
})), fg, pg, mg = d((() => {
	T(), wm(), I(), b(), D(), fg = E({
		name: "pass-on",
		vars: () => ({ to: -1 }),
		parts: (e, t, { own: n }) => [e.ask("choose-player", {
			who: (e, t) => t.self,
			options: (e, n) => F(e, n.self, t.token) > 0 ? [...Ye(e, n.self).filter((e) => e !== n.self), "none"] : [],
			key: (e) => e === "none" ? e : Ua(e),
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				r !== "none" && (n(t).to = r);
			}
		}), e.when((e, t) => n(t).to !== -1, e.call(ym, (e, r) => (P(e, r.self, t.token, 1), {
			seat: n(r).to,
			token: t.token,
			count: 1,
			moved: !0
		})))],
		estimate: () => 2
	}), pg = (e) => fg({ token: e });
})), hg, gg, _g = d((() => {
	T(), hf(), D(), tf(), ql(), hg = E({
		name: "pay",
		options: { pay: ao("decline") },
		inner: ({ effects: e, otherwise: t }) => [e, t],
		reaches: (e, t, n, r) => r(e.attack?.marks[Kl(n.price)] ? n.effects : n.otherwise),
		inflicts: (e, t, n, r) => r(e.attack?.marks[Kl(n.price)] ? n.effects : n.otherwise),
		vars: () => ({ paid: !1 }),
		parts: (e, t, { own: n, pass: r, parts: i }) => {
			let a = e.either((e, t) => n(t).paid, i(t.effects), i(t.otherwise));
			return r === "target" ? [e.run((e, r) => {
				r.paid = e.attack.marks[Kl(t.price)] ?? 0, n(r).paid = r.paid > 0;
			}), a] : [
				e.ask("pay", {
					who: (e, t) => t.self,
					options: (e, n) => Hl(e, n.self, t.price) && t.effects.some((t) => ef(e, n.self, t)) ? [t.price, "decline"] : [],
					key: (e) => e === "decline" ? e : "pay",
					params: (e, t) => ({ by: t.by }),
					then: (e, t, r) => {
						n(t).paid = r !== "decline";
					}
				}),
				e.when((e, t) => n(t).paid, e.call(ff, (e, n) => ({
					seat: n.self,
					price: t.price,
					times: 1,
					by: n.by
				}))),
				e.run((e, i) => {
					i.paid = +!!n(i).paid, r === "activation" && (e.attack.marks[Kl(t.price)] = i.paid);
				}),
				a
			];
		},
		possible: (e, t, n) => Hl(e, t, n.price) && n.effects.some((n) => $d(e, t, n)) || n.otherwise.some((n) => $d(e, t, n)),
		estimate: (e, t) => {
			let n = t.list(e.otherwise);
			return n + Math.max(0, t.list(e.effects) - Vl(e.price, t.token) - n) / 2;
		}
	}), gg = (e, t, n = []) => hg({
		price: e,
		effects: t,
		otherwise: n
	});
})), vg, yg, bg, xg, Sg, Cg = d((() => {
	T(), hf(), D(), tf(), El(), ql(), vg = (e) => e === "any" ? Infinity : e, yg = E({
		name: "pay-up-to",
		options: { "pay-up-to": io("pay-up-to") },
		inner: ({ each: e, after: t }) => [e, t],
		reaches: (e, t, n, r) => r(n.after) || Sg(e, n.price) > 0 && r(n.each),
		inflicts: (e, t, n, r) => [...Sg(e, n.price) > 0 ? r(n.each) : [], ...r(n.after)],
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
			return r === "target" ? [e.run((e, n) => a(n, Sg(e, t.price))), ...o] : [
				e.ask("pay-up-to", {
					who: (e, t) => t.self,
					options: (e, n) => {
						let r = Math.min(vg(t.most), Bl(e, n.self, t.price));
						return r === 0 ? [] : Array.from({ length: r + 1 }, (e, t) => t);
					},
					params: (e, n) => ({
						by: n.by,
						price: t.price
					}),
					then: (e, t, n) => a(t, n)
				}),
				e.when((e, t) => n(t).count > 0, e.call(ff, (e, r) => ({
					seat: r.self,
					price: t.price,
					times: n(r).count,
					by: r.by
				}))),
				e.run((e, i) => {
					i.paid = n(i).count, r === "activation" && (e.attack.marks[Kl(t.price)] = i.paid);
				}),
				...o
			];
		},
		possible: (e, t, n) => Hl(e, t, n.price) || n.after.some((n) => !xg(n) && $d(e, t, n)),
		estimate: (e, t) => Math.min(vg(e.most), 2) * Math.max(0, t.list(e.each) - Vl(e.price, t.token)) + t.list(e.after)
	}), bg = (e, t, n, r = []) => yg({
		price: e,
		most: t,
		each: n,
		after: r
	}), xg = (e) => e.do === "when" && "paid" in e.if, Sg = (e, t) => e.attack?.marks[Kl(t)] ?? 0;
})), wg, q, Tg = d((() => {
	Qc(), hl(), D(), Nu(), wg = E({
		name: "prevent",
		possible: (e, t, n) => Au(e, t, n.who).some((t) => qc(e, t) && Wc(e, t)),
		possibleLater: (e, t, n) => Au(e, t, n.who).some((t) => Yc(e, t)),
		vars: Ou,
		parts: (e, t, { own: n }) => [...Tu(e, n, t.who, (e, n, r) => (t.who === "self" ? Yc : Wc)(e, r)), e.run((e, r) => {
			let i = $c(e, r, t.amount);
			if (i > 0) for (let t of n(r).seats) zc(e, t, {
				kind: "prevent",
				by: r.by,
				amount: i
			});
		})],
		estimate: (e, t) => t.amount(e.amount)
	}), q = (e, t = "self") => wg({
		amount: e,
		who: t
	});
})), Eg, Dg, Og = d((() => {
	Qc(), D(), Eg = E({
		name: "prevent-half",
		possible: (e, t) => qc(e, t) && Wc(e, t),
		possibleLater: Yc,
		parts: (e) => [e.run((e, t) => zc(e, t.self, {
			kind: "half",
			by: t.by,
			amount: 0
		}))],
		estimate: () => 3
	}), Dg = () => Eg({});
})), kg, Ag, jg = d((() => {
	b(), D(), zs(), kg = E({
		name: "raise-limit",
		parts: (e, t) => [e.run((e, n) => {
			let { raised: r } = v(e, n.self), i = Rs(t.token, n.self);
			r[i] = (r[i] ?? 0) + t.amount;
		})],
		estimate: (e) => e.amount
	}), Ag = (e, t = 1) => kg({
		token: e,
		amount: t
	});
})), Mg, Ng, Pg = d((() => {
	D(), Mg = E({
		name: "recoil",
		pass: () => "target",
		parts: (e, t) => [e.run((e) => {
			e.attack && (e.attack.recoil += t.amount);
		})],
		estimate: (e) => -.8 * e.amount
	}), Ng = (e) => Mg({ amount: e });
})), Fg, Ig, Lg = d((() => {
	Qc(), D(), Fg = E({
		name: "reflect",
		possible: (e) => e.isolated === void 0,
		parts: (e) => [e.run((e, t) => zc(e, t.self, {
			kind: "reflect",
			by: t.by,
			amount: 0
		}))],
		estimate: () => 3
	}), Ig = () => Fg({});
})), Rg, zg, Bg = d((() => {
	I(), b(), D(), yh(), Nu(), xh(), Rg = E({
		name: "remove-all-tokens",
		names: !0,
		possible: (e, t) => bh(e, Ye(e, t), nc).length > 0,
		vars: () => ({
			...Ou(),
			answered: !1
		}),
		parts: (e, t, { own: n }) => vh(e, n, (e) => {
			e.seats = [];
		}, Tu(e, n, "chosen-player", (e, t, n) => N(e, n).some(nc)), [e.run((e, t) => {
			for (let r of n(t).seats) for (let t of N(e, r)) nc(t) && P(e, r, t, 2 ** 53 - 1);
		})]),
		estimate: () => 3
	}), zg = () => Rg({});
}));
// packages/dice-throne/src/effects/removeToken.ts
function Vg(e, t, n, r, i) {
	let a = r === "own" ? [t] : r === "any" ? Ye(e, t) : n === -1 ? [] : [n];
	return bh(e, a, nc, i);
}
var Hg, Ug, Wg = d((() => {
	T(), $l(), I(), b(), D(), yh(), xh(), Hg = E({
		name: "remove-token",
		names: !0,
		pass: ({ reach: e }) => e === "target" ? "target" : "activation",
		possible: (e, t, n, r) => Vg(e, t, Zl(e, t), n.reach, r).length > 0,
		vars: () => ({
			token: "",
			answered: !1
		}),
		parts: (e, t, { own: n }) => vh(e, n, (e) => {
			e.token = "";
		}, [e.ask("remove-token", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = Vg(e, n.self, n.target, t.reach);
				return t.may && r.length > 0 ? [...r, "none"] : r;
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				n(t).token = r === "none" ? "" : r;
			}
		})], [e.run((e, t) => {
			if (n(t).token === "") return;
			let { seat: r, token: i } = Ka(n(t).token);
			P(e, r, i, 1);
		})]),
		estimate: () => 2
	}), Ug = (e, t = !1) => Hg({
		reach: e,
		may: t
	});
})), Gg, Kg, qg = d((() => {
	hl(), D(), tf(), Gg = E({
		name: "repeat",
		inner: ({ effects: e }) => [e],
		reaches: (e, t, n, r) => $c(e, t, n.amount) > 0 && r(n.effects),
		possible: (e, t, n) => n.effects.some((n) => $d(e, t, n)),
		vars: () => ({ left: 0 }),
		parts: (e, t, { own: n, parts: r }) => {
			let i = r(t.effects);
			return i.length === 0 ? [] : [e.run((e, r) => {
				n(r).left = $c(e, r, t.amount);
			}), e.loop((e, t) => n(t).left > 0, e.run((e, t) => {
				n(t).left--;
			}), ...i)];
		},
		estimate: (e, t) => t.amount(e.amount) * t.list(e.effects)
	}), Kg = (e, t) => Gg({
		amount: e,
		effects: t
	});
})), Jg, Yg, Xg = d((() => {
	D(), Wu(), Jg = E({
		name: "reroll-die",
		possible: (e, t, n) => Ru(e, t, n.whose) !== void 0,
		vars: (e) => ({
			left: e.upTo,
			place: 0
		}),
		parts: (e, t, { own: n }) => [e.loop((e, r) => n(r).left > 0 && Ru(e, r.self, t.whose) !== void 0, e.ask("reroll-die", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = Uu(Ru(e, n.self, t.whose));
				return t.upTo > 1 ? [...r, "none"] : r;
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				let i = n(t);
				i.place = r === "none" ? 0 : r, i.left = r === "none" ? 0 : i.left - 1;
			}
		}), e.roll("roll", {
			dice: (e, t) => n(t).place === 0 ? 0 : 1,
			whose: (e, t) => [Bu(Lu(e), n(t).place - 1)],
			then: (e, t, [r]) => zu(e, t.self, n(t).place, r)
		}))],
		estimate: () => 1.5
	}), Yg = (e) => Jg(e);
})), Zg, Qg, $g, e_ = d((() => {
	D(), Tp(), Wu(), Zg = E({
		name: "reroll-any",
		possible: (e, t) => Lu(e)?.owner === t,
		vars: (e) => ({ thrown: e.single ? [1] : [] }),
		parts: (e, t, { own: n }) => t.single ? [Cp(e, n)] : xp(e, n, t.upTo),
		estimate: () => 1
	}), Qg = (e) => Zg(e === void 0 ? {} : { upTo: e }), $g = () => Zg({ single: !0 });
})), t_, n_, J, r_, i_ = d((() => {
	xf(), D(), tf(), ql(), t_ = .15, n_ = E({
		name: "roll",
		inner: ({ effects: e }) => [e],
		reaches: (e, t, n, r) => r(n.effects, e.attack.rolled),
		inflicts: (e, t, n, r) => r(n.effects, e.attack.rolled),
		possible: (e, t, n) => n.effects.some((n) => $d(e, t, n)),
		possibleLater: (e, t, n) => n.effects.some((n) => ef(e, t, n)),
		parts: (e, t, { pass: n, parts: r }) => [...n === "target" ? [e.run((e, t) => {
			t.dice = [...e.attack.rolled], t.foreign = void 0;
		})] : [e.call(vf, (e, n) => ({
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
			t.dice = r.dice, t.foreign = void 0, n === "activation" && (e.attack.rolled = [...r.dice]);
		})], ...r(t.effects)],
		estimate: (e, t) => {
			let n = e.effects.find((e) => e.do === "keep-some"), r = t.rolling(n?.dice ?? e.dice).list(e.effects), i = e.price ? Vl(e.price, t.token) : 0;
			return r + (e.again ? Math.max(0, t_ * Math.abs(r) - i / 2) : 0);
		}
	}), J = (e, t, n = {}) => n_({
		dice: e,
		effects: t,
		...n
	}), r_ = (e, t) => n_({
		dice: e,
		effects: t,
		by: "target"
	});
}));
// packages/dice-throne/src/effects/searchDeck.ts
function a_(e, t, n) {
	let r = v(e, t);
	r.deck.splice(r.deck.indexOf(n), 1), r.knownTop = 0, r.hand.push(n), he(qf(e, t), () => ({
		type: "fetched",
		seat: t,
		card: n
	}), () => ({
		type: "fetched",
		seat: t
	}));
}
var o_, s_, c_, l_ = d((() => {
	m(), w(), Zf(), b(), D(), o_ = E({
		name: "search-deck",
		vars: (e) => ({ searches: e.most }),
		parts: (e, t, { own: n }) => [e.loop((e, t) => n(t).searches > 0, e.ask("search-deck", {
			who: (e, t) => t.self,
			options: (e, t) => [...c_(e, t.self), "none"],
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				let i = n(t);
				i.searches = r === "none" ? 0 : i.searches - 1, r !== "none" && a_(e, t.self, r);
			}
		})), e.call(Xf, (e, t) => ({ seat: t.self }))],
		estimate: (e) => 2 * e.most
	}), s_ = (e) => o_({ most: e }), c_ = (e, t) => {
		let { deck: n } = v(e, t);
		return [...fa(e, t).cards.keys()].filter((e) => n.includes(e));
	};
}));
// packages/dice-throne/src/effects/searchUpgrades.ts
function u_(e, t, n, r, i = []) {
	return [
		e.run((e, r) => {
			t(r).searches = n;
		}),
		e.loop((e, n) => t(n).searches > 0, e.ask("search", {
			who: (e, t) => t.self,
			options: (e, t) => {
				let { deck: n } = v(e, t.self);
				return [...r === "play" ? Hp(e, t.self, n) : Vp(e, t.self, n), "none"];
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, n, i) => {
				let a = t(n);
				a.searches = i === "none" ? 0 : a.searches - 1, i !== "none" && d_(e, n.self, i, r);
			}
		})),
		...i,
		e.call(Xf, (e, t) => ({ seat: t.self })),
		...r === "play" ? [Gp(e)] : []
	];
}
function d_(e, t, n, r) {
	let i = v(e, t);
	i.deck.splice(i.deck.indexOf(n), 1), i.knownTop = 0, r === "play" ? Wp(e, t, n) : (i.hand.push(n), od(e, t, n, [...e.fighters.keys()]), l(() => ({
		type: "took",
		seat: t,
		card: n
	})));
}
var f_, p_, m_ = d((() => {
	m(), Zf(), cd(), b(), D(), qp(), Up(), f_ = E({
		name: "search",
		vars: () => ({ searches: 0 }),
		parts: (e, t, { own: n }) => u_(e, n, t.most, t.to),
		estimate: (e) => (e.to === "play" ? 4 : 2) * e.most
	}), p_ = (e, t) => f_({
		most: e,
		to: t
	});
})), h_, g_, __ = d((() => {
	m(), Zf(), cd(), b(), D(), Nu(), hn(), h_ = E({
		name: "see-hand",
		pass: ({ who: e }) => ln(e) ? "target" : "activation",
		vars: Ou,
		parts: (e, t, { own: n }) => [
			...Tu(e, n, t.who),
			e.run((e, t) => {
				for (let r of n(t).seats) {
					v(e, r).shownTo = qf(e, t.self);
					for (let n of v(e, r).hand) od(e, r, n, qf(e, t.self));
					he(qf(e, t.self), () => ({
						type: "saw",
						seat: t.self,
						of: r,
						cards: [...v(e, r).hand]
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
					for (let r of n(t).seats) v(e, r).shownTo = [];
				}
			})
		],
		estimate: () => .5
	}), g_ = (e) => h_({ who: e });
})), v_, y_, b_ = d((() => {
	w(), _m(), I(), D(), v_ = E({
		name: "set-off",
		parts: (e, t) => [e.when((e, n) => F(e, n.self, t.token) > 0, e.run((e, n) => {
			P(e, n.self, t.token, 1);
		}), e.call(mm, (e, n) => ({
			to: n.self,
			amount: C(t.token).blast ?? 0,
			by: t.token,
			certain: !1,
			type: "undefendable"
		})))],
		estimate: (e) => -(C(e.token).blast ?? 0)
	}), y_ = (e) => v_({ token: e });
})), x_, S_, C_ = d((() => {
	df(), b(), D(), Nu(), hn(), x_ = E({
		name: "steal-cp",
		pass: ({ from: e }) => ln(e) ? "target" : "activation",
		vars: Ou,
		parts: (e, t, { own: n }) => [...Tu(e, n, t.from), e.run((e, r) => {
			for (let i of n(r).seats) {
				let n = Math.min(t.amount, v(e, i).cp);
				uf(e, i, -n), uf(e, r.self, n);
			}
		})],
		estimate: (e) => 2 * e.amount
	}), S_ = (e, t = "target") => x_({
		amount: e,
		from: t
	});
}));
// packages/dice-throne/src/effects/stealHealth.ts
function w_(e, t, n, r) {
	let i = Math.min(r, it(e, n));
	i <= 0 || (l(() => ({
		type: "stole-health",
		seat: t,
		from: n,
		amount: i
	})), ep(e, e.dials.map((r, a) => a === y(e, t) ? i : a === y(e, n) ? -i : 0)));
}
var T_, E_, D_ = d((() => {
	m(), _m(), op(), b(), hl(), D(), Nu(), hn(), T_ = E({
		name: "steal-health",
		pass: ({ from: e }) => ln(e) ? "target" : "activation",
		vars: Ou,
		parts: (e, t, { own: n }) => [
			...Tu(e, n, t.from),
			e.run((e, r) => {
				let i = $c(e, r, t.amount);
				for (let t of n(r).seats) tt(e, r.self, t) && w_(e, r.self, t, i);
			}),
			e.call(gm)
		],
		estimate: (e, t) => 2 * t.amount(e.amount)
	}), E_ = (e, t = "target") => T_({
		amount: e,
		from: t
	});
})), O_, k_, A_ = d((() => {
	b(), hl(), D(), Nu(), hn(), O_ = E({
		name: "pooled-damage",
		pass: ({ who: e }) => ln(e) ? "target" : "activation",
		vars: Ou,
		parts: (e, t, { own: n }) => [...Tu(e, n, t.who), e.run((e, r) => {
			for (let i of n(r).seats) {
				let n = $c(e, {
					...r,
					target: i
				}, t.amount);
				if (n <= 0 || !et(e, i)) continue;
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
		estimate: (e, t) => (e.who === "self" || e.who === "active" ? -1 : 1) * t.amount(e.amount) * pn(e.who)
	}), k_ = (e, t, n = !1, r = mn(t) ? "collateral" : "normal") => O_({
		amount: e,
		who: t,
		certain: n,
		type: r
	});
}));
// packages/dice-throne/src/effects/topOfDeck.ts
function j_(e, t, n) {
	let r = v(e, t), i = r.deck.splice(Math.max(0, r.deck.length - n)).reverse();
	r.looking = i, r.knownTop = Math.max(0, r.knownTop - i.length), he(qf(e, t), () => ({
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
function M_(e, t, n = () => [], r = () => void 0) {
	let i = (e, t) => v(e, t.self).looking;
	return [e.run((e, n) => {
		t(n).looked = i(e, n).length;
	}), e.loop((e, t) => i(e, t).length > 0, e.either((e, n) => i(e, n).length > 1 || t(n).looked === 1, [e.ask("put-back-next", {
		who: (e, t) => t.self,
		options: (e, r) => [...i(e, r), ...i(e, r).length === t(r).looked ? n(e, r) : []],
		params: (e, t) => ({ by: t.by }),
		then: (e, n, a) => {
			i(e, n).includes(a) ? N_(e, n.self, a, t(n).looked) : r(e, n, a);
		}
	})], [e.run((e, n) => N_(e, n.self, i(e, n)[0], t(n).looked))]))];
}
function N_(e, t, n, r) {
	let i = v(e, t), a = r - i.looking.length;
	i.looking.splice(i.looking.indexOf(n), 1), i.deck.splice(i.deck.length - a, 0, n), i.knownTop++;
}
var P_ = d((() => {
	m(), Zf(), b();
}));
// packages/dice-throne/src/effects/tryAgain.ts
function F_(e, t) {
	let n = Lu(e);
	return n && !n.owners ? n.owner : t.self;
}
function I_(e) {
	if (!e) return [];
	let t = ["none"];
	for (let n of Uu(e)) {
		t.push([n]);
		for (let r of Uu(Vu(e, [n]))) r > n && t.push([n, r]);
	}
	return t;
}
var L_, R_, z_, B_ = d((() => {
	T(), D(), Wu(), L_ = E({
		name: "try-again",
		possible: (e, t) => Ru(e, t, "team") !== void 0,
		vars: () => ({
			places: [],
			single: !1
		}),
		parts: (e, t, { own: n }) => [
			e.ask("try-again", {
				who: F_,
				options: (e, t) => I_(Ru(e, t.self, "team")),
				key: (e) => e === "none" ? e : za(e),
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					let i = n(t);
					i.places = r === "none" ? [] : r, i.single = i.places.length === 1;
				}
			}),
			z_(e, n),
			e.ask("try-again", {
				who: F_,
				options: (e, t) => n(t).single && Lu(e) ? ["again", "none"] : [],
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					r === "none" && (n(t).places = []);
				}
			}),
			e.when((e, t) => n(t).single, z_(e, n))
		],
		estimate: () => 1.5
	}), R_ = () => L_({}), z_ = (e, t) => e.roll("roll", {
		dice: (e, n) => Lu(e) ? t(n).places.length : 0,
		whose: (e, t) => [F_(e, t)],
		then: (e, n, r) => {
			for (let [i, a] of t(n).places.entries()) zu(e, n.self, a, r[i]);
		}
	});
})), V_, H_, U_ = d((() => {
	xu(), D(), V_ = E({
		name: "undefendable",
		possible: (e, t) => lu(e, t, "my-attack-undefended") || lu(e, t, "end-of-my-offense"),
		parts: (e) => [e.run((e) => {
			e.attack?.type === "normal" && (e.attack.type = "undefendable");
		})],
		estimate: () => 2
	}), H_ = () => V_({});
})), W_, G_, Y, X, K_ = d((() => {
	$l(), zl(), D(), tf(), W_ = E({
		name: "when",
		inner: ({ effects: e, otherwise: t }) => [e, t],
		pass: ({ if: e }) => G_(e) ? "target" : "activation",
		reaches: (e, t, n, r) => r(Dl(e, t, n.if) ? n.effects : n.otherwise),
		inflicts: (e, t, n, r) => r(Dl(e, t, n.if) ? n.effects : n.otherwise),
		parts: (e, t, { pass: n, parts: r }) => n === "whole" || !G_(t.if) ? [e.either((e, n) => Dl(e, n, t.if), r(t.effects), r(t.otherwise))] : n === "target" ? [e.either((e, n) => Dl(e, n, t.if), r(t.effects, "whole"), r(t.otherwise, "whole"))] : [t.effects, t.otherwise].every((e) => xo(e).some((e) => e.do === "damage")) ? [e.run((e) => {
			e.attack.isAttack = !0;
		})] : [],
		possible: (e, t, n) => Fl(n.if) ? (Dl(e, Ql(t, Zl(e, t), ""), n.if) ? n.effects : n.otherwise).some((n) => $d(e, t, n)) : "base" in n.if && (e.attack?.base ?? 0) < n.if.base ? !1 : "base" in n.if ? n.effects.some((n) => $d(e, t, n)) : Ll(n.if) ? [...n.effects, ...n.otherwise].some((n) => $d(e, t, n)) : "added" in n.if ? e.attack?.type !== "pure" : !("dealt" in n.if) || e.attack !== void 0 && (e.dealt[e.attack.target] ?? 0) >= n.if.dealt && t === e.attack.by,
		possibleLater: (e, t, n) => Ll(n.if) && [...n.effects, ...n.otherwise].some((n) => ef(e, t, n)),
		estimate: (e, t) => {
			let n = Al(e.if, t);
			return n * t.list(e.effects) + (1 - n) * t.list(e.otherwise);
		}
	}), G_ = (e) => "behind" in e, Y = (e, t, n = []) => W_({
		if: e,
		effects: t,
		otherwise: n
	}), X = (e, ...t) => Y({ dice: { symbols: e } }, t);
}));
// packages/dice-throne/src/effects/inflictions.ts
function q_(e, t, n) {
	let r = n.flatMap((n) => {
		let { inflicts: r, inner: i } = vo(n), a = (n, r) => q_(e, r ? {
			...t,
			dice: r,
			foreign: void 0
		} : t, n);
		return r ? r(e, t, n, a) : (i?.(n) ?? []).flatMap((e) => a(e));
	});
	return [...new Set(r.map(C))].flatMap(({ id: e, kind: t }) => t === "negative" ? [e] : []);
}
var J_ = d((() => {
	w(), D();
})), Y_, X_ = d((() => {
	D(), Y_ = (e, t, n) => n.some((n) => {
		let { inner: r, pass: i, reaches: a } = vo(n);
		return a ? a(e, t, n, (n, r) => Y_(e, r ? {
			...t,
			dice: r,
			foreign: void 0
		} : t, n)) : i?.(n) === "target" || (r?.(n) ?? []).some((n) => Y_(e, t, n));
	});
})), Z_, Q_ = d((() => {
	m(), ko(), is(), Ko(), w(), Kd(), I(), Z_ = p("dice-throne/checks", (e) => [e.run((e, t) => {
		t.checks = N(e, e.attack.by).filter((e) => So(C(e), "activating") !== void 0);
	}), e.loop((e, t) => t.checks.length > 0, e.ask("check", {
		who: (e) => e.attack.by,
		options: (e, t) => t.checks,
		auto: !0,
		then: (e, t, n) => {
			t.next = n, t.checks.splice(t.checks.indexOf(n), 1);
		}
	}), e.when((e, t) => Js(e, e.attack.by, t.next), e.run((e, t) => {
		P(e, e.attack.by, t.next, 1);
	}), e.when((e) => e.attack.type !== "ultimate", e.call((e, t) => Vo(qo("activating", Zo(C(t.next).id))), (e, t) => Vd(e, "activating", e.attack.by, t.next)))))]);
}));
// packages/dice-throne/src/rules/attack.ts
function $_(e) {
	let { ability: t, effects: n } = ov(e);
	return e.attack.isAttack || Y_(e, sv(e, -1, t.id), n);
}
function ev(e) {
	let { ability: t, effects: n } = ov(e);
	e.attack.coming = q_(e, sv(e, e.attack.target, t.id), n);
}
function tv(e) {
	let { target: t } = e.attack;
	return uu(e, t) && N(e, t).some((n) => js(n).some((r) => r.when === "inflicting" && ou(e, t, n, r)));
}
function nv(e) {
	let { by: t } = e.attack;
	return uu(e, t) && Ud(e, t, "attacking").length > 0 && N(e, t).some((n) => C(n).spentEarly && js(n).some((r) => ou(e, t, n, r)));
}
function rv(e) {
	let { by: t, dice: n, foreign: r } = e.attack, { need: i } = ov(e);
	return j(e, t).hooks.activating.flatMap(({ program: a, ability: o }) => {
		let s = o.activating?.symbol;
		return s === void 0 || ("symbols" in i && !st(e, "tithe-any-prayer") ? s in i.symbols : Mo(s, n, fa(e, t).faces, r) > 0) ? [a] : [];
	});
}
function iv(e) {
	let { by: t, target: n, base: r, pooled: i } = e.attack;
	i || (e.attack.pooled = !0, e.incoming[n].unshift({
		kind: "base",
		by: ov(e).ability.id,
		amount: r,
		from: t
	}));
}
function av(e) {
	let { by: t, target: n, type: r } = e.attack, i = Hd(e, t, "attacking");
	return vc[r].modified ? [...i, ...Ud(e, n, "attacked")] : i;
}
var ov, sv, cv, lv, uv, dv, fv, pv, mv = d((() => {
	m(), M(), Ro(), Ko(), w(), Is(), J_(), X_(), b(), xu(), Q_(), kc(), Lc(), $l(), Kd(), I(), ov = (e) => gs(e, e.attack.by, e.attack.tier, e.attack.board), sv = (e, t, n) => ({
		...Ql(e.attack.by, t, n, e.attack.dice),
		foreign: e.attack.foreign
	}), cv = (e, t, n) => ({
		...sv(e, t, n),
		pooled: !0,
		healsLater: st(e, "pooled-healing")
	}), lv = p("dice-throne/activate", (e) => [
		e.run((e) => {
			let t = e.attack, { ability: n, home: r, tier: i } = ov(e);
			t.stage = "activated", t.board = v(e, t.by).board, t.dice = [...e.rolls[0].dice], t.foreign = e.rolls[0].foreign?.at, n.kind === "ultimate" && (t.type = "ultimate", e.silenced = !0), me(() => `${r}.${i}`, t.by), l(() => ({
				type: "activated",
				seat: t.by,
				ability: t.tier,
				...n.kind === "ultimate" && { ultimate: !0 }
			}));
		}),
		e.call(Z_),
		Wd(e, rv, (e) => e.attack.by),
		e.when((e) => ov(e).activation !== void 0, e.call((e) => Vo(ov(e).activation), (e) => cv(e, -1, ov(e).ability.id)))
	]), uv = (e) => !ov(e).onlyDamage || rv(e).length > 0 || N(e, e.active).some((e) => js(e).some(({ when: e }) => e === "end-of-my-offense")), dv = p("dice-throne/strike", (e) => [e.when((e) => ov(e).target !== void 0, e.run((e) => {
		e.attack.striking = !0;
	}), e.call((e) => Vo(ov(e).target), (e) => cv(e, e.attack.target, ov(e).ability.id)), e.run((e) => {
		e.attack.striking = !1;
	})), e.when((e) => e.attack.isAttack && et(e, e.attack.target), e.run(iv), Wd(e, (e) => Ud(e, e.attack.by, "attacking"), (e) => e.attack.by), e.call(fv))]), fv = p("dice-throne/modify", (e) => [
		e.leave((e) => {
			let { isAttack: t, modified: n, by: r, target: i } = e.attack;
			return !t || n || Fc(e, r) || !et(e, i);
		}),
		e.run((e) => {
			e.attack.modified = !0;
		}),
		Wd(e, av, (e) => e.attack.by)
	]), pv = p("dice-throne/aftermath", (e) => [e.when((e) => ov(e).after !== void 0, e.call((e) => Vo(ov(e).after), (e) => ({
		...cv(e, e.attack.target, ov(e).ability.id),
		pooled: !1,
		healsLater: !1
	})))]);
}));
// packages/dice-throne/src/text/lexicon.ts
function hv(e) {
	for (let t of r) _v(Ev[t].names, e[t]);
}
function gv(e, t) {
	for (let n of r) {
		let r = t[n], { names: i, heroes: a, cards: o, abilities: s, tokens: c, companions: l, families: ee, verbs: te, questions: ne } = Ev[n];
		a.set(e.id, r), _v(i, { [e.id]: r.name }), _v(s, r.abilities), _v(s, r.actions), _v(o, r.cards);
		for (let { id: t, upgrades: n } of e.cards) n && _v(o, { [t]: Dv(r.abilities[n.ability.id] ?? "", n.level) });
		_v(c, r.tokens), _v(l, r.companions), _v(ee, r.families), _v(te, r.verbs), _v(ne, r.asks);
	}
}
function _v(e, t = {}) {
	for (let [n, r] of Object.entries(t)) e.has(n) || e.set(n, r);
}
function vv(e, t, n) {
	let { abilities: r, heroes: i } = Ev[t], [a = e] = e.split(".");
	return i.get(n ?? "")?.abilities[a] ?? r.get(a) ?? a;
}
function yv(e, t) {
	let n = Ev[t].heroes.get(e);
	if (!n) throw Error(`No hero is called ${e}`);
	return n.style;
}
function bv(e, t, n, r = 1) {
	let i = Ev[n].heroes.get(e)?.symbols[t];
	return (r === 1 ? i?.one : i?.many) ?? t;
}
function xv(e, t) {
	let { name: n } = jv(e, t) ?? {}, r = /@(\D.*)/.exec(e)?.[1];
	return n === void 0 ? e : r === void 0 ? n : `${n} (${vv(r, t)})`;
}
function Sv(e, t, n, r) {
	let i = Ev[n].companions.get(e), a = Wa(t);
	return a !== void 0 && i?.with ? i.with(r?.(a)) : i?.states[t] ?? t;
}
function Cv(e, t, n = 1) {
	let r = Ev[t].families.get(e);
	return n === 1 ? r?.one : r?.many;
}
function wv(e, t) {
	let { cards: n, companions: r } = Ev[t];
	return n.get(e) ?? jv(e, t)?.name ?? r.get(e)?.name ?? vv(e, t);
}
function Tv(e, t) {
	let n = Ev[t].verbs.get(e);
	if (!n) throw Error(`The verb ${e} has no sentence in the language ${t}`);
	return n;
}
var Ev, Dv, Ov, kv, Av, jv, Mv, Nv, Pv, Fv = d((() => {
	m(), w(), T(), Li(), Ev = c((e) => {
		let { common: t, verbs: n } = x[e];
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
	}), Dv = (e, t) => `${e} ${"I".repeat(t)}`, Ov = (e, t) => Ev[t].cards.get(e) ?? e, kv = (e, t) => Ev[t].names.get(e) ?? e, Av = (e, t) => jv(e, t)?.text ?? "", jv = (e, t) => {
		let { tokens: n } = Ev[t];
		return n.get(e) ?? n.get(e.slice(0, Math.max(0, e.indexOf("@"))));
	}, Mv = (e, t) => Ev[t].companions.get(e)?.name ?? e, Nv = (e, t) => Ev[t].companions.get(e)?.text ?? "", Pv = (e, t) => Ev[t].questions.get(e);
})), Iv, Lv = d((() => {
	ko(), _(), Iv = (e, t, { grammar: n, moments: r }) => Oo.ability.flatMap((i) => {
		let a = So(e, i);
		if (!a) return [];
		let { when: o, target: s } = r[i], c = (s === void 0 ? t : t.facing(s)).list(a);
		if (c === "") return [];
		let l = e.activating?.symbol, ee = o({
			symbol: l === void 0 ? "" : t.symbol(l),
			dice: e.dice
		});
		return [ee === "" ? `${Me(c)}.` : `${n.labelled(ee, c)}.`];
	});
}));
// packages/dice-throne/src/text/amountText.ts
function Rv(e, t, n, { amounts: r }) {
	if (typeof e == "number") return je(e, t);
	if (Wv(e)) return Bv(e, t, n, r);
	switch (e.of) {
		case "total": return r.total(t, n.oneDie);
		case "dealt": return r.dealt(t);
		case "half-die": return r.halfDie(t);
		case "upgrades": return i(e.base, 1, r.eachUpgrade);
		case "upgrades-this-turn": return i(e.base, 1, r.eachUpgradeThisTurn);
	}
	function i(e, n, i) {
		return e > 0 ? r.plus(je(e, t), `${n} ${i}`) : `${je(n, t)} ${i}`;
	}
}
function zv(e, t, n) {
	let { amounts: r } = n;
	if (!Wv(e)) return t.amount(e, r.times);
	let { times: i, plus: a = 0, half: o, most: s } = e;
	return i === 1 && a === 0 && !o && s === void 0 ? Uv(e, t, r) : Bv(e, r.times, t, r);
}
function Bv(e, t, n, r) {
	let { times: i, plus: a = 0, half: o, most: s } = e, c = Uv(e, n, r), l = a === 0 ? "" : je(a, t), ee = i === 1 ? Hv(e, n, r) : `${i} ${c}`, te = `${l === "" ? je(i, t) : i} ${c}`, ne = o ? r.half(l === "" ? t.many : "", ee) : te, u = l === "" ? ne : r.plus(l, ne);
	return s === void 0 ? u : r.atMost(u, s);
}
function Vv(e, { many: t }, n, { amounts: r }) {
	return !Wv(e) || e.plus || e.half || e.most !== void 0 ? { of: t } : {
		of: t,
		again: Bv(e, Gv, n, r)
	};
}
function Hv(e, t, n) {
	return "of" in e ? e.of === "paid" ? n.allPaid : n.allFurtherAttempts : "per" in e ? n.all(t.symbol(e.per, 2)) : "tokens" in e ? n.all(n.tokens(t.token(e.tokens)).many) : n.allOwn(t.kind(e.own, 2));
}
function Uv(e, t, n) {
	let { every: r = 1 } = e;
	return "of" in e ? e.of === "paid" ? n.eachPaid(r) : n.eachFurtherAttempt(r) : "per" in e ? n.each(t.symbol(e.per, r), r) : "tokens" in e ? n.each(t.kind(e.tokens, r), r) : n.eachOwn(t.kind(e.own, r), r);
}
var Wv, Gv, Kv = d((() => {
	_(), Wv = (e) => typeof e == "object" && "times" in e, Gv = {
		one: "",
		many: ""
	};
}));
// packages/dice-throne/src/text/branches.ts
function qv(e) {
	if (e.do !== "roll") return !1;
	let t = e.effects.at(-1);
	return t?.do === "when" && t.otherwise.length === 0;
}
function Jv(e) {
	if (e.do !== "when") return;
	let { if: t, otherwise: n } = e;
	if (n.length > 0 || !("dice" in t) || !("symbols" in t.dice)) return;
	let r = Object.entries(t.dice.symbols);
	return r.length === 1 && r[0][1] === 1 ? r[0][0] : void 0;
}
function Yv(e, t, { conditions: n, grammar: r }) {
	let i = e.map((e) => t.symbol(Jv(e)));
	return n.only(n.symbols(r.or(i)), t.list(e[0].effects));
}
var Xv, Zv = d((() => {
	Xv = (e, t, n) => n.oneDie && Jv(e) !== void 0 && Jv(t) !== void 0 && JSON.stringify(e.effects) === JSON.stringify(t.effects);
}));
// packages/dice-throne/src/text/sayFor.ts
function Qv(e, t, n = {}) {
	let r = x[t], i = {
		ultimate: n.ultimate ?? !1,
		target: n.target,
		oneDie: n.oneDie ?? !1,
		more: n.more ?? !1,
		token: (e) => xv(e, t),
		isSingle: (e) => C(e).limit === 1,
		isOwned: (e) => C(e).owned === !0,
		symbol: (n, r) => bv(e, n, t, r),
		card: (e) => Ov(e, t),
		source: (e) => wv(e, t),
		companion: (e) => Mv(e, t),
		companionState: (e, n) => Sv(e, n, t),
		kind: (e, n = 1) => {
			if (e === "cp") return r.amounts.cp;
			if (e === "status") return n === 1 ? r.amounts.status.one : r.amounts.status.many;
			let a = i.token(e);
			return Cv(e, t, n) ?? (n === 1 ? a : r.amounts.tokens(a).many);
		},
		times: (e) => zv(e, i, r),
		who: (e) => e === "target" && n.target !== void 0 ? n.target : r.who[e],
		amount: (e, t) => Rv(e, t, i, r),
		measure: (e, t) => Vv(e, t, i, r),
		tokens: (e, t) => t === 1 ? i.token(e) : i.amount(t, r.amounts.tokens(i.token(e))),
		price: (e, t) => t ? r.prices.toPay(e, i) : r.prices.pay(e, i),
		priceUpTo: (e, t) => r.prices.upTo(e, t, i),
		one: (e) => Tv(e.do, t)(e, i),
		list: (e) => r.grammar.spaced($v(e, i, r)),
		ways: (e) => ny(e, i, r),
		conditional: (e) => ry(e, i, r),
		facing: (r) => Qv(e, t, {
			...n,
			target: r
		}),
		adding: () => Qv(e, t, {
			...n,
			more: !0
		}),
		rolling: (r) => Qv(e, t, {
			...n,
			oneDie: r === 1
		})
	};
	return i;
}
function $v(e, t, n) {
	let { grammar: r } = n, i = [[]];
	for (let [r, a] of e.entries()) {
		let o = e.slice(0, r);
		a.do === "then" ? i.push([]) : o.some((e) => Xv(e, a, t)) || ty(i.at(-1), ey(a, o, e.slice(r + 1), t, n));
	}
	return i.map((e) => sy(e.map((e) => typeof e == "string" ? e : `${e.verb} ${r.and(e.things)}${e.end}`), r)).reduce(r.broken);
}
function ey(e, t, n, r, i) {
	if (t.length > 0 && qv(t.at(-1))) return i.grammar.anyway(r.list([e]));
	let a = [e, ...n.filter((t) => Xv(e, t, r))];
	if (a.length > 1) return Yv(a, r, i);
	let o = t.findIndex((e) => e.do === "damage");
	return (o >= 0 && (e.do !== "damage" || t.slice(o).some((e) => e.do === "then")) ? r.adding() : r).one(e);
}
function ty(e, t) {
	let n = e.at(-1);
	typeof n == "object" && typeof t == "object" && Ae(n, t) ? e[e.length - 1] = ke(n, t) : t !== "" && e.push(t);
}
function ny({ among: e }, t, { grammar: n }) {
	let r = e.flatMap((e) => e.length > 0 ? [t.list(e)] : []), i = r.length < e.length, a = e.map((e) => e.length === 1 ? t.one(e[0]) : ""), [o] = a;
	if (typeof o == "object" && a.every((e) => Ae(o, e))) {
		let e = a.flatMap((e) => e.things);
		return {
			list: `${o.verb} ${n.or(e)}${o.end}`,
			optional: i,
			alike: !0
		};
	}
	return {
		list: !i && r.every(n.isPlain) ? n.or(r) : r.join(n.orElse),
		optional: i,
		alike: !1
	};
}
function ry({ if: e, effects: t, otherwise: n }, r, i) {
	let { conditions: a } = i, o = iy(e, r, i);
	if (n.length === 0) return a.only(o, r.list(t));
	let [s, c] = [t, n].map((e) => e.length === 1 ? r.one(e[0]) : "");
	return typeof s == "object" && Ae(s, c) ? a.instead(r.list(n), s.things.join(", "), o) : "option" in e ? a.withOption(r.list(n), o, r.list(t)) : a.orElse(o, r.list(t), r.list(n));
}
function iy(e, t, n) {
	let { conditions: r } = n, i = n.matchOptions;
	if ("dice" in e) return ay(e.dice, t, r);
	if ("total" in e) return r.total(e.total);
	if ("atMost" in e) return r.atMost(e.atMost);
	if ("shows" in e) return r.shows(e.shows);
	if ("without" in e) return r.without(e.without.map((e) => t.symbol(e)));
	if ("defenseShows" in e) return r.defenseShows(t.symbol(e.defenseShows));
	if ("have" in e) {
		let { have: n, n: i = 1, on: a = "self" } = e;
		return r.have(a === "self" ? void 0 : t.who(a), t.kind(n, i), i);
	}
	return "type" in e ? r.type(e.type) : "attempts" in e ? r.attempts(e.attempts) : "starter" in e ? r.starter : "behind" in e ? r.behind(t.who("target")) : "option" in e ? r.option(i[e.option] ?? e.option) : "paid" in e ? r.paid(e.paid) : "peak" in e ? r.peak(e.peak) : "upgrades" in e ? r.upgrades(e.upgrades) : "added" in e ? r.added(e.added) : "dealt" in e ? r.dealt(e.dealt) : "suffered" in e ? r.suffered(e.suffered) : "base" in e ? r.base(e.base) : "die" in e ? oy(e.die, r) : "prevented" in e ? r.prevented(t.source(e.prevented)) : "companion" in e ? r.companion(t.companion(e.companion), [...new Set(e.is.map((n) => t.companionState(e.companion, n)))]) : e.mark === "face" ? r.face(e.is) : r.then;
}
function ay(e, t, n) {
	if ("ofAKind" in e) return n.ofAKind(e.ofAKind);
	if ("straight" in e) return n.straight[e.straight];
	let r = Object.entries(e.symbols), i = r.map(([e, n]) => r.length === 1 && n === 1 ? t.symbol(e) : `${n} ${t.symbol(e, n)}`);
	return n.symbols(i.join(" + "));
}
function oy(e, t) {
	let [n = 0] = e;
	return e.length > 1 && e.at(-1) === 6 && n === 7 - e.length ? t.dieFrom(n) : t.die(e);
}
var sy, cy = d((() => {
	w(), Kv(), Zv(), Fv(), _(), Li(), sy = (e, t) => e.every(t.isPlain) && !e.slice(0, -1).some(t.isOptional) ? t.and(e) : e.join("; ");
}));
// packages/dice-throne/src/text/describe.ts
function ly(e, t, n, r) {
	let i = Qv(t.id, n, { target: r }).list(e);
	return i === "" ? "" : `${Me(i)}.`;
}
function uy(e, t, n) {
	let { needs: r } = x[n];
	return "straight" in e ? r.straight[e.straight] : "ofAKind" in e ? r.ofAKind(e.ofAKind) : Object.entries(e.symbols).map(([e, r]) => `${r} ${bv(t, e, n, r)}`).join(" + ");
}
function dy(e, t, n) {
	let { effects: r, upgrades: i, cast: a, modifier: o, when: s, price: c } = e, { grammar: l, moments: ee, printed: te, timings: ne } = x[n], u = (e, r) => r.length > 0 ? [`${l.labelled(e, Qv(t.id, n).list(r))}.`] : [], re = [...o ? [te.modifier] : [], ...s ? [te.only(ne[s])] : []];
	if (c && re.push(`${l.labelled(te.price, Qv(t.id, n).price(c))}.`), i) {
		re.push(...u(te.played, r));
		for (let e of [i.ability, ...i.adds ?? []]) re.push(fy(e, t, n));
	} else a ? (re.push(...u(te.prepare, r)), re.push(...u(te.cast(ne[a.when]), a.effects))) : re.push(ly(r, t, n, s === "attacked" ? ee.defense.target : void 0));
	return l.spaced(re.join(" "));
}
function fy(e, t, n) {
	let { grammar: r } = x[n];
	return r.spaced(`${vv(e.id, n, t.id)} — ${py(e, t, n)}`);
}
function py(e, t, n) {
	let { grammar: r } = x[n], { tiers: i, more: a, actions: o } = my(e, t, n), s = i.map(({ need: e, text: i }) => `${r.labelled(Me(uy(e, t.id, n)), i)}.`);
	return r.spaced([
		...s,
		...a,
		...o
	].join(" "));
}
function my(e, t, n) {
	let { grammar: r, printed: i, timings: a } = x[n], o = Qv(t.id, n, { ultimate: e.kind === "ultimate" }), { tiers: s, shared: c } = hy(e, n, o), l = [...c, ...Iv(e, o, x[n])];
	e.prepares && l.push(i.prepares(e.prepares)), e.upgradesInRollPhases && l.push(i.upgradesInRollPhases);
	let ee = (e.actions ?? []).map(({ cost: e, when: t, effects: n, price: s }) => {
		let c = o.list(n), l = s ? r.labelled(o.price(s), c) : c;
		return `${Me(e === 0 ? l : r.labelled(i.bought(a[t], e), l))}.`;
	});
	return {
		tiers: s,
		more: l.map(r.spaced),
		actions: ee.map(r.spaced)
	};
}
function hy({ tiers: e = [] }, t, n) {
	let { grammar: r } = x[t], i = e.length > 1 ? gy(e) : [], a = e.map(({ need: e, effects: t, after: a = [] }) => {
		let o = n.list(t.slice(0, t.length - i.length));
		return {
			need: e,
			text: a.length > 0 ? r.broken(o, n.list(a)) : o
		};
	});
	if (i.length === 0) return {
		tiers: a,
		shared: []
	};
	let o = e.some(({ effects: e }) => e.some((e) => e.do === "damage"));
	return {
		tiers: a,
		shared: [`${Me((o ? n.adding() : n).list(i))}.`]
	};
}
function gy(e) {
	let [t, ...n] = e.map(({ effects: e }) => e.toReversed()), r = t.findIndex((e, t) => e.do !== "when" && e.do !== "pay" || n.some((n) => JSON.stringify(n[t]) !== JSON.stringify(e)));
	return t.slice(0, r < 0 ? t.length : r).toReversed();
}
var _y = d((() => {
	Fv(), Lv(), _(), cy(), Li();
}));
// packages/dice-throne/src/content/enlist.ts
function vy(e, t) {
	let n = new Set(ga().map(({ id: e }) => e));
	Wi(e), gv(e, t);
	for (let t of [...e.abilities, ...e.otherFace ?? []]) by(e.id, t, 1);
	for (let t of e.cards) {
		if (xy(e.id, t), !t.upgrades) continue;
		let { ability: n, level: r, adds: i = [] } = t.upgrades;
		for (let t of [n, ...i]) by(e.id, t, r);
	}
	for (let t of e.tokens) n.has(t.id) || Sy(t);
	for (let t of e.companions ?? []) for (let n of t.actions ?? []) zo($o(e.id, n.id), n.effects);
	Cy("hero", e, e.id, (t) => qo(t, Yo(e.id)));
}
function yy(e) {
	zi(e);
	for (let t of e) xy("common", t);
}
function by(e, t, n) {
	let r = Xo(e, t.id, n);
	for (let [e, { effects: n, after: i }] of (t.tiers ?? []).entries()) zo(`${r}.${e}/activation`, n, "activation"), xo(n).some(wy) && zo(`${r}.${e}/target`, n, "target"), zo(`${r}.${e}/after`, i);
	Cy("ability", t, `${t.id}.${n}`, (e) => qo(e, r));
	for (let e of t.actions ?? []) zo(`${r}/${e.id}`, e.effects);
}
function xy(e, t) {
	Cy("card", t, t.id, (n) => es(n, e, t.id));
}
function Sy(e) {
	Cy("token", e, e.id, (t) => qo(t, Zo(e.id)));
	for (let { program: t, effects: n } of e.spends ? js(e.id) : []) zo(t, n);
}
function Cy(e, t, n, r) {
	for (let i of Oo[e]) {
		let e = r(i);
		e !== void 0 && Bo({
			program: e,
			moment: i,
			source: n
		}, So(t, i));
	}
}
var wy, Ty = d((() => {
	D(), Fv(), ko(), is(), Ko(), w(), Is(), wy = (e) => vo(e).pass?.(e) === "target";
}));
// packages/dice-throne/src/content/loadHeroes.ts
function Ey(e, t) {
	hv(t);
	for (let t of e) Bi(t);
}
async function Dy(e) {
	let t = ca().filter((t) => e.includes(t) && !la(t)), n = await Promise.all(t.map((e) => aa(e).load()));
	for (let e of n) la(e.hero.id) || (Vi(e), vy(e.hero, e.texts));
}
var Oy = d((() => {
	Fv(), Ty(), w();
})), ky, Ay, jy = d((() => {
	ko(), ky = (e) => Ay("ability", e, e.id).flatMap(({ effects: e }) => e), Ay = (e, t, n) => Oo[e].map((e) => ({
		where: `${n}, ${e}`,
		effects: So(t, e) ?? []
	}));
})), My, Ny, Py, Fy, Iy, Ly, Ry, zy, By, Vy = d((() => {
	hl(), Pd(), ch(), Og(), Wg(), qg(), i_(), A_(), K_(), My = {
		id: "evasive",
		kind: "positive",
		limit: 3,
		spend: {
			when: "incoming",
			effects: [J(1, [Y({ die: [1, 2] }, [Md()])])]
		}
	}, Ny = {
		id: "knockdown",
		kind: "negative",
		limit: 1,
		forbids: "offense"
	}, Py = {
		id: "targeted",
		kind: "negative",
		limit: 1,
		persistent: !0,
		aura: {
			of: "attacked",
			amount: 2
		}
	}, Fy = {
		id: "protect",
		kind: "positive",
		limit: 1,
		spend: {
			when: "incoming",
			effects: [Dg()]
		}
	}, Iy = {
		id: "blessing-of-divinity",
		kind: "unique",
		limit: 1,
		fixed: "both",
		saves: !0
	}, Ly = {
		id: "stun",
		kind: "negative",
		limit: 1,
		forbids: "acting"
	}, Ry = {
		id: "cleanse",
		kind: "positive",
		limit: 3,
		spend: {
			when: "any",
			effects: [Ug("own")]
		}
	}, zy = {
		id: "bleed",
		kind: "negative",
		limit: 2,
		upkeep: [Kg(ll("bleed"), [Y({ have: "bleed" }, [J(1, [Y({ die: [
			1,
			2,
			3,
			4
		] }, [k_(1, "self")], [sh("bleed")])])])])]
	}, By = {
		id: "poison",
		kind: "negative",
		limit: 3,
		persistent: !0,
		upkeep: [k_(ll("poison"), "self")]
	};
})), Z, Hy = d((() => {
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
	m(), wu(), Iu(), Zu(), hl(), kd(), Pd(), Rd(), Qd(), sf(), Tf(), kf(), jf(), Ff(), Lf(), Bf(), Uf(), lf(), Kf(), $f(), D(), up(), bp(), Op(), jp(), Pp(), Rp(), qp(), Em(), km(), jm(), Rm(), Gm(), Jm(), Zm(), tf(), Vm(), th(), ih(), ch(), dh(), fh(), wh(), dg(), zs(), mg(), _g(), Cg(), Nu(), Tg(), Og(), jg(), Pg(), Lg(), Bg(), Wg(), qg(), Xg(), e_(), i_(), l_(), m_(), __(), b_(), C_(), D_(), A_(), Wu(), P_(), B_(), U_(), Up(), K_(), T(), xu(), mv(), pc(), id(), _m(), kc(), Lc(), cd(), Qc(), wm(), df(), Td(), xf(), I(), b(), _y(), Fv(), _(), M(), Ty(), Oy(), Ro(), jy(), w(), Vy(), Hy();
}));
// packages/dice-throne/src/content/hero.ts
Q();
var Uy = [
	"season-1",
	"season-2",
	"marvel"
], Wy = /* @__PURE__ */ new Set(["incoming"]), Gy = [
	"main",
	"roll",
	"instant",
	"upgrade",
	"spell"
];
Ri(), b(), Fv(), w();
var Ky = "default", qy = () => ca().filter((e) => aa(e)?.numbers !== void 0), Jy = (e) => Object.fromEntries(qy().flatMap((t) => e.includes(t) ? [[t, aa(t).numbers]] : []));
function Yy(e) {
	if (e === "default") return Ky;
	if (!eb(e)) throw S((e) => e.numbersShape(tb()));
	let t = Object.entries(e).flatMap(([e, t]) => {
		let n = Xy(e);
		if (!eb(t)) throw S((t, n) => t.numbersOfHero(kv(e, n), tb(e)));
		let r = Object.entries(t).filter(([t, r]) => Zy(e, n, t, r) !== n[t]);
		return r.length > 0 ? [[e, Object.fromEntries(r)]] : [];
	});
	return t.length > 0 ? Object.fromEntries(t) : Ky;
}
function Xy(e) {
	if (!ca().includes(e)) throw S((t) => t.numbersHero(e, qy()));
	let { numbers: t } = aa(e) ?? {};
	if (!t) throw S((t, n) => t.numbersFixed(kv(e, n), qy()));
	return t;
}
function Zy(e, t, n, r) {
	if (!Object.hasOwn(t, n)) throw S((r, i) => r.unknownNumber(kv(e, i), n, Qy(n, Object.keys(t))));
	let [i, a] = $y(n);
	if (typeof r == "number" && Number.isInteger(r) && r >= i && r <= a) return r;
	throw S((t, o) => t.numberRange(kv(e, o), n, JSON.stringify(r) ?? String(r), i, a));
}
function Qy(e, t) {
	let n = e.slice(0, 3).toLowerCase(), r = t.filter((e) => e.toLowerCase().startsWith(n));
	return r.length > 0 ? r : t;
}
var $y = (e) => /Dice(II)?$/.test(e) ? [1, 5] : [0, 99], eb = (e) => typeof e == "object" && !!e && !Array.isArray(e);
function tb(e = qy()[0] ?? "hero") {
	let [[t, n] = ["name", 1]] = Object.entries(aa(e)?.numbers ?? {});
	return JSON.stringify({ [e]: { [t]: n } });
}
Zu(), hl(), kf(), jf(), $f(), Op(), wh(), Tg(), Bg(), Wg(), Xg(), i_(), B_();
var nb = [
	{
		id: "transference",
		kind: "main",
		cost: 2,
		effects: [Ch()]
	},
	{
		id: "what-status-effects",
		kind: "main",
		cost: 2,
		effects: [zg()]
	},
	{
		id: "vegas-baby",
		kind: "main",
		cost: 0,
		effects: [J(1, [B(al)])]
	},
	{
		id: "get-that-outta-here",
		kind: "main",
		cost: 1,
		effects: [Ug("any")]
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
		effects: [Ug("any")]
	},
	{
		id: "tip-it",
		kind: "instant",
		cost: 1,
		effects: [Xu({
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
		effects: [Xu({
			whose: "any",
			to: "any",
			upTo: 2
		})]
	},
	{
		id: "try-try-again",
		kind: "roll",
		cost: 1,
		effects: [R_()]
	},
	{
		id: "so-wild",
		kind: "roll",
		cost: 2,
		effects: [Xu({
			whose: "any",
			to: "any"
		})]
	},
	{
		id: "samesies",
		kind: "roll",
		cost: 1,
		effects: [Of()]
	},
	{
		id: "one-more-time",
		kind: "roll",
		cost: 1,
		effects: [Dp({ of: "offense" })]
	},
	{
		id: "helping-hand",
		kind: "roll",
		cost: 1,
		effects: [Yg({
			whose: "opponent",
			upTo: 1
		})]
	},
	{
		id: "better-d",
		kind: "roll",
		cost: 0,
		effects: [Dp({ of: "defense" })]
	},
	{
		id: "six-it",
		kind: "roll",
		cost: 1,
		effects: [Xu({
			whose: "own",
			to: "six"
		})]
	}
], rb, ib = d((() => {
	_(), rb = {
		name: "Barbarian",
		style: ["Hits hard, takes hits and heals: the easiest hero to learn the game with.", "Collect Swords for steady damage; four Pows stun the opponent and let you attack again at once."],
		symbols: {
			sword: g("Sword", "Swords"),
			life: g("Life", "Lives"),
			pow: g("Pow", "Pows")
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
})), ab, ob = d((() => {
	_(), ab = {
		name: "Barbare",
		style: ["Il frappe fort, encaisse et se soigne\xA0: le héros le plus simple pour apprendre le jeu.", "Amassez les Épées pour des dégâts réguliers\xA0; quatre Puissances étourdissent l’adversaire et vous laissent attaquer de nouveau aussitôt."],
		symbols: {
			sword: g("Épée", "Épées"),
			life: g("Vie", "Vies"),
			pow: g("Puissance", "Puissances")
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
})), sb, cb, lb = d((() => {
	sb = E({
		name: "barbarian/ward",
		options: { ward: no("none") },
		parts: (e) => [e.ask("ward", {
			who: (e, t) => t.self,
			options: (e, t) => {
				let n = [...new Set(e.attack?.inflicted ?? [])].filter((n) => C(n).kind !== "unique" && Js(e, t.self, n));
				return n.length > 0 ? [...n, "none"] : [];
			},
			then: (e, t, n) => {
				n !== "none" && P(e, t.self, n, 1);
			}
		})],
		estimate: () => 1
	}), cb = () => sb({});
})), ub, db, fb, pb, mb, hb, gb, _b, vb, yb, bb, xb, Sb, Cb, wb = d((() => {
	Q(), lb(), ub = [
		O({ sword: 3 }),
		O({ sword: 4 }),
		O({ sword: 5 })
	], db = (e, t) => ({
		id: "smack",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: ub[n],
			effects: [V(t), ...e > 1 ? [Y({ dice: Io(4) }, [H_()])] : []]
		}))
	}), fb = (e) => ({
		id: "sturdy-blow",
		kind: "offensive",
		tiers: [{
			need: O({
				sword: 2,
				pow: 2
			}),
			effects: [V(e, "undefendable")]
		}]
	}), pb = [
		O({ life: 3 }),
		O({ life: 4 }),
		O({ life: 5 })
	], mb = (e, t) => ({
		id: "fortitude",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: pb[n],
			effects: [G(t), ...e > 1 ? [Y({ dice: Io(3) }, [Ug("own", !0)])] : []]
		}))
	}), hb = (e) => ({
		id: "overpower",
		kind: "offensive",
		tiers: [{
			need: O({
				sword: 3,
				pow: 2
			}),
			effects: [J(3, [
				z(),
				V(il),
				Y({ total: e }, [K("concussion")])
			])]
		}]
	}), gb = (e) => ({
		id: "mighty-blow",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [e === 1 ? V(9) : V(8, "undefendable")]
		}]
	}), _b = (e) => ({
		id: "crit-bash",
		kind: "offensive",
		tiers: [{
			need: O({ pow: 4 }),
			effects: [
				K("stun"),
				z(),
				V(e, "undefendable")
			]
		}]
	}), vb = (e, t) => ({
		id: "reckless",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [V(e), Ng(t)]
		}]
	}), yb = (e) => ({
		id: "thick-skin",
		kind: "defensive",
		dice: e === 1 ? 3 : 4,
		effects: [G(L("life", 2)), ...e > 1 ? [X({ life: 2 }, cb())] : []]
	}), bb = [
		db(1, [
			4,
			6,
			8
		]),
		fb(4),
		mb(1, [
			4,
			5,
			6
		]),
		hb(14),
		gb(1),
		_b(5),
		vb(15, 4),
		{
			id: "rage",
			kind: "ultimate",
			tiers: [{
				need: O({ pow: 5 }),
				effects: [K("stun"), V(15)]
			}]
		},
		yb(1)
	], xb = [{
		id: "concussion",
		kind: "negative",
		limit: 1,
		forbids: "income"
	}, Ly], Sb = [
		Z("smack-ii", 2, 2, db(2, [
			5,
			7,
			9
		])),
		Z("smack-iii", 3, 3, db(3, [
			6,
			8,
			10
		])),
		Z("sturdy-blow-ii", 1, 2, fb(5)),
		Z("sturdy-blow-iii", 2, 3, fb(6)),
		Z("mighty-blow-ii", 2, 2, gb(2)),
		Z("crit-bash-ii", 2, 2, _b(7), [{
			id: "crit-smash",
			kind: "offensive",
			tiers: [{
				need: O({ pow: 3 }),
				effects: [
					K("concussion"),
					z(),
					V(2, "undefendable")
				]
			}]
		}]),
		Z("fortitude-ii", 2, 2, mb(2, [
			5,
			6,
			7
		])),
		Z("overpower-ii", 2, 2, hb(10), [{
			id: "war-cry",
			kind: "offensive",
			tiers: [{
				need: O({
					sword: 2,
					life: 2
				}),
				effects: [G(2), V(2, "undefendable")]
			}]
		}]),
		Z("reckless-ii", 2, 2, vb(20, 5)),
		Z("thick-skin-ii", 3, 2, yb(2)),
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
			effects: [J(5, [R(L("sword"))]), K("concussion")]
		},
		{
			id: "feelin-good",
			kind: "instant",
			cost: 0,
			effects: [J(3, [G(L("life", 2, 1))])]
		},
		{
			id: "adrenaline-surge",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ pow: 1 }) }, [G(2), K("concussion", 1, "chosen-opponent")], [U(1)])])]
		}
	], Cb = {
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
		abilities: bb,
		tokens: xb,
		cards: Sb
	};
})), Tb = /* @__PURE__ */ f({
	hero: () => Cb,
	texts: () => Eb
}), Eb, Db = d((() => {
	m(), ib(), ob(), wb(), Eb = u({
		en: rb,
		fr: ab
	});
})), Ob, kb = d((() => {
	_(), Ob = {
		name: "Paladin",
		style: ["Builds up tokens to strike harder, to survive and to hit back.", "Save Crit and Accuracy for one decisive attack, and keep Protect and Retribution for the turns in which you are the target."],
		symbols: {
			sword: g("Sword", "Swords"),
			helmet: g("Helmet", "Helmets"),
			life: g("Life", "Lives"),
			prayer: g("Prayer", "Prayers")
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
})), Ab, jb = d((() => {
	_(), Ab = {
		name: "Paladin",
		style: ["Il accumule des jetons pour frapper plus fort, survivre et rendre les coups.", "Gardez Critique et Précision pour une attaque décisive, Protection et Rétribution pour les tours où c’est vous que l’on vise."],
		symbols: {
			sword: g("Épée", "Épées"),
			helmet: g("Heaume", "Heaumes"),
			life: g("Vie", "Vies"),
			prayer: g("Prière", "Prières")
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
				text: "À dépenser après une attaque contre vous\xA0: la moitié des dégâts entrants, arrondie au supérieur, est aussi infligée à l’attaquant."
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
})), Mb, Nb, Pb, Fb, Ib, Lb, Rb, zb, Bb, Vb, Hb, Ub, Wb = d((() => {
	Q(), Mb = (e) => ({
		id: "tithe",
		kind: "passive",
		actions: [{
			id: "tithe-reroll",
			cost: 1,
			when: "any",
			effects: [Yg({
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
	}), Nb = (e, t) => ({
		id: "righteous-combat",
		kind: "offensive",
		tiers: [{
			need: O({
				sword: 3,
				helmet: 2
			}),
			effects: [V(e), J(t, [
				V(L("sword", 2)),
				V(L("helmet")),
				G(L("life", 2)),
				B(L("prayer"))
			])]
		}]
	}), Pb = (e) => ({
		id: "retaliate",
		kind: "offensive",
		tiers: [{
			need: O({
				helmet: 3,
				prayer: 1
			}),
			effects: [Id(["retribution"], "chosen-player"), B(e)]
		}]
	}), Fb = (e) => ({
		id: "mighty-prayer",
		kind: "offensive",
		tiers: [{
			need: O({
				sword: 3,
				prayer: 1
			}),
			effects: [V(e, "undefendable")],
			after: [W("crit"), W("accuracy")]
		}]
	}), Ib = (e) => ({
		id: "holy-light",
		kind: "offensive",
		tiers: [{
			need: O({ life: 2 }),
			effects: [G(L("life")), J(e, [
				W("crit", L("sword")),
				W("protect", L("helmet")),
				U(L("life")),
				B(L("prayer", 2))
			])]
		}]
	}), Lb = (e, t) => ({
		id: "holy-attack",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [G(1), V(e)]
		}, {
			need: A,
			effects: [G(2), V(t)]
		}]
	}), Rb = (e) => ({
		id: "righteous-prayer",
		kind: "offensive",
		tiers: [{
			need: O({ prayer: 4 }),
			effects: [V(8, e === 1 ? "normal" : "undefendable")],
			after: [W("crit"), B(2)]
		}]
	}), zb = (e) => ({
		id: "divine-defense",
		kind: "defensive",
		dice: e === 1 ? 3 : 4,
		effects: [
			H(L("sword")),
			q(L("helmet")),
			q(L("life", 2)),
			B(L("prayer")),
			...e === 3 ? [X({
				helmet: 2,
				prayer: 1
			}, W("protect"))] : []
		]
	}), Bb = [
		Mb(1),
		Nb(5, 2),
		Pb(2),
		Fb(3),
		Ib(1),
		Lb(5, 8),
		Rb(1),
		{
			id: "resolute-faith",
			kind: "ultimate",
			tiers: [{
				need: O({ prayer: 5 }),
				effects: [
					W("blessing-of-divinity"),
					G(5),
					V(10)
				]
			}]
		},
		zb(1)
	], Vb = [
		{
			id: "retribution",
			kind: "positive",
			limit: 1,
			spend: {
				when: "attacked",
				effects: [Ig()]
			}
		},
		{
			id: "crit",
			kind: "positive",
			limit: 1,
			spend: {
				when: "my-attack",
				effects: [Y({ base: 5 }, [R(4)])]
			}
		},
		Fy,
		{
			id: "accuracy",
			kind: "positive",
			limit: 1,
			spend: {
				when: "end-of-my-offense",
				effects: [H_()]
			}
		},
		Iy
	], Hb = [
		Z("tithe-ii", 3, 2, Mb(2)),
		Z("retaliate-ii", 1, 2, Pb(4), [{
			id: "requital",
			kind: "offensive",
			tiers: [{
				need: O({
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
		Z("holy-attack-ii", 2, 2, Lb(7, 9)),
		Z("righteous-prayer-ii", 2, 2, Rb(2), [{
			id: "prosperity",
			kind: "offensive",
			tiers: [{
				need: O({ prayer: 3 }),
				effects: [B(4)]
			}]
		}]),
		Z("righteous-combat-ii", 2, 2, Nb(5, 3)),
		Z("righteous-combat-iii", 4, 3, Nb(6, 3), [{
			id: "steadfast",
			kind: "offensive",
			tiers: [{
				need: O({
					sword: 2,
					helmet: 1
				}),
				effects: [G(2), V(2, "undefendable")]
			}]
		}]),
		Z("mighty-prayer-ii", 2, 2, Fb(4), [{
			id: "offensive-stance",
			kind: "offensive",
			tiers: [{
				need: O({
					sword: 2,
					prayer: 1
				}),
				effects: [V(2, "undefendable"), rf([W("crit")], [W("accuracy")])]
			}]
		}]),
		Z("holy-light-ii", 2, 2, Ib(3)),
		Z("divine-defense-ii", 3, 2, zb(2)),
		Z("divine-defense-iii", 4, 3, zb(3)),
		{
			id: "mighty",
			kind: "main",
			cost: 1,
			effects: [Id(["crit"], "chosen-player")]
		},
		{
			id: "consecration",
			kind: "main",
			cost: 4,
			effects: [Id([
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
			effects: [J(1, [Y({ dice: O({ prayer: 1 }) }, [B(4)], [U(1)])])]
		}
	], Ub = {
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
		abilities: Bb,
		tokens: Vb,
		cards: Hb
	};
})), Gb = /* @__PURE__ */ f({
	hero: () => Ub,
	texts: () => Kb
}), Kb, qb = d((() => {
	m(), kb(), jb(), Wb(), Kb = u({
		en: Ob,
		fr: Ab
	});
})), Jb, Yb = d((() => {
	_(), Jb = {
		name: "Gunslinger",
		style: ["Fast, direct attacks, and a little luck in the chamber.", "Put a Bounty on your opponent, so that every attack on them hurts more and pays you CP, and spend Reload to add half a die to the damage."],
		symbols: {
			bullet: g("Bullet", "Bullets"),
			dash: g("Dash", "Dashes"),
			bullseye: g("Bullseye", "Bullseyes")
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
				text: "Spend on your attack and roll a die: add half its value, rounded up, to the damage."
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
})), Xb, Zb = d((() => {
	_(), Xb = {
		name: "As de la Gâchette",
		style: ["Des attaques rapides et directes, et un peu de chance dans le barillet.", "Mettez une Prime sur l’adversaire, pour que chaque attaque contre lui fasse plus mal et vous rapporte un PC, et dépensez Recharge pour ajouter la moitié d’un dé aux dégâts."],
		symbols: {
			bullet: g("Balle", "Balles"),
			dash: g("Sprint", "Sprints"),
			bullseye: g("Cible", "Cibles")
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
				text: "À dépenser sur votre attaque\xA0: lancez un dé et ajoutez aux dégâts la moitié de sa valeur, arrondie au supérieur."
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
})), Qb, $b, ex, tx, nx, rx, ix = d((() => {
	Q(), Qb = "gunslinger/reload-again", $b = "gunslinger/reload-plus", ex = (e, t) => (e.attack?.marks[Qb] ?? 0) + j(e, t).abilities.filter(({ ability: e }) => e.standing?.some((e) => e.do === Qb)).length, tx = (e) => e.attack.marks[$b] ?? 0, nx = E({
		name: Qb,
		possible: (e, t) => Js(e, t, "reload"),
		parts: (e, t) => [e.run((e) => {
			let { marks: n } = e.attack;
			n[Qb] = (n[Qb] ?? 0) + 1, n[$b] = (n[$b] ?? 0) + t.plus;
		})],
		estimate: (e) => .5 + e.plus
	}), rx = (e = 0) => nx({ plus: e });
})), ax, ox, sx = d((() => {
	Q(), ix(), ax = E({
		name: "gunslinger/reload",
		possible: (e, t) => lu(e, t, "my-attack") && e.attack?.type !== "pure" && !Fc(e, t),
		vars: () => ({ extra: 0 }),
		parts: (e, t, { own: n }) => [e.run((e, t) => {
			n(t).extra = tx(e);
		}), e.call(vf, (e, t) => ({
			owner: t.self,
			purpose: "effect",
			count: 1,
			by: t.by,
			again: ex(e, t.self),
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
	}), ox = () => ax({});
})), cx, lx, ux, dx, fx, px, mx, hx, gx, _x, vx, yx, bx, xx = d((() => {
	Q(), sx(), ix(), cx = [
		O({ bullet: 3 }),
		O({ bullet: 4 }),
		O({ bullet: 5 })
	], lx = (e, t) => ({
		id: "revolver",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: cx[n],
			effects: [V(t), ...e > 1 ? [Y({ dice: Io(4) }, [K("knockdown")])] : []]
		}))
	}), ux = (e) => ({
		id: "bounty-hunter",
		kind: "offensive",
		tiers: [{
			need: O({
				bullet: 2,
				bullseye: 2
			}),
			effects: [
				K("bounty"),
				...e > 1 ? [z()] : [],
				V(e, "undefendable")
			]
		}]
	}), dx = (e) => ({
		id: "quick-draw",
		kind: "passive",
		upkeep: [W("reload")],
		...e > 1 ? { standing: [rx()] } : {}
	}), fx = (e) => ({
		id: "take-cover",
		kind: "offensive",
		tiers: [{
			need: O({
				bullet: 2,
				dash: 3
			}),
			effects: [W("evasive"), V(e)]
		}]
	}), px = (e, t) => ({
		id: "showdown",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [Cf(!0, [V(e)], [V(t)])]
		}]
	}), mx = (e) => ({
		id: "deadeye",
		kind: "offensive",
		tiers: [{
			need: O({ bullseye: 4 }),
			effects: [
				K("knockdown"),
				z(),
				V(e, "undefendable")
			]
		}]
	}), hx = (e) => ({
		id: "fan-the-hammer",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [W("evasive", 2), V(e)]
		}]
	}), gx = (e) => ({
		id: "duel",
		kind: "defensive",
		effects: [wf(e, [rf([H(3)], [Dg()])], [H(1)])]
	}), _x = [
		lx(1, [
			3,
			4,
			5
		]),
		ux(1),
		dx(1),
		fx(5),
		px(7, 5),
		mx(6),
		hx(7),
		gx(!1),
		{
			id: "fill-em-with-lead",
			kind: "ultimate",
			tiers: [{
				need: O({ bullseye: 5 }),
				effects: [
					W("evasive"),
					K("bounty"),
					K("knockdown"),
					z(),
					V(10),
					rx()
				]
			}]
		}
	], vx = [
		My,
		{
			id: "reload",
			kind: "positive",
			limit: 2,
			spend: {
				when: "my-attack",
				effects: [ox()]
			}
		},
		Ny,
		{
			id: "bounty",
			kind: "negative",
			limit: 1,
			persistent: !0,
			attacked: [B(1), R(1)]
		}
	], yx = [
		Z("revolver-ii", 2, 2, lx(2, [
			4,
			5,
			6
		])),
		Z("bounty-hunter-ii", 1, 2, ux(2)),
		Z("showdown-ii", 1, 2, px(8, 6)),
		Z("showdown-iii", 2, 3, px(9, 6)),
		Z("fan-the-hammer-ii", 2, 2, hx(8), [{
			id: "pistol-whip",
			kind: "offensive",
			tiers: [{
				need: O({
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
		Z("take-cover-ii", 2, 2, fx(6), [{
			id: "mark-the-target",
			kind: "offensive",
			tiers: [{
				need: O({ dash: 3 }),
				effects: [W("evasive", 2), K("bounty")]
			}]
		}]),
		Z("deadeye-ii", 2, 2, mx(8), [{
			id: "enforcer",
			kind: "offensive",
			tiers: [{
				need: O({ bullseye: 3 }),
				effects: [W("evasive"), Fu("two-opponents", [K("bounty"), K("knockdown")])]
			}]
		}]),
		Z("duel-ii", 3, 2, gx(!0)),
		Z("quick-draw-ii", 2, 2, dx(2)),
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
			effects: [Fu("chosen-player", [J(1, [
				X({ bullet: 1 }, Um(2, "target")),
				X({ dash: 1 }, K("knockdown")),
				X({ bullseye: 1 }, K("bounty"))
			])])]
		},
		{
			id: "wild-west",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [rx(1)]
		},
		{
			id: "eat-lead",
			kind: "roll",
			cost: 2,
			modifier: !0,
			effects: [J(5, [R(L("bullet")), Y({ added: 4 }, [K("knockdown")])])]
		},
		{
			id: "run-and-gun",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ bullseye: 1 }) }, [W("reload"), W("evasive", 2)], [U(1)])])]
		}
	], bx = {
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
		abilities: _x,
		tokens: vx,
		cards: yx
	};
})), Sx = /* @__PURE__ */ f({
	hero: () => bx,
	texts: () => Cx
}), Cx, wx = d((() => {
	m(), Yb(), Zb(), xx(), Cx = u({
		en: Jb,
		fr: Xb
	});
})), Tx, Ex = d((() => {
	_(), Tx = {
		name: "Cursed Pirate",
		style: ["Begins as a human and later turns her board over to a more dangerous, cursed side.", "Decide how fast you get rid of your own Cursed Doubloons; then wear your opponents down with Doubloons, Powder Kegs and Parlay."],
		symbols: {
			cutlass: g("Cutlass", "Cutlasses"),
			loot: g("Loot", "Loot"),
			skull: g("Skull", "Skulls")
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
})), Dx, Ox = d((() => {
	_(), Dx = {
		name: "Pirate Maudite",
		style: ["Elle commence humaine, puis retourne son plateau sur une face maudite, plus redoutable.", "Choisissez à quel rythme vous vous défaites de vos Doublons Maudits\xA0; usez ensuite vos adversaires à coups de Doublons, de Barils de Poudre et de Pourparlers."],
		symbols: {
			cutlass: g("Sabre", "Sabres"),
			loot: g("Butin", "Butins"),
			skull: g("Crâne", "Crânes")
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
function kx(e, t, n, r) {
	uf(e, t, -r), uf(e, n, r);
}
var Ax, jx, Mx = d((() => {
	Q(), Ax = E({
		name: "cursed-pirate/ransom",
		options: { ransom: so },
		possible: (e, t) => Uu(Ru(e, t, "opponent")).length > 0,
		vars: () => ({
			die: 0,
			owner: 0,
			reroll: !1
		}),
		parts: (e, t, { own: n }) => [
			e.ask("reroll-die", {
				who: (e, t) => t.self,
				options: (e, t) => Uu(Ru(e, t.self, "opponent")),
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					n(t).die = r, n(t).owner = Bu(Ru(e, t.self, "opponent"), r - 1);
				}
			}),
			e.ask("ransom", {
				who: (e, t) => n(t).owner,
				options: (e, r) => {
					let { die: i, owner: a } = n(r);
					return i === 0 ? [] : v(e, a).cp >= t.price ? ["pay", "reroll"] : ["reroll"];
				},
				params: (e, t) => ({ die: n(t).die }),
				auto: !0,
				then: (e, r, i) => {
					n(r).reroll = i === "reroll", i === "pay" && kx(e, n(r).owner, r.self, t.price);
				}
			}),
			e.roll("roll", {
				dice: (e, t) => +!!n(t).reroll,
				whose: (e, t) => [n(t).owner],
				then: (e, t, [r]) => zu(e, t.self, n(t).die, r)
			})
		],
		estimate: () => 2
	}), jx = (e) => Ax({ price: e });
})), Nx, Px, Fx = d((() => {
	Q(), Nx = E({
		name: "cursed-pirate/shed",
		options: { shed: io("shed") },
		parts: (e) => [e.ask("shed", {
			who: (e, t) => t.self,
			options: (e, t) => {
				let n = F(e, t.self, Rs("doubloon", t.self));
				return n === 0 ? [] : Array.from({ length: n + 1 }, (e, t) => t);
			},
			then: (e, t, n) => {
				P(e, t.self, Rs("doubloon", t.self), n);
			}
		})],
		estimate: () => 1
	}), Px = () => Nx({});
}));
// packages/dice-throne/src/heroes/cursed-pirate/wane.ts
function Ix(e, t) {
	let n = v(e, t);
	n.marks.face = 1, n.board = hs(n.hero, 1, j(e, t).levels), td(e, t), l(() => ({
		type: "flipped",
		seat: t
	}));
}
var Lx, Rx, zx = d((() => {
	Q(), Lx = E({
		name: "cursed-pirate/wane",
		parts: (e) => [e.run((e, t) => {
			P(e, t.self, Rs("doubloon", t.self), 1) === 0 && Ix(e, t.self);
		})],
		estimate: () => 0
	}), Rx = () => Lx({});
})), Bx, Vx, Hx, Ux, Wx, Gx, Kx, qx, Jx, Yx = d((() => {
	Q(), Mx(), Fx(), zx(), Bx = [
		O({ cutlass: 3 }),
		O({ cutlass: 4 }),
		O({ cutlass: 5 })
	], Vx = O({
		cutlass: 1,
		loot: 2,
		skull: 1
	}), Hx = O({
		cutlass: 1,
		skull: 3
	}), Ux = (e = 1) => W("doubloon", e, !0), Wx = [
		{
			id: "cutlass-strike",
			kind: "offensive",
			tiers: [
				5,
				6,
				7
			].map((e, t) => ({
				need: Bx[t],
				effects: [V(e), Y({ dice: Io(4) }, [K("powder-keg")])]
			}))
		},
		{
			id: "x-marks-the-spot",
			kind: "offensive",
			tiers: [{
				need: O({ loot: 3 }),
				effects: [
					B(1),
					Dd(),
					J(3, [
						V(L("cutlass", 2), "undefendable"),
						U(L("loot")),
						Ux(L("skull"))
					])
				]
			}]
		},
		{
			id: "cursed",
			kind: "passive",
			endOfTurn: [Rx()]
		},
		{
			id: "walk-the-plank",
			kind: "offensive",
			tiers: [{
				need: Vx,
				effects: [
					rf([S_(1)], [Hf("target")]),
					z(),
					V(7)
				]
			}]
		},
		{
			id: "light-the-fuse",
			kind: "offensive",
			tiers: [{
				need: k,
				effects: [
					K("powder-keg"),
					z(),
					V(7)
				]
			}, {
				need: A,
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
				need: O({ skull: 4 }),
				effects: [
					Ux(),
					K("parlay"),
					V(7, "undefendable")
				]
			}]
		},
		{
			id: "shiver-me-timbers",
			kind: "offensive",
			tiers: [{
				need: Hx,
				effects: [V(7, "undefendable"), Px()]
			}]
		},
		{
			id: "pirates-touch",
			kind: "ultimate",
			tiers: [{
				need: O({ skull: 5 }),
				effects: [
					V(12),
					Ux(2),
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
				H(L("cutlass")),
				B(L("loot")),
				q(L("skull", 2)),
				X({
					cutlass: 2,
					skull: 1
				}, Ux())
			]
		}
	], Gx = [
		{
			id: "soul-cutlass",
			kind: "offensive",
			tiers: [
				5,
				7,
				9
			].map((e, t) => ({
				need: Bx[t],
				effects: [V(e), Y({ dice: Io(3) }, [K("powder-keg")])]
			}))
		},
		{
			id: "dread-mark",
			kind: "offensive",
			tiers: [{
				need: O({ loot: 3 }),
				effects: [
					B(2),
					Dd(),
					J(4, [
						V(L("cutlass", 2), "undefendable"),
						U(L("loot")),
						K("doubloon", L("skull"))
					])
				]
			}]
		},
		{
			id: "curse",
			kind: "passive",
			upkeep: [k_(4, "self", !0)],
			foeDidNotAttack: [K("powder-keg")]
		},
		{
			id: "abyssal-walk",
			kind: "offensive",
			tiers: [{
				need: Vx,
				effects: [
					S_(1),
					Hf("target"),
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
				need: k,
				effects: [
					K("wither"),
					K("powder-keg"),
					z(),
					V(7)
				]
			}, {
				need: A,
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
				need: O({ skull: 4 }),
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
				need: Hx,
				effects: [V(8, "undefendable"), k_(cl("doubloon"), "all-opponents")]
			}]
		},
		{
			id: "cursed-touch",
			kind: "ultimate",
			tiers: [{
				need: O({ skull: 5 }),
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
				H(L("cutlass")),
				B(L("loot")),
				q(L("skull", 2)),
				X({
					cutlass: 2,
					skull: 1
				}, K("doubloon"))
			]
		}
	], Kx = [
		{
			id: "doubloon",
			kind: "unique",
			limit: 5,
			limitOnOthers: 3,
			owned: !0,
			persistent: !0,
			fixed: "both",
			upkeep: [k_(cl("doubloon"), "self")]
		},
		{
			id: "powder-keg",
			kind: "negative",
			limit: 1,
			blast: 3,
			upkeep: [J(1, [Y({ die: [1, 2] }, [y_("powder-keg")]), Y({ die: [6] }, [pg("powder-keg")])])]
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
	], qx = [
		{
			id: "cursed-cards",
			kind: "instant",
			cost: 0,
			effects: [rf([U(1)], [Um(2, "self", !0), U(2)], [Um(4, "self", !0), U(3)])]
		},
		{
			id: "batten-down",
			kind: "instant",
			cost: 4,
			effects: [Gf(), U(4)]
		},
		{
			id: "shark-bait",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [R(2)]
		},
		{
			id: "run-ya-through",
			kind: "roll",
			cost: 2,
			modifier: !0,
			effects: [J(5, [R(L("cutlass")), Y({ added: 3 }, [K("powder-keg")])])]
		},
		{
			id: "ransom",
			kind: "roll",
			cost: 1,
			effects: [jx(2)]
		},
		{
			id: "swashbuckle",
			kind: "main",
			cost: 2,
			effects: [J(1, [
				X({ cutlass: 1 }, Um(2, "chosen-opponent")),
				X({ loot: 1 }, U(2)),
				X({ skull: 1 }, K("powder-keg", 1, "chosen-opponent"))
			])]
		},
		{
			id: "scurvy",
			kind: "main",
			cost: 2,
			effects: [Um(1, "self", !0), K("wither", 1, "chosen-opponent")]
		},
		{
			id: "pillage",
			kind: "main",
			cost: 0,
			effects: [S_(1, "chosen-opponent")]
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
			effects: [Fu("chosen-opponent", [J(1, [
				X({ cutlass: 1 }, g_("target")),
				X({ loot: 1 }, Hf("target")),
				X({ skull: 1 }, Hf("target", "random"))
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
			}, [Ux()], [G(3)])]
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
			effects: [Fu("chosen-opponent", [af([K("powder-keg")], [r_(1, [Y({ die: [
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
			effects: [J(1, [Y({ dice: O({ skull: 1 }) }, [K("parlay", 1, "chosen-opponent")], [U(1)])])]
		}
	], Jx = {
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
		abilities: Wx,
		otherFace: Gx,
		tokens: Kx,
		cards: qx
	};
})), Xx = /* @__PURE__ */ f({
	hero: () => Jx,
	texts: () => Zx
}), Zx, Qx = d((() => {
	m(), Ex(), Ox(), Yx(), Zx = u({
		en: Tx,
		fr: Dx
	});
})), $x, eS = d((() => {
	_(), $x = {
		name: "Monk",
		style: ["Patient: gathers Chi, soaks up blows and strikes when the time is right.", "Chi prevents damage at once, but adds to your attacks only from a later turn on, so decide what you save it for; Lotus faces raise how much of it you can hold."],
		symbols: {
			fist: g("Fist", "Fists"),
			palm: g("Palm", "Palms"),
			zen: g("Zen"),
			lotus: g("Lotus", "Lotuses")
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
})), tS, nS = d((() => {
	_(), tS = {
		name: "Moine",
		style: ["Tout en patience\xA0: il accumule le Chi, encaisse les coups et frappe au bon moment.", "Le Chi prévient des dégâts tout de suite, mais ne renforce vos attaques qu’à partir d’un tour suivant\xA0: à vous de choisir pour quoi le garder\xA0; les Lotus augmentent la quantité que vous pouvez en avoir."],
		symbols: {
			fist: g("Poing", "Poings"),
			palm: g("Paume", "Paumes"),
			zen: g("Zen"),
			lotus: g("Lotus")
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
})), rS, iS, aS, oS, sS, cS, lS, uS, dS, fS, pS, mS, hS, gS, _S = d((() => {
	Q(), rS = rf([W("evasive")], [W("cleanse")]), iS = [
		O({ fist: 3 }),
		O({ fist: 4 }),
		O({ fist: 5 })
	], aS = (e, t) => ({
		id: "fist-strike",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: iS[n],
			effects: [V(t), ...e > 2 ? [Y({ dice: Io(4) }, [K("knockdown")])] : []]
		}))
	}), oS = (e, ...t) => ({
		id: "meditate",
		kind: "offensive",
		tiers: [{
			need: O({ zen: 3 }),
			effects: [W("chi", e), ...t]
		}]
	}), sS = (e, t) => ({
		id: "combo-strike",
		kind: "offensive",
		tiers: [{
			need: O({
				fist: 3,
				palm: 1
			}),
			effects: [V(e), J(t, [
				V(L("fist", 2)),
				V(L("palm", 3)),
				W("chi", L("zen", 2)),
				Kg(L("lotus"), [rS])
			])]
		}]
	}), cS = (e) => ({
		id: "tempest-rush",
		kind: "offensive",
		tiers: [{
			need: O({ palm: 3 }),
			effects: [J(3, [V(il), Y({ total: e > 1 ? 12 : 13 }, [K("knockdown")])], e > 1 ? {
				again: 1,
				price: {
					token: "chi",
					n: 1
				}
			} : {})]
		}]
	}), lS = (e) => ({
		id: "fist-of-harmony",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [V(6)],
			after: [W("chi", e)]
		}]
	}), uS = (...e) => ({
		id: "fist-of-tranquility",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [...e, V(7)],
			after: [W("evasive"), W("chi", 3)]
		}]
	}), dS = (e) => ({
		id: "lotus-strike",
		kind: "offensive",
		tiers: [{
			need: O({ lotus: 4 }),
			effects: [V(e, "undefendable")],
			after: [Ag("chi"), W("chi", e)]
		}]
	}), fS = (e, ...t) => ({
		id: "serenity",
		kind: "defensive",
		dice: e,
		effects: [
			W("chi", L("zen")),
			H(L("fist")),
			...t
		]
	}), pS = [
		aS(1, [
			6,
			7,
			8
		]),
		oS(5, rS),
		sS(6, 1),
		cS(1),
		lS(2),
		uS(),
		dS(5),
		{
			id: "transcendence",
			kind: "ultimate",
			tiers: [{
				need: O({ lotus: 5 }),
				effects: [
					W("evasive"),
					W("cleanse"),
					K("knockdown"),
					V(10)
				],
				after: [Ag("chi"), W("chi", 6)]
			}]
		},
		fS(4)
	], mS = [
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
				effects: [R(1)]
			}]
		},
		My,
		Ry,
		Ny
	], hS = [
		Z("fist-strike-ii", 1, 2, aS(2, [
			7,
			8,
			9
		])),
		Z("fist-strike-iii", 2, 3, aS(3, [
			7,
			8,
			9
		])),
		Z("meditate-ii", 2, 2, oS(6, W("evasive"), W("cleanse")), [{
			id: "zen-strike",
			kind: "offensive",
			tiers: [{
				need: O({
					fist: 2,
					zen: 2
				}),
				effects: [V(6)],
				after: [W("chi", 2)]
			}]
		}]),
		Z("fist-of-harmony-ii", 1, 2, lS(3)),
		Z("lotus-strike-ii", 2, 2, dS(6), [{
			id: "way-of-the-lotus",
			kind: "offensive",
			tiers: [{
				need: O({ lotus: 3 }),
				effects: [V(2, "undefendable")],
				after: [W("evasive"), W("chi", 2)]
			}]
		}]),
		Z("combo-strike-ii", 2, 2, sS(5, 2)),
		Z("tempest-rush-ii", 1, 2, cS(2)),
		Z("fist-of-tranquility-ii", 2, 2, uS(K("knockdown")), [{
			id: "way-of-the-monk",
			kind: "offensive",
			tiers: [{
				need: O({
					fist: 1,
					palm: 1,
					zen: 1,
					lotus: 1
				}),
				effects: [W("evasive", 2), V(3, "undefendable")]
			}]
		}]),
		Z("serenity-ii", 2, 2, fS(5)),
		Z("serenity-iii", 3, 3, fS(5, X({
			zen: 1,
			lotus: 1
		}, rS))),
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
			effects: [J(1, [Y({ dice: O({ lotus: 1 }) }, [
				W("chi", 2),
				W("evasive"),
				W("cleanse")
			], [U(1)])])]
		}
	], gS = {
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
		abilities: pS,
		tokens: mS,
		cards: hS
	};
})), vS = /* @__PURE__ */ f({
	hero: () => gS,
	texts: () => yS
}), yS, bS = d((() => {
	m(), eS(), nS(), _S(), yS = u({
		en: $x,
		fr: tS
	});
})), xS, SS = d((() => {
	_(), xS = {
		name: "Moon Elf",
		style: ["Arrows from afar, and an opponent who cannot see, move or hide.", "Blind, Entangle and Targeted spoil the other side’s turns while your bow wears it down; keep Evasive for the hit that would hurt most."],
		symbols: {
			arrow: g("Arrow", "Arrows"),
			foot: g("Foot", "Feet"),
			moon: g("Moon", "Moons")
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
})), CS, wS = d((() => {
	_(), CS = {
		name: "Elfe Lunaire",
		style: ["Des flèches tirées de loin, sur un adversaire qui ne peut plus ni voir, ni bouger, ni se cacher.", "Aveuglement, Enchevêtrement et Pris pour cible gâchent les tours de l’autre camp pendant que votre arc l’use\xA0; gardez Évitement pour le coup qui ferait le plus mal."],
		symbols: {
			arrow: g("Flèche", "Flèches"),
			foot: g("Pied", "Pieds"),
			moon: g("Lune", "Lunes")
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
})), TS, ES, DS, OS, kS, AS, jS, MS, NS, PS, FS, IS, LS, RS, zS = d((() => {
	Q(), TS = [
		O({ arrow: 3 }),
		O({ arrow: 4 }),
		O({ arrow: 5 })
	], ES = [
		K("blind"),
		K("entangle"),
		K("targeted")
	], DS = (e, t) => ({
		id: "longbow",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: TS[n],
			effects: [V(e), ...t === void 0 ? [] : [Y({ dice: Io(t) }, [K("entangle")])]]
		}))
	}), OS = (e) => ({
		id: "demising-shot",
		kind: "offensive",
		tiers: [{
			need: O({
				arrow: 3,
				moon: 2
			}),
			effects: [
				K("targeted"),
				z(),
				V(e)
			]
		}]
	}), kS = (e) => ({
		id: "covered-shot",
		kind: "offensive",
		tiers: [{
			need: O({
				arrow: 2,
				foot: 3
			}),
			effects: [W("evasive"), V(e)]
		}]
	}), AS = (e, t, ...n) => ({
		id: "exploding-arrow",
		kind: "offensive",
		tiers: [{
			need: O({
				arrow: 1,
				moon: 3
			}),
			effects: [
				J(5, [
					V(L("arrow", t, e)),
					V(L("foot")),
					uh(L("moon"))
				]),
				K("blind"),
				...n
			]
		}]
	}), jS = (e) => ({
		id: "entangling-shot",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [K("entangle"), V(e)]
		}]
	}), MS = (e) => ({
		id: "eclipse",
		kind: "offensive",
		tiers: [{
			need: O({ moon: 4 }),
			effects: [
				...ES,
				z(),
				V(e)
			]
		}]
	}), NS = (e) => ({
		id: "blinding-shot",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [
				K("blind"),
				W("evasive"),
				V(e)
			]
		}]
	}), PS = (e) => ({
		id: "missed-me",
		kind: "defensive",
		dice: 5,
		effects: [X({ foot: 2 }, Dg()), H(L("arrow", { every: e }))]
	}), FS = [
		DS([
			3,
			5,
			7
		]),
		OS(4),
		kS(7),
		AS(4, 1),
		jS(7),
		MS(7),
		NS(8),
		{
			id: "lunar-eclipse",
			kind: "ultimate",
			tiers: [{
				need: O({ moon: 5 }),
				effects: [
					W("evasive"),
					...ES,
					z(),
					V(12)
				]
			}]
		},
		PS(2)
	], IS = [
		My,
		{
			id: "blind",
			kind: "negative",
			limit: 1,
			ends: "offense",
			activating: { effects: [J(1, [Y({ die: [1, 2] }, [Np()])])] }
		},
		{
			id: "entangle",
			kind: "negative",
			limit: 1,
			ends: "roll-phase",
			attempts: -1
		},
		Py
	], LS = [
		Z("longbow-ii", 2, 2, DS([
			4,
			6,
			8
		], 4)),
		Z("longbow-iii", 3, 3, DS([
			5,
			7,
			9
		], 3)),
		Z("demising-shot-ii", 2, 2, OS(6), [{
			id: "focus",
			kind: "offensive",
			tiers: [{
				need: O({
					arrow: 2,
					moon: 1
				}),
				effects: [K("targeted"), K("entangle")]
			}]
		}]),
		Z("covered-shot-ii", 2, 2, kS(9), [{
			id: "evasive-action",
			kind: "offensive",
			tiers: [{
				need: O({ foot: 3 }),
				effects: [Id(["evasive"], "chosen-player"), V(2, "undefendable")]
			}]
		}]),
		Z("exploding-arrow-ii", 2, 2, AS(3, 2)),
		Z("exploding-arrow-iii", 3, 3, AS(3, 2, K("entangle"))),
		Z("entangling-shot-ii", 2, 2, jS(9)),
		Z("blinding-shot-ii", 2, 2, NS(10), [{
			id: "lunar-blessing",
			kind: "offensive",
			tiers: [{
				need: O({
					arrow: 1,
					foot: 2,
					moon: 1
				}),
				effects: [W("evasive", 3), K("entangle")]
			}]
		}]),
		Z("eclipse-ii", 2, 2, MS(9), [{
			id: "moon-shadow",
			kind: "offensive",
			tiers: [{
				need: O({ moon: 3 }),
				effects: [W("evasive"), ...ES]
			}]
		}]),
		Z("missed-me-ii", 3, 2, PS(1)),
		{
			id: "moon-magic",
			kind: "main",
			cost: 4,
			effects: [W("evasive"), Fu("chosen-opponent", ES)]
		},
		{
			id: "take-that",
			kind: "roll",
			cost: 0,
			modifier: !0,
			effects: [J(1, [
				X({ arrow: 1 }, R(2)),
				X({ foot: 1 }, K("entangle")),
				X({ moon: 1 }, K("blind"))
			])]
		},
		{
			id: "volley",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [J(5, [R(L("arrow"))]), K("entangle")]
		},
		{
			id: "evade",
			kind: "instant",
			cost: 1,
			effects: [Id(["evasive"], "chosen-player")]
		},
		{
			id: "lunar-umbra",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ moon: 1 }) }, [Fu("chosen-opponent", ES)], [U(1)])])]
		}
	], RS = {
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
		abilities: FS,
		tokens: IS,
		cards: LS
	};
})), BS = /* @__PURE__ */ f({
	hero: () => RS,
	texts: () => VS
}), VS, HS = d((() => {
	m(), SS(), wS(), zS(), VS = u({
		en: xS,
		fr: CS
	});
})), US, WS = d((() => {
	_(), US = {
		name: "Ninja",
		style: ["Strikes unseen: poison works while she is already gone in the smoke.", "Delayed Poison hurts at the end of the opponent’s turn, Ninjutsu sharpens the attack you are making, and a Smoke Bomb has an even chance to make a blow miss altogether."],
		symbols: {
			ninjato: g("Ninjatō"),
			shuriken: g("Shuriken"),
			mask: g("Mask", "Masks")
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
				text: "When you are about to suffer non-ultimate damage, spend this and roll a die: on a 1, 2 or 3, you suffer none from one source."
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
})), GS, KS = d((() => {
	_(), GS = {
		name: "Ninja",
		style: ["Elle frappe sans être vue\xA0: le poison agit quand elle a déjà disparu dans la fumée.", "Le Poison latent blesse à la fin du tour de l’adversaire, Ninjutsu aiguise l’attaque en cours, et une Bombe fumigène a une chance sur deux de faire manquer un coup tout entier."],
		symbols: {
			ninjato: g("Ninjatō"),
			shuriken: g("Shuriken", "Shurikens"),
			mask: g("Masque", "Masques")
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
				text: "Quand vous allez subir des dégâts non ultimes, dépensez ce jeton et lancez un dé\xA0: sur 1, 2 ou 3, vous n’en subissez aucun d’une source."
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
})), qS, JS, YS, XS, ZS, QS, $S, eC, tC, nC, rC, iC, aC, oC = d((() => {
	Q(), qS = [
		O({ ninjato: 3 }),
		O({ ninjato: 4 }),
		O({ ninjato: 5 })
	], JS = (e, t) => ({
		id: "slash",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: qS[n],
			effects: [V(t), ...e > 1 ? [Y({ dice: Io(3) }, [W("ninjutsu")])] : []]
		}))
	}), YS = (e) => ({
		id: "walk-the-line",
		kind: "offensive",
		tiers: [{
			need: O({ shuriken: 4 }),
			effects: [J(2, [V(il), Y({ atMost: 6 }, [H_()])], e > 1 ? { again: 1 } : {})]
		}]
	}), XS = (e) => ({
		id: "death-blossom",
		kind: "offensive",
		tiers: [{
			need: O({
				ninjato: 3,
				shuriken: 2
			}),
			effects: [J(5, [
				V(L("ninjato")),
				V(L("shuriken", 2)),
				X({ mask: 1 }, H_()),
				...e > 1 ? [X({ mask: 2 }, K("delayed-poison"))] : []
			], e > 1 ? { again: 2 } : {})]
		}]
	}), ZS = (e) => ({
		id: "smoke-screen",
		kind: "offensive",
		tiers: [{
			need: O({
				ninjato: 1,
				shuriken: 2,
				mask: 1
			}),
			effects: [Id({
				"smoke-bomb": 1,
				ninjutsu: e
			}, "chosen-player"), K("delayed-poison", 1, "chosen-opponent")]
		}]
	}), QS = (e) => ({
		id: "poison-blade",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [e, V(5)]
		}]
	}), $S = (...e) => ({
		id: "shadow-fang",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [
				...e,
				W("ninjutsu", 2),
				z(),
				V(8)
			]
		}]
	}), eC = (e, t) => ({
		id: "shadewalk",
		kind: "offensive",
		tiers: [{
			need: O({ mask: 4 }),
			effects: [
				W("smoke-bomb"),
				K("delayed-poison", e),
				V(t, "undefendable")
			]
		}]
	}), tC = (e) => ({
		id: "shade-shift",
		kind: "defensive",
		dice: 3,
		effects: [
			e > 1 ? H(L("ninjato")) : X({ ninjato: 1 }, H(1)),
			X({ shuriken: 1 }, H(2)),
			X({ mask: 2 }, W("smoke-bomb"))
		],
		actions: [{
			id: "shade-shift-reroll",
			cost: 0,
			when: "my-defense",
			oncePerTurn: !0,
			effects: [Qg(e)]
		}]
	}), nC = [
		JS(1, [
			5,
			6,
			7
		]),
		YS(1),
		XS(1),
		ZS(2),
		QS(K("delayed-poison")),
		$S(),
		eC(1, 6),
		{
			id: "assassinate",
			kind: "ultimate",
			tiers: [{
				need: O({ mask: 5 }),
				effects: [
					K("delayed-poison", 1, "any-two-opponents"),
					W("smoke-bomb"),
					V(10)
				]
			}]
		},
		tC(1)
	], rC = [
		{
			id: "delayed-poison",
			kind: "negative",
			limit: 2,
			endOfTurn: [sh("delayed-poison", "all"), Um(ul(3), "self")]
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
				] }, [Md()])])]
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
					] }, [R(1)]),
					Y({ die: [4, 5] }, [R(2)]),
					Y({ die: [6] }, [rf([R(2)], [K("delayed-poison")], [H_()])])
				])]
			}
		}
	], iC = [
		Z("slash-ii", 2, 2, JS(2, [
			4,
			6,
			8
		])),
		Z("death-blossom-ii", 2, 2, XS(2)),
		Z("smoke-screen-ii", 2, 2, ZS(3), [{
			id: "kuji-kiri",
			kind: "offensive",
			tiers: [{
				need: O({
					shuriken: 3,
					mask: 2
				}),
				effects: [k_(4, "any-two-opponents")]
			}]
		}]),
		Z("walk-the-line-ii", 2, 2, YS(2), [{
			id: "tip-of-the-blade",
			kind: "offensive",
			tiers: [{
				need: O({ shuriken: 3 }),
				effects: [J(1, [V(il, "pure")])]
			}]
		}]),
		Z("poison-blade-ii", 1, 2, QS(J(1, [
			X({ ninjato: 1 }, K("delayed-poison")),
			X({ shuriken: 1 }, K("delayed-poison", 2)),
			X({ mask: 1 }, K("delayed-poison", 2))
		]))),
		Z("shadow-fang-ii", 2, 2, $S(W("smoke-bomb")), [{
			id: "misdirect",
			kind: "offensive",
			tiers: [{
				need: O({
					ninjato: 2,
					mask: 2
				}),
				effects: [W("smoke-bomb"), V(2, "undefendable")]
			}]
		}]),
		Z("shadewalk-ii", 2, 2, eC(2, 5), [{
			id: "jugulate",
			kind: "offensive",
			tiers: [{
				need: O({ mask: 3 }),
				effects: [W("ninjutsu", 3), K("delayed-poison", 1, "chosen-opponent")]
			}]
		}]),
		Z("shade-shift-ii", 2, 2, tC(2)),
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
			effects: [J(5, [R(L("shuriken"))], { again: 5 })]
		},
		{
			id: "fan-of-knives",
			kind: "main",
			cost: 2,
			effects: [Um(1, "any-three-opponents", !1, "undefendable")]
		},
		{
			id: "smoke-offering",
			kind: "instant",
			cost: 0,
			price: { cards: 1 },
			effects: [Id(["smoke-bomb"], "chosen-player")]
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
			effects: [J(1, [Y({ dice: O({ mask: 1 }) }, [W("smoke-bomb"), W("ninjutsu", 2)], [U(1)])])]
		}
	], aC = {
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
		abilities: nC,
		tokens: rC,
		cards: iC
	};
})), sC = /* @__PURE__ */ f({
	hero: () => aC,
	texts: () => cC
}), cC, lC = d((() => {
	m(), WS(), KS(), oC(), cC = u({
		en: US,
		fr: GS
	});
})), uC, dC = d((() => {
	_(), uC = {
		name: "Pyromancer",
		style: ["Stoke the fire, then let it all go at once.", "Fire Mastery makes her attacks grow but cools by one each turn: gather it fast, raise its limit, and burn it in one great blow."],
		symbols: {
			flame: g("Flame", "Flames"),
			blaze: g("Blaze", "Blazes"),
			"fiery-soul": g("Fiery Soul", "Fiery Souls"),
			meteor: g("Meteor", "Meteors")
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
				text: "During your upkeep, remove one of these tokens. Abilities and cards count them; Combustion spends them for damage."
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
})), fC, pC = d((() => {
	_(), fC = {
		name: "Pyromancienne",
		style: ["Attisez le feu, puis lâchez tout d’un coup.", "La Maîtrise du Feu fait grandir ses attaques, mais elle refroidit d’un jeton par tour\xA0: accumulez-la vite, augmentez sa limite et brûlez-la en un seul grand coup."],
		symbols: {
			flame: g("Flamme", "Flammes"),
			blaze: g("Brasier", "Brasiers"),
			"fiery-soul": g("Âme ardente", "Âmes ardentes"),
			meteor: g("Météore", "Météores")
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
				text: "À votre entretien, retirez un de ces jetons. Des capacités et des cartes les comptent\xA0; Combustion les dépense pour infliger des dégâts."
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
})), $, mC, hC, gC, _C, vC, yC, bC, xC, SC, CC, wC, TC, EC, DC, OC = d((() => {
	Q(), $ = "fire-mastery", mC = [
		O({ flame: 3 }),
		O({ flame: 4 }),
		O({ flame: 5 })
	], hC = (e) => ({
		id: "fireball",
		kind: "offensive",
		tiers: [
			4,
			6,
			8
		].map((t, n) => ({
			need: mC[n],
			effects: [W($, e), V(t)]
		}))
	}), gC = (e) => ({
		id: "burning-soul",
		kind: "offensive",
		tiers: [{
			need: O({ "fiery-soul": 2 }),
			effects: [
				...e > 1 ? [X({ "fiery-soul": 3 }, K("burn")), X({ "fiery-soul": 4 }, Ag($))] : [],
				W($, L("fiery-soul", 2)),
				k_(L("fiery-soul"), "all-opponents")
			]
		}]
	}), _C = (e) => J(1, [
		X({ flame: 1 }, e),
		X({ blaze: 1 }, K("burn")),
		X({ "fiery-soul": 1 }, W($, 2)),
		X({ meteor: 1 }, K("knockdown"))
	]), vC = (e) => ({
		id: "pyroblast",
		kind: "offensive",
		tiers: [{
			need: O({
				flame: 3,
				meteor: 1
			}),
			effects: [V(6), e === 1 ? _C(V(3)) : J(2, [
				V(L("flame", 3)),
				K("burn", L("blaze")),
				W($, L("fiery-soul", 2)),
				K("knockdown", L("meteor"))
			], e > 2 ? { again: 1 } : {})]
		}]
	}), yC = (e) => ({
		id: "combustion",
		kind: "offensive",
		tiers: [{
			need: O({
				flame: 1,
				blaze: 1,
				"fiery-soul": 1,
				meteor: 1
			}),
			effects: [W($), bg({
				token: $,
				n: 1
			}, 4, [V(e, "undefendable")])]
		}]
	}), bC = (e) => ({
		id: "hot-streak",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [
				W($, 2),
				Dd(),
				V(ll($, 1, e))
			]
		}]
	}), xC = (e, t) => ({
		id: "ignite",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: e > 1 ? [
				W($, 2),
				K("burn"),
				Od(),
				Pf(ll($, 2, t))
			] : [
				W($, 2),
				Dd(),
				V(ll($, 2, t))
			]
		}]
	}), SC = (e) => ({
		id: "meteorite",
		kind: "offensive",
		tiers: [{
			need: O({ meteor: 4 }),
			effects: [
				W($, 2),
				K("stun"),
				Od(),
				Pf(ll($), "undefendable"),
				k_(e, "all-opponents")
			]
		}]
	}), CC = (e) => ({
		id: "molten-armor",
		kind: "defensive",
		dice: 5,
		effects: [
			W($, L("fiery-soul")),
			...e > 2 ? [W($, L("meteor"))] : [],
			...e > 1 ? [X({
				flame: 1,
				blaze: 1
			}, K("burn"))] : [],
			H(L("flame")),
			...e > 2 ? [H(L("meteor"))] : []
		]
	}), wC = [
		hC(1),
		gC(1),
		vC(1),
		yC(3),
		bC(5),
		xC(1, 4),
		SC(2),
		{
			id: "scorch-the-earth",
			kind: "ultimate",
			tiers: [{
				need: O({ meteor: 5 }),
				effects: [
					W($, 3),
					K("knockdown"),
					K("burn"),
					V(12),
					k_(2, "all-opponents")
				]
			}]
		},
		CC(1)
	], TC = [
		{
			id: $,
			kind: "positive",
			limit: 5,
			upkeep: [sh($)]
		},
		{
			id: "burn",
			kind: "negative",
			limit: 1,
			persistent: !0,
			upkeep: [k_(2, "self")]
		},
		Ny,
		Ly
	], EC = [
		Z("fireball-ii", 1, 2, hC(2)),
		Z("pyroblast-ii", 2, 2, vC(2)),
		Z("pyroblast-iii", 3, 3, vC(3)),
		Z("burning-soul-ii", 1, 2, gC(2)),
		Z("combustion-ii", 2, 2, yC(4)),
		Z("hot-streak-ii", 2, 2, bC(6), [{
			id: "scorch",
			kind: "offensive",
			tiers: [{
				need: O({
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
		Z("ignite-ii", 2, 2, xC(2, 5), [{
			id: "blazing-soul",
			kind: "offensive",
			tiers: [{
				need: O({
					blaze: 2,
					"fiery-soul": 2
				}),
				effects: [
					Ag($),
					W($, 5),
					K("knockdown")
				]
			}]
		}]),
		Z("meteorite-ii", 2, 2, SC(3), [{
			id: "meteoroid",
			kind: "offensive",
			tiers: [{
				need: O({ meteor: 3 }),
				effects: [
					K("knockdown"),
					K("burn"),
					K("stun")
				]
			}]
		}]),
		Z("molten-armor-ii", 1, 2, CC(2)),
		Z("molten-armor-iii", 3, 3, CC(3)),
		{
			id: "warm-up",
			kind: "main",
			cost: 0,
			effects: [W($), bg({ cp: 1 }, "any", [W($)])]
		},
		{
			id: "fire-up",
			kind: "main",
			cost: 3,
			effects: [
				Ag($),
				Dd(),
				W($, 2)
			]
		},
		{
			id: "red-hot",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [R(ll($))]
		},
		{
			id: "huzzah",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [_C(R(3))]
		},
		{
			id: "infernal-infusion",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ meteor: 1 }) }, [Ip($)], [U(1)])])]
		}
	], DC = {
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
		abilities: wC,
		tokens: TC,
		cards: EC
	};
})), kC = /* @__PURE__ */ f({
	hero: () => DC,
	texts: () => AC
}), AC, jC = d((() => {
	m(), dC(), pC(), OC(), AC = u({
		en: uC,
		fr: fC
	});
})), MC, NC = d((() => {
	_(), MC = {
		name: "Shadow Thief",
		style: ["Steal, hoard, and turn every coin into a wound.", "Your attacks hit as hard as your purse is full, so save up for the big strike; Shadows hides you until it comes, and you pick one of two defences each time."],
		symbols: {
			dagger: g("Dagger", "Daggers"),
			bag: g("Bag", "Bags"),
			card: g("Card", "Cards"),
			shadow: g("Shadow", "Shadows")
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
})), PC, FC = d((() => {
	_(), PC = {
		name: "Voleur de l’Ombre",
		style: ["Volez, amassez, et que chaque pièce devienne une blessure.", "Vos attaques frappent aussi fort que votre bourse est pleine\xA0: économisez pour le grand coup\xA0; Ombre vous cache en attendant, et vous avez à chaque fois le choix entre deux défenses."],
		symbols: {
			dagger: g("Dague", "Dagues"),
			bag: g("Sac", "Sacs"),
			card: g("Carte", "Cartes"),
			shadow: g("Ombre", "Ombres")
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
})), IC, LC, RC, zC = d((() => {
	Q(), IC = (e, t) => Math.max(0, ...nt(e, t).map((t) => v(e, t).cp)), LC = E({
		name: "shadow-thief/pilfer",
		options: { pilfer: io("pilfer") },
		vars: () => ({
			...Ou(),
			taken: 0
		}),
		parts: (e, t, { own: n }) => [e.ask("pilfer", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = Math.min(t.most, IC(e, n.self));
				return r === 0 ? [] : Array.from({ length: r + 1 }, (e, t) => t);
			},
			then: (e, t, r) => {
				n(t).taken = r;
			}
		}), e.when((e, t) => n(t).taken > 0, ...Tu(e, n, "chosen-opponent", (e, t, r) => v(e, r).cp >= n(t).taken), e.run((e, t) => {
			for (let r of n(t).seats) uf(e, r, -n(t).taken);
		}))],
		estimate: (e) => e.most
	}), RC = (e) => LC({ most: e });
})), BC, VC, HC = d((() => {
	Q(), BC = E({
		name: "shadow-thief/shake-off",
		parts: (e) => [e.run((e, t) => {
			for (let n of N(e, t.self)) C(n).kind === "negative" && nc(n) && P(e, t.self, n, F(e, t.self, n));
		})],
		estimate: () => 2
	}), VC = () => BC({});
})), UC, WC, GC, KC, qC, JC, YC, XC, ZC, QC, $C, ew, tw, nw, rw = d((() => {
	Q(), zC(), HC(), UC = { have: "shadows" }, WC = ll("cp", { half: !0 }), GC = (...e) => ({
		id: "dagger-strike",
		kind: "offensive",
		tiers: [
			4,
			6,
			8
		].map((t, n) => ({
			need: O({ dagger: 3 + n }),
			effects: [
				V(t),
				...e,
				X({ shadow: 1 }, K("poison"))
			]
		}))
	}), KC = (e, t) => ({
		id: "pickpocket",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: O({ bag: 2 + n }),
			effects: [B(e), X({ shadow: 1 }, RC(t))]
		}))
	}), qC = (e) => ({
		id: "shifty-strike",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [
				B(e),
				Dd(),
				V(WC)
			]
		}]
	}), JC = (e) => ({
		id: "insidious-strike",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [
				B(e),
				Dd(),
				V(ll("cp"))
			]
		}]
	}), YC = (...e) => ({
		id: "shadow-dance",
		kind: "offensive",
		tiers: [{
			need: O({ shadow: 3 }),
			effects: [J(1, [V(al, "pure")]), ...e],
			after: [W("shadows"), W("sneak-attack")]
		}]
	}), XC = (...e) => ({
		id: "carducopia",
		kind: "offensive",
		tiers: [{
			need: O({ card: 2 }),
			effects: [U(L("card")), ...e]
		}]
	}), ZC = (e) => ({
		id: "shadow-defense",
		kind: "defensive",
		dice: e,
		effects: [
			X({ dagger: 2 }, K("poison")),
			X({ shadow: 1 }, W("sneak-attack")),
			X({ shadow: 2 }, W("shadows"))
		]
	}), QC = (e) => ({
		id: "counter-strike",
		kind: "defensive",
		dice: 5,
		effects: [H(L("dagger", e)), X({
			dagger: 1,
			shadow: 1
		}, K("poison"))]
	}), $C = [
		GC(X({ bag: 1 }, B(1))),
		KC([
			2,
			3,
			4
		], 1),
		qC(3),
		JC(3),
		YC(),
		XC(),
		{
			id: "shadow-shank",
			kind: "ultimate",
			tiers: [{
				need: O({ shadow: 5 }),
				effects: [
					B(3),
					W("shadows"),
					Y({ option: "shank-shakes-off" }, [VC()]),
					Dd(),
					V(ll("cp", 1, 5))
				]
			}]
		},
		ZC(4),
		QC(1)
	], ew = [
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
				effects: [J(1, [R(il)])]
			}
		},
		By
	], tw = [
		Z("dagger-strike-ii", 0, 2, GC(B(1), X({ card: 1 }, U(1)))),
		Z("pickpocket-ii", 1, 2, KC([
			3,
			4,
			5,
			6
		], 2)),
		Z("shifty-strike-ii", 2, 2, qC(4), [{
			id: "shadow-strike",
			kind: "offensive",
			tiers: [{
				need: O({
					dagger: 2,
					shadow: 2
				}),
				effects: [K("poison"), V(WC)]
			}]
		}]),
		Z("insidious-strike-ii", 2, 2, JC(4), [{
			id: "shank-attack",
			kind: "offensive",
			tiers: [{
				need: O({
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
		Z("shadow-dance-ii", 1, 2, YC(U(1))),
		Z("carducopia-ii", 2, 2, XC(X({ shadow: 1 }, Hf("target", "random")), X({ bag: 1 }, B(1)))),
		Z("shadow-defense-ii", 3, 2, ZC(5)),
		Z("counter-strike-ii", 4, 2, QC(2)),
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
			effects: [Y(UC, [Xu({
				whose: "any",
				to: "any",
				upTo: 2
			})], [Xu({
				whose: "any",
				to: "any"
			})])]
		},
		{
			id: "shadow-coin",
			kind: "instant",
			cost: 0,
			effects: [Y(UC, [B(3)], [B(2)])]
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
			effects: [Hf("chosen-opponent", "random"), Y(UC, [U(2)], [U(1)])]
		},
		{
			id: "shadow-meld",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ shadow: 1 }) }, [W("sneak-attack"), B(2)], [U(1)])])]
		}
	], nw = {
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
		abilities: $C,
		tokens: ew,
		cards: tw
	};
})), iw = /* @__PURE__ */ f({
	hero: () => nw,
	texts: () => aw
}), aw, ow = d((() => {
	m(), NC(), FC(), rw(), aw = u({
		en: MC,
		fr: PC
	});
})), sw, cw = d((() => {
	_(), sw = {
		name: "Treant",
		style: ["A forest that grows a little every turn, from Seedlings to a Dryad.", "Decide which Spirits to keep growing, which to spend on rerolls, healing and damage, and wrap your opponent in Barbed Vine."],
		symbols: {
			branch: g("Branch", "Branches"),
			leaf: g("Leaf", "Leaves"),
			spirit: g("Spirit", "Spirits")
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
				text: "A Spirit. Spend to reroll one of your dice. At most one Seedling per turn."
			},
			sapling: {
				name: "Sapling",
				text: "A Spirit. Spend at any time to heal 1 and gain 1 CP, or together with 1 CP to draw a card. At most one Sapling per turn."
			},
			dryad: {
				name: "Dryad",
				text: "A Spirit. Spend on your attack to add 3 damage, or after an opponent’s offensive roll phase to stop one negative status effect that their ability would inflict on you. At most one Dryad per turn."
			},
			wellspring: {
				name: "Wellspring",
				text: "Spend in one of your main phases and roll a die: heal half its value, rounded up."
			},
			"barbed-vine": {
				name: "Barbed Vine",
				text: "Removed when your roll attempts are over. At the end of that roll phase, suffer 1 damage for each roll attempt after the first, at most 2."
			}
		},
		families: { spirits: g("Spirit", "Spirits") },
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
			"treant/grow": (e, t) => `grow ${t.amount(e.amount, g("Spirit", "Spirits"))}${typeof e.amount == "number" ? "" : " rolled"}`,
			"treant/grow-each": () => "each Spirit you have may grow once, in any order"
		},
		asks: {
			grow: "A Spirit grows: into what?",
			"grow-each": "What does the next Spirit grow into?"
		}
	};
})), lw, uw = d((() => {
	_(), lw = {
		name: "Tréant",
		style: ["Une forêt qui pousse un peu à chaque tour, de la Jeune pousse à la Dryade.", "Choisissez les Esprits à faire grandir et ceux à dépenser en relances, en soins et en dégâts, et enlacez l’adversaire de Ronces."],
		symbols: {
			branch: g("Branche", "Branches"),
			leaf: g("Feuille", "Feuilles"),
			spirit: g("Esprit", "Esprits")
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
				text: "Un Esprit. À dépenser à tout moment pour vous soigner de 1 et gagner 1 PC, ou, en payant aussi 1 PC, pour piocher une carte. Un seul Arbrisseau par tour."
			},
			dryad: {
				name: "Dryade",
				text: "Un Esprit. À dépenser sur votre attaque pour ajouter 3 dégâts, ou après la phase de lancer offensif d’un adversaire pour arrêter une altération négative que sa capacité vous infligerait. Une seule Dryade par tour."
			},
			wellspring: {
				name: "Source",
				text: "À dépenser dans une de vos phases principales\xA0: lancez un dé et soignez-vous de la moitié de sa valeur, arrondie au supérieur."
			},
			"barbed-vine": {
				name: "Ronces",
				text: "Retirées quand vos tentatives de lancer sont finies. À la fin de cette phase de lancer, subissez 1 dégât par tentative de lancer après la première, 2 au plus."
			}
		},
		families: { spirits: g("Esprit", "Esprits") },
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
			"treant/grow": (e, t) => `faites pousser ${t.amount(e.amount, g("Esprit", "Esprits"))}${typeof e.amount == "number" ? "" : " obtenu"}`,
			"treant/grow-each": () => "chaque Esprit que vous avez peut grandir une fois, dans l’ordre de votre choix"
		},
		asks: {
			grow: "Un Esprit pousse\xA0: en quoi\xA0?",
			"grow-each": "En quoi grandit l’Esprit suivant\xA0?"
		}
	};
}));
// packages/dice-throne/src/heroes/treant/growth.ts
function dw(e, t, n) {
	let r = mw(n);
	return Bs(e, t, n) > 0 && (r === void 0 || F(e, t, r) > 0);
}
function fw(e, t, n) {
	let r = mw(n);
	r && P(e, t, r, 1), Vs(e, t, n, 1);
}
var pw, mw, hw = d((() => {
	Q(), pw = [
		"seedling",
		"sapling",
		"dryad"
	], mw = (e) => pw[pw.indexOf(e) - 1];
})), gw, _w, vw, yw = d((() => {
	Q(), hw(), gw = (e, t) => pw.filter((n) => dw(e, t, n)), _w = E({
		name: "treant/grow",
		options: { grow: no() },
		possible: (e, t) => gw(e, t).length > 0,
		vars: () => ({ left: 0 }),
		parts: (e, t, { own: n }) => [e.run((e, r) => {
			n(r).left = $c(e, r, t.amount);
		}), e.loop((e, t) => n(t).left > 0 && gw(e, t.self).length > 0, e.ask("grow", {
			who: (e, t) => t.self,
			options: (e, t) => gw(e, t.self),
			params: (e, t) => ({
				by: t.by,
				left: n(t).left
			}),
			auto: !0,
			then: (e, t, r) => {
				n(t).left--, fw(e, t.self, r);
			}
		}))],
		estimate: (e, t) => 1.2 * t.amount(e.amount)
	}), vw = (e) => _w({ amount: e });
})), bw, xw, Sw, Cw, ww, Tw = d((() => {
	Q(), hw(), bw = (e, t, n) => ["sapling", "dryad"].filter((r) => n[xw(r)] > 0 && dw(e, t, r)), xw = (e) => mw(e), Sw = (e, t) => ({
		seedling: F(e, t, "seedling"),
		sapling: F(e, t, "sapling")
	}), Cw = E({
		name: "treant/grow-each",
		options: { "grow-each": no("none") },
		possible: (e, t) => bw(e, t, Sw(e, t)).length > 0,
		vars: () => ({
			seedling: 0,
			sapling: 0
		}),
		parts: (e, t, { own: n }) => [e.run((e, t) => {
			Object.assign(n(t), Sw(e, t.self));
		}), e.loop((e, t) => bw(e, t.self, n(t)).length > 0, e.ask("grow-each", {
			who: (e, t) => t.self,
			options: (e, t) => [...bw(e, t.self, n(t)), "none"],
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				let i = n(t);
				r === "none" ? Object.assign(i, {
					seedling: 0,
					sapling: 0
				}) : (i[xw(r)]--, fw(e, t.self, r));
			}
		}))],
		estimate: () => 2.4
	}), ww = () => Cw({});
})), Ew, Dw, Ow, kw, Aw, jw, Mw, Nw, Pw, Fw, Iw, Lw, Rw, zw = d((() => {
	Q(), yw(), Tw(), Ew = {
		family: "spirits",
		n: 1
	}, Dw = (e) => ({
		id: "splinter",
		kind: "offensive",
		tiers: [
			5,
			6,
			7
		].map((t, n) => ({
			need: O({ branch: 3 + n }),
			effects: [
				V(t),
				e > 1 ? K("barbed-vine") : gg(Ew, [K("barbed-vine")]),
				...e > 2 ? [Y({ dice: Io(3) }, [vw(1)])] : []
			]
		}))
	}), Ow = (e) => ({
		id: "tend",
		kind: "offensive",
		tiers: [{
			need: O({
				leaf: 2,
				spirit: 2
			}),
			effects: [
				U(1),
				vw(e),
				Id(["wellspring"], "chosen-player"),
				K("barbed-vine", 1, "chosen-opponent")
			]
		}]
	}), kw = (e) => ({
		id: "overgrowth",
		kind: "offensive",
		tiers: [{
			need: O({
				branch: 2,
				leaf: 3
			}),
			effects: [
				V(e),
				bg(Ew, 2, [V(4)]),
				gg({
					token: "wellspring",
					n: 1
				}, [H_()])
			]
		}]
	}), Aw = (e) => ({
		id: "vengeful-vines",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [K("barbed-vine"), V(e)]
		}]
	}), jw = (e) => ({
		id: "call-of-the-wild",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [V(8), J(e, [
				V(L("branch")),
				X({ leaf: 1 }, W("wellspring")),
				vw(L("spirit"))
			])]
		}]
	}), Mw = (e) => ({
		id: "natures-grasp",
		kind: "offensive",
		tiers: [{
			need: O({ spirit: 4 }),
			effects: [
				vw(2),
				z(),
				V(ll("spirits", 1, e), "undefendable")
			]
		}]
	}), Nw = (e) => ({
		id: "rooted",
		kind: "defensive",
		dice: 2 + e,
		effects: [
			q(L("branch")),
			q(L("spirit")),
			X({ leaf: 2 }, vw(1)),
			...e > 1 ? [X({ spirit: 2 }, Id(["wellspring"], "chosen-player"))] : []
		]
	}), Pw = [
		{
			id: "fertilize",
			kind: "passive",
			upkeep: [vw(1)]
		},
		Dw(1),
		Ow(3),
		kw(2),
		Aw(7),
		jw(4),
		Mw(5),
		{
			id: "wake-the-forest",
			kind: "ultimate",
			tiers: [{
				need: O({ spirit: 5 }),
				effects: [
					W("wellspring"),
					Id(["wellspring"], "teammate"),
					vw(5),
					K("barbed-vine"),
					z(),
					V(10)
				]
			}]
		},
		Nw(1)
	], Fw = {
		kind: "companion",
		spent: !0,
		family: "spirits",
		perTurn: 1
	}, Iw = [
		{
			...Fw,
			id: "seedling",
			limit: 3,
			spend: {
				when: "any",
				effects: [Yg({
					whose: "own",
					upTo: 1
				})]
			}
		},
		{
			...Fw,
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
			...Fw,
			id: "dryad",
			limit: 1,
			spends: [{
				id: "add",
				cost: 1,
				when: "my-attack",
				effects: [R(3)]
			}, {
				id: "shield",
				cost: 1,
				when: "inflicting",
				effects: [Xm()]
			}]
		},
		{
			id: "wellspring",
			kind: "positive",
			limit: 1,
			spend: {
				when: "my-main",
				effects: [J(1, [G(al)])]
			}
		},
		{
			id: "barbed-vine",
			kind: "negative",
			limit: 1,
			attempted: [sh("barbed-vine"), k_(dl({ most: 2 }), "self")]
		}
	], Lw = [
		Z("splinter-ii", 1, 2, Dw(2)),
		Z("splinter-iii", 2, 3, Dw(3)),
		Z("tend-ii", 2, 2, Ow(4), [{
			id: "cultivate",
			kind: "offensive",
			tiers: [{
				need: O({
					branch: 2,
					spirit: 2
				}),
				effects: [vw(6)]
			}]
		}]),
		Z("overgrowth-ii", 2, 2, kw(4), [{
			id: "plant",
			kind: "offensive",
			tiers: [{
				need: O({
					branch: 1,
					leaf: 2
				}),
				effects: [vw(3)]
			}]
		}]),
		Z("vengeful-vines-ii", 2, 2, Aw(8), [{
			id: "bitterroot",
			kind: "offensive",
			tiers: [{
				need: O({ leaf: 3 }),
				effects: [V(ll("spirits"), "pure")]
			}]
		}]),
		Z("call-of-the-wild-ii", 2, 2, jw(5), [{
			id: "enrapture",
			kind: "offensive",
			tiers: [{
				need: O({
					branch: 2,
					spirit: 2
				}),
				effects: [K("barbed-vine"), V(4, "undefendable")]
			}]
		}]),
		Z("natures-grasp-ii", 2, 2, Mw(6), [{
			id: "natures-blessing",
			kind: "offensive",
			tiers: [{
				need: O({ spirit: 3 }),
				effects: [
					G(1),
					B(1),
					U(1),
					vw(1)
				]
			}]
		}]),
		Z("rooted-ii", 3, 2, Nw(2)),
		{
			id: "harvest",
			kind: "main",
			cost: 0,
			effects: [bg(Ew, 3, [B(1)], [Y({ paid: 2 }, [Id(["wellspring"], "two-players")])])]
		},
		{
			id: "cultivate-spirits",
			kind: "main",
			cost: 3,
			effects: [vw(3)]
		},
		{
			id: "will-o-wisp",
			kind: "main",
			cost: 1,
			effects: [J(3, [
				X({ branch: 1 }, Um(1, "all-opponents", !1, "collateral")),
				X({ leaf: 1 }, W("wellspring")),
				X({ spirit: 1 }, vw(1))
			])]
		},
		{
			id: "down-pour",
			kind: "main",
			cost: 2,
			effects: [ww()]
		},
		{
			id: "stomp",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [J(5, [R(L("branch")), Y({ added: 3 }, [K("barbed-vine")])])]
		},
		{
			id: "drink-deep",
			kind: "instant",
			cost: 1,
			effects: [Id(["wellspring"], "chosen-player")]
		},
		{
			id: "mother-tree",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ spirit: 1 }) }, [vw(4)], [U(1)])])]
		}
	], Rw = {
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
		abilities: Pw,
		tokens: Iw,
		cards: Lw
	};
})), Bw = /* @__PURE__ */ f({
	hero: () => Rw,
	texts: () => Vw
}), Vw, Hw = d((() => {
	m(), cw(), uw(), zw(), Vw = u({
		en: sw,
		fr: lw
	});
})), Uw, Ww = d((() => {
	_(), Uw = {
		name: "Artificer",
		style: ["A workshop of bots, slow to build and hard to stop.", "Collect Synth, build your bots and keep enough of it to put them to work, and let your Nanites pile up before you detonate them."],
		symbols: {
			wrench: g("Wrench", "Wrenches"),
			nut: g("Nut", "Nuts"),
			bolt: g("Bolt", "Bolts")
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
				text: "In their main phases, the Artificer may spend 2 to build a basic bot, or 3 to make a basic bot advanced. Activating a basic bot costs 2, an advanced one 1. At any time, the Artificer may spend 4 to inflict Nanite on an opponent of their choice."
			},
			nanite: {
				name: "Nanite",
				text: "When Nanites are detonated, remove all of yours: 1, 2 or 3 of them deal you 1, 3 or 5 damage. During your upkeep, roll a die for each: on a 6, it is removed."
			}
		},
		families: { bots: g("bot", "bots") },
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
				text: "Up to twice when you are attacked with 6 or more damage (2 Synth each time if basic, 1 if advanced): roll a die; on a 1 to 3, heal 1; on a 4 or higher, heal 2.",
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
			"artificer/build": (e, t) => e.state === "basic" ? h("build the", t.companion(e.bot)) : h("take the", t.companion(e.bot), " in its advanced form"),
			"artificer/detonate": () => "detonate all Nanites of all players",
			"artificer/free-bots": (e) => e.most === 1 ? "activate one of your bots for free" : `activate up to ${e.most} different bots for free`
		}
	};
})), Gw, Kw = d((() => {
	_(), Gw = {
		name: "Artificier",
		style: ["Un atelier de robots, longs à construire et difficiles à arrêter.", "Amassez du Synthé, construisez vos robots en gardant de quoi les faire travailler, et laissez les Nanites s’accumuler avant de les faire exploser."],
		symbols: {
			wrench: g("Clé", "Clés"),
			nut: g("Écrou", "Écrous"),
			bolt: g("Éclair", "Éclairs")
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
				text: "Dans ses phases principales, l’Artificier peut en dépenser 2 pour construire un robot de base, ou 3 pour perfectionner un robot de base. Activer un robot de base en coûte 2, un robot perfectionné 1. À tout moment, il peut en dépenser 4 pour infliger Nanite à un adversaire de son choix."
			},
			nanite: {
				name: "Nanite",
				text: "Quand les Nanites explosent, retirez toutes les vôtres\xA0: 1, 2 ou 3 d’entre elles vous infligent 1, 3 ou 5 dégâts. À votre entretien, lancez un dé pour chacune\xA0: sur 6, elle est retirée."
			}
		},
		families: { bots: g("robot", "robots") },
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
				text: "Jusqu’à deux fois quand on vous attaque avec au moins 6 dégâts (2 Synthé à chaque fois s’il est de base, 1 s’il est perfectionné)\xA0: lancez un dé\xA0; de 1 à 3, soignez-vous de 1\xA0; sur 4 ou plus, de 2.",
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
			"artificer/build": (e, t) => e.state === "basic" ? h("construisez", `le ${t.companion(e.bot)}`) : h("prenez", `le ${t.companion(e.bot)}`, " dans sa version perfectionnée"),
			"artificer/detonate": () => "toutes les Nanites de tous les joueurs explosent",
			"artificer/free-bots": (e) => e.most === 1 ? "activez gratuitement un de vos robots" : `activez gratuitement jusqu’à ${e.most} robots différents`
		}
	};
})), qw, Jw, Yw, Xw, Zw, Qw = d((() => {
	Q(), qw = (e) => `${e}-this-turn`, Jw = (e, t) => `${e}@${t}`, Yw = (e, t, n) => (ac(e, t, n) ?? "unbuilt") !== "unbuilt", Xw = E({
		name: "artificer/activate",
		inner: ({ effects: e }) => [e],
		possible: (e, t, n) => Yw(e, t, n.bot) && (v(e, t).marks[qw(n.bot)] ?? 0) < (n.perTurn ?? Infinity) && (e.attack?.marks[Jw(n.bot, t)] ?? 0) < (n.perAttack ?? Infinity) && n.effects.some((n) => $d(e, t, n)),
		parts: (e, t, { parts: n }) => [e.run((e, n) => {
			let { marks: r } = v(e, n.self);
			r[qw(t.bot)] = (r[qw(t.bot)] ?? 0) + 1;
			let i = Jw(t.bot, n.self);
			e.attack && (e.attack.marks[i] = (e.attack.marks[i] ?? 0) + 1), n.by = t.bot;
		}), ...n(t.effects, "whole")],
		estimate: (e, t) => t.list(e.effects)
	}), Zw = (e, t, n = {}) => Xw({
		bot: e,
		effects: t,
		...n
	});
})), $w, eT, tT = d((() => {
	Q(), $w = E({
		name: "artificer/build",
		possible: (e, t, { bot: n, state: r }) => {
			let i = ac(e, t, n);
			return i === "unbuilt" || i === "basic" && r === "advanced";
		},
		parts: (e, t) => [e.run((e, n) => oc(e, n.self, t.bot, t.state))],
		estimate: ({ state: e }) => e === "basic" ? 3 : 5
	}), eT = (e, t) => $w({
		bot: e,
		state: t
	});
})), nT, rT, iT, aT, oT, sT = d((() => {
	Q(), nT = "nanite", rT = [
		0,
		1,
		3,
		5
	], iT = (e) => [...e.fighters.keys()].filter((t) => F(e, t, nT) > 0), aT = E({
		name: "artificer/detonate",
		pass: () => "target",
		possible: (e) => iT(e).length > 0,
		vars: () => ({ blows: [] }),
		parts: (e, t, { own: n }) => [e.run((e, t) => {
			for (let r of iT(e)) {
				let i = rT[P(e, r, nT, F(e, r, nT))];
				e.attack?.target === r && lu(e, t.self, "my-attack") ? e.incoming[r].push({
					kind: "add",
					by: t.by,
					amount: i,
					from: t.self
				}) : e.attack ? n(t).blows.push({
					seat: r,
					amount: Ic(e, r) ? 0 : i
				}) : e.incoming[r].push({
					kind: "other",
					by: t.by,
					amount: i,
					type: "normal",
					from: t.self
				});
			}
		}), e.loop((e, t) => n(t).blows.length > 0, e.call(mm, (e, t) => {
			let { seat: r, amount: i } = n(t).blows[0];
			return {
				to: r,
				amount: i,
				by: t.by,
				certain: !1,
				type: "collateral",
				from: t.self
			};
		}, (e, t) => {
			n(t).blows.shift();
		}))],
		estimate: () => 3
	}), oT = () => aT({});
})), cT, lT, uT = d((() => {
	Q(), cT = E({
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
			let a = (e, r) => t.bots.flatMap((t, i) => n(r).done.includes(i + 1) || !$d(e, r.self, t) ? [] : [{
				branch: i + 1,
				does: [t],
				hero: v(e, r.self).hero,
				seat: r.self
			}]);
			return [e.loop((e, t) => n(t).left > 0 && a(e, t).length > 0, e.ask("choose", {
				who: (e, t) => t.self,
				options: (e, n) => [...a(e, n), {
					branch: t.bots.length + 1,
					does: [],
					hero: v(e, n.self).hero,
					seat: n.self
				}],
				key: Ya,
				params: (e, t) => ({ by: t.by }),
				then: (e, r, { branch: i }) => {
					let a = n(r);
					a.branch = i, a.done.push(i), a.left = i > t.bots.length ? 0 : a.left - 1;
				}
			}), ...t.bots.map((t, r) => e.when((e, t) => n(t).branch === r + 1, ...i([t], "whole"))))];
		},
		estimate: (e) => 2 * e.most
	}), lT = (e, t) => cT({
		most: e,
		bots: t
	});
})), dT, fT, pT, mT, hT, gT, _T, vT, yT, bT, xT, ST, CT, wT, TT, ET, DT, OT, kT, AT, jT, MT = d((() => {
	Q(), Qw(), tT(), sT(), uT(), dT = (e) => ({
		token: "synth",
		n: e
	}), fT = Zw("nanobot", [oT()]), pT = Zw("shock-bot", [R(3)], { perTurn: 1 }), mT = Zw("heal-bot", [J(1, [Y({ die: [
		1,
		2,
		3
	] }, [G(1)], [G(2)])])], { perAttack: 2 }), hT = [
		fT,
		pT,
		mT
	], gT = [
		O({ wrench: 3 }),
		O({ wrench: 4 }),
		O({ wrench: 5 })
	], _T = [
		X({ wrench: 1 }, V(1)),
		X({ nut: 1 }, V(2)),
		W("synth", L("bolt"))
	], vT = (e) => ({
		id: "spanner-strike",
		kind: "offensive",
		tiers: e.map((e, t) => ({
			need: gT[t],
			effects: [V(e), gg(dT(1), [J(3, _T)], [J(1, _T)])]
		}))
	}), yT = (e) => ({
		id: "schematics",
		kind: "offensive",
		tiers: [{
			need: O({
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
	}), bT = (...e) => ({
		id: "scrap-collector",
		kind: "passive",
		upkeep: e
	}), xT = (e) => ({
		id: "eureka",
		kind: "offensive",
		tiers: [{
			need: O({
				wrench: 2,
				nut: 3
			}),
			effects: [W("synth", 3), V(e)]
		}]
	}), ST = (e) => ({
		id: "jolt",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [
				W("synth"),
				K("nanite", e),
				V(7)
			]
		}]
	}), CT = (e) => ({
		id: "zapppp",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [
				...e > 1 ? [W("synth", 2)] : [],
				K("nanite"),
				V(9),
				lT(1, hT)
			]
		}]
	}), wT = (e) => ({
		id: "overclock",
		kind: "offensive",
		tiers: [{
			need: O({ bolt: 4 }),
			effects: [
				...e > 1 ? [K("nanite")] : [],
				V(6, "undefendable"),
				lT(2, hT)
			]
		}]
	}), TT = (e, ...t) => ({
		id: "ratchet-up",
		kind: "defensive",
		dice: e,
		effects: t
	}), ET = [
		vT([
			3,
			4,
			5
		]),
		yT(1),
		bT(W("synth")),
		xT(7),
		ST(1),
		CT(1),
		wT(1),
		TT(4, W("synth", L("nut")), X({ bolt: 1 }, K("nanite"))),
		{
			id: "maximum-power",
			kind: "ultimate",
			tiers: [{
				need: O({ bolt: 5 }),
				effects: [
					W("synth", 2),
					K("nanite"),
					V(10),
					lT(2, hT)
				]
			}]
		}
	], DT = [{
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
		upkeep: [Kg(ll("nanite"), [J(1, [Y({ die: [6] }, [sh("nanite")])])])]
	}], OT = (e, t, n) => {
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
					price: dT(2),
					when: "my-main",
					if: r("unbuilt"),
					effects: [eT(e, "basic")]
				},
				{
					id: `${e}-improve`,
					cost: 0,
					price: dT(3),
					when: "my-main",
					if: r("basic"),
					effects: [eT(e, "advanced")]
				},
				{
					id: `${e}-basic`,
					cost: 0,
					price: dT(2),
					if: r("basic"),
					...t
				},
				{
					id: `${e}-advanced`,
					cost: 0,
					price: dT(1),
					if: r("advanced"),
					...t
				}
			]
		};
	}, kT = [
		OT("nanobot", {
			when: "my-upkeep",
			effects: [fT],
			oncePerTurn: !0
		}, [
			0,
			3,
			5
		]),
		OT("shock-bot", {
			when: "my-attack",
			effects: [pT]
		}, [
			0,
			4.5,
			7
		]),
		OT("heal-bot", {
			when: "attacked",
			effects: [Y({ peak: 6 }, [mT])]
		}, [
			0,
			2.5,
			4.5
		])
	], AT = [
		Z("spanner-strike-ii", 1, 2, vT([
			4,
			5,
			6
		])),
		Z("schematics-ii", 1, 2, yT(2)),
		Z("scrap-collector-ii", 2, 2, bT(J(1, [Y({ die: [
			4,
			5,
			6
		] }, [W("synth", 2)], [W("synth")])]))),
		Z("eureka-ii", 2, 2, xT(8), [{
			id: "scratch-built",
			kind: "offensive",
			tiers: [{
				need: O({
					wrench: 2,
					nut: 2
				}),
				effects: [rf([eT("nanobot", "advanced")], [eT("shock-bot", "advanced")], [eT("heal-bot", "advanced")])]
			}]
		}]),
		Z("jolt-ii", 2, 2, ST(2), [{
			id: "nuts-n-bolts",
			kind: "offensive",
			tiers: [{
				need: O({
					wrench: 3,
					bolt: 1
				}),
				effects: [W("synth", 5)]
			}]
		}]),
		Z("overclock-ii", 2, 2, wT(2), [{
			id: "power-up",
			kind: "offensive",
			tiers: [{
				need: O({ bolt: 3 }),
				effects: [K("nanite", 3, "chosen-opponent")]
			}]
		}]),
		Z("zapppp-ii", 2, 2, CT(2), [{
			id: "swarming-bots",
			kind: "offensive",
			tiers: [{
				need: O({
					wrench: 1,
					nut: 2,
					bolt: 1
				}),
				effects: [V(ll("bots", 1, 5))]
			}]
		}]),
		Z("ratchet-up-ii", 3, 2, TT(5, X({ wrench: 2 }, H(1)), W("synth", L("nut")), K("nanite", L("bolt")))),
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
			effects: [J(1, [W("synth", al)])]
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
			effects: [gg(dT(1), [q(3)], [q(2)])]
		},
		{
			id: "synthesize",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ bolt: 1 }) }, [W("synth", 5)], [U(1)])])]
		}
	], jT = {
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
		abilities: ET,
		tokens: DT,
		cards: AT,
		companions: kT
	};
})), NT = /* @__PURE__ */ f({
	hero: () => jT,
	texts: () => PT
}), PT, FT = d((() => {
	m(), Ww(), Kw(), MT(), PT = u({
		en: Uw,
		fr: Gw
	});
})), IT, LT = d((() => {
	_(), IT = {
		name: "Huntress",
		style: ["Two hunters for the price of one: Nyra bites with you and takes blows for you.", "Keep her on her feet: as long as she is active, every attack deals 2 more, and she can suffer the damage meant for you."],
		symbols: {
			spear: g("Spear", "Spears"),
			claw: g("Claw", "Claws"),
			"bonded-soul": g("Bonded Soul", "Bonded Souls"),
			sabertooth: g("Sabertooth", "Sabertooths")
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
			text: "Spend when an attack is about to deal you damage that is not ultimate, if Nyra is active: divide it between you and her, at least 1 each; what exceeds her health is lost. Or spend at any time to heal Nyra 2. (Original leaflet: spent before your defence, which it replaces; you divide the damage when it is totalled, from nothing to all of it.)"
		} },
		companions: { nyra: {
			name: "Nyra",
			text: "Active: your attacks deal 2 more damage; when an attack is about to deal you damage that is not ultimate, she may suffer all of it instead; once per turn, in your offensive roll phase, you may deal 1 damage to her to reroll one of your dice. At 0 health she becomes inactive. Inactive: in your upkeep, she becomes active if she has 5 or more health; otherwise, she heals 1. (Original leaflet: that she suffers the damage is decided before your defence, which it replaces; she rerolls no dice.)",
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
			"huntress/heal-nyra": (e, t) => h("heal Nyra", t.amount(e.amount, g("")), "", t.measure(e.amount, g(""))),
			"huntress/hurt-nyra": (e) => `deal ${e.amount} damage to Nyra`,
			"huntress/rouse-nyra": (e) => `if Nyra is inactive, she becomes active with ${e.from} or more health, and heals 1 with less`,
			"huntress/nyra-takes": () => "Nyra suffers all of it",
			"huntress/share": (e) => e.paid ? "divide it between you and Nyra" : "spend Nyra’s Bond and divide it between you and Nyra",
			"huntress/step-in": (e) => e.shared ? "instead of defending, divide the damage of this attack between you and Nyra" : "instead of defending, let Nyra suffer all the damage of this attack",
			"huntress/guard": () => "if Nyra is active and the attack is not ultimate, she may suffer all of it, or you may spend Nyra’s Bond to divide it between you and her"
		},
		asks: { "nyras-share": "How much of the damage does Nyra suffer?" }
	};
})), RT, zT = d((() => {
	_(), RT = {
		name: "Chasseresse",
		style: ["Deux chasseresses pour le prix d’une\xA0: Nyra mord avec vous et encaisse pour vous.", "Gardez-la sur pied\xA0: tant qu’elle est active, chaque attaque inflige 2 dégâts de plus, et elle peut subir ceux qui vous visent."],
		symbols: {
			spear: g("Lance", "Lances"),
			claw: g("Griffe", "Griffes"),
			"bonded-soul": g("Âme liée", "Âmes liées"),
			sabertooth: g("Dents-de-sabre", "Dents-de-sabre")
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
			text: "À dépenser quand une attaque est sur le point de vous infliger des dégâts non ultimes, si Nyra est active\xA0: partagez-les entre vous et elle, au moins 1 chacune\xA0; ce qui dépasse sa santé est perdu. Ou à dépenser à tout moment pour soigner Nyra de 2. (Livret d’origine\xA0: à dépenser avant votre défense, et à sa place\xA0; le partage se décide une fois les dégâts totalisés, de rien à la totalité.)"
		} },
		companions: { nyra: {
			name: "Nyra",
			text: "Active\xA0: vos attaques infligent 2 dégâts de plus\xA0; quand une attaque est sur le point de vous infliger des dégâts non ultimes, elle peut les subir tous à votre place\xA0; une fois par tour, à votre phase de lancer offensif, vous pouvez lui infliger 1 dégât pour relancer un de vos dés. À 0 de santé, elle devient inactive. Inactive\xA0: à votre entretien, elle redevient active si elle a 5 points de santé ou plus\xA0; sinon, elle en récupère 1. (Livret d’origine\xA0: qu’elle subisse les dégâts se décide avant votre défense, et à sa place\xA0; elle ne relance aucun dé.)",
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
			"huntress/heal-nyra": (e, t) => h("soignez Nyra de", t.amount(e.amount, g("")), "", t.measure(e.amount, g(""))),
			"huntress/hurt-nyra": (e) => `infligez ${e.amount} dégât${e.amount > 1 ? "s" : ""} à Nyra`,
			"huntress/rouse-nyra": (e) => `si Nyra est inactive, elle redevient active avec ${e.from} points de santé ou plus, et en récupère 1 avec moins`,
			"huntress/nyra-takes": () => "Nyra les subit tous",
			"huntress/share": (e) => e.paid ? "partagez-les entre vous et Nyra" : "dépensez Lien de Nyra et partagez-les entre vous et Nyra",
			"huntress/step-in": (e) => e.shared ? "au lieu de vous défendre, partagez les dégâts de cette attaque entre vous et Nyra" : "au lieu de vous défendre, laissez Nyra subir tous les dégâts de cette attaque",
			"huntress/guard": () => "si Nyra est active et l’attaque n’est pas ultime, elle peut les subir tous, ou vous pouvez dépenser Lien de Nyra pour les partager entre vous et elle"
		},
		asks: { "nyras-share": "Combien de dégâts Nyra subit-elle\xA0?" }
	};
}));
// packages/dice-throne/src/heroes/huntress/nyra.ts
function BT(e, t, n) {
	cc(e, t, HT, -n), fc(e, t, "nyra") === 0 && oc(e, t, HT, "inactive");
}
function VT(e, t, n) {
	n <= 0 || (zc(e, t, {
		kind: "passed",
		by: HT,
		amount: n
	}), BT(e, t, n));
}
var HT, UT, WT, GT, KT, qT, JT = d((() => {
	Q(), HT = "nyra", UT = "nyras-bond", WT = (e, t) => ac(e, t, HT) !== void 0, GT = (e, t) => ac(e, t, HT) === "active", KT = (e, t) => _c(Rc(e, t)), qT = (e, t) => GT(e, t) && uu(e, t);
})), YT, XT, ZT = d((() => {
	Q(), JT(), YT = E({
		name: "huntress/nyra-takes",
		possible: (e, t) => qT(e, t) && KT(e, t) > 0,
		parts: (e) => [e.run((e, t) => VT(e, t.self, KT(e, t.self)))],
		estimate: () => 3
	}), XT = () => YT({});
})), QT, $T, eE = d((() => {
	Q(), JT(), QT = E({
		name: "huntress/share",
		options: { "nyras-share": io("share") },
		possible: (e, t) => qT(e, t) && Js(e, t, "nyras-bond") && KT(e, t) > 1,
		parts: (e, t) => [e.run((e, n) => {
			t.paid || (l(() => ({
				type: "spent",
				seat: n.self,
				token: UT
			})), P(e, n.self, UT, 1));
		}), e.ask("nyras-share", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = KT(e, n.self);
				return r === 0 ? [] : t.paid ? Array.from({ length: r + 1 }, (e, t) => t) : Array.from({ length: r - 1 }, (e, t) => t + 1);
			},
			params: () => ({ by: UT }),
			then: (e, t, n) => VT(e, t.self, n)
		})],
		estimate: () => 2.5
	}), $T = (e = !1) => QT({ paid: e });
})), tE, nE, rE, iE = d((() => {
	Q(), JT(), tE = "huntress/promise", nE = E({
		name: "huntress/step-in",
		possible: (e, t) => st(e, "original-leaflets") && qT(e, t) && e.attack?.stage === "activated" && e.attack.type !== "ultimate" && !e.attack.forgone,
		parts: (e, t) => [e.run((e) => {
			e.attack.forgone = !0, e.attack.marks[tE] = t.shared ? 2 : 1;
		})],
		estimate: (e) => e.shared ? 2.5 : 2
	}), rE = (e = !1) => nE({ shared: e });
})), aE, oE, sE, cE = d((() => {
	Q(), ZT(), eE(), iE(), aE = [rf([XT()], [$T()], [])], oE = E({
		name: "huntress/guard",
		inner: () => [aE],
		parts: (e, t, { parts: n }) => [e.either((e) => st(e, "original-leaflets"), [e.when((e) => e.attack.marks[tE] === 1, ...n([XT()])), e.when((e) => e.attack.marks[tE] === 2, ...n([$T(!0)]))], n(aE))],
		estimate: () => 2
	}), sE = () => oE({});
})), lE, uE, dE, fE, pE = d((() => {
	Q(), JT(), lE = .7, uE = 7, dE = E({
		name: "huntress/heal-nyra",
		possible: (e, t) => WT(e, t) && fc(e, t, "nyra") < uE,
		parts: (e, t) => [e.run((e, n) => {
			let r = $c(e, n, t.amount);
			r > 0 && WT(e, n.self) && cc(e, n.self, HT, r);
		})],
		estimate: (e, t) => lE * t.amount(e.amount)
	}), fE = (e) => dE({ amount: e });
})), mE, hE, gE = d((() => {
	Q(), JT(), mE = E({
		name: "huntress/hurt-nyra",
		possible: () => !1,
		parts: (e, t) => [e.run((e, n) => BT(e, n.self, t.amount))],
		estimate: (e) => -e.amount
	}), hE = (e) => mE({ amount: e });
})), _E, vE, yE = d((() => {
	Q(), JT(), _E = E({
		name: "huntress/rouse-nyra",
		parts: (e, t) => [e.run((e, n) => {
			ac(e, n.self, "nyra") === "inactive" && (fc(e, n.self, "nyra") >= t.from ? oc(e, n.self, HT, "active") : cc(e, n.self, HT, 1));
		})],
		estimate: () => 1
	}), vE = (e) => _E({ from: e });
})), bE, xE, SE, CE, wE, TE, EE, DE, OE, kE, AE, jE, ME, NE, PE = d((() => {
	Q(), cE(), pE(), gE(), yE(), iE(), bE = {
		companion: "nyra",
		is: ["active"]
	}, xE = (e, t) => ({
		id: "animalistic",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: O({ spear: 3 + n }),
			effects: [V(t), ...e > 1 ? [Y({ dice: Io(4) }, [K("bleed")])] : []]
		}))
	}), SE = (e) => ({
		id: "savage",
		kind: "offensive",
		tiers: [{
			need: O({
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
	}), CE = (e) => ({
		id: "resuscitate",
		kind: "offensive",
		tiers: [{
			need: O({ "bonded-soul": 2 }),
			effects: [W("nyras-bond"), fE(e > 1 ? L("bonded-soul", 2) : 3)]
		}]
	}), wE = (e) => ({
		id: "feral-instincts",
		kind: "offensive",
		tiers: [{
			need: O({
				spear: 3,
				"bonded-soul": 1
			}),
			effects: [W("nyras-bond"), V(e, "undefendable")]
		}]
	}), TE = (e, t) => ({
		id: "onslaught",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [K("bleed"), V(e)]
		}, {
			need: A,
			effects: [K("bleed", 2), V(t)]
		}]
	}), EE = (e) => ({
		id: "predatory-advance",
		kind: "offensive",
		tiers: [{
			need: O({
				spear: 2,
				claw: 2,
				"bonded-soul": 1
			}),
			effects: [fE(1), V(e)]
		}]
	}), DE = (e) => ({
		id: "feral",
		kind: "offensive",
		tiers: [{
			need: O({ sabertooth: 4 }),
			effects: [fE(1), V(e, "undefendable")]
		}]
	}), OE = (e) => ({
		id: "maternal-bond",
		kind: "defensive",
		dice: e > 1 ? 4 : 3,
		effects: [
			...e > 2 ? [H(L("spear")), H(L("sabertooth"))] : [X({ spear: 1 }, H(1))],
			fE(L("bonded-soul")),
			Y(bE, [X({ claw: 1 }, H(2))])
		]
	}), kE = [
		xE(1, [
			3,
			4,
			5
		]),
		SE(4),
		CE(1),
		wE(2),
		TE(4, 7),
		EE(5),
		DE(5),
		OE(1),
		{
			id: "jungle-fury",
			kind: "ultimate",
			tiers: [{
				need: O({ sabertooth: 5 }),
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
			upkeep: [vE(5)],
			totalled: [sE()]
		}
	], AE = [zy, {
		id: "nyras-bond",
		kind: "positive",
		limit: 1,
		spends: [{
			id: "share",
			cost: 1,
			when: "attacked",
			if: { option: "original-leaflets" },
			effects: [rE(!0)]
		}, {
			id: "heal",
			cost: 1,
			when: "any",
			effects: [fE(2)]
		}]
	}], jE = [{
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
			effects: [Y(bE, [hE(1), Yg({
				whose: "own",
				upTo: 1
			})])]
		}, {
			id: "nyra-steps-in",
			cost: 0,
			when: "attacked",
			effects: [rE()]
		}]
	}], ME = [
		Z("animalistic-ii", 2, 2, xE(2, [
			4,
			5,
			6
		])),
		Z("savage-ii", 2, 2, SE(5), [{
			id: "hunt",
			kind: "offensive",
			tiers: [{
				need: O({
					claw: 2,
					sabertooth: 1
				}),
				effects: [K("bleed"), V(3)]
			}]
		}]),
		Z("resuscitate-ii", 2, 2, CE(2)),
		Z("feral-instincts-ii", 2, 2, wE(3), [{
			id: "swipe",
			kind: "offensive",
			tiers: [{
				need: O({
					spear: 2,
					sabertooth: 1
				}),
				effects: [K("bleed", 1, "three-opponents")]
			}]
		}]),
		Z("onslaught-ii", 2, 2, TE(5, 8)),
		Z("predatory-advance-ii", 2, 2, EE(6), [{
			id: "jugular",
			kind: "offensive",
			tiers: [{
				need: O({
					spear: 1,
					claw: 1,
					sabertooth: 1
				}),
				effects: [K("bleed", 2)]
			}]
		}]),
		Z("feral-ii", 2, 2, DE(6), [{
			id: "ferocious",
			kind: "offensive",
			tiers: [{
				need: O({ sabertooth: 3 }),
				effects: [fE(1), K("bleed", 2, "chosen-opponent")]
			}]
		}]),
		Z("maternal-bond-ii", 2, 2, OE(2)),
		Z("maternal-bond-iii", 4, 3, OE(3)),
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
				X({ spear: 1 }, R(1)),
				X({ claw: 1 }, R(2)),
				X({ "bonded-soul": 1 }, fE(1)),
				X({ sabertooth: 1 }, R(3))
			])]
		},
		{
			id: "pounce",
			kind: "roll",
			cost: 0,
			modifier: !0,
			effects: [J(5, [R(L("spear")), X({ claw: 1 }, K("bleed"))])]
		},
		{
			id: "savage-slash",
			kind: "main",
			cost: 1,
			effects: [Fu("chosen-player", [J(1, [
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
			effects: [J(3, [fE(L("bonded-soul", 1, 1)), fE(L("sabertooth", 2))])]
		},
		{
			id: "primal-roar",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ sabertooth: 1 }) }, [fE(4)], [U(1)])])]
		}
	], NE = {
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
		abilities: kE,
		tokens: AE,
		cards: ME,
		companions: jE
	};
})), FE = /* @__PURE__ */ f({
	hero: () => NE,
	texts: () => IE
}), IE, LE = d((() => {
	m(), LT(), zT(), PE(), IE = u({
		en: IT,
		fr: RT
	});
})), RE, zE = d((() => {
	_(), RE = {
		name: "Samurai",
		style: ["Patience, discipline, and shame upon his opponents.", "Whoever is content with fewer than three roll attempts earns Honor for the next blow; Shame blunts what comes back, and Back Strike returns some of it."],
		symbols: {
			katana: g("Katana", "Katanas"),
			helm: g("Kabuto"),
			"rising-sun": g("Rising Sun", "Rising Suns")
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
				text: "Spend when you are about to suffer damage of an opponent’s roll phase and roll a die: deal half its value, rounded up, to the attacker."
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
})), BE, VE = d((() => {
	_(), BE = {
		name: "Samouraï",
		style: ["Patience, discipline, et la honte pour l’adversaire.", "Qui se contente de moins de trois tentatives de lancer gagne Honneur pour le prochain coup\xA0; Honte émousse les attaques adverses, et Riposte en renvoie une part."],
		symbols: {
			katana: g("Katana", "Katanas"),
			helm: g("Casque", "Casques"),
			"rising-sun": g("Soleil levant", "Soleils levants")
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
				text: "À dépenser quand vous allez subir des dégâts de la phase de lancer d’un adversaire\xA0: lancez un dé, et la moitié de sa valeur, arrondie au supérieur, est infligée à l’attaquant."
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
})), HE, UE, WE, GE, KE, qE, JE, YE, XE, ZE, QE, $E, eD, tD, nD = d((() => {
	Q(), HE = [
		O({ katana: 3 }),
		O({ katana: 4 }),
		O({ katana: 5 })
	], UE = (e, t) => ({
		id: "katana-slice",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: HE[n],
			effects: [V(e), ...t ? [Y({ dice: Io(t) }, [K("shame")])] : []]
		}))
	}), WE = (e) => ({
		id: "wakizashi",
		kind: "offensive",
		tiers: [{
			need: O({
				katana: 2,
				"rising-sun": 2
			}),
			effects: [
				W("back-strike"),
				...e > 2 ? [K("shame")] : [],
				V(e === 1 ? 3 : 4, "undefendable")
			]
		}]
	}), GE = (e, t) => ({
		id: "solemnity",
		kind: "offensive",
		tiers: [{
			need: O({
				katana: 2,
				helm: 3
			}),
			effects: [K("shame", e), V(t)]
		}]
	}), KE = (e) => ({
		id: "budo",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [
				W("honor"),
				z(),
				V(e)
			]
		}]
	}), qE = (e) => ({
		id: "hagakure",
		kind: "offensive",
		tiers: [{
			need: O({ "rising-sun": 4 }),
			effects: [
				W("honor"),
				W("back-strike"),
				K("shame", 2),
				z(),
				V(e, "undefendable")
			]
		}]
	}), JE = [K("shame", L("helm")), X({ "rising-sun": 1 }, W("back-strike"))], YE = (e) => ({
		id: "masamune",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [V(7), J(e, [V(L("katana")), ...JE])]
		}]
	}), XE = Y({ option: "every-sun-prevents" }, [q(L("rising-sun", 2))], [X({ "rising-sun": 1 }, q(2))]), ZE = (e) => ({
		id: "stand-tall",
		kind: "defensive",
		dice: e === 1 ? 3 : 4,
		effects: [
			H(L("katana")),
			q(L("helm")),
			XE,
			...e === 1 ? [Y({ without: ["helm", "rising-sun"] }, [K("shame", 1, "self")])] : []
		]
	}), QE = [
		UE([
			5,
			6,
			7
		]),
		WE(1),
		{
			id: "bushido",
			kind: "passive",
			setup: [Y({ starter: !0 }, [W("honor")])],
			endOfTurn: [Y({ attempts: 3 }, [W("honor")])]
		},
		GE(1, 7),
		KE(6),
		qE(5),
		YE(4),
		ZE(1),
		{
			id: "shogun",
			kind: "ultimate",
			tiers: [{
				need: O({ "rising-sun": 5 }),
				effects: [
					W("honor"),
					K("shame", 2),
					z(),
					V(13)
				]
			}]
		}
	], $E = [
		{
			id: "honor",
			kind: "positive",
			limit: 2,
			spends: [{
				id: "one",
				cost: 1,
				when: "my-attack",
				effects: [R(1)]
			}, {
				id: "both",
				cost: 2,
				when: "my-attack",
				effects: [R(3)]
			}]
		},
		{
			id: "shame",
			kind: "negative",
			limit: 2,
			attacking: [Y({ type: ["normal", "undefendable"] }, [sh("shame", "all"), R(ul(-1))]), Y({ option: "ultimate-clears-shame" }, [Y({ type: ["ultimate"] }, [sh("shame", "all")])])]
		},
		{
			id: "back-strike",
			kind: "positive",
			limit: 1,
			spend: {
				when: "foe-damage",
				effects: [J(1, [H(al)])]
			}
		}
	], eD = [
		Z("katana-slice-ii", 2, 2, UE([
			6,
			7,
			8
		], 4)),
		Z("katana-slice-iii", 3, 3, UE([
			6,
			7,
			8
		], 3)),
		Z("wakizashi-ii", 1, 2, WE(2)),
		Z("wakizashi-iii", 2, 3, WE(3)),
		Z("solemnity-ii", 2, 2, GE(2, 8), [{
			id: "solemn",
			kind: "offensive",
			tiers: [{
				need: O({ helm: 3 }),
				effects: [K("shame", 2)]
			}]
		}]),
		Z("budo-ii", 2, 2, KE(8)),
		Z("masamune-ii", 2, 2, YE(5), [{
			id: "empower",
			kind: "offensive",
			tiers: [{
				need: O({
					katana: 1,
					helm: 1,
					"rising-sun": 1
				}),
				effects: [W("back-strike")]
			}]
		}]),
		Z("hagakure-ii", 2, 2, qE(7), [{
			id: "haga",
			kind: "offensive",
			tiers: [{
				need: O({ "rising-sun": 3 }),
				effects: [
					W("honor"),
					K("shame", 2),
					z(),
					V(2, "undefendable")
				]
			}]
		}]),
		Z("stand-tall-ii", 3, 2, ZE(2)),
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
				X({ katana: 1 }, R(2)),
				X({ helm: 1 }, K("shame", 2)),
				X({ "rising-sun": 1 }, W("back-strike"))
			])]
		},
		{
			id: "follow-through",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [J(5, [R(L("katana")), Y({ option: "follow-through-masamune" }, JE, [K("shame")])])]
		},
		{
			id: "kensei",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ "rising-sun": 1 }) }, [W("back-strike"), W("honor", 2)], [U(1)])])]
		}
	], tD = {
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
		abilities: QE,
		tokens: $E,
		cards: eD
	};
})), rD = /* @__PURE__ */ f({
	hero: () => tD,
	texts: () => iD
}), iD, aD = d((() => {
	m(), zE(), VE(), nD(), iD = u({
		en: RE,
		fr: BE
	});
})), oD, sD = d((() => {
	_(), oD = {
		name: "Seraph",
		style: ["Blesses herself and her friends, and blinds everybody else.", "Gather Flight, to strike past defences or to escape an attack, let Holy Presence wear your opponents down, and spoil their best rolls with Blinding Light."],
		symbols: {
			blade: g("Blade", "Blades"),
			wings: g("Wing", "Wings"),
			cross: g("Cross", "Crosses"),
			pendant: g("Pendant", "Pendants")
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
			"cherubim-ii": "Cherubim II",
			"take-flight": "Take Flight",
			"holy-command": "Holy Command",
			"divine-visage": "Divine Visage",
			"heavens-blessing": "Heaven’s Blessing"
		},
		actions: { "mantle-again": "Angelic Mantle again" },
		tokens: {
			flight: {
				name: "Flight",
				text: "Spend on your attack before the defence, or when you are attacked, unless it is by an ultimate, and roll two dice: with at least one 6, your attack becomes undefendable, or you suffer none of the damage."
			},
			"blinding-light": {
				name: "Blinding Light",
				text: "The next time you activate an offensive ability, remove this and roll a die: on a 1, the ability fails; on a 2 or 3, all damage you deal until the end of the roll phase is reduced by half, the reduction rounded up. Ultimates are not affected."
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
})), cD, lD = d((() => {
	_(), cD = {
		name: "Séraphine",
		style: ["Elle bénit ses amis et elle-même, et aveugle tous les autres.", "Accumulez le Vol, pour frapper malgré les défenses ou échapper à une attaque, laissez la Présence Divine user vos adversaires et gâchez leurs plus beaux lancers avec Lumière aveuglante."],
		symbols: {
			blade: g("Lame", "Lames"),
			wings: g("Aile", "Ailes"),
			cross: g("Croix", "Croix"),
			pendant: g("Pendentif", "Pendentifs")
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
			"cherubim-ii": "Chérubins II",
			"take-flight": "Envol",
			"holy-command": "Ordre sacré",
			"divine-visage": "Visage divin",
			"heavens-blessing": "Bénédiction des cieux"
		},
		actions: { "mantle-again": "encore Manteau angélique" },
		tokens: {
			flight: {
				name: "Vol",
				text: "À dépenser sur votre attaque avant la défense, ou quand on vous attaque, sauf avec un ultime\xA0: lancez deux dés. Avec au moins un 6, votre attaque devient imparable, ou vous ne subissez aucun des dégâts."
			},
			"blinding-light": {
				name: "Lumière aveuglante",
				text: "La prochaine fois que vous activez une capacité offensive, retirez ce jeton et lancez un dé\xA0: sur 1, la capacité échoue\xA0; sur 2 ou 3, tous les dégâts que vous infligez jusqu’à la fin de la phase de lancer sont réduits de moitié, réduction arrondie au supérieur. Sans effet sur les ultimes."
			},
			"holy-presence": {
				name: "Présence Divine",
				text: "Pendant votre entretien, inflige à tous les adversaires 1 dégât par jeton. Ne peut pas être déplacée. Persistante."
			}
		},
		cards: {
			smote: "Foudroyé\xA0!",
			"angelic-combat": "Combat angélique\xA0!",
			"divine-intervention": "Intervention divine\xA0!",
			"to-the-skies": "Vers les cieux\xA0!",
			"holier-than-thou": "Plus sainte que toi\xA0!"
		},
		verbs: { "seraph/purify": (e, t) => {
			let n = t.facing("ce joueur");
			return `choisissez un adversaire : ${n.list(e.foe)}; ou bien vous-même ou un coéquipier : ${n.list(e.friend)}; dans les deux cas, ${n.list(e.either)}`;
		} }
	};
})), uD, dD, fD, pD = d((() => {
	Q(), uD = E({
		name: "seraph/purify",
		inner: ({ foe: e, friend: t, either: n }) => [
			e,
			t,
			n
		],
		reaches: (e) => e.attack.target !== -1,
		vars: Ou,
		parts: (e, t, { own: n, pass: r, parts: i }) => r === "target" ? [
			e.run(iv),
			e.when(fD, xd(e)),
			...i([...t.foe, ...t.either])
		] : [
			...Tu(e, n, "chosen-player"),
			e.run((e, t) => {
				t.target = n(t).seats[0], tt(e, t.self, t.target) && (e.attack.target = t.target);
			}),
			e.either((e, t) => tt(e, t.self, t.target), i([...t.foe, ...t.either]), i([...t.friend, ...t.either], "whole")),
			e.run((e, t) => {
				t.target = -1;
			})
		],
		estimate: (e, t) => t.list(e.foe) + t.list(e.either)
	}), dD = (e, t, n) => uD({
		foe: e,
		friend: t,
		either: n
	}), fD = (e) => N(e, e.attack.target).some(nc);
})), mD, hD, gD, _D, vD, yD, bD, xD, SD, CD, wD, TD, ED, DD, OD = d((() => {
	Q(), pD(), mD = (e, t) => ({
		id: "holy-blade",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: O({ blade: 3 + n }),
			effects: [V(t), ...e > 2 ? [Y({ dice: Io(4) }, [K("blinding-light")])] : []]
		}))
	}), hD = (e) => ({
		id: e > 2 ? "cherubim-ii" : "cherubim",
		kind: "offensive",
		tiers: [{
			need: O({
				blade: 3,
				pendant: 1
			}),
			effects: [
				W("flight"),
				...e > 2 ? [W("cleanse")] : [],
				W("holy-presence")
			]
		}]
	}), gD = (e) => ({
		id: "glorious",
		kind: "offensive",
		tiers: [{
			need: O({
				blade: 3,
				wings: 1
			}),
			effects: [
				W("flight"),
				z(),
				V(e)
			]
		}]
	}), _D = (e, t) => ({
		id: "purify",
		kind: "offensive",
		tiers: [{
			need: O({
				cross: 2,
				pendant: 1
			}),
			effects: [dD([V(e, "undefendable")], [G(t, "target")], [Ug("target", !0)])]
		}]
	}), vD = (e) => ({
		id: "holy-smite",
		kind: "offensive",
		tiers: [{
			need: O({
				blade: 1,
				wings: 1,
				cross: 1,
				pendant: 1
			}),
			effects: [J(4, [
				V(L("blade", 2), "undefendable"),
				...e > 1 ? [W("flight", L("wings")), W("cleanse", L("cross"))] : [X({ wings: 1 }, W("flight")), X({ cross: 1 }, W("cleanse"))],
				X({ pendant: 1 }, K("blinding-light"))
			])]
		}]
	}), yD = (e) => ({
		id: "triumphant",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [V(e), J(1, [
				X({ blade: 1 }, V(1)),
				X({ wings: 1 }, V(2)),
				X({ cross: 1 }, V(3)),
				X({ pendant: 1 }, H_())
			])]
		}]
	}), bD = (e) => ({
		id: "highest-power",
		kind: "offensive",
		tiers: [{
			need: O({ pendant: 4 }),
			effects: [
				W("flight"),
				W("holy-presence"),
				K("blinding-light"),
				z(),
				V(e)
			]
		}]
	}), xD = (e) => ({
		id: "archangels-will",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [
				W("flight"),
				K("blinding-light"),
				z(),
				V(e)
			]
		}]
	}), SD = {
		id: "mantle-again",
		cost: 0,
		when: "my-defense",
		effects: [$g()],
		oncePerTurn: !0
	}, CD = (e, t, n, r) => ({
		id: "angelic-mantle",
		kind: "defensive",
		dice: 1,
		effects: [
			X({ blade: 1 }, H(t)),
			X({ wings: 1 }, W("flight")),
			X({ cross: 1 }, q(n)),
			X({ pendant: 1 }, q(r))
		],
		...e > 1 ? { actions: [SD] } : {}
	}), wD = [
		mD(1, [
			5,
			6,
			7
		]),
		gD(6),
		_D(5, 4),
		vD(1),
		yD(6),
		bD(8),
		xD(8),
		CD(1, 2, 2, 3),
		{
			id: "split-the-heavens",
			kind: "ultimate",
			tiers: [{
				need: O({ pendant: 5 }),
				effects: [
					W("flight"),
					W("holy-presence"),
					W("blessing-of-divinity"),
					V(13)
				]
			}]
		}
	], TD = [
		{
			id: "flight",
			kind: "positive",
			limit: 3,
			spends: [{
				id: "strike",
				cost: 1,
				when: "my-attack-undefended",
				effects: [J(2, [Y({ shows: [6] }, [H_()])])]
			}, {
				id: "dodge",
				cost: 1,
				when: "attacked",
				effects: [J(2, [Y({ shows: [6] }, [Nd()])])]
			}]
		},
		{
			id: "blinding-light",
			kind: "negative",
			limit: 1,
			activating: { effects: [J(1, [Y({ die: [1] }, [Np()]), Y({ die: [2, 3] }, [Om()])])] }
		},
		Ry,
		{
			id: "holy-presence",
			kind: "unique",
			limit: 2,
			persistent: !0,
			fixed: "transfer",
			upkeep: [k_(ll("holy-presence"), "all-opponents")]
		},
		Iy
	], ED = [
		Z("holy-blade-ii", 2, 2, mD(2, [
			6,
			7,
			8
		]), [hD(2)]),
		Z("holy-blade-iii", 3, 3, mD(3, [
			5,
			7,
			9
		]), [hD(3)]),
		Z("glorious-ii", 2, 2, gD(7), [{
			id: "take-flight",
			kind: "offensive",
			tiers: [{
				need: O({
					blade: 1,
					wings: 2
				}),
				effects: [Id(["flight"], "chosen-player"), V(3, "undefendable")]
			}]
		}]),
		Z("purify-ii", 2, 2, _D(6, 5)),
		Z("holy-smite-ii", 2, 2, vD(2), [{
			id: "holy-command",
			kind: "offensive",
			tiers: [{
				need: O({
					blade: 3,
					cross: 1
				}),
				effects: [G(1), V(4, "undefendable")]
			}]
		}]),
		Z("triumphant-ii", 2, 2, yD(8)),
		Z("highest-power-ii", 2, 2, bD(10), [{
			id: "divine-visage",
			kind: "offensive",
			tiers: [{
				need: O({ pendant: 3 }),
				effects: [
					W("holy-presence"),
					W("flight", 2),
					W("cleanse", 2),
					K("blinding-light", 1, "chosen-opponent")
				]
			}]
		}]),
		Z("archangels-will-ii", 2, 2, xD(9), [{
			id: "heavens-blessing",
			kind: "offensive",
			tiers: [{
				need: O({
					blade: 1,
					cross: 2
				}),
				effects: [Id({
					cleanse: 2,
					flight: 2
				}, "chosen-player")]
			}]
		}]),
		Z("angelic-mantle-ii", 2, 2, CD(2, 2, 2, 3)),
		Z("angelic-mantle-iii", 3, 3, CD(3, 3, 3, 4)),
		{
			id: "smote",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [J(5, [R(L("blade")), X({ pendant: 1 }, K("blinding-light"))])]
		},
		{
			id: "angelic-combat",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [J(1, [
				X({ blade: 1 }, R(3)),
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
				Id({ flight: 2 }, "chosen-player"),
				Id(["cleanse"], "chosen-player")
			]
		},
		{
			id: "to-the-skies",
			kind: "main",
			cost: 1,
			effects: [Id(["flight"], "chosen-player")]
		},
		{
			id: "holier-than-thou",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ pendant: 1 }) }, [W("flight", 2), W("cleanse", 2)], [U(1)])])]
		}
	], DD = {
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
		abilities: wD,
		tokens: TD,
		cards: ED
	};
})), kD = /* @__PURE__ */ f({
	hero: () => DD,
	texts: () => AD
}), AD, jD = d((() => {
	m(), sD(), lD(), OD(), AD = u({
		en: oD,
		fr: cD
	});
})), MD, ND = d((() => {
	_(), MD = {
		name: "Tactician",
		style: ["A commander with an answer to everything.", "Gather Tactical Advantage and spend it at the right moment, on a reroll, a card or a shield, and make every roll of your opponents cost them CP with Constrict."],
		symbols: {
			saber: g("Saber", "Sabers"),
			banner: g("Banner", "Banners"),
			medal: g("Medal", "Medals")
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
				text: "At any time, spend 1 to gain 1 CP or to reroll one of your dice, 3 to draw a card or to inflict Targeted on an opponent of your choice, 4 to give Protect to a player of your choice. In your main phases, spend 4 to move one status effect from one player to another. (Original leaflet: 4 give Protect to yourself only.)"
			},
			constrict: {
				name: "Constrict",
				text: "In your offensive roll phase, every roll attempt after the first costs you 1 CP. Removed at the end of your roll phase. (Original leaflet: only the last attempt costs you 1 CP.)"
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
})), PD, FD = d((() => {
	_(), PD = {
		name: "Tacticien",
		style: ["Un commandant qui a réponse à tout.", "Accumulez l’Avantage tactique et dépensez-le au bon moment, pour une relance, une carte ou une protection, et faites payer en PC chaque lancer de vos adversaires avec Compression."],
		symbols: {
			saber: g("Sabre", "Sabres"),
			banner: g("Étendard", "Étendards"),
			medal: g("Médaille", "Médailles")
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
				text: "À tout moment, dépensez-en 1 pour gagner 1 PC ou relancer un de vos dés, 3 pour piocher une carte ou infliger Pris pour cible à un adversaire de votre choix, 4 pour donner Protection à un joueur de votre choix. Dans vos phases principales, dépensez-en 4 pour déplacer une altération d’un joueur à un autre. (Livret d’origine\xA0: 4 ne donnent Protection qu’à vous-même.)"
			},
			constrict: {
				name: "Compression",
				text: "Dans votre phase de lancer offensif, chaque tentative de lancer après la première vous coûte 1 PC. Retirée à la fin de votre phase de lancer. (Livret d’origine\xA0: seule la dernière tentative vous coûte 1 PC.)"
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
})), ID, LD, RD, zD, BD, VD, HD, UD, WD, GD, KD, qD, JD, YD, XD = d((() => {
	Q(), ID = "tactical-advantage", LD = [
		O({ saber: 3 }),
		O({ saber: 4 }),
		O({ saber: 5 })
	], RD = (e, t) => ({
		id: "saber-strike",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: LD[n],
			effects: [V(t), ...e > 1 ? [Y({ dice: Io(3) }, [K("constrict")])] : []]
		}))
	}), zD = (e) => ({
		id: "carpet-bomb",
		kind: "offensive",
		tiers: [{
			need: O({
				saber: 2,
				medal: 2
			}),
			effects: [
				W(ID, e),
				Dd(),
				k_(2, "both-opponents")
			]
		}]
	}), BD = ({ first: e, amount: t, more: n }) => ({
		id: "profiteer",
		kind: "offensive",
		tiers: [{
			need: O({
				saber: 1,
				banner: 3
			}),
			effects: [W(ID, e), J(1, [
				X({ saber: 1 }, V(t)),
				X({ banner: 1 }, W(ID, n)),
				X({ medal: 1 }, U(1), Ap())
			])]
		}]
	}), VD = (e) => ({
		id: "strategic-approach",
		kind: "offensive",
		tiers: [{
			need: O({
				saber: 3,
				medal: 2
			}),
			effects: e > 1 ? [
				W(ID),
				K("constrict"),
				z(),
				V(7)
			] : [K("constrict"), V(7)]
		}]
	}), HD = (e) => ({
		id: "flank",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [
				W(ID, e),
				z(),
				V(6)
			]
		}]
	}), UD = (e) => ({
		id: "exploit",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [
				W(ID, e),
				K("constrict"),
				z(),
				V(9)
			]
		}]
	}), WD = (e) => ({
		id: "maneuver",
		kind: "offensive",
		tiers: [{
			need: O({ medal: 4 }),
			effects: [
				W(ID, 5),
				...e > 1 ? [K("constrict")] : [],
				z(),
				V(5, "undefendable")
			]
		}]
	}), GD = (e, t) => ({
		id: "countermeasures",
		kind: "defensive",
		dice: e,
		effects: [
			H(L("saber", {
				times: t,
				every: 2
			})),
			q(L("banner")),
			W(ID, L("medal"))
		]
	}), KD = [
		RD(1, [
			4,
			5,
			6
		]),
		zD(1),
		BD({
			first: 1,
			amount: 5,
			more: 4
		}),
		VD(1),
		HD(1),
		UD(2),
		WD(1),
		GD(4, 1),
		{
			id: "higher-ground",
			kind: "ultimate",
			tiers: [{
				need: O({ medal: 5 }),
				effects: [
					K("targeted"),
					K("constrict"),
					Ag(ID),
					Od(),
					Lp(ID),
					V(12)
				]
			}]
		}
	], qD = [
		{
			id: ID,
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
					effects: [Yg({
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
					effects: [Id(["protect"], "chosen-player")]
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
					effects: [Ch()]
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
		Py,
		Fy
	], JD = [
		Z("saber-strike-ii", 1, 2, RD(2, [
			5,
			6,
			7
		])),
		Z("carpet-bomb-ii", 2, 2, zD(2), [{
			id: "strategize",
			kind: "offensive",
			tiers: [{
				need: O({ banner: 4 }),
				effects: [W(ID, 3), U(2)]
			}]
		}]),
		Z("profiteer-ii", 2, 2, BD({
			first: 2,
			amount: 6,
			more: 3
		})),
		Z("strategic-approach-ii", 2, 2, VD(2), [{
			id: "indirect-approach",
			kind: "offensive",
			tiers: [{
				need: O({
					saber: 3,
					banner: 1
				}),
				effects: [
					W(ID, 2),
					z(),
					V(2, "undefendable")
				]
			}]
		}]),
		Z("flank-ii", 2, 2, HD(2)),
		Z("exploit-ii", 2, 2, UD(3), [{
			id: "interdiction",
			kind: "offensive",
			tiers: [{
				need: O({
					saber: 1,
					banner: 2,
					medal: 1
				}),
				effects: [U(2), K("constrict", 1, "chosen-opponent")]
			}]
		}]),
		Z("maneuver-ii", 2, 2, WD(2), [{
			id: "reconnaissance",
			kind: "offensive",
			tiers: [{
				need: O({ medal: 3 }),
				effects: [W(ID, 5)]
			}]
		}]),
		Z("countermeasures-ii", 3, 2, GD(5, 1)),
		Z("countermeasures-iii", 5, 3, GD(5, 2)),
		{
			id: "ambush",
			kind: "instant",
			cost: 1,
			effects: [W(ID, 2)]
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
			effects: [J(1, [W(ID, al)])]
		},
		{
			id: "bunker-up",
			kind: "main",
			cost: 2,
			effects: [Id(["protect"], "chosen-player")]
		},
		{
			id: "upper-hand",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ medal: 1 }) }, [W(ID, 4)], [U(1)])])]
		}
	], YD = {
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
		setup: [W(ID, 2)],
		abilities: KD,
		tokens: qD,
		cards: JD
	};
})), ZD = /* @__PURE__ */ f({
	hero: () => YD,
	texts: () => QD
}), QD, $D = d((() => {
	m(), ND(), FD(), XD(), QD = u({
		en: MD,
		fr: PD
	});
})), eO, tO = d((() => {
	_(), eO = {
		name: "Vampire Lord",
		style: ["She saves up Blood Power and decides late what it is for.", "One token strengthens an attack, four heal you by all the damage it deals; opponents who bleed twice bring you more of it."],
		symbols: {
			claw: g("Claw", "Claws"),
			gaze: g("Gaze", "Gazes"),
			drop: g("Blood Drop", "Blood Drops")
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
				text: "Each use at most once per turn. Spend 1 on your attack to add 3 damage; 2 in your main phases to remove one status effect from a player of your choice; 3 at any time to draw 2 cards; 4 in your roll phase to heal as much as you deal by attacking in it. (Original leaflet: at most 4 tokens; 1 adds 2 damage; 2 remove one of your own status effects, at any time; 3 draw 2 cards, then you discard 1.)"
			},
			mesmerize: {
				name: "Mesmerize",
				text: "Spend while an opponent’s dice are on the table and roll a die: on a 5 or 6, you may make them reroll one of those dice. Or spend it on Blood Magic before the defence: the attack becomes undefendable."
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
			"vampire-lord/pierce": ({ on: e }) => e === "ability" ? "before the defence you may spend Mesmerize to make the attack undefendable" : "the attack becomes undefendable",
			"vampire-lord/smell-blood": ({ at: e }) => e === "dealt" ? "" : "if an attack of yours damaged an opponent with 2 Bleed tokens this turn, gain Blood Power (not with the original leaflet)"
		}
	};
})), nO, rO = d((() => {
	_(), nO = {
		name: "Reine Vampire",
		style: ["Elle amasse du Pouvoir du Sang et choisit au dernier moment à quoi il servira.", "Un jeton renforce une attaque, quatre vous soignent de tous les dégâts qu’elle inflige\xA0; les adversaires qui saignent deux fois vous en rapportent encore."],
		symbols: {
			claw: g("Griffe", "Griffes"),
			gaze: g("Regard", "Regards"),
			drop: g("Gouttelette", "Gouttelettes")
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
				text: "Chaque usage au plus une fois par tour. Dépensez-en 1 sur votre attaque pour ajouter 3 dégâts\xA0; 2 dans vos phases principales pour retirer une altération d’un joueur de votre choix\xA0; 3 à tout moment pour piocher 2 cartes\xA0; 4 dans votre phase de lancer pour vous soigner d’autant que vos attaques y infligent. (Livret d’origine\xA0: 4 jetons au plus\xA0; 1 ajoute 2 dégâts\xA0; 2 retirent une de vos propres altérations, à tout moment\xA0; 3 font piocher 2 cartes, puis en défausser 1.)"
			},
			mesmerize: {
				name: "Hypnose",
				text: "À dépenser tant que les dés d’un adversaire sont sur la table\xA0: lancez un dé, et sur 5 ou 6, vous pouvez lui faire relancer un de ces dés. Ou à dépenser pour Magie du sang avant la défense\xA0: l’attaque devient imparable."
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
			"vampire-lord/pierce": ({ on: e }) => e === "ability" ? "avant la défense, vous pouvez dépenser Hypnose pour rendre l’attaque imparable" : "l’attaque devient imparable",
			"vampire-lord/smell-blood": ({ at: e }) => e === "dealt" ? "" : "si une de vos attaques a blessé ce tour-ci un adversaire ayant 2 jetons Hémorragie, gagnez Pouvoir du Sang (pas avec le livret d’origine)"
		}
	};
})), iO, aO, oO, sO = d((() => {
	Q(), iO = [J(1, [Y({ die: [5, 6] }, [of(Yg({
		whose: "opponent",
		upTo: 1
	}))])])], aO = E({
		name: "vampire-lord/mesmerize",
		inner: () => [iO],
		possible: (e, t) => Ru(e, t, "opponent") !== void 0,
		parts: (e, t, { parts: n }) => n(iO),
		estimate: (e, t) => t.list(iO)
	}), oO = () => aO({});
})), cO, lO, uO, dO = d((() => {
	Q(), cO = "blood-magic", lO = E({
		name: "vampire-lord/pierce",
		possible: ({ attack: e }, t) => e?.by === t && $e(e) === cO,
		parts: (e, t, { parts: n }) => t.on === "token" ? n([H_()]) : [],
		estimate: (e, t) => t.list([H_()]) / (e.on === "token" ? 1 : 2)
	}), uO = (e) => lO({ on: e });
})), fO, pO, mO, hO, gO = d((() => {
	Q(), fO = "smelled-blood-this-turn", pO = 2, mO = E({
		name: "vampire-lord/smell-blood",
		parts: (e, { at: t }) => [e.run((e, n) => {
			if (st(e, "original-leaflets")) return;
			let { marks: r } = v(e, n.self);
			t === "end" ? r[fO] && Vs(e, n.self, "blood-power", 1) : (e.dealt[n.target] ?? 0) > 0 && F(e, n.target, "bleed") >= pO && (r[fO] = 1);
		})],
		estimate: ({ at: e }) => e === "end" ? .5 : 0
	}), hO = (e) => mO({ at: e });
})), _O, vO, yO, bO, xO, SO, CO, wO, TO, EO, DO, OO, kO, AO, jO = d((() => {
	Q(), sO(), dO(), gO(), _O = (e, t) => ({
		id: "gouge",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: O({ claw: 3 + n }),
			effects: [V(e), Y({ dice: Io(t) }, [W("blood-power")])]
		}))
	}), vO = (e) => ({
		id: "glamour",
		kind: "offensive",
		tiers: [{
			need: O({ gaze: 3 }),
			effects: [
				B(1),
				W("mesmerize"),
				V(e, "undefendable")
			]
		}]
	}), yO = (e) => ({
		id: "sanguimancy",
		kind: "offensive",
		tiers: [{
			need: O({
				gaze: 3,
				drop: 1
			}),
			effects: [G(e), W("blood-power", 3)]
		}]
	}), bO = (e) => ({
		id: "rend",
		kind: "offensive",
		tiers: [{
			need: O({
				claw: 3,
				drop: 2
			}),
			effects: [V(6), J(e, [
				V(L("claw")),
				X({ gaze: 1 }, U(1)),
				X({ drop: 1 }, W("blood-power"))
			])]
		}]
	}), xO = (e) => ({
		id: "possess",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: e > 1 ? [V(8), rf([K("bleed")], [W("mesmerize")])] : [V(7), J(1, [
				X({ claw: 1 }, K("bleed")),
				X({ gaze: 1 }, W("mesmerize")),
				X({ drop: 1 }, W("mesmerize"))
			])]
		}]
	}), SO = (e) => ({
		id: "blood-thirst",
		kind: "offensive",
		tiers: [{
			need: O({ drop: 4 }),
			effects: e > 1 ? [W("blood-power", 3), V(6, "undefendable")] : [
				W("blood-power", 2),
				z(),
				V(5, "undefendable")
			]
		}]
	}), CO = (e) => ({
		id: "blood-magic",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [
				W("blood-power"),
				K("bleed"),
				...e > 1 ? [V(8, "undefendable")] : [
					z(),
					V(8),
					uO("ability")
				]
			]
		}]
	}), wO = (e) => ({
		id: "immortal-flesh",
		kind: "defensive",
		dice: e,
		effects: [
			X({ claw: 2 }, K("bleed")),
			X({ gaze: 2 }, W("blood-power")),
			E_(L("drop"))
		]
	}), TO = [
		_O([
			3,
			5,
			7
		], 4),
		vO(4),
		yO(2),
		bO(3),
		xO(1),
		SO(1),
		CO(1),
		wO(3),
		{
			id: "exsanguinate",
			kind: "ultimate",
			tiers: [{
				need: O({ drop: 5 }),
				effects: [
					s_(1),
					W("blood-power", 2),
					z(),
					V(10)
				]
			}]
		},
		{
			id: "blood-power",
			kind: "passive",
			dealt: [hO("dealt")],
			endOfTurn: [hO("end")]
		}
	], EO = {
		option: "original-leaflets",
		off: !0
	}, DO = { option: "original-leaflets" }, OO = [
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
					if: EO,
					effects: [R(3)]
				},
				{
					id: "remove",
					cost: 2,
					when: "my-main",
					perTurn: 1,
					if: EO,
					effects: [Ug("any")]
				},
				{
					id: "draw",
					cost: 3,
					when: "any",
					perTurn: 1,
					if: EO,
					effects: [U(2)]
				},
				{
					id: "add-2",
					cost: 1,
					when: "my-attack",
					perTurn: 1,
					if: DO,
					effects: [R(2)]
				},
				{
					id: "remove-own",
					cost: 2,
					when: "any",
					perTurn: 1,
					if: DO,
					effects: [Ug("own")]
				},
				{
					id: "exchange",
					cost: 3,
					when: "any",
					perTurn: 1,
					if: DO,
					effects: [U(2), Hf("self", "choice")]
				},
				{
					id: "heal",
					cost: 4,
					when: "my-roll-phase",
					perTurn: 1,
					effects: [Lm()]
				}
			]
		},
		{
			id: "mesmerize",
			kind: "positive",
			limit: 1,
			spends: [{
				id: "reroll",
				cost: 1,
				when: "any",
				effects: [oO()]
			}, {
				id: "pierce",
				cost: 1,
				when: "my-attack-undefended",
				effects: [uO("token")]
			}]
		},
		zy
	], kO = [
		Z("gouge-ii", 1, 2, _O([
			3,
			5,
			7
		], 3)),
		Z("gouge-iii", 2, 3, _O([
			4,
			6,
			8
		], 3)),
		Z("glamour-ii", 2, 2, vO(5), [{
			id: "influence",
			kind: "offensive",
			tiers: [{
				need: O({
					claw: 1,
					gaze: 2
				}),
				effects: [W("mesmerize"), K("bleed", 2, "chosen-opponent")]
			}]
		}]),
		Z("sanguimancy-ii", 2, 2, yO(3), [{
			id: "presence",
			kind: "offensive",
			tiers: [{
				need: O({
					claw: 1,
					gaze: 1,
					drop: 2
				}),
				effects: [W("blood-power", 2), U(1)]
			}]
		}]),
		Z("rend-ii", 2, 2, bO(5)),
		Z("possess-ii", 2, 2, xO(2), [{
			id: "draw-blood",
			kind: "offensive",
			tiers: [{
				need: O({
					claw: 2,
					drop: 1
				}),
				effects: [W("blood-power", 2)]
			}]
		}]),
		Z("blood-thirst-ii", 2, 2, SO(2), [{
			id: "hemorrhage",
			kind: "offensive",
			tiers: [{
				need: O({ drop: 3 }),
				effects: [K("bleed", 2), k_(2, "all-opponents")]
			}]
		}]),
		Z("blood-magic-ii", 2, 2, CO(2), [{
			id: "gash",
			kind: "offensive",
			tiers: [{
				need: O({
					claw: 2,
					drop: 2
				}),
				effects: [V(5, "undefendable")]
			}]
		}]),
		Z("immortal-flesh-ii", 2, 2, wO(4)),
		{
			id: "blood-flow",
			kind: "instant",
			cost: 1,
			effects: [J(1, [W("blood-power", al)])]
		},
		{
			id: "limb-from-limb",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [J(5, [R(L("claw")), Y({ added: 3 }, [K("bleed")])])]
		},
		{
			id: "blood-boil",
			kind: "roll",
			cost: 0,
			modifier: !0,
			effects: [R(cl("bleed", { plus: 1 }))]
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
			effects: [bg({
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
			effects: [J(1, [Y({ dice: O({ drop: 1 }) }, [W("blood-power", 3)], [U(1)])])]
		}
	], AO = {
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
		abilities: TO,
		tokens: OO,
		cards: kO
	};
})), MO = /* @__PURE__ */ f({
	hero: () => AO,
	texts: () => NO
}), NO, PO = d((() => {
	m(), tO(), rO(), jO(), NO = u({
		en: eO,
		fr: nO
	});
}));
m(), Ty(), Q(), Oy(), Li();
var FO = [
	{
		id: "barbarian",
		box: "season-1",
		difficulty: 1,
		load: () => Promise.resolve().then(() => (Db(), Tb))
	},
	{
		id: "paladin",
		box: "season-1",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (qb(), Gb))
	},
	{
		id: "gunslinger",
		box: "season-2",
		difficulty: 2,
		load: () => Promise.resolve().then(() => (wx(), Sx))
	},
	{
		id: "cursed-pirate",
		box: "season-2",
		difficulty: 4,
		load: () => Promise.resolve().then(() => (Qx(), Xx))
	},
	{
		id: "monk",
		box: "season-1",
		difficulty: 4,
		load: () => Promise.resolve().then(() => (bS(), vS))
	},
	{
		id: "moon-elf",
		box: "season-1",
		difficulty: 2,
		load: () => Promise.resolve().then(() => (HS(), BS))
	},
	{
		id: "ninja",
		box: "season-1",
		difficulty: 2,
		load: () => Promise.resolve().then(() => (lC(), sC))
	},
	{
		id: "pyromancer",
		box: "season-1",
		difficulty: 3,
		load: () => Promise.resolve().then(() => (jC(), kC))
	},
	{
		id: "shadow-thief",
		box: "season-1",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (ow(), iw))
	},
	{
		id: "treant",
		box: "season-1",
		difficulty: 6,
		load: () => Promise.resolve().then(() => (Hw(), Bw))
	},
	{
		id: "artificer",
		box: "season-2",
		difficulty: 6,
		load: () => Promise.resolve().then(() => (FT(), NT))
	},
	{
		id: "huntress",
		box: "season-2",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (LE(), FE))
	},
	{
		id: "samurai",
		box: "season-2",
		difficulty: 3,
		load: () => Promise.resolve().then(() => (aD(), rD))
	},
	{
		id: "seraph",
		box: "season-2",
		difficulty: 3,
		load: () => Promise.resolve().then(() => (jD(), kD))
	},
	{
		id: "tactician",
		box: "season-2",
		difficulty: 5,
		load: () => Promise.resolve().then(() => ($D(), ZD))
	},
	{
		id: "vampire-lord",
		box: "season-2",
		difficulty: 4,
		load: () => Promise.resolve().then(() => (PO(), MO))
	}
];
yy(nb), Ey(FO, c((e) => x[e].heroNames)), Oy(), await Dy(FO.map(({ id: e }) => e)), m(), Ty(), w();
var IO = /* @__PURE__ */ new Map();
function LO(e) {
	if (e === void 0 || e === "default") return {};
	let t = Object.entries(e).filter(([e]) => la(e));
	return Object.fromEntries(t.map(([e, t]) => [e, RO(e, t)]));
}
function RO(e, t) {
	let n = sa(e, ne(t)), r = JSON.stringify(Object.entries(t).sort()), i = IO.get(n);
	if (i === r) return n;
	if (i !== void 0) throw Error(`${n} already stands for other numbers`);
	let { withNumbers: a, texts: o } = Hi(e);
	return vy({
		...a({
			...aa(e).numbers,
			...t
		}),
		id: n
	}, o), IO.set(n, r), n;
}
is(), w();
function zO(e = ca().filter(la)) {
	let t = ia().map(({ id: e }) => es("played", "common", e));
	for (let n of e) {
		let { hero: e, slots: r } = qi(n);
		for (let { byLevel: e } of r.flat()) for (let [r, i] of e.entries()) for (let { id: e, tiers: a, kind: o } of i) {
			for (let i of (a ?? []).keys()) t.push(`${Xo(n, e, r)}.${i}`);
			o === "defensive" && t.push(Xo(n, e, r));
		}
		for (let { id: r, kind: i, effects: a, cast: o } of e.cards) (i !== "spell" || a.length > 0) && t.push(es("played", n, r)), o && t.push(ts(n, r));
		for (let { id: n } of e.tokens) t.push(Zo(n));
		for (let { id: r } of e.companions ?? []) t.push(Qo(n, r));
	}
	return [...new Set(t)];
}
// packages/dice-throne/src/events.ts
var BO = {
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
	recommended: "note",
	"turned-up": "card",
	took: "card",
	fetched: "card",
	saw: "note",
	spent: "note",
	declared: "note",
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
}, VO = {
	starter: "DT-3.4",
	banned: "DT-3.6",
	picked: "DT-3.6",
	turn: "DT-4.1",
	announced: "DT-5.2",
	declared: "DT-17.6",
	activated: "DT-5.5",
	"no-ability": "DT-5.3",
	proposed: "DT-6.7",
	defended: "DT-7.2",
	played: "DT-16.1",
	sold: "DT-4.6",
	discarded: "DT-4.11",
	spent: "DT-14.3",
	token: "DT-14.6",
	cp: "DT-18.3",
	damaged: "DT-12.1",
	healed: "DT-18.2",
	"stole-health": "DT-9.6",
	companion: "DT-15.3",
	"companion-dial": "DT-15.3",
	reshuffled: "DT-16.8",
	defeated: "DT-18.1"
}, HO = {
	title: "Dice Throne",
	pitch: "Heroes fight it out with dice, cards and nerve: roll, take risks, strike back, and be the last one standing."
}, UO = {
	title: "Dice Throne",
	pitch: "Des héros s’affrontent à coups de dés, de cartes et d’audace\xA0: lancez, osez, ripostez et soyez le dernier debout."
};
// packages/dice-throne/src/facts.ts
m();
var WO = u({
	en: HO,
	fr: UO
}), GO = {
	id: "dice-throne",
	seats: {
		min: 2,
		max: 6,
		usual: 2
	},
	title: c((e) => WO[e].title),
	pitch: c((e) => WO[e].pitch)
}, KO = 5e4, qO = /* @__PURE__ */ new Map();
function JO(e, t = 6) {
	if (!Number.isInteger(e) || e < 1 || e > 8) throw RangeError(`Dice are counted from 1 to 8, not ${e}`);
	if (!Number.isInteger(t) || t < 2 || t > 12) throw RangeError(`Dice have 2 to 12 sides, not ${t}`);
	let n = `${e}d${t}`, r = qO.get(n) ?? XO(e, t);
	return qO.set(n, r), r;
}
function YO(e, t) {
	let n = 0;
	for (let r of t) {
		if (!Number.isInteger(r) || r < 1 || r > e.sides) throw RangeError(`${r} is not a face from 1 to ${e.sides}`);
		if (n >= e.first[e.dice]) throw RangeError(`There are ${e.dice} dice, not ${t.length}`);
		n = e.grown[n * e.sides + r - 1];
	}
	return n;
}
function XO(e, t) {
	let n = [], r = [];
	for (let i = 0; i <= e; i++) if (r.push(n.length), ZO(n, [], i, 1, t), n.length > KO) throw RangeError(`${e} dice with ${t} sides have too many hands`);
	let i = new Map(n.map((e, t) => [e.join(), t])), a = new Int32Array(r[e] * t);
	for (let o = 0; o < r[e]; o++) for (let e = 1; e <= t; e++) a[o * t + e - 1] = i.get([...n[o], e].sort((e, t) => e - t).join());
	let o = n.length - r[e], s = new Int32Array(o + 1), c = [];
	for (let t = 0; t < o; t++) {
		for (let a of QO(n[r[e] + t])) c.push(i.get(a.join()));
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
function ZO(e, t, n, r, i) {
	if (n === 0) e.push([...t]);
	else for (let a = r; a <= i; a++) ZO(e, [...t, a], n - 1, a, i);
}
function QO(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n = 0; n < 1 << e.length; n++) {
		let r = e.filter((e, t) => n & 1 << t);
		t.set(r.join(), r);
	}
	return [...t.values()].sort((e, t) => e.length - t.length);
}
// packages/odds/src/keep.ts
function $O(e, t, n) {
	let r = e.faces.length - e.first[e.dice];
	if (t.length !== r) throw RangeError(`A pay-off has ${r} values, not ${t.length}`);
	let i = [Float64Array.from(t)], a = [/* @__PURE__ */ new Float64Array()];
	for (let t = 1; t <= n; t++) {
		let n = ek(e, i[t - 1]);
		a.push(n), i.push(tk(e, n));
	}
	return {
		byRolls: i,
		kept: a
	};
}
function ek({ faces: e, first: t, dice: n, sides: r, grown: i }, a) {
	let o = new Float64Array(e.length), s = t[n];
	for (let t = e.length - 1; t >= s; t--) o[t] = a[t - s];
	for (let e = s - 1; e >= 0; e--) {
		let t = 0;
		for (let n = e * r, a = n + r; n < a; n++) t += o[i[n]];
		o[e] = t / r;
	}
	return o;
}
function tk({ keepsFrom: e, keeps: t }, n) {
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
function nk({ keepsFrom: e, keeps: t }, n, r) {
	let i = t[e[r]];
	for (let a = e[r], o = e[r + 1]; a < o; a++) n[t[a]] >= n[i] - 1e-12 && (i = t[a]);
	return i;
}
function rk(e, t, n, r) {
	let i = e.faces.length - e.first[e.dice], a = n.map((e) => Float64Array.from(e));
	for (let n = 1; n <= r; n++) {
		let r = t.kept[n], o = Int32Array.from({ length: i }, (t, n) => nk(e, r, n));
		a = a.map((t) => {
			let n = ek(e, t);
			return Float64Array.from(o, (e) => n[e]);
		});
	}
	return a;
}
// packages/odds/src/situation.ts
var ik = ({ dice: e, left: t }) => e ? t : t - 1, ak = (e, t) => $O(e.hands, t, ik(e)), ok = ({ hands: e, dice: t }, n) => t ? n[YO(e, t) - e.first[e.dice]] : ek(e, n)[0], sk = (e, { byRolls: t }) => ok(e, t[ik(e)]);
function ck({ hands: e, dice: t, left: n }, { kept: r }) {
	if (!t) return [];
	let i = YO(e, t) - e.first[e.dice];
	return [...e.keeps.slice(e.keepsFrom[i], e.keepsFrom[i + 1])].map((t) => ({
		dice: e.faces[t],
		rolled: e.dice - e.faces[t].length,
		worth: r[n][t]
	})).sort((e, t) => Math.abs(t.worth - e.worth) > 1e-12 ? t.worth - e.worth : e.rolled - t.rolled);
}
m(), M(), Je(), w(), Ri(), pc(), b(), Fv(), Li();
var lk = "draft";
function uk(e, t, n) {
	if (e === "draft") {
		if (t !== 2) throw S((e) => e.draftForTwo(t));
		return lk;
	}
	if (e === "default") return Array.from({ length: t }, (e, t) => ca()[t % ca().length]);
	let r = typeof e == "string" ? e.split(",").map((e) => e.trim()) : e;
	if (!Array.isArray(r) || r.some((e) => typeof e != "string")) throw S((e) => e.heroNames(ca().slice(0, 2).join(",")));
	if (r.length !== t) throw S((e) => e.heroCount(t, r.length));
	for (let e of r) if (!ca().includes(e)) throw S((t) => t.unknownHero(e, ca()));
	let i = r.find((e, t) => r.indexOf(e) < t);
	if (n && i !== void 0) throw S((e, t) => e.heroTwice(kv(i, t)));
	return r;
}
var dk = "usual";
function fk(e, t) {
	let n = He(t), r = e === "usual" ? n[0] : n.find((t) => t === e);
	if (r) return r;
	throw S((r, i) => {
		let a = x[i].optionValues.mode, o = (e) => a[e] === void 0 ? e : `${e} (${a[e]})`;
		return r.modeFor(o(String(e)), t, n.map(o));
	});
}
function pk({ heroes: e }) {
	let t = ca(), n = Array.isArray(e) ? e.map(String) : [];
	return n.length > 0 && n.every((e) => t.includes(e)) ? n : t;
}
function mk(e) {
	let t = ca();
	return t.flatMap((n, r) => t.map((n, i) => Array.from({ length: e }, (e, n) => t[(r + n * i) % t.length])));
}
function hk(e, t) {
	let n = fk(t.mode ?? "usual", e), r = t.heroes === "draft" ? Array(e).fill("") : t.heroes, i = LO(t.numbers), a = Object.entries(t).flatMap(([e, t]) => t === !0 ? [e] : []);
	return t.rules === "v2.2" && a.push("v2.2"), t.healing === "pooled" && a.push("pooled-healing"), t.leaflets === "original" && a.push("original-leaflets"), t["ultimate-aim"] === "own-side" && a.push("own-side-aim"), t["hill-health"] === "2018" && a.push("hill-health-2018"), {
		mode: n,
		variants: a,
		fighters: r.map((e) => gk(i[e] ?? e, t.promo === !0, t["spell-hand"] === !0)),
		...t.heroes === "draft" && { banned: [] },
		...t.heroes === "draft" && Object.keys(i).length > 0 && { house: i },
		dials: Array(Ue(n, e)).fill(Fe(n, e, a.includes("hill-health-2018"))),
		active: 0,
		named: ae(t),
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
function gk(e, t, n) {
	let r = (e === "" ? [] : [...qi(e).cards.values()]).filter((e) => t || !e.promo), i = ({ kind: e }) => n && e === "spell";
	return {
		hero: e,
		board: e === "" ? "" : hs(e),
		cp: 2,
		hand: [],
		deck: r.filter((e) => !i(e)).map(({ id: e }) => e),
		discard: [],
		playing: [],
		spells: r.filter(i).map(({ id: e }) => e),
		tokens: {},
		raised: {},
		marks: dc(ua(e)),
		laid: [],
		looking: [],
		knownTop: 0,
		shownTo: [],
		exposed: []
	};
}
m(), w(), b();
var _k = p("dice-throne/draft", (e) => [e.each("seat", vk, e.ask("ban", {
	open: !0,
	who: (e, t) => t.seat,
	options: yk,
	then: (e, t, n) => {
		e.banned.push(n), l(() => ({
			type: "banned",
			seat: t.seat,
			hero: n
		}));
	}
})), e.each("seat", vk, e.ask("pick", {
	open: !0,
	who: (e, t) => t.seat,
	options: yk,
	then: (e, t, n) => {
		e.fighters[t.seat] = gk(e.house?.[n] ?? n, st(e, "promo"), st(e, "spell-hand")), l(() => ({
			type: "picked",
			seat: t.seat,
			hero: n
		}));
	}
}))]);
function vk(e) {
	return [...[...e.fighters.keys()].filter((t) => t !== e.starter), e.starter];
}
function yk(e) {
	return ca().filter((t) => !e.banned.includes(t) && !e.fighters.some((e) => Ui(e.hero) === t));
}
m(), is(), Ko(), b(), Zf(), Kd();
var bk = 4, xk = p("dice-throne/begin", (e) => [
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
	e.when((e) => e.banned !== void 0, e.call(_k)),
	e.each("seat", (e) => [...e.fighters.keys()], e.when((e, t) => rs(v(e, t.seat).hero) !== void 0, e.call((e, t) => Vo(rs(v(e, t.seat).hero)), (e, t) => Vd(e, "setup", t.seat, "setup"))), e.each("hook", (e, t) => zd(e, t.seat, "setup"), e.call((e, t) => Vo(t.hook), (e, t) => Bd(e, t.hook, t.seat))), e.call(Xf, (e, t) => ({ seat: t.seat })), e.call(Jf, (e, t) => ({
		seat: t.seat,
		count: bk
	})))
]);
m(), w(), T(), b(), Lh(), xu(), cd(), _d(), Td();
var Sk = p("dice-throne/main", (e) => [
	e.run((e, t) => {
		e.phase = t.phase;
	}),
	e.loop((e, t) => t.choice !== "end", e.ask("main", {
		who: (e) => e.active,
		options: (e) => Tk(e, e.active, tu(e, e.active, wk(e, ["end"]))),
		params: (e) => ({
			phase: e.phase,
			cp: v(e, e.active).cp
		}),
		unavailable: (e) => ld(e, e.active),
		then: (e, t, n) => {
			t.choice = n, t.acted ||= n !== "end";
			let r = Pa(n);
			r.is === "sell" && Ek(e, e.active, r.card);
		}
	}), e.when((e, t) => t.choice !== "end" && Pa(t.choice).is !== "sell", e.call(Mh, (e, t) => ({
		seat: e.active,
		action: t.choice
	})))),
	e.when((e, t) => t.phase === "main-1" && (t.acted === !0 || !Ck(e)), xd(e, (e) => ({ but: e.active })))
]), Ck = ({ lastWindow: e, turn: t }) => e === "income" || t === 1 && e === "upkeep";
function wk(e, t) {
	for (let n of sd(e, e.active)) {
		let r = Zi(e, e.active, n);
		(r.kind === "main" || r.kind === "upgrade" || r.kind === "spell") && au(e, e.active, r) && t.push(wa(n));
	}
	return t;
}
function Tk(e, t, n) {
	for (let r of v(e, t).hand) n.push(Ta(r));
	return n;
}
function Ek(e, t, n) {
	ad(e, t, n), v(e, t).discard.push(n), Xe(e, t, 1), l(() => ({
		type: "sold",
		seat: t,
		card: n
	}));
}
m(), T(), b(), Kd(), Td(), I();
var Dk = p("dice-throne/discard", (e) => [
	e.when((e) => kk(e) || Ok(e).length > 0, xd(e, (e) => ({ but: e.active }))),
	e.run((e) => {
		e.phase = "discard";
	}),
	e.call(Ak),
	Wd(e, Ok, (e) => e.active),
	e.run((e) => Ks(e, e.active)),
	xd(e),
	e.loop(kk, e.call(Ak), xd(e))
]), Ok = (e) => zd(e, e.active, "endOfTurn"), kk = (e) => v(e, e.active).hand.length > 6, Ak = p("dice-throne/sell-surplus", (e) => [e.loop(kk, e.ask("sell", {
	who: (e) => e.active,
	options: (e) => Tk(e, e.active, []),
	params: (e) => ({ left: v(e, e.active).hand.length - 6 }),
	then: (e, t, n) => Ek(e, e.active, ya("sell", n).card)
}))]);
m(), w(), T(), b(), Zf(), cd(), I();
var jk = (e) => Mk(e) !== void 0, Mk = (e) => N(e, e.active).find((e) => C(e).foresees), Nk = p("dice-throne/foresee", (e) => [
	e.run((e, t) => {
		t.token = Mk(e), t.before = v(e, e.active).hand.length;
	}),
	e.ask("foresee", {
		who: (e) => e.active,
		options: (e, t) => [0, ...Pk(t).filter((n) => n <= F(e, e.active, t.token))],
		params: (e, t) => ({ token: t.token }),
		then: (e, t, n) => {
			t.spent = n, n !== 0 && (l(() => ({
				type: "spent",
				seat: e.active,
				token: t.token
			})), P(e, e.active, t.token, n));
		}
	}),
	e.call(Jf, (e, t) => ({
		seat: e.active,
		count: Fk(t)
	})),
	e.leave((e, t) => t.spent === 0),
	e.ask("put-back", {
		who: (e) => e.active,
		options: (e, t) => [...new Set(v(e, e.active).hand.slice(t.before))].flatMap((e) => [ja(e), Ma(e)]),
		then: (e, t, n) => {
			let r = v(e, e.active), { card: i, to: a } = ya("put-back", n);
			ad(e, e.active, i), a === "bottom" ? r.deck.unshift(i) : (r.deck.push(i), r.knownTop++);
		}
	})
]), Pk = (e) => C(e.token).foresees.map(({ spend: e }) => e), Fk = (e) => C(e.token).foresees.find(({ spend: t }) => t === e.spent)?.draw ?? 1;
m(), w(), I();
function Ik(e, t) {
	for (let n of N(e, e.active)) C(n).forbids === t && P(e, e.active, n, 1);
	l(() => ({
		type: "skipped",
		seat: e.active,
		phase: t
	}));
}
m(), Zf(), Lc(), df(), Td();
var Lk = p("dice-throne/income", (e) => [
	e.run((e) => {
		e.phase = "income";
	}),
	e.leave((e) => e.turn === 1),
	e.when((e) => Nc(e, e.active, "income"), e.run((e) => Ik(e, "income")), e.leave()),
	e.run((e) => uf(e, e.active, 1)),
	e.either(jk, [e.call(Nk)], [e.call(Jf, (e) => ({
		seat: e.active,
		count: 1
	}))]),
	xd(e, (e) => ({ but: e.active }))
]);
m(), M(), is(), Ko(), b(), xu(), kc(), Lc(), Kd(), xf(), yd();
var Rk = p("dice-throne/defense", (e) => [
	e.ask("defend", {
		open: !0,
		who: (e) => e.attack.target,
		options: (e) => [...Bk(e, e.attack.target), "none"],
		params: (e) => ({ ...vd(e, e.attack.target) }),
		then: (e, t, n) => {
			n !== "none" && (t.ability = n);
		}
	}),
	e.run((e) => {
		e.attack.stage = "defended";
	}),
	e.leave((e, t) => t.ability === void 0),
	e.run((e, t) => {
		let { target: n } = e.attack, { ability: r, home: i } = Vk(e, t);
		t.home = i;
		for (let { id: t } of r.actions ?? []) v(e, n).marks[gu(t)] = 0;
		l(() => ({
			type: "defended",
			seat: n,
			ability: t.ability
		}));
	}),
	e.call(vf, (e, t) => ({
		owner: e.attack.target,
		purpose: "defense",
		count: Vk(e, t).ability.dice ?? 0,
		by: t.ability,
		dice: []
	}), (e, t, n) => {
		t.dice = n.dice, e.attack.defense = [...n.dice];
	}),
	e.run((e, t) => me(t.home, e.attack.target)),
	e.call((e, t) => Vo(qo("defense", t.home)), (e, t) => Vd(e, "defense", e.attack.target, t.ability, t.dice))
]), zk = (e) => e.attack.isAttack && (vc[e.attack.type].defended || e.attack.defendable === !0) && !e.attack.forgone && uu(e, e.attack.target) && !Fc(e, e.attack.by) && !Pc(e, e.attack.target), Bk = (e, t) => j(e, t).defenses.map(({ ability: e }) => e.id), Vk = (e, t) => j(e, e.attack.target).defenses.find(({ ability: e }) => e.id === t.ability);
m(), Je(), T(), b(), mv(), Zf(), Td(), I();
var Hk = p("dice-throne/targeting", (e) => [
	e.run((e, t) => {
		t.named = e.attack.target !== -1;
		let n = nt(e, e.active);
		n.length === 1 ? e.attack.target = n[0] : Ws(e, "targeting");
	}),
	e.when((e) => e.attack.target === -1 && Uk(e) !== void 0, e.roll("targeting-roll", {
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
	}), xd(e), e.run((e, t) => {
		let n = e.rolls.pop().dice[0], r = Uk(e)[n - 1], i = nt(e, e.active);
		typeof r == "number" ? e.attack.target = i[r % i.length] : t.agreed = r === "opponents";
	}), e.when((e, t) => t.agreed === !0, e.call(Wk))),
	e.run((e, t) => {
		t.chosen = t.agreed === !0 || e.attack.target === -1;
	}),
	e.ask("target", {
		who: (e) => e.active,
		options: (e) => e.attack.target === -1 ? nt(e, e.active) : [],
		key: Ua,
		then: (e, t, n) => {
			e.attack.target = n;
		}
	}),
	e.run((e) => l(() => ({
		type: "targeted",
		seat: e.active,
		target: e.attack.target
	}))),
	e.when((e, t) => !t.named && e.attack.isAttack && qk(e, e.attack.target), e.call(Jf, (e) => ({
		seat: e.active,
		count: Ve(e.mode).bounty
	}))),
	e.when((e, t) => t.chosen === !0 && ov(e).target !== void 0, xd(e))
]), Uk = (e) => Ie(e.mode, e.fighters.length), Wk = p("dice-throne/agreement", (e) => [
	Gk(e, "first"),
	e.run((e, t) => {
		t.others = nt(e, e.active).slice(1);
	}),
	e.loop((e, t) => t.others.length > 0, e.ask("agree", {
		open: !0,
		who: (e, t) => t.others[0],
		options: (e, t) => nt(e, e.active).map((e) => ({
			seat: e,
			proposed: e === t.proposal
		})),
		key: ({ seat: e }) => Ua(e),
		then: (e, t, { seat: n, proposed: r }) => {
			let i = t.others.shift();
			r || (t.opposed = !0, Kk(i, n));
		}
	})),
	e.when((e, t) => t.opposed === !0, Gk(e, "last")),
	e.run((e, t) => {
		e.attack.target = t.proposal;
	})
]), Gk = (e, t) => e.ask("target", {
	open: !0,
	who: (e) => nt(e, e.active)[0],
	options: (e) => nt(e, e.active),
	key: Ua,
	params: () => ({ word: t }),
	then: (e, n, r) => {
		n.proposal = r, t === "first" && Kk(nt(e, e.active)[0], r);
	}
}), Kk = (e, t) => l(() => ({
	type: "proposed",
	seat: e,
	target: t
})), qk = (e, t) => Ve(e.mode).bounty > 0 && e.fighters.every((n, r) => !et(e, r) || it(e, r) <= it(e, t));
m(), Je(), Ko(), w(), Is(), b(), xu(), mv(), _m(), Lc(), Xl(), Qp(), Fm(), Kd(), Qc(), cg(), um(), kh(), Td(), I();
var Jk = p("dice-throne/roll-phase", (e) => [
	e.call(Zk),
	e.when((e) => Nc(e, e.active, "offense"), e.run((e) => Ik(e, "offense")), e.leave()),
	e.loop((e, t) => !t.done, e.call(Yh, (e, t) => ({ further: t.again !== void 0 })), e.call(Qk), e.either((e) => e.attack !== void 0, [e.call(Yk, (e, t) => ({ again: t.again }))], [e.run((e) => {
		e.rolls = [], l(() => ({
			type: "no-ability",
			seat: e.active
		}));
	})]), e.when(Zc, e.when((e) => Wc(e, e.active), xd(e)), e.call(pm)), e.call(lm), e.call($k), e.run((e, t) => {
		Us(e, e.active, "offense");
		let n = eA(e);
		n !== -1 && e.furtherOffenses.unshift(n), e.furtherOffenses = e.furtherOffenses.filter((t) => t === -1 || et(e, t)), t.again = e.furtherOffenses.shift(), t.done = t.again === void 0, e.silenced = !1, e.rolls = [];
	})),
	e.run(tA)
]), Yk = p(Yl.resolveAttack.name, (e) => [
	e.call(lv),
	e.when((e) => We(e.mode) && uv(e), xd(e)),
	e.when($_, e.either((e, t) => t.again !== void 0 && t.again !== -1, [e.run((e, t) => {
		e.attack.target = t.again;
	})], [e.call(Hk)]), e.run(ev), e.when((e) => tv(e) || nv(e), xd(e)), e.run((e) => {
		Ws(e, "defense"), e.attack.coming = void 0;
	}), e.call(dv)),
	e.run(Th),
	xd(e),
	e.call(fv),
	e.when(zk, e.call(Rk), xd(e), e.call(fv)),
	e.run((e) => {
		e.attack.stage = "defended";
	}),
	e.run(Th),
	e.when((e) => e.attack.isAttack && e.attack.type !== "ultimate" && et(e, e.attack.target), Wd(e, (e) => zd(e, e.attack.target, "totalled"), (e) => e.attack.target)),
	e.run((e) => {
		dm(e), e.attack.stage = "dealt";
	}),
	e.when((e) => e.attack.isAttack && it(e, e.attack.by) > 0, e.run(Nm), Wd(e, (e) => zd(e, e.attack.by, "dealt"), (e) => e.attack.by)),
	e.call(gm),
	e.call(lm),
	e.when((e) => e.attack.isAttack && Xk(e), xd(e)),
	e.call(pv)
]), Xk = (e) => [...fa(e, e.active).cards.values()].some(({ when: e }) => e === "after-damage") || N(e, e.active).some((t) => js(t).some((n) => n.when === "after-damage" && ou(e, e.active, t, n))), Zk = p("dice-throne/stand-up", (e) => [e.ask("stand-up", {
	who: (e) => e.active,
	options: (e) => Nc(e, e.active, "offense") && v(e, e.active).cp >= 2 ? ["pay", "skip"] : [],
	then: (e, t, n) => {
		if (n !== "skip") {
			Xe(e, e.active, -2);
			for (let t of N(e, e.active)) C(t).forbids === "offense" && P(e, e.active, t, 1);
		}
	}
})]), Qk = p("dice-throne/attempted", (e) => [Wd(e, (e) => zd(e, e.active, "attempted"), (e) => e.active)]), $k = p("dice-throne/unattacked", (e) => [e.leave((e) => e.attack?.isAttack === !0 || e.furtherOffenses.length > 0), e.each("hook", (e) => nt(e, e.active).flatMap((t) => zd(e, t, "foeDidNotAttack").map((e) => ({
	seat: t,
	name: e
}))), e.call((e, t) => Vo(t.hook.name), (e, t) => Bd(e, t.hook.name, t.hook.seat)))]);
function eA(e) {
	let t = e.attack?.target ?? -1;
	if (t === -1 || !et(e, t) || !Nc(e, t, "acting")) return -1;
	for (let n of N(e, t)) C(n).forbids === "acting" && P(e, t, n, 1);
	return t;
}
function tA(e) {
	Us(e, e.active, "roll-phase"), Xp(e, e.active), e.attack = void 0;
}
m(), M(), Ko(), w(), zs(), T(), xu(), _m(), Kd(), Qc(), Td();
var nA = p("dice-throne/upkeep", (e) => [
	e.run((e, t) => {
		e.phase = "upkeep", t.stirring = iA(e);
	}),
	e.either((e, t) => t.stirring.length > 0, [xd(e)], [e.when((e) => e.turn === 1, xd(e, (e) => ({ but: e.active })))]),
	e.loop((e, t) => t.stirring.length > 0, e.ask("upkeep", {
		who: (e) => e.active,
		options: (e, t) => t.stirring,
		key: Za,
		auto: !0,
		then: (e, t, n) => {
			t.next = n, t.stirring.splice(t.stirring.indexOf(n), 1);
		}
	}), e.when((e, t) => iA(e).includes(t.next), e.call((e, t) => Vo(t.next), (e, t) => Bd(e, t.next, e.active)))),
	e.when((e) => e.incoming.some((e) => e.length > 0) || rA(e), xd(e)),
	e.when(Zc, e.call(pm))
]), rA = (e) => uu(e, e.active) && j(e, e.active).actions.some((t) => t.when === "my-upkeep" && cu(e, e.active, t)), iA = (e) => [...new Set(zd(e, e.active, "upkeep", (t) => aA(e, t)))];
function aA(e, t) {
	let n = C(C(t).stirsWith ?? t);
	return n.owned && !n.stirsOnMaker && Ls(t) === e.active ? void 0 : n;
}
m(), b(), Xl(), Qc(), um(), I();
var oA = p(Yl.match.name, (e) => [e.call(xk), e.loop((e) => e.ended === void 0, e.call(sA), e.call(lm), e.run(hA))]), sA = p("dice-throne/turn", (e) => [
	e.call(cA),
	e.call(nA),
	e.call(Lk),
	e.call(uA),
	e.call(Jk),
	e.call(dA),
	e.call(Dk)
]), cA = p("dice-throne/start-turn", (e) => [e.run((e) => {
	e.turn++, lA(e);
	for (let { marks: t } of e.fighters) for (let e in t) fA(e) && (t[e] = 0);
	Gs(e, e.active), l(() => ({
		type: "turn",
		seat: e.active,
		turn: e.turn
	}));
})]);
function lA(e) {
	eA(e), e.attack = void 0, e.isolated = void 0, e.declared = void 0, e.furtherOffenses = [], e.silenced = !1, e.rolls = [];
	for (let t of e.fighters) t.facedown &&= void 0;
	Hc(e);
}
var uA = p("dice-throne/main-1", (e) => [e.call(Sk, () => ({ phase: "main-1" }))]), dA = p("dice-throne/main-2", (e) => [e.call(Sk, () => ({ phase: "main-2" }))]), fA = (e) => e.endsWith("-this-turn") || pA.some((t) => e.startsWith(t)), pA = [
	"spent:",
	"used:",
	"fresh:",
	"arrived:"
];
function mA(e) {
	let t = e.fighters.length;
	for (let n = 1; n < t; n++) if (et(e, (e.active + n) % t)) return (e.active + n) % t;
	return e.active;
}
function hA(e) {
	e.active = mA(e), e.turn < 200 || (e.ended = "turn-limit", l(() => ({
		type: "ended",
		reason: "turn-limit"
	})));
}
M(), ko(), ms(), w(), hl(), D(), bp(), id(), Lc(), I(), b();
var gA = JO(5), _A = gA.first[5], vA = gA.faces.slice(_A).map(ps), yA = (e) => YO(gA, e), bA = (e) => YO(gA, e) - _A, xA = (e, t) => e.byHand?.[vA[bA(t)]] ?? e, SA = /* @__PURE__ */ new Map();
function CA(e, t = {}, n = [], r = !1) {
	let i = r ? `${e} harmless` : e;
	for (let e in t) i += ` ${e} ${t[e]}`;
	for (let e of [...n].sort()) i += ` ${e}`;
	let a = SA.get(i) ?? AA(e, t, n, r);
	return SA.set(i, a), a;
}
function wA(e, t) {
	let { board: n } = v(e, t), r = {};
	for (let i of OA(n)) r[i] = tl(e, t, i);
	return CA(n, r, Qu(e, t), TA(e, t));
}
var TA = (e, t) => Nc(e, t, "damage") || nt(e, t).every((t) => EA(e, t)), EA = (e, t) => N(e, t).some((n) => C(n).shelters && F(e, t, n) > (t === e.active ? Zs(e, t, n) : 0)), DA = /* @__PURE__ */ new Map();
function OA(e) {
	let t = DA.get(e) ?? [...new Set(xs(e).tiers.flatMap(({ ability: e, tier: t }) => kA(e.tiers[t].effects)))];
	return DA.set(e, t), t;
}
function kA(e) {
	return typeof e != "object" || !e ? [] : "own" in e && typeof e.own == "string" ? [e.own] : Object.values(e).flatMap(kA);
}
function AA(e, t, n, r) {
	let i = xs(e), { hero: a } = qi(i.hero), o = i.tiers.filter(({ ability: e }) => !n.includes(e.id)).map((e) => NA(e, a, t)), s = r ? o.map(jA) : o, c = $O(gA, MA(s, ({ value: e }) => e), 2);
	return {
		tiers: s,
		solved: c,
		offense: ek(gA, c.byRolls[2])[0],
		defense: RA(i, a),
		toll: LA(i, a)
	};
}
function jA(e) {
	if (e.tier.ability.kind === "ultimate") return e;
	let t = ({ value: e, damage: t }) => ({
		value: e - t,
		damage: 0
	});
	return {
		...e,
		...t(e),
		...e.byHand && { byHand: e.byHand.map((e) => e && t(e)) }
	};
}
function MA(e, t, n = 0) {
	let r = e.map(t), i = e.map(({ byHand: e }) => e?.map((e) => e && t(e)));
	return Float64Array.from(vA, (t) => {
		let a = n;
		for (let n = 0; n < e.length; n++) {
			if (!e[n].tier.hands[t]) continue;
			let o = i[n]?.[t] ?? r[n];
			o > a && (a = o);
		}
		return a;
	});
}
function NA(e, t, n) {
	let { effects: r, after: i = [] } = e.ability.tiers[e.tier], a = (e) => e in n ? n[e] + IA(r, e) : void 0, o = yp(i, t), s = (e) => ({
		value: e.list(r) + o,
		damage: PA(r, e)
	}), c = {
		tier: e,
		...s(vp(t, 5, a))
	};
	return FA(r) ? {
		...c,
		byHand: us.map((n, r) => e.hands[r] ? s(vp(t, 5, a, n)) : void 0)
	} : c;
}
var PA = (e, t) => e.reduce((e, n) => {
	let { name: r, estimate: i, inner: a } = vo(n);
	if (r === "damage") return e + i(n, t);
	let o = r === "roll" ? t.rolling(n.dice) : t;
	return e + (a?.(n) ?? []).reduce((e, t) => e + PA(t, o), 0);
}, 0), FA = (e) => {
	let t = JSON.stringify(e);
	return t.includes("\"per\":") || t.includes("\"dice\":{");
}, IA = (e, t) => e.reduce((e, n) => {
	let r = vo(n).gives?.(n);
	return r?.what === t && typeof r.amount == "number" ? e + r.amount : e;
}, 0), LA = ({ hooks: e }, t) => e.upkeep.reduce((e, { ability: n }) => e + Math.max(0, -yp(n.upkeep ?? [], t)), 0), RA = ({ defenses: e }, t) => Math.max(0, ...e.map(({ ability: e }) => vp(t, e.dice ?? 0).list(So(e, "defense") ?? [])));
Ro(), w();
var zA = JO(4), BA = zA.first[4], VA = zA.faces.slice(BA), HA = [
	1,
	2,
	3,
	4,
	5,
	6
], UA = /* @__PURE__ */ new WeakMap();
function WA(e, t) {
	let n = UA.get(t) ?? /* @__PURE__ */ new WeakMap();
	UA.set(t, n);
	let r = n.get(e) ?? Uint8Array.from(HA.flatMap((n) => VA.map((r) => Number(Lo(e, [...r, n], t, 4)))));
	return n.set(e, r), r;
}
function GA(e, t, n, r, i) {
	let a = t.map(n), o = t.map(({ tier: t }) => WA(t.need, qi(e).faces)), s = HA.map((e) => Float64Array.from(VA, (t, n) => {
		let i = r;
		for (let t = 0; t < a.length; t++) a[t] > i && o[t][(e - 1) * VA.length + n] && (i = a[t]);
		return i;
	})), c = s.map((e) => ek(zA, e));
	for (let e = 0; e < i; e++) {
		c = s.map((e) => ek(zA, e));
		let e = qA(c);
		s = s.map((t, n) => t.map((t, r) => KA(r, c[n], e)));
	}
	let l = qA(c);
	return {
		now: (e, t) => s[t - 1][YO(zA, e) - BA],
		kept: (e, t) => (t === void 0 ? l : c[t - 1])[YO(zA, e)]
	};
}
function KA(e, t, n) {
	let r = -Infinity;
	for (let i = zA.keepsFrom[e], a = zA.keepsFrom[e + 1]; i < a; i++) {
		let e = zA.keeps[i];
		r = Math.max(r, t[e], n[e]);
	}
	return r;
}
var qA = (e) => e[0].map((t, n) => e.reduce((e, t) => e + t[n], 0) / e.length);
ko(), w(), zs(), _p(), pc(), id(), kc(), Lc(), Qc(), I(), b();
var JA = .8, YA = .5, XA = 2.5;
function ZA(e, t, n, r = QA(e, n)) {
	let i = v(e, t), { offense: a, defense: o, toll: s } = CA(i.board), c = nj(i.cp, n) + rj(i.hand.length, n) + n.card * i.laid.length;
	for (let a in i.tokens) {
		let o = i.tokens[a] - (t === e.active ? Zs(e, t, a) : 0);
		o > 0 && !ej(e, t, a) && (c += n.token * o * $A(t, a, r));
	}
	for (let { id: r, dial: a, aura: o, worth: s } of ua(i.hero)) c += n.token * (s?.[i.marks[r] ?? 0] ?? 0), a && (c += n.dial * fc(e, t, r)), o && ac(e, t, r) === o.state && (c += n.aura * o.damage);
	let l = Qu(e, t);
	return l.length > 0 && (c -= n.coming * (a - CA(i.board, {}, l).offense)), c + r * (n.board * a + n.defense * o - s);
}
var QA = ({ dials: e }, { pace: t }) => 1 + Math.min(...e.filter((e) => e > 0), 50) / t;
function $A(e, t, n) {
	let r = C(t), i = r.worthOnOthers === void 0 || Ls(t) === e ? dp(r) : r.worthOnOthers;
	return !r.persistent || r.owned ? i : i * Math.min(XA, Math.max(YA, JA * n / 2));
}
var ej = (e, t, n) => {
	let { shelters: r, ends: i } = C(n);
	return r === !0 && i === "turn" && mA(e) === t && tj(e);
}, tj = ({ phase: e }) => e === "main-2" || e === "discard", nj = (e, t) => t.cp * Math.min(e, t.enough) + t.spare * Math.max(0, e - t.enough), rj = (e, t) => t.card * Math.min(e, t.handful) + t.spareCard * Math.max(0, e - t.handful);
function ij(e, t, n) {
	let r = e.dials[t];
	for (let i = 0; i < e.fighters.length; i++) {
		if (y(e, i) !== t) continue;
		let a = e.fighters[i].facedown ? 1 - n.facedown : 1;
		r += e.healing[i] - a * _c(Rc(e, i)), e.isolated?.to === i && (r -= _c(e.isolated.lines));
	}
	return r;
}
function aj(e, t, n = cj(e, t)) {
	let r = e.fighters.map(() => 0);
	return r[e.active] = n, r[mA(e)] += oj(e, t), r;
}
function oj(e, t) {
	let n = mA(e), r = Nc(e, n, "income") ? 0 : t.cp + t.card;
	return (sj(e, n, t) + r) / 2;
}
var sj = (e, t, n) => Nc(e, t, "offense") ? 0 : n.coming * wA(e, t).offense;
function cj(e, t) {
	if (tj(e)) return 0;
	let { attack: n } = e;
	if (!n) {
		let n = e.rolls[0];
		if (e.phase !== "offense" || n?.purpose !== "offense" || n.dice.length !== 5) return sj(e, e.active, t);
		let { solved: r, tiers: i } = wA(e, e.active);
		if (n.foreign) {
			let { now: r } = GA(v(e, e.active).hero, i, ({ value: e }) => e, 0, Math.min(2, e.attempts));
			return t.coming * r(n.dice.slice(0, -1), n.dice.at(-1));
		}
		return Nc(e, e.active, "offense") ? 0 : t.coming * r.byRolls[Math.min(2, e.attempts)][bA(n.dice)];
	}
	if (n.stage === "announced") {
		let r = wA(e, e.active).tiers.find(({ tier: e }) => e.id === n.tier), i = e.rolls[0];
		return r ? t.coming * (i && !i.foreign ? xA(r, i.dice) : r).value : 0;
	}
	let r = n.target !== -1 && e.incoming[n.target].some(({ kind: e }) => e === "base");
	return n.stage === "activated" && n.isAttack && !r ? t.coming * n.base : 0;
}
function lj(e, t, n) {
	let r = e.dials.map((n, r) => ij(e, r, t)), i = [...r], a = Infinity;
	for (let e of r) e > 0 && (a = Math.min(a, e));
	for (let [r, a] of aj(e, t, n).entries()) i[y(e, r)] += a;
	let o = QA(e, t), s = e.fighters.length / e.dials.length;
	for (let n = 0; n < e.fighters.length; n++) et(e, n) && (i[y(e, n)] += ZA(e, n, t, o) / s);
	return uj(i, r, t.lead + t.doubt * Math.min(a, 50));
}
function uj(e, t, n) {
	let r = Math.max(...e), i = e.map((e, i) => (t[i] > 0 ? 1 : .02) * Math.exp((e - r) / n)), a = i.reduce((e, t) => e + t);
	return i.map((e) => e / a);
}
// packages/dice-throne/src/insight/weights.ts
var dj = {
	cp: .8,
	enough: 3,
	spare: .2,
	card: 1.2,
	handful: 4,
	spareCard: .6,
	token: .8,
	dial: .7,
	aura: 3,
	board: .9,
	defense: .5,
	pace: 8,
	coming: .8,
	lead: 5,
	doubt: .18,
	facedown: .5,
	kill: 15
};
T(), b();
function fj(e, { options: t }) {
	let n = y(e, e.active), { tiers: r } = wA(e, e.active), i = Math.min(...nt(e, e.active).map((t) => e.dials[y(e, t)])), a = (t) => lj(e, dj, t)[n], o = /* @__PURE__ */ new Map(), s = ({ value: e, damage: t }) => {
		let n = dj.coming * e + (t >= i ? dj.kill : 0), r = o.get(n) ?? a(n);
		return o.set(n, r), r;
	}, c = a(0), l = mj(e, r, s, c);
	return t[0].map((t) => {
		let n = xa("attempt", t);
		switch (n.is) {
			case "keep-dice": return l(n.places);
			case "give-up": return c;
			case "announce": return pj(e, r, n.tier, s) ?? NaN;
			default: return NaN;
		}
	});
}
function pj(e, t, n, r) {
	let i = t.find(({ tier: e }) => e.id === n), { foreign: a, dice: o } = e.rolls[0];
	return i && r(a ? i : xA(i, o));
}
function mj(e, t, n, r) {
	let { foreign: i, dice: a } = e.rolls[0];
	if (!i) {
		let { kept: i } = $O(gA, MA(t, n, r), e.attempts);
		return (t) => i[e.attempts][yA(gj(e, t))];
	}
	let { kept: o } = GA(v(e, e.active).hero, t, n, r, e.attempts);
	return (t) => {
		let n = t.filter((e) => e !== i.at + 1);
		return o(gj(e, n), n.length < t.length ? a[i.at] : void 0);
	};
}
function hj(e, { options: t }) {
	let { solved: n, tiers: r } = wA(e, e.active), i = n.kept[Math.min(2, e.attempts)], a = e.rolls[0]?.foreign ? mj(e, r, ({ value: e }) => e, 0) : (t) => i[yA(gj(e, t))];
	return t[0].map((t) => {
		let n = xa("attempt", t);
		switch (n.is) {
			case "keep-dice": return a(n.places);
			case "give-up": return 0;
			case "announce": return pj(e, r, n.tier, ({ value: e }) => e) ?? -1;
			default: return -1;
		}
	});
}
var gj = (e, t) => {
	let { dice: n } = e.rolls[0];
	return t.map((e) => n[e - 1]);
};
// packages/dice-throne/src/insight/draftWorth.ts
M();
var _j = 100;
function vj(e, t) {
	return e.options[t].map((e) => {
		let { offense: t, defense: n } = CA(hs(e));
		return Math.min(1, (dj.board * t + dj.defense * n) / _j);
	});
}
M(), ko(), w(), Is(), bp(), ql(), _p(), T(), xu(), kc(), Qc(), b();
function yj(e, t, n) {
	if (t.name === "attempt") return hj(e, t);
	let r = Tj[t.name];
	return r && t.options[n].map((i) => r(e, t.seats[n], xa(t.name, i)));
}
var bj = (e, t, n) => {
	switch (n.is) {
		case "play": return xj(e, t, Zi(e, t, n.card));
		case "sell": return dj.cp - dj.card - .1 - xj(e, t, Zi(e, t, n.card)) / 100;
		case "spend": return Sj(e, t, n);
		case "use": {
			let r = j(e, t).actions.find(({ id: e }) => e === n.action);
			if (!r) return 0;
			let i = r.price ? Vl(r.price, hp) : 0;
			return yp(r.effects, fa(e, t).hero) - dj.cp * r.cost - i - .2;
		}
		default: return 0;
	}
};
function xj(e, t, n) {
	let r = n.price ? Vl(n.price, hp) : 0, i = dj.cp * mu(e, t, n) + dj.card + r;
	if (!n.upgrades) return yp(n.effects, fa(e, t).hero) - i;
	let a = v(e, t), o = {
		...j(e, t).levels,
		[n.upgrades.ability.id]: n.upgrades.level
	}, s = CA(hs(a.hero, a.marks.face, o)), c = CA(a.board), l = dj.board * (s.offense - c.offense) + dj.defense * (s.defense - c.defense);
	return QA(e, dj) * l + 1 - i;
}
function Sj(e, t, { token: n, use: r }) {
	let { effects: i, when: a, cost: o } = Ps(n, r);
	return yp(i, fa(e, t).hero) * (Wy.has(a) ? _c(Uc(e, t)) / 6 : 1.2) - o * dj.token * dp(C(n));
}
var Cj = (e, t, n) => {
	if (n.is !== "defend") return 0;
	let { hero: r } = fa(e, t), i = j(e, t).defenses.find(({ ability: { id: e } }) => e === n.ability)?.ability;
	return i ? vp(r, i.dice ?? 0).list(So(i, "defense") ?? []) : 0;
}, wj = (e, t, n) => {
	let r = e.rolls[0];
	if (n.is !== "turn-die" || r?.purpose !== "offense" || r.dice.length !== 5) return 0;
	let { solved: i } = wA(e, r.owner), a = r.dice.map((e, t) => t === n.place - 1 ? n.to : e), o = i.byRolls[Math.min(2, e.attempts)][bA(a)];
	return y(e, r.owner) === y(e, t) ? o : -o;
}, Tj = {
	main: bj,
	respond: bj,
	answer: bj,
	sell: (e, t, n) => n.is === "sell" ? -xj(e, t, Zi(e, t, n.card)) : 0,
	discard: (e, t, n) => n.is === "card" ? -xj(e, t, Zi(e, t, n.card)) : 0,
	defend: Cj,
	choose: (e, t, n) => {
		if (n.is !== "branch") return 0;
		let { does: r, seat: i } = n.branch, a = yp(r, fa(e, i).hero);
		return tt(e, t, i) ? -a : a;
	},
	"alter-die": wj,
	"copy-die": wj,
	"stand-up": (e, t, n) => +(n.is === "stand-up"),
	target: (e, t, n) => n.is === "player" ? -it(e, n.seat) : 0
};
// packages/dice-throne/src/insight/insight.ts
b();
var Ej = {
	evaluate(e) {
		if (ot(e)) return e.fighters.map(() => 1 / e.fighters.length);
		let t = lj(e, dj);
		return e.fighters.map((n, r) => t[y(e, r)]);
	},
	exact(e, t, n) {
		return t.name === "attempt" ? fj(e, t) : t.name === "ban" || t.name === "pick" ? vj(t, n) : void 0;
	},
	sense: yj,
	rests: (e, { name: t }, n) => t === "main" || t === "sell" || t === "attempt" && !n,
	begun: ({ attack: e }) => e?.stage === "announced",
	finish: (e, { name: t, options: n }) => t === "main" ? n[0].indexOf("end") : void 0,
	mixes: ({ name: e }) => e === "lay-down" || e === "recommend" || e === "turn-up",
	progress: (e) => e.turn + (e.phase === "main-2" || e.phase === "discard" ? .5 : 0),
	horizon: 0
};
m(), b();
function Dj(e, t, n) {
	for (let [r, i] of e.fighters.entries()) {
		if (t.some((t) => y(e, t) === y(e, r))) {
			let e = i.deck.splice(i.deck.length - i.knownTop);
			i.deck = [...Aj(i.deck, n), ...e];
			continue;
		}
		i.facedown &&= kj(i.facedown, n);
		let a = t.some((e) => i.shownTo.includes(e)) ? i.hand : Oj(i, t), o = [
			...i.hand,
			...i.looking,
			...i.deck
		];
		for (let e of a) o.splice(o.indexOf(e), 1);
		let s = Aj(o, n);
		i.hand = [...a].sort().concat(s.splice(0, i.hand.length - a.length)), i.looking = s.splice(0, i.looking.length), i.deck = s;
	}
}
var Oj = ({ exposed: e }, t) => e.flatMap(({ card: e, to: n }) => n.some((e) => t.includes(e)) ? [e] : []);
function kj(e, t) {
	let n = Aj(e.filter((e) => e !== ""), t);
	return e.map((e) => e === "" ? "" : n.shift());
}
function Aj(e, t) {
	let n = [...e].sort();
	return se(e.length, t).map((e) => n[e]);
}
m(), w(), kc(), b();
var jj = "stolen-health", Mj = 8;
function Nj(e) {
	let t = e;
	return t.type === "activated" && t.ultimate ? {
		kind: "feat",
		seat: t.seat
	} : t.type === "turn" ? {
		kind: "turn",
		seat: t.seat
	} : t.type === "damaged" && t.amount >= Mj ? {
		kind: "blow",
		seat: t.seat
	} : t.type === "defeated" ? {
		kind: "fall",
		seat: t.seat
	} : void 0;
}
function Pj(e, t) {
	let n = e.fighters.map(Fj);
	for (let r of t) Ij(r, n, e);
	return n.map((e) => fe(Uj(e, n.length > 2)));
}
var Fj = () => ({
	dealt: /* @__PURE__ */ new Map(),
	targets: /* @__PURE__ */ new Map(),
	tokens: /* @__PURE__ */ new Map(),
	suffered: 0,
	prevented: 0,
	healed: 0,
	upgrades: 0,
	played: 0,
	sold: 0
});
function Ij(e, t, n) {
	switch (e.type) {
		case "damaged": {
			let n = t[e.seat];
			n.suffered += e.amount, n.prevented += Math.max(0, Bj(e.lines) - e.amount);
			for (let { by: n, from: r, amount: i } of Hj(e.lines, e.amount)) r !== void 0 && r !== e.seat && Lj(t[r], n, e.seat, i);
			return;
		}
		case "stole-health": return t[e.from].suffered += e.amount, Lj(t[e.seat], jj, e.from, e.amount);
		case "healed":
			t[e.seat].healed += e.amount;
			return;
		case "played":
			t[e.seat][zj(n, e.seat, e.card) ? "upgrades" : "played"]++;
			return;
		case "cast":
			t[e.seat].played++;
			return;
		case "sold":
			t[e.seat].sold++;
			return;
		case "spent":
			Rj(t[e.seat].tokens, C(e.token).id, 1);
			return;
		default: return;
	}
}
function Lj(e, t, n, r) {
	if (r === 0) return;
	let i = e.dealt.get(t) ?? {
		amount: 0,
		times: 0
	};
	e.dealt.set(t, {
		amount: i.amount + r,
		times: i.times + 1
	}), Rj(e.targets, n, r);
}
function Rj(e, t, n) {
	e.set(t, (e.get(t) ?? 0) + n);
}
function zj({ fighters: e }, t, n) {
	let { hero: r } = e[t];
	return r !== "" && qi(r).cards.get(n)?.upgrades !== void 0;
}
var Bj = (e) => e.reduce((e, { kind: t, amount: n }) => Vj.includes(t) ? e + n : e, 0), Vj = [
	"base",
	"add",
	"other"
];
function Hj(e, t) {
	let n = e.find(({ kind: e }) => e === "base"), r = [];
	for (let t of gc(e)) {
		if (!Vj.includes(t.kind) || t.amount <= 0) continue;
		let { by: e, from: i } = hc(t) === "attack" && n ? n : t, a = r.findIndex((t) => t.by === e && t.from === i), o = t.amount + (r[a]?.weight ?? 0);
		r.splice(a < 0 ? r.length : a, 1, {
			by: e,
			from: i,
			weight: o,
			amount: 0
		});
	}
	let i = r.reduce((e, { weight: t }) => e + t, 0), a = t;
	for (let e of r) e.amount = Math.floor(t * e.weight / i), a -= e.amount;
	for (let e = 0; e < a && r.length > 0; e++) r[e % r.length].amount++;
	return r;
}
function Uj(e, t) {
	let n = [...e.dealt].map(([e, t]) => ({
		id: e,
		...t
	})), r = [...e.targets].map(([e, t]) => ({
		id: String(e),
		amount: t
	})), i = [...e.tokens].map(([e, t]) => ({
		id: e,
		amount: t
	})), { suffered: a, prevented: o, healed: s, upgrades: c, played: l, sold: ee } = e;
	return [
		{
			id: "dealt",
			items: n.sort(Wj)
		},
		...t ? [{
			id: "targets",
			items: r.sort(Wj)
		}] : [],
		{
			id: "health",
			items: de({
				suffered: a,
				prevented: o,
				healed: s
			})
		},
		{
			id: "cards",
			items: de({
				played: l,
				upgrades: c,
				sold: ee
			})
		},
		{
			id: "tokens",
			items: i.sort(Wj)
		}
	];
}
var Wj = (e, t) => t.amount - e.amount;
M(), w(), _y(), Fv(), _(), cy(), Li();
var Gj = (e) => ({
	phase: (t) => x[e].phases[t] ?? t,
	hero: (t) => kv(t, e),
	style: (t) => yv(t, e),
	box: (t) => x[e].boxes[t],
	setup: (t) => {
		let { setup: n = [] } = qi(t).hero;
		return n.length === 0 ? "" : `${Qv(t, e).list(n)}.`;
	},
	symbol: (t, n) => bv(t, qi(t).faces[n - 1] ?? "", e),
	ability: (t) => vv(t, e),
	need: (t, n) => {
		let { hero: r, tiers: i } = xs(t), a = i.find(({ id: e }) => e === n);
		return a ? uy(a.need, r, e) : "";
	},
	token: (t) => xv(t, e),
	tokenText: (t) => Av(t, e),
	companion: (t) => Mv(t, e),
	companionText: (t) => Nv(t, e),
	companionState: (t, n, r) => Sv(t, n, e, r),
	source: (t) => wv(t, e),
	line: ({ kind: t, by: n, amount: r, type: i }) => {
		let { damageTypes: a, lines: o } = x[e], s = i && i !== "normal" && t !== "add" ? ` ${a[i](r)}` : "";
		return `${o[t](r)}${s} (${wv(n, e)})`;
	},
	card: (t) => Ov(t, e),
	cardLine: (t, n) => {
		let { cards: r, hero: i } = qi(t), a = r.get(n);
		return {
			cost: a?.cost ?? 0,
			text: a ? dy(a, i, e) : ""
		};
	},
	board: (t) => {
		let { abilities: n, hero: r, tiers: i } = xs(t), { hero: a } = qi(r), o = (t) => {
			let n = my(t, a, e);
			return {
				...n,
				tiers: n.tiers.map(({ text: t }) => x[e].grammar.spaced(Me(t)))
			};
		};
		return n.map(({ ability: t, level: n }) => ({
			id: t.id,
			name: vv(t.id, e, a.id),
			level: n,
			text: fy(t, a, e),
			sentences: py(t, a, e),
			tiers: i.filter((e) => e.ability === t).map(({ id: e }) => e),
			parts: o(t)
		}));
	}
});
M(), As(), w(), Is(), _y(), Fv(), cy(), Li();
function Kj(e, t, n, r, i) {
	switch (e.is) {
		case "play": {
			let i = Yj(r, e.card), a = t.play(Ov(e.card, n));
			return i === void 0 ? a : t.priced(a, i);
		}
		case "sell": return t.sell(Ov(e.card, n));
		case "spend": {
			let { grammar: r } = x[n], [i, a] = Zj(e, t, n);
			return a === "" ? i : r.spaced(r.labelled(i, a));
		}
		case "use": return qj(e, t, n, r);
		case "announce": return t.announce(Qj(e.tier, r, n));
		case "defend":
		case "ability": return vv(e.ability, n);
		case "keep-dice": return t.keepDice(e.places.map((e) => Jj(r, e, i).shown));
		case "reroll-dice": return t.rerollDice(e.places.map((e) => Jj(r, e, i).shown));
		case "take-dice": return t.takeDice(e.dice);
		case "die":
		case "turn-die": {
			let { shown: n, owner: a } = Jj(r, e.place, i);
			return e.is === "die" ? t.die(n, a) : t.turnDie(n, e.to, a);
		}
		case "player": return e.proposed ? t.proposed(i(e.seat)) : i(e.seat);
		case "token": return t.tokenOf(i(e.seat), xv(e.token, n));
		case "own-token": return xv(e.token, n);
		case "card": return Ov(e.card, n);
		case "lay-down": return e.cards.map((e) => Ov(e, n)).join(" – ");
		case "facedown": return e.recommended ? t.recommended(e.place) : t.facedown(e.place);
		case "hero": return kv(e.hero, n);
		case "put-back": return t[e.to](Ov(e.card, n));
		case "foresee":
		case "shed":
		case "pay-up-to":
		case "share":
		case "pilfer": return String(e.count);
		case "pay-price": return x[n].prices.toPay(e.price, Qv("", n));
		case "upkeep": return e.from === "token" ? xv(e.id, n) : vv(e.id, n);
		case "source": {
			let { by: r, amount: i, type: a } = e, o = a === "normal" ? "" : x[n].damageTypes[a](i);
			return t.source(wv(r, n), i, o);
		}
		case "branch": {
			let { does: r, hero: i } = e.branch;
			return Qv(i, n).list(r) || t.nothing;
		}
		default: return t[e.is];
	}
}
function qj({ action: e }, t, n, { fighters: r }) {
	for (let { board: t, hero: i } of r) {
		let { price: r, effects: a } = xs(t).actions.find(({ id: t }) => t === e) ?? {};
		if (!r) continue;
		let { grammar: o, prices: s } = x[n], c = Qv(i, n);
		return o.spaced(o.labelled(s.toPay(r, c), c.list(a)));
	}
	return t.use(vv(e, n));
}
function Jj({ rolls: e }, t, n) {
	let r = e.at(-1), i = r?.dice[t - 1] ?? 0, a = r?.owners?.[t - 1];
	return a === void 0 ? { shown: i } : {
		shown: i,
		owner: n(a)
	};
}
function Yj({ fighters: e }, t) {
	let n = (e) => typeof e != "number" && e.includes(t), r = e.find(({ hand: e, spells: t }) => n(e) || n(t));
	if (!r) return;
	let { cards: i } = qi(r.hero);
	return ks(i.get(t), xs(r.board).levels, i);
}
function Xj(e, t, n) {
	switch (e.is) {
		case "play": return t.play(Ov(e.card, n));
		case "spend": {
			let [r, i] = Zj(e, t, n);
			return i === "" ? r : `${r} (${i})`;
		}
		case "use": return t.use(vv(e.action, n));
		default: throw Error(`Nobody answers ${e.is}`);
	}
}
function Zj({ token: e, use: t }, n, r) {
	let i = xv(e, r);
	if (t === "") return [n.spend(i), ""];
	let { cost: a, price: o, effects: s } = Ps(e, t), c = Qv("", r);
	return [n.spendSome(i, a, o && c.price(o, !0)), c.list(s)];
}
function Qj(e, t, n) {
	let { board: r, hero: i } = t.fighters[t.active], a = xs(r).tiers.find(({ id: t }) => t === e)?.need, o = vv(e, n);
	return a ? `${o} (${uy(a, i, n)})` : o;
}
Fv(), Li();
function $j(e) {
	let { parts: t, health: n, cards: r, target: i, stolen: a } = x[e].summary;
	return {
		part: (e, n) => t[e](n),
		item(t, { id: o, amount: s }, c) {
			return t === "targets" ? i(c(Number(o))) : t === "health" ? n[o](s) : t === "cards" ? r[o](s) : t === "tokens" ? xv(o, e) : o === "stolen-health" ? a : wv(o, e);
		}
	};
}
m(), is(), T(), Fv(), cy(), Li();
var eM = c(Gj), tM = c((t) => ({
	title: GO.title[t],
	pitch: GO.pitch[t],
	ask: (e, n) => iM(e, n, t),
	option: (e, n, r, i) => Kj(xa(e, n, r), x[t].options, t, r, i),
	whyNot: (e) => aM(e, t),
	event: (e, n) => oM(e, n, t),
	reason: (e) => {
		let { reasons: n } = x[t];
		return n[e] ?? n["turn-limit"];
	},
	score: (e) => x[t].summary.score(e),
	summary: $j(t),
	content: (e) => nM(e, t),
	matchOption: (n, r) => {
		let { matchOptions: i, optionValues: a, byChance: o } = x[t];
		return r === void 0 ? i[n] ?? n : r === e ? o : a[n]?.[r] ?? (n === "heroes" ? kv(r, t) : r);
	}
}));
function nM(e, t) {
	let { content: n } = x[t], r = Jo(e);
	if (r.is === "token") return n.token(xv(r.id, t));
	if (r.is === "companion") return Mv(r.id, t);
	let i = r.hero === rM ? void 0 : kv(r.hero, t);
	if (r.is === "card") return n.card(Ov(r.id, t), i);
	let { id: a, level: o, tier: s } = r;
	return n.ability(Dv(vv(a, t), o), i ?? "", s);
}
var rM = "common";
function iM(e, t, n) {
	let r = x[n].ask, i = {
		...eM[n],
		price: (e) => e ? Qv("", n).price(e, !0) : "",
		howMany: (e) => e ? x[n].prices.howMany(e, Qv("", n)) : "",
		action: (e) => Xj(Pa(e), x[n].options, n)
	};
	return Object.hasOwn(r, e) ? r[e](t, i) : Pv(e, n) ?? e;
}
function aM(e, t) {
	let { whyNot: n, timings: r } = x[t];
	return e.is === "short" ? n.short(e.cp) : e.is === "price" ? n.price(Qv("", t).price(e.price, !0)) : e.is === "dice" ? n.dice(e.off) : e.is === "tokens" ? n.tokens(e.missing, xv(e.token, t)) : e.is === "timing" ? n.timing(r[e.when]) : n[e.is];
}
function oM(e, t, n) {
	let { events: r, grammar: i } = x[n], a = r[e.type];
	return i.closed(a(e, t, eM[n]));
}
m(), M(), w(), pc(), kc(), Mc(), op(), Qc(), im(), I(), b();
var sM = (e, t) => ({
	mode: e.mode,
	variants: [...e.variants],
	turn: e.turn,
	active: e.active,
	starter: e.starter,
	phase: e.phase,
	dials: [...e.dials],
	startingHealth: rt(e),
	attempts: e.attempts,
	furtherOffenses: [...e.furtherOffenses],
	declared: e.declared ?? null,
	rolls: e.rolls.map(dM),
	attack: e.attack ? fM(e.attack) : null,
	silenced: e.silenced,
	altered: e.altered,
	dealt: [...e.dealt],
	isolated: e.isolated ? {
		to: e.isolated.to,
		...uM(e, e.isolated.to, e.isolated.lines, 0)
	} : null,
	banned: [...e.banned ?? []],
	fighters: e.fighters.map((n, r) => {
		let i = t !== void 0 && y(e, t) === y(e, r);
		return {
			seat: r,
			hero: n.hero,
			team: y(e, r),
			cp: n.cp,
			hand: i || t !== void 0 && n.shownTo.includes(t) ? [...n.hand] : n.hand.length,
			deck: n.deck.length,
			knownTop: i ? n.deck.slice(n.deck.length - n.knownTop) : n.knownTop,
			looking: i ? [...n.looking] : n.looking.length,
			discard: [...n.discard],
			playing: [...n.playing],
			spells: [...n.spells],
			laid: [...n.laid],
			facedown: (n.facedown ?? []).map((e) => i || e === "" ? e : null),
			levels: cM(e, r).levels,
			companions: (rm(e, r) ? [] : ua(n.hero)).map(({ id: t, dial: n }) => ({
				id: t,
				state: ac(e, r, t),
				dial: n ? {
					value: fc(e, r, t),
					most: n.most
				} : null
			})),
			tokens: N(e, r).map((t) => ({
				id: t,
				count: F(e, r, t)
			})),
			raised: { ...n.raised },
			marks: { ...n.marks },
			board: n.board,
			abilities: cM(e, r).abilities,
			leader: qk(e, r),
			incoming: uM(e, r, Rc(e, r), e.healing[r])
		};
	}),
	picking: pe(e, "own").map(({ by: e, target: t, dice: n, own: r }) => ({
		by: e,
		target: t,
		dice: [...n],
		own: s(r)
	})),
	due: [...pe(e, "stirring").flatMap(({ stirring: e }) => e), ...pe(e, "checks").flatMap(({ checks: e }) => e)],
	out: [...e.out],
	ended: e.ended ?? null
});
function cM(e, t) {
	let n = j(e, t), r = lM.get(n);
	if (r) return r;
	let i = n.abilities.map(({ ability: e, level: t }) => ({
		id: e.id,
		level: t
	})), a = {
		levels: { ...n.levels },
		abilities: i
	};
	return lM.set(n, a), a;
}
var lM = /* @__PURE__ */ new WeakMap();
function uM(e, t, n, r) {
	let i = mc(n), a = _c(n);
	return {
		lines: n.map((t) => ({
			kind: t.kind,
			by: t.by,
			amount: t.amount,
			certain: t.certain === !0,
			type: Ac(e, t) ?? null
		})),
		heal: r,
		subtotal: i,
		half: yc(mc(gc(n))),
		final: a,
		left: ip(e, y(e, t), r - a)
	};
}
var dM = ({ owner: e, purpose: t, dice: n, by: r, owners: i, foreign: a }) => ({
	owner: e,
	purpose: t,
	dice: [...n],
	by: r ?? null,
	owners: i ? [...i] : null,
	foreign: a ? { ...a } : null
}), fM = ({ by: e, tier: t, board: n, dice: r, rolled: i, target: a, type: o, base: s, isAttack: c, recoil: l, inflicted: ee, coming: te, intercepted: ne, peak: u, marks: re, stage: ie }) => ({
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
	intercepted: [...ne ?? []],
	peak: u ?? 0,
	marks: { ...re },
	stage: ie
});
m(), M(), ms(), Ri(), mv(), Xl(), b();
var pM = {
	upkeep: [nA],
	income: [Lk],
	"main-1": [uA],
	roll: [Jk],
	targeting: [
		Jk,
		Yl.resolveAttack,
		Hk
	],
	defense: [
		Jk,
		Yl.resolveAttack,
		dv
	],
	"main-2": [dA],
	discard: [Dk]
};
function mM(e, t) {
	let n = Object.entries(pM).find(([e]) => e === t)?.[1];
	if (!n) throw S((e) => e.unknownPhase(t, Object.keys(pM)));
	e.turn = Math.max(2, e.turn), t === "targeting" || t === "defense" ? vM(e, t) : e.attack = void 0, Oe(e, oA, sA, ...n), t === "roll" && e.rolls[0] && gM(e, e.rolls[0].dice);
}
function hM(e, t) {
	let n = re(t).map((e) => ge(e, 1, 6));
	if (n.length !== 5) throw S((e) => e.fiveDice(5));
	Se(e, Jk) && !e.attack ? gM(e, n) : e.rolls = [{
		owner: e.active,
		purpose: "offense",
		dice: n
	}];
}
function gM(e, t) {
	let n = a(e);
	if (n?.kind !== "chance" || n.count !== 5) throw S((e) => e.nothingRolled);
	o(e, n, t);
}
function _M(e, t) {
	let [n = "", r = "", i = ""] = re(t), a = j(e, e.active).tiers.find((e) => e.id === n), o = Qe.find((e) => e === i);
	if (!a || !o) throw S((t) => t.attackShape(j(e, e.active).tiers.map((e) => e.id), Qe));
	e.attack = {
		by: e.active,
		tier: n,
		dice: [...us[a.hands.indexOf(!0)]],
		rolled: [],
		target: -1,
		type: o,
		base: ge(r, 0, 99),
		isAttack: Number(r) > 0 && o !== "collateral",
		recoil: 0,
		inflicted: [],
		modified: !1,
		marks: {},
		stage: "activated"
	};
}
function vM(e, t) {
	let { attack: n } = e;
	if (!n) throw S((e) => e.noAttack(t));
	n.by = e.active, e.rolls[0] && (n.dice = [...e.rolls[0].dice]), e.rolls = [{
		owner: e.active,
		purpose: "offense",
		dice: [...n.dice]
	}], e.silenced = n.type === "ultimate", e.attempts = 0, t === "defense" && (e.phase = "defense", n.target = yM(e, n));
}
function yM(e, { target: t }) {
	let n = nt(e, e.active);
	if (t === -1 && n.length > 1) throw S((e) => e.noTarget);
	if (t !== -1 && !n.includes(t)) throw S((e) => e.notAnOpponent);
	return t === -1 ? n[0] : t;
}
m(), M(), w(), Ri(), b();
var bM = [
	"hand",
	"deck",
	"discard",
	"laid"
], xM = (e) => bM.includes(e), SM = (e) => e === "deck" || e === "discard", CM = "...", wM = (e, t) => ie(SM(t) ? [...e[t]].reverse() : e[t]);
function TM(e, t, n, r) {
	let i = v(e, t), a = re(r), o = n === "deck" && a.at(-1) === CM, s = o ? a.slice(0, -1) : a;
	n !== "deck" && i.deck.unshift(...i[n].splice(0));
	for (let n of s) DM(e, t, n);
	n === "deck" && !o && (i.deck = []), i[n].push(...SM(n) ? [...s].reverse() : s);
	let c = s.find((e, t) => s.indexOf(e) !== t);
	if (c) throw S((e) => e.notInDeck(c));
}
function EM(e, t, n, r) {
	let i = v(e, t), a = [...qi(i.hero).cards.values()].find(({ upgrades: e }) => e?.ability.id === n && e.level === r);
	if (!a) throw S((e) => e.unknownLevel(i.hero, n, r));
	DM(e, t, a.id), i.board = hs(i.hero, i.marks.face, {
		...j(e, t).levels,
		[n]: r
	}), i.marks[at] = (i.marks["cards-in-play"] ?? 0) + 1;
}
function DM(e, t, n) {
	let r = v(e, t), i = qi(r.hero).cards.get(n);
	if (!i) throw S((e) => e.unknownCard(r.hero, n));
	let a = r.spells.includes(n) ? r.spells : r.deck, o = a.indexOf(n);
	if (o >= 0) a.splice(o, 1);
	else if (bM.some((e) => r[e].includes(n)) || OM(e, t, i)) throw S((e) => e.notInDeck(n));
}
var OM = (e, t, { upgrades: n }) => n !== void 0 && (j(e, t).levels[n.ability.id] ?? 1) >= n.level;
m(), M(), w(), zs(), Ri(), pc(), kc(), Mc(), Qc(), im(), cg(), I(), b();
var kM = {
	set(e, t, n) {
		let [r = "", i = ""] = t.split(/\s+/);
		if (oe(r) !== void 0) return jM(e, ue(r, e.fighters.length), i, n);
		if (t === "turn") e.turn = ge(n, 1, 200);
		else if (t === "active") e.active = ue(n, e.fighters.length);
		else if (t === "phase") mM(e, n);
		else if (t === "dice") hM(e, n);
		else if (t === "attempts") e.attempts = ge(n, 0, 3);
		else if (t === "attack") _M(e, n);
		else if (t === "target") LM(e, n);
		else throw S((e) => e.nothingToSet(t));
	},
	get(e, t) {
		let [n = "", r = ""] = t.split(/\s+/), a = oe(n);
		if (a !== void 0 && a < e.fighters.length) return MM(e, a, r);
		if (t === "turn") return String(e.turn);
		if (t === "active") return le(e.active);
		if (t === "phase") return e.phase;
		if (t === "attempts") return String(e.attempts);
		if (t === "dice") return ie(e.rolls.at(-1)?.dice ?? []);
		if (t === "attack") return e.attack ? `${e.attack.tier} ${e.attack.base} ${e.attack.type}` : i;
		if (t === "target") return e.attack && e.attack.target !== -1 ? le(e.attack.target) : i;
	},
	unordered(e) {
		let t = e.replace(/^p\d+ /, "");
		return t === "tokens" || t === "levels" || xM(t) && !SM(t);
	},
	meaning: (e, t, n) => AM(n, e.rolls.at(-1))
};
function AM(e, t) {
	let n = /^(keep:)?([1-9](?:,[1-9])*)(=[1-6])?$/.exec(e);
	if (!n || !t || t.owners || t.foreign) return e;
	let r = n[2].split(",").map((e) => t.dice[Number(e) - 1] ?? 0);
	return `${n[1] ?? ""}${r.sort().join(",")}${n[3] ?? ""}`;
}
function jM(e, t, n, r) {
	let i = v(e, t);
	if (xM(n)) TM(e, t, n, r);
	else if (n === "health") e.dials[y(e, t)] = ge(r, 1, Dc(rt(e)));
	else if (n === "cp") i.cp = ge(r, 0, 15);
	else if (n === "tokens") FM(e, t, r);
	else if (n === "levels") {
		i.board = hs(i.hero, i.marks.face);
		for (let [n, i] of zM(r)) EM(e, t, n, i);
	} else if (n === "face") RM(e, t, ge(r, 0, 1));
	else if (ua(v(e, t).hero).some(({ id: e }) => e === n)) PM(e, t, n, r);
	else throw S((e) => e.nothingOfPlayer(n));
}
function MM(e, t, n) {
	let r = v(e, t);
	if (xM(n)) return wM(r, n);
	if (n === "playing" || n === "spells") return ie([...r[n]].sort());
	switch (n) {
		case "health": return String(it(e, t));
		case "cp": return String(r.cp);
		case "cards": return String(r.hand.length);
		case "tokens": return ie(N(e, t).sort().map((n) => `${n}:${F(e, t, n)}`));
		case "levels": return ie(Object.entries(j(e, t).levels).map(([e, t]) => `${e}:${t}`));
		case "incoming": return String(_c(Rc(e, t)));
		case "damage": return ie(Uc(e, t).flatMap((t) => {
			let n = Ac(e, t);
			return n === void 0 ? [] : [`${t.by}:${t.amount}:${n}`];
		}));
		case "subtotal": return String(mc(Rc(e, t)));
		case "face": return String(r.marks.face ?? 0);
		default: return NM(e, t, n);
	}
}
function NM(e, t, n) {
	let r = ua(v(e, t).hero).find((e) => e.id === n);
	if (!r) return;
	if (rm(e, t)) return i;
	let a = ac(e, t, n);
	return r.dial ? `${a} ${fc(e, t, n)}` : a;
}
function PM(e, t, n, r) {
	let { states: i, dial: a } = ua(v(e, t).hero).find((e) => e.id === n), [o = "", s] = re(r);
	if (!i.includes(o) || s !== void 0 && !a) throw S((e) => e.companionShape(n, i, a?.most));
	oc(e, t, n, o), a && s !== void 0 && cc(e, t, n, ge(s, 0, a.most) - fc(e, t, n));
}
function FM(e, t, n) {
	let { tokens: r } = v(e, t);
	for (let e in r) r[e] = 0;
	for (let [i, a] of zM(n)) {
		IM(e, BM(i));
		let n = Bs(e, t, i);
		if (a > n) throw S((e) => e.tokenLimit(i, n));
		r[i] = (r[i] ?? 0) + a;
	}
}
function IM(e, t) {
	let { id: n, owned: r, covers: i } = C(t), a = Ls(t);
	if (i || !r && a === void 0) return;
	let o = a === void 0 ? void 0 : e.fighters[a], s = o && qi(o.hero).hero.tokens.some((e) => e.id === n);
	if (!r || !s) throw S((e) => e.tokenOwner(t));
}
function LM(e, t) {
	if (!e.attack) throw S((e) => e.noAttack("target"));
	e.attack.target = ue(t, e.fighters.length);
}
function RM(e, t, n) {
	let r = v(e, t);
	if (n > 0 && !qi(r.hero).hero.otherFace) throw S((e) => e.oneFace(r.hero));
	r.marks.face = n, r.board = hs(r.hero, n, j(e, t).levels);
}
var zM = (e) => re(e).map((e) => {
	let [t = "", n = "1"] = e.split(":");
	return [t, ge(n, 1, 99)];
});
function BM(e) {
	try {
		return C(e), e;
	} catch {
		throw S((t) => t.unknownToken(e));
	}
}
m(), Oy(), Je(), w(), xu(), im(), b();
var VM = {
	id: GO.id,
	rulesVersion: 3,
	seats: GO.seats,
	options: {
		first: t,
		mode: {
			kind: "data",
			default: dk,
			check: fk,
			words: () => [dk, ...Object.keys(Be)],
			samples: He
		},
		"hill-health": {
			kind: "choice",
			values: ["standard", "2018"],
			default: "standard"
		},
		"distinct-heroes": {
			kind: "flag",
			default: !1
		},
		heroes: {
			kind: "data",
			default: "default",
			perSeat: !0,
			check: (e, t, n) => {
				let r = uk(e, t, n["distinct-heroes"] === !0);
				return r === "draft" ? r : [...r];
			},
			words: () => [
				"default",
				lk,
				...ca()
			],
			samples: (e) => [...mk(e), ...e === 2 ? [lk] : []]
		},
		numbers: {
			kind: "data",
			default: Ky,
			check: (e) => Yy(e),
			words: () => [Ky]
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
		"every-sun-prevents": {
			kind: "flag",
			default: !1
		},
		"follow-through-masamune": {
			kind: "flag",
			default: !1
		},
		"spell-hand": {
			kind: "flag",
			default: !1
		}
	},
	prepare: async (e) => {
		await Dy(pk(e)), LO(e.numbers);
	},
	setup: hk,
	rules: oA,
	view: sM,
	turn: (e) => e.turn,
	active: (e) => e.turn > 0 ? e.active : void 0,
	events: BO,
	eventRules: VO,
	highlight: Nj,
	summary: Pj,
	silencedBy: eu,
	outcome: UM,
	redeal: Dj,
	insight: Ej,
	conserved: (e) => e.banned ? {} : Object.fromEntries(e.fighters.map((e, t) => [`cards of p${t + 1}`, HM(e)])),
	bound: 4e4,
	get content() {
		return zO();
	},
	contentIn: (e) => {
		let t = LO(e.numbers);
		return zO(pk(e).map((e) => t[e] ?? e));
	},
	vocabulary: kM,
	text: tM
}, HM = (e) => [
	e.hand,
	e.deck,
	e.discard,
	e.playing,
	e.spells,
	e.laid,
	e.looking
].flat().length + (e.marks["cards-in-play"] ?? 0) + nm(e);
function UM(e) {
	if (e.ended === void 0) return;
	let t = e.fighters.map((t, n) => e.dials[y(e, n)]), n = e.fighters.map((t, n) => +!!et(e, n)), r = e.fighters.map(({ marks: e }) => e.fell ?? 0);
	return {
		places: ce(n.map((e, t) => [e, r[t]])),
		scores: t,
		...Ge(e.mode) ? { teams: e.fighters.map((t, n) => y(e, n)) } : {},
		reason: e.ended
	};
}
// packages/dice-throne/src/insight/heroOdds.ts
M();
function WM(e, t) {
	let n = hs(t), { tiers: r } = CA(n), i = ak(e, MA(r, ({ value: e }) => e)), a = r.map((e) => MA([e], () => 1)), o = rk(e.hands, i, a, ik(e));
	return {
		board: n,
		worth: sk(e, i),
		keeps: ck(e, i),
		abilities: r.map(({ tier: t, value: n }, r) => {
			let i = ak(e, a[r]), [s] = ck(e, i);
			return {
				id: t.id,
				worth: n,
				chance: sk(e, i),
				keep: s?.dice,
				chanceForBoard: ok(e, o[r])
			};
		})
	};
}
// packages/dice-throne/src/index.ts
var GM = /* @__PURE__ */ f({
	ATTEMPTS: () => 3,
	BOXES: () => Uy,
	CARD_KINDS: () => Gy,
	DICE: () => 5,
	DRAFT: () => lk,
	DRAFTERS: () => 2,
	HAND_LIMIT: () => 6,
	MAX_CP: () => 15,
	MODES: () => Be,
	MOST_DIFFICULT: () => 6,
	NAMES: () => eM,
	NO_HOUSE_NUMBERS: () => Ky,
	PHASES: () => Ze,
	RUN_LENGTHS: () => Fo,
	baseHero: () => Ui,
	boardKey: () => hs,
	boardNamed: () => xs,
	checkNumbers: () => Yy,
	clockwiseFrom: () => Ke,
	diceThrone: () => VM,
	diceThroneWeights: () => dj,
	fiveDice: () => gA,
	fullHand: () => bA,
	hasTargeting: () => We,
	heroIds: () => ca,
	heroOdds: () => WM,
	heroesIn: () => pk,
	hookedEffects: () => ky,
	isDrafting: () => ot,
	isEnlisted: () => la,
	keptHand: () => yA,
	listedHero: () => aa,
	loadHeroes: () => Dy,
	makerOf: () => Ls,
	modesFor: () => He,
	numbersOf: () => Jy,
	optionOf: () => xa,
	payoff: () => MA,
	replaceable: () => qy,
	sharesDials: () => Ge,
	sheetOf: () => qi,
	strengthOf: () => CA,
	targetingDie: () => Ie,
	teamsIn: () => Ue,
	tokenOf: () => C
});
M(), Oy(), Je(), Ro(), jy(), w(), zs(), T(), cg(), b();
// packages/dice-throne-marvel/src/black-panther/numbers.ts
var KM, qM, JM = d((() => {
	KM = {
		startingSuits: 1,
		absorbsFrom: 1,
		absorbsFromII: 1,
		absorbed: 1,
		absorbedII: 2,
		heavyBlow: 5,
		guardEnergy: 1,
		guardPrevents: 2,
		guardDeals: 2,
		guardClaws: 2,
		guardDiceII: 4,
		claws3II: 5,
		claws4II: 6,
		claws5II: 7,
		clawsAlike: 4,
		clawsEnergyII: 1,
		stealthII: 4,
		stealthEnergyII: 1,
		herbSuitsII: 1,
		herbEnergyII: 4,
		herbHealsII: 2,
		punchSmallII: 7,
		punchSmallEnergyII: 1,
		punchLargeII: 9,
		punchLargeEnergyII: 3,
		threatII: 8,
		threatEnergyII: 2,
		ancestralII: 5,
		ancestralEnergyII: 3,
		reflexes: 2,
		reflexesSuits: 1,
		reflexesEnergy: 1,
		clawsCost: 2,
		stealthCost: 2,
		herbCost: 1,
		punchCost: 2,
		threatCost: 2,
		ancestralCost: 2,
		absorptionCost: 2,
		guardCost: 2,
		suitUpCost: 1,
		suitUpSuits: 1,
		blastCost: 1,
		blast: 2,
		blastCharge: 4,
		blastCharged: 3,
		impactCost: 1,
		impactPrevents: 2,
		impactEnergy: 2,
		resonanceCost: 0,
		resonanceEnergy: 4,
		techCost: 1,
		techCards: 1,
		techEnergy: 2,
		warriorsCost: 1
	}, qM = {
		...KM,
		absorbsFrom: 5,
		guardPrevents: 1,
		guardDeals: 1,
		herbEnergyII: 3,
		punchLargeEnergyII: 2,
		threatEnergyII: 1,
		ancestralEnergyII: 2,
		absorptionCost: 3,
		guardCost: 3,
		suitUpCost: 2,
		blastCost: 2,
		impactPrevents: 1,
		impactEnergy: 1,
		resonanceCost: 1,
		resonanceEnergy: 2,
		techEnergy: 1,
		warriorsCost: 2,
		clawsCost: 3,
		threatCost: 3,
		punchCost: 3,
		stealthCost: 3,
		ancestralCost: 3
	};
})), YM, XM, ZM = d((() => {
	YM = {
		punch3: 4,
		punch4: 5,
		punch5: 6,
		punch3II: 5,
		punch4II: 6,
		punch5II: 7,
		punchAlike: 4,
		punchFlaresII: 1,
		roll: 5,
		rollII: 7,
		rollRadiance: 1,
		light: 5,
		lightII: 6,
		lightRadiance: 1,
		lightFlares: 1,
		wave: 8,
		waveII: 9,
		waveFlares: 2,
		photonic: 6,
		photonicII: 8,
		photonicFlares: 1,
		torpedo: 8,
		torpedoII: 9,
		torpedoRays: 1,
		supernova: 6,
		supernovaII: 7,
		supernovaRays: 1,
		binaryBlast: 12,
		binaryBlastRays: 1,
		binaryBlastFlares: 2,
		shieldDice: 4,
		shieldDiceII: 5,
		shieldPrevents: 2,
		shieldDeals: 2,
		cosmicRechargeFlares: 2,
		cosmicRechargeRadiance: 1,
		binaryRechargeRays: 1,
		binaryRechargeFlares: 1,
		skywardRadiance: 1,
		skywardFlares: 1,
		interstellar: 2,
		interstellarRays: 1,
		punchCost: 2,
		rollCost: 2,
		lightCost: 2,
		waveCost: 2,
		photonicCost: 2,
		torpedoCost: 2,
		supernovaCost: 2,
		shieldCost: 2,
		chargeCost: 1,
		chargeFlares: 2,
		absorbCost: 2,
		absorbRadiance: 2,
		goBinaryCost: 2,
		goBinaryRays: 1,
		fasterCost: 1,
		faster: 1,
		fasterPerFlare: 1,
		fasterMost: 4,
		blastCost: 1,
		blastDice: 4,
		blastPerPhoton: 1,
		blastPerStar: 1,
		blastRadiance: 1,
		lineCost: 1,
		linePrevents: 2,
		linePreventsWithStar: 4
	}, XM = {
		...YM,
		shieldDeals: 1,
		goBinaryCost: 3
	};
})), QM, $M, eN = d((() => {
	QM = {
		vilifyUndefendable: 5,
		vilifyBehindII: 8,
		vilifyUndefendableII: 6,
		kneel: 6,
		kneelDice: 4,
		kneelDiceII: 5,
		kneelPerScepter: 1,
		kneelPerIllusion: 1,
		kneelBags: 1,
		kneelSpellbound: 1,
		misdirectionDice: 4,
		misdirectionDiceII: 5,
		misdirectionPerScepter: 1,
		misdirectionPerIllusion: 1,
		misdirectionBags: 1,
		misdirectionSpellbound: 1,
		mockeryThreeII: 7,
		mockeryFourII: 8,
		mockeryFiveII: 9,
		mockeryAlike: 3,
		mockerySpellbound: 1,
		confuddleII: 8,
		confuddleSpellboundII: 2,
		liarsGiftsBags: 2,
		liarsGiftsCp: 2,
		anticsDraw: 2,
		anticsIllusions: 1,
		anticsBags: 2,
		vexII: 8,
		vexSpellboundII: 1,
		bewilder: 3,
		bewilderSpellbound: 2,
		doubleTakeII: 8,
		doubleTakeSpellboundII: 2,
		madeYouLook: 2,
		madeYouLookIllusions: 1,
		mockeryCost: 2,
		confuddleCost: 2,
		anticsCost: 1,
		vilifyCost: 2,
		vexCost: 2,
		kneelCost: 2,
		doubleTakeCost: 2,
		misdirectionCost: 2,
		outwitCost: 1,
		giftCost: 0,
		mindGamesCost: 2,
		mindGamesSpellbound: 2,
		silverTongueCost: 1,
		silverTongueDraw: 1,
		backstabCost: 1,
		backstab: 2,
		backstabPerSpellbound: 1,
		backstabMost: 2,
		notTheRealMeCost: 1
	}, $M = {
		...QM,
		vilifyUndefendable: 3,
		vilifyUndefendableII: 4,
		kneel: 4,
		kneelDice: 3,
		kneelDiceII: 4,
		misdirectionDice: 2,
		misdirectionDiceII: 3,
		liarsGiftsBags: 1,
		liarsGiftsCp: 1,
		anticsBags: 1,
		mockeryCost: 3,
		confuddleCost: 3,
		anticsCost: 2,
		vilifyCost: 3,
		vexCost: 3,
		kneelCost: 3,
		doubleTakeCost: 3,
		misdirectionCost: 3,
		outwitCost: 2,
		giftCost: 1,
		mindGamesCost: 3,
		silverTongueCost: 2,
		backstab: 1,
		notTheRealMeCost: 2,
		confuddleII: 7,
		vexII: 7,
		doubleTakeII: 7
	};
})), tN, nN, rN = d((() => {
	tN = {
		barrierDice: 3,
		barrierDiceII: 4,
		barrierHexes: 2,
		barrierPerMind: 1,
		barrierPerChaos: 2,
		barrierCrackle: 1,
		barrierProbability: 1,
		hexBoltThreeII: 5,
		hexBoltFourII: 7,
		hexBoltFiveII: 9,
		conjurationConjure: 1,
		conjurationCrackle: 1,
		jinxII: 8,
		darkholdDrawII: 2,
		mindBlastII: 7,
		spellcraftSmallII: 8,
		spellcraftLargeII: 10,
		spellcraftProbabilityII: 1,
		bewitchII: 10,
		energyDrain: 3,
		pureChaosII: 7,
		chaos: 2,
		chaosCrackle: 1,
		hexBoltCost: 2,
		jinxCost: 2,
		darkholdCost: 1,
		mindBlastCost: 2,
		spellcraftCost: 2,
		bewitchCost: 2,
		pureChaosCost: 2,
		barrierCost: 2,
		chaosMagicCost: 1,
		chaosMagicDice: 4,
		chaosMagicPerHex: 1,
		chaosMagicCrackle: 1,
		bendRealityCost: 1,
		improbableCost: 1,
		improbable: 2,
		whispersCost: 1,
		whispersConjure: 1,
		whispersCrackle: 1,
		noMoreCost: 2,
		noMoreProbability: 1,
		hexSphereCost: 1,
		hexSphere: 2,
		hexSphereCrackle: 1
	}, nN = {
		...tN,
		barrierPerChaos: 1,
		energyDrain: 2,
		chaosMagicDice: 3,
		bendRealityCost: 2,
		improbable: 1,
		whispersCost: 2,
		hexSphere: 1,
		noMoreCost: 3
	};
}));
JM(), ZM(), eN(), rN();
var iN = {
	"black-widow": "Black Widow",
	"doctor-strange": "Doctor Strange",
	"black-panther": "Black Panther",
	"captain-marvel": "Captain Marvel",
	loki: "Loki",
	"scarlet-witch": "Scarlet Witch",
	"spider-man": "Spider-Man",
	thor: "Thor"
}, aN = {
	"black-widow": "Black Widow",
	"doctor-strange": "Doctor Strange",
	"black-panther": "Black Panther",
	"captain-marvel": "Captain Marvel",
	loki: "Loki",
	"scarlet-witch": "Scarlet Witch",
	"spider-man": "Spider-Man",
	thor: "Thor"
};
// packages/dice-throne-marvel/src/text/index.ts
m();
var oN = u({
	en: iN,
	fr: aN
}), sN, cN = d((() => {
	Q(), sN = {
		name: "Black Widow",
		style: ["Plays upgrades even in the middle of a roll phase, and grows with every one of them.", "Use Covert Ops to bring upgrades out early, plant Time Bombs along the way, and finish with attacks that count the upgrades in play."],
		symbols: {
			espionage: g("Espionage", "Espionage"),
			batons: g("Baton", "Batons"),
			widow: g("Widow", "Widows")
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
			"black-widow/elude": (e, t) => `when your ${t.token(e.token)} die shows ${e.from} or more, avoid one source of incoming damage`
		},
		asks: { "covert-ops": "Covert Ops: put an upgrade into play for free, or look at the deck?" }
	};
})), lN, uN = d((() => {
	Q(), lN = {
		name: "Black Widow",
		style: ["Elle joue ses améliorations même en pleine phase de lancer, et chacune la renforce.", "Servez-vous d’Opérations secrètes pour les sortir tôt, posez des Bombes à retardement en chemin et concluez par des attaques qui comptent les améliorations en jeu."],
		symbols: {
			espionage: g("Espionnage", "Espionnages"),
			batons: g("Bâton", "Bâtons"),
			widow: g("Veuve", "Veuves")
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
			"black-widow/elude": (e, t) => `quand le dé lancé pour ${t.token(e.token)} montre ${e.from} ou plus, évitez une source de dégâts entrants`
		},
		asks: { "covert-ops": "Opérations secrètes\xA0: mettre en jeu une amélioration gratuite, ou regarder la pioche\xA0?" }
	};
}));
// packages/dice-throne-marvel/src/black-widow/bombs.ts
function dN(e, t, n) {
	Vs(e, t, pN, P(e, t, fN, n));
}
var fN, pN, mN = d((() => {
	Q(), fN = "time-bomb-2", pN = "time-bomb-1";
})), hN, gN, _N = d((() => {
	Q(), mN(), hN = E({
		name: "black-widow/advance",
		vars: () => ({ blown: [] }),
		parts: (e, t, { own: n }) => [e.run((e, t) => {
			n(t).blown = Ye(e, e.active).flatMap((t) => {
				let n = P(e, t, pN, 2 ** 53 - 1);
				return dN(e, t, 2 ** 53 - 1), Array(n).fill(t);
			});
		}), e.loop((e, t) => n(t).blown.length > 0, e.call(mm, (e, t) => {
			let r = n(t).blown[0];
			return {
				to: r,
				amount: Ic(e, r) ? 0 : 4,
				by: pN,
				certain: !1
			};
		}, (e, t) => {
			n(t).blown.shift();
		}))],
		estimate: () => 2
	}), gN = () => hN({});
})), vN, yN, bN = d((() => {
	Q(), vN = E({
		name: "black-widow/covert-ops",
		options: { "covert-ops": to("look") },
		vars: () => ({
			looked: 0,
			searches: 0
		}),
		parts: (e, t, { own: n }) => [
			e.ask("covert-ops", {
				who: (e, t) => t.self,
				options: (e, t) => [...Hp(e, t.self, v(e, t.self).hand), "look"],
				then: (e, n, r) => {
					if (r === "look") return j_(e, n.self, t.cards);
					ad(e, n.self, r), Wp(e, n.self, r);
				}
			}),
			Gp(e),
			...M_(e, n, (e, t) => Vp(e, t.self, v(e, t.self).looking).length === 0 ? ["reveal"] : [], (e, t) => {
				let { looking: n, laid: r } = v(e, t.self);
				r.push(...n.splice(0)), l(() => ({
					type: "revealed",
					seat: t.self,
					cards: [...r]
				}));
			}),
			e.when((e, t) => v(e, t.self).laid.length > 0, ...u_(e, n, 1, "hand", [e.run((e, t) => {
				let { deck: n, laid: r } = v(e, t.self);
				n.push(...r.splice(0));
			})]))
		],
		estimate: () => 4
	}), yN = (e) => vN({ cards: e });
})), xN, SN, CN = d((() => {
	Q(), xN = E({
		name: "black-widow/elude",
		possible: (e, t, n) => {
			let r = e.rolls.at(-1);
			return r?.owner === t && r.by === n.token && r.dice[0] >= n.from && Wc(e, t);
		},
		parts: (e, t, { parts: n }) => n([Md()]),
		estimate: () => 4
	}), SN = (e, t) => xN({
		token: e,
		from: t
	});
})), wN, TN, EN = d((() => {
	Q(), wN = E({
		name: "black-widow/gather",
		options: { "see-cards": oo },
		possible: (e, t) => v(e, t).deck.length > 0,
		vars: () => ({ looked: 0 }),
		parts: (e, t, { own: n }) => [
			e.run((e, n) => {
				j_(e, n.self, t.cards);
				let r = v(e, n.self), i = Vp(e, n.self, r.looking);
				r.looking = r.looking.filter((e) => !i.includes(e)), r.laid.push(...i), i.length > 0 && l(() => ({
					type: "revealed",
					seat: n.self,
					cards: i
				}));
			}),
			e.ask("see-cards", {
				who: (e, t) => t.self,
				options: (e, t) => v(e, t.self).looking.length === 0 ? ["done"] : [],
				params: (e, t) => ({ by: t.by }),
				then: () => void 0
			}),
			...M_(e, n),
			e.run((e, t) => {
				let { hand: n, laid: r } = v(e, t.self);
				for (let n of r) od(e, t.self, n, [...e.fighters.keys()]);
				n.push(...r.splice(0));
			})
		],
		estimate: (e) => e.cards / 2
	}), TN = (e) => wN({ cards: e });
}));
// packages/dice-throne-marvel/src/black-widow/recount.ts
function DN(e) {
	let { ability: t, tier: n } = ov(e);
	return xo(t.tiers[n].effects).some(({ amount: e }) => typeof e == "object" && "of" in e && e.of === "upgrades");
}
var ON, kN, AN = d((() => {
	Q(), ON = E({
		name: "black-widow/recount",
		parts: (e, t) => [e.run((e, n) => {
			let { attack: r } = e;
			if (r?.by !== n.self || !r.isAttack || r.stage !== "activated" && r.stage !== "defended") return;
			let i = e.incoming[r.target] ?? [], a = i.some(({ kind: e }) => e === "base"), o = +!!DN(e);
			if (!a) r.base += o;
			else {
				let r = o + +(ws(e, n.self) === t.bonusAt);
				r > 0 && i.push({
					kind: "add",
					by: n.by,
					amount: r,
					from: n.self
				});
			}
		})],
		estimate: () => .5
	}), kN = (e) => ON({ bonusAt: e });
})), jN, MN, NN = d((() => {
	Q(), mN(), jN = E({
		name: "black-widow/tick",
		vars: () => ({
			bombs: 0,
			blows: !1
		}),
		parts: (e, t, { own: n }) => [pN, fN].flatMap((r) => [e.run((e, t) => {
			n(t).bombs = F(e, t.self, r);
		}), e.loop((e, t) => n(t).bombs > 0 && F(e, t.self, r) > 0, e.call(vf, (e, t) => ({
			owner: t.self,
			purpose: "effect",
			count: 1,
			by: r,
			dice: []
		}), (e, t, { dice: i }) => {
			n(t).bombs--;
			let a = i[0] < 6;
			if (a && r === "time-bomb-2") return dN(e, t.self, 1);
			let o = P(e, t.self, r, 1);
			n(t).blows = a && o > 0;
		}), ...r === "time-bomb-1" ? [e.when((e, t) => n(t).blows, e.call(mm, (e, n) => ({
			to: n.self,
			amount: t.blast,
			by: pN,
			certain: !1
		})))] : [])]),
		estimate: () => -2
	}), MN = () => jN({ blast: 4 });
})), PN, FN, IN, LN, RN, zN, BN, VN, HN, UN, WN, GN, KN, qN = d((() => {
	Q(), _N(), mN(), bN(), CN(), EN(), AN(), NN(), PN = (e = "target") => Y({ upgrades: 6 }, [K(pN, 1, e)], [K(fN, 1, e)]), FN = (e) => ({
		id: "baton-strike",
		kind: "offensive",
		tiers: e.map((e, t) => ({
			need: O({ batons: t + 3 }),
			effects: [V(e)]
		}))
	}), IN = (e) => ({
		id: "infiltrate",
		kind: "offensive",
		tiers: [{
			need: O({
				espionage: 2,
				batons: 1,
				widow: 1
			}),
			effects: e === 1 ? [
				W("agility"),
				gN(),
				Dd(),
				PN()
			] : [W("agility"), PN()],
			...e === 1 ? {} : { after: [gN()] }
		}]
	}), LN = (e) => ({
		id: "widows-gauntlets",
		kind: "offensive",
		tiers: [{
			need: O({
				espionage: 3,
				batons: 2
			}),
			effects: [B(1), V(ol(e))]
		}]
	}), RN = (e) => ({
		id: "hacked",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [PN("chosen-opponent"), Y({ upgrades: 3 }, [V(e + 2)], [V(e)])]
		}]
	}), zN = (e, t) => ({
		id: "grapple",
		kind: "offensive",
		tiers: [{
			need: O({ widow: 4 }),
			effects: [
				W("agility"),
				e === 1 ? Y({ upgrades: 2 }, [B(1)]) : B(1),
				V(ol(t), "undefendable")
			]
		}]
	}), BN = (e) => ({
		id: "vengeance",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [W("agility"), J(e, [
				V(L("batons", 1, 7)),
				X({ espionage: 1 }, PN()),
				X({ widow: 2 }, W("covert-ops"))
			])]
		}]
	}), VN = (e) => ({
		id: "red-room-training",
		kind: "passive",
		upgradesInRollPhases: !0,
		attacking: [Y({ upgrades: 5 }, [R(1)])],
		upgraded: [kN(5), ...e > 1 ? [U(1)] : []]
	}), HN = (e) => ({
		id: "sabotage",
		kind: "defensive",
		dice: e,
		effects: [
			H(L("batons")),
			q(L("espionage")),
			X({ widow: 2 }, PN())
		],
		actions: [{
			id: "sabotage-reroll",
			cost: 0,
			when: "my-defense",
			oncePerTurn: !0,
			effects: [Y({ upgrades: 4 }, [Qg()])]
		}]
	}), UN = [
		FN([
			5,
			6,
			7
		]),
		IN(1),
		LN(6),
		RN(5),
		zN(1, 6),
		BN(4),
		{
			id: "widows-bite",
			kind: "ultimate",
			tiers: [{
				need: O({ widow: 5 }),
				effects: [
					p_(2, "play"),
					PN(),
					V(10)
				]
			}]
		},
		VN(1),
		HN(3)
	], WN = [
		{
			id: "covert-ops",
			kind: "unique",
			limit: 3,
			fixed: "both",
			spend: {
				when: "my-main",
				oncePerTurn: !0,
				effects: [yN(3)]
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
				] }, [Dg()])])]
			}
		},
		{
			id: fN,
			kind: "negative",
			limit: 2,
			sharedLimit: "time-bomb",
			upkeep: [MN()]
		},
		{
			id: pN,
			kind: "negative",
			limit: 2,
			sharedLimit: "time-bomb",
			stirsWith: fN
		}
	], GN = [
		{
			...Z("baton-strike-ii", 1, 2, FN([
				6,
				7,
				8
			])),
			effects: [g_("chosen-opponent")]
		},
		Z("widows-gauntlets-ii", 2, 2, LN(7), [{
			id: "covert-mission",
			kind: "offensive",
			tiers: [{
				need: O({
					espionage: 2,
					batons: 2
				}),
				effects: [PN("two-opponents")]
			}]
		}]),
		Z("infiltrate-ii", 2, 2, IN(2), [{
			id: "spy-game",
			kind: "offensive",
			tiers: [{
				need: O({
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
		Z("hacked-ii", 1, 2, RN(6)),
		Z("grapple-ii", 2, 2, zN(2, 7), [{
			id: "recon",
			kind: "offensive",
			tiers: [{
				need: O({ widow: 3 }),
				effects: [W("agility"), p_(1, "play")]
			}]
		}]),
		Z("vengeance-ii", 2, 2, BN(5), [{
			id: "subvert",
			kind: "offensive",
			tiers: [{
				need: O({
					espionage: 1,
					batons: 3
				}),
				effects: [W("covert-ops"), W("agility")]
			}]
		}]),
		Z("red-room-training-ii", 2, 2, VN(2)),
		Z("sabotage-ii", 2, 2, HN(4)),
		{
			id: "recoil",
			kind: "roll",
			cost: 0,
			when: "attacked",
			effects: [J(2, [X({ espionage: 1 }, B(1)), X({ widow: 1 }, Dg())])]
		},
		{
			id: "subversion",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [R(sl(2))]
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
			effects: [SN("agility", 5)]
		},
		{
			id: "undercover-mission",
			kind: "main",
			cost: 2,
			effects: [PN("chosen-opponent"), Y({ upgrades: 4 }, [W("agility")])]
		},
		{
			id: "cunning",
			kind: "main",
			cost: 2,
			effects: [TN(5)]
		}
	], KN = {
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
		abilities: UN,
		tokens: WN,
		cards: GN
	};
})), JN = /* @__PURE__ */ f({
	hero: () => KN,
	texts: () => YN
}), YN, XN = d((() => {
	m(), cN(), uN(), qN(), YN = u({
		en: sN,
		fr: lN
	});
})), ZN, QN = d((() => {
	Q(), ZN = {
		name: "Doctor Strange",
		style: ["Prepares spells, chooses what to draw, and keeps others from playing their cards.", "Lay your spells on the book and cast them at the right moment; Premonition finds the cards you need, and Déjà Vu starts a bad roll phase over."],
		symbols: {
			hand: g("Mystic Hand", "Mystic Hands"),
			vision: g("Vision", "Visions"),
			bands: g("Band", "Bands"),
			eye: g("Eye of Agamotto", "Eyes of Agamotto")
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
})), $N, eP = d((() => {
	Q(), $N = {
		name: "Doctor Strange",
		style: ["Il prépare des sortilèges, choisit ce qu’il pioche et empêche les autres de jouer leurs cartes.", "Posez vos sortilèges sur le livre et lancez-les au bon moment\xA0; Prémonition trouve les cartes qu’il vous faut, et Déjà-vu recommence une phase de lancer ratée."],
		symbols: {
			hand: g("Main mystique", "Mains mystiques"),
			vision: g("Vision", "Visions"),
			bands: g("Bande", "Bandes"),
			eye: g("Œil d’Agamotto", "Yeux d’Agamotto")
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
})), tP, nP = d((() => {
	Q(), tP = [
		{
			id: "flames-of-faltine",
			kind: "spell",
			cost: 0,
			effects: [],
			cast: {
				when: "my-attack",
				effects: [R(3)]
			}
		},
		{
			id: "bolts-of-balthakk",
			kind: "spell",
			cost: 1,
			effects: [Um(1, "chosen-opponent")],
			cast: {
				when: "my-attack",
				effects: [R(4)]
			}
		},
		{
			id: "winds-of-watoomb",
			kind: "spell",
			cost: 1,
			effects: [W("premonition")],
			cast: {
				when: "my-attack-undefended",
				effects: [H_()]
			}
		},
		{
			id: "crimson-bands-of-cyttorak",
			kind: "spell",
			cost: 2,
			effects: [K("crimson-bands", 1, "chosen-opponent")],
			cast: {
				when: "my-attack",
				effects: [K("crimson-bands"), R(1)]
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
				effects: [Hf("target", "random")]
			}
		}
	];
})), rP, iP, aP, oP, sP, cP, lP, uP, dP = d((() => {
	Q(), nP(), rP = (e, t) => ({
		id: "augury",
		kind: "offensive",
		tiers: [{
			need: O({
				vision: 2,
				eye: 2
			}),
			effects: [
				W("deja-vu"),
				...t > 0 ? [W("premonition", t)] : [],
				V(e)
			]
		}]
	}), iP = (e, t, n) => ({
		id: "mystic-bolts",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [V(e), Zd(1)]
		}, {
			need: A,
			effects: [V(t), Zd(n)]
		}]
	}), aP = (e) => ({
		id: "binding",
		kind: "offensive",
		tiers: [{
			need: O({
				hand: 2,
				bands: 2
			}),
			effects: [K("crimson-bands"), V(e)]
		}]
	}), oP = (e) => ({
		id: "sanctum-ward",
		kind: "defensive",
		dice: e,
		effects: [
			q(L("hand")),
			H(L("vision")),
			X({ eye: 1 }, Zd(1))
		]
	}), sP = [
		rP(8, 0),
		{
			id: "universal-awareness",
			kind: "offensive",
			tiers: [{
				need: O({ vision: 4 }),
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
				need: O({
					hand: 1,
					vision: 1,
					bands: 1,
					eye: 1
				}),
				effects: [W("premonition"), V(8)]
			}]
		},
		iP(6, 9, 1),
		aP(9),
		{
			id: "wands-of-watoomb",
			kind: "offensive",
			tiers: [{
				need: O({ eye: 4 }),
				effects: [
					K("crimson-bands"),
					V(5, "undefendable"),
					Zd(1)
				]
			}]
		},
		{
			id: "all-seeing-eye",
			kind: "ultimate",
			tiers: [{
				need: O({ eye: 5 }),
				effects: [V(10), Zd(2)]
			}]
		},
		{
			id: "book-of-vishanti",
			kind: "passive",
			prepares: 1
		},
		oP(3)
	], cP = [
		{
			id: "deja-vu",
			kind: "positive",
			limit: 1,
			spend: {
				when: "my-offense",
				effects: [ug()]
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
	], lP = [
		Z("augury-ii", 2, 2, rP(9, 1)),
		Z("mystic-bolts-ii", 2, 2, iP(7, 10, 2)),
		Z("binding-ii", 2, 2, aP(10)),
		Z("sanctum-ward-ii", 2, 2, oP(4)),
		...tP,
		{
			id: "icy-tendrils",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [R(1), Zd(1)]
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
			effects: [q(1), Zd(1)]
		}
	], uP = {
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
		setup: [rh("flames-of-faltine")],
		abilities: sP,
		tokens: cP,
		cards: lP
	};
})), fP = /* @__PURE__ */ f({
	hero: () => uP,
	texts: () => pP
}), pP, mP = d((() => {
	m(), QN(), eP(), dP(), pP = u({
		en: ZN,
		fr: $N
	});
})), hP, gP = d((() => {
	Q(), hP = {
		name: "Black Panther",
		style: ["Turns every blow he takes into Kinetic Energy, and strikes back harder with it.", "Hold six or seven Kinetic Energy for strong attacks, or let the eighth burst at the right moment: it pays in CP, cards and damage at once."],
		symbols: {
			claw: g("Claw", "Claws"),
			vibranium: g("Vibranium"),
			panther: g("Panther", "Panthers")
		},
		abilities: {
			"vibranium-claws": "Vibranium Claws",
			"stealth-strike": "Stealth Strike",
			"heart-shaped-herb": "Heart-Shaped Herb",
			"meteoric-punch": "Meteoric Punch",
			"triple-threat": "Triple Threat",
			"ancestral-power": "Ancestral Power",
			"wakanda-forever": "Wakanda Forever!",
			"kinetic-absorption": "Kinetic Absorption",
			"vibranium-guard": "Vibranium Guard",
			"panther-reflexes": "Panther Reflexes"
		},
		tokens: {
			"kinetic-energy": {
				name: "Kinetic Energy",
				text: "Your attacks deal 1 more damage for every 2 of these that you hold. When you gain the eighth, remove all of them, gain 2 CP, draw 2 cards and deal 5 undefendable damage to an opponent of your choice, at once."
			},
			"vibranium-suit": {
				name: "Vibranium Suit",
				text: "Spend against incoming non-ultimate damage: prevent 3 of it. It cannot be moved."
			}
		},
		cards: {
			"suit-up": "Suit Up!",
			"kinetic-blast": "Kinetic Blast!",
			"absorb-the-impact": "Absorb the Impact!",
			resonance: "Resonance!",
			"wakandan-tech": "Wakandan Tech!",
			"warriors-of-wakanda": "Warriors of Wakanda!"
		}
	};
})), _P, vP = d((() => {
	Q(), _P = {
		name: "Black Panther",
		style: ["Il transforme chaque coup reçu en Énergie cinétique, et la rend à qui l’attaque.", "Gardez six ou sept jetons d’Énergie cinétique pour frapper fort, ou provoquez la décharge du huitième au bon moment\xA0: elle rapporte d’un coup des PC, des cartes et des dégâts."],
		symbols: {
			claw: g("Griffe", "Griffes"),
			vibranium: g("Vibranium"),
			panther: g("Panthère", "Panthères")
		},
		abilities: {
			"vibranium-claws": "Griffes de vibranium",
			"stealth-strike": "Frappe furtive",
			"heart-shaped-herb": "Herbe-cœur",
			"meteoric-punch": "Coup météorique",
			"triple-threat": "Triple menace",
			"ancestral-power": "Pouvoir ancestral",
			"wakanda-forever": "Wakanda pour toujours\xA0!",
			"kinetic-absorption": "Absorption cinétique",
			"vibranium-guard": "Garde de vibranium",
			"panther-reflexes": "Réflexes de panthère"
		},
		tokens: {
			"kinetic-energy": {
				name: "Énergie cinétique",
				text: "Vos attaques infligent 1 dégât de plus par paire de ces jetons. Dès que vous gagnez le huitième, retirez-les tous, gagnez 2 PC, piochez 2 cartes et infligez aussitôt 5 dégâts imparables à un adversaire de votre choix."
			},
			"vibranium-suit": {
				name: "Armure de vibranium",
				text: "À dépenser quand vous allez subir des dégâts non ultimes\xA0: prévenez-en 3. Ce jeton ne peut pas être déplacé."
			}
		},
		cards: {
			"suit-up": "En armure\xA0!",
			"kinetic-blast": "Décharge cinétique\xA0!",
			"absorb-the-impact": "Encaisser le choc\xA0!",
			resonance: "Résonance\xA0!",
			"wakandan-tech": "Technologie du Wakanda\xA0!",
			"warriors-of-wakanda": "Guerriers du Wakanda\xA0!"
		}
	};
})), yP, bP, xP, SP, CP, wP, TP, EP, DP, OP, kP, AP, jP, MP, NP, PP = d((() => {
	Q(), yP = (e) => W("kinetic-energy", e), bP = (e) => W("vibranium-suit", e), xP = (e, t, n) => ({
		id: "vibranium-claws",
		kind: "offensive",
		tiers: n.map((n, r) => ({
			need: O({ claw: r + 3 }),
			effects: [V(n), ...t > 1 ? [Y({ dice: Io(e.clawsAlike) }, [yP(e.clawsEnergyII)])] : []]
		}))
	}), SP = (e, t) => ({
		id: "stealth-strike",
		kind: "offensive",
		tiers: [{
			need: O({
				claw: 2,
				panther: 2
			}),
			effects: t === 1 ? [V(3, "undefendable")] : [yP(e.stealthEnergyII), V(e.stealthII, "undefendable")]
		}]
	}), CP = (e, t) => ({
		id: "heart-shaped-herb",
		kind: "offensive",
		tiers: [{
			need: O({ vibranium: 3 }),
			effects: t === 1 ? [bP(1), yP(3)] : [
				bP(e.herbSuitsII),
				yP(e.herbEnergyII),
				G(e.herbHealsII)
			]
		}]
	}), wP = (e, t) => ({
		id: "meteoric-punch",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [yP(e[0]), V(e[1])]
		}, {
			need: A,
			effects: [yP(t[0]), V(t[1])]
		}]
	}), TP = (e, t) => ({
		id: "triple-threat",
		kind: "offensive",
		tiers: [{
			need: O({
				claw: 2,
				vibranium: 2,
				panther: 1
			}),
			effects: [yP(e), V(t)]
		}]
	}), EP = (e, t) => ({
		id: "ancestral-power",
		kind: "offensive",
		tiers: [{
			need: O({ panther: 4 }),
			effects: [
				yP(e),
				z(),
				V(t, "undefendable")
			]
		}]
	}), DP = (e, t) => ({
		id: "kinetic-absorption",
		kind: "passive",
		...t === 1 ? { setup: [bP(e.startingSuits)] } : {},
		damaged: t === 1 ? OP(e.absorbsFrom, yP(e.absorbed)) : OP(e.absorbsFromII, Y({ suffered: e.heavyBlow }, [yP(e.absorbedII)], [yP(e.absorbed)]))
	}), OP = (e, t) => e > 1 ? [Y({ suffered: e }, [t])] : [t], kP = (e, t) => ({
		id: "vibranium-guard",
		kind: "defensive",
		dice: t,
		effects: [
			W("kinetic-energy", L("vibranium", e.guardEnergy)),
			q(L("panther", e.guardPrevents)),
			X({ claw: e.guardClaws }, H(e.guardDeals))
		]
	}), AP = (e) => [
		xP(e, 1, [
			4,
			5,
			6
		]),
		SP(e, 1),
		CP(e, 1),
		wP([1, 6], [2, 8]),
		TP(1, 7),
		EP(2, 4),
		{
			id: "wakanda-forever",
			kind: "ultimate",
			tiers: [{
				need: O({ panther: 5 }),
				effects: [
					bP(1),
					yP(1),
					z(),
					V(11)
				]
			}]
		},
		DP(e, 1),
		kP(e, 3)
	], jP = [{
		id: "kinetic-energy",
		kind: "positive",
		limit: 8,
		aura: {
			of: "attacker",
			amount: ll("kinetic-energy", { every: 2 })
		},
		full: [
			sh("kinetic-energy", "all"),
			B(2),
			U(2),
			Um(5, "chosen-opponent", !1, "undefendable")
		],
		worth: .9
	}, {
		id: "vibranium-suit",
		kind: "unique",
		limit: 1,
		fixed: "transfer",
		spend: {
			when: "incoming",
			effects: [q(3)]
		}
	}], MP = (e) => [
		Z("vibranium-claws-ii", e.clawsCost, 2, xP(e, 2, [
			e.claws3II,
			e.claws4II,
			e.claws5II
		])),
		Z("stealth-strike-ii", e.stealthCost, 2, SP(e, 2)),
		Z("heart-shaped-herb-ii", e.herbCost, 2, CP(e, 2)),
		Z("meteoric-punch-ii", e.punchCost, 2, wP([e.punchSmallEnergyII, e.punchSmallII], [e.punchLargeEnergyII, e.punchLargeII])),
		Z("triple-threat-ii", e.threatCost, 2, TP(e.threatEnergyII, e.threatII)),
		Z("ancestral-power-ii", e.ancestralCost, 2, EP(e.ancestralEnergyII, e.ancestralII), [{
			id: "panther-reflexes",
			kind: "offensive",
			tiers: [{
				need: O({ panther: 3 }),
				effects: [
					bP(e.reflexesSuits),
					yP(e.reflexesEnergy),
					V(e.reflexes, "undefendable")
				]
			}]
		}]),
		Z("kinetic-absorption-ii", e.absorptionCost, 2, DP(e, 2)),
		Z("vibranium-guard-ii", e.guardCost, 2, kP(e, e.guardDiceII)),
		{
			id: "suit-up",
			kind: "instant",
			cost: e.suitUpCost,
			effects: [bP(e.suitUpSuits)]
		},
		{
			id: "kinetic-blast",
			kind: "roll",
			cost: e.blastCost,
			modifier: !0,
			effects: [Y({
				have: "kinetic-energy",
				n: e.blastCharge
			}, [R(e.blastCharged)], [R(e.blast)])]
		},
		{
			id: "absorb-the-impact",
			kind: "roll",
			cost: e.impactCost,
			when: "attacked",
			effects: [q(e.impactPrevents), yP(e.impactEnergy)]
		},
		{
			id: "resonance",
			kind: "instant",
			cost: e.resonanceCost,
			price: {
				token: "vibranium-suit",
				n: 1
			},
			effects: [yP(e.resonanceEnergy)]
		},
		{
			id: "wakandan-tech",
			kind: "main",
			cost: e.techCost,
			effects: [U(e.techCards), yP(e.techEnergy)]
		},
		{
			id: "warriors-of-wakanda",
			kind: "roll",
			cost: e.warriorsCost,
			modifier: !0,
			when: "my-attack-undefended",
			effects: [H_()]
		}
	], NP = (e) => ({
		id: "black-panther",
		box: "marvel",
		difficulty: 2,
		faces: [
			"claw",
			"claw",
			"claw",
			"vibranium",
			"vibranium",
			"panther"
		],
		abilities: AP(e),
		tokens: jP,
		cards: MP(e)
	});
})), FP = /* @__PURE__ */ f({
	hero: () => IP,
	texts: () => RP,
	withNumbers: () => LP
}), IP, LP, RP, zP = d((() => {
	m(), gP(), vP(), PP(), IP = NP(qM), LP = NP, RP = u({
		en: hP,
		fr: _P
	});
})), BP, VP = d((() => {
	Q(), BP = {
		name: "Captain Marvel",
		style: ["Hits hard, and charges herself with light for later turns.", "Keep Cosmic Flares burning in every upkeep, save a Cosmic Ray for a big attack, and Radiance for the defence that needs one more Star."],
		symbols: {
			fist: g("Fist", "Fists"),
			photon: g("Photon", "Photons"),
			star: g("Star", "Stars")
		},
		abilities: {
			"photon-punch": "Photon Punch",
			"barrel-roll": "Barrel Roll",
			"inner-light": "Inner Light",
			"aurora-wave": "Aurora Wave",
			photonic: "Photonic",
			"light-torpedo": "Light Torpedo",
			supernova: "Supernova",
			"binary-blast": "Binary Blast!",
			"photon-shield": "Photon Shield",
			"cosmic-recharge": "Cosmic Recharge",
			"binary-recharge": "Binary Recharge",
			skyward: "Skyward",
			interstellar: "Interstellar"
		},
		tokens: {
			"cosmic-ray": {
				name: "Cosmic Ray",
				text: "Once per turn, when you attack, spend one that you gained in an earlier turn: roll 2 dice and add the value of one of them to the damage. It cannot be removed or moved."
			},
			"cosmic-flare": {
				name: "Cosmic Flare",
				text: "During your upkeep, all opponents suffer 1 undefendable damage for each of these that you hold; then remove one of them."
			},
			radiance: {
				name: "Radiance",
				text: "Spend while your defence dice are on the table: set one of them to 6."
			}
		},
		cards: {
			"solar-charge": "Solar Charge!",
			"absorb-energy": "Absorb Energy!",
			"go-binary": "Go Binary!",
			"higher-further-faster": "Higher, Further, Faster!",
			"photon-blast": "Photon Blast!",
			"hold-the-line": "Hold the Line!"
		}
	};
})), HP, UP = d((() => {
	Q(), HP = {
		name: "Captain Marvel",
		style: ["Elle frappe fort, et se charge de lumière pour les tours suivants.", "Gardez des Lueurs cosmiques pour chaque entretien, un Rayon cosmique pour une grosse attaque, et l’Éclat pour la défense à qui il manque une Étoile."],
		symbols: {
			fist: g("Poing", "Poings"),
			photon: g("Photon", "Photons"),
			star: g("Étoile", "Étoiles")
		},
		abilities: {
			"photon-punch": "Poing photonique",
			"barrel-roll": "Tonneau",
			"inner-light": "Lumière intérieure",
			"aurora-wave": "Vague d’aurore",
			photonic: "Photonique",
			"light-torpedo": "Torpille de lumière",
			supernova: "Supernova",
			"binary-blast": "Explosion binaire\xA0!",
			"photon-shield": "Bouclier photonique",
			"cosmic-recharge": "Recharge cosmique",
			"binary-recharge": "Recharge binaire",
			skyward: "Vers le ciel",
			interstellar: "Interstellaire"
		},
		tokens: {
			"cosmic-ray": {
				name: "Rayon cosmique",
				text: "Une fois par tour, quand vous attaquez, dépensez-en un gagné lors d’un tour précédent\xA0: lancez 2 dés et ajoutez la valeur de l’un d’eux aux dégâts. Ce jeton ne peut être ni retiré ni déplacé."
			},
			"cosmic-flare": {
				name: "Lueur cosmique",
				text: "Pendant votre entretien, tous les adversaires subissent 1 dégât imparable par jeton de ce type que vous avez\xA0; puis retirez-en un."
			},
			radiance: {
				name: "Éclat",
				text: "À dépenser quand vos dés de défense sont sur la table\xA0: mettez l’un d’eux sur 6."
			}
		},
		cards: {
			"solar-charge": "Charge solaire\xA0!",
			"absorb-energy": "Absorption d’énergie\xA0!",
			"go-binary": "Mode binaire\xA0!",
			"higher-further-faster": "Plus haut, plus loin, plus vite\xA0!",
			"photon-blast": "Tir photonique\xA0!",
			"hold-the-line": "Tenir bon\xA0!"
		}
	};
})), WP, GP, KP, qP, JP, YP, XP, ZP, QP, $P, eF, tF, nF, rF, iF, aF, oF = d((() => {
	Q(), WP = (e) => W("cosmic-ray", e), GP = (e) => W("cosmic-flare", e), KP = (e) => W("radiance", e), qP = (e, t, ...n) => ({
		id: e,
		kind: "offensive",
		tiers: [{
			need: O(t),
			effects: n
		}]
	}), JP = (e, t, n) => ({
		id: "photon-punch",
		kind: "offensive",
		tiers: n.map((n, r) => ({
			need: O({ fist: r + 3 }),
			effects: [V(n), ...t > 1 ? [Y({ dice: Io(e.punchAlike) }, [GP(e.punchFlaresII)])] : []]
		}))
	}), YP = (e, t) => qP("barrel-roll", {
		fist: 1,
		photon: 3
	}, KP(e.rollRadiance), V(t)), XP = (e, t) => qP("inner-light", {
		fist: 2,
		star: 2
	}, KP(e.lightRadiance), GP(e.lightFlares), V(t)), ZP = (e, t) => qP("aurora-wave", {
		fist: 2,
		photon: 1,
		star: 2
	}, GP(e.waveFlares), V(t)), QP = (e, t) => ({
		id: "photonic",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [GP(e.photonicFlares), V(t)]
		}]
	}), $P = (e, t) => ({
		id: "light-torpedo",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [WP(e.torpedoRays), V(t)]
		}]
	}), eF = (e, t) => qP("supernova", { star: 4 }, WP(e.supernovaRays), V(t, "undefendable")), tF = (e, t) => ({
		id: "photon-shield",
		kind: "defensive",
		dice: t,
		effects: [q(L("star", e.shieldPrevents)), H(L("star", e.shieldDeals))]
	}), nF = (e) => [
		JP(e, 1, [
			e.punch3,
			e.punch4,
			e.punch5
		]),
		YP(e, e.roll),
		XP(e, e.light),
		ZP(e, e.wave),
		QP(e, e.photonic),
		$P(e, e.torpedo),
		eF(e, e.supernova),
		{
			id: "binary-blast",
			kind: "ultimate",
			tiers: [{
				need: O({ star: 5 }),
				effects: [
					WP(e.binaryBlastRays),
					GP(e.binaryBlastFlares),
					z(),
					V(e.binaryBlast)
				]
			}]
		},
		tF(e, e.shieldDice)
	], rF = [
		{
			id: "cosmic-ray",
			kind: "unique",
			limit: 2,
			fixed: "both",
			spend: {
				when: "my-attack",
				oncePerTurn: !0,
				aged: !0,
				effects: [J(2, [eh(1), R(il)])]
			},
			worth: 3.6
		},
		{
			id: "cosmic-flare",
			kind: "positive",
			limit: 3,
			upkeep: [k_(ll("cosmic-flare"), "all-opponents", !1, "undefendable"), sh("cosmic-flare")],
			worth: 1.7
		},
		{
			id: "radiance",
			kind: "positive",
			limit: 2,
			spend: {
				when: "my-defense",
				effects: [Xu({
					whose: "own",
					to: "six"
				})]
			},
			worth: 3
		}
	], iF = (e) => [
		Z("photon-punch-ii", e.punchCost, 2, JP(e, 2, [
			e.punch3II,
			e.punch4II,
			e.punch5II
		])),
		Z("barrel-roll-ii", e.rollCost, 2, YP(e, e.rollII)),
		Z("inner-light-ii", e.lightCost, 2, XP(e, e.lightII), [qP("cosmic-recharge", {
			photon: 3,
			star: 1
		}, GP(e.cosmicRechargeFlares), KP(e.cosmicRechargeRadiance))]),
		Z("aurora-wave-ii", e.waveCost, 2, ZP(e, e.waveII), [qP("binary-recharge", {
			photon: 1,
			star: 2
		}, WP(e.binaryRechargeRays), GP(e.binaryRechargeFlares))]),
		Z("photonic-ii", e.photonicCost, 2, QP(e, e.photonicII)),
		Z("light-torpedo-ii", e.torpedoCost, 2, $P(e, e.torpedoII), [qP("skyward", {
			fist: 2,
			photon: 2
		}, KP(e.skywardRadiance), GP(e.skywardFlares))]),
		Z("supernova-ii", e.supernovaCost, 2, eF(e, e.supernovaII), [qP("interstellar", { star: 3 }, WP(e.interstellarRays), V(e.interstellar, "undefendable"))]),
		Z("photon-shield-ii", e.shieldCost, 2, tF(e, e.shieldDiceII)),
		{
			id: "solar-charge",
			kind: "main",
			cost: e.chargeCost,
			effects: [GP(e.chargeFlares)]
		},
		{
			id: "absorb-energy",
			kind: "instant",
			cost: e.absorbCost,
			effects: [KP(e.absorbRadiance)]
		},
		{
			id: "go-binary",
			kind: "main",
			cost: e.goBinaryCost,
			effects: [WP(e.goBinaryRays)]
		},
		{
			id: "higher-further-faster",
			kind: "roll",
			cost: e.fasterCost,
			modifier: !0,
			effects: [R(ll("cosmic-flare", {
				times: e.fasterPerFlare,
				plus: e.faster,
				most: e.fasterMost
			}))]
		},
		{
			id: "photon-blast",
			kind: "roll",
			cost: e.blastCost,
			modifier: !0,
			effects: [J(e.blastDice, [
				R(L("photon", e.blastPerPhoton)),
				R(L("star", e.blastPerStar)),
				X({ star: 1 }, KP(e.blastRadiance))
			])]
		},
		{
			id: "hold-the-line",
			kind: "roll",
			cost: e.lineCost,
			when: "attacked",
			effects: [Y({ defenseShows: "star" }, [q(e.linePreventsWithStar)], [q(e.linePrevents)])]
		}
	], aF = (e) => ({
		id: "captain-marvel",
		box: "marvel",
		difficulty: 2,
		faces: [
			"fist",
			"fist",
			"fist",
			"photon",
			"photon",
			"star"
		],
		abilities: nF(e),
		tokens: rF,
		cards: iF(e)
	});
})), sF = /* @__PURE__ */ f({
	hero: () => cF,
	texts: () => uF,
	withNumbers: () => lF
}), cF, lF, uF, dF = d((() => {
	m(), VP(), UP(), oF(), cF = aF(XM), lF = aF, uF = u({
		en: BP,
		fr: HP
	});
})), fF, pF = d((() => {
	Q(), fF = {
		name: "Loki",
		style: ["Takes his opponents’ abilities away from them, and leaves them guessing which Loki is the real one.", "Cover what they need with Spellbound, hand out Bags of Tricks to friend and foe, and save an Illusion for the attack that would hurt."],
		symbols: {
			scepter: g("Scepter", "Scepters"),
			illusion: g("Illusion", "Illusions"),
			lie: g("Lie", "Lies"),
			deceit: g("Deceit", "Deceits")
		},
		abilities: {
			mockery: "Mockery",
			confuddle: "Confuddle",
			antics: "Antics",
			vilify: "Vilify",
			vex: "Vex",
			"kneel-to-me": "Kneel To Me",
			"double-take": "Double Take",
			"glorious-purpose": "Glorious Purpose!",
			misdirection: "Misdirection",
			"liars-gifts": "Liar’s Gifts",
			bewilder: "Bewilder",
			"made-you-look": "Made You Look"
		},
		tokens: {
			illusion: {
				name: "Illusion",
				text: "Spend when you are attacked: lay The Real Loki, Fading Illusion and Perfect Illusion face down in any order and recommend one if you like. The attacker turns one up: they gain a Bag of Tricks, half of the damage is prevented, or all of it."
			},
			"bag-of-tricks": {
				name: "Bag of Tricks",
				text: "During upkeep, remove it and roll a die. On a 1, lose 1 CP. On a 2 to 5, whoever gave it to you chooses: you heal 2, gain 1 CP or suffer 2 undefendable damage. On a 6, gain 2 CP."
			},
			spellbound: {
				name: "Spellbound",
				text: "Lies on one of your offensive abilities, never an ultimate: that ability cannot be activated. Removed at the end of your offensive roll phase."
			}
		},
		cards: {
			outwit: "Outwit!",
			"a-gift-for-you": "A Gift for You!",
			"mind-games": "Mind Games!",
			"silver-tongue": "Silver Tongue!",
			backstab: "Backstab!",
			"not-the-real-me": "Not the Real Me!",
			"illusion-real": "The Real Loki",
			"illusion-fading": "Fading Illusion",
			"illusion-perfect": "Perfect Illusion"
		},
		verbs: {
			"loki/illusion": (e, t) => `lay three cards face down, of which the attacker turns one up: they gain ${t.tokens(e.token, e.count)}, half of the damage is prevented, or all of it`,
			"loki/open-bag": (e, t) => `remove it and ${t.facing("whoever gave it").list(e.effects)}`,
			"loki/take-back": () => "take back the card of your Illusion just turned up: the attacker turns up one of the others"
		}
	};
})), mF, hF = d((() => {
	Q(), mF = {
		name: "Loki",
		style: ["Il prive ses adversaires de leurs capacités et les laisse deviner lequel des Loki est le vrai.", "Recouvrez ce dont ils ont besoin avec Ensorcelé, distribuez des Sacs à malice aux amis comme aux ennemis, et gardez une Illusion pour l’attaque qui ferait mal."],
		symbols: {
			scepter: g("Sceptre", "Sceptres"),
			illusion: g("Illusion", "Illusions"),
			lie: g("Mensonge", "Mensonges"),
			deceit: g("Fourberie", "Fourberies")
		},
		abilities: {
			mockery: "Raillerie",
			confuddle: "Confusion",
			antics: "Facéties",
			vilify: "Diffamation",
			vex: "Avarie",
			"kneel-to-me": "À genoux\xA0!",
			"double-take": "Agent double",
			"glorious-purpose": "But glorieux\xA0!",
			misdirection: "Diversion",
			"liars-gifts": "Cadeaux du menteur",
			bewilder: "Désorienter",
			"made-you-look": "Je t’ai eu"
		},
		tokens: {
			illusion: {
				name: "Illusion",
				text: "À dépenser quand on vous attaque\xA0: posez Le vrai Loki, Illusion vacillante et Illusion parfaite face cachée, dans l’ordre de votre choix, et recommandez-en une si vous voulez. L’attaquant en retourne une\xA0: il gagne un Sac à malice, la moitié des dégâts est prévenue, ou la totalité."
			},
			"bag-of-tricks": {
				name: "Sac à malice",
				text: "Pendant l’entretien, retirez-le et lancez un dé. Sur 1, perdez 1 PC. Sur 2 à 5, celui qui vous l’a donné choisit\xA0: vous récupérez 2 points de santé, gagnez 1 PC ou subissez 2 dégâts imparables. Sur 6, gagnez 2 PC."
			},
			spellbound: {
				name: "Ensorcelé",
				text: "Posé sur une de vos capacités offensives, jamais l’ultime\xA0: elle ne peut pas être activée. Retiré à la fin de votre phase de lancer offensif."
			}
		},
		cards: {
			outwit: "Plus malin que toi\xA0!",
			"a-gift-for-you": "Un cadeau pour toi\xA0!",
			"mind-games": "Jeux d’esprit\xA0!",
			"silver-tongue": "Langue d’argent\xA0!",
			backstab: "Coup de poignard\xA0!",
			"not-the-real-me": "Ce n’était pas moi\xA0!",
			"illusion-real": "Le vrai Loki",
			"illusion-fading": "Illusion vacillante",
			"illusion-perfect": "Illusion parfaite"
		},
		verbs: {
			"loki/illusion": (e, t) => `posez trois cartes face cachée, dont l’attaquant retourne une\u00a0: il gagne ${t.tokens(e.token, e.count)}, la moitié des dégâts est prévenue, ou la totalité`,
			"loki/open-bag": (e, t) => `retirez-le, puis ${t.facing("celui qui l’a donné").list(e.effects)}`,
			"loki/take-back": () => "reprenez la carte de votre Illusion qui vient d’être retournée\xA0: l’attaquant en retourne une autre"
		}
	};
})), gF, _F, vF = d((() => {
	Q(), gF = "bag-of-tricks", _F = (e = 1) => {
		let t = Id([gF], "chosen-player", !0);
		return e === 1 ? t : Kg(e, [t]);
	};
})), yF, bF, xF, SF, CF, wF, TF, EF, DF, OF = d((() => {
	Q(), vF(), yF = (e, ...t) => ({
		id: "mockery",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: O({ scepter: n + 3 }),
			effects: [...t, V(e)]
		}))
	}), bF = (e, t) => ({
		id: "confuddle",
		kind: "offensive",
		tiers: [{
			need: O({
				scepter: 2,
				illusion: 2
			}),
			effects: [K("spellbound", e), V(t)]
		}]
	}), xF = (...e) => ({
		id: "antics",
		kind: "offensive",
		tiers: [{
			need: O({ lie: 2 }),
			effects: [
				U(1),
				W("illusion"),
				_F()
			]
		}, ...e]
	}), SF = (e, t) => ({
		id: "vilify",
		kind: "offensive",
		tiers: [{
			need: O({
				scepter: 1,
				illusion: 1,
				lie: 1,
				deceit: 1
			}),
			effects: [
				W("illusion"),
				_F(),
				Y({ behind: !0 }, [V(e)], [V(t, "undefendable")])
			]
		}]
	}), CF = (e, ...t) => ({
		id: "vex",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [
				_F(),
				...t,
				V(e)
			]
		}]
	}), wF = (e, t) => ({
		id: "kneel-to-me",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [_F(), J(t, [
				V(L("scepter", e.kneelPerScepter, e.kneel)),
				V(L("illusion", e.kneelPerIllusion)),
				X({ lie: 1 }, _F(e.kneelBags)),
				X({ deceit: 1 }, K("spellbound", e.kneelSpellbound))
			])]
		}]
	}), TF = (e, t) => ({
		id: "double-take",
		kind: "offensive",
		tiers: [{
			need: O({ deceit: 4 }),
			effects: [
				W("illusion"),
				K("spellbound", e),
				V(t, "undefendable")
			]
		}]
	}), EF = (e, t) => ({
		id: "misdirection",
		kind: "defensive",
		dice: t,
		effects: [
			H(L("scepter", e.misdirectionPerScepter)),
			q(L("illusion", e.misdirectionPerIllusion)),
			X({ lie: 1 }, _F(e.misdirectionBags)),
			X({ deceit: 1 }, K("spellbound", e.misdirectionSpellbound))
		]
	}), DF = (e) => [
		yF([
			6,
			7,
			8
		]),
		bF(2, 7),
		xF(),
		SF(7, e.vilifyUndefendable),
		CF(7),
		wF(e, e.kneelDice),
		TF(2, 7),
		{
			id: "glorious-purpose",
			kind: "ultimate",
			tiers: [{
				need: O({ deceit: 5 }),
				effects: [
					W("illusion"),
					K("spellbound", 3),
					_F(4),
					z(),
					V(10)
				]
			}]
		},
		EF(e, e.misdirectionDice)
	];
}));
// packages/dice-throne-marvel/src/loki/illusion.ts
function kF(e, t, n) {
	let r = v(e, t).facedown, i = r[n - 1];
	return r[n - 1] = "", e.attack.marks[PF] = n, l(() => ({
		type: "turned-up",
		seat: t,
		place: n,
		card: i
	})), i;
}
var AF, jF, MF, NF, PF, FF, IF, LF, RF = d((() => {
	Q(), AF = "illusion-real", jF = "illusion-fading", MF = "illusion-perfect", NF = [
		[
			AF,
			jF,
			MF
		],
		[
			AF,
			MF,
			jF
		],
		[
			jF,
			AF,
			MF
		],
		[
			jF,
			MF,
			AF
		],
		[
			MF,
			AF,
			jF
		],
		[
			MF,
			jF,
			AF
		]
	], PF = "illusion", FF = E({
		name: "loki/illusion",
		vars: () => ({
			recommended: 0,
			card: "",
			settled: !1
		}),
		possible: (e, t) => e.isolated === void 0 && v(e, t).facedown === void 0 && Gc(e, t),
		parts: (e, t, { own: n }) => [
			e.run((e, t) => {
				v(e, t.self).facedown = [];
			}),
			e.ask("lay-down", {
				who: (e, t) => t.self,
				options: () => NF,
				key: qa,
				params: (e, t) => ({ by: t.by }),
				then: (e, t, n) => {
					v(e, t.self).facedown = [...n];
				}
			}),
			e.ask("recommend", {
				who: (e, t) => t.self,
				options: () => [
					1,
					2,
					3,
					"none"
				],
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					r !== "none" && (n(t).recommended = r, l(() => ({
						type: "recommended",
						seat: t.self,
						place: r
					})));
				}
			}),
			e.loop((e, t) => !n(t).settled, e.ask("turn-up", {
				who: (e) => e.attack.by,
				options: (e, t) => LF(e, t.self, n(t).recommended),
				key: Ja,
				params: (e, t) => ({ by: t.by }),
				then: (e, r, { place: i }) => {
					let a = kF(e, r.self, i);
					n(r).card = a, a === "illusion-real" && Vs(e, e.attack.by, Rs(t.token, r.self), t.count);
				}
			}), xd(e), e.run((e, t) => {
				n(t).settled = e.attack.marks[PF] !== 0;
			})),
			e.run((e, t) => {
				let { card: r } = n(t);
				e.attack.marks[PF] = 0, v(e, t.self).facedown = void 0, r === "illusion-fading" && zc(e, t.self, {
					kind: "half",
					by: r,
					amount: 0
				}), r === "illusion-perfect" && zc(e, t.self, {
					kind: "avoid",
					by: r,
					amount: 0,
					source: bc
				});
			})
		],
		estimate: () => 3.5
	}), IF = (e, t) => FF({
		token: e,
		count: t
	}), LF = (e, t, n) => v(e, t).facedown.flatMap((e, t) => e === "" ? [] : [{
		place: t + 1,
		recommended: t + 1 === n
	}]);
})), zF, BF, VF = d((() => {
	Q(), RF(), zF = E({
		name: "loki/take-back",
		possible: (e, t) => e.attack?.target === t && (e.attack.marks.illusion ?? 0) > 0 && (v(e, t).facedown ?? []).some((e) => e !== ""),
		parts: (e) => [e.run((e) => {
			e.attack.marks[PF] = 0;
		})],
		estimate: () => 3
	}), BF = () => zF({});
})), HF, UF = d((() => {
	Q(), OF(), vF(), VF(), HF = (e) => [
		Z("mockery-ii", e.mockeryCost, 2, yF([
			e.mockeryThreeII,
			e.mockeryFourII,
			e.mockeryFiveII
		], Y({ dice: Io(e.mockeryAlike) }, [K("spellbound", e.mockerySpellbound)]))),
		Z("confuddle-ii", e.confuddleCost, 2, bF(e.confuddleSpellboundII, e.confuddleII), [{
			id: "liars-gifts",
			kind: "offensive",
			tiers: [{
				need: O({ illusion: 3 }),
				effects: [_F(e.liarsGiftsBags), B(e.liarsGiftsCp)]
			}]
		}]),
		Z("antics-ii", e.anticsCost, 2, xF({
			need: O({ lie: 3 }),
			effects: [
				U(e.anticsDraw),
				W("illusion", e.anticsIllusions),
				_F(e.anticsBags)
			]
		})),
		Z("vilify-ii", e.vilifyCost, 2, SF(e.vilifyBehindII, e.vilifyUndefendableII)),
		Z("vex-ii", e.vexCost, 2, CF(e.vexII, K("spellbound", e.vexSpellboundII))),
		Z("kneel-to-me-ii", e.kneelCost, 2, wF(e, e.kneelDiceII), [{
			id: "bewilder",
			kind: "offensive",
			tiers: [{
				need: O({
					illusion: 2,
					lie: 1
				}),
				effects: [K("spellbound", e.bewilderSpellbound), V(e.bewilder)]
			}]
		}]),
		Z("double-take-ii", e.doubleTakeCost, 2, TF(e.doubleTakeSpellboundII, e.doubleTakeII), [{
			id: "made-you-look",
			kind: "offensive",
			tiers: [{
				need: O({ deceit: 3 }),
				effects: [W("illusion", e.madeYouLookIllusions), V(e.madeYouLook, "undefendable")]
			}]
		}]),
		Z("misdirection-ii", e.misdirectionCost, 2, EF(e, e.misdirectionDiceII)),
		{
			id: "outwit",
			kind: "instant",
			cost: e.outwitCost,
			effects: [rf([W("illusion")], [_F()], [K("spellbound", 1, "chosen-opponent")])]
		},
		{
			id: "a-gift-for-you",
			kind: "main",
			cost: e.giftCost,
			effects: [_F()]
		},
		{
			id: "mind-games",
			kind: "main",
			cost: e.mindGamesCost,
			effects: [K("spellbound", e.mindGamesSpellbound, "chosen-opponent")]
		},
		{
			id: "silver-tongue",
			kind: "main",
			cost: e.silverTongueCost,
			effects: [Fu("chosen-opponent", [g_("target"), Hf("target")]), U(e.silverTongueDraw)]
		},
		{
			id: "backstab",
			kind: "roll",
			cost: e.backstabCost,
			modifier: !0,
			effects: [R(e.backstab), R(cl("spellbound", {
				times: e.backstabPerSpellbound,
				most: e.backstabMost
			}))]
		},
		{
			id: "not-the-real-me",
			kind: "roll",
			cost: e.notTheRealMeCost,
			effects: [BF()]
		}
	];
}));
// packages/dice-throne-marvel/src/loki/openBag.ts
function WF(e, t, n) {
	let r = Ls(t);
	return r !== void 0 && Ye(e, n).includes(r) ? r : n;
}
var GF, KF, qF = d((() => {
	Q(), GF = E({
		name: "loki/open-bag",
		inner: ({ effects: e }) => [e],
		vars: () => ({ found: !1 }),
		parts: (e, t, { own: n, parts: r }) => [e.run((e, r) => {
			let i = N(e, r.self).find((e) => C(e).id === t.token);
			n(r).found = i !== void 0, i !== void 0 && (P(e, r.self, i, 1), r.target = WF(e, i, r.self));
		}), e.when((e, t) => n(t).found, ...r(t.effects))],
		estimate: (e, t) => t.list(e.effects)
	}), KF = (e, t) => GF({
		token: e,
		effects: t
	});
})), JF, YF, XF = d((() => {
	Q(), vF(), RF(), qF(), JF = 1, YF = [
		{
			id: "illusion",
			kind: "unique",
			limit: 2,
			fixed: "transfer",
			spend: {
				when: "attacked",
				effects: [IF(gF, JF)]
			}
		},
		{
			id: gF,
			kind: "positive",
			limit: 2,
			sharedLimit: gF,
			owned: !0,
			stirsOnMaker: !0,
			worth: 1.3,
			worthOnOthers: -1.1,
			upkeep: [Kg(ll(gF), [KF(gF, [J(1, [
				Y({ die: [1] }, [uh(1, "self")]),
				Y({ die: [
					2,
					3,
					4,
					5
				] }, [af([G(2)], [B(1)], [k_(2, "self", !1, "undefendable")])]),
				Y({ die: [6] }, [B(2)])
			])])])]
		},
		{
			id: "spellbound",
			kind: "unique",
			limit: 3,
			sharedLimit: "spellbound",
			fixed: "transfer",
			covers: !0,
			ends: "offense",
			worth: -.7
		}
	];
})), ZF, QF = d((() => {
	OF(), UF(), XF(), ZF = (e) => ({
		id: "loki",
		box: "marvel",
		difficulty: 4,
		faces: [
			"scepter",
			"scepter",
			"illusion",
			"illusion",
			"lie",
			"deceit"
		],
		abilities: DF(e),
		tokens: YF,
		cards: HF(e)
	});
})), $F = /* @__PURE__ */ f({
	hero: () => eI,
	texts: () => nI,
	withNumbers: () => tI
}), eI, tI, nI, rI = d((() => {
	m(), pF(), hF(), QF(), eI = ZF($M), tI = ZF, nI = u({
		en: fF,
		fr: mF
	});
})), iI, aI = d((() => {
	Q(), iI = {
		name: "Scarlet Witch",
		style: ["Bends dice and probabilities, and borrows the powers of whoever she meets.", "Gather tokens of every kind, warp the dice of your opponents, and let Crackle turn all of it into one great attack."],
		symbols: {
			hex: g("Hex", "Hexes"),
			mind: g("Mind", "Minds"),
			darkhold: g("Darkhold", "Darkholds"),
			chaos: g("Chaos", "Chaos")
		},
		abilities: {
			"hex-bolt": "Hex Bolt",
			jinx: "Jinx",
			darkhold: "Darkhold",
			"mind-blast": "Mind Blast",
			spellcraft: "Spellcraft",
			bewitch: "Bewitch",
			"pure-chaos": "Pure Chaos",
			"sealed-your-fate": "Sealed Your Fate!",
			"chaos-barrier": "Chaos Barrier",
			conjuration: "Conjuration",
			"energy-drain": "Energy Drain",
			chaos: "Chaos"
		},
		tokens: {
			crackle: {
				name: "Crackle",
				text: "Spend during your attack, at most twice per turn: it deals 1 more damage for each positive or negative status effect token you still have, at most 3."
			},
			"probability-manipulation": {
				name: "Probability Manipulation",
				text: "Spend while your dice can still be altered: turn one of them that shows an even number up or down by one."
			},
			conjure: {
				name: "Conjure",
				text: "Spend during your main phase, once per turn: gain a positive status effect of any hero at the table, unless an opponent discards a card to prevent it; or inflict Reality Warp on an opponent."
			},
			"reality-warp": {
				name: "Reality Warp",
				text: "When your offensive roll phase begins, remove it: for this phase, one of your dice is a die of the Scarlet Witch. It counts as a number, never as one of your symbols."
			}
		},
		cards: {
			"chaos-magic": "Chaos Magic!",
			"bend-reality": "Bend Reality!",
			improbable: "Improbable!",
			"whispers-of-the-darkhold": "Whispers of the Darkhold!",
			"no-more": "No More!",
			"hex-sphere": "Hex Sphere!"
		},
		verbs: { "scarlet-witch/conjure": () => "gain a positive status effect of any hero at the table, unless an opponent discards a card to prevent it" },
		asks: {
			conjure: "Conjure: which status effect do you gain?",
			"prevent-conjuring": "Conjure: discard a card to prevent it?"
		}
	};
})), oI, sI = d((() => {
	Q(), oI = {
		name: "Scarlet Witch",
		style: ["Elle plie les dés et les probabilités, et emprunte les pouvoirs de ceux qu’elle affronte.", "Rassemblez des jetons de toutes sortes, déformez les dés de vos adversaires, et laissez Crépitements tout changer en une seule grande attaque."],
		symbols: {
			hex: g("Maléfice", "Maléfices"),
			mind: g("Esprit", "Esprits"),
			darkhold: g("Darkhold", "Darkholds"),
			chaos: g("Chaos", "Chaos")
		},
		abilities: {
			"hex-bolt": "Éclair maléfique",
			jinx: "Poisse",
			darkhold: "Darkhold",
			"mind-blast": "Décharge mentale",
			spellcraft: "Sorcellerie",
			bewitch: "Envoûtement",
			"pure-chaos": "Chaos pur",
			"sealed-your-fate": "Destin scellé\xA0!",
			"chaos-barrier": "Barrière du chaos",
			conjuration: "Conjuration",
			"energy-drain": "Drain d’énergie",
			chaos: "Chaos"
		},
		tokens: {
			crackle: {
				name: "Crépitements",
				text: "À dépenser pendant votre attaque, deux fois par tour au plus\xA0: elle inflige 1 dégât de plus par jeton d’altération positif ou négatif qu’il vous reste, 3 au plus."
			},
			"probability-manipulation": {
				name: "Manipulation des probabilités",
				text: "À dépenser tant que vos dés peuvent être modifiés\xA0: augmentez ou diminuez de 1 l’un d’eux qui montre un chiffre pair."
			},
			conjure: {
				name: "Conjuration",
				text: "À dépenser pendant votre phase principale, une fois par tour\xA0: gagnez une altération positive de n’importe quel héros de la table, sauf si un adversaire défausse une carte pour l’empêcher\xA0; ou infligez Distorsion de la réalité à un adversaire."
			},
			"reality-warp": {
				name: "Distorsion de la réalité",
				text: "Au début de votre phase de lancer offensif, retirez-la\xA0: pendant cette phase, l’un de vos dés est un dé de Scarlet Witch. Il compte comme un chiffre, jamais comme un de vos symboles."
			}
		},
		cards: {
			"chaos-magic": "Magie du chaos\xA0!",
			"bend-reality": "Plier la réalité\xA0!",
			improbable: "Improbable\xA0!",
			"whispers-of-the-darkhold": "Murmures du Darkhold\xA0!",
			"no-more": "Plus jamais\xA0!",
			"hex-sphere": "Sphère maléfique\xA0!"
		},
		verbs: { "scarlet-witch/conjure": () => "gagnez une altération positive de n’importe quel héros de la table, sauf si un adversaire défausse une carte pour l’empêcher" },
		asks: {
			conjure: "Conjuration\xA0: quelle altération gagnez-vous\xA0?",
			"prevent-conjuring": "Conjuration\xA0: défausser une carte pour l’empêcher\xA0?"
		}
	};
}));
// packages/dice-throne-marvel/src/scarlet-witch/conjure.ts
function cI(e, t) {
	let n = e.fighters.map((n, r) => (t + r) % e.fighters.length), r = /* @__PURE__ */ new Map();
	for (let i of n) for (let { id: n, kind: a } of qi(v(e, i).hero).hero.tokens) a === "positive" && !r.has(n) && Bs(e, t, Rs(n, t)) > 0 && r.set(n, Ga(i, n));
	return [...r.values()];
}
var lI, uI, dI, fI, pI, mI = d((() => {
	Q(), lI = E({
		name: "scarlet-witch/conjure",
		options: {
			conjure: (e) => Ka(e),
			"prevent-conjuring": to("pass")
		},
		vars: () => ({
			token: "",
			queue: [],
			asked: -1
		}),
		possible: (e, t) => cI(e, t).length > 0,
		parts: (e, t, { own: n }) => [
			e.ask("conjure", {
				who: (e, t) => t.self,
				options: (e, t) => cI(e, t.self),
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					n(t).token = r, n(t).queue = fI(e, t.self);
				}
			}),
			e.loop((e, t) => n(t).queue.length > 0, e.run((e, t) => {
				n(t).asked = n(t).queue.shift();
			}), e.ask("prevent-conjuring", {
				who: (e, t) => n(t).asked,
				options: (e, t) => ["pass", ...new Set(v(e, n(t).asked).hand)],
				params: (e, t) => ({
					by: t.by,
					token: Ka(n(t).token).token
				}),
				decline: "pass",
				then: (e, t, r) => {
					r !== "pass" && (cf(e, n(t).asked, r), n(t).token = "", n(t).queue = []);
				}
			})),
			e.when((e, t) => n(t).token !== "", e.run((e, t) => {
				Vs(e, t.self, dI(n(t), t.self), 1);
			}), e.when((e, t) => Sm(e, {
				seat: t.self,
				token: dI(n(t), t.self)
			}), e.call(Cm, (e, t) => ({
				seat: t.self,
				token: dI(n(t), t.self)
			}))))
		],
		estimate: () => 1.8
	}), uI = () => lI({}), dI = ({ token: e }, t) => Rs(Ka(e).token, t), fI = (e, t) => nt(e, t).filter((t) => v(e, t).hand.length > 0 && uu(e, t)).sort((n, r) => pI(e, t, n) - pI(e, t, r)), pI = (e, t, n) => (n - t + e.fighters.length) % e.fighters.length;
})), hI, gI, _I, vI, yI, bI, xI, SI, CI, wI, TI, EI, DI, OI, kI = d((() => {
	Q(), mI(), hI = "probability-manipulation", gI = "reality-warp", _I = (e) => ({
		id: "hex-bolt",
		kind: "offensive",
		tiers: e.map((e, t) => ({
			need: O({ hex: t + 3 }),
			effects: [V(e)]
		}))
	}), vI = (e, ...t) => ({
		id: "jinx",
		kind: "offensive",
		tiers: [{
			need: O({
				hex: 2,
				mind: 2
			}),
			effects: [...t, V(e)]
		}]
	}), yI = (e) => ({
		id: "darkhold",
		kind: "offensive",
		tiers: [{
			need: O({ darkhold: 2 }),
			effects: [
				U(e),
				B(1),
				W("crackle"),
				W(hI)
			]
		}]
	}), bI = (e) => ({
		id: "mind-blast",
		kind: "offensive",
		tiers: [{
			need: O({
				hex: 1,
				mind: 1,
				darkhold: 1,
				chaos: 1
			}),
			effects: [
				W("crackle"),
				W(hI),
				V(e, "undefendable")
			]
		}]
	}), xI = (e, t, ...n) => ({
		id: "spellcraft",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [W(hI), V(e)]
		}, {
			need: A,
			effects: [
				...n,
				K(gI),
				V(t)
			]
		}]
	}), SI = (e) => ({
		id: "bewitch",
		kind: "offensive",
		tiers: [{
			need: O({
				hex: 1,
				chaos: 3
			}),
			effects: [W("conjure"), V(e)]
		}]
	}), CI = (e) => ({
		id: "pure-chaos",
		kind: "offensive",
		tiers: [{
			need: O({ chaos: 4 }),
			effects: [
				W("conjure"),
				K(gI),
				V(e, "undefendable")
			]
		}]
	}), wI = (e, t) => ({
		id: "chaos-barrier",
		kind: "defensive",
		dice: t,
		effects: [
			X({ hex: e.barrierHexes }, W("crackle", e.barrierCrackle)),
			q(L("mind", e.barrierPerMind)),
			X({ darkhold: 1 }, W(hI, e.barrierProbability)),
			H(L("chaos", e.barrierPerChaos))
		]
	}), TI = (e) => [
		_I([
			4,
			6,
			8
		]),
		vI(7),
		yI(1),
		bI(6),
		xI(7, 9),
		SI(9),
		CI(6),
		{
			id: "sealed-your-fate",
			kind: "ultimate",
			tiers: [{
				need: O({ chaos: 5 }),
				effects: [
					W("conjure"),
					W(hI),
					z(),
					V(12)
				]
			}]
		},
		wI(e, e.barrierDice)
	], EI = [
		{
			id: "crackle",
			kind: "positive",
			limit: 3,
			perTurn: 2,
			spentEarly: !0,
			spend: {
				when: "my-attack",
				if: {
					have: "status",
					n: 2
				},
				effects: [R(ll("status", { most: 3 }))]
			}
		},
		{
			id: hI,
			kind: "positive",
			limit: 2,
			spend: {
				when: "any",
				effects: [Xu({
					whose: "own",
					to: "neighbour",
					from: "even"
				})]
			}
		},
		{
			id: "conjure",
			kind: "positive",
			limit: 1,
			spend: {
				when: "my-main",
				oncePerTurn: !0,
				effects: [rf([uI()], [K(gI, 1, "chosen-opponent")])]
			}
		},
		{
			id: gI,
			kind: "negative",
			limit: 1,
			warps: "scarlet-witch",
			worth: -2
		}
	], DI = (e) => [
		Z("hex-bolt-ii", e.hexBoltCost, 2, _I([
			e.hexBoltThreeII,
			e.hexBoltFourII,
			e.hexBoltFiveII
		]), [{
			id: "conjuration",
			kind: "offensive",
			tiers: [{
				need: O({
					hex: 2,
					darkhold: 1
				}),
				effects: [W("conjure", e.conjurationConjure), W("crackle", e.conjurationCrackle)]
			}]
		}]),
		Z("jinx-ii", e.jinxCost, 2, vI(e.jinxII, Hf("target", "random"))),
		Z("darkhold-ii", e.darkholdCost, 2, yI(e.darkholdDrawII)),
		Z("mind-blast-ii", e.mindBlastCost, 2, bI(e.mindBlastII)),
		Z("spellcraft-ii", e.spellcraftCost, 2, xI(e.spellcraftSmallII, e.spellcraftLargeII, W(hI, e.spellcraftProbabilityII))),
		Z("bewitch-ii", e.bewitchCost, 2, SI(e.bewitchII), [{
			id: "energy-drain",
			kind: "offensive",
			tiers: [{
				need: O({
					mind: 2,
					darkhold: 1
				}),
				effects: [E_(e.energyDrain)]
			}]
		}]),
		Z("pure-chaos-ii", e.pureChaosCost, 2, CI(e.pureChaosII), [{
			id: "chaos",
			kind: "offensive",
			tiers: [{
				need: O({ chaos: 3 }),
				effects: [
					W("crackle", e.chaosCrackle),
					K(gI),
					V(e.chaos, "undefendable")
				]
			}]
		}]),
		Z("chaos-barrier-ii", e.barrierCost, 2, wI(e, e.barrierDiceII)),
		{
			id: "chaos-magic",
			kind: "roll",
			cost: e.chaosMagicCost,
			modifier: !0,
			effects: [J(e.chaosMagicDice, [R(L("hex", e.chaosMagicPerHex)), X({ chaos: 1 }, W("crackle", e.chaosMagicCrackle))])]
		},
		{
			id: "bend-reality",
			kind: "main",
			cost: e.bendRealityCost,
			effects: [K(gI, 1, "chosen-opponent")]
		},
		{
			id: "improbable",
			kind: "instant",
			cost: e.improbableCost,
			effects: [W(hI, e.improbable)]
		},
		{
			id: "whispers-of-the-darkhold",
			kind: "main",
			cost: e.whispersCost,
			effects: [W("conjure", e.whispersConjure), W("crackle", e.whispersCrackle)]
		},
		{
			id: "no-more",
			kind: "main",
			cost: e.noMoreCost,
			effects: [Fu("two-players", [Ug("target")]), W(hI, e.noMoreProbability)]
		},
		{
			id: "hex-sphere",
			kind: "roll",
			cost: e.hexSphereCost,
			when: "attacked",
			effects: [q(e.hexSphere), W("crackle", e.hexSphereCrackle)]
		}
	], OI = (e) => ({
		id: "scarlet-witch",
		box: "marvel",
		difficulty: 4,
		faces: [
			"hex",
			"hex",
			"hex",
			"mind",
			"darkhold",
			"chaos"
		],
		abilities: TI(e),
		tokens: EI,
		cards: DI(e)
	});
})), AI = /* @__PURE__ */ f({
	hero: () => jI,
	texts: () => NI,
	withNumbers: () => MI
}), jI, MI, NI, PI = d((() => {
	m(), aI(), sI(), kI(), jI = OI(nN), MI = OI, NI = u({
		en: iI,
		fr: oI
	});
})), FI, II = d((() => {
	Q(), FI = {
		name: "Spider-Man",
		style: ["He chains attacks: with Combo, one that has just landed is followed by another.", "Web your opponents so that they cannot defend, and keep Invisibility for the blow that nobody else could parry."],
		symbols: {
			thwip: g("Thwip", "Thwips"),
			web: g("Web", "Webs"),
			spider: g("Spider", "Spiders")
		},
		abilities: {
			punch: "Punch",
			"ccc-combo": "C-C-C-Combo",
			"wall-crawler": "Wall Crawler",
			"spider-reflexes": "Spider-Reflexes",
			ensnare: "Ensnare",
			"venom-punch": "Venom Punch",
			"venom-shockwave": "Venom Shockwave!",
			"spider-sense": "Spider-Sense",
			counterpunch: "Counterpunch",
			"web-shot": "Web Shot",
			"combo-up": "Combo Up"
		},
		actions: { "spider-sense-reroll": "the Spider-Sense reroll" },
		tokens: {
			combo: {
				name: "Combo",
				text: "Once per turn, when your attack has dealt its damage: spend it to begin another offensive roll phase at once, against the same opponent."
			},
			webbed: {
				name: "Webbed",
				text: "When it is inflicted, it deals you 2 undefendable damage at once. The next attack of normal damage on you becomes undefendable, and Webbed is removed."
			},
			invisibility: {
				name: "Invisibility",
				text: "Spend when you are attacked with undefendable or pure damage: you may defend yourself all the same. Spider-Sense, Nice Try! and Ambush! cost it too."
			}
		},
		cards: {
			yikes: "Yikes!",
			"radioactive-blood": "Radioactive Blood!",
			"swing-escape": "Swing Escape!",
			"nice-try": "Nice Try!",
			"invisible-punch": "Invisible Punch!",
			ambush: "Ambush!",
			"web-shooters": "Web Shooters!",
			booyah: "Booyah!",
			"milkshake-me": "Milkshake Me!",
			"cha-ching": "Cha-Ching!"
		},
		verbs: {
			"spider-man/sense": (e, t) => `on ${t.symbol(e.symbol)}, prevent half the incoming damage (rounded up)`,
			"spider-man/swing": (e, t) => `when the dice of ${t.source(e.defense)} are on the table, it succeeds on ${t.symbol(e.instead)} instead of ${t.symbol(e.symbol)}`
		}
	};
})), LI, RI = d((() => {
	Q(), LI = {
		name: "Spider-Man",
		style: ["Il enchaîne les attaques\xA0: avec Combo, celle qui vient de porter en appelle une autre.", "Entoilez vos adversaires pour qu’ils ne puissent pas se défendre, et gardez Invisibilité pour le coup que personne d’autre ne pourrait parer."],
		symbols: {
			thwip: g("Thwip", "Thwips"),
			web: g("Toile", "Toiles"),
			spider: g("Araignée", "Araignées")
		},
		abilities: {
			punch: "Allonge",
			"ccc-combo": "C-C-C-Combo",
			"wall-crawler": "Grimpe-murs",
			"spider-reflexes": "Réflexes d’araignée",
			ensnare: "Piège",
			"venom-punch": "Allonge venimeuse",
			"venom-shockwave": "Onde de choc venimeuse\xA0!",
			"spider-sense": "Sens d’araignée",
			counterpunch: "Contre-attaque",
			"web-shot": "Jet de toile",
			"combo-up": "Enchaînement de combos"
		},
		actions: { "spider-sense-reroll": "la relance de Sens d’araignée" },
		tokens: {
			combo: {
				name: "Combo",
				text: "Une fois par tour, quand votre attaque a infligé ses dégâts\xA0: dépensez-le pour commencer aussitôt une nouvelle phase de lancer offensif contre le même adversaire."
			},
			webbed: {
				name: "Entoilé",
				text: "Quand il vous est infligé, vous subissez aussitôt 2 dégâts imparables. La prochaine attaque de dégâts normaux contre vous devient imparable, et Entoilé est retiré."
			},
			invisibility: {
				name: "Invisibilité",
				text: "À dépenser quand on vous attaque avec des dégâts imparables ou purs\xA0: vous pouvez quand même vous défendre. Sens d’araignée, Bien essayé\xA0! et Embuscade\xA0! en coûtent un aussi."
			}
		},
		cards: {
			yikes: "Oups\xA0!",
			"radioactive-blood": "Sang radioactif\xA0!",
			"swing-escape": "Fuite en toile\xA0!",
			"nice-try": "Bien essayé\xA0!",
			"invisible-punch": "Coup invisible\xA0!",
			ambush: "Embuscade\xA0!",
			"web-shooters": "Lance-toiles\xA0!",
			booyah: "Booyah\xA0!",
			"milkshake-me": "Un milkshake\xA0!",
			"cha-ching": "Par ici la monnaie\xA0!"
		},
		verbs: {
			"spider-man/sense": (e, t) => `sur ${t.symbol(e.symbol)}, prévenez la moitié des dégâts entrants (arrondie au supérieur)`,
			"spider-man/swing": (e, t) => `quand les dés de ${t.source(e.defense)} sont sur la table, la défense réussit sur ${t.symbol(e.instead)} au lieu d’${t.symbol(e.symbol)}`
		}
	};
})), zI, BI, VI, HI = d((() => {
	Q(), zI = "swing-escape", BI = E({
		name: "spider-man/sense",
		parts: (e, t) => [e.run((e, n) => {
			let r = e.attack?.marks["swing-escape"] ? t.instead : t.symbol, { faces: i } = qi("spider-man");
			n.dice.some((e) => i[e - 1] === r) && zc(e, n.self, {
				kind: "half",
				by: n.by,
				amount: 0
			});
		})],
		estimate: (e, t) => 3 * (1 - (1 - t.chance(e.symbol)) ** t.dice)
	}), VI = (e, t) => BI({
		symbol: e,
		instead: t
	});
})), UI, WI, GI = d((() => {
	Q(), HI(), UI = E({
		name: "spider-man/swing",
		possible: (e, t, n) => {
			let r = e.rolls.at(-1);
			return r?.owner === t && r.by === n.defense && !e.attack?.marks["swing-escape"];
		},
		parts: (e) => [e.run((e) => {
			e.attack && (e.attack.marks[zI] = 1);
		})],
		estimate: () => 2
	}), WI = (e, t, n) => UI({
		defense: e,
		symbol: t,
		instead: n
	});
})), KI, qI, JI, YI, XI, ZI, QI, $I, eL, tL = d((() => {
	Q(), HI(), GI(), KI = {
		token: "invisibility",
		n: 1
	}, qI = (e, t) => ({
		id: "punch",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: O({ thwip: 3 + n }),
			effects: [V(t), ...e > 1 ? [Y({ dice: Io(4) }, [W("combo")])] : []]
		}))
	}), JI = (e) => ({
		id: "ccc-combo",
		kind: "offensive",
		tiers: [{
			need: O({
				thwip: 2,
				spider: 2
			}),
			effects: [W("combo"), V(e)]
		}]
	}), YI = (e, t) => ({
		id: "ensnare",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [V(e)],
			after: [K("webbed")]
		}, {
			need: A,
			effects: [U(1), V(t)],
			after: [K("webbed")]
		}]
	}), XI = (e) => ({
		id: "venom-punch",
		kind: "offensive",
		tiers: [{
			need: O({ spider: 4 }),
			effects: [W("invisibility"), V(e, "undefendable")]
		}]
	}), ZI = [
		qI(1, [
			4,
			5,
			6
		]),
		JI(5),
		{
			id: "wall-crawler",
			kind: "offensive",
			tiers: [{
				need: O({
					thwip: 2,
					web: 3
				}),
				effects: [W("invisibility"), V(7)]
			}]
		},
		{
			id: "spider-reflexes",
			kind: "offensive",
			tiers: [{
				need: O({
					thwip: 1,
					web: 2,
					spider: 1
				}),
				effects: [J(2, [V(il), Y({ atMost: 5 }, [W("combo")])])]
			}]
		},
		YI(5, 8),
		XI(7),
		{
			id: "venom-shockwave",
			kind: "ultimate",
			tiers: [{
				need: O({ spider: 5 }),
				effects: [
					W("invisibility"),
					K("webbed"),
					z(),
					V(13)
				]
			}]
		},
		{
			id: "spider-sense",
			kind: "defensive",
			dice: 2,
			effects: [VI("spider", "web")],
			actions: [{
				id: "spider-sense-reroll",
				cost: 0,
				price: KI,
				when: "my-defense",
				oncePerTurn: !0,
				effects: [Qg()]
			}]
		},
		{
			id: "counterpunch",
			kind: "defensive",
			dice: 3,
			effects: [H(L("thwip"))]
		}
	], QI = [
		{
			id: "combo",
			kind: "unique",
			limit: 1,
			fixed: "transfer",
			spend: {
				when: "after-damage",
				oncePerTurn: !0,
				effects: [Ap({ sameTarget: !0 })]
			}
		},
		{
			id: "webbed",
			kind: "negative",
			limit: 1,
			inflicted: [Um(2, "self", !1, "undefendable")],
			attacked: [Y({ type: ["normal"] }, [H_(), sh("webbed", 1, "target")])],
			worth: -2.5
		},
		{
			id: "invisibility",
			kind: "unique",
			limit: 1,
			fixed: "transfer",
			spend: {
				when: "attacked",
				effects: [zf()]
			}
		}
	], $I = [
		Z("punch-ii", 2, 2, qI(2, [
			5,
			6,
			7
		])),
		Z("combo-ii", 2, 2, JI(6), [{
			id: "web-shot",
			kind: "offensive",
			tiers: [{
				need: O({
					web: 2,
					spider: 1
				}),
				effects: [W("invisibility"), K("webbed")]
			}]
		}]),
		Z("ensnare-ii", 2, 2, YI(6, 9)),
		Z("venom-punch-ii", 2, 2, XI(8), [{
			id: "combo-up",
			kind: "offensive",
			tiers: [{
				need: O({ spider: 3 }),
				effects: [
					W("combo"),
					z(),
					V(2, "undefendable")
				]
			}]
		}]),
		{
			id: "yikes",
			kind: "instant",
			cost: 1,
			effects: [W("invisibility")]
		},
		{
			id: "radioactive-blood",
			kind: "instant",
			cost: 3,
			effects: [W("combo")]
		},
		{
			id: "swing-escape",
			kind: "roll",
			cost: 1,
			effects: [WI("spider-sense", "spider", "web")]
		},
		{
			id: "nice-try",
			kind: "roll",
			cost: 0,
			price: KI,
			when: "attacked",
			effects: [q(3)]
		},
		{
			id: "invisible-punch",
			kind: "roll",
			cost: 1,
			when: "attacked",
			effects: [Y({ prevented: "spider-sense" }, [H(3)])]
		},
		{
			id: "ambush",
			kind: "roll",
			cost: 0,
			price: KI,
			modifier: !0,
			effects: [R(3)]
		},
		{
			id: "web-shooters",
			kind: "main",
			cost: 1,
			effects: [K("webbed", 1, "chosen-opponent")]
		},
		{
			id: "booyah",
			kind: "main",
			cost: 1,
			effects: [J(1, [
				X({ thwip: 1 }, W("invisibility")),
				X({ web: 1 }, K("webbed", 1, "chosen-opponent")),
				X({ spider: 1 }, W("combo"))
			])]
		},
		{
			id: "milkshake-me",
			kind: "main",
			cost: 1,
			effects: [G(3)]
		},
		{
			id: "cha-ching",
			kind: "main",
			cost: 0,
			effects: [B(2)]
		}
	], eL = {
		id: "spider-man",
		box: "marvel",
		difficulty: 2,
		faces: [
			"thwip",
			"thwip",
			"thwip",
			"web",
			"web",
			"spider"
		],
		abilities: ZI,
		tokens: QI,
		cards: $I
	};
})), nL = /* @__PURE__ */ f({
	hero: () => eL,
	texts: () => rL
}), rL, iL = d((() => {
	m(), II(), RI(), tL(), rL = u({
		en: FI,
		fr: LI
	});
})), aL, oL = d((() => {
	Q(), aL = {
		name: "Thor",
		style: ["Mjölnir flies from his hand and comes back charged.", "Every throw hurts a little, every return stores Electrokinesis; gather enough of it and strike with lightning that no guard withstands."],
		symbols: {
			hammer: g("Hammer", "Hammers"),
			worthy: g("Worthy"),
			thunder: g("Thunder")
		},
		abilities: {
			hammered: "Hammered",
			"mighty-summon": "Mighty Summon",
			"chain-lightning": "Chain Lightning",
			odinforce: "Odinforce",
			"bottled-lightning": "Bottled Lightning",
			"lightning-rod": "Lightning Rod",
			"thunder-bolt": "Thunder Bolt",
			"for-asgard": "For Asgard!",
			"thunder-wheel": "Thunder Wheel",
			"boom-boom": "Boom Boom!",
			ricochet: "Ricochet!",
			"asgardian-brawn": "Asgardian Brawn"
		},
		actions: {
			"mjolnir-throw": "a Throw of Mjölnir",
			"mjolnir-retrieve": "a Retrieve of Mjölnir"
		},
		tokens: {
			electrokinesis: {
				name: "Electrokinesis",
				text: "Odinforce and Bottled Lightning deal 1 more damage for each. Once per turn, in your main phase: spend 4 to draw a card. (Original leaflet: spend 3 at any time to draw a card.)"
			},
			"guard-break": {
				name: "Guard Break",
				text: "Spend at the end of your offensive roll phase, if you attack with normal damage: roll a die; on a 4 or 5 the attack becomes undefendable."
			}
		},
		companions: { mjolnir: {
			name: "Mjölnir",
			text: "Throw, when it is with Thor: it goes to an opponent of your choice, who suffers 1 undefendable damage. Retrieve, when it is not: it comes back, and you gain Electrokinesis. Abilities and cards do this; and at any time you may discard a card to Throw or Retrieve it. If the player who has it is defeated, you Retrieve it.",
			states: { home: "with Thor" },
			with: (e) => `with ${e ?? "an opponent"}`
		} },
		cards: {
			"indomitable-will": "Indomitable Will!",
			invulnerability: "Invulnerability!",
			"he-is-worthy": "He Is Worthy!",
			"power-trip": "Power Trip!",
			"time-to-hammer": "Time to Hammer!",
			stormbreak: "Stormbreak!"
		},
		verbs: {
			"thor/wield": (e, t) => e.way ? e.way === "throw" ? "Throw Mjölnir" : "Retrieve Mjölnir" : e.times === 1 ? "you may Throw or Retrieve Mjölnir" : typeof e.times == "number" ? `Throw or Retrieve Mjölnir up to ${e.times} times` : `${t.times(e.times)}, you may Throw or Retrieve Mjölnir`,
			"thor/call-home": (e) => `Retrieve Mjölnir, and the player who had it suffers ${e.amount} collateral damage`,
			"thor/conduct": (e, t) => `if the opponent has Mjölnir, deal ${e.more} more damage; otherwise, gain ${t.token("electrokinesis")}`,
			"thor/thrown": (e, t) => `if Mjölnir was Thrown ${e.times === 2 ? "twice" : `${e.times} times`} or more this turn, ${t.list(e.effects)}`
		},
		asks: { mjolnir: "Who has Mjölnir next? An opponent, if you Throw it; you, if you Retrieve it." }
	};
})), sL, cL = d((() => {
	Q(), sL = {
		name: "Thor",
		style: ["Mjöllnir s’envole de sa main et revient chargé.", "Chaque lancer blesse un peu, chaque retour accumule de l’Électrokinésie\xA0; amassez-en assez et frappez d’une foudre à laquelle aucune garde ne résiste."],
		symbols: {
			hammer: g("Marteau", "Marteaux"),
			worthy: g("Grandeur", "Grandeurs"),
			thunder: g("Foudre", "Foudres")
		},
		abilities: {
			hammered: "Martèlement",
			"mighty-summon": "Puissante invocation",
			"chain-lightning": "Chaîne d’éclairs",
			odinforce: "Odinforce",
			"bottled-lightning": "Foudre en bouteille",
			"lightning-rod": "Paratonnerre",
			"thunder-bolt": "Éclair",
			"for-asgard": "Pour Asgard\xA0!",
			"thunder-wheel": "Roue du tonnerre",
			"boom-boom": "Boum boum\xA0!",
			ricochet: "Ricochet\xA0!",
			"asgardian-brawn": "Muscles asgardiens"
		},
		actions: {
			"mjolnir-throw": "un Lancer de Mjöllnir",
			"mjolnir-retrieve": "un Rappel de Mjöllnir"
		},
		tokens: {
			electrokinesis: {
				name: "Électrokinésie",
				text: "Odinforce et Foudre en bouteille infligent 1 dégât de plus par jeton. Une fois par tour, pendant votre phase principale\xA0: dépensez-en 4 pour piocher une carte. (Livret d’origine\xA0: dépensez-en 3 à tout moment pour piocher une carte.)"
			},
			"guard-break": {
				name: "Brise-garde",
				text: "À dépenser à la fin de votre phase de lancer offensif, si vous attaquez avec des dégâts normaux\xA0: lancez un dé\xA0; sur 4 ou 5, l’attaque devient imparable."
			}
		},
		companions: { mjolnir: {
			name: "Mjöllnir",
			text: "Lancer, quand il est chez Thor\xA0: il va chez un adversaire de votre choix, qui subit 1 dégât imparable. Rappeler, quand il n’y est pas\xA0: il revient, et vous gagnez Électrokinésie. Des capacités et des cartes le font\xA0; et à tout moment, vous pouvez défausser une carte pour le Lancer ou le Rappeler. Si le joueur qui l’a est vaincu, vous le Rappelez.",
			states: { home: "chez Thor" },
			with: (e) => `chez ${e ?? "un adversaire"}`
		} },
		cards: {
			"indomitable-will": "Volonté indomptable\xA0!",
			invulnerability: "Invulnérabilité\xA0!",
			"he-is-worthy": "Il est digne\xA0!",
			"power-trip": "Ivresse du pouvoir\xA0!",
			"time-to-hammer": "L’heure du marteau\xA0!",
			stormbreak: "Déchaînement\xA0!"
		},
		verbs: {
			"thor/wield": (e, t) => e.way ? e.way === "throw" ? "Lancez Mjöllnir" : "Rappelez Mjöllnir" : e.times === 1 ? "vous pouvez Lancer ou Rappeler Mjöllnir" : typeof e.times == "number" ? `Lancez ou Rappelez Mjöllnir jusqu’à ${e.times} fois` : `${t.times(e.times)}, vous pouvez Lancer ou Rappeler Mjöllnir`,
			"thor/call-home": (e) => `Rappelez Mjöllnir, et le joueur qui l’avait subit ${e.amount} dégâts collatéraux`,
			"thor/conduct": (e, t) => `si l’adversaire a Mjöllnir, infligez ${e.more} dégâts de plus; sinon, gagnez ${t.token("electrokinesis")}`,
			"thor/thrown": (e, t) => `si Mjöllnir a été Lancé ${e.times === 2 ? "deux" : e.times} fois ou plus ce tour-ci, ${t.list(e.effects)}`
		},
		asks: { mjolnir: "Chez qui va Mjöllnir\xA0? Chez un adversaire si vous le Lancez, chez vous si vous le Rappelez." }
	};
}));
// packages/dice-throne-marvel/src/thor/mjolnir.ts
function lL(e, t) {
	let n = ac(e, t, fL);
	for (let t of e.fighters.keys()) if (Ua(t) === n) return t;
	return -1;
}
function uL(e, t, n) {
	oc(e, t, fL, Ua(n));
	let { marks: r } = v(e, t);
	r[hL] = (r["throws-this-turn"] ?? 0) + 1;
}
function dL(e, t) {
	gL(e, t) || (oc(e, t, fL, pL), Vs(e, t, "electrokinesis", 1));
}
var fL, pL, mL, hL, gL, _L = d((() => {
	Q(), fL = "mjolnir", pL = "home", mL = [
		"p1",
		"p2",
		"p3",
		"p4",
		"p5",
		"p6"
	], hL = "throws-this-turn", gL = (e, t) => ac(e, t, fL) === pL;
})), vL, yL, bL = d((() => {
	Q(), _L(), vL = E({
		name: "thor/call-home",
		parts: (e, t) => [e.run((e, n) => {
			let r = lL(e, n.self);
			dL(e, n.self), r !== -1 && e.incoming[r].push({
				kind: "other",
				by: n.by,
				amount: t.amount,
				type: "collateral",
				from: n.self
			});
		})],
		estimate: (e) => e.amount + .5
	}), yL = (e) => vL({ amount: e });
})), xL, SL, CL = d((() => {
	Q(), _L(), xL = E({
		name: "thor/conduct",
		pass: () => "target",
		parts: (e, t) => [e.run((e, n) => {
			e.attack && lL(e, n.self) === n.target ? e.attack.base += t.more : Vs(e, n.self, "electrokinesis", 1);
		})],
		estimate: (e, t) => (e.more + t.token("electrokinesis")) / 2
	}), SL = (e) => xL({ more: e });
})), wL, TL, EL, DL = d((() => {
	Q(), _L(), wL = (e, t, { times: n }) => (v(e, t).marks["throws-this-turn"] ?? 0) >= n, TL = E({
		name: "thor/thrown",
		inner: ({ effects: e }) => [e],
		possible: (e, t, n) => wL(e, t, n) && n.effects.some((n) => $d(e, t, n)),
		parts: (e, t, { parts: n }) => [e.when((e, n) => wL(e, n.self, t), ...n(t.effects))],
		estimate: (e, t) => t.list(e.effects) / 2
	}), EL = (e, t) => TL({
		times: e,
		effects: t
	});
}));
// packages/dice-throne-marvel/src/thor/wield.ts
function OL(e, t, n) {
	return gL(e, t) ? n === "retrieve" ? [] : nt(e, t) : n === "throw" ? [] : [t];
}
var kL, AL, jL, ML, NL, PL = d((() => {
	Q(), _L(), kL = 1, AL = E({
		name: "thor/wield",
		options: { mjolnir: ro("none") },
		possible: (e, t, n) => OL(e, t, n.way).length > 0,
		vars: () => ({
			left: 0,
			to: -1
		}),
		parts: (e, t, { own: n }) => [e.run((e, r) => {
			n(r).left = $c(e, r, t.times);
		}), e.loop((e, t) => n(t).left > 0, e.run((e, t) => {
			n(t).left--, n(t).to = -1;
		}), e.ask("mjolnir", {
			who: (e, t) => t.self,
			options: (e, n) => t.way ? OL(e, n.self, t.way) : [...OL(e, n.self, t.way), "none"],
			key: (e) => e === "none" ? e : Ua(e),
			auto: !0,
			then: (e, t, r) => {
				r === "none" ? n(t).left = 0 : r === t.self ? dL(e, t.self) : (uL(e, t.self, r), n(t).to = r);
			}
		}), e.when((e, t) => n(t).to !== -1, e.call(mm, (e, t) => ({
			to: n(t).to,
			amount: zm(e, t, n(t).to) ? 0 : kL,
			by: fL,
			certain: !1,
			type: "undefendable",
			from: t.self
		}))))],
		estimate: (e, t) => .8 * t.amount(e.times)
	}), jL = (e = 1) => AL({ times: e }), ML = () => AL({
		times: 1,
		way: "throw"
	}), NL = () => AL({
		times: 1,
		way: "retrieve"
	});
})), FL, IL, LL, RL, zL, BL, VL, HL, UL, WL, GL, KL, qL, JL = d((() => {
	Q(), bL(), CL(), _L(), DL(), PL(), FL = {
		companion: fL,
		is: [pL]
	}, IL = {
		companion: fL,
		is: mL
	}, LL = (e, t) => ({
		id: "hammered",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: O({ hammer: 3 + n }),
			effects: e === 1 ? [ML(), V(t)] : [
				jL(),
				V(t),
				Y({ dice: Io(6 - e) }, [W("electrokinesis")])
			]
		}))
	}), RL = (e, t) => ({
		id: "mighty-summon",
		kind: "offensive",
		tiers: [{
			need: O({
				hammer: 1,
				worthy: 2,
				thunder: 1
			}),
			effects: [
				W("guard-break", 2),
				G(e),
				Y(FL, [W("electrokinesis", 3)], [yL(t)])
			]
		}]
	}), zL = (e, t) => ({
		id: "chain-lightning",
		kind: "offensive",
		tiers: [{
			need: O({
				hammer: 3,
				thunder: 2
			}),
			effects: [J(e, [eh(2), V(il)]), k_(t, "chosen-opponent", !1, "collateral")]
		}]
	}), BL = (e, t) => ({
		id: "odinforce",
		kind: "offensive",
		tiers: [{
			need: O({
				hammer: 2,
				worthy: 3
			}),
			effects: [
				V(e),
				J(5, [
					X({ hammer: 2 }, jL()),
					X({ worthy: 2 }, B(1)),
					W("electrokinesis", L("thunder"))
				], t === void 0 ? {} : { again: t }),
				Dd(),
				V(ll("electrokinesis"))
			]
		}]
	}), VL = (e, t) => ({
		id: "bottled-lightning",
		kind: "offensive",
		tiers: [{
			need: O({ thunder: 4 }),
			effects: [
				jL(e),
				W("guard-break", 2),
				Dd(),
				V(ll("electrokinesis", 1, t))
			]
		}]
	}), HL = (e) => ({
		id: "thunder-bolt",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [
				jL(),
				W("electrokinesis", 2),
				V(e)
			]
		}]
	}), UL = [
		LL(1, [
			4,
			5,
			7
		]),
		RL(2, 3),
		zL(3, 2),
		BL(5),
		VL(2, 7),
		{
			id: "lightning-rod",
			kind: "offensive",
			tiers: [{
				need: k,
				effects: [V(7), SL(2)]
			}]
		},
		HL(10),
		{
			id: "for-asgard",
			kind: "ultimate",
			tiers: [{
				need: O({ thunder: 5 }),
				effects: [
					W("guard-break"),
					jL(4),
					V(14)
				]
			}]
		},
		{
			id: "thunder-wheel",
			kind: "defensive",
			dice: 3,
			effects: [
				X({ hammer: 2 }, jL()),
				q(L("worthy", 2)),
				W("electrokinesis", L("thunder"))
			]
		}
	], WL = [{
		id: "electrokinesis",
		kind: "positive",
		limit: 4,
		spends: [{
			id: "draw",
			cost: 4,
			when: "my-main",
			perTurn: 1,
			effects: [U(1)],
			if: {
				option: "original-leaflets",
				off: !0
			}
		}, {
			id: "draw-at-once",
			cost: 3,
			when: "any",
			effects: [U(1)],
			if: { option: "original-leaflets" }
		}],
		worth: .6
	}, {
		id: "guard-break",
		kind: "positive",
		limit: 2,
		spend: {
			when: "end-of-my-offense",
			effects: [J(1, [Y({ die: [4, 5] }, [H_()])])]
		}
	}], GL = {
		id: fL,
		states: [pL, ...mL],
		start: 0,
		returns: { gain: "electrokinesis" },
		actions: [{
			id: "mjolnir-throw",
			cost: 0,
			price: { cards: 1 },
			when: "any",
			if: FL,
			effects: [ML()]
		}, {
			id: "mjolnir-retrieve",
			cost: 0,
			price: { cards: 1 },
			when: "any",
			if: IL,
			effects: [NL()]
		}]
	}, KL = [
		Z("hammered-ii", 0, 2, LL(2, [
			5,
			6,
			7
		])),
		Z("hammered-iii", 2, 3, LL(3, [
			5,
			6,
			8
		])),
		Z("mighty-summon-ii", 2, 2, RL(3, 4), [{
			id: "boom-boom",
			kind: "offensive",
			tiers: [{
				need: O({
					hammer: 2,
					thunder: 2
				}),
				effects: [W("electrokinesis", 2), V(6)]
			}]
		}]),
		Z("chain-lightning-ii", 2, 2, zL(4, 3)),
		Z("odinforce-ii", 2, 2, BL(6, 5)),
		Z("bottled-lightning-ii", 2, 2, VL(3, 8), [{
			id: "ricochet",
			kind: "offensive",
			tiers: [{
				need: O({ thunder: 3 }),
				effects: [jL(6)]
			}]
		}]),
		Z("lightning-rod-ii", 2, 2, {
			id: "lightning-rod",
			kind: "offensive",
			tiers: [{
				need: k,
				effects: [
					jL(),
					W("electrokinesis"),
					V(9)
				]
			}]
		}),
		Z("thunder-bolt-ii", 2, 2, HL(12), [{
			id: "asgardian-brawn",
			kind: "offensive",
			tiers: [{
				need: O({ worthy: 3 }),
				effects: [G(4)]
			}]
		}]),
		Z("thunder-wheel-ii", 2, 2, {
			id: "thunder-wheel",
			kind: "defensive",
			dice: 4,
			effects: [
				jL(L("hammer", { every: 2 })),
				q(L("worthy", 2)),
				W("electrokinesis", L("thunder"))
			]
		}),
		{
			id: "indomitable-will",
			kind: "roll",
			cost: 2,
			when: "attacked",
			effects: [J(1, [X({ worthy: 1 }, cp())])]
		},
		{
			id: "invulnerability",
			kind: "roll",
			cost: 2,
			price: {
				token: "electrokinesis",
				n: 2
			},
			when: "attacked",
			effects: [Nd()]
		},
		{
			id: "he-is-worthy",
			kind: "roll",
			cost: 1,
			effects: [Xu({
				whose: "own",
				to: [4, 5]
			})]
		},
		{
			id: "power-trip",
			kind: "instant",
			cost: 1,
			effects: [U(1), W("electrokinesis", 2)]
		},
		{
			id: "time-to-hammer",
			kind: "instant",
			cost: 0,
			effects: [
				NL(),
				B(1),
				W("electrokinesis")
			]
		},
		{
			id: "stormbreak",
			kind: "instant",
			cost: 0,
			effects: [EL(2, [
				U(1),
				B(1),
				W("guard-break"),
				W("electrokinesis")
			])]
		}
	], qL = {
		id: "thor",
		box: "marvel",
		difficulty: 3,
		faces: [
			"hammer",
			"hammer",
			"hammer",
			"worthy",
			"worthy",
			"thunder"
		],
		abilities: UL,
		tokens: WL,
		companions: [GL],
		cards: KL
	};
})), YL = /* @__PURE__ */ f({
	hero: () => qL,
	texts: () => XL
}), XL, ZL = d((() => {
	m(), oL(), cL(), JL(), XL = u({
		en: aL,
		fr: sL
	});
}));
Q(), JM(), ZM(), eN(), rN();
var QL = [
	{
		id: "black-widow",
		box: "marvel",
		difficulty: 4,
		load: () => Promise.resolve().then(() => (XN(), JN))
	},
	{
		id: "doctor-strange",
		box: "marvel",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (mP(), fP))
	},
	{
		id: "black-panther",
		box: "marvel",
		difficulty: 2,
		numbers: qM,
		load: () => Promise.resolve().then(() => (zP(), FP))
	},
	{
		id: "captain-marvel",
		box: "marvel",
		difficulty: 2,
		numbers: XM,
		load: () => Promise.resolve().then(() => (dF(), sF))
	},
	{
		id: "loki",
		box: "marvel",
		difficulty: 4,
		numbers: $M,
		load: () => Promise.resolve().then(() => (rI(), $F))
	},
	{
		id: "scarlet-witch",
		box: "marvel",
		difficulty: 4,
		numbers: nN,
		load: () => Promise.resolve().then(() => (PI(), AI))
	},
	{
		id: "spider-man",
		box: "marvel",
		difficulty: 2,
		load: () => Promise.resolve().then(() => (iL(), nL))
	},
	{
		id: "thor",
		box: "marvel",
		difficulty: 3,
		load: () => Promise.resolve().then(() => (ZL(), YL))
	}
];
// \0virtual:frozen-game
Ey(QL, oN), Q(), await Dy(QL.map(({ id: e }) => e)), m();
var $L = Object.values(GM).find((e) => e?.id === "dice-throne" && e.rulesVersion !== void 0), eR = {
	...$L,
	rules: ye($L.rules)
};
export { eR as game };
