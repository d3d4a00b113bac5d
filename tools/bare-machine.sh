#!/usr/bin/env bash
# Proves the two commands of the README on a plain Debian with Node and npm and nothing else: no compiler, browser,
# fonts or Git. Runs the committed state of this checkout. Needs root on a Debian and the internet, installs debootstrap.
#
#   npm run bare-machine              both
#   npm run bare-machine -- start     npm ci && npm start, until the console answers
#   npm run bare-machine -- test      npm ci && npm test
#
# DEBIAN_MIRROR names another mirror than this machine's, CONSOLE_PORT_* move the ports (the network is this machine's).
set -euo pipefail

project=$(cd "$(dirname "$0")/.." && pwd)
release=bookworm

case "${1:-}" in
  '') parts=(start test) ;;
  start | test) parts=("$1") ;;
  *) sed -n '2,9s/^# \{0,1\}//p' "$0"; exit 1 ;;
esac
[ "$(id -u)" = 0 ] || { echo 'Run this as root: it makes a Debian and changes its root folder.' >&2; exit 1; }
command -v debootstrap > /dev/null || apt-get install -qq --yes debootstrap > /dev/null ||
  { echo 'The package debootstrap is missing and could not be installed.' >&2; exit 1; }

# Runs in its own namespaces: all mounts and processes end with it, however it ends.
if [ -z "${BARE_MACHINE:-}" ]; then
  BARE_MACHINE=$(mktemp -d)
  export BARE_MACHINE
  trap 'rm -rf --one-file-system "$BARE_MACHINE"' EXIT
  trap 'exit 130' INT TERM
  unshare --mount --pid --fork --kill-child "$0" "$@"
  exit
fi

machine=$BARE_MACHINE/debian
home=/root/console

make_machine() {
  local mirror=${DEBIAN_MIRROR:-$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' \
    "Codename: $release" 2> /dev/null | head -n 1)}
  debootstrap --variant=minbase "$release" "$machine" ${mirror:+"$mirror"} > "$BARE_MACHINE/debootstrap.log" ||
    { tail -n 20 "$BARE_MACHINE/debootstrap.log" >&2; return 1; }
  mount -t proc proc "$machine/proc"
  mount --rbind /dev "$machine/dev"
  cp -L /etc/resolv.conf /etc/hosts "$machine/etc/"

  local npm
  npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
  mkdir -p "$machine/usr/local/lib/node_modules"
  cp "$(node -p process.execPath)" "$machine/usr/local/bin/node"
  cp -r "$npm" "$machine/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$machine/usr/local/bin/npm"
  ln -s ../lib/node_modules/npm/bin/npx-cli.js "$machine/usr/local/bin/npx"
  use_own_registry
}

# The npm registry of this machine, with its certificate authority.
use_own_registry() {
  local authority
  echo "registry=$(cd / && npm config get registry 2> /dev/null)" > "$machine/root/.npmrc"
  authority=$(cd / && npm config get cafile 2> /dev/null)
  if [ -f "$authority" ]; then
    cp -L "$authority" "$machine/root/authorities.pem"
    echo 'cafile=/root/authorities.pem' >> "$machine/root/.npmrc"
  fi
}

inside() {
  chroot "$machine" env -i HOME=/root LC_ALL=C \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    $(env | grep '^CONSOLE_PORT_' || true) "$@"
}

describe_machine() {
  local found
  found=$(inside bash -c 'for tool in git python3 cc make ps chromium google-chrome fc-list; do
    command -v $tool; done; ls -d /usr/share/fonts /root/.cache 2> /dev/null' || true)
  echo "Debian $(cat "$machine/etc/debian_version"), Node $(inside node --version), npm $(inside npm --version)"
  echo "Programs and fonts of this machine found in it: ${found:-none}"
}

fresh_clone() {
  rm -rf "$machine$home" "$machine/root/.npm" "$machine/root/.cache"
  git -c safe.directory="$project" -C "$project" bundle create -q "$BARE_MACHINE/console.bundle" HEAD
  git -c advice.detachedHead=false clone -q "$BARE_MACHINE/console.bundle" "$machine$home"
  rm -f "$BARE_MACHINE/console.bundle"
}

# Runs a step in the clone, shows its output, and prints its duration and result.
step() {
  local name=$1 began=$SECONDS status=0
  shift
  echo "== $name"
  inside bash -c "cd $home && $*" || status=$?
  echo "== $name: exit status $status after $((SECONDS - began)) s"
  return "$status"
}

install() {
  step 'npm ci' 'npm ci'
  echo "   $(inside node -p "Object.keys(require('$home/node_modules/.package-lock.json').packages).length") packages," \
    "$(du -sm "$machine$home/node_modules" | cut -f 1) MB"
}

start_console() {
  step 'npm start' '
    began=$(date +%s%N)
    # With job control, the started command has its own process group, which can be interrupted as a whole.
    set -m
    npm start > /root/start.log 2>&1 &
    address=http://localhost:${CONSOLE_PORT_SHELL:-3000}
    for _ in $(seq 600); do
      if grep -q "  Stop " /root/start.log; then break; fi
      if ! kill -0 $!; then cat /root/start.log; exit 1; fi
      sleep 0.2
    done
    cat /root/start.log
    echo "   ready after $((($(date +%s%N) - began) / 1000000)) ms"
    node -e "fetch(process.argv[1]).then(async (answer) => {
      const text = await answer.text();
      console.log(answer.status, answer.headers.get(\"content-type\"), text.length);
      process.exit(answer.ok && text.includes(\"Bible Quiz\") ? 0 : 1);
    })" "$address"
    status=$?
    kill -INT -- -$!
    wait $!
    exit $status'
}

make_machine
describe_machine
failed=0
for part in "${parts[@]}"; do
  fresh_clone
  if [ "$part" = start ]; then
    install && start_console || failed=1
  else
    install && step 'npm test' 'npm test' || failed=1
  fi
done
exit "$failed"
