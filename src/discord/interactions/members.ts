import { type BaseInteraction, GuildMember, PermissionFlagsBits } from 'discord.js';
import type { Opener } from '../../table/around/serving/opening.ts';
import type { Membership } from '../../table/match/people/crowd.ts';
import { guessedServerZone } from '../guessed-zone.ts';

/** Whether somebody manages the server they are on, as Discord says with each interaction. */
export const mayManage = ({ memberPermissions }: BaseInteraction): boolean =>
  memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;

/** The groups that somebody belongs to, as Discord says with each interaction. */
export const membershipOf = (interaction: BaseInteraction): Membership => ({
  threadId: interaction.channelId,
  roles: openerOf(interaction).roles,
});

/**
 * What the server says about somebody. Everyone has the role with the server's own id, although nobody is
 * listed with it.
 */
export function openerOf(interaction: BaseInteraction): Opener {
  const { member, guildId, guildLocale, locale } = interaction;
  const roles = member instanceof GuildMember ? [...member.roles.cache.keys()] : member?.roles;
  return {
    roles: [...(guildId ? [guildId] : []), ...(roles ?? [])],
    manages: mayManage(interaction),
    guessedZone: guessedServerZone(guildLocale, locale),
    guildLocale,
  };
}
