/** The worker beside the worker of a local match: bots and the coach think here. */
import '@alea/bots/web-worker'
