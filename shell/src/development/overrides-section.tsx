import { useId, useState, type SubmitEvent } from 'react';
import { contractVersion, type RegistryEntry } from '@console/shared/contract';
import { isServed } from '../remotes/registry/fit';
import { registryEntryAt } from './registry-entry-at';
import { readOverrides, storeOverrides } from './overrides';

type OverridesSectionProps = {
  /** Reloads the page, which applies the change. */
  onChange: () => void;
};

/** Overrides a module of the registry with one from another URL. */
export function OverridesSection({ onChange }: OverridesSectionProps) {
  const [{ entries, problems }] = useState(readOverrides);

  const change = (lines: readonly RegistryEntry[]) => {
    storeOverrides(lines);
    onChange();
  };
  return (
    <section>
      <h2>Modules from elsewhere</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.name}>
            {entry.title} from {entry.entry}
            {!isServed(entry) &&
              `, built for contract ${entry.contract}: this console serves ${contractVersion}`}{' '}
            <button type="button" onClick={() => change(without(entries, entry))}>
              Take {entry.title} from the registry again
            </button>
          </li>
        ))}
        {problems.map((problem) => (
          <li key={problem}>Left out: {problem}</li>
        ))}
      </ul>
      <AddressForm onAdd={(line) => change([...without(entries, line), line])} />
    </section>
  );
}

function AddressForm({ onAdd }: { onAdd: (line: RegistryEntry) => void }) {
  const [address, setAddress] = useState('');
  const [failure, setFailure] = useState('');
  const input = useId();

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure('');
    try {
      onAdd(await registryEntryAt(address.trim()));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <>
      <form onSubmit={(event) => void handleSubmit(event)}>
        <label htmlFor={input}>Address of a module</label>
        <input
          id={input}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          placeholder="http://localhost:3002/mf-manifest.json"
          required
        />
        <button type="submit">Use it</button>
      </form>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}

const without = (lines: readonly RegistryEntry[], { name }: RegistryEntry) =>
  lines.filter((line) => line.name !== name);
