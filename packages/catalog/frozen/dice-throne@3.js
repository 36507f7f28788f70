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
// packages/dice-throne/src/text/phrase.ts
function De(e, { things: t, measure: n, ...r }) {
	let i = n !== void 0 && n.of === e.measure?.of ? n.again : void 0;
	return {
		...r,
		things: [...e.things, ...i === void 0 ? t : [i]],
		...n && { measure: n }
	};
}
var m, Oe, h, ke, Ae, g = d((() => {
	m = (e, t, n = "", r) => ({
		verb: e,
		things: [t],
		end: n,
		...r && { measure: r }
	}), Oe = (e, t) => typeof e == "object" && typeof t == "object" && e.verb === t.verb && e.end === t.end, h = (e, t = e) => ({
		one: e,
		many: t
	}), ke = (e, { one: t, many: n }) => `${e} ${e === 1 ? t : n}`.trim(), Ae = (e) => e.slice(0, 1).toUpperCase() + e.slice(1);
})), je, Me = d((() => {
	g(), je = {
		each: (e, t = 1) => t === 1 ? `for each ${e}` : `for every ${t} ${e}`,
		eachOwn: (e, t = 1) => `${je.each(e, t)} you have`,
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
function Ne(e, t, n) {
	let { health: r, health2018: i = r } = ze(e);
	return (n ? i : r)[t];
}
function Pe(e, t) {
	let { targeting: n } = ze(e);
	return typeof n == "string" ? void 0 : n[t];
}
function Fe(e, t) {
	let n = ze(e).ring?.[t] ?? [...Array(t).keys()];
	return n.map((e, r) => n.map((e, i) => n[(n.indexOf(r) + i) % t]));
}
var Ie, Le, Re, ze, Be, Ve, He, Ue, We, Ge, Ke = d((() => {
	Ie = {
		health: { 2: 50 },
		targeting: "only-opponent",
		bounty: 0
	}, Le = (e) => ({
		...Ie,
		...e
	}), Re = {
		duel: Ie,
		teams: Le({
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
		"three-teams": Le({
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
		hill: Le({
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
	}, ze = (e) => Re[e], Be = (e) => Object.keys(Re).filter((t) => e in Re[t].health), Ve = (e, t) => ze(e).teams ?? t, He = (e) => ze(e).targeting !== "only-opponent", Ue = (e) => ze(e).teams !== void 0, We = (e, t, n) => Ge[e][t][n], Ge = Object.fromEntries(Object.keys(Re).map((e) => [e, Object.fromEntries(Object.keys(Re[e].health).map((t) => [t, Fe(e, Number(t))]))]));
}));
// packages/dice-throne/src/state.ts
function qe(e, t) {
	let n = We(e.mode, e.fighters.length, t);
	return e.out.length === 0 ? n : n.filter((t) => Qe(e, t));
}
function Je(e, t, n) {
	let r = _(e, t);
	r.cp = Math.max(0, Math.min(15, r.cp + n));
}
var Ye, Xe, Ze, _, v, Qe, $e, et, tt, nt, rt, it, at, y = d((() => {
	Ke(), Ye = [
		"upkeep",
		"income",
		"main-1",
		"offense",
		"targeting",
		"defense",
		"main-2",
		"discard"
	], Xe = [
		"normal",
		"undefendable",
		"pure",
		"collateral",
		"ultimate"
	], Ze = ({ tier: e }) => e.split(".")[0], _ = (e, t) => e.fighters[t], v = (e, t) => t % e.dials.length, Qe = (e, t) => !e.out.includes(t), $e = (e, t, n) => v(e, t) !== v(e, n), et = (e, t) => qe(e, t).filter((n) => $e(e, t, n)), tt = (e) => Ne(e.mode, e.fighters.length, it(e, "hill-health-2018")), nt = (e, t) => e.dials[v(e, t)], rt = ({ fighters: e }) => e.some(({ hero: e }) => e === ""), it = (e, t) => e.variants.includes(t), at = (e) => e.phase === "offense" || e.phase === "targeting" || e.phase === "defense";
})), ot, st, ct, lt = d((() => {
	y(), g(), ot = (e) => e === 1 ? "1 roll" : `${e} rolls`, st = ({ by: e }, t) => e ? `${t.source(e)}: ` : "", ct = {
		ban: () => "Which hero do you ban? Nobody may take it.",
		pick: () => "Which hero do you take?",
		attempt: ({ attempts: e = 0, each: t = 0 }) => e > 0 ? `Keep some dice and reroll the others (${ot(e)} left${t > 0 ? `, ${t} CP each` : ""}), announce an ability, or act.` : "No rolls left: announce an ability, or act.",
		respond: ({ phase: e = "" }, t) => `${Ae(t.phase(e))}: do you want to act?`,
		answer: ({ action: e = "" }, t) => `Someone wants to ${t.action(e)}: do you want to act first?`,
		main: ({ phase: e = "", cp: t = 0 }, n) => `${Ae(n.phase(e))}, ${t} CP: play or sell cards, or move on.`,
		sell: ({ left: e = 1 }) => `Too many cards: sell ${e}.`,
		defend: () => "Do you defend yourself?",
		target: ({ word: e }) => e === "first" ? "Your side chooses the target: whom do you propose?" : e === "last" ? "You do not agree, so you decide: who is the target?" : "Who do you attack?",
		agree: () => "Your teammate has proposed a target: do you agree?",
		upkeep: () => "Upkeep: what comes first?",
		check: () => "Which status effect is checked first?",
		avoid: (e, t) => `${st(e, t)}which damage do you avoid?`,
		intercept: (e, t) => `${st(e, t)}which status effect do you intercept?`,
		cover: ({ token: e = "" }, t) => `${t.token(e)}: which ability does it cover?`,
		"lay-down": (e, t) => `${st(e, t)}in which order do you lay the cards face down?`,
		recommend: (e, t) => `${st(e, t)}which card do you recommend? It may be a lie.`,
		"turn-up": (e, t) => `${st(e, t)}which card do you turn up?`,
		"stand-up": () => "You are knocked down: pay 2 CP to stand up, or skip your offensive roll?",
		foresee: ({ token: e = "" }, t) => `How many ${t.token(e)} tokens do you spend?`,
		"put-back": () => "Which of the drawn cards goes back, and where?",
		cast: () => "Which spell do you cast?",
		gain: ({ token: e = "" }, t) => `Gain ${t.token(e)}?`,
		"choose-player": (e, t) => `${st(e, t)}choose a player.`,
		"remove-token": (e, t) => `${st(e, t)}which status effect is removed?`,
		"move-token": (e, t) => `${st(e, t)}which status effect moves?`,
		"alter-die": (e, t) => `${st(e, t)}which die do you change, and to what?`,
		"copy-die": (e, t) => `${st(e, t)}which die do you change, and to what?`,
		"reroll-die": (e, t) => `${st(e, t)}which die is rerolled?`,
		"try-again": (e, t) => `${st(e, t)}which dice are rerolled?`,
		"keep-dice": () => "Which dice do you keep? The others are rerolled.",
		"keep-some": (e, t) => `${st(e, t)}which ${e.left === 1 ? "die counts" : "dice count"}?`,
		"reroll-some": (e, t) => `${st(e, t)}which dice are rerolled?`,
		choose: (e, t) => `${st(e, t)}choose one.`,
		discard: (e, t) => `${st(e, t)}which card do you discard?`,
		pay: (e, t) => `${st(e, t)}do you pay its price?`,
		"pay-up-to": (e, t) => `${st(e, t)}${t.howMany(e.price)}?`,
		"pay-with": (e, t) => `${st(e, t)}which token do you remove?`,
		"roll-again": (e, t) => `${st(e, t)}reroll it?`,
		"see-hand": (e, t) => `${st(e, t)}an opponent shows you their hand.`,
		search: (e, t) => `${st(e, t)}which upgrade do you take from the deck?`,
		"search-deck": (e, t) => `${st(e, t)}which card do you take from the deck?`,
		"put-back-next": (e, t) => `${st(e, t)}which card goes back next, from the top of the deck down?`,
		"see-cards": (e, t) => `${st(e, t)}these are the upgrades found.`
	};
})), ut, dt = d((() => {
	y(), ut = {
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
})), ft, pt, mt, ht, gt = d((() => {
	ft = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, pt = (e) => ft(e, " and "), mt = (e) => ft(e, " or "), ht = {
		and: pt,
		or: mt,
		orElse: "; or ",
		isPlain: (e) => !/^(all opponents|make) |[,;]|: | (and|or) /.test(e.replace(/\([^)]*\)/g, "")),
		isOptional: (e) => e.startsWith("you may "),
		anyway: (e) => `in any case, ${e}`,
		broken: (e, t) => `${e}${/;|: /.test(e) ? ";" : ","} THEN ${t}`,
		labelled: (e, t) => `${e}: ${t}`,
		spaced: (e) => e,
		closed: (e) => e.replace(/([!?])\.$/, "$1")
	};
})), _t, vt, yt = d((() => {
	gt(), _t = {
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
		shows: (e) => `if any die shows a ${mt(e)}`,
		without: (e) => `if no die shows ${mt(e)}`,
		defenseShows: (e) => `if your defence roll shows ${e}`,
		have: (e, t, n) => `if ${e === void 0 ? "you have" : `${e} has`} ${n === 1 ? t : `${n} or more ${t}`}`,
		type: (e) => `if the attack is ${mt(e)}`,
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
		die: (e) => `on a ${mt(e)}`,
		dieFrom: (e) => `on a ${e} or higher`,
		face: (e) => `if your board shows its ${e === 0 ? "first" : "other"} face`,
		companion: (e, t) => `if ${e} is ${mt(t)}`,
		prevented: (e) => `if ${e} prevents damage`,
		then: "then"
	}, vt = {
		straight: {
			small: "small straight",
			large: "large straight"
		},
		ofAKind: (e) => `${e} of a kind`
	};
})), bt, xt, St, Ct, wt, Tt = d((() => {
	bt = {
		base: (e) => `${e}`,
		add: (e) => e < 0 ? `− ${-e}` : `+ ${e}`,
		other: (e) => `+ ${e}`,
		prevent: (e) => `− ${e}`,
		half: () => "½",
		avoid: () => "avoided",
		reflect: () => "half reflected",
		passed: (e) => `− ${e} passed on`
	}, xt = {
		undefendable: () => "undefendable",
		pure: () => "pure",
		collateral: () => "collateral",
		ultimate: () => "ultimate"
	}, St = (e, t) => e.map(t.line).join(", ").replace(/^\+ /, ""), Ct = (e, t) => e.map(t.card).join(", "), wt = {
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
		drew: (e, t, n) => `${t(e.seat)} draws ${e.cards ? Ct(e.cards, n) : `${e.count} ${e.count === 1 ? "card" : "cards"}`}.`,
		looked: (e, t, n) => `${t(e.seat)} looks at ${e.cards ? Ct(e.cards, n) : `${e.count} ${e.count === 1 ? "card" : "cards"} from the deck`}.`,
		revealed: (e, t, n) => `${t(e.seat)} shows ${Ct(e.cards, n)}.`,
		recommended: (e, t) => `${t(e.seat)} recommends card ${e.place}.`,
		"turned-up": (e, t, n) => `Card ${e.place} is ${n.card(e.card)}.`,
		took: (e, t, n) => `${t(e.seat)} shows ${n.card(e.card)} and takes it into hand.`,
		fetched: (e, t, n) => `${t(e.seat)} takes ${e.card ? n.card(e.card) : "a card"} from the deck.`,
		saw: (e, t, n) => `${t(e.seat)} looks at ${t(e.of)}’s hand${e.cards ? `: ${Ct(e.cards, n) || "no cards"}` : ""}.`,
		spent: (e, t, n) => `${t(e.seat)} spends ${n.token(e.token)}.`,
		used: (e, t, n) => `${t(e.seat)} uses ${n.ability(e.action)}.`,
		token: (e, t, n) => `${t(e.seat)}: ${e.change > 0 ? "+" : "−"}${Math.abs(e.change)} ${n.token(e.token)}.`,
		cp: (e, t) => `${t(e.seat)}: ${e.change > 0 ? "+" : "−"}${Math.abs(e.change)} CP.`,
		damaged: (e, t, n) => `${t(e.seat)} takes ${e.amount} damage${e.lines.length > 0 ? `: ${St(e.lines, n)}` : ""}.`,
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
})), Et, Dt = d((() => {
	Et = {
		unknownHero: (e, t) => `no hero is called ${e}; the heroes are ${t.join(", ")}`,
		modeFor: (e, t, n) => `${e} is not for ${t} players; ${t} play ${n.join(" or ")}`,
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
})), Ot, kt = d((() => {
	Ot = {
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
})), At, jt, Mt, Nt, Pt, Ft = d((() => {
	At = {
		defeat: "Only one side is left standing.",
		draw: "Everyone fell at the same time: a draw.",
		"turn-limit": "Two hundred turns have been played: a draw."
	}, jt = {
		first: "Start Player",
		mode: "Mode",
		"hill-health": "Starting health of King of the Hill",
		"distinct-heroes": "Every player takes a different hero",
		heroes: "Heroes",
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
		"spell-hand": "Doctor Strange: spells are a hand of their own, not cards of the deck"
	}, Mt = {
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
	}, Nt = "the highest die", Pt = {
		"season-1": "Season One",
		"season-2": "Season Two",
		marvel: "Marvel"
	};
})), It, Lt = d((() => {
	It = {
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
})), Rt, zt, Bt = d((() => {
	y(), Rt = (e) => e.length === 1 ? "die" : "dice", zt = {
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
		keepDice: (e) => e.length === 0 ? "reroll all dice" : `keep ${Rt(e)} ${e.join(", ")}`,
		rerollDice: (e) => `${Rt(e)} ${e.join(" and ")}`,
		takeDice: (e) => `keep ${e.join(" and ")}`,
		die: (e) => `die ${e}`,
		turnDie: (e, t) => `change die ${e} to ${t}`,
		proposed: (e) => `${e}, as proposed`,
		facedown: (e) => `card ${e}`,
		recommended: (e) => `card ${e}, as recommended`,
		tokenOf: (e, t) => `${e}: ${t}`,
		source: (e, t, n) => `${e}: ${t}${n && ` ${n}`} damage`,
		nothing: "nothing"
	};
})), Vt, Ht = d((() => {
	Vt = {
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
function Ut(e, t) {
	return "token" in e ? [
		je.tokens(t.token(e.token)).many,
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
var Wt, Gt, Kt, qt = d((() => {
	g(), Me(), Wt = ({ token: e, n: t }, n) => t === 1 && n.isSingle(e) ? n.token(e) : ke(t, je.tokens(n.token(e))), Gt = (e, t) => "token" in e ? `spend ${Wt(e, t)}` : "family" in e ? `remove ${e.n} ${t.kind(e.family, e.n)}` : "cp" in e ? `pay ${e.cp} CP` : `discard ${ke(e.cards, h("card", "cards"))}`, Kt = {
		pay: Gt,
		toPay: Gt,
		howMany: (e, t) => {
			let [n, r, i] = Ut(e, t);
			return r === 1 ? `how many ${n} do you ${i}` : `how often do you ${Gt(e, t)}`;
		},
		upTo: (e, t, n) => {
			let [r, , i] = Ut(e, n);
			return `${i} ${t === "any" ? "any number of" : `up to ${t}`} ${r}`;
		}
	};
})), Jt, Yt, Xt = d((() => {
	Jt = {
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
	}, Yt = {
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
})), Zt, Qt = d((() => {
	Zt = {
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
})), $t, en, tn, nn, rn, an, on = d((() => {
	$t = (e) => e === "target", en = {
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
	}, tn = (e) => e === "target" || e === "active" || e.endsWith("-opponent") || e.endsWith("-opponents"), nn = (e) => e.startsWith("any-"), rn = (e) => nn(e) ? en[e] : 1, an = (e) => e === "all-opponents" || (en[e] ?? 1) > 1;
}));
// packages/dice-throne/src/text/moreDice.ts
function sn({ effects: e, otherwise: t }) {
	let [n, r] = [cn(t), cn(e)];
	if (n && r) return JSON.stringify({
		...n,
		dice: r.dice
	}) === JSON.stringify(r) ? [n, r] : void 0;
}
var cn, ln = d((() => {
	cn = (e) => e.length === 1 && e[0].do === "roll" ? e[0] : void 0;
})), un, dn, fn = d((() => {
	un = {
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
	}, dn = {
		...un,
		"chosen-opponent": "an opponent",
		"chosen-player": "a player",
		"both-opponents": "two different opponents",
		"any-two-opponents": "two opponents (or the same one twice)",
		"any-three-opponents": "three opponents (or the same one several times)",
		"two-players": "up to two players"
	};
})), pn, mn, hn, gn = d((() => {
	gt(), pn = {
		any: ["one die of any player", "dice of any players"],
		own: ["one of your dice", "of your dice"],
		team: ["one of your dice or a teammate’s", "of your dice or a teammate’s"],
		opponent: ["one of an opponent’s dice", "of an opponent’s dice"]
	}, mn = (e) => e === void 0 ? "any" : e === 1 ? "one" : `up to ${e}`, hn = {
		"alter-die": (e) => {
			let t = (e.upTo ?? 1) > 1, [n, r] = pn[e.whose], i = `${t ? `up to ${e.upTo} ${r}` : n}${e.from ? " showing an even number" : ""}`;
			return e.to === "neighbour" ? `raise or lower ${i} by 1` : typeof e.to == "object" ? `set ${i} to ${mt(e.to)}` : `set ${i} to ${e.to === "six" ? "6" : t ? "values of your choice" : "a value of your choice"}`;
		},
		"copy-die": () => "set one of your dice to the value of another die of the same roll",
		"reroll-die": (e) => e.whose === "opponent" ? "choose one of an opponent’s dice, which they must reroll" : e.upTo === 1 ? "reroll one of your dice" : `reroll up to ${e.upTo} of your dice`,
		"try-again": () => "you or a teammate may reroll one or two of your own dice, or one die twice in a row",
		"extra-attempt": (e) => e.of === "offense" ? "the player in the offensive roll phase gets one more roll attempt" : "the defender may reroll any of the defence dice once",
		"offense-again": () => "instead of activating an ability, start a new offensive roll phase",
		"reroll-any": (e) => e.single ? "you may reroll this die once" : `you may reroll ${mn(e.upTo)} of these dice once`,
		"keep-some": (e) => `keep ${e.dice} of them`
	};
}));
// packages/dice-throne/src/text/en/verbs/control.ts
function _n(e, t, n, r) {
	let i = t === 1 ? "it" : `${e >= t ? "any" : mn(e)} of them`;
	return `you may ${n ? `${r.price(n, !0)} to ` : ""}reroll ${i} once`;
}
var vn, yn = d((() => {
	on(), ln(), gt(), fn(), gn(), vn = {
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
			let n = sn(e);
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
			let n = t.facing(an(e.who) ? "each of them" : "that player").list(e.effects);
			return `choose ${dn[e.who]}${n.includes(": ") ? "; " : ": "}${n}`;
		},
		roll: (e, t) => {
			let n = `${e.by ? `${t.who("target")} rolls` : "roll"} ${e.dice} ${e.dice > 1 ? "dice" : "die"}`, r = e.again === void 0 ? n : `${n} (${_n(e.again, e.dice, e.price, t)})`, i = t.rolling(e.dice), [a, ...o] = e.effects;
			return a?.do === "then" ? ht.broken(r, i.list(o)) : `${r}: ${i.list(e.effects)}`;
		},
		contest: (e, t) => `you and ${e.attack ? "the opponent" : "the attacker"} each roll a die; if yours is ${e.ties ? "at least as high" : "higher"}, ${t.list(e.win)}; otherwise, ${t.list(e.lose)}`
	};
}));
// packages/dice-throne/src/text/en/verbs/damage.ts
function bn({ amount: e, who: t }, n) {
	if (typeof e == "number" || !("tokens" in e)) return "";
	if (t === "self") return " on you";
	let r = an(t) ? " on them" : " there";
	return n.isOwned(e.tokens) ? ` of yours${r}` : r;
}
var xn, Sn, Cn, wn, Tn, En, Dn, On = d((() => {
	on(), g(), xn = {
		normal: h("damage"),
		undefendable: h("undefendable damage"),
		pure: h("pure damage"),
		collateral: h("collateral damage"),
		ultimate: h("ultimate damage")
	}, Sn = (e, t, n = "", r = "normal") => t.amount(e, h(`${xn[r].one}${n}`)), Cn = (e, t) => t.measure(e, xn.normal), wn = (e, { more: t }) => t ? h(`more ${xn[e].one}`) : xn[e], Tn = (e) => e ? " that cannot be reduced" : "", En = (e) => typeof e == "object" && "tokens" in e, Dn = {
		damage: (e, t) => {
			let n = t.ultimate ? "ultimate" : e.type;
			return m("deal", t.amount(e.amount, wn(n, t)), "", t.measure(e.amount, xn[n]));
		},
		"add-damage": (e, t) => `add ${Sn(e.amount, t, " to the attack")}${En(e.amount) ? " on its target" : ""}`,
		"damage-back": (e, t) => m("deal", Sn(e.amount, t, " to the attacker"), "", Cn(e.amount, t)),
		hurt: (e, t) => e.who === "self" ? `suffer ${Sn(e.amount, t, Tn(e.certain), e.type)}` : `deal ${Sn(e.amount, t, `${Tn(e.certain)} to ${t.who(e.who)}`, e.type)}`,
		"pooled-damage": (e, t) => {
			let n = Sn(e.amount, t, Tn(e.certain), e.type) + bn(e, t);
			if (e.who === "self") return `suffer ${n}`;
			let r = nn(e.who) || e.who === "two-opponents" || e.who === "three-opponents" ? "each suffer" : an(e.who) ? "suffer" : "suffers";
			return `${t.who(e.who)} ${r} ${n}`;
		},
		undefendable: () => "the attack becomes undefendable",
		"defend-anyway": () => "you may defend against the attack anyway",
		recoil: (e, t) => `if any of it is dealt, suffer ${Sn(e.amount, t)}`,
		prevent: (e, t) => m("prevent", Sn(e.amount, t), e.who === "self" ? "" : ` to ${t.who(e.who)}`, Cn(e.amount, t)),
		"halve-dealt": () => "all damage you deal until the end of the roll phase is reduced by half (rounded up)",
		"prevent-half": () => "prevent half the incoming damage (rounded up)",
		endure: () => "your health becomes 1 instead of 0",
		avoid: ({ all: e }) => e ? "avoid all damage of the roll phase" : "avoid one source of incoming damage",
		reflect: () => "also deal half the incoming damage (rounded up) to the attacker"
	};
})), kn, An = d((() => {
	on(), g(), kn = {
		heal: (e, t) => e.who === "self" ? m("heal", t.amount(e.amount, h("")), "", t.measure(e.amount, h(""))) : `restore ${t.amount(e.amount, h(`health to ${t.who(e.who)}`))}`,
		cp: (e, t) => m("gain", t.amount(e.amount, h("CP"))),
		draw: (e, t) => m("draw", t.amount(e.amount, h("card", "cards"))),
		"lose-cp": (e, t) => {
			let n = t.amount(e.amount, h("CP"));
			return e.who === "self" ? `lose ${n}` : `${t.who(e.who)} ${an(e.who) ? "lose" : "loses"} ${n}`;
		},
		"steal-health": (e, t) => `steal ${t.amount(e.amount, h(`health from ${t.who(e.from)}`))}`,
		"heal-dealt": () => "heal as much as you deal by attacking in this roll phase",
		"steal-cp": (e, t) => `steal ${e.amount} CP from ${t.who(e.from)}`
	};
})), jn, Mn = d((() => {
	jn = (e) => Array.isArray(e) ? e.map((e) => [e, 1]) : Object.entries(e);
}));
// packages/dice-throne/src/text/en/verbs/tokens.ts
function Nn(e, t) {
	return e === "target" && t.target === void 0 ? "" : ` on ${t.who(e)}`;
}
var Pn, Fn = d((() => {
	Mn(), g(), Me(), gt(), Pn = {
		gain: (e, t) => {
			let n = e.amount === 1 ? "you may gain" : "you may gain up to", r = t.measure(e.amount, je.tokens(t.token(e.token)));
			return m(e.may ? n : "gain", t.tokens(e.token, e.amount), "", r);
		},
		inflict: (e, t) => {
			if (e.who === "self") return m("gain", t.tokens(e.token, e.amount));
			let n = Nn(e.who, t);
			if (typeof e.amount == "number") return m("inflict", t.tokens(e.token, e.amount), n);
			let { one: r, many: i } = je.tokens(t.token(e.token));
			return m("inflict", t.amount(e.amount, h(`${r}${n}`, `${i}${n}`)));
		},
		intercept: () => "one status effect that the ability would inflict on you never arrives",
		bestow: (e, t) => `give ${pt(jn(e.tokens).map(([e, n]) => t.tokens(e, n)))} to ${t.who(e.who)}`,
		lose: (e, t) => {
			let n = t.token(e.token);
			return `remove ${e.amount === "all" ? `all ${je.tokens(n).many}` : t.tokens(e.token, e.amount)}${e.who === "self" ? "" : ` from ${t.who(e.who)}`}`;
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
})), In, Ln = d((() => {
	Qt(), yn(), On(), gn(), An(), Fn(), In = {
		...Dn,
		...kn,
		...Pn,
		...Zt,
		...hn,
		...vn
	};
})), Rn, zn = d((() => {
	Rn = {
		short: (e) => `${e} CP short`,
		price: (e) => `you cannot ${e}`,
		dice: (e) => e === 1 ? "one die shows something else" : `${e} dice show something else`,
		timing: (e) => `only ${e}`,
		tokens: (e, t) => `${e} ${t} short`,
		"no-cards": "a status effect forbids you to play cards",
		covered: "a status effect covers this ability",
		warped: "the dice show something else, and one of them is only a number",
		upgraded: "the ability already has that level",
		prepared: "you have already prepared as many spells as you may this turn",
		used: "already used this turn",
		nothing: "there is nothing it could affect",
		sale: "cards are sold in your own main and discard phases"
	};
})), Bn, Vn = d((() => {
	Me(), lt(), dt(), yt(), Tt(), Dt(), gt(), kt(), Ft(), Lt(), Bt(), Ht(), qt(), Xt(), Ln(), fn(), zn(), Bn = {
		grammar: ht,
		who: un,
		amounts: je,
		needs: vt,
		prices: Kt,
		conditions: _t,
		timings: Jt,
		moments: It,
		printed: Yt,
		verbs: In,
		common: ut,
		heroNames: Ot,
		phases: Vt,
		options: zt,
		ask: ct,
		events: wt,
		lines: bt,
		damageTypes: xt,
		reasons: At,
		matchOptions: jt,
		boxes: Pt,
		byChance: Nt,
		optionValues: Mt,
		faults: Et,
		whyNot: Rn
	};
})), Hn, Un, Wn, Gn, Kn, qn, Jn, Yn, Xn = d((() => {
	Hn = (e, t) => e.length < 2 ? e.join("") : `${e.slice(0, -1).join(", ")}${t}${e.at(-1)}`, Un = (e) => Hn(e, " et "), Wn = (e) => Hn(e, " ou "), Gn = {
		and: Un,
		or: Wn,
		orElse: "; ou ",
		isPlain: (e) => !/^tous les adversaires |[,;]|: | (et|ou) /.test(e.replace(/\([^)]*\)/g, "")),
		isOptional: (e) => e.startsWith("vous pouvez "),
		anyway: (e) => `dans tous les cas, ${e}`,
		broken: (e, t) => `${e}${/;|: /.test(e) ? ";" : ","} PUIS ${t}`,
		labelled: (e, t) => `${e} : ${t}`,
		spaced: (e) => e.replace(/[ \u00a0]?;/g, "\xA0;").replace(/ ([:!?»])/g, "\xA0$1").replace(/« /g, "«\xA0"),
		closed: (e) => e.replace(/([!?])\.$/, "$1")
	}, Kn = (e) => /^le /.test(e) ? `du ${e.slice(3)}` : /^[aeiouéèêh]/i.test(e) ? `d’${e}` : `de ${e}`, qn = (e) => /^le /.test(e) ? `au ${e.slice(3)}` : `à ${e.replace(" ou un ", " ou à un ")}`, Jn = (e) => /^[aeiouyàâéèêëîïôùûh]/i.test(e) ? `d’${e}` : `de ${e}`, Yn = (e) => `${e} dé${e > 1 ? "s" : ""}`;
})), Zn, Qn = d((() => {
	g(), Xn(), Zn = {
		each: (e, t = 1) => t === 1 ? `par ${e}` : t === 2 ? `par paire ${Kn(e)}` : `par groupe de ${t} ${e}`,
		eachOwn: (e, t = 1) => `${Zn.each(e, t)} que vous avez`,
		eachPaid: (e = 1) => e === 1 ? "par unité ainsi utilisée" : `toutes les ${e} unités ainsi utilisées`,
		eachFurtherAttempt: (e = 1) => e === 1 ? "par tentative de lancer après la première" : `toutes les ${e} tentatives de lancer après la première`,
		eachUpgrade: "par amélioration en jeu",
		eachUpgradeThisTurn: "par amélioration jouée ce tour-ci",
		plus: (e, t) => `${e}, plus ${t}`,
		half: (e, t) => `${e === "" ? "" : `un nombre ${Kn(e)} égal à `}la moitié de ${t} (arrondie au supérieur)`,
		all: (e) => `ces ${e}`,
		allOwn: (e) => `vos ${e}`,
		allPaid: "celles ainsi utilisées",
		allFurtherAttempts: "les tentatives de lancer après la première",
		atMost: (e, t) => e.endsWith(")") ? `${e.slice(0, -1)}, ${t} au plus)` : `${e} (${t} au plus)`,
		total: ({ many: e }, t) => `autant de ${e} que ${t ? "la valeur du dé" : "le total des dés"}`,
		dealt: ({ many: e }) => `autant de ${e} que de dégâts infligés`,
		halfDie: ({ many: e }) => `un nombre ${Kn(e)} égal à la moitié de la valeur du dé (arrondie au supérieur)`,
		tokens: (e) => h(`jeton ${e}`, `jetons ${e}`),
		times: h("fois"),
		cp: "PC",
		status: h("jeton positif ou négatif", "jetons positifs ou négatifs")
	};
})), $n, er, tr = d((() => {
	y(), g(), $n = ({ by: e }, t) => e ? `${t.source(e)} : ` : "", er = {
		ban: () => "Quel héros bannissez-vous\xA0? Personne ne pourra le prendre.",
		pick: () => "Quel héros prenez-vous\xA0?",
		attempt: ({ attempts: e = 0, each: t = 0 }) => e > 0 ? `Gardez des dés, relancez les autres (encore ${e > 1 ? `${e} lancers` : "1 lancer"}${t > 0 ? `, à ${t} PC chacun` : ""}), annoncez une capacité ou agissez.` : "Plus de lancer\xA0: annoncez une capacité ou agissez.",
		respond: ({ phase: e = "" }, t) => `${Ae(t.phase(e))} : voulez-vous agir ?`,
		answer: ({ action: e = "" }, t) => `Quelqu’un veut ${t.action(e)} : voulez-vous agir avant ?`,
		main: ({ phase: e = "", cp: t = 0 }, n) => `${Ae(n.phase(e))}, ${t} PC : jouez ou vendez des cartes, ou continuez.`,
		sell: ({ left: e = 1 }) => `Trop de cartes : vendez-en ${e}.`,
		defend: () => "Vous défendez-vous\xA0?",
		target: ({ word: e }) => e === "first" ? "Votre camp choisit la cible\xA0: qui proposez-vous\xA0?" : e === "last" ? "Faute d’accord, vous décidez\xA0: qui est la cible\xA0?" : "Qui attaquez-vous\xA0?",
		agree: () => "Votre coéquipier propose une cible\xA0: êtes-vous d’accord\xA0?",
		upkeep: () => "Entretien\xA0: par quoi commencer\xA0?",
		check: () => "Quelle altération est vérifiée en premier\xA0?",
		avoid: (e, t) => `${$n(e, t)}quels dégâts évitez-vous ?`,
		intercept: (e, t) => `${$n(e, t)}quelle altération interceptez-vous ?`,
		cover: ({ token: e = "" }, t) => `${t.token(e)} : quelle capacité recouvre-t-il ?`,
		"lay-down": (e, t) => `${$n(e, t)}dans quel ordre posez-vous les cartes face cachée ?`,
		recommend: (e, t) => `${$n(e, t)}quelle carte recommandez-vous ? Vous pouvez mentir.`,
		"turn-up": (e, t) => `${$n(e, t)}quelle carte retournez-vous ?`,
		"stand-up": () => "Vous êtes à terre\xA0: payer 2 PC pour vous relever, ou sauter votre lancer offensif\xA0?",
		foresee: ({ token: e = "" }, t) => `Combien de jetons ${t.token(e)} dépensez-vous ?`,
		"put-back": () => "Laquelle des cartes piochées remettez-vous, et où\xA0?",
		cast: () => "Quel sortilège lancez-vous\xA0?",
		gain: ({ token: e = "" }, t) => `Gagner ${t.token(e)} ?`,
		"choose-player": (e, t) => `${$n(e, t)}choisissez un joueur.`,
		"remove-token": (e, t) => `${$n(e, t)}quelle altération est retirée ?`,
		"move-token": (e, t) => `${$n(e, t)}quelle altération se déplace ?`,
		"alter-die": (e, t) => `${$n(e, t)}quel dé changez-vous, et en quoi ?`,
		"copy-die": (e, t) => `${$n(e, t)}quel dé changez-vous, et en quoi ?`,
		"reroll-die": (e, t) => `${$n(e, t)}quel dé est relancé ?`,
		"try-again": (e, t) => `${$n(e, t)}quels dés sont relancés ?`,
		"keep-dice": () => "Quels dés gardez-vous\xA0? Les autres sont relancés.",
		"keep-some": (e, t) => `${$n(e, t)}${e.left === 1 ? "quel dé compte" : "quels dés comptent"} ?`,
		"reroll-some": (e, t) => `${$n(e, t)}quels dés sont relancés ?`,
		choose: (e, t) => `${$n(e, t)}choisissez.`,
		discard: (e, t) => `${$n(e, t)}quelle carte défaussez-vous ?`,
		pay: (e, t) => `${$n(e, t)}en payez-vous le prix ?`,
		"pay-up-to": (e, t) => `${$n(e, t)}${t.howMany(e.price)} ?`,
		"pay-with": (e, t) => `${$n(e, t)}quel jeton retirez-vous ?`,
		"roll-again": (e, t) => `${$n(e, t)}le relancer ?`,
		"see-hand": (e, t) => `${$n(e, t)}un adversaire vous montre sa main.`,
		search: (e, t) => `${$n(e, t)}quelle amélioration prenez-vous dans la pioche ?`,
		"search-deck": (e, t) => `${$n(e, t)}quelle carte prenez-vous dans la pioche ?`,
		"put-back-next": (e, t) => `${$n(e, t)}quelle carte remettez-vous ensuite, à partir du dessus de la pioche ?`,
		"see-cards": (e, t) => `${$n(e, t)}voici les améliorations trouvées.`
	};
})), nr, rr = d((() => {
	y(), nr = {
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
})), ir, ar, or, sr = d((() => {
	Xn(), ir = {
		normal: "normale",
		undefendable: "imparable",
		pure: "pure",
		collateral: "collatérale",
		ultimate: "ultime"
	}, ar = {
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
		shows: (e) => `si un dé montre ${Wn(e)}`,
		without: (e) => `si aucun dé ne montre ${e.join(" ni ")}`,
		defenseShows: (e) => `si votre lancer défensif montre ${e}`,
		have: (e, t, n) => `si ${e === void 0 ? "vous avez" : `${e} a`} ${n === 1 ? t : `au moins ${n} ${t}`}`,
		type: (e) => `si l’attaque est ${Wn(e.map((e) => ir[e]))}`,
		attempts: (e) => `si vous avez fait moins de ${e} tentatives de lancer ce tour-ci`,
		starter: "si vous êtes le Joueur de Départ",
		behind: (e) => `si vous avez moins de santé que ${e}`,
		option: (e) => `avec l’option « ${e} »`,
		paid: (e) => e === 1 ? "si vous l’avez fait" : `si vous en avez ainsi utilisé ${e} ou plus`,
		peak: (e) => `si les dégâts de l’attaque ont atteint ${e} à un moment`,
		upgrades: (e) => `avec ${e} améliorations ou plus`,
		added: (e) => `si au moins ${e} dégâts ont été ajoutés`,
		dealt: (e) => `si au moins ${e} dégâts ont été infligés`,
		suffered: (e) => `s’il y en a eu au moins ${e}`,
		base: (e) => `si les dégâts de base de l’attaque sont de ${e} ou plus`,
		die: (e) => `sur ${Wn(e)}`,
		dieFrom: (e) => `sur ${e} ou plus`,
		face: (e) => `si votre plateau montre ${e === 0 ? "sa première" : "son autre"} face`,
		companion: (e, t) => `si ${e} est ${Wn(t)}`,
		prevented: (e) => `si ${e} prévient des dégâts`,
		then: "alors"
	}, or = {
		straight: {
			small: "petite suite",
			large: "grande suite"
		},
		ofAKind: (e) => `${e} chiffres identiques`
	};
})), cr, lr, ur, dr, fr, pr = d((() => {
	Xn(), cr = {
		base: (e) => `${e}`,
		add: (e) => e < 0 ? `− ${-e}` : `+ ${e}`,
		other: (e) => `+ ${e}`,
		prevent: (e) => `− ${e}`,
		half: () => "½",
		avoid: () => "évités",
		reflect: () => "la moitié renvoyée",
		passed: (e) => `− ${e} détourné${e > 1 ? "s" : ""}`
	}, lr = {
		undefendable: (e) => e > 1 ? "imparables" : "imparable",
		pure: (e) => e > 1 ? "purs" : "pur",
		collateral: (e) => e > 1 ? "collatéraux" : "collatéral",
		ultimate: (e) => e > 1 ? "ultimes" : "ultime"
	}, ur = (e, t) => e.map(t.line).join(", ").replace(/^\+ /, ""), dr = (e, t) => e.map(t.card).join(", "), fr = {
		starter: (e, t) => `${t(e.seat)} commence.`,
		banned: (e, t, n) => `${t(e.seat)} bannit ${n.hero(e.hero)}.`,
		picked: (e, t, n) => `${t(e.seat)} prend ${n.hero(e.hero)}.`,
		turn: (e, t) => `Tour ${e.turn} : ${t(e.seat)}.`,
		rolled: (e, t) => `${t(e.seat)} obtient ${e.dice.join(" ")}.`,
		die: (e, t) => `${t(e.by)} change un ${e.from}${e.by === e.seat ? "" : ` ${Jn(t(e.seat))}`} en ${e.to}.`,
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
		drew: (e, t, n) => `${t(e.seat)} pioche ${e.cards ? dr(e.cards, n) : `${e.count} ${e.count > 1 ? "cartes" : "carte"}`}.`,
		looked: (e, t, n) => `${t(e.seat)} regarde ${e.cards ? dr(e.cards, n) : `${e.count} ${e.count > 1 ? "cartes" : "carte"} de la pioche`}.`,
		revealed: (e, t, n) => `${t(e.seat)} montre ${dr(e.cards, n)}.`,
		recommended: (e, t) => `${t(e.seat)} recommande la carte ${e.place}.`,
		"turned-up": (e, t, n) => `La carte ${e.place} est ${n.card(e.card)}.`,
		took: (e, t, n) => `${t(e.seat)} montre ${n.card(e.card)} et la prend en main.`,
		fetched: (e, t, n) => `${t(e.seat)} prend ${e.card ? n.card(e.card) : "une carte"} dans sa pioche.`,
		saw: (e, t, n) => `${t(e.seat)} regarde la main ${Jn(t(e.of))}${e.cards ? ` : ${dr(e.cards, n) || "aucune carte"}` : ""}.`,
		spent: (e, t, n) => `${t(e.seat)} dépense ${n.token(e.token)}.`,
		used: (e, t, n) => `${t(e.seat)} utilise ${n.ability(e.action)}.`,
		token: (e, t, n) => `${t(e.seat)} : ${e.change > 0 ? "+" : "−"}${Math.abs(e.change)} ${n.token(e.token)}.`,
		cp: (e, t) => `${t(e.seat)} : ${e.change > 0 ? "+" : "−"}${Math.abs(e.change)} PC.`,
		damaged: (e, t, n) => `${t(e.seat)} subit ${e.amount} ${e.amount > 1 ? "dégâts" : "dégât"}${e.lines.length > 0 ? ` : ${ur(e.lines, n)}` : ""}.`,
		healed: (e, t) => `${t(e.seat)} récupère ${e.amount} de santé.`,
		"stole-health": (e, t) => `${t(e.seat)} vole ${e.amount} de santé à ${t(e.from)}.`,
		flipped: (e, t) => `${t(e.seat)} retourne son plateau de héros.`,
		failed: (e, t) => `La capacité de ${t(e.seat)} échoue.`,
		companion: (e, t, n) => `${t(e.seat)} : ${n.companion(e.companion)}, ${n.companionState(e.companion, e.state)}.`,
		"companion-dial": (e, t, n) => `${t(e.seat)} : ${n.companion(e.companion)} ${e.change > 0 ? "récupère" : "perd"} ${Math.abs(e.change)} (reste ${e.value}).`,
		skipped: (e, t, n) => `${t(e.seat)} saute une phase : ${n.phase(e.phase)}.`,
		reshuffled: (e, t) => `${t(e.seat)} mélange sa défausse pour refaire sa pioche.`,
		defeated: (e, t) => `${t(e.seat)} est vaincu.`,
		ended: (e) => e.reason === "defeat" ? "La partie est terminée." : "Partie nulle."
	};
})), mr, hr = d((() => {
	mr = {
		unknownHero: (e, t) => `aucun héros ne s’appelle ${e} ; les héros sont ${t.join(", ")}`,
		modeFor: (e, t, n) => `${e} ne se joue pas à ${t} ; à ${t}, on joue ${n.join(" ou ")}`,
		heroNames: (e) => `les héros sont des noms : ${e}`,
		heroCount: (e, t) => `${e} joueurs ont besoin de ${e} héros, pas de ${t}`,
		heroTwice: (e) => `${e} figure deux fois, or les héros doivent être différents (DT-3.5)`,
		draftForTwo: (e) => `une sélection se joue à deux, pas à ${e} (DT-3.6)`,
		nothingToSet: (e) => `Dice Throne n’a pas de « ${e} » à fixer`,
		nothingOfPlayer: (e) => `Un joueur n’a pas de « ${e} » à fixer`,
		tokenLimit: (e, t) => t === 0 ? `${e} : il n’y a plus de place` : `${e} : ${t} au plus`,
		tokenOwner: (e) => `${e} : un jeton qui reste à son créateur porte le siège, compté à partir de 0, d’un héros de la table qui en crée, par exemple doubloon@0 ; les autres n’en portent pas`,
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
})), gr, _r = d((() => {
	gr = {
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
})), vr, yr, br, xr, Sr, Cr = d((() => {
	vr = {
		defeat: "Il ne reste qu’un camp.",
		draw: "Tout le monde est tombé en même temps\xA0: partie nulle.",
		"turn-limit": "Deux cents tours\xA0: partie nulle."
	}, yr = {
		first: "Joueur de Départ",
		mode: "Mode de jeu",
		"hill-health": "Santé de départ au Roi de la Montagne",
		"distinct-heroes": "Chaque joueur prend un héros différent",
		heroes: "Héros",
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
		"spell-hand": "Doctor Strange\xA0: ses sortilèges forment une main à part, hors de la pioche"
	}, br = {
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
	}, xr = "le dé le plus haut", Sr = {
		"season-1": "Saison 1",
		"season-2": "Saison 2",
		marvel: "Marvel"
	};
})), wr, Tr = d((() => {
	wr = {
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
})), Er, Dr, Or = d((() => {
	y(), Er = (e) => e.length === 1 ? "dé" : "dés", Dr = {
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
		keepDice: (e) => e.length === 0 ? "tout relancer" : `garder ${e.length === 1 ? "le" : "les"} ${Er(e)} ${e.join(", ")}`,
		rerollDice: (e) => `${Er(e)} ${e.join(" et ")}`,
		takeDice: (e) => `garder ${e.join(" et ")}`,
		die: (e) => `dé ${e}`,
		turnDie: (e, t) => `mettre le dé ${e} sur ${t}`,
		proposed: (e) => `${e}, comme proposé`,
		facedown: (e) => `la carte ${e}`,
		recommended: (e) => `la carte ${e}, celle qu’on vous recommande`,
		tokenOf: (e, t) => `${e} : ${t}`,
		source: (e, t, n) => `${e} : ${t} dégât${t > 1 ? "s" : ""}${n && ` ${n}`}`,
		nothing: "rien"
	};
})), kr, Ar = d((() => {
	kr = {
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
function jr(e, t) {
	return "token" in e ? [
		"dépensez",
		"dépenser",
		Nr(e, t)
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
		ke(e.cards, h("carte", "cartes"))
	];
}
function Mr(e, t) {
	return "token" in e ? [Zn.tokens(t.token(e.token)).many, e.n] : "family" in e ? [t.kind(e.family, 2), e.n] : "cp" in e ? ["PC", e.cp] : ["cartes", e.cards];
}
var Nr, Pr, Fr = d((() => {
	g(), Qn(), Xn(), Nr = ({ token: e, n: t }, n) => t === 1 && n.isSingle(e) ? n.token(e) : ke(t, Zn.tokens(n.token(e))), Pr = {
		pay: (e, t) => {
			let [n, , r] = jr(e, t);
			return `${n} ${r}`;
		},
		toPay: (e, t) => {
			let [, n, r] = jr(e, t);
			return `${n} ${r}`;
		},
		howMany: (e, t) => {
			let [n, , r] = jr(e, t), [i, a] = Mr(e, t);
			return a === 1 ? `combien ${Kn(i)} ${n}-vous` : `combien de fois ${n}-vous ${r}`;
		},
		upTo: (e, t, n) => {
			let r = t === "any" ? "autant de" : `jusqu’à ${t}`, i = t === "any" ? " que vous voulez" : "", [, a] = jr(e, n);
			return `${a} ${r} ${Mr(e, n)[0]}${i}`;
		}
	};
})), Ir, Lr, Rr = d((() => {
	Ir = {
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
	}, Lr = {
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
})), zr, Br = d((() => {
	Xn(), zr = {
		discard: (e, t) => e.who === "self" ? `défaussez une carte${e.how === "random" ? " au hasard" : ""}` : `faites défausser ${qn(t.who(e.who))} une carte ${e.how === "random" ? "au hasard" : "de son choix"}`,
		"discard-hand": () => "défaussez votre main",
		"see-hand": (e, t) => `regardez la main ${Kn(t.who(e.who))}`,
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
})), Vr, Hr, Ur = d((() => {
	Vr = {
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
	}, Hr = {
		...Vr,
		"chosen-opponent": "un adversaire",
		"chosen-player": "un joueur",
		"both-opponents": "deux adversaires différents",
		"any-two-opponents": "deux adversaires (ou deux fois le même)",
		"any-three-opponents": "trois adversaires (ou plusieurs fois le même)",
		"two-players": "un ou deux joueurs"
	};
}));
// packages/dice-throne/src/text/fr/verbs/control.ts
function Wr(e, t, n, r) {
	let i = e === 1 ? "l’un d’eux" : `jusqu’à ${e} d’entre eux`, a = t === 1 ? "le relancer une fois" : `relancer une fois ${e >= t ? "autant de ces dés que vous voulez" : i}`;
	return `vous pouvez ${n ? `${r.price(n, !0)} pour ` : ""}${a}`;
}
var Gr, Kr = d((() => {
	on(), ln(), Xn(), Ur(), Gr = {
		choose: (e, t) => {
			let { list: n, optional: r, alike: i } = t.ways(e);
			return i && !e.by ? n : r ? `vous pouvez : ${n}` : `${e.by ? `au choix ${Kn(t.who("target"))}` : "au choix"} : ${n}`;
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
			let n = sn(e);
			if (n) {
				let [r, i] = n;
				return `lancez ${Yn(r.dice)} (${i.dice} si vous ${t.price(e.price)}) : ${t.list(r.effects)}`;
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
			let n = t.facing(an(e.who) ? "chacun d’eux" : "ce joueur").list(e.effects);
			return `choisissez ${Hr[e.who]}${n.includes("\xA0: ") ? "; " : " : "}${n}`;
		},
		roll: (e, t) => {
			let n = `${e.by ? `${t.who("target")} lance` : "lancez"} ${Yn(e.dice)}`, r = e.again === void 0 ? n : `${n} (${Wr(e.again, e.dice, e.price, t)})`, i = t.rolling(e.dice), [a, ...o] = e.effects;
			return a?.do === "then" ? Gn.broken(r, i.list(o)) : `${r} : ${i.list(e.effects)}`;
		},
		contest: (e, t) => `vous et ${e.attack ? "l’adversaire" : "l’attaquant"} lancez chacun un dé; si le vôtre est ${e.ties ? "au moins aussi haut" : "plus haut"}, ${t.list(e.win)}; sinon, ${t.list(e.lose)}`
	};
}));
// packages/dice-throne/src/text/fr/verbs/damage.ts
function qr(e, { more: t }) {
	let { one: n, many: r } = Yr[e];
	return t ? h(`${n} de plus`, `${r} de plus`) : Yr[e];
}
function Jr({ amount: e, who: t }, n) {
	if (typeof e == "number" || !("tokens" in e)) return "";
	if (t === "self") return " que vous portez";
	let r = an(t) ? " qu’ils portent" : " qui s’y trouve";
	return n.isOwned(e.tokens) ? `${r} et qui vous appartient` : r;
}
var Yr, Xr, Zr, Qr, $r, ei = d((() => {
	on(), On(), g(), Xn(), Yr = {
		normal: h("dégât", "dégâts"),
		undefendable: h("dégât imparable", "dégâts imparables"),
		pure: h("dégât pur", "dégâts purs"),
		collateral: h("dégât collatéral", "dégâts collatéraux"),
		ultimate: h("dégât ultime", "dégâts ultimes")
	}, Xr = (e, t, n = "", r = "normal") => t.amount(e, h(`${Yr[r].one}${n}`, `${Yr[r].many}${n}`)), Zr = (e, t) => t.measure(e, Yr.normal), Qr = (e) => e ? " que rien ne peut réduire" : "", $r = {
		damage: (e, t) => {
			let n = t.ultimate ? "ultimate" : e.type;
			return m("infligez", t.amount(e.amount, qr(n, t)), "", t.measure(e.amount, Yr[n]));
		},
		"add-damage": (e, t) => `ajoutez ${Xr(e.amount, t, " à l’attaque")}${En(e.amount) ? " de sa cible" : ""}`,
		"damage-back": (e, t) => m("infligez", Xr(e.amount, t, " à l’attaquant"), "", Zr(e.amount, t)),
		hurt: (e, t) => e.who === "self" ? `subissez ${Xr(e.amount, t, Qr(e.certain), e.type)}` : `infligez ${Xr(e.amount, t, `${Qr(e.certain)} ${qn(t.who(e.who))}`, e.type)}`,
		"pooled-damage": (e, t) => {
			let n = Xr(e.amount, t, Qr(e.certain), e.type) + Jr(e, t);
			if (e.who === "self") return `subissez ${n}`;
			let r = nn(e.who) || e.who === "two-opponents" || e.who === "three-opponents" ? "subissent chacun" : an(e.who) ? "subissent" : "subit";
			return `${t.who(e.who)} ${r} ${n}`;
		},
		undefendable: () => "l’attaque devient imparable",
		"defend-anyway": () => "vous pouvez quand même vous défendre contre l’attaque",
		recoil: (e, t) => `si au moins 1 est infligé, subissez ${Xr(e.amount, t)}`,
		prevent: (e, t) => m("prévenez", Xr(e.amount, t), e.who === "self" ? "" : ` destinés ${qn(t.who(e.who))}`, Zr(e.amount, t)),
		"halve-dealt": () => "tous les dégâts que vous infligez jusqu’à la fin de la phase de lancer sont réduits de moitié (réduction arrondie au supérieur)",
		"prevent-half": () => "prévenez la moitié des dégâts entrants (arrondie au supérieur)",
		endure: () => "votre santé passe à 1 au lieu de 0",
		avoid: ({ all: e }) => e ? "évitez tous les dégâts de la phase de lancer" : "évitez une source de dégâts entrants",
		reflect: () => "infligez aussi à l’attaquant la moitié des dégâts entrants (arrondie au supérieur)"
	};
})), ti, ni, ri, ii = d((() => {
	Xn(), ti = {
		any: ["un dé de n’importe quel joueur", "dés de n’importe quels joueurs"],
		own: ["un de vos dés", "de vos dés"],
		team: ["un de vos dés ou de ceux d’un coéquipier", "de vos dés ou de ceux d’un coéquipier"],
		opponent: ["un dé d’un adversaire", "dés d’un adversaire"]
	}, ni = (e) => e === void 0 ? "n’importe lesquels" : e === 1 ? "un" : `jusqu’à ${e}`, ri = {
		"alter-die": (e) => {
			let t = (e.upTo ?? 1) > 1, [n, r] = ti[e.whose], i = `${t ? `jusqu’à ${e.upTo} ${r}` : n}${e.from ? " montrant un chiffre pair" : ""}`;
			return e.to === "neighbour" ? `augmentez ou diminuez de 1 ${i}` : typeof e.to == "object" ? `mettez ${i} sur ${Wn(e.to)}` : `mettez ${i} sur ${e.to === "six" ? "6" : t ? "les valeurs de votre choix" : "la valeur de votre choix"}`;
		},
		"copy-die": () => "donnez à un de vos dés la valeur d’un autre dé du même lancer",
		"reroll-die": (e) => e.whose === "opponent" ? "choisissez un dé d’un adversaire, qui doit le relancer" : e.upTo === 1 ? "relancez un de vos dés" : `relancez jusqu’à ${e.upTo} de vos dés`,
		"try-again": () => "vous ou un coéquipier pouvez relancer un ou deux de vos propres dés, ou un seul deux fois de suite",
		"extra-attempt": (e) => e.of === "offense" ? "le joueur en phase de lancer offensif gagne une tentative de lancer" : "le défenseur peut relancer une fois les dés de défense de son choix",
		"offense-again": () => "au lieu d’activer une capacité, commencez une nouvelle phase de lancer offensif",
		"reroll-any": (e) => e.single ? "vous pouvez relancer ce dé une fois" : `vous pouvez relancer une fois ${ni(e.upTo)} de ces dés`,
		"keep-some": (e) => `gardez-en ${e.dice}`
	};
})), ai, oi = d((() => {
	on(), g(), Xn(), ai = {
		heal: (e, t) => e.who === "self" ? m("soignez", t.amount(e.amount, h("")), "", t.measure(e.amount, h(""))) : `rendez ${t.amount(e.amount, h(`de santé ${qn(t.who(e.who))}`))}`,
		cp: (e, t) => m("gagnez", t.amount(e.amount, h("PC"))),
		draw: (e, t) => m("piochez", t.amount(e.amount, h("carte", "cartes"))),
		"lose-cp": (e, t) => {
			let n = t.amount(e.amount, h("PC"));
			return e.who === "self" ? `perdez ${n}` : `${t.who(e.who)} ${an(e.who) ? "perdent" : "perd"} ${n}`;
		},
		"steal-health": (e, t) => `volez ${t.amount(e.amount, h(`de santé ${qn(t.who(e.from))}`))}`,
		"heal-dealt": () => "soignez autant que vos attaques infligent dans cette phase de lancer",
		"steal-cp": (e, t) => `volez ${e.amount} PC ${qn(t.who(e.from))}`
	};
}));
// packages/dice-throne/src/text/fr/verbs/tokens.ts
function si(e, t) {
	return e === "target" && t.target === void 0 ? "" : ` ${qn(t.who(e))}`;
}
var ci, li = d((() => {
	Mn(), g(), Qn(), Xn(), ci = {
		gain: (e, t) => {
			let n = e.amount === 1 ? "vous pouvez gagner" : "vous pouvez gagner jusqu’à", r = t.measure(e.amount, Zn.tokens(t.token(e.token)));
			return m(e.may ? n : "gagnez", t.tokens(e.token, e.amount), "", r);
		},
		inflict: (e, t) => {
			if (e.who === "self") return m("gagnez", t.tokens(e.token, e.amount));
			let n = si(e.who, t);
			if (typeof e.amount == "number") return m("infligez", t.tokens(e.token, e.amount), n);
			let { one: r, many: i } = Zn.tokens(t.token(e.token));
			return m("infligez", t.amount(e.amount, h(`${r}${n}`, `${i}${n}`)));
		},
		intercept: () => "une altération que la capacité vous infligerait n’arrive jamais",
		bestow: (e, t) => `donnez ${Un(jn(e.tokens).map(([e, n]) => t.tokens(e, n)))} ${qn(t.who(e.who))}`,
		lose: (e, t) => `retirez ${e.amount === "all" ? `tous les ${Zn.tokens(t.token(e.token)).many}` : t.tokens(e.token, e.amount)}${e.who === "self" ? "" : ` ${qn(t.who(e.who))}`}`,
		"fill-up": (e, t) => `gagnez ${t.token(e.token)} jusqu’à votre limite d’empilement`,
		"set-off": () => "il explose",
		"pass-on": () => "vous pouvez le donner à un joueur de votre choix",
		"remove-token": (e, t) => {
			let n = {
				any: "altération d’un joueur de votre choix",
				own: "de vos altérations",
				target: `altération ${Kn(t.who("target"))}`
			};
			return `${e.may ? "vous pouvez retirer" : "retirez"} une ${n[e.reach]}`;
		},
		"remove-all-tokens": () => "retirez toutes les altérations d’un joueur de votre choix",
		"move-token": () => "déplacez une altération d’un joueur à un autre",
		"raise-limit": (e, t) => `augmentez de ${e.amount} votre limite d’empilement ${Kn(t.token(e.token))}`
	};
})), ui, di = d((() => {
	Br(), Kr(), ei(), ii(), oi(), li(), ui = {
		...$r,
		...ai,
		...ci,
		...zr,
		...ri,
		...Gr
	};
})), fi, pi = d((() => {
	fi = {
		short: (e) => `il manque ${e} PC`,
		price: (e) => `vous ne pouvez pas ${e}`,
		dice: (e) => e === 1 ? "un dé montre autre chose" : `${e} dés montrent autre chose`,
		timing: (e) => `seulement ${e}`,
		tokens: (e, t) => `il manque ${e} ${t}`,
		"no-cards": "un effet vous interdit de jouer des cartes",
		covered: "une altération recouvre cette capacité",
		warped: "les dés montrent autre chose, et l’un d’eux n’est qu’un chiffre",
		upgraded: "la capacité a déjà ce niveau",
		prepared: "vous avez déjà préparé tous vos sortilèges pour ce tour",
		used: "déjà utilisé ce tour-ci",
		nothing: "cela n’aurait aucun effet",
		sale: "on vend ses cartes pendant ses phases principales et de défausse"
	};
})), mi, hi = d((() => {
	Qn(), tr(), rr(), sr(), pr(), hr(), Xn(), _r(), Cr(), Tr(), Or(), Ar(), Fr(), Rr(), di(), Ur(), pi(), mi = {
		grammar: Gn,
		who: Vr,
		amounts: Zn,
		needs: or,
		prices: Pr,
		conditions: ar,
		timings: Ir,
		moments: wr,
		printed: Lr,
		verbs: ui,
		common: nr,
		heroNames: gr,
		phases: kr,
		options: Dr,
		ask: er,
		events: fr,
		lines: cr,
		damageTypes: lr,
		reasons: vr,
		matchOptions: yr,
		boxes: Sr,
		byChance: xr,
		optionValues: br,
		faults: mr,
		whyNot: fi
	};
})), gi, _i = d((() => {
	p(), Vn(), hi(), gi = u({
		en: Bn,
		fr: mi
	});
})), b, vi = d((() => {
	p(), _i(), b = (e) => new n((t) => e(gi[t].faults, t));
}));
// packages/dice-throne/src/content/roster.ts
function yi(e) {
	Ni = e;
}
function bi(e) {
	if (ki.has(e.id)) throw Error(`Two heroes are called ${e.id}`);
	ki.set(e.id, e);
}
function xi(e) {
	if (Ai.has(e.id)) throw Error(`Two heroes are called ${e.id}`);
	let t = new Map([...Ni, ...e.cards].map((e) => [e.id, e])), n = (e.otherFace ? [e.abilities, e.otherFace] : [e.abilities]).map((t) => t.map((t) => Si(e, t)));
	Ai.set(e.id, {
		hero: e,
		faces: e.faces,
		slots: n,
		cards: t
	});
	for (let t of e.tokens) Ci(e, t);
	for (let { id: t, actions: n = [] } of e.companions ?? []) for (let e of n) Mi.set(e.id, t);
}
function Si(e, t) {
	let n = [[], [t]];
	for (let { upgrades: r } of e.cards) r?.ability.id === t.id && (n[r.level] = [r.ability, ...r.adds ?? []]);
	return {
		id: t.id,
		byLevel: n
	};
}
function Ci(e, t) {
	let n = ji.get(t.id);
	if (n && n.limit !== t.limit) throw Error(`${e.id}: ${t.id} has another limit elsewhere`);
	n || ji.set(t.id, t), Hi = void 0, Ui = void 0;
}
function wi(e) {
	let t = Ai.get(e);
	if (!t && ki.has(e)) throw Error(`The page of ${e} is not loaded`);
	if (!t) throw b((t) => t.unknownHero(e, Ii()));
	return t;
}
function x(e) {
	let t = ji.get(e) ?? Vi.get(e) ?? Ti(e);
	if (!t) throw Error(`No token is called ${e}`);
	return t;
}
function Ti(e) {
	let t = ji.get(e.slice(0, Math.max(0, e.indexOf("@"))));
	return t && Vi.set(e, t), t;
}
function Ei() {
	return Hi ??= Wi().filter(({ weakens: e }) => e !== void 0), Hi;
}
function Di() {
	return Ui ??= Wi().filter(({ aura: e }) => e !== void 0), Ui;
}
function Oi(e, t, n) {
	let r = Bi(e, t).cards.get(n);
	if (!r) throw Error(`${_(e, t).hero} has no card ${n}`);
	return r;
}
var ki, Ai, ji, Mi, Ni, Pi, Fi, Ii, Li, Ri, zi, Bi, Vi, Hi, Ui, Wi, S = d((() => {
	vi(), y(), ki = /* @__PURE__ */ new Map(), Ai = /* @__PURE__ */ new Map(), ji = /* @__PURE__ */ new Map(), Mi = /* @__PURE__ */ new Map(), Ni = [], Pi = () => Ni, Fi = (e) => ki.get(e), Ii = () => [.../* @__PURE__ */ new Set([...ki.keys(), ...Ai.keys()])], Li = (e) => Ai.has(e), Ri = (e) => e === "" ? [] : wi(e).hero.companions ?? [], zi = (e) => Mi.get(e), Bi = (e, t) => wi(_(e, t).hero), Vi = /* @__PURE__ */ new Map(), Wi = () => [...ji.values()];
}));
// packages/dice-throne/src/options.ts
function Gi(e) {
	let t = /* @__PURE__ */ new Map();
	return (n) => {
		let r = t.get(n);
		if (r !== void 0) return r;
		let i = e(n);
		return t.set(n, i), i;
	};
}
function Ki(e, t) {
	return Zi.set(e, t), Gi((t) => `${e}:${t}`);
}
function qi(e, t) {
	let n = ca(t);
	if (n.is !== e) throw Error(`${t} is no ${e}`);
	return n;
}
function Ji(e, t) {
	Ua.set(e, t);
}
function Yi(e, t, n) {
	let r = Ua.get(e);
	if (!r) throw Error(`Nobody has said how the options of ${e} are read`);
	return r(t, n);
}
var Xi, Zi, Qi, $i, ea, ta, na, ra, ia, aa, oa, sa, ca, la, ua, da, fa, pa, ma, ha, ga, _a, va, ya, ba, xa, Sa, Ca, wa, Ta, Ea, Da, Oa, ka, Aa, ja, Ma, Na, Pa, Fa, Ia, La, Ra, za, Ba, Va, Ha, Ua, C = d((() => {
	S(), y(), Xi = [
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
	], Zi = /* @__PURE__ */ new Map(), Qi = Ki("play", (e) => ({
		is: "play",
		card: e
	})), $i = Ki("sell", (e) => ({
		is: "sell",
		card: e
	})), ea = Ki("spend", (e) => {
		let [t = "", n = ""] = e.split("/");
		return {
			is: "spend",
			token: t,
			use: n
		};
	}), ta = (e, t) => ea(na(e, t)), na = (e, t) => t === "" ? e : `${e}/${t}`, ra = Ki("use", (e) => ({
		is: "use",
		action: e,
		companion: zi(e)
	})), ia = Ki("announce", (e) => ({
		is: "announce",
		tier: e
	})), aa = Ki("top", (e) => ({
		is: "put-back",
		card: e,
		to: "top"
	})), oa = Ki("bottom", (e) => ({
		is: "put-back",
		card: e,
		to: "bottom"
	})), sa = Gi((e) => {
		let t = Xi.find((t) => t === e);
		if (!t) throw Error(`No option is called ${e}`);
		return { is: t };
	}), ca = Gi((e) => {
		let t = e.indexOf(":");
		if (t < 0) return sa(e);
		let n = Zi.get(e.slice(0, t));
		if (!n) throw Error(`No option is written ${e}`);
		return n(e.slice(t + 1));
	}), la = Array.from({ length: 32 }, (e, t) => ({
		is: "keep-dice",
		places: Array.from({ length: 5 }, (e, t) => t + 1).filter((e) => t & 1 << e - 1)
	})), ua = la.map(({ places: e }) => `keep:${e.join(",") || "-"}`), da = (e) => ua[e], fa = (e) => la[e].places, pa = (e) => e.join(","), ma = (e) => e.join("+"), ha = (e, t) => `${e}=${t}`, ga = Gi((e) => {
		let [t, n] = e.split("=").map(Number);
		return {
			is: "turn-die",
			place: t,
			to: n
		};
	}), _a = (e) => `p${e + 1}`, va = (e, t) => `${_a(e)}.${t}`, ya = Gi((e) => {
		let t = e.indexOf(".");
		return {
			is: "token",
			seat: Number(e.slice(1, t)) - 1,
			token: e.slice(t + 1)
		};
	}), ba = (e) => e.join("+"), xa = ({ place: e }) => String(e), Sa = ({ branch: e }) => String(e), Ca = Gi((e) => {
		let [, t, n = ""] = e.split("/"), [r = n] = n.split(".");
		return {
			is: "upkeep",
			from: t === "token" ? "token" : "ability",
			id: r,
			source: n
		};
	}), wa = (e) => Ca(e).source, Ta = (e) => sa(e), Ea = (e) => ca(e), Da = (e, t) => (n) => e.includes(n) ? sa(n) : t(n), Oa = (...e) => Da(e, (e) => ({
		is: "card",
		card: e
	})), ka = (...e) => Da(e, (e) => ({
		is: "own-token",
		token: e
	})), Aa = (...e) => Da(e, (e) => ({
		is: "player",
		seat: e
	})), ja = (e) => (t) => ({
		is: e,
		count: t
	}), Ma = (...e) => Da(e, (e) => ({
		is: "pay-price",
		price: e
	})), Na = Ta, Pa = (e, t) => e === "reroll" ? {
		is: "reroll",
		place: Fa(t?.picking.at(-1)?.own.at(-1))
	} : Ta(e), Fa = (e) => e && "die" in e && Number(e.die) || void 0, Ia = { is: "give-up" }, La = { is: "no-defense" }, Ra = (e) => la[e], za = Aa("none"), Ba = Da(["none"], (e) => ga(e)), Va = Da(["none"], (e) => ya(e)), Ha = (e) => ({
		is: "hero",
		hero: e
	}), Ua = new Map(Object.entries({
		ban: Ha,
		pick: Ha,
		attempt: (e) => e === "none" ? Ia : typeof e == "number" ? Ra(e) : Ea(e),
		main: Ea,
		respond: Ea,
		answer: Ea,
		sell: Ea,
		"put-back": Ea,
		defend: (e) => e === "none" ? La : {
			is: "defend",
			ability: e
		},
		target: za,
		agree: (e) => ({
			is: "player",
			...e
		}),
		"choose-player": za,
		upkeep: (e) => Ca(e),
		check: ka(),
		intercept: ka(),
		avoid: (e) => ({
			is: "source",
			...e
		}),
		cover: (e) => ({
			is: "ability",
			ability: e
		}),
		"stand-up": (e) => e === "pay" ? { is: "stand-up" } : Ta(e),
		foresee: ja("foresee"),
		"roll-again": (e) => e === "reroll" ? { is: "reroll" } : Ta(e),
		cast: Oa("none"),
		search: Oa("none"),
		"search-deck": Oa("none"),
		discard: Oa(),
		"lay-down": (e) => ({
			is: "lay-down",
			cards: e
		}),
		recommend: Da(["none"], (e) => ({
			is: "facedown",
			place: e
		})),
		"turn-up": (e) => ({
			is: "facedown",
			...e
		}),
		"pay-with": ka(),
		"put-back-next": Oa("reveal"),
		gain: Ta,
		"see-hand": Ta,
		choose: (e) => ({
			is: "branch",
			branch: e
		}),
		"alter-die": Ba,
		"copy-die": Ba,
		"reroll-die": Da(["none"], (e) => ({
			is: "die",
			place: e
		})),
		"try-again": Da(["none", "again"], (e) => ({
			is: "reroll-dice",
			places: e
		})),
		"keep-dice": Ra,
		"keep-some": (e) => ({
			is: "take-dice",
			dice: e
		}),
		"reroll-some": Da(["none"], (e) => ({
			is: "reroll-dice",
			places: e
		})),
		"remove-token": Va,
		"move-token": Va
	}));
}));
// packages/dice-throne/src/effects/effect.ts
function w(e) {
	if (Ka.has(e.name)) throw Error(`Two verbs are called ${e.name}`);
	Ka.set(e.name, e);
	for (let [t, n] of Object.entries(e.options ?? {})) Ji(t, n);
	return (t) => ({
		do: e.name,
		...t
	});
}
function Wa(e) {
	let t = Ka.get(e.do);
	if (!t) throw Error(`No verb is called ${e.do}`);
	return t;
}
function Ga(e, t, n, r = 0) {
	return t.flatMap((t) => {
		let { pass: i, parts: a, inner: o, vars: s } = Wa(t), c = i?.(t) ?? "activation";
		if (!(n === "whole" || o || c === "both" || c === n)) return [];
		let l = a(e, t, {
			pass: n,
			own: (e) => e.own[r],
			parts: (t, i = n) => Ga(e, t, i, s ? r + 1 : r)
		});
		return !s || l.length === 0 ? l : [e.run((e, n) => {
			n.own[r] = s(t);
		}), ...l];
	});
}
var Ka, qa, T = d((() => {
	C(), Ka = /* @__PURE__ */ new Map(), qa = (e) => e.flatMap((e) => [e, ...(Wa(e).inner?.(e) ?? []).flatMap(qa)]);
}));
// packages/dice-throne/src/content/moments.ts
function Ja(e, t) {
	let n = e[Za(t).field ?? t];
	return n && "effects" in n ? n.effects : n;
}
var Ya, Xa, Za, Qa, $a, eo, to = d((() => {
	Ya = .8, Xa = {
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
			tokenWorth: (e) => Ya * Math.max(.5, e)
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
	}, Za = (e) => Xa[e], Qa = Object.keys(Xa), $a = (e) => Qa.filter((t) => Za(t).on.includes(e)), eo = {
		ability: $a("ability"),
		token: $a("token"),
		card: $a("card"),
		hero: $a("hero")
	};
}));
// packages/dice-throne/src/content/need.ts
function no(e, t, n) {
	let r = {};
	for (let [i, a] of e.entries()) {
		if (i === n) continue;
		let e = t[a - 1];
		r[e] = (r[e] ?? 0) + 1;
	}
	return {
		symbols: r,
		run: ao(e),
		alike: oo(e)
	};
}
function ro(e, t) {
	if ("symbols" in e) {
		for (let n in e.symbols) if ((t.symbols[n] ?? 0) < e.symbols[n]) return !1;
		return !0;
	}
	return "straight" in e ? t.run >= so[e.straight] : t.alike >= e.ofAKind;
}
function io(e, t, n, r) {
	let i = 0;
	for (let a = 0; a < t.length; a++) n[t[a] - 1] === e && a !== r && i++;
	return i;
}
function ao(e) {
	let t = 0, n = 0;
	for (let r = 1; r <= 6; r++) n = e.includes(r) ? n + 1 : 0, t = Math.max(t, n);
	return t;
}
function oo(e) {
	let t = 0;
	for (let n = 1; n <= 6; n++) {
		let r = 0;
		for (let t of e) t === n && r++;
		t = Math.max(t, r);
	}
	return t;
}
var so, E, D, co, lo, uo, fo = d((() => {
	so = {
		small: 4,
		large: 5
	}, E = (e) => ({ symbols: e }), D = { straight: "small" }, co = { straight: "large" }, lo = (e) => ({ ofAKind: e }), uo = (e, t, n, r) => ro(e, no(t, n, r));
}));
// packages/dice-throne/src/content/programs.ts
function po(e, t, n = "whole") {
	t && t.length !== 0 && _o.set(e, f(e, (e) => Ga(e, t, n)));
}
function mo(e, t) {
	po(e.program, t), yo(e.program) !== void 0 && vo.set(e.program, e);
}
function ho(e) {
	let t = _o.get(e);
	if (!t) throw Error(`No program is called ${e}`);
	return t;
}
function go(e) {
	let t = vo.get(e);
	if (!t) throw Error(`No program that waits for a moment is called ${e}`);
	return t;
}
var _o, vo, yo, bo = d((() => {
	p(), T(), _o = /* @__PURE__ */ new Map(), vo = /* @__PURE__ */ new Map(), yo = (e) => _o.get(e)?.name;
}));
// packages/dice-throne/src/content/programNames.ts
function xo(e, t) {
	let { program: n } = Za(e);
	return n === void 0 ? void 0 : `${t}/${n}`;
}
var So, Co, wo, To, Eo, Do, Oo, ko, Ao, jo = d((() => {
	to(), bo(), So = (e) => `dice-throne/${e}`, Co = (e, t, n) => `dice-throne/${e}/${t}.${n}`, wo = (e) => `dice-throne/token/${e}`, To = (e, t) => `dice-throne/${e}/companion/${t}`, Eo = (e, t) => `dice-throne/${e}/companion/${t}`, Do = (e, t, n) => `dice-throne/${t}/${Za(e).program}/${n}`, Oo = (e, t) => Do("cast", e, t), ko = (e, t) => yo(Do("played", "common", t)) ?? Do("played", e, t), Ao = (e) => yo(xo("setup", So(e)));
}));
// packages/dice-throne/src/content/rolls.ts
function Mo(e) {
	let t = 0;
	for (let n of e) t = t * 6 + n - 1;
	return t;
}
function No(e) {
	let t = [];
	for (let n = e, r = 0; r < 5; r++, n = Math.floor(n / 6)) t.push(1 + n % 6);
	return t;
}
function Po(e) {
	return e.every((t, n) => n === 0 || e[n - 1] <= t);
}
var Fo, Io, Lo, Ro, zo, Bo = d((() => {
	Fo = 7776, Io = [...Array(Fo).keys()].map(No).filter(Po), Lo = new Uint8Array(Fo), Ro = new Map(Io.map((e, t) => [e.join(""), t]));
	for (let e = 0; e < Fo; e++) Lo[e] = Ro.get(No(e).sort().join(""));
	zo = (e) => Lo[Mo(e)];
}));
// packages/dice-throne/src/content/board.ts
function Vo(e, t = 0, n = {}) {
	let r = [
		e,
		t,
		...Object.entries(n).map(([e, t]) => `${e}:${t}`).sort()
	].join("|"), i = Jo.get(r);
	return i === void 0 && Jo.set(r, r), i ?? r;
}
function Ho(e, t, n, r = _(e, t).board) {
	for (let e of qo(r).tiers) if (e.id === n) return e;
	throw Error(`${n} is not on the board of ${_(e, t).hero}`);
}
function Uo(e) {
	let [t = "", n = "0", ...r] = e.split("|"), i = Object.fromEntries(r.map((e) => e.split(":")).map(([e, t]) => [e, Number(t)])), a = (t === "" ? [] : wi(t).slots[Number(n)] ?? []).map((e) => Wo(t, n, e, i[e.id] ?? 1)), o = {
		levels: i,
		abilities: a.flatMap(({ abilities: e }) => e),
		tiers: a.flatMap(({ tiers: e }) => e),
		defenses: a.flatMap(({ defenses: e }) => e),
		actions: [...Qo(t), ...a.flatMap(({ actions: e }) => e)],
		hooks: $o((e) => a.flatMap(({ hooks: t }) => t[e])),
		prepares: a.reduce((e, { prepares: t }) => e + t, 0),
		upgradesInRollPhases: a.some(({ upgradesInRollPhases: e }) => e)
	};
	return Ko.set(e, o), o;
}
function Wo(e, t, n, r) {
	let i = `${e}|${t}|${n.id}:${r}`, a = Zo.get(i) ?? Go(e, n.byLevel[r] ?? [], r);
	return Zo.set(i, a), a;
}
function Go(e, t, n) {
	let { faces: r } = wi(e), i = t.map((t) => ({
		ability: t,
		level: n,
		home: Co(e, t.id, n)
	}));
	return {
		abilities: i,
		tiers: i.flatMap((e) => es(e, r)),
		defenses: i.filter(({ ability: e }) => e.kind === "defensive"),
		actions: i.flatMap(({ ability: e, home: t }) => (e.actions ?? []).map((n) => ({
			...n,
			program: `${t}/${n.id}`,
			...e.kind === "defensive" ? { defense: e.id } : {}
		}))),
		hooks: $o((e) => i.flatMap(({ ability: t, home: n }) => {
			let r = yo(xo(e, n) ?? "");
			return r === void 0 ? [] : [{
				program: r,
				ability: t
			}];
		})),
		prepares: t.reduce((e, { prepares: t = 0 }) => e + t, 0),
		upgradesInRollPhases: t.some(({ upgradesInRollPhases: e }) => e)
	};
}
var Ko, O, qo, Jo, Yo, Xo, Zo, Qo, $o, es, ts = d((() => {
	T(), C(), y(), to(), fo(), jo(), bo(), Bo(), S(), Ko = /* @__PURE__ */ new Map(), O = (e, t) => qo(_(e, t).board), qo = (e) => Ko.get(e) ?? Uo(e), Jo = /* @__PURE__ */ new Map(), Yo = (e, t, n) => O(e, t).levels[n] ?? 1, Xo = (e, t) => Object.keys(O(e, t).levels).length, Zo = /* @__PURE__ */ new Map(), Qo = (e) => Ri(e).flatMap(({ actions: t = [] }) => t.map((t) => ({
		...t,
		program: Eo(e, t.id)
	}))), $o = (e) => Object.fromEntries(eo.ability.map((t) => [t, e(t)])), es = (e, t) => (e.ability.tiers ?? []).map(({ need: n, effects: r }, i) => {
		let a = `${e.home}.${i}`;
		return {
			...e,
			id: `${e.ability.id}.${i + 1}`,
			announcement: ia(`${e.ability.id}.${i + 1}`),
			tier: i,
			need: n,
			hands: Io.map((e) => uo(n, e, t)),
			onlyDamage: r.every((e) => e.do === "damage" || Wa(e).pass?.(e) === "target"),
			activation: yo(`${a}/activation`),
			target: yo(`${a}/target`),
			after: yo(`${a}/after`),
			effects: r
		};
	});
}));
// packages/dice-throne/src/content/priceOver.ts
function ns({ id: e, cost: t, upgrades: n }, r, i) {
	return !n || n.level < 3 || r[n.ability.id] !== 2 ? t : t - i.get(e.replace(/-iii$/, "-ii")).cost;
}
var rs = d((() => {}));
// packages/dice-throne/src/content/spendings.ts
function is(e) {
	let t = x(e), n = os.get(t) ?? as(t);
	return os.set(t, n), n;
}
function as(e) {
	let { spend: t, spends: n = [] } = e, r = xo("spend", wo(e.id));
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
var os, ss, cs, ls = d((() => {
	jo(), S(), os = /* @__PURE__ */ new Map(), ss = (e, t) => {
		let n = is(e).find((e) => e.id === t);
		if (!n) throw Error(`${e} has no use called ${t}`);
		return n;
	}, cs = (e) => is(e).some(({ aged: e }) => e);
}));
// packages/dice-throne/src/rules/tokens.ts
function k(e, t) {
	let { tokens: n } = _(e, t), r = [];
	for (let e in n) n[e] > 0 && r.push(e);
	return r;
}
function us(e, t, n) {
	let { sharedLimit: r } = x(n), i = r ? k(e, t).reduce((n, i) => n + (x(i).sharedLimit === r ? j(e, t, i) : 0), 0) : j(e, t, n);
	return Math.max(0, vs(e, t, n) - i);
}
function ds(e, t, n, r) {
	let i = Math.min(r, us(e, t, n));
	if (i <= 0) return 0;
	let { tokens: a, marks: o } = _(e, t);
	return a[n] = (a[n] ?? 0) + i, cs(n) && (o[Cs(n)] = ws(e, t, n) + i), de(() => wo(x(n).id)), l(() => ({
		type: "token",
		seat: t,
		token: n,
		change: i
	})), i;
}
function A(e, t, n, r, i = !1) {
	let { tokens: a, marks: o } = _(e, t), s = Math.min(r, a[n] ?? 0);
	return s <= 0 ? 0 : (a[n] = a[n] - s, !i && ws(e, t, n) > 0 && (o[Cs(n)] = Math.max(0, ws(e, t, n) - s)), (o[xs(n)] ?? 0) > a[n] && (o[xs(n)] = a[n]), a[n] === 0 && gs(e, t, n), l(() => ({
		type: "token",
		seat: t,
		token: n,
		change: -s
	})), s);
}
function fs(e, t) {
	for (let n of k(e, t)) x(n).covers && (_(e, t).marks[ys(n)] = 0);
}
function ps(e, t, n) {
	for (let r of k(e, t)) x(r).ends === n && A(e, t, r, j(e, t, r) - Ss(e, t, r));
}
function ms(e, t) {
	let { tokens: n, marks: r } = _(e, t);
	for (let e in n) x(e).ends === "turn" && (r[xs(e)] = n[e]);
}
function hs(e, t) {
	for (let n of k(e, t)) x(n).ends === "turn" && A(e, t, n, bs(e, t, n));
}
function gs(e, t, n) {
	let { id: r, persistent: i, attacked: a } = x(n);
	i && a && (e.incoming[t] = e.incoming[t].filter(({ kind: e, by: t }) => e !== "add" || t !== r));
}
var j, _s, vs, ys, bs, xs, Ss, Cs, ws, Ts, Es, M = d((() => {
	p(), jo(), S(), ls(), y(), j = (e, t, n) => _(e, t).tokens[n] ?? 0, _s = (e, t, n) => j(e, t, n) > 0, vs = (e, t, n) => {
		let { limit: r, limitOnOthers: i, limitWith: a } = x(n), o = a && it(e, a.option) ? a.limit : r;
		return (i === void 0 || n.endsWith(`@${t}`) ? o : i) + (_(e, t).raised[n] ?? 0);
	}, ys = (e) => `arrived:${e}`, bs = (e, t, n) => _(e, t).marks[xs(n)] ?? 0, xs = (e) => `held:${e}`, Ss = (e, t, n) => Math.min(j(e, t, n), _(e, t).marks[ys(n)] ?? 0), Cs = (e) => `fresh:${e}`, ws = (e, t, n) => _(e, t).marks[Cs(n)] ?? 0, Ts = (e) => {
		let { fixed: t, kind: n } = x(e);
		return n !== "companion" && t !== "removal" && t !== "both";
	}, Es = (e) => x(e).kind !== "companion" && x(e).fixed === void 0;
}));
// packages/dice-throne/src/rules/companions.ts
function Ds(e, t, n) {
	let r = Ri(_(e, t).hero).find((e) => e.id === n);
	if (!r) throw Error(`${_(e, t).hero} has no companion ${n}`);
	return r;
}
function Os(e, t, n) {
	return Ri(_(e, t).hero).find((e) => e.id === n)?.states[_(e, t).marks[n] ?? 0];
}
function ks(e, t, n, r) {
	let i = Ds(e, t, n).states.indexOf(r);
	if (i < 0) throw Error(`${n} is never ${r}`);
	let { marks: a } = _(e, t);
	a[n] !== i && (a[n] = i, de(() => To(_(e, t).hero, n)), l(() => ({
		type: "companion",
		seat: t,
		companion: n,
		state: r
	})));
}
function As(e, t) {
	for (let [n, { hero: r }] of e.fighters.entries()) for (let { id: i, states: a, start: o, returns: s } of Qe(e, n) ? Ri(r) : []) s && Os(e, n, i) === _a(t) && (ks(e, n, i, a[o]), ds(e, n, s.gain, 1));
}
function js(e, t, n, r) {
	let { dial: i } = Ds(e, t, n), a = Fs(e, t, n), o = Math.max(0, Math.min(i?.most ?? 0, a + r));
	return _(e, t).marks[Ns(n)] = o, o !== a && l(() => ({
		type: "companion-dial",
		seat: t,
		companion: n,
		change: o - a,
		value: o
	})), o - a;
}
function Ms(e, t, n) {
	let r = 0;
	for (let { id: i, family: a } of Ri(_(e, t).hero)) a === n && (_(e, t).marks[i] ?? 0) > 0 && r++;
	return r;
}
var Ns, Ps, Fs, Is = d((() => {
	p(), jo(), S(), C(), y(), M(), Ns = (e) => `${e}:dial`, Ps = (e = []) => Object.fromEntries(e.flatMap(({ id: e, start: t, dial: n }) => [[e, t], ...n ? [[Ns(e), n.start]] : []])), Fs = (e, t, n) => _(e, t).marks[Ns(n)] ?? 0;
}));
// packages/dice-throne/src/rules/damageArithmetic.ts
function Ls(e) {
	let t = 0;
	for (let { kind: n, amount: r, certain: i } of e) i || (n === "base" || n === "add" || n === "other" ? t += r : n === "prevent" && (t -= r));
	return Math.max(0, t);
}
function Rs({ kind: e, by: t, amount: n, certain: r }) {
	if (!(r || n <= 0)) return e === "base" || e === "add" ? Us : e === "other" ? t : void 0;
}
function zs(e) {
	return e.some(({ kind: e }) => e === "avoid") ? e.filter((t) => {
		let n = Rs(t);
		return n === void 0 || !Ws(e, n);
	}) : e;
}
function Bs(e) {
	let t = e.reduce((e, { amount: t, certain: n }) => n ? e + t : e, 0), n = e.reduce((e, { kind: t, amount: n }) => t === "passed" ? e + n : e, 0), r = Ls(zs(e)), i = e.filter(({ kind: e }) => e === "half").length;
	return Math.max(0, t + Math.max(0, r - i * Hs(r)) - n);
}
var Vs, Hs, Us, Ws, Gs, Ks, qs, Js, Ys, Xs = d((() => {
	Vs = {
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
	}, Hs = (e) => Math.ceil(e / 2), Us = "attack", Ws = (e, t) => e.some((e) => e.kind === "avoid" && (e.source === void 0 || e.source === t)), Gs = (e) => e.filter(({ kind: e }) => e === "reflect").length * Hs(Ls(zs(e))), Ks = (e, t) => Gs(e) + (Bs(e) > 0 ? t : 0), qs = 10, Js = (e) => e + qs, Ys = (e, t, n) => Math.max(0, Math.min(Js(n), e + t));
}));
// packages/dice-throne/src/rules/damageType.ts
function Zs(e, { kind: t, type: n = "normal" }) {
	return t === "base" || t === "add" ? e.attack?.type ?? n : t === "other" ? n : void 0;
}
var Qs, $s = d((() => {
	Qs = (e, t) => t.map((t) => {
		let n = Zs(e, t);
		return n === void 0 ? { ...t } : {
			...t,
			type: n
		};
	});
}));
// packages/dice-throne/src/rules/forbidden.ts
function ec(e, t, n) {
	let { tokens: r } = _(e, t);
	for (let e in r) if (r[e] > 0 && x(e).forbids === n) return !0;
	return !1;
}
function tc(e, t) {
	let { attack: n } = e;
	if (!n || !Vs[n.type].reduced || !$e(e, n.by, t)) return !1;
	let { tokens: r } = _(e, t);
	for (let e in r) if (r[e] > 0 && x(e).shelters) return !0;
	return !1;
}
var nc, rc, ic = d((() => {
	S(), y(), Xs(), nc = (e, t) => e.attack?.by === t && Vs[e.attack.type].reduced && ec(e, t, "damage"), rc = (e, t) => e.attack !== void 0 && e.attack.by !== t && (nc(e, e.attack.by) || tc(e, t));
}));
// packages/dice-throne/src/rules/incoming.ts
function ac(e, t) {
	let n = e.incoming[t];
	return rc(e, t) ? n.filter(({ from: t }) => t !== e.attack.by) : n;
}
function oc(e, t, n) {
	e.isolated?.to === t ? e.isolated.lines.push(n) : e.incoming[t].push(n);
}
function sc(e, t) {
	let n = [];
	for (let r of zs(ac(e, t))) {
		let t = Rs(r);
		if (t === void 0) continue;
		let i = n.findIndex((e) => e.source === t);
		i < 0 ? n.push({
			source: t,
			by: r.by,
			amount: r.amount,
			type: Zs(e, r)
		}) : n[i] = {
			...n[i],
			amount: n[i].amount + r.amount
		};
	}
	let r = e.attack && Ze(e.attack);
	return r && fc(e, t) && n.push({
		source: r,
		by: r,
		amount: cc(e),
		type: "normal"
	}), n;
}
function cc(e) {
	return !e.attack || e.attack.target === -1 || e.attack.stage === "dealt" ? 0 : Ks(ac(e, e.attack.target), e.attack.recoil);
}
function lc(e) {
	for (let t = 0; t < e.incoming.length; t++) e.incoming[t] = [], e.healing[t] = 0;
}
var uc, dc, fc, pc, mc, hc, gc, _c, vc = d((() => {
	y(), Xs(), $s(), ic(), uc = (e, t) => e.isolated?.to === t ? e.isolated.lines : ac(e, t), dc = (e, t) => Ls(zs(uc(e, t))) > 0 || fc(e, t), fc = (e, t) => e.isolated === void 0 && e.attack?.by === t && cc(e) > 0 && !Ws(e.incoming[t], Ze(e.attack)), pc = (e, t) => !e.attack || Vs[e.attack.type].reduced || e.attack.by === t || e.isolated?.to === t, mc = (e, t) => e.attack !== void 0 && Vs[e.attack.type].reduced && Ls(zs(ac(e, t))) > 0, hc = (e, t) => dc(e, t) || e.attack !== void 0 && Vs[e.attack.type].reduced && gc.includes(e.attack.stage), gc = ["activated", "defended"], _c = (e) => e.incoming.some((e) => e.length > 0) || e.healing.some((e) => e > 0);
}));
// packages/dice-throne/src/effects/amount.ts
function yc(e, t, n) {
	if (typeof n == "number") return n;
	if ("per" in n) return bc(n, io(n.per, t.dice, Nc(e, t.self), t.foreign));
	if ("tokens" in n) return bc(n, Sc(e, t, n.tokens));
	if ("own" in n) return bc(n, xc(e, t.self, n.own));
	switch (n.of) {
		case "total": return t.dice.reduce((e, t) => e + t, 0);
		case "half-die": return Math.ceil((t.dice[0] ?? 0) / 2);
		case "upgrades": return n.base + Xo(e, t.self);
		case "paid": return bc(n, t.paid);
		case "further-attempts": return bc(n, Math.max(0, (_(e, t.self).marks["attempts-this-turn"] ?? 0) - 1));
		case "dealt": return e.dealt[t.target] ?? 0;
		case "upgrades-this-turn": return n.base + (_(e, t.self).marks["upgrades-this-turn"] ?? 0);
	}
}
function bc({ times: e, plus: t = 0, every: n = 1, half: r, most: i }, a) {
	let o = e * Math.floor(a / n), s = t + (r ? Math.ceil(o / 2) : o);
	return i === void 0 ? s : Math.min(i, s);
}
function xc(e, t, n) {
	if (n === "cp") return _(e, t).cp;
	let r = Ms(e, t, n);
	for (let i of k(e, t)) {
		let { id: a, family: o, kind: s } = x(i);
		(a === n || o === n || n === "status" && (s === "positive" || s === "negative")) && (r += j(e, t, i));
	}
	return r;
}
function Sc(e, { self: t, target: n }, r) {
	let { owned: i, covers: a } = x(r);
	if (a) return xc(e, n, r);
	if (!i) return j(e, n, r);
	let o = 0;
	for (let i of k(e, n)) x(i).id === r && i.endsWith(`@${t}`) === (t !== n) && (o += j(e, n, i));
	return o;
}
var Cc, N, wc, Tc, Ec, Dc, Oc, kc, Ac, jc, Mc, Nc, Pc = d((() => {
	ts(), fo(), S(), Is(), M(), y(), Cc = (e) => typeof e == "number" ? { times: e } : {
		times: 1,
		...e
	}, N = (e, t = 1, n = 0) => ({
		per: e,
		plus: n,
		...Cc(t)
	}), wc = { of: "total" }, Tc = { of: "half-die" }, Ec = (e) => ({
		of: "upgrades",
		base: e
	}), Dc = (e) => ({
		of: "upgrades-this-turn",
		base: e
	}), Oc = (e, t = 1) => ({
		tokens: e,
		...Cc(t)
	}), kc = (e, t = 1, n = 0) => ({
		own: e,
		plus: n,
		...Cc(t)
	}), Ac = (e = 1) => ({
		of: "paid",
		...Cc(e)
	}), jc = (e = 1) => ({
		of: "further-attempts",
		...Cc(e)
	}), Mc = "attempts-this-turn", Nc = (e, t) => Bi(e, t).faces;
}));
// packages/dice-throne/src/effects/odds.ts
function Fc(e, t, n, r, i) {
	let a = {
		dice: t,
		chance: e,
		amount: (e) => Ic(e, a),
		token: n,
		...r === void 0 ? {} : { about: r },
		...i && { own: i },
		list: (e) => e.reduce((e, t) => e + Wa(t).estimate(t, a), 0),
		rolling: (t) => Fc(e, t, n, r, i)
	};
	return a;
}
function Ic(e, { dice: t, chance: n, about: r, own: i }) {
	if (typeof e == "number") return e;
	if ("per" in e) return Lc(e, t * n(e.per));
	if ("tokens" in e) return Lc(e, 2);
	if ("own" in e) return Lc(e, i?.(e.own) ?? Wc(e.own, r));
	switch (e.of) {
		case "total": return Bc * t;
		case "dealt": return Hc;
		case "half-die": return Vc;
		case "paid": return Lc(e, r === void 0 ? 2 : 1);
		case "further-attempts": return Lc(e, 2);
		case "upgrades":
		case "upgrades-this-turn": return e.base + 2;
	}
}
function Lc({ times: e, plus: t = 0, every: n = 1, half: r, most: i }, a) {
	let o = n > 1 ? (n - 1) / 2 : 0, s = e * Math.max(0, (a - o) / n), c = t + (r ? s / 2 + .25 : s);
	return i === void 0 ? c : Math.min(i, c);
}
function Rc(e, t, n) {
	return e <= 0 ? 1 : e > t ? 0 : n * Rc(e - 1, t - 1, n) + (1 - n) * Rc(e, t - 1, n);
}
function zc(e, t) {
	if (e <= t) return 1;
	if (e > 6 * t) return 0;
	let n = 0;
	for (let r = 1; r <= 6; r++) n += zc(e - r, t - 1);
	return n / 6;
}
var Bc, Vc, Hc, Uc, Wc, Gc = d((() => {
	T(), Bc = 3.5, Vc = 2, Hc = 5, Uc = 4, Wc = (e, t) => e === "cp" ? Uc : e === t ? 1 : 2;
}));
// packages/dice-throne/src/effects/condition.ts
function Kc(e, t, n) {
	return "dice" in n ? uo(n.dice, t.dice, Bi(e, t.self).faces, t.foreign) : "total" in n ? Xc(t.dice) >= n.total : "atMost" in n ? Xc(t.dice) <= n.atMost : "shows" in n ? t.dice.some((e) => n.shows.includes(e)) : "without" in n ? !Zc(t, Bi(e, t.self).faces, n.without) : "defenseShows" in n ? qc(e, t.self, n.defenseShows) : "upgrades" in n ? Xo(e, t.self) >= n.upgrades : "have" in n ? $c(e, n.on === "target" ? t.target : t.self, n) : "type" in n ? e.attack !== void 0 && n.type.includes(e.attack.type) : "attempts" in n ? (_(e, t.self).marks["attempts-this-turn"] ?? 0) < n.attempts : "starter" in n ? e.starter === t.self : "behind" in n ? t.target !== -1 && nt(e, t.self) < nt(e, t.target) : "option" in n ? it(e, n.option) !== (n.off ?? !1) : "paid" in n ? t.paid >= n.paid : "peak" in n ? (e.attack?.peak ?? 0) >= n.peak : "added" in n ? t.added >= n.added : "dealt" in n ? (e.dealt[t.target] ?? 0) >= n.dealt : "suffered" in n ? (t.suffered ?? 0) >= n.suffered : "base" in n ? (e.attack?.base ?? 0) >= n.base : "die" in n ? n.die.includes(t.dice[0] ?? 0) : "prevented" in n ? Jc(e, t.self, n.prevented) : "companion" in n ? n.is.includes(Os(e, t.self, n.companion) ?? "") : (_(e, t.self).marks[n.mark] ?? 0) === n.is;
}
function qc(e, t, n) {
	let r = e.rolls.find(({ purpose: e, owner: n }) => e === "defense" && n === t), i = e.attack?.target === t ? e.attack.defense : void 0;
	return io(n, r?.dice ?? i ?? [], Bi(e, t).faces) > 0;
}
function Jc(e, t, n) {
	let r = ac(e, t), i = r.filter((e) => e.by !== n || !Qc.includes(e.kind));
	return i.length < r.length && Ls(i) > 0;
}
function Yc(e, t) {
	return "die" in e ? e.die.length / 6 : "shows" in e ? Rc(1, t.dice, e.shows.length / 6) : "without" in e ? (1 - e.without.reduce((e, n) => e + t.chance(n), 0)) ** t.dice : "total" in e ? zc(e.total, t.dice) : "atMost" in e ? 1 - zc(e.atMost + 1, t.dice) : "option" in e ? +!!e.off : !("dice" in e) || !("symbols" in e.dice) ? .5 : Object.entries(e.dice.symbols).reduce((e, [n, r]) => e * Rc(r, t.dice, t.chance(n)), 1);
}
var Xc, Zc, Qc, $c, el, tl, nl, rl, il = d((() => {
	ts(), fo(), S(), Is(), Xs(), vc(), y(), Pc(), Gc(), Xc = (e) => e.reduce((e, t) => e + t, 0), Zc = ({ dice: e, foreign: t }, n, r) => r.some((r) => io(r, e, n, t) > 0), Qc = [
		"prevent",
		"half",
		"avoid"
	], $c = (e, t, { have: n, n: r = 1 }) => t !== -1 && xc(e, t, n) >= r, el = (e) => tl.some((t) => t in e), tl = [
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
	], nl = (e) => rl.some((t) => t in e), rl = [
		"dice",
		"total",
		"atMost",
		"shows",
		"die"
	];
})), al, ol = d((() => {
	S(), al = (e, t) => x(e).owned ? `${e}@${t}` : e;
}));
// packages/dice-throne/src/effects/price.ts
function sl(e, t, n, { card: r, cp: i = 0 } = {}) {
	let { hand: a, cp: o } = _(e, t);
	if ("token" in n) return Math.floor(j(e, t, al(n.token, t)) / n.n);
	if ("family" in n) return Math.floor(xc(e, t, n.family) / n.n);
	if ("cp" in n) return Math.floor((o - i) / n.cp);
	let s = r !== void 0 && a.includes(r) ? a.length - 1 : a.length;
	return Math.floor(s / n.cards);
}
function cl(e, t) {
	return "token" in e ? e.n * Math.max(0, t(e.token)) : "family" in e ? e.n * fl : "cp" in e ? dl * e.cp : ul * e.cards;
}
var ll, ul, dl, fl, pl, ml = d((() => {
	M(), y(), Pc(), ol(), ll = (e, t, n, r) => sl(e, t, n, r) > 0, ul = 1.2, dl = .8, fl = 1.5, pl = (e) => `paid:${"token" in e ? e.token : "family" in e ? e.family : Object.keys(e)[0]}`;
})), hl, gl, _l = d((() => {
	hl = (e) => ({ name: e }), gl = {
		match: hl("dice-throne/match"),
		resolveAttack: hl("dice-throne/resolve-attack"),
		act: hl("dice-throne/act"),
		playCard: hl("dice-throne/play-card")
	};
}));
// packages/dice-throne/src/rules/fx.ts
function vl(e, t) {
	let { attack: n } = e;
	return n ? n.by === t ? n.target : n.by : -1;
}
var yl, bl = d((() => {
	y(), yl = (e, t, n, r = []) => ({
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
function xl(e, t) {
	return Qe(e, t) ? e.silenced && e.attack && $e(e, e.attack.by, t) ? "DT-13.3" : ec(e, t, "acting") ? "DT-8.4" : void 0 : "DT-18.1";
}
function Sl(e, t, n) {
	if (!jl(e, t)) return n;
	if (!Bl(e, t)) for (let r of _(e, t).hand) wl(e, t, Oi(e, t, r)) && n.push(Qi(r));
	return Cl(e, t, n);
}
function Cl(e, t, n) {
	let { tokens: r } = _(e, t);
	for (let i in r) if (r[i] > 0) for (let r of is(i)) Dl(e, t, i, r) && n.push(ta(i, r.id));
	for (let r of O(e, t).actions) kl(e, t, r) && !Nl(e, t, ra(r.id)) && n.push(ra(r.id));
	return n;
}
function wl(e, t, n) {
	return n.kind === "instant" ? El(e, t, n) : n.kind === "roll" ? at(e) && El(e, t, n) : n.kind === "upgrade" && at(e) && O(e, t).upgradesInRollPhases && El(e, t, n);
}
function Tl(e, t, n) {
	let r = ca(n);
	return r.is === "use" ? r.companion !== void 0 : r.is === "spend" || r.is === "play" && Oi(e, t, r.card).kind === "instant";
}
function El(e, t, n) {
	let r = Fl(e, t, n);
	return r > _(e, t).cp || n.price && !ll(e, t, n.price, {
		card: n.id,
		cp: r
	}) || n.modifier && !Al(e, t, "my-attack") || n.when && !Al(e, t, n.when) ? !1 : n.upgrades ? Yo(e, t, n.upgrades.ability.id) < n.upgrades.level : n.kind === "spell" ? (_(e, t).marks["spells-this-turn"] ?? 0) < O(e, t).prepares : n.effects.some((n) => Wa(n).possible?.(e, t, n) ?? !0);
}
function Dl(e, t, n, r) {
	if (!Al(e, t, r.when) || Ol(e, t, n, r) || Ll(e, t, n, r) < r.cost || r.price && !ll(e, t, r.price) || r.if && !Rl(e, t, n, r.if)) return !1;
	let i = {
		seat: t,
		token: n,
		count: r.cost
	};
	return r.effects.some((n) => Wa(n).possible?.(e, t, n, i) ?? !0);
}
function Ol(e, t, n, r) {
	let { marks: i } = _(e, t);
	return (i[Il(n, r)] ?? 0) >= (r.perTurn ?? Infinity) || (i[Il(n)] ?? 0) >= (x(n).perTurn ?? Infinity);
}
function kl(e, t, n) {
	return n.cost > _(e, t).cp || !zl(e, t, n) || n.price && !ll(e, t, n.price, { cp: n.cost }) || n.oncePerTurn && _(e, t).marks[`used:${n.id}`] || n.if && !Rl(e, t, n.id, n.if) ? !1 : n.effects.some((n) => Wa(n).possible?.(e, t, n) ?? !0);
}
function Al(e, t, n) {
	let { attack: r } = e, i = r?.isAttack && r.target !== -1 && (r.stage === "activated" || r.stage === "defended");
	switch (n) {
		case "any": return !0;
		case "incoming": return dc(e, t) && pc(e, t);
		case "my-attack": return !!i && r?.by === t && e.active === t;
		case "my-attack-undefended": return !!i && r?.by === t && r.stage === "activated" && Vs[r.type].defended;
		case "end-of-my-offense": return r?.isAttack === !0 && r.by === t && r.stage === "activated" && Vs[r.type].defended && (!He(e.mode) || e.phase === "offense");
		case "either-side": return Al(e, t, "my-attack") || Al(e, t, "attacked");
		case "attacked": return !!i && r?.target === t;
		case "my-offense": return e.phase === "offense" && e.active === t && (!r || r.stage === "announced");
		case "my-main": return e.active === t && (e.phase === "main-1" || e.phase === "main-2");
		case "my-defense": {
			let n = e.rolls.at(-1);
			return n?.purpose === "defense" && n.owner === t;
		}
		case "roll-phase": return at(e);
		case "after-damage": return r?.by === t && r.isAttack && r.stage === "dealt";
		case "my-upkeep": return e.phase === "upkeep" && e.active === t;
		case "my-roll-phase": return at(e) && e.active === t && r?.stage !== "dealt";
		case "foe-damage": return r !== void 0 && $e(e, r.by, t) && Al(e, t, "incoming");
		case "inflicting": return r?.target === t && r.coming !== void 0 && r.coming.length > 0;
	}
}
var jl, Ml, Nl, Pl, Fl, Il, Ll, Rl, zl, Bl, Vl = d((() => {
	p(), ts(), Ke(), rs(), S(), ls(), il(), T(), ml(), C(), y(), Xs(), ic(), _l(), bl(), vc(), M(), jl = (e, t) => Qe(e, t) && !ec(e, t, "acting") && !(e.silenced && e.attack && $e(e, e.attack.by, t)), Ml = (e, t) => jl(e, t) && (_(e, t).hand.length > 0 && !Bl(e, t) || Cl(e, t, []).length > 0), Nl = (e, t, n) => ye(e, gl.act).some(({ vars: e }) => e.seat === t && e.action === n && !e.begun), Pl = "spells-this-turn", Fl = (e, t, n) => ns(n, O(e, t).levels, Bi(e, t).cards), Il = (e, t) => `spent:${na(e, t?.id ?? "")}`, Ll = (e, t, n, { aged: r }) => j(e, t, n) - (r ? ws(e, t, n) : 0), Rl = (e, t, n, r) => Kc(e, yl(t, vl(e, t), n), r), zl = (e, t, { when: n, defense: r }) => Al(e, t, n) && (r === void 0 || e.rolls.at(-1)?.by === r), Bl = (e, t) => at(e) && e.active === t && ec(e, t, "cards");
})), Hl, P, Ul, Wl = d((() => {
	Vl(), ic(), bl(), Pc(), T(), Hl = w({
		name: "add-damage",
		possible: (e, t, { amount: n }) => Al(e, t, "my-attack") && e.attack?.type !== "pure" && !nc(e, t) && !Ul(e, t, n),
		parts: (e, t) => [e.run((e, n) => {
			let r = yc(e, n, t.amount);
			e.attack && e.attack.type !== "pure" && r !== 0 && (e.incoming[e.attack.target].push({
				kind: "add",
				by: n.by,
				amount: r,
				from: e.attack.by
			}), n.added = r);
		})],
		estimate: (e, t) => t.amount(e.amount)
	}), P = (e) => Hl({ amount: e }), Ul = (e, t, n) => typeof n == "object" && "own" in n && yc(e, yl(t, e.attack.target, ""), n) === 0;
}));
// packages/dice-throne/src/effects/pick.ts
function Gl(e, t, n, r = () => !0, i = () => nn(n)) {
	let a = en[n];
	if (a === void 0) return [e.run((e, r) => {
		t(r).seats = Kl(e, r, n);
	})];
	let o = (e, a) => ql(e, a.self, n).filter((n) => (i(e) || !t(a).seats.includes(n)) && r(e, a, n));
	return [e.run((e, n) => {
		t(n).seats = [], t(n).picks = a;
	}), e.loop((e, n) => t(n).picks > 0 && o(e, n).length > 0, e.ask("choose-player", {
		who: (e, t) => t.self,
		options: (e, r) => Ql(n, t(r).seats.length) ? [...o(e, r), "none"] : o(e, r),
		key: (e) => e === "none" ? e : _a(e),
		params: (e, t) => ({ by: t.by }),
		auto: !0,
		then: (e, n, r) => {
			let i = t(n);
			i.picks = r === "none" ? 0 : i.picks - 1, r !== "none" && i.seats.push(r);
		}
	}))];
}
function Kl(e, t, n) {
	return n === "self" ? [t.self] : n === "active" ? [e.active] : n === "all-opponents" ? et(e, t.self) : t.target === -1 ? [] : [t.target];
}
function ql(e, t, n) {
	return n === "chosen-player" || n === "two-players" ? qe(e, t) : n === "chosen-ally" ? qe(e, t).filter((n) => !$e(e, t, n)) : n === "teammate" ? qe(e, t).filter((n) => n !== t && !$e(e, t, n)) : et(e, t);
}
var Jl, Yl, Xl, Zl, Ql, $l = d((() => {
	C(), M(), y(), ol(), on(), Jl = () => ({
		seats: [],
		picks: 0
	}), Yl = (e, t, n, r) => e.loop((e, n) => t(n).seats.length > 0, e.call(n, (e, n) => r(e, n, t(n).seats[0]), (e, n) => {
		t(n).seats.shift();
	})), Xl = (e, t, n) => n === "self" ? [t] : en[n] === void 0 ? et(e, t) : ql(e, t, n), Zl = (e, t, n, r) => en[n] === void 0 || ql(e, t, n).some((n) => r.some((r) => us(e, n, al(r, t)) > 0)), Ql = (e, t) => en[e] > 1 && !nn(e) && e !== "both-opponents" && (t > 0 || e === "two-players");
})), eu, tu, nu = d((() => {
	bl(), T(), $l(), eu = w({
		name: "aim",
		vars: Jl,
		possible: (e, t, n) => Xl(e, t, n.who).length > 0,
		parts: (e, t, { own: n, parts: r }) => [
			...Gl(e, n, t.who),
			e.loop((e, t) => n(t).seats.length > 0, e.run((e, t) => {
				t.target = n(t).seats.shift();
			}), ...r(t.effects, "whole")),
			e.run((e, t) => {
				t.target = vl(e, t.self);
			})
		],
		estimate: (e, t) => {
			let n = t.list(e.effects) * (e.who === "two-opponents" ? 1.5 : 1);
			return e.who === "chosen-ally" || e.who === "teammate" ? Math.abs(n) : n;
		}
	}), tu = (e, t) => eu({
		who: e,
		effects: t
	});
}));
// packages/dice-throne/src/effects/tableDice.ts
function ru(e) {
	let t = e.rolls[e.rolls.length - 1];
	if (!(t?.purpose === "offense" && e.attack && e.attack.stage !== "announced") && (t?.purpose !== "targeting" || e.attack?.type !== "ultimate" || it(e, "own-side-aim"))) return t;
}
function iu(e, t, n) {
	let r = ru(e);
	if (!r) return;
	let i = (r) => n === "own" ? r === t : n === "any" || n === "opponent" === $e(e, t, r);
	if (!r.owners) return i(r.owner) ? r : void 0;
	let a = r.dice.map((e, t) => i(ou(r, t)) ? e : 0);
	return a.some((e) => e !== 0) ? {
		...r,
		dice: a
	} : void 0;
}
function au(e, t, n, r) {
	let i = ru(e);
	if (!i) return;
	let a = i.dice[n - 1];
	i.dice[n - 1] = r, i.purpose === "offense" && (e.altered = !0), l(() => ({
		type: "die",
		seat: ou(i, n - 1),
		by: t,
		from: a,
		to: r
	}));
}
var ou, su, cu, lu, uu = d((() => {
	p(), y(), ou = (e, t) => e.owners?.[t] ?? e.owner, su = (e, t) => e && {
		...e,
		dice: e.dice.map((e, n) => t.includes(n + 1) ? 0 : e)
	}, cu = (e, t) => e.dice[t] !== 0 && (e.foreign?.at === t || !e.dice.some((n, r) => r < t && n === e.dice[t] && r !== e.foreign?.at && ou(e, r) === ou(e, t))), lu = (e) => (e?.dice ?? []).flatMap((t, n) => cu(e, n) ? [n + 1] : []);
}));
// packages/dice-throne/src/effects/alterDie.ts
function du(e, t) {
	let n = [];
	for (let [r, i] of (e?.dice ?? []).entries()) if (cu(e, r)) for (let e of fu(i, t)) n.push(ha(r + 1, e));
	return n;
}
function fu(e, { to: t, from: n }) {
	return n === "even" && e % 2 == 1 ? [] : mu.filter((n) => n === e ? !1 : t === "any" ? !0 : t === "neighbour" ? Math.abs(n - e) === 1 : t === "six" ? n === 6 : t.includes(n));
}
var pu, mu, hu, gu, _u = d((() => {
	C(), T(), uu(), pu = (e, t) => e?.dice.some((e) => e !== 0 && fu(e, t).length > 0) ?? !1, mu = [
		1,
		2,
		3,
		4,
		5,
		6
	], hu = w({
		name: "alter-die",
		possible: (e, t, n) => pu(iu(e, t, n.whose), n),
		vars: (e) => ({
			left: e.upTo ?? 1,
			changed: []
		}),
		parts: (e, t, { own: n }) => [e.loop((e, t) => n(t).left > 0, e.run((e, t) => {
			n(t).left--;
		}), e.ask("alter-die", {
			who: (e, t) => t.self,
			options: (e, r) => {
				let { changed: i } = n(r), a = du(su(iu(e, r.self, t.whose), i), t);
				return i.length > 0 && a.length > 0 ? [...a, "none"] : a;
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				if (r === "none") {
					n(t).left = 0;
					return;
				}
				let { place: i, to: a } = ga(r);
				au(e, t.self, i, a), n(t).changed.push(i);
			}
		}))],
		estimate: () => 2
	}), gu = (e) => hu(e);
}));
// packages/dice-throne/src/rules/covered.ts
function vu(e, t) {
	let { tokens: n } = _(e, t), r = [];
	for (let e in n) n[e] > 0 && x(e).covers && r.push(Cu(e));
	return r;
}
function yu(e, t, n) {
	if (us(e, t, n) === 0) return [];
	let r = vu(e, t), i = O(e, t).abilities.filter(({ ability: e }) => e.kind === "offensive" && !r.includes(e.id)).map(({ ability: e }) => e.id);
	return i.length > 1 ? i : [];
}
function bu(e, t) {
	for (let n of k(e, t)) x(n).covers && A(e, t, n, 2 ** 53 - 1);
}
function xu(e, t) {
	let n = new Set(O(e, t).abilities.map(({ ability: e }) => e.id));
	for (let r of k(e, t)) x(r).covers && !n.has(Cu(r)) && A(e, t, r, 2 ** 53 - 1);
}
var Su, Cu, wu = d((() => {
	ts(), S(), y(), M(), Su = (e, t) => `${e}@${t}`, Cu = (e) => e.slice(e.indexOf("@") + 1);
}));
// packages/dice-throne/src/rules/hand.ts
function Tu(e, t, n) {
	let r = _(e, t);
	r.spells.includes(n) ? r.spells.splice(r.spells.indexOf(n), 1) : (r.hand.splice(r.hand.lastIndexOf(n), 1), r.exposed.length > 0 && !r.hand.includes(n) && (r.exposed = r.exposed.filter((e) => e.card !== n)));
}
function Eu(e, t, n, r) {
	let { exposed: i } = _(e, t), a = i.find((e) => e.card === n);
	a ? a.to = [.../* @__PURE__ */ new Set([...a.to, ...r])].sort() : i.push({
		card: n,
		to: [...r]
	});
}
var Du, Ou = d((() => {
	y(), Du = (e, t) => {
		let { hand: n, spells: r } = _(e, t);
		return r.length > 0 ? [...n, ...r] : n;
	};
}));
// packages/dice-throne/src/rules/refusals.ts
function ku(e, t) {
	let { hand: n, cp: r } = _(e, t), i = [], a = (e, t) => {
		t && i.push({
			value: e,
			rule: t[0],
			why: t[1]
		});
	};
	for (let n of Du(e, t)) a(Qi(n), Nu(e, t, Oi(e, t, n)));
	for (let n of k(e, t)) for (let r of is(n)) Iu(e, r) && a(ta(n, r.id), Fu(e, t, n, r));
	for (let n of O(e, t).actions) {
		if (!zl(e, t, n)) continue;
		let { id: i, cost: o, price: s } = n;
		o > r ? a(ra(i), ["DT-18.4", {
			is: "short",
			cp: o - r
		}]) : s && !ll(e, t, s, { cp: o }) && a(ra(i), ["DT-18.4", {
			is: "price",
			price: s
		}]);
	}
	if (!Al(e, t, "my-main")) for (let e of n) a($i(e), ["DT-4.7", { is: "sale" }]);
	return i;
}
function Au(e, t, n) {
	let r = vu(e, e.active);
	return O(e, e.active).tiers.flatMap((i) => {
		let a = (e) => [{
			value: i.announcement,
			rule: "DT-5.2",
			why: e
		}];
		return r.includes(i.ability.id) ? a({ is: "covered" }) : n(e, i, t) ? [] : a(t.foreign ? { is: "warped" } : {
			is: "dice",
			off: ju(i, t.dice)
		});
	});
}
function ju({ hands: e }, t) {
	let n = t.length;
	for (let r = 0; r < Io.length; r++) e[r] && (n = Math.min(n, Mu(t, Io[r])));
	return n;
}
function Mu(e, t) {
	let n = [...t];
	for (let t of e) {
		let e = n.indexOf(t);
		e >= 0 && n.splice(e, 1);
	}
	return n.length;
}
function Nu(e, t, n) {
	if (Bl(e, t)) return ["DT-8.6", { is: "no-cards" }];
	let r = Al(e, t, "my-main"), i = at(e) && O(e, t).upgradesInRollPhases;
	if (n.kind === "upgrade" && !r && !i || (n.kind === "main" || n.kind === "spell") && !r) return ["DT-8.1", {
		is: "timing",
		when: "my-main"
	}];
	if (n.kind === "roll" && !at(e)) return ["DT-8.2", {
		is: "timing",
		when: "roll-phase"
	}];
	if (n.upgrades && Yo(e, t, n.upgrades.ability.id) >= n.upgrades.level) return ["DT-16.5", { is: "upgraded" }];
	if (n.modifier && !Al(e, t, "my-attack")) return ["DT-11.3", {
		is: "timing",
		when: "my-attack"
	}];
	let a = Fl(e, t, n), o = a - _(e, t).cp;
	return o > 0 ? ["DT-18.4", {
		is: "short",
		cp: o
	}] : n.price && !ll(e, t, n.price, {
		card: n.id,
		cp: a
	}) ? ["DT-18.4", {
		is: "price",
		price: n.price
	}] : El(e, t, n) ? void 0 : ["DT-16.7", Pu(e, t, n)];
}
function Pu(e, t, n) {
	return n.when && !Al(e, t, n.when) ? {
		is: "timing",
		when: n.when
	} : { is: n.kind === "spell" && (_(e, t).marks["spells-this-turn"] ?? 0) >= O(e, t).prepares ? "prepared" : "nothing" };
}
function Fu(e, t, n, r) {
	if (Dl(e, t, n, r)) return;
	if (!Al(e, t, r.when)) return ["DT-14.3", {
		is: "timing",
		when: r.when
	}];
	if (Ol(e, t, n, r)) return ["DT-14.3", { is: "used" }];
	if (r.price && !ll(e, t, r.price)) return ["DT-18.4", {
		is: "price",
		price: r.price
	}];
	let i = r.cost - Ll(e, t, n, r);
	return i > 0 ? ["DT-14.3", {
		is: "tokens",
		token: n,
		missing: i
	}] : ["DT-14.17", { is: "nothing" }];
}
var Iu, Lu = d((() => {
	ts(), Bo(), S(), ls(), ml(), C(), y(), Vl(), wu(), Ou(), M(), Iu = (e, { if: t }) => t === void 0 || !("option" in t) || it(e, t.option) !== (t.off ?? !1);
})), Ru, zu, Bu, Vu, Hu, Uu = d((() => {
	p(), y(), Vl(), _l(), Lu(), Ru = "pass", zu = (e, t = () => ({}), n) => e.when((e, n) => Vu(e, t(e, n)), e.call(Bu, t, n)), Bu = f("dice-throne/window", (e) => [e.run((e, t) => {
		e.lastWindow = e.phase, t.queue = Hu(e, t);
	}), e.loop((e, t) => t.queue.length > 0, e.run((e, t) => {
		t.seat = t.queue.shift();
	}), e.ask("respond", {
		who: (e, t) => t.seat,
		options: (e, t) => {
			let n = Sl(e, t.seat, [Ru]);
			return t.instants ? n.filter((n) => n === "pass" || Tl(e, t.seat, n)) : n;
		},
		params: (e) => ({ phase: e.phase }),
		unavailable: (e, t) => ku(e, t.seat),
		decline: Ru,
		then: (e, t, n) => {
			t.action = n;
		}
	}), e.when((e, t) => t.action !== Ru, e.call(gl.act, (e, t) => ({
		seat: t.seat,
		action: t.action
	})), e.run((e, t) => {
		t.acted = !0, t.queue = Hu(e, t);
	})))]), Vu = (e, { but: t }) => qe(e, e.active).some((n) => n !== t && Ml(e, n)), Hu = (e, t) => qe(e, e.active).filter((n) => n !== t.but && Ml(e, n));
})), Wu, Gu, F, Ku, qu = d((() => {
	Uu(), T(), Wu = w({
		name: "then",
		pass: ({ after: e }) => e ?? "activation",
		parts: (e, t) => t.before ? [] : [zu(e)],
		estimate: () => 0
	}), Gu = () => Wu({}), F = () => Wu({ before: "damage" }), Ku = () => Wu({ after: "target" });
})), Ju, Yu, Xu, Zu, Qu = d((() => {
	vc(), y(), T(), Ju = w({
		name: "avoid",
		possible: (e, t, n) => n.all ? mc(e, t) : pc(e, t) && dc(e, t),
		possibleLater: hc,
		parts: (e, t) => t.all ? [e.run((e, t) => e.incoming[t.self].push({
			kind: "avoid",
			by: t.by,
			amount: 0
		}))] : [e.when(Yu, e.run((e, t) => oc(e, t.self, {
			kind: "avoid",
			by: t.by,
			amount: 0
		}))), e.ask("avoid", {
			who: (e, t) => t.self,
			options: (e, t) => Yu(e, t) ? [] : sc(e, t.self),
			key: ({ source: e }) => e,
			params: (e, t) => ({ by: t.by }),
			auto: !0,
			then: (e, t, { source: n }) => oc(e, t.self, {
				kind: "avoid",
				by: t.by,
				amount: 0,
				source: n
			})
		})],
		estimate: () => 6
	}), Yu = (e, t) => e.isolated?.to === t.self || !at(e), Xu = () => Ju({}), Zu = () => Ju({ all: !0 });
})), $u, ed, td, nd = d((() => {
	S(), M(), T(), Mn(), ol(), $l(), on(), $u = w({
		name: "bestow",
		pass: ({ who: e }) => $t(e) ? "target" : "activation",
		possible: (e, t, { who: n, tokens: r }) => Zl(e, t, n, jn(r).map(([e]) => e)),
		vars: Jl,
		parts: (e, t, { own: n }) => [...Gl(e, n, t.who, (e, n, r) => !t.room || jn(t.tokens).some(([t]) => us(e, r, al(t, n.self)) > 0)), e.run((e, r) => {
			for (let i of n(r).seats) for (let [n, a] of jn(t.tokens)) ds(e, i, al(n, r.self), a);
		})],
		estimate: (e, t) => {
			let n = jn(e.tokens).reduce((n, [r, i]) => n + i * td(e.who, t.token(r), r), 0);
			return tn(e.who) ? -n : n;
		}
	}), ed = (e, t, n) => $u({
		tokens: e,
		who: t,
		...n ? { room: n } : {}
	}), td = (e, t, n) => e === "chosen-player" ? Math.max(t, -(x(n).worthOnOthers ?? 0)) : t;
}));
// packages/dice-throne/src/rules/hooks.ts
function rd(e, t, n, r = x) {
	return Za(n).on.flatMap((i) => i === "ability" ? od(e, t, n) : i === "token" ? sd(e, t, n, r) : []);
}
function id(e, t, n) {
	let { moment: r, source: i } = go(t);
	return ad(e, r, n, i);
}
function ad(e, t, n, r, i) {
	let { self: a, target: o, pooled: s, attackDice: c } = Za(t), l = a === "attacker" ? e.attack.by : n, ee = yl(l, ld[o](e, n), r, i ?? (c ? e.attack.dice : []));
	return c && !i && (ee.foreign = e.attack.foreign), ee.pooled = s !== void 0, ee.healsLater = s === "damage-and-healing" || s === "damage" && it(e, "pooled-healing"), ee;
}
var od, sd, cd, ld, ud = d((() => {
	ts(), to(), jo(), bo(), S(), y(), bl(), M(), od = (e, t, n) => O(e, t).hooks[n].map(({ program: e }) => e), sd = (e, t, n, r = x) => k(e, t).flatMap((e) => {
		let t = r(e);
		return t && Ja(t, n) ? [yo(xo(n, wo(t.id)))] : [];
	}), cd = (e, t, n) => e.each("hook", t, e.call((e, t) => ho(t.hook), (e, t) => id(e, t.hook, n(e)))), ld = {
		nobody: () => -1,
		active: (e) => e.active,
		"other-side": vl,
		"attack-target": (e) => e.attack.target,
		attacker: (e) => e.attack.by
	};
})), dd, fd, pd = d((() => {
	p(), jo(), bo(), S(), y(), Vl(), ud(), dd = f("dice-throne/cast", (e) => [e.loop((e, t) => t.done.length < t.most, e.run((e, t) => {
		t.spell = void 0;
	}), e.ask("cast", {
		who: (e, t) => t.seat,
		options: (e, t) => {
			let n = fd(e, t.seat).filter((e) => !t.done.includes(e));
			return n.length > 0 ? [...n, "none"] : [];
		},
		then: (e, t, n) => {
			n !== "none" && (t.spell = n);
		}
	}), e.leave((e, t) => t.spell === void 0), e.run((e, t) => {
		t.done.push(t.spell), de(Oo(_(e, t.seat).hero, t.spell)), l(() => ({
			type: "cast",
			seat: t.seat,
			card: t.spell
		}));
	}), e.call((e, t) => ho(Oo(_(e, t.seat).hero, t.spell)), (e, t) => ad(e, "cast", t.seat, t.spell)))]), fd = (e, t) => _(e, t).laid.filter((n) => {
		let { cast: r } = Oi(e, t, n);
		return r !== void 0 && Al(e, t, r.when);
	});
})), md, hd, gd = d((() => {
	pd(), T(), md = w({
		name: "cast",
		pass: () => "target",
		possible: (e, t) => fd(e, t).length > 0,
		parts: (e, t) => [e.call(dd, (e, n) => ({
			seat: n.self,
			most: t.most,
			done: []
		}))],
		estimate: (e) => 3 * e.most
	}), hd = (e = 1) => md({ most: e });
})), _d, vd, yd = d((() => {
	T(), _d = (e, t, n) => Wa(n).possible?.(e, t, n) ?? !0, vd = (e, t, n) => _d(e, t, n) || Wa(n).possibleLater?.(e, t, n) === !0;
})), bd, xd, Sd, Cd, wd = d((() => {
	C(), y(), T(), yd(), bd = w({
		name: "choose",
		inner: ({ among: e }) => e,
		vars: () => ({ branch: 0 }),
		parts: (e, t, { own: n, pass: r, parts: i }) => {
			let a = qa(t.among.flat()).some((e) => Wa(e).pass?.(e) === "target");
			if (r !== "whole" && r === "target" !== (a || t.by === "target")) return [];
			let o = (e) => t.by === "target" ? e.target : e.self;
			return [e.ask("choose", {
				who: (e, t) => o(t),
				options: (e, n) => t.among.flatMap((t, r) => t.every((t) => vd(e, n.self, t)) ? [{
					branch: r + 1,
					does: t,
					hero: _(e, n.self).hero
				}] : []),
				key: Sa,
				params: (e, t) => ({ by: t.by }),
				auto: !0,
				then: (e, t, { branch: r }) => {
					n(t).branch = r;
				}
			}), ...t.among.map((t, r) => e.when((e, t) => n(t).branch === r + 1, ...i(t, "whole")))];
		},
		estimate: (e, t) => Math.max(...e.among.map((e) => t.list(e)))
	}), xd = (...e) => bd({ among: e }), Sd = (...e) => bd({
		among: e,
		by: "target"
	}), Cd = (...e) => bd({ among: [e, []] });
}));
// packages/dice-throne/src/effects/discardFromHand.ts
function Td(e, t, n) {
	Tu(e, t, n), _(e, t).discard.push(n), l(() => ({
		type: "discarded",
		seat: t,
		card: n
	}));
}
var Ed = d((() => {
	p(), Ou(), y();
}));
// packages/dice-throne/src/rules/points.ts
function Dd(e, t, n) {
	let r = _(e, t).cp;
	Je(e, t, n);
	let i = _(e, t).cp - r;
	i !== 0 && l(() => ({
		type: "cp",
		seat: t,
		change: i
	}));
}
var Od = d((() => {
	p(), y();
})), kd, Ad, jd, Md = d((() => {
	p(), S(), Ed(), ol(), y(), Od(), M(), kd = f("dice-throne/pay", (e) => [e.run((e, t) => {
		let { seat: n, price: r, times: i } = t;
		t.left = "cards" in r ? i * r.cards : "family" in r ? i * r.n : 0, "token" in r ? A(e, n, al(r.token, n), i * r.n) : "cp" in r && Dd(e, n, -i * r.cp);
	}), e.loop((e, t) => t.left > 0 && (Ad(e, t).length > 0 || jd(e, t).length > 0), e.run((e, t) => {
		t.left--;
	}), e.ask("discard", {
		who: (e, t) => t.seat,
		options: Ad,
		params: (e, t) => ({ by: t.by }),
		then: (e, t, n) => Td(e, t.seat, n)
	}), e.ask("pay-with", {
		who: (e, t) => t.seat,
		options: jd,
		params: (e, t) => ({ by: t.by }),
		auto: !0,
		then: (e, t, n) => {
			A(e, t.seat, n, 1);
		}
	}))]), Ad = (e, { seat: t, price: n }) => "cards" in n ? [...new Set(_(e, t).hand)] : [], jd = (e, { seat: t, price: n }) => "family" in n ? k(e, t).filter((e) => x(e).family === n.family) : [];
}));
// packages/dice-throne/src/rules/throwDice.ts
function Nd(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let r = 1; r < 1 << e.length; r++) {
		let i = e.flatMap((e, t) => r & 1 << t ? [t + 1] : []), a = i.map((t) => e[t - 1]).sort().join();
		i.length <= t && !n.has(a) && n.set(a, i);
	}
	return [...n.values()];
}
function Pd({ owner: e, owners: t, purpose: n }, r) {
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
var Fd, Id, Ld, Rd = d((() => {
	p(), ml(), uu(), C(), Md(), Uu(), Fd = f("dice-throne/throw", (e) => [
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
				}), Pd(t, n);
			}
		}),
		e.leave((e, t) => t.count === 0),
		e.loop((e, t) => !t.settled, e.ask("roll-again", {
			who: (e, t) => t.owner,
			options: (e, t) => t.upTo === void 0 && Ld(e, t) ? ["keep", "reroll"] : [],
			params: (e, t) => ({ by: t.by ?? "" }),
			then: (e, t, n) => {
				t.places = n === "reroll" ? Array.from({ length: t.count }, (e, t) => t + 1) : [];
			}
		}), e.ask("reroll-some", {
			who: (e, t) => t.owner,
			options: (e, t) => t.upTo !== void 0 && Ld(e, t) ? [...Nd(Id(e), t.upTo), "none"] : [],
			key: (e) => e === "none" ? e : pa(e),
			params: (e, t) => ({ by: t.by ?? "" }),
			then: (e, t, n) => {
				t.places = n === "none" ? [] : n;
			}
		}), e.either((e, t) => (t.places?.length ?? 0) > 0, [e.when((e, t) => t.price !== void 0, e.call(kd, (e, t) => ({
			seat: t.owner,
			price: t.price,
			times: 1,
			by: t.by ?? ""
		}))), e.roll("roll", {
			dice: (e, t) => t.places.length,
			whose: (e, t) => t.owners ?? [t.owner],
			then: (e, t, n) => {
				if (t.upTo === void 0) e.rolls[e.rolls.length - 1].dice = [...n], Pd(t, n);
				else for (let [r, i] of t.places.entries()) au(e, t.owner, i, n[r]);
				t.again--, t.places = void 0;
			}
		})], [
			e.run((e, t) => {
				t.dice = [...Id(e)];
			}),
			zu(e),
			e.run((e, t) => {
				t.settled = !t.again || Id(e).every((e, n) => e === t.dice[n]);
			})
		])),
		e.run((e, t) => {
			t.dice = e.rolls.pop().dice;
		})
	]), Id = (e) => e.rolls[e.rolls.length - 1].dice, Ld = (e, { again: t = 0, price: n, owner: r }) => t > 0 && (n === void 0 || ll(e, r, n));
})), zd, Bd, Vd, Hd = d((() => {
	Rd(), T(), zd = w({
		name: "contest",
		pass: () => "target",
		inner: ({ win: e, lose: t }) => [e, t],
		vars: () => ({ won: !1 }),
		parts: (e, t, { own: n, pass: r, parts: i }) => t.attack && r === "activation" ? [e.run((e) => {
			e.attack.isAttack = !0;
		})] : [e.call(Fd, (e, n) => ({
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
	}), Bd = (e, t, n) => zd({
		ties: e,
		win: t,
		lose: n,
		attack: !0
	}), Vd = (e, t, n) => zd({
		ties: e,
		win: t,
		lose: n,
		attack: !1
	});
})), Ud, Wd, Gd, Kd = d((() => {
	C(), T(), uu(), Ud = (e) => {
		let t = [];
		for (let [n, r] of (e?.dice ?? []).entries()) for (let i of new Set(e.dice)) i !== r && i !== 0 && cu(e, n) && t.push(ha(n + 1, i));
		return t;
	}, Wd = w({
		name: "copy-die",
		possible: (e, t) => Ud(iu(e, t, "own")).length > 0,
		parts: (e) => [e.ask("copy-die", {
			who: (e, t) => t.self,
			options: (e, t) => Ud(iu(e, t.self, "own")),
			params: (e, t) => ({ by: t.by }),
			then: (e, t, n) => au(e, t.self, ga(n).place, ga(n).to)
		})],
		estimate: () => 2
	}), Gd = () => Wd({});
})), qd, I, Jd = d((() => {
	Od(), Pc(), T(), qd = w({
		name: "cp",
		parts: (e, t) => [e.run((e, n) => Dd(e, n.self, yc(e, n, t.amount)))],
		estimate: (e, t) => t.amount(e.amount)
	}), I = (e) => qd({ amount: e });
})), Yd, Xd, L, Zd, Qd = d((() => {
	Pc(), T(), Yd = "counted", Xd = w({
		name: "damage",
		pass: ({ late: e }) => e ? "both" : "activation",
		parts: (e, t, { pass: n }) => [e.run((e, r) => {
			let i = yc(e, r, t.amount);
			if (!e.attack) return;
			let { attack: a } = e;
			n === "target" ? a.base += i - (a.marks[Yd] ?? 0) : (t.late && (a.marks[Yd] = i), i <= 0 || (a.base += i, a.isAttack = !0, a.type !== "ultimate" && t.type !== "normal" && (a.type = t.type)));
		})],
		estimate: (e, t) => t.amount(e.amount) + (e.type === "normal" ? 0 : 1.5)
	}), L = (e, t = "normal") => Xd({
		amount: e,
		type: t
	}), Zd = (e, t = "normal") => Xd({
		amount: e,
		type: t,
		late: !0
	});
})), $d, R, ef = d((() => {
	Pc(), T(), $d = w({
		name: "damage-back",
		parts: (e, t) => [e.run((e, n) => {
			let r = yc(e, n, t.amount);
			r > 0 && e.incoming[n.target].push({
				kind: "other",
				by: n.by,
				amount: r,
				from: n.self
			});
		})],
		estimate: (e, t) => t.amount(e.amount)
	}), R = (e) => $d({ amount: e });
})), tf, nf, rf = d((() => {
	Xs(), T(), tf = w({
		name: "defend-anyway",
		possible: ({ attack: e }, t) => e?.isAttack === !0 && e.target === t && e.stage === "activated" && !e.defendable && !Vs[e.type].defended && Vs[e.type].reduced,
		parts: (e) => [e.run((e) => {
			e.attack && (e.attack.defendable = !0);
		})],
		estimate: () => 3
	}), nf = () => tf({});
})), af, of, sf = d((() => {
	y(), Ed(), T(), $l(), on(), af = w({
		name: "discard",
		pass: ({ who: e }) => $t(e) ? "target" : "activation",
		vars: Jl,
		parts: (e, t, { own: n }) => [...Gl(e, n, t.who), ...t.how === "choice" ? [e.ask("discard", {
			who: (e, t) => n(t).seats[0],
			options: (e, t) => {
				let [r] = n(t).seats;
				return r === void 0 ? [] : [...new Set(_(e, r).hand)];
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => Td(e, n(t).seats[0], r)
		})] : [e.roll("random-card", {
			dice: (e, t) => {
				let [r] = n(t).seats;
				return +(r !== void 0 && _(e, r).hand.length > 0);
			},
			lot: "pieces",
			sides: (e, t) => _(e, n(t).seats[0]).hand.length,
			then: (e, t, [r]) => {
				let i = n(t).seats[0];
				Td(e, i, _(e, i).hand[r - 1]);
			}
		})]],
		estimate: (e) => e.who === "self" ? -1.5 : 1.5
	}), of = (e = "target", t = "choice") => af({
		who: e,
		how: t
	});
})), cf, lf, uf = d((() => {
	y(), Ed(), T(), cf = w({
		name: "discard-hand",
		parts: (e) => [e.run((e, t) => {
			for (let n of [..._(e, t.self).hand]) Td(e, t.self, n);
		})],
		estimate: () => -3
	}), lf = () => cf({});
}));
// packages/dice-throne/src/rules/draw.ts
function df(e, t) {
	let n = [];
	for (let r = 0; r < e.fighters.length; r++) v(e, r) === v(e, t) && n.push(r);
	return n;
}
var ff, pf, mf, hf = d((() => {
	p(), y(), ff = f("dice-throne/draw", (e) => [e.loop((e, t) => t.count > 0 && (_(e, t.seat).deck.length > 0 || _(e, t.seat).discard.length > 0), e.when((e, t) => _(e, t.seat).deck.length === 0, e.call(pf, (e, t) => ({ seat: t.seat }))), e.run((e, t) => {
		let n = _(e, t.seat), r = n.deck.splice(Math.max(0, n.deck.length - t.count)).reverse();
		n.hand.push(...r), n.knownTop = Math.max(0, n.knownTop - r.length), t.count -= r.length, fe(df(e, t.seat), () => ({
			type: "drew",
			seat: t.seat,
			cards: r,
			count: r.length
		}), () => ({
			type: "drew",
			seat: t.seat,
			count: r.length
		}));
	}))]), pf = f("dice-throne/reshuffle", (e) => [e.run((e, t) => {
		let n = _(e, t.seat);
		n.deck.push(...n.discard.splice(0)), n.knownTop = 0, l(() => ({
			type: "reshuffled",
			seat: t.seat
		}));
	}), e.call(mf, (e, t) => ({ seat: t.seat }))]), mf = f("dice-throne/shuffle", (e) => [e.shuffle("shuffle", {
		stream: (e, t) => `deck-${t.seat + 1}`,
		cards: (e, t) => _(e, t.seat).deck.length,
		then: (e, t, n) => {
			let r = _(e, t.seat);
			r.deck = n.map((e) => r.deck[e]), r.knownTop = 0;
		}
	})]);
})), gf, z, _f = d((() => {
	hf(), Pc(), T(), gf = w({
		name: "draw",
		parts: (e, t) => [e.call(ff, (e, n) => ({
			seat: n.self,
			count: yc(e, n, t.amount)
		}))],
		estimate: (e, t) => 1.5 * t.amount(e.amount)
	}), z = (e) => gf({ amount: e });
}));
// packages/dice-throne/src/rules/dials.ts
function vf(e, t) {
	for (let [n, r] of t.entries()) {
		let t = e.dials[n];
		e.dials[n] = Sf(e, n, r), e.dials[n] === 0 && t > 0 && yf(e, n);
	}
}
function yf(e, t) {
	for (let n of e.fighters.keys()) {
		let r = v(e, n) === t ? k(e, n).find((e) => x(e).saves) : void 0;
		if (r !== void 0) {
			A(e, n, r, 1), e.dials[t] = 1;
			return;
		}
	}
}
var bf, xf, Sf, Cf, wf = d((() => {
	p(), S(), y(), Xs(), M(), bf = (e, t, n) => {
		let r = nt(e, t);
		Cf(e, t, n);
		let i = nt(e, t) - r;
		i > 0 && l(() => ({
			type: "healed",
			seat: t,
			amount: i
		}));
	}, xf = (e, t) => Js(tt(e)) - nt(e, t), Sf = (e, t, n) => Ys(e.dials[t], n, tt(e)), Cf = (e, t, n) => vf(e, e.dials.map((r, i) => i === v(e, t) ? n : 0));
})), Tf, Ef, Df, Of = d((() => {
	Xs(), wf(), vc(), y(), T(), Tf = w({
		name: "endure",
		possible: (e, t) => e.attack?.isAttack === !0 && e.attack.target === t && !e.attack.endured && Vs[e.attack.type].reduced && Df(e, t),
		parts: (e) => [e.run((e, t) => {
			e.attack?.target === t.self && (e.attack.endured = !0);
		})],
		estimate: () => 8
	}), Ef = () => Tf({}), Df = (e, t) => Sf(e, v(e, t), e.healing[t] - Bs(ac(e, t))) === 0;
}));
// packages/dice-throne/src/effects/tokenWorth.ts
function kf(e) {
	let t = Mf.get(e.id);
	if (t !== void 0) return t;
	Mf.set(e.id, e.kind === "negative" ? -1.5 : 1.5);
	let n = Af(e);
	return Mf.set(e.id, n), n;
}
function Af(e) {
	if (e.worth !== void 0) return e.worth;
	let { forbids: t, weakens: n, saves: r, blast: i, foresees: a } = e, o = 0;
	for (let t of eo.token) {
		let n = Ja(e, t);
		n && (o += Za(t).tokenWorth?.(Pf(e.id).list(n), e) ?? 0);
	}
	for (let { effects: t, cost: n, aged: r, price: i } of e.spends ?? []) {
		let a = Pf(e.id).list(t) - (i ? cl(i, Nf) : 0);
		o = Math.max(o, (r ? .9 : 1) * Ya * a / Math.max(1, n));
	}
	return t && (o -= jf[t]), e.attempts && (o += 2 * e.attempts), e.attemptPrice && (o -= 1.5 * e.attemptPrice), e.shelters && (o += 6), e.aura && (o += (e.aura.of === "attacker" ? 1 : -1) * 2 * Pf(e.id).amount(e.aura.amount)), n && (o -= n * 2), r && (o += 8), i && (o -= i / 2), a && (o += 1), o === 0 && (o = e.kind === "negative" ? -1.5 : 1.5), e.kind === "negative" ? Math.min(-.5, o) : o;
}
var jf, Mf, Nf, Pf, Ff = d((() => {
	to(), S(), Gc(), ml(), jf = {
		offense: 4,
		income: 1.5,
		acting: 6,
		damage: 4,
		cards: 1.5
	}, Mf = /* @__PURE__ */ new Map(), Nf = (e) => kf(x(e)), Pf = (e) => Fc(() => 1 / 3, 1, Nf, e);
})), If, Lf, Rf = d((() => {
	Gc(), Ff(), If = ({ faces: e }, t, n) => Fc((t) => e.filter((e) => e === t).length / 6, t, Nf, void 0, n), Lf = (e, t) => If(t, 5).list(e);
}));
// packages/dice-throne/src/effects/keepDice.ts
function zf(e, t, n = Infinity) {
	return [e.ask("keep-dice", {
		who: (e) => ru(e).owner,
		options: (e) => {
			let t = Bf(ru(e));
			return Array.from({ length: 1 << t.length }, (e, t) => t).filter((e) => Hf(t, e).length <= n);
		},
		key: da,
		then: (e, n, r) => {
			t(n).thrown = Hf(Bf(ru(e)), r);
		}
	}), Vf(e, t)];
}
var Bf, Vf, Hf, Uf = d((() => {
	C(), uu(), Bf = (e) => e.dice.filter((t, n) => ou(e, n) === e.owner), Vf = (e, t) => e.roll("roll", {
		dice: (e, n) => t(n).thrown.length,
		whose: (e) => [ru(e).owner],
		then: (e, n, r) => {
			for (let [i, a] of t(n).thrown.entries()) au(e, n.self, a, r[i]);
		}
	}), Hf = (e, t) => e.flatMap((e, n) => t & 1 << n ? [] : [n + 1]);
})), Wf, Gf, Kf = d((() => {
	T(), Uf(), uu(), Wf = w({
		name: "extra-attempt",
		possible: (e, t, n) => ru(e)?.purpose === n.of,
		vars: () => ({ thrown: [] }),
		parts: (e, t, { own: n }) => t.of === "offense" ? [e.run((e) => {
			e.attempts++, e.altered = !0;
		})] : zf(e, n),
		estimate: () => 1.5
	}), Gf = (e) => Wf(e);
})), qf, Jf, Yf = d((() => {
	y(), T(), qf = w({
		name: "extra-offense",
		parts: (e, t) => [e.run((e) => {
			e.furtherOffenses.push(t.sameTarget ? e.attack?.target ?? -1 : -1);
		})],
		estimate: () => 6
	}), Jf = ({ sameTarget: e = !1 } = {}) => qf({ sameTarget: e });
})), Xf, Zf, Qf = d((() => {
	p(), _l(), T(), Xf = w({
		name: "fail",
		parts: (e) => [e.run((e, t) => {
			l(() => ({
				type: "failed",
				seat: t.self
			})), be(e, gl.resolveAttack) && Te(e, gl.resolveAttack);
		})],
		estimate: () => -7
	}), Zf = () => Xf({});
})), $f, ep, tp, np = d((() => {
	M(), T(), Gc(), ol(), $f = w({
		name: "fill-up",
		pass: ({ late: e }) => e ? "target" : "activation",
		possible: (e, t, n) => us(e, t, al(n.token, t)) > 0,
		parts: (e, t) => [e.run((e, n) => {
			let r = al(t.token, n.self);
			ds(e, n.self, r, us(e, n.self, r));
		})],
		estimate: (e, t) => 2 * t.token(e.token)
	}), ep = (e) => $f({ token: e }), tp = (e) => $f({
		token: e,
		late: !0
	});
})), rp, ip = d((() => {
	p(), ts(), jo(), bo(), S(), y(), ud(), rp = f("dice-throne/upgrade", (e) => [
		e.run((e, t) => {
			let { upgrades: n } = Oi(e, t.seat, t.card), r = _(e, t.seat), { hero: i, marks: a, laid: o } = r, { levels: s } = O(e, t.seat);
			t.hooks = rd(e, t.seat, "upgraded"), o.splice(o.indexOf(t.card), 1), a["cards-in-play"] = (a["cards-in-play"] ?? 0) + 1, r.board = Vo(i, a.face, {
				...s,
				[n.ability.id]: n.level
			}), a["upgrades-this-turn"] = (a["upgrades-this-turn"] ?? 0) + 1;
		}),
		e.each("hook", (e, t) => t.hooks, e.call((e, t) => ho(t.hook), (e, t) => id(e, t.hook, t.seat))),
		e.when((e, t) => yo(ko(_(e, t.seat).hero, t.card)) !== void 0, e.call((e, t) => ho(ko(_(e, t.seat).hero, t.card)), (e, t) => ad(e, "played", t.seat, t.card)))
	]);
})), ap, op, sp = d((() => {
	ts(), S(), ap = (e, t, n) => [...Bi(e, t).cards.values()].flatMap(({ id: e, upgrades: t }) => t && n.includes(e) ? [e] : []), op = (e, t, n) => ap(e, t, n).filter((n) => {
		let { ability: r, level: i } = Bi(e, t).cards.get(n).upgrades;
		return Yo(e, t, r.id) < i;
	});
}));
// packages/dice-throne/src/effects/freeUpgrade.ts
function cp(e, t, n) {
	_(e, t).laid.push(n), l(() => ({
		type: "played",
		seat: t,
		card: n
	}));
}
var lp, up, dp = d((() => {
	p(), ip(), y(), sp(), lp = (e) => e.loop((e, t) => up(e, t.self) !== void 0, e.call(rp, (e, t) => ({
		seat: t.self,
		card: up(e, t.self)
	}))), up = (e, t) => _(e, t).laid.find((n) => op(e, t, [n]).length > 0);
}));
// packages/dice-throne/src/rules/halved.ts
function fp(e, t, n) {
	_(e, t).marks[hp + n] = 1;
}
function pp(e, t) {
	let { marks: n } = _(e, t), r = [];
	if (!at(e)) return r;
	for (let e in n) n[e] > 0 && e.startsWith(hp) && r.push(e.slice(7));
	return r;
}
function mp(e, t) {
	let { marks: n } = _(e, t);
	for (let e in n) e.startsWith(hp) && (n[e] = 0);
}
var hp, gp = d((() => {
	y(), hp = "halved:";
}));
// packages/dice-throne/src/rules/leave.ts
function _p(e, t) {
	let { tokens: n, marks: r } = _(e, t);
	for (let e in n) n[e] = 0;
	r[vp] = 1;
}
var vp, yp = d((() => {
	y(), vp = "gone";
}));
// packages/dice-throne/src/rules/playing.ts
function bp(e, t, n) {
	let { discard: r, playing: i } = _(e, t), a = i.indexOf(n);
	a >= 0 && r.push(...i.splice(a, 1));
}
function xp(e) {
	let t = ye(e, gl.playCard).map(({ vars: e }) => e);
	for (let [n, { playing: r }] of e.fighters.entries()) for (let i of [...r]) t.some((e) => e.seat === n && e.card === i) || bp(e, n, i);
}
var Sp = d((() => {
	p(), y(), _l();
}));
// packages/dice-throne/src/rules/reactions.ts
function Cp(e, t, n) {
	n <= 0 || !jl(e, t) || rd(e, t, "damaged").length === 0 || (e.harmed = [...e.harmed ?? [], {
		seat: t,
		amount: n
	}]);
}
var wp, Tp = d((() => {
	p(), bo(), y(), Vl(), ud(), wp = f("dice-throne/reactions", (e) => [e.loop((e) => e.harmed !== void 0, e.run((e, t) => {
		let [n, ...r] = e.harmed;
		t.seat = n.seat, t.amount = n.amount, e.harmed = r.length > 0 ? r : void 0;
	}), e.each("hook", (e, t) => Qe(e, t.seat) ? rd(e, t.seat, "damaged") : [], e.call((e, t) => ho(t.hook), (e, t) => ({
		...id(e, t.hook, t.seat),
		suffered: t.amount
	}))))]);
}));
// packages/dice-throne/src/rules/damage.ts
function Ep(e) {
	let t = cc(e);
	t > 0 && e.incoming[e.attack.by].push({
		kind: "other",
		by: Ze(e.attack),
		amount: t
	});
	let n = e.incoming.map((t, n) => ac(e, n));
	e.dealt = n.map(Bs);
	let r = e.dials.map(() => 0);
	for (let [t, i] of n.entries()) {
		Cp(e, t, e.dealt[t]);
		let n = e.healing[t];
		r[v(e, t)] += n - e.dealt[t];
		let a = Math.min(n, e.dealt[t] + xf(e, t));
		(e.dealt[t] > 0 || i.length > 0) && l(() => ({
			type: "damaged",
			seat: t,
			amount: e.dealt[t],
			lines: Qs(e, i)
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
	vf(e, r), lc(e);
}
function Dp(e) {
	let { attack: t } = e;
	if (be(e, gl.resolveAttack) && t && t.target !== -1 && !Qe(e, t.target)) {
		Te(e, gl.resolveAttack), e.isolated = void 0, e.incoming[t.target] = [], e.healing[t.target] = 0;
		return;
	}
	let n = ye(e, gl.act).find(({ vars: t }) => !Qe(e, t.seat));
	if (!n) return;
	let r = Te(e, n), i = r.find((e) => Se(e, kp));
	i && (e.isolated = i.vars.outer);
	for (let t of r) Se(t, Fd) && e.rolls.pop();
}
var Op, kp, Ap, jp = d((() => {
	p(), y(), Is(), Xs(), $s(), wf(), _l(), gp(), vc(), yp(), Sp(), Tp(), Uu(), Rd(), Op = f("dice-throne/apply-incoming", (e) => [
		e.run(Ep),
		e.call(Ap),
		e.call(wp)
	]), kp = f("dice-throne/isolated", (e) => [
		e.leave((e, t) => t.amount <= 0 || !Qe(e, t.to)),
		e.run((e, t) => {
			t.outer = e.isolated;
			let n = t.from === void 0 ? [] : pp(e, t.from);
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
		e.when((e, t) => !t.certain, zu(e)),
		e.run((e, t) => {
			let { lines: n } = e.isolated, r = Bs(n);
			e.isolated = t.outer, l(() => ({
				type: "damaged",
				seat: t.to,
				amount: r,
				lines: Qs(e, n)
			})), Cf(e, t.to, -r), Cp(e, t.to, r);
		}),
		e.call(Ap),
		e.call(wp)
	]), Ap = f("dice-throne/defeats", (e) => [e.run((e) => {
		let t = e.out.length, n = [...e.fighters.keys()].filter((t) => Qe(e, t) && nt(e, t) === 0);
		for (let r of n) e.out.push(r), e.fighters[r].marks.fell = t, l(() => ({
			type: "defeated",
			seat: r
		}));
		for (let n of e.out.slice(t)) As(e, n);
		let r = new Set(e.fighters.flatMap((t, n) => Qe(e, n) ? [v(e, n)] : []));
		if (r.size === 1 && (e.ended = "defeat"), r.size === 0 && (e.ended = "draw"), e.ended) {
			let t = e.ended;
			l(() => ({
				type: "ended",
				reason: t
			})), ee(e);
		} else {
			for (let t of n) _p(e, t);
			Qe(e, e.active) ? Dp(e) : we(e, gl.match);
		}
		xp(e);
	})]);
}));
// packages/dice-throne/src/rules/inflict.ts
function Mp(e, { seat: t, token: n, count: r }) {
	let { ends: i, covers: a } = x(n);
	if (t !== e.active || !at(e) || i === void 0 || a && e.phase === "offense") return;
	let { marks: o } = _(e, t);
	o[ys(n)] = (o[ys(n)] ?? 0) + r;
}
var Np, Pp, Fp, Ip, Lp, Rp = d((() => {
	p(), to(), jo(), bo(), S(), y(), wu(), jp(), ic(), ud(), M(), Np = f("dice-throne/inflict", (e) => [
		e.leave((e, t) => t.count <= 0 || Fp(e, t)),
		e.when((e, t) => x(t.token).covers === !0, e.call(Pp, (e, t) => ({
			...t,
			by: t.by ?? t.seat
		})), e.leave()),
		e.when((e, t) => x(t.token).blast !== void 0 && j(e, t.seat, t.token) > 0, e.run((e, t) => {
			A(e, t.seat, t.token, 1);
		}), e.call(kp, (e, t) => ({
			to: t.seat,
			amount: rc(e, t.seat) ? 0 : x(t.token).blast,
			by: t.token,
			certain: !1,
			type: "undefendable"
		}))),
		e.run((e, t) => {
			t.placed = ds(e, t.seat, t.token, t.count), Mp(e, t), t.placed > 0 && e.attack?.target === t.seat && e.attack.inflicted.push(t.token);
		}),
		e.leave((e, t) => t.placed === 0),
		e.when((e, t) => !t.moved && Ja(x(t.token), "inflicted") !== void 0, e.call((e, t) => ho(xo("inflicted", wo(x(t.token).id))), (e, t) => ad(e, "inflicted", t.seat, t.token))),
		e.when(Ip, e.call(Lp, (e, t) => ({
			seat: t.seat,
			token: t.token
		})))
	]), Pp = f("dice-throne/cover", (e) => [e.loop((e, t) => t.count > 0 && yu(e, t.seat, t.token).length > 0, e.ask("cover", {
		who: (e, t) => t.by,
		options: (e, t) => yu(e, t.seat, t.token),
		params: (e, t) => ({
			token: t.token,
			seat: t.seat
		}),
		auto: !0,
		then: (e, t, n) => {
			t.count--;
			let r = Su(t.token, n);
			ds(e, t.seat, r, 1), Mp(e, {
				seat: t.seat,
				token: r,
				count: 1
			}), e.attack?.target === t.seat && e.attack.inflicted.push(r);
		}
	}))]), Fp = ({ attack: e }, { seat: t, token: n }) => e?.striking === !0 && e.target === t && e.intercepted?.includes(x(n).id) === !0, Ip = (e, { seat: t, token: n }) => Ja(x(n), "full") !== void 0 && us(e, t, n) === 0, Lp = f("dice-throne/filled", (e) => [e.call((e, t) => ho(xo("full", wo(x(t.token).id))), (e, t) => ad(e, "full", t.seat, t.token))]);
})), zp, B, Bp = d((() => {
	Rp(), M(), Pc(), T(), ol(), zp = w({
		name: "gain",
		vars: () => ({
			left: 0,
			placed: !1
		}),
		parts: (e, t, { own: n }) => [e.run((e, r) => {
			n(r).left = yc(e, r, t.amount);
		}), e.loop((e, t) => n(t).left > 0, e.ask("gain", {
			who: (e, t) => t.self,
			options: (e, n) => t.may && us(e, n.self, al(t.token, n.self)) > 0 ? ["gain", "decline"] : ["gain"],
			params: () => ({ token: t.token }),
			auto: !0,
			then: (e, r, i) => {
				n(r).left--, n(r).placed = i === "gain" && ds(e, r.self, al(t.token, r.self), 1) > 0;
			}
		}), e.when((e, r) => n(r).placed && Ip(e, {
			seat: r.self,
			token: al(t.token, r.self)
		}), e.run((e, t) => {
			n(t).left = 0;
		}), e.call(Lp, (e, n) => ({
			seat: n.self,
			token: al(t.token, n.self)
		}))))],
		estimate: (e, t) => t.token(e.token) * t.amount(e.amount)
	}), B = (e, t = 1, n = !1) => zp({
		token: e,
		amount: t,
		may: n
	});
})), Vp, Hp, Up = d((() => {
	gp(), T(), Vp = w({
		name: "halve-dealt",
		parts: (e) => [e.run((e, t) => fp(e, t.self, t.by))],
		estimate: () => -3.5
	}), Hp = () => Vp({});
})), Wp, V, Gp = d((() => {
	wf(), Pc(), T(), $l(), on(), Wp = w({
		name: "heal",
		pass: ({ who: e }) => $t(e) ? "target" : "activation",
		vars: Jl,
		parts: (e, t, { own: n }) => [...Gl(e, n, t.who), e.run((e, r) => {
			for (let i of n(r).seats) {
				let n = yc(e, {
					...r,
					target: i
				}, t.amount);
				n <= 0 || (r.healsLater ? e.healing[i] += n : bf(e, i, n));
			}
		})],
		estimate: (e, t) => (tn(e.who) ? -1 : 1) * t.amount(e.amount)
	}), V = (e, t = "self") => Wp({
		amount: e,
		who: t
	});
}));
// packages/dice-throne/src/rules/healByDealt.ts
function Kp(e, t) {
	_(e, t).marks[Jp] = 1;
}
function qp(e) {
	let { by: t, target: n } = e.attack, r = n === -1 ? 0 : e.dealt[n];
	_(e, t).marks[Jp] && r > 0 && bf(e, t, r);
}
var Jp, Yp = d((() => {
	y(), wf(), Jp = "healed-by-dealt-this-turn";
})), Xp, Zp, Qp = d((() => {
	Yp(), T(), Xp = w({
		name: "heal-dealt",
		parts: (e) => [e.run((e, t) => Kp(e, t.self))],
		estimate: () => 5
	}), Zp = () => Xp({});
})), $p, em, tm = d((() => {
	ic(), y(), $p = (e, t, n) => n !== t.self && (nc(e, t.self) || em(e, t) && rc(e, n)), em = ({ attack: e }, { self: t, by: n }) => e?.by === t && n === Ze(e);
})), nm, rm, im, am = d((() => {
	jp(), Pc(), T(), tm(), $l(), on(), nm = w({
		name: "hurt",
		pass: ({ who: e }) => $t(e) ? "target" : "activation",
		vars: Jl,
		parts: (e, t, { own: n }) => {
			let r = (e) => n(e).seats[0];
			return [...Gl(e, n, t.who), e.loop((e, t) => n(t).seats.length > 0, e.call(kp, (e, i) => ({
				to: r(i),
				amount: $p(e, i, r(i)) ? 0 : yc(e, i, t.amount) * im(n(i)),
				by: i.by,
				certain: t.certain,
				type: t.type,
				from: i.self
			}), (e, t) => {
				let i = r(t);
				n(t).seats = n(t).seats.filter((e) => e !== i);
			}))];
		},
		estimate: (e, t) => (e.who === "self" ? -1 : 1) * t.amount(e.amount) * rn(e.who)
	}), rm = (e, t, n = !1, r = "normal") => nm({
		amount: e,
		who: t,
		certain: n,
		type: r
	}), im = ({ seats: e }) => e.filter((t) => t === e[0]).length;
})), om, sm, H, cm = d((() => {
	S(), Rp(), y(), Pc(), T(), ol(), $l(), on(), om = ({ who: e, repeatedWith: t }) => (n) => nn(e) || t !== void 0 && it(n, t), sm = w({
		name: "inflict",
		pass: ({ who: e }) => $t(e) ? "target" : "activation",
		reaches: (e, t, { who: n, amount: r }) => $t(n) && yc(e, t, r) > 0,
		inflicts: (e, t, { who: n, token: r, amount: i }) => $t(n) && yc(e, t, i) > 0 ? [r] : [],
		possible: (e, t, { who: n, token: r }) => x(r).blast !== void 0 || x(r).ends !== void 0 || Zl(e, t, n, [r]),
		vars: Jl,
		parts: (e, t, { own: n }) => [...Gl(e, n, t.who, void 0, om(t)), Yl(e, n, Np, (e, n, r) => ({
			seat: r,
			token: al(t.token, n.self),
			count: yc(e, n, t.amount),
			by: n.self
		}))],
		estimate: (e, t) => (e.who === "self" ? 1 : -1) * t.token(e.token) * t.amount(e.amount) * rn(e.who)
	}), H = (e, t = 1, n = "target", r) => sm({
		token: e,
		amount: t,
		who: n,
		...r ? { repeatedWith: r } : {}
	});
})), lm, um, dm = d((() => {
	T(), lm = w({
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
	}), um = () => lm({});
}));
// packages/dice-throne/src/effects/keepSome.ts
function fm(e, t) {
	return e === 0 ? [[]] : t.flatMap((n, r) => n === t[r - 1] ? [] : fm(e - 1, t.slice(r + 1)).map((e) => [n, ...e]));
}
var pm, mm, hm = d((() => {
	C(), T(), pm = w({
		name: "keep-some",
		parts: (e, t, { pass: n }) => [e.ask("keep-some", {
			who: (e, t) => t.self,
			options: (e, n) => n.dice.length > t.dice ? fm(t.dice, [...n.dice].sort()) : [],
			key: ma,
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
	}), mm = (e) => pm({ dice: e });
})), gm, _m, vm = d((() => {
	y(), T(), gm = w({
		name: "lay",
		parts: (e, t) => [e.run((e, n) => {
			let { deck: r, laid: i, spells: a } = _(e, n.self), o = a.includes(t.card) ? a : r, s = o.indexOf(t.card);
			s >= 0 && i.push(...o.splice(s, 1));
		})],
		estimate: () => 3
	}), _m = (e) => gm({ card: e });
})), ym, bm, xm, Sm = d((() => {
	M(), Pc(), T(), Gc(), ol(), $l(), on(), ym = (e, t, n, r) => j(e, t, al(n, r)), bm = w({
		name: "lose",
		pass: ({ who: e }) => $t(e) ? "target" : "activation",
		possible: (e, t, n) => Xl(e, t, n.who).some((r) => ym(e, r, n.token, t) > 0),
		vars: Jl,
		parts: (e, t, { own: n }) => [...Gl(e, n, t.who, (e, n, r) => ym(e, r, t.token, n.self) > 0), e.run((e, r) => {
			let i = t.amount === "all" ? 2 ** 53 - 1 : yc(e, r, t.amount);
			r.paid = 0;
			for (let a of n(r).seats) r.paid += A(e, a, al(t.token, r.self), i);
		})],
		estimate: (e, t) => {
			if (t.about === e.token) return 0;
			let n = t.token(e.token) * (e.amount === "all" ? 2 : t.amount(e.amount));
			return e.who === "self" ? -n : n;
		}
	}), xm = (e, t = 1, n = "self") => bm({
		token: e,
		amount: t,
		who: n
	});
})), Cm, wm, Tm = d((() => {
	Od(), Pc(), T(), $l(), on(), Cm = w({
		name: "lose-cp",
		pass: ({ who: e }) => $t(e) ? "target" : "activation",
		vars: Jl,
		parts: (e, t, { own: n }) => [...Gl(e, n, t.who), e.run((e, r) => {
			let i = yc(e, r, t.amount);
			if (i > 0) for (let t of n(r).seats) Dd(e, t, -i);
		})],
		estimate: (e, t) => (e.who === "self" ? -1 : 1) * t.amount(e.amount)
	}), wm = (e, t = "target") => Cm({
		amount: e,
		who: t
	});
})), Em = d((() => {
	y(), T(), w({
		name: "mark",
		parts: (e, t) => [e.run((e, n) => {
			_(e, n.self).marks[t.name] = t.value;
		})],
		estimate: () => 0
	});
}));
// packages/dice-throne/src/rules/interval.ts
function Dm(e, t) {
	if (it(e, "v2.2")) return [];
	let n = qe(e, e.active);
	return n.slice(0, Math.max(0, n.indexOf(t))).filter((t) => Ml(e, t));
}
function Om(e, { seat: t, card: n }) {
	let { kind: r } = Oi(e, t, n);
	return r !== "instant" && (r !== "roll" || it(e, "instants-interrupt-roll-cards"));
}
var km, Am, jm = d((() => {
	p(), S(), C(), y(), Vl(), _l(), Lu(), Uu(), km = f("dice-throne/answered", (e) => [e.run((e, t) => {
		t.queue = Dm(e, t.seat);
	}), e.loop((e, t) => t.queue.length > 0, e.run((e, t) => {
		t.by = t.queue.shift();
	}), e.ask("answer", {
		who: (e, t) => t.by,
		options: (e, t) => Sl(e, t.by, [Ru]),
		params: (e, t) => ({
			seat: t.seat,
			action: t.action
		}),
		unavailable: (e, t) => ku(e, t.by),
		decline: Ru,
		then: (e, t, n) => {
			t.answer = n;
		}
	}), e.when((e, t) => t.answer !== Ru, e.call(gl.act, (e, t) => ({
		seat: t.by,
		action: t.answer
	})), e.run((e, t) => {
		t.acted = !0, t.queue = Dm(e, t.seat);
	})))]), Am = f("dice-throne/interval", (e) => [e.call(km, (e, t) => ({
		seat: t.seat,
		action: Qi(t.card)
	}), (e, t, { acted: n }) => {
		t.acted = n;
	}), e.when(Om, zu(e, (e, t) => ({
		but: t.seat,
		instants: !0
	}), (e, t, { acted: n }) => {
		t.acted = t.acted || n;
	}))]);
}));
// packages/dice-throne/src/effects/nameTarget.ts
function Mm(e, t, n, r, i) {
	return [
		...r,
		e.when((e, t) => t.open === !0, e.call(Am, (e, t) => ({
			seat: t.self,
			card: t.by
		}), (e, n, { acted: r }) => {
			t(n).answered = r === !0;
		}), e.when((e, n) => t(n).answered, e.run((e, r) => n(t(r))), ...r)),
		...i
	];
}
var Nm = d((() => {
	jm();
})), Pm, Fm = d((() => {
	C(), M(), Pm = (e, t, n, r) => t.flatMap((t) => k(e, t).filter((i) => n(i) && j(e, t, i) > (r?.seat === t && r.token === i ? r.count : 0)).map((e) => va(t, e)));
})), Im, Lm, Rm = d((() => {
	C(), Rp(), M(), y(), T(), Nm(), $l(), Fm(), Im = w({
		name: "move-token",
		names: !0,
		possible: (e, t, n, r) => Pm(e, qe(e, t), Es, r).length > 0,
		vars: () => ({
			...Jl(),
			token: "",
			answered: !1
		}),
		parts: (e, t, { own: n }) => Mm(e, n, (e) => {
			e.token = "";
		}, [e.ask("move-token", {
			who: (e, t) => t.self,
			options: (e, t) => Pm(e, qe(e, t.self), Es),
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				n(t).token = r;
			}
		}), ...Gl(e, n, "chosen-player", (e, t, r) => {
			let { token: i } = n(t);
			return i !== "" && r !== ya(i).seat;
		})], [e.when((e, t) => n(t).token !== "" && n(t).seats.length > 0, e.call(Np, (e, t) => {
			let { seat: r, token: i } = ya(n(t).token);
			return A(e, r, i, 1), {
				seat: n(t).seats[0],
				token: i,
				count: 1,
				moved: !0
			};
		}))]),
		estimate: () => 3
	}), Lm = () => Im({});
}));
// packages/dice-throne/src/rules/recount.ts
function zm(e) {
	let { attack: t } = e;
	if (!(!t || t.stage !== "activated" && t.stage !== "defended")) {
		for (let n of e.fighters.keys()) {
			if (n === t.by) continue;
			let r = e.incoming[n].filter(({ recounted: e }) => !e);
			e.incoming[n] = r, r.length !== 0 && (t.target === n && Bm(e, t, r), Vs[t.type].reduced && Vm(e, t, n, r));
		}
		t.target !== -1 && (t.peak = Math.max(t.peak ?? 0, Bs(ac(e, t.target))));
	}
}
function Bm(e, { by: t, target: n, type: r, isAttack: i }, a) {
	if (!i || !Vs[r].modified || !Qe(e, n)) return;
	let o = (e, n) => {
		n !== 0 && a.push({
			kind: "add",
			by: e,
			amount: n,
			from: t,
			recounted: !0
		});
	};
	for (let { id: r, aura: i } of Di()) j(e, i.of === "attacker" ? t : n, r) > 0 && o(r, yc(e, yl(t, n, r), i.amount));
	for (let { id: n, aura: r } of Ri(_(e, t).hero)) r && Os(e, t, n) === r.state && o(n, r.damage);
}
function Vm(e, { by: t, ...n }, r, i) {
	if (Hm(e, n, r)) for (let { id: n, weakens: r = 0 } of Ei()) {
		let a = -r * j(e, t, n);
		a !== 0 && i.push({
			kind: "add",
			by: n,
			amount: a,
			from: t,
			recounted: !0
		});
	}
	for (let n of pp(e, t)) i.push({
		kind: "half",
		by: n,
		amount: 0,
		from: t,
		recounted: !0
	});
}
var Hm, Um = d((() => {
	S(), Pc(), y(), Is(), Xs(), bl(), gp(), vc(), M(), Hm = (e, { isAttack: t, target: n, type: r }, i) => !it(e, "wither-strict") || t && n === i && Vs[r].modified;
}));
// packages/dice-throne/src/rules/act.ts
function Wm({ effects: [e] }) {
	return e !== void 0 && Wa(e).names === !0;
}
function Gm(e, t, n) {
	let { laid: r, marks: i } = _(e, t);
	r.push(n), i[Pl] = (i["spells-this-turn"] ?? 0) + 1;
}
var Km, qm, Jm, Ym, Xm, Zm = d((() => {
	p(), ts(), jo(), bo(), S(), ls(), T(), ml(), C(), y(), Vl(), _l(), bl(), Ou(), ud(), jm(), Md(), Sp(), Um(), Uu(), M(), ip(), Km = f(gl.act.name, (e) => [e.either((e, t) => ca(t.action).is === "play", [e.call(qm, (e, t) => ({
		seat: t.seat,
		card: qi("play", t.action).card
	}))], [e.call(km, (e, t) => ({
		seat: t.seat,
		action: t.action
	})), e.either((e, t) => ca(t.action).is === "spend", [e.call(Jm, (e, t) => {
		let { token: n, use: r } = qi("spend", t.action);
		return {
			seat: t.seat,
			token: n,
			use: r
		};
	})], [
		e.when((e, t) => !Tl(e, t.seat, t.action), zu(e, (e, t) => ({
			but: t.seat,
			instants: !0
		}))),
		e.run((e, t) => {
			t.begun = !0;
		}),
		e.call(Ym, (e, t) => ({
			seat: t.seat,
			action: qi("use", t.action).action
		}))
	])]), e.run(zm)]), qm = f(gl.playCard.name, (e) => [
		e.run((e, t) => {
			Je(e, t.seat, -Fl(e, t.seat, Oi(e, t.seat, t.card))), Tu(e, t.seat, t.card);
			let { kind: n } = Oi(e, t.seat, t.card);
			n === "spell" ? Gm(e, t.seat, t.card) : _(e, t.seat)[n === "upgrade" ? "laid" : "playing"].push(t.card);
			let r = ko(_(e, t.seat).hero, t.card);
			t.program = n === "upgrade" ? void 0 : yo(r), de(r), l(() => ({
				type: "played",
				seat: t.seat,
				card: t.card
			}));
		}),
		e.when((e, t) => Oi(e, t.seat, t.card).price !== void 0, e.call(kd, (e, t) => ({
			seat: t.seat,
			price: Oi(e, t.seat, t.card).price,
			times: 1,
			by: t.card
		}))),
		e.when((e, t) => !Wm(Oi(e, t.seat, t.card)), e.call(Am, (e, t) => ({
			seat: t.seat,
			card: t.card
		}))),
		e.when((e, t) => Oi(e, t.seat, t.card).kind === "upgrade", e.call(rp, (e, t) => ({
			seat: t.seat,
			card: t.card
		}))),
		e.when((e, t) => t.program !== void 0, e.call((e, t) => ho(t.program), (e, t) => ({
			...ad(e, "played", t.seat, t.card),
			open: Wm(Oi(e, t.seat, t.card))
		}))),
		e.run((e, t) => bp(e, t.seat, t.card))
	]), Jm = f("dice-throne/spend-token", (e) => [
		e.leave((e, t) => {
			let n = ss(t.token, t.use);
			return Ll(e, t.seat, t.token, n) < n.cost || n.price !== void 0 && !ll(e, t.seat, n.price);
		}),
		e.run((e, t) => {
			let n = ss(t.token, t.use), { kind: r, spent: i } = x(t.token);
			l(() => ({
				type: "spent",
				seat: t.seat,
				token: t.token
			})), (r !== "companion" || i) && A(e, t.seat, t.token, n.cost, n.aged);
			let { marks: a } = _(e, t.seat);
			for (let e of /* @__PURE__ */ new Set([Il(t.token), Il(t.token, n)])) a[e] = (a[e] ?? 0) + 1;
		}),
		e.when((e, t) => ss(t.token, t.use).price !== void 0, e.call(kd, (e, t) => ({
			seat: t.seat,
			price: ss(t.token, t.use).price,
			times: 1,
			by: t.token
		}))),
		e.call((e, t) => ho(ss(t.token, t.use).program), (e, t) => ad(e, "spend", t.seat, t.token))
	]), Ym = f("dice-throne/use-action", (e) => [
		e.leave((e, t) => !jl(e, t.seat) || !kl(e, t.seat, Xm(e, t))),
		e.run((e, t) => {
			let n = Xm(e, t);
			Je(e, t.seat, -n.cost), _(e, t.seat).marks[`used:${n.id}`] = 1, t.program = n.program, l(() => ({
				type: "used",
				seat: t.seat,
				action: t.action
			}));
		}),
		e.when((e, t) => Xm(e, t).price !== void 0, e.call(kd, (e, t) => ({
			seat: t.seat,
			price: Xm(e, t).price,
			times: 1,
			by: t.action
		}))),
		e.call((e, t) => ho(t.program), (e, t) => yl(t.seat, vl(e, t.seat), t.action))
	]), Xm = (e, { seat: t, action: n }) => O(e, t).actions.find(({ id: e }) => e === n);
}));
// packages/dice-throne/src/rules/offense.ts
function Qm(e) {
	let t = ve(e, lh)?.vars.further ? 0 : th(e, ({ attempts: e }) => e);
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
		...$m(e)
	}];
}
function $m(e) {
	let t = k(e, e.active).find((e) => x(e).warps !== void 0);
	if (t === void 0) return {};
	A(e, e.active, t, 1);
	let n = x(t).warps;
	return n === _(e, e.active).hero ? {} : { foreign: {
		at: 4,
		hero: n
	} };
}
function eh(e, t, n) {
	let { dice: r } = fh(e), i = 0;
	for (let e = 0; e < r.length; e++) t & 1 << e && (r[e] = n[i++]);
	e.attempts--;
	let { marks: a } = _(e, e.active);
	a[Mc] = (a["attempts-this-turn"] ?? 0) + 1, l(() => ({
		type: "rolled",
		seat: e.active,
		purpose: "offense",
		dice: [...r]
	}));
}
function th(e, t) {
	let { tokens: n } = _(e, e.active), r = 0;
	for (let e in n) n[e] > 0 && (r += n[e] * (t(x(e)) ?? 0));
	return r;
}
function nh({ dice: e, foreign: t }) {
	if (t) return _h.filter((n) => rh(n, e, t.at));
	let n = Mo(e), r = gh[n] ?? _h.filter((t) => rh(t, e));
	return gh[n] = r, r;
}
function rh(e, t, n) {
	for (let r = 1; r < t.length; r++) if (e & 1 << r && r !== n) {
		for (let i = 0; i < r; i++) if (t[i] === t[r] && i !== n && !(e & 1 << i)) return !1;
	}
	return !0;
}
function ih(e, t) {
	let n = fh(e), r = vu(e, e.active);
	for (let i of O(e, e.active).tiers) dh(e, i, n) && !r.includes(i.ability.id) && t.push(i.announcement);
	return t;
}
function ah(e, t) {
	let { tier: n } = qi("announce", t);
	e.attack = yh(e, n), l(() => ({
		type: "announced",
		seat: e.active,
		ability: n
	}));
}
function oh(e) {
	e.attack = void 0;
}
var sh, ch, lh, uh, dh, fh, ph, mh, hh, gh, _h, vh, yh, bh, xh, Sh = d((() => {
	p(), ts(), fo(), Bo(), S(), Pc(), C(), y(), Zm(), Vl(), wu(), Od(), Lu(), Uu(), M(), sh = 31, ch = "none", lh = f("dice-throne/offense", (e) => [
		e.run((e) => {
			e.phase = "offense", fs(e, e.active), Qm(e);
		}),
		e.roll("roll", {
			dice: () => 5,
			whose: (e) => [e.active],
			then: (e, t, n) => eh(e, sh, n)
		}),
		e.loop((e, t) => !t.done, e.ask("attempt", {
			who: (e) => e.active,
			options: (e) => {
				let t = ih(e, ph(e).slice());
				return t.push(ch), Sl(e, e.active, t);
			},
			key: (e) => typeof e == "number" ? da(e) : e,
			params: (e) => ({
				attempts: e.attempts,
				each: mh(e)
			}),
			unavailable: (e) => [...Au(e, fh(e), dh), ...ku(e, e.active)],
			then: (e, t, n) => {
				e.declared = n, e.altered = !1, bh(n) && ah(e, n);
			}
		}), e.either((e) => xh(e.declared), [e.call(Km, (e) => ({
			seat: e.active,
			action: e.declared
		}))], [zu(e, (e) => bh(e.declared) ? {} : { but: e.active }), e.either((e) => e.altered || typeof e.declared == "number" && !hh(e) || vh(e), [e.run(oh)], [e.when((e) => typeof e.declared == "number", e.run((e) => Dd(e, e.active, -mh(e))), e.roll("roll", {
			dice: (e) => 5 - fa(e.declared).length,
			whose: (e) => [e.active],
			then: (e, t, n) => eh(e, sh & ~e.declared, n)
		})), e.run((e, t) => {
			t.done = typeof e.declared == "string";
		})])]))
	]), uh = f("dice-throne/offense-again", (e) => [
		e.run((e) => {
			bu(e, e.active), Qm(e);
		}),
		e.roll("roll", {
			dice: () => 5,
			whose: (e) => [e.active],
			then: (e, t, n) => eh(e, sh, n)
		}),
		e.run((e) => {
			e.altered = !0;
		})
	]), dh = (e, { hands: t, need: n }, { dice: r, foreign: i }) => i ? uo(n, r, Bi(e, e.active).faces, i.at) : t[zo(r)], fh = (e) => e.rolls[0], ph = (e) => e.attempts > 0 && hh(e) ? nh(fh(e)) : [], mh = (e) => it(e, "original-leaflets") && e.attempts > 1 ? 0 : th(e, (e) => e.attemptPrice), hh = (e) => _(e, e.active).cp >= mh(e), gh = Array(Fo).fill(void 0), _h = Array.from({ length: sh }, (e, t) => t), vh = (e) => e.attack !== void 0 && vu(e, e.active).some((t) => e.attack.tier.startsWith(`${t}.`)), yh = (e, t) => ({
		by: e.active,
		tier: t,
		dice: [...fh(e).dice],
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
	}), bh = (e) => typeof e == "string" && ca(e).is === "announce", xh = (e) => typeof e == "string" && e !== ch && !bh(e);
})), Ch, wh, Th = d((() => {
	Sh(), T(), uu(), Ch = w({
		name: "offense-again",
		possible: (e) => ru(e)?.purpose === "offense",
		parts: (e) => [e.call(uh)],
		estimate: () => 3
	}), wh = () => Ch({});
})), Eh, Dh, Oh = d((() => {
	C(), Rp(), M(), y(), T(), Eh = w({
		name: "pass-on",
		vars: () => ({ to: -1 }),
		parts: (e, t, { own: n }) => [e.ask("choose-player", {
			who: (e, t) => t.self,
			options: (e, n) => j(e, n.self, t.token) > 0 ? [...qe(e, n.self).filter((e) => e !== n.self), "none"] : [],
			key: (e) => e === "none" ? e : _a(e),
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				r !== "none" && (n(t).to = r);
			}
		}), e.when((e, t) => n(t).to !== -1, e.call(Np, (e, r) => (A(e, r.self, t.token, 1), {
			seat: n(r).to,
			token: t.token,
			count: 1,
			moved: !0
		})))],
		estimate: () => 2
	}), Dh = (e) => Eh({ token: e });
})), kh, Ah, jh = d((() => {
	C(), Md(), T(), yd(), ml(), kh = w({
		name: "pay",
		options: { pay: Ma("decline") },
		inner: ({ effects: e, otherwise: t }) => [e, t],
		reaches: (e, t, n, r) => r(e.attack?.marks[pl(n.price)] ? n.effects : n.otherwise),
		inflicts: (e, t, n, r) => r(e.attack?.marks[pl(n.price)] ? n.effects : n.otherwise),
		vars: () => ({ paid: !1 }),
		parts: (e, t, { own: n, pass: r, parts: i }) => {
			let a = e.either((e, t) => n(t).paid, i(t.effects), i(t.otherwise));
			return r === "target" ? [e.run((e, r) => {
				r.paid = e.attack.marks[pl(t.price)] ?? 0, n(r).paid = r.paid > 0;
			}), a] : [
				e.ask("pay", {
					who: (e, t) => t.self,
					options: (e, n) => ll(e, n.self, t.price) && t.effects.some((t) => vd(e, n.self, t)) ? [t.price, "decline"] : [],
					key: (e) => e === "decline" ? e : "pay",
					params: (e, t) => ({ by: t.by }),
					then: (e, t, r) => {
						n(t).paid = r !== "decline";
					}
				}),
				e.when((e, t) => n(t).paid, e.call(kd, (e, n) => ({
					seat: n.self,
					price: t.price,
					times: 1,
					by: n.by
				}))),
				e.run((e, i) => {
					i.paid = +!!n(i).paid, r === "activation" && (e.attack.marks[pl(t.price)] = i.paid);
				}),
				a
			];
		},
		possible: (e, t, n) => ll(e, t, n.price) && n.effects.some((n) => _d(e, t, n)) || n.otherwise.some((n) => _d(e, t, n)),
		estimate: (e, t) => {
			let n = t.list(e.otherwise);
			return n + Math.max(0, t.list(e.effects) - cl(e.price, t.token) - n) / 2;
		}
	}), Ah = (e, t, n = []) => kh({
		price: e,
		effects: t,
		otherwise: n
	});
})), Mh, Nh, Ph, Fh, Ih, Lh = d((() => {
	C(), Md(), T(), yd(), Gc(), ml(), Mh = (e) => e === "any" ? Infinity : e, Nh = w({
		name: "pay-up-to",
		options: { "pay-up-to": ja("pay-up-to") },
		inner: ({ each: e, after: t }) => [e, t],
		reaches: (e, t, n, r) => r(n.after) || Ih(e, n.price) > 0 && r(n.each),
		inflicts: (e, t, n, r) => [...Ih(e, n.price) > 0 ? r(n.each) : [], ...r(n.after)],
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
			return r === "target" ? [e.run((e, n) => a(n, Ih(e, t.price))), ...o] : [
				e.ask("pay-up-to", {
					who: (e, t) => t.self,
					options: (e, n) => {
						let r = Math.min(Mh(t.most), sl(e, n.self, t.price));
						return r === 0 ? [] : Array.from({ length: r + 1 }, (e, t) => t);
					},
					params: (e, n) => ({
						by: n.by,
						price: t.price
					}),
					then: (e, t, n) => a(t, n)
				}),
				e.when((e, t) => n(t).count > 0, e.call(kd, (e, r) => ({
					seat: r.self,
					price: t.price,
					times: n(r).count,
					by: r.by
				}))),
				e.run((e, i) => {
					i.paid = n(i).count, r === "activation" && (e.attack.marks[pl(t.price)] = i.paid);
				}),
				...o
			];
		},
		possible: (e, t, n) => ll(e, t, n.price) || n.after.some((n) => !Fh(n) && _d(e, t, n)),
		estimate: (e, t) => Math.min(Mh(e.most), 2) * Math.max(0, t.list(e.each) - cl(e.price, t.token)) + t.list(e.after)
	}), Ph = (e, t, n, r = []) => Nh({
		price: e,
		most: t,
		each: n,
		after: r
	}), Fh = (e) => e.do === "when" && "paid" in e.if, Ih = (e, t) => e.attack?.marks[pl(t)] ?? 0;
})), Rh, U, zh = d((() => {
	vc(), Pc(), T(), $l(), Rh = w({
		name: "prevent",
		possible: (e, t, n) => Xl(e, t, n.who).some((t) => pc(e, t) && dc(e, t)),
		possibleLater: (e, t, n) => Xl(e, t, n.who).some((t) => hc(e, t)),
		vars: Jl,
		parts: (e, t, { own: n }) => [...Gl(e, n, t.who, (e, n, r) => (t.who === "self" ? hc : dc)(e, r)), e.run((e, r) => {
			let i = yc(e, r, t.amount);
			if (i > 0) for (let t of n(r).seats) oc(e, t, {
				kind: "prevent",
				by: r.by,
				amount: i
			});
		})],
		estimate: (e, t) => t.amount(e.amount)
	}), U = (e, t = "self") => Rh({
		amount: e,
		who: t
	});
})), Bh, Vh, Hh = d((() => {
	vc(), T(), Bh = w({
		name: "prevent-half",
		possible: (e, t) => pc(e, t) && dc(e, t),
		possibleLater: hc,
		parts: (e) => [e.run((e, t) => oc(e, t.self, {
			kind: "half",
			by: t.by,
			amount: 0
		}))],
		estimate: () => 3
	}), Vh = () => Bh({});
})), Uh, Wh, Gh = d((() => {
	y(), T(), ol(), Uh = w({
		name: "raise-limit",
		parts: (e, t) => [e.run((e, n) => {
			let { raised: r } = _(e, n.self), i = al(t.token, n.self);
			r[i] = (r[i] ?? 0) + t.amount;
		})],
		estimate: (e) => e.amount
	}), Wh = (e, t = 1) => Uh({
		token: e,
		amount: t
	});
})), Kh, qh, Jh = d((() => {
	T(), Kh = w({
		name: "recoil",
		pass: () => "target",
		parts: (e, t) => [e.run((e) => {
			e.attack && (e.attack.recoil += t.amount);
		})],
		estimate: (e) => -.8 * e.amount
	}), qh = (e) => Kh({ amount: e });
})), Yh, Xh, Zh = d((() => {
	vc(), T(), Yh = w({
		name: "reflect",
		possible: (e) => e.isolated === void 0,
		parts: (e) => [e.run((e, t) => oc(e, t.self, {
			kind: "reflect",
			by: t.by,
			amount: 0
		}))],
		estimate: () => 3
	}), Xh = () => Yh({});
})), Qh, $h, eg = d((() => {
	M(), y(), T(), Nm(), $l(), Fm(), Qh = w({
		name: "remove-all-tokens",
		names: !0,
		possible: (e, t) => Pm(e, qe(e, t), Ts).length > 0,
		vars: () => ({
			...Jl(),
			answered: !1
		}),
		parts: (e, t, { own: n }) => Mm(e, n, (e) => {
			e.seats = [];
		}, Gl(e, n, "chosen-player", (e, t, n) => k(e, n).some(Ts)), [e.run((e, t) => {
			for (let r of n(t).seats) for (let t of k(e, r)) Ts(t) && A(e, r, t, 2 ** 53 - 1);
		})]),
		estimate: () => 3
	}), $h = () => Qh({});
}));
// packages/dice-throne/src/effects/removeToken.ts
function tg(e, t, n, r, i) {
	let a = r === "own" ? [t] : r === "any" ? qe(e, t) : n === -1 ? [] : [n];
	return Pm(e, a, Ts, i);
}
var ng, rg, ig = d((() => {
	C(), bl(), M(), y(), T(), Nm(), Fm(), ng = w({
		name: "remove-token",
		names: !0,
		pass: ({ reach: e }) => e === "target" ? "target" : "activation",
		possible: (e, t, n, r) => tg(e, t, vl(e, t), n.reach, r).length > 0,
		vars: () => ({
			token: "",
			answered: !1
		}),
		parts: (e, t, { own: n }) => Mm(e, n, (e) => {
			e.token = "";
		}, [e.ask("remove-token", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = tg(e, n.self, n.target, t.reach);
				return t.may && r.length > 0 ? [...r, "none"] : r;
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				n(t).token = r === "none" ? "" : r;
			}
		})], [e.run((e, t) => {
			if (n(t).token === "") return;
			let { seat: r, token: i } = ya(n(t).token);
			A(e, r, i, 1);
		})]),
		estimate: () => 2
	}), rg = (e, t = !1) => ng({
		reach: e,
		may: t
	});
})), ag, og, sg = d((() => {
	Pc(), T(), yd(), ag = w({
		name: "repeat",
		inner: ({ effects: e }) => [e],
		reaches: (e, t, n, r) => yc(e, t, n.amount) > 0 && r(n.effects),
		possible: (e, t, n) => n.effects.some((n) => _d(e, t, n)),
		vars: () => ({ left: 0 }),
		parts: (e, t, { own: n, parts: r }) => {
			let i = r(t.effects);
			return i.length === 0 ? [] : [e.run((e, r) => {
				n(r).left = yc(e, r, t.amount);
			}), e.loop((e, t) => n(t).left > 0, e.run((e, t) => {
				n(t).left--;
			}), ...i)];
		},
		estimate: (e, t) => t.amount(e.amount) * t.list(e.effects)
	}), og = (e, t) => ag({
		amount: e,
		effects: t
	});
})), cg, lg, ug = d((() => {
	T(), uu(), cg = w({
		name: "reroll-die",
		possible: (e, t, n) => iu(e, t, n.whose) !== void 0,
		vars: (e) => ({
			left: e.upTo,
			place: 0
		}),
		parts: (e, t, { own: n }) => [e.loop((e, r) => n(r).left > 0 && iu(e, r.self, t.whose) !== void 0, e.ask("reroll-die", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = lu(iu(e, n.self, t.whose));
				return t.upTo > 1 ? [...r, "none"] : r;
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				let i = n(t);
				i.place = r === "none" ? 0 : r, i.left = r === "none" ? 0 : i.left - 1;
			}
		}), e.roll("roll", {
			dice: (e, t) => n(t).place === 0 ? 0 : 1,
			whose: (e, t) => [ou(ru(e), n(t).place - 1)],
			then: (e, t, [r]) => au(e, t.self, n(t).place, r)
		}))],
		estimate: () => 1.5
	}), lg = (e) => cg(e);
})), dg, fg, pg, mg = d((() => {
	T(), Uf(), uu(), dg = w({
		name: "reroll-any",
		possible: (e, t) => ru(e)?.owner === t,
		vars: (e) => ({ thrown: e.single ? [1] : [] }),
		parts: (e, t, { own: n }) => t.single ? [Vf(e, n)] : zf(e, n, t.upTo),
		estimate: () => 1
	}), fg = (e) => dg(e === void 0 ? {} : { upTo: e }), pg = () => dg({ single: !0 });
})), hg, gg, W, _g, vg = d((() => {
	Rd(), T(), yd(), ml(), hg = .15, gg = w({
		name: "roll",
		inner: ({ effects: e }) => [e],
		reaches: (e, t, n, r) => r(n.effects, e.attack.rolled),
		inflicts: (e, t, n, r) => r(n.effects, e.attack.rolled),
		possible: (e, t, n) => n.effects.some((n) => _d(e, t, n)),
		possibleLater: (e, t, n) => n.effects.some((n) => vd(e, t, n)),
		parts: (e, t, { pass: n, parts: r }) => [...n === "target" ? [e.run((e, t) => {
			t.dice = [...e.attack.rolled], t.foreign = void 0;
		})] : [e.call(Fd, (e, n) => ({
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
			let n = e.effects.find((e) => e.do === "keep-some"), r = t.rolling(n?.dice ?? e.dice).list(e.effects), i = e.price ? cl(e.price, t.token) : 0;
			return r + (e.again ? Math.max(0, hg * Math.abs(r) - i / 2) : 0);
		}
	}), W = (e, t, n = {}) => gg({
		dice: e,
		effects: t,
		...n
	}), _g = (e, t) => gg({
		dice: e,
		effects: t,
		by: "target"
	});
}));
// packages/dice-throne/src/effects/searchDeck.ts
function yg(e, t, n) {
	let r = _(e, t);
	r.deck.splice(r.deck.indexOf(n), 1), r.knownTop = 0, r.hand.push(n), fe(df(e, t), () => ({
		type: "fetched",
		seat: t,
		card: n
	}), () => ({
		type: "fetched",
		seat: t
	}));
}
var bg, xg, Sg, Cg = d((() => {
	p(), S(), hf(), y(), T(), bg = w({
		name: "search-deck",
		vars: (e) => ({ searches: e.most }),
		parts: (e, t, { own: n }) => [e.loop((e, t) => n(t).searches > 0, e.ask("search-deck", {
			who: (e, t) => t.self,
			options: (e, t) => [...Sg(e, t.self), "none"],
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				let i = n(t);
				i.searches = r === "none" ? 0 : i.searches - 1, r !== "none" && yg(e, t.self, r);
			}
		})), e.call(mf, (e, t) => ({ seat: t.self }))],
		estimate: (e) => 2 * e.most
	}), xg = (e) => bg({ most: e }), Sg = (e, t) => {
		let { deck: n } = _(e, t);
		return [...Bi(e, t).cards.keys()].filter((e) => n.includes(e));
	};
}));
// packages/dice-throne/src/effects/searchUpgrades.ts
function wg(e, t, n, r, i = []) {
	return [
		e.run((e, r) => {
			t(r).searches = n;
		}),
		e.loop((e, n) => t(n).searches > 0, e.ask("search", {
			who: (e, t) => t.self,
			options: (e, t) => {
				let { deck: n } = _(e, t.self);
				return [...r === "play" ? op(e, t.self, n) : ap(e, t.self, n), "none"];
			},
			params: (e, t) => ({ by: t.by }),
			then: (e, n, i) => {
				let a = t(n);
				a.searches = i === "none" ? 0 : a.searches - 1, i !== "none" && Tg(e, n.self, i, r);
			}
		})),
		...i,
		e.call(mf, (e, t) => ({ seat: t.self })),
		...r === "play" ? [lp(e)] : []
	];
}
function Tg(e, t, n, r) {
	let i = _(e, t);
	i.deck.splice(i.deck.indexOf(n), 1), i.knownTop = 0, r === "play" ? cp(e, t, n) : (i.hand.push(n), Eu(e, t, n, [...e.fighters.keys()]), l(() => ({
		type: "took",
		seat: t,
		card: n
	})));
}
var Eg, Dg, Og = d((() => {
	p(), hf(), Ou(), y(), T(), dp(), sp(), Eg = w({
		name: "search",
		vars: () => ({ searches: 0 }),
		parts: (e, t, { own: n }) => wg(e, n, t.most, t.to),
		estimate: (e) => (e.to === "play" ? 4 : 2) * e.most
	}), Dg = (e, t) => Eg({
		most: e,
		to: t
	});
})), kg, Ag, jg = d((() => {
	p(), hf(), Ou(), y(), T(), $l(), on(), kg = w({
		name: "see-hand",
		pass: ({ who: e }) => $t(e) ? "target" : "activation",
		vars: Jl,
		parts: (e, t, { own: n }) => [
			...Gl(e, n, t.who),
			e.run((e, t) => {
				for (let r of n(t).seats) {
					_(e, r).shownTo = df(e, t.self);
					for (let n of _(e, r).hand) Eu(e, r, n, df(e, t.self));
					fe(df(e, t.self), () => ({
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
	}), Ag = (e) => kg({ who: e });
})), Mg, Ng, Pg = d((() => {
	S(), jp(), M(), T(), Mg = w({
		name: "set-off",
		parts: (e, t) => [e.when((e, n) => j(e, n.self, t.token) > 0, e.run((e, n) => {
			A(e, n.self, t.token, 1);
		}), e.call(kp, (e, n) => ({
			to: n.self,
			amount: x(t.token).blast ?? 0,
			by: t.token,
			certain: !1,
			type: "undefendable"
		})))],
		estimate: (e) => -(x(e.token).blast ?? 0)
	}), Ng = (e) => Mg({ token: e });
})), Fg, Ig, Lg = d((() => {
	Od(), y(), T(), $l(), on(), Fg = w({
		name: "steal-cp",
		pass: ({ from: e }) => $t(e) ? "target" : "activation",
		vars: Jl,
		parts: (e, t, { own: n }) => [...Gl(e, n, t.from), e.run((e, r) => {
			for (let i of n(r).seats) {
				let n = Math.min(t.amount, _(e, i).cp);
				Dd(e, i, -n), Dd(e, r.self, n);
			}
		})],
		estimate: (e) => 2 * e.amount
	}), Ig = (e, t = "target") => Fg({
		amount: e,
		from: t
	});
}));
// packages/dice-throne/src/effects/stealHealth.ts
function Rg(e, t, n, r) {
	let i = Math.min(r, nt(e, n));
	i <= 0 || (l(() => ({
		type: "stole-health",
		seat: t,
		from: n,
		amount: i
	})), vf(e, e.dials.map((r, a) => a === v(e, t) ? i : a === v(e, n) ? -i : 0)));
}
var zg, Bg, Vg = d((() => {
	p(), jp(), wf(), y(), Pc(), T(), $l(), on(), zg = w({
		name: "steal-health",
		pass: ({ from: e }) => $t(e) ? "target" : "activation",
		vars: Jl,
		parts: (e, t, { own: n }) => [
			...Gl(e, n, t.from),
			e.run((e, r) => {
				let i = yc(e, r, t.amount);
				for (let t of n(r).seats) $e(e, r.self, t) && Rg(e, r.self, t, i);
			}),
			e.call(Ap)
		],
		estimate: (e, t) => 2 * t.amount(e.amount)
	}), Bg = (e, t = "target") => zg({
		amount: e,
		from: t
	});
})), Hg, Ug, Wg = d((() => {
	y(), Pc(), T(), $l(), on(), Hg = w({
		name: "pooled-damage",
		pass: ({ who: e }) => $t(e) ? "target" : "activation",
		vars: Jl,
		parts: (e, t, { own: n }) => [...Gl(e, n, t.who), e.run((e, r) => {
			for (let i of n(r).seats) {
				let n = yc(e, {
					...r,
					target: i
				}, t.amount);
				if (n <= 0 || !Qe(e, i)) continue;
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
		estimate: (e, t) => (e.who === "self" || e.who === "active" ? -1 : 1) * t.amount(e.amount) * rn(e.who)
	}), Ug = (e, t, n = !1, r = an(t) ? "collateral" : "normal") => Hg({
		amount: e,
		who: t,
		certain: n,
		type: r
	});
}));
// packages/dice-throne/src/effects/topOfDeck.ts
function Gg(e, t, n) {
	let r = _(e, t), i = r.deck.splice(Math.max(0, r.deck.length - n)).reverse();
	r.looking = i, r.knownTop = Math.max(0, r.knownTop - i.length), fe(df(e, t), () => ({
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
function Kg(e, t, n = () => [], r = () => void 0) {
	let i = (e, t) => _(e, t.self).looking;
	return [e.run((e, n) => {
		t(n).looked = i(e, n).length;
	}), e.loop((e, t) => i(e, t).length > 0, e.either((e, n) => i(e, n).length > 1 || t(n).looked === 1, [e.ask("put-back-next", {
		who: (e, t) => t.self,
		options: (e, r) => [...i(e, r), ...i(e, r).length === t(r).looked ? n(e, r) : []],
		params: (e, t) => ({ by: t.by }),
		then: (e, n, a) => {
			i(e, n).includes(a) ? qg(e, n.self, a, t(n).looked) : r(e, n, a);
		}
	})], [e.run((e, n) => qg(e, n.self, i(e, n)[0], t(n).looked))]))];
}
function qg(e, t, n, r) {
	let i = _(e, t), a = r - i.looking.length;
	i.looking.splice(i.looking.indexOf(n), 1), i.deck.splice(i.deck.length - a, 0, n), i.knownTop++;
}
var Jg = d((() => {
	p(), hf(), y();
}));
// packages/dice-throne/src/effects/tryAgain.ts
function Yg(e, t) {
	let n = ru(e);
	return n && !n.owners ? n.owner : t.self;
}
function Xg(e) {
	if (!e) return [];
	let t = ["none"];
	for (let n of lu(e)) {
		t.push([n]);
		for (let r of lu(su(e, [n]))) r > n && t.push([n, r]);
	}
	return t;
}
var Zg, Qg, $g, e_ = d((() => {
	C(), T(), uu(), Zg = w({
		name: "try-again",
		possible: (e, t) => iu(e, t, "team") !== void 0,
		vars: () => ({
			places: [],
			single: !1
		}),
		parts: (e, t, { own: n }) => [
			e.ask("try-again", {
				who: Yg,
				options: (e, t) => Xg(iu(e, t.self, "team")),
				key: (e) => e === "none" ? e : pa(e),
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					let i = n(t);
					i.places = r === "none" ? [] : r, i.single = i.places.length === 1;
				}
			}),
			$g(e, n),
			e.ask("try-again", {
				who: Yg,
				options: (e, t) => n(t).single && ru(e) ? ["again", "none"] : [],
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					r === "none" && (n(t).places = []);
				}
			}),
			e.when((e, t) => n(t).single, $g(e, n))
		],
		estimate: () => 1.5
	}), Qg = () => Zg({}), $g = (e, t) => e.roll("roll", {
		dice: (e, n) => ru(e) ? t(n).places.length : 0,
		whose: (e, t) => [Yg(e, t)],
		then: (e, n, r) => {
			for (let [i, a] of t(n).places.entries()) au(e, n.self, a, r[i]);
		}
	});
})), t_, n_, r_ = d((() => {
	Vl(), T(), t_ = w({
		name: "undefendable",
		possible: (e, t) => Al(e, t, "my-attack-undefended") || Al(e, t, "end-of-my-offense"),
		parts: (e) => [e.run((e) => {
			e.attack?.type === "normal" && (e.attack.type = "undefendable");
		})],
		estimate: () => 2
	}), n_ = () => t_({});
})), i_, a_, G, K, o_ = d((() => {
	bl(), il(), T(), yd(), i_ = w({
		name: "when",
		inner: ({ effects: e, otherwise: t }) => [e, t],
		pass: ({ if: e }) => a_(e) ? "target" : "activation",
		reaches: (e, t, n, r) => r(Kc(e, t, n.if) ? n.effects : n.otherwise),
		inflicts: (e, t, n, r) => r(Kc(e, t, n.if) ? n.effects : n.otherwise),
		parts: (e, t, { pass: n, parts: r }) => n === "whole" || !a_(t.if) ? [e.either((e, n) => Kc(e, n, t.if), r(t.effects), r(t.otherwise))] : n === "target" ? [e.either((e, n) => Kc(e, n, t.if), r(t.effects, "whole"), r(t.otherwise, "whole"))] : [t.effects, t.otherwise].every((e) => qa(e).some((e) => e.do === "damage")) ? [e.run((e) => {
			e.attack.isAttack = !0;
		})] : [],
		possible: (e, t, n) => el(n.if) ? (Kc(e, yl(t, vl(e, t), ""), n.if) ? n.effects : n.otherwise).some((n) => _d(e, t, n)) : "base" in n.if && (e.attack?.base ?? 0) < n.if.base ? !1 : "base" in n.if ? n.effects.some((n) => _d(e, t, n)) : nl(n.if) ? [...n.effects, ...n.otherwise].some((n) => _d(e, t, n)) : "added" in n.if ? e.attack?.type !== "pure" : !("dealt" in n.if) || e.attack !== void 0 && (e.dealt[e.attack.target] ?? 0) >= n.if.dealt && t === e.attack.by,
		possibleLater: (e, t, n) => nl(n.if) && [...n.effects, ...n.otherwise].some((n) => vd(e, t, n)),
		estimate: (e, t) => {
			let n = Yc(e.if, t);
			return n * t.list(e.effects) + (1 - n) * t.list(e.otherwise);
		}
	}), a_ = (e) => "behind" in e, G = (e, t, n = []) => i_({
		if: e,
		effects: t,
		otherwise: n
	}), K = (e, ...t) => G({ dice: { symbols: e } }, t);
}));
// packages/dice-throne/src/effects/inflictions.ts
function s_(e, t, n) {
	let r = n.flatMap((n) => {
		let { inflicts: r, inner: i } = Wa(n), a = (n, r) => s_(e, r ? {
			...t,
			dice: r,
			foreign: void 0
		} : t, n);
		return r ? r(e, t, n, a) : (i?.(n) ?? []).flatMap((e) => a(e));
	});
	return [...new Set(r.map(x))].flatMap(({ id: e, kind: t }) => t === "negative" ? [e] : []);
}
var c_ = d((() => {
	S(), T();
})), l_, u_ = d((() => {
	T(), l_ = (e, t, n) => n.some((n) => {
		let { inner: r, pass: i, reaches: a } = Wa(n);
		return a ? a(e, t, n, (n, r) => l_(e, r ? {
			...t,
			dice: r,
			foreign: void 0
		} : t, n)) : i?.(n) === "target" || (r?.(n) ?? []).some((n) => l_(e, t, n));
	});
})), d_, f_ = d((() => {
	p(), to(), jo(), bo(), S(), ud(), M(), d_ = f("dice-throne/checks", (e) => [e.run((e, t) => {
		t.checks = k(e, e.attack.by).filter((e) => Ja(x(e), "activating") !== void 0);
	}), e.loop((e, t) => t.checks.length > 0, e.ask("check", {
		who: (e) => e.attack.by,
		options: (e, t) => t.checks,
		auto: !0,
		then: (e, t, n) => {
			t.next = n, t.checks.splice(t.checks.indexOf(n), 1);
		}
	}), e.when((e, t) => _s(e, e.attack.by, t.next), e.run((e, t) => {
		A(e, e.attack.by, t.next, 1);
	}), e.when((e) => e.attack.type !== "ultimate", e.call((e, t) => ho(xo("activating", wo(x(t.next).id))), (e, t) => ad(e, "activating", e.attack.by, t.next)))))]);
}));
// packages/dice-throne/src/rules/attack.ts
function p_(e) {
	let { ability: t, effects: n } = b_(e);
	return e.attack.isAttack || l_(e, x_(e, -1, t.id), n);
}
function m_(e) {
	let { ability: t, effects: n } = b_(e);
	e.attack.coming = s_(e, x_(e, e.attack.target, t.id), n);
}
function h_(e) {
	let { target: t } = e.attack;
	return jl(e, t) && k(e, t).some((n) => is(n).some((r) => r.when === "inflicting" && Dl(e, t, n, r)));
}
function g_(e) {
	let { by: t } = e.attack;
	return jl(e, t) && sd(e, t, "attacking").length > 0 && k(e, t).some((n) => x(n).spentEarly && is(n).some((r) => Dl(e, t, n, r)));
}
function __(e) {
	let { by: t, dice: n, foreign: r } = e.attack, { need: i } = b_(e);
	return O(e, t).hooks.activating.flatMap(({ program: a, ability: o }) => {
		let s = o.activating?.symbol;
		return s === void 0 || ("symbols" in i && !it(e, "tithe-any-prayer") ? s in i.symbols : io(s, n, Bi(e, t).faces, r) > 0) ? [a] : [];
	});
}
function v_(e) {
	let { by: t, target: n, base: r, pooled: i } = e.attack;
	i || (e.attack.pooled = !0, e.incoming[n].unshift({
		kind: "base",
		by: b_(e).ability.id,
		amount: r,
		from: t
	}));
}
function y_(e) {
	let { by: t, target: n, type: r } = e.attack, i = od(e, t, "attacking");
	return Vs[r].modified ? [...i, ...sd(e, n, "attacked")] : i;
}
var b_, x_, S_, C_, w_, T_, E_, D_, O_ = d((() => {
	p(), ts(), fo(), bo(), S(), ls(), c_(), u_(), y(), Vl(), f_(), Xs(), ic(), bl(), ud(), M(), b_ = (e) => Ho(e, e.attack.by, e.attack.tier, e.attack.board), x_ = (e, t, n) => ({
		...yl(e.attack.by, t, n, e.attack.dice),
		foreign: e.attack.foreign
	}), S_ = (e, t, n) => ({
		...x_(e, t, n),
		pooled: !0,
		healsLater: it(e, "pooled-healing")
	}), C_ = f("dice-throne/activate", (e) => [
		e.run((e) => {
			let t = e.attack, { ability: n, home: r, tier: i } = b_(e);
			t.stage = "activated", t.board = _(e, t.by).board, t.dice = [...e.rolls[0].dice], t.foreign = e.rolls[0].foreign?.at, n.kind === "ultimate" && (t.type = "ultimate", e.silenced = !0), de(() => `${r}.${i}`), l(() => ({
				type: "activated",
				seat: t.by,
				ability: t.tier
			}));
		}),
		e.call(d_),
		cd(e, __, (e) => e.attack.by),
		e.when((e) => b_(e).activation !== void 0, e.call((e) => ho(b_(e).activation), (e) => S_(e, -1, b_(e).ability.id)))
	]), w_ = (e) => !b_(e).onlyDamage || __(e).length > 0 || k(e, e.active).some((e) => is(e).some(({ when: e }) => e === "end-of-my-offense")), T_ = f("dice-throne/strike", (e) => [e.when((e) => b_(e).target !== void 0, e.run((e) => {
		e.attack.striking = !0;
	}), e.call((e) => ho(b_(e).target), (e) => S_(e, e.attack.target, b_(e).ability.id)), e.run((e) => {
		e.attack.striking = !1;
	})), e.when((e) => e.attack.isAttack && Qe(e, e.attack.target), e.run(v_), cd(e, (e) => sd(e, e.attack.by, "attacking"), (e) => e.attack.by), e.call(E_))]), E_ = f("dice-throne/modify", (e) => [
		e.leave((e) => {
			let { isAttack: t, modified: n, by: r, target: i } = e.attack;
			return !t || n || nc(e, r) || !Qe(e, i);
		}),
		e.run((e) => {
			e.attack.modified = !0;
		}),
		cd(e, y_, (e) => e.attack.by)
	]), D_ = f("dice-throne/aftermath", (e) => [e.when((e) => b_(e).after !== void 0, e.call((e) => ho(b_(e).after), (e) => ({
		...S_(e, e.attack.target, b_(e).ability.id),
		pooled: !1,
		healsLater: !1
	})))]);
}));
// packages/dice-throne/src/text/lexicon.ts
function k_(e) {
	for (let t of r) j_(z_[t].names, e[t]);
}
function A_(e, t) {
	for (let n of r) {
		let r = t[n], { names: i, heroes: a, cards: o, abilities: s, tokens: c, companions: l, families: ee, verbs: te, questions: u } = z_[n];
		a.set(e.id, r), j_(i, { [e.id]: r.name }), j_(s, r.abilities), j_(s, r.actions), j_(o, r.cards);
		for (let { id: t, upgrades: n } of e.cards) n && j_(o, { [t]: B_(r.abilities[n.ability.id] ?? "", n.level) });
		j_(c, r.tokens), j_(l, r.companions), j_(ee, r.families), j_(te, r.verbs), j_(u, r.asks);
	}
}
function j_(e, t = {}) {
	for (let [n, r] of Object.entries(t)) e.has(n) || e.set(n, r);
}
function M_(e, t, n) {
	let { abilities: r, heroes: i } = z_[t], [a = e] = e.split(".");
	return i.get(n ?? "")?.abilities[a] ?? r.get(a) ?? a;
}
function N_(e, t) {
	let n = z_[t].heroes.get(e);
	if (!n) throw Error(`No hero is called ${e}`);
	return n.style;
}
function P_(e, t, n, r = 1) {
	let i = z_[n].heroes.get(e)?.symbols[t];
	return (r === 1 ? i?.one : i?.many) ?? t;
}
function F_(e, t) {
	let { name: n } = W_(e, t) ?? {}, r = /@(\D.*)/.exec(e)?.[1];
	return n === void 0 ? e : r === void 0 ? n : `${n} (${M_(r, t)})`;
}
function I_(e, t, n = 1) {
	let r = z_[t].families.get(e);
	return n === 1 ? r?.one : r?.many;
}
function L_(e, t) {
	let { cards: n, companions: r } = z_[t];
	return n.get(e) ?? W_(e, t)?.name ?? r.get(e)?.name ?? M_(e, t);
}
function R_(e, t) {
	let n = z_[t].verbs.get(e);
	if (!n) throw Error(`The verb ${e} has no sentence in the language ${t}`);
	return n;
}
var z_, B_, V_, H_, U_, W_, G_, K_, q_, J_, Y_ = d((() => {
	p(), S(), _i(), z_ = c((e) => {
		let { common: t, verbs: n } = gi[e];
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
	}), B_ = (e, t) => `${e} ${"I".repeat(t)}`, V_ = (e, t) => z_[t].cards.get(e) ?? e, H_ = (e, t) => z_[t].names.get(e) ?? e, U_ = (e, t) => W_(e, t)?.text ?? "", W_ = (e, t) => {
		let { tokens: n } = z_[t];
		return n.get(e) ?? n.get(e.slice(0, Math.max(0, e.indexOf("@"))));
	}, G_ = (e, t) => z_[t].companions.get(e)?.name ?? e, K_ = (e, t) => z_[t].companions.get(e)?.text ?? "", q_ = (e, t, n) => z_[n].companions.get(e)?.states[t] ?? t, J_ = (e, t) => z_[t].questions.get(e);
})), X_, Z_ = d((() => {
	to(), g(), X_ = (e, t, { grammar: n, moments: r }) => eo.ability.flatMap((i) => {
		let a = Ja(e, i);
		if (!a) return [];
		let { when: o, target: s } = r[i], c = (s === void 0 ? t : t.facing(s)).list(a);
		if (c === "") return [];
		let l = e.activating?.symbol, ee = o({
			symbol: l === void 0 ? "" : t.symbol(l),
			dice: e.dice
		});
		return [ee === "" ? `${Ae(c)}.` : `${n.labelled(ee, c)}.`];
	});
}));
// packages/dice-throne/src/text/amountText.ts
function Q_(e, t, n, { amounts: r }) {
	if (typeof e == "number") return ke(e, t);
	if (iv(e)) return ev(e, t, n, r);
	switch (e.of) {
		case "total": return r.total(t, n.oneDie);
		case "dealt": return r.dealt(t);
		case "half-die": return r.halfDie(t);
		case "upgrades": return i(e.base, 1, r.eachUpgrade);
		case "upgrades-this-turn": return i(e.base, 1, r.eachUpgradeThisTurn);
	}
	function i(e, n, i) {
		return e > 0 ? r.plus(ke(e, t), `${n} ${i}`) : `${ke(n, t)} ${i}`;
	}
}
function $_(e, t, n) {
	let { amounts: r } = n;
	if (!iv(e)) return t.amount(e, r.times);
	let { times: i, plus: a = 0, half: o, most: s } = e;
	return i === 1 && a === 0 && !o && s === void 0 ? rv(e, t, r) : ev(e, r.times, t, r);
}
function ev(e, t, n, r) {
	let { times: i, plus: a = 0, half: o, most: s } = e, c = rv(e, n, r), l = a === 0 ? "" : ke(a, t), ee = i === 1 ? nv(e, n, r) : `${i} ${c}`, te = `${l === "" ? ke(i, t) : i} ${c}`, u = o ? r.half(l === "" ? t.many : "", ee) : te, ne = l === "" ? u : r.plus(l, u);
	return s === void 0 ? ne : r.atMost(ne, s);
}
function tv(e, { many: t }, n, { amounts: r }) {
	return !iv(e) || e.plus || e.half || e.most !== void 0 ? { of: t } : {
		of: t,
		again: ev(e, av, n, r)
	};
}
function nv(e, t, n) {
	return "of" in e ? e.of === "paid" ? n.allPaid : n.allFurtherAttempts : "per" in e ? n.all(t.symbol(e.per, 2)) : "tokens" in e ? n.all(n.tokens(t.token(e.tokens)).many) : n.allOwn(t.kind(e.own, 2));
}
function rv(e, t, n) {
	let { every: r = 1 } = e;
	return "of" in e ? e.of === "paid" ? n.eachPaid(r) : n.eachFurtherAttempt(r) : "per" in e ? n.each(t.symbol(e.per, r), r) : "tokens" in e ? n.each(t.kind(e.tokens, r), r) : n.eachOwn(t.kind(e.own, r), r);
}
var iv, av, ov = d((() => {
	g(), iv = (e) => typeof e == "object" && "times" in e, av = {
		one: "",
		many: ""
	};
}));
// packages/dice-throne/src/text/branches.ts
function sv(e) {
	if (e.do !== "roll") return !1;
	let t = e.effects.at(-1);
	return t?.do === "when" && t.otherwise.length === 0;
}
function cv(e) {
	if (e.do !== "when") return;
	let { if: t, otherwise: n } = e;
	if (n.length > 0 || !("dice" in t) || !("symbols" in t.dice)) return;
	let r = Object.entries(t.dice.symbols);
	return r.length === 1 && r[0][1] === 1 ? r[0][0] : void 0;
}
function lv(e, t, { conditions: n, grammar: r }) {
	let i = e.map((e) => t.symbol(cv(e)));
	return n.only(n.symbols(r.or(i)), t.list(e[0].effects));
}
var uv, dv = d((() => {
	uv = (e, t, n) => n.oneDie && cv(e) !== void 0 && cv(t) !== void 0 && JSON.stringify(e.effects) === JSON.stringify(t.effects);
}));
// packages/dice-throne/src/text/sayFor.ts
function fv(e, t, n = {}) {
	let r = gi[t], i = {
		ultimate: n.ultimate ?? !1,
		target: n.target,
		oneDie: n.oneDie ?? !1,
		more: n.more ?? !1,
		token: (e) => F_(e, t),
		isSingle: (e) => x(e).limit === 1,
		isOwned: (e) => x(e).owned === !0,
		symbol: (n, r) => P_(e, n, t, r),
		card: (e) => V_(e, t),
		source: (e) => L_(e, t),
		companion: (e) => G_(e, t),
		companionState: (e, n) => q_(e, n, t),
		kind: (e, n = 1) => {
			if (e === "cp") return r.amounts.cp;
			if (e === "status") return n === 1 ? r.amounts.status.one : r.amounts.status.many;
			let a = i.token(e);
			return I_(e, t, n) ?? (n === 1 ? a : r.amounts.tokens(a).many);
		},
		times: (e) => $_(e, i, r),
		who: (e) => e === "target" && n.target !== void 0 ? n.target : r.who[e],
		amount: (e, t) => Q_(e, t, i, r),
		measure: (e, t) => tv(e, t, i, r),
		tokens: (e, t) => t === 1 ? i.token(e) : i.amount(t, r.amounts.tokens(i.token(e))),
		price: (e, t) => t ? r.prices.toPay(e, i) : r.prices.pay(e, i),
		priceUpTo: (e, t) => r.prices.upTo(e, t, i),
		one: (e) => R_(e.do, t)(e, i),
		list: (e) => r.grammar.spaced(pv(e, i, r)),
		ways: (e) => gv(e, i, r),
		conditional: (e) => _v(e, i, r),
		facing: (r) => fv(e, t, {
			...n,
			target: r
		}),
		adding: () => fv(e, t, {
			...n,
			more: !0
		}),
		rolling: (r) => fv(e, t, {
			...n,
			oneDie: r === 1
		})
	};
	return i;
}
function pv(e, t, n) {
	let { grammar: r } = n, i = [[]];
	for (let [r, a] of e.entries()) {
		let o = e.slice(0, r);
		a.do === "then" ? i.push([]) : o.some((e) => uv(e, a, t)) || hv(i.at(-1), mv(a, o, e.slice(r + 1), t, n));
	}
	return i.map((e) => xv(e.map((e) => typeof e == "string" ? e : `${e.verb} ${r.and(e.things)}${e.end}`), r)).reduce(r.broken);
}
function mv(e, t, n, r, i) {
	if (t.length > 0 && sv(t.at(-1))) return i.grammar.anyway(r.list([e]));
	let a = [e, ...n.filter((t) => uv(e, t, r))];
	return a.length > 1 ? lv(a, r, i) : (e.do !== "damage" && t.some((e) => e.do === "damage") ? r.adding() : r).one(e);
}
function hv(e, t) {
	let n = e.at(-1);
	typeof n == "object" && typeof t == "object" && Oe(n, t) ? e[e.length - 1] = De(n, t) : t !== "" && e.push(t);
}
function gv({ among: e }, t, { grammar: n }) {
	let r = e.flatMap((e) => e.length > 0 ? [t.list(e)] : []), i = r.length < e.length, a = e.map((e) => e.length === 1 ? t.one(e[0]) : ""), [o] = a;
	if (typeof o == "object" && a.every((e) => Oe(o, e))) {
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
function _v({ if: e, effects: t, otherwise: n }, r, i) {
	let { conditions: a } = i, o = vv(e, r, i);
	if (n.length === 0) return a.only(o, r.list(t));
	let [s, c] = [t, n].map((e) => e.length === 1 ? r.one(e[0]) : "");
	return typeof s == "object" && Oe(s, c) ? a.instead(r.list(n), s.things.join(", "), o) : a.orElse(o, r.list(t), r.list(n));
}
function vv(e, t, n) {
	let { conditions: r } = n, i = n.matchOptions;
	if ("dice" in e) return yv(e.dice, t, r);
	if ("total" in e) return r.total(e.total);
	if ("atMost" in e) return r.atMost(e.atMost);
	if ("shows" in e) return r.shows(e.shows);
	if ("without" in e) return r.without(e.without.map((e) => t.symbol(e)));
	if ("defenseShows" in e) return r.defenseShows(t.symbol(e.defenseShows));
	if ("have" in e) {
		let { have: n, n: i = 1, on: a = "self" } = e;
		return r.have(a === "self" ? void 0 : t.who(a), t.kind(n, i), i);
	}
	return "type" in e ? r.type(e.type) : "attempts" in e ? r.attempts(e.attempts) : "starter" in e ? r.starter : "behind" in e ? r.behind(t.who("target")) : "option" in e ? r.option(i[e.option] ?? e.option) : "paid" in e ? r.paid(e.paid) : "peak" in e ? r.peak(e.peak) : "upgrades" in e ? r.upgrades(e.upgrades) : "added" in e ? r.added(e.added) : "dealt" in e ? r.dealt(e.dealt) : "suffered" in e ? r.suffered(e.suffered) : "base" in e ? r.base(e.base) : "die" in e ? bv(e.die, r) : "prevented" in e ? r.prevented(t.source(e.prevented)) : "companion" in e ? r.companion(t.companion(e.companion), e.is.map((n) => t.companionState(e.companion, n))) : e.mark === "face" ? r.face(e.is) : r.then;
}
function yv(e, t, n) {
	if ("ofAKind" in e) return n.ofAKind(e.ofAKind);
	if ("straight" in e) return n.straight[e.straight];
	let r = Object.entries(e.symbols), i = r.map(([e, n]) => r.length === 1 && n === 1 ? t.symbol(e) : `${n} ${t.symbol(e, n)}`);
	return n.symbols(i.join(" + "));
}
function bv(e, t) {
	let [n = 0] = e;
	return e.length > 1 && e.at(-1) === 6 && n === 7 - e.length ? t.dieFrom(n) : t.die(e);
}
var xv, Sv = d((() => {
	S(), ov(), dv(), Y_(), g(), _i(), xv = (e, t) => e.every(t.isPlain) && !e.slice(0, -1).some(t.isOptional) ? t.and(e) : e.join("; ");
}));
// packages/dice-throne/src/text/describe.ts
function Cv(e, t, n, r) {
	let i = fv(t.id, n, { target: r }).list(e);
	return i === "" ? "" : `${Ae(i)}.`;
}
function wv(e, t, n) {
	let { needs: r } = gi[n];
	return "straight" in e ? r.straight[e.straight] : "ofAKind" in e ? r.ofAKind(e.ofAKind) : Object.entries(e.symbols).map(([e, r]) => `${r} ${P_(t, e, n, r)}`).join(" + ");
}
function Tv(e, t, n) {
	let { effects: r, upgrades: i, cast: a, modifier: o, when: s, price: c } = e, { grammar: l, moments: ee, printed: te, timings: u } = gi[n], ne = (e, r) => r.length > 0 ? [`${l.labelled(e, fv(t.id, n).list(r))}.`] : [], re = [...o ? [te.modifier] : [], ...s ? [te.only(u[s])] : []];
	if (c && re.push(`${l.labelled(te.price, fv(t.id, n).price(c))}.`), i) {
		re.push(...ne(te.played, r));
		for (let e of [i.ability, ...i.adds ?? []]) re.push(Ev(e, t, n));
	} else a ? (re.push(...ne(te.prepare, r)), re.push(...ne(te.cast(u[a.when]), a.effects))) : re.push(Cv(r, t, n, s === "attacked" ? ee.defense.target : void 0));
	return l.spaced(re.join(" "));
}
function Ev(e, t, n) {
	let { grammar: r } = gi[n];
	return r.spaced(`${M_(e.id, n, t.id)} — ${Dv(e, t, n)}`);
}
function Dv(e, t, n) {
	let { grammar: r, printed: i, timings: a } = gi[n], o = fv(t.id, n, { ultimate: e.kind === "ultimate" }), s = [...Ov(e, t, n, o), ...X_(e, o, gi[n])];
	e.prepares && s.push(i.prepares(e.prepares)), e.upgradesInRollPhases && s.push(i.upgradesInRollPhases);
	for (let { cost: t, when: n, effects: c, price: l } of e.actions ?? []) {
		let e = o.list(c), ee = l ? r.labelled(o.price(l), e) : e;
		s.push(`${Ae(t === 0 ? ee : r.labelled(i.bought(a[n], t), ee))}.`);
	}
	return r.spaced(s.join(" "));
}
function Ov({ tiers: e = [] }, t, n, r) {
	let { grammar: i } = gi[n], a = e.length > 1 ? kv(e) : [], o = e.map(({ need: e, effects: o, after: s = [] }) => {
		let c = r.list(o.slice(0, o.length - a.length)), l = s.length > 0 ? i.broken(c, r.list(s)) : c;
		return `${i.labelled(Ae(wv(e, t.id, n)), l)}.`;
	});
	if (a.length === 0) return o;
	let s = e.some(({ effects: e }) => e.some((e) => e.do === "damage"));
	return [...o, `${Ae((s ? r.adding() : r).list(a))}.`];
}
function kv(e) {
	let [t, ...n] = e.map(({ effects: e }) => e.toReversed()), r = t.findIndex((e, t) => e.do !== "when" && e.do !== "pay" || n.some((n) => JSON.stringify(n[t]) !== JSON.stringify(e)));
	return t.slice(0, r < 0 ? t.length : r).toReversed();
}
var Av = d((() => {
	Y_(), Z_(), g(), Sv(), _i();
}));
// packages/dice-throne/src/content/enlist.ts
function jv(e, t) {
	let n = new Set(Wi().map(({ id: e }) => e));
	xi(e), A_(e, t);
	for (let t of [...e.abilities, ...e.otherFace ?? []]) Nv(e.id, t, 1);
	for (let t of e.cards) {
		if (Pv(e.id, t), !t.upgrades) continue;
		let { ability: n, level: r, adds: i = [] } = t.upgrades;
		for (let t of [n, ...i]) Nv(e.id, t, r);
	}
	for (let t of e.tokens) n.has(t.id) || Fv(t);
	for (let t of e.companions ?? []) for (let n of t.actions ?? []) po(Eo(e.id, n.id), n.effects);
	Iv("hero", e, e.id, (t) => xo(t, So(e.id)));
}
function Mv(e) {
	yi(e);
	for (let t of e) Pv("common", t);
}
function Nv(e, t, n) {
	let r = Co(e, t.id, n);
	for (let [e, { effects: n, after: i }] of (t.tiers ?? []).entries()) po(`${r}.${e}/activation`, n, "activation"), qa(n).some(Lv) && po(`${r}.${e}/target`, n, "target"), po(`${r}.${e}/after`, i);
	Iv("ability", t, `${t.id}.${n}`, (e) => xo(e, r));
	for (let e of t.actions ?? []) po(`${r}/${e.id}`, e.effects);
}
function Pv(e, t) {
	Iv("card", t, t.id, (n) => Do(n, e, t.id));
}
function Fv(e) {
	Iv("token", e, e.id, (t) => xo(t, wo(e.id)));
	for (let { program: t, effects: n } of e.spends ? is(e.id) : []) po(t, n);
}
function Iv(e, t, n, r) {
	for (let i of eo[e]) {
		let e = r(i);
		e !== void 0 && mo({
			program: e,
			moment: i,
			source: n
		}, Ja(t, i));
	}
}
var Lv, Rv = d((() => {
	T(), Y_(), to(), jo(), bo(), S(), ls(), Lv = (e) => Wa(e).pass?.(e) === "target";
}));
// packages/dice-throne/src/content/loadHeroes.ts
function zv(e, t) {
	k_(t);
	for (let t of e) bi(t);
}
async function Bv(e) {
	let t = Ii().filter((t) => e.includes(t) && !Li(t)), n = await Promise.all(t.map((e) => Fi(e).load()));
	for (let { hero: e, texts: t } of n) Li(e.id) || jv(e, t);
}
var Vv = d((() => {
	Y_(), Rv(), S();
})), Hv, Uv, Wv = d((() => {
	to(), Hv = (e) => Uv("ability", e, e.id).flatMap(({ effects: e }) => e), Uv = (e, t, n) => eo[e].map((e) => ({
		where: `${n}, ${e}`,
		effects: Ja(t, e) ?? []
	}));
})), Gv, Kv, qv, Jv, Yv, Xv, Zv, Qv, $v, ey = d((() => {
	Pc(), Qu(), Sm(), Hh(), ig(), sg(), vg(), Wg(), o_(), Gv = {
		id: "evasive",
		kind: "positive",
		limit: 3,
		spend: {
			when: "incoming",
			effects: [W(1, [G({ die: [1, 2] }, [Xu()])])]
		}
	}, Kv = {
		id: "knockdown",
		kind: "negative",
		limit: 1,
		forbids: "offense"
	}, qv = {
		id: "targeted",
		kind: "negative",
		limit: 1,
		persistent: !0,
		aura: {
			of: "attacked",
			amount: 2
		}
	}, Jv = {
		id: "protect",
		kind: "positive",
		limit: 1,
		spend: {
			when: "incoming",
			effects: [Vh()]
		}
	}, Yv = {
		id: "blessing-of-divinity",
		kind: "unique",
		limit: 1,
		fixed: "both",
		saves: !0
	}, Xv = {
		id: "stun",
		kind: "negative",
		limit: 1,
		forbids: "acting"
	}, Zv = {
		id: "cleanse",
		kind: "positive",
		limit: 3,
		spend: {
			when: "any",
			effects: [rg("own")]
		}
	}, Qv = {
		id: "bleed",
		kind: "negative",
		limit: 2,
		upkeep: [og(kc("bleed"), [W(1, [G({ die: [
			1,
			2,
			3,
			4
		] }, [Ug(1, "self")], [xm("bleed")])])])]
	}, $v = {
		id: "poison",
		kind: "negative",
		limit: 3,
		persistent: !0,
		upkeep: [Ug(kc("poison"), "self")]
	};
})), q, ty = d((() => {
	q = (e, t, n, r, i = []) => ({
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
})), J = d((() => {
	p(), Wl(), nu(), _u(), Pc(), qu(), Qu(), nd(), gd(), wd(), Hd(), Kd(), Jd(), Qd(), ef(), rf(), sf(), Ed(), uf(), _f(), T(), Of(), Rf(), Kf(), Yf(), Qf(), np(), dp(), Bp(), Up(), Gp(), Qp(), am(), cm(), dm(), yd(), tm(), hm(), vm(), Sm(), Tm(), Em(), Rm(), Th(), ol(), Oh(), jh(), Lh(), $l(), zh(), Hh(), Gh(), Jh(), Zh(), eg(), ig(), sg(), ug(), mg(), vg(), Cg(), Og(), jg(), Pg(), Lg(), Vg(), Wg(), uu(), Jg(), e_(), r_(), sp(), o_(), C(), Vl(), O_(), Is(), wu(), jp(), Xs(), ic(), Ou(), vc(), Rp(), Od(), Uu(), Rd(), M(), y(), Av(), Y_(), g(), ts(), Rv(), Vv(), fo(), Wv(), S(), ey(), ty();
}));
// packages/dice-throne/src/content/hero.ts
J();
var ny = [
	"season-1",
	"season-2",
	"marvel"
], ry = /* @__PURE__ */ new Set(["incoming"]), iy = [
	"main",
	"roll",
	"instant",
	"upgrade",
	"spell"
];
_u(), Pc(), Kd(), Jd(), _f(), Kf(), Rm(), zh(), eg(), ig(), ug(), vg(), e_();
var ay = [
	{
		id: "transference",
		kind: "main",
		cost: 2,
		effects: [Lm()]
	},
	{
		id: "what-status-effects",
		kind: "main",
		cost: 2,
		effects: [$h()]
	},
	{
		id: "vegas-baby",
		kind: "main",
		cost: 0,
		effects: [W(1, [I(Tc)])]
	},
	{
		id: "get-that-outta-here",
		kind: "main",
		cost: 1,
		effects: [rg("any")]
	},
	{
		id: "triple-up",
		kind: "instant",
		cost: 2,
		effects: [z(3)]
	},
	{
		id: "double-up",
		kind: "instant",
		cost: 1,
		effects: [z(2)]
	},
	{
		id: "buh-bye",
		kind: "instant",
		cost: 2,
		effects: [rg("any")]
	},
	{
		id: "tip-it",
		kind: "instant",
		cost: 1,
		effects: [gu({
			whose: "any",
			to: "neighbour"
		})]
	},
	{
		id: "getting-paid",
		kind: "instant",
		cost: 0,
		effects: [I(2)]
	},
	{
		id: "not-this-time",
		kind: "roll",
		cost: 1,
		effects: [U(6, "chosen-player")]
	},
	{
		id: "twice-as-wild",
		kind: "roll",
		cost: 3,
		effects: [gu({
			whose: "any",
			to: "any",
			upTo: 2
		})]
	},
	{
		id: "try-try-again",
		kind: "roll",
		cost: 1,
		effects: [Qg()]
	},
	{
		id: "so-wild",
		kind: "roll",
		cost: 2,
		effects: [gu({
			whose: "any",
			to: "any"
		})]
	},
	{
		id: "samesies",
		kind: "roll",
		cost: 1,
		effects: [Gd()]
	},
	{
		id: "one-more-time",
		kind: "roll",
		cost: 1,
		effects: [Gf({ of: "offense" })]
	},
	{
		id: "helping-hand",
		kind: "roll",
		cost: 1,
		effects: [lg({
			whose: "opponent",
			upTo: 1
		})]
	},
	{
		id: "better-d",
		kind: "roll",
		cost: 0,
		effects: [Gf({ of: "defense" })]
	},
	{
		id: "six-it",
		kind: "roll",
		cost: 1,
		effects: [gu({
			whose: "own",
			to: "six"
		})]
	}
], oy, sy = d((() => {
	g(), oy = {
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
})), cy, ly = d((() => {
	g(), cy = {
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
})), uy, dy, fy = d((() => {
	uy = w({
		name: "barbarian/ward",
		options: { ward: ka("none") },
		parts: (e) => [e.ask("ward", {
			who: (e, t) => t.self,
			options: (e, t) => {
				let n = [...new Set(e.attack?.inflicted ?? [])].filter((n) => x(n).kind !== "unique" && _s(e, t.self, n));
				return n.length > 0 ? [...n, "none"] : [];
			},
			then: (e, t, n) => {
				n !== "none" && A(e, t.self, n, 1);
			}
		})],
		estimate: () => 1
	}), dy = () => uy({});
})), py, my, hy, gy, _y, vy, yy, by, xy, Sy, Cy, wy, Ty, Ey, Dy = d((() => {
	J(), fy(), py = [
		E({ sword: 3 }),
		E({ sword: 4 }),
		E({ sword: 5 })
	], my = (e, t) => ({
		id: "smack",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: py[n],
			effects: [L(t), ...e > 1 ? [G({ dice: lo(4) }, [n_()])] : []]
		}))
	}), hy = (e) => ({
		id: "sturdy-blow",
		kind: "offensive",
		tiers: [{
			need: E({
				sword: 2,
				pow: 2
			}),
			effects: [L(e, "undefendable")]
		}]
	}), gy = [
		E({ life: 3 }),
		E({ life: 4 }),
		E({ life: 5 })
	], _y = (e, t) => ({
		id: "fortitude",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: gy[n],
			effects: [V(t), ...e > 1 ? [G({ dice: lo(3) }, [rg("own", !0)])] : []]
		}))
	}), vy = (e) => ({
		id: "overpower",
		kind: "offensive",
		tiers: [{
			need: E({
				sword: 3,
				pow: 2
			}),
			effects: [W(3, [
				F(),
				L(wc),
				G({ total: e }, [H("concussion")])
			])]
		}]
	}), yy = (e) => ({
		id: "mighty-blow",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [e === 1 ? L(9) : L(8, "undefendable")]
		}]
	}), by = (e) => ({
		id: "crit-bash",
		kind: "offensive",
		tiers: [{
			need: E({ pow: 4 }),
			effects: [
				H("stun"),
				F(),
				L(e, "undefendable")
			]
		}]
	}), xy = (e, t) => ({
		id: "reckless",
		kind: "offensive",
		tiers: [{
			need: co,
			effects: [L(e), qh(t)]
		}]
	}), Sy = (e) => ({
		id: "thick-skin",
		kind: "defensive",
		dice: e === 1 ? 3 : 4,
		effects: [V(N("life", 2)), ...e > 1 ? [K({ life: 2 }, dy())] : []]
	}), Cy = [
		my(1, [
			4,
			6,
			8
		]),
		hy(4),
		_y(1, [
			4,
			5,
			6
		]),
		vy(14),
		yy(1),
		by(5),
		xy(15, 4),
		{
			id: "rage",
			kind: "ultimate",
			tiers: [{
				need: E({ pow: 5 }),
				effects: [H("stun"), L(15)]
			}]
		},
		Sy(1)
	], wy = [{
		id: "concussion",
		kind: "negative",
		limit: 1,
		forbids: "income"
	}, Xv], Ty = [
		q("smack-ii", 2, 2, my(2, [
			5,
			7,
			9
		])),
		q("smack-iii", 3, 3, my(3, [
			6,
			8,
			10
		])),
		q("sturdy-blow-ii", 1, 2, hy(5)),
		q("sturdy-blow-iii", 2, 3, hy(6)),
		q("mighty-blow-ii", 2, 2, yy(2)),
		q("crit-bash-ii", 2, 2, by(7), [{
			id: "crit-smash",
			kind: "offensive",
			tiers: [{
				need: E({ pow: 3 }),
				effects: [
					H("concussion"),
					F(),
					L(2, "undefendable")
				]
			}]
		}]),
		q("fortitude-ii", 2, 2, _y(2, [
			5,
			6,
			7
		])),
		q("overpower-ii", 2, 2, vy(10), [{
			id: "war-cry",
			kind: "offensive",
			tiers: [{
				need: E({
					sword: 2,
					life: 2
				}),
				effects: [V(2), L(2, "undefendable")]
			}]
		}]),
		q("reckless-ii", 2, 2, xy(20, 5)),
		q("thick-skin-ii", 3, 2, Sy(2)),
		{
			id: "concuss",
			kind: "main",
			cost: 1,
			effects: [H("concussion", 1, "chosen-opponent")]
		},
		{
			id: "head-bash",
			kind: "roll",
			cost: 0,
			when: "after-damage",
			effects: [G({ dealt: 8 }, [H("concussion")])]
		},
		{
			id: "get-some",
			kind: "roll",
			cost: 2,
			modifier: !0,
			effects: [W(5, [P(N("sword"))]), H("concussion")]
		},
		{
			id: "feelin-good",
			kind: "instant",
			cost: 0,
			effects: [W(3, [V(N("life", 2, 1))])]
		},
		{
			id: "adrenaline-surge",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [W(1, [G({ dice: E({ pow: 1 }) }, [V(2), H("concussion", 1, "chosen-opponent")], [z(1)])])]
		}
	], Ey = {
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
		abilities: Cy,
		tokens: wy,
		cards: Ty
	};
})), Oy = /* @__PURE__ */ he({
	hero: () => Ey,
	texts: () => ky
}), ky, Ay = d((() => {
	p(), sy(), ly(), Dy(), ky = u({
		en: oy,
		fr: cy
	});
})), jy, My = d((() => {
	g(), jy = {
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
})), Ny, Py = d((() => {
	g(), Ny = {
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
})), Fy, Iy, Ly, Ry, zy, By, Vy, Hy, Uy, Wy, Gy, Ky, qy = d((() => {
	J(), Fy = (e) => ({
		id: "tithe",
		kind: "passive",
		actions: [{
			id: "tithe-reroll",
			cost: 1,
			when: "any",
			effects: [lg({
				whose: "own",
				upTo: 1
			})]
		}, {
			id: "tithe-draw",
			cost: e === 1 ? 3 : 2,
			when: "any",
			effects: [z(1)]
		}],
		...e > 1 ? { activating: {
			symbol: "prayer",
			effects: [I(1)]
		} } : {}
	}), Iy = (e, t) => ({
		id: "righteous-combat",
		kind: "offensive",
		tiers: [{
			need: E({
				sword: 3,
				helmet: 2
			}),
			effects: [L(e), W(t, [
				L(N("sword", 2)),
				L(N("helmet")),
				V(N("life", 2)),
				I(N("prayer"))
			])]
		}]
	}), Ly = (e) => ({
		id: "retaliate",
		kind: "offensive",
		tiers: [{
			need: E({
				helmet: 3,
				prayer: 1
			}),
			effects: [ed(["retribution"], "chosen-player"), I(e)]
		}]
	}), Ry = (e) => ({
		id: "mighty-prayer",
		kind: "offensive",
		tiers: [{
			need: E({
				sword: 3,
				prayer: 1
			}),
			effects: [L(e, "undefendable")],
			after: [B("crit"), B("accuracy")]
		}]
	}), zy = (e) => ({
		id: "holy-light",
		kind: "offensive",
		tiers: [{
			need: E({ life: 2 }),
			effects: [V(N("life")), W(e, [
				B("crit", N("sword")),
				B("protect", N("helmet")),
				z(N("life")),
				I(N("prayer", 2))
			])]
		}]
	}), By = (e, t) => ({
		id: "holy-attack",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [V(1), L(e)]
		}, {
			need: co,
			effects: [V(2), L(t)]
		}]
	}), Vy = (e) => ({
		id: "righteous-prayer",
		kind: "offensive",
		tiers: [{
			need: E({ prayer: 4 }),
			effects: [L(8, e === 1 ? "normal" : "undefendable")],
			after: [B("crit"), I(2)]
		}]
	}), Hy = (e) => ({
		id: "divine-defense",
		kind: "defensive",
		dice: e === 1 ? 3 : 4,
		effects: [
			R(N("sword")),
			U(N("helmet")),
			U(N("life", 2)),
			I(N("prayer")),
			...e === 3 ? [K({
				helmet: 2,
				prayer: 1
			}, B("protect"))] : []
		]
	}), Uy = [
		Fy(1),
		Iy(5, 2),
		Ly(2),
		Ry(3),
		zy(1),
		By(5, 8),
		Vy(1),
		{
			id: "resolute-faith",
			kind: "ultimate",
			tiers: [{
				need: E({ prayer: 5 }),
				effects: [
					B("blessing-of-divinity"),
					V(5),
					L(10)
				]
			}]
		},
		Hy(1)
	], Wy = [
		{
			id: "retribution",
			kind: "positive",
			limit: 1,
			spend: {
				when: "attacked",
				effects: [Xh()]
			}
		},
		{
			id: "crit",
			kind: "positive",
			limit: 1,
			spend: {
				when: "my-attack",
				effects: [G({ base: 5 }, [P(4)])]
			}
		},
		Jv,
		{
			id: "accuracy",
			kind: "positive",
			limit: 1,
			spend: {
				when: "end-of-my-offense",
				effects: [n_()]
			}
		},
		Yv
	], Gy = [
		q("tithe-ii", 3, 2, Fy(2)),
		q("retaliate-ii", 1, 2, Ly(4), [{
			id: "requital",
			kind: "offensive",
			tiers: [{
				need: E({
					sword: 1,
					helmet: 1,
					life: 1,
					prayer: 1
				}),
				effects: [
					B("retribution"),
					V(1),
					L(3, "undefendable")
				]
			}]
		}]),
		q("holy-attack-ii", 2, 2, By(7, 9)),
		q("righteous-prayer-ii", 2, 2, Vy(2), [{
			id: "prosperity",
			kind: "offensive",
			tiers: [{
				need: E({ prayer: 3 }),
				effects: [I(4)]
			}]
		}]),
		q("righteous-combat-ii", 2, 2, Iy(5, 3)),
		q("righteous-combat-iii", 4, 3, Iy(6, 3), [{
			id: "steadfast",
			kind: "offensive",
			tiers: [{
				need: E({
					sword: 2,
					helmet: 1
				}),
				effects: [V(2), L(2, "undefendable")]
			}]
		}]),
		q("mighty-prayer-ii", 2, 2, Ry(4), [{
			id: "offensive-stance",
			kind: "offensive",
			tiers: [{
				need: E({
					sword: 2,
					prayer: 1
				}),
				effects: [L(2, "undefendable"), xd([B("crit")], [B("accuracy")])]
			}]
		}]),
		q("holy-light-ii", 2, 2, zy(3)),
		q("divine-defense-ii", 3, 2, Hy(2)),
		q("divine-defense-iii", 4, 3, Hy(3)),
		{
			id: "mighty",
			kind: "main",
			cost: 1,
			effects: [ed(["crit"], "chosen-player")]
		},
		{
			id: "consecration",
			kind: "main",
			cost: 4,
			effects: [ed([
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
			effects: [W(1, [
				K({ sword: 1 }, z(2)),
				K({ helmet: 1 }, V(3)),
				K({ life: 1 }, V(4)),
				K({ prayer: 1 }, I(3))
			])]
		},
		{
			id: "absolution",
			kind: "roll",
			cost: 1,
			when: "attacked",
			effects: [W(1, [
				K({ sword: 1 }, R(3)),
				K({ helmet: 1 }, U(3)),
				K({ life: 1 }, U(5)),
				K({ prayer: 1 }, U(2), I(2))
			])]
		},
		{
			id: "divine-favor",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [W(1, [G({ dice: E({ prayer: 1 }) }, [I(4)], [z(1)])])]
		}
	], Ky = {
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
		abilities: Uy,
		tokens: Wy,
		cards: Gy
	};
})), Jy = /* @__PURE__ */ he({
	hero: () => Ky,
	texts: () => Yy
}), Yy, Xy = d((() => {
	p(), My(), Py(), qy(), Yy = u({
		en: jy,
		fr: Ny
	});
})), Zy, Qy = d((() => {
	g(), Zy = {
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
})), $y, eb = d((() => {
	g(), $y = {
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
})), tb, nb, rb, ib, ab, ob, sb = d((() => {
	J(), tb = "gunslinger/reload-again", nb = "gunslinger/reload-plus", rb = (e, t) => (e.attack?.marks[tb] ?? 0) + O(e, t).abilities.filter(({ ability: e }) => e.standing?.some((e) => e.do === tb)).length, ib = (e) => e.attack.marks[nb] ?? 0, ab = w({
		name: tb,
		possible: (e, t) => _s(e, t, "reload"),
		parts: (e, t) => [e.run((e) => {
			let { marks: n } = e.attack;
			n[tb] = (n[tb] ?? 0) + 1, n[nb] = (n[nb] ?? 0) + t.plus;
		})],
		estimate: (e) => .5 + e.plus
	}), ob = (e = 0) => ab({ plus: e });
})), cb, lb, ub = d((() => {
	J(), sb(), cb = w({
		name: "gunslinger/reload",
		possible: (e, t) => Al(e, t, "my-attack") && e.attack?.type !== "pure" && !nc(e, t),
		vars: () => ({ extra: 0 }),
		parts: (e, t, { own: n }) => [e.run((e, t) => {
			n(t).extra = ib(e);
		}), e.call(Fd, (e, t) => ({
			owner: t.self,
			purpose: "effect",
			count: 1,
			by: t.by,
			again: rb(e, t.self),
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
	}), lb = () => cb({});
})), db, fb, pb, mb, hb, gb, _b, vb, yb, bb, xb, Sb, Cb, wb = d((() => {
	J(), ub(), sb(), db = [
		E({ bullet: 3 }),
		E({ bullet: 4 }),
		E({ bullet: 5 })
	], fb = (e, t) => ({
		id: "revolver",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: db[n],
			effects: [L(t), ...e > 1 ? [G({ dice: lo(4) }, [H("knockdown")])] : []]
		}))
	}), pb = (e) => ({
		id: "bounty-hunter",
		kind: "offensive",
		tiers: [{
			need: E({
				bullet: 2,
				bullseye: 2
			}),
			effects: [
				H("bounty"),
				...e > 1 ? [F()] : [],
				L(e, "undefendable")
			]
		}]
	}), mb = (e) => ({
		id: "quick-draw",
		kind: "passive",
		upkeep: [B("reload")],
		...e > 1 ? { standing: [ob()] } : {}
	}), hb = (e) => ({
		id: "take-cover",
		kind: "offensive",
		tiers: [{
			need: E({
				bullet: 2,
				dash: 3
			}),
			effects: [B("evasive"), L(e)]
		}]
	}), gb = (e, t) => ({
		id: "showdown",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [Bd(!0, [L(e)], [L(t)])]
		}]
	}), _b = (e) => ({
		id: "deadeye",
		kind: "offensive",
		tiers: [{
			need: E({ bullseye: 4 }),
			effects: [
				H("knockdown"),
				F(),
				L(e, "undefendable")
			]
		}]
	}), vb = (e) => ({
		id: "fan-the-hammer",
		kind: "offensive",
		tiers: [{
			need: co,
			effects: [B("evasive", 2), L(e)]
		}]
	}), yb = (e) => ({
		id: "duel",
		kind: "defensive",
		effects: [Vd(e, [xd([R(3)], [Vh()])], [R(1)])]
	}), bb = [
		fb(1, [
			3,
			4,
			5
		]),
		pb(1),
		mb(1),
		hb(5),
		gb(7, 5),
		_b(6),
		vb(7),
		yb(!1),
		{
			id: "fill-em-with-lead",
			kind: "ultimate",
			tiers: [{
				need: E({ bullseye: 5 }),
				effects: [
					B("evasive"),
					H("bounty"),
					H("knockdown"),
					F(),
					L(10),
					ob()
				]
			}]
		}
	], xb = [
		Gv,
		{
			id: "reload",
			kind: "positive",
			limit: 2,
			spend: {
				when: "my-attack",
				effects: [lb()]
			}
		},
		Kv,
		{
			id: "bounty",
			kind: "negative",
			limit: 1,
			persistent: !0,
			attacked: [I(1), P(1)]
		}
	], Sb = [
		q("revolver-ii", 2, 2, fb(2, [
			4,
			5,
			6
		])),
		q("bounty-hunter-ii", 1, 2, pb(2)),
		q("showdown-ii", 1, 2, gb(8, 6)),
		q("showdown-iii", 2, 3, gb(9, 6)),
		q("fan-the-hammer-ii", 2, 2, vb(8), [{
			id: "pistol-whip",
			kind: "offensive",
			tiers: [{
				need: E({
					dash: 2,
					bullseye: 1
				}),
				effects: [
					B("evasive"),
					H("knockdown"),
					L(1, "undefendable")
				]
			}]
		}]),
		q("take-cover-ii", 2, 2, hb(6), [{
			id: "mark-the-target",
			kind: "offensive",
			tiers: [{
				need: E({ dash: 3 }),
				effects: [B("evasive", 2), H("bounty")]
			}]
		}]),
		q("deadeye-ii", 2, 2, _b(8), [{
			id: "enforcer",
			kind: "offensive",
			tiers: [{
				need: E({ bullseye: 3 }),
				effects: [B("evasive"), tu("two-opponents", [H("bounty"), H("knockdown")])]
			}]
		}]),
		q("duel-ii", 3, 2, yb(!0)),
		q("quick-draw-ii", 2, 2, mb(2)),
		{
			id: "wanted",
			kind: "main",
			cost: 2,
			effects: [H("bounty", 1, "chosen-player")]
		},
		{
			id: "spin-the-chamber",
			kind: "main",
			cost: 1,
			effects: [B("reload")]
		},
		{
			id: "roulette",
			kind: "main",
			cost: 1,
			effects: [tu("chosen-player", [W(1, [
				K({ bullet: 1 }, rm(2, "target")),
				K({ dash: 1 }, H("knockdown")),
				K({ bullseye: 1 }, H("bounty"))
			])])]
		},
		{
			id: "wild-west",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [ob(1)]
		},
		{
			id: "eat-lead",
			kind: "roll",
			cost: 2,
			modifier: !0,
			effects: [W(5, [P(N("bullet")), G({ added: 4 }, [H("knockdown")])])]
		},
		{
			id: "run-and-gun",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [W(1, [G({ dice: E({ bullseye: 1 }) }, [B("reload"), B("evasive", 2)], [z(1)])])]
		}
	], Cb = {
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
		abilities: bb,
		tokens: xb,
		cards: Sb
	};
})), Tb = /* @__PURE__ */ he({
	hero: () => Cb,
	texts: () => Eb
}), Eb, Db = d((() => {
	p(), Qy(), eb(), wb(), Eb = u({
		en: Zy,
		fr: $y
	});
})), Ob, kb = d((() => {
	g(), Ob = {
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
})), Ab, jb = d((() => {
	g(), Ab = {
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
function Mb(e, t, n, r) {
	Dd(e, t, -r), Dd(e, n, r);
}
var Nb, Pb, Fb = d((() => {
	J(), Nb = w({
		name: "cursed-pirate/ransom",
		options: { ransom: Pa },
		possible: (e, t) => lu(iu(e, t, "opponent")).length > 0,
		vars: () => ({
			die: 0,
			owner: 0,
			reroll: !1
		}),
		parts: (e, t, { own: n }) => [
			e.ask("reroll-die", {
				who: (e, t) => t.self,
				options: (e, t) => lu(iu(e, t.self, "opponent")),
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					n(t).die = r, n(t).owner = ou(iu(e, t.self, "opponent"), r - 1);
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
					n(r).reroll = i === "reroll", i === "pay" && Mb(e, n(r).owner, r.self, t.price);
				}
			}),
			e.roll("roll", {
				dice: (e, t) => +!!n(t).reroll,
				whose: (e, t) => [n(t).owner],
				then: (e, t, [r]) => au(e, t.self, n(t).die, r)
			})
		],
		estimate: () => 2
	}), Pb = (e) => Nb({ price: e });
})), Ib, Lb, Rb = d((() => {
	J(), Ib = w({
		name: "cursed-pirate/shed",
		options: { shed: ja("shed") },
		parts: (e) => [e.ask("shed", {
			who: (e, t) => t.self,
			options: (e, t) => {
				let n = j(e, t.self, al("doubloon", t.self));
				return n === 0 ? [] : Array.from({ length: n + 1 }, (e, t) => t);
			},
			then: (e, t, n) => {
				A(e, t.self, al("doubloon", t.self), n);
			}
		})],
		estimate: () => 1
	}), Lb = () => Ib({});
}));
// packages/dice-throne/src/heroes/cursed-pirate/wane.ts
function zb(e, t) {
	let n = _(e, t);
	n.marks.face = 1, n.board = Vo(n.hero, 1, O(e, t).levels), xu(e, t), l(() => ({
		type: "flipped",
		seat: t
	}));
}
var Bb, Vb, Hb = d((() => {
	J(), Bb = w({
		name: "cursed-pirate/wane",
		parts: (e) => [e.run((e, t) => {
			A(e, t.self, al("doubloon", t.self), 1) === 0 && zb(e, t.self);
		})],
		estimate: () => 0
	}), Vb = () => Bb({});
})), Ub, Wb, Gb, Kb, qb, Jb, Yb, Xb, Zb, Qb = d((() => {
	J(), Fb(), Rb(), Hb(), Ub = [
		E({ cutlass: 3 }),
		E({ cutlass: 4 }),
		E({ cutlass: 5 })
	], Wb = E({
		cutlass: 1,
		loot: 2,
		skull: 1
	}), Gb = E({
		cutlass: 1,
		skull: 3
	}), Kb = (e = 1) => B("doubloon", e, !0), qb = [
		{
			id: "cutlass-strike",
			kind: "offensive",
			tiers: [
				5,
				6,
				7
			].map((e, t) => ({
				need: Ub[t],
				effects: [L(e), G({ dice: lo(4) }, [H("powder-keg")])]
			}))
		},
		{
			id: "x-marks-the-spot",
			kind: "offensive",
			tiers: [{
				need: E({ loot: 3 }),
				effects: [
					I(1),
					Gu(),
					W(3, [
						L(N("cutlass", 2), "undefendable"),
						z(N("loot")),
						Kb(N("skull"))
					])
				]
			}]
		},
		{
			id: "cursed",
			kind: "passive",
			endOfTurn: [Vb()]
		},
		{
			id: "walk-the-plank",
			kind: "offensive",
			tiers: [{
				need: Wb,
				effects: [
					xd([Ig(1)], [of("target")]),
					F(),
					L(7)
				]
			}]
		},
		{
			id: "light-the-fuse",
			kind: "offensive",
			tiers: [{
				need: D,
				effects: [
					H("powder-keg"),
					F(),
					L(7)
				]
			}, {
				need: co,
				effects: [
					H("powder-keg"),
					F(),
					L(9)
				]
			}]
		},
		{
			id: "black-spot",
			kind: "offensive",
			tiers: [{
				need: E({ skull: 4 }),
				effects: [
					Kb(),
					H("parlay"),
					L(7, "undefendable")
				]
			}]
		},
		{
			id: "shiver-me-timbers",
			kind: "offensive",
			tiers: [{
				need: Gb,
				effects: [L(7, "undefendable"), Lb()]
			}]
		},
		{
			id: "pirates-touch",
			kind: "ultimate",
			tiers: [{
				need: E({ skull: 5 }),
				effects: [
					L(12),
					Kb(2),
					H("parlay"),
					H("powder-keg")
				]
			}]
		},
		{
			id: "ahoy-matey",
			kind: "defensive",
			dice: 4,
			effects: [
				R(N("cutlass")),
				I(N("loot")),
				U(N("skull", 2)),
				K({
					cutlass: 2,
					skull: 1
				}, Kb())
			]
		}
	], Jb = [
		{
			id: "soul-cutlass",
			kind: "offensive",
			tiers: [
				5,
				7,
				9
			].map((e, t) => ({
				need: Ub[t],
				effects: [L(e), G({ dice: lo(3) }, [H("powder-keg")])]
			}))
		},
		{
			id: "dread-mark",
			kind: "offensive",
			tiers: [{
				need: E({ loot: 3 }),
				effects: [
					I(2),
					Gu(),
					W(4, [
						L(N("cutlass", 2), "undefendable"),
						z(N("loot")),
						H("doubloon", N("skull"))
					])
				]
			}]
		},
		{
			id: "curse",
			kind: "passive",
			upkeep: [Ug(4, "self", !0)],
			foeDidNotAttack: [H("powder-keg")]
		},
		{
			id: "abyssal-walk",
			kind: "offensive",
			tiers: [{
				need: Wb,
				effects: [
					Ig(1),
					of("target"),
					H("wither"),
					F(),
					L(8)
				]
			}]
		},
		{
			id: "thar-she-blows",
			kind: "offensive",
			tiers: [{
				need: D,
				effects: [
					H("wither"),
					H("powder-keg"),
					F(),
					L(7)
				]
			}, {
				need: co,
				effects: [
					H("wither"),
					H("powder-keg"),
					F(),
					L(10)
				]
			}]
		},
		{
			id: "black-soul",
			kind: "offensive",
			tiers: [{
				need: E({ skull: 4 }),
				effects: [
					H("parlay"),
					H("powder-keg"),
					H("wither"),
					F(),
					L(8, "undefendable")
				]
			}]
		},
		{
			id: "the-shivering",
			kind: "offensive",
			tiers: [{
				need: Gb,
				effects: [L(8, "undefendable"), Ug(Oc("doubloon"), "all-opponents")]
			}]
		},
		{
			id: "cursed-touch",
			kind: "ultimate",
			tiers: [{
				need: E({ skull: 5 }),
				effects: [
					L(13),
					H("parlay"),
					H("doubloon"),
					H("wither"),
					H("powder-keg", 1, "two-opponents", "kegs-together")
				]
			}]
		},
		{
			id: "avast-ye",
			kind: "defensive",
			dice: 5,
			effects: [
				R(N("cutlass")),
				I(N("loot")),
				U(N("skull", 2)),
				K({
					cutlass: 2,
					skull: 1
				}, H("doubloon"))
			]
		}
	], Yb = [
		{
			id: "doubloon",
			kind: "unique",
			limit: 5,
			limitOnOthers: 3,
			owned: !0,
			persistent: !0,
			fixed: "both",
			upkeep: [Ug(Oc("doubloon"), "self")]
		},
		{
			id: "powder-keg",
			kind: "negative",
			limit: 1,
			blast: 3,
			upkeep: [W(1, [G({ die: [1, 2] }, [Ng("powder-keg")]), G({ die: [6] }, [Dh("powder-keg")])])]
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
	], Xb = [
		{
			id: "cursed-cards",
			kind: "instant",
			cost: 0,
			effects: [xd([z(1)], [rm(2, "self", !0), z(2)], [rm(4, "self", !0), z(3)])]
		},
		{
			id: "batten-down",
			kind: "instant",
			cost: 4,
			effects: [lf(), z(4)]
		},
		{
			id: "shark-bait",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [P(2)]
		},
		{
			id: "run-ya-through",
			kind: "roll",
			cost: 2,
			modifier: !0,
			effects: [W(5, [P(N("cutlass")), G({ added: 3 }, [H("powder-keg")])])]
		},
		{
			id: "ransom",
			kind: "roll",
			cost: 1,
			effects: [Pb(2)]
		},
		{
			id: "swashbuckle",
			kind: "main",
			cost: 2,
			effects: [W(1, [
				K({ cutlass: 1 }, rm(2, "chosen-opponent")),
				K({ loot: 1 }, z(2)),
				K({ skull: 1 }, H("powder-keg", 1, "chosen-opponent"))
			])]
		},
		{
			id: "scurvy",
			kind: "main",
			cost: 2,
			effects: [rm(1, "self", !0), H("wither", 1, "chosen-opponent")]
		},
		{
			id: "pillage",
			kind: "main",
			cost: 0,
			effects: [Ig(1, "chosen-opponent")]
		},
		{
			id: "truce",
			kind: "main",
			cost: 3,
			effects: [H("parlay", 1, "chosen-opponent")]
		},
		{
			id: "crows-nest",
			kind: "main",
			cost: 1,
			effects: [tu("chosen-opponent", [W(1, [
				K({ cutlass: 1 }, Ag("target")),
				K({ loot: 1 }, of("target")),
				K({ skull: 1 }, of("target", "random"))
			])])]
		},
		{
			id: "high-stakes",
			kind: "main",
			cost: 2,
			effects: [W(2, [K({ loot: 1 }, z(2), I(2))])]
		},
		{
			id: "pirates-life",
			kind: "main",
			cost: 1,
			effects: [G({
				mark: "face",
				is: 0
			}, [Kb()], [V(3)])]
		},
		{
			id: "feed-the-fish",
			kind: "main",
			cost: 3,
			effects: [H("powder-keg", 1, "three-opponents")]
		},
		{
			id: "light-it-up",
			kind: "main",
			cost: 2,
			effects: [H("powder-keg", 1, "chosen-opponent")]
		},
		{
			id: "yo-ho",
			kind: "main",
			cost: 2,
			effects: [tu("chosen-opponent", [Sd([H("powder-keg")], [_g(1, [G({ die: [
				3,
				4,
				5,
				6
			] }, [H("powder-keg"), H("wither")])])])])]
		},
		{
			id: "heave-ho",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [W(1, [G({ dice: E({ skull: 1 }) }, [H("parlay", 1, "chosen-opponent")], [z(1)])])]
		}
	], Zb = {
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
		setup: [B("doubloon", 3)],
		abilities: qb,
		otherFace: Jb,
		tokens: Yb,
		cards: Xb
	};
})), $b = /* @__PURE__ */ he({
	hero: () => Zb,
	texts: () => ex
}), ex, tx = d((() => {
	p(), kb(), jb(), Qb(), ex = u({
		en: Ob,
		fr: Ab
	});
})), nx, rx = d((() => {
	g(), nx = {
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
})), ix, ax = d((() => {
	g(), ix = {
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
})), ox, sx, cx, lx, ux, dx, fx, px, mx, hx, gx, _x, vx, yx, bx = d((() => {
	J(), ox = xd([B("evasive")], [B("cleanse")]), sx = [
		E({ fist: 3 }),
		E({ fist: 4 }),
		E({ fist: 5 })
	], cx = (e, t) => ({
		id: "fist-strike",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: sx[n],
			effects: [L(t), ...e > 2 ? [G({ dice: lo(4) }, [H("knockdown")])] : []]
		}))
	}), lx = (e, ...t) => ({
		id: "meditate",
		kind: "offensive",
		tiers: [{
			need: E({ zen: 3 }),
			effects: [B("chi", e), ...t]
		}]
	}), ux = (e, t) => ({
		id: "combo-strike",
		kind: "offensive",
		tiers: [{
			need: E({
				fist: 3,
				palm: 1
			}),
			effects: [L(e), W(t, [
				L(N("fist", 2)),
				L(N("palm", 3)),
				B("chi", N("zen", 2)),
				og(N("lotus"), [ox])
			])]
		}]
	}), dx = (e) => ({
		id: "tempest-rush",
		kind: "offensive",
		tiers: [{
			need: E({ palm: 3 }),
			effects: [W(3, [L(wc), G({ total: e > 1 ? 12 : 13 }, [H("knockdown")])], e > 1 ? {
				again: 1,
				price: {
					token: "chi",
					n: 1
				}
			} : {})]
		}]
	}), fx = (e) => ({
		id: "fist-of-harmony",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [L(6)],
			after: [B("chi", e)]
		}]
	}), px = (...e) => ({
		id: "fist-of-tranquility",
		kind: "offensive",
		tiers: [{
			need: co,
			effects: [...e, L(7)],
			after: [B("evasive"), B("chi", 3)]
		}]
	}), mx = (e) => ({
		id: "lotus-strike",
		kind: "offensive",
		tiers: [{
			need: E({ lotus: 4 }),
			effects: [L(e, "undefendable")],
			after: [Wh("chi"), B("chi", e)]
		}]
	}), hx = (e, ...t) => ({
		id: "serenity",
		kind: "defensive",
		dice: e,
		effects: [
			B("chi", N("zen")),
			R(N("fist")),
			...t
		]
	}), gx = [
		cx(1, [
			6,
			7,
			8
		]),
		lx(5, ox),
		ux(6, 1),
		dx(1),
		fx(2),
		px(),
		mx(5),
		{
			id: "transcendence",
			kind: "ultimate",
			tiers: [{
				need: E({ lotus: 5 }),
				effects: [
					B("evasive"),
					B("cleanse"),
					H("knockdown"),
					L(10)
				],
				after: [Wh("chi"), B("chi", 6)]
			}]
		},
		hx(4)
	], _x = [
		{
			id: "chi",
			kind: "positive",
			limit: 5,
			spends: [{
				id: "prevent",
				cost: 1,
				when: "incoming",
				effects: [U(1)]
			}, {
				id: "add",
				cost: 1,
				when: "my-attack",
				aged: !0,
				effects: [P(1)]
			}]
		},
		Gv,
		Zv,
		Kv
	], vx = [
		q("fist-strike-ii", 1, 2, cx(2, [
			7,
			8,
			9
		])),
		q("fist-strike-iii", 2, 3, cx(3, [
			7,
			8,
			9
		])),
		q("meditate-ii", 2, 2, lx(6, B("evasive"), B("cleanse")), [{
			id: "zen-strike",
			kind: "offensive",
			tiers: [{
				need: E({
					fist: 2,
					zen: 2
				}),
				effects: [L(6)],
				after: [B("chi", 2)]
			}]
		}]),
		q("fist-of-harmony-ii", 1, 2, fx(3)),
		q("lotus-strike-ii", 2, 2, mx(6), [{
			id: "way-of-the-lotus",
			kind: "offensive",
			tiers: [{
				need: E({ lotus: 3 }),
				effects: [L(2, "undefendable")],
				after: [B("evasive"), B("chi", 2)]
			}]
		}]),
		q("combo-strike-ii", 2, 2, ux(5, 2)),
		q("tempest-rush-ii", 1, 2, dx(2)),
		q("fist-of-tranquility-ii", 2, 2, px(H("knockdown")), [{
			id: "way-of-the-monk",
			kind: "offensive",
			tiers: [{
				need: E({
					fist: 1,
					palm: 1,
					zen: 1,
					lotus: 1
				}),
				effects: [B("evasive", 2), L(3, "undefendable")]
			}]
		}]),
		q("serenity-ii", 2, 2, hx(5)),
		q("serenity-iii", 3, 3, hx(5, K({
			zen: 1,
			lotus: 1
		}, ox))),
		{
			id: "palm-strike",
			kind: "main",
			cost: 0,
			effects: [H("knockdown", 1, "chosen-opponent")]
		},
		{
			id: "mystic-mantra",
			kind: "main",
			cost: 3,
			effects: [
				B("chi"),
				B("evasive"),
				B("cleanse"),
				H("knockdown", 1, "chosen-opponent")
			]
		},
		{
			id: "ruminate",
			kind: "instant",
			cost: 3,
			effects: [B("chi", 5)]
		},
		{
			id: "contemplate",
			kind: "instant",
			cost: 0,
			effects: [B("chi", 2)]
		},
		{
			id: "enlightenment",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [W(1, [G({ dice: E({ lotus: 1 }) }, [
				B("chi", 2),
				B("evasive"),
				B("cleanse")
			], [z(1)])])]
		}
	], yx = {
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
		abilities: gx,
		tokens: _x,
		cards: vx
	};
})), xx = /* @__PURE__ */ he({
	hero: () => yx,
	texts: () => Sx
}), Sx, Cx = d((() => {
	p(), rx(), ax(), bx(), Sx = u({
		en: nx,
		fr: ix
	});
})), wx, Tx = d((() => {
	g(), wx = {
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
})), Ex, Dx = d((() => {
	g(), Ex = {
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
})), Ox, kx, Ax, jx, Mx, Nx, Px, Fx, Ix, Lx, Rx, zx, Bx, Vx, Hx = d((() => {
	J(), Ox = [
		E({ arrow: 3 }),
		E({ arrow: 4 }),
		E({ arrow: 5 })
	], kx = [
		H("blind"),
		H("entangle"),
		H("targeted")
	], Ax = (e, t) => ({
		id: "longbow",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: Ox[n],
			effects: [L(e), ...t === void 0 ? [] : [G({ dice: lo(t) }, [H("entangle")])]]
		}))
	}), jx = (e) => ({
		id: "demising-shot",
		kind: "offensive",
		tiers: [{
			need: E({
				arrow: 3,
				moon: 2
			}),
			effects: [
				H("targeted"),
				F(),
				L(e)
			]
		}]
	}), Mx = (e) => ({
		id: "covered-shot",
		kind: "offensive",
		tiers: [{
			need: E({
				arrow: 2,
				foot: 3
			}),
			effects: [B("evasive"), L(e)]
		}]
	}), Nx = (e, t, ...n) => ({
		id: "exploding-arrow",
		kind: "offensive",
		tiers: [{
			need: E({
				arrow: 1,
				moon: 3
			}),
			effects: [
				W(5, [
					L(N("arrow", t, e)),
					L(N("foot")),
					wm(N("moon"))
				]),
				H("blind"),
				...n
			]
		}]
	}), Px = (e) => ({
		id: "entangling-shot",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [H("entangle"), L(e)]
		}]
	}), Fx = (e) => ({
		id: "eclipse",
		kind: "offensive",
		tiers: [{
			need: E({ moon: 4 }),
			effects: [
				...kx,
				F(),
				L(e)
			]
		}]
	}), Ix = (e) => ({
		id: "blinding-shot",
		kind: "offensive",
		tiers: [{
			need: co,
			effects: [
				H("blind"),
				B("evasive"),
				L(e)
			]
		}]
	}), Lx = (e) => ({
		id: "missed-me",
		kind: "defensive",
		dice: 5,
		effects: [K({ foot: 2 }, Vh()), R(N("arrow", { every: e }))]
	}), Rx = [
		Ax([
			3,
			5,
			7
		]),
		jx(4),
		Mx(7),
		Nx(4, 1),
		Px(7),
		Fx(7),
		Ix(8),
		{
			id: "lunar-eclipse",
			kind: "ultimate",
			tiers: [{
				need: E({ moon: 5 }),
				effects: [
					B("evasive"),
					...kx,
					F(),
					L(12)
				]
			}]
		},
		Lx(2)
	], zx = [
		Gv,
		{
			id: "blind",
			kind: "negative",
			limit: 1,
			ends: "offense",
			activating: { effects: [W(1, [G({ die: [1, 2] }, [Zf()])])] }
		},
		{
			id: "entangle",
			kind: "negative",
			limit: 1,
			ends: "roll-phase",
			attempts: -1
		},
		qv
	], Bx = [
		q("longbow-ii", 2, 2, Ax([
			4,
			6,
			8
		], 4)),
		q("longbow-iii", 3, 3, Ax([
			5,
			7,
			9
		], 3)),
		q("demising-shot-ii", 2, 2, jx(6), [{
			id: "focus",
			kind: "offensive",
			tiers: [{
				need: E({
					arrow: 2,
					moon: 1
				}),
				effects: [H("targeted"), H("entangle")]
			}]
		}]),
		q("covered-shot-ii", 2, 2, Mx(9), [{
			id: "evasive-action",
			kind: "offensive",
			tiers: [{
				need: E({ foot: 3 }),
				effects: [ed(["evasive"], "chosen-player"), L(2, "undefendable")]
			}]
		}]),
		q("exploding-arrow-ii", 2, 2, Nx(3, 2)),
		q("exploding-arrow-iii", 3, 3, Nx(3, 2, H("entangle"))),
		q("entangling-shot-ii", 2, 2, Px(9)),
		q("blinding-shot-ii", 2, 2, Ix(10), [{
			id: "lunar-blessing",
			kind: "offensive",
			tiers: [{
				need: E({
					arrow: 1,
					foot: 2,
					moon: 1
				}),
				effects: [B("evasive", 3), H("entangle")]
			}]
		}]),
		q("eclipse-ii", 2, 2, Fx(9), [{
			id: "moon-shadow",
			kind: "offensive",
			tiers: [{
				need: E({ moon: 3 }),
				effects: [B("evasive"), ...kx]
			}]
		}]),
		q("missed-me-ii", 3, 2, Lx(1)),
		{
			id: "moon-magic",
			kind: "main",
			cost: 4,
			effects: [B("evasive"), tu("chosen-opponent", kx)]
		},
		{
			id: "take-that",
			kind: "roll",
			cost: 0,
			modifier: !0,
			effects: [W(1, [
				K({ arrow: 1 }, P(2)),
				K({ foot: 1 }, H("entangle")),
				K({ moon: 1 }, H("blind"))
			])]
		},
		{
			id: "volley",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [W(5, [P(N("arrow"))]), H("entangle")]
		},
		{
			id: "evade",
			kind: "instant",
			cost: 1,
			effects: [ed(["evasive"], "chosen-player")]
		},
		{
			id: "lunar-umbra",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [W(1, [G({ dice: E({ moon: 1 }) }, [tu("chosen-opponent", kx)], [z(1)])])]
		}
	], Vx = {
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
		abilities: Rx,
		tokens: zx,
		cards: Bx
	};
})), Ux = /* @__PURE__ */ he({
	hero: () => Vx,
	texts: () => Wx
}), Wx, Gx = d((() => {
	p(), Tx(), Dx(), Hx(), Wx = u({
		en: wx,
		fr: Ex
	});
})), Kx, qx = d((() => {
	g(), Kx = {
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
})), Jx, Yx = d((() => {
	g(), Jx = {
		name: "Ninja",
		style: ["Frappe sans être vue\xA0: le poison agit quand elle a déjà disparu dans la fumée.", "Le Poison latent blesse à la fin du tour de l’adversaire, Ninjutsu aiguise l’attaque en cours, et une Bombe fumigène a une chance sur deux de faire manquer un coup tout entier."],
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
})), Xx, Zx, Qx, $x, eS, tS, nS, rS, iS, aS, oS, sS, cS, lS = d((() => {
	J(), Xx = [
		E({ ninjato: 3 }),
		E({ ninjato: 4 }),
		E({ ninjato: 5 })
	], Zx = (e, t) => ({
		id: "slash",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: Xx[n],
			effects: [L(t), ...e > 1 ? [G({ dice: lo(3) }, [B("ninjutsu")])] : []]
		}))
	}), Qx = (e) => ({
		id: "walk-the-line",
		kind: "offensive",
		tiers: [{
			need: E({ shuriken: 4 }),
			effects: [W(2, [L(wc), G({ atMost: 6 }, [n_()])], e > 1 ? { again: 1 } : {})]
		}]
	}), $x = (e) => ({
		id: "death-blossom",
		kind: "offensive",
		tiers: [{
			need: E({
				ninjato: 3,
				shuriken: 2
			}),
			effects: [W(5, [
				L(N("ninjato")),
				L(N("shuriken", 2)),
				K({ mask: 1 }, n_()),
				...e > 1 ? [K({ mask: 2 }, H("delayed-poison"))] : []
			], e > 1 ? { again: 2 } : {})]
		}]
	}), eS = (e) => ({
		id: "smoke-screen",
		kind: "offensive",
		tiers: [{
			need: E({
				ninjato: 1,
				shuriken: 2,
				mask: 1
			}),
			effects: [ed({
				"smoke-bomb": 1,
				ninjutsu: e
			}, "chosen-player"), H("delayed-poison", 1, "chosen-opponent")]
		}]
	}), tS = (e) => ({
		id: "poison-blade",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [e, L(5)]
		}]
	}), nS = (...e) => ({
		id: "shadow-fang",
		kind: "offensive",
		tiers: [{
			need: co,
			effects: [
				...e,
				B("ninjutsu", 2),
				F(),
				L(8)
			]
		}]
	}), rS = (e, t) => ({
		id: "shadewalk",
		kind: "offensive",
		tiers: [{
			need: E({ mask: 4 }),
			effects: [
				B("smoke-bomb"),
				H("delayed-poison", e),
				L(t, "undefendable")
			]
		}]
	}), iS = (e) => ({
		id: "shade-shift",
		kind: "defensive",
		dice: 3,
		effects: [
			e > 1 ? R(N("ninjato")) : K({ ninjato: 1 }, R(1)),
			K({ shuriken: 1 }, R(2)),
			K({ mask: 2 }, B("smoke-bomb"))
		],
		actions: [{
			id: "shade-shift-reroll",
			cost: 0,
			when: "my-defense",
			oncePerTurn: !0,
			effects: [fg(e)]
		}]
	}), aS = [
		Zx(1, [
			5,
			6,
			7
		]),
		Qx(1),
		$x(1),
		eS(2),
		tS(H("delayed-poison")),
		nS(),
		rS(1, 6),
		{
			id: "assassinate",
			kind: "ultimate",
			tiers: [{
				need: E({ mask: 5 }),
				effects: [
					H("delayed-poison", 1, "any-two-opponents"),
					B("smoke-bomb"),
					L(10)
				]
			}]
		},
		iS(1)
	], oS = [
		{
			id: "delayed-poison",
			kind: "negative",
			limit: 2,
			endOfTurn: [xm("delayed-poison", "all"), rm(Ac(3), "self")]
		},
		{
			id: "smoke-bomb",
			kind: "positive",
			limit: 1,
			spend: {
				when: "incoming",
				effects: [W(1, [G({ die: [
					1,
					2,
					3
				] }, [Xu()])])]
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
				effects: [W(1, [
					G({ die: [
						1,
						2,
						3
					] }, [P(1)]),
					G({ die: [4, 5] }, [P(2)]),
					G({ die: [6] }, [xd([P(2)], [H("delayed-poison")], [n_()])])
				])]
			}
		}
	], sS = [
		q("slash-ii", 2, 2, Zx(2, [
			4,
			6,
			8
		])),
		q("death-blossom-ii", 2, 2, $x(2)),
		q("smoke-screen-ii", 2, 2, eS(3), [{
			id: "kuji-kiri",
			kind: "offensive",
			tiers: [{
				need: E({
					shuriken: 3,
					mask: 2
				}),
				effects: [Ug(4, "any-two-opponents")]
			}]
		}]),
		q("walk-the-line-ii", 2, 2, Qx(2), [{
			id: "tip-of-the-blade",
			kind: "offensive",
			tiers: [{
				need: E({ shuriken: 3 }),
				effects: [W(1, [L(wc, "pure")])]
			}]
		}]),
		q("poison-blade-ii", 1, 2, tS(W(1, [
			K({ ninjato: 1 }, H("delayed-poison")),
			K({ shuriken: 1 }, H("delayed-poison", 2)),
			K({ mask: 1 }, H("delayed-poison", 2))
		]))),
		q("shadow-fang-ii", 2, 2, nS(B("smoke-bomb")), [{
			id: "misdirect",
			kind: "offensive",
			tiers: [{
				need: E({
					ninjato: 2,
					mask: 2
				}),
				effects: [B("smoke-bomb"), L(2, "undefendable")]
			}]
		}]),
		q("shadewalk-ii", 2, 2, rS(2, 5), [{
			id: "jugulate",
			kind: "offensive",
			tiers: [{
				need: E({ mask: 3 }),
				effects: [B("ninjutsu", 3), H("delayed-poison", 1, "chosen-opponent")]
			}]
		}]),
		q("shade-shift-ii", 2, 2, iS(2)),
		{
			id: "poison-dart",
			kind: "main",
			cost: 2,
			effects: [H("delayed-poison", 1, "chosen-opponent")]
		},
		{
			id: "throwing-stars",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [W(5, [P(N("shuriken"))], { again: 5 })]
		},
		{
			id: "fan-of-knives",
			kind: "main",
			cost: 2,
			effects: [rm(1, "any-three-opponents", !1, "undefendable")]
		},
		{
			id: "smoke-offering",
			kind: "instant",
			cost: 0,
			price: { cards: 1 },
			effects: [ed(["smoke-bomb"], "chosen-player")]
		},
		{
			id: "train",
			kind: "instant",
			cost: 0,
			effects: [B("ninjutsu")]
		},
		{
			id: "escape",
			kind: "roll",
			cost: 0,
			when: "attacked",
			effects: [W(1, [
				K({ ninjato: 1 }, U(1)),
				K({ shuriken: 1 }, U(2)),
				K({ mask: 1 }, B("smoke-bomb"))
			])]
		},
		{
			id: "dojo",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [W(1, [G({ dice: E({ mask: 1 }) }, [B("smoke-bomb"), B("ninjutsu", 2)], [z(1)])])]
		}
	], cS = {
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
		abilities: aS,
		tokens: oS,
		cards: sS
	};
})), uS = /* @__PURE__ */ he({
	hero: () => cS,
	texts: () => dS
}), dS, fS = d((() => {
	p(), qx(), Yx(), lS(), dS = u({
		en: Kx,
		fr: Jx
	});
})), pS, mS = d((() => {
	g(), pS = {
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
})), hS, gS = d((() => {
	g(), hS = {
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
})), Y, _S, vS, yS, bS, xS, SS, CS, wS, TS, ES, DS, OS, kS, AS, jS = d((() => {
	J(), Y = "fire-mastery", _S = [
		E({ flame: 3 }),
		E({ flame: 4 }),
		E({ flame: 5 })
	], vS = (e) => ({
		id: "fireball",
		kind: "offensive",
		tiers: [
			4,
			6,
			8
		].map((t, n) => ({
			need: _S[n],
			effects: [B(Y, e), L(t)]
		}))
	}), yS = (e) => ({
		id: "burning-soul",
		kind: "offensive",
		tiers: [{
			need: E({ "fiery-soul": 2 }),
			effects: [
				...e > 1 ? [K({ "fiery-soul": 3 }, H("burn")), K({ "fiery-soul": 4 }, Wh(Y))] : [],
				B(Y, N("fiery-soul", 2)),
				Ug(N("fiery-soul"), "all-opponents")
			]
		}]
	}), bS = (e) => W(1, [
		K({ flame: 1 }, e),
		K({ blaze: 1 }, H("burn")),
		K({ "fiery-soul": 1 }, B(Y, 2)),
		K({ meteor: 1 }, H("knockdown"))
	]), xS = (e) => ({
		id: "pyroblast",
		kind: "offensive",
		tiers: [{
			need: E({
				flame: 3,
				meteor: 1
			}),
			effects: [L(6), e === 1 ? bS(L(3)) : W(2, [
				L(N("flame", 3)),
				H("burn", N("blaze")),
				B(Y, N("fiery-soul", 2)),
				H("knockdown", N("meteor"))
			], e > 2 ? { again: 1 } : {})]
		}]
	}), SS = (e) => ({
		id: "combustion",
		kind: "offensive",
		tiers: [{
			need: E({
				flame: 1,
				blaze: 1,
				"fiery-soul": 1,
				meteor: 1
			}),
			effects: [B(Y), Ph({
				token: Y,
				n: 1
			}, 4, [L(e, "undefendable")])]
		}]
	}), CS = (e) => ({
		id: "hot-streak",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [
				B(Y, 2),
				Gu(),
				L(kc(Y, 1, e))
			]
		}]
	}), wS = (e, t) => ({
		id: "ignite",
		kind: "offensive",
		tiers: [{
			need: co,
			effects: e > 1 ? [
				B(Y, 2),
				H("burn"),
				Ku(),
				Zd(kc(Y, 2, t))
			] : [
				B(Y, 2),
				Gu(),
				L(kc(Y, 2, t))
			]
		}]
	}), TS = (e) => ({
		id: "meteorite",
		kind: "offensive",
		tiers: [{
			need: E({ meteor: 4 }),
			effects: [
				B(Y, 2),
				H("stun"),
				Ku(),
				Zd(kc(Y), "undefendable"),
				Ug(e, "all-opponents")
			]
		}]
	}), ES = (e) => ({
		id: "molten-armor",
		kind: "defensive",
		dice: 5,
		effects: [
			B(Y, N("fiery-soul")),
			...e > 2 ? [B(Y, N("meteor"))] : [],
			...e > 1 ? [K({
				flame: 1,
				blaze: 1
			}, H("burn"))] : [],
			R(N("flame")),
			...e > 2 ? [R(N("meteor"))] : []
		]
	}), DS = [
		vS(1),
		yS(1),
		xS(1),
		SS(3),
		CS(5),
		wS(1, 4),
		TS(2),
		{
			id: "scorch-the-earth",
			kind: "ultimate",
			tiers: [{
				need: E({ meteor: 5 }),
				effects: [
					B(Y, 3),
					H("knockdown"),
					H("burn"),
					L(12),
					Ug(2, "all-opponents")
				]
			}]
		},
		ES(1)
	], OS = [
		{
			id: Y,
			kind: "positive",
			limit: 5,
			upkeep: [xm(Y)]
		},
		{
			id: "burn",
			kind: "negative",
			limit: 1,
			persistent: !0,
			upkeep: [Ug(2, "self")]
		},
		Kv,
		Xv
	], kS = [
		q("fireball-ii", 1, 2, vS(2)),
		q("pyroblast-ii", 2, 2, xS(2)),
		q("pyroblast-iii", 3, 3, xS(3)),
		q("burning-soul-ii", 1, 2, yS(2)),
		q("combustion-ii", 2, 2, SS(4)),
		q("hot-streak-ii", 2, 2, CS(6), [{
			id: "scorch",
			kind: "offensive",
			tiers: [{
				need: E({
					flame: 2,
					blaze: 2
				}),
				effects: [
					B(Y, 2),
					H("burn"),
					L(6)
				]
			}]
		}]),
		q("ignite-ii", 2, 2, wS(2, 5), [{
			id: "blazing-soul",
			kind: "offensive",
			tiers: [{
				need: E({
					blaze: 2,
					"fiery-soul": 2
				}),
				effects: [
					Wh(Y),
					B(Y, 5),
					H("knockdown")
				]
			}]
		}]),
		q("meteorite-ii", 2, 2, TS(3), [{
			id: "meteoroid",
			kind: "offensive",
			tiers: [{
				need: E({ meteor: 3 }),
				effects: [
					H("knockdown"),
					H("burn"),
					H("stun")
				]
			}]
		}]),
		q("molten-armor-ii", 1, 2, ES(2)),
		q("molten-armor-iii", 3, 3, ES(3)),
		{
			id: "warm-up",
			kind: "main",
			cost: 0,
			effects: [B(Y), Ph({ cp: 1 }, "any", [B(Y)])]
		},
		{
			id: "fire-up",
			kind: "main",
			cost: 3,
			effects: [
				Wh(Y),
				Gu(),
				B(Y, 2)
			]
		},
		{
			id: "red-hot",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [P(kc(Y))]
		},
		{
			id: "huzzah",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [bS(P(3))]
		},
		{
			id: "infernal-infusion",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [W(1, [G({ dice: E({ meteor: 1 }) }, [ep(Y)], [z(1)])])]
		}
	], AS = {
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
		abilities: DS,
		tokens: OS,
		cards: kS
	};
})), MS = /* @__PURE__ */ he({
	hero: () => AS,
	texts: () => NS
}), NS, PS = d((() => {
	p(), mS(), gS(), jS(), NS = u({
		en: pS,
		fr: hS
	});
})), FS, IS = d((() => {
	g(), FS = {
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
})), LS, RS = d((() => {
	g(), LS = {
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
})), zS, BS, VS, HS = d((() => {
	J(), zS = (e, t) => Math.max(0, ...et(e, t).map((t) => _(e, t).cp)), BS = w({
		name: "shadow-thief/pilfer",
		options: { pilfer: ja("pilfer") },
		vars: () => ({
			...Jl(),
			taken: 0
		}),
		parts: (e, t, { own: n }) => [e.ask("pilfer", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = Math.min(t.most, zS(e, n.self));
				return r === 0 ? [] : Array.from({ length: r + 1 }, (e, t) => t);
			},
			then: (e, t, r) => {
				n(t).taken = r;
			}
		}), e.when((e, t) => n(t).taken > 0, ...Gl(e, n, "chosen-opponent", (e, t, r) => _(e, r).cp >= n(t).taken), e.run((e, t) => {
			for (let r of n(t).seats) Dd(e, r, -n(t).taken);
		}))],
		estimate: (e) => e.most
	}), VS = (e) => BS({ most: e });
})), US, WS, GS = d((() => {
	J(), US = w({
		name: "shadow-thief/shake-off",
		parts: (e) => [e.run((e, t) => {
			for (let n of k(e, t.self)) x(n).kind === "negative" && Ts(n) && A(e, t.self, n, j(e, t.self, n));
		})],
		estimate: () => 2
	}), WS = () => US({});
})), KS, qS, JS, YS, XS, ZS, QS, $S, eC, tC, nC, rC, iC, aC, oC = d((() => {
	J(), HS(), GS(), KS = { have: "shadows" }, qS = kc("cp", { half: !0 }), JS = (...e) => ({
		id: "dagger-strike",
		kind: "offensive",
		tiers: [
			4,
			6,
			8
		].map((t, n) => ({
			need: E({ dagger: 3 + n }),
			effects: [
				L(t),
				...e,
				K({ shadow: 1 }, H("poison"))
			]
		}))
	}), YS = (e, t) => ({
		id: "pickpocket",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: E({ bag: 2 + n }),
			effects: [I(e), K({ shadow: 1 }, VS(t))]
		}))
	}), XS = (e) => ({
		id: "shifty-strike",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [
				I(e),
				Gu(),
				L(qS)
			]
		}]
	}), ZS = (e) => ({
		id: "insidious-strike",
		kind: "offensive",
		tiers: [{
			need: co,
			effects: [
				I(e),
				Gu(),
				L(kc("cp"))
			]
		}]
	}), QS = (...e) => ({
		id: "shadow-dance",
		kind: "offensive",
		tiers: [{
			need: E({ shadow: 3 }),
			effects: [W(1, [L(Tc, "pure")]), ...e],
			after: [B("shadows"), B("sneak-attack")]
		}]
	}), $S = (...e) => ({
		id: "carducopia",
		kind: "offensive",
		tiers: [{
			need: E({ card: 2 }),
			effects: [z(N("card")), ...e]
		}]
	}), eC = (e) => ({
		id: "shadow-defense",
		kind: "defensive",
		dice: e,
		effects: [
			K({ dagger: 2 }, H("poison")),
			K({ shadow: 1 }, B("sneak-attack")),
			K({ shadow: 2 }, B("shadows"))
		]
	}), tC = (e) => ({
		id: "counter-strike",
		kind: "defensive",
		dice: 5,
		effects: [R(N("dagger", e)), K({
			dagger: 1,
			shadow: 1
		}, H("poison"))]
	}), nC = [
		JS(K({ bag: 1 }, I(1))),
		YS([
			2,
			3,
			4
		], 1),
		XS(3),
		ZS(3),
		QS(),
		$S(),
		{
			id: "shadow-shank",
			kind: "ultimate",
			tiers: [{
				need: E({ shadow: 5 }),
				effects: [
					I(3),
					B("shadows"),
					G({ option: "shank-shakes-off" }, [WS()]),
					Gu(),
					L(kc("cp", 1, 5))
				]
			}]
		},
		eC(4),
		tC(1)
	], rC = [
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
				effects: [W(1, [P(wc)])]
			}
		},
		$v
	], iC = [
		q("dagger-strike-ii", 0, 2, JS(I(1), K({ card: 1 }, z(1)))),
		q("pickpocket-ii", 1, 2, YS([
			3,
			4,
			5,
			6
		], 2)),
		q("shifty-strike-ii", 2, 2, XS(4), [{
			id: "shadow-strike",
			kind: "offensive",
			tiers: [{
				need: E({
					dagger: 2,
					shadow: 2
				}),
				effects: [H("poison"), L(qS)]
			}]
		}]),
		q("insidious-strike-ii", 2, 2, ZS(4), [{
			id: "shank-attack",
			kind: "offensive",
			tiers: [{
				need: E({
					dagger: 1,
					bag: 1,
					card: 1,
					shadow: 1
				}),
				effects: [
					I(1),
					B("sneak-attack"),
					z(1),
					H("poison")
				]
			}]
		}]),
		q("shadow-dance-ii", 1, 2, QS(z(1))),
		q("carducopia-ii", 2, 2, $S(K({ shadow: 1 }, of("target", "random")), K({ bag: 1 }, I(1)))),
		q("shadow-defense-ii", 3, 2, eC(5)),
		q("counter-strike-ii", 4, 2, tC(2)),
		{
			id: "sneaky",
			kind: "main",
			cost: 1,
			effects: [B("sneak-attack")]
		},
		{
			id: "poison-wound",
			kind: "instant",
			cost: 2,
			effects: [H("poison", 1, "chosen-opponent")]
		},
		{
			id: "wild-shadow",
			kind: "roll",
			cost: 4,
			effects: [G(KS, [gu({
				whose: "any",
				to: "any",
				upTo: 2
			})], [gu({
				whose: "any",
				to: "any"
			})])]
		},
		{
			id: "shadow-coin",
			kind: "instant",
			cost: 0,
			effects: [G(KS, [I(3)], [I(2)])]
		},
		{
			id: "enter-the-shadows",
			kind: "instant",
			cost: 4,
			effects: [B("shadows")]
		},
		{
			id: "card-trick",
			kind: "main",
			cost: 2,
			effects: [of("chosen-opponent", "random"), G(KS, [z(2)], [z(1)])]
		},
		{
			id: "shadow-meld",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [W(1, [G({ dice: E({ shadow: 1 }) }, [B("sneak-attack"), I(2)], [z(1)])])]
		}
	], aC = {
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
		abilities: nC,
		tokens: rC,
		cards: iC
	};
})), sC = /* @__PURE__ */ he({
	hero: () => aC,
	texts: () => cC
}), cC, lC = d((() => {
	p(), IS(), RS(), oC(), cC = u({
		en: FS,
		fr: LS
	});
})), uC, dC = d((() => {
	g(), uC = {
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
})), fC, pC = d((() => {
	g(), fC = {
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
				text: "Un Esprit. À dépenser à tout moment pour soigner 1 et gagner 1 PC, ou, en payant aussi 1 PC, pour piocher une carte. Un seul Arbrisseau par tour."
			},
			dryad: {
				name: "Dryade",
				text: "Un Esprit. À dépenser sur votre attaque pour ajouter 3 dégâts, ou après la phase de lancer offensif d’un adversaire pour arrêter une altération négative que sa capacité vous infligerait. Une seule Dryade par tour."
			},
			wellspring: {
				name: "Source",
				text: "À dépenser dans une de vos phases principales\xA0: lancez un dé et soignez la moitié de sa valeur, arrondie au supérieur."
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
function mC(e, t, n) {
	let r = _C(n);
	return us(e, t, n) > 0 && (r === void 0 || j(e, t, r) > 0);
}
function hC(e, t, n) {
	let r = _C(n);
	r && A(e, t, r, 1), ds(e, t, n, 1);
}
var gC, _C, vC = d((() => {
	J(), gC = [
		"seedling",
		"sapling",
		"dryad"
	], _C = (e) => gC[gC.indexOf(e) - 1];
})), yC, bC, xC, SC = d((() => {
	J(), vC(), yC = (e, t) => gC.filter((n) => mC(e, t, n)), bC = w({
		name: "treant/grow",
		options: { grow: ka() },
		possible: (e, t) => yC(e, t).length > 0,
		vars: () => ({ left: 0 }),
		parts: (e, t, { own: n }) => [e.run((e, r) => {
			n(r).left = yc(e, r, t.amount);
		}), e.loop((e, t) => n(t).left > 0 && yC(e, t.self).length > 0, e.ask("grow", {
			who: (e, t) => t.self,
			options: (e, t) => yC(e, t.self),
			params: (e, t) => ({
				by: t.by,
				left: n(t).left
			}),
			auto: !0,
			then: (e, t, r) => {
				n(t).left--, hC(e, t.self, r);
			}
		}))],
		estimate: (e, t) => 1.2 * t.amount(e.amount)
	}), xC = (e) => bC({ amount: e });
})), CC, wC, TC, EC, DC, OC = d((() => {
	J(), vC(), CC = (e, t, n) => ["sapling", "dryad"].filter((r) => n[wC(r)] > 0 && mC(e, t, r)), wC = (e) => _C(e), TC = (e, t) => ({
		seedling: j(e, t, "seedling"),
		sapling: j(e, t, "sapling")
	}), EC = w({
		name: "treant/grow-each",
		options: { "grow-each": ka("none") },
		possible: (e, t) => CC(e, t, TC(e, t)).length > 0,
		vars: () => ({
			seedling: 0,
			sapling: 0
		}),
		parts: (e, t, { own: n }) => [e.run((e, t) => {
			Object.assign(n(t), TC(e, t.self));
		}), e.loop((e, t) => CC(e, t.self, n(t)).length > 0, e.ask("grow-each", {
			who: (e, t) => t.self,
			options: (e, t) => [...CC(e, t.self, n(t)), "none"],
			params: (e, t) => ({ by: t.by }),
			then: (e, t, r) => {
				let i = n(t);
				r === "none" ? Object.assign(i, {
					seedling: 0,
					sapling: 0
				}) : (i[wC(r)]--, hC(e, t.self, r));
			}
		}))],
		estimate: () => 2.4
	}), DC = () => EC({});
})), kC, AC, jC, MC, NC, PC, FC, IC, LC, RC, zC, BC, VC, HC = d((() => {
	J(), SC(), OC(), kC = {
		family: "spirits",
		n: 1
	}, AC = (e) => ({
		id: "splinter",
		kind: "offensive",
		tiers: [
			5,
			6,
			7
		].map((t, n) => ({
			need: E({ branch: 3 + n }),
			effects: [
				L(t),
				e > 1 ? H("barbed-vine") : Ah(kC, [H("barbed-vine")]),
				...e > 2 ? [G({ dice: lo(3) }, [xC(1)])] : []
			]
		}))
	}), jC = (e) => ({
		id: "tend",
		kind: "offensive",
		tiers: [{
			need: E({
				leaf: 2,
				spirit: 2
			}),
			effects: [
				z(1),
				xC(e),
				ed(["wellspring"], "chosen-player"),
				H("barbed-vine", 1, "chosen-opponent")
			]
		}]
	}), MC = (e) => ({
		id: "overgrowth",
		kind: "offensive",
		tiers: [{
			need: E({
				branch: 2,
				leaf: 3
			}),
			effects: [
				L(e),
				Ph(kC, 2, [L(4)]),
				Ah({
					token: "wellspring",
					n: 1
				}, [n_()])
			]
		}]
	}), NC = (e) => ({
		id: "vengeful-vines",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [H("barbed-vine"), L(e)]
		}]
	}), PC = (e) => ({
		id: "call-of-the-wild",
		kind: "offensive",
		tiers: [{
			need: co,
			effects: [L(8), W(e, [
				L(N("branch")),
				K({ leaf: 1 }, B("wellspring")),
				xC(N("spirit"))
			])]
		}]
	}), FC = (e) => ({
		id: "natures-grasp",
		kind: "offensive",
		tiers: [{
			need: E({ spirit: 4 }),
			effects: [
				xC(2),
				F(),
				L(kc("spirits", 1, e), "undefendable")
			]
		}]
	}), IC = (e) => ({
		id: "rooted",
		kind: "defensive",
		dice: 2 + e,
		effects: [
			U(N("branch")),
			U(N("spirit")),
			K({ leaf: 2 }, xC(1)),
			...e > 1 ? [K({ spirit: 2 }, ed(["wellspring"], "chosen-player"))] : []
		]
	}), LC = [
		{
			id: "fertilize",
			kind: "passive",
			upkeep: [xC(1)]
		},
		AC(1),
		jC(3),
		MC(2),
		NC(7),
		PC(4),
		FC(5),
		{
			id: "wake-the-forest",
			kind: "ultimate",
			tiers: [{
				need: E({ spirit: 5 }),
				effects: [
					B("wellspring"),
					ed(["wellspring"], "teammate"),
					xC(5),
					H("barbed-vine"),
					F(),
					L(10)
				]
			}]
		},
		IC(1)
	], RC = {
		kind: "companion",
		spent: !0,
		family: "spirits",
		perTurn: 1
	}, zC = [
		{
			...RC,
			id: "seedling",
			limit: 3,
			spend: {
				when: "any",
				effects: [lg({
					whose: "own",
					upTo: 1
				})]
			}
		},
		{
			...RC,
			id: "sapling",
			limit: 2,
			spends: [{
				id: "heal",
				cost: 1,
				when: "any",
				effects: [V(1), I(1)]
			}, {
				id: "draw",
				cost: 1,
				price: { cp: 1 },
				when: "any",
				effects: [z(1)]
			}]
		},
		{
			...RC,
			id: "dryad",
			limit: 1,
			spends: [{
				id: "add",
				cost: 1,
				when: "my-attack",
				effects: [P(3)]
			}, {
				id: "shield",
				cost: 1,
				when: "inflicting",
				effects: [um()]
			}]
		},
		{
			id: "wellspring",
			kind: "positive",
			limit: 1,
			spend: {
				when: "my-main",
				effects: [W(1, [V(Tc)])]
			}
		},
		{
			id: "barbed-vine",
			kind: "negative",
			limit: 1,
			attempted: [xm("barbed-vine"), Ug(jc({ most: 2 }), "self")]
		}
	], BC = [
		q("splinter-ii", 1, 2, AC(2)),
		q("splinter-iii", 2, 3, AC(3)),
		q("tend-ii", 2, 2, jC(4), [{
			id: "cultivate",
			kind: "offensive",
			tiers: [{
				need: E({
					branch: 2,
					spirit: 2
				}),
				effects: [xC(6)]
			}]
		}]),
		q("overgrowth-ii", 2, 2, MC(4), [{
			id: "plant",
			kind: "offensive",
			tiers: [{
				need: E({
					branch: 1,
					leaf: 2
				}),
				effects: [xC(3)]
			}]
		}]),
		q("vengeful-vines-ii", 2, 2, NC(8), [{
			id: "bitterroot",
			kind: "offensive",
			tiers: [{
				need: E({ leaf: 3 }),
				effects: [L(kc("spirits"), "pure")]
			}]
		}]),
		q("call-of-the-wild-ii", 2, 2, PC(5), [{
			id: "enrapture",
			kind: "offensive",
			tiers: [{
				need: E({
					branch: 2,
					spirit: 2
				}),
				effects: [H("barbed-vine"), L(4, "undefendable")]
			}]
		}]),
		q("natures-grasp-ii", 2, 2, FC(6), [{
			id: "natures-blessing",
			kind: "offensive",
			tiers: [{
				need: E({ spirit: 3 }),
				effects: [
					V(1),
					I(1),
					z(1),
					xC(1)
				]
			}]
		}]),
		q("rooted-ii", 3, 2, IC(2)),
		{
			id: "harvest",
			kind: "main",
			cost: 0,
			effects: [Ph(kC, 3, [I(1)], [G({ paid: 2 }, [ed(["wellspring"], "two-players")])])]
		},
		{
			id: "cultivate-spirits",
			kind: "main",
			cost: 3,
			effects: [xC(3)]
		},
		{
			id: "will-o-wisp",
			kind: "main",
			cost: 1,
			effects: [W(3, [
				K({ branch: 1 }, rm(1, "all-opponents", !1, "collateral")),
				K({ leaf: 1 }, B("wellspring")),
				K({ spirit: 1 }, xC(1))
			])]
		},
		{
			id: "down-pour",
			kind: "main",
			cost: 2,
			effects: [DC()]
		},
		{
			id: "stomp",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [W(5, [P(N("branch")), G({ added: 3 }, [H("barbed-vine")])])]
		},
		{
			id: "drink-deep",
			kind: "instant",
			cost: 1,
			effects: [ed(["wellspring"], "chosen-player")]
		},
		{
			id: "mother-tree",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [W(1, [G({ dice: E({ spirit: 1 }) }, [xC(4)], [z(1)])])]
		}
	], VC = {
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
		abilities: LC,
		tokens: zC,
		cards: BC
	};
})), UC = /* @__PURE__ */ he({
	hero: () => VC,
	texts: () => WC
}), WC, GC = d((() => {
	p(), dC(), pC(), HC(), WC = u({
		en: uC,
		fr: fC
	});
})), KC, qC = d((() => {
	g(), KC = {
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
})), JC, YC = d((() => {
	g(), JC = {
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
				text: "Jusqu’à deux fois quand vous êtes attaqué avec au moins 6 dégâts (2 Synthé à chaque fois s’il est de base, 1 s’il est perfectionné)\xA0: lancez un dé\xA0; de 1 à 3, soignez 1\xA0; sur 4 ou plus, soignez 2.",
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
})), XC, ZC, QC, $C, ew, tw = d((() => {
	J(), XC = (e) => `${e}-this-turn`, ZC = (e, t) => `${e}@${t}`, QC = (e, t, n) => (Os(e, t, n) ?? "unbuilt") !== "unbuilt", $C = w({
		name: "artificer/activate",
		inner: ({ effects: e }) => [e],
		possible: (e, t, n) => QC(e, t, n.bot) && (_(e, t).marks[XC(n.bot)] ?? 0) < (n.perTurn ?? Infinity) && (e.attack?.marks[ZC(n.bot, t)] ?? 0) < (n.perAttack ?? Infinity) && n.effects.some((n) => _d(e, t, n)),
		parts: (e, t, { parts: n }) => [e.run((e, n) => {
			let { marks: r } = _(e, n.self);
			r[XC(t.bot)] = (r[XC(t.bot)] ?? 0) + 1;
			let i = ZC(t.bot, n.self);
			e.attack && (e.attack.marks[i] = (e.attack.marks[i] ?? 0) + 1), n.by = t.bot;
		}), ...n(t.effects, "whole")],
		estimate: (e, t) => t.list(e.effects)
	}), ew = (e, t, n = {}) => $C({
		bot: e,
		effects: t,
		...n
	});
})), nw, rw, iw = d((() => {
	J(), nw = w({
		name: "artificer/build",
		possible: (e, t, { bot: n, state: r }) => {
			let i = Os(e, t, n);
			return i === "unbuilt" || i === "basic" && r === "advanced";
		},
		parts: (e, t) => [e.run((e, n) => ks(e, n.self, t.bot, t.state))],
		estimate: ({ state: e }) => e === "basic" ? 3 : 5
	}), rw = (e, t) => nw({
		bot: e,
		state: t
	});
})), aw, ow, sw, cw, lw, uw = d((() => {
	J(), aw = "nanite", ow = [
		0,
		1,
		3,
		5
	], sw = (e) => [...e.fighters.keys()].filter((t) => j(e, t, aw) > 0), cw = w({
		name: "artificer/detonate",
		pass: () => "target",
		possible: (e) => sw(e).length > 0,
		parts: (e) => [e.run((e, t) => {
			for (let n of sw(e)) {
				let r = ow[A(e, n, aw, j(e, n, aw))], i = e.attack?.target === n && Al(e, t.self, "my-attack"), a = e.attack ? "collateral" : "normal";
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
	}), lw = () => cw({});
})), dw, fw, pw = d((() => {
	J(), dw = w({
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
			let a = (e, r) => t.bots.flatMap((t, i) => n(r).done.includes(i + 1) || !_d(e, r.self, t) ? [] : [{
				branch: i + 1,
				does: [t],
				hero: _(e, r.self).hero
			}]);
			return [e.loop((e, t) => n(t).left > 0 && a(e, t).length > 0, e.ask("choose", {
				who: (e, t) => t.self,
				options: (e, n) => [...a(e, n), {
					branch: t.bots.length + 1,
					does: [],
					hero: _(e, n.self).hero
				}],
				key: Sa,
				params: (e, t) => ({ by: t.by }),
				then: (e, r, { branch: i }) => {
					let a = n(r);
					a.branch = i, a.done.push(i), a.left = i > t.bots.length ? 0 : a.left - 1;
				}
			}), ...t.bots.map((t, r) => e.when((e, t) => n(t).branch === r + 1, ...i([t], "whole"))))];
		},
		estimate: (e) => 2 * e.most
	}), fw = (e, t) => dw({
		most: e,
		bots: t
	});
})), mw, hw, gw, _w, vw, yw, bw, xw, Sw, Cw, ww, Tw, Ew, Dw, Ow, kw, Aw, jw, Mw, Nw, Pw, Fw = d((() => {
	J(), tw(), iw(), uw(), pw(), mw = (e) => ({
		token: "synth",
		n: e
	}), hw = ew("nanobot", [lw()]), gw = ew("shock-bot", [P(3)], { perTurn: 1 }), _w = ew("heal-bot", [W(1, [G({ die: [
		1,
		2,
		3
	] }, [V(1)], [V(2)])])], { perAttack: 2 }), vw = [
		hw,
		gw,
		_w
	], yw = [
		E({ wrench: 3 }),
		E({ wrench: 4 }),
		E({ wrench: 5 })
	], bw = [
		K({ wrench: 1 }, L(1)),
		K({ nut: 1 }, L(2)),
		B("synth", N("bolt"))
	], xw = (e) => ({
		id: "spanner-strike",
		kind: "offensive",
		tiers: e.map((e, t) => ({
			need: yw[t],
			effects: [L(e), Ah(mw(1), [W(3, bw)], [W(1, bw)])]
		}))
	}), Sw = (e) => ({
		id: "schematics",
		kind: "offensive",
		tiers: [{
			need: E({
				nut: 3,
				bolt: 1
			}),
			effects: [
				...e > 1 ? [I(2)] : [],
				z(2),
				V(2),
				B("synth", 4)
			]
		}]
	}), Cw = (...e) => ({
		id: "scrap-collector",
		kind: "passive",
		upkeep: e
	}), ww = (e) => ({
		id: "eureka",
		kind: "offensive",
		tiers: [{
			need: E({
				wrench: 2,
				nut: 3
			}),
			effects: [B("synth", 3), L(e)]
		}]
	}), Tw = (e) => ({
		id: "jolt",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [
				B("synth"),
				H("nanite", e),
				L(7)
			]
		}]
	}), Ew = (e) => ({
		id: "zapppp",
		kind: "offensive",
		tiers: [{
			need: co,
			effects: [
				...e > 1 ? [B("synth", 2)] : [],
				H("nanite"),
				L(9),
				fw(1, vw)
			]
		}]
	}), Dw = (e) => ({
		id: "overclock",
		kind: "offensive",
		tiers: [{
			need: E({ bolt: 4 }),
			effects: [
				...e > 1 ? [H("nanite")] : [],
				L(6, "undefendable"),
				fw(2, vw)
			]
		}]
	}), Ow = (e, ...t) => ({
		id: "ratchet-up",
		kind: "defensive",
		dice: e,
		effects: t
	}), kw = [
		xw([
			3,
			4,
			5
		]),
		Sw(1),
		Cw(B("synth")),
		ww(7),
		Tw(1),
		Ew(1),
		Dw(1),
		Ow(4, B("synth", N("nut")), K({ bolt: 1 }, H("nanite"))),
		{
			id: "maximum-power",
			kind: "ultimate",
			tiers: [{
				need: E({ bolt: 5 }),
				effects: [
					B("synth", 2),
					H("nanite"),
					L(10),
					fw(2, vw)
				]
			}]
		}
	], Aw = [{
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
			effects: [H("nanite", 1, "chosen-opponent")]
		}]
	}, {
		id: "nanite",
		kind: "negative",
		limit: 3,
		worth: -1.2,
		upkeep: [og(kc("nanite"), [W(1, [G({ die: [6] }, [xm("nanite")])])])]
	}], jw = (e, t, n) => {
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
					price: mw(2),
					when: "my-main",
					if: r("unbuilt"),
					effects: [rw(e, "basic")]
				},
				{
					id: `${e}-improve`,
					cost: 0,
					price: mw(3),
					when: "my-main",
					if: r("basic"),
					effects: [rw(e, "advanced")]
				},
				{
					id: `${e}-basic`,
					cost: 0,
					price: mw(2),
					if: r("basic"),
					...t
				},
				{
					id: `${e}-advanced`,
					cost: 0,
					price: mw(1),
					if: r("advanced"),
					...t
				}
			]
		};
	}, Mw = [
		jw("nanobot", {
			when: "my-upkeep",
			effects: [hw],
			oncePerTurn: !0
		}, [
			0,
			3,
			5
		]),
		jw("shock-bot", {
			when: "my-attack",
			effects: [gw]
		}, [
			0,
			4.5,
			7
		]),
		jw("heal-bot", {
			when: "attacked",
			effects: [G({ peak: 6 }, [_w])]
		}, [
			0,
			2.5,
			4.5
		])
	], Nw = [
		q("spanner-strike-ii", 1, 2, xw([
			4,
			5,
			6
		])),
		q("schematics-ii", 1, 2, Sw(2)),
		q("scrap-collector-ii", 2, 2, Cw(W(1, [G({ die: [
			4,
			5,
			6
		] }, [B("synth", 2)], [B("synth")])]))),
		q("eureka-ii", 2, 2, ww(8), [{
			id: "scratch-built",
			kind: "offensive",
			tiers: [{
				need: E({
					wrench: 2,
					nut: 2
				}),
				effects: [xd([rw("nanobot", "advanced")], [rw("shock-bot", "advanced")], [rw("heal-bot", "advanced")])]
			}]
		}]),
		q("jolt-ii", 2, 2, Tw(2), [{
			id: "nuts-n-bolts",
			kind: "offensive",
			tiers: [{
				need: E({
					wrench: 3,
					bolt: 1
				}),
				effects: [B("synth", 5)]
			}]
		}]),
		q("overclock-ii", 2, 2, Dw(2), [{
			id: "power-up",
			kind: "offensive",
			tiers: [{
				need: E({ bolt: 3 }),
				effects: [H("nanite", 3, "chosen-opponent")]
			}]
		}]),
		q("zapppp-ii", 2, 2, Ew(2), [{
			id: "swarming-bots",
			kind: "offensive",
			tiers: [{
				need: E({
					wrench: 1,
					nut: 2,
					bolt: 1
				}),
				effects: [L(kc("bots", 1, 5))]
			}]
		}]),
		q("ratchet-up-ii", 3, 2, Ow(5, K({ wrench: 2 }, R(1)), B("synth", N("nut")), H("nanite", N("bolt")))),
		{
			id: "high-voltage",
			kind: "instant",
			cost: 1,
			effects: [B("synth", 2)]
		},
		{
			id: "nanite-assault",
			kind: "instant",
			cost: 1,
			effects: [H("nanite", 1, "chosen-opponent")]
		},
		{
			id: "conductivity",
			kind: "instant",
			cost: 0,
			effects: [W(1, [
				K({ wrench: 1 }, V(2)),
				K({ nut: 1 }, B("synth")),
				K({ bolt: 1 }, H("nanite", 1, "chosen-opponent"))
			])]
		},
		{
			id: "oooh-shiny",
			kind: "instant",
			cost: 0,
			effects: [W(1, [B("synth", Tc)])]
		},
		{
			id: "robo-revenge",
			kind: "roll",
			cost: 1,
			when: "attacked",
			effects: [U(2), H("nanite")]
		},
		{
			id: "arcing-shield",
			kind: "roll",
			cost: 0,
			when: "attacked",
			effects: [Ah(mw(1), [U(3)], [U(2)])]
		},
		{
			id: "synthesize",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [W(1, [G({ dice: E({ bolt: 1 }) }, [B("synth", 5)], [z(1)])])]
		}
	], Pw = {
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
		setup: [B("synth", 3)],
		abilities: kw,
		tokens: Aw,
		cards: Nw,
		companions: Mw
	};
})), Iw = /* @__PURE__ */ he({
	hero: () => Pw,
	texts: () => Lw
}), Lw, Rw = d((() => {
	p(), qC(), YC(), Fw(), Lw = u({
		en: KC,
		fr: JC
	});
})), zw, Bw = d((() => {
	g(), zw = {
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
			text: "Active: your attacks deal 2 more damage; when an attack is about to deal you damage that is not ultimate, she may suffer all of it instead; once per turn, in your offensive roll phase, before you activate an ability, you may deal 1 damage to her to reroll one of your dice. At 0 health she becomes inactive. Inactive: in your upkeep, she becomes active if she has 5 or more health; otherwise, she heals 1. (Original leaflet: that she suffers the damage is decided before your defence, which it replaces; she rerolls no dice.)",
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
})), Vw, Hw = d((() => {
	g(), Vw = {
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
			text: "Active\xA0: vos attaques infligent 2 dégâts de plus\xA0; quand une attaque est sur le point de vous infliger des dégâts non ultimes, elle peut les subir tous à votre place\xA0; une fois par tour, à votre phase de lancer offensif, avant d’activer une capacité, vous pouvez lui infliger 1 dégât pour relancer un de vos dés. À 0 de santé, elle devient inactive. Inactive\xA0: à votre entretien, elle redevient active si elle a 5 de santé ou plus\xA0; sinon, elle récupère 1. (Livret d’origine\xA0: qu’elle subisse les dégâts se décide avant votre défense, et à sa place\xA0; elle ne relance aucun dé.)",
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
			"huntress/rouse-nyra": (e) => `si Nyra est inactive, elle redevient active avec ${e.from} de santé ou plus, et récupère 1 avec moins`,
			"huntress/nyra-takes": () => "Nyra les subit tous",
			"huntress/share": (e) => e.paid ? "partagez-les entre vous et Nyra" : "dépensez Lien de Nyra et partagez-les entre vous et Nyra",
			"huntress/step-in": (e) => e.shared ? "au lieu de vous défendre, partagez les dégâts de cette attaque entre vous et Nyra" : "au lieu de vous défendre, laissez Nyra subir tous les dégâts de cette attaque",
			"huntress/guard": () => "si Nyra est active et l’attaque n’est pas ultime, elle peut les subir tous, ou vous pouvez dépenser Lien de Nyra pour les partager entre vous et elle"
		},
		asks: { "nyras-share": "Combien de dégâts Nyra subit-elle\xA0?" }
	};
}));
// packages/dice-throne/src/heroes/huntress/nyra.ts
function Uw(e, t, n) {
	js(e, t, Gw, -n), Fs(e, t, "nyra") === 0 && ks(e, t, Gw, "inactive");
}
function Ww(e, t, n) {
	n <= 0 || (oc(e, t, {
		kind: "passed",
		by: Gw,
		amount: n
	}), Uw(e, t, n));
}
var Gw, Kw, qw, Jw, Yw, Xw, Zw = d((() => {
	J(), Gw = "nyra", Kw = "nyras-bond", qw = (e, t) => Os(e, t, Gw) !== void 0, Jw = (e, t) => Os(e, t, Gw) === "active", Yw = (e, t) => Bs(ac(e, t)), Xw = (e, t) => Jw(e, t) && jl(e, t);
})), Qw, $w, eT = d((() => {
	J(), Zw(), Qw = w({
		name: "huntress/nyra-takes",
		possible: (e, t) => Xw(e, t) && Yw(e, t) > 0,
		parts: (e) => [e.run((e, t) => Ww(e, t.self, Yw(e, t.self)))],
		estimate: () => 3
	}), $w = () => Qw({});
})), tT, nT, rT = d((() => {
	J(), Zw(), tT = w({
		name: "huntress/share",
		options: { "nyras-share": ja("share") },
		possible: (e, t) => Xw(e, t) && _s(e, t, "nyras-bond") && Yw(e, t) > 1,
		parts: (e, t) => [e.run((e, n) => {
			t.paid || (l(() => ({
				type: "spent",
				seat: n.self,
				token: Kw
			})), A(e, n.self, Kw, 1));
		}), e.ask("nyras-share", {
			who: (e, t) => t.self,
			options: (e, n) => {
				let r = Yw(e, n.self);
				return r === 0 ? [] : t.paid ? Array.from({ length: r + 1 }, (e, t) => t) : Array.from({ length: r - 1 }, (e, t) => t + 1);
			},
			params: () => ({ by: Kw }),
			then: (e, t, n) => Ww(e, t.self, n)
		})],
		estimate: () => 2.5
	}), nT = (e = !1) => tT({ paid: e });
})), iT, aT, oT, sT = d((() => {
	J(), Zw(), iT = "huntress/promise", aT = w({
		name: "huntress/step-in",
		possible: (e, t) => it(e, "original-leaflets") && Xw(e, t) && e.attack?.stage === "activated" && e.attack.type !== "ultimate" && !e.attack.forgone,
		parts: (e, t) => [e.run((e) => {
			e.attack.forgone = !0, e.attack.marks[iT] = t.shared ? 2 : 1;
		})],
		estimate: (e) => e.shared ? 2.5 : 2
	}), oT = (e = !1) => aT({ shared: e });
})), cT, lT, uT, dT = d((() => {
	J(), eT(), rT(), sT(), cT = [xd([$w()], [nT()], [])], lT = w({
		name: "huntress/guard",
		inner: () => [cT],
		parts: (e, t, { parts: n }) => [e.either((e) => it(e, "original-leaflets"), [e.when((e) => e.attack.marks[iT] === 1, ...n([$w()])), e.when((e) => e.attack.marks[iT] === 2, ...n([nT(!0)]))], n(cT))],
		estimate: () => 2
	}), uT = () => lT({});
})), fT, pT, mT, hT, gT = d((() => {
	J(), Zw(), fT = .7, pT = 7, mT = w({
		name: "huntress/heal-nyra",
		possible: (e, t) => qw(e, t) && Fs(e, t, "nyra") < pT,
		parts: (e, t) => [e.run((e, n) => {
			let r = yc(e, n, t.amount);
			r > 0 && qw(e, n.self) && js(e, n.self, Gw, r);
		})],
		estimate: (e, t) => fT * t.amount(e.amount)
	}), hT = (e) => mT({ amount: e });
})), _T, vT, yT = d((() => {
	J(), Zw(), _T = w({
		name: "huntress/hurt-nyra",
		possible: () => !1,
		parts: (e, t) => [e.run((e, n) => Uw(e, n.self, t.amount))],
		estimate: (e) => -e.amount
	}), vT = (e) => _T({ amount: e });
})), bT, xT, ST = d((() => {
	J(), Zw(), bT = w({
		name: "huntress/rouse-nyra",
		parts: (e, t) => [e.run((e, n) => {
			Os(e, n.self, "nyra") === "inactive" && (Fs(e, n.self, "nyra") >= t.from ? ks(e, n.self, Gw, "active") : js(e, n.self, Gw, 1));
		})],
		estimate: () => 1
	}), xT = (e) => bT({ from: e });
})), CT, wT, TT, ET, DT, OT, kT, AT, jT, MT, NT, PT, FT, IT, LT = d((() => {
	J(), dT(), gT(), yT(), ST(), sT(), CT = {
		companion: "nyra",
		is: ["active"]
	}, wT = (e, t) => ({
		id: "animalistic",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: E({ spear: 3 + n }),
			effects: [L(t), ...e > 1 ? [G({ dice: lo(4) }, [H("bleed")])] : []]
		}))
	}), TT = (e) => ({
		id: "savage",
		kind: "offensive",
		tiers: [{
			need: E({
				claw: 3,
				sabertooth: 1
			}),
			effects: [L(e), W(1, [
				K({ spear: 1 }, L(1)),
				K({ claw: 1 }, L(2)),
				K({ "bonded-soul": 1 }, B("nyras-bond")),
				K({ sabertooth: 1 }, H("bleed"))
			])]
		}]
	}), ET = (e) => ({
		id: "resuscitate",
		kind: "offensive",
		tiers: [{
			need: E({ "bonded-soul": 2 }),
			effects: [B("nyras-bond"), hT(e > 1 ? N("bonded-soul", 2) : 3)]
		}]
	}), DT = (e) => ({
		id: "feral-instincts",
		kind: "offensive",
		tiers: [{
			need: E({
				spear: 3,
				"bonded-soul": 1
			}),
			effects: [B("nyras-bond"), L(e, "undefendable")]
		}]
	}), OT = (e, t) => ({
		id: "onslaught",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [H("bleed"), L(e)]
		}, {
			need: co,
			effects: [H("bleed", 2), L(t)]
		}]
	}), kT = (e) => ({
		id: "predatory-advance",
		kind: "offensive",
		tiers: [{
			need: E({
				spear: 2,
				claw: 2,
				"bonded-soul": 1
			}),
			effects: [hT(1), L(e)]
		}]
	}), AT = (e) => ({
		id: "feral",
		kind: "offensive",
		tiers: [{
			need: E({ sabertooth: 4 }),
			effects: [hT(1), L(e, "undefendable")]
		}]
	}), jT = (e) => ({
		id: "maternal-bond",
		kind: "defensive",
		dice: e > 1 ? 4 : 3,
		effects: [
			...e > 2 ? [R(N("spear")), R(N("sabertooth"))] : [K({ spear: 1 }, R(1))],
			hT(N("bonded-soul")),
			G(CT, [K({ claw: 1 }, R(2))])
		]
	}), MT = [
		wT(1, [
			3,
			4,
			5
		]),
		TT(4),
		ET(1),
		DT(2),
		OT(4, 7),
		kT(5),
		AT(5),
		jT(1),
		{
			id: "jungle-fury",
			kind: "ultimate",
			tiers: [{
				need: E({ sabertooth: 5 }),
				effects: [
					B("nyras-bond"),
					H("bleed", 2),
					L(12)
				]
			}]
		},
		{
			id: "nyra",
			kind: "passive",
			upkeep: [xT(5)],
			totalled: [uT()]
		}
	], NT = [Qv, {
		id: "nyras-bond",
		kind: "positive",
		limit: 1,
		spends: [{
			id: "share",
			cost: 1,
			when: "attacked",
			if: { option: "original-leaflets" },
			effects: [oT(!0)]
		}, {
			id: "heal",
			cost: 1,
			when: "any",
			effects: [hT(2)]
		}]
	}], PT = [{
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
			effects: [G(CT, [vT(1), lg({
				whose: "own",
				upTo: 1
			})])]
		}, {
			id: "nyra-steps-in",
			cost: 0,
			when: "attacked",
			effects: [oT()]
		}]
	}], FT = [
		q("animalistic-ii", 2, 2, wT(2, [
			4,
			5,
			6
		])),
		q("savage-ii", 2, 2, TT(5), [{
			id: "hunt",
			kind: "offensive",
			tiers: [{
				need: E({
					claw: 2,
					sabertooth: 1
				}),
				effects: [H("bleed"), L(3)]
			}]
		}]),
		q("resuscitate-ii", 2, 2, ET(2)),
		q("feral-instincts-ii", 2, 2, DT(3), [{
			id: "swipe",
			kind: "offensive",
			tiers: [{
				need: E({
					spear: 2,
					sabertooth: 1
				}),
				effects: [H("bleed", 1, "three-opponents")]
			}]
		}]),
		q("onslaught-ii", 2, 2, OT(5, 8)),
		q("predatory-advance-ii", 2, 2, kT(6), [{
			id: "jugular",
			kind: "offensive",
			tiers: [{
				need: E({
					spear: 1,
					claw: 1,
					sabertooth: 1
				}),
				effects: [H("bleed", 2)]
			}]
		}]),
		q("feral-ii", 2, 2, AT(6), [{
			id: "ferocious",
			kind: "offensive",
			tiers: [{
				need: E({ sabertooth: 3 }),
				effects: [hT(1), H("bleed", 2, "chosen-opponent")]
			}]
		}]),
		q("maternal-bond-ii", 2, 2, jT(2)),
		q("maternal-bond-iii", 4, 3, jT(3)),
		{
			id: "resilient",
			kind: "instant",
			cost: 1,
			effects: [B("nyras-bond")]
		},
		{
			id: "prowl",
			kind: "roll",
			cost: 0,
			modifier: !0,
			effects: [W(1, [
				K({ spear: 1 }, P(1)),
				K({ claw: 1 }, P(2)),
				K({ "bonded-soul": 1 }, hT(1)),
				K({ sabertooth: 1 }, P(3))
			])]
		},
		{
			id: "pounce",
			kind: "roll",
			cost: 0,
			modifier: !0,
			effects: [W(5, [P(N("spear")), K({ claw: 1 }, H("bleed"))])]
		},
		{
			id: "savage-slash",
			kind: "main",
			cost: 1,
			effects: [tu("chosen-player", [W(1, [
				K({ spear: 1 }, H("bleed")),
				K({ claw: 1 }, H("bleed", 2)),
				K({ "bonded-soul": 1 }, H("bleed")),
				K({ sabertooth: 1 }, H("bleed", 2))
			])])]
		},
		{
			id: "blood-bond",
			kind: "main",
			cost: 1,
			effects: [W(3, [hT(N("bonded-soul", 1, 1)), hT(N("sabertooth", 2))])]
		},
		{
			id: "primal-roar",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [W(1, [G({ dice: E({ sabertooth: 1 }) }, [hT(4)], [z(1)])])]
		}
	], IT = {
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
		abilities: MT,
		tokens: NT,
		cards: FT,
		companions: PT
	};
})), RT = /* @__PURE__ */ he({
	hero: () => IT,
	texts: () => zT
}), zT, BT = d((() => {
	p(), Bw(), Hw(), LT(), zT = u({
		en: zw,
		fr: Vw
	});
})), VT, HT = d((() => {
	g(), VT = {
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
})), UT, WT = d((() => {
	g(), UT = {
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
})), GT, KT, qT, JT, YT, XT, ZT, QT, $T, eE, tE, nE, rE, iE = d((() => {
	J(), GT = [
		E({ katana: 3 }),
		E({ katana: 4 }),
		E({ katana: 5 })
	], KT = (e, t) => ({
		id: "katana-slice",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: GT[n],
			effects: [L(e), ...t ? [G({ dice: lo(t) }, [H("shame")])] : []]
		}))
	}), qT = (e) => ({
		id: "wakizashi",
		kind: "offensive",
		tiers: [{
			need: E({
				katana: 2,
				"rising-sun": 2
			}),
			effects: [
				B("back-strike"),
				...e > 2 ? [H("shame")] : [],
				L(e === 1 ? 3 : 4, "undefendable")
			]
		}]
	}), JT = (e, t) => ({
		id: "solemnity",
		kind: "offensive",
		tiers: [{
			need: E({
				katana: 2,
				helm: 3
			}),
			effects: [H("shame", e), L(t)]
		}]
	}), YT = (e) => ({
		id: "budo",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [
				B("honor"),
				F(),
				L(e)
			]
		}]
	}), XT = (e) => ({
		id: "hagakure",
		kind: "offensive",
		tiers: [{
			need: E({ "rising-sun": 4 }),
			effects: [
				B("honor"),
				B("back-strike"),
				H("shame", 2),
				F(),
				L(e, "undefendable")
			]
		}]
	}), ZT = (e) => ({
		id: "masamune",
		kind: "offensive",
		tiers: [{
			need: co,
			effects: [L(7), W(e, [
				L(N("katana")),
				H("shame", N("helm")),
				K({ "rising-sun": 1 }, B("back-strike"))
			])]
		}]
	}), QT = K({ "rising-sun": 1 }, U(2)), $T = (e) => ({
		id: "stand-tall",
		kind: "defensive",
		dice: e === 1 ? 3 : 4,
		effects: [
			R(N("katana")),
			U(N("helm")),
			QT,
			...e === 1 ? [G({ without: ["helm", "rising-sun"] }, [H("shame", 1, "self")])] : []
		]
	}), eE = [
		KT([
			5,
			6,
			7
		]),
		qT(1),
		{
			id: "bushido",
			kind: "passive",
			setup: [G({ starter: !0 }, [B("honor")])],
			endOfTurn: [G({ attempts: 3 }, [B("honor")])]
		},
		JT(1, 7),
		YT(6),
		XT(5),
		ZT(4),
		$T(1),
		{
			id: "shogun",
			kind: "ultimate",
			tiers: [{
				need: E({ "rising-sun": 5 }),
				effects: [
					B("honor"),
					H("shame", 2),
					F(),
					L(13)
				]
			}]
		}
	], tE = [
		{
			id: "honor",
			kind: "positive",
			limit: 2,
			spends: [{
				id: "one",
				cost: 1,
				when: "my-attack",
				effects: [P(1)]
			}, {
				id: "both",
				cost: 2,
				when: "my-attack",
				effects: [P(3)]
			}]
		},
		{
			id: "shame",
			kind: "negative",
			limit: 2,
			attacking: [G({ type: ["normal", "undefendable"] }, [xm("shame", "all"), P(Ac(-1))]), G({ option: "ultimate-clears-shame" }, [G({ type: ["ultimate"] }, [xm("shame", "all")])])]
		},
		{
			id: "back-strike",
			kind: "positive",
			limit: 1,
			spend: {
				when: "foe-damage",
				effects: [W(1, [R(Tc)])]
			}
		}
	], nE = [
		q("katana-slice-ii", 2, 2, KT([
			6,
			7,
			8
		], 4)),
		q("katana-slice-iii", 3, 3, KT([
			6,
			7,
			8
		], 3)),
		q("wakizashi-ii", 1, 2, qT(2)),
		q("wakizashi-iii", 2, 3, qT(3)),
		q("solemnity-ii", 2, 2, JT(2, 8), [{
			id: "solemn",
			kind: "offensive",
			tiers: [{
				need: E({ helm: 3 }),
				effects: [H("shame", 2)]
			}]
		}]),
		q("budo-ii", 2, 2, YT(8)),
		q("masamune-ii", 2, 2, ZT(5), [{
			id: "empower",
			kind: "offensive",
			tiers: [{
				need: E({
					katana: 1,
					helm: 1,
					"rising-sun": 1
				}),
				effects: [B("back-strike")]
			}]
		}]),
		q("hagakure-ii", 2, 2, XT(7), [{
			id: "haga",
			kind: "offensive",
			tiers: [{
				need: E({ "rising-sun": 3 }),
				effects: [
					B("honor"),
					H("shame", 2),
					F(),
					L(2, "undefendable")
				]
			}]
		}]),
		q("stand-tall-ii", 3, 2, $T(2)),
		{
			id: "honorable",
			kind: "main",
			cost: 1,
			effects: [B("honor", 2)]
		},
		{
			id: "shame-on-you",
			kind: "main",
			cost: 1,
			effects: [H("shame", 2, "chosen-opponent")]
		},
		{
			id: "dont-back-down",
			kind: "main",
			cost: 1,
			effects: [B("back-strike")]
		},
		{
			id: "gishi",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [W(1, [
				K({ katana: 1 }, P(2)),
				K({ helm: 1 }, H("shame", 2)),
				K({ "rising-sun": 1 }, B("back-strike"))
			])]
		},
		{
			id: "follow-through",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [W(5, [P(N("katana"))]), H("shame")]
		},
		{
			id: "kensei",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [W(1, [G({ dice: E({ "rising-sun": 1 }) }, [B("back-strike"), B("honor", 2)], [z(1)])])]
		}
	], rE = {
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
		abilities: eE,
		tokens: tE,
		cards: nE
	};
})), aE = /* @__PURE__ */ he({
	hero: () => rE,
	texts: () => oE
}), oE, sE = d((() => {
	p(), HT(), WT(), iE(), oE = u({
		en: VT,
		fr: UT
	});
})), cE, lE = d((() => {
	g(), cE = {
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
})), uE, dE = d((() => {
	g(), uE = {
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
			"take-flight": "Envol",
			"holy-command": "Ordre sacré",
			"divine-visage": "Visage divin",
			"heavens-blessing": "Bénédiction des cieux"
		},
		actions: { "mantle-again": "encore Manteau angélique" },
		tokens: {
			flight: {
				name: "Vol",
				text: "À dépenser sur votre attaque avant la défense, ou quand vous êtes attaqué, sauf par un ultime\xA0: lancez deux dés. Avec au moins un 6, votre attaque devient imparable, ou vous ne subissez aucun des dégâts."
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
})), fE, pE, mE, hE = d((() => {
	J(), fE = w({
		name: "seraph/purify",
		inner: ({ foe: e, friend: t, either: n }) => [
			e,
			t,
			n
		],
		reaches: (e) => e.attack.target !== -1,
		vars: Jl,
		parts: (e, t, { own: n, pass: r, parts: i }) => r === "target" ? [
			e.run(v_),
			e.when(mE, zu(e)),
			...i([...t.foe, ...t.either])
		] : [
			...Gl(e, n, "chosen-player"),
			e.run((e, t) => {
				t.target = n(t).seats[0], $e(e, t.self, t.target) && (e.attack.target = t.target);
			}),
			e.either((e, t) => $e(e, t.self, t.target), i([...t.foe, ...t.either]), i([...t.friend, ...t.either], "whole")),
			e.run((e, t) => {
				t.target = -1;
			})
		],
		estimate: (e, t) => t.list(e.foe) + t.list(e.either)
	}), pE = (e, t, n) => fE({
		foe: e,
		friend: t,
		either: n
	}), mE = (e) => k(e, e.attack.target).some(Ts);
})), gE, _E, vE, yE, bE, xE, SE, CE, wE, TE, EE, DE, OE, kE, AE = d((() => {
	J(), hE(), gE = (e, t) => ({
		id: "holy-blade",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: E({ blade: 3 + n }),
			effects: [L(t), ...e > 2 ? [G({ dice: lo(4) }, [H("blinding-light")])] : []]
		}))
	}), _E = (e) => ({
		id: "cherubim",
		kind: "offensive",
		tiers: [{
			need: E({
				blade: 3,
				pendant: 1
			}),
			effects: [
				B("flight"),
				...e > 2 ? [B("cleanse")] : [],
				B("holy-presence")
			]
		}]
	}), vE = (e) => ({
		id: "glorious",
		kind: "offensive",
		tiers: [{
			need: E({
				blade: 3,
				wings: 1
			}),
			effects: [
				B("flight"),
				F(),
				L(e)
			]
		}]
	}), yE = (e, t) => ({
		id: "purify",
		kind: "offensive",
		tiers: [{
			need: E({
				cross: 2,
				pendant: 1
			}),
			effects: [pE([L(e, "undefendable")], [V(t, "target")], [rg("target", !0)])]
		}]
	}), bE = (e) => ({
		id: "holy-smite",
		kind: "offensive",
		tiers: [{
			need: E({
				blade: 1,
				wings: 1,
				cross: 1,
				pendant: 1
			}),
			effects: [W(4, [
				L(N("blade", 2), "undefendable"),
				...e > 1 ? [B("flight", N("wings")), B("cleanse", N("cross"))] : [K({ wings: 1 }, B("flight")), K({ cross: 1 }, B("cleanse"))],
				K({ pendant: 1 }, H("blinding-light"))
			])]
		}]
	}), xE = (e) => ({
		id: "triumphant",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [L(e), W(1, [
				K({ blade: 1 }, L(1)),
				K({ wings: 1 }, L(2)),
				K({ cross: 1 }, L(3)),
				K({ pendant: 1 }, n_())
			])]
		}]
	}), SE = (e) => ({
		id: "highest-power",
		kind: "offensive",
		tiers: [{
			need: E({ pendant: 4 }),
			effects: [
				B("flight"),
				B("holy-presence"),
				H("blinding-light"),
				F(),
				L(e)
			]
		}]
	}), CE = (e) => ({
		id: "archangels-will",
		kind: "offensive",
		tiers: [{
			need: co,
			effects: [
				B("flight"),
				H("blinding-light"),
				F(),
				L(e)
			]
		}]
	}), wE = {
		id: "mantle-again",
		cost: 0,
		when: "my-defense",
		effects: [pg()],
		oncePerTurn: !0
	}, TE = (e, t, n, r) => ({
		id: "angelic-mantle",
		kind: "defensive",
		dice: 1,
		effects: [
			K({ blade: 1 }, R(t)),
			K({ wings: 1 }, B("flight")),
			K({ cross: 1 }, U(n)),
			K({ pendant: 1 }, U(r))
		],
		...e > 1 ? { actions: [wE] } : {}
	}), EE = [
		gE(1, [
			5,
			6,
			7
		]),
		vE(6),
		yE(5, 4),
		bE(1),
		xE(6),
		SE(8),
		CE(8),
		TE(1, 2, 2, 3),
		{
			id: "split-the-heavens",
			kind: "ultimate",
			tiers: [{
				need: E({ pendant: 5 }),
				effects: [
					B("flight"),
					B("holy-presence"),
					B("blessing-of-divinity"),
					L(13)
				]
			}]
		}
	], DE = [
		{
			id: "flight",
			kind: "positive",
			limit: 3,
			spends: [{
				id: "strike",
				cost: 1,
				when: "my-attack-undefended",
				effects: [W(2, [G({ shows: [6] }, [n_()])])]
			}, {
				id: "dodge",
				cost: 1,
				when: "attacked",
				effects: [W(2, [G({ shows: [6] }, [Zu()])])]
			}]
		},
		{
			id: "blinding-light",
			kind: "negative",
			limit: 1,
			activating: { effects: [W(1, [G({ die: [1] }, [Zf()]), G({ die: [2, 3] }, [Hp()])])] }
		},
		Zv,
		{
			id: "holy-presence",
			kind: "unique",
			limit: 2,
			persistent: !0,
			fixed: "transfer",
			upkeep: [Ug(kc("holy-presence"), "all-opponents")]
		},
		Yv
	], OE = [
		q("holy-blade-ii", 2, 2, gE(2, [
			6,
			7,
			8
		]), [_E(2)]),
		q("holy-blade-iii", 3, 3, gE(3, [
			5,
			7,
			9
		]), [_E(3)]),
		q("glorious-ii", 2, 2, vE(7), [{
			id: "take-flight",
			kind: "offensive",
			tiers: [{
				need: E({
					blade: 1,
					wings: 2
				}),
				effects: [ed(["flight"], "chosen-player"), L(3, "undefendable")]
			}]
		}]),
		q("purify-ii", 2, 2, yE(6, 5)),
		q("holy-smite-ii", 2, 2, bE(2), [{
			id: "holy-command",
			kind: "offensive",
			tiers: [{
				need: E({
					blade: 3,
					cross: 1
				}),
				effects: [V(1), L(4, "undefendable")]
			}]
		}]),
		q("triumphant-ii", 2, 2, xE(8)),
		q("highest-power-ii", 2, 2, SE(10), [{
			id: "divine-visage",
			kind: "offensive",
			tiers: [{
				need: E({ pendant: 3 }),
				effects: [
					B("holy-presence"),
					B("flight", 2),
					B("cleanse", 2),
					H("blinding-light", 1, "chosen-opponent")
				]
			}]
		}]),
		q("archangels-will-ii", 2, 2, CE(9), [{
			id: "heavens-blessing",
			kind: "offensive",
			tiers: [{
				need: E({
					blade: 1,
					cross: 2
				}),
				effects: [ed({
					cleanse: 2,
					flight: 2
				}, "chosen-player")]
			}]
		}]),
		q("angelic-mantle-ii", 2, 2, TE(2, 2, 2, 3)),
		q("angelic-mantle-iii", 3, 3, TE(3, 3, 3, 4)),
		{
			id: "smote",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [W(5, [P(N("blade")), K({ pendant: 1 }, H("blinding-light"))])]
		},
		{
			id: "angelic-combat",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [W(1, [
				K({ blade: 1 }, P(3)),
				K({ wings: 1 }, B("flight")),
				K({ cross: 1 }, B("cleanse")),
				K({ pendant: 1 }, B("holy-presence"))
			])]
		},
		{
			id: "divine-intervention",
			kind: "main",
			cost: 4,
			effects: [
				B("holy-presence"),
				H("blinding-light", 1, "chosen-player"),
				ed({ flight: 2 }, "chosen-player"),
				ed(["cleanse"], "chosen-player")
			]
		},
		{
			id: "to-the-skies",
			kind: "main",
			cost: 1,
			effects: [ed(["flight"], "chosen-player")]
		},
		{
			id: "holier-than-thou",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [W(1, [G({ dice: E({ pendant: 1 }) }, [B("flight", 2), B("cleanse", 2)], [z(1)])])]
		}
	], kE = {
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
		abilities: EE,
		tokens: DE,
		cards: OE
	};
})), jE = /* @__PURE__ */ he({
	hero: () => kE,
	texts: () => ME
}), ME, NE = d((() => {
	p(), lE(), dE(), AE(), ME = u({
		en: cE,
		fr: uE
	});
})), PE, FE = d((() => {
	g(), PE = {
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
})), IE, LE = d((() => {
	g(), IE = {
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
})), RE, zE, BE, VE, HE, UE, WE, GE, KE, qE, JE, YE, XE, ZE, QE = d((() => {
	J(), RE = "tactical-advantage", zE = [
		E({ saber: 3 }),
		E({ saber: 4 }),
		E({ saber: 5 })
	], BE = (e, t) => ({
		id: "saber-strike",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: zE[n],
			effects: [L(t), ...e > 1 ? [G({ dice: lo(3) }, [H("constrict")])] : []]
		}))
	}), VE = (e) => ({
		id: "carpet-bomb",
		kind: "offensive",
		tiers: [{
			need: E({
				saber: 2,
				medal: 2
			}),
			effects: [
				B(RE, e),
				Gu(),
				Ug(2, "both-opponents")
			]
		}]
	}), HE = ({ first: e, amount: t, more: n }) => ({
		id: "profiteer",
		kind: "offensive",
		tiers: [{
			need: E({
				saber: 1,
				banner: 3
			}),
			effects: [B(RE, e), W(1, [
				K({ saber: 1 }, L(t)),
				K({ banner: 1 }, B(RE, n)),
				K({ medal: 1 }, z(1), Jf())
			])]
		}]
	}), UE = (e) => ({
		id: "strategic-approach",
		kind: "offensive",
		tiers: [{
			need: E({
				saber: 3,
				medal: 2
			}),
			effects: e > 1 ? [
				B(RE),
				H("constrict"),
				F(),
				L(7)
			] : [H("constrict"), L(7)]
		}]
	}), WE = (e) => ({
		id: "flank",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [
				B(RE, e),
				F(),
				L(6)
			]
		}]
	}), GE = (e) => ({
		id: "exploit",
		kind: "offensive",
		tiers: [{
			need: co,
			effects: [
				B(RE, e),
				H("constrict"),
				F(),
				L(9)
			]
		}]
	}), KE = (e) => ({
		id: "maneuver",
		kind: "offensive",
		tiers: [{
			need: E({ medal: 4 }),
			effects: [
				B(RE, 5),
				...e > 1 ? [H("constrict")] : [],
				F(),
				L(5, "undefendable")
			]
		}]
	}), qE = (e, t) => ({
		id: "countermeasures",
		kind: "defensive",
		dice: e,
		effects: [
			R(N("saber", {
				times: t,
				every: 2
			})),
			U(N("banner")),
			B(RE, N("medal"))
		]
	}), JE = [
		BE(1, [
			4,
			5,
			6
		]),
		VE(1),
		HE({
			first: 1,
			amount: 5,
			more: 4
		}),
		UE(1),
		WE(1),
		GE(2),
		KE(1),
		qE(4, 1),
		{
			id: "higher-ground",
			kind: "ultimate",
			tiers: [{
				need: E({ medal: 5 }),
				effects: [
					H("targeted"),
					H("constrict"),
					Wh(RE),
					Ku(),
					tp(RE),
					L(12)
				]
			}]
		}
	], YE = [
		{
			id: RE,
			kind: "positive",
			limit: 5,
			spends: [
				{
					id: "cp",
					cost: 1,
					when: "any",
					effects: [I(1)]
				},
				{
					id: "reroll",
					cost: 1,
					when: "any",
					effects: [lg({
						whose: "own",
						upTo: 1
					})]
				},
				{
					id: "draw",
					cost: 3,
					when: "any",
					effects: [z(1)]
				},
				{
					id: "target",
					cost: 3,
					when: "any",
					effects: [H("targeted", 1, "chosen-opponent")]
				},
				{
					id: "protect",
					cost: 4,
					when: "any",
					if: {
						option: "original-leaflets",
						off: !0
					},
					effects: [ed(["protect"], "chosen-player")]
				},
				{
					id: "protect-self",
					cost: 4,
					when: "any",
					if: { option: "original-leaflets" },
					effects: [B("protect")]
				},
				{
					id: "move",
					cost: 4,
					when: "my-main",
					effects: [Lm()]
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
		qv,
		Jv
	], XE = [
		q("saber-strike-ii", 1, 2, BE(2, [
			5,
			6,
			7
		])),
		q("carpet-bomb-ii", 2, 2, VE(2), [{
			id: "strategize",
			kind: "offensive",
			tiers: [{
				need: E({ banner: 4 }),
				effects: [B(RE, 3), z(2)]
			}]
		}]),
		q("profiteer-ii", 2, 2, HE({
			first: 2,
			amount: 6,
			more: 3
		})),
		q("strategic-approach-ii", 2, 2, UE(2), [{
			id: "indirect-approach",
			kind: "offensive",
			tiers: [{
				need: E({
					saber: 3,
					banner: 1
				}),
				effects: [
					B(RE, 2),
					F(),
					L(2, "undefendable")
				]
			}]
		}]),
		q("flank-ii", 2, 2, WE(2)),
		q("exploit-ii", 2, 2, GE(3), [{
			id: "interdiction",
			kind: "offensive",
			tiers: [{
				need: E({
					saber: 1,
					banner: 2,
					medal: 1
				}),
				effects: [z(2), H("constrict", 1, "chosen-opponent")]
			}]
		}]),
		q("maneuver-ii", 2, 2, KE(2), [{
			id: "reconnaissance",
			kind: "offensive",
			tiers: [{
				need: E({ medal: 3 }),
				effects: [B(RE, 5)]
			}]
		}]),
		q("countermeasures-ii", 3, 2, qE(5, 1)),
		q("countermeasures-iii", 5, 3, qE(5, 2)),
		{
			id: "ambush",
			kind: "instant",
			cost: 1,
			effects: [B(RE, 2)]
		},
		{
			id: "disengage",
			kind: "roll",
			cost: 0,
			when: "attacked",
			effects: [W(1, [
				K({ saber: 1 }, R(2)),
				K({ banner: 1 }, U(3)),
				K({ medal: 1 }, B("protect"))
			])]
		},
		{
			id: "feigned-retreat",
			kind: "instant",
			cost: 2,
			when: "attacked",
			effects: [H("constrict"), U(3)]
		},
		{
			id: "war-room",
			kind: "main",
			cost: 1,
			effects: [W(1, [B(RE, Tc)])]
		},
		{
			id: "bunker-up",
			kind: "main",
			cost: 2,
			effects: [ed(["protect"], "chosen-player")]
		},
		{
			id: "upper-hand",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [W(1, [G({ dice: E({ medal: 1 }) }, [B(RE, 4)], [z(1)])])]
		}
	], ZE = {
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
		setup: [B(RE, 2)],
		abilities: JE,
		tokens: YE,
		cards: XE
	};
})), $E = /* @__PURE__ */ he({
	hero: () => ZE,
	texts: () => eD
}), eD, tD = d((() => {
	p(), FE(), LE(), QE(), eD = u({
		en: PE,
		fr: IE
	});
})), nD, rD = d((() => {
	g(), nD = {
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
})), iD, aD = d((() => {
	g(), iD = {
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
				text: "Chaque usage au plus une fois par tour. Dépensez-en 1 sur votre attaque pour ajouter 3 dégâts\xA0; 2 dans vos phases principales pour retirer une altération d’un joueur de votre choix\xA0; 3 à tout moment pour piocher 2 cartes\xA0; 4 dans votre phase de lancer pour soigner autant que vos attaques y infligent. (Livret d’origine\xA0: 4 jetons au plus\xA0; 1 ajoute 2 dégâts\xA0; 2 retirent une de vos propres altérations, à tout moment\xA0; 3 font piocher 2 cartes, puis en défausser 1.)"
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
})), oD, sD, cD, lD = d((() => {
	J(), oD = [W(1, [G({ die: [5, 6] }, [Cd(lg({
		whose: "opponent",
		upTo: 1
	}))])])], sD = w({
		name: "vampire-lord/mesmerize",
		inner: () => [oD],
		possible: (e, t) => iu(e, t, "opponent") !== void 0,
		parts: (e, t, { parts: n }) => n(oD),
		estimate: (e, t) => t.list(oD)
	}), cD = () => sD({});
})), uD, dD, fD, pD = d((() => {
	J(), uD = "blood-magic", dD = w({
		name: "vampire-lord/pierce",
		possible: ({ attack: e }, t) => e?.by === t && Ze(e) === uD,
		parts: (e, t, { parts: n }) => t.on === "token" ? n([n_()]) : [],
		estimate: (e, t) => t.list([n_()]) / (e.on === "token" ? 1 : 2)
	}), fD = (e) => dD({ on: e });
})), mD, hD, gD, _D, vD = d((() => {
	J(), mD = "smelled-blood-this-turn", hD = 2, gD = w({
		name: "vampire-lord/smell-blood",
		parts: (e, { at: t }) => [e.run((e, n) => {
			if (it(e, "original-leaflets")) return;
			let { marks: r } = _(e, n.self);
			t === "end" ? r[mD] && ds(e, n.self, "blood-power", 1) : (e.dealt[n.target] ?? 0) > 0 && j(e, n.target, "bleed") >= hD && (r[mD] = 1);
		})],
		estimate: ({ at: e }) => e === "end" ? .5 : 0
	}), _D = (e) => gD({ at: e });
})), yD, bD, xD, SD, CD, wD, TD, ED, DD, OD, kD, AD, jD, MD, ND = d((() => {
	J(), lD(), pD(), vD(), yD = (e, t) => ({
		id: "gouge",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: E({ claw: 3 + n }),
			effects: [L(e), G({ dice: lo(t) }, [B("blood-power")])]
		}))
	}), bD = (e) => ({
		id: "glamour",
		kind: "offensive",
		tiers: [{
			need: E({ gaze: 3 }),
			effects: [
				I(1),
				B("mesmerize"),
				L(e, "undefendable")
			]
		}]
	}), xD = (e) => ({
		id: "sanguimancy",
		kind: "offensive",
		tiers: [{
			need: E({
				gaze: 3,
				drop: 1
			}),
			effects: [V(e), B("blood-power", 3)]
		}]
	}), SD = (e) => ({
		id: "rend",
		kind: "offensive",
		tiers: [{
			need: E({
				claw: 3,
				drop: 2
			}),
			effects: [L(6), W(e, [
				L(N("claw")),
				K({ gaze: 1 }, z(1)),
				K({ drop: 1 }, B("blood-power"))
			])]
		}]
	}), CD = (e) => ({
		id: "possess",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: e > 1 ? [L(8), xd([H("bleed")], [B("mesmerize")])] : [L(7), W(1, [
				K({ claw: 1 }, H("bleed")),
				K({ gaze: 1 }, B("mesmerize")),
				K({ drop: 1 }, B("mesmerize"))
			])]
		}]
	}), wD = (e) => ({
		id: "blood-thirst",
		kind: "offensive",
		tiers: [{
			need: E({ drop: 4 }),
			effects: e > 1 ? [B("blood-power", 3), L(6, "undefendable")] : [
				B("blood-power", 2),
				F(),
				L(5, "undefendable")
			]
		}]
	}), TD = (e) => ({
		id: "blood-magic",
		kind: "offensive",
		tiers: [{
			need: co,
			effects: [
				B("blood-power"),
				H("bleed"),
				...e > 1 ? [L(8, "undefendable")] : [
					F(),
					L(8),
					fD("ability")
				]
			]
		}]
	}), ED = (e) => ({
		id: "immortal-flesh",
		kind: "defensive",
		dice: e,
		effects: [
			K({ claw: 2 }, H("bleed")),
			K({ gaze: 2 }, B("blood-power")),
			Bg(N("drop"))
		]
	}), DD = [
		yD([
			3,
			5,
			7
		], 4),
		bD(4),
		xD(2),
		SD(3),
		CD(1),
		wD(1),
		TD(1),
		ED(3),
		{
			id: "exsanguinate",
			kind: "ultimate",
			tiers: [{
				need: E({ drop: 5 }),
				effects: [
					xg(1),
					B("blood-power", 2),
					F(),
					L(10)
				]
			}]
		},
		{
			id: "blood-power",
			kind: "passive",
			dealt: [_D("dealt")],
			endOfTurn: [_D("end")]
		}
	], OD = {
		option: "original-leaflets",
		off: !0
	}, kD = { option: "original-leaflets" }, AD = [
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
					if: OD,
					effects: [P(3)]
				},
				{
					id: "remove",
					cost: 2,
					when: "my-main",
					perTurn: 1,
					if: OD,
					effects: [rg("any")]
				},
				{
					id: "draw",
					cost: 3,
					when: "any",
					perTurn: 1,
					if: OD,
					effects: [z(2)]
				},
				{
					id: "add-2",
					cost: 1,
					when: "my-attack",
					perTurn: 1,
					if: kD,
					effects: [P(2)]
				},
				{
					id: "remove-own",
					cost: 2,
					when: "any",
					perTurn: 1,
					if: kD,
					effects: [rg("own")]
				},
				{
					id: "exchange",
					cost: 3,
					when: "any",
					perTurn: 1,
					if: kD,
					effects: [z(2), of("self", "choice")]
				},
				{
					id: "heal",
					cost: 4,
					when: "my-roll-phase",
					perTurn: 1,
					effects: [Zp()]
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
				effects: [cD()]
			}, {
				id: "pierce",
				cost: 1,
				when: "my-attack-undefended",
				effects: [fD("token")]
			}]
		},
		Qv
	], jD = [
		q("gouge-ii", 1, 2, yD([
			3,
			5,
			7
		], 3)),
		q("gouge-iii", 2, 3, yD([
			4,
			6,
			8
		], 3)),
		q("glamour-ii", 2, 2, bD(5), [{
			id: "influence",
			kind: "offensive",
			tiers: [{
				need: E({
					claw: 1,
					gaze: 2
				}),
				effects: [B("mesmerize"), H("bleed", 2, "chosen-opponent")]
			}]
		}]),
		q("sanguimancy-ii", 2, 2, xD(3), [{
			id: "presence",
			kind: "offensive",
			tiers: [{
				need: E({
					claw: 1,
					gaze: 1,
					drop: 2
				}),
				effects: [B("blood-power", 2), z(1)]
			}]
		}]),
		q("rend-ii", 2, 2, SD(5)),
		q("possess-ii", 2, 2, CD(2), [{
			id: "draw-blood",
			kind: "offensive",
			tiers: [{
				need: E({
					claw: 2,
					drop: 1
				}),
				effects: [B("blood-power", 2)]
			}]
		}]),
		q("blood-thirst-ii", 2, 2, wD(2), [{
			id: "hemorrhage",
			kind: "offensive",
			tiers: [{
				need: E({ drop: 3 }),
				effects: [H("bleed", 2), Ug(2, "all-opponents")]
			}]
		}]),
		q("blood-magic-ii", 2, 2, TD(2), [{
			id: "gash",
			kind: "offensive",
			tiers: [{
				need: E({
					claw: 2,
					drop: 2
				}),
				effects: [L(5, "undefendable")]
			}]
		}]),
		q("immortal-flesh-ii", 2, 2, ED(4)),
		{
			id: "blood-flow",
			kind: "instant",
			cost: 1,
			effects: [W(1, [B("blood-power", Tc)])]
		},
		{
			id: "limb-from-limb",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [W(5, [P(N("claw")), G({ added: 3 }, [H("bleed")])])]
		},
		{
			id: "blood-boil",
			kind: "roll",
			cost: 0,
			modifier: !0,
			effects: [P(Oc("bleed", { plus: 1 }))]
		},
		{
			id: "blood-letting",
			kind: "main",
			cost: 0,
			effects: [B("blood-power"), B("mesmerize")]
		},
		{
			id: "consume-blood",
			kind: "main",
			cost: 0,
			effects: [Ph({
				token: "blood-power",
				n: 1
			}, 2, [I(2)])]
		},
		{
			id: "dark-omen",
			kind: "main",
			cost: 4,
			effects: [
				B("mesmerize"),
				B("blood-power", 2),
				H("bleed", 1, "chosen-opponent")
			]
		},
		{
			id: "blood-tide",
			kind: "main",
			cost: 0,
			promo: !0,
			effects: [W(1, [G({ dice: E({ drop: 1 }) }, [B("blood-power", 3)], [z(1)])])]
		}
	], MD = {
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
		abilities: DD,
		tokens: AD,
		cards: jD
	};
})), PD = /* @__PURE__ */ he({
	hero: () => MD,
	texts: () => FD
}), FD, ID = d((() => {
	p(), rD(), aD(), ND(), FD = u({
		en: nD,
		fr: iD
	});
}));
p(), Rv(), J(), Vv(), _i();
var LD = [
	{
		id: "barbarian",
		box: "season-1",
		difficulty: 1,
		load: () => Promise.resolve().then(() => (Ay(), Oy))
	},
	{
		id: "paladin",
		box: "season-1",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (Xy(), Jy))
	},
	{
		id: "gunslinger",
		box: "season-2",
		difficulty: 2,
		load: () => Promise.resolve().then(() => (Db(), Tb))
	},
	{
		id: "cursed-pirate",
		box: "season-2",
		difficulty: 4,
		load: () => Promise.resolve().then(() => (tx(), $b))
	},
	{
		id: "monk",
		box: "season-1",
		difficulty: 4,
		load: () => Promise.resolve().then(() => (Cx(), xx))
	},
	{
		id: "moon-elf",
		box: "season-1",
		difficulty: 2,
		load: () => Promise.resolve().then(() => (Gx(), Ux))
	},
	{
		id: "ninja",
		box: "season-1",
		difficulty: 2,
		load: () => Promise.resolve().then(() => (fS(), uS))
	},
	{
		id: "pyromancer",
		box: "season-1",
		difficulty: 3,
		load: () => Promise.resolve().then(() => (PS(), MS))
	},
	{
		id: "shadow-thief",
		box: "season-1",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (lC(), sC))
	},
	{
		id: "treant",
		box: "season-1",
		difficulty: 6,
		load: () => Promise.resolve().then(() => (GC(), UC))
	},
	{
		id: "artificer",
		box: "season-2",
		difficulty: 6,
		load: () => Promise.resolve().then(() => (Rw(), Iw))
	},
	{
		id: "huntress",
		box: "season-2",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (BT(), RT))
	},
	{
		id: "samurai",
		box: "season-2",
		difficulty: 3,
		load: () => Promise.resolve().then(() => (sE(), aE))
	},
	{
		id: "seraph",
		box: "season-2",
		difficulty: 3,
		load: () => Promise.resolve().then(() => (NE(), jE))
	},
	{
		id: "tactician",
		box: "season-2",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (tD(), $E))
	},
	{
		id: "vampire-lord",
		box: "season-2",
		difficulty: 4,
		load: () => Promise.resolve().then(() => (ID(), PD))
	}
];
Mv(ay), zv(LD, c((e) => gi[e].heroNames)), Vv(), await Bv(LD.map(({ id: e }) => e)), jo(), S();
function RD() {
	let e = Pi().map(({ id: e }) => Do("played", "common", e));
	for (let t of Ii().filter(Li)) {
		let { hero: n, slots: r } = wi(t);
		for (let { byLevel: n } of r.flat()) for (let [r, i] of n.entries()) for (let { id: n, tiers: a, kind: o } of i) {
			for (let i of (a ?? []).keys()) e.push(`${Co(t, n, r)}.${i}`);
			o === "defensive" && e.push(Co(t, n, r));
		}
		for (let { id: r, kind: i, effects: a, cast: o } of n.cards) (i !== "spell" || a.length > 0) && e.push(Do("played", t, r)), o && e.push(Oo(t, r));
		for (let { id: t } of n.tokens) e.push(wo(t));
		for (let { id: r } of n.companions ?? []) e.push(To(t, r));
	}
	return [...new Set(e)];
}
// packages/dice-throne/src/events.ts
var zD = {
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
}, BD = {
	title: "Dice Throne",
	pitch: "Heroes fight it out with dice, cards and nerve: roll, take risks, strike back, and be the last one standing."
}, VD = {
	title: "Dice Throne",
	pitch: "Des héros s’affrontent à coups de dés, de cartes et d’audace\xA0: lancez, osez, ripostez et soyez le dernier debout."
};
// packages/dice-throne/src/facts.ts
p();
var HD = u({
	en: BD,
	fr: VD
}), UD = {
	id: "dice-throne",
	seats: {
		min: 2,
		max: 6,
		usual: 2
	},
	title: c((e) => HD[e].title),
	pitch: c((e) => HD[e].pitch)
}, WD = 5e4, GD = /* @__PURE__ */ new Map();
function KD(e, t = 6) {
	if (!Number.isInteger(e) || e < 1 || e > 8) throw RangeError(`Dice are counted from 1 to 8, not ${e}`);
	if (!Number.isInteger(t) || t < 2 || t > 12) throw RangeError(`Dice have 2 to 12 sides, not ${t}`);
	let n = `${e}d${t}`, r = GD.get(n) ?? JD(e, t);
	return GD.set(n, r), r;
}
function qD(e, t) {
	let n = 0;
	for (let r of t) {
		if (!Number.isInteger(r) || r < 1 || r > e.sides) throw RangeError(`${r} is not a face from 1 to ${e.sides}`);
		if (n >= e.first[e.dice]) throw RangeError(`There are ${e.dice} dice, not ${t.length}`);
		n = e.grown[n * e.sides + r - 1];
	}
	return n;
}
function JD(e, t) {
	let n = [], r = [];
	for (let i = 0; i <= e; i++) if (r.push(n.length), YD(n, [], i, 1, t), n.length > WD) throw RangeError(`${e} dice with ${t} sides have too many hands`);
	let i = new Map(n.map((e, t) => [e.join(), t])), a = new Int32Array(r[e] * t);
	for (let o = 0; o < r[e]; o++) for (let e = 1; e <= t; e++) a[o * t + e - 1] = i.get([...n[o], e].sort((e, t) => e - t).join());
	let o = n.length - r[e], s = new Int32Array(o + 1), c = [];
	for (let t = 0; t < o; t++) {
		for (let a of XD(n[r[e] + t])) c.push(i.get(a.join()));
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
function YD(e, t, n, r, i) {
	if (n === 0) e.push([...t]);
	else for (let a = r; a <= i; a++) YD(e, [...t, a], n - 1, a, i);
}
function XD(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n = 0; n < 1 << e.length; n++) {
		let r = e.filter((e, t) => n & 1 << t);
		t.set(r.join(), r);
	}
	return [...t.values()].sort((e, t) => e.length - t.length);
}
// packages/odds/src/keep.ts
function ZD(e, t, n) {
	let r = e.faces.length - e.first[e.dice];
	if (t.length !== r) throw RangeError(`A pay-off has ${r} values, not ${t.length}`);
	let i = [Float64Array.from(t)], a = [/* @__PURE__ */ new Float64Array()];
	for (let t = 1; t <= n; t++) {
		let n = QD(e, i[t - 1]);
		a.push(n), i.push($D(e, n));
	}
	return {
		byRolls: i,
		kept: a
	};
}
function QD({ faces: e, first: t, dice: n, sides: r, grown: i }, a) {
	let o = new Float64Array(e.length), s = t[n];
	for (let t = e.length - 1; t >= s; t--) o[t] = a[t - s];
	for (let e = s - 1; e >= 0; e--) {
		let t = 0;
		for (let n = e * r, a = n + r; n < a; n++) t += o[i[n]];
		o[e] = t / r;
	}
	return o;
}
function $D({ keepsFrom: e, keeps: t }, n) {
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
p(), ts(), Ke(), S(), vi(), Is(), y(), Y_(), _i();
var eO = "draft";
function tO(e, t, n) {
	if (e === "draft") {
		if (t !== 2) throw b((e) => e.draftForTwo(t));
		return eO;
	}
	if (e === "default") return Array.from({ length: t }, (e, t) => Ii()[t % Ii().length]);
	let r = typeof e == "string" ? e.split(",").map((e) => e.trim()) : e;
	if (!Array.isArray(r) || r.some((e) => typeof e != "string")) throw b((e) => e.heroNames(Ii().slice(0, 2).join(",")));
	if (r.length !== t) throw b((e) => e.heroCount(t, r.length));
	for (let e of r) if (!Ii().includes(e)) throw b((t) => t.unknownHero(e, Ii()));
	let i = r.find((e, t) => r.indexOf(e) < t);
	if (n && i !== void 0) throw b((e, t) => e.heroTwice(H_(i, t)));
	return r;
}
var nO = "usual";
function rO(e, t) {
	let n = Be(t), r = e === "usual" ? n[0] : n.find((t) => t === e);
	if (r) return r;
	throw b((r, i) => {
		let a = gi[i].optionValues.mode, o = (e) => a[e] === void 0 ? e : `${e} (${a[e]})`;
		return r.modeFor(o(String(e)), t, n.map(o));
	});
}
function iO({ heroes: e }) {
	let t = Ii(), n = Array.isArray(e) ? e.map(String) : [];
	return n.length > 0 && n.every((e) => t.includes(e)) ? n : t;
}
function aO(e) {
	let t = Ii();
	return t.flatMap((n, r) => t.map((n, i) => Array.from({ length: e }, (e, n) => t[(r + n * i) % t.length])));
}
function oO(e, t) {
	let n = rO(t.mode ?? "usual", e), r = t.heroes === "draft" ? Array(e).fill("") : t.heroes, i = Object.entries(t).flatMap(([e, t]) => t === !0 ? [e] : []);
	return t.rules === "v2.2" && i.push("v2.2"), t.healing === "pooled" && i.push("pooled-healing"), t.leaflets === "original" && i.push("original-leaflets"), t["ultimate-aim"] === "own-side" && i.push("own-side-aim"), t["hill-health"] === "2018" && i.push("hill-health-2018"), {
		mode: n,
		variants: i,
		fighters: r.map((e) => sO(e, t.promo === !0, t["spell-hand"] === !0)),
		...t.heroes === "draft" && { banned: [] },
		dials: Array(Ve(n, e)).fill(Ne(n, e, i.includes("hill-health-2018"))),
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
function sO(e, t, n) {
	let r = (e === "" ? [] : [...wi(e).cards.values()]).filter((e) => t || !e.promo), i = ({ kind: e }) => n && e === "spell";
	return {
		hero: e,
		board: e === "" ? "" : Vo(e),
		cp: 2,
		hand: [],
		deck: r.filter((e) => !i(e)).map(({ id: e }) => e),
		discard: [],
		playing: [],
		spells: r.filter(i).map(({ id: e }) => e),
		tokens: {},
		raised: {},
		marks: Ps(Ri(e)),
		laid: [],
		looking: [],
		knownTop: 0,
		shownTo: [],
		exposed: []
	};
}
p(), S(), y();
var cO = f("dice-throne/draft", (e) => [e.each("seat", lO, e.ask("ban", {
	who: (e, t) => t.seat,
	options: uO,
	then: (e, t, n) => {
		e.banned.push(n), l(() => ({
			type: "banned",
			seat: t.seat,
			hero: n
		}));
	}
})), e.each("seat", lO, e.ask("pick", {
	who: (e, t) => t.seat,
	options: uO,
	then: (e, t, n) => {
		e.fighters[t.seat] = sO(n, it(e, "promo"), it(e, "spell-hand")), l(() => ({
			type: "picked",
			seat: t.seat,
			hero: n
		}));
	}
}))]);
function lO(e) {
	return [...[...e.fighters.keys()].filter((t) => t !== e.starter), e.starter];
}
function uO(e) {
	return Ii().filter((t) => !e.banned.includes(t) && !e.fighters.some((e) => e.hero === t));
}
p(), jo(), bo(), y(), hf(), ud();
var dO = 4, fO = f("dice-throne/begin", (e) => [
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
	e.when((e) => e.banned !== void 0, e.call(cO)),
	e.each("seat", (e) => [...e.fighters.keys()], e.when((e, t) => Ao(_(e, t.seat).hero) !== void 0, e.call((e, t) => ho(Ao(_(e, t.seat).hero)), (e, t) => ad(e, "setup", t.seat, "setup"))), e.each("hook", (e, t) => rd(e, t.seat, "setup"), e.call((e, t) => ho(t.hook), (e, t) => id(e, t.hook, t.seat))), e.call(mf, (e, t) => ({ seat: t.seat })), e.call(ff, (e, t) => ({
		seat: t.seat,
		count: dO
	})))
]);
p(), S(), C(), y(), Zm(), Vl(), Ou(), Lu(), Uu();
var pO = f("dice-throne/main", (e) => [
	e.run((e, t) => {
		e.phase = t.phase;
	}),
	e.loop((e, t) => t.choice !== "end", e.ask("main", {
		who: (e) => e.active,
		options: (e) => gO(e, e.active, Sl(e, e.active, hO(e, ["end"]))),
		params: (e) => ({
			phase: e.phase,
			cp: _(e, e.active).cp
		}),
		unavailable: (e) => ku(e, e.active),
		then: (e, t, n) => {
			t.choice = n, t.acted ||= n !== "end";
			let r = ca(n);
			r.is === "sell" && _O(e, e.active, r.card);
		}
	}), e.when((e, t) => t.choice !== "end" && ca(t.choice).is !== "sell", e.call(Km, (e, t) => ({
		seat: e.active,
		action: t.choice
	})))),
	e.when((e, t) => t.phase === "main-1" && (t.acted === !0 || !mO(e)), zu(e, (e) => ({ but: e.active })))
]), mO = ({ lastWindow: e, turn: t }) => e === "income" || t === 1 && e === "upkeep";
function hO(e, t) {
	for (let n of Du(e, e.active)) {
		let r = Oi(e, e.active, n);
		(r.kind === "main" || r.kind === "upgrade" || r.kind === "spell") && El(e, e.active, r) && t.push(Qi(n));
	}
	return t;
}
function gO(e, t, n) {
	for (let r of _(e, t).hand) n.push($i(r));
	return n;
}
function _O(e, t, n) {
	Tu(e, t, n), _(e, t).discard.push(n), Je(e, t, 1), l(() => ({
		type: "sold",
		seat: t,
		card: n
	}));
}
p(), C(), y(), ud(), Uu(), M();
var vO = f("dice-throne/discard", (e) => [
	e.when((e) => bO(e) || yO(e).length > 0, zu(e, (e) => ({ but: e.active }))),
	e.run((e) => {
		e.phase = "discard";
	}),
	e.call(xO),
	cd(e, yO, (e) => e.active),
	e.run((e) => hs(e, e.active)),
	zu(e),
	e.loop(bO, e.call(xO), zu(e))
]), yO = (e) => rd(e, e.active, "endOfTurn"), bO = (e) => _(e, e.active).hand.length > 6, xO = f("dice-throne/sell-surplus", (e) => [e.loop(bO, e.ask("sell", {
	who: (e) => e.active,
	options: (e) => gO(e, e.active, []),
	params: (e) => ({ left: _(e, e.active).hand.length - 6 }),
	then: (e, t, n) => _O(e, e.active, qi("sell", n).card)
}))]);
p(), S(), C(), y(), hf(), Ou(), M();
var SO = (e) => CO(e) !== void 0, CO = (e) => k(e, e.active).find((e) => x(e).foresees), wO = f("dice-throne/foresee", (e) => [
	e.run((e, t) => {
		t.token = CO(e), t.before = _(e, e.active).hand.length;
	}),
	e.ask("foresee", {
		who: (e) => e.active,
		options: (e, t) => [0, ...TO(t).filter((n) => n <= j(e, e.active, t.token))],
		params: (e, t) => ({ token: t.token }),
		then: (e, t, n) => {
			t.spent = n, n !== 0 && (l(() => ({
				type: "spent",
				seat: e.active,
				token: t.token
			})), A(e, e.active, t.token, n));
		}
	}),
	e.call(ff, (e, t) => ({
		seat: e.active,
		count: EO(t)
	})),
	e.leave((e, t) => t.spent === 0),
	e.ask("put-back", {
		who: (e) => e.active,
		options: (e, t) => [...new Set(_(e, e.active).hand.slice(t.before))].flatMap((e) => [aa(e), oa(e)]),
		then: (e, t, n) => {
			let r = _(e, e.active), { card: i, to: a } = qi("put-back", n);
			Tu(e, e.active, i), a === "bottom" ? r.deck.unshift(i) : (r.deck.push(i), r.knownTop++);
		}
	})
]), TO = (e) => x(e.token).foresees.map(({ spend: e }) => e), EO = (e) => x(e.token).foresees.find(({ spend: t }) => t === e.spent)?.draw ?? 1;
p(), S(), M();
function DO(e, t) {
	for (let n of k(e, e.active)) x(n).forbids === t && A(e, e.active, n, 1);
	l(() => ({
		type: "skipped",
		seat: e.active,
		phase: t
	}));
}
p(), hf(), ic(), Od(), Uu();
var OO = f("dice-throne/income", (e) => [
	e.run((e) => {
		e.phase = "income";
	}),
	e.leave((e) => e.turn === 1),
	e.when((e) => ec(e, e.active, "income"), e.run((e) => DO(e, "income")), e.leave()),
	e.run((e) => Dd(e, e.active, 1)),
	e.either(SO, [e.call(wO)], [e.call(ff, (e) => ({
		seat: e.active,
		count: 1
	}))]),
	zu(e, (e) => ({ but: e.active }))
]);
p(), ts(), jo(), bo(), y(), Vl(), Xs(), ic(), ud(), Rd();
var kO = f("dice-throne/defense", (e) => [
	e.ask("defend", {
		who: (e) => e.attack.target,
		options: (e) => [...jO(e, e.attack.target), "none"],
		then: (e, t, n) => {
			n !== "none" && (t.ability = n);
		}
	}),
	e.run((e) => {
		e.attack.stage = "defended";
	}),
	e.leave((e, t) => t.ability === void 0),
	e.run((e, t) => {
		let { target: n } = e.attack, { ability: r, home: i } = MO(e, t);
		t.home = i;
		for (let { id: t } of r.actions ?? []) _(e, n).marks[`used:${t}`] = 0;
		l(() => ({
			type: "defended",
			seat: n,
			ability: t.ability
		}));
	}),
	e.call(Fd, (e, t) => ({
		owner: e.attack.target,
		purpose: "defense",
		count: MO(e, t).ability.dice ?? 0,
		by: t.ability,
		dice: []
	}), (e, t, n) => {
		t.dice = n.dice, e.attack.defense = [...n.dice];
	}),
	e.run((e, t) => de(t.home)),
	e.call((e, t) => ho(xo("defense", t.home)), (e, t) => ad(e, "defense", e.attack.target, t.ability, t.dice))
]), AO = (e) => e.attack.isAttack && (Vs[e.attack.type].defended || e.attack.defendable === !0) && !e.attack.forgone && jl(e, e.attack.target) && !nc(e, e.attack.by) && !tc(e, e.attack.target), jO = (e, t) => O(e, t).defenses.map(({ ability: e }) => e.id), MO = (e, t) => O(e, e.attack.target).defenses.find(({ ability: e }) => e.id === t.ability);
p(), Ke(), C(), y(), O_(), hf(), Uu();
var NO = f("dice-throne/targeting", (e) => [
	e.run((e, t) => {
		t.named = e.attack.target !== -1;
		let n = et(e, e.active);
		n.length === 1 ? e.attack.target = n[0] : e.phase = "targeting";
	}),
	e.when((e) => e.attack.target === -1 && PO(e) !== void 0, e.roll("targeting-roll", {
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
	}), zu(e), e.run((e, t) => {
		let n = e.rolls.pop().dice[0], r = PO(e)[n - 1], i = et(e, e.active);
		typeof r == "number" ? e.attack.target = i[r % i.length] : t.agreed = r === "opponents";
	}), e.when((e, t) => t.agreed === !0, e.call(FO))),
	e.run((e, t) => {
		t.chosen = t.agreed === !0 || e.attack.target === -1;
	}),
	e.ask("target", {
		who: (e) => e.active,
		options: (e) => e.attack.target === -1 ? et(e, e.active) : [],
		key: _a,
		then: (e, t, n) => {
			e.attack.target = n;
		}
	}),
	e.run((e) => l(() => ({
		type: "targeted",
		seat: e.active,
		target: e.attack.target
	}))),
	e.when((e, t) => !t.named && e.attack.isAttack && RO(e, e.attack.target), e.call(ff, (e) => ({
		seat: e.active,
		count: ze(e.mode).bounty
	}))),
	e.when((e, t) => t.chosen === !0 && b_(e).target !== void 0, zu(e))
]), PO = (e) => Pe(e.mode, e.fighters.length), FO = f("dice-throne/agreement", (e) => [
	IO(e, "first"),
	e.run((e, t) => {
		t.others = et(e, e.active).slice(1);
	}),
	e.loop((e, t) => t.others.length > 0, e.ask("agree", {
		who: (e, t) => t.others[0],
		options: (e, t) => et(e, e.active).map((e) => ({
			seat: e,
			proposed: e === t.proposal
		})),
		key: ({ seat: e }) => _a(e),
		then: (e, t, { seat: n, proposed: r }) => {
			let i = t.others.shift();
			r || (t.opposed = !0, LO(i, n));
		}
	})),
	e.when((e, t) => t.opposed === !0, IO(e, "last")),
	e.run((e, t) => {
		e.attack.target = t.proposal;
	})
]), IO = (e, t) => e.ask("target", {
	who: (e) => et(e, e.active)[0],
	options: (e) => et(e, e.active),
	key: _a,
	params: () => ({ word: t }),
	then: (e, n, r) => {
		n.proposal = r, t === "first" && LO(et(e, e.active)[0], r);
	}
}), LO = (e, t) => l(() => ({
	type: "proposed",
	seat: e,
	target: t
})), RO = (e, t) => ze(e.mode).bounty > 0 && e.fighters.every((n, r) => !Qe(e, r) || nt(e, r) <= nt(e, t));
p(), Ke(), bo(), S(), ls(), y(), Vl(), O_(), jp(), ic(), _l(), gp(), Yp(), ud(), vc(), Sh(), Tp(), Um(), Uu(), M();
var zO = f("dice-throne/roll-phase", (e) => [
	e.call(HO),
	e.when((e) => ec(e, e.active, "offense"), e.run((e) => DO(e, "offense")), e.leave()),
	e.loop((e, t) => !t.done, e.call(lh, (e, t) => ({ further: t.again !== void 0 })), e.call(UO), e.either((e) => e.attack !== void 0, [e.call(BO, (e, t) => ({ again: t.again }))], [e.run((e) => {
		e.rolls = [], l(() => ({
			type: "no-ability",
			seat: e.active
		}));
	})]), e.when(_c, e.when((e) => dc(e, e.active), zu(e)), e.call(Op)), e.call(wp), e.call(WO), e.run((e, t) => {
		ps(e, e.active, "offense");
		let n = GO(e);
		n !== -1 && (KO(e, n), e.furtherOffenses.unshift(n)), e.furtherOffenses = e.furtherOffenses.filter((t) => t === -1 || Qe(e, t)), t.again = e.furtherOffenses.shift(), t.done = t.again === void 0, e.silenced = !1, e.rolls = [];
	})),
	e.run(qO)
]), BO = f(gl.resolveAttack.name, (e) => [
	e.call(C_),
	e.when((e) => He(e.mode) && w_(e), zu(e)),
	e.when(p_, e.either((e, t) => t.again !== void 0 && t.again !== -1, [e.run((e, t) => {
		e.attack.target = t.again;
	})], [e.call(NO)]), e.run(m_), e.when((e) => h_(e) || g_(e), zu(e)), e.run((e) => {
		e.phase = "defense", e.attack.coming = void 0;
	}), e.call(T_)),
	e.run(zm),
	zu(e),
	e.call(E_),
	e.when(AO, e.call(kO), zu(e), e.call(E_)),
	e.run((e) => {
		e.attack.stage = "defended";
	}),
	e.run(zm),
	e.when((e) => e.attack.isAttack && e.attack.type !== "ultimate" && Qe(e, e.attack.target), cd(e, (e) => rd(e, e.attack.target, "totalled"), (e) => e.attack.target)),
	e.run((e) => {
		Ep(e), e.attack.stage = "dealt";
	}),
	e.when((e) => e.attack.isAttack && nt(e, e.attack.by) > 0, e.run(qp), cd(e, (e) => rd(e, e.attack.by, "dealt"), (e) => e.attack.by)),
	e.call(Ap),
	e.call(wp),
	e.when((e) => e.attack.isAttack && VO(e), zu(e)),
	e.call(D_)
]), VO = (e) => [...Bi(e, e.active).cards.values()].some(({ when: e }) => e === "after-damage") || k(e, e.active).some((t) => is(t).some((n) => n.when === "after-damage" && Dl(e, e.active, t, n))), HO = f("dice-throne/stand-up", (e) => [e.ask("stand-up", {
	who: (e) => e.active,
	options: (e) => ec(e, e.active, "offense") && _(e, e.active).cp >= 2 ? ["pay", "skip"] : [],
	then: (e, t, n) => {
		if (n !== "skip") {
			Je(e, e.active, -2);
			for (let t of k(e, e.active)) x(t).forbids === "offense" && A(e, e.active, t, 1);
		}
	}
})]), UO = f("dice-throne/attempted", (e) => [cd(e, (e) => rd(e, e.active, "attempted"), (e) => e.active)]), WO = f("dice-throne/unattacked", (e) => [e.leave((e) => e.attack?.isAttack === !0 || e.furtherOffenses.length > 0), e.each("hook", (e) => et(e, e.active).flatMap((t) => rd(e, t, "foeDidNotAttack").map((e) => ({
	seat: t,
	name: e
}))), e.call((e, t) => ho(t.hook.name), (e, t) => id(e, t.hook.name, t.hook.seat)))]), GO = (e) => {
	let t = e.attack?.target ?? -1;
	return t !== -1 && Qe(e, t) && ec(e, t, "acting") ? t : -1;
};
function KO(e, t) {
	for (let n of k(e, t)) x(n).forbids === "acting" && A(e, t, n, 1);
}
function qO(e) {
	ps(e, e.active, "roll-phase"), mp(e, e.active), e.attack = void 0;
}
p(), ts(), bo(), S(), C(), Vl(), jp(), ud(), vc(), Uu();
var JO = f("dice-throne/upkeep", (e) => [
	e.run((e, t) => {
		e.phase = "upkeep", t.stirring = XO(e);
	}),
	e.either((e, t) => t.stirring.length > 0, [zu(e)], [e.when((e) => e.turn === 1, zu(e, (e) => ({ but: e.active })))]),
	e.loop((e, t) => t.stirring.length > 0, e.ask("upkeep", {
		who: (e) => e.active,
		options: (e, t) => t.stirring,
		key: wa,
		auto: !0,
		then: (e, t, n) => {
			t.next = n, t.stirring.splice(t.stirring.indexOf(n), 1);
		}
	}), e.when((e, t) => XO(e).includes(t.next), e.call((e, t) => ho(t.next), (e, t) => id(e, t.next, e.active)))),
	e.when((e) => e.incoming.some((e) => e.length > 0) || YO(e), zu(e)),
	e.when(_c, e.call(Op))
]), YO = (e) => jl(e, e.active) && O(e, e.active).actions.some((t) => t.when === "my-upkeep" && kl(e, e.active, t)), XO = (e) => [...new Set(rd(e, e.active, "upkeep", (t) => ZO(e, t)))];
function ZO(e, t) {
	let n = x(x(t).stirsWith ?? t);
	return n.owned && !n.stirsOnMaker && t.endsWith(`@${e.active}`) ? void 0 : n;
}
p(), y(), _l(), vc(), Tp(), M();
var QO = f(gl.match.name, (e) => [e.call(fO), e.loop((e) => e.ended === void 0, e.call($O), e.call(wp), e.run(sk))]), $O = f("dice-throne/turn", (e) => [
	e.call(ek),
	e.call(JO),
	e.call(OO),
	e.call(nk),
	e.call(zO),
	e.call(rk),
	e.call(vO)
]), ek = f("dice-throne/start-turn", (e) => [e.run((e) => {
	e.turn++, tk(e);
	for (let { marks: t } of e.fighters) for (let e in t) ik(e) && (t[e] = 0);
	ms(e, e.active), l(() => ({
		type: "turn",
		seat: e.active,
		turn: e.turn
	}));
})]);
function tk(e) {
	e.attack = void 0, e.isolated = void 0, e.declared = void 0, e.furtherOffenses = [], e.silenced = !1, e.rolls = [];
	for (let t of e.fighters) t.facedown &&= void 0;
	lc(e);
}
var nk = f("dice-throne/main-1", (e) => [e.call(pO, () => ({ phase: "main-1" }))]), rk = f("dice-throne/main-2", (e) => [e.call(pO, () => ({ phase: "main-2" }))]), ik = (e) => e.endsWith("-this-turn") || ak.some((t) => e.startsWith(t)), ak = [
	"spent:",
	"used:",
	"fresh:",
	"arrived:"
];
function ok(e) {
	let t = e.fighters.length;
	for (let n = 1; n < t; n++) if (Qe(e, (e.active + n) % t)) return (e.active + n) % t;
	return e.active;
}
function sk(e) {
	e.active = ok(e), e.turn < 200 || (e.ended = "turn-limit", l(() => ({
		type: "ended",
		reason: "turn-limit"
	})));
}
ts(), to(), Bo(), S(), Pc(), T(), Rf(), wu(), y();
var ck = KD(5), lk = ck.first[5], uk = ck.faces.slice(lk).map((e) => Io.findIndex((t) => [...t].sort().join() === e.join())), dk = (e) => qD(ck, e), fk = (e) => qD(ck, e) - lk, pk = /* @__PURE__ */ new Map();
function mk(e, t = {}, n = []) {
	let r = [
		e,
		...Object.entries(t).flat(),
		...[...n].sort()
	].join(" "), i = pk.get(r) ?? yk(e, t, n);
	return pk.set(r, i), i;
}
function hk(e, t) {
	let { board: n } = _(e, t);
	return mk(n, Object.fromEntries(_k(n).map((n) => [n, xc(e, t, n)])), vu(e, t));
}
var gk = /* @__PURE__ */ new Map();
function _k(e) {
	let t = gk.get(e) ?? [...new Set(qo(e).tiers.flatMap(({ ability: e, tier: t }) => vk(e.tiers[t].effects)))];
	return gk.set(e, t), t;
}
function vk(e) {
	return typeof e != "object" || !e ? [] : "own" in e && typeof e.own == "string" ? [e.own] : Object.values(e).flatMap(vk);
}
function yk(e, t, n) {
	let r = qo(e), { hero: i } = wi(e.split("|")[0]), a = r.tiers.filter(({ ability: e }) => !n.includes(e.id)).map((e) => xk(e, i, t)), o = ZD(ck, bk(a, ({ value: e }) => e), 2);
	return {
		tiers: a,
		solved: o,
		offense: QD(ck, o.byRolls[2])[0],
		defense: Ck(r, i)
	};
}
function bk(e, t, n = 0) {
	let r = e.map(t);
	return Float64Array.from(uk, (t) => {
		let i = n;
		for (let n = 0; n < e.length; n++) r[n] > i && e[n].tier.hands[t] && (i = r[n]);
		return i;
	});
}
function xk(e, t, n) {
	let { effects: r, after: i = [] } = e.ability.tiers[e.tier], a = If(t, 5, (e) => e in n ? n[e] + Sk(r, e) : void 0), o = qa(r).reduce((e, t) => {
		let { name: n, estimate: r } = Wa(t);
		return n === "damage" ? e + r(t, a) : e;
	}, 0);
	return {
		tier: e,
		value: a.list(r) + Lf(i, t),
		damage: o
	};
}
var Sk = (e, t) => e.reduce((e, n) => {
	let { amount: r, token: i } = n;
	return (n.do === "cp" ? "cp" : n.do === "gain" ? i : void 0) === t && typeof r == "number" ? e + r : e;
}, 0), Ck = ({ defenses: e }, t) => Math.max(0, ...e.map(({ ability: e }) => If(t, e.dice ?? 0).list(Ja(e, "defense") ?? [])));
fo(), S();
var wk = KD(4), Tk = wk.first[4], Ek = [
	1,
	2,
	3,
	4,
	5,
	6
];
function Dk(e, t, n, r, i) {
	let a = Ek.map((i) => Float64Array.from(wk.faces.slice(Tk), (a) => {
		let o = [...a, i], s = t.filter(({ tier: t }) => uo(t.need, o, wi(e).faces, 4));
		return Math.max(r, ...s.map(n));
	})), o = a.map((e) => QD(wk, e));
	for (let e = 0; e < i; e++) {
		o = a.map((e) => QD(wk, e));
		let e = kk(o);
		a = a.map((t, n) => t.map((t, r) => Ok(r, o[n], e)));
	}
	let s = kk(o);
	return {
		now: (e, t) => a[t - 1][qD(wk, e) - Tk],
		kept: (e, t) => (t === void 0 ? s : o[t - 1])[qD(wk, e)]
	};
}
function Ok(e, t, n) {
	let r = -Infinity;
	for (let i = wk.keepsFrom[e], a = wk.keepsFrom[e + 1]; i < a; i++) {
		let e = wk.keeps[i];
		r = Math.max(r, t[e], n[e]);
	}
	return r;
}
var kk = (e) => e[0].map((t, n) => e.reduce((e, t) => e + t[n], 0) / e.length);
S(), Ff(), Is(), wu(), Xs(), ic(), vc(), M(), y();
function Ak(e, t, n) {
	let r = _(e, t), { offense: i, defense: a } = mk(r.board), o = Mk(r.cp, n) + Nk(r.hand.length, n) + n.card * r.laid.length;
	for (let i in r.tokens) {
		let a = r.tokens[i] - (t === e.active ? bs(e, t, i) : 0);
		a > 0 && (o += n.token * a * jk(t, i));
	}
	for (let { id: i, dial: a, aura: s, worth: c } of Ri(r.hero)) o += n.token * (c?.[r.marks[i] ?? 0] ?? 0), a && (o += n.dial * Fs(e, t, i)), s && Os(e, t, i) === s.state && (o += n.aura * s.damage);
	let s = vu(e, t);
	return s.length > 0 && (o -= n.coming * (i - mk(r.board, {}, s).offense)), o + n.board * i + n.defense * a;
}
function jk(e, t) {
	let n = x(t);
	return n.worthOnOthers === void 0 || t.endsWith(`@${e}`) ? kf(n) : n.worthOnOthers;
}
var Mk = (e, t) => t.cp * Math.min(e, t.enough) + t.spare * Math.max(0, e - t.enough), Nk = (e, t) => t.card * Math.min(e, t.handful) + t.spareCard * Math.max(0, e - t.handful);
function Pk(e, t, n) {
	let r = e.dials[t];
	for (let i = 0; i < e.fighters.length; i++) {
		if (v(e, i) !== t) continue;
		let a = e.fighters[i].facedown ? 1 - n.facedown : 1;
		r += e.healing[i] - a * Bs(ac(e, i)), e.isolated?.to === i && (r -= Bs(e.isolated.lines));
	}
	return r;
}
function Fk(e, t, n = Rk(e, t)) {
	let r = e.fighters.map(() => 0);
	return r[e.active] = n, r[ok(e)] += Ik(e, t), r;
}
function Ik(e, t) {
	let n = ok(e), r = ec(e, n, "income") ? 0 : t.cp + t.card;
	return (Lk(e, n, t) + r) / 2;
}
var Lk = (e, t, n) => ec(e, t, "offense") ? 0 : n.coming * hk(e, t).offense;
function Rk(e, t) {
	if (e.phase === "main-2" || e.phase === "discard") return 0;
	let { attack: n } = e;
	if (!n) {
		let n = e.rolls[0];
		if (e.phase !== "offense" || n?.purpose !== "offense" || n.dice.length !== 5) return Lk(e, e.active, t);
		let { solved: r, tiers: i } = hk(e, e.active);
		if (n.foreign) {
			let { now: r } = Dk(_(e, e.active).hero, i, ({ value: e }) => e, 0, Math.min(2, e.attempts));
			return t.coming * r(n.dice.slice(0, -1), n.dice.at(-1));
		}
		return ec(e, e.active, "offense") ? 0 : t.coming * r.byRolls[Math.min(2, e.attempts)][fk(n.dice)];
	}
	if (n.stage === "announced") {
		let r = hk(e, e.active).tiers.find(({ tier: e }) => e.id === n.tier);
		return t.coming * (r?.value ?? 0);
	}
	let r = n.target !== -1 && e.incoming[n.target].some(({ kind: e }) => e === "base");
	return n.stage === "activated" && n.isAttack && !r ? t.coming * n.base : 0;
}
function zk(e, t, n) {
	let r = e.dials.map((n, r) => Pk(e, r, t)), i = [...r], a = Infinity;
	for (let e of r) e > 0 && (a = Math.min(a, e));
	for (let [r, a] of Fk(e, t, n).entries()) i[v(e, r)] += a;
	let o = e.fighters.length / e.dials.length;
	for (let n = 0; n < e.fighters.length; n++) Qe(e, n) && (i[v(e, n)] += Ak(e, n, t) / o);
	return Bk(i, r, t.lead + t.doubt * Math.min(a, 50));
}
function Bk(e, t, n) {
	let r = Math.max(...e), i = e.map((e, i) => (t[i] > 0 ? 1 : .02) * Math.exp((e - r) / n)), a = i.reduce((e, t) => e + t);
	return i.map((e) => e / a);
}
// packages/dice-throne/src/insight/weights.ts
var Vk = {
	cp: .8,
	enough: 5,
	spare: .3,
	card: 1.2,
	handful: 4,
	spareCard: .6,
	token: .8,
	dial: .7,
	aura: 3,
	board: 2.2,
	defense: 1.2,
	coming: .8,
	lead: 5,
	doubt: .18,
	facedown: .5,
	kill: 15
};
C(), y();
function Hk(e, { options: t }) {
	let n = v(e, e.active), { tiers: r } = hk(e, e.active), i = Math.min(...et(e, e.active).map((t) => e.dials[v(e, t)])), a = (t) => zk(e, Vk, t)[n], o = ({ value: e, damage: t }) => a(Vk.coming * e + (t >= i ? Vk.kill : 0)), s = new Map(r.map((e) => [e.tier.id, o(e)])), c = a(0), l = Uk(e, r, (e) => s.get(e.tier.id), c);
	return t[0].map((e) => {
		let t = Yi("attempt", e);
		switch (t.is) {
			case "keep-dice": return l(t.places);
			case "give-up": return c;
			case "announce": return s.get(t.tier) ?? NaN;
			default: return NaN;
		}
	});
}
function Uk(e, t, n, r) {
	let { foreign: i, dice: a } = e.rolls[0];
	if (!i) {
		let { kept: i } = ZD(ck, bk(t, n, r), e.attempts);
		return (t) => i[e.attempts][dk(Gk(e, t))];
	}
	let { kept: o } = Dk(_(e, e.active).hero, t, n, r, e.attempts);
	return (t) => {
		let n = t.filter((e) => e !== i.at + 1);
		return o(Gk(e, n), n.length < t.length ? a[i.at] : void 0);
	};
}
function Wk(e, { options: t }) {
	let { solved: n, tiers: r } = hk(e, e.active), i = n.kept[Math.min(2, e.attempts)], a = e.rolls[0]?.foreign ? Uk(e, r, ({ value: e }) => e, 0) : (t) => i[dk(Gk(e, t))];
	return t[0].map((e) => {
		let t = Yi("attempt", e);
		switch (t.is) {
			case "keep-dice": return a(t.places);
			case "give-up": return 0;
			case "announce": return r.find(({ tier: e }) => e.id === t.tier)?.value ?? -1;
			default: return -1;
		}
	});
}
var Gk = (e, t) => {
	let { dice: n } = e.rolls[0];
	return t.map((e) => n[e - 1]);
}, Kk = [
	"lay-down",
	"recommend",
	"turn-up"
], qk = ({ name: e }) => Kk.includes(e);
function Jk(e, { name: t, options: n }, r) {
	let i = [
		e.turn,
		...e.dials,
		...e.attack?.dice ?? [],
		...e.fighters.flatMap(({ cp: e, hand: t }) => [e, t.length])
	], a = Kk.indexOf(t);
	for (let e of i) a = (a * 31 + e + 7) % 65521;
	let o = n[r].length;
	return n[r].map((e, t) => +(t === a % o));
}
// packages/dice-throne/src/insight/draftWorth.ts
ts();
var Yk = 100;
function Xk(e, t) {
	return e.options[t].map((e) => {
		let { offense: t, defense: n } = mk(Vo(e));
		return Math.min(1, (Vk.board * t + Vk.defense * n) / Yk);
	});
}
ts(), to(), S(), ls(), Rf(), ml(), Ff(), C(), Vl(), Xs(), vc(), y();
function Zk(e, t, n) {
	if (t.name === "attempt") return Wk(e, t);
	let r = rA[t.name];
	return r && t.options[n].map((i) => r(e, t.seats[n], Yi(t.name, i)));
}
var Qk = (e, t, n) => {
	switch (n.is) {
		case "play": return $k(e, t, Oi(e, t, n.card));
		case "sell": return Vk.cp - Vk.card - .1;
		case "spend": return eA(e, t, n);
		case "use": {
			let r = O(e, t).actions.find(({ id: e }) => e === n.action);
			if (!r) return 0;
			let i = r.price ? cl(r.price, Nf) : 0;
			return Lf(r.effects, Bi(e, t).hero) - Vk.cp * r.cost - i - .2;
		}
		default: return 0;
	}
};
function $k(e, t, n) {
	let r = n.price ? cl(n.price, Nf) : 0, i = Vk.cp * Fl(e, t, n) + Vk.card + r;
	if (!n.upgrades) return Lf(n.effects, Bi(e, t).hero) - i;
	let a = _(e, t), o = {
		...O(e, t).levels,
		[n.upgrades.ability.id]: n.upgrades.level
	}, s = mk(Vo(a.hero, a.marks.face, o)), c = mk(a.board);
	return Vk.board * (s.offense - c.offense) + Vk.defense * (s.defense - c.defense) + 1 - i;
}
function eA(e, t, { token: n, use: r }) {
	let { effects: i, when: a, cost: o } = ss(n, r);
	return Lf(i, Bi(e, t).hero) * (ry.has(a) ? Bs(uc(e, t)) / 6 : 1.2) - o * Vk.token * kf(x(n));
}
var tA = (e, t, n) => {
	if (n.is !== "defend") return 0;
	let { hero: r } = Bi(e, t), i = O(e, t).defenses.find(({ ability: { id: e } }) => e === n.ability)?.ability;
	return i ? If(r, i.dice ?? 0).list(Ja(i, "defense") ?? []) : 0;
}, nA = (e, t, n) => {
	let r = e.rolls[0];
	if (n.is !== "turn-die" || r?.purpose !== "offense" || r.dice.length !== 5) return 0;
	let { solved: i } = hk(e, r.owner), a = r.dice.map((e, t) => t === n.place - 1 ? n.to : e), o = i.byRolls[Math.min(2, e.attempts)][fk(a)];
	return v(e, r.owner) === v(e, t) ? o : -o;
}, rA = {
	main: Qk,
	respond: Qk,
	answer: Qk,
	sell: (e, t, n) => n.is === "sell" ? -$k(e, t, Oi(e, t, n.card)) : 0,
	defend: tA,
	choose: (e, t, n) => n.is === "branch" ? Lf(n.branch.does, Bi(e, t).hero) : 0,
	"alter-die": nA,
	"copy-die": nA,
	"stand-up": (e, t, n) => +(n.is === "stand-up"),
	target: (e, t, n) => n.is === "player" ? -nt(e, n.seat) : 0
};
// packages/dice-throne/src/insight/insight.ts
y();
var iA = {
	evaluate(e) {
		if (rt(e)) return e.fighters.map(() => 1 / e.fighters.length);
		let t = zk(e, Vk);
		return e.fighters.map((n, r) => t[v(e, r)]);
	},
	exact(e, t, n) {
		return t.name === "attempt" ? Hk(e, t) : qk(t) ? Jk(e, t, n) : t.name === "ban" || t.name === "pick" ? Xk(t, n) : void 0;
	},
	sense: Zk,
	rests: (e, t) => t.name === "main" || t.name === "attempt" || t.name === "sell",
	progress: (e) => e.turn + (e.phase === "main-2" || e.phase === "discard" ? .5 : 0),
	horizon: 0
};
p(), y();
function aA(e, t, n) {
	for (let [r, i] of e.fighters.entries()) {
		if (t.some((t) => v(e, t) === v(e, r))) {
			let e = i.deck.splice(i.deck.length - i.knownTop);
			i.deck = [...cA(i.deck, n), ...e];
			continue;
		}
		i.facedown &&= sA(i.facedown, n);
		let a = t.some((e) => i.shownTo.includes(e)) ? i.hand : oA(i, t), o = [
			...i.hand,
			...i.looking,
			...i.deck
		];
		for (let e of a) o.splice(o.indexOf(e), 1);
		let s = cA(o, n);
		i.hand = [...a].sort().concat(s.splice(0, i.hand.length - a.length)), i.looking = s.splice(0, i.looking.length), i.deck = s;
	}
}
var oA = ({ exposed: e }, t) => e.flatMap(({ card: e, to: n }) => n.some((e) => t.includes(e)) ? [e] : []);
function sA(e, t) {
	let n = cA(e.filter((e) => e !== ""), t);
	return e.map((e) => e === "" ? "" : n.shift());
}
function cA(e, t) {
	let n = [...e].sort();
	return oe(e.length, t).map((e) => n[e]);
}
ts(), S(), Av(), Y_(), Sv(), _i();
var lA = (e) => ({
	phase: (t) => gi[e].phases[t] ?? t,
	hero: (t) => H_(t, e),
	style: (t) => N_(t, e),
	box: (t) => gi[e].boxes[t],
	setup: (t) => {
		let { setup: n = [] } = wi(t).hero;
		return n.length === 0 ? "" : `${fv(t, e).list(n)}.`;
	},
	symbol: (t, n) => P_(t, wi(t).faces[n - 1] ?? "", e),
	ability: (t) => M_(t, e),
	need: (t, n) => {
		let r = qo(t).tiers.find(({ id: e }) => e === n);
		return r ? wv(r.need, t.split("|")[0] ?? "", e) : "";
	},
	token: (t) => F_(t, e),
	tokenText: (t) => U_(t, e),
	companion: (t) => G_(t, e),
	companionText: (t) => K_(t, e),
	companionState: (t, n) => q_(t, n, e),
	source: (t) => L_(t, e),
	line: ({ kind: t, by: n, amount: r, type: i }) => {
		let { damageTypes: a, lines: o } = gi[e], s = i && i !== "normal" && t !== "add" ? ` ${a[i](r)}` : "";
		return `${o[t](r)}${s} (${L_(n, e)})`;
	},
	card: (t) => V_(t, e),
	cardLine: (t, n) => {
		let { cards: r, hero: i } = wi(t), a = r.get(n);
		return {
			cost: a?.cost ?? 0,
			text: a ? Tv(a, i, e) : ""
		};
	},
	board: (t) => {
		let { abilities: n, tiers: r } = qo(t), { hero: i } = wi(t.split("|")[0] ?? "");
		return n.map(({ ability: t, level: n }) => ({
			id: t.id,
			name: M_(t.id, e, i.id),
			level: n,
			text: Ev(t, i, e),
			sentences: Dv(t, i, e),
			tiers: r.filter((e) => e.ability === t).map(({ id: e }) => e)
		}));
	}
});
ts(), rs(), S(), ls(), Av(), Y_(), Sv(), _i();
function uA(e, t, n, r, i) {
	switch (e.is) {
		case "play": {
			let i = fA(r, e.card), a = t.play(V_(e.card, n));
			return i === void 0 ? a : t.priced(a, i);
		}
		case "sell": return t.sell(V_(e.card, n));
		case "spend": return mA(e, t, n);
		case "use": return dA(e, t, n, r);
		case "announce": return t.announce(hA(e.tier, r, n));
		case "defend":
		case "ability": return M_(e.ability, n);
		case "keep-dice": return t.keepDice(e.places);
		case "reroll-dice": return t.rerollDice(e.places);
		case "take-dice": return t.takeDice(e.dice);
		case "die": return t.die(e.place);
		case "turn-die": return t.turnDie(e.place, e.to);
		case "player": return e.proposed ? t.proposed(i(e.seat)) : i(e.seat);
		case "token": return t.tokenOf(i(e.seat), F_(e.token, n));
		case "own-token": return F_(e.token, n);
		case "card": return V_(e.card, n);
		case "lay-down": return e.cards.map((e) => V_(e, n)).join(" – ");
		case "facedown": return e.recommended ? t.recommended(e.place) : t.facedown(e.place);
		case "hero": return H_(e.hero, n);
		case "put-back": return t[e.to](V_(e.card, n));
		case "foresee":
		case "shed":
		case "pay-up-to":
		case "share":
		case "pilfer": return String(e.count);
		case "pay-price": return gi[n].prices.toPay(e.price, fv("", n));
		case "upkeep": return e.from === "token" ? F_(e.id, n) : M_(e.id, n);
		case "source": {
			let { by: r, amount: i, type: a } = e, o = a === "normal" ? "" : gi[n].damageTypes[a](i);
			return t.source(L_(r, n), i, o);
		}
		case "branch": {
			let { does: r, hero: i } = e.branch;
			return fv(i, n).list(r) || t.nothing;
		}
		default: return t[e.is];
	}
}
function dA({ action: e }, t, n, { fighters: r }) {
	for (let { board: t, hero: i } of r) {
		let { price: r, effects: a } = qo(t).actions.find(({ id: t }) => t === e) ?? {};
		if (!r) continue;
		let { grammar: o, prices: s } = gi[n], c = fv(i, n);
		return o.spaced(o.labelled(s.toPay(r, c), c.list(a)));
	}
	return t.use(M_(e, n));
}
function fA({ fighters: e }, t) {
	let n = (e) => typeof e != "number" && e.includes(t), r = e.find(({ hand: e, spells: t }) => n(e) || n(t));
	if (!r) return;
	let { cards: i } = wi(r.hero);
	return ns(i.get(t), qo(r.board).levels, i);
}
function pA(e, t, n) {
	switch (e.is) {
		case "play": return t.play(V_(e.card, n));
		case "spend": return mA(e, t, n);
		case "use": return t.use(M_(e.action, n));
		default: throw Error(`Nobody answers ${e.is}`);
	}
}
function mA({ token: e, use: t }, n, r) {
	let i = F_(e, r);
	if (t === "") return n.spend(i);
	let { cost: a, price: o, effects: s } = ss(e, t), c = fv("", r);
	return n.spendFor(i, a, c.list(s), o && c.price(o, !0));
}
function hA(e, t, n) {
	let { board: r, hero: i } = t.fighters[t.active], a = qo(r).tiers.find(({ id: t }) => t === e)?.need, o = M_(e, n);
	return a ? `${o} (${wv(a, i, n)})` : o;
}
p(), C(), Y_(), Sv(), _i();
var gA = c(lA), _A = c((t) => ({
	title: UD.title[t],
	pitch: UD.pitch[t],
	ask: (e, n) => vA(e, n, t),
	option: (e, n, r, i) => uA(Yi(e, n, r), gi[t].options, t, r, i),
	whyNot: (e) => yA(e, t),
	event: (e, n) => bA(e, n, t),
	reason: (e) => {
		let { reasons: n } = gi[t];
		return n[e] ?? n["turn-limit"];
	},
	matchOption: (n, r) => {
		let { matchOptions: i, optionValues: a, byChance: o } = gi[t];
		return r === void 0 ? i[n] ?? n : r === e ? o : a[n]?.[r] ?? (n === "heroes" ? H_(r, t) : r);
	}
}));
function vA(e, t, n) {
	let r = gi[n].ask, i = {
		...gA[n],
		price: (e) => e ? fv("", n).price(e, !0) : "",
		howMany: (e) => e ? gi[n].prices.howMany(e, fv("", n)) : "",
		action: (e) => pA(ca(e), gi[n].options, n)
	};
	return Object.hasOwn(r, e) ? r[e](t, i) : J_(e, n) ?? e;
}
function yA(e, t) {
	let { whyNot: n, timings: r } = gi[t];
	return e.is === "short" ? n.short(e.cp) : e.is === "price" ? n.price(fv("", t).price(e.price, !0)) : e.is === "dice" ? n.dice(e.off) : e.is === "tokens" ? n.tokens(e.missing, F_(e.token, t)) : e.is === "timing" ? n.timing(r[e.when]) : n[e.is];
}
function bA(e, t, n) {
	let { events: r, grammar: i } = gi[n], a = r[e.type];
	return i.closed(a(e, t, gA[n]));
}
p(), ts(), S(), Is(), Xs(), $s(), wf(), vc(), yp(), M(), y();
var xA = (e, t) => ({
	mode: e.mode,
	variants: [...e.variants],
	turn: e.turn,
	active: e.active,
	starter: e.starter,
	phase: e.phase,
	dials: [...e.dials],
	startingHealth: tt(e),
	attempts: e.attempts,
	furtherOffenses: [...e.furtherOffenses],
	declared: e.declared ?? null,
	rolls: e.rolls.map(TA),
	attack: e.attack ? EA(e.attack) : null,
	silenced: e.silenced,
	altered: e.altered,
	dealt: [...e.dealt],
	isolated: e.isolated ? {
		to: e.isolated.to,
		...wA(e, e.isolated.to, e.isolated.lines, 0)
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
			levels: SA(e, r).levels,
			companions: (n.marks.gone ? [] : Ri(n.hero)).map(({ id: t, dial: n }) => ({
				id: t,
				state: Os(e, r, t),
				dial: n ? {
					value: Fs(e, r, t),
					most: n.most
				} : null
			})),
			tokens: k(e, r).map((t) => ({
				id: t,
				count: j(e, r, t)
			})),
			raised: { ...n.raised },
			marks: { ...n.marks },
			board: n.board,
			abilities: SA(e, r).abilities,
			leader: RO(e, r),
			incoming: wA(e, r, ac(e, r), e.healing[r])
		};
	}),
	picking: ue(e, "own").map(({ by: e, target: t, dice: n, own: r }) => ({
		by: e,
		target: t,
		dice: [...n],
		own: s(r)
	})),
	due: [...ue(e, "stirring").flatMap(({ stirring: e }) => e), ...ue(e, "checks").flatMap(({ checks: e }) => e)],
	out: [...e.out],
	ended: e.ended ?? null
});
function SA(e, t) {
	let n = O(e, t), r = CA.get(n);
	if (r) return r;
	let i = n.abilities.map(({ ability: e, level: t }) => ({
		id: e.id,
		level: t
	})), a = {
		levels: { ...n.levels },
		abilities: i
	};
	return CA.set(n, a), a;
}
var CA = /* @__PURE__ */ new WeakMap();
function wA(e, t, n, r) {
	let i = Ls(n), a = Bs(n);
	return {
		lines: n.map((t) => ({
			kind: t.kind,
			by: t.by,
			amount: t.amount,
			certain: t.certain === !0,
			type: Zs(e, t) ?? null
		})),
		heal: r,
		subtotal: i,
		half: Hs(Ls(zs(n))),
		final: a,
		left: Sf(e, v(e, t), r - a)
	};
}
var TA = ({ owner: e, purpose: t, dice: n, by: r, owners: i, foreign: a }) => ({
	owner: e,
	purpose: t,
	dice: [...n],
	by: r ?? null,
	owners: i ? [...i] : null,
	foreign: a ? { ...a } : null
}), EA = ({ by: e, tier: t, board: n, dice: r, rolled: i, target: a, type: o, base: s, isAttack: c, recoil: l, inflicted: ee, coming: te, intercepted: u, peak: ne, marks: re, stage: ie }) => ({
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
p(), ts(), Bo(), vi(), O_(), _l(), y();
var DA = {
	upkeep: [JO],
	income: [OO],
	"main-1": [nk],
	roll: [zO],
	targeting: [
		zO,
		gl.resolveAttack,
		NO
	],
	defense: [
		zO,
		gl.resolveAttack,
		T_
	],
	"main-2": [rk],
	discard: [vO]
};
function OA(e, t) {
	let n = Object.entries(DA).find(([e]) => e === t)?.[1];
	if (!n) throw b((e) => e.unknownPhase(t, Object.keys(DA)));
	e.turn = Math.max(2, e.turn), t === "targeting" || t === "defense" ? MA(e, t) : e.attack = void 0, Ee(e, QO, $O, ...n), t === "roll" && e.rolls[0] && AA(e, e.rolls[0].dice);
}
function kA(e, t) {
	let n = ne(t).map((e) => pe(e, 1, 6));
	if (n.length !== 5) throw b((e) => e.fiveDice(5));
	be(e, zO) && !e.attack ? AA(e, n) : e.rolls = [{
		owner: e.active,
		purpose: "offense",
		dice: n
	}];
}
function AA(e, t) {
	let n = a(e);
	if (n?.kind !== "chance" || n.count !== 5) throw b((e) => e.nothingRolled);
	o(e, n, t);
}
function jA(e, t) {
	let [n = "", r = "", i = ""] = ne(t), a = O(e, e.active).tiers.find((e) => e.id === n), o = Xe.find((e) => e === i);
	if (!a || !o) throw b((t) => t.attackShape(O(e, e.active).tiers.map((e) => e.id), Xe));
	e.attack = {
		by: e.active,
		tier: n,
		dice: [...Io[a.hands.indexOf(!0)]],
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
function MA(e, t) {
	let { attack: n } = e;
	if (!n) throw b((e) => e.noAttack(t));
	n.by = e.active, e.rolls[0] && (n.dice = [...e.rolls[0].dice]), e.rolls = [{
		owner: e.active,
		purpose: "offense",
		dice: [...n.dice]
	}], e.silenced = n.type === "ultimate", e.attempts = 0, t === "defense" && (e.phase = "defense", n.target = NA(e, n));
}
function NA(e, { target: t }) {
	let n = et(e, e.active);
	if (t === -1 && n.length > 1) throw b((e) => e.noTarget);
	if (t !== -1 && !n.includes(t)) throw b((e) => e.notAnOpponent);
	return t === -1 ? n[0] : t;
}
p(), ts(), S(), vi(), y();
var PA = [
	"hand",
	"deck",
	"discard",
	"laid"
], FA = (e) => PA.includes(e), IA = (e) => e === "deck" || e === "discard", LA = "...", RA = (e, t) => re(IA(t) ? [...e[t]].reverse() : e[t]);
function zA(e, t, n, r) {
	let i = _(e, t), a = ne(r), o = n === "deck" && a.at(-1) === LA, s = o ? a.slice(0, -1) : a;
	n !== "deck" && i.deck.unshift(...i[n].splice(0));
	for (let n of s) VA(e, t, n);
	n === "deck" && !o && (i.deck = []), i[n].push(...IA(n) ? [...s].reverse() : s);
	let c = s.find((e, t) => s.indexOf(e) !== t);
	if (c) throw b((e) => e.notInDeck(c));
}
function BA(e, t, n, r) {
	let i = _(e, t), a = [...wi(i.hero).cards.values()].find(({ upgrades: e }) => e?.ability.id === n && e.level === r);
	if (!a) throw b((e) => e.unknownLevel(i.hero, n, r));
	VA(e, t, a.id), i.board = Vo(i.hero, i.marks.face, {
		...O(e, t).levels,
		[n]: r
	}), i.marks["cards-in-play"] = (i.marks["cards-in-play"] ?? 0) + 1;
}
function VA(e, t, n) {
	let r = _(e, t), i = wi(r.hero).cards.get(n);
	if (!i) throw b((e) => e.unknownCard(r.hero, n));
	let a = r.spells.includes(n) ? r.spells : r.deck, o = a.indexOf(n);
	if (o >= 0) a.splice(o, 1);
	else if (PA.some((e) => r[e].includes(n)) || HA(e, t, i)) throw b((e) => e.notInDeck(n));
}
var HA = (e, t, { upgrades: n }) => n !== void 0 && (O(e, t).levels[n.ability.id] ?? 1) >= n.level;
p(), ts(), S(), vi(), Is(), Xs(), $s(), vc(), Sh(), M(), y();
var UA = {
	set(e, t, n) {
		let [r = "", i = ""] = t.split(/\s+/);
		if (ae(r) !== void 0) return GA(e, le(r, e.fighters.length), i, n);
		if (t === "turn") e.turn = pe(n, 1, 200);
		else if (t === "active") e.active = le(n, e.fighters.length);
		else if (t === "phase") OA(e, n);
		else if (t === "dice") kA(e, n);
		else if (t === "attempts") e.attempts = pe(n, 0, 3);
		else if (t === "attack") jA(e, n);
		else if (t === "target") ZA(e, n);
		else throw b((e) => e.nothingToSet(t));
	},
	get(e, t) {
		let [n = "", r = ""] = t.split(/\s+/), a = ae(n);
		if (a !== void 0 && a < e.fighters.length) return KA(e, a, r);
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
		return t === "tokens" || t === "levels" || FA(t) && !IA(t);
	},
	meaning: (e, t, n) => WA(n, e.rolls.at(-1))
};
function WA(e, t) {
	let n = /^(keep:)?([1-9](?:,[1-9])*)(=[1-6])?$/.exec(e);
	if (!n || !t || t.owners || t.foreign) return e;
	let r = n[2].split(",").map((e) => t.dice[Number(e) - 1] ?? 0);
	return `${n[1] ?? ""}${r.sort().join(",")}${n[3] ?? ""}`;
}
function GA(e, t, n, r) {
	let i = _(e, t);
	if (FA(n)) zA(e, t, n, r);
	else if (n === "health") e.dials[v(e, t)] = pe(r, 1, Js(tt(e)));
	else if (n === "cp") i.cp = pe(r, 0, 15);
	else if (n === "tokens") YA(e, t, r);
	else if (n === "levels") {
		i.board = Vo(i.hero, i.marks.face);
		for (let [n, i] of $A(r)) BA(e, t, n, i);
	} else if (n === "face") QA(e, t, pe(r, 0, 1));
	else if (Ri(_(e, t).hero).some(({ id: e }) => e === n)) JA(e, t, n, r);
	else throw b((e) => e.nothingOfPlayer(n));
}
function KA(e, t, n) {
	let r = _(e, t);
	if (FA(n)) return RA(r, n);
	if (n === "playing" || n === "spells") return re([...r[n]].sort());
	switch (n) {
		case "health": return String(nt(e, t));
		case "cp": return String(r.cp);
		case "cards": return String(r.hand.length);
		case "tokens": return re(k(e, t).sort().map((n) => `${n}:${j(e, t, n)}`));
		case "levels": return re(Object.entries(O(e, t).levels).map(([e, t]) => `${e}:${t}`));
		case "incoming": return String(Bs(ac(e, t)));
		case "damage": return re(uc(e, t).flatMap((t) => {
			let n = Zs(e, t);
			return n === void 0 ? [] : [`${t.by}:${t.amount}:${n}`];
		}));
		case "subtotal": return String(Ls(ac(e, t)));
		case "face": return String(r.marks.face ?? 0);
		default: return qA(e, t, n);
	}
}
function qA(e, t, n) {
	let r = Ri(_(e, t).hero).find((e) => e.id === n);
	if (!r) return;
	let i = Os(e, t, n);
	return r.dial ? `${i} ${Fs(e, t, n)}` : i;
}
function JA(e, t, n, r) {
	let { states: i, dial: a } = Ri(_(e, t).hero).find((e) => e.id === n), [o = "", s] = ne(r);
	if (!i.includes(o) || s !== void 0 && !a) throw b((e) => e.companionShape(n, i, a?.most));
	ks(e, t, n, o), a && s !== void 0 && js(e, t, n, pe(s, 0, a.most) - Fs(e, t, n));
}
function YA(e, t, n) {
	let { tokens: r } = _(e, t);
	for (let e in r) r[e] = 0;
	for (let [i, a] of $A(n)) {
		XA(e, ej(i));
		let n = us(e, t, i);
		if (a > n) throw b((e) => e.tokenLimit(i, n));
		r[i] = (r[i] ?? 0) + a;
	}
}
function XA(e, t) {
	let [n = "", r] = t.split("@");
	if (!x(t).owned && r === void 0 || x(t).covers) return;
	let i = e.fighters[Number(r)], a = i && wi(i.hero).hero.tokens.some((e) => e.id === n);
	if (!x(t).owned || !a) throw b((e) => e.tokenOwner(t));
}
function ZA(e, t) {
	if (!e.attack) throw b((e) => e.noAttack("target"));
	e.attack.target = le(t, e.fighters.length);
}
function QA(e, t, n) {
	let r = _(e, t);
	if (n > 0 && !wi(r.hero).hero.otherFace) throw b((e) => e.oneFace(r.hero));
	r.marks.face = n, r.board = Vo(r.hero, n, O(e, t).levels);
}
var $A = (e) => ne(e).map((e) => {
	let [t = "", n = "1"] = e.split(":");
	return [t, pe(n, 1, 99)];
});
function ej(e) {
	try {
		return x(e), e;
	} catch {
		throw b((t) => t.unknownToken(e));
	}
}
p(), Vv(), Ke(), S(), Vl(), y();
var tj = {
	id: UD.id,
	rulesVersion: 3,
	seats: UD.seats,
	options: {
		first: t,
		mode: {
			kind: "data",
			default: nO,
			check: rO,
			words: () => [nO, ...Object.keys(Re)],
			samples: Be
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
				let r = tO(e, t, n["distinct-heroes"] === !0);
				return r === "draft" ? r : [...r];
			},
			words: () => [
				"default",
				eO,
				...Ii()
			],
			samples: (e) => [...aO(e), ...e === 2 ? [eO] : []]
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
	prepare: (e) => Bv(iO(e)),
	setup: oO,
	rules: QO,
	view: xA,
	turn: (e) => e.turn,
	active: (e) => e.turn > 0 ? e.active : void 0,
	events: zD,
	silencedBy: xl,
	outcome: rj,
	redeal: aA,
	insight: iA,
	conserved: (e) => e.banned ? {} : Object.fromEntries(e.fighters.map((e, t) => [`cards of p${t + 1}`, nj(e)])),
	bound: 4e4,
	get content() {
		return RD();
	},
	vocabulary: UA,
	text: _A
}, nj = (e) => [
	e.hand,
	e.deck,
	e.discard,
	e.playing,
	e.spells,
	e.laid,
	e.looking
].flat().length + (e.marks["cards-in-play"] ?? 0);
function rj(e) {
	if (e.ended === void 0) return;
	let t = e.fighters.map((t, n) => e.dials[v(e, n)]), n = e.fighters.map((t, n) => +!!Qe(e, n)), r = e.fighters.map(({ marks: e }) => e.fell ?? 0);
	return {
		places: se(n.map((e, t) => [e, r[t]])),
		scores: t,
		...Ue(e.mode) ? { teams: e.fighters.map((t, n) => v(e, n)) } : {},
		reason: e.ended
	};
}
// packages/dice-throne/src/index.ts
var ij = /* @__PURE__ */ he({
	ATTEMPTS: () => 3,
	BOXES: () => ny,
	CARD_KINDS: () => iy,
	DICE: () => 5,
	DRAFT: () => eO,
	DRAFTERS: () => 2,
	HAND_LIMIT: () => 6,
	MAX_CP: () => 15,
	MODES: () => Re,
	MOST_DIFFICULT: () => 6,
	NAMES: () => gA,
	PHASES: () => Ye,
	RUN_LENGTHS: () => so,
	boardKey: () => Vo,
	boardNamed: () => qo,
	clockwiseFrom: () => We,
	diceThrone: () => tj,
	diceThroneWeights: () => Vk,
	fiveDice: () => ck,
	fullHand: () => fk,
	hasTargeting: () => He,
	heroIds: () => Ii,
	heroesIn: () => iO,
	hookedEffects: () => Hv,
	isDrafting: () => rt,
	isEnlisted: () => Li,
	keptHand: () => dk,
	listedHero: () => Fi,
	loadHeroes: () => Bv,
	modesFor: () => Be,
	optionOf: () => Yi,
	payoff: () => bk,
	sharesDials: () => Ue,
	sheetOf: () => wi,
	strengthOf: () => mk,
	tokenOf: () => x
});
ts(), Vv(), Ke(), fo(), Wv(), S(), C(), Sh(), y();
// packages/dice-throne-marvel/src/text/en/heroNames.ts
var aj = {
	"black-widow": "Black Widow",
	"doctor-strange": "Doctor Strange",
	"black-panther": "Black Panther",
	"captain-marvel": "Captain Marvel",
	loki: "Loki",
	"scarlet-witch": "Scarlet Witch",
	"spider-man": "Spider-Man",
	thor: "Thor"
}, oj = {
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
var sj = u({
	en: aj,
	fr: oj
}), cj, lj = d((() => {
	J(), cj = {
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
})), uj, dj = d((() => {
	J(), uj = {
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
function fj(e, t, n) {
	ds(e, t, mj, A(e, t, pj, n));
}
var pj, mj, hj = d((() => {
	J(), pj = "time-bomb-2", mj = "time-bomb-1";
})), gj, _j, vj = d((() => {
	J(), hj(), gj = w({
		name: "black-widow/advance",
		vars: () => ({ blown: [] }),
		parts: (e, t, { own: n }) => [e.run((e, t) => {
			n(t).blown = qe(e, e.active).flatMap((t) => {
				let n = A(e, t, mj, 2 ** 53 - 1);
				return fj(e, t, 2 ** 53 - 1), Array(n).fill(t);
			});
		}), e.loop((e, t) => n(t).blown.length > 0, e.call(kp, (e, t) => {
			let r = n(t).blown[0];
			return {
				to: r,
				amount: rc(e, r) ? 0 : 4,
				by: mj,
				certain: !1
			};
		}, (e, t) => {
			n(t).blown.shift();
		}))],
		estimate: () => 2
	}), _j = () => gj({});
})), yj, bj, xj = d((() => {
	J(), yj = w({
		name: "black-widow/covert-ops",
		options: { "covert-ops": Oa("look") },
		vars: () => ({
			looked: 0,
			searches: 0
		}),
		parts: (e, t, { own: n }) => [
			e.ask("covert-ops", {
				who: (e, t) => t.self,
				options: (e, t) => [...op(e, t.self, _(e, t.self).hand), "look"],
				then: (e, n, r) => {
					if (r === "look") return Gg(e, n.self, t.cards);
					Tu(e, n.self, r), cp(e, n.self, r);
				}
			}),
			lp(e),
			...Kg(e, n, (e, t) => ap(e, t.self, _(e, t.self).looking).length === 0 ? ["reveal"] : [], (e, t) => {
				let { looking: n, laid: r } = _(e, t.self);
				r.push(...n.splice(0)), l(() => ({
					type: "revealed",
					seat: t.self,
					cards: [...r]
				}));
			}),
			e.when((e, t) => _(e, t.self).laid.length > 0, ...wg(e, n, 1, "hand", [e.run((e, t) => {
				let { deck: n, laid: r } = _(e, t.self);
				n.push(...r.splice(0));
			})]))
		],
		estimate: () => 4
	}), bj = (e) => yj({ cards: e });
})), Sj, Cj, wj = d((() => {
	J(), Sj = w({
		name: "black-widow/elude",
		possible: (e, t, n) => {
			let r = e.rolls.at(-1);
			return r?.owner === t && r.by === n.token && r.dice[0] >= n.from && dc(e, t);
		},
		parts: (e, t, { parts: n }) => n([Xu()]),
		estimate: () => 4
	}), Cj = (e, t) => Sj({
		token: e,
		from: t
	});
})), Tj, Ej, Dj = d((() => {
	J(), Tj = w({
		name: "black-widow/gather",
		options: { "see-cards": Na },
		possible: (e, t) => _(e, t).deck.length > 0,
		vars: () => ({ looked: 0 }),
		parts: (e, t, { own: n }) => [
			e.run((e, n) => {
				Gg(e, n.self, t.cards);
				let r = _(e, n.self), i = ap(e, n.self, r.looking);
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
			...Kg(e, n),
			e.run((e, t) => {
				let { hand: n, laid: r } = _(e, t.self);
				for (let n of r) Eu(e, t.self, n, [...e.fighters.keys()]);
				n.push(...r.splice(0));
			})
		],
		estimate: (e) => e.cards / 2
	}), Ej = (e) => Tj({ cards: e });
}));
// packages/dice-throne-marvel/src/black-widow/recount.ts
function Oj(e) {
	let { ability: t, tier: n } = b_(e);
	return qa(t.tiers[n].effects).some(({ amount: e }) => typeof e == "object" && "of" in e && e.of === "upgrades");
}
var kj, Aj, jj = d((() => {
	J(), kj = w({
		name: "black-widow/recount",
		parts: (e, t) => [e.run((e, n) => {
			let { attack: r } = e;
			if (r?.by !== n.self || !r.isAttack || r.stage !== "activated" && r.stage !== "defended") return;
			let i = e.incoming[r.target] ?? [], a = i.some(({ kind: e }) => e === "base"), o = +!!Oj(e);
			if (!a) r.base += o;
			else {
				let r = o + +(Xo(e, n.self) === t.bonusAt);
				r > 0 && i.push({
					kind: "add",
					by: n.by,
					amount: r,
					from: n.self
				});
			}
		})],
		estimate: () => .5
	}), Aj = (e) => kj({ bonusAt: e });
})), Mj, Nj, Pj = d((() => {
	J(), hj(), Mj = w({
		name: "black-widow/tick",
		vars: () => ({
			bombs: 0,
			blows: !1
		}),
		parts: (e, t, { own: n }) => [mj, pj].flatMap((r) => [e.run((e, t) => {
			n(t).bombs = j(e, t.self, r);
		}), e.loop((e, t) => n(t).bombs > 0 && j(e, t.self, r) > 0, e.call(Fd, (e, t) => ({
			owner: t.self,
			purpose: "effect",
			count: 1,
			by: r,
			dice: []
		}), (e, t, { dice: i }) => {
			n(t).bombs--;
			let a = i[0] < 6;
			if (a && r === "time-bomb-2") return fj(e, t.self, 1);
			let o = A(e, t.self, r, 1);
			n(t).blows = a && o > 0;
		}), ...r === "time-bomb-1" ? [e.when((e, t) => n(t).blows, e.call(kp, (e, n) => ({
			to: n.self,
			amount: t.blast,
			by: mj,
			certain: !1
		})))] : [])]),
		estimate: () => -2
	}), Nj = () => Mj({ blast: 4 });
})), Fj, Ij, Lj, Rj, zj, Bj, Vj, Hj, Uj, Wj, Gj, Kj, qj, Jj = d((() => {
	J(), vj(), hj(), xj(), wj(), Dj(), jj(), Pj(), Fj = (e = "target") => G({ upgrades: 6 }, [H(mj, 1, e)], [H(pj, 1, e)]), Ij = (e) => ({
		id: "baton-strike",
		kind: "offensive",
		tiers: e.map((e, t) => ({
			need: E({ batons: t + 3 }),
			effects: [L(e)]
		}))
	}), Lj = (e) => ({
		id: "infiltrate",
		kind: "offensive",
		tiers: [{
			need: E({
				espionage: 2,
				batons: 1,
				widow: 1
			}),
			effects: e === 1 ? [
				B("agility"),
				_j(),
				Gu(),
				Fj()
			] : [B("agility"), Fj()],
			...e === 1 ? {} : { after: [_j()] }
		}]
	}), Rj = (e) => ({
		id: "widows-gauntlets",
		kind: "offensive",
		tiers: [{
			need: E({
				espionage: 3,
				batons: 2
			}),
			effects: [I(1), L(Ec(e))]
		}]
	}), zj = (e) => ({
		id: "hacked",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [Fj("chosen-opponent"), G({ upgrades: 3 }, [L(e + 2)], [L(e)])]
		}]
	}), Bj = (e, t) => ({
		id: "grapple",
		kind: "offensive",
		tiers: [{
			need: E({ widow: 4 }),
			effects: [
				B("agility"),
				e === 1 ? G({ upgrades: 2 }, [I(1)]) : I(1),
				L(Ec(t), "undefendable")
			]
		}]
	}), Vj = (e) => ({
		id: "vengeance",
		kind: "offensive",
		tiers: [{
			need: co,
			effects: [B("agility"), W(e, [
				L(N("batons", 1, 7)),
				K({ espionage: 1 }, Fj()),
				K({ widow: 2 }, B("covert-ops"))
			])]
		}]
	}), Hj = (e) => ({
		id: "red-room-training",
		kind: "passive",
		upgradesInRollPhases: !0,
		attacking: [G({ upgrades: 5 }, [P(1)])],
		upgraded: [Aj(5), ...e > 1 ? [z(1)] : []]
	}), Uj = (e) => ({
		id: "sabotage",
		kind: "defensive",
		dice: e,
		effects: [
			R(N("batons")),
			U(N("espionage")),
			K({ widow: 2 }, Fj())
		],
		actions: [{
			id: "sabotage-reroll",
			cost: 0,
			when: "my-defense",
			oncePerTurn: !0,
			effects: [G({ upgrades: 4 }, [fg()])]
		}]
	}), Wj = [
		Ij([
			5,
			6,
			7
		]),
		Lj(1),
		Rj(6),
		zj(5),
		Bj(1, 6),
		Vj(4),
		{
			id: "widows-bite",
			kind: "ultimate",
			tiers: [{
				need: E({ widow: 5 }),
				effects: [
					Dg(2, "play"),
					Fj(),
					L(10)
				]
			}]
		},
		Hj(1),
		Uj(3)
	], Gj = [
		{
			id: "covert-ops",
			kind: "unique",
			limit: 3,
			fixed: "both",
			spend: {
				when: "my-main",
				oncePerTurn: !0,
				effects: [bj(3)]
			}
		},
		{
			id: "agility",
			kind: "positive",
			limit: 2,
			spend: {
				when: "incoming",
				effects: [W(1, [G({ die: [
					1,
					2,
					3
				] }, [Vh()])])]
			}
		},
		{
			id: pj,
			kind: "negative",
			limit: 2,
			sharedLimit: "time-bomb",
			upkeep: [Nj()]
		},
		{
			id: mj,
			kind: "negative",
			limit: 2,
			sharedLimit: "time-bomb",
			stirsWith: pj
		}
	], Kj = [
		{
			...q("baton-strike-ii", 1, 2, Ij([
				6,
				7,
				8
			])),
			effects: [Ag("chosen-opponent")]
		},
		q("widows-gauntlets-ii", 2, 2, Rj(7), [{
			id: "covert-mission",
			kind: "offensive",
			tiers: [{
				need: E({
					espionage: 2,
					batons: 2
				}),
				effects: [Fj("two-opponents")]
			}]
		}]),
		q("infiltrate-ii", 2, 2, Lj(2), [{
			id: "spy-game",
			kind: "offensive",
			tiers: [{
				need: E({
					espionage: 2,
					batons: 1,
					widow: 2
				}),
				effects: [
					B("covert-ops"),
					B("agility"),
					L(6, "undefendable")
				]
			}]
		}]),
		q("hacked-ii", 1, 2, zj(6)),
		q("grapple-ii", 2, 2, Bj(2, 7), [{
			id: "recon",
			kind: "offensive",
			tiers: [{
				need: E({ widow: 3 }),
				effects: [B("agility"), Dg(1, "play")]
			}]
		}]),
		q("vengeance-ii", 2, 2, Vj(5), [{
			id: "subvert",
			kind: "offensive",
			tiers: [{
				need: E({
					espionage: 1,
					batons: 3
				}),
				effects: [B("covert-ops"), B("agility")]
			}]
		}]),
		q("red-room-training-ii", 2, 2, Hj(2)),
		q("sabotage-ii", 2, 2, Uj(4)),
		{
			id: "recoil",
			kind: "roll",
			cost: 0,
			when: "attacked",
			effects: [W(2, [K({ espionage: 1 }, I(1)), K({ widow: 1 }, Vh())])]
		},
		{
			id: "subversion",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [P(Dc(2))]
		},
		{
			id: "assemble",
			kind: "instant",
			cost: 1,
			effects: [B("agility", 2)]
		},
		{
			id: "elude",
			kind: "roll",
			cost: 1,
			effects: [Cj("agility", 5)]
		},
		{
			id: "undercover-mission",
			kind: "main",
			cost: 2,
			effects: [Fj("chosen-opponent"), G({ upgrades: 4 }, [B("agility")])]
		},
		{
			id: "cunning",
			kind: "main",
			cost: 2,
			effects: [Ej(5)]
		}
	], qj = {
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
		setup: [B("covert-ops", 3)],
		abilities: Wj,
		tokens: Gj,
		cards: Kj
	};
})), Yj = /* @__PURE__ */ he({
	hero: () => qj,
	texts: () => Xj
}), Xj, Zj = d((() => {
	p(), lj(), dj(), Jj(), Xj = u({
		en: cj,
		fr: uj
	});
})), Qj, $j = d((() => {
	J(), Qj = {
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
})), eM, tM = d((() => {
	J(), eM = {
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
})), nM, rM = d((() => {
	J(), nM = [
		{
			id: "flames-of-faltine",
			kind: "spell",
			cost: 0,
			effects: [],
			cast: {
				when: "my-attack",
				effects: [P(3)]
			}
		},
		{
			id: "bolts-of-balthakk",
			kind: "spell",
			cost: 1,
			effects: [rm(1, "chosen-opponent")],
			cast: {
				when: "my-attack",
				effects: [P(4)]
			}
		},
		{
			id: "winds-of-watoomb",
			kind: "spell",
			cost: 1,
			effects: [B("premonition")],
			cast: {
				when: "my-attack-undefended",
				effects: [n_()]
			}
		},
		{
			id: "crimson-bands-of-cyttorak",
			kind: "spell",
			cost: 2,
			effects: [H("crimson-bands", 1, "chosen-opponent")],
			cast: {
				when: "my-attack",
				effects: [H("crimson-bands"), P(1)]
			}
		},
		{
			id: "shield-of-the-seraphim",
			kind: "spell",
			cost: 1,
			effects: [V(1)],
			cast: {
				when: "attacked",
				effects: [U(3)]
			}
		},
		{
			id: "images-of-ikonn",
			kind: "spell",
			cost: 0,
			effects: [z(1)],
			cast: {
				when: "either-side",
				effects: [of("target", "random")]
			}
		}
	];
})), iM, aM, oM, sM, cM, lM, uM, dM, fM = d((() => {
	J(), rM(), iM = (e, t) => ({
		id: "augury",
		kind: "offensive",
		tiers: [{
			need: E({
				vision: 2,
				eye: 2
			}),
			effects: [
				B("deja-vu"),
				...t > 0 ? [B("premonition", t)] : [],
				L(e)
			]
		}]
	}), aM = (e, t, n) => ({
		id: "mystic-bolts",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [L(e), hd(1)]
		}, {
			need: co,
			effects: [L(t), hd(n)]
		}]
	}), oM = (e) => ({
		id: "binding",
		kind: "offensive",
		tiers: [{
			need: E({
				hand: 2,
				bands: 2
			}),
			effects: [H("crimson-bands"), L(e)]
		}]
	}), sM = (e) => ({
		id: "sanctum-ward",
		kind: "defensive",
		dice: e,
		effects: [
			U(N("hand")),
			R(N("vision")),
			K({ eye: 1 }, hd(1))
		]
	}), cM = [
		iM(8, 0),
		{
			id: "universal-awareness",
			kind: "offensive",
			tiers: [{
				need: E({ vision: 4 }),
				effects: [
					z(1),
					B("deja-vu"),
					B("premonition", 2)
				]
			}]
		},
		{
			id: "astral-incursion",
			kind: "offensive",
			tiers: [{
				need: E({
					hand: 1,
					vision: 1,
					bands: 1,
					eye: 1
				}),
				effects: [B("premonition"), L(8)]
			}]
		},
		aM(6, 9, 1),
		oM(9),
		{
			id: "wands-of-watoomb",
			kind: "offensive",
			tiers: [{
				need: E({ eye: 4 }),
				effects: [
					H("crimson-bands"),
					L(5, "undefendable"),
					hd(1)
				]
			}]
		},
		{
			id: "all-seeing-eye",
			kind: "ultimate",
			tiers: [{
				need: E({ eye: 5 }),
				effects: [L(10), hd(2)]
			}]
		},
		{
			id: "book-of-vishanti",
			kind: "passive",
			prepares: 1
		},
		sM(3)
	], lM = [
		{
			id: "deja-vu",
			kind: "positive",
			limit: 1,
			spend: {
				when: "my-offense",
				effects: [wh()]
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
	], uM = [
		q("augury-ii", 2, 2, iM(9, 1)),
		q("mystic-bolts-ii", 2, 2, aM(7, 10, 2)),
		q("binding-ii", 2, 2, oM(10)),
		q("sanctum-ward-ii", 2, 2, sM(4)),
		...nM,
		{
			id: "icy-tendrils",
			kind: "roll",
			cost: 1,
			modifier: !0,
			effects: [P(1), hd(1)]
		},
		{
			id: "time-loop",
			kind: "instant",
			cost: 2,
			effects: [B("deja-vu")]
		},
		{
			id: "foresight",
			kind: "main",
			cost: 1,
			effects: [B("premonition", 2)]
		},
		{
			id: "cloak-of-levitation",
			kind: "roll",
			cost: 1,
			when: "attacked",
			effects: [U(1), hd(1)]
		}
	], dM = {
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
		setup: [_m("flames-of-faltine")],
		abilities: cM,
		tokens: lM,
		cards: uM
	};
})), pM = /* @__PURE__ */ he({
	hero: () => dM,
	texts: () => mM
}), mM, hM = d((() => {
	p(), $j(), tM(), fM(), mM = u({
		en: Qj,
		fr: eM
	});
})), gM, _M = d((() => {
	J(), gM = {
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
})), vM, yM = d((() => {
	J(), vM = {
		name: "Black Panther",
		style: ["Transforme chaque coup reçu en Énergie cinétique, et la rend à qui l’attaque.", "Gardez six ou sept jetons d’Énergie cinétique pour frapper fort, ou provoquez la décharge du huitième au bon moment\xA0: elle rapporte d’un coup des PC, des cartes et des dégâts."],
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
})), X, bM, xM, SM, CM, wM, TM, EM, DM, OM, kM, AM, jM, MM, NM, PM = d((() => {
	J(), X = {
		startingSuits: 1,
		absorbed: 1,
		absorbedII: 2,
		heavyBlow: 5,
		guardEnergy: 1,
		guardPrevents: 2,
		guardDeals: 2,
		guardDiceII: 4,
		claws3II: 5,
		claws4II: 6,
		claws5II: 7,
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
	}, bM = (e) => B("kinetic-energy", e), xM = (e) => B("vibranium-suit", e), SM = (e, t) => ({
		id: "vibranium-claws",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: E({ claw: n + 3 }),
			effects: [L(t), ...e > 1 ? [G({ dice: lo(4) }, [bM(X.clawsEnergyII)])] : []]
		}))
	}), CM = (e) => ({
		id: "stealth-strike",
		kind: "offensive",
		tiers: [{
			need: E({
				claw: 2,
				panther: 2
			}),
			effects: e === 1 ? [L(3, "undefendable")] : [bM(X.stealthEnergyII), L(X.stealthII, "undefendable")]
		}]
	}), wM = (e) => ({
		id: "heart-shaped-herb",
		kind: "offensive",
		tiers: [{
			need: E({ vibranium: 3 }),
			effects: e === 1 ? [xM(1), bM(3)] : [
				xM(X.herbSuitsII),
				bM(X.herbEnergyII),
				V(X.herbHealsII)
			]
		}]
	}), TM = (e, t) => ({
		id: "meteoric-punch",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [bM(e[0]), L(e[1])]
		}, {
			need: co,
			effects: [bM(t[0]), L(t[1])]
		}]
	}), EM = (e, t) => ({
		id: "triple-threat",
		kind: "offensive",
		tiers: [{
			need: E({
				claw: 2,
				vibranium: 2,
				panther: 1
			}),
			effects: [bM(e), L(t)]
		}]
	}), DM = (e, t) => ({
		id: "ancestral-power",
		kind: "offensive",
		tiers: [{
			need: E({ panther: 4 }),
			effects: [
				bM(e),
				F(),
				L(t, "undefendable")
			]
		}]
	}), OM = (e) => ({
		id: "kinetic-absorption",
		kind: "passive",
		...e === 1 ? { setup: [xM(X.startingSuits)] } : {},
		damaged: e === 1 ? [bM(X.absorbed)] : [G({ suffered: X.heavyBlow }, [bM(X.absorbedII)], [bM(X.absorbed)])]
	}), kM = (e) => ({
		id: "vibranium-guard",
		kind: "defensive",
		dice: e,
		effects: [
			B("kinetic-energy", N("vibranium", X.guardEnergy)),
			U(N("panther", X.guardPrevents)),
			K({ claw: 2 }, R(X.guardDeals))
		]
	}), AM = [
		SM(1, [
			4,
			5,
			6
		]),
		CM(1),
		wM(1),
		TM([1, 6], [2, 8]),
		EM(1, 7),
		DM(2, 4),
		{
			id: "wakanda-forever",
			kind: "ultimate",
			tiers: [{
				need: E({ panther: 5 }),
				effects: [
					xM(1),
					bM(1),
					F(),
					L(11)
				]
			}]
		},
		OM(1),
		kM(3)
	], jM = [{
		id: "kinetic-energy",
		kind: "positive",
		limit: 8,
		aura: {
			of: "attacker",
			amount: kc("kinetic-energy", { every: 2 })
		},
		full: [
			xm("kinetic-energy", "all"),
			I(2),
			z(2),
			rm(5, "chosen-opponent", !1, "undefendable")
		],
		worth: .9
	}, {
		id: "vibranium-suit",
		kind: "unique",
		limit: 1,
		fixed: "transfer",
		spend: {
			when: "incoming",
			effects: [U(3)]
		}
	}], MM = [
		q("vibranium-claws-ii", X.clawsCost, 2, SM(2, [
			X.claws3II,
			X.claws4II,
			X.claws5II
		])),
		q("stealth-strike-ii", X.stealthCost, 2, CM(2)),
		q("heart-shaped-herb-ii", X.herbCost, 2, wM(2)),
		q("meteoric-punch-ii", X.punchCost, 2, TM([X.punchSmallEnergyII, X.punchSmallII], [X.punchLargeEnergyII, X.punchLargeII])),
		q("triple-threat-ii", X.threatCost, 2, EM(X.threatEnergyII, X.threatII)),
		q("ancestral-power-ii", X.ancestralCost, 2, DM(X.ancestralEnergyII, X.ancestralII), [{
			id: "panther-reflexes",
			kind: "offensive",
			tiers: [{
				need: E({ panther: 3 }),
				effects: [
					xM(X.reflexesSuits),
					bM(X.reflexesEnergy),
					L(X.reflexes, "undefendable")
				]
			}]
		}]),
		q("kinetic-absorption-ii", X.absorptionCost, 2, OM(2)),
		q("vibranium-guard-ii", X.guardCost, 2, kM(X.guardDiceII)),
		{
			id: "suit-up",
			kind: "instant",
			cost: X.suitUpCost,
			effects: [xM(X.suitUpSuits)]
		},
		{
			id: "kinetic-blast",
			kind: "roll",
			cost: X.blastCost,
			modifier: !0,
			effects: [G({
				have: "kinetic-energy",
				n: X.blastCharge
			}, [P(X.blastCharged)], [P(X.blast)])]
		},
		{
			id: "absorb-the-impact",
			kind: "roll",
			cost: X.impactCost,
			when: "attacked",
			effects: [U(X.impactPrevents), bM(X.impactEnergy)]
		},
		{
			id: "resonance",
			kind: "instant",
			cost: X.resonanceCost,
			price: {
				token: "vibranium-suit",
				n: 1
			},
			effects: [bM(X.resonanceEnergy)]
		},
		{
			id: "wakandan-tech",
			kind: "main",
			cost: X.techCost,
			effects: [z(X.techCards), bM(X.techEnergy)]
		},
		{
			id: "warriors-of-wakanda",
			kind: "roll",
			cost: X.warriorsCost,
			modifier: !0,
			when: "my-attack-undefended",
			effects: [n_()]
		}
	], NM = {
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
		abilities: AM,
		tokens: jM,
		cards: MM
	};
})), FM = /* @__PURE__ */ he({
	hero: () => NM,
	texts: () => IM
}), IM, LM = d((() => {
	p(), _M(), yM(), PM(), IM = u({
		en: gM,
		fr: vM
	});
})), RM, zM = d((() => {
	J(), RM = {
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
})), BM, VM = d((() => {
	J(), BM = {
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
})), Z, HM, UM, WM, GM, KM, qM, JM, YM, XM, ZM, QM, $M, eN, tN, nN, rN, iN = d((() => {
	J(), Z = {
		punch3: 4,
		punch4: 5,
		punch5: 6,
		punch3II: 5,
		punch4II: 6,
		punch5II: 7,
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
	}, HM = (e) => B("cosmic-ray", e), UM = (e) => B("cosmic-flare", e), WM = (e) => B("radiance", e), GM = (e, t, ...n) => ({
		id: e,
		kind: "offensive",
		tiers: [{
			need: E(t),
			effects: n
		}]
	}), KM = (e, t) => ({
		id: "photon-punch",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: E({ fist: n + 3 }),
			effects: [L(t), ...e > 1 ? [G({ dice: lo(4) }, [UM(Z.punchFlaresII)])] : []]
		}))
	}), qM = (e) => GM("barrel-roll", {
		fist: 1,
		photon: 3
	}, WM(Z.rollRadiance), L(e)), JM = (e) => GM("inner-light", {
		fist: 2,
		star: 2
	}, WM(Z.lightRadiance), UM(Z.lightFlares), L(e)), YM = (e) => GM("aurora-wave", {
		fist: 2,
		photon: 1,
		star: 2
	}, UM(Z.waveFlares), L(e)), XM = (e) => ({
		id: "photonic",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [UM(Z.photonicFlares), L(e)]
		}]
	}), ZM = (e) => ({
		id: "light-torpedo",
		kind: "offensive",
		tiers: [{
			need: co,
			effects: [HM(Z.torpedoRays), L(e)]
		}]
	}), QM = (e) => GM("supernova", { star: 4 }, HM(Z.supernovaRays), L(e, "undefendable")), $M = (e) => ({
		id: "photon-shield",
		kind: "defensive",
		dice: e,
		effects: [U(N("star", Z.shieldPrevents)), R(N("star", Z.shieldDeals))]
	}), eN = [
		KM(1, [
			Z.punch3,
			Z.punch4,
			Z.punch5
		]),
		qM(Z.roll),
		JM(Z.light),
		YM(Z.wave),
		XM(Z.photonic),
		ZM(Z.torpedo),
		QM(Z.supernova),
		{
			id: "binary-blast",
			kind: "ultimate",
			tiers: [{
				need: E({ star: 5 }),
				effects: [
					HM(Z.binaryBlastRays),
					UM(Z.binaryBlastFlares),
					F(),
					L(Z.binaryBlast)
				]
			}]
		},
		$M(Z.shieldDice)
	], tN = [
		{
			id: "cosmic-ray",
			kind: "unique",
			limit: 2,
			fixed: "both",
			spend: {
				when: "my-attack",
				oncePerTurn: !0,
				aged: !0,
				effects: [W(2, [mm(1), P(wc)])]
			},
			worth: 3.6
		},
		{
			id: "cosmic-flare",
			kind: "positive",
			limit: 3,
			upkeep: [Ug(kc("cosmic-flare"), "all-opponents", !1, "undefendable"), xm("cosmic-flare")],
			worth: 1.7
		},
		{
			id: "radiance",
			kind: "positive",
			limit: 2,
			spend: {
				when: "my-defense",
				effects: [gu({
					whose: "own",
					to: "six"
				})]
			},
			worth: 3
		}
	], nN = [
		q("photon-punch-ii", Z.punchCost, 2, KM(2, [
			Z.punch3II,
			Z.punch4II,
			Z.punch5II
		])),
		q("barrel-roll-ii", Z.rollCost, 2, qM(Z.rollII)),
		q("inner-light-ii", Z.lightCost, 2, JM(Z.lightII), [GM("cosmic-recharge", {
			photon: 3,
			star: 1
		}, UM(Z.cosmicRechargeFlares), WM(Z.cosmicRechargeRadiance))]),
		q("aurora-wave-ii", Z.waveCost, 2, YM(Z.waveII), [GM("binary-recharge", {
			photon: 1,
			star: 2
		}, HM(Z.binaryRechargeRays), UM(Z.binaryRechargeFlares))]),
		q("photonic-ii", Z.photonicCost, 2, XM(Z.photonicII)),
		q("light-torpedo-ii", Z.torpedoCost, 2, ZM(Z.torpedoII), [GM("skyward", {
			fist: 2,
			photon: 2
		}, WM(Z.skywardRadiance), UM(Z.skywardFlares))]),
		q("supernova-ii", Z.supernovaCost, 2, QM(Z.supernovaII), [GM("interstellar", { star: 3 }, HM(Z.interstellarRays), L(Z.interstellar, "undefendable"))]),
		q("photon-shield-ii", Z.shieldCost, 2, $M(Z.shieldDiceII)),
		{
			id: "solar-charge",
			kind: "main",
			cost: Z.chargeCost,
			effects: [UM(Z.chargeFlares)]
		},
		{
			id: "absorb-energy",
			kind: "instant",
			cost: Z.absorbCost,
			effects: [WM(Z.absorbRadiance)]
		},
		{
			id: "go-binary",
			kind: "main",
			cost: Z.goBinaryCost,
			effects: [HM(Z.goBinaryRays)]
		},
		{
			id: "higher-further-faster",
			kind: "roll",
			cost: Z.fasterCost,
			modifier: !0,
			effects: [P(kc("cosmic-flare", {
				times: Z.fasterPerFlare,
				plus: Z.faster,
				most: Z.fasterMost
			}))]
		},
		{
			id: "photon-blast",
			kind: "roll",
			cost: Z.blastCost,
			modifier: !0,
			effects: [W(Z.blastDice, [
				P(N("photon", Z.blastPerPhoton)),
				P(N("star", Z.blastPerStar)),
				K({ star: 1 }, WM(Z.blastRadiance))
			])]
		},
		{
			id: "hold-the-line",
			kind: "roll",
			cost: Z.lineCost,
			when: "attacked",
			effects: [G({ defenseShows: "star" }, [U(Z.linePreventsWithStar)], [U(Z.linePrevents)])]
		}
	], rN = {
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
		abilities: eN,
		tokens: tN,
		cards: nN
	};
})), aN = /* @__PURE__ */ he({
	hero: () => rN,
	texts: () => oN
}), oN, sN = d((() => {
	p(), zM(), VM(), iN(), oN = u({
		en: RM,
		fr: BM
	});
})), cN, lN = d((() => {
	J(), cN = {
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
				text: "During upkeep, remove it and roll a die. On a 1, lose 1 CP. On a 2 to 5, whoever gave it to you chooses: you heal 2, gain 1 CP or take 2 damage. On a 6, gain 2 CP."
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
})), uN, dN = d((() => {
	J(), uN = {
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
				text: "À dépenser quand vous êtes attaqué\xA0: posez Le vrai Loki, Illusion vacillante et Illusion parfaite face cachée, dans l’ordre de votre choix, et recommandez-en une si vous voulez. L’attaquant en retourne une\xA0: il gagne un Sac à malice, la moitié des dégâts est prévenue, ou la totalité."
			},
			"bag-of-tricks": {
				name: "Sac à malice",
				text: "Pendant l’entretien, retirez-le et lancez un dé. Sur 1, perdez 1 PC. Sur 2 à 5, celui qui vous l’a donné choisit\xA0: vous récupérez 2 de santé, gagnez 1 PC ou subissez 2 dégâts. Sur 6, gagnez 2 PC."
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
}));
// packages/dice-throne-marvel/src/loki/illusion.ts
function fN(e, t, n) {
	let r = _(e, t).facedown, i = r[n - 1];
	return r[n - 1] = "", e.attack.marks[_N] = n, l(() => ({
		type: "turned-up",
		seat: t,
		place: n,
		card: i
	})), i;
}
var pN, mN, hN, gN, _N, vN, yN, bN, xN = d((() => {
	J(), pN = "illusion-real", mN = "illusion-fading", hN = "illusion-perfect", gN = [
		[
			pN,
			mN,
			hN
		],
		[
			pN,
			hN,
			mN
		],
		[
			mN,
			pN,
			hN
		],
		[
			mN,
			hN,
			pN
		],
		[
			hN,
			pN,
			mN
		],
		[
			hN,
			mN,
			pN
		]
	], _N = "illusion", vN = w({
		name: "loki/illusion",
		vars: () => ({
			recommended: 0,
			card: "",
			settled: !1
		}),
		possible: (e, t) => e.isolated === void 0 && _(e, t).facedown === void 0 && dc(e, t),
		parts: (e, t, { own: n }) => [
			e.run((e, t) => {
				_(e, t.self).facedown = [];
			}),
			e.ask("lay-down", {
				who: (e, t) => t.self,
				options: () => gN,
				key: ba,
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
				options: (e, t) => bN(e, t.self, n(t).recommended),
				key: xa,
				params: (e, t) => ({ by: t.by }),
				then: (e, r, { place: i }) => {
					let a = fN(e, r.self, i);
					n(r).card = a, a === "illusion-real" && ds(e, e.attack.by, al(t.token, r.self), t.count);
				}
			}), zu(e), e.run((e, t) => {
				n(t).settled = e.attack.marks[_N] !== 0;
			})),
			e.run((e, t) => {
				let { card: r } = n(t);
				e.attack.marks[_N] = 0, _(e, t.self).facedown = void 0, r !== "illusion-real" && e.incoming[t.self].push({
					kind: r === "illusion-fading" ? "half" : "avoid",
					by: r,
					amount: 0
				});
			})
		],
		estimate: () => 3.5
	}), yN = (e, t) => vN({
		token: e,
		count: t
	}), bN = (e, t, n) => _(e, t).facedown.flatMap((e, t) => e === "" ? [] : [{
		place: t + 1,
		recommended: t + 1 === n
	}]);
}));
// packages/dice-throne-marvel/src/loki/openBag.ts
function SN(e, t, n) {
	let r = Number(t.slice(t.indexOf("@") + 1));
	return qe(e, n).includes(r) ? r : n;
}
var CN, wN, TN = d((() => {
	J(), CN = w({
		name: "loki/open-bag",
		inner: ({ effects: e }) => [e],
		parts: (e, t, { parts: n }) => [e.run((e, n) => {
			let r = k(e, n.self).find((e) => e.startsWith(`${t.token}@`));
			r !== void 0 && (A(e, n.self, r, 1), n.target = SN(e, r, n.self));
		}), ...n(t.effects)],
		estimate: (e, t) => t.list(e.effects)
	}), wN = (e, t) => CN({
		token: e,
		effects: t
	});
})), EN, DN, ON = d((() => {
	J(), xN(), EN = w({
		name: "loki/take-back",
		possible: (e, t) => e.attack?.target === t && (e.attack.marks.illusion ?? 0) > 0 && (_(e, t).facedown ?? []).some((e) => e !== ""),
		parts: (e) => [e.run((e) => {
			e.attack.marks[_N] = 0;
		})],
		estimate: () => 3
	}), DN = () => EN({});
})), Q, kN, AN, jN, MN, NN, PN, FN, IN, LN, RN, zN, BN, VN, HN, UN = d((() => {
	J(), xN(), TN(), ON(), Q = {
		vilifyUndefendable: 5,
		vilifyBehindII: 8,
		vilifyUndefendableII: 6,
		kneel: 6,
		kneelDice: 4,
		kneelDiceII: 5,
		kneelPerScepter: 1,
		kneelPerIllusion: 1,
		misdirectionDice: 4,
		misdirectionDiceII: 5,
		misdirectionPerScepter: 1,
		misdirectionPerIllusion: 1,
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
		anticsBags: 2,
		vexII: 8,
		vexSpellboundII: 1,
		bewilder: 3,
		bewilderSpellbound: 2,
		doubleTakeII: 8,
		doubleTakeSpellboundII: 2,
		madeYouLook: 2,
		realLokiBags: 1,
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
		backstabMost: 2,
		notTheRealMeCost: 1
	}, kN = "bag-of-tricks", AN = (e = 1) => {
		let t = ed([kN], "chosen-player", !0);
		return e === 1 ? t : og(e, [t]);
	}, jN = (e, ...t) => ({
		id: "mockery",
		kind: "offensive",
		tiers: e.map((e, n) => ({
			need: E({ scepter: n + 3 }),
			effects: [...t, L(e)]
		}))
	}), MN = (e, t) => ({
		id: "confuddle",
		kind: "offensive",
		tiers: [{
			need: E({
				scepter: 2,
				illusion: 2
			}),
			effects: [H("spellbound", e), L(t)]
		}]
	}), NN = (...e) => ({
		id: "antics",
		kind: "offensive",
		tiers: [{
			need: E({ lie: 2 }),
			effects: [
				z(1),
				B("illusion"),
				AN()
			]
		}, ...e]
	}), PN = (e, t) => ({
		id: "vilify",
		kind: "offensive",
		tiers: [{
			need: E({
				scepter: 1,
				illusion: 1,
				lie: 1,
				deceit: 1
			}),
			effects: [
				B("illusion"),
				AN(),
				G({ behind: !0 }, [L(e)], [L(t, "undefendable")])
			]
		}]
	}), FN = (e, ...t) => ({
		id: "vex",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [
				AN(),
				...t,
				L(e)
			]
		}]
	}), IN = (e) => ({
		id: "kneel-to-me",
		kind: "offensive",
		tiers: [{
			need: co,
			effects: [AN(), W(e, [
				L(N("scepter", Q.kneelPerScepter, Q.kneel)),
				L(N("illusion", Q.kneelPerIllusion)),
				K({ lie: 1 }, AN()),
				K({ deceit: 1 }, H("spellbound"))
			])]
		}]
	}), LN = (e, t) => ({
		id: "double-take",
		kind: "offensive",
		tiers: [{
			need: E({ deceit: 4 }),
			effects: [
				B("illusion"),
				H("spellbound", e),
				L(t, "undefendable")
			]
		}]
	}), RN = (e) => ({
		id: "misdirection",
		kind: "defensive",
		dice: e,
		effects: [
			R(N("scepter", Q.misdirectionPerScepter)),
			U(N("illusion", Q.misdirectionPerIllusion)),
			K({ lie: 1 }, AN()),
			K({ deceit: 1 }, H("spellbound"))
		]
	}), zN = [
		jN([
			6,
			7,
			8
		]),
		MN(2, 7),
		NN(),
		PN(7, Q.vilifyUndefendable),
		FN(7),
		IN(Q.kneelDice),
		LN(2, 7),
		{
			id: "glorious-purpose",
			kind: "ultimate",
			tiers: [{
				need: E({ deceit: 5 }),
				effects: [
					B("illusion"),
					H("spellbound", 3),
					AN(4),
					F(),
					L(10)
				]
			}]
		},
		RN(Q.misdirectionDice)
	], BN = [
		{
			id: "illusion",
			kind: "unique",
			limit: 2,
			fixed: "transfer",
			spend: {
				when: "attacked",
				effects: [yN(kN, Q.realLokiBags)]
			}
		},
		{
			id: kN,
			kind: "positive",
			limit: 2,
			sharedLimit: kN,
			owned: !0,
			stirsOnMaker: !0,
			worth: 1.3,
			worthOnOthers: -1.1,
			upkeep: [og(kc(kN), [wN(kN, [W(1, [
				G({ die: [1] }, [wm(1, "self")]),
				G({ die: [
					2,
					3,
					4,
					5
				] }, [Sd([V(2)], [I(1)], [Ug(2, "self")])]),
				G({ die: [6] }, [I(2)])
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
	], VN = [
		q("mockery-ii", Q.mockeryCost, 2, jN([
			Q.mockeryThreeII,
			Q.mockeryFourII,
			Q.mockeryFiveII
		], G({ dice: lo(Q.mockeryAlike) }, [H("spellbound", Q.mockerySpellbound)]))),
		q("confuddle-ii", Q.confuddleCost, 2, MN(Q.confuddleSpellboundII, Q.confuddleII), [{
			id: "liars-gifts",
			kind: "offensive",
			tiers: [{
				need: E({ illusion: 3 }),
				effects: [AN(Q.liarsGiftsBags), I(Q.liarsGiftsCp)]
			}]
		}]),
		q("antics-ii", Q.anticsCost, 2, NN({
			need: E({ lie: 3 }),
			effects: [
				z(Q.anticsDraw),
				B("illusion"),
				AN(Q.anticsBags)
			]
		})),
		q("vilify-ii", Q.vilifyCost, 2, PN(Q.vilifyBehindII, Q.vilifyUndefendableII)),
		q("vex-ii", Q.vexCost, 2, FN(Q.vexII, H("spellbound", Q.vexSpellboundII))),
		q("kneel-to-me-ii", Q.kneelCost, 2, IN(Q.kneelDiceII), [{
			id: "bewilder",
			kind: "offensive",
			tiers: [{
				need: E({
					illusion: 2,
					lie: 1
				}),
				effects: [H("spellbound", Q.bewilderSpellbound), L(Q.bewilder)]
			}]
		}]),
		q("double-take-ii", Q.doubleTakeCost, 2, LN(Q.doubleTakeSpellboundII, Q.doubleTakeII), [{
			id: "made-you-look",
			kind: "offensive",
			tiers: [{
				need: E({ deceit: 3 }),
				effects: [B("illusion"), L(Q.madeYouLook, "undefendable")]
			}]
		}]),
		q("misdirection-ii", Q.misdirectionCost, 2, RN(Q.misdirectionDiceII)),
		{
			id: "outwit",
			kind: "instant",
			cost: Q.outwitCost,
			effects: [xd([B("illusion")], [AN()], [H("spellbound", 1, "chosen-opponent")])]
		},
		{
			id: "a-gift-for-you",
			kind: "main",
			cost: Q.giftCost,
			effects: [AN()]
		},
		{
			id: "mind-games",
			kind: "main",
			cost: Q.mindGamesCost,
			effects: [H("spellbound", Q.mindGamesSpellbound, "chosen-opponent")]
		},
		{
			id: "silver-tongue",
			kind: "main",
			cost: Q.silverTongueCost,
			effects: [tu("chosen-opponent", [Ag("target"), of("target")]), z(Q.silverTongueDraw)]
		},
		{
			id: "backstab",
			kind: "roll",
			cost: Q.backstabCost,
			modifier: !0,
			effects: [P(Q.backstab), P(Oc("spellbound", { most: Q.backstabMost }))]
		},
		{
			id: "not-the-real-me",
			kind: "roll",
			cost: Q.notTheRealMeCost,
			effects: [DN()]
		}
	], HN = {
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
		abilities: zN,
		tokens: BN,
		cards: VN
	};
})), WN = /* @__PURE__ */ he({
	hero: () => HN,
	texts: () => GN
}), GN, KN = d((() => {
	p(), lN(), dN(), UN(), GN = u({
		en: cN,
		fr: uN
	});
})), qN, JN = d((() => {
	J(), qN = {
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
})), YN, XN = d((() => {
	J(), YN = {
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
function ZN(e, t) {
	let n = e.fighters.map((n, r) => (t + r) % e.fighters.length), r = /* @__PURE__ */ new Map();
	for (let i of n) for (let { id: n, kind: a } of wi(_(e, i).hero).hero.tokens) a === "positive" && !r.has(n) && us(e, t, al(n, t)) > 0 && r.set(n, va(i, n));
	return [...r.values()];
}
var QN, $N, eP, tP, nP, rP = d((() => {
	J(), QN = w({
		name: "scarlet-witch/conjure",
		options: {
			conjure: (e) => ya(e),
			"prevent-conjuring": Oa("pass")
		},
		vars: () => ({
			token: "",
			queue: [],
			asked: -1
		}),
		possible: (e, t) => ZN(e, t).length > 0,
		parts: (e, t, { own: n }) => [
			e.ask("conjure", {
				who: (e, t) => t.self,
				options: (e, t) => ZN(e, t.self),
				params: (e, t) => ({ by: t.by }),
				then: (e, t, r) => {
					n(t).token = r, n(t).queue = tP(e, t.self);
				}
			}),
			e.loop((e, t) => n(t).queue.length > 0, e.run((e, t) => {
				n(t).asked = n(t).queue.shift();
			}), e.ask("prevent-conjuring", {
				who: (e, t) => n(t).asked,
				options: (e, t) => ["pass", ...new Set(_(e, n(t).asked).hand)],
				params: (e, t) => ({
					by: t.by,
					token: ya(n(t).token).token
				}),
				decline: "pass",
				then: (e, t, r) => {
					r !== "pass" && (Td(e, n(t).asked, r), n(t).token = "", n(t).queue = []);
				}
			})),
			e.when((e, t) => n(t).token !== "", e.run((e, t) => {
				ds(e, t.self, eP(n(t), t.self), 1);
			}), e.when((e, t) => Ip(e, {
				seat: t.self,
				token: eP(n(t), t.self)
			}), e.call(Lp, (e, t) => ({
				seat: t.self,
				token: eP(n(t), t.self)
			}))))
		],
		estimate: () => 1.8
	}), $N = () => QN({}), eP = ({ token: e }, t) => al(ya(e).token, t), tP = (e, t) => et(e, t).filter((t) => _(e, t).hand.length > 0 && jl(e, t)).sort((n, r) => nP(e, t, n) - nP(e, t, r)), nP = (e, t, n) => (n - t + e.fighters.length) % e.fighters.length;
})), $, iP, aP, oP, sP, cP, lP, uP, dP, fP, pP, mP, hP, gP, _P, vP = d((() => {
	J(), rP(), $ = {
		barrierDice: 3,
		barrierDiceII: 4,
		barrierHexes: 2,
		barrierPerMind: 1,
		barrierPerChaos: 2,
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
	}, iP = "probability-manipulation", aP = "reality-warp", oP = (e) => ({
		id: "hex-bolt",
		kind: "offensive",
		tiers: e.map((e, t) => ({
			need: E({ hex: t + 3 }),
			effects: [L(e)]
		}))
	}), sP = (e, ...t) => ({
		id: "jinx",
		kind: "offensive",
		tiers: [{
			need: E({
				hex: 2,
				mind: 2
			}),
			effects: [...t, L(e)]
		}]
	}), cP = (e) => ({
		id: "darkhold",
		kind: "offensive",
		tiers: [{
			need: E({ darkhold: 2 }),
			effects: [
				z(e),
				I(1),
				B("crackle"),
				B(iP)
			]
		}]
	}), lP = (e) => ({
		id: "mind-blast",
		kind: "offensive",
		tiers: [{
			need: E({
				hex: 1,
				mind: 1,
				darkhold: 1,
				chaos: 1
			}),
			effects: [
				B("crackle"),
				B(iP),
				L(e, "undefendable")
			]
		}]
	}), uP = (e, t, ...n) => ({
		id: "spellcraft",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [B(iP), L(e)]
		}, {
			need: co,
			effects: [
				...n,
				H(aP),
				L(t)
			]
		}]
	}), dP = (e) => ({
		id: "bewitch",
		kind: "offensive",
		tiers: [{
			need: E({
				hex: 1,
				chaos: 3
			}),
			effects: [B("conjure"), L(e)]
		}]
	}), fP = (e) => ({
		id: "pure-chaos",
		kind: "offensive",
		tiers: [{
			need: E({ chaos: 4 }),
			effects: [
				B("conjure"),
				H(aP),
				L(e, "undefendable")
			]
		}]
	}), pP = (e) => ({
		id: "chaos-barrier",
		kind: "defensive",
		dice: e,
		effects: [
			K({ hex: $.barrierHexes }, B("crackle")),
			U(N("mind", $.barrierPerMind)),
			K({ darkhold: 1 }, B(iP)),
			R(N("chaos", $.barrierPerChaos))
		]
	}), mP = [
		oP([
			4,
			6,
			8
		]),
		sP(7),
		cP(1),
		lP(6),
		uP(7, 9),
		dP(9),
		fP(6),
		{
			id: "sealed-your-fate",
			kind: "ultimate",
			tiers: [{
				need: E({ chaos: 5 }),
				effects: [
					B("conjure"),
					B(iP),
					F(),
					L(12)
				]
			}]
		},
		pP($.barrierDice)
	], hP = [
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
				effects: [P(kc("status", { most: 3 }))]
			}
		},
		{
			id: iP,
			kind: "positive",
			limit: 2,
			spend: {
				when: "any",
				effects: [gu({
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
				effects: [xd([$N()], [H(aP, 1, "chosen-opponent")])]
			}
		},
		{
			id: aP,
			kind: "negative",
			limit: 1,
			warps: "scarlet-witch",
			worth: -2
		}
	], gP = [
		q("hex-bolt-ii", $.hexBoltCost, 2, oP([
			$.hexBoltThreeII,
			$.hexBoltFourII,
			$.hexBoltFiveII
		]), [{
			id: "conjuration",
			kind: "offensive",
			tiers: [{
				need: E({
					hex: 2,
					darkhold: 1
				}),
				effects: [B("conjure", $.conjurationConjure), B("crackle", $.conjurationCrackle)]
			}]
		}]),
		q("jinx-ii", $.jinxCost, 2, sP($.jinxII, of("target", "random"))),
		q("darkhold-ii", $.darkholdCost, 2, cP($.darkholdDrawII)),
		q("mind-blast-ii", $.mindBlastCost, 2, lP($.mindBlastII)),
		q("spellcraft-ii", $.spellcraftCost, 2, uP($.spellcraftSmallII, $.spellcraftLargeII, B(iP))),
		q("bewitch-ii", $.bewitchCost, 2, dP($.bewitchII), [{
			id: "energy-drain",
			kind: "offensive",
			tiers: [{
				need: E({
					mind: 2,
					darkhold: 1
				}),
				effects: [Bg($.energyDrain)]
			}]
		}]),
		q("pure-chaos-ii", $.pureChaosCost, 2, fP($.pureChaosII), [{
			id: "chaos",
			kind: "offensive",
			tiers: [{
				need: E({ chaos: 3 }),
				effects: [
					B("crackle", $.chaosCrackle),
					H(aP),
					L($.chaos, "undefendable")
				]
			}]
		}]),
		q("chaos-barrier-ii", $.barrierCost, 2, pP($.barrierDiceII)),
		{
			id: "chaos-magic",
			kind: "roll",
			cost: $.chaosMagicCost,
			modifier: !0,
			effects: [W($.chaosMagicDice, [P(N("hex", $.chaosMagicPerHex)), K({ chaos: 1 }, B("crackle"))])]
		},
		{
			id: "bend-reality",
			kind: "main",
			cost: $.bendRealityCost,
			effects: [H(aP, 1, "chosen-opponent")]
		},
		{
			id: "improbable",
			kind: "instant",
			cost: $.improbableCost,
			effects: [B(iP, $.improbable)]
		},
		{
			id: "whispers-of-the-darkhold",
			kind: "main",
			cost: $.whispersCost,
			effects: [B("conjure", $.whispersConjure), B("crackle", $.whispersCrackle)]
		},
		{
			id: "no-more",
			kind: "main",
			cost: $.noMoreCost,
			effects: [tu("two-players", [rg("target")]), B(iP, $.noMoreProbability)]
		},
		{
			id: "hex-sphere",
			kind: "roll",
			cost: $.hexSphereCost,
			when: "attacked",
			effects: [U($.hexSphere), B("crackle", $.hexSphereCrackle)]
		}
	], _P = {
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
		abilities: mP,
		tokens: hP,
		cards: gP
	};
})), yP = /* @__PURE__ */ he({
	hero: () => _P,
	texts: () => bP
}), bP, xP = d((() => {
	p(), JN(), XN(), vP(), bP = u({
		en: qN,
		fr: YN
	});
})), SP, CP = d((() => {
	J(), SP = {
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
})), wP, TP = d((() => {
	J(), wP = {
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
				text: "À dépenser quand vous êtes attaqué avec des dégâts imparables ou purs\xA0: vous pouvez quand même vous défendre. Sens d’araignée, Bien essayé\xA0! et Embuscade\xA0! en coûtent un aussi."
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
})), EP, DP, OP, kP = d((() => {
	J(), EP = "swing-escape", DP = w({
		name: "spider-man/sense",
		parts: (e, t) => [e.run((e, n) => {
			let r = e.attack?.marks["swing-escape"] ? t.instead : t.symbol, { faces: i } = wi("spider-man");
			n.dice.some((e) => i[e - 1] === r) && oc(e, n.self, {
				kind: "half",
				by: n.by,
				amount: 0
			});
		})],
		estimate: (e, t) => 3 * (1 - (1 - t.chance(e.symbol)) ** t.dice)
	}), OP = (e, t) => DP({
		symbol: e,
		instead: t
	});
})), AP, jP, MP = d((() => {
	J(), kP(), AP = w({
		name: "spider-man/swing",
		possible: (e, t, n) => {
			let r = e.rolls.at(-1);
			return r?.owner === t && r.by === n.defense && !e.attack?.marks["swing-escape"];
		},
		parts: (e) => [e.run((e) => {
			e.attack && (e.attack.marks[EP] = 1);
		})],
		estimate: () => 2
	}), jP = (e, t, n) => AP({
		defense: e,
		symbol: t,
		instead: n
	});
})), NP, PP, FP, IP, LP, RP, zP, BP, VP, HP = d((() => {
	J(), kP(), MP(), NP = {
		token: "invisibility",
		n: 1
	}, PP = (e, t) => ({
		id: "punch",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: E({ thwip: 3 + n }),
			effects: [L(t), ...e > 1 ? [G({ dice: lo(4) }, [B("combo")])] : []]
		}))
	}), FP = (e) => ({
		id: "ccc-combo",
		kind: "offensive",
		tiers: [{
			need: E({
				thwip: 2,
				spider: 2
			}),
			effects: [B("combo"), L(e)]
		}]
	}), IP = (e, t) => ({
		id: "ensnare",
		kind: "offensive",
		tiers: [{
			need: D,
			effects: [L(e)],
			after: [H("webbed")]
		}, {
			need: co,
			effects: [z(1), L(t)],
			after: [H("webbed")]
		}]
	}), LP = (e) => ({
		id: "venom-punch",
		kind: "offensive",
		tiers: [{
			need: E({ spider: 4 }),
			effects: [B("invisibility"), L(e, "undefendable")]
		}]
	}), RP = [
		PP(1, [
			4,
			5,
			6
		]),
		FP(5),
		{
			id: "wall-crawler",
			kind: "offensive",
			tiers: [{
				need: E({
					thwip: 2,
					web: 3
				}),
				effects: [B("invisibility"), L(7)]
			}]
		},
		{
			id: "spider-reflexes",
			kind: "offensive",
			tiers: [{
				need: E({
					thwip: 1,
					web: 2,
					spider: 1
				}),
				effects: [W(2, [L(wc), G({ atMost: 5 }, [B("combo")])])]
			}]
		},
		IP(5, 8),
		LP(7),
		{
			id: "venom-shockwave",
			kind: "ultimate",
			tiers: [{
				need: E({ spider: 5 }),
				effects: [
					B("invisibility"),
					H("webbed"),
					F(),
					L(13)
				]
			}]
		},
		{
			id: "spider-sense",
			kind: "defensive",
			dice: 2,
			effects: [OP("spider", "web")],
			actions: [{
				id: "spider-sense-reroll",
				cost: 0,
				price: NP,
				when: "my-defense",
				oncePerTurn: !0,
				effects: [fg()]
			}]
		},
		{
			id: "counterpunch",
			kind: "defensive",
			dice: 3,
			effects: [R(N("thwip"))]
		}
	], zP = [
		{
			id: "combo",
			kind: "unique",
			limit: 1,
			fixed: "transfer",
			spend: {
				when: "after-damage",
				oncePerTurn: !0,
				effects: [Jf({ sameTarget: !0 })]
			}
		},
		{
			id: "webbed",
			kind: "negative",
			limit: 1,
			inflicted: [rm(2, "self", !1, "undefendable")],
			attacked: [G({ type: ["normal"] }, [n_(), xm("webbed", 1, "target")])],
			worth: -2.5
		},
		{
			id: "invisibility",
			kind: "unique",
			limit: 1,
			fixed: "transfer",
			spend: {
				when: "attacked",
				effects: [nf()]
			}
		}
	], BP = [
		q("punch-ii", 2, 2, PP(2, [
			5,
			6,
			7
		])),
		q("combo-ii", 2, 2, FP(6), [{
			id: "web-shot",
			kind: "offensive",
			tiers: [{
				need: E({
					web: 2,
					spider: 1
				}),
				effects: [B("invisibility"), H("webbed")]
			}]
		}]),
		q("ensnare-ii", 2, 2, IP(6, 9)),
		q("venom-punch-ii", 2, 2, LP(8), [{
			id: "combo-up",
			kind: "offensive",
			tiers: [{
				need: E({ spider: 3 }),
				effects: [
					B("combo"),
					F(),
					L(2, "undefendable")
				]
			}]
		}]),
		{
			id: "yikes",
			kind: "instant",
			cost: 1,
			effects: [B("invisibility")]
		},
		{
			id: "radioactive-blood",
			kind: "instant",
			cost: 3,
			effects: [B("combo")]
		},
		{
			id: "swing-escape",
			kind: "roll",
			cost: 1,
			effects: [jP("spider-sense", "spider", "web")]
		},
		{
			id: "nice-try",
			kind: "roll",
			cost: 0,
			price: NP,
			when: "attacked",
			effects: [U(3)]
		},
		{
			id: "invisible-punch",
			kind: "roll",
			cost: 1,
			when: "attacked",
			effects: [G({ prevented: "spider-sense" }, [R(3)])]
		},
		{
			id: "ambush",
			kind: "roll",
			cost: 0,
			price: NP,
			modifier: !0,
			effects: [P(3)]
		},
		{
			id: "web-shooters",
			kind: "main",
			cost: 1,
			effects: [H("webbed", 1, "chosen-opponent")]
		},
		{
			id: "booyah",
			kind: "main",
			cost: 1,
			effects: [W(1, [
				K({ thwip: 1 }, B("invisibility")),
				K({ web: 1 }, H("webbed", 1, "chosen-opponent")),
				K({ spider: 1 }, B("combo"))
			])]
		},
		{
			id: "milkshake-me",
			kind: "main",
			cost: 1,
			effects: [V(3)]
		},
		{
			id: "cha-ching",
			kind: "main",
			cost: 0,
			effects: [I(2)]
		}
	], VP = {
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
		abilities: RP,
		tokens: zP,
		cards: BP
	};
})), UP = /* @__PURE__ */ he({
	hero: () => VP,
	texts: () => WP
}), WP, GP = d((() => {
	p(), CP(), TP(), HP(), WP = u({
		en: SP,
		fr: wP
	});
})), KP, qP = d((() => {
	J(), KP = {
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
			states: {
				home: "with Thor",
				p1: "with player 1",
				p2: "with player 2",
				p3: "with player 3",
				p4: "with player 4",
				p5: "with player 5",
				p6: "with player 6"
			}
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
})), JP, YP = d((() => {
	J(), JP = {
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
			"asgardian-brawn": "Muscles Asgardiens"
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
			states: {
				home: "chez Thor",
				p1: "chez le joueur 1",
				p2: "chez le joueur 2",
				p3: "chez le joueur 3",
				p4: "chez le joueur 4",
				p5: "chez le joueur 5",
				p6: "chez le joueur 6"
			}
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
function XP(e, t) {
	let n = Os(e, t, $P);
	for (let t of e.fighters.keys()) if (_a(t) === n) return t;
	return -1;
}
function ZP(e, t, n) {
	ks(e, t, $P, _a(n));
	let { marks: r } = _(e, t);
	r[nF] = (r["throws-this-turn"] ?? 0) + 1;
}
function QP(e, t) {
	rF(e, t) || (ks(e, t, $P, eF), ds(e, t, "electrokinesis", 1));
}
var $P, eF, tF, nF, rF, iF = d((() => {
	J(), $P = "mjolnir", eF = "home", tF = [
		"p1",
		"p2",
		"p3",
		"p4",
		"p5",
		"p6"
	], nF = "throws-this-turn", rF = (e, t) => Os(e, t, $P) === eF;
})), aF, oF, sF = d((() => {
	J(), iF(), aF = w({
		name: "thor/call-home",
		parts: (e, t) => [e.run((e, n) => {
			let r = XP(e, n.self);
			QP(e, n.self), r !== -1 && e.incoming[r].push({
				kind: "other",
				by: n.by,
				amount: t.amount,
				type: "collateral",
				from: n.self
			});
		})],
		estimate: (e) => e.amount + .5
	}), oF = (e) => aF({ amount: e });
})), cF, lF, uF = d((() => {
	J(), iF(), cF = w({
		name: "thor/conduct",
		pass: () => "target",
		parts: (e, t) => [e.run((e, n) => {
			e.attack && XP(e, n.self) === n.target ? e.attack.base += t.more : ds(e, n.self, "electrokinesis", 1);
		})],
		estimate: (e, t) => (e.more + t.token("electrokinesis")) / 2
	}), lF = (e) => cF({ more: e });
})), dF, fF, pF, mF = d((() => {
	J(), iF(), dF = (e, t, { times: n }) => (_(e, t).marks["throws-this-turn"] ?? 0) >= n, fF = w({
		name: "thor/thrown",
		inner: ({ effects: e }) => [e],
		possible: (e, t, n) => dF(e, t, n) && n.effects.some((n) => _d(e, t, n)),
		parts: (e, t, { parts: n }) => [e.when((e, n) => dF(e, n.self, t), ...n(t.effects))],
		estimate: (e, t) => t.list(e.effects) / 2
	}), pF = (e, t) => fF({
		times: e,
		effects: t
	});
}));
// packages/dice-throne-marvel/src/thor/wield.ts
function hF(e, t, n) {
	return rF(e, t) ? n === "retrieve" ? [] : et(e, t) : n === "throw" ? [] : [t];
}
var gF, _F, vF, yF, bF, xF = d((() => {
	J(), iF(), gF = 1, _F = w({
		name: "thor/wield",
		options: { mjolnir: Aa("none") },
		possible: (e, t, n) => hF(e, t, n.way).length > 0,
		vars: () => ({
			left: 0,
			to: -1
		}),
		parts: (e, t, { own: n }) => [e.run((e, r) => {
			n(r).left = yc(e, r, t.times);
		}), e.loop((e, t) => n(t).left > 0, e.run((e, t) => {
			n(t).left--, n(t).to = -1;
		}), e.ask("mjolnir", {
			who: (e, t) => t.self,
			options: (e, n) => t.way ? hF(e, n.self, t.way) : [...hF(e, n.self, t.way), "none"],
			key: (e) => e === "none" ? e : _a(e),
			auto: !0,
			then: (e, t, r) => {
				r === "none" ? n(t).left = 0 : r === t.self ? QP(e, t.self) : (ZP(e, t.self, r), n(t).to = r);
			}
		}), e.when((e, t) => n(t).to !== -1, e.call(kp, (e, t) => ({
			to: n(t).to,
			amount: $p(e, t, n(t).to) ? 0 : gF,
			by: $P,
			certain: !1,
			type: "undefendable",
			from: t.self
		}))))],
		estimate: (e, t) => .8 * t.amount(e.times)
	}), vF = (e = 1) => _F({ times: e }), yF = () => _F({
		times: 1,
		way: "throw"
	}), bF = () => _F({
		times: 1,
		way: "retrieve"
	});
})), SF, CF, wF, TF, EF, DF, OF, kF, AF, jF, MF, NF, PF, FF = d((() => {
	J(), sF(), uF(), iF(), mF(), xF(), SF = {
		companion: $P,
		is: [eF]
	}, CF = {
		companion: $P,
		is: tF
	}, wF = (e, t) => ({
		id: "hammered",
		kind: "offensive",
		tiers: t.map((t, n) => ({
			need: E({ hammer: 3 + n }),
			effects: e === 1 ? [yF(), L(t)] : [
				vF(),
				L(t),
				G({ dice: lo(6 - e) }, [B("electrokinesis")])
			]
		}))
	}), TF = (e, t) => ({
		id: "mighty-summon",
		kind: "offensive",
		tiers: [{
			need: E({
				hammer: 1,
				worthy: 2,
				thunder: 1
			}),
			effects: [
				B("guard-break", 2),
				V(e),
				G(SF, [B("electrokinesis", 3)], [oF(t)])
			]
		}]
	}), EF = (e, t) => ({
		id: "chain-lightning",
		kind: "offensive",
		tiers: [{
			need: E({
				hammer: 3,
				thunder: 2
			}),
			effects: [W(e, [mm(2), L(wc)]), Ug(t, "chosen-opponent", !1, "collateral")]
		}]
	}), DF = (e, t) => ({
		id: "odinforce",
		kind: "offensive",
		tiers: [{
			need: E({
				hammer: 2,
				worthy: 3
			}),
			effects: [
				L(e),
				W(5, [
					K({ hammer: 2 }, vF()),
					K({ worthy: 2 }, I(1)),
					B("electrokinesis", N("thunder"))
				], t === void 0 ? {} : { again: t }),
				Gu(),
				L(kc("electrokinesis"))
			]
		}]
	}), OF = (e, t) => ({
		id: "bottled-lightning",
		kind: "offensive",
		tiers: [{
			need: E({ thunder: 4 }),
			effects: [
				vF(e),
				B("guard-break", 2),
				Gu(),
				L(kc("electrokinesis", 1, t))
			]
		}]
	}), kF = (e) => ({
		id: "thunder-bolt",
		kind: "offensive",
		tiers: [{
			need: co,
			effects: [
				vF(),
				B("electrokinesis", 2),
				L(e)
			]
		}]
	}), AF = [
		wF(1, [
			4,
			5,
			7
		]),
		TF(2, 3),
		EF(3, 2),
		DF(5),
		OF(2, 7),
		{
			id: "lightning-rod",
			kind: "offensive",
			tiers: [{
				need: D,
				effects: [L(7), lF(2)]
			}]
		},
		kF(10),
		{
			id: "for-asgard",
			kind: "ultimate",
			tiers: [{
				need: E({ thunder: 5 }),
				effects: [
					B("guard-break"),
					vF(4),
					L(14)
				]
			}]
		},
		{
			id: "thunder-wheel",
			kind: "defensive",
			dice: 3,
			effects: [
				K({ hammer: 2 }, vF()),
				U(N("worthy", 2)),
				B("electrokinesis", N("thunder"))
			]
		}
	], jF = [{
		id: "electrokinesis",
		kind: "positive",
		limit: 4,
		spends: [{
			id: "draw",
			cost: 4,
			when: "my-main",
			perTurn: 1,
			effects: [z(1)],
			if: {
				option: "original-leaflets",
				off: !0
			}
		}, {
			id: "draw-at-once",
			cost: 3,
			when: "any",
			effects: [z(1)],
			if: { option: "original-leaflets" }
		}],
		worth: .6
	}, {
		id: "guard-break",
		kind: "positive",
		limit: 2,
		spend: {
			when: "end-of-my-offense",
			effects: [W(1, [G({ die: [4, 5] }, [n_()])])]
		}
	}], MF = {
		id: $P,
		states: [eF, ...tF],
		start: 0,
		returns: { gain: "electrokinesis" },
		actions: [{
			id: "mjolnir-throw",
			cost: 0,
			price: { cards: 1 },
			when: "any",
			if: SF,
			effects: [yF()]
		}, {
			id: "mjolnir-retrieve",
			cost: 0,
			price: { cards: 1 },
			when: "any",
			if: CF,
			effects: [bF()]
		}]
	}, NF = [
		q("hammered-ii", 0, 2, wF(2, [
			5,
			6,
			7
		])),
		q("hammered-iii", 2, 3, wF(3, [
			5,
			6,
			8
		])),
		q("mighty-summon-ii", 2, 2, TF(3, 4), [{
			id: "boom-boom",
			kind: "offensive",
			tiers: [{
				need: E({
					hammer: 2,
					thunder: 2
				}),
				effects: [B("electrokinesis", 2), L(6)]
			}]
		}]),
		q("chain-lightning-ii", 2, 2, EF(4, 3)),
		q("odinforce-ii", 2, 2, DF(6, 5)),
		q("bottled-lightning-ii", 2, 2, OF(3, 8), [{
			id: "ricochet",
			kind: "offensive",
			tiers: [{
				need: E({ thunder: 3 }),
				effects: [vF(6)]
			}]
		}]),
		q("lightning-rod-ii", 2, 2, {
			id: "lightning-rod",
			kind: "offensive",
			tiers: [{
				need: D,
				effects: [
					vF(),
					B("electrokinesis"),
					L(9)
				]
			}]
		}),
		q("thunder-bolt-ii", 2, 2, kF(12), [{
			id: "asgardian-brawn",
			kind: "offensive",
			tiers: [{
				need: E({ worthy: 3 }),
				effects: [V(4)]
			}]
		}]),
		q("thunder-wheel-ii", 2, 2, {
			id: "thunder-wheel",
			kind: "defensive",
			dice: 4,
			effects: [
				vF(N("hammer", { every: 2 })),
				U(N("worthy", 2)),
				B("electrokinesis", N("thunder"))
			]
		}),
		{
			id: "indomitable-will",
			kind: "roll",
			cost: 2,
			when: "attacked",
			effects: [W(1, [K({ worthy: 1 }, Ef())])]
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
			effects: [Xu()]
		},
		{
			id: "he-is-worthy",
			kind: "roll",
			cost: 1,
			effects: [gu({
				whose: "own",
				to: [4, 5]
			})]
		},
		{
			id: "power-trip",
			kind: "instant",
			cost: 1,
			effects: [z(1), B("electrokinesis", 2)]
		},
		{
			id: "time-to-hammer",
			kind: "instant",
			cost: 0,
			effects: [
				bF(),
				I(1),
				B("electrokinesis")
			]
		},
		{
			id: "stormbreak",
			kind: "instant",
			cost: 0,
			effects: [pF(2, [
				z(1),
				I(1),
				B("guard-break"),
				B("electrokinesis")
			])]
		}
	], PF = {
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
		abilities: AF,
		tokens: jF,
		companions: [MF],
		cards: NF
	};
})), IF = /* @__PURE__ */ he({
	hero: () => PF,
	texts: () => LF
}), LF, RF = d((() => {
	p(), qP(), YP(), FF(), LF = u({
		en: KP,
		fr: JP
	});
}));
// packages/dice-throne-marvel/src/heroes.ts
J();
var zF = [
	{
		id: "black-widow",
		box: "marvel",
		difficulty: 4,
		load: () => Promise.resolve().then(() => (Zj(), Yj))
	},
	{
		id: "doctor-strange",
		box: "marvel",
		difficulty: 5,
		load: () => Promise.resolve().then(() => (hM(), pM))
	},
	{
		id: "black-panther",
		box: "marvel",
		difficulty: 2,
		reconstructed: !0,
		load: () => Promise.resolve().then(() => (LM(), FM))
	},
	{
		id: "captain-marvel",
		box: "marvel",
		difficulty: 2,
		reconstructed: !0,
		load: () => Promise.resolve().then(() => (sN(), aN))
	},
	{
		id: "loki",
		box: "marvel",
		difficulty: 4,
		reconstructed: !0,
		load: () => Promise.resolve().then(() => (KN(), WN))
	},
	{
		id: "scarlet-witch",
		box: "marvel",
		difficulty: 4,
		reconstructed: !0,
		load: () => Promise.resolve().then(() => (xP(), yP))
	},
	{
		id: "spider-man",
		box: "marvel",
		difficulty: 2,
		load: () => Promise.resolve().then(() => (GP(), UP))
	},
	{
		id: "thor",
		box: "marvel",
		difficulty: 3,
		load: () => Promise.resolve().then(() => (RF(), IF))
	}
];
// \0virtual:frozen-game
zv(zF, sj), J(), await Bv(zF.map(({ id: e }) => e)), p();
var BF = Object.values(ij).find((e) => e?.id === "dice-throne" && e.rulesVersion !== void 0), VF = {
	...BF,
	rules: _e(BF.rules)
};
export { VF as game };
