# commit_of <commit>: prints the commit in full; HEAD for an empty one. Fails for one that is not in the history of HEAD.
commit_of() {
  local commit
  if commit=$(git rev-parse --verify -q --end-of-options "${1:-HEAD}^{commit}") && git merge-base --is-ancestor "$commit" HEAD; then
    echo "$commit"
  else
    echo "::error::$1 is no commit of this branch, so its rules were not reviewed." >&2
    return 1
  fi
}
