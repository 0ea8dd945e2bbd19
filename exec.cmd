@rem `npm start` says `exec node`, so that signals reach the bot itself and no shell in between. Windows has neither.
@%*
