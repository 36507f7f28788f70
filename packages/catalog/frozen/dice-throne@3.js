import { BY_CHANCE as e, FIRST_PLAYER as t, InputError as n, LANGUAGES as r, NOTHING as i, advance as a, answerChance as o, cloneValue as s, eachLanguage as c, emit as l, finish as ee, frozenFlows as te, hash as ne, inEveryLanguage as u, itemsOf as re, judgementText as ie, listed as ae, namedFirst as oe, parseSeat as se, permutation as ce, placesOf as le, seatName as ue, seatOf as de, spreadOf as fe, summaryItems as pe, summaryParts as me, varsWith as he, visit as ge, whisper as _e, wholeOf as ve } from "@alea/engine";
// \0rolldown/runtime.js
var ye = Object.defineProperty, d = (e, t, n) => () => {
	if (n) throw n[0];
	try {
		return e && (t = e(e = 0)), t;
	} catch (e) {
		throw n = [e], e;
	}
}, be = (e, t) => {
	let n = {};
	for (var r in e) ye(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || ye(n, Symbol.toStringTag, { value: "Module" }), n;
}, xe, Se, f, Ce, we, Te, Ee, De, Oe, ke, Ae, je, p = d((() => {
	xe = te(3), {registered: Se, flow: f, frameOf: Ce, framesOf: we, isRunning: Te, calledBy: Ee, isOf: De, reads: Oe, unwind: ke, abort: Ae, enter: je} = xe;
}));
// packages/dice-throne/src/text/phrase.ts
function Me(e, { things: t, measure: n, ...r }) {
	let i = n !== void 0 && n.of === e.measure?.of ? n.again : void 0;
	return {
		...r,
		things: [...e.things, ...i === void 0 ? t : [i]],
		...n && { measure: n }
	};
}
var m, Ne, h, Pe, Fe, g = d((() => {
	m = (e, t, n = "", r) => ({
		verb: e,
		things: [t],
		end: n,
		...r && { measure: r }
	}), Ne = (e, t) => typeof e == "object" && typeof t == "object" && e.verb === t.verb && e.end === t.end, h = (e, t = e) => ({
		one: e,
		many: t
	}), Pe = (e, { one: t, many: n }) => `${e} ${e === 1 ? t : n}`.trim(), Fe = (e) => e.slice(0, 1).toUpperCase() + e.slice(1);
})), Ie, Le = d((() => {
	g(), Ie = {
		each: (e, t = 1) => t === 1 ? `for each ${e}` : `for every ${t} ${e}`,
		eachOwn: (e, t = 1) => `${Ie.each(e, t)} you have`,
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
		tokens: (e) => h(`${e} token`, `${e} tokens`),
		times: h("time", "times"),
		cp: "CP",
		status: h("positive or negative token", "positive or negative tokens")
	};
}));
// packages/dice-throne/src/content/modes.ts
function Re(e, t, n) {
	let { health: r, health2018: i = r } = We(e);
	return (n ? i : r)[t];
}
function ze(e, t) {
	let { targeting: n } = We(e);
	return typeof n == "string" ? void 0 : n[t];
}
function Be(e, t) {
	let n = We(e).ring?.[t] ?? [...Array(t).keys()];
	return n.map((e, r) => n.map((e, i) => n[(n.indexOf(r) + i) % t]));
}
var Ve, He, Ue, We, Ge, Ke, qe, Je, Ye, Xe, Ze = d((() => {
	Ve = {
		health: { 2: 50 },
		targeting: "only-opponent",
		bounty: 0
	}, He = (e) => ({
		...Ve,
		...e
	}), Ue = {
		duel: Ve,
		teams: He({
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
		"three-teams": He({
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
		hill: He({
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
	}, We = (e) => Ue[e], Ge = (e) => Object.keys(Ue).filter((t) => e in Ue[t].health), Ke = (e, t) => We(e).teams ?? t, qe = (e) => We(e).targeting !== "only-opponent", Je = (e) => We(e).teams !== void 0, Ye = (e, t, n) => Xe[e][t][n], Xe = Object.fromEntries(Object.keys(Ue).map((e) => [e, Object.fromEntries(Object.keys(Ue[e].health).map((t) => [t, Be(e, Number(t))]))]));
}));
// packages/dice-throne/src/state.ts
function Qe(e, t) {
	let n = Ye(e.mode, e.fighters.length, t);
	return e.out.length === 0 ? n : n.filter((t) => y(e, t));
}
function $e(e, t, n) {
	let r = _(e, t);
	r.cp = Math.max(0, Math.min(15, r.cp + n));
}
var et, tt, nt, _, v, y, rt, it, at, ot, st, ct, lt, ut, b = d((() => {
	Ze(), et = [
		"upkeep",
		"income",
		"main-1",
		"offense",
		"targeting",
		"defense",
		"main-2",
		"discard"
	], tt = [
		"normal",
		"undefendable",
		"pure",
		"collateral",
		"ultimate"
	], nt = ({ tier: e }) => e.split(".")[0], _ = (e, t) => e.fighters[t], v = (e, t) => t % e.dials.length, y = (e, t) => !e.out.includes(t), rt = (e, t, n) => v(e, t) !== v(e, n), it = (e, t) => Qe(e, t).filter((n) => rt(e, t, n)), at = (e) => Re(e.mode, e.fighters.length, lt(e, "hill-health-2018")), ot = (e, t) => e.dials[v(e, t)], st = "cards-in-play", ct = ({ fighters: e }) => e.some(({ hero: e }) => e === ""), lt = (e, t) => e.variants.includes(t), ut = (e) => e.phase === "offense" || e.phase === "targeting" || e.phase === "defense";
}));
// packages/dice-throne/src/text/en/ask.ts
function dt({ by: e }, t, n) {
	if (!e) return Fe(n);
	let r = Fe(t.source(e));
	return /[!?]$/.test(r) ? `${r} ${Fe(n)}` : `${r}: ${n}`;
}
var ft, pt, mt, ht = d((() => {
	b(), g(), ft = (e) => e === 1 ? "1 roll" : `${e} rolls`, pt = (e) => /[!?]$/.test(e) ? e : `${e}.`, mt = {
		ban: () => "Which hero do you ban? Nobody may take it.",
		pick: () => "Which hero do you take?",
		attempt: ({ attempts: e = 0, each: t = 0 }) => e > 0 ? `Keep some dice and reroll (${ft(e)} left${t > 0 ? `, ${t} CP${e > 1 ? " each" : ""}` : ""}), or announce an ability.` : "No rolls left: announce an ability, or end without one.",
		respond: ({ phase: e = "", ability: t = "", role: n, turn: r }, i) => {
			if (n === "announces") return `You announce ${pt(i.ability(t))} Do you want to play anything first?`;
			if (n === "uses") return `You use ${pt(i.ability(t))} Do you want to play anything?`;
			if (n === "target") return `You are attacked with ${pt(i.ability(t))} Do you want to play anything?`;
			let a = i.player(r);
			return `${a ? `${a}’s ${i.phase(e)}` : Fe(i.phase(e))}: do you want to play anything?`;
		},
		answer: ({ action: e = "", seat: t }, n) => `${n.player(t) ?? "Someone"} wants to ${pt(n.action(e))} Do you want to play anything first?`,
		main: ({ phase: e = "", cp: t = 0 }, n) => `${Fe(n.phase(e))} (${t} CP): play or sell cards, or move on.`,
		sell: ({ left: e = 1 }) => `Too many cards: sell ${e}.`,
		defend: ({ ability: e }, t) => e ? `You are attacked with ${pt(t.ability(e))} Choose your defence, or go without.` : "Choose your defence, or go without.",
		target: ({ word: e }) => e === "first" ? "Your side chooses the target: who do you propose?" : e === "last" ? "You do not agree, so you decide: who is the target?" : "Who do you attack?",
		agree: () => "Your teammate has proposed a target: do you agree?",
		upkeep: () => "Upkeep: what comes first?",
		check: () => "Which status effect is checked first?",
		avoid: (e, t) => dt(e, t, "which damage do you avoid?"),
		intercept: (e, t) => dt(e, t, "which status effect do you intercept?"),
		cover: ({ token: e = "" }, t) => `${t.token(e)}: which ability does it cover?`,
		"lay-down": (e, t) => dt(e, t, "in which order do you lay the cards face down?"),
		recommend: (e, t) => dt(e, t, "which card do you recommend? It may be a lie."),
		"turn-up": (e, t) => dt(e, t, "which card do you turn up?"),
		"stand-up": () => "You are knocked down: pay 2 CP to stand up, or skip your offensive roll?",
		foresee: ({ token: e = "" }, t) => `How many ${t.token(e)} tokens do you spend?`,
		"put-back": () => "Which of the drawn cards goes back, and where?",
		cast: () => "Which spell do you cast?",
		gain: ({ token: e = "" }, t) => `Gain ${t.token(e)}?`,
		"choose-player": (e, t) => dt(e, t, "choose a player."),
		"remove-token": (e, t) => dt(e, t, "which status effect is removed?"),
		"move-token": (e, t) => dt(e, t, "which status effect moves?"),
		"alter-die": (e, t) => dt(e, t, "which die do you change, and to what?"),
		"copy-die": (e, t) => dt(e, t, "which die do you change, and to what?"),
		"reroll-die": (e, t) => dt(e, t, "which die is rerolled?"),
		"try-again": (e, t) => dt(e, t, "which dice are rerolled?"),
		"keep-dice": () => "Which dice do you keep? The others are rerolled.",
		"keep-some": (e, t) => dt(e, t, `which ${e.left === 1 ? "die counts" : "dice count"}?`),
		"reroll-some": (e, t) => dt(e, t, "which dice are rerolled?"),
		choose: (e, t) => dt(e, t, "choose one."),
		discard: (e, t) => dt(e, t, "which card do you discard?"),
		pay: (e, t) => dt(e, t, "do you pay its price?"),
		"pay-up-to": (e, t) => dt(e, t, `${t.howMany(e.price)}?`),
		"pay-with": (e, t) => dt(e, t, "which token do you remove?"),
		"roll-again": (e, t) => dt(e, t, "reroll it?"),
		"see-hand": (e, t) => dt(e, t, "an opponent shows you their hand."),
		search: (e, t) => dt(e, t, "which upgrade do you take from the deck?"),
		"search-deck": (e, t) => dt(e, t, "which card do you take from the deck?"),
		"put-back-next": (e, t) => dt(e, t, "which card goes back next, from the top of the deck down?"),
		"see-cards": (e, t) => dt(e, t, "these are the upgrades found.")
	};
})), gt, _t = d((() => {
	b(), gt = {
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
})), vt, yt, bt, xt, St = d((() => {
	vt = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, yt = (e) => vt(e, " and "), bt = (e) => vt(e, " or "), xt = {
		and: yt,
		or: bt,
		orElse: "; or ",
		isPlain: (e) => !/^(all opponents|make) |[,;]|: | (and|or) /.test(e.replace(/\([^)]*\)/g, "")),
		isOptional: (e) => e.startsWith("you may "),
		anyway: (e) => `in any case, ${e}`,
		broken: (e, t) => `${e}${/;|: /.test(e) ? ";" : ","} THEN ${t}`,
		labelled: (e, t) => `${e}${/^[^;.]*: /.test(t.replace(/\([^)]*\)/g, "")) ? " –" : ":"} ${t}`,
		spaced: (e) => e,
		closed: (e) => e.replace(/([!?])\.$/, "$1")
	};
})), Ct, wt, Tt = d((() => {
	St(), Ct = {
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
		shows: (e) => `if any die shows a ${bt(e)}`,
		without: (e) => `if no die shows ${bt(e)}`,
		defenseShows: (e) => `if your defence roll shows ${e}`,
		have: (e, t, n) => `if ${e === void 0 ? "you have" : `${e} has`} ${n === 1 ? t : `${n} or more ${t}`}`,
		type: (e) => `if the attack is ${bt(e)}`,
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
		die: (e) => `on a ${bt(e)}`,
		dieFrom: (e) => `on a ${e} or higher`,
		face: (e) => `if your board shows its ${e === 0 ? "first" : "other"} face`,
		companion: (e, t) => `if ${e} is ${bt(t)}`,
		prevented: (e) => `if ${e} prevents damage`,
		then: "then"
	}, wt = {
		straight: {
			small: "small straight",
			large: "large straight"
		},
		ofAKind: (e) => `${e} of a kind`
	};
})), Et, Dt = d((() => {
	Et = {
		token: (e) => `${e}, received`,
		card: (e, t) => t ? `${e}, played (${t})` : `${e}, played`,
		ability: (e, t, n) => n === void 0 ? `${e} (${t})` : `${e}, row ${n + 1} (${t})`
	};
})), Ot, kt, At, jt, Mt, Nt, Pt = d((() => {
	g(), Le(), Ot = {
		base: (e) => `${e}`,
		add: (e) => e < 0 ? `− ${-e}` : `+ ${e}`,
		other: (e) => `+ ${e}`,
		prevent: (e) => `− ${e}`,
		half: () => "½",
		avoid: () => "avoided",
		reflect: () => "half reflected",
		passed: (e) => `− ${e} passed on`
	}, kt = {
		undefendable: () => "undefendable",
		pure: () => "pure",
		collateral: () => "collateral",
		ultimate: () => "ultimate"
	}, At = (e, t) => e.map(t.line).reduce((e, t) => `${e}${/^[+−]/.test(t) ? " " : ", "}${t}`).replace(/^\+ /, ""), jt = (e, t) => e.map(t.card).join(", "), Mt = (e) => e.startsWith("main phase") ? e : `${e} phase`, Nt = {
		starter: (e, t) => `${t(e.seat)} starts.`,
		banned: (e, t, n) => `${t(e.seat)} bans ${n.hero(e.hero)}.`,
		picked: (e, t, n) => `${t(e.seat)} takes ${n.hero(e.hero)}.`,
		turn: (e, t) => `Turn ${e.turn}: ${t(e.seat)} to play.`,
		rolled: (e, t) => `${t(e.seat)} rolls ${e.dice.join(" ")}.`,
		die: (e, t) => {
			let n = `${e.by === e.seat ? "a" : `${t(e.seat)}’s`} ${e.from}`;
			return e.rolled ? `${t(e.by)} rerolls ${n}: ${e.to}.` : `${t(e.by)} changes ${n} to ${e.to}.`;
		},
		announced: (e, t, n) => `${t(e.seat)} announces ${n.ability(e.ability)}.`,
		activated: (e, t, n) => `${t(e.seat)} activates ${n.ability(e.ability)}.`,
		"no-ability": (e, t) => `${t(e.seat)} activates nothing.`,
		proposed: (e, t) => e.target === e.seat ? `${t(e.seat)} offers to be the target.` : `${t(e.seat)} proposes ${t(e.target)} as the target.`,
		targeted: (e, t) => `${t(e.target)} is the target.`,
		defended: (e, t, n) => `${t(e.seat)} defends with ${n.ability(e.ability)}.`,
		played: (e, t, n) => `${t(e.seat)} plays ${n.card(e.card)}.`,
		cast: (e, t, n) => `${t(e.seat)} casts ${n.card(e.card)}.`,
		sold: (e, t, n) => `${t(e.seat)} sells ${n.card(e.card)}.`,
		discarded: (e, t, n) => `${t(e.seat)} discards ${n.card(e.card)}.`,
		drew: (e, t, n) => `${t(e.seat)} draws ${e.cards ? jt(e.cards, n) : `${e.count} ${e.count === 1 ? "card" : "cards"}`}.`,
		looked: (e, t, n) => e.count === 0 ? `${t(e.seat)} has no card left to look at: the deck is empty.` : `${t(e.seat)} looks at ${e.cards ? jt(e.cards, n) : `${e.count} ${e.count === 1 ? "card" : "cards"} from the deck`}.`,
		revealed: (e, t, n) => `${t(e.seat)} shows ${jt(e.cards, n)}.`,
		recommended: (e, t) => `${t(e.seat)} recommends card ${e.place}.`,
		"turned-up": (e, t, n) => `Card ${e.place} is ${n.card(e.card)}.`,
		took: (e, t, n) => `${t(e.seat)} shows ${n.card(e.card)} and takes it into their hand.`,
		fetched: (e, t, n) => `${t(e.seat)} takes ${e.card ? n.card(e.card) : "a card"} from the deck.`,
		saw: (e, t, n) => `${t(e.seat)} looks at ${t(e.of)}’s hand${e.cards ? `: ${jt(e.cards, n) || "no cards"}` : ""}.`,
		spent: (e, t, n) => `${t(e.seat)} spends 1 ${Ie.tokens(n.token(e.token)).one}.`,
		declared: (e, t, n) => `${t(e.seat)} wants to use ${n.ability(e.action)}.`,
		used: (e, t, n) => `${t(e.seat)} uses ${n.ability(e.action)}.`,
		token: (e, t, n) => `${t(e.seat)} ${e.change > 0 ? "gets" : "loses"} ${Pe(Math.abs(e.change), Ie.tokens(n.token(e.token)))}.`,
		cp: (e, t) => `${t(e.seat)} ${e.change > 0 ? "gains" : "loses"} ${Math.abs(e.change)} CP.`,
		damaged: (e, t, n) => `${t(e.seat)} takes ${e.amount} damage${e.lines.length > 0 ? `: ${At(e.lines, n)}` : ""}.`,
		healed: (e, t) => `${t(e.seat)} heals ${e.amount}.`,
		"stole-health": (e, t) => `${t(e.seat)} steals ${e.amount} health from ${t(e.from)}.`,
		flipped: (e, t) => `${t(e.seat)} flips their hero board.`,
		failed: (e, t) => `${t(e.seat)}’s ability fails.`,
		companion: (e, t, n) => `${t(e.seat)}: ${n.companion(e.companion)} is now ${n.companionState(e.companion, e.state, t)}.`,
		"companion-dial": (e, t, n) => `${t(e.seat)}: ${n.companion(e.companion)} ${e.change > 0 ? "gains" : "loses"} ${Math.abs(e.change)} health (now ${e.value}).`,
		skipped: (e, t, n) => `${t(e.seat)} skips their ${Mt(n.phase(e.phase))}.`,
		reshuffled: (e, t) => `${t(e.seat)} shuffles the discard pile into a new deck.`,
		defeated: (e, t) => `${t(e.seat)} is defeated.`,
		ended: (e) => e.reason === "defeat" ? "The match is over." : "The match is a draw."
	};
})), Ft, It = d((() => {
	Ft = {
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
})), Lt, Rt = d((() => {
	Lt = {
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
})), zt, Bt, Vt = d((() => {
	zt = {
		unit: "points of health",
		named: (e, t) => `${e}: ${t}`,
		terms: {
			health: "health",
			coming: "damage and healing about to come",
			attack: "this turn’s attack",
			next: "the next turn’s attack and income",
			cp: "CP",
			hand: "cards in hand",
			laid: "cards laid out",
			token: "status effects",
			companion: "companions",
			covered: "abilities that are covered",
			board: "the hero board",
			upgrade: "upgrades",
			defense: "the defence",
			toll: "what the board costs in each upkeep",
			nothing: "without an attack",
			ability: "attacks"
		},
		because: {
			health: {
				more: () => "leaves more health",
				less: () => "costs health",
				theirMore: () => "leaves the opponent more health",
				theirLess: () => "deals damage"
			},
			coming: {
				more: () => "prevents damage about to come",
				less: () => "suffers more of the damage about to come",
				theirMore: () => "spares the opponent damage",
				theirLess: () => "adds to the damage about to be dealt"
			},
			attack: {
				more: () => "makes this turn’s attack stronger",
				less: () => "makes this turn’s attack weaker"
			},
			next: {
				more: () => "makes the next attack stronger",
				less: () => "makes the next attack weaker",
				theirMore: () => "lets the opponent attack harder next turn",
				theirLess: () => "weakens the opponent’s next attack"
			},
			cp: {
				more: (e) => e ? `keeps ${e}` : "keeps CP",
				less: () => "spends CP",
				theirMore: () => "leaves the opponent more CP",
				theirLess: () => "costs the opponent CP"
			},
			hand: {
				more: (e) => e ? `keeps in hand: ${e}` : "keeps more cards in hand",
				less: (e) => e ? `gives up a card: ${e}` : "has fewer cards in hand",
				theirMore: () => "leaves the opponent more cards",
				theirLess: () => "costs the opponent cards"
			},
			laid: {
				more: (e) => e ? `lays out ${e}` : "lays out cards",
				less: (e) => e ? `gives up ${e}` : "gives up cards laid out"
			},
			token: {
				more: (e) => e ? `gains by status effects (${e})` : "gains by status effects",
				less: (e) => e ? `loses by status effects (${e})` : "loses by status effects",
				theirMore: (e) => e ? `lets the opponent gain by status effects (${e})` : "lets the opponent gain by status effects",
				theirLess: (e) => e ? `burdens the opponent with status effects (${e})` : "burdens the opponent with status effects"
			},
			companion: {
				more: (e) => e ? `strengthens a companion (${e})` : "strengthens a companion",
				less: (e) => e ? `weakens a companion (${e})` : "weakens a companion",
				theirLess: (e) => e ? `weakens the opponent’s companion (${e})` : "weakens a companion"
			},
			upgrade: {
				more: (e) => e ? `upgrades ${e} for the rest of the match` : "upgrades the board",
				less: (e) => e ? `leaves ${e} without an upgrade` : "leaves the board as it is",
				theirLess: () => "removes an upgrade of the opponent"
			},
			board: { theirLess: () => "shortens the match for the opponent’s board" },
			defense: {
				more: () => "defends better for the rest of the match",
				less: () => "defends worse"
			},
			ability: {
				more: (e) => e ? `more often leads to ${e}` : "more often leads to an attack",
				less: (e) => e ? `less often leads to ${e}` : "less often leads to an attack"
			}
		}
	}, Bt = (e, t) => `${e} CP for ${t}`;
})), Ht, Ut, Wt, Gt, Kt, qt = d((() => {
	Ht = {
		defeat: "Only one side is left standing.",
		draw: "Everyone fell at the same time: a draw.",
		"turn-limit": "Two hundred turns have been played: a draw."
	}, Ut = {
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
	}, Wt = {
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
	}, Gt = "the highest die", Kt = {
		"season-1": "Season One",
		"season-2": "Season Two",
		marvel: "Marvel"
	};
})), Jt, Yt = d((() => {
	Jt = {
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
})), Xt, Zt = d((() => {
	b(), g(), Le(), St(), Xt = {
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
		nobody: "nobody",
		"stand-up": "pay 2 CP",
		play: (e) => `play ${e}`,
		sell: (e) => `sell ${e} (+1 CP)`,
		priced: (e, t) => `${e} (${t} CP)`,
		spend: (e) => `spend ${e}`,
		spendSome: (e, t, n) => `spend ${t === 1 ? e : Pe(t, Ie.tokens(e))}${n ? ` and ${n}` : ""}`,
		use: (e) => `use ${e}`,
		announce: (e) => `announce ${e}`,
		top: (e) => `put ${e} on top of the deck`,
		bottom: (e) => `put ${e} at the bottom of the deck`,
		keepDice: (e) => e.length === 0 ? "reroll all dice" : `keep ${yt(e)}`,
		rerollDice: (e) => `reroll ${yt(e)}`,
		takeDice: (e) => `keep ${yt(e)}`,
		die: (e, t) => `${t === void 0 ? "the" : `${t}’s`} ${e}`,
		turnDie: (e, t, n) => `change ${n === void 0 ? "a" : `${n}’s`} ${e} to ${t}`,
		proposed: (e) => `${e}, as proposed`,
		facedown: (e) => `card ${e}`,
		recommended: (e) => `card ${e}, as recommended`,
		tokenOf: (e, t) => `${e}: ${t}`,
		source: (e, t, n) => `${e}: ${t}${n && ` ${n}`} damage`,
		nothing: "nothing"
	};
})), Qt, $t = d((() => {
	Qt = {
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
function en(e, t) {
	return "token" in e ? [
		Ie.tokens(t.token(e.token)).many,
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
var tn, nn, rn, an = d((() => {
	g(), Le(), tn = ({ token: e, n: t }, n) => t === 1 && n.isSingle(e) ? n.token(e) : Pe(t, Ie.tokens(n.token(e))), nn = (e, t) => "token" in e ? `spend ${tn(e, t)}` : "family" in e ? `remove ${e.n} ${t.kind(e.family, e.n)}` : "cp" in e ? `pay ${e.cp} CP` : `discard ${Pe(e.cards, h("card", "cards"))}`, rn = {
		pay: nn,
		toPay: nn,
		howMany: (e, t) => {
			let [n, r, i] = en(e, t);
			return r === 1 ? `how many ${n} do you ${i}` : `how often do you ${nn(e, t)}`;
		},
		upTo: (e, t, n) => {
			let [r, , i] = en(e, n);
			return `${i} ${t === "any" ? "any number of" : `up to ${t}`} ${r}`;
		}
	};
})), on, sn, cn = d((() => {
	on = {
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
	}, sn = {
		modifier: "Attack modifier.",
		only: (e) => `Only ${e}.`,
		price: "Extra cost",
		played: "When it comes into play",
		prepare: "Prepare",
		cast: (e) => `Cast ${e}`,
		prepares: (e) => `${e === 1 ? "Once" : `${e} times`} per turn, during your main phases, you may prepare a spell from your hand.`,
		upgradesInRollPhases: "You may play upgrades during any roll phase.",
		offered: (e, t, n) => `${e}${n ? ", once per turn" : ""}${t > 0 ? `, for ${t} CP` : ""}`
	};
})), ln, un, dn = d((() => {
	ln = (e, t, n) => e === 1 ? t : n, un = {
		score: (e) => `${e} health`,
		parts: {
			dealt: (e) => `${e} damage dealt`,
			targets: (e) => "Targets",
			health: (e) => "Health",
			cards: (e) => `${e} ${ln(e, "card", "cards")}`,
			tokens: (e) => `${e} ${ln(e, "status effect", "status effects")} spent`
		},
		health: {
			suffered: (e) => "lost",
			prevented: (e) => "damage prevented",
			healed: (e) => "healed"
		},
		cards: {
			played: (e) => "played",
			upgrades: (e) => ln(e, "upgrade", "upgrades"),
			sold: (e) => "sold"
		},
		target: (e) => `to ${e}`,
		stolen: "Stolen health"
	};
})), fn, pn = d((() => {
	fn = {
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
})), mn, hn, gn, _n, vn, yn, bn = d((() => {
	mn = (e) => e === "target", hn = {
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
	}, gn = (e) => e === "target" || e === "active" || e.endsWith("-opponent") || e.endsWith("-opponents"), _n = (e) => e.startsWith("any-"), vn = (e) => _n(e) ? hn[e] : 1, yn = (e) => e === "all-opponents" || (hn[e] ?? 1) > 1;
}));
// packages/dice-throne/src/text/aim.ts
function xn({ who: e, effects: t }, n) {
	if (yn(e)) return;
	let r = n.who(e), i = n.facing(r).list(t);
	return i.split(r).length === 2 && !/[;:]/.test(i) ? i : void 0;
}
var Sn = d((() => {
	bn();
}));
// packages/dice-throne/src/text/moreDice.ts
function Cn({ effects: e, otherwise: t }) {
	let [n, r] = [wn(t), wn(e)];
	if (n && r) return JSON.stringify({
		...n,
		dice: r.dice
	}) === JSON.stringify(r) ? [n, r] : void 0;
}
var wn, Tn = d((() => {
	wn = (e) => e.length === 1 && e[0].do === "roll" ? e[0] : void 0;
})), En, Dn, On = d((() => {
	En = {
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
	}, Dn = {
		...En,
		"chosen-opponent": "an opponent",
		"chosen-player": "a player",
		"both-opponents": "two different opponents",
		"any-two-opponents": "two opponents (or the same one twice)",
		"any-three-opponents": "three opponents (or the same one several times)",
		"two-players": "up to two players"
	};
})), kn, An, jn, Mn = d((() => {
	St(), kn = {
		any: ["one die of any player", "dice of any players"],
		own: ["one of your dice", "of your dice"],
		team: ["one of your dice or a teammate’s", "of your dice or a teammate’s"],
		opponent: ["one of an opponent’s dice", "of an opponent’s dice"]
	}, An = (e) => e === void 0 ? "any" : e === 1 ? "one" : `up to ${e}`, jn = {
		"alter-die": (e) => {
			let t = (e.upTo ?? 1) > 1, [n, r] = kn[e.whose], i = `${t ? `up to ${e.upTo} ${r}` : n}${e.from ? " showing an even number" : ""}`;
			return e.to === "neighbour" ? `raise or lower ${i} by 1` : typeof e.to == "object" ? `set ${i} to ${bt(e.to)}` : `set ${i} to ${e.to === "six" ? "6" : t ? "values of your choice" : "a value of your choice"}`;
		},
		"copy-die": () => "set one of your dice to the value of another die of the same roll",
		"reroll-die": (e) => e.whose === "opponent" ? "choose one of an opponent’s dice, which they must reroll" : e.upTo === 1 ? "reroll one of your dice" : `reroll up to ${e.upTo} of your dice`,
		"try-again": () => "you or a teammate may reroll one or two of your own dice, or one die twice in a row",
		"extra-attempt": (e) => e.of === "offense" ? "the player in the offensive roll phase gets one more roll attempt" : "the defender may reroll any of the defence dice once",
		"offense-again": () => "instead of activating an ability, start a new offensive roll phase",
		"reroll-any": (e) => e.single ? "you may reroll this die once" : `you may reroll ${An(e.upTo)} of these dice once`,
		"keep-some": (e) => `keep ${e.dice} of them`
	};
}));
// packages/dice-throne/src/text/en/verbs/control.ts
function Nn(e, t, n, r) {
	let i = t === 1 ? "it" : `${e >= t ? "any" : An(e)} of them`;
	return `you may ${n ? `${r.price(n, !0)} to ` : ""}reroll ${i} once`;
}
var Pn, Fn = d((() => {
	bn(), Sn(), Tn(), St(), On(), Mn(), Pn = {
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
			let n = Cn(e);
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
			let n = xn(e, t);
			if (n !== void 0) return n;
			let r = t.facing(yn(e.who) ? "each of them" : "that player").list(e.effects);
			return `choose ${Dn[e.who]}${r.includes(": ") ? "; " : ": "}${r}`;
		},
		roll: (e, t) => {
			let n = `${e.by ? `${t.who("target")} rolls` : "roll"} ${e.dice} ${e.dice > 1 ? "dice" : "die"}`, r = e.again === void 0 ? n : `${n} (${Nn(e.again, e.dice, e.price, t)})`, i = t.rolling(e.dice), [a, ...o] = e.effects;
			return a?.do === "then" ? xt.broken(r, i.list(o)) : `${r}: ${i.list(e.effects)}`;
		},
		contest: (e, t) => `you and ${e.attack ? "the opponent" : "the attacker"} each roll a die; if yours is ${e.ties ? "at least as high" : "higher"}, ${t.list(e.win)}; otherwise, ${t.list(e.lose)}`
	};
}));
// packages/dice-throne/src/text/en/verbs/damage.ts
function In({ amount: e, who: t }, n) {
	if (typeof e == "number" || !("tokens" in e)) return "";
	if (t === "self") return " on you";
	let r = yn(t) ? " on them" : " there";
	return n.isOwned(e.tokens) ? ` of yours${r}` : r;
}
var Ln, Rn, zn, Bn, Vn, Hn, Un, Wn, Gn = d((() => {
	bn(), g(), Ln = {
		normal: h("damage"),
		undefendable: h("undefendable damage"),
		pure: h("pure damage"),
		collateral: h("collateral damage"),
		ultimate: h("ultimate damage")
	}, Rn = (e, t, n = "", r = "normal") => t.amount(e, h(`${Ln[r].one}${n}`)), zn = (e, t) => t.measure(e, Ln.normal), Bn = (e, { more: t }) => t ? h(`more ${Ln[e].one}`) : Ln[e], Vn = (e) => e ? " that cannot be reduced" : "", Hn = (e) => typeof e == "object" && "tokens" in e, Un = (e) => e.replace(/( \([^)]*\))?$/, " on its target$1"), Wn = {
		damage: (e, t) => {
			let n = t.ultimate ? "ultimate" : e.type;
			return m("deal", t.amount(e.amount, Bn(n, t)), "", t.measure(e.amount, Ln[n]));
		},
		"add-damage": (e, t) => Hn(e.amount) ? m("add", Un(Rn(e.amount, t, " to the attack"))) : m("add", Rn(e.amount, t, " to the attack"), "", zn(e.amount, t)),
		"damage-back": (e, t) => m("deal", Rn(e.amount, t, " to the attacker"), "", zn(e.amount, t)),
		hurt: (e, t) => e.who === "self" ? `suffer ${Rn(e.amount, t, Vn(e.certain), e.type)}` : `deal ${Rn(e.amount, t, `${Vn(e.certain)} to ${t.who(e.who)}`, e.type)}`,
		"pooled-damage": (e, t) => {
			let n = Rn(e.amount, t, Vn(e.certain), e.type) + In(e, t);
			if (e.who === "self") return `suffer ${n}`;
			let r = e.who === "all-opponents" ? "suffer" : yn(e.who) ? "each suffer" : "suffers";
			return `${t.who(e.who)} ${r} ${n}`;
		},
		undefendable: () => "the attack becomes undefendable",
		"defend-anyway": () => "you may defend against the attack anyway",
		recoil: (e, t) => `if any of it is dealt, suffer ${Rn(e.amount, t, "", "undefendable")}`,
		prevent: (e, t) => m("prevent", Rn(e.amount, t), e.who === "self" ? "" : ` to ${t.who(e.who)}`, zn(e.amount, t)),
		"halve-dealt": () => "all damage you deal until the end of the roll phase is reduced by half (rounded up)",
		"prevent-half": () => "prevent half the incoming damage (rounded up)",
		endure: () => "your health becomes 1 instead of 0",
		avoid: ({ all: e }) => e ? "avoid all damage of the roll phase" : "avoid one source of incoming damage",
		reflect: () => "also deal half the incoming damage (rounded up) to the attacker"
	};
})), Kn, qn = d((() => {
	bn(), g(), Kn = {
		heal: (e, t) => e.who === "self" ? m("heal", t.amount(e.amount, h("")), "", t.measure(e.amount, h(""))) : `restore ${t.amount(e.amount, h(`health to ${t.who(e.who)}`))}`,
		cp: (e, t) => m("gain", t.amount(e.amount, h("CP"))),
		draw: (e, t) => m("draw", t.amount(e.amount, h("card", "cards"))),
		"lose-cp": (e, t) => {
			let n = t.amount(e.amount, h("CP"));
			return e.who === "self" ? `lose ${n}` : `${t.who(e.who)} ${yn(e.who) ? "lose" : "loses"} ${n}`;
		},
		"steal-health": (e, t) => `steal ${t.amount(e.amount, h(`health from ${t.who(e.from)}`))}`,
		"heal-dealt": () => "heal as much as you deal by attacking in this roll phase",
		"steal-cp": (e, t) => `steal ${e.amount} CP from ${t.who(e.from)}`
	};
})), Jn, Yn = d((() => {
	Jn = (e) => Array.isArray(e) ? e.map((e) => [e, 1]) : Object.entries(e);
}));
// packages/dice-throne/src/text/en/verbs/tokens.ts
function Xn(e, t) {
	return e === "target" && t.target === void 0 ? "" : ` on ${t.who(e)}`;
}
var Zn, Qn = d((() => {
	Yn(), g(), Le(), St(), Zn = {
		gain: (e, t) => {
			let n = e.amount === 1 ? "you may gain" : "you may gain up to", r = t.measure(e.amount, Ie.tokens(t.token(e.token)));
			return m(e.may ? n : "gain", t.tokens(e.token, e.amount), "", r);
		},
		inflict: (e, t) => {
			if (e.who === "self") return m("gain", t.tokens(e.token, e.amount));
			let n = Xn(e.who, t);
			if (typeof e.amount == "number") return m("inflict", t.tokens(e.token, e.amount), n);
			let { one: r, many: i } = Ie.tokens(t.token(e.token));
			return m("inflict", t.amount(e.amount, h(`${r}${n}`, `${i}${n}`)));
		},
		intercept: () => "one status effect that the ability would inflict on you never arrives",
		bestow: (e, t) => `give ${yt(Jn(e.tokens).map(([e, n]) => t.tokens(e, n)))} to ${t.who(e.who)}`,
		lose: (e, t) => {
			let n = t.token(e.token);
			return `remove ${e.amount === "all" ? `all ${Ie.tokens(n).many}` : t.tokens(e.token, e.amount)}${e.who === "self" ? "" : ` from ${t.who(e.who)}`}`;
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
})), $n, er = d((() => {
	pn(), Fn(), Gn(), Mn(), qn(), Qn(), $n = {
		...Wn,
		...Kn,
		...Zn,
		...fn,
		...jn,
		...Pn
	};
})), tr, nr = d((() => {
	g(), Le(), tr = {
		short: (e) => `${e} CP short`,
		price: (e) => `you cannot ${e}`,
		dice: (e) => e === 1 ? "one die shows something else" : `${e} dice show something else`,
		timing: (e) => `only ${e}`,
		tokens: (e, t) => `${Pe(e, Ie.tokens(t))} short`,
		"no-cards": "a status effect forbids you to play cards",
		covered: "a status effect covers this ability",
		warped: "the dice show something else, and one of them is only a number",
		upgraded: "the ability already has that level",
		prepared: "you have already prepared as many spells as you may this turn",
		used: "already used this turn",
		nothing: "there is nothing it could affect",
		sale: "cards are sold in your own main and discard phases"
	};
})), rr, ir = d((() => {
	Le(), ht(), _t(), Tt(), Dt(), Pt(), It(), St(), Rt(), Vt(), qt(), Yt(), Zt(), $t(), an(), cn(), dn(), er(), On(), nr(), rr = {
		grammar: xt,
		who: En,
		amounts: Ie,
		needs: wt,
		prices: rn,
		conditions: Ct,
		content: Et,
		timings: on,
		moments: Jt,
		printed: sn,
		verbs: $n,
		common: gt,
		heroNames: Lt,
		phases: Qt,
		options: Xt,
		ask: mt,
		events: Nt,
		lines: Ot,
		judgement: zt,
		savedFor: Bt,
		damageTypes: kt,
		reasons: Ht,
		summary: un,
		matchOptions: Ut,
		boxes: Kt,
		byChance: Gt,
		optionValues: Wt,
		faults: Ft,
		whyNot: tr
	};
})), ar, or, sr, cr, lr, ur, dr, fr, pr = d((() => {
	ar = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, or = (e) => ar(e, " et "), sr = (e) => ar(e, " ou "), cr = {
		and: or,
		or: sr,
		orElse: "; ou ",
		isPlain: (e) => !/^(tous les adversaires|vous pouvez) |[,;]|: | (et|ou) /.test(e.replace(/\([^)]*\)/g, "")),
		isOptional: (e) => e.startsWith("vous pouvez "),
		anyway: (e) => `dans tous les cas, ${e}`,
		broken: (e, t) => `${e}${/;|: /.test(e) ? ";" : ","} PUIS ${t}`,
		labelled: (e, t) => `${e}${/^[^;.]*: /.test(t.replace(/\([^)]*\)/g, "")) ? " –" : " :"} ${t}`,
		spaced: (e) => e.replace(/[ \u00a0]?;/g, "\xA0;").replace(/ ([:!?»])/g, "\xA0$1").replace(/« /g, "«\xA0"),
		closed: (e) => e.replace(/([!?])\.$/, "$1")
	}, lr = (e) => /^le /.test(e) ? `du ${e.slice(3)}` : /^[aeiouéèêh]/i.test(e) ? `d’${e}` : `de ${e}`, ur = (e) => /^le /.test(e) ? `au ${e.slice(3)}` : `à ${e.replace(" ou un ", " ou à un ")}`, dr = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, fr = (e) => `${e} dé${e > 1 ? "s" : ""}`;
})), mr, hr = d((() => {
	g(), pr(), mr = {
		each: (e, t = 1) => t === 1 ? `par ${e}` : t === 2 ? `par paire ${lr(e)}` : `par groupe de ${t} ${e}`,
		eachOwn: (e, t = 1) => `${mr.each(e, t)} que vous avez`,
		eachPaid: (e = 1) => e === 1 ? "par unité ainsi utilisée" : `toutes les ${e} unités ainsi utilisées`,
		eachFurtherAttempt: (e = 1) => e === 1 ? "par tentative de lancer après la première" : `toutes les ${e} tentatives de lancer après la première`,
		eachUpgrade: "par amélioration en jeu",
		eachUpgradeThisTurn: "par amélioration jouée ce tour-ci",
		plus: (e, t) => `${e}, plus ${t}`,
		half: (e, t) => `${e === "" ? "" : `un nombre ${lr(e)} égal à `}la moitié de ${t} (arrondie au supérieur)`,
		all: (e) => `ces ${e}`,
		allOwn: (e) => `vos ${e}`,
		allPaid: "celles ainsi utilisées",
		allFurtherAttempts: "les tentatives de lancer après la première",
		atMost: (e, t) => e.endsWith(")") ? `${e.slice(0, -1)}, ${t} au plus)` : `${e} (${t} au plus)`,
		total: ({ many: e }, t) => `autant de ${e} que ${t ? "la valeur du dé" : "le total des dés"}`,
		dealt: ({ many: e }) => `autant de ${e} que de dégâts infligés`,
		halfDie: ({ many: e }) => `un nombre ${lr(e)} égal à la moitié de la valeur du dé (arrondie au supérieur)`,
		tokens: (e) => h(`jeton ${e}`, `jetons ${e}`),
		times: h("fois"),
		cp: "PC",
		status: h("jeton positif ou négatif", "jetons positifs ou négatifs")
	};
}));
// packages/dice-throne/src/text/fr/ask.ts
function gr({ by: e }, t, n) {
	if (!e) return Fe(n);
	let r = Fe(t.source(e));
	return /[!?]$/.test(r) ? `${r} ${Fe(n)}` : `${r} : ${n}`;
}
var _r, vr, yr = d((() => {
	b(), g(), pr(), _r = (e) => /[!?]$/.test(e) ? e : `${e}.`, vr = {
		ban: () => "Quel héros bannissez-vous\xA0? Personne ne pourra le prendre.",
		pick: () => "Quel héros prenez-vous\xA0?",
		attempt: ({ attempts: e = 0, each: t = 0 }) => e > 0 ? `Gardez des dés et relancez (encore ${e > 1 ? `${e} lancers` : "1 lancer"}${t > 0 ? `, à ${t} PC${e > 1 ? " chacun" : ""}` : ""}), ou annoncez une capacité.` : "Plus de lancer\xA0: annoncez une capacité, ou terminez sans.",
		respond: ({ phase: e = "", ability: t = "", role: n, turn: r }, i) => {
			if (n === "announces") return `Vous annoncez ${_r(i.ability(t))} Voulez-vous d’abord jouer quelque chose ?`;
			if (n === "uses") return `Vous utilisez ${_r(i.ability(t))} Voulez-vous jouer quelque chose ?`;
			if (n === "target") return `On vous attaque avec ${_r(i.ability(t))} Voulez-vous jouer quelque chose ?`;
			let a = i.player(r);
			return `${Fe(i.phase(e))}${a ? ` ${dr(a)}` : ""} : voulez-vous jouer quelque chose ?`;
		},
		answer: ({ action: e = "", seat: t }, n) => `${n.player(t) ?? "Quelqu’un"} veut ${_r(n.action(e))} Voulez-vous d’abord jouer quelque chose ?`,
		main: ({ phase: e = "", cp: t = 0 }, n) => `${Fe(n.phase(e))} (${t} PC) : jouez ou vendez des cartes, ou continuez.`,
		sell: ({ left: e = 1 }) => `Trop de cartes : vendez-en ${e}.`,
		defend: ({ ability: e }, t) => e ? `On vous attaque avec ${_r(t.ability(e))} Choisissez votre défense, ou renoncez-y.` : "Choisissez votre défense, ou renoncez-y.",
		target: ({ word: e }) => e === "first" ? "Votre camp choisit la cible\xA0: qui proposez-vous\xA0?" : e === "last" ? "Faute d’accord, vous décidez\xA0: qui est la cible\xA0?" : "Qui attaquez-vous\xA0?",
		agree: () => "Votre coéquipier propose une cible\xA0: êtes-vous d’accord\xA0?",
		upkeep: () => "Entretien\xA0: par quoi commencer\xA0?",
		check: () => "Quelle altération est vérifiée en premier\xA0?",
		avoid: (e, t) => gr(e, t, "quels dégâts évitez-vous\xA0?"),
		intercept: (e, t) => gr(e, t, "quelle altération interceptez-vous\xA0?"),
		cover: ({ token: e = "" }, t) => `${t.token(e)} : quelle capacité recouvre-t-il ?`,
		"lay-down": (e, t) => gr(e, t, "dans quel ordre posez-vous les cartes face cachée\xA0?"),
		recommend: (e, t) => gr(e, t, "quelle carte recommandez-vous\xA0? Vous pouvez mentir."),
		"turn-up": (e, t) => gr(e, t, "quelle carte retournez-vous\xA0?"),
		"stand-up": () => "Vous êtes à terre\xA0: payer 2 PC pour vous relever, ou sauter votre lancer offensif\xA0?",
		foresee: ({ token: e = "" }, t) => `Combien de jetons ${t.token(e)} dépensez-vous ?`,
		"put-back": () => "Laquelle des cartes piochées remettez-vous, et où\xA0?",
		cast: () => "Quel sortilège lancez-vous\xA0?",
		gain: ({ token: e = "" }, t) => `Gagner ${t.token(e)} ?`,
		"choose-player": (e, t) => gr(e, t, "choisissez un joueur."),
		"remove-token": (e, t) => gr(e, t, "quelle altération est retirée\xA0?"),
		"move-token": (e, t) => gr(e, t, "quelle altération se déplace\xA0?"),
		"alter-die": (e, t) => gr(e, t, "quel dé changez-vous, et en quoi\xA0?"),
		"copy-die": (e, t) => gr(e, t, "quel dé changez-vous, et en quoi\xA0?"),
		"reroll-die": (e, t) => gr(e, t, "quel dé est relancé\xA0?"),
		"try-again": (e, t) => gr(e, t, "quels dés sont relancés\xA0?"),
		"keep-dice": () => "Quels dés gardez-vous\xA0? Les autres sont relancés.",
		"keep-some": (e, t) => gr(e, t, `${e.left === 1 ? "quel dé compte" : "quels dés comptent"} ?`),
		"reroll-some": (e, t) => gr(e, t, "quels dés sont relancés\xA0?"),
		choose: (e, t) => gr(e, t, "choisissez."),
		discard: (e, t) => gr(e, t, "quelle carte défaussez-vous\xA0?"),
		pay: (e, t) => gr(e, t, "en payez-vous le prix\xA0?"),
		"pay-up-to": (e, t) => gr(e, t, `${t.howMany(e.price)} ?`),
		"pay-with": (e, t) => gr(e, t, "quel jeton retirez-vous\xA0?"),
		"roll-again": (e, t) => gr(e, t, "le relancer\xA0?"),
		"see-hand": (e, t) => gr(e, t, "un adversaire vous montre sa main."),
		search: (e, t) => gr(e, t, "quelle amélioration prenez-vous dans la pioche\xA0?"),
		"search-deck": (e, t) => gr(e, t, "quelle carte prenez-vous dans la pioche\xA0?"),
		"put-back-next": (e, t) => gr(e, t, "quelle carte remettez-vous ensuite, à partir du dessus de la pioche\xA0?"),
		"see-cards": (e, t) => gr(e, t, "voici les améliorations trouvées.")
	};
})), br, xr = d((() => {
	b(), br = {
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
})), Sr, Cr, wr, Tr = d((() => {
	pr(), Sr = {
		normal: "normale",
		undefendable: "imparable",
		pure: "pure",
		collateral: "collatérale",
		ultimate: "ultime"
	}, Cr = {
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
		shows: (e) => `si un dé montre ${sr(e)}`,
		without: (e) => `si aucun dé ne montre ${e.join(" ni ")}`,
		defenseShows: (e) => `si votre lancer défensif montre ${e}`,
		have: (e, t, n) => `si ${e === void 0 ? "vous avez" : `${e} a`} ${n === 1 ? t : `au moins ${n} ${t}`}`,
		type: (e) => `si l’attaque est ${sr(e.map((e) => Sr[e]))}`,
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
		die: (e) => `sur ${sr(e)}`,
		dieFrom: (e) => `sur ${e} ou plus`,
		face: (e) => `si votre plateau montre ${e === 0 ? "sa première" : "son autre"} face`,
		companion: (e, t) => `si ${e} est ${sr(t)}`,
		prevented: (e) => `si ${e} prévient des dégâts`,
		then: "alors"
	}, wr = {
		straight: {
			small: "petite suite",
			large: "grande suite"
		},
		ofAKind: (e) => `${e} chiffres identiques`
	};
})), Er, Dr = d((() => {
	Er = {
		token: (e) => `recevoir : ${e}`,
		card: (e, t) => t ? `carte : ${e} (${t})` : `carte : ${e}`,
		ability: (e, t, n) => n === void 0 ? `${e} (${t})` : `${e}, ligne ${n + 1} (${t})`
	};
})), Or, kr, Ar, jr, Mr, Nr, Pr, Fr = d((() => {
	g(), hr(), pr(), Or = {
		base: (e) => `${e}`,
		add: (e) => e < 0 ? `− ${-e}` : `+ ${e}`,
		other: (e) => `+ ${e}`,
		prevent: (e) => `− ${e}`,
		half: () => "½",
		avoid: () => "évités",
		reflect: () => "la moitié renvoyée",
		passed: (e) => `− ${e} détourné${e > 1 ? "s" : ""}`
	}, kr = {
		undefendable: (e) => e > 1 ? "imparables" : "imparable",
		pure: (e) => e > 1 ? "purs" : "pur",
		collateral: (e) => e > 1 ? "collatéraux" : "collatéral",
		ultimate: (e) => e > 1 ? "ultimes" : "ultime"
	}, Ar = (e, t) => e.map(t.line).reduce((e, t) => `${e}${/^[+−]/.test(t) ? " " : ", "}${t}`).replace(/^\+ /, ""), jr = (e, t) => e.map(t.card).join(", "), Mr = (e) => `${e} point${e > 1 ? "s" : ""} de santé`, Nr = (e) => e.startsWith("phase ") ? `sa ${e}` : `sa phase ${lr(e)}`, Pr = {
		starter: (e, t) => `${t(e.seat)} commence.`,
		banned: (e, t, n) => `${t(e.seat)} bannit ${n.hero(e.hero)}.`,
		picked: (e, t, n) => `${t(e.seat)} prend ${n.hero(e.hero)}.`,
		turn: (e, t) => `Tour ${e.turn} : à ${t(e.seat)} de jouer.`,
		rolled: (e, t) => `${t(e.seat)} obtient ${e.dice.join(" ")}.`,
		die: (e, t) => {
			let n = `un ${e.from}${e.by === e.seat ? "" : ` ${dr(t(e.seat))}`}`;
			return e.rolled ? `${t(e.by)} relance ${n} : ${e.to}.` : `${t(e.by)} change ${n} en ${e.to}.`;
		},
		announced: (e, t, n) => `${t(e.seat)} annonce ${n.ability(e.ability)}.`,
		activated: (e, t, n) => `${t(e.seat)} active ${n.ability(e.ability)}.`,
		"no-ability": (e, t) => `${t(e.seat)} n’active rien.`,
		proposed: (e, t) => e.target === e.seat ? `${t(e.seat)} se propose comme cible.` : `${t(e.seat)} propose ${t(e.target)} comme cible.`,
		targeted: (e, t) => `${t(e.target)} est la cible.`,
		defended: (e, t, n) => `${t(e.seat)} se défend avec ${n.ability(e.ability)}.`,
		played: (e, t, n) => `${t(e.seat)} joue ${n.card(e.card)}.`,
		cast: (e, t, n) => `${t(e.seat)} lance ${n.card(e.card)}.`,
		sold: (e, t, n) => `${t(e.seat)} vend ${n.card(e.card)}.`,
		discarded: (e, t, n) => `${t(e.seat)} défausse ${n.card(e.card)}.`,
		drew: (e, t, n) => `${t(e.seat)} pioche ${e.cards ? jr(e.cards, n) : `${e.count} ${e.count > 1 ? "cartes" : "carte"}`}.`,
		looked: (e, t, n) => e.count === 0 ? `${t(e.seat)} n’a plus de carte à regarder : la pioche est vide.` : `${t(e.seat)} regarde ${e.cards ? jr(e.cards, n) : `${e.count} ${e.count > 1 ? "cartes" : "carte"} de la pioche`}.`,
		revealed: (e, t, n) => `${t(e.seat)} montre ${jr(e.cards, n)}.`,
		recommended: (e, t) => `${t(e.seat)} recommande la carte ${e.place}.`,
		"turned-up": (e, t, n) => `La carte ${e.place} est ${n.card(e.card)}.`,
		took: (e, t, n) => `${t(e.seat)} montre ${n.card(e.card)} et la prend en main.`,
		fetched: (e, t, n) => `${t(e.seat)} prend ${e.card ? n.card(e.card) : "une carte"} dans sa pioche.`,
		saw: (e, t, n) => `${t(e.seat)} regarde la main ${dr(t(e.of))}${e.cards ? ` : ${jr(e.cards, n) || "aucune carte"}` : ""}.`,
		spent: (e, t, n) => `${t(e.seat)} dépense un jeton ${n.token(e.token)}.`,
		declared: (e, t, n) => `${t(e.seat)} veut utiliser ${n.ability(e.action)}.`,
		used: (e, t, n) => `${t(e.seat)} utilise ${n.ability(e.action)}.`,
		token: (e, t, n) => `${t(e.seat)} ${e.change > 0 ? "reçoit" : "perd"} ${Pe(Math.abs(e.change), mr.tokens(n.token(e.token)))}.`,
		cp: (e, t) => `${t(e.seat)} ${e.change > 0 ? "gagne" : "perd"} ${Math.abs(e.change)} PC.`,
		damaged: (e, t, n) => `${t(e.seat)} subit ${e.amount} ${e.amount > 1 ? "dégâts" : "dégât"}${e.lines.length > 0 ? ` : ${Ar(e.lines, n)}` : ""}.`,
		healed: (e, t) => `${t(e.seat)} récupère ${Mr(e.amount)}.`,
		"stole-health": (e, t) => `${t(e.seat)} vole ${Mr(e.amount)} à ${t(e.from)}.`,
		flipped: (e, t) => `${t(e.seat)} retourne son plateau de héros.`,
		failed: (e, t) => `La capacité ${dr(t(e.seat))} échoue.`,
		companion: (e, t, n) => `${t(e.seat)} : ${n.companion(e.companion)} est maintenant ${n.companionState(e.companion, e.state, t)}.`,
		"companion-dial": (e, t, n) => `${t(e.seat)} : ${n.companion(e.companion)} ${e.change > 0 ? "récupère" : "perd"} ${Mr(Math.abs(e.change))} (${e.value} maintenant).`,
		skipped: (e, t, n) => `${t(e.seat)} saute ${Nr(n.phase(e.phase))}.`,
		reshuffled: (e, t) => `${t(e.seat)} mélange sa défausse pour refaire sa pioche.`,
		defeated: (e, t) => `${t(e.seat)} est hors de combat.`,
		ended: (e) => e.reason === "defeat" ? "La partie est terminée." : "La partie est nulle."
	};
})), Ir, Lr = d((() => {
	Ir = {
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
})), Rr, zr = d((() => {
	Rr = {
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
})), Br, Vr, Hr = d((() => {
	Br = {
		unit: "points de santé",
		named: (e, t) => `${e} : ${t}`,
		terms: {
			health: "santé",
			coming: "dégâts et soins à venir",
			attack: "attaque de ce tour",
			next: "attaque et revenu du prochain tour",
			cp: "PC",
			hand: "cartes en main",
			laid: "cartes posées",
			token: "altérations",
			companion: "compagnons",
			covered: "capacités recouvertes",
			board: "plateau de héros",
			upgrade: "améliorations",
			defense: "défense",
			toll: "ce que coûte le plateau à chaque entretien",
			nothing: "sans attaque",
			ability: "attaques"
		},
		because: {
			health: {
				more: () => "laisse plus de santé",
				less: () => "coûte de la santé",
				theirMore: () => "laisse plus de santé à l’adversaire",
				theirLess: () => "inflige des dégâts"
			},
			coming: {
				more: () => "prévient des dégâts à venir",
				less: () => "fait subir plus de dégâts à venir",
				theirMore: () => "épargne des dégâts à l’adversaire",
				theirLess: () => "augmente les dégâts sur le point d’être infligés"
			},
			attack: {
				more: () => "renforce l’attaque de ce tour",
				less: () => "affaiblit l’attaque de ce tour"
			},
			next: {
				more: () => "renforce la prochaine attaque",
				less: () => "affaiblit la prochaine attaque",
				theirMore: () => "laisse l’adversaire attaquer plus fort au prochain tour",
				theirLess: () => "affaiblit la prochaine attaque de l’adversaire"
			},
			cp: {
				more: (e) => e ? `garde ${e}` : "garde des PC",
				less: () => "dépense des PC",
				theirMore: () => "laisse plus de PC à l’adversaire",
				theirLess: () => "coûte des PC à l’adversaire"
			},
			hand: {
				more: (e) => e ? `garde en main : ${e}` : "garde plus de cartes en main",
				less: (e) => e ? `se défait d’une carte : ${e}` : "laisse moins de cartes en main",
				theirMore: () => "laisse plus de cartes à l’adversaire",
				theirLess: () => "coûte des cartes à l’adversaire"
			},
			laid: {
				more: (e) => e ? `pose des cartes (${e})` : "pose des cartes",
				less: (e) => e ? `renonce à des cartes posées (${e})` : "renonce à des cartes posées"
			},
			token: {
				more: (e) => e ? `tire profit d’altérations (${e})` : "tire profit d’altérations",
				less: (e) => e ? `perd par des altérations (${e})` : "perd par des altérations",
				theirMore: (e) => e ? `laisse l’adversaire profiter d’altérations (${e})` : "laisse l’adversaire profiter d’altérations",
				theirLess: (e) => e ? `pénalise l’adversaire par des altérations (${e})` : "pénalise l’adversaire par des altérations"
			},
			companion: {
				more: (e) => e ? `renforce un compagnon (${e})` : "renforce un compagnon",
				less: (e) => e ? `affaiblit un compagnon (${e})` : "affaiblit un compagnon",
				theirLess: (e) => e ? `affaiblit le compagnon de l’adversaire (${e})` : "affaiblit le compagnon de l’adversaire"
			},
			upgrade: {
				more: (e) => e ? `améliore une capacité jusqu’à la fin de la partie (${e})` : "améliore le plateau",
				less: (e) => e ? `laisse une capacité sans amélioration (${e})` : "laisse le plateau tel quel",
				theirLess: () => "retire une amélioration à l’adversaire"
			},
			board: { theirLess: () => "raccourcit la partie, donc ce que le plateau de l’adversaire peut encore faire" },
			defense: {
				more: () => "défend mieux jusqu’à la fin de la partie",
				less: () => "défend moins bien"
			},
			ability: {
				more: (e) => e ? `mène plus souvent à une attaque : ${e}` : "mène plus souvent à une attaque",
				less: (e) => e ? `mène moins souvent à une attaque : ${e}` : "mène moins souvent à une attaque"
			}
		}
	}, Vr = (e, t) => `${e} PC pour ${t}`;
})), Ur, Wr, Gr, Kr, qr, Jr = d((() => {
	Ur = {
		defeat: "Il ne reste qu’un camp.",
		draw: "Tout le monde est tombé en même temps\xA0: partie nulle.",
		"turn-limit": "Deux cents tours\xA0: partie nulle."
	}, Wr = {
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
	}, Gr = {
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
	}, Kr = "le dé le plus haut", qr = {
		"season-1": "Saison 1",
		"season-2": "Saison 2",
		marvel: "Marvel"
	};
})), Yr, Xr = d((() => {
	Yr = {
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
})), Zr, Qr = d((() => {
	b(), g(), hr(), pr(), Zr = {
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
		nobody: "personne",
		"stand-up": "payer 2 PC",
		play: (e) => `jouer ${e}`,
		sell: (e) => `vendre ${e} (+1 PC)`,
		priced: (e, t) => `${e} (${t} PC)`,
		spend: (e) => `dépenser ${e}`,
		spendSome: (e, t, n) => `dépenser ${t === 1 ? e : Pe(t, mr.tokens(e))}${n ? ` et ${n}` : ""}`,
		use: (e) => `utiliser ${e}`,
		announce: (e) => `annoncer ${e}`,
		top: (e) => `remettre ${e} sur la pioche`,
		bottom: (e) => `remettre ${e} sous la pioche`,
		keepDice: (e) => e.length === 0 ? "tout relancer" : `garder ${or(e)}`,
		rerollDice: (e) => `relancer ${or(e)}`,
		takeDice: (e) => `garder ${or(e)}`,
		die: (e, t) => `le ${e}${t === void 0 ? "" : ` ${dr(t)}`}`,
		turnDie: (e, t, n) => `changer un ${e}${n === void 0 ? "" : ` ${dr(n)}`} en ${t}`,
		proposed: (e) => `${e}, comme proposé`,
		facedown: (e) => `la carte ${e}`,
		recommended: (e) => `la carte ${e}, celle qu’on vous recommande`,
		tokenOf: (e, t) => `${e} : ${t}`,
		source: (e, t, n) => `${e} : ${t} dégât${t > 1 ? "s" : ""}${n && ` ${n}`}`,
		nothing: "rien"
	};
})), $r, ei = d((() => {
	$r = {
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
function ti(e, t) {
	return "token" in e ? [
		"dépensez",
		"dépenser",
		ri(e, t)
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
		Pe(e.cards, h("carte", "cartes"))
	];
}
function ni(e, t) {
	return "token" in e ? [mr.tokens(t.token(e.token)).many, e.n] : "family" in e ? [t.kind(e.family, 2), e.n] : "cp" in e ? ["PC", e.cp] : ["cartes", e.cards];
}
var ri, ii, ai = d((() => {
	g(), hr(), pr(), ri = ({ token: e, n: t }, n) => t === 1 && n.isSingle(e) ? n.token(e) : Pe(t, mr.tokens(n.token(e))), ii = {
		pay: (e, t) => {
			let [n, , r] = ti(e, t);
			return `${n} ${r}`;
		},
		toPay: (e, t) => {
			let [, n, r] = ti(e, t);
			return `${n} ${r}`;
		},
		howMany: (e, t) => {
			let [n, , r] = ti(e, t), [i, a] = ni(e, t);
			return a === 1 ? `combien ${lr(i)} ${n}-vous` : `combien de fois ${n}-vous ${r}`;
		},
		upTo: (e, t, n) => {
			let r = t === "any" ? "autant de" : `jusqu’à ${t}`, i = t === "any" ? " que vous voulez" : "", [, a] = ti(e, n);
			return `${a} ${r} ${ni(e, n)[0]}${i}`;
		}
	};
})), oi, si, ci = d((() => {
	oi = {
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
	}, si = {
		modifier: "Modificateur d’attaque.",
		only: (e) => `Seulement ${e}.`,
		price: "Coût supplémentaire",
		played: "Quand elle entre en jeu",
		prepare: "Préparation",
		cast: (e) => `Lancement ${e}`,
		prepares: (e) => `${e === 1 ? "Une fois" : `${e} fois`} par tour, pendant vos phases principales, vous pouvez préparer un sortilège de votre main.`,
		upgradesInRollPhases: "Vous pouvez jouer des améliorations pendant toutes les phases de lancer.",
		offered: (e, t, n) => `${e}${n ? ", une fois par tour" : ""}${t > 0 ? `, pour ${t} PC` : ""}`
	};
})), li, ui, di = d((() => {
	li = (e, t, n) => e < 2 ? t : n, ui = {
		score: (e) => `${e} ${li(e, "point de santé", "points de santé")}`,
		parts: {
			dealt: (e) => `${e} ${li(e, "dégât infligé", "dégâts infligés")}`,
			targets: () => "Cibles",
			health: () => "Points de santé",
			cards: (e) => `${e} ${li(e, "carte", "cartes")}`,
			tokens: (e) => `${e} ${li(e, "altération dépensée", "altérations dépensées")}`
		},
		health: {
			suffered: (e) => li(e, "perdu", "perdus"),
			prevented: (e) => li(e, "dégât prévenu", "dégâts prévenus"),
			healed: (e) => li(e, "récupéré", "récupérés")
		},
		cards: {
			played: (e) => li(e, "jouée", "jouées"),
			upgrades: (e) => li(e, "amélioration", "améliorations"),
			sold: (e) => li(e, "vendue", "vendues")
		},
		target: (e) => `à ${e}`,
		stolen: "Santé volée"
	};
})), fi, pi = d((() => {
	pr(), fi = {
		discard: (e, t) => e.who === "self" ? `défaussez une carte${e.how === "random" ? " au hasard" : ""}` : `faites défausser ${ur(t.who(e.who))} une carte ${e.how === "random" ? "au hasard" : "de son choix"}`,
		"discard-hand": () => "défaussez votre main",
		"see-hand": (e, t) => `regardez la main ${lr(t.who(e.who))}`,
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
})), mi, hi, gi = d((() => {
	mi = {
		self: "vous",
		target: "l’adversaire",
		"chosen-opponent": "un adversaire de votre choix",
		"chosen-player": "un joueur de votre choix",
		"all-opponents": "tous les adversaires",
		"both-opponents": "deux adversaires différents de votre choix",
		"two-opponents": "deux adversaires au plus",
		"three-opponents": "trois adversaires au plus",
		"any-two-opponents": "deux adversaires de votre choix (ou deux fois le même)",
		"any-three-opponents": "trois adversaires de votre choix (ou plusieurs fois le même)",
		"chosen-ally": "vous ou un coéquipier",
		teammate: "un coéquipier",
		"two-players": "deux joueurs de votre choix au plus",
		active: "le joueur actif"
	}, hi = {
		...mi,
		"chosen-opponent": "un adversaire",
		"chosen-player": "un joueur",
		"both-opponents": "deux adversaires différents",
		"any-two-opponents": "deux adversaires (ou deux fois le même)",
		"any-three-opponents": "trois adversaires (ou plusieurs fois le même)",
		"two-players": "deux joueurs au plus"
	};
}));
// packages/dice-throne/src/text/fr/verbs/control.ts
function _i(e, t, n, r) {
	let i = e === 1 ? "l’un d’eux" : `jusqu’à ${e} d’entre eux`, a = t === 1 ? "le relancer une fois" : `relancer une fois ${e >= t ? "autant de ces dés que vous voulez" : i}`;
	return `vous pouvez ${n ? `${r.price(n, !0)} pour ` : ""}${a}`;
}
var vi, yi = d((() => {
	bn(), Sn(), Tn(), pr(), gi(), vi = {
		choose: (e, t) => {
			let { list: n, optional: r, alike: i } = t.ways(e);
			return i && !e.by ? n : r ? `vous pouvez : ${n}` : `${e.by ? `au choix ${lr(t.who("target"))}` : "au choix"} : ${n}`;
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
			let n = Cn(e);
			if (n) {
				let [r, i] = n;
				return `lancez ${fr(r.dice)} (${i.dice} si vous ${t.price(e.price)}) : ${t.list(r.effects)}`;
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
			let n = xn(e, t);
			if (n !== void 0) return n;
			let r = t.facing(yn(e.who) ? "chacun d’eux" : "ce joueur").list(e.effects);
			return `choisissez ${hi[e.who]}${r.includes("\xA0: ") ? "; " : " : "}${r}`;
		},
		roll: (e, t) => {
			let n = `${e.by ? `${t.who("target")} lance` : "lancez"} ${fr(e.dice)}`, r = e.again === void 0 ? n : `${n} (${_i(e.again, e.dice, e.price, t)})`, i = t.rolling(e.dice), [a, ...o] = e.effects;
			return a?.do === "then" ? cr.broken(r, i.list(o)) : `${r} : ${i.list(e.effects)}`;
		},
		contest: (e, t) => `vous et ${e.attack ? "l’adversaire" : "l’attaquant"} lancez chacun un dé; si le vôtre est ${e.ties ? "au moins aussi haut" : "plus haut"}, ${t.list(e.win)}; sinon, ${t.list(e.lose)}`
	};
}));
// packages/dice-throne/src/text/fr/verbs/damage.ts
function bi(e, { more: t }) {
	let { one: n, many: r } = Si[e];
	return t ? h(`${n} de plus`, `${r} de plus`) : Si[e];
}
function xi({ amount: e, who: t }, n) {
	if (typeof e == "number" || !("tokens" in e)) return "";
	if (t === "self") return " que vous portez";
	let r = yn(t) ? " qu’ils portent" : " qui s’y trouve";
	return n.isOwned(e.tokens) ? `${r} et qui vous appartient` : r;
}
var Si, Ci, wi, Ti, Ei, Di, Oi = d((() => {
	bn(), Gn(), g(), pr(), Si = {
		normal: h("dégât", "dégâts"),
		undefendable: h("dégât imparable", "dégâts imparables"),
		pure: h("dégât pur", "dégâts purs"),
		collateral: h("dégât collatéral", "dégâts collatéraux"),
		ultimate: h("dégât ultime", "dégâts ultimes")
	}, Ci = (e, t, n = "", r = "normal") => t.amount(e, h(`${Si[r].one}${n}`, `${Si[r].many}${n}`)), wi = (e, t) => t.measure(e, Si.normal), Ti = (e) => e ? " que rien ne peut réduire" : "", Ei = (e) => e.replace(/( \([^)]*\))?$/, " de sa cible$1"), Di = {
		damage: (e, t) => {
			let n = t.ultimate ? "ultimate" : e.type;
			return m("infligez", t.amount(e.amount, bi(n, t)), "", t.measure(e.amount, Si[n]));
		},
		"add-damage": (e, t) => Hn(e.amount) ? m("ajoutez", Ei(Ci(e.amount, t, " à l’attaque"))) : m("ajoutez", Ci(e.amount, t, " à l’attaque"), "", wi(e.amount, t)),
		"damage-back": (e, t) => m("infligez", Ci(e.amount, t, " à l’attaquant"), "", wi(e.amount, t)),
		hurt: (e, t) => e.who === "self" ? `subissez ${Ci(e.amount, t, Ti(e.certain), e.type)}` : `infligez ${Ci(e.amount, t, `${Ti(e.certain)} ${ur(t.who(e.who))}`, e.type)}`,
		"pooled-damage": (e, t) => {
			let n = Ci(e.amount, t, Ti(e.certain), e.type) + xi(e, t);
			if (e.who === "self") return `subissez ${n}`;
			let r = e.who === "all-opponents" ? "subissent" : yn(e.who) ? "subissent chacun" : "subit";
			return `${t.who(e.who)} ${r} ${n}`;
		},
		undefendable: () => "l’attaque devient imparable",
		"defend-anyway": () => "vous pouvez quand même vous défendre contre l’attaque",
		recoil: (e, t) => `si au moins 1 dégât est infligé, subissez ${Ci(e.amount, t, "", "undefendable")}`,
		prevent: (e, t) => m("prévenez", Ci(e.amount, t), e.who === "self" ? "" : ` destinés ${ur(t.who(e.who))}`, wi(e.amount, t)),
		"halve-dealt": () => "tous les dégâts que vous infligez jusqu’à la fin de la phase de lancer sont réduits de moitié (réduction arrondie au supérieur)",
		"prevent-half": () => "prévenez la moitié des dégâts entrants (arrondie au supérieur)",
		endure: () => "votre santé passe à 1 au lieu de 0",
		avoid: ({ all: e }) => e ? "évitez tous les dégâts de la phase de lancer" : "évitez une source de dégâts entrants",
		reflect: () => "infligez aussi à l’attaquant la moitié des dégâts entrants (arrondie au supérieur)"
	};
})), ki, Ai, ji, Mi = d((() => {
	pr(), ki = {
		any: ["un dé de n’importe quel joueur", "dés de n’importe quels joueurs"],
		own: ["un de vos dés", "de vos dés"],
		team: ["un de vos dés ou de ceux d’un coéquipier", "de vos dés ou de ceux d’un coéquipier"],
		opponent: ["un dé d’un adversaire", "dés d’un adversaire"]
	}, Ai = (e) => e === void 0 ? "n’importe lesquels" : e === 1 ? "un" : `jusqu’à ${e}`, ji = {
		"alter-die": (e) => {
			let t = (e.upTo ?? 1) > 1, [n, r] = ki[e.whose], i = `${t ? `jusqu’à ${e.upTo} ${r}` : n}${e.from ? " montrant un chiffre pair" : ""}`;
			return e.to === "neighbour" ? `augmentez ou diminuez de 1 ${i}` : typeof e.to == "object" ? `mettez ${i} sur ${sr(e.to)}` : `mettez ${i} sur ${e.to === "six" ? "6" : t ? "les valeurs de votre choix" : "la valeur de votre choix"}`;
		},
		"copy-die": () => "donnez à un de vos dés la valeur d’un autre dé du même lancer",
		"reroll-die": (e) => e.whose === "opponent" ? "choisissez un dé d’un adversaire, qui doit le relancer" : e.upTo === 1 ? "relancez un de vos dés" : `relancez jusqu’à ${e.upTo} de vos dés`,
		"try-again": () => "vous ou un coéquipier pouvez relancer un ou deux de vos propres dés, ou un seul deux fois de suite",
		"extra-attempt": (e) => e.of === "offense" ? "le joueur en phase de lancer offensif gagne une tentative de lancer" : "le défenseur peut relancer une fois les dés de défense de son choix",
		"offense-again": () => "au lieu d’activer une capacité, commencez une nouvelle phase de lancer offensif",
		"reroll-any": (e) => e.single ? "vous pouvez relancer ce dé une fois" : `vous pouvez relancer une fois ${Ai(e.upTo)} de ces dés`,
		"keep-some": (e) => `gardez-en ${e.dice}`
	};
})), Ni, Pi, Fi = d((() => {
	bn(), g(), pr(), Ni = (e) => h(`point de santé ${e}`, `points de santé ${e}`), Pi = {
		heal: (e, t) => e.who === "self" ? m("soignez-vous de", t.amount(e.amount, h("")), "", t.measure(e.amount, h(""))) : `rendez ${t.amount(e.amount, Ni(ur(t.who(e.who))))}`,
		cp: (e, t) => m("gagnez", t.amount(e.amount, h("PC"))),
		draw: (e, t) => m("piochez", t.amount(e.amount, h("carte", "cartes"))),
		"lose-cp": (e, t) => {
			let n = t.amount(e.amount, h("PC"));
			return e.who === "self" ? `perdez ${n}` : `${t.who(e.who)} ${yn(e.who) ? "perdent" : "perd"} ${n}`;
		},
		"steal-health": (e, t) => `volez ${t.amount(e.amount, Ni(ur(t.who(e.from))))}`,
		"heal-dealt": () => "soignez-vous d’autant de points que vos attaques infligent de dégâts dans cette phase de lancer",
		"steal-cp": (e, t) => `volez ${e.amount} PC ${ur(t.who(e.from))}`
	};
}));
// packages/dice-throne/src/text/fr/verbs/tokens.ts
function Ii(e, t) {
	return e === "target" && t.target === void 0 ? "" : ` ${ur(t.who(e))}`;
}
var Li, Ri = d((() => {
	Yn(), g(), hr(), pr(), Li = {
		gain: (e, t) => {
			let n = e.amount === 1 ? "vous pouvez gagner" : "vous pouvez gagner jusqu’à", r = t.measure(e.amount, mr.tokens(t.token(e.token)));
			return m(e.may ? n : "gagnez", t.tokens(e.token, e.amount), "", r);
		},
		inflict: (e, t) => {
			if (e.who === "self") return m("gagnez", t.tokens(e.token, e.amount));
			let n = Ii(e.who, t);
			if (typeof e.amount == "number") return m("infligez", t.tokens(e.token, e.amount), n);
			let { one: r, many: i } = mr.tokens(t.token(e.token));
			return m("infligez", t.amount(e.amount, h(`${r}${n}`, `${i}${n}`)));
		},
		intercept: () => "une altération que la capacité vous infligerait n’arrive jamais",
		bestow: (e, t) => `donnez ${or(Jn(e.tokens).map(([e, n]) => t.tokens(e, n)))} ${ur(t.who(e.who))}`,
		lose: (e, t) => `retirez ${e.amount === "all" ? `tous les ${mr.tokens(t.token(e.token)).many}` : t.tokens(e.token, e.amount)}${e.who === "self" ? "" : ` ${ur(t.who(e.who))}`}`,
		"fill-up": (e, t) => `gagnez ${t.token(e.token)} jusqu’à votre limite d’empilement`,
		"set-off": () => "il explose",
		"pass-on": () => "vous pouvez le donner à un joueur de votre choix",
		"remove-token": (e, t) => {
			let n = {
				any: "altération d’un joueur de votre choix",
				own: "de vos altérations",
				target: `altération ${lr(t.who("target"))}`
			};
			return `${e.may ? "vous pouvez retirer" : "retirez"} une ${n[e.reach]}`;
		},
		"remove-all-tokens": () => "retirez toutes les altérations d’un joueur de votre choix",
		"move-token": () => "déplacez une altération d’un joueur à un autre",
		"raise-limit": (e, t) => `augmentez de ${e.amount} votre limite d’empilement ${lr(t.token(e.token))}`
	};
})), zi, Bi = d((() => {
	pi(), yi(), Oi(), Mi(), Fi(), Ri(), zi = {
		...Di,
		...Pi,
		...Li,
		...fi,
		...ji,
		...vi
	};
})), Vi, Hi = d((() => {
	g(), hr(), Vi = {
		short: (e) => `il manque ${e} PC`,
		price: (e) => `vous ne pouvez pas ${e}`,
		dice: (e) => e === 1 ? "un dé montre autre chose" : `${e} dés montrent autre chose`,
		timing: (e) => `seulement ${e}`,
		tokens: (e, t) => `il manque ${Pe(e, mr.tokens(t))}`,
		"no-cards": "un effet vous interdit de jouer des cartes",
		covered: "une altération recouvre cette capacité",
		warped: "les dés montrent autre chose, et l’un d’eux n’est qu’un chiffre",
		upgraded: "la capacité a déjà ce niveau",
		prepared: "vous avez déjà préparé tous vos sortilèges pour ce tour",
		used: "déjà utilisé ce tour-ci",
		nothing: "cela n’aurait aucun effet",
		sale: "on vend ses cartes pendant ses phases principales et de défausse"
	};
})), Ui, Wi = d((() => {
	hr(), yr(), xr(), Tr(), Dr(), Fr(), Lr(), pr(), zr(), Hr(), Jr(), Xr(), Qr(), ei(), ai(), ci(), di(), Bi(), gi(), Hi(), Ui = {
		grammar: cr,
		who: mi,
		amounts: mr,
		needs: wr,
		prices: ii,
		conditions: Cr,
		content: Er,
		timings: oi,
		moments: Yr,
		printed: si,
		verbs: zi,
		common: br,
		heroNames: Rr,
		phases: $r,
		options: Zr,
		ask: vr,
		events: Pr,
		lines: Or,
		judgement: Br,
		savedFor: Vr,
		damageTypes: kr,
		reasons: Ur,
		summary: ui,
		matchOptions: Wr,
		boxes: qr,
		byChance: Kr,
		optionValues: Gr,
		faults: Ir,
		whyNot: Vi
	};
})), x, Gi = d((() => {
	p(), ir(), Wi(), x = u({
		en: rr,
		fr: Ui
	});
})), S, Ki = d((() => {
	p(), Gi(), S = (e) => new n((t) => e(x[t].faults, t));
}));
// packages/dice-throne/src/content/roster.ts
function qi(e) {
	da = e;
}
function Ji(e) {
	if (oa.has(e.id)) throw Error(`Two heroes are called ${e.id}`);
	oa.set(e.id, e);
}
function Yi(e) {
	sa.set(e.hero.id, e);
}
function Xi(e) {
	let t = sa.get(e);
	if (!t) throw Error(`The page of ${e} is not loaded`);
	return t;
}
function Zi(e) {
	let t = e.indexOf(ma);
	return t < 0 ? e : e.slice(0, t);
}
function Qi(e) {
	if (ca.has(e.id)) throw Error(`Two heroes are called ${e.id}`);
	let t = new Map([...da, ...e.cards].map((e) => [e.id, e])), n = (e.otherFace ? [e.abilities, e.otherFace] : [e.abilities]).map((t) => t.map((t) => $i(e, t)));
	ca.set(e.id, {
		hero: e,
		faces: e.faces,
		slots: n,
		cards: t
	});
	for (let t of e.tokens) ea(e, t);
	for (let { id: t, actions: n = [] } of e.companions ?? []) for (let e of n) ua.set(e.id, t);
}
function $i(e, t) {
	let n = [[], [t]];
	for (let { upgrades: r } of e.cards) r?.ability.id === t.id && (n[r.level] = [r.ability, ...r.adds ?? []]);
	return {
		id: t.id,
		byLevel: n
	};
}
function ea(e, t) {
	let n = la.get(t.id);
	if (n && n.limit !== t.limit) throw Error(`${e.id}: ${t.id} has another limit elsewhere`);
	n || la.set(t.id, t), Sa = void 0, Ca = void 0;
}
function ta(e) {
	let t = ca.get(e);
	if (!t && oa.has(e)) throw Error(`The page of ${e} is not loaded`);
	if (!t) throw S((t) => t.unknownHero(e, ga()));
	return t;
}
function C(e) {
	let t = la.get(e) ?? xa.get(e) ?? na(e);
	if (!t) throw Error(`No token is called ${e}`);
	return t;
}
function na(e) {
	let t = la.get(e.slice(0, Math.max(0, e.indexOf("@"))));
	return t && xa.set(e, t), t;
}
function ra() {
	return Sa ??= wa().filter(({ weakens: e }) => e !== void 0), Sa;
}
function ia() {
	return Ca ??= wa().filter(({ aura: e }) => e !== void 0), Ca;
}
function aa(e, t, n) {
	let r = ba(e, t).cards.get(n);
	if (!r) throw Error(`${_(e, t).hero} has no card ${n}`);
	return r;
}
var oa, sa, ca, la, ua, da, fa, pa, ma, ha, ga, _a, va, ya, ba, xa, Sa, Ca, wa, w = d((() => {
	Ki(), b(), oa = /* @__PURE__ */ new Map(), sa = /* @__PURE__ */ new Map(), ca = /* @__PURE__ */ new Map(), la = /* @__PURE__ */ new Map(), ua = /* @__PURE__ */ new Map(), da = [], fa = () => da, pa = (e) => oa.get(Zi(e)), ma = "~", ha = (e, t) => `${e}${ma}${t}`, ga = () => [.../* @__PURE__ */ new Set([...oa.keys(), ...[...ca.keys()].map(Zi)])], _a = (e) => ca.has(e), va = (e) => e === "" ? [] : ta(e).hero.companions ?? [], ya = (e) => ua.get(e), ba = (e, t) => ta(_(e, t).hero), xa = /* @__PURE__ */ new Map(), wa = () => [...la.values()];
}));
// packages/dice-throne/src/options.ts
function Ta(e) {
	let t = /* @__PURE__ */ new Map();
	return (n) => {
		let r = t.get(n);
		if (r !== void 0) return r;
		let i = e(n);
		return t.set(n, i), i;
	};
}
function Ea(e, t) {
	return ja.set(e, t), Ta((t) => `${e}:${t}`);
}
function Da(e, t) {
	let n = Ha(t);
	if (n.is !== e) throw Error(`${t} is no ${e}`);
	return n;
}
function Oa(e, t) {
	Eo.set(e, t);
}
function ka(e, t, n) {
	let r = Eo.get(e);
	if (!r) throw Error(`Nobody has said how the options of ${e} are read`);
	return r(t, n);
}
var Aa, ja, Ma, Na, Pa, Fa, Ia, La, Ra, za, Ba, Va, Ha, Ua, Wa, Ga, Ka, qa, Ja, Ya, Xa, Za, Qa, $a, eo, to, no, ro, io, ao, oo, so, co, lo, uo, fo, po, mo, ho, go, _o, vo, yo, bo, xo, So, Co, wo, To, Eo, T = d((() => {
	w(), b(), Aa = [
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
	], ja = /* @__PURE__ */ new Map(), Ma = Ea("play", (e) => ({
		is: "play",
		card: e
	})), Na = Ea("sell", (e) => ({
		is: "sell",
		card: e
	})), Pa = Ea("spend", (e) => {
		let [t = "", n = ""] = e.split("/");
		return {
			is: "spend",
			token: t,
			use: n
		};
	}), Fa = (e, t) => Pa(Ia(e, t)), Ia = (e, t) => t === "" ? e : `${e}/${t}`, La = Ea("use", (e) => ({
		is: "use",
		action: e,
		companion: ya(e)
	})), Ra = Ea("announce", (e) => ({
		is: "announce",
		tier: e
	})), za = Ea("top", (e) => ({
		is: "put-back",
		card: e,
		to: "top"
	})), Ba = Ea("bottom", (e) => ({
		is: "put-back",
		card: e,
		to: "bottom"
	})), Va = Ta((e) => {
		let t = Aa.find((t) => t === e);
		if (!t) throw Error(`No option is called ${e}`);
		return { is: t };
	}), Ha = Ta((e) => {
		let t = e.indexOf(":");
		if (t < 0) return Va(e);
		let n = ja.get(e.slice(0, t));
		if (!n) throw Error(`No option is written ${e}`);
		return n(e.slice(t + 1));
	}), Ua = Array.from({ length: 32 }, (e, t) => ({
		is: "keep-dice",
		places: Array.from({ length: 5 }, (e, t) => t + 1).filter((e) => t & 1 << e - 1)
	})), Wa = Ua.map(({ places: e }) => `keep:${e.join(",") || "-"}`), Ga = (e) => Wa[e], Ka = (e) => Ua[e].places, qa = (e) => e.join(","), Ja = (e) => e.join("+"), Ya = (e, t) => `${e}=${t}`, Xa = Ta((e) => {
		let [t, n] = e.split("=").map(Number);
		return {
			is: "turn-die",
			place: t,
			to: n
		};
	}), Za = (e) => `p${e + 1}`, Qa = (e) => /^p[1-9]$/.test(e) ? Number(e[1]) - 1 : void 0, $a = (e, t) => `${Za(e)}.${t}`, eo = Ta((e) => {
		let t = e.indexOf(".");
		return {
			is: "token",
			seat: Number(e.slice(1, t)) - 1,
			token: e.slice(t + 1)
		};
	}), to = (e) => e.join("+"), no = ({ place: e }) => String(e), ro = ({ branch: e }) => String(e), io = Ta((e) => {
		let [, t, n = ""] = e.split("/"), [r = n] = n.split(".");
		return {
			is: "upkeep",
			from: t === "token" ? "token" : "ability",
			id: r,
			source: n
		};
	}), ao = (e) => io(e).source, oo = (e) => Va(e), so = (e) => Ha(e), co = (e, t) => (n) => e.includes(n) ? Va(n) : t(n), lo = (...e) => co(e, (e) => ({
		is: "card",
		card: e
	})), uo = (...e) => co(e, (e) => ({
		is: "own-token",
		token: e
	})), fo = (...e) => co(e, (e) => ({
		is: "player",
		seat: e
	})), po = (e) => (t) => ({
		is: e,
		count: t
	}), mo = (...e) => co(e, (e) => ({
		is: "pay-price",
		price: e
	})), ho = oo, go = (e, t) => e === "reroll" ? {
		is: "reroll",
		place: _o(t?.picking.at(-1)?.own.at(-1))
	} : oo(e), _o = (e) => e && "die" in e && Number(e.die) || void 0, vo = { is: "give-up" }, yo = { is: "no-defense" }, bo = { is: "nobody" }, xo = (e) => Ua[e], So = fo("none"), Co = co(["none"], (e) => Xa(e)), wo = co(["none"], (e) => eo(e)), To = (e) => ({
		is: "hero",
		hero: e
	}), Eo = new Map(Object.entries({
		ban: To,
		pick: To,
		attempt: (e) => e === "none" ? vo : typeof e == "number" ? xo(e) : so(e),
		main: so,
		respond: so,
		answer: so,
		sell: so,
		"put-back": so,
		defend: (e) => e === "none" ? yo : {
			is: "defend",
			ability: e
		},
		target: So,
		agree: (e) => ({
			is: "player",
			...e
		}),
		"choose-player": (e) => e === "none" ? bo : So(e),
		upkeep: (e) => io(e),
		check: uo(),
		intercept: uo(),
		avoid: (e) => ({
			is: "source",
			...e
		}),
		cover: (e) => ({
			is: "ability",
			ability: e
		}),
		"stand-up": (e) => e === "pay" ? { is: "stand-up" } : oo(e),
		foresee: po("foresee"),
		"roll-again": (e) => e === "reroll" ? { is: "reroll" } : oo(e),
		cast: lo("none"),
		search: lo("none"),
		"search-deck": lo("none"),
		discard: lo(),
		"lay-down": (e) => ({
			is: "lay-down",
			cards: e
		}),
		recommend: co(["none"], (e) => ({
			is: "facedown",
			place: e
		})),
		"turn-up": (e) => ({
			is: "facedown",
			...e
		}),
		"pay-with": uo(),
		"put-back-next": lo("reveal"),
		gain: oo,
		"see-hand": oo,
		choose: (e) => ({
			is: "branch",
			branch: e
		}),
		"alter-die": Co,
		"copy-die": Co,
		"reroll-die": co(["none"], (e) => ({
			is: "die",
			place: e
		})),
		"try-again": co(["none", "again"], (e) => ({
			is: "reroll-dice",
			places: e
		})),
		"keep-dice": xo,
		"keep-some": (e) => ({
			is: "take-dice",
			dice: e
		}),
		"reroll-some": co(["none"], (e) => ({
			is: "reroll-dice",
			places: e
		})),
		"remove-token": wo,
		"move-token": wo
	}));
}));
// packages/dice-throne/src/effects/effect.ts
function E(e) {
	if (ko.has(e.name)) throw Error(`Two verbs are called ${e.name}`);
	ko.set(e.name, e);
	for (let [t, n] of Object.entries(e.options ?? {})) Oa(t, n);
	return (t) => ({
		do: e.name,
		...t
	});
}
function Do(e) {
	let t = ko.get(e.do);
	if (!t) throw Error(`No verb is called ${e.do}`);
	return t;
}
function Oo(e, t, n, r = 0) {
	return t.flatMap((t) => {
		let { pass: i, parts: a, inner: o, vars: s } = Do(t), c = i?.(t) ?? "activation";
		if (!(n === "whole" || o || c === "both" || c === n)) return [];
		let l = a(e, t, {
			pass: n,
			own: (e) => e.own[r],
			parts: (t, i = n) => Oo(e, t, i, s ? r + 1 : r)
		});
		return !s || l.length === 0 ? l : [e.run((e, n) => {
			n.own[r] = s(t);
		}), ...l];
	});
}
var ko, Ao, D = d((() => {
	T(), ko = /* @__PURE__ */ new Map(), Ao = (e) => e.flatMap((e) => [e, ...(Do(e).inner?.(e) ?? []).flatMap(Ao)]);
}));
// packages/dice-throne/src/content/moments.ts
function jo(e, t) {
	let n = e[Po(t).field ?? t];
	return n && "effects" in n ? n.effects : n;
}
var Mo, No, Po, Fo, Io, Lo, Ro = d((() => {
	Mo = .8, No = {
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
			tokenWorth: (e) => Mo * Math.max(.5, e)
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
	}, Po = (e) => No[e], Fo = Object.keys(No), Io = (e) => Fo.filter((t) => Po(t).on.includes(e)), Lo = {
		ability: Io("ability"),
		token: Io("token"),
		card: Io("card"),
		hero: Io("hero")
	};
}));
// packages/dice-throne/src/content/need.ts
function zo(e, t, n) {
	let r = {};
	for (let [i, a] of e.entries()) {
		if (i === n) continue;
		let e = t[a - 1];
		r[e] = (r[e] ?? 0) + 1;
	}
	return {
		symbols: r,
		run: Ho(e),
		alike: Uo(e)
	};
}
function Bo(e, t) {
	if ("symbols" in e) {
		for (let n in e.symbols) if ((t.symbols[n] ?? 0) < e.symbols[n]) return !1;
		return !0;
	}
	return "straight" in e ? t.run >= Wo[e.straight] : t.alike >= e.ofAKind;
}
function Vo(e, t, n, r) {
	let i = 0;
	for (let a = 0; a < t.length; a++) n[t[a] - 1] === e && a !== r && i++;
	return i;
}
function Ho(e) {
	let t = 0, n = 0;
	for (let r = 1; r <= 6; r++) n = e.includes(r) ? n + 1 : 0, t = Math.max(t, n);
	return t;
}
function Uo(e) {
	let t = 0;
	for (let n = 1; n <= 6; n++) {
		let r = 0;
		for (let t of e) t === n && r++;
		t = Math.max(t, r);
	}
	return t;
}
var Wo, O, k, A, Go, Ko, qo = d((() => {
	Wo = {
		small: 4,
		large: 5
	}, O = (e) => ({ symbols: e }), k = { straight: "small" }, A = { straight: "large" }, Go = (e) => ({ ofAKind: e }), Ko = (e, t, n, r) => Bo(e, zo(t, n, r));
}));
// packages/dice-throne/src/content/programs.ts
function Jo(e, t, n = "whole") {
	t && t.length !== 0 && Qo.set(e, f(e, (e) => Oo(e, t, n)));
}
function Yo(e, t) {
	Jo(e.program, t), es(e.program) !== void 0 && $o.set(e.program, e);
}
function Xo(e) {
	let t = Qo.get(e);
	if (!t) throw Error(`No program is called ${e}`);
	return t;
}
function Zo(e) {
	let t = $o.get(e);
	if (!t) throw Error(`No program that waits for a moment is called ${e}`);
	return t;
}
var Qo, $o, es, ts = d((() => {
	p(), D(), Qo = /* @__PURE__ */ new Map(), $o = /* @__PURE__ */ new Map(), es = (e) => Qo.get(e)?.name;
}));
// packages/dice-throne/src/content/programNames.ts
function ns(e, t) {
	let { program: n } = Po(e);
	return n === void 0 ? void 0 : `${t}/${n}`;
}
function rs(e) {
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
var is, as, os, ss, cs, ls, us, ds, fs, ps = d((() => {
	Ro(), ts(), is = (e) => `dice-throne/${e}`, as = (e, t, n) => `dice-throne/${e}/${t}.${n}`, os = (e) => `dice-throne/token/${e}`, ss = (e, t) => `dice-throne/${e}/companion/${t}`, cs = (e, t) => `dice-throne/${e}/companion/${t}`, ls = (e, t, n) => `dice-throne/${t}/${Po(e).program}/${n}`, us = (e, t) => ls("cast", e, t), ds = (e, t) => es(ls("played", "common", t)) ?? ls("played", e, t), fs = (e) => es(ns("setup", is(e)));
}));
// packages/dice-throne/src/content/rolls.ts
function ms(e) {
	let t = 0;
	for (let n of e) t = t * 6 + n - 1;
	return t;
}
function hs(e) {
	let t = [];
	for (let n = e, r = 0; r < 5; r++, n = Math.floor(n / 6)) t.push(1 + n % 6);
	return t;
}
function gs(e) {
	let t = 0;
	for (let n of e) t += 6 ** (n - 1);
	return t;
}
function _s(e) {
	return e.every((t, n) => n === 0 || e[n - 1] <= t);
}
var vs, ys, bs, xs, Ss, Cs = d((() => {
	vs = 7776, ys = [...Array(vs).keys()].map(hs).filter(_s), bs = new Uint8Array(vs), xs = new Map(ys.map((e, t) => [gs(e), t]));
	for (let e = 0; e < vs; e++) bs[e] = xs.get(gs(hs(e)));
	Ss = (e) => bs[ms(e)];
}));
// packages/dice-throne/src/content/board.ts
function ws(e, t = 0, n = {}) {
	let r = [
		e,
		t,
		...Object.entries(n).map(([e, t]) => `${e}:${t}`).sort()
	].join("|"), i = js.get(r);
	return i === void 0 && js.set(r, r), i ?? r;
}
function Ts(e, t, n, r = _(e, t).board) {
	for (let e of As(r).tiers) if (e.id === n) return e;
	throw Error(`${n} is not on the board of ${_(e, t).hero}`);
}
function Es(e) {
	let [t = "", n = "0", ...r] = e.split("|"), i = Object.fromEntries(r.map((e) => e.split(":")).map(([e, t]) => [e, Number(t)])), a = (t === "" ? [] : ta(t).slots[Number(n)] ?? []).map((e) => Ds(t, n, e, i[e.id] ?? 1)), o = {
		hero: t,
		levels: i,
		abilities: a.flatMap(({ abilities: e }) => e),
		tiers: a.flatMap(({ tiers: e }) => e),
		defenses: a.flatMap(({ defenses: e }) => e),
		actions: [...Fs(t), ...a.flatMap(({ actions: e }) => e)],
		hooks: Is((e) => a.flatMap(({ hooks: t }) => t[e])),
		prepares: a.reduce((e, { prepares: t }) => e + t, 0),
		upgradesInRollPhases: a.some(({ upgradesInRollPhases: e }) => e)
	};
	return ks.set(e, o), o;
}
function Ds(e, t, n, r) {
	let i = `${e}|${t}|${n.id}:${r}`, a = Ps.get(i) ?? Os(e, n.byLevel[r] ?? [], r);
	return Ps.set(i, a), a;
}
function Os(e, t, n) {
	let { faces: r } = ta(e), i = t.map((t, r) => ({
		ability: t,
		level: r === 0 ? n : 1,
		home: as(e, t.id, n)
	}));
	return {
		abilities: i,
		tiers: i.flatMap((e) => Ls(e, r)),
		defenses: i.filter(({ ability: e }) => e.kind === "defensive"),
		actions: i.flatMap(({ ability: e, home: t }) => (e.actions ?? []).map((n) => ({
			...n,
			program: `${t}/${n.id}`,
			...e.kind === "defensive" ? { defense: e.id } : {}
		}))),
		hooks: Is((e) => i.flatMap(({ ability: t, home: n }) => {
			let r = es(ns(e, n) ?? "");
			return r === void 0 ? [] : [{
				program: r,
				ability: t
			}];
		})),
		prepares: t.reduce((e, { prepares: t = 0 }) => e + t, 0),
		upgradesInRollPhases: t.some(({ upgradesInRollPhases: e }) => e)
	};
}
var ks, j, As, js, Ms, Ns, Ps, Fs, Is, Ls, M = d((() => {
	D(), T(), b(), Ro(), qo(), ps(), ts(), Cs(), w(), ks = /* @__PURE__ */ new Map(), j = (e, t) => As(_(e, t).board), As = (e) => ks.get(e) ?? Es(e), js = /* @__PURE__ */ new Map(), Ms = (e, t, n) => j(e, t).levels[n] ?? 1, Ns = (e, t) => Object.keys(j(e, t).levels).length, Ps = /* @__PURE__ */ new Map(), Fs = (e) => va(e).flatMap(({ actions: t = [] }) => t.map((t) => ({
		...t,
		program: cs(e, t.id)
	}))), Is = (e) => Object.fromEntries(Lo.ability.map((t) => [t, e(t)])), Ls = (e, t) => (e.ability.tiers ?? []).map(({ need: n, effects: r }, i) => {
		let a = `${e.home}.${i}`;
		return {
			...e,
			id: `${e.ability.id}.${i + 1}`,
			announcement: Ra(`${e.ability.id}.${i + 1}`),
			tier: i,
			need: n,
			hands: ys.map((e) => Ko(n, e, t)),
			onlyDamage: r.every((e) => e.do === "damage" || Do(e).pass?.(e) === "target"),
			activation: es(`${a}/activation`),
			target: es(`${a}/target`),
			after: es(`${a}/after`),
			effects: r
		};
	});
}));
// packages/dice-throne/src/content/priceOver.ts
function Rs({ id: e, cost: t, upgrades: n }, r, i) {
	return !n || n.level < 3 || r[n.ability.id] !== 2 ? t : t - i.get(e.replace(/-iii$/, "-ii")).cost;
}
var zs = d((() => {}));
// packages/dice-throne/src/content/spendings.ts
function Bs(e) {
	let t = C(e), n = Hs.get(t) ?? Vs(t);
	return Hs.set(t, n), n;
}
function Vs(e) {
	let { spend: t, spends: n = [] } = e, r = ns("spend", os(e.id));
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
var Hs, Us, Ws, Gs = d((() => {
	ps(), w(), Hs = /* @__PURE__ */ new Map(), Us = (e, t) => {
		let n = Bs(e).find((e) => e.id === t);
		if (!n) throw Error(`${e} has no use called ${t}`);
		return n;
	}, Ws = (e) => Bs(e).some(({ aged: e }) => e);
}));
// packages/dice-throne/src/effects/ownedId.ts
function Ks(e) {
	let t = /@(\d+)$/.exec(e)?.[1];
	return t === void 0 ? void 0 : Number(t);
}
var qs, Js = d((() => {
	w(), qs = (e, t) => C(e).owned ? `${e}@${t}` : e;
}));
// packages/dice-throne/src/rules/tokens.ts
function N(e, t) {
	let { tokens: n } = _(e, t), r = [];
	for (let e in n) n[e] > 0 && r.push(e);
	return r;
}
function Ys(e, t, n) {
	if (!y(e, t)) return 0;
	let { sharedLimit: r } = C(n), i = r ? N(e, t).reduce((n, i) => n + (C(i).sharedLimit === r ? F(e, t, i) : 0), 0) : F(e, t, n);
	return Math.max(0, ic(e, t, n) - i);
}
function Xs(e, t, n, r) {
	let i = Math.min(r, Ys(e, t, n));
	if (i <= 0) return 0;
	let { tokens: a, marks: o } = _(e, t);
	return a[n] = (a[n] ?? 0) + i, Ws(n) && (o[lc(n)] = uc(e, t, n) + i), ge(() => os(C(n).id), t), l(() => ({
		type: "token",
		seat: t,
		token: n,
		change: i
	})), i;
}
function P(e, t, n, r, i = !1) {
	let { tokens: a, marks: o } = _(e, t), s = Math.min(r, a[n] ?? 0);
	return s <= 0 ? 0 : (a[n] = a[n] - s, !i && uc(e, t, n) > 0 && (o[lc(n)] = Math.max(0, uc(e, t, n) - s)), (o[sc(n)] ?? 0) > a[n] && (o[sc(n)] = a[n]), a[n] === 0 && nc(e, t, n), l(() => ({
		type: "token",
		seat: t,
		token: n,
		change: -s
	})), s);
}
function Zs(e, t) {
	for (let n of N(e, t)) C(n).covers && (_(e, t).marks[ac(n)] = 0);
}
function Qs(e, t, n) {
	for (let r of N(e, t)) C(r).ends === n && P(e, t, r, F(e, t, r) - cc(e, t, r));
}
function $s(e, t) {
	Qs(e, e.active, "offense"), e.phase = t;
}
function ec(e, t) {
	let { tokens: n, marks: r } = _(e, t);
	for (let e in n) C(e).ends === "turn" && (r[sc(e)] = n[e]);
}
function tc(e, t) {
	for (let n of N(e, t)) C(n).ends === "turn" && P(e, t, n, oc(e, t, n));
}
function nc(e, t, n) {
	let { id: r, persistent: i, attacked: a } = C(n);
	i && a && (e.incoming[t] = e.incoming[t].filter(({ kind: e, by: t }) => e !== "add" || t !== r));
}
var F, rc, ic, ac, oc, sc, cc, lc, uc, dc, fc, I = d((() => {
	p(), ps(), w(), Gs(), Js(), b(), F = (e, t, n) => _(e, t).tokens[n] ?? 0, rc = (e, t, n) => F(e, t, n) > 0, ic = (e, t, n) => {
		let { limit: r, limitOnOthers: i, limitWith: a } = C(n), o = a && lt(e, a.option) ? a.limit : r;
		return (i === void 0 || Ks(n) === t ? o : i) + (_(e, t).raised[n] ?? 0);
	}, ac = (e) => `arrived:${e}`, oc = (e, t, n) => _(e, t).marks[sc(n)] ?? 0, sc = (e) => `held:${e}`, cc = (e, t, n) => Math.min(F(e, t, n), _(e, t).marks[ac(n)] ?? 0), lc = (e) => `fresh:${e}`, uc = (e, t, n) => _(e, t).marks[lc(n)] ?? 0, dc = (e) => {
		let { fixed: t, kind: n } = C(e);
		return n !== "companion" && t !== "removal" && t !== "both";
	}, fc = (e) => C(e).kind !== "companion" && C(e).fixed === void 0;
}));
// packages/dice-throne/src/rules/companions.ts
function pc(e, t, n) {
	let r = va(_(e, t).hero).find((e) => e.id === n);
	if (!r) throw Error(`${_(e, t).hero} has no companion ${n}`);
	return r;
}
function mc(e, t, n) {
	return va(_(e, t).hero).find((e) => e.id === n)?.states[_(e, t).marks[n] ?? 0];
}
function hc(e, t, n, r) {
	let i = pc(e, t, n).states.indexOf(r);
	if (i < 0) throw Error(`${n} is never ${r}`);
	let { marks: a } = _(e, t);
	a[n] !== i && (a[n] = i, ge(() => ss(_(e, t).hero, n), t), l(() => ({
		type: "companion",
		seat: t,
		companion: n,
		state: r
	})));
}
function gc(e, t) {
	for (let [n, { hero: r }] of e.fighters.entries()) for (let { id: i, states: a, start: o, returns: s } of y(e, n) ? va(r) : []) s && mc(e, n, i) === Za(t) && (hc(e, n, i, a[o]), Xs(e, n, s.gain, 1));
}
function _c(e, t, n, r) {
	let { dial: i } = pc(e, t, n), a = xc(e, t, n), o = Math.max(0, Math.min(i?.most ?? 0, a + r));
	return _(e, t).marks[yc(n)] = o, o !== a && l(() => ({
		type: "companion-dial",
		seat: t,
		companion: n,
		change: o - a,
		value: o
	})), o - a;
}
function vc(e, t, n) {
	let r = 0;
	for (let { id: i, family: a } of va(_(e, t).hero)) a === n && (_(e, t).marks[i] ?? 0) > 0 && r++;
	return r;
}
var yc, bc, xc, Sc = d((() => {
	p(), ps(), w(), T(), b(), I(), yc = (e) => `${e}:dial`, bc = (e = []) => Object.fromEntries(e.flatMap(({ id: e, start: t, dial: n }) => [[e, t], ...n ? [[yc(e), n.start]] : []])), xc = (e, t, n) => _(e, t).marks[yc(n)] ?? 0;
}));
// packages/dice-throne/src/rules/damageArithmetic.ts
function Cc(e) {
	let t = 0, n = 0;
	for (let r of e) Ac(r) ? t += r.amount : n += wc(r);
	return Math.max(0, Math.max(0, t) + n);
}
function wc({ kind: e, amount: t, certain: n, overall: r }) {
	return n ? 0 : e === "prevent" ? -t : e === "other" || r ? t : 0;
}
function Tc(e) {
	return Ac(e) ? Mc : e.kind === "other" && !e.certain && e.amount > 0 ? e.by : void 0;
}
function Ec(e) {
	return e.some(({ kind: e }) => e === "avoid") ? e.filter((t) => {
		let n = Tc(t);
		return n === void 0 || !Nc(e, n);
	}) : e;
}
function Dc(e) {
	let t = 0, n = 0, r = /* @__PURE__ */ new Map();
	for (let i of e) {
		let e = wc(i);
		Ac(i) ? t += i.amount : e > 0 ? r.set(i.by, (r.get(i.by) ?? 0) + e) : n -= e;
	}
	t = Math.max(0, t);
	let i = Math.max(0, n - t), a = [...r.values()].map((e) => {
		let t = Math.max(0, e - i);
		return i -= e - t, t;
	});
	return [Math.max(0, t - n), ...a];
}
function Oc(e) {
	let t = e.reduce((e, { amount: t, certain: n }) => n ? e + t : e, 0), n = e.reduce((e, { kind: t, amount: n }) => t === "passed" ? e + n : e, 0), r = Cc(Ec(e)), i = e.reduce((t, n) => n.kind === "half" ? t + Pc(n, e) : t, 0);
	return Math.max(0, t + Math.max(0, r - i) - n);
}
var kc, Ac, jc, Mc, Nc, Pc, Fc, Ic, Lc, Rc, zc, Bc, Vc, Hc, Uc = d((() => {
	kc = {
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
	}, Ac = ({ kind: e, certain: t, overall: n }) => (e === "base" || e === "add") && !t && !n, jc = (e) => Math.ceil(e / 2), Mc = "attack", Nc = (e, t) => e.some((e) => e.kind === "avoid" && (e.source === void 0 || e.source === t)), Pc = ({ bySource: e }, t) => {
		let n = Ec(t);
		return e ? Fc(Dc(n).map(jc)) : jc(Cc(n));
	}, Fc = (e) => e.reduce((e, t) => e + t, 0), Ic = (e) => e.filter(({ kind: e }) => e !== "other"), Lc = (e) => Math.min(Oc(e), Oc(Ic(e))), Rc = (e) => e.filter(({ kind: e }) => e === "reflect").length * jc(Cc(Ec(e))), zc = (e, t) => ({
		reflected: Rc(e),
		recoil: Oc(e) > 0 ? t : 0
	}), Bc = 10, Vc = (e) => e + Bc, Hc = (e, t, n) => Math.max(0, Math.min(Vc(n), e + t));
}));
// packages/dice-throne/src/rules/damageType.ts
function Wc(e, { kind: t, type: n = "normal" }) {
	return t === "base" || t === "add" ? e.attack?.type ?? n : t === "other" ? n : void 0;
}
var Gc, Kc = d((() => {
	Gc = (e, t) => t.map((t) => {
		let n = Wc(e, t);
		return n === void 0 ? { ...t } : {
			...t,
			type: n
		};
	});
}));
// packages/dice-throne/src/rules/forbidden.ts
function qc(e, t, n) {
	let { tokens: r } = _(e, t);
	for (let e in r) if (r[e] > 0 && C(e).forbids === n) return !0;
	return !1;
}
function Jc(e, t) {
	let { attack: n } = e;
	if (!n || !kc[n.type].reduced || !rt(e, n.by, t)) return !1;
	let { tokens: r } = _(e, t);
	for (let e in r) if (r[e] > 0 && C(e).shelters) return !0;
	return !1;
}
var Yc, Xc, Zc = d((() => {
	w(), b(), Uc(), Yc = (e, t) => e.attack?.by === t && kc[e.attack.type].reduced && qc(e, t, "damage"), Xc = (e, t) => e.attack !== void 0 && e.attack.by !== t && (Yc(e, e.attack.by) || Jc(e, t));
}));
// packages/dice-throne/src/rules/incoming.ts
function Qc(e, t) {
	let n = e.incoming[t];
	return Xc(e, t) ? n.filter(({ from: t }) => t !== e.attack.by) : n;
}
function $c(e, t, n) {
	e.isolated?.to === t ? e.isolated.lines.push(n) : e.incoming[t].push(n);
}
function el(e, t) {
	let n = [], r = ol(e, t) ? tl(e) : [];
	for (let i of [...Ec(Qc(e, t)), ...r]) {
		let t = Tc(i);
		if (t === void 0) continue;
		let r = n.findIndex((e) => e.source === t);
		r < 0 ? n.push({
			source: t,
			by: i.by,
			amount: i.amount,
			type: Wc(e, i)
		}) : n[r] = {
			...n[r],
			amount: n[r].amount + i.amount
		};
	}
	return n.filter(({ amount: e }) => e > 0);
}
function tl(e) {
	if (!e.attack || e.attack.target === -1 || e.attack.stage === "dealt") return [];
	let { reflected: t, recoil: n } = zc(Qc(e, e.attack.target), e.attack.recoil), r = nt(e.attack);
	return [{
		kind: "other",
		by: r,
		amount: t
	}, {
		kind: "other",
		by: r,
		amount: n,
		type: "undefendable"
	}].filter(({ amount: e }) => e > 0);
}
function nl(e) {
	for (let t = 0; t < e.incoming.length; t++) e.incoming[t] = [], e.healing[t] = 0;
}
var rl, il, al, ol, sl, cl, ll, ul, dl, fl = d((() => {
	b(), Uc(), Kc(), Zc(), rl = (e, t) => e.isolated?.to === t ? e.isolated.lines : Qc(e, t), il = (e, t) => Cc(Ec(rl(e, t))) > 0 || ol(e, t), al = (e, t) => Cc(Ic(Ec(Qc(e, t)))) > 0, ol = (e, t) => e.isolated === void 0 && e.attack?.by === t && tl(e).length > 0 && !Nc(e.incoming[t], nt(e.attack)), sl = (e, t) => !e.attack || kc[e.attack.type].reduced || e.attack.by === t || e.isolated?.to === t, cl = (e, t) => e.attack !== void 0 && kc[e.attack.type].reduced && Cc(Ec(Qc(e, t))) > 0, ll = (e, t) => il(e, t) || e.attack !== void 0 && kc[e.attack.type].reduced && ul.includes(e.attack.stage), ul = ["activated", "defended"], dl = (e) => e.incoming.some((e) => e.length > 0) || e.healing.some((e) => e > 0);
}));
// packages/dice-throne/src/effects/amount.ts
function pl(e, t, n) {
	if (typeof n == "number") return n;
	if ("per" in n) return ml(n, Vo(n.per, t.dice, Ol(e, t.self), t.foreign));
	if ("tokens" in n) return ml(n, gl(e, t, n.tokens));
	if ("own" in n) return ml(n, hl(e, t.self, n.own));
	switch (n.of) {
		case "total": return t.dice.reduce((e, t) => e + t, 0);
		case "half-die": return Math.ceil((t.dice[0] ?? 0) / 2);
		case "upgrades": return n.base + Ns(e, t.self);
		case "paid": return ml(n, t.paid);
		case "further-attempts": return ml(n, Math.max(0, (_(e, t.self).marks["attempts-this-turn"] ?? 0) - 1));
		case "dealt": return e.dealt[t.target] ?? 0;
		case "upgrades-this-turn": return n.base + (_(e, t.self).marks["upgrades-this-turn"] ?? 0);
	}
}
function ml({ times: e, plus: t = 0, every: n = 1, half: r, most: i }, a) {
	let o = e * Math.floor(a / n), s = t + (r ? Math.ceil(o / 2) : o);
	return i === void 0 ? s : Math.min(i, s);
}
function hl(e, t, n) {
	if (n === "cp") return _(e, t).cp;
	let r = vc(e, t, n);
	for (let i of N(e, t)) {
		let { id: a, family: o, kind: s } = C(i);
		(a === n || o === n || n === "status" && (s === "positive" || s === "negative")) && (r += F(e, t, i));
	}
	return r;
}
function gl(e, { self: t, target: n }, r) {
	let { owned: i, covers: a } = C(r);
	if (a) return hl(e, n, r);
	if (!i) return F(e, n, r);
	let o = 0;
	for (let i of N(e, n)) C(i).id === r && Ks(i) === t == (t !== n) && (o += F(e, n, i));
	return o;
}
var _l, L, vl, yl, bl, xl, Sl, Cl, wl, Tl, El, Dl, Ol, kl = d((() => {
	M(), qo(), w(), Sc(), I(), b(), Js(), _l = (e) => typeof e == "number" ? { times: e } : {
		times: 1,
		...e
	}, L = (e, t = 1, n = 0) => ({
		per: e,
		plus: n,
		..._l(t)
	}), vl = { of: "total" }, yl = { of: "half-die" }, bl = (e) => ({
		of: "upgrades",
		base: e
	}), xl = (e) => ({
		of: "upgrades-this-turn",
		base: e
	}), Sl = (e, t = 1) => ({
		tokens: e,
		..._l(t)
	}), Cl = (e, t = 1, n = 0) => ({
		own: e,
		plus: n,
		..._l(t)
	}), wl = (e = 1) => ({
		of: "paid",
		..._l(e)
	}), Tl = (e = 1) => ({
		of: "further-attempts",
		..._l(e)
	}), El = "attempts-this-turn", Dl = "upgrades-this-turn", Ol = (e, t) => ba(e, t).faces;
}));
// packages/dice-throne/src/effects/odds.ts
function Al(e, t, n, r, i, a) {
	let o = {
		dice: t,
		chance: e,
		amount: (e) => jl(e, o),
		token: n,
		...r === void 0 ? {} : { about: r },
		...i && { own: i },
		...a && { shown: a },
		list: (e) => e.reduce((e, t) => e + Do(t).estimate(t, o), 0),
		rolling: (t) => Al(e, t, n, r, i)
	};
	return o;
}
function jl(e, { dice: t, chance: n, about: r, own: i, shown: a }) {
	if (typeof e == "number") return e;
	if ("per" in e && a) return ml(e, Vo(e.per, a.dice, a.faces));
	if ("per" in e) return Ml(e, t * n(e.per));
	if ("tokens" in e) return Ml(e, 2);
	if ("own" in e) return Ml(e, i?.(e.own) ?? zl(e.own, r));
	switch (e.of) {
		case "total": return Fl * t;
		case "dealt": return Ll;
		case "half-die": return Il;
		case "paid": return Ml(e, r === void 0 ? 2 : 1);
		case "further-attempts": return Ml(e, 2);
		case "upgrades":
		case "upgrades-this-turn": return e.base + 2;
	}
}
function Ml({ times: e, plus: t = 0, every: n = 1, half: r, most: i }, a) {
	let o = n > 1 ? (n - 1) / 2 : 0, s = e * Math.max(0, (a - o) / n), c = t + (r ? s / 2 + .25 : s);
	return i === void 0 ? c : Math.min(i, c);
}
function Nl(e, t, n) {
	return e <= 0 ? 1 : e > t ? 0 : n * Nl(e - 1, t - 1, n) + (1 - n) * Nl(e, t - 1, n);
}
function Pl(e, t) {
	if (e <= t) return 1;
	if (e > 6 * t) return 0;
	let n = 0;
	for (let r = 1; r <= 6; r++) n += Pl(e - r, t - 1);
	return n / 6;
}
var Fl, Il, Ll, Rl, zl, Bl = d((() => {
	qo(), kl(), D(), Fl = 3.5, Il = 2, Ll = 5, Rl = 4, zl = (e, t) => e === "cp" ? Rl : e === t ? 1 : 2;
}));
// packages/dice-throne/src/effects/condition.ts
function Vl(e, t, n) {
	return "dice" in n ? Ko(n.dice, t.dice, ba(e, t.self).faces, t.foreign) : "total" in n ? Gl(t.dice) >= n.total : "atMost" in n ? Gl(t.dice) <= n.atMost : "shows" in n ? t.dice.some((e) => n.shows.includes(e)) : "without" in n ? !Kl(t, ba(e, t.self).faces, n.without) : "defenseShows" in n ? Hl(e, t.self, n.defenseShows) : "upgrades" in n ? Ns(e, t.self) >= n.upgrades : "have" in n ? Jl(e, n.on === "target" ? t.target : t.self, n) : "type" in n ? e.attack !== void 0 && n.type.includes(e.attack.type) : "attempts" in n ? (_(e, t.self).marks["attempts-this-turn"] ?? 0) < n.attempts : "starter" in n ? e.starter === t.self : "behind" in n ? t.target !== -1 && ot(e, t.self) < ot(e, t.target) : "option" in n ? lt(e, n.option) !== (n.off ?? !1) : "paid" in n ? t.paid >= n.paid : "peak" in n ? (e.attack?.peak ?? 0) >= n.peak : "added" in n ? t.added >= n.added : "dealt" in n ? (e.dealt[t.target] ?? 0) >= n.dealt : "suffered" in n ? (t.suffered ?? 0) >= n.suffered : "base" in n ? (e.attack?.base ?? 0) >= n.base : "die" in n ? n.die.includes(t.dice[0] ?? 0) : "prevented" in n ? Ul(e, t.self, n.prevented) : "companion" in n ? n.is.includes(mc(e, t.self, n.companion) ?? "") : (_(e, t.self).marks[n.mark] ?? 0) === n.is;
}
function Hl(e, t, n) {
	let r = e.rolls.find(({ purpose: e, owner: n }) => e === "defense" && n === t), i = e.attack?.target === t ? e.attack.defense : void 0;
	return Vo(n, r?.dice ?? i ?? [], ba(e, t).faces) > 0;
}
function Ul(e, t, n) {
	let r = Qc(e, t), i = r.filter((e) => e.by !== n || !ql.includes(e.kind));
	return i.length < r.length && Cc(i) > 0;
}
function Wl(e, t) {
	return t.shown && "dice" in e ? +!!Ko(e.dice, t.shown.dice, t.shown.faces) : "die" in e ? e.die.length / 6 : "shows" in e ? Nl(1, t.dice, e.shows.length / 6) : "without" in e ? (1 - e.without.reduce((e, n) => e + t.chance(n), 0)) ** t.dice : "total" in e ? Pl(e.total, t.dice) : "atMost" in e ? 1 - Pl(e.atMost + 1, t.dice) : "have" in e && e.have === t.about && (e.n ?? 1) === 1 ? 1 : "option" in e ? +!!e.off : !("dice" in e) || !("symbols" in e.dice) ? .5 : Object.entries(e.dice.symbols).reduce((e, [n, r]) => e * Nl(r, t.dice, t.chance(n)), 1);
}
var Gl, Kl, ql, Jl, Yl, Xl, Zl, Ql, $l = d((() => {
	M(), qo(), w(), Sc(), Uc(), fl(), b(), kl(), Bl(), Gl = (e) => e.reduce((e, t) => e + t, 0), Kl = ({ dice: e, foreign: t }, n, r) => r.some((r) => Vo(r, e, n, t) > 0), ql = [
		"prevent",
		"half",
		"avoid"
	], Jl = (e, t, { have: n, n: r = 1 }) => t !== -1 && hl(e, t, n) >= r, Yl = (e) => Xl.some((t) => t in e), Xl = [
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
	], Zl = (e) => Ql.some((t) => t in e), Ql = [
		"dice",
		"total",
		"atMost",
		"shows",
		"die"
	];
}));
// packages/dice-throne/src/effects/price.ts
function eu(e, t, n, { card: r, cp: i = 0 } = {}) {
	let { hand: a, cp: o } = _(e, t);
	if ("token" in n) return Math.floor(F(e, t, qs(n.token, t)) / n.n);
	if ("family" in n) return Math.floor(hl(e, t, n.family) / n.n);
	if ("cp" in n) return Math.floor((o - i) / n.cp);
	let s = r !== void 0 && a.includes(r) ? a.length - 1 : a.length;
	return Math.floor(s / n.cards);
}
function tu(e, t) {
	return "token" in e ? e.n * Math.max(0, t(e.token)) : "family" in e ? e.n * au : "cp" in e ? iu * e.cp : ru * e.cards;
}
var nu, ru, iu, au, ou, su = d((() => {
	I(), b(), kl(), Js(), nu = (e, t, n, r) => eu(e, t, n, r) > 0, ru = 1.2, iu = .8, au = 1.5, ou = (e) => `paid:${"token" in e ? e.token : "family" in e ? e.family : Object.keys(e)[0]}`;
})), cu, lu, uu = d((() => {
	cu = (e) => ({ name: e }), lu = {
		match: cu("dice-throne/match"),
		resolveAttack: cu("dice-throne/resolve-attack"),
		act: cu("dice-throne/act"),
		playCard: cu("dice-throne/play-card")
	};
}));
// packages/dice-throne/src/rules/fx.ts
function du(e, t) {
	let { attack: n } = e;
	return n ? n.by === t ? n.target : n.by : -1;
}
var fu, pu = d((() => {
	b(), fu = (e, t, n, r = []) => ({
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
function mu(e, t) {
	return y(e, t) ? e.silenced && e.attack && rt(e, e.attack.by, t) ? "DT-13.3" : qc(e, t, "acting") ? "DT-8.4" : void 0 : "DT-18.1";
}
function hu(e, t, n) {
	if (!wu(e, t)) return n;
	if (!Pu(e, t)) for (let r of _(e, t).hand) _u(e, t, aa(e, t, r)) && n.push(Ma(r));
	return gu(e, t, n);
}
function gu(e, t, n) {
	let { tokens: r } = _(e, t);
	for (let i in r) if (r[i] > 0) for (let r of Bs(i)) bu(e, t, i, r) && n.push(Fa(i, r.id));
	for (let r of j(e, t).actions) Su(e, t, r) && !Eu(e, t, La(r.id)) && n.push(La(r.id));
	return n;
}
function _u(e, t, n) {
	return n.kind === "instant" ? yu(e, t, n) : n.kind === "roll" ? ut(e) && yu(e, t, n) : n.kind === "upgrade" && ut(e) && j(e, t).upgradesInRollPhases && yu(e, t, n);
}
function vu(e, t, n) {
	let r = Ha(n);
	return r.is === "use" ? r.companion !== void 0 : r.is === "spend" || r.is === "play" && aa(e, t, r.card).kind === "instant";
}
function yu(e, t, n) {
	let r = Ou(e, t, n);
	return r > _(e, t).cp || n.price && !nu(e, t, n.price, {
		card: n.id,
		cp: r
	}) || n.modifier && !Cu(e, t, "my-attack") || n.when && !Cu(e, t, n.when) ? !1 : n.upgrades ? Ms(e, t, n.upgrades.ability.id) < n.upgrades.level : n.kind === "spell" ? (_(e, t).marks["spells-this-turn"] ?? 0) < j(e, t).prepares : n.effects.some((n) => Do(n).possible?.(e, t, n) ?? !0);
}
function bu(e, t, n, r) {
	if (!Cu(e, t, r.when) || xu(e, t, n, r) || ju(e, t, n, r) < r.cost || r.price && !nu(e, t, r.price) || r.if && !Mu(e, t, n, r.if)) return !1;
	let i = {
		seat: t,
		token: n,
		count: r.cost
	};
	return r.effects.some((n) => Do(n).possible?.(e, t, n, i) ?? !0);
}
function xu(e, t, n, r) {
	let { marks: i } = _(e, t), { perTurn: a } = C(n);
	return r.perTurn !== void 0 && (i[ku(n, r)] ?? 0) >= r.perTurn || a !== void 0 && (i[ku(n)] ?? 0) >= a;
}
function Su(e, t, n) {
	return n.cost > _(e, t).cp || !Nu(e, t, n) || n.price && !nu(e, t, n.price, { cp: n.cost }) || n.oncePerTurn && _(e, t).marks[Au(n.id)] || n.if && !Mu(e, t, n.id, n.if) ? !1 : n.effects.some((n) => Do(n).possible?.(e, t, n) ?? !0);
}
function Cu(e, t, n) {
	let { attack: r } = e, i = r?.isAttack && r.target !== -1 && (r.stage === "activated" || r.stage === "defended");
	switch (n) {
		case "any": return !0;
		case "incoming": return il(e, t) && sl(e, t);
		case "my-attack": return !!i && r?.by === t && e.active === t;
		case "my-attack-undefended": return !!i && r?.by === t && r.stage === "activated" && kc[r.type].defended;
		case "end-of-my-offense": return r?.isAttack === !0 && r.by === t && r.stage === "activated" && kc[r.type].defended && (!qe(e.mode) || e.phase === "offense");
		case "either-side": return Cu(e, t, "my-attack") || Cu(e, t, "attacked");
		case "attacked": return !!i && r?.target === t;
		case "my-offense": return e.phase === "offense" && e.active === t;
		case "my-main": return e.active === t && (e.phase === "main-1" || e.phase === "main-2");
		case "my-defense": {
			let n = e.rolls.at(-1);
			return n?.purpose === "defense" && n.owner === t;
		}
		case "roll-phase": return ut(e);
		case "after-damage": return r?.by === t && r.isAttack && r.stage === "dealt";
		case "my-upkeep": return e.phase === "upkeep" && e.active === t;
		case "my-roll-phase": return ut(e) && e.active === t && r?.stage !== "dealt";
		case "foe-damage": return r !== void 0 && rt(e, r.by, t) && Cu(e, t, "incoming");
		case "inflicting": return r?.target === t && r.coming !== void 0 && r.coming.length > 0;
	}
}
var wu, Tu, Eu, Du, Ou, ku, Au, ju, Mu, Nu, Pu, Fu = d((() => {
	p(), M(), Ze(), zs(), w(), Gs(), $l(), D(), su(), T(), b(), Uc(), Zc(), uu(), pu(), fl(), I(), wu = (e, t) => y(e, t) && !qc(e, t, "acting") && !(e.silenced && e.attack && rt(e, e.attack.by, t)), Tu = (e, t) => wu(e, t) && (_(e, t).hand.length > 0 && !Pu(e, t) || gu(e, t, []).length > 0), Eu = (e, t, n) => we(e, lu.act).some(({ vars: e }) => e.seat === t && e.action === n && !e.begun), Du = "spells-this-turn", Ou = (e, t, n) => Rs(n, j(e, t).levels, ba(e, t).cards), ku = (e, t) => `spent:${Ia(e, t?.id ?? "")}`, Au = (e) => `used:${e}`, ju = (e, t, n, { aged: r }) => F(e, t, n) - (r ? uc(e, t, n) : 0), Mu = (e, t, n, r) => Vl(e, fu(t, du(e, t), n), r), Nu = (e, t, { when: n, defense: r }) => Cu(e, t, n) && (r === void 0 || e.rolls.at(-1)?.by === r), Pu = (e, t) => ut(e) && e.active === t && qc(e, t, "cards");
})), Iu, R, Lu, Ru = d((() => {
	Fu(), Zc(), pu(), kl(), D(), Iu = E({
		name: "add-damage",
		possible: (e, t, { amount: n }) => Cu(e, t, "my-attack") && e.attack?.type !== "pure" && !Yc(e, t) && !Lu(e, t, n),
		parts: (e, t) => [e.run((e, n) => {
			let r = pl(e, n, t.amount);
			e.attack && e.attack.type !== "pure" && r !== 0 && (e.incoming[e.attack.target].push({
				kind: "add",
				by: n.by,
				amount: r,
				from: e.attack.by
			}), n.added = r);
		})],
		estimate: (e, t) => t.amount(e.amount)
	}), R = (e) => Iu({ amount: e }), Lu = (e, t, n) => typeof n == "object" && "own" in n && pl(e, fu(t, e.attack.target, ""), n) === 0;
}));
// packages/dice-throne/src/effects/pick.ts
function zu(e, t, n, r = () => !0, i = () => _n(n)) {
	let a = hn[n];
	if (a === void 0) return [e.run((e, r) => {
		t(r).seats = Bu(e, r, n);
	})];
	let o = (e, a) => Vu(e, a.self, n).filter((n) => (i(e) || !t(a).seats.includes(n)) && r(e, a, n));
	return [e.run((e, n) => {
		t(n).seats = [], t(n).picks = a;
	}), e.loop((e, n) => t(n).picks > 0 && o(e, n).length > 0, e.ask("choose-player", {
		who: (e, t) => t.self,
		options: (e, t) => Ku(n) ? [...o(e, t), "none"] : o(e, t),
		key: (e) => e === "none" ? e : Za(e),
		params: (e, t) => ({ by: t.by }),
		auto: !0,
		then: (e, n, r) => {
			let i = t(n);
			i.picks = r === "none" ? 0 : i.picks - 1, r !== "none" && i.seats.push(r);
		}
	}))];
}
function Bu(e, t, n) {
	return n === "self" ? [t.self] : n === "active" ? [e.active] : n === "all-opponents" ? it(e, t.self) : t.target === -1 ? [] : [t.target];
}
function Vu(e, t, n) {
	return n === "chosen-player" || n === "two-players" ? Qe(e, t) : n === "chosen-ally" ? Qe(e, t).filter((n) => !rt(e, t, n)) : n === "teammate" ? Qe(e, t).filter((n) => n !== t && !rt(e, t, n)) : it(e, t);
}
var Hu, Uu, Wu, Gu, Ku, qu = d((() => {
	T(), I(), b(), Js(), bn(), Hu = () => ({
		seats: [],
		picks: 0
	}), Uu = (e, t, n, r) => e.loop((e, n) => t(n).seats.length > 0, e.call(n, (e, n) => r(e, n, t(n).seats[0]), (e, n) => {
		t(n).seats.shift();
	})), Wu = (e, t, n) => n === "self" ? [t] : hn[n] === void 0 ? it(e, t) : Vu(e, t, n), Gu = (e, t, n, r) => hn[n] === void 0 || Vu(e, t, n).some((n) => r.some((r) => Ys(e, n, qs(r, t)) > 0)), Ku = (e) => hn[e] > 1 && !_n(e) && e !== "both-opponents";
})), Ju, Yu, Xu = d((() => {
	pu(), D(), qu(), Ju = E({
		name: "aim",
		vars: Hu,
		possible: (e, t, n) => Wu(e, t, n.who).length > 0,
		parts: (e, t, { own: n, parts: r }) => [
			...zu(e, n, t.who),
			e.loop((e, t) => n(t).seats.length > 0, e.run((e, t) => {
				t.target = n(t).seats.shift();
			}), ...r(t.effects, "whole")),
			e.run((e, t) => {
				t.target = du(e, t.self);
			})
		],
		estimate: (e, t) => {
			let n = t.list(e.effects) * (e.who === "two-opponents" ? 1.5 : 1);
			return e.who === "chosen-ally" || e.who === "teammate" ? Math.abs(n) : n;
		}
	}), Yu = (e, t) => Ju({
		who: e,
		effects: t
	});
}));
// packages/dice-throne/src/effects/tableDice.ts
function Zu(e) {
	let t = e.rolls[e.rolls.length - 1];
	if (!(t?.purpose === "offense" && e.attack && e.attack.stage !== "announced") && (t?.purpose !== "targeting" || e.attack?.type !== "ultimate" || lt(e, "own-side-aim"))) return t;
}
function Qu(e, t, n) {
	let r = Zu(e);
	if (!r) return;
	let i = (r) => n === "own" ? r === t : n === "any" || n === "opponent" === rt(e, t, r);
	if (!r.owners) return i(r.owner) ? r : void 0;
	let a = r.dice.map((e, t) => i(ed(r, t)) ? e : 0);
	return a.some((e) => e !== 0) ? {
		...r,
		dice: a
	} : void 0;
}
function $u(e, t, n, r, i) {
	let a = Zu(e);
	if (!a) return;
	let o = a.dice[n - 1];
	a.dice[n - 1] = r, a.purpose === "offense" && (e.altered = !0), l(() => ({
		type: "die",
		seat: ed(a, n - 1),
		by: t,
		from: o,
		to: r,
		...i
	}));
}
var ed, td, nd, rd, id, ad, od = d((() => {
	p(), b(), ed = (e, t) => e.owners?.[t] ?? e.owner, td = (e, t) => e && {
		...e,
		dice: e.dice.map((e, n) => t.includes(n + 1) ? 0 : e)
	}, nd = (e, t) => e.dice[t] !== 0 && (e.foreign?.at === t || !e.dice.some((n, r) => r < t && n === e.dice[t] && r !== e.foreign?.at && ed(e, r) === ed(e, t))), rd = (e) => (e?.dice ?? []).flatMap((t, n) => nd(e, n) ? [n + 1] : []), id = (e, t, n, r) => $u(e, t, n, r), ad = (e, t, n, r) => $u(e, t, n, r, { rolled: !0 });
}));
// packages/dice-throne/src/effects/alterDie.ts
function sd(e, t) {
	let n = [];
	for (let [r, i] of (e?.dice ?? []).entries()) if (nd(e, r)) for (let e of cd(i, t)) n.push(Ya(r + 1, e));
	return n;
}
function cd(e, { to: t, from: n }) {
	return n === "even" && e % 2 == 1 ? [] : ud.filter((n) => n === e ? !1 : t === "any" ? !0 : t === "neighbour" ? Math.abs(n - e) === 1 : t === "six" ? n === 6 : t.includes(n));
}
var ld, ud, dd, fd, pd = d((() => {
	T(), D(), od(), ld = (e, t) => e?.dice.some((e) => e !== 0 && cd(e, t).length > 0) ?? !1, ud = [
		1,
		2,
		3,
		4,
		5,
		6
	], dd = E({
		name: "alter-die",
		possible: (e, t, n) => ld(Qu(e, t, n.whose), n),
		vars: (e) => ({
			left: e.upTo ?? 1,
			changed: []
		}),
		parts: (e, t, { own: n }) => [e.loop((e, t) => n(t).left > 0, e.run((e, t) => {
			n(t).left--;
		}), e.ask("alter-die", {
			who: (e, t) => t.self,
			options: (e, r) => {
				let { changed: i } = n(r), a = sd(td(Qu(e, r.self, t.whose), i), t);
				return i.length > 0 && a.length > 0 ? [...a, "none"] : a;
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				if (r === "none") {
					n(t).left = 0;
					return;
				}
				let { place: i, to: a } = Xa(r);
				id(e, t.self, i, a), n(t).changed.push(i);
			}
		}))],
		estimate: () => 2
	}), fd = (e) => dd(e);
}));
// packages/dice-throne/src/rules/covered.ts
function md(e, t) {
	let { tokens: n } = _(e, t), r = [];
	for (let e in n) n[e] > 0 && C(e).covers && r.push(yd(e));
	return r;
}
function hd(e, t, n) {
	if (Ys(e, t, n) === 0) return [];
	let r = md(e, t), i = j(e, t).abilities.filter(({ ability: e }) => e.kind === "offensive" && !r.includes(e.id)).map(({ ability: e }) => e.id);
	return i.length > 1 ? i : [];
}
function gd(e, t) {
	for (let n of N(e, t)) C(n).covers && P(e, t, n, 2 ** 53 - 1);
}
function _d(e, t) {
	let n = new Set(j(e, t).abilities.map(({ ability: e }) => e.id));
	for (let r of N(e, t)) C(r).covers && !n.has(yd(r)) && P(e, t, r, 2 ** 53 - 1);
}
var vd, yd, bd = d((() => {
	M(), w(), b(), I(), vd = (e, t) => `${e}@${t}`, yd = (e) => e.slice(e.indexOf("@") + 1);
}));
// packages/dice-throne/src/rules/hand.ts
function xd(e, t, n) {
	let r = _(e, t);
	r.spells.includes(n) ? r.spells.splice(r.spells.indexOf(n), 1) : (r.hand.splice(r.hand.lastIndexOf(n), 1), r.exposed.length > 0 && !r.hand.includes(n) && (r.exposed = r.exposed.filter((e) => e.card !== n)));
}
function Sd(e, t, n, r) {
	let { exposed: i } = _(e, t), a = i.find((e) => e.card === n);
	a ? a.to = [.../* @__PURE__ */ new Set([...a.to, ...r])].sort() : i.push({
		card: n,
		to: [...r]
	});
}
var Cd, wd = d((() => {
	b(), Cd = (e, t) => {
		let { hand: n, spells: r } = _(e, t);
		return r.length > 0 ? [...n, ...r] : n;
	};
}));
// packages/dice-throne/src/rules/refusals.ts
function Td(e, t) {
	let { hand: n, cp: r } = _(e, t), i = [], a = (e, t) => {
		t && i.push({
			value: e,
			rule: t[0],
			why: t[1]
		});
	};
	for (let n of Cd(e, t)) a(Ma(n), kd(e, t, aa(e, t, n)));
	for (let n of N(e, t)) for (let r of Bs(n)) Md(e, r) && a(Fa(n, r.id), jd(e, t, n, r));
	for (let n of j(e, t).actions) {
		if (!Nu(e, t, n)) continue;
		let { id: i, cost: o, price: s } = n;
		o > r ? a(La(i), ["DT-18.4", {
			is: "short",
			cp: o - r
		}]) : s && !nu(e, t, s, { cp: o }) && a(La(i), ["DT-18.4", {
			is: "price",
			price: s
		}]);
	}
	if (!Cu(e, t, "my-main")) for (let e of n) a(Na(e), ["DT-4.7", { is: "sale" }]);
	return i;
}
function Ed(e, t, n) {
	let r = md(e, e.active);
	return j(e, e.active).tiers.flatMap((i) => {
		let a = (e) => [{
			value: i.announcement,
			rule: "DT-5.2",
			why: e
		}];
		return r.includes(i.ability.id) ? a({ is: "covered" }) : n(e, i, t) ? [] : a(t.foreign ? { is: "warped" } : {
			is: "dice",
			off: Dd(i, t.dice)
		});
	});
}
function Dd({ hands: e }, t) {
	let n = t.length;
	for (let r = 0; r < ys.length; r++) e[r] && (n = Math.min(n, Od(t, ys[r])));
	return n;
}
function Od(e, t) {
	let n = [...t];
	for (let t of e) {
		let e = n.indexOf(t);
		e >= 0 && n.splice(e, 1);
	}
	return n.length;
}
function kd(e, t, n) {
	if (Pu(e, t)) return ["DT-8.6", { is: "no-cards" }];
	let r = Cu(e, t, "my-main"), i = ut(e) && j(e, t).upgradesInRollPhases;
	if (n.kind === "upgrade" && !r && !i || (n.kind === "main" || n.kind === "spell") && !r) return ["DT-8.1", {
		is: "timing",
		when: "my-main"
	}];
	if (n.kind === "roll" && !ut(e)) return ["DT-8.2", {
		is: "timing",
		when: "roll-phase"
	}];
	if (n.upgrades && Ms(e, t, n.upgrades.ability.id) >= n.upgrades.level) return ["DT-16.5", { is: "upgraded" }];
	if (n.modifier && !Cu(e, t, "my-attack")) return ["DT-11.3", {
		is: "timing",
		when: "my-attack"
	}];
	let a = Ou(e, t, n), o = a - _(e, t).cp;
	return o > 0 ? ["DT-18.4", {
		is: "short",
		cp: o
	}] : n.price && !nu(e, t, n.price, {
		card: n.id,
		cp: a
	}) ? ["DT-18.4", {
		is: "price",
		price: n.price
	}] : yu(e, t, n) ? void 0 : ["DT-16.7", Ad(e, t, n)];
}
function Ad(e, t, n) {
	return n.when && !Cu(e, t, n.when) ? {
		is: "timing",
		when: n.when
	} : { is: n.kind === "spell" && (_(e, t).marks["spells-this-turn"] ?? 0) >= j(e, t).prepares ? "prepared" : "nothing" };
}
function jd(e, t, n, r) {
	if (bu(e, t, n, r)) return;
	if (!Cu(e, t, r.when)) return ["DT-14.3", {
		is: "timing",
		when: r.when
	}];
	if (xu(e, t, n, r)) return ["DT-14.3", { is: "used" }];
	if (r.price && !nu(e, t, r.price)) return ["DT-18.4", {
		is: "price",
		price: r.price
	}];
	let i = r.cost - ju(e, t, n, r);
	return i > 0 ? ["DT-14.3", {
		is: "tokens",
		token: n,
		missing: i
	}] : ["DT-14.17", { is: "nothing" }];
}
var Md, Nd = d((() => {
	M(), Cs(), w(), Gs(), su(), T(), b(), Fu(), bd(), wd(), I(), Md = (e, { if: t }) => t === void 0 || !("option" in t) || lt(e, t.option) !== (t.off ?? !1);
}));
// packages/dice-throne/src/rules/underway.ts
function Pd({ attack: e }, t) {
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
var Fd = d((() => {})), Id, Ld, Rd, zd, Bd, Vd = d((() => {
	p(), b(), Fu(), uu(), Nd(), Fd(), Id = "pass", Ld = (e, t = () => ({}), n) => e.when((e, n) => zd(e, t(e, n)), e.call(Rd, t, n)), Rd = f("dice-throne/window", (e) => [e.run((e, t) => {
		e.lastWindow = e.phase, t.queue = Bd(e, t);
	}), e.loop((e, t) => t.queue.length > 0, e.run((e, t) => {
		t.seat = t.queue.shift();
	}), e.ask("respond", {
		who: (e, t) => t.seat,
		options: (e, t) => {
			let n = hu(e, t.seat, [Id]);
			return t.instants ? n.filter((n) => n === "pass" || vu(e, t.seat, n)) : n;
		},
		params: (e, t) => ({
			phase: e.phase,
			...t.seat !== e.active && { turn: e.active },
			...Pd(e, t.seat)
		}),
		unavailable: (e, t) => Td(e, t.seat),
		decline: Id,
		then: (e, t, n) => {
			t.action = n;
		}
	}), e.when((e, t) => t.action !== Id, e.call(lu.act, (e, t) => ({
		seat: t.seat,
		action: t.action
	})), e.run((e, t) => {
		t.acted = !0, t.queue = Bd(e, t);
	})))]), zd = (e, { but: t }) => Qe(e, e.active).some((n) => n !== t && Tu(e, n)), Bd = (e, t) => Qe(e, e.active).filter((n) => n !== t.but && Tu(e, n));
})), Hd, Ud, z, Wd, Gd = d((() => {
	Vd(), D(), Hd = E({
		name: "then",
		pass: ({ after: e }) => e ?? "activation",
		parts: (e, t) => t.before ? [] : [Ld(e)],
		estimate: () => 0
	}), Ud = () => Hd({}), z = () => Hd({ before: "damage" }), Wd = () => Hd({ after: "target" });
})), Kd, qd, Jd, Yd, Xd = d((() => {
	fl(), b(), D(), Kd = E({
		name: "avoid",
		possible: (e, t, n) => n.all ? cl(e, t) : sl(e, t) && il(e, t),
		possibleLater: ll,
		parts: (e, t) => t.all ? [e.run((e, t) => e.incoming[t.self].push({
			kind: "avoid",
			by: t.by,
			amount: 0
		}))] : [e.when(qd, e.run((e, t) => $c(e, t.self, {
			kind: "avoid",
			by: t.by,
			amount: 0
		}))), e.ask("avoid", {
			who: (e, t) => t.self,
			options: (e, t) => qd(e, t) ? [] : el(e, t.self),
			key: ({ source: e }) => e,
			params: (e, t) => ({ by: t.by }),
			auto: !0,
			then: (e, t, { source: n }) => $c(e, t.self, {
				kind: "avoid",
				by: t.by,
				amount: 0,
				source: n
			})
		})],
		estimate: () => 6
	}), qd = (e, t) => e.isolated?.to === t.self || !ut(e), Jd = () => Kd({}), Yd = () => Kd({ all: !0 });
})), Zd, Qd, $d, ef = d((() => {
	w(), I(), D(), Yn(), Js(), qu(), bn(), Zd = E({
		name: "bestow",
		pass: ({ who: e }) => mn(e) ? "target" : "activation",
		possible: (e, t, { who: n, tokens: r }) => Gu(e, t, n, Jn(r).map(([e]) => e)),
		vars: Hu,
		parts: (e, t, { own: n }) => [...zu(e, n, t.who, (e, n, r) => !t.room || Jn(t.tokens).some(([t]) => Ys(e, r, qs(t, n.self)) > 0)), e.run((e, r) => {
			for (let i of n(r).seats) for (let [n, a] of Jn(t.tokens)) Xs(e, i, qs(n, r.self), a);
		})],
		estimate: (e, t) => {
			let n = Jn(e.tokens).reduce((n, [r, i]) => n + i * $d(e.who, t.token(r), r), 0);
			return gn(e.who) ? -n : n;
		}
	}), Qd = (e, t, n) => Zd({
		tokens: e,
		who: t,
		...n ? { room: n } : {}
	}), $d = (e, t, n) => e === "chosen-player" ? Math.max(t, -(C(n).worthOnOthers ?? 0)) : t;
}));
// packages/dice-throne/src/rules/hooks.ts
function tf(e, t, n, r = C) {
	return Po(n).on.flatMap((i) => i === "ability" ? af(e, t, n) : i === "token" ? of(e, t, n, r) : []);
}
function nf(e, t, n) {
	let { moment: r, source: i } = Zo(t);
	return rf(e, r, n, i);
}
function rf(e, t, n, r, i) {
	let { self: a, target: o, pooled: s, attackDice: c } = Po(t), l = a === "attacker" ? e.attack.by : n, ee = fu(l, cf[o](e, n), r, i ?? (c ? e.attack.dice : []));
	return c && !i && (ee.foreign = e.attack.foreign), ee.pooled = s !== void 0, ee.healsLater = s === "damage-and-healing" || s === "damage" && lt(e, "pooled-healing"), ee;
}
var af, of, sf, cf, lf = d((() => {
	M(), Ro(), ps(), ts(), w(), b(), pu(), I(), af = (e, t, n) => j(e, t).hooks[n].map(({ program: e }) => e), of = (e, t, n, r = C) => N(e, t).flatMap((e) => {
		let t = r(e);
		return t && jo(t, n) ? [es(ns(n, os(t.id)))] : [];
	}), sf = (e, t, n) => e.each("hook", t, e.call((e, t) => Xo(t.hook), (e, t) => nf(e, t.hook, n(e)))), cf = {
		nobody: () => -1,
		active: (e) => e.active,
		"other-side": du,
		"attack-target": (e) => e.attack.target,
		attacker: (e) => e.attack.by
	};
})), uf, df, ff = d((() => {
	p(), ps(), ts(), w(), b(), Fu(), lf(), uf = f("dice-throne/cast", (e) => [e.loop((e, t) => t.done.length < t.most, e.run((e, t) => {
		t.spell = void 0;
	}), e.ask("cast", {
		who: (e, t) => t.seat,
		options: (e, t) => {
			let n = df(e, t.seat).filter((e) => !t.done.includes(e));
			return n.length > 0 ? [...n, "none"] : [];
		},
		then: (e, t, n) => {
			n !== "none" && (t.spell = n);
		}
	}), e.leave((e, t) => t.spell === void 0), e.run((e, t) => {
		t.done.push(t.spell), ge(us(_(e, t.seat).hero, t.spell), t.seat), l(() => ({
			type: "cast",
			seat: t.seat,
			card: t.spell
		}));
	}), e.call((e, t) => Xo(us(_(e, t.seat).hero, t.spell)), (e, t) => rf(e, "cast", t.seat, t.spell)))]), df = (e, t) => _(e, t).laid.filter((n) => {
		let { cast: r } = aa(e, t, n);
		return r !== void 0 && Cu(e, t, r.when);
	});
})), pf, mf, hf = d((() => {
	ff(), D(), pf = E({
		name: "cast",
		pass: () => "target",
		possible: (e, t) => df(e, t).length > 0,
		parts: (e, t) => [e.call(uf, (e, n) => ({
			seat: n.self,
			most: t.most,
			done: []
		}))],
		estimate: (e) => 3 * e.most
	}), mf = (e = 1) => pf({ most: e });
})), gf, _f, vf = d((() => {
	D(), gf = (e, t, n) => Do(n).possible?.(e, t, n) ?? !0, _f = (e, t, n) => gf(e, t, n) || Do(n).possibleLater?.(e, t, n) === !0;
})), yf, bf, xf, Sf, Cf = d((() => {
	T(), b(), D(), vf(), yf = E({
		name: "choose",
		inner: ({ among: e }) => e,
		vars: () => ({ branch: 0 }),
		parts: (e, t, { own: n, pass: r, parts: i }) => {
			let a = Ao(t.among.flat()).some((e) => Do(e).pass?.(e) === "target");
			if (r !== "whole" && r === "target" !== (a || t.by === "target")) return [];
			let o = (e) => t.by === "target" ? e.target : e.self;
			return [e.ask("choose", {
				who: (e, t) => o(t),
				options: (e, n) => t.among.flatMap((t, r) => t.every((t) => _f(e, n.self, t)) ? [{
					branch: r + 1,
					does: t,
					hero: _(e, n.self).hero,
					seat: n.self
				}] : []),
				key: ro,
				params: (e, t) => ({ by: t.by }),
				auto: !0,
				then: (e, t, { branch: r }) => {
					n(t).branch = r;
				}
			}), ...t.among.map((t, r) => e.when((e, t) => n(t).branch === r + 1, ...i(t, "whole")))];
		},
		estimate: (e, t) => Math.max(...e.among.map((e) => t.list(e)))
	}), bf = (...e) => yf({ among: e }), xf = (...e) => yf({
		among: e,
		by: "target"
	}), Sf = (...e) => yf({ among: [e, []] });
}));
// packages/dice-throne/src/effects/discardFromHand.ts
function wf(e, t, n) {
	xd(e, t, n), _(e, t).discard.push(n), l(() => ({
		type: "discarded",
		seat: t,
		card: n
	}));
}
var Tf = d((() => {
	p(), wd(), b();
}));
// packages/dice-throne/src/rules/points.ts
function Ef(e, t, n) {
	let r = _(e, t).cp;
	$e(e, t, n);
	let i = _(e, t).cp - r;
	i !== 0 && l(() => ({
		type: "cp",
		seat: t,
		change: i
	}));
}
var Df = d((() => {
	p(), b();
})), Of, kf, Af, jf = d((() => {
	p(), w(), Tf(), Js(), b(), Df(), I(), Of = f("dice-throne/pay", (e) => [e.run((e, t) => {
		let { seat: n, price: r, times: i } = t;
		t.left = "cards" in r ? i * r.cards : "family" in r ? i * r.n : 0, "token" in r ? P(e, n, qs(r.token, n), i * r.n) : "cp" in r && Ef(e, n, -i * r.cp);
	}), e.loop((e, t) => t.left > 0 && (kf(e, t).length > 0 || Af(e, t).length > 0), e.run((e, t) => {
		t.left--;
	}), e.ask("discard", {
		who: (e, t) => t.seat,
		options: kf,
		params: (e, t) => ({ by: t.by }),
		then: (e, t, n) => wf(e, t.seat, n)
	}), e.ask("pay-with", {
		who: (e, t) => t.seat,
		options: Af,
		params: (e, t) => ({ by: t.by }),
		auto: !0,
		then: (e, t, n) => {
			P(e, t.seat, n, 1);
		}
	}))]), kf = (e, { seat: t, price: n }) => "cards" in n ? [...new Set(_(e, t).hand)] : [], Af = (e, { seat: t, price: n }) => "family" in n ? N(e, t).filter((e) => C(e).family === n.family) : [];
}));
// packages/dice-throne/src/rules/throwDice.ts
function Mf(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let r = 1; r < 1 << e.length; r++) {
		let i = e.flatMap((e, t) => r & 1 << t ? [t + 1] : []), a = i.map((t) => e[t - 1]).sort().join();
		i.length <= t && !n.has(a) && n.set(a, i);
	}
	return [...n.values()];
}
function Nf({ owner: e, owners: t, purpose: n }, r) {
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
var Pf, Ff, If, Lf = d((() => {
	p(), su(), od(), T(), jf(), Vd(), Pf = f("dice-throne/throw", (e) => [
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
				}), Nf(t, n);
			}
		}),
		e.leave((e, t) => t.count === 0),
		e.loop((e, t) => !t.settled, e.ask("roll-again", {
			open: !0,
			who: (e, t) => t.owner,
			options: (e, t) => t.upTo === void 0 && If(e, t) ? ["keep", "reroll"] : [],
			params: (e, t) => ({ by: t.by ?? "" }),
			then: (e, t, n) => {
				t.places = n === "reroll" ? Array.from({ length: t.count }, (e, t) => t + 1) : [];
			}
		}), e.ask("reroll-some", {
			open: !0,
			who: (e, t) => t.owner,
			options: (e, t) => t.upTo !== void 0 && If(e, t) ? [...Mf(Ff(e), t.upTo), "none"] : [],
			key: (e) => e === "none" ? e : qa(e),
			params: (e, t) => ({ by: t.by ?? "" }),
			then: (e, t, n) => {
				t.places = n === "none" ? [] : n;
			}
		}), e.either((e, t) => (t.places?.length ?? 0) > 0, [e.when((e, t) => t.price !== void 0, e.call(Of, (e, t) => ({
			seat: t.owner,
			price: t.price,
			times: 1,
			by: t.by ?? ""
		}))), e.roll("roll", {
			dice: (e, t) => t.places.length,
			whose: (e, t) => t.owners ?? [t.owner],
			then: (e, t, n) => {
				if (t.upTo === void 0) e.rolls[e.rolls.length - 1].dice = [...n], Nf(t, n);
				else for (let [r, i] of t.places.entries()) ad(e, t.owner, i, n[r]);
				t.again--, t.places = void 0;
			}
		})], [
			e.run((e, t) => {
				t.dice = [...Ff(e)];
			}),
			Ld(e),
			e.run((e, t) => {
				t.settled = !t.again || Ff(e).every((e, n) => e === t.dice[n]);
			})
		])),
		e.run((e, t) => {
			t.dice = e.rolls.pop().dice;
		})
	]), Ff = (e) => e.rolls[e.rolls.length - 1].dice, If = (e, { again: t = 0, price: n, owner: r }) => t > 0 && (n === void 0 || nu(e, r, n));
})), Rf, zf, Bf, Vf = d((() => {
	Lf(), D(), Rf = E({
		name: "contest",
		pass: () => "target",
		inner: ({ win: e, lose: t }) => [e, t],
		vars: () => ({ won: !1 }),
		parts: (e, t, { own: n, pass: r, parts: i }) => t.attack && r === "activation" ? [e.run((e) => {
			e.attack.isAttack = !0;
		})] : [e.call(Pf, (e, n) => ({
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
	}), zf = (e, t, n) => Rf({
		ties: e,
		win: t,
		lose: n,
		attack: !0
	}), Bf = (e, t, n) => Rf({
		ties: e,
		win: t,
		lose: n,
		attack: !1
	});
})), Hf, Uf, Wf, Gf = d((() => {
	T(), D(), od(), Hf = (e) => {
		let t = [];
		for (let [n, r] of (e?.dice ?? []).entries()) for (let i of new Set(e.dice)) i !== r && i !== 0 && nd(e, n) && t.push(Ya(n + 1, i));
		return t;
	}, Uf = E({
		name: "copy-die",
		possible: (e, t) => Hf(Qu(e, t, "own")).length > 0,
		parts: (e) => [e.ask("copy-die", {
			who: (e, t) => t.self,
			options: (e, t) => Hf(Qu(e, t.self, "own")),
			params: (e, t) => ({ by: t.by }),
			then: (e, t, n) => id(e, t.self, Xa(n).place, Xa(n).to)
		})],
		estimate: () => 2
	}), Wf = () => Uf({});
})), Kf, B, qf = d((() => {
	Df(), kl(), D(), Kf = E({
		name: "cp",
		parts: (e, t) => [e.run((e, n) => Ef(e, n.self, pl(e, n, t.amount)))],
		estimate: (e, t) => t.amount(e.amount),
		gives: ({ amount: e }) => ({
			what: "cp",
			amount: e
		})
	}), B = (e) => Kf({ amount: e });
})), Jf, Yf, V, Xf, Zf = d((() => {
	kl(), D(), Jf = "counted", Yf = E({
		name: "damage",
		pass: ({ late: e }) => e ? "both" : "activation",
		parts: (e, t, { pass: n }) => [e.run((e, r) => {
			let i = pl(e, r, t.amount);
			if (!e.attack) return;
			let { attack: a } = e;
			n === "target" ? a.base += i - (a.marks[Jf] ?? 0) : (t.late && (a.marks[Jf] = i), i <= 0 || (a.base += i, a.isAttack = !0, a.type !== "ultimate" && t.type !== "normal" && (a.type = t.type)));
		})],
		estimate: (e, t) => t.amount(e.amount) + (e.type === "normal" ? 0 : 1.5)
	}), V = (e, t = "normal") => Yf({
		amount: e,
		type: t
	}), Xf = (e, t = "normal") => Yf({
		amount: e,
		type: t,
		late: !0
	});
})), Qf, H, $f = d((() => {
	kl(), D(), Qf = E({
		name: "damage-back",
		parts: (e, t) => [e.run((e, n) => {
			let r = pl(e, n, t.amount);
			r > 0 && e.incoming[n.target].push({
				kind: "other",
				by: n.by,
				amount: r,
				from: n.self
			});
		})],
		estimate: (e, t) => t.amount(e.amount)
	}), H = (e) => Qf({ amount: e });
})), ep, tp, np = d((() => {
	Uc(), D(), ep = E({
		name: "defend-anyway",
		possible: ({ attack: e }, t) => e?.isAttack === !0 && e.target === t && e.stage === "activated" && !e.defendable && !kc[e.type].defended && kc[e.type].reduced,
		parts: (e) => [e.run((e) => {
			e.attack && (e.attack.defendable = !0);
		})],
		estimate: () => 3
	}), tp = () => ep({});
})), rp, ip, ap = d((() => {
	b(), Tf(), D(), qu(), bn(), rp = E({
		name: "discard",
		pass: ({ who: e }) => mn(e) ? "target" : "activation",
		vars: Hu,
		parts: (e, t, { own: n }) => [...zu(e, n, t.who), ...t.how === "choice" ? [e.ask("discard", {
			who: (e, t) => n(t).seats[0],
			options: (e, t) => {
				let [r] = n(t).seats;
				return r === void 0 ? [] : [...new Set(_(e, r).hand)];
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => wf(e, n(t).seats[0], r)
		})] : [e.roll("random-card", {
			dice: (e, t) => {
				let [r] = n(t).seats;
				return +(r !== void 0 && _(e, r).hand.length > 0);
			},
			lot: "pieces",
			sides: (e, t) => _(e, n(t).seats[0]).hand.length,
			then: (e, t, [r]) => {
				let i = n(t).seats[0];
				wf(e, i, _(e, i).hand[r - 1]);
			}
		})]],
		estimate: (e) => e.who === "self" ? -1.5 : 1.5
	}), ip = (e = "target", t = "choice") => rp({
		who: e,
		how: t
	});
})), op, sp, cp = d((() => {
	b(), Tf(), D(), op = E({
		name: "discard-hand",
		parts: (e) => [e.run((e, t) => {
			for (let n of [..._(e, t.self).hand]) wf(e, t.self, n);
		})],
		estimate: () => -3
	}), sp = () => op({});
}));
// packages/dice-throne/src/rules/draw.ts
function lp(e, t) {
	let n = [];
	for (let r = 0; r < e.fighters.length; r++) v(e, r) === v(e, t) && n.push(r);
	return n;
}
var up, dp, fp, pp = d((() => {
	p(), b(), up = f("dice-throne/draw", (e) => [e.loop((e, t) => t.count > 0 && (_(e, t.seat).deck.length > 0 || _(e, t.seat).discard.length > 0), e.when((e, t) => _(e, t.seat).deck.length === 0, e.call(dp, (e, t) => ({ seat: t.seat }))), e.run((e, t) => {
		let n = _(e, t.seat), r = n.deck.splice(Math.max(0, n.deck.length - t.count)).reverse();
		n.hand.push(...r), n.knownTop = Math.max(0, n.knownTop - r.length), t.count -= r.length, _e(lp(e, t.seat), () => ({
			type: "drew",
			seat: t.seat,
			cards: r,
			count: r.length
		}), () => ({
			type: "drew",
			seat: t.seat,
			count: r.length
		}));
	}))]), dp = f("dice-throne/reshuffle", (e) => [e.run((e, t) => {
		let n = _(e, t.seat);
		n.deck.push(...n.discard.splice(0)), n.knownTop = 0, l(() => ({
			type: "reshuffled",
			seat: t.seat
		}));
	}), e.call(fp, (e, t) => ({ seat: t.seat }))]), fp = f("dice-throne/shuffle", (e) => [e.shuffle("shuffle", {
		stream: (e, t) => `deck-${t.seat + 1}`,
		cards: (e, t) => _(e, t.seat).deck.length,
		then: (e, t, n) => {
			let r = _(e, t.seat);
			r.deck = n.map((e) => r.deck[e]), r.knownTop = 0;
		}
	})]);
})), mp, U, hp = d((() => {
	pp(), kl(), D(), mp = E({
		name: "draw",
		parts: (e, t) => [e.call(up, (e, n) => ({
			seat: n.self,
			count: pl(e, n, t.amount)
		}))],
		estimate: (e, t) => 1.5 * t.amount(e.amount)
	}), U = (e) => mp({ amount: e });
}));
// packages/dice-throne/src/rules/dials.ts
function gp(e, t) {
	for (let [n, r] of t.entries()) {
		let t = e.dials[n];
		e.dials[n] = bp(e, n, r), e.dials[n] === 0 && t > 0 && _p(e, n);
	}
}
function _p(e, t) {
	for (let n of e.fighters.keys()) {
		let r = v(e, n) === t ? N(e, n).find((e) => C(e).saves) : void 0;
		if (r !== void 0) {
			P(e, n, r, 1), e.dials[t] = 1;
			return;
		}
	}
}
var vp, yp, bp, xp, Sp = d((() => {
	p(), w(), b(), Uc(), I(), vp = (e, t, n) => {
		let r = ot(e, t);
		xp(e, t, n);
		let i = ot(e, t) - r;
		i > 0 && l(() => ({
			type: "healed",
			seat: t,
			amount: i
		}));
	}, yp = (e, t) => Vc(at(e)) - ot(e, t), bp = (e, t, n) => Hc(e.dials[t], n, at(e)), xp = (e, t, n) => gp(e, e.dials.map((r, i) => i === v(e, t) ? n : 0));
})), Cp, wp, Tp, Ep = d((() => {
	Uc(), Sp(), fl(), b(), D(), Cp = E({
		name: "endure",
		possible: (e, t) => e.attack?.isAttack === !0 && e.attack.target === t && !e.attack.endured && kc[e.attack.type].reduced && Tp(e, t),
		parts: (e) => [e.run((e, t) => {
			e.attack?.target === t.self && (e.attack.endured = !0);
		})],
		estimate: () => 8
	}), wp = () => Cp({}), Tp = (e, t) => bp(e, v(e, t), e.healing[t] - Oc(Qc(e, t))) === 0;
}));
// packages/dice-throne/src/effects/tokenWorth.ts
function Dp(e) {
	let t = Ap.get(e.id);
	if (t !== void 0) return t;
	Ap.set(e.id, e.kind === "negative" ? -1.5 : 1.5);
	let n = Op(e);
	return Ap.set(e.id, n), n;
}
function Op(e) {
	if (e.worth !== void 0) return e.worth;
	let { forbids: t, weakens: n, saves: r, blast: i, foresees: a } = e, o = 0;
	for (let t of Lo.token) {
		let n = jo(e, t);
		n && (o += Po(t).tokenWorth?.(Mp(e.id).list(n), e) ?? 0);
	}
	for (let { effects: t, cost: n, aged: r, price: i } of e.spends ?? []) {
		let a = Mp(e.id).list(t) - (i ? tu(i, jp) : 0);
		o = Math.max(o, (r ? .9 : 1) * Mo * a / Math.max(1, n));
	}
	return t && (o -= kp[t]), e.attempts && (o += 2 * e.attempts), e.attemptPrice && (o -= 1.5 * e.attemptPrice), e.shelters && (o += 6), e.aura && (o += (e.aura.of === "attacker" ? 1 : -1) * 2 * Mp(e.id).amount(e.aura.amount)), n && (o -= n * 2), r && (o += 8), i && (o -= i / 2), a && (o += 1), o === 0 && (o = e.kind === "negative" ? -1.5 : 1.5), e.kind === "negative" ? Math.min(-.5, o) : o;
}
var kp, Ap, jp, Mp, Np = d((() => {
	Ro(), w(), Bl(), su(), kp = {
		offense: 4,
		income: 1.5,
		acting: 6,
		damage: 4,
		cards: 1.5
	}, Ap = /* @__PURE__ */ new Map(), jp = (e) => Dp(C(e)), Mp = (e) => Al(() => 1 / 3, 1, jp, e);
})), Pp, Fp, Ip = d((() => {
	Bl(), Np(), Pp = ({ faces: e }, t, n, r) => Al((t) => e.filter((e) => e === t).length / 6, t, jp, void 0, n, r && {
		dice: r,
		faces: e
	}), Fp = (e, t) => Pp(t, 5).list(e);
}));
// packages/dice-throne/src/effects/keepDice.ts
function Lp(e, t, n = Infinity) {
	return [e.ask("keep-dice", {
		who: (e) => Zu(e).owner,
		options: (e) => {
			let t = Rp(Zu(e));
			return Array.from({ length: 1 << t.length }, (e, t) => t).filter((e) => Bp(t, e).length <= n);
		},
		key: Ga,
		then: (e, n, r) => {
			t(n).thrown = Bp(Rp(Zu(e)), r);
		}
	}), zp(e, t)];
}
var Rp, zp, Bp, Vp = d((() => {
	T(), od(), Rp = (e) => e.dice.filter((t, n) => ed(e, n) === e.owner), zp = (e, t) => e.roll("roll", {
		dice: (e, n) => t(n).thrown.length,
		whose: (e) => [Zu(e).owner],
		then: (e, n, r) => {
			for (let [i, a] of t(n).thrown.entries()) ad(e, n.self, a, r[i]);
		}
	}), Bp = (e, t) => e.flatMap((e, n) => t & 1 << n ? [] : [n + 1]);
})), Hp, Up, Wp = d((() => {
	D(), Vp(), od(), Hp = E({
		name: "extra-attempt",
		possible: (e, t, n) => Zu(e)?.purpose === n.of,
		vars: () => ({ thrown: [] }),
		parts: (e, t, { own: n }) => t.of === "offense" ? [e.run((e) => {
			e.attempts++, e.altered = !0;
		})] : Lp(e, n),
		estimate: () => 1.5
	}), Up = (e) => Hp(e);
})), Gp, Kp, qp = d((() => {
	b(), D(), Gp = E({
		name: "extra-offense",
		parts: (e, t) => [e.run((e) => {
			e.furtherOffenses.push(t.sameTarget ? e.attack?.target ?? -1 : -1);
		})],
		estimate: () => 6
	}), Kp = ({ sameTarget: e = !1 } = {}) => Gp({ sameTarget: e });
})), Jp, Yp, Xp = d((() => {
	p(), uu(), D(), Jp = E({
		name: "fail",
		parts: (e) => [e.run((e, t) => {
			l(() => ({
				type: "failed",
				seat: t.self
			})), Te(e, lu.resolveAttack) && Ae(e, lu.resolveAttack);
		})],
		estimate: () => -7
	}), Yp = () => Jp({});
})), Zp, Qp, $p, em = d((() => {
	I(), D(), Bl(), Js(), Zp = E({
		name: "fill-up",
		pass: ({ late: e }) => e ? "target" : "activation",
		possible: (e, t, n) => Ys(e, t, qs(n.token, t)) > 0,
		parts: (e, t) => [e.run((e, n) => {
			let r = qs(t.token, n.self);
			Xs(e, n.self, r, Ys(e, n.self, r));
		})],
		estimate: (e, t) => 2 * t.token(e.token)
	}), Qp = (e) => Zp({ token: e }), $p = (e) => Zp({
		token: e,
		late: !0
	});
})), tm, nm = d((() => {
	p(), M(), ps(), ts(), w(), kl(), b(), lf(), tm = f("dice-throne/upgrade", (e) => [
		e.leave((e, t) => !_(e, t.seat).laid.includes(t.card)),
		e.run((e, t) => {
			let { upgrades: n } = aa(e, t.seat, t.card), r = _(e, t.seat), { hero: i, marks: a, laid: o } = r, { levels: s } = j(e, t.seat);
			t.hooks = tf(e, t.seat, "upgraded"), o.splice(o.indexOf(t.card), 1), a[st] = (a["cards-in-play"] ?? 0) + 1, r.board = ws(i, a.face, {
				...s,
				[n.ability.id]: n.level
			}), a[Dl] = (a["upgrades-this-turn"] ?? 0) + 1;
		}),
		e.each("hook", (e, t) => t.hooks, e.call((e, t) => Xo(t.hook), (e, t) => nf(e, t.hook, t.seat))),
		e.when((e, t) => es(ds(_(e, t.seat).hero, t.card)) !== void 0, e.call((e, t) => Xo(ds(_(e, t.seat).hero, t.card)), (e, t) => rf(e, "played", t.seat, t.card)))
	]);
})), rm, im, am = d((() => {
	M(), w(), rm = (e, t, n) => [...ba(e, t).cards.values()].flatMap(({ id: e, upgrades: t }) => t && n.includes(e) ? [e] : []), im = (e, t, n) => rm(e, t, n).filter((n) => {
		let { ability: r, level: i } = ba(e, t).cards.get(n).upgrades;
		return Ms(e, t, r.id) < i;
	});
}));
// packages/dice-throne/src/effects/freeUpgrade.ts
function om(e, t, n) {
	_(e, t).laid.push(n), l(() => ({
		type: "played",
		seat: t,
		card: n
	}));
}
var sm, cm, lm = d((() => {
	p(), nm(), b(), am(), sm = (e) => e.loop((e, t) => cm(e, t.self) !== void 0, e.call(tm, (e, t) => ({
		seat: t.self,
		card: cm(e, t.self)
	}))), cm = (e, t) => _(e, t).laid.find((n) => im(e, t, [n]).length > 0);
}));
// packages/dice-throne/src/rules/halved.ts
function um(e, t, n) {
	_(e, t).marks[pm + n] = 1;
}
function dm(e, t) {
	let { marks: n } = _(e, t), r = [];
	if (!ut(e)) return r;
	for (let e in n) n[e] > 0 && e.startsWith(pm) && r.push(e.slice(7));
	return r;
}
function fm(e, t) {
	let { marks: n } = _(e, t);
	for (let e in n) e.startsWith(pm) && (n[e] = 0);
}
var pm, mm = d((() => {
	b(), pm = "halved:";
}));
// packages/dice-throne/src/rules/leave.ts
function hm(e, t) {
	let n = _(e, t);
	for (let e in n.tokens) n.tokens[e] = 0;
	n.marks[gm] = 1, n.marks[_m] = n.hand.length + n.deck.length + n.looking.length, n.hand = [], n.exposed = [], n.shownTo = [], n.deck = [], n.looking = [], n.knownTop = 0, n.facedown = void 0, n.cp = 0, e.incoming[t] = [], e.healing[t] = 0;
}
var gm, _m, vm, ym, bm = d((() => {
	b(), gm = "gone", _m = "cards-gone", vm = ({ marks: e }) => e[_m] ?? 0, ym = (e, t) => _(e, t).marks[gm] === 1;
}));
// packages/dice-throne/src/rules/playing.ts
function xm(e, t, n) {
	let { discard: r, playing: i } = _(e, t), a = i.indexOf(n);
	a >= 0 && r.push(...i.splice(a, 1));
}
function Sm(e) {
	let t = we(e, lu.playCard).map(({ vars: e }) => e);
	for (let [n, { playing: r }] of e.fighters.entries()) for (let i of [...r]) t.some((e) => e.seat === n && e.card === i) || xm(e, n, i);
}
var Cm = d((() => {
	p(), b(), uu();
}));
// packages/dice-throne/src/rules/reactions.ts
function wm(e, t, n) {
	n <= 0 || !wu(e, t) || tf(e, t, "damaged").length === 0 || (e.harmed = [...e.harmed ?? [], {
		seat: t,
		amount: n
	}]);
}
var Tm, Em = d((() => {
	p(), ts(), b(), Fu(), lf(), Tm = f("dice-throne/reactions", (e) => [e.loop((e) => e.harmed !== void 0, e.run((e, t) => {
		let [n, ...r] = e.harmed;
		t.seat = n.seat, t.amount = n.amount, e.harmed = r.length > 0 ? r : void 0;
	}), e.each("hook", (e, t) => y(e, t.seat) ? tf(e, t.seat, "damaged") : [], e.call((e, t) => Xo(t.hook), (e, t) => ({
		...nf(e, t.hook, t.seat),
		suffered: t.amount
	}))))]);
}));
// packages/dice-throne/src/rules/damage.ts
function Dm(e) {
	for (let t of tl(e)) e.incoming[e.attack.by].push(t);
	let t = e.incoming.map((t, n) => Qc(e, n));
	e.dealt = t.map(Oc), e.attack && e.attack.target !== -1 && (e.attack.dealt = Lc(t[e.attack.target]));
	let n = e.dials.map(() => 0);
	for (let [r, i] of t.entries()) {
		wm(e, r, e.dealt[r]);
		let t = e.healing[r];
		n[v(e, r)] += t - e.dealt[r];
		let a = Math.min(t, e.dealt[r] + yp(e, r));
		(e.dealt[r] > 0 || i.length > 0) && l(() => ({
			type: "damaged",
			seat: r,
			amount: e.dealt[r],
			lines: Gc(e, i)
		})), a > 0 && l(() => ({
			type: "healed",
			seat: r,
			amount: a
		}));
	}
	if (e.attack?.endured) {
		let t = v(e, e.attack.target);
		n[t] = Math.max(n[t], 1 - e.dials[t]), e.attack.endured = void 0;
	}
	gp(e, n), nl(e);
}
function Om(e) {
	let { attack: t } = e;
	if (Te(e, lu.resolveAttack) && t && t.target !== -1 && !y(e, t.target)) {
		Ae(e, lu.resolveAttack), e.isolated = void 0;
		return;
	}
	let n = we(e, lu.act).find(({ vars: t }) => !y(e, t.seat));
	if (!n) return;
	let r = Ae(e, n), i = r.find((e) => De(e, Am));
	i && (e.isolated = i.vars.outer);
	for (let t of r) De(t, Pf) && e.rolls.pop();
}
var km, Am, jm, Mm, Nm = d((() => {
	p(), b(), Sc(), Uc(), Kc(), Sp(), uu(), mm(), fl(), bm(), Cm(), Em(), Vd(), Lf(), km = f("dice-throne/apply-incoming", (e) => [
		e.run(Dm),
		e.call(Mm),
		e.call(Tm)
	]), Am = f("dice-throne/isolated", (e) => [
		e.leave((e, t) => t.amount <= 0 || !y(e, t.to)),
		e.run((e, t) => {
			t.outer = e.isolated;
			let n = t.from === void 0 ? [] : dm(e, t.from);
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
		e.when((e, t) => !t.certain, Ld(e)),
		e.run((e, t) => {
			let { lines: n } = e.isolated, r = Oc(n);
			e.isolated = t.outer, l(() => ({
				type: "damaged",
				seat: t.to,
				amount: r,
				lines: jm(t.from, Gc(e, n))
			})), xp(e, t.to, -r), wm(e, t.to, r);
		}),
		e.call(Mm),
		e.call(Tm)
	]), jm = (e, t) => t.map((t) => t.kind === "other" && e !== void 0 ? {
		...t,
		from: e
	} : t), Mm = f("dice-throne/defeats", (e) => [e.run((e) => {
		let t = e.out.length, n = [...e.fighters.keys()].filter((t) => y(e, t) && ot(e, t) === 0);
		for (let r of n) e.out.push(r), e.fighters[r].marks.fell = t, l(() => ({
			type: "defeated",
			seat: r
		}));
		for (let n of e.out.slice(t)) gc(e, n);
		let r = new Set(e.fighters.flatMap((t, n) => y(e, n) ? [v(e, n)] : []));
		if (r.size === 1 && (e.ended = "defeat"), r.size === 0 && (e.ended = "draw"), e.ended) {
			let t = e.ended;
			l(() => ({
				type: "ended",
				reason: t
			})), ee(e);
		} else {
			for (let t of n) hm(e, t);
			y(e, e.active) ? Om(e) : ke(e, lu.match);
		}
		Sm(e);
	})]);
}));
// packages/dice-throne/src/rules/inflict.ts
function Pm(e, { seat: t, token: n, count: r }) {
	let { ends: i, covers: a } = C(n);
	if (t !== e.active || !ut(e) || i === void 0 || a && e.phase === "offense") return;
	let { marks: o } = _(e, t);
	o[ac(n)] = (o[ac(n)] ?? 0) + r;
}
var Fm, Im, Lm, Rm, zm, Bm = d((() => {
	p(), Ro(), ps(), ts(), w(), b(), bd(), Nm(), Zc(), lf(), I(), Fm = f("dice-throne/inflict", (e) => [
		e.leave((e, t) => t.count <= 0 || Lm(e, t)),
		e.when((e, t) => C(t.token).covers === !0, e.call(Im, (e, t) => ({
			...t,
			by: t.by ?? t.seat
		})), e.leave()),
		e.when((e, t) => C(t.token).blast !== void 0 && F(e, t.seat, t.token) > 0, e.run((e, t) => {
			P(e, t.seat, t.token, 1);
		}), e.call(Am, (e, t) => ({
			to: t.seat,
			amount: Xc(e, t.seat) ? 0 : C(t.token).blast,
			by: t.token,
			certain: !1,
			type: "undefendable"
		}))),
		e.run((e, t) => {
			t.placed = Xs(e, t.seat, t.token, t.count), Pm(e, t), t.placed > 0 && e.attack?.target === t.seat && e.attack.inflicted.push(t.token);
		}),
		e.leave((e, t) => t.placed === 0),
		e.when((e, t) => !t.moved && !Xc(e, t.seat) && jo(C(t.token), "inflicted") !== void 0, e.call((e, t) => Xo(ns("inflicted", os(C(t.token).id))), (e, t) => rf(e, "inflicted", t.seat, t.token))),
		e.when(Rm, e.call(zm, (e, t) => ({
			seat: t.seat,
			token: t.token
		})))
	]), Im = f("dice-throne/cover", (e) => [e.loop((e, t) => t.count > 0 && hd(e, t.seat, t.token).length > 0, e.ask("cover", {
		who: (e, t) => t.by,
		options: (e, t) => hd(e, t.seat, t.token),
		params: (e, t) => ({
			token: t.token,
			seat: t.seat
		}),
		auto: !0,
		then: (e, t, n) => {
			t.count--;
			let r = vd(t.token, n);
			Xs(e, t.seat, r, 1), Pm(e, {
				seat: t.seat,
				token: r,
				count: 1
			}), e.attack?.target === t.seat && e.attack.inflicted.push(r);
		}
	}))]), Lm = ({ attack: e }, { seat: t, token: n }) => e?.striking === !0 && e.target === t && e.intercepted?.includes(C(n).id) === !0, Rm = (e, { seat: t, token: n }) => jo(C(n), "full") !== void 0 && Ys(e, t, n) === 0, zm = f("dice-throne/filled", (e) => [e.call((e, t) => Xo(ns("full", os(C(t.token).id))), (e, t) => rf(e, "full", t.seat, t.token))]);
})), Vm, W, Hm = d((() => {
	Bm(), I(), kl(), D(), Js(), Vm = E({
		name: "gain",
		vars: () => ({
			left: 0,
			placed: !1
		}),
		parts: (e, t, { own: n }) => [e.run((e, r) => {
			n(r).left = pl(e, r, t.amount);
		}), e.loop((e, t) => n(t).left > 0, e.ask("gain", {
			who: (e, t) => t.self,
			options: (e, n) => t.may && Ys(e, n.self, qs(t.token, n.self)) > 0 ? ["gain", "decline"] : ["gain"],
			params: () => ({ token: t.token }),
			auto: !0,
			then: (e, r, i) => {
				n(r).left--, n(r).placed = i === "gain" && Xs(e, r.self, qs(t.token, r.self), 1) > 0;
			}
		}), e.when((e, r) => n(r).placed && Rm(e, {
			seat: r.self,
			token: qs(t.token, r.self)
		}), e.run((e, t) => {
			n(t).left = 0;
		}), e.call(zm, (e, n) => ({
			seat: n.self,
			token: qs(t.token, n.self)
		}))))],
		estimate: (e, t) => t.token(e.token) * t.amount(e.amount),
		gives: ({ token: e, amount: t }) => ({
			what: e,
			amount: t
		})
	}), W = (e, t = 1, n = !1) => Vm({
		token: e,
		amount: t,
		may: n
	});
})), Um, Wm, Gm = d((() => {
	mm(), D(), Um = E({
		name: "halve-dealt",
		parts: (e) => [e.run((e, t) => um(e, t.self, t.by))],
		estimate: () => -3.5
	}), Wm = () => Um({});
})), Km, G, qm = d((() => {
	Sp(), kl(), D(), qu(), bn(), Km = E({
		name: "heal",
		pass: ({ who: e }) => mn(e) ? "target" : "activation",
		vars: Hu,
		parts: (e, t, { own: n }) => [...zu(e, n, t.who), e.run((e, r) => {
			for (let i of n(r).seats) {
				let n = pl(e, {
					...r,
					target: i
				}, t.amount);
				n <= 0 || (r.healsLater ? e.healing[i] += n : vp(e, i, n));
			}
		})],
		estimate: (e, t) => (gn(e.who) ? -1 : 1) * t.amount(e.amount)
	}), G = (e, t = "self") => Km({
		amount: e,
		who: t
	});
}));
// packages/dice-throne/src/rules/healByDealt.ts
function Jm(e, t) {
	_(e, t).marks[Xm] = 1;
}
function Ym(e) {
	let { by: t, dealt: n = 0 } = e.attack;
	_(e, t).marks[Xm] && n > 0 && vp(e, t, n);
}
var Xm, Zm = d((() => {
	b(), Sp(), Xm = "healed-by-dealt-this-turn";
})), Qm, $m, eh = d((() => {
	Zm(), D(), Qm = E({
		name: "heal-dealt",
		parts: (e) => [e.run((e, t) => Jm(e, t.self))],
		estimate: () => 5
	}), $m = () => Qm({});
})), th, nh, rh = d((() => {
	Zc(), b(), th = (e, t, n) => n !== t.self && (Yc(e, t.self) || nh(e, t) && Xc(e, n)), nh = ({ attack: e }, { self: t, by: n }) => e?.by === t && n === nt(e);
})), ih, ah, oh, sh = d((() => {
	Nm(), kl(), D(), rh(), qu(), bn(), ih = E({
		name: "hurt",
		pass: ({ who: e }) => mn(e) ? "target" : "activation",
		vars: Hu,
		parts: (e, t, { own: n }) => {
			let r = (e) => n(e).seats[0];
			return [...zu(e, n, t.who), e.loop((e, t) => n(t).seats.length > 0, e.call(Am, (e, i) => ({
				to: r(i),
				amount: th(e, i, r(i)) ? 0 : pl(e, i, t.amount) * oh(n(i)),
				by: i.by,
				certain: t.certain,
				type: t.type,
				from: i.self
			}), (e, t) => {
				let i = r(t);
				n(t).seats = n(t).seats.filter((e) => e !== i);
			}))];
		},
		estimate: (e, t) => (e.who === "self" ? -1 : 1) * t.amount(e.amount) * vn(e.who)
	}), ah = (e, t, n = !1, r = "normal") => ih({
		amount: e,
		who: t,
		certain: n,
		type: r
	}), oh = ({ seats: e }) => e.filter((t) => t === e[0]).length;
})), ch, lh, K, uh = d((() => {
	w(), Bm(), b(), kl(), D(), Js(), qu(), bn(), ch = ({ who: e, repeatedWith: t }) => (n) => _n(e) || t !== void 0 && lt(n, t), lh = E({
		name: "inflict",
		pass: ({ who: e }) => mn(e) ? "target" : "activation",
		reaches: (e, t, { who: n, amount: r }) => mn(n) && pl(e, t, r) > 0,
		inflicts: (e, t, { who: n, token: r, amount: i }) => mn(n) && pl(e, t, i) > 0 ? [r] : [],
		possible: (e, t, { who: n, token: r }) => C(r).blast !== void 0 || C(r).ends !== void 0 || Gu(e, t, n, [r]),
		vars: Hu,
		parts: (e, t, { own: n }) => [...zu(e, n, t.who, void 0, ch(t)), Uu(e, n, Fm, (e, n, r) => ({
			seat: r,
			token: qs(t.token, n.self),
			count: pl(e, n, t.amount),
			by: n.self
		}))],
		estimate: (e, t) => (e.who === "self" ? 1 : -1) * t.token(e.token) * t.amount(e.amount) * vn(e.who)
	}), K = (e, t = 1, n = "target", r) => lh({
		token: e,
		amount: t,
		who: n,
		...r ? { repeatedWith: r } : {}
	});
})), dh, fh, ph = d((() => {
	D(), dh = E({
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
	}), fh = () => dh({});
}));
// packages/dice-throne/src/effects/keepSome.ts
function mh(e, t) {
	return e === 0 ? [[]] : t.flatMap((n, r) => n === t[r - 1] ? [] : mh(e - 1, t.slice(r + 1)).map((e) => [n, ...e]));
}
var hh, gh, _h = d((() => {
	T(), D(), hh = E({
		name: "keep-some",
		parts: (e, t, { pass: n }) => [e.ask("keep-some", {
			who: (e, t) => t.self,
			options: (e, n) => n.dice.length > t.dice ? mh(t.dice, [...n.dice].sort()) : [],
			key: Ja,
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
	}), gh = (e) => hh({ dice: e });
})), vh, yh, bh = d((() => {
	b(), D(), vh = E({
		name: "lay",
		parts: (e, t) => [e.run((e, n) => {
			let { deck: r, laid: i, spells: a } = _(e, n.self), o = a.includes(t.card) ? a : r, s = o.indexOf(t.card);
			s >= 0 && i.push(...o.splice(s, 1));
		})],
		estimate: () => 3
	}), yh = (e) => vh({ card: e });
})), xh, Sh, Ch, wh = d((() => {
	I(), kl(), D(), Bl(), Js(), qu(), bn(), xh = (e, t, n, r) => F(e, t, qs(n, r)), Sh = E({
		name: "lose",
		pass: ({ who: e }) => mn(e) ? "target" : "activation",
		possible: (e, t, n) => Wu(e, t, n.who).some((r) => xh(e, r, n.token, t) > 0),
		vars: Hu,
		parts: (e, t, { own: n }) => [...zu(e, n, t.who, (e, n, r) => xh(e, r, t.token, n.self) > 0), e.run((e, r) => {
			let i = t.amount === "all" ? 2 ** 53 - 1 : pl(e, r, t.amount);
			r.paid = 0;
			for (let a of n(r).seats) r.paid += P(e, a, qs(t.token, r.self), i);
		})],
		estimate: (e, t) => {
			if (t.about === e.token) return 0;
			let n = t.token(e.token) * (e.amount === "all" ? 2 : t.amount(e.amount));
			return e.who === "self" ? -n : n;
		}
	}), Ch = (e, t = 1, n = "self") => Sh({
		token: e,
		amount: t,
		who: n
	});
})), Th, Eh, Dh = d((() => {
	Df(), kl(), D(), qu(), bn(), Th = E({
		name: "lose-cp",
		pass: ({ who: e }) => mn(e) ? "target" : "activation",
		vars: Hu,
		parts: (e, t, { own: n }) => [...zu(e, n, t.who), e.run((e, r) => {
			let i = pl(e, r, t.amount);
			if (i > 0) for (let t of n(r).seats) Ef(e, t, -i);
		})],
		estimate: (e, t) => (e.who === "self" ? -1 : 1) * t.amount(e.amount)
	}), Eh = (e, t = "target") => Th({
		amount: e,
		who: t
	});
})), Oh = d((() => {
	b(), D(), E({
		name: "mark",
		parts: (e, t) => [e.run((e, n) => {
			_(e, n.self).marks[t.name] = t.value;
		})],
		estimate: () => 0
	});
}));
// packages/dice-throne/src/rules/interval.ts
function kh(e, t) {
	if (lt(e, "v2.2")) return [];
	let n = Qe(e, e.active);
	return n.slice(0, Math.max(0, n.indexOf(t))).filter((t) => Tu(e, t));
}
function Ah(e, { seat: t, card: n }) {
	let { kind: r } = aa(e, t, n);
	return r !== "instant" && (r !== "roll" || lt(e, "instants-interrupt-roll-cards"));
}
var jh, Mh, Nh = d((() => {
	p(), w(), T(), b(), Fu(), uu(), Nd(), Vd(), jh = f("dice-throne/answered", (e) => [e.run((e, t) => {
		t.queue = kh(e, t.seat);
	}), e.loop((e, t) => t.queue.length > 0, e.run((e, t) => {
		t.by = t.queue.shift();
	}), e.ask("answer", {
		who: (e, t) => t.by,
		options: (e, t) => hu(e, t.by, [Id]),
		params: (e, t) => ({
			seat: t.seat,
			action: t.action
		}),
		unavailable: (e, t) => Td(e, t.by),
		decline: Id,
		then: (e, t, n) => {
			t.answer = n;
		}
	}), e.when((e, t) => t.answer !== Id, e.call(lu.act, (e, t) => ({
		seat: t.by,
		action: t.answer
	})), e.run((e, t) => {
		t.acted = !0, t.queue = kh(e, t.seat);
	})))]), Mh = f("dice-throne/interval", (e) => [e.call(jh, (e, t) => ({
		seat: t.seat,
		action: Ma(t.card)
	}), (e, t, { acted: n }) => {
		t.acted = n;
	}), e.when(Ah, Ld(e, (e, t) => ({
		but: t.seat,
		instants: !0
	}), (e, t, { acted: n }) => {
		t.acted = t.acted || n;
	}))]);
}));
// packages/dice-throne/src/effects/nameTarget.ts
function Ph(e, t, n, r, i) {
	return [
		...r,
		e.when((e, t) => t.open === !0, e.call(Mh, (e, t) => ({
			seat: t.self,
			card: t.by
		}), (e, n, { acted: r }) => {
			t(n).answered = r === !0;
		}), e.when((e, n) => t(n).answered, e.run((e, r) => n(t(r))), ...r)),
		...i
	];
}
var Fh = d((() => {
	Nh();
})), Ih, Lh = d((() => {
	T(), I(), Ih = (e, t, n, r) => t.flatMap((t) => N(e, t).filter((i) => n(i) && F(e, t, i) > (r?.seat === t && r.token === i ? r.count : 0)).map((e) => $a(t, e)));
})), Rh, zh, Bh = d((() => {
	T(), Bm(), I(), b(), D(), Fh(), qu(), Lh(), Rh = E({
		name: "move-token",
		names: !0,
		possible: (e, t, n, r) => Ih(e, Qe(e, t), fc, r).length > 0,
		vars: () => ({
			...Hu(),
			token: "",
			answered: !1
		}),
		parts: (e, t, { own: n }) => Ph(e, n, (e) => {
			e.token = "";
		}, [e.ask("move-token", {
			who: (e, t) => t.self,
			options: (e, t) => Ih(e, Qe(e, t.self), fc),
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				n(t).token = r;
			}
		}), ...zu(e, n, "chosen-player", (e, t, r) => {
			let { token: i } = n(t);
			return i !== "" && r !== eo(i).seat;
		})], [e.when((e, t) => n(t).token !== "" && n(t).seats.length > 0, e.call(Fm, (e, t) => {
			let { seat: r, token: i } = eo(n(t).token);
			return P(e, r, i, 1), {
				seat: n(t).seats[0],
				token: i,
				count: 1,
				moved: !0
			};
		}))]),
		estimate: () => 3
	}), zh = () => Rh({});
}));
// packages/dice-throne/src/rules/recount.ts
function Vh(e) {
	let { attack: t } = e;
	if (!(!t || t.stage !== "activated" && t.stage !== "defended")) {
		for (let n of e.fighters.keys()) {
			if (n === t.by) continue;
			let r = e.incoming[n].filter(({ recounted: e }) => !e);
			e.incoming[n] = r, r.length !== 0 && (t.target === n && Hh(e, t, r), kc[t.type].reduced && Uh(e, t, n, r));
		}
		t.target !== -1 && (t.peak = Math.max(t.peak ?? 0, Lc(Qc(e, t.target))));
	}
}
function Hh(e, { by: t, target: n, type: r, isAttack: i }, a) {
	if (!i || !kc[r].modified || !y(e, n)) return;
	let o = (e, n) => {
		n !== 0 && a.push({
			kind: "add",
			by: e,
			amount: n,
			from: t,
			recounted: !0
		});
	};
	for (let { id: r, aura: i } of ia()) F(e, i.of === "attacker" ? t : n, r) > 0 && o(r, pl(e, fu(t, n, r), i.amount));
	for (let { id: n, aura: r } of va(_(e, t).hero)) r && mc(e, t, n) === r.state && o(n, r.damage);
}
function Uh(e, { by: t, ...n }, r, i) {
	if (Wh(e, n, r)) for (let { id: n, weakens: r = 0 } of ra()) {
		let a = -r * F(e, t, n);
		if (a === 0) continue;
		let o = {
			kind: "add",
			by: n,
			amount: a,
			from: t,
			recounted: !0
		};
		i.push(lt(e, "wither-strict") ? o : {
			...o,
			overall: !0
		});
	}
	for (let n of dm(e, t)) i.push({
		kind: "half",
		by: n,
		amount: 0,
		from: t,
		bySource: !0,
		recounted: !0
	});
}
var Wh, Gh = d((() => {
	w(), kl(), b(), Sc(), Uc(), pu(), mm(), fl(), I(), Wh = (e, { isAttack: t, target: n, type: r }, i) => !lt(e, "wither-strict") || t && n === i && kc[r].modified;
}));
// packages/dice-throne/src/rules/act.ts
function Kh({ effects: [e] }) {
	return e !== void 0 && Do(e).names === !0;
}
function qh(e, t, n) {
	let { laid: r, marks: i } = _(e, t);
	r.push(n), i[Du] = (i["spells-this-turn"] ?? 0) + 1;
}
var Jh, Yh, Xh, Zh, Qh, $h = d((() => {
	p(), M(), ps(), ts(), w(), Gs(), D(), su(), T(), b(), Fu(), uu(), pu(), wd(), lf(), Nh(), jf(), Cm(), Gh(), Vd(), I(), nm(), Jh = f(lu.act.name, (e) => [e.either((e, t) => Ha(t.action).is === "play", [e.call(Yh, (e, t) => ({
		seat: t.seat,
		card: Da("play", t.action).card
	}))], [e.call(jh, (e, t) => ({
		seat: t.seat,
		action: t.action
	})), e.either((e, t) => Ha(t.action).is === "spend", [e.call(Xh, (e, t) => {
		let { token: n, use: r } = Da("spend", t.action);
		return {
			seat: t.seat,
			token: n,
			use: r
		};
	})], [
		e.when((e, t) => !vu(e, t.seat, t.action) && zd(e, { but: t.seat }), e.run((e, t) => l(() => ({
			type: "declared",
			seat: t.seat,
			action: Da("use", t.action).action
		}))), Ld(e, (e, t) => ({
			but: t.seat,
			instants: !0
		}))),
		e.run((e, t) => {
			t.begun = !0;
		}),
		e.call(Zh, (e, t) => ({
			seat: t.seat,
			action: Da("use", t.action).action
		}))
	])]), e.run(Vh)]), Yh = f(lu.playCard.name, (e) => [
		e.run((e, t) => {
			$e(e, t.seat, -Ou(e, t.seat, aa(e, t.seat, t.card))), xd(e, t.seat, t.card);
			let { kind: n } = aa(e, t.seat, t.card);
			n === "spell" ? qh(e, t.seat, t.card) : _(e, t.seat)[n === "upgrade" ? "laid" : "playing"].push(t.card);
			let r = ds(_(e, t.seat).hero, t.card);
			t.program = n === "upgrade" ? void 0 : es(r), ge(r, t.seat), l(() => ({
				type: "played",
				seat: t.seat,
				card: t.card
			}));
		}),
		e.when((e, t) => aa(e, t.seat, t.card).price !== void 0, e.call(Of, (e, t) => ({
			seat: t.seat,
			price: aa(e, t.seat, t.card).price,
			times: 1,
			by: t.card
		}))),
		e.when((e, t) => !Kh(aa(e, t.seat, t.card)), e.call(Mh, (e, t) => ({
			seat: t.seat,
			card: t.card
		}))),
		e.when((e, t) => aa(e, t.seat, t.card).kind === "upgrade", e.call(tm, (e, t) => ({
			seat: t.seat,
			card: t.card
		}))),
		e.when((e, t) => t.program !== void 0, e.call((e, t) => Xo(t.program), (e, t) => ({
			...rf(e, "played", t.seat, t.card),
			open: Kh(aa(e, t.seat, t.card))
		}))),
		e.run((e, t) => xm(e, t.seat, t.card))
	]), Xh = f("dice-throne/spend-token", (e) => [
		e.leave((e, t) => {
			let n = Us(t.token, t.use);
			return ju(e, t.seat, t.token, n) < n.cost || n.price !== void 0 && !nu(e, t.seat, n.price);
		}),
		e.run((e, t) => {
			let n = Us(t.token, t.use), { kind: r, spent: i } = C(t.token);
			l(() => ({
				type: "spent",
				seat: t.seat,
				token: t.token
			})), (r !== "companion" || i) && P(e, t.seat, t.token, n.cost, n.aged);
			let { marks: a } = _(e, t.seat);
			for (let e of /* @__PURE__ */ new Set([ku(t.token), ku(t.token, n)])) a[e] = (a[e] ?? 0) + 1;
		}),
		e.when((e, t) => Us(t.token, t.use).price !== void 0, e.call(Of, (e, t) => ({
			seat: t.seat,
			price: Us(t.token, t.use).price,
			times: 1,
			by: t.token
		}))),
		e.call((e, t) => Xo(Us(t.token, t.use).program), (e, t) => rf(e, "spend", t.seat, t.token))
	]), Zh = f("dice-throne/use-action", (e) => [
		e.leave((e, t) => !wu(e, t.seat) || !Su(e, t.seat, Qh(e, t))),
		e.run((e, t) => {
			let n = Qh(e, t);
			$e(e, t.seat, -n.cost), _(e, t.seat).marks[Au(n.id)] = 1, t.program = n.program, l(() => ({
				type: "used",
				seat: t.seat,
				action: t.action
			}));
		}),
		e.when((e, t) => Qh(e, t).price !== void 0, e.call(Of, (e, t) => ({
			seat: t.seat,
			price: Qh(e, t).price,
			times: 1,
			by: t.action
		}))),
		e.call((e, t) => Xo(t.program), (e, t) => fu(t.seat, du(e, t.seat), t.action))
	]), Qh = (e, { seat: t, action: n }) => j(e, t).actions.find(({ id: e }) => e === n);
}));
// packages/dice-throne/src/rules/offense.ts
function eg(e) {
	let t = Ce(e, dg)?.vars.further ? 0 : rg(e, ({ attempts: e }) => e);
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
		...tg(e)
	}];
}
function tg(e) {
	let t = N(e, e.active).find((e) => C(e).warps !== void 0);
	if (t === void 0) return {};
	P(e, e.active, t, 1);
	let n = C(t).warps;
	return n === Zi(_(e, e.active).hero) ? {} : { foreign: {
		at: 4,
		hero: n
	} };
}
function ng(e, t, n) {
	let { dice: r } = mg(e), i = 0;
	for (let e = 0; e < r.length; e++) t & 1 << e && (r[e] = n[i++]);
	e.attempts--;
	let { marks: a } = _(e, e.active);
	a[El] = (a["attempts-this-turn"] ?? 0) + 1, l(() => ({
		type: "rolled",
		seat: e.active,
		purpose: "offense",
		dice: [...r]
	}));
}
function rg(e, t) {
	let { tokens: n } = _(e, e.active), r = 0;
	for (let e in n) n[e] > 0 && (r += n[e] * (t(C(e)) ?? 0));
	return r;
}
function ig({ dice: e, foreign: t }) {
	if (t) return yg.filter((n) => ag(n, e, t.at));
	let n = ms(e), r = vg[n] ?? yg.filter((t) => ag(t, e));
	return vg[n] = r, r;
}
function ag(e, t, n) {
	for (let r = 1; r < t.length; r++) if (e & 1 << r && r !== n) {
		for (let i = 0; i < r; i++) if (t[i] === t[r] && i !== n && !(e & 1 << i)) return !1;
	}
	return !0;
}
function og(e, t) {
	let n = mg(e), r = md(e, e.active);
	for (let i of j(e, e.active).tiers) pg(e, i, n) && !r.includes(i.ability.id) && t.push(i.announcement);
	return t;
}
function sg(e, t) {
	let { tier: n } = Da("announce", t);
	e.attack = xg(e, n), l(() => ({
		type: "announced",
		seat: e.active,
		ability: n
	}));
}
function cg(e) {
	e.attack = void 0;
}
var lg, ug, dg, fg, pg, mg, hg, gg, _g, vg, yg, bg, xg, Sg, Cg, wg = d((() => {
	p(), M(), qo(), Cs(), w(), kl(), T(), b(), $h(), Fu(), bd(), Df(), Nd(), Vd(), I(), lg = 31, ug = "none", dg = f("dice-throne/offense", (e) => [
		e.run((e) => {
			e.phase = "offense", Zs(e, e.active), eg(e);
		}),
		e.roll("roll", {
			dice: () => 5,
			whose: (e) => [e.active],
			then: (e, t, n) => ng(e, lg, n)
		}),
		e.loop((e, t) => !t.done, e.ask("attempt", {
			who: (e) => e.active,
			options: (e) => {
				let t = og(e, hg(e).slice());
				return t.push(ug), hu(e, e.active, t);
			},
			key: (e) => typeof e == "number" ? Ga(e) : e,
			params: (e) => ({
				attempts: e.attempts,
				each: gg(e)
			}),
			unavailable: (e) => [...Ed(e, mg(e), pg), ...Td(e, e.active)],
			then: (e, t, n) => {
				e.declared = n, e.altered = !1, Sg(n) && sg(e, n);
			}
		}), e.either((e) => Cg(e.declared), [e.call(Jh, (e) => ({
			seat: e.active,
			action: e.declared
		}))], [Ld(e, (e) => Sg(e.declared) ? {} : { but: e.active }), e.either((e) => e.altered || typeof e.declared == "number" && !_g(e) || bg(e), [e.run(cg)], [e.when((e) => typeof e.declared == "number", e.run((e) => Ef(e, e.active, -gg(e))), e.roll("roll", {
			dice: (e) => 5 - Ka(e.declared).length,
			whose: (e) => [e.active],
			then: (e, t, n) => ng(e, lg & ~e.declared, n)
		})), e.run((e, t) => {
			t.done = typeof e.declared == "string";
		})])]))
	]), fg = f("dice-throne/offense-again", (e) => [
		e.run((e) => {
			gd(e, e.active), eg(e);
		}),
		e.roll("roll", {
			dice: () => 5,
			whose: (e) => [e.active],
			then: (e, t, n) => ng(e, lg, n)
		}),
		e.run((e) => {
			e.altered = !0;
		})
	]), pg = (e, { hands: t, need: n }, { dice: r, foreign: i }) => i ? Ko(n, r, ba(e, e.active).faces, i.at) : t[Ss(r)], mg = (e) => e.rolls[0], hg = (e) => e.attempts > 0 && _g(e) ? ig(mg(e)) : [], gg = (e) => lt(e, "original-leaflets") && e.attempts > 1 ? 0 : rg(e, (e) => e.attemptPrice), _g = (e) => _(e, e.active).cp >= gg(e), vg = Array(vs).fill(void 0), yg = Array.from({ length: lg }, (e, t) => t), bg = (e) => e.attack !== void 0 && md(e, e.active).includes(nt(e.attack)), xg = (e, t) => ({
		by: e.active,
		tier: t,
		dice: [...mg(e).dice],
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
	}), Sg = (e) => typeof e == "string" && Ha(e).is === "announce", Cg = (e) => typeof e == "string" && e !== ug && !Sg(e);
})), Tg, Eg, Dg = d((() => {
	wg(), D(), od(), Tg = E({
		name: "offense-again",
		possible: (e) => Zu(e)?.purpose === "offense",
		parts: (e) => [e.call(fg)],
		estimate: () => 3
	}), Eg = () => Tg({});
})), Og, kg, Ag = d((() => {
	T(), Bm(), I(), b(), D(), Og = E({
		name: "pass-on",
		vars: () => ({ to: -1 }),
		parts: (e, t, { own: n }) => [e.ask("choose-player", {
			who: (e, t) => t.self,
			options: (e, n) => F(e, n.self, t.token) > 0 ? [...Qe(e, n.self).filter((e) => e !== n.self), "none"] : [],
			key: (e) => e === "none" ? e : Za(e),
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				r !== "none" && (n(t).to = r);
			}
		}), e.when((e, t) => n(t).to !== -1, e.call(Fm, (e, r) => (P(e, r.self, t.token, 1), {
			seat: n(r).to,
			token: t.token,
			count: 1,
			moved: !0
		})))],
		estimate: () => 2
	}), kg = (e) => Og({ token: e });
})), jg, Mg, Ng = d((() => {
	T(), jf(), D(), vf(), su(), jg = E({
		name: "pay",
		options: { pay: mo("decline") },
		inner: ({ effects: e, otherwise: t }) => [e, t],
		reaches: (e, t, n, r) => r(e.attack?.marks[ou(n.price)] ? n.effects : n.otherwise),
		inflicts: (e, t, n, r) => r(e.attack?.marks[ou(n.price)] ? n.effects : n.otherwise),
		vars: () => ({ paid: !1 }),
		parts: (e, t, { own: n, pass: r, parts: i }) => {
			let a = e.either((e, t) => n(t).paid, i(t.effects), i(t.otherwise));
			return r === "target" ? [e.run((e, r) => {
				r.paid = e.attack.marks[ou(t.price)] ?? 0, n(r).paid = r.paid > 0;
			}), a] : [
				e.ask("pay", {
					who: (e, t) => t.self,
					options: (e, n) => nu(e, n.self, t.price) && t.effects.some((t) => _f(e, n.self, t)) ? [t.price, "decline"] : [],
					key: (e) => e === "decline" ? e : "pay",
					params: (e, t) => ({ by: t.by }),
					then: (e, t, r) => {
						n(t).paid = r !== "decline";
					}
				}),
				e.when((e, t) => n(t).paid, e.call(Of, (e, n) => ({
					seat: n.self,
					price: t.price,
					times: 1,
					by: n.by
				}))),
				e.run((e, i) => {
					i.paid = +!!n(i).paid, r === "activation" && (e.attack.marks[ou(t.price)] = i.paid);
				}),
				a
			];
		},
		possible: (e, t, n) => nu(e, t, n.price) && n.effects.some((n) => gf(e, t, n)) || n.otherwise.some((n) => gf(e, t, n)),
		estimate: (e, t) => {
			let n = t.list(e.otherwise);
			return n + Math.max(0, t.list(e.effects) - tu(e.price, t.token) - n) / 2;
		}
	}), Mg = (e, t, n = []) => jg({
		price: e,
		effects: t,
		otherwise: n
	});
})), Pg, Fg, Ig, Lg, Rg, zg = d((() => {
	T(), jf(), D(), vf(), Bl(), su(), Pg = (e) => e === "any" ? Infinity : e, Fg = E({
		name: "pay-up-to",
		options: { "pay-up-to": po("pay-up-to") },
		inner: ({ each: e, after: t }) => [e, t],
		reaches: (e, t, n, r) => r(n.after) || Rg(e, n.price) > 0 && r(n.each),
		inflicts: (e, t, n, r) => [...Rg(e, n.price) > 0 ? r(n.each) : [], ...r(n.after)],
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
			return r === "target" ? [e.run((e, n) => a(n, Rg(e, t.price))), ...o] : [
				e.ask("pay-up-to", {
					who: (e, t) => t.self,
					options: (e, n) => {
						let r = Math.min(Pg(t.most), eu(e, n.self, t.price));
						return r === 0 ? [] : Array.from({ length: r + 1 }, (e, t) => t);
					},
					params: (e, n) => ({
						by: n.by,
						price: t.price
					}),
					then: (e, t, n) => a(t, n)
				}),
				e.when((e, t) => n(t).count > 0, e.call(Of, (e, r) => ({
					seat: r.self,
					price: t.price,
					times: n(r).count,
					by: r.by
				}))),
				e.run((e, i) => {
					i.paid = n(i).count, r === "activation" && (e.attack.marks[ou(t.price)] = i.paid);
				}),
				...o
			];
		},
		possible: (e, t, n) => nu(e, t, n.price) || n.after.some((n) => !Lg(n) && gf(e, t, n)),
		estimate: (e, t) => Math.min(Pg(e.most), 2) * Math.max(0, t.list(e.each) - tu(e.price, t.token)) + t.list(e.after)
	}), Ig = (e, t, n, r = []) => Fg({
		price: e,
		most: t,
		each: n,
		after: r
	}), Lg = (e) => e.do === "when" && "paid" in e.if, Rg = (e, t) => e.attack?.marks[ou(t)] ?? 0;
})), Bg, Vg, q, Hg = d((() => {
	fl(), kl(), D(), qu(), Bg = E({
		name: "prevent",
		possible: (e, t, n) => Wu(e, t, n.who).some((t) => Vg(e, t)),
		possibleLater: (e, t, n) => Wu(e, t, n.who).some((t) => ll(e, t)),
		vars: Hu,
		parts: (e, t, { own: n }) => [...zu(e, n, t.who, (e, n, r) => (t.who === "self" ? ll : Vg)(e, r)), e.run((e, r) => {
			let i = pl(e, r, t.amount);
			if (i > 0) for (let t of n(r).seats) $c(e, t, {
				kind: "prevent",
				by: r.by,
				amount: i
			});
		})],
		estimate: (e, t) => t.amount(e.amount)
	}), Vg = (e, t) => sl(e, t) && il(e, t), q = (e, t = "self") => Bg({
		amount: e,
		who: t
	});
})), Ug, Wg, Gg = d((() => {
	fl(), D(), Ug = E({
		name: "prevent-half",
		possible: (e, t) => sl(e, t) && il(e, t),
		possibleLater: ll,
		parts: (e) => [e.run((e, t) => $c(e, t.self, {
			kind: "half",
			by: t.by,
			amount: 0
		}))],
		estimate: () => 3
	}), Wg = () => Ug({});
})), Kg, qg, Jg = d((() => {
	b(), D(), Js(), Kg = E({
		name: "raise-limit",
		parts: (e, t) => [e.run((e, n) => {
			let { raised: r } = _(e, n.self), i = qs(t.token, n.self);
			r[i] = (r[i] ?? 0) + t.amount;
		})],
		estimate: (e) => e.amount
	}), qg = (e, t = 1) => Kg({
		token: e,
		amount: t
	});
})), Yg, Xg, Zg = d((() => {
	D(), Yg = E({
		name: "recoil",
		pass: () => "target",
		parts: (e, t) => [e.run((e) => {
			e.attack && (e.attack.recoil += t.amount);
		})],
		estimate: (e) => -.8 * e.amount
	}), Xg = (e) => Yg({ amount: e });
})), Qg, $g, e_ = d((() => {
	fl(), D(), Qg = E({
		name: "reflect",
		possible: (e) => e.isolated === void 0,
		parts: (e) => [e.run((e, t) => $c(e, t.self, {
			kind: "reflect",
			by: t.by,
			amount: 0
		}))],
		estimate: () => 3
	}), $g = () => Qg({});
})), t_, n_, r_ = d((() => {
	I(), b(), D(), Fh(), qu(), Lh(), t_ = E({
		name: "remove-all-tokens",
		names: !0,
		possible: (e, t) => Ih(e, Qe(e, t), dc).length > 0,
		vars: () => ({
			...Hu(),
			answered: !1
		}),
		parts: (e, t, { own: n }) => Ph(e, n, (e) => {
			e.seats = [];
		}, zu(e, n, "chosen-player", (e, t, n) => N(e, n).some(dc)), [e.run((e, t) => {
			for (let r of n(t).seats) for (let t of N(e, r)) dc(t) && P(e, r, t, 2 ** 53 - 1);
		})]),
		estimate: () => 3
	}), n_ = () => t_({});
}));
// packages/dice-throne/src/effects/removeToken.ts
function i_(e, t, n, r, i) {
	let a = r === "own" ? [t] : r === "any" ? Qe(e, t) : n === -1 ? [] : [n];
	return Ih(e, a, dc, i);
}
var a_, o_, s_ = d((() => {
	T(), pu(), I(), b(), D(), Fh(), Lh(), a_ = E({
		name: "remove-token",
		names: !0,
		pass: ({ reach: e }) => e === "target" ? "target" : "activation",
		possible: (e, t, n, r) => i_(e, t, du(e, t), n.reach, r).length > 0,
		vars: () => ({
			token: "",
			answered: !1
		}),
		parts: (e, t, { own: n }) => Ph(e, n, (e) => {
			e.token = "";
		}, [e.ask("remove-token", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = i_(e, n.self, n.target, t.reach);
				return t.may && r.length > 0 ? [...r, "none"] : r;
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				n(t).token = r === "none" ? "" : r;
			}
		})], [e.run((e, t) => {
			if (n(t).token === "") return;
			let { seat: r, token: i } = eo(n(t).token);
			P(e, r, i, 1);
		})]),
		estimate: () => 2
	}), o_ = (e, t = !1) => a_({
		reach: e,
		may: t
	});
})), c_, l_, u_ = d((() => {
	kl(), D(), vf(), c_ = E({
		name: "repeat",
		inner: ({ effects: e }) => [e],
		reaches: (e, t, n, r) => pl(e, t, n.amount) > 0 && r(n.effects),
		possible: (e, t, n) => n.effects.some((n) => gf(e, t, n)),
		vars: () => ({ left: 0 }),
		parts: (e, t, { own: n, parts: r }) => {
			let i = r(t.effects);
			return i.length === 0 ? [] : [e.run((e, r) => {
				n(r).left = pl(e, r, t.amount);
			}), e.loop((e, t) => n(t).left > 0, e.run((e, t) => {
				n(t).left--;
			}), ...i)];
		},
		estimate: (e, t) => t.amount(e.amount) * t.list(e.effects)
	}), l_ = (e, t) => c_({
		amount: e,
		effects: t
	});
})), d_, f_, p_ = d((() => {
	D(), od(), d_ = E({
		name: "reroll-die",
		possible: (e, t, n) => Qu(e, t, n.whose) !== void 0,
		vars: (e) => ({
			left: e.upTo,
			place: 0
		}),
		parts: (e, t, { own: n }) => [e.loop((e, r) => n(r).left > 0 && Qu(e, r.self, t.whose) !== void 0, e.ask("reroll-die", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = rd(Qu(e, n.self, t.whose));
				return t.upTo > 1 ? [...r, "none"] : r;
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				let i = n(t);
				i.place = r === "none" ? 0 : r, i.left = r === "none" ? 0 : i.left - 1;
			}
		}), e.roll("roll", {
			dice: (e, t) => n(t).place === 0 ? 0 : 1,
			whose: (e, t) => [ed(Zu(e), n(t).place - 1)],
			then: (e, t, [r]) => ad(e, t.self, n(t).place, r)
		}))],
		estimate: () => 1.5
	}), f_ = (e) => d_(e);
})), m_, h_, g_, __ = d((() => {
	D(), Vp(), od(), m_ = E({
		name: "reroll-any",
		possible: (e, t) => Zu(e)?.owner === t,
		vars: (e) => ({ thrown: e.single ? [1] : [] }),
		parts: (e, t, { own: n }) => t.single ? [zp(e, n)] : Lp(e, n, t.upTo),
		estimate: () => 1
	}), h_ = (e) => m_(e === void 0 ? {} : { upTo: e }), g_ = () => m_({ single: !0 });
})), v_, y_, J, b_, x_ = d((() => {
	Lf(), D(), vf(), su(), v_ = .15, y_ = E({
		name: "roll",
		inner: ({ effects: e }) => [e],
		reaches: (e, t, n, r) => r(n.effects, e.attack.rolled),
		inflicts: (e, t, n, r) => r(n.effects, e.attack.rolled),
		possible: (e, t, n) => n.effects.some((n) => gf(e, t, n)),
		possibleLater: (e, t, n) => n.effects.some((n) => _f(e, t, n)),
		parts: (e, t, { pass: n, parts: r }) => [...n === "target" ? [e.run((e, t) => {
			t.dice = [...e.attack.rolled], t.foreign = void 0;
		})] : [e.call(Pf, (e, n) => ({
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
			let n = e.effects.find((e) => e.do === "keep-some"), r = t.rolling(n?.dice ?? e.dice).list(e.effects), i = e.price ? tu(e.price, t.token) : 0;
			return r + (e.again ? Math.max(0, v_ * Math.abs(r) - i / 2) : 0);
		}
	}), J = (e, t, n = {}) => y_({
		dice: e,
		effects: t,
		...n
	}), b_ = (e, t) => y_({
		dice: e,
		effects: t,
		by: "target"
	});
}));
// packages/dice-throne/src/effects/searchDeck.ts
function S_(e, t, n) {
	let r = _(e, t);
	r.deck.splice(r.deck.indexOf(n), 1), r.knownTop = 0, r.hand.push(n), _e(lp(e, t), () => ({
		type: "fetched",
		seat: t,
		card: n
	}), () => ({
		type: "fetched",
		seat: t
	}));
}
var C_, w_, T_, E_ = d((() => {
	p(), w(), pp(), b(), D(), C_ = E({
		name: "search-deck",
		vars: (e) => ({ searches: e.most }),
		parts: (e, t, { own: n }) => [e.loop((e, t) => n(t).searches > 0, e.ask("search-deck", {
			who: (e, t) => t.self,
			options: (e, t) => [...T_(e, t.self), "none"],
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				let i = n(t);
				i.searches = r === "none" ? 0 : i.searches - 1, r !== "none" && S_(e, t.self, r);
			}
		})), e.call(fp, (e, t) => ({ seat: t.self }))],
		estimate: (e) => 2 * e.most
	}), w_ = (e) => C_({ most: e }), T_ = (e, t) => {
		let { deck: n } = _(e, t);
		return [...ba(e, t).cards.keys()].filter((e) => n.includes(e));
	};
}));
// packages/dice-throne/src/effects/searchUpgrades.ts
function D_(e, t, n, r, i = []) {
	return [
		e.run((e, r) => {
			t(r).searches = n;
		}),
		e.loop((e, n) => t(n).searches > 0, e.ask("search", {
			who: (e, t) => t.self,
			options: (e, t) => {
				let { deck: n } = _(e, t.self);
				return [...r === "play" ? im(e, t.self, n) : rm(e, t.self, n), "none"];
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, n, i) => {
				let a = t(n);
				a.searches = i === "none" ? 0 : a.searches - 1, i !== "none" && O_(e, n.self, i, r);
			}
		})),
		...i,
		e.call(fp, (e, t) => ({ seat: t.self })),
		...r === "play" ? [sm(e)] : []
	];
}
function O_(e, t, n, r) {
	let i = _(e, t);
	i.deck.splice(i.deck.indexOf(n), 1), i.knownTop = 0, r === "play" ? om(e, t, n) : (i.hand.push(n), Sd(e, t, n, [...e.fighters.keys()]), l(() => ({
		type: "took",
		seat: t,
		card: n
	})));
}
var k_, A_, j_ = d((() => {
	p(), pp(), wd(), b(), D(), lm(), am(), k_ = E({
		name: "search",
		vars: () => ({ searches: 0 }),
		parts: (e, t, { own: n }) => D_(e, n, t.most, t.to),
		estimate: (e) => (e.to === "play" ? 4 : 2) * e.most
	}), A_ = (e, t) => k_({
		most: e,
		to: t
	});
})), M_, N_, P_ = d((() => {
	p(), pp(), wd(), b(), D(), qu(), bn(), M_ = E({
		name: "see-hand",
		pass: ({ who: e }) => mn(e) ? "target" : "activation",
		vars: Hu,
		parts: (e, t, { own: n }) => [
			...zu(e, n, t.who),
			e.run((e, t) => {
				for (let r of n(t).seats) {
					_(e, r).shownTo = lp(e, t.self);
					for (let n of _(e, r).hand) Sd(e, r, n, lp(e, t.self));
					_e(lp(e, t.self), () => ({
						type: "saw",
						seat: t.self,
						of: r,
						cards: [..._(e, r).hand]
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
					for (let r of n(t).seats) _(e, r).shownTo = [];
				}
			})
		],
		estimate: () => .5
	}), N_ = (e) => M_({ who: e });
})), F_, I_, L_ = d((() => {
	w(), Nm(), I(), D(), F_ = E({
		name: "set-off",
		parts: (e, t) => [e.when((e, n) => F(e, n.self, t.token) > 0, e.run((e, n) => {
			P(e, n.self, t.token, 1);
		}), e.call(Am, (e, n) => ({
			to: n.self,
			amount: C(t.token).blast ?? 0,
			by: t.token,
			certain: !1,
			type: "undefendable"
		})))],
		estimate: (e) => -(C(e.token).blast ?? 0)
	}), I_ = (e) => F_({ token: e });
})), R_, z_, B_ = d((() => {
	Df(), b(), D(), qu(), bn(), R_ = E({
		name: "steal-cp",
		pass: ({ from: e }) => mn(e) ? "target" : "activation",
		vars: Hu,
		parts: (e, t, { own: n }) => [...zu(e, n, t.from), e.run((e, r) => {
			for (let i of n(r).seats) {
				let n = Math.min(t.amount, _(e, i).cp);
				Ef(e, i, -n), Ef(e, r.self, n);
			}
		})],
		estimate: (e) => 2 * e.amount
	}), z_ = (e, t = "target") => R_({
		amount: e,
		from: t
	});
}));
// packages/dice-throne/src/effects/stealHealth.ts
function V_(e, t, n, r) {
	let i = Math.min(r, ot(e, n));
	i <= 0 || (l(() => ({
		type: "stole-health",
		seat: t,
		from: n,
		amount: i
	})), gp(e, e.dials.map((r, a) => a === v(e, t) ? i : a === v(e, n) ? -i : 0)));
}
var H_, U_, W_ = d((() => {
	p(), Nm(), Sp(), b(), kl(), D(), qu(), bn(), H_ = E({
		name: "steal-health",
		pass: ({ from: e }) => mn(e) ? "target" : "activation",
		vars: Hu,
		parts: (e, t, { own: n }) => [
			...zu(e, n, t.from),
			e.run((e, r) => {
				let i = pl(e, r, t.amount);
				for (let t of n(r).seats) rt(e, r.self, t) && V_(e, r.self, t, i);
			}),
			e.call(Mm)
		],
		estimate: (e, t) => 2 * t.amount(e.amount)
	}), U_ = (e, t = "target") => H_({
		amount: e,
		from: t
	});
})), G_, K_, q_ = d((() => {
	b(), kl(), D(), qu(), bn(), G_ = E({
		name: "pooled-damage",
		pass: ({ who: e }) => mn(e) ? "target" : "activation",
		vars: Hu,
		parts: (e, t, { own: n }) => [...zu(e, n, t.who), e.run((e, r) => {
			for (let i of n(r).seats) {
				let n = pl(e, {
					...r,
					target: i
				}, t.amount);
				if (n <= 0 || !y(e, i)) continue;
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
		estimate: (e, t) => (e.who === "self" || e.who === "active" ? -1 : 1) * t.amount(e.amount) * vn(e.who)
	}), K_ = (e, t, n = !1, r = yn(t) ? "collateral" : "normal") => G_({
		amount: e,
		who: t,
		certain: n,
		type: r
	});
}));
// packages/dice-throne/src/effects/topOfDeck.ts
function J_(e, t, n) {
	let r = _(e, t), i = r.deck.splice(Math.max(0, r.deck.length - n)).reverse();
	r.looking = i, r.knownTop = Math.max(0, r.knownTop - i.length), _e(lp(e, t), () => ({
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
function Y_(e, t, n = () => [], r = () => void 0) {
	let i = (e, t) => _(e, t.self).looking;
	return [e.run((e, n) => {
		t(n).looked = i(e, n).length;
	}), e.loop((e, t) => i(e, t).length > 0, e.either((e, n) => i(e, n).length > 1 || t(n).looked === 1, [e.ask("put-back-next", {
		who: (e, t) => t.self,
		options: (e, r) => [...i(e, r), ...i(e, r).length === t(r).looked ? n(e, r) : []],
		params: (e, t) => ({ by: t.by }),
		then: (e, n, a) => {
			i(e, n).includes(a) ? X_(e, n.self, a, t(n).looked) : r(e, n, a);
		}
	})], [e.run((e, n) => X_(e, n.self, i(e, n)[0], t(n).looked))]))];
}
function X_(e, t, n, r) {
	let i = _(e, t), a = r - i.looking.length;
	i.looking.splice(i.looking.indexOf(n), 1), i.deck.splice(i.deck.length - a, 0, n), i.knownTop++;
}
var Z_ = d((() => {
	p(), pp(), b();
}));
// packages/dice-throne/src/effects/tryAgain.ts
function Q_(e, t) {
	let n = Zu(e);
	return n && !n.owners ? n.owner : t.self;
}
function $_(e) {
	if (!e) return [];
	let t = ["none"];
	for (let n of rd(e)) {
		t.push([n]);
		for (let r of rd(td(e, [n]))) r > n && t.push([n, r]);
	}
	return t;
}
var ev, tv, nv, rv = d((() => {
	T(), D(), od(), ev = E({
		name: "try-again",
		possible: (e, t) => Qu(e, t, "team") !== void 0,
		vars: () => ({
			places: [],
			single: !1
		}),
		parts: (e, t, { own: n }) => [
			e.ask("try-again", {
				who: Q_,
				options: (e, t) => $_(Qu(e, t.self, "team")),
				key: (e) => e === "none" ? e : qa(e),
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					let i = n(t);
					i.places = r === "none" ? [] : r, i.single = i.places.length === 1;
				}
			}),
			nv(e, n),
			e.ask("try-again", {
				who: Q_,
				options: (e, t) => n(t).single && Zu(e) ? ["again", "none"] : [],
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					r === "none" && (n(t).places = []);
				}
			}),
			e.when((e, t) => n(t).single, nv(e, n))
		],
		estimate: () => 1.5
	}), tv = () => ev({}), nv = (e, t) => e.roll("roll", {
		dice: (e, n) => Zu(e) ? t(n).places.length : 0,
		whose: (e, t) => [Q_(e, t)],
		then: (e, n, r) => {
			for (let [i, a] of t(n).places.entries()) ad(e, n.self, a, r[i]);
		}
	});
})), iv, av, ov = d((() => {
	Fu(), D(), iv = E({
		name: "undefendable",
		possible: (e, t) => Cu(e, t, "my-attack-undefended") || Cu(e, t, "end-of-my-offense"),
		parts: (e) => [e.run((e) => {
			e.attack?.type === "normal" && (e.attack.type = "undefendable");
		})],
		estimate: () => 2
	}), av = () => iv({});
})), sv, cv, Y, X, lv = d((() => {
	pu(), $l(), D(), vf(), sv = E({
		name: "when",
		inner: ({ effects: e, otherwise: t }) => [e, t],
		pass: ({ if: e }) => cv(e) ? "target" : "activation",
		reaches: (e, t, n, r) => r(Vl(e, t, n.if) ? n.effects : n.otherwise),
		inflicts: (e, t, n, r) => r(Vl(e, t, n.if) ? n.effects : n.otherwise),
		parts: (e, t, { pass: n, parts: r }) => n === "whole" || !cv(t.if) ? [e.either((e, n) => Vl(e, n, t.if), r(t.effects), r(t.otherwise))] : n === "target" ? [e.either((e, n) => Vl(e, n, t.if), r(t.effects, "whole"), r(t.otherwise, "whole"))] : [t.effects, t.otherwise].every((e) => Ao(e).some((e) => e.do === "damage")) ? [e.run((e) => {
			e.attack.isAttack = !0;
		})] : [],
		possible: (e, t, n) => Yl(n.if) ? (Vl(e, fu(t, du(e, t), ""), n.if) ? n.effects : n.otherwise).some((n) => gf(e, t, n)) : "base" in n.if && (e.attack?.base ?? 0) < n.if.base ? !1 : "base" in n.if ? n.effects.some((n) => gf(e, t, n)) : Zl(n.if) ? [...n.effects, ...n.otherwise].some((n) => gf(e, t, n)) : "added" in n.if ? e.attack?.type !== "pure" : !("dealt" in n.if) || e.attack !== void 0 && (e.dealt[e.attack.target] ?? 0) >= n.if.dealt && t === e.attack.by,
		possibleLater: (e, t, n) => Zl(n.if) && [...n.effects, ...n.otherwise].some((n) => _f(e, t, n)),
		estimate: (e, t) => {
			let n = Wl(e.if, t);
			return n * t.list(e.effects) + (1 - n) * t.list(e.otherwise);
		}
	}), cv = (e) => "behind" in e, Y = (e, t, n = []) => sv({
		if: e,
		effects: t,
		otherwise: n
	}), X = (e, ...t) => Y({ dice: { symbols: e } }, t);
}));
// packages/dice-throne/src/effects/inflictions.ts
function uv(e, t, n) {
	let r = n.flatMap((n) => {
		let { inflicts: r, inner: i } = Do(n), a = (n, r) => uv(e, r ? {
			...t,
			dice: r,
			foreign: void 0
		} : t, n);
		return r ? r(e, t, n, a) : (i?.(n) ?? []).flatMap((e) => a(e));
	});
	return [...new Set(r.map(C))].flatMap(({ id: e, kind: t }) => t === "negative" ? [e] : []);
}
var dv = d((() => {
	w(), D();
})), fv, pv = d((() => {
	D(), fv = (e, t, n) => n.some((n) => {
		let { inner: r, pass: i, reaches: a } = Do(n);
		return a ? a(e, t, n, (n, r) => fv(e, r ? {
			...t,
			dice: r,
			foreign: void 0
		} : t, n)) : i?.(n) === "target" || (r?.(n) ?? []).some((n) => fv(e, t, n));
	});
})), mv, hv = d((() => {
	p(), Ro(), ps(), ts(), w(), lf(), I(), mv = f("dice-throne/checks", (e) => [e.run((e, t) => {
		t.checks = N(e, e.attack.by).filter((e) => jo(C(e), "activating") !== void 0);
	}), e.loop((e, t) => t.checks.length > 0, e.ask("check", {
		who: (e) => e.attack.by,
		options: (e, t) => t.checks,
		auto: !0,
		then: (e, t, n) => {
			t.next = n, t.checks.splice(t.checks.indexOf(n), 1);
		}
	}), e.when((e, t) => rc(e, e.attack.by, t.next), e.run((e, t) => {
		P(e, e.attack.by, t.next, 1);
	}), e.when((e) => e.attack.type !== "ultimate", e.call((e, t) => Xo(ns("activating", os(C(t.next).id))), (e, t) => rf(e, "activating", e.attack.by, t.next)))))]);
}));
// packages/dice-throne/src/rules/attack.ts
function gv(e) {
	let { ability: t, effects: n } = Cv(e);
	return e.attack.isAttack || fv(e, wv(e, -1, t.id), n);
}
function _v(e) {
	let { ability: t, effects: n } = Cv(e);
	e.attack.coming = uv(e, wv(e, e.attack.target, t.id), n);
}
function vv(e) {
	let { target: t } = e.attack;
	return wu(e, t) && N(e, t).some((n) => Bs(n).some((r) => r.when === "inflicting" && bu(e, t, n, r)));
}
function yv(e) {
	let { by: t } = e.attack;
	return wu(e, t) && of(e, t, "attacking").length > 0 && N(e, t).some((n) => C(n).spentEarly && Bs(n).some((r) => bu(e, t, n, r)));
}
function bv(e) {
	let { by: t, dice: n, foreign: r } = e.attack, { need: i } = Cv(e);
	return j(e, t).hooks.activating.flatMap(({ program: a, ability: o }) => {
		let s = o.activating?.symbol;
		return s === void 0 || ("symbols" in i && !lt(e, "tithe-any-prayer") ? s in i.symbols : Vo(s, n, ba(e, t).faces, r) > 0) ? [a] : [];
	});
}
function xv(e) {
	let { by: t, target: n, base: r, pooled: i } = e.attack;
	i || (e.attack.pooled = !0, e.incoming[n].unshift({
		kind: "base",
		by: Cv(e).ability.id,
		amount: r,
		from: t
	}));
}
function Sv(e) {
	let { by: t, target: n, type: r } = e.attack, i = af(e, t, "attacking");
	return kc[r].modified ? [...i, ...of(e, n, "attacked")] : i;
}
var Cv, wv, Tv, Ev, Dv, Ov, kv, Av, jv, Mv = d((() => {
	p(), M(), qo(), ts(), w(), Gs(), dv(), pv(), b(), Fu(), hv(), Uc(), Zc(), pu(), lf(), I(), Cv = (e) => Ts(e, e.attack.by, e.attack.tier, e.attack.board), wv = (e, t, n) => ({
		...fu(e.attack.by, t, n, e.attack.dice),
		foreign: e.attack.foreign
	}), Tv = (e, t, n) => ({
		...wv(e, t, n),
		pooled: !0,
		healsLater: lt(e, "pooled-healing")
	}), Ev = f("dice-throne/activate", (e) => [
		e.run((e) => {
			let t = e.attack, { ability: n, home: r, tier: i } = Cv(e);
			t.stage = "activated", t.board = _(e, t.by).board, t.dice = [...e.rolls[0].dice], t.foreign = e.rolls[0].foreign?.at, n.kind === "ultimate" && (t.type = "ultimate", e.silenced = !0), ge(() => `${r}.${i}`, t.by), l(() => ({
				type: "activated",
				seat: t.by,
				ability: t.tier,
				...n.kind === "ultimate" && { ultimate: !0 }
			}));
		}),
		e.call(mv),
		sf(e, bv, (e) => e.attack.by),
		e.when((e) => Cv(e).activation !== void 0, e.call((e) => Xo(Cv(e).activation), (e) => Tv(e, -1, Cv(e).ability.id)))
	]), Dv = (e) => !Cv(e).onlyDamage || bv(e).length > 0 || N(e, e.active).some((e) => Bs(e).some(({ when: e }) => e === "end-of-my-offense")), Ov = f("dice-throne/strike", (e) => [e.when((e) => Cv(e).target !== void 0, e.run((e) => {
		e.attack.striking = !0;
	}), e.call((e) => Xo(Cv(e).target), (e) => Tv(e, e.attack.target, Cv(e).ability.id)), e.run((e) => {
		e.attack.striking = !1;
	})), e.when((e) => e.attack.isAttack && y(e, e.attack.target), e.run(xv), sf(e, (e) => of(e, e.attack.by, "attacking"), (e) => e.attack.by), e.call(kv))]), kv = f("dice-throne/modify", (e) => [
		e.leave((e) => {
			let { isAttack: t, modified: n, by: r, target: i } = e.attack;
			return !t || n || Yc(e, r) || !y(e, i);
		}),
		e.run((e) => {
			e.attack.modified = !0;
		}),
		sf(e, Sv, (e) => e.attack.by)
	]), Av = (e) => Cv(e).after !== void 0, jv = f("dice-throne/aftermath", (e) => [e.when(Av, e.call((e) => Xo(Cv(e).after), (e) => ({
		...Tv(e, e.attack.target, Cv(e).ability.id),
		pooled: !1,
		healsLater: !1
	})))]);
}));
// packages/dice-throne/src/text/lexicon.ts
function Nv(e) {
	for (let t of r) Fv(Wv[t].names, e[t]);
}
function Pv(e, t) {
	for (let n of r) {
		let r = t[n], { names: i, heroes: a, cards: o, abilities: s, tokens: c, companions: l, families: ee, verbs: te, questions: ne } = Wv[n];
		a.set(e.id, r), Fv(i, { [e.id]: r.name }), Fv(s, r.abilities), Fv(s, r.actions), Fv(o, r.cards);
		for (let { id: t, upgrades: n } of e.cards) n && Fv(o, { [t]: Gv(r.abilities[n.ability.id] ?? "", n.level) });
		Fv(c, r.tokens), Fv(l, r.companions), Fv(ee, r.families), Fv(te, r.verbs), Fv(ne, r.asks);
	}
}
function Fv(e, t = {}) {
	for (let [n, r] of Object.entries(t)) e.has(n) || e.set(n, r);
}
function Iv(e, t, n) {
	let { abilities: r, heroes: i } = Wv[t], [a = e] = e.split(".");
	return i.get(n ?? "")?.abilities[a] ?? r.get(a) ?? a;
}
function Lv(e, t) {
	let n = Wv[t].heroes.get(e);
	if (!n) throw Error(`No hero is called ${e}`);
	return n.style;
}
function Rv(e, t, n, r = 1) {
	let i = Wv[n].heroes.get(e)?.symbols[t];
	return (r === 1 ? i?.one : i?.many) ?? t;
}
function zv(e, t) {
	let { name: n } = Yv(e, t) ?? {}, r = /@(\D.*)/.exec(e)?.[1];
	return n === void 0 ? e : r === void 0 ? n : `${n} (${Iv(r, t)})`;
}
function Bv(e, t, n, r) {
	let i = Wv[n].companions.get(e), a = Qa(t);
	return a !== void 0 && i?.with ? i.with(r?.(a)) : i?.states[t] ?? t;
}
function Vv(e, t, n = 1) {
	let r = Wv[t].families.get(e);
	return n === 1 ? r?.one : r?.many;
}
function Hv(e, t) {
	let { cards: n, companions: r } = Wv[t];
	return n.get(e) ?? Yv(e, t)?.name ?? r.get(e)?.name ?? Iv(e, t);
}
function Uv(e, t) {
	let n = Wv[t].verbs.get(e);
	if (!n) throw Error(`The verb ${e} has no sentence in the language ${t}`);
	return n;
}
var Wv, Gv, Kv, qv, Jv, Yv, Xv, Zv, Qv, $v = d((() => {
	p(), w(), T(), Gi(), Wv = c((e) => {
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
	}), Gv = (e, t) => `${e} ${"I".repeat(t)}`, Kv = (e, t) => Wv[t].cards.get(e) ?? e, qv = (e, t) => Wv[t].names.get(e) ?? e, Jv = (e, t) => Yv(e, t)?.text ?? "", Yv = (e, t) => {
		let { tokens: n } = Wv[t];
		return n.get(e) ?? n.get(e.slice(0, Math.max(0, e.indexOf("@"))));
	}, Xv = (e, t) => Wv[t].companions.get(e)?.name ?? e, Zv = (e, t) => Wv[t].companions.get(e)?.text ?? "", Qv = (e, t) => Wv[t].questions.get(e);
})), ey, ty = d((() => {
	Ro(), g(), ey = (e, t, { grammar: n, moments: r }) => Lo.ability.flatMap((i) => {
		let a = jo(e, i);
		if (!a) return [];
		let { when: o, target: s } = r[i], c = (s === void 0 ? t : t.facing(s)).list(a);
		if (c === "") return [];
		let l = e.activating?.symbol, ee = o({
			symbol: l === void 0 ? "" : t.symbol(l),
			dice: e.dice
		});
		return [ee === "" ? `${Fe(c)}.` : `${n.labelled(ee, c)}.`];
	});
}));
// packages/dice-throne/src/text/amountText.ts
function ny(e, t, n, { amounts: r }) {
	if (typeof e == "number") return Pe(e, t);
	if (cy(e)) return iy(e, t, n, r);
	switch (e.of) {
		case "total": return r.total(t, n.oneDie);
		case "dealt": return r.dealt(t);
		case "half-die": return r.halfDie(t);
		case "upgrades": return i(e.base, 1, r.eachUpgrade);
		case "upgrades-this-turn": return i(e.base, 1, r.eachUpgradeThisTurn);
	}
	function i(e, n, i) {
		return e > 0 ? r.plus(Pe(e, t), `${n} ${i}`) : `${Pe(n, t)} ${i}`;
	}
}
function ry(e, t, n) {
	let { amounts: r } = n;
	if (!cy(e)) return t.amount(e, r.times);
	let { times: i, plus: a = 0, half: o, most: s } = e;
	return i === 1 && a === 0 && !o && s === void 0 ? sy(e, t, r) : iy(e, r.times, t, r);
}
function iy(e, t, n, r) {
	let { times: i, plus: a = 0, half: o, most: s } = e, c = sy(e, n, r), l = a === 0 ? "" : Pe(a, t), ee = i === 1 ? oy(e, n, r) : `${i} ${c}`, te = `${l === "" ? Pe(i, t) : i} ${c}`, ne = o ? r.half(l === "" ? t.many : "", ee) : te, u = l === "" ? ne : r.plus(l, ne);
	return s === void 0 ? u : r.atMost(u, s);
}
function ay(e, { many: t }, n, { amounts: r }) {
	return !cy(e) || e.plus || e.half || e.most !== void 0 ? { of: t } : {
		of: t,
		again: iy(e, ly, n, r)
	};
}
function oy(e, t, n) {
	return "of" in e ? e.of === "paid" ? n.allPaid : n.allFurtherAttempts : "per" in e ? n.all(t.symbol(e.per, 2)) : "tokens" in e ? n.all(n.tokens(t.token(e.tokens)).many) : n.allOwn(t.kind(e.own, 2));
}
function sy(e, t, n) {
	let { every: r = 1 } = e;
	return "of" in e ? e.of === "paid" ? n.eachPaid(r) : n.eachFurtherAttempt(r) : "per" in e ? n.each(t.symbol(e.per, r), r) : "tokens" in e ? n.each(t.kind(e.tokens, r), r) : n.eachOwn(t.kind(e.own, r), r);
}
var cy, ly, uy = d((() => {
	g(), cy = (e) => typeof e == "object" && "times" in e, ly = {
		one: "",
		many: ""
	};
}));
// packages/dice-throne/src/text/branches.ts
function dy(e) {
	if (e.do !== "roll") return !1;
	let t = e.effects.at(-1);
	return t?.do === "when" && t.otherwise.length === 0;
}
function fy(e) {
	if (e.do !== "when") return;
	let { if: t, otherwise: n } = e;
	if (n.length > 0 || !("dice" in t) || !("symbols" in t.dice)) return;
	let r = Object.entries(t.dice.symbols);
	return r.length === 1 && r[0][1] === 1 ? r[0][0] : void 0;
}
function py(e, t, { conditions: n, grammar: r }) {
	let i = e.map((e) => t.symbol(fy(e)));
	return n.only(n.symbols(r.or(i)), t.list(e[0].effects));
}
var my, hy = d((() => {
	my = (e, t, n) => n.oneDie && fy(e) !== void 0 && fy(t) !== void 0 && JSON.stringify(e.effects) === JSON.stringify(t.effects);
}));
// packages/dice-throne/src/text/sayFor.ts
function gy(e, t, n = {}) {
	let r = x[t], i = {
		ultimate: n.ultimate ?? !1,
		target: n.target,
		oneDie: n.oneDie ?? !1,
		more: n.more ?? !1,
		token: (e) => zv(e, t),
		isSingle: (e) => C(e).limit === 1,
		isOwned: (e) => C(e).owned === !0,
		symbol: (n, r) => Rv(e, n, t, r),
		card: (e) => Kv(e, t),
		source: (e) => Hv(e, t),
		companion: (e) => Xv(e, t),
		companionState: (e, n) => Bv(e, n, t),
		kind: (e, n = 1) => {
			if (e === "cp") return r.amounts.cp;
			if (e === "status") return n === 1 ? r.amounts.status.one : r.amounts.status.many;
			let a = i.token(e);
			return Vv(e, t, n) ?? (n === 1 ? a : r.amounts.tokens(a).many);
		},
		times: (e) => ry(e, i, r),
		who: (e) => e === "target" && n.target !== void 0 ? n.target : r.who[e],
		amount: (e, t) => ny(e, t, i, r),
		measure: (e, t) => ay(e, t, i, r),
		tokens: (e, t) => t === 1 ? i.token(e) : i.amount(t, r.amounts.tokens(i.token(e))),
		price: (e, t) => t ? r.prices.toPay(e, i) : r.prices.pay(e, i),
		priceUpTo: (e, t) => r.prices.upTo(e, t, i),
		one: (e) => Uv(e.do, t)(e, i),
		list: (e) => r.grammar.spaced(_y(e, i, r)),
		ways: (e) => by(e, i, r),
		conditional: (e) => xy(e, i, r),
		facing: (r) => gy(e, t, {
			...n,
			target: r
		}),
		adding: () => gy(e, t, {
			...n,
			more: !0
		}),
		rolling: (r) => gy(e, t, {
			...n,
			oneDie: r === 1
		})
	};
	return i;
}
function _y(e, t, n) {
	let { grammar: r } = n, i = [[]];
	for (let [r, a] of e.entries()) {
		let o = e.slice(0, r);
		a.do === "then" ? i.push([]) : o.some((e) => my(e, a, t)) || yy(i.at(-1), vy(a, o, e.slice(r + 1), t, n));
	}
	return i.map((e) => Ey(e.map((e) => typeof e == "string" ? e : `${e.verb} ${r.and(e.things)}${e.end}`), r)).reduce(r.broken);
}
function vy(e, t, n, r, i) {
	if (t.length > 0 && dy(t.at(-1))) return i.grammar.anyway(r.list([e]));
	let a = [e, ...n.filter((t) => my(e, t, r))];
	if (a.length > 1) return py(a, r, i);
	let o = t.findIndex((e) => e.do === "damage");
	return (o >= 0 && (e.do !== "damage" || t.slice(o).some((e) => e.do === "then")) ? r.adding() : r).one(e);
}
function yy(e, t) {
	let n = e.at(-1);
	typeof n == "object" && typeof t == "object" && Ne(n, t) ? e[e.length - 1] = Me(n, t) : t !== "" && e.push(t);
}
function by({ among: e }, t, { grammar: n }) {
	let r = e.flatMap((e) => e.length > 0 ? [t.list(e)] : []), i = r.length < e.length, a = e.map((e) => e.length === 1 ? t.one(e[0]) : ""), [o] = a;
	if (typeof o == "object" && a.every((e) => Ne(o, e))) {
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
function xy({ if: e, effects: t, otherwise: n }, r, i) {
	let { conditions: a } = i, o = Cy(e, r, i);
	if (n.length === 0) return a.only(o, r.list(t));
	let [s, c] = [t, n].map((e) => e.length === 1 ? r.one(e[0]) : "");
	return typeof s == "object" && Ne(s, c) && !Sy(t, n) ? a.instead(r.list(n), s.things.join(", "), o) : "option" in e ? a.withOption(r.list(n), o, r.list(t)) : a.orElse(o, r.list(t), r.list(n));
}
function Sy([e], [t]) {
	let n = (e) => e && "type" in e ? e.type : void 0;
	return n(e) !== n(t);
}
function Cy(e, t, n) {
	let { conditions: r } = n, i = n.matchOptions;
	if ("dice" in e) return wy(e.dice, t, r);
	if ("total" in e) return r.total(e.total);
	if ("atMost" in e) return r.atMost(e.atMost);
	if ("shows" in e) return r.shows(e.shows);
	if ("without" in e) return r.without(e.without.map((e) => t.symbol(e)));
	if ("defenseShows" in e) return r.defenseShows(t.symbol(e.defenseShows));
	if ("have" in e) {
		let { have: n, n: i = 1, on: a = "self" } = e;
		return r.have(a === "self" ? void 0 : t.who(a), t.kind(n, i), i);
	}
	return "type" in e ? r.type(e.type) : "attempts" in e ? r.attempts(e.attempts) : "starter" in e ? r.starter : "behind" in e ? r.behind(t.who("target")) : "option" in e ? r.option(i[e.option] ?? e.option) : "paid" in e ? r.paid(e.paid) : "peak" in e ? r.peak(e.peak) : "upgrades" in e ? r.upgrades(e.upgrades) : "added" in e ? r.added(e.added) : "dealt" in e ? r.dealt(e.dealt) : "suffered" in e ? r.suffered(e.suffered) : "base" in e ? r.base(e.base) : "die" in e ? Ty(e.die, r) : "prevented" in e ? r.prevented(t.source(e.prevented)) : "companion" in e ? r.companion(t.companion(e.companion), [...new Set(e.is.map((n) => t.companionState(e.companion, n)))]) : e.mark === "face" ? r.face(e.is) : r.then;
}
function wy(e, t, n) {
	if ("ofAKind" in e) return n.ofAKind(e.ofAKind);
	if ("straight" in e) return n.straight[e.straight];
	let r = Object.entries(e.symbols), i = r.map(([e, n]) => r.length === 1 && n === 1 ? t.symbol(e) : `${n} ${t.symbol(e, n)}`);
	return n.symbols(i.join(" + "));
}
function Ty(e, t) {
	let [n = 0] = e;
	return e.length > 1 && e.at(-1) === 6 && n === 7 - e.length ? t.dieFrom(n) : t.die(e);
}
var Ey, Dy = d((() => {
	w(), uy(), hy(), $v(), g(), Gi(), Ey = (e, t) => e.every(t.isPlain) && !e.slice(0, -1).some(t.isOptional) ? t.and(e) : e.join("; ");
}));
// packages/dice-throne/src/text/describe.ts
function Oy(e, t, n, r) {
	let i = gy(t.id, n, { target: r }).list(e);
	return i === "" ? "" : `${Fe(i)}.`;
}
function ky(e, t, n) {
	let { needs: r } = x[n];
	return "straight" in e ? r.straight[e.straight] : "ofAKind" in e ? r.ofAKind(e.ofAKind) : Object.entries(e.symbols).map(([e, r]) => `${r} ${Rv(t, e, n, r)}`).join(" + ");
}
function Ay(e, t, n) {
	let { effects: r, upgrades: i, cast: a, modifier: o, when: s, price: c } = e, { grammar: l, moments: ee, printed: te, timings: ne } = x[n], u = (e, r) => r.length > 0 ? [`${l.labelled(e, gy(t.id, n).list(r))}.`] : [], re = [...o ? [te.modifier] : [], ...s ? [te.only(ne[s])] : []];
	if (c && re.push(`${l.labelled(te.price, gy(t.id, n).price(c))}.`), i) {
		re.push(...u(te.played, r));
		for (let e of [i.ability, ...i.adds ?? []]) re.push(jy(e, t, n));
	} else a ? (re.push(...u(te.prepare, r)), re.push(...u(te.cast(ne[a.when]), a.effects))) : re.push(Oy(r, t, n, s === "attacked" ? ee.defense.target : void 0));
	return l.spaced(re.join(" "));
}
function jy(e, t, n) {
	let { grammar: r } = x[n];
	return r.spaced(`${Iv(e.id, n, t.id)} — ${My(e, t, n)}`);
}
function My(e, t, n) {
	let { grammar: r } = x[n], { tiers: i, more: a, actions: o } = Ny(e, t, n), s = i.map(({ need: e, text: i }) => `${r.labelled(Fe(ky(e, t.id, n)), i)}.`);
	return r.spaced([
		...s,
		...a,
		...o
	].join(" "));
}
function Ny(e, t, n) {
	let { grammar: r, printed: i, timings: a } = x[n], o = gy(t.id, n, { ultimate: e.kind === "ultimate" }), { tiers: s, shared: c } = Py(e, n, o), l = [...c, ...ey(e, o, x[n])];
	e.prepares && l.push(i.prepares(e.prepares)), e.upgradesInRollPhases && l.push(i.upgradesInRollPhases);
	let ee = (e.actions ?? []).map(({ cost: t, when: n, effects: s, price: c, oncePerTurn: l, if: ee }) => {
		let te = o.list(ee ? [Y(ee, s)] : s), ne = c ? r.labelled(o.price(c), te) : te;
		return e.kind === "defensive" ? `${Fe(ne)}.` : `${Fe(r.labelled(i.offered(a[n], t, l === !0), ne))}.`;
	});
	return {
		tiers: s,
		more: l.map(r.spaced),
		actions: ee.map(r.spaced)
	};
}
function Py({ tiers: e = [] }, t, n) {
	let { grammar: r } = x[t], i = e.length > 1 ? Fy(e) : [], a = e.map(({ need: e, effects: t, after: a = [] }) => {
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
		shared: [`${Fe((o ? n.adding() : n).list(i))}.`]
	};
}
function Fy(e) {
	let [t, ...n] = e.map(({ effects: e }) => e.toReversed()), r = t.findIndex((e, t) => e.do !== "when" && e.do !== "pay" || n.some((n) => JSON.stringify(n[t]) !== JSON.stringify(e)));
	return t.slice(0, r < 0 ? t.length : r).toReversed();
}
var Iy = d((() => {
	lv(), $v(), ty(), g(), Dy(), Gi();
}));
// packages/dice-throne/src/content/enlist.ts
function Ly(e, t) {
	let n = new Set(wa().map(({ id: e }) => e));
	Qi(e), Pv(e, t);
	for (let t of [...e.abilities, ...e.otherFace ?? []]) zy(e.id, t, 1);
	for (let t of e.cards) {
		if (By(e.id, t), !t.upgrades) continue;
		let { ability: n, level: r, adds: i = [] } = t.upgrades;
		for (let t of [n, ...i]) zy(e.id, t, r);
	}
	for (let t of e.tokens) n.has(t.id) || Vy(t);
	for (let t of e.companions ?? []) for (let n of t.actions ?? []) Jo(cs(e.id, n.id), n.effects);
	Hy("hero", e, e.id, (t) => ns(t, is(e.id)));
}
function Ry(e) {
	qi(e);
	for (let t of e) By("common", t);
}
function zy(e, t, n) {
	let r = as(e, t.id, n);
	for (let [e, { effects: n, after: i }] of (t.tiers ?? []).entries()) Jo(`${r}.${e}/activation`, n, "activation"), Ao(n).some(Uy) && Jo(`${r}.${e}/target`, n, "target"), Jo(`${r}.${e}/after`, i);
	Hy("ability", t, `${t.id}.${n}`, (e) => ns(e, r));
	for (let e of t.actions ?? []) Jo(`${r}/${e.id}`, e.effects);
}
function By(e, t) {
	Hy("card", t, t.id, (n) => ls(n, e, t.id));
}
function Vy(e) {
	Hy("token", e, e.id, (t) => ns(t, os(e.id)));
	for (let { program: t, effects: n } of e.spends ? Bs(e.id) : []) Jo(t, n);
}
function Hy(e, t, n, r) {
	for (let i of Lo[e]) {
		let e = r(i);
		e !== void 0 && Yo({
			program: e,
			moment: i,
			source: n
		}, jo(t, i));
	}
}
var Uy, Wy = d((() => {
	D(), $v(), Ro(), ps(), ts(), w(), Gs(), Uy = (e) => Do(e).pass?.(e) === "target";
}));
// packages/dice-throne/src/content/loadHeroes.ts
function Gy(e, t) {
	Nv(t);
	for (let t of e) Ji(t);
}
async function Ky(e) {
	let t = ga().filter((t) => e.includes(t) && !_a(t)), n = await Promise.all(t.map((e) => pa(e).load()));
	for (let e of n) _a(e.hero.id) || (Yi(e), Ly(e.hero, e.texts));
}
var qy = d((() => {
	$v(), Wy(), w();
})), Jy, Yy, Xy = d((() => {
	Ro(), Jy = (e) => Yy("ability", e, e.id).flatMap(({ effects: e }) => e), Yy = (e, t, n) => Lo[e].map((e) => ({
		where: `${n}, ${e}`,
		effects: jo(t, e) ?? []
	}));
})), Zy, Qy, $y, eb, tb, nb, rb, ib, ab, ob = d((() => {
	kl(), Xd(), wh(), Gg(), s_(), u_(), x_(), q_(), lv(), Zy = {
		id: "evasive",
		kind: "positive",
		limit: 3,
		spend: {
			when: "incoming",
			effects: [J(1, [Y({ die: [1, 2] }, [Jd()])])]
		}
	}, Qy = {
		id: "knockdown",
		kind: "negative",
		limit: 1,
		forbids: "offense"
	}, $y = {
		id: "targeted",
		kind: "negative",
		limit: 1,
		persistent: !0,
		aura: {
			of: "attacked",
			amount: 2
		}
	}, eb = {
		id: "protect",
		kind: "positive",
		limit: 1,
		spend: {
			when: "incoming",
			effects: [Wg()]
		}
	}, tb = {
		id: "blessing-of-divinity",
		kind: "unique",
		limit: 1,
		fixed: "both",
		saves: !0
	}, nb = {
		id: "stun",
		kind: "negative",
		limit: 1,
		forbids: "acting"
	}, rb = {
		id: "cleanse",
		kind: "positive",
		limit: 3,
		spend: {
			when: "any",
			effects: [o_("own")]
		}
	}, ib = {
		id: "bleed",
		kind: "negative",
		limit: 2,
		upkeep: [l_(Cl("bleed"), [Y({ have: "bleed" }, [J(1, [Y({ die: [
			1,
			2,
			3,
			4
		] }, [K_(1, "self")], [Ch("bleed")])])])])]
	}, ab = {
		id: "poison",
		kind: "negative",
		limit: 3,
		persistent: !0,
		upkeep: [K_(Cl("poison"), "self")]
	};
})), Z, sb = d((() => {
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
	p(), Ru(), Xu(), pd(), kl(), Gd(), Xd(), ef(), hf(), Cf(), Vf(), Gf(), qf(), Zf(), $f(), np(), ap(), Tf(), cp(), hp(), D(), Ep(), Ip(), Wp(), qp(), Xp(), em(), lm(), Hm(), Gm(), qm(), eh(), sh(), uh(), ph(), vf(), rh(), _h(), bh(), wh(), Dh(), Oh(), Bh(), Dg(), Js(), Ag(), Ng(), zg(), qu(), Hg(), Gg(), Jg(), Zg(), e_(), r_(), s_(), u_(), p_(), __(), x_(), E_(), j_(), P_(), L_(), B_(), W_(), q_(), od(), Z_(), rv(), ov(), am(), lv(), T(), Fu(), Mv(), Sc(), bd(), Nm(), Uc(), Zc(), wd(), fl(), Bm(), Df(), Vd(), Lf(), I(), b(), Iy(), $v(), g(), M(), Wy(), qy(), qo(), Xy(), w(), ob(), sb();
}));
// packages/dice-throne/src/content/hero.ts
Q();
var cb = [
	"season-1",
	"season-2",
	"marvel"
], lb = /* @__PURE__ */ new Set(["incoming"]), ub = [
	"main",
	"roll",
	"instant",
	"upgrade",
	"spell"
];
Ki(), b(), $v(), w();
var db = "default", fb = () => ga().filter((e) => pa(e)?.numbers !== void 0), pb = (e) => Object.fromEntries(fb().flatMap((t) => e.includes(t) ? [[t, pa(t).numbers]] : []));
function mb(e) {
	if (e === "default") return db;
	if (!xb(e)) throw S((e) => e.numbersShape(Sb()));
	let t = Object.entries(e).flatMap(([e, t]) => {
		let n = hb(e);
		if (!xb(t)) throw S((t, n) => t.numbersOfHero(qv(e, n), Sb(e)));
		let r = Object.entries(t).filter(([t, r]) => gb(e, n, t, r) !== n[t]);
		return r.length > 0 ? [[e, Object.fromEntries(r)]] : [];
	});
	return t.length > 0 ? Object.fromEntries(t) : db;
}
function hb(e) {
	if (!ga().includes(e)) throw S((t) => t.numbersHero(e, fb()));
	let { numbers: t } = pa(e) ?? {};
	if (!t) throw S((t, n) => t.numbersFixed(qv(e, n), fb()));
	return t;
}
function gb(e, t, n, r) {
	if (!Object.hasOwn(t, n)) throw S((r, i) => r.unknownNumber(qv(e, i), n, _b(n, Object.keys(t))));
	let [i, a] = vb(n);
	if (typeof r == "number" && Number.isInteger(r) && r >= i && r <= a) return r;
	throw S((t, o) => t.numberRange(qv(e, o), n, JSON.stringify(r) ?? String(r), i, a));
}
function _b(e, t) {
	let n = e.slice(0, 3).toLowerCase(), r = t.filter((e) => e.toLowerCase().startsWith(n));
	return r.length > 0 ? r : t;
}
var vb = (e) => /Dice(II)?$/.test(e) ? [1, 5] : [0, 99];
function yb(e) {
	let t = pa(e)?.numbers ?? {}, { withNumbers: n } = Xi(e);
	if (!n) return /* @__PURE__ */ new Map();
	let r = bb(n(t));
	return new Map(Object.entries(t).map(([e, i]) => {
		let a = bb(n({
			...t,
			[e]: i + 1
		}));
		return [e, r.filter(({ data: e }, t) => a[t].data !== e).map(({ on: e, id: t }) => ({
			on: e,
			id: t
		}))];
	}));
}
var bb = ({ abilities: e, otherFace: t = [], cards: n }) => [...[...e, ...t].map((e) => ({
	on: "ability",
	id: e.id,
	data: JSON.stringify(e)
})), ...n.map((e) => ({
	on: "card",
	id: e.id,
	data: JSON.stringify(e)
}))], xb = (e) => typeof e == "object" && !!e && !Array.isArray(e);
function Sb(e = fb()[0] ?? "hero") {
	let [[t, n] = ["name", 1]] = Object.entries(pa(e)?.numbers ?? {});
	return JSON.stringify({ [e]: { [t]: n } });
}
pd(), kl(), Gf(), qf(), hp(), Wp(), Bh(), Hg(), r_(), s_(), p_(), x_(), rv();
var Cb = [
	{
		id: "transference",
		kind: "main",
		cost: 2,
		effects: [zh()]
	},
	{
		id: "what-status-effects",
		kind: "main",
		cost: 2,
		effects: [n_()]
	},
	{
		id: "vegas-baby",
		kind: "main",
		cost: 0,
		effects: [J(1, [B(yl)])]
	},
	{
		id: "get-that-outta-here",
		kind: "main",
		cost: 1,
		effects: [o_("any")]
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
		effects: [o_("any")]
	},
	{
		id: "tip-it",
		kind: "instant",
		cost: 1,
		effects: [fd({
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
		effects: [fd({
			whose: "any",
			to: "any",
			upTo: 2
		})]
	},
	{
		id: "try-try-again",
		kind: "roll",
		cost: 1,
		effects: [tv()]
	},
	{
		id: "so-wild",
		kind: "roll",
		cost: 2,
		effects: [fd({
			whose: "any",
			to: "any"
		})]
	},
	{
		id: "samesies",
		kind: "roll",
		cost: 1,
		effects: [Wf()]
	},
	{
		id: "one-more-time",
		kind: "roll",
		cost: 1,
		effects: [Up({ of: "offense" })]
	},
	{
		id: "helping-hand",
		kind: "roll",
		cost: 1,
		effects: [f_({
			whose: "opponent",
			upTo: 1
		})]
	},
	{
		id: "better-d",
		kind: "roll",
		cost: 0,
		effects: [Up({ of: "defense" })]
	},
	{
		id: "six-it",
		kind: "roll",
		cost: 1,
		effects: [fd({
			whose: "own",
			to: "six"
		})]
	}
], wb, Tb = d((() => {
	g(), wb = {
		name: "Barbarian",
		style: ["Hits hard, takes hits and heals: the easiest hero to learn the game with.", "Collect Swords for steady damage; four Pows stun the opponent and let you attack again at once."],
		symbols: {
			sword: h("Sword", "Swords"),
			life: h("Life", "Lives"),
			pow: h("Pow", "Pows")
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
})), Eb, Db = d((() => {
	g(), Eb = {
		name: "Barbare",
		style: ["Il frappe fort, encaisse et se soigne\xA0: le héros le plus simple pour apprendre le jeu.", "Amassez les Épées pour des dégâts réguliers\xA0; quatre Puissances étourdissent l’adversaire et vous laissent attaquer de nouveau aussitôt."],
		symbols: {
			sword: h("Épée", "Épées"),
			life: h("Vie", "Vies"),
			pow: h("Puissance", "Puissances")
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
})), Ob, kb, Ab = d((() => {
	Ob = E({
		name: "barbarian/ward",
		options: { ward: uo("none") },
		parts: (e) => [e.ask("ward", {
			who: (e, t) => t.self,
			options: (e, t) => {
				let n = [...new Set(e.attack?.inflicted ?? [])].filter((n) => C(n).kind !== "unique" && rc(e, t.self, n));
				return n.length > 0 ? [...n, "none"] : [];
			},
			then: (e, t, n) => {
				n !== "none" && P(e, t.self, n, 1);
			}
		})],
		estimate: () => 1
	}), kb = () => Ob({});
})), jb, Mb, Nb, Pb, Fb, Ib, Lb, Rb, zb, Bb, Vb, Hb, Ub, Wb, Gb = d((() => {
	Q(), Ab(), jb = [
		O({ sword: 3 }),
		O({ sword: 4 }),
		O({ sword: 5 })
	], Mb = (e, t) => ({
		id: "smack",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: jb[n],
			effects: [V(t), ...e > 1 ? [Y({ dice: Go(4) }, [av()])] : []]
		}))
	}), Nb = (e) => ({
		id: "sturdy-blow",
		kind: "offensive",
		tiers: [{
			need: O({
				sword: 2,
				pow: 2
			}),
			effects: [V(e, "undefendable")]
		}]
	}), Pb = [
		O({ life: 3 }),
		O({ life: 4 }),
		O({ life: 5 })
	], Fb = (e, t) => ({
		id: "fortitude",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: Pb[n],
			effects: [G(t), ...e > 1 ? [Y({ dice: Go(3) }, [o_("own", !0)])] : []]
		}))
	}), Ib = (e) => ({
		id: "overpower",
		kind: "offensive",
		tiers: [{
			need: O({
				sword: 3,
				pow: 2
			}),
			effects: [J(3, [
				z(),
				V(vl),
				Y({ total: e }, [K("concussion")])
			])]
		}]
	}), Lb = (e) => ({
		id: "mighty-blow",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [e === 1 ? V(9) : V(8, "undefendable")]
		}]
	}), Rb = (e) => ({
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
	}), zb = (e, t) => ({
		id: "reckless",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [V(e), Xg(t)]
		}]
	}), Bb = (e) => ({
		id: "thick-skin",
		kind: "defensive",
		dice: e === 1 ? 3 : 4,
		effects: [G(L("life", 2)), ...e > 1 ? [X({ life: 2 }, kb())] : []]
	}), Vb = [
		Mb(1, [
			4,
			6,
			8
		]),
		Nb(4),
		Fb(1, [
			4,
			5,
			6
		]),
		Ib(14),
		Lb(1),
		Rb(5),
		zb(15, 4),
		{
			id: "rage",
			kind: "ultimate",
			tiers: [{
				need: O({ pow: 5 }),
				effects: [K("stun"), V(15)]
			}]
		},
		Bb(1)
	], Hb = [{
		id: "concussion",
		kind: "negative",
		limit: 1,
		forbids: "income"
	}, nb], Ub = [
		Z("smack-ii", 2, 2, Mb(2, [
			5,
			7,
			9
		])),
		Z("smack-iii", 3, 3, Mb(3, [
			6,
			8,
			10
		])),
		Z("sturdy-blow-ii", 1, 2, Nb(5)),
		Z("sturdy-blow-iii", 2, 3, Nb(6)),
		Z("mighty-blow-ii", 2, 2, Lb(2)),
		Z("crit-bash-ii", 2, 2, Rb(7), [{
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
		Z("fortitude-ii", 2, 2, Fb(2, [
			5,
			6,
			7
		])),
		Z("overpower-ii", 2, 2, Ib(10), [{
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
		Z("reckless-ii", 2, 2, zb(20, 5)),
		Z("thick-skin-ii", 3, 2, Bb(2)),
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
	], Wb = {
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
		abilities: Vb,
		tokens: Hb,
		cards: Ub
	};
})), Kb = /* @__PURE__ */ be({
	hero: () => Wb,
	texts: () => qb
}), qb, Jb = d((() => {
	p(), Tb(), Db(), Gb(), qb = u({
		en: wb,
		fr: Eb
	});
})), Yb, Xb = d((() => {
	g(), Yb = {
		name: "Paladin",
		style: ["Builds up tokens to strike harder, to survive and to hit back.", "Save Crit and Accuracy for one decisive attack, and keep Protect and Retribution for the turns in which you are the target."],
		symbols: {
			sword: h("Sword", "Swords"),
			helmet: h("Helmet", "Helmets"),
			life: h("Life", "Lives"),
			prayer: h("Prayer", "Prayers")
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
})), Zb, Qb = d((() => {
	g(), Zb = {
		name: "Paladin",
		style: ["Il accumule des jetons pour frapper plus fort, survivre et rendre les coups.", "Gardez Critique et Précision pour une attaque décisive, Protection et Rétribution pour les tours où c’est vous que l’on vise."],
		symbols: {
			sword: h("Épée", "Épées"),
			helmet: h("Heaume", "Heaumes"),
			life: h("Vie", "Vies"),
			prayer: h("Prière", "Prières")
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
})), $b, ex, tx, nx, rx, ix, ax, ox, sx, cx, lx, ux, dx = d((() => {
	Q(), $b = (e) => ({
		id: "tithe",
		kind: "passive",
		actions: [{
			id: "tithe-reroll",
			cost: 1,
			when: "any",
			effects: [f_({
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
	}), ex = (e, t) => ({
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
	}), tx = (e) => ({
		id: "retaliate",
		kind: "offensive",
		tiers: [{
			need: O({
				helmet: 3,
				prayer: 1
			}),
			effects: [Qd(["retribution"], "chosen-player"), B(e)]
		}]
	}), nx = (e) => ({
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
	}), rx = (e) => ({
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
	}), ix = (e, t) => ({
		id: "holy-attack",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [G(1), V(e)]
		}, {
			need: A,
			effects: [G(2), V(t)]
		}]
	}), ax = (e) => ({
		id: "righteous-prayer",
		kind: "offensive",
		tiers: [{
			need: O({ prayer: 4 }),
			effects: [V(8, e === 1 ? "normal" : "undefendable")],
			after: [W("crit"), B(2)]
		}]
	}), ox = (e) => ({
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
	}), sx = [
		$b(1),
		ex(5, 2),
		tx(2),
		nx(3),
		rx(1),
		ix(5, 8),
		ax(1),
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
		ox(1)
	], cx = [
		{
			id: "retribution",
			kind: "positive",
			limit: 1,
			spend: {
				when: "attacked",
				effects: [$g()]
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
		eb,
		{
			id: "accuracy",
			kind: "positive",
			limit: 1,
			spend: {
				when: "end-of-my-offense",
				effects: [av()]
			}
		},
		tb
	], lx = [
		Z("tithe-ii", 3, 2, $b(2)),
		Z("retaliate-ii", 1, 2, tx(4), [{
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
		Z("holy-attack-ii", 2, 2, ix(7, 9)),
		Z("righteous-prayer-ii", 2, 2, ax(2), [{
			id: "prosperity",
			kind: "offensive",
			tiers: [{
				need: O({ prayer: 3 }),
				effects: [B(4)]
			}]
		}]),
		Z("righteous-combat-ii", 2, 2, ex(5, 3)),
		Z("righteous-combat-iii", 4, 3, ex(6, 3), [{
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
		Z("mighty-prayer-ii", 2, 2, nx(4), [{
			id: "offensive-stance",
			kind: "offensive",
			tiers: [{
				need: O({
					sword: 2,
					prayer: 1
				}),
				effects: [V(2, "undefendable"), bf([W("crit")], [W("accuracy")])]
			}]
		}]),
		Z("holy-light-ii", 2, 2, rx(3)),
		Z("divine-defense-ii", 3, 2, ox(2)),
		Z("divine-defense-iii", 4, 3, ox(3)),
		{
			id: "mighty",
			kind: "main",
			cost: 1,
			effects: [Qd(["crit"], "chosen-player")]
		},
		{
			id: "consecration",
			kind: "main",
			cost: 4,
			effects: [Qd([
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
	], ux = {
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
		abilities: sx,
		tokens: cx,
		cards: lx
	};
})), fx = /* @__PURE__ */ be({
	hero: () => ux,
	texts: () => px
}), px, mx = d((() => {
	p(), Xb(), Qb(), dx(), px = u({
		en: Yb,
		fr: Zb
	});
})), hx, gx = d((() => {
	g(), hx = {
		name: "Gunslinger",
		style: ["Fast, direct attacks, and a little luck in the chamber.", "Put a Bounty on your opponent, so that every attack on them hurts more and pays you CP, and spend Reload to add half a die to the damage."],
		symbols: {
			bullet: h("Bullet", "Bullets"),
			dash: h("Dash", "Dashes"),
			bullseye: h("Bullseye", "Bullseyes")
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
})), _x, vx = d((() => {
	g(), _x = {
		name: "As de la Gâchette",
		style: ["Des attaques rapides et directes, et un peu de chance dans le barillet.", "Mettez une Prime sur l’adversaire, pour que chaque attaque contre lui fasse plus mal et vous rapporte un PC, et dépensez Recharge pour ajouter la moitié d’un dé aux dégâts."],
		symbols: {
			bullet: h("Balle", "Balles"),
			dash: h("Sprint", "Sprints"),
			bullseye: h("Cible", "Cibles")
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
})), yx, bx, xx, Sx, Cx, wx, Tx = d((() => {
	Q(), yx = "gunslinger/reload-again", bx = "gunslinger/reload-plus", xx = (e, t) => (e.attack?.marks[yx] ?? 0) + j(e, t).abilities.filter(({ ability: e }) => e.standing?.some((e) => e.do === yx)).length, Sx = (e) => e.attack.marks[bx] ?? 0, Cx = E({
		name: yx,
		possible: (e, t) => rc(e, t, "reload"),
		parts: (e, t) => [e.run((e) => {
			let { marks: n } = e.attack;
			n[yx] = (n[yx] ?? 0) + 1, n[bx] = (n[bx] ?? 0) + t.plus;
		})],
		estimate: (e) => .5 + e.plus
	}), wx = (e = 0) => Cx({ plus: e });
})), Ex, Dx, Ox = d((() => {
	Q(), Tx(), Ex = E({
		name: "gunslinger/reload",
		possible: (e, t) => Cu(e, t, "my-attack") && e.attack?.type !== "pure" && !Yc(e, t),
		vars: () => ({ extra: 0 }),
		parts: (e, t, { own: n }) => [e.run((e, t) => {
			n(t).extra = Sx(e);
		}), e.call(Pf, (e, t) => ({
			owner: t.self,
			purpose: "effect",
			count: 1,
			by: t.by,
			again: xx(e, t.self),
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
	}), Dx = () => Ex({});
})), kx, Ax, jx, Mx, Nx, Px, Fx, Ix, Lx, Rx, zx, Bx, Vx, Hx = d((() => {
	Q(), Ox(), Tx(), kx = [
		O({ bullet: 3 }),
		O({ bullet: 4 }),
		O({ bullet: 5 })
	], Ax = (e, t) => ({
		id: "revolver",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: kx[n],
			effects: [V(t), ...e > 1 ? [Y({ dice: Go(4) }, [K("knockdown")])] : []]
		}))
	}), jx = (e) => ({
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
	}), Mx = (e) => ({
		id: "quick-draw",
		kind: "passive",
		upkeep: [W("reload")],
		...e > 1 ? { standing: [wx()] } : {}
	}), Nx = (e) => ({
		id: "take-cover",
		kind: "offensive",
		tiers: [{
			need: O({
				bullet: 2,
				dash: 3
			}),
			effects: [W("evasive"), V(e)]
		}]
	}), Px = (e, t) => ({
		id: "showdown",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [zf(!0, [V(e)], [V(t)])]
		}]
	}), Fx = (e) => ({
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
	}), Ix = (e) => ({
		id: "fan-the-hammer",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [W("evasive", 2), V(e)]
		}]
	}), Lx = (e) => ({
		id: "duel",
		kind: "defensive",
		effects: [Bf(e, [bf([H(3)], [Wg()])], [H(1)])]
	}), Rx = [
		Ax(1, [
			3,
			4,
			5
		]),
		jx(1),
		Mx(1),
		Nx(5),
		Px(7, 5),
		Fx(6),
		Ix(7),
		Lx(!1),
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
					wx()
				]
			}]
		}
	], zx = [
		Zy,
		{
			id: "reload",
			kind: "positive",
			limit: 2,
			spend: {
				when: "my-attack",
				effects: [Dx()]
			}
		},
		Qy,
		{
			id: "bounty",
			kind: "negative",
			limit: 1,
			persistent: !0,
			attacked: [B(1), R(1)]
		}
	], Bx = [
		Z("revolver-ii", 2, 2, Ax(2, [
			4,
			5,
			6
		])),
		Z("bounty-hunter-ii", 1, 2, jx(2)),
		Z("showdown-ii", 1, 2, Px(8, 6)),
		Z("showdown-iii", 2, 3, Px(9, 6)),
		Z("fan-the-hammer-ii", 2, 2, Ix(8), [{
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
		Z("take-cover-ii", 2, 2, Nx(6), [{
			id: "mark-the-target",
			kind: "offensive",
			tiers: [{
				need: O({ dash: 3 }),
				effects: [W("evasive", 2), K("bounty")]
			}]
		}]),
		Z("deadeye-ii", 2, 2, Fx(8), [{
			id: "enforcer",
			kind: "offensive",
			tiers: [{
				need: O({ bullseye: 3 }),
				effects: [W("evasive"), Yu("two-opponents", [K("bounty"), K("knockdown")])]
			}]
		}]),
		Z("duel-ii", 3, 2, Lx(!0)),
		Z("quick-draw-ii", 2, 2, Mx(2)),
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
			effects: [Yu("chosen-player", [J(1, [
				X({ bullet: 1 }, ah(2, "target", !1, "undefendable")),
				X({ dash: 1 }, K("knockdown")),
				X({ bullseye: 1 }, K("bounty"))
			])])]
		},
		{
			id: "wild-west",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [wx(1)]
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
	], Vx = {
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
		abilities: Rx,
		tokens: zx,
		cards: Bx
	};
})), Ux = /* @__PURE__ */ be({
	hero: () => Vx,
	texts: () => Wx
}), Wx, Gx = d((() => {
	p(), gx(), vx(), Hx(), Wx = u({
		en: hx,
		fr: _x
	});
})), Kx, qx = d((() => {
	g(), Kx = {
		name: "Cursed Pirate",
		style: ["Begins as a human and later turns her board over to a more dangerous, cursed side.", "Decide how fast you get rid of your own Cursed Doubloons; then wear your opponents down with Doubloons, Powder Kegs and Parlay."],
		symbols: {
			cutlass: h("Cutlass", "Cutlasses"),
			loot: h("Loot", "Loot"),
			skull: h("Skull", "Skulls")
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
})), Jx, Yx = d((() => {
	g(), Jx = {
		name: "Pirate Maudite",
		style: ["Elle commence humaine, puis retourne son plateau sur une face maudite, plus redoutable.", "Choisissez à quel rythme vous vous défaites de vos Doublons Maudits\xA0; usez ensuite vos adversaires à coups de Doublons, de Barils de Poudre et de Pourparlers."],
		symbols: {
			cutlass: h("Sabre", "Sabres"),
			loot: h("Butin", "Butins"),
			skull: h("Crâne", "Crânes")
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
function Xx(e, t, n, r) {
	Ef(e, t, -r), Ef(e, n, r);
}
var Zx, Qx, $x = d((() => {
	Q(), Zx = E({
		name: "cursed-pirate/ransom",
		options: { ransom: go },
		possible: (e, t) => rd(Qu(e, t, "opponent")).length > 0,
		vars: () => ({
			die: 0,
			owner: 0,
			reroll: !1
		}),
		parts: (e, t, { own: n }) => [
			e.ask("reroll-die", {
				who: (e, t) => t.self,
				options: (e, t) => rd(Qu(e, t.self, "opponent")),
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					n(t).die = r, n(t).owner = ed(Qu(e, t.self, "opponent"), r - 1);
				}
			}),
			e.ask("ransom", {
				who: (e, t) => n(t).owner,
				options: (e, r) => {
					let { die: i, owner: a } = n(r);
					return i === 0 ? [] : _(e, a).cp >= t.price ? ["pay", "reroll"] : ["reroll"];
				},
				params: (e, t) => ({ die: n(t).die }),
				auto: !0,
				then: (e, r, i) => {
					n(r).reroll = i === "reroll", i === "pay" && Xx(e, n(r).owner, r.self, t.price);
				}
			}),
			e.roll("roll", {
				dice: (e, t) => +!!n(t).reroll,
				whose: (e, t) => [n(t).owner],
				then: (e, t, [r]) => ad(e, t.self, n(t).die, r)
			})
		],
		estimate: () => 2
	}), Qx = (e) => Zx({ price: e });
})), eS, tS, nS = d((() => {
	Q(), eS = E({
		name: "cursed-pirate/shed",
		options: { shed: po("shed") },
		parts: (e) => [e.ask("shed", {
			who: (e, t) => t.self,
			options: (e, t) => {
				let n = F(e, t.self, qs("doubloon", t.self));
				return n === 0 ? [] : Array.from({ length: n + 1 }, (e, t) => t);
			},
			then: (e, t, n) => {
				P(e, t.self, qs("doubloon", t.self), n);
			}
		})],
		estimate: () => 1
	}), tS = () => eS({});
}));
// packages/dice-throne/src/heroes/cursed-pirate/wane.ts
function rS(e, t) {
	let n = _(e, t);
	n.marks.face = 1, n.board = ws(n.hero, 1, j(e, t).levels), _d(e, t), l(() => ({
		type: "flipped",
		seat: t
	}));
}
var iS, aS, oS = d((() => {
	Q(), iS = E({
		name: "cursed-pirate/wane",
		parts: (e) => [e.run((e, t) => {
			P(e, t.self, qs("doubloon", t.self), 1) === 0 && rS(e, t.self);
		})],
		estimate: () => 0
	}), aS = () => iS({});
})), sS, cS, lS, uS, dS, fS, pS, mS, hS, gS = d((() => {
	Q(), $x(), nS(), oS(), sS = [
		O({ cutlass: 3 }),
		O({ cutlass: 4 }),
		O({ cutlass: 5 })
	], cS = O({
		cutlass: 1,
		loot: 2,
		skull: 1
	}), lS = O({
		cutlass: 1,
		skull: 3
	}), uS = (e = 1) => W("doubloon", e, !0), dS = [
		{
			id: "cutlass-strike",
			kind: "offensive",
			tiers: [
				5,
				6,
				7
			].map((e, t) => ({
				need: sS[t],
				effects: [V(e), Y({ dice: Go(4) }, [K("powder-keg")])]
			}))
		},
		{
			id: "x-marks-the-spot",
			kind: "offensive",
			tiers: [{
				need: O({ loot: 3 }),
				effects: [
					B(1),
					Ud(),
					J(3, [
						V(L("cutlass", 2), "undefendable"),
						U(L("loot")),
						uS(L("skull"))
					])
				]
			}]
		},
		{
			id: "cursed",
			kind: "passive",
			endOfTurn: [aS()]
		},
		{
			id: "walk-the-plank",
			kind: "offensive",
			tiers: [{
				need: cS,
				effects: [
					bf([z_(1)], [ip("target")]),
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
					uS(),
					K("parlay"),
					V(7, "undefendable")
				]
			}]
		},
		{
			id: "shiver-me-timbers",
			kind: "offensive",
			tiers: [{
				need: lS,
				effects: [V(7, "undefendable"), tS()]
			}]
		},
		{
			id: "pirates-touch",
			kind: "ultimate",
			tiers: [{
				need: O({ skull: 5 }),
				effects: [
					V(12),
					uS(2),
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
				}, uS())
			]
		}
	], fS = [
		{
			id: "soul-cutlass",
			kind: "offensive",
			tiers: [
				5,
				7,
				9
			].map((e, t) => ({
				need: sS[t],
				effects: [V(e), Y({ dice: Go(3) }, [K("powder-keg")])]
			}))
		},
		{
			id: "dread-mark",
			kind: "offensive",
			tiers: [{
				need: O({ loot: 3 }),
				effects: [
					B(2),
					Ud(),
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
			upkeep: [K_(4, "self", !0)],
			foeDidNotAttack: [K("powder-keg")]
		},
		{
			id: "abyssal-walk",
			kind: "offensive",
			tiers: [{
				need: cS,
				effects: [
					z_(1),
					ip("target"),
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
				need: lS,
				effects: [V(8, "undefendable"), K_(Sl("doubloon"), "all-opponents")]
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
	], pS = [
		{
			id: "doubloon",
			kind: "unique",
			limit: 5,
			limitOnOthers: 3,
			owned: !0,
			persistent: !0,
			fixed: "both",
			upkeep: [K_(Sl("doubloon"), "self")]
		},
		{
			id: "powder-keg",
			kind: "negative",
			limit: 1,
			blast: 3,
			upkeep: [J(1, [Y({ die: [1, 2] }, [I_("powder-keg")]), Y({ die: [6] }, [kg("powder-keg")])])]
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
	], mS = [
		{
			id: "cursed-cards",
			kind: "instant",
			cost: 0,
			effects: [bf([U(1)], [ah(2, "self", !0), U(2)], [ah(4, "self", !0), U(3)])]
		},
		{
			id: "batten-down",
			kind: "instant",
			cost: 4,
			effects: [sp(), U(4)]
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
			effects: [Qx(2)]
		},
		{
			id: "swashbuckle",
			kind: "main",
			cost: 2,
			effects: [J(1, [
				X({ cutlass: 1 }, ah(2, "chosen-opponent")),
				X({ loot: 1 }, U(2)),
				X({ skull: 1 }, K("powder-keg", 1, "chosen-opponent"))
			])]
		},
		{
			id: "scurvy",
			kind: "main",
			cost: 2,
			effects: [ah(1, "self", !0), K("wither", 1, "chosen-opponent")]
		},
		{
			id: "pillage",
			kind: "main",
			cost: 0,
			effects: [z_(1, "chosen-opponent")]
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
			effects: [Yu("chosen-opponent", [J(1, [
				X({ cutlass: 1 }, N_("target")),
				X({ loot: 1 }, ip("target")),
				X({ skull: 1 }, ip("target", "random"))
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
			}, [uS()], [G(3)])]
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
			effects: [Yu("chosen-opponent", [xf([K("powder-keg")], [b_(1, [Y({ die: [
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
	], hS = {
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
		abilities: dS,
		otherFace: fS,
		tokens: pS,
		cards: mS
	};
})), _S = /* @__PURE__ */ be({
	hero: () => hS,
	texts: () => vS
}), vS, yS = d((() => {
	p(), qx(), Yx(), gS(), vS = u({
		en: Kx,
		fr: Jx
	});
})), bS, xS = d((() => {
	g(), bS = {
		name: "Monk",
		style: ["Patient: gathers Chi, soaks up blows and strikes when the time is right.", "Chi prevents damage at once, but adds to your attacks only from a later turn on, so decide what you save it for; Lotus faces raise how much of it you can hold."],
		symbols: {
			fist: h("Fist", "Fists"),
			palm: h("Palm", "Palms"),
			zen: h("Zen"),
			lotus: h("Lotus", "Lotuses")
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
})), SS, CS = d((() => {
	g(), SS = {
		name: "Moine",
		style: ["Tout en patience\xA0: il accumule le Chi, encaisse les coups et frappe au bon moment.", "Le Chi prévient des dégâts tout de suite, mais ne renforce vos attaques qu’à partir d’un tour suivant\xA0: à vous de choisir pour quoi le garder\xA0; les Lotus augmentent la quantité que vous pouvez en avoir."],
		symbols: {
			fist: h("Poing", "Poings"),
			palm: h("Paume", "Paumes"),
			zen: h("Zen"),
			lotus: h("Lotus")
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
})), wS, TS, ES, DS, OS, kS, AS, jS, MS, NS, PS, FS, IS, LS, RS = d((() => {
	Q(), wS = bf([W("evasive")], [W("cleanse")]), TS = [
		O({ fist: 3 }),
		O({ fist: 4 }),
		O({ fist: 5 })
	], ES = (e, t) => ({
		id: "fist-strike",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: TS[n],
			effects: [V(t), ...e > 2 ? [Y({ dice: Go(4) }, [K("knockdown")])] : []]
		}))
	}), DS = (e, ...t) => ({
		id: "meditate",
		kind: "offensive",
		tiers: [{
			need: O({ zen: 3 }),
			effects: [W("chi", e), ...t]
		}]
	}), OS = (e, t) => ({
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
				l_(L("lotus"), [wS])
			])]
		}]
	}), kS = (e) => ({
		id: "tempest-rush",
		kind: "offensive",
		tiers: [{
			need: O({ palm: 3 }),
			effects: [J(3, [V(vl), Y({ total: e > 1 ? 12 : 13 }, [K("knockdown")])], e > 1 ? {
				again: 1,
				price: {
					token: "chi",
					n: 1
				}
			} : {})]
		}]
	}), AS = (e) => ({
		id: "fist-of-harmony",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [V(6)],
			after: [W("chi", e)]
		}]
	}), jS = (...e) => ({
		id: "fist-of-tranquility",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [...e, V(7)],
			after: [W("evasive"), W("chi", 3)]
		}]
	}), MS = (e) => ({
		id: "lotus-strike",
		kind: "offensive",
		tiers: [{
			need: O({ lotus: 4 }),
			effects: [V(e, "undefendable")],
			after: [qg("chi"), W("chi", e)]
		}]
	}), NS = (e, ...t) => ({
		id: "serenity",
		kind: "defensive",
		dice: e,
		effects: [
			W("chi", L("zen")),
			H(L("fist")),
			...t
		]
	}), PS = [
		ES(1, [
			6,
			7,
			8
		]),
		DS(5, wS),
		OS(6, 1),
		kS(1),
		AS(2),
		jS(),
		MS(5),
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
				after: [qg("chi"), W("chi", 6)]
			}]
		},
		NS(4)
	], FS = [
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
		Zy,
		rb,
		Qy
	], IS = [
		Z("fist-strike-ii", 1, 2, ES(2, [
			7,
			8,
			9
		])),
		Z("fist-strike-iii", 2, 3, ES(3, [
			7,
			8,
			9
		])),
		Z("meditate-ii", 2, 2, DS(6, W("evasive"), W("cleanse")), [{
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
		Z("fist-of-harmony-ii", 1, 2, AS(3)),
		Z("lotus-strike-ii", 2, 2, MS(6), [{
			id: "way-of-the-lotus",
			kind: "offensive",
			tiers: [{
				need: O({ lotus: 3 }),
				effects: [V(2, "undefendable")],
				after: [W("evasive"), W("chi", 2)]
			}]
		}]),
		Z("combo-strike-ii", 2, 2, OS(5, 2)),
		Z("tempest-rush-ii", 1, 2, kS(2)),
		Z("fist-of-tranquility-ii", 2, 2, jS(K("knockdown")), [{
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
		Z("serenity-ii", 2, 2, NS(5)),
		Z("serenity-iii", 3, 3, NS(5, X({
			zen: 1,
			lotus: 1
		}, wS))),
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
	], LS = {
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
		abilities: PS,
		tokens: FS,
		cards: IS
	};
})), zS = /* @__PURE__ */ be({
	hero: () => LS,
	texts: () => BS
}), BS, VS = d((() => {
	p(), xS(), CS(), RS(), BS = u({
		en: bS,
		fr: SS
	});
})), HS, US = d((() => {
	g(), HS = {
		name: "Moon Elf",
		style: ["Arrows from afar, and an opponent who cannot see, move or hide.", "Blind, Entangle and Targeted spoil the other side’s turns while your bow wears it down; keep Evasive for the hit that would hurt most."],
		symbols: {
			arrow: h("Arrow", "Arrows"),
			foot: h("Foot", "Feet"),
			moon: h("Moon", "Moons")
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
})), WS, GS = d((() => {
	g(), WS = {
		name: "Elfe Lunaire",
		style: ["Des flèches tirées de loin, sur un adversaire qui ne peut plus ni voir, ni bouger, ni se cacher.", "Aveuglement, Enchevêtrement et Pris pour cible gâchent les tours de l’autre camp pendant que votre arc l’use\xA0; gardez Évitement pour le coup qui ferait le plus mal."],
		symbols: {
			arrow: h("Flèche", "Flèches"),
			foot: h("Pied", "Pieds"),
			moon: h("Lune", "Lunes")
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
})), KS, qS, JS, YS, XS, ZS, QS, $S, eC, tC, nC, rC, iC, aC, oC = d((() => {
	Q(), KS = [
		O({ arrow: 3 }),
		O({ arrow: 4 }),
		O({ arrow: 5 })
	], qS = [
		K("blind"),
		K("entangle"),
		K("targeted")
	], JS = (e, t) => ({
		id: "longbow",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: KS[n],
			effects: [V(e), ...t === void 0 ? [] : [Y({ dice: Go(t) }, [K("entangle")])]]
		}))
	}), YS = (e) => ({
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
	}), XS = (e) => ({
		id: "covered-shot",
		kind: "offensive",
		tiers: [{
			need: O({
				arrow: 2,
				foot: 3
			}),
			effects: [W("evasive"), V(e)]
		}]
	}), ZS = (e, t, ...n) => ({
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
					Eh(L("moon"))
				]),
				K("blind"),
				...n
			]
		}]
	}), QS = (e) => ({
		id: "entangling-shot",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [K("entangle"), V(e)]
		}]
	}), $S = (e) => ({
		id: "eclipse",
		kind: "offensive",
		tiers: [{
			need: O({ moon: 4 }),
			effects: [
				...qS,
				z(),
				V(e)
			]
		}]
	}), eC = (e) => ({
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
	}), tC = (e) => ({
		id: "missed-me",
		kind: "defensive",
		dice: 5,
		effects: [X({ foot: 2 }, Wg()), H(L("arrow", { every: e }))]
	}), nC = [
		JS([
			3,
			5,
			7
		]),
		YS(4),
		XS(7),
		ZS(4, 1),
		QS(7),
		$S(7),
		eC(8),
		{
			id: "lunar-eclipse",
			kind: "ultimate",
			tiers: [{
				need: O({ moon: 5 }),
				effects: [
					W("evasive"),
					...qS,
					z(),
					V(12)
				]
			}]
		},
		tC(2)
	], rC = [
		Zy,
		{
			id: "blind",
			kind: "negative",
			limit: 1,
			ends: "offense",
			activating: { effects: [J(1, [Y({ die: [1, 2] }, [Yp()])])] }
		},
		{
			id: "entangle",
			kind: "negative",
			limit: 1,
			ends: "roll-phase",
			attempts: -1
		},
		$y
	], iC = [
		Z("longbow-ii", 2, 2, JS([
			4,
			6,
			8
		], 4)),
		Z("longbow-iii", 3, 3, JS([
			5,
			7,
			9
		], 3)),
		Z("demising-shot-ii", 2, 2, YS(6), [{
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
		Z("covered-shot-ii", 2, 2, XS(9), [{
			id: "evasive-action",
			kind: "offensive",
			tiers: [{
				need: O({ foot: 3 }),
				effects: [Qd(["evasive"], "chosen-player"), V(2, "undefendable")]
			}]
		}]),
		Z("exploding-arrow-ii", 2, 2, ZS(3, 2)),
		Z("exploding-arrow-iii", 3, 3, ZS(3, 2, K("entangle"))),
		Z("entangling-shot-ii", 2, 2, QS(9)),
		Z("blinding-shot-ii", 2, 2, eC(10), [{
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
		Z("eclipse-ii", 2, 2, $S(9), [{
			id: "moon-shadow",
			kind: "offensive",
			tiers: [{
				need: O({ moon: 3 }),
				effects: [W("evasive"), ...qS]
			}]
		}]),
		Z("missed-me-ii", 3, 2, tC(1)),
		{
			id: "moon-magic",
			kind: "main",
			cost: 4,
			effects: [W("evasive"), Yu("chosen-opponent", qS)]
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
			effects: [Qd(["evasive"], "chosen-player")]
		},
		{
			id: "lunar-umbra",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ moon: 1 }) }, [Yu("chosen-opponent", qS)], [U(1)])])]
		}
	], aC = {
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
		abilities: nC,
		tokens: rC,
		cards: iC
	};
})), sC = /* @__PURE__ */ be({
	hero: () => aC,
	texts: () => cC
}), cC, lC = d((() => {
	p(), US(), GS(), oC(), cC = u({
		en: HS,
		fr: WS
	});
})), uC, dC = d((() => {
	g(), uC = {
		name: "Ninja",
		style: ["Strikes unseen: poison works while she is already gone in the smoke.", "Delayed Poison hurts at the end of the opponent’s turn, Ninjutsu sharpens the attack you are making, and a Smoke Bomb has an even chance to make a blow miss altogether."],
		symbols: {
			ninjato: h("Ninjatō"),
			shuriken: h("Shuriken"),
			mask: h("Mask", "Masks")
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
})), fC, pC = d((() => {
	g(), fC = {
		name: "Ninja",
		style: ["Elle frappe sans être vue\xA0: le poison agit quand elle a déjà disparu dans la fumée.", "Le Poison latent blesse à la fin du tour de l’adversaire, Ninjutsu aiguise l’attaque en cours, et une Bombe fumigène a une chance sur deux de faire manquer un coup tout entier."],
		symbols: {
			ninjato: h("Ninjatō"),
			shuriken: h("Shuriken", "Shurikens"),
			mask: h("Masque", "Masques")
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
})), mC, hC, gC, _C, vC, yC, bC, xC, SC, CC, wC, TC, EC, DC = d((() => {
	Q(), mC = [
		O({ ninjato: 3 }),
		O({ ninjato: 4 }),
		O({ ninjato: 5 })
	], hC = (e, t) => ({
		id: "slash",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: mC[n],
			effects: [V(t), ...e > 1 ? [Y({ dice: Go(3) }, [W("ninjutsu")])] : []]
		}))
	}), gC = (e) => ({
		id: "walk-the-line",
		kind: "offensive",
		tiers: [{
			need: O({ shuriken: 4 }),
			effects: [J(2, [V(vl), Y({ atMost: 6 }, [av()])], e > 1 ? { again: 1 } : {})]
		}]
	}), _C = (e) => ({
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
				X({ mask: 1 }, av()),
				...e > 1 ? [X({ mask: 2 }, K("delayed-poison"))] : []
			], e > 1 ? { again: 2 } : {})]
		}]
	}), vC = (e) => ({
		id: "smoke-screen",
		kind: "offensive",
		tiers: [{
			need: O({
				ninjato: 1,
				shuriken: 2,
				mask: 1
			}),
			effects: [Qd({
				"smoke-bomb": 1,
				ninjutsu: e
			}, "chosen-player"), K("delayed-poison", 1, "chosen-opponent")]
		}]
	}), yC = (e) => ({
		id: "poison-blade",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [e, V(5)]
		}]
	}), bC = (...e) => ({
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
	}), xC = (e, t) => ({
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
	}), SC = (e) => ({
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
			effects: [h_(e)]
		}]
	}), CC = [
		hC(1, [
			5,
			6,
			7
		]),
		gC(1),
		_C(1),
		vC(2),
		yC(K("delayed-poison")),
		bC(),
		xC(1, 6),
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
		SC(1)
	], wC = [
		{
			id: "delayed-poison",
			kind: "negative",
			limit: 2,
			endOfTurn: [Ch("delayed-poison", "all"), ah(wl(3), "self")]
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
				] }, [Jd()])])]
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
					Y({ die: [6] }, [bf([R(2)], [K("delayed-poison")], [av()])])
				])]
			}
		}
	], TC = [
		Z("slash-ii", 2, 2, hC(2, [
			4,
			6,
			8
		])),
		Z("death-blossom-ii", 2, 2, _C(2)),
		Z("smoke-screen-ii", 2, 2, vC(3), [{
			id: "kuji-kiri",
			kind: "offensive",
			tiers: [{
				need: O({
					shuriken: 3,
					mask: 2
				}),
				effects: [K_(4, "any-two-opponents")]
			}]
		}]),
		Z("walk-the-line-ii", 2, 2, gC(2), [{
			id: "tip-of-the-blade",
			kind: "offensive",
			tiers: [{
				need: O({ shuriken: 3 }),
				effects: [J(1, [V(vl, "pure")])]
			}]
		}]),
		Z("poison-blade-ii", 1, 2, yC(J(1, [
			X({ ninjato: 1 }, K("delayed-poison")),
			X({ shuriken: 1 }, K("delayed-poison", 2)),
			X({ mask: 1 }, K("delayed-poison", 2))
		]))),
		Z("shadow-fang-ii", 2, 2, bC(W("smoke-bomb")), [{
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
		Z("shadewalk-ii", 2, 2, xC(2, 5), [{
			id: "jugulate",
			kind: "offensive",
			tiers: [{
				need: O({ mask: 3 }),
				effects: [W("ninjutsu", 3), K("delayed-poison", 1, "chosen-opponent")]
			}]
		}]),
		Z("shade-shift-ii", 2, 2, SC(2)),
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
			effects: [ah(1, "any-three-opponents", !1, "undefendable")]
		},
		{
			id: "smoke-offering",
			kind: "instant",
			cost: 0,
			price: { cards: 1 },
			effects: [Qd(["smoke-bomb"], "chosen-player")]
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
	], EC = {
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
		abilities: CC,
		tokens: wC,
		cards: TC
	};
})), OC = /* @__PURE__ */ be({
	hero: () => EC,
	texts: () => kC
}), kC, AC = d((() => {
	p(), dC(), pC(), DC(), kC = u({
		en: uC,
		fr: fC
	});
})), jC, MC = d((() => {
	g(), jC = {
		name: "Pyromancer",
		style: ["Stoke the fire, then let it all go at once.", "Fire Mastery makes her attacks grow but cools by one each turn: gather it fast, raise its limit, and burn it in one great blow."],
		symbols: {
			flame: h("Flame", "Flames"),
			blaze: h("Blaze", "Blazes"),
			"fiery-soul": h("Fiery Soul", "Fiery Souls"),
			meteor: h("Meteor", "Meteors")
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
})), NC, PC = d((() => {
	g(), NC = {
		name: "Pyromancienne",
		style: ["Attisez le feu, puis lâchez tout d’un coup.", "La Maîtrise du Feu fait grandir ses attaques, mais elle refroidit d’un jeton par tour\xA0: accumulez-la vite, augmentez sa limite et brûlez-la en un seul grand coup."],
		symbols: {
			flame: h("Flamme", "Flammes"),
			blaze: h("Brasier", "Brasiers"),
			"fiery-soul": h("Âme ardente", "Âmes ardentes"),
			meteor: h("Météore", "Météores")
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
})), $, FC, IC, LC, RC, zC, BC, VC, HC, UC, WC, GC, KC, qC, JC, YC = d((() => {
	Q(), $ = "fire-mastery", FC = [
		O({ flame: 3 }),
		O({ flame: 4 }),
		O({ flame: 5 })
	], IC = (e) => ({
		id: "fireball",
		kind: "offensive",
		tiers: [
			4,
			6,
			8
		].map((t, n) => ({
			need: FC[n],
			effects: [W($, e), V(t)]
		}))
	}), LC = (e) => ({
		id: "burning-soul",
		kind: "offensive",
		tiers: [{
			need: O({ "fiery-soul": 2 }),
			effects: [
				...e > 1 ? [X({ "fiery-soul": 3 }, K("burn")), X({ "fiery-soul": 4 }, qg($))] : [],
				W($, L("fiery-soul", 2)),
				K_(L("fiery-soul"), "all-opponents")
			]
		}]
	}), RC = (e) => J(1, [
		X({ flame: 1 }, e),
		X({ blaze: 1 }, K("burn")),
		X({ "fiery-soul": 1 }, W($, 2)),
		X({ meteor: 1 }, K("knockdown"))
	]), zC = (e) => ({
		id: "pyroblast",
		kind: "offensive",
		tiers: [{
			need: O({
				flame: 3,
				meteor: 1
			}),
			effects: [V(6), e === 1 ? RC(V(3)) : J(2, [
				V(L("flame", 3)),
				K("burn", L("blaze")),
				W($, L("fiery-soul", 2)),
				K("knockdown", L("meteor"))
			], e > 2 ? { again: 1 } : {})]
		}]
	}), BC = (e) => ({
		id: "combustion",
		kind: "offensive",
		tiers: [{
			need: O({
				flame: 1,
				blaze: 1,
				"fiery-soul": 1,
				meteor: 1
			}),
			effects: [W($), Ig({
				token: $,
				n: 1
			}, 4, [V(e, "undefendable")])]
		}]
	}), VC = (e) => ({
		id: "hot-streak",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [
				W($, 2),
				Ud(),
				V(Cl($, 1, e))
			]
		}]
	}), HC = (e, t) => ({
		id: "ignite",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: e > 1 ? [
				W($, 2),
				K("burn"),
				Wd(),
				Xf(Cl($, 2, t))
			] : [
				W($, 2),
				Ud(),
				V(Cl($, 2, t))
			]
		}]
	}), UC = (e) => ({
		id: "meteorite",
		kind: "offensive",
		tiers: [{
			need: O({ meteor: 4 }),
			effects: [
				W($, 2),
				K("stun"),
				Wd(),
				Xf(Cl($), "undefendable"),
				K_(e, "all-opponents")
			]
		}]
	}), WC = (e) => ({
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
	}), GC = [
		IC(1),
		LC(1),
		zC(1),
		BC(3),
		VC(5),
		HC(1, 4),
		UC(2),
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
					K_(2, "all-opponents")
				]
			}]
		},
		WC(1)
	], KC = [
		{
			id: $,
			kind: "positive",
			limit: 5,
			upkeep: [Ch($)]
		},
		{
			id: "burn",
			kind: "negative",
			limit: 1,
			persistent: !0,
			upkeep: [K_(2, "self")]
		},
		Qy,
		nb
	], qC = [
		Z("fireball-ii", 1, 2, IC(2)),
		Z("pyroblast-ii", 2, 2, zC(2)),
		Z("pyroblast-iii", 3, 3, zC(3)),
		Z("burning-soul-ii", 1, 2, LC(2)),
		Z("combustion-ii", 2, 2, BC(4)),
		Z("hot-streak-ii", 2, 2, VC(6), [{
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
		Z("ignite-ii", 2, 2, HC(2, 5), [{
			id: "blazing-soul",
			kind: "offensive",
			tiers: [{
				need: O({
					blaze: 2,
					"fiery-soul": 2
				}),
				effects: [
					qg($),
					W($, 5),
					K("knockdown")
				]
			}]
		}]),
		Z("meteorite-ii", 2, 2, UC(3), [{
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
		Z("molten-armor-ii", 1, 2, WC(2)),
		Z("molten-armor-iii", 3, 3, WC(3)),
		{
			id: "warm-up",
			kind: "main",
			cost: 0,
			effects: [W($), Ig({ cp: 1 }, "any", [W($)])]
		},
		{
			id: "fire-up",
			kind: "main",
			cost: 3,
			effects: [
				qg($),
				Ud(),
				W($, 2)
			]
		},
		{
			id: "red-hot",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [R(Cl($))]
		},
		{
			id: "huzzah",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [RC(R(3))]
		},
		{
			id: "infernal-infusion",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ meteor: 1 }) }, [Qp($)], [U(1)])])]
		}
	], JC = {
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
		abilities: GC,
		tokens: KC,
		cards: qC
	};
})), XC = /* @__PURE__ */ be({
	hero: () => JC,
	texts: () => ZC
}), ZC, QC = d((() => {
	p(), MC(), PC(), YC(), ZC = u({
		en: jC,
		fr: NC
	});
})), $C, ew = d((() => {
	g(), $C = {
		name: "Shadow Thief",
		style: ["Steal, hoard, and turn every coin into a wound.", "Your attacks hit as hard as your purse is full, so save up for the big strike; Shadows hides you until it comes, and you pick one of two defences each time."],
		symbols: {
			dagger: h("Dagger", "Daggers"),
			bag: h("Bag", "Bags"),
			card: h("Card", "Cards"),
			shadow: h("Shadow", "Shadows")
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
})), tw, nw = d((() => {
	g(), tw = {
		name: "Voleur de l’Ombre",
		style: ["Volez, amassez, et que chaque pièce devienne une blessure.", "Vos attaques frappent aussi fort que votre bourse est pleine\xA0: économisez pour le grand coup\xA0; Ombre vous cache en attendant, et vous avez à chaque fois le choix entre deux défenses."],
		symbols: {
			dagger: h("Dague", "Dagues"),
			bag: h("Sac", "Sacs"),
			card: h("Carte", "Cartes"),
			shadow: h("Ombre", "Ombres")
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
})), rw, iw, aw, ow = d((() => {
	Q(), rw = (e, t) => Math.max(0, ...it(e, t).map((t) => _(e, t).cp)), iw = E({
		name: "shadow-thief/pilfer",
		options: { pilfer: po("pilfer") },
		vars: () => ({
			...Hu(),
			taken: 0
		}),
		parts: (e, t, { own: n }) => [e.ask("pilfer", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = Math.min(t.most, rw(e, n.self));
				return r === 0 ? [] : Array.from({ length: r + 1 }, (e, t) => t);
			},
			then: (e, t, r) => {
				n(t).taken = r;
			}
		}), e.when((e, t) => n(t).taken > 0, ...zu(e, n, "chosen-opponent", (e, t, r) => _(e, r).cp >= n(t).taken), e.run((e, t) => {
			for (let r of n(t).seats) Ef(e, r, -n(t).taken);
		}))],
		estimate: (e) => e.most
	}), aw = (e) => iw({ most: e });
})), sw, cw, lw = d((() => {
	Q(), sw = E({
		name: "shadow-thief/shake-off",
		parts: (e) => [e.run((e, t) => {
			for (let n of N(e, t.self)) C(n).kind === "negative" && dc(n) && P(e, t.self, n, F(e, t.self, n));
		})],
		estimate: () => 2
	}), cw = () => sw({});
})), uw, dw, fw, pw, mw, hw, gw, _w, vw, yw, bw, xw, Sw, Cw, ww = d((() => {
	Q(), ow(), lw(), uw = { have: "shadows" }, dw = Cl("cp", { half: !0 }), fw = (...e) => ({
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
	}), pw = (e, t) => ({
		id: "pickpocket",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: O({ bag: 2 + n }),
			effects: [B(e), X({ shadow: 1 }, aw(t))]
		}))
	}), mw = (e) => ({
		id: "shifty-strike",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [
				B(e),
				Ud(),
				V(dw)
			]
		}]
	}), hw = (e) => ({
		id: "insidious-strike",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [
				B(e),
				Ud(),
				V(Cl("cp"))
			]
		}]
	}), gw = (...e) => ({
		id: "shadow-dance",
		kind: "offensive",
		tiers: [{
			need: O({ shadow: 3 }),
			effects: [J(1, [V(yl, "pure")]), ...e],
			after: [W("shadows"), W("sneak-attack")]
		}]
	}), _w = (...e) => ({
		id: "carducopia",
		kind: "offensive",
		tiers: [{
			need: O({ card: 2 }),
			effects: [U(L("card")), ...e]
		}]
	}), vw = (e) => ({
		id: "shadow-defense",
		kind: "defensive",
		dice: e,
		effects: [
			X({ dagger: 2 }, K("poison")),
			X({ shadow: 1 }, W("sneak-attack")),
			X({ shadow: 2 }, W("shadows"))
		]
	}), yw = (e) => ({
		id: "counter-strike",
		kind: "defensive",
		dice: 5,
		effects: [H(L("dagger", e)), X({
			dagger: 1,
			shadow: 1
		}, K("poison"))]
	}), bw = [
		fw(X({ bag: 1 }, B(1))),
		pw([
			2,
			3,
			4
		], 1),
		mw(3),
		hw(3),
		gw(),
		_w(),
		{
			id: "shadow-shank",
			kind: "ultimate",
			tiers: [{
				need: O({ shadow: 5 }),
				effects: [
					B(3),
					W("shadows"),
					Y({ option: "shank-shakes-off" }, [cw()]),
					Ud(),
					V(Cl("cp", 1, 5))
				]
			}]
		},
		vw(4),
		yw(1)
	], xw = [
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
				effects: [J(1, [R(vl)])]
			}
		},
		ab
	], Sw = [
		Z("dagger-strike-ii", 0, 2, fw(B(1), X({ card: 1 }, U(1)))),
		Z("pickpocket-ii", 1, 2, pw([
			3,
			4,
			5,
			6
		], 2)),
		Z("shifty-strike-ii", 2, 2, mw(4), [{
			id: "shadow-strike",
			kind: "offensive",
			tiers: [{
				need: O({
					dagger: 2,
					shadow: 2
				}),
				effects: [K("poison"), V(dw)]
			}]
		}]),
		Z("insidious-strike-ii", 2, 2, hw(4), [{
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
		Z("shadow-dance-ii", 1, 2, gw(U(1))),
		Z("carducopia-ii", 2, 2, _w(X({ shadow: 1 }, ip("target", "random")), X({ bag: 1 }, B(1)))),
		Z("shadow-defense-ii", 3, 2, vw(5)),
		Z("counter-strike-ii", 4, 2, yw(2)),
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
			effects: [Y(uw, [fd({
				whose: "any",
				to: "any",
				upTo: 2
			})], [fd({
				whose: "any",
				to: "any"
			})])]
		},
		{
			id: "shadow-coin",
			kind: "instant",
			cost: 0,
			effects: [Y(uw, [B(3)], [B(2)])]
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
			effects: [ip("chosen-opponent", "random"), Y(uw, [U(2)], [U(1)])]
		},
		{
			id: "shadow-meld",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ shadow: 1 }) }, [W("sneak-attack"), B(2)], [U(1)])])]
		}
	], Cw = {
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
		abilities: bw,
		tokens: xw,
		cards: Sw
	};
})), Tw = /* @__PURE__ */ be({
	hero: () => Cw,
	texts: () => Ew
}), Ew, Dw = d((() => {
	p(), ew(), nw(), ww(), Ew = u({
		en: $C,
		fr: tw
	});
})), Ow, kw = d((() => {
	g(), Ow = {
		name: "Treant",
		style: ["A forest that grows a little every turn, from Seedlings to a Dryad.", "Decide which Spirits to keep growing, which to spend on rerolls, healing and damage, and wrap your opponent in Barbed Vine."],
		symbols: {
			branch: h("Branch", "Branches"),
			leaf: h("Leaf", "Leaves"),
			spirit: h("Spirit", "Spirits")
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
		families: { spirits: h("Spirit", "Spirits") },
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
			"treant/grow": (e, t) => `grow ${t.amount(e.amount, h("Spirit", "Spirits"))}${typeof e.amount == "number" ? "" : " rolled"}`,
			"treant/grow-each": () => "each Spirit you have may grow once, in any order"
		},
		asks: {
			grow: "A Spirit grows: into what?",
			"grow-each": "What does the next Spirit grow into?"
		}
	};
})), Aw, jw = d((() => {
	g(), Aw = {
		name: "Tréant",
		style: ["Une forêt qui pousse un peu à chaque tour, de la Jeune pousse à la Dryade.", "Choisissez les Esprits à faire grandir et ceux à dépenser en relances, en soins et en dégâts, et enlacez l’adversaire de Ronces."],
		symbols: {
			branch: h("Branche", "Branches"),
			leaf: h("Feuille", "Feuilles"),
			spirit: h("Esprit", "Esprits")
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
		families: { spirits: h("Esprit", "Esprits") },
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
			"treant/grow": (e, t) => `faites pousser ${t.amount(e.amount, h("Esprit", "Esprits"))}${typeof e.amount == "number" ? "" : " obtenu"}`,
			"treant/grow-each": () => "chaque Esprit que vous avez peut grandir une fois, dans l’ordre de votre choix"
		},
		asks: {
			grow: "Un Esprit pousse\xA0: en quoi\xA0?",
			"grow-each": "En quoi grandit l’Esprit suivant\xA0?"
		}
	};
}));
// packages/dice-throne/src/heroes/treant/growth.ts
function Mw(e, t, n) {
	let r = Fw(n);
	return Ys(e, t, n) > 0 && (r === void 0 || F(e, t, r) > 0);
}
function Nw(e, t, n) {
	let r = Fw(n);
	r && P(e, t, r, 1), Xs(e, t, n, 1);
}
var Pw, Fw, Iw = d((() => {
	Q(), Pw = [
		"seedling",
		"sapling",
		"dryad"
	], Fw = (e) => Pw[Pw.indexOf(e) - 1];
})), Lw, Rw, zw, Bw = d((() => {
	Q(), Iw(), Lw = (e, t) => Pw.filter((n) => Mw(e, t, n)), Rw = E({
		name: "treant/grow",
		options: { grow: uo() },
		possible: (e, t) => Lw(e, t).length > 0,
		vars: () => ({ left: 0 }),
		parts: (e, t, { own: n }) => [e.run((e, r) => {
			n(r).left = pl(e, r, t.amount);
		}), e.loop((e, t) => n(t).left > 0 && Lw(e, t.self).length > 0, e.ask("grow", {
			who: (e, t) => t.self,
			options: (e, t) => Lw(e, t.self),
			params: (e, t) => ({
				by: t.by,
				left: n(t).left
			}),
			auto: !0,
			then: (e, t, r) => {
				n(t).left--, Nw(e, t.self, r);
			}
		}))],
		estimate: (e, t) => 1.2 * t.amount(e.amount)
	}), zw = (e) => Rw({ amount: e });
})), Vw, Hw, Uw, Ww, Gw, Kw = d((() => {
	Q(), Iw(), Vw = (e, t, n) => ["sapling", "dryad"].filter((r) => n[Hw(r)] > 0 && Mw(e, t, r)), Hw = (e) => Fw(e), Uw = (e, t) => ({
		seedling: F(e, t, "seedling"),
		sapling: F(e, t, "sapling")
	}), Ww = E({
		name: "treant/grow-each",
		options: { "grow-each": uo("none") },
		possible: (e, t) => Vw(e, t, Uw(e, t)).length > 0,
		vars: () => ({
			seedling: 0,
			sapling: 0
		}),
		parts: (e, t, { own: n }) => [e.run((e, t) => {
			Object.assign(n(t), Uw(e, t.self));
		}), e.loop((e, t) => Vw(e, t.self, n(t)).length > 0, e.ask("grow-each", {
			who: (e, t) => t.self,
			options: (e, t) => [...Vw(e, t.self, n(t)), "none"],
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				let i = n(t);
				r === "none" ? Object.assign(i, {
					seedling: 0,
					sapling: 0
				}) : (i[Hw(r)]--, Nw(e, t.self, r));
			}
		}))],
		estimate: () => 2.4
	}), Gw = () => Ww({});
})), qw, Jw, Yw, Xw, Zw, Qw, $w, eT, tT, nT, rT, iT, aT, oT = d((() => {
	Q(), Bw(), Kw(), qw = {
		family: "spirits",
		n: 1
	}, Jw = (e) => ({
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
				e > 1 ? K("barbed-vine") : Mg(qw, [K("barbed-vine")]),
				...e > 2 ? [Y({ dice: Go(3) }, [zw(1)])] : []
			]
		}))
	}), Yw = (e) => ({
		id: "tend",
		kind: "offensive",
		tiers: [{
			need: O({
				leaf: 2,
				spirit: 2
			}),
			effects: [
				U(1),
				zw(e),
				Qd(["wellspring"], "chosen-player"),
				K("barbed-vine", 1, "chosen-opponent")
			]
		}]
	}), Xw = (e) => ({
		id: "overgrowth",
		kind: "offensive",
		tiers: [{
			need: O({
				branch: 2,
				leaf: 3
			}),
			effects: [
				V(e),
				Ig(qw, 2, [V(4)]),
				Mg({
					token: "wellspring",
					n: 1
				}, [av()])
			]
		}]
	}), Zw = (e) => ({
		id: "vengeful-vines",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [K("barbed-vine"), V(e)]
		}]
	}), Qw = (e) => ({
		id: "call-of-the-wild",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [V(8), J(e, [
				V(L("branch")),
				X({ leaf: 1 }, W("wellspring")),
				zw(L("spirit"))
			])]
		}]
	}), $w = (e) => ({
		id: "natures-grasp",
		kind: "offensive",
		tiers: [{
			need: O({ spirit: 4 }),
			effects: [
				zw(2),
				z(),
				V(Cl("spirits", 1, e), "undefendable")
			]
		}]
	}), eT = (e) => ({
		id: "rooted",
		kind: "defensive",
		dice: 2 + e,
		effects: [
			q(L("branch")),
			q(L("spirit")),
			X({ leaf: 2 }, zw(1)),
			...e > 1 ? [X({ spirit: 2 }, Qd(["wellspring"], "chosen-player"))] : []
		]
	}), tT = [
		{
			id: "fertilize",
			kind: "passive",
			upkeep: [zw(1)]
		},
		Jw(1),
		Yw(3),
		Xw(2),
		Zw(7),
		Qw(4),
		$w(5),
		{
			id: "wake-the-forest",
			kind: "ultimate",
			tiers: [{
				need: O({ spirit: 5 }),
				effects: [
					W("wellspring"),
					Qd(["wellspring"], "teammate"),
					zw(5),
					K("barbed-vine"),
					z(),
					V(10)
				]
			}]
		},
		eT(1)
	], nT = {
		kind: "companion",
		spent: !0,
		family: "spirits",
		perTurn: 1
	}, rT = [
		{
			...nT,
			id: "seedling",
			limit: 3,
			spend: {
				when: "any",
				effects: [f_({
					whose: "own",
					upTo: 1
				})]
			}
		},
		{
			...nT,
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
			...nT,
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
				effects: [fh()]
			}]
		},
		{
			id: "wellspring",
			kind: "positive",
			limit: 1,
			spend: {
				when: "my-main",
				effects: [J(1, [G(yl)])]
			}
		},
		{
			id: "barbed-vine",
			kind: "negative",
			limit: 1,
			attempted: [Ch("barbed-vine"), K_(Tl({ most: 2 }), "self")]
		}
	], iT = [
		Z("splinter-ii", 1, 2, Jw(2)),
		Z("splinter-iii", 2, 3, Jw(3)),
		Z("tend-ii", 2, 2, Yw(4), [{
			id: "cultivate",
			kind: "offensive",
			tiers: [{
				need: O({
					branch: 2,
					spirit: 2
				}),
				effects: [zw(6)]
			}]
		}]),
		Z("overgrowth-ii", 2, 2, Xw(4), [{
			id: "plant",
			kind: "offensive",
			tiers: [{
				need: O({
					branch: 1,
					leaf: 2
				}),
				effects: [zw(3)]
			}]
		}]),
		Z("vengeful-vines-ii", 2, 2, Zw(8), [{
			id: "bitterroot",
			kind: "offensive",
			tiers: [{
				need: O({ leaf: 3 }),
				effects: [V(Cl("spirits"), "pure")]
			}]
		}]),
		Z("call-of-the-wild-ii", 2, 2, Qw(5), [{
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
		Z("natures-grasp-ii", 2, 2, $w(6), [{
			id: "natures-blessing",
			kind: "offensive",
			tiers: [{
				need: O({ spirit: 3 }),
				effects: [
					G(1),
					B(1),
					U(1),
					zw(1)
				]
			}]
		}]),
		Z("rooted-ii", 3, 2, eT(2)),
		{
			id: "harvest",
			kind: "main",
			cost: 0,
			effects: [Ig(qw, 3, [B(1)], [Y({ paid: 2 }, [Qd(["wellspring"], "two-players")])])]
		},
		{
			id: "cultivate-spirits",
			kind: "main",
			cost: 3,
			effects: [zw(3)]
		},
		{
			id: "will-o-wisp",
			kind: "main",
			cost: 1,
			effects: [J(3, [
				X({ branch: 1 }, ah(1, "all-opponents", !1, "collateral")),
				X({ leaf: 1 }, W("wellspring")),
				X({ spirit: 1 }, zw(1))
			])]
		},
		{
			id: "down-pour",
			kind: "main",
			cost: 2,
			effects: [Gw()]
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
			effects: [Qd(["wellspring"], "chosen-player")]
		},
		{
			id: "mother-tree",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ spirit: 1 }) }, [zw(4)], [U(1)])])]
		}
	], aT = {
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
		abilities: tT,
		tokens: rT,
		cards: iT
	};
})), sT = /* @__PURE__ */ be({
	hero: () => aT,
	texts: () => cT
}), cT, lT = d((() => {
	p(), kw(), jw(), oT(), cT = u({
		en: Ow,
		fr: Aw
	});
})), uT, dT = d((() => {
	g(), uT = {
		name: "Artificer",
		style: ["A workshop of bots, slow to build and hard to stop.", "Collect Synth, build your bots and keep enough of it to put them to work, and let your Nanites pile up before you detonate them."],
		symbols: {
			wrench: h("Wrench", "Wrenches"),
			nut: h("Nut", "Nuts"),
			bolt: h("Bolt", "Bolts")
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
		families: { bots: h("bot", "bots") },
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
			"artificer/build": (e, t) => e.state === "basic" ? m("build the", t.companion(e.bot)) : m("take the", t.companion(e.bot), " in its advanced form"),
			"artificer/detonate": () => "detonate all Nanites of all players",
			"artificer/free-bots": (e) => e.most === 1 ? "you may activate one of your bots for free" : `activate up to ${e.most} different bots for free`
		}
	};
})), fT, pT = d((() => {
	g(), fT = {
		name: "Artificier",
		style: ["Un atelier de robots, longs à construire et difficiles à arrêter.", "Amassez du Synthé, construisez vos robots en gardant de quoi les faire travailler, et laissez les Nanites s’accumuler avant de les faire exploser."],
		symbols: {
			wrench: h("Clé", "Clés"),
			nut: h("Écrou", "Écrous"),
			bolt: h("Éclair", "Éclairs")
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
		families: { bots: h("robot", "robots") },
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
			"artificer/build": (e, t) => e.state === "basic" ? m("construisez", `le ${t.companion(e.bot)}`) : m("prenez", `le ${t.companion(e.bot)}`, " dans sa version perfectionnée"),
			"artificer/detonate": () => "toutes les Nanites de tous les joueurs explosent",
			"artificer/free-bots": (e) => e.most === 1 ? "vous pouvez activer gratuitement un de vos robots" : `activez gratuitement jusqu’à ${e.most} robots différents`
		}
	};
})), mT, hT, gT, _T, vT, yT = d((() => {
	Q(), mT = (e) => `${e}-this-turn`, hT = (e, t) => `${e}@${t}`, gT = (e, t, n) => (mc(e, t, n) ?? "unbuilt") !== "unbuilt", _T = E({
		name: "artificer/activate",
		inner: ({ effects: e }) => [e],
		possible: (e, t, n) => gT(e, t, n.bot) && (_(e, t).marks[mT(n.bot)] ?? 0) < (n.perTurn ?? Infinity) && (e.attack?.marks[hT(n.bot, t)] ?? 0) < (n.perAttack ?? Infinity) && n.effects.some((n) => gf(e, t, n)),
		parts: (e, t, { parts: n }) => [e.run((e, n) => {
			let { marks: r } = _(e, n.self);
			r[mT(t.bot)] = (r[mT(t.bot)] ?? 0) + 1;
			let i = hT(t.bot, n.self);
			e.attack && (e.attack.marks[i] = (e.attack.marks[i] ?? 0) + 1), n.by = t.bot;
		}), ...n(t.effects, "whole")],
		estimate: (e, t) => t.list(e.effects)
	}), vT = (e, t, n = {}) => _T({
		bot: e,
		effects: t,
		...n
	});
})), bT, xT, ST = d((() => {
	Q(), bT = E({
		name: "artificer/build",
		possible: (e, t, { bot: n, state: r }) => {
			let i = mc(e, t, n);
			return i === "unbuilt" || i === "basic" && r === "advanced";
		},
		parts: (e, t) => [e.run((e, n) => hc(e, n.self, t.bot, t.state))],
		estimate: ({ state: e }) => e === "basic" ? 3 : 5
	}), xT = (e, t) => bT({
		bot: e,
		state: t
	});
})), CT, wT, TT, ET, DT, OT = d((() => {
	Q(), CT = "nanite", wT = [
		0,
		1,
		3,
		5
	], TT = (e) => [...e.fighters.keys()].filter((t) => F(e, t, CT) > 0), ET = E({
		name: "artificer/detonate",
		pass: () => "target",
		possible: (e) => TT(e).length > 0,
		vars: () => ({ blows: [] }),
		parts: (e, t, { own: n }) => [e.run((e, t) => {
			for (let r of TT(e)) {
				let i = wT[P(e, r, CT, F(e, r, CT))];
				e.attack?.target === r && Cu(e, t.self, "my-attack") ? e.incoming[r].push({
					kind: "add",
					by: t.by,
					amount: i,
					from: t.self
				}) : e.attack ? n(t).blows.push({
					seat: r,
					amount: Xc(e, r) ? 0 : i
				}) : e.incoming[r].push({
					kind: "other",
					by: t.by,
					amount: i,
					type: "normal",
					from: t.self
				});
			}
		}), e.loop((e, t) => n(t).blows.length > 0, e.call(Am, (e, t) => {
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
	}), DT = () => ET({});
})), kT, AT, jT = d((() => {
	Q(), kT = E({
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
			let a = (e, r) => t.bots.flatMap((t, i) => n(r).done.includes(i + 1) || !gf(e, r.self, t) ? [] : [{
				branch: i + 1,
				does: [t],
				hero: _(e, r.self).hero,
				seat: r.self
			}]);
			return [e.loop((e, t) => n(t).left > 0 && a(e, t).length > 0, e.ask("choose", {
				who: (e, t) => t.self,
				options: (e, n) => [...a(e, n), {
					branch: t.bots.length + 1,
					does: [],
					hero: _(e, n.self).hero,
					seat: n.self
				}],
				key: ro,
				params: (e, t) => ({ by: t.by }),
				then: (e, r, { branch: i }) => {
					let a = n(r);
					a.branch = i, a.done.push(i), a.left = i > t.bots.length ? 0 : a.left - 1;
				}
			}), ...t.bots.map((t, r) => e.when((e, t) => n(t).branch === r + 1, ...i([t], "whole"))))];
		},
		estimate: (e) => 2 * e.most
	}), AT = (e, t) => kT({
		most: e,
		bots: t
	});
})), MT, NT, PT, FT, IT, LT, RT, zT, BT, VT, HT, UT, WT, GT, KT, qT, JT, YT, XT, ZT, QT, $T = d((() => {
	Q(), yT(), ST(), OT(), jT(), MT = (e) => ({
		token: "synth",
		n: e
	}), NT = vT("nanobot", [DT()]), PT = vT("shock-bot", [R(3)], { perTurn: 1 }), FT = vT("heal-bot", [J(1, [Y({ die: [
		1,
		2,
		3
	] }, [G(1)], [G(2)])])], { perAttack: 2 }), IT = [
		NT,
		PT,
		FT
	], LT = [
		O({ wrench: 3 }),
		O({ wrench: 4 }),
		O({ wrench: 5 })
	], RT = [
		X({ wrench: 1 }, V(1)),
		X({ nut: 1 }, V(2)),
		W("synth", L("bolt"))
	], zT = (e) => ({
		id: "spanner-strike",
		kind: "offensive",
		tiers: e.map((e, t) => ({
			need: LT[t],
			effects: [V(e), Mg(MT(1), [J(3, RT)], [J(1, RT)])]
		}))
	}), BT = (e) => ({
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
	}), VT = (...e) => ({
		id: "scrap-collector",
		kind: "passive",
		upkeep: e
	}), HT = (e) => ({
		id: "eureka",
		kind: "offensive",
		tiers: [{
			need: O({
				wrench: 2,
				nut: 3
			}),
			effects: [W("synth", 3), V(e)]
		}]
	}), UT = (e) => ({
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
	}), WT = (e) => ({
		id: "zapppp",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [
				...e > 1 ? [W("synth", 2)] : [],
				K("nanite"),
				V(9),
				AT(1, IT)
			]
		}]
	}), GT = (e) => ({
		id: "overclock",
		kind: "offensive",
		tiers: [{
			need: O({ bolt: 4 }),
			effects: [
				...e > 1 ? [K("nanite")] : [],
				V(6, "undefendable"),
				AT(2, IT)
			]
		}]
	}), KT = (e, ...t) => ({
		id: "ratchet-up",
		kind: "defensive",
		dice: e,
		effects: t
	}), qT = [
		zT([
			3,
			4,
			5
		]),
		BT(1),
		VT(W("synth")),
		HT(7),
		UT(1),
		WT(1),
		GT(1),
		KT(4, W("synth", L("nut")), X({ bolt: 1 }, K("nanite"))),
		{
			id: "maximum-power",
			kind: "ultimate",
			tiers: [{
				need: O({ bolt: 5 }),
				effects: [
					W("synth", 2),
					K("nanite"),
					V(10),
					AT(2, IT)
				]
			}]
		}
	], JT = [{
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
		upkeep: [l_(Cl("nanite"), [J(1, [Y({ die: [6] }, [Ch("nanite")])])])]
	}], YT = (e, t, n) => {
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
					price: MT(2),
					when: "my-main",
					if: r("unbuilt"),
					effects: [xT(e, "basic")]
				},
				{
					id: `${e}-improve`,
					cost: 0,
					price: MT(3),
					when: "my-main",
					if: r("basic"),
					effects: [xT(e, "advanced")]
				},
				{
					id: `${e}-basic`,
					cost: 0,
					price: MT(2),
					if: r("basic"),
					...t
				},
				{
					id: `${e}-advanced`,
					cost: 0,
					price: MT(1),
					if: r("advanced"),
					...t
				}
			]
		};
	}, XT = [
		YT("nanobot", {
			when: "my-upkeep",
			effects: [NT],
			oncePerTurn: !0
		}, [
			0,
			3,
			5
		]),
		YT("shock-bot", {
			when: "my-attack",
			effects: [PT]
		}, [
			0,
			4.5,
			7
		]),
		YT("heal-bot", {
			when: "attacked",
			effects: [Y({ peak: 6 }, [FT])]
		}, [
			0,
			2.5,
			4.5
		])
	], ZT = [
		Z("spanner-strike-ii", 1, 2, zT([
			4,
			5,
			6
		])),
		Z("schematics-ii", 1, 2, BT(2)),
		Z("scrap-collector-ii", 2, 2, VT(J(1, [Y({ die: [
			4,
			5,
			6
		] }, [W("synth", 2)], [W("synth")])]))),
		Z("eureka-ii", 2, 2, HT(8), [{
			id: "scratch-built",
			kind: "offensive",
			tiers: [{
				need: O({
					wrench: 2,
					nut: 2
				}),
				effects: [bf([xT("nanobot", "advanced")], [xT("shock-bot", "advanced")], [xT("heal-bot", "advanced")])]
			}]
		}]),
		Z("jolt-ii", 2, 2, UT(2), [{
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
		Z("overclock-ii", 2, 2, GT(2), [{
			id: "power-up",
			kind: "offensive",
			tiers: [{
				need: O({ bolt: 3 }),
				effects: [K("nanite", 3, "chosen-opponent")]
			}]
		}]),
		Z("zapppp-ii", 2, 2, WT(2), [{
			id: "swarming-bots",
			kind: "offensive",
			tiers: [{
				need: O({
					wrench: 1,
					nut: 2,
					bolt: 1
				}),
				effects: [V(Cl("bots", 1, 5))]
			}]
		}]),
		Z("ratchet-up-ii", 3, 2, KT(5, X({ wrench: 2 }, H(1)), W("synth", L("nut")), K("nanite", L("bolt")))),
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
			effects: [J(1, [W("synth", yl)])]
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
			effects: [Mg(MT(1), [q(3)], [q(2)])]
		},
		{
			id: "synthesize",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ bolt: 1 }) }, [W("synth", 5)], [U(1)])])]
		}
	], QT = {
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
		abilities: qT,
		tokens: JT,
		cards: ZT,
		companions: XT
	};
})), eE = /* @__PURE__ */ be({
	hero: () => QT,
	texts: () => tE
}), tE, nE = d((() => {
	p(), dT(), pT(), $T(), tE = u({
		en: uT,
		fr: fT
	});
})), rE, iE = d((() => {
	g(), rE = {
		name: "Huntress",
		style: ["Two hunters for the price of one: Nyra bites with you and takes blows for you.", "Keep her on her feet: as long as she is active, every attack deals 2 more, and she can suffer the damage meant for you."],
		symbols: {
			spear: h("Spear", "Spears"),
			claw: h("Claw", "Claws"),
			"bonded-soul": h("Bonded Soul", "Bonded Souls"),
			sabertooth: h("Sabertooth", "Sabertooths")
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
			"huntress/heal-nyra": (e, t) => m("heal Nyra", t.amount(e.amount, h("")), "", t.measure(e.amount, h(""))),
			"huntress/hurt-nyra": (e) => `deal ${e.amount} damage to Nyra`,
			"huntress/rouse-nyra": (e) => `if Nyra is inactive, she becomes active with ${e.from} or more health, and heals 1 with less`,
			"huntress/nyra-takes": () => "Nyra suffers all of it",
			"huntress/share": (e) => e.paid ? "divide it between you and Nyra" : "spend Nyra’s Bond and divide it between you and Nyra",
			"huntress/step-in": (e) => e.shared ? "instead of defending, divide the damage of this attack between you and Nyra" : "instead of defending, let Nyra suffer all the damage of this attack",
			"huntress/guard": () => "if Nyra is active and the attack is not ultimate, she may suffer all of it, or you may spend Nyra’s Bond to divide it between you and her"
		},
		asks: { "nyras-share": "How much of the damage does Nyra suffer?" }
	};
})), aE, oE = d((() => {
	g(), aE = {
		name: "Chasseresse",
		style: ["Deux chasseresses pour le prix d’une\xA0: Nyra mord avec vous et encaisse pour vous.", "Gardez-la sur pied\xA0: tant qu’elle est active, chaque attaque inflige 2 dégâts de plus, et elle peut subir ceux qui vous visent."],
		symbols: {
			spear: h("Lance", "Lances"),
			claw: h("Griffe", "Griffes"),
			"bonded-soul": h("Âme liée", "Âmes liées"),
			sabertooth: h("Dents-de-sabre", "Dents-de-sabre")
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
			"huntress/heal-nyra": (e, t) => m("soignez Nyra de", t.amount(e.amount, h("")), "", t.measure(e.amount, h(""))),
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
function sE(e, t, n) {
	_c(e, t, lE, -n), xc(e, t, "nyra") === 0 && hc(e, t, lE, "inactive");
}
function cE(e, t, n) {
	n <= 0 || ($c(e, t, {
		kind: "passed",
		by: lE,
		amount: n
	}), sE(e, t, n));
}
var lE, uE, dE, fE, pE, mE, hE = d((() => {
	Q(), lE = "nyra", uE = "nyras-bond", dE = (e, t) => mc(e, t, lE) !== void 0, fE = (e, t) => mc(e, t, lE) === "active", pE = (e, t) => Oc(Qc(e, t)), mE = (e, t) => fE(e, t) && wu(e, t);
})), gE, _E, vE = d((() => {
	Q(), hE(), gE = E({
		name: "huntress/nyra-takes",
		possible: (e, t) => mE(e, t) && pE(e, t) > 0,
		parts: (e) => [e.run((e, t) => cE(e, t.self, pE(e, t.self)))],
		estimate: () => 3
	}), _E = () => gE({});
})), yE, bE, xE = d((() => {
	Q(), hE(), yE = E({
		name: "huntress/share",
		options: { "nyras-share": po("share") },
		possible: (e, t) => mE(e, t) && rc(e, t, "nyras-bond") && pE(e, t) > 1,
		parts: (e, t) => [e.run((e, n) => {
			t.paid || (l(() => ({
				type: "spent",
				seat: n.self,
				token: uE
			})), P(e, n.self, uE, 1));
		}), e.ask("nyras-share", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = pE(e, n.self);
				return r === 0 ? [] : t.paid ? Array.from({ length: r + 1 }, (e, t) => t) : Array.from({ length: r - 1 }, (e, t) => t + 1);
			},
			params: () => ({ by: uE }),
			then: (e, t, n) => cE(e, t.self, n)
		})],
		estimate: () => 2.5
	}), bE = (e = !1) => yE({ paid: e });
})), SE, CE, wE, TE = d((() => {
	Q(), hE(), SE = "huntress/promise", CE = E({
		name: "huntress/step-in",
		possible: (e, t) => lt(e, "original-leaflets") && mE(e, t) && e.attack?.stage === "activated" && e.attack.type !== "ultimate" && !e.attack.forgone,
		parts: (e, t) => [e.run((e) => {
			e.attack.forgone = !0, e.attack.marks[SE] = t.shared ? 2 : 1;
		})],
		estimate: (e) => e.shared ? 2.5 : 2
	}), wE = (e = !1) => CE({ shared: e });
})), EE, DE, OE, kE = d((() => {
	Q(), vE(), xE(), TE(), EE = [bf([_E()], [bE()], [])], DE = E({
		name: "huntress/guard",
		inner: () => [EE],
		parts: (e, t, { parts: n }) => [e.either((e) => lt(e, "original-leaflets"), [e.when((e) => e.attack.marks[SE] === 1, ...n([_E()])), e.when((e) => e.attack.marks[SE] === 2, ...n([bE(!0)]))], n(EE))],
		estimate: () => 2
	}), OE = () => DE({});
})), AE, jE, ME, NE, PE = d((() => {
	Q(), hE(), AE = .7, jE = 7, ME = E({
		name: "huntress/heal-nyra",
		possible: (e, t) => dE(e, t) && xc(e, t, "nyra") < jE,
		parts: (e, t) => [e.run((e, n) => {
			let r = pl(e, n, t.amount);
			r > 0 && dE(e, n.self) && _c(e, n.self, lE, r);
		})],
		estimate: (e, t) => AE * t.amount(e.amount)
	}), NE = (e) => ME({ amount: e });
})), FE, IE, LE = d((() => {
	Q(), hE(), FE = E({
		name: "huntress/hurt-nyra",
		possible: () => !1,
		parts: (e, t) => [e.run((e, n) => sE(e, n.self, t.amount))],
		estimate: (e) => -e.amount
	}), IE = (e) => FE({ amount: e });
})), RE, zE, BE = d((() => {
	Q(), hE(), RE = E({
		name: "huntress/rouse-nyra",
		parts: (e, t) => [e.run((e, n) => {
			mc(e, n.self, "nyra") === "inactive" && (xc(e, n.self, "nyra") >= t.from ? hc(e, n.self, lE, "active") : _c(e, n.self, lE, 1));
		})],
		estimate: () => 1
	}), zE = (e) => RE({ from: e });
})), VE, HE, UE, WE, GE, KE, qE, JE, YE, XE, ZE, QE, $E, eD, tD = d((() => {
	Q(), kE(), PE(), LE(), BE(), TE(), VE = {
		companion: "nyra",
		is: ["active"]
	}, HE = (e, t) => ({
		id: "animalistic",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: O({ spear: 3 + n }),
			effects: [V(t), ...e > 1 ? [Y({ dice: Go(4) }, [K("bleed")])] : []]
		}))
	}), UE = (e) => ({
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
	}), WE = (e) => ({
		id: "resuscitate",
		kind: "offensive",
		tiers: [{
			need: O({ "bonded-soul": 2 }),
			effects: [W("nyras-bond"), NE(e > 1 ? L("bonded-soul", 2) : 3)]
		}]
	}), GE = (e) => ({
		id: "feral-instincts",
		kind: "offensive",
		tiers: [{
			need: O({
				spear: 3,
				"bonded-soul": 1
			}),
			effects: [W("nyras-bond"), V(e, "undefendable")]
		}]
	}), KE = (e, t) => ({
		id: "onslaught",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [K("bleed"), V(e)]
		}, {
			need: A,
			effects: [K("bleed", 2), V(t)]
		}]
	}), qE = (e) => ({
		id: "predatory-advance",
		kind: "offensive",
		tiers: [{
			need: O({
				spear: 2,
				claw: 2,
				"bonded-soul": 1
			}),
			effects: [NE(1), V(e)]
		}]
	}), JE = (e) => ({
		id: "feral",
		kind: "offensive",
		tiers: [{
			need: O({ sabertooth: 4 }),
			effects: [NE(1), V(e, "undefendable")]
		}]
	}), YE = (e) => ({
		id: "maternal-bond",
		kind: "defensive",
		dice: e > 1 ? 4 : 3,
		effects: [
			...e > 2 ? [H(L("spear")), H(L("sabertooth"))] : [X({ spear: 1 }, H(1))],
			NE(L("bonded-soul")),
			Y(VE, [X({ claw: 1 }, H(2))])
		]
	}), XE = [
		HE(1, [
			3,
			4,
			5
		]),
		UE(4),
		WE(1),
		GE(2),
		KE(4, 7),
		qE(5),
		JE(5),
		YE(1),
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
			upkeep: [zE(5)],
			totalled: [OE()]
		}
	], ZE = [ib, {
		id: "nyras-bond",
		kind: "positive",
		limit: 1,
		spends: [{
			id: "share",
			cost: 1,
			when: "attacked",
			if: { option: "original-leaflets" },
			effects: [wE(!0)]
		}, {
			id: "heal",
			cost: 1,
			when: "any",
			effects: [NE(2)]
		}]
	}], QE = [{
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
			effects: [Y(VE, [IE(1), f_({
				whose: "own",
				upTo: 1
			})])]
		}, {
			id: "nyra-steps-in",
			cost: 0,
			when: "attacked",
			effects: [wE()]
		}]
	}], $E = [
		Z("animalistic-ii", 2, 2, HE(2, [
			4,
			5,
			6
		])),
		Z("savage-ii", 2, 2, UE(5), [{
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
		Z("resuscitate-ii", 2, 2, WE(2)),
		Z("feral-instincts-ii", 2, 2, GE(3), [{
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
		Z("onslaught-ii", 2, 2, KE(5, 8)),
		Z("predatory-advance-ii", 2, 2, qE(6), [{
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
		Z("feral-ii", 2, 2, JE(6), [{
			id: "ferocious",
			kind: "offensive",
			tiers: [{
				need: O({ sabertooth: 3 }),
				effects: [NE(1), K("bleed", 2, "chosen-opponent")]
			}]
		}]),
		Z("maternal-bond-ii", 2, 2, YE(2)),
		Z("maternal-bond-iii", 4, 3, YE(3)),
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
				X({ "bonded-soul": 1 }, NE(1)),
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
			effects: [Yu("chosen-player", [J(1, [
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
			effects: [J(3, [NE(L("bonded-soul", 1, 1)), NE(L("sabertooth", 2))])]
		},
		{
			id: "primal-roar",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ sabertooth: 1 }) }, [NE(4)], [U(1)])])]
		}
	], eD = {
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
		abilities: XE,
		tokens: ZE,
		cards: $E,
		companions: QE
	};
})), nD = /* @__PURE__ */ be({
	hero: () => eD,
	texts: () => rD
}), rD, iD = d((() => {
	p(), iE(), oE(), tD(), rD = u({
		en: rE,
		fr: aE
	});
})), aD, oD = d((() => {
	g(), aD = {
		name: "Samurai",
		style: ["Patience, discipline, and shame upon his opponents.", "Whoever is content with fewer than three roll attempts earns Honor for the next blow; Shame blunts what comes back, and Back Strike returns some of it."],
		symbols: {
			katana: h("Katana", "Katanas"),
			helm: h("Kabuto"),
			"rising-sun": h("Rising Sun", "Rising Suns")
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
})), sD, cD = d((() => {
	g(), sD = {
		name: "Samouraï",
		style: ["Patience, discipline, et la honte pour l’adversaire.", "Qui se contente de moins de trois tentatives de lancer gagne Honneur pour le prochain coup\xA0; Honte émousse les attaques adverses, et Riposte en renvoie une part."],
		symbols: {
			katana: h("Katana", "Katanas"),
			helm: h("Casque", "Casques"),
			"rising-sun": h("Soleil levant", "Soleils levants")
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
})), lD, uD, dD, fD, pD, mD, hD, gD, _D, vD, yD, bD, xD, SD, CD = d((() => {
	Q(), lD = [
		O({ katana: 3 }),
		O({ katana: 4 }),
		O({ katana: 5 })
	], uD = (e, t) => ({
		id: "katana-slice",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: lD[n],
			effects: [V(e), ...t ? [Y({ dice: Go(t) }, [K("shame")])] : []]
		}))
	}), dD = (e) => ({
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
	}), fD = (e, t) => ({
		id: "solemnity",
		kind: "offensive",
		tiers: [{
			need: O({
				katana: 2,
				helm: 3
			}),
			effects: [K("shame", e), V(t)]
		}]
	}), pD = (e) => ({
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
	}), mD = (e) => ({
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
	}), hD = [K("shame", L("helm")), X({ "rising-sun": 1 }, W("back-strike"))], gD = (e) => ({
		id: "masamune",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [V(7), J(e, [V(L("katana")), ...hD])]
		}]
	}), _D = Y({ option: "every-sun-prevents" }, [q(L("rising-sun", 2))], [X({ "rising-sun": 1 }, q(2))]), vD = (e) => ({
		id: "stand-tall",
		kind: "defensive",
		dice: e === 1 ? 3 : 4,
		effects: [
			H(L("katana")),
			q(L("helm")),
			_D,
			...e === 1 ? [Y({ without: ["helm", "rising-sun"] }, [K("shame", 1, "self")])] : []
		]
	}), yD = [
		uD([
			5,
			6,
			7
		]),
		dD(1),
		{
			id: "bushido",
			kind: "passive",
			setup: [Y({ starter: !0 }, [W("honor")])],
			endOfTurn: [Y({ attempts: 3 }, [W("honor")])]
		},
		fD(1, 7),
		pD(6),
		mD(5),
		gD(4),
		vD(1),
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
	], bD = [
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
			attacking: [Y({ type: ["normal", "undefendable"] }, [Ch("shame", "all"), R(wl(-1))]), Y({ option: "ultimate-clears-shame" }, [Y({ type: ["ultimate"] }, [Ch("shame", "all")])])]
		},
		{
			id: "back-strike",
			kind: "positive",
			limit: 1,
			spend: {
				when: "foe-damage",
				effects: [J(1, [H(yl)])]
			}
		}
	], xD = [
		Z("katana-slice-ii", 2, 2, uD([
			6,
			7,
			8
		], 4)),
		Z("katana-slice-iii", 3, 3, uD([
			6,
			7,
			8
		], 3)),
		Z("wakizashi-ii", 1, 2, dD(2)),
		Z("wakizashi-iii", 2, 3, dD(3)),
		Z("solemnity-ii", 2, 2, fD(2, 8), [{
			id: "solemn",
			kind: "offensive",
			tiers: [{
				need: O({ helm: 3 }),
				effects: [K("shame", 2)]
			}]
		}]),
		Z("budo-ii", 2, 2, pD(8)),
		Z("masamune-ii", 2, 2, gD(5), [{
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
		Z("hagakure-ii", 2, 2, mD(7), [{
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
		Z("stand-tall-ii", 3, 2, vD(2)),
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
			effects: [J(5, [R(L("katana")), Y({ option: "follow-through-masamune" }, hD, [K("shame")])])]
		},
		{
			id: "kensei",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ "rising-sun": 1 }) }, [W("back-strike"), W("honor", 2)], [U(1)])])]
		}
	], SD = {
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
		abilities: yD,
		tokens: bD,
		cards: xD
	};
})), wD = /* @__PURE__ */ be({
	hero: () => SD,
	texts: () => TD
}), TD, ED = d((() => {
	p(), oD(), cD(), CD(), TD = u({
		en: aD,
		fr: sD
	});
})), DD, OD = d((() => {
	g(), DD = {
		name: "Seraph",
		style: ["Blesses herself and her friends, and blinds everybody else.", "Gather Flight, to strike past defences or to escape an attack, let Holy Presence wear your opponents down, and spoil their best rolls with Blinding Light."],
		symbols: {
			blade: h("Blade", "Blades"),
			wings: h("Wing", "Wings"),
			cross: h("Cross", "Crosses"),
			pendant: h("Pendant", "Pendants")
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
})), kD, AD = d((() => {
	g(), kD = {
		name: "Séraphine",
		style: ["Elle bénit ses amis et elle-même, et aveugle tous les autres.", "Accumulez le Vol, pour frapper malgré les défenses ou échapper à une attaque, laissez la Présence Divine user vos adversaires et gâchez leurs plus beaux lancers avec Lumière aveuglante."],
		symbols: {
			blade: h("Lame", "Lames"),
			wings: h("Aile", "Ailes"),
			cross: h("Croix", "Croix"),
			pendant: h("Pendentif", "Pendentifs")
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
})), jD, MD, ND, PD = d((() => {
	Q(), jD = E({
		name: "seraph/purify",
		inner: ({ foe: e, friend: t, either: n }) => [
			e,
			t,
			n
		],
		reaches: (e) => e.attack.target !== -1,
		vars: Hu,
		parts: (e, t, { own: n, pass: r, parts: i }) => r === "target" ? [
			e.run(xv),
			e.when(ND, Ld(e)),
			...i([...t.foe, ...t.either])
		] : [
			...zu(e, n, "chosen-player"),
			e.run((e, t) => {
				t.target = n(t).seats[0], rt(e, t.self, t.target) && (e.attack.target = t.target);
			}),
			e.either((e, t) => rt(e, t.self, t.target), i([...t.foe, ...t.either]), i([...t.friend, ...t.either], "whole")),
			e.run((e, t) => {
				t.target = -1;
			})
		],
		estimate: (e, t) => t.list(e.foe) + t.list(e.either)
	}), MD = (e, t, n) => jD({
		foe: e,
		friend: t,
		either: n
	}), ND = (e) => N(e, e.attack.target).some(dc);
})), FD, ID, LD, RD, zD, BD, VD, HD, UD, WD, GD, KD, qD, JD, YD = d((() => {
	Q(), PD(), FD = (e, t) => ({
		id: "holy-blade",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: O({ blade: 3 + n }),
			effects: [V(t), ...e > 2 ? [Y({ dice: Go(4) }, [K("blinding-light")])] : []]
		}))
	}), ID = (e) => ({
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
	}), LD = (e) => ({
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
	}), RD = (e, t) => ({
		id: "purify",
		kind: "offensive",
		tiers: [{
			need: O({
				cross: 2,
				pendant: 1
			}),
			effects: [MD([V(e, "undefendable")], [G(t, "target")], [o_("target", !0)])]
		}]
	}), zD = (e) => ({
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
	}), BD = (e) => ({
		id: "triumphant",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [V(e), J(1, [
				X({ blade: 1 }, V(1)),
				X({ wings: 1 }, V(2)),
				X({ cross: 1 }, V(3)),
				X({ pendant: 1 }, av())
			])]
		}]
	}), VD = (e) => ({
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
	}), HD = (e) => ({
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
	}), UD = {
		id: "mantle-again",
		cost: 0,
		when: "my-defense",
		effects: [g_()],
		oncePerTurn: !0
	}, WD = (e, t, n, r) => ({
		id: "angelic-mantle",
		kind: "defensive",
		dice: 1,
		effects: [
			X({ blade: 1 }, H(t)),
			X({ wings: 1 }, W("flight")),
			X({ cross: 1 }, q(n)),
			X({ pendant: 1 }, q(r))
		],
		...e > 1 ? { actions: [UD] } : {}
	}), GD = [
		FD(1, [
			5,
			6,
			7
		]),
		LD(6),
		RD(5, 4),
		zD(1),
		BD(6),
		VD(8),
		HD(8),
		WD(1, 2, 2, 3),
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
	], KD = [
		{
			id: "flight",
			kind: "positive",
			limit: 3,
			spends: [{
				id: "strike",
				cost: 1,
				when: "my-attack-undefended",
				effects: [J(2, [Y({ shows: [6] }, [av()])])]
			}, {
				id: "dodge",
				cost: 1,
				when: "attacked",
				effects: [J(2, [Y({ shows: [6] }, [Yd()])])]
			}]
		},
		{
			id: "blinding-light",
			kind: "negative",
			limit: 1,
			activating: { effects: [J(1, [Y({ die: [1] }, [Yp()]), Y({ die: [2, 3] }, [Wm()])])] }
		},
		rb,
		{
			id: "holy-presence",
			kind: "unique",
			limit: 2,
			persistent: !0,
			fixed: "transfer",
			upkeep: [K_(Cl("holy-presence"), "all-opponents")]
		},
		tb
	], qD = [
		Z("holy-blade-ii", 2, 2, FD(2, [
			6,
			7,
			8
		]), [ID(2)]),
		Z("holy-blade-iii", 3, 3, FD(3, [
			5,
			7,
			9
		]), [ID(3)]),
		Z("glorious-ii", 2, 2, LD(7), [{
			id: "take-flight",
			kind: "offensive",
			tiers: [{
				need: O({
					blade: 1,
					wings: 2
				}),
				effects: [Qd(["flight"], "chosen-player"), V(3, "undefendable")]
			}]
		}]),
		Z("purify-ii", 2, 2, RD(6, 5)),
		Z("holy-smite-ii", 2, 2, zD(2), [{
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
		Z("triumphant-ii", 2, 2, BD(8)),
		Z("highest-power-ii", 2, 2, VD(10), [{
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
		Z("archangels-will-ii", 2, 2, HD(9), [{
			id: "heavens-blessing",
			kind: "offensive",
			tiers: [{
				need: O({
					blade: 1,
					cross: 2
				}),
				effects: [Qd({
					cleanse: 2,
					flight: 2
				}, "chosen-player")]
			}]
		}]),
		Z("angelic-mantle-ii", 2, 2, WD(2, 2, 2, 3)),
		Z("angelic-mantle-iii", 3, 3, WD(3, 3, 3, 4)),
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
				Qd({ flight: 2 }, "chosen-player"),
				Qd(["cleanse"], "chosen-player")
			]
		},
		{
			id: "to-the-skies",
			kind: "main",
			cost: 1,
			effects: [Qd(["flight"], "chosen-player")]
		},
		{
			id: "holier-than-thou",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ pendant: 1 }) }, [W("flight", 2), W("cleanse", 2)], [U(1)])])]
		}
	], JD = {
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
		abilities: GD,
		tokens: KD,
		cards: qD
	};
})), XD = /* @__PURE__ */ be({
	hero: () => JD,
	texts: () => ZD
}), ZD, QD = d((() => {
	p(), OD(), AD(), YD(), ZD = u({
		en: DD,
		fr: kD
	});
})), $D, eO = d((() => {
	g(), $D = {
		name: "Tactician",
		style: ["A commander with an answer to everything.", "Gather Tactical Advantage and spend it at the right moment, on a reroll, a card or a shield, and make every roll of your opponents cost them CP with Constrict."],
		symbols: {
			saber: h("Saber", "Sabers"),
			banner: h("Banner", "Banners"),
			medal: h("Medal", "Medals")
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
})), tO, nO = d((() => {
	g(), tO = {
		name: "Tacticien",
		style: ["Un commandant qui a réponse à tout.", "Accumulez l’Avantage tactique et dépensez-le au bon moment, pour une relance, une carte ou une protection, et faites payer en PC chaque lancer de vos adversaires avec Compression."],
		symbols: {
			saber: h("Sabre", "Sabres"),
			banner: h("Étendard", "Étendards"),
			medal: h("Médaille", "Médailles")
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
})), rO, iO, aO, oO, sO, cO, lO, uO, dO, fO, pO, mO, hO, gO, _O = d((() => {
	Q(), rO = "tactical-advantage", iO = [
		O({ saber: 3 }),
		O({ saber: 4 }),
		O({ saber: 5 })
	], aO = (e, t) => ({
		id: "saber-strike",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: iO[n],
			effects: [V(t), ...e > 1 ? [Y({ dice: Go(3) }, [K("constrict")])] : []]
		}))
	}), oO = (e) => ({
		id: "carpet-bomb",
		kind: "offensive",
		tiers: [{
			need: O({
				saber: 2,
				medal: 2
			}),
			effects: [
				W(rO, e),
				Ud(),
				K_(2, "both-opponents")
			]
		}]
	}), sO = ({ first: e, amount: t, more: n }) => ({
		id: "profiteer",
		kind: "offensive",
		tiers: [{
			need: O({
				saber: 1,
				banner: 3
			}),
			effects: [W(rO, e), J(1, [
				X({ saber: 1 }, V(t)),
				X({ banner: 1 }, W(rO, n)),
				X({ medal: 1 }, U(1), Kp())
			])]
		}]
	}), cO = (e) => ({
		id: "strategic-approach",
		kind: "offensive",
		tiers: [{
			need: O({
				saber: 3,
				medal: 2
			}),
			effects: e > 1 ? [
				W(rO),
				K("constrict"),
				z(),
				V(7)
			] : [K("constrict"), V(7)]
		}]
	}), lO = (e) => ({
		id: "flank",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [
				W(rO, e),
				z(),
				V(6)
			]
		}]
	}), uO = (e) => ({
		id: "exploit",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [
				W(rO, e),
				K("constrict"),
				z(),
				V(9)
			]
		}]
	}), dO = (e) => ({
		id: "maneuver",
		kind: "offensive",
		tiers: [{
			need: O({ medal: 4 }),
			effects: [
				W(rO, 5),
				...e > 1 ? [K("constrict")] : [],
				z(),
				V(5, "undefendable")
			]
		}]
	}), fO = (e, t) => ({
		id: "countermeasures",
		kind: "defensive",
		dice: e,
		effects: [
			H(L("saber", {
				times: t,
				every: 2
			})),
			q(L("banner")),
			W(rO, L("medal"))
		]
	}), pO = [
		aO(1, [
			4,
			5,
			6
		]),
		oO(1),
		sO({
			first: 1,
			amount: 5,
			more: 4
		}),
		cO(1),
		lO(1),
		uO(2),
		dO(1),
		fO(4, 1),
		{
			id: "higher-ground",
			kind: "ultimate",
			tiers: [{
				need: O({ medal: 5 }),
				effects: [
					K("targeted"),
					K("constrict"),
					qg(rO),
					Wd(),
					$p(rO),
					V(12)
				]
			}]
		}
	], mO = [
		{
			id: rO,
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
					effects: [f_({
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
					effects: [Qd(["protect"], "chosen-player")]
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
					effects: [zh()]
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
		$y,
		eb
	], hO = [
		Z("saber-strike-ii", 1, 2, aO(2, [
			5,
			6,
			7
		])),
		Z("carpet-bomb-ii", 2, 2, oO(2), [{
			id: "strategize",
			kind: "offensive",
			tiers: [{
				need: O({ banner: 4 }),
				effects: [W(rO, 3), U(2)]
			}]
		}]),
		Z("profiteer-ii", 2, 2, sO({
			first: 2,
			amount: 6,
			more: 3
		})),
		Z("strategic-approach-ii", 2, 2, cO(2), [{
			id: "indirect-approach",
			kind: "offensive",
			tiers: [{
				need: O({
					saber: 3,
					banner: 1
				}),
				effects: [
					W(rO, 2),
					z(),
					V(2, "undefendable")
				]
			}]
		}]),
		Z("flank-ii", 2, 2, lO(2)),
		Z("exploit-ii", 2, 2, uO(3), [{
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
		Z("maneuver-ii", 2, 2, dO(2), [{
			id: "reconnaissance",
			kind: "offensive",
			tiers: [{
				need: O({ medal: 3 }),
				effects: [W(rO, 5)]
			}]
		}]),
		Z("countermeasures-ii", 3, 2, fO(5, 1)),
		Z("countermeasures-iii", 5, 3, fO(5, 2)),
		{
			id: "ambush",
			kind: "instant",
			cost: 1,
			effects: [W(rO, 2)]
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
			effects: [J(1, [W(rO, yl)])]
		},
		{
			id: "bunker-up",
			kind: "main",
			cost: 2,
			effects: [Qd(["protect"], "chosen-player")]
		},
		{
			id: "upper-hand",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ medal: 1 }) }, [W(rO, 4)], [U(1)])])]
		}
	], gO = {
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
		setup: [W(rO, 2)],
		abilities: pO,
		tokens: mO,
		cards: hO
	};
})), vO = /* @__PURE__ */ be({
	hero: () => gO,
	texts: () => yO
}), yO, bO = d((() => {
	p(), eO(), nO(), _O(), yO = u({
		en: $D,
		fr: tO
	});
})), xO, SO = d((() => {
	g(), xO = {
		name: "Vampire Lord",
		style: ["She saves up Blood Power and decides late what it is for.", "One token strengthens an attack, four heal you by all the damage it deals; opponents who bleed twice bring you more of it."],
		symbols: {
			claw: h("Claw", "Claws"),
			gaze: h("Gaze", "Gazes"),
			drop: h("Blood Drop", "Blood Drops")
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
})), CO, wO = d((() => {
	g(), CO = {
		name: "Reine Vampire",
		style: ["Elle amasse du Pouvoir du Sang et choisit au dernier moment à quoi il servira.", "Un jeton renforce une attaque, quatre vous soignent de tous les dégâts qu’elle inflige\xA0; les adversaires qui saignent deux fois vous en rapportent encore."],
		symbols: {
			claw: h("Griffe", "Griffes"),
			gaze: h("Regard", "Regards"),
			drop: h("Gouttelette", "Gouttelettes")
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
})), TO, EO, DO, OO = d((() => {
	Q(), TO = [J(1, [Y({ die: [5, 6] }, [Sf(f_({
		whose: "opponent",
		upTo: 1
	}))])])], EO = E({
		name: "vampire-lord/mesmerize",
		inner: () => [TO],
		possible: (e, t) => Qu(e, t, "opponent") !== void 0,
		parts: (e, t, { parts: n }) => n(TO),
		estimate: (e, t) => t.list(TO)
	}), DO = () => EO({});
})), kO, AO, jO, MO = d((() => {
	Q(), kO = "blood-magic", AO = E({
		name: "vampire-lord/pierce",
		possible: ({ attack: e }, t) => e?.by === t && nt(e) === kO,
		parts: (e, t, { parts: n }) => t.on === "token" ? n([av()]) : [],
		estimate: (e, t) => t.list([av()]) / (e.on === "token" ? 1 : 2)
	}), jO = (e) => AO({ on: e });
})), NO, PO, FO, IO, LO = d((() => {
	Q(), NO = "smelled-blood-this-turn", PO = 2, FO = E({
		name: "vampire-lord/smell-blood",
		parts: (e, { at: t }) => [e.run((e, n) => {
			if (lt(e, "original-leaflets")) return;
			let { marks: r } = _(e, n.self);
			t === "end" ? r[NO] && Xs(e, n.self, "blood-power", 1) : (e.dealt[n.target] ?? 0) > 0 && F(e, n.target, "bleed") >= PO && (r[NO] = 1);
		})],
		estimate: ({ at: e }) => e === "end" ? .5 : 0
	}), IO = (e) => FO({ at: e });
})), RO, zO, BO, VO, HO, UO, WO, GO, KO, qO, JO, YO, XO, ZO, QO = d((() => {
	Q(), OO(), MO(), LO(), RO = (e, t) => ({
		id: "gouge",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: O({ claw: 3 + n }),
			effects: [V(e), Y({ dice: Go(t) }, [W("blood-power")])]
		}))
	}), zO = (e) => ({
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
	}), BO = (e) => ({
		id: "sanguimancy",
		kind: "offensive",
		tiers: [{
			need: O({
				gaze: 3,
				drop: 1
			}),
			effects: [G(e), W("blood-power", 3)]
		}]
	}), VO = (e) => ({
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
	}), HO = (e) => ({
		id: "possess",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: e > 1 ? [V(8), bf([K("bleed")], [W("mesmerize")])] : [V(7), J(1, [
				X({ claw: 1 }, K("bleed")),
				X({ gaze: 1 }, W("mesmerize")),
				X({ drop: 1 }, W("mesmerize"))
			])]
		}]
	}), UO = (e) => ({
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
	}), WO = (e) => ({
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
					jO("ability")
				]
			]
		}]
	}), GO = (e) => ({
		id: "immortal-flesh",
		kind: "defensive",
		dice: e,
		effects: [
			X({ claw: 2 }, K("bleed")),
			X({ gaze: 2 }, W("blood-power")),
			U_(L("drop"))
		]
	}), KO = [
		RO([
			3,
			5,
			7
		], 4),
		zO(4),
		BO(2),
		VO(3),
		HO(1),
		UO(1),
		WO(1),
		GO(3),
		{
			id: "exsanguinate",
			kind: "ultimate",
			tiers: [{
				need: O({ drop: 5 }),
				effects: [
					w_(1),
					W("blood-power", 2),
					z(),
					V(10)
				]
			}]
		},
		{
			id: "blood-power",
			kind: "passive",
			dealt: [IO("dealt")],
			endOfTurn: [IO("end")]
		}
	], qO = {
		option: "original-leaflets",
		off: !0
	}, JO = { option: "original-leaflets" }, YO = [
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
					if: qO,
					effects: [R(3)]
				},
				{
					id: "remove",
					cost: 2,
					when: "my-main",
					perTurn: 1,
					if: qO,
					effects: [o_("any")]
				},
				{
					id: "draw",
					cost: 3,
					when: "any",
					perTurn: 1,
					if: qO,
					effects: [U(2)]
				},
				{
					id: "add-2",
					cost: 1,
					when: "my-attack",
					perTurn: 1,
					if: JO,
					effects: [R(2)]
				},
				{
					id: "remove-own",
					cost: 2,
					when: "any",
					perTurn: 1,
					if: JO,
					effects: [o_("own")]
				},
				{
					id: "exchange",
					cost: 3,
					when: "any",
					perTurn: 1,
					if: JO,
					effects: [U(2), ip("self", "choice")]
				},
				{
					id: "heal",
					cost: 4,
					when: "my-roll-phase",
					perTurn: 1,
					effects: [$m()]
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
				effects: [DO()]
			}, {
				id: "pierce",
				cost: 1,
				when: "my-attack-undefended",
				effects: [jO("token")]
			}]
		},
		ib
	], XO = [
		Z("gouge-ii", 1, 2, RO([
			3,
			5,
			7
		], 3)),
		Z("gouge-iii", 2, 3, RO([
			4,
			6,
			8
		], 3)),
		Z("glamour-ii", 2, 2, zO(5), [{
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
		Z("sanguimancy-ii", 2, 2, BO(3), [{
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
		Z("rend-ii", 2, 2, VO(5)),
		Z("possess-ii", 2, 2, HO(2), [{
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
		Z("blood-thirst-ii", 2, 2, UO(2), [{
			id: "hemorrhage",
			kind: "offensive",
			tiers: [{
				need: O({ drop: 3 }),
				effects: [K("bleed", 2), K_(2, "all-opponents")]
			}]
		}]),
		Z("blood-magic-ii", 2, 2, WO(2), [{
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
		Z("immortal-flesh-ii", 2, 2, GO(4)),
		{
			id: "blood-flow",
			kind: "instant",
			cost: 1,
			effects: [J(1, [W("blood-power", yl)])]
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
			effects: [R(Sl("bleed", { plus: 1 }))]
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
			effects: [Ig({
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
	], ZO = {
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
		abilities: KO,
		tokens: YO,
		cards: XO
	};
})), $O = /* @__PURE__ */ be({
	hero: () => ZO,
	texts: () => ek
}), ek, tk = d((() => {
	p(), SO(), wO(), QO(), ek = u({
		en: xO,
		fr: CO
	});
}));
p(), Wy(), Q(), qy(), Gi();
var nk = [
	{
		id: "barbarian",
		box: "season-1",
		difficulty: 1,
		load: () => Promise.resolve().then(() => (Jb(), Kb))
	},
	{
		id: "paladin",
		box: "season-1",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (mx(), fx))
	},
	{
		id: "gunslinger",
		box: "season-2",
		difficulty: 2,
		load: () => Promise.resolve().then(() => (Gx(), Ux))
	},
	{
		id: "cursed-pirate",
		box: "season-2",
		difficulty: 4,
		load: () => Promise.resolve().then(() => (yS(), _S))
	},
	{
		id: "monk",
		box: "season-1",
		difficulty: 4,
		load: () => Promise.resolve().then(() => (VS(), zS))
	},
	{
		id: "moon-elf",
		box: "season-1",
		difficulty: 2,
		load: () => Promise.resolve().then(() => (lC(), sC))
	},
	{
		id: "ninja",
		box: "season-1",
		difficulty: 2,
		load: () => Promise.resolve().then(() => (AC(), OC))
	},
	{
		id: "pyromancer",
		box: "season-1",
		difficulty: 3,
		load: () => Promise.resolve().then(() => (QC(), XC))
	},
	{
		id: "shadow-thief",
		box: "season-1",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (Dw(), Tw))
	},
	{
		id: "treant",
		box: "season-1",
		difficulty: 6,
		load: () => Promise.resolve().then(() => (lT(), sT))
	},
	{
		id: "artificer",
		box: "season-2",
		difficulty: 6,
		load: () => Promise.resolve().then(() => (nE(), eE))
	},
	{
		id: "huntress",
		box: "season-2",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (iD(), nD))
	},
	{
		id: "samurai",
		box: "season-2",
		difficulty: 3,
		load: () => Promise.resolve().then(() => (ED(), wD))
	},
	{
		id: "seraph",
		box: "season-2",
		difficulty: 3,
		load: () => Promise.resolve().then(() => (QD(), XD))
	},
	{
		id: "tactician",
		box: "season-2",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (bO(), vO))
	},
	{
		id: "vampire-lord",
		box: "season-2",
		difficulty: 4,
		load: () => Promise.resolve().then(() => (tk(), $O))
	}
];
Ry(Cb), Gy(nk, c((e) => x[e].heroNames)), qy(), await Ky(nk.map(({ id: e }) => e)), p(), Wy(), w();
var rk = /* @__PURE__ */ new Map();
function ik(e) {
	if (e === void 0 || e === "default") return {};
	let t = Object.entries(e).filter(([e]) => _a(e));
	return Object.fromEntries(t.map(([e, t]) => [e, ak(e, t)]));
}
function ak(e, t) {
	let n = ha(e, ne(t)), r = JSON.stringify(Object.entries(t).sort()), i = rk.get(n);
	if (i === r) return n;
	if (i !== void 0) throw Error(`${n} already stands for other numbers`);
	let { withNumbers: a, texts: o } = Xi(e);
	return Ly({
		...a({
			...pa(e).numbers,
			...t
		}),
		id: n
	}, o), rk.set(n, r), n;
}
ps(), w();
function ok(e = ga().filter(_a)) {
	let t = fa().map(({ id: e }) => ls("played", "common", e));
	for (let n of e) {
		let { hero: e, slots: r } = ta(n);
		for (let { byLevel: e } of r.flat()) for (let [r, i] of e.entries()) for (let { id: e, tiers: a, kind: o } of i) {
			for (let i of (a ?? []).keys()) t.push(`${as(n, e, r)}.${i}`);
			o === "defensive" && t.push(as(n, e, r));
		}
		for (let { id: r, kind: i, effects: a, cast: o } of e.cards) (i !== "spell" || a.length > 0) && t.push(ls("played", n, r)), o && t.push(us(n, r));
		for (let { id: n } of e.tokens) t.push(os(n));
		for (let { id: r } of e.companions ?? []) t.push(ss(n, r));
	}
	return [...new Set(t)];
}
// packages/dice-throne/src/events.ts
var sk = {
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
}, ck = {
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
}, lk = {
	title: "Dice Throne",
	pitch: "Heroes fight it out with dice, cards and nerve: roll, take risks, strike back, and be the last one standing."
}, uk = {
	title: "Dice Throne",
	pitch: "Des héros s’affrontent à coups de dés, de cartes et d’audace\xA0: lancez, osez, ripostez et soyez le dernier debout."
};
// packages/dice-throne/src/facts.ts
p();
var dk = u({
	en: lk,
	fr: uk
}), fk = {
	id: "dice-throne",
	seats: {
		min: 2,
		max: 6,
		usual: 2
	},
	title: c((e) => dk[e].title),
	pitch: c((e) => dk[e].pitch)
}, pk = 5e4, mk = /* @__PURE__ */ new Map();
function hk(e, t = 6) {
	if (!Number.isInteger(e) || e < 1 || e > 8) throw RangeError(`Dice are counted from 1 to 8, not ${e}`);
	if (!Number.isInteger(t) || t < 2 || t > 12) throw RangeError(`Dice have 2 to 12 sides, not ${t}`);
	let n = `${e}d${t}`, r = mk.get(n) ?? _k(e, t);
	return mk.set(n, r), r;
}
function gk(e, t) {
	let n = 0;
	for (let r of t) {
		if (!Number.isInteger(r) || r < 1 || r > e.sides) throw RangeError(`${r} is not a face from 1 to ${e.sides}`);
		if (n >= e.first[e.dice]) throw RangeError(`There are ${e.dice} dice, not ${t.length}`);
		n = e.grown[n * e.sides + r - 1];
	}
	return n;
}
function _k(e, t) {
	let n = [], r = [];
	for (let i = 0; i <= e; i++) if (r.push(n.length), vk(n, [], i, 1, t), n.length > pk) throw RangeError(`${e} dice with ${t} sides have too many hands`);
	let i = new Map(n.map((e, t) => [e.join(), t])), a = new Int32Array(r[e] * t);
	for (let o = 0; o < r[e]; o++) for (let e = 1; e <= t; e++) a[o * t + e - 1] = i.get([...n[o], e].sort((e, t) => e - t).join());
	let o = n.length - r[e], s = new Int32Array(o + 1), c = [];
	for (let t = 0; t < o; t++) {
		for (let a of yk(n[r[e] + t])) c.push(i.get(a.join()));
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
function vk(e, t, n, r, i) {
	if (n === 0) e.push([...t]);
	else for (let a = r; a <= i; a++) vk(e, [...t, a], n - 1, a, i);
}
function yk(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n = 0; n < 1 << e.length; n++) {
		let r = e.filter((e, t) => n & 1 << t);
		t.set(r.join(), r);
	}
	return [...t.values()].sort((e, t) => e.length - t.length);
}
// packages/odds/src/keep.ts
function bk(e, t, n) {
	let r = e.faces.length - e.first[e.dice];
	if (t.length !== r) throw RangeError(`A pay-off has ${r} values, not ${t.length}`);
	let i = [Float64Array.from(t)], a = [/* @__PURE__ */ new Float64Array()];
	for (let t = 1; t <= n; t++) {
		let n = xk(e, i[t - 1]);
		a.push(n), i.push(Sk(e, n));
	}
	return {
		byRolls: i,
		kept: a
	};
}
function xk({ faces: e, first: t, dice: n, sides: r, grown: i }, a) {
	let o = new Float64Array(e.length), s = t[n];
	for (let t = e.length - 1; t >= s; t--) o[t] = a[t - s];
	for (let e = s - 1; e >= 0; e--) {
		let t = 0;
		for (let n = e * r, a = n + r; n < a; n++) t += o[i[n]];
		o[e] = t / r;
	}
	return o;
}
function Sk({ keepsFrom: e, keeps: t }, n) {
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
function Ck({ keepsFrom: e, keeps: t }, n, r) {
	let i = t[e[r]];
	for (let a = e[r], o = e[r + 1]; a < o; a++) n[t[a]] >= n[i] - 1e-12 && (i = t[a]);
	return i;
}
function wk(e, t, n, r) {
	let i = e.faces.length - e.first[e.dice], a = n.map((e) => Float64Array.from(e));
	for (let n = 1; n <= r; n++) {
		let r = t.kept[n], o = Int32Array.from({ length: i }, (t, n) => Ck(e, r, n));
		a = a.map((t) => {
			let n = xk(e, t);
			return Float64Array.from(o, (e) => n[e]);
		});
	}
	return a;
}
// packages/odds/src/situation.ts
var Tk = ({ dice: e, left: t }) => e ? t : t - 1, Ek = (e, t) => bk(e.hands, t, Tk(e)), Dk = ({ hands: e, dice: t }, n) => t ? n[gk(e, t) - e.first[e.dice]] : xk(e, n)[0], Ok = (e, { byRolls: t }) => Dk(e, t[Tk(e)]);
function kk({ hands: e, dice: t, left: n }, { kept: r }) {
	if (!t) return [];
	let i = gk(e, t) - e.first[e.dice];
	return [...e.keeps.slice(e.keepsFrom[i], e.keepsFrom[i + 1])].map((t) => ({
		dice: e.faces[t],
		rolled: e.dice - e.faces[t].length,
		worth: r[n][t]
	})).sort((e, t) => Math.abs(t.worth - e.worth) > 1e-12 ? t.worth - e.worth : e.rolled - t.rolled);
}
p(), M(), Ze(), w(), Ki(), Sc(), b(), $v(), Gi();
var Ak = "draft";
function jk(e, t, n) {
	if (e === "draft") {
		if (t !== 2) throw S((e) => e.draftForTwo(t));
		return Ak;
	}
	if (e === "default") return Array.from({ length: t }, (e, t) => ga()[t % ga().length]);
	let r = typeof e == "string" ? e.split(",").map((e) => e.trim()) : e;
	if (!Array.isArray(r) || r.some((e) => typeof e != "string")) throw S((e) => e.heroNames(ga().slice(0, 2).join(",")));
	if (r.length !== t) throw S((e) => e.heroCount(t, r.length));
	for (let e of r) if (!ga().includes(e)) throw S((t) => t.unknownHero(e, ga()));
	let i = r.find((e, t) => r.indexOf(e) < t);
	if (n && i !== void 0) throw S((e, t) => e.heroTwice(qv(i, t)));
	return r;
}
var Mk = "usual";
function Nk(e, t) {
	let n = Ge(t), r = e === "usual" ? n[0] : n.find((t) => t === e);
	if (r) return r;
	throw S((r, i) => {
		let a = x[i].optionValues.mode, o = (e) => a[e] === void 0 ? e : `${e} (${a[e]})`;
		return r.modeFor(o(String(e)), t, n.map(o));
	});
}
function Pk({ heroes: e }) {
	let t = ga(), n = Array.isArray(e) ? e.map(String) : [];
	return n.length > 0 && n.every((e) => t.includes(e)) ? n : t;
}
function Fk(e) {
	let t = ga();
	return t.flatMap((n, r) => t.map((n, i) => Array.from({ length: e }, (e, n) => t[(r + n * i) % t.length])));
}
function Ik(e, t) {
	let n = Nk(t.mode ?? "usual", e), r = t.heroes === "draft" ? Array(e).fill("") : t.heroes, i = ik(t.numbers), a = Object.entries(t).flatMap(([e, t]) => t === !0 ? [e] : []);
	return t.rules === "v2.2" && a.push("v2.2"), t.healing === "pooled" && a.push("pooled-healing"), t.leaflets === "original" && a.push("original-leaflets"), t["ultimate-aim"] === "own-side" && a.push("own-side-aim"), t["hill-health"] === "2018" && a.push("hill-health-2018"), {
		mode: n,
		variants: a,
		fighters: r.map((e) => Lk(i[e] ?? e, t.promo === !0, t["spell-hand"] === !0)),
		...t.heroes === "draft" && { banned: [] },
		...t.heroes === "draft" && Object.keys(i).length > 0 && { house: i },
		dials: Array(Ke(n, e)).fill(Re(n, e, a.includes("hill-health-2018"))),
		active: 0,
		named: oe(t),
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
function Lk(e, t, n) {
	let r = (e === "" ? [] : [...ta(e).cards.values()]).filter((e) => t || !e.promo), i = ({ kind: e }) => n && e === "spell";
	return {
		hero: e,
		board: e === "" ? "" : ws(e),
		cp: 2,
		hand: [],
		deck: r.filter((e) => !i(e)).map(({ id: e }) => e),
		discard: [],
		playing: [],
		spells: r.filter(i).map(({ id: e }) => e),
		tokens: {},
		raised: {},
		marks: bc(va(e)),
		laid: [],
		looking: [],
		knownTop: 0,
		shownTo: [],
		exposed: []
	};
}
p(), w(), b();
var Rk = f("dice-throne/draft", (e) => [e.each("seat", zk, e.ask("ban", {
	open: !0,
	who: (e, t) => t.seat,
	options: Bk,
	then: (e, t, n) => {
		e.banned.push(n), l(() => ({
			type: "banned",
			seat: t.seat,
			hero: n
		}));
	}
})), e.each("seat", zk, e.ask("pick", {
	open: !0,
	who: (e, t) => t.seat,
	options: Bk,
	then: (e, t, n) => {
		e.fighters[t.seat] = Lk(e.house?.[n] ?? n, lt(e, "promo"), lt(e, "spell-hand")), l(() => ({
			type: "picked",
			seat: t.seat,
			hero: n
		}));
	}
}))]);
function zk(e) {
	return [...[...e.fighters.keys()].filter((t) => t !== e.starter), e.starter];
}
function Bk(e) {
	return ga().filter((t) => !e.banned.includes(t) && !e.fighters.some((e) => Zi(e.hero) === t));
}
p(), ps(), ts(), b(), pp(), lf();
var Vk = 4, Hk = f("dice-throne/begin", (e) => [
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
	e.when((e) => e.banned !== void 0, e.call(Rk)),
	e.each("seat", (e) => [...e.fighters.keys()], e.when((e, t) => fs(_(e, t.seat).hero) !== void 0, e.call((e, t) => Xo(fs(_(e, t.seat).hero)), (e, t) => rf(e, "setup", t.seat, "setup"))), e.each("hook", (e, t) => tf(e, t.seat, "setup"), e.call((e, t) => Xo(t.hook), (e, t) => nf(e, t.hook, t.seat))), e.call(fp, (e, t) => ({ seat: t.seat })), e.call(up, (e, t) => ({
		seat: t.seat,
		count: Vk
	})))
]);
p(), w(), T(), b(), $h(), Fu(), wd(), Nd(), Vd();
var Uk = f("dice-throne/main", (e) => [
	e.run((e, t) => {
		e.phase = t.phase;
	}),
	e.loop((e, t) => t.choice !== "end", e.ask("main", {
		who: (e) => e.active,
		options: (e) => Kk(e, e.active, hu(e, e.active, Gk(e, ["end"]))),
		params: (e) => ({
			phase: e.phase,
			cp: _(e, e.active).cp
		}),
		unavailable: (e) => Td(e, e.active),
		then: (e, t, n) => {
			t.choice = n, t.acted ||= n !== "end";
			let r = Ha(n);
			r.is === "sell" && qk(e, e.active, r.card);
		}
	}), e.when((e, t) => t.choice !== "end" && Ha(t.choice).is !== "sell", e.call(Jh, (e, t) => ({
		seat: e.active,
		action: t.choice
	})))),
	e.when((e, t) => t.phase === "main-1" && (t.acted === !0 || !Wk(e)), Ld(e, (e) => ({ but: e.active })))
]), Wk = ({ lastWindow: e, turn: t }) => e === "income" || t === 1 && e === "upkeep";
function Gk(e, t) {
	for (let n of Cd(e, e.active)) {
		let r = aa(e, e.active, n);
		(r.kind === "main" || r.kind === "upgrade" || r.kind === "spell") && yu(e, e.active, r) && t.push(Ma(n));
	}
	return t;
}
function Kk(e, t, n) {
	for (let r of _(e, t).hand) n.push(Na(r));
	return n;
}
function qk(e, t, n) {
	xd(e, t, n), _(e, t).discard.push(n), $e(e, t, 1), l(() => ({
		type: "sold",
		seat: t,
		card: n
	}));
}
p(), T(), b(), lf(), Vd(), I();
var Jk = f("dice-throne/discard", (e) => [
	e.when((e) => Xk(e) || Yk(e).length > 0, Ld(e, (e) => ({ but: e.active }))),
	e.run((e) => {
		e.phase = "discard";
	}),
	e.call(Zk),
	sf(e, Yk, (e) => e.active),
	e.run((e) => tc(e, e.active)),
	Ld(e),
	e.loop(Xk, e.call(Zk), Ld(e))
]), Yk = (e) => tf(e, e.active, "endOfTurn"), Xk = (e) => _(e, e.active).hand.length > 6, Zk = f("dice-throne/sell-surplus", (e) => [e.loop(Xk, e.ask("sell", {
	who: (e) => e.active,
	options: (e) => Kk(e, e.active, []),
	params: (e) => ({ left: _(e, e.active).hand.length - 6 }),
	then: (e, t, n) => qk(e, e.active, Da("sell", n).card)
}))]);
p(), w(), T(), b(), pp(), wd(), I();
var Qk = (e) => $k(e) !== void 0, $k = (e) => N(e, e.active).find((e) => C(e).foresees), eA = f("dice-throne/foresee", (e) => [
	e.run((e, t) => {
		t.token = $k(e), t.before = _(e, e.active).hand.length;
	}),
	e.ask("foresee", {
		who: (e) => e.active,
		options: (e, t) => [0, ...tA(t).filter((n) => n <= F(e, e.active, t.token))],
		params: (e, t) => ({ token: t.token }),
		then: (e, t, n) => {
			t.spent = n, n !== 0 && (l(() => ({
				type: "spent",
				seat: e.active,
				token: t.token
			})), P(e, e.active, t.token, n));
		}
	}),
	e.call(up, (e, t) => ({
		seat: e.active,
		count: nA(t)
	})),
	e.leave((e, t) => t.spent === 0),
	e.ask("put-back", {
		who: (e) => e.active,
		options: (e, t) => [...new Set(_(e, e.active).hand.slice(t.before))].flatMap((e) => [za(e), Ba(e)]),
		then: (e, t, n) => {
			let r = _(e, e.active), { card: i, to: a } = Da("put-back", n);
			xd(e, e.active, i), a === "bottom" ? r.deck.unshift(i) : (r.deck.push(i), r.knownTop++);
		}
	})
]), tA = (e) => C(e.token).foresees.map(({ spend: e }) => e), nA = (e) => C(e.token).foresees.find(({ spend: t }) => t === e.spent)?.draw ?? 1;
p(), w(), I();
function rA(e, t) {
	for (let n of N(e, e.active)) C(n).forbids === t && P(e, e.active, n, 1);
	l(() => ({
		type: "skipped",
		seat: e.active,
		phase: t
	}));
}
p(), pp(), Zc(), Df(), Vd();
var iA = f("dice-throne/income", (e) => [
	e.run((e) => {
		e.phase = "income";
	}),
	e.leave((e) => e.turn === 1),
	e.when((e) => qc(e, e.active, "income"), e.run((e) => rA(e, "income")), e.leave()),
	e.run((e) => Ef(e, e.active, 1)),
	e.either(Qk, [e.call(eA)], [e.call(up, (e) => ({
		seat: e.active,
		count: 1
	}))]),
	Ld(e, (e) => ({ but: e.active }))
]);
p(), M(), ps(), ts(), b(), Fu(), Uc(), Zc(), lf(), Lf(), Fd();
var aA = f("dice-throne/defense", (e) => [
	e.ask("defend", {
		open: !0,
		who: (e) => e.attack.target,
		options: (e) => [...sA(e, e.attack.target), "none"],
		params: (e) => ({ ...Pd(e, e.attack.target) }),
		then: (e, t, n) => {
			n !== "none" && (t.ability = n);
		}
	}),
	e.run((e) => {
		e.attack.stage = "defended";
	}),
	e.leave((e, t) => t.ability === void 0),
	e.run((e, t) => {
		let { target: n } = e.attack, { ability: r, home: i } = cA(e, t);
		t.home = i;
		for (let { id: t } of r.actions ?? []) _(e, n).marks[Au(t)] = 0;
		l(() => ({
			type: "defended",
			seat: n,
			ability: t.ability
		}));
	}),
	e.call(Pf, (e, t) => ({
		owner: e.attack.target,
		purpose: "defense",
		count: cA(e, t).ability.dice ?? 0,
		by: t.ability,
		dice: []
	}), (e, t, n) => {
		t.dice = n.dice, e.attack.defense = [...n.dice];
	}),
	e.run((e, t) => ge(t.home, e.attack.target)),
	e.call((e, t) => Xo(ns("defense", t.home)), (e, t) => rf(e, "defense", e.attack.target, t.ability, t.dice))
]), oA = (e) => e.attack.isAttack && (kc[e.attack.type].defended || e.attack.defendable === !0) && !e.attack.forgone && wu(e, e.attack.target) && !Yc(e, e.attack.by) && !Jc(e, e.attack.target), sA = (e, t) => j(e, t).defenses.map(({ ability: e }) => e.id), cA = (e, t) => j(e, e.attack.target).defenses.find(({ ability: e }) => e.id === t.ability);
p(), Ze(), T(), b(), Mv(), pp(), Vd(), I();
var lA = f("dice-throne/targeting", (e) => [
	e.run((e, t) => {
		t.named = e.attack.target !== -1;
		let n = it(e, e.active);
		n.length === 1 ? e.attack.target = n[0] : $s(e, "targeting");
	}),
	e.when((e) => e.attack.target === -1 && uA(e) !== void 0, e.roll("targeting-roll", {
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
	}), Ld(e), e.run((e, t) => {
		let n = e.rolls.pop().dice[0], r = uA(e)[n - 1], i = it(e, e.active);
		typeof r == "number" ? e.attack.target = i[r % i.length] : t.agreed = r === "opponents";
	}), e.when((e, t) => t.agreed === !0, e.call(dA))),
	e.run((e, t) => {
		t.chosen = t.agreed === !0 || e.attack.target === -1;
	}),
	e.ask("target", {
		who: (e) => e.active,
		options: (e) => e.attack.target === -1 ? it(e, e.active) : [],
		key: Za,
		then: (e, t, n) => {
			e.attack.target = n;
		}
	}),
	e.run((e) => l(() => ({
		type: "targeted",
		seat: e.active,
		target: e.attack.target
	}))),
	e.when((e, t) => !t.named && e.attack.isAttack && mA(e, e.attack.target), e.call(up, (e) => ({
		seat: e.active,
		count: We(e.mode).bounty
	}))),
	e.when((e, t) => t.chosen === !0 && Cv(e).target !== void 0, Ld(e))
]), uA = (e) => ze(e.mode, e.fighters.length), dA = f("dice-throne/agreement", (e) => [
	fA(e, "first"),
	e.run((e, t) => {
		t.others = it(e, e.active).slice(1);
	}),
	e.loop((e, t) => t.others.length > 0, e.ask("agree", {
		open: !0,
		who: (e, t) => t.others[0],
		options: (e, t) => it(e, e.active).map((e) => ({
			seat: e,
			proposed: e === t.proposal
		})),
		key: ({ seat: e }) => Za(e),
		then: (e, t, { seat: n, proposed: r }) => {
			let i = t.others.shift();
			r || (t.opposed = !0, pA(i, n));
		}
	})),
	e.when((e, t) => t.opposed === !0, fA(e, "last")),
	e.run((e, t) => {
		e.attack.target = t.proposal;
	})
]), fA = (e, t) => e.ask("target", {
	open: !0,
	who: (e) => it(e, e.active)[0],
	options: (e) => it(e, e.active),
	key: Za,
	params: () => ({ word: t }),
	then: (e, n, r) => {
		n.proposal = r, t === "first" && pA(it(e, e.active)[0], r);
	}
}), pA = (e, t) => l(() => ({
	type: "proposed",
	seat: e,
	target: t
})), mA = (e, t) => We(e.mode).bounty > 0 && e.fighters.every((n, r) => !y(e, r) || ot(e, r) <= ot(e, t));
p(), Ze(), ts(), w(), Gs(), b(), Fu(), Mv(), Nm(), Zc(), uu(), mm(), Zm(), lf(), fl(), wg(), Em(), Gh(), Vd(), I();
var hA = f("dice-throne/roll-phase", (e) => [
	e.call(vA),
	e.when((e) => qc(e, e.active, "offense"), e.run((e) => rA(e, "offense")), e.leave()),
	e.loop((e, t) => !t.done, e.call(dg, (e, t) => ({ further: t.again !== void 0 })), e.call(yA), e.either((e) => e.attack !== void 0, [e.call(gA, (e, t) => ({ again: t.again }))], [e.run((e) => {
		e.rolls = [], l(() => ({
			type: "no-ability",
			seat: e.active
		}));
	})]), e.when(dl, e.when((e) => il(e, e.active), Ld(e)), e.call(km)), e.call(Tm), e.call(bA), e.run((e, t) => {
		Qs(e, e.active, "offense");
		let n = xA(e);
		n !== -1 && e.furtherOffenses.unshift(n), e.furtherOffenses = e.furtherOffenses.filter((t) => t === -1 || y(e, t)), t.again = e.furtherOffenses.shift(), t.done = t.again === void 0, e.silenced = !1, e.rolls = [];
	})),
	e.run(SA)
]), gA = f(lu.resolveAttack.name, (e) => [
	e.call(Ev),
	e.when((e) => qe(e.mode) && Dv(e), Ld(e)),
	e.when(gv, e.either((e, t) => t.again !== void 0 && t.again !== -1, [e.run((e, t) => {
		e.attack.target = t.again;
	})], [e.call(lA)]), e.run(_v), e.when((e) => vv(e) || yv(e), Ld(e)), e.run((e) => {
		$s(e, "defense"), e.attack.coming = void 0;
	}), e.call(Ov)),
	e.run(Vh),
	Ld(e),
	e.call(kv),
	e.when(oA, e.call(aA), Ld(e), e.call(kv)),
	e.run((e) => {
		e.attack.stage = "defended";
	}),
	e.run(Vh),
	e.when((e) => e.attack.isAttack && e.attack.type !== "ultimate" && y(e, e.attack.target), sf(e, (e) => tf(e, e.attack.target, "totalled"), (e) => e.attack.target)),
	e.run((e) => {
		Dm(e), e.attack.stage = "dealt";
	}),
	e.when((e) => e.attack.isAttack && ot(e, e.attack.by) > 0, e.run(Ym), sf(e, (e) => tf(e, e.attack.by, "dealt"), (e) => e.attack.by)),
	e.call(Mm),
	e.call(Tm),
	e.when((e) => Av(e) || e.attack.isAttack && _A(e), Ld(e)),
	e.call(jv)
]), _A = (e) => [...ba(e, e.active).cards.values()].some(({ when: e }) => e === "after-damage") || N(e, e.active).some((t) => Bs(t).some((n) => n.when === "after-damage" && bu(e, e.active, t, n))), vA = f("dice-throne/stand-up", (e) => [e.ask("stand-up", {
	who: (e) => e.active,
	options: (e) => qc(e, e.active, "offense") && _(e, e.active).cp >= 2 ? ["pay", "skip"] : [],
	then: (e, t, n) => {
		if (n !== "skip") {
			$e(e, e.active, -2);
			for (let t of N(e, e.active)) C(t).forbids === "offense" && P(e, e.active, t, 1);
		}
	}
})]), yA = f("dice-throne/attempted", (e) => [sf(e, (e) => tf(e, e.active, "attempted"), (e) => e.active)]), bA = f("dice-throne/unattacked", (e) => [e.leave((e) => e.attack?.isAttack === !0 || e.furtherOffenses.length > 0), e.each("hook", (e) => it(e, e.active).flatMap((t) => tf(e, t, "foeDidNotAttack").map((e) => ({
	seat: t,
	name: e
}))), e.call((e, t) => Xo(t.hook.name), (e, t) => nf(e, t.hook.name, t.hook.seat)))]);
function xA(e) {
	let t = e.attack?.target ?? -1;
	if (t === -1 || !y(e, t) || !qc(e, t, "acting")) return -1;
	for (let n of N(e, t)) C(n).forbids === "acting" && P(e, t, n, 1);
	return t;
}
function SA(e) {
	Qs(e, e.active, "roll-phase"), fm(e, e.active), e.attack = void 0;
}
p(), M(), ts(), w(), Js(), T(), Fu(), Nm(), lf(), fl(), Vd();
var CA = f("dice-throne/upkeep", (e) => [
	e.run((e, t) => {
		e.phase = "upkeep", t.stirring = TA(e);
	}),
	e.either((e, t) => t.stirring.length > 0, [Ld(e)], [e.when((e) => e.turn === 1, Ld(e, (e) => ({ but: e.active })))]),
	e.loop((e, t) => t.stirring.length > 0, e.ask("upkeep", {
		who: (e) => e.active,
		options: (e, t) => t.stirring,
		key: ao,
		auto: !0,
		then: (e, t, n) => {
			t.next = n, t.stirring.splice(t.stirring.indexOf(n), 1);
		}
	}), e.when((e, t) => TA(e).includes(t.next), e.call((e, t) => Xo(t.next), (e, t) => nf(e, t.next, e.active)))),
	e.when((e) => e.incoming.some((e) => e.length > 0) || wA(e), Ld(e)),
	e.when(dl, e.call(km))
]), wA = (e) => wu(e, e.active) && j(e, e.active).actions.some((t) => t.when === "my-upkeep" && Su(e, e.active, t)), TA = (e) => [...new Set(tf(e, e.active, "upkeep", (t) => EA(e, t)))];
function EA(e, t) {
	let n = C(C(t).stirsWith ?? t);
	return n.owned && !n.stirsOnMaker && Ks(t) === e.active ? void 0 : n;
}
p(), b(), uu(), fl(), Em(), I();
var DA = f(lu.match.name, (e) => [e.call(Hk), e.loop((e) => e.ended === void 0, e.call(OA), e.call(Tm), e.run(IA))]), OA = f("dice-throne/turn", (e) => [
	e.call(kA),
	e.call(CA),
	e.call(iA),
	e.call(jA),
	e.call(hA),
	e.call(MA),
	e.call(Jk)
]), kA = f("dice-throne/start-turn", (e) => [e.run((e) => {
	e.turn++, AA(e);
	for (let { marks: t } of e.fighters) for (let e in t) NA(e) && (t[e] = 0);
	ec(e, e.active), l(() => ({
		type: "turn",
		seat: e.active,
		turn: e.turn
	}));
})]);
function AA(e) {
	xA(e), e.attack = void 0, e.isolated = void 0, e.declared = void 0, e.furtherOffenses = [], e.silenced = !1, e.rolls = [];
	for (let t of e.fighters) t.facedown &&= void 0;
	nl(e);
}
var jA = f("dice-throne/main-1", (e) => [e.call(Uk, () => ({ phase: "main-1" }))]), MA = f("dice-throne/main-2", (e) => [e.call(Uk, () => ({ phase: "main-2" }))]), NA = (e) => e.endsWith("-this-turn") || PA.some((t) => e.startsWith(t)), PA = [
	"spent:",
	"used:",
	"fresh:",
	"arrived:"
];
function FA(e) {
	let t = e.fighters.length;
	for (let n = 1; n < t; n++) if (y(e, (e.active + n) % t)) return (e.active + n) % t;
	return e.active;
}
function IA(e) {
	e.active = FA(e), e.turn < 200 || (e.ended = "turn-limit", l(() => ({
		type: "ended",
		reason: "turn-limit"
	})));
}
M(), Ro(), Cs(), w(), kl(), D(), Ip(), bd(), Zc(), I(), b();
var LA = hk(5), RA = LA.first[5], zA = LA.faces.slice(RA).map(Ss), BA = (e) => gk(LA, e), VA = (e) => gk(LA, e) - RA, HA = (e, t) => e.byHand?.[zA[VA(t)]] ?? e, UA = /* @__PURE__ */ new Map();
function WA(e, t = {}, n = [], r = !1) {
	let i = r ? `${e} harmless` : e;
	for (let e in t) i += ` ${e} ${t[e]}`;
	for (let e of [...n].sort()) i += ` ${e}`;
	let a = UA.get(i) ?? ZA(e, t, n, r);
	return UA.set(i, a), a;
}
function GA(e, t) {
	let { board: n } = _(e, t), r = {};
	for (let i of YA(n)) r[i] = hl(e, t, i);
	return WA(n, r, md(e, t), KA(e, t));
}
var KA = (e, t) => qc(e, t, "damage") || it(e, t).every((t) => qA(e, t)), qA = (e, t) => N(e, t).some((n) => C(n).shelters && F(e, t, n) > (t === e.active ? oc(e, t, n) : 0)), JA = /* @__PURE__ */ new Map();
function YA(e) {
	let t = JA.get(e) ?? [...new Set(As(e).tiers.flatMap(({ ability: e, tier: t }) => XA(e.tiers[t].effects)))];
	return JA.set(e, t), t;
}
function XA(e) {
	return typeof e != "object" || !e ? [] : "own" in e && typeof e.own == "string" ? [e.own] : Object.values(e).flatMap(XA);
}
function ZA(e, t, n, r) {
	let i = As(e), { hero: a } = ta(i.hero), o = i.tiers.filter(({ ability: e }) => !n.includes(e.id)).map((e) => ej(e, a, t)), s = r ? o.map(QA) : o, c = bk(LA, $A(s, ({ value: e }) => e), 2);
	return {
		tiers: s,
		solved: c,
		offense: xk(LA, c.byRolls[2])[0],
		defense: aj(i, a),
		toll: ij(i, a)
	};
}
function QA(e) {
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
function $A(e, t, n = 0, r) {
	let i = e.map(t), a = e.map(({ byHand: e }) => e?.map((e) => e && t(e)));
	return Float64Array.from(zA, (t, o) => {
		let s = n, c = -1;
		for (let n = 0; n < e.length; n++) {
			if (!e[n].tier.hands[t]) continue;
			let r = a[n]?.[t] ?? i[n];
			r > s && (s = r, c = n);
		}
		return c >= 0 && r?.(o, c, s), s;
	});
}
function ej(e, t, n) {
	let { effects: r, after: i = [] } = e.ability.tiers[e.tier], a = (e) => e in n ? n[e] + rj(r, e) : void 0, o = Fp(i, t), s = (e) => ({
		value: e.list(r) + o,
		damage: tj(r, e)
	}), c = {
		tier: e,
		...s(Pp(t, 5, a))
	};
	return nj(r) ? {
		...c,
		byHand: ys.map((n, r) => e.hands[r] ? s(Pp(t, 5, a, n)) : void 0)
	} : c;
}
var tj = (e, t) => e.reduce((e, n) => {
	let { name: r, estimate: i, inner: a } = Do(n);
	if (r === "damage") return e + i(n, t);
	let o = r === "roll" ? t.rolling(n.dice) : t;
	return e + (a?.(n) ?? []).reduce((e, t) => e + tj(t, o), 0);
}, 0), nj = (e) => {
	let t = JSON.stringify(e);
	return t.includes("\"per\":") || t.includes("\"dice\":{");
}, rj = (e, t) => e.reduce((e, n) => {
	let r = Do(n).gives?.(n);
	return r?.what === t && typeof r.amount == "number" ? e + r.amount : e;
}, 0), ij = ({ hooks: e }, t) => e.upkeep.reduce((e, { ability: n }) => e + Math.max(0, -Fp(n.upkeep ?? [], t)), 0), aj = ({ defenses: e }, t) => Math.max(0, ...e.map(({ ability: e }) => Pp(t, e.dice ?? 0).list(jo(e, "defense") ?? [])));
qo(), w();
var oj = hk(4), sj = oj.first[4], cj = oj.faces.slice(sj), lj = [
	1,
	2,
	3,
	4,
	5,
	6
], uj = /* @__PURE__ */ new WeakMap();
function dj(e, t) {
	let n = uj.get(t) ?? /* @__PURE__ */ new WeakMap();
	uj.set(t, n);
	let r = n.get(e) ?? Uint8Array.from(lj.flatMap((n) => cj.map((r) => Number(Ko(e, [...r, n], t, 4)))));
	return n.set(e, r), r;
}
function fj(e, t, n, r, i) {
	let a = t.map(n), o = t.map(({ tier: t }) => dj(t.need, ta(e).faces)), s = lj.map((e) => Float64Array.from(cj, (t, n) => {
		let i = r;
		for (let t = 0; t < a.length; t++) a[t] > i && o[t][(e - 1) * cj.length + n] && (i = a[t]);
		return i;
	})), c = s.map((e) => xk(oj, e));
	for (let e = 0; e < i; e++) {
		c = s.map((e) => xk(oj, e));
		let e = mj(c);
		s = s.map((t, n) => t.map((t, r) => pj(r, c[n], e)));
	}
	let l = mj(c);
	return {
		now: (e, t) => s[t - 1][gk(oj, e) - sj],
		kept: (e, t) => (t === void 0 ? l : c[t - 1])[gk(oj, e)]
	};
}
function pj(e, t, n) {
	let r = -Infinity;
	for (let i = oj.keepsFrom[e], a = oj.keepsFrom[e + 1]; i < a; i++) {
		let e = oj.keeps[i];
		r = Math.max(r, t[e], n[e]);
	}
	return r;
}
var mj = (e) => e[0].map((t, n) => e.reduce((e, t) => e + t[n], 0) / e.length), hj = {
	cp: .8,
	enough: 3,
	spare: .2,
	card: 1.2,
	handful: 4,
	spareCard: .6,
	late: 4,
	token: .8,
	dial: .7,
	aura: 3,
	board: .9,
	defense: .5,
	pace: 8,
	coming: .8,
	facedown: .5,
	kill: 15
}, gj = {
	2: {
		lead: 4.5,
		doubt: .42
	},
	3: {
		lead: 5,
		doubt: .18
	}
};
p(), Ro(), w(), Js(), Np(), Sc(), bd(), Uc(), Zc(), fl(), I(), b();
var _j = .8, vj = .5, yj = 2.5;
function bj(e, t, n, r = xj(e, n)) {
	let i = _(e, t), { offense: a, defense: o, toll: s } = WA(i.board), c = Ej(i.cp, r, n) + Dj(i.hand.length, r, n);
	c += n.card * i.laid.length;
	for (let a in i.tokens) {
		let o = i.tokens[a] - (t === e.active ? oc(e, t, a) : 0);
		o > 0 && !Cj(e, t, a) && (c += n.token * o * Sj(t, a, r));
	}
	for (let { id: r, dial: a, aura: o, worth: s } of va(i.hero)) c += n.token * (s?.[i.marks[r] ?? 0] ?? 0), a && (c += n.dial * xc(e, t, r)), o && mc(e, t, r) === o.state && (c += n.aura * o.damage);
	let l = md(e, t);
	return l.length > 0 && (c -= n.coming * (a - WA(i.board, {}, l).offense)), c + r * (n.board * a + n.defense * o - s);
}
var xj = ({ dials: e }, { pace: t }) => 1 + Math.min(...e.filter((e) => e > 0), 50) / t;
function Sj(e, t, n) {
	let r = C(t), i = r.worthOnOthers === void 0 || Ks(t) === e ? Dp(r) : r.worthOnOthers;
	return !r.persistent || r.owned ? i : i * Math.min(yj, Math.max(vj, _j * n / 2));
}
var Cj = (e, t, n) => {
	let { shelters: r, ends: i } = C(n);
	return r === !0 && i === "turn" && FA(e) === t && wj(e);
}, wj = ({ phase: e }) => e === "main-2" || e === "discard", Tj = (e, { late: t }) => Math.min(1, e / t), Ej = (e, t, n) => Tj(t, n) * (n.cp * Math.min(e, n.enough) + n.spare * Math.max(0, e - n.enough)), Dj = (e, t, n) => Tj(t, n) * (n.card * Math.min(e, n.handful) + n.spareCard * Math.max(0, e - n.handful));
function Oj(e, t, n) {
	let r = e.dials[t];
	for (let i = 0; i < e.fighters.length; i++) v(e, i) === t && (r += kj(e, i, n));
	return r;
}
function kj(e, t, n) {
	let r = e.fighters[t].facedown ? 1 - n.facedown : 1, i = e.isolated?.to === t ? Oc(e.isolated.lines) : 0;
	return e.healing[t] - r * Oc(Qc(e, t)) - i;
}
function Aj(e, t, n = Nj(e, t)) {
	let r = e.fighters.map(() => 0);
	return r[e.active] = n, r[FA(e)] += jj(e, t), r;
}
function jj(e, t) {
	let n = FA(e), r = qc(e, n, "income") ? 0 : t.cp + t.card;
	return (Mj(e, n, t) + r) / 2;
}
var Mj = (e, t, n) => qc(e, t, "offense") ? 0 : n.coming * GA(e, t).offense;
function Nj(e, t) {
	if (wj(e)) return 0;
	let { attack: n } = e;
	if (!n) {
		let n = e.rolls[0];
		if (e.phase !== "offense" || n?.purpose !== "offense" || n.dice.length !== 5) return Mj(e, e.active, t);
		let { solved: r, tiers: i } = GA(e, e.active);
		if (n.foreign) {
			let { now: r } = fj(_(e, e.active).hero, i, ({ value: e }) => e, 0, Math.min(2, e.attempts));
			return t.coming * r(n.dice.slice(0, -1), n.dice.at(-1));
		}
		return qc(e, e.active, "offense") ? 0 : t.coming * r.byRolls[Math.min(2, e.attempts)][VA(n.dice)];
	}
	if (n.stage === "announced") {
		let r = GA(e, e.active).tiers.find(({ tier: e }) => e.id === n.tier), i = e.rolls[0];
		return r ? t.coming * (i && !i.foreign ? HA(r, i.dice) : r).value : 0;
	}
	let r = n.target !== -1 && e.incoming[n.target].some(({ kind: e }) => e === "base");
	return n.stage === "activated" && n.isAttack && !r ? t.coming * n.base : 0;
}
function Pj(e, t, n) {
	let r = e.dials.map((n, r) => Oj(e, r, t)), i = [...r];
	for (let [r, a] of Aj(e, t, n).entries()) i[v(e, r)] += a;
	let a = xj(e, t), o = e.fighters.length / e.dials.length;
	for (let n = 0; n < e.fighters.length; n++) y(e, n) && (i[v(e, n)] += bj(e, n, t, a) / o);
	return Fj(e, i, r);
}
function Fj(e, t, n) {
	let r = Infinity;
	for (let e of n) e > 0 && (r = Math.min(r, e));
	return Ij(t, n, fe(gj, e.fighters.length, Math.min(r, 50)));
}
function Ij(e, t, n) {
	let r = Math.max(...e), i = e.map((e, i) => (t[i] > 0 ? 1 : .02) * Math.exp((e - r) / n)), a = i.reduce((e, t) => e + t);
	return i.map((e) => e / a);
}
T(), b();
function Lj(e, { options: t }) {
	let { tiers: n } = GA(e, e.active), { chanceOf: r, nothing: i } = Rj(e), a = Hj(e, n, r, i);
	return t[0].map((t) => {
		let o = ka("attempt", t);
		switch (o.is) {
			case "keep-dice": return a(o.places);
			case "give-up": return i;
			case "announce": return Vj(e, n, o.tier, r) ?? NaN;
			default: return NaN;
		}
	});
}
function Rj(e) {
	let t = v(e, e.active), n = Math.min(...it(e, e.active).map((t) => e.dials[v(e, t)])), r = (n) => Pj(e, hj, n)[t], i = /* @__PURE__ */ new Map();
	return {
		chanceOf: ({ value: e, damage: t }) => {
			let a = hj.coming * e + (t >= n ? hj.kill : 0), o = i.get(a) ?? r(a);
			return i.set(a, o), o;
		},
		nothing: r(0)
	};
}
function zj(e, { options: t }) {
	if (e.rolls[0].foreign) return;
	let { tiers: n } = GA(e, e.active), { chanceOf: r, nothing: i } = Rj(e), a = {
		id: "nothing",
		amount: i
	}, o = Bj(e, n, r, i);
	return t[0].map((t) => {
		let s = ka("attempt", t);
		switch (s.is) {
			case "keep-dice": {
				let t = BA(Wj(e, s.places));
				return [a, ...n.map(({ tier: e }, n) => ({
					id: "ability",
					of: e.ability.id,
					amount: o[n][t]
				}))];
			}
			case "give-up": return [a];
			case "announce": {
				let t = Vj(e, n, s.tier, r), [o = ""] = s.tier.split(".");
				return t === void 0 ? void 0 : [a, {
					id: "ability",
					of: o,
					amount: t - i
				}];
			}
			default: return;
		}
	});
}
function Bj(e, t, n, r) {
	let i = LA.faces.length - LA.first[LA.dice], a = t.map(() => new Float64Array(i)), o = $A(t, n, r, (e, t, n) => {
		a[t][e] = n - r;
	});
	return e.attempts === 0 ? a : wk(LA, bk(LA, o, e.attempts), a, e.attempts - 1).map((e) => xk(LA, e));
}
function Vj(e, t, n, r) {
	let i = t.find(({ tier: e }) => e.id === n), { foreign: a, dice: o } = e.rolls[0];
	return i && r(a ? i : HA(i, o));
}
function Hj(e, t, n, r) {
	let { foreign: i, dice: a } = e.rolls[0];
	if (!i) {
		let { kept: i } = bk(LA, $A(t, n, r), e.attempts);
		return (t) => i[e.attempts][BA(Wj(e, t))];
	}
	let { kept: o } = fj(_(e, e.active).hero, t, n, r, e.attempts);
	return (t) => {
		let n = t.filter((e) => e !== i.at + 1);
		return o(Wj(e, n), n.length < t.length ? a[i.at] : void 0);
	};
}
function Uj(e, { options: t }) {
	let { solved: n, tiers: r } = GA(e, e.active), i = n.kept[Math.min(2, e.attempts)], a = e.rolls[0]?.foreign ? Hj(e, r, ({ value: e }) => e, 0) : (t) => i[BA(Wj(e, t))];
	return t[0].map((t) => {
		let n = ka("attempt", t);
		switch (n.is) {
			case "keep-dice": return a(n.places);
			case "give-up": return 0;
			case "announce": return Vj(e, r, n.tier, ({ value: e }) => e) ?? -1;
			default: return -1;
		}
	});
}
var Wj = (e, t) => {
	let { dice: n } = e.rolls[0];
	return t.map((e) => n[e - 1]);
};
// packages/dice-throne/src/insight/draftWorth.ts
M();
var Gj = 100;
function Kj(e, t) {
	return e.options[t].map((e) => {
		let { offense: t, defense: n } = WA(ws(e));
		return Math.min(1, (hj.board * t + hj.defense * n) / Gj);
	});
}
M(), Ro(), w(), Gs(), Ip(), su(), Np(), T(), Fu(), Uc(), fl(), b();
function qj(e, t, n) {
	if (t.name === "attempt") return Uj(e, t);
	let r = $j[t.name];
	return r && t.options[n].map((i) => r(e, t.seats[n], ka(t.name, i)));
}
var Jj = (e, t, n) => {
	switch (n.is) {
		case "play": return Yj(e, t, aa(e, t, n.card));
		case "sell": return hj.cp - hj.card - .1 - Yj(e, t, aa(e, t, n.card)) / 100;
		case "spend": return Xj(e, t, n);
		case "use": {
			let r = j(e, t).actions.find(({ id: e }) => e === n.action);
			if (!r) return 0;
			let i = r.price ? tu(r.price, jp) : 0;
			return Fp(r.effects, ba(e, t).hero) - hj.cp * r.cost - i - .2;
		}
		default: return 0;
	}
};
function Yj(e, t, n) {
	let r = n.price ? tu(n.price, jp) : 0, i = hj.cp * Ou(e, t, n) + hj.card + r;
	if (!n.upgrades) return Fp(n.effects, ba(e, t).hero) - i;
	let a = _(e, t), o = {
		...j(e, t).levels,
		[n.upgrades.ability.id]: n.upgrades.level
	}, s = WA(ws(a.hero, a.marks.face, o)), c = WA(a.board), l = hj.board * (s.offense - c.offense) + hj.defense * (s.defense - c.defense);
	return xj(e, hj) * l + 1 - i;
}
function Xj(e, t, { token: n, use: r }) {
	let { effects: i, when: a, cost: o } = Us(n, r);
	return Fp(i, ba(e, t).hero) * (lb.has(a) ? Oc(rl(e, t)) / 6 : 1.2) - o * hj.token * Dp(C(n));
}
var Zj = (e, t, n) => {
	if (n.is !== "defend") return 0;
	let { hero: r } = ba(e, t), i = j(e, t).defenses.find(({ ability: { id: e } }) => e === n.ability)?.ability;
	return i ? Pp(r, i.dice ?? 0).list(jo(i, "defense") ?? []) : 0;
}, Qj = (e, t, n) => {
	let r = e.rolls[0];
	if (n.is !== "turn-die" || r?.purpose !== "offense" || r.dice.length !== 5) return 0;
	let { solved: i } = GA(e, r.owner), a = r.dice.map((e, t) => t === n.place - 1 ? n.to : e), o = i.byRolls[Math.min(2, e.attempts)][VA(a)];
	return v(e, r.owner) === v(e, t) ? o : -o;
}, $j = {
	main: Jj,
	respond: Jj,
	answer: Jj,
	sell: (e, t, n) => n.is === "sell" ? -Yj(e, t, aa(e, t, n.card)) : 0,
	discard: (e, t, n) => n.is === "card" ? -Yj(e, t, aa(e, t, n.card)) : 0,
	defend: Zj,
	choose: (e, t, n) => {
		if (n.is !== "branch") return 0;
		let { does: r, seat: i } = n.branch, a = Fp(r, ba(e, i).hero);
		return rt(e, t, i) ? -a : a;
	},
	"alter-die": Qj,
	"copy-die": Qj,
	"stand-up": (e, t, n) => +(n.is === "stand-up"),
	target: (e, t, n) => n.is === "player" ? -ot(e, n.seat) : 0
};
M(), w(), Sc(), bd(), I(), b();
var eM = {
	terms: (e, t, n) => ct(e) ? [] : tM(e, t, n, hj),
	chances(e, t) {
		if (ct(e)) return t.map(() => 1 / t.length);
		let n = e.dials.map(() => 0);
		for (let [r, i] of t.entries()) n[v(e, r)] += i;
		let r = Fj(e, n, e.dials.map((t, n) => Oj(e, n, hj)));
		return t.map((t, n) => r[v(e, n)]);
	},
	exact: (e, t) => t.name === "attempt" ? zj(e, t) : void 0
};
function tM(e, t, n, r) {
	let i = v(e, t), a = e.fighters.filter((t, n) => v(e, n) === i).length, o = [{
		id: "health",
		amount: e.dials[i] / a
	}, {
		id: "coming",
		amount: kj(e, t, r)
	}];
	if (t === e.active && o.push({
		id: "attack",
		amount: Nj(e, r)
	}), t === FA(e) && o.push({
		id: "next",
		amount: jj(e, r)
	}), !y(e, t)) return o;
	let s = e.fighters.length / e.dials.length;
	for (let i of nM(e, t, n, r)) o.push({
		...i,
		amount: i.amount / s
	});
	return o;
}
function nM(e, t, n, r) {
	let i = _(e, t), a = xj(e, r), o = t === n ? iM(e, t) : void 0, s = [
		{
			id: "cp",
			amount: Ej(i.cp, a, r),
			...o !== void 0 && { of: `${i.cp}:${o}` }
		},
		...rM(e, t, n, a, r),
		...i.laid.map((e) => ({
			id: "laid",
			of: e,
			amount: r.card
		})),
		...aM(e, t, a, r)
	];
	for (let n in i.tokens) {
		let o = i.tokens[n] - (t === e.active ? oc(e, t, n) : 0);
		o > 0 && !Cj(e, t, n) && s.push({
			id: "token",
			of: n,
			amount: r.token * o * Sj(t, n, a)
		});
	}
	for (let { id: n, dial: a, aura: o, worth: c } of va(i.hero)) {
		let l = o && mc(e, t, n) === o.state ? r.aura * o.damage : 0, ee = a ? r.dial * xc(e, t, n) : 0, te = r.token * (c?.[i.marks[n] ?? 0] ?? 0) + ee + l;
		s.push({
			id: "companion",
			of: n,
			amount: te
		});
	}
	return s;
}
function rM(e, t, n, r, i) {
	let { hand: a } = _(e, t), o = Dj(a.length, r, i);
	return t === n ? a.map((e) => ({
		id: "hand",
		of: e,
		amount: o / a.length
	})) : [{
		id: "hand",
		amount: o
	}];
}
function iM(e, t) {
	let { cp: n, hand: r } = _(e, t), i, a = 0;
	for (let o of r) {
		let { kind: r, cost: s } = aa(e, t, o);
		r !== "roll" && r !== "instant" || s > n || s <= a || (i = o, a = s);
	}
	return i;
}
function aM(e, t, n, r) {
	let i = _(e, t), { levels: a } = j(e, t), o = WA(i.board), s = md(e, t), c = {}, { offense: l } = WA(ws(i.hero, i.marks.face)), ee = [
		{
			id: "board",
			amount: n * r.board * l
		},
		{
			id: "defense",
			amount: n * r.defense * o.defense
		},
		{
			id: "toll",
			amount: -n * o.toll
		}
	];
	for (let e in a) {
		c[e] = a[e];
		let t = WA(ws(i.hero, i.marks.face, c)).offense;
		ee.push({
			id: "upgrade",
			of: e,
			amount: n * r.board * (t - l)
		}), l = t;
	}
	if (s.length > 0) {
		let e = o.offense - WA(i.board, {}, s).offense;
		ee.push({
			id: "covered",
			amount: -r.coming * e
		});
	}
	return ee;
}
// packages/dice-throne/src/insight/unseen.ts
b();
function oM(e, t) {
	let n = 0, r = (e) => {
		n = Math.imul(n, 31) + e | 0;
	};
	for (let n = 0; n < e.fighters.length; n++) {
		let { deck: i, looking: a, knownTop: o, facedown: s, hand: c, exposed: l, shownTo: ee } = e.fighters[n];
		r(i.length), r(a.length), r(o), r(s === void 0 ? 0 : 1 + s.filter((e) => e !== "").length), rt(e, t, n) && (r(c.length), r(l.length), r(ee.length));
	}
	return n;
}
// packages/dice-throne/src/insight/insight.ts
b();
var sM = {
	evaluate(e) {
		if (ct(e)) return e.fighters.map(() => 1 / e.fighters.length);
		let t = Pj(e, hj);
		return e.fighters.map((n, r) => t[v(e, r)]);
	},
	exact(e, t, n) {
		return t.name === "attempt" ? Lj(e, t) : t.name === "ban" || t.name === "pick" ? Kj(t, n) : void 0;
	},
	sense: qj,
	unseen: oM,
	rests: (e, { name: t }, n) => t === "main" || t === "sell" || t === "attempt" && !n,
	begun: ({ attack: e }) => e?.stage === "announced",
	finish: (e, { name: t, options: n }) => t === "main" ? n[0].indexOf("end") : void 0,
	mixes: ({ name: e }) => e === "lay-down" || e === "recommend" || e === "turn-up",
	progress: (e) => e.turn + (e.phase === "main-2" || e.phase === "discard" ? .5 : 0),
	horizon: 0,
	judgement: eM
};
p(), b();
function cM(e, t, n) {
	for (let [r, i] of e.fighters.entries()) {
		if (t.some((t) => v(e, t) === v(e, r))) {
			let e = i.deck.splice(i.deck.length - i.knownTop);
			i.deck = [...dM(i.deck, n), ...e];
			continue;
		}
		i.facedown &&= uM(i.facedown, n);
		let a = t.some((e) => i.shownTo.includes(e)) ? i.hand : lM(i, t), o = [
			...i.hand,
			...i.looking,
			...i.deck
		];
		for (let e of a) o.splice(o.indexOf(e), 1);
		let s = dM(o, n);
		i.hand = [...a].sort().concat(s.splice(0, i.hand.length - a.length)), i.looking = s.splice(0, i.looking.length), i.deck = s;
	}
}
var lM = ({ exposed: e }, t) => e.flatMap(({ card: e, to: n }) => n.some((e) => t.includes(e)) ? [e] : []);
function uM(e, t) {
	let n = dM(e.filter((e) => e !== ""), t);
	return e.map((e) => e === "" ? "" : n.shift());
}
function dM(e, t) {
	let n = [...e].sort();
	return ce(e.length, t).map((e) => n[e]);
}
p(), w(), Uc(), b();
var fM = "stolen-health", pM = 8;
function mM(e) {
	let t = e;
	return t.type === "activated" && t.ultimate ? {
		kind: "feat",
		seat: t.seat
	} : t.type === "turn" ? {
		kind: "turn",
		seat: t.seat
	} : t.type === "damaged" && t.amount >= pM ? {
		kind: "blow",
		seat: t.seat
	} : t.type === "defeated" ? {
		kind: "fall",
		seat: t.seat
	} : void 0;
}
function hM(e, t) {
	let n = e.fighters.map(gM);
	for (let r of t) _M(r, n, e);
	return n.map((e) => me(wM(e, n.length > 2)));
}
var gM = () => ({
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
function _M(e, t, n) {
	switch (e.type) {
		case "damaged": {
			let n = t[e.seat];
			n.suffered += e.amount, n.prevented += Math.max(0, xM(e.lines) - e.amount);
			for (let { by: n, from: r, amount: i } of CM(e.lines, e.amount)) r !== void 0 && r !== e.seat && vM(t[r], n, e.seat, i);
			return;
		}
		case "stole-health": return t[e.from].suffered += e.amount, vM(t[e.seat], fM, e.from, e.amount);
		case "healed":
			t[e.seat].healed += e.amount;
			return;
		case "played":
			t[e.seat][bM(n, e.seat, e.card) ? "upgrades" : "played"]++;
			return;
		case "cast":
			t[e.seat].played++;
			return;
		case "sold":
			t[e.seat].sold++;
			return;
		case "spent":
			yM(t[e.seat].tokens, C(e.token).id, 1);
			return;
		default: return;
	}
}
function vM(e, t, n, r) {
	if (r === 0) return;
	let i = e.dealt.get(t) ?? {
		amount: 0,
		times: 0
	};
	e.dealt.set(t, {
		amount: i.amount + r,
		times: i.times + 1
	}), yM(e.targets, n, r);
}
function yM(e, t, n) {
	e.set(t, (e.get(t) ?? 0) + n);
}
function bM({ fighters: e }, t, n) {
	let { hero: r } = e[t];
	return r !== "" && ta(r).cards.get(n)?.upgrades !== void 0;
}
var xM = (e) => e.reduce((e, { kind: t, amount: n }) => SM.includes(t) ? e + n : e, 0), SM = [
	"base",
	"add",
	"other"
];
function CM(e, t) {
	let n = e.find(({ kind: e }) => e === "base"), r = [];
	for (let t of Ec(e)) {
		if (!SM.includes(t.kind) || t.amount <= 0) continue;
		let { by: e, from: i } = Tc(t) === "attack" && n ? n : t, a = r.findIndex((t) => t.by === e && t.from === i), o = t.amount + (r[a]?.weight ?? 0);
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
function wM(e, t) {
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
			items: n.sort(TM)
		},
		...t ? [{
			id: "targets",
			items: r.sort(TM)
		}] : [],
		{
			id: "health",
			items: pe({
				suffered: a,
				prevented: o,
				healed: s
			})
		},
		{
			id: "cards",
			items: pe({
				played: l,
				upgrades: c,
				sold: ee
			})
		},
		{
			id: "tokens",
			items: i.sort(TM)
		}
	];
}
var TM = (e, t) => t.amount - e.amount;
M(), w(), Iy(), $v(), g(), Dy(), Gi();
var EM = (e) => ({
	phase: (t) => x[e].phases[t] ?? t,
	hero: (t) => qv(t, e),
	style: (t) => Lv(t, e),
	box: (t) => x[e].boxes[t],
	setup: (t) => {
		let { setup: n = [] } = ta(t).hero;
		return n.length === 0 ? "" : `${gy(t, e).list(n)}.`;
	},
	symbol: (t, n) => Rv(t, ta(t).faces[n - 1] ?? "", e),
	ability: (t) => Iv(t, e),
	need: (t, n) => {
		let { hero: r, tiers: i } = As(t), a = i.find(({ id: e }) => e === n);
		return a ? ky(a.need, r, e) : "";
	},
	token: (t) => zv(t, e),
	tokenText: (t) => Jv(t, e),
	companion: (t) => Xv(t, e),
	companionText: (t) => Zv(t, e),
	companionState: (t, n, r) => Bv(t, n, e, r),
	source: (t) => Hv(t, e),
	line: ({ kind: t, by: n, amount: r, type: i }) => {
		let { damageTypes: a, lines: o } = x[e], s = i && i !== "normal" && t !== "add" ? ` ${a[i](r)}` : "";
		return `${o[t](r)}${s} (${Hv(n, e)})`;
	},
	card: (t) => Kv(t, e),
	cardLine: (t, n) => {
		let { cards: r, hero: i } = ta(t), a = r.get(n);
		return {
			cost: a?.cost ?? 0,
			text: a ? Ay(a, i, e) : ""
		};
	},
	board: (t) => {
		let { abilities: n, hero: r, tiers: i } = As(t), { hero: a } = ta(r), o = (t) => {
			let n = Ny(t, a, e);
			return {
				...n,
				tiers: n.tiers.map(({ text: t }) => x[e].grammar.spaced(Fe(t)))
			};
		};
		return n.map(({ ability: t, level: n }) => ({
			id: t.id,
			name: Iv(t.id, e, a.id),
			level: n,
			text: jy(t, a, e),
			sentences: My(t, a, e),
			tiers: i.filter((e) => e.ability === t).map(({ id: e }) => e),
			parts: o(t)
		}));
	}
});
M(), zs(), w(), Gs(), Iy(), $v(), Dy(), Gi();
function DM(e, t, n, r, i) {
	switch (e.is) {
		case "play": {
			let i = AM(r, e.card), a = t.play(Kv(e.card, n));
			return i === void 0 ? a : t.priced(a, i);
		}
		case "sell": return t.sell(Kv(e.card, n));
		case "spend": {
			let { grammar: r } = x[n], [i, a] = MM(e, t, n);
			return a === "" ? i : r.spaced(r.labelled(i, a));
		}
		case "use": return OM(e, t, n, r);
		case "announce": return t.announce(NM(e.tier, r, n));
		case "defend":
		case "ability": return Iv(e.ability, n);
		case "keep-dice": return t.keepDice(e.places.map((e) => kM(r, e, i).shown));
		case "reroll-dice": return t.rerollDice(e.places.map((e) => kM(r, e, i).shown));
		case "take-dice": return t.takeDice(e.dice);
		case "die":
		case "turn-die": {
			let { shown: n, owner: a } = kM(r, e.place, i);
			return e.is === "die" ? t.die(n, a) : t.turnDie(n, e.to, a);
		}
		case "player": return e.proposed ? t.proposed(i(e.seat)) : i(e.seat);
		case "token": return t.tokenOf(i(e.seat), zv(e.token, n));
		case "own-token": return zv(e.token, n);
		case "card": return Kv(e.card, n);
		case "lay-down": return e.cards.map((e) => Kv(e, n)).join(" – ");
		case "facedown": return e.recommended ? t.recommended(e.place) : t.facedown(e.place);
		case "hero": return qv(e.hero, n);
		case "put-back": return t[e.to](Kv(e.card, n));
		case "foresee":
		case "shed":
		case "pay-up-to":
		case "share":
		case "pilfer": return String(e.count);
		case "pay-price": return x[n].prices.toPay(e.price, gy("", n));
		case "upkeep": return e.from === "token" ? zv(e.id, n) : Iv(e.id, n);
		case "source": {
			let { by: r, amount: i, type: a } = e, o = a === "normal" ? "" : x[n].damageTypes[a](i);
			return t.source(Hv(r, n), i, o);
		}
		case "branch": {
			let { does: r, hero: i } = e.branch;
			return gy(i, n).list(r) || t.nothing;
		}
		default: return t[e.is];
	}
}
function OM({ action: e }, t, n, { fighters: r }) {
	for (let { board: t, hero: i } of r) {
		let { price: r, effects: a } = As(t).actions.find(({ id: t }) => t === e) ?? {};
		if (!r) continue;
		let { grammar: o, prices: s } = x[n], c = gy(i, n);
		return o.spaced(o.labelled(s.toPay(r, c), c.list(a)));
	}
	return t.use(Iv(e, n));
}
function kM({ rolls: e }, t, n) {
	let r = e.at(-1), i = r?.dice[t - 1] ?? 0, a = r?.owners?.[t - 1];
	return a === void 0 ? { shown: i } : {
		shown: i,
		owner: n(a)
	};
}
function AM({ fighters: e }, t) {
	let n = (e) => typeof e != "number" && e.includes(t), r = e.find(({ hand: e, spells: t }) => n(e) || n(t));
	if (!r) return;
	let { cards: i } = ta(r.hero);
	return Rs(i.get(t), As(r.board).levels, i);
}
function jM(e, t, n) {
	switch (e.is) {
		case "play": return t.play(Kv(e.card, n));
		case "spend": {
			let [r, i] = MM(e, t, n);
			return i === "" ? r : `${r} (${i})`;
		}
		case "use": return t.use(Iv(e.action, n));
		default: throw Error(`Nobody answers ${e.is}`);
	}
}
function MM({ token: e, use: t }, n, r) {
	let i = zv(e, r);
	if (t === "") return [n.spend(i), ""];
	let { cost: a, price: o, effects: s } = Us(e, t), c = gy("", r);
	return [n.spendSome(i, a, o && c.price(o, !0)), c.list(s)];
}
function NM(e, t, n) {
	let { board: r, hero: i } = t.fighters[t.active], a = As(r).tiers.find(({ id: t }) => t === e)?.need, o = Iv(e, n);
	return a ? `${o} (${ky(a, i, n)})` : o;
}
$v(), Gi();
function PM(e) {
	let { parts: t, health: n, cards: r, target: i, stolen: a } = x[e].summary;
	return {
		part: (e, n) => t[e](n),
		item(t, { id: o, amount: s }, c) {
			return t === "targets" ? i(c(Number(o))) : t === "health" ? n[o](s) : t === "cards" ? r[o](s) : t === "tokens" ? zv(o, e) : o === "stolen-health" ? a : Hv(o, e);
		}
	};
}
p(), ps(), w(), T(), $v(), Dy(), Gi();
var FM = c(EM), IM = c((t) => ({
	title: fk.title[t],
	pitch: fk.pitch[t],
	ask: (e, n, r) => VM(e, n, t, r),
	option: (e, n, r, i) => DM(ka(e, n, r), x[t].options, t, r, i),
	whyNot: (e) => HM(e, t),
	event: (e, n) => UM(e, n, t),
	reason: (e) => {
		let { reasons: n } = x[t];
		return n[e] ?? n["turn-limit"];
	},
	score: (e) => x[t].summary.score(e),
	summary: PM(t),
	judgement: ie(x[t].judgement, (e, n) => zM(e, n, t)),
	content: (e) => LM(e, t),
	matchOption: (n, r) => {
		let { matchOptions: i, optionValues: a, byChance: o } = x[t];
		return r === void 0 ? i[n] ?? n : r === e ? o : a[n]?.[r] ?? (n === "heroes" ? qv(r, t) : r);
	}
}));
function LM(e, t) {
	let { content: n } = x[t], r = rs(e);
	if (r.is === "token") return n.token(zv(r.id, t));
	if (r.is === "companion") return Xv(r.id, t);
	let i = r.hero === BM ? void 0 : qv(r.hero, t);
	if (r.is === "card") return n.card(Kv(r.id, t), i);
	let { id: a, level: o, tier: s } = r, c = Iv(a, t);
	return n.ability(RM(r.hero, a) ? c : Gv(c, o), i ?? "", s);
}
var RM = (e, t) => _a(e) && !ta(e).slots.flat().some((e) => e.id === t);
function zM(e, t, n) {
	if (e === "token") return zv(t, n);
	if (e === "companion") return Xv(t, n);
	if (e === "ability" || e === "upgrade") return Iv(t, n);
	if (e !== "cp") return Kv(t, n);
	let [r, i = ""] = t.split(":");
	return x[n].savedFor(Number(r), Kv(i, n));
}
var BM = "common";
function VM(e, t, n, r) {
	let i = x[n].ask, a = {
		...FM[n],
		player: (e) => e === void 0 ? void 0 : r?.(e),
		price: (e) => e ? gy("", n).price(e, !0) : "",
		howMany: (e) => e ? x[n].prices.howMany(e, gy("", n)) : "",
		action: (e) => jM(Ha(e), x[n].options, n)
	};
	return Object.hasOwn(i, e) ? i[e](t, a) : Qv(e, n) ?? e;
}
function HM(e, t) {
	let { whyNot: n, timings: r } = x[t];
	return e.is === "short" ? n.short(e.cp) : e.is === "price" ? n.price(gy("", t).price(e.price, !0)) : e.is === "dice" ? n.dice(e.off) : e.is === "tokens" ? n.tokens(e.missing, zv(e.token, t)) : e.is === "timing" ? n.timing(r[e.when]) : n[e.is];
}
function UM(e, t, n) {
	let { events: r, grammar: i } = x[n], a = r[e.type];
	return i.closed(a(e, t, FM[n]));
}
p(), M(), w(), Sc(), Uc(), Kc(), Sp(), fl(), bm(), I(), b();
var WM = (e, t) => ({
	mode: e.mode,
	variants: [...e.variants],
	turn: e.turn,
	active: e.active,
	starter: e.starter,
	phase: e.phase,
	dials: [...e.dials],
	startingHealth: at(e),
	attempts: e.attempts,
	furtherOffenses: [...e.furtherOffenses],
	declared: e.declared ?? null,
	rolls: e.rolls.map(JM),
	attack: e.attack ? YM(e.attack) : null,
	silenced: e.silenced,
	altered: e.altered,
	dealt: [...e.dealt],
	isolated: e.isolated ? {
		to: e.isolated.to,
		...qM(e, e.isolated.to, e.isolated.lines, 0)
	} : null,
	banned: [...e.banned ?? []],
	fighters: e.fighters.map((n, r) => {
		let i = t !== void 0 && v(e, t) === v(e, r);
		return {
			seat: r,
			hero: n.hero,
			team: v(e, r),
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
			levels: GM(e, r).levels,
			companions: (ym(e, r) ? [] : va(n.hero)).map(({ id: t, dial: n }) => ({
				id: t,
				state: mc(e, r, t),
				dial: n ? {
					value: xc(e, r, t),
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
			abilities: GM(e, r).abilities,
			leader: mA(e, r),
			incoming: qM(e, r, Qc(e, r), e.healing[r])
		};
	}),
	picking: he(e, "own").map(({ by: e, target: t, dice: n, own: r }) => ({
		by: e,
		target: t,
		dice: [...n],
		own: s(r)
	})),
	due: [...he(e, "stirring").flatMap(({ stirring: e }) => e), ...he(e, "checks").flatMap(({ checks: e }) => e)],
	out: [...e.out],
	ended: e.ended ?? null
});
function GM(e, t) {
	let n = j(e, t), r = KM.get(n);
	if (r) return r;
	let i = n.abilities.map(({ ability: e, level: t }) => ({
		id: e.id,
		level: t
	})), a = {
		levels: { ...n.levels },
		abilities: i
	};
	return KM.set(n, a), a;
}
var KM = /* @__PURE__ */ new WeakMap();
function qM(e, t, n, r) {
	let i = Cc(n), a = Oc(n);
	return {
		lines: n.map((t) => ({
			kind: t.kind,
			by: t.by,
			amount: t.kind === "half" ? Pc(t, n) : t.amount,
			certain: t.certain === !0,
			type: Wc(e, t) ?? null
		})),
		heal: r,
		subtotal: i,
		half: jc(Cc(Ec(n))),
		final: a,
		left: bp(e, v(e, t), r - a)
	};
}
var JM = ({ owner: e, purpose: t, dice: n, by: r, owners: i, foreign: a }) => ({
	owner: e,
	purpose: t,
	dice: [...n],
	by: r ?? null,
	owners: i ? [...i] : null,
	foreign: a ? { ...a } : null
}), YM = ({ by: e, tier: t, board: n, dice: r, rolled: i, target: a, type: o, base: s, isAttack: c, recoil: l, inflicted: ee, coming: te, intercepted: ne, peak: u, marks: re, stage: ie }) => ({
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
p(), M(), Cs(), Ki(), Mv(), uu(), b();
var XM = {
	upkeep: [CA],
	income: [iA],
	"main-1": [jA],
	roll: [hA],
	targeting: [
		hA,
		lu.resolveAttack,
		lA
	],
	defense: [
		hA,
		lu.resolveAttack,
		Ov
	],
	"main-2": [MA],
	discard: [Jk]
};
function ZM(e, t) {
	let n = Object.entries(XM).find(([e]) => e === t)?.[1];
	if (!n) throw S((e) => e.unknownPhase(t, Object.keys(XM)));
	e.turn = Math.max(2, e.turn), t === "targeting" || t === "defense" ? tN(e, t) : e.attack = void 0, je(e, DA, OA, ...n), t === "roll" && e.rolls[0] && $M(e, e.rolls[0].dice);
}
function QM(e, t) {
	let n = re(t).map((e) => ve(e, 1, 6));
	if (n.length !== 5) throw S((e) => e.fiveDice(5));
	Te(e, hA) && !e.attack ? $M(e, n) : e.rolls = [{
		owner: e.active,
		purpose: "offense",
		dice: n
	}];
}
function $M(e, t) {
	let n = a(e);
	if (n?.kind !== "chance" || n.count !== 5) throw S((e) => e.nothingRolled);
	o(e, n, t);
}
function eN(e, t) {
	let [n = "", r = "", i = ""] = re(t), a = j(e, e.active).tiers.find((e) => e.id === n), o = tt.find((e) => e === i);
	if (!a || !o) throw S((t) => t.attackShape(j(e, e.active).tiers.map((e) => e.id), tt));
	e.attack = {
		by: e.active,
		tier: n,
		dice: [...ys[a.hands.indexOf(!0)]],
		rolled: [],
		target: -1,
		type: o,
		base: ve(r, 0, 99),
		isAttack: Number(r) > 0 && o !== "collateral",
		recoil: 0,
		inflicted: [],
		modified: !1,
		marks: {},
		stage: "activated"
	};
}
function tN(e, t) {
	let { attack: n } = e;
	if (!n) throw S((e) => e.noAttack(t));
	n.by = e.active, e.rolls[0] && (n.dice = [...e.rolls[0].dice]), e.rolls = [{
		owner: e.active,
		purpose: "offense",
		dice: [...n.dice]
	}], e.silenced = n.type === "ultimate", e.attempts = 0, t === "defense" && (e.phase = "defense", n.target = nN(e, n));
}
function nN(e, { target: t }) {
	let n = it(e, e.active);
	if (t === -1 && n.length > 1) throw S((e) => e.noTarget);
	if (t !== -1 && !n.includes(t)) throw S((e) => e.notAnOpponent);
	return t === -1 ? n[0] : t;
}
p(), M(), w(), Ki(), b();
var rN = [
	"hand",
	"deck",
	"discard",
	"laid"
], iN = (e) => rN.includes(e), aN = (e) => e === "deck" || e === "discard", oN = "...", sN = (e, t) => ae(aN(t) ? [...e[t]].reverse() : e[t]);
function cN(e, t, n, r) {
	let i = _(e, t), a = re(r), o = n === "deck" && a.at(-1) === oN, s = o ? a.slice(0, -1) : a;
	n !== "deck" && i.deck.unshift(...i[n].splice(0));
	for (let n of s) uN(e, t, n);
	n === "deck" && !o && (i.deck = []), i[n].push(...aN(n) ? [...s].reverse() : s);
	let c = s.find((e, t) => s.indexOf(e) !== t);
	if (c) throw S((e) => e.notInDeck(c));
}
function lN(e, t, n, r) {
	let i = _(e, t), a = [...ta(i.hero).cards.values()].find(({ upgrades: e }) => e?.ability.id === n && e.level === r);
	if (!a) throw S((e) => e.unknownLevel(i.hero, n, r));
	uN(e, t, a.id), i.board = ws(i.hero, i.marks.face, {
		...j(e, t).levels,
		[n]: r
	}), i.marks[st] = (i.marks["cards-in-play"] ?? 0) + 1;
}
function uN(e, t, n) {
	let r = _(e, t), i = ta(r.hero).cards.get(n);
	if (!i) throw S((e) => e.unknownCard(r.hero, n));
	let a = r.spells.includes(n) ? r.spells : r.deck, o = a.indexOf(n);
	if (o >= 0) a.splice(o, 1);
	else if (rN.some((e) => r[e].includes(n)) || dN(e, t, i)) throw S((e) => e.notInDeck(n));
}
var dN = (e, t, { upgrades: n }) => n !== void 0 && (j(e, t).levels[n.ability.id] ?? 1) >= n.level;
p(), M(), w(), Js(), Ki(), Sc(), Uc(), Kc(), fl(), bm(), wg(), I(), b();
var fN = {
	set(e, t, n) {
		let [r = "", i = ""] = t.split(/\s+/);
		if (se(r) !== void 0) return mN(e, de(r, e.fighters.length), i, n);
		if (t === "turn") e.turn = ve(n, 1, 200);
		else if (t === "active") e.active = de(n, e.fighters.length);
		else if (t === "phase") ZM(e, n);
		else if (t === "dice") QM(e, n);
		else if (t === "attempts") e.attempts = ve(n, 0, 3);
		else if (t === "attack") eN(e, n);
		else if (t === "target") bN(e, n);
		else throw S((e) => e.nothingToSet(t));
	},
	get(e, t) {
		let [n = "", r = ""] = t.split(/\s+/), a = se(n);
		if (a !== void 0 && a < e.fighters.length) return hN(e, a, r);
		if (t === "turn") return String(e.turn);
		if (t === "active") return ue(e.active);
		if (t === "phase") return e.phase;
		if (t === "attempts") return String(e.attempts);
		if (t === "dice") return ae(e.rolls.at(-1)?.dice ?? []);
		if (t === "attack") return e.attack ? `${e.attack.tier} ${e.attack.base} ${e.attack.type}` : i;
		if (t === "target") return e.attack && e.attack.target !== -1 ? ue(e.attack.target) : i;
	},
	unordered(e) {
		let t = e.replace(/^p\d+ /, "");
		return t === "tokens" || t === "levels" || iN(t) && !aN(t);
	},
	meaning: (e, t, n) => pN(n, e.rolls.at(-1))
};
function pN(e, t) {
	let n = /^(keep:)?([1-9](?:,[1-9])*)(=[1-6])?$/.exec(e);
	if (!n || !t || t.owners || t.foreign) return e;
	let r = n[2].split(",").map((e) => t.dice[Number(e) - 1] ?? 0);
	return `${n[1] ?? ""}${r.sort().join(",")}${n[3] ?? ""}`;
}
function mN(e, t, n, r) {
	let i = _(e, t);
	if (iN(n)) cN(e, t, n, r);
	else if (n === "health") e.dials[v(e, t)] = ve(r, 1, Vc(at(e)));
	else if (n === "cp") i.cp = ve(r, 0, 15);
	else if (n === "tokens") vN(e, t, r);
	else if (n === "levels") {
		i.board = ws(i.hero, i.marks.face);
		for (let [n, i] of SN(r)) lN(e, t, n, i);
	} else if (n === "face") xN(e, t, ve(r, 0, 1));
	else if (va(_(e, t).hero).some(({ id: e }) => e === n)) _N(e, t, n, r);
	else throw S((e) => e.nothingOfPlayer(n));
}
function hN(e, t, n) {
	let r = _(e, t);
	if (iN(n)) return sN(r, n);
	if (n === "playing" || n === "spells") return ae([...r[n]].sort());
	switch (n) {
		case "health": return String(ot(e, t));
		case "cp": return String(r.cp);
		case "cards": return String(r.hand.length);
		case "tokens": return ae(N(e, t).sort().map((n) => `${n}:${F(e, t, n)}`));
		case "levels": return ae(Object.entries(j(e, t).levels).map(([e, t]) => `${e}:${t}`));
		case "incoming": return String(Oc(Qc(e, t)));
		case "damage": return ae(rl(e, t).flatMap((t) => {
			let n = Wc(e, t);
			return n === void 0 ? [] : [`${t.by}:${t.amount}:${n}`];
		}));
		case "subtotal": return String(Cc(Qc(e, t)));
		case "face": return String(r.marks.face ?? 0);
		default: return gN(e, t, n);
	}
}
function gN(e, t, n) {
	let r = va(_(e, t).hero).find((e) => e.id === n);
	if (!r) return;
	if (ym(e, t)) return i;
	let a = mc(e, t, n);
	return r.dial ? `${a} ${xc(e, t, n)}` : a;
}
function _N(e, t, n, r) {
	let { states: i, dial: a } = va(_(e, t).hero).find((e) => e.id === n), [o = "", s] = re(r);
	if (!i.includes(o) || s !== void 0 && !a) throw S((e) => e.companionShape(n, i, a?.most));
	hc(e, t, n, o), a && s !== void 0 && _c(e, t, n, ve(s, 0, a.most) - xc(e, t, n));
}
function vN(e, t, n) {
	let { tokens: r } = _(e, t);
	for (let e in r) r[e] = 0;
	for (let [i, a] of SN(n)) {
		yN(e, CN(i));
		let n = Ys(e, t, i);
		if (a > n) throw S((e) => e.tokenLimit(i, n));
		r[i] = (r[i] ?? 0) + a;
	}
}
function yN(e, t) {
	let { id: n, owned: r, covers: i } = C(t), a = Ks(t);
	if (i || !r && a === void 0) return;
	let o = a === void 0 ? void 0 : e.fighters[a], s = o && ta(o.hero).hero.tokens.some((e) => e.id === n);
	if (!r || !s) throw S((e) => e.tokenOwner(t));
}
function bN(e, t) {
	if (!e.attack) throw S((e) => e.noAttack("target"));
	e.attack.target = de(t, e.fighters.length);
}
function xN(e, t, n) {
	let r = _(e, t);
	if (n > 0 && !ta(r.hero).hero.otherFace) throw S((e) => e.oneFace(r.hero));
	r.marks.face = n, r.board = ws(r.hero, n, j(e, t).levels);
}
var SN = (e) => re(e).map((e) => {
	let [t = "", n = "1"] = e.split(":");
	return [t, ve(n, 1, 99)];
});
function CN(e) {
	try {
		return C(e), e;
	} catch {
		throw S((t) => t.unknownToken(e));
	}
}
p(), qy(), Ze(), w(), Fu(), bm(), b();
var wN = {
	id: fk.id,
	rulesVersion: 3,
	seats: fk.seats,
	options: {
		first: t,
		mode: {
			kind: "data",
			default: Mk,
			check: Nk,
			words: () => [Mk, ...Object.keys(Ue)],
			samples: Ge
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
				let r = jk(e, t, n["distinct-heroes"] === !0);
				return r === "draft" ? r : [...r];
			},
			words: () => [
				"default",
				Ak,
				...ga()
			],
			samples: (e) => [...Fk(e), ...e === 2 ? [Ak] : []]
		},
		numbers: {
			kind: "data",
			default: db,
			check: (e) => mb(e),
			words: () => [db]
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
		await Ky(Pk(e)), ik(e.numbers);
	},
	setup: Ik,
	rules: DA,
	view: WM,
	turn: (e) => e.turn,
	active: (e) => e.turn > 0 ? e.active : void 0,
	events: sk,
	eventRules: ck,
	highlight: mM,
	summary: hM,
	silencedBy: mu,
	outcome: EN,
	redeal: cM,
	insight: sM,
	conserved: (e) => e.banned ? {} : Object.fromEntries(e.fighters.map((e, t) => [`cards of p${t + 1}`, TN(e)])),
	bound: 4e4,
	get content() {
		return ok();
	},
	contentIn: (e) => {
		let t = ik(e.numbers);
		return ok(Pk(e).map((e) => t[e] ?? e));
	},
	vocabulary: fN,
	text: IM
}, TN = (e) => [
	e.hand,
	e.deck,
	e.discard,
	e.playing,
	e.spells,
	e.laid,
	e.looking
].flat().length + (e.marks["cards-in-play"] ?? 0) + vm(e);
function EN(e) {
	if (e.ended === void 0) return;
	let t = e.fighters.map((t, n) => e.dials[v(e, n)]), n = e.fighters.map((t, n) => +!!y(e, n)), r = e.fighters.map(({ marks: e }) => e.fell ?? 0);
	return {
		places: le(n.map((e, t) => [e, r[t]])),
		scores: t,
		...Je(e.mode) ? { teams: e.fighters.map((t, n) => v(e, n)) } : {},
		reason: e.ended
	};
}
// packages/dice-throne/src/insight/heroOdds.ts
M();
function DN(e, t) {
	let n = ws(t), { tiers: r } = WA(n), i = Ek(e, $A(r, ({ value: e }) => e)), a = r.map((e) => $A([e], () => 1)), o = wk(e.hands, i, a, Tk(e));
	return {
		board: n,
		worth: Ok(e, i),
		keeps: kk(e, i),
		abilities: r.map(({ tier: t, value: n }, r) => {
			let i = Ek(e, a[r]), [s] = kk(e, i);
			return {
				id: t.id,
				worth: n,
				chance: Ok(e, i),
				keep: s?.dice,
				chanceForBoard: Dk(e, o[r])
			};
		})
	};
}
// packages/dice-throne/src/index.ts
var ON = /* @__PURE__ */ be({
	ATTEMPTS: () => 3,
	BOXES: () => cb,
	CARD_KINDS: () => ub,
	DICE: () => 5,
	DRAFT: () => Ak,
	DRAFTERS: () => 2,
	HAND_LIMIT: () => 6,
	MAX_CP: () => 15,
	MODES: () => Ue,
	MOST_DIFFICULT: () => 6,
	NAMES: () => FM,
	NO_HOUSE_NUMBERS: () => db,
	PHASES: () => et,
	RUN_LENGTHS: () => Wo,
	baseHero: () => Zi,
	boardKey: () => ws,
	boardNamed: () => As,
	checkNumbers: () => mb,
	clockwiseFrom: () => Ye,
	diceThrone: () => wN,
	diceThroneSpreads: () => gj,
	diceThroneWeights: () => hj,
	fiveDice: () => LA,
	fullHand: () => VA,
	hasTargeting: () => qe,
	heroIds: () => ga,
	heroOdds: () => DN,
	heroesIn: () => Pk,
	hookedEffects: () => Jy,
	isDrafting: () => ct,
	isEnlisted: () => _a,
	keptHand: () => BA,
	limitsOf: () => vb,
	listedHero: () => pa,
	loadHeroes: () => Ky,
	makerOf: () => Ks,
	modesFor: () => Ge,
	numbersOf: () => pb,
	optionOf: () => ka,
	payoff: () => $A,
	placesOfNumbers: () => yb,
	replaceable: () => fb,
	sharesDials: () => Je,
	sheetOf: () => ta,
	strengthOf: () => WA,
	targetingDie: () => ze,
	teamsIn: () => Ke,
	tokenOf: () => C
});
M(), qy(), Ze(), qo(), Xy(), w(), Js(), T(), wg(), b();
// packages/dice-throne-marvel/src/black-panther/numbers.ts
var kN, AN, jN = d((() => {
	kN = {
		startingSuits: 1,
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
	}, AN = {
		...kN,
		startingSuits: 0,
		guardEnergy: 0,
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
})), MN, NN, PN = d((() => {
	MN = {
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
	}, NN = {
		...MN,
		shieldDice: 3,
		shieldDiceII: 4,
		roll: 4,
		light: 4,
		photonic: 5
	};
})), FN, IN, LN = d((() => {
	FN = {
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
	}, IN = {
		...FN,
		vilifyUndefendable: 3,
		vilifyUndefendableII: 4,
		misdirectionDice: 2,
		misdirectionDiceII: 3,
		misdirectionBags: 0,
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
})), RN, zN, BN = d((() => {
	RN = {
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
	}, zN = {
		...RN,
		barrierPerChaos: 1,
		energyDrain: 2,
		chaosMagicDice: 3,
		bendRealityCost: 2,
		improbableCost: 2,
		improbable: 1,
		whispersCost: 3,
		hexSphereCost: 2,
		hexSphere: 1,
		noMoreCost: 3
	};
}));
jN(), PN(), LN(), BN();
var VN = {
	"black-widow": "Black Widow",
	"doctor-strange": "Doctor Strange",
	"black-panther": "Black Panther",
	"captain-marvel": "Captain Marvel",
	loki: "Loki",
	"scarlet-witch": "Scarlet Witch",
	"spider-man": "Spider-Man",
	thor: "Thor"
}, HN = {
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
p();
var UN = u({
	en: VN,
	fr: HN
}), WN, GN = d((() => {
	Q(), WN = {
		name: "Black Widow",
		style: ["Plays upgrades even in the middle of a roll phase, and grows with every one of them.", "Use Covert Ops to bring upgrades out early, plant Time Bombs along the way, and finish with attacks that count the upgrades in play."],
		symbols: {
			espionage: h("Espionage", "Espionage"),
			batons: h("Baton", "Batons"),
			widow: h("Widow", "Widows")
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
})), KN, qN = d((() => {
	Q(), KN = {
		name: "Black Widow",
		style: ["Elle joue ses améliorations même en pleine phase de lancer, et chacune la renforce.", "Servez-vous d’Opérations secrètes pour les sortir tôt, posez des Bombes à retardement en chemin et concluez par des attaques qui comptent les améliorations en jeu."],
		symbols: {
			espionage: h("Espionnage", "Espionnages"),
			batons: h("Bâton", "Bâtons"),
			widow: h("Veuve", "Veuves")
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
function JN(e, t, n) {
	Xs(e, t, XN, P(e, t, YN, n));
}
var YN, XN, ZN = d((() => {
	Q(), YN = "time-bomb-2", XN = "time-bomb-1";
})), QN, $N, eP = d((() => {
	Q(), ZN(), QN = E({
		name: "black-widow/advance",
		vars: () => ({ blown: [] }),
		parts: (e, t, { own: n }) => [e.run((e, t) => {
			n(t).blown = Qe(e, e.active).flatMap((t) => {
				let n = P(e, t, XN, 2 ** 53 - 1);
				return JN(e, t, 2 ** 53 - 1), Array(n).fill(t);
			});
		}), e.loop((e, t) => n(t).blown.length > 0, e.call(Am, (e, t) => {
			let r = n(t).blown[0];
			return {
				to: r,
				amount: Xc(e, r) ? 0 : 4,
				by: XN,
				certain: !1
			};
		}, (e, t) => {
			n(t).blown.shift();
		}))],
		estimate: () => 2
	}), $N = () => QN({});
})), tP, nP, rP = d((() => {
	Q(), tP = E({
		name: "black-widow/covert-ops",
		options: { "covert-ops": lo("look") },
		vars: () => ({
			looked: 0,
			searches: 0
		}),
		parts: (e, t, { own: n }) => [
			e.ask("covert-ops", {
				who: (e, t) => t.self,
				options: (e, t) => [...im(e, t.self, _(e, t.self).hand), "look"],
				then: (e, n, r) => {
					if (r === "look") return J_(e, n.self, t.cards);
					xd(e, n.self, r), om(e, n.self, r);
				}
			}),
			sm(e),
			...Y_(e, n, (e, t) => rm(e, t.self, _(e, t.self).looking).length === 0 ? ["reveal"] : [], (e, t) => {
				let { looking: n, laid: r } = _(e, t.self);
				r.push(...n.splice(0)), l(() => ({
					type: "revealed",
					seat: t.self,
					cards: [...r]
				}));
			}),
			e.when((e, t) => _(e, t.self).laid.length > 0, ...D_(e, n, 1, "hand", [e.run((e, t) => {
				let { deck: n, laid: r } = _(e, t.self);
				n.push(...r.splice(0));
			})]))
		],
		estimate: () => 4
	}), nP = (e) => tP({ cards: e });
})), iP, aP, oP = d((() => {
	Q(), iP = E({
		name: "black-widow/elude",
		possible: (e, t, n) => {
			let r = e.rolls.at(-1);
			return r?.owner === t && r.by === n.token && r.dice[0] >= n.from && il(e, t);
		},
		parts: (e, t, { parts: n }) => n([Jd()]),
		estimate: () => 4
	}), aP = (e, t) => iP({
		token: e,
		from: t
	});
})), sP, cP, lP = d((() => {
	Q(), sP = E({
		name: "black-widow/gather",
		options: { "see-cards": ho },
		possible: (e, t) => _(e, t).deck.length > 0,
		vars: () => ({ looked: 0 }),
		parts: (e, t, { own: n }) => [
			e.run((e, n) => {
				J_(e, n.self, t.cards);
				let r = _(e, n.self), i = rm(e, n.self, r.looking);
				r.looking = r.looking.filter((e) => !i.includes(e)), r.laid.push(...i), i.length > 0 && l(() => ({
					type: "revealed",
					seat: n.self,
					cards: i
				}));
			}),
			e.ask("see-cards", {
				who: (e, t) => t.self,
				options: (e, t) => _(e, t.self).looking.length === 0 ? ["done"] : [],
				params: (e, t) => ({ by: t.by }),
				then: () => void 0
			}),
			...Y_(e, n),
			e.run((e, t) => {
				let { hand: n, laid: r } = _(e, t.self);
				for (let n of r) Sd(e, t.self, n, [...e.fighters.keys()]);
				n.push(...r.splice(0));
			})
		],
		estimate: (e) => e.cards / 2
	}), cP = (e) => sP({ cards: e });
}));
// packages/dice-throne-marvel/src/black-widow/recount.ts
function uP(e) {
	let { ability: t, tier: n } = Cv(e);
	return Ao(t.tiers[n].effects).some(({ amount: e }) => typeof e == "object" && "of" in e && e.of === "upgrades");
}
var dP, fP, pP = d((() => {
	Q(), dP = E({
		name: "black-widow/recount",
		parts: (e, t) => [e.run((e, n) => {
			let { attack: r } = e;
			if (r?.by !== n.self || !r.isAttack || r.stage !== "activated" && r.stage !== "defended") return;
			let i = e.incoming[r.target] ?? [], a = i.some(({ kind: e }) => e === "base"), o = +!!uP(e);
			if (!a) r.base += o;
			else {
				let r = o + +(Ns(e, n.self) === t.bonusAt);
				r > 0 && i.push({
					kind: "add",
					by: n.by,
					amount: r,
					from: n.self
				});
			}
		})],
		estimate: () => .5
	}), fP = (e) => dP({ bonusAt: e });
})), mP, hP, gP = d((() => {
	Q(), ZN(), mP = E({
		name: "black-widow/tick",
		vars: () => ({
			bombs: 0,
			blows: !1
		}),
		parts: (e, t, { own: n }) => [XN, YN].flatMap((r) => [e.run((e, t) => {
			n(t).bombs = F(e, t.self, r);
		}), e.loop((e, t) => n(t).bombs > 0 && F(e, t.self, r) > 0, e.call(Pf, (e, t) => ({
			owner: t.self,
			purpose: "effect",
			count: 1,
			by: r,
			dice: []
		}), (e, t, { dice: i }) => {
			n(t).bombs--;
			let a = i[0] < 6;
			if (a && r === "time-bomb-2") return JN(e, t.self, 1);
			let o = P(e, t.self, r, 1);
			n(t).blows = a && o > 0;
		}), ...r === "time-bomb-1" ? [e.when((e, t) => n(t).blows, e.call(Am, (e, n) => ({
			to: n.self,
			amount: t.blast,
			by: XN,
			certain: !1
		})))] : [])]),
		estimate: () => -2
	}), hP = () => mP({ blast: 4 });
})), _P, vP, yP, bP, xP, SP, CP, wP, TP, EP, DP, OP, kP, AP = d((() => {
	Q(), eP(), ZN(), rP(), oP(), lP(), pP(), gP(), _P = (e = "target") => Y({ upgrades: 6 }, [K(XN, 1, e)], [K(YN, 1, e)]), vP = (e) => ({
		id: "baton-strike",
		kind: "offensive",
		tiers: e.map((e, t) => ({
			need: O({ batons: t + 3 }),
			effects: [V(e)]
		}))
	}), yP = (e) => ({
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
				$N(),
				Ud(),
				_P()
			] : [W("agility"), _P()],
			...e === 1 ? {} : { after: [$N()] }
		}]
	}), bP = (e) => ({
		id: "widows-gauntlets",
		kind: "offensive",
		tiers: [{
			need: O({
				espionage: 3,
				batons: 2
			}),
			effects: [B(1), V(bl(e))]
		}]
	}), xP = (e) => ({
		id: "hacked",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [_P("chosen-opponent"), Y({ upgrades: 3 }, [V(e + 2)], [V(e)])]
		}]
	}), SP = (e, t) => ({
		id: "grapple",
		kind: "offensive",
		tiers: [{
			need: O({ widow: 4 }),
			effects: [
				W("agility"),
				e === 1 ? Y({ upgrades: 2 }, [B(1)]) : B(1),
				V(bl(t), "undefendable")
			]
		}]
	}), CP = (e) => ({
		id: "vengeance",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [W("agility"), J(e, [
				V(L("batons", 1, 7)),
				X({ espionage: 1 }, _P()),
				X({ widow: 2 }, W("covert-ops"))
			])]
		}]
	}), wP = (e) => ({
		id: "red-room-training",
		kind: "passive",
		upgradesInRollPhases: !0,
		attacking: [Y({ upgrades: 5 }, [R(1)])],
		upgraded: [fP(5), ...e > 1 ? [U(1)] : []]
	}), TP = (e) => ({
		id: "sabotage",
		kind: "defensive",
		dice: e,
		effects: [
			H(L("batons")),
			q(L("espionage")),
			X({ widow: 2 }, _P())
		],
		actions: [{
			id: "sabotage-reroll",
			cost: 0,
			when: "my-defense",
			oncePerTurn: !0,
			effects: [Y({ upgrades: 4 }, [h_()])]
		}]
	}), EP = [
		vP([
			5,
			6,
			7
		]),
		yP(1),
		bP(6),
		xP(5),
		SP(1, 6),
		CP(4),
		{
			id: "widows-bite",
			kind: "ultimate",
			tiers: [{
				need: O({ widow: 5 }),
				effects: [
					A_(2, "play"),
					_P(),
					V(10)
				]
			}]
		},
		wP(1),
		TP(3)
	], DP = [
		{
			id: "covert-ops",
			kind: "unique",
			limit: 3,
			fixed: "both",
			spend: {
				when: "my-main",
				oncePerTurn: !0,
				effects: [nP(3)]
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
				] }, [Wg()])])]
			}
		},
		{
			id: YN,
			kind: "negative",
			limit: 2,
			sharedLimit: "time-bomb",
			upkeep: [hP()]
		},
		{
			id: XN,
			kind: "negative",
			limit: 2,
			sharedLimit: "time-bomb",
			stirsWith: YN
		}
	], OP = [
		{
			...Z("baton-strike-ii", 1, 2, vP([
				6,
				7,
				8
			])),
			effects: [N_("chosen-opponent")]
		},
		Z("widows-gauntlets-ii", 2, 2, bP(7), [{
			id: "covert-mission",
			kind: "offensive",
			tiers: [{
				need: O({
					espionage: 2,
					batons: 2
				}),
				effects: [_P("two-opponents")]
			}]
		}]),
		Z("infiltrate-ii", 2, 2, yP(2), [{
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
		Z("hacked-ii", 1, 2, xP(6)),
		Z("grapple-ii", 2, 2, SP(2, 7), [{
			id: "recon",
			kind: "offensive",
			tiers: [{
				need: O({ widow: 3 }),
				effects: [W("agility"), A_(1, "play")]
			}]
		}]),
		Z("vengeance-ii", 2, 2, CP(5), [{
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
		Z("red-room-training-ii", 2, 2, wP(2)),
		Z("sabotage-ii", 2, 2, TP(4)),
		{
			id: "recoil",
			kind: "roll",
			cost: 0,
			when: "attacked",
			effects: [J(2, [X({ espionage: 1 }, B(1)), X({ widow: 1 }, Wg())])]
		},
		{
			id: "subversion",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [R(xl(2))]
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
			effects: [aP("agility", 5)]
		},
		{
			id: "undercover-mission",
			kind: "main",
			cost: 2,
			effects: [_P("chosen-opponent"), Y({ upgrades: 4 }, [W("agility")])]
		},
		{
			id: "cunning",
			kind: "main",
			cost: 2,
			effects: [cP(5)]
		}
	], kP = {
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
		abilities: EP,
		tokens: DP,
		cards: OP
	};
})), jP = /* @__PURE__ */ be({
	hero: () => kP,
	texts: () => MP
}), MP, NP = d((() => {
	p(), GN(), qN(), AP(), MP = u({
		en: WN,
		fr: KN
	});
})), PP, FP = d((() => {
	Q(), PP = {
		name: "Doctor Strange",
		style: ["Prepares spells, chooses what to draw, and keeps others from playing their cards.", "Lay your spells on the book and cast them at the right moment; Premonition finds the cards you need, and Déjà Vu starts a bad roll phase over."],
		symbols: {
			hand: h("Mystic Hand", "Mystic Hands"),
			vision: h("Vision", "Visions"),
			bands: h("Band", "Bands"),
			eye: h("Eye of Agamotto", "Eyes of Agamotto")
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
})), IP, LP = d((() => {
	Q(), IP = {
		name: "Doctor Strange",
		style: ["Il prépare des sortilèges, choisit ce qu’il pioche et empêche les autres de jouer leurs cartes.", "Posez vos sortilèges sur le livre et lancez-les au bon moment\xA0; Prémonition trouve les cartes qu’il vous faut, et Déjà-vu recommence une phase de lancer ratée."],
		symbols: {
			hand: h("Main mystique", "Mains mystiques"),
			vision: h("Vision", "Visions"),
			bands: h("Bande", "Bandes"),
			eye: h("Œil d’Agamotto", "Yeux d’Agamotto")
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
})), RP, zP = d((() => {
	Q(), RP = [
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
			effects: [ah(1, "chosen-opponent")],
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
				effects: [av()]
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
				effects: [ip("target", "random")]
			}
		}
	];
})), BP, VP, HP, UP, WP, GP, KP, qP, JP = d((() => {
	Q(), zP(), BP = (e, t) => ({
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
	}), VP = (e, t, n) => ({
		id: "mystic-bolts",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [V(e), mf(1)]
		}, {
			need: A,
			effects: [V(t), mf(n)]
		}]
	}), HP = (e) => ({
		id: "binding",
		kind: "offensive",
		tiers: [{
			need: O({
				hand: 2,
				bands: 2
			}),
			effects: [K("crimson-bands"), V(e)]
		}]
	}), UP = (e) => ({
		id: "sanctum-ward",
		kind: "defensive",
		dice: e,
		effects: [
			q(L("hand")),
			H(L("vision")),
			X({ eye: 1 }, mf(1))
		]
	}), WP = [
		BP(8, 0),
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
		VP(6, 9, 1),
		HP(9),
		{
			id: "wands-of-watoomb",
			kind: "offensive",
			tiers: [{
				need: O({ eye: 4 }),
				effects: [
					K("crimson-bands"),
					V(5, "undefendable"),
					mf(1)
				]
			}]
		},
		{
			id: "all-seeing-eye",
			kind: "ultimate",
			tiers: [{
				need: O({ eye: 5 }),
				effects: [V(10), mf(2)]
			}]
		},
		{
			id: "book-of-vishanti",
			kind: "passive",
			prepares: 1
		},
		UP(3)
	], GP = [
		{
			id: "deja-vu",
			kind: "positive",
			limit: 1,
			spend: {
				when: "my-offense",
				effects: [Eg()]
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
	], KP = [
		Z("augury-ii", 2, 2, BP(9, 1)),
		Z("mystic-bolts-ii", 2, 2, VP(7, 10, 2)),
		Z("binding-ii", 2, 2, HP(10)),
		Z("sanctum-ward-ii", 2, 2, UP(4)),
		...RP,
		{
			id: "icy-tendrils",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [R(1), mf(1)]
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
			effects: [q(1), mf(1)]
		}
	], qP = {
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
		setup: [yh("flames-of-faltine")],
		abilities: WP,
		tokens: GP,
		cards: KP
	};
})), YP = /* @__PURE__ */ be({
	hero: () => qP,
	texts: () => XP
}), XP, ZP = d((() => {
	p(), FP(), LP(), JP(), XP = u({
		en: PP,
		fr: IP
	});
})), QP, $P = d((() => {
	Q(), QP = {
		name: "Black Panther",
		style: ["Turns every blow he takes into Kinetic Energy, and strikes back harder with it.", "Hold six or seven Kinetic Energy for strong attacks, or let the eighth burst at the right moment: it pays in CP, cards and damage at once."],
		symbols: {
			claw: h("Claw", "Claws"),
			vibranium: h("Vibranium"),
			panther: h("Panther", "Panthers")
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
})), eF, tF = d((() => {
	Q(), eF = {
		name: "Black Panther",
		style: ["Il transforme chaque coup reçu en Énergie cinétique, et la rend à qui l’attaque.", "Gardez six ou sept jetons d’Énergie cinétique pour frapper fort, ou provoquez la décharge du huitième au bon moment\xA0: elle rapporte d’un coup des PC, des cartes et des dégâts."],
		symbols: {
			claw: h("Griffe", "Griffes"),
			vibranium: h("Vibranium"),
			panther: h("Panthère", "Panthères")
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
})), nF, rF, iF, aF, oF, sF, cF, lF, uF, dF, fF, pF, mF, hF, gF = d((() => {
	Q(), nF = (e) => W("kinetic-energy", e), rF = (e) => W("vibranium-suit", e), iF = (e, t, n) => ({
		id: "vibranium-claws",
		kind: "offensive",
		tiers: n.map((n, r) => ({
			need: O({ claw: r + 3 }),
			effects: [V(n), ...t > 1 ? [Y({ dice: Go(e.clawsAlike) }, [nF(e.clawsEnergyII)])] : []]
		}))
	}), aF = (e, t) => ({
		id: "stealth-strike",
		kind: "offensive",
		tiers: [{
			need: O({
				claw: 2,
				panther: 2
			}),
			effects: t === 1 ? [V(3, "undefendable")] : [nF(e.stealthEnergyII), V(e.stealthII, "undefendable")]
		}]
	}), oF = (e, t) => ({
		id: "heart-shaped-herb",
		kind: "offensive",
		tiers: [{
			need: O({ vibranium: 3 }),
			effects: t === 1 ? [rF(1), nF(3)] : [
				rF(e.herbSuitsII),
				nF(e.herbEnergyII),
				G(e.herbHealsII)
			]
		}]
	}), sF = (e, t) => ({
		id: "meteoric-punch",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [nF(e[0]), V(e[1])]
		}, {
			need: A,
			effects: [nF(t[0]), V(t[1])]
		}]
	}), cF = (e, t) => ({
		id: "triple-threat",
		kind: "offensive",
		tiers: [{
			need: O({
				claw: 2,
				vibranium: 2,
				panther: 1
			}),
			effects: [nF(e), V(t)]
		}]
	}), lF = (e, t) => ({
		id: "ancestral-power",
		kind: "offensive",
		tiers: [{
			need: O({ panther: 4 }),
			effects: [
				nF(e),
				z(),
				V(t, "undefendable")
			]
		}]
	}), uF = (e, t) => ({
		id: "kinetic-absorption",
		kind: "passive",
		...t === 1 && e.startingSuits > 0 ? { setup: [rF(e.startingSuits)] } : {},
		damaged: t === 1 ? [nF(e.absorbed)] : [Y({ suffered: e.heavyBlow }, [nF(e.absorbedII)], [nF(e.absorbed)])]
	}), dF = (e, t) => ({
		id: "vibranium-guard",
		kind: "defensive",
		dice: t,
		effects: [
			...e.guardEnergy > 0 ? [W("kinetic-energy", L("vibranium", e.guardEnergy))] : [],
			q(L("panther", e.guardPrevents)),
			X({ claw: e.guardClaws }, H(e.guardDeals))
		]
	}), fF = (e) => [
		iF(e, 1, [
			4,
			5,
			6
		]),
		aF(e, 1),
		oF(e, 1),
		sF([1, 6], [2, 8]),
		cF(1, 7),
		lF(2, 4),
		{
			id: "wakanda-forever",
			kind: "ultimate",
			tiers: [{
				need: O({ panther: 5 }),
				effects: [
					rF(1),
					nF(1),
					z(),
					V(11)
				]
			}]
		},
		uF(e, 1),
		dF(e, 3)
	], pF = [{
		id: "kinetic-energy",
		kind: "positive",
		limit: 8,
		aura: {
			of: "attacker",
			amount: Cl("kinetic-energy", { every: 2 })
		},
		full: [
			Ch("kinetic-energy", "all"),
			B(2),
			U(2),
			ah(5, "chosen-opponent", !1, "undefendable")
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
	}], mF = (e) => [
		Z("vibranium-claws-ii", e.clawsCost, 2, iF(e, 2, [
			e.claws3II,
			e.claws4II,
			e.claws5II
		])),
		Z("stealth-strike-ii", e.stealthCost, 2, aF(e, 2)),
		Z("heart-shaped-herb-ii", e.herbCost, 2, oF(e, 2)),
		Z("meteoric-punch-ii", e.punchCost, 2, sF([e.punchSmallEnergyII, e.punchSmallII], [e.punchLargeEnergyII, e.punchLargeII])),
		Z("triple-threat-ii", e.threatCost, 2, cF(e.threatEnergyII, e.threatII)),
		Z("ancestral-power-ii", e.ancestralCost, 2, lF(e.ancestralEnergyII, e.ancestralII), [{
			id: "panther-reflexes",
			kind: "offensive",
			tiers: [{
				need: O({ panther: 3 }),
				effects: [
					rF(e.reflexesSuits),
					nF(e.reflexesEnergy),
					V(e.reflexes, "undefendable")
				]
			}]
		}]),
		Z("kinetic-absorption-ii", e.absorptionCost, 2, uF(e, 2)),
		Z("vibranium-guard-ii", e.guardCost, 2, dF(e, e.guardDiceII)),
		{
			id: "suit-up",
			kind: "instant",
			cost: e.suitUpCost,
			effects: [rF(e.suitUpSuits)]
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
			effects: [q(e.impactPrevents), nF(e.impactEnergy)]
		},
		{
			id: "resonance",
			kind: "instant",
			cost: e.resonanceCost,
			price: {
				token: "vibranium-suit",
				n: 1
			},
			effects: [nF(e.resonanceEnergy)]
		},
		{
			id: "wakandan-tech",
			kind: "main",
			cost: e.techCost,
			effects: [U(e.techCards), nF(e.techEnergy)]
		},
		{
			id: "warriors-of-wakanda",
			kind: "roll",
			cost: e.warriorsCost,
			modifier: !0,
			when: "my-attack-undefended",
			effects: [av()]
		}
	], hF = (e) => ({
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
		abilities: fF(e),
		tokens: pF,
		cards: mF(e)
	});
})), _F = /* @__PURE__ */ be({
	hero: () => vF,
	texts: () => bF,
	withNumbers: () => yF
}), vF, yF, bF, xF = d((() => {
	p(), $P(), tF(), gF(), vF = hF(AN), yF = hF, bF = u({
		en: QP,
		fr: eF
	});
})), SF, CF = d((() => {
	Q(), SF = {
		name: "Captain Marvel",
		style: ["Hits hard, and charges herself with light for later turns.", "Keep Cosmic Flares burning in every upkeep, save a Cosmic Ray for a big attack, and Radiance for the defence that needs one more Star."],
		symbols: {
			fist: h("Fist", "Fists"),
			photon: h("Photon", "Photons"),
			star: h("Star", "Stars")
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
})), wF, TF = d((() => {
	Q(), wF = {
		name: "Captain Marvel",
		style: ["Elle frappe fort, et se charge de lumière pour les tours suivants.", "Gardez des Lueurs cosmiques pour chaque entretien, un Rayon cosmique pour une grosse attaque, et l’Éclat pour la défense à qui il manque une Étoile."],
		symbols: {
			fist: h("Poing", "Poings"),
			photon: h("Photon", "Photons"),
			star: h("Étoile", "Étoiles")
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
})), EF, DF, OF, kF, AF, jF, MF, NF, PF, FF, IF, LF, RF, zF, BF, VF, HF = d((() => {
	Q(), EF = (e) => W("cosmic-ray", e), DF = (e) => W("cosmic-flare", e), OF = (e) => W("radiance", e), kF = (e, t, ...n) => ({
		id: e,
		kind: "offensive",
		tiers: [{
			need: O(t),
			effects: n
		}]
	}), AF = (e, t, n) => ({
		id: "photon-punch",
		kind: "offensive",
		tiers: n.map((n, r) => ({
			need: O({ fist: r + 3 }),
			effects: [V(n), ...t > 1 ? [Y({ dice: Go(e.punchAlike) }, [DF(e.punchFlaresII)])] : []]
		}))
	}), jF = (e, t) => kF("barrel-roll", {
		fist: 1,
		photon: 3
	}, OF(e.rollRadiance), V(t)), MF = (e, t) => kF("inner-light", {
		fist: 2,
		star: 2
	}, OF(e.lightRadiance), DF(e.lightFlares), V(t)), NF = (e, t) => kF("aurora-wave", {
		fist: 2,
		photon: 1,
		star: 2
	}, DF(e.waveFlares), V(t)), PF = (e, t) => ({
		id: "photonic",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [DF(e.photonicFlares), V(t)]
		}]
	}), FF = (e, t) => ({
		id: "light-torpedo",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [EF(e.torpedoRays), V(t)]
		}]
	}), IF = (e, t) => kF("supernova", { star: 4 }, EF(e.supernovaRays), V(t, "undefendable")), LF = (e, t) => ({
		id: "photon-shield",
		kind: "defensive",
		dice: t,
		effects: [q(L("star", e.shieldPrevents)), H(L("star", e.shieldDeals))]
	}), RF = (e) => [
		AF(e, 1, [
			e.punch3,
			e.punch4,
			e.punch5
		]),
		jF(e, e.roll),
		MF(e, e.light),
		NF(e, e.wave),
		PF(e, e.photonic),
		FF(e, e.torpedo),
		IF(e, e.supernova),
		{
			id: "binary-blast",
			kind: "ultimate",
			tiers: [{
				need: O({ star: 5 }),
				effects: [
					EF(e.binaryBlastRays),
					DF(e.binaryBlastFlares),
					z(),
					V(e.binaryBlast)
				]
			}]
		},
		LF(e, e.shieldDice)
	], zF = [
		{
			id: "cosmic-ray",
			kind: "unique",
			limit: 2,
			fixed: "both",
			spend: {
				when: "my-attack",
				oncePerTurn: !0,
				aged: !0,
				effects: [J(2, [gh(1), R(vl)])]
			},
			worth: 3.6
		},
		{
			id: "cosmic-flare",
			kind: "positive",
			limit: 3,
			upkeep: [K_(Cl("cosmic-flare"), "all-opponents", !1, "undefendable"), Ch("cosmic-flare")],
			worth: 1.7
		},
		{
			id: "radiance",
			kind: "positive",
			limit: 2,
			spend: {
				when: "my-defense",
				effects: [fd({
					whose: "own",
					to: "six"
				})]
			},
			worth: 3
		}
	], BF = (e) => [
		Z("photon-punch-ii", e.punchCost, 2, AF(e, 2, [
			e.punch3II,
			e.punch4II,
			e.punch5II
		])),
		Z("barrel-roll-ii", e.rollCost, 2, jF(e, e.rollII)),
		Z("inner-light-ii", e.lightCost, 2, MF(e, e.lightII), [kF("cosmic-recharge", {
			photon: 3,
			star: 1
		}, DF(e.cosmicRechargeFlares), OF(e.cosmicRechargeRadiance))]),
		Z("aurora-wave-ii", e.waveCost, 2, NF(e, e.waveII), [kF("binary-recharge", {
			photon: 1,
			star: 2
		}, EF(e.binaryRechargeRays), DF(e.binaryRechargeFlares))]),
		Z("photonic-ii", e.photonicCost, 2, PF(e, e.photonicII)),
		Z("light-torpedo-ii", e.torpedoCost, 2, FF(e, e.torpedoII), [kF("skyward", {
			fist: 2,
			photon: 2
		}, OF(e.skywardRadiance), DF(e.skywardFlares))]),
		Z("supernova-ii", e.supernovaCost, 2, IF(e, e.supernovaII), [kF("interstellar", { star: 3 }, EF(e.interstellarRays), V(e.interstellar, "undefendable"))]),
		Z("photon-shield-ii", e.shieldCost, 2, LF(e, e.shieldDiceII)),
		{
			id: "solar-charge",
			kind: "main",
			cost: e.chargeCost,
			effects: [DF(e.chargeFlares)]
		},
		{
			id: "absorb-energy",
			kind: "instant",
			cost: e.absorbCost,
			effects: [OF(e.absorbRadiance)]
		},
		{
			id: "go-binary",
			kind: "main",
			cost: e.goBinaryCost,
			effects: [EF(e.goBinaryRays)]
		},
		{
			id: "higher-further-faster",
			kind: "roll",
			cost: e.fasterCost,
			modifier: !0,
			effects: [R(Cl("cosmic-flare", {
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
				X({ star: 1 }, OF(e.blastRadiance))
			])]
		},
		{
			id: "hold-the-line",
			kind: "roll",
			cost: e.lineCost,
			when: "attacked",
			effects: [Y({ defenseShows: "star" }, [q(e.linePreventsWithStar)], [q(e.linePrevents)])]
		}
	], VF = (e) => ({
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
		abilities: RF(e),
		tokens: zF,
		cards: BF(e)
	});
})), UF = /* @__PURE__ */ be({
	hero: () => WF,
	texts: () => KF,
	withNumbers: () => GF
}), WF, GF, KF, qF = d((() => {
	p(), CF(), TF(), HF(), WF = VF(NN), GF = VF, KF = u({
		en: SF,
		fr: wF
	});
})), JF, YF = d((() => {
	Q(), JF = {
		name: "Loki",
		style: ["Takes his opponents’ abilities away from them, and leaves them guessing which Loki is the real one.", "Cover what they need with Spellbound, hand out Bags of Tricks to friend and foe, and save an Illusion for the attack that would hurt."],
		symbols: {
			scepter: h("Scepter", "Scepters"),
			illusion: h("Illusion", "Illusions"),
			lie: h("Lie", "Lies"),
			deceit: h("Deceit", "Deceits")
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
})), XF, ZF = d((() => {
	Q(), XF = {
		name: "Loki",
		style: ["Il prive ses adversaires de leurs capacités et les laisse deviner lequel des Loki est le vrai.", "Recouvrez ce dont ils ont besoin avec Ensorcelé, distribuez des Sacs à malice aux amis comme aux ennemis, et gardez une Illusion pour l’attaque qui ferait mal."],
		symbols: {
			scepter: h("Sceptre", "Sceptres"),
			illusion: h("Illusion", "Illusions"),
			lie: h("Mensonge", "Mensonges"),
			deceit: h("Fourberie", "Fourberies")
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
})), QF, $F, eI = d((() => {
	Q(), QF = "bag-of-tricks", $F = (e = 1) => {
		let t = Qd([QF], "chosen-player", !0);
		return e === 1 ? t : l_(e, [t]);
	};
})), tI, nI, rI, iI, aI, oI, sI, cI, lI, uI = d((() => {
	Q(), eI(), tI = (e, ...t) => ({
		id: "mockery",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: O({ scepter: n + 3 }),
			effects: [...t, V(e)]
		}))
	}), nI = (e, t) => ({
		id: "confuddle",
		kind: "offensive",
		tiers: [{
			need: O({
				scepter: 2,
				illusion: 2
			}),
			effects: [K("spellbound", e), V(t)]
		}]
	}), rI = (...e) => ({
		id: "antics",
		kind: "offensive",
		tiers: [{
			need: O({ lie: 2 }),
			effects: [
				U(1),
				W("illusion"),
				$F()
			]
		}, ...e]
	}), iI = (e, t) => ({
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
				$F(),
				Y({ behind: !0 }, [V(e)], [V(t, "undefendable")])
			]
		}]
	}), aI = (e, ...t) => ({
		id: "vex",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [
				$F(),
				...t,
				V(e)
			]
		}]
	}), oI = (e, t) => ({
		id: "kneel-to-me",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [$F(), J(t, [
				V(L("scepter", e.kneelPerScepter, e.kneel)),
				V(L("illusion", e.kneelPerIllusion)),
				X({ lie: 1 }, $F(e.kneelBags)),
				X({ deceit: 1 }, K("spellbound", e.kneelSpellbound))
			])]
		}]
	}), sI = (e, t) => ({
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
	}), cI = (e, t) => ({
		id: "misdirection",
		kind: "defensive",
		dice: t,
		effects: [
			H(L("scepter", e.misdirectionPerScepter)),
			q(L("illusion", e.misdirectionPerIllusion)),
			...e.misdirectionBags > 0 ? [X({ lie: 1 }, $F(e.misdirectionBags))] : [],
			X({ deceit: 1 }, K("spellbound", e.misdirectionSpellbound))
		]
	}), lI = (e) => [
		tI([
			6,
			7,
			8
		]),
		nI(2, 7),
		rI(),
		iI(7, e.vilifyUndefendable),
		aI(7),
		oI(e, e.kneelDice),
		sI(2, 7),
		{
			id: "glorious-purpose",
			kind: "ultimate",
			tiers: [{
				need: O({ deceit: 5 }),
				effects: [
					W("illusion"),
					K("spellbound", 3),
					$F(4),
					z(),
					V(10)
				]
			}]
		},
		cI(e, e.misdirectionDice)
	];
}));
// packages/dice-throne-marvel/src/loki/illusion.ts
function dI(e, t, n) {
	let r = _(e, t).facedown, i = r[n - 1];
	return r[n - 1] = "", e.attack.marks[gI] = n, l(() => ({
		type: "turned-up",
		seat: t,
		place: n,
		card: i
	})), i;
}
var fI, pI, mI, hI, gI, _I, vI, yI, bI = d((() => {
	Q(), fI = "illusion-real", pI = "illusion-fading", mI = "illusion-perfect", hI = [
		[
			fI,
			pI,
			mI
		],
		[
			fI,
			mI,
			pI
		],
		[
			pI,
			fI,
			mI
		],
		[
			pI,
			mI,
			fI
		],
		[
			mI,
			fI,
			pI
		],
		[
			mI,
			pI,
			fI
		]
	], gI = "illusion", _I = E({
		name: "loki/illusion",
		vars: () => ({
			recommended: 0,
			card: "",
			settled: !1
		}),
		possible: (e, t) => e.isolated === void 0 && _(e, t).facedown === void 0 && al(e, t),
		parts: (e, t, { own: n }) => [
			e.run((e, t) => {
				_(e, t.self).facedown = [];
			}),
			e.ask("lay-down", {
				who: (e, t) => t.self,
				options: () => hI,
				key: to,
				params: (e, t) => ({ by: t.by }),
				then: (e, t, n) => {
					_(e, t.self).facedown = [...n];
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
				options: (e, t) => yI(e, t.self, n(t).recommended),
				key: no,
				params: (e, t) => ({ by: t.by }),
				then: (e, r, { place: i }) => {
					let a = dI(e, r.self, i);
					n(r).card = a, a === "illusion-real" && Xs(e, e.attack.by, qs(t.token, r.self), t.count);
				}
			}), Ld(e), e.run((e, t) => {
				n(t).settled = e.attack.marks[gI] !== 0;
			})),
			e.run((e, t) => {
				let { card: r } = n(t);
				e.attack.marks[gI] = 0, _(e, t.self).facedown = void 0, r === "illusion-fading" && $c(e, t.self, {
					kind: "half",
					by: r,
					amount: 0
				}), r === "illusion-perfect" && $c(e, t.self, {
					kind: "avoid",
					by: r,
					amount: 0,
					source: Mc
				});
			})
		],
		estimate: () => 3.5
	}), vI = (e, t) => _I({
		token: e,
		count: t
	}), yI = (e, t, n) => _(e, t).facedown.flatMap((e, t) => e === "" ? [] : [{
		place: t + 1,
		recommended: t + 1 === n
	}]);
})), xI, SI, CI = d((() => {
	Q(), bI(), xI = E({
		name: "loki/take-back",
		possible: (e, t) => e.attack?.target === t && (e.attack.marks.illusion ?? 0) > 0 && (_(e, t).facedown ?? []).some((e) => e !== ""),
		parts: (e) => [e.run((e) => {
			e.attack.marks[gI] = 0;
		})],
		estimate: () => 3
	}), SI = () => xI({});
})), wI, TI = d((() => {
	Q(), uI(), eI(), CI(), wI = (e) => [
		Z("mockery-ii", e.mockeryCost, 2, tI([
			e.mockeryThreeII,
			e.mockeryFourII,
			e.mockeryFiveII
		], Y({ dice: Go(e.mockeryAlike) }, [K("spellbound", e.mockerySpellbound)]))),
		Z("confuddle-ii", e.confuddleCost, 2, nI(e.confuddleSpellboundII, e.confuddleII), [{
			id: "liars-gifts",
			kind: "offensive",
			tiers: [{
				need: O({ illusion: 3 }),
				effects: [$F(e.liarsGiftsBags), B(e.liarsGiftsCp)]
			}]
		}]),
		Z("antics-ii", e.anticsCost, 2, rI({
			need: O({ lie: 3 }),
			effects: [
				U(e.anticsDraw),
				W("illusion", e.anticsIllusions),
				$F(e.anticsBags)
			]
		})),
		Z("vilify-ii", e.vilifyCost, 2, iI(e.vilifyBehindII, e.vilifyUndefendableII)),
		Z("vex-ii", e.vexCost, 2, aI(e.vexII, K("spellbound", e.vexSpellboundII))),
		Z("kneel-to-me-ii", e.kneelCost, 2, oI(e, e.kneelDiceII), [{
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
		Z("double-take-ii", e.doubleTakeCost, 2, sI(e.doubleTakeSpellboundII, e.doubleTakeII), [{
			id: "made-you-look",
			kind: "offensive",
			tiers: [{
				need: O({ deceit: 3 }),
				effects: [W("illusion", e.madeYouLookIllusions), V(e.madeYouLook, "undefendable")]
			}]
		}]),
		Z("misdirection-ii", e.misdirectionCost, 2, cI(e, e.misdirectionDiceII)),
		{
			id: "outwit",
			kind: "instant",
			cost: e.outwitCost,
			effects: [bf([W("illusion")], [$F()], [K("spellbound", 1, "chosen-opponent")])]
		},
		{
			id: "a-gift-for-you",
			kind: "main",
			cost: e.giftCost,
			effects: [$F()]
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
			effects: [Yu("chosen-opponent", [N_("target"), ip("target")]), U(e.silverTongueDraw)]
		},
		{
			id: "backstab",
			kind: "roll",
			cost: e.backstabCost,
			modifier: !0,
			effects: [R(e.backstab), R(Sl("spellbound", {
				times: e.backstabPerSpellbound,
				most: e.backstabMost
			}))]
		},
		{
			id: "not-the-real-me",
			kind: "roll",
			cost: e.notTheRealMeCost,
			effects: [SI()]
		}
	];
}));
// packages/dice-throne-marvel/src/loki/openBag.ts
function EI(e, t, n) {
	let r = Ks(t);
	return r !== void 0 && Qe(e, n).includes(r) ? r : n;
}
var DI, OI, kI = d((() => {
	Q(), DI = E({
		name: "loki/open-bag",
		inner: ({ effects: e }) => [e],
		vars: () => ({ found: !1 }),
		parts: (e, t, { own: n, parts: r }) => [e.run((e, r) => {
			let i = N(e, r.self).find((e) => C(e).id === t.token);
			n(r).found = i !== void 0, i !== void 0 && (P(e, r.self, i, 1), r.target = EI(e, i, r.self));
		}), e.when((e, t) => n(t).found, ...r(t.effects))],
		estimate: (e, t) => t.list(e.effects)
	}), OI = (e, t) => DI({
		token: e,
		effects: t
	});
})), AI, jI, MI = d((() => {
	Q(), eI(), bI(), kI(), AI = 1, jI = [
		{
			id: "illusion",
			kind: "unique",
			limit: 2,
			fixed: "transfer",
			spend: {
				when: "attacked",
				effects: [vI(QF, AI)]
			}
		},
		{
			id: QF,
			kind: "positive",
			limit: 2,
			sharedLimit: QF,
			owned: !0,
			stirsOnMaker: !0,
			worth: 1.3,
			worthOnOthers: -1.1,
			upkeep: [l_(Cl(QF), [OI(QF, [J(1, [
				Y({ die: [1] }, [Eh(1, "self")]),
				Y({ die: [
					2,
					3,
					4,
					5
				] }, [xf([G(2)], [B(1)], [K_(2, "self", !1, "undefendable")])]),
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
})), NI, PI = d((() => {
	uI(), TI(), MI(), NI = (e) => ({
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
		abilities: lI(e),
		tokens: jI,
		cards: wI(e)
	});
})), FI = /* @__PURE__ */ be({
	hero: () => II,
	texts: () => RI,
	withNumbers: () => LI
}), II, LI, RI, zI = d((() => {
	p(), YF(), ZF(), PI(), II = NI(IN), LI = NI, RI = u({
		en: JF,
		fr: XF
	});
})), BI, VI = d((() => {
	Q(), BI = {
		name: "Scarlet Witch",
		style: ["Bends dice and probabilities, and borrows the powers of whoever she meets.", "Gather tokens of every kind, warp the dice of your opponents, and let Crackle turn all of it into one great attack."],
		symbols: {
			hex: h("Hex", "Hexes"),
			mind: h("Mind", "Minds"),
			darkhold: h("Darkhold", "Darkholds"),
			chaos: h("Chaos", "Chaos")
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
})), HI, UI = d((() => {
	Q(), HI = {
		name: "Scarlet Witch",
		style: ["Elle plie les dés et les probabilités, et emprunte les pouvoirs de ceux qu’elle affronte.", "Rassemblez des jetons de toutes sortes, déformez les dés de vos adversaires, et laissez Crépitements tout changer en une seule grande attaque."],
		symbols: {
			hex: h("Maléfice", "Maléfices"),
			mind: h("Esprit", "Esprits"),
			darkhold: h("Darkhold", "Darkholds"),
			chaos: h("Chaos", "Chaos")
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
function WI(e, t) {
	let n = e.fighters.map((n, r) => (t + r) % e.fighters.length), r = /* @__PURE__ */ new Map();
	for (let i of n) for (let { id: n, kind: a } of ta(_(e, i).hero).hero.tokens) a === "positive" && !r.has(n) && Ys(e, t, qs(n, t)) > 0 && r.set(n, $a(i, n));
	return [...r.values()];
}
var GI, KI, qI, JI, YI, XI = d((() => {
	Q(), GI = E({
		name: "scarlet-witch/conjure",
		options: {
			conjure: (e) => eo(e),
			"prevent-conjuring": lo("pass")
		},
		vars: () => ({
			token: "",
			queue: [],
			asked: -1
		}),
		possible: (e, t) => WI(e, t).length > 0,
		parts: (e, t, { own: n }) => [
			e.ask("conjure", {
				who: (e, t) => t.self,
				options: (e, t) => WI(e, t.self),
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					n(t).token = r, n(t).queue = JI(e, t.self);
				}
			}),
			e.loop((e, t) => n(t).queue.length > 0, e.run((e, t) => {
				n(t).asked = n(t).queue.shift();
			}), e.ask("prevent-conjuring", {
				who: (e, t) => n(t).asked,
				options: (e, t) => ["pass", ...new Set(_(e, n(t).asked).hand)],
				params: (e, t) => ({
					by: t.by,
					token: eo(n(t).token).token
				}),
				decline: "pass",
				then: (e, t, r) => {
					r !== "pass" && (wf(e, n(t).asked, r), n(t).token = "", n(t).queue = []);
				}
			})),
			e.when((e, t) => n(t).token !== "", e.run((e, t) => {
				Xs(e, t.self, qI(n(t), t.self), 1);
			}), e.when((e, t) => Rm(e, {
				seat: t.self,
				token: qI(n(t), t.self)
			}), e.call(zm, (e, t) => ({
				seat: t.self,
				token: qI(n(t), t.self)
			}))))
		],
		estimate: () => 1.8
	}), KI = () => GI({}), qI = ({ token: e }, t) => qs(eo(e).token, t), JI = (e, t) => it(e, t).filter((t) => _(e, t).hand.length > 0 && wu(e, t)).sort((n, r) => YI(e, t, n) - YI(e, t, r)), YI = (e, t, n) => (n - t + e.fighters.length) % e.fighters.length;
})), ZI, QI, $I, eL, tL, nL, rL, iL, aL, oL, sL, cL, lL, uL, dL = d((() => {
	Q(), XI(), ZI = "probability-manipulation", QI = "reality-warp", $I = (e) => ({
		id: "hex-bolt",
		kind: "offensive",
		tiers: e.map((e, t) => ({
			need: O({ hex: t + 3 }),
			effects: [V(e)]
		}))
	}), eL = (e, ...t) => ({
		id: "jinx",
		kind: "offensive",
		tiers: [{
			need: O({
				hex: 2,
				mind: 2
			}),
			effects: [...t, V(e)]
		}]
	}), tL = (e) => ({
		id: "darkhold",
		kind: "offensive",
		tiers: [{
			need: O({ darkhold: 2 }),
			effects: [
				U(e),
				B(1),
				W("crackle"),
				W(ZI)
			]
		}]
	}), nL = (e) => ({
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
				W(ZI),
				V(e, "undefendable")
			]
		}]
	}), rL = (e, t, ...n) => ({
		id: "spellcraft",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [W(ZI), V(e)]
		}, {
			need: A,
			effects: [
				...n,
				K(QI),
				V(t)
			]
		}]
	}), iL = (e) => ({
		id: "bewitch",
		kind: "offensive",
		tiers: [{
			need: O({
				hex: 1,
				chaos: 3
			}),
			effects: [W("conjure"), V(e)]
		}]
	}), aL = (e) => ({
		id: "pure-chaos",
		kind: "offensive",
		tiers: [{
			need: O({ chaos: 4 }),
			effects: [
				W("conjure"),
				K(QI),
				V(e, "undefendable")
			]
		}]
	}), oL = (e, t) => ({
		id: "chaos-barrier",
		kind: "defensive",
		dice: t,
		effects: [
			X({ hex: e.barrierHexes }, W("crackle", e.barrierCrackle)),
			q(L("mind", e.barrierPerMind)),
			X({ darkhold: 1 }, W(ZI, e.barrierProbability)),
			H(L("chaos", e.barrierPerChaos))
		]
	}), sL = (e) => [
		$I([
			4,
			6,
			8
		]),
		eL(7),
		tL(1),
		nL(6),
		rL(7, 9),
		iL(9),
		aL(6),
		{
			id: "sealed-your-fate",
			kind: "ultimate",
			tiers: [{
				need: O({ chaos: 5 }),
				effects: [
					W("conjure"),
					W(ZI),
					z(),
					V(12)
				]
			}]
		},
		oL(e, e.barrierDice)
	], cL = [
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
				effects: [R(Cl("status", { most: 3 }))]
			}
		},
		{
			id: ZI,
			kind: "positive",
			limit: 2,
			spend: {
				when: "any",
				effects: [fd({
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
				effects: [bf([KI()], [K(QI, 1, "chosen-opponent")])]
			}
		},
		{
			id: QI,
			kind: "negative",
			limit: 1,
			warps: "scarlet-witch",
			worth: -2
		}
	], lL = (e) => [
		Z("hex-bolt-ii", e.hexBoltCost, 2, $I([
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
		Z("jinx-ii", e.jinxCost, 2, eL(e.jinxII, ip("target", "random"))),
		Z("darkhold-ii", e.darkholdCost, 2, tL(e.darkholdDrawII)),
		Z("mind-blast-ii", e.mindBlastCost, 2, nL(e.mindBlastII)),
		Z("spellcraft-ii", e.spellcraftCost, 2, rL(e.spellcraftSmallII, e.spellcraftLargeII, W(ZI, e.spellcraftProbabilityII))),
		Z("bewitch-ii", e.bewitchCost, 2, iL(e.bewitchII), [{
			id: "energy-drain",
			kind: "offensive",
			tiers: [{
				need: O({
					mind: 2,
					darkhold: 1
				}),
				effects: [U_(e.energyDrain)]
			}]
		}]),
		Z("pure-chaos-ii", e.pureChaosCost, 2, aL(e.pureChaosII), [{
			id: "chaos",
			kind: "offensive",
			tiers: [{
				need: O({ chaos: 3 }),
				effects: [
					W("crackle", e.chaosCrackle),
					K(QI),
					V(e.chaos, "undefendable")
				]
			}]
		}]),
		Z("chaos-barrier-ii", e.barrierCost, 2, oL(e, e.barrierDiceII)),
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
			effects: [K(QI, 1, "chosen-opponent")]
		},
		{
			id: "improbable",
			kind: "instant",
			cost: e.improbableCost,
			effects: [W(ZI, e.improbable)]
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
			effects: [Yu("two-players", [o_("target")]), W(ZI, e.noMoreProbability)]
		},
		{
			id: "hex-sphere",
			kind: "roll",
			cost: e.hexSphereCost,
			when: "attacked",
			effects: [q(e.hexSphere), W("crackle", e.hexSphereCrackle)]
		}
	], uL = (e) => ({
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
		abilities: sL(e),
		tokens: cL,
		cards: lL(e)
	});
})), fL = /* @__PURE__ */ be({
	hero: () => pL,
	texts: () => hL,
	withNumbers: () => mL
}), pL, mL, hL, gL = d((() => {
	p(), VI(), UI(), dL(), pL = uL(zN), mL = uL, hL = u({
		en: BI,
		fr: HI
	});
})), _L, vL = d((() => {
	Q(), _L = {
		name: "Spider-Man",
		style: ["He chains attacks: with Combo, one that has just landed is followed by another.", "Web your opponents so that they cannot defend, and keep Invisibility for the blow that nobody else could parry."],
		symbols: {
			thwip: h("Thwip", "Thwips"),
			web: h("Web", "Webs"),
			spider: h("Spider", "Spiders")
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
})), yL, bL = d((() => {
	Q(), yL = {
		name: "Spider-Man",
		style: ["Il enchaîne les attaques\xA0: avec Combo, celle qui vient de porter en appelle une autre.", "Entoilez vos adversaires pour qu’ils ne puissent pas se défendre, et gardez Invisibilité pour le coup que personne d’autre ne pourrait parer."],
		symbols: {
			thwip: h("Thwip", "Thwips"),
			web: h("Toile", "Toiles"),
			spider: h("Araignée", "Araignées")
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
})), xL, SL, CL, wL = d((() => {
	Q(), xL = "swing-escape", SL = E({
		name: "spider-man/sense",
		parts: (e, t) => [e.run((e, n) => {
			let r = e.attack?.marks["swing-escape"] ? t.instead : t.symbol, { faces: i } = ta("spider-man");
			n.dice.some((e) => i[e - 1] === r) && $c(e, n.self, {
				kind: "half",
				by: n.by,
				amount: 0
			});
		})],
		estimate: (e, t) => 3 * (1 - (1 - t.chance(e.symbol)) ** t.dice)
	}), CL = (e, t) => SL({
		symbol: e,
		instead: t
	});
})), TL, EL, DL = d((() => {
	Q(), wL(), TL = E({
		name: "spider-man/swing",
		possible: (e, t, n) => {
			let r = e.rolls.at(-1);
			return r?.owner === t && r.by === n.defense && !e.attack?.marks["swing-escape"];
		},
		parts: (e) => [e.run((e) => {
			e.attack && (e.attack.marks[xL] = 1);
		})],
		estimate: () => 2
	}), EL = (e, t, n) => TL({
		defense: e,
		symbol: t,
		instead: n
	});
})), OL, kL, AL, jL, ML, NL, PL, FL, IL, LL = d((() => {
	Q(), wL(), DL(), OL = {
		token: "invisibility",
		n: 1
	}, kL = (e, t) => ({
		id: "punch",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: O({ thwip: 3 + n }),
			effects: [V(t), ...e > 1 ? [Y({ dice: Go(4) }, [W("combo")])] : []]
		}))
	}), AL = (e) => ({
		id: "ccc-combo",
		kind: "offensive",
		tiers: [{
			need: O({
				thwip: 2,
				spider: 2
			}),
			effects: [W("combo"), V(e)]
		}]
	}), jL = (e, t) => ({
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
	}), ML = (e) => ({
		id: "venom-punch",
		kind: "offensive",
		tiers: [{
			need: O({ spider: 4 }),
			effects: [W("invisibility"), V(e, "undefendable")]
		}]
	}), NL = [
		kL(1, [
			4,
			5,
			6
		]),
		AL(5),
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
				effects: [J(2, [V(vl), Y({ atMost: 5 }, [W("combo")])])]
			}]
		},
		jL(5, 8),
		ML(7),
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
			effects: [CL("spider", "web")],
			actions: [{
				id: "spider-sense-reroll",
				cost: 0,
				price: OL,
				when: "my-defense",
				oncePerTurn: !0,
				effects: [h_()]
			}]
		},
		{
			id: "counterpunch",
			kind: "defensive",
			dice: 3,
			effects: [H(L("thwip"))]
		}
	], PL = [
		{
			id: "combo",
			kind: "unique",
			limit: 1,
			fixed: "transfer",
			spend: {
				when: "after-damage",
				oncePerTurn: !0,
				effects: [Kp({ sameTarget: !0 })]
			}
		},
		{
			id: "webbed",
			kind: "negative",
			limit: 1,
			inflicted: [ah(2, "self", !1, "undefendable")],
			attacked: [Y({ type: ["normal"] }, [av(), Ch("webbed", 1, "target")])],
			worth: -2.5
		},
		{
			id: "invisibility",
			kind: "unique",
			limit: 1,
			fixed: "transfer",
			spend: {
				when: "attacked",
				effects: [tp()]
			}
		}
	], FL = [
		Z("punch-ii", 2, 2, kL(2, [
			5,
			6,
			7
		])),
		Z("combo-ii", 2, 2, AL(6), [{
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
		Z("ensnare-ii", 2, 2, jL(6, 9)),
		Z("venom-punch-ii", 2, 2, ML(8), [{
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
			effects: [EL("spider-sense", "spider", "web")]
		},
		{
			id: "nice-try",
			kind: "roll",
			cost: 0,
			price: OL,
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
			price: OL,
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
	], IL = {
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
		abilities: NL,
		tokens: PL,
		cards: FL
	};
})), RL = /* @__PURE__ */ be({
	hero: () => IL,
	texts: () => zL
}), zL, BL = d((() => {
	p(), vL(), bL(), LL(), zL = u({
		en: _L,
		fr: yL
	});
})), VL, HL = d((() => {
	Q(), VL = {
		name: "Thor",
		style: ["Mjölnir flies from his hand and comes back charged.", "Every throw hurts a little, every return stores Electrokinesis; gather enough of it and strike with lightning that no guard withstands."],
		symbols: {
			hammer: h("Hammer", "Hammers"),
			worthy: h("Worthy"),
			thunder: h("Thunder")
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
})), UL, WL = d((() => {
	Q(), UL = {
		name: "Thor",
		style: ["Mjöllnir s’envole de sa main et revient chargé.", "Chaque lancer blesse un peu, chaque retour accumule de l’Électrokinésie\xA0; amassez-en assez et frappez d’une foudre à laquelle aucune garde ne résiste."],
		symbols: {
			hammer: h("Marteau", "Marteaux"),
			worthy: h("Grandeur", "Grandeurs"),
			thunder: h("Foudre", "Foudres")
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
function GL(e, t) {
	let n = mc(e, t, JL);
	for (let t of e.fighters.keys()) if (Za(t) === n) return t;
	return -1;
}
function KL(e, t, n) {
	hc(e, t, JL, Za(n));
	let { marks: r } = _(e, t);
	r[ZL] = (r["throws-this-turn"] ?? 0) + 1;
}
function qL(e, t) {
	QL(e, t) || (hc(e, t, JL, YL), Xs(e, t, "electrokinesis", 1));
}
var JL, YL, XL, ZL, QL, $L = d((() => {
	Q(), JL = "mjolnir", YL = "home", XL = [
		"p1",
		"p2",
		"p3",
		"p4",
		"p5",
		"p6"
	], ZL = "throws-this-turn", QL = (e, t) => mc(e, t, JL) === YL;
})), eR, tR, nR = d((() => {
	Q(), $L(), eR = E({
		name: "thor/call-home",
		parts: (e, t) => [e.run((e, n) => {
			let r = GL(e, n.self);
			qL(e, n.self), r !== -1 && e.incoming[r].push({
				kind: "other",
				by: n.by,
				amount: t.amount,
				type: "collateral",
				from: n.self
			});
		})],
		estimate: (e) => e.amount + .5
	}), tR = (e) => eR({ amount: e });
})), rR, iR, aR = d((() => {
	Q(), $L(), rR = E({
		name: "thor/conduct",
		pass: () => "target",
		parts: (e, t) => [e.run((e, n) => {
			e.attack && GL(e, n.self) === n.target ? e.attack.base += t.more : Xs(e, n.self, "electrokinesis", 1);
		})],
		estimate: (e, t) => (e.more + t.token("electrokinesis")) / 2
	}), iR = (e) => rR({ more: e });
})), oR, sR, cR, lR = d((() => {
	Q(), $L(), oR = (e, t, { times: n }) => (_(e, t).marks["throws-this-turn"] ?? 0) >= n, sR = E({
		name: "thor/thrown",
		inner: ({ effects: e }) => [e],
		possible: (e, t, n) => oR(e, t, n) && n.effects.some((n) => gf(e, t, n)),
		parts: (e, t, { parts: n }) => [e.when((e, n) => oR(e, n.self, t), ...n(t.effects))],
		estimate: (e, t) => t.list(e.effects) / 2
	}), cR = (e, t) => sR({
		times: e,
		effects: t
	});
}));
// packages/dice-throne-marvel/src/thor/wield.ts
function uR(e, t, n) {
	return QL(e, t) ? n === "retrieve" ? [] : it(e, t) : n === "throw" ? [] : [t];
}
var dR, fR, pR, mR, hR, gR = d((() => {
	Q(), $L(), dR = 1, fR = E({
		name: "thor/wield",
		options: { mjolnir: fo("none") },
		possible: (e, t, n) => uR(e, t, n.way).length > 0,
		vars: () => ({
			left: 0,
			to: -1
		}),
		parts: (e, t, { own: n }) => [e.run((e, r) => {
			n(r).left = pl(e, r, t.times);
		}), e.loop((e, t) => n(t).left > 0, e.run((e, t) => {
			n(t).left--, n(t).to = -1;
		}), e.ask("mjolnir", {
			who: (e, t) => t.self,
			options: (e, n) => t.way ? uR(e, n.self, t.way) : [...uR(e, n.self, t.way), "none"],
			key: (e) => e === "none" ? e : Za(e),
			auto: !0,
			then: (e, t, r) => {
				r === "none" ? n(t).left = 0 : r === t.self ? qL(e, t.self) : (KL(e, t.self, r), n(t).to = r);
			}
		}), e.when((e, t) => n(t).to !== -1, e.call(Am, (e, t) => ({
			to: n(t).to,
			amount: th(e, t, n(t).to) ? 0 : dR,
			by: JL,
			certain: !1,
			type: "undefendable",
			from: t.self
		}))))],
		estimate: (e, t) => .8 * t.amount(e.times)
	}), pR = (e = 1) => fR({ times: e }), mR = () => fR({
		times: 1,
		way: "throw"
	}), hR = () => fR({
		times: 1,
		way: "retrieve"
	});
})), _R, vR, yR, bR, xR, SR, CR, wR, TR, ER, DR, OR, kR, AR = d((() => {
	Q(), nR(), aR(), $L(), lR(), gR(), _R = {
		companion: JL,
		is: [YL]
	}, vR = {
		companion: JL,
		is: XL
	}, yR = (e, t) => ({
		id: "hammered",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: O({ hammer: 3 + n }),
			effects: e === 1 ? [mR(), V(t)] : [
				pR(),
				V(t),
				Y({ dice: Go(6 - e) }, [W("electrokinesis")])
			]
		}))
	}), bR = (e, t) => ({
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
				Y(_R, [W("electrokinesis", 3)], [tR(t)])
			]
		}]
	}), xR = (e, t) => ({
		id: "chain-lightning",
		kind: "offensive",
		tiers: [{
			need: O({
				hammer: 3,
				thunder: 2
			}),
			effects: [J(e, [gh(2), V(vl)]), K_(t, "chosen-opponent", !1, "collateral")]
		}]
	}), SR = (e, t) => ({
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
					X({ hammer: 2 }, pR()),
					X({ worthy: 2 }, B(1)),
					W("electrokinesis", L("thunder"))
				], t === void 0 ? {} : { again: t }),
				Ud(),
				V(Cl("electrokinesis"))
			]
		}]
	}), CR = (e, t) => ({
		id: "bottled-lightning",
		kind: "offensive",
		tiers: [{
			need: O({ thunder: 4 }),
			effects: [
				pR(e),
				W("guard-break", 2),
				Ud(),
				V(Cl("electrokinesis", 1, t))
			]
		}]
	}), wR = (e) => ({
		id: "thunder-bolt",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [
				pR(),
				W("electrokinesis", 2),
				V(e)
			]
		}]
	}), TR = [
		yR(1, [
			4,
			5,
			7
		]),
		bR(2, 3),
		xR(3, 2),
		SR(5),
		CR(2, 7),
		{
			id: "lightning-rod",
			kind: "offensive",
			tiers: [{
				need: k,
				effects: [V(7), iR(2)]
			}]
		},
		wR(10),
		{
			id: "for-asgard",
			kind: "ultimate",
			tiers: [{
				need: O({ thunder: 5 }),
				effects: [
					W("guard-break"),
					pR(4),
					V(14)
				]
			}]
		},
		{
			id: "thunder-wheel",
			kind: "defensive",
			dice: 3,
			effects: [
				X({ hammer: 2 }, pR()),
				q(L("worthy", 2)),
				W("electrokinesis", L("thunder"))
			]
		}
	], ER = [{
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
			effects: [J(1, [Y({ die: [4, 5] }, [av()])])]
		}
	}], DR = {
		id: JL,
		states: [YL, ...XL],
		start: 0,
		returns: { gain: "electrokinesis" },
		actions: [{
			id: "mjolnir-throw",
			cost: 0,
			price: { cards: 1 },
			when: "any",
			if: _R,
			effects: [mR()]
		}, {
			id: "mjolnir-retrieve",
			cost: 0,
			price: { cards: 1 },
			when: "any",
			if: vR,
			effects: [hR()]
		}]
	}, OR = [
		Z("hammered-ii", 0, 2, yR(2, [
			5,
			6,
			7
		])),
		Z("hammered-iii", 2, 3, yR(3, [
			5,
			6,
			8
		])),
		Z("mighty-summon-ii", 2, 2, bR(3, 4), [{
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
		Z("chain-lightning-ii", 2, 2, xR(4, 3)),
		Z("odinforce-ii", 2, 2, SR(6, 5)),
		Z("bottled-lightning-ii", 2, 2, CR(3, 8), [{
			id: "ricochet",
			kind: "offensive",
			tiers: [{
				need: O({ thunder: 3 }),
				effects: [pR(6)]
			}]
		}]),
		Z("lightning-rod-ii", 2, 2, {
			id: "lightning-rod",
			kind: "offensive",
			tiers: [{
				need: k,
				effects: [
					pR(),
					W("electrokinesis"),
					V(9)
				]
			}]
		}),
		Z("thunder-bolt-ii", 2, 2, wR(12), [{
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
				pR(L("hammer", { every: 2 })),
				q(L("worthy", 2)),
				W("electrokinesis", L("thunder"))
			]
		}),
		{
			id: "indomitable-will",
			kind: "roll",
			cost: 2,
			when: "attacked",
			effects: [J(1, [X({ worthy: 1 }, wp())])]
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
			effects: [Yd()]
		},
		{
			id: "he-is-worthy",
			kind: "roll",
			cost: 1,
			effects: [fd({
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
				hR(),
				B(1),
				W("electrokinesis")
			]
		},
		{
			id: "stormbreak",
			kind: "instant",
			cost: 0,
			effects: [cR(2, [
				U(1),
				B(1),
				W("guard-break"),
				W("electrokinesis")
			])]
		}
	], kR = {
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
		abilities: TR,
		tokens: ER,
		companions: [DR],
		cards: OR
	};
})), jR = /* @__PURE__ */ be({
	hero: () => kR,
	texts: () => MR
}), MR, NR = d((() => {
	p(), HL(), WL(), AR(), MR = u({
		en: VL,
		fr: UL
	});
}));
Q(), jN(), PN(), LN(), BN();
var PR = [
	{
		id: "black-widow",
		box: "marvel",
		difficulty: 4,
		load: () => Promise.resolve().then(() => (NP(), jP))
	},
	{
		id: "doctor-strange",
		box: "marvel",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (ZP(), YP))
	},
	{
		id: "black-panther",
		box: "marvel",
		difficulty: 2,
		numbers: AN,
		load: () => Promise.resolve().then(() => (xF(), _F))
	},
	{
		id: "captain-marvel",
		box: "marvel",
		difficulty: 2,
		numbers: NN,
		load: () => Promise.resolve().then(() => (qF(), UF))
	},
	{
		id: "loki",
		box: "marvel",
		difficulty: 4,
		numbers: IN,
		load: () => Promise.resolve().then(() => (zI(), FI))
	},
	{
		id: "scarlet-witch",
		box: "marvel",
		difficulty: 4,
		numbers: zN,
		load: () => Promise.resolve().then(() => (gL(), fL))
	},
	{
		id: "spider-man",
		box: "marvel",
		difficulty: 2,
		load: () => Promise.resolve().then(() => (BL(), RL))
	},
	{
		id: "thor",
		box: "marvel",
		difficulty: 3,
		load: () => Promise.resolve().then(() => (NR(), jR))
	}
];
// \0virtual:frozen-game
Gy(PR, UN), Q(), await Ky(PR.map(({ id: e }) => e)), p();
var FR = Object.values(ON).find((e) => e?.id === "dice-throne" && e.rulesVersion !== void 0), IR = {
	...FR,
	rules: Se(FR.rules)
};
export { IR as game };
