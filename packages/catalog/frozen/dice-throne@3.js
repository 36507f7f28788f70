import { BY_CHANCE as e, FIRST_PLAYER as t, InputError as n, LANGUAGES as r, NOTHING as i, advance as a, answerChance as o, cloneValue as s, eachLanguage as c, emit as l, finish as ee, frozenFlows as te, hash as ne, inEveryLanguage as u, itemsOf as re, listed as ie, namedFirst as ae, parseSeat as oe, permutation as se, placesOf as ce, seatName as le, seatOf as ue, summaryItems as de, summaryParts as fe, varsWith as pe, visit as me, whisper as he, wholeOf as ge } from "@alea/engine";
// \0rolldown/runtime.js
var _e = Object.defineProperty, d = (e, t, n) => () => {
	if (n) throw n[0];
	try {
		return e && (t = e(e = 0)), t;
	} catch (e) {
		throw n = [e], e;
	}
}, ve = (e, t) => {
	let n = {};
	for (var r in e) _e(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || _e(n, Symbol.toStringTag, { value: "Module" }), n;
}, ye, be, f, xe, Se, Ce, we, Te, Ee, De, Oe, ke, p = d((() => {
	ye = te(3), {registered: be, flow: f, frameOf: xe, framesOf: Se, isRunning: Ce, calledBy: we, isOf: Te, reads: Ee, unwind: De, abort: Oe, enter: ke} = ye;
}));
// packages/dice-throne/src/text/phrase.ts
function Ae(e, { things: t, measure: n, ...r }) {
	let i = n !== void 0 && n.of === e.measure?.of ? n.again : void 0;
	return {
		...r,
		things: [...e.things, ...i === void 0 ? t : [i]],
		...n && { measure: n }
	};
}
var m, je, h, Me, Ne, g = d((() => {
	m = (e, t, n = "", r) => ({
		verb: e,
		things: [t],
		end: n,
		...r && { measure: r }
	}), je = (e, t) => typeof e == "object" && typeof t == "object" && e.verb === t.verb && e.end === t.end, h = (e, t = e) => ({
		one: e,
		many: t
	}), Me = (e, { one: t, many: n }) => `${e} ${e === 1 ? t : n}`.trim(), Ne = (e) => e.slice(0, 1).toUpperCase() + e.slice(1);
})), Pe, Fe = d((() => {
	g(), Pe = {
		each: (e, t = 1) => t === 1 ? `for each ${e}` : `for every ${t} ${e}`,
		eachOwn: (e, t = 1) => `${Pe.each(e, t)} you have`,
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
function Ie(e, t, n) {
	let { health: r, health2018: i = r } = He(e);
	return (n ? i : r)[t];
}
function Le(e, t) {
	let { targeting: n } = He(e);
	return typeof n == "string" ? void 0 : n[t];
}
function Re(e, t) {
	let n = He(e).ring?.[t] ?? [...Array(t).keys()];
	return n.map((e, r) => n.map((e, i) => n[(n.indexOf(r) + i) % t]));
}
var ze, Be, Ve, He, Ue, We, Ge, Ke, qe, Je, Ye = d((() => {
	ze = {
		health: { 2: 50 },
		targeting: "only-opponent",
		bounty: 0
	}, Be = (e) => ({
		...ze,
		...e
	}), Ve = {
		duel: ze,
		teams: Be({
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
		"three-teams": Be({
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
		hill: Be({
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
	}, He = (e) => Ve[e], Ue = (e) => Object.keys(Ve).filter((t) => e in Ve[t].health), We = (e, t) => He(e).teams ?? t, Ge = (e) => He(e).targeting !== "only-opponent", Ke = (e) => He(e).teams !== void 0, qe = (e, t, n) => Je[e][t][n], Je = Object.fromEntries(Object.keys(Ve).map((e) => [e, Object.fromEntries(Object.keys(Ve[e].health).map((t) => [t, Re(e, Number(t))]))]));
}));
// packages/dice-throne/src/state.ts
function Xe(e, t) {
	let n = qe(e.mode, e.fighters.length, t);
	return e.out.length === 0 ? n : n.filter((t) => tt(e, t));
}
function Ze(e, t, n) {
	let r = _(e, t);
	r.cp = Math.max(0, Math.min(15, r.cp + n));
}
var Qe, $e, et, _, v, tt, nt, rt, it, at, ot, st, ct, lt, y = d((() => {
	Ye(), Qe = [
		"upkeep",
		"income",
		"main-1",
		"offense",
		"targeting",
		"defense",
		"main-2",
		"discard"
	], $e = [
		"normal",
		"undefendable",
		"pure",
		"collateral",
		"ultimate"
	], et = ({ tier: e }) => e.split(".")[0], _ = (e, t) => e.fighters[t], v = (e, t) => t % e.dials.length, tt = (e, t) => !e.out.includes(t), nt = (e, t, n) => v(e, t) !== v(e, n), rt = (e, t) => Xe(e, t).filter((n) => nt(e, t, n)), it = (e) => Ie(e.mode, e.fighters.length, ct(e, "hill-health-2018")), at = (e, t) => e.dials[v(e, t)], ot = "cards-in-play", st = ({ fighters: e }) => e.some(({ hero: e }) => e === ""), ct = (e, t) => e.variants.includes(t), lt = (e) => e.phase === "offense" || e.phase === "targeting" || e.phase === "defense";
}));
// packages/dice-throne/src/text/en/ask.ts
function b({ by: e }, t, n) {
	if (!e) return Ne(n);
	let r = Ne(t.source(e));
	return /[!?]$/.test(r) ? `${r} ${Ne(n)}` : `${r}: ${n}`;
}
var ut, dt, ft, pt = d((() => {
	y(), g(), ut = (e) => e === 1 ? "1 roll" : `${e} rolls`, dt = (e) => /[!?]$/.test(e) ? e : `${e}.`, ft = {
		ban: () => "Which hero do you ban? Nobody may take it.",
		pick: () => "Which hero do you take?",
		attempt: ({ attempts: e = 0, each: t = 0 }) => e > 0 ? `Keep some dice and reroll the others (${ut(e)} left${t > 0 ? `, ${t} CP${e > 1 ? " each" : ""}` : ""}), announce an ability, or act.` : "No rolls left: announce an ability, or act.",
		respond: ({ phase: e = "" }, t) => `${Ne(t.phase(e))}: do you want to act?`,
		answer: ({ action: e = "" }, t) => `Someone wants to ${dt(t.action(e))} Do you want to act first?`,
		main: ({ phase: e = "", cp: t = 0 }, n) => `${Ne(n.phase(e))}, ${t} CP: play or sell cards, or move on.`,
		sell: ({ left: e = 1 }) => `Too many cards: sell ${e}.`,
		defend: () => "Do you defend yourself?",
		target: ({ word: e }) => e === "first" ? "Your side chooses the target: who do you propose?" : e === "last" ? "You do not agree, so you decide: who is the target?" : "Who do you attack?",
		agree: () => "Your teammate has proposed a target: do you agree?",
		upkeep: () => "Upkeep: what comes first?",
		check: () => "Which status effect is checked first?",
		avoid: (e, t) => b(e, t, "which damage do you avoid?"),
		intercept: (e, t) => b(e, t, "which status effect do you intercept?"),
		cover: ({ token: e = "" }, t) => `${t.token(e)}: which ability does it cover?`,
		"lay-down": (e, t) => b(e, t, "in which order do you lay the cards face down?"),
		recommend: (e, t) => b(e, t, "which card do you recommend? It may be a lie."),
		"turn-up": (e, t) => b(e, t, "which card do you turn up?"),
		"stand-up": () => "You are knocked down: pay 2 CP to stand up, or skip your offensive roll?",
		foresee: ({ token: e = "" }, t) => `How many ${t.token(e)} tokens do you spend?`,
		"put-back": () => "Which of the drawn cards goes back, and where?",
		cast: () => "Which spell do you cast?",
		gain: ({ token: e = "" }, t) => `Gain ${t.token(e)}?`,
		"choose-player": (e, t) => b(e, t, "choose a player."),
		"remove-token": (e, t) => b(e, t, "which status effect is removed?"),
		"move-token": (e, t) => b(e, t, "which status effect moves?"),
		"alter-die": (e, t) => b(e, t, "which die do you change, and to what?"),
		"copy-die": (e, t) => b(e, t, "which die do you change, and to what?"),
		"reroll-die": (e, t) => b(e, t, "which die is rerolled?"),
		"try-again": (e, t) => b(e, t, "which dice are rerolled?"),
		"keep-dice": () => "Which dice do you keep? The others are rerolled.",
		"keep-some": (e, t) => b(e, t, `which ${e.left === 1 ? "die counts" : "dice count"}?`),
		"reroll-some": (e, t) => b(e, t, "which dice are rerolled?"),
		choose: (e, t) => b(e, t, "choose one."),
		discard: (e, t) => b(e, t, "which card do you discard?"),
		pay: (e, t) => b(e, t, "do you pay its price?"),
		"pay-up-to": (e, t) => b(e, t, `${t.howMany(e.price)}?`),
		"pay-with": (e, t) => b(e, t, "which token do you remove?"),
		"roll-again": (e, t) => b(e, t, "reroll it?"),
		"see-hand": (e, t) => b(e, t, "an opponent shows you their hand."),
		search: (e, t) => b(e, t, "which upgrade do you take from the deck?"),
		"search-deck": (e, t) => b(e, t, "which card do you take from the deck?"),
		"put-back-next": (e, t) => b(e, t, "which card goes back next, from the top of the deck down?"),
		"see-cards": (e, t) => b(e, t, "these are the upgrades found.")
	};
})), mt, ht = d((() => {
	y(), mt = {
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
})), wt, Tt, Et, Dt, Ot, kt, At = d((() => {
	g(), Fe(), wt = {
		base: (e) => `${e}`,
		add: (e) => e < 0 ? `− ${-e}` : `+ ${e}`,
		other: (e) => `+ ${e}`,
		prevent: (e) => `− ${e}`,
		half: () => "½",
		avoid: () => "avoided",
		reflect: () => "half reflected",
		passed: (e) => `− ${e} passed on`
	}, Tt = {
		undefendable: () => "undefendable",
		pure: () => "pure",
		collateral: () => "collateral",
		ultimate: () => "ultimate"
	}, Et = (e, t) => e.map(t.line).join(", ").replace(/^\+ /, ""), Dt = (e, t) => e.map(t.card).join(", "), Ot = (e) => e.startsWith("main phase") ? e : `${e} phase`, kt = {
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
		drew: (e, t, n) => `${t(e.seat)} draws ${e.cards ? Dt(e.cards, n) : `${e.count} ${e.count === 1 ? "card" : "cards"}`}.`,
		looked: (e, t, n) => e.count === 0 ? `${t(e.seat)} has no card left to look at: the deck is empty.` : `${t(e.seat)} looks at ${e.cards ? Dt(e.cards, n) : `${e.count} ${e.count === 1 ? "card" : "cards"} from the deck`}.`,
		revealed: (e, t, n) => `${t(e.seat)} shows ${Dt(e.cards, n)}.`,
		recommended: (e, t) => `${t(e.seat)} recommends card ${e.place}.`,
		"turned-up": (e, t, n) => `Card ${e.place} is ${n.card(e.card)}.`,
		took: (e, t, n) => `${t(e.seat)} shows ${n.card(e.card)} and takes it into their hand.`,
		fetched: (e, t, n) => `${t(e.seat)} takes ${e.card ? n.card(e.card) : "a card"} from the deck.`,
		saw: (e, t, n) => `${t(e.seat)} looks at ${t(e.of)}’s hand${e.cards ? `: ${Dt(e.cards, n) || "no cards"}` : ""}.`,
		spent: (e, t, n) => `${t(e.seat)} spends 1 ${Pe.tokens(n.token(e.token)).one}.`,
		declared: (e, t, n) => `${t(e.seat)} wants to use ${n.ability(e.action)}.`,
		used: (e, t, n) => `${t(e.seat)} uses ${n.ability(e.action)}.`,
		token: (e, t, n) => `${t(e.seat)} ${e.change > 0 ? "gets" : "loses"} ${Me(Math.abs(e.change), Pe.tokens(n.token(e.token)))}.`,
		cp: (e, t) => `${t(e.seat)} ${e.change > 0 ? "gains" : "loses"} ${Math.abs(e.change)} CP.`,
		damaged: (e, t, n) => `${t(e.seat)} takes ${e.amount} damage${e.lines.length > 0 ? `: ${Et(e.lines, n)}` : ""}.`,
		healed: (e, t) => `${t(e.seat)} heals ${e.amount}.`,
		"stole-health": (e, t) => `${t(e.seat)} steals ${e.amount} health from ${t(e.from)}.`,
		flipped: (e, t) => `${t(e.seat)} flips their hero board.`,
		failed: (e, t) => `${t(e.seat)}’s ability fails.`,
		companion: (e, t, n) => `${t(e.seat)}: ${n.companion(e.companion)} is now ${n.companionState(e.companion, e.state, t)}.`,
		"companion-dial": (e, t, n) => `${t(e.seat)}: ${n.companion(e.companion)} ${e.change > 0 ? "gains" : "loses"} ${Math.abs(e.change)} health (now ${e.value}).`,
		skipped: (e, t, n) => `${t(e.seat)} skips their ${Ot(n.phase(e.phase))}.`,
		reshuffled: (e, t) => `${t(e.seat)} shuffles the discard pile into a new deck.`,
		defeated: (e, t) => `${t(e.seat)} is defeated.`,
		ended: (e) => e.reason === "defeat" ? "The match is over." : "The match is a draw."
	};
})), jt, Mt = d((() => {
	jt = {
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
})), Nt, Pt = d((() => {
	Nt = {
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
})), Ft, It, Lt, Rt, zt, Bt = d((() => {
	Ft = {
		defeat: "Only one side is left standing.",
		draw: "Everyone fell at the same time: a draw.",
		"turn-limit": "Two hundred turns have been played: a draw."
	}, It = {
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
	}, Lt = {
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
	}, Rt = "the highest die", zt = {
		"season-1": "Season One",
		"season-2": "Season Two",
		marvel: "Marvel"
	};
})), Vt, Ht = d((() => {
	Vt = {
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
})), Ut, Wt = d((() => {
	y(), g(), Fe(), bt(), Ut = {
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
		spendSome: (e, t, n) => `spend ${t === 1 ? e : Me(t, Pe.tokens(e))}${n ? ` and ${n}` : ""}`,
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
})), Gt, Kt = d((() => {
	Gt = {
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
function qt(e, t) {
	return "token" in e ? [
		Pe.tokens(t.token(e.token)).many,
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
var Jt, Yt, Xt, Zt = d((() => {
	g(), Fe(), Jt = ({ token: e, n: t }, n) => t === 1 && n.isSingle(e) ? n.token(e) : Me(t, Pe.tokens(n.token(e))), Yt = (e, t) => "token" in e ? `spend ${Jt(e, t)}` : "family" in e ? `remove ${e.n} ${t.kind(e.family, e.n)}` : "cp" in e ? `pay ${e.cp} CP` : `discard ${Me(e.cards, h("card", "cards"))}`, Xt = {
		pay: Yt,
		toPay: Yt,
		howMany: (e, t) => {
			let [n, r, i] = qt(e, t);
			return r === 1 ? `how many ${n} do you ${i}` : `how often do you ${Yt(e, t)}`;
		},
		upTo: (e, t, n) => {
			let [r, , i] = qt(e, n);
			return `${i} ${t === "any" ? "any number of" : `up to ${t}`} ${r}`;
		}
	};
})), Qt, $t, en = d((() => {
	Qt = {
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
	}, $t = {
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
})), tn, nn, rn = d((() => {
	tn = (e, t, n) => e === 1 ? t : n, nn = {
		score: (e) => `${e} health`,
		parts: {
			dealt: (e) => `${e} damage dealt`,
			targets: (e) => "Targets",
			health: (e) => "Health",
			cards: (e) => `${e} ${tn(e, "card", "cards")}`,
			tokens: (e) => `${e} ${tn(e, "status effect", "status effects")} spent`
		},
		health: {
			suffered: (e) => "lost",
			prevented: (e) => "damage prevented",
			healed: (e) => "healed"
		},
		cards: {
			played: (e) => "played",
			upgrades: (e) => tn(e, "upgrade", "upgrades"),
			sold: (e) => "sold"
		},
		target: (e) => `to ${e}`,
		stolen: "Stolen health"
	};
})), an, on = d((() => {
	an = {
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
})), sn, cn, ln, un, dn, fn, pn = d((() => {
	sn = (e) => e === "target", cn = {
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
	}, ln = (e) => e === "target" || e === "active" || e.endsWith("-opponent") || e.endsWith("-opponents"), un = (e) => e.startsWith("any-"), dn = (e) => un(e) ? cn[e] : 1, fn = (e) => e === "all-opponents" || (cn[e] ?? 1) > 1;
}));
// packages/dice-throne/src/text/aim.ts
function mn({ who: e, effects: t }, n) {
	if (fn(e)) return;
	let r = n.who(e), i = n.facing(r).list(t);
	return i.split(r).length === 2 && !/[;:]/.test(i) ? i : void 0;
}
var hn = d((() => {
	pn();
}));
// packages/dice-throne/src/text/moreDice.ts
function gn({ effects: e, otherwise: t }) {
	let [n, r] = [_n(t), _n(e)];
	if (n && r) return JSON.stringify({
		...n,
		dice: r.dice
	}) === JSON.stringify(r) ? [n, r] : void 0;
}
var _n, vn = d((() => {
	_n = (e) => e.length === 1 && e[0].do === "roll" ? e[0] : void 0;
})), yn, bn, xn = d((() => {
	yn = {
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
	}, bn = {
		...yn,
		"chosen-opponent": "an opponent",
		"chosen-player": "a player",
		"both-opponents": "two different opponents",
		"any-two-opponents": "two opponents (or the same one twice)",
		"any-three-opponents": "three opponents (or the same one several times)",
		"two-players": "up to two players"
	};
})), Sn, Cn, wn, Tn = d((() => {
	bt(), Sn = {
		any: ["one die of any player", "dice of any players"],
		own: ["one of your dice", "of your dice"],
		team: ["one of your dice or a teammate’s", "of your dice or a teammate’s"],
		opponent: ["one of an opponent’s dice", "of an opponent’s dice"]
	}, Cn = (e) => e === void 0 ? "any" : e === 1 ? "one" : `up to ${e}`, wn = {
		"alter-die": (e) => {
			let t = (e.upTo ?? 1) > 1, [n, r] = Sn[e.whose], i = `${t ? `up to ${e.upTo} ${r}` : n}${e.from ? " showing an even number" : ""}`;
			return e.to === "neighbour" ? `raise or lower ${i} by 1` : typeof e.to == "object" ? `set ${i} to ${vt(e.to)}` : `set ${i} to ${e.to === "six" ? "6" : t ? "values of your choice" : "a value of your choice"}`;
		},
		"copy-die": () => "set one of your dice to the value of another die of the same roll",
		"reroll-die": (e) => e.whose === "opponent" ? "choose one of an opponent’s dice, which they must reroll" : e.upTo === 1 ? "reroll one of your dice" : `reroll up to ${e.upTo} of your dice`,
		"try-again": () => "you or a teammate may reroll one or two of your own dice, or one die twice in a row",
		"extra-attempt": (e) => e.of === "offense" ? "the player in the offensive roll phase gets one more roll attempt" : "the defender may reroll any of the defence dice once",
		"offense-again": () => "instead of activating an ability, start a new offensive roll phase",
		"reroll-any": (e) => e.single ? "you may reroll this die once" : `you may reroll ${Cn(e.upTo)} of these dice once`,
		"keep-some": (e) => `keep ${e.dice} of them`
	};
}));
// packages/dice-throne/src/text/en/verbs/control.ts
function En(e, t, n, r) {
	let i = t === 1 ? "it" : `${e >= t ? "any" : Cn(e)} of them`;
	return `you may ${n ? `${r.price(n, !0)} to ` : ""}reroll ${i} once`;
}
var Dn, On = d((() => {
	pn(), hn(), vn(), bt(), xn(), Tn(), Dn = {
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
			let n = gn(e);
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
			let n = mn(e, t);
			if (n !== void 0) return n;
			let r = t.facing(fn(e.who) ? "each of them" : "that player").list(e.effects);
			return `choose ${bn[e.who]}${r.includes(": ") ? "; " : ": "}${r}`;
		},
		roll: (e, t) => {
			let n = `${e.by ? `${t.who("target")} rolls` : "roll"} ${e.dice} ${e.dice > 1 ? "dice" : "die"}`, r = e.again === void 0 ? n : `${n} (${En(e.again, e.dice, e.price, t)})`, i = t.rolling(e.dice), [a, ...o] = e.effects;
			return a?.do === "then" ? yt.broken(r, i.list(o)) : `${r}: ${i.list(e.effects)}`;
		},
		contest: (e, t) => `you and ${e.attack ? "the opponent" : "the attacker"} each roll a die; if yours is ${e.ties ? "at least as high" : "higher"}, ${t.list(e.win)}; otherwise, ${t.list(e.lose)}`
	};
}));
// packages/dice-throne/src/text/en/verbs/damage.ts
function kn({ amount: e, who: t }, n) {
	if (typeof e == "number" || !("tokens" in e)) return "";
	if (t === "self") return " on you";
	let r = fn(t) ? " on them" : " there";
	return n.isOwned(e.tokens) ? ` of yours${r}` : r;
}
var An, jn, Mn, Nn, Pn, Fn, In, Ln, Rn = d((() => {
	pn(), g(), An = {
		normal: h("damage"),
		undefendable: h("undefendable damage"),
		pure: h("pure damage"),
		collateral: h("collateral damage"),
		ultimate: h("ultimate damage")
	}, jn = (e, t, n = "", r = "normal") => t.amount(e, h(`${An[r].one}${n}`)), Mn = (e, t) => t.measure(e, An.normal), Nn = (e, { more: t }) => t ? h(`more ${An[e].one}`) : An[e], Pn = (e) => e ? " that cannot be reduced" : "", Fn = (e) => typeof e == "object" && "tokens" in e, In = (e) => e.replace(/( \([^)]*\))?$/, " on its target$1"), Ln = {
		damage: (e, t) => {
			let n = t.ultimate ? "ultimate" : e.type;
			return m("deal", t.amount(e.amount, Nn(n, t)), "", t.measure(e.amount, An[n]));
		},
		"add-damage": (e, t) => Fn(e.amount) ? m("add", In(jn(e.amount, t, " to the attack"))) : m("add", jn(e.amount, t, " to the attack"), "", Mn(e.amount, t)),
		"damage-back": (e, t) => m("deal", jn(e.amount, t, " to the attacker"), "", Mn(e.amount, t)),
		hurt: (e, t) => e.who === "self" ? `suffer ${jn(e.amount, t, Pn(e.certain), e.type)}` : `deal ${jn(e.amount, t, `${Pn(e.certain)} to ${t.who(e.who)}`, e.type)}`,
		"pooled-damage": (e, t) => {
			let n = jn(e.amount, t, Pn(e.certain), e.type) + kn(e, t);
			if (e.who === "self") return `suffer ${n}`;
			let r = un(e.who) || e.who === "two-opponents" || e.who === "three-opponents" ? "each suffer" : fn(e.who) ? "suffer" : "suffers";
			return `${t.who(e.who)} ${r} ${n}`;
		},
		undefendable: () => "the attack becomes undefendable",
		"defend-anyway": () => "you may defend against the attack anyway",
		recoil: (e, t) => `if any of it is dealt, suffer ${jn(e.amount, t)}`,
		prevent: (e, t) => m("prevent", jn(e.amount, t), e.who === "self" ? "" : ` to ${t.who(e.who)}`, Mn(e.amount, t)),
		"halve-dealt": () => "all damage you deal until the end of the roll phase is reduced by half (rounded up)",
		"prevent-half": () => "prevent half the incoming damage (rounded up)",
		endure: () => "your health becomes 1 instead of 0",
		avoid: ({ all: e }) => e ? "avoid all damage of the roll phase" : "avoid one source of incoming damage",
		reflect: () => "also deal half the incoming damage (rounded up) to the attacker"
	};
})), zn, Bn = d((() => {
	pn(), g(), zn = {
		heal: (e, t) => e.who === "self" ? m("heal", t.amount(e.amount, h("")), "", t.measure(e.amount, h(""))) : `restore ${t.amount(e.amount, h(`health to ${t.who(e.who)}`))}`,
		cp: (e, t) => m("gain", t.amount(e.amount, h("CP"))),
		draw: (e, t) => m("draw", t.amount(e.amount, h("card", "cards"))),
		"lose-cp": (e, t) => {
			let n = t.amount(e.amount, h("CP"));
			return e.who === "self" ? `lose ${n}` : `${t.who(e.who)} ${fn(e.who) ? "lose" : "loses"} ${n}`;
		},
		"steal-health": (e, t) => `steal ${t.amount(e.amount, h(`health from ${t.who(e.from)}`))}`,
		"heal-dealt": () => "heal as much as you deal by attacking in this roll phase",
		"steal-cp": (e, t) => `steal ${e.amount} CP from ${t.who(e.from)}`
	};
})), Vn, Hn = d((() => {
	Vn = (e) => Array.isArray(e) ? e.map((e) => [e, 1]) : Object.entries(e);
}));
// packages/dice-throne/src/text/en/verbs/tokens.ts
function Un(e, t) {
	return e === "target" && t.target === void 0 ? "" : ` on ${t.who(e)}`;
}
var Wn, Gn = d((() => {
	Hn(), g(), Fe(), bt(), Wn = {
		gain: (e, t) => {
			let n = e.amount === 1 ? "you may gain" : "you may gain up to", r = t.measure(e.amount, Pe.tokens(t.token(e.token)));
			return m(e.may ? n : "gain", t.tokens(e.token, e.amount), "", r);
		},
		inflict: (e, t) => {
			if (e.who === "self") return m("gain", t.tokens(e.token, e.amount));
			let n = Un(e.who, t);
			if (typeof e.amount == "number") return m("inflict", t.tokens(e.token, e.amount), n);
			let { one: r, many: i } = Pe.tokens(t.token(e.token));
			return m("inflict", t.amount(e.amount, h(`${r}${n}`, `${i}${n}`)));
		},
		intercept: () => "one status effect that the ability would inflict on you never arrives",
		bestow: (e, t) => `give ${_t(Vn(e.tokens).map(([e, n]) => t.tokens(e, n)))} to ${t.who(e.who)}`,
		lose: (e, t) => {
			let n = t.token(e.token);
			return `remove ${e.amount === "all" ? `all ${Pe.tokens(n).many}` : t.tokens(e.token, e.amount)}${e.who === "self" ? "" : ` from ${t.who(e.who)}`}`;
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
})), Kn, qn = d((() => {
	on(), On(), Rn(), Tn(), Bn(), Gn(), Kn = {
		...Ln,
		...zn,
		...Wn,
		...an,
		...wn,
		...Dn
	};
})), Jn, Yn = d((() => {
	g(), Fe(), Jn = {
		short: (e) => `${e} CP short`,
		price: (e) => `you cannot ${e}`,
		dice: (e) => e === 1 ? "one die shows something else" : `${e} dice show something else`,
		timing: (e) => `only ${e}`,
		tokens: (e, t) => `${Me(e, Pe.tokens(t))} short`,
		"no-cards": "a status effect forbids you to play cards",
		covered: "a status effect covers this ability",
		warped: "the dice show something else, and one of them is only a number",
		upgraded: "the ability already has that level",
		prepared: "you have already prepared as many spells as you may this turn",
		used: "already used this turn",
		nothing: "there is nothing it could affect",
		sale: "cards are sold in your own main and discard phases"
	};
})), Xn, Zn = d((() => {
	Fe(), pt(), ht(), Ct(), At(), Mt(), bt(), Pt(), Bt(), Ht(), Wt(), Kt(), Zt(), en(), rn(), qn(), xn(), Yn(), Xn = {
		grammar: yt,
		who: yn,
		amounts: Pe,
		needs: St,
		prices: Xt,
		conditions: xt,
		timings: Qt,
		moments: Vt,
		printed: $t,
		verbs: Kn,
		common: mt,
		heroNames: Nt,
		phases: Gt,
		options: Ut,
		ask: ft,
		events: kt,
		lines: wt,
		damageTypes: Tt,
		reasons: Ft,
		summary: nn,
		matchOptions: It,
		boxes: zt,
		byChance: Rt,
		optionValues: Lt,
		faults: jt,
		whyNot: Jn
	};
})), Qn, $n, er, tr, nr, rr, ir, ar, or = d((() => {
	Qn = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, $n = (e) => Qn(e, " et "), er = (e) => Qn(e, " ou "), tr = {
		and: $n,
		or: er,
		orElse: "; ou ",
		isPlain: (e) => !/^(tous les adversaires|vous pouvez) |[,;]|: | (et|ou) /.test(e.replace(/\([^)]*\)/g, "")),
		isOptional: (e) => e.startsWith("vous pouvez "),
		anyway: (e) => `dans tous les cas, ${e}`,
		broken: (e, t) => `${e}${/;|: /.test(e) ? ";" : ","} PUIS ${t}`,
		labelled: (e, t) => `${e}${/^[^;.]*: /.test(t.replace(/\([^)]*\)/g, "")) ? " –" : " :"} ${t}`,
		spaced: (e) => e.replace(/[ \u00a0]?;/g, "\xA0;").replace(/ ([:!?»])/g, "\xA0$1").replace(/« /g, "«\xA0"),
		closed: (e) => e.replace(/([!?])\.$/, "$1")
	}, nr = (e) => /^le /.test(e) ? `du ${e.slice(3)}` : /^[aeiouéèêh]/i.test(e) ? `d’${e}` : `de ${e}`, rr = (e) => /^le /.test(e) ? `au ${e.slice(3)}` : `à ${e.replace(" ou un ", " ou à un ")}`, ir = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, ar = (e) => `${e} dé${e > 1 ? "s" : ""}`;
})), sr, cr = d((() => {
	g(), or(), sr = {
		each: (e, t = 1) => t === 1 ? `par ${e}` : t === 2 ? `par paire ${nr(e)}` : `par groupe de ${t} ${e}`,
		eachOwn: (e, t = 1) => `${sr.each(e, t)} que vous avez`,
		eachPaid: (e = 1) => e === 1 ? "par unité ainsi utilisée" : `toutes les ${e} unités ainsi utilisées`,
		eachFurtherAttempt: (e = 1) => e === 1 ? "par tentative de lancer après la première" : `toutes les ${e} tentatives de lancer après la première`,
		eachUpgrade: "par amélioration en jeu",
		eachUpgradeThisTurn: "par amélioration jouée ce tour-ci",
		plus: (e, t) => `${e}, plus ${t}`,
		half: (e, t) => `${e === "" ? "" : `un nombre ${nr(e)} égal à `}la moitié de ${t} (arrondie au supérieur)`,
		all: (e) => `ces ${e}`,
		allOwn: (e) => `vos ${e}`,
		allPaid: "celles ainsi utilisées",
		allFurtherAttempts: "les tentatives de lancer après la première",
		atMost: (e, t) => e.endsWith(")") ? `${e.slice(0, -1)}, ${t} au plus)` : `${e} (${t} au plus)`,
		total: ({ many: e }, t) => `autant de ${e} que ${t ? "la valeur du dé" : "le total des dés"}`,
		dealt: ({ many: e }) => `autant de ${e} que de dégâts infligés`,
		halfDie: ({ many: e }) => `un nombre ${nr(e)} égal à la moitié de la valeur du dé (arrondie au supérieur)`,
		tokens: (e) => h(`jeton ${e}`, `jetons ${e}`),
		times: h("fois"),
		cp: "PC",
		status: h("jeton positif ou négatif", "jetons positifs ou négatifs")
	};
}));
// packages/dice-throne/src/text/fr/ask.ts
function lr({ by: e }, t, n) {
	if (!e) return Ne(n);
	let r = Ne(t.source(e));
	return /[!?]$/.test(r) ? `${r} ${Ne(n)}` : `${r} : ${n}`;
}
var ur, dr, fr = d((() => {
	y(), g(), ur = (e) => /[!?]$/.test(e) ? e : `${e}.`, dr = {
		ban: () => "Quel héros bannissez-vous\xA0? Personne ne pourra le prendre.",
		pick: () => "Quel héros prenez-vous\xA0?",
		attempt: ({ attempts: e = 0, each: t = 0 }) => e > 0 ? `Gardez des dés, relancez les autres (encore ${e > 1 ? `${e} lancers` : "1 lancer"}${t > 0 ? `, à ${t} PC${e > 1 ? " chacun" : ""}` : ""}), annoncez une capacité ou agissez.` : "Plus de lancer\xA0: annoncez une capacité ou agissez.",
		respond: ({ phase: e = "" }, t) => `${Ne(t.phase(e))} : voulez-vous agir ?`,
		answer: ({ action: e = "" }, t) => `Quelqu’un veut ${ur(t.action(e))} Voulez-vous agir avant ?`,
		main: ({ phase: e = "", cp: t = 0 }, n) => `${Ne(n.phase(e))}, ${t} PC : jouez ou vendez des cartes, ou continuez.`,
		sell: ({ left: e = 1 }) => `Trop de cartes : vendez-en ${e}.`,
		defend: () => "Vous défendez-vous\xA0?",
		target: ({ word: e }) => e === "first" ? "Votre camp choisit la cible\xA0: qui proposez-vous\xA0?" : e === "last" ? "Faute d’accord, vous décidez\xA0: qui est la cible\xA0?" : "Qui attaquez-vous\xA0?",
		agree: () => "Votre coéquipier propose une cible\xA0: êtes-vous d’accord\xA0?",
		upkeep: () => "Entretien\xA0: par quoi commencer\xA0?",
		check: () => "Quelle altération est vérifiée en premier\xA0?",
		avoid: (e, t) => lr(e, t, "quels dégâts évitez-vous\xA0?"),
		intercept: (e, t) => lr(e, t, "quelle altération interceptez-vous\xA0?"),
		cover: ({ token: e = "" }, t) => `${t.token(e)} : quelle capacité recouvre-t-il ?`,
		"lay-down": (e, t) => lr(e, t, "dans quel ordre posez-vous les cartes face cachée\xA0?"),
		recommend: (e, t) => lr(e, t, "quelle carte recommandez-vous\xA0? Vous pouvez mentir."),
		"turn-up": (e, t) => lr(e, t, "quelle carte retournez-vous\xA0?"),
		"stand-up": () => "Vous êtes à terre\xA0: payer 2 PC pour vous relever, ou sauter votre lancer offensif\xA0?",
		foresee: ({ token: e = "" }, t) => `Combien de jetons ${t.token(e)} dépensez-vous ?`,
		"put-back": () => "Laquelle des cartes piochées remettez-vous, et où\xA0?",
		cast: () => "Quel sortilège lancez-vous\xA0?",
		gain: ({ token: e = "" }, t) => `Gagner ${t.token(e)} ?`,
		"choose-player": (e, t) => lr(e, t, "choisissez un joueur."),
		"remove-token": (e, t) => lr(e, t, "quelle altération est retirée\xA0?"),
		"move-token": (e, t) => lr(e, t, "quelle altération se déplace\xA0?"),
		"alter-die": (e, t) => lr(e, t, "quel dé changez-vous, et en quoi\xA0?"),
		"copy-die": (e, t) => lr(e, t, "quel dé changez-vous, et en quoi\xA0?"),
		"reroll-die": (e, t) => lr(e, t, "quel dé est relancé\xA0?"),
		"try-again": (e, t) => lr(e, t, "quels dés sont relancés\xA0?"),
		"keep-dice": () => "Quels dés gardez-vous\xA0? Les autres sont relancés.",
		"keep-some": (e, t) => lr(e, t, `${e.left === 1 ? "quel dé compte" : "quels dés comptent"} ?`),
		"reroll-some": (e, t) => lr(e, t, "quels dés sont relancés\xA0?"),
		choose: (e, t) => lr(e, t, "choisissez."),
		discard: (e, t) => lr(e, t, "quelle carte défaussez-vous\xA0?"),
		pay: (e, t) => lr(e, t, "en payez-vous le prix\xA0?"),
		"pay-up-to": (e, t) => lr(e, t, `${t.howMany(e.price)} ?`),
		"pay-with": (e, t) => lr(e, t, "quel jeton retirez-vous\xA0?"),
		"roll-again": (e, t) => lr(e, t, "le relancer\xA0?"),
		"see-hand": (e, t) => lr(e, t, "un adversaire vous montre sa main."),
		search: (e, t) => lr(e, t, "quelle amélioration prenez-vous dans la pioche\xA0?"),
		"search-deck": (e, t) => lr(e, t, "quelle carte prenez-vous dans la pioche\xA0?"),
		"put-back-next": (e, t) => lr(e, t, "quelle carte remettez-vous ensuite, à partir du dessus de la pioche\xA0?"),
		"see-cards": (e, t) => lr(e, t, "voici les améliorations trouvées.")
	};
})), pr, mr = d((() => {
	y(), pr = {
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
})), hr, gr, _r, vr = d((() => {
	or(), hr = {
		normal: "normale",
		undefendable: "imparable",
		pure: "pure",
		collateral: "collatérale",
		ultimate: "ultime"
	}, gr = {
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
		shows: (e) => `si un dé montre ${er(e)}`,
		without: (e) => `si aucun dé ne montre ${e.join(" ni ")}`,
		defenseShows: (e) => `si votre lancer défensif montre ${e}`,
		have: (e, t, n) => `si ${e === void 0 ? "vous avez" : `${e} a`} ${n === 1 ? t : `au moins ${n} ${t}`}`,
		type: (e) => `si l’attaque est ${er(e.map((e) => hr[e]))}`,
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
		die: (e) => `sur ${er(e)}`,
		dieFrom: (e) => `sur ${e} ou plus`,
		face: (e) => `si votre plateau montre ${e === 0 ? "sa première" : "son autre"} face`,
		companion: (e, t) => `si ${e} est ${er(t)}`,
		prevented: (e) => `si ${e} prévient des dégâts`,
		then: "alors"
	}, _r = {
		straight: {
			small: "petite suite",
			large: "grande suite"
		},
		ofAKind: (e) => `${e} chiffres identiques`
	};
})), yr, br, xr, Sr, Cr, wr, Tr, Er = d((() => {
	g(), cr(), or(), yr = {
		base: (e) => `${e}`,
		add: (e) => e < 0 ? `− ${-e}` : `+ ${e}`,
		other: (e) => `+ ${e}`,
		prevent: (e) => `− ${e}`,
		half: () => "½",
		avoid: () => "évités",
		reflect: () => "la moitié renvoyée",
		passed: (e) => `− ${e} détourné${e > 1 ? "s" : ""}`
	}, br = {
		undefendable: (e) => e > 1 ? "imparables" : "imparable",
		pure: (e) => e > 1 ? "purs" : "pur",
		collateral: (e) => e > 1 ? "collatéraux" : "collatéral",
		ultimate: (e) => e > 1 ? "ultimes" : "ultime"
	}, xr = (e, t) => e.map(t.line).join(", ").replace(/^\+ /, ""), Sr = (e, t) => e.map(t.card).join(", "), Cr = (e) => `${e} point${e > 1 ? "s" : ""} de santé`, wr = (e) => e.startsWith("phase ") ? `sa ${e}` : `sa phase ${nr(e)}`, Tr = {
		starter: (e, t) => `${t(e.seat)} commence.`,
		banned: (e, t, n) => `${t(e.seat)} bannit ${n.hero(e.hero)}.`,
		picked: (e, t, n) => `${t(e.seat)} prend ${n.hero(e.hero)}.`,
		turn: (e, t) => `Tour ${e.turn} : à ${t(e.seat)} de jouer.`,
		rolled: (e, t) => `${t(e.seat)} obtient ${e.dice.join(" ")}.`,
		die: (e, t) => e.from === e.to ? `Un ${e.from} ${ir(t(e.seat))} reste un ${e.to}.` : `${t(e.by)} change un ${e.from}${e.by === e.seat ? "" : ` ${ir(t(e.seat))}`} en ${e.to}.`,
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
		drew: (e, t, n) => `${t(e.seat)} pioche ${e.cards ? Sr(e.cards, n) : `${e.count} ${e.count > 1 ? "cartes" : "carte"}`}.`,
		looked: (e, t, n) => e.count === 0 ? `${t(e.seat)} n’a plus de carte à regarder : la pioche est vide.` : `${t(e.seat)} regarde ${e.cards ? Sr(e.cards, n) : `${e.count} ${e.count > 1 ? "cartes" : "carte"} de la pioche`}.`,
		revealed: (e, t, n) => `${t(e.seat)} montre ${Sr(e.cards, n)}.`,
		recommended: (e, t) => `${t(e.seat)} recommande la carte ${e.place}.`,
		"turned-up": (e, t, n) => `La carte ${e.place} est ${n.card(e.card)}.`,
		took: (e, t, n) => `${t(e.seat)} montre ${n.card(e.card)} et la prend en main.`,
		fetched: (e, t, n) => `${t(e.seat)} prend ${e.card ? n.card(e.card) : "une carte"} dans sa pioche.`,
		saw: (e, t, n) => `${t(e.seat)} regarde la main ${ir(t(e.of))}${e.cards ? ` : ${Sr(e.cards, n) || "aucune carte"}` : ""}.`,
		spent: (e, t, n) => `${t(e.seat)} dépense un jeton ${n.token(e.token)}.`,
		declared: (e, t, n) => `${t(e.seat)} veut utiliser ${n.ability(e.action)}.`,
		used: (e, t, n) => `${t(e.seat)} utilise ${n.ability(e.action)}.`,
		token: (e, t, n) => `${t(e.seat)} ${e.change > 0 ? "reçoit" : "perd"} ${Me(Math.abs(e.change), sr.tokens(n.token(e.token)))}.`,
		cp: (e, t) => `${t(e.seat)} ${e.change > 0 ? "gagne" : "perd"} ${Math.abs(e.change)} PC.`,
		damaged: (e, t, n) => `${t(e.seat)} subit ${e.amount} ${e.amount > 1 ? "dégâts" : "dégât"}${e.lines.length > 0 ? ` : ${xr(e.lines, n)}` : ""}.`,
		healed: (e, t) => `${t(e.seat)} récupère ${Cr(e.amount)}.`,
		"stole-health": (e, t) => `${t(e.seat)} vole ${Cr(e.amount)} à ${t(e.from)}.`,
		flipped: (e, t) => `${t(e.seat)} retourne son plateau de héros.`,
		failed: (e, t) => `La capacité ${ir(t(e.seat))} échoue.`,
		companion: (e, t, n) => `${t(e.seat)} : ${n.companion(e.companion)} est maintenant ${n.companionState(e.companion, e.state, t)}.`,
		"companion-dial": (e, t, n) => `${t(e.seat)} : ${n.companion(e.companion)} ${e.change > 0 ? "récupère" : "perd"} ${Cr(Math.abs(e.change))} (${e.value} maintenant).`,
		skipped: (e, t, n) => `${t(e.seat)} saute ${wr(n.phase(e.phase))}.`,
		reshuffled: (e, t) => `${t(e.seat)} mélange sa défausse pour refaire sa pioche.`,
		defeated: (e, t) => `${t(e.seat)} est hors de combat.`,
		ended: (e) => e.reason === "defeat" ? "La partie est terminée." : "La partie est nulle."
	};
})), Dr, Or = d((() => {
	Dr = {
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
})), kr, Ar = d((() => {
	kr = {
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
})), jr, Mr, Nr, Pr, Fr, Ir = d((() => {
	jr = {
		defeat: "Il ne reste qu’un camp.",
		draw: "Tout le monde est tombé en même temps\xA0: partie nulle.",
		"turn-limit": "Deux cents tours\xA0: partie nulle."
	}, Mr = {
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
	}, Nr = {
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
	}, Pr = "le dé le plus haut", Fr = {
		"season-1": "Saison 1",
		"season-2": "Saison 2",
		marvel: "Marvel"
	};
})), Lr, Rr = d((() => {
	Lr = {
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
})), zr, Br = d((() => {
	y(), g(), cr(), or(), zr = {
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
		spendSome: (e, t, n) => `dépenser ${t === 1 ? e : Me(t, sr.tokens(e))}${n ? ` et ${n}` : ""}`,
		use: (e) => `utiliser ${e}`,
		announce: (e) => `annoncer ${e}`,
		top: (e) => `remettre ${e} sur la pioche`,
		bottom: (e) => `remettre ${e} sous la pioche`,
		keepDice: (e) => e.length === 0 ? "tout relancer" : `garder ${$n(e)}`,
		rerollDice: (e) => `relancer ${$n(e)}`,
		takeDice: (e) => `garder ${$n(e)}`,
		die: (e, t) => `le ${e}${t === void 0 ? "" : ` ${ir(t)}`}`,
		turnDie: (e, t, n) => `changer un ${e}${n === void 0 ? "" : ` ${ir(n)}`} en ${t}`,
		proposed: (e) => `${e}, comme proposé`,
		facedown: (e) => `la carte ${e}`,
		recommended: (e) => `la carte ${e}, celle qu’on vous recommande`,
		tokenOf: (e, t) => `${e} : ${t}`,
		source: (e, t, n) => `${e} : ${t} dégât${t > 1 ? "s" : ""}${n && ` ${n}`}`,
		nothing: "rien"
	};
})), Vr, Hr = d((() => {
	Vr = {
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
function Ur(e, t) {
	return "token" in e ? [
		"dépensez",
		"dépenser",
		Gr(e, t)
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
		Me(e.cards, h("carte", "cartes"))
	];
}
function Wr(e, t) {
	return "token" in e ? [sr.tokens(t.token(e.token)).many, e.n] : "family" in e ? [t.kind(e.family, 2), e.n] : "cp" in e ? ["PC", e.cp] : ["cartes", e.cards];
}
var Gr, Kr, qr = d((() => {
	g(), cr(), or(), Gr = ({ token: e, n: t }, n) => t === 1 && n.isSingle(e) ? n.token(e) : Me(t, sr.tokens(n.token(e))), Kr = {
		pay: (e, t) => {
			let [n, , r] = Ur(e, t);
			return `${n} ${r}`;
		},
		toPay: (e, t) => {
			let [, n, r] = Ur(e, t);
			return `${n} ${r}`;
		},
		howMany: (e, t) => {
			let [n, , r] = Ur(e, t), [i, a] = Wr(e, t);
			return a === 1 ? `combien ${nr(i)} ${n}-vous` : `combien de fois ${n}-vous ${r}`;
		},
		upTo: (e, t, n) => {
			let r = t === "any" ? "autant de" : `jusqu’à ${t}`, i = t === "any" ? " que vous voulez" : "", [, a] = Ur(e, n);
			return `${a} ${r} ${Wr(e, n)[0]}${i}`;
		}
	};
})), Jr, Yr, Xr = d((() => {
	Jr = {
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
	}, Yr = {
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
})), Zr, Qr, $r = d((() => {
	Zr = (e, t, n) => e < 2 ? t : n, Qr = {
		score: (e) => `${e} ${Zr(e, "point de santé", "points de santé")}`,
		parts: {
			dealt: (e) => `${e} ${Zr(e, "dégât infligé", "dégâts infligés")}`,
			targets: () => "Cibles",
			health: () => "Points de santé",
			cards: (e) => `${e} ${Zr(e, "carte", "cartes")}`,
			tokens: (e) => `${e} ${Zr(e, "altération dépensée", "altérations dépensées")}`
		},
		health: {
			suffered: (e) => Zr(e, "perdu", "perdus"),
			prevented: (e) => Zr(e, "dégât prévenu", "dégâts prévenus"),
			healed: (e) => Zr(e, "récupéré", "récupérés")
		},
		cards: {
			played: (e) => Zr(e, "jouée", "jouées"),
			upgrades: (e) => Zr(e, "amélioration", "améliorations"),
			sold: (e) => Zr(e, "vendue", "vendues")
		},
		target: (e) => `à ${e}`,
		stolen: "Santé volée"
	};
})), ei, ti = d((() => {
	or(), ei = {
		discard: (e, t) => e.who === "self" ? `défaussez une carte${e.how === "random" ? " au hasard" : ""}` : `faites défausser ${rr(t.who(e.who))} une carte ${e.how === "random" ? "au hasard" : "de son choix"}`,
		"discard-hand": () => "défaussez votre main",
		"see-hand": (e, t) => `regardez la main ${nr(t.who(e.who))}`,
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
})), ni, ri, ii = d((() => {
	ni = {
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
	}, ri = {
		...ni,
		"chosen-opponent": "un adversaire",
		"chosen-player": "un joueur",
		"both-opponents": "deux adversaires différents",
		"any-two-opponents": "deux adversaires (ou deux fois le même)",
		"any-three-opponents": "trois adversaires (ou plusieurs fois le même)",
		"two-players": "un ou deux joueurs"
	};
}));
// packages/dice-throne/src/text/fr/verbs/control.ts
function ai(e, t, n, r) {
	let i = e === 1 ? "l’un d’eux" : `jusqu’à ${e} d’entre eux`, a = t === 1 ? "le relancer une fois" : `relancer une fois ${e >= t ? "autant de ces dés que vous voulez" : i}`;
	return `vous pouvez ${n ? `${r.price(n, !0)} pour ` : ""}${a}`;
}
var oi, si = d((() => {
	pn(), hn(), vn(), or(), ii(), oi = {
		choose: (e, t) => {
			let { list: n, optional: r, alike: i } = t.ways(e);
			return i && !e.by ? n : r ? `vous pouvez : ${n}` : `${e.by ? `au choix ${nr(t.who("target"))}` : "au choix"} : ${n}`;
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
			let n = gn(e);
			if (n) {
				let [r, i] = n;
				return `lancez ${ar(r.dice)} (${i.dice} si vous ${t.price(e.price)}) : ${t.list(r.effects)}`;
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
			let n = mn(e, t);
			if (n !== void 0) return n;
			let r = t.facing(fn(e.who) ? "chacun d’eux" : "ce joueur").list(e.effects);
			return `choisissez ${ri[e.who]}${r.includes("\xA0: ") ? "; " : " : "}${r}`;
		},
		roll: (e, t) => {
			let n = `${e.by ? `${t.who("target")} lance` : "lancez"} ${ar(e.dice)}`, r = e.again === void 0 ? n : `${n} (${ai(e.again, e.dice, e.price, t)})`, i = t.rolling(e.dice), [a, ...o] = e.effects;
			return a?.do === "then" ? tr.broken(r, i.list(o)) : `${r} : ${i.list(e.effects)}`;
		},
		contest: (e, t) => `vous et ${e.attack ? "l’adversaire" : "l’attaquant"} lancez chacun un dé; si le vôtre est ${e.ties ? "au moins aussi haut" : "plus haut"}, ${t.list(e.win)}; sinon, ${t.list(e.lose)}`
	};
}));
// packages/dice-throne/src/text/fr/verbs/damage.ts
function ci(e, { more: t }) {
	let { one: n, many: r } = ui[e];
	return t ? h(`${n} de plus`, `${r} de plus`) : ui[e];
}
function li({ amount: e, who: t }, n) {
	if (typeof e == "number" || !("tokens" in e)) return "";
	if (t === "self") return " que vous portez";
	let r = fn(t) ? " qu’ils portent" : " qui s’y trouve";
	return n.isOwned(e.tokens) ? `${r} et qui vous appartient` : r;
}
var ui, di, fi, pi, mi, hi, gi = d((() => {
	pn(), Rn(), g(), or(), ui = {
		normal: h("dégât", "dégâts"),
		undefendable: h("dégât imparable", "dégâts imparables"),
		pure: h("dégât pur", "dégâts purs"),
		collateral: h("dégât collatéral", "dégâts collatéraux"),
		ultimate: h("dégât ultime", "dégâts ultimes")
	}, di = (e, t, n = "", r = "normal") => t.amount(e, h(`${ui[r].one}${n}`, `${ui[r].many}${n}`)), fi = (e, t) => t.measure(e, ui.normal), pi = (e) => e ? " que rien ne peut réduire" : "", mi = (e) => e.replace(/( \([^)]*\))?$/, " de sa cible$1"), hi = {
		damage: (e, t) => {
			let n = t.ultimate ? "ultimate" : e.type;
			return m("infligez", t.amount(e.amount, ci(n, t)), "", t.measure(e.amount, ui[n]));
		},
		"add-damage": (e, t) => Fn(e.amount) ? m("ajoutez", mi(di(e.amount, t, " à l’attaque"))) : m("ajoutez", di(e.amount, t, " à l’attaque"), "", fi(e.amount, t)),
		"damage-back": (e, t) => m("infligez", di(e.amount, t, " à l’attaquant"), "", fi(e.amount, t)),
		hurt: (e, t) => e.who === "self" ? `subissez ${di(e.amount, t, pi(e.certain), e.type)}` : `infligez ${di(e.amount, t, `${pi(e.certain)} ${rr(t.who(e.who))}`, e.type)}`,
		"pooled-damage": (e, t) => {
			let n = di(e.amount, t, pi(e.certain), e.type) + li(e, t);
			if (e.who === "self") return `subissez ${n}`;
			let r = un(e.who) || e.who === "two-opponents" || e.who === "three-opponents" ? "subissent chacun" : fn(e.who) ? "subissent" : "subit";
			return `${t.who(e.who)} ${r} ${n}`;
		},
		undefendable: () => "l’attaque devient imparable",
		"defend-anyway": () => "vous pouvez quand même vous défendre contre l’attaque",
		recoil: (e, t) => `si au moins 1 dégât est infligé, subissez ${di(e.amount, t)}`,
		prevent: (e, t) => m("prévenez", di(e.amount, t), e.who === "self" ? "" : ` destinés ${rr(t.who(e.who))}`, fi(e.amount, t)),
		"halve-dealt": () => "tous les dégâts que vous infligez jusqu’à la fin de la phase de lancer sont réduits de moitié (réduction arrondie au supérieur)",
		"prevent-half": () => "prévenez la moitié des dégâts entrants (arrondie au supérieur)",
		endure: () => "votre santé passe à 1 au lieu de 0",
		avoid: ({ all: e }) => e ? "évitez tous les dégâts de la phase de lancer" : "évitez une source de dégâts entrants",
		reflect: () => "infligez aussi à l’attaquant la moitié des dégâts entrants (arrondie au supérieur)"
	};
})), _i, vi, yi, bi = d((() => {
	or(), _i = {
		any: ["un dé de n’importe quel joueur", "dés de n’importe quels joueurs"],
		own: ["un de vos dés", "de vos dés"],
		team: ["un de vos dés ou de ceux d’un coéquipier", "de vos dés ou de ceux d’un coéquipier"],
		opponent: ["un dé d’un adversaire", "dés d’un adversaire"]
	}, vi = (e) => e === void 0 ? "n’importe lesquels" : e === 1 ? "un" : `jusqu’à ${e}`, yi = {
		"alter-die": (e) => {
			let t = (e.upTo ?? 1) > 1, [n, r] = _i[e.whose], i = `${t ? `jusqu’à ${e.upTo} ${r}` : n}${e.from ? " montrant un chiffre pair" : ""}`;
			return e.to === "neighbour" ? `augmentez ou diminuez de 1 ${i}` : typeof e.to == "object" ? `mettez ${i} sur ${er(e.to)}` : `mettez ${i} sur ${e.to === "six" ? "6" : t ? "les valeurs de votre choix" : "la valeur de votre choix"}`;
		},
		"copy-die": () => "donnez à un de vos dés la valeur d’un autre dé du même lancer",
		"reroll-die": (e) => e.whose === "opponent" ? "choisissez un dé d’un adversaire, qui doit le relancer" : e.upTo === 1 ? "relancez un de vos dés" : `relancez jusqu’à ${e.upTo} de vos dés`,
		"try-again": () => "vous ou un coéquipier pouvez relancer un ou deux de vos propres dés, ou un seul deux fois de suite",
		"extra-attempt": (e) => e.of === "offense" ? "le joueur en phase de lancer offensif gagne une tentative de lancer" : "le défenseur peut relancer une fois les dés de défense de son choix",
		"offense-again": () => "au lieu d’activer une capacité, commencez une nouvelle phase de lancer offensif",
		"reroll-any": (e) => e.single ? "vous pouvez relancer ce dé une fois" : `vous pouvez relancer une fois ${vi(e.upTo)} de ces dés`,
		"keep-some": (e) => `gardez-en ${e.dice}`
	};
})), xi, Si, Ci = d((() => {
	pn(), g(), or(), xi = (e) => h(`point de santé ${e}`, `points de santé ${e}`), Si = {
		heal: (e, t) => e.who === "self" ? m("soignez-vous de", t.amount(e.amount, h("")), "", t.measure(e.amount, h(""))) : `rendez ${t.amount(e.amount, xi(rr(t.who(e.who))))}`,
		cp: (e, t) => m("gagnez", t.amount(e.amount, h("PC"))),
		draw: (e, t) => m("piochez", t.amount(e.amount, h("carte", "cartes"))),
		"lose-cp": (e, t) => {
			let n = t.amount(e.amount, h("PC"));
			return e.who === "self" ? `perdez ${n}` : `${t.who(e.who)} ${fn(e.who) ? "perdent" : "perd"} ${n}`;
		},
		"steal-health": (e, t) => `volez ${t.amount(e.amount, xi(rr(t.who(e.from))))}`,
		"heal-dealt": () => "soignez-vous d’autant de points que vos attaques infligent de dégâts dans cette phase de lancer",
		"steal-cp": (e, t) => `volez ${e.amount} PC ${rr(t.who(e.from))}`
	};
}));
// packages/dice-throne/src/text/fr/verbs/tokens.ts
function wi(e, t) {
	return e === "target" && t.target === void 0 ? "" : ` ${rr(t.who(e))}`;
}
var Ti, Ei = d((() => {
	Hn(), g(), cr(), or(), Ti = {
		gain: (e, t) => {
			let n = e.amount === 1 ? "vous pouvez gagner" : "vous pouvez gagner jusqu’à", r = t.measure(e.amount, sr.tokens(t.token(e.token)));
			return m(e.may ? n : "gagnez", t.tokens(e.token, e.amount), "", r);
		},
		inflict: (e, t) => {
			if (e.who === "self") return m("gagnez", t.tokens(e.token, e.amount));
			let n = wi(e.who, t);
			if (typeof e.amount == "number") return m("infligez", t.tokens(e.token, e.amount), n);
			let { one: r, many: i } = sr.tokens(t.token(e.token));
			return m("infligez", t.amount(e.amount, h(`${r}${n}`, `${i}${n}`)));
		},
		intercept: () => "une altération que la capacité vous infligerait n’arrive jamais",
		bestow: (e, t) => `donnez ${$n(Vn(e.tokens).map(([e, n]) => t.tokens(e, n)))} ${rr(t.who(e.who))}`,
		lose: (e, t) => `retirez ${e.amount === "all" ? `tous les ${sr.tokens(t.token(e.token)).many}` : t.tokens(e.token, e.amount)}${e.who === "self" ? "" : ` ${rr(t.who(e.who))}`}`,
		"fill-up": (e, t) => `gagnez ${t.token(e.token)} jusqu’à votre limite d’empilement`,
		"set-off": () => "il explose",
		"pass-on": () => "vous pouvez le donner à un joueur de votre choix",
		"remove-token": (e, t) => {
			let n = {
				any: "altération d’un joueur de votre choix",
				own: "de vos altérations",
				target: `altération ${nr(t.who("target"))}`
			};
			return `${e.may ? "vous pouvez retirer" : "retirez"} une ${n[e.reach]}`;
		},
		"remove-all-tokens": () => "retirez toutes les altérations d’un joueur de votre choix",
		"move-token": () => "déplacez une altération d’un joueur à un autre",
		"raise-limit": (e, t) => `augmentez de ${e.amount} votre limite d’empilement ${nr(t.token(e.token))}`
	};
})), Di, Oi = d((() => {
	ti(), si(), gi(), bi(), Ci(), Ei(), Di = {
		...hi,
		...Si,
		...Ti,
		...ei,
		...yi,
		...oi
	};
})), ki, Ai = d((() => {
	g(), cr(), ki = {
		short: (e) => `il manque ${e} PC`,
		price: (e) => `vous ne pouvez pas ${e}`,
		dice: (e) => e === 1 ? "un dé montre autre chose" : `${e} dés montrent autre chose`,
		timing: (e) => `seulement ${e}`,
		tokens: (e, t) => `il manque ${Me(e, sr.tokens(t))}`,
		"no-cards": "un effet vous interdit de jouer des cartes",
		covered: "une altération recouvre cette capacité",
		warped: "les dés montrent autre chose, et l’un d’eux n’est qu’un chiffre",
		upgraded: "la capacité a déjà ce niveau",
		prepared: "vous avez déjà préparé tous vos sortilèges pour ce tour",
		used: "déjà utilisé ce tour-ci",
		nothing: "cela n’aurait aucun effet",
		sale: "on vend ses cartes pendant ses phases principales et de défausse"
	};
})), ji, Mi = d((() => {
	cr(), fr(), mr(), vr(), Er(), Or(), or(), Ar(), Ir(), Rr(), Br(), Hr(), qr(), Xr(), $r(), Oi(), ii(), Ai(), ji = {
		grammar: tr,
		who: ni,
		amounts: sr,
		needs: _r,
		prices: Kr,
		conditions: gr,
		timings: Jr,
		moments: Lr,
		printed: Yr,
		verbs: Di,
		common: pr,
		heroNames: kr,
		phases: Vr,
		options: zr,
		ask: dr,
		events: Tr,
		lines: yr,
		damageTypes: br,
		reasons: jr,
		summary: Qr,
		matchOptions: Mr,
		boxes: Fr,
		byChance: Pr,
		optionValues: Nr,
		faults: Dr,
		whyNot: ki
	};
})), x, Ni = d((() => {
	p(), Zn(), Mi(), x = u({
		en: Xn,
		fr: ji
	});
})), S, Pi = d((() => {
	p(), Ni(), S = (e) => new n((t) => e(x[t].faults, t));
}));
// packages/dice-throne/src/content/roster.ts
function Fi(e) {
	$i = e;
}
function Ii(e) {
	if (Ji.has(e.id)) throw Error(`Two heroes are called ${e.id}`);
	Ji.set(e.id, e);
}
function Li(e) {
	Yi.set(e.hero.id, e);
}
function Ri(e) {
	let t = Yi.get(e);
	if (!t) throw Error(`The page of ${e} is not loaded`);
	return t;
}
function zi(e) {
	let t = e.indexOf(na);
	return t < 0 ? e : e.slice(0, t);
}
function Bi(e) {
	if (Xi.has(e.id)) throw Error(`Two heroes are called ${e.id}`);
	let t = new Map([...$i, ...e.cards].map((e) => [e.id, e])), n = (e.otherFace ? [e.abilities, e.otherFace] : [e.abilities]).map((t) => t.map((t) => Vi(e, t)));
	Xi.set(e.id, {
		hero: e,
		faces: e.faces,
		slots: n,
		cards: t
	});
	for (let t of e.tokens) Hi(e, t);
	for (let { id: t, actions: n = [] } of e.companions ?? []) for (let e of n) Qi.set(e.id, t);
}
function Vi(e, t) {
	let n = [[], [t]];
	for (let { upgrades: r } of e.cards) r?.ability.id === t.id && (n[r.level] = [r.ability, ...r.adds ?? []]);
	return {
		id: t.id,
		byLevel: n
	};
}
function Hi(e, t) {
	let n = Zi.get(t.id);
	if (n && n.limit !== t.limit) throw Error(`${e.id}: ${t.id} has another limit elsewhere`);
	n || Zi.set(t.id, t), ua = void 0, da = void 0;
}
function Ui(e) {
	let t = Xi.get(e);
	if (!t && Ji.has(e)) throw Error(`The page of ${e} is not loaded`);
	if (!t) throw S((t) => t.unknownHero(e, ia()));
	return t;
}
function C(e) {
	let t = Zi.get(e) ?? la.get(e) ?? Wi(e);
	if (!t) throw Error(`No token is called ${e}`);
	return t;
}
function Wi(e) {
	let t = Zi.get(e.slice(0, Math.max(0, e.indexOf("@"))));
	return t && la.set(e, t), t;
}
function Gi() {
	return ua ??= fa().filter(({ weakens: e }) => e !== void 0), ua;
}
function Ki() {
	return da ??= fa().filter(({ aura: e }) => e !== void 0), da;
}
function qi(e, t, n) {
	let r = ca(e, t).cards.get(n);
	if (!r) throw Error(`${_(e, t).hero} has no card ${n}`);
	return r;
}
var Ji, Yi, Xi, Zi, Qi, $i, ea, ta, na, ra, ia, aa, oa, sa, ca, la, ua, da, fa, w = d((() => {
	Pi(), y(), Ji = /* @__PURE__ */ new Map(), Yi = /* @__PURE__ */ new Map(), Xi = /* @__PURE__ */ new Map(), Zi = /* @__PURE__ */ new Map(), Qi = /* @__PURE__ */ new Map(), $i = [], ea = () => $i, ta = (e) => Ji.get(zi(e)), na = "~", ra = (e, t) => `${e}${na}${t}`, ia = () => [.../* @__PURE__ */ new Set([...Ji.keys(), ...[...Xi.keys()].map(zi)])], aa = (e) => Xi.has(e), oa = (e) => e === "" ? [] : Ui(e).hero.companions ?? [], sa = (e) => Qi.get(e), ca = (e, t) => Ui(_(e, t).hero), la = /* @__PURE__ */ new Map(), fa = () => [...Zi.values()];
}));
// packages/dice-throne/src/options.ts
function pa(e) {
	let t = /* @__PURE__ */ new Map();
	return (n) => {
		let r = t.get(n);
		if (r !== void 0) return r;
		let i = e(n);
		return t.set(n, i), i;
	};
}
function ma(e, t) {
	return ya.set(e, t), pa((t) => `${e}:${t}`);
}
function ha(e, t) {
	let n = Aa(t);
	if (n.is !== e) throw Error(`${t} is no ${e}`);
	return n;
}
function ga(e, t) {
	po.set(e, t);
}
function _a(e, t, n) {
	let r = po.get(e);
	if (!r) throw Error(`Nobody has said how the options of ${e} are read`);
	return r(t, n);
}
var va, ya, ba, xa, Sa, Ca, wa, Ta, Ea, Da, Oa, ka, Aa, ja, Ma, Na, Pa, Fa, Ia, La, Ra, za, Ba, Va, Ha, Ua, Wa, Ga, Ka, qa, Ja, Ya, Xa, Za, Qa, $a, eo, to, no, ro, io, ao, oo, so, co, lo, uo, fo, po, T = d((() => {
	w(), y(), va = [
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
	], ya = /* @__PURE__ */ new Map(), ba = ma("play", (e) => ({
		is: "play",
		card: e
	})), xa = ma("sell", (e) => ({
		is: "sell",
		card: e
	})), Sa = ma("spend", (e) => {
		let [t = "", n = ""] = e.split("/");
		return {
			is: "spend",
			token: t,
			use: n
		};
	}), Ca = (e, t) => Sa(wa(e, t)), wa = (e, t) => t === "" ? e : `${e}/${t}`, Ta = ma("use", (e) => ({
		is: "use",
		action: e,
		companion: sa(e)
	})), Ea = ma("announce", (e) => ({
		is: "announce",
		tier: e
	})), Da = ma("top", (e) => ({
		is: "put-back",
		card: e,
		to: "top"
	})), Oa = ma("bottom", (e) => ({
		is: "put-back",
		card: e,
		to: "bottom"
	})), ka = pa((e) => {
		let t = va.find((t) => t === e);
		if (!t) throw Error(`No option is called ${e}`);
		return { is: t };
	}), Aa = pa((e) => {
		let t = e.indexOf(":");
		if (t < 0) return ka(e);
		let n = ya.get(e.slice(0, t));
		if (!n) throw Error(`No option is written ${e}`);
		return n(e.slice(t + 1));
	}), ja = Array.from({ length: 32 }, (e, t) => ({
		is: "keep-dice",
		places: Array.from({ length: 5 }, (e, t) => t + 1).filter((e) => t & 1 << e - 1)
	})), Ma = ja.map(({ places: e }) => `keep:${e.join(",") || "-"}`), Na = (e) => Ma[e], Pa = (e) => ja[e].places, Fa = (e) => e.join(","), Ia = (e) => e.join("+"), La = (e, t) => `${e}=${t}`, Ra = pa((e) => {
		let [t, n] = e.split("=").map(Number);
		return {
			is: "turn-die",
			place: t,
			to: n
		};
	}), za = (e) => `p${e + 1}`, Ba = (e) => /^p[1-9]$/.test(e) ? Number(e[1]) - 1 : void 0, Va = (e, t) => `${za(e)}.${t}`, Ha = pa((e) => {
		let t = e.indexOf(".");
		return {
			is: "token",
			seat: Number(e.slice(1, t)) - 1,
			token: e.slice(t + 1)
		};
	}), Ua = (e) => e.join("+"), Wa = ({ place: e }) => String(e), Ga = ({ branch: e }) => String(e), Ka = pa((e) => {
		let [, t, n = ""] = e.split("/"), [r = n] = n.split(".");
		return {
			is: "upkeep",
			from: t === "token" ? "token" : "ability",
			id: r,
			source: n
		};
	}), qa = (e) => Ka(e).source, Ja = (e) => ka(e), Ya = (e) => Aa(e), Xa = (e, t) => (n) => e.includes(n) ? ka(n) : t(n), Za = (...e) => Xa(e, (e) => ({
		is: "card",
		card: e
	})), Qa = (...e) => Xa(e, (e) => ({
		is: "own-token",
		token: e
	})), $a = (...e) => Xa(e, (e) => ({
		is: "player",
		seat: e
	})), eo = (e) => (t) => ({
		is: e,
		count: t
	}), to = (...e) => Xa(e, (e) => ({
		is: "pay-price",
		price: e
	})), no = Ja, ro = (e, t) => e === "reroll" ? {
		is: "reroll",
		place: io(t?.picking.at(-1)?.own.at(-1))
	} : Ja(e), io = (e) => e && "die" in e && Number(e.die) || void 0, ao = { is: "give-up" }, oo = { is: "no-defense" }, so = (e) => ja[e], co = $a("none"), lo = Xa(["none"], (e) => Ra(e)), uo = Xa(["none"], (e) => Ha(e)), fo = (e) => ({
		is: "hero",
		hero: e
	}), po = new Map(Object.entries({
		ban: fo,
		pick: fo,
		attempt: (e) => e === "none" ? ao : typeof e == "number" ? so(e) : Ya(e),
		main: Ya,
		respond: Ya,
		answer: Ya,
		sell: Ya,
		"put-back": Ya,
		defend: (e) => e === "none" ? oo : {
			is: "defend",
			ability: e
		},
		target: co,
		agree: (e) => ({
			is: "player",
			...e
		}),
		"choose-player": co,
		upkeep: (e) => Ka(e),
		check: Qa(),
		intercept: Qa(),
		avoid: (e) => ({
			is: "source",
			...e
		}),
		cover: (e) => ({
			is: "ability",
			ability: e
		}),
		"stand-up": (e) => e === "pay" ? { is: "stand-up" } : Ja(e),
		foresee: eo("foresee"),
		"roll-again": (e) => e === "reroll" ? { is: "reroll" } : Ja(e),
		cast: Za("none"),
		search: Za("none"),
		"search-deck": Za("none"),
		discard: Za(),
		"lay-down": (e) => ({
			is: "lay-down",
			cards: e
		}),
		recommend: Xa(["none"], (e) => ({
			is: "facedown",
			place: e
		})),
		"turn-up": (e) => ({
			is: "facedown",
			...e
		}),
		"pay-with": Qa(),
		"put-back-next": Za("reveal"),
		gain: Ja,
		"see-hand": Ja,
		choose: (e) => ({
			is: "branch",
			branch: e
		}),
		"alter-die": lo,
		"copy-die": lo,
		"reroll-die": Xa(["none"], (e) => ({
			is: "die",
			place: e
		})),
		"try-again": Xa(["none", "again"], (e) => ({
			is: "reroll-dice",
			places: e
		})),
		"keep-dice": so,
		"keep-some": (e) => ({
			is: "take-dice",
			dice: e
		}),
		"reroll-some": Xa(["none"], (e) => ({
			is: "reroll-dice",
			places: e
		})),
		"remove-token": uo,
		"move-token": uo
	}));
}));
// packages/dice-throne/src/effects/effect.ts
function E(e) {
	if (go.has(e.name)) throw Error(`Two verbs are called ${e.name}`);
	go.set(e.name, e);
	for (let [t, n] of Object.entries(e.options ?? {})) ga(t, n);
	return (t) => ({
		do: e.name,
		...t
	});
}
function mo(e) {
	let t = go.get(e.do);
	if (!t) throw Error(`No verb is called ${e.do}`);
	return t;
}
function ho(e, t, n, r = 0) {
	return t.flatMap((t) => {
		let { pass: i, parts: a, inner: o, vars: s } = mo(t), c = i?.(t) ?? "activation";
		if (!(n === "whole" || o || c === "both" || c === n)) return [];
		let l = a(e, t, {
			pass: n,
			own: (e) => e.own[r],
			parts: (t, i = n) => ho(e, t, i, s ? r + 1 : r)
		});
		return !s || l.length === 0 ? l : [e.run((e, n) => {
			n.own[r] = s(t);
		}), ...l];
	});
}
var go, _o, D = d((() => {
	T(), go = /* @__PURE__ */ new Map(), _o = (e) => e.flatMap((e) => [e, ...(mo(e).inner?.(e) ?? []).flatMap(_o)]);
}));
// packages/dice-throne/src/content/moments.ts
function vo(e, t) {
	let n = e[xo(t).field ?? t];
	return n && "effects" in n ? n.effects : n;
}
var yo, bo, xo, So, Co, wo, To = d((() => {
	yo = .8, bo = {
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
			tokenWorth: (e) => yo * Math.max(.5, e)
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
	}, xo = (e) => bo[e], So = Object.keys(bo), Co = (e) => So.filter((t) => xo(t).on.includes(e)), wo = {
		ability: Co("ability"),
		token: Co("token"),
		card: Co("card"),
		hero: Co("hero")
	};
}));
// packages/dice-throne/src/content/need.ts
function Eo(e, t, n) {
	let r = {};
	for (let [i, a] of e.entries()) {
		if (i === n) continue;
		let e = t[a - 1];
		r[e] = (r[e] ?? 0) + 1;
	}
	return {
		symbols: r,
		run: ko(e),
		alike: Ao(e)
	};
}
function Do(e, t) {
	if ("symbols" in e) {
		for (let n in e.symbols) if ((t.symbols[n] ?? 0) < e.symbols[n]) return !1;
		return !0;
	}
	return "straight" in e ? t.run >= jo[e.straight] : t.alike >= e.ofAKind;
}
function Oo(e, t, n, r) {
	let i = 0;
	for (let a = 0; a < t.length; a++) n[t[a] - 1] === e && a !== r && i++;
	return i;
}
function ko(e) {
	let t = 0, n = 0;
	for (let r = 1; r <= 6; r++) n = e.includes(r) ? n + 1 : 0, t = Math.max(t, n);
	return t;
}
function Ao(e) {
	let t = 0;
	for (let n = 1; n <= 6; n++) {
		let r = 0;
		for (let t of e) t === n && r++;
		t = Math.max(t, r);
	}
	return t;
}
var jo, O, k, A, Mo, No, Po = d((() => {
	jo = {
		small: 4,
		large: 5
	}, O = (e) => ({ symbols: e }), k = { straight: "small" }, A = { straight: "large" }, Mo = (e) => ({ ofAKind: e }), No = (e, t, n, r) => Do(e, Eo(t, n, r));
}));
// packages/dice-throne/src/content/programs.ts
function Fo(e, t, n = "whole") {
	t && t.length !== 0 && zo.set(e, f(e, (e) => ho(e, t, n)));
}
function Io(e, t) {
	Fo(e.program, t), Vo(e.program) !== void 0 && Bo.set(e.program, e);
}
function Lo(e) {
	let t = zo.get(e);
	if (!t) throw Error(`No program is called ${e}`);
	return t;
}
function Ro(e) {
	let t = Bo.get(e);
	if (!t) throw Error(`No program that waits for a moment is called ${e}`);
	return t;
}
var zo, Bo, Vo, Ho = d((() => {
	p(), D(), zo = /* @__PURE__ */ new Map(), Bo = /* @__PURE__ */ new Map(), Vo = (e) => zo.get(e)?.name;
}));
// packages/dice-throne/src/content/programNames.ts
function Uo(e, t) {
	let { program: n } = xo(e);
	return n === void 0 ? void 0 : `${t}/${n}`;
}
var Wo, Go, Ko, qo, Jo, Yo, Xo, Zo, Qo, $o = d((() => {
	To(), Ho(), Wo = (e) => `dice-throne/${e}`, Go = (e, t, n) => `dice-throne/${e}/${t}.${n}`, Ko = (e) => `dice-throne/token/${e}`, qo = (e, t) => `dice-throne/${e}/companion/${t}`, Jo = (e, t) => `dice-throne/${e}/companion/${t}`, Yo = (e, t, n) => `dice-throne/${t}/${xo(e).program}/${n}`, Xo = (e, t) => Yo("cast", e, t), Zo = (e, t) => Vo(Yo("played", "common", t)) ?? Yo("played", e, t), Qo = (e) => Vo(Uo("setup", Wo(e)));
}));
// packages/dice-throne/src/content/rolls.ts
function es(e) {
	let t = 0;
	for (let n of e) t = t * 6 + n - 1;
	return t;
}
function ts(e) {
	let t = [];
	for (let n = e, r = 0; r < 5; r++, n = Math.floor(n / 6)) t.push(1 + n % 6);
	return t;
}
function ns(e) {
	return e.every((t, n) => n === 0 || e[n - 1] <= t);
}
var rs, is, as, os, ss, cs = d((() => {
	rs = 7776, is = [...Array(rs).keys()].map(ts).filter(ns), as = new Uint8Array(rs), os = new Map(is.map((e, t) => [e.join(""), t]));
	for (let e = 0; e < rs; e++) as[e] = os.get(ts(e).sort().join(""));
	ss = (e) => as[es(e)];
}));
// packages/dice-throne/src/content/board.ts
function ls(e, t = 0, n = {}) {
	let r = [
		e,
		t,
		...Object.entries(n).map(([e, t]) => `${e}:${t}`).sort()
	].join("|"), i = gs.get(r);
	return i === void 0 && gs.set(r, r), i ?? r;
}
function us(e, t, n, r = _(e, t).board) {
	for (let e of hs(r).tiers) if (e.id === n) return e;
	throw Error(`${n} is not on the board of ${_(e, t).hero}`);
}
function ds(e) {
	let [t = "", n = "0", ...r] = e.split("|"), i = Object.fromEntries(r.map((e) => e.split(":")).map(([e, t]) => [e, Number(t)])), a = (t === "" ? [] : Ui(t).slots[Number(n)] ?? []).map((e) => fs(t, n, e, i[e.id] ?? 1)), o = {
		hero: t,
		levels: i,
		abilities: a.flatMap(({ abilities: e }) => e),
		tiers: a.flatMap(({ tiers: e }) => e),
		defenses: a.flatMap(({ defenses: e }) => e),
		actions: [...bs(t), ...a.flatMap(({ actions: e }) => e)],
		hooks: xs((e) => a.flatMap(({ hooks: t }) => t[e])),
		prepares: a.reduce((e, { prepares: t }) => e + t, 0),
		upgradesInRollPhases: a.some(({ upgradesInRollPhases: e }) => e)
	};
	return ms.set(e, o), o;
}
function fs(e, t, n, r) {
	let i = `${e}|${t}|${n.id}:${r}`, a = ys.get(i) ?? ps(e, n.byLevel[r] ?? [], r);
	return ys.set(i, a), a;
}
function ps(e, t, n) {
	let { faces: r } = Ui(e), i = t.map((t) => ({
		ability: t,
		level: n,
		home: Go(e, t.id, n)
	}));
	return {
		abilities: i,
		tiers: i.flatMap((e) => Ss(e, r)),
		defenses: i.filter(({ ability: e }) => e.kind === "defensive"),
		actions: i.flatMap(({ ability: e, home: t }) => (e.actions ?? []).map((n) => ({
			...n,
			program: `${t}/${n.id}`,
			...e.kind === "defensive" ? { defense: e.id } : {}
		}))),
		hooks: xs((e) => i.flatMap(({ ability: t, home: n }) => {
			let r = Vo(Uo(e, n) ?? "");
			return r === void 0 ? [] : [{
				program: r,
				ability: t
			}];
		})),
		prepares: t.reduce((e, { prepares: t = 0 }) => e + t, 0),
		upgradesInRollPhases: t.some(({ upgradesInRollPhases: e }) => e)
	};
}
var ms, j, hs, gs, _s, vs, ys, bs, xs, Ss, M = d((() => {
	D(), T(), y(), To(), Po(), $o(), Ho(), cs(), w(), ms = /* @__PURE__ */ new Map(), j = (e, t) => hs(_(e, t).board), hs = (e) => ms.get(e) ?? ds(e), gs = /* @__PURE__ */ new Map(), _s = (e, t, n) => j(e, t).levels[n] ?? 1, vs = (e, t) => Object.keys(j(e, t).levels).length, ys = /* @__PURE__ */ new Map(), bs = (e) => oa(e).flatMap(({ actions: t = [] }) => t.map((t) => ({
		...t,
		program: Jo(e, t.id)
	}))), xs = (e) => Object.fromEntries(wo.ability.map((t) => [t, e(t)])), Ss = (e, t) => (e.ability.tiers ?? []).map(({ need: n, effects: r }, i) => {
		let a = `${e.home}.${i}`;
		return {
			...e,
			id: `${e.ability.id}.${i + 1}`,
			announcement: Ea(`${e.ability.id}.${i + 1}`),
			tier: i,
			need: n,
			hands: is.map((e) => No(n, e, t)),
			onlyDamage: r.every((e) => e.do === "damage" || mo(e).pass?.(e) === "target"),
			activation: Vo(`${a}/activation`),
			target: Vo(`${a}/target`),
			after: Vo(`${a}/after`),
			effects: r
		};
	});
}));
// packages/dice-throne/src/content/priceOver.ts
function Cs({ id: e, cost: t, upgrades: n }, r, i) {
	return !n || n.level < 3 || r[n.ability.id] !== 2 ? t : t - i.get(e.replace(/-iii$/, "-ii")).cost;
}
var ws = d((() => {}));
// packages/dice-throne/src/content/spendings.ts
function Ts(e) {
	let t = C(e), n = Ds.get(t) ?? Es(t);
	return Ds.set(t, n), n;
}
function Es(e) {
	let { spend: t, spends: n = [] } = e, r = Uo("spend", Ko(e.id));
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
var Ds, Os, ks, As = d((() => {
	$o(), w(), Ds = /* @__PURE__ */ new Map(), Os = (e, t) => {
		let n = Ts(e).find((e) => e.id === t);
		if (!n) throw Error(`${e} has no use called ${t}`);
		return n;
	}, ks = (e) => Ts(e).some(({ aged: e }) => e);
}));
// packages/dice-throne/src/effects/ownedId.ts
function js(e) {
	let t = /@(\d+)$/.exec(e)?.[1];
	return t === void 0 ? void 0 : Number(t);
}
var Ms, Ns = d((() => {
	w(), Ms = (e, t) => C(e).owned ? `${e}@${t}` : e;
}));
// packages/dice-throne/src/rules/tokens.ts
function N(e, t) {
	let { tokens: n } = _(e, t), r = [];
	for (let e in n) n[e] > 0 && r.push(e);
	return r;
}
function Ps(e, t, n) {
	if (!tt(e, t)) return 0;
	let { sharedLimit: r } = C(n), i = r ? N(e, t).reduce((n, i) => n + (C(i).sharedLimit === r ? F(e, t, i) : 0), 0) : F(e, t, n);
	return Math.max(0, Us(e, t, n) - i);
}
function Fs(e, t, n, r) {
	let i = Math.min(r, Ps(e, t, n));
	if (i <= 0) return 0;
	let { tokens: a, marks: o } = _(e, t);
	return a[n] = (a[n] ?? 0) + i, ks(n) && (o[Js(n)] = Ys(e, t, n) + i), me(() => Ko(C(n).id)), l(() => ({
		type: "token",
		seat: t,
		token: n,
		change: i
	})), i;
}
function P(e, t, n, r, i = !1) {
	let { tokens: a, marks: o } = _(e, t), s = Math.min(r, a[n] ?? 0);
	return s <= 0 ? 0 : (a[n] = a[n] - s, !i && Ys(e, t, n) > 0 && (o[Js(n)] = Math.max(0, Ys(e, t, n) - s)), (o[Ks(n)] ?? 0) > a[n] && (o[Ks(n)] = a[n]), a[n] === 0 && Vs(e, t, n), l(() => ({
		type: "token",
		seat: t,
		token: n,
		change: -s
	})), s);
}
function Is(e, t) {
	for (let n of N(e, t)) C(n).covers && (_(e, t).marks[Ws(n)] = 0);
}
function Ls(e, t, n) {
	for (let r of N(e, t)) C(r).ends === n && P(e, t, r, F(e, t, r) - qs(e, t, r));
}
function Rs(e, t) {
	Ls(e, e.active, "offense"), e.phase = t;
}
function zs(e, t) {
	let { tokens: n, marks: r } = _(e, t);
	for (let e in n) C(e).ends === "turn" && (r[Ks(e)] = n[e]);
}
function Bs(e, t) {
	for (let n of N(e, t)) C(n).ends === "turn" && P(e, t, n, Gs(e, t, n));
}
function Vs(e, t, n) {
	let { id: r, persistent: i, attacked: a } = C(n);
	i && a && (e.incoming[t] = e.incoming[t].filter(({ kind: e, by: t }) => e !== "add" || t !== r));
}
var F, Hs, Us, Ws, Gs, Ks, qs, Js, Ys, Xs, Zs, I = d((() => {
	p(), $o(), w(), As(), Ns(), y(), F = (e, t, n) => _(e, t).tokens[n] ?? 0, Hs = (e, t, n) => F(e, t, n) > 0, Us = (e, t, n) => {
		let { limit: r, limitOnOthers: i, limitWith: a } = C(n), o = a && ct(e, a.option) ? a.limit : r;
		return (i === void 0 || js(n) === t ? o : i) + (_(e, t).raised[n] ?? 0);
	}, Ws = (e) => `arrived:${e}`, Gs = (e, t, n) => _(e, t).marks[Ks(n)] ?? 0, Ks = (e) => `held:${e}`, qs = (e, t, n) => Math.min(F(e, t, n), _(e, t).marks[Ws(n)] ?? 0), Js = (e) => `fresh:${e}`, Ys = (e, t, n) => _(e, t).marks[Js(n)] ?? 0, Xs = (e) => {
		let { fixed: t, kind: n } = C(e);
		return n !== "companion" && t !== "removal" && t !== "both";
	}, Zs = (e) => C(e).kind !== "companion" && C(e).fixed === void 0;
}));
// packages/dice-throne/src/rules/companions.ts
function Qs(e, t, n) {
	let r = oa(_(e, t).hero).find((e) => e.id === n);
	if (!r) throw Error(`${_(e, t).hero} has no companion ${n}`);
	return r;
}
function $s(e, t, n) {
	return oa(_(e, t).hero).find((e) => e.id === n)?.states[_(e, t).marks[n] ?? 0];
}
function ec(e, t, n, r) {
	let i = Qs(e, t, n).states.indexOf(r);
	if (i < 0) throw Error(`${n} is never ${r}`);
	let { marks: a } = _(e, t);
	a[n] !== i && (a[n] = i, me(() => qo(_(e, t).hero, n)), l(() => ({
		type: "companion",
		seat: t,
		companion: n,
		state: r
	})));
}
function tc(e, t) {
	for (let [n, { hero: r }] of e.fighters.entries()) for (let { id: i, states: a, start: o, returns: s } of tt(e, n) ? oa(r) : []) s && $s(e, n, i) === za(t) && (ec(e, n, i, a[o]), Fs(e, n, s.gain, 1));
}
function nc(e, t, n, r) {
	let { dial: i } = Qs(e, t, n), a = oc(e, t, n), o = Math.max(0, Math.min(i?.most ?? 0, a + r));
	return _(e, t).marks[ic(n)] = o, o !== a && l(() => ({
		type: "companion-dial",
		seat: t,
		companion: n,
		change: o - a,
		value: o
	})), o - a;
}
function rc(e, t, n) {
	let r = 0;
	for (let { id: i, family: a } of oa(_(e, t).hero)) a === n && (_(e, t).marks[i] ?? 0) > 0 && r++;
	return r;
}
var ic, ac, oc, sc = d((() => {
	p(), $o(), w(), T(), y(), I(), ic = (e) => `${e}:dial`, ac = (e = []) => Object.fromEntries(e.flatMap(({ id: e, start: t, dial: n }) => [[e, t], ...n ? [[ic(e), n.start]] : []])), oc = (e, t, n) => _(e, t).marks[ic(n)] ?? 0;
}));
// packages/dice-throne/src/rules/damageArithmetic.ts
function cc(e) {
	let t = 0;
	for (let { kind: n, amount: r, certain: i } of e) i || (n === "base" || n === "add" || n === "other" ? t += r : n === "prevent" && (t -= r));
	return Math.max(0, t);
}
function lc({ kind: e, by: t, amount: n, certain: r }) {
	if (!(r || n <= 0)) return e === "base" || e === "add" ? mc : e === "other" ? t : void 0;
}
function uc(e) {
	return e.some(({ kind: e }) => e === "avoid") ? e.filter((t) => {
		let n = lc(t);
		return n === void 0 || !hc(e, n);
	}) : e;
}
function dc(e) {
	let t = e.reduce((e, { amount: t, certain: n }) => n ? e + t : e, 0), n = e.reduce((e, { kind: t, amount: n }) => t === "passed" ? e + n : e, 0), r = cc(uc(e)), i = e.filter(({ kind: e }) => e === "half").length;
	return Math.max(0, t + Math.max(0, r - i * pc(r)) - n);
}
var fc, pc, mc, hc, gc, _c, vc, yc, bc, xc, Sc, Cc = d((() => {
	fc = {
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
	}, pc = (e) => Math.ceil(e / 2), mc = "attack", hc = (e, t) => e.some((e) => e.kind === "avoid" && (e.source === void 0 || e.source === t)), gc = (e) => e.filter(({ kind: e }) => e !== "other"), _c = (e) => Math.min(dc(e), dc(gc(e))), vc = (e) => e.filter(({ kind: e }) => e === "reflect").length * pc(cc(uc(e))), yc = (e, t) => vc(e) + (dc(e) > 0 ? t : 0), bc = 10, xc = (e) => e + bc, Sc = (e, t, n) => Math.max(0, Math.min(xc(n), e + t));
}));
// packages/dice-throne/src/rules/damageType.ts
function wc(e, { kind: t, type: n = "normal" }) {
	return t === "base" || t === "add" ? e.attack?.type ?? n : t === "other" ? n : void 0;
}
var Tc, Ec = d((() => {
	Tc = (e, t) => t.map((t) => {
		let n = wc(e, t);
		return n === void 0 ? { ...t } : {
			...t,
			type: n
		};
	});
}));
// packages/dice-throne/src/rules/forbidden.ts
function Dc(e, t, n) {
	let { tokens: r } = _(e, t);
	for (let e in r) if (r[e] > 0 && C(e).forbids === n) return !0;
	return !1;
}
function Oc(e, t) {
	let { attack: n } = e;
	if (!n || !fc[n.type].reduced || !nt(e, n.by, t)) return !1;
	let { tokens: r } = _(e, t);
	for (let e in r) if (r[e] > 0 && C(e).shelters) return !0;
	return !1;
}
var kc, Ac, jc = d((() => {
	w(), y(), Cc(), kc = (e, t) => e.attack?.by === t && fc[e.attack.type].reduced && Dc(e, t, "damage"), Ac = (e, t) => e.attack !== void 0 && e.attack.by !== t && (kc(e, e.attack.by) || Oc(e, t));
}));
// packages/dice-throne/src/rules/incoming.ts
function Mc(e, t) {
	let n = e.incoming[t];
	return Ac(e, t) ? n.filter(({ from: t }) => t !== e.attack.by) : n;
}
function Nc(e, t, n) {
	e.isolated?.to === t ? e.isolated.lines.push(n) : e.incoming[t].push(n);
}
function Pc(e, t) {
	let n = [];
	for (let r of uc(Mc(e, t))) {
		let t = lc(r);
		if (t === void 0) continue;
		let i = n.findIndex((e) => e.source === t);
		i < 0 ? n.push({
			source: t,
			by: r.by,
			amount: r.amount,
			type: wc(e, r)
		}) : n[i] = {
			...n[i],
			amount: n[i].amount + r.amount
		};
	}
	let r = e.attack && et(e.attack);
	return r && Bc(e, t) && n.push({
		source: r,
		by: r,
		amount: Fc(e),
		type: "normal"
	}), n;
}
function Fc(e) {
	return !e.attack || e.attack.target === -1 || e.attack.stage === "dealt" ? 0 : yc(Mc(e, e.attack.target), e.attack.recoil);
}
function Ic(e) {
	for (let t = 0; t < e.incoming.length; t++) e.incoming[t] = [], e.healing[t] = 0;
}
var Lc, Rc, zc, Bc, Vc, Hc, Uc, Wc, Gc, Kc = d((() => {
	y(), Cc(), Ec(), jc(), Lc = (e, t) => e.isolated?.to === t ? e.isolated.lines : Mc(e, t), Rc = (e, t) => cc(uc(Lc(e, t))) > 0 || Bc(e, t), zc = (e, t) => cc(gc(uc(Mc(e, t)))) > 0, Bc = (e, t) => e.isolated === void 0 && e.attack?.by === t && Fc(e) > 0 && !hc(e.incoming[t], et(e.attack)), Vc = (e, t) => !e.attack || fc[e.attack.type].reduced || e.attack.by === t || e.isolated?.to === t, Hc = (e, t) => e.attack !== void 0 && fc[e.attack.type].reduced && cc(uc(Mc(e, t))) > 0, Uc = (e, t) => Rc(e, t) || e.attack !== void 0 && fc[e.attack.type].reduced && Wc.includes(e.attack.stage), Wc = ["activated", "defended"], Gc = (e) => e.incoming.some((e) => e.length > 0) || e.healing.some((e) => e > 0);
}));
// packages/dice-throne/src/effects/amount.ts
function qc(e, t, n) {
	if (typeof n == "number") return n;
	if ("per" in n) return Jc(n, Oo(n.per, t.dice, cl(e, t.self), t.foreign));
	if ("tokens" in n) return Jc(n, Xc(e, t, n.tokens));
	if ("own" in n) return Jc(n, Yc(e, t.self, n.own));
	switch (n.of) {
		case "total": return t.dice.reduce((e, t) => e + t, 0);
		case "half-die": return Math.ceil((t.dice[0] ?? 0) / 2);
		case "upgrades": return n.base + vs(e, t.self);
		case "paid": return Jc(n, t.paid);
		case "further-attempts": return Jc(n, Math.max(0, (_(e, t.self).marks["attempts-this-turn"] ?? 0) - 1));
		case "dealt": return e.dealt[t.target] ?? 0;
		case "upgrades-this-turn": return n.base + (_(e, t.self).marks["upgrades-this-turn"] ?? 0);
	}
}
function Jc({ times: e, plus: t = 0, every: n = 1, half: r, most: i }, a) {
	let o = e * Math.floor(a / n), s = t + (r ? Math.ceil(o / 2) : o);
	return i === void 0 ? s : Math.min(i, s);
}
function Yc(e, t, n) {
	if (n === "cp") return _(e, t).cp;
	let r = rc(e, t, n);
	for (let i of N(e, t)) {
		let { id: a, family: o, kind: s } = C(i);
		(a === n || o === n || n === "status" && (s === "positive" || s === "negative")) && (r += F(e, t, i));
	}
	return r;
}
function Xc(e, { self: t, target: n }, r) {
	let { owned: i, covers: a } = C(r);
	if (a) return Yc(e, n, r);
	if (!i) return F(e, n, r);
	let o = 0;
	for (let i of N(e, n)) C(i).id === r && js(i) === t == (t !== n) && (o += F(e, n, i));
	return o;
}
var Zc, L, Qc, $c, el, tl, nl, rl, il, al, ol, sl, cl, ll = d((() => {
	M(), Po(), w(), sc(), I(), y(), Ns(), Zc = (e) => typeof e == "number" ? { times: e } : {
		times: 1,
		...e
	}, L = (e, t = 1, n = 0) => ({
		per: e,
		plus: n,
		...Zc(t)
	}), Qc = { of: "total" }, $c = { of: "half-die" }, el = (e) => ({
		of: "upgrades",
		base: e
	}), tl = (e) => ({
		of: "upgrades-this-turn",
		base: e
	}), nl = (e, t = 1) => ({
		tokens: e,
		...Zc(t)
	}), rl = (e, t = 1, n = 0) => ({
		own: e,
		plus: n,
		...Zc(t)
	}), il = (e = 1) => ({
		of: "paid",
		...Zc(e)
	}), al = (e = 1) => ({
		of: "further-attempts",
		...Zc(e)
	}), ol = "attempts-this-turn", sl = "upgrades-this-turn", cl = (e, t) => ca(e, t).faces;
}));
// packages/dice-throne/src/effects/odds.ts
function ul(e, t, n, r, i, a) {
	let o = {
		dice: t,
		chance: e,
		amount: (e) => dl(e, o),
		token: n,
		...r === void 0 ? {} : { about: r },
		...i && { own: i },
		...a && { shown: a },
		list: (e) => e.reduce((e, t) => e + mo(t).estimate(t, o), 0),
		rolling: (t) => ul(e, t, n, r, i)
	};
	return o;
}
function dl(e, { dice: t, chance: n, about: r, own: i, shown: a }) {
	if (typeof e == "number") return e;
	if ("per" in e && a) return Jc(e, Oo(e.per, a.dice, a.faces));
	if ("per" in e) return fl(e, t * n(e.per));
	if ("tokens" in e) return fl(e, 2);
	if ("own" in e) return fl(e, i?.(e.own) ?? yl(e.own, r));
	switch (e.of) {
		case "total": return hl * t;
		case "dealt": return _l;
		case "half-die": return gl;
		case "paid": return fl(e, r === void 0 ? 2 : 1);
		case "further-attempts": return fl(e, 2);
		case "upgrades":
		case "upgrades-this-turn": return e.base + 2;
	}
}
function fl({ times: e, plus: t = 0, every: n = 1, half: r, most: i }, a) {
	let o = n > 1 ? (n - 1) / 2 : 0, s = e * Math.max(0, (a - o) / n), c = t + (r ? s / 2 + .25 : s);
	return i === void 0 ? c : Math.min(i, c);
}
function pl(e, t, n) {
	return e <= 0 ? 1 : e > t ? 0 : n * pl(e - 1, t - 1, n) + (1 - n) * pl(e, t - 1, n);
}
function ml(e, t) {
	if (e <= t) return 1;
	if (e > 6 * t) return 0;
	let n = 0;
	for (let r = 1; r <= 6; r++) n += ml(e - r, t - 1);
	return n / 6;
}
var hl, gl, _l, vl, yl, bl = d((() => {
	Po(), ll(), D(), hl = 3.5, gl = 2, _l = 5, vl = 4, yl = (e, t) => e === "cp" ? vl : e === t ? 1 : 2;
}));
// packages/dice-throne/src/effects/condition.ts
function xl(e, t, n) {
	return "dice" in n ? No(n.dice, t.dice, ca(e, t.self).faces, t.foreign) : "total" in n ? Tl(t.dice) >= n.total : "atMost" in n ? Tl(t.dice) <= n.atMost : "shows" in n ? t.dice.some((e) => n.shows.includes(e)) : "without" in n ? !El(t, ca(e, t.self).faces, n.without) : "defenseShows" in n ? Sl(e, t.self, n.defenseShows) : "upgrades" in n ? vs(e, t.self) >= n.upgrades : "have" in n ? Ol(e, n.on === "target" ? t.target : t.self, n) : "type" in n ? e.attack !== void 0 && n.type.includes(e.attack.type) : "attempts" in n ? (_(e, t.self).marks["attempts-this-turn"] ?? 0) < n.attempts : "starter" in n ? e.starter === t.self : "behind" in n ? t.target !== -1 && at(e, t.self) < at(e, t.target) : "option" in n ? ct(e, n.option) !== (n.off ?? !1) : "paid" in n ? t.paid >= n.paid : "peak" in n ? (e.attack?.peak ?? 0) >= n.peak : "added" in n ? t.added >= n.added : "dealt" in n ? (e.dealt[t.target] ?? 0) >= n.dealt : "suffered" in n ? (t.suffered ?? 0) >= n.suffered : "base" in n ? (e.attack?.base ?? 0) >= n.base : "die" in n ? n.die.includes(t.dice[0] ?? 0) : "prevented" in n ? Cl(e, t.self, n.prevented) : "companion" in n ? n.is.includes($s(e, t.self, n.companion) ?? "") : (_(e, t.self).marks[n.mark] ?? 0) === n.is;
}
function Sl(e, t, n) {
	let r = e.rolls.find(({ purpose: e, owner: n }) => e === "defense" && n === t), i = e.attack?.target === t ? e.attack.defense : void 0;
	return Oo(n, r?.dice ?? i ?? [], ca(e, t).faces) > 0;
}
function Cl(e, t, n) {
	let r = Mc(e, t), i = r.filter((e) => e.by !== n || !Dl.includes(e.kind));
	return i.length < r.length && cc(i) > 0;
}
function wl(e, t) {
	return t.shown && "dice" in e ? +!!No(e.dice, t.shown.dice, t.shown.faces) : "die" in e ? e.die.length / 6 : "shows" in e ? pl(1, t.dice, e.shows.length / 6) : "without" in e ? (1 - e.without.reduce((e, n) => e + t.chance(n), 0)) ** t.dice : "total" in e ? ml(e.total, t.dice) : "atMost" in e ? 1 - ml(e.atMost + 1, t.dice) : "have" in e && e.have === t.about && (e.n ?? 1) === 1 ? 1 : "option" in e ? +!!e.off : !("dice" in e) || !("symbols" in e.dice) ? .5 : Object.entries(e.dice.symbols).reduce((e, [n, r]) => e * pl(r, t.dice, t.chance(n)), 1);
}
var Tl, El, Dl, Ol, kl, Al, jl, Ml, Nl = d((() => {
	M(), Po(), w(), sc(), Cc(), Kc(), y(), ll(), bl(), Tl = (e) => e.reduce((e, t) => e + t, 0), El = ({ dice: e, foreign: t }, n, r) => r.some((r) => Oo(r, e, n, t) > 0), Dl = [
		"prevent",
		"half",
		"avoid"
	], Ol = (e, t, { have: n, n: r = 1 }) => t !== -1 && Yc(e, t, n) >= r, kl = (e) => Al.some((t) => t in e), Al = [
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
	], jl = (e) => Ml.some((t) => t in e), Ml = [
		"dice",
		"total",
		"atMost",
		"shows",
		"die"
	];
}));
// packages/dice-throne/src/effects/price.ts
function Pl(e, t, n, { card: r, cp: i = 0 } = {}) {
	let { hand: a, cp: o } = _(e, t);
	if ("token" in n) return Math.floor(F(e, t, Ms(n.token, t)) / n.n);
	if ("family" in n) return Math.floor(Yc(e, t, n.family) / n.n);
	if ("cp" in n) return Math.floor((o - i) / n.cp);
	let s = r !== void 0 && a.includes(r) ? a.length - 1 : a.length;
	return Math.floor(s / n.cards);
}
function Fl(e, t) {
	return "token" in e ? e.n * Math.max(0, t(e.token)) : "family" in e ? e.n * zl : "cp" in e ? Rl * e.cp : Ll * e.cards;
}
var Il, Ll, Rl, zl, Bl, Vl = d((() => {
	I(), y(), ll(), Ns(), Il = (e, t, n, r) => Pl(e, t, n, r) > 0, Ll = 1.2, Rl = .8, zl = 1.5, Bl = (e) => `paid:${"token" in e ? e.token : "family" in e ? e.family : Object.keys(e)[0]}`;
})), Hl, Ul, Wl = d((() => {
	Hl = (e) => ({ name: e }), Ul = {
		match: Hl("dice-throne/match"),
		resolveAttack: Hl("dice-throne/resolve-attack"),
		act: Hl("dice-throne/act"),
		playCard: Hl("dice-throne/play-card")
	};
}));
// packages/dice-throne/src/rules/fx.ts
function Gl(e, t) {
	let { attack: n } = e;
	return n ? n.by === t ? n.target : n.by : -1;
}
var Kl, ql = d((() => {
	y(), Kl = (e, t, n, r = []) => ({
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
function Jl(e, t) {
	return tt(e, t) ? e.silenced && e.attack && nt(e, e.attack.by, t) ? "DT-13.3" : Dc(e, t, "acting") ? "DT-8.4" : void 0 : "DT-18.1";
}
function Yl(e, t, n) {
	if (!iu(e, t)) return n;
	if (!mu(e, t)) for (let r of _(e, t).hand) Zl(e, t, qi(e, t, r)) && n.push(ba(r));
	return Xl(e, t, n);
}
function Xl(e, t, n) {
	let { tokens: r } = _(e, t);
	for (let i in r) if (r[i] > 0) for (let r of Ts(i)) eu(e, t, i, r) && n.push(Ca(i, r.id));
	for (let r of j(e, t).actions) nu(e, t, r) && !ou(e, t, Ta(r.id)) && n.push(Ta(r.id));
	return n;
}
function Zl(e, t, n) {
	return n.kind === "instant" ? $l(e, t, n) : n.kind === "roll" ? lt(e) && $l(e, t, n) : n.kind === "upgrade" && lt(e) && j(e, t).upgradesInRollPhases && $l(e, t, n);
}
function Ql(e, t, n) {
	let r = Aa(n);
	return r.is === "use" ? r.companion !== void 0 : r.is === "spend" || r.is === "play" && qi(e, t, r.card).kind === "instant";
}
function $l(e, t, n) {
	let r = cu(e, t, n);
	return r > _(e, t).cp || n.price && !Il(e, t, n.price, {
		card: n.id,
		cp: r
	}) || n.modifier && !ru(e, t, "my-attack") || n.when && !ru(e, t, n.when) ? !1 : n.upgrades ? _s(e, t, n.upgrades.ability.id) < n.upgrades.level : n.kind === "spell" ? (_(e, t).marks["spells-this-turn"] ?? 0) < j(e, t).prepares : n.effects.some((n) => mo(n).possible?.(e, t, n) ?? !0);
}
function eu(e, t, n, r) {
	if (!ru(e, t, r.when) || tu(e, t, n, r) || du(e, t, n, r) < r.cost || r.price && !Il(e, t, r.price) || r.if && !fu(e, t, n, r.if)) return !1;
	let i = {
		seat: t,
		token: n,
		count: r.cost
	};
	return r.effects.some((n) => mo(n).possible?.(e, t, n, i) ?? !0);
}
function tu(e, t, n, r) {
	let { marks: i } = _(e, t), { perTurn: a } = C(n);
	return r.perTurn !== void 0 && (i[lu(n, r)] ?? 0) >= r.perTurn || a !== void 0 && (i[lu(n)] ?? 0) >= a;
}
function nu(e, t, n) {
	return n.cost > _(e, t).cp || !pu(e, t, n) || n.price && !Il(e, t, n.price, { cp: n.cost }) || n.oncePerTurn && _(e, t).marks[uu(n.id)] || n.if && !fu(e, t, n.id, n.if) ? !1 : n.effects.some((n) => mo(n).possible?.(e, t, n) ?? !0);
}
function ru(e, t, n) {
	let { attack: r } = e, i = r?.isAttack && r.target !== -1 && (r.stage === "activated" || r.stage === "defended");
	switch (n) {
		case "any": return !0;
		case "incoming": return Rc(e, t) && Vc(e, t);
		case "my-attack": return !!i && r?.by === t && e.active === t;
		case "my-attack-undefended": return !!i && r?.by === t && r.stage === "activated" && fc[r.type].defended;
		case "end-of-my-offense": return r?.isAttack === !0 && r.by === t && r.stage === "activated" && fc[r.type].defended && (!Ge(e.mode) || e.phase === "offense");
		case "either-side": return ru(e, t, "my-attack") || ru(e, t, "attacked");
		case "attacked": return !!i && r?.target === t;
		case "my-offense": return e.phase === "offense" && e.active === t;
		case "my-main": return e.active === t && (e.phase === "main-1" || e.phase === "main-2");
		case "my-defense": {
			let n = e.rolls.at(-1);
			return n?.purpose === "defense" && n.owner === t;
		}
		case "roll-phase": return lt(e);
		case "after-damage": return r?.by === t && r.isAttack && r.stage === "dealt";
		case "my-upkeep": return e.phase === "upkeep" && e.active === t;
		case "my-roll-phase": return lt(e) && e.active === t && r?.stage !== "dealt";
		case "foe-damage": return r !== void 0 && nt(e, r.by, t) && ru(e, t, "incoming");
		case "inflicting": return r?.target === t && r.coming !== void 0 && r.coming.length > 0;
	}
}
var iu, au, ou, su, cu, lu, uu, du, fu, pu, mu, hu = d((() => {
	p(), M(), Ye(), ws(), w(), As(), Nl(), D(), Vl(), T(), y(), Cc(), jc(), Wl(), ql(), Kc(), I(), iu = (e, t) => tt(e, t) && !Dc(e, t, "acting") && !(e.silenced && e.attack && nt(e, e.attack.by, t)), au = (e, t) => iu(e, t) && (_(e, t).hand.length > 0 && !mu(e, t) || Xl(e, t, []).length > 0), ou = (e, t, n) => Se(e, Ul.act).some(({ vars: e }) => e.seat === t && e.action === n && !e.begun), su = "spells-this-turn", cu = (e, t, n) => Cs(n, j(e, t).levels, ca(e, t).cards), lu = (e, t) => `spent:${wa(e, t?.id ?? "")}`, uu = (e) => `used:${e}`, du = (e, t, n, { aged: r }) => F(e, t, n) - (r ? Ys(e, t, n) : 0), fu = (e, t, n, r) => xl(e, Kl(t, Gl(e, t), n), r), pu = (e, t, { when: n, defense: r }) => ru(e, t, n) && (r === void 0 || e.rolls.at(-1)?.by === r), mu = (e, t) => lt(e) && e.active === t && Dc(e, t, "cards");
})), gu, R, _u, vu = d((() => {
	hu(), jc(), ql(), ll(), D(), gu = E({
		name: "add-damage",
		possible: (e, t, { amount: n }) => ru(e, t, "my-attack") && e.attack?.type !== "pure" && !kc(e, t) && !_u(e, t, n),
		parts: (e, t) => [e.run((e, n) => {
			let r = qc(e, n, t.amount);
			e.attack && e.attack.type !== "pure" && r !== 0 && (e.incoming[e.attack.target].push({
				kind: "add",
				by: n.by,
				amount: r,
				from: e.attack.by
			}), n.added = r);
		})],
		estimate: (e, t) => t.amount(e.amount)
	}), R = (e) => gu({ amount: e }), _u = (e, t, n) => typeof n == "object" && "own" in n && qc(e, Kl(t, e.attack.target, ""), n) === 0;
}));
// packages/dice-throne/src/effects/pick.ts
function yu(e, t, n, r = () => !0, i = () => un(n)) {
	let a = cn[n];
	if (a === void 0) return [e.run((e, r) => {
		t(r).seats = bu(e, r, n);
	})];
	let o = (e, a) => xu(e, a.self, n).filter((n) => (i(e) || !t(a).seats.includes(n)) && r(e, a, n));
	return [e.run((e, n) => {
		t(n).seats = [], t(n).picks = a;
	}), e.loop((e, n) => t(n).picks > 0 && o(e, n).length > 0, e.ask("choose-player", {
		who: (e, t) => t.self,
		options: (e, r) => Eu(n, t(r).seats.length) ? [...o(e, r), "none"] : o(e, r),
		key: (e) => e === "none" ? e : za(e),
		params: (e, t) => ({ by: t.by }),
		auto: !0,
		then: (e, n, r) => {
			let i = t(n);
			i.picks = r === "none" ? 0 : i.picks - 1, r !== "none" && i.seats.push(r);
		}
	}))];
}
function bu(e, t, n) {
	return n === "self" ? [t.self] : n === "active" ? [e.active] : n === "all-opponents" ? rt(e, t.self) : t.target === -1 ? [] : [t.target];
}
function xu(e, t, n) {
	return n === "chosen-player" || n === "two-players" ? Xe(e, t) : n === "chosen-ally" ? Xe(e, t).filter((n) => !nt(e, t, n)) : n === "teammate" ? Xe(e, t).filter((n) => n !== t && !nt(e, t, n)) : rt(e, t);
}
var Su, Cu, wu, Tu, Eu, Du = d((() => {
	T(), I(), y(), Ns(), pn(), Su = () => ({
		seats: [],
		picks: 0
	}), Cu = (e, t, n, r) => e.loop((e, n) => t(n).seats.length > 0, e.call(n, (e, n) => r(e, n, t(n).seats[0]), (e, n) => {
		t(n).seats.shift();
	})), wu = (e, t, n) => n === "self" ? [t] : cn[n] === void 0 ? rt(e, t) : xu(e, t, n), Tu = (e, t, n, r) => cn[n] === void 0 || xu(e, t, n).some((n) => r.some((r) => Ps(e, n, Ms(r, t)) > 0)), Eu = (e, t) => cn[e] > 1 && !un(e) && e !== "both-opponents" && (t > 0 || e === "two-players");
})), Ou, ku, Au = d((() => {
	ql(), D(), Du(), Ou = E({
		name: "aim",
		vars: Su,
		possible: (e, t, n) => wu(e, t, n.who).length > 0,
		parts: (e, t, { own: n, parts: r }) => [
			...yu(e, n, t.who),
			e.loop((e, t) => n(t).seats.length > 0, e.run((e, t) => {
				t.target = n(t).seats.shift();
			}), ...r(t.effects, "whole")),
			e.run((e, t) => {
				t.target = Gl(e, t.self);
			})
		],
		estimate: (e, t) => {
			let n = t.list(e.effects) * (e.who === "two-opponents" ? 1.5 : 1);
			return e.who === "chosen-ally" || e.who === "teammate" ? Math.abs(n) : n;
		}
	}), ku = (e, t) => Ou({
		who: e,
		effects: t
	});
}));
// packages/dice-throne/src/effects/tableDice.ts
function ju(e) {
	let t = e.rolls[e.rolls.length - 1];
	if (!(t?.purpose === "offense" && e.attack && e.attack.stage !== "announced") && (t?.purpose !== "targeting" || e.attack?.type !== "ultimate" || ct(e, "own-side-aim"))) return t;
}
function Mu(e, t, n) {
	let r = ju(e);
	if (!r) return;
	let i = (r) => n === "own" ? r === t : n === "any" || n === "opponent" === nt(e, t, r);
	if (!r.owners) return i(r.owner) ? r : void 0;
	let a = r.dice.map((e, t) => i(Pu(r, t)) ? e : 0);
	return a.some((e) => e !== 0) ? {
		...r,
		dice: a
	} : void 0;
}
function Nu(e, t, n, r) {
	let i = ju(e);
	if (!i) return;
	let a = i.dice[n - 1];
	i.dice[n - 1] = r, i.purpose === "offense" && (e.altered = !0), l(() => ({
		type: "die",
		seat: Pu(i, n - 1),
		by: t,
		from: a,
		to: r
	}));
}
var Pu, Fu, Iu, Lu, Ru = d((() => {
	p(), y(), Pu = (e, t) => e.owners?.[t] ?? e.owner, Fu = (e, t) => e && {
		...e,
		dice: e.dice.map((e, n) => t.includes(n + 1) ? 0 : e)
	}, Iu = (e, t) => e.dice[t] !== 0 && (e.foreign?.at === t || !e.dice.some((n, r) => r < t && n === e.dice[t] && r !== e.foreign?.at && Pu(e, r) === Pu(e, t))), Lu = (e) => (e?.dice ?? []).flatMap((t, n) => Iu(e, n) ? [n + 1] : []);
}));
// packages/dice-throne/src/effects/alterDie.ts
function zu(e, t) {
	let n = [];
	for (let [r, i] of (e?.dice ?? []).entries()) if (Iu(e, r)) for (let e of Bu(i, t)) n.push(La(r + 1, e));
	return n;
}
function Bu(e, { to: t, from: n }) {
	return n === "even" && e % 2 == 1 ? [] : Hu.filter((n) => n === e ? !1 : t === "any" ? !0 : t === "neighbour" ? Math.abs(n - e) === 1 : t === "six" ? n === 6 : t.includes(n));
}
var Vu, Hu, Uu, Wu, Gu = d((() => {
	T(), D(), Ru(), Vu = (e, t) => e?.dice.some((e) => e !== 0 && Bu(e, t).length > 0) ?? !1, Hu = [
		1,
		2,
		3,
		4,
		5,
		6
	], Uu = E({
		name: "alter-die",
		possible: (e, t, n) => Vu(Mu(e, t, n.whose), n),
		vars: (e) => ({
			left: e.upTo ?? 1,
			changed: []
		}),
		parts: (e, t, { own: n }) => [e.loop((e, t) => n(t).left > 0, e.run((e, t) => {
			n(t).left--;
		}), e.ask("alter-die", {
			who: (e, t) => t.self,
			options: (e, r) => {
				let { changed: i } = n(r), a = zu(Fu(Mu(e, r.self, t.whose), i), t);
				return i.length > 0 && a.length > 0 ? [...a, "none"] : a;
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				if (r === "none") {
					n(t).left = 0;
					return;
				}
				let { place: i, to: a } = Ra(r);
				Nu(e, t.self, i, a), n(t).changed.push(i);
			}
		}))],
		estimate: () => 2
	}), Wu = (e) => Uu(e);
}));
// packages/dice-throne/src/rules/covered.ts
function Ku(e, t) {
	let { tokens: n } = _(e, t), r = [];
	for (let e in n) n[e] > 0 && C(e).covers && r.push(Zu(e));
	return r;
}
function qu(e, t, n) {
	if (Ps(e, t, n) === 0) return [];
	let r = Ku(e, t), i = j(e, t).abilities.filter(({ ability: e }) => e.kind === "offensive" && !r.includes(e.id)).map(({ ability: e }) => e.id);
	return i.length > 1 ? i : [];
}
function Ju(e, t) {
	for (let n of N(e, t)) C(n).covers && P(e, t, n, 2 ** 53 - 1);
}
function Yu(e, t) {
	let n = new Set(j(e, t).abilities.map(({ ability: e }) => e.id));
	for (let r of N(e, t)) C(r).covers && !n.has(Zu(r)) && P(e, t, r, 2 ** 53 - 1);
}
var Xu, Zu, Qu = d((() => {
	M(), w(), y(), I(), Xu = (e, t) => `${e}@${t}`, Zu = (e) => e.slice(e.indexOf("@") + 1);
}));
// packages/dice-throne/src/rules/hand.ts
function $u(e, t, n) {
	let r = _(e, t);
	r.spells.includes(n) ? r.spells.splice(r.spells.indexOf(n), 1) : (r.hand.splice(r.hand.lastIndexOf(n), 1), r.exposed.length > 0 && !r.hand.includes(n) && (r.exposed = r.exposed.filter((e) => e.card !== n)));
}
function ed(e, t, n, r) {
	let { exposed: i } = _(e, t), a = i.find((e) => e.card === n);
	a ? a.to = [.../* @__PURE__ */ new Set([...a.to, ...r])].sort() : i.push({
		card: n,
		to: [...r]
	});
}
var td, nd = d((() => {
	y(), td = (e, t) => {
		let { hand: n, spells: r } = _(e, t);
		return r.length > 0 ? [...n, ...r] : n;
	};
}));
// packages/dice-throne/src/rules/refusals.ts
function rd(e, t) {
	let { hand: n, cp: r } = _(e, t), i = [], a = (e, t) => {
		t && i.push({
			value: e,
			rule: t[0],
			why: t[1]
		});
	};
	for (let n of td(e, t)) a(ba(n), sd(e, t, qi(e, t, n)));
	for (let n of N(e, t)) for (let r of Ts(n)) ud(e, r) && a(Ca(n, r.id), ld(e, t, n, r));
	for (let n of j(e, t).actions) {
		if (!pu(e, t, n)) continue;
		let { id: i, cost: o, price: s } = n;
		o > r ? a(Ta(i), ["DT-18.4", {
			is: "short",
			cp: o - r
		}]) : s && !Il(e, t, s, { cp: o }) && a(Ta(i), ["DT-18.4", {
			is: "price",
			price: s
		}]);
	}
	if (!ru(e, t, "my-main")) for (let e of n) a(xa(e), ["DT-4.7", { is: "sale" }]);
	return i;
}
function id(e, t, n) {
	let r = Ku(e, e.active);
	return j(e, e.active).tiers.flatMap((i) => {
		let a = (e) => [{
			value: i.announcement,
			rule: "DT-5.2",
			why: e
		}];
		return r.includes(i.ability.id) ? a({ is: "covered" }) : n(e, i, t) ? [] : a(t.foreign ? { is: "warped" } : {
			is: "dice",
			off: ad(i, t.dice)
		});
	});
}
function ad({ hands: e }, t) {
	let n = t.length;
	for (let r = 0; r < is.length; r++) e[r] && (n = Math.min(n, od(t, is[r])));
	return n;
}
function od(e, t) {
	let n = [...t];
	for (let t of e) {
		let e = n.indexOf(t);
		e >= 0 && n.splice(e, 1);
	}
	return n.length;
}
function sd(e, t, n) {
	if (mu(e, t)) return ["DT-8.6", { is: "no-cards" }];
	let r = ru(e, t, "my-main"), i = lt(e) && j(e, t).upgradesInRollPhases;
	if (n.kind === "upgrade" && !r && !i || (n.kind === "main" || n.kind === "spell") && !r) return ["DT-8.1", {
		is: "timing",
		when: "my-main"
	}];
	if (n.kind === "roll" && !lt(e)) return ["DT-8.2", {
		is: "timing",
		when: "roll-phase"
	}];
	if (n.upgrades && _s(e, t, n.upgrades.ability.id) >= n.upgrades.level) return ["DT-16.5", { is: "upgraded" }];
	if (n.modifier && !ru(e, t, "my-attack")) return ["DT-11.3", {
		is: "timing",
		when: "my-attack"
	}];
	let a = cu(e, t, n), o = a - _(e, t).cp;
	return o > 0 ? ["DT-18.4", {
		is: "short",
		cp: o
	}] : n.price && !Il(e, t, n.price, {
		card: n.id,
		cp: a
	}) ? ["DT-18.4", {
		is: "price",
		price: n.price
	}] : $l(e, t, n) ? void 0 : ["DT-16.7", cd(e, t, n)];
}
function cd(e, t, n) {
	return n.when && !ru(e, t, n.when) ? {
		is: "timing",
		when: n.when
	} : { is: n.kind === "spell" && (_(e, t).marks["spells-this-turn"] ?? 0) >= j(e, t).prepares ? "prepared" : "nothing" };
}
function ld(e, t, n, r) {
	if (eu(e, t, n, r)) return;
	if (!ru(e, t, r.when)) return ["DT-14.3", {
		is: "timing",
		when: r.when
	}];
	if (tu(e, t, n, r)) return ["DT-14.3", { is: "used" }];
	if (r.price && !Il(e, t, r.price)) return ["DT-18.4", {
		is: "price",
		price: r.price
	}];
	let i = r.cost - du(e, t, n, r);
	return i > 0 ? ["DT-14.3", {
		is: "tokens",
		token: n,
		missing: i
	}] : ["DT-14.17", { is: "nothing" }];
}
var ud, dd = d((() => {
	M(), cs(), w(), As(), Vl(), T(), y(), hu(), Qu(), nd(), I(), ud = (e, { if: t }) => t === void 0 || !("option" in t) || ct(e, t.option) !== (t.off ?? !1);
})), fd, pd, md, hd, gd, _d = d((() => {
	p(), y(), hu(), Wl(), dd(), fd = "pass", pd = (e, t = () => ({}), n) => e.when((e, n) => hd(e, t(e, n)), e.call(md, t, n)), md = f("dice-throne/window", (e) => [e.run((e, t) => {
		e.lastWindow = e.phase, t.queue = gd(e, t);
	}), e.loop((e, t) => t.queue.length > 0, e.run((e, t) => {
		t.seat = t.queue.shift();
	}), e.ask("respond", {
		who: (e, t) => t.seat,
		options: (e, t) => {
			let n = Yl(e, t.seat, [fd]);
			return t.instants ? n.filter((n) => n === "pass" || Ql(e, t.seat, n)) : n;
		},
		params: (e) => ({ phase: e.phase }),
		unavailable: (e, t) => rd(e, t.seat),
		decline: fd,
		then: (e, t, n) => {
			t.action = n;
		}
	}), e.when((e, t) => t.action !== fd, e.call(Ul.act, (e, t) => ({
		seat: t.seat,
		action: t.action
	})), e.run((e, t) => {
		t.acted = !0, t.queue = gd(e, t);
	})))]), hd = (e, { but: t }) => Xe(e, e.active).some((n) => n !== t && au(e, n)), gd = (e, t) => Xe(e, e.active).filter((n) => n !== t.but && au(e, n));
})), vd, yd, z, bd, xd = d((() => {
	_d(), D(), vd = E({
		name: "then",
		pass: ({ after: e }) => e ?? "activation",
		parts: (e, t) => t.before ? [] : [pd(e)],
		estimate: () => 0
	}), yd = () => vd({}), z = () => vd({ before: "damage" }), bd = () => vd({ after: "target" });
})), Sd, Cd, wd, Td, Ed = d((() => {
	Kc(), y(), D(), Sd = E({
		name: "avoid",
		possible: (e, t, n) => n.all ? Hc(e, t) : Vc(e, t) && Rc(e, t),
		possibleLater: Uc,
		parts: (e, t) => t.all ? [e.run((e, t) => e.incoming[t.self].push({
			kind: "avoid",
			by: t.by,
			amount: 0
		}))] : [e.when(Cd, e.run((e, t) => Nc(e, t.self, {
			kind: "avoid",
			by: t.by,
			amount: 0
		}))), e.ask("avoid", {
			who: (e, t) => t.self,
			options: (e, t) => Cd(e, t) ? [] : Pc(e, t.self),
			key: ({ source: e }) => e,
			params: (e, t) => ({ by: t.by }),
			auto: !0,
			then: (e, t, { source: n }) => Nc(e, t.self, {
				kind: "avoid",
				by: t.by,
				amount: 0,
				source: n
			})
		})],
		estimate: () => 6
	}), Cd = (e, t) => e.isolated?.to === t.self || !lt(e), wd = () => Sd({}), Td = () => Sd({ all: !0 });
})), Dd, Od, kd, Ad = d((() => {
	w(), I(), D(), Hn(), Ns(), Du(), pn(), Dd = E({
		name: "bestow",
		pass: ({ who: e }) => sn(e) ? "target" : "activation",
		possible: (e, t, { who: n, tokens: r }) => Tu(e, t, n, Vn(r).map(([e]) => e)),
		vars: Su,
		parts: (e, t, { own: n }) => [...yu(e, n, t.who, (e, n, r) => !t.room || Vn(t.tokens).some(([t]) => Ps(e, r, Ms(t, n.self)) > 0)), e.run((e, r) => {
			for (let i of n(r).seats) for (let [n, a] of Vn(t.tokens)) Fs(e, i, Ms(n, r.self), a);
		})],
		estimate: (e, t) => {
			let n = Vn(e.tokens).reduce((n, [r, i]) => n + i * kd(e.who, t.token(r), r), 0);
			return ln(e.who) ? -n : n;
		}
	}), Od = (e, t, n) => Dd({
		tokens: e,
		who: t,
		...n ? { room: n } : {}
	}), kd = (e, t, n) => e === "chosen-player" ? Math.max(t, -(C(n).worthOnOthers ?? 0)) : t;
}));
// packages/dice-throne/src/rules/hooks.ts
function jd(e, t, n, r = C) {
	return xo(n).on.flatMap((i) => i === "ability" ? Pd(e, t, n) : i === "token" ? Fd(e, t, n, r) : []);
}
function Md(e, t, n) {
	let { moment: r, source: i } = Ro(t);
	return Nd(e, r, n, i);
}
function Nd(e, t, n, r, i) {
	let { self: a, target: o, pooled: s, attackDice: c } = xo(t), l = a === "attacker" ? e.attack.by : n, ee = Kl(l, Ld[o](e, n), r, i ?? (c ? e.attack.dice : []));
	return c && !i && (ee.foreign = e.attack.foreign), ee.pooled = s !== void 0, ee.healsLater = s === "damage-and-healing" || s === "damage" && ct(e, "pooled-healing"), ee;
}
var Pd, Fd, Id, Ld, Rd = d((() => {
	M(), To(), $o(), Ho(), w(), y(), ql(), I(), Pd = (e, t, n) => j(e, t).hooks[n].map(({ program: e }) => e), Fd = (e, t, n, r = C) => N(e, t).flatMap((e) => {
		let t = r(e);
		return t && vo(t, n) ? [Vo(Uo(n, Ko(t.id)))] : [];
	}), Id = (e, t, n) => e.each("hook", t, e.call((e, t) => Lo(t.hook), (e, t) => Md(e, t.hook, n(e)))), Ld = {
		nobody: () => -1,
		active: (e) => e.active,
		"other-side": Gl,
		"attack-target": (e) => e.attack.target,
		attacker: (e) => e.attack.by
	};
})), zd, Bd, Vd = d((() => {
	p(), $o(), Ho(), w(), y(), hu(), Rd(), zd = f("dice-throne/cast", (e) => [e.loop((e, t) => t.done.length < t.most, e.run((e, t) => {
		t.spell = void 0;
	}), e.ask("cast", {
		who: (e, t) => t.seat,
		options: (e, t) => {
			let n = Bd(e, t.seat).filter((e) => !t.done.includes(e));
			return n.length > 0 ? [...n, "none"] : [];
		},
		then: (e, t, n) => {
			n !== "none" && (t.spell = n);
		}
	}), e.leave((e, t) => t.spell === void 0), e.run((e, t) => {
		t.done.push(t.spell), me(Xo(_(e, t.seat).hero, t.spell)), l(() => ({
			type: "cast",
			seat: t.seat,
			card: t.spell
		}));
	}), e.call((e, t) => Lo(Xo(_(e, t.seat).hero, t.spell)), (e, t) => Nd(e, "cast", t.seat, t.spell)))]), Bd = (e, t) => _(e, t).laid.filter((n) => {
		let { cast: r } = qi(e, t, n);
		return r !== void 0 && ru(e, t, r.when);
	});
})), Hd, Ud, Wd = d((() => {
	Vd(), D(), Hd = E({
		name: "cast",
		pass: () => "target",
		possible: (e, t) => Bd(e, t).length > 0,
		parts: (e, t) => [e.call(zd, (e, n) => ({
			seat: n.self,
			most: t.most,
			done: []
		}))],
		estimate: (e) => 3 * e.most
	}), Ud = (e = 1) => Hd({ most: e });
})), Gd, Kd, qd = d((() => {
	D(), Gd = (e, t, n) => mo(n).possible?.(e, t, n) ?? !0, Kd = (e, t, n) => Gd(e, t, n) || mo(n).possibleLater?.(e, t, n) === !0;
})), Jd, Yd, Xd, Zd, Qd = d((() => {
	T(), y(), D(), qd(), Jd = E({
		name: "choose",
		inner: ({ among: e }) => e,
		vars: () => ({ branch: 0 }),
		parts: (e, t, { own: n, pass: r, parts: i }) => {
			let a = _o(t.among.flat()).some((e) => mo(e).pass?.(e) === "target");
			if (r !== "whole" && r === "target" !== (a || t.by === "target")) return [];
			let o = (e) => t.by === "target" ? e.target : e.self;
			return [e.ask("choose", {
				who: (e, t) => o(t),
				options: (e, n) => t.among.flatMap((t, r) => t.every((t) => Kd(e, n.self, t)) ? [{
					branch: r + 1,
					does: t,
					hero: _(e, n.self).hero,
					seat: n.self
				}] : []),
				key: Ga,
				params: (e, t) => ({ by: t.by }),
				auto: !0,
				then: (e, t, { branch: r }) => {
					n(t).branch = r;
				}
			}), ...t.among.map((t, r) => e.when((e, t) => n(t).branch === r + 1, ...i(t, "whole")))];
		},
		estimate: (e, t) => Math.max(...e.among.map((e) => t.list(e)))
	}), Yd = (...e) => Jd({ among: e }), Xd = (...e) => Jd({
		among: e,
		by: "target"
	}), Zd = (...e) => Jd({ among: [e, []] });
}));
// packages/dice-throne/src/effects/discardFromHand.ts
function $d(e, t, n) {
	$u(e, t, n), _(e, t).discard.push(n), l(() => ({
		type: "discarded",
		seat: t,
		card: n
	}));
}
var ef = d((() => {
	p(), nd(), y();
}));
// packages/dice-throne/src/rules/points.ts
function tf(e, t, n) {
	let r = _(e, t).cp;
	Ze(e, t, n);
	let i = _(e, t).cp - r;
	i !== 0 && l(() => ({
		type: "cp",
		seat: t,
		change: i
	}));
}
var nf = d((() => {
	p(), y();
})), rf, af, of, sf = d((() => {
	p(), w(), ef(), Ns(), y(), nf(), I(), rf = f("dice-throne/pay", (e) => [e.run((e, t) => {
		let { seat: n, price: r, times: i } = t;
		t.left = "cards" in r ? i * r.cards : "family" in r ? i * r.n : 0, "token" in r ? P(e, n, Ms(r.token, n), i * r.n) : "cp" in r && tf(e, n, -i * r.cp);
	}), e.loop((e, t) => t.left > 0 && (af(e, t).length > 0 || of(e, t).length > 0), e.run((e, t) => {
		t.left--;
	}), e.ask("discard", {
		who: (e, t) => t.seat,
		options: af,
		params: (e, t) => ({ by: t.by }),
		then: (e, t, n) => $d(e, t.seat, n)
	}), e.ask("pay-with", {
		who: (e, t) => t.seat,
		options: of,
		params: (e, t) => ({ by: t.by }),
		auto: !0,
		then: (e, t, n) => {
			P(e, t.seat, n, 1);
		}
	}))]), af = (e, { seat: t, price: n }) => "cards" in n ? [...new Set(_(e, t).hand)] : [], of = (e, { seat: t, price: n }) => "family" in n ? N(e, t).filter((e) => C(e).family === n.family) : [];
}));
// packages/dice-throne/src/rules/throwDice.ts
function cf(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let r = 1; r < 1 << e.length; r++) {
		let i = e.flatMap((e, t) => r & 1 << t ? [t + 1] : []), a = i.map((t) => e[t - 1]).sort().join();
		i.length <= t && !n.has(a) && n.set(a, i);
	}
	return [...n.values()];
}
function lf({ owner: e, owners: t, purpose: n }, r) {
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
var uf, df, ff, pf = d((() => {
	p(), Vl(), Ru(), T(), sf(), _d(), uf = f("dice-throne/throw", (e) => [
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
				}), lf(t, n);
			}
		}),
		e.leave((e, t) => t.count === 0),
		e.loop((e, t) => !t.settled, e.ask("roll-again", {
			open: !0,
			who: (e, t) => t.owner,
			options: (e, t) => t.upTo === void 0 && ff(e, t) ? ["keep", "reroll"] : [],
			params: (e, t) => ({ by: t.by ?? "" }),
			then: (e, t, n) => {
				t.places = n === "reroll" ? Array.from({ length: t.count }, (e, t) => t + 1) : [];
			}
		}), e.ask("reroll-some", {
			open: !0,
			who: (e, t) => t.owner,
			options: (e, t) => t.upTo !== void 0 && ff(e, t) ? [...cf(df(e), t.upTo), "none"] : [],
			key: (e) => e === "none" ? e : Fa(e),
			params: (e, t) => ({ by: t.by ?? "" }),
			then: (e, t, n) => {
				t.places = n === "none" ? [] : n;
			}
		}), e.either((e, t) => (t.places?.length ?? 0) > 0, [e.when((e, t) => t.price !== void 0, e.call(rf, (e, t) => ({
			seat: t.owner,
			price: t.price,
			times: 1,
			by: t.by ?? ""
		}))), e.roll("roll", {
			dice: (e, t) => t.places.length,
			whose: (e, t) => t.owners ?? [t.owner],
			then: (e, t, n) => {
				if (t.upTo === void 0) e.rolls[e.rolls.length - 1].dice = [...n], lf(t, n);
				else for (let [r, i] of t.places.entries()) Nu(e, t.owner, i, n[r]);
				t.again--, t.places = void 0;
			}
		})], [
			e.run((e, t) => {
				t.dice = [...df(e)];
			}),
			pd(e),
			e.run((e, t) => {
				t.settled = !t.again || df(e).every((e, n) => e === t.dice[n]);
			})
		])),
		e.run((e, t) => {
			t.dice = e.rolls.pop().dice;
		})
	]), df = (e) => e.rolls[e.rolls.length - 1].dice, ff = (e, { again: t = 0, price: n, owner: r }) => t > 0 && (n === void 0 || Il(e, r, n));
})), mf, hf, gf, _f = d((() => {
	pf(), D(), mf = E({
		name: "contest",
		pass: () => "target",
		inner: ({ win: e, lose: t }) => [e, t],
		vars: () => ({ won: !1 }),
		parts: (e, t, { own: n, pass: r, parts: i }) => t.attack && r === "activation" ? [e.run((e) => {
			e.attack.isAttack = !0;
		})] : [e.call(uf, (e, n) => ({
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
	}), hf = (e, t, n) => mf({
		ties: e,
		win: t,
		lose: n,
		attack: !0
	}), gf = (e, t, n) => mf({
		ties: e,
		win: t,
		lose: n,
		attack: !1
	});
})), vf, yf, bf, xf = d((() => {
	T(), D(), Ru(), vf = (e) => {
		let t = [];
		for (let [n, r] of (e?.dice ?? []).entries()) for (let i of new Set(e.dice)) i !== r && i !== 0 && Iu(e, n) && t.push(La(n + 1, i));
		return t;
	}, yf = E({
		name: "copy-die",
		possible: (e, t) => vf(Mu(e, t, "own")).length > 0,
		parts: (e) => [e.ask("copy-die", {
			who: (e, t) => t.self,
			options: (e, t) => vf(Mu(e, t.self, "own")),
			params: (e, t) => ({ by: t.by }),
			then: (e, t, n) => Nu(e, t.self, Ra(n).place, Ra(n).to)
		})],
		estimate: () => 2
	}), bf = () => yf({});
})), Sf, B, Cf = d((() => {
	nf(), ll(), D(), Sf = E({
		name: "cp",
		parts: (e, t) => [e.run((e, n) => tf(e, n.self, qc(e, n, t.amount)))],
		estimate: (e, t) => t.amount(e.amount),
		gives: ({ amount: e }) => ({
			what: "cp",
			amount: e
		})
	}), B = (e) => Sf({ amount: e });
})), wf, Tf, V, Ef, Df = d((() => {
	ll(), D(), wf = "counted", Tf = E({
		name: "damage",
		pass: ({ late: e }) => e ? "both" : "activation",
		parts: (e, t, { pass: n }) => [e.run((e, r) => {
			let i = qc(e, r, t.amount);
			if (!e.attack) return;
			let { attack: a } = e;
			n === "target" ? a.base += i - (a.marks[wf] ?? 0) : (t.late && (a.marks[wf] = i), i <= 0 || (a.base += i, a.isAttack = !0, a.type !== "ultimate" && t.type !== "normal" && (a.type = t.type)));
		})],
		estimate: (e, t) => t.amount(e.amount) + (e.type === "normal" ? 0 : 1.5)
	}), V = (e, t = "normal") => Tf({
		amount: e,
		type: t
	}), Ef = (e, t = "normal") => Tf({
		amount: e,
		type: t,
		late: !0
	});
})), Of, H, kf = d((() => {
	ll(), D(), Of = E({
		name: "damage-back",
		parts: (e, t) => [e.run((e, n) => {
			let r = qc(e, n, t.amount);
			r > 0 && e.incoming[n.target].push({
				kind: "other",
				by: n.by,
				amount: r,
				from: n.self
			});
		})],
		estimate: (e, t) => t.amount(e.amount)
	}), H = (e) => Of({ amount: e });
})), Af, jf, Mf = d((() => {
	Cc(), D(), Af = E({
		name: "defend-anyway",
		possible: ({ attack: e }, t) => e?.isAttack === !0 && e.target === t && e.stage === "activated" && !e.defendable && !fc[e.type].defended && fc[e.type].reduced,
		parts: (e) => [e.run((e) => {
			e.attack && (e.attack.defendable = !0);
		})],
		estimate: () => 3
	}), jf = () => Af({});
})), Nf, Pf, Ff = d((() => {
	y(), ef(), D(), Du(), pn(), Nf = E({
		name: "discard",
		pass: ({ who: e }) => sn(e) ? "target" : "activation",
		vars: Su,
		parts: (e, t, { own: n }) => [...yu(e, n, t.who), ...t.how === "choice" ? [e.ask("discard", {
			who: (e, t) => n(t).seats[0],
			options: (e, t) => {
				let [r] = n(t).seats;
				return r === void 0 ? [] : [...new Set(_(e, r).hand)];
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => $d(e, n(t).seats[0], r)
		})] : [e.roll("random-card", {
			dice: (e, t) => {
				let [r] = n(t).seats;
				return +(r !== void 0 && _(e, r).hand.length > 0);
			},
			lot: "pieces",
			sides: (e, t) => _(e, n(t).seats[0]).hand.length,
			then: (e, t, [r]) => {
				let i = n(t).seats[0];
				$d(e, i, _(e, i).hand[r - 1]);
			}
		})]],
		estimate: (e) => e.who === "self" ? -1.5 : 1.5
	}), Pf = (e = "target", t = "choice") => Nf({
		who: e,
		how: t
	});
})), If, Lf, Rf = d((() => {
	y(), ef(), D(), If = E({
		name: "discard-hand",
		parts: (e) => [e.run((e, t) => {
			for (let n of [..._(e, t.self).hand]) $d(e, t.self, n);
		})],
		estimate: () => -3
	}), Lf = () => If({});
}));
// packages/dice-throne/src/rules/draw.ts
function zf(e, t) {
	let n = [];
	for (let r = 0; r < e.fighters.length; r++) v(e, r) === v(e, t) && n.push(r);
	return n;
}
var Bf, Vf, Hf, Uf = d((() => {
	p(), y(), Bf = f("dice-throne/draw", (e) => [e.loop((e, t) => t.count > 0 && (_(e, t.seat).deck.length > 0 || _(e, t.seat).discard.length > 0), e.when((e, t) => _(e, t.seat).deck.length === 0, e.call(Vf, (e, t) => ({ seat: t.seat }))), e.run((e, t) => {
		let n = _(e, t.seat), r = n.deck.splice(Math.max(0, n.deck.length - t.count)).reverse();
		n.hand.push(...r), n.knownTop = Math.max(0, n.knownTop - r.length), t.count -= r.length, he(zf(e, t.seat), () => ({
			type: "drew",
			seat: t.seat,
			cards: r,
			count: r.length
		}), () => ({
			type: "drew",
			seat: t.seat,
			count: r.length
		}));
	}))]), Vf = f("dice-throne/reshuffle", (e) => [e.run((e, t) => {
		let n = _(e, t.seat);
		n.deck.push(...n.discard.splice(0)), n.knownTop = 0, l(() => ({
			type: "reshuffled",
			seat: t.seat
		}));
	}), e.call(Hf, (e, t) => ({ seat: t.seat }))]), Hf = f("dice-throne/shuffle", (e) => [e.shuffle("shuffle", {
		stream: (e, t) => `deck-${t.seat + 1}`,
		cards: (e, t) => _(e, t.seat).deck.length,
		then: (e, t, n) => {
			let r = _(e, t.seat);
			r.deck = n.map((e) => r.deck[e]), r.knownTop = 0;
		}
	})]);
})), Wf, U, Gf = d((() => {
	Uf(), ll(), D(), Wf = E({
		name: "draw",
		parts: (e, t) => [e.call(Bf, (e, n) => ({
			seat: n.self,
			count: qc(e, n, t.amount)
		}))],
		estimate: (e, t) => 1.5 * t.amount(e.amount)
	}), U = (e) => Wf({ amount: e });
}));
// packages/dice-throne/src/rules/dials.ts
function Kf(e, t) {
	for (let [n, r] of t.entries()) {
		let t = e.dials[n];
		e.dials[n] = Xf(e, n, r), e.dials[n] === 0 && t > 0 && qf(e, n);
	}
}
function qf(e, t) {
	for (let n of e.fighters.keys()) {
		let r = v(e, n) === t ? N(e, n).find((e) => C(e).saves) : void 0;
		if (r !== void 0) {
			P(e, n, r, 1), e.dials[t] = 1;
			return;
		}
	}
}
var Jf, Yf, Xf, Zf, Qf = d((() => {
	p(), w(), y(), Cc(), I(), Jf = (e, t, n) => {
		let r = at(e, t);
		Zf(e, t, n);
		let i = at(e, t) - r;
		i > 0 && l(() => ({
			type: "healed",
			seat: t,
			amount: i
		}));
	}, Yf = (e, t) => xc(it(e)) - at(e, t), Xf = (e, t, n) => Sc(e.dials[t], n, it(e)), Zf = (e, t, n) => Kf(e, e.dials.map((r, i) => i === v(e, t) ? n : 0));
})), $f, ep, tp, np = d((() => {
	Cc(), Qf(), Kc(), y(), D(), $f = E({
		name: "endure",
		possible: (e, t) => e.attack?.isAttack === !0 && e.attack.target === t && !e.attack.endured && fc[e.attack.type].reduced && tp(e, t),
		parts: (e) => [e.run((e, t) => {
			e.attack?.target === t.self && (e.attack.endured = !0);
		})],
		estimate: () => 8
	}), ep = () => $f({}), tp = (e, t) => Xf(e, v(e, t), e.healing[t] - dc(Mc(e, t))) === 0;
}));
// packages/dice-throne/src/effects/tokenWorth.ts
function rp(e) {
	let t = op.get(e.id);
	if (t !== void 0) return t;
	op.set(e.id, e.kind === "negative" ? -1.5 : 1.5);
	let n = ip(e);
	return op.set(e.id, n), n;
}
function ip(e) {
	if (e.worth !== void 0) return e.worth;
	let { forbids: t, weakens: n, saves: r, blast: i, foresees: a } = e, o = 0;
	for (let t of wo.token) {
		let n = vo(e, t);
		n && (o += xo(t).tokenWorth?.(cp(e.id).list(n), e) ?? 0);
	}
	for (let { effects: t, cost: n, aged: r, price: i } of e.spends ?? []) {
		let a = cp(e.id).list(t) - (i ? Fl(i, sp) : 0);
		o = Math.max(o, (r ? .9 : 1) * yo * a / Math.max(1, n));
	}
	return t && (o -= ap[t]), e.attempts && (o += 2 * e.attempts), e.attemptPrice && (o -= 1.5 * e.attemptPrice), e.shelters && (o += 6), e.aura && (o += (e.aura.of === "attacker" ? 1 : -1) * 2 * cp(e.id).amount(e.aura.amount)), n && (o -= n * 2), r && (o += 8), i && (o -= i / 2), a && (o += 1), o === 0 && (o = e.kind === "negative" ? -1.5 : 1.5), e.kind === "negative" ? Math.min(-.5, o) : o;
}
var ap, op, sp, cp, lp = d((() => {
	To(), w(), bl(), Vl(), ap = {
		offense: 4,
		income: 1.5,
		acting: 6,
		damage: 4,
		cards: 1.5
	}, op = /* @__PURE__ */ new Map(), sp = (e) => rp(C(e)), cp = (e) => ul(() => 1 / 3, 1, sp, e);
})), up, dp, fp = d((() => {
	bl(), lp(), up = ({ faces: e }, t, n, r) => ul((t) => e.filter((e) => e === t).length / 6, t, sp, void 0, n, r && {
		dice: r,
		faces: e
	}), dp = (e, t) => up(t, 5).list(e);
}));
// packages/dice-throne/src/effects/keepDice.ts
function pp(e, t, n = Infinity) {
	return [e.ask("keep-dice", {
		who: (e) => ju(e).owner,
		options: (e) => {
			let t = mp(ju(e));
			return Array.from({ length: 1 << t.length }, (e, t) => t).filter((e) => gp(t, e).length <= n);
		},
		key: Na,
		then: (e, n, r) => {
			t(n).thrown = gp(mp(ju(e)), r);
		}
	}), hp(e, t)];
}
var mp, hp, gp, _p = d((() => {
	T(), Ru(), mp = (e) => e.dice.filter((t, n) => Pu(e, n) === e.owner), hp = (e, t) => e.roll("roll", {
		dice: (e, n) => t(n).thrown.length,
		whose: (e) => [ju(e).owner],
		then: (e, n, r) => {
			for (let [i, a] of t(n).thrown.entries()) Nu(e, n.self, a, r[i]);
		}
	}), gp = (e, t) => e.flatMap((e, n) => t & 1 << n ? [] : [n + 1]);
})), vp, yp, bp = d((() => {
	D(), _p(), Ru(), vp = E({
		name: "extra-attempt",
		possible: (e, t, n) => ju(e)?.purpose === n.of,
		vars: () => ({ thrown: [] }),
		parts: (e, t, { own: n }) => t.of === "offense" ? [e.run((e) => {
			e.attempts++, e.altered = !0;
		})] : pp(e, n),
		estimate: () => 1.5
	}), yp = (e) => vp(e);
})), xp, Sp, Cp = d((() => {
	y(), D(), xp = E({
		name: "extra-offense",
		parts: (e, t) => [e.run((e) => {
			e.furtherOffenses.push(t.sameTarget ? e.attack?.target ?? -1 : -1);
		})],
		estimate: () => 6
	}), Sp = ({ sameTarget: e = !1 } = {}) => xp({ sameTarget: e });
})), wp, Tp, Ep = d((() => {
	p(), Wl(), D(), wp = E({
		name: "fail",
		parts: (e) => [e.run((e, t) => {
			l(() => ({
				type: "failed",
				seat: t.self
			})), Ce(e, Ul.resolveAttack) && Oe(e, Ul.resolveAttack);
		})],
		estimate: () => -7
	}), Tp = () => wp({});
})), Dp, Op, kp, Ap = d((() => {
	I(), D(), bl(), Ns(), Dp = E({
		name: "fill-up",
		pass: ({ late: e }) => e ? "target" : "activation",
		possible: (e, t, n) => Ps(e, t, Ms(n.token, t)) > 0,
		parts: (e, t) => [e.run((e, n) => {
			let r = Ms(t.token, n.self);
			Fs(e, n.self, r, Ps(e, n.self, r));
		})],
		estimate: (e, t) => 2 * t.token(e.token)
	}), Op = (e) => Dp({ token: e }), kp = (e) => Dp({
		token: e,
		late: !0
	});
})), jp, Mp = d((() => {
	p(), M(), $o(), Ho(), w(), ll(), y(), Rd(), jp = f("dice-throne/upgrade", (e) => [
		e.leave((e, t) => !_(e, t.seat).laid.includes(t.card)),
		e.run((e, t) => {
			let { upgrades: n } = qi(e, t.seat, t.card), r = _(e, t.seat), { hero: i, marks: a, laid: o } = r, { levels: s } = j(e, t.seat);
			t.hooks = jd(e, t.seat, "upgraded"), o.splice(o.indexOf(t.card), 1), a[ot] = (a["cards-in-play"] ?? 0) + 1, r.board = ls(i, a.face, {
				...s,
				[n.ability.id]: n.level
			}), a[sl] = (a["upgrades-this-turn"] ?? 0) + 1;
		}),
		e.each("hook", (e, t) => t.hooks, e.call((e, t) => Lo(t.hook), (e, t) => Md(e, t.hook, t.seat))),
		e.when((e, t) => Vo(Zo(_(e, t.seat).hero, t.card)) !== void 0, e.call((e, t) => Lo(Zo(_(e, t.seat).hero, t.card)), (e, t) => Nd(e, "played", t.seat, t.card)))
	]);
})), Np, Pp, Fp = d((() => {
	M(), w(), Np = (e, t, n) => [...ca(e, t).cards.values()].flatMap(({ id: e, upgrades: t }) => t && n.includes(e) ? [e] : []), Pp = (e, t, n) => Np(e, t, n).filter((n) => {
		let { ability: r, level: i } = ca(e, t).cards.get(n).upgrades;
		return _s(e, t, r.id) < i;
	});
}));
// packages/dice-throne/src/effects/freeUpgrade.ts
function Ip(e, t, n) {
	_(e, t).laid.push(n), l(() => ({
		type: "played",
		seat: t,
		card: n
	}));
}
var Lp, Rp, zp = d((() => {
	p(), Mp(), y(), Fp(), Lp = (e) => e.loop((e, t) => Rp(e, t.self) !== void 0, e.call(jp, (e, t) => ({
		seat: t.self,
		card: Rp(e, t.self)
	}))), Rp = (e, t) => _(e, t).laid.find((n) => Pp(e, t, [n]).length > 0);
}));
// packages/dice-throne/src/rules/halved.ts
function Bp(e, t, n) {
	_(e, t).marks[Up + n] = 1;
}
function Vp(e, t) {
	let { marks: n } = _(e, t), r = [];
	if (!lt(e)) return r;
	for (let e in n) n[e] > 0 && e.startsWith(Up) && r.push(e.slice(7));
	return r;
}
function Hp(e, t) {
	let { marks: n } = _(e, t);
	for (let e in n) e.startsWith(Up) && (n[e] = 0);
}
var Up, Wp = d((() => {
	y(), Up = "halved:";
}));
// packages/dice-throne/src/rules/leave.ts
function Gp(e, t) {
	let n = _(e, t);
	for (let e in n.tokens) n.tokens[e] = 0;
	n.marks[Kp] = 1, n.marks[qp] = n.hand.length + n.deck.length + n.looking.length, n.hand = [], n.exposed = [], n.shownTo = [], n.deck = [], n.looking = [], n.knownTop = 0, n.facedown = void 0, n.cp = 0, e.incoming[t] = [], e.healing[t] = 0;
}
var Kp, qp, Jp, Yp, Xp = d((() => {
	y(), Kp = "gone", qp = "cards-gone", Jp = ({ marks: e }) => e[qp] ?? 0, Yp = (e, t) => _(e, t).marks[Kp] === 1;
}));
// packages/dice-throne/src/rules/playing.ts
function Zp(e, t, n) {
	let { discard: r, playing: i } = _(e, t), a = i.indexOf(n);
	a >= 0 && r.push(...i.splice(a, 1));
}
function Qp(e) {
	let t = Se(e, Ul.playCard).map(({ vars: e }) => e);
	for (let [n, { playing: r }] of e.fighters.entries()) for (let i of [...r]) t.some((e) => e.seat === n && e.card === i) || Zp(e, n, i);
}
var $p = d((() => {
	p(), y(), Wl();
}));
// packages/dice-throne/src/rules/reactions.ts
function em(e, t, n) {
	n <= 0 || !iu(e, t) || jd(e, t, "damaged").length === 0 || (e.harmed = [...e.harmed ?? [], {
		seat: t,
		amount: n
	}]);
}
var tm, nm = d((() => {
	p(), Ho(), y(), hu(), Rd(), tm = f("dice-throne/reactions", (e) => [e.loop((e) => e.harmed !== void 0, e.run((e, t) => {
		let [n, ...r] = e.harmed;
		t.seat = n.seat, t.amount = n.amount, e.harmed = r.length > 0 ? r : void 0;
	}), e.each("hook", (e, t) => tt(e, t.seat) ? jd(e, t.seat, "damaged") : [], e.call((e, t) => Lo(t.hook), (e, t) => ({
		...Md(e, t.hook, t.seat),
		suffered: t.amount
	}))))]);
}));
// packages/dice-throne/src/rules/damage.ts
function rm(e) {
	let t = Fc(e);
	t > 0 && e.incoming[e.attack.by].push({
		kind: "other",
		by: et(e.attack),
		amount: t
	});
	let n = e.incoming.map((t, n) => Mc(e, n));
	e.dealt = n.map(dc), e.attack && e.attack.target !== -1 && (e.attack.dealt = _c(n[e.attack.target]));
	let r = e.dials.map(() => 0);
	for (let [t, i] of n.entries()) {
		em(e, t, e.dealt[t]);
		let n = e.healing[t];
		r[v(e, t)] += n - e.dealt[t];
		let a = Math.min(n, e.dealt[t] + Yf(e, t));
		(e.dealt[t] > 0 || i.length > 0) && l(() => ({
			type: "damaged",
			seat: t,
			amount: e.dealt[t],
			lines: Tc(e, i)
		})), a > 0 && l(() => ({
			type: "healed",
			seat: t,
			amount: a
		}));
	}
	if (e.attack?.endured) {
		let t = v(e, e.attack.target);
		r[t] = Math.max(r[t], 1 - e.dials[t]), e.attack.endured = void 0;
	}
	Kf(e, r), Ic(e);
}
function im(e) {
	let { attack: t } = e;
	if (Ce(e, Ul.resolveAttack) && t && t.target !== -1 && !tt(e, t.target)) {
		Oe(e, Ul.resolveAttack), e.isolated = void 0;
		return;
	}
	let n = Se(e, Ul.act).find(({ vars: t }) => !tt(e, t.seat));
	if (!n) return;
	let r = Oe(e, n), i = r.find((e) => Te(e, om));
	i && (e.isolated = i.vars.outer);
	for (let t of r) Te(t, uf) && e.rolls.pop();
}
var am, om, sm, cm, lm = d((() => {
	p(), y(), sc(), Cc(), Ec(), Qf(), Wl(), Wp(), Kc(), Xp(), $p(), nm(), _d(), pf(), am = f("dice-throne/apply-incoming", (e) => [
		e.run(rm),
		e.call(cm),
		e.call(tm)
	]), om = f("dice-throne/isolated", (e) => [
		e.leave((e, t) => t.amount <= 0 || !tt(e, t.to)),
		e.run((e, t) => {
			t.outer = e.isolated;
			let n = t.from === void 0 ? [] : Vp(e, t.from);
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
		e.when((e, t) => !t.certain, pd(e)),
		e.run((e, t) => {
			let { lines: n } = e.isolated, r = dc(n);
			e.isolated = t.outer, l(() => ({
				type: "damaged",
				seat: t.to,
				amount: r,
				lines: sm(t.from, Tc(e, n))
			})), Zf(e, t.to, -r), em(e, t.to, r);
		}),
		e.call(cm),
		e.call(tm)
	]), sm = (e, t) => t.map((t) => t.kind === "other" && e !== void 0 ? {
		...t,
		from: e
	} : t), cm = f("dice-throne/defeats", (e) => [e.run((e) => {
		let t = e.out.length, n = [...e.fighters.keys()].filter((t) => tt(e, t) && at(e, t) === 0);
		for (let r of n) e.out.push(r), e.fighters[r].marks.fell = t, l(() => ({
			type: "defeated",
			seat: r
		}));
		for (let n of e.out.slice(t)) tc(e, n);
		let r = new Set(e.fighters.flatMap((t, n) => tt(e, n) ? [v(e, n)] : []));
		if (r.size === 1 && (e.ended = "defeat"), r.size === 0 && (e.ended = "draw"), e.ended) {
			let t = e.ended;
			l(() => ({
				type: "ended",
				reason: t
			})), ee(e);
		} else {
			for (let t of n) Gp(e, t);
			tt(e, e.active) ? im(e) : De(e, Ul.match);
		}
		Qp(e);
	})]);
}));
// packages/dice-throne/src/rules/inflict.ts
function um(e, { seat: t, token: n, count: r }) {
	let { ends: i, covers: a } = C(n);
	if (t !== e.active || !lt(e) || i === void 0 || a && e.phase === "offense") return;
	let { marks: o } = _(e, t);
	o[Ws(n)] = (o[Ws(n)] ?? 0) + r;
}
var dm, fm, pm, mm, hm, gm = d((() => {
	p(), To(), $o(), Ho(), w(), y(), Qu(), lm(), jc(), Rd(), I(), dm = f("dice-throne/inflict", (e) => [
		e.leave((e, t) => t.count <= 0 || pm(e, t)),
		e.when((e, t) => C(t.token).covers === !0, e.call(fm, (e, t) => ({
			...t,
			by: t.by ?? t.seat
		})), e.leave()),
		e.when((e, t) => C(t.token).blast !== void 0 && F(e, t.seat, t.token) > 0, e.run((e, t) => {
			P(e, t.seat, t.token, 1);
		}), e.call(om, (e, t) => ({
			to: t.seat,
			amount: Ac(e, t.seat) ? 0 : C(t.token).blast,
			by: t.token,
			certain: !1,
			type: "undefendable"
		}))),
		e.run((e, t) => {
			t.placed = Fs(e, t.seat, t.token, t.count), um(e, t), t.placed > 0 && e.attack?.target === t.seat && e.attack.inflicted.push(t.token);
		}),
		e.leave((e, t) => t.placed === 0),
		e.when((e, t) => !t.moved && !Ac(e, t.seat) && vo(C(t.token), "inflicted") !== void 0, e.call((e, t) => Lo(Uo("inflicted", Ko(C(t.token).id))), (e, t) => Nd(e, "inflicted", t.seat, t.token))),
		e.when(mm, e.call(hm, (e, t) => ({
			seat: t.seat,
			token: t.token
		})))
	]), fm = f("dice-throne/cover", (e) => [e.loop((e, t) => t.count > 0 && qu(e, t.seat, t.token).length > 0, e.ask("cover", {
		who: (e, t) => t.by,
		options: (e, t) => qu(e, t.seat, t.token),
		params: (e, t) => ({
			token: t.token,
			seat: t.seat
		}),
		auto: !0,
		then: (e, t, n) => {
			t.count--;
			let r = Xu(t.token, n);
			Fs(e, t.seat, r, 1), um(e, {
				seat: t.seat,
				token: r,
				count: 1
			}), e.attack?.target === t.seat && e.attack.inflicted.push(r);
		}
	}))]), pm = ({ attack: e }, { seat: t, token: n }) => e?.striking === !0 && e.target === t && e.intercepted?.includes(C(n).id) === !0, mm = (e, { seat: t, token: n }) => vo(C(n), "full") !== void 0 && Ps(e, t, n) === 0, hm = f("dice-throne/filled", (e) => [e.call((e, t) => Lo(Uo("full", Ko(C(t.token).id))), (e, t) => Nd(e, "full", t.seat, t.token))]);
})), _m, W, vm = d((() => {
	gm(), I(), ll(), D(), Ns(), _m = E({
		name: "gain",
		vars: () => ({
			left: 0,
			placed: !1
		}),
		parts: (e, t, { own: n }) => [e.run((e, r) => {
			n(r).left = qc(e, r, t.amount);
		}), e.loop((e, t) => n(t).left > 0, e.ask("gain", {
			who: (e, t) => t.self,
			options: (e, n) => t.may && Ps(e, n.self, Ms(t.token, n.self)) > 0 ? ["gain", "decline"] : ["gain"],
			params: () => ({ token: t.token }),
			auto: !0,
			then: (e, r, i) => {
				n(r).left--, n(r).placed = i === "gain" && Fs(e, r.self, Ms(t.token, r.self), 1) > 0;
			}
		}), e.when((e, r) => n(r).placed && mm(e, {
			seat: r.self,
			token: Ms(t.token, r.self)
		}), e.run((e, t) => {
			n(t).left = 0;
		}), e.call(hm, (e, n) => ({
			seat: n.self,
			token: Ms(t.token, n.self)
		}))))],
		estimate: (e, t) => t.token(e.token) * t.amount(e.amount),
		gives: ({ token: e, amount: t }) => ({
			what: e,
			amount: t
		})
	}), W = (e, t = 1, n = !1) => _m({
		token: e,
		amount: t,
		may: n
	});
})), ym, bm, xm = d((() => {
	Wp(), D(), ym = E({
		name: "halve-dealt",
		parts: (e) => [e.run((e, t) => Bp(e, t.self, t.by))],
		estimate: () => -3.5
	}), bm = () => ym({});
})), Sm, G, Cm = d((() => {
	Qf(), ll(), D(), Du(), pn(), Sm = E({
		name: "heal",
		pass: ({ who: e }) => sn(e) ? "target" : "activation",
		vars: Su,
		parts: (e, t, { own: n }) => [...yu(e, n, t.who), e.run((e, r) => {
			for (let i of n(r).seats) {
				let n = qc(e, {
					...r,
					target: i
				}, t.amount);
				n <= 0 || (r.healsLater ? e.healing[i] += n : Jf(e, i, n));
			}
		})],
		estimate: (e, t) => (ln(e.who) ? -1 : 1) * t.amount(e.amount)
	}), G = (e, t = "self") => Sm({
		amount: e,
		who: t
	});
}));
// packages/dice-throne/src/rules/healByDealt.ts
function wm(e, t) {
	_(e, t).marks[Em] = 1;
}
function Tm(e) {
	let { by: t, dealt: n = 0 } = e.attack;
	_(e, t).marks[Em] && n > 0 && Jf(e, t, n);
}
var Em, Dm = d((() => {
	y(), Qf(), Em = "healed-by-dealt-this-turn";
})), Om, km, Am = d((() => {
	Dm(), D(), Om = E({
		name: "heal-dealt",
		parts: (e) => [e.run((e, t) => wm(e, t.self))],
		estimate: () => 5
	}), km = () => Om({});
})), jm, Mm, Nm = d((() => {
	jc(), y(), jm = (e, t, n) => n !== t.self && (kc(e, t.self) || Mm(e, t) && Ac(e, n)), Mm = ({ attack: e }, { self: t, by: n }) => e?.by === t && n === et(e);
})), Pm, Fm, Im, Lm = d((() => {
	lm(), ll(), D(), Nm(), Du(), pn(), Pm = E({
		name: "hurt",
		pass: ({ who: e }) => sn(e) ? "target" : "activation",
		vars: Su,
		parts: (e, t, { own: n }) => {
			let r = (e) => n(e).seats[0];
			return [...yu(e, n, t.who), e.loop((e, t) => n(t).seats.length > 0, e.call(om, (e, i) => ({
				to: r(i),
				amount: jm(e, i, r(i)) ? 0 : qc(e, i, t.amount) * Im(n(i)),
				by: i.by,
				certain: t.certain,
				type: t.type,
				from: i.self
			}), (e, t) => {
				let i = r(t);
				n(t).seats = n(t).seats.filter((e) => e !== i);
			}))];
		},
		estimate: (e, t) => (e.who === "self" ? -1 : 1) * t.amount(e.amount) * dn(e.who)
	}), Fm = (e, t, n = !1, r = "normal") => Pm({
		amount: e,
		who: t,
		certain: n,
		type: r
	}), Im = ({ seats: e }) => e.filter((t) => t === e[0]).length;
})), Rm, zm, K, Bm = d((() => {
	w(), gm(), y(), ll(), D(), Ns(), Du(), pn(), Rm = ({ who: e, repeatedWith: t }) => (n) => un(e) || t !== void 0 && ct(n, t), zm = E({
		name: "inflict",
		pass: ({ who: e }) => sn(e) ? "target" : "activation",
		reaches: (e, t, { who: n, amount: r }) => sn(n) && qc(e, t, r) > 0,
		inflicts: (e, t, { who: n, token: r, amount: i }) => sn(n) && qc(e, t, i) > 0 ? [r] : [],
		possible: (e, t, { who: n, token: r }) => C(r).blast !== void 0 || C(r).ends !== void 0 || Tu(e, t, n, [r]),
		vars: Su,
		parts: (e, t, { own: n }) => [...yu(e, n, t.who, void 0, Rm(t)), Cu(e, n, dm, (e, n, r) => ({
			seat: r,
			token: Ms(t.token, n.self),
			count: qc(e, n, t.amount),
			by: n.self
		}))],
		estimate: (e, t) => (e.who === "self" ? 1 : -1) * t.token(e.token) * t.amount(e.amount) * dn(e.who)
	}), K = (e, t = 1, n = "target", r) => zm({
		token: e,
		amount: t,
		who: n,
		...r ? { repeatedWith: r } : {}
	});
})), Vm, Hm, Um = d((() => {
	D(), Vm = E({
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
	}), Hm = () => Vm({});
}));
// packages/dice-throne/src/effects/keepSome.ts
function Wm(e, t) {
	return e === 0 ? [[]] : t.flatMap((n, r) => n === t[r - 1] ? [] : Wm(e - 1, t.slice(r + 1)).map((e) => [n, ...e]));
}
var Gm, Km, qm = d((() => {
	T(), D(), Gm = E({
		name: "keep-some",
		parts: (e, t, { pass: n }) => [e.ask("keep-some", {
			who: (e, t) => t.self,
			options: (e, n) => n.dice.length > t.dice ? Wm(t.dice, [...n.dice].sort()) : [],
			key: Ia,
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
	}), Km = (e) => Gm({ dice: e });
})), Jm, Ym, Xm = d((() => {
	y(), D(), Jm = E({
		name: "lay",
		parts: (e, t) => [e.run((e, n) => {
			let { deck: r, laid: i, spells: a } = _(e, n.self), o = a.includes(t.card) ? a : r, s = o.indexOf(t.card);
			s >= 0 && i.push(...o.splice(s, 1));
		})],
		estimate: () => 3
	}), Ym = (e) => Jm({ card: e });
})), Zm, Qm, $m, eh = d((() => {
	I(), ll(), D(), bl(), Ns(), Du(), pn(), Zm = (e, t, n, r) => F(e, t, Ms(n, r)), Qm = E({
		name: "lose",
		pass: ({ who: e }) => sn(e) ? "target" : "activation",
		possible: (e, t, n) => wu(e, t, n.who).some((r) => Zm(e, r, n.token, t) > 0),
		vars: Su,
		parts: (e, t, { own: n }) => [...yu(e, n, t.who, (e, n, r) => Zm(e, r, t.token, n.self) > 0), e.run((e, r) => {
			let i = t.amount === "all" ? 2 ** 53 - 1 : qc(e, r, t.amount);
			r.paid = 0;
			for (let a of n(r).seats) r.paid += P(e, a, Ms(t.token, r.self), i);
		})],
		estimate: (e, t) => {
			if (t.about === e.token) return 0;
			let n = t.token(e.token) * (e.amount === "all" ? 2 : t.amount(e.amount));
			return e.who === "self" ? -n : n;
		}
	}), $m = (e, t = 1, n = "self") => Qm({
		token: e,
		amount: t,
		who: n
	});
})), th, nh, rh = d((() => {
	nf(), ll(), D(), Du(), pn(), th = E({
		name: "lose-cp",
		pass: ({ who: e }) => sn(e) ? "target" : "activation",
		vars: Su,
		parts: (e, t, { own: n }) => [...yu(e, n, t.who), e.run((e, r) => {
			let i = qc(e, r, t.amount);
			if (i > 0) for (let t of n(r).seats) tf(e, t, -i);
		})],
		estimate: (e, t) => (e.who === "self" ? -1 : 1) * t.amount(e.amount)
	}), nh = (e, t = "target") => th({
		amount: e,
		who: t
	});
})), ih = d((() => {
	y(), D(), E({
		name: "mark",
		parts: (e, t) => [e.run((e, n) => {
			_(e, n.self).marks[t.name] = t.value;
		})],
		estimate: () => 0
	});
}));
// packages/dice-throne/src/rules/interval.ts
function ah(e, t) {
	if (ct(e, "v2.2")) return [];
	let n = Xe(e, e.active);
	return n.slice(0, Math.max(0, n.indexOf(t))).filter((t) => au(e, t));
}
function oh(e, { seat: t, card: n }) {
	let { kind: r } = qi(e, t, n);
	return r !== "instant" && (r !== "roll" || ct(e, "instants-interrupt-roll-cards"));
}
var sh, ch, lh = d((() => {
	p(), w(), T(), y(), hu(), Wl(), dd(), _d(), sh = f("dice-throne/answered", (e) => [e.run((e, t) => {
		t.queue = ah(e, t.seat);
	}), e.loop((e, t) => t.queue.length > 0, e.run((e, t) => {
		t.by = t.queue.shift();
	}), e.ask("answer", {
		who: (e, t) => t.by,
		options: (e, t) => Yl(e, t.by, [fd]),
		params: (e, t) => ({
			seat: t.seat,
			action: t.action
		}),
		unavailable: (e, t) => rd(e, t.by),
		decline: fd,
		then: (e, t, n) => {
			t.answer = n;
		}
	}), e.when((e, t) => t.answer !== fd, e.call(Ul.act, (e, t) => ({
		seat: t.by,
		action: t.answer
	})), e.run((e, t) => {
		t.acted = !0, t.queue = ah(e, t.seat);
	})))]), ch = f("dice-throne/interval", (e) => [e.call(sh, (e, t) => ({
		seat: t.seat,
		action: ba(t.card)
	}), (e, t, { acted: n }) => {
		t.acted = n;
	}), e.when(oh, pd(e, (e, t) => ({
		but: t.seat,
		instants: !0
	}), (e, t, { acted: n }) => {
		t.acted = t.acted || n;
	}))]);
}));
// packages/dice-throne/src/effects/nameTarget.ts
function uh(e, t, n, r, i) {
	return [
		...r,
		e.when((e, t) => t.open === !0, e.call(ch, (e, t) => ({
			seat: t.self,
			card: t.by
		}), (e, n, { acted: r }) => {
			t(n).answered = r === !0;
		}), e.when((e, n) => t(n).answered, e.run((e, r) => n(t(r))), ...r)),
		...i
	];
}
var dh = d((() => {
	lh();
})), fh, ph = d((() => {
	T(), I(), fh = (e, t, n, r) => t.flatMap((t) => N(e, t).filter((i) => n(i) && F(e, t, i) > (r?.seat === t && r.token === i ? r.count : 0)).map((e) => Va(t, e)));
})), mh, hh, gh = d((() => {
	T(), gm(), I(), y(), D(), dh(), Du(), ph(), mh = E({
		name: "move-token",
		names: !0,
		possible: (e, t, n, r) => fh(e, Xe(e, t), Zs, r).length > 0,
		vars: () => ({
			...Su(),
			token: "",
			answered: !1
		}),
		parts: (e, t, { own: n }) => uh(e, n, (e) => {
			e.token = "";
		}, [e.ask("move-token", {
			who: (e, t) => t.self,
			options: (e, t) => fh(e, Xe(e, t.self), Zs),
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				n(t).token = r;
			}
		}), ...yu(e, n, "chosen-player", (e, t, r) => {
			let { token: i } = n(t);
			return i !== "" && r !== Ha(i).seat;
		})], [e.when((e, t) => n(t).token !== "" && n(t).seats.length > 0, e.call(dm, (e, t) => {
			let { seat: r, token: i } = Ha(n(t).token);
			return P(e, r, i, 1), {
				seat: n(t).seats[0],
				token: i,
				count: 1,
				moved: !0
			};
		}))]),
		estimate: () => 3
	}), hh = () => mh({});
}));
// packages/dice-throne/src/rules/recount.ts
function _h(e) {
	let { attack: t } = e;
	if (!(!t || t.stage !== "activated" && t.stage !== "defended")) {
		for (let n of e.fighters.keys()) {
			if (n === t.by) continue;
			let r = e.incoming[n].filter(({ recounted: e }) => !e);
			e.incoming[n] = r, r.length !== 0 && (t.target === n && vh(e, t, r), fc[t.type].reduced && yh(e, t, n, r));
		}
		t.target !== -1 && (t.peak = Math.max(t.peak ?? 0, _c(Mc(e, t.target))));
	}
}
function vh(e, { by: t, target: n, type: r, isAttack: i }, a) {
	if (!i || !fc[r].modified || !tt(e, n)) return;
	let o = (e, n) => {
		n !== 0 && a.push({
			kind: "add",
			by: e,
			amount: n,
			from: t,
			recounted: !0
		});
	};
	for (let { id: r, aura: i } of Ki()) F(e, i.of === "attacker" ? t : n, r) > 0 && o(r, qc(e, Kl(t, n, r), i.amount));
	for (let { id: n, aura: r } of oa(_(e, t).hero)) r && $s(e, t, n) === r.state && o(n, r.damage);
}
function yh(e, { by: t, ...n }, r, i) {
	if (bh(e, n, r)) for (let { id: n, weakens: r = 0 } of Gi()) {
		let a = -r * F(e, t, n);
		a !== 0 && i.push({
			kind: "add",
			by: n,
			amount: a,
			from: t,
			recounted: !0
		});
	}
	for (let n of Vp(e, t)) i.push({
		kind: "half",
		by: n,
		amount: 0,
		from: t,
		recounted: !0
	});
}
var bh, xh = d((() => {
	w(), ll(), y(), sc(), Cc(), ql(), Wp(), Kc(), I(), bh = (e, { isAttack: t, target: n, type: r }, i) => !ct(e, "wither-strict") || t && n === i && fc[r].modified;
}));
// packages/dice-throne/src/rules/act.ts
function Sh({ effects: [e] }) {
	return e !== void 0 && mo(e).names === !0;
}
function Ch(e, t, n) {
	let { laid: r, marks: i } = _(e, t);
	r.push(n), i[su] = (i["spells-this-turn"] ?? 0) + 1;
}
var wh, Th, Eh, Dh, Oh, kh = d((() => {
	p(), M(), $o(), Ho(), w(), As(), D(), Vl(), T(), y(), hu(), Wl(), ql(), nd(), Rd(), lh(), sf(), $p(), xh(), _d(), I(), Mp(), wh = f(Ul.act.name, (e) => [e.either((e, t) => Aa(t.action).is === "play", [e.call(Th, (e, t) => ({
		seat: t.seat,
		card: ha("play", t.action).card
	}))], [e.call(sh, (e, t) => ({
		seat: t.seat,
		action: t.action
	})), e.either((e, t) => Aa(t.action).is === "spend", [e.call(Eh, (e, t) => {
		let { token: n, use: r } = ha("spend", t.action);
		return {
			seat: t.seat,
			token: n,
			use: r
		};
	})], [
		e.when((e, t) => !Ql(e, t.seat, t.action) && hd(e, { but: t.seat }), e.run((e, t) => l(() => ({
			type: "declared",
			seat: t.seat,
			action: ha("use", t.action).action
		}))), pd(e, (e, t) => ({
			but: t.seat,
			instants: !0
		}))),
		e.run((e, t) => {
			t.begun = !0;
		}),
		e.call(Dh, (e, t) => ({
			seat: t.seat,
			action: ha("use", t.action).action
		}))
	])]), e.run(_h)]), Th = f(Ul.playCard.name, (e) => [
		e.run((e, t) => {
			Ze(e, t.seat, -cu(e, t.seat, qi(e, t.seat, t.card))), $u(e, t.seat, t.card);
			let { kind: n } = qi(e, t.seat, t.card);
			n === "spell" ? Ch(e, t.seat, t.card) : _(e, t.seat)[n === "upgrade" ? "laid" : "playing"].push(t.card);
			let r = Zo(_(e, t.seat).hero, t.card);
			t.program = n === "upgrade" ? void 0 : Vo(r), me(r), l(() => ({
				type: "played",
				seat: t.seat,
				card: t.card
			}));
		}),
		e.when((e, t) => qi(e, t.seat, t.card).price !== void 0, e.call(rf, (e, t) => ({
			seat: t.seat,
			price: qi(e, t.seat, t.card).price,
			times: 1,
			by: t.card
		}))),
		e.when((e, t) => !Sh(qi(e, t.seat, t.card)), e.call(ch, (e, t) => ({
			seat: t.seat,
			card: t.card
		}))),
		e.when((e, t) => qi(e, t.seat, t.card).kind === "upgrade", e.call(jp, (e, t) => ({
			seat: t.seat,
			card: t.card
		}))),
		e.when((e, t) => t.program !== void 0, e.call((e, t) => Lo(t.program), (e, t) => ({
			...Nd(e, "played", t.seat, t.card),
			open: Sh(qi(e, t.seat, t.card))
		}))),
		e.run((e, t) => Zp(e, t.seat, t.card))
	]), Eh = f("dice-throne/spend-token", (e) => [
		e.leave((e, t) => {
			let n = Os(t.token, t.use);
			return du(e, t.seat, t.token, n) < n.cost || n.price !== void 0 && !Il(e, t.seat, n.price);
		}),
		e.run((e, t) => {
			let n = Os(t.token, t.use), { kind: r, spent: i } = C(t.token);
			l(() => ({
				type: "spent",
				seat: t.seat,
				token: t.token
			})), (r !== "companion" || i) && P(e, t.seat, t.token, n.cost, n.aged);
			let { marks: a } = _(e, t.seat);
			for (let e of /* @__PURE__ */ new Set([lu(t.token), lu(t.token, n)])) a[e] = (a[e] ?? 0) + 1;
		}),
		e.when((e, t) => Os(t.token, t.use).price !== void 0, e.call(rf, (e, t) => ({
			seat: t.seat,
			price: Os(t.token, t.use).price,
			times: 1,
			by: t.token
		}))),
		e.call((e, t) => Lo(Os(t.token, t.use).program), (e, t) => Nd(e, "spend", t.seat, t.token))
	]), Dh = f("dice-throne/use-action", (e) => [
		e.leave((e, t) => !iu(e, t.seat) || !nu(e, t.seat, Oh(e, t))),
		e.run((e, t) => {
			let n = Oh(e, t);
			Ze(e, t.seat, -n.cost), _(e, t.seat).marks[uu(n.id)] = 1, t.program = n.program, l(() => ({
				type: "used",
				seat: t.seat,
				action: t.action
			}));
		}),
		e.when((e, t) => Oh(e, t).price !== void 0, e.call(rf, (e, t) => ({
			seat: t.seat,
			price: Oh(e, t).price,
			times: 1,
			by: t.action
		}))),
		e.call((e, t) => Lo(t.program), (e, t) => Kl(t.seat, Gl(e, t.seat), t.action))
	]), Oh = (e, { seat: t, action: n }) => j(e, t).actions.find(({ id: e }) => e === n);
}));
// packages/dice-throne/src/rules/offense.ts
function Ah(e) {
	let t = xe(e, Vh)?.vars.further ? 0 : Nh(e, ({ attempts: e }) => e);
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
		...jh(e)
	}];
}
function jh(e) {
	let t = N(e, e.active).find((e) => C(e).warps !== void 0);
	if (t === void 0) return {};
	P(e, e.active, t, 1);
	let n = C(t).warps;
	return n === zi(_(e, e.active).hero) ? {} : { foreign: {
		at: 4,
		hero: n
	} };
}
function Mh(e, t, n) {
	let { dice: r } = Wh(e), i = 0;
	for (let e = 0; e < r.length; e++) t & 1 << e && (r[e] = n[i++]);
	e.attempts--;
	let { marks: a } = _(e, e.active);
	a[ol] = (a["attempts-this-turn"] ?? 0) + 1, l(() => ({
		type: "rolled",
		seat: e.active,
		purpose: "offense",
		dice: [...r]
	}));
}
function Nh(e, t) {
	let { tokens: n } = _(e, e.active), r = 0;
	for (let e in n) n[e] > 0 && (r += n[e] * (t(C(e)) ?? 0));
	return r;
}
function Ph({ dice: e, foreign: t }) {
	if (t) return Yh.filter((n) => Fh(n, e, t.at));
	let n = es(e), r = Jh[n] ?? Yh.filter((t) => Fh(t, e));
	return Jh[n] = r, r;
}
function Fh(e, t, n) {
	for (let r = 1; r < t.length; r++) if (e & 1 << r && r !== n) {
		for (let i = 0; i < r; i++) if (t[i] === t[r] && i !== n && !(e & 1 << i)) return !1;
	}
	return !0;
}
function Ih(e, t) {
	let n = Wh(e), r = Ku(e, e.active);
	for (let i of j(e, e.active).tiers) Uh(e, i, n) && !r.includes(i.ability.id) && t.push(i.announcement);
	return t;
}
function Lh(e, t) {
	let { tier: n } = ha("announce", t);
	e.attack = Zh(e, n), l(() => ({
		type: "announced",
		seat: e.active,
		ability: n
	}));
}
function Rh(e) {
	e.attack = void 0;
}
var zh, Bh, Vh, Hh, Uh, Wh, Gh, Kh, qh, Jh, Yh, Xh, Zh, Qh, $h, eg = d((() => {
	p(), M(), Po(), cs(), w(), ll(), T(), y(), kh(), hu(), Qu(), nf(), dd(), _d(), I(), zh = 31, Bh = "none", Vh = f("dice-throne/offense", (e) => [
		e.run((e) => {
			e.phase = "offense", Is(e, e.active), Ah(e);
		}),
		e.roll("roll", {
			dice: () => 5,
			whose: (e) => [e.active],
			then: (e, t, n) => Mh(e, zh, n)
		}),
		e.loop((e, t) => !t.done, e.ask("attempt", {
			who: (e) => e.active,
			options: (e) => {
				let t = Ih(e, Gh(e).slice());
				return t.push(Bh), Yl(e, e.active, t);
			},
			key: (e) => typeof e == "number" ? Na(e) : e,
			params: (e) => ({
				attempts: e.attempts,
				each: Kh(e)
			}),
			unavailable: (e) => [...id(e, Wh(e), Uh), ...rd(e, e.active)],
			then: (e, t, n) => {
				e.declared = n, e.altered = !1, Qh(n) && Lh(e, n);
			}
		}), e.either((e) => $h(e.declared), [e.call(wh, (e) => ({
			seat: e.active,
			action: e.declared
		}))], [pd(e, (e) => Qh(e.declared) ? {} : { but: e.active }), e.either((e) => e.altered || typeof e.declared == "number" && !qh(e) || Xh(e), [e.run(Rh)], [e.when((e) => typeof e.declared == "number", e.run((e) => tf(e, e.active, -Kh(e))), e.roll("roll", {
			dice: (e) => 5 - Pa(e.declared).length,
			whose: (e) => [e.active],
			then: (e, t, n) => Mh(e, zh & ~e.declared, n)
		})), e.run((e, t) => {
			t.done = typeof e.declared == "string";
		})])]))
	]), Hh = f("dice-throne/offense-again", (e) => [
		e.run((e) => {
			Ju(e, e.active), Ah(e);
		}),
		e.roll("roll", {
			dice: () => 5,
			whose: (e) => [e.active],
			then: (e, t, n) => Mh(e, zh, n)
		}),
		e.run((e) => {
			e.altered = !0;
		})
	]), Uh = (e, { hands: t, need: n }, { dice: r, foreign: i }) => i ? No(n, r, ca(e, e.active).faces, i.at) : t[ss(r)], Wh = (e) => e.rolls[0], Gh = (e) => e.attempts > 0 && qh(e) ? Ph(Wh(e)) : [], Kh = (e) => ct(e, "original-leaflets") && e.attempts > 1 ? 0 : Nh(e, (e) => e.attemptPrice), qh = (e) => _(e, e.active).cp >= Kh(e), Jh = Array(rs).fill(void 0), Yh = Array.from({ length: zh }, (e, t) => t), Xh = (e) => e.attack !== void 0 && Ku(e, e.active).includes(et(e.attack)), Zh = (e, t) => ({
		by: e.active,
		tier: t,
		dice: [...Wh(e).dice],
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
	}), Qh = (e) => typeof e == "string" && Aa(e).is === "announce", $h = (e) => typeof e == "string" && e !== Bh && !Qh(e);
})), tg, ng, rg = d((() => {
	eg(), D(), Ru(), tg = E({
		name: "offense-again",
		possible: (e) => ju(e)?.purpose === "offense",
		parts: (e) => [e.call(Hh)],
		estimate: () => 3
	}), ng = () => tg({});
})), ig, ag, og = d((() => {
	T(), gm(), I(), y(), D(), ig = E({
		name: "pass-on",
		vars: () => ({ to: -1 }),
		parts: (e, t, { own: n }) => [e.ask("choose-player", {
			who: (e, t) => t.self,
			options: (e, n) => F(e, n.self, t.token) > 0 ? [...Xe(e, n.self).filter((e) => e !== n.self), "none"] : [],
			key: (e) => e === "none" ? e : za(e),
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				r !== "none" && (n(t).to = r);
			}
		}), e.when((e, t) => n(t).to !== -1, e.call(dm, (e, r) => (P(e, r.self, t.token, 1), {
			seat: n(r).to,
			token: t.token,
			count: 1,
			moved: !0
		})))],
		estimate: () => 2
	}), ag = (e) => ig({ token: e });
})), sg, cg, lg = d((() => {
	T(), sf(), D(), qd(), Vl(), sg = E({
		name: "pay",
		options: { pay: to("decline") },
		inner: ({ effects: e, otherwise: t }) => [e, t],
		reaches: (e, t, n, r) => r(e.attack?.marks[Bl(n.price)] ? n.effects : n.otherwise),
		inflicts: (e, t, n, r) => r(e.attack?.marks[Bl(n.price)] ? n.effects : n.otherwise),
		vars: () => ({ paid: !1 }),
		parts: (e, t, { own: n, pass: r, parts: i }) => {
			let a = e.either((e, t) => n(t).paid, i(t.effects), i(t.otherwise));
			return r === "target" ? [e.run((e, r) => {
				r.paid = e.attack.marks[Bl(t.price)] ?? 0, n(r).paid = r.paid > 0;
			}), a] : [
				e.ask("pay", {
					who: (e, t) => t.self,
					options: (e, n) => Il(e, n.self, t.price) && t.effects.some((t) => Kd(e, n.self, t)) ? [t.price, "decline"] : [],
					key: (e) => e === "decline" ? e : "pay",
					params: (e, t) => ({ by: t.by }),
					then: (e, t, r) => {
						n(t).paid = r !== "decline";
					}
				}),
				e.when((e, t) => n(t).paid, e.call(rf, (e, n) => ({
					seat: n.self,
					price: t.price,
					times: 1,
					by: n.by
				}))),
				e.run((e, i) => {
					i.paid = +!!n(i).paid, r === "activation" && (e.attack.marks[Bl(t.price)] = i.paid);
				}),
				a
			];
		},
		possible: (e, t, n) => Il(e, t, n.price) && n.effects.some((n) => Gd(e, t, n)) || n.otherwise.some((n) => Gd(e, t, n)),
		estimate: (e, t) => {
			let n = t.list(e.otherwise);
			return n + Math.max(0, t.list(e.effects) - Fl(e.price, t.token) - n) / 2;
		}
	}), cg = (e, t, n = []) => sg({
		price: e,
		effects: t,
		otherwise: n
	});
})), ug, dg, fg, pg, mg, hg = d((() => {
	T(), sf(), D(), qd(), bl(), Vl(), ug = (e) => e === "any" ? Infinity : e, dg = E({
		name: "pay-up-to",
		options: { "pay-up-to": eo("pay-up-to") },
		inner: ({ each: e, after: t }) => [e, t],
		reaches: (e, t, n, r) => r(n.after) || mg(e, n.price) > 0 && r(n.each),
		inflicts: (e, t, n, r) => [...mg(e, n.price) > 0 ? r(n.each) : [], ...r(n.after)],
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
			return r === "target" ? [e.run((e, n) => a(n, mg(e, t.price))), ...o] : [
				e.ask("pay-up-to", {
					who: (e, t) => t.self,
					options: (e, n) => {
						let r = Math.min(ug(t.most), Pl(e, n.self, t.price));
						return r === 0 ? [] : Array.from({ length: r + 1 }, (e, t) => t);
					},
					params: (e, n) => ({
						by: n.by,
						price: t.price
					}),
					then: (e, t, n) => a(t, n)
				}),
				e.when((e, t) => n(t).count > 0, e.call(rf, (e, r) => ({
					seat: r.self,
					price: t.price,
					times: n(r).count,
					by: r.by
				}))),
				e.run((e, i) => {
					i.paid = n(i).count, r === "activation" && (e.attack.marks[Bl(t.price)] = i.paid);
				}),
				...o
			];
		},
		possible: (e, t, n) => Il(e, t, n.price) || n.after.some((n) => !pg(n) && Gd(e, t, n)),
		estimate: (e, t) => Math.min(ug(e.most), 2) * Math.max(0, t.list(e.each) - Fl(e.price, t.token)) + t.list(e.after)
	}), fg = (e, t, n, r = []) => dg({
		price: e,
		most: t,
		each: n,
		after: r
	}), pg = (e) => e.do === "when" && "paid" in e.if, mg = (e, t) => e.attack?.marks[Bl(t)] ?? 0;
})), gg, q, _g = d((() => {
	Kc(), ll(), D(), Du(), gg = E({
		name: "prevent",
		possible: (e, t, n) => wu(e, t, n.who).some((t) => Vc(e, t) && Rc(e, t)),
		possibleLater: (e, t, n) => wu(e, t, n.who).some((t) => Uc(e, t)),
		vars: Su,
		parts: (e, t, { own: n }) => [...yu(e, n, t.who, (e, n, r) => (t.who === "self" ? Uc : Rc)(e, r)), e.run((e, r) => {
			let i = qc(e, r, t.amount);
			if (i > 0) for (let t of n(r).seats) Nc(e, t, {
				kind: "prevent",
				by: r.by,
				amount: i
			});
		})],
		estimate: (e, t) => t.amount(e.amount)
	}), q = (e, t = "self") => gg({
		amount: e,
		who: t
	});
})), vg, yg, bg = d((() => {
	Kc(), D(), vg = E({
		name: "prevent-half",
		possible: (e, t) => Vc(e, t) && Rc(e, t),
		possibleLater: Uc,
		parts: (e) => [e.run((e, t) => Nc(e, t.self, {
			kind: "half",
			by: t.by,
			amount: 0
		}))],
		estimate: () => 3
	}), yg = () => vg({});
})), xg, Sg, Cg = d((() => {
	y(), D(), Ns(), xg = E({
		name: "raise-limit",
		parts: (e, t) => [e.run((e, n) => {
			let { raised: r } = _(e, n.self), i = Ms(t.token, n.self);
			r[i] = (r[i] ?? 0) + t.amount;
		})],
		estimate: (e) => e.amount
	}), Sg = (e, t = 1) => xg({
		token: e,
		amount: t
	});
})), wg, Tg, Eg = d((() => {
	D(), wg = E({
		name: "recoil",
		pass: () => "target",
		parts: (e, t) => [e.run((e) => {
			e.attack && (e.attack.recoil += t.amount);
		})],
		estimate: (e) => -.8 * e.amount
	}), Tg = (e) => wg({ amount: e });
})), Dg, Og, kg = d((() => {
	Kc(), D(), Dg = E({
		name: "reflect",
		possible: (e) => e.isolated === void 0,
		parts: (e) => [e.run((e, t) => Nc(e, t.self, {
			kind: "reflect",
			by: t.by,
			amount: 0
		}))],
		estimate: () => 3
	}), Og = () => Dg({});
})), Ag, jg, Mg = d((() => {
	I(), y(), D(), dh(), Du(), ph(), Ag = E({
		name: "remove-all-tokens",
		names: !0,
		possible: (e, t) => fh(e, Xe(e, t), Xs).length > 0,
		vars: () => ({
			...Su(),
			answered: !1
		}),
		parts: (e, t, { own: n }) => uh(e, n, (e) => {
			e.seats = [];
		}, yu(e, n, "chosen-player", (e, t, n) => N(e, n).some(Xs)), [e.run((e, t) => {
			for (let r of n(t).seats) for (let t of N(e, r)) Xs(t) && P(e, r, t, 2 ** 53 - 1);
		})]),
		estimate: () => 3
	}), jg = () => Ag({});
}));
// packages/dice-throne/src/effects/removeToken.ts
function Ng(e, t, n, r, i) {
	let a = r === "own" ? [t] : r === "any" ? Xe(e, t) : n === -1 ? [] : [n];
	return fh(e, a, Xs, i);
}
var Pg, Fg, Ig = d((() => {
	T(), ql(), I(), y(), D(), dh(), ph(), Pg = E({
		name: "remove-token",
		names: !0,
		pass: ({ reach: e }) => e === "target" ? "target" : "activation",
		possible: (e, t, n, r) => Ng(e, t, Gl(e, t), n.reach, r).length > 0,
		vars: () => ({
			token: "",
			answered: !1
		}),
		parts: (e, t, { own: n }) => uh(e, n, (e) => {
			e.token = "";
		}, [e.ask("remove-token", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = Ng(e, n.self, n.target, t.reach);
				return t.may && r.length > 0 ? [...r, "none"] : r;
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				n(t).token = r === "none" ? "" : r;
			}
		})], [e.run((e, t) => {
			if (n(t).token === "") return;
			let { seat: r, token: i } = Ha(n(t).token);
			P(e, r, i, 1);
		})]),
		estimate: () => 2
	}), Fg = (e, t = !1) => Pg({
		reach: e,
		may: t
	});
})), Lg, Rg, zg = d((() => {
	ll(), D(), qd(), Lg = E({
		name: "repeat",
		inner: ({ effects: e }) => [e],
		reaches: (e, t, n, r) => qc(e, t, n.amount) > 0 && r(n.effects),
		possible: (e, t, n) => n.effects.some((n) => Gd(e, t, n)),
		vars: () => ({ left: 0 }),
		parts: (e, t, { own: n, parts: r }) => {
			let i = r(t.effects);
			return i.length === 0 ? [] : [e.run((e, r) => {
				n(r).left = qc(e, r, t.amount);
			}), e.loop((e, t) => n(t).left > 0, e.run((e, t) => {
				n(t).left--;
			}), ...i)];
		},
		estimate: (e, t) => t.amount(e.amount) * t.list(e.effects)
	}), Rg = (e, t) => Lg({
		amount: e,
		effects: t
	});
})), Bg, Vg, Hg = d((() => {
	D(), Ru(), Bg = E({
		name: "reroll-die",
		possible: (e, t, n) => Mu(e, t, n.whose) !== void 0,
		vars: (e) => ({
			left: e.upTo,
			place: 0
		}),
		parts: (e, t, { own: n }) => [e.loop((e, r) => n(r).left > 0 && Mu(e, r.self, t.whose) !== void 0, e.ask("reroll-die", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = Lu(Mu(e, n.self, t.whose));
				return t.upTo > 1 ? [...r, "none"] : r;
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				let i = n(t);
				i.place = r === "none" ? 0 : r, i.left = r === "none" ? 0 : i.left - 1;
			}
		}), e.roll("roll", {
			dice: (e, t) => n(t).place === 0 ? 0 : 1,
			whose: (e, t) => [Pu(ju(e), n(t).place - 1)],
			then: (e, t, [r]) => Nu(e, t.self, n(t).place, r)
		}))],
		estimate: () => 1.5
	}), Vg = (e) => Bg(e);
})), Ug, Wg, Gg, Kg = d((() => {
	D(), _p(), Ru(), Ug = E({
		name: "reroll-any",
		possible: (e, t) => ju(e)?.owner === t,
		vars: (e) => ({ thrown: e.single ? [1] : [] }),
		parts: (e, t, { own: n }) => t.single ? [hp(e, n)] : pp(e, n, t.upTo),
		estimate: () => 1
	}), Wg = (e) => Ug(e === void 0 ? {} : { upTo: e }), Gg = () => Ug({ single: !0 });
})), qg, Jg, J, Yg, Xg = d((() => {
	pf(), D(), qd(), Vl(), qg = .15, Jg = E({
		name: "roll",
		inner: ({ effects: e }) => [e],
		reaches: (e, t, n, r) => r(n.effects, e.attack.rolled),
		inflicts: (e, t, n, r) => r(n.effects, e.attack.rolled),
		possible: (e, t, n) => n.effects.some((n) => Gd(e, t, n)),
		possibleLater: (e, t, n) => n.effects.some((n) => Kd(e, t, n)),
		parts: (e, t, { pass: n, parts: r }) => [...n === "target" ? [e.run((e, t) => {
			t.dice = [...e.attack.rolled], t.foreign = void 0;
		})] : [e.call(uf, (e, n) => ({
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
			let n = e.effects.find((e) => e.do === "keep-some"), r = t.rolling(n?.dice ?? e.dice).list(e.effects), i = e.price ? Fl(e.price, t.token) : 0;
			return r + (e.again ? Math.max(0, qg * Math.abs(r) - i / 2) : 0);
		}
	}), J = (e, t, n = {}) => Jg({
		dice: e,
		effects: t,
		...n
	}), Yg = (e, t) => Jg({
		dice: e,
		effects: t,
		by: "target"
	});
}));
// packages/dice-throne/src/effects/searchDeck.ts
function Zg(e, t, n) {
	let r = _(e, t);
	r.deck.splice(r.deck.indexOf(n), 1), r.knownTop = 0, r.hand.push(n), he(zf(e, t), () => ({
		type: "fetched",
		seat: t,
		card: n
	}), () => ({
		type: "fetched",
		seat: t
	}));
}
var Qg, $g, e_, t_ = d((() => {
	p(), w(), Uf(), y(), D(), Qg = E({
		name: "search-deck",
		vars: (e) => ({ searches: e.most }),
		parts: (e, t, { own: n }) => [e.loop((e, t) => n(t).searches > 0, e.ask("search-deck", {
			who: (e, t) => t.self,
			options: (e, t) => [...e_(e, t.self), "none"],
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				let i = n(t);
				i.searches = r === "none" ? 0 : i.searches - 1, r !== "none" && Zg(e, t.self, r);
			}
		})), e.call(Hf, (e, t) => ({ seat: t.self }))],
		estimate: (e) => 2 * e.most
	}), $g = (e) => Qg({ most: e }), e_ = (e, t) => {
		let { deck: n } = _(e, t);
		return [...ca(e, t).cards.keys()].filter((e) => n.includes(e));
	};
}));
// packages/dice-throne/src/effects/searchUpgrades.ts
function n_(e, t, n, r, i = []) {
	return [
		e.run((e, r) => {
			t(r).searches = n;
		}),
		e.loop((e, n) => t(n).searches > 0, e.ask("search", {
			who: (e, t) => t.self,
			options: (e, t) => {
				let { deck: n } = _(e, t.self);
				return [...r === "play" ? Pp(e, t.self, n) : Np(e, t.self, n), "none"];
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, n, i) => {
				let a = t(n);
				a.searches = i === "none" ? 0 : a.searches - 1, i !== "none" && r_(e, n.self, i, r);
			}
		})),
		...i,
		e.call(Hf, (e, t) => ({ seat: t.self })),
		...r === "play" ? [Lp(e)] : []
	];
}
function r_(e, t, n, r) {
	let i = _(e, t);
	i.deck.splice(i.deck.indexOf(n), 1), i.knownTop = 0, r === "play" ? Ip(e, t, n) : (i.hand.push(n), ed(e, t, n, [...e.fighters.keys()]), l(() => ({
		type: "took",
		seat: t,
		card: n
	})));
}
var i_, a_, o_ = d((() => {
	p(), Uf(), nd(), y(), D(), zp(), Fp(), i_ = E({
		name: "search",
		vars: () => ({ searches: 0 }),
		parts: (e, t, { own: n }) => n_(e, n, t.most, t.to),
		estimate: (e) => (e.to === "play" ? 4 : 2) * e.most
	}), a_ = (e, t) => i_({
		most: e,
		to: t
	});
})), s_, c_, l_ = d((() => {
	p(), Uf(), nd(), y(), D(), Du(), pn(), s_ = E({
		name: "see-hand",
		pass: ({ who: e }) => sn(e) ? "target" : "activation",
		vars: Su,
		parts: (e, t, { own: n }) => [
			...yu(e, n, t.who),
			e.run((e, t) => {
				for (let r of n(t).seats) {
					_(e, r).shownTo = zf(e, t.self);
					for (let n of _(e, r).hand) ed(e, r, n, zf(e, t.self));
					he(zf(e, t.self), () => ({
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
	}), c_ = (e) => s_({ who: e });
})), u_, d_, f_ = d((() => {
	w(), lm(), I(), D(), u_ = E({
		name: "set-off",
		parts: (e, t) => [e.when((e, n) => F(e, n.self, t.token) > 0, e.run((e, n) => {
			P(e, n.self, t.token, 1);
		}), e.call(om, (e, n) => ({
			to: n.self,
			amount: C(t.token).blast ?? 0,
			by: t.token,
			certain: !1,
			type: "undefendable"
		})))],
		estimate: (e) => -(C(e.token).blast ?? 0)
	}), d_ = (e) => u_({ token: e });
})), p_, m_, h_ = d((() => {
	nf(), y(), D(), Du(), pn(), p_ = E({
		name: "steal-cp",
		pass: ({ from: e }) => sn(e) ? "target" : "activation",
		vars: Su,
		parts: (e, t, { own: n }) => [...yu(e, n, t.from), e.run((e, r) => {
			for (let i of n(r).seats) {
				let n = Math.min(t.amount, _(e, i).cp);
				tf(e, i, -n), tf(e, r.self, n);
			}
		})],
		estimate: (e) => 2 * e.amount
	}), m_ = (e, t = "target") => p_({
		amount: e,
		from: t
	});
}));
// packages/dice-throne/src/effects/stealHealth.ts
function g_(e, t, n, r) {
	let i = Math.min(r, at(e, n));
	i <= 0 || (l(() => ({
		type: "stole-health",
		seat: t,
		from: n,
		amount: i
	})), Kf(e, e.dials.map((r, a) => a === v(e, t) ? i : a === v(e, n) ? -i : 0)));
}
var __, v_, y_ = d((() => {
	p(), lm(), Qf(), y(), ll(), D(), Du(), pn(), __ = E({
		name: "steal-health",
		pass: ({ from: e }) => sn(e) ? "target" : "activation",
		vars: Su,
		parts: (e, t, { own: n }) => [
			...yu(e, n, t.from),
			e.run((e, r) => {
				let i = qc(e, r, t.amount);
				for (let t of n(r).seats) nt(e, r.self, t) && g_(e, r.self, t, i);
			}),
			e.call(cm)
		],
		estimate: (e, t) => 2 * t.amount(e.amount)
	}), v_ = (e, t = "target") => __({
		amount: e,
		from: t
	});
})), b_, x_, S_ = d((() => {
	y(), ll(), D(), Du(), pn(), b_ = E({
		name: "pooled-damage",
		pass: ({ who: e }) => sn(e) ? "target" : "activation",
		vars: Su,
		parts: (e, t, { own: n }) => [...yu(e, n, t.who), e.run((e, r) => {
			for (let i of n(r).seats) {
				let n = qc(e, {
					...r,
					target: i
				}, t.amount);
				if (n <= 0 || !tt(e, i)) continue;
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
		estimate: (e, t) => (e.who === "self" || e.who === "active" ? -1 : 1) * t.amount(e.amount) * dn(e.who)
	}), x_ = (e, t, n = !1, r = fn(t) ? "collateral" : "normal") => b_({
		amount: e,
		who: t,
		certain: n,
		type: r
	});
}));
// packages/dice-throne/src/effects/topOfDeck.ts
function C_(e, t, n) {
	let r = _(e, t), i = r.deck.splice(Math.max(0, r.deck.length - n)).reverse();
	r.looking = i, r.knownTop = Math.max(0, r.knownTop - i.length), he(zf(e, t), () => ({
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
function w_(e, t, n = () => [], r = () => void 0) {
	let i = (e, t) => _(e, t.self).looking;
	return [e.run((e, n) => {
		t(n).looked = i(e, n).length;
	}), e.loop((e, t) => i(e, t).length > 0, e.either((e, n) => i(e, n).length > 1 || t(n).looked === 1, [e.ask("put-back-next", {
		who: (e, t) => t.self,
		options: (e, r) => [...i(e, r), ...i(e, r).length === t(r).looked ? n(e, r) : []],
		params: (e, t) => ({ by: t.by }),
		then: (e, n, a) => {
			i(e, n).includes(a) ? T_(e, n.self, a, t(n).looked) : r(e, n, a);
		}
	})], [e.run((e, n) => T_(e, n.self, i(e, n)[0], t(n).looked))]))];
}
function T_(e, t, n, r) {
	let i = _(e, t), a = r - i.looking.length;
	i.looking.splice(i.looking.indexOf(n), 1), i.deck.splice(i.deck.length - a, 0, n), i.knownTop++;
}
var E_ = d((() => {
	p(), Uf(), y();
}));
// packages/dice-throne/src/effects/tryAgain.ts
function D_(e, t) {
	let n = ju(e);
	return n && !n.owners ? n.owner : t.self;
}
function O_(e) {
	if (!e) return [];
	let t = ["none"];
	for (let n of Lu(e)) {
		t.push([n]);
		for (let r of Lu(Fu(e, [n]))) r > n && t.push([n, r]);
	}
	return t;
}
var k_, A_, j_, M_ = d((() => {
	T(), D(), Ru(), k_ = E({
		name: "try-again",
		possible: (e, t) => Mu(e, t, "team") !== void 0,
		vars: () => ({
			places: [],
			single: !1
		}),
		parts: (e, t, { own: n }) => [
			e.ask("try-again", {
				who: D_,
				options: (e, t) => O_(Mu(e, t.self, "team")),
				key: (e) => e === "none" ? e : Fa(e),
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					let i = n(t);
					i.places = r === "none" ? [] : r, i.single = i.places.length === 1;
				}
			}),
			j_(e, n),
			e.ask("try-again", {
				who: D_,
				options: (e, t) => n(t).single && ju(e) ? ["again", "none"] : [],
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					r === "none" && (n(t).places = []);
				}
			}),
			e.when((e, t) => n(t).single, j_(e, n))
		],
		estimate: () => 1.5
	}), A_ = () => k_({}), j_ = (e, t) => e.roll("roll", {
		dice: (e, n) => ju(e) ? t(n).places.length : 0,
		whose: (e, t) => [D_(e, t)],
		then: (e, n, r) => {
			for (let [i, a] of t(n).places.entries()) Nu(e, n.self, a, r[i]);
		}
	});
})), N_, P_, F_ = d((() => {
	hu(), D(), N_ = E({
		name: "undefendable",
		possible: (e, t) => ru(e, t, "my-attack-undefended") || ru(e, t, "end-of-my-offense"),
		parts: (e) => [e.run((e) => {
			e.attack?.type === "normal" && (e.attack.type = "undefendable");
		})],
		estimate: () => 2
	}), P_ = () => N_({});
})), I_, L_, Y, X, R_ = d((() => {
	ql(), Nl(), D(), qd(), I_ = E({
		name: "when",
		inner: ({ effects: e, otherwise: t }) => [e, t],
		pass: ({ if: e }) => L_(e) ? "target" : "activation",
		reaches: (e, t, n, r) => r(xl(e, t, n.if) ? n.effects : n.otherwise),
		inflicts: (e, t, n, r) => r(xl(e, t, n.if) ? n.effects : n.otherwise),
		parts: (e, t, { pass: n, parts: r }) => n === "whole" || !L_(t.if) ? [e.either((e, n) => xl(e, n, t.if), r(t.effects), r(t.otherwise))] : n === "target" ? [e.either((e, n) => xl(e, n, t.if), r(t.effects, "whole"), r(t.otherwise, "whole"))] : [t.effects, t.otherwise].every((e) => _o(e).some((e) => e.do === "damage")) ? [e.run((e) => {
			e.attack.isAttack = !0;
		})] : [],
		possible: (e, t, n) => kl(n.if) ? (xl(e, Kl(t, Gl(e, t), ""), n.if) ? n.effects : n.otherwise).some((n) => Gd(e, t, n)) : "base" in n.if && (e.attack?.base ?? 0) < n.if.base ? !1 : "base" in n.if ? n.effects.some((n) => Gd(e, t, n)) : jl(n.if) ? [...n.effects, ...n.otherwise].some((n) => Gd(e, t, n)) : "added" in n.if ? e.attack?.type !== "pure" : !("dealt" in n.if) || e.attack !== void 0 && (e.dealt[e.attack.target] ?? 0) >= n.if.dealt && t === e.attack.by,
		possibleLater: (e, t, n) => jl(n.if) && [...n.effects, ...n.otherwise].some((n) => Kd(e, t, n)),
		estimate: (e, t) => {
			let n = wl(e.if, t);
			return n * t.list(e.effects) + (1 - n) * t.list(e.otherwise);
		}
	}), L_ = (e) => "behind" in e, Y = (e, t, n = []) => I_({
		if: e,
		effects: t,
		otherwise: n
	}), X = (e, ...t) => Y({ dice: { symbols: e } }, t);
}));
// packages/dice-throne/src/effects/inflictions.ts
function z_(e, t, n) {
	let r = n.flatMap((n) => {
		let { inflicts: r, inner: i } = mo(n), a = (n, r) => z_(e, r ? {
			...t,
			dice: r,
			foreign: void 0
		} : t, n);
		return r ? r(e, t, n, a) : (i?.(n) ?? []).flatMap((e) => a(e));
	});
	return [...new Set(r.map(C))].flatMap(({ id: e, kind: t }) => t === "negative" ? [e] : []);
}
var B_ = d((() => {
	w(), D();
})), V_, H_ = d((() => {
	D(), V_ = (e, t, n) => n.some((n) => {
		let { inner: r, pass: i, reaches: a } = mo(n);
		return a ? a(e, t, n, (n, r) => V_(e, r ? {
			...t,
			dice: r,
			foreign: void 0
		} : t, n)) : i?.(n) === "target" || (r?.(n) ?? []).some((n) => V_(e, t, n));
	});
})), U_, W_ = d((() => {
	p(), To(), $o(), Ho(), w(), Rd(), I(), U_ = f("dice-throne/checks", (e) => [e.run((e, t) => {
		t.checks = N(e, e.attack.by).filter((e) => vo(C(e), "activating") !== void 0);
	}), e.loop((e, t) => t.checks.length > 0, e.ask("check", {
		who: (e) => e.attack.by,
		options: (e, t) => t.checks,
		auto: !0,
		then: (e, t, n) => {
			t.next = n, t.checks.splice(t.checks.indexOf(n), 1);
		}
	}), e.when((e, t) => Hs(e, e.attack.by, t.next), e.run((e, t) => {
		P(e, e.attack.by, t.next, 1);
	}), e.when((e) => e.attack.type !== "ultimate", e.call((e, t) => Lo(Uo("activating", Ko(C(t.next).id))), (e, t) => Nd(e, "activating", e.attack.by, t.next)))))]);
}));
// packages/dice-throne/src/rules/attack.ts
function G_(e) {
	let { ability: t, effects: n } = Q_(e);
	return e.attack.isAttack || V_(e, $_(e, -1, t.id), n);
}
function K_(e) {
	let { ability: t, effects: n } = Q_(e);
	e.attack.coming = z_(e, $_(e, e.attack.target, t.id), n);
}
function q_(e) {
	let { target: t } = e.attack;
	return iu(e, t) && N(e, t).some((n) => Ts(n).some((r) => r.when === "inflicting" && eu(e, t, n, r)));
}
function J_(e) {
	let { by: t } = e.attack;
	return iu(e, t) && Fd(e, t, "attacking").length > 0 && N(e, t).some((n) => C(n).spentEarly && Ts(n).some((r) => eu(e, t, n, r)));
}
function Y_(e) {
	let { by: t, dice: n, foreign: r } = e.attack, { need: i } = Q_(e);
	return j(e, t).hooks.activating.flatMap(({ program: a, ability: o }) => {
		let s = o.activating?.symbol;
		return s === void 0 || ("symbols" in i && !ct(e, "tithe-any-prayer") ? s in i.symbols : Oo(s, n, ca(e, t).faces, r) > 0) ? [a] : [];
	});
}
function X_(e) {
	let { by: t, target: n, base: r, pooled: i } = e.attack;
	i || (e.attack.pooled = !0, e.incoming[n].unshift({
		kind: "base",
		by: Q_(e).ability.id,
		amount: r,
		from: t
	}));
}
function Z_(e) {
	let { by: t, target: n, type: r } = e.attack, i = Pd(e, t, "attacking");
	return fc[r].modified ? [...i, ...Fd(e, n, "attacked")] : i;
}
var Q_, $_, ev, tv, nv, rv, iv, av, ov = d((() => {
	p(), M(), Po(), Ho(), w(), As(), B_(), H_(), y(), hu(), W_(), Cc(), jc(), ql(), Rd(), I(), Q_ = (e) => us(e, e.attack.by, e.attack.tier, e.attack.board), $_ = (e, t, n) => ({
		...Kl(e.attack.by, t, n, e.attack.dice),
		foreign: e.attack.foreign
	}), ev = (e, t, n) => ({
		...$_(e, t, n),
		pooled: !0,
		healsLater: ct(e, "pooled-healing")
	}), tv = f("dice-throne/activate", (e) => [
		e.run((e) => {
			let t = e.attack, { ability: n, home: r, tier: i } = Q_(e);
			t.stage = "activated", t.board = _(e, t.by).board, t.dice = [...e.rolls[0].dice], t.foreign = e.rolls[0].foreign?.at, n.kind === "ultimate" && (t.type = "ultimate", e.silenced = !0), me(() => `${r}.${i}`), l(() => ({
				type: "activated",
				seat: t.by,
				ability: t.tier,
				...n.kind === "ultimate" && { ultimate: !0 }
			}));
		}),
		e.call(U_),
		Id(e, Y_, (e) => e.attack.by),
		e.when((e) => Q_(e).activation !== void 0, e.call((e) => Lo(Q_(e).activation), (e) => ev(e, -1, Q_(e).ability.id)))
	]), nv = (e) => !Q_(e).onlyDamage || Y_(e).length > 0 || N(e, e.active).some((e) => Ts(e).some(({ when: e }) => e === "end-of-my-offense")), rv = f("dice-throne/strike", (e) => [e.when((e) => Q_(e).target !== void 0, e.run((e) => {
		e.attack.striking = !0;
	}), e.call((e) => Lo(Q_(e).target), (e) => ev(e, e.attack.target, Q_(e).ability.id)), e.run((e) => {
		e.attack.striking = !1;
	})), e.when((e) => e.attack.isAttack && tt(e, e.attack.target), e.run(X_), Id(e, (e) => Fd(e, e.attack.by, "attacking"), (e) => e.attack.by), e.call(iv))]), iv = f("dice-throne/modify", (e) => [
		e.leave((e) => {
			let { isAttack: t, modified: n, by: r, target: i } = e.attack;
			return !t || n || kc(e, r) || !tt(e, i);
		}),
		e.run((e) => {
			e.attack.modified = !0;
		}),
		Id(e, Z_, (e) => e.attack.by)
	]), av = f("dice-throne/aftermath", (e) => [e.when((e) => Q_(e).after !== void 0, e.call((e) => Lo(Q_(e).after), (e) => ({
		...ev(e, e.attack.target, Q_(e).ability.id),
		pooled: !1,
		healsLater: !1
	})))]);
}));
// packages/dice-throne/src/text/lexicon.ts
function sv(e) {
	for (let t of r) lv(vv[t].names, e[t]);
}
function cv(e, t) {
	for (let n of r) {
		let r = t[n], { names: i, heroes: a, cards: o, abilities: s, tokens: c, companions: l, families: ee, verbs: te, questions: ne } = vv[n];
		a.set(e.id, r), lv(i, { [e.id]: r.name }), lv(s, r.abilities), lv(s, r.actions), lv(o, r.cards);
		for (let { id: t, upgrades: n } of e.cards) n && lv(o, { [t]: yv(r.abilities[n.ability.id] ?? "", n.level) });
		lv(c, r.tokens), lv(l, r.companions), lv(ee, r.families), lv(te, r.verbs), lv(ne, r.asks);
	}
}
function lv(e, t = {}) {
	for (let [n, r] of Object.entries(t)) e.has(n) || e.set(n, r);
}
function uv(e, t, n) {
	let { abilities: r, heroes: i } = vv[t], [a = e] = e.split(".");
	return i.get(n ?? "")?.abilities[a] ?? r.get(a) ?? a;
}
function dv(e, t) {
	let n = vv[t].heroes.get(e);
	if (!n) throw Error(`No hero is called ${e}`);
	return n.style;
}
function fv(e, t, n, r = 1) {
	let i = vv[n].heroes.get(e)?.symbols[t];
	return (r === 1 ? i?.one : i?.many) ?? t;
}
function pv(e, t) {
	let { name: n } = Cv(e, t) ?? {}, r = /@(\D.*)/.exec(e)?.[1];
	return n === void 0 ? e : r === void 0 ? n : `${n} (${uv(r, t)})`;
}
function mv(e, t, n, r) {
	let i = vv[n].companions.get(e), a = Ba(t);
	return a !== void 0 && i?.with ? i.with(r?.(a)) : i?.states[t] ?? t;
}
function hv(e, t, n = 1) {
	let r = vv[t].families.get(e);
	return n === 1 ? r?.one : r?.many;
}
function gv(e, t) {
	let { cards: n, companions: r } = vv[t];
	return n.get(e) ?? Cv(e, t)?.name ?? r.get(e)?.name ?? uv(e, t);
}
function _v(e, t) {
	let n = vv[t].verbs.get(e);
	if (!n) throw Error(`The verb ${e} has no sentence in the language ${t}`);
	return n;
}
var vv, yv, bv, xv, Sv, Cv, wv, Tv, Ev, Dv = d((() => {
	p(), w(), T(), Ni(), vv = c((e) => {
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
	}), yv = (e, t) => `${e} ${"I".repeat(t)}`, bv = (e, t) => vv[t].cards.get(e) ?? e, xv = (e, t) => vv[t].names.get(e) ?? e, Sv = (e, t) => Cv(e, t)?.text ?? "", Cv = (e, t) => {
		let { tokens: n } = vv[t];
		return n.get(e) ?? n.get(e.slice(0, Math.max(0, e.indexOf("@"))));
	}, wv = (e, t) => vv[t].companions.get(e)?.name ?? e, Tv = (e, t) => vv[t].companions.get(e)?.text ?? "", Ev = (e, t) => vv[t].questions.get(e);
})), Ov, kv = d((() => {
	To(), g(), Ov = (e, t, { grammar: n, moments: r }) => wo.ability.flatMap((i) => {
		let a = vo(e, i);
		if (!a) return [];
		let { when: o, target: s } = r[i], c = (s === void 0 ? t : t.facing(s)).list(a);
		if (c === "") return [];
		let l = e.activating?.symbol, ee = o({
			symbol: l === void 0 ? "" : t.symbol(l),
			dice: e.dice
		});
		return [ee === "" ? `${Ne(c)}.` : `${n.labelled(ee, c)}.`];
	});
}));
// packages/dice-throne/src/text/amountText.ts
function Av(e, t, n, { amounts: r }) {
	if (typeof e == "number") return Me(e, t);
	if (Iv(e)) return Mv(e, t, n, r);
	switch (e.of) {
		case "total": return r.total(t, n.oneDie);
		case "dealt": return r.dealt(t);
		case "half-die": return r.halfDie(t);
		case "upgrades": return i(e.base, 1, r.eachUpgrade);
		case "upgrades-this-turn": return i(e.base, 1, r.eachUpgradeThisTurn);
	}
	function i(e, n, i) {
		return e > 0 ? r.plus(Me(e, t), `${n} ${i}`) : `${Me(n, t)} ${i}`;
	}
}
function jv(e, t, n) {
	let { amounts: r } = n;
	if (!Iv(e)) return t.amount(e, r.times);
	let { times: i, plus: a = 0, half: o, most: s } = e;
	return i === 1 && a === 0 && !o && s === void 0 ? Fv(e, t, r) : Mv(e, r.times, t, r);
}
function Mv(e, t, n, r) {
	let { times: i, plus: a = 0, half: o, most: s } = e, c = Fv(e, n, r), l = a === 0 ? "" : Me(a, t), ee = i === 1 ? Pv(e, n, r) : `${i} ${c}`, te = `${l === "" ? Me(i, t) : i} ${c}`, ne = o ? r.half(l === "" ? t.many : "", ee) : te, u = l === "" ? ne : r.plus(l, ne);
	return s === void 0 ? u : r.atMost(u, s);
}
function Nv(e, { many: t }, n, { amounts: r }) {
	return !Iv(e) || e.plus || e.half || e.most !== void 0 ? { of: t } : {
		of: t,
		again: Mv(e, Lv, n, r)
	};
}
function Pv(e, t, n) {
	return "of" in e ? e.of === "paid" ? n.allPaid : n.allFurtherAttempts : "per" in e ? n.all(t.symbol(e.per, 2)) : "tokens" in e ? n.all(n.tokens(t.token(e.tokens)).many) : n.allOwn(t.kind(e.own, 2));
}
function Fv(e, t, n) {
	let { every: r = 1 } = e;
	return "of" in e ? e.of === "paid" ? n.eachPaid(r) : n.eachFurtherAttempt(r) : "per" in e ? n.each(t.symbol(e.per, r), r) : "tokens" in e ? n.each(t.kind(e.tokens, r), r) : n.eachOwn(t.kind(e.own, r), r);
}
var Iv, Lv, Rv = d((() => {
	g(), Iv = (e) => typeof e == "object" && "times" in e, Lv = {
		one: "",
		many: ""
	};
}));
// packages/dice-throne/src/text/branches.ts
function zv(e) {
	if (e.do !== "roll") return !1;
	let t = e.effects.at(-1);
	return t?.do === "when" && t.otherwise.length === 0;
}
function Bv(e) {
	if (e.do !== "when") return;
	let { if: t, otherwise: n } = e;
	if (n.length > 0 || !("dice" in t) || !("symbols" in t.dice)) return;
	let r = Object.entries(t.dice.symbols);
	return r.length === 1 && r[0][1] === 1 ? r[0][0] : void 0;
}
function Vv(e, t, { conditions: n, grammar: r }) {
	let i = e.map((e) => t.symbol(Bv(e)));
	return n.only(n.symbols(r.or(i)), t.list(e[0].effects));
}
var Hv, Uv = d((() => {
	Hv = (e, t, n) => n.oneDie && Bv(e) !== void 0 && Bv(t) !== void 0 && JSON.stringify(e.effects) === JSON.stringify(t.effects);
}));
// packages/dice-throne/src/text/sayFor.ts
function Wv(e, t, n = {}) {
	let r = x[t], i = {
		ultimate: n.ultimate ?? !1,
		target: n.target,
		oneDie: n.oneDie ?? !1,
		more: n.more ?? !1,
		token: (e) => pv(e, t),
		isSingle: (e) => C(e).limit === 1,
		isOwned: (e) => C(e).owned === !0,
		symbol: (n, r) => fv(e, n, t, r),
		card: (e) => bv(e, t),
		source: (e) => gv(e, t),
		companion: (e) => wv(e, t),
		companionState: (e, n) => mv(e, n, t),
		kind: (e, n = 1) => {
			if (e === "cp") return r.amounts.cp;
			if (e === "status") return n === 1 ? r.amounts.status.one : r.amounts.status.many;
			let a = i.token(e);
			return hv(e, t, n) ?? (n === 1 ? a : r.amounts.tokens(a).many);
		},
		times: (e) => jv(e, i, r),
		who: (e) => e === "target" && n.target !== void 0 ? n.target : r.who[e],
		amount: (e, t) => Av(e, t, i, r),
		measure: (e, t) => Nv(e, t, i, r),
		tokens: (e, t) => t === 1 ? i.token(e) : i.amount(t, r.amounts.tokens(i.token(e))),
		price: (e, t) => t ? r.prices.toPay(e, i) : r.prices.pay(e, i),
		priceUpTo: (e, t) => r.prices.upTo(e, t, i),
		one: (e) => _v(e.do, t)(e, i),
		list: (e) => r.grammar.spaced(Gv(e, i, r)),
		ways: (e) => Jv(e, i, r),
		conditional: (e) => Yv(e, i, r),
		facing: (r) => Wv(e, t, {
			...n,
			target: r
		}),
		adding: () => Wv(e, t, {
			...n,
			more: !0
		}),
		rolling: (r) => Wv(e, t, {
			...n,
			oneDie: r === 1
		})
	};
	return i;
}
function Gv(e, t, n) {
	let { grammar: r } = n, i = [[]];
	for (let [r, a] of e.entries()) {
		let o = e.slice(0, r);
		a.do === "then" ? i.push([]) : o.some((e) => Hv(e, a, t)) || qv(i.at(-1), Kv(a, o, e.slice(r + 1), t, n));
	}
	return i.map((e) => $v(e.map((e) => typeof e == "string" ? e : `${e.verb} ${r.and(e.things)}${e.end}`), r)).reduce(r.broken);
}
function Kv(e, t, n, r, i) {
	if (t.length > 0 && zv(t.at(-1))) return i.grammar.anyway(r.list([e]));
	let a = [e, ...n.filter((t) => Hv(e, t, r))];
	if (a.length > 1) return Vv(a, r, i);
	let o = t.findIndex((e) => e.do === "damage");
	return (o >= 0 && (e.do !== "damage" || t.slice(o).some((e) => e.do === "then")) ? r.adding() : r).one(e);
}
function qv(e, t) {
	let n = e.at(-1);
	typeof n == "object" && typeof t == "object" && je(n, t) ? e[e.length - 1] = Ae(n, t) : t !== "" && e.push(t);
}
function Jv({ among: e }, t, { grammar: n }) {
	let r = e.flatMap((e) => e.length > 0 ? [t.list(e)] : []), i = r.length < e.length, a = e.map((e) => e.length === 1 ? t.one(e[0]) : ""), [o] = a;
	if (typeof o == "object" && a.every((e) => je(o, e))) {
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
function Yv({ if: e, effects: t, otherwise: n }, r, i) {
	let { conditions: a } = i, o = Xv(e, r, i);
	if (n.length === 0) return a.only(o, r.list(t));
	let [s, c] = [t, n].map((e) => e.length === 1 ? r.one(e[0]) : "");
	return typeof s == "object" && je(s, c) ? a.instead(r.list(n), s.things.join(", "), o) : "option" in e ? a.withOption(r.list(n), o, r.list(t)) : a.orElse(o, r.list(t), r.list(n));
}
function Xv(e, t, n) {
	let { conditions: r } = n, i = n.matchOptions;
	if ("dice" in e) return Zv(e.dice, t, r);
	if ("total" in e) return r.total(e.total);
	if ("atMost" in e) return r.atMost(e.atMost);
	if ("shows" in e) return r.shows(e.shows);
	if ("without" in e) return r.without(e.without.map((e) => t.symbol(e)));
	if ("defenseShows" in e) return r.defenseShows(t.symbol(e.defenseShows));
	if ("have" in e) {
		let { have: n, n: i = 1, on: a = "self" } = e;
		return r.have(a === "self" ? void 0 : t.who(a), t.kind(n, i), i);
	}
	return "type" in e ? r.type(e.type) : "attempts" in e ? r.attempts(e.attempts) : "starter" in e ? r.starter : "behind" in e ? r.behind(t.who("target")) : "option" in e ? r.option(i[e.option] ?? e.option) : "paid" in e ? r.paid(e.paid) : "peak" in e ? r.peak(e.peak) : "upgrades" in e ? r.upgrades(e.upgrades) : "added" in e ? r.added(e.added) : "dealt" in e ? r.dealt(e.dealt) : "suffered" in e ? r.suffered(e.suffered) : "base" in e ? r.base(e.base) : "die" in e ? Qv(e.die, r) : "prevented" in e ? r.prevented(t.source(e.prevented)) : "companion" in e ? r.companion(t.companion(e.companion), [...new Set(e.is.map((n) => t.companionState(e.companion, n)))]) : e.mark === "face" ? r.face(e.is) : r.then;
}
function Zv(e, t, n) {
	if ("ofAKind" in e) return n.ofAKind(e.ofAKind);
	if ("straight" in e) return n.straight[e.straight];
	let r = Object.entries(e.symbols), i = r.map(([e, n]) => r.length === 1 && n === 1 ? t.symbol(e) : `${n} ${t.symbol(e, n)}`);
	return n.symbols(i.join(" + "));
}
function Qv(e, t) {
	let [n = 0] = e;
	return e.length > 1 && e.at(-1) === 6 && n === 7 - e.length ? t.dieFrom(n) : t.die(e);
}
var $v, ey = d((() => {
	w(), Rv(), Uv(), Dv(), g(), Ni(), $v = (e, t) => e.every(t.isPlain) && !e.slice(0, -1).some(t.isOptional) ? t.and(e) : e.join("; ");
}));
// packages/dice-throne/src/text/describe.ts
function ty(e, t, n, r) {
	let i = Wv(t.id, n, { target: r }).list(e);
	return i === "" ? "" : `${Ne(i)}.`;
}
function ny(e, t, n) {
	let { needs: r } = x[n];
	return "straight" in e ? r.straight[e.straight] : "ofAKind" in e ? r.ofAKind(e.ofAKind) : Object.entries(e.symbols).map(([e, r]) => `${r} ${fv(t, e, n, r)}`).join(" + ");
}
function ry(e, t, n) {
	let { effects: r, upgrades: i, cast: a, modifier: o, when: s, price: c } = e, { grammar: l, moments: ee, printed: te, timings: ne } = x[n], u = (e, r) => r.length > 0 ? [`${l.labelled(e, Wv(t.id, n).list(r))}.`] : [], re = [...o ? [te.modifier] : [], ...s ? [te.only(ne[s])] : []];
	if (c && re.push(`${l.labelled(te.price, Wv(t.id, n).price(c))}.`), i) {
		re.push(...u(te.played, r));
		for (let e of [i.ability, ...i.adds ?? []]) re.push(iy(e, t, n));
	} else a ? (re.push(...u(te.prepare, r)), re.push(...u(te.cast(ne[a.when]), a.effects))) : re.push(ty(r, t, n, s === "attacked" ? ee.defense.target : void 0));
	return l.spaced(re.join(" "));
}
function iy(e, t, n) {
	let { grammar: r } = x[n];
	return r.spaced(`${uv(e.id, n, t.id)} — ${ay(e, t, n)}`);
}
function ay(e, t, n) {
	let { grammar: r } = x[n], { tiers: i, more: a, actions: o } = oy(e, t, n), s = i.map(({ need: e, text: i }) => `${r.labelled(Ne(ny(e, t.id, n)), i)}.`);
	return r.spaced([
		...s,
		...a,
		...o
	].join(" "));
}
function oy(e, t, n) {
	let { grammar: r, printed: i, timings: a } = x[n], o = Wv(t.id, n, { ultimate: e.kind === "ultimate" }), { tiers: s, shared: c } = sy(e, n, o), l = [...c, ...Ov(e, o, x[n])];
	e.prepares && l.push(i.prepares(e.prepares)), e.upgradesInRollPhases && l.push(i.upgradesInRollPhases);
	let ee = (e.actions ?? []).map(({ cost: e, when: t, effects: n, price: s }) => {
		let c = o.list(n), l = s ? r.labelled(o.price(s), c) : c;
		return `${Ne(e === 0 ? l : r.labelled(i.bought(a[t], e), l))}.`;
	});
	return {
		tiers: s,
		more: l.map(r.spaced),
		actions: ee.map(r.spaced)
	};
}
function sy({ tiers: e = [] }, t, n) {
	let { grammar: r } = x[t], i = e.length > 1 ? cy(e) : [], a = e.map(({ need: e, effects: t, after: a = [] }) => {
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
		shared: [`${Ne((o ? n.adding() : n).list(i))}.`]
	};
}
function cy(e) {
	let [t, ...n] = e.map(({ effects: e }) => e.toReversed()), r = t.findIndex((e, t) => e.do !== "when" && e.do !== "pay" || n.some((n) => JSON.stringify(n[t]) !== JSON.stringify(e)));
	return t.slice(0, r < 0 ? t.length : r).toReversed();
}
var ly = d((() => {
	Dv(), kv(), g(), ey(), Ni();
}));
// packages/dice-throne/src/content/enlist.ts
function uy(e, t) {
	let n = new Set(fa().map(({ id: e }) => e));
	Bi(e), cv(e, t);
	for (let t of [...e.abilities, ...e.otherFace ?? []]) fy(e.id, t, 1);
	for (let t of e.cards) {
		if (py(e.id, t), !t.upgrades) continue;
		let { ability: n, level: r, adds: i = [] } = t.upgrades;
		for (let t of [n, ...i]) fy(e.id, t, r);
	}
	for (let t of e.tokens) n.has(t.id) || my(t);
	for (let t of e.companions ?? []) for (let n of t.actions ?? []) Fo(Jo(e.id, n.id), n.effects);
	hy("hero", e, e.id, (t) => Uo(t, Wo(e.id)));
}
function dy(e) {
	Fi(e);
	for (let t of e) py("common", t);
}
function fy(e, t, n) {
	let r = Go(e, t.id, n);
	for (let [e, { effects: n, after: i }] of (t.tiers ?? []).entries()) Fo(`${r}.${e}/activation`, n, "activation"), _o(n).some(gy) && Fo(`${r}.${e}/target`, n, "target"), Fo(`${r}.${e}/after`, i);
	hy("ability", t, `${t.id}.${n}`, (e) => Uo(e, r));
	for (let e of t.actions ?? []) Fo(`${r}/${e.id}`, e.effects);
}
function py(e, t) {
	hy("card", t, t.id, (n) => Yo(n, e, t.id));
}
function my(e) {
	hy("token", e, e.id, (t) => Uo(t, Ko(e.id)));
	for (let { program: t, effects: n } of e.spends ? Ts(e.id) : []) Fo(t, n);
}
function hy(e, t, n, r) {
	for (let i of wo[e]) {
		let e = r(i);
		e !== void 0 && Io({
			program: e,
			moment: i,
			source: n
		}, vo(t, i));
	}
}
var gy, _y = d((() => {
	D(), Dv(), To(), $o(), Ho(), w(), As(), gy = (e) => mo(e).pass?.(e) === "target";
}));
// packages/dice-throne/src/content/loadHeroes.ts
function vy(e, t) {
	sv(t);
	for (let t of e) Ii(t);
}
async function yy(e) {
	let t = ia().filter((t) => e.includes(t) && !aa(t)), n = await Promise.all(t.map((e) => ta(e).load()));
	for (let e of n) aa(e.hero.id) || (Li(e), uy(e.hero, e.texts));
}
var by = d((() => {
	Dv(), _y(), w();
})), xy, Sy, Cy = d((() => {
	To(), xy = (e) => Sy("ability", e, e.id).flatMap(({ effects: e }) => e), Sy = (e, t, n) => wo[e].map((e) => ({
		where: `${n}, ${e}`,
		effects: vo(t, e) ?? []
	}));
})), wy, Ty, Ey, Dy, Oy, ky, Ay, jy, My, Ny = d((() => {
	ll(), Ed(), eh(), bg(), Ig(), zg(), Xg(), S_(), R_(), wy = {
		id: "evasive",
		kind: "positive",
		limit: 3,
		spend: {
			when: "incoming",
			effects: [J(1, [Y({ die: [1, 2] }, [wd()])])]
		}
	}, Ty = {
		id: "knockdown",
		kind: "negative",
		limit: 1,
		forbids: "offense"
	}, Ey = {
		id: "targeted",
		kind: "negative",
		limit: 1,
		persistent: !0,
		aura: {
			of: "attacked",
			amount: 2
		}
	}, Dy = {
		id: "protect",
		kind: "positive",
		limit: 1,
		spend: {
			when: "incoming",
			effects: [yg()]
		}
	}, Oy = {
		id: "blessing-of-divinity",
		kind: "unique",
		limit: 1,
		fixed: "both",
		saves: !0
	}, ky = {
		id: "stun",
		kind: "negative",
		limit: 1,
		forbids: "acting"
	}, Ay = {
		id: "cleanse",
		kind: "positive",
		limit: 3,
		spend: {
			when: "any",
			effects: [Fg("own")]
		}
	}, jy = {
		id: "bleed",
		kind: "negative",
		limit: 2,
		upkeep: [Rg(rl("bleed"), [Y({ have: "bleed" }, [J(1, [Y({ die: [
			1,
			2,
			3,
			4
		] }, [x_(1, "self")], [$m("bleed")])])])])]
	}, My = {
		id: "poison",
		kind: "negative",
		limit: 3,
		persistent: !0,
		upkeep: [x_(rl("poison"), "self")]
	};
})), Z, Py = d((() => {
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
	p(), vu(), Au(), Gu(), ll(), xd(), Ed(), Ad(), Wd(), Qd(), _f(), xf(), Cf(), Df(), kf(), Mf(), Ff(), ef(), Rf(), Gf(), D(), np(), fp(), bp(), Cp(), Ep(), Ap(), zp(), vm(), xm(), Cm(), Am(), Lm(), Bm(), Um(), qd(), Nm(), qm(), Xm(), eh(), rh(), ih(), gh(), rg(), Ns(), og(), lg(), hg(), Du(), _g(), bg(), Cg(), Eg(), kg(), Mg(), Ig(), zg(), Hg(), Kg(), Xg(), t_(), o_(), l_(), f_(), h_(), y_(), S_(), Ru(), E_(), M_(), F_(), Fp(), R_(), T(), hu(), ov(), sc(), Qu(), lm(), Cc(), jc(), nd(), Kc(), gm(), nf(), _d(), pf(), I(), y(), ly(), Dv(), g(), M(), _y(), by(), Po(), Cy(), w(), Ny(), Py();
}));
// packages/dice-throne/src/content/hero.ts
Q();
var Fy = [
	"season-1",
	"season-2",
	"marvel"
], Iy = /* @__PURE__ */ new Set(["incoming"]), Ly = [
	"main",
	"roll",
	"instant",
	"upgrade",
	"spell"
];
Pi(), y(), Dv(), w();
var Ry = "default", zy = () => ia().filter((e) => ta(e)?.numbers !== void 0), By = (e) => Object.fromEntries(zy().flatMap((t) => e.includes(t) ? [[t, ta(t).numbers]] : []));
function Vy(e) {
	if (e === "default") return Ry;
	if (!Ky(e)) throw S((e) => e.numbersShape(qy()));
	let t = Object.entries(e).flatMap(([e, t]) => {
		let n = Hy(e);
		if (!Ky(t)) throw S((t, n) => t.numbersOfHero(xv(e, n), qy(e)));
		let r = Object.entries(t).filter(([t, r]) => Uy(e, n, t, r) !== n[t]);
		return r.length > 0 ? [[e, Object.fromEntries(r)]] : [];
	});
	return t.length > 0 ? Object.fromEntries(t) : Ry;
}
function Hy(e) {
	if (!ia().includes(e)) throw S((t) => t.numbersHero(e, zy()));
	let { numbers: t } = ta(e) ?? {};
	if (!t) throw S((t, n) => t.numbersFixed(xv(e, n), zy()));
	return t;
}
function Uy(e, t, n, r) {
	if (!Object.hasOwn(t, n)) throw S((r, i) => r.unknownNumber(xv(e, i), n, Wy(n, Object.keys(t))));
	let [i, a] = Gy(n);
	if (typeof r == "number" && Number.isInteger(r) && r >= i && r <= a) return r;
	throw S((t, o) => t.numberRange(xv(e, o), n, JSON.stringify(r) ?? String(r), i, a));
}
function Wy(e, t) {
	let n = e.slice(0, 3).toLowerCase(), r = t.filter((e) => e.toLowerCase().startsWith(n));
	return r.length > 0 ? r : t;
}
var Gy = (e) => /Dice(II)?$/.test(e) ? [1, 5] : [0, 99], Ky = (e) => typeof e == "object" && !!e && !Array.isArray(e);
function qy(e = zy()[0] ?? "hero") {
	let [[t, n] = ["name", 1]] = Object.entries(ta(e)?.numbers ?? {});
	return JSON.stringify({ [e]: { [t]: n } });
}
Gu(), ll(), xf(), Cf(), Gf(), bp(), gh(), _g(), Mg(), Ig(), Hg(), Xg(), M_();
var Jy = [
	{
		id: "transference",
		kind: "main",
		cost: 2,
		effects: [hh()]
	},
	{
		id: "what-status-effects",
		kind: "main",
		cost: 2,
		effects: [jg()]
	},
	{
		id: "vegas-baby",
		kind: "main",
		cost: 0,
		effects: [J(1, [B($c)])]
	},
	{
		id: "get-that-outta-here",
		kind: "main",
		cost: 1,
		effects: [Fg("any")]
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
		effects: [Fg("any")]
	},
	{
		id: "tip-it",
		kind: "instant",
		cost: 1,
		effects: [Wu({
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
		effects: [Wu({
			whose: "any",
			to: "any",
			upTo: 2
		})]
	},
	{
		id: "try-try-again",
		kind: "roll",
		cost: 1,
		effects: [A_()]
	},
	{
		id: "so-wild",
		kind: "roll",
		cost: 2,
		effects: [Wu({
			whose: "any",
			to: "any"
		})]
	},
	{
		id: "samesies",
		kind: "roll",
		cost: 1,
		effects: [bf()]
	},
	{
		id: "one-more-time",
		kind: "roll",
		cost: 1,
		effects: [yp({ of: "offense" })]
	},
	{
		id: "helping-hand",
		kind: "roll",
		cost: 1,
		effects: [Vg({
			whose: "opponent",
			upTo: 1
		})]
	},
	{
		id: "better-d",
		kind: "roll",
		cost: 0,
		effects: [yp({ of: "defense" })]
	},
	{
		id: "six-it",
		kind: "roll",
		cost: 1,
		effects: [Wu({
			whose: "own",
			to: "six"
		})]
	}
], Yy, Xy = d((() => {
	g(), Yy = {
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
})), Zy, Qy = d((() => {
	g(), Zy = {
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
})), $y, eb, tb = d((() => {
	$y = E({
		name: "barbarian/ward",
		options: { ward: Qa("none") },
		parts: (e) => [e.ask("ward", {
			who: (e, t) => t.self,
			options: (e, t) => {
				let n = [...new Set(e.attack?.inflicted ?? [])].filter((n) => C(n).kind !== "unique" && Hs(e, t.self, n));
				return n.length > 0 ? [...n, "none"] : [];
			},
			then: (e, t, n) => {
				n !== "none" && P(e, t.self, n, 1);
			}
		})],
		estimate: () => 1
	}), eb = () => $y({});
})), nb, rb, ib, ab, ob, sb, cb, lb, ub, db, fb, pb, mb, hb, gb = d((() => {
	Q(), tb(), nb = [
		O({ sword: 3 }),
		O({ sword: 4 }),
		O({ sword: 5 })
	], rb = (e, t) => ({
		id: "smack",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: nb[n],
			effects: [V(t), ...e > 1 ? [Y({ dice: Mo(4) }, [P_()])] : []]
		}))
	}), ib = (e) => ({
		id: "sturdy-blow",
		kind: "offensive",
		tiers: [{
			need: O({
				sword: 2,
				pow: 2
			}),
			effects: [V(e, "undefendable")]
		}]
	}), ab = [
		O({ life: 3 }),
		O({ life: 4 }),
		O({ life: 5 })
	], ob = (e, t) => ({
		id: "fortitude",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: ab[n],
			effects: [G(t), ...e > 1 ? [Y({ dice: Mo(3) }, [Fg("own", !0)])] : []]
		}))
	}), sb = (e) => ({
		id: "overpower",
		kind: "offensive",
		tiers: [{
			need: O({
				sword: 3,
				pow: 2
			}),
			effects: [J(3, [
				z(),
				V(Qc),
				Y({ total: e }, [K("concussion")])
			])]
		}]
	}), cb = (e) => ({
		id: "mighty-blow",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [e === 1 ? V(9) : V(8, "undefendable")]
		}]
	}), lb = (e) => ({
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
	}), ub = (e, t) => ({
		id: "reckless",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [V(e), Tg(t)]
		}]
	}), db = (e) => ({
		id: "thick-skin",
		kind: "defensive",
		dice: e === 1 ? 3 : 4,
		effects: [G(L("life", 2)), ...e > 1 ? [X({ life: 2 }, eb())] : []]
	}), fb = [
		rb(1, [
			4,
			6,
			8
		]),
		ib(4),
		ob(1, [
			4,
			5,
			6
		]),
		sb(14),
		cb(1),
		lb(5),
		ub(15, 4),
		{
			id: "rage",
			kind: "ultimate",
			tiers: [{
				need: O({ pow: 5 }),
				effects: [K("stun"), V(15)]
			}]
		},
		db(1)
	], pb = [{
		id: "concussion",
		kind: "negative",
		limit: 1,
		forbids: "income"
	}, ky], mb = [
		Z("smack-ii", 2, 2, rb(2, [
			5,
			7,
			9
		])),
		Z("smack-iii", 3, 3, rb(3, [
			6,
			8,
			10
		])),
		Z("sturdy-blow-ii", 1, 2, ib(5)),
		Z("sturdy-blow-iii", 2, 3, ib(6)),
		Z("mighty-blow-ii", 2, 2, cb(2)),
		Z("crit-bash-ii", 2, 2, lb(7), [{
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
		Z("fortitude-ii", 2, 2, ob(2, [
			5,
			6,
			7
		])),
		Z("overpower-ii", 2, 2, sb(10), [{
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
		Z("reckless-ii", 2, 2, ub(20, 5)),
		Z("thick-skin-ii", 3, 2, db(2)),
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
	], hb = {
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
		abilities: fb,
		tokens: pb,
		cards: mb
	};
})), _b = /* @__PURE__ */ ve({
	hero: () => hb,
	texts: () => vb
}), vb, yb = d((() => {
	p(), Xy(), Qy(), gb(), vb = u({
		en: Yy,
		fr: Zy
	});
})), bb, xb = d((() => {
	g(), bb = {
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
})), Sb, Cb = d((() => {
	g(), Sb = {
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
})), wb, Tb, Eb, Db, Ob, kb, Ab, jb, Mb, Nb, Pb, Fb, Ib = d((() => {
	Q(), wb = (e) => ({
		id: "tithe",
		kind: "passive",
		actions: [{
			id: "tithe-reroll",
			cost: 1,
			when: "any",
			effects: [Vg({
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
	}), Tb = (e, t) => ({
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
	}), Eb = (e) => ({
		id: "retaliate",
		kind: "offensive",
		tiers: [{
			need: O({
				helmet: 3,
				prayer: 1
			}),
			effects: [Od(["retribution"], "chosen-player"), B(e)]
		}]
	}), Db = (e) => ({
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
	}), Ob = (e) => ({
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
	}), kb = (e, t) => ({
		id: "holy-attack",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [G(1), V(e)]
		}, {
			need: A,
			effects: [G(2), V(t)]
		}]
	}), Ab = (e) => ({
		id: "righteous-prayer",
		kind: "offensive",
		tiers: [{
			need: O({ prayer: 4 }),
			effects: [V(8, e === 1 ? "normal" : "undefendable")],
			after: [W("crit"), B(2)]
		}]
	}), jb = (e) => ({
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
	}), Mb = [
		wb(1),
		Tb(5, 2),
		Eb(2),
		Db(3),
		Ob(1),
		kb(5, 8),
		Ab(1),
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
		jb(1)
	], Nb = [
		{
			id: "retribution",
			kind: "positive",
			limit: 1,
			spend: {
				when: "attacked",
				effects: [Og()]
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
		Dy,
		{
			id: "accuracy",
			kind: "positive",
			limit: 1,
			spend: {
				when: "end-of-my-offense",
				effects: [P_()]
			}
		},
		Oy
	], Pb = [
		Z("tithe-ii", 3, 2, wb(2)),
		Z("retaliate-ii", 1, 2, Eb(4), [{
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
		Z("holy-attack-ii", 2, 2, kb(7, 9)),
		Z("righteous-prayer-ii", 2, 2, Ab(2), [{
			id: "prosperity",
			kind: "offensive",
			tiers: [{
				need: O({ prayer: 3 }),
				effects: [B(4)]
			}]
		}]),
		Z("righteous-combat-ii", 2, 2, Tb(5, 3)),
		Z("righteous-combat-iii", 4, 3, Tb(6, 3), [{
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
		Z("mighty-prayer-ii", 2, 2, Db(4), [{
			id: "offensive-stance",
			kind: "offensive",
			tiers: [{
				need: O({
					sword: 2,
					prayer: 1
				}),
				effects: [V(2, "undefendable"), Yd([W("crit")], [W("accuracy")])]
			}]
		}]),
		Z("holy-light-ii", 2, 2, Ob(3)),
		Z("divine-defense-ii", 3, 2, jb(2)),
		Z("divine-defense-iii", 4, 3, jb(3)),
		{
			id: "mighty",
			kind: "main",
			cost: 1,
			effects: [Od(["crit"], "chosen-player")]
		},
		{
			id: "consecration",
			kind: "main",
			cost: 4,
			effects: [Od([
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
	], Fb = {
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
		abilities: Mb,
		tokens: Nb,
		cards: Pb
	};
})), Lb = /* @__PURE__ */ ve({
	hero: () => Fb,
	texts: () => Rb
}), Rb, zb = d((() => {
	p(), xb(), Cb(), Ib(), Rb = u({
		en: bb,
		fr: Sb
	});
})), Bb, Vb = d((() => {
	g(), Bb = {
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
})), Hb, Ub = d((() => {
	g(), Hb = {
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
})), Wb, Gb, Kb, qb, Jb, Yb, Xb = d((() => {
	Q(), Wb = "gunslinger/reload-again", Gb = "gunslinger/reload-plus", Kb = (e, t) => (e.attack?.marks[Wb] ?? 0) + j(e, t).abilities.filter(({ ability: e }) => e.standing?.some((e) => e.do === Wb)).length, qb = (e) => e.attack.marks[Gb] ?? 0, Jb = E({
		name: Wb,
		possible: (e, t) => Hs(e, t, "reload"),
		parts: (e, t) => [e.run((e) => {
			let { marks: n } = e.attack;
			n[Wb] = (n[Wb] ?? 0) + 1, n[Gb] = (n[Gb] ?? 0) + t.plus;
		})],
		estimate: (e) => .5 + e.plus
	}), Yb = (e = 0) => Jb({ plus: e });
})), Zb, Qb, $b = d((() => {
	Q(), Xb(), Zb = E({
		name: "gunslinger/reload",
		possible: (e, t) => ru(e, t, "my-attack") && e.attack?.type !== "pure" && !kc(e, t),
		vars: () => ({ extra: 0 }),
		parts: (e, t, { own: n }) => [e.run((e, t) => {
			n(t).extra = qb(e);
		}), e.call(uf, (e, t) => ({
			owner: t.self,
			purpose: "effect",
			count: 1,
			by: t.by,
			again: Kb(e, t.self),
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
	}), Qb = () => Zb({});
})), ex, tx, nx, rx, ix, ax, ox, sx, cx, lx, ux, dx, fx, px = d((() => {
	Q(), $b(), Xb(), ex = [
		O({ bullet: 3 }),
		O({ bullet: 4 }),
		O({ bullet: 5 })
	], tx = (e, t) => ({
		id: "revolver",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: ex[n],
			effects: [V(t), ...e > 1 ? [Y({ dice: Mo(4) }, [K("knockdown")])] : []]
		}))
	}), nx = (e) => ({
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
	}), rx = (e) => ({
		id: "quick-draw",
		kind: "passive",
		upkeep: [W("reload")],
		...e > 1 ? { standing: [Yb()] } : {}
	}), ix = (e) => ({
		id: "take-cover",
		kind: "offensive",
		tiers: [{
			need: O({
				bullet: 2,
				dash: 3
			}),
			effects: [W("evasive"), V(e)]
		}]
	}), ax = (e, t) => ({
		id: "showdown",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [hf(!0, [V(e)], [V(t)])]
		}]
	}), ox = (e) => ({
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
	}), sx = (e) => ({
		id: "fan-the-hammer",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [W("evasive", 2), V(e)]
		}]
	}), cx = (e) => ({
		id: "duel",
		kind: "defensive",
		effects: [gf(e, [Yd([H(3)], [yg()])], [H(1)])]
	}), lx = [
		tx(1, [
			3,
			4,
			5
		]),
		nx(1),
		rx(1),
		ix(5),
		ax(7, 5),
		ox(6),
		sx(7),
		cx(!1),
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
					Yb()
				]
			}]
		}
	], ux = [
		wy,
		{
			id: "reload",
			kind: "positive",
			limit: 2,
			spend: {
				when: "my-attack",
				effects: [Qb()]
			}
		},
		Ty,
		{
			id: "bounty",
			kind: "negative",
			limit: 1,
			persistent: !0,
			attacked: [B(1), R(1)]
		}
	], dx = [
		Z("revolver-ii", 2, 2, tx(2, [
			4,
			5,
			6
		])),
		Z("bounty-hunter-ii", 1, 2, nx(2)),
		Z("showdown-ii", 1, 2, ax(8, 6)),
		Z("showdown-iii", 2, 3, ax(9, 6)),
		Z("fan-the-hammer-ii", 2, 2, sx(8), [{
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
		Z("take-cover-ii", 2, 2, ix(6), [{
			id: "mark-the-target",
			kind: "offensive",
			tiers: [{
				need: O({ dash: 3 }),
				effects: [W("evasive", 2), K("bounty")]
			}]
		}]),
		Z("deadeye-ii", 2, 2, ox(8), [{
			id: "enforcer",
			kind: "offensive",
			tiers: [{
				need: O({ bullseye: 3 }),
				effects: [W("evasive"), ku("two-opponents", [K("bounty"), K("knockdown")])]
			}]
		}]),
		Z("duel-ii", 3, 2, cx(!0)),
		Z("quick-draw-ii", 2, 2, rx(2)),
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
			effects: [ku("chosen-player", [J(1, [
				X({ bullet: 1 }, Fm(2, "target")),
				X({ dash: 1 }, K("knockdown")),
				X({ bullseye: 1 }, K("bounty"))
			])])]
		},
		{
			id: "wild-west",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [Yb(1)]
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
	], fx = {
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
		abilities: lx,
		tokens: ux,
		cards: dx
	};
})), mx = /* @__PURE__ */ ve({
	hero: () => fx,
	texts: () => hx
}), hx, gx = d((() => {
	p(), Vb(), Ub(), px(), hx = u({
		en: Bb,
		fr: Hb
	});
})), _x, vx = d((() => {
	g(), _x = {
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
})), yx, bx = d((() => {
	g(), yx = {
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
function xx(e, t, n, r) {
	tf(e, t, -r), tf(e, n, r);
}
var Sx, Cx, wx = d((() => {
	Q(), Sx = E({
		name: "cursed-pirate/ransom",
		options: { ransom: ro },
		possible: (e, t) => Lu(Mu(e, t, "opponent")).length > 0,
		vars: () => ({
			die: 0,
			owner: 0,
			reroll: !1
		}),
		parts: (e, t, { own: n }) => [
			e.ask("reroll-die", {
				who: (e, t) => t.self,
				options: (e, t) => Lu(Mu(e, t.self, "opponent")),
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					n(t).die = r, n(t).owner = Pu(Mu(e, t.self, "opponent"), r - 1);
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
					n(r).reroll = i === "reroll", i === "pay" && xx(e, n(r).owner, r.self, t.price);
				}
			}),
			e.roll("roll", {
				dice: (e, t) => +!!n(t).reroll,
				whose: (e, t) => [n(t).owner],
				then: (e, t, [r]) => Nu(e, t.self, n(t).die, r)
			})
		],
		estimate: () => 2
	}), Cx = (e) => Sx({ price: e });
})), Tx, Ex, Dx = d((() => {
	Q(), Tx = E({
		name: "cursed-pirate/shed",
		options: { shed: eo("shed") },
		parts: (e) => [e.ask("shed", {
			who: (e, t) => t.self,
			options: (e, t) => {
				let n = F(e, t.self, Ms("doubloon", t.self));
				return n === 0 ? [] : Array.from({ length: n + 1 }, (e, t) => t);
			},
			then: (e, t, n) => {
				P(e, t.self, Ms("doubloon", t.self), n);
			}
		})],
		estimate: () => 1
	}), Ex = () => Tx({});
}));
// packages/dice-throne/src/heroes/cursed-pirate/wane.ts
function Ox(e, t) {
	let n = _(e, t);
	n.marks.face = 1, n.board = ls(n.hero, 1, j(e, t).levels), Yu(e, t), l(() => ({
		type: "flipped",
		seat: t
	}));
}
var kx, Ax, jx = d((() => {
	Q(), kx = E({
		name: "cursed-pirate/wane",
		parts: (e) => [e.run((e, t) => {
			P(e, t.self, Ms("doubloon", t.self), 1) === 0 && Ox(e, t.self);
		})],
		estimate: () => 0
	}), Ax = () => kx({});
})), Mx, Nx, Px, Fx, Ix, Lx, Rx, zx, Bx, Vx = d((() => {
	Q(), wx(), Dx(), jx(), Mx = [
		O({ cutlass: 3 }),
		O({ cutlass: 4 }),
		O({ cutlass: 5 })
	], Nx = O({
		cutlass: 1,
		loot: 2,
		skull: 1
	}), Px = O({
		cutlass: 1,
		skull: 3
	}), Fx = (e = 1) => W("doubloon", e, !0), Ix = [
		{
			id: "cutlass-strike",
			kind: "offensive",
			tiers: [
				5,
				6,
				7
			].map((e, t) => ({
				need: Mx[t],
				effects: [V(e), Y({ dice: Mo(4) }, [K("powder-keg")])]
			}))
		},
		{
			id: "x-marks-the-spot",
			kind: "offensive",
			tiers: [{
				need: O({ loot: 3 }),
				effects: [
					B(1),
					yd(),
					J(3, [
						V(L("cutlass", 2), "undefendable"),
						U(L("loot")),
						Fx(L("skull"))
					])
				]
			}]
		},
		{
			id: "cursed",
			kind: "passive",
			endOfTurn: [Ax()]
		},
		{
			id: "walk-the-plank",
			kind: "offensive",
			tiers: [{
				need: Nx,
				effects: [
					Yd([m_(1)], [Pf("target")]),
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
					Fx(),
					K("parlay"),
					V(7, "undefendable")
				]
			}]
		},
		{
			id: "shiver-me-timbers",
			kind: "offensive",
			tiers: [{
				need: Px,
				effects: [V(7, "undefendable"), Ex()]
			}]
		},
		{
			id: "pirates-touch",
			kind: "ultimate",
			tiers: [{
				need: O({ skull: 5 }),
				effects: [
					V(12),
					Fx(2),
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
				}, Fx())
			]
		}
	], Lx = [
		{
			id: "soul-cutlass",
			kind: "offensive",
			tiers: [
				5,
				7,
				9
			].map((e, t) => ({
				need: Mx[t],
				effects: [V(e), Y({ dice: Mo(3) }, [K("powder-keg")])]
			}))
		},
		{
			id: "dread-mark",
			kind: "offensive",
			tiers: [{
				need: O({ loot: 3 }),
				effects: [
					B(2),
					yd(),
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
			upkeep: [x_(4, "self", !0)],
			foeDidNotAttack: [K("powder-keg")]
		},
		{
			id: "abyssal-walk",
			kind: "offensive",
			tiers: [{
				need: Nx,
				effects: [
					m_(1),
					Pf("target"),
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
				need: Px,
				effects: [V(8, "undefendable"), x_(nl("doubloon"), "all-opponents")]
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
	], Rx = [
		{
			id: "doubloon",
			kind: "unique",
			limit: 5,
			limitOnOthers: 3,
			owned: !0,
			persistent: !0,
			fixed: "both",
			upkeep: [x_(nl("doubloon"), "self")]
		},
		{
			id: "powder-keg",
			kind: "negative",
			limit: 1,
			blast: 3,
			upkeep: [J(1, [Y({ die: [1, 2] }, [d_("powder-keg")]), Y({ die: [6] }, [ag("powder-keg")])])]
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
	], zx = [
		{
			id: "cursed-cards",
			kind: "instant",
			cost: 0,
			effects: [Yd([U(1)], [Fm(2, "self", !0), U(2)], [Fm(4, "self", !0), U(3)])]
		},
		{
			id: "batten-down",
			kind: "instant",
			cost: 4,
			effects: [Lf(), U(4)]
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
			effects: [Cx(2)]
		},
		{
			id: "swashbuckle",
			kind: "main",
			cost: 2,
			effects: [J(1, [
				X({ cutlass: 1 }, Fm(2, "chosen-opponent")),
				X({ loot: 1 }, U(2)),
				X({ skull: 1 }, K("powder-keg", 1, "chosen-opponent"))
			])]
		},
		{
			id: "scurvy",
			kind: "main",
			cost: 2,
			effects: [Fm(1, "self", !0), K("wither", 1, "chosen-opponent")]
		},
		{
			id: "pillage",
			kind: "main",
			cost: 0,
			effects: [m_(1, "chosen-opponent")]
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
			effects: [ku("chosen-opponent", [J(1, [
				X({ cutlass: 1 }, c_("target")),
				X({ loot: 1 }, Pf("target")),
				X({ skull: 1 }, Pf("target", "random"))
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
			}, [Fx()], [G(3)])]
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
			effects: [ku("chosen-opponent", [Xd([K("powder-keg")], [Yg(1, [Y({ die: [
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
	], Bx = {
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
		abilities: Ix,
		otherFace: Lx,
		tokens: Rx,
		cards: zx
	};
})), Hx = /* @__PURE__ */ ve({
	hero: () => Bx,
	texts: () => Ux
}), Ux, Wx = d((() => {
	p(), vx(), bx(), Vx(), Ux = u({
		en: _x,
		fr: yx
	});
})), Gx, Kx = d((() => {
	g(), Gx = {
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
})), qx, Jx = d((() => {
	g(), qx = {
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
})), Yx, Xx, Zx, Qx, $x, eS, tS, nS, rS, iS, aS, oS, sS, cS, lS = d((() => {
	Q(), Yx = Yd([W("evasive")], [W("cleanse")]), Xx = [
		O({ fist: 3 }),
		O({ fist: 4 }),
		O({ fist: 5 })
	], Zx = (e, t) => ({
		id: "fist-strike",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: Xx[n],
			effects: [V(t), ...e > 2 ? [Y({ dice: Mo(4) }, [K("knockdown")])] : []]
		}))
	}), Qx = (e, ...t) => ({
		id: "meditate",
		kind: "offensive",
		tiers: [{
			need: O({ zen: 3 }),
			effects: [W("chi", e), ...t]
		}]
	}), $x = (e, t) => ({
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
				Rg(L("lotus"), [Yx])
			])]
		}]
	}), eS = (e) => ({
		id: "tempest-rush",
		kind: "offensive",
		tiers: [{
			need: O({ palm: 3 }),
			effects: [J(3, [V(Qc), Y({ total: e > 1 ? 12 : 13 }, [K("knockdown")])], e > 1 ? {
				again: 1,
				price: {
					token: "chi",
					n: 1
				}
			} : {})]
		}]
	}), tS = (e) => ({
		id: "fist-of-harmony",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [V(6)],
			after: [W("chi", e)]
		}]
	}), nS = (...e) => ({
		id: "fist-of-tranquility",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [...e, V(7)],
			after: [W("evasive"), W("chi", 3)]
		}]
	}), rS = (e) => ({
		id: "lotus-strike",
		kind: "offensive",
		tiers: [{
			need: O({ lotus: 4 }),
			effects: [V(e, "undefendable")],
			after: [Sg("chi"), W("chi", e)]
		}]
	}), iS = (e, ...t) => ({
		id: "serenity",
		kind: "defensive",
		dice: e,
		effects: [
			W("chi", L("zen")),
			H(L("fist")),
			...t
		]
	}), aS = [
		Zx(1, [
			6,
			7,
			8
		]),
		Qx(5, Yx),
		$x(6, 1),
		eS(1),
		tS(2),
		nS(),
		rS(5),
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
				after: [Sg("chi"), W("chi", 6)]
			}]
		},
		iS(4)
	], oS = [
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
		wy,
		Ay,
		Ty
	], sS = [
		Z("fist-strike-ii", 1, 2, Zx(2, [
			7,
			8,
			9
		])),
		Z("fist-strike-iii", 2, 3, Zx(3, [
			7,
			8,
			9
		])),
		Z("meditate-ii", 2, 2, Qx(6, W("evasive"), W("cleanse")), [{
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
		Z("fist-of-harmony-ii", 1, 2, tS(3)),
		Z("lotus-strike-ii", 2, 2, rS(6), [{
			id: "way-of-the-lotus",
			kind: "offensive",
			tiers: [{
				need: O({ lotus: 3 }),
				effects: [V(2, "undefendable")],
				after: [W("evasive"), W("chi", 2)]
			}]
		}]),
		Z("combo-strike-ii", 2, 2, $x(5, 2)),
		Z("tempest-rush-ii", 1, 2, eS(2)),
		Z("fist-of-tranquility-ii", 2, 2, nS(K("knockdown")), [{
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
		Z("serenity-ii", 2, 2, iS(5)),
		Z("serenity-iii", 3, 3, iS(5, X({
			zen: 1,
			lotus: 1
		}, Yx))),
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
	], cS = {
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
		abilities: aS,
		tokens: oS,
		cards: sS
	};
})), uS = /* @__PURE__ */ ve({
	hero: () => cS,
	texts: () => dS
}), dS, fS = d((() => {
	p(), Kx(), Jx(), lS(), dS = u({
		en: Gx,
		fr: qx
	});
})), pS, mS = d((() => {
	g(), pS = {
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
})), hS, gS = d((() => {
	g(), hS = {
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
})), _S, vS, yS, bS, xS, SS, CS, wS, TS, ES, DS, OS, kS, AS, jS = d((() => {
	Q(), _S = [
		O({ arrow: 3 }),
		O({ arrow: 4 }),
		O({ arrow: 5 })
	], vS = [
		K("blind"),
		K("entangle"),
		K("targeted")
	], yS = (e, t) => ({
		id: "longbow",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: _S[n],
			effects: [V(e), ...t === void 0 ? [] : [Y({ dice: Mo(t) }, [K("entangle")])]]
		}))
	}), bS = (e) => ({
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
	}), xS = (e) => ({
		id: "covered-shot",
		kind: "offensive",
		tiers: [{
			need: O({
				arrow: 2,
				foot: 3
			}),
			effects: [W("evasive"), V(e)]
		}]
	}), SS = (e, t, ...n) => ({
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
					nh(L("moon"))
				]),
				K("blind"),
				...n
			]
		}]
	}), CS = (e) => ({
		id: "entangling-shot",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [K("entangle"), V(e)]
		}]
	}), wS = (e) => ({
		id: "eclipse",
		kind: "offensive",
		tiers: [{
			need: O({ moon: 4 }),
			effects: [
				...vS,
				z(),
				V(e)
			]
		}]
	}), TS = (e) => ({
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
	}), ES = (e) => ({
		id: "missed-me",
		kind: "defensive",
		dice: 5,
		effects: [X({ foot: 2 }, yg()), H(L("arrow", { every: e }))]
	}), DS = [
		yS([
			3,
			5,
			7
		]),
		bS(4),
		xS(7),
		SS(4, 1),
		CS(7),
		wS(7),
		TS(8),
		{
			id: "lunar-eclipse",
			kind: "ultimate",
			tiers: [{
				need: O({ moon: 5 }),
				effects: [
					W("evasive"),
					...vS,
					z(),
					V(12)
				]
			}]
		},
		ES(2)
	], OS = [
		wy,
		{
			id: "blind",
			kind: "negative",
			limit: 1,
			ends: "offense",
			activating: { effects: [J(1, [Y({ die: [1, 2] }, [Tp()])])] }
		},
		{
			id: "entangle",
			kind: "negative",
			limit: 1,
			ends: "roll-phase",
			attempts: -1
		},
		Ey
	], kS = [
		Z("longbow-ii", 2, 2, yS([
			4,
			6,
			8
		], 4)),
		Z("longbow-iii", 3, 3, yS([
			5,
			7,
			9
		], 3)),
		Z("demising-shot-ii", 2, 2, bS(6), [{
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
		Z("covered-shot-ii", 2, 2, xS(9), [{
			id: "evasive-action",
			kind: "offensive",
			tiers: [{
				need: O({ foot: 3 }),
				effects: [Od(["evasive"], "chosen-player"), V(2, "undefendable")]
			}]
		}]),
		Z("exploding-arrow-ii", 2, 2, SS(3, 2)),
		Z("exploding-arrow-iii", 3, 3, SS(3, 2, K("entangle"))),
		Z("entangling-shot-ii", 2, 2, CS(9)),
		Z("blinding-shot-ii", 2, 2, TS(10), [{
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
		Z("eclipse-ii", 2, 2, wS(9), [{
			id: "moon-shadow",
			kind: "offensive",
			tiers: [{
				need: O({ moon: 3 }),
				effects: [W("evasive"), ...vS]
			}]
		}]),
		Z("missed-me-ii", 3, 2, ES(1)),
		{
			id: "moon-magic",
			kind: "main",
			cost: 4,
			effects: [W("evasive"), ku("chosen-opponent", vS)]
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
			effects: [Od(["evasive"], "chosen-player")]
		},
		{
			id: "lunar-umbra",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ moon: 1 }) }, [ku("chosen-opponent", vS)], [U(1)])])]
		}
	], AS = {
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
		abilities: DS,
		tokens: OS,
		cards: kS
	};
})), MS = /* @__PURE__ */ ve({
	hero: () => AS,
	texts: () => NS
}), NS, PS = d((() => {
	p(), mS(), gS(), jS(), NS = u({
		en: pS,
		fr: hS
	});
})), FS, IS = d((() => {
	g(), FS = {
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
})), LS, RS = d((() => {
	g(), LS = {
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
})), zS, BS, VS, HS, US, WS, GS, KS, qS, JS, YS, XS, ZS, QS = d((() => {
	Q(), zS = [
		O({ ninjato: 3 }),
		O({ ninjato: 4 }),
		O({ ninjato: 5 })
	], BS = (e, t) => ({
		id: "slash",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: zS[n],
			effects: [V(t), ...e > 1 ? [Y({ dice: Mo(3) }, [W("ninjutsu")])] : []]
		}))
	}), VS = (e) => ({
		id: "walk-the-line",
		kind: "offensive",
		tiers: [{
			need: O({ shuriken: 4 }),
			effects: [J(2, [V(Qc), Y({ atMost: 6 }, [P_()])], e > 1 ? { again: 1 } : {})]
		}]
	}), HS = (e) => ({
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
				X({ mask: 1 }, P_()),
				...e > 1 ? [X({ mask: 2 }, K("delayed-poison"))] : []
			], e > 1 ? { again: 2 } : {})]
		}]
	}), US = (e) => ({
		id: "smoke-screen",
		kind: "offensive",
		tiers: [{
			need: O({
				ninjato: 1,
				shuriken: 2,
				mask: 1
			}),
			effects: [Od({
				"smoke-bomb": 1,
				ninjutsu: e
			}, "chosen-player"), K("delayed-poison", 1, "chosen-opponent")]
		}]
	}), WS = (e) => ({
		id: "poison-blade",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [e, V(5)]
		}]
	}), GS = (...e) => ({
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
	}), KS = (e, t) => ({
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
	}), qS = (e) => ({
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
			effects: [Wg(e)]
		}]
	}), JS = [
		BS(1, [
			5,
			6,
			7
		]),
		VS(1),
		HS(1),
		US(2),
		WS(K("delayed-poison")),
		GS(),
		KS(1, 6),
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
		qS(1)
	], YS = [
		{
			id: "delayed-poison",
			kind: "negative",
			limit: 2,
			endOfTurn: [$m("delayed-poison", "all"), Fm(il(3), "self")]
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
				] }, [wd()])])]
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
					Y({ die: [6] }, [Yd([R(2)], [K("delayed-poison")], [P_()])])
				])]
			}
		}
	], XS = [
		Z("slash-ii", 2, 2, BS(2, [
			4,
			6,
			8
		])),
		Z("death-blossom-ii", 2, 2, HS(2)),
		Z("smoke-screen-ii", 2, 2, US(3), [{
			id: "kuji-kiri",
			kind: "offensive",
			tiers: [{
				need: O({
					shuriken: 3,
					mask: 2
				}),
				effects: [x_(4, "any-two-opponents")]
			}]
		}]),
		Z("walk-the-line-ii", 2, 2, VS(2), [{
			id: "tip-of-the-blade",
			kind: "offensive",
			tiers: [{
				need: O({ shuriken: 3 }),
				effects: [J(1, [V(Qc, "pure")])]
			}]
		}]),
		Z("poison-blade-ii", 1, 2, WS(J(1, [
			X({ ninjato: 1 }, K("delayed-poison")),
			X({ shuriken: 1 }, K("delayed-poison", 2)),
			X({ mask: 1 }, K("delayed-poison", 2))
		]))),
		Z("shadow-fang-ii", 2, 2, GS(W("smoke-bomb")), [{
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
		Z("shadewalk-ii", 2, 2, KS(2, 5), [{
			id: "jugulate",
			kind: "offensive",
			tiers: [{
				need: O({ mask: 3 }),
				effects: [W("ninjutsu", 3), K("delayed-poison", 1, "chosen-opponent")]
			}]
		}]),
		Z("shade-shift-ii", 2, 2, qS(2)),
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
			effects: [Fm(1, "any-three-opponents", !1, "undefendable")]
		},
		{
			id: "smoke-offering",
			kind: "instant",
			cost: 0,
			price: { cards: 1 },
			effects: [Od(["smoke-bomb"], "chosen-player")]
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
	], ZS = {
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
		abilities: JS,
		tokens: YS,
		cards: XS
	};
})), $S = /* @__PURE__ */ ve({
	hero: () => ZS,
	texts: () => eC
}), eC, tC = d((() => {
	p(), IS(), RS(), QS(), eC = u({
		en: FS,
		fr: LS
	});
})), nC, rC = d((() => {
	g(), nC = {
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
})), iC, aC = d((() => {
	g(), iC = {
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
})), $, oC, sC, cC, lC, uC, dC, fC, pC, mC, hC, gC, _C, vC, yC, bC = d((() => {
	Q(), $ = "fire-mastery", oC = [
		O({ flame: 3 }),
		O({ flame: 4 }),
		O({ flame: 5 })
	], sC = (e) => ({
		id: "fireball",
		kind: "offensive",
		tiers: [
			4,
			6,
			8
		].map((t, n) => ({
			need: oC[n],
			effects: [W($, e), V(t)]
		}))
	}), cC = (e) => ({
		id: "burning-soul",
		kind: "offensive",
		tiers: [{
			need: O({ "fiery-soul": 2 }),
			effects: [
				...e > 1 ? [X({ "fiery-soul": 3 }, K("burn")), X({ "fiery-soul": 4 }, Sg($))] : [],
				W($, L("fiery-soul", 2)),
				x_(L("fiery-soul"), "all-opponents")
			]
		}]
	}), lC = (e) => J(1, [
		X({ flame: 1 }, e),
		X({ blaze: 1 }, K("burn")),
		X({ "fiery-soul": 1 }, W($, 2)),
		X({ meteor: 1 }, K("knockdown"))
	]), uC = (e) => ({
		id: "pyroblast",
		kind: "offensive",
		tiers: [{
			need: O({
				flame: 3,
				meteor: 1
			}),
			effects: [V(6), e === 1 ? lC(V(3)) : J(2, [
				V(L("flame", 3)),
				K("burn", L("blaze")),
				W($, L("fiery-soul", 2)),
				K("knockdown", L("meteor"))
			], e > 2 ? { again: 1 } : {})]
		}]
	}), dC = (e) => ({
		id: "combustion",
		kind: "offensive",
		tiers: [{
			need: O({
				flame: 1,
				blaze: 1,
				"fiery-soul": 1,
				meteor: 1
			}),
			effects: [W($), fg({
				token: $,
				n: 1
			}, 4, [V(e, "undefendable")])]
		}]
	}), fC = (e) => ({
		id: "hot-streak",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [
				W($, 2),
				yd(),
				V(rl($, 1, e))
			]
		}]
	}), pC = (e, t) => ({
		id: "ignite",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: e > 1 ? [
				W($, 2),
				K("burn"),
				bd(),
				Ef(rl($, 2, t))
			] : [
				W($, 2),
				yd(),
				V(rl($, 2, t))
			]
		}]
	}), mC = (e) => ({
		id: "meteorite",
		kind: "offensive",
		tiers: [{
			need: O({ meteor: 4 }),
			effects: [
				W($, 2),
				K("stun"),
				bd(),
				Ef(rl($), "undefendable"),
				x_(e, "all-opponents")
			]
		}]
	}), hC = (e) => ({
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
	}), gC = [
		sC(1),
		cC(1),
		uC(1),
		dC(3),
		fC(5),
		pC(1, 4),
		mC(2),
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
					x_(2, "all-opponents")
				]
			}]
		},
		hC(1)
	], _C = [
		{
			id: $,
			kind: "positive",
			limit: 5,
			upkeep: [$m($)]
		},
		{
			id: "burn",
			kind: "negative",
			limit: 1,
			persistent: !0,
			upkeep: [x_(2, "self")]
		},
		Ty,
		ky
	], vC = [
		Z("fireball-ii", 1, 2, sC(2)),
		Z("pyroblast-ii", 2, 2, uC(2)),
		Z("pyroblast-iii", 3, 3, uC(3)),
		Z("burning-soul-ii", 1, 2, cC(2)),
		Z("combustion-ii", 2, 2, dC(4)),
		Z("hot-streak-ii", 2, 2, fC(6), [{
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
		Z("ignite-ii", 2, 2, pC(2, 5), [{
			id: "blazing-soul",
			kind: "offensive",
			tiers: [{
				need: O({
					blaze: 2,
					"fiery-soul": 2
				}),
				effects: [
					Sg($),
					W($, 5),
					K("knockdown")
				]
			}]
		}]),
		Z("meteorite-ii", 2, 2, mC(3), [{
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
		Z("molten-armor-ii", 1, 2, hC(2)),
		Z("molten-armor-iii", 3, 3, hC(3)),
		{
			id: "warm-up",
			kind: "main",
			cost: 0,
			effects: [W($), fg({ cp: 1 }, "any", [W($)])]
		},
		{
			id: "fire-up",
			kind: "main",
			cost: 3,
			effects: [
				Sg($),
				yd(),
				W($, 2)
			]
		},
		{
			id: "red-hot",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [R(rl($))]
		},
		{
			id: "huzzah",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [lC(R(3))]
		},
		{
			id: "infernal-infusion",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ meteor: 1 }) }, [Op($)], [U(1)])])]
		}
	], yC = {
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
		abilities: gC,
		tokens: _C,
		cards: vC
	};
})), xC = /* @__PURE__ */ ve({
	hero: () => yC,
	texts: () => SC
}), SC, CC = d((() => {
	p(), rC(), aC(), bC(), SC = u({
		en: nC,
		fr: iC
	});
})), wC, TC = d((() => {
	g(), wC = {
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
})), EC, DC = d((() => {
	g(), EC = {
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
})), OC, kC, AC, jC = d((() => {
	Q(), OC = (e, t) => Math.max(0, ...rt(e, t).map((t) => _(e, t).cp)), kC = E({
		name: "shadow-thief/pilfer",
		options: { pilfer: eo("pilfer") },
		vars: () => ({
			...Su(),
			taken: 0
		}),
		parts: (e, t, { own: n }) => [e.ask("pilfer", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = Math.min(t.most, OC(e, n.self));
				return r === 0 ? [] : Array.from({ length: r + 1 }, (e, t) => t);
			},
			then: (e, t, r) => {
				n(t).taken = r;
			}
		}), e.when((e, t) => n(t).taken > 0, ...yu(e, n, "chosen-opponent", (e, t, r) => _(e, r).cp >= n(t).taken), e.run((e, t) => {
			for (let r of n(t).seats) tf(e, r, -n(t).taken);
		}))],
		estimate: (e) => e.most
	}), AC = (e) => kC({ most: e });
})), MC, NC, PC = d((() => {
	Q(), MC = E({
		name: "shadow-thief/shake-off",
		parts: (e) => [e.run((e, t) => {
			for (let n of N(e, t.self)) C(n).kind === "negative" && Xs(n) && P(e, t.self, n, F(e, t.self, n));
		})],
		estimate: () => 2
	}), NC = () => MC({});
})), FC, IC, LC, RC, zC, BC, VC, HC, UC, WC, GC, KC, qC, JC, YC = d((() => {
	Q(), jC(), PC(), FC = { have: "shadows" }, IC = rl("cp", { half: !0 }), LC = (...e) => ({
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
	}), RC = (e, t) => ({
		id: "pickpocket",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: O({ bag: 2 + n }),
			effects: [B(e), X({ shadow: 1 }, AC(t))]
		}))
	}), zC = (e) => ({
		id: "shifty-strike",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [
				B(e),
				yd(),
				V(IC)
			]
		}]
	}), BC = (e) => ({
		id: "insidious-strike",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [
				B(e),
				yd(),
				V(rl("cp"))
			]
		}]
	}), VC = (...e) => ({
		id: "shadow-dance",
		kind: "offensive",
		tiers: [{
			need: O({ shadow: 3 }),
			effects: [J(1, [V($c, "pure")]), ...e],
			after: [W("shadows"), W("sneak-attack")]
		}]
	}), HC = (...e) => ({
		id: "carducopia",
		kind: "offensive",
		tiers: [{
			need: O({ card: 2 }),
			effects: [U(L("card")), ...e]
		}]
	}), UC = (e) => ({
		id: "shadow-defense",
		kind: "defensive",
		dice: e,
		effects: [
			X({ dagger: 2 }, K("poison")),
			X({ shadow: 1 }, W("sneak-attack")),
			X({ shadow: 2 }, W("shadows"))
		]
	}), WC = (e) => ({
		id: "counter-strike",
		kind: "defensive",
		dice: 5,
		effects: [H(L("dagger", e)), X({
			dagger: 1,
			shadow: 1
		}, K("poison"))]
	}), GC = [
		LC(X({ bag: 1 }, B(1))),
		RC([
			2,
			3,
			4
		], 1),
		zC(3),
		BC(3),
		VC(),
		HC(),
		{
			id: "shadow-shank",
			kind: "ultimate",
			tiers: [{
				need: O({ shadow: 5 }),
				effects: [
					B(3),
					W("shadows"),
					Y({ option: "shank-shakes-off" }, [NC()]),
					yd(),
					V(rl("cp", 1, 5))
				]
			}]
		},
		UC(4),
		WC(1)
	], KC = [
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
				effects: [J(1, [R(Qc)])]
			}
		},
		My
	], qC = [
		Z("dagger-strike-ii", 0, 2, LC(B(1), X({ card: 1 }, U(1)))),
		Z("pickpocket-ii", 1, 2, RC([
			3,
			4,
			5,
			6
		], 2)),
		Z("shifty-strike-ii", 2, 2, zC(4), [{
			id: "shadow-strike",
			kind: "offensive",
			tiers: [{
				need: O({
					dagger: 2,
					shadow: 2
				}),
				effects: [K("poison"), V(IC)]
			}]
		}]),
		Z("insidious-strike-ii", 2, 2, BC(4), [{
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
		Z("shadow-dance-ii", 1, 2, VC(U(1))),
		Z("carducopia-ii", 2, 2, HC(X({ shadow: 1 }, Pf("target", "random")), X({ bag: 1 }, B(1)))),
		Z("shadow-defense-ii", 3, 2, UC(5)),
		Z("counter-strike-ii", 4, 2, WC(2)),
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
			effects: [Y(FC, [Wu({
				whose: "any",
				to: "any",
				upTo: 2
			})], [Wu({
				whose: "any",
				to: "any"
			})])]
		},
		{
			id: "shadow-coin",
			kind: "instant",
			cost: 0,
			effects: [Y(FC, [B(3)], [B(2)])]
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
			effects: [Pf("chosen-opponent", "random"), Y(FC, [U(2)], [U(1)])]
		},
		{
			id: "shadow-meld",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ shadow: 1 }) }, [W("sneak-attack"), B(2)], [U(1)])])]
		}
	], JC = {
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
		abilities: GC,
		tokens: KC,
		cards: qC
	};
})), XC = /* @__PURE__ */ ve({
	hero: () => JC,
	texts: () => ZC
}), ZC, QC = d((() => {
	p(), TC(), DC(), YC(), ZC = u({
		en: wC,
		fr: EC
	});
})), $C, ew = d((() => {
	g(), $C = {
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
})), tw, nw = d((() => {
	g(), tw = {
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
function rw(e, t, n) {
	let r = ow(n);
	return Ps(e, t, n) > 0 && (r === void 0 || F(e, t, r) > 0);
}
function iw(e, t, n) {
	let r = ow(n);
	r && P(e, t, r, 1), Fs(e, t, n, 1);
}
var aw, ow, sw = d((() => {
	Q(), aw = [
		"seedling",
		"sapling",
		"dryad"
	], ow = (e) => aw[aw.indexOf(e) - 1];
})), cw, lw, uw, dw = d((() => {
	Q(), sw(), cw = (e, t) => aw.filter((n) => rw(e, t, n)), lw = E({
		name: "treant/grow",
		options: { grow: Qa() },
		possible: (e, t) => cw(e, t).length > 0,
		vars: () => ({ left: 0 }),
		parts: (e, t, { own: n }) => [e.run((e, r) => {
			n(r).left = qc(e, r, t.amount);
		}), e.loop((e, t) => n(t).left > 0 && cw(e, t.self).length > 0, e.ask("grow", {
			who: (e, t) => t.self,
			options: (e, t) => cw(e, t.self),
			params: (e, t) => ({
				by: t.by,
				left: n(t).left
			}),
			auto: !0,
			then: (e, t, r) => {
				n(t).left--, iw(e, t.self, r);
			}
		}))],
		estimate: (e, t) => 1.2 * t.amount(e.amount)
	}), uw = (e) => lw({ amount: e });
})), fw, pw, mw, hw, gw, _w = d((() => {
	Q(), sw(), fw = (e, t, n) => ["sapling", "dryad"].filter((r) => n[pw(r)] > 0 && rw(e, t, r)), pw = (e) => ow(e), mw = (e, t) => ({
		seedling: F(e, t, "seedling"),
		sapling: F(e, t, "sapling")
	}), hw = E({
		name: "treant/grow-each",
		options: { "grow-each": Qa("none") },
		possible: (e, t) => fw(e, t, mw(e, t)).length > 0,
		vars: () => ({
			seedling: 0,
			sapling: 0
		}),
		parts: (e, t, { own: n }) => [e.run((e, t) => {
			Object.assign(n(t), mw(e, t.self));
		}), e.loop((e, t) => fw(e, t.self, n(t)).length > 0, e.ask("grow-each", {
			who: (e, t) => t.self,
			options: (e, t) => [...fw(e, t.self, n(t)), "none"],
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				let i = n(t);
				r === "none" ? Object.assign(i, {
					seedling: 0,
					sapling: 0
				}) : (i[pw(r)]--, iw(e, t.self, r));
			}
		}))],
		estimate: () => 2.4
	}), gw = () => hw({});
})), vw, yw, bw, xw, Sw, Cw, ww, Tw, Ew, Dw, Ow, kw, Aw, jw = d((() => {
	Q(), dw(), _w(), vw = {
		family: "spirits",
		n: 1
	}, yw = (e) => ({
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
				e > 1 ? K("barbed-vine") : cg(vw, [K("barbed-vine")]),
				...e > 2 ? [Y({ dice: Mo(3) }, [uw(1)])] : []
			]
		}))
	}), bw = (e) => ({
		id: "tend",
		kind: "offensive",
		tiers: [{
			need: O({
				leaf: 2,
				spirit: 2
			}),
			effects: [
				U(1),
				uw(e),
				Od(["wellspring"], "chosen-player"),
				K("barbed-vine", 1, "chosen-opponent")
			]
		}]
	}), xw = (e) => ({
		id: "overgrowth",
		kind: "offensive",
		tiers: [{
			need: O({
				branch: 2,
				leaf: 3
			}),
			effects: [
				V(e),
				fg(vw, 2, [V(4)]),
				cg({
					token: "wellspring",
					n: 1
				}, [P_()])
			]
		}]
	}), Sw = (e) => ({
		id: "vengeful-vines",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [K("barbed-vine"), V(e)]
		}]
	}), Cw = (e) => ({
		id: "call-of-the-wild",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [V(8), J(e, [
				V(L("branch")),
				X({ leaf: 1 }, W("wellspring")),
				uw(L("spirit"))
			])]
		}]
	}), ww = (e) => ({
		id: "natures-grasp",
		kind: "offensive",
		tiers: [{
			need: O({ spirit: 4 }),
			effects: [
				uw(2),
				z(),
				V(rl("spirits", 1, e), "undefendable")
			]
		}]
	}), Tw = (e) => ({
		id: "rooted",
		kind: "defensive",
		dice: 2 + e,
		effects: [
			q(L("branch")),
			q(L("spirit")),
			X({ leaf: 2 }, uw(1)),
			...e > 1 ? [X({ spirit: 2 }, Od(["wellspring"], "chosen-player"))] : []
		]
	}), Ew = [
		{
			id: "fertilize",
			kind: "passive",
			upkeep: [uw(1)]
		},
		yw(1),
		bw(3),
		xw(2),
		Sw(7),
		Cw(4),
		ww(5),
		{
			id: "wake-the-forest",
			kind: "ultimate",
			tiers: [{
				need: O({ spirit: 5 }),
				effects: [
					W("wellspring"),
					Od(["wellspring"], "teammate"),
					uw(5),
					K("barbed-vine"),
					z(),
					V(10)
				]
			}]
		},
		Tw(1)
	], Dw = {
		kind: "companion",
		spent: !0,
		family: "spirits",
		perTurn: 1
	}, Ow = [
		{
			...Dw,
			id: "seedling",
			limit: 3,
			spend: {
				when: "any",
				effects: [Vg({
					whose: "own",
					upTo: 1
				})]
			}
		},
		{
			...Dw,
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
			...Dw,
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
				effects: [Hm()]
			}]
		},
		{
			id: "wellspring",
			kind: "positive",
			limit: 1,
			spend: {
				when: "my-main",
				effects: [J(1, [G($c)])]
			}
		},
		{
			id: "barbed-vine",
			kind: "negative",
			limit: 1,
			attempted: [$m("barbed-vine"), x_(al({ most: 2 }), "self")]
		}
	], kw = [
		Z("splinter-ii", 1, 2, yw(2)),
		Z("splinter-iii", 2, 3, yw(3)),
		Z("tend-ii", 2, 2, bw(4), [{
			id: "cultivate",
			kind: "offensive",
			tiers: [{
				need: O({
					branch: 2,
					spirit: 2
				}),
				effects: [uw(6)]
			}]
		}]),
		Z("overgrowth-ii", 2, 2, xw(4), [{
			id: "plant",
			kind: "offensive",
			tiers: [{
				need: O({
					branch: 1,
					leaf: 2
				}),
				effects: [uw(3)]
			}]
		}]),
		Z("vengeful-vines-ii", 2, 2, Sw(8), [{
			id: "bitterroot",
			kind: "offensive",
			tiers: [{
				need: O({ leaf: 3 }),
				effects: [V(rl("spirits"), "pure")]
			}]
		}]),
		Z("call-of-the-wild-ii", 2, 2, Cw(5), [{
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
		Z("natures-grasp-ii", 2, 2, ww(6), [{
			id: "natures-blessing",
			kind: "offensive",
			tiers: [{
				need: O({ spirit: 3 }),
				effects: [
					G(1),
					B(1),
					U(1),
					uw(1)
				]
			}]
		}]),
		Z("rooted-ii", 3, 2, Tw(2)),
		{
			id: "harvest",
			kind: "main",
			cost: 0,
			effects: [fg(vw, 3, [B(1)], [Y({ paid: 2 }, [Od(["wellspring"], "two-players")])])]
		},
		{
			id: "cultivate-spirits",
			kind: "main",
			cost: 3,
			effects: [uw(3)]
		},
		{
			id: "will-o-wisp",
			kind: "main",
			cost: 1,
			effects: [J(3, [
				X({ branch: 1 }, Fm(1, "all-opponents", !1, "collateral")),
				X({ leaf: 1 }, W("wellspring")),
				X({ spirit: 1 }, uw(1))
			])]
		},
		{
			id: "down-pour",
			kind: "main",
			cost: 2,
			effects: [gw()]
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
			effects: [Od(["wellspring"], "chosen-player")]
		},
		{
			id: "mother-tree",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ spirit: 1 }) }, [uw(4)], [U(1)])])]
		}
	], Aw = {
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
		abilities: Ew,
		tokens: Ow,
		cards: kw
	};
})), Mw = /* @__PURE__ */ ve({
	hero: () => Aw,
	texts: () => Nw
}), Nw, Pw = d((() => {
	p(), ew(), nw(), jw(), Nw = u({
		en: $C,
		fr: tw
	});
})), Fw, Iw = d((() => {
	g(), Fw = {
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
			"artificer/free-bots": (e) => e.most === 1 ? "activate one of your bots for free" : `activate up to ${e.most} different bots for free`
		}
	};
})), Lw, Rw = d((() => {
	g(), Lw = {
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
			"artificer/free-bots": (e) => e.most === 1 ? "activez gratuitement un de vos robots" : `activez gratuitement jusqu’à ${e.most} robots différents`
		}
	};
})), zw, Bw, Vw, Hw, Uw, Ww = d((() => {
	Q(), zw = (e) => `${e}-this-turn`, Bw = (e, t) => `${e}@${t}`, Vw = (e, t, n) => ($s(e, t, n) ?? "unbuilt") !== "unbuilt", Hw = E({
		name: "artificer/activate",
		inner: ({ effects: e }) => [e],
		possible: (e, t, n) => Vw(e, t, n.bot) && (_(e, t).marks[zw(n.bot)] ?? 0) < (n.perTurn ?? Infinity) && (e.attack?.marks[Bw(n.bot, t)] ?? 0) < (n.perAttack ?? Infinity) && n.effects.some((n) => Gd(e, t, n)),
		parts: (e, t, { parts: n }) => [e.run((e, n) => {
			let { marks: r } = _(e, n.self);
			r[zw(t.bot)] = (r[zw(t.bot)] ?? 0) + 1;
			let i = Bw(t.bot, n.self);
			e.attack && (e.attack.marks[i] = (e.attack.marks[i] ?? 0) + 1), n.by = t.bot;
		}), ...n(t.effects, "whole")],
		estimate: (e, t) => t.list(e.effects)
	}), Uw = (e, t, n = {}) => Hw({
		bot: e,
		effects: t,
		...n
	});
})), Gw, Kw, qw = d((() => {
	Q(), Gw = E({
		name: "artificer/build",
		possible: (e, t, { bot: n, state: r }) => {
			let i = $s(e, t, n);
			return i === "unbuilt" || i === "basic" && r === "advanced";
		},
		parts: (e, t) => [e.run((e, n) => ec(e, n.self, t.bot, t.state))],
		estimate: ({ state: e }) => e === "basic" ? 3 : 5
	}), Kw = (e, t) => Gw({
		bot: e,
		state: t
	});
})), Jw, Yw, Xw, Zw, Qw, $w = d((() => {
	Q(), Jw = "nanite", Yw = [
		0,
		1,
		3,
		5
	], Xw = (e) => [...e.fighters.keys()].filter((t) => F(e, t, Jw) > 0), Zw = E({
		name: "artificer/detonate",
		pass: () => "target",
		possible: (e) => Xw(e).length > 0,
		vars: () => ({ blows: [] }),
		parts: (e, t, { own: n }) => [e.run((e, t) => {
			for (let r of Xw(e)) {
				let i = Yw[P(e, r, Jw, F(e, r, Jw))];
				e.attack?.target === r && ru(e, t.self, "my-attack") ? e.incoming[r].push({
					kind: "add",
					by: t.by,
					amount: i,
					from: t.self
				}) : e.attack ? n(t).blows.push({
					seat: r,
					amount: Ac(e, r) ? 0 : i
				}) : e.incoming[r].push({
					kind: "other",
					by: t.by,
					amount: i,
					type: "normal",
					from: t.self
				});
			}
		}), e.loop((e, t) => n(t).blows.length > 0, e.call(om, (e, t) => {
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
	}), Qw = () => Zw({});
})), eT, tT, nT = d((() => {
	Q(), eT = E({
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
			let a = (e, r) => t.bots.flatMap((t, i) => n(r).done.includes(i + 1) || !Gd(e, r.self, t) ? [] : [{
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
				key: Ga,
				params: (e, t) => ({ by: t.by }),
				then: (e, r, { branch: i }) => {
					let a = n(r);
					a.branch = i, a.done.push(i), a.left = i > t.bots.length ? 0 : a.left - 1;
				}
			}), ...t.bots.map((t, r) => e.when((e, t) => n(t).branch === r + 1, ...i([t], "whole"))))];
		},
		estimate: (e) => 2 * e.most
	}), tT = (e, t) => eT({
		most: e,
		bots: t
	});
})), rT, iT, aT, oT, sT, cT, lT, uT, dT, fT, pT, mT, hT, gT, _T, vT, yT, bT, xT, ST, CT, wT = d((() => {
	Q(), Ww(), qw(), $w(), nT(), rT = (e) => ({
		token: "synth",
		n: e
	}), iT = Uw("nanobot", [Qw()]), aT = Uw("shock-bot", [R(3)], { perTurn: 1 }), oT = Uw("heal-bot", [J(1, [Y({ die: [
		1,
		2,
		3
	] }, [G(1)], [G(2)])])], { perAttack: 2 }), sT = [
		iT,
		aT,
		oT
	], cT = [
		O({ wrench: 3 }),
		O({ wrench: 4 }),
		O({ wrench: 5 })
	], lT = [
		X({ wrench: 1 }, V(1)),
		X({ nut: 1 }, V(2)),
		W("synth", L("bolt"))
	], uT = (e) => ({
		id: "spanner-strike",
		kind: "offensive",
		tiers: e.map((e, t) => ({
			need: cT[t],
			effects: [V(e), cg(rT(1), [J(3, lT)], [J(1, lT)])]
		}))
	}), dT = (e) => ({
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
	}), fT = (...e) => ({
		id: "scrap-collector",
		kind: "passive",
		upkeep: e
	}), pT = (e) => ({
		id: "eureka",
		kind: "offensive",
		tiers: [{
			need: O({
				wrench: 2,
				nut: 3
			}),
			effects: [W("synth", 3), V(e)]
		}]
	}), mT = (e) => ({
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
	}), hT = (e) => ({
		id: "zapppp",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [
				...e > 1 ? [W("synth", 2)] : [],
				K("nanite"),
				V(9),
				tT(1, sT)
			]
		}]
	}), gT = (e) => ({
		id: "overclock",
		kind: "offensive",
		tiers: [{
			need: O({ bolt: 4 }),
			effects: [
				...e > 1 ? [K("nanite")] : [],
				V(6, "undefendable"),
				tT(2, sT)
			]
		}]
	}), _T = (e, ...t) => ({
		id: "ratchet-up",
		kind: "defensive",
		dice: e,
		effects: t
	}), vT = [
		uT([
			3,
			4,
			5
		]),
		dT(1),
		fT(W("synth")),
		pT(7),
		mT(1),
		hT(1),
		gT(1),
		_T(4, W("synth", L("nut")), X({ bolt: 1 }, K("nanite"))),
		{
			id: "maximum-power",
			kind: "ultimate",
			tiers: [{
				need: O({ bolt: 5 }),
				effects: [
					W("synth", 2),
					K("nanite"),
					V(10),
					tT(2, sT)
				]
			}]
		}
	], yT = [{
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
		upkeep: [Rg(rl("nanite"), [J(1, [Y({ die: [6] }, [$m("nanite")])])])]
	}], bT = (e, t, n) => {
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
					price: rT(2),
					when: "my-main",
					if: r("unbuilt"),
					effects: [Kw(e, "basic")]
				},
				{
					id: `${e}-improve`,
					cost: 0,
					price: rT(3),
					when: "my-main",
					if: r("basic"),
					effects: [Kw(e, "advanced")]
				},
				{
					id: `${e}-basic`,
					cost: 0,
					price: rT(2),
					if: r("basic"),
					...t
				},
				{
					id: `${e}-advanced`,
					cost: 0,
					price: rT(1),
					if: r("advanced"),
					...t
				}
			]
		};
	}, xT = [
		bT("nanobot", {
			when: "my-upkeep",
			effects: [iT],
			oncePerTurn: !0
		}, [
			0,
			3,
			5
		]),
		bT("shock-bot", {
			when: "my-attack",
			effects: [aT]
		}, [
			0,
			4.5,
			7
		]),
		bT("heal-bot", {
			when: "attacked",
			effects: [Y({ peak: 6 }, [oT])]
		}, [
			0,
			2.5,
			4.5
		])
	], ST = [
		Z("spanner-strike-ii", 1, 2, uT([
			4,
			5,
			6
		])),
		Z("schematics-ii", 1, 2, dT(2)),
		Z("scrap-collector-ii", 2, 2, fT(J(1, [Y({ die: [
			4,
			5,
			6
		] }, [W("synth", 2)], [W("synth")])]))),
		Z("eureka-ii", 2, 2, pT(8), [{
			id: "scratch-built",
			kind: "offensive",
			tiers: [{
				need: O({
					wrench: 2,
					nut: 2
				}),
				effects: [Yd([Kw("nanobot", "advanced")], [Kw("shock-bot", "advanced")], [Kw("heal-bot", "advanced")])]
			}]
		}]),
		Z("jolt-ii", 2, 2, mT(2), [{
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
		Z("overclock-ii", 2, 2, gT(2), [{
			id: "power-up",
			kind: "offensive",
			tiers: [{
				need: O({ bolt: 3 }),
				effects: [K("nanite", 3, "chosen-opponent")]
			}]
		}]),
		Z("zapppp-ii", 2, 2, hT(2), [{
			id: "swarming-bots",
			kind: "offensive",
			tiers: [{
				need: O({
					wrench: 1,
					nut: 2,
					bolt: 1
				}),
				effects: [V(rl("bots", 1, 5))]
			}]
		}]),
		Z("ratchet-up-ii", 3, 2, _T(5, X({ wrench: 2 }, H(1)), W("synth", L("nut")), K("nanite", L("bolt")))),
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
			effects: [J(1, [W("synth", $c)])]
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
			effects: [cg(rT(1), [q(3)], [q(2)])]
		},
		{
			id: "synthesize",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ bolt: 1 }) }, [W("synth", 5)], [U(1)])])]
		}
	], CT = {
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
		abilities: vT,
		tokens: yT,
		cards: ST,
		companions: xT
	};
})), TT = /* @__PURE__ */ ve({
	hero: () => CT,
	texts: () => ET
}), ET, DT = d((() => {
	p(), Iw(), Rw(), wT(), ET = u({
		en: Fw,
		fr: Lw
	});
})), OT, kT = d((() => {
	g(), OT = {
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
})), AT, jT = d((() => {
	g(), AT = {
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
function MT(e, t, n) {
	nc(e, t, PT, -n), oc(e, t, "nyra") === 0 && ec(e, t, PT, "inactive");
}
function NT(e, t, n) {
	n <= 0 || (Nc(e, t, {
		kind: "passed",
		by: PT,
		amount: n
	}), MT(e, t, n));
}
var PT, FT, IT, LT, RT, zT, BT = d((() => {
	Q(), PT = "nyra", FT = "nyras-bond", IT = (e, t) => $s(e, t, PT) !== void 0, LT = (e, t) => $s(e, t, PT) === "active", RT = (e, t) => dc(Mc(e, t)), zT = (e, t) => LT(e, t) && iu(e, t);
})), VT, HT, UT = d((() => {
	Q(), BT(), VT = E({
		name: "huntress/nyra-takes",
		possible: (e, t) => zT(e, t) && RT(e, t) > 0,
		parts: (e) => [e.run((e, t) => NT(e, t.self, RT(e, t.self)))],
		estimate: () => 3
	}), HT = () => VT({});
})), WT, GT, KT = d((() => {
	Q(), BT(), WT = E({
		name: "huntress/share",
		options: { "nyras-share": eo("share") },
		possible: (e, t) => zT(e, t) && Hs(e, t, "nyras-bond") && RT(e, t) > 1,
		parts: (e, t) => [e.run((e, n) => {
			t.paid || (l(() => ({
				type: "spent",
				seat: n.self,
				token: FT
			})), P(e, n.self, FT, 1));
		}), e.ask("nyras-share", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = RT(e, n.self);
				return r === 0 ? [] : t.paid ? Array.from({ length: r + 1 }, (e, t) => t) : Array.from({ length: r - 1 }, (e, t) => t + 1);
			},
			params: () => ({ by: FT }),
			then: (e, t, n) => NT(e, t.self, n)
		})],
		estimate: () => 2.5
	}), GT = (e = !1) => WT({ paid: e });
})), qT, JT, YT, XT = d((() => {
	Q(), BT(), qT = "huntress/promise", JT = E({
		name: "huntress/step-in",
		possible: (e, t) => ct(e, "original-leaflets") && zT(e, t) && e.attack?.stage === "activated" && e.attack.type !== "ultimate" && !e.attack.forgone,
		parts: (e, t) => [e.run((e) => {
			e.attack.forgone = !0, e.attack.marks[qT] = t.shared ? 2 : 1;
		})],
		estimate: (e) => e.shared ? 2.5 : 2
	}), YT = (e = !1) => JT({ shared: e });
})), ZT, QT, $T, eE = d((() => {
	Q(), UT(), KT(), XT(), ZT = [Yd([HT()], [GT()], [])], QT = E({
		name: "huntress/guard",
		inner: () => [ZT],
		parts: (e, t, { parts: n }) => [e.either((e) => ct(e, "original-leaflets"), [e.when((e) => e.attack.marks[qT] === 1, ...n([HT()])), e.when((e) => e.attack.marks[qT] === 2, ...n([GT(!0)]))], n(ZT))],
		estimate: () => 2
	}), $T = () => QT({});
})), tE, nE, rE, iE, aE = d((() => {
	Q(), BT(), tE = .7, nE = 7, rE = E({
		name: "huntress/heal-nyra",
		possible: (e, t) => IT(e, t) && oc(e, t, "nyra") < nE,
		parts: (e, t) => [e.run((e, n) => {
			let r = qc(e, n, t.amount);
			r > 0 && IT(e, n.self) && nc(e, n.self, PT, r);
		})],
		estimate: (e, t) => tE * t.amount(e.amount)
	}), iE = (e) => rE({ amount: e });
})), oE, sE, cE = d((() => {
	Q(), BT(), oE = E({
		name: "huntress/hurt-nyra",
		possible: () => !1,
		parts: (e, t) => [e.run((e, n) => MT(e, n.self, t.amount))],
		estimate: (e) => -e.amount
	}), sE = (e) => oE({ amount: e });
})), lE, uE, dE = d((() => {
	Q(), BT(), lE = E({
		name: "huntress/rouse-nyra",
		parts: (e, t) => [e.run((e, n) => {
			$s(e, n.self, "nyra") === "inactive" && (oc(e, n.self, "nyra") >= t.from ? ec(e, n.self, PT, "active") : nc(e, n.self, PT, 1));
		})],
		estimate: () => 1
	}), uE = (e) => lE({ from: e });
})), fE, pE, mE, hE, gE, _E, vE, yE, bE, xE, SE, CE, wE, TE, EE = d((() => {
	Q(), eE(), aE(), cE(), dE(), XT(), fE = {
		companion: "nyra",
		is: ["active"]
	}, pE = (e, t) => ({
		id: "animalistic",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: O({ spear: 3 + n }),
			effects: [V(t), ...e > 1 ? [Y({ dice: Mo(4) }, [K("bleed")])] : []]
		}))
	}), mE = (e) => ({
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
	}), hE = (e) => ({
		id: "resuscitate",
		kind: "offensive",
		tiers: [{
			need: O({ "bonded-soul": 2 }),
			effects: [W("nyras-bond"), iE(e > 1 ? L("bonded-soul", 2) : 3)]
		}]
	}), gE = (e) => ({
		id: "feral-instincts",
		kind: "offensive",
		tiers: [{
			need: O({
				spear: 3,
				"bonded-soul": 1
			}),
			effects: [W("nyras-bond"), V(e, "undefendable")]
		}]
	}), _E = (e, t) => ({
		id: "onslaught",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [K("bleed"), V(e)]
		}, {
			need: A,
			effects: [K("bleed", 2), V(t)]
		}]
	}), vE = (e) => ({
		id: "predatory-advance",
		kind: "offensive",
		tiers: [{
			need: O({
				spear: 2,
				claw: 2,
				"bonded-soul": 1
			}),
			effects: [iE(1), V(e)]
		}]
	}), yE = (e) => ({
		id: "feral",
		kind: "offensive",
		tiers: [{
			need: O({ sabertooth: 4 }),
			effects: [iE(1), V(e, "undefendable")]
		}]
	}), bE = (e) => ({
		id: "maternal-bond",
		kind: "defensive",
		dice: e > 1 ? 4 : 3,
		effects: [
			...e > 2 ? [H(L("spear")), H(L("sabertooth"))] : [X({ spear: 1 }, H(1))],
			iE(L("bonded-soul")),
			Y(fE, [X({ claw: 1 }, H(2))])
		]
	}), xE = [
		pE(1, [
			3,
			4,
			5
		]),
		mE(4),
		hE(1),
		gE(2),
		_E(4, 7),
		vE(5),
		yE(5),
		bE(1),
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
			upkeep: [uE(5)],
			totalled: [$T()]
		}
	], SE = [jy, {
		id: "nyras-bond",
		kind: "positive",
		limit: 1,
		spends: [{
			id: "share",
			cost: 1,
			when: "attacked",
			if: { option: "original-leaflets" },
			effects: [YT(!0)]
		}, {
			id: "heal",
			cost: 1,
			when: "any",
			effects: [iE(2)]
		}]
	}], CE = [{
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
			effects: [Y(fE, [sE(1), Vg({
				whose: "own",
				upTo: 1
			})])]
		}, {
			id: "nyra-steps-in",
			cost: 0,
			when: "attacked",
			effects: [YT()]
		}]
	}], wE = [
		Z("animalistic-ii", 2, 2, pE(2, [
			4,
			5,
			6
		])),
		Z("savage-ii", 2, 2, mE(5), [{
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
		Z("resuscitate-ii", 2, 2, hE(2)),
		Z("feral-instincts-ii", 2, 2, gE(3), [{
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
		Z("onslaught-ii", 2, 2, _E(5, 8)),
		Z("predatory-advance-ii", 2, 2, vE(6), [{
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
		Z("feral-ii", 2, 2, yE(6), [{
			id: "ferocious",
			kind: "offensive",
			tiers: [{
				need: O({ sabertooth: 3 }),
				effects: [iE(1), K("bleed", 2, "chosen-opponent")]
			}]
		}]),
		Z("maternal-bond-ii", 2, 2, bE(2)),
		Z("maternal-bond-iii", 4, 3, bE(3)),
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
				X({ "bonded-soul": 1 }, iE(1)),
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
			effects: [ku("chosen-player", [J(1, [
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
			effects: [J(3, [iE(L("bonded-soul", 1, 1)), iE(L("sabertooth", 2))])]
		},
		{
			id: "primal-roar",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ sabertooth: 1 }) }, [iE(4)], [U(1)])])]
		}
	], TE = {
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
		abilities: xE,
		tokens: SE,
		cards: wE,
		companions: CE
	};
})), DE = /* @__PURE__ */ ve({
	hero: () => TE,
	texts: () => OE
}), OE, kE = d((() => {
	p(), kT(), jT(), EE(), OE = u({
		en: OT,
		fr: AT
	});
})), AE, jE = d((() => {
	g(), AE = {
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
})), ME, NE = d((() => {
	g(), ME = {
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
})), PE, FE, IE, LE, RE, zE, BE, VE, HE, UE, WE, GE, KE, qE, JE = d((() => {
	Q(), PE = [
		O({ katana: 3 }),
		O({ katana: 4 }),
		O({ katana: 5 })
	], FE = (e, t) => ({
		id: "katana-slice",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: PE[n],
			effects: [V(e), ...t ? [Y({ dice: Mo(t) }, [K("shame")])] : []]
		}))
	}), IE = (e) => ({
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
	}), LE = (e, t) => ({
		id: "solemnity",
		kind: "offensive",
		tiers: [{
			need: O({
				katana: 2,
				helm: 3
			}),
			effects: [K("shame", e), V(t)]
		}]
	}), RE = (e) => ({
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
	}), zE = (e) => ({
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
	}), BE = [K("shame", L("helm")), X({ "rising-sun": 1 }, W("back-strike"))], VE = (e) => ({
		id: "masamune",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [V(7), J(e, [V(L("katana")), ...BE])]
		}]
	}), HE = Y({ option: "every-sun-prevents" }, [q(L("rising-sun", 2))], [X({ "rising-sun": 1 }, q(2))]), UE = (e) => ({
		id: "stand-tall",
		kind: "defensive",
		dice: e === 1 ? 3 : 4,
		effects: [
			H(L("katana")),
			q(L("helm")),
			HE,
			...e === 1 ? [Y({ without: ["helm", "rising-sun"] }, [K("shame", 1, "self")])] : []
		]
	}), WE = [
		FE([
			5,
			6,
			7
		]),
		IE(1),
		{
			id: "bushido",
			kind: "passive",
			setup: [Y({ starter: !0 }, [W("honor")])],
			endOfTurn: [Y({ attempts: 3 }, [W("honor")])]
		},
		LE(1, 7),
		RE(6),
		zE(5),
		VE(4),
		UE(1),
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
	], GE = [
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
			attacking: [Y({ type: ["normal", "undefendable"] }, [$m("shame", "all"), R(il(-1))]), Y({ option: "ultimate-clears-shame" }, [Y({ type: ["ultimate"] }, [$m("shame", "all")])])]
		},
		{
			id: "back-strike",
			kind: "positive",
			limit: 1,
			spend: {
				when: "foe-damage",
				effects: [J(1, [H($c)])]
			}
		}
	], KE = [
		Z("katana-slice-ii", 2, 2, FE([
			6,
			7,
			8
		], 4)),
		Z("katana-slice-iii", 3, 3, FE([
			6,
			7,
			8
		], 3)),
		Z("wakizashi-ii", 1, 2, IE(2)),
		Z("wakizashi-iii", 2, 3, IE(3)),
		Z("solemnity-ii", 2, 2, LE(2, 8), [{
			id: "solemn",
			kind: "offensive",
			tiers: [{
				need: O({ helm: 3 }),
				effects: [K("shame", 2)]
			}]
		}]),
		Z("budo-ii", 2, 2, RE(8)),
		Z("masamune-ii", 2, 2, VE(5), [{
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
		Z("hagakure-ii", 2, 2, zE(7), [{
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
		Z("stand-tall-ii", 3, 2, UE(2)),
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
			effects: [J(5, [R(L("katana")), Y({ option: "follow-through-masamune" }, BE, [K("shame")])])]
		},
		{
			id: "kensei",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ "rising-sun": 1 }) }, [W("back-strike"), W("honor", 2)], [U(1)])])]
		}
	], qE = {
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
		abilities: WE,
		tokens: GE,
		cards: KE
	};
})), YE = /* @__PURE__ */ ve({
	hero: () => qE,
	texts: () => XE
}), XE, ZE = d((() => {
	p(), jE(), NE(), JE(), XE = u({
		en: AE,
		fr: ME
	});
})), QE, $E = d((() => {
	g(), QE = {
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
})), eD, tD = d((() => {
	g(), eD = {
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
})), nD, rD, iD, aD = d((() => {
	Q(), nD = E({
		name: "seraph/purify",
		inner: ({ foe: e, friend: t, either: n }) => [
			e,
			t,
			n
		],
		reaches: (e) => e.attack.target !== -1,
		vars: Su,
		parts: (e, t, { own: n, pass: r, parts: i }) => r === "target" ? [
			e.run(X_),
			e.when(iD, pd(e)),
			...i([...t.foe, ...t.either])
		] : [
			...yu(e, n, "chosen-player"),
			e.run((e, t) => {
				t.target = n(t).seats[0], nt(e, t.self, t.target) && (e.attack.target = t.target);
			}),
			e.either((e, t) => nt(e, t.self, t.target), i([...t.foe, ...t.either]), i([...t.friend, ...t.either], "whole")),
			e.run((e, t) => {
				t.target = -1;
			})
		],
		estimate: (e, t) => t.list(e.foe) + t.list(e.either)
	}), rD = (e, t, n) => nD({
		foe: e,
		friend: t,
		either: n
	}), iD = (e) => N(e, e.attack.target).some(Xs);
})), oD, sD, cD, lD, uD, dD, fD, pD, mD, hD, gD, _D, vD, yD, bD = d((() => {
	Q(), aD(), oD = (e, t) => ({
		id: "holy-blade",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: O({ blade: 3 + n }),
			effects: [V(t), ...e > 2 ? [Y({ dice: Mo(4) }, [K("blinding-light")])] : []]
		}))
	}), sD = (e) => ({
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
	}), cD = (e) => ({
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
	}), lD = (e, t) => ({
		id: "purify",
		kind: "offensive",
		tiers: [{
			need: O({
				cross: 2,
				pendant: 1
			}),
			effects: [rD([V(e, "undefendable")], [G(t, "target")], [Fg("target", !0)])]
		}]
	}), uD = (e) => ({
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
	}), dD = (e) => ({
		id: "triumphant",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [V(e), J(1, [
				X({ blade: 1 }, V(1)),
				X({ wings: 1 }, V(2)),
				X({ cross: 1 }, V(3)),
				X({ pendant: 1 }, P_())
			])]
		}]
	}), fD = (e) => ({
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
	}), pD = (e) => ({
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
	}), mD = {
		id: "mantle-again",
		cost: 0,
		when: "my-defense",
		effects: [Gg()],
		oncePerTurn: !0
	}, hD = (e, t, n, r) => ({
		id: "angelic-mantle",
		kind: "defensive",
		dice: 1,
		effects: [
			X({ blade: 1 }, H(t)),
			X({ wings: 1 }, W("flight")),
			X({ cross: 1 }, q(n)),
			X({ pendant: 1 }, q(r))
		],
		...e > 1 ? { actions: [mD] } : {}
	}), gD = [
		oD(1, [
			5,
			6,
			7
		]),
		cD(6),
		lD(5, 4),
		uD(1),
		dD(6),
		fD(8),
		pD(8),
		hD(1, 2, 2, 3),
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
	], _D = [
		{
			id: "flight",
			kind: "positive",
			limit: 3,
			spends: [{
				id: "strike",
				cost: 1,
				when: "my-attack-undefended",
				effects: [J(2, [Y({ shows: [6] }, [P_()])])]
			}, {
				id: "dodge",
				cost: 1,
				when: "attacked",
				effects: [J(2, [Y({ shows: [6] }, [Td()])])]
			}]
		},
		{
			id: "blinding-light",
			kind: "negative",
			limit: 1,
			activating: { effects: [J(1, [Y({ die: [1] }, [Tp()]), Y({ die: [2, 3] }, [bm()])])] }
		},
		Ay,
		{
			id: "holy-presence",
			kind: "unique",
			limit: 2,
			persistent: !0,
			fixed: "transfer",
			upkeep: [x_(rl("holy-presence"), "all-opponents")]
		},
		Oy
	], vD = [
		Z("holy-blade-ii", 2, 2, oD(2, [
			6,
			7,
			8
		]), [sD(2)]),
		Z("holy-blade-iii", 3, 3, oD(3, [
			5,
			7,
			9
		]), [sD(3)]),
		Z("glorious-ii", 2, 2, cD(7), [{
			id: "take-flight",
			kind: "offensive",
			tiers: [{
				need: O({
					blade: 1,
					wings: 2
				}),
				effects: [Od(["flight"], "chosen-player"), V(3, "undefendable")]
			}]
		}]),
		Z("purify-ii", 2, 2, lD(6, 5)),
		Z("holy-smite-ii", 2, 2, uD(2), [{
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
		Z("triumphant-ii", 2, 2, dD(8)),
		Z("highest-power-ii", 2, 2, fD(10), [{
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
		Z("archangels-will-ii", 2, 2, pD(9), [{
			id: "heavens-blessing",
			kind: "offensive",
			tiers: [{
				need: O({
					blade: 1,
					cross: 2
				}),
				effects: [Od({
					cleanse: 2,
					flight: 2
				}, "chosen-player")]
			}]
		}]),
		Z("angelic-mantle-ii", 2, 2, hD(2, 2, 2, 3)),
		Z("angelic-mantle-iii", 3, 3, hD(3, 3, 3, 4)),
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
				Od({ flight: 2 }, "chosen-player"),
				Od(["cleanse"], "chosen-player")
			]
		},
		{
			id: "to-the-skies",
			kind: "main",
			cost: 1,
			effects: [Od(["flight"], "chosen-player")]
		},
		{
			id: "holier-than-thou",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ pendant: 1 }) }, [W("flight", 2), W("cleanse", 2)], [U(1)])])]
		}
	], yD = {
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
		abilities: gD,
		tokens: _D,
		cards: vD
	};
})), xD = /* @__PURE__ */ ve({
	hero: () => yD,
	texts: () => SD
}), SD, CD = d((() => {
	p(), $E(), tD(), bD(), SD = u({
		en: QE,
		fr: eD
	});
})), wD, TD = d((() => {
	g(), wD = {
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
})), ED, DD = d((() => {
	g(), ED = {
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
})), OD, kD, AD, jD, MD, ND, PD, FD, ID, LD, RD, zD, BD, VD, HD = d((() => {
	Q(), OD = "tactical-advantage", kD = [
		O({ saber: 3 }),
		O({ saber: 4 }),
		O({ saber: 5 })
	], AD = (e, t) => ({
		id: "saber-strike",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: kD[n],
			effects: [V(t), ...e > 1 ? [Y({ dice: Mo(3) }, [K("constrict")])] : []]
		}))
	}), jD = (e) => ({
		id: "carpet-bomb",
		kind: "offensive",
		tiers: [{
			need: O({
				saber: 2,
				medal: 2
			}),
			effects: [
				W(OD, e),
				yd(),
				x_(2, "both-opponents")
			]
		}]
	}), MD = ({ first: e, amount: t, more: n }) => ({
		id: "profiteer",
		kind: "offensive",
		tiers: [{
			need: O({
				saber: 1,
				banner: 3
			}),
			effects: [W(OD, e), J(1, [
				X({ saber: 1 }, V(t)),
				X({ banner: 1 }, W(OD, n)),
				X({ medal: 1 }, U(1), Sp())
			])]
		}]
	}), ND = (e) => ({
		id: "strategic-approach",
		kind: "offensive",
		tiers: [{
			need: O({
				saber: 3,
				medal: 2
			}),
			effects: e > 1 ? [
				W(OD),
				K("constrict"),
				z(),
				V(7)
			] : [K("constrict"), V(7)]
		}]
	}), PD = (e) => ({
		id: "flank",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [
				W(OD, e),
				z(),
				V(6)
			]
		}]
	}), FD = (e) => ({
		id: "exploit",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [
				W(OD, e),
				K("constrict"),
				z(),
				V(9)
			]
		}]
	}), ID = (e) => ({
		id: "maneuver",
		kind: "offensive",
		tiers: [{
			need: O({ medal: 4 }),
			effects: [
				W(OD, 5),
				...e > 1 ? [K("constrict")] : [],
				z(),
				V(5, "undefendable")
			]
		}]
	}), LD = (e, t) => ({
		id: "countermeasures",
		kind: "defensive",
		dice: e,
		effects: [
			H(L("saber", {
				times: t,
				every: 2
			})),
			q(L("banner")),
			W(OD, L("medal"))
		]
	}), RD = [
		AD(1, [
			4,
			5,
			6
		]),
		jD(1),
		MD({
			first: 1,
			amount: 5,
			more: 4
		}),
		ND(1),
		PD(1),
		FD(2),
		ID(1),
		LD(4, 1),
		{
			id: "higher-ground",
			kind: "ultimate",
			tiers: [{
				need: O({ medal: 5 }),
				effects: [
					K("targeted"),
					K("constrict"),
					Sg(OD),
					bd(),
					kp(OD),
					V(12)
				]
			}]
		}
	], zD = [
		{
			id: OD,
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
					effects: [Vg({
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
					effects: [Od(["protect"], "chosen-player")]
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
					effects: [hh()]
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
		Ey,
		Dy
	], BD = [
		Z("saber-strike-ii", 1, 2, AD(2, [
			5,
			6,
			7
		])),
		Z("carpet-bomb-ii", 2, 2, jD(2), [{
			id: "strategize",
			kind: "offensive",
			tiers: [{
				need: O({ banner: 4 }),
				effects: [W(OD, 3), U(2)]
			}]
		}]),
		Z("profiteer-ii", 2, 2, MD({
			first: 2,
			amount: 6,
			more: 3
		})),
		Z("strategic-approach-ii", 2, 2, ND(2), [{
			id: "indirect-approach",
			kind: "offensive",
			tiers: [{
				need: O({
					saber: 3,
					banner: 1
				}),
				effects: [
					W(OD, 2),
					z(),
					V(2, "undefendable")
				]
			}]
		}]),
		Z("flank-ii", 2, 2, PD(2)),
		Z("exploit-ii", 2, 2, FD(3), [{
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
		Z("maneuver-ii", 2, 2, ID(2), [{
			id: "reconnaissance",
			kind: "offensive",
			tiers: [{
				need: O({ medal: 3 }),
				effects: [W(OD, 5)]
			}]
		}]),
		Z("countermeasures-ii", 3, 2, LD(5, 1)),
		Z("countermeasures-iii", 5, 3, LD(5, 2)),
		{
			id: "ambush",
			kind: "instant",
			cost: 1,
			effects: [W(OD, 2)]
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
			effects: [J(1, [W(OD, $c)])]
		},
		{
			id: "bunker-up",
			kind: "main",
			cost: 2,
			effects: [Od(["protect"], "chosen-player")]
		},
		{
			id: "upper-hand",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [J(1, [Y({ dice: O({ medal: 1 }) }, [W(OD, 4)], [U(1)])])]
		}
	], VD = {
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
		setup: [W(OD, 2)],
		abilities: RD,
		tokens: zD,
		cards: BD
	};
})), UD = /* @__PURE__ */ ve({
	hero: () => VD,
	texts: () => WD
}), WD, GD = d((() => {
	p(), TD(), DD(), HD(), WD = u({
		en: wD,
		fr: ED
	});
})), KD, qD = d((() => {
	g(), KD = {
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
})), JD, YD = d((() => {
	g(), JD = {
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
})), XD, ZD, QD, $D = d((() => {
	Q(), XD = [J(1, [Y({ die: [5, 6] }, [Zd(Vg({
		whose: "opponent",
		upTo: 1
	}))])])], ZD = E({
		name: "vampire-lord/mesmerize",
		inner: () => [XD],
		possible: (e, t) => Mu(e, t, "opponent") !== void 0,
		parts: (e, t, { parts: n }) => n(XD),
		estimate: (e, t) => t.list(XD)
	}), QD = () => ZD({});
})), eO, tO, nO, rO = d((() => {
	Q(), eO = "blood-magic", tO = E({
		name: "vampire-lord/pierce",
		possible: ({ attack: e }, t) => e?.by === t && et(e) === eO,
		parts: (e, t, { parts: n }) => t.on === "token" ? n([P_()]) : [],
		estimate: (e, t) => t.list([P_()]) / (e.on === "token" ? 1 : 2)
	}), nO = (e) => tO({ on: e });
})), iO, aO, oO, sO, cO = d((() => {
	Q(), iO = "smelled-blood-this-turn", aO = 2, oO = E({
		name: "vampire-lord/smell-blood",
		parts: (e, { at: t }) => [e.run((e, n) => {
			if (ct(e, "original-leaflets")) return;
			let { marks: r } = _(e, n.self);
			t === "end" ? r[iO] && Fs(e, n.self, "blood-power", 1) : (e.dealt[n.target] ?? 0) > 0 && F(e, n.target, "bleed") >= aO && (r[iO] = 1);
		})],
		estimate: ({ at: e }) => e === "end" ? .5 : 0
	}), sO = (e) => oO({ at: e });
})), lO, uO, dO, fO, pO, mO, hO, gO, _O, vO, yO, bO, xO, SO, CO = d((() => {
	Q(), $D(), rO(), cO(), lO = (e, t) => ({
		id: "gouge",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: O({ claw: 3 + n }),
			effects: [V(e), Y({ dice: Mo(t) }, [W("blood-power")])]
		}))
	}), uO = (e) => ({
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
	}), dO = (e) => ({
		id: "sanguimancy",
		kind: "offensive",
		tiers: [{
			need: O({
				gaze: 3,
				drop: 1
			}),
			effects: [G(e), W("blood-power", 3)]
		}]
	}), fO = (e) => ({
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
	}), pO = (e) => ({
		id: "possess",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: e > 1 ? [V(8), Yd([K("bleed")], [W("mesmerize")])] : [V(7), J(1, [
				X({ claw: 1 }, K("bleed")),
				X({ gaze: 1 }, W("mesmerize")),
				X({ drop: 1 }, W("mesmerize"))
			])]
		}]
	}), mO = (e) => ({
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
	}), hO = (e) => ({
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
					nO("ability")
				]
			]
		}]
	}), gO = (e) => ({
		id: "immortal-flesh",
		kind: "defensive",
		dice: e,
		effects: [
			X({ claw: 2 }, K("bleed")),
			X({ gaze: 2 }, W("blood-power")),
			v_(L("drop"))
		]
	}), _O = [
		lO([
			3,
			5,
			7
		], 4),
		uO(4),
		dO(2),
		fO(3),
		pO(1),
		mO(1),
		hO(1),
		gO(3),
		{
			id: "exsanguinate",
			kind: "ultimate",
			tiers: [{
				need: O({ drop: 5 }),
				effects: [
					$g(1),
					W("blood-power", 2),
					z(),
					V(10)
				]
			}]
		},
		{
			id: "blood-power",
			kind: "passive",
			dealt: [sO("dealt")],
			endOfTurn: [sO("end")]
		}
	], vO = {
		option: "original-leaflets",
		off: !0
	}, yO = { option: "original-leaflets" }, bO = [
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
					if: vO,
					effects: [R(3)]
				},
				{
					id: "remove",
					cost: 2,
					when: "my-main",
					perTurn: 1,
					if: vO,
					effects: [Fg("any")]
				},
				{
					id: "draw",
					cost: 3,
					when: "any",
					perTurn: 1,
					if: vO,
					effects: [U(2)]
				},
				{
					id: "add-2",
					cost: 1,
					when: "my-attack",
					perTurn: 1,
					if: yO,
					effects: [R(2)]
				},
				{
					id: "remove-own",
					cost: 2,
					when: "any",
					perTurn: 1,
					if: yO,
					effects: [Fg("own")]
				},
				{
					id: "exchange",
					cost: 3,
					when: "any",
					perTurn: 1,
					if: yO,
					effects: [U(2), Pf("self", "choice")]
				},
				{
					id: "heal",
					cost: 4,
					when: "my-roll-phase",
					perTurn: 1,
					effects: [km()]
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
				effects: [QD()]
			}, {
				id: "pierce",
				cost: 1,
				when: "my-attack-undefended",
				effects: [nO("token")]
			}]
		},
		jy
	], xO = [
		Z("gouge-ii", 1, 2, lO([
			3,
			5,
			7
		], 3)),
		Z("gouge-iii", 2, 3, lO([
			4,
			6,
			8
		], 3)),
		Z("glamour-ii", 2, 2, uO(5), [{
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
		Z("sanguimancy-ii", 2, 2, dO(3), [{
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
		Z("rend-ii", 2, 2, fO(5)),
		Z("possess-ii", 2, 2, pO(2), [{
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
		Z("blood-thirst-ii", 2, 2, mO(2), [{
			id: "hemorrhage",
			kind: "offensive",
			tiers: [{
				need: O({ drop: 3 }),
				effects: [K("bleed", 2), x_(2, "all-opponents")]
			}]
		}]),
		Z("blood-magic-ii", 2, 2, hO(2), [{
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
		Z("immortal-flesh-ii", 2, 2, gO(4)),
		{
			id: "blood-flow",
			kind: "instant",
			cost: 1,
			effects: [J(1, [W("blood-power", $c)])]
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
			effects: [R(nl("bleed", { plus: 1 }))]
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
			effects: [fg({
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
	], SO = {
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
		abilities: _O,
		tokens: bO,
		cards: xO
	};
})), wO = /* @__PURE__ */ ve({
	hero: () => SO,
	texts: () => TO
}), TO, EO = d((() => {
	p(), qD(), YD(), CO(), TO = u({
		en: KD,
		fr: JD
	});
}));
p(), _y(), Q(), by(), Ni();
var DO = [
	{
		id: "barbarian",
		box: "season-1",
		difficulty: 1,
		load: () => Promise.resolve().then(() => (yb(), _b))
	},
	{
		id: "paladin",
		box: "season-1",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (zb(), Lb))
	},
	{
		id: "gunslinger",
		box: "season-2",
		difficulty: 2,
		load: () => Promise.resolve().then(() => (gx(), mx))
	},
	{
		id: "cursed-pirate",
		box: "season-2",
		difficulty: 4,
		load: () => Promise.resolve().then(() => (Wx(), Hx))
	},
	{
		id: "monk",
		box: "season-1",
		difficulty: 4,
		load: () => Promise.resolve().then(() => (fS(), uS))
	},
	{
		id: "moon-elf",
		box: "season-1",
		difficulty: 2,
		load: () => Promise.resolve().then(() => (PS(), MS))
	},
	{
		id: "ninja",
		box: "season-1",
		difficulty: 2,
		load: () => Promise.resolve().then(() => (tC(), $S))
	},
	{
		id: "pyromancer",
		box: "season-1",
		difficulty: 3,
		load: () => Promise.resolve().then(() => (CC(), xC))
	},
	{
		id: "shadow-thief",
		box: "season-1",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (QC(), XC))
	},
	{
		id: "treant",
		box: "season-1",
		difficulty: 6,
		load: () => Promise.resolve().then(() => (Pw(), Mw))
	},
	{
		id: "artificer",
		box: "season-2",
		difficulty: 6,
		load: () => Promise.resolve().then(() => (DT(), TT))
	},
	{
		id: "huntress",
		box: "season-2",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (kE(), DE))
	},
	{
		id: "samurai",
		box: "season-2",
		difficulty: 3,
		load: () => Promise.resolve().then(() => (ZE(), YE))
	},
	{
		id: "seraph",
		box: "season-2",
		difficulty: 3,
		load: () => Promise.resolve().then(() => (CD(), xD))
	},
	{
		id: "tactician",
		box: "season-2",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (GD(), UD))
	},
	{
		id: "vampire-lord",
		box: "season-2",
		difficulty: 4,
		load: () => Promise.resolve().then(() => (EO(), wO))
	}
];
dy(Jy), vy(DO, c((e) => x[e].heroNames)), by(), await yy(DO.map(({ id: e }) => e)), p(), _y(), w();
var OO = /* @__PURE__ */ new Map();
function kO(e) {
	if (e === void 0 || e === "default") return {};
	let t = Object.entries(e).filter(([e]) => aa(e));
	return Object.fromEntries(t.map(([e, t]) => [e, AO(e, t)]));
}
function AO(e, t) {
	let n = ra(e, ne(t)), r = JSON.stringify(Object.entries(t).sort()), i = OO.get(n);
	if (i === r) return n;
	if (i !== void 0) throw Error(`${n} already stands for other numbers`);
	let { withNumbers: a, texts: o } = Ri(e);
	return uy({
		...a({
			...ta(e).numbers,
			...t
		}),
		id: n
	}, o), OO.set(n, r), n;
}
$o(), w();
function jO() {
	let e = ea().map(({ id: e }) => Yo("played", "common", e));
	for (let t of ia().filter(aa)) {
		let { hero: n, slots: r } = Ui(t);
		for (let { byLevel: n } of r.flat()) for (let [r, i] of n.entries()) for (let { id: n, tiers: a, kind: o } of i) {
			for (let i of (a ?? []).keys()) e.push(`${Go(t, n, r)}.${i}`);
			o === "defensive" && e.push(Go(t, n, r));
		}
		for (let { id: r, kind: i, effects: a, cast: o } of n.cards) (i !== "spell" || a.length > 0) && e.push(Yo("played", t, r)), o && e.push(Xo(t, r));
		for (let { id: t } of n.tokens) e.push(Ko(t));
		for (let { id: r } of n.companions ?? []) e.push(qo(t, r));
	}
	return [...new Set(e)];
}
// packages/dice-throne/src/events.ts
var MO = {
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
}, NO = {
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
}, PO = {
	title: "Dice Throne",
	pitch: "Heroes fight it out with dice, cards and nerve: roll, take risks, strike back, and be the last one standing."
}, FO = {
	title: "Dice Throne",
	pitch: "Des héros s’affrontent à coups de dés, de cartes et d’audace\xA0: lancez, osez, ripostez et soyez le dernier debout."
};
// packages/dice-throne/src/facts.ts
p();
var IO = u({
	en: PO,
	fr: FO
}), LO = {
	id: "dice-throne",
	seats: {
		min: 2,
		max: 6,
		usual: 2
	},
	title: c((e) => IO[e].title),
	pitch: c((e) => IO[e].pitch)
}, RO = 5e4, zO = /* @__PURE__ */ new Map();
function BO(e, t = 6) {
	if (!Number.isInteger(e) || e < 1 || e > 8) throw RangeError(`Dice are counted from 1 to 8, not ${e}`);
	if (!Number.isInteger(t) || t < 2 || t > 12) throw RangeError(`Dice have 2 to 12 sides, not ${t}`);
	let n = `${e}d${t}`, r = zO.get(n) ?? HO(e, t);
	return zO.set(n, r), r;
}
function VO(e, t) {
	let n = 0;
	for (let r of t) {
		if (!Number.isInteger(r) || r < 1 || r > e.sides) throw RangeError(`${r} is not a face from 1 to ${e.sides}`);
		if (n >= e.first[e.dice]) throw RangeError(`There are ${e.dice} dice, not ${t.length}`);
		n = e.grown[n * e.sides + r - 1];
	}
	return n;
}
function HO(e, t) {
	let n = [], r = [];
	for (let i = 0; i <= e; i++) if (r.push(n.length), UO(n, [], i, 1, t), n.length > RO) throw RangeError(`${e} dice with ${t} sides have too many hands`);
	let i = new Map(n.map((e, t) => [e.join(), t])), a = new Int32Array(r[e] * t);
	for (let o = 0; o < r[e]; o++) for (let e = 1; e <= t; e++) a[o * t + e - 1] = i.get([...n[o], e].sort((e, t) => e - t).join());
	let o = n.length - r[e], s = new Int32Array(o + 1), c = [];
	for (let t = 0; t < o; t++) {
		for (let a of WO(n[r[e] + t])) c.push(i.get(a.join()));
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
function UO(e, t, n, r, i) {
	if (n === 0) e.push([...t]);
	else for (let a = r; a <= i; a++) UO(e, [...t, a], n - 1, a, i);
}
function WO(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n = 0; n < 1 << e.length; n++) {
		let r = e.filter((e, t) => n & 1 << t);
		t.set(r.join(), r);
	}
	return [...t.values()].sort((e, t) => e.length - t.length);
}
// packages/odds/src/keep.ts
function GO(e, t, n) {
	let r = e.faces.length - e.first[e.dice];
	if (t.length !== r) throw RangeError(`A pay-off has ${r} values, not ${t.length}`);
	let i = [Float64Array.from(t)], a = [/* @__PURE__ */ new Float64Array()];
	for (let t = 1; t <= n; t++) {
		let n = KO(e, i[t - 1]);
		a.push(n), i.push(qO(e, n));
	}
	return {
		byRolls: i,
		kept: a
	};
}
function KO({ faces: e, first: t, dice: n, sides: r, grown: i }, a) {
	let o = new Float64Array(e.length), s = t[n];
	for (let t = e.length - 1; t >= s; t--) o[t] = a[t - s];
	for (let e = s - 1; e >= 0; e--) {
		let t = 0;
		for (let n = e * r, a = n + r; n < a; n++) t += o[i[n]];
		o[e] = t / r;
	}
	return o;
}
function qO({ keepsFrom: e, keeps: t }, n) {
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
p(), M(), Ye(), w(), Pi(), sc(), y(), Dv(), Ni();
var JO = "draft";
function YO(e, t, n) {
	if (e === "draft") {
		if (t !== 2) throw S((e) => e.draftForTwo(t));
		return JO;
	}
	if (e === "default") return Array.from({ length: t }, (e, t) => ia()[t % ia().length]);
	let r = typeof e == "string" ? e.split(",").map((e) => e.trim()) : e;
	if (!Array.isArray(r) || r.some((e) => typeof e != "string")) throw S((e) => e.heroNames(ia().slice(0, 2).join(",")));
	if (r.length !== t) throw S((e) => e.heroCount(t, r.length));
	for (let e of r) if (!ia().includes(e)) throw S((t) => t.unknownHero(e, ia()));
	let i = r.find((e, t) => r.indexOf(e) < t);
	if (n && i !== void 0) throw S((e, t) => e.heroTwice(xv(i, t)));
	return r;
}
var XO = "usual";
function ZO(e, t) {
	let n = Ue(t), r = e === "usual" ? n[0] : n.find((t) => t === e);
	if (r) return r;
	throw S((r, i) => {
		let a = x[i].optionValues.mode, o = (e) => a[e] === void 0 ? e : `${e} (${a[e]})`;
		return r.modeFor(o(String(e)), t, n.map(o));
	});
}
function QO({ heroes: e }) {
	let t = ia(), n = Array.isArray(e) ? e.map(String) : [];
	return n.length > 0 && n.every((e) => t.includes(e)) ? n : t;
}
function $O(e) {
	let t = ia();
	return t.flatMap((n, r) => t.map((n, i) => Array.from({ length: e }, (e, n) => t[(r + n * i) % t.length])));
}
function ek(e, t) {
	let n = ZO(t.mode ?? "usual", e), r = t.heroes === "draft" ? Array(e).fill("") : t.heroes, i = kO(t.numbers), a = Object.entries(t).flatMap(([e, t]) => t === !0 ? [e] : []);
	return t.rules === "v2.2" && a.push("v2.2"), t.healing === "pooled" && a.push("pooled-healing"), t.leaflets === "original" && a.push("original-leaflets"), t["ultimate-aim"] === "own-side" && a.push("own-side-aim"), t["hill-health"] === "2018" && a.push("hill-health-2018"), {
		mode: n,
		variants: a,
		fighters: r.map((e) => tk(i[e] ?? e, t.promo === !0, t["spell-hand"] === !0)),
		...t.heroes === "draft" && { banned: [] },
		...t.heroes === "draft" && Object.keys(i).length > 0 && { house: i },
		dials: Array(We(n, e)).fill(Ie(n, e, a.includes("hill-health-2018"))),
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
function tk(e, t, n) {
	let r = (e === "" ? [] : [...Ui(e).cards.values()]).filter((e) => t || !e.promo), i = ({ kind: e }) => n && e === "spell";
	return {
		hero: e,
		board: e === "" ? "" : ls(e),
		cp: 2,
		hand: [],
		deck: r.filter((e) => !i(e)).map(({ id: e }) => e),
		discard: [],
		playing: [],
		spells: r.filter(i).map(({ id: e }) => e),
		tokens: {},
		raised: {},
		marks: ac(oa(e)),
		laid: [],
		looking: [],
		knownTop: 0,
		shownTo: [],
		exposed: []
	};
}
p(), w(), y();
var nk = f("dice-throne/draft", (e) => [e.each("seat", rk, e.ask("ban", {
	open: !0,
	who: (e, t) => t.seat,
	options: ik,
	then: (e, t, n) => {
		e.banned.push(n), l(() => ({
			type: "banned",
			seat: t.seat,
			hero: n
		}));
	}
})), e.each("seat", rk, e.ask("pick", {
	open: !0,
	who: (e, t) => t.seat,
	options: ik,
	then: (e, t, n) => {
		e.fighters[t.seat] = tk(e.house?.[n] ?? n, ct(e, "promo"), ct(e, "spell-hand")), l(() => ({
			type: "picked",
			seat: t.seat,
			hero: n
		}));
	}
}))]);
function rk(e) {
	return [...[...e.fighters.keys()].filter((t) => t !== e.starter), e.starter];
}
function ik(e) {
	return ia().filter((t) => !e.banned.includes(t) && !e.fighters.some((e) => zi(e.hero) === t));
}
p(), $o(), Ho(), y(), Uf(), Rd();
var ak = 4, ok = f("dice-throne/begin", (e) => [
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
	e.when((e) => e.banned !== void 0, e.call(nk)),
	e.each("seat", (e) => [...e.fighters.keys()], e.when((e, t) => Qo(_(e, t.seat).hero) !== void 0, e.call((e, t) => Lo(Qo(_(e, t.seat).hero)), (e, t) => Nd(e, "setup", t.seat, "setup"))), e.each("hook", (e, t) => jd(e, t.seat, "setup"), e.call((e, t) => Lo(t.hook), (e, t) => Md(e, t.hook, t.seat))), e.call(Hf, (e, t) => ({ seat: t.seat })), e.call(Bf, (e, t) => ({
		seat: t.seat,
		count: ak
	})))
]);
p(), w(), T(), y(), kh(), hu(), nd(), dd(), _d();
var sk = f("dice-throne/main", (e) => [
	e.run((e, t) => {
		e.phase = t.phase;
	}),
	e.loop((e, t) => t.choice !== "end", e.ask("main", {
		who: (e) => e.active,
		options: (e) => uk(e, e.active, Yl(e, e.active, lk(e, ["end"]))),
		params: (e) => ({
			phase: e.phase,
			cp: _(e, e.active).cp
		}),
		unavailable: (e) => rd(e, e.active),
		then: (e, t, n) => {
			t.choice = n, t.acted ||= n !== "end";
			let r = Aa(n);
			r.is === "sell" && dk(e, e.active, r.card);
		}
	}), e.when((e, t) => t.choice !== "end" && Aa(t.choice).is !== "sell", e.call(wh, (e, t) => ({
		seat: e.active,
		action: t.choice
	})))),
	e.when((e, t) => t.phase === "main-1" && (t.acted === !0 || !ck(e)), pd(e, (e) => ({ but: e.active })))
]), ck = ({ lastWindow: e, turn: t }) => e === "income" || t === 1 && e === "upkeep";
function lk(e, t) {
	for (let n of td(e, e.active)) {
		let r = qi(e, e.active, n);
		(r.kind === "main" || r.kind === "upgrade" || r.kind === "spell") && $l(e, e.active, r) && t.push(ba(n));
	}
	return t;
}
function uk(e, t, n) {
	for (let r of _(e, t).hand) n.push(xa(r));
	return n;
}
function dk(e, t, n) {
	$u(e, t, n), _(e, t).discard.push(n), Ze(e, t, 1), l(() => ({
		type: "sold",
		seat: t,
		card: n
	}));
}
p(), T(), y(), Rd(), _d(), I();
var fk = f("dice-throne/discard", (e) => [
	e.when((e) => mk(e) || pk(e).length > 0, pd(e, (e) => ({ but: e.active }))),
	e.run((e) => {
		e.phase = "discard";
	}),
	e.call(hk),
	Id(e, pk, (e) => e.active),
	e.run((e) => Bs(e, e.active)),
	pd(e),
	e.loop(mk, e.call(hk), pd(e))
]), pk = (e) => jd(e, e.active, "endOfTurn"), mk = (e) => _(e, e.active).hand.length > 6, hk = f("dice-throne/sell-surplus", (e) => [e.loop(mk, e.ask("sell", {
	who: (e) => e.active,
	options: (e) => uk(e, e.active, []),
	params: (e) => ({ left: _(e, e.active).hand.length - 6 }),
	then: (e, t, n) => dk(e, e.active, ha("sell", n).card)
}))]);
p(), w(), T(), y(), Uf(), nd(), I();
var gk = (e) => _k(e) !== void 0, _k = (e) => N(e, e.active).find((e) => C(e).foresees), vk = f("dice-throne/foresee", (e) => [
	e.run((e, t) => {
		t.token = _k(e), t.before = _(e, e.active).hand.length;
	}),
	e.ask("foresee", {
		who: (e) => e.active,
		options: (e, t) => [0, ...yk(t).filter((n) => n <= F(e, e.active, t.token))],
		params: (e, t) => ({ token: t.token }),
		then: (e, t, n) => {
			t.spent = n, n !== 0 && (l(() => ({
				type: "spent",
				seat: e.active,
				token: t.token
			})), P(e, e.active, t.token, n));
		}
	}),
	e.call(Bf, (e, t) => ({
		seat: e.active,
		count: bk(t)
	})),
	e.leave((e, t) => t.spent === 0),
	e.ask("put-back", {
		who: (e) => e.active,
		options: (e, t) => [...new Set(_(e, e.active).hand.slice(t.before))].flatMap((e) => [Da(e), Oa(e)]),
		then: (e, t, n) => {
			let r = _(e, e.active), { card: i, to: a } = ha("put-back", n);
			$u(e, e.active, i), a === "bottom" ? r.deck.unshift(i) : (r.deck.push(i), r.knownTop++);
		}
	})
]), yk = (e) => C(e.token).foresees.map(({ spend: e }) => e), bk = (e) => C(e.token).foresees.find(({ spend: t }) => t === e.spent)?.draw ?? 1;
p(), w(), I();
function xk(e, t) {
	for (let n of N(e, e.active)) C(n).forbids === t && P(e, e.active, n, 1);
	l(() => ({
		type: "skipped",
		seat: e.active,
		phase: t
	}));
}
p(), Uf(), jc(), nf(), _d();
var Sk = f("dice-throne/income", (e) => [
	e.run((e) => {
		e.phase = "income";
	}),
	e.leave((e) => e.turn === 1),
	e.when((e) => Dc(e, e.active, "income"), e.run((e) => xk(e, "income")), e.leave()),
	e.run((e) => tf(e, e.active, 1)),
	e.either(gk, [e.call(vk)], [e.call(Bf, (e) => ({
		seat: e.active,
		count: 1
	}))]),
	pd(e, (e) => ({ but: e.active }))
]);
p(), M(), $o(), Ho(), y(), hu(), Cc(), jc(), Rd(), pf();
var Ck = f("dice-throne/defense", (e) => [
	e.ask("defend", {
		open: !0,
		who: (e) => e.attack.target,
		options: (e) => [...Tk(e, e.attack.target), "none"],
		then: (e, t, n) => {
			n !== "none" && (t.ability = n);
		}
	}),
	e.run((e) => {
		e.attack.stage = "defended";
	}),
	e.leave((e, t) => t.ability === void 0),
	e.run((e, t) => {
		let { target: n } = e.attack, { ability: r, home: i } = Ek(e, t);
		t.home = i;
		for (let { id: t } of r.actions ?? []) _(e, n).marks[uu(t)] = 0;
		l(() => ({
			type: "defended",
			seat: n,
			ability: t.ability
		}));
	}),
	e.call(uf, (e, t) => ({
		owner: e.attack.target,
		purpose: "defense",
		count: Ek(e, t).ability.dice ?? 0,
		by: t.ability,
		dice: []
	}), (e, t, n) => {
		t.dice = n.dice, e.attack.defense = [...n.dice];
	}),
	e.run((e, t) => me(t.home)),
	e.call((e, t) => Lo(Uo("defense", t.home)), (e, t) => Nd(e, "defense", e.attack.target, t.ability, t.dice))
]), wk = (e) => e.attack.isAttack && (fc[e.attack.type].defended || e.attack.defendable === !0) && !e.attack.forgone && iu(e, e.attack.target) && !kc(e, e.attack.by) && !Oc(e, e.attack.target), Tk = (e, t) => j(e, t).defenses.map(({ ability: e }) => e.id), Ek = (e, t) => j(e, e.attack.target).defenses.find(({ ability: e }) => e.id === t.ability);
p(), Ye(), T(), y(), ov(), Uf(), _d(), I();
var Dk = f("dice-throne/targeting", (e) => [
	e.run((e, t) => {
		t.named = e.attack.target !== -1;
		let n = rt(e, e.active);
		n.length === 1 ? e.attack.target = n[0] : Rs(e, "targeting");
	}),
	e.when((e) => e.attack.target === -1 && Ok(e) !== void 0, e.roll("targeting-roll", {
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
	}), pd(e), e.run((e, t) => {
		let n = e.rolls.pop().dice[0], r = Ok(e)[n - 1], i = rt(e, e.active);
		typeof r == "number" ? e.attack.target = i[r % i.length] : t.agreed = r === "opponents";
	}), e.when((e, t) => t.agreed === !0, e.call(kk))),
	e.run((e, t) => {
		t.chosen = t.agreed === !0 || e.attack.target === -1;
	}),
	e.ask("target", {
		who: (e) => e.active,
		options: (e) => e.attack.target === -1 ? rt(e, e.active) : [],
		key: za,
		then: (e, t, n) => {
			e.attack.target = n;
		}
	}),
	e.run((e) => l(() => ({
		type: "targeted",
		seat: e.active,
		target: e.attack.target
	}))),
	e.when((e, t) => !t.named && e.attack.isAttack && Mk(e, e.attack.target), e.call(Bf, (e) => ({
		seat: e.active,
		count: He(e.mode).bounty
	}))),
	e.when((e, t) => t.chosen === !0 && Q_(e).target !== void 0, pd(e))
]), Ok = (e) => Le(e.mode, e.fighters.length), kk = f("dice-throne/agreement", (e) => [
	Ak(e, "first"),
	e.run((e, t) => {
		t.others = rt(e, e.active).slice(1);
	}),
	e.loop((e, t) => t.others.length > 0, e.ask("agree", {
		open: !0,
		who: (e, t) => t.others[0],
		options: (e, t) => rt(e, e.active).map((e) => ({
			seat: e,
			proposed: e === t.proposal
		})),
		key: ({ seat: e }) => za(e),
		then: (e, t, { seat: n, proposed: r }) => {
			let i = t.others.shift();
			r || (t.opposed = !0, jk(i, n));
		}
	})),
	e.when((e, t) => t.opposed === !0, Ak(e, "last")),
	e.run((e, t) => {
		e.attack.target = t.proposal;
	})
]), Ak = (e, t) => e.ask("target", {
	open: !0,
	who: (e) => rt(e, e.active)[0],
	options: (e) => rt(e, e.active),
	key: za,
	params: () => ({ word: t }),
	then: (e, n, r) => {
		n.proposal = r, t === "first" && jk(rt(e, e.active)[0], r);
	}
}), jk = (e, t) => l(() => ({
	type: "proposed",
	seat: e,
	target: t
})), Mk = (e, t) => He(e.mode).bounty > 0 && e.fighters.every((n, r) => !tt(e, r) || at(e, r) <= at(e, t));
p(), Ye(), Ho(), w(), As(), y(), hu(), ov(), lm(), jc(), Wl(), Wp(), Dm(), Rd(), Kc(), eg(), nm(), xh(), _d(), I();
var Nk = f("dice-throne/roll-phase", (e) => [
	e.call(Ik),
	e.when((e) => Dc(e, e.active, "offense"), e.run((e) => xk(e, "offense")), e.leave()),
	e.loop((e, t) => !t.done, e.call(Vh, (e, t) => ({ further: t.again !== void 0 })), e.call(Lk), e.either((e) => e.attack !== void 0, [e.call(Pk, (e, t) => ({ again: t.again }))], [e.run((e) => {
		e.rolls = [], l(() => ({
			type: "no-ability",
			seat: e.active
		}));
	})]), e.when(Gc, e.when((e) => Rc(e, e.active), pd(e)), e.call(am)), e.call(tm), e.call(Rk), e.run((e, t) => {
		Ls(e, e.active, "offense");
		let n = zk(e);
		n !== -1 && e.furtherOffenses.unshift(n), e.furtherOffenses = e.furtherOffenses.filter((t) => t === -1 || tt(e, t)), t.again = e.furtherOffenses.shift(), t.done = t.again === void 0, e.silenced = !1, e.rolls = [];
	})),
	e.run(Bk)
]), Pk = f(Ul.resolveAttack.name, (e) => [
	e.call(tv),
	e.when((e) => Ge(e.mode) && nv(e), pd(e)),
	e.when(G_, e.either((e, t) => t.again !== void 0 && t.again !== -1, [e.run((e, t) => {
		e.attack.target = t.again;
	})], [e.call(Dk)]), e.run(K_), e.when((e) => q_(e) || J_(e), pd(e)), e.run((e) => {
		Rs(e, "defense"), e.attack.coming = void 0;
	}), e.call(rv)),
	e.run(_h),
	pd(e),
	e.call(iv),
	e.when(wk, e.call(Ck), pd(e), e.call(iv)),
	e.run((e) => {
		e.attack.stage = "defended";
	}),
	e.run(_h),
	e.when((e) => e.attack.isAttack && e.attack.type !== "ultimate" && tt(e, e.attack.target), Id(e, (e) => jd(e, e.attack.target, "totalled"), (e) => e.attack.target)),
	e.run((e) => {
		rm(e), e.attack.stage = "dealt";
	}),
	e.when((e) => e.attack.isAttack && at(e, e.attack.by) > 0, e.run(Tm), Id(e, (e) => jd(e, e.attack.by, "dealt"), (e) => e.attack.by)),
	e.call(cm),
	e.call(tm),
	e.when((e) => e.attack.isAttack && Fk(e), pd(e)),
	e.call(av)
]), Fk = (e) => [...ca(e, e.active).cards.values()].some(({ when: e }) => e === "after-damage") || N(e, e.active).some((t) => Ts(t).some((n) => n.when === "after-damage" && eu(e, e.active, t, n))), Ik = f("dice-throne/stand-up", (e) => [e.ask("stand-up", {
	who: (e) => e.active,
	options: (e) => Dc(e, e.active, "offense") && _(e, e.active).cp >= 2 ? ["pay", "skip"] : [],
	then: (e, t, n) => {
		if (n !== "skip") {
			Ze(e, e.active, -2);
			for (let t of N(e, e.active)) C(t).forbids === "offense" && P(e, e.active, t, 1);
		}
	}
})]), Lk = f("dice-throne/attempted", (e) => [Id(e, (e) => jd(e, e.active, "attempted"), (e) => e.active)]), Rk = f("dice-throne/unattacked", (e) => [e.leave((e) => e.attack?.isAttack === !0 || e.furtherOffenses.length > 0), e.each("hook", (e) => rt(e, e.active).flatMap((t) => jd(e, t, "foeDidNotAttack").map((e) => ({
	seat: t,
	name: e
}))), e.call((e, t) => Lo(t.hook.name), (e, t) => Md(e, t.hook.name, t.hook.seat)))]);
function zk(e) {
	let t = e.attack?.target ?? -1;
	if (t === -1 || !tt(e, t) || !Dc(e, t, "acting")) return -1;
	for (let n of N(e, t)) C(n).forbids === "acting" && P(e, t, n, 1);
	return t;
}
function Bk(e) {
	Ls(e, e.active, "roll-phase"), Hp(e, e.active), e.attack = void 0;
}
p(), M(), Ho(), w(), Ns(), T(), hu(), lm(), Rd(), Kc(), _d();
var Vk = f("dice-throne/upkeep", (e) => [
	e.run((e, t) => {
		e.phase = "upkeep", t.stirring = Uk(e);
	}),
	e.either((e, t) => t.stirring.length > 0, [pd(e)], [e.when((e) => e.turn === 1, pd(e, (e) => ({ but: e.active })))]),
	e.loop((e, t) => t.stirring.length > 0, e.ask("upkeep", {
		who: (e) => e.active,
		options: (e, t) => t.stirring,
		key: qa,
		auto: !0,
		then: (e, t, n) => {
			t.next = n, t.stirring.splice(t.stirring.indexOf(n), 1);
		}
	}), e.when((e, t) => Uk(e).includes(t.next), e.call((e, t) => Lo(t.next), (e, t) => Md(e, t.next, e.active)))),
	e.when((e) => e.incoming.some((e) => e.length > 0) || Hk(e), pd(e)),
	e.when(Gc, e.call(am))
]), Hk = (e) => iu(e, e.active) && j(e, e.active).actions.some((t) => t.when === "my-upkeep" && nu(e, e.active, t)), Uk = (e) => [...new Set(jd(e, e.active, "upkeep", (t) => Wk(e, t)))];
function Wk(e, t) {
	let n = C(C(t).stirsWith ?? t);
	return n.owned && !n.stirsOnMaker && js(t) === e.active ? void 0 : n;
}
p(), y(), Wl(), Kc(), nm(), I();
var Gk = f(Ul.match.name, (e) => [e.call(ok), e.loop((e) => e.ended === void 0, e.call(Kk), e.call(tm), e.run(eA))]), Kk = f("dice-throne/turn", (e) => [
	e.call(qk),
	e.call(Vk),
	e.call(Sk),
	e.call(Yk),
	e.call(Nk),
	e.call(Xk),
	e.call(fk)
]), qk = f("dice-throne/start-turn", (e) => [e.run((e) => {
	e.turn++, Jk(e);
	for (let { marks: t } of e.fighters) for (let e in t) Zk(e) && (t[e] = 0);
	zs(e, e.active), l(() => ({
		type: "turn",
		seat: e.active,
		turn: e.turn
	}));
})]);
function Jk(e) {
	zk(e), e.attack = void 0, e.isolated = void 0, e.declared = void 0, e.furtherOffenses = [], e.silenced = !1, e.rolls = [];
	for (let t of e.fighters) t.facedown &&= void 0;
	Ic(e);
}
var Yk = f("dice-throne/main-1", (e) => [e.call(sk, () => ({ phase: "main-1" }))]), Xk = f("dice-throne/main-2", (e) => [e.call(sk, () => ({ phase: "main-2" }))]), Zk = (e) => e.endsWith("-this-turn") || Qk.some((t) => e.startsWith(t)), Qk = [
	"spent:",
	"used:",
	"fresh:",
	"arrived:"
];
function $k(e) {
	let t = e.fighters.length;
	for (let n = 1; n < t; n++) if (tt(e, (e.active + n) % t)) return (e.active + n) % t;
	return e.active;
}
function eA(e) {
	e.active = $k(e), e.turn < 200 || (e.ended = "turn-limit", l(() => ({
		type: "ended",
		reason: "turn-limit"
	})));
}
M(), To(), cs(), w(), ll(), D(), fp(), Qu(), jc(), I(), y();
var tA = BO(5), nA = tA.first[5], rA = tA.faces.slice(nA).map((e) => is.findIndex((t) => [...t].sort().join() === e.join())), iA = (e) => VO(tA, e), aA = (e) => VO(tA, e) - nA, oA = (e, t) => e.byHand?.[rA[aA(t)]] ?? e, sA = /* @__PURE__ */ new Map();
function cA(e, t = {}, n = [], r = !1) {
	let i = r ? `${e} harmless` : e;
	for (let e in t) i += ` ${e} ${t[e]}`;
	for (let e of [...n].sort()) i += ` ${e}`;
	let a = sA.get(i) ?? hA(e, t, n, r);
	return sA.set(i, a), a;
}
function lA(e, t) {
	let { board: n } = _(e, t), r = {};
	for (let i of pA(n)) r[i] = Yc(e, t, i);
	return cA(n, r, Ku(e, t), uA(e, t));
}
var uA = (e, t) => Dc(e, t, "damage") || rt(e, t).every((t) => dA(e, t)), dA = (e, t) => N(e, t).some((n) => C(n).shelters && F(e, t, n) > (t === e.active ? Gs(e, t, n) : 0)), fA = /* @__PURE__ */ new Map();
function pA(e) {
	let t = fA.get(e) ?? [...new Set(hs(e).tiers.flatMap(({ ability: e, tier: t }) => mA(e.tiers[t].effects)))];
	return fA.set(e, t), t;
}
function mA(e) {
	return typeof e != "object" || !e ? [] : "own" in e && typeof e.own == "string" ? [e.own] : Object.values(e).flatMap(mA);
}
function hA(e, t, n, r) {
	let i = hs(e), { hero: a } = Ui(i.hero), o = i.tiers.filter(({ ability: e }) => !n.includes(e.id)).map((e) => vA(e, a, t)), s = r ? o.map(gA) : o, c = GO(tA, _A(s, ({ value: e }) => e), 2);
	return {
		tiers: s,
		solved: c,
		offense: KO(tA, c.byRolls[2])[0],
		defense: CA(i, a),
		toll: SA(i, a)
	};
}
function gA(e) {
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
function _A(e, t, n = 0) {
	let r = e.map(t), i = e.map(({ byHand: e }) => e?.map((e) => e && t(e)));
	return Float64Array.from(rA, (t) => {
		let a = n;
		for (let n = 0; n < e.length; n++) {
			if (!e[n].tier.hands[t]) continue;
			let o = i[n]?.[t] ?? r[n];
			o > a && (a = o);
		}
		return a;
	});
}
function vA(e, t, n) {
	let { effects: r, after: i = [] } = e.ability.tiers[e.tier], a = (e) => e in n ? n[e] + xA(r, e) : void 0, o = dp(i, t), s = (e) => ({
		value: e.list(r) + o,
		damage: yA(r, e)
	}), c = {
		tier: e,
		...s(up(t, 5, a))
	};
	return bA(r) ? {
		...c,
		byHand: is.map((n, r) => e.hands[r] ? s(up(t, 5, a, n)) : void 0)
	} : c;
}
var yA = (e, t) => e.reduce((e, n) => {
	let { name: r, estimate: i, inner: a } = mo(n);
	if (r === "damage") return e + i(n, t);
	let o = r === "roll" ? t.rolling(n.dice) : t;
	return e + (a?.(n) ?? []).reduce((e, t) => e + yA(t, o), 0);
}, 0), bA = (e) => {
	let t = JSON.stringify(e);
	return t.includes("\"per\":") || t.includes("\"dice\":{");
}, xA = (e, t) => e.reduce((e, n) => {
	let r = mo(n).gives?.(n);
	return r?.what === t && typeof r.amount == "number" ? e + r.amount : e;
}, 0), SA = ({ hooks: e }, t) => e.upkeep.reduce((e, { ability: n }) => e + Math.max(0, -dp(n.upkeep ?? [], t)), 0), CA = ({ defenses: e }, t) => Math.max(0, ...e.map(({ ability: e }) => up(t, e.dice ?? 0).list(vo(e, "defense") ?? [])));
Po(), w();
var wA = BO(4), TA = wA.first[4], EA = wA.faces.slice(TA), DA = [
	1,
	2,
	3,
	4,
	5,
	6
], OA = /* @__PURE__ */ new WeakMap();
function kA(e, t) {
	let n = OA.get(t) ?? /* @__PURE__ */ new WeakMap();
	OA.set(t, n);
	let r = n.get(e) ?? Uint8Array.from(DA.flatMap((n) => EA.map((r) => Number(No(e, [...r, n], t, 4)))));
	return n.set(e, r), r;
}
function AA(e, t, n, r, i) {
	let a = t.map(n), o = t.map(({ tier: t }) => kA(t.need, Ui(e).faces)), s = DA.map((e) => Float64Array.from(EA, (t, n) => {
		let i = r;
		for (let t = 0; t < a.length; t++) a[t] > i && o[t][(e - 1) * EA.length + n] && (i = a[t]);
		return i;
	})), c = s.map((e) => KO(wA, e));
	for (let e = 0; e < i; e++) {
		c = s.map((e) => KO(wA, e));
		let e = MA(c);
		s = s.map((t, n) => t.map((t, r) => jA(r, c[n], e)));
	}
	let l = MA(c);
	return {
		now: (e, t) => s[t - 1][VO(wA, e) - TA],
		kept: (e, t) => (t === void 0 ? l : c[t - 1])[VO(wA, e)]
	};
}
function jA(e, t, n) {
	let r = -Infinity;
	for (let i = wA.keepsFrom[e], a = wA.keepsFrom[e + 1]; i < a; i++) {
		let e = wA.keeps[i];
		r = Math.max(r, t[e], n[e]);
	}
	return r;
}
var MA = (e) => e[0].map((t, n) => e.reduce((e, t) => e + t[n], 0) / e.length);
To(), w(), Ns(), lp(), sc(), Qu(), Cc(), jc(), Kc(), I(), y();
var NA = .8, PA = .5, FA = 2.5;
function IA(e, t, n, r = LA(e, n)) {
	let i = _(e, t), { offense: a, defense: o, toll: s } = cA(i.board), c = VA(i.cp, n) + HA(i.hand.length, n) + n.card * i.laid.length;
	for (let a in i.tokens) {
		let o = i.tokens[a] - (t === e.active ? Gs(e, t, a) : 0);
		o > 0 && !zA(e, t, a) && (c += n.token * o * RA(t, a, r));
	}
	for (let { id: r, dial: a, aura: o, worth: s } of oa(i.hero)) c += n.token * (s?.[i.marks[r] ?? 0] ?? 0), a && (c += n.dial * oc(e, t, r)), o && $s(e, t, r) === o.state && (c += n.aura * o.damage);
	let l = Ku(e, t);
	return l.length > 0 && (c -= n.coming * (a - cA(i.board, {}, l).offense)), c + r * (n.board * a + n.defense * o - s);
}
var LA = ({ dials: e }, { pace: t }) => 1 + Math.min(...e.filter((e) => e > 0), 50) / t;
function RA(e, t, n) {
	let r = C(t), i = r.worthOnOthers === void 0 || js(t) === e ? rp(r) : r.worthOnOthers;
	return !r.persistent || r.owned ? i : i * Math.min(FA, Math.max(PA, NA * n / 2));
}
var zA = (e, t, n) => {
	let { shelters: r, ends: i } = C(n);
	return r === !0 && i === "turn" && $k(e) === t && BA(e);
}, BA = ({ phase: e }) => e === "main-2" || e === "discard", VA = (e, t) => t.cp * Math.min(e, t.enough) + t.spare * Math.max(0, e - t.enough), HA = (e, t) => t.card * Math.min(e, t.handful) + t.spareCard * Math.max(0, e - t.handful);
function UA(e, t, n) {
	let r = e.dials[t];
	for (let i = 0; i < e.fighters.length; i++) {
		if (v(e, i) !== t) continue;
		let a = e.fighters[i].facedown ? 1 - n.facedown : 1;
		r += e.healing[i] - a * dc(Mc(e, i)), e.isolated?.to === i && (r -= dc(e.isolated.lines));
	}
	return r;
}
function WA(e, t, n = qA(e, t)) {
	let r = e.fighters.map(() => 0);
	return r[e.active] = n, r[$k(e)] += GA(e, t), r;
}
function GA(e, t) {
	let n = $k(e), r = Dc(e, n, "income") ? 0 : t.cp + t.card;
	return (KA(e, n, t) + r) / 2;
}
var KA = (e, t, n) => Dc(e, t, "offense") ? 0 : n.coming * lA(e, t).offense;
function qA(e, t) {
	if (BA(e)) return 0;
	let { attack: n } = e;
	if (!n) {
		let n = e.rolls[0];
		if (e.phase !== "offense" || n?.purpose !== "offense" || n.dice.length !== 5) return KA(e, e.active, t);
		let { solved: r, tiers: i } = lA(e, e.active);
		if (n.foreign) {
			let { now: r } = AA(_(e, e.active).hero, i, ({ value: e }) => e, 0, Math.min(2, e.attempts));
			return t.coming * r(n.dice.slice(0, -1), n.dice.at(-1));
		}
		return Dc(e, e.active, "offense") ? 0 : t.coming * r.byRolls[Math.min(2, e.attempts)][aA(n.dice)];
	}
	if (n.stage === "announced") {
		let r = lA(e, e.active).tiers.find(({ tier: e }) => e.id === n.tier), i = e.rolls[0];
		return r ? t.coming * (i && !i.foreign ? oA(r, i.dice) : r).value : 0;
	}
	let r = n.target !== -1 && e.incoming[n.target].some(({ kind: e }) => e === "base");
	return n.stage === "activated" && n.isAttack && !r ? t.coming * n.base : 0;
}
function JA(e, t, n) {
	let r = e.dials.map((n, r) => UA(e, r, t)), i = [...r], a = Infinity;
	for (let e of r) e > 0 && (a = Math.min(a, e));
	for (let [r, a] of WA(e, t, n).entries()) i[v(e, r)] += a;
	let o = LA(e, t), s = e.fighters.length / e.dials.length;
	for (let n = 0; n < e.fighters.length; n++) tt(e, n) && (i[v(e, n)] += IA(e, n, t, o) / s);
	return YA(i, r, t.lead + t.doubt * Math.min(a, 50));
}
function YA(e, t, n) {
	let r = Math.max(...e), i = e.map((e, i) => (t[i] > 0 ? 1 : .02) * Math.exp((e - r) / n)), a = i.reduce((e, t) => e + t);
	return i.map((e) => e / a);
}
// packages/dice-throne/src/insight/weights.ts
var XA = {
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
T(), y();
function ZA(e, { options: t }) {
	let n = v(e, e.active), { tiers: r } = lA(e, e.active), i = Math.min(...rt(e, e.active).map((t) => e.dials[v(e, t)])), a = (t) => JA(e, XA, t)[n], o = /* @__PURE__ */ new Map(), s = ({ value: e, damage: t }) => {
		let n = XA.coming * e + (t >= i ? XA.kill : 0), r = o.get(n) ?? a(n);
		return o.set(n, r), r;
	}, c = a(0), l = $A(e, r, s, c);
	return t[0].map((t) => {
		let n = _a("attempt", t);
		switch (n.is) {
			case "keep-dice": return l(n.places);
			case "give-up": return c;
			case "announce": return QA(e, r, n.tier, s) ?? NaN;
			default: return NaN;
		}
	});
}
function QA(e, t, n, r) {
	let i = t.find(({ tier: e }) => e.id === n), { foreign: a, dice: o } = e.rolls[0];
	return i && r(a ? i : oA(i, o));
}
function $A(e, t, n, r) {
	let { foreign: i, dice: a } = e.rolls[0];
	if (!i) {
		let { kept: i } = GO(tA, _A(t, n, r), e.attempts);
		return (t) => i[e.attempts][iA(tj(e, t))];
	}
	let { kept: o } = AA(_(e, e.active).hero, t, n, r, e.attempts);
	return (t) => {
		let n = t.filter((e) => e !== i.at + 1);
		return o(tj(e, n), n.length < t.length ? a[i.at] : void 0);
	};
}
function ej(e, { options: t }) {
	let { solved: n, tiers: r } = lA(e, e.active), i = n.kept[Math.min(2, e.attempts)], a = e.rolls[0]?.foreign ? $A(e, r, ({ value: e }) => e, 0) : (t) => i[iA(tj(e, t))];
	return t[0].map((t) => {
		let n = _a("attempt", t);
		switch (n.is) {
			case "keep-dice": return a(n.places);
			case "give-up": return 0;
			case "announce": return QA(e, r, n.tier, ({ value: e }) => e) ?? -1;
			default: return -1;
		}
	});
}
var tj = (e, t) => {
	let { dice: n } = e.rolls[0];
	return t.map((e) => n[e - 1]);
};
// packages/dice-throne/src/insight/draftWorth.ts
M();
var nj = 100;
function rj(e, t) {
	return e.options[t].map((e) => {
		let { offense: t, defense: n } = cA(ls(e));
		return Math.min(1, (XA.board * t + XA.defense * n) / nj);
	});
}
M(), To(), w(), As(), fp(), Vl(), lp(), T(), hu(), Cc(), Kc(), y();
function ij(e, t, n) {
	if (t.name === "attempt") return ej(e, t);
	let r = uj[t.name];
	return r && t.options[n].map((i) => r(e, t.seats[n], _a(t.name, i)));
}
var aj = (e, t, n) => {
	switch (n.is) {
		case "play": return oj(e, t, qi(e, t, n.card));
		case "sell": return XA.cp - XA.card - .1 - oj(e, t, qi(e, t, n.card)) / 100;
		case "spend": return sj(e, t, n);
		case "use": {
			let r = j(e, t).actions.find(({ id: e }) => e === n.action);
			if (!r) return 0;
			let i = r.price ? Fl(r.price, sp) : 0;
			return dp(r.effects, ca(e, t).hero) - XA.cp * r.cost - i - .2;
		}
		default: return 0;
	}
};
function oj(e, t, n) {
	let r = n.price ? Fl(n.price, sp) : 0, i = XA.cp * cu(e, t, n) + XA.card + r;
	if (!n.upgrades) return dp(n.effects, ca(e, t).hero) - i;
	let a = _(e, t), o = {
		...j(e, t).levels,
		[n.upgrades.ability.id]: n.upgrades.level
	}, s = cA(ls(a.hero, a.marks.face, o)), c = cA(a.board), l = XA.board * (s.offense - c.offense) + XA.defense * (s.defense - c.defense);
	return LA(e, XA) * l + 1 - i;
}
function sj(e, t, { token: n, use: r }) {
	let { effects: i, when: a, cost: o } = Os(n, r);
	return dp(i, ca(e, t).hero) * (Iy.has(a) ? dc(Lc(e, t)) / 6 : 1.2) - o * XA.token * rp(C(n));
}
var cj = (e, t, n) => {
	if (n.is !== "defend") return 0;
	let { hero: r } = ca(e, t), i = j(e, t).defenses.find(({ ability: { id: e } }) => e === n.ability)?.ability;
	return i ? up(r, i.dice ?? 0).list(vo(i, "defense") ?? []) : 0;
}, lj = (e, t, n) => {
	let r = e.rolls[0];
	if (n.is !== "turn-die" || r?.purpose !== "offense" || r.dice.length !== 5) return 0;
	let { solved: i } = lA(e, r.owner), a = r.dice.map((e, t) => t === n.place - 1 ? n.to : e), o = i.byRolls[Math.min(2, e.attempts)][aA(a)];
	return v(e, r.owner) === v(e, t) ? o : -o;
}, uj = {
	main: aj,
	respond: aj,
	answer: aj,
	sell: (e, t, n) => n.is === "sell" ? -oj(e, t, qi(e, t, n.card)) : 0,
	discard: (e, t, n) => n.is === "card" ? -oj(e, t, qi(e, t, n.card)) : 0,
	defend: cj,
	choose: (e, t, n) => {
		if (n.is !== "branch") return 0;
		let { does: r, seat: i } = n.branch, a = dp(r, ca(e, i).hero);
		return nt(e, t, i) ? -a : a;
	},
	"alter-die": lj,
	"copy-die": lj,
	"stand-up": (e, t, n) => +(n.is === "stand-up"),
	target: (e, t, n) => n.is === "player" ? -at(e, n.seat) : 0
};
// packages/dice-throne/src/insight/insight.ts
y();
var dj = {
	evaluate(e) {
		if (st(e)) return e.fighters.map(() => 1 / e.fighters.length);
		let t = JA(e, XA);
		return e.fighters.map((n, r) => t[v(e, r)]);
	},
	exact(e, t, n) {
		return t.name === "attempt" ? ZA(e, t) : t.name === "ban" || t.name === "pick" ? rj(t, n) : void 0;
	},
	sense: ij,
	rests: (e, { name: t }, n) => t === "main" || t === "sell" || t === "attempt" && !n,
	begun: ({ attack: e }) => e?.stage === "announced",
	finish: (e, { name: t, options: n }) => t === "main" ? n[0].indexOf("end") : void 0,
	mixes: ({ name: e }) => e === "lay-down" || e === "recommend" || e === "turn-up",
	progress: (e) => e.turn + (e.phase === "main-2" || e.phase === "discard" ? .5 : 0),
	horizon: 0
};
p(), y();
function fj(e, t, n) {
	for (let [r, i] of e.fighters.entries()) {
		if (t.some((t) => v(e, t) === v(e, r))) {
			let e = i.deck.splice(i.deck.length - i.knownTop);
			i.deck = [...hj(i.deck, n), ...e];
			continue;
		}
		i.facedown &&= mj(i.facedown, n);
		let a = t.some((e) => i.shownTo.includes(e)) ? i.hand : pj(i, t), o = [
			...i.hand,
			...i.looking,
			...i.deck
		];
		for (let e of a) o.splice(o.indexOf(e), 1);
		let s = hj(o, n);
		i.hand = [...a].sort().concat(s.splice(0, i.hand.length - a.length)), i.looking = s.splice(0, i.looking.length), i.deck = s;
	}
}
var pj = ({ exposed: e }, t) => e.flatMap(({ card: e, to: n }) => n.some((e) => t.includes(e)) ? [e] : []);
function mj(e, t) {
	let n = hj(e.filter((e) => e !== ""), t);
	return e.map((e) => e === "" ? "" : n.shift());
}
function hj(e, t) {
	let n = [...e].sort();
	return se(e.length, t).map((e) => n[e]);
}
p(), w(), Cc(), y();
var gj = "stolen-health", _j = 8;
function vj(e) {
	let t = e;
	return t.type === "activated" && t.ultimate ? {
		kind: "feat",
		seat: t.seat
	} : t.type === "turn" ? {
		kind: "turn",
		seat: t.seat
	} : t.type === "damaged" && t.amount >= _j ? {
		kind: "blow",
		seat: t.seat
	} : t.type === "defeated" ? {
		kind: "fall",
		seat: t.seat
	} : void 0;
}
function yj(e, t) {
	let n = e.fighters.map(bj);
	for (let r of t) xj(r, n, e);
	return n.map((e) => fe(Oj(e, n.length > 2)));
}
var bj = () => ({
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
function xj(e, t, n) {
	switch (e.type) {
		case "damaged": {
			let n = t[e.seat];
			n.suffered += e.amount, n.prevented += Math.max(0, Tj(e.lines) - e.amount);
			for (let { by: n, from: r, amount: i } of Dj(e.lines, e.amount)) r !== void 0 && r !== e.seat && Sj(t[r], n, e.seat, i);
			return;
		}
		case "stole-health": return t[e.from].suffered += e.amount, Sj(t[e.seat], gj, e.from, e.amount);
		case "healed":
			t[e.seat].healed += e.amount;
			return;
		case "played":
			t[e.seat][wj(n, e.seat, e.card) ? "upgrades" : "played"]++;
			return;
		case "cast":
			t[e.seat].played++;
			return;
		case "sold":
			t[e.seat].sold++;
			return;
		case "spent":
			Cj(t[e.seat].tokens, C(e.token).id, 1);
			return;
		default: return;
	}
}
function Sj(e, t, n, r) {
	if (r === 0) return;
	let i = e.dealt.get(t) ?? {
		amount: 0,
		times: 0
	};
	e.dealt.set(t, {
		amount: i.amount + r,
		times: i.times + 1
	}), Cj(e.targets, n, r);
}
function Cj(e, t, n) {
	e.set(t, (e.get(t) ?? 0) + n);
}
function wj({ fighters: e }, t, n) {
	let { hero: r } = e[t];
	return r !== "" && Ui(r).cards.get(n)?.upgrades !== void 0;
}
var Tj = (e) => e.reduce((e, { kind: t, amount: n }) => Ej.includes(t) ? e + n : e, 0), Ej = [
	"base",
	"add",
	"other"
];
function Dj(e, t) {
	let n = e.find(({ kind: e }) => e === "base"), r = [];
	for (let t of uc(e)) {
		if (!Ej.includes(t.kind) || t.amount <= 0) continue;
		let { by: e, from: i } = lc(t) === "attack" && n ? n : t, a = r.findIndex((t) => t.by === e && t.from === i), o = t.amount + (r[a]?.weight ?? 0);
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
function Oj(e, t) {
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
			items: n.sort(kj)
		},
		...t ? [{
			id: "targets",
			items: r.sort(kj)
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
			items: i.sort(kj)
		}
	];
}
var kj = (e, t) => t.amount - e.amount;
M(), w(), ly(), Dv(), g(), ey(), Ni();
var Aj = (e) => ({
	phase: (t) => x[e].phases[t] ?? t,
	hero: (t) => xv(t, e),
	style: (t) => dv(t, e),
	box: (t) => x[e].boxes[t],
	setup: (t) => {
		let { setup: n = [] } = Ui(t).hero;
		return n.length === 0 ? "" : `${Wv(t, e).list(n)}.`;
	},
	symbol: (t, n) => fv(t, Ui(t).faces[n - 1] ?? "", e),
	ability: (t) => uv(t, e),
	need: (t, n) => {
		let { hero: r, tiers: i } = hs(t), a = i.find(({ id: e }) => e === n);
		return a ? ny(a.need, r, e) : "";
	},
	token: (t) => pv(t, e),
	tokenText: (t) => Sv(t, e),
	companion: (t) => wv(t, e),
	companionText: (t) => Tv(t, e),
	companionState: (t, n, r) => mv(t, n, e, r),
	source: (t) => gv(t, e),
	line: ({ kind: t, by: n, amount: r, type: i }) => {
		let { damageTypes: a, lines: o } = x[e], s = i && i !== "normal" && t !== "add" ? ` ${a[i](r)}` : "";
		return `${o[t](r)}${s} (${gv(n, e)})`;
	},
	card: (t) => bv(t, e),
	cardLine: (t, n) => {
		let { cards: r, hero: i } = Ui(t), a = r.get(n);
		return {
			cost: a?.cost ?? 0,
			text: a ? ry(a, i, e) : ""
		};
	},
	board: (t) => {
		let { abilities: n, hero: r, tiers: i } = hs(t), { hero: a } = Ui(r), o = (t) => {
			let n = oy(t, a, e);
			return {
				...n,
				tiers: n.tiers.map(({ text: t }) => x[e].grammar.spaced(Ne(t)))
			};
		};
		return n.map(({ ability: t, level: n }) => ({
			id: t.id,
			name: uv(t.id, e, a.id),
			level: n,
			text: iy(t, a, e),
			sentences: ay(t, a, e),
			tiers: i.filter((e) => e.ability === t).map(({ id: e }) => e),
			parts: o(t)
		}));
	}
});
M(), ws(), w(), As(), ly(), Dv(), ey(), Ni();
function jj(e, t, n, r, i) {
	switch (e.is) {
		case "play": {
			let i = Pj(r, e.card), a = t.play(bv(e.card, n));
			return i === void 0 ? a : t.priced(a, i);
		}
		case "sell": return t.sell(bv(e.card, n));
		case "spend": {
			let { grammar: r } = x[n], [i, a] = Ij(e, t, n);
			return a === "" ? i : r.spaced(r.labelled(i, a));
		}
		case "use": return Mj(e, t, n, r);
		case "announce": return t.announce(Lj(e.tier, r, n));
		case "defend":
		case "ability": return uv(e.ability, n);
		case "keep-dice": return t.keepDice(e.places.map((e) => Nj(r, e, i).shown));
		case "reroll-dice": return t.rerollDice(e.places.map((e) => Nj(r, e, i).shown));
		case "take-dice": return t.takeDice(e.dice);
		case "die":
		case "turn-die": {
			let { shown: n, owner: a } = Nj(r, e.place, i);
			return e.is === "die" ? t.die(n, a) : t.turnDie(n, e.to, a);
		}
		case "player": return e.proposed ? t.proposed(i(e.seat)) : i(e.seat);
		case "token": return t.tokenOf(i(e.seat), pv(e.token, n));
		case "own-token": return pv(e.token, n);
		case "card": return bv(e.card, n);
		case "lay-down": return e.cards.map((e) => bv(e, n)).join(" – ");
		case "facedown": return e.recommended ? t.recommended(e.place) : t.facedown(e.place);
		case "hero": return xv(e.hero, n);
		case "put-back": return t[e.to](bv(e.card, n));
		case "foresee":
		case "shed":
		case "pay-up-to":
		case "share":
		case "pilfer": return String(e.count);
		case "pay-price": return x[n].prices.toPay(e.price, Wv("", n));
		case "upkeep": return e.from === "token" ? pv(e.id, n) : uv(e.id, n);
		case "source": {
			let { by: r, amount: i, type: a } = e, o = a === "normal" ? "" : x[n].damageTypes[a](i);
			return t.source(gv(r, n), i, o);
		}
		case "branch": {
			let { does: r, hero: i } = e.branch;
			return Wv(i, n).list(r) || t.nothing;
		}
		default: return t[e.is];
	}
}
function Mj({ action: e }, t, n, { fighters: r }) {
	for (let { board: t, hero: i } of r) {
		let { price: r, effects: a } = hs(t).actions.find(({ id: t }) => t === e) ?? {};
		if (!r) continue;
		let { grammar: o, prices: s } = x[n], c = Wv(i, n);
		return o.spaced(o.labelled(s.toPay(r, c), c.list(a)));
	}
	return t.use(uv(e, n));
}
function Nj({ rolls: e }, t, n) {
	let r = e.at(-1), i = r?.dice[t - 1] ?? 0, a = r?.owners?.[t - 1];
	return a === void 0 ? { shown: i } : {
		shown: i,
		owner: n(a)
	};
}
function Pj({ fighters: e }, t) {
	let n = (e) => typeof e != "number" && e.includes(t), r = e.find(({ hand: e, spells: t }) => n(e) || n(t));
	if (!r) return;
	let { cards: i } = Ui(r.hero);
	return Cs(i.get(t), hs(r.board).levels, i);
}
function Fj(e, t, n) {
	switch (e.is) {
		case "play": return t.play(bv(e.card, n));
		case "spend": {
			let [r, i] = Ij(e, t, n);
			return i === "" ? r : `${r} (${i})`;
		}
		case "use": return t.use(uv(e.action, n));
		default: throw Error(`Nobody answers ${e.is}`);
	}
}
function Ij({ token: e, use: t }, n, r) {
	let i = pv(e, r);
	if (t === "") return [n.spend(i), ""];
	let { cost: a, price: o, effects: s } = Os(e, t), c = Wv("", r);
	return [n.spendSome(i, a, o && c.price(o, !0)), c.list(s)];
}
function Lj(e, t, n) {
	let { board: r, hero: i } = t.fighters[t.active], a = hs(r).tiers.find(({ id: t }) => t === e)?.need, o = uv(e, n);
	return a ? `${o} (${ny(a, i, n)})` : o;
}
Dv(), Ni();
function Rj(e) {
	let { parts: t, health: n, cards: r, target: i, stolen: a } = x[e].summary;
	return {
		part: (e, n) => t[e](n),
		item(t, { id: o, amount: s }, c) {
			return t === "targets" ? i(c(Number(o))) : t === "health" ? n[o](s) : t === "cards" ? r[o](s) : t === "tokens" ? pv(o, e) : o === "stolen-health" ? a : gv(o, e);
		}
	};
}
p(), T(), Dv(), ey(), Ni();
var zj = c(Aj), Bj = c((t) => ({
	title: LO.title[t],
	pitch: LO.pitch[t],
	ask: (e, n) => Vj(e, n, t),
	option: (e, n, r, i) => jj(_a(e, n, r), x[t].options, t, r, i),
	whyNot: (e) => Hj(e, t),
	event: (e, n) => Uj(e, n, t),
	reason: (e) => {
		let { reasons: n } = x[t];
		return n[e] ?? n["turn-limit"];
	},
	score: (e) => x[t].summary.score(e),
	summary: Rj(t),
	matchOption: (n, r) => {
		let { matchOptions: i, optionValues: a, byChance: o } = x[t];
		return r === void 0 ? i[n] ?? n : r === e ? o : a[n]?.[r] ?? (n === "heroes" ? xv(r, t) : r);
	}
}));
function Vj(e, t, n) {
	let r = x[n].ask, i = {
		...zj[n],
		price: (e) => e ? Wv("", n).price(e, !0) : "",
		howMany: (e) => e ? x[n].prices.howMany(e, Wv("", n)) : "",
		action: (e) => Fj(Aa(e), x[n].options, n)
	};
	return Object.hasOwn(r, e) ? r[e](t, i) : Ev(e, n) ?? e;
}
function Hj(e, t) {
	let { whyNot: n, timings: r } = x[t];
	return e.is === "short" ? n.short(e.cp) : e.is === "price" ? n.price(Wv("", t).price(e.price, !0)) : e.is === "dice" ? n.dice(e.off) : e.is === "tokens" ? n.tokens(e.missing, pv(e.token, t)) : e.is === "timing" ? n.timing(r[e.when]) : n[e.is];
}
function Uj(e, t, n) {
	let { events: r, grammar: i } = x[n], a = r[e.type];
	return i.closed(a(e, t, zj[n]));
}
p(), M(), w(), sc(), Cc(), Ec(), Qf(), Kc(), Xp(), I(), y();
var Wj = (e, t) => ({
	mode: e.mode,
	variants: [...e.variants],
	turn: e.turn,
	active: e.active,
	starter: e.starter,
	phase: e.phase,
	dials: [...e.dials],
	startingHealth: it(e),
	attempts: e.attempts,
	furtherOffenses: [...e.furtherOffenses],
	declared: e.declared ?? null,
	rolls: e.rolls.map(Jj),
	attack: e.attack ? Yj(e.attack) : null,
	silenced: e.silenced,
	altered: e.altered,
	dealt: [...e.dealt],
	isolated: e.isolated ? {
		to: e.isolated.to,
		...qj(e, e.isolated.to, e.isolated.lines, 0)
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
			levels: Gj(e, r).levels,
			companions: (Yp(e, r) ? [] : oa(n.hero)).map(({ id: t, dial: n }) => ({
				id: t,
				state: $s(e, r, t),
				dial: n ? {
					value: oc(e, r, t),
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
			abilities: Gj(e, r).abilities,
			leader: Mk(e, r),
			incoming: qj(e, r, Mc(e, r), e.healing[r])
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
function Gj(e, t) {
	let n = j(e, t), r = Kj.get(n);
	if (r) return r;
	let i = n.abilities.map(({ ability: e, level: t }) => ({
		id: e.id,
		level: t
	})), a = {
		levels: { ...n.levels },
		abilities: i
	};
	return Kj.set(n, a), a;
}
var Kj = /* @__PURE__ */ new WeakMap();
function qj(e, t, n, r) {
	let i = cc(n), a = dc(n);
	return {
		lines: n.map((t) => ({
			kind: t.kind,
			by: t.by,
			amount: t.amount,
			certain: t.certain === !0,
			type: wc(e, t) ?? null
		})),
		heal: r,
		subtotal: i,
		half: pc(cc(uc(n))),
		final: a,
		left: Xf(e, v(e, t), r - a)
	};
}
var Jj = ({ owner: e, purpose: t, dice: n, by: r, owners: i, foreign: a }) => ({
	owner: e,
	purpose: t,
	dice: [...n],
	by: r ?? null,
	owners: i ? [...i] : null,
	foreign: a ? { ...a } : null
}), Yj = ({ by: e, tier: t, board: n, dice: r, rolled: i, target: a, type: o, base: s, isAttack: c, recoil: l, inflicted: ee, coming: te, intercepted: ne, peak: u, marks: re, stage: ie }) => ({
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
p(), M(), cs(), Pi(), ov(), Wl(), y();
var Xj = {
	upkeep: [Vk],
	income: [Sk],
	"main-1": [Yk],
	roll: [Nk],
	targeting: [
		Nk,
		Ul.resolveAttack,
		Dk
	],
	defense: [
		Nk,
		Ul.resolveAttack,
		rv
	],
	"main-2": [Xk],
	discard: [fk]
};
function Zj(e, t) {
	let n = Object.entries(Xj).find(([e]) => e === t)?.[1];
	if (!n) throw S((e) => e.unknownPhase(t, Object.keys(Xj)));
	e.turn = Math.max(2, e.turn), t === "targeting" || t === "defense" ? tM(e, t) : e.attack = void 0, ke(e, Gk, Kk, ...n), t === "roll" && e.rolls[0] && $j(e, e.rolls[0].dice);
}
function Qj(e, t) {
	let n = re(t).map((e) => ge(e, 1, 6));
	if (n.length !== 5) throw S((e) => e.fiveDice(5));
	Ce(e, Nk) && !e.attack ? $j(e, n) : e.rolls = [{
		owner: e.active,
		purpose: "offense",
		dice: n
	}];
}
function $j(e, t) {
	let n = a(e);
	if (n?.kind !== "chance" || n.count !== 5) throw S((e) => e.nothingRolled);
	o(e, n, t);
}
function eM(e, t) {
	let [n = "", r = "", i = ""] = re(t), a = j(e, e.active).tiers.find((e) => e.id === n), o = $e.find((e) => e === i);
	if (!a || !o) throw S((t) => t.attackShape(j(e, e.active).tiers.map((e) => e.id), $e));
	e.attack = {
		by: e.active,
		tier: n,
		dice: [...is[a.hands.indexOf(!0)]],
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
function tM(e, t) {
	let { attack: n } = e;
	if (!n) throw S((e) => e.noAttack(t));
	n.by = e.active, e.rolls[0] && (n.dice = [...e.rolls[0].dice]), e.rolls = [{
		owner: e.active,
		purpose: "offense",
		dice: [...n.dice]
	}], e.silenced = n.type === "ultimate", e.attempts = 0, t === "defense" && (e.phase = "defense", n.target = nM(e, n));
}
function nM(e, { target: t }) {
	let n = rt(e, e.active);
	if (t === -1 && n.length > 1) throw S((e) => e.noTarget);
	if (t !== -1 && !n.includes(t)) throw S((e) => e.notAnOpponent);
	return t === -1 ? n[0] : t;
}
p(), M(), w(), Pi(), y();
var rM = [
	"hand",
	"deck",
	"discard",
	"laid"
], iM = (e) => rM.includes(e), aM = (e) => e === "deck" || e === "discard", oM = "...", sM = (e, t) => ie(aM(t) ? [...e[t]].reverse() : e[t]);
function cM(e, t, n, r) {
	let i = _(e, t), a = re(r), o = n === "deck" && a.at(-1) === oM, s = o ? a.slice(0, -1) : a;
	n !== "deck" && i.deck.unshift(...i[n].splice(0));
	for (let n of s) uM(e, t, n);
	n === "deck" && !o && (i.deck = []), i[n].push(...aM(n) ? [...s].reverse() : s);
	let c = s.find((e, t) => s.indexOf(e) !== t);
	if (c) throw S((e) => e.notInDeck(c));
}
function lM(e, t, n, r) {
	let i = _(e, t), a = [...Ui(i.hero).cards.values()].find(({ upgrades: e }) => e?.ability.id === n && e.level === r);
	if (!a) throw S((e) => e.unknownLevel(i.hero, n, r));
	uM(e, t, a.id), i.board = ls(i.hero, i.marks.face, {
		...j(e, t).levels,
		[n]: r
	}), i.marks[ot] = (i.marks["cards-in-play"] ?? 0) + 1;
}
function uM(e, t, n) {
	let r = _(e, t), i = Ui(r.hero).cards.get(n);
	if (!i) throw S((e) => e.unknownCard(r.hero, n));
	let a = r.spells.includes(n) ? r.spells : r.deck, o = a.indexOf(n);
	if (o >= 0) a.splice(o, 1);
	else if (rM.some((e) => r[e].includes(n)) || dM(e, t, i)) throw S((e) => e.notInDeck(n));
}
var dM = (e, t, { upgrades: n }) => n !== void 0 && (j(e, t).levels[n.ability.id] ?? 1) >= n.level;
p(), M(), w(), Ns(), Pi(), sc(), Cc(), Ec(), Kc(), Xp(), eg(), I(), y();
var fM = {
	set(e, t, n) {
		let [r = "", i = ""] = t.split(/\s+/);
		if (oe(r) !== void 0) return mM(e, ue(r, e.fighters.length), i, n);
		if (t === "turn") e.turn = ge(n, 1, 200);
		else if (t === "active") e.active = ue(n, e.fighters.length);
		else if (t === "phase") Zj(e, n);
		else if (t === "dice") Qj(e, n);
		else if (t === "attempts") e.attempts = ge(n, 0, 3);
		else if (t === "attack") eM(e, n);
		else if (t === "target") bM(e, n);
		else throw S((e) => e.nothingToSet(t));
	},
	get(e, t) {
		let [n = "", r = ""] = t.split(/\s+/), a = oe(n);
		if (a !== void 0 && a < e.fighters.length) return hM(e, a, r);
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
		return t === "tokens" || t === "levels" || iM(t) && !aM(t);
	},
	meaning: (e, t, n) => pM(n, e.rolls.at(-1))
};
function pM(e, t) {
	let n = /^(keep:)?([1-9](?:,[1-9])*)(=[1-6])?$/.exec(e);
	if (!n || !t || t.owners || t.foreign) return e;
	let r = n[2].split(",").map((e) => t.dice[Number(e) - 1] ?? 0);
	return `${n[1] ?? ""}${r.sort().join(",")}${n[3] ?? ""}`;
}
function mM(e, t, n, r) {
	let i = _(e, t);
	if (iM(n)) cM(e, t, n, r);
	else if (n === "health") e.dials[v(e, t)] = ge(r, 1, xc(it(e)));
	else if (n === "cp") i.cp = ge(r, 0, 15);
	else if (n === "tokens") vM(e, t, r);
	else if (n === "levels") {
		i.board = ls(i.hero, i.marks.face);
		for (let [n, i] of SM(r)) lM(e, t, n, i);
	} else if (n === "face") xM(e, t, ge(r, 0, 1));
	else if (oa(_(e, t).hero).some(({ id: e }) => e === n)) _M(e, t, n, r);
	else throw S((e) => e.nothingOfPlayer(n));
}
function hM(e, t, n) {
	let r = _(e, t);
	if (iM(n)) return sM(r, n);
	if (n === "playing" || n === "spells") return ie([...r[n]].sort());
	switch (n) {
		case "health": return String(at(e, t));
		case "cp": return String(r.cp);
		case "cards": return String(r.hand.length);
		case "tokens": return ie(N(e, t).sort().map((n) => `${n}:${F(e, t, n)}`));
		case "levels": return ie(Object.entries(j(e, t).levels).map(([e, t]) => `${e}:${t}`));
		case "incoming": return String(dc(Mc(e, t)));
		case "damage": return ie(Lc(e, t).flatMap((t) => {
			let n = wc(e, t);
			return n === void 0 ? [] : [`${t.by}:${t.amount}:${n}`];
		}));
		case "subtotal": return String(cc(Mc(e, t)));
		case "face": return String(r.marks.face ?? 0);
		default: return gM(e, t, n);
	}
}
function gM(e, t, n) {
	let r = oa(_(e, t).hero).find((e) => e.id === n);
	if (!r) return;
	if (Yp(e, t)) return i;
	let a = $s(e, t, n);
	return r.dial ? `${a} ${oc(e, t, n)}` : a;
}
function _M(e, t, n, r) {
	let { states: i, dial: a } = oa(_(e, t).hero).find((e) => e.id === n), [o = "", s] = re(r);
	if (!i.includes(o) || s !== void 0 && !a) throw S((e) => e.companionShape(n, i, a?.most));
	ec(e, t, n, o), a && s !== void 0 && nc(e, t, n, ge(s, 0, a.most) - oc(e, t, n));
}
function vM(e, t, n) {
	let { tokens: r } = _(e, t);
	for (let e in r) r[e] = 0;
	for (let [i, a] of SM(n)) {
		yM(e, CM(i));
		let n = Ps(e, t, i);
		if (a > n) throw S((e) => e.tokenLimit(i, n));
		r[i] = (r[i] ?? 0) + a;
	}
}
function yM(e, t) {
	let { id: n, owned: r, covers: i } = C(t), a = js(t);
	if (i || !r && a === void 0) return;
	let o = a === void 0 ? void 0 : e.fighters[a], s = o && Ui(o.hero).hero.tokens.some((e) => e.id === n);
	if (!r || !s) throw S((e) => e.tokenOwner(t));
}
function bM(e, t) {
	if (!e.attack) throw S((e) => e.noAttack("target"));
	e.attack.target = ue(t, e.fighters.length);
}
function xM(e, t, n) {
	let r = _(e, t);
	if (n > 0 && !Ui(r.hero).hero.otherFace) throw S((e) => e.oneFace(r.hero));
	r.marks.face = n, r.board = ls(r.hero, n, j(e, t).levels);
}
var SM = (e) => re(e).map((e) => {
	let [t = "", n = "1"] = e.split(":");
	return [t, ge(n, 1, 99)];
});
function CM(e) {
	try {
		return C(e), e;
	} catch {
		throw S((t) => t.unknownToken(e));
	}
}
p(), by(), Ye(), w(), hu(), Xp(), y();
var wM = {
	id: LO.id,
	rulesVersion: 3,
	seats: LO.seats,
	options: {
		first: t,
		mode: {
			kind: "data",
			default: XO,
			check: ZO,
			words: () => [XO, ...Object.keys(Ve)],
			samples: Ue
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
			check: (e, t, n) => {
				let r = YO(e, t, n["distinct-heroes"] === !0);
				return r === "draft" ? r : [...r];
			},
			words: () => [
				"default",
				JO,
				...ia()
			],
			samples: (e) => [...$O(e), ...e === 2 ? [JO] : []]
		},
		numbers: {
			kind: "data",
			default: Ry,
			check: (e) => Vy(e),
			words: () => [Ry]
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
		await yy(QO(e)), kO(e.numbers);
	},
	setup: ek,
	rules: Gk,
	view: Wj,
	turn: (e) => e.turn,
	active: (e) => e.turn > 0 ? e.active : void 0,
	events: MO,
	eventRules: NO,
	highlight: vj,
	summary: yj,
	silencedBy: Jl,
	outcome: EM,
	redeal: fj,
	insight: dj,
	conserved: (e) => e.banned ? {} : Object.fromEntries(e.fighters.map((e, t) => [`cards of p${t + 1}`, TM(e)])),
	bound: 4e4,
	get content() {
		return jO();
	},
	vocabulary: fM,
	text: Bj
}, TM = (e) => [
	e.hand,
	e.deck,
	e.discard,
	e.playing,
	e.spells,
	e.laid,
	e.looking
].flat().length + (e.marks["cards-in-play"] ?? 0) + Jp(e);
function EM(e) {
	if (e.ended === void 0) return;
	let t = e.fighters.map((t, n) => e.dials[v(e, n)]), n = e.fighters.map((t, n) => +!!tt(e, n)), r = e.fighters.map(({ marks: e }) => e.fell ?? 0);
	return {
		places: ce(n.map((e, t) => [e, r[t]])),
		scores: t,
		...Ke(e.mode) ? { teams: e.fighters.map((t, n) => v(e, n)) } : {},
		reason: e.ended
	};
}
// packages/dice-throne/src/index.ts
var DM = /* @__PURE__ */ ve({
	ATTEMPTS: () => 3,
	BOXES: () => Fy,
	CARD_KINDS: () => Ly,
	DICE: () => 5,
	DRAFT: () => JO,
	DRAFTERS: () => 2,
	HAND_LIMIT: () => 6,
	MAX_CP: () => 15,
	MODES: () => Ve,
	MOST_DIFFICULT: () => 6,
	NAMES: () => zj,
	NO_HOUSE_NUMBERS: () => Ry,
	PHASES: () => Qe,
	RUN_LENGTHS: () => jo,
	baseHero: () => zi,
	boardKey: () => ls,
	boardNamed: () => hs,
	checkNumbers: () => Vy,
	clockwiseFrom: () => qe,
	diceThrone: () => wM,
	diceThroneWeights: () => XA,
	fiveDice: () => tA,
	fullHand: () => aA,
	hasTargeting: () => Ge,
	heroIds: () => ia,
	heroesIn: () => QO,
	hookedEffects: () => xy,
	isDrafting: () => st,
	isEnlisted: () => aa,
	keptHand: () => iA,
	listedHero: () => ta,
	loadHeroes: () => yy,
	makerOf: () => js,
	modesFor: () => Ue,
	numbersOf: () => By,
	optionOf: () => _a,
	payoff: () => _A,
	replaceable: () => zy,
	sharesDials: () => Ke,
	sheetOf: () => Ui,
	strengthOf: () => cA,
	targetingDie: () => Le,
	teamsIn: () => We,
	tokenOf: () => C
});
M(), by(), Ye(), Po(), Cy(), w(), Ns(), T(), eg(), y();
// packages/dice-throne-marvel/src/black-panther/numbers.ts
var OM, kM, AM = d((() => {
	OM = {
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
	}, kM = {
		...OM,
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
})), jM, MM, NM = d((() => {
	jM = {
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
	}, MM = {
		...jM,
		shieldDeals: 1,
		goBinaryCost: 3
	};
})), PM, FM, IM = d((() => {
	PM = {
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
	}, FM = {
		...PM,
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
})), LM, RM, zM = d((() => {
	LM = {
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
	}, RM = {
		...LM,
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
AM(), NM(), IM(), zM();
var BM = {
	"black-widow": "Black Widow",
	"doctor-strange": "Doctor Strange",
	"black-panther": "Black Panther",
	"captain-marvel": "Captain Marvel",
	loki: "Loki",
	"scarlet-witch": "Scarlet Witch",
	"spider-man": "Spider-Man",
	thor: "Thor"
}, VM = {
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
var HM = u({
	en: BM,
	fr: VM
}), UM, WM = d((() => {
	Q(), UM = {
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
})), GM, KM = d((() => {
	Q(), GM = {
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
function qM(e, t, n) {
	Fs(e, t, YM, P(e, t, JM, n));
}
var JM, YM, XM = d((() => {
	Q(), JM = "time-bomb-2", YM = "time-bomb-1";
})), ZM, QM, $M = d((() => {
	Q(), XM(), ZM = E({
		name: "black-widow/advance",
		vars: () => ({ blown: [] }),
		parts: (e, t, { own: n }) => [e.run((e, t) => {
			n(t).blown = Xe(e, e.active).flatMap((t) => {
				let n = P(e, t, YM, 2 ** 53 - 1);
				return qM(e, t, 2 ** 53 - 1), Array(n).fill(t);
			});
		}), e.loop((e, t) => n(t).blown.length > 0, e.call(om, (e, t) => {
			let r = n(t).blown[0];
			return {
				to: r,
				amount: Ac(e, r) ? 0 : 4,
				by: YM,
				certain: !1
			};
		}, (e, t) => {
			n(t).blown.shift();
		}))],
		estimate: () => 2
	}), QM = () => ZM({});
})), eN, tN, nN = d((() => {
	Q(), eN = E({
		name: "black-widow/covert-ops",
		options: { "covert-ops": Za("look") },
		vars: () => ({
			looked: 0,
			searches: 0
		}),
		parts: (e, t, { own: n }) => [
			e.ask("covert-ops", {
				who: (e, t) => t.self,
				options: (e, t) => [...Pp(e, t.self, _(e, t.self).hand), "look"],
				then: (e, n, r) => {
					if (r === "look") return C_(e, n.self, t.cards);
					$u(e, n.self, r), Ip(e, n.self, r);
				}
			}),
			Lp(e),
			...w_(e, n, (e, t) => Np(e, t.self, _(e, t.self).looking).length === 0 ? ["reveal"] : [], (e, t) => {
				let { looking: n, laid: r } = _(e, t.self);
				r.push(...n.splice(0)), l(() => ({
					type: "revealed",
					seat: t.self,
					cards: [...r]
				}));
			}),
			e.when((e, t) => _(e, t.self).laid.length > 0, ...n_(e, n, 1, "hand", [e.run((e, t) => {
				let { deck: n, laid: r } = _(e, t.self);
				n.push(...r.splice(0));
			})]))
		],
		estimate: () => 4
	}), tN = (e) => eN({ cards: e });
})), rN, iN, aN = d((() => {
	Q(), rN = E({
		name: "black-widow/elude",
		possible: (e, t, n) => {
			let r = e.rolls.at(-1);
			return r?.owner === t && r.by === n.token && r.dice[0] >= n.from && Rc(e, t);
		},
		parts: (e, t, { parts: n }) => n([wd()]),
		estimate: () => 4
	}), iN = (e, t) => rN({
		token: e,
		from: t
	});
})), oN, sN, cN = d((() => {
	Q(), oN = E({
		name: "black-widow/gather",
		options: { "see-cards": no },
		possible: (e, t) => _(e, t).deck.length > 0,
		vars: () => ({ looked: 0 }),
		parts: (e, t, { own: n }) => [
			e.run((e, n) => {
				C_(e, n.self, t.cards);
				let r = _(e, n.self), i = Np(e, n.self, r.looking);
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
			...w_(e, n),
			e.run((e, t) => {
				let { hand: n, laid: r } = _(e, t.self);
				for (let n of r) ed(e, t.self, n, [...e.fighters.keys()]);
				n.push(...r.splice(0));
			})
		],
		estimate: (e) => e.cards / 2
	}), sN = (e) => oN({ cards: e });
}));
// packages/dice-throne-marvel/src/black-widow/recount.ts
function lN(e) {
	let { ability: t, tier: n } = Q_(e);
	return _o(t.tiers[n].effects).some(({ amount: e }) => typeof e == "object" && "of" in e && e.of === "upgrades");
}
var uN, dN, fN = d((() => {
	Q(), uN = E({
		name: "black-widow/recount",
		parts: (e, t) => [e.run((e, n) => {
			let { attack: r } = e;
			if (r?.by !== n.self || !r.isAttack || r.stage !== "activated" && r.stage !== "defended") return;
			let i = e.incoming[r.target] ?? [], a = i.some(({ kind: e }) => e === "base"), o = +!!lN(e);
			if (!a) r.base += o;
			else {
				let r = o + +(vs(e, n.self) === t.bonusAt);
				r > 0 && i.push({
					kind: "add",
					by: n.by,
					amount: r,
					from: n.self
				});
			}
		})],
		estimate: () => .5
	}), dN = (e) => uN({ bonusAt: e });
})), pN, mN, hN = d((() => {
	Q(), XM(), pN = E({
		name: "black-widow/tick",
		vars: () => ({
			bombs: 0,
			blows: !1
		}),
		parts: (e, t, { own: n }) => [YM, JM].flatMap((r) => [e.run((e, t) => {
			n(t).bombs = F(e, t.self, r);
		}), e.loop((e, t) => n(t).bombs > 0 && F(e, t.self, r) > 0, e.call(uf, (e, t) => ({
			owner: t.self,
			purpose: "effect",
			count: 1,
			by: r,
			dice: []
		}), (e, t, { dice: i }) => {
			n(t).bombs--;
			let a = i[0] < 6;
			if (a && r === "time-bomb-2") return qM(e, t.self, 1);
			let o = P(e, t.self, r, 1);
			n(t).blows = a && o > 0;
		}), ...r === "time-bomb-1" ? [e.when((e, t) => n(t).blows, e.call(om, (e, n) => ({
			to: n.self,
			amount: t.blast,
			by: YM,
			certain: !1
		})))] : [])]),
		estimate: () => -2
	}), mN = () => pN({ blast: 4 });
})), gN, _N, vN, yN, bN, xN, SN, CN, wN, TN, EN, DN, ON, kN = d((() => {
	Q(), $M(), XM(), nN(), aN(), cN(), fN(), hN(), gN = (e = "target") => Y({ upgrades: 6 }, [K(YM, 1, e)], [K(JM, 1, e)]), _N = (e) => ({
		id: "baton-strike",
		kind: "offensive",
		tiers: e.map((e, t) => ({
			need: O({ batons: t + 3 }),
			effects: [V(e)]
		}))
	}), vN = (e) => ({
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
				QM(),
				yd(),
				gN()
			] : [W("agility"), gN()],
			...e === 1 ? {} : { after: [QM()] }
		}]
	}), yN = (e) => ({
		id: "widows-gauntlets",
		kind: "offensive",
		tiers: [{
			need: O({
				espionage: 3,
				batons: 2
			}),
			effects: [B(1), V(el(e))]
		}]
	}), bN = (e) => ({
		id: "hacked",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [gN("chosen-opponent"), Y({ upgrades: 3 }, [V(e + 2)], [V(e)])]
		}]
	}), xN = (e, t) => ({
		id: "grapple",
		kind: "offensive",
		tiers: [{
			need: O({ widow: 4 }),
			effects: [
				W("agility"),
				e === 1 ? Y({ upgrades: 2 }, [B(1)]) : B(1),
				V(el(t), "undefendable")
			]
		}]
	}), SN = (e) => ({
		id: "vengeance",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [W("agility"), J(e, [
				V(L("batons", 1, 7)),
				X({ espionage: 1 }, gN()),
				X({ widow: 2 }, W("covert-ops"))
			])]
		}]
	}), CN = (e) => ({
		id: "red-room-training",
		kind: "passive",
		upgradesInRollPhases: !0,
		attacking: [Y({ upgrades: 5 }, [R(1)])],
		upgraded: [dN(5), ...e > 1 ? [U(1)] : []]
	}), wN = (e) => ({
		id: "sabotage",
		kind: "defensive",
		dice: e,
		effects: [
			H(L("batons")),
			q(L("espionage")),
			X({ widow: 2 }, gN())
		],
		actions: [{
			id: "sabotage-reroll",
			cost: 0,
			when: "my-defense",
			oncePerTurn: !0,
			effects: [Y({ upgrades: 4 }, [Wg()])]
		}]
	}), TN = [
		_N([
			5,
			6,
			7
		]),
		vN(1),
		yN(6),
		bN(5),
		xN(1, 6),
		SN(4),
		{
			id: "widows-bite",
			kind: "ultimate",
			tiers: [{
				need: O({ widow: 5 }),
				effects: [
					a_(2, "play"),
					gN(),
					V(10)
				]
			}]
		},
		CN(1),
		wN(3)
	], EN = [
		{
			id: "covert-ops",
			kind: "unique",
			limit: 3,
			fixed: "both",
			spend: {
				when: "my-main",
				oncePerTurn: !0,
				effects: [tN(3)]
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
				] }, [yg()])])]
			}
		},
		{
			id: JM,
			kind: "negative",
			limit: 2,
			sharedLimit: "time-bomb",
			upkeep: [mN()]
		},
		{
			id: YM,
			kind: "negative",
			limit: 2,
			sharedLimit: "time-bomb",
			stirsWith: JM
		}
	], DN = [
		{
			...Z("baton-strike-ii", 1, 2, _N([
				6,
				7,
				8
			])),
			effects: [c_("chosen-opponent")]
		},
		Z("widows-gauntlets-ii", 2, 2, yN(7), [{
			id: "covert-mission",
			kind: "offensive",
			tiers: [{
				need: O({
					espionage: 2,
					batons: 2
				}),
				effects: [gN("two-opponents")]
			}]
		}]),
		Z("infiltrate-ii", 2, 2, vN(2), [{
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
		Z("hacked-ii", 1, 2, bN(6)),
		Z("grapple-ii", 2, 2, xN(2, 7), [{
			id: "recon",
			kind: "offensive",
			tiers: [{
				need: O({ widow: 3 }),
				effects: [W("agility"), a_(1, "play")]
			}]
		}]),
		Z("vengeance-ii", 2, 2, SN(5), [{
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
		Z("red-room-training-ii", 2, 2, CN(2)),
		Z("sabotage-ii", 2, 2, wN(4)),
		{
			id: "recoil",
			kind: "roll",
			cost: 0,
			when: "attacked",
			effects: [J(2, [X({ espionage: 1 }, B(1)), X({ widow: 1 }, yg())])]
		},
		{
			id: "subversion",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [R(tl(2))]
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
			effects: [iN("agility", 5)]
		},
		{
			id: "undercover-mission",
			kind: "main",
			cost: 2,
			effects: [gN("chosen-opponent"), Y({ upgrades: 4 }, [W("agility")])]
		},
		{
			id: "cunning",
			kind: "main",
			cost: 2,
			effects: [sN(5)]
		}
	], ON = {
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
		abilities: TN,
		tokens: EN,
		cards: DN
	};
})), AN = /* @__PURE__ */ ve({
	hero: () => ON,
	texts: () => jN
}), jN, MN = d((() => {
	p(), WM(), KM(), kN(), jN = u({
		en: UM,
		fr: GM
	});
})), NN, PN = d((() => {
	Q(), NN = {
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
})), FN, IN = d((() => {
	Q(), FN = {
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
})), LN, RN = d((() => {
	Q(), LN = [
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
			effects: [Fm(1, "chosen-opponent")],
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
				effects: [P_()]
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
				effects: [Pf("target", "random")]
			}
		}
	];
})), zN, BN, VN, HN, UN, WN, GN, KN, qN = d((() => {
	Q(), RN(), zN = (e, t) => ({
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
	}), BN = (e, t, n) => ({
		id: "mystic-bolts",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [V(e), Ud(1)]
		}, {
			need: A,
			effects: [V(t), Ud(n)]
		}]
	}), VN = (e) => ({
		id: "binding",
		kind: "offensive",
		tiers: [{
			need: O({
				hand: 2,
				bands: 2
			}),
			effects: [K("crimson-bands"), V(e)]
		}]
	}), HN = (e) => ({
		id: "sanctum-ward",
		kind: "defensive",
		dice: e,
		effects: [
			q(L("hand")),
			H(L("vision")),
			X({ eye: 1 }, Ud(1))
		]
	}), UN = [
		zN(8, 0),
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
		BN(6, 9, 1),
		VN(9),
		{
			id: "wands-of-watoomb",
			kind: "offensive",
			tiers: [{
				need: O({ eye: 4 }),
				effects: [
					K("crimson-bands"),
					V(5, "undefendable"),
					Ud(1)
				]
			}]
		},
		{
			id: "all-seeing-eye",
			kind: "ultimate",
			tiers: [{
				need: O({ eye: 5 }),
				effects: [V(10), Ud(2)]
			}]
		},
		{
			id: "book-of-vishanti",
			kind: "passive",
			prepares: 1
		},
		HN(3)
	], WN = [
		{
			id: "deja-vu",
			kind: "positive",
			limit: 1,
			spend: {
				when: "my-offense",
				effects: [ng()]
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
	], GN = [
		Z("augury-ii", 2, 2, zN(9, 1)),
		Z("mystic-bolts-ii", 2, 2, BN(7, 10, 2)),
		Z("binding-ii", 2, 2, VN(10)),
		Z("sanctum-ward-ii", 2, 2, HN(4)),
		...LN,
		{
			id: "icy-tendrils",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [R(1), Ud(1)]
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
			effects: [q(1), Ud(1)]
		}
	], KN = {
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
		setup: [Ym("flames-of-faltine")],
		abilities: UN,
		tokens: WN,
		cards: GN
	};
})), JN = /* @__PURE__ */ ve({
	hero: () => KN,
	texts: () => YN
}), YN, XN = d((() => {
	p(), PN(), IN(), qN(), YN = u({
		en: NN,
		fr: FN
	});
})), ZN, QN = d((() => {
	Q(), ZN = {
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
})), $N, eP = d((() => {
	Q(), $N = {
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
})), tP, nP, rP, iP, aP, oP, sP, cP, lP, uP, dP, fP, pP, mP, hP, gP = d((() => {
	Q(), tP = (e) => W("kinetic-energy", e), nP = (e) => W("vibranium-suit", e), rP = (e, t, n) => ({
		id: "vibranium-claws",
		kind: "offensive",
		tiers: n.map((n, r) => ({
			need: O({ claw: r + 3 }),
			effects: [V(n), ...t > 1 ? [Y({ dice: Mo(e.clawsAlike) }, [tP(e.clawsEnergyII)])] : []]
		}))
	}), iP = (e, t) => ({
		id: "stealth-strike",
		kind: "offensive",
		tiers: [{
			need: O({
				claw: 2,
				panther: 2
			}),
			effects: t === 1 ? [V(3, "undefendable")] : [tP(e.stealthEnergyII), V(e.stealthII, "undefendable")]
		}]
	}), aP = (e, t) => ({
		id: "heart-shaped-herb",
		kind: "offensive",
		tiers: [{
			need: O({ vibranium: 3 }),
			effects: t === 1 ? [nP(1), tP(3)] : [
				nP(e.herbSuitsII),
				tP(e.herbEnergyII),
				G(e.herbHealsII)
			]
		}]
	}), oP = (e, t) => ({
		id: "meteoric-punch",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [tP(e[0]), V(e[1])]
		}, {
			need: A,
			effects: [tP(t[0]), V(t[1])]
		}]
	}), sP = (e, t) => ({
		id: "triple-threat",
		kind: "offensive",
		tiers: [{
			need: O({
				claw: 2,
				vibranium: 2,
				panther: 1
			}),
			effects: [tP(e), V(t)]
		}]
	}), cP = (e, t) => ({
		id: "ancestral-power",
		kind: "offensive",
		tiers: [{
			need: O({ panther: 4 }),
			effects: [
				tP(e),
				z(),
				V(t, "undefendable")
			]
		}]
	}), lP = (e, t) => ({
		id: "kinetic-absorption",
		kind: "passive",
		...t === 1 ? { setup: [nP(e.startingSuits)] } : {},
		damaged: t === 1 ? uP(e.absorbsFrom, tP(e.absorbed)) : uP(e.absorbsFromII, Y({ suffered: e.heavyBlow }, [tP(e.absorbedII)], [tP(e.absorbed)]))
	}), uP = (e, t) => e > 1 ? [Y({ suffered: e }, [t])] : [t], dP = (e, t) => ({
		id: "vibranium-guard",
		kind: "defensive",
		dice: t,
		effects: [
			W("kinetic-energy", L("vibranium", e.guardEnergy)),
			q(L("panther", e.guardPrevents)),
			X({ claw: e.guardClaws }, H(e.guardDeals))
		]
	}), fP = (e) => [
		rP(e, 1, [
			4,
			5,
			6
		]),
		iP(e, 1),
		aP(e, 1),
		oP([1, 6], [2, 8]),
		sP(1, 7),
		cP(2, 4),
		{
			id: "wakanda-forever",
			kind: "ultimate",
			tiers: [{
				need: O({ panther: 5 }),
				effects: [
					nP(1),
					tP(1),
					z(),
					V(11)
				]
			}]
		},
		lP(e, 1),
		dP(e, 3)
	], pP = [{
		id: "kinetic-energy",
		kind: "positive",
		limit: 8,
		aura: {
			of: "attacker",
			amount: rl("kinetic-energy", { every: 2 })
		},
		full: [
			$m("kinetic-energy", "all"),
			B(2),
			U(2),
			Fm(5, "chosen-opponent", !1, "undefendable")
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
	}], mP = (e) => [
		Z("vibranium-claws-ii", e.clawsCost, 2, rP(e, 2, [
			e.claws3II,
			e.claws4II,
			e.claws5II
		])),
		Z("stealth-strike-ii", e.stealthCost, 2, iP(e, 2)),
		Z("heart-shaped-herb-ii", e.herbCost, 2, aP(e, 2)),
		Z("meteoric-punch-ii", e.punchCost, 2, oP([e.punchSmallEnergyII, e.punchSmallII], [e.punchLargeEnergyII, e.punchLargeII])),
		Z("triple-threat-ii", e.threatCost, 2, sP(e.threatEnergyII, e.threatII)),
		Z("ancestral-power-ii", e.ancestralCost, 2, cP(e.ancestralEnergyII, e.ancestralII), [{
			id: "panther-reflexes",
			kind: "offensive",
			tiers: [{
				need: O({ panther: 3 }),
				effects: [
					nP(e.reflexesSuits),
					tP(e.reflexesEnergy),
					V(e.reflexes, "undefendable")
				]
			}]
		}]),
		Z("kinetic-absorption-ii", e.absorptionCost, 2, lP(e, 2)),
		Z("vibranium-guard-ii", e.guardCost, 2, dP(e, e.guardDiceII)),
		{
			id: "suit-up",
			kind: "instant",
			cost: e.suitUpCost,
			effects: [nP(e.suitUpSuits)]
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
			effects: [q(e.impactPrevents), tP(e.impactEnergy)]
		},
		{
			id: "resonance",
			kind: "instant",
			cost: e.resonanceCost,
			price: {
				token: "vibranium-suit",
				n: 1
			},
			effects: [tP(e.resonanceEnergy)]
		},
		{
			id: "wakandan-tech",
			kind: "main",
			cost: e.techCost,
			effects: [U(e.techCards), tP(e.techEnergy)]
		},
		{
			id: "warriors-of-wakanda",
			kind: "roll",
			cost: e.warriorsCost,
			modifier: !0,
			when: "my-attack-undefended",
			effects: [P_()]
		}
	], hP = (e) => ({
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
		abilities: fP(e),
		tokens: pP,
		cards: mP(e)
	});
})), _P = /* @__PURE__ */ ve({
	hero: () => vP,
	texts: () => bP,
	withNumbers: () => yP
}), vP, yP, bP, xP = d((() => {
	p(), QN(), eP(), gP(), vP = hP(kM), yP = hP, bP = u({
		en: ZN,
		fr: $N
	});
})), SP, CP = d((() => {
	Q(), SP = {
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
})), wP, TP = d((() => {
	Q(), wP = {
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
})), EP, DP, OP, kP, AP, jP, MP, NP, PP, FP, IP, LP, RP, zP, BP, VP, HP = d((() => {
	Q(), EP = (e) => W("cosmic-ray", e), DP = (e) => W("cosmic-flare", e), OP = (e) => W("radiance", e), kP = (e, t, ...n) => ({
		id: e,
		kind: "offensive",
		tiers: [{
			need: O(t),
			effects: n
		}]
	}), AP = (e, t, n) => ({
		id: "photon-punch",
		kind: "offensive",
		tiers: n.map((n, r) => ({
			need: O({ fist: r + 3 }),
			effects: [V(n), ...t > 1 ? [Y({ dice: Mo(e.punchAlike) }, [DP(e.punchFlaresII)])] : []]
		}))
	}), jP = (e, t) => kP("barrel-roll", {
		fist: 1,
		photon: 3
	}, OP(e.rollRadiance), V(t)), MP = (e, t) => kP("inner-light", {
		fist: 2,
		star: 2
	}, OP(e.lightRadiance), DP(e.lightFlares), V(t)), NP = (e, t) => kP("aurora-wave", {
		fist: 2,
		photon: 1,
		star: 2
	}, DP(e.waveFlares), V(t)), PP = (e, t) => ({
		id: "photonic",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [DP(e.photonicFlares), V(t)]
		}]
	}), FP = (e, t) => ({
		id: "light-torpedo",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [EP(e.torpedoRays), V(t)]
		}]
	}), IP = (e, t) => kP("supernova", { star: 4 }, EP(e.supernovaRays), V(t, "undefendable")), LP = (e, t) => ({
		id: "photon-shield",
		kind: "defensive",
		dice: t,
		effects: [q(L("star", e.shieldPrevents)), H(L("star", e.shieldDeals))]
	}), RP = (e) => [
		AP(e, 1, [
			e.punch3,
			e.punch4,
			e.punch5
		]),
		jP(e, e.roll),
		MP(e, e.light),
		NP(e, e.wave),
		PP(e, e.photonic),
		FP(e, e.torpedo),
		IP(e, e.supernova),
		{
			id: "binary-blast",
			kind: "ultimate",
			tiers: [{
				need: O({ star: 5 }),
				effects: [
					EP(e.binaryBlastRays),
					DP(e.binaryBlastFlares),
					z(),
					V(e.binaryBlast)
				]
			}]
		},
		LP(e, e.shieldDice)
	], zP = [
		{
			id: "cosmic-ray",
			kind: "unique",
			limit: 2,
			fixed: "both",
			spend: {
				when: "my-attack",
				oncePerTurn: !0,
				aged: !0,
				effects: [J(2, [Km(1), R(Qc)])]
			},
			worth: 3.6
		},
		{
			id: "cosmic-flare",
			kind: "positive",
			limit: 3,
			upkeep: [x_(rl("cosmic-flare"), "all-opponents", !1, "undefendable"), $m("cosmic-flare")],
			worth: 1.7
		},
		{
			id: "radiance",
			kind: "positive",
			limit: 2,
			spend: {
				when: "my-defense",
				effects: [Wu({
					whose: "own",
					to: "six"
				})]
			},
			worth: 3
		}
	], BP = (e) => [
		Z("photon-punch-ii", e.punchCost, 2, AP(e, 2, [
			e.punch3II,
			e.punch4II,
			e.punch5II
		])),
		Z("barrel-roll-ii", e.rollCost, 2, jP(e, e.rollII)),
		Z("inner-light-ii", e.lightCost, 2, MP(e, e.lightII), [kP("cosmic-recharge", {
			photon: 3,
			star: 1
		}, DP(e.cosmicRechargeFlares), OP(e.cosmicRechargeRadiance))]),
		Z("aurora-wave-ii", e.waveCost, 2, NP(e, e.waveII), [kP("binary-recharge", {
			photon: 1,
			star: 2
		}, EP(e.binaryRechargeRays), DP(e.binaryRechargeFlares))]),
		Z("photonic-ii", e.photonicCost, 2, PP(e, e.photonicII)),
		Z("light-torpedo-ii", e.torpedoCost, 2, FP(e, e.torpedoII), [kP("skyward", {
			fist: 2,
			photon: 2
		}, OP(e.skywardRadiance), DP(e.skywardFlares))]),
		Z("supernova-ii", e.supernovaCost, 2, IP(e, e.supernovaII), [kP("interstellar", { star: 3 }, EP(e.interstellarRays), V(e.interstellar, "undefendable"))]),
		Z("photon-shield-ii", e.shieldCost, 2, LP(e, e.shieldDiceII)),
		{
			id: "solar-charge",
			kind: "main",
			cost: e.chargeCost,
			effects: [DP(e.chargeFlares)]
		},
		{
			id: "absorb-energy",
			kind: "instant",
			cost: e.absorbCost,
			effects: [OP(e.absorbRadiance)]
		},
		{
			id: "go-binary",
			kind: "main",
			cost: e.goBinaryCost,
			effects: [EP(e.goBinaryRays)]
		},
		{
			id: "higher-further-faster",
			kind: "roll",
			cost: e.fasterCost,
			modifier: !0,
			effects: [R(rl("cosmic-flare", {
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
				X({ star: 1 }, OP(e.blastRadiance))
			])]
		},
		{
			id: "hold-the-line",
			kind: "roll",
			cost: e.lineCost,
			when: "attacked",
			effects: [Y({ defenseShows: "star" }, [q(e.linePreventsWithStar)], [q(e.linePrevents)])]
		}
	], VP = (e) => ({
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
		abilities: RP(e),
		tokens: zP,
		cards: BP(e)
	});
})), UP = /* @__PURE__ */ ve({
	hero: () => WP,
	texts: () => KP,
	withNumbers: () => GP
}), WP, GP, KP, qP = d((() => {
	p(), CP(), TP(), HP(), WP = VP(MM), GP = VP, KP = u({
		en: SP,
		fr: wP
	});
})), JP, YP = d((() => {
	Q(), JP = {
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
})), XP, ZP = d((() => {
	Q(), XP = {
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
})), QP, $P, eF = d((() => {
	Q(), QP = "bag-of-tricks", $P = (e = 1) => {
		let t = Od([QP], "chosen-player", !0);
		return e === 1 ? t : Rg(e, [t]);
	};
})), tF, nF, rF, iF, aF, oF, sF, cF, lF, uF = d((() => {
	Q(), eF(), tF = (e, ...t) => ({
		id: "mockery",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: O({ scepter: n + 3 }),
			effects: [...t, V(e)]
		}))
	}), nF = (e, t) => ({
		id: "confuddle",
		kind: "offensive",
		tiers: [{
			need: O({
				scepter: 2,
				illusion: 2
			}),
			effects: [K("spellbound", e), V(t)]
		}]
	}), rF = (...e) => ({
		id: "antics",
		kind: "offensive",
		tiers: [{
			need: O({ lie: 2 }),
			effects: [
				U(1),
				W("illusion"),
				$P()
			]
		}, ...e]
	}), iF = (e, t) => ({
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
				$P(),
				Y({ behind: !0 }, [V(e)], [V(t, "undefendable")])
			]
		}]
	}), aF = (e, ...t) => ({
		id: "vex",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [
				$P(),
				...t,
				V(e)
			]
		}]
	}), oF = (e, t) => ({
		id: "kneel-to-me",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [$P(), J(t, [
				V(L("scepter", e.kneelPerScepter, e.kneel)),
				V(L("illusion", e.kneelPerIllusion)),
				X({ lie: 1 }, $P(e.kneelBags)),
				X({ deceit: 1 }, K("spellbound", e.kneelSpellbound))
			])]
		}]
	}), sF = (e, t) => ({
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
	}), cF = (e, t) => ({
		id: "misdirection",
		kind: "defensive",
		dice: t,
		effects: [
			H(L("scepter", e.misdirectionPerScepter)),
			q(L("illusion", e.misdirectionPerIllusion)),
			X({ lie: 1 }, $P(e.misdirectionBags)),
			X({ deceit: 1 }, K("spellbound", e.misdirectionSpellbound))
		]
	}), lF = (e) => [
		tF([
			6,
			7,
			8
		]),
		nF(2, 7),
		rF(),
		iF(7, e.vilifyUndefendable),
		aF(7),
		oF(e, e.kneelDice),
		sF(2, 7),
		{
			id: "glorious-purpose",
			kind: "ultimate",
			tiers: [{
				need: O({ deceit: 5 }),
				effects: [
					W("illusion"),
					K("spellbound", 3),
					$P(4),
					z(),
					V(10)
				]
			}]
		},
		cF(e, e.misdirectionDice)
	];
}));
// packages/dice-throne-marvel/src/loki/illusion.ts
function dF(e, t, n) {
	let r = _(e, t).facedown, i = r[n - 1];
	return r[n - 1] = "", e.attack.marks[gF] = n, l(() => ({
		type: "turned-up",
		seat: t,
		place: n,
		card: i
	})), i;
}
var fF, pF, mF, hF, gF, _F, vF, yF, bF = d((() => {
	Q(), fF = "illusion-real", pF = "illusion-fading", mF = "illusion-perfect", hF = [
		[
			fF,
			pF,
			mF
		],
		[
			fF,
			mF,
			pF
		],
		[
			pF,
			fF,
			mF
		],
		[
			pF,
			mF,
			fF
		],
		[
			mF,
			fF,
			pF
		],
		[
			mF,
			pF,
			fF
		]
	], gF = "illusion", _F = E({
		name: "loki/illusion",
		vars: () => ({
			recommended: 0,
			card: "",
			settled: !1
		}),
		possible: (e, t) => e.isolated === void 0 && _(e, t).facedown === void 0 && zc(e, t),
		parts: (e, t, { own: n }) => [
			e.run((e, t) => {
				_(e, t.self).facedown = [];
			}),
			e.ask("lay-down", {
				who: (e, t) => t.self,
				options: () => hF,
				key: Ua,
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
				options: (e, t) => yF(e, t.self, n(t).recommended),
				key: Wa,
				params: (e, t) => ({ by: t.by }),
				then: (e, r, { place: i }) => {
					let a = dF(e, r.self, i);
					n(r).card = a, a === "illusion-real" && Fs(e, e.attack.by, Ms(t.token, r.self), t.count);
				}
			}), pd(e), e.run((e, t) => {
				n(t).settled = e.attack.marks[gF] !== 0;
			})),
			e.run((e, t) => {
				let { card: r } = n(t);
				e.attack.marks[gF] = 0, _(e, t.self).facedown = void 0, r === "illusion-fading" && Nc(e, t.self, {
					kind: "half",
					by: r,
					amount: 0
				}), r === "illusion-perfect" && Nc(e, t.self, {
					kind: "avoid",
					by: r,
					amount: 0,
					source: mc
				});
			})
		],
		estimate: () => 3.5
	}), vF = (e, t) => _F({
		token: e,
		count: t
	}), yF = (e, t, n) => _(e, t).facedown.flatMap((e, t) => e === "" ? [] : [{
		place: t + 1,
		recommended: t + 1 === n
	}]);
})), xF, SF, CF = d((() => {
	Q(), bF(), xF = E({
		name: "loki/take-back",
		possible: (e, t) => e.attack?.target === t && (e.attack.marks.illusion ?? 0) > 0 && (_(e, t).facedown ?? []).some((e) => e !== ""),
		parts: (e) => [e.run((e) => {
			e.attack.marks[gF] = 0;
		})],
		estimate: () => 3
	}), SF = () => xF({});
})), wF, TF = d((() => {
	Q(), uF(), eF(), CF(), wF = (e) => [
		Z("mockery-ii", e.mockeryCost, 2, tF([
			e.mockeryThreeII,
			e.mockeryFourII,
			e.mockeryFiveII
		], Y({ dice: Mo(e.mockeryAlike) }, [K("spellbound", e.mockerySpellbound)]))),
		Z("confuddle-ii", e.confuddleCost, 2, nF(e.confuddleSpellboundII, e.confuddleII), [{
			id: "liars-gifts",
			kind: "offensive",
			tiers: [{
				need: O({ illusion: 3 }),
				effects: [$P(e.liarsGiftsBags), B(e.liarsGiftsCp)]
			}]
		}]),
		Z("antics-ii", e.anticsCost, 2, rF({
			need: O({ lie: 3 }),
			effects: [
				U(e.anticsDraw),
				W("illusion", e.anticsIllusions),
				$P(e.anticsBags)
			]
		})),
		Z("vilify-ii", e.vilifyCost, 2, iF(e.vilifyBehindII, e.vilifyUndefendableII)),
		Z("vex-ii", e.vexCost, 2, aF(e.vexII, K("spellbound", e.vexSpellboundII))),
		Z("kneel-to-me-ii", e.kneelCost, 2, oF(e, e.kneelDiceII), [{
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
		Z("double-take-ii", e.doubleTakeCost, 2, sF(e.doubleTakeSpellboundII, e.doubleTakeII), [{
			id: "made-you-look",
			kind: "offensive",
			tiers: [{
				need: O({ deceit: 3 }),
				effects: [W("illusion", e.madeYouLookIllusions), V(e.madeYouLook, "undefendable")]
			}]
		}]),
		Z("misdirection-ii", e.misdirectionCost, 2, cF(e, e.misdirectionDiceII)),
		{
			id: "outwit",
			kind: "instant",
			cost: e.outwitCost,
			effects: [Yd([W("illusion")], [$P()], [K("spellbound", 1, "chosen-opponent")])]
		},
		{
			id: "a-gift-for-you",
			kind: "main",
			cost: e.giftCost,
			effects: [$P()]
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
			effects: [ku("chosen-opponent", [c_("target"), Pf("target")]), U(e.silverTongueDraw)]
		},
		{
			id: "backstab",
			kind: "roll",
			cost: e.backstabCost,
			modifier: !0,
			effects: [R(e.backstab), R(nl("spellbound", {
				times: e.backstabPerSpellbound,
				most: e.backstabMost
			}))]
		},
		{
			id: "not-the-real-me",
			kind: "roll",
			cost: e.notTheRealMeCost,
			effects: [SF()]
		}
	];
}));
// packages/dice-throne-marvel/src/loki/openBag.ts
function EF(e, t, n) {
	let r = js(t);
	return r !== void 0 && Xe(e, n).includes(r) ? r : n;
}
var DF, OF, kF = d((() => {
	Q(), DF = E({
		name: "loki/open-bag",
		inner: ({ effects: e }) => [e],
		vars: () => ({ found: !1 }),
		parts: (e, t, { own: n, parts: r }) => [e.run((e, r) => {
			let i = N(e, r.self).find((e) => C(e).id === t.token);
			n(r).found = i !== void 0, i !== void 0 && (P(e, r.self, i, 1), r.target = EF(e, i, r.self));
		}), e.when((e, t) => n(t).found, ...r(t.effects))],
		estimate: (e, t) => t.list(e.effects)
	}), OF = (e, t) => DF({
		token: e,
		effects: t
	});
})), AF, jF, MF = d((() => {
	Q(), eF(), bF(), kF(), AF = 1, jF = [
		{
			id: "illusion",
			kind: "unique",
			limit: 2,
			fixed: "transfer",
			spend: {
				when: "attacked",
				effects: [vF(QP, AF)]
			}
		},
		{
			id: QP,
			kind: "positive",
			limit: 2,
			sharedLimit: QP,
			owned: !0,
			stirsOnMaker: !0,
			worth: 1.3,
			worthOnOthers: -1.1,
			upkeep: [Rg(rl(QP), [OF(QP, [J(1, [
				Y({ die: [1] }, [nh(1, "self")]),
				Y({ die: [
					2,
					3,
					4,
					5
				] }, [Xd([G(2)], [B(1)], [x_(2, "self", !1, "undefendable")])]),
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
})), NF, PF = d((() => {
	uF(), TF(), MF(), NF = (e) => ({
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
		abilities: lF(e),
		tokens: jF,
		cards: wF(e)
	});
})), FF = /* @__PURE__ */ ve({
	hero: () => IF,
	texts: () => RF,
	withNumbers: () => LF
}), IF, LF, RF, zF = d((() => {
	p(), YP(), ZP(), PF(), IF = NF(FM), LF = NF, RF = u({
		en: JP,
		fr: XP
	});
})), BF, VF = d((() => {
	Q(), BF = {
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
})), HF, UF = d((() => {
	Q(), HF = {
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
function WF(e, t) {
	let n = e.fighters.map((n, r) => (t + r) % e.fighters.length), r = /* @__PURE__ */ new Map();
	for (let i of n) for (let { id: n, kind: a } of Ui(_(e, i).hero).hero.tokens) a === "positive" && !r.has(n) && Ps(e, t, Ms(n, t)) > 0 && r.set(n, Va(i, n));
	return [...r.values()];
}
var GF, KF, qF, JF, YF, XF = d((() => {
	Q(), GF = E({
		name: "scarlet-witch/conjure",
		options: {
			conjure: (e) => Ha(e),
			"prevent-conjuring": Za("pass")
		},
		vars: () => ({
			token: "",
			queue: [],
			asked: -1
		}),
		possible: (e, t) => WF(e, t).length > 0,
		parts: (e, t, { own: n }) => [
			e.ask("conjure", {
				who: (e, t) => t.self,
				options: (e, t) => WF(e, t.self),
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					n(t).token = r, n(t).queue = JF(e, t.self);
				}
			}),
			e.loop((e, t) => n(t).queue.length > 0, e.run((e, t) => {
				n(t).asked = n(t).queue.shift();
			}), e.ask("prevent-conjuring", {
				who: (e, t) => n(t).asked,
				options: (e, t) => ["pass", ...new Set(_(e, n(t).asked).hand)],
				params: (e, t) => ({
					by: t.by,
					token: Ha(n(t).token).token
				}),
				decline: "pass",
				then: (e, t, r) => {
					r !== "pass" && ($d(e, n(t).asked, r), n(t).token = "", n(t).queue = []);
				}
			})),
			e.when((e, t) => n(t).token !== "", e.run((e, t) => {
				Fs(e, t.self, qF(n(t), t.self), 1);
			}), e.when((e, t) => mm(e, {
				seat: t.self,
				token: qF(n(t), t.self)
			}), e.call(hm, (e, t) => ({
				seat: t.self,
				token: qF(n(t), t.self)
			}))))
		],
		estimate: () => 1.8
	}), KF = () => GF({}), qF = ({ token: e }, t) => Ms(Ha(e).token, t), JF = (e, t) => rt(e, t).filter((t) => _(e, t).hand.length > 0 && iu(e, t)).sort((n, r) => YF(e, t, n) - YF(e, t, r)), YF = (e, t, n) => (n - t + e.fighters.length) % e.fighters.length;
})), ZF, QF, $F, eI, tI, nI, rI, iI, aI, oI, sI, cI, lI, uI, dI = d((() => {
	Q(), XF(), ZF = "probability-manipulation", QF = "reality-warp", $F = (e) => ({
		id: "hex-bolt",
		kind: "offensive",
		tiers: e.map((e, t) => ({
			need: O({ hex: t + 3 }),
			effects: [V(e)]
		}))
	}), eI = (e, ...t) => ({
		id: "jinx",
		kind: "offensive",
		tiers: [{
			need: O({
				hex: 2,
				mind: 2
			}),
			effects: [...t, V(e)]
		}]
	}), tI = (e) => ({
		id: "darkhold",
		kind: "offensive",
		tiers: [{
			need: O({ darkhold: 2 }),
			effects: [
				U(e),
				B(1),
				W("crackle"),
				W(ZF)
			]
		}]
	}), nI = (e) => ({
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
				W(ZF),
				V(e, "undefendable")
			]
		}]
	}), rI = (e, t, ...n) => ({
		id: "spellcraft",
		kind: "offensive",
		tiers: [{
			need: k,
			effects: [W(ZF), V(e)]
		}, {
			need: A,
			effects: [
				...n,
				K(QF),
				V(t)
			]
		}]
	}), iI = (e) => ({
		id: "bewitch",
		kind: "offensive",
		tiers: [{
			need: O({
				hex: 1,
				chaos: 3
			}),
			effects: [W("conjure"), V(e)]
		}]
	}), aI = (e) => ({
		id: "pure-chaos",
		kind: "offensive",
		tiers: [{
			need: O({ chaos: 4 }),
			effects: [
				W("conjure"),
				K(QF),
				V(e, "undefendable")
			]
		}]
	}), oI = (e, t) => ({
		id: "chaos-barrier",
		kind: "defensive",
		dice: t,
		effects: [
			X({ hex: e.barrierHexes }, W("crackle", e.barrierCrackle)),
			q(L("mind", e.barrierPerMind)),
			X({ darkhold: 1 }, W(ZF, e.barrierProbability)),
			H(L("chaos", e.barrierPerChaos))
		]
	}), sI = (e) => [
		$F([
			4,
			6,
			8
		]),
		eI(7),
		tI(1),
		nI(6),
		rI(7, 9),
		iI(9),
		aI(6),
		{
			id: "sealed-your-fate",
			kind: "ultimate",
			tiers: [{
				need: O({ chaos: 5 }),
				effects: [
					W("conjure"),
					W(ZF),
					z(),
					V(12)
				]
			}]
		},
		oI(e, e.barrierDice)
	], cI = [
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
				effects: [R(rl("status", { most: 3 }))]
			}
		},
		{
			id: ZF,
			kind: "positive",
			limit: 2,
			spend: {
				when: "any",
				effects: [Wu({
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
				effects: [Yd([KF()], [K(QF, 1, "chosen-opponent")])]
			}
		},
		{
			id: QF,
			kind: "negative",
			limit: 1,
			warps: "scarlet-witch",
			worth: -2
		}
	], lI = (e) => [
		Z("hex-bolt-ii", e.hexBoltCost, 2, $F([
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
		Z("jinx-ii", e.jinxCost, 2, eI(e.jinxII, Pf("target", "random"))),
		Z("darkhold-ii", e.darkholdCost, 2, tI(e.darkholdDrawII)),
		Z("mind-blast-ii", e.mindBlastCost, 2, nI(e.mindBlastII)),
		Z("spellcraft-ii", e.spellcraftCost, 2, rI(e.spellcraftSmallII, e.spellcraftLargeII, W(ZF, e.spellcraftProbabilityII))),
		Z("bewitch-ii", e.bewitchCost, 2, iI(e.bewitchII), [{
			id: "energy-drain",
			kind: "offensive",
			tiers: [{
				need: O({
					mind: 2,
					darkhold: 1
				}),
				effects: [v_(e.energyDrain)]
			}]
		}]),
		Z("pure-chaos-ii", e.pureChaosCost, 2, aI(e.pureChaosII), [{
			id: "chaos",
			kind: "offensive",
			tiers: [{
				need: O({ chaos: 3 }),
				effects: [
					W("crackle", e.chaosCrackle),
					K(QF),
					V(e.chaos, "undefendable")
				]
			}]
		}]),
		Z("chaos-barrier-ii", e.barrierCost, 2, oI(e, e.barrierDiceII)),
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
			effects: [K(QF, 1, "chosen-opponent")]
		},
		{
			id: "improbable",
			kind: "instant",
			cost: e.improbableCost,
			effects: [W(ZF, e.improbable)]
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
			effects: [ku("two-players", [Fg("target")]), W(ZF, e.noMoreProbability)]
		},
		{
			id: "hex-sphere",
			kind: "roll",
			cost: e.hexSphereCost,
			when: "attacked",
			effects: [q(e.hexSphere), W("crackle", e.hexSphereCrackle)]
		}
	], uI = (e) => ({
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
		abilities: sI(e),
		tokens: cI,
		cards: lI(e)
	});
})), fI = /* @__PURE__ */ ve({
	hero: () => pI,
	texts: () => hI,
	withNumbers: () => mI
}), pI, mI, hI, gI = d((() => {
	p(), VF(), UF(), dI(), pI = uI(RM), mI = uI, hI = u({
		en: BF,
		fr: HF
	});
})), _I, vI = d((() => {
	Q(), _I = {
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
})), yI, bI = d((() => {
	Q(), yI = {
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
})), xI, SI, CI, wI = d((() => {
	Q(), xI = "swing-escape", SI = E({
		name: "spider-man/sense",
		parts: (e, t) => [e.run((e, n) => {
			let r = e.attack?.marks["swing-escape"] ? t.instead : t.symbol, { faces: i } = Ui("spider-man");
			n.dice.some((e) => i[e - 1] === r) && Nc(e, n.self, {
				kind: "half",
				by: n.by,
				amount: 0
			});
		})],
		estimate: (e, t) => 3 * (1 - (1 - t.chance(e.symbol)) ** t.dice)
	}), CI = (e, t) => SI({
		symbol: e,
		instead: t
	});
})), TI, EI, DI = d((() => {
	Q(), wI(), TI = E({
		name: "spider-man/swing",
		possible: (e, t, n) => {
			let r = e.rolls.at(-1);
			return r?.owner === t && r.by === n.defense && !e.attack?.marks["swing-escape"];
		},
		parts: (e) => [e.run((e) => {
			e.attack && (e.attack.marks[xI] = 1);
		})],
		estimate: () => 2
	}), EI = (e, t, n) => TI({
		defense: e,
		symbol: t,
		instead: n
	});
})), OI, kI, AI, jI, MI, NI, PI, FI, II, LI = d((() => {
	Q(), wI(), DI(), OI = {
		token: "invisibility",
		n: 1
	}, kI = (e, t) => ({
		id: "punch",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: O({ thwip: 3 + n }),
			effects: [V(t), ...e > 1 ? [Y({ dice: Mo(4) }, [W("combo")])] : []]
		}))
	}), AI = (e) => ({
		id: "ccc-combo",
		kind: "offensive",
		tiers: [{
			need: O({
				thwip: 2,
				spider: 2
			}),
			effects: [W("combo"), V(e)]
		}]
	}), jI = (e, t) => ({
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
	}), MI = (e) => ({
		id: "venom-punch",
		kind: "offensive",
		tiers: [{
			need: O({ spider: 4 }),
			effects: [W("invisibility"), V(e, "undefendable")]
		}]
	}), NI = [
		kI(1, [
			4,
			5,
			6
		]),
		AI(5),
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
				effects: [J(2, [V(Qc), Y({ atMost: 5 }, [W("combo")])])]
			}]
		},
		jI(5, 8),
		MI(7),
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
			effects: [CI("spider", "web")],
			actions: [{
				id: "spider-sense-reroll",
				cost: 0,
				price: OI,
				when: "my-defense",
				oncePerTurn: !0,
				effects: [Wg()]
			}]
		},
		{
			id: "counterpunch",
			kind: "defensive",
			dice: 3,
			effects: [H(L("thwip"))]
		}
	], PI = [
		{
			id: "combo",
			kind: "unique",
			limit: 1,
			fixed: "transfer",
			spend: {
				when: "after-damage",
				oncePerTurn: !0,
				effects: [Sp({ sameTarget: !0 })]
			}
		},
		{
			id: "webbed",
			kind: "negative",
			limit: 1,
			inflicted: [Fm(2, "self", !1, "undefendable")],
			attacked: [Y({ type: ["normal"] }, [P_(), $m("webbed", 1, "target")])],
			worth: -2.5
		},
		{
			id: "invisibility",
			kind: "unique",
			limit: 1,
			fixed: "transfer",
			spend: {
				when: "attacked",
				effects: [jf()]
			}
		}
	], FI = [
		Z("punch-ii", 2, 2, kI(2, [
			5,
			6,
			7
		])),
		Z("combo-ii", 2, 2, AI(6), [{
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
		Z("ensnare-ii", 2, 2, jI(6, 9)),
		Z("venom-punch-ii", 2, 2, MI(8), [{
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
			effects: [EI("spider-sense", "spider", "web")]
		},
		{
			id: "nice-try",
			kind: "roll",
			cost: 0,
			price: OI,
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
			price: OI,
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
	], II = {
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
		abilities: NI,
		tokens: PI,
		cards: FI
	};
})), RI = /* @__PURE__ */ ve({
	hero: () => II,
	texts: () => zI
}), zI, BI = d((() => {
	p(), vI(), bI(), LI(), zI = u({
		en: _I,
		fr: yI
	});
})), VI, HI = d((() => {
	Q(), VI = {
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
})), UI, WI = d((() => {
	Q(), UI = {
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
function GI(e, t) {
	let n = $s(e, t, JI);
	for (let t of e.fighters.keys()) if (za(t) === n) return t;
	return -1;
}
function KI(e, t, n) {
	ec(e, t, JI, za(n));
	let { marks: r } = _(e, t);
	r[ZI] = (r["throws-this-turn"] ?? 0) + 1;
}
function qI(e, t) {
	QI(e, t) || (ec(e, t, JI, YI), Fs(e, t, "electrokinesis", 1));
}
var JI, YI, XI, ZI, QI, $I = d((() => {
	Q(), JI = "mjolnir", YI = "home", XI = [
		"p1",
		"p2",
		"p3",
		"p4",
		"p5",
		"p6"
	], ZI = "throws-this-turn", QI = (e, t) => $s(e, t, JI) === YI;
})), eL, tL, nL = d((() => {
	Q(), $I(), eL = E({
		name: "thor/call-home",
		parts: (e, t) => [e.run((e, n) => {
			let r = GI(e, n.self);
			qI(e, n.self), r !== -1 && e.incoming[r].push({
				kind: "other",
				by: n.by,
				amount: t.amount,
				type: "collateral",
				from: n.self
			});
		})],
		estimate: (e) => e.amount + .5
	}), tL = (e) => eL({ amount: e });
})), rL, iL, aL = d((() => {
	Q(), $I(), rL = E({
		name: "thor/conduct",
		pass: () => "target",
		parts: (e, t) => [e.run((e, n) => {
			e.attack && GI(e, n.self) === n.target ? e.attack.base += t.more : Fs(e, n.self, "electrokinesis", 1);
		})],
		estimate: (e, t) => (e.more + t.token("electrokinesis")) / 2
	}), iL = (e) => rL({ more: e });
})), oL, sL, cL, lL = d((() => {
	Q(), $I(), oL = (e, t, { times: n }) => (_(e, t).marks["throws-this-turn"] ?? 0) >= n, sL = E({
		name: "thor/thrown",
		inner: ({ effects: e }) => [e],
		possible: (e, t, n) => oL(e, t, n) && n.effects.some((n) => Gd(e, t, n)),
		parts: (e, t, { parts: n }) => [e.when((e, n) => oL(e, n.self, t), ...n(t.effects))],
		estimate: (e, t) => t.list(e.effects) / 2
	}), cL = (e, t) => sL({
		times: e,
		effects: t
	});
}));
// packages/dice-throne-marvel/src/thor/wield.ts
function uL(e, t, n) {
	return QI(e, t) ? n === "retrieve" ? [] : rt(e, t) : n === "throw" ? [] : [t];
}
var dL, fL, pL, mL, hL, gL = d((() => {
	Q(), $I(), dL = 1, fL = E({
		name: "thor/wield",
		options: { mjolnir: $a("none") },
		possible: (e, t, n) => uL(e, t, n.way).length > 0,
		vars: () => ({
			left: 0,
			to: -1
		}),
		parts: (e, t, { own: n }) => [e.run((e, r) => {
			n(r).left = qc(e, r, t.times);
		}), e.loop((e, t) => n(t).left > 0, e.run((e, t) => {
			n(t).left--, n(t).to = -1;
		}), e.ask("mjolnir", {
			who: (e, t) => t.self,
			options: (e, n) => t.way ? uL(e, n.self, t.way) : [...uL(e, n.self, t.way), "none"],
			key: (e) => e === "none" ? e : za(e),
			auto: !0,
			then: (e, t, r) => {
				r === "none" ? n(t).left = 0 : r === t.self ? qI(e, t.self) : (KI(e, t.self, r), n(t).to = r);
			}
		}), e.when((e, t) => n(t).to !== -1, e.call(om, (e, t) => ({
			to: n(t).to,
			amount: jm(e, t, n(t).to) ? 0 : dL,
			by: JI,
			certain: !1,
			type: "undefendable",
			from: t.self
		}))))],
		estimate: (e, t) => .8 * t.amount(e.times)
	}), pL = (e = 1) => fL({ times: e }), mL = () => fL({
		times: 1,
		way: "throw"
	}), hL = () => fL({
		times: 1,
		way: "retrieve"
	});
})), _L, vL, yL, bL, xL, SL, CL, wL, TL, EL, DL, OL, kL, AL = d((() => {
	Q(), nL(), aL(), $I(), lL(), gL(), _L = {
		companion: JI,
		is: [YI]
	}, vL = {
		companion: JI,
		is: XI
	}, yL = (e, t) => ({
		id: "hammered",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: O({ hammer: 3 + n }),
			effects: e === 1 ? [mL(), V(t)] : [
				pL(),
				V(t),
				Y({ dice: Mo(6 - e) }, [W("electrokinesis")])
			]
		}))
	}), bL = (e, t) => ({
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
				Y(_L, [W("electrokinesis", 3)], [tL(t)])
			]
		}]
	}), xL = (e, t) => ({
		id: "chain-lightning",
		kind: "offensive",
		tiers: [{
			need: O({
				hammer: 3,
				thunder: 2
			}),
			effects: [J(e, [Km(2), V(Qc)]), x_(t, "chosen-opponent", !1, "collateral")]
		}]
	}), SL = (e, t) => ({
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
					X({ hammer: 2 }, pL()),
					X({ worthy: 2 }, B(1)),
					W("electrokinesis", L("thunder"))
				], t === void 0 ? {} : { again: t }),
				yd(),
				V(rl("electrokinesis"))
			]
		}]
	}), CL = (e, t) => ({
		id: "bottled-lightning",
		kind: "offensive",
		tiers: [{
			need: O({ thunder: 4 }),
			effects: [
				pL(e),
				W("guard-break", 2),
				yd(),
				V(rl("electrokinesis", 1, t))
			]
		}]
	}), wL = (e) => ({
		id: "thunder-bolt",
		kind: "offensive",
		tiers: [{
			need: A,
			effects: [
				pL(),
				W("electrokinesis", 2),
				V(e)
			]
		}]
	}), TL = [
		yL(1, [
			4,
			5,
			7
		]),
		bL(2, 3),
		xL(3, 2),
		SL(5),
		CL(2, 7),
		{
			id: "lightning-rod",
			kind: "offensive",
			tiers: [{
				need: k,
				effects: [V(7), iL(2)]
			}]
		},
		wL(10),
		{
			id: "for-asgard",
			kind: "ultimate",
			tiers: [{
				need: O({ thunder: 5 }),
				effects: [
					W("guard-break"),
					pL(4),
					V(14)
				]
			}]
		},
		{
			id: "thunder-wheel",
			kind: "defensive",
			dice: 3,
			effects: [
				X({ hammer: 2 }, pL()),
				q(L("worthy", 2)),
				W("electrokinesis", L("thunder"))
			]
		}
	], EL = [{
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
			effects: [J(1, [Y({ die: [4, 5] }, [P_()])])]
		}
	}], DL = {
		id: JI,
		states: [YI, ...XI],
		start: 0,
		returns: { gain: "electrokinesis" },
		actions: [{
			id: "mjolnir-throw",
			cost: 0,
			price: { cards: 1 },
			when: "any",
			if: _L,
			effects: [mL()]
		}, {
			id: "mjolnir-retrieve",
			cost: 0,
			price: { cards: 1 },
			when: "any",
			if: vL,
			effects: [hL()]
		}]
	}, OL = [
		Z("hammered-ii", 0, 2, yL(2, [
			5,
			6,
			7
		])),
		Z("hammered-iii", 2, 3, yL(3, [
			5,
			6,
			8
		])),
		Z("mighty-summon-ii", 2, 2, bL(3, 4), [{
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
		Z("chain-lightning-ii", 2, 2, xL(4, 3)),
		Z("odinforce-ii", 2, 2, SL(6, 5)),
		Z("bottled-lightning-ii", 2, 2, CL(3, 8), [{
			id: "ricochet",
			kind: "offensive",
			tiers: [{
				need: O({ thunder: 3 }),
				effects: [pL(6)]
			}]
		}]),
		Z("lightning-rod-ii", 2, 2, {
			id: "lightning-rod",
			kind: "offensive",
			tiers: [{
				need: k,
				effects: [
					pL(),
					W("electrokinesis"),
					V(9)
				]
			}]
		}),
		Z("thunder-bolt-ii", 2, 2, wL(12), [{
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
				pL(L("hammer", { every: 2 })),
				q(L("worthy", 2)),
				W("electrokinesis", L("thunder"))
			]
		}),
		{
			id: "indomitable-will",
			kind: "roll",
			cost: 2,
			when: "attacked",
			effects: [J(1, [X({ worthy: 1 }, ep())])]
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
			effects: [Td()]
		},
		{
			id: "he-is-worthy",
			kind: "roll",
			cost: 1,
			effects: [Wu({
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
				hL(),
				B(1),
				W("electrokinesis")
			]
		},
		{
			id: "stormbreak",
			kind: "instant",
			cost: 0,
			effects: [cL(2, [
				U(1),
				B(1),
				W("guard-break"),
				W("electrokinesis")
			])]
		}
	], kL = {
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
		abilities: TL,
		tokens: EL,
		companions: [DL],
		cards: OL
	};
})), jL = /* @__PURE__ */ ve({
	hero: () => kL,
	texts: () => ML
}), ML, NL = d((() => {
	p(), HI(), WI(), AL(), ML = u({
		en: VI,
		fr: UI
	});
}));
Q(), AM(), NM(), IM(), zM();
var PL = [
	{
		id: "black-widow",
		box: "marvel",
		difficulty: 4,
		load: () => Promise.resolve().then(() => (MN(), AN))
	},
	{
		id: "doctor-strange",
		box: "marvel",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (XN(), JN))
	},
	{
		id: "black-panther",
		box: "marvel",
		difficulty: 2,
		numbers: kM,
		load: () => Promise.resolve().then(() => (xP(), _P))
	},
	{
		id: "captain-marvel",
		box: "marvel",
		difficulty: 2,
		numbers: MM,
		load: () => Promise.resolve().then(() => (qP(), UP))
	},
	{
		id: "loki",
		box: "marvel",
		difficulty: 4,
		numbers: FM,
		load: () => Promise.resolve().then(() => (zF(), FF))
	},
	{
		id: "scarlet-witch",
		box: "marvel",
		difficulty: 4,
		numbers: RM,
		load: () => Promise.resolve().then(() => (gI(), fI))
	},
	{
		id: "spider-man",
		box: "marvel",
		difficulty: 2,
		load: () => Promise.resolve().then(() => (BI(), RI))
	},
	{
		id: "thor",
		box: "marvel",
		difficulty: 3,
		load: () => Promise.resolve().then(() => (NL(), jL))
	}
];
// \0virtual:frozen-game
vy(PL, HM), Q(), await yy(PL.map(({ id: e }) => e)), p();
var FL = Object.values(DM).find((e) => e?.id === "dice-throne" && e.rulesVersion !== void 0), IL = {
	...FL,
	rules: be(FL.rules)
};
export { IL as game };
