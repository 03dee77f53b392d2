import { parseArgs } from 'node:util';

/**
 * Reads a tool's arguments. When something in them is wrong, prints what, and how the tool is used, and exits with code 2.
 * @template {import('node:util').ParseArgsConfig} Config
 * @template Settings
 * @param {string} usage one line
 * @param {Config} config as for `parseArgs`
 * @param {(given: ReturnType<typeof parseArgs<Config>>) => Settings} read throws an error for a wrong value
 * @returns {Settings}
 */
export function readCommandLine(usage, config, read) {
  try {
    return read(parseArgs(config));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`);
    process.exit(2);
  }
}

/**
 * @param {string} name
 * @param {string | undefined} text
 */
export function wholeNumber(name, text = '') {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`${name} must be a whole number above 0, not "${text}".`);
}

/**
 * The chosen items of a list; all of them when none is named.
 * @param {string} name
 * @param {string[]} chosen
 * @param {string[]} all
 */
export function chooseFrom(name, chosen, all) {
  const unknown = chosen.find((item) => !all.includes(item));
  if (unknown !== undefined) throw new Error(`${name} must be one of ${all.join(' ')}, not "${unknown}".`);
  return chosen.length === 0 ? all : chosen;
}
