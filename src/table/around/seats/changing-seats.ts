import type { TableContext } from '../../match/context.ts';
import { goAway } from './absences.ts';
import { comeToLook } from './coming-to-look.ts';
import { answerOffer, offerSeat } from './offering.ts';
import { closeSeat, openSeat } from './opening.ts';
import { replaceAbsent } from './replacing.ts';
import { sayWhatToBeAsked } from './saying-what-to-be-asked.ts';
import type { Seats } from './seats.ts';
import { takeSeat } from './taking.ts';

export const seats = (context: TableContext): Seats => ({
  offerSeat: (matchId, userId, to) => offerSeat(context, matchId, userId, to),
  answerOffer: (matchId, person, number, accepts, membership) =>
    answerOffer(context, matchId, person, number, accepts, membership),
  takeSeat: (matchId, person, seat, membership) =>
    takeSeat(context, matchId, person, seat, membership),
  openSeat: (matchId, userId, seat) => openSeat(context, matchId, userId, seat),
  closeSeat: (matchId, userId, seat) => closeSeat(context, matchId, userId, seat),
  goAway: (matchId, userId, absence) => goAway(context, matchId, userId, absence),
  comeToLook: (matchId, person) => comeToLook(context, matchId, person),
  sayWhatToBeAsked: (matchId, userId, asking) => sayWhatToBeAsked(context, matchId, userId, asking),
  replaceAbsent: (matchId, userId, seat, wants) =>
    replaceAbsent(context, matchId, userId, seat, wants),
});
