import { USUAL } from '../../src/table/telling/notifications/delivery.ts';
import type { Notices } from '../../src/table/telling/notifications/notifications.ts';

/** Nobody has set anything: everybody who is notified is mentioned. */
export const everybodyMentioned: Notices = {
  deliver: async (userIds) => new Map(userIds.map((id) => [id, USUAL])),
  mayStand: () => false,
  direct: {
    standing: async () => [],
    begin: async () => false,
    stands: async () => {},
    gone: async () => {},
    closed: async () => {},
  },
};
