import type { APIMessageComponent } from 'discord-api-types/v10';
import { decodeAddress } from '../address.ts';

/** The decisions that the buttons and menus of a message lead to. */
export function decisionsIn(components: readonly APIMessageComponent[]): Set<string> {
  const decisions = new Set<string>();
  const visit = (component: APIMessageComponent) => {
    if ('custom_id' in component && component.custom_id !== undefined) {
      const address = decodeAddress(component.custom_id);
      if (address && 'decision' in address) decisions.add(address.decision);
    }
    if ('components' in component) for (const inner of component.components) visit(inner);
  };
  for (const component of components) visit(component);
  return decisions;
}
