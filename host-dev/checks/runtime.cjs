const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const moved = () =>
  new Error(
    'Jest compiles in another place now: mend host-dev/checks/runtime.cjs, and run Jest with VP_PLAIN_JEST=1 until then',
  );

if (typeof Runtime !== 'function') throw moved();

/**
 * What V8 optimizes belongs to one world and is thrown away with it some seconds later, so only what runs very often is
 * worth it; by itself V8 begins at an eighth of that.
 */
setFlagsFromString('--interrupt-budget=1000000');

/** Of this worker, by file: what every suite before this one has compiled. */
const compiled = new Map();

/**
 * Jest's runtime, which parses no module twice. Every suite has a world of its own and runs each of its two thousand
 * modules anew in it; what V8 has made of the text is the same in every world, so a worker keeps it. A text that is
 * another than before, by a coverage or a mutation, is compiled again. Where a module is compiled is private to Jest, so
 * `VP_PLAIN_JEST=1` leaves this file out.
 */
module.exports = class SharedScriptsRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    const { executor, _environment: environment } = this;
    if (typeof executor?.compile !== 'function' || !Array.isArray(executor.injectedModuleParameters))
      throw moved();
    const compile = executor.compile.bind(executor);
    const head = `(function(${executor.injectedModuleParameters.join()}){`;
    executor.compile = (source, file) => {
      const context = environment.getVmContext();
      if (context == null) return null;
      const text = `${head}${source}\n})`;
      const known = compiled.get(file);
      if (known?.text === text) return known.script.runInContext(context);
      let script;
      try {
        script = new Script(text, { filename: file, columnOffset: -head.length });
      } catch {
        return compile(source, file); // Jest's own words for what is no JavaScript
      }
      compiled.set(file, { text, script });
      return script.runInContext(context);
    };
  }
};
