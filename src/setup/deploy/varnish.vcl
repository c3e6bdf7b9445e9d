vcl 4.1;

# A cache before the shop. Start it with a secret PURGE_TOKEN in its environment, and the shop with
# CDN_PURGE_URL=http://ADDRESS-OF-VARNISH/, CDN_PURGE_METHOD=PURGE and CDN_PURGE_HEADER="Authorization: Bearer SECRET".
# Name Varnish in TRUSTED_PROXIES.

import std;

backend shop {
  .host = "127.0.0.1";
  .port = "4321";
}

# Where the processes of the shop are. What ends TLS before Varnish is often there as well, so that they also need the token.
acl shop_processes {
  "127.0.0.1";
  "::1";
  "10.0.0.0"/8;
}

sub vcl_recv {
  # The key of a page is its host. What a visitor adds to it is not the proxy's word.
  unset req.http.X-Forwarded-Host;
  if (req.method == "PURGE") {
    if (client.ip !~ shop_processes || !std.getenv("PURGE_TOKEN") || std.getenv("PURGE_TOKEN") == "" ||
        req.http.Authorization != "Bearer " + std.getenv("PURGE_TOKEN")) {
      return (synth(403));
    }
    if (req.http.Surrogate-Key !~ "^[A-Za-z0-9_:./% -]+$") {
      return (synth(400));
    }
    # An object that was purged is not shown again, not even while a new one is fetched.
    ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, "\s+", "|") + ")(\s|$)");
    return (synth(200));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Editors see drafts, and the policy of a page depends on what the visitor agreed to.
  if (req.url ~ "^/api/" || req.http.Cookie ~ "veduta-preview" || req.http.Cookie ~ "veduta-consent=C") {
    return (pass);
  }
  # Cookies stay: the shop says of each page whether it is one person's (private, no-store).
  return (hash);
}

sub vcl_backend_response {
  # Otherwise one person's page would make the requests for it wait for each other.
  if (beresp.http.Cache-Control ~ "private|no-store") {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  if (beresp.http.Surrogate-Control ~ "stale-while-revalidate=\d+") {
    set beresp.grace = std.duration(
      regsub(beresp.http.Surrogate-Control, ".*stale-while-revalidate=(\d+).*", "\1s"), 0s);
  }
}

sub vcl_deliver {
  unset resp.http.Surrogate-Control;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
}
