/**
 * A rule of the kind `body:has(.x) > :not(.y)`, in which it does not say what stands at its end, makes the browser restyle
 * the whole page whenever an element appears anywhere: 10 ms and more for each click and many keys. At the end parentheses
 * may stand in parentheses, no deeper.
 */
const restylesEverything = /:has\(.*[\s>+~](\*|::?[\w-]+(\(([^()]|\([^()]*\))*\))?)+$/s;

export default {
  // what every page has; anything else is set where it is used, or by a script, with `var(--x, …)` for as long as it is not
  referenceFiles: ['../../src/ui/theme/*.css'],
  rules: {
    // a browser takes a declaration with a property that nobody sets for none at all, and says nothing
    'no-unknown-custom-properties': true,
    'selector-disallowed-list': [
      [restylesEverything],
      { splitList: true, message: (selector) => `${selector} makes the browser restyle the whole page` },
    ],
  },
  overrides: [
    // pages of the sign-in provider, which have neither our theme nor a bundle, load both files
    {
      files: ['../services/sign-in/assets/*.css'],
      referenceFiles: ['../services/sign-in/assets/sign-in.css'],
    },
  ],
};
