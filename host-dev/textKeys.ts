import { writeTextKeys } from './generator/textKeys';

/** After the packages are installed: the compiler and the editor know every text. */
writeTextKeys();
