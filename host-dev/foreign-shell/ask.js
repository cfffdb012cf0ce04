/**
 * Asks whether to go on; Esc and the second button stay. A modal dialog of the browser lies over every layer of an
 * area, whatever their numbers.
 */
export function ask(dialog, { question, yes, no }) {
  const [text, goOn, stay] = dialog.querySelectorAll('p, button');
  text.textContent = question;
  goOn.textContent = yes;
  stay.textContent = no;
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
  });
}
