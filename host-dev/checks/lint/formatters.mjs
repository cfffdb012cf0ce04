/** Building a formatter costs far more than using one: a page that builds it does so with every drawing. */
export const listFormatters = {
  selector: "NewExpression[callee.object.name='Intl'][callee.property.name='ListFormat']",
  message: '`list` of useFormat writes words one after the other, by a formatter that is built once.',
};
