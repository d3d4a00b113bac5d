const { TestEnvironment } = require('jest-environment-jsdom');
const { screenStyles } = require('./screen-styles.cjs');

/** Node's fetch refuses the abort signals of jsdom, and jsdom's events refuse those of Node: this converts them. */
function nodeSignal(signal) {
  if (!signal || signal instanceof AbortSignal) return signal;
  const controller = new AbortController();
  const follow = () => controller.abort(signal.reason);
  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow, { once: true });
  return controller.signal;
}

class PageRequest extends Request {
  constructor(input, init) {
    super(input, init?.signal ? { ...init, signal: nodeSignal(init.signal) } : init);
  }
}

/** The host of the page answers whoever asks for its time, but does not say it: the clock of the device is the time. */
const isClock = (input, init) => input === '/config.json' && init?.method === 'HEAD';
const noTime = async () => new Response();

/** Globals of browsers that jsdom lacks. `Uint8Array` is included because `TextEncoder` returns Node's. */
const missing = {
  Headers,
  PerformanceMark,
  PerformanceObserver,
  ReadableStream,
  Request: PageRequest,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  Uint8Array,
  WritableStream,
  // styled-components inserts its rules one by one, and jsdom parses no sheet again.
  SC_DISABLE_SPEEDY: false,
  fetch: (input, init) => (isClock(input, init) ? noTime() : fetch(new PageRequest(input, init))),
  structuredClone,
};

/** The browser's performance timeline; each test file starts with an empty one. */
function timeline() {
  performance.clearMarks();
  const calls = ['mark', 'clearMarks', 'getEntriesByType'];
  return Object.fromEntries(calls.map((call) => [call, performance[call].bind(performance)]));
}

/** The bytes of a file, which jsdom gives by events only. */
const arrayBufferBy = (FileReader) =>
  function arrayBuffer() {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };

/** jsdom with the web APIs that the router, the SDK and the console's code need. */
module.exports = class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, missing);
    this.global.Blob.prototype.arrayBuffer ??= arrayBufferBy(this.global.FileReader);
    this.global.getComputedStyle = screenStyles(this.global);
    Object.assign(this.global.performance, timeline());
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
  }
};
