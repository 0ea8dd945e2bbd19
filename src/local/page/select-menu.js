import { element } from './dom.js';
import { emojiImage } from './markdown-inline.js';

/**
 * Opens a select menu beside its button, or as a sheet on a small screen. Resolves with the chosen
 * values, or null when the person went away. One choice is taken at once; several are confirmed.
 */
export function openSelect(trigger, data) {
  const min = data.min_values ?? 1;
  const max = data.max_values ?? 1;
  const several = max > 1;
  const chosen = new Set(
    data.options.filter((option) => option.default).map((option) => option.value),
  );
  return new Promise((resolve) => {
    let result = null;
    const finish = (values) => {
      result = values;
      dialog.close();
    };
    const confirm = element(
      'button',
      { type: 'button', class: 'button primary', onclick: () => finish([...chosen]) },
      'Confirm',
    );
    const list = element('div', {
      class: 'select-list',
      role: 'listbox',
      'aria-multiselectable': String(several),
      'aria-label': data.placeholder || 'Options',
    });
    const refresh = () => {
      for (const node of list.children)
        node.setAttribute('aria-selected', String(chosen.has(node.dataset.value)));
      confirm.disabled = chosen.size < min || chosen.size > max;
      confirm.textContent = several && chosen.size > 0 ? `Confirm (${chosen.size})` : 'Confirm';
    };
    const take = (value) => {
      if (!several) {
        finish([value]);
        return;
      }
      if (chosen.has(value)) chosen.delete(value);
      else if (chosen.size < max) chosen.add(value);
      refresh();
    };
    list.append(...data.options.map((option) => optionNode(option, several, take)));
    list.addEventListener('keydown', (event) => moveFocus(event, list));
    const hint = several
      ? element(
          'p',
          { class: 'select-hint' },
          min === max ? `Choose ${max}` : `Choose ${min} to ${max}`,
        )
      : null;
    const foot =
      several || min === 0 ? element('div', { class: 'select-foot' }, hint, confirm) : null;
    const dialog = element(
      'dialog',
      { class: 'select-dialog', 'aria-label': data.placeholder || 'Make a selection' },
      list,
      foot,
    );
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close();
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      trigger.focus();
      resolve(result);
    });
    refresh();
    document.body.append(dialog);
    dialog.showModal();
    place(dialog, trigger);
    (list.querySelector('[aria-selected="true"]') ?? list.firstElementChild)?.focus();
  });
}

function optionNode(option, several, take) {
  const emoji = option.emoji?.id
    ? emojiImage(option.emoji.id, option.emoji.name)
    : option.emoji
      ? element('span', { class: 'emoji-text' }, option.emoji.name)
      : null;
  return element(
    'button',
    {
      type: 'button',
      role: 'option',
      class: 'select-option',
      'data-value': option.value,
      onclick: () => take(option.value),
    },
    emoji,
    element(
      'span',
      { class: 'select-words' },
      element('span', { class: 'select-label' }, option.label),
      option.description
        ? element('span', { class: 'select-description' }, option.description)
        : null,
    ),
    element('span', { class: several ? 'tick box' : 'tick', 'aria-hidden': 'true' }),
  );
}

function moveFocus(event, list) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const nodes = [...list.children];
  const at = nodes.indexOf(document.activeElement);
  nodes[(at + step + nodes.length) % nodes.length]?.focus();
}

/**
 * Beside the trigger where there is room, and on the screen in any case: what comes in above may have moved
 * the trigger away. The style sheet makes it a sheet on small screens.
 */
function place(dialog, trigger) {
  if (matchMedia('(max-width: 700px)').matches) return;
  const box = trigger.getBoundingClientRect();
  const height = dialog.offsetHeight;
  const below = box.bottom + height + 8 < innerHeight;
  const wanted = below ? box.bottom + 4 : box.top - height - 4;
  dialog.style.left = `${box.left}px`;
  dialog.style.width = `${Math.max(box.width, 260)}px`;
  dialog.style.top = `${Math.max(8, Math.min(wanted, innerHeight - height - 8))}px`;
}
