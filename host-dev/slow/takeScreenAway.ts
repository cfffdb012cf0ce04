import { folderOf } from '../generator/screenFiles';
import type { WorkspaceCopy } from './workspaceCopy';

/**
 * Takes a screen out of a copy as if it were still to be built: its folder, its texts, its place in the list of its area.
 * Throws when it is not there as the generator makes it.
 */
export function takeScreenAway(copy: WorkspaceCopy, { area, name }: { area: string; name: string }): void {
  const folder = folderOf({ name });
  copy.read(`remotes/${area}/screens/${folder}/screen.ts`);
  copy.remove(`remotes/${area}/screens/${folder}`);
  for (const language of ['de', 'en']) {
    copy.read(`locales/${language}/${area}/${name}.json`);
    copy.remove(`locales/${language}/${area}/${name}.json`);
  }
  const declaration = `remotes/${area}/area.ts`;
  let declared = copy.read(declaration);
  for (const line of [`import ${name} from './screens/${folder}/screen';`, ` +${name},`]) {
    const whole = new RegExp(`^${line}\n`, 'm');
    if (!whole.test(declared)) throw new Error(`${declaration} has no line “${line}”.`);
    declared = declared.replace(whole, '');
  }
  copy.write(declaration, declared);
}
