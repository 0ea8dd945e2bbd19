import type { Face } from '../../../picture/faces/face.ts';
import { drawnAs } from './drawn-as.ts';
import { ENEMY_FACES } from './faces/enemies.ts';
import { HERO_FACES } from './faces/heroes.ts';
import { PERSON_FACES } from './faces/persons.ts';
import { VILLAIN_FACES } from './faces/villains.ts';

const FACES: { readonly [definition: string]: Face } = {
  ...HERO_FACES,
  ...VILLAIN_FACES,
  ...PERSON_FACES,
  ...ENEMY_FACES,
};

/** A figure's face by its card's definition; none for what is homemade, or better told by a symbol. */
export const personOf = (definition: string): Face | undefined => FACES[drawnAs(definition)];
