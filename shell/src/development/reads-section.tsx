import { useEffect, useState } from 'react';
import { readsSoFar, type DocumentReads } from '@console/shared/data';

/** The reads that the database bills for this page, by screen. */
export function ReadsSection() {
  const reads = useReads();
  const total = reads.reduce((sum, one) => sum + one.reads, 0);
  return (
    <section>
      <h2>Reads: {total}</h2>
      {reads.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Screen</th>
              <th scope="col">Collection</th>
              <th scope="col">Documents read</th>
            </tr>
          </thead>
          <tbody>
            {reads.map(({ screen, collection, reads: count }) => (
              <tr key={`${screen} ${collection}`}>
                <td>{screen}</td>
                <td>{collection}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function useReads(): readonly DocumentReads[] {
  const [reads, setReads] = useState(readsSoFar);
  useEffect(() => {
    const observer = new PerformanceObserver(() => setReads(readsSoFar()));
    observer.observe({ type: 'mark', buffered: true });
    return () => observer.disconnect();
  }, []);
  return reads;
}
