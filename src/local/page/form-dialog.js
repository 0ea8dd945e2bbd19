import { element } from './dom.js';

/** Shows a modal of the bot. Resolves with field id → text (or chosen values), or null when cancelled. */
export function openForm(modal) {
  return new Promise((resolve) => {
    let result = null;
    const fields = modal.components.flatMap(fieldsOf);
    const form = element(
      'form',
      { method: 'dialog' },
      element('h2', { id: 'form-title' }, modal.title),
      fields.map((field) => field.node),
      element(
        'div',
        { class: 'form-actions' },
        element(
          'button',
          { type: 'button', class: 'button secondary', onclick: () => dialog.close() },
          'Cancel',
        ),
        element('button', { type: 'submit', class: 'button primary' }, 'Submit'),
      ),
    );
    form.addEventListener('submit', () => {
      result = Object.fromEntries(
        fields.filter((one) => one.id).map((one) => [one.id, one.read()]),
      );
    });
    const dialog = element(
      'dialog',
      { class: 'form-dialog', 'aria-labelledby': 'form-title' },
      form,
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(result);
    });
    document.body.append(dialog);
    dialog.showModal();
    dialog.querySelector('input, textarea, select')?.focus();
  });
}

/** The fields of one entry: an action row of the old kind, a label of the new one, or plain text. */
function fieldsOf(entry) {
  if (entry.type === 1) return entry.components.map((one) => field(one, one.label, null));
  if (entry.type === 18 && entry.component)
    return [field(entry.component, entry.label, entry.description)];
  if (entry.type === 10)
    return [{ id: null, node: element('p', {}, entry.content), read: () => '' }];
  return [];
}

function field(data, label, description) {
  const id = `field-${data.custom_id}`;
  const required = data.required !== false;
  const input = data.type === 3 ? choice(data, id, required) : textInput(data, id, required);
  const node = element(
    'div',
    { class: 'form-field' },
    element(
      'label',
      { htmlFor: id },
      label ?? '',
      required ? element('span', { class: 'required' }, ' *') : null,
    ),
    description ? element('p', { class: 'form-hint' }, description) : null,
    input,
  );
  const read = () =>
    data.type === 3 ? [...input.selectedOptions].map((option) => option.value) : input.value;
  return { id: data.custom_id, node, read };
}

function textInput(data, id, required) {
  return element(data.style === 2 ? 'textarea' : 'input', {
    id,
    value: data.value ?? '',
    placeholder: data.placeholder ?? '',
    required,
    maxLength: data.max_length ?? 4000,
    minLength: data.min_length ?? 0,
    rows: data.style === 2 ? 5 : null,
  });
}

function choice(data, id, required) {
  const options = data.options.map((option) =>
    element('option', { value: option.value, selected: option.default === true }, option.label),
  );
  return element('select', { id, required, multiple: (data.max_values ?? 1) > 1 }, options);
}
