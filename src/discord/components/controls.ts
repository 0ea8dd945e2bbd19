import {
  type APIButtonComponentWithCustomId,
  type APIButtonComponentWithURL,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { clip, LIMITS } from '../limits.ts';

type AddressedStyle = APIButtonComponentWithCustomId['style'];

export interface ButtonOptions {
  style?: 'primary' | 'secondary' | 'success' | 'danger';
  /** A unicode emoji. */
  emoji?: string;
  disabled?: boolean;
}

const STYLES: { [style in NonNullable<ButtonOptions['style']>]: AddressedStyle } = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
};

export const button = (
  label: string,
  customId: string,
  { style = 'secondary', emoji, disabled }: ButtonOptions = {},
): APIButtonComponentWithCustomId => ({
  type: ComponentType.Button,
  style: STYLES[style],
  label: clip(label, LIMITS.buttonLabel),
  custom_id: customId,
  ...(emoji ? { emoji: { name: emoji } } : {}),
  ...(disabled ? { disabled } : {}),
});

export const link = (label: string, url: string): APIButtonComponentWithURL => ({
  type: ComponentType.Button,
  style: ButtonStyle.Link,
  label: clip(label, LIMITS.buttonLabel),
  url,
});

export interface MenuChoice {
  label: string;
  value: string;
  description?: string;
  emoji?: string;
  marked?: boolean;
}

export const select = (
  customId: string,
  placeholder: string,
  choices: readonly MenuChoice[],
  { min = 1, max = 1 }: { min?: number; max?: number } = {},
): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id: customId,
  placeholder: clip(placeholder, LIMITS.selectPlaceholder),
  min_values: Math.min(min, choices.length),
  max_values: Math.max(1, Math.min(max, choices.length)),
  options: choices.map(menuOption),
});

const menuOption = ({ label, value, description, emoji, marked }: MenuChoice) =>
  ({
    label: clip(label, LIMITS.selectLabel),
    value,
    ...(description ? { description: clip(description, LIMITS.selectDescription) } : {}),
    ...(emoji ? { emoji: { name: emoji } } : {}),
    ...(marked ? { default: true } : {}),
  }) satisfies APISelectMenuOption;
