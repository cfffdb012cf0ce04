import tseslint from 'typescript-eslint';
import everything from '../../../eslint.config.mjs';

/** The rules of the project that can be asked of a file without working out the types of all others: seconds, not minutes. */
export default [...everything, tseslint.configs.disableTypeChecked];
