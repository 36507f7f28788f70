/** The worker in which bots and the coach think, beside the worker of the match. */
import '@alea/bots/web-worker'
