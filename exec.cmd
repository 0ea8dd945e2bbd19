@rem `npm start` says `exec env NAME=VALUE node`, so that signals reach the bot itself and no shell in between. Windows has neither.
@set "line=%*"
@%line:*node =node %
