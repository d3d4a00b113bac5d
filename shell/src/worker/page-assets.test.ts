import { keepAssetsOf } from './page-assets';

const origin = 'https://console.example.org';
const page =
  '<script src="/assets/shell.1.js"></script><script>let f=["/assets/app.1.js","/assets/app.1.js"]</script>';

/** A cache with these files, on whose server others are missing. */
function deviceWith(cached: readonly string[], missing: readonly string[] = []) {
  const files = new Set(cached);
  const assets = {
    keys: async () => [...files].map((path) => ({ url: origin + path })),
    async addAll(paths: readonly string[]) {
      if (paths.some((path) => missing.includes(path))) throw new TypeError('Request failed');
      paths.forEach((path) => files.add(path));
    },
    delete: async (path: string) => files.delete(path),
  };
  Object.assign(globalThis, { caches: { open: async () => assets } });
  return files;
}

describe('the scripts that a page names', () => {
  it('are cached, each once, and those of an earlier release are removed', async () => {
    const files = deviceWith(['/assets/shell.0.js', '/assets/app.1.js', '/assets/forms.0.js']);
    await keepAssetsOf(page);
    expect([...files].sort()).toEqual(['/assets/app.1.js', '/assets/shell.1.js']);
  });

  it('bring the messages in the languages that the device has had, and in no other', async () => {
    const files = deviceWith(['/assets/shell.0.js', '/assets/language.te.0.js']);
    await keepAssetsOf(`${page}<script>messageScripts=["/assets/language.",".1.js"]</script>`);
    expect([...files].sort()).toEqual(['/assets/app.1.js', '/assets/language.te.1.js', '/assets/shell.1.js']);
  });

  it('stay, with those that were used since, while the page is the same', async () => {
    const before = ['/assets/shell.1.js', '/assets/app.1.js', '/assets/forms.1.js'];
    const files = deviceWith(before);
    await keepAssetsOf(page);
    expect([...files]).toEqual(before);
  });

  it('replace no other while one of them is missing', async () => {
    const files = deviceWith(['/assets/shell.0.js'], ['/assets/app.1.js']);
    await expect(keepAssetsOf(page)).rejects.toThrow();
    expect([...files]).toEqual(['/assets/shell.0.js']);
  });
});
